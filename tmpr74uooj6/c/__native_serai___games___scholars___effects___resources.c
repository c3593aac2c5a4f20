#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef scholars___effects___resources___Gain_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___resources___GainObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___resources___GainObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
scholars___effects___resources___Gain_traverse(serai___games___scholars___effects___resources___GainObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___resources___GainObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___resources___GainObject))));
    return rv;
}

static int32_t CPyDef_scholars___effects___resources___Gain_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___resources___GainObject *self = (serai___games___scholars___effects___resources___GainObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___resources___GainObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___resources___GainObject))));
    return 0;
}

static int32_t CPyDef_scholars___effects___resources___Gain_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___resources___GainObject *self = (serai___games___scholars___effects___resources___GainObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___resources___GainObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___resources___GainObject))));
    return 0;
}

static void
scholars___effects___resources___Gain_dealloc(serai___games___scholars___effects___resources___GainObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___effects___resources___Gain_dealloc)
    CPyDef_scholars___effects___resources___Gain_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___effects___resources_____mypyc__Gain_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___effects___resources___Gain(void);

static PyObject *
scholars___effects___resources___Gain_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___effects___resources___Gain) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___effects___resources_____mypyc__Gain_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___effects___resources___Gain_vtable[13];
static bool
CPyDef_scholars___effects___resources___Gain_trait_vtable_setup(void)
{
    CPyVTableItem scholars___effects___resources___Gain_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___Work___units,
        (CPyVTableItem)CPyDef_scholars___effects___resources___Gain___free__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___possible,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_work___Work___binds,
        (CPyVTableItem)CPyDef_work___Work___reason,
        (CPyVTableItem)CPyDef_scholars___effects___resources___Gain___run__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___ask,
        (CPyVTableItem)CPyDef_scholars___effects___resources___Gain_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_scholars___effects___resources___Gain___free,
        (CPyVTableItem)CPyDef_scholars___effects___resources___Gain___run,
        (CPyVTableItem)CPyDef_scholars___effects___resources___Gain___gain,
        (CPyVTableItem)CPyDef_scholars___effects___resources___Gain_____mypyc_defaults_setup,
    };
    memcpy(scholars___effects___resources___Gain_vtable, scholars___effects___resources___Gain_vtable_scratch, sizeof(scholars___effects___resources___Gain_vtable));
    return 1;
}

static bool
CPyDef_scholars___effects___resources___Gain_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___effects___resources___Gain_get_must(serai___games___scholars___effects___resources___GainObject *self, void *closure);
static int
scholars___effects___resources___Gain_set_must(serai___games___scholars___effects___resources___GainObject *self, PyObject *value, void *closure);
static PyObject *
scholars___effects___resources___Gain_get_always(serai___games___scholars___effects___resources___GainObject *self, void *closure);
static int
scholars___effects___resources___Gain_set_always(serai___games___scholars___effects___resources___GainObject *self, PyObject *value, void *closure);
static PyObject *
scholars___effects___resources___Gain_get_quiet(serai___games___scholars___effects___resources___GainObject *self, void *closure);
static int
scholars___effects___resources___Gain_set_quiet(serai___games___scholars___effects___resources___GainObject *self, PyObject *value, void *closure);

static PyGetSetDef scholars___effects___resources___Gain_getseters[] = {
    {"must",
     (getter)scholars___effects___resources___Gain_get_must, (setter)scholars___effects___resources___Gain_set_must,
     NULL, NULL},
    {"always",
     (getter)scholars___effects___resources___Gain_get_always, (setter)scholars___effects___resources___Gain_set_always,
     NULL, NULL},
    {"quiet",
     (getter)scholars___effects___resources___Gain_get_quiet, (setter)scholars___effects___resources___Gain_set_quiet,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___effects___resources___Gain_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___effects___resources_____mypyc__Gain_setup, METH_O, NULL},
    {"free",
     (PyCFunction)CPyPy_scholars___effects___resources___Gain___free,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("free($self, t, me, call, context)\n--\n\n")},
    {"run",
     (PyCFunction)CPyPy_scholars___effects___resources___Gain___run,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("run($self, t, me, call, context)\n--\n\n")},
    {"gain",
     (PyCFunction)CPyPy_scholars___effects___resources___Gain___gain,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("gain($self, t, me, amount)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_scholars___effects___resources___Gain_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___effects___resources___Gain_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Gain",
    .tp_new = scholars___effects___resources___Gain_new,
    .tp_dealloc = (destructor)scholars___effects___resources___Gain_dealloc,
    .tp_traverse = (traverseproc)scholars___effects___resources___Gain_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___effects___resources___Gain_clear,
    .tp_getset = scholars___effects___resources___Gain_getseters,
    .tp_methods = scholars___effects___resources___Gain_methods,
    .tp_members = scholars___effects___resources___Gain_members,
    .tp_basicsize = sizeof(serai___games___scholars___effects___resources___GainObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___effects___resources___GainObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___effects___resources___GainObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Gain()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___effects___resources___Gain_template = &CPyType_scholars___effects___resources___Gain_template_;

PyObject *CPyDef_scholars___effects___resources_____mypyc__Gain_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___resources___GainObject *self;
    self = (serai___games___scholars___effects___resources___GainObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___effects___resources___Gain_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    if (CPyDef_scholars___effects___resources___Gain_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___effects___resources___Gain(void)
{
    PyObject *self = CPyDef_scholars___effects___resources_____mypyc__Gain_setup((PyObject *)CPyType_scholars___effects___resources___Gain);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
scholars___effects___resources___Gain_get_must(serai___games___scholars___effects___resources___GainObject *self, void *closure)
{
    if (unlikely(self->_must == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'must' of 'Gain' undefined");
        return NULL;
    }
    PyObject *retval = self->_must ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
scholars___effects___resources___Gain_set_must(serai___games___scholars___effects___resources___GainObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Gain' object attribute 'must' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_must = tmp;
    return 0;
}

static PyObject *
scholars___effects___resources___Gain_get_always(serai___games___scholars___effects___resources___GainObject *self, void *closure)
{
    if (unlikely(self->_always == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'always' of 'Gain' undefined");
        return NULL;
    }
    PyObject *retval = self->_always ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
scholars___effects___resources___Gain_set_always(serai___games___scholars___effects___resources___GainObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Gain' object attribute 'always' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_always = tmp;
    return 0;
}

static PyObject *
scholars___effects___resources___Gain_get_quiet(serai___games___scholars___effects___resources___GainObject *self, void *closure)
{
    if (unlikely(self->_quiet == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'quiet' of 'Gain' undefined");
        return NULL;
    }
    PyObject *retval = self->_quiet ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
scholars___effects___resources___Gain_set_quiet(serai___games___scholars___effects___resources___GainObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Gain' object attribute 'quiet' cannot be deleted");
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

PyMemberDef scholars___effects___resources___GainSilver_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___resources___GainSilverObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___resources___GainSilverObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
scholars___effects___resources___GainSilver_traverse(serai___games___scholars___effects___resources___GainSilverObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___resources___GainSilverObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___resources___GainSilverObject))));
    return rv;
}

static int32_t CPyDef_scholars___effects___resources___GainSilver_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___resources___GainSilverObject *self = (serai___games___scholars___effects___resources___GainSilverObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___resources___GainSilverObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___resources___GainSilverObject))));
    return 0;
}

static int32_t CPyDef_scholars___effects___resources___GainSilver_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___resources___GainSilverObject *self = (serai___games___scholars___effects___resources___GainSilverObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___resources___GainSilverObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___resources___GainSilverObject))));
    return 0;
}

static void
scholars___effects___resources___GainSilver_dealloc(serai___games___scholars___effects___resources___GainSilverObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___effects___resources___GainSilver_dealloc)
    CPyDef_scholars___effects___resources___GainSilver_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___effects___resources_____mypyc__GainSilver_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___effects___resources___GainSilver(void);

static PyObject *
scholars___effects___resources___GainSilver_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___effects___resources___GainSilver) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___effects___resources_____mypyc__GainSilver_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___effects___resources___GainSilver_vtable[15];
static bool
CPyDef_scholars___effects___resources___GainSilver_trait_vtable_setup(void)
{
    CPyVTableItem scholars___effects___resources___GainSilver_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___Work___units,
        (CPyVTableItem)CPyDef_scholars___effects___resources___Gain___free__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___possible,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_work___Work___binds,
        (CPyVTableItem)CPyDef_work___Work___reason,
        (CPyVTableItem)CPyDef_scholars___effects___resources___Gain___run__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___ask,
        (CPyVTableItem)CPyDef_scholars___effects___resources___GainSilver_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_scholars___effects___resources___Gain___free,
        (CPyVTableItem)CPyDef_scholars___effects___resources___Gain___run,
        (CPyVTableItem)CPyDef_scholars___effects___resources___GainSilver___gain,
        (CPyVTableItem)CPyDef_scholars___effects___resources___GainSilver_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_scholars___effects___resources___GainSilver___gain,
        (CPyVTableItem)CPyDef_scholars___effects___resources___GainSilver_____mypyc_defaults_setup,
    };
    memcpy(scholars___effects___resources___GainSilver_vtable, scholars___effects___resources___GainSilver_vtable_scratch, sizeof(scholars___effects___resources___GainSilver_vtable));
    return 1;
}

static bool
CPyDef_scholars___effects___resources___GainSilver_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef scholars___effects___resources___GainSilver_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___effects___resources___GainSilver_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___effects___resources_____mypyc__GainSilver_setup, METH_O, NULL},
    {"gain",
     (PyCFunction)CPyPy_scholars___effects___resources___GainSilver___gain,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("gain($self, t, me, amount)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_scholars___effects___resources___GainSilver_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___effects___resources___GainSilver_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "GainSilver",
    .tp_new = scholars___effects___resources___GainSilver_new,
    .tp_dealloc = (destructor)scholars___effects___resources___GainSilver_dealloc,
    .tp_traverse = (traverseproc)scholars___effects___resources___GainSilver_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___effects___resources___GainSilver_clear,
    .tp_getset = scholars___effects___resources___GainSilver_getseters,
    .tp_methods = scholars___effects___resources___GainSilver_methods,
    .tp_members = scholars___effects___resources___GainSilver_members,
    .tp_basicsize = sizeof(serai___games___scholars___effects___resources___GainSilverObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___effects___resources___GainSilverObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___effects___resources___GainSilverObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("GainSilver()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___effects___resources___GainSilver_template = &CPyType_scholars___effects___resources___GainSilver_template_;

PyObject *CPyDef_scholars___effects___resources_____mypyc__GainSilver_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___resources___GainSilverObject *self;
    self = (serai___games___scholars___effects___resources___GainSilverObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___effects___resources___GainSilver_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    if (CPyDef_scholars___effects___resources___GainSilver_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___effects___resources___GainSilver(void)
{
    PyObject *self = CPyDef_scholars___effects___resources_____mypyc__GainSilver_setup((PyObject *)CPyType_scholars___effects___resources___GainSilver);
    if (self == NULL)
        return NULL;
    return self;
}


PyMemberDef scholars___effects___resources___GainGold_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___resources___GainGoldObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___resources___GainGoldObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
scholars___effects___resources___GainGold_traverse(serai___games___scholars___effects___resources___GainGoldObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___resources___GainGoldObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___resources___GainGoldObject))));
    return rv;
}

static int32_t CPyDef_scholars___effects___resources___GainGold_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___resources___GainGoldObject *self = (serai___games___scholars___effects___resources___GainGoldObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___resources___GainGoldObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___resources___GainGoldObject))));
    return 0;
}

static int32_t CPyDef_scholars___effects___resources___GainGold_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___resources___GainGoldObject *self = (serai___games___scholars___effects___resources___GainGoldObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___resources___GainGoldObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___resources___GainGoldObject))));
    return 0;
}

static void
scholars___effects___resources___GainGold_dealloc(serai___games___scholars___effects___resources___GainGoldObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___effects___resources___GainGold_dealloc)
    CPyDef_scholars___effects___resources___GainGold_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___effects___resources_____mypyc__GainGold_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___effects___resources___GainGold(void);

static PyObject *
scholars___effects___resources___GainGold_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___effects___resources___GainGold) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___effects___resources_____mypyc__GainGold_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___effects___resources___GainGold_vtable[15];
static bool
CPyDef_scholars___effects___resources___GainGold_trait_vtable_setup(void)
{
    CPyVTableItem scholars___effects___resources___GainGold_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___Work___units,
        (CPyVTableItem)CPyDef_scholars___effects___resources___Gain___free__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___possible,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_work___Work___binds,
        (CPyVTableItem)CPyDef_work___Work___reason,
        (CPyVTableItem)CPyDef_scholars___effects___resources___Gain___run__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___ask,
        (CPyVTableItem)CPyDef_scholars___effects___resources___GainGold_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_scholars___effects___resources___Gain___free,
        (CPyVTableItem)CPyDef_scholars___effects___resources___Gain___run,
        (CPyVTableItem)CPyDef_scholars___effects___resources___GainGold___gain,
        (CPyVTableItem)CPyDef_scholars___effects___resources___GainGold_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_scholars___effects___resources___GainGold___gain,
        (CPyVTableItem)CPyDef_scholars___effects___resources___GainGold_____mypyc_defaults_setup,
    };
    memcpy(scholars___effects___resources___GainGold_vtable, scholars___effects___resources___GainGold_vtable_scratch, sizeof(scholars___effects___resources___GainGold_vtable));
    return 1;
}

static bool
CPyDef_scholars___effects___resources___GainGold_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef scholars___effects___resources___GainGold_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___effects___resources___GainGold_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___effects___resources_____mypyc__GainGold_setup, METH_O, NULL},
    {"gain",
     (PyCFunction)CPyPy_scholars___effects___resources___GainGold___gain,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("gain($self, t, me, amount)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_scholars___effects___resources___GainGold_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___effects___resources___GainGold_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "GainGold",
    .tp_new = scholars___effects___resources___GainGold_new,
    .tp_dealloc = (destructor)scholars___effects___resources___GainGold_dealloc,
    .tp_traverse = (traverseproc)scholars___effects___resources___GainGold_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___effects___resources___GainGold_clear,
    .tp_getset = scholars___effects___resources___GainGold_getseters,
    .tp_methods = scholars___effects___resources___GainGold_methods,
    .tp_members = scholars___effects___resources___GainGold_members,
    .tp_basicsize = sizeof(serai___games___scholars___effects___resources___GainGoldObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___effects___resources___GainGoldObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___effects___resources___GainGoldObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("GainGold()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___effects___resources___GainGold_template = &CPyType_scholars___effects___resources___GainGold_template_;

PyObject *CPyDef_scholars___effects___resources_____mypyc__GainGold_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___resources___GainGoldObject *self;
    self = (serai___games___scholars___effects___resources___GainGoldObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___effects___resources___GainGold_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    if (CPyDef_scholars___effects___resources___GainGold_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___effects___resources___GainGold(void)
{
    PyObject *self = CPyDef_scholars___effects___resources_____mypyc__GainGold_setup((PyObject *)CPyType_scholars___effects___resources___GainGold);
    if (self == NULL)
        return NULL;
    return self;
}


PyMemberDef scholars___effects___resources___GainWorker_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___resources___GainWorkerObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___resources___GainWorkerObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
scholars___effects___resources___GainWorker_traverse(serai___games___scholars___effects___resources___GainWorkerObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___resources___GainWorkerObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___resources___GainWorkerObject))));
    return rv;
}

static int32_t CPyDef_scholars___effects___resources___GainWorker_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___resources___GainWorkerObject *self = (serai___games___scholars___effects___resources___GainWorkerObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___resources___GainWorkerObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___resources___GainWorkerObject))));
    return 0;
}

static int32_t CPyDef_scholars___effects___resources___GainWorker_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___resources___GainWorkerObject *self = (serai___games___scholars___effects___resources___GainWorkerObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___resources___GainWorkerObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___resources___GainWorkerObject))));
    return 0;
}

static void
scholars___effects___resources___GainWorker_dealloc(serai___games___scholars___effects___resources___GainWorkerObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___effects___resources___GainWorker_dealloc)
    CPyDef_scholars___effects___resources___GainWorker_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___effects___resources_____mypyc__GainWorker_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___effects___resources___GainWorker(void);

static PyObject *
scholars___effects___resources___GainWorker_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___effects___resources___GainWorker) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___effects___resources_____mypyc__GainWorker_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___effects___resources___GainWorker_vtable[14];
static bool
CPyDef_scholars___effects___resources___GainWorker_trait_vtable_setup(void)
{
    CPyVTableItem scholars___effects___resources___GainWorker_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___Work___units,
        (CPyVTableItem)CPyDef_scholars___effects___resources___GainWorker___free__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___possible,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_scholars___effects___resources___GainWorker___binds__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___reason,
        (CPyVTableItem)CPyDef_scholars___effects___resources___GainWorker___run__Work_glue,
        (CPyVTableItem)CPyDef_scholars___effects___resources___GainWorker___ask__Work_glue,
        (CPyVTableItem)CPyDef_scholars___effects___resources___GainWorker_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_scholars___effects___resources___GainWorker___free,
        (CPyVTableItem)CPyDef_scholars___effects___resources___GainWorker___binds,
        (CPyVTableItem)CPyDef_scholars___effects___resources___GainWorker___run,
        (CPyVTableItem)CPyDef_scholars___effects___resources___GainWorker___ask,
        (CPyVTableItem)CPyDef_scholars___effects___resources___GainWorker_____mypyc_defaults_setup,
    };
    memcpy(scholars___effects___resources___GainWorker_vtable, scholars___effects___resources___GainWorker_vtable_scratch, sizeof(scholars___effects___resources___GainWorker_vtable));
    return 1;
}

static bool
CPyDef_scholars___effects___resources___GainWorker_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___effects___resources___GainWorker_get_must(serai___games___scholars___effects___resources___GainWorkerObject *self, void *closure);
static int
scholars___effects___resources___GainWorker_set_must(serai___games___scholars___effects___resources___GainWorkerObject *self, PyObject *value, void *closure);
static PyObject *
scholars___effects___resources___GainWorker_get_always(serai___games___scholars___effects___resources___GainWorkerObject *self, void *closure);
static int
scholars___effects___resources___GainWorker_set_always(serai___games___scholars___effects___resources___GainWorkerObject *self, PyObject *value, void *closure);
static PyObject *
scholars___effects___resources___GainWorker_get_asks_itself(serai___games___scholars___effects___resources___GainWorkerObject *self, void *closure);
static int
scholars___effects___resources___GainWorker_set_asks_itself(serai___games___scholars___effects___resources___GainWorkerObject *self, PyObject *value, void *closure);

static PyGetSetDef scholars___effects___resources___GainWorker_getseters[] = {
    {"must",
     (getter)scholars___effects___resources___GainWorker_get_must, (setter)scholars___effects___resources___GainWorker_set_must,
     NULL, NULL},
    {"always",
     (getter)scholars___effects___resources___GainWorker_get_always, (setter)scholars___effects___resources___GainWorker_set_always,
     NULL, NULL},
    {"asks_itself",
     (getter)scholars___effects___resources___GainWorker_get_asks_itself, (setter)scholars___effects___resources___GainWorker_set_asks_itself,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___effects___resources___GainWorker_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___effects___resources_____mypyc__GainWorker_setup, METH_O, NULL},
    {"free",
     (PyCFunction)CPyPy_scholars___effects___resources___GainWorker___free,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("free($self, t, me, call, context)\n--\n\n")},
    {"binds",
     (PyCFunction)CPyPy_scholars___effects___resources___GainWorker___binds,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("binds($self, t, me, call, context)\n--\n\n")},
    {"run",
     (PyCFunction)CPyPy_scholars___effects___resources___GainWorker___run,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("run($self, t, me, call, context)\n--\n\n")},
    {"ask",
     (PyCFunction)CPyPy_scholars___effects___resources___GainWorker___ask,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("ask($self, t, me, call, context, optional)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_scholars___effects___resources___GainWorker_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___effects___resources___GainWorker_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "GainWorker",
    .tp_new = scholars___effects___resources___GainWorker_new,
    .tp_dealloc = (destructor)scholars___effects___resources___GainWorker_dealloc,
    .tp_traverse = (traverseproc)scholars___effects___resources___GainWorker_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___effects___resources___GainWorker_clear,
    .tp_getset = scholars___effects___resources___GainWorker_getseters,
    .tp_methods = scholars___effects___resources___GainWorker_methods,
    .tp_members = scholars___effects___resources___GainWorker_members,
    .tp_basicsize = sizeof(serai___games___scholars___effects___resources___GainWorkerObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___effects___resources___GainWorkerObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___effects___resources___GainWorkerObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("GainWorker()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___effects___resources___GainWorker_template = &CPyType_scholars___effects___resources___GainWorker_template_;

PyObject *CPyDef_scholars___effects___resources_____mypyc__GainWorker_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___resources___GainWorkerObject *self;
    self = (serai___games___scholars___effects___resources___GainWorkerObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___effects___resources___GainWorker_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    self->_must = 2;
    self->_always = 2;
    self->_asks_itself = 2;
    if (CPyDef_scholars___effects___resources___GainWorker_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___effects___resources___GainWorker(void)
{
    PyObject *self = CPyDef_scholars___effects___resources_____mypyc__GainWorker_setup((PyObject *)CPyType_scholars___effects___resources___GainWorker);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
scholars___effects___resources___GainWorker_get_must(serai___games___scholars___effects___resources___GainWorkerObject *self, void *closure)
{
    if (unlikely(self->_must == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'must' of 'GainWorker' undefined");
        return NULL;
    }
    PyObject *retval = self->_must ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
scholars___effects___resources___GainWorker_set_must(serai___games___scholars___effects___resources___GainWorkerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'GainWorker' object attribute 'must' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_must = tmp;
    return 0;
}

static PyObject *
scholars___effects___resources___GainWorker_get_always(serai___games___scholars___effects___resources___GainWorkerObject *self, void *closure)
{
    if (unlikely(self->_always == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'always' of 'GainWorker' undefined");
        return NULL;
    }
    PyObject *retval = self->_always ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
scholars___effects___resources___GainWorker_set_always(serai___games___scholars___effects___resources___GainWorkerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'GainWorker' object attribute 'always' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_always = tmp;
    return 0;
}

static PyObject *
scholars___effects___resources___GainWorker_get_asks_itself(serai___games___scholars___effects___resources___GainWorkerObject *self, void *closure)
{
    if (unlikely(self->_asks_itself == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'asks_itself' of 'GainWorker' undefined");
        return NULL;
    }
    PyObject *retval = self->_asks_itself ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
scholars___effects___resources___GainWorker_set_asks_itself(serai___games___scholars___effects___resources___GainWorkerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'GainWorker' object attribute 'asks_itself' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_asks_itself = tmp;
    return 0;
}

PyMemberDef scholars___effects___resources___Pay_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___resources___PayObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___resources___PayObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
scholars___effects___resources___Pay_traverse(serai___games___scholars___effects___resources___PayObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___resources___PayObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___resources___PayObject))));
    return rv;
}

static int32_t CPyDef_scholars___effects___resources___Pay_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___resources___PayObject *self = (serai___games___scholars___effects___resources___PayObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___resources___PayObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___resources___PayObject))));
    return 0;
}

static int32_t CPyDef_scholars___effects___resources___Pay_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___resources___PayObject *self = (serai___games___scholars___effects___resources___PayObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___resources___PayObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___resources___PayObject))));
    return 0;
}

static void
scholars___effects___resources___Pay_dealloc(serai___games___scholars___effects___resources___PayObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___effects___resources___Pay_dealloc)
    CPyDef_scholars___effects___resources___Pay_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___effects___resources_____mypyc__Pay_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___effects___resources___Pay(void);

static PyObject *
scholars___effects___resources___Pay_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___effects___resources___Pay) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___effects___resources_____mypyc__Pay_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___effects___resources___Pay_vtable[15];
static bool
CPyDef_scholars___effects___resources___Pay_trait_vtable_setup(void)
{
    CPyVTableItem scholars___effects___resources___Pay_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___Work___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_scholars___effects___resources___Pay___possible__Work_glue,
        (CPyVTableItem)CPyDef_scholars___effects___resources___Pay___possible_then__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___binds,
        (CPyVTableItem)CPyDef_scholars___effects___resources___Pay___reason__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___run,
        (CPyVTableItem)CPyDef_scholars___effects___resources___Pay___ask__Work_glue,
        (CPyVTableItem)CPyDef_scholars___effects___resources___Pay_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_scholars___effects___resources___Pay___possible,
        (CPyVTableItem)CPyDef_scholars___effects___resources___Pay___reason,
        (CPyVTableItem)CPyDef_scholars___effects___resources___Pay___possible_then,
        (CPyVTableItem)CPyDef_scholars___effects___resources___Pay___ask,
        (CPyVTableItem)CPyDef_scholars___effects___resources___Pay___pay,
        (CPyVTableItem)CPyDef_scholars___effects___resources___Pay_____mypyc_defaults_setup,
    };
    memcpy(scholars___effects___resources___Pay_vtable, scholars___effects___resources___Pay_vtable_scratch, sizeof(scholars___effects___resources___Pay_vtable));
    return 1;
}

static bool
CPyDef_scholars___effects___resources___Pay_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef scholars___effects___resources___Pay_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___effects___resources___Pay_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___effects___resources_____mypyc__Pay_setup, METH_O, NULL},
    {"possible",
     (PyCFunction)CPyPy_scholars___effects___resources___Pay___possible,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("possible($self, t, me, call, context)\n--\n\n")},
    {"reason",
     (PyCFunction)CPyPy_scholars___effects___resources___Pay___reason,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("reason($self, t, me, call, context)\n--\n\n")},
    {"possible_then",
     (PyCFunction)CPyPy_scholars___effects___resources___Pay___possible_then,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("possible_then($self, t, me, call, gain, context)\n--\n\n")},
    {"ask",
     (PyCFunction)CPyPy_scholars___effects___resources___Pay___ask,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("ask($self, t, me, call, context, optional)\n--\n\n")},
    {"pay",
     (PyCFunction)CPyPy_scholars___effects___resources___Pay___pay,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("pay($self, t, me, resource, amount)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_scholars___effects___resources___Pay_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___effects___resources___Pay_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Pay",
    .tp_new = scholars___effects___resources___Pay_new,
    .tp_dealloc = (destructor)scholars___effects___resources___Pay_dealloc,
    .tp_traverse = (traverseproc)scholars___effects___resources___Pay_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___effects___resources___Pay_clear,
    .tp_getset = scholars___effects___resources___Pay_getseters,
    .tp_methods = scholars___effects___resources___Pay_methods,
    .tp_members = scholars___effects___resources___Pay_members,
    .tp_basicsize = sizeof(serai___games___scholars___effects___resources___PayObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___effects___resources___PayObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___effects___resources___PayObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Pay()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___effects___resources___Pay_template = &CPyType_scholars___effects___resources___Pay_template_;

PyObject *CPyDef_scholars___effects___resources_____mypyc__Pay_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___resources___PayObject *self;
    self = (serai___games___scholars___effects___resources___PayObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___effects___resources___Pay_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    if (CPyDef_scholars___effects___resources___Pay_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___effects___resources___Pay(void)
{
    PyObject *self = CPyDef_scholars___effects___resources_____mypyc__Pay_setup((PyObject *)CPyType_scholars___effects___resources___Pay);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendscholars___effects___resources___ask_GainWorker_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___effects___resources___ask_GainWorker_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods scholars___effects___resources___ask_GainWorker_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___effects___resources___ask_GainWorker_gen,
};
static int
scholars___effects___resources___ask_GainWorker_gen_traverse(serai___games___scholars___effects___resources___ask_GainWorker_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self);
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0);
    Py_VISIT(self->___mypyc_generator_frame_attribute__self);
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__context));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__amount);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_1)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_1));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_2);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___effects___resources___ask_GainWorker_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___resources___ask_GainWorker_genObject *self = (serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
        self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
        self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__context;
        self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__amount);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_1)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_1;
        self->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_1 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_2);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0;
        self->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_scholars___effects___resources___ask_GainWorker_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___resources___ask_GainWorker_genObject *self = (serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
        self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
        self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__context;
        self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__amount);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_1)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_1;
        self->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_1 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_2);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0;
        self->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
scholars___effects___resources___ask_GainWorker_gen_dealloc(serai___games___scholars___effects___resources___ask_GainWorker_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___effects___resources___ask_GainWorker_gen_free_instance == NULL) {
        scholars___effects___resources___ask_GainWorker_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
            self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
            self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
        }
        self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional = 2;
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__context;
            self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
        }
        self->___mypyc_generator_frame_attribute__optional = 2;
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__amount);
        if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_1)) {
            CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_1;
            self->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_1 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_1 = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_2);
        if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0)) {
            CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0;
            self->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0 = CPY_INT_TAG;
        }
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___effects___resources___ask_GainWorker_gen_dealloc)
    CPyDef_scholars___effects___resources___ask_GainWorker_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___effects___resources_____mypyc__ask_GainWorker_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___effects___resources___ask_GainWorker_gen(void);

static PyObject *
scholars___effects___resources___ask_GainWorker_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___effects___resources___ask_GainWorker_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___effects___resources_____mypyc__ask_GainWorker_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___effects___resources___ask_GainWorker_gen_vtable[6];
static bool
CPyDef_scholars___effects___resources___ask_GainWorker_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___effects___resources___ask_GainWorker_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___effects___resources___ask_GainWorker_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___effects___resources___ask_GainWorker_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___effects___resources___ask_GainWorker_gen___send,
        (CPyVTableItem)CPyDef_scholars___effects___resources___ask_GainWorker_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___effects___resources___ask_GainWorker_gen___throw,
        (CPyVTableItem)CPyDef_scholars___effects___resources___ask_GainWorker_gen___close,
    };
    memcpy(scholars___effects___resources___ask_GainWorker_gen_vtable, scholars___effects___resources___ask_GainWorker_gen_vtable_scratch, sizeof(scholars___effects___resources___ask_GainWorker_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___effects___resources___ask_GainWorker_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___effects___resources___ask_GainWorker_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___effects___resources_____mypyc__ask_GainWorker_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___effects___resources___ask_GainWorker_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___effects___resources___ask_GainWorker_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___effects___resources___ask_GainWorker_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___effects___resources___ask_GainWorker_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___effects___resources___ask_GainWorker_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___effects___resources___ask_GainWorker_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_GainWorker_gen",
    .tp_new = scholars___effects___resources___ask_GainWorker_gen_new,
    .tp_dealloc = (destructor)scholars___effects___resources___ask_GainWorker_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___effects___resources___ask_GainWorker_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___effects___resources___ask_GainWorker_gen_clear,
    .tp_methods = scholars___effects___resources___ask_GainWorker_gen_methods,
    .tp_iter = CPyDef_scholars___effects___resources___ask_GainWorker_gen_____iter__,
    .tp_iternext = CPyDef_scholars___effects___resources___ask_GainWorker_gen_____next__,
    .tp_as_async = &scholars___effects___resources___ask_GainWorker_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___effects___resources___ask_GainWorker_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_GainWorker_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___effects___resources___ask_GainWorker_gen_template = &CPyType_scholars___effects___resources___ask_GainWorker_gen_template_;

PyObject *CPyDef_scholars___effects___resources_____mypyc__ask_GainWorker_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___resources___ask_GainWorker_genObject *self;
    if (scholars___effects___resources___ask_GainWorker_gen_free_instance != NULL) {
        self = scholars___effects___resources___ask_GainWorker_gen_free_instance;
        scholars___effects___resources___ask_GainWorker_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___resources___ask_GainWorker_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___effects___resources___ask_GainWorker_gen_vtable;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__optional = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_1 = CPY_INT_TAG;
    self->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0 = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___effects___resources___ask_GainWorker_gen(void)
{
    PyObject *self = CPyDef_scholars___effects___resources_____mypyc__ask_GainWorker_gen_setup((PyObject *)CPyType_scholars___effects___resources___ask_GainWorker_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendscholars___effects___resources___choose_worker_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___effects___resources___choose_worker_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods scholars___effects___resources___choose_worker_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___effects___resources___choose_worker_gen,
};
static int
scholars___effects___resources___choose_worker_gen_traverse(serai___games___scholars___effects___resources___choose_worker_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__rule);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__left)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__left));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___effects___resources___choose_worker_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___resources___choose_worker_genObject *self = (serai___games___scholars___effects___resources___choose_worker_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__rule);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__left)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__left;
        self->___mypyc_generator_frame_attribute__left = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_scholars___effects___resources___choose_worker_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___resources___choose_worker_genObject *self = (serai___games___scholars___effects___resources___choose_worker_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__rule);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__left)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__left;
        self->___mypyc_generator_frame_attribute__left = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
scholars___effects___resources___choose_worker_gen_dealloc(serai___games___scholars___effects___resources___choose_worker_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___effects___resources___choose_worker_gen_free_instance == NULL) {
        scholars___effects___resources___choose_worker_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__rule);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__left)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__left;
            self->___mypyc_generator_frame_attribute__left = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__left = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___effects___resources___choose_worker_gen_dealloc)
    CPyDef_scholars___effects___resources___choose_worker_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___effects___resources_____mypyc__choose_worker_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___effects___resources___choose_worker_gen(void);

static PyObject *
scholars___effects___resources___choose_worker_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___effects___resources___choose_worker_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___effects___resources_____mypyc__choose_worker_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___effects___resources___choose_worker_gen_vtable[6];
static bool
CPyDef_scholars___effects___resources___choose_worker_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___effects___resources___choose_worker_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___effects___resources___choose_worker_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___effects___resources___choose_worker_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___effects___resources___choose_worker_gen___send,
        (CPyVTableItem)CPyDef_scholars___effects___resources___choose_worker_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___effects___resources___choose_worker_gen___throw,
        (CPyVTableItem)CPyDef_scholars___effects___resources___choose_worker_gen___close,
    };
    memcpy(scholars___effects___resources___choose_worker_gen_vtable, scholars___effects___resources___choose_worker_gen_vtable_scratch, sizeof(scholars___effects___resources___choose_worker_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___effects___resources___choose_worker_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___effects___resources___choose_worker_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___effects___resources_____mypyc__choose_worker_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___effects___resources___choose_worker_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___effects___resources___choose_worker_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___effects___resources___choose_worker_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___effects___resources___choose_worker_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___effects___resources___choose_worker_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___effects___resources___choose_worker_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "choose_worker_gen",
    .tp_new = scholars___effects___resources___choose_worker_gen_new,
    .tp_dealloc = (destructor)scholars___effects___resources___choose_worker_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___effects___resources___choose_worker_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___effects___resources___choose_worker_gen_clear,
    .tp_methods = scholars___effects___resources___choose_worker_gen_methods,
    .tp_iter = CPyDef_scholars___effects___resources___choose_worker_gen_____iter__,
    .tp_iternext = CPyDef_scholars___effects___resources___choose_worker_gen_____next__,
    .tp_as_async = &scholars___effects___resources___choose_worker_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___effects___resources___choose_worker_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("choose_worker_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___effects___resources___choose_worker_gen_template = &CPyType_scholars___effects___resources___choose_worker_gen_template_;

PyObject *CPyDef_scholars___effects___resources_____mypyc__choose_worker_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___resources___choose_worker_genObject *self;
    if (scholars___effects___resources___choose_worker_gen_free_instance != NULL) {
        self = scholars___effects___resources___choose_worker_gen_free_instance;
        scholars___effects___resources___choose_worker_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___resources___choose_worker_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___effects___resources___choose_worker_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__left = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___effects___resources___choose_worker_gen(void)
{
    PyObject *self = CPyDef_scholars___effects___resources_____mypyc__choose_worker_gen_setup((PyObject *)CPyType_scholars___effects___resources___choose_worker_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendscholars___effects___resources___ask_Pay_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___effects___resources___ask_Pay_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods scholars___effects___resources___ask_Pay_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___effects___resources___ask_Pay_gen,
};
static int
scholars___effects___resources___ask_Pay_gen_traverse(serai___games___scholars___effects___resources___ask_Pay_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self);
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0);
    Py_VISIT(self->___mypyc_generator_frame_attribute__self);
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__context));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_Pay_gen_1);
    Py_VISIT(self->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___effects___resources___ask_Pay_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___resources___ask_Pay_genObject *self = (serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
        self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
        self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__context;
        self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_Pay_gen_1);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_0);
    return 0;
}

static int32_t CPyDef_scholars___effects___resources___ask_Pay_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___resources___ask_Pay_genObject *self = (serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
        self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
        self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__context;
        self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_Pay_gen_1);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_0);
    return 0;
}

static void
scholars___effects___resources___ask_Pay_gen_dealloc(serai___games___scholars___effects___resources___ask_Pay_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___effects___resources___ask_Pay_gen_free_instance == NULL) {
        scholars___effects___resources___ask_Pay_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
            self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
            self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
        }
        self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional = 2;
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__context;
            self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
        }
        self->___mypyc_generator_frame_attribute__optional = 2;
        self->___mypyc_next_label__ = -113;
        self->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_Pay_gen_0 = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_Pay_gen_1);
        Py_CLEAR(self->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_0);
        self->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_1 = -113;
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___effects___resources___ask_Pay_gen_dealloc)
    CPyDef_scholars___effects___resources___ask_Pay_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___effects___resources_____mypyc__ask_Pay_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___effects___resources___ask_Pay_gen(void);

static PyObject *
scholars___effects___resources___ask_Pay_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___effects___resources___ask_Pay_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___effects___resources_____mypyc__ask_Pay_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___effects___resources___ask_Pay_gen_vtable[6];
static bool
CPyDef_scholars___effects___resources___ask_Pay_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___effects___resources___ask_Pay_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___effects___resources___ask_Pay_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___effects___resources___ask_Pay_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___effects___resources___ask_Pay_gen___send,
        (CPyVTableItem)CPyDef_scholars___effects___resources___ask_Pay_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___effects___resources___ask_Pay_gen___throw,
        (CPyVTableItem)CPyDef_scholars___effects___resources___ask_Pay_gen___close,
    };
    memcpy(scholars___effects___resources___ask_Pay_gen_vtable, scholars___effects___resources___ask_Pay_gen_vtable_scratch, sizeof(scholars___effects___resources___ask_Pay_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___effects___resources___ask_Pay_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___effects___resources___ask_Pay_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___effects___resources_____mypyc__ask_Pay_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___effects___resources___ask_Pay_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___effects___resources___ask_Pay_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___effects___resources___ask_Pay_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___effects___resources___ask_Pay_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___effects___resources___ask_Pay_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___effects___resources___ask_Pay_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_Pay_gen",
    .tp_new = scholars___effects___resources___ask_Pay_gen_new,
    .tp_dealloc = (destructor)scholars___effects___resources___ask_Pay_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___effects___resources___ask_Pay_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___effects___resources___ask_Pay_gen_clear,
    .tp_methods = scholars___effects___resources___ask_Pay_gen_methods,
    .tp_iter = CPyDef_scholars___effects___resources___ask_Pay_gen_____iter__,
    .tp_iternext = CPyDef_scholars___effects___resources___ask_Pay_gen_____next__,
    .tp_as_async = &scholars___effects___resources___ask_Pay_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___effects___resources___ask_Pay_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_Pay_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___effects___resources___ask_Pay_gen_template = &CPyType_scholars___effects___resources___ask_Pay_gen_template_;

PyObject *CPyDef_scholars___effects___resources_____mypyc__ask_Pay_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___resources___ask_Pay_genObject *self;
    if (scholars___effects___resources___ask_Pay_gen_free_instance != NULL) {
        self = scholars___effects___resources___ask_Pay_gen_free_instance;
        scholars___effects___resources___ask_Pay_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___resources___ask_Pay_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___effects___resources___ask_Pay_gen_vtable;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__optional = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_Pay_gen_0 = -113;
    self->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_1 = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___effects___resources___ask_Pay_gen(void)
{
    PyObject *self = CPyDef_scholars___effects___resources_____mypyc__ask_Pay_gen_setup((PyObject *)CPyType_scholars___effects___resources___ask_Pay_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
scholars___effects___resources___pay_Pay_env_traverse(serai___games___scholars___effects___resources___pay_Pay_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___effects___resources___pay_Pay_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___resources___pay_Pay_envObject *self = (serai___games___scholars___effects___resources___pay_Pay_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static int32_t CPyDef_scholars___effects___resources___pay_Pay_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___resources___pay_Pay_envObject *self = (serai___games___scholars___effects___resources___pay_Pay_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
scholars___effects___resources___pay_Pay_env_dealloc(serai___games___scholars___effects___resources___pay_Pay_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___effects___resources___pay_Pay_env_free_instance == NULL) {
        scholars___effects___resources___pay_Pay_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___effects___resources___pay_Pay_env_dealloc)
    CPyDef_scholars___effects___resources___pay_Pay_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___effects___resources_____mypyc__pay_Pay_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___effects___resources___pay_Pay_env(void);

static PyObject *
scholars___effects___resources___pay_Pay_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___effects___resources___pay_Pay_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___effects___resources_____mypyc__pay_Pay_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___effects___resources___pay_Pay_env_vtable[1];
static bool
CPyDef_scholars___effects___resources___pay_Pay_env_trait_vtable_setup(void)
{
    CPyVTableItem scholars___effects___resources___pay_Pay_env_vtable_scratch[] = {
        NULL
    };
    memcpy(scholars___effects___resources___pay_Pay_env_vtable, scholars___effects___resources___pay_Pay_env_vtable_scratch, sizeof(scholars___effects___resources___pay_Pay_env_vtable));
    return 1;
}

static bool
CPyDef_scholars___effects___resources___pay_Pay_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___effects___resources___pay_Pay_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___effects___resources_____mypyc__pay_Pay_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___effects___resources___pay_Pay_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "pay_Pay_env",
    .tp_new = scholars___effects___resources___pay_Pay_env_new,
    .tp_dealloc = (destructor)scholars___effects___resources___pay_Pay_env_dealloc,
    .tp_traverse = (traverseproc)scholars___effects___resources___pay_Pay_env_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___effects___resources___pay_Pay_env_clear,
    .tp_methods = scholars___effects___resources___pay_Pay_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___effects___resources___pay_Pay_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("pay_Pay_env()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___effects___resources___pay_Pay_env_template = &CPyType_scholars___effects___resources___pay_Pay_env_template_;

PyObject *CPyDef_scholars___effects___resources_____mypyc__pay_Pay_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___resources___pay_Pay_envObject *self;
    if (scholars___effects___resources___pay_Pay_env_free_instance != NULL) {
        self = scholars___effects___resources___pay_Pay_env_free_instance;
        scholars___effects___resources___pay_Pay_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___resources___pay_Pay_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___effects___resources___pay_Pay_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___effects___resources___pay_Pay_env(void)
{
    PyObject *self = CPyDef_scholars___effects___resources_____mypyc__pay_Pay_env_setup((PyObject *)CPyType_scholars___effects___resources___pay_Pay_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendscholars___effects___resources___pay_Pay_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___effects___resources___pay_Pay_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods scholars___effects___resources___pay_Pay_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___effects___resources___pay_Pay_gen,
};
static int
scholars___effects___resources___pay_Pay_gen_traverse(serai___games___scholars___effects___resources___pay_Pay_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_self);
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_resource);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_amount)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_amount));
    }
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_0)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_0));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_1);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_2)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_2));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_3);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0));
    }
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___effects___resources___pay_Pay_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___resources___pay_Pay_genObject *self = (serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_me;
        self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_resource);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_amount)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_amount;
        self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_amount = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_0;
        self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_1);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_2)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_2;
        self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_2 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_3);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0;
        self->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1;
        self->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_scholars___effects___resources___pay_Pay_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___resources___pay_Pay_genObject *self = (serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_me;
        self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_resource);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_amount)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_amount;
        self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_amount = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_0;
        self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_1);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_2)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_2;
        self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_2 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_3);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0;
        self->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1;
        self->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
scholars___effects___resources___pay_Pay_gen_dealloc(serai___games___scholars___effects___resources___pay_Pay_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___effects___resources___pay_Pay_gen_free_instance == NULL) {
        scholars___effects___resources___pay_Pay_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_self);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_me;
            self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_resource);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_amount)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_amount;
            self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_amount = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_amount = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_0)) {
            CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_0;
            self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_0 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_0 = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_1);
        if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_2)) {
            CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_2;
            self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_2 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_2 = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_3);
        if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0)) {
            CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0;
            self->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0 = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1)) {
            CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1;
            self->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1 = CPY_INT_TAG;
        }
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___effects___resources___pay_Pay_gen_dealloc)
    CPyDef_scholars___effects___resources___pay_Pay_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___effects___resources_____mypyc__pay_Pay_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___effects___resources___pay_Pay_gen(void);

static PyObject *
scholars___effects___resources___pay_Pay_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___effects___resources___pay_Pay_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___effects___resources_____mypyc__pay_Pay_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___effects___resources___pay_Pay_gen_vtable[6];
static bool
CPyDef_scholars___effects___resources___pay_Pay_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___effects___resources___pay_Pay_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___effects___resources___pay_Pay_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___effects___resources___pay_Pay_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___effects___resources___pay_Pay_gen___send,
        (CPyVTableItem)CPyDef_scholars___effects___resources___pay_Pay_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___effects___resources___pay_Pay_gen___throw,
        (CPyVTableItem)CPyDef_scholars___effects___resources___pay_Pay_gen___close,
    };
    memcpy(scholars___effects___resources___pay_Pay_gen_vtable, scholars___effects___resources___pay_Pay_gen_vtable_scratch, sizeof(scholars___effects___resources___pay_Pay_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___effects___resources___pay_Pay_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___effects___resources___pay_Pay_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___effects___resources_____mypyc__pay_Pay_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___effects___resources___pay_Pay_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___effects___resources___pay_Pay_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___effects___resources___pay_Pay_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___effects___resources___pay_Pay_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___effects___resources___pay_Pay_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___effects___resources___pay_Pay_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "pay_Pay_gen",
    .tp_new = scholars___effects___resources___pay_Pay_gen_new,
    .tp_dealloc = (destructor)scholars___effects___resources___pay_Pay_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___effects___resources___pay_Pay_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___effects___resources___pay_Pay_gen_clear,
    .tp_methods = scholars___effects___resources___pay_Pay_gen_methods,
    .tp_iter = CPyDef_scholars___effects___resources___pay_Pay_gen_____iter__,
    .tp_iternext = CPyDef_scholars___effects___resources___pay_Pay_gen_____next__,
    .tp_as_async = &scholars___effects___resources___pay_Pay_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___effects___resources___pay_Pay_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("pay_Pay_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___effects___resources___pay_Pay_gen_template = &CPyType_scholars___effects___resources___pay_Pay_gen_template_;

PyObject *CPyDef_scholars___effects___resources_____mypyc__pay_Pay_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___resources___pay_Pay_genObject *self;
    if (scholars___effects___resources___pay_Pay_gen_free_instance != NULL) {
        self = scholars___effects___resources___pay_Pay_gen_free_instance;
        scholars___effects___resources___pay_Pay_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___resources___pay_Pay_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___effects___resources___pay_Pay_gen_vtable;
    self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_amount = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_0 = CPY_INT_TAG;
    self->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_2 = CPY_INT_TAG;
    self->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0 = CPY_INT_TAG;
    self->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1 = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___effects___resources___pay_Pay_gen(void)
{
    PyObject *self = CPyDef_scholars___effects___resources_____mypyc__pay_Pay_gen_setup((PyObject *)CPyType_scholars___effects___resources___pay_Pay_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendscholars___effects___resources___pay_worker_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___effects___resources___pay_worker_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods scholars___effects___resources___pay_worker_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___effects___resources___pay_worker_gen,
};
static int
scholars___effects___resources___pay_worker_gen_traverse(serai___games___scholars___effects___resources___pay_worker_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__left)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__left));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__workers);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___effects___resources___pay_worker_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___resources___pay_worker_genObject *self = (serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__left)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__left;
        self->___mypyc_generator_frame_attribute__left = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__workers);
    return 0;
}

static int32_t CPyDef_scholars___effects___resources___pay_worker_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___resources___pay_worker_genObject *self = (serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__left)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__left;
        self->___mypyc_generator_frame_attribute__left = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__workers);
    return 0;
}

static void
scholars___effects___resources___pay_worker_gen_dealloc(serai___games___scholars___effects___resources___pay_worker_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___effects___resources___pay_worker_gen_free_instance == NULL) {
        scholars___effects___resources___pay_worker_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__left)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__left;
            self->___mypyc_generator_frame_attribute__left = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__left = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__workers);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___effects___resources___pay_worker_gen_dealloc)
    CPyDef_scholars___effects___resources___pay_worker_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___effects___resources_____mypyc__pay_worker_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___effects___resources___pay_worker_gen(void);

static PyObject *
scholars___effects___resources___pay_worker_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___effects___resources___pay_worker_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___effects___resources_____mypyc__pay_worker_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___effects___resources___pay_worker_gen_vtable[6];
static bool
CPyDef_scholars___effects___resources___pay_worker_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___effects___resources___pay_worker_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___effects___resources___pay_worker_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___effects___resources___pay_worker_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___effects___resources___pay_worker_gen___send,
        (CPyVTableItem)CPyDef_scholars___effects___resources___pay_worker_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___effects___resources___pay_worker_gen___throw,
        (CPyVTableItem)CPyDef_scholars___effects___resources___pay_worker_gen___close,
    };
    memcpy(scholars___effects___resources___pay_worker_gen_vtable, scholars___effects___resources___pay_worker_gen_vtable_scratch, sizeof(scholars___effects___resources___pay_worker_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___effects___resources___pay_worker_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___effects___resources___pay_worker_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___effects___resources_____mypyc__pay_worker_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___effects___resources___pay_worker_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___effects___resources___pay_worker_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___effects___resources___pay_worker_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___effects___resources___pay_worker_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___effects___resources___pay_worker_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___effects___resources___pay_worker_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "pay_worker_gen",
    .tp_new = scholars___effects___resources___pay_worker_gen_new,
    .tp_dealloc = (destructor)scholars___effects___resources___pay_worker_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___effects___resources___pay_worker_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___effects___resources___pay_worker_gen_clear,
    .tp_methods = scholars___effects___resources___pay_worker_gen_methods,
    .tp_iter = CPyDef_scholars___effects___resources___pay_worker_gen_____iter__,
    .tp_iternext = CPyDef_scholars___effects___resources___pay_worker_gen_____next__,
    .tp_as_async = &scholars___effects___resources___pay_worker_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___effects___resources___pay_worker_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("pay_worker_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___effects___resources___pay_worker_gen_template = &CPyType_scholars___effects___resources___pay_worker_gen_template_;

PyObject *CPyDef_scholars___effects___resources_____mypyc__pay_worker_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___resources___pay_worker_genObject *self;
    if (scholars___effects___resources___pay_worker_gen_free_instance != NULL) {
        self = scholars___effects___resources___pay_worker_gen_free_instance;
        scholars___effects___resources___pay_worker_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___resources___pay_worker_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___effects___resources___pay_worker_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__left = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___effects___resources___pay_worker_gen(void)
{
    PyObject *self = CPyDef_scholars___effects___resources_____mypyc__pay_worker_gen_setup((PyObject *)CPyType_scholars___effects___resources___pay_worker_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef scholars___effects___resourcesmodule_methods[] = {
    {"gain_workers", (PyCFunction)CPyPy_scholars___effects___resources___gain_workers, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("gain_workers(t, me, worker, amount, rule)\n--\n\n") /* docstring */},
    {"choose_worker", (PyCFunction)CPyPy_scholars___effects___resources___choose_worker, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("choose_worker(t, me, rule, left=1)\n--\n\n") /* docstring */},
    {"pay_worker", (PyCFunction)CPyPy_scholars___effects___resources___pay_worker, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("pay_worker(t, me, left)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___effects___resources__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___effects___resources__internal, "__name__");
    CPyStatic_scholars___effects___resources___globals = PyModule_GetDict(CPyModule_serai___games___scholars___effects___resources__internal);
    if (unlikely(CPyStatic_scholars___effects___resources___globals == NULL))
        goto fail;
    CPyType_scholars___effects___resources___ask_GainWorker_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___effects___resources___ask_GainWorker_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___effects___resources___ask_GainWorker_gen))
        goto fail;
    CPyDef_scholars___effects___resources___ask_GainWorker_gen_trait_vtable_setup();
    CPyType_scholars___effects___resources___choose_worker_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___effects___resources___choose_worker_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___effects___resources___choose_worker_gen))
        goto fail;
    CPyDef_scholars___effects___resources___choose_worker_gen_trait_vtable_setup();
    CPyType_scholars___effects___resources___ask_Pay_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___effects___resources___ask_Pay_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___effects___resources___ask_Pay_gen))
        goto fail;
    CPyDef_scholars___effects___resources___ask_Pay_gen_trait_vtable_setup();
    CPyType_scholars___effects___resources___pay_Pay_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___effects___resources___pay_Pay_env_template, NULL, modname);
    if (unlikely(!CPyType_scholars___effects___resources___pay_Pay_env))
        goto fail;
    CPyDef_scholars___effects___resources___pay_Pay_env_trait_vtable_setup();
    CPyType_scholars___effects___resources___pay_Pay_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___effects___resources___pay_Pay_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___effects___resources___pay_Pay_gen))
        goto fail;
    CPyDef_scholars___effects___resources___pay_Pay_gen_trait_vtable_setup();
    CPyType_scholars___effects___resources___pay_worker_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___effects___resources___pay_worker_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___effects___resources___pay_worker_gen))
        goto fail;
    CPyDef_scholars___effects___resources___pay_worker_gen_trait_vtable_setup();
    char result = CPyDef_scholars___effects___resources_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___effects___resources__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_scholars___effects___resources___Gain);
    Py_CLEAR(CPyType_scholars___effects___resources___GainSilver);
    Py_CLEAR(CPyType_scholars___effects___resources___GainGold);
    Py_CLEAR(CPyType_scholars___effects___resources___GainWorker);
    Py_CLEAR(CPyType_scholars___effects___resources___Pay);
    Py_CLEAR(CPyType_scholars___effects___resources___ask_GainWorker_gen);
    Py_CLEAR(CPyType_scholars___effects___resources___choose_worker_gen);
    Py_CLEAR(CPyType_scholars___effects___resources___ask_Pay_gen);
    Py_CLEAR(CPyType_scholars___effects___resources___pay_Pay_env);
    Py_CLEAR(CPyType_scholars___effects___resources___pay_Pay_gen);
    Py_CLEAR(CPyType_scholars___effects___resources___pay_worker_gen);
    return -1;
}
int CPyExec_serai___games___scholars___effects___resources(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___effects___resources__impl, &CPyImportState_serai___games___scholars___effects___resources, &CPyModule_serai___games___scholars___effects___resources);
}
static struct PyModuleDef scholars___effects___resourcesmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.effects.resources",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    scholars___effects___resourcesmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___effects___resources(void)
{
    if (CPyModule_serai___games___scholars___effects___resources__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___effects___resources__internal);
        return CPyModule_serai___games___scholars___effects___resources__internal;
    }
    CPyModule_serai___games___scholars___effects___resources__internal = PyModule_Create(&scholars___effects___resourcesmodule);
    return CPyModule_serai___games___scholars___effects___resources__internal;
}

PyObject *CPyInit_serai___games___scholars___effects___resources(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___effects___resources__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___effects___resources__internal);
        return CPyModule_serai___games___scholars___effects___resources__internal;
    }
    CPyModule_serai___games___scholars___effects___resources__internal = PyModule_Create(&scholars___effects___resourcesmodule);
    if (unlikely(CPyModule_serai___games___scholars___effects___resources__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.effects.resources");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___effects___resources__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___effects___resources__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___effects___resources__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___effects___resources(CPyModule_serai___games___scholars___effects___resources__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___effects___resources__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.effects.resources");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___effects___resources__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_scholars___effects___resources___Gain___free(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    return 1;
}
        
        PyObject *CPyPy_scholars___effects___resources___Gain___free(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:free", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_scholars___effects___resources___Gain)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.Gain", obj_self); 
                goto fail;
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
            char retval = CPyDef_scholars___effects___resources___Gain___free(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "free", 21, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___resources___Gain___free__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_scholars___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.scholars.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_scholars___effects___resources___Gain___free(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___resources___Gain___free__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:free__Work_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_scholars___effects___resources___Gain)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.Gain", obj_self); 
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
            char retval = CPyDef_scholars___effects___resources___Gain___free__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "free__Work_glue", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___resources___Gain___run(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    CPyTagged cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    cpy_r_r0 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPySequenceTuple_GetItem(cpy_r_r0, 0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "run", 25, CPyStatic_scholars___effects___resources___globals);
        goto CPyL8;
    }
    if (PyLong_Check(cpy_r_r1))
        cpy_r_r2 = cpy_r_r1;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL4803;
    if (PyUnicode_Check(cpy_r_r1))
        cpy_r_r2 = cpy_r_r1;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL4803;
    if (unlikely(!(PyTuple_Check(cpy_r_r1) && PyTuple_GET_SIZE(cpy_r_r1) == 2))) {
        cpy_r_r2 = NULL;
        goto __LL4804;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r1, 0))))
        cpy_r_r2 = PyTuple_GET_ITEM(cpy_r_r1, 0);
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 == NULL) goto __LL4804;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r1, 1))))
        cpy_r_r2 = PyTuple_GET_ITEM(cpy_r_r1, 1);
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 == NULL) goto __LL4804;
    cpy_r_r2 = cpy_r_r1;
__LL4804: ;
    if (cpy_r_r2 != NULL) goto __LL4803;
    CPy_TypeErrorTraceback("src/serai/games/scholars/effects/resources.py", "run", 25, CPyStatic_scholars___effects___resources___globals, "union[int, str, tuple[str, int]]", cpy_r_r1);
    goto CPyL8;
__LL4803: ;
    cpy_r_r3 = PyLong_Check(cpy_r_r2);
    if (cpy_r_r3) {
        goto CPyL5;
    } else
        goto CPyL9;
CPyL3: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r4 = 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "run", 26, CPyStatic_scholars___effects___resources___globals);
        goto CPyL8;
    }
    CPy_Unreachable();
CPyL5: ;
    if (likely(PyLong_Check(cpy_r_r2)))
        cpy_r_r5 = CPyTagged_FromObject(cpy_r_r2);
    else {
        CPy_TypeError("int", cpy_r_r2); cpy_r_r5 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "run", 27, CPyStatic_scholars___effects___resources___globals);
        goto CPyL8;
    }
    cpy_r_r6 = CPY_GET_METHOD(cpy_r_self, CPyType_scholars___effects___resources___Gain, 11, serai___games___scholars___effects___resources___GainObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_r5); /* gain */
    CPyTagged_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "run", 27, CPyStatic_scholars___effects___resources___globals);
        goto CPyL8;
    }
    return 1;
CPyL8: ;
    cpy_r_r7 = 2;
    return cpy_r_r7;
CPyL9: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL3;
}
        
        PyObject *CPyPy_scholars___effects___resources___Gain___run(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(PyObject_TypeCheck(obj_self, CPyType_scholars___effects___resources___Gain)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.Gain", obj_self); 
                goto fail;
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
            char retval = CPyDef_scholars___effects___resources___Gain___run(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "run", 24, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___resources___Gain___run__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_scholars___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.scholars.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_scholars___effects___resources___Gain___run(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___resources___Gain___run__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(PyObject_TypeCheck(obj_self, CPyType_scholars___effects___resources___Gain)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.Gain", obj_self); 
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
            char retval = CPyDef_scholars___effects___resources___Gain___run__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "run__Work_glue", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___resources___Gain___gain(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_amount) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    cpy_r_r0 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r1 = CPyStatics[2829]; /* 'NotImplementedError' */
    cpy_r_r2 = CPyObject_GetAttr(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "gain", 31, CPyStatic_scholars___effects___resources___globals);
        goto CPyL3;
    }
    CPy_Raise(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "gain", 31, CPyStatic_scholars___effects___resources___globals);
        goto CPyL3;
    }
    CPy_Unreachable();
CPyL3: ;
    cpy_r_r3 = 2;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_scholars___effects___resources___Gain___gain(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "amount", 0};
            static CPyArg_Parser parser = {"OOO:gain", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_amount;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_amount)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_scholars___effects___resources___Gain)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.Gain", obj_self); 
                goto fail;
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
            CPyTagged arg_amount;
            if (likely(PyLong_Check(obj_amount)))
                arg_amount = CPyTagged_BorrowFromObject(obj_amount);
            else {
                CPy_TypeError("int", obj_amount); goto fail;
            }
            char retval = CPyDef_scholars___effects___resources___Gain___gain(arg_self, arg_t, arg_me, arg_amount);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "gain", 29, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___resources___Gain_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___scholars___effects___resources___GainObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___scholars___effects___resources___GainObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___scholars___effects___resources___GainObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___scholars___effects___resources___GainObject *)cpy_r___mypyc_self__)->_quiet = 0;
    ((serai___games___scholars___effects___resources___GainObject *)cpy_r___mypyc_self__)->_must = 1;
    ((serai___games___scholars___effects___resources___GainObject *)cpy_r___mypyc_self__)->_always = 1;
    ((serai___games___scholars___effects___resources___GainObject *)cpy_r___mypyc_self__)->_quiet = 1;
    return 1;
}
        
        PyObject *CPyPy_scholars___effects___resources___Gain_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(PyObject_TypeCheck(obj___mypyc_self__, CPyType_scholars___effects___resources___Gain)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.Gain", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_scholars___effects___resources___Gain_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "__mypyc_defaults_setup", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___resources___GainSilver___gain(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_amount) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
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
    char cpy_r_r17;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "gain", "Table", "players", 38, CPyStatic_scholars___effects___resources___globals);
        goto CPyL10;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "gain", 38, CPyStatic_scholars___effects___resources___globals);
        goto CPyL10;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_scholars___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/resources.py", "gain", 38, CPyStatic_scholars___effects___resources___globals, "serai.games.scholars.table.Player", cpy_r_r1);
        goto CPyL10;
    }
    cpy_r_r3 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_silver;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "gain", "Player", "silver", 38, CPyStatic_scholars___effects___resources___globals);
        goto CPyL10;
    }
CPyL4: ;
    cpy_r_r4 = CPyTagged_Add(cpy_r_r3, cpy_r_amount);
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_silver != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_silver);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_silver = cpy_r_r4;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "gain", 38, CPyStatic_scholars___effects___resources___globals);
        goto CPyL10;
    }
    cpy_r_r6 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_story;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "gain", "Table", "story", 39, CPyStatic_scholars___effects___resources___globals);
        goto CPyL10;
    }
CPyL6: ;
    cpy_r_r7 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r8 = cpy_r_r6 != cpy_r_r7;
    if (!cpy_r_r8) goto CPyL9;
    cpy_r_r9 = CPyStatics[2415]; /* 'event-gain' */
    cpy_r_r10 = CPyStatics[2830]; /* 'SC-EFF-01' */
    cpy_r_r11 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r12 = CPyStatics[759]; /* 'resource' */
    cpy_r_r13 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_amount);
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_amount);
    cpy_r_r15 = CPyDict_Build(2, cpy_r_r12, cpy_r_r11, cpy_r_r13, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "gain", 40, CPyStatic_scholars___effects___resources___globals);
        goto CPyL10;
    }
    cpy_r_r16 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r9, cpy_r_me, cpy_r_r10, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "gain", 40, CPyStatic_scholars___effects___resources___globals);
        goto CPyL10;
    }
CPyL9: ;
    return 1;
CPyL10: ;
    cpy_r_r17 = 2;
    return cpy_r_r17;
}
        
        PyObject *CPyPy_scholars___effects___resources___GainSilver___gain(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "amount", 0};
            static CPyArg_Parser parser = {"OOO:gain", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_amount;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_amount)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___resources___GainSilver))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.GainSilver", obj_self); 
                goto fail;
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
            CPyTagged arg_amount;
            if (likely(PyLong_Check(obj_amount)))
                arg_amount = CPyTagged_BorrowFromObject(obj_amount);
            else {
                CPy_TypeError("int", obj_amount); goto fail;
            }
            char retval = CPyDef_scholars___effects___resources___GainSilver___gain(arg_self, arg_t, arg_me, arg_amount);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "gain", 37, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___resources___GainSilver_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___scholars___effects___resources___GainSilverObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___scholars___effects___resources___GainSilverObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___scholars___effects___resources___GainSilverObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___scholars___effects___resources___GainSilverObject *)cpy_r___mypyc_self__)->_quiet = 0;
    ((serai___games___scholars___effects___resources___GainSilverObject *)cpy_r___mypyc_self__)->_must = 1;
    ((serai___games___scholars___effects___resources___GainSilverObject *)cpy_r___mypyc_self__)->_always = 1;
    ((serai___games___scholars___effects___resources___GainSilverObject *)cpy_r___mypyc_self__)->_quiet = 1;
    return 1;
}
        
        PyObject *CPyPy_scholars___effects___resources___GainSilver_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___resources___GainSilver))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.GainSilver", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_scholars___effects___resources___GainSilver_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "__mypyc_defaults_setup", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___resources___GainGold___gain(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_amount) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
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
    char cpy_r_r17;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "gain", "Table", "players", 47, CPyStatic_scholars___effects___resources___globals);
        goto CPyL10;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "gain", 47, CPyStatic_scholars___effects___resources___globals);
        goto CPyL10;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_scholars___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/resources.py", "gain", 47, CPyStatic_scholars___effects___resources___globals, "serai.games.scholars.table.Player", cpy_r_r1);
        goto CPyL10;
    }
    cpy_r_r3 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_gold;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "gain", "Player", "gold", 47, CPyStatic_scholars___effects___resources___globals);
        goto CPyL10;
    }
CPyL4: ;
    cpy_r_r4 = CPyTagged_Add(cpy_r_r3, cpy_r_amount);
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_gold != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_gold);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_gold = cpy_r_r4;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "gain", 47, CPyStatic_scholars___effects___resources___globals);
        goto CPyL10;
    }
    cpy_r_r6 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_story;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "gain", "Table", "story", 48, CPyStatic_scholars___effects___resources___globals);
        goto CPyL10;
    }
CPyL6: ;
    cpy_r_r7 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r8 = cpy_r_r6 != cpy_r_r7;
    if (!cpy_r_r8) goto CPyL9;
    cpy_r_r9 = CPyStatics[2415]; /* 'event-gain' */
    cpy_r_r10 = CPyStatics[2830]; /* 'SC-EFF-01' */
    cpy_r_r11 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r12 = CPyStatics[759]; /* 'resource' */
    cpy_r_r13 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_amount);
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_amount);
    cpy_r_r15 = CPyDict_Build(2, cpy_r_r12, cpy_r_r11, cpy_r_r13, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "gain", 49, CPyStatic_scholars___effects___resources___globals);
        goto CPyL10;
    }
    cpy_r_r16 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r9, cpy_r_me, cpy_r_r10, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "gain", 49, CPyStatic_scholars___effects___resources___globals);
        goto CPyL10;
    }
CPyL9: ;
    return 1;
CPyL10: ;
    cpy_r_r17 = 2;
    return cpy_r_r17;
}
        
        PyObject *CPyPy_scholars___effects___resources___GainGold___gain(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "amount", 0};
            static CPyArg_Parser parser = {"OOO:gain", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_amount;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_amount)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___resources___GainGold))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.GainGold", obj_self); 
                goto fail;
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
            CPyTagged arg_amount;
            if (likely(PyLong_Check(obj_amount)))
                arg_amount = CPyTagged_BorrowFromObject(obj_amount);
            else {
                CPy_TypeError("int", obj_amount); goto fail;
            }
            char retval = CPyDef_scholars___effects___resources___GainGold___gain(arg_self, arg_t, arg_me, arg_amount);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "gain", 46, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___resources___GainGold_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___scholars___effects___resources___GainGoldObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___scholars___effects___resources___GainGoldObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___scholars___effects___resources___GainGoldObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___scholars___effects___resources___GainGoldObject *)cpy_r___mypyc_self__)->_quiet = 0;
    ((serai___games___scholars___effects___resources___GainGoldObject *)cpy_r___mypyc_self__)->_must = 1;
    ((serai___games___scholars___effects___resources___GainGoldObject *)cpy_r___mypyc_self__)->_always = 1;
    ((serai___games___scholars___effects___resources___GainGoldObject *)cpy_r___mypyc_self__)->_quiet = 1;
    return 1;
}
        
        PyObject *CPyPy_scholars___effects___resources___GainGold_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___resources___GainGold))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.GainGold", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_scholars___effects___resources___GainGold_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "__mypyc_defaults_setup", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___resources___GainWorker___free(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    cpy_r_r0 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPySequenceTuple_GetItem(cpy_r_r0, 0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "free", 60, CPyStatic_scholars___effects___resources___globals);
        goto CPyL5;
    }
    if (PyLong_Check(cpy_r_r1))
        cpy_r_r2 = cpy_r_r1;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL4805;
    if (PyUnicode_Check(cpy_r_r1))
        cpy_r_r2 = cpy_r_r1;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL4805;
    if (unlikely(!(PyTuple_Check(cpy_r_r1) && PyTuple_GET_SIZE(cpy_r_r1) == 2))) {
        cpy_r_r2 = NULL;
        goto __LL4806;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r1, 0))))
        cpy_r_r2 = PyTuple_GET_ITEM(cpy_r_r1, 0);
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 == NULL) goto __LL4806;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r1, 1))))
        cpy_r_r2 = PyTuple_GET_ITEM(cpy_r_r1, 1);
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 == NULL) goto __LL4806;
    cpy_r_r2 = cpy_r_r1;
__LL4806: ;
    if (cpy_r_r2 != NULL) goto __LL4805;
    CPy_TypeErrorTraceback("src/serai/games/scholars/effects/resources.py", "free", 60, CPyStatic_scholars___effects___resources___globals, "union[int, str, tuple[str, int]]", cpy_r_r1);
    goto CPyL5;
__LL4805: ;
    cpy_r_r3 = CPyStatics[819]; /* 'any' */
    cpy_r_r4 = PyObject_RichCompare(cpy_r_r2, cpy_r_r3, 3);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "free", 60, CPyStatic_scholars___effects___resources___globals);
        goto CPyL5;
    }
    if (unlikely(!PyBool_Check(cpy_r_r4))) {
        CPy_TypeError("bool", cpy_r_r4); cpy_r_r5 = 2;
    } else
        cpy_r_r5 = cpy_r_r4 == Py_True;
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "free", 60, CPyStatic_scholars___effects___resources___globals);
        goto CPyL5;
    }
    return cpy_r_r5;
CPyL5: ;
    cpy_r_r6 = 2;
    return cpy_r_r6;
}
        
        PyObject *CPyPy_scholars___effects___resources___GainWorker___free(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:free", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___resources___GainWorker))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.GainWorker", obj_self); 
                goto fail;
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
            char retval = CPyDef_scholars___effects___resources___GainWorker___free(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "free", 59, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___resources___GainWorker___free__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_scholars___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.scholars.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_scholars___effects___resources___GainWorker___free(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___resources___GainWorker___free__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:free__Work_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___resources___GainWorker))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.GainWorker", obj_self); 
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
            char retval = CPyDef_scholars___effects___resources___GainWorker___free__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "free__Work_glue", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___resources___GainWorker___binds(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    cpy_r_r0 = CPyTagged_And(cpy_r_context, 2);
    cpy_r_r1 = cpy_r_r0 == 0;
    CPyTagged_DECREF(cpy_r_r0);
    return cpy_r_r1;
}
        
        PyObject *CPyPy_scholars___effects___resources___GainWorker___binds(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:binds", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___resources___GainWorker))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.GainWorker", obj_self); 
                goto fail;
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
            char retval = CPyDef_scholars___effects___resources___GainWorker___binds(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "binds", 62, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___resources___GainWorker___binds__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_scholars___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.scholars.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_scholars___effects___resources___GainWorker___binds(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___resources___GainWorker___binds__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:binds__Work_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___resources___GainWorker))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.GainWorker", obj_self); 
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
            char retval = CPyDef_scholars___effects___resources___GainWorker___binds__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "binds__Work_glue", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___resources___GainWorker___run(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    int32_t cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject **cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    cpy_r_r0 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPySequence_CheckUnpackCount(cpy_r_r0, 2);
    cpy_r_r2 = cpy_r_r1 >= 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "run", 66, CPyStatic_scholars___effects___resources___globals);
        goto CPyL16;
    }
    cpy_r_r3 = CPySequenceTuple_GetItemUnsafe(cpy_r_r0, 0);
    cpy_r_r4 = CPySequenceTuple_GetItemUnsafe(cpy_r_r0, 1);
    CPy_DECREF(cpy_r_r0);
    if (PyLong_Check(cpy_r_r3))
        cpy_r_r5 = cpy_r_r3;
    else {
        cpy_r_r5 = NULL;
    }
    if (cpy_r_r5 != NULL) goto __LL4807;
    if (PyUnicode_Check(cpy_r_r3))
        cpy_r_r5 = cpy_r_r3;
    else {
        cpy_r_r5 = NULL;
    }
    if (cpy_r_r5 != NULL) goto __LL4807;
    if (unlikely(!(PyTuple_Check(cpy_r_r3) && PyTuple_GET_SIZE(cpy_r_r3) == 2))) {
        cpy_r_r5 = NULL;
        goto __LL4808;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r3, 0))))
        cpy_r_r5 = PyTuple_GET_ITEM(cpy_r_r3, 0);
    else {
        cpy_r_r5 = NULL;
    }
    if (cpy_r_r5 == NULL) goto __LL4808;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r3, 1))))
        cpy_r_r5 = PyTuple_GET_ITEM(cpy_r_r3, 1);
    else {
        cpy_r_r5 = NULL;
    }
    if (cpy_r_r5 == NULL) goto __LL4808;
    cpy_r_r5 = cpy_r_r3;
__LL4808: ;
    if (cpy_r_r5 != NULL) goto __LL4807;
    CPy_TypeErrorTraceback("src/serai/games/scholars/effects/resources.py", "run", 66, CPyStatic_scholars___effects___resources___globals, "union[int, str, tuple[str, int]]", cpy_r_r3);
    goto CPyL17;
__LL4807: ;
    if (PyLong_Check(cpy_r_r4))
        cpy_r_r6 = cpy_r_r4;
    else {
        cpy_r_r6 = NULL;
    }
    if (cpy_r_r6 != NULL) goto __LL4809;
    if (PyUnicode_Check(cpy_r_r4))
        cpy_r_r6 = cpy_r_r4;
    else {
        cpy_r_r6 = NULL;
    }
    if (cpy_r_r6 != NULL) goto __LL4809;
    if (unlikely(!(PyTuple_Check(cpy_r_r4) && PyTuple_GET_SIZE(cpy_r_r4) == 2))) {
        cpy_r_r6 = NULL;
        goto __LL4810;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r4, 0))))
        cpy_r_r6 = PyTuple_GET_ITEM(cpy_r_r4, 0);
    else {
        cpy_r_r6 = NULL;
    }
    if (cpy_r_r6 == NULL) goto __LL4810;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r4, 1))))
        cpy_r_r6 = PyTuple_GET_ITEM(cpy_r_r4, 1);
    else {
        cpy_r_r6 = NULL;
    }
    if (cpy_r_r6 == NULL) goto __LL4810;
    cpy_r_r6 = cpy_r_r4;
__LL4810: ;
    if (cpy_r_r6 != NULL) goto __LL4809;
    CPy_TypeErrorTraceback("src/serai/games/scholars/effects/resources.py", "run", 66, CPyStatic_scholars___effects___resources___globals, "union[int, str, tuple[str, int]]", cpy_r_r4);
    goto CPyL18;
__LL4809: ;
    cpy_r_r7 = PyUnicode_Check(cpy_r_r5);
    if (cpy_r_r7) goto CPyL5;
    if (cpy_r_r7) {
        goto CPyL8;
    } else
        goto CPyL19;
CPyL5: ;
    cpy_r_r8 = PyLong_Check(cpy_r_r6);
    if (cpy_r_r8) {
        goto CPyL8;
    } else
        goto CPyL19;
CPyL6: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r9 = 0;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "run", 67, CPyStatic_scholars___effects___resources___globals);
        goto CPyL15;
    }
    CPy_Unreachable();
CPyL8: ;
    cpy_r_r10 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "run", "Table", "book", 68, CPyStatic_scholars___effects___resources___globals);
        goto CPyL20;
    }
CPyL9: ;
    cpy_r_r11 = ((serai___games___scholars___book___BookObject *)cpy_r_r10)->_words;
    cpy_r_r12 = ((serai___games___scholars___book___WordsObject *)cpy_r_r11)->_workers;
    CPy_INCREF(cpy_r_r12);
    if (likely(PyUnicode_Check(cpy_r_r5)))
        cpy_r_r13 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/resources.py", "run", 68, CPyStatic_scholars___effects___resources___globals, "str", cpy_r_r5);
        goto CPyL21;
    }
    cpy_r_r14 = CPyStatics[549]; /* 'index' */
    PyObject *cpy_r_r15[2] = {cpy_r_r12, cpy_r_r13};
    cpy_r_r16 = (PyObject **)&cpy_r_r15;
    cpy_r_r17 = PyObject_VectorcallMethod(cpy_r_r14, cpy_r_r16, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "run", 68, CPyStatic_scholars___effects___resources___globals);
        goto CPyL22;
    }
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r13);
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "run", 68, CPyStatic_scholars___effects___resources___globals);
        goto CPyL23;
    }
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "run", 68, CPyStatic_scholars___effects___resources___globals);
        goto CPyL24;
    }
    cpy_r_r20 = CPyStatics[2830]; /* 'SC-EFF-01' */
    cpy_r_r21 = CPyDef_scholars___effects___resources___gain_workers(cpy_r_t, cpy_r_me, cpy_r_r18, cpy_r_r19, cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r21 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "run", 68, CPyStatic_scholars___effects___resources___globals);
        goto CPyL15;
    }
    return 1;
CPyL15: ;
    cpy_r_r22 = 2;
    return cpy_r_r22;
CPyL16: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL15;
CPyL17: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL15;
CPyL18: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL15;
CPyL19: ;
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r6);
    goto CPyL6;
CPyL20: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    goto CPyL15;
CPyL21: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r12);
    goto CPyL15;
CPyL22: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    goto CPyL15;
CPyL23: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL15;
CPyL24: ;
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL15;
}
        
        PyObject *CPyPy_scholars___effects___resources___GainWorker___run(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___resources___GainWorker))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.GainWorker", obj_self); 
                goto fail;
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
            char retval = CPyDef_scholars___effects___resources___GainWorker___run(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "run", 65, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___resources___GainWorker___run__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_scholars___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.scholars.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_scholars___effects___resources___GainWorker___run(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___resources___GainWorker___run__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___resources___GainWorker))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.GainWorker", obj_self); 
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
            char retval = CPyDef_scholars___effects___resources___GainWorker___run__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "run__Work_glue", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___ask_GainWorker_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    int32_t cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    int32_t cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    CPyTagged cpy_r_r35;
    CPyTagged cpy_r_number;
    CPyTagged cpy_r_r36;
    CPyTagged cpy_r_r37;
    int64_t cpy_r_r38;
    char cpy_r_r39;
    int64_t cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    CPyTagged cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    CPyTagged cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject **cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    tuple_T3OOO cpy_r_r68;
    PyObject **cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject **cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    CPyTagged cpy_r_r79;
    CPyTagged cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    char cpy_r_r83;
    int32_t cpy_r_r84;
    char cpy_r_r85;
    int32_t cpy_r_r86;
    PyObject *cpy_r_r87;
    char cpy_r_r88;
    char cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    CPyTagged cpy_r_r92;
    char cpy_r_r93;
    CPyTagged cpy_r_r94;
    char cpy_r_r95;
    CPyTagged cpy_r_r96;
    char cpy_r_r97;
    CPyTagged cpy_r_r98;
    char cpy_r_r99;
    CPyTagged cpy_r_r100;
    char cpy_r_r101;
    CPyTagged cpy_r_r102;
    char cpy_r_r103;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL72;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 70, CPyStatic_scholars___effects___resources___globals);
        goto CPyL71;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__call;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "ask", "ask_GainWorker_gen", "call", 71, CPyStatic_scholars___effects___resources___globals);
        goto CPyL71;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___kernel___effects___CallObject *)cpy_r_r7)->_words;
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9 = CPySequence_CheckUnpackCount(cpy_r_r8, 2);
    cpy_r_r10 = cpy_r_r9 >= 0;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 71, CPyStatic_scholars___effects___resources___globals);
        goto CPyL77;
    }
    cpy_r_r11 = CPySequenceTuple_GetItemUnsafe(cpy_r_r8, 0);
    cpy_r_r12 = CPySequenceTuple_GetItemUnsafe(cpy_r_r8, 1);
    CPy_DECREF(cpy_r_r8);
    if (PyLong_Check(cpy_r_r11))
        cpy_r_r13 = cpy_r_r11;
    else {
        cpy_r_r13 = NULL;
    }
    if (cpy_r_r13 != NULL) goto __LL4811;
    if (PyUnicode_Check(cpy_r_r11))
        cpy_r_r13 = cpy_r_r11;
    else {
        cpy_r_r13 = NULL;
    }
    if (cpy_r_r13 != NULL) goto __LL4811;
    if (unlikely(!(PyTuple_Check(cpy_r_r11) && PyTuple_GET_SIZE(cpy_r_r11) == 2))) {
        cpy_r_r13 = NULL;
        goto __LL4812;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r11, 0))))
        cpy_r_r13 = PyTuple_GET_ITEM(cpy_r_r11, 0);
    else {
        cpy_r_r13 = NULL;
    }
    if (cpy_r_r13 == NULL) goto __LL4812;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r11, 1))))
        cpy_r_r13 = PyTuple_GET_ITEM(cpy_r_r11, 1);
    else {
        cpy_r_r13 = NULL;
    }
    if (cpy_r_r13 == NULL) goto __LL4812;
    cpy_r_r13 = cpy_r_r11;
__LL4812: ;
    if (cpy_r_r13 != NULL) goto __LL4811;
    CPy_TypeErrorTraceback("src/serai/games/scholars/effects/resources.py", "ask", 71, CPyStatic_scholars___effects___resources___globals, "union[int, str, tuple[str, int]]", cpy_r_r11);
    goto CPyL78;
__LL4811: ;
    if (PyLong_Check(cpy_r_r12))
        cpy_r_r14 = cpy_r_r12;
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 != NULL) goto __LL4813;
    if (PyUnicode_Check(cpy_r_r12))
        cpy_r_r14 = cpy_r_r12;
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 != NULL) goto __LL4813;
    if (unlikely(!(PyTuple_Check(cpy_r_r12) && PyTuple_GET_SIZE(cpy_r_r12) == 2))) {
        cpy_r_r14 = NULL;
        goto __LL4814;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r12, 0))))
        cpy_r_r14 = PyTuple_GET_ITEM(cpy_r_r12, 0);
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 == NULL) goto __LL4814;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r12, 1))))
        cpy_r_r14 = PyTuple_GET_ITEM(cpy_r_r12, 1);
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 == NULL) goto __LL4814;
    cpy_r_r14 = cpy_r_r12;
__LL4814: ;
    if (cpy_r_r14 != NULL) goto __LL4813;
    CPy_TypeErrorTraceback("src/serai/games/scholars/effects/resources.py", "ask", 71, CPyStatic_scholars___effects___resources___globals, "union[int, str, tuple[str, int]]", cpy_r_r12);
    goto CPyL79;
__LL4813: ;
    if (((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__amount != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__amount);
    }
    ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__amount = cpy_r_r14;
    cpy_r_r15 = 1;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 71, CPyStatic_scholars___effects___resources___globals);
        goto CPyL79;
    }
    cpy_r_r16 = CPyStatics[819]; /* 'any' */
    cpy_r_r17 = PyObject_RichCompare(cpy_r_r13, cpy_r_r16, 3);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 72, CPyStatic_scholars___effects___resources___globals);
        goto CPyL71;
    }
    if (unlikely(!PyBool_Check(cpy_r_r17))) {
        CPy_TypeError("bool", cpy_r_r17); cpy_r_r18 = 2;
    } else
        cpy_r_r18 = cpy_r_r17 == Py_True;
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 72, CPyStatic_scholars___effects___resources___globals);
        goto CPyL71;
    }
    if (!cpy_r_r18) goto CPyL23;
    cpy_r_r19 = ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "ask", "ask_GainWorker_gen", "self", 73, CPyStatic_scholars___effects___resources___globals);
        goto CPyL71;
    }
CPyL13: ;
    cpy_r_r20 = ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "ask", "ask_GainWorker_gen", "t", 73, CPyStatic_scholars___effects___resources___globals);
        goto CPyL71;
    }
CPyL14: ;
    cpy_r_r21 = ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "ask", "ask_GainWorker_gen", "me", 73, CPyStatic_scholars___effects___resources___globals);
        goto CPyL71;
    }
CPyL15: ;
    cpy_r_r22 = ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__call;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "ask", "ask_GainWorker_gen", "call", 73, CPyStatic_scholars___effects___resources___globals);
        goto CPyL71;
    }
CPyL16: ;
    cpy_r_r23 = ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__context;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "ask", "ask_GainWorker_gen", "context", 73, CPyStatic_scholars___effects___resources___globals);
        goto CPyL71;
    }
CPyL17: ;
    cpy_r_r24 = CPyDef_scholars___effects___resources___GainWorker___run(cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 73, CPyStatic_scholars___effects___resources___globals);
        goto CPyL71;
    }
    cpy_r_r25 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r25);
    ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r27 = CPyDef_scholars___effects___resources___ask_GainWorker_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL22;
    CPyGen_SetStopIterationValue(cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    if (!0) goto CPyL76;
    CPy_Unreachable();
CPyL22: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r25;
    CPyGen_Exit(&((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL23: ;
    cpy_r_r28 = ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__amount;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "ask", "ask_GainWorker_gen", "amount", 75, CPyStatic_scholars___effects___resources___globals);
        goto CPyL71;
    }
CPyL24: ;
    cpy_r_r29 = PyLong_Check(cpy_r_r28);
    if (cpy_r_r29) goto CPyL27;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r30 = 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 75, CPyStatic_scholars___effects___resources___globals);
        goto CPyL71;
    }
    CPy_Unreachable();
CPyL27: ;
    cpy_r_r31 = ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__amount;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "ask", "ask_GainWorker_gen", "amount", 76, CPyStatic_scholars___effects___resources___globals);
        goto CPyL71;
    }
CPyL28: ;
    if (likely(PyLong_Check(cpy_r_r31)))
        cpy_r_r32 = CPyTagged_FromObject(cpy_r_r31);
    else {
        CPy_TypeError("int", cpy_r_r31); cpy_r_r32 = CPY_INT_TAG;
    }
    if (((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0);
    }
    ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0 = cpy_r_r32;
    cpy_r_r33 = 1;
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 76, CPyStatic_scholars___effects___resources___globals);
        goto CPyL71;
    }
    if (((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_1);
    }
    ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_1 = 0;
    cpy_r_r34 = 1;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 76, CPyStatic_scholars___effects___resources___globals);
        goto CPyL80;
    }
    cpy_r_r35 = ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_1;
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "ask", "ask_GainWorker_gen", "__mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_1", 76, CPyStatic_scholars___effects___resources___globals);
        goto CPyL80;
    }
CPyL31: ;
    CPyTagged_INCREF(cpy_r_r35);
    cpy_r_number = cpy_r_r35;
    CPyTagged_DECREF(cpy_r_number);
CPyL32: ;
    cpy_r_r36 = ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_1;
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "ask", "ask_GainWorker_gen", "__mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_1", 76, CPyStatic_scholars___effects___resources___globals);
        goto CPyL80;
    }
CPyL33: ;
    cpy_r_r37 = ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0;
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0' of 'ask_GainWorker_gen' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r37);
    }
    cpy_r_r38 = cpy_r_r36 & 1;
    cpy_r_r39 = cpy_r_r38 != 0;
    if (cpy_r_r39) goto CPyL35;
    cpy_r_r40 = cpy_r_r37 & 1;
    cpy_r_r41 = cpy_r_r40 != 0;
    if (!cpy_r_r41) goto CPyL36;
CPyL35: ;
    cpy_r_r42 = CPyTagged_IsLt_(cpy_r_r36, cpy_r_r37);
    cpy_r_r43 = cpy_r_r42;
    goto CPyL37;
CPyL36: ;
    cpy_r_r44 = (Py_ssize_t)cpy_r_r36 < (Py_ssize_t)cpy_r_r37;
    cpy_r_r43 = cpy_r_r44;
CPyL37: ;
    CPyTagged_DECREF(cpy_r_r37);
    if (!cpy_r_r43) goto CPyL81;
    cpy_r_r45 = ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_1;
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "ask", "ask_GainWorker_gen", "__mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_1", 76, CPyStatic_scholars___effects___resources___globals);
        goto CPyL80;
    }
CPyL39: ;
    CPyTagged_INCREF(cpy_r_r45);
    cpy_r_number = cpy_r_r45;
    cpy_r_r46 = ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "ask", "ask_GainWorker_gen", "t", 77, CPyStatic_scholars___effects___resources___globals);
        goto CPyL82;
    }
CPyL40: ;
    cpy_r_r47 = ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "ask", "ask_GainWorker_gen", "me", 77, CPyStatic_scholars___effects___resources___globals);
        goto CPyL82;
    }
CPyL41: ;
    cpy_r_r48 = CPyStatics[2830]; /* 'SC-EFF-01' */
    cpy_r_r49 = ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__amount;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "ask", "ask_GainWorker_gen", "amount", 77, CPyStatic_scholars___effects___resources___globals);
        goto CPyL82;
    }
CPyL42: ;
    if (likely(PyLong_Check(cpy_r_r49)))
        cpy_r_r50 = CPyTagged_FromObject(cpy_r_r49);
    else {
        CPy_TypeError("int", cpy_r_r49); cpy_r_r50 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 77, CPyStatic_scholars___effects___resources___globals);
        goto CPyL82;
    }
    cpy_r_r51 = CPyTagged_Subtract(cpy_r_r50, cpy_r_number);
    CPyTagged_DECREF(cpy_r_r50);
    CPyTagged_DECREF(cpy_r_number);
    cpy_r_r52 = CPyDef_scholars___effects___resources___choose_worker(cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r51);
    CPyTagged_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 77, CPyStatic_scholars___effects___resources___globals);
        goto CPyL80;
    }
    if (((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_2 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_2);
    }
    ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_2 = cpy_r_r52;
    cpy_r_r53 = 1;
    if (!cpy_r_r53) goto CPyL80;
    cpy_r_r54 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r55 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r56 = NULL;
    cpy_r_r1 = cpy_r_r56;
    cpy_r_r57 = (PyObject **)&cpy_r_r1;
    cpy_r_r58 = ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_2;
    cpy_r_r59 = CPyDef_scholars___effects___resources___choose_worker_gen_____mypyc_generator_helper__(cpy_r_r58, cpy_r_r55, cpy_r_r55, cpy_r_r55, cpy_r_r54, cpy_r_r57);
    if (cpy_r_r59 != NULL) goto CPyL83;
    cpy_r_r60 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 77, CPyStatic_scholars___effects___resources___globals);
        goto CPyL84;
    }
    cpy_r_r61 = cpy_r_r1;
    CPy_DECREF(cpy_r_r61);
    cpy_r_r62 = NULL;
    if (((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_2 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_2);
    }
    ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_2 = cpy_r_r62;
    cpy_r_r63 = 1;
    if (unlikely(!cpy_r_r63)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 77, CPyStatic_scholars___effects___resources___globals);
        goto CPyL80;
    } else
        goto CPyL64;
CPyL48: ;
    cpy_r_r64 = cpy_r_r59;
CPyL49: ;
    ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r64;
CPyL50: ;
    cpy_r_r66 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r67 = cpy_r_type != cpy_r_r66;
    if (!cpy_r_r67) goto CPyL85;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 77, CPyStatic_scholars___effects___resources___globals);
        goto CPyL54;
    } else
        goto CPyL86;
CPyL52: ;
    CPy_Unreachable();
CPyL53: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL60;
CPyL54: ;
    cpy_r_r68 = CPy_CatchError();
    cpy_r_r69 = (PyObject **)&cpy_r_r3;
    cpy_r_r70 = ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_2;
    cpy_r_r71 = CPy_YieldFromErrorHandle(cpy_r_r70, cpy_r_r69);
    if (unlikely(cpy_r_r71 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 77, CPyStatic_scholars___effects___resources___globals);
        goto CPyL87;
    }
    if (cpy_r_r71) {
        goto CPyL57;
    } else
        goto CPyL88;
CPyL56: ;
    cpy_r_r64 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r68);
    CPy_DecRef(cpy_r_r68.f0);
    CPy_DecRef(cpy_r_r68.f1);
    CPy_DecRef(cpy_r_r68.f2);
    goto CPyL49;
CPyL57: ;
    cpy_r_r61 = cpy_r_r3;
    CPy_DecRef(cpy_r_r61);
    CPy_RestoreExcInfo(cpy_r_r68);
    CPy_DecRef(cpy_r_r68.f0);
    CPy_DecRef(cpy_r_r68.f1);
    CPy_DecRef(cpy_r_r68.f2);
    goto CPyL64;
CPyL58: ;
    CPy_RestoreExcInfo(cpy_r_r68);
    CPy_DecRef(cpy_r_r68.f0);
    CPy_DecRef(cpy_r_r68.f1);
    CPy_DecRef(cpy_r_r68.f2);
    cpy_r_r72 = CPy_KeepPropagating();
    if (!cpy_r_r72) goto CPyL71;
    CPy_Unreachable();
CPyL60: ;
    cpy_r_r73 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r74 = NULL;
    cpy_r_r1 = cpy_r_r74;
    cpy_r_r75 = (PyObject **)&cpy_r_r1;
    cpy_r_r76 = ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_2;
    cpy_r_r77 = CPyDef_scholars___effects___resources___choose_worker_gen_____mypyc_generator_helper__(cpy_r_r76, cpy_r_r73, cpy_r_r73, cpy_r_r73, cpy_r_arg, cpy_r_r75);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r77 == NULL) {
        goto CPyL62;
    } else
        goto CPyL89;
CPyL61: ;
    cpy_r_r64 = cpy_r_r77;
    goto CPyL49;
CPyL62: ;
    cpy_r_r78 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 77, CPyStatic_scholars___effects___resources___globals);
        goto CPyL84;
    }
    cpy_r_r61 = cpy_r_r1;
    CPy_DECREF(cpy_r_r61);
CPyL64: ;
    cpy_r_r79 = ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_1;
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "ask", "ask_GainWorker_gen", "__mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_1", 76, CPyStatic_scholars___effects___resources___globals);
        goto CPyL80;
    }
CPyL65: ;
    cpy_r_r80 = CPyTagged_Add(cpy_r_r79, 2);
    if (((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_1);
    }
    ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_1 = cpy_r_r80;
    cpy_r_r81 = 1;
    if (unlikely(!cpy_r_r81)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 76, CPyStatic_scholars___effects___resources___globals);
        goto CPyL80;
    } else
        goto CPyL32;
CPyL66: ;
    cpy_r_r82 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r82);
    ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r84 = CPyDef_scholars___effects___resources___ask_GainWorker_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL70;
    CPyGen_SetStopIterationValue(cpy_r_r82);
    CPy_DECREF(cpy_r_r82);
    if (!0) goto CPyL76;
    CPy_Unreachable();
CPyL70: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r82;
    CPyGen_Exit(&((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL71: ;
    ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r86 = CPyDef_scholars___effects___resources___ask_GainWorker_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r87 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r87;
CPyL72: ;
    cpy_r_r88 = cpy_r_r4 == 0;
    if (cpy_r_r88) goto CPyL90;
    cpy_r_r89 = cpy_r_r4 == 1;
    if (cpy_r_r89) {
        goto CPyL50;
    } else
        goto CPyL91;
CPyL74: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r90 = 0;
    if (unlikely(!cpy_r_r90)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 70, CPyStatic_scholars___effects___resources___globals);
        goto CPyL76;
    }
    CPy_Unreachable();
CPyL76: ;
    cpy_r_r91 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r91;
CPyL77: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL71;
CPyL78: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL71;
CPyL79: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL71;
CPyL80: ;
    cpy_r_r92 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0);
    }
    ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0 = cpy_r_r92;
    cpy_r_r93 = 1;
    goto CPyL71;
CPyL81: ;
    cpy_r_r94 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0);
    }
    ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0 = cpy_r_r94;
    cpy_r_r95 = 1;
    goto CPyL66;
CPyL82: ;
    cpy_r_r96 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0);
    }
    ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0 = cpy_r_r96;
    cpy_r_r97 = 1;
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL71;
CPyL83: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL48;
CPyL84: ;
    CPy_XDecRef(cpy_r_r1);
    cpy_r_r98 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0);
    }
    ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0 = cpy_r_r98;
    cpy_r_r99 = 1;
    goto CPyL71;
CPyL85: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL53;
CPyL86: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL52;
CPyL87: ;
    CPy_XDecRef(cpy_r_r3);
    cpy_r_r100 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0);
    }
    ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0 = cpy_r_r100;
    cpy_r_r101 = 1;
    goto CPyL58;
CPyL88: ;
    goto CPyL56;
CPyL89: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL61;
CPyL90: ;
    CPy_XDECREF(cpy_r_r3);
    cpy_r_r102 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0);
    }
    ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0 = cpy_r_r102;
    cpy_r_r103 = 1;
    goto CPyL1;
CPyL91: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL74;
}
        
PyObject *CPyDef_scholars___effects___resources___ask_GainWorker_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___effects___resources___ask_GainWorker_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___resources___ask_GainWorker_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___resources___ask_GainWorker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.ask_GainWorker_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___resources___ask_GainWorker_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "__next__", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___ask_GainWorker_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___effects___resources___ask_GainWorker_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___resources___ask_GainWorker_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___resources___ask_GainWorker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.ask_GainWorker_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___effects___resources___ask_GainWorker_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "send", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___ask_GainWorker_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___effects___resources___ask_GainWorker_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___resources___ask_GainWorker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.ask_GainWorker_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___resources___ask_GainWorker_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "__iter__", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___ask_GainWorker_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_scholars___effects___resources___ask_GainWorker_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_scholars___effects___resources___ask_GainWorker_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___resources___ask_GainWorker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.ask_GainWorker_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_scholars___effects___resources___ask_GainWorker_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "throw", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___ask_GainWorker_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_scholars___effects___resources___ask_GainWorker_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4815 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4815);
    PyObject *__tmp4816 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4816);
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
        
        PyObject *CPyPy_scholars___effects___resources___ask_GainWorker_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___resources___ask_GainWorker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.ask_GainWorker_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___resources___ask_GainWorker_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "close", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___GainWorker___ask(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = CPyDef_scholars___effects___resources___ask_GainWorker_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 70, CPyStatic_scholars___effects___resources___globals);
        goto CPyL8;
    }
    ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 70, CPyStatic_scholars___effects___resources___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 70, CPyStatic_scholars___effects___resources___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 70, CPyStatic_scholars___effects___resources___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_call);
    if (((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call);
    }
    ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call = cpy_r_call;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 70, CPyStatic_scholars___effects___resources___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_context);
    if (((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context);
    }
    ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context = cpy_r_context;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 70, CPyStatic_scholars___effects___resources___globals);
        goto CPyL9;
    }
    ((serai___games___scholars___effects___resources___ask_GainWorker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__optional = cpy_r_optional;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 70, CPyStatic_scholars___effects___resources___globals);
        goto CPyL9;
    }
    return cpy_r_r0;
CPyL8: ;
    cpy_r_r8 = NULL;
    return cpy_r_r8;
CPyL9: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL8;
}
        
        PyObject *CPyPy_scholars___effects___resources___GainWorker___ask(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", "optional", 0};
            static CPyArg_Parser parser = {"OOOOO:ask", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            PyObject *obj_optional;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context, &obj_optional)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___resources___GainWorker))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.GainWorker", obj_self); 
                goto fail;
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
            char arg_optional;
            if (unlikely(!PyBool_Check(obj_optional))) {
                CPy_TypeError("bool", obj_optional); goto fail;
            } else
                arg_optional = obj_optional == Py_True;
            PyObject *retval = CPyDef_scholars___effects___resources___GainWorker___ask(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 70, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___GainWorker___ask__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_scholars___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.scholars.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_scholars___effects___resources___GainWorker___ask(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context, cpy_r_optional);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___resources___GainWorker___ask__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", "optional", 0};
            static CPyArg_Parser parser = {"OOOOO:ask__Work_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            PyObject *obj_optional;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context, &obj_optional)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___resources___GainWorker))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.GainWorker", obj_self); 
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
            char arg_optional;
            if (unlikely(!PyBool_Check(obj_optional))) {
                CPy_TypeError("bool", obj_optional); goto fail;
            } else
                arg_optional = obj_optional == Py_True;
            PyObject *retval = CPyDef_scholars___effects___resources___GainWorker___ask__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask__Work_glue", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___resources___GainWorker_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___scholars___effects___resources___GainWorkerObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___scholars___effects___resources___GainWorkerObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___scholars___effects___resources___GainWorkerObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___scholars___effects___resources___GainWorkerObject *)cpy_r___mypyc_self__)->_quiet = 0;
    ((serai___games___scholars___effects___resources___GainWorkerObject *)cpy_r___mypyc_self__)->_must = 1;
    ((serai___games___scholars___effects___resources___GainWorkerObject *)cpy_r___mypyc_self__)->_always = 1;
    ((serai___games___scholars___effects___resources___GainWorkerObject *)cpy_r___mypyc_self__)->_asks_itself = 1;
    return 1;
}
        
        PyObject *CPyPy_scholars___effects___resources___GainWorker_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___resources___GainWorker))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.GainWorker", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_scholars___effects___resources___GainWorker_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "__mypyc_defaults_setup", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___resources___gain_workers(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_worker, CPyTagged cpy_r_amount, PyObject *cpy_r_rule) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "gain_workers", "Table", "players", 82, CPyStatic_scholars___effects___resources___globals);
        goto CPyL16;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "gain_workers", 82, CPyStatic_scholars___effects___resources___globals);
        goto CPyL16;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_scholars___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/resources.py", "gain_workers", 82, CPyStatic_scholars___effects___resources___globals, "serai.games.scholars.table.Player", cpy_r_r1);
        goto CPyL16;
    }
    cpy_r_r3 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_workers;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "gain_workers", "Player", "workers", 82, CPyStatic_scholars___effects___resources___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = CPyList_GetItem(cpy_r_r3, cpy_r_worker);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "gain_workers", 82, CPyStatic_scholars___effects___resources___globals);
        goto CPyL17;
    }
    CPyTagged_INCREF(cpy_r_amount);
    cpy_r_r5 = CPyTagged_StealAsObject(cpy_r_amount);
    cpy_r_r6 = PyNumber_InPlaceAdd(cpy_r_r4, cpy_r_r5);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "gain_workers", 82, CPyStatic_scholars___effects___resources___globals);
        goto CPyL17;
    }
    cpy_r_r7 = CPyList_SetItem(cpy_r_r3, cpy_r_worker, cpy_r_r6);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "gain_workers", 82, CPyStatic_scholars___effects___resources___globals);
        goto CPyL16;
    }
    cpy_r_r8 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_story;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "gain_workers", "Table", "story", 83, CPyStatic_scholars___effects___resources___globals);
        goto CPyL16;
    }
CPyL8: ;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_r8 != cpy_r_r9;
    if (!cpy_r_r10) goto CPyL15;
    cpy_r_r11 = CPyStatics[2415]; /* 'event-gain' */
    cpy_r_r12 = CPyStatics[2738]; /* 'worker-' */
    cpy_r_r13 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "gain_workers", "Table", "book", 84, CPyStatic_scholars___effects___resources___globals);
        goto CPyL16;
    }
CPyL10: ;
    cpy_r_r14 = ((serai___games___scholars___book___BookObject *)cpy_r_r13)->_words;
    cpy_r_r15 = ((serai___games___scholars___book___WordsObject *)cpy_r_r14)->_workers;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r16 = CPySequenceTuple_GetItem(cpy_r_r15, cpy_r_worker);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "gain_workers", 84, CPyStatic_scholars___effects___resources___globals);
        goto CPyL16;
    }
    if (likely(PyUnicode_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/resources.py", "gain_workers", 84, CPyStatic_scholars___effects___resources___globals, "str", cpy_r_r16);
        goto CPyL16;
    }
    cpy_r_r18 = CPyStr_Build(2, cpy_r_r12, cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "gain_workers", 84, CPyStatic_scholars___effects___resources___globals);
        goto CPyL16;
    }
    cpy_r_r19 = CPyStatics[759]; /* 'resource' */
    cpy_r_r20 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_amount);
    cpy_r_r21 = CPyTagged_StealAsObject(cpy_r_amount);
    cpy_r_r22 = CPyDict_Build(2, cpy_r_r19, cpy_r_r18, cpy_r_r20, cpy_r_r21);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "gain_workers", 84, CPyStatic_scholars___effects___resources___globals);
        goto CPyL16;
    }
    cpy_r_r23 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r11, cpy_r_me, cpy_r_rule, cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "gain_workers", 84, CPyStatic_scholars___effects___resources___globals);
        goto CPyL16;
    }
CPyL15: ;
    return 1;
CPyL16: ;
    cpy_r_r24 = 2;
    return cpy_r_r24;
CPyL17: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL16;
}
        
        PyObject *CPyPy_scholars___effects___resources___gain_workers(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "worker", "amount", "rule", 0};
            static CPyArg_Parser parser = {"OOOOO:gain_workers", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_worker;
            PyObject *obj_amount;
            PyObject *obj_rule;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_worker, &obj_amount, &obj_rule)) {
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
            CPyTagged arg_worker;
            if (likely(PyLong_Check(obj_worker)))
                arg_worker = CPyTagged_BorrowFromObject(obj_worker);
            else {
                CPy_TypeError("int", obj_worker); goto fail;
            }
            CPyTagged arg_amount;
            if (likely(PyLong_Check(obj_amount)))
                arg_amount = CPyTagged_BorrowFromObject(obj_amount);
            else {
                CPy_TypeError("int", obj_amount); goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            char retval = CPyDef_scholars___effects___resources___gain_workers(arg_t, arg_me, arg_worker, arg_amount, arg_rule);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "gain_workers", 81, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___choose_worker_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    int32_t cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    CPyTagged cpy_r_r3;
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
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    int32_t cpy_r_r33;
    char cpy_r_r34;
    int32_t cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___effects___resources___choose_worker_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___scholars___effects___resources___choose_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL30;
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_type != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "choose_worker", 87, CPyStatic_scholars___effects___resources___globals);
        goto CPyL29;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r3 = ((serai___games___scholars___effects___resources___choose_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "choose_worker", "choose_worker_gen", "me", 89, CPyStatic_scholars___effects___resources___globals);
        goto CPyL29;
    }
CPyL5: ;
    cpy_r_r4 = CPyStatics[2746]; /* 'worker' */
    cpy_r_r5 = ((serai___games___scholars___effects___resources___choose_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rule;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "choose_worker", "choose_worker_gen", "rule", 89, CPyStatic_scholars___effects___resources___globals);
        goto CPyL29;
    }
CPyL6: ;
    cpy_r_r6 = ((serai___games___scholars___effects___resources___choose_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "choose_worker", "choose_worker_gen", "t", 89, CPyStatic_scholars___effects___resources___globals);
        goto CPyL29;
    }
CPyL7: ;
    cpy_r_r7 = ((serai___games___scholars___table___TableObject *)cpy_r_r6)->_book;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "choose_worker", "Table", "book", 89, CPyStatic_scholars___effects___resources___globals);
        goto CPyL29;
    }
CPyL8: ;
    cpy_r_r8 = ((serai___games___scholars___book___BookObject *)cpy_r_r7)->_options;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "choose_worker", "Book", "options", 89, CPyStatic_scholars___effects___resources___globals);
        goto CPyL29;
    }
CPyL9: ;
    cpy_r_r9 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r8)->_take_worker;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "choose_worker", "Options", "take_worker", 89, CPyStatic_scholars___effects___resources___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r9);
CPyL10: ;
    cpy_r_r10 = NULL;
    cpy_r_r11 = NULL;
    cpy_r_r12 = NULL;
    cpy_r_r13 = CPyDef_offer___Offer(cpy_r_r9, cpy_r_r10, cpy_r_r11, cpy_r_r12);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "choose_worker", 89, CPyStatic_scholars___effects___resources___globals);
        goto CPyL29;
    }
    cpy_r_r14 = CPyStatics[31]; /* 'n' */
    cpy_r_r15 = ((serai___games___scholars___effects___resources___choose_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__left;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "choose_worker", "choose_worker_gen", "left", 89, CPyStatic_scholars___effects___resources___globals);
        goto CPyL35;
    }
CPyL12: ;
    CPyTagged_INCREF(cpy_r_r15);
    cpy_r_r16 = CPyTagged_StealAsObject(cpy_r_r15);
    cpy_r_r17 = CPyDict_Build(1, cpy_r_r14, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "choose_worker", 89, CPyStatic_scholars___effects___resources___globals);
        goto CPyL35;
    }
    cpy_r_r18 = NULL;
    cpy_r_r19 = 2;
    cpy_r_r20 = CPyDef_decision___ask(cpy_r_r3, cpy_r_r4, cpy_r_r5, cpy_r_r13, cpy_r_r17, cpy_r_r18, cpy_r_r19);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "choose_worker", 89, CPyStatic_scholars___effects___resources___globals);
        goto CPyL29;
    }
    ((serai___games___scholars___effects___resources___choose_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___effects___resources___choose_worker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r20;
CPyL15: ;
    cpy_r_r22 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r23 = cpy_r_type != cpy_r_r22;
    if (!cpy_r_r23) goto CPyL18;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "choose_worker", 89, CPyStatic_scholars___effects___resources___globals);
        goto CPyL29;
    }
    CPy_Unreachable();
CPyL18: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r24 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/resources.py", "choose_worker", 89, CPyStatic_scholars___effects___resources___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL29;
    }
    cpy_r_r25 = ((serai___games___scholars___effects___resources___choose_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "choose_worker", "choose_worker_gen", "t", 90, CPyStatic_scholars___effects___resources___globals);
        goto CPyL36;
    }
CPyL20: ;
    cpy_r_r26 = ((serai___games___scholars___effects___resources___choose_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "choose_worker", "choose_worker_gen", "me", 90, CPyStatic_scholars___effects___resources___globals);
        goto CPyL36;
    }
CPyL21: ;
    cpy_r_r27 = ((serai___kernel___option___OptionObject *)cpy_r_r24)->_value;
    CPy_INCREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r28 = ((serai___games___scholars___effects___resources___choose_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rule;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "choose_worker", "choose_worker_gen", "rule", 90, CPyStatic_scholars___effects___resources___globals);
        goto CPyL37;
    }
CPyL22: ;
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "choose_worker", 90, CPyStatic_scholars___effects___resources___globals);
        goto CPyL29;
    }
    cpy_r_r30 = CPyDef_scholars___effects___resources___gain_workers(cpy_r_r25, cpy_r_r26, cpy_r_r29, 2, cpy_r_r28);
    CPyTagged_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "choose_worker", 90, CPyStatic_scholars___effects___resources___globals);
        goto CPyL29;
    }
    cpy_r_r31 = Py_None;
    CPy_INCREF(cpy_r_r31);
    ((serai___games___scholars___effects___resources___choose_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r33 = CPyDef_scholars___effects___resources___choose_worker_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL28;
    CPyGen_SetStopIterationValue(cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    if (!0) goto CPyL34;
    CPy_Unreachable();
CPyL28: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r31;
    CPyGen_Exit(&((serai___games___scholars___effects___resources___choose_worker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL29: ;
    ((serai___games___scholars___effects___resources___choose_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r35 = CPyDef_scholars___effects___resources___choose_worker_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r36 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___resources___choose_worker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r36;
CPyL30: ;
    cpy_r_r37 = cpy_r_r0 == 0;
    if (cpy_r_r37) goto CPyL1;
    cpy_r_r38 = cpy_r_r0 == 1;
    if (cpy_r_r38) goto CPyL15;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r39 = 0;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "choose_worker", 87, CPyStatic_scholars___effects___resources___globals);
        goto CPyL34;
    }
    CPy_Unreachable();
CPyL34: ;
    cpy_r_r40 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___resources___choose_worker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r40;
CPyL35: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL29;
CPyL36: ;
    CPy_DecRef(cpy_r_r24);
    goto CPyL29;
CPyL37: ;
    CPy_DecRef(cpy_r_r27);
    goto CPyL29;
}
        
PyObject *CPyDef_scholars___effects___resources___choose_worker_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___effects___resources___choose_worker_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___resources___choose_worker_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___resources___choose_worker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.choose_worker_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___resources___choose_worker_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "__next__", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___choose_worker_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___effects___resources___choose_worker_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___resources___choose_worker_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___resources___choose_worker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.choose_worker_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___effects___resources___choose_worker_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "send", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___choose_worker_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___effects___resources___choose_worker_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___resources___choose_worker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.choose_worker_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___resources___choose_worker_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "__iter__", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___choose_worker_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_scholars___effects___resources___choose_worker_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_scholars___effects___resources___choose_worker_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___resources___choose_worker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.choose_worker_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_scholars___effects___resources___choose_worker_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "throw", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___choose_worker_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_scholars___effects___resources___choose_worker_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4817 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4817);
    PyObject *__tmp4818 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4818);
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
        
        PyObject *CPyPy_scholars___effects___resources___choose_worker_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___resources___choose_worker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.choose_worker_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___resources___choose_worker_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "close", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___choose_worker(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_rule, CPyTagged cpy_r_left) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    if (cpy_r_left != CPY_INT_TAG) goto CPyL9;
    cpy_r_left = 2;
CPyL2: ;
    cpy_r_r0 = CPyDef_scholars___effects___resources___choose_worker_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "choose_worker", 87, CPyStatic_scholars___effects___resources___globals);
        goto CPyL10;
    }
    ((serai___games___scholars___effects___resources___choose_worker_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___effects___resources___choose_worker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___resources___choose_worker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___effects___resources___choose_worker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "choose_worker", 87, CPyStatic_scholars___effects___resources___globals);
        goto CPyL11;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___effects___resources___choose_worker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___choose_worker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___effects___resources___choose_worker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "choose_worker", 87, CPyStatic_scholars___effects___resources___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_rule);
    if (((serai___games___scholars___effects___resources___choose_worker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__rule != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___resources___choose_worker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__rule);
    }
    ((serai___games___scholars___effects___resources___choose_worker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__rule = cpy_r_rule;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "choose_worker", 87, CPyStatic_scholars___effects___resources___globals);
        goto CPyL11;
    }
    if (((serai___games___scholars___effects___resources___choose_worker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__left != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___choose_worker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__left);
    }
    ((serai___games___scholars___effects___resources___choose_worker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__left = cpy_r_left;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "choose_worker", 87, CPyStatic_scholars___effects___resources___globals);
        goto CPyL12;
    }
    return cpy_r_r0;
CPyL8: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
CPyL9: ;
    CPyTagged_INCREF(cpy_r_left);
    goto CPyL2;
CPyL10: ;
    CPyTagged_DecRef(cpy_r_left);
    goto CPyL8;
CPyL11: ;
    CPyTagged_DecRef(cpy_r_left);
    CPy_DecRef(cpy_r_r0);
    goto CPyL8;
CPyL12: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL8;
}
        
        PyObject *CPyPy_scholars___effects___resources___choose_worker(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "rule", "left", 0};
            static CPyArg_Parser parser = {"OOO|O:choose_worker", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_rule;
            PyObject *obj_left = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_rule, &obj_left)) {
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
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            CPyTagged arg_left;
            if (obj_left == NULL) {
                arg_left = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_left)))
                arg_left = CPyTagged_BorrowFromObject(obj_left);
            else {
                CPy_TypeError("int", obj_left); goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___resources___choose_worker(arg_t, arg_me, arg_rule, arg_left);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "choose_worker", 87, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___resources___Pay___possible(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    cpy_r_r0 = CPY_GET_METHOD(cpy_r_self, CPyType_scholars___effects___resources___Pay, 10, serai___games___scholars___effects___resources___PayObject, PyObject * (*)(PyObject *, PyObject *, CPyTagged, PyObject *, CPyTagged))(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_call, cpy_r_context); /* reason */
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "possible", 97, CPyStatic_scholars___effects___resources___globals);
        goto CPyL2;
    }
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_r0 == cpy_r_r1;
    CPy_DECREF(cpy_r_r0);
    return cpy_r_r2;
CPyL2: ;
    cpy_r_r3 = 2;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_scholars___effects___resources___Pay___possible(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:possible", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___effects___PayMore) || (Py_TYPE(obj_self) == CPyType_scholars___effects___resources___Pay)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.Pay", obj_self); 
                goto fail;
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
            char retval = CPyDef_scholars___effects___resources___Pay___possible(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "possible", 96, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___resources___Pay___possible__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_scholars___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.scholars.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_scholars___effects___resources___Pay___possible(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___resources___Pay___possible__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:possible__Work_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___effects___PayMore) || (Py_TYPE(obj_self) == CPyType_scholars___effects___resources___Pay)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.Pay", obj_self); 
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
            char retval = CPyDef_scholars___effects___resources___Pay___possible__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "possible__Work_glue", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___Pay___reason(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    tuple_T2OI cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    CPyTagged cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    CPyTagged cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    int64_t cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    CPyTagged cpy_r_r37;
    CPyTagged cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject **cpy_r_r47;
    PyObject *cpy_r_r48;
    CPyTagged cpy_r_r49;
    int64_t cpy_r_r50;
    char cpy_r_r51;
    int64_t cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject **cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyTagged cpy_r_r66;
    CPyTagged cpy_r_r67;
    PyObject *cpy_r_r68;
    int64_t cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "reason", "Table", "players", 101, CPyStatic_scholars___effects___resources___globals);
        goto CPyL51;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "reason", 101, CPyStatic_scholars___effects___resources___globals);
        goto CPyL51;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_scholars___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/resources.py", "reason", 101, CPyStatic_scholars___effects___resources___globals, "serai.games.scholars.table.Player", cpy_r_r1);
        goto CPyL51;
    }
    cpy_r_r3 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_pairs;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = 0;
CPyL4: ;
    cpy_r_r7 = cpy_r_r6 < cpy_r_r5;
    if (!cpy_r_r7) goto CPyL52;
    cpy_r_r8 = CPySequenceTuple_GetItemUnsafe(cpy_r_r3, cpy_r_r6);
    PyObject *__tmp4819;
    if (unlikely(!(PyTuple_Check(cpy_r_r8) && PyTuple_GET_SIZE(cpy_r_r8) == 2))) {
        __tmp4819 = NULL;
        goto __LL4820;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r8, 0))))
        __tmp4819 = PyTuple_GET_ITEM(cpy_r_r8, 0);
    else {
        __tmp4819 = NULL;
    }
    if (__tmp4819 == NULL) goto __LL4820;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r8, 1))))
        __tmp4819 = PyTuple_GET_ITEM(cpy_r_r8, 1);
    else {
        __tmp4819 = NULL;
    }
    if (__tmp4819 == NULL) goto __LL4820;
    __tmp4819 = cpy_r_r8;
__LL4820: ;
    if (unlikely(__tmp4819 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_r8); cpy_r_r9 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp4821 = PyTuple_GET_ITEM(cpy_r_r8, 0);
        CPy_INCREF(__tmp4821);
        PyObject *__tmp4822;
        if (likely(PyUnicode_Check(__tmp4821)))
            __tmp4822 = __tmp4821;
        else {
            CPy_TypeError("str", __tmp4821); 
            __tmp4822 = NULL;
        }
        cpy_r_r9.f0 = __tmp4822;
        PyObject *__tmp4823 = PyTuple_GET_ITEM(cpy_r_r8, 1);
        CPyTagged __tmp4824;
        if (likely(PyLong_Check(__tmp4823)))
            __tmp4824 = CPyTagged_FromObject(__tmp4823);
        else {
            goto __LL4825;
        }
        cpy_r_r9.f1 = __tmp4824;
    }
    goto __LL4826;
__LL4825: ;
    CPy_DECREF(cpy_r_r9.f0);
    cpy_r_r9 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL4826;
__LL4826: ;
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "reason", 102, CPyStatic_scholars___effects___resources___globals);
        goto CPyL53;
    }
    cpy_r_r10 = cpy_r_r9.f0;
    CPy_INCREF(cpy_r_r10);
    cpy_r_r11 = cpy_r_r9.f1;
    CPyTagged_INCREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r9.f0);
    CPyTagged_DECREF(cpy_r_r9.f1);
    cpy_r_r12 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r13 = CPyStr_EqualLiteral(cpy_r_r10, cpy_r_r12, 6);
    if (!cpy_r_r13) goto CPyL18;
    cpy_r_r14 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_silver;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "reason", "Player", "silver", 103, CPyStatic_scholars___effects___resources___globals);
        goto CPyL54;
    }
CPyL8: ;
    cpy_r_r15 = cpy_r_r14 & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (cpy_r_r16) goto CPyL10;
    cpy_r_r17 = cpy_r_r11 & 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (!cpy_r_r18) goto CPyL11;
CPyL10: ;
    cpy_r_r19 = CPyTagged_IsLt_(cpy_r_r14, cpy_r_r11);
    if (cpy_r_r19) {
        goto CPyL55;
    } else
        goto CPyL18;
CPyL11: ;
    cpy_r_r20 = (Py_ssize_t)cpy_r_r14 < (Py_ssize_t)cpy_r_r11;
    if (cpy_r_r20) {
        goto CPyL55;
    } else
        goto CPyL18;
CPyL12: ;
    cpy_r_r21 = CPyStatic_scholars___reasons___NEED_SILVER;
    if (unlikely(cpy_r_r21 == NULL)) {
        goto CPyL56;
    } else
        goto CPyL15;
CPyL13: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NEED_SILVER\" was not set");
    cpy_r_r22 = 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "reason", 104, CPyStatic_scholars___effects___resources___globals);
        goto CPyL51;
    }
    CPy_Unreachable();
CPyL15: ;
    cpy_r_r23 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_silver;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "reason", "Player", "silver", 104, CPyStatic_scholars___effects___resources___globals);
        goto CPyL57;
    }
CPyL16: ;
    cpy_r_r24 = CPyTagged_Subtract(cpy_r_r11, cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r2);
    cpy_r_r25 = CPyDef_scholars___reasons___Missing_____getitem__(cpy_r_r21, cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "reason", 104, CPyStatic_scholars___effects___resources___globals);
        goto CPyL51;
    }
    return cpy_r_r25;
CPyL18: ;
    cpy_r_r26 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r27 = CPyStr_EqualLiteral(cpy_r_r10, cpy_r_r26, 4);
    if (!cpy_r_r27) goto CPyL30;
    cpy_r_r28 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_gold;
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "reason", "Player", "gold", 105, CPyStatic_scholars___effects___resources___globals);
        goto CPyL54;
    }
CPyL20: ;
    cpy_r_r29 = cpy_r_r28 & 1;
    cpy_r_r30 = cpy_r_r29 != 0;
    if (cpy_r_r30) goto CPyL22;
    cpy_r_r31 = cpy_r_r11 & 1;
    cpy_r_r32 = cpy_r_r31 != 0;
    if (!cpy_r_r32) goto CPyL23;
CPyL22: ;
    cpy_r_r33 = CPyTagged_IsLt_(cpy_r_r28, cpy_r_r11);
    if (cpy_r_r33) {
        goto CPyL58;
    } else
        goto CPyL30;
CPyL23: ;
    cpy_r_r34 = (Py_ssize_t)cpy_r_r28 < (Py_ssize_t)cpy_r_r11;
    if (cpy_r_r34) {
        goto CPyL58;
    } else
        goto CPyL30;
CPyL24: ;
    cpy_r_r35 = CPyStatic_scholars___reasons___NEED_GOLD;
    if (unlikely(cpy_r_r35 == NULL)) {
        goto CPyL59;
    } else
        goto CPyL27;
CPyL25: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NEED_GOLD\" was not set");
    cpy_r_r36 = 0;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "reason", 106, CPyStatic_scholars___effects___resources___globals);
        goto CPyL51;
    }
    CPy_Unreachable();
CPyL27: ;
    cpy_r_r37 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_gold;
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "reason", "Player", "gold", 106, CPyStatic_scholars___effects___resources___globals);
        goto CPyL57;
    }
CPyL28: ;
    cpy_r_r38 = CPyTagged_Subtract(cpy_r_r11, cpy_r_r37);
    CPyTagged_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r2);
    cpy_r_r39 = CPyDef_scholars___reasons___Missing_____getitem__(cpy_r_r35, cpy_r_r38);
    CPyTagged_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "reason", 106, CPyStatic_scholars___effects___resources___globals);
        goto CPyL51;
    }
    return cpy_r_r39;
CPyL30: ;
    cpy_r_r40 = CPyStatics[2746]; /* 'worker' */
    cpy_r_r41 = CPyStr_EqualLiteral(cpy_r_r10, cpy_r_r40, 6);
    CPy_DECREF(cpy_r_r10);
    if (!cpy_r_r41) goto CPyL60;
    cpy_r_r42 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_workers;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "reason", "Player", "workers", 107, CPyStatic_scholars___effects___resources___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_r42);
CPyL32: ;
    cpy_r_r43 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r44 = CPyStatics[105]; /* 'sum' */
    cpy_r_r45 = CPyObject_GetAttr(cpy_r_r43, cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "reason", 107, CPyStatic_scholars___effects___resources___globals);
        goto CPyL62;
    }
    PyObject *cpy_r_r46[1] = {cpy_r_r42};
    cpy_r_r47 = (PyObject **)&cpy_r_r46;
    cpy_r_r48 = PyObject_Vectorcall(cpy_r_r45, cpy_r_r47, 1, 0);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "reason", 107, CPyStatic_scholars___effects___resources___globals);
        goto CPyL62;
    }
    CPy_DECREF(cpy_r_r42);
    if (likely(PyLong_Check(cpy_r_r48)))
        cpy_r_r49 = CPyTagged_FromObject(cpy_r_r48);
    else {
        CPy_TypeError("int", cpy_r_r48); cpy_r_r49 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "reason", 107, CPyStatic_scholars___effects___resources___globals);
        goto CPyL61;
    }
    cpy_r_r50 = cpy_r_r49 & 1;
    cpy_r_r51 = cpy_r_r50 != 0;
    if (cpy_r_r51) goto CPyL37;
    cpy_r_r52 = cpy_r_r11 & 1;
    cpy_r_r53 = cpy_r_r52 != 0;
    if (!cpy_r_r53) goto CPyL38;
CPyL37: ;
    cpy_r_r54 = CPyTagged_IsLt_(cpy_r_r49, cpy_r_r11);
    cpy_r_r55 = cpy_r_r54;
    goto CPyL39;
CPyL38: ;
    cpy_r_r56 = (Py_ssize_t)cpy_r_r49 < (Py_ssize_t)cpy_r_r11;
    cpy_r_r55 = cpy_r_r56;
CPyL39: ;
    CPyTagged_DECREF(cpy_r_r49);
    if (cpy_r_r55) {
        goto CPyL63;
    } else
        goto CPyL60;
CPyL40: ;
    cpy_r_r57 = CPyStatic_scholars___reasons___NEED_WORKERS;
    if (unlikely(cpy_r_r57 == NULL)) {
        goto CPyL64;
    } else
        goto CPyL43;
CPyL41: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NEED_WORKERS\" was not set");
    cpy_r_r58 = 0;
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "reason", 108, CPyStatic_scholars___effects___resources___globals);
        goto CPyL51;
    }
    CPy_Unreachable();
CPyL43: ;
    cpy_r_r59 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_workers;
    if (unlikely(cpy_r_r59 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'workers' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r59);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "reason", 108, CPyStatic_scholars___effects___resources___globals);
        goto CPyL65;
    }
CPyL44: ;
    cpy_r_r60 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r61 = CPyStatics[105]; /* 'sum' */
    cpy_r_r62 = CPyObject_GetAttr(cpy_r_r60, cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "reason", 108, CPyStatic_scholars___effects___resources___globals);
        goto CPyL66;
    }
    PyObject *cpy_r_r63[1] = {cpy_r_r59};
    cpy_r_r64 = (PyObject **)&cpy_r_r63;
    cpy_r_r65 = PyObject_Vectorcall(cpy_r_r62, cpy_r_r64, 1, 0);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "reason", 108, CPyStatic_scholars___effects___resources___globals);
        goto CPyL66;
    }
    CPy_DECREF(cpy_r_r59);
    if (likely(PyLong_Check(cpy_r_r65)))
        cpy_r_r66 = CPyTagged_FromObject(cpy_r_r65);
    else {
        CPy_TypeError("int", cpy_r_r65); cpy_r_r66 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "reason", 108, CPyStatic_scholars___effects___resources___globals);
        goto CPyL65;
    }
    cpy_r_r67 = CPyTagged_Subtract(cpy_r_r11, cpy_r_r66);
    CPyTagged_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r66);
    cpy_r_r68 = CPyDef_scholars___reasons___Missing_____getitem__(cpy_r_r57, cpy_r_r67);
    CPyTagged_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "reason", 108, CPyStatic_scholars___effects___resources___globals);
        goto CPyL51;
    }
    return cpy_r_r68;
CPyL49: ;
    cpy_r_r69 = cpy_r_r6 + 1;
    cpy_r_r6 = cpy_r_r69;
    goto CPyL4;
CPyL50: ;
    cpy_r_r70 = Py_None;
    CPy_INCREF(cpy_r_r70);
    return cpy_r_r70;
CPyL51: ;
    cpy_r_r71 = NULL;
    return cpy_r_r71;
CPyL52: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r3);
    goto CPyL50;
CPyL53: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL51;
CPyL54: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL51;
CPyL55: ;
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r10);
    goto CPyL12;
CPyL56: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL13;
CPyL57: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL51;
CPyL58: ;
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r10);
    goto CPyL24;
CPyL59: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL25;
CPyL60: ;
    CPyTagged_DECREF(cpy_r_r11);
    goto CPyL49;
CPyL61: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL51;
CPyL62: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r42);
    goto CPyL51;
CPyL63: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL40;
CPyL64: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL41;
CPyL65: ;
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL51;
CPyL66: ;
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r59);
    goto CPyL51;
}
        
        PyObject *CPyPy_scholars___effects___resources___Pay___reason(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:reason", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___effects___PayMore) || (Py_TYPE(obj_self) == CPyType_scholars___effects___resources___Pay)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.Pay", obj_self); 
                goto fail;
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
            PyObject *retval = CPyDef_scholars___effects___resources___Pay___reason(arg_self, arg_t, arg_me, arg_call, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "reason", 99, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___Pay___reason__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_scholars___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.scholars.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_scholars___effects___resources___Pay___reason(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___resources___Pay___reason__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:reason__Work_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___effects___PayMore) || (Py_TYPE(obj_self) == CPyType_scholars___effects___resources___Pay)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.Pay", obj_self); 
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
            PyObject *retval = CPyDef_scholars___effects___resources___Pay___reason__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "reason__Work_glue", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___resources___Pay___possible_then(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, PyObject *cpy_r_gain, CPyTagged cpy_r_context) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    cpy_r_r0 = CPyDef_scholars___effects___resources___Pay___possible(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_call, cpy_r_context);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "possible_then", 113, CPyStatic_scholars___effects___resources___globals);
        goto CPyL13;
    }
    if (cpy_r_r0) goto CPyL3;
    return 0;
CPyL3: ;
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "possible_then", "Table", "book", 115, CPyStatic_scholars___effects___resources___globals);
        goto CPyL13;
    }
CPyL4: ;
    cpy_r_r2 = ((serai___games___scholars___book___BookObject *)cpy_r_r1)->_performer;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "possible_then", "Book", "performer", 115, CPyStatic_scholars___effects___resources___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r2);
CPyL5: ;
    cpy_r_r3 = CPyDef_perform___Performer___always(cpy_r_r2, cpy_r_gain);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "possible_then", 115, CPyStatic_scholars___effects___resources___globals);
        goto CPyL13;
    }
    if (!cpy_r_r3) goto CPyL8;
    cpy_r_r4 = cpy_r_r3;
    goto CPyL12;
CPyL8: ;
    cpy_r_r5 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "possible_then", "Table", "book", 115, CPyStatic_scholars___effects___resources___globals);
        goto CPyL13;
    }
CPyL9: ;
    cpy_r_r6 = ((serai___games___scholars___book___BookObject *)cpy_r_r5)->_performer;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "possible_then", "Book", "performer", 115, CPyStatic_scholars___effects___resources___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r6);
CPyL10: ;
    cpy_r_r7 = CPY_GET_METHOD(cpy_r_r6, CPyType_perform___Performer, 7, serai___kernel___perform___PerformerObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *, CPyTagged))(cpy_r_r6, cpy_r_t, cpy_r_me, cpy_r_gain, cpy_r_context); /* possible */
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "possible_then", 115, CPyStatic_scholars___effects___resources___globals);
        goto CPyL13;
    }
    cpy_r_r4 = cpy_r_r7;
CPyL12: ;
    return cpy_r_r4;
CPyL13: ;
    cpy_r_r8 = 2;
    return cpy_r_r8;
}
        
        PyObject *CPyPy_scholars___effects___resources___Pay___possible_then(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "gain", "context", 0};
            static CPyArg_Parser parser = {"OOOOO:possible_then", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_gain;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_gain, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___effects___PayMore) || (Py_TYPE(obj_self) == CPyType_scholars___effects___resources___Pay)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.Pay", obj_self); 
                goto fail;
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
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            PyObject *arg_gain;
            if (likely(PyObject_TypeCheck(obj_gain, CPyType_kernel___effects___Effect)))
                arg_gain = obj_gain;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_gain); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char retval = CPyDef_scholars___effects___resources___Pay___possible_then(arg_self, arg_t, arg_me, arg_call, arg_gain, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "possible_then", 111, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___resources___Pay___possible_then__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, PyObject *cpy_r_gain, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_scholars___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.scholars.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_scholars___effects___resources___Pay___possible_then(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_gain, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___resources___Pay___possible_then__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "gain", "context", 0};
            static CPyArg_Parser parser = {"OOOOO:possible_then__Work_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_gain;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_gain, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___effects___PayMore) || (Py_TYPE(obj_self) == CPyType_scholars___effects___resources___Pay)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.Pay", obj_self); 
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
            PyObject *arg_gain;
            if (likely(PyObject_TypeCheck(obj_gain, CPyType_kernel___effects___Effect)))
                arg_gain = obj_gain;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_gain); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char retval = CPyDef_scholars___effects___resources___Pay___possible_then__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_gain, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "possible_then__Work_glue", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___ask_Pay_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    int64_t cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    int64_t cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    tuple_T2OI cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject **cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    tuple_T3OOO cpy_r_r43;
    PyObject **cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject **cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    int64_t cpy_r_r54;
    int64_t cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    int32_t cpy_r_r59;
    char cpy_r_r60;
    int32_t cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    char cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL42;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 117, CPyStatic_scholars___effects___resources___globals);
        goto CPyL41;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__call;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "ask", "ask_Pay_gen", "call", 118, CPyStatic_scholars___effects___resources___globals);
        goto CPyL41;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___kernel___effects___CallObject *)cpy_r_r7)->_pairs;
    CPy_INCREF(cpy_r_r8);
    if (((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_0);
    }
    ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_0 = cpy_r_r8;
    cpy_r_r9 = 1;
    cpy_r_r10 = ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_0;
    if (unlikely(cpy_r_r10 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_0' of 'ask_Pay_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r10);
    }
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyVarObject, ob_size));
    cpy_r_r12 = *(int64_t *)cpy_r_r11;
    CPy_DECREF(cpy_r_r10);
    ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_1 = cpy_r_r12;
    cpy_r_r13 = 1;
    ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_Pay_gen_0 = 0;
    cpy_r_r14 = 1;
    if (!cpy_r_r14) goto CPyL47;
CPyL6: ;
    cpy_r_r15 = ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_Pay_gen_0;
    if (unlikely(cpy_r_r15 == -113)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "ask", "ask_Pay_gen", "__mypyc_temp__3_serai___games___scholars___effects___resources___ask_Pay_gen_0", 118, CPyStatic_scholars___effects___resources___globals);
        goto CPyL47;
    }
CPyL7: ;
    cpy_r_r16 = ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_1;
    if (unlikely(cpy_r_r16 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_1' of 'ask_Pay_gen' undefined");
    }
    cpy_r_r17 = cpy_r_r15 < cpy_r_r16;
    if (!cpy_r_r17) goto CPyL48;
    cpy_r_r18 = ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_Pay_gen_0;
    if (unlikely(cpy_r_r18 == -113)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "ask", "ask_Pay_gen", "__mypyc_temp__3_serai___games___scholars___effects___resources___ask_Pay_gen_0", 118, CPyStatic_scholars___effects___resources___globals);
        goto CPyL47;
    }
CPyL9: ;
    cpy_r_r19 = ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_0;
    if (unlikely(cpy_r_r19 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_0' of 'ask_Pay_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r19);
    }
    cpy_r_r20 = CPySequenceTuple_GetItemUnsafe(cpy_r_r19, cpy_r_r18);
    CPy_DECREF(cpy_r_r19);
    PyObject *__tmp4827;
    if (unlikely(!(PyTuple_Check(cpy_r_r20) && PyTuple_GET_SIZE(cpy_r_r20) == 2))) {
        __tmp4827 = NULL;
        goto __LL4828;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r20, 0))))
        __tmp4827 = PyTuple_GET_ITEM(cpy_r_r20, 0);
    else {
        __tmp4827 = NULL;
    }
    if (__tmp4827 == NULL) goto __LL4828;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r20, 1))))
        __tmp4827 = PyTuple_GET_ITEM(cpy_r_r20, 1);
    else {
        __tmp4827 = NULL;
    }
    if (__tmp4827 == NULL) goto __LL4828;
    __tmp4827 = cpy_r_r20;
__LL4828: ;
    if (unlikely(__tmp4827 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_r20); cpy_r_r21 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp4829 = PyTuple_GET_ITEM(cpy_r_r20, 0);
        CPy_INCREF(__tmp4829);
        PyObject *__tmp4830;
        if (likely(PyUnicode_Check(__tmp4829)))
            __tmp4830 = __tmp4829;
        else {
            CPy_TypeError("str", __tmp4829); 
            __tmp4830 = NULL;
        }
        cpy_r_r21.f0 = __tmp4830;
        PyObject *__tmp4831 = PyTuple_GET_ITEM(cpy_r_r20, 1);
        CPyTagged __tmp4832;
        if (likely(PyLong_Check(__tmp4831)))
            __tmp4832 = CPyTagged_FromObject(__tmp4831);
        else {
            goto __LL4833;
        }
        cpy_r_r21.f1 = __tmp4832;
    }
    goto __LL4834;
__LL4833: ;
    CPy_DECREF(cpy_r_r21.f0);
    cpy_r_r21 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL4834;
__LL4834: ;
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 118, CPyStatic_scholars___effects___resources___globals);
        goto CPyL47;
    }
    cpy_r_r22 = cpy_r_r21.f0;
    CPy_INCREF(cpy_r_r22);
    cpy_r_r23 = cpy_r_r21.f1;
    CPyTagged_INCREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r21.f0);
    CPyTagged_DECREF(cpy_r_r21.f1);
    cpy_r_r24 = ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "ask", "ask_Pay_gen", "self", 119, CPyStatic_scholars___effects___resources___globals);
        goto CPyL49;
    }
CPyL11: ;
    cpy_r_r25 = ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "ask", "ask_Pay_gen", "t", 119, CPyStatic_scholars___effects___resources___globals);
        goto CPyL49;
    }
CPyL12: ;
    cpy_r_r26 = ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "ask", "ask_Pay_gen", "me", 119, CPyStatic_scholars___effects___resources___globals);
        goto CPyL49;
    }
CPyL13: ;
    cpy_r_r27 = CPY_GET_METHOD(cpy_r_r24, CPyType_scholars___effects___resources___Pay, 13, serai___games___scholars___effects___resources___PayObject, PyObject * (*)(PyObject *, PyObject *, CPyTagged, PyObject *, CPyTagged))(cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r22, cpy_r_r23); /* pay */
    CPy_DECREF(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 119, CPyStatic_scholars___effects___resources___globals);
        goto CPyL47;
    }
    if (((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_Pay_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_Pay_gen_1);
    }
    ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_Pay_gen_1 = cpy_r_r27;
    cpy_r_r28 = 1;
    if (!cpy_r_r28) goto CPyL47;
    cpy_r_r29 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r30 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r31 = NULL;
    cpy_r_r1 = cpy_r_r31;
    cpy_r_r32 = (PyObject **)&cpy_r_r1;
    cpy_r_r33 = ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_Pay_gen_1;
    cpy_r_r34 = CPY_GET_METHOD(cpy_r_r33, CPyType_scholars___effects___resources___pay_Pay_gen, 0, serai___games___scholars___effects___resources___pay_Pay_genObject, PyObject * (*)(PyObject *, PyObject *, PyObject *, PyObject *, PyObject *, PyObject **))(cpy_r_r33, cpy_r_r30, cpy_r_r30, cpy_r_r30, cpy_r_r29, cpy_r_r32); /* __mypyc_generator_helper__ */
    if (cpy_r_r34 != NULL) goto CPyL50;
    cpy_r_r35 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 119, CPyStatic_scholars___effects___resources___globals);
        goto CPyL51;
    }
    cpy_r_r36 = cpy_r_r1;
    CPy_DECREF(cpy_r_r36);
    cpy_r_r37 = NULL;
    if (((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_Pay_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_Pay_gen_1);
    }
    ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_Pay_gen_1 = cpy_r_r37;
    cpy_r_r38 = 1;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 119, CPyStatic_scholars___effects___resources___globals);
        goto CPyL47;
    } else
        goto CPyL34;
CPyL18: ;
    cpy_r_r39 = cpy_r_r34;
CPyL19: ;
    ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r39;
CPyL20: ;
    cpy_r_r41 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r42 = cpy_r_type != cpy_r_r41;
    if (!cpy_r_r42) goto CPyL52;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 119, CPyStatic_scholars___effects___resources___globals);
        goto CPyL24;
    } else
        goto CPyL53;
CPyL22: ;
    CPy_Unreachable();
CPyL23: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL30;
CPyL24: ;
    cpy_r_r43 = CPy_CatchError();
    cpy_r_r44 = (PyObject **)&cpy_r_r3;
    cpy_r_r45 = ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_Pay_gen_1;
    cpy_r_r46 = CPy_YieldFromErrorHandle(cpy_r_r45, cpy_r_r44);
    if (unlikely(cpy_r_r46 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 119, CPyStatic_scholars___effects___resources___globals);
        goto CPyL54;
    }
    if (cpy_r_r46) {
        goto CPyL27;
    } else
        goto CPyL55;
CPyL26: ;
    cpy_r_r39 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r43);
    CPy_DecRef(cpy_r_r43.f0);
    CPy_DecRef(cpy_r_r43.f1);
    CPy_DecRef(cpy_r_r43.f2);
    goto CPyL19;
CPyL27: ;
    cpy_r_r36 = cpy_r_r3;
    CPy_DecRef(cpy_r_r36);
    CPy_RestoreExcInfo(cpy_r_r43);
    CPy_DecRef(cpy_r_r43.f0);
    CPy_DecRef(cpy_r_r43.f1);
    CPy_DecRef(cpy_r_r43.f2);
    goto CPyL34;
CPyL28: ;
    CPy_RestoreExcInfo(cpy_r_r43);
    CPy_DecRef(cpy_r_r43.f0);
    CPy_DecRef(cpy_r_r43.f1);
    CPy_DecRef(cpy_r_r43.f2);
    cpy_r_r47 = CPy_KeepPropagating();
    if (!cpy_r_r47) goto CPyL41;
    CPy_Unreachable();
CPyL30: ;
    cpy_r_r48 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r49 = NULL;
    cpy_r_r1 = cpy_r_r49;
    cpy_r_r50 = (PyObject **)&cpy_r_r1;
    cpy_r_r51 = ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_Pay_gen_1;
    cpy_r_r52 = CPY_GET_METHOD(cpy_r_r51, CPyType_scholars___effects___resources___pay_Pay_gen, 0, serai___games___scholars___effects___resources___pay_Pay_genObject, PyObject * (*)(PyObject *, PyObject *, PyObject *, PyObject *, PyObject *, PyObject **))(cpy_r_r51, cpy_r_r48, cpy_r_r48, cpy_r_r48, cpy_r_arg, cpy_r_r50); /* __mypyc_generator_helper__ */
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r52 == NULL) {
        goto CPyL32;
    } else
        goto CPyL56;
CPyL31: ;
    cpy_r_r39 = cpy_r_r52;
    goto CPyL19;
CPyL32: ;
    cpy_r_r53 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 119, CPyStatic_scholars___effects___resources___globals);
        goto CPyL51;
    }
    cpy_r_r36 = cpy_r_r1;
    CPy_DECREF(cpy_r_r36);
CPyL34: ;
    cpy_r_r54 = ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_Pay_gen_0;
    if (unlikely(cpy_r_r54 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__3_serai___games___scholars___effects___resources___ask_Pay_gen_0' of 'ask_Pay_gen' undefined");
    }
    if (cpy_r_r54 == -113) goto CPyL47;
CPyL35: ;
    cpy_r_r55 = cpy_r_r54 + 1;
    ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___ask_Pay_gen_0 = cpy_r_r55;
    cpy_r_r56 = 1;
    if (unlikely(!cpy_r_r56)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 118, CPyStatic_scholars___effects___resources___globals);
        goto CPyL47;
    } else
        goto CPyL6;
CPyL36: ;
    cpy_r_r57 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r57);
    ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r59 = CPyDef_scholars___effects___resources___ask_Pay_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL40;
    CPyGen_SetStopIterationValue(cpy_r_r57);
    CPy_DECREF(cpy_r_r57);
    if (!0) goto CPyL46;
    CPy_Unreachable();
CPyL40: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r57;
    CPyGen_Exit(&((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL41: ;
    ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r61 = CPyDef_scholars___effects___resources___ask_Pay_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r62 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r62;
CPyL42: ;
    cpy_r_r63 = cpy_r_r4 == 0;
    if (cpy_r_r63) goto CPyL57;
    cpy_r_r64 = cpy_r_r4 == 1;
    if (cpy_r_r64) {
        goto CPyL20;
    } else
        goto CPyL58;
CPyL44: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r65 = 0;
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 117, CPyStatic_scholars___effects___resources___globals);
        goto CPyL46;
    }
    CPy_Unreachable();
CPyL46: ;
    cpy_r_r66 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r66;
CPyL47: ;
    cpy_r_r67 = NULL;
    if (((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_0);
    }
    ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_0 = cpy_r_r67;
    cpy_r_r68 = 1;
    goto CPyL41;
CPyL48: ;
    cpy_r_r69 = NULL;
    if (((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_0);
    }
    ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_0 = cpy_r_r69;
    cpy_r_r70 = 1;
    goto CPyL36;
CPyL49: ;
    cpy_r_r71 = NULL;
    if (((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_0);
    }
    ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_0 = cpy_r_r71;
    cpy_r_r72 = 1;
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL41;
CPyL50: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL18;
CPyL51: ;
    CPy_XDecRef(cpy_r_r1);
    cpy_r_r73 = NULL;
    if (((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_0);
    }
    ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_0 = cpy_r_r73;
    cpy_r_r74 = 1;
    goto CPyL41;
CPyL52: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL23;
CPyL53: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL22;
CPyL54: ;
    CPy_XDecRef(cpy_r_r3);
    cpy_r_r75 = NULL;
    if (((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_0);
    }
    ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_0 = cpy_r_r75;
    cpy_r_r76 = 1;
    goto CPyL28;
CPyL55: ;
    goto CPyL26;
CPyL56: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL31;
CPyL57: ;
    CPy_XDECREF(cpy_r_r3);
    cpy_r_r77 = NULL;
    if (((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_0);
    }
    ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_0 = cpy_r_r77;
    cpy_r_r78 = 1;
    goto CPyL1;
CPyL58: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL44;
}
        
PyObject *CPyDef_scholars___effects___resources___ask_Pay_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___effects___resources___ask_Pay_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___resources___ask_Pay_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___resources___ask_Pay_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.ask_Pay_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___resources___ask_Pay_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "__next__", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___ask_Pay_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___effects___resources___ask_Pay_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___resources___ask_Pay_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___resources___ask_Pay_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.ask_Pay_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___effects___resources___ask_Pay_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "send", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___ask_Pay_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___effects___resources___ask_Pay_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___resources___ask_Pay_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.ask_Pay_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___resources___ask_Pay_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "__iter__", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___ask_Pay_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_scholars___effects___resources___ask_Pay_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_scholars___effects___resources___ask_Pay_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___resources___ask_Pay_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.ask_Pay_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_scholars___effects___resources___ask_Pay_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "throw", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___ask_Pay_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_scholars___effects___resources___ask_Pay_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4835 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4835);
    PyObject *__tmp4836 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4836);
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
        
        PyObject *CPyPy_scholars___effects___resources___ask_Pay_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___resources___ask_Pay_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.ask_Pay_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___resources___ask_Pay_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "close", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___Pay___ask(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = CPyDef_scholars___effects___resources___ask_Pay_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 117, CPyStatic_scholars___effects___resources___globals);
        goto CPyL8;
    }
    ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 117, CPyStatic_scholars___effects___resources___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 117, CPyStatic_scholars___effects___resources___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 117, CPyStatic_scholars___effects___resources___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_call);
    if (((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call);
    }
    ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call = cpy_r_call;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 117, CPyStatic_scholars___effects___resources___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_context);
    if (((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context);
    }
    ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context = cpy_r_context;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 117, CPyStatic_scholars___effects___resources___globals);
        goto CPyL9;
    }
    ((serai___games___scholars___effects___resources___ask_Pay_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__optional = cpy_r_optional;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 117, CPyStatic_scholars___effects___resources___globals);
        goto CPyL9;
    }
    return cpy_r_r0;
CPyL8: ;
    cpy_r_r8 = NULL;
    return cpy_r_r8;
CPyL9: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL8;
}
        
        PyObject *CPyPy_scholars___effects___resources___Pay___ask(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", "optional", 0};
            static CPyArg_Parser parser = {"OOOOO:ask", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            PyObject *obj_optional;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context, &obj_optional)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___effects___PayMore) || (Py_TYPE(obj_self) == CPyType_scholars___effects___resources___Pay)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.Pay", obj_self); 
                goto fail;
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
            char arg_optional;
            if (unlikely(!PyBool_Check(obj_optional))) {
                CPy_TypeError("bool", obj_optional); goto fail;
            } else
                arg_optional = obj_optional == Py_True;
            PyObject *retval = CPyDef_scholars___effects___resources___Pay___ask(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask", 117, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___Pay___ask__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_scholars___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.scholars.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_scholars___effects___resources___Pay___ask(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context, cpy_r_optional);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___resources___Pay___ask__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", "optional", 0};
            static CPyArg_Parser parser = {"OOOOO:ask__Work_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            PyObject *obj_optional;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context, &obj_optional)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___effects___PayMore) || (Py_TYPE(obj_self) == CPyType_scholars___effects___resources___Pay)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.Pay", obj_self); 
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
            char arg_optional;
            if (unlikely(!PyBool_Check(obj_optional))) {
                CPy_TypeError("bool", obj_optional); goto fail;
            } else
                arg_optional = obj_optional == Py_True;
            PyObject *retval = CPyDef_scholars___effects___resources___Pay___ask__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "ask__Work_glue", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___pay_Pay_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    int32_t cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    CPyTagged cpy_r_r38;
    CPyTagged cpy_r_r39;
    CPyTagged cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyTagged cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    CPyTagged cpy_r_r56;
    char cpy_r_r57;
    char cpy_r_r58;
    CPyTagged cpy_r_r59;
    CPyTagged cpy_r_number;
    CPyTagged cpy_r_r60;
    CPyTagged cpy_r_r61;
    int64_t cpy_r_r62;
    char cpy_r_r63;
    int64_t cpy_r_r64;
    char cpy_r_r65;
    char cpy_r_r66;
    char cpy_r_r67;
    char cpy_r_r68;
    CPyTagged cpy_r_r69;
    PyObject *cpy_r_r70;
    CPyTagged cpy_r_r71;
    CPyTagged cpy_r_r72;
    CPyTagged cpy_r_r73;
    PyObject *cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject **cpy_r_r79;
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
    PyObject *cpy_r_r96;
    PyObject **cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    char cpy_r_r100;
    CPyTagged cpy_r_r101;
    CPyTagged cpy_r_r102;
    char cpy_r_r103;
    CPyTagged cpy_r_r104;
    char cpy_r_r105;
    char cpy_r_r106;
    CPyTagged cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r__;
    CPyTagged cpy_r_r109;
    CPyTagged cpy_r_r110;
    int64_t cpy_r_r111;
    char cpy_r_r112;
    int64_t cpy_r_r113;
    char cpy_r_r114;
    char cpy_r_r115;
    char cpy_r_r116;
    char cpy_r_r117;
    CPyTagged cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    CPyTagged cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    char cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject **cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    char cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    char cpy_r_r136;
    PyObject *cpy_r_r137;
    char cpy_r_r138;
    tuple_T3OOO cpy_r_r139;
    PyObject **cpy_r_r140;
    PyObject *cpy_r_r141;
    char cpy_r_r142;
    char cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject **cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    char cpy_r_r149;
    CPyTagged cpy_r_r150;
    CPyTagged cpy_r_r151;
    char cpy_r_r152;
    PyObject *cpy_r_r153;
    char cpy_r_r154;
    int32_t cpy_r_r155;
    int32_t cpy_r_r156;
    char cpy_r_r157;
    int32_t cpy_r_r158;
    int32_t cpy_r_r159;
    PyObject *cpy_r_r160;
    char cpy_r_r161;
    char cpy_r_r162;
    char cpy_r_r163;
    char cpy_r_r164;
    PyObject *cpy_r_r165;
    CPyTagged cpy_r_r166;
    char cpy_r_r167;
    CPyTagged cpy_r_r168;
    char cpy_r_r169;
    CPyTagged cpy_r_r170;
    char cpy_r_r171;
    CPyTagged cpy_r_r172;
    char cpy_r_r173;
    CPyTagged cpy_r_r174;
    char cpy_r_r175;
    CPyTagged cpy_r_r176;
    char cpy_r_r177;
    CPyTagged cpy_r_r178;
    char cpy_r_r179;
    CPyTagged cpy_r_r180;
    char cpy_r_r181;
    CPyTagged cpy_r_r182;
    char cpy_r_r183;
    CPyTagged cpy_r_r184;
    char cpy_r_r185;
    CPyTagged cpy_r_r186;
    char cpy_r_r187;
    CPyTagged cpy_r_r188;
    char cpy_r_r189;
    CPyTagged cpy_r_r190;
    char cpy_r_r191;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay", "pay_Pay_gen", "__mypyc_env__", 122, CPyStatic_scholars___effects___resources___globals);
        goto CPyL117;
    }
CPyL1: ;
    cpy_r_r9 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL111;
CPyL2: ;
    cpy_r_r10 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r11 = cpy_r_type != cpy_r_r10;
    if (!cpy_r_r11) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 122, CPyStatic_scholars___effects___resources___globals);
        goto CPyL110;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r12 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_t;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay", "pay_Pay_gen", "t", 124, CPyStatic_scholars___effects___resources___globals);
        goto CPyL110;
    }
CPyL6: ;
    cpy_r_r13 = ((serai___games___scholars___table___TableObject *)cpy_r_r12)->_players;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay", "Table", "players", 124, CPyStatic_scholars___effects___resources___globals);
        goto CPyL110;
    }
CPyL7: ;
    cpy_r_r14 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_me;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay", "pay_Pay_gen", "me", 124, CPyStatic_scholars___effects___resources___globals);
        goto CPyL110;
    }
CPyL8: ;
    cpy_r_r15 = CPyList_GetItem(cpy_r_r13, cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 124, CPyStatic_scholars___effects___resources___globals);
        goto CPyL110;
    }
    if (likely(Py_TYPE(cpy_r_r15) == CPyType_scholars___table___Player))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/resources.py", "pay", 124, CPyStatic_scholars___effects___resources___globals, "serai.games.scholars.table.Player", cpy_r_r15);
        goto CPyL110;
    }
    cpy_r_r17 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_resource;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay", "pay_Pay_gen", "resource", 125, CPyStatic_scholars___effects___resources___globals);
        goto CPyL118;
    }
CPyL11: ;
    cpy_r_r18 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r19 = CPyStr_EqualLiteral(cpy_r_r17, cpy_r_r18, 6);
    if (!cpy_r_r19) goto CPyL20;
    cpy_r_r20 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r16)->_silver;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay", "Player", "silver", 126, CPyStatic_scholars___effects___resources___globals);
        goto CPyL118;
    }
CPyL13: ;
    cpy_r_r21 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_amount;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay", "pay_Pay_gen", "amount", 126, CPyStatic_scholars___effects___resources___globals);
        goto CPyL118;
    }
CPyL14: ;
    cpy_r_r22 = CPyTagged_Subtract(cpy_r_r20, cpy_r_r21);
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r16)->_silver != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r16)->_silver);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r16)->_silver = cpy_r_r22;
    cpy_r_r23 = 1;
    CPy_DECREF(cpy_r_r16);
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 126, CPyStatic_scholars___effects___resources___globals);
        goto CPyL110;
    }
    cpy_r_r24 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_t;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay", "pay_Pay_gen", "t", 127, CPyStatic_scholars___effects___resources___globals);
        goto CPyL110;
    }
CPyL16: ;
    cpy_r_r25 = CPyStatics[2346]; /* 'event-pay' */
    cpy_r_r26 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_me;
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay", "pay_Pay_gen", "me", 127, CPyStatic_scholars___effects___resources___globals);
        goto CPyL110;
    }
CPyL17: ;
    cpy_r_r27 = CPyStatics[2831]; /* 'SC-EFF-10' */
    cpy_r_r28 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r29 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_amount;
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay", "pay_Pay_gen", "amount", 127, CPyStatic_scholars___effects___resources___globals);
        goto CPyL110;
    }
CPyL18: ;
    cpy_r_r30 = CPyStatics[759]; /* 'resource' */
    cpy_r_r31 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_r29);
    cpy_r_r32 = CPyTagged_StealAsObject(cpy_r_r29);
    cpy_r_r33 = CPyDict_Build(2, cpy_r_r30, cpy_r_r28, cpy_r_r31, cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 127, CPyStatic_scholars___effects___resources___globals);
        goto CPyL110;
    }
    cpy_r_r34 = CPyDef_kernel___table___Table___tell(cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r27, cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 127, CPyStatic_scholars___effects___resources___globals);
        goto CPyL110;
    } else
        goto CPyL105;
CPyL20: ;
    cpy_r_r35 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_resource;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay", "pay_Pay_gen", "resource", 128, CPyStatic_scholars___effects___resources___globals);
        goto CPyL118;
    }
CPyL21: ;
    cpy_r_r36 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r37 = CPyStr_EqualLiteral(cpy_r_r35, cpy_r_r36, 4);
    if (!cpy_r_r37) goto CPyL119;
    cpy_r_r38 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r16)->_gold;
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay", "Player", "gold", 129, CPyStatic_scholars___effects___resources___globals);
        goto CPyL118;
    }
CPyL23: ;
    cpy_r_r39 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_amount;
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay", "pay_Pay_gen", "amount", 129, CPyStatic_scholars___effects___resources___globals);
        goto CPyL118;
    }
CPyL24: ;
    cpy_r_r40 = CPyTagged_Subtract(cpy_r_r38, cpy_r_r39);
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r16)->_gold != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r16)->_gold);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r16)->_gold = cpy_r_r40;
    cpy_r_r41 = 1;
    CPy_DECREF(cpy_r_r16);
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 129, CPyStatic_scholars___effects___resources___globals);
        goto CPyL110;
    }
    cpy_r_r42 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_t;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay", "pay_Pay_gen", "t", 130, CPyStatic_scholars___effects___resources___globals);
        goto CPyL110;
    }
CPyL26: ;
    cpy_r_r43 = CPyStatics[2346]; /* 'event-pay' */
    cpy_r_r44 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_me;
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay", "pay_Pay_gen", "me", 130, CPyStatic_scholars___effects___resources___globals);
        goto CPyL110;
    }
CPyL27: ;
    cpy_r_r45 = CPyStatics[2831]; /* 'SC-EFF-10' */
    cpy_r_r46 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r47 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_amount;
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay", "pay_Pay_gen", "amount", 130, CPyStatic_scholars___effects___resources___globals);
        goto CPyL110;
    }
CPyL28: ;
    cpy_r_r48 = CPyStatics[759]; /* 'resource' */
    cpy_r_r49 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_r47);
    cpy_r_r50 = CPyTagged_StealAsObject(cpy_r_r47);
    cpy_r_r51 = CPyDict_Build(2, cpy_r_r48, cpy_r_r46, cpy_r_r49, cpy_r_r50);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 130, CPyStatic_scholars___effects___resources___globals);
        goto CPyL110;
    }
    cpy_r_r52 = CPyDef_kernel___table___Table___tell(cpy_r_r42, cpy_r_r43, cpy_r_r44, cpy_r_r45, cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 130, CPyStatic_scholars___effects___resources___globals);
        goto CPyL110;
    } else
        goto CPyL105;
CPyL30: ;
    cpy_r_r53 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_resource;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay", "pay_Pay_gen", "resource", 131, CPyStatic_scholars___effects___resources___globals);
        goto CPyL110;
    }
CPyL31: ;
    cpy_r_r54 = CPyStatics[2746]; /* 'worker' */
    cpy_r_r55 = CPyStr_EqualLiteral(cpy_r_r53, cpy_r_r54, 6);
    if (!cpy_r_r55) goto CPyL69;
    cpy_r_r56 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_amount;
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'amount' of 'pay_Pay_gen' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r56);
    }
    if (((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0);
    }
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0 = cpy_r_r56;
    cpy_r_r57 = 1;
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 132, CPyStatic_scholars___effects___resources___globals);
        goto CPyL110;
    }
CPyL33: ;
    if (((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_0);
    }
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_0 = 0;
    cpy_r_r58 = 1;
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 132, CPyStatic_scholars___effects___resources___globals);
        goto CPyL120;
    }
    cpy_r_r59 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_0;
    if (unlikely(cpy_r_r59 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay", "pay_Pay_gen", "__mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_0", 132, CPyStatic_scholars___effects___resources___globals);
        goto CPyL120;
    }
CPyL35: ;
    CPyTagged_INCREF(cpy_r_r59);
    cpy_r_number = cpy_r_r59;
    CPyTagged_DECREF(cpy_r_number);
CPyL36: ;
    cpy_r_r60 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_0;
    if (unlikely(cpy_r_r60 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay", "pay_Pay_gen", "__mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_0", 132, CPyStatic_scholars___effects___resources___globals);
        goto CPyL120;
    }
CPyL37: ;
    cpy_r_r61 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0;
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0' of 'pay_Pay_gen' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r61);
    }
    cpy_r_r62 = cpy_r_r60 & 1;
    cpy_r_r63 = cpy_r_r62 != 0;
    if (cpy_r_r63) goto CPyL39;
    cpy_r_r64 = cpy_r_r61 & 1;
    cpy_r_r65 = cpy_r_r64 != 0;
    if (!cpy_r_r65) goto CPyL40;
CPyL39: ;
    cpy_r_r66 = CPyTagged_IsLt_(cpy_r_r60, cpy_r_r61);
    cpy_r_r67 = cpy_r_r66;
    goto CPyL41;
CPyL40: ;
    cpy_r_r68 = (Py_ssize_t)cpy_r_r60 < (Py_ssize_t)cpy_r_r61;
    cpy_r_r67 = cpy_r_r68;
CPyL41: ;
    CPyTagged_DECREF(cpy_r_r61);
    if (!cpy_r_r67) goto CPyL121;
    cpy_r_r69 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_0;
    if (unlikely(cpy_r_r69 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay", "pay_Pay_gen", "__mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_0", 132, CPyStatic_scholars___effects___resources___globals);
        goto CPyL120;
    }
CPyL43: ;
    CPyTagged_INCREF(cpy_r_r69);
    cpy_r_number = cpy_r_r69;
    cpy_r_r70 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_t;
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay", "pay_Pay_gen", "t", 133, CPyStatic_scholars___effects___resources___globals);
        goto CPyL122;
    }
CPyL44: ;
    cpy_r_r71 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_me;
    if (unlikely(cpy_r_r71 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay", "pay_Pay_gen", "me", 133, CPyStatic_scholars___effects___resources___globals);
        goto CPyL122;
    }
CPyL45: ;
    cpy_r_r72 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_amount;
    if (unlikely(cpy_r_r72 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay", "pay_Pay_gen", "amount", 133, CPyStatic_scholars___effects___resources___globals);
        goto CPyL122;
    }
CPyL46: ;
    cpy_r_r73 = CPyTagged_Subtract(cpy_r_r72, cpy_r_number);
    CPyTagged_DECREF(cpy_r_number);
    cpy_r_r74 = CPyDef_scholars___effects___resources___pay_worker(cpy_r_r70, cpy_r_r71, cpy_r_r73);
    CPyTagged_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 133, CPyStatic_scholars___effects___resources___globals);
        goto CPyL120;
    }
    if (((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_1);
    }
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_1 = cpy_r_r74;
    cpy_r_r75 = 1;
    if (!cpy_r_r75) goto CPyL120;
    cpy_r_r76 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r77 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r78 = NULL;
    cpy_r_r1 = cpy_r_r78;
    cpy_r_r79 = (PyObject **)&cpy_r_r1;
    cpy_r_r80 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_1;
    cpy_r_r81 = CPyDef_scholars___effects___resources___pay_worker_gen_____mypyc_generator_helper__(cpy_r_r80, cpy_r_r77, cpy_r_r77, cpy_r_r77, cpy_r_r76, cpy_r_r79);
    if (cpy_r_r81 != NULL) goto CPyL123;
    cpy_r_r82 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r82)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 133, CPyStatic_scholars___effects___resources___globals);
        goto CPyL124;
    }
    cpy_r_r83 = cpy_r_r1;
    CPy_DECREF(cpy_r_r83);
    cpy_r_r84 = NULL;
    if (((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_1);
    }
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_1 = cpy_r_r84;
    cpy_r_r85 = 1;
    if (unlikely(!cpy_r_r85)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 133, CPyStatic_scholars___effects___resources___globals);
        goto CPyL120;
    } else
        goto CPyL67;
CPyL51: ;
    cpy_r_r86 = cpy_r_r81;
CPyL52: ;
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r86;
CPyL53: ;
    cpy_r_r88 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r89 = cpy_r_type != cpy_r_r88;
    if (!cpy_r_r89) goto CPyL125;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 133, CPyStatic_scholars___effects___resources___globals);
        goto CPyL57;
    } else
        goto CPyL126;
CPyL55: ;
    CPy_Unreachable();
CPyL56: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL63;
CPyL57: ;
    cpy_r_r90 = CPy_CatchError();
    cpy_r_r91 = (PyObject **)&cpy_r_r3;
    cpy_r_r92 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_1;
    cpy_r_r93 = CPy_YieldFromErrorHandle(cpy_r_r92, cpy_r_r91);
    if (unlikely(cpy_r_r93 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 133, CPyStatic_scholars___effects___resources___globals);
        goto CPyL127;
    }
    if (cpy_r_r93) {
        goto CPyL60;
    } else
        goto CPyL128;
CPyL59: ;
    cpy_r_r86 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r90);
    CPy_DecRef(cpy_r_r90.f0);
    CPy_DecRef(cpy_r_r90.f1);
    CPy_DecRef(cpy_r_r90.f2);
    goto CPyL52;
CPyL60: ;
    cpy_r_r83 = cpy_r_r3;
    CPy_DecRef(cpy_r_r83);
    CPy_RestoreExcInfo(cpy_r_r90);
    CPy_DecRef(cpy_r_r90.f0);
    CPy_DecRef(cpy_r_r90.f1);
    CPy_DecRef(cpy_r_r90.f2);
    goto CPyL67;
CPyL61: ;
    CPy_RestoreExcInfo(cpy_r_r90);
    CPy_DecRef(cpy_r_r90.f0);
    CPy_DecRef(cpy_r_r90.f1);
    CPy_DecRef(cpy_r_r90.f2);
    cpy_r_r94 = CPy_KeepPropagating();
    if (!cpy_r_r94) goto CPyL110;
    CPy_Unreachable();
CPyL63: ;
    cpy_r_r95 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r96 = NULL;
    cpy_r_r1 = cpy_r_r96;
    cpy_r_r97 = (PyObject **)&cpy_r_r1;
    cpy_r_r98 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_1;
    cpy_r_r99 = CPyDef_scholars___effects___resources___pay_worker_gen_____mypyc_generator_helper__(cpy_r_r98, cpy_r_r95, cpy_r_r95, cpy_r_r95, cpy_r_arg, cpy_r_r97);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r99 == NULL) {
        goto CPyL65;
    } else
        goto CPyL129;
CPyL64: ;
    cpy_r_r86 = cpy_r_r99;
    goto CPyL52;
CPyL65: ;
    cpy_r_r100 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r100)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 133, CPyStatic_scholars___effects___resources___globals);
        goto CPyL124;
    }
    cpy_r_r83 = cpy_r_r1;
    CPy_DECREF(cpy_r_r83);
CPyL67: ;
    cpy_r_r101 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_0;
    if (unlikely(cpy_r_r101 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay", "pay_Pay_gen", "__mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_0", 132, CPyStatic_scholars___effects___resources___globals);
        goto CPyL120;
    }
CPyL68: ;
    cpy_r_r102 = CPyTagged_Add(cpy_r_r101, 2);
    if (((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_0);
    }
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_0 = cpy_r_r102;
    cpy_r_r103 = 1;
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 132, CPyStatic_scholars___effects___resources___globals);
        goto CPyL120;
    } else
        goto CPyL36;
CPyL69: ;
    cpy_r_r104 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_amount;
    if (unlikely(cpy_r_r104 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'amount' of 'pay_Pay_gen' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r104);
    }
    if (((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1);
    }
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1 = cpy_r_r104;
    cpy_r_r105 = 1;
    if (unlikely(cpy_r_r104 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 135, CPyStatic_scholars___effects___resources___globals);
        goto CPyL110;
    }
CPyL70: ;
    if (((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_2 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_2);
    }
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_2 = 0;
    cpy_r_r106 = 1;
    if (unlikely(!cpy_r_r106)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 135, CPyStatic_scholars___effects___resources___globals);
        goto CPyL130;
    }
    cpy_r_r107 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_2;
    if (unlikely(cpy_r_r107 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay", "pay_Pay_gen", "__mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_2", 135, CPyStatic_scholars___effects___resources___globals);
        goto CPyL130;
    }
CPyL72: ;
    CPyTagged_INCREF(cpy_r_r107);
    cpy_r_r108 = CPyTagged_StealAsObject(cpy_r_r107);
    cpy_r__ = cpy_r_r108;
    CPy_DECREF(cpy_r__);
CPyL73: ;
    cpy_r_r109 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_2;
    if (unlikely(cpy_r_r109 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay", "pay_Pay_gen", "__mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_2", 135, CPyStatic_scholars___effects___resources___globals);
        goto CPyL130;
    }
CPyL74: ;
    cpy_r_r110 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1;
    if (unlikely(cpy_r_r110 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1' of 'pay_Pay_gen' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r110);
    }
    cpy_r_r111 = cpy_r_r109 & 1;
    cpy_r_r112 = cpy_r_r111 != 0;
    if (cpy_r_r112) goto CPyL76;
    cpy_r_r113 = cpy_r_r110 & 1;
    cpy_r_r114 = cpy_r_r113 != 0;
    if (!cpy_r_r114) goto CPyL77;
CPyL76: ;
    cpy_r_r115 = CPyTagged_IsLt_(cpy_r_r109, cpy_r_r110);
    cpy_r_r116 = cpy_r_r115;
    goto CPyL78;
CPyL77: ;
    cpy_r_r117 = (Py_ssize_t)cpy_r_r109 < (Py_ssize_t)cpy_r_r110;
    cpy_r_r116 = cpy_r_r117;
CPyL78: ;
    CPyTagged_DECREF(cpy_r_r110);
    if (!cpy_r_r116) goto CPyL131;
    cpy_r_r118 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_2;
    if (unlikely(cpy_r_r118 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay", "pay_Pay_gen", "__mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_2", 135, CPyStatic_scholars___effects___resources___globals);
        goto CPyL130;
    }
CPyL80: ;
    CPyTagged_INCREF(cpy_r_r118);
    cpy_r_r119 = CPyTagged_StealAsObject(cpy_r_r118);
    cpy_r__ = cpy_r_r119;
    CPy_DECREF(cpy_r__);
    cpy_r_r120 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_t;
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay", "pay_Pay_gen", "t", 136, CPyStatic_scholars___effects___resources___globals);
        goto CPyL130;
    }
CPyL81: ;
    cpy_r_r121 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_me;
    if (unlikely(cpy_r_r121 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay", "pay_Pay_gen", "me", 136, CPyStatic_scholars___effects___resources___globals);
        goto CPyL130;
    }
CPyL82: ;
    cpy_r_r122 = CPyStatics[2831]; /* 'SC-EFF-10' */
    cpy_r_r123 = CPyDef_scholars___dice___gain_white(cpy_r_r120, cpy_r_r121, cpy_r_r122);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 136, CPyStatic_scholars___effects___resources___globals);
        goto CPyL130;
    }
    if (((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_3);
    }
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_3 = cpy_r_r123;
    cpy_r_r124 = 1;
    if (!cpy_r_r124) goto CPyL130;
    cpy_r_r125 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r126 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r127 = NULL;
    cpy_r_r5 = cpy_r_r127;
    cpy_r_r128 = (PyObject **)&cpy_r_r5;
    cpy_r_r129 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_3;
    cpy_r_r130 = CPyDef_scholars___dice___gain_white_gen_____mypyc_generator_helper__(cpy_r_r129, cpy_r_r126, cpy_r_r126, cpy_r_r126, cpy_r_r125, cpy_r_r128);
    if (cpy_r_r130 != NULL) goto CPyL132;
    cpy_r_r131 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r131)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 136, CPyStatic_scholars___effects___resources___globals);
        goto CPyL133;
    }
    cpy_r_r132 = cpy_r_r5;
    CPy_DECREF(cpy_r_r132);
    cpy_r_r133 = NULL;
    if (((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_3);
    }
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_3 = cpy_r_r133;
    cpy_r_r134 = 1;
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 136, CPyStatic_scholars___effects___resources___globals);
        goto CPyL130;
    } else
        goto CPyL103;
CPyL87: ;
    cpy_r_r135 = cpy_r_r130;
CPyL88: ;
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r135;
CPyL89: ;
    cpy_r_r137 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r138 = cpy_r_type != cpy_r_r137;
    if (!cpy_r_r138) goto CPyL134;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 136, CPyStatic_scholars___effects___resources___globals);
        goto CPyL93;
    } else
        goto CPyL135;
CPyL91: ;
    CPy_Unreachable();
CPyL92: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL99;
CPyL93: ;
    cpy_r_r139 = CPy_CatchError();
    cpy_r_r140 = (PyObject **)&cpy_r_r7;
    cpy_r_r141 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_3;
    cpy_r_r142 = CPy_YieldFromErrorHandle(cpy_r_r141, cpy_r_r140);
    if (unlikely(cpy_r_r142 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 136, CPyStatic_scholars___effects___resources___globals);
        goto CPyL136;
    }
    if (cpy_r_r142) {
        goto CPyL96;
    } else
        goto CPyL137;
CPyL95: ;
    cpy_r_r135 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r139);
    CPy_DecRef(cpy_r_r139.f0);
    CPy_DecRef(cpy_r_r139.f1);
    CPy_DecRef(cpy_r_r139.f2);
    goto CPyL88;
CPyL96: ;
    cpy_r_r132 = cpy_r_r7;
    CPy_DecRef(cpy_r_r132);
    CPy_RestoreExcInfo(cpy_r_r139);
    CPy_DecRef(cpy_r_r139.f0);
    CPy_DecRef(cpy_r_r139.f1);
    CPy_DecRef(cpy_r_r139.f2);
    goto CPyL103;
CPyL97: ;
    CPy_RestoreExcInfo(cpy_r_r139);
    CPy_DecRef(cpy_r_r139.f0);
    CPy_DecRef(cpy_r_r139.f1);
    CPy_DecRef(cpy_r_r139.f2);
    cpy_r_r143 = CPy_KeepPropagating();
    if (!cpy_r_r143) goto CPyL110;
    CPy_Unreachable();
CPyL99: ;
    cpy_r_r144 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r145 = NULL;
    cpy_r_r5 = cpy_r_r145;
    cpy_r_r146 = (PyObject **)&cpy_r_r5;
    cpy_r_r147 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_3;
    cpy_r_r148 = CPyDef_scholars___dice___gain_white_gen_____mypyc_generator_helper__(cpy_r_r147, cpy_r_r144, cpy_r_r144, cpy_r_r144, cpy_r_arg, cpy_r_r146);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r148 == NULL) {
        goto CPyL101;
    } else
        goto CPyL138;
CPyL100: ;
    cpy_r_r135 = cpy_r_r148;
    goto CPyL88;
CPyL101: ;
    cpy_r_r149 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r149)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 136, CPyStatic_scholars___effects___resources___globals);
        goto CPyL133;
    }
    cpy_r_r132 = cpy_r_r5;
    CPy_DECREF(cpy_r_r132);
CPyL103: ;
    cpy_r_r150 = ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_2;
    if (unlikely(cpy_r_r150 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay", "pay_Pay_gen", "__mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_2", 135, CPyStatic_scholars___effects___resources___globals);
        goto CPyL130;
    }
CPyL104: ;
    cpy_r_r151 = CPyTagged_Add(cpy_r_r150, 2);
    if (((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_2 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_2);
    }
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_2 = cpy_r_r151;
    cpy_r_r152 = 1;
    if (unlikely(!cpy_r_r152)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 135, CPyStatic_scholars___effects___resources___globals);
        goto CPyL130;
    } else
        goto CPyL73;
CPyL105: ;
    cpy_r_r153 = Py_None;
    CPy_INCREF(cpy_r_r153);
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r155 = CPyDef_scholars___effects___resources___pay_Pay_env_clear_on_completion(cpy_r_r8);
    cpy_r_r156 = CPyDef_scholars___effects___resources___pay_Pay_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL109;
    CPyGen_SetStopIterationValue(cpy_r_r153);
    CPy_DECREF(cpy_r_r153);
    if (!0) goto CPyL116;
    CPy_Unreachable();
CPyL109: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r153;
    CPyGen_Exit(&((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL110: ;
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r158 = CPyDef_scholars___effects___resources___pay_Pay_env_clear_on_completion(cpy_r_r8);
    cpy_r_r159 = CPyDef_scholars___effects___resources___pay_Pay_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r160 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r160;
CPyL111: ;
    cpy_r_r161 = cpy_r_r9 == 0;
    if (cpy_r_r161) goto CPyL139;
    cpy_r_r162 = cpy_r_r9 == 1;
    if (cpy_r_r162) {
        goto CPyL140;
    } else
        goto CPyL141;
CPyL113: ;
    cpy_r_r163 = cpy_r_r9 == 2;
    if (cpy_r_r163) {
        goto CPyL89;
    } else
        goto CPyL142;
CPyL114: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r164 = 0;
    if (unlikely(!cpy_r_r164)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 122, CPyStatic_scholars___effects___resources___globals);
        goto CPyL116;
    }
    CPy_Unreachable();
CPyL116: ;
    cpy_r_r165 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r165;
CPyL117: ;
    CPy_XDecRef(cpy_r_r3);
    CPy_XDecRef(cpy_r_r7);
    goto CPyL116;
CPyL118: ;
    CPy_DecRef(cpy_r_r16);
    goto CPyL110;
CPyL119: ;
    CPy_DECREF(cpy_r_r16);
    goto CPyL30;
CPyL120: ;
    cpy_r_r166 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0);
    }
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0 = cpy_r_r166;
    cpy_r_r167 = 1;
    goto CPyL110;
CPyL121: ;
    cpy_r_r168 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0);
    }
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0 = cpy_r_r168;
    cpy_r_r169 = 1;
    goto CPyL105;
CPyL122: ;
    cpy_r_r170 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0);
    }
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0 = cpy_r_r170;
    cpy_r_r171 = 1;
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL110;
CPyL123: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL51;
CPyL124: ;
    CPy_XDecRef(cpy_r_r1);
    cpy_r_r172 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0);
    }
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0 = cpy_r_r172;
    cpy_r_r173 = 1;
    goto CPyL110;
CPyL125: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL56;
CPyL126: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL55;
CPyL127: ;
    CPy_XDecRef(cpy_r_r3);
    cpy_r_r174 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0);
    }
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0 = cpy_r_r174;
    cpy_r_r175 = 1;
    goto CPyL61;
CPyL128: ;
    goto CPyL59;
CPyL129: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL64;
CPyL130: ;
    cpy_r_r176 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1);
    }
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1 = cpy_r_r176;
    cpy_r_r177 = 1;
    goto CPyL110;
CPyL131: ;
    cpy_r_r178 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1);
    }
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1 = cpy_r_r178;
    cpy_r_r179 = 1;
    goto CPyL105;
CPyL132: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL87;
CPyL133: ;
    CPy_XDecRef(cpy_r_r5);
    cpy_r_r180 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1);
    }
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1 = cpy_r_r180;
    cpy_r_r181 = 1;
    goto CPyL110;
CPyL134: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL92;
CPyL135: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL91;
CPyL136: ;
    CPy_XDecRef(cpy_r_r7);
    cpy_r_r182 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1);
    }
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1 = cpy_r_r182;
    cpy_r_r183 = 1;
    goto CPyL97;
CPyL137: ;
    goto CPyL95;
CPyL138: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL100;
CPyL139: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    cpy_r_r184 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0);
    }
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0 = cpy_r_r184;
    cpy_r_r185 = 1;
    cpy_r_r186 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1);
    }
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1 = cpy_r_r186;
    cpy_r_r187 = 1;
    goto CPyL2;
CPyL140: ;
    CPy_XDECREF(cpy_r_r7);
    cpy_r_r188 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1);
    }
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1 = cpy_r_r188;
    cpy_r_r189 = 1;
    goto CPyL53;
CPyL141: ;
    CPy_XDECREF(cpy_r_r3);
    cpy_r_r190 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0);
    }
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0 = cpy_r_r190;
    cpy_r_r191 = 1;
    goto CPyL113;
CPyL142: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL114;
}
        
PyObject *CPyDef_scholars___effects___resources___pay_Pay_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___effects___resources___pay_Pay_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___resources___pay_Pay_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely((Py_TYPE(obj___mypyc_self__) == CPyType_myriad___effects___pay_PayMore_gen) || (Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___resources___pay_Pay_gen)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.pay_Pay_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___resources___pay_Pay_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "__next__", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___pay_Pay_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___effects___resources___pay_Pay_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___resources___pay_Pay_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely((Py_TYPE(obj___mypyc_self__) == CPyType_myriad___effects___pay_PayMore_gen) || (Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___resources___pay_Pay_gen)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.pay_Pay_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___effects___resources___pay_Pay_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "send", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___pay_Pay_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___effects___resources___pay_Pay_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely((Py_TYPE(obj___mypyc_self__) == CPyType_myriad___effects___pay_PayMore_gen) || (Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___resources___pay_Pay_gen)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.pay_Pay_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___resources___pay_Pay_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "__iter__", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___pay_Pay_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_scholars___effects___resources___pay_Pay_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_scholars___effects___resources___pay_Pay_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely((Py_TYPE(obj___mypyc_self__) == CPyType_myriad___effects___pay_PayMore_gen) || (Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___resources___pay_Pay_gen)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.pay_Pay_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_scholars___effects___resources___pay_Pay_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "throw", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___pay_Pay_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPY_GET_METHOD(cpy_r___mypyc_self__, CPyType_scholars___effects___resources___pay_Pay_gen, 4, serai___games___scholars___effects___resources___pay_Pay_genObject, PyObject * (*)(PyObject *, PyObject *, PyObject *, PyObject *))(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4); /* throw */
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
    PyObject *__tmp4837 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4837);
    PyObject *__tmp4838 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4838);
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
        
        PyObject *CPyPy_scholars___effects___resources___pay_Pay_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely((Py_TYPE(obj___mypyc_self__) == CPyType_myriad___effects___pay_PayMore_gen) || (Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___resources___pay_Pay_gen)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.pay_Pay_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___resources___pay_Pay_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "close", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___Pay___pay(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_resource, CPyTagged cpy_r_amount) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    cpy_r_r0 = CPyDef_scholars___effects___resources___pay_Pay_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 122, CPyStatic_scholars___effects___resources___globals);
        goto CPyL9;
    }
    cpy_r_r1 = CPyDef_scholars___effects___resources___pay_Pay_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 122, CPyStatic_scholars___effects___resources___globals);
        goto CPyL10;
    }
    if (((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 122, CPyStatic_scholars___effects___resources___globals);
        goto CPyL11;
    }
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_self != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_self);
    }
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_self = cpy_r_self;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 122, CPyStatic_scholars___effects___resources___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_t != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_t);
    }
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_t = cpy_r_t;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 122, CPyStatic_scholars___effects___resources___globals);
        goto CPyL11;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_me);
    }
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_me = cpy_r_me;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 122, CPyStatic_scholars___effects___resources___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_resource);
    if (((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_resource != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_resource);
    }
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_resource = cpy_r_resource;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 122, CPyStatic_scholars___effects___resources___globals);
        goto CPyL11;
    }
    CPyTagged_INCREF(cpy_r_amount);
    if (((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_amount != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_amount);
    }
    ((serai___games___scholars___effects___resources___pay_Pay_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_amount = cpy_r_amount;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 122, CPyStatic_scholars___effects___resources___globals);
        goto CPyL11;
    }
    return cpy_r_r1;
CPyL9: ;
    cpy_r_r9 = NULL;
    return cpy_r_r9;
CPyL10: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL9;
CPyL11: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL9;
}
        
        PyObject *CPyPy_scholars___effects___resources___Pay___pay(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "resource", "amount", 0};
            static CPyArg_Parser parser = {"OOOO:pay", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_resource;
            PyObject *obj_amount;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_resource, &obj_amount)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___effects___PayMore) || (Py_TYPE(obj_self) == CPyType_scholars___effects___resources___Pay)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.Pay", obj_self); 
                goto fail;
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
            PyObject *arg_resource;
            if (likely(PyUnicode_Check(obj_resource)))
                arg_resource = obj_resource;
            else {
                CPy_TypeError("str", obj_resource); 
                goto fail;
            }
            CPyTagged arg_amount;
            if (likely(PyLong_Check(obj_amount)))
                arg_amount = CPyTagged_BorrowFromObject(obj_amount);
            else {
                CPy_TypeError("int", obj_amount); goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___resources___Pay___pay(arg_self, arg_t, arg_me, arg_resource, arg_amount);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay", 122, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___resources___Pay_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___scholars___effects___resources___PayObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___scholars___effects___resources___PayObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___scholars___effects___resources___PayObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___scholars___effects___resources___PayObject *)cpy_r___mypyc_self__)->_quiet = 0;
    return 1;
}
        
        PyObject *CPyPy_scholars___effects___resources___Pay_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely((Py_TYPE(obj___mypyc_self__) == CPyType_myriad___effects___PayMore) || (Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___resources___Pay)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.Pay", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_scholars___effects___resources___Pay_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "__mypyc_defaults_setup", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___pay_worker_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    int32_t cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
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
    PyObject *cpy_r_r26;
    tuple_T2OI cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    char cpy_r_r30;
    int32_t cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    int32_t cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyTagged cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
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
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    int32_t cpy_r_r80;
    char cpy_r_r81;
    int32_t cpy_r_r82;
    PyObject *cpy_r_r83;
    char cpy_r_r84;
    char cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL56;
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_type != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay_worker", 139, CPyStatic_scholars___effects___resources___globals);
        goto CPyL55;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r3 = ((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay_worker", "pay_worker_gen", "t", 141, CPyStatic_scholars___effects___resources___globals);
        goto CPyL55;
    }
CPyL5: ;
    cpy_r_r4 = ((serai___games___scholars___table___TableObject *)cpy_r_r3)->_players;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay_worker", "Table", "players", 141, CPyStatic_scholars___effects___resources___globals);
        goto CPyL55;
    }
CPyL6: ;
    cpy_r_r5 = ((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay_worker", "pay_worker_gen", "me", 141, CPyStatic_scholars___effects___resources___globals);
        goto CPyL55;
    }
CPyL7: ;
    cpy_r_r6 = CPyList_GetItemBorrow(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay_worker", 141, CPyStatic_scholars___effects___resources___globals);
        goto CPyL55;
    }
    if (likely(Py_TYPE(cpy_r_r6) == CPyType_scholars___table___Player))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/resources.py", "pay_worker", 141, CPyStatic_scholars___effects___resources___globals, "serai.games.scholars.table.Player", cpy_r_r6);
        goto CPyL55;
    }
    cpy_r_r8 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r7)->_workers;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay_worker", "Player", "workers", 141, CPyStatic_scholars___effects___resources___globals);
        goto CPyL55;
    }
    CPy_INCREF(cpy_r_r8);
CPyL10: ;
    if (((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__workers != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__workers);
    }
    ((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__workers = cpy_r_r8;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay_worker", 141, CPyStatic_scholars___effects___resources___globals);
        goto CPyL55;
    }
    cpy_r_r10 = PyList_New(0);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay_worker", 142, CPyStatic_scholars___effects___resources___globals);
        goto CPyL55;
    }
    cpy_r_r11 = ((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay_worker", "pay_worker_gen", "t", 142, CPyStatic_scholars___effects___resources___globals);
        goto CPyL61;
    }
CPyL13: ;
    cpy_r_r12 = ((serai___games___scholars___table___TableObject *)cpy_r_r11)->_book;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay_worker", "Table", "book", 142, CPyStatic_scholars___effects___resources___globals);
        goto CPyL61;
    }
CPyL14: ;
    cpy_r_r13 = ((serai___games___scholars___book___BookObject *)cpy_r_r12)->_options;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay_worker", "Book", "options", 142, CPyStatic_scholars___effects___resources___globals);
        goto CPyL61;
    }
CPyL15: ;
    cpy_r_r14 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r13)->_pay_worker;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay_worker", "Options", "pay_worker", 142, CPyStatic_scholars___effects___resources___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_r14);
CPyL16: ;
    cpy_r_r15 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r16 = CPyStatics[36]; /* 'zip' */
    cpy_r_r17 = CPyObject_GetAttr(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay_worker", 142, CPyStatic_scholars___effects___resources___globals);
        goto CPyL62;
    }
    cpy_r_r18 = 1 ? Py_True : Py_False;
    cpy_r_r19 = ((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__workers;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay_worker", "pay_worker_gen", "workers", 142, CPyStatic_scholars___effects___resources___globals);
        goto CPyL63;
    }
CPyL18: ;
    PyObject *cpy_r_r20[3] = {cpy_r_r14, cpy_r_r19, cpy_r_r18};
    cpy_r_r21 = (PyObject **)&cpy_r_r20;
    cpy_r_r22 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r23 = PyObject_Vectorcall(cpy_r_r17, cpy_r_r21, 2, cpy_r_r22);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay_worker", 142, CPyStatic_scholars___effects___resources___globals);
        goto CPyL62;
    }
    cpy_r_r24 = ((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__workers;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay_worker", "pay_worker_gen", "workers", 142, CPyStatic_scholars___effects___resources___globals);
        goto CPyL64;
    }
CPyL20: ;
    CPy_DECREF(cpy_r_r14);
    cpy_r_r25 = PyObject_GetIter(cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay_worker", 142, CPyStatic_scholars___effects___resources___globals);
        goto CPyL61;
    }
CPyL21: ;
    cpy_r_r26 = PyIter_Next(cpy_r_r25);
    if (cpy_r_r26 == NULL) goto CPyL65;
    PyObject *__tmp4839;
    if (unlikely(!(PyTuple_Check(cpy_r_r26) && PyTuple_GET_SIZE(cpy_r_r26) == 2))) {
        __tmp4839 = NULL;
        goto __LL4840;
    }
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r26, 0)) == CPyType_option___Option))
        __tmp4839 = PyTuple_GET_ITEM(cpy_r_r26, 0);
    else {
        __tmp4839 = NULL;
    }
    if (__tmp4839 == NULL) goto __LL4840;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r26, 1))))
        __tmp4839 = PyTuple_GET_ITEM(cpy_r_r26, 1);
    else {
        __tmp4839 = NULL;
    }
    if (__tmp4839 == NULL) goto __LL4840;
    __tmp4839 = cpy_r_r26;
__LL4840: ;
    if (unlikely(__tmp4839 == NULL)) {
        CPy_TypeError("tuple[serai.kernel.option.Option, int]", cpy_r_r26); cpy_r_r27 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp4841 = PyTuple_GET_ITEM(cpy_r_r26, 0);
        CPy_INCREF(__tmp4841);
        PyObject *__tmp4842;
        if (likely(Py_TYPE(__tmp4841) == CPyType_option___Option))
            __tmp4842 = __tmp4841;
        else {
            CPy_TypeError("serai.kernel.option.Option", __tmp4841); 
            __tmp4842 = NULL;
        }
        cpy_r_r27.f0 = __tmp4842;
        PyObject *__tmp4843 = PyTuple_GET_ITEM(cpy_r_r26, 1);
        CPyTagged __tmp4844;
        if (likely(PyLong_Check(__tmp4843)))
            __tmp4844 = CPyTagged_FromObject(__tmp4843);
        else {
            goto __LL4845;
        }
        cpy_r_r27.f1 = __tmp4844;
    }
    goto __LL4846;
__LL4845: ;
    CPy_DECREF(cpy_r_r27.f0);
    cpy_r_r27 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL4846;
__LL4846: ;
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay_worker", 142, CPyStatic_scholars___effects___resources___globals);
        goto CPyL66;
    }
    cpy_r_r28 = cpy_r_r27.f0;
    CPy_INCREF(cpy_r_r28);
    cpy_r_r29 = cpy_r_r27.f1;
    CPyTagged_INCREF(cpy_r_r29);
    CPy_DECREF(cpy_r_r27.f0);
    CPyTagged_DECREF(cpy_r_r27.f1);
    cpy_r_r30 = cpy_r_r29 != 0;
    CPyTagged_DECREF(cpy_r_r29);
    if (!cpy_r_r30) goto CPyL67;
    cpy_r_r31 = PyList_Append(cpy_r_r10, cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    cpy_r_r32 = cpy_r_r31 >= 0;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay_worker", 142, CPyStatic_scholars___effects___resources___globals);
        goto CPyL66;
    } else
        goto CPyL21;
CPyL25: ;
    cpy_r_r33 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay_worker", 142, CPyStatic_scholars___effects___resources___globals);
        goto CPyL61;
    }
    cpy_r_r34 = ((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay_worker", "pay_worker_gen", "me", 143, CPyStatic_scholars___effects___resources___globals);
        goto CPyL68;
    }
CPyL27: ;
    cpy_r_r35 = CPyStatics[2832]; /* 'pay-worker' */
    cpy_r_r36 = CPyStatics[2831]; /* 'SC-EFF-10' */
    cpy_r_r37 = NULL;
    cpy_r_r38 = NULL;
    cpy_r_r39 = NULL;
    cpy_r_r40 = CPyDef_offer___Offer(cpy_r_r10, cpy_r_r37, cpy_r_r38, cpy_r_r39);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay_worker", 143, CPyStatic_scholars___effects___resources___globals);
        goto CPyL55;
    }
    cpy_r_r41 = CPyStatics[31]; /* 'n' */
    cpy_r_r42 = ((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__left;
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay_worker", "pay_worker_gen", "left", 143, CPyStatic_scholars___effects___resources___globals);
        goto CPyL69;
    }
CPyL29: ;
    CPyTagged_INCREF(cpy_r_r42);
    cpy_r_r43 = CPyTagged_StealAsObject(cpy_r_r42);
    cpy_r_r44 = CPyDict_Build(1, cpy_r_r41, cpy_r_r43);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay_worker", 143, CPyStatic_scholars___effects___resources___globals);
        goto CPyL69;
    }
    cpy_r_r45 = NULL;
    cpy_r_r46 = 2;
    cpy_r_r47 = CPyDef_decision___ask(cpy_r_r34, cpy_r_r35, cpy_r_r36, cpy_r_r40, cpy_r_r44, cpy_r_r45, cpy_r_r46);
    CPy_DECREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay_worker", 143, CPyStatic_scholars___effects___resources___globals);
        goto CPyL55;
    }
    ((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r47;
CPyL32: ;
    cpy_r_r49 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r50 = cpy_r_type != cpy_r_r49;
    if (!cpy_r_r50) goto CPyL35;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay_worker", 143, CPyStatic_scholars___effects___resources___globals);
        goto CPyL55;
    }
    CPy_Unreachable();
CPyL35: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r51 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/resources.py", "pay_worker", 143, CPyStatic_scholars___effects___resources___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL55;
    }
    cpy_r_r52 = ((serai___kernel___option___OptionObject *)cpy_r_r51)->_value;
    CPy_INCREF(cpy_r_r52);
    cpy_r_r53 = ((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__workers;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay_worker", "pay_worker_gen", "workers", 144, CPyStatic_scholars___effects___resources___globals);
        goto CPyL70;
    }
CPyL37: ;
    cpy_r_r54 = PyObject_GetItem(cpy_r_r53, cpy_r_r52);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay_worker", 144, CPyStatic_scholars___effects___resources___globals);
        goto CPyL70;
    }
    cpy_r_r55 = CPyStatics[4897]; /* 1 */
    cpy_r_r56 = PyNumber_InPlaceSubtract(cpy_r_r54, cpy_r_r55);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay_worker", 144, CPyStatic_scholars___effects___resources___globals);
        goto CPyL70;
    }
    cpy_r_r57 = ((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__workers;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay_worker", "pay_worker_gen", "workers", 144, CPyStatic_scholars___effects___resources___globals);
        goto CPyL71;
    }
CPyL40: ;
    cpy_r_r58 = PyObject_SetItem(cpy_r_r57, cpy_r_r52, cpy_r_r56);
    CPy_DECREF(cpy_r_r52);
    CPy_DECREF(cpy_r_r56);
    cpy_r_r59 = cpy_r_r58 >= 0;
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay_worker", 144, CPyStatic_scholars___effects___resources___globals);
        goto CPyL72;
    }
    cpy_r_r60 = ((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay_worker", "pay_worker_gen", "t", 145, CPyStatic_scholars___effects___resources___globals);
        goto CPyL72;
    }
CPyL42: ;
    cpy_r_r61 = CPyStatics[2346]; /* 'event-pay' */
    cpy_r_r62 = ((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r62 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay_worker", "pay_worker_gen", "me", 145, CPyStatic_scholars___effects___resources___globals);
        goto CPyL72;
    }
CPyL43: ;
    cpy_r_r63 = CPyStatics[2831]; /* 'SC-EFF-10' */
    cpy_r_r64 = CPyStatics[2738]; /* 'worker-' */
    cpy_r_r65 = ((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay_worker", "pay_worker_gen", "t", 145, CPyStatic_scholars___effects___resources___globals);
        goto CPyL72;
    }
CPyL44: ;
    cpy_r_r66 = ((serai___games___scholars___table___TableObject *)cpy_r_r65)->_book;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/resources.py", "pay_worker", "Table", "book", 145, CPyStatic_scholars___effects___resources___globals);
        goto CPyL72;
    }
CPyL45: ;
    cpy_r_r67 = ((serai___games___scholars___book___BookObject *)cpy_r_r66)->_words;
    cpy_r_r68 = ((serai___games___scholars___book___WordsObject *)cpy_r_r67)->_workers;
    CPy_INCREF(cpy_r_r68);
    cpy_r_r69 = ((serai___kernel___option___OptionObject *)cpy_r_r51)->_value;
    CPy_INCREF(cpy_r_r69);
    CPy_DECREF(cpy_r_r51);
    cpy_r_r70 = PyObject_GetItem(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay_worker", 145, CPyStatic_scholars___effects___resources___globals);
        goto CPyL55;
    }
    cpy_r_r71 = PyObject_Str(cpy_r_r70);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay_worker", 145, CPyStatic_scholars___effects___resources___globals);
        goto CPyL55;
    }
    cpy_r_r72 = CPyStr_Build(2, cpy_r_r64, cpy_r_r71);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay_worker", 145, CPyStatic_scholars___effects___resources___globals);
        goto CPyL55;
    }
    cpy_r_r73 = CPyStatics[759]; /* 'resource' */
    cpy_r_r74 = CPyStatics[31]; /* 'n' */
    cpy_r_r75 = CPyStatics[4897]; /* 1 */
    cpy_r_r76 = CPyDict_Build(2, cpy_r_r73, cpy_r_r72, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay_worker", 145, CPyStatic_scholars___effects___resources___globals);
        goto CPyL55;
    }
    cpy_r_r77 = CPyDef_kernel___table___Table___tell(cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r63, cpy_r_r76);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r77 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay_worker", 145, CPyStatic_scholars___effects___resources___globals);
        goto CPyL55;
    }
    cpy_r_r78 = Py_None;
    CPy_INCREF(cpy_r_r78);
    ((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r80 = CPyDef_scholars___effects___resources___pay_worker_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL54;
    CPyGen_SetStopIterationValue(cpy_r_r78);
    CPy_DECREF(cpy_r_r78);
    if (!0) goto CPyL60;
    CPy_Unreachable();
CPyL54: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r78;
    CPyGen_Exit(&((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL55: ;
    ((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r82 = CPyDef_scholars___effects___resources___pay_worker_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r83 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r83;
CPyL56: ;
    cpy_r_r84 = cpy_r_r0 == 0;
    if (cpy_r_r84) goto CPyL1;
    cpy_r_r85 = cpy_r_r0 == 1;
    if (cpy_r_r85) goto CPyL32;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r86 = 0;
    if (unlikely(!cpy_r_r86)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay_worker", 139, CPyStatic_scholars___effects___resources___globals);
        goto CPyL60;
    }
    CPy_Unreachable();
CPyL60: ;
    cpy_r_r87 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r87;
CPyL61: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL55;
CPyL62: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    goto CPyL55;
CPyL63: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r17);
    goto CPyL55;
CPyL64: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r23);
    goto CPyL55;
CPyL65: ;
    CPy_DECREF(cpy_r_r25);
    goto CPyL25;
CPyL66: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r25);
    goto CPyL55;
CPyL67: ;
    CPy_DECREF(cpy_r_r28);
    goto CPyL21;
CPyL68: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL55;
CPyL69: ;
    CPy_DecRef(cpy_r_r40);
    goto CPyL55;
CPyL70: ;
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r52);
    goto CPyL55;
CPyL71: ;
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r56);
    goto CPyL55;
CPyL72: ;
    CPy_DecRef(cpy_r_r51);
    goto CPyL55;
}
        
PyObject *CPyDef_scholars___effects___resources___pay_worker_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___effects___resources___pay_worker_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___resources___pay_worker_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___resources___pay_worker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.pay_worker_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___resources___pay_worker_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "__next__", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___pay_worker_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___effects___resources___pay_worker_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___resources___pay_worker_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___resources___pay_worker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.pay_worker_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___effects___resources___pay_worker_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "send", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___pay_worker_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___effects___resources___pay_worker_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___resources___pay_worker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.pay_worker_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___resources___pay_worker_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "__iter__", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___pay_worker_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_scholars___effects___resources___pay_worker_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_scholars___effects___resources___pay_worker_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___resources___pay_worker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.pay_worker_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_scholars___effects___resources___pay_worker_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "throw", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___pay_worker_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_scholars___effects___resources___pay_worker_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4847 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4847);
    PyObject *__tmp4848 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4848);
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
        
        PyObject *CPyPy_scholars___effects___resources___pay_worker_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___resources___pay_worker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.resources.pay_worker_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___resources___pay_worker_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "close", -1, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___resources___pay_worker(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_left) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_scholars___effects___resources___pay_worker_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay_worker", 139, CPyStatic_scholars___effects___resources___globals);
        goto CPyL5;
    }
    ((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay_worker", 139, CPyStatic_scholars___effects___resources___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay_worker", 139, CPyStatic_scholars___effects___resources___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_left);
    if (((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__left != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__left);
    }
    ((serai___games___scholars___effects___resources___pay_worker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__left = cpy_r_left;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay_worker", 139, CPyStatic_scholars___effects___resources___globals);
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
        
        PyObject *CPyPy_scholars___effects___resources___pay_worker(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "left", 0};
            static CPyArg_Parser parser = {"OOO:pay_worker", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_left;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_left)) {
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
            CPyTagged arg_left;
            if (likely(PyLong_Check(obj_left)))
                arg_left = CPyTagged_BorrowFromObject(obj_left);
            else {
                CPy_TypeError("int", obj_left); goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___resources___pay_worker(arg_t, arg_me, arg_left);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "pay_worker", 139, CPyStatic_scholars___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___resources_____top_level__(void) {
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
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    char cpy_r_r172;
    char cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    int32_t cpy_r_r184;
    char cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    int32_t cpy_r_r188;
    char cpy_r_r189;
    char cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    char cpy_r_r196;
    char cpy_r_r197;
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
    int32_t cpy_r_r208;
    char cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    int32_t cpy_r_r212;
    char cpy_r_r213;
    char cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    char cpy_r_r220;
    char cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    int32_t cpy_r_r232;
    char cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    int32_t cpy_r_r236;
    char cpy_r_r237;
    char cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    char cpy_r_r246;
    char cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject *cpy_r_r250;
    PyObject *cpy_r_r251;
    PyObject *cpy_r_r252;
    PyObject *cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
    PyObject *cpy_r_r257;
    int32_t cpy_r_r258;
    char cpy_r_r259;
    PyObject *cpy_r_r260;
    PyObject *cpy_r_r261;
    int32_t cpy_r_r262;
    char cpy_r_r263;
    char cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_r271;
    char cpy_r_r272;
    char cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject *cpy_r_r275;
    PyObject *cpy_r_r276;
    PyObject *cpy_r_r277;
    PyObject *cpy_r_r278;
    PyObject *cpy_r_r279;
    PyObject *cpy_r_r280;
    int32_t cpy_r_r281;
    char cpy_r_r282;
    PyObject *cpy_r_r283;
    PyObject *cpy_r_r284;
    int32_t cpy_r_r285;
    char cpy_r_r286;
    char cpy_r_r287;
    char cpy_r_r288;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 1, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 1, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_scholars___effects___resources___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 3, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 5, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 5, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 5, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[2366]; /* 'serai.games.scholars.dice' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 5, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5336]; /* ('gain_white',) */
    cpy_r_r31 = CPyStatic_scholars___effects___resources___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 5, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    } else
        goto CPyL106;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 6, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r42 = CPyExec_serai___games___scholars___names;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 6, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 6, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 6, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5322]; /* ('AT_WILL',) */
    cpy_r_r53 = CPyStatic_scholars___effects___resources___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 6, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    } else
        goto CPyL107;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___scholars___reasons;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___scholars___reasons;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[2342]; /* 'serai.games.scholars.reasons' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 7, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___scholars___reasons;
    cpy_r_r64 = CPyExec_serai___games___scholars___reasons;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___scholars___reasons__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 7, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 7, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[2342]; /* 'serai.games.scholars.reasons' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 7, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5408]; /* ('NEED_GOLD', 'NEED_SILVER', 'NEED_WORKERS') */
    cpy_r_r75 = CPyStatic_scholars___effects___resources___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 7, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    } else
        goto CPyL108;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 8, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r86 = CPyExec_serai___games___scholars___table;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 8, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 8, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 8, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r97 = CPyStatic_scholars___effects___resources___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 8, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    } else
        goto CPyL109;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r100 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 9, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r108 = CPyExec_serai___kernel___decision;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 9, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 9, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 9, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5399]; /* ('Asking', 'Offer', 'Reason', 'Rules', 'ask') */
    cpy_r_r119 = CPyStatic_scholars___effects___resources___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 9, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    } else
        goto CPyL110;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r122 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 10, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r130 = CPyExec_serai___kernel___effects;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 10, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 10, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 10, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5409]; /* ('Call', 'Effect') */
    cpy_r_r141 = CPyStatic_scholars___effects___resources___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 10, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    } else
        goto CPyL111;
CPyL53: ;
    cpy_r_r143 = (void *)&CPyModule_serai___kernel___work;
    cpy_r_r144 = (void *)&CPyImportState_serai___kernel___work;
    cpy_r_r145 = CPyModuleLockAPI_serai;
    cpy_r_r146 = CPyImport_IsInitialized(cpy_r_r144);
    if (!cpy_r_r146) goto CPyL56;
    cpy_r_r147 = PyImport_GetModuleDict();
    cpy_r_r148 = CPyStatics[523]; /* 'serai.kernel.work' */
    cpy_r_r149 = CPyDict_GetItem(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 11, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r150 = cpy_r_r149;
    goto CPyL60;
CPyL56: ;
    cpy_r_r151 = CPyInitOnly_serai___kernel___work;
    cpy_r_r152 = CPyExec_serai___kernel___work;
    cpy_r_r153 = (PyObject **)&CPyModule_serai___kernel___work__internal;
    cpy_r_r154 = PyImport_GetModuleDict();
    cpy_r_r155 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r156 = CPyDict_GetItem(cpy_r_r154, cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 11, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 11, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[523]; /* 'serai.kernel.work' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 11, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5089]; /* ('Work',) */
    cpy_r_r163 = CPyStatic_scholars___effects___resources___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 11, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    } else
        goto CPyL112;
CPyL61: ;
    cpy_r_r165 = (PyObject *)CPyType_work___Work;
    cpy_r_r166 = (PyObject *)CPyType_scholars___table___Table;
    cpy_r_r167 = PyObject_GetItem(cpy_r_r165, cpy_r_r166);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 14, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r168 = PyTuple_Pack(1, cpy_r_r167);
    CPy_DECREF(cpy_r_r167);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 14, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r169 = CPyStatics[2771]; /* 'serai.games.scholars.effects.resources' */
    cpy_r_r170 = (PyObject *)CPyType_scholars___effects___resources___Gain_template;
    cpy_r_r171 = CPyType_FromTemplate(cpy_r_r170, cpy_r_r168, cpy_r_r169);
    CPy_DECREF(cpy_r_r168);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 14, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r172 = CPyDef_scholars___effects___resources___Gain_trait_vtable_setup();
    if (unlikely(cpy_r_r172 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 14, CPyStatic_scholars___effects___resources___globals);
        goto CPyL113;
    }
    cpy_r_r173 = CPyDef_scholars___effects___resources___Gain_coroutine_setup(cpy_r_r171);
    if (unlikely(cpy_r_r173 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 14, CPyStatic_scholars___effects___resources___globals);
        goto CPyL113;
    }
    cpy_r_r174 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r175 = CPyStatics[529]; /* 'must' */
    cpy_r_r176 = CPyStatics[530]; /* 'always' */
    cpy_r_r177 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r178 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r179 = CPyStatics[529]; /* 'must' */
    cpy_r_r180 = CPyStatics[530]; /* 'always' */
    cpy_r_r181 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r182 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r183 = PyTuple_Pack(8, cpy_r_r175, cpy_r_r176, cpy_r_r177, cpy_r_r178, cpy_r_r179, cpy_r_r180, cpy_r_r181, cpy_r_r182);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 14, CPyStatic_scholars___effects___resources___globals);
        goto CPyL113;
    }
    cpy_r_r184 = PyObject_SetAttr(cpy_r_r171, cpy_r_r174, cpy_r_r183);
    CPy_DECREF(cpy_r_r183);
    cpy_r_r185 = cpy_r_r184 >= 0;
    if (unlikely(!cpy_r_r185)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 14, CPyStatic_scholars___effects___resources___globals);
        goto CPyL113;
    }
    CPyType_scholars___effects___resources___Gain = (PyTypeObject *)cpy_r_r171;
    CPy_INCREF(CPyType_scholars___effects___resources___Gain);
    cpy_r_r186 = CPyStatic_scholars___effects___resources___globals;
    cpy_r_r187 = CPyStatics[807]; /* 'Gain' */
    cpy_r_r188 = PyDict_SetItem(cpy_r_r186, cpy_r_r187, cpy_r_r171);
    cpy_r_r189 = cpy_r_r188 >= 0;
    if (unlikely(!cpy_r_r189)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 14, CPyStatic_scholars___effects___resources___globals);
        goto CPyL113;
    }
    cpy_r_r190 = CPy_InitSubclass(cpy_r_r171);
    CPy_DECREF(cpy_r_r171);
    if (unlikely(!cpy_r_r190)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 14, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r191 = (PyObject *)CPyType_scholars___effects___resources___Gain;
    cpy_r_r192 = PyTuple_Pack(1, cpy_r_r191);
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 34, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r193 = CPyStatics[2771]; /* 'serai.games.scholars.effects.resources' */
    cpy_r_r194 = (PyObject *)CPyType_scholars___effects___resources___GainSilver_template;
    cpy_r_r195 = CPyType_FromTemplate(cpy_r_r194, cpy_r_r192, cpy_r_r193);
    CPy_DECREF(cpy_r_r192);
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 34, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r196 = CPyDef_scholars___effects___resources___GainSilver_trait_vtable_setup();
    if (unlikely(cpy_r_r196 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 34, CPyStatic_scholars___effects___resources___globals);
        goto CPyL114;
    }
    cpy_r_r197 = CPyDef_scholars___effects___resources___GainSilver_coroutine_setup(cpy_r_r195);
    if (unlikely(cpy_r_r197 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 34, CPyStatic_scholars___effects___resources___globals);
        goto CPyL114;
    }
    cpy_r_r198 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r199 = CPyStatics[529]; /* 'must' */
    cpy_r_r200 = CPyStatics[530]; /* 'always' */
    cpy_r_r201 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r202 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r203 = CPyStatics[529]; /* 'must' */
    cpy_r_r204 = CPyStatics[530]; /* 'always' */
    cpy_r_r205 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r206 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r207 = PyTuple_Pack(8, cpy_r_r199, cpy_r_r200, cpy_r_r201, cpy_r_r202, cpy_r_r203, cpy_r_r204, cpy_r_r205, cpy_r_r206);
    if (unlikely(cpy_r_r207 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 34, CPyStatic_scholars___effects___resources___globals);
        goto CPyL114;
    }
    cpy_r_r208 = PyObject_SetAttr(cpy_r_r195, cpy_r_r198, cpy_r_r207);
    CPy_DECREF(cpy_r_r207);
    cpy_r_r209 = cpy_r_r208 >= 0;
    if (unlikely(!cpy_r_r209)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 34, CPyStatic_scholars___effects___resources___globals);
        goto CPyL114;
    }
    CPyType_scholars___effects___resources___GainSilver = (PyTypeObject *)cpy_r_r195;
    CPy_INCREF(CPyType_scholars___effects___resources___GainSilver);
    cpy_r_r210 = CPyStatic_scholars___effects___resources___globals;
    cpy_r_r211 = CPyStatics[2773]; /* 'GainSilver' */
    cpy_r_r212 = PyDict_SetItem(cpy_r_r210, cpy_r_r211, cpy_r_r195);
    cpy_r_r213 = cpy_r_r212 >= 0;
    if (unlikely(!cpy_r_r213)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 34, CPyStatic_scholars___effects___resources___globals);
        goto CPyL114;
    }
    cpy_r_r214 = CPy_InitSubclass(cpy_r_r195);
    CPy_DECREF(cpy_r_r195);
    if (unlikely(!cpy_r_r214)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 34, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r215 = (PyObject *)CPyType_scholars___effects___resources___Gain;
    cpy_r_r216 = PyTuple_Pack(1, cpy_r_r215);
    if (unlikely(cpy_r_r216 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 43, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r217 = CPyStatics[2771]; /* 'serai.games.scholars.effects.resources' */
    cpy_r_r218 = (PyObject *)CPyType_scholars___effects___resources___GainGold_template;
    cpy_r_r219 = CPyType_FromTemplate(cpy_r_r218, cpy_r_r216, cpy_r_r217);
    CPy_DECREF(cpy_r_r216);
    if (unlikely(cpy_r_r219 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 43, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r220 = CPyDef_scholars___effects___resources___GainGold_trait_vtable_setup();
    if (unlikely(cpy_r_r220 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 43, CPyStatic_scholars___effects___resources___globals);
        goto CPyL115;
    }
    cpy_r_r221 = CPyDef_scholars___effects___resources___GainGold_coroutine_setup(cpy_r_r219);
    if (unlikely(cpy_r_r221 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 43, CPyStatic_scholars___effects___resources___globals);
        goto CPyL115;
    }
    cpy_r_r222 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r223 = CPyStatics[529]; /* 'must' */
    cpy_r_r224 = CPyStatics[530]; /* 'always' */
    cpy_r_r225 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r226 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r227 = CPyStatics[529]; /* 'must' */
    cpy_r_r228 = CPyStatics[530]; /* 'always' */
    cpy_r_r229 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r230 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r231 = PyTuple_Pack(8, cpy_r_r223, cpy_r_r224, cpy_r_r225, cpy_r_r226, cpy_r_r227, cpy_r_r228, cpy_r_r229, cpy_r_r230);
    if (unlikely(cpy_r_r231 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 43, CPyStatic_scholars___effects___resources___globals);
        goto CPyL115;
    }
    cpy_r_r232 = PyObject_SetAttr(cpy_r_r219, cpy_r_r222, cpy_r_r231);
    CPy_DECREF(cpy_r_r231);
    cpy_r_r233 = cpy_r_r232 >= 0;
    if (unlikely(!cpy_r_r233)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 43, CPyStatic_scholars___effects___resources___globals);
        goto CPyL115;
    }
    CPyType_scholars___effects___resources___GainGold = (PyTypeObject *)cpy_r_r219;
    CPy_INCREF(CPyType_scholars___effects___resources___GainGold);
    cpy_r_r234 = CPyStatic_scholars___effects___resources___globals;
    cpy_r_r235 = CPyStatics[2772]; /* 'GainGold' */
    cpy_r_r236 = PyDict_SetItem(cpy_r_r234, cpy_r_r235, cpy_r_r219);
    cpy_r_r237 = cpy_r_r236 >= 0;
    if (unlikely(!cpy_r_r237)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 43, CPyStatic_scholars___effects___resources___globals);
        goto CPyL115;
    }
    cpy_r_r238 = CPy_InitSubclass(cpy_r_r219);
    CPy_DECREF(cpy_r_r219);
    if (unlikely(!cpy_r_r238)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 43, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r239 = (PyObject *)CPyType_work___Work;
    cpy_r_r240 = (PyObject *)CPyType_scholars___table___Table;
    cpy_r_r241 = PyObject_GetItem(cpy_r_r239, cpy_r_r240);
    if (unlikely(cpy_r_r241 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 52, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r242 = PyTuple_Pack(1, cpy_r_r241);
    CPy_DECREF(cpy_r_r241);
    if (unlikely(cpy_r_r242 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 52, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r243 = CPyStatics[2771]; /* 'serai.games.scholars.effects.resources' */
    cpy_r_r244 = (PyObject *)CPyType_scholars___effects___resources___GainWorker_template;
    cpy_r_r245 = CPyType_FromTemplate(cpy_r_r244, cpy_r_r242, cpy_r_r243);
    CPy_DECREF(cpy_r_r242);
    if (unlikely(cpy_r_r245 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 52, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r246 = CPyDef_scholars___effects___resources___GainWorker_trait_vtable_setup();
    if (unlikely(cpy_r_r246 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 52, CPyStatic_scholars___effects___resources___globals);
        goto CPyL116;
    }
    cpy_r_r247 = CPyDef_scholars___effects___resources___GainWorker_coroutine_setup(cpy_r_r245);
    if (unlikely(cpy_r_r247 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 52, CPyStatic_scholars___effects___resources___globals);
        goto CPyL116;
    }
    cpy_r_r248 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r249 = CPyStatics[529]; /* 'must' */
    cpy_r_r250 = CPyStatics[530]; /* 'always' */
    cpy_r_r251 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r252 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r253 = CPyStatics[529]; /* 'must' */
    cpy_r_r254 = CPyStatics[530]; /* 'always' */
    cpy_r_r255 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r256 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r257 = PyTuple_Pack(8, cpy_r_r249, cpy_r_r250, cpy_r_r251, cpy_r_r252, cpy_r_r253, cpy_r_r254, cpy_r_r255, cpy_r_r256);
    if (unlikely(cpy_r_r257 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 52, CPyStatic_scholars___effects___resources___globals);
        goto CPyL116;
    }
    cpy_r_r258 = PyObject_SetAttr(cpy_r_r245, cpy_r_r248, cpy_r_r257);
    CPy_DECREF(cpy_r_r257);
    cpy_r_r259 = cpy_r_r258 >= 0;
    if (unlikely(!cpy_r_r259)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 52, CPyStatic_scholars___effects___resources___globals);
        goto CPyL116;
    }
    CPyType_scholars___effects___resources___GainWorker = (PyTypeObject *)cpy_r_r245;
    CPy_INCREF(CPyType_scholars___effects___resources___GainWorker);
    cpy_r_r260 = CPyStatic_scholars___effects___resources___globals;
    cpy_r_r261 = CPyStatics[2774]; /* 'GainWorker' */
    cpy_r_r262 = PyDict_SetItem(cpy_r_r260, cpy_r_r261, cpy_r_r245);
    cpy_r_r263 = cpy_r_r262 >= 0;
    if (unlikely(!cpy_r_r263)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 52, CPyStatic_scholars___effects___resources___globals);
        goto CPyL116;
    }
    cpy_r_r264 = CPy_InitSubclass(cpy_r_r245);
    CPy_DECREF(cpy_r_r245);
    if (unlikely(!cpy_r_r264)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 52, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r265 = (PyObject *)CPyType_work___Work;
    cpy_r_r266 = (PyObject *)CPyType_scholars___table___Table;
    cpy_r_r267 = PyObject_GetItem(cpy_r_r265, cpy_r_r266);
    if (unlikely(cpy_r_r267 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 93, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r268 = PyTuple_Pack(1, cpy_r_r267);
    CPy_DECREF(cpy_r_r267);
    if (unlikely(cpy_r_r268 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 93, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r269 = CPyStatics[2771]; /* 'serai.games.scholars.effects.resources' */
    cpy_r_r270 = (PyObject *)CPyType_scholars___effects___resources___Pay_template;
    cpy_r_r271 = CPyType_FromTemplate(cpy_r_r270, cpy_r_r268, cpy_r_r269);
    CPy_DECREF(cpy_r_r268);
    if (unlikely(cpy_r_r271 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 93, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    cpy_r_r272 = CPyDef_scholars___effects___resources___Pay_trait_vtable_setup();
    if (unlikely(cpy_r_r272 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 93, CPyStatic_scholars___effects___resources___globals);
        goto CPyL117;
    }
    cpy_r_r273 = CPyDef_scholars___effects___resources___Pay_coroutine_setup(cpy_r_r271);
    if (unlikely(cpy_r_r273 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 93, CPyStatic_scholars___effects___resources___globals);
        goto CPyL117;
    }
    cpy_r_r274 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r275 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r276 = CPyStatics[529]; /* 'must' */
    cpy_r_r277 = CPyStatics[530]; /* 'always' */
    cpy_r_r278 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r279 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r280 = PyTuple_Pack(5, cpy_r_r275, cpy_r_r276, cpy_r_r277, cpy_r_r278, cpy_r_r279);
    if (unlikely(cpy_r_r280 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 93, CPyStatic_scholars___effects___resources___globals);
        goto CPyL117;
    }
    cpy_r_r281 = PyObject_SetAttr(cpy_r_r271, cpy_r_r274, cpy_r_r280);
    CPy_DECREF(cpy_r_r280);
    cpy_r_r282 = cpy_r_r281 >= 0;
    if (unlikely(!cpy_r_r282)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 93, CPyStatic_scholars___effects___resources___globals);
        goto CPyL117;
    }
    CPyType_scholars___effects___resources___Pay = (PyTypeObject *)cpy_r_r271;
    CPy_INCREF(CPyType_scholars___effects___resources___Pay);
    cpy_r_r283 = CPyStatic_scholars___effects___resources___globals;
    cpy_r_r284 = CPyStatics[2775]; /* 'Pay' */
    cpy_r_r285 = PyDict_SetItem(cpy_r_r283, cpy_r_r284, cpy_r_r271);
    cpy_r_r286 = cpy_r_r285 >= 0;
    if (unlikely(!cpy_r_r286)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 93, CPyStatic_scholars___effects___resources___globals);
        goto CPyL117;
    }
    cpy_r_r287 = CPy_InitSubclass(cpy_r_r271);
    CPy_DECREF(cpy_r_r271);
    if (unlikely(!cpy_r_r287)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/resources.py", "<module>", 93, CPyStatic_scholars___effects___resources___globals);
        goto CPyL105;
    }
    return 1;
CPyL105: ;
    cpy_r_r288 = 2;
    return cpy_r_r288;
CPyL106: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL107: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL108: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL109: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL110: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL111: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
CPyL112: ;
    CPy_DECREF(cpy_r_r164);
    goto CPyL61;
CPyL113: ;
    CPy_DecRef(cpy_r_r171);
    goto CPyL105;
CPyL114: ;
    CPy_DecRef(cpy_r_r195);
    goto CPyL105;
CPyL115: ;
    CPy_DecRef(cpy_r_r219);
    goto CPyL105;
CPyL116: ;
    CPy_DecRef(cpy_r_r245);
    goto CPyL105;
CPyL117: ;
    CPy_DecRef(cpy_r_r271);
    goto CPyL105;
}

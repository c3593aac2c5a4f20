#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef work___Work_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___kernel___work___WorkObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___kernel___work___WorkObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
work___Work_traverse(serai___kernel___work___WorkObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___kernel___work___WorkObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___work___WorkObject))));
    return rv;
}

static int32_t CPyDef_work___Work_clear(PyObject *cpy_r_self)
{
    serai___kernel___work___WorkObject *self = (serai___kernel___work___WorkObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___work___WorkObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___work___WorkObject))));
    return 0;
}

static int32_t CPyDef_work___Work_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___work___WorkObject *self = (serai___kernel___work___WorkObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___work___WorkObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___work___WorkObject))));
    return 0;
}

static void
work___Work_dealloc(serai___kernel___work___WorkObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, work___Work_dealloc)
    CPyDef_work___Work_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_work_____mypyc__Work_setup(PyObject *cpy_r_type);
PyObject *CPyDef_work___Work(void);

static PyObject *
work___Work_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_work___Work) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_work_____mypyc__Work_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem work___Work_vtable[9];
static bool
CPyDef_work___Work_trait_vtable_setup(void)
{
    CPyVTableItem work___Work_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___Work___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_work___Work___possible,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_work___Work___binds,
        (CPyVTableItem)CPyDef_work___Work___reason,
        (CPyVTableItem)CPyDef_work___Work___run,
        (CPyVTableItem)CPyDef_work___Work___ask,
        (CPyVTableItem)CPyDef_work___Work_____mypyc_defaults_setup,
    };
    memcpy(work___Work_vtable, work___Work_vtable_scratch, sizeof(work___Work_vtable));
    return 1;
}

static bool
CPyDef_work___Work_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
work___Work_get_asks_itself(serai___kernel___work___WorkObject *self, void *closure);
static int
work___Work_set_asks_itself(serai___kernel___work___WorkObject *self, PyObject *value, void *closure);
static PyObject *
work___Work_get_must(serai___kernel___work___WorkObject *self, void *closure);
static int
work___Work_set_must(serai___kernel___work___WorkObject *self, PyObject *value, void *closure);
static PyObject *
work___Work_get_always(serai___kernel___work___WorkObject *self, void *closure);
static int
work___Work_set_always(serai___kernel___work___WorkObject *self, PyObject *value, void *closure);
static PyObject *
work___Work_get_quiet(serai___kernel___work___WorkObject *self, void *closure);
static int
work___Work_set_quiet(serai___kernel___work___WorkObject *self, PyObject *value, void *closure);

static PyGetSetDef work___Work_getseters[] = {
    {"asks_itself",
     (getter)work___Work_get_asks_itself, (setter)work___Work_set_asks_itself,
     NULL, NULL},
    {"must",
     (getter)work___Work_get_must, (setter)work___Work_set_must,
     NULL, NULL},
    {"always",
     (getter)work___Work_get_always, (setter)work___Work_set_always,
     NULL, NULL},
    {"quiet",
     (getter)work___Work_get_quiet, (setter)work___Work_set_quiet,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef work___Work_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_work_____mypyc__Work_setup, METH_O, NULL},
    {"units",
     (PyCFunction)CPyPy_work___Work___units,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("units($self, call)\n--\n\n")},
    {"free",
     (PyCFunction)CPyPy_work___Work___free,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("free($self, t, me, call, context)\n--\n\n")},
    {"possible",
     (PyCFunction)CPyPy_work___Work___possible,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("possible($self, t, me, call, context)\n--\n\n")},
    {"possible_then",
     (PyCFunction)CPyPy_work___Work___possible_then,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("possible_then($self, t, me, call, gain, context)\n--\n\n")},
    {"binds",
     (PyCFunction)CPyPy_work___Work___binds,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("binds($self, t, me, call, context)\n--\n\n")},
    {"reason",
     (PyCFunction)CPyPy_work___Work___reason,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("reason($self, t, me, call, context)\n--\n\n")},
    {"run",
     (PyCFunction)CPyPy_work___Work___run,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("run($self, t, me, call, context)\n--\n\n")},
    {"ask",
     (PyCFunction)CPyPy_work___Work___ask,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("ask($self, t, me, call, context, optional)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_work___Work_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_work___Work_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Work",
    .tp_new = work___Work_new,
    .tp_dealloc = (destructor)work___Work_dealloc,
    .tp_traverse = (traverseproc)work___Work_traverse,
    .tp_clear = (inquiry)CPyDef_work___Work_clear,
    .tp_getset = work___Work_getseters,
    .tp_methods = work___Work_methods,
    .tp_members = work___Work_members,
    .tp_basicsize = sizeof(serai___kernel___work___WorkObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___kernel___work___WorkObject),
    .tp_weaklistoffset = sizeof(serai___kernel___work___WorkObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Work()\n--\n\n"),
};
static PyTypeObject *CPyType_work___Work_template = &CPyType_work___Work_template_;

PyObject *CPyDef_work_____mypyc__Work_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___work___WorkObject *self;
    self = (serai___kernel___work___WorkObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = work___Work_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    if (CPyDef_work___Work_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_work___Work(void)
{
    PyObject *self = CPyDef_work_____mypyc__Work_setup((PyObject *)CPyType_work___Work);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
work___Work_get_asks_itself(serai___kernel___work___WorkObject *self, void *closure)
{
    if (unlikely(self->_asks_itself == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'asks_itself' of 'Work' undefined");
        return NULL;
    }
    PyObject *retval = self->_asks_itself ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
work___Work_set_asks_itself(serai___kernel___work___WorkObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Work' object attribute 'asks_itself' cannot be deleted");
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

static PyObject *
work___Work_get_must(serai___kernel___work___WorkObject *self, void *closure)
{
    if (unlikely(self->_must == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'must' of 'Work' undefined");
        return NULL;
    }
    PyObject *retval = self->_must ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
work___Work_set_must(serai___kernel___work___WorkObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Work' object attribute 'must' cannot be deleted");
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
work___Work_get_always(serai___kernel___work___WorkObject *self, void *closure)
{
    if (unlikely(self->_always == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'always' of 'Work' undefined");
        return NULL;
    }
    PyObject *retval = self->_always ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
work___Work_set_always(serai___kernel___work___WorkObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Work' object attribute 'always' cannot be deleted");
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
work___Work_get_quiet(serai___kernel___work___WorkObject *self, void *closure)
{
    if (unlikely(self->_quiet == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'quiet' of 'Work' undefined");
        return NULL;
    }
    PyObject *retval = self->_quiet ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
work___Work_set_quiet(serai___kernel___work___WorkObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Work' object attribute 'quiet' cannot be deleted");
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

static int
work___Doing_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
PyMemberDef work___Doing_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___kernel___work___DoingObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___kernel___work___DoingObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
work___Doing_traverse(serai___kernel___work___DoingObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_rule);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___kernel___work___DoingObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___work___DoingObject))));
    return rv;
}

static int32_t CPyDef_work___Doing_clear(PyObject *cpy_r_self)
{
    serai___kernel___work___DoingObject *self = (serai___kernel___work___DoingObject *)cpy_r_self;
    Py_CLEAR(self->_rule);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___work___DoingObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___work___DoingObject))));
    return 0;
}

static int32_t CPyDef_work___Doing_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___work___DoingObject *self = (serai___kernel___work___DoingObject *)cpy_r_self;
    Py_CLEAR(self->_rule);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___work___DoingObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___work___DoingObject))));
    return 0;
}

static void
work___Doing_dealloc(serai___kernel___work___DoingObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, work___Doing_dealloc)
    CPyDef_work___Doing_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_work_____mypyc__Doing_setup(PyObject *cpy_r_type);
PyObject *CPyDef_work___Doing(PyObject *cpy_r_rule);

static PyObject *
work___Doing_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_work___Doing) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_work_____mypyc__Doing_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_work___Doing_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem work___Doing_vtable[12];
static bool
CPyDef_work___Doing_trait_vtable_setup(void)
{
    CPyVTableItem work___Doing_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___Work___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_work___Work___possible,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_work___Work___binds,
        (CPyVTableItem)CPyDef_work___Work___reason,
        (CPyVTableItem)CPyDef_work___Work___run,
        (CPyVTableItem)CPyDef_work___Doing___ask__Work_glue,
        (CPyVTableItem)CPyDef_work___Doing_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_work___Doing_____init__,
        (CPyVTableItem)CPyDef_work___Doing___ask,
        (CPyVTableItem)CPyDef_work___Doing_____mypyc_defaults_setup,
    };
    memcpy(work___Doing_vtable, work___Doing_vtable_scratch, sizeof(work___Doing_vtable));
    return 1;
}

static bool
CPyDef_work___Doing_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
work___Doing_get_rule(serai___kernel___work___DoingObject *self, void *closure);
static int
work___Doing_set_rule(serai___kernel___work___DoingObject *self, PyObject *value, void *closure);

static PyGetSetDef work___Doing_getseters[] = {
    {"rule",
     (getter)work___Doing_get_rule, (setter)work___Doing_set_rule,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef work___Doing_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_work_____mypyc__Doing_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_work___Doing_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, rule)\n--\n\n")},
    {"ask",
     (PyCFunction)CPyPy_work___Doing___ask,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("ask($self, t, me, call, context, optional)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_work___Doing_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_work___Doing_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Doing",
    .tp_new = work___Doing_new,
    .tp_dealloc = (destructor)work___Doing_dealloc,
    .tp_traverse = (traverseproc)work___Doing_traverse,
    .tp_clear = (inquiry)CPyDef_work___Doing_clear,
    .tp_getset = work___Doing_getseters,
    .tp_methods = work___Doing_methods,
    .tp_init = work___Doing_init,
    .tp_members = work___Doing_members,
    .tp_basicsize = sizeof(serai___kernel___work___DoingObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___kernel___work___DoingObject),
    .tp_weaklistoffset = sizeof(serai___kernel___work___DoingObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Doing(rule)\n--\n\n"),
};
static PyTypeObject *CPyType_work___Doing_template = &CPyType_work___Doing_template_;

PyObject *CPyDef_work_____mypyc__Doing_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___work___DoingObject *self;
    self = (serai___kernel___work___DoingObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = work___Doing_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    if (CPyDef_work___Doing_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_work___Doing(PyObject *cpy_r_rule)
{
    PyObject *self = CPyDef_work_____mypyc__Doing_setup((PyObject *)CPyType_work___Doing);
    if (self == NULL)
        return NULL;
    char res = CPyDef_work___Doing_____init__(self, cpy_r_rule);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
work___Doing_get_rule(serai___kernel___work___DoingObject *self, void *closure)
{
    if (unlikely(self->_rule == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'rule' of 'Doing' undefined");
        return NULL;
    }
    CPy_INCREF(self->_rule);
    PyObject *retval = self->_rule;
    return retval;
}

static int
work___Doing_set_rule(serai___kernel___work___DoingObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Doing' object attribute 'rule' cannot be deleted");
        return -1;
    }
    PyObject *tmp = value;
    CPy_INCREF(tmp);
    if (self->_rule != NULL) {
        CPy_DECREF(self->_rule);
    }
    self->_rule = tmp;
    return 0;
}

PyMemberDef work___Standing_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___kernel___work___StandingObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___kernel___work___StandingObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
work___Standing_traverse(serai___kernel___work___StandingObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___kernel___work___StandingObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___work___StandingObject))));
    return rv;
}

static int32_t CPyDef_work___Standing_clear(PyObject *cpy_r_self)
{
    serai___kernel___work___StandingObject *self = (serai___kernel___work___StandingObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___work___StandingObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___work___StandingObject))));
    return 0;
}

static int32_t CPyDef_work___Standing_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___work___StandingObject *self = (serai___kernel___work___StandingObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___work___StandingObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___work___StandingObject))));
    return 0;
}

static void
work___Standing_dealloc(serai___kernel___work___StandingObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, work___Standing_dealloc)
    CPyDef_work___Standing_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_work_____mypyc__Standing_setup(PyObject *cpy_r_type);
PyObject *CPyDef_work___Standing(void);

static PyObject *
work___Standing_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_work___Standing) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_work_____mypyc__Standing_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem work___Standing_vtable[12];
static bool
CPyDef_work___Standing_trait_vtable_setup(void)
{
    CPyVTableItem work___Standing_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___Work___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_work___Standing___possible,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_work___Work___binds,
        (CPyVTableItem)CPyDef_work___Work___reason,
        (CPyVTableItem)CPyDef_work___Standing___run,
        (CPyVTableItem)CPyDef_work___Work___ask,
        (CPyVTableItem)CPyDef_work___Standing_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_work___Standing___possible,
        (CPyVTableItem)CPyDef_work___Standing___run,
        (CPyVTableItem)CPyDef_work___Standing_____mypyc_defaults_setup,
    };
    memcpy(work___Standing_vtable, work___Standing_vtable_scratch, sizeof(work___Standing_vtable));
    return 1;
}

static bool
CPyDef_work___Standing_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
work___Standing_get_quiet(serai___kernel___work___StandingObject *self, void *closure);
static int
work___Standing_set_quiet(serai___kernel___work___StandingObject *self, PyObject *value, void *closure);

static PyGetSetDef work___Standing_getseters[] = {
    {"quiet",
     (getter)work___Standing_get_quiet, (setter)work___Standing_set_quiet,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef work___Standing_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_work_____mypyc__Standing_setup, METH_O, NULL},
    {"possible",
     (PyCFunction)CPyPy_work___Standing___possible,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("possible($self, t, me, call, context)\n--\n\n")},
    {"run",
     (PyCFunction)CPyPy_work___Standing___run,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("run($self, t, me, call, context)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_work___Standing_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_work___Standing_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Standing",
    .tp_new = work___Standing_new,
    .tp_dealloc = (destructor)work___Standing_dealloc,
    .tp_traverse = (traverseproc)work___Standing_traverse,
    .tp_clear = (inquiry)CPyDef_work___Standing_clear,
    .tp_getset = work___Standing_getseters,
    .tp_methods = work___Standing_methods,
    .tp_members = work___Standing_members,
    .tp_basicsize = sizeof(serai___kernel___work___StandingObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___kernel___work___StandingObject),
    .tp_weaklistoffset = sizeof(serai___kernel___work___StandingObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Standing()\n--\n\n"),
};
static PyTypeObject *CPyType_work___Standing_template = &CPyType_work___Standing_template_;

PyObject *CPyDef_work_____mypyc__Standing_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___work___StandingObject *self;
    self = (serai___kernel___work___StandingObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = work___Standing_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    self->_quiet = 2;
    if (CPyDef_work___Standing_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_work___Standing(void)
{
    PyObject *self = CPyDef_work_____mypyc__Standing_setup((PyObject *)CPyType_work___Standing);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
work___Standing_get_quiet(serai___kernel___work___StandingObject *self, void *closure)
{
    if (unlikely(self->_quiet == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'quiet' of 'Standing' undefined");
        return NULL;
    }
    PyObject *retval = self->_quiet ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
work___Standing_set_quiet(serai___kernel___work___StandingObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Standing' object attribute 'quiet' cannot be deleted");
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

static int
work___ask_Work_env_traverse(serai___kernel___work___ask_Work_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_work___ask_Work_env_clear(PyObject *cpy_r_self)
{
    serai___kernel___work___ask_Work_envObject *self = (serai___kernel___work___ask_Work_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static int32_t CPyDef_work___ask_Work_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___work___ask_Work_envObject *self = (serai___kernel___work___ask_Work_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
work___ask_Work_env_dealloc(serai___kernel___work___ask_Work_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (work___ask_Work_env_free_instance == NULL) {
        work___ask_Work_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, work___ask_Work_env_dealloc)
    CPyDef_work___ask_Work_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_work_____mypyc__ask_Work_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_work___ask_Work_env(void);

static PyObject *
work___ask_Work_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_work___ask_Work_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_work_____mypyc__ask_Work_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem work___ask_Work_env_vtable[1];
static bool
CPyDef_work___ask_Work_env_trait_vtable_setup(void)
{
    CPyVTableItem work___ask_Work_env_vtable_scratch[] = {
        NULL
    };
    memcpy(work___ask_Work_env_vtable, work___ask_Work_env_vtable_scratch, sizeof(work___ask_Work_env_vtable));
    return 1;
}

static bool
CPyDef_work___ask_Work_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef work___ask_Work_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_work_____mypyc__ask_Work_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_work___ask_Work_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_Work_env",
    .tp_new = work___ask_Work_env_new,
    .tp_dealloc = (destructor)work___ask_Work_env_dealloc,
    .tp_traverse = (traverseproc)work___ask_Work_env_traverse,
    .tp_clear = (inquiry)CPyDef_work___ask_Work_env_clear,
    .tp_methods = work___ask_Work_env_methods,
    .tp_basicsize = sizeof(serai___kernel___work___ask_Work_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_Work_env()\n--\n\n"),
};
static PyTypeObject *CPyType_work___ask_Work_env_template = &CPyType_work___ask_Work_env_template_;

PyObject *CPyDef_work_____mypyc__ask_Work_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___work___ask_Work_envObject *self;
    if (work___ask_Work_env_free_instance != NULL) {
        self = work___ask_Work_env_free_instance;
        work___ask_Work_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___work___ask_Work_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = work___ask_Work_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_work___ask_Work_env(void)
{
    PyObject *self = CPyDef_work_____mypyc__ask_Work_env_setup((PyObject *)CPyType_work___ask_Work_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendwork___ask_Work_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_work___ask_Work_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods work___ask_Work_gen_as_async = {
    .am_send = CPyDunder_am_sendwork___ask_Work_gen,
};
static int
work___ask_Work_gen_traverse(serai___kernel___work___ask_Work_genObject *self, visitproc visit, void *arg)
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
    int rv = 0;
    return rv;
}

static int32_t CPyDef_work___ask_Work_gen_clear(PyObject *cpy_r_self)
{
    serai___kernel___work___ask_Work_genObject *self = (serai___kernel___work___ask_Work_genObject *)cpy_r_self;
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
    return 0;
}

static int32_t CPyDef_work___ask_Work_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___work___ask_Work_genObject *self = (serai___kernel___work___ask_Work_genObject *)cpy_r_self;
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
    return 0;
}

static void
work___ask_Work_gen_dealloc(serai___kernel___work___ask_Work_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (work___ask_Work_gen_free_instance == NULL) {
        work___ask_Work_gen_free_instance = self;
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
        return;
    }
    CPy_TRASHCAN_BEGIN(self, work___ask_Work_gen_dealloc)
    CPyDef_work___ask_Work_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_work_____mypyc__ask_Work_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_work___ask_Work_gen(void);

static PyObject *
work___ask_Work_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_work___ask_Work_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_work_____mypyc__ask_Work_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem work___ask_Work_gen_vtable[6];
static bool
CPyDef_work___ask_Work_gen_trait_vtable_setup(void)
{
    CPyVTableItem work___ask_Work_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___ask_Work_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_work___ask_Work_gen_____next__,
        (CPyVTableItem)CPyDef_work___ask_Work_gen___send,
        (CPyVTableItem)CPyDef_work___ask_Work_gen_____iter__,
        (CPyVTableItem)CPyDef_work___ask_Work_gen___throw,
        (CPyVTableItem)CPyDef_work___ask_Work_gen___close,
    };
    memcpy(work___ask_Work_gen_vtable, work___ask_Work_gen_vtable_scratch, sizeof(work___ask_Work_gen_vtable));
    return 1;
}

static bool
CPyDef_work___ask_Work_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef work___ask_Work_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_work_____mypyc__ask_Work_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_work___ask_Work_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_work___ask_Work_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_work___ask_Work_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_work___ask_Work_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_work___ask_Work_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_work___ask_Work_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_Work_gen",
    .tp_new = work___ask_Work_gen_new,
    .tp_dealloc = (destructor)work___ask_Work_gen_dealloc,
    .tp_traverse = (traverseproc)work___ask_Work_gen_traverse,
    .tp_clear = (inquiry)CPyDef_work___ask_Work_gen_clear,
    .tp_methods = work___ask_Work_gen_methods,
    .tp_iter = CPyDef_work___ask_Work_gen_____iter__,
    .tp_iternext = CPyDef_work___ask_Work_gen_____next__,
    .tp_as_async = &work___ask_Work_gen_as_async,
    .tp_basicsize = sizeof(serai___kernel___work___ask_Work_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_Work_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_work___ask_Work_gen_template = &CPyType_work___ask_Work_gen_template_;

PyObject *CPyDef_work_____mypyc__ask_Work_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___work___ask_Work_genObject *self;
    if (work___ask_Work_gen_free_instance != NULL) {
        self = work___ask_Work_gen_free_instance;
        work___ask_Work_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___work___ask_Work_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = work___ask_Work_gen_vtable;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional = 2;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_work___ask_Work_gen(void)
{
    PyObject *self = CPyDef_work_____mypyc__ask_Work_gen_setup((PyObject *)CPyType_work___ask_Work_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendwork___ask_Doing_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_work___ask_Doing_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods work___ask_Doing_gen_as_async = {
    .am_send = CPyDunder_am_sendwork___ask_Doing_gen,
};
static int
work___ask_Doing_gen_traverse(serai___kernel___work___ask_Doing_genObject *self, visitproc visit, void *arg)
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
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___work___ask_Doing_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_work___ask_Doing_gen_clear(PyObject *cpy_r_self)
{
    serai___kernel___work___ask_Doing_genObject *self = (serai___kernel___work___ask_Doing_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___work___ask_Doing_gen_0);
    return 0;
}

static int32_t CPyDef_work___ask_Doing_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___work___ask_Doing_genObject *self = (serai___kernel___work___ask_Doing_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___work___ask_Doing_gen_0);
    return 0;
}

static void
work___ask_Doing_gen_dealloc(serai___kernel___work___ask_Doing_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (work___ask_Doing_gen_free_instance == NULL) {
        work___ask_Doing_gen_free_instance = self;
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
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___work___ask_Doing_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, work___ask_Doing_gen_dealloc)
    CPyDef_work___ask_Doing_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_work_____mypyc__ask_Doing_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_work___ask_Doing_gen(void);

static PyObject *
work___ask_Doing_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_work___ask_Doing_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_work_____mypyc__ask_Doing_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem work___ask_Doing_gen_vtable[6];
static bool
CPyDef_work___ask_Doing_gen_trait_vtable_setup(void)
{
    CPyVTableItem work___ask_Doing_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___ask_Doing_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_work___ask_Doing_gen_____next__,
        (CPyVTableItem)CPyDef_work___ask_Doing_gen___send,
        (CPyVTableItem)CPyDef_work___ask_Doing_gen_____iter__,
        (CPyVTableItem)CPyDef_work___ask_Doing_gen___throw,
        (CPyVTableItem)CPyDef_work___ask_Doing_gen___close,
    };
    memcpy(work___ask_Doing_gen_vtable, work___ask_Doing_gen_vtable_scratch, sizeof(work___ask_Doing_gen_vtable));
    return 1;
}

static bool
CPyDef_work___ask_Doing_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef work___ask_Doing_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_work_____mypyc__ask_Doing_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_work___ask_Doing_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_work___ask_Doing_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_work___ask_Doing_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_work___ask_Doing_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_work___ask_Doing_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_work___ask_Doing_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_Doing_gen",
    .tp_new = work___ask_Doing_gen_new,
    .tp_dealloc = (destructor)work___ask_Doing_gen_dealloc,
    .tp_traverse = (traverseproc)work___ask_Doing_gen_traverse,
    .tp_clear = (inquiry)CPyDef_work___ask_Doing_gen_clear,
    .tp_methods = work___ask_Doing_gen_methods,
    .tp_iter = CPyDef_work___ask_Doing_gen_____iter__,
    .tp_iternext = CPyDef_work___ask_Doing_gen_____next__,
    .tp_as_async = &work___ask_Doing_gen_as_async,
    .tp_basicsize = sizeof(serai___kernel___work___ask_Doing_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_Doing_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_work___ask_Doing_gen_template = &CPyType_work___ask_Doing_gen_template_;

PyObject *CPyDef_work_____mypyc__ask_Doing_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___work___ask_Doing_genObject *self;
    if (work___ask_Doing_gen_free_instance != NULL) {
        self = work___ask_Doing_gen_free_instance;
        work___ask_Doing_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___work___ask_Doing_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = work___ask_Doing_gen_vtable;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__optional = 2;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_work___ask_Doing_gen(void)
{
    PyObject *self = CPyDef_work_____mypyc__ask_Doing_gen_setup((PyObject *)CPyType_work___ask_Doing_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef workmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___kernel___work__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___kernel___work__internal, "__name__");
    CPyStatic_work___globals = PyModule_GetDict(CPyModule_serai___kernel___work__internal);
    if (unlikely(CPyStatic_work___globals == NULL))
        goto fail;
    CPyType_work___ask_Work_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_work___ask_Work_env_template, NULL, modname);
    if (unlikely(!CPyType_work___ask_Work_env))
        goto fail;
    CPyDef_work___ask_Work_env_trait_vtable_setup();
    CPyType_work___ask_Work_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_work___ask_Work_gen_template, NULL, modname);
    if (unlikely(!CPyType_work___ask_Work_gen))
        goto fail;
    CPyDef_work___ask_Work_gen_trait_vtable_setup();
    CPyType_work___ask_Doing_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_work___ask_Doing_gen_template, NULL, modname);
    if (unlikely(!CPyType_work___ask_Doing_gen))
        goto fail;
    CPyDef_work___ask_Doing_gen_trait_vtable_setup();
    char result = CPyDef_work_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___kernel___work__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_work___STANDING);
    CPyStatic_work___STANDING = NULL;
    Py_CLEAR(CPyType_work___Work);
    Py_CLEAR(CPyType_work___Doing);
    Py_CLEAR(CPyType_work___Standing);
    Py_CLEAR(CPyType_work___ask_Work_env);
    Py_CLEAR(CPyType_work___ask_Work_gen);
    Py_CLEAR(CPyType_work___ask_Doing_gen);
    return -1;
}
int CPyExec_serai___kernel___work(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___kernel___work__impl, &CPyImportState_serai___kernel___work, &CPyModule_serai___kernel___work);
}
static struct PyModuleDef workmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.kernel.work",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    workmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___kernel___work(void)
{
    if (CPyModule_serai___kernel___work__internal) {
        Py_INCREF(CPyModule_serai___kernel___work__internal);
        return CPyModule_serai___kernel___work__internal;
    }
    CPyModule_serai___kernel___work__internal = PyModule_Create(&workmodule);
    return CPyModule_serai___kernel___work__internal;
}

PyObject *CPyInit_serai___kernel___work(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___kernel___work__internal) {
        Py_INCREF(CPyModule_serai___kernel___work__internal);
        return CPyModule_serai___kernel___work__internal;
    }
    CPyModule_serai___kernel___work__internal = PyModule_Create(&workmodule);
    if (unlikely(CPyModule_serai___kernel___work__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.kernel.work");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___kernel___work__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___kernel___work__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___kernel___work__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___kernel___work(CPyModule_serai___kernel___work__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___kernel___work__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.kernel.work");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___kernel___work__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_work___Work___units(PyObject *cpy_r_self, PyObject *cpy_r_call) {
    tuple_T1O cpy_r_r0;
    PyObject *cpy_r_r1;
    CPy_INCREF(cpy_r_call);
    cpy_r_r0.f0 = cpy_r_call;
    cpy_r_r1 = PyTuple_New(1);
    if (unlikely(cpy_r_r1 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9442 = cpy_r_r0.f0;
    PyTuple_SET_ITEM(cpy_r_r1, 0, __tmp9442);
    return cpy_r_r1;
}
        
        PyObject *CPyPy_work___Work___units(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"call", 0};
            static CPyArg_Parser parser = {"O:units", kwlist, 0};
            PyObject *obj_call;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_call)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_work___Work)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.work.Work", obj_self); 
                goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            PyObject *retval = CPyDef_work___Work___units(arg_self, arg_call);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/work.py", "units", 29, CPyStatic_work___globals);
            return NULL;
        }
        
char CPyDef_work___Work___free(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    return 0;
}
        
        PyObject *CPyPy_work___Work___free(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(PyObject_TypeCheck(obj_self, CPyType_work___Work)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.work.Work", obj_self); 
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
            char retval = CPyDef_work___Work___free(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/work.py", "free", 33, CPyStatic_work___globals);
            return NULL;
        }
        
char CPyDef_work___Work___possible(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    return 1;
}
        
        PyObject *CPyPy_work___Work___possible(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(PyObject_TypeCheck(obj_self, CPyType_work___Work)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.work.Work", obj_self); 
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
            char retval = CPyDef_work___Work___possible(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/work.py", "possible", 37, CPyStatic_work___globals);
            return NULL;
        }
        
char CPyDef_work___Work___possible_then(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, PyObject *cpy_r_gain, CPyTagged cpy_r_context) {
    char cpy_r_r0;
    char cpy_r_r1;
    cpy_r_r0 = CPY_GET_METHOD(cpy_r_self, CPyType_work___Work, 2, serai___kernel___work___WorkObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *, CPyTagged))(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_call, cpy_r_context); /* possible */
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "possible_then", 43, CPyStatic_work___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = 2;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_work___Work___possible_then(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(PyObject_TypeCheck(obj_self, CPyType_work___Work)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.work.Work", obj_self); 
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
            char retval = CPyDef_work___Work___possible_then(arg_self, arg_t, arg_me, arg_call, arg_gain, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/work.py", "possible_then", 41, CPyStatic_work___globals);
            return NULL;
        }
        
char CPyDef_work___Work___binds(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    char cpy_r_r0;
    char cpy_r_r1;
    cpy_r_r0 = ((serai___kernel___work___WorkObject *)cpy_r_self)->_must;
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AttributeError("src/serai/kernel/work.py", "binds", "Work", "must", 47, CPyStatic_work___globals);
        goto CPyL2;
    }
CPyL1: ;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = 2;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_work___Work___binds(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(PyObject_TypeCheck(obj_self, CPyType_work___Work)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.work.Work", obj_self); 
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
            char retval = CPyDef_work___Work___binds(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/work.py", "binds", 45, CPyStatic_work___globals);
            return NULL;
        }
        
PyObject *CPyDef_work___Work___reason(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    return cpy_r_r0;
}
        
        PyObject *CPyPy_work___Work___reason(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(PyObject_TypeCheck(obj_self, CPyType_work___Work)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.work.Work", obj_self); 
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
            PyObject *retval = CPyDef_work___Work___reason(arg_self, arg_t, arg_me, arg_call, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/work.py", "reason", 49, CPyStatic_work___globals);
            return NULL;
        }
        
char CPyDef_work___Work___run(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject **cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    cpy_r_r0 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_verb;
    cpy_r_r1 = ((serai___kernel___effects___VerbObject *)cpy_r_r0)->_name;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = CPyStatics[4890]; /* ' asks' */
    cpy_r_r3 = CPyStr_Build(2, cpy_r_r1, cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "run", 55, CPyStatic_work___globals);
        goto CPyL5;
    }
    cpy_r_r4 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r5 = CPyStatics[4589]; /* 'TypeError' */
    cpy_r_r6 = CPyObject_GetAttr(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "run", 55, CPyStatic_work___globals);
        goto CPyL6;
    }
    PyObject *cpy_r_r7[1] = {cpy_r_r3};
    cpy_r_r8 = (PyObject **)&cpy_r_r7;
    cpy_r_r9 = PyObject_Vectorcall(cpy_r_r6, cpy_r_r8, 1, 0);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "run", 55, CPyStatic_work___globals);
        goto CPyL6;
    }
    CPy_DECREF(cpy_r_r3);
    CPy_Raise(cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "run", 55, CPyStatic_work___globals);
        goto CPyL5;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r10 = 2;
    return cpy_r_r10;
CPyL6: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL5;
}
        
        PyObject *CPyPy_work___Work___run(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(PyObject_TypeCheck(obj_self, CPyType_work___Work)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.work.Work", obj_self); 
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
            char retval = CPyDef_work___Work___run(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/work.py", "run", 53, CPyStatic_work___globals);
            return NULL;
        }
        
PyObject *CPyDef_work___ask_Work_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    char cpy_r_r13;
    tuple_T0 cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject **cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    tuple_T3OOO cpy_r_r31;
    PyObject **cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject **cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    int32_t cpy_r_r43;
    int32_t cpy_r_r44;
    char cpy_r_r45;
    int32_t cpy_r_r46;
    int32_t cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    if (unlikely(!CPyGen_TryEnter(&((serai___kernel___work___ask_Work_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___kernel___work___ask_Work_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/kernel/work.py", "ask", "ask_Work_gen", "__mypyc_env__", 57, CPyStatic_work___globals);
        goto CPyL43;
    }
CPyL1: ;
    cpy_r_r5 = ((serai___kernel___work___ask_Work_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL38;
CPyL2: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_type != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 57, CPyStatic_work___globals);
        goto CPyL37;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8 = ((serai___kernel___work___ask_Work_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/kernel/work.py", "ask", "ask_Work_gen", "self", 59, CPyStatic_work___globals);
        goto CPyL37;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___kernel___work___ask_Work_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/kernel/work.py", "ask", "ask_Work_gen", "t", 59, CPyStatic_work___globals);
        goto CPyL37;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___kernel___work___ask_Work_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/work.py", "ask", "ask_Work_gen", "me", 59, CPyStatic_work___globals);
        goto CPyL37;
    }
CPyL8: ;
    cpy_r_r11 = ((serai___kernel___work___ask_Work_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/kernel/work.py", "ask", "ask_Work_gen", "call", 59, CPyStatic_work___globals);
        goto CPyL37;
    }
CPyL9: ;
    cpy_r_r12 = ((serai___kernel___work___ask_Work_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/work.py", "ask", "ask_Work_gen", "context", 59, CPyStatic_work___globals);
        goto CPyL37;
    }
CPyL10: ;
    cpy_r_r13 = CPY_GET_METHOD(cpy_r_r8, CPyType_work___Work, 6, serai___kernel___work___WorkObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *, CPyTagged))(cpy_r_r8, cpy_r_r9, cpy_r_r10, cpy_r_r11, cpy_r_r12); /* run */
    if (unlikely(cpy_r_r13 == 2)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 59, CPyStatic_work___globals);
        goto CPyL37;
    }
    cpy_r_r14.empty_struct_error_flag = 0;
    cpy_r_r15 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r16 = PyObject_GetIter(cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 60, CPyStatic_work___globals);
        goto CPyL37;
    }
    if (((serai___kernel___work___ask_Work_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___work___ask_Work_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0);
    }
    ((serai___kernel___work___ask_Work_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0 = cpy_r_r16;
    cpy_r_r17 = 1;
    if (!cpy_r_r17) goto CPyL37;
    cpy_r_r18 = NULL;
    cpy_r_r1 = cpy_r_r18;
    cpy_r_r19 = (PyObject **)&cpy_r_r1;
    cpy_r_r20 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r21 = ((serai___kernel___work___ask_Work_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    cpy_r_r22 = CPyIter_Send(cpy_r_r21, cpy_r_r20, cpy_r_r19);
    if (cpy_r_r22 != NULL) goto CPyL44;
    cpy_r_r23 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 60, CPyStatic_work___globals);
        goto CPyL45;
    }
    cpy_r_r24 = cpy_r_r1;
    CPy_DECREF(cpy_r_r24);
    cpy_r_r25 = NULL;
    if (((serai___kernel___work___ask_Work_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___work___ask_Work_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0);
    }
    ((serai___kernel___work___ask_Work_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0 = cpy_r_r25;
    cpy_r_r26 = 1;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 60, CPyStatic_work___globals);
        goto CPyL37;
    } else
        goto CPyL32;
CPyL16: ;
    cpy_r_r27 = cpy_r_r22;
CPyL17: ;
    ((serai___kernel___work___ask_Work_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___kernel___work___ask_Work_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r27;
CPyL18: ;
    cpy_r_r29 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r30 = cpy_r_type != cpy_r_r29;
    if (!cpy_r_r30) goto CPyL46;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 60, CPyStatic_work___globals);
        goto CPyL22;
    } else
        goto CPyL47;
CPyL20: ;
    CPy_Unreachable();
CPyL21: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL28;
CPyL22: ;
    cpy_r_r31 = CPy_CatchError();
    cpy_r_r32 = (PyObject **)&cpy_r_r3;
    cpy_r_r33 = ((serai___kernel___work___ask_Work_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    cpy_r_r34 = CPy_YieldFromErrorHandle(cpy_r_r33, cpy_r_r32);
    if (unlikely(cpy_r_r34 == 2)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 60, CPyStatic_work___globals);
        goto CPyL48;
    }
    if (cpy_r_r34) goto CPyL25;
    cpy_r_r27 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r31);
    CPy_DecRef(cpy_r_r31.f0);
    CPy_DecRef(cpy_r_r31.f1);
    CPy_DecRef(cpy_r_r31.f2);
    goto CPyL17;
CPyL25: ;
    cpy_r_r24 = cpy_r_r3;
    CPy_DecRef(cpy_r_r24);
    CPy_RestoreExcInfo(cpy_r_r31);
    CPy_DecRef(cpy_r_r31.f0);
    CPy_DecRef(cpy_r_r31.f1);
    CPy_DecRef(cpy_r_r31.f2);
    goto CPyL32;
CPyL26: ;
    CPy_RestoreExcInfo(cpy_r_r31);
    CPy_DecRef(cpy_r_r31.f0);
    CPy_DecRef(cpy_r_r31.f1);
    CPy_DecRef(cpy_r_r31.f2);
    cpy_r_r35 = CPy_KeepPropagating();
    if (!cpy_r_r35) goto CPyL37;
    CPy_Unreachable();
CPyL28: ;
    cpy_r_r36 = NULL;
    cpy_r_r1 = cpy_r_r36;
    cpy_r_r37 = (PyObject **)&cpy_r_r1;
    cpy_r_r38 = ((serai___kernel___work___ask_Work_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    cpy_r_r39 = CPyIter_Send(cpy_r_r38, cpy_r_arg, cpy_r_r37);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r39 == NULL) {
        goto CPyL30;
    } else
        goto CPyL49;
CPyL29: ;
    cpy_r_r27 = cpy_r_r39;
    goto CPyL17;
CPyL30: ;
    cpy_r_r40 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 60, CPyStatic_work___globals);
        goto CPyL45;
    }
    cpy_r_r24 = cpy_r_r1;
    CPy_DECREF(cpy_r_r24);
CPyL32: ;
    cpy_r_r41 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r41);
    ((serai___kernel___work___ask_Work_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r43 = CPyDef_work___ask_Work_env_clear_on_completion(cpy_r_r4);
    cpy_r_r44 = CPyDef_work___ask_Work_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL36;
    CPyGen_SetStopIterationValue(cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    if (!0) goto CPyL42;
    CPy_Unreachable();
CPyL36: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r41;
    CPyGen_Exit(&((serai___kernel___work___ask_Work_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL37: ;
    ((serai___kernel___work___ask_Work_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r46 = CPyDef_work___ask_Work_env_clear_on_completion(cpy_r_r4);
    cpy_r_r47 = CPyDef_work___ask_Work_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r48 = NULL;
    CPyGen_Exit(&((serai___kernel___work___ask_Work_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r48;
CPyL38: ;
    cpy_r_r49 = cpy_r_r5 == 0;
    if (cpy_r_r49) goto CPyL50;
    cpy_r_r50 = cpy_r_r5 == 1;
    if (cpy_r_r50) {
        goto CPyL18;
    } else
        goto CPyL51;
CPyL40: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r51 = 0;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 57, CPyStatic_work___globals);
        goto CPyL42;
    }
    CPy_Unreachable();
CPyL42: ;
    cpy_r_r52 = NULL;
    CPyGen_Exit(&((serai___kernel___work___ask_Work_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r52;
CPyL43: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL42;
CPyL44: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL16;
CPyL45: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL37;
CPyL46: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL21;
CPyL47: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL20;
CPyL48: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL26;
CPyL49: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL29;
CPyL50: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL2;
CPyL51: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL40;
}
        
PyObject *CPyDef_work___ask_Work_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_work___ask_Work_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_work___ask_Work_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(PyObject_TypeCheck(obj___mypyc_self__, CPyType_work___ask_Work_gen)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.work.ask_Work_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_work___ask_Work_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/work.py", "__next__", -1, CPyStatic_work___globals);
            return NULL;
        }
        
PyObject *CPyDef_work___ask_Work_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_work___ask_Work_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_work___ask_Work_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(PyObject_TypeCheck(obj___mypyc_self__, CPyType_work___ask_Work_gen)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.work.ask_Work_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_work___ask_Work_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/work.py", "send", -1, CPyStatic_work___globals);
            return NULL;
        }
        
PyObject *CPyDef_work___ask_Work_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_work___ask_Work_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(PyObject_TypeCheck(obj___mypyc_self__, CPyType_work___ask_Work_gen)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.work.ask_Work_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_work___ask_Work_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/work.py", "__iter__", -1, CPyStatic_work___globals);
            return NULL;
        }
        
PyObject *CPyDef_work___ask_Work_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_work___ask_Work_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_work___ask_Work_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(PyObject_TypeCheck(obj___mypyc_self__, CPyType_work___ask_Work_gen)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.work.ask_Work_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_work___ask_Work_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/work.py", "throw", -1, CPyStatic_work___globals);
            return NULL;
        }
        
PyObject *CPyDef_work___ask_Work_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPY_GET_METHOD(cpy_r___mypyc_self__, CPyType_work___ask_Work_gen, 4, serai___kernel___work___ask_Work_genObject, PyObject * (*)(PyObject *, PyObject *, PyObject *, PyObject *))(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4); /* throw */
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
    PyObject *__tmp9443 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp9443);
    PyObject *__tmp9444 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp9444);
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
        
        PyObject *CPyPy_work___ask_Work_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(PyObject_TypeCheck(obj___mypyc_self__, CPyType_work___ask_Work_gen)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.work.ask_Work_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_work___ask_Work_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/work.py", "close", -1, CPyStatic_work___globals);
            return NULL;
        }
        
PyObject *CPyDef_work___Work___ask(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    cpy_r_r0 = CPyDef_work___ask_Work_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 57, CPyStatic_work___globals);
        goto CPyL10;
    }
    cpy_r_r1 = CPyDef_work___ask_Work_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 57, CPyStatic_work___globals);
        goto CPyL11;
    }
    if (((serai___kernel___work___ask_Work_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___kernel___work___ask_Work_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___kernel___work___ask_Work_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 57, CPyStatic_work___globals);
        goto CPyL12;
    }
    ((serai___kernel___work___ask_Work_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___kernel___work___ask_Work_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self != NULL) {
        CPy_DECREF(((serai___kernel___work___ask_Work_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self);
    }
    ((serai___kernel___work___ask_Work_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self = cpy_r_self;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 57, CPyStatic_work___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___kernel___work___ask_Work_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t != NULL) {
        CPy_DECREF(((serai___kernel___work___ask_Work_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t);
    }
    ((serai___kernel___work___ask_Work_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t = cpy_r_t;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 57, CPyStatic_work___globals);
        goto CPyL12;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___kernel___work___ask_Work_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___work___ask_Work_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me);
    }
    ((serai___kernel___work___ask_Work_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = cpy_r_me;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 57, CPyStatic_work___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_call);
    if (((serai___kernel___work___ask_Work_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call != NULL) {
        CPy_DECREF(((serai___kernel___work___ask_Work_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call);
    }
    ((serai___kernel___work___ask_Work_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call = cpy_r_call;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 57, CPyStatic_work___globals);
        goto CPyL12;
    }
    CPyTagged_INCREF(cpy_r_context);
    if (((serai___kernel___work___ask_Work_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___work___ask_Work_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context);
    }
    ((serai___kernel___work___ask_Work_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = cpy_r_context;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 57, CPyStatic_work___globals);
        goto CPyL12;
    }
    ((serai___kernel___work___ask_Work_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional = cpy_r_optional;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 57, CPyStatic_work___globals);
        goto CPyL12;
    }
    return cpy_r_r1;
CPyL10: ;
    cpy_r_r10 = NULL;
    return cpy_r_r10;
CPyL11: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL10;
CPyL12: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL10;
}
        
        PyObject *CPyPy_work___Work___ask(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(PyObject_TypeCheck(obj_self, CPyType_work___Work)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.work.Work", obj_self); 
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
            PyObject *retval = CPyDef_work___Work___ask(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/work.py", "ask", 57, CPyStatic_work___globals);
            return NULL;
        }
        
char CPyDef_work___Work_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___kernel___work___WorkObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___kernel___work___WorkObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___kernel___work___WorkObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___kernel___work___WorkObject *)cpy_r___mypyc_self__)->_quiet = 0;
    return 1;
}
        
        PyObject *CPyPy_work___Work_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(PyObject_TypeCheck(obj___mypyc_self__, CPyType_work___Work)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.work.Work", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_work___Work_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/work.py", "__mypyc_defaults_setup", -1, CPyStatic_work___globals);
            return NULL;
        }
        
char CPyDef_work___Doing_____init__(PyObject *cpy_r_self, PyObject *cpy_r_rule) {
    char cpy_r_r0;
    char cpy_r_r1;
    CPy_INCREF(cpy_r_rule);
    if (((serai___kernel___work___DoingObject *)cpy_r_self)->_rule != NULL) {
        CPy_DECREF(((serai___kernel___work___DoingObject *)cpy_r_self)->_rule);
    }
    ((serai___kernel___work___DoingObject *)cpy_r_self)->_rule = cpy_r_rule;
    cpy_r_r0 = 1;
    if (unlikely(!cpy_r_r0)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "__init__", 68, CPyStatic_work___globals);
        goto CPyL2;
    }
    return 1;
CPyL2: ;
    cpy_r_r1 = 2;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_work___Doing_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"rule", 0};
            PyObject *obj_rule;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O", "__init__", kwlist, &obj_rule)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_work___Doing))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.work.Doing", obj_self); 
                goto fail;
            }
            PyObject *arg_rule = obj_rule;
            char retval = CPyDef_work___Doing_____init__(arg_self, arg_rule);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/work.py", "__init__", 67, CPyStatic_work___globals);
            return NULL;
        }
        
PyObject *CPyDef_work___ask_Doing_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject **cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject **cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    tuple_T3OOO cpy_r_r33;
    PyObject **cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject **cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    int32_t cpy_r_r45;
    char cpy_r_r46;
    int32_t cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    if (unlikely(!CPyGen_TryEnter(&((serai___kernel___work___ask_Doing_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___kernel___work___ask_Doing_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL38;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 70, CPyStatic_work___globals);
        goto CPyL37;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___kernel___work___ask_Doing_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/kernel/work.py", "ask", "ask_Doing_gen", "self", 71, CPyStatic_work___globals);
        goto CPyL37;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___kernel___work___ask_Doing_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/kernel/work.py", "ask", "ask_Doing_gen", "t", 71, CPyStatic_work___globals);
        goto CPyL37;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___kernel___work___ask_Doing_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/work.py", "ask", "ask_Doing_gen", "me", 71, CPyStatic_work___globals);
        goto CPyL37;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___kernel___work___ask_Doing_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__call;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/kernel/work.py", "ask", "ask_Doing_gen", "call", 71, CPyStatic_work___globals);
        goto CPyL37;
    }
CPyL8: ;
    cpy_r_r11 = ((serai___kernel___work___ask_Doing_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__context;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/work.py", "ask", "ask_Doing_gen", "context", 71, CPyStatic_work___globals);
        goto CPyL37;
    }
CPyL9: ;
    cpy_r_r12 = ((serai___kernel___work___DoingObject *)cpy_r_r7)->_rule;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/kernel/work.py", "ask", "Doing", "rule", 71, CPyStatic_work___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r12);
CPyL10: ;
    CPyTagged_INCREF(cpy_r_r9);
    cpy_r_r13 = CPyTagged_StealAsObject(cpy_r_r9);
    CPyTagged_INCREF(cpy_r_r11);
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_r11);
    PyObject *cpy_r_r15[4] = {cpy_r_r8, cpy_r_r13, cpy_r_r10, cpy_r_r14};
    cpy_r_r16 = (PyObject **)&cpy_r_r15;
    cpy_r_r17 = PyObject_Vectorcall(cpy_r_r12, cpy_r_r16, 4, 0);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 71, CPyStatic_work___globals);
        goto CPyL43;
    }
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r18 = PyObject_GetIter(cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 71, CPyStatic_work___globals);
        goto CPyL37;
    }
    if (((serai___kernel___work___ask_Doing_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___work___ask_Doing_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___work___ask_Doing_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___work___ask_Doing_gen_0);
    }
    ((serai___kernel___work___ask_Doing_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___work___ask_Doing_gen_0 = cpy_r_r18;
    cpy_r_r19 = 1;
    if (!cpy_r_r19) goto CPyL37;
    cpy_r_r20 = NULL;
    cpy_r_r1 = cpy_r_r20;
    cpy_r_r21 = (PyObject **)&cpy_r_r1;
    cpy_r_r22 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r23 = ((serai___kernel___work___ask_Doing_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___work___ask_Doing_gen_0;
    cpy_r_r24 = CPyIter_Send(cpy_r_r23, cpy_r_r22, cpy_r_r21);
    if (cpy_r_r24 != NULL) goto CPyL44;
    cpy_r_r25 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 71, CPyStatic_work___globals);
        goto CPyL45;
    }
    cpy_r_r26 = cpy_r_r1;
    CPy_DECREF(cpy_r_r26);
    cpy_r_r27 = NULL;
    if (((serai___kernel___work___ask_Doing_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___work___ask_Doing_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___work___ask_Doing_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___work___ask_Doing_gen_0);
    }
    ((serai___kernel___work___ask_Doing_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___work___ask_Doing_gen_0 = cpy_r_r27;
    cpy_r_r28 = 1;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 71, CPyStatic_work___globals);
        goto CPyL37;
    } else
        goto CPyL32;
CPyL16: ;
    cpy_r_r29 = cpy_r_r24;
CPyL17: ;
    ((serai___kernel___work___ask_Doing_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___kernel___work___ask_Doing_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r29;
CPyL18: ;
    cpy_r_r31 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r32 = cpy_r_type != cpy_r_r31;
    if (!cpy_r_r32) goto CPyL46;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 71, CPyStatic_work___globals);
        goto CPyL22;
    } else
        goto CPyL47;
CPyL20: ;
    CPy_Unreachable();
CPyL21: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL28;
CPyL22: ;
    cpy_r_r33 = CPy_CatchError();
    cpy_r_r34 = (PyObject **)&cpy_r_r3;
    cpy_r_r35 = ((serai___kernel___work___ask_Doing_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___work___ask_Doing_gen_0;
    cpy_r_r36 = CPy_YieldFromErrorHandle(cpy_r_r35, cpy_r_r34);
    if (unlikely(cpy_r_r36 == 2)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 71, CPyStatic_work___globals);
        goto CPyL48;
    }
    if (cpy_r_r36) goto CPyL25;
    cpy_r_r29 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r33);
    CPy_DecRef(cpy_r_r33.f0);
    CPy_DecRef(cpy_r_r33.f1);
    CPy_DecRef(cpy_r_r33.f2);
    goto CPyL17;
CPyL25: ;
    cpy_r_r26 = cpy_r_r3;
    CPy_DecRef(cpy_r_r26);
    CPy_RestoreExcInfo(cpy_r_r33);
    CPy_DecRef(cpy_r_r33.f0);
    CPy_DecRef(cpy_r_r33.f1);
    CPy_DecRef(cpy_r_r33.f2);
    goto CPyL32;
CPyL26: ;
    CPy_RestoreExcInfo(cpy_r_r33);
    CPy_DecRef(cpy_r_r33.f0);
    CPy_DecRef(cpy_r_r33.f1);
    CPy_DecRef(cpy_r_r33.f2);
    cpy_r_r37 = CPy_KeepPropagating();
    if (!cpy_r_r37) goto CPyL37;
    CPy_Unreachable();
CPyL28: ;
    cpy_r_r38 = NULL;
    cpy_r_r1 = cpy_r_r38;
    cpy_r_r39 = (PyObject **)&cpy_r_r1;
    cpy_r_r40 = ((serai___kernel___work___ask_Doing_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___work___ask_Doing_gen_0;
    cpy_r_r41 = CPyIter_Send(cpy_r_r40, cpy_r_arg, cpy_r_r39);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r41 == NULL) {
        goto CPyL30;
    } else
        goto CPyL49;
CPyL29: ;
    cpy_r_r29 = cpy_r_r41;
    goto CPyL17;
CPyL30: ;
    cpy_r_r42 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 71, CPyStatic_work___globals);
        goto CPyL45;
    }
    cpy_r_r26 = cpy_r_r1;
    CPy_DECREF(cpy_r_r26);
CPyL32: ;
    cpy_r_r43 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r43);
    ((serai___kernel___work___ask_Doing_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r45 = CPyDef_work___ask_Doing_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL36;
    CPyGen_SetStopIterationValue(cpy_r_r43);
    CPy_DECREF(cpy_r_r43);
    if (!0) goto CPyL42;
    CPy_Unreachable();
CPyL36: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r43;
    CPyGen_Exit(&((serai___kernel___work___ask_Doing_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL37: ;
    ((serai___kernel___work___ask_Doing_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r47 = CPyDef_work___ask_Doing_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r48 = NULL;
    CPyGen_Exit(&((serai___kernel___work___ask_Doing_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r48;
CPyL38: ;
    cpy_r_r49 = cpy_r_r4 == 0;
    if (cpy_r_r49) goto CPyL50;
    cpy_r_r50 = cpy_r_r4 == 1;
    if (cpy_r_r50) {
        goto CPyL18;
    } else
        goto CPyL51;
CPyL40: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r51 = 0;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 70, CPyStatic_work___globals);
        goto CPyL42;
    }
    CPy_Unreachable();
CPyL42: ;
    cpy_r_r52 = NULL;
    CPyGen_Exit(&((serai___kernel___work___ask_Doing_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r52;
CPyL43: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    goto CPyL37;
CPyL44: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL16;
CPyL45: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL37;
CPyL46: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL21;
CPyL47: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL20;
CPyL48: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL26;
CPyL49: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL29;
CPyL50: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL51: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL40;
}
        
PyObject *CPyDef_work___ask_Doing_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_work___ask_Doing_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_work___ask_Doing_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_work___ask_Doing_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.work.ask_Doing_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_work___ask_Doing_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/work.py", "__next__", -1, CPyStatic_work___globals);
            return NULL;
        }
        
PyObject *CPyDef_work___ask_Doing_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_work___ask_Doing_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_work___ask_Doing_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_work___ask_Doing_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.work.ask_Doing_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_work___ask_Doing_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/work.py", "send", -1, CPyStatic_work___globals);
            return NULL;
        }
        
PyObject *CPyDef_work___ask_Doing_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_work___ask_Doing_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_work___ask_Doing_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.work.ask_Doing_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_work___ask_Doing_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/work.py", "__iter__", -1, CPyStatic_work___globals);
            return NULL;
        }
        
PyObject *CPyDef_work___ask_Doing_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_work___ask_Doing_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_work___ask_Doing_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_work___ask_Doing_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.work.ask_Doing_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_work___ask_Doing_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/work.py", "throw", -1, CPyStatic_work___globals);
            return NULL;
        }
        
PyObject *CPyDef_work___ask_Doing_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_work___ask_Doing_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp9445 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp9445);
    PyObject *__tmp9446 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp9446);
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
        
        PyObject *CPyPy_work___ask_Doing_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_work___ask_Doing_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.work.ask_Doing_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_work___ask_Doing_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/work.py", "close", -1, CPyStatic_work___globals);
            return NULL;
        }
        
PyObject *CPyDef_work___Doing___ask(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = CPyDef_work___ask_Doing_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 70, CPyStatic_work___globals);
        goto CPyL8;
    }
    ((serai___kernel___work___ask_Doing_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___kernel___work___ask_Doing_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___kernel___work___ask_Doing_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___kernel___work___ask_Doing_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 70, CPyStatic_work___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___kernel___work___ask_Doing_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___kernel___work___ask_Doing_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___kernel___work___ask_Doing_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 70, CPyStatic_work___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___kernel___work___ask_Doing_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___work___ask_Doing_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___kernel___work___ask_Doing_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 70, CPyStatic_work___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_call);
    if (((serai___kernel___work___ask_Doing_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call != NULL) {
        CPy_DECREF(((serai___kernel___work___ask_Doing_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call);
    }
    ((serai___kernel___work___ask_Doing_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call = cpy_r_call;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 70, CPyStatic_work___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_context);
    if (((serai___kernel___work___ask_Doing_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___work___ask_Doing_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context);
    }
    ((serai___kernel___work___ask_Doing_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context = cpy_r_context;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 70, CPyStatic_work___globals);
        goto CPyL9;
    }
    ((serai___kernel___work___ask_Doing_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__optional = cpy_r_optional;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "ask", 70, CPyStatic_work___globals);
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
        
        PyObject *CPyPy_work___Doing___ask(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_work___Doing))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.work.Doing", obj_self); 
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
            PyObject *retval = CPyDef_work___Doing___ask(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/work.py", "ask", 70, CPyStatic_work___globals);
            return NULL;
        }
        
PyObject *CPyDef_work___Doing___ask__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_work___Doing___ask(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_call, cpy_r_context, cpy_r_optional);
    if (cpy_r_r0 == NULL) goto CPyL2;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_work___Doing___ask__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_work___Doing))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.work.Doing", obj_self); 
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
            PyObject *retval = CPyDef_work___Doing___ask__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/work.py", "ask__Work_glue", -1, CPyStatic_work___globals);
            return NULL;
        }
        
char CPyDef_work___Doing_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___kernel___work___DoingObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___kernel___work___DoingObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___kernel___work___DoingObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___kernel___work___DoingObject *)cpy_r___mypyc_self__)->_quiet = 0;
    return 1;
}
        
        PyObject *CPyPy_work___Doing_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_work___Doing))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.work.Doing", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_work___Doing_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/work.py", "__mypyc_defaults_setup", -1, CPyStatic_work___globals);
            return NULL;
        }
        
char CPyDef_work___Standing___possible(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    return 0;
}
        
        PyObject *CPyPy_work___Standing___possible(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_work___Standing))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.work.Standing", obj_self); 
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
            char retval = CPyDef_work___Standing___possible(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/work.py", "possible", 80, CPyStatic_work___globals);
            return NULL;
        }
        
char CPyDef_work___Standing___run(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    return 1;
}
        
        PyObject *CPyPy_work___Standing___run(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_work___Standing))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.work.Standing", obj_self); 
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
            char retval = CPyDef_work___Standing___run(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/work.py", "run", 83, CPyStatic_work___globals);
            return NULL;
        }
        
char CPyDef_work___Standing_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___kernel___work___StandingObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___kernel___work___StandingObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___kernel___work___StandingObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___kernel___work___StandingObject *)cpy_r___mypyc_self__)->_quiet = 0;
    ((serai___kernel___work___StandingObject *)cpy_r___mypyc_self__)->_quiet = 1;
    return 1;
}
        
        PyObject *CPyPy_work___Standing_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_work___Standing))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.work.Standing", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_work___Standing_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/work.py", "__mypyc_defaults_setup", -1, CPyStatic_work___globals);
            return NULL;
        }
        
char CPyDef_work_____top_level__(void) {
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
    void *cpy_r_r21;
    void *cpy_r_r22;
    void *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    void *cpy_r_r29;
    void *cpy_r_r30;
    PyObject **cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    void *cpy_r_r43;
    void *cpy_r_r44;
    void *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    void *cpy_r_r51;
    void *cpy_r_r52;
    PyObject **cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
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
    PyObject **cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    int32_t cpy_r_r76;
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    char cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    int32_t cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    int32_t cpy_r_r102;
    char cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    char cpy_r_r114;
    char cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    int32_t cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    int32_t cpy_r_r128;
    char cpy_r_r129;
    char cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    char cpy_r_r138;
    char cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    int32_t cpy_r_r148;
    char cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    int32_t cpy_r_r152;
    char cpy_r_r153;
    char cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    int32_t cpy_r_r158;
    char cpy_r_r159;
    char cpy_r_r160;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 1, CPyStatic_work___globals);
        goto CPyL60;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 1, CPyStatic_work___globals);
        goto CPyL60;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_work___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 7, CPyStatic_work___globals);
        goto CPyL60;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5007]; /* ('Callable',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_work___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 9, CPyStatic_work___globals);
        goto CPyL60;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5740]; /* ('TYPE_CHECKING', 'Final', 'Generic', 'TypeVar') */
    cpy_r_r17 = CPyStatics[47]; /* 'typing' */
    cpy_r_r18 = CPyStatic_work___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 10, CPyStatic_work___globals);
        goto CPyL60;
    }
    cpy_r_r20 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r22 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r23 = CPyModuleLockAPI_serai;
    cpy_r_r24 = CPyImport_IsInitialized(cpy_r_r22);
    if (!cpy_r_r24) goto CPyL10;
    cpy_r_r25 = PyImport_GetModuleDict();
    cpy_r_r26 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r27 = CPyDict_GetItem(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 12, CPyStatic_work___globals);
        goto CPyL60;
    }
    cpy_r_r28 = cpy_r_r27;
    goto CPyL14;
CPyL10: ;
    cpy_r_r29 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r30 = CPyExec_serai___kernel___decision;
    cpy_r_r31 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r32 = PyImport_GetModuleDict();
    cpy_r_r33 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r34 = CPyDict_GetItem(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 12, CPyStatic_work___globals);
        goto CPyL60;
    }
    cpy_r_r35 = CPyStatics[8]; /* '__file__' */
    cpy_r_r36 = CPyObject_GetAttr(cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 12, CPyStatic_work___globals);
        goto CPyL60;
    }
    cpy_r_r37 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r38 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r39 = CPyImport_ImportNative(cpy_r_r38, cpy_r_r29, cpy_r_r30, cpy_r_r31, cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r36, cpy_r_r37, 0);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 12, CPyStatic_work___globals);
        goto CPyL60;
    }
    cpy_r_r28 = cpy_r_r39;
CPyL14: ;
    cpy_r_r40 = CPyStatics[5741]; /* ('Asking', 'Reason', 'Rules') */
    cpy_r_r41 = CPyStatic_work___globals;
    cpy_r_r42 = CPyImport_GetNativeAttrs(cpy_r_r28, cpy_r_r40, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 12, CPyStatic_work___globals);
        goto CPyL60;
    } else
        goto CPyL61;
CPyL15: ;
    cpy_r_r43 = (void *)&CPyModule_serai___kernel___table;
    cpy_r_r44 = (void *)&CPyImportState_serai___kernel___table;
    cpy_r_r45 = CPyModuleLockAPI_serai;
    cpy_r_r46 = CPyImport_IsInitialized(cpy_r_r44);
    if (!cpy_r_r46) goto CPyL18;
    cpy_r_r47 = PyImport_GetModuleDict();
    cpy_r_r48 = CPyStatics[1072]; /* 'serai.kernel.table' */
    cpy_r_r49 = CPyDict_GetItem(cpy_r_r47, cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 13, CPyStatic_work___globals);
        goto CPyL60;
    }
    cpy_r_r50 = cpy_r_r49;
    goto CPyL22;
CPyL18: ;
    cpy_r_r51 = CPyInitOnly_serai___kernel___table;
    cpy_r_r52 = CPyExec_serai___kernel___table;
    cpy_r_r53 = (PyObject **)&CPyModule_serai___kernel___table__internal;
    cpy_r_r54 = PyImport_GetModuleDict();
    cpy_r_r55 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r56 = CPyDict_GetItem(cpy_r_r54, cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 13, CPyStatic_work___globals);
        goto CPyL60;
    }
    cpy_r_r57 = CPyStatics[8]; /* '__file__' */
    cpy_r_r58 = CPyObject_GetAttr(cpy_r_r56, cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 13, CPyStatic_work___globals);
        goto CPyL60;
    }
    cpy_r_r59 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r60 = CPyStatics[1072]; /* 'serai.kernel.table' */
    cpy_r_r61 = CPyImport_ImportNative(cpy_r_r60, cpy_r_r51, cpy_r_r52, cpy_r_r53, cpy_r_r43, cpy_r_r44, cpy_r_r45, cpy_r_r58, cpy_r_r59, 0);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 13, CPyStatic_work___globals);
        goto CPyL60;
    }
    cpy_r_r50 = cpy_r_r61;
CPyL22: ;
    cpy_r_r62 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r63 = CPyStatic_work___globals;
    cpy_r_r64 = CPyImport_GetNativeAttrs(cpy_r_r50, cpy_r_r62, cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 13, CPyStatic_work___globals);
        goto CPyL60;
    } else
        goto CPyL62;
CPyL23: ;
    cpy_r_r65 = CPyStatics[4593]; /* 'T' */
    cpy_r_r66 = (PyObject *)CPyType_kernel___table___Table;
    cpy_r_r67 = CPyStatic_work___globals;
    cpy_r_r68 = CPyStatics[4521]; /* 'TypeVar' */
    cpy_r_r69 = CPyDict_GetItem(cpy_r_r67, cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 18, CPyStatic_work___globals);
        goto CPyL60;
    }
    PyObject *cpy_r_r70[2] = {cpy_r_r65, cpy_r_r66};
    cpy_r_r71 = (PyObject **)&cpy_r_r70;
    cpy_r_r72 = CPyStatics[5699]; /* ('bound',) */
    cpy_r_r73 = PyObject_Vectorcall(cpy_r_r69, cpy_r_r71, 1, cpy_r_r72);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 18, CPyStatic_work___globals);
        goto CPyL60;
    }
    cpy_r_r74 = CPyStatic_work___globals;
    cpy_r_r75 = CPyStatics[4593]; /* 'T' */
    cpy_r_r76 = CPyDict_SetItem(cpy_r_r74, cpy_r_r75, cpy_r_r73);
    CPy_DECREF(cpy_r_r73);
    cpy_r_r77 = cpy_r_r76 >= 0;
    if (unlikely(!cpy_r_r77)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 18, CPyStatic_work___globals);
        goto CPyL60;
    }
    cpy_r_r78 = CPyStatic_work___globals;
    cpy_r_r79 = CPyStatics[4590]; /* 'Generic' */
    cpy_r_r80 = CPyDict_GetItem(cpy_r_r78, cpy_r_r79);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 21, CPyStatic_work___globals);
        goto CPyL60;
    }
    cpy_r_r81 = CPyStatic_work___globals;
    cpy_r_r82 = CPyStatics[4593]; /* 'T' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 21, CPyStatic_work___globals);
        goto CPyL63;
    }
    cpy_r_r84 = PyObject_GetItem(cpy_r_r80, cpy_r_r83);
    CPy_DECREF(cpy_r_r80);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 21, CPyStatic_work___globals);
        goto CPyL60;
    }
    cpy_r_r85 = PyTuple_Pack(1, cpy_r_r84);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 21, CPyStatic_work___globals);
        goto CPyL60;
    }
    cpy_r_r86 = CPyStatics[523]; /* 'serai.kernel.work' */
    cpy_r_r87 = (PyObject *)CPyType_work___Work_template;
    cpy_r_r88 = CPyType_FromTemplate(cpy_r_r87, cpy_r_r85, cpy_r_r86);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 21, CPyStatic_work___globals);
        goto CPyL60;
    }
    cpy_r_r89 = CPyDef_work___Work_trait_vtable_setup();
    if (unlikely(cpy_r_r89 == 2)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 21, CPyStatic_work___globals);
        goto CPyL64;
    }
    cpy_r_r90 = CPyDef_work___Work_coroutine_setup(cpy_r_r88);
    if (unlikely(cpy_r_r90 == 2)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 21, CPyStatic_work___globals);
        goto CPyL64;
    }
    cpy_r_r91 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r92 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r93 = CPyStatics[529]; /* 'must' */
    cpy_r_r94 = CPyStatics[530]; /* 'always' */
    cpy_r_r95 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r96 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r97 = PyTuple_Pack(5, cpy_r_r92, cpy_r_r93, cpy_r_r94, cpy_r_r95, cpy_r_r96);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 21, CPyStatic_work___globals);
        goto CPyL64;
    }
    cpy_r_r98 = PyObject_SetAttr(cpy_r_r88, cpy_r_r91, cpy_r_r97);
    CPy_DECREF(cpy_r_r97);
    cpy_r_r99 = cpy_r_r98 >= 0;
    if (unlikely(!cpy_r_r99)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 21, CPyStatic_work___globals);
        goto CPyL64;
    }
    CPyType_work___Work = (PyTypeObject *)cpy_r_r88;
    CPy_INCREF(CPyType_work___Work);
    cpy_r_r100 = CPyStatic_work___globals;
    cpy_r_r101 = CPyStatics[524]; /* 'Work' */
    cpy_r_r102 = PyDict_SetItem(cpy_r_r100, cpy_r_r101, cpy_r_r88);
    cpy_r_r103 = cpy_r_r102 >= 0;
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 21, CPyStatic_work___globals);
        goto CPyL64;
    }
    cpy_r_r104 = CPy_InitSubclass(cpy_r_r88);
    CPy_DECREF(cpy_r_r88);
    if (unlikely(!cpy_r_r104)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 21, CPyStatic_work___globals);
        goto CPyL60;
    }
    cpy_r_r105 = (PyObject *)CPyType_work___Work;
    cpy_r_r106 = CPyStatic_work___globals;
    cpy_r_r107 = CPyStatics[4593]; /* 'T' */
    cpy_r_r108 = CPyDict_GetItem(cpy_r_r106, cpy_r_r107);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 64, CPyStatic_work___globals);
        goto CPyL60;
    }
    cpy_r_r109 = PyObject_GetItem(cpy_r_r105, cpy_r_r108);
    CPy_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 64, CPyStatic_work___globals);
        goto CPyL60;
    }
    cpy_r_r110 = PyTuple_Pack(1, cpy_r_r109);
    CPy_DECREF(cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 64, CPyStatic_work___globals);
        goto CPyL60;
    }
    cpy_r_r111 = CPyStatics[523]; /* 'serai.kernel.work' */
    cpy_r_r112 = (PyObject *)CPyType_work___Doing_template;
    cpy_r_r113 = CPyType_FromTemplate(cpy_r_r112, cpy_r_r110, cpy_r_r111);
    CPy_DECREF(cpy_r_r110);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 64, CPyStatic_work___globals);
        goto CPyL60;
    }
    cpy_r_r114 = CPyDef_work___Doing_trait_vtable_setup();
    if (unlikely(cpy_r_r114 == 2)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 64, CPyStatic_work___globals);
        goto CPyL65;
    }
    cpy_r_r115 = CPyDef_work___Doing_coroutine_setup(cpy_r_r113);
    if (unlikely(cpy_r_r115 == 2)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 64, CPyStatic_work___globals);
        goto CPyL65;
    }
    cpy_r_r116 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r117 = CPyStatics[2779]; /* 'rule' */
    cpy_r_r118 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r119 = CPyStatics[529]; /* 'must' */
    cpy_r_r120 = CPyStatics[530]; /* 'always' */
    cpy_r_r121 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r122 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r123 = PyTuple_Pack(6, cpy_r_r117, cpy_r_r118, cpy_r_r119, cpy_r_r120, cpy_r_r121, cpy_r_r122);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 64, CPyStatic_work___globals);
        goto CPyL65;
    }
    cpy_r_r124 = PyObject_SetAttr(cpy_r_r113, cpy_r_r116, cpy_r_r123);
    CPy_DECREF(cpy_r_r123);
    cpy_r_r125 = cpy_r_r124 >= 0;
    if (unlikely(!cpy_r_r125)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 64, CPyStatic_work___globals);
        goto CPyL65;
    }
    CPyType_work___Doing = (PyTypeObject *)cpy_r_r113;
    CPy_INCREF(CPyType_work___Doing);
    cpy_r_r126 = CPyStatic_work___globals;
    cpy_r_r127 = CPyStatics[1767]; /* 'Doing' */
    cpy_r_r128 = PyDict_SetItem(cpy_r_r126, cpy_r_r127, cpy_r_r113);
    cpy_r_r129 = cpy_r_r128 >= 0;
    if (unlikely(!cpy_r_r129)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 64, CPyStatic_work___globals);
        goto CPyL65;
    }
    cpy_r_r130 = CPy_InitSubclass(cpy_r_r113);
    CPy_DECREF(cpy_r_r113);
    if (unlikely(!cpy_r_r130)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 64, CPyStatic_work___globals);
        goto CPyL60;
    }
    cpy_r_r131 = (PyObject *)CPyType_work___Work;
    cpy_r_r132 = (PyObject *)CPyType_kernel___table___Table;
    cpy_r_r133 = PyObject_GetItem(cpy_r_r131, cpy_r_r132);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 75, CPyStatic_work___globals);
        goto CPyL60;
    }
    cpy_r_r134 = PyTuple_Pack(1, cpy_r_r133);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 75, CPyStatic_work___globals);
        goto CPyL60;
    }
    cpy_r_r135 = CPyStatics[523]; /* 'serai.kernel.work' */
    cpy_r_r136 = (PyObject *)CPyType_work___Standing_template;
    cpy_r_r137 = CPyType_FromTemplate(cpy_r_r136, cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 75, CPyStatic_work___globals);
        goto CPyL60;
    }
    cpy_r_r138 = CPyDef_work___Standing_trait_vtable_setup();
    if (unlikely(cpy_r_r138 == 2)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 75, CPyStatic_work___globals);
        goto CPyL66;
    }
    cpy_r_r139 = CPyDef_work___Standing_coroutine_setup(cpy_r_r137);
    if (unlikely(cpy_r_r139 == 2)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 75, CPyStatic_work___globals);
        goto CPyL66;
    }
    cpy_r_r140 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r141 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r142 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r143 = CPyStatics[529]; /* 'must' */
    cpy_r_r144 = CPyStatics[530]; /* 'always' */
    cpy_r_r145 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r146 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r147 = PyTuple_Pack(6, cpy_r_r141, cpy_r_r142, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r146);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 75, CPyStatic_work___globals);
        goto CPyL66;
    }
    cpy_r_r148 = PyObject_SetAttr(cpy_r_r137, cpy_r_r140, cpy_r_r147);
    CPy_DECREF(cpy_r_r147);
    cpy_r_r149 = cpy_r_r148 >= 0;
    if (unlikely(!cpy_r_r149)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 75, CPyStatic_work___globals);
        goto CPyL66;
    }
    CPyType_work___Standing = (PyTypeObject *)cpy_r_r137;
    CPy_INCREF(CPyType_work___Standing);
    cpy_r_r150 = CPyStatic_work___globals;
    cpy_r_r151 = CPyStatics[4891]; /* 'Standing' */
    cpy_r_r152 = PyDict_SetItem(cpy_r_r150, cpy_r_r151, cpy_r_r137);
    cpy_r_r153 = cpy_r_r152 >= 0;
    if (unlikely(!cpy_r_r153)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 75, CPyStatic_work___globals);
        goto CPyL66;
    }
    cpy_r_r154 = CPy_InitSubclass(cpy_r_r137);
    CPy_DECREF(cpy_r_r137);
    if (unlikely(!cpy_r_r154)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 75, CPyStatic_work___globals);
        goto CPyL60;
    }
    cpy_r_r155 = CPyDef_work___Standing();
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 87, CPyStatic_work___globals);
        goto CPyL60;
    }
    CPyStatic_work___STANDING = cpy_r_r155;
    CPy_INCREF(CPyStatic_work___STANDING);
    cpy_r_r156 = CPyStatic_work___globals;
    cpy_r_r157 = CPyStatics[3920]; /* 'STANDING' */
    cpy_r_r158 = CPyDict_SetItem(cpy_r_r156, cpy_r_r157, cpy_r_r155);
    CPy_DECREF(cpy_r_r155);
    cpy_r_r159 = cpy_r_r158 >= 0;
    if (unlikely(!cpy_r_r159)) {
        CPy_AddTraceback("src/serai/kernel/work.py", "<module>", 87, CPyStatic_work___globals);
        goto CPyL60;
    }
    return 1;
CPyL60: ;
    cpy_r_r160 = 2;
    return cpy_r_r160;
CPyL61: ;
    CPy_DECREF(cpy_r_r42);
    goto CPyL15;
CPyL62: ;
    CPy_DECREF(cpy_r_r64);
    goto CPyL23;
CPyL63: ;
    CPy_DecRef(cpy_r_r80);
    goto CPyL60;
CPyL64: ;
    CPy_DecRef(cpy_r_r88);
    goto CPyL60;
CPyL65: ;
    CPy_DecRef(cpy_r_r113);
    goto CPyL60;
CPyL66: ;
    CPy_DecRef(cpy_r_r137);
    goto CPyL60;
}

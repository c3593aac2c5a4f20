#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef wayfarers___effects___dice___Refresh_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___dice___RefreshObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___dice___RefreshObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
wayfarers___effects___dice___Refresh_traverse(serai___games___wayfarers___effects___dice___RefreshObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_verbs);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___dice___RefreshObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___dice___RefreshObject))));
    return rv;
}

static int32_t CPyDef_wayfarers___effects___dice___Refresh_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___dice___RefreshObject *self = (serai___games___wayfarers___effects___dice___RefreshObject *)cpy_r_self;
    Py_CLEAR(self->_verbs);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___dice___RefreshObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___dice___RefreshObject))));
    return 0;
}

static int32_t CPyDef_wayfarers___effects___dice___Refresh_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___dice___RefreshObject *self = (serai___games___wayfarers___effects___dice___RefreshObject *)cpy_r_self;
    Py_CLEAR(self->_verbs);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___dice___RefreshObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___dice___RefreshObject))));
    return 0;
}

static void
wayfarers___effects___dice___Refresh_dealloc(serai___games___wayfarers___effects___dice___RefreshObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___effects___dice___Refresh_dealloc)
    CPyDef_wayfarers___effects___dice___Refresh_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___effects___dice_____mypyc__Refresh_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___effects___dice___Refresh(PyObject *cpy_r_verbs);

static PyObject *
wayfarers___effects___dice___Refresh_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___effects___dice___Refresh) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___effects___dice_____mypyc__Refresh_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_wayfarers___effects___influence___Unit_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem wayfarers___effects___dice___Refresh_vtable[15];
static bool
CPyDef_wayfarers___effects___dice___Refresh_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___effects___dice___Refresh_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Unit___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___Refresh___possible__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_work___Work___binds,
        (CPyVTableItem)CPyDef_work___Work___reason,
        (CPyVTableItem)CPyDef_work___Work___run,
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___Refresh___ask__Work_glue,
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___Refresh_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Unit___units,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Unit_____init__,
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___Refresh_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___Refresh___possible,
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___Refresh___ask,
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___Refresh_____mypyc_defaults_setup,
    };
    memcpy(wayfarers___effects___dice___Refresh_vtable, wayfarers___effects___dice___Refresh_vtable_scratch, sizeof(wayfarers___effects___dice___Refresh_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___effects___dice___Refresh_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___effects___dice___Refresh_get_asks_itself(serai___games___wayfarers___effects___dice___RefreshObject *self, void *closure);
static int
wayfarers___effects___dice___Refresh_set_asks_itself(serai___games___wayfarers___effects___dice___RefreshObject *self, PyObject *value, void *closure);

static PyGetSetDef wayfarers___effects___dice___Refresh_getseters[] = {
    {"asks_itself",
     (getter)wayfarers___effects___dice___Refresh_get_asks_itself, (setter)wayfarers___effects___dice___Refresh_set_asks_itself,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___effects___dice___Refresh_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___effects___dice_____mypyc__Refresh_setup, METH_O, NULL},
    {"possible",
     (PyCFunction)CPyPy_wayfarers___effects___dice___Refresh___possible,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("possible($self, t, me, call, context)\n--\n\n")},
    {"ask",
     (PyCFunction)CPyPy_wayfarers___effects___dice___Refresh___ask,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("ask($self, t, me, call, context, optional)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_wayfarers___effects___dice___Refresh_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___effects___dice___Refresh_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Refresh",
    .tp_new = wayfarers___effects___dice___Refresh_new,
    .tp_dealloc = (destructor)wayfarers___effects___dice___Refresh_dealloc,
    .tp_traverse = (traverseproc)wayfarers___effects___dice___Refresh_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___effects___dice___Refresh_clear,
    .tp_getset = wayfarers___effects___dice___Refresh_getseters,
    .tp_methods = wayfarers___effects___dice___Refresh_methods,
    .tp_members = wayfarers___effects___dice___Refresh_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___dice___RefreshObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___dice___RefreshObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___dice___RefreshObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Refresh(verbs)\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___effects___dice___Refresh_template = &CPyType_wayfarers___effects___dice___Refresh_template_;

PyObject *CPyDef_wayfarers___effects___dice_____mypyc__Refresh_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___dice___RefreshObject *self;
    self = (serai___games___wayfarers___effects___dice___RefreshObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___effects___dice___Refresh_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    self->_asks_itself = 2;
    if (CPyDef_wayfarers___effects___dice___Refresh_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___effects___dice___Refresh(PyObject *cpy_r_verbs)
{
    PyObject *self = CPyDef_wayfarers___effects___dice_____mypyc__Refresh_setup((PyObject *)CPyType_wayfarers___effects___dice___Refresh);
    if (self == NULL)
        return NULL;
    char res = CPyDef_wayfarers___effects___influence___Unit_____init__(self, cpy_r_verbs);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
wayfarers___effects___dice___Refresh_get_asks_itself(serai___games___wayfarers___effects___dice___RefreshObject *self, void *closure)
{
    if (unlikely(self->_asks_itself == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'asks_itself' of 'Refresh' undefined");
        return NULL;
    }
    PyObject *retval = self->_asks_itself ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
wayfarers___effects___dice___Refresh_set_asks_itself(serai___games___wayfarers___effects___dice___RefreshObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Refresh' object attribute 'asks_itself' cannot be deleted");
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

PyMemberDef wayfarers___effects___dice___Adjust_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___dice___AdjustObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___dice___AdjustObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
wayfarers___effects___dice___Adjust_traverse(serai___games___wayfarers___effects___dice___AdjustObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_verbs);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___dice___AdjustObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___dice___AdjustObject))));
    return rv;
}

static int32_t CPyDef_wayfarers___effects___dice___Adjust_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___dice___AdjustObject *self = (serai___games___wayfarers___effects___dice___AdjustObject *)cpy_r_self;
    Py_CLEAR(self->_verbs);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___dice___AdjustObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___dice___AdjustObject))));
    return 0;
}

static int32_t CPyDef_wayfarers___effects___dice___Adjust_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___dice___AdjustObject *self = (serai___games___wayfarers___effects___dice___AdjustObject *)cpy_r_self;
    Py_CLEAR(self->_verbs);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___dice___AdjustObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___dice___AdjustObject))));
    return 0;
}

static void
wayfarers___effects___dice___Adjust_dealloc(serai___games___wayfarers___effects___dice___AdjustObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___effects___dice___Adjust_dealloc)
    CPyDef_wayfarers___effects___dice___Adjust_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___effects___dice_____mypyc__Adjust_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___effects___dice___Adjust(PyObject *cpy_r_verbs);

static PyObject *
wayfarers___effects___dice___Adjust_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___effects___dice___Adjust) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___effects___dice_____mypyc__Adjust_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_wayfarers___effects___influence___Unit_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem wayfarers___effects___dice___Adjust_vtable[16];
static bool
CPyDef_wayfarers___effects___dice___Adjust_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___effects___dice___Adjust_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Unit___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___Adjust___possible__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_work___Work___binds,
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___Adjust___reason__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___run,
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___Adjust___ask__Work_glue,
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___Adjust_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Unit___units,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Unit_____init__,
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___Adjust_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___Adjust___possible,
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___Adjust___reason,
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___Adjust___ask,
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___Adjust_____mypyc_defaults_setup,
    };
    memcpy(wayfarers___effects___dice___Adjust_vtable, wayfarers___effects___dice___Adjust_vtable_scratch, sizeof(wayfarers___effects___dice___Adjust_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___effects___dice___Adjust_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___effects___dice___Adjust_get_asks_itself(serai___games___wayfarers___effects___dice___AdjustObject *self, void *closure);
static int
wayfarers___effects___dice___Adjust_set_asks_itself(serai___games___wayfarers___effects___dice___AdjustObject *self, PyObject *value, void *closure);

static PyGetSetDef wayfarers___effects___dice___Adjust_getseters[] = {
    {"asks_itself",
     (getter)wayfarers___effects___dice___Adjust_get_asks_itself, (setter)wayfarers___effects___dice___Adjust_set_asks_itself,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___effects___dice___Adjust_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___effects___dice_____mypyc__Adjust_setup, METH_O, NULL},
    {"possible",
     (PyCFunction)CPyPy_wayfarers___effects___dice___Adjust___possible,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("possible($self, t, me, call, context)\n--\n\n")},
    {"reason",
     (PyCFunction)CPyPy_wayfarers___effects___dice___Adjust___reason,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("reason($self, t, me, call, context)\n--\n\n")},
    {"ask",
     (PyCFunction)CPyPy_wayfarers___effects___dice___Adjust___ask,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("ask($self, t, me, call, context, optional)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_wayfarers___effects___dice___Adjust_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___effects___dice___Adjust_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Adjust",
    .tp_new = wayfarers___effects___dice___Adjust_new,
    .tp_dealloc = (destructor)wayfarers___effects___dice___Adjust_dealloc,
    .tp_traverse = (traverseproc)wayfarers___effects___dice___Adjust_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___effects___dice___Adjust_clear,
    .tp_getset = wayfarers___effects___dice___Adjust_getseters,
    .tp_methods = wayfarers___effects___dice___Adjust_methods,
    .tp_members = wayfarers___effects___dice___Adjust_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___dice___AdjustObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___dice___AdjustObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___dice___AdjustObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Adjust(verbs)\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___effects___dice___Adjust_template = &CPyType_wayfarers___effects___dice___Adjust_template_;

PyObject *CPyDef_wayfarers___effects___dice_____mypyc__Adjust_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___dice___AdjustObject *self;
    self = (serai___games___wayfarers___effects___dice___AdjustObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___effects___dice___Adjust_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    self->_asks_itself = 2;
    if (CPyDef_wayfarers___effects___dice___Adjust_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___effects___dice___Adjust(PyObject *cpy_r_verbs)
{
    PyObject *self = CPyDef_wayfarers___effects___dice_____mypyc__Adjust_setup((PyObject *)CPyType_wayfarers___effects___dice___Adjust);
    if (self == NULL)
        return NULL;
    char res = CPyDef_wayfarers___effects___influence___Unit_____init__(self, cpy_r_verbs);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
wayfarers___effects___dice___Adjust_get_asks_itself(serai___games___wayfarers___effects___dice___AdjustObject *self, void *closure)
{
    if (unlikely(self->_asks_itself == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'asks_itself' of 'Adjust' undefined");
        return NULL;
    }
    PyObject *retval = self->_asks_itself ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
wayfarers___effects___dice___Adjust_set_asks_itself(serai___games___wayfarers___effects___dice___AdjustObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Adjust' object attribute 'asks_itself' cannot be deleted");
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

PyMemberDef wayfarers___effects___dice___NewDie_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___dice___NewDieObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___dice___NewDieObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
wayfarers___effects___dice___NewDie_traverse(serai___games___wayfarers___effects___dice___NewDieObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___dice___NewDieObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___dice___NewDieObject))));
    return rv;
}

static int32_t CPyDef_wayfarers___effects___dice___NewDie_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___dice___NewDieObject *self = (serai___games___wayfarers___effects___dice___NewDieObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___dice___NewDieObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___dice___NewDieObject))));
    return 0;
}

static int32_t CPyDef_wayfarers___effects___dice___NewDie_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___dice___NewDieObject *self = (serai___games___wayfarers___effects___dice___NewDieObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___dice___NewDieObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___dice___NewDieObject))));
    return 0;
}

static void
wayfarers___effects___dice___NewDie_dealloc(serai___games___wayfarers___effects___dice___NewDieObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___effects___dice___NewDie_dealloc)
    CPyDef_wayfarers___effects___dice___NewDie_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___effects___dice_____mypyc__NewDie_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___effects___dice___NewDie(void);

static PyObject *
wayfarers___effects___dice___NewDie_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___effects___dice___NewDie) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___effects___dice_____mypyc__NewDie_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___effects___dice___NewDie_vtable[12];
static bool
CPyDef_wayfarers___effects___dice___NewDie_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___effects___dice___NewDie_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___Work___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___NewDie___possible__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_work___Work___binds,
        (CPyVTableItem)CPyDef_work___Work___reason,
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___NewDie___run__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___ask,
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___NewDie_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___NewDie___possible,
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___NewDie___run,
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___NewDie_____mypyc_defaults_setup,
    };
    memcpy(wayfarers___effects___dice___NewDie_vtable, wayfarers___effects___dice___NewDie_vtable_scratch, sizeof(wayfarers___effects___dice___NewDie_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___effects___dice___NewDie_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___effects___dice___NewDie_get_must(serai___games___wayfarers___effects___dice___NewDieObject *self, void *closure);
static int
wayfarers___effects___dice___NewDie_set_must(serai___games___wayfarers___effects___dice___NewDieObject *self, PyObject *value, void *closure);

static PyGetSetDef wayfarers___effects___dice___NewDie_getseters[] = {
    {"must",
     (getter)wayfarers___effects___dice___NewDie_get_must, (setter)wayfarers___effects___dice___NewDie_set_must,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___effects___dice___NewDie_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___effects___dice_____mypyc__NewDie_setup, METH_O, NULL},
    {"possible",
     (PyCFunction)CPyPy_wayfarers___effects___dice___NewDie___possible,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("possible($self, t, me, call, context)\n--\n\n")},
    {"run",
     (PyCFunction)CPyPy_wayfarers___effects___dice___NewDie___run,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("run($self, t, me, call, context)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_wayfarers___effects___dice___NewDie_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___effects___dice___NewDie_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "NewDie",
    .tp_new = wayfarers___effects___dice___NewDie_new,
    .tp_dealloc = (destructor)wayfarers___effects___dice___NewDie_dealloc,
    .tp_traverse = (traverseproc)wayfarers___effects___dice___NewDie_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___effects___dice___NewDie_clear,
    .tp_getset = wayfarers___effects___dice___NewDie_getseters,
    .tp_methods = wayfarers___effects___dice___NewDie_methods,
    .tp_members = wayfarers___effects___dice___NewDie_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___dice___NewDieObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___dice___NewDieObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___dice___NewDieObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("NewDie()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___effects___dice___NewDie_template = &CPyType_wayfarers___effects___dice___NewDie_template_;

PyObject *CPyDef_wayfarers___effects___dice_____mypyc__NewDie_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___dice___NewDieObject *self;
    self = (serai___games___wayfarers___effects___dice___NewDieObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___effects___dice___NewDie_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    self->_must = 2;
    if (CPyDef_wayfarers___effects___dice___NewDie_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___effects___dice___NewDie(void)
{
    PyObject *self = CPyDef_wayfarers___effects___dice_____mypyc__NewDie_setup((PyObject *)CPyType_wayfarers___effects___dice___NewDie);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
wayfarers___effects___dice___NewDie_get_must(serai___games___wayfarers___effects___dice___NewDieObject *self, void *closure)
{
    if (unlikely(self->_must == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'must' of 'NewDie' undefined");
        return NULL;
    }
    PyObject *retval = self->_must ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
wayfarers___effects___dice___NewDie_set_must(serai___games___wayfarers___effects___dice___NewDieObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'NewDie' object attribute 'must' cannot be deleted");
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

static PySendResult CPyDunder_am_sendwayfarers___effects___dice___ask_Refresh_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_wayfarers___effects___dice___ask_Refresh_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods wayfarers___effects___dice___ask_Refresh_gen_as_async = {
    .am_send = CPyDunder_am_sendwayfarers___effects___dice___ask_Refresh_gen,
};
static int
wayfarers___effects___dice___ask_Refresh_gen_traverse(serai___games___wayfarers___effects___dice___ask_Refresh_genObject *self, visitproc visit, void *arg)
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
    Py_VISIT(self->___mypyc_generator_frame_attribute__options);
    Py_VISIT(self->___mypyc_generator_frame_attribute__player);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___effects___dice___ask_Refresh_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___dice___ask_Refresh_genObject *self = (serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    return 0;
}

static int32_t CPyDef_wayfarers___effects___dice___ask_Refresh_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___dice___ask_Refresh_genObject *self = (serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    return 0;
}

static void
wayfarers___effects___dice___ask_Refresh_gen_dealloc(serai___games___wayfarers___effects___dice___ask_Refresh_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___effects___dice___ask_Refresh_gen_free_instance == NULL) {
        wayfarers___effects___dice___ask_Refresh_gen_free_instance = self;
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
        Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___effects___dice___ask_Refresh_gen_dealloc)
    CPyDef_wayfarers___effects___dice___ask_Refresh_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___effects___dice_____mypyc__ask_Refresh_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___effects___dice___ask_Refresh_gen(void);

static PyObject *
wayfarers___effects___dice___ask_Refresh_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___effects___dice___ask_Refresh_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___effects___dice_____mypyc__ask_Refresh_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___effects___dice___ask_Refresh_gen_vtable[6];
static bool
CPyDef_wayfarers___effects___dice___ask_Refresh_gen_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___effects___dice___ask_Refresh_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___ask_Refresh_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___ask_Refresh_gen_____next__,
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___ask_Refresh_gen___send,
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___ask_Refresh_gen_____iter__,
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___ask_Refresh_gen___throw,
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___ask_Refresh_gen___close,
    };
    memcpy(wayfarers___effects___dice___ask_Refresh_gen_vtable, wayfarers___effects___dice___ask_Refresh_gen_vtable_scratch, sizeof(wayfarers___effects___dice___ask_Refresh_gen_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___effects___dice___ask_Refresh_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___effects___dice___ask_Refresh_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___effects___dice_____mypyc__ask_Refresh_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_wayfarers___effects___dice___ask_Refresh_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_wayfarers___effects___dice___ask_Refresh_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_wayfarers___effects___dice___ask_Refresh_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_wayfarers___effects___dice___ask_Refresh_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_wayfarers___effects___dice___ask_Refresh_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___effects___dice___ask_Refresh_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_Refresh_gen",
    .tp_new = wayfarers___effects___dice___ask_Refresh_gen_new,
    .tp_dealloc = (destructor)wayfarers___effects___dice___ask_Refresh_gen_dealloc,
    .tp_traverse = (traverseproc)wayfarers___effects___dice___ask_Refresh_gen_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___effects___dice___ask_Refresh_gen_clear,
    .tp_methods = wayfarers___effects___dice___ask_Refresh_gen_methods,
    .tp_iter = CPyDef_wayfarers___effects___dice___ask_Refresh_gen_____iter__,
    .tp_iternext = CPyDef_wayfarers___effects___dice___ask_Refresh_gen_____next__,
    .tp_as_async = &wayfarers___effects___dice___ask_Refresh_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___dice___ask_Refresh_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_Refresh_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___effects___dice___ask_Refresh_gen_template = &CPyType_wayfarers___effects___dice___ask_Refresh_gen_template_;

PyObject *CPyDef_wayfarers___effects___dice_____mypyc__ask_Refresh_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___dice___ask_Refresh_genObject *self;
    if (wayfarers___effects___dice___ask_Refresh_gen_free_instance != NULL) {
        self = wayfarers___effects___dice___ask_Refresh_gen_free_instance;
        wayfarers___effects___dice___ask_Refresh_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___effects___dice___ask_Refresh_gen_vtable;
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

PyObject *CPyDef_wayfarers___effects___dice___ask_Refresh_gen(void)
{
    PyObject *self = CPyDef_wayfarers___effects___dice_____mypyc__ask_Refresh_gen_setup((PyObject *)CPyType_wayfarers___effects___dice___ask_Refresh_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendwayfarers___effects___dice___ask_Adjust_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_wayfarers___effects___dice___ask_Adjust_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods wayfarers___effects___dice___ask_Adjust_gen_as_async = {
    .am_send = CPyDunder_am_sendwayfarers___effects___dice___ask_Adjust_gen,
};
static int
wayfarers___effects___dice___ask_Adjust_gen_traverse(serai___games___wayfarers___effects___dice___ask_Adjust_genObject *self, visitproc visit, void *arg)
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
    Py_VISIT(self->___mypyc_generator_frame_attribute__options);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___effects___dice___ask_Adjust_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___dice___ask_Adjust_genObject *self = (serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    return 0;
}

static int32_t CPyDef_wayfarers___effects___dice___ask_Adjust_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___dice___ask_Adjust_genObject *self = (serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    return 0;
}

static void
wayfarers___effects___dice___ask_Adjust_gen_dealloc(serai___games___wayfarers___effects___dice___ask_Adjust_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___effects___dice___ask_Adjust_gen_free_instance == NULL) {
        wayfarers___effects___dice___ask_Adjust_gen_free_instance = self;
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
        Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___effects___dice___ask_Adjust_gen_dealloc)
    CPyDef_wayfarers___effects___dice___ask_Adjust_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___effects___dice_____mypyc__ask_Adjust_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___effects___dice___ask_Adjust_gen(void);

static PyObject *
wayfarers___effects___dice___ask_Adjust_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___effects___dice___ask_Adjust_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___effects___dice_____mypyc__ask_Adjust_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___effects___dice___ask_Adjust_gen_vtable[6];
static bool
CPyDef_wayfarers___effects___dice___ask_Adjust_gen_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___effects___dice___ask_Adjust_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___ask_Adjust_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___ask_Adjust_gen_____next__,
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___ask_Adjust_gen___send,
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___ask_Adjust_gen_____iter__,
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___ask_Adjust_gen___throw,
        (CPyVTableItem)CPyDef_wayfarers___effects___dice___ask_Adjust_gen___close,
    };
    memcpy(wayfarers___effects___dice___ask_Adjust_gen_vtable, wayfarers___effects___dice___ask_Adjust_gen_vtable_scratch, sizeof(wayfarers___effects___dice___ask_Adjust_gen_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___effects___dice___ask_Adjust_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___effects___dice___ask_Adjust_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___effects___dice_____mypyc__ask_Adjust_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_wayfarers___effects___dice___ask_Adjust_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_wayfarers___effects___dice___ask_Adjust_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_wayfarers___effects___dice___ask_Adjust_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_wayfarers___effects___dice___ask_Adjust_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_wayfarers___effects___dice___ask_Adjust_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___effects___dice___ask_Adjust_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_Adjust_gen",
    .tp_new = wayfarers___effects___dice___ask_Adjust_gen_new,
    .tp_dealloc = (destructor)wayfarers___effects___dice___ask_Adjust_gen_dealloc,
    .tp_traverse = (traverseproc)wayfarers___effects___dice___ask_Adjust_gen_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___effects___dice___ask_Adjust_gen_clear,
    .tp_methods = wayfarers___effects___dice___ask_Adjust_gen_methods,
    .tp_iter = CPyDef_wayfarers___effects___dice___ask_Adjust_gen_____iter__,
    .tp_iternext = CPyDef_wayfarers___effects___dice___ask_Adjust_gen_____next__,
    .tp_as_async = &wayfarers___effects___dice___ask_Adjust_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___dice___ask_Adjust_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_Adjust_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___effects___dice___ask_Adjust_gen_template = &CPyType_wayfarers___effects___dice___ask_Adjust_gen_template_;

PyObject *CPyDef_wayfarers___effects___dice_____mypyc__ask_Adjust_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___dice___ask_Adjust_genObject *self;
    if (wayfarers___effects___dice___ask_Adjust_gen_free_instance != NULL) {
        self = wayfarers___effects___dice___ask_Adjust_gen_free_instance;
        wayfarers___effects___dice___ask_Adjust_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___effects___dice___ask_Adjust_gen_vtable;
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

PyObject *CPyDef_wayfarers___effects___dice___ask_Adjust_gen(void)
{
    PyObject *self = CPyDef_wayfarers___effects___dice_____mypyc__ask_Adjust_gen_setup((PyObject *)CPyType_wayfarers___effects___dice___ask_Adjust_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef wayfarers___effects___dicemodule_methods[] = {
    {"different", (PyCFunction)CPyPy_wayfarers___effects___dice___different, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("different(dice, options)\n--\n\n") /* docstring */},
    {"adjustments", (PyCFunction)CPyPy_wayfarers___effects___dice___adjustments, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("adjustments(t, me)\n--\n\n") /* docstring */},
    {"adjust", (PyCFunction)CPyPy_wayfarers___effects___dice___adjust, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("adjust(t, me, chosen, rule)\n--\n\n") /* docstring */},
    {"reroll", (PyCFunction)CPyPy_wayfarers___effects___dice___reroll, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("reroll(t, me, value, rule)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___wayfarers___effects___dice__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___wayfarers___effects___dice__internal, "__name__");
    CPyStatic_wayfarers___effects___dice___globals = PyModule_GetDict(CPyModule_serai___games___wayfarers___effects___dice__internal);
    if (unlikely(CPyStatic_wayfarers___effects___dice___globals == NULL))
        goto fail;
    CPyType_wayfarers___effects___dice___ask_Refresh_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___effects___dice___ask_Refresh_gen_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___effects___dice___ask_Refresh_gen))
        goto fail;
    CPyDef_wayfarers___effects___dice___ask_Refresh_gen_trait_vtable_setup();
    CPyType_wayfarers___effects___dice___ask_Adjust_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___effects___dice___ask_Adjust_gen_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___effects___dice___ask_Adjust_gen))
        goto fail;
    CPyDef_wayfarers___effects___dice___ask_Adjust_gen_trait_vtable_setup();
    char result = CPyDef_wayfarers___effects___dice_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___wayfarers___effects___dice__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_wayfarers___effects___dice___Refresh);
    Py_CLEAR(CPyType_wayfarers___effects___dice___Adjust);
    Py_CLEAR(CPyType_wayfarers___effects___dice___NewDie);
    Py_CLEAR(CPyType_wayfarers___effects___dice___ask_Refresh_gen);
    Py_CLEAR(CPyType_wayfarers___effects___dice___ask_Adjust_gen);
    return -1;
}
int CPyExec_serai___games___wayfarers___effects___dice(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___wayfarers___effects___dice__impl, &CPyImportState_serai___games___wayfarers___effects___dice, &CPyModule_serai___games___wayfarers___effects___dice);
}
static struct PyModuleDef wayfarers___effects___dicemodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.wayfarers.effects.dice",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    wayfarers___effects___dicemodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___wayfarers___effects___dice(void)
{
    if (CPyModule_serai___games___wayfarers___effects___dice__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___effects___dice__internal);
        return CPyModule_serai___games___wayfarers___effects___dice__internal;
    }
    CPyModule_serai___games___wayfarers___effects___dice__internal = PyModule_Create(&wayfarers___effects___dicemodule);
    return CPyModule_serai___games___wayfarers___effects___dice__internal;
}

PyObject *CPyInit_serai___games___wayfarers___effects___dice(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___wayfarers___effects___dice__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___effects___dice__internal);
        return CPyModule_serai___games___wayfarers___effects___dice__internal;
    }
    CPyModule_serai___games___wayfarers___effects___dice__internal = PyModule_Create(&wayfarers___effects___dicemodule);
    if (unlikely(CPyModule_serai___games___wayfarers___effects___dice__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.wayfarers.effects.dice");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___wayfarers___effects___dice__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___wayfarers___effects___dice__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___wayfarers___effects___dice__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___wayfarers___effects___dice(CPyModule_serai___games___wayfarers___effects___dice__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___wayfarers___effects___dice__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.wayfarers.effects.dice");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___wayfarers___effects___dice__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_wayfarers___effects___dice___Refresh___possible(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    CPyTagged cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject **cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "possible", "Table", "players", 22, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL12;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "possible", 22, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL12;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_wayfarers___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/dice.py", "possible", 22, CPyStatic_wayfarers___effects___dice___globals, "serai.games.wayfarers.table.Player", cpy_r_r1);
        goto CPyL12;
    }
    cpy_r_r3 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_dice;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "possible", "Player", "dice", 23, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    CPy_DECREF(cpy_r_r3);
    cpy_r_r6 = cpy_r_r5 << 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (cpy_r_r7) {
        goto CPyL14;
    } else
        goto CPyL6;
CPyL5: ;
    cpy_r_r8 = cpy_r_r7;
    goto CPyL11;
CPyL6: ;
    cpy_r_r9 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_slot_dice;
    if (unlikely(cpy_r_r9 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'slot_dice' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r9);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "possible", 23, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL12;
    }
CPyL7: ;
    cpy_r_r10 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r11 = CPyStatics[819]; /* 'any' */
    cpy_r_r12 = CPyObject_GetAttr(cpy_r_r10, cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "possible", 23, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL15;
    }
    PyObject *cpy_r_r13[1] = {cpy_r_r9};
    cpy_r_r14 = (PyObject **)&cpy_r_r13;
    cpy_r_r15 = PyObject_Vectorcall(cpy_r_r12, cpy_r_r14, 1, 0);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "possible", 23, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL15;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(!PyBool_Check(cpy_r_r15))) {
        CPy_TypeError("bool", cpy_r_r15); cpy_r_r16 = 2;
    } else
        cpy_r_r16 = cpy_r_r15 == Py_True;
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "possible", 23, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL12;
    }
    cpy_r_r8 = cpy_r_r16;
CPyL11: ;
    return cpy_r_r8;
CPyL12: ;
    cpy_r_r17 = 2;
    return cpy_r_r17;
CPyL13: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL12;
CPyL14: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL5;
CPyL15: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL12;
}
        
        PyObject *CPyPy_wayfarers___effects___dice___Refresh___possible(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___dice___Refresh))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.dice.Refresh", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
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
            char retval = CPyDef_wayfarers___effects___dice___Refresh___possible(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "possible", 21, CPyStatic_wayfarers___effects___dice___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___dice___Refresh___possible__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_wayfarers___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.wayfarers.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_wayfarers___effects___dice___Refresh___possible(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___dice___Refresh___possible__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___dice___Refresh))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.dice.Refresh", obj_self); 
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
            char retval = CPyDef_wayfarers___effects___dice___Refresh___possible__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "possible__Work_glue", -1, CPyStatic_wayfarers___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___dice___ask_Refresh_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    int32_t cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject **cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    tuple_T2II cpy_r_r28;
    CPyTagged cpy_r_r29;
    CPyTagged cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    int32_t cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_offered;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    int32_t cpy_r_r49;
    char cpy_r_r50;
    CPyTagged cpy_r_r51;
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
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    int32_t cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    int32_t cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    CPyTagged cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    CPyTagged cpy_r_r76;
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    int32_t cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    CPyTagged cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    CPyTagged cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject **cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    CPyTagged cpy_r_r102;
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
    PyObject *cpy_r_r114;
    char cpy_r_r115;
    PyObject *cpy_r_r116;
    char cpy_r_r117;
    int32_t cpy_r_r118;
    char cpy_r_r119;
    int32_t cpy_r_r120;
    PyObject *cpy_r_r121;
    char cpy_r_r122;
    char cpy_r_r123;
    char cpy_r_r124;
    PyObject *cpy_r_r125;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL89;
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_type != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 25, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r3 = ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "ask_Refresh_gen", "t", 26, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
CPyL5: ;
    cpy_r_r4 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r3)->_book;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "Table", "book", 26, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
CPyL6: ;
    cpy_r_r5 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r4)->_options;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "Book", "options", 26, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    CPy_INCREF(cpy_r_r5);
CPyL7: ;
    if (((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options);
    }
    ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options = cpy_r_r5;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 26, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r7 = ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "ask_Refresh_gen", "t", 27, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
CPyL9: ;
    cpy_r_r8 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r7)->_players;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "Table", "players", 27, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
CPyL10: ;
    cpy_r_r9 = ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "ask_Refresh_gen", "me", 27, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
CPyL11: ;
    cpy_r_r10 = CPyList_GetItem(cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 27, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    if (likely(Py_TYPE(cpy_r_r10) == CPyType_wayfarers___table___Player))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 27, CPyStatic_wayfarers___effects___dice___globals, "serai.games.wayfarers.table.Player", cpy_r_r10);
        goto CPyL88;
    }
    if (((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player);
    }
    ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player = cpy_r_r11;
    cpy_r_r12 = 1;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 27, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r13 = PyList_New(0);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 28, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r14 = ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "ask_Refresh_gen", "player", 29, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL94;
    }
CPyL16: ;
    cpy_r_r15 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r14)->_slots;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "Player", "slots", 29, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL94;
    }
    CPy_INCREF(cpy_r_r15);
CPyL17: ;
    cpy_r_r16 = ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "ask_Refresh_gen", "player", 29, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL95;
    }
CPyL18: ;
    cpy_r_r17 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r16)->_slot_dice;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "Player", "slot_dice", 29, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL95;
    }
    CPy_INCREF(cpy_r_r17);
CPyL19: ;
    cpy_r_r18 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r19 = CPyStatics[36]; /* 'zip' */
    cpy_r_r20 = CPyObject_GetAttr(cpy_r_r18, cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 29, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL96;
    }
    cpy_r_r21 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r22[3] = {cpy_r_r15, cpy_r_r17, cpy_r_r21};
    cpy_r_r23 = (PyObject **)&cpy_r_r22;
    cpy_r_r24 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r25 = PyObject_Vectorcall(cpy_r_r20, cpy_r_r23, 2, cpy_r_r24);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 29, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL96;
    }
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r17);
    cpy_r_r26 = PyObject_GetIter(cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 28, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL94;
    }
CPyL22: ;
    cpy_r_r27 = PyIter_Next(cpy_r_r26);
    if (cpy_r_r27 == NULL) goto CPyL97;
    PyObject *__tmp7133;
    if (unlikely(!(PyTuple_Check(cpy_r_r27) && PyTuple_GET_SIZE(cpy_r_r27) == 2))) {
        __tmp7133 = NULL;
        goto __LL7134;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r27, 0))))
        __tmp7133 = PyTuple_GET_ITEM(cpy_r_r27, 0);
    else {
        __tmp7133 = NULL;
    }
    if (__tmp7133 == NULL) goto __LL7134;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r27, 1))))
        __tmp7133 = PyTuple_GET_ITEM(cpy_r_r27, 1);
    else {
        __tmp7133 = NULL;
    }
    if (__tmp7133 == NULL) goto __LL7134;
    __tmp7133 = cpy_r_r27;
__LL7134: ;
    if (unlikely(__tmp7133 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r27); cpy_r_r28 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp7135 = PyTuple_GET_ITEM(cpy_r_r27, 0);
        CPyTagged __tmp7136;
        if (likely(PyLong_Check(__tmp7135)))
            __tmp7136 = CPyTagged_FromObject(__tmp7135);
        else {
            goto __LL7137;
        }
        cpy_r_r28.f0 = __tmp7136;
        PyObject *__tmp7138 = PyTuple_GET_ITEM(cpy_r_r27, 1);
        CPyTagged __tmp7139;
        if (likely(PyLong_Check(__tmp7138)))
            __tmp7139 = CPyTagged_FromObject(__tmp7138);
        else {
            goto __LL7140;
        }
        cpy_r_r28.f1 = __tmp7139;
    }
    goto __LL7141;
__LL7137: ;
    cpy_r_r28 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL7141;
__LL7140: ;
    CPyTagged_DECREF(cpy_r_r28.f0);
    cpy_r_r28 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL7141;
__LL7141: ;
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 28, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r29 = cpy_r_r28.f0;
    CPyTagged_INCREF(cpy_r_r29);
    cpy_r_r30 = cpy_r_r28.f1;
    CPyTagged_INCREF(cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r28.f0);
    CPyTagged_DECREF(cpy_r_r28.f1);
    cpy_r_r31 = cpy_r_r30 != 0;
    CPyTagged_DECREF(cpy_r_r30);
    if (!cpy_r_r31) goto CPyL99;
    cpy_r_r32 = ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "ask_Refresh_gen", "options", 29, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL100;
    }
CPyL26: ;
    cpy_r_r33 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r32)->_refresh;
    CPy_INCREF(cpy_r_r33);
    cpy_r_r34 = CPyTagged_StealAsObject(cpy_r_r29);
    cpy_r_r35 = CPyDict_GetItem(cpy_r_r33, cpy_r_r34);
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 29, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL98;
    }
    if (likely(Py_TYPE(cpy_r_r35) == CPyType_option___Option))
        cpy_r_r36 = cpy_r_r35;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 29, CPyStatic_wayfarers___effects___dice___globals, "serai.kernel.option.Option", cpy_r_r35);
        goto CPyL98;
    }
    cpy_r_r37 = PyList_Append(cpy_r_r13, cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 28, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL98;
    } else
        goto CPyL22;
CPyL29: ;
    cpy_r_r39 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 28, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL94;
    }
    cpy_r_offered = cpy_r_r13;
    cpy_r_r40 = ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "ask_Refresh_gen", "player", 31, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL101;
    }
CPyL31: ;
    cpy_r_r41 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r40)->_dice;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "Player", "dice", 31, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL101;
    }
    CPy_INCREF(cpy_r_r41);
CPyL32: ;
    cpy_r_r42 = ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "ask_Refresh_gen", "options", 31, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL102;
    }
CPyL33: ;
    cpy_r_r43 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r42)->_reroll;
    CPy_INCREF(cpy_r_r43);
    cpy_r_r44 = CPyDef_wayfarers___effects___dice___different(cpy_r_r41, cpy_r_r43);
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 31, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL101;
    }
    cpy_r_r45 = PySequence_InPlaceConcat(cpy_r_offered, cpy_r_r44);
    CPy_DECREF(cpy_r_offered);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 31, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_offered = cpy_r_r45;
    cpy_r_r46 = ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__optional;
    if (unlikely(cpy_r_r46 == 2)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "ask_Refresh_gen", "optional", 32, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL101;
    }
CPyL36: ;
    if (!cpy_r_r46) goto CPyL39;
CPyL37: ;
    cpy_r_r47 = ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "ask_Refresh_gen", "options", 33, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL101;
    }
CPyL38: ;
    cpy_r_r48 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r47)->_skip;
    CPy_INCREF(cpy_r_r48);
    cpy_r_r49 = PyList_Append(cpy_r_offered, cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    cpy_r_r50 = cpy_r_r49 >= 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 33, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL101;
    }
CPyL39: ;
    cpy_r_r51 = ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "ask_Refresh_gen", "me", 34, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL101;
    }
CPyL40: ;
    cpy_r_r52 = CPyStatics[3953]; /* 'refresh' */
    cpy_r_r53 = CPyStatics[4013]; /* 'WF-EFF-07' */
    cpy_r_r54 = NULL;
    cpy_r_r55 = NULL;
    cpy_r_r56 = 2;
    cpy_r_r57 = CPyDef_decision___ask(cpy_r_r51, cpy_r_r52, cpy_r_r53, cpy_r_offered, cpy_r_r54, cpy_r_r55, cpy_r_r56);
    CPy_DECREF(cpy_r_offered);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 34, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r57;
CPyL42: ;
    cpy_r_r59 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r60 = cpy_r_type != cpy_r_r59;
    if (!cpy_r_r60) goto CPyL45;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 34, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    CPy_Unreachable();
CPyL45: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r61 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 34, CPyStatic_wayfarers___effects___dice___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL88;
    }
    cpy_r_r62 = ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "ask_Refresh_gen", "options", 35, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL103;
    }
CPyL47: ;
    cpy_r_r63 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r62)->_skip;
    CPy_INCREF(cpy_r_r63);
    cpy_r_r64 = cpy_r_r61 == cpy_r_r63;
    CPy_DECREF(cpy_r_r63);
    if (cpy_r_r64) {
        goto CPyL104;
    } else
        goto CPyL53;
CPyL48: ;
    cpy_r_r65 = 0 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r65);
    ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r67 = CPyDef_wayfarers___effects___dice___ask_Refresh_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL52;
    CPyGen_SetStopIterationValue(cpy_r_r65);
    CPy_DECREF(cpy_r_r65);
    if (!0) goto CPyL93;
    CPy_Unreachable();
CPyL52: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r65;
    CPyGen_Exit(&((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL53: ;
    cpy_r_r68 = ((serai___kernel___option___OptionObject *)cpy_r_r61)->_id;
    CPy_INCREF(cpy_r_r68);
    cpy_r_r69 = CPyStatics[4014]; /* 'reroll:' */
    cpy_r_r70 = CPyStr_Startswith(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    cpy_r_r71 = cpy_r_r70;
    if (!cpy_r_r71) goto CPyL63;
    cpy_r_r72 = ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "ask_Refresh_gen", "t", 38, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL103;
    }
CPyL55: ;
    cpy_r_r73 = ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r73 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "ask_Refresh_gen", "me", 38, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL103;
    }
CPyL56: ;
    cpy_r_r74 = ((serai___kernel___option___OptionObject *)cpy_r_r61)->_value;
    CPy_INCREF(cpy_r_r74);
    CPy_DECREF(cpy_r_r61);
    cpy_r_r75 = CPyStatics[4013]; /* 'WF-EFF-07' */
    if (likely(PyLong_Check(cpy_r_r74)))
        cpy_r_r76 = CPyTagged_FromObject(cpy_r_r74);
    else {
        CPy_TypeError("int", cpy_r_r74); cpy_r_r76 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r76 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 38, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r77 = CPyDef_wayfarers___effects___dice___reroll(cpy_r_r72, cpy_r_r73, cpy_r_r76, cpy_r_r75);
    CPyTagged_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r77 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 38, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r78 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r78);
    ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r80 = CPyDef_wayfarers___effects___dice___ask_Refresh_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL62;
    CPyGen_SetStopIterationValue(cpy_r_r78);
    CPy_DECREF(cpy_r_r78);
    if (!0) goto CPyL93;
    CPy_Unreachable();
CPyL62: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r78;
    CPyGen_Exit(&((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL63: ;
    cpy_r_r81 = ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "ask_Refresh_gen", "player", 40, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL103;
    }
CPyL64: ;
    cpy_r_r82 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r81)->_slots;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "Player", "slots", 40, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL103;
    }
    CPy_INCREF(cpy_r_r82);
CPyL65: ;
    cpy_r_r83 = ((serai___kernel___option___OptionObject *)cpy_r_r61)->_value;
    CPy_INCREF(cpy_r_r83);
    cpy_r_r84 = CPyList_Index(cpy_r_r82, cpy_r_r83);
    CPy_DECREF(cpy_r_r82);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r84 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 40, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL103;
    }
    cpy_r_r85 = ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "ask_Refresh_gen", "player", 41, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL105;
    }
CPyL67: ;
    cpy_r_r86 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r85)->_slot_dice;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "Player", "slot_dice", 41, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL105;
    }
    CPy_INCREF(cpy_r_r86);
CPyL68: ;
    cpy_r_r87 = CPyStatics[4896]; /* 0 */
    CPy_INCREF(cpy_r_r87);
    cpy_r_r88 = CPyList_SetItem(cpy_r_r86, cpy_r_r84, cpy_r_r87);
    CPy_DECREF(cpy_r_r86);
    CPyTagged_DECREF(cpy_r_r84);
    if (unlikely(!cpy_r_r88)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 41, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL103;
    }
    cpy_r_r89 = ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "ask_Refresh_gen", "t", 42, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL103;
    }
CPyL70: ;
    cpy_r_r90 = CPyDef_kernel___table___Table___roll(cpy_r_r89);
    if (unlikely(cpy_r_r90 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 42, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL103;
    }
    cpy_r_r91 = ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "ask_Refresh_gen", "player", 43, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL106;
    }
CPyL72: ;
    cpy_r_r92 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r91)->_dice;
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "Player", "dice", 43, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL106;
    }
    CPy_INCREF(cpy_r_r92);
CPyL73: ;
    cpy_r_r93 = CPyStatic_wayfarers___effects___dice___globals;
    cpy_r_r94 = CPyStatics[2722]; /* 'insort' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 43, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL107;
    }
    CPyTagged_INCREF(cpy_r_r90);
    cpy_r_r96 = CPyTagged_StealAsObject(cpy_r_r90);
    PyObject *cpy_r_r97[2] = {cpy_r_r92, cpy_r_r96};
    cpy_r_r98 = (PyObject **)&cpy_r_r97;
    cpy_r_r99 = PyObject_Vectorcall(cpy_r_r95, cpy_r_r98, 2, 0);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 43, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL108;
    } else
        goto CPyL109;
CPyL75: ;
    CPy_DECREF(cpy_r_r92);
    CPy_DECREF(cpy_r_r96);
    cpy_r_r100 = ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "ask_Refresh_gen", "t", 44, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL106;
    }
CPyL76: ;
    cpy_r_r101 = CPyStatics[4015]; /* 'event-refresh' */
    cpy_r_r102 = ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r102 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "ask_Refresh_gen", "me", 44, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL106;
    }
CPyL77: ;
    cpy_r_r103 = CPyStatics[4013]; /* 'WF-EFF-07' */
    cpy_r_r104 = ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "ask_Refresh_gen", "t", 44, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL106;
    }
CPyL78: ;
    cpy_r_r105 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r104)->_book;
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "Table", "book", 44, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL106;
    }
CPyL79: ;
    cpy_r_r106 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r105)->_cards;
    cpy_r_r107 = ((serai___kernel___option___OptionObject *)cpy_r_r61)->_value;
    cpy_r_r108 = PyObject_GetItem(cpy_r_r106, cpy_r_r107);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 44, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL106;
    }
    CPy_DECREF(cpy_r_r61);
    cpy_r_r109 = CPyStatics[571]; /* 'id' */
    cpy_r_r110 = CPyObject_GetAttr(cpy_r_r108, cpy_r_r109);
    CPy_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 44, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL110;
    }
    cpy_r_r111 = CPyStatics[785]; /* 'slot' */
    cpy_r_r112 = CPyStatics[337]; /* 'value' */
    cpy_r_r113 = CPyTagged_StealAsObject(cpy_r_r90);
    cpy_r_r114 = CPyDict_Build(2, cpy_r_r111, cpy_r_r110, cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r110);
    CPy_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 44, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r115 = CPyDef_kernel___table___Table___tell(cpy_r_r100, cpy_r_r101, cpy_r_r102, cpy_r_r103, cpy_r_r114);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r115 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 44, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r116 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r116);
    ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r118 = CPyDef_wayfarers___effects___dice___ask_Refresh_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL87;
    CPyGen_SetStopIterationValue(cpy_r_r116);
    CPy_DECREF(cpy_r_r116);
    if (!0) goto CPyL93;
    CPy_Unreachable();
CPyL87: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r116;
    CPyGen_Exit(&((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL88: ;
    ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r120 = CPyDef_wayfarers___effects___dice___ask_Refresh_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r121 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r121;
CPyL89: ;
    cpy_r_r122 = cpy_r_r0 == 0;
    if (cpy_r_r122) goto CPyL1;
    cpy_r_r123 = cpy_r_r0 == 1;
    if (cpy_r_r123) goto CPyL42;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r124 = 0;
    if (unlikely(!cpy_r_r124)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 25, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL93;
    }
    CPy_Unreachable();
CPyL93: ;
    cpy_r_r125 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r125;
CPyL94: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL88;
CPyL95: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r15);
    goto CPyL88;
CPyL96: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r17);
    goto CPyL88;
CPyL97: ;
    CPy_DECREF(cpy_r_r26);
    goto CPyL29;
CPyL98: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r26);
    goto CPyL88;
CPyL99: ;
    CPyTagged_DECREF(cpy_r_r29);
    goto CPyL22;
CPyL100: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL88;
CPyL101: ;
    CPy_DecRef(cpy_r_offered);
    goto CPyL88;
CPyL102: ;
    CPy_DecRef(cpy_r_offered);
    CPy_DecRef(cpy_r_r41);
    goto CPyL88;
CPyL103: ;
    CPy_DecRef(cpy_r_r61);
    goto CPyL88;
CPyL104: ;
    CPy_DECREF(cpy_r_r61);
    goto CPyL48;
CPyL105: ;
    CPy_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_r84);
    goto CPyL88;
CPyL106: ;
    CPy_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_r90);
    goto CPyL88;
CPyL107: ;
    CPy_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_r90);
    CPy_DecRef(cpy_r_r92);
    goto CPyL88;
CPyL108: ;
    CPy_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_r90);
    CPy_DecRef(cpy_r_r92);
    CPy_DecRef(cpy_r_r96);
    goto CPyL88;
CPyL109: ;
    CPy_DECREF(cpy_r_r99);
    goto CPyL75;
CPyL110: ;
    CPyTagged_DecRef(cpy_r_r90);
    goto CPyL88;
}
        
PyObject *CPyDef_wayfarers___effects___dice___ask_Refresh_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___effects___dice___ask_Refresh_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___dice___ask_Refresh_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___dice___ask_Refresh_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.dice.ask_Refresh_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___effects___dice___ask_Refresh_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "__next__", -1, CPyStatic_wayfarers___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___dice___ask_Refresh_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___effects___dice___ask_Refresh_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___dice___ask_Refresh_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___dice___ask_Refresh_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.dice.ask_Refresh_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_wayfarers___effects___dice___ask_Refresh_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "send", -1, CPyStatic_wayfarers___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___dice___ask_Refresh_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_wayfarers___effects___dice___ask_Refresh_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___dice___ask_Refresh_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.dice.ask_Refresh_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___effects___dice___ask_Refresh_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "__iter__", -1, CPyStatic_wayfarers___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___dice___ask_Refresh_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_wayfarers___effects___dice___ask_Refresh_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_wayfarers___effects___dice___ask_Refresh_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___dice___ask_Refresh_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.dice.ask_Refresh_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_wayfarers___effects___dice___ask_Refresh_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "throw", -1, CPyStatic_wayfarers___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___dice___ask_Refresh_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_wayfarers___effects___dice___ask_Refresh_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp7142 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp7142);
    PyObject *__tmp7143 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp7143);
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
        
        PyObject *CPyPy_wayfarers___effects___dice___ask_Refresh_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___dice___ask_Refresh_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.dice.ask_Refresh_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___effects___dice___ask_Refresh_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "close", -1, CPyStatic_wayfarers___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___dice___Refresh___ask(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = CPyDef_wayfarers___effects___dice___ask_Refresh_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 25, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL8;
    }
    ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 25, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 25, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 25, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_call);
    if (((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call);
    }
    ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call = cpy_r_call;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 25, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_context);
    if (((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context);
    }
    ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context = cpy_r_context;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 25, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL9;
    }
    ((serai___games___wayfarers___effects___dice___ask_Refresh_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__optional = cpy_r_optional;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 25, CPyStatic_wayfarers___effects___dice___globals);
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
        
        PyObject *CPyPy_wayfarers___effects___dice___Refresh___ask(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___dice___Refresh))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.dice.Refresh", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
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
            PyObject *retval = CPyDef_wayfarers___effects___dice___Refresh___ask(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 25, CPyStatic_wayfarers___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___dice___Refresh___ask__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_wayfarers___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.wayfarers.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_wayfarers___effects___dice___Refresh___ask(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context, cpy_r_optional);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___dice___Refresh___ask__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___dice___Refresh))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.dice.Refresh", obj_self); 
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
            PyObject *retval = CPyDef_wayfarers___effects___dice___Refresh___ask__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask__Work_glue", -1, CPyStatic_wayfarers___effects___dice___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___dice___Refresh_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___wayfarers___effects___dice___RefreshObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___wayfarers___effects___dice___RefreshObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___wayfarers___effects___dice___RefreshObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___wayfarers___effects___dice___RefreshObject *)cpy_r___mypyc_self__)->_quiet = 0;
    ((serai___games___wayfarers___effects___dice___RefreshObject *)cpy_r___mypyc_self__)->_asks_itself = 1;
    return 1;
}
        
        PyObject *CPyPy_wayfarers___effects___dice___Refresh_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___dice___Refresh))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.dice.Refresh", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___effects___dice___Refresh_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "__mypyc_defaults_setup", -1, CPyStatic_wayfarers___effects___dice___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___dice___Adjust___possible(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    CPyTagged cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "possible", "Table", "players", 54, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL5;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "possible", 54, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL5;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_wayfarers___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/dice.py", "possible", 54, CPyStatic_wayfarers___effects___dice___globals, "serai.games.wayfarers.table.Player", cpy_r_r1);
        goto CPyL5;
    }
    cpy_r_r3 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_dice;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "possible", "Player", "dice", 54, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    CPy_DECREF(cpy_r_r3);
    cpy_r_r6 = cpy_r_r5 << 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    return cpy_r_r7;
CPyL5: ;
    cpy_r_r8 = 2;
    return cpy_r_r8;
}
        
        PyObject *CPyPy_wayfarers___effects___dice___Adjust___possible(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___dice___Adjust))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.dice.Adjust", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
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
            char retval = CPyDef_wayfarers___effects___dice___Adjust___possible(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "possible", 53, CPyStatic_wayfarers___effects___dice___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___dice___Adjust___possible__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_wayfarers___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.wayfarers.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_wayfarers___effects___dice___Adjust___possible(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___dice___Adjust___possible__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___dice___Adjust))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.dice.Adjust", obj_self); 
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
            char retval = CPyDef_wayfarers___effects___dice___Adjust___possible__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "possible__Work_glue", -1, CPyStatic_wayfarers___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___dice___Adjust___reason(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = CPyStatic_wayfarers___reasons___NEED_DIE;
    if (likely(cpy_r_r0 != NULL)) goto CPyL3;
    PyErr_SetString(PyExc_NameError, "value for final name \"NEED_DIE\" was not set");
    cpy_r_r1 = 0;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "reason", 57, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL4;
    }
    CPy_Unreachable();
CPyL3: ;
    CPy_INCREF(cpy_r_r0);
    return cpy_r_r0;
CPyL4: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___dice___Adjust___reason(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___dice___Adjust))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.dice.Adjust", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
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
            PyObject *retval = CPyDef_wayfarers___effects___dice___Adjust___reason(arg_self, arg_t, arg_me, arg_call, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "reason", 56, CPyStatic_wayfarers___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___dice___Adjust___reason__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_wayfarers___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.wayfarers.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_wayfarers___effects___dice___Adjust___reason(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___dice___Adjust___reason__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___dice___Adjust))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.dice.Adjust", obj_self); 
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
            PyObject *retval = CPyDef_wayfarers___effects___dice___Adjust___reason__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "reason__Work_glue", -1, CPyStatic_wayfarers___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___dice___ask_Adjust_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    int32_t cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    int32_t cpy_r_r13;
    char cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    int32_t cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    int32_t cpy_r_r38;
    char cpy_r_r39;
    int32_t cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL38;
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_type != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 59, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL37;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r3 = ((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "ask_Adjust_gen", "t", 60, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL37;
    }
CPyL5: ;
    cpy_r_r4 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r3)->_book;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "Table", "book", 60, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL37;
    }
CPyL6: ;
    cpy_r_r5 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r4)->_options;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "Book", "options", 60, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r5);
CPyL7: ;
    if (((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options);
    }
    ((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options = cpy_r_r5;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 60, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL37;
    }
    cpy_r_r7 = ((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "ask_Adjust_gen", "t", 61, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL37;
    }
CPyL9: ;
    cpy_r_r8 = ((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "ask_Adjust_gen", "me", 61, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL37;
    }
CPyL10: ;
    cpy_r_r9 = CPyDef_wayfarers___effects___dice___adjustments(cpy_r_r7, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 61, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL37;
    }
    cpy_r_r10 = ((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__optional;
    if (unlikely(cpy_r_r10 == 2)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "ask_Adjust_gen", "optional", 62, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL43;
    }
CPyL12: ;
    if (!cpy_r_r10) goto CPyL15;
CPyL13: ;
    cpy_r_r11 = ((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "ask_Adjust_gen", "options", 63, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL43;
    }
CPyL14: ;
    cpy_r_r12 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r11)->_skip;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = PyList_Append(cpy_r_r9, cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    cpy_r_r14 = cpy_r_r13 >= 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 63, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL43;
    }
CPyL15: ;
    cpy_r_r15 = ((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "ask_Adjust_gen", "me", 64, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL43;
    }
CPyL16: ;
    cpy_r_r16 = CPyStatics[3709]; /* 'adjust' */
    cpy_r_r17 = CPyStatics[4016]; /* 'WF-EFF-08' */
    cpy_r_r18 = NULL;
    cpy_r_r19 = NULL;
    cpy_r_r20 = 2;
    cpy_r_r21 = CPyDef_decision___ask(cpy_r_r15, cpy_r_r16, cpy_r_r17, cpy_r_r9, cpy_r_r18, cpy_r_r19, cpy_r_r20);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 64, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL37;
    }
    ((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r21;
CPyL18: ;
    cpy_r_r23 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r24 = cpy_r_type != cpy_r_r23;
    if (!cpy_r_r24) goto CPyL21;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 64, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL37;
    }
    CPy_Unreachable();
CPyL21: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r25 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 64, CPyStatic_wayfarers___effects___dice___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL37;
    }
    cpy_r_r26 = ((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "ask_Adjust_gen", "options", 65, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL44;
    }
CPyL23: ;
    cpy_r_r27 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r26)->_skip;
    CPy_INCREF(cpy_r_r27);
    cpy_r_r28 = cpy_r_r25 == cpy_r_r27;
    CPy_DECREF(cpy_r_r27);
    if (cpy_r_r28) {
        goto CPyL45;
    } else
        goto CPyL29;
CPyL24: ;
    cpy_r_r29 = 0 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r29);
    ((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r31 = CPyDef_wayfarers___effects___dice___ask_Adjust_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL28;
    CPyGen_SetStopIterationValue(cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    if (!0) goto CPyL42;
    CPy_Unreachable();
CPyL28: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r29;
    CPyGen_Exit(&((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL29: ;
    cpy_r_r32 = ((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "ask_Adjust_gen", "t", 67, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL44;
    }
CPyL30: ;
    cpy_r_r33 = ((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "ask", "ask_Adjust_gen", "me", 67, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL44;
    }
CPyL31: ;
    cpy_r_r34 = CPyStatics[4016]; /* 'WF-EFF-08' */
    cpy_r_r35 = CPyDef_wayfarers___effects___dice___adjust(cpy_r_r32, cpy_r_r33, cpy_r_r25, cpy_r_r34);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r35 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 67, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL37;
    }
    cpy_r_r36 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r36);
    ((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r38 = CPyDef_wayfarers___effects___dice___ask_Adjust_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL36;
    CPyGen_SetStopIterationValue(cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    if (!0) goto CPyL42;
    CPy_Unreachable();
CPyL36: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r36;
    CPyGen_Exit(&((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL37: ;
    ((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r40 = CPyDef_wayfarers___effects___dice___ask_Adjust_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r41 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r41;
CPyL38: ;
    cpy_r_r42 = cpy_r_r0 == 0;
    if (cpy_r_r42) goto CPyL1;
    cpy_r_r43 = cpy_r_r0 == 1;
    if (cpy_r_r43) goto CPyL18;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r44 = 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 59, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL42;
    }
    CPy_Unreachable();
CPyL42: ;
    cpy_r_r45 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r45;
CPyL43: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL37;
CPyL44: ;
    CPy_DecRef(cpy_r_r25);
    goto CPyL37;
CPyL45: ;
    CPy_DECREF(cpy_r_r25);
    goto CPyL24;
}
        
PyObject *CPyDef_wayfarers___effects___dice___ask_Adjust_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___effects___dice___ask_Adjust_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___dice___ask_Adjust_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___dice___ask_Adjust_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.dice.ask_Adjust_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___effects___dice___ask_Adjust_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "__next__", -1, CPyStatic_wayfarers___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___dice___ask_Adjust_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___effects___dice___ask_Adjust_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___dice___ask_Adjust_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___dice___ask_Adjust_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.dice.ask_Adjust_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_wayfarers___effects___dice___ask_Adjust_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "send", -1, CPyStatic_wayfarers___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___dice___ask_Adjust_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_wayfarers___effects___dice___ask_Adjust_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___dice___ask_Adjust_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.dice.ask_Adjust_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___effects___dice___ask_Adjust_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "__iter__", -1, CPyStatic_wayfarers___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___dice___ask_Adjust_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_wayfarers___effects___dice___ask_Adjust_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_wayfarers___effects___dice___ask_Adjust_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___dice___ask_Adjust_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.dice.ask_Adjust_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_wayfarers___effects___dice___ask_Adjust_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "throw", -1, CPyStatic_wayfarers___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___dice___ask_Adjust_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_wayfarers___effects___dice___ask_Adjust_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp7144 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp7144);
    PyObject *__tmp7145 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp7145);
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
        
        PyObject *CPyPy_wayfarers___effects___dice___ask_Adjust_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___dice___ask_Adjust_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.dice.ask_Adjust_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___effects___dice___ask_Adjust_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "close", -1, CPyStatic_wayfarers___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___dice___Adjust___ask(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = CPyDef_wayfarers___effects___dice___ask_Adjust_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 59, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL8;
    }
    ((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 59, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 59, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 59, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_call);
    if (((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call);
    }
    ((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call = cpy_r_call;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 59, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_context);
    if (((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context);
    }
    ((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context = cpy_r_context;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 59, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL9;
    }
    ((serai___games___wayfarers___effects___dice___ask_Adjust_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__optional = cpy_r_optional;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 59, CPyStatic_wayfarers___effects___dice___globals);
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
        
        PyObject *CPyPy_wayfarers___effects___dice___Adjust___ask(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___dice___Adjust))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.dice.Adjust", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
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
            PyObject *retval = CPyDef_wayfarers___effects___dice___Adjust___ask(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask", 59, CPyStatic_wayfarers___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___dice___Adjust___ask__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_wayfarers___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.wayfarers.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_wayfarers___effects___dice___Adjust___ask(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context, cpy_r_optional);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___dice___Adjust___ask__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___dice___Adjust))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.dice.Adjust", obj_self); 
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
            PyObject *retval = CPyDef_wayfarers___effects___dice___Adjust___ask__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "ask__Work_glue", -1, CPyStatic_wayfarers___effects___dice___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___dice___Adjust_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___wayfarers___effects___dice___AdjustObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___wayfarers___effects___dice___AdjustObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___wayfarers___effects___dice___AdjustObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___wayfarers___effects___dice___AdjustObject *)cpy_r___mypyc_self__)->_quiet = 0;
    ((serai___games___wayfarers___effects___dice___AdjustObject *)cpy_r___mypyc_self__)->_asks_itself = 1;
    return 1;
}
        
        PyObject *CPyPy_wayfarers___effects___dice___Adjust_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___dice___Adjust))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.dice.Adjust", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___effects___dice___Adjust_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "__mypyc_defaults_setup", -1, CPyStatic_wayfarers___effects___dice___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___dice___NewDie___possible(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "possible", "Table", "players", 77, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL9;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "possible", 77, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL9;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_wayfarers___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/dice.py", "possible", 77, CPyStatic_wayfarers___effects___dice___globals, "serai.games.wayfarers.table.Player", cpy_r_r1);
        goto CPyL9;
    }
    cpy_r_r3 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_reserve;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "possible", "Player", "reserve", 77, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL9;
    }
CPyL4: ;
    cpy_r_r4 = cpy_r_r3 & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (cpy_r_r5) goto CPyL6;
    cpy_r_r6 = 0 & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (!cpy_r_r7) goto CPyL7;
CPyL6: ;
    cpy_r_r8 = CPyTagged_IsLt_(0, cpy_r_r3);
    cpy_r_r9 = cpy_r_r8;
    goto CPyL8;
CPyL7: ;
    cpy_r_r10 = (Py_ssize_t)cpy_r_r3 > (Py_ssize_t)0;
    cpy_r_r9 = cpy_r_r10;
CPyL8: ;
    return cpy_r_r9;
CPyL9: ;
    cpy_r_r11 = 2;
    return cpy_r_r11;
}
        
        PyObject *CPyPy_wayfarers___effects___dice___NewDie___possible(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___dice___NewDie))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.dice.NewDie", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
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
            char retval = CPyDef_wayfarers___effects___dice___NewDie___possible(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "possible", 76, CPyStatic_wayfarers___effects___dice___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___dice___NewDie___possible__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_wayfarers___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.wayfarers.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_wayfarers___effects___dice___NewDie___possible(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___dice___NewDie___possible__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___dice___NewDie))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.dice.NewDie", obj_self); 
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
            char retval = CPyDef_wayfarers___effects___dice___NewDie___possible__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "possible__Work_glue", -1, CPyStatic_wayfarers___effects___dice___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___dice___NewDie___run(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject **cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "run", "Table", "players", 80, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL12;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "run", 80, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL12;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_wayfarers___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/dice.py", "run", 80, CPyStatic_wayfarers___effects___dice___globals, "serai.games.wayfarers.table.Player", cpy_r_r1);
        goto CPyL12;
    }
    cpy_r_r3 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_reserve;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "run", "Player", "reserve", 81, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL13;
    }
CPyL4: ;
    cpy_r_r4 = CPyTagged_Subtract(cpy_r_r3, 2);
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_reserve != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_reserve);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_reserve = cpy_r_r4;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "run", 81, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL13;
    }
    cpy_r_r6 = CPyDef_kernel___table___Table___roll(cpy_r_t);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "run", 82, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL13;
    }
    cpy_r_r7 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_dice;
    if (unlikely(cpy_r_r7 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'dice' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r7);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "run", 83, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL14;
    }
CPyL7: ;
    cpy_r_r8 = CPyStatic_wayfarers___effects___dice___globals;
    cpy_r_r9 = CPyStatics[2722]; /* 'insort' */
    cpy_r_r10 = CPyDict_GetItem(cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "run", 83, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL15;
    }
    CPyTagged_INCREF(cpy_r_r6);
    cpy_r_r11 = CPyTagged_StealAsObject(cpy_r_r6);
    PyObject *cpy_r_r12[2] = {cpy_r_r7, cpy_r_r11};
    cpy_r_r13 = (PyObject **)&cpy_r_r12;
    cpy_r_r14 = PyObject_Vectorcall(cpy_r_r10, cpy_r_r13, 2, 0);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "run", 83, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL16;
    } else
        goto CPyL17;
CPyL9: ;
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r11);
    cpy_r_r15 = CPyStatics[4017]; /* 'event-new-die' */
    cpy_r_r16 = CPyStatics[4018]; /* 'WF-EFF-09' */
    cpy_r_r17 = CPyStatics[337]; /* 'value' */
    cpy_r_r18 = CPyTagged_StealAsObject(cpy_r_r6);
    cpy_r_r19 = CPyDict_Build(1, cpy_r_r17, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "run", 84, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL12;
    }
    cpy_r_r20 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r15, cpy_r_me, cpy_r_r16, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "run", 84, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL12;
    }
    return 1;
CPyL12: ;
    cpy_r_r21 = 2;
    return cpy_r_r21;
CPyL13: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL12;
CPyL14: ;
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL12;
CPyL15: ;
    CPyTagged_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL12;
CPyL16: ;
    CPyTagged_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r11);
    goto CPyL12;
CPyL17: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL9;
}
        
        PyObject *CPyPy_wayfarers___effects___dice___NewDie___run(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___dice___NewDie))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.dice.NewDie", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
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
            char retval = CPyDef_wayfarers___effects___dice___NewDie___run(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "run", 79, CPyStatic_wayfarers___effects___dice___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___dice___NewDie___run__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_wayfarers___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.wayfarers.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_wayfarers___effects___dice___NewDie___run(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___dice___NewDie___run__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___dice___NewDie))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.dice.NewDie", obj_self); 
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
            char retval = CPyDef_wayfarers___effects___dice___NewDie___run__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "run__Work_glue", -1, CPyStatic_wayfarers___effects___dice___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___dice___NewDie_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___wayfarers___effects___dice___NewDieObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___wayfarers___effects___dice___NewDieObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___wayfarers___effects___dice___NewDieObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___wayfarers___effects___dice___NewDieObject *)cpy_r___mypyc_self__)->_quiet = 0;
    ((serai___games___wayfarers___effects___dice___NewDieObject *)cpy_r___mypyc_self__)->_must = 1;
    return 1;
}
        
        PyObject *CPyPy_wayfarers___effects___dice___NewDie_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___dice___NewDie))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.dice.NewDie", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___effects___dice___NewDie_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "__mypyc_defaults_setup", -1, CPyStatic_wayfarers___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___dice___different(PyObject *cpy_r_dice, PyObject *cpy_r_options) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_last;
    int64_t cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    CPyPtr cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    CPyPtr cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    int32_t cpy_r_r19;
    char cpy_r_r20;
    int64_t cpy_r_r21;
    PyObject *cpy_r_r22;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "different", 89, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL13;
    }
    cpy_r_last = 0;
    cpy_r_r1 = 0;
CPyL2: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_dice + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r1 < cpy_r_r3;
    if (!cpy_r_r4) goto CPyL14;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_dice + offsetof(PyListObject, ob_item));
    cpy_r_r6 = *(CPyPtr *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r1 * 8;
    cpy_r_r8 = cpy_r_r6 + cpy_r_r7;
    cpy_r_r9 = *(PyObject * *)cpy_r_r8;
    CPy_INCREF(cpy_r_r9);
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "different", 91, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL15;
    }
    cpy_r_r11 = cpy_r_r10 & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (!cpy_r_r12) goto CPyL6;
    cpy_r_r13 = CPyTagged_IsEq_(cpy_r_r10, cpy_r_last);
    cpy_r_r14 = cpy_r_r13 ^ 1;
    if (cpy_r_r14) {
        goto CPyL16;
    } else
        goto CPyL17;
CPyL6: ;
    cpy_r_r15 = cpy_r_r10 != cpy_r_last;
    if (cpy_r_r15) {
        goto CPyL16;
    } else
        goto CPyL17;
CPyL7: ;
    CPyTagged_INCREF(cpy_r_r10);
    cpy_r_r16 = CPyTagged_StealAsObject(cpy_r_r10);
    cpy_r_r17 = CPyDict_GetItem(cpy_r_options, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "different", 93, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL18;
    }
    if (likely(Py_TYPE(cpy_r_r17) == CPyType_option___Option))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/dice.py", "different", 93, CPyStatic_wayfarers___effects___dice___globals, "serai.kernel.option.Option", cpy_r_r17);
        goto CPyL18;
    }
    cpy_r_r19 = PyList_Append(cpy_r_r0, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 >= 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "different", 93, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL18;
    }
    cpy_r_last = cpy_r_r10;
CPyL11: ;
    cpy_r_r21 = cpy_r_r1 + 1;
    cpy_r_r1 = cpy_r_r21;
    goto CPyL2;
CPyL12: ;
    return cpy_r_r0;
CPyL13: ;
    cpy_r_r22 = NULL;
    return cpy_r_r22;
CPyL14: ;
    CPyTagged_DECREF(cpy_r_last);
    goto CPyL12;
CPyL15: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_last);
    goto CPyL13;
CPyL16: ;
    CPyTagged_DECREF(cpy_r_last);
    goto CPyL7;
CPyL17: ;
    CPyTagged_DECREF(cpy_r_r10);
    goto CPyL11;
CPyL18: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL13;
}
        
        PyObject *CPyPy_wayfarers___effects___dice___different(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"dice", "options", 0};
            static CPyArg_Parser parser = {"OO:different", kwlist, 0};
            PyObject *obj_dice;
            PyObject *obj_options;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_dice, &obj_options)) {
                return NULL;
            }
            PyObject *arg_dice;
            if (likely(PyList_Check(obj_dice)))
                arg_dice = obj_dice;
            else {
                CPy_TypeError("list", obj_dice); 
                goto fail;
            }
            PyObject *arg_options;
            if (likely(PyDict_Check(obj_options)))
                arg_options = obj_options;
            else {
                CPy_TypeError("dict", obj_options); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___effects___dice___different(arg_dice, arg_options);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "different", 87, CPyStatic_wayfarers___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___dice___adjustments(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_last;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
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
    CPyTagged cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    tuple_T2II cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    int32_t cpy_r_r33;
    char cpy_r_r34;
    int64_t cpy_r_r35;
    char cpy_r_r36;
    int64_t cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    tuple_T2II cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    int32_t cpy_r_r45;
    char cpy_r_r46;
    int64_t cpy_r_r47;
    PyObject *cpy_r_r48;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "adjustments", "Table", "book", 100, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL29;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "adjustments", "Book", "options", 100, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL29;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_adjust;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = PyList_New(0);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "adjustments", 101, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL30;
    }
    cpy_r_last = 0;
    cpy_r_r4 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "adjustments", "Table", "players", 103, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL31;
    }
CPyL4: ;
    cpy_r_r5 = CPyList_GetItemBorrow(cpy_r_r4, cpy_r_me);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "adjustments", 103, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL31;
    }
    if (likely(Py_TYPE(cpy_r_r5) == CPyType_wayfarers___table___Player))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/dice.py", "adjustments", 103, CPyStatic_wayfarers___effects___dice___globals, "serai.games.wayfarers.table.Player", cpy_r_r5);
        goto CPyL31;
    }
    cpy_r_r7 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r6)->_dice;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "adjustments", "Player", "dice", 103, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r7);
CPyL7: ;
    cpy_r_r8 = 0;
CPyL8: ;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r8 < cpy_r_r10;
    if (!cpy_r_r11) goto CPyL32;
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
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "adjustments", 103, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL33;
    }
    cpy_r_r18 = cpy_r_r17 & 1;
    cpy_r_r19 = cpy_r_r18 != 0;
    if (!cpy_r_r19) goto CPyL12;
    cpy_r_r20 = CPyTagged_IsEq_(cpy_r_r17, cpy_r_last);
    cpy_r_r21 = cpy_r_r20 ^ 1;
    if (cpy_r_r21) {
        goto CPyL34;
    } else
        goto CPyL35;
CPyL12: ;
    cpy_r_r22 = cpy_r_r17 != cpy_r_last;
    if (cpy_r_r22) {
        goto CPyL34;
    } else
        goto CPyL35;
CPyL13: ;
    CPyTagged_INCREF(cpy_r_r17);
    cpy_r_last = cpy_r_r17;
    cpy_r_r23 = cpy_r_r17 & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (cpy_r_r24) goto CPyL15;
    cpy_r_r25 = 12 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (!cpy_r_r26) goto CPyL16;
CPyL15: ;
    cpy_r_r27 = CPyTagged_IsLt_(cpy_r_r17, 12);
    if (cpy_r_r27) {
        goto CPyL17;
    } else
        goto CPyL20;
CPyL16: ;
    cpy_r_r28 = (Py_ssize_t)cpy_r_r17 < (Py_ssize_t)12;
    if (!cpy_r_r28) goto CPyL20;
CPyL17: ;
    CPyTagged_INCREF(cpy_r_r17);
    cpy_r_r29.f0 = cpy_r_r17;
    cpy_r_r29.f1 = 2;
    cpy_r_r30 = PyTuple_New(2);
    if (unlikely(cpy_r_r30 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7146 = CPyTagged_StealAsObject(cpy_r_r29.f0);
    PyTuple_SET_ITEM(cpy_r_r30, 0, __tmp7146);
    PyObject *__tmp7147 = CPyTagged_StealAsObject(cpy_r_r29.f1);
    PyTuple_SET_ITEM(cpy_r_r30, 1, __tmp7147);
    cpy_r_r31 = CPyDict_GetItem(cpy_r_r2, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "adjustments", 107, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL36;
    }
    if (likely(Py_TYPE(cpy_r_r31) == CPyType_option___Option))
        cpy_r_r32 = cpy_r_r31;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/dice.py", "adjustments", 107, CPyStatic_wayfarers___effects___dice___globals, "serai.kernel.option.Option", cpy_r_r31);
        goto CPyL36;
    }
    cpy_r_r33 = PyList_Append(cpy_r_r3, cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    cpy_r_r34 = cpy_r_r33 >= 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "adjustments", 107, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL36;
    }
CPyL20: ;
    cpy_r_r35 = cpy_r_r17 & 1;
    cpy_r_r36 = cpy_r_r35 != 0;
    if (cpy_r_r36) goto CPyL22;
    cpy_r_r37 = 2 & 1;
    cpy_r_r38 = cpy_r_r37 != 0;
    if (!cpy_r_r38) goto CPyL23;
CPyL22: ;
    cpy_r_r39 = CPyTagged_IsLt_(2, cpy_r_r17);
    if (cpy_r_r39) {
        goto CPyL24;
    } else
        goto CPyL35;
CPyL23: ;
    cpy_r_r40 = (Py_ssize_t)cpy_r_r17 > (Py_ssize_t)2;
    if (!cpy_r_r40) goto CPyL35;
CPyL24: ;
    cpy_r_r41.f0 = cpy_r_r17;
    cpy_r_r41.f1 = -2;
    cpy_r_r42 = PyTuple_New(2);
    if (unlikely(cpy_r_r42 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7148 = CPyTagged_StealAsObject(cpy_r_r41.f0);
    PyTuple_SET_ITEM(cpy_r_r42, 0, __tmp7148);
    PyObject *__tmp7149 = CPyTagged_StealAsObject(cpy_r_r41.f1);
    PyTuple_SET_ITEM(cpy_r_r42, 1, __tmp7149);
    cpy_r_r43 = CPyDict_GetItem(cpy_r_r2, cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "adjustments", 109, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL33;
    }
    if (likely(Py_TYPE(cpy_r_r43) == CPyType_option___Option))
        cpy_r_r44 = cpy_r_r43;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/dice.py", "adjustments", 109, CPyStatic_wayfarers___effects___dice___globals, "serai.kernel.option.Option", cpy_r_r43);
        goto CPyL33;
    }
    cpy_r_r45 = PyList_Append(cpy_r_r3, cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    cpy_r_r46 = cpy_r_r45 >= 0;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "adjustments", 109, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL33;
    }
CPyL27: ;
    cpy_r_r47 = cpy_r_r8 + 1;
    cpy_r_r8 = cpy_r_r47;
    goto CPyL8;
CPyL28: ;
    return cpy_r_r3;
CPyL29: ;
    cpy_r_r48 = NULL;
    return cpy_r_r48;
CPyL30: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL29;
CPyL31: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_last);
    goto CPyL29;
CPyL32: ;
    CPy_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_last);
    CPy_DECREF(cpy_r_r7);
    goto CPyL28;
CPyL33: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_last);
    CPy_DecRef(cpy_r_r7);
    goto CPyL29;
CPyL34: ;
    CPyTagged_DECREF(cpy_r_last);
    goto CPyL13;
CPyL35: ;
    CPyTagged_DECREF(cpy_r_r17);
    goto CPyL27;
CPyL36: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_last);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL29;
}
        
        PyObject *CPyPy_wayfarers___effects___dice___adjustments(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:adjustments", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___effects___dice___adjustments(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "adjustments", 98, CPyStatic_wayfarers___effects___dice___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___dice___adjust(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_chosen, PyObject *cpy_r_rule) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    int32_t cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject **cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    cpy_r_r0 = ((serai___kernel___option___OptionObject *)cpy_r_chosen)->_value;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = PyObject_GetIter(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "adjust", 114, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL22;
    }
    cpy_r_r2 = PyIter_Next(cpy_r_r1);
    if (cpy_r_r2 == NULL) {
        goto CPyL23;
    } else
        goto CPyL4;
CPyL2: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r3 = 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "adjust", 114, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL22;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r4 = PyIter_Next(cpy_r_r1);
    if (cpy_r_r4 == NULL) {
        goto CPyL24;
    } else
        goto CPyL7;
CPyL5: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r5 = 0;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "adjust", 114, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL22;
    }
    CPy_Unreachable();
CPyL7: ;
    cpy_r_r6 = PyIter_Next(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (cpy_r_r6 == NULL) {
        goto CPyL10;
    } else
        goto CPyL25;
CPyL8: ;
    PyErr_SetString(PyExc_ValueError, "too many values to unpack");
    cpy_r_r7 = 0;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "adjust", 114, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL22;
    }
    CPy_Unreachable();
CPyL10: ;
    cpy_r_r8 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "adjust", "Table", "players", 115, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL26;
    }
CPyL11: ;
    cpy_r_r9 = CPyList_GetItemBorrow(cpy_r_r8, cpy_r_me);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "adjust", 115, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL26;
    }
    if (likely(Py_TYPE(cpy_r_r9) == CPyType_wayfarers___table___Player))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/dice.py", "adjust", 115, CPyStatic_wayfarers___effects___dice___globals, "serai.games.wayfarers.table.Player", cpy_r_r9);
        goto CPyL26;
    }
    cpy_r_r11 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r10)->_dice;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "adjust", "Player", "dice", 115, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r11);
CPyL14: ;
    cpy_r_r12 = CPyList_Remove(cpy_r_r11, cpy_r_r2);
    cpy_r_r13 = cpy_r_r12 >= 0;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "adjust", 116, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL27;
    }
    cpy_r_r14 = PyNumber_Add(cpy_r_r2, cpy_r_r4);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "adjust", 117, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL27;
    }
    cpy_r_r15 = CPyStatic_wayfarers___effects___dice___globals;
    cpy_r_r16 = CPyStatics[2722]; /* 'insort' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "adjust", 117, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL28;
    }
    PyObject *cpy_r_r18[2] = {cpy_r_r11, cpy_r_r14};
    cpy_r_r19 = (PyObject **)&cpy_r_r18;
    cpy_r_r20 = PyObject_Vectorcall(cpy_r_r17, cpy_r_r19, 2, 0);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "adjust", 117, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL28;
    } else
        goto CPyL29;
CPyL18: ;
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r21 = CPyStatics[3707]; /* 'event-adjust' */
    cpy_r_r22 = PyNumber_Add(cpy_r_r2, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "adjust", 118, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL30;
    }
    cpy_r_r23 = CPyStatics[337]; /* 'value' */
    cpy_r_r24 = CPyStatics[2792]; /* 'result' */
    cpy_r_r25 = CPyDict_Build(2, cpy_r_r23, cpy_r_r2, cpy_r_r24, cpy_r_r22);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "adjust", 118, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL22;
    }
    cpy_r_r26 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r21, cpy_r_me, cpy_r_rule, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "adjust", 118, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL22;
    }
    return 1;
CPyL22: ;
    cpy_r_r27 = 2;
    return cpy_r_r27;
CPyL23: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL2;
CPyL24: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    goto CPyL5;
CPyL25: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r6);
    goto CPyL8;
CPyL26: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    goto CPyL22;
CPyL27: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r11);
    goto CPyL22;
CPyL28: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r14);
    goto CPyL22;
CPyL29: ;
    CPy_DECREF(cpy_r_r20);
    goto CPyL18;
CPyL30: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL22;
}
        
        PyObject *CPyPy_wayfarers___effects___dice___adjust(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "chosen", "rule", 0};
            static CPyArg_Parser parser = {"OOOO:adjust", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_chosen;
            PyObject *obj_rule;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_chosen, &obj_rule)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_chosen;
            if (likely(Py_TYPE(obj_chosen) == CPyType_option___Option))
                arg_chosen = obj_chosen;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_chosen); 
                goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___effects___dice___adjust(arg_t, arg_me, arg_chosen, arg_rule);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "adjust", 113, CPyStatic_wayfarers___effects___dice___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___dice___reroll(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_value, PyObject *cpy_r_rule) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    int32_t cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject **cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "reroll", "Table", "players", 122, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL13;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "reroll", 122, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL13;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_wayfarers___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/dice.py", "reroll", 122, CPyStatic_wayfarers___effects___dice___globals, "serai.games.wayfarers.table.Player", cpy_r_r1);
        goto CPyL13;
    }
    cpy_r_r3 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_dice;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "reroll", "Player", "dice", 122, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    CPyTagged_INCREF(cpy_r_value);
    cpy_r_r4 = CPyTagged_StealAsObject(cpy_r_value);
    cpy_r_r5 = CPyList_Remove(cpy_r_r3, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    cpy_r_r6 = cpy_r_r5 >= 0;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "reroll", 123, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL14;
    }
    cpy_r_r7 = CPyDef_kernel___table___Table___roll(cpy_r_t);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "reroll", 124, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL14;
    }
    cpy_r_r8 = CPyStatic_wayfarers___effects___dice___globals;
    cpy_r_r9 = CPyStatics[2722]; /* 'insort' */
    cpy_r_r10 = CPyDict_GetItem(cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "reroll", 125, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL15;
    }
    CPyTagged_INCREF(cpy_r_r7);
    cpy_r_r11 = CPyTagged_StealAsObject(cpy_r_r7);
    PyObject *cpy_r_r12[2] = {cpy_r_r3, cpy_r_r11};
    cpy_r_r13 = (PyObject **)&cpy_r_r12;
    cpy_r_r14 = PyObject_Vectorcall(cpy_r_r10, cpy_r_r13, 2, 0);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "reroll", 125, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL16;
    } else
        goto CPyL17;
CPyL8: ;
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r11);
    cpy_r_r15 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_story;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/dice.py", "reroll", "Table", "story", 126, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL18;
    }
CPyL9: ;
    cpy_r_r16 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r17 = cpy_r_r15 != cpy_r_r16;
    if (!cpy_r_r17) goto CPyL19;
    cpy_r_r18 = CPyStatics[2791]; /* 'event-reroll' */
    cpy_r_r19 = CPyStatics[337]; /* 'value' */
    cpy_r_r20 = CPyStatics[2792]; /* 'result' */
    CPyTagged_INCREF(cpy_r_value);
    cpy_r_r21 = CPyTagged_StealAsObject(cpy_r_value);
    cpy_r_r22 = CPyTagged_StealAsObject(cpy_r_r7);
    cpy_r_r23 = CPyDict_Build(2, cpy_r_r19, cpy_r_r21, cpy_r_r20, cpy_r_r22);
    CPy_DECREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "reroll", 127, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL13;
    }
    cpy_r_r24 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r18, cpy_r_me, cpy_r_rule, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "reroll", 127, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL13;
    }
CPyL12: ;
    return 1;
CPyL13: ;
    cpy_r_r25 = 2;
    return cpy_r_r25;
CPyL14: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL13;
CPyL15: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL13;
CPyL16: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r11);
    goto CPyL13;
CPyL17: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL8;
CPyL18: ;
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL13;
CPyL19: ;
    CPyTagged_DECREF(cpy_r_r7);
    goto CPyL12;
}
        
        PyObject *CPyPy_wayfarers___effects___dice___reroll(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "value", "rule", 0};
            static CPyArg_Parser parser = {"OOOO:reroll", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_value;
            PyObject *obj_rule;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_value, &obj_rule)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
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
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___effects___dice___reroll(arg_t, arg_me, arg_value, arg_rule);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "reroll", 121, CPyStatic_wayfarers___effects___dice___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___dice_____top_level__(void) {
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
    char cpy_r_r175;
    char cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    int32_t cpy_r_r186;
    char cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    int32_t cpy_r_r190;
    char cpy_r_r191;
    char cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    char cpy_r_r198;
    char cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    int32_t cpy_r_r209;
    char cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    int32_t cpy_r_r213;
    char cpy_r_r214;
    char cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    char cpy_r_r223;
    char cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    int32_t cpy_r_r233;
    char cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    int32_t cpy_r_r237;
    char cpy_r_r238;
    char cpy_r_r239;
    char cpy_r_r240;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 1, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 1, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_wayfarers___effects___dice___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 3, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5383]; /* ('insort',) */
    cpy_r_r12 = CPyStatics[2732]; /* 'bisect' */
    cpy_r_r13 = CPyStatic_wayfarers___effects___dice___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 5, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r15 = (void *)&CPyModule_bisect;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___wayfarers___effects___influence;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___wayfarers___effects___influence;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[3657]; /* 'serai.games.wayfarers.effects.influence' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 7, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___wayfarers___effects___influence;
    cpy_r_r25 = CPyExec_serai___games___wayfarers___effects___influence;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___wayfarers___effects___influence__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 7, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 7, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[3657]; /* 'serai.games.wayfarers.effects.influence' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 7, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5612]; /* ('Unit',) */
    cpy_r_r36 = CPyStatic_wayfarers___effects___dice___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 7, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    } else
        goto CPyL89;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___wayfarers___reasons;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___wayfarers___reasons;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[3666]; /* 'serai.games.wayfarers.reasons' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 8, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___wayfarers___reasons;
    cpy_r_r47 = CPyExec_serai___games___wayfarers___reasons;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___wayfarers___reasons__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 8, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 8, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[3666]; /* 'serai.games.wayfarers.reasons' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 8, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5613]; /* ('NEED_DIE',) */
    cpy_r_r58 = CPyStatic_wayfarers___effects___dice___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 8, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    } else
        goto CPyL90;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___games___wayfarers___table;
    cpy_r_r61 = (void *)&CPyImportState_serai___games___wayfarers___table;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 9, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___games___wayfarers___table;
    cpy_r_r69 = CPyExec_serai___games___wayfarers___table;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___games___wayfarers___table__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 9, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 9, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 9, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r80 = CPyStatic_wayfarers___effects___dice___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 9, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    } else
        goto CPyL91;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___kernel___chance;
    cpy_r_r83 = (void *)&CPyImportState_serai___kernel___chance;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 10, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___kernel___chance;
    cpy_r_r91 = CPyExec_serai___kernel___chance;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___kernel___chance__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 10, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 10, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 10, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5103]; /* ('DIE_SIDES',) */
    cpy_r_r102 = CPyStatic_wayfarers___effects___dice___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 10, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    } else
        goto CPyL92;
CPyL38: ;
    cpy_r_r104 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r105 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r106 = CPyModuleLockAPI_serai;
    cpy_r_r107 = CPyImport_IsInitialized(cpy_r_r105);
    if (!cpy_r_r107) goto CPyL41;
    cpy_r_r108 = PyImport_GetModuleDict();
    cpy_r_r109 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r110 = CPyDict_GetItem(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 11, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r111 = cpy_r_r110;
    goto CPyL45;
CPyL41: ;
    cpy_r_r112 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r113 = CPyExec_serai___kernel___decision;
    cpy_r_r114 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r115 = PyImport_GetModuleDict();
    cpy_r_r116 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r117 = CPyDict_GetItem(cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 11, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r118 = CPyStatics[8]; /* '__file__' */
    cpy_r_r119 = CPyObject_GetAttr(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 11, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r120 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r121 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r122 = CPyImport_ImportNative(cpy_r_r121, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r119, cpy_r_r120, 0);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 11, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r111 = cpy_r_r122;
CPyL45: ;
    cpy_r_r123 = CPyStatics[5614]; /* ('Asking', 'Option', 'Reason', 'ask') */
    cpy_r_r124 = CPyStatic_wayfarers___effects___dice___globals;
    cpy_r_r125 = CPyImport_GetNativeAttrs(cpy_r_r111, cpy_r_r123, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 11, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    } else
        goto CPyL93;
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
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 12, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
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
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 12, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r140 = CPyStatics[8]; /* '__file__' */
    cpy_r_r141 = CPyObject_GetAttr(cpy_r_r139, cpy_r_r140);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 12, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r142 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r143 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r144 = CPyImport_ImportNative(cpy_r_r143, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r141, cpy_r_r142, 0);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 12, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r133 = cpy_r_r144;
CPyL53: ;
    cpy_r_r145 = CPyStatics[5088]; /* ('Call',) */
    cpy_r_r146 = CPyStatic_wayfarers___effects___dice___globals;
    cpy_r_r147 = CPyImport_GetNativeAttrs(cpy_r_r133, cpy_r_r145, cpy_r_r145, cpy_r_r146);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 12, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    } else
        goto CPyL94;
CPyL54: ;
    cpy_r_r148 = (void *)&CPyModule_serai___kernel___perform;
    cpy_r_r149 = (void *)&CPyImportState_serai___kernel___perform;
    cpy_r_r150 = CPyModuleLockAPI_serai;
    cpy_r_r151 = CPyImport_IsInitialized(cpy_r_r149);
    if (!cpy_r_r151) goto CPyL57;
    cpy_r_r152 = PyImport_GetModuleDict();
    cpy_r_r153 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r154 = CPyDict_GetItem(cpy_r_r152, cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 13, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r155 = cpy_r_r154;
    goto CPyL61;
CPyL57: ;
    cpy_r_r156 = CPyInitOnly_serai___kernel___perform;
    cpy_r_r157 = CPyExec_serai___kernel___perform;
    cpy_r_r158 = (PyObject **)&CPyModule_serai___kernel___perform__internal;
    cpy_r_r159 = PyImport_GetModuleDict();
    cpy_r_r160 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r161 = CPyDict_GetItem(cpy_r_r159, cpy_r_r160);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 13, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r162 = CPyStatics[8]; /* '__file__' */
    cpy_r_r163 = CPyObject_GetAttr(cpy_r_r161, cpy_r_r162);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 13, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r164 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r165 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r166 = CPyImport_ImportNative(cpy_r_r165, cpy_r_r156, cpy_r_r157, cpy_r_r158, cpy_r_r148, cpy_r_r149, cpy_r_r150, cpy_r_r163, cpy_r_r164, 0);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 13, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r155 = cpy_r_r166;
CPyL61: ;
    cpy_r_r167 = CPyStatics[5089]; /* ('Work',) */
    cpy_r_r168 = CPyStatic_wayfarers___effects___dice___globals;
    cpy_r_r169 = CPyImport_GetNativeAttrs(cpy_r_r155, cpy_r_r167, cpy_r_r167, cpy_r_r168);
    CPy_DECREF(cpy_r_r155);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 13, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    } else
        goto CPyL95;
CPyL62: ;
    cpy_r_r170 = (PyObject *)CPyType_wayfarers___effects___influence___Unit;
    cpy_r_r171 = PyTuple_Pack(1, cpy_r_r170);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 16, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r172 = CPyStatics[3703]; /* 'serai.games.wayfarers.effects.dice' */
    cpy_r_r173 = (PyObject *)CPyType_wayfarers___effects___dice___Refresh_template;
    cpy_r_r174 = CPyType_FromTemplate(cpy_r_r173, cpy_r_r171, cpy_r_r172);
    CPy_DECREF(cpy_r_r171);
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 16, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r175 = CPyDef_wayfarers___effects___dice___Refresh_trait_vtable_setup();
    if (unlikely(cpy_r_r175 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 16, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL96;
    }
    cpy_r_r176 = CPyDef_wayfarers___effects___dice___Refresh_coroutine_setup(cpy_r_r174);
    if (unlikely(cpy_r_r176 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 16, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL96;
    }
    cpy_r_r177 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r178 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r179 = CPyStatics[698]; /* 'verbs' */
    cpy_r_r180 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r181 = CPyStatics[529]; /* 'must' */
    cpy_r_r182 = CPyStatics[530]; /* 'always' */
    cpy_r_r183 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r184 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r185 = PyTuple_Pack(7, cpy_r_r178, cpy_r_r179, cpy_r_r180, cpy_r_r181, cpy_r_r182, cpy_r_r183, cpy_r_r184);
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 16, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL96;
    }
    cpy_r_r186 = PyObject_SetAttr(cpy_r_r174, cpy_r_r177, cpy_r_r185);
    CPy_DECREF(cpy_r_r185);
    cpy_r_r187 = cpy_r_r186 >= 0;
    if (unlikely(!cpy_r_r187)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 16, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL96;
    }
    CPyType_wayfarers___effects___dice___Refresh = (PyTypeObject *)cpy_r_r174;
    CPy_INCREF(CPyType_wayfarers___effects___dice___Refresh);
    cpy_r_r188 = CPyStatic_wayfarers___effects___dice___globals;
    cpy_r_r189 = CPyStatics[3960]; /* 'Refresh' */
    cpy_r_r190 = PyDict_SetItem(cpy_r_r188, cpy_r_r189, cpy_r_r174);
    cpy_r_r191 = cpy_r_r190 >= 0;
    if (unlikely(!cpy_r_r191)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 16, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL96;
    }
    cpy_r_r192 = CPy_InitSubclass(cpy_r_r174);
    CPy_DECREF(cpy_r_r174);
    if (unlikely(!cpy_r_r192)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 16, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r193 = (PyObject *)CPyType_wayfarers___effects___influence___Unit;
    cpy_r_r194 = PyTuple_Pack(1, cpy_r_r193);
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 48, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r195 = CPyStatics[3703]; /* 'serai.games.wayfarers.effects.dice' */
    cpy_r_r196 = (PyObject *)CPyType_wayfarers___effects___dice___Adjust_template;
    cpy_r_r197 = CPyType_FromTemplate(cpy_r_r196, cpy_r_r194, cpy_r_r195);
    CPy_DECREF(cpy_r_r194);
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 48, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r198 = CPyDef_wayfarers___effects___dice___Adjust_trait_vtable_setup();
    if (unlikely(cpy_r_r198 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 48, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL97;
    }
    cpy_r_r199 = CPyDef_wayfarers___effects___dice___Adjust_coroutine_setup(cpy_r_r197);
    if (unlikely(cpy_r_r199 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 48, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL97;
    }
    cpy_r_r200 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r201 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r202 = CPyStatics[698]; /* 'verbs' */
    cpy_r_r203 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r204 = CPyStatics[529]; /* 'must' */
    cpy_r_r205 = CPyStatics[530]; /* 'always' */
    cpy_r_r206 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r207 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r208 = PyTuple_Pack(7, cpy_r_r201, cpy_r_r202, cpy_r_r203, cpy_r_r204, cpy_r_r205, cpy_r_r206, cpy_r_r207);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 48, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL97;
    }
    cpy_r_r209 = PyObject_SetAttr(cpy_r_r197, cpy_r_r200, cpy_r_r208);
    CPy_DECREF(cpy_r_r208);
    cpy_r_r210 = cpy_r_r209 >= 0;
    if (unlikely(!cpy_r_r210)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 48, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL97;
    }
    CPyType_wayfarers___effects___dice___Adjust = (PyTypeObject *)cpy_r_r197;
    CPy_INCREF(CPyType_wayfarers___effects___dice___Adjust);
    cpy_r_r211 = CPyStatic_wayfarers___effects___dice___globals;
    cpy_r_r212 = CPyStatics[3958]; /* 'Adjust' */
    cpy_r_r213 = PyDict_SetItem(cpy_r_r211, cpy_r_r212, cpy_r_r197);
    cpy_r_r214 = cpy_r_r213 >= 0;
    if (unlikely(!cpy_r_r214)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 48, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL97;
    }
    cpy_r_r215 = CPy_InitSubclass(cpy_r_r197);
    CPy_DECREF(cpy_r_r197);
    if (unlikely(!cpy_r_r215)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 48, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r216 = (PyObject *)CPyType_work___Work;
    cpy_r_r217 = (PyObject *)CPyType_wayfarers___table___Table;
    cpy_r_r218 = PyObject_GetItem(cpy_r_r216, cpy_r_r217);
    if (unlikely(cpy_r_r218 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 71, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r219 = PyTuple_Pack(1, cpy_r_r218);
    CPy_DECREF(cpy_r_r218);
    if (unlikely(cpy_r_r219 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 71, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r220 = CPyStatics[3703]; /* 'serai.games.wayfarers.effects.dice' */
    cpy_r_r221 = (PyObject *)CPyType_wayfarers___effects___dice___NewDie_template;
    cpy_r_r222 = CPyType_FromTemplate(cpy_r_r221, cpy_r_r219, cpy_r_r220);
    CPy_DECREF(cpy_r_r219);
    if (unlikely(cpy_r_r222 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 71, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r223 = CPyDef_wayfarers___effects___dice___NewDie_trait_vtable_setup();
    if (unlikely(cpy_r_r223 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 71, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r224 = CPyDef_wayfarers___effects___dice___NewDie_coroutine_setup(cpy_r_r222);
    if (unlikely(cpy_r_r224 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 71, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r225 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r226 = CPyStatics[529]; /* 'must' */
    cpy_r_r227 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r228 = CPyStatics[529]; /* 'must' */
    cpy_r_r229 = CPyStatics[530]; /* 'always' */
    cpy_r_r230 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r231 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r232 = PyTuple_Pack(6, cpy_r_r226, cpy_r_r227, cpy_r_r228, cpy_r_r229, cpy_r_r230, cpy_r_r231);
    if (unlikely(cpy_r_r232 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 71, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r233 = PyObject_SetAttr(cpy_r_r222, cpy_r_r225, cpy_r_r232);
    CPy_DECREF(cpy_r_r232);
    cpy_r_r234 = cpy_r_r233 >= 0;
    if (unlikely(!cpy_r_r234)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 71, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL98;
    }
    CPyType_wayfarers___effects___dice___NewDie = (PyTypeObject *)cpy_r_r222;
    CPy_INCREF(CPyType_wayfarers___effects___dice___NewDie);
    cpy_r_r235 = CPyStatic_wayfarers___effects___dice___globals;
    cpy_r_r236 = CPyStatics[3959]; /* 'NewDie' */
    cpy_r_r237 = PyDict_SetItem(cpy_r_r235, cpy_r_r236, cpy_r_r222);
    cpy_r_r238 = cpy_r_r237 >= 0;
    if (unlikely(!cpy_r_r238)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 71, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r239 = CPy_InitSubclass(cpy_r_r222);
    CPy_DECREF(cpy_r_r222);
    if (unlikely(!cpy_r_r239)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/dice.py", "<module>", 71, CPyStatic_wayfarers___effects___dice___globals);
        goto CPyL88;
    }
    return 1;
CPyL88: ;
    cpy_r_r240 = 2;
    return cpy_r_r240;
CPyL89: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL90: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL91: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL92: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL93: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL46;
CPyL94: ;
    CPy_DECREF(cpy_r_r147);
    goto CPyL54;
CPyL95: ;
    CPy_DECREF(cpy_r_r169);
    goto CPyL62;
CPyL96: ;
    CPy_DecRef(cpy_r_r174);
    goto CPyL88;
CPyL97: ;
    CPy_DecRef(cpy_r_r197);
    goto CPyL88;
CPyL98: ;
    CPy_DecRef(cpy_r_r222);
    goto CPyL88;
}

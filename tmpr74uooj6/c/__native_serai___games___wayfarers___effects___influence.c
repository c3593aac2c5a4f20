#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
wayfarers___effects___influence___Unit_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
PyMemberDef wayfarers___effects___influence___Unit_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___influence___UnitObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___influence___UnitObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
wayfarers___effects___influence___Unit_traverse(serai___games___wayfarers___effects___influence___UnitObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_verbs);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___influence___UnitObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___influence___UnitObject))));
    return rv;
}

static int32_t CPyDef_wayfarers___effects___influence___Unit_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___UnitObject *self = (serai___games___wayfarers___effects___influence___UnitObject *)cpy_r_self;
    Py_CLEAR(self->_verbs);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___influence___UnitObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___influence___UnitObject))));
    return 0;
}

static int32_t CPyDef_wayfarers___effects___influence___Unit_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___UnitObject *self = (serai___games___wayfarers___effects___influence___UnitObject *)cpy_r_self;
    Py_CLEAR(self->_verbs);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___influence___UnitObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___influence___UnitObject))));
    return 0;
}

static void
wayfarers___effects___influence___Unit_dealloc(serai___games___wayfarers___effects___influence___UnitObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___effects___influence___Unit_dealloc)
    CPyDef_wayfarers___effects___influence___Unit_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__Unit_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___effects___influence___Unit(PyObject *cpy_r_verbs);

static PyObject *
wayfarers___effects___influence___Unit_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___effects___influence___Unit) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__Unit_setup((PyObject*)type);
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

static CPyVTableItem wayfarers___effects___influence___Unit_vtable[12];
static bool
CPyDef_wayfarers___effects___influence___Unit_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___effects___influence___Unit_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Unit___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_work___Work___possible,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_work___Work___binds,
        (CPyVTableItem)CPyDef_work___Work___reason,
        (CPyVTableItem)CPyDef_work___Work___run,
        (CPyVTableItem)CPyDef_work___Work___ask,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Unit_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Unit___units,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Unit_____init__,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Unit_____mypyc_defaults_setup,
    };
    memcpy(wayfarers___effects___influence___Unit_vtable, wayfarers___effects___influence___Unit_vtable_scratch, sizeof(wayfarers___effects___influence___Unit_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___effects___influence___Unit_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___effects___influence___Unit_get_verbs(serai___games___wayfarers___effects___influence___UnitObject *self, void *closure);
static int
wayfarers___effects___influence___Unit_set_verbs(serai___games___wayfarers___effects___influence___UnitObject *self, PyObject *value, void *closure);

static PyGetSetDef wayfarers___effects___influence___Unit_getseters[] = {
    {"verbs",
     (getter)wayfarers___effects___influence___Unit_get_verbs, (setter)wayfarers___effects___influence___Unit_set_verbs,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___effects___influence___Unit_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___effects___influence_____mypyc__Unit_setup, METH_O, NULL},
    {"units",
     (PyCFunction)CPyPy_wayfarers___effects___influence___Unit___units,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("units($self, call)\n--\n\n")},
    {"__init__",
     (PyCFunction)CPyPy_wayfarers___effects___influence___Unit_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, verbs)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_wayfarers___effects___influence___Unit_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___effects___influence___Unit_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Unit",
    .tp_new = wayfarers___effects___influence___Unit_new,
    .tp_dealloc = (destructor)wayfarers___effects___influence___Unit_dealloc,
    .tp_traverse = (traverseproc)wayfarers___effects___influence___Unit_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___effects___influence___Unit_clear,
    .tp_getset = wayfarers___effects___influence___Unit_getseters,
    .tp_methods = wayfarers___effects___influence___Unit_methods,
    .tp_init = wayfarers___effects___influence___Unit_init,
    .tp_members = wayfarers___effects___influence___Unit_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___influence___UnitObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___influence___UnitObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___influence___UnitObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Unit(verbs)\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___effects___influence___Unit_template = &CPyType_wayfarers___effects___influence___Unit_template_;

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__Unit_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___influence___UnitObject *self;
    self = (serai___games___wayfarers___effects___influence___UnitObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___effects___influence___Unit_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    if (CPyDef_wayfarers___effects___influence___Unit_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___effects___influence___Unit(PyObject *cpy_r_verbs)
{
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__Unit_setup((PyObject *)CPyType_wayfarers___effects___influence___Unit);
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
wayfarers___effects___influence___Unit_get_verbs(serai___games___wayfarers___effects___influence___UnitObject *self, void *closure)
{
    if (unlikely(self->_verbs == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'verbs' of 'Unit' undefined");
        return NULL;
    }
    CPy_INCREF(self->_verbs);
    PyObject *retval = self->_verbs;
    return retval;
}

static int
wayfarers___effects___influence___Unit_set_verbs(serai___games___wayfarers___effects___influence___UnitObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Unit' object attribute 'verbs' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_kernel___effects___Verbs))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.effects.Verbs", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_verbs != NULL) {
        CPy_DECREF(self->_verbs);
    }
    self->_verbs = tmp;
    return 0;
}

PyMemberDef wayfarers___effects___influence___Guild_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___influence___GuildObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___influence___GuildObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
wayfarers___effects___influence___Guild_traverse(serai___games___wayfarers___effects___influence___GuildObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_verbs);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___influence___GuildObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___influence___GuildObject))));
    return rv;
}

static int32_t CPyDef_wayfarers___effects___influence___Guild_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___GuildObject *self = (serai___games___wayfarers___effects___influence___GuildObject *)cpy_r_self;
    Py_CLEAR(self->_verbs);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___influence___GuildObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___influence___GuildObject))));
    return 0;
}

static int32_t CPyDef_wayfarers___effects___influence___Guild_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___GuildObject *self = (serai___games___wayfarers___effects___influence___GuildObject *)cpy_r_self;
    Py_CLEAR(self->_verbs);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___influence___GuildObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___influence___GuildObject))));
    return 0;
}

static void
wayfarers___effects___influence___Guild_dealloc(serai___games___wayfarers___effects___influence___GuildObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___effects___influence___Guild_dealloc)
    CPyDef_wayfarers___effects___influence___Guild_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__Guild_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___effects___influence___Guild(PyObject *cpy_r_verbs);

static PyObject *
wayfarers___effects___influence___Guild_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___effects___influence___Guild) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__Guild_setup((PyObject*)type);
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

static CPyVTableItem wayfarers___effects___influence___Guild_vtable[18];
static bool
CPyDef_wayfarers___effects___influence___Guild_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___effects___influence___Guild_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Unit___units,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Guild___free__Work_glue,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Guild___possible__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_work___Work___binds,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Guild___reason__Work_glue,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Guild___run__Work_glue,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Guild___ask__Work_glue,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Guild_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Unit___units,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Unit_____init__,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Guild_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Guild___free,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Guild___run,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Guild___possible,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Guild___reason,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Guild___ask,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Guild_____mypyc_defaults_setup,
    };
    memcpy(wayfarers___effects___influence___Guild_vtable, wayfarers___effects___influence___Guild_vtable_scratch, sizeof(wayfarers___effects___influence___Guild_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___effects___influence___Guild_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___effects___influence___Guild_get_asks_itself(serai___games___wayfarers___effects___influence___GuildObject *self, void *closure);
static int
wayfarers___effects___influence___Guild_set_asks_itself(serai___games___wayfarers___effects___influence___GuildObject *self, PyObject *value, void *closure);

static PyGetSetDef wayfarers___effects___influence___Guild_getseters[] = {
    {"asks_itself",
     (getter)wayfarers___effects___influence___Guild_get_asks_itself, (setter)wayfarers___effects___influence___Guild_set_asks_itself,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___effects___influence___Guild_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___effects___influence_____mypyc__Guild_setup, METH_O, NULL},
    {"free",
     (PyCFunction)CPyPy_wayfarers___effects___influence___Guild___free,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("free($self, t, me, call, context)\n--\n\n")},
    {"run",
     (PyCFunction)CPyPy_wayfarers___effects___influence___Guild___run,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("run($self, t, me, call, context)\n--\n\n")},
    {"possible",
     (PyCFunction)CPyPy_wayfarers___effects___influence___Guild___possible,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("possible($self, t, me, call, context)\n--\n\n")},
    {"reason",
     (PyCFunction)CPyPy_wayfarers___effects___influence___Guild___reason,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("reason($self, t, me, call, context)\n--\n\n")},
    {"ask",
     (PyCFunction)CPyPy_wayfarers___effects___influence___Guild___ask,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("ask($self, t, me, call, context, optional)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_wayfarers___effects___influence___Guild_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___effects___influence___Guild_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Guild",
    .tp_new = wayfarers___effects___influence___Guild_new,
    .tp_dealloc = (destructor)wayfarers___effects___influence___Guild_dealloc,
    .tp_traverse = (traverseproc)wayfarers___effects___influence___Guild_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___effects___influence___Guild_clear,
    .tp_getset = wayfarers___effects___influence___Guild_getseters,
    .tp_methods = wayfarers___effects___influence___Guild_methods,
    .tp_members = wayfarers___effects___influence___Guild_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___influence___GuildObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___influence___GuildObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___influence___GuildObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Guild(verbs)\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___effects___influence___Guild_template = &CPyType_wayfarers___effects___influence___Guild_template_;

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__Guild_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___influence___GuildObject *self;
    self = (serai___games___wayfarers___effects___influence___GuildObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___effects___influence___Guild_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    self->_asks_itself = 2;
    if (CPyDef_wayfarers___effects___influence___Guild_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___effects___influence___Guild(PyObject *cpy_r_verbs)
{
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__Guild_setup((PyObject *)CPyType_wayfarers___effects___influence___Guild);
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
wayfarers___effects___influence___Guild_get_asks_itself(serai___games___wayfarers___effects___influence___GuildObject *self, void *closure)
{
    if (unlikely(self->_asks_itself == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'asks_itself' of 'Guild' undefined");
        return NULL;
    }
    PyObject *retval = self->_asks_itself ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
wayfarers___effects___influence___Guild_set_asks_itself(serai___games___wayfarers___effects___influence___GuildObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Guild' object attribute 'asks_itself' cannot be deleted");
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

PyMemberDef wayfarers___effects___influence___InfluenceCard_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___influence___InfluenceCardObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___influence___InfluenceCardObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
wayfarers___effects___influence___InfluenceCard_traverse(serai___games___wayfarers___effects___influence___InfluenceCardObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_verbs);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___influence___InfluenceCardObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___influence___InfluenceCardObject))));
    return rv;
}

static int32_t CPyDef_wayfarers___effects___influence___InfluenceCard_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___InfluenceCardObject *self = (serai___games___wayfarers___effects___influence___InfluenceCardObject *)cpy_r_self;
    Py_CLEAR(self->_verbs);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___influence___InfluenceCardObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___influence___InfluenceCardObject))));
    return 0;
}

static int32_t CPyDef_wayfarers___effects___influence___InfluenceCard_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___InfluenceCardObject *self = (serai___games___wayfarers___effects___influence___InfluenceCardObject *)cpy_r_self;
    Py_CLEAR(self->_verbs);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___influence___InfluenceCardObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___influence___InfluenceCardObject))));
    return 0;
}

static void
wayfarers___effects___influence___InfluenceCard_dealloc(serai___games___wayfarers___effects___influence___InfluenceCardObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___effects___influence___InfluenceCard_dealloc)
    CPyDef_wayfarers___effects___influence___InfluenceCard_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__InfluenceCard_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___effects___influence___InfluenceCard(PyObject *cpy_r_verbs);

static PyObject *
wayfarers___effects___influence___InfluenceCard_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___effects___influence___InfluenceCard) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__InfluenceCard_setup((PyObject*)type);
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

static CPyVTableItem wayfarers___effects___influence___InfluenceCard_vtable[15];
static bool
CPyDef_wayfarers___effects___influence___InfluenceCard_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___effects___influence___InfluenceCard_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Unit___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___InfluenceCard___possible__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_work___Work___binds,
        (CPyVTableItem)CPyDef_work___Work___reason,
        (CPyVTableItem)CPyDef_work___Work___run,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___InfluenceCard___ask__Work_glue,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___InfluenceCard_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Unit___units,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Unit_____init__,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___InfluenceCard_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___InfluenceCard___possible,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___InfluenceCard___ask,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___InfluenceCard_____mypyc_defaults_setup,
    };
    memcpy(wayfarers___effects___influence___InfluenceCard_vtable, wayfarers___effects___influence___InfluenceCard_vtable_scratch, sizeof(wayfarers___effects___influence___InfluenceCard_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___effects___influence___InfluenceCard_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___effects___influence___InfluenceCard_get_asks_itself(serai___games___wayfarers___effects___influence___InfluenceCardObject *self, void *closure);
static int
wayfarers___effects___influence___InfluenceCard_set_asks_itself(serai___games___wayfarers___effects___influence___InfluenceCardObject *self, PyObject *value, void *closure);

static PyGetSetDef wayfarers___effects___influence___InfluenceCard_getseters[] = {
    {"asks_itself",
     (getter)wayfarers___effects___influence___InfluenceCard_get_asks_itself, (setter)wayfarers___effects___influence___InfluenceCard_set_asks_itself,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___effects___influence___InfluenceCard_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___effects___influence_____mypyc__InfluenceCard_setup, METH_O, NULL},
    {"possible",
     (PyCFunction)CPyPy_wayfarers___effects___influence___InfluenceCard___possible,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("possible($self, t, me, call, context)\n--\n\n")},
    {"ask",
     (PyCFunction)CPyPy_wayfarers___effects___influence___InfluenceCard___ask,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("ask($self, t, me, call, context, optional)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_wayfarers___effects___influence___InfluenceCard_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___effects___influence___InfluenceCard_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "InfluenceCard",
    .tp_new = wayfarers___effects___influence___InfluenceCard_new,
    .tp_dealloc = (destructor)wayfarers___effects___influence___InfluenceCard_dealloc,
    .tp_traverse = (traverseproc)wayfarers___effects___influence___InfluenceCard_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___effects___influence___InfluenceCard_clear,
    .tp_getset = wayfarers___effects___influence___InfluenceCard_getseters,
    .tp_methods = wayfarers___effects___influence___InfluenceCard_methods,
    .tp_members = wayfarers___effects___influence___InfluenceCard_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___influence___InfluenceCardObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___influence___InfluenceCardObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___influence___InfluenceCardObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("InfluenceCard(verbs)\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___effects___influence___InfluenceCard_template = &CPyType_wayfarers___effects___influence___InfluenceCard_template_;

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__InfluenceCard_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___influence___InfluenceCardObject *self;
    self = (serai___games___wayfarers___effects___influence___InfluenceCardObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___effects___influence___InfluenceCard_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    self->_asks_itself = 2;
    if (CPyDef_wayfarers___effects___influence___InfluenceCard_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___effects___influence___InfluenceCard(PyObject *cpy_r_verbs)
{
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__InfluenceCard_setup((PyObject *)CPyType_wayfarers___effects___influence___InfluenceCard);
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
wayfarers___effects___influence___InfluenceCard_get_asks_itself(serai___games___wayfarers___effects___influence___InfluenceCardObject *self, void *closure)
{
    if (unlikely(self->_asks_itself == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'asks_itself' of 'InfluenceCard' undefined");
        return NULL;
    }
    PyObject *retval = self->_asks_itself ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
wayfarers___effects___influence___InfluenceCard_set_asks_itself(serai___games___wayfarers___effects___influence___InfluenceCardObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'InfluenceCard' object attribute 'asks_itself' cannot be deleted");
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

PyMemberDef wayfarers___effects___influence___MoveInfluence_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___influence___MoveInfluenceObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___influence___MoveInfluenceObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
wayfarers___effects___influence___MoveInfluence_traverse(serai___games___wayfarers___effects___influence___MoveInfluenceObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_verbs);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___influence___MoveInfluenceObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___influence___MoveInfluenceObject))));
    return rv;
}

static int32_t CPyDef_wayfarers___effects___influence___MoveInfluence_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___MoveInfluenceObject *self = (serai___games___wayfarers___effects___influence___MoveInfluenceObject *)cpy_r_self;
    Py_CLEAR(self->_verbs);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___influence___MoveInfluenceObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___influence___MoveInfluenceObject))));
    return 0;
}

static int32_t CPyDef_wayfarers___effects___influence___MoveInfluence_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___MoveInfluenceObject *self = (serai___games___wayfarers___effects___influence___MoveInfluenceObject *)cpy_r_self;
    Py_CLEAR(self->_verbs);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___influence___MoveInfluenceObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___influence___MoveInfluenceObject))));
    return 0;
}

static void
wayfarers___effects___influence___MoveInfluence_dealloc(serai___games___wayfarers___effects___influence___MoveInfluenceObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___effects___influence___MoveInfluence_dealloc)
    CPyDef_wayfarers___effects___influence___MoveInfluence_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__MoveInfluence_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___effects___influence___MoveInfluence(PyObject *cpy_r_verbs);

static PyObject *
wayfarers___effects___influence___MoveInfluence_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___effects___influence___MoveInfluence) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__MoveInfluence_setup((PyObject*)type);
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

static CPyVTableItem wayfarers___effects___influence___MoveInfluence_vtable[15];
static bool
CPyDef_wayfarers___effects___influence___MoveInfluence_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___effects___influence___MoveInfluence_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Unit___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___MoveInfluence___possible__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_work___Work___binds,
        (CPyVTableItem)CPyDef_work___Work___reason,
        (CPyVTableItem)CPyDef_work___Work___run,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___MoveInfluence___ask__Work_glue,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___MoveInfluence_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Unit___units,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Unit_____init__,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___MoveInfluence_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___MoveInfluence___possible,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___MoveInfluence___ask,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___MoveInfluence_____mypyc_defaults_setup,
    };
    memcpy(wayfarers___effects___influence___MoveInfluence_vtable, wayfarers___effects___influence___MoveInfluence_vtable_scratch, sizeof(wayfarers___effects___influence___MoveInfluence_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___effects___influence___MoveInfluence_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___effects___influence___MoveInfluence_get_asks_itself(serai___games___wayfarers___effects___influence___MoveInfluenceObject *self, void *closure);
static int
wayfarers___effects___influence___MoveInfluence_set_asks_itself(serai___games___wayfarers___effects___influence___MoveInfluenceObject *self, PyObject *value, void *closure);

static PyGetSetDef wayfarers___effects___influence___MoveInfluence_getseters[] = {
    {"asks_itself",
     (getter)wayfarers___effects___influence___MoveInfluence_get_asks_itself, (setter)wayfarers___effects___influence___MoveInfluence_set_asks_itself,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___effects___influence___MoveInfluence_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___effects___influence_____mypyc__MoveInfluence_setup, METH_O, NULL},
    {"possible",
     (PyCFunction)CPyPy_wayfarers___effects___influence___MoveInfluence___possible,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("possible($self, t, me, call, context)\n--\n\n")},
    {"ask",
     (PyCFunction)CPyPy_wayfarers___effects___influence___MoveInfluence___ask,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("ask($self, t, me, call, context, optional)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_wayfarers___effects___influence___MoveInfluence_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___effects___influence___MoveInfluence_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "MoveInfluence",
    .tp_new = wayfarers___effects___influence___MoveInfluence_new,
    .tp_dealloc = (destructor)wayfarers___effects___influence___MoveInfluence_dealloc,
    .tp_traverse = (traverseproc)wayfarers___effects___influence___MoveInfluence_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___effects___influence___MoveInfluence_clear,
    .tp_getset = wayfarers___effects___influence___MoveInfluence_getseters,
    .tp_methods = wayfarers___effects___influence___MoveInfluence_methods,
    .tp_members = wayfarers___effects___influence___MoveInfluence_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___influence___MoveInfluenceObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___influence___MoveInfluenceObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___influence___MoveInfluenceObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("MoveInfluence(verbs)\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___effects___influence___MoveInfluence_template = &CPyType_wayfarers___effects___influence___MoveInfluence_template_;

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__MoveInfluence_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___influence___MoveInfluenceObject *self;
    self = (serai___games___wayfarers___effects___influence___MoveInfluenceObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___effects___influence___MoveInfluence_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    self->_asks_itself = 2;
    if (CPyDef_wayfarers___effects___influence___MoveInfluence_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___effects___influence___MoveInfluence(PyObject *cpy_r_verbs)
{
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__MoveInfluence_setup((PyObject *)CPyType_wayfarers___effects___influence___MoveInfluence);
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
wayfarers___effects___influence___MoveInfluence_get_asks_itself(serai___games___wayfarers___effects___influence___MoveInfluenceObject *self, void *closure)
{
    if (unlikely(self->_asks_itself == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'asks_itself' of 'MoveInfluence' undefined");
        return NULL;
    }
    PyObject *retval = self->_asks_itself ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
wayfarers___effects___influence___MoveInfluence_set_asks_itself(serai___games___wayfarers___effects___influence___MoveInfluenceObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'MoveInfluence' object attribute 'asks_itself' cannot be deleted");
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

static int
wayfarers___effects___influence___ask_Guild_env_traverse(serai___games___wayfarers___effects___influence___ask_Guild_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_attribute__options);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___effects___influence___ask_Guild_env_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___ask_Guild_envObject *self = (serai___games___wayfarers___effects___influence___ask_Guild_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__me;
        self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_attribute__options);
    return 0;
}

static int32_t CPyDef_wayfarers___effects___influence___ask_Guild_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___ask_Guild_envObject *self = (serai___games___wayfarers___effects___influence___ask_Guild_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
wayfarers___effects___influence___ask_Guild_env_dealloc(serai___games___wayfarers___effects___influence___ask_Guild_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___effects___influence___ask_Guild_env_free_instance == NULL) {
        wayfarers___effects___influence___ask_Guild_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__me;
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_attribute__options);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___effects___influence___ask_Guild_env_dealloc)
    CPyDef_wayfarers___effects___influence___ask_Guild_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__ask_Guild_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___effects___influence___ask_Guild_env(void);

static PyObject *
wayfarers___effects___influence___ask_Guild_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___effects___influence___ask_Guild_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__ask_Guild_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___effects___influence___ask_Guild_env_vtable[1];
static bool
CPyDef_wayfarers___effects___influence___ask_Guild_env_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___effects___influence___ask_Guild_env_vtable_scratch[] = {
        NULL
    };
    memcpy(wayfarers___effects___influence___ask_Guild_env_vtable, wayfarers___effects___influence___ask_Guild_env_vtable_scratch, sizeof(wayfarers___effects___influence___ask_Guild_env_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___effects___influence___ask_Guild_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___effects___influence___ask_Guild_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___effects___influence_____mypyc__ask_Guild_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___effects___influence___ask_Guild_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_Guild_env",
    .tp_new = wayfarers___effects___influence___ask_Guild_env_new,
    .tp_dealloc = (destructor)wayfarers___effects___influence___ask_Guild_env_dealloc,
    .tp_traverse = (traverseproc)wayfarers___effects___influence___ask_Guild_env_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___effects___influence___ask_Guild_env_clear,
    .tp_methods = wayfarers___effects___influence___ask_Guild_env_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___influence___ask_Guild_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_Guild_env()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___effects___influence___ask_Guild_env_template = &CPyType_wayfarers___effects___influence___ask_Guild_env_template_;

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__ask_Guild_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___influence___ask_Guild_envObject *self;
    if (wayfarers___effects___influence___ask_Guild_env_free_instance != NULL) {
        self = wayfarers___effects___influence___ask_Guild_env_free_instance;
        wayfarers___effects___influence___ask_Guild_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___influence___ask_Guild_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___effects___influence___ask_Guild_env_vtable;
    self->___mypyc_generator_attribute__me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___effects___influence___ask_Guild_env(void)
{
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__ask_Guild_env_setup((PyObject *)CPyType_wayfarers___effects___influence___ask_Guild_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendwayfarers___effects___influence___ask_Guild_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_wayfarers___effects___influence___ask_Guild_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods wayfarers___effects___influence___ask_Guild_gen_as_async = {
    .am_send = CPyDunder_am_sendwayfarers___effects___influence___ask_Guild_gen,
};
static int
wayfarers___effects___influence___ask_Guild_gen_traverse(serai___games___wayfarers___effects___influence___ask_Guild_genObject *self, visitproc visit, void *arg)
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
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__self);
    Py_VISIT(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__context));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__obstacle);
    Py_VISIT(self->___mypyc_generator_frame_attribute__player);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__guild)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__guild));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___effects___influence___ask_Guild_gen_2);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___effects___influence___ask_Guild_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___ask_Guild_genObject *self = (serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__context;
        self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__guild)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__guild;
        self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___influence___ask_Guild_gen_2);
    return 0;
}

static int32_t CPyDef_wayfarers___effects___influence___ask_Guild_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___ask_Guild_genObject *self = (serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__context;
        self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__guild)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__guild;
        self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___influence___ask_Guild_gen_2);
    return 0;
}

static void
wayfarers___effects___influence___ask_Guild_gen_dealloc(serai___games___wayfarers___effects___influence___ask_Guild_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___effects___influence___ask_Guild_gen_free_instance == NULL) {
        wayfarers___effects___influence___ask_Guild_gen_free_instance = self;
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
        Py_CLEAR(self->___mypyc_env__);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
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
        Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__guild)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__guild;
            self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___influence___ask_Guild_gen_2);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___effects___influence___ask_Guild_gen_dealloc)
    CPyDef_wayfarers___effects___influence___ask_Guild_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__ask_Guild_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___effects___influence___ask_Guild_gen(void);

static PyObject *
wayfarers___effects___influence___ask_Guild_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___effects___influence___ask_Guild_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__ask_Guild_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___effects___influence___ask_Guild_gen_vtable[6];
static bool
CPyDef_wayfarers___effects___influence___ask_Guild_gen_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___effects___influence___ask_Guild_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___ask_Guild_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___ask_Guild_gen_____next__,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___ask_Guild_gen___send,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___ask_Guild_gen_____iter__,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___ask_Guild_gen___throw,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___ask_Guild_gen___close,
    };
    memcpy(wayfarers___effects___influence___ask_Guild_gen_vtable, wayfarers___effects___influence___ask_Guild_gen_vtable_scratch, sizeof(wayfarers___effects___influence___ask_Guild_gen_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___effects___influence___ask_Guild_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___effects___influence___ask_Guild_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___effects___influence_____mypyc__ask_Guild_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_wayfarers___effects___influence___ask_Guild_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_wayfarers___effects___influence___ask_Guild_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_wayfarers___effects___influence___ask_Guild_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_wayfarers___effects___influence___ask_Guild_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_wayfarers___effects___influence___ask_Guild_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___effects___influence___ask_Guild_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_Guild_gen",
    .tp_new = wayfarers___effects___influence___ask_Guild_gen_new,
    .tp_dealloc = (destructor)wayfarers___effects___influence___ask_Guild_gen_dealloc,
    .tp_traverse = (traverseproc)wayfarers___effects___influence___ask_Guild_gen_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___effects___influence___ask_Guild_gen_clear,
    .tp_methods = wayfarers___effects___influence___ask_Guild_gen_methods,
    .tp_iter = CPyDef_wayfarers___effects___influence___ask_Guild_gen_____iter__,
    .tp_iternext = CPyDef_wayfarers___effects___influence___ask_Guild_gen_____next__,
    .tp_as_async = &wayfarers___effects___influence___ask_Guild_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___influence___ask_Guild_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_Guild_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___effects___influence___ask_Guild_gen_template = &CPyType_wayfarers___effects___influence___ask_Guild_gen_template_;

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__ask_Guild_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___influence___ask_Guild_genObject *self;
    if (wayfarers___effects___influence___ask_Guild_gen_free_instance != NULL) {
        self = wayfarers___effects___influence___ask_Guild_gen_free_instance;
        wayfarers___effects___influence___ask_Guild_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___influence___ask_Guild_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___effects___influence___ask_Guild_gen_vtable;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__optional = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___effects___influence___ask_Guild_gen(void)
{
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__ask_Guild_gen_setup((PyObject *)CPyType_wayfarers___effects___influence___ask_Guild_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__wayfarers___effects___influence___obstacle_ask_Guild_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_wayfarers___effects___influence___obstacle_ask_Guild_obj_____get__(self, instance, owner);
}
PyMemberDef wayfarers___effects___influence___obstacle_ask_Guild_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___influence___obstacle_ask_Guild_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___influence___obstacle_ask_Guild_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
wayfarers___effects___influence___obstacle_ask_Guild_obj_traverse(serai___games___wayfarers___effects___influence___obstacle_ask_Guild_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___influence___obstacle_ask_Guild_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___influence___obstacle_ask_Guild_objObject))));
    return rv;
}

static int32_t CPyDef_wayfarers___effects___influence___obstacle_ask_Guild_obj_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___obstacle_ask_Guild_objObject *self = (serai___games___wayfarers___effects___influence___obstacle_ask_Guild_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___influence___obstacle_ask_Guild_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___influence___obstacle_ask_Guild_objObject))));
    return 0;
}

static int32_t CPyDef_wayfarers___effects___influence___obstacle_ask_Guild_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___obstacle_ask_Guild_objObject *self = (serai___games___wayfarers___effects___influence___obstacle_ask_Guild_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___influence___obstacle_ask_Guild_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___influence___obstacle_ask_Guild_objObject))));
    return 0;
}

static void
wayfarers___effects___influence___obstacle_ask_Guild_obj_dealloc(serai___games___wayfarers___effects___influence___obstacle_ask_Guild_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___effects___influence___obstacle_ask_Guild_obj_free_instance == NULL) {
        wayfarers___effects___influence___obstacle_ask_Guild_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___effects___influence___obstacle_ask_Guild_obj_dealloc)
    CPyDef_wayfarers___effects___influence___obstacle_ask_Guild_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__obstacle_ask_Guild_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___effects___influence___obstacle_ask_Guild_obj(void);

static PyObject *
wayfarers___effects___influence___obstacle_ask_Guild_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___effects___influence___obstacle_ask_Guild_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__obstacle_ask_Guild_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___effects___influence___obstacle_ask_Guild_obj_vtable[2];
static bool
CPyDef_wayfarers___effects___influence___obstacle_ask_Guild_obj_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___effects___influence___obstacle_ask_Guild_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___obstacle_ask_Guild_obj_____call__,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___obstacle_ask_Guild_obj_____get__,
    };
    memcpy(wayfarers___effects___influence___obstacle_ask_Guild_obj_vtable, wayfarers___effects___influence___obstacle_ask_Guild_obj_vtable_scratch, sizeof(wayfarers___effects___influence___obstacle_ask_Guild_obj_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___effects___influence___obstacle_ask_Guild_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___effects___influence___obstacle_ask_Guild_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___influence___obstacle_ask_Guild_objObject *self, void *closure);

static PyGetSetDef wayfarers___effects___influence___obstacle_ask_Guild_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)wayfarers___effects___influence___obstacle_ask_Guild_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___effects___influence___obstacle_ask_Guild_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___effects___influence_____mypyc__obstacle_ask_Guild_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_wayfarers___effects___influence___obstacle_ask_Guild_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_wayfarers___effects___influence___obstacle_ask_Guild_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___effects___influence___obstacle_ask_Guild_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "obstacle_ask_Guild_obj",
    .tp_new = wayfarers___effects___influence___obstacle_ask_Guild_obj_new,
    .tp_dealloc = (destructor)wayfarers___effects___influence___obstacle_ask_Guild_obj_dealloc,
    .tp_traverse = (traverseproc)wayfarers___effects___influence___obstacle_ask_Guild_obj_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___effects___influence___obstacle_ask_Guild_obj_clear,
    .tp_getset = wayfarers___effects___influence___obstacle_ask_Guild_obj_getseters,
    .tp_methods = wayfarers___effects___influence___obstacle_ask_Guild_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__wayfarers___effects___influence___obstacle_ask_Guild_obj,
    .tp_members = wayfarers___effects___influence___obstacle_ask_Guild_obj_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___influence___obstacle_ask_Guild_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___influence___obstacle_ask_Guild_objObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___influence___obstacle_ask_Guild_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___wayfarers___effects___influence___obstacle_ask_Guild_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("obstacle_ask_Guild_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___effects___influence___obstacle_ask_Guild_obj_template = &CPyType_wayfarers___effects___influence___obstacle_ask_Guild_obj_template_;

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__obstacle_ask_Guild_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___influence___obstacle_ask_Guild_objObject *self;
    if (wayfarers___effects___influence___obstacle_ask_Guild_obj_free_instance != NULL) {
        self = wayfarers___effects___influence___obstacle_ask_Guild_obj_free_instance;
        wayfarers___effects___influence___obstacle_ask_Guild_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___influence___obstacle_ask_Guild_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___effects___influence___obstacle_ask_Guild_obj_vtable;
    self->vectorcall = CPyPy_wayfarers___effects___influence___obstacle_ask_Guild_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___effects___influence___obstacle_ask_Guild_obj(void)
{
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__obstacle_ask_Guild_obj_setup((PyObject *)CPyType_wayfarers___effects___influence___obstacle_ask_Guild_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
wayfarers___effects___influence___obstacle_ask_Guild_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___influence___obstacle_ask_Guild_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'obstacle_ask_Guild_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
wayfarers___effects___influence___ask_InfluenceCard_env_traverse(serai___games___wayfarers___effects___influence___ask_InfluenceCard_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__cards);
    Py_VISIT(self->___mypyc_generator_attribute__display);
    Py_VISIT(self->___mypyc_generator_attribute__free);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___effects___influence___ask_InfluenceCard_env_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___ask_InfluenceCard_envObject *self = (serai___games___wayfarers___effects___influence___ask_InfluenceCard_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__cards);
    Py_CLEAR(self->___mypyc_generator_attribute__display);
    Py_CLEAR(self->___mypyc_generator_attribute__free);
    return 0;
}

static int32_t CPyDef_wayfarers___effects___influence___ask_InfluenceCard_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___ask_InfluenceCard_envObject *self = (serai___games___wayfarers___effects___influence___ask_InfluenceCard_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
wayfarers___effects___influence___ask_InfluenceCard_env_dealloc(serai___games___wayfarers___effects___influence___ask_InfluenceCard_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___effects___influence___ask_InfluenceCard_env_free_instance == NULL) {
        wayfarers___effects___influence___ask_InfluenceCard_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__cards);
        Py_CLEAR(self->___mypyc_generator_attribute__display);
        Py_CLEAR(self->___mypyc_generator_attribute__free);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___effects___influence___ask_InfluenceCard_env_dealloc)
    CPyDef_wayfarers___effects___influence___ask_InfluenceCard_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__ask_InfluenceCard_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___effects___influence___ask_InfluenceCard_env(void);

static PyObject *
wayfarers___effects___influence___ask_InfluenceCard_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___effects___influence___ask_InfluenceCard_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__ask_InfluenceCard_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___effects___influence___ask_InfluenceCard_env_vtable[1];
static bool
CPyDef_wayfarers___effects___influence___ask_InfluenceCard_env_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___effects___influence___ask_InfluenceCard_env_vtable_scratch[] = {
        NULL
    };
    memcpy(wayfarers___effects___influence___ask_InfluenceCard_env_vtable, wayfarers___effects___influence___ask_InfluenceCard_env_vtable_scratch, sizeof(wayfarers___effects___influence___ask_InfluenceCard_env_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___effects___influence___ask_InfluenceCard_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___effects___influence___ask_InfluenceCard_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___effects___influence_____mypyc__ask_InfluenceCard_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___effects___influence___ask_InfluenceCard_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_InfluenceCard_env",
    .tp_new = wayfarers___effects___influence___ask_InfluenceCard_env_new,
    .tp_dealloc = (destructor)wayfarers___effects___influence___ask_InfluenceCard_env_dealloc,
    .tp_traverse = (traverseproc)wayfarers___effects___influence___ask_InfluenceCard_env_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___effects___influence___ask_InfluenceCard_env_clear,
    .tp_methods = wayfarers___effects___influence___ask_InfluenceCard_env_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___influence___ask_InfluenceCard_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_InfluenceCard_env()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___effects___influence___ask_InfluenceCard_env_template = &CPyType_wayfarers___effects___influence___ask_InfluenceCard_env_template_;

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__ask_InfluenceCard_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___influence___ask_InfluenceCard_envObject *self;
    if (wayfarers___effects___influence___ask_InfluenceCard_env_free_instance != NULL) {
        self = wayfarers___effects___influence___ask_InfluenceCard_env_free_instance;
        wayfarers___effects___influence___ask_InfluenceCard_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___influence___ask_InfluenceCard_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___effects___influence___ask_InfluenceCard_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___effects___influence___ask_InfluenceCard_env(void)
{
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__ask_InfluenceCard_env_setup((PyObject *)CPyType_wayfarers___effects___influence___ask_InfluenceCard_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendwayfarers___effects___influence___ask_InfluenceCard_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods wayfarers___effects___influence___ask_InfluenceCard_gen_as_async = {
    .am_send = CPyDunder_am_sendwayfarers___effects___influence___ask_InfluenceCard_gen,
};
static int
wayfarers___effects___influence___ask_InfluenceCard_gen_traverse(serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *self, visitproc visit, void *arg)
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
    Py_VISIT(self->___mypyc_env__);
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
    Py_VISIT(self->___mypyc_generator_frame_attribute__chosen);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___effects___influence___ask_InfluenceCard_gen_2);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *self = (serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_env__);
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
    Py_CLEAR(self->___mypyc_generator_frame_attribute__chosen);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___influence___ask_InfluenceCard_gen_2);
    return 0;
}

static int32_t CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *self = (serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_generator_frame_attribute__chosen);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___influence___ask_InfluenceCard_gen_2);
    return 0;
}

static void
wayfarers___effects___influence___ask_InfluenceCard_gen_dealloc(serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___effects___influence___ask_InfluenceCard_gen_free_instance == NULL) {
        wayfarers___effects___influence___ask_InfluenceCard_gen_free_instance = self;
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
        Py_CLEAR(self->___mypyc_env__);
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
        Py_CLEAR(self->___mypyc_generator_frame_attribute__chosen);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___influence___ask_InfluenceCard_gen_2);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___effects___influence___ask_InfluenceCard_gen_dealloc)
    CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__ask_InfluenceCard_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen(void);

static PyObject *
wayfarers___effects___influence___ask_InfluenceCard_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___effects___influence___ask_InfluenceCard_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__ask_InfluenceCard_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___effects___influence___ask_InfluenceCard_gen_vtable[6];
static bool
CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___effects___influence___ask_InfluenceCard_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen_____next__,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen___send,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen_____iter__,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen___throw,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen___close,
    };
    memcpy(wayfarers___effects___influence___ask_InfluenceCard_gen_vtable, wayfarers___effects___influence___ask_InfluenceCard_gen_vtable_scratch, sizeof(wayfarers___effects___influence___ask_InfluenceCard_gen_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___effects___influence___ask_InfluenceCard_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___effects___influence_____mypyc__ask_InfluenceCard_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_wayfarers___effects___influence___ask_InfluenceCard_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_wayfarers___effects___influence___ask_InfluenceCard_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_wayfarers___effects___influence___ask_InfluenceCard_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_wayfarers___effects___influence___ask_InfluenceCard_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_wayfarers___effects___influence___ask_InfluenceCard_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___effects___influence___ask_InfluenceCard_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_InfluenceCard_gen",
    .tp_new = wayfarers___effects___influence___ask_InfluenceCard_gen_new,
    .tp_dealloc = (destructor)wayfarers___effects___influence___ask_InfluenceCard_gen_dealloc,
    .tp_traverse = (traverseproc)wayfarers___effects___influence___ask_InfluenceCard_gen_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen_clear,
    .tp_methods = wayfarers___effects___influence___ask_InfluenceCard_gen_methods,
    .tp_iter = CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen_____iter__,
    .tp_iternext = CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen_____next__,
    .tp_as_async = &wayfarers___effects___influence___ask_InfluenceCard_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_InfluenceCard_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___effects___influence___ask_InfluenceCard_gen_template = &CPyType_wayfarers___effects___influence___ask_InfluenceCard_gen_template_;

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__ask_InfluenceCard_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *self;
    if (wayfarers___effects___influence___ask_InfluenceCard_gen_free_instance != NULL) {
        self = wayfarers___effects___influence___ask_InfluenceCard_gen_free_instance;
        wayfarers___effects___influence___ask_InfluenceCard_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___effects___influence___ask_InfluenceCard_gen_vtable;
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

PyObject *CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen(void)
{
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__ask_InfluenceCard_gen_setup((PyObject *)CPyType_wayfarers___effects___influence___ask_InfluenceCard_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_____get__(self, instance, owner);
}
PyMemberDef wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_traverse(serai___games___wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_objObject))));
    return rv;
}

static int32_t CPyDef_wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_objObject *self = (serai___games___wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_objObject))));
    return 0;
}

static int32_t CPyDef_wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_objObject *self = (serai___games___wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_objObject))));
    return 0;
}

static void
wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_dealloc(serai___games___wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_free_instance == NULL) {
        wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_dealloc)
    CPyDef_wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___effects___influence_____mypyc___3__mypyc_lambda__0_ask_InfluenceCard_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj(void);

static PyObject *
wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc___3__mypyc_lambda__0_ask_InfluenceCard_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_vtable[2];
static bool
CPyDef_wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_____call__,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_____get__,
    };
    memcpy(wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_vtable, wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_vtable_scratch, sizeof(wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_objObject *self, void *closure);

static PyGetSetDef wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___effects___influence_____mypyc___3__mypyc_lambda__0_ask_InfluenceCard_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0_ask_InfluenceCard_obj",
    .tp_new = wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_new,
    .tp_dealloc = (destructor)wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_dealloc,
    .tp_traverse = (traverseproc)wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_clear,
    .tp_getset = wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_getseters,
    .tp_methods = wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj,
    .tp_members = wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_objObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0_ask_InfluenceCard_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_template = &CPyType_wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_template_;

PyObject *CPyDef_wayfarers___effects___influence_____mypyc___3__mypyc_lambda__0_ask_InfluenceCard_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_objObject *self;
    if (wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_free_instance != NULL) {
        self = wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_free_instance;
        wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_vtable;
    self->vectorcall = CPyPy_wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj(void)
{
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc___3__mypyc_lambda__0_ask_InfluenceCard_obj_setup((PyObject *)CPyType_wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0_ask_InfluenceCard_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_____get__(self, instance, owner);
}
PyMemberDef wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_traverse(serai___games___wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_objObject))));
    return rv;
}

static int32_t CPyDef_wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_objObject *self = (serai___games___wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_objObject))));
    return 0;
}

static int32_t CPyDef_wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_objObject *self = (serai___games___wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_objObject))));
    return 0;
}

static void
wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_dealloc(serai___games___wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_free_instance == NULL) {
        wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_dealloc)
    CPyDef_wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___effects___influence_____mypyc___3__mypyc_lambda__1_ask_InfluenceCard_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj(void);

static PyObject *
wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc___3__mypyc_lambda__1_ask_InfluenceCard_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_vtable[2];
static bool
CPyDef_wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_____call__,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_____get__,
    };
    memcpy(wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_vtable, wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_vtable_scratch, sizeof(wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_objObject *self, void *closure);

static PyGetSetDef wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___effects___influence_____mypyc___3__mypyc_lambda__1_ask_InfluenceCard_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__()\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__1_ask_InfluenceCard_obj",
    .tp_new = wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_new,
    .tp_dealloc = (destructor)wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_dealloc,
    .tp_traverse = (traverseproc)wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_clear,
    .tp_getset = wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_getseters,
    .tp_methods = wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj,
    .tp_members = wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_objObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__1_ask_InfluenceCard_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_template = &CPyType_wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_template_;

PyObject *CPyDef_wayfarers___effects___influence_____mypyc___3__mypyc_lambda__1_ask_InfluenceCard_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_objObject *self;
    if (wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_free_instance != NULL) {
        self = wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_free_instance;
        wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_vtable;
    self->vectorcall = CPyPy_wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj(void)
{
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc___3__mypyc_lambda__1_ask_InfluenceCard_obj_setup((PyObject *)CPyType_wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__1_ask_InfluenceCard_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
wayfarers___effects___influence___ask_MoveInfluence_env_traverse(serai___games___wayfarers___effects___influence___ask_MoveInfluence_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_attribute__options);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___effects___influence___ask_MoveInfluence_env_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___ask_MoveInfluence_envObject *self = (serai___games___wayfarers___effects___influence___ask_MoveInfluence_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__me;
        self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_attribute__options);
    return 0;
}

static int32_t CPyDef_wayfarers___effects___influence___ask_MoveInfluence_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___ask_MoveInfluence_envObject *self = (serai___games___wayfarers___effects___influence___ask_MoveInfluence_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
wayfarers___effects___influence___ask_MoveInfluence_env_dealloc(serai___games___wayfarers___effects___influence___ask_MoveInfluence_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___effects___influence___ask_MoveInfluence_env_free_instance == NULL) {
        wayfarers___effects___influence___ask_MoveInfluence_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__me;
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_attribute__options);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___effects___influence___ask_MoveInfluence_env_dealloc)
    CPyDef_wayfarers___effects___influence___ask_MoveInfluence_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__ask_MoveInfluence_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___effects___influence___ask_MoveInfluence_env(void);

static PyObject *
wayfarers___effects___influence___ask_MoveInfluence_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___effects___influence___ask_MoveInfluence_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__ask_MoveInfluence_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___effects___influence___ask_MoveInfluence_env_vtable[1];
static bool
CPyDef_wayfarers___effects___influence___ask_MoveInfluence_env_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___effects___influence___ask_MoveInfluence_env_vtable_scratch[] = {
        NULL
    };
    memcpy(wayfarers___effects___influence___ask_MoveInfluence_env_vtable, wayfarers___effects___influence___ask_MoveInfluence_env_vtable_scratch, sizeof(wayfarers___effects___influence___ask_MoveInfluence_env_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___effects___influence___ask_MoveInfluence_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___effects___influence___ask_MoveInfluence_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___effects___influence_____mypyc__ask_MoveInfluence_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___effects___influence___ask_MoveInfluence_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_MoveInfluence_env",
    .tp_new = wayfarers___effects___influence___ask_MoveInfluence_env_new,
    .tp_dealloc = (destructor)wayfarers___effects___influence___ask_MoveInfluence_env_dealloc,
    .tp_traverse = (traverseproc)wayfarers___effects___influence___ask_MoveInfluence_env_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___effects___influence___ask_MoveInfluence_env_clear,
    .tp_methods = wayfarers___effects___influence___ask_MoveInfluence_env_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___influence___ask_MoveInfluence_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_MoveInfluence_env()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___effects___influence___ask_MoveInfluence_env_template = &CPyType_wayfarers___effects___influence___ask_MoveInfluence_env_template_;

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__ask_MoveInfluence_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___influence___ask_MoveInfluence_envObject *self;
    if (wayfarers___effects___influence___ask_MoveInfluence_env_free_instance != NULL) {
        self = wayfarers___effects___influence___ask_MoveInfluence_env_free_instance;
        wayfarers___effects___influence___ask_MoveInfluence_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___influence___ask_MoveInfluence_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___effects___influence___ask_MoveInfluence_env_vtable;
    self->___mypyc_generator_attribute__me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___effects___influence___ask_MoveInfluence_env(void)
{
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__ask_MoveInfluence_env_setup((PyObject *)CPyType_wayfarers___effects___influence___ask_MoveInfluence_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendwayfarers___effects___influence___ask_MoveInfluence_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods wayfarers___effects___influence___ask_MoveInfluence_gen_as_async = {
    .am_send = CPyDunder_am_sendwayfarers___effects___influence___ask_MoveInfluence_gen,
};
static int
wayfarers___effects___influence___ask_MoveInfluence_gen_traverse(serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *self, visitproc visit, void *arg)
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
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__self);
    Py_VISIT(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__context));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__obstacle);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *self = (serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__context;
        self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    return 0;
}

static int32_t CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *self = (serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__context;
        self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    return 0;
}

static void
wayfarers___effects___influence___ask_MoveInfluence_gen_dealloc(serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___effects___influence___ask_MoveInfluence_gen_free_instance == NULL) {
        wayfarers___effects___influence___ask_MoveInfluence_gen_free_instance = self;
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
        Py_CLEAR(self->___mypyc_env__);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
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
        Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___effects___influence___ask_MoveInfluence_gen_dealloc)
    CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__ask_MoveInfluence_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen(void);

static PyObject *
wayfarers___effects___influence___ask_MoveInfluence_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___effects___influence___ask_MoveInfluence_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__ask_MoveInfluence_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___effects___influence___ask_MoveInfluence_gen_vtable[6];
static bool
CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___effects___influence___ask_MoveInfluence_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen_____next__,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen___send,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen_____iter__,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen___throw,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen___close,
    };
    memcpy(wayfarers___effects___influence___ask_MoveInfluence_gen_vtable, wayfarers___effects___influence___ask_MoveInfluence_gen_vtable_scratch, sizeof(wayfarers___effects___influence___ask_MoveInfluence_gen_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___effects___influence___ask_MoveInfluence_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___effects___influence_____mypyc__ask_MoveInfluence_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_wayfarers___effects___influence___ask_MoveInfluence_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_wayfarers___effects___influence___ask_MoveInfluence_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_wayfarers___effects___influence___ask_MoveInfluence_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_wayfarers___effects___influence___ask_MoveInfluence_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_wayfarers___effects___influence___ask_MoveInfluence_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___effects___influence___ask_MoveInfluence_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_MoveInfluence_gen",
    .tp_new = wayfarers___effects___influence___ask_MoveInfluence_gen_new,
    .tp_dealloc = (destructor)wayfarers___effects___influence___ask_MoveInfluence_gen_dealloc,
    .tp_traverse = (traverseproc)wayfarers___effects___influence___ask_MoveInfluence_gen_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen_clear,
    .tp_methods = wayfarers___effects___influence___ask_MoveInfluence_gen_methods,
    .tp_iter = CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen_____iter__,
    .tp_iternext = CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen_____next__,
    .tp_as_async = &wayfarers___effects___influence___ask_MoveInfluence_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_MoveInfluence_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___effects___influence___ask_MoveInfluence_gen_template = &CPyType_wayfarers___effects___influence___ask_MoveInfluence_gen_template_;

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__ask_MoveInfluence_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *self;
    if (wayfarers___effects___influence___ask_MoveInfluence_gen_free_instance != NULL) {
        self = wayfarers___effects___influence___ask_MoveInfluence_gen_free_instance;
        wayfarers___effects___influence___ask_MoveInfluence_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___effects___influence___ask_MoveInfluence_gen_vtable;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__optional = 2;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen(void)
{
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__ask_MoveInfluence_gen_setup((PyObject *)CPyType_wayfarers___effects___influence___ask_MoveInfluence_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_____get__(self, instance, owner);
}
PyMemberDef wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___influence___obstacle_ask_MoveInfluence_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___influence___obstacle_ask_MoveInfluence_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_traverse(serai___games___wayfarers___effects___influence___obstacle_ask_MoveInfluence_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___influence___obstacle_ask_MoveInfluence_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___influence___obstacle_ask_MoveInfluence_objObject))));
    return rv;
}

static int32_t CPyDef_wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___obstacle_ask_MoveInfluence_objObject *self = (serai___games___wayfarers___effects___influence___obstacle_ask_MoveInfluence_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___influence___obstacle_ask_MoveInfluence_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___influence___obstacle_ask_MoveInfluence_objObject))));
    return 0;
}

static int32_t CPyDef_wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___obstacle_ask_MoveInfluence_objObject *self = (serai___games___wayfarers___effects___influence___obstacle_ask_MoveInfluence_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___influence___obstacle_ask_MoveInfluence_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___influence___obstacle_ask_MoveInfluence_objObject))));
    return 0;
}

static void
wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_dealloc(serai___games___wayfarers___effects___influence___obstacle_ask_MoveInfluence_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_free_instance == NULL) {
        wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_dealloc)
    CPyDef_wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__obstacle_ask_MoveInfluence_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj(void);

static PyObject *
wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__obstacle_ask_MoveInfluence_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_vtable[2];
static bool
CPyDef_wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_____call__,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_____get__,
    };
    memcpy(wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_vtable, wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_vtable_scratch, sizeof(wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___influence___obstacle_ask_MoveInfluence_objObject *self, void *closure);

static PyGetSetDef wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___effects___influence_____mypyc__obstacle_ask_MoveInfluence_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "obstacle_ask_MoveInfluence_obj",
    .tp_new = wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_new,
    .tp_dealloc = (destructor)wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_dealloc,
    .tp_traverse = (traverseproc)wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_clear,
    .tp_getset = wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_getseters,
    .tp_methods = wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj,
    .tp_members = wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___influence___obstacle_ask_MoveInfluence_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___influence___obstacle_ask_MoveInfluence_objObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___influence___obstacle_ask_MoveInfluence_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___wayfarers___effects___influence___obstacle_ask_MoveInfluence_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("obstacle_ask_MoveInfluence_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_template = &CPyType_wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_template_;

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__obstacle_ask_MoveInfluence_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___influence___obstacle_ask_MoveInfluence_objObject *self;
    if (wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_free_instance != NULL) {
        self = wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_free_instance;
        wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___influence___obstacle_ask_MoveInfluence_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_vtable;
    self->vectorcall = CPyPy_wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj(void)
{
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__obstacle_ask_MoveInfluence_obj_setup((PyObject *)CPyType_wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___influence___obstacle_ask_MoveInfluence_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'obstacle_ask_MoveInfluence_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
wayfarers___effects___influence___free_influence_env_traverse(serai___games___wayfarers___effects___influence___free_influence_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__guild)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__guild));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__card)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__card));
    }
    Py_VISIT(self->___mypyc_generator_attribute__options);
    Py_VISIT(self->___mypyc_generator_attribute__player);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___effects___influence___free_influence_env_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___free_influence_envObject *self = (serai___games___wayfarers___effects___influence___free_influence_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__guild)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__guild;
        self->___mypyc_generator_attribute__guild = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__card)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__card;
        self->___mypyc_generator_attribute__card = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_attribute__options);
    Py_CLEAR(self->___mypyc_generator_attribute__player);
    return 0;
}

static int32_t CPyDef_wayfarers___effects___influence___free_influence_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___free_influence_envObject *self = (serai___games___wayfarers___effects___influence___free_influence_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
wayfarers___effects___influence___free_influence_env_dealloc(serai___games___wayfarers___effects___influence___free_influence_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___effects___influence___free_influence_env_free_instance == NULL) {
        wayfarers___effects___influence___free_influence_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__guild)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__guild;
            self->___mypyc_generator_attribute__guild = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__guild = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__card)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__card;
            self->___mypyc_generator_attribute__card = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__card = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_attribute__options);
        Py_CLEAR(self->___mypyc_generator_attribute__player);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___effects___influence___free_influence_env_dealloc)
    CPyDef_wayfarers___effects___influence___free_influence_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__free_influence_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___effects___influence___free_influence_env(void);

static PyObject *
wayfarers___effects___influence___free_influence_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___effects___influence___free_influence_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__free_influence_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___effects___influence___free_influence_env_vtable[1];
static bool
CPyDef_wayfarers___effects___influence___free_influence_env_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___effects___influence___free_influence_env_vtable_scratch[] = {
        NULL
    };
    memcpy(wayfarers___effects___influence___free_influence_env_vtable, wayfarers___effects___influence___free_influence_env_vtable_scratch, sizeof(wayfarers___effects___influence___free_influence_env_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___effects___influence___free_influence_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___effects___influence___free_influence_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___effects___influence_____mypyc__free_influence_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___effects___influence___free_influence_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "free_influence_env",
    .tp_new = wayfarers___effects___influence___free_influence_env_new,
    .tp_dealloc = (destructor)wayfarers___effects___influence___free_influence_env_dealloc,
    .tp_traverse = (traverseproc)wayfarers___effects___influence___free_influence_env_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___effects___influence___free_influence_env_clear,
    .tp_methods = wayfarers___effects___influence___free_influence_env_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___influence___free_influence_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("free_influence_env()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___effects___influence___free_influence_env_template = &CPyType_wayfarers___effects___influence___free_influence_env_template_;

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__free_influence_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___influence___free_influence_envObject *self;
    if (wayfarers___effects___influence___free_influence_env_free_instance != NULL) {
        self = wayfarers___effects___influence___free_influence_env_free_instance;
        wayfarers___effects___influence___free_influence_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___influence___free_influence_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___effects___influence___free_influence_env_vtable;
    self->___mypyc_generator_attribute__guild = CPY_INT_TAG;
    self->___mypyc_generator_attribute__card = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___effects___influence___free_influence_env(void)
{
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__free_influence_env_setup((PyObject *)CPyType_wayfarers___effects___influence___free_influence_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendwayfarers___effects___influence___free_influence_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_wayfarers___effects___influence___free_influence_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods wayfarers___effects___influence___free_influence_gen_as_async = {
    .am_send = CPyDunder_am_sendwayfarers___effects___influence___free_influence_gen,
};
static int
wayfarers___effects___influence___free_influence_gen_traverse(serai___games___wayfarers___effects___influence___free_influence_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__obstacle);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___effects___influence___free_influence_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___free_influence_genObject *self = (serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    return 0;
}

static int32_t CPyDef_wayfarers___effects___influence___free_influence_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___free_influence_genObject *self = (serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    return 0;
}

static void
wayfarers___effects___influence___free_influence_gen_dealloc(serai___games___wayfarers___effects___influence___free_influence_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___effects___influence___free_influence_gen_free_instance == NULL) {
        wayfarers___effects___influence___free_influence_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        self->___mypyc_generator_frame_attribute__optional = 2;
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___effects___influence___free_influence_gen_dealloc)
    CPyDef_wayfarers___effects___influence___free_influence_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__free_influence_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___effects___influence___free_influence_gen(void);

static PyObject *
wayfarers___effects___influence___free_influence_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___effects___influence___free_influence_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__free_influence_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___effects___influence___free_influence_gen_vtable[6];
static bool
CPyDef_wayfarers___effects___influence___free_influence_gen_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___effects___influence___free_influence_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___free_influence_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___free_influence_gen_____next__,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___free_influence_gen___send,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___free_influence_gen_____iter__,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___free_influence_gen___throw,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___free_influence_gen___close,
    };
    memcpy(wayfarers___effects___influence___free_influence_gen_vtable, wayfarers___effects___influence___free_influence_gen_vtable_scratch, sizeof(wayfarers___effects___influence___free_influence_gen_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___effects___influence___free_influence_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___effects___influence___free_influence_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___effects___influence_____mypyc__free_influence_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_wayfarers___effects___influence___free_influence_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_wayfarers___effects___influence___free_influence_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_wayfarers___effects___influence___free_influence_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_wayfarers___effects___influence___free_influence_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_wayfarers___effects___influence___free_influence_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___effects___influence___free_influence_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "free_influence_gen",
    .tp_new = wayfarers___effects___influence___free_influence_gen_new,
    .tp_dealloc = (destructor)wayfarers___effects___influence___free_influence_gen_dealloc,
    .tp_traverse = (traverseproc)wayfarers___effects___influence___free_influence_gen_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___effects___influence___free_influence_gen_clear,
    .tp_methods = wayfarers___effects___influence___free_influence_gen_methods,
    .tp_iter = CPyDef_wayfarers___effects___influence___free_influence_gen_____iter__,
    .tp_iternext = CPyDef_wayfarers___effects___influence___free_influence_gen_____next__,
    .tp_as_async = &wayfarers___effects___influence___free_influence_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___influence___free_influence_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("free_influence_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___effects___influence___free_influence_gen_template = &CPyType_wayfarers___effects___influence___free_influence_gen_template_;

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__free_influence_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___influence___free_influence_genObject *self;
    if (wayfarers___effects___influence___free_influence_gen_free_instance != NULL) {
        self = wayfarers___effects___influence___free_influence_gen_free_instance;
        wayfarers___effects___influence___free_influence_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___influence___free_influence_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___effects___influence___free_influence_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__optional = 2;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___effects___influence___free_influence_gen(void)
{
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__free_influence_gen_setup((PyObject *)CPyType_wayfarers___effects___influence___free_influence_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__wayfarers___effects___influence___obstacle_free_influence_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_wayfarers___effects___influence___obstacle_free_influence_obj_____get__(self, instance, owner);
}
PyMemberDef wayfarers___effects___influence___obstacle_free_influence_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___influence___obstacle_free_influence_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___influence___obstacle_free_influence_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
wayfarers___effects___influence___obstacle_free_influence_obj_traverse(serai___games___wayfarers___effects___influence___obstacle_free_influence_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___influence___obstacle_free_influence_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___influence___obstacle_free_influence_objObject))));
    return rv;
}

static int32_t CPyDef_wayfarers___effects___influence___obstacle_free_influence_obj_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___obstacle_free_influence_objObject *self = (serai___games___wayfarers___effects___influence___obstacle_free_influence_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___influence___obstacle_free_influence_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___influence___obstacle_free_influence_objObject))));
    return 0;
}

static int32_t CPyDef_wayfarers___effects___influence___obstacle_free_influence_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___obstacle_free_influence_objObject *self = (serai___games___wayfarers___effects___influence___obstacle_free_influence_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___influence___obstacle_free_influence_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___influence___obstacle_free_influence_objObject))));
    return 0;
}

static void
wayfarers___effects___influence___obstacle_free_influence_obj_dealloc(serai___games___wayfarers___effects___influence___obstacle_free_influence_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___effects___influence___obstacle_free_influence_obj_free_instance == NULL) {
        wayfarers___effects___influence___obstacle_free_influence_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___effects___influence___obstacle_free_influence_obj_dealloc)
    CPyDef_wayfarers___effects___influence___obstacle_free_influence_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__obstacle_free_influence_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___effects___influence___obstacle_free_influence_obj(void);

static PyObject *
wayfarers___effects___influence___obstacle_free_influence_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___effects___influence___obstacle_free_influence_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__obstacle_free_influence_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___effects___influence___obstacle_free_influence_obj_vtable[2];
static bool
CPyDef_wayfarers___effects___influence___obstacle_free_influence_obj_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___effects___influence___obstacle_free_influence_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___obstacle_free_influence_obj_____call__,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___obstacle_free_influence_obj_____get__,
    };
    memcpy(wayfarers___effects___influence___obstacle_free_influence_obj_vtable, wayfarers___effects___influence___obstacle_free_influence_obj_vtable_scratch, sizeof(wayfarers___effects___influence___obstacle_free_influence_obj_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___effects___influence___obstacle_free_influence_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___effects___influence___obstacle_free_influence_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___influence___obstacle_free_influence_objObject *self, void *closure);

static PyGetSetDef wayfarers___effects___influence___obstacle_free_influence_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)wayfarers___effects___influence___obstacle_free_influence_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___effects___influence___obstacle_free_influence_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___effects___influence_____mypyc__obstacle_free_influence_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_wayfarers___effects___influence___obstacle_free_influence_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_wayfarers___effects___influence___obstacle_free_influence_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___effects___influence___obstacle_free_influence_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "obstacle_free_influence_obj",
    .tp_new = wayfarers___effects___influence___obstacle_free_influence_obj_new,
    .tp_dealloc = (destructor)wayfarers___effects___influence___obstacle_free_influence_obj_dealloc,
    .tp_traverse = (traverseproc)wayfarers___effects___influence___obstacle_free_influence_obj_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___effects___influence___obstacle_free_influence_obj_clear,
    .tp_getset = wayfarers___effects___influence___obstacle_free_influence_obj_getseters,
    .tp_methods = wayfarers___effects___influence___obstacle_free_influence_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__wayfarers___effects___influence___obstacle_free_influence_obj,
    .tp_members = wayfarers___effects___influence___obstacle_free_influence_obj_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___influence___obstacle_free_influence_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___influence___obstacle_free_influence_objObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___influence___obstacle_free_influence_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___wayfarers___effects___influence___obstacle_free_influence_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("obstacle_free_influence_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___effects___influence___obstacle_free_influence_obj_template = &CPyType_wayfarers___effects___influence___obstacle_free_influence_obj_template_;

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__obstacle_free_influence_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___influence___obstacle_free_influence_objObject *self;
    if (wayfarers___effects___influence___obstacle_free_influence_obj_free_instance != NULL) {
        self = wayfarers___effects___influence___obstacle_free_influence_obj_free_instance;
        wayfarers___effects___influence___obstacle_free_influence_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___influence___obstacle_free_influence_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___effects___influence___obstacle_free_influence_obj_vtable;
    self->vectorcall = CPyPy_wayfarers___effects___influence___obstacle_free_influence_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___effects___influence___obstacle_free_influence_obj(void)
{
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__obstacle_free_influence_obj_setup((PyObject *)CPyType_wayfarers___effects___influence___obstacle_free_influence_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
wayfarers___effects___influence___obstacle_free_influence_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___influence___obstacle_free_influence_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'obstacle_free_influence_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
wayfarers___effects___influence___pay_fee_env_traverse(serai___games___wayfarers___effects___influence___pay_fee_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__in_silver);
    Py_VISIT(self->___mypyc_generator_attribute__in_provisions);
    Py_VISIT(self->___mypyc_generator_attribute__options);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___effects___influence___pay_fee_env_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___pay_fee_envObject *self = (serai___games___wayfarers___effects___influence___pay_fee_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__in_silver);
    Py_CLEAR(self->___mypyc_generator_attribute__in_provisions);
    Py_CLEAR(self->___mypyc_generator_attribute__options);
    return 0;
}

static int32_t CPyDef_wayfarers___effects___influence___pay_fee_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___pay_fee_envObject *self = (serai___games___wayfarers___effects___influence___pay_fee_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
wayfarers___effects___influence___pay_fee_env_dealloc(serai___games___wayfarers___effects___influence___pay_fee_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___effects___influence___pay_fee_env_free_instance == NULL) {
        wayfarers___effects___influence___pay_fee_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__in_silver);
        Py_CLEAR(self->___mypyc_generator_attribute__in_provisions);
        Py_CLEAR(self->___mypyc_generator_attribute__options);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___effects___influence___pay_fee_env_dealloc)
    CPyDef_wayfarers___effects___influence___pay_fee_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__pay_fee_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___effects___influence___pay_fee_env(void);

static PyObject *
wayfarers___effects___influence___pay_fee_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___effects___influence___pay_fee_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__pay_fee_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___effects___influence___pay_fee_env_vtable[1];
static bool
CPyDef_wayfarers___effects___influence___pay_fee_env_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___effects___influence___pay_fee_env_vtable_scratch[] = {
        NULL
    };
    memcpy(wayfarers___effects___influence___pay_fee_env_vtable, wayfarers___effects___influence___pay_fee_env_vtable_scratch, sizeof(wayfarers___effects___influence___pay_fee_env_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___effects___influence___pay_fee_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___effects___influence___pay_fee_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___effects___influence_____mypyc__pay_fee_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___effects___influence___pay_fee_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "pay_fee_env",
    .tp_new = wayfarers___effects___influence___pay_fee_env_new,
    .tp_dealloc = (destructor)wayfarers___effects___influence___pay_fee_env_dealloc,
    .tp_traverse = (traverseproc)wayfarers___effects___influence___pay_fee_env_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___effects___influence___pay_fee_env_clear,
    .tp_methods = wayfarers___effects___influence___pay_fee_env_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___influence___pay_fee_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("pay_fee_env()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___effects___influence___pay_fee_env_template = &CPyType_wayfarers___effects___influence___pay_fee_env_template_;

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__pay_fee_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___influence___pay_fee_envObject *self;
    if (wayfarers___effects___influence___pay_fee_env_free_instance != NULL) {
        self = wayfarers___effects___influence___pay_fee_env_free_instance;
        wayfarers___effects___influence___pay_fee_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___influence___pay_fee_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___effects___influence___pay_fee_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___effects___influence___pay_fee_env(void)
{
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__pay_fee_env_setup((PyObject *)CPyType_wayfarers___effects___influence___pay_fee_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendwayfarers___effects___influence___pay_fee_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_wayfarers___effects___influence___pay_fee_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods wayfarers___effects___influence___pay_fee_gen_as_async = {
    .am_send = CPyDunder_am_sendwayfarers___effects___influence___pay_fee_gen,
};
static int
wayfarers___effects___influence___pay_fee_gen_traverse(serai___games___wayfarers___effects___influence___pay_fee_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__place)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__place));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__owner)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__owner));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__card);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___effects___influence___pay_fee_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___pay_fee_genObject *self = (serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__place)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__place;
        self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__owner)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__owner;
        self->___mypyc_generator_frame_attribute__owner = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__card);
    return 0;
}

static int32_t CPyDef_wayfarers___effects___influence___pay_fee_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence___pay_fee_genObject *self = (serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__place)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__place;
        self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__owner)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__owner;
        self->___mypyc_generator_frame_attribute__owner = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__card);
    return 0;
}

static void
wayfarers___effects___influence___pay_fee_gen_dealloc(serai___games___wayfarers___effects___influence___pay_fee_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___effects___influence___pay_fee_gen_free_instance == NULL) {
        wayfarers___effects___influence___pay_fee_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__place)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__place;
            self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__owner)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__owner;
            self->___mypyc_generator_frame_attribute__owner = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__owner = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__card);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___effects___influence___pay_fee_gen_dealloc)
    CPyDef_wayfarers___effects___influence___pay_fee_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__pay_fee_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___effects___influence___pay_fee_gen(void);

static PyObject *
wayfarers___effects___influence___pay_fee_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___effects___influence___pay_fee_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__pay_fee_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___effects___influence___pay_fee_gen_vtable[6];
static bool
CPyDef_wayfarers___effects___influence___pay_fee_gen_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___effects___influence___pay_fee_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___pay_fee_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___pay_fee_gen_____next__,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___pay_fee_gen___send,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___pay_fee_gen_____iter__,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___pay_fee_gen___throw,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___pay_fee_gen___close,
    };
    memcpy(wayfarers___effects___influence___pay_fee_gen_vtable, wayfarers___effects___influence___pay_fee_gen_vtable_scratch, sizeof(wayfarers___effects___influence___pay_fee_gen_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___effects___influence___pay_fee_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___effects___influence___pay_fee_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___effects___influence_____mypyc__pay_fee_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_wayfarers___effects___influence___pay_fee_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_wayfarers___effects___influence___pay_fee_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_wayfarers___effects___influence___pay_fee_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_wayfarers___effects___influence___pay_fee_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_wayfarers___effects___influence___pay_fee_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___effects___influence___pay_fee_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "pay_fee_gen",
    .tp_new = wayfarers___effects___influence___pay_fee_gen_new,
    .tp_dealloc = (destructor)wayfarers___effects___influence___pay_fee_gen_dealloc,
    .tp_traverse = (traverseproc)wayfarers___effects___influence___pay_fee_gen_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___effects___influence___pay_fee_gen_clear,
    .tp_methods = wayfarers___effects___influence___pay_fee_gen_methods,
    .tp_iter = CPyDef_wayfarers___effects___influence___pay_fee_gen_____iter__,
    .tp_iternext = CPyDef_wayfarers___effects___influence___pay_fee_gen_____next__,
    .tp_as_async = &wayfarers___effects___influence___pay_fee_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___influence___pay_fee_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("pay_fee_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___effects___influence___pay_fee_gen_template = &CPyType_wayfarers___effects___influence___pay_fee_gen_template_;

PyObject *CPyDef_wayfarers___effects___influence_____mypyc__pay_fee_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___influence___pay_fee_genObject *self;
    if (wayfarers___effects___influence___pay_fee_gen_free_instance != NULL) {
        self = wayfarers___effects___influence___pay_fee_gen_free_instance;
        wayfarers___effects___influence___pay_fee_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___influence___pay_fee_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___effects___influence___pay_fee_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__owner = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___effects___influence___pay_fee_gen(void)
{
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc__pay_fee_gen_setup((PyObject *)CPyType_wayfarers___effects___influence___pay_fee_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_____get__(self, instance, owner);
}
PyMemberDef wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_traverse(serai___games___wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_objObject))));
    return rv;
}

static int32_t CPyDef_wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_objObject *self = (serai___games___wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_objObject))));
    return 0;
}

static int32_t CPyDef_wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_objObject *self = (serai___games___wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_objObject))));
    return 0;
}

static void
wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_dealloc(serai___games___wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_free_instance == NULL) {
        wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_dealloc)
    CPyDef_wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___effects___influence_____mypyc___3__mypyc_lambda__2_pay_fee_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj(void);

static PyObject *
wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc___3__mypyc_lambda__2_pay_fee_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_vtable[2];
static bool
CPyDef_wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_____call__,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_____get__,
    };
    memcpy(wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_vtable, wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_vtable_scratch, sizeof(wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_objObject *self, void *closure);

static PyGetSetDef wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___effects___influence_____mypyc___3__mypyc_lambda__2_pay_fee_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__2_pay_fee_obj",
    .tp_new = wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_new,
    .tp_dealloc = (destructor)wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_dealloc,
    .tp_traverse = (traverseproc)wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_clear,
    .tp_getset = wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_getseters,
    .tp_methods = wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj,
    .tp_members = wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_objObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__2_pay_fee_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_template = &CPyType_wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_template_;

PyObject *CPyDef_wayfarers___effects___influence_____mypyc___3__mypyc_lambda__2_pay_fee_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_objObject *self;
    if (wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_free_instance != NULL) {
        self = wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_free_instance;
        wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_vtable;
    self->vectorcall = CPyPy_wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj(void)
{
    PyObject *self = CPyDef_wayfarers___effects___influence_____mypyc___3__mypyc_lambda__2_pay_fee_obj_setup((PyObject *)CPyType_wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__2_pay_fee_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef wayfarers___effects___influencemodule_methods[] = {
    {"enter_obstacle", (PyCFunction)CPyPy_wayfarers___effects___influence___enter_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("enter_obstacle(t, me, guild)\n--\n\n") /* docstring */},
    {"put_in_guild", (PyCFunction)CPyPy_wayfarers___effects___influence___put_in_guild, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("put_in_guild(t, me, guild)\n--\n\n") /* docstring */},
    {"spend_from_guild", (PyCFunction)CPyPy_wayfarers___effects___influence___spend_from_guild, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("spend_from_guild(t, me, guild, amount, rule)\n--\n\n") /* docstring */},
    {"put_on_card", (PyCFunction)CPyPy_wayfarers___effects___influence___put_on_card, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("put_on_card(t, me, place)\n--\n\n") /* docstring */},
    {"free_influence", (PyCFunction)CPyPy_wayfarers___effects___influence___free_influence, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("free_influence(t, me, optional, guild, card)\n--\n\n") /* docstring */},
    {"has_fee", (PyCFunction)CPyPy_wayfarers___effects___influence___has_fee, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("has_fee(t, me, place)\n--\n\n") /* docstring */},
    {"pay_fee", (PyCFunction)CPyPy_wayfarers___effects___influence___pay_fee, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("pay_fee(t, me, place, in_silver, in_provisions)\n--\n\n") /* docstring */},
    {"return_influence", (PyCFunction)CPyPy_wayfarers___effects___influence___return_influence, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("return_influence(t, place)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___wayfarers___effects___influence__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___wayfarers___effects___influence__internal, "__name__");
    CPyStatic_wayfarers___effects___influence___globals = PyModule_GetDict(CPyModule_serai___games___wayfarers___effects___influence__internal);
    if (unlikely(CPyStatic_wayfarers___effects___influence___globals == NULL))
        goto fail;
    CPyType_wayfarers___effects___influence___ask_Guild_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___effects___influence___ask_Guild_env_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___effects___influence___ask_Guild_env))
        goto fail;
    CPyDef_wayfarers___effects___influence___ask_Guild_env_trait_vtable_setup();
    CPyType_wayfarers___effects___influence___ask_Guild_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___effects___influence___ask_Guild_gen_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___effects___influence___ask_Guild_gen))
        goto fail;
    CPyDef_wayfarers___effects___influence___ask_Guild_gen_trait_vtable_setup();
    CPyType_wayfarers___effects___influence___obstacle_ask_Guild_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___effects___influence___obstacle_ask_Guild_obj_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___effects___influence___obstacle_ask_Guild_obj))
        goto fail;
    CPyDef_wayfarers___effects___influence___obstacle_ask_Guild_obj_trait_vtable_setup();
    CPyType_wayfarers___effects___influence___ask_InfluenceCard_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___effects___influence___ask_InfluenceCard_env_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___effects___influence___ask_InfluenceCard_env))
        goto fail;
    CPyDef_wayfarers___effects___influence___ask_InfluenceCard_env_trait_vtable_setup();
    CPyType_wayfarers___effects___influence___ask_InfluenceCard_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___effects___influence___ask_InfluenceCard_gen_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___effects___influence___ask_InfluenceCard_gen))
        goto fail;
    CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen_trait_vtable_setup();
    CPyType_wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj))
        goto fail;
    CPyDef_wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_trait_vtable_setup();
    CPyType_wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj))
        goto fail;
    CPyDef_wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_trait_vtable_setup();
    CPyType_wayfarers___effects___influence___ask_MoveInfluence_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___effects___influence___ask_MoveInfluence_env_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___effects___influence___ask_MoveInfluence_env))
        goto fail;
    CPyDef_wayfarers___effects___influence___ask_MoveInfluence_env_trait_vtable_setup();
    CPyType_wayfarers___effects___influence___ask_MoveInfluence_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___effects___influence___ask_MoveInfluence_gen_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___effects___influence___ask_MoveInfluence_gen))
        goto fail;
    CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen_trait_vtable_setup();
    CPyType_wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj))
        goto fail;
    CPyDef_wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_trait_vtable_setup();
    CPyType_wayfarers___effects___influence___free_influence_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___effects___influence___free_influence_env_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___effects___influence___free_influence_env))
        goto fail;
    CPyDef_wayfarers___effects___influence___free_influence_env_trait_vtable_setup();
    CPyType_wayfarers___effects___influence___free_influence_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___effects___influence___free_influence_gen_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___effects___influence___free_influence_gen))
        goto fail;
    CPyDef_wayfarers___effects___influence___free_influence_gen_trait_vtable_setup();
    CPyType_wayfarers___effects___influence___obstacle_free_influence_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___effects___influence___obstacle_free_influence_obj_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___effects___influence___obstacle_free_influence_obj))
        goto fail;
    CPyDef_wayfarers___effects___influence___obstacle_free_influence_obj_trait_vtable_setup();
    CPyType_wayfarers___effects___influence___pay_fee_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___effects___influence___pay_fee_env_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___effects___influence___pay_fee_env))
        goto fail;
    CPyDef_wayfarers___effects___influence___pay_fee_env_trait_vtable_setup();
    CPyType_wayfarers___effects___influence___pay_fee_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___effects___influence___pay_fee_gen_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___effects___influence___pay_fee_gen))
        goto fail;
    CPyDef_wayfarers___effects___influence___pay_fee_gen_trait_vtable_setup();
    CPyType_wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj))
        goto fail;
    CPyDef_wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_trait_vtable_setup();
    char result = CPyDef_wayfarers___effects___influence_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___wayfarers___effects___influence__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_wayfarers___effects___influence___Unit);
    Py_CLEAR(CPyType_wayfarers___effects___influence___Guild);
    Py_CLEAR(CPyType_wayfarers___effects___influence___InfluenceCard);
    Py_CLEAR(CPyType_wayfarers___effects___influence___MoveInfluence);
    Py_CLEAR(CPyType_wayfarers___effects___influence___ask_Guild_env);
    Py_CLEAR(CPyType_wayfarers___effects___influence___ask_Guild_gen);
    Py_CLEAR(CPyType_wayfarers___effects___influence___obstacle_ask_Guild_obj);
    Py_CLEAR(CPyType_wayfarers___effects___influence___ask_InfluenceCard_env);
    Py_CLEAR(CPyType_wayfarers___effects___influence___ask_InfluenceCard_gen);
    Py_CLEAR(CPyType_wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj);
    Py_CLEAR(CPyType_wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj);
    Py_CLEAR(CPyType_wayfarers___effects___influence___ask_MoveInfluence_env);
    Py_CLEAR(CPyType_wayfarers___effects___influence___ask_MoveInfluence_gen);
    Py_CLEAR(CPyType_wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj);
    Py_CLEAR(CPyType_wayfarers___effects___influence___free_influence_env);
    Py_CLEAR(CPyType_wayfarers___effects___influence___free_influence_gen);
    Py_CLEAR(CPyType_wayfarers___effects___influence___obstacle_free_influence_obj);
    Py_CLEAR(CPyType_wayfarers___effects___influence___pay_fee_env);
    Py_CLEAR(CPyType_wayfarers___effects___influence___pay_fee_gen);
    Py_CLEAR(CPyType_wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj);
    return -1;
}
int CPyExec_serai___games___wayfarers___effects___influence(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___wayfarers___effects___influence__impl, &CPyImportState_serai___games___wayfarers___effects___influence, &CPyModule_serai___games___wayfarers___effects___influence);
}
static struct PyModuleDef wayfarers___effects___influencemodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.wayfarers.effects.influence",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    wayfarers___effects___influencemodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___wayfarers___effects___influence(void)
{
    if (CPyModule_serai___games___wayfarers___effects___influence__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___effects___influence__internal);
        return CPyModule_serai___games___wayfarers___effects___influence__internal;
    }
    CPyModule_serai___games___wayfarers___effects___influence__internal = PyModule_Create(&wayfarers___effects___influencemodule);
    return CPyModule_serai___games___wayfarers___effects___influence__internal;
}

PyObject *CPyInit_serai___games___wayfarers___effects___influence(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___wayfarers___effects___influence__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___effects___influence__internal);
        return CPyModule_serai___games___wayfarers___effects___influence__internal;
    }
    CPyModule_serai___games___wayfarers___effects___influence__internal = PyModule_Create(&wayfarers___effects___influencemodule);
    if (unlikely(CPyModule_serai___games___wayfarers___effects___influence__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.wayfarers.effects.influence");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___wayfarers___effects___influence__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___wayfarers___effects___influence__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___wayfarers___effects___influence__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___wayfarers___effects___influence(CPyModule_serai___games___wayfarers___effects___influence__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___wayfarers___effects___influence__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.wayfarers.effects.influence");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___wayfarers___effects___influence__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___Unit___units(PyObject *cpy_r_self, PyObject *cpy_r_call) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    CPyTagged cpy_r_r5;
    char cpy_r_r6;
    tuple_T1O cpy_r_r7;
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
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    int64_t cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    int32_t cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    tuple_T1O cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    cpy_r_r0 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPySequenceTuple_GetItem(cpy_r_r0, -2);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "units", 18, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL28;
    }
    if (PyLong_Check(cpy_r_r1))
        cpy_r_r2 = cpy_r_r1;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL7150;
    if (PyUnicode_Check(cpy_r_r1))
        cpy_r_r2 = cpy_r_r1;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL7150;
    if (unlikely(!(PyTuple_Check(cpy_r_r1) && PyTuple_GET_SIZE(cpy_r_r1) == 2))) {
        cpy_r_r2 = NULL;
        goto __LL7151;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r1, 0))))
        cpy_r_r2 = PyTuple_GET_ITEM(cpy_r_r1, 0);
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 == NULL) goto __LL7151;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r1, 1))))
        cpy_r_r2 = PyTuple_GET_ITEM(cpy_r_r1, 1);
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 == NULL) goto __LL7151;
    cpy_r_r2 = cpy_r_r1;
__LL7151: ;
    if (cpy_r_r2 != NULL) goto __LL7150;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "units", 18, CPyStatic_wayfarers___effects___influence___globals, "union[int, str, tuple[str, int]]", cpy_r_r1);
    goto CPyL28;
__LL7150: ;
    cpy_r_r3 = PyLong_Check(cpy_r_r2);
    if (cpy_r_r3) {
        goto CPyL5;
    } else
        goto CPyL29;
CPyL3: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r4 = 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "units", 19, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL28;
    }
    CPy_Unreachable();
CPyL5: ;
    if (likely(PyLong_Check(cpy_r_r2)))
        cpy_r_r5 = CPyTagged_FromObject(cpy_r_r2);
    else {
        CPy_TypeError("int", cpy_r_r2); cpy_r_r5 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "units", 20, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL30;
    }
    cpy_r_r6 = cpy_r_r5 == 2;
    CPyTagged_DECREF(cpy_r_r5);
    if (cpy_r_r6) {
        goto CPyL31;
    } else
        goto CPyL8;
CPyL7: ;
    CPy_INCREF(cpy_r_call);
    cpy_r_r7.f0 = cpy_r_call;
    cpy_r_r8 = PyTuple_New(1);
    if (unlikely(cpy_r_r8 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7152 = cpy_r_r7.f0;
    PyTuple_SET_ITEM(cpy_r_r8, 0, __tmp7152);
    return cpy_r_r8;
CPyL8: ;
    cpy_r_r9 = CPyStatics[160]; /* ',' */
    cpy_r_r10 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r10);
    cpy_r_r11 = CPySequenceTuple_GetSlice(cpy_r_r10, 0, -2);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "units", 22, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL30;
    }
    if (likely(PyTuple_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "units", 22, CPyStatic_wayfarers___effects___influence___globals, "tuple", cpy_r_r11);
        goto CPyL30;
    }
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyVarObject, ob_size));
    cpy_r_r14 = *(int64_t *)cpy_r_r13;
    cpy_r_r15 = PyList_New(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "units", 22, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL32;
    }
    cpy_r_r16 = 0;
CPyL12: ;
    cpy_r_r17 = cpy_r_r16 < cpy_r_r14;
    if (!cpy_r_r17) goto CPyL33;
    cpy_r_r18 = CPySequenceTuple_GetItemUnsafe(cpy_r_r12, cpy_r_r16);
    if (PyLong_Check(cpy_r_r18))
        cpy_r_r19 = cpy_r_r18;
    else {
        cpy_r_r19 = NULL;
    }
    if (cpy_r_r19 != NULL) goto __LL7153;
    if (PyUnicode_Check(cpy_r_r18))
        cpy_r_r19 = cpy_r_r18;
    else {
        cpy_r_r19 = NULL;
    }
    if (cpy_r_r19 != NULL) goto __LL7153;
    if (unlikely(!(PyTuple_Check(cpy_r_r18) && PyTuple_GET_SIZE(cpy_r_r18) == 2))) {
        cpy_r_r19 = NULL;
        goto __LL7154;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r18, 0))))
        cpy_r_r19 = PyTuple_GET_ITEM(cpy_r_r18, 0);
    else {
        cpy_r_r19 = NULL;
    }
    if (cpy_r_r19 == NULL) goto __LL7154;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r18, 1))))
        cpy_r_r19 = PyTuple_GET_ITEM(cpy_r_r18, 1);
    else {
        cpy_r_r19 = NULL;
    }
    if (cpy_r_r19 == NULL) goto __LL7154;
    cpy_r_r19 = cpy_r_r18;
__LL7154: ;
    if (cpy_r_r19 != NULL) goto __LL7153;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "units", 22, CPyStatic_wayfarers___effects___influence___globals, "union[int, str, tuple[str, int]]", cpy_r_r18);
    goto CPyL34;
__LL7153: ;
    cpy_r_r20 = PyObject_Str(cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "units", 22, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL34;
    }
    CPyList_SetItemUnsafe(cpy_r_r15, cpy_r_r16, cpy_r_r20);
    cpy_r_r21 = cpy_r_r16 + 1;
    cpy_r_r16 = cpy_r_r21;
    goto CPyL12;
CPyL17: ;
    cpy_r_r22 = PyObject_GetIter(cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "units", 22, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL30;
    }
    cpy_r_r23 = CPyStatics[4021]; /* '1' */
    cpy_r_r24 = PyList_New(0);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "units", 22, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL35;
    }
    cpy_r_r25 = CPyList_Extend(cpy_r_r24, cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "units", 22, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL36;
    } else
        goto CPyL37;
CPyL20: ;
    cpy_r_r26 = PyList_Append(cpy_r_r24, cpy_r_r23);
    cpy_r_r27 = cpy_r_r26 >= 0;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "units", 22, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL36;
    }
    cpy_r_r28 = PyUnicode_Join(cpy_r_r9, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "units", 22, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL30;
    }
    cpy_r_r29 = ((serai___games___wayfarers___effects___influence___UnitObject *)cpy_r_self)->_verbs;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "units", "Unit", "verbs", 23, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL38;
    }
    CPy_INCREF(cpy_r_r29);
CPyL23: ;
    cpy_r_r30 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_verb;
    cpy_r_r31 = ((serai___kernel___effects___VerbObject *)cpy_r_r30)->_name;
    CPy_INCREF(cpy_r_r31);
    cpy_r_r32 = CPyStatics[4022]; /* '(' */
    cpy_r_r33 = CPyStatics[3481]; /* ')' */
    cpy_r_r34 = CPyStr_Build(4, cpy_r_r31, cpy_r_r32, cpy_r_r28, cpy_r_r33);
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "units", 23, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL39;
    }
    cpy_r_r35 = CPyDef_kernel___effects___Verbs___parse(cpy_r_r29, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "units", 23, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL30;
    }
    cpy_r_r36.f0 = cpy_r_r35;
    if (likely(PyLong_Check(cpy_r_r2)))
        cpy_r_r37 = CPyTagged_FromObject(cpy_r_r2);
    else {
        CPy_TypeError("int", cpy_r_r2); cpy_r_r37 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "units", 23, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL40;
    }
    cpy_r_r38 = PyTuple_New(1);
    if (unlikely(cpy_r_r38 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7155 = cpy_r_r36.f0;
    PyTuple_SET_ITEM(cpy_r_r38, 0, __tmp7155);
    cpy_r_r39 = CPySequence_Multiply(cpy_r_r38, cpy_r_r37);
    CPy_DECREF(cpy_r_r38);
    CPyTagged_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "units", 23, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL28;
    }
    return cpy_r_r39;
CPyL28: ;
    cpy_r_r40 = NULL;
    return cpy_r_r40;
CPyL29: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL3;
CPyL30: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL28;
CPyL31: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL7;
CPyL32: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r12);
    goto CPyL28;
CPyL33: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL17;
CPyL34: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    goto CPyL28;
CPyL35: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r22);
    goto CPyL28;
CPyL36: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r24);
    goto CPyL28;
CPyL37: ;
    CPy_DECREF(cpy_r_r25);
    goto CPyL20;
CPyL38: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r28);
    goto CPyL28;
CPyL39: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r29);
    goto CPyL28;
CPyL40: ;
    CPy_DecRef(cpy_r_r36.f0);
    goto CPyL28;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___Unit___units(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"call", 0};
            static CPyArg_Parser parser = {"O:units", kwlist, 0};
            PyObject *obj_call;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_call)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_wayfarers___effects___influence___Unit)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.Unit", obj_self); 
                goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___effects___influence___Unit___units(arg_self, arg_call);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "units", 17, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___influence___Unit_____init__(PyObject *cpy_r_self, PyObject *cpy_r_verbs) {
    char cpy_r_r0;
    char cpy_r_r1;
    CPy_INCREF(cpy_r_verbs);
    if (((serai___games___wayfarers___effects___influence___UnitObject *)cpy_r_self)->_verbs != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___UnitObject *)cpy_r_self)->_verbs);
    }
    ((serai___games___wayfarers___effects___influence___UnitObject *)cpy_r_self)->_verbs = cpy_r_verbs;
    cpy_r_r0 = 1;
    if (unlikely(!cpy_r_r0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "__init__", 26, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL2;
    }
    return 1;
CPyL2: ;
    cpy_r_r1 = 2;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___Unit_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"verbs", 0};
            PyObject *obj_verbs;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O", "__init__", kwlist, &obj_verbs)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_wayfarers___effects___influence___Unit)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.Unit", obj_self); 
                goto fail;
            }
            PyObject *arg_verbs;
            if (likely(Py_TYPE(obj_verbs) == CPyType_kernel___effects___Verbs))
                arg_verbs = obj_verbs;
            else {
                CPy_TypeError("serai.kernel.effects.Verbs", obj_verbs); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___effects___influence___Unit_____init__(arg_self, arg_verbs);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "__init__", 25, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___influence___Unit_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___wayfarers___effects___influence___UnitObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___wayfarers___effects___influence___UnitObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___wayfarers___effects___influence___UnitObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___wayfarers___effects___influence___UnitObject *)cpy_r___mypyc_self__)->_quiet = 0;
    return 1;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___Unit_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(PyObject_TypeCheck(obj___mypyc_self__, CPyType_wayfarers___effects___influence___Unit)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.Unit", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___effects___influence___Unit_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "__mypyc_defaults_setup", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___influence___Guild___free(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    cpy_r_r0 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPySequenceTuple_GetItem(cpy_r_r0, 0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free", 39, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL16;
    }
    if (PyLong_Check(cpy_r_r1))
        cpy_r_r2 = cpy_r_r1;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL7156;
    if (PyUnicode_Check(cpy_r_r1))
        cpy_r_r2 = cpy_r_r1;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL7156;
    if (unlikely(!(PyTuple_Check(cpy_r_r1) && PyTuple_GET_SIZE(cpy_r_r1) == 2))) {
        cpy_r_r2 = NULL;
        goto __LL7157;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r1, 0))))
        cpy_r_r2 = PyTuple_GET_ITEM(cpy_r_r1, 0);
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 == NULL) goto __LL7157;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r1, 1))))
        cpy_r_r2 = PyTuple_GET_ITEM(cpy_r_r1, 1);
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 == NULL) goto __LL7157;
    cpy_r_r2 = cpy_r_r1;
__LL7157: ;
    if (cpy_r_r2 != NULL) goto __LL7156;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "free", 39, CPyStatic_wayfarers___effects___influence___globals, "union[int, str, tuple[str, int]]", cpy_r_r1);
    goto CPyL16;
__LL7156: ;
    cpy_r_r3 = CPyStatics[819]; /* 'any' */
    cpy_r_r4 = PyObject_RichCompare(cpy_r_r2, cpy_r_r3, 3);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free", 39, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL16;
    }
    if (unlikely(!PyBool_Check(cpy_r_r4))) {
        CPy_TypeError("bool", cpy_r_r4); cpy_r_r5 = 2;
    } else
        cpy_r_r5 = cpy_r_r4 == Py_True;
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free", 39, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL16;
    }
    if (cpy_r_r5) goto CPyL6;
    cpy_r_r6 = cpy_r_r5;
    goto CPyL15;
CPyL6: ;
    cpy_r_r7 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "free", "Table", "players", 39, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL16;
    }
CPyL7: ;
    cpy_r_r8 = CPyList_GetItemBorrow(cpy_r_r7, cpy_r_me);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free", 39, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL16;
    }
    if (likely(Py_TYPE(cpy_r_r8) == CPyType_wayfarers___table___Player))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "free", 39, CPyStatic_wayfarers___effects___influence___globals, "serai.games.wayfarers.table.Player", cpy_r_r8);
        goto CPyL16;
    }
    cpy_r_r10 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r9)->_influence;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "free", "Player", "influence", 39, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL16;
    }
CPyL10: ;
    cpy_r_r11 = cpy_r_r10 & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (cpy_r_r12) goto CPyL12;
    cpy_r_r13 = 0 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (!cpy_r_r14) goto CPyL13;
CPyL12: ;
    cpy_r_r15 = CPyTagged_IsLt_(0, cpy_r_r10);
    cpy_r_r16 = cpy_r_r15;
    goto CPyL14;
CPyL13: ;
    cpy_r_r17 = (Py_ssize_t)cpy_r_r10 > (Py_ssize_t)0;
    cpy_r_r16 = cpy_r_r17;
CPyL14: ;
    cpy_r_r6 = cpy_r_r16;
CPyL15: ;
    return cpy_r_r6;
CPyL16: ;
    cpy_r_r18 = 2;
    return cpy_r_r18;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___Guild___free(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___influence___Guild))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.Guild", obj_self); 
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
            char retval = CPyDef_wayfarers___effects___influence___Guild___free(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free", 38, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___influence___Guild___free__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_wayfarers___effects___influence___Guild___free(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___Guild___free__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___influence___Guild))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.Guild", obj_self); 
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
            char retval = CPyDef_wayfarers___effects___influence___Guild___free__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free__Work_glue", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___influence___Guild___run(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    tuple_T3OOO cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject **cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r__;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    CPyTagged cpy_r_r21;
    char cpy_r_r22;
    cpy_r_r0 = CPyStatic_wayfarers___names___GUILDS;
    if (likely(cpy_r_r0.f0 != NULL)) goto CPyL3;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r1 = 0;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "run", 42, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL14;
    }
    CPy_Unreachable();
CPyL3: ;
    cpy_r_r2 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = CPySequenceTuple_GetItem(cpy_r_r2, 0);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "run", 42, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL14;
    }
    if (PyLong_Check(cpy_r_r3))
        cpy_r_r4 = cpy_r_r3;
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 != NULL) goto __LL7158;
    if (PyUnicode_Check(cpy_r_r3))
        cpy_r_r4 = cpy_r_r3;
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 != NULL) goto __LL7158;
    if (unlikely(!(PyTuple_Check(cpy_r_r3) && PyTuple_GET_SIZE(cpy_r_r3) == 2))) {
        cpy_r_r4 = NULL;
        goto __LL7159;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r3, 0))))
        cpy_r_r4 = PyTuple_GET_ITEM(cpy_r_r3, 0);
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 == NULL) goto __LL7159;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r3, 1))))
        cpy_r_r4 = PyTuple_GET_ITEM(cpy_r_r3, 1);
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 == NULL) goto __LL7159;
    cpy_r_r4 = cpy_r_r3;
__LL7159: ;
    if (cpy_r_r4 != NULL) goto __LL7158;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "run", 42, CPyStatic_wayfarers___effects___influence___globals, "union[int, str, tuple[str, int]]", cpy_r_r3);
    goto CPyL14;
__LL7158: ;
    cpy_r_r5 = PyObject_Str(cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "run", 42, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL14;
    }
    cpy_r_r6 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r0.f0);
    CPy_INCREF(cpy_r_r0.f1);
    CPy_INCREF(cpy_r_r0.f2);
    cpy_r_r7 = PyTuple_New(3);
    if (unlikely(cpy_r_r7 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7160 = cpy_r_r0.f0;
    PyTuple_SET_ITEM(cpy_r_r7, 0, __tmp7160);
    PyObject *__tmp7161 = cpy_r_r0.f1;
    PyTuple_SET_ITEM(cpy_r_r7, 1, __tmp7161);
    PyObject *__tmp7162 = cpy_r_r0.f2;
    PyTuple_SET_ITEM(cpy_r_r7, 2, __tmp7162);
    PyObject *cpy_r_r8[2] = {cpy_r_r7, cpy_r_r5};
    cpy_r_r9 = (PyObject **)&cpy_r_r8;
    cpy_r_r10 = PyObject_VectorcallMethod(cpy_r_r6, cpy_r_r9, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "run", 42, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL15;
    }
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r5);
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "run", 42, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL14;
    }
    cpy_r_r12 = CPyDef_wayfarers___effects___influence___Unit___units(cpy_r_self, cpy_r_call);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "run", 43, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL16;
    }
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyVarObject, ob_size));
    cpy_r_r14 = *(int64_t *)cpy_r_r13;
    CPy_DECREF(cpy_r_r12);
    cpy_r_r15 = cpy_r_r14 << 1;
    cpy_r_r16 = 0;
    cpy_r_r17 = CPyTagged_StealAsObject(cpy_r_r16);
    cpy_r__ = cpy_r_r17;
    CPy_DECREF(cpy_r__);
CPyL10: ;
    cpy_r_r18 = (Py_ssize_t)cpy_r_r16 < (Py_ssize_t)cpy_r_r15;
    if (!cpy_r_r18) goto CPyL17;
    cpy_r_r19 = CPyTagged_StealAsObject(cpy_r_r16);
    cpy_r__ = cpy_r_r19;
    CPy_DECREF(cpy_r__);
    cpy_r_r20 = CPyDef_wayfarers___effects___influence___put_in_guild(cpy_r_t, cpy_r_me, cpy_r_r11);
    if (unlikely(cpy_r_r20 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "run", 44, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL16;
    }
    cpy_r_r21 = cpy_r_r16 + 2;
    cpy_r_r16 = cpy_r_r21;
    goto CPyL10;
CPyL13: ;
    return 1;
CPyL14: ;
    cpy_r_r22 = 2;
    return cpy_r_r22;
CPyL15: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    goto CPyL14;
CPyL16: ;
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL14;
CPyL17: ;
    CPyTagged_DECREF(cpy_r_r11);
    goto CPyL13;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___Guild___run(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___influence___Guild))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.Guild", obj_self); 
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
            char retval = CPyDef_wayfarers___effects___influence___Guild___run(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "run", 41, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___influence___Guild___run__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_wayfarers___effects___influence___Guild___run(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___Guild___run__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___influence___Guild))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.Guild", obj_self); 
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
            char retval = CPyDef_wayfarers___effects___influence___Guild___run__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "run__Work_glue", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___influence___Guild___possible(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    tuple_T3OOO cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject **cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    cpy_r_r0 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPySequenceTuple_GetItem(cpy_r_r0, 0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "possible", 47, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL17;
    }
    if (PyLong_Check(cpy_r_r1))
        cpy_r_r2 = cpy_r_r1;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL7163;
    if (PyUnicode_Check(cpy_r_r1))
        cpy_r_r2 = cpy_r_r1;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL7163;
    if (unlikely(!(PyTuple_Check(cpy_r_r1) && PyTuple_GET_SIZE(cpy_r_r1) == 2))) {
        cpy_r_r2 = NULL;
        goto __LL7164;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r1, 0))))
        cpy_r_r2 = PyTuple_GET_ITEM(cpy_r_r1, 0);
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 == NULL) goto __LL7164;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r1, 1))))
        cpy_r_r2 = PyTuple_GET_ITEM(cpy_r_r1, 1);
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 == NULL) goto __LL7164;
    cpy_r_r2 = cpy_r_r1;
__LL7164: ;
    if (cpy_r_r2 != NULL) goto __LL7163;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "possible", 47, CPyStatic_wayfarers___effects___influence___globals, "union[int, str, tuple[str, int]]", cpy_r_r1);
    goto CPyL17;
__LL7163: ;
    cpy_r_r3 = CPyStatics[819]; /* 'any' */
    cpy_r_r4 = PyObject_RichCompare(cpy_r_r2, cpy_r_r3, 2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "possible", 47, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL17;
    }
    if (unlikely(!PyBool_Check(cpy_r_r4))) {
        CPy_TypeError("bool", cpy_r_r4); cpy_r_r5 = 2;
    } else
        cpy_r_r5 = cpy_r_r4 == Py_True;
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "possible", 47, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL17;
    }
    if (!cpy_r_r5) goto CPyL6;
    cpy_r_r6 = cpy_r_r5;
    goto CPyL16;
CPyL6: ;
    cpy_r_r7 = CPyStatic_wayfarers___names___GUILDS;
    if (likely(cpy_r_r7.f0 != NULL)) goto CPyL9;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r8 = 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "possible", 47, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL17;
    }
    CPy_Unreachable();
CPyL9: ;
    cpy_r_r9 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r9);
    cpy_r_r10 = CPySequenceTuple_GetItem(cpy_r_r9, 0);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "possible", 47, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL17;
    }
    if (PyLong_Check(cpy_r_r10))
        cpy_r_r11 = cpy_r_r10;
    else {
        cpy_r_r11 = NULL;
    }
    if (cpy_r_r11 != NULL) goto __LL7165;
    if (PyUnicode_Check(cpy_r_r10))
        cpy_r_r11 = cpy_r_r10;
    else {
        cpy_r_r11 = NULL;
    }
    if (cpy_r_r11 != NULL) goto __LL7165;
    if (unlikely(!(PyTuple_Check(cpy_r_r10) && PyTuple_GET_SIZE(cpy_r_r10) == 2))) {
        cpy_r_r11 = NULL;
        goto __LL7166;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r10, 0))))
        cpy_r_r11 = PyTuple_GET_ITEM(cpy_r_r10, 0);
    else {
        cpy_r_r11 = NULL;
    }
    if (cpy_r_r11 == NULL) goto __LL7166;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r10, 1))))
        cpy_r_r11 = PyTuple_GET_ITEM(cpy_r_r10, 1);
    else {
        cpy_r_r11 = NULL;
    }
    if (cpy_r_r11 == NULL) goto __LL7166;
    cpy_r_r11 = cpy_r_r10;
__LL7166: ;
    if (cpy_r_r11 != NULL) goto __LL7165;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "possible", 47, CPyStatic_wayfarers___effects___influence___globals, "union[int, str, tuple[str, int]]", cpy_r_r10);
    goto CPyL17;
__LL7165: ;
    cpy_r_r12 = PyObject_Str(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "possible", 47, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL17;
    }
    cpy_r_r13 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r7.f0);
    CPy_INCREF(cpy_r_r7.f1);
    CPy_INCREF(cpy_r_r7.f2);
    cpy_r_r14 = PyTuple_New(3);
    if (unlikely(cpy_r_r14 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7167 = cpy_r_r7.f0;
    PyTuple_SET_ITEM(cpy_r_r14, 0, __tmp7167);
    PyObject *__tmp7168 = cpy_r_r7.f1;
    PyTuple_SET_ITEM(cpy_r_r14, 1, __tmp7168);
    PyObject *__tmp7169 = cpy_r_r7.f2;
    PyTuple_SET_ITEM(cpy_r_r14, 2, __tmp7169);
    PyObject *cpy_r_r15[2] = {cpy_r_r14, cpy_r_r12};
    cpy_r_r16 = (PyObject **)&cpy_r_r15;
    cpy_r_r17 = PyObject_VectorcallMethod(cpy_r_r13, cpy_r_r16, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "possible", 47, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL18;
    }
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r12);
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "possible", 47, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL17;
    }
    cpy_r_r19 = CPyDef_wayfarers___effects___influence___enter_obstacle(cpy_r_t, cpy_r_me, cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "possible", 47, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL17;
    }
    cpy_r_r20 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r21 = cpy_r_r19 == cpy_r_r20;
    CPy_DECREF(cpy_r_r19);
    cpy_r_r6 = cpy_r_r21;
CPyL16: ;
    return cpy_r_r6;
CPyL17: ;
    cpy_r_r22 = 2;
    return cpy_r_r22;
CPyL18: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    goto CPyL17;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___Guild___possible(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___influence___Guild))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.Guild", obj_self); 
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
            char retval = CPyDef_wayfarers___effects___influence___Guild___possible(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "possible", 46, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___influence___Guild___possible__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_wayfarers___effects___influence___Guild___possible(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___Guild___possible__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___influence___Guild))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.Guild", obj_self); 
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
            char retval = CPyDef_wayfarers___effects___influence___Guild___possible__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "possible__Work_glue", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___Guild___reason(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    tuple_T3OOO cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject **cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    cpy_r_r0 = CPyStatic_wayfarers___names___GUILDS;
    if (likely(cpy_r_r0.f0 != NULL)) goto CPyL3;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r1 = 0;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "reason", 50, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL10;
    }
    CPy_Unreachable();
CPyL3: ;
    cpy_r_r2 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = CPySequenceTuple_GetItem(cpy_r_r2, 0);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "reason", 50, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL10;
    }
    if (PyLong_Check(cpy_r_r3))
        cpy_r_r4 = cpy_r_r3;
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 != NULL) goto __LL7170;
    if (PyUnicode_Check(cpy_r_r3))
        cpy_r_r4 = cpy_r_r3;
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 != NULL) goto __LL7170;
    if (unlikely(!(PyTuple_Check(cpy_r_r3) && PyTuple_GET_SIZE(cpy_r_r3) == 2))) {
        cpy_r_r4 = NULL;
        goto __LL7171;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r3, 0))))
        cpy_r_r4 = PyTuple_GET_ITEM(cpy_r_r3, 0);
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 == NULL) goto __LL7171;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r3, 1))))
        cpy_r_r4 = PyTuple_GET_ITEM(cpy_r_r3, 1);
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 == NULL) goto __LL7171;
    cpy_r_r4 = cpy_r_r3;
__LL7171: ;
    if (cpy_r_r4 != NULL) goto __LL7170;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "reason", 50, CPyStatic_wayfarers___effects___influence___globals, "union[int, str, tuple[str, int]]", cpy_r_r3);
    goto CPyL10;
__LL7170: ;
    cpy_r_r5 = PyObject_Str(cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "reason", 50, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL10;
    }
    cpy_r_r6 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r0.f0);
    CPy_INCREF(cpy_r_r0.f1);
    CPy_INCREF(cpy_r_r0.f2);
    cpy_r_r7 = PyTuple_New(3);
    if (unlikely(cpy_r_r7 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7172 = cpy_r_r0.f0;
    PyTuple_SET_ITEM(cpy_r_r7, 0, __tmp7172);
    PyObject *__tmp7173 = cpy_r_r0.f1;
    PyTuple_SET_ITEM(cpy_r_r7, 1, __tmp7173);
    PyObject *__tmp7174 = cpy_r_r0.f2;
    PyTuple_SET_ITEM(cpy_r_r7, 2, __tmp7174);
    PyObject *cpy_r_r8[2] = {cpy_r_r7, cpy_r_r5};
    cpy_r_r9 = (PyObject **)&cpy_r_r8;
    cpy_r_r10 = PyObject_VectorcallMethod(cpy_r_r6, cpy_r_r9, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "reason", 50, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL11;
    }
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r5);
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "reason", 50, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL10;
    }
    cpy_r_r12 = CPyDef_wayfarers___effects___influence___enter_obstacle(cpy_r_t, cpy_r_me, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "reason", 50, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL10;
    }
    return cpy_r_r12;
CPyL10: ;
    cpy_r_r13 = NULL;
    return cpy_r_r13;
CPyL11: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    goto CPyL10;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___Guild___reason(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___influence___Guild))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.Guild", obj_self); 
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
            PyObject *retval = CPyDef_wayfarers___effects___influence___Guild___reason(arg_self, arg_t, arg_me, arg_call, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "reason", 49, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___Guild___reason__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_wayfarers___effects___influence___Guild___reason(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___Guild___reason__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___influence___Guild))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.Guild", obj_self); 
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
            PyObject *retval = CPyDef_wayfarers___effects___influence___Guild___reason__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "reason__Work_glue", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___obstacle_ask_Guild_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_wayfarers___effects___influence___obstacle_ask_Guild_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_wayfarers___effects___influence___obstacle_ask_Guild_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "__get__", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___obstacle_ask_Guild_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    cpy_r_r0 = ((serai___games___wayfarers___effects___influence___obstacle_ask_Guild_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "obstacle", "obstacle_ask_Guild_obj", "__mypyc_env__", 59, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL10;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___effects___influence___ask_Guild_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "obstacle", "ask_Guild_env", "options", 60, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_skip;
    CPy_INCREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r3 = cpy_r_option == cpy_r_r2;
    CPy_DECREF(cpy_r_r2);
    if (!cpy_r_r3) goto CPyL4;
    cpy_r_r4 = Py_None;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = cpy_r_r4;
    goto CPyL9;
CPyL4: ;
    cpy_r_r6 = ((serai___games___wayfarers___effects___influence___ask_Guild_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "obstacle", "ask_Guild_env", "t", 60, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r6);
CPyL5: ;
    cpy_r_r7 = ((serai___games___wayfarers___effects___influence___ask_Guild_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "obstacle", "ask_Guild_env", "me", 60, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL11;
    }
    CPyTagged_INCREF(cpy_r_r7);
CPyL6: ;
    cpy_r_r8 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r8);
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "obstacle", 60, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL12;
    }
    cpy_r_r10 = CPyDef_wayfarers___effects___influence___enter_obstacle(cpy_r_r6, cpy_r_r7, cpy_r_r9);
    CPy_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "obstacle", 60, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL10;
    }
    cpy_r_r5 = cpy_r_r10;
CPyL9: ;
    return cpy_r_r5;
CPyL10: ;
    cpy_r_r11 = NULL;
    return cpy_r_r11;
CPyL11: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL10;
CPyL12: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL10;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___obstacle_ask_Guild_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_wayfarers___effects___influence___obstacle_ask_Guild_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "obstacle", 59, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___ask_Guild_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
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
    tuple_T3OOO cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject **cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    int32_t cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_candidates;
    CPyTagged cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    char cpy_r_r72;
    int32_t cpy_r_r73;
    int32_t cpy_r_r74;
    PyObject *cpy_r_r75;
    CPyTagged cpy_r_r76;
    char cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    CPyTagged cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    CPyTagged cpy_r_r84;
    char cpy_r_r85;
    CPyTagged cpy_r_r86;
    PyObject *cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject **cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    char cpy_r_r100;
    PyObject *cpy_r_r101;
    char cpy_r_r102;
    tuple_T3OOO cpy_r_r103;
    PyObject **cpy_r_r104;
    PyObject *cpy_r_r105;
    char cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject **cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    char cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    char cpy_r_r116;
    int32_t cpy_r_r117;
    int32_t cpy_r_r118;
    PyObject *cpy_r_r119;
    CPyTagged cpy_r_r120;
    CPyTagged cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    char cpy_r_r124;
    int32_t cpy_r_r125;
    int32_t cpy_r_r126;
    char cpy_r_r127;
    int32_t cpy_r_r128;
    int32_t cpy_r_r129;
    PyObject *cpy_r_r130;
    char cpy_r_r131;
    char cpy_r_r132;
    char cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_Guild_gen", "__mypyc_env__", 52, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL114;
    }
CPyL1: ;
    cpy_r_r5 = ((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL108;
CPyL2: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_type != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 52, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8 = ((serai___games___wayfarers___effects___influence___ask_Guild_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_Guild_env", "t", 53, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
    CPy_INCREF(cpy_r_r8);
CPyL6: ;
    cpy_r_r9 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r8)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "Table", "book", 53, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL115;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r9)->_options;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "Book", "options", 53, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL115;
    }
    CPy_INCREF(cpy_r_r10);
CPyL8: ;
    CPy_DECREF(cpy_r_r8);
    if (((serai___games___wayfarers___effects___influence___ask_Guild_envObject *)cpy_r_r4)->___mypyc_generator_attribute__options != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___ask_Guild_envObject *)cpy_r_r4)->___mypyc_generator_attribute__options);
    }
    ((serai___games___wayfarers___effects___influence___ask_Guild_envObject *)cpy_r_r4)->___mypyc_generator_attribute__options = cpy_r_r10;
    cpy_r_r11 = 1;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 53, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
    cpy_r_r12 = ((serai___games___wayfarers___effects___influence___ask_Guild_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_Guild_env", "t", 54, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
    CPy_INCREF(cpy_r_r12);
CPyL10: ;
    cpy_r_r13 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r12)->_players;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "Table", "players", 54, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL116;
    }
CPyL11: ;
    cpy_r_r14 = ((serai___games___wayfarers___effects___influence___ask_Guild_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_Guild_env", "me", 54, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL116;
    }
    CPyTagged_INCREF(cpy_r_r14);
CPyL12: ;
    cpy_r_r15 = CPyList_GetItem(cpy_r_r13, cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 54, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL116;
    }
    if (likely(Py_TYPE(cpy_r_r15) == CPyType_wayfarers___table___Player))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 54, CPyStatic_wayfarers___effects___influence___globals, "serai.games.wayfarers.table.Player", cpy_r_r15);
        goto CPyL116;
    }
    CPy_DECREF(cpy_r_r12);
    if (((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player);
    }
    ((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player = cpy_r_r16;
    cpy_r_r17 = 1;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 54, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
    cpy_r_r18 = ((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__call;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_Guild_gen", "call", 55, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
CPyL16: ;
    cpy_r_r19 = ((serai___kernel___effects___CallObject *)cpy_r_r18)->_words;
    CPy_INCREF(cpy_r_r19);
    cpy_r_r20 = CPySequenceTuple_GetItem(cpy_r_r19, 0);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 55, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
    if (PyLong_Check(cpy_r_r20))
        cpy_r_r21 = cpy_r_r20;
    else {
        cpy_r_r21 = NULL;
    }
    if (cpy_r_r21 != NULL) goto __LL7175;
    if (PyUnicode_Check(cpy_r_r20))
        cpy_r_r21 = cpy_r_r20;
    else {
        cpy_r_r21 = NULL;
    }
    if (cpy_r_r21 != NULL) goto __LL7175;
    if (unlikely(!(PyTuple_Check(cpy_r_r20) && PyTuple_GET_SIZE(cpy_r_r20) == 2))) {
        cpy_r_r21 = NULL;
        goto __LL7176;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r20, 0))))
        cpy_r_r21 = PyTuple_GET_ITEM(cpy_r_r20, 0);
    else {
        cpy_r_r21 = NULL;
    }
    if (cpy_r_r21 == NULL) goto __LL7176;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r20, 1))))
        cpy_r_r21 = PyTuple_GET_ITEM(cpy_r_r20, 1);
    else {
        cpy_r_r21 = NULL;
    }
    if (cpy_r_r21 == NULL) goto __LL7176;
    cpy_r_r21 = cpy_r_r20;
__LL7176: ;
    if (cpy_r_r21 != NULL) goto __LL7175;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 55, CPyStatic_wayfarers___effects___influence___globals, "union[int, str, tuple[str, int]]", cpy_r_r20);
    goto CPyL107;
__LL7175: ;
    cpy_r_r22 = CPyStatics[819]; /* 'any' */
    cpy_r_r23 = PyObject_RichCompare(cpy_r_r21, cpy_r_r22, 3);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 55, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
    if (unlikely(!PyBool_Check(cpy_r_r23))) {
        CPy_TypeError("bool", cpy_r_r23); cpy_r_r24 = 2;
    } else
        cpy_r_r24 = cpy_r_r23 == Py_True;
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 55, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
    if (!cpy_r_r24) goto CPyL31;
    cpy_r_r25 = CPyStatic_wayfarers___names___GUILDS;
    if (likely(cpy_r_r25.f0 != NULL)) goto CPyL24;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r26 = 0;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 56, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
    CPy_Unreachable();
CPyL24: ;
    cpy_r_r27 = ((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__call;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_Guild_gen", "call", 56, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
CPyL25: ;
    cpy_r_r28 = ((serai___kernel___effects___CallObject *)cpy_r_r27)->_words;
    CPy_INCREF(cpy_r_r28);
    cpy_r_r29 = CPySequenceTuple_GetItem(cpy_r_r28, 0);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 56, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
    if (PyLong_Check(cpy_r_r29))
        cpy_r_r30 = cpy_r_r29;
    else {
        cpy_r_r30 = NULL;
    }
    if (cpy_r_r30 != NULL) goto __LL7177;
    if (PyUnicode_Check(cpy_r_r29))
        cpy_r_r30 = cpy_r_r29;
    else {
        cpy_r_r30 = NULL;
    }
    if (cpy_r_r30 != NULL) goto __LL7177;
    if (unlikely(!(PyTuple_Check(cpy_r_r29) && PyTuple_GET_SIZE(cpy_r_r29) == 2))) {
        cpy_r_r30 = NULL;
        goto __LL7178;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r29, 0))))
        cpy_r_r30 = PyTuple_GET_ITEM(cpy_r_r29, 0);
    else {
        cpy_r_r30 = NULL;
    }
    if (cpy_r_r30 == NULL) goto __LL7178;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r29, 1))))
        cpy_r_r30 = PyTuple_GET_ITEM(cpy_r_r29, 1);
    else {
        cpy_r_r30 = NULL;
    }
    if (cpy_r_r30 == NULL) goto __LL7178;
    cpy_r_r30 = cpy_r_r29;
__LL7178: ;
    if (cpy_r_r30 != NULL) goto __LL7177;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 56, CPyStatic_wayfarers___effects___influence___globals, "union[int, str, tuple[str, int]]", cpy_r_r29);
    goto CPyL107;
__LL7177: ;
    cpy_r_r31 = PyObject_Str(cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 56, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
    cpy_r_r32 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r25.f0);
    CPy_INCREF(cpy_r_r25.f1);
    CPy_INCREF(cpy_r_r25.f2);
    cpy_r_r33 = PyTuple_New(3);
    if (unlikely(cpy_r_r33 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7179 = cpy_r_r25.f0;
    PyTuple_SET_ITEM(cpy_r_r33, 0, __tmp7179);
    PyObject *__tmp7180 = cpy_r_r25.f1;
    PyTuple_SET_ITEM(cpy_r_r33, 1, __tmp7180);
    PyObject *__tmp7181 = cpy_r_r25.f2;
    PyTuple_SET_ITEM(cpy_r_r33, 2, __tmp7181);
    PyObject *cpy_r_r34[2] = {cpy_r_r33, cpy_r_r31};
    cpy_r_r35 = (PyObject **)&cpy_r_r34;
    cpy_r_r36 = PyObject_VectorcallMethod(cpy_r_r32, cpy_r_r35, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 56, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL117;
    }
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r31);
    if (likely(PyLong_Check(cpy_r_r36)))
        cpy_r_r37 = CPyTagged_FromObject(cpy_r_r36);
    else {
        CPy_TypeError("int", cpy_r_r36); cpy_r_r37 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 56, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
    if (((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild);
    }
    ((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild = cpy_r_r37;
    cpy_r_r38 = 1;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 56, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    } else
        goto CPyL62;
CPyL31: ;
    cpy_r_r39 = CPyDef_wayfarers___effects___influence___obstacle_ask_Guild_obj();
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 59, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___wayfarers___effects___influence___obstacle_ask_Guild_objObject *)cpy_r_r39)->___mypyc_env__ = cpy_r_r4;
    if (((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle);
    }
    ((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle = cpy_r_r39;
    cpy_r_r40 = 1;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 59, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
    cpy_r_r41 = ((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__optional;
    if (unlikely(cpy_r_r41 == 2)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_Guild_gen", "optional", 62, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
CPyL34: ;
    if (!cpy_r_r41) goto CPyL41;
CPyL35: ;
    cpy_r_r42 = ((serai___games___wayfarers___effects___influence___ask_Guild_envObject *)cpy_r_r4)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_Guild_env", "options", 62, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
    CPy_INCREF(cpy_r_r42);
CPyL36: ;
    cpy_r_r43 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r42)->_guild;
    CPy_INCREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r42);
    cpy_r_r44 = ((serai___games___wayfarers___effects___influence___ask_Guild_envObject *)cpy_r_r4)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_Guild_env", "options", 62, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r44);
CPyL37: ;
    cpy_r_r45 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r44)->_skip;
    CPy_INCREF(cpy_r_r45);
    CPy_DECREF(cpy_r_r44);
    cpy_r_r46 = PyList_New(0);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 62, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL119;
    }
    cpy_r_r47 = CPyList_Extend(cpy_r_r46, cpy_r_r43);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 62, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL120;
    } else
        goto CPyL121;
CPyL39: ;
    cpy_r_r48 = PyList_Append(cpy_r_r46, cpy_r_r45);
    CPy_DECREF(cpy_r_r45);
    cpy_r_r49 = cpy_r_r48 >= 0;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 62, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL122;
    }
    cpy_r_r50 = cpy_r_r46;
    goto CPyL43;
CPyL41: ;
    cpy_r_r51 = ((serai___games___wayfarers___effects___influence___ask_Guild_envObject *)cpy_r_r4)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_Guild_env", "options", 62, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
    CPy_INCREF(cpy_r_r51);
CPyL42: ;
    cpy_r_r52 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r51)->_guild;
    CPy_INCREF(cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    cpy_r_r50 = cpy_r_r52;
CPyL43: ;
    cpy_r_candidates = cpy_r_r50;
    cpy_r_r53 = ((serai___games___wayfarers___effects___influence___ask_Guild_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_Guild_env", "me", 63, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL123;
    }
    CPyTagged_INCREF(cpy_r_r53);
CPyL44: ;
    cpy_r_r54 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r55 = CPyStatics[4023]; /* 'WF-EFF-02' */
    cpy_r_r56 = ((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_Guild_gen", "obstacle", 63, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL124;
    }
CPyL45: ;
    cpy_r_r57 = NULL;
    cpy_r_r58 = NULL;
    cpy_r_r59 = CPyDef_offer___Offer(cpy_r_candidates, cpy_r_r56, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_candidates);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 63, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL125;
    }
    cpy_r_r60 = NULL;
    cpy_r_r61 = NULL;
    cpy_r_r62 = 2;
    cpy_r_r63 = CPyDef_decision___ask(cpy_r_r53, cpy_r_r54, cpy_r_r55, cpy_r_r59, cpy_r_r60, cpy_r_r61, cpy_r_r62);
    CPyTagged_DECREF(cpy_r_r53);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 63, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
    ((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r63;
CPyL48: ;
    cpy_r_r65 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r66 = cpy_r_type != cpy_r_r65;
    if (!cpy_r_r66) goto CPyL51;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 63, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
    CPy_Unreachable();
CPyL51: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r67 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 63, CPyStatic_wayfarers___effects___influence___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL107;
    }
    cpy_r_r68 = ((serai___games___wayfarers___effects___influence___ask_Guild_envObject *)cpy_r_r4)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_Guild_env", "options", 64, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL126;
    }
    CPy_INCREF(cpy_r_r68);
CPyL53: ;
    cpy_r_r69 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r68)->_skip;
    CPy_INCREF(cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    cpy_r_r70 = cpy_r_r67 == cpy_r_r69;
    CPy_DECREF(cpy_r_r69);
    if (cpy_r_r70) {
        goto CPyL127;
    } else
        goto CPyL59;
CPyL54: ;
    cpy_r_r71 = 0 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r71);
    ((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r73 = CPyDef_wayfarers___effects___influence___ask_Guild_env_clear_on_completion(cpy_r_r4);
    cpy_r_r74 = CPyDef_wayfarers___effects___influence___ask_Guild_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL58;
    CPyGen_SetStopIterationValue(cpy_r_r71);
    CPy_DECREF(cpy_r_r71);
    if (!0) goto CPyL113;
    CPy_Unreachable();
CPyL58: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r71;
    CPyGen_Exit(&((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL59: ;
    cpy_r_r75 = ((serai___kernel___option___OptionObject *)cpy_r_r67)->_value;
    CPy_INCREF(cpy_r_r75);
    CPy_DECREF(cpy_r_r67);
    if (likely(PyLong_Check(cpy_r_r75)))
        cpy_r_r76 = CPyTagged_FromObject(cpy_r_r75);
    else {
        CPy_TypeError("int", cpy_r_r75); cpy_r_r76 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r76 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 66, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
    if (((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild);
    }
    ((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild = cpy_r_r76;
    cpy_r_r77 = 1;
    if (unlikely(!cpy_r_r77)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 66, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
    ((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__optional = 0;
    cpy_r_r78 = 1;
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 67, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
CPyL62: ;
    cpy_r_r79 = ((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_Guild_gen", "player", 68, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
CPyL63: ;
    cpy_r_r80 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r79)->_influence;
    if (unlikely(cpy_r_r80 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "Player", "influence", 68, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
CPyL64: ;
    cpy_r_r81 = cpy_r_r80 == 0;
    cpy_r_r82 = ((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_Guild_gen", "player", 68, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
CPyL65: ;
    if (!cpy_r_r81) goto CPyL98;
    cpy_r_r83 = ((serai___games___wayfarers___effects___influence___ask_Guild_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_Guild_env", "t", 69, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
    CPy_INCREF(cpy_r_r83);
CPyL67: ;
    cpy_r_r84 = ((serai___games___wayfarers___effects___influence___ask_Guild_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r84 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_Guild_env", "me", 69, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL128;
    }
    CPyTagged_INCREF(cpy_r_r84);
CPyL68: ;
    cpy_r_r85 = ((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__optional;
    if (unlikely(cpy_r_r85 == 2)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_Guild_gen", "optional", 69, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL129;
    }
CPyL69: ;
    cpy_r_r86 = ((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild;
    if (unlikely(cpy_r_r86 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_Guild_gen", "guild", 69, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL129;
    }
CPyL70: ;
    cpy_r_r87 = CPyDef_wayfarers___effects___influence___free_influence(cpy_r_r83, cpy_r_r84, cpy_r_r85, cpy_r_r86, -2);
    CPy_DECREF(cpy_r_r83);
    CPyTagged_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 69, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
    if (((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___influence___ask_Guild_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___influence___ask_Guild_gen_2);
    }
    ((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___influence___ask_Guild_gen_2 = cpy_r_r87;
    cpy_r_r88 = 1;
    if (!cpy_r_r88) goto CPyL107;
    cpy_r_r89 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r90 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r91 = NULL;
    cpy_r_r1 = cpy_r_r91;
    cpy_r_r92 = (PyObject **)&cpy_r_r1;
    cpy_r_r93 = ((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___influence___ask_Guild_gen_2;
    cpy_r_r94 = CPyDef_wayfarers___effects___influence___free_influence_gen_____mypyc_generator_helper__(cpy_r_r93, cpy_r_r90, cpy_r_r90, cpy_r_r90, cpy_r_r89, cpy_r_r92);
    if (cpy_r_r94 != NULL) goto CPyL130;
    cpy_r_r95 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r95)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 69, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL131;
    }
    cpy_r_r96 = cpy_r_r1;
    cpy_r_r97 = NULL;
    if (((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___influence___ask_Guild_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___influence___ask_Guild_gen_2);
    }
    ((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___influence___ask_Guild_gen_2 = cpy_r_r97;
    cpy_r_r98 = 1;
    if (unlikely(!cpy_r_r98)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 69, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL132;
    } else
        goto CPyL91;
CPyL75: ;
    cpy_r_r99 = cpy_r_r94;
CPyL76: ;
    ((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r99;
CPyL77: ;
    cpy_r_r101 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r102 = cpy_r_type != cpy_r_r101;
    if (!cpy_r_r102) goto CPyL133;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 69, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL81;
    } else
        goto CPyL134;
CPyL79: ;
    CPy_Unreachable();
CPyL80: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL87;
CPyL81: ;
    cpy_r_r103 = CPy_CatchError();
    cpy_r_r104 = (PyObject **)&cpy_r_r3;
    cpy_r_r105 = ((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___influence___ask_Guild_gen_2;
    cpy_r_r106 = CPy_YieldFromErrorHandle(cpy_r_r105, cpy_r_r104);
    if (unlikely(cpy_r_r106 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 69, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL135;
    }
    if (cpy_r_r106) goto CPyL84;
    cpy_r_r99 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r103);
    CPy_DecRef(cpy_r_r103.f0);
    CPy_DecRef(cpy_r_r103.f1);
    CPy_DecRef(cpy_r_r103.f2);
    goto CPyL76;
CPyL84: ;
    cpy_r_r96 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r103);
    CPy_DecRef(cpy_r_r103.f0);
    CPy_DecRef(cpy_r_r103.f1);
    CPy_DecRef(cpy_r_r103.f2);
    goto CPyL91;
CPyL85: ;
    CPy_RestoreExcInfo(cpy_r_r103);
    CPy_DecRef(cpy_r_r103.f0);
    CPy_DecRef(cpy_r_r103.f1);
    CPy_DecRef(cpy_r_r103.f2);
    cpy_r_r107 = CPy_KeepPropagating();
    if (!cpy_r_r107) goto CPyL107;
    CPy_Unreachable();
CPyL87: ;
    cpy_r_r108 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r109 = NULL;
    cpy_r_r1 = cpy_r_r109;
    cpy_r_r110 = (PyObject **)&cpy_r_r1;
    cpy_r_r111 = ((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___influence___ask_Guild_gen_2;
    cpy_r_r112 = CPyDef_wayfarers___effects___influence___free_influence_gen_____mypyc_generator_helper__(cpy_r_r111, cpy_r_r108, cpy_r_r108, cpy_r_r108, cpy_r_arg, cpy_r_r110);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r112 == NULL) {
        goto CPyL89;
    } else
        goto CPyL136;
CPyL88: ;
    cpy_r_r99 = cpy_r_r112;
    goto CPyL76;
CPyL89: ;
    cpy_r_r113 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r113)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 69, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL131;
    }
    cpy_r_r96 = cpy_r_r1;
CPyL91: ;
    if (unlikely(!PyBool_Check(cpy_r_r96))) {
        CPy_TypeError("bool", cpy_r_r96); cpy_r_r114 = 2;
    } else
        cpy_r_r114 = cpy_r_r96 == Py_True;
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r114 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 69, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
    if (cpy_r_r114) goto CPyL98;
    cpy_r_r115 = 0 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r115);
    ((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r117 = CPyDef_wayfarers___effects___influence___ask_Guild_env_clear_on_completion(cpy_r_r4);
    cpy_r_r118 = CPyDef_wayfarers___effects___influence___ask_Guild_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL97;
    CPyGen_SetStopIterationValue(cpy_r_r115);
    CPy_DECREF(cpy_r_r115);
    if (!0) goto CPyL113;
    CPy_Unreachable();
CPyL97: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r115;
    CPyGen_Exit(&((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL98: ;
    cpy_r_r119 = ((serai___games___wayfarers___effects___influence___ask_Guild_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_Guild_env", "t", 72, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
    CPy_INCREF(cpy_r_r119);
CPyL99: ;
    cpy_r_r120 = ((serai___games___wayfarers___effects___influence___ask_Guild_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r120 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_Guild_env", "me", 72, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL137;
    }
    CPyTagged_INCREF(cpy_r_r120);
CPyL100: ;
    cpy_r_r121 = ((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild;
    if (unlikely(cpy_r_r121 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_Guild_gen", "guild", 72, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL138;
    }
CPyL101: ;
    cpy_r_r122 = CPyDef_wayfarers___effects___influence___put_in_guild(cpy_r_r119, cpy_r_r120, cpy_r_r121);
    CPy_DECREF(cpy_r_r119);
    CPyTagged_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r122 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 72, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
    cpy_r_r123 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r123);
    ((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r125 = CPyDef_wayfarers___effects___influence___ask_Guild_env_clear_on_completion(cpy_r_r4);
    cpy_r_r126 = CPyDef_wayfarers___effects___influence___ask_Guild_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL106;
    CPyGen_SetStopIterationValue(cpy_r_r123);
    CPy_DECREF(cpy_r_r123);
    if (!0) goto CPyL113;
    CPy_Unreachable();
CPyL106: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r123;
    CPyGen_Exit(&((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL107: ;
    ((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r128 = CPyDef_wayfarers___effects___influence___ask_Guild_env_clear_on_completion(cpy_r_r4);
    cpy_r_r129 = CPyDef_wayfarers___effects___influence___ask_Guild_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r130 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r130;
CPyL108: ;
    cpy_r_r131 = cpy_r_r5 == 0;
    if (cpy_r_r131) goto CPyL139;
    cpy_r_r132 = cpy_r_r5 == 1;
    if (cpy_r_r132) goto CPyL140;
    cpy_r_r133 = cpy_r_r5 == 2;
    if (cpy_r_r133) {
        goto CPyL77;
    } else
        goto CPyL141;
CPyL111: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r134 = 0;
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 52, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL113;
    }
    CPy_Unreachable();
CPyL113: ;
    cpy_r_r135 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r135;
CPyL114: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL113;
CPyL115: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL107;
CPyL116: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL107;
CPyL117: ;
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r33);
    goto CPyL107;
CPyL118: ;
    CPy_DecRef(cpy_r_r43);
    goto CPyL107;
CPyL119: ;
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r45);
    goto CPyL107;
CPyL120: ;
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r46);
    goto CPyL107;
CPyL121: ;
    CPy_DECREF(cpy_r_r47);
    goto CPyL39;
CPyL122: ;
    CPy_DecRef(cpy_r_r46);
    goto CPyL107;
CPyL123: ;
    CPy_DecRef(cpy_r_candidates);
    goto CPyL107;
CPyL124: ;
    CPy_DecRef(cpy_r_candidates);
    CPyTagged_DecRef(cpy_r_r53);
    goto CPyL107;
CPyL125: ;
    CPyTagged_DecRef(cpy_r_r53);
    goto CPyL107;
CPyL126: ;
    CPy_DecRef(cpy_r_r67);
    goto CPyL107;
CPyL127: ;
    CPy_DECREF(cpy_r_r67);
    goto CPyL54;
CPyL128: ;
    CPy_DecRef(cpy_r_r83);
    goto CPyL107;
CPyL129: ;
    CPy_DecRef(cpy_r_r83);
    CPyTagged_DecRef(cpy_r_r84);
    goto CPyL107;
CPyL130: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL75;
CPyL131: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL107;
CPyL132: ;
    CPy_DecRef(cpy_r_r96);
    goto CPyL107;
CPyL133: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL80;
CPyL134: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL79;
CPyL135: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL85;
CPyL136: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL88;
CPyL137: ;
    CPy_DecRef(cpy_r_r119);
    goto CPyL107;
CPyL138: ;
    CPy_DecRef(cpy_r_r119);
    CPyTagged_DecRef(cpy_r_r120);
    goto CPyL107;
CPyL139: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL2;
CPyL140: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL48;
CPyL141: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL111;
}
        
PyObject *CPyDef_wayfarers___effects___influence___ask_Guild_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___effects___influence___ask_Guild_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___ask_Guild_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___influence___ask_Guild_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.ask_Guild_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___effects___influence___ask_Guild_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "__next__", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___ask_Guild_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___effects___influence___ask_Guild_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___ask_Guild_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___influence___ask_Guild_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.ask_Guild_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_wayfarers___effects___influence___ask_Guild_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "send", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___ask_Guild_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___ask_Guild_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___influence___ask_Guild_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.ask_Guild_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___effects___influence___ask_Guild_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "__iter__", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___ask_Guild_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_wayfarers___effects___influence___ask_Guild_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_wayfarers___effects___influence___ask_Guild_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___influence___ask_Guild_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.ask_Guild_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_wayfarers___effects___influence___ask_Guild_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "throw", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___ask_Guild_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_wayfarers___effects___influence___ask_Guild_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp7182 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp7182);
    PyObject *__tmp7183 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp7183);
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
        
        PyObject *CPyPy_wayfarers___effects___influence___ask_Guild_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___influence___ask_Guild_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.ask_Guild_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___effects___influence___ask_Guild_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "close", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___Guild___ask(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
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
    cpy_r_r0 = CPyDef_wayfarers___effects___influence___ask_Guild_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 52, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL10;
    }
    cpy_r_r1 = CPyDef_wayfarers___effects___influence___ask_Guild_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 52, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 52, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL12;
    }
    ((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 52, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___effects___influence___ask_Guild_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___ask_Guild_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___wayfarers___effects___influence___ask_Guild_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 52, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL12;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___wayfarers___effects___influence___ask_Guild_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___influence___ask_Guild_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me);
    }
    ((serai___games___wayfarers___effects___influence___ask_Guild_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me = cpy_r_me;
    cpy_r_r6 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 52, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_call);
    if (((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__call != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__call);
    }
    ((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__call = cpy_r_call;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 52, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL13;
    }
    CPyTagged_INCREF(cpy_r_context);
    if (((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__context != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__context);
    }
    ((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__context = cpy_r_context;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 52, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL13;
    }
    ((serai___games___wayfarers___effects___influence___ask_Guild_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__optional = cpy_r_optional;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 52, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL13;
    }
    return cpy_r_r1;
CPyL10: ;
    cpy_r_r10 = NULL;
    return cpy_r_r10;
CPyL11: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL10;
CPyL12: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL10;
CPyL13: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL10;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___Guild___ask(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___influence___Guild))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.Guild", obj_self); 
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
            PyObject *retval = CPyDef_wayfarers___effects___influence___Guild___ask(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 52, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___Guild___ask__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
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
    cpy_r_r1 = CPyDef_wayfarers___effects___influence___Guild___ask(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context, cpy_r_optional);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___Guild___ask__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___influence___Guild))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.Guild", obj_self); 
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
            PyObject *retval = CPyDef_wayfarers___effects___influence___Guild___ask__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask__Work_glue", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___influence___Guild_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___wayfarers___effects___influence___GuildObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___wayfarers___effects___influence___GuildObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___wayfarers___effects___influence___GuildObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___wayfarers___effects___influence___GuildObject *)cpy_r___mypyc_self__)->_quiet = 0;
    ((serai___games___wayfarers___effects___influence___GuildObject *)cpy_r___mypyc_self__)->_asks_itself = 1;
    return 1;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___Guild_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___influence___Guild))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.Guild", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___effects___influence___Guild_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "__mypyc_defaults_setup", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___influence___InfluenceCard___possible(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    int64_t cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    CPyPtr cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    char cpy_r_r17;
    CPyTagged cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "possible", "Table", "display", 82, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = 0;
    cpy_r_r2 = 0;
    cpy_r_r3 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display_influence;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "possible", "Table", "display_influence", 83, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL14;
    }
    CPy_INCREF(cpy_r_r3);
CPyL2: ;
    cpy_r_r4 = 0;
CPyL3: ;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r4 < cpy_r_r6;
    if (!cpy_r_r7) goto CPyL15;
    cpy_r_place = cpy_r_r2;
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
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "possible", 83, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL16;
    }
    cpy_r_r14 = (Py_ssize_t)cpy_r_r13 == -2;
    CPyTagged_DECREF(cpy_r_r13);
    if (cpy_r_r14) {
        goto CPyL7;
    } else
        goto CPyL17;
CPyL6: ;
    if (cpy_r_r14) {
        goto CPyL18;
    } else
        goto CPyL11;
CPyL7: ;
    cpy_r_r15 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_place);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "possible", 83, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL16;
    }
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "possible", 83, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL16;
    }
    cpy_r_r17 = (Py_ssize_t)cpy_r_r16 != -2;
    CPyTagged_DECREF(cpy_r_r16);
    CPyTagged_DECREF(cpy_r_place);
    if (cpy_r_r17) {
        goto CPyL18;
    } else
        goto CPyL11;
CPyL10: ;
    cpy_r_r1 = 1;
    goto CPyL12;
CPyL11: ;
    cpy_r_r18 = cpy_r_r2 + 2;
    cpy_r_r2 = cpy_r_r18;
    cpy_r_r19 = cpy_r_r4 + 1;
    cpy_r_r4 = cpy_r_r19;
    goto CPyL3;
CPyL12: ;
    return cpy_r_r1;
CPyL13: ;
    cpy_r_r20 = 2;
    return cpy_r_r20;
CPyL14: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL13;
CPyL15: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r3);
    goto CPyL12;
CPyL16: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL13;
CPyL17: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL6;
CPyL18: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r3);
    goto CPyL10;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___InfluenceCard___possible(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___influence___InfluenceCard))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.InfluenceCard", obj_self); 
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
            char retval = CPyDef_wayfarers___effects___influence___InfluenceCard___possible(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "possible", 81, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___influence___InfluenceCard___possible__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_wayfarers___effects___influence___InfluenceCard___possible(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___InfluenceCard___possible__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___influence___InfluenceCard))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.InfluenceCard", obj_self); 
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
            char retval = CPyDef_wayfarers___effects___influence___InfluenceCard___possible__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "possible__Work_glue", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "__get__", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    int32_t cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    cpy_r_r0 = ((serai___games___wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "<lambda>", "__mypyc_lambda__0_ask_InfluenceCard_obj", "__mypyc_env__", 99, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL10;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_envObject *)cpy_r_r0)->___mypyc_generator_attribute__free;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "<lambda>", "ask_InfluenceCard_env", "free", 99, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = PySet_Contains(cpy_r_r1, cpy_r_option);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r3 = cpy_r_r2 >= 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<lambda>", 99, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL10;
    }
    cpy_r_r4 = cpy_r_r2;
    if (!cpy_r_r4) goto CPyL5;
    cpy_r_r5 = Py_None;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = cpy_r_r5;
    goto CPyL9;
CPyL5: ;
    cpy_r_r7 = CPyStatic_wayfarers___reasons___HAS_INFLUENCE;
    if (likely(cpy_r_r7 != NULL)) goto CPyL8;
    PyErr_SetString(PyExc_NameError, "value for final name \"HAS_INFLUENCE\" was not set");
    cpy_r_r8 = 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<lambda>", 99, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL10;
    }
    CPy_Unreachable();
CPyL8: ;
    CPy_INCREF(cpy_r_r7);
    cpy_r_r6 = cpy_r_r7;
CPyL9: ;
    return cpy_r_r6;
CPyL10: ;
    cpy_r_r9 = NULL;
    return cpy_r_r9;
}
        
        PyObject *CPyPy_wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<lambda>", 99, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "__get__", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_____call__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    int64_t cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    CPyPtr cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    int32_t cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    int32_t cpy_r_r25;
    char cpy_r_r26;
    int64_t cpy_r_r27;
    PyObject *cpy_r_r28;
    cpy_r_r0 = ((serai___games___wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "<lambda>", "__mypyc_lambda__1_ask_InfluenceCard_obj", "__mypyc_env__", 100, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL20;
    }
CPyL1: ;
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<lambda>", 100, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL20;
    }
    cpy_r_r2 = ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_envObject *)cpy_r_r0)->___mypyc_generator_attribute__display;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "<lambda>", "ask_InfluenceCard_env", "display", 100, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL21;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = 0;
CPyL4: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r3 < cpy_r_r5;
    if (!cpy_r_r6) goto CPyL22;
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
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<lambda>", 100, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL23;
    }
    cpy_r_r13 = (Py_ssize_t)cpy_r_r12 != -2;
    if (cpy_r_r13) goto CPyL8;
    if (cpy_r_r13) {
        goto CPyL14;
    } else
        goto CPyL26;
CPyL8: ;
    cpy_r_r14 = ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_envObject *)cpy_r_r0)->___mypyc_generator_attribute__cards;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "<lambda>", "ask_InfluenceCard_env", "cards", 100, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r14);
CPyL9: ;
    cpy_r_r15 = CPyList_GetItem(cpy_r_r14, cpy_r_r12);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<lambda>", 100, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL24;
    }
    if (likely(Py_TYPE(cpy_r_r15) == CPyType_option___Option))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "<lambda>", 100, CPyStatic_wayfarers___effects___influence___globals, "serai.kernel.option.Option", cpy_r_r15);
        goto CPyL24;
    }
    cpy_r_r17 = ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_envObject *)cpy_r_r0)->___mypyc_generator_attribute__free;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "<lambda>", "ask_InfluenceCard_env", "free", 100, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL25;
    }
    CPy_INCREF(cpy_r_r17);
CPyL12: ;
    cpy_r_r18 = PySet_Contains(cpy_r_r17, cpy_r_r16);
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r16);
    cpy_r_r19 = cpy_r_r18 >= 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<lambda>", 100, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL24;
    }
    cpy_r_r20 = cpy_r_r18;
    cpy_r_r21 = cpy_r_r20 ^ 1;
    if (!cpy_r_r21) goto CPyL26;
CPyL14: ;
    cpy_r_r22 = ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_envObject *)cpy_r_r0)->___mypyc_generator_attribute__cards;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "<lambda>", "ask_InfluenceCard_env", "cards", 100, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r22);
CPyL15: ;
    cpy_r_r23 = CPyList_GetItem(cpy_r_r22, cpy_r_r12);
    CPy_DECREF(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<lambda>", 100, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL23;
    }
    if (likely(Py_TYPE(cpy_r_r23) == CPyType_option___Option))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "<lambda>", 100, CPyStatic_wayfarers___effects___influence___globals, "serai.kernel.option.Option", cpy_r_r23);
        goto CPyL23;
    }
    cpy_r_r25 = PyList_Append(cpy_r_r1, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = cpy_r_r25 >= 0;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<lambda>", 100, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL23;
    }
CPyL18: ;
    cpy_r_r27 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r27;
    goto CPyL4;
CPyL19: ;
    return cpy_r_r1;
CPyL20: ;
    cpy_r_r28 = NULL;
    return cpy_r_r28;
CPyL21: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL20;
CPyL22: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL19;
CPyL23: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL20;
CPyL24: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL20;
CPyL25: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r16);
    goto CPyL20;
CPyL26: ;
    CPyTagged_DECREF(cpy_r_r12);
    goto CPyL18;
}
        
        PyObject *CPyPy_wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__call__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, PyVectorcall_NARGS(nargs), kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *retval = CPyDef_wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj_____call__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<lambda>", 100, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    int64_t cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r26;
    CPyPtr cpy_r_r27;
    int64_t cpy_r_r28;
    CPyPtr cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    int32_t cpy_r_r43;
    char cpy_r_r44;
    CPyTagged cpy_r_r45;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    int32_t cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyTagged cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    char cpy_r_r75;
    int32_t cpy_r_r76;
    int32_t cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    CPyTagged cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    CPyTagged cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    CPyTagged cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    CPyTagged cpy_r_r89;
    PyObject *cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject **cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    char cpy_r_r105;
    tuple_T3OOO cpy_r_r106;
    PyObject **cpy_r_r107;
    PyObject *cpy_r_r108;
    char cpy_r_r109;
    char cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject **cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    char cpy_r_r116;
    PyObject *cpy_r_r117;
    CPyTagged cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    CPyTagged cpy_r_r122;
    CPyTagged cpy_r_r123;
    char cpy_r_r124;
    PyObject *cpy_r_r125;
    char cpy_r_r126;
    int32_t cpy_r_r127;
    int32_t cpy_r_r128;
    char cpy_r_r129;
    int32_t cpy_r_r130;
    int32_t cpy_r_r131;
    PyObject *cpy_r_r132;
    char cpy_r_r133;
    char cpy_r_r134;
    char cpy_r_r135;
    char cpy_r_r136;
    PyObject *cpy_r_r137;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_InfluenceCard_gen", "__mypyc_env__", 85, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL110;
    }
CPyL1: ;
    cpy_r_r5 = ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL104;
CPyL2: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_type != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 85, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8 = ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_InfluenceCard_gen", "t", 86, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r8)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "Table", "book", 86, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r9)->_options;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "Book", "options", 86, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
    CPy_INCREF(cpy_r_r10);
CPyL8: ;
    if (((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options);
    }
    ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options = cpy_r_r10;
    cpy_r_r11 = 1;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 86, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
    cpy_r_r12 = ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_InfluenceCard_gen", "options", 87, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
CPyL10: ;
    cpy_r_r13 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r12)->_card;
    CPy_INCREF(cpy_r_r13);
    if (((serai___games___wayfarers___effects___influence___ask_InfluenceCard_envObject *)cpy_r_r4)->___mypyc_generator_attribute__cards != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___ask_InfluenceCard_envObject *)cpy_r_r4)->___mypyc_generator_attribute__cards);
    }
    ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_envObject *)cpy_r_r4)->___mypyc_generator_attribute__cards = cpy_r_r13;
    cpy_r_r14 = 1;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 87, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
    cpy_r_r15 = ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_InfluenceCard_gen", "t", 88, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
CPyL12: ;
    cpy_r_r16 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r15)->_display;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "Table", "display", 88, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
    CPy_INCREF(cpy_r_r16);
CPyL13: ;
    if (((serai___games___wayfarers___effects___influence___ask_InfluenceCard_envObject *)cpy_r_r4)->___mypyc_generator_attribute__display != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___ask_InfluenceCard_envObject *)cpy_r_r4)->___mypyc_generator_attribute__display);
    }
    ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_envObject *)cpy_r_r4)->___mypyc_generator_attribute__display = cpy_r_r16;
    cpy_r_r17 = 1;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 88, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
    cpy_r_r18 = PyList_New(0);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 89, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
    cpy_r_r19 = 0;
    cpy_r_r20 = ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_InfluenceCard_gen", "t", 91, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL111;
    }
CPyL16: ;
    cpy_r_r21 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r20)->_display_influence;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "Table", "display_influence", 91, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL111;
    }
    CPy_INCREF(cpy_r_r21);
CPyL17: ;
    cpy_r_r22 = 0;
CPyL18: ;
    cpy_r_r23 = (CPyPtr)((CPyPtr)cpy_r_r21 + offsetof(PyVarObject, ob_size));
    cpy_r_r24 = *(int64_t *)cpy_r_r23;
    cpy_r_r25 = cpy_r_r22 < cpy_r_r24;
    if (!cpy_r_r25) goto CPyL112;
    cpy_r_place = cpy_r_r19;
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
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 89, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL113;
    }
    cpy_r_r32 = (Py_ssize_t)cpy_r_r31 == -2;
    CPyTagged_DECREF(cpy_r_r31);
    if (cpy_r_r32) goto CPyL22;
    if (cpy_r_r32) {
        goto CPyL26;
    } else
        goto CPyL115;
CPyL22: ;
    cpy_r_r33 = ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_envObject *)cpy_r_r4)->___mypyc_generator_attribute__display;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_InfluenceCard_env", "display", 92, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL113;
    }
    CPy_INCREF(cpy_r_r33);
CPyL23: ;
    cpy_r_r34 = CPyList_GetItemBorrow(cpy_r_r33, cpy_r_place);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 92, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL114;
    }
    if (likely(PyLong_Check(cpy_r_r34)))
        cpy_r_r35 = CPyTagged_FromObject(cpy_r_r34);
    else {
        CPy_TypeError("int", cpy_r_r34); cpy_r_r35 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 92, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL114;
    }
    cpy_r_r36 = (Py_ssize_t)cpy_r_r35 != -2;
    CPyTagged_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r33);
    if (!cpy_r_r36) goto CPyL115;
CPyL26: ;
    cpy_r_r37 = ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_envObject *)cpy_r_r4)->___mypyc_generator_attribute__cards;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_InfluenceCard_env", "cards", 90, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL113;
    }
    CPy_INCREF(cpy_r_r37);
CPyL27: ;
    cpy_r_r38 = ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_envObject *)cpy_r_r4)->___mypyc_generator_attribute__display;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_InfluenceCard_env", "display", 90, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL116;
    }
    CPy_INCREF(cpy_r_r38);
CPyL28: ;
    cpy_r_r39 = CPyList_GetItemBorrow(cpy_r_r38, cpy_r_place);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 90, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL117;
    }
    if (likely(PyLong_Check(cpy_r_r39)))
        cpy_r_r40 = CPyTagged_FromObject(cpy_r_r39);
    else {
        CPy_TypeError("int", cpy_r_r39); cpy_r_r40 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 90, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL117;
    }
    cpy_r_r41 = CPyList_GetItem(cpy_r_r37, cpy_r_r40);
    CPy_DECREF(cpy_r_r37);
    CPyTagged_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 90, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL118;
    }
    if (likely(Py_TYPE(cpy_r_r41) == CPyType_option___Option))
        cpy_r_r42 = cpy_r_r41;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 90, CPyStatic_wayfarers___effects___influence___globals, "serai.kernel.option.Option", cpy_r_r41);
        goto CPyL118;
    }
    CPy_DECREF(cpy_r_r38);
    CPyTagged_DECREF(cpy_r_place);
    cpy_r_r43 = PyList_Append(cpy_r_r18, cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    cpy_r_r44 = cpy_r_r43 >= 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 89, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL119;
    }
CPyL33: ;
    cpy_r_r45 = cpy_r_r19 + 2;
    cpy_r_r19 = cpy_r_r45;
    cpy_r_r46 = cpy_r_r22 + 1;
    cpy_r_r22 = cpy_r_r46;
    goto CPyL18;
CPyL34: ;
    cpy_r_r47 = ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__optional;
    if (unlikely(cpy_r_r47 == 2)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_InfluenceCard_gen", "optional", 94, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL120;
    }
CPyL35: ;
    if (!cpy_r_r47) goto CPyL38;
CPyL36: ;
    cpy_r_r48 = ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_InfluenceCard_gen", "options", 95, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL120;
    }
CPyL37: ;
    cpy_r_r49 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r48)->_skip;
    CPy_INCREF(cpy_r_r49);
    cpy_r_r50 = PyList_Append(cpy_r_r18, cpy_r_r49);
    CPy_DECREF(cpy_r_r49);
    cpy_r_r51 = cpy_r_r50 >= 0;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 95, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL120;
    }
CPyL38: ;
    cpy_r_r52 = PySet_New(cpy_r_r18);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 96, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL120;
    }
    if (((serai___games___wayfarers___effects___influence___ask_InfluenceCard_envObject *)cpy_r_r4)->___mypyc_generator_attribute__free != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___ask_InfluenceCard_envObject *)cpy_r_r4)->___mypyc_generator_attribute__free);
    }
    ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_envObject *)cpy_r_r4)->___mypyc_generator_attribute__free = cpy_r_r52;
    cpy_r_r53 = 1;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 96, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL120;
    }
    cpy_r_r54 = CPyDef_wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_obj();
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 99, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL120;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_objObject *)cpy_r_r54)->___mypyc_env__ = cpy_r_r4;
    cpy_r_r55 = CPyDef_wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_obj();
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 100, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL121;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_objObject *)cpy_r_r55)->___mypyc_env__ = cpy_r_r4;
    cpy_r_r56 = NULL;
    cpy_r_r57 = CPyDef_offer___Offer(cpy_r_r18, cpy_r_r54, cpy_r_r55, cpy_r_r56);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r54);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 97, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
    cpy_r_r58 = ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_InfluenceCard_gen", "me", 102, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL122;
    }
CPyL44: ;
    cpy_r_r59 = CPyStatics[4024]; /* 'influence-card' */
    cpy_r_r60 = CPyStatics[4025]; /* 'WF-EFF-03' */
    cpy_r_r61 = NULL;
    cpy_r_r62 = NULL;
    cpy_r_r63 = 2;
    cpy_r_r64 = CPyDef_decision___ask(cpy_r_r58, cpy_r_r59, cpy_r_r60, cpy_r_r57, cpy_r_r61, cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 102, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
    ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r64;
CPyL46: ;
    cpy_r_r66 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r67 = cpy_r_type != cpy_r_r66;
    if (!cpy_r_r67) goto CPyL49;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 102, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
    CPy_Unreachable();
CPyL49: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r68 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 102, CPyStatic_wayfarers___effects___influence___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL103;
    }
    if (((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen);
    }
    ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen = cpy_r_r68;
    cpy_r_r69 = 1;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 102, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
    cpy_r_r70 = ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_InfluenceCard_gen", "options", 103, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
CPyL52: ;
    cpy_r_r71 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r70)->_skip;
    CPy_INCREF(cpy_r_r71);
    cpy_r_r72 = ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_InfluenceCard_gen", "chosen", 103, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL123;
    }
CPyL53: ;
    cpy_r_r73 = cpy_r_r72 == cpy_r_r71;
    CPy_DECREF(cpy_r_r71);
    if (!cpy_r_r73) goto CPyL59;
    cpy_r_r74 = 0 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r74);
    ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r76 = CPyDef_wayfarers___effects___influence___ask_InfluenceCard_env_clear_on_completion(cpy_r_r4);
    cpy_r_r77 = CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL58;
    CPyGen_SetStopIterationValue(cpy_r_r74);
    CPy_DECREF(cpy_r_r74);
    if (!0) goto CPyL109;
    CPy_Unreachable();
CPyL58: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r74;
    CPyGen_Exit(&((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL59: ;
    cpy_r_r78 = ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_InfluenceCard_gen", "t", 105, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
CPyL60: ;
    cpy_r_r79 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r78)->_players;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "Table", "players", 105, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
CPyL61: ;
    cpy_r_r80 = ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r80 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_InfluenceCard_gen", "me", 105, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
CPyL62: ;
    cpy_r_r81 = CPyList_GetItemBorrow(cpy_r_r79, cpy_r_r80);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 105, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
    if (likely(Py_TYPE(cpy_r_r81) == CPyType_wayfarers___table___Player))
        cpy_r_r82 = cpy_r_r81;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 105, CPyStatic_wayfarers___effects___influence___globals, "serai.games.wayfarers.table.Player", cpy_r_r81);
        goto CPyL103;
    }
    cpy_r_r83 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r82)->_influence;
    if (unlikely(cpy_r_r83 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "Player", "influence", 105, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
CPyL65: ;
    cpy_r_r84 = cpy_r_r83 == 0;
    if (!cpy_r_r84) goto CPyL91;
    cpy_r_r85 = ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_InfluenceCard_gen", "t", 106, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
CPyL67: ;
    cpy_r_r86 = ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r86 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_InfluenceCard_gen", "me", 106, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
CPyL68: ;
    cpy_r_r87 = ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen;
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_InfluenceCard_gen", "chosen", 106, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
CPyL69: ;
    cpy_r_r88 = ((serai___kernel___option___OptionObject *)cpy_r_r87)->_value;
    CPy_INCREF(cpy_r_r88);
    if (likely(PyLong_Check(cpy_r_r88)))
        cpy_r_r89 = CPyTagged_FromObject(cpy_r_r88);
    else {
        CPy_TypeError("int", cpy_r_r88); cpy_r_r89 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r89 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 106, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
    cpy_r_r90 = CPyDef_wayfarers___effects___influence___free_influence(cpy_r_r85, cpy_r_r86, 0, -2, cpy_r_r89);
    CPyTagged_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 106, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
    if (((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___influence___ask_InfluenceCard_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___influence___ask_InfluenceCard_gen_2);
    }
    ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___influence___ask_InfluenceCard_gen_2 = cpy_r_r90;
    cpy_r_r91 = 1;
    if (!cpy_r_r91) goto CPyL103;
    cpy_r_r92 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r93 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r94 = NULL;
    cpy_r_r1 = cpy_r_r94;
    cpy_r_r95 = (PyObject **)&cpy_r_r1;
    cpy_r_r96 = ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___influence___ask_InfluenceCard_gen_2;
    cpy_r_r97 = CPyDef_wayfarers___effects___influence___free_influence_gen_____mypyc_generator_helper__(cpy_r_r96, cpy_r_r93, cpy_r_r93, cpy_r_r93, cpy_r_r92, cpy_r_r95);
    if (cpy_r_r97 != NULL) goto CPyL124;
    cpy_r_r98 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r98)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 106, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL125;
    }
    cpy_r_r99 = cpy_r_r1;
    CPy_DECREF(cpy_r_r99);
    cpy_r_r100 = NULL;
    if (((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___influence___ask_InfluenceCard_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___influence___ask_InfluenceCard_gen_2);
    }
    ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___influence___ask_InfluenceCard_gen_2 = cpy_r_r100;
    cpy_r_r101 = 1;
    if (unlikely(!cpy_r_r101)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 106, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    } else
        goto CPyL91;
CPyL75: ;
    cpy_r_r102 = cpy_r_r97;
CPyL76: ;
    ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r102;
CPyL77: ;
    cpy_r_r104 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r105 = cpy_r_type != cpy_r_r104;
    if (!cpy_r_r105) goto CPyL126;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 106, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL81;
    } else
        goto CPyL127;
CPyL79: ;
    CPy_Unreachable();
CPyL80: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL87;
CPyL81: ;
    cpy_r_r106 = CPy_CatchError();
    cpy_r_r107 = (PyObject **)&cpy_r_r3;
    cpy_r_r108 = ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___influence___ask_InfluenceCard_gen_2;
    cpy_r_r109 = CPy_YieldFromErrorHandle(cpy_r_r108, cpy_r_r107);
    if (unlikely(cpy_r_r109 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 106, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL128;
    }
    if (cpy_r_r109) goto CPyL84;
    cpy_r_r102 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r106);
    CPy_DecRef(cpy_r_r106.f0);
    CPy_DecRef(cpy_r_r106.f1);
    CPy_DecRef(cpy_r_r106.f2);
    goto CPyL76;
CPyL84: ;
    cpy_r_r99 = cpy_r_r3;
    CPy_DecRef(cpy_r_r99);
    CPy_RestoreExcInfo(cpy_r_r106);
    CPy_DecRef(cpy_r_r106.f0);
    CPy_DecRef(cpy_r_r106.f1);
    CPy_DecRef(cpy_r_r106.f2);
    goto CPyL91;
CPyL85: ;
    CPy_RestoreExcInfo(cpy_r_r106);
    CPy_DecRef(cpy_r_r106.f0);
    CPy_DecRef(cpy_r_r106.f1);
    CPy_DecRef(cpy_r_r106.f2);
    cpy_r_r110 = CPy_KeepPropagating();
    if (!cpy_r_r110) goto CPyL103;
    CPy_Unreachable();
CPyL87: ;
    cpy_r_r111 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r112 = NULL;
    cpy_r_r1 = cpy_r_r112;
    cpy_r_r113 = (PyObject **)&cpy_r_r1;
    cpy_r_r114 = ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___influence___ask_InfluenceCard_gen_2;
    cpy_r_r115 = CPyDef_wayfarers___effects___influence___free_influence_gen_____mypyc_generator_helper__(cpy_r_r114, cpy_r_r111, cpy_r_r111, cpy_r_r111, cpy_r_arg, cpy_r_r113);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r115 == NULL) {
        goto CPyL89;
    } else
        goto CPyL129;
CPyL88: ;
    cpy_r_r102 = cpy_r_r115;
    goto CPyL76;
CPyL89: ;
    cpy_r_r116 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r116)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 106, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL125;
    }
    cpy_r_r99 = cpy_r_r1;
    CPy_DECREF(cpy_r_r99);
CPyL91: ;
    cpy_r_r117 = ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_InfluenceCard_gen", "t", 107, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
CPyL92: ;
    cpy_r_r118 = ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r118 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_InfluenceCard_gen", "me", 107, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
CPyL93: ;
    cpy_r_r119 = ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_InfluenceCard_gen", "t", 107, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
CPyL94: ;
    cpy_r_r120 = ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen;
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_InfluenceCard_gen", "chosen", 107, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
CPyL95: ;
    cpy_r_r121 = ((serai___kernel___option___OptionObject *)cpy_r_r120)->_value;
    CPy_INCREF(cpy_r_r121);
    if (likely(PyLong_Check(cpy_r_r121)))
        cpy_r_r122 = CPyTagged_FromObject(cpy_r_r121);
    else {
        CPy_TypeError("int", cpy_r_r121); cpy_r_r122 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r121);
    if (unlikely(cpy_r_r122 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 107, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
    cpy_r_r123 = CPyDef_wayfarers___table___Table___place_of(cpy_r_r119, cpy_r_r122);
    CPyTagged_DECREF(cpy_r_r122);
    if (unlikely(cpy_r_r123 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 107, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
    cpy_r_r124 = CPyDef_wayfarers___effects___influence___put_on_card(cpy_r_r117, cpy_r_r118, cpy_r_r123);
    CPyTagged_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r124 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 107, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
    cpy_r_r125 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r125);
    ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r127 = CPyDef_wayfarers___effects___influence___ask_InfluenceCard_env_clear_on_completion(cpy_r_r4);
    cpy_r_r128 = CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL102;
    CPyGen_SetStopIterationValue(cpy_r_r125);
    CPy_DECREF(cpy_r_r125);
    if (!0) goto CPyL109;
    CPy_Unreachable();
CPyL102: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r125;
    CPyGen_Exit(&((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL103: ;
    ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r130 = CPyDef_wayfarers___effects___influence___ask_InfluenceCard_env_clear_on_completion(cpy_r_r4);
    cpy_r_r131 = CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r132 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r132;
CPyL104: ;
    cpy_r_r133 = cpy_r_r5 == 0;
    if (cpy_r_r133) goto CPyL130;
    cpy_r_r134 = cpy_r_r5 == 1;
    if (cpy_r_r134) goto CPyL131;
    cpy_r_r135 = cpy_r_r5 == 2;
    if (cpy_r_r135) {
        goto CPyL77;
    } else
        goto CPyL132;
CPyL107: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r136 = 0;
    if (unlikely(!cpy_r_r136)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 85, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL109;
    }
    CPy_Unreachable();
CPyL109: ;
    cpy_r_r137 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r137;
CPyL110: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL109;
CPyL111: ;
    CPy_DecRef(cpy_r_r18);
    goto CPyL103;
CPyL112: ;
    CPy_DECREF(cpy_r_r21);
    goto CPyL34;
CPyL113: ;
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL103;
CPyL114: ;
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r33);
    goto CPyL103;
CPyL115: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL33;
CPyL116: ;
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r37);
    goto CPyL103;
CPyL117: ;
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r38);
    goto CPyL103;
CPyL118: ;
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r38);
    goto CPyL103;
CPyL119: ;
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r21);
    goto CPyL103;
CPyL120: ;
    CPy_DecRef(cpy_r_r18);
    goto CPyL103;
CPyL121: ;
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r54);
    goto CPyL103;
CPyL122: ;
    CPy_DecRef(cpy_r_r57);
    goto CPyL103;
CPyL123: ;
    CPy_DecRef(cpy_r_r71);
    goto CPyL103;
CPyL124: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL75;
CPyL125: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL103;
CPyL126: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL80;
CPyL127: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL79;
CPyL128: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL85;
CPyL129: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL88;
CPyL130: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL2;
CPyL131: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL46;
CPyL132: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL107;
}
        
PyObject *CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___ask_InfluenceCard_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___influence___ask_InfluenceCard_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.ask_InfluenceCard_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "__next__", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___ask_InfluenceCard_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___influence___ask_InfluenceCard_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.ask_InfluenceCard_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "send", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___ask_InfluenceCard_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___influence___ask_InfluenceCard_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.ask_InfluenceCard_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "__iter__", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_wayfarers___effects___influence___ask_InfluenceCard_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___influence___ask_InfluenceCard_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.ask_InfluenceCard_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "throw", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp7184 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp7184);
    PyObject *__tmp7185 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp7185);
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
        
        PyObject *CPyPy_wayfarers___effects___influence___ask_InfluenceCard_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___influence___ask_InfluenceCard_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.ask_InfluenceCard_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "close", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___InfluenceCard___ask(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
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
    cpy_r_r0 = CPyDef_wayfarers___effects___influence___ask_InfluenceCard_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 85, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL10;
    }
    cpy_r_r1 = CPyDef_wayfarers___effects___influence___ask_InfluenceCard_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 85, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL11;
    }
    if (((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 85, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL12;
    }
    ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 85, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 85, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL12;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 85, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_call);
    if (((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__call != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__call);
    }
    ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__call = cpy_r_call;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 85, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL12;
    }
    CPyTagged_INCREF(cpy_r_context);
    if (((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__context != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__context);
    }
    ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__context = cpy_r_context;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 85, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL12;
    }
    ((serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__optional = cpy_r_optional;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 85, CPyStatic_wayfarers___effects___influence___globals);
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
        
        PyObject *CPyPy_wayfarers___effects___influence___InfluenceCard___ask(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___influence___InfluenceCard))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.InfluenceCard", obj_self); 
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
            PyObject *retval = CPyDef_wayfarers___effects___influence___InfluenceCard___ask(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 85, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___InfluenceCard___ask__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
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
    cpy_r_r1 = CPyDef_wayfarers___effects___influence___InfluenceCard___ask(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context, cpy_r_optional);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___InfluenceCard___ask__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___influence___InfluenceCard))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.InfluenceCard", obj_self); 
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
            PyObject *retval = CPyDef_wayfarers___effects___influence___InfluenceCard___ask__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask__Work_glue", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___influence___InfluenceCard_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___wayfarers___effects___influence___InfluenceCardObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___wayfarers___effects___influence___InfluenceCardObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___wayfarers___effects___influence___InfluenceCardObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___wayfarers___effects___influence___InfluenceCardObject *)cpy_r___mypyc_self__)->_quiet = 0;
    ((serai___games___wayfarers___effects___influence___InfluenceCardObject *)cpy_r___mypyc_self__)->_asks_itself = 1;
    return 1;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___InfluenceCard_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___influence___InfluenceCard))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.InfluenceCard", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___effects___influence___InfluenceCard_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "__mypyc_defaults_setup", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___influence___MoveInfluence___possible(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    char cpy_r_r11;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "possible", "Table", "players", 117, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL8;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "possible", 117, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL8;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_wayfarers___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "possible", 117, CPyStatic_wayfarers___effects___influence___globals, "serai.games.wayfarers.table.Player", cpy_r_r1);
        goto CPyL8;
    }
    cpy_r_r3 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_guilds;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "possible", "Player", "guilds", 117, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r5 = CPyStatics[819]; /* 'any' */
    cpy_r_r6 = CPyObject_GetAttr(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "possible", 117, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL9;
    }
    PyObject *cpy_r_r7[1] = {cpy_r_r3};
    cpy_r_r8 = (PyObject **)&cpy_r_r7;
    cpy_r_r9 = PyObject_Vectorcall(cpy_r_r6, cpy_r_r8, 1, 0);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "possible", 117, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL9;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(!PyBool_Check(cpy_r_r9))) {
        CPy_TypeError("bool", cpy_r_r9); cpy_r_r10 = 2;
    } else
        cpy_r_r10 = cpy_r_r9 == Py_True;
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "possible", 117, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL8;
    }
    return cpy_r_r10;
CPyL8: ;
    cpy_r_r11 = 2;
    return cpy_r_r11;
CPyL9: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL8;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___MoveInfluence___possible(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___influence___MoveInfluence))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.MoveInfluence", obj_self); 
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
            char retval = CPyDef_wayfarers___effects___influence___MoveInfluence___possible(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "possible", 116, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___influence___MoveInfluence___possible__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_wayfarers___effects___influence___MoveInfluence___possible(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___MoveInfluence___possible__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___influence___MoveInfluence))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.MoveInfluence", obj_self); 
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
            char retval = CPyDef_wayfarers___effects___influence___MoveInfluence___possible__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "possible__Work_glue", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "__get__", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    cpy_r_r0 = ((serai___games___wayfarers___effects___influence___obstacle_ask_MoveInfluence_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "obstacle", "obstacle_ask_MoveInfluence_obj", "__mypyc_env__", 122, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL15;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___effects___influence___ask_MoveInfluence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "obstacle", "ask_MoveInfluence_env", "options", 123, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_skip;
    CPy_INCREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r3 = cpy_r_option == cpy_r_r2;
    CPy_DECREF(cpy_r_r2);
    if (!cpy_r_r3) goto CPyL4;
    cpy_r_r4 = Py_None;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = cpy_r_r4;
    goto CPyL14;
CPyL4: ;
    cpy_r_r6 = ((serai___games___wayfarers___effects___influence___ask_MoveInfluence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "obstacle", "ask_MoveInfluence_env", "t", 123, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r6);
CPyL5: ;
    cpy_r_r7 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r6)->_players;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "obstacle", "Table", "players", 123, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL16;
    }
CPyL6: ;
    cpy_r_r8 = ((serai___games___wayfarers___effects___influence___ask_MoveInfluence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "obstacle", "ask_MoveInfluence_env", "me", 123, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL16;
    }
    CPyTagged_INCREF(cpy_r_r8);
CPyL7: ;
    cpy_r_r9 = CPyList_GetItemBorrow(cpy_r_r7, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "obstacle", 123, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL17;
    }
    if (likely(Py_TYPE(cpy_r_r9) == CPyType_wayfarers___table___Player))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "obstacle", 123, CPyStatic_wayfarers___effects___influence___globals, "serai.games.wayfarers.table.Player", cpy_r_r9);
        goto CPyL17;
    }
    cpy_r_r11 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r10)->_guilds;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "obstacle", "Player", "guilds", 123, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r11);
CPyL10: ;
    CPy_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r8);
    cpy_r_r12 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = CPyStatics[4896]; /* 0 */
    cpy_r_r14 = PyObject_GetItem(cpy_r_r12, cpy_r_r13);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "obstacle", 123, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL18;
    }
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "obstacle", 123, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL18;
    }
    cpy_r_r16 = CPyDef_wayfarers___reasons___guild_obstacle(cpy_r_r11, cpy_r_r15, 2);
    CPy_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "obstacle", 123, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL15;
    }
    cpy_r_r5 = cpy_r_r16;
CPyL14: ;
    return cpy_r_r5;
CPyL15: ;
    cpy_r_r17 = NULL;
    return cpy_r_r17;
CPyL16: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL15;
CPyL17: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL15;
CPyL18: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL15;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "obstacle", 122, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    int32_t cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    int32_t cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_candidates;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    int32_t cpy_r_r46;
    int32_t cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyTagged cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    int32_t cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    int32_t cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    CPyTagged cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    tuple_T3OOO cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    tuple_T3OOO cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    char cpy_r_r95;
    int32_t cpy_r_r96;
    int32_t cpy_r_r97;
    char cpy_r_r98;
    int32_t cpy_r_r99;
    int32_t cpy_r_r100;
    PyObject *cpy_r_r101;
    char cpy_r_r102;
    char cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_MoveInfluence_gen", "__mypyc_env__", 119, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL89;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL85;
CPyL2: ;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_type != cpy_r_r2;
    if (!cpy_r_r3) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 119, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL84;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r4 = ((serai___games___wayfarers___effects___influence___ask_MoveInfluence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_MoveInfluence_env", "t", 120, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL84;
    }
    CPy_INCREF(cpy_r_r4);
CPyL6: ;
    cpy_r_r5 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r4)->_book;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "Table", "book", 120, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL90;
    }
CPyL7: ;
    cpy_r_r6 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r5)->_options;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "Book", "options", 120, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL90;
    }
    CPy_INCREF(cpy_r_r6);
CPyL8: ;
    CPy_DECREF(cpy_r_r4);
    if (((serai___games___wayfarers___effects___influence___ask_MoveInfluence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___ask_MoveInfluence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options);
    }
    ((serai___games___wayfarers___effects___influence___ask_MoveInfluence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options = cpy_r_r6;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 120, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL84;
    }
    cpy_r_r8 = CPyDef_wayfarers___effects___influence___obstacle_ask_MoveInfluence_obj();
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 122, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL84;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___wayfarers___effects___influence___obstacle_ask_MoveInfluence_objObject *)cpy_r_r8)->___mypyc_env__ = cpy_r_r0;
    if (((serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle);
    }
    ((serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle = cpy_r_r8;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 122, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL84;
    }
    cpy_r_r10 = ((serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__optional;
    if (unlikely(cpy_r_r10 == 2)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_MoveInfluence_gen", "optional", 125, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL84;
    }
CPyL12: ;
    if (!cpy_r_r10) goto CPyL20;
CPyL13: ;
    cpy_r_r11 = ((serai___games___wayfarers___effects___influence___ask_MoveInfluence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_MoveInfluence_env", "options", 125, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL84;
    }
    CPy_INCREF(cpy_r_r11);
CPyL14: ;
    cpy_r_r12 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r11)->_move;
    CPy_INCREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r11);
    cpy_r_r13 = CPyDict_ValuesView(cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 125, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL84;
    }
    cpy_r_r14 = ((serai___games___wayfarers___effects___influence___ask_MoveInfluence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_MoveInfluence_env", "options", 125, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL91;
    }
    CPy_INCREF(cpy_r_r14);
CPyL16: ;
    cpy_r_r15 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r14)->_skip;
    CPy_INCREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = PyList_New(0);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 125, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL92;
    }
    cpy_r_r17 = CPyList_Extend(cpy_r_r16, cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 125, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL93;
    } else
        goto CPyL94;
CPyL18: ;
    cpy_r_r18 = PyList_Append(cpy_r_r16, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    cpy_r_r19 = cpy_r_r18 >= 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 125, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r20 = cpy_r_r16;
    goto CPyL25;
CPyL20: ;
    cpy_r_r21 = ((serai___games___wayfarers___effects___influence___ask_MoveInfluence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_MoveInfluence_env", "options", 125, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL84;
    }
    CPy_INCREF(cpy_r_r21);
CPyL21: ;
    cpy_r_r22 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r21)->_move;
    CPy_INCREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r21);
    cpy_r_r23 = CPyDict_ValuesView(cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 125, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL84;
    }
    cpy_r_r24 = PyList_New(0);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 125, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL96;
    }
    cpy_r_r25 = CPyList_Extend(cpy_r_r24, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 125, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL97;
    } else
        goto CPyL98;
CPyL24: ;
    cpy_r_r20 = cpy_r_r24;
CPyL25: ;
    cpy_r_candidates = cpy_r_r20;
    cpy_r_r26 = ((serai___games___wayfarers___effects___influence___ask_MoveInfluence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_MoveInfluence_env", "me", 126, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL99;
    }
    CPyTagged_INCREF(cpy_r_r26);
CPyL26: ;
    cpy_r_r27 = CPyStatics[4026]; /* 'move-influence' */
    cpy_r_r28 = CPyStatics[4027]; /* 'WF-EFF-04' */
    cpy_r_r29 = ((serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_MoveInfluence_gen", "obstacle", 126, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL100;
    }
CPyL27: ;
    cpy_r_r30 = NULL;
    cpy_r_r31 = NULL;
    cpy_r_r32 = CPyDef_offer___Offer(cpy_r_candidates, cpy_r_r29, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_candidates);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 126, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL101;
    }
    cpy_r_r33 = NULL;
    cpy_r_r34 = NULL;
    cpy_r_r35 = 2;
    cpy_r_r36 = CPyDef_decision___ask(cpy_r_r26, cpy_r_r27, cpy_r_r28, cpy_r_r32, cpy_r_r33, cpy_r_r34, cpy_r_r35);
    CPyTagged_DECREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 126, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL84;
    }
    ((serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r36;
CPyL30: ;
    cpy_r_r38 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r39 = cpy_r_type != cpy_r_r38;
    if (!cpy_r_r39) goto CPyL33;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 126, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL84;
    }
    CPy_Unreachable();
CPyL33: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r40 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 126, CPyStatic_wayfarers___effects___influence___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL84;
    }
    cpy_r_r41 = ((serai___games___wayfarers___effects___influence___ask_MoveInfluence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_MoveInfluence_env", "options", 127, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL102;
    }
    CPy_INCREF(cpy_r_r41);
CPyL35: ;
    cpy_r_r42 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r41)->_skip;
    CPy_INCREF(cpy_r_r42);
    CPy_DECREF(cpy_r_r41);
    cpy_r_r43 = cpy_r_r40 == cpy_r_r42;
    CPy_DECREF(cpy_r_r42);
    if (cpy_r_r43) {
        goto CPyL103;
    } else
        goto CPyL41;
CPyL36: ;
    cpy_r_r44 = 0 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r44);
    ((serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r46 = CPyDef_wayfarers___effects___influence___ask_MoveInfluence_env_clear_on_completion(cpy_r_r0);
    cpy_r_r47 = CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL40;
    CPyGen_SetStopIterationValue(cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    if (!0) goto CPyL89;
    CPy_Unreachable();
CPyL40: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r44;
    CPyGen_Exit(&((serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL41: ;
    cpy_r_r48 = ((serai___kernel___option___OptionObject *)cpy_r_r40)->_value;
    CPy_INCREF(cpy_r_r48);
    CPy_DECREF(cpy_r_r40);
    cpy_r_r49 = PyObject_GetIter(cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 129, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL84;
    }
    cpy_r_r50 = PyIter_Next(cpy_r_r49);
    if (cpy_r_r50 == NULL) {
        goto CPyL104;
    } else
        goto CPyL45;
CPyL43: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r51 = 0;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 129, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL84;
    }
    CPy_Unreachable();
CPyL45: ;
    cpy_r_r52 = PyIter_Next(cpy_r_r49);
    if (cpy_r_r52 == NULL) {
        goto CPyL105;
    } else
        goto CPyL48;
CPyL46: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r53 = 0;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 129, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL84;
    }
    CPy_Unreachable();
CPyL48: ;
    cpy_r_r54 = PyIter_Next(cpy_r_r49);
    CPy_DECREF(cpy_r_r49);
    if (cpy_r_r54 == NULL) {
        goto CPyL51;
    } else
        goto CPyL106;
CPyL49: ;
    PyErr_SetString(PyExc_ValueError, "too many values to unpack");
    cpy_r_r55 = 0;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 129, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL84;
    }
    CPy_Unreachable();
CPyL51: ;
    cpy_r_r56 = ((serai___games___wayfarers___effects___influence___ask_MoveInfluence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_MoveInfluence_env", "t", 130, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
    CPy_INCREF(cpy_r_r56);
CPyL52: ;
    cpy_r_r57 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r56)->_players;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "Table", "players", 130, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL108;
    }
CPyL53: ;
    cpy_r_r58 = ((serai___games___wayfarers___effects___influence___ask_MoveInfluence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_MoveInfluence_env", "me", 130, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL108;
    }
    CPyTagged_INCREF(cpy_r_r58);
CPyL54: ;
    cpy_r_r59 = CPyList_GetItemBorrow(cpy_r_r57, cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 130, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL109;
    }
    if (likely(Py_TYPE(cpy_r_r59) == CPyType_wayfarers___table___Player))
        cpy_r_r60 = cpy_r_r59;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 130, CPyStatic_wayfarers___effects___influence___globals, "serai.games.wayfarers.table.Player", cpy_r_r59);
        goto CPyL109;
    }
    cpy_r_r61 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r60)->_guilds;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "Player", "guilds", 130, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL109;
    }
    CPy_INCREF(cpy_r_r61);
CPyL57: ;
    CPy_DECREF(cpy_r_r56);
    CPyTagged_DECREF(cpy_r_r58);
    cpy_r_r62 = PyObject_GetItem(cpy_r_r61, cpy_r_r50);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 131, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL110;
    }
    cpy_r_r63 = CPyStatics[4897]; /* 1 */
    cpy_r_r64 = PyNumber_InPlaceSubtract(cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 131, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL110;
    }
    cpy_r_r65 = PyObject_SetItem(cpy_r_r61, cpy_r_r50, cpy_r_r64);
    CPy_DECREF(cpy_r_r64);
    cpy_r_r66 = cpy_r_r65 >= 0;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 131, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL110;
    }
    cpy_r_r67 = PyObject_GetItem(cpy_r_r61, cpy_r_r52);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 132, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL110;
    }
    cpy_r_r68 = CPyStatics[4897]; /* 1 */
    cpy_r_r69 = PyNumber_InPlaceAdd(cpy_r_r67, cpy_r_r68);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 132, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL110;
    }
    cpy_r_r70 = PyObject_SetItem(cpy_r_r61, cpy_r_r52, cpy_r_r69);
    CPy_DECREF(cpy_r_r61);
    CPy_DECREF(cpy_r_r69);
    cpy_r_r71 = cpy_r_r70 >= 0;
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 132, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
    cpy_r_r72 = ((serai___games___wayfarers___effects___influence___ask_MoveInfluence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_MoveInfluence_env", "t", 133, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
    CPy_INCREF(cpy_r_r72);
CPyL64: ;
    cpy_r_r73 = CPyStatics[4028]; /* 'event-move-influence' */
    cpy_r_r74 = ((serai___games___wayfarers___effects___influence___ask_MoveInfluence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r74 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "ask", "ask_MoveInfluence_env", "me", 134, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL111;
    }
    CPyTagged_INCREF(cpy_r_r74);
CPyL65: ;
    cpy_r_r75 = CPyStatics[4027]; /* 'WF-EFF-04' */
    cpy_r_r76 = CPyStatics[3728]; /* 'guild_' */
    cpy_r_r77 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r77.f0 == NULL)) {
        goto CPyL112;
    } else
        goto CPyL68;
CPyL66: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r78 = 0;
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 134, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL84;
    }
    CPy_Unreachable();
CPyL68: ;
    CPy_INCREF(cpy_r_r77.f0);
    CPy_INCREF(cpy_r_r77.f1);
    CPy_INCREF(cpy_r_r77.f2);
    cpy_r_r79 = PyTuple_New(3);
    if (unlikely(cpy_r_r79 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7186 = cpy_r_r77.f0;
    PyTuple_SET_ITEM(cpy_r_r79, 0, __tmp7186);
    PyObject *__tmp7187 = cpy_r_r77.f1;
    PyTuple_SET_ITEM(cpy_r_r79, 1, __tmp7187);
    PyObject *__tmp7188 = cpy_r_r77.f2;
    PyTuple_SET_ITEM(cpy_r_r79, 2, __tmp7188);
    cpy_r_r80 = PyObject_GetItem(cpy_r_r79, cpy_r_r50);
    CPy_DECREF(cpy_r_r79);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 134, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL113;
    }
    if (likely(PyUnicode_Check(cpy_r_r80)))
        cpy_r_r81 = cpy_r_r80;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 134, CPyStatic_wayfarers___effects___influence___globals, "str", cpy_r_r80);
        goto CPyL113;
    }
    cpy_r_r82 = CPyStr_Build(2, cpy_r_r76, cpy_r_r81);
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 134, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL113;
    }
    cpy_r_r83 = CPyStatics[3728]; /* 'guild_' */
    cpy_r_r84 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r84.f0 == NULL)) {
        goto CPyL114;
    } else
        goto CPyL74;
CPyL72: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r85 = 0;
    if (unlikely(!cpy_r_r85)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 134, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL84;
    }
    CPy_Unreachable();
CPyL74: ;
    CPy_INCREF(cpy_r_r84.f0);
    CPy_INCREF(cpy_r_r84.f1);
    CPy_INCREF(cpy_r_r84.f2);
    cpy_r_r86 = PyTuple_New(3);
    if (unlikely(cpy_r_r86 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7189 = cpy_r_r84.f0;
    PyTuple_SET_ITEM(cpy_r_r86, 0, __tmp7189);
    PyObject *__tmp7190 = cpy_r_r84.f1;
    PyTuple_SET_ITEM(cpy_r_r86, 1, __tmp7190);
    PyObject *__tmp7191 = cpy_r_r84.f2;
    PyTuple_SET_ITEM(cpy_r_r86, 2, __tmp7191);
    cpy_r_r87 = PyObject_GetItem(cpy_r_r86, cpy_r_r52);
    CPy_DECREF(cpy_r_r86);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 134, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL115;
    }
    if (likely(PyUnicode_Check(cpy_r_r87)))
        cpy_r_r88 = cpy_r_r87;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 134, CPyStatic_wayfarers___effects___influence___globals, "str", cpy_r_r87);
        goto CPyL115;
    }
    cpy_r_r89 = CPyStr_Build(2, cpy_r_r83, cpy_r_r88);
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 134, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL115;
    }
    cpy_r_r90 = CPyStatics[980]; /* 'source' */
    cpy_r_r91 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r92 = CPyDict_Build(2, cpy_r_r90, cpy_r_r82, cpy_r_r91, cpy_r_r89);
    CPy_DECREF(cpy_r_r82);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 133, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL116;
    }
    cpy_r_r93 = CPyDef_kernel___table___Table___tell(cpy_r_r72, cpy_r_r73, cpy_r_r74, cpy_r_r75, cpy_r_r92);
    CPyTagged_DECREF(cpy_r_r74);
    CPy_DECREF(cpy_r_r92);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r93 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 133, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL84;
    }
    cpy_r_r94 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r94);
    ((serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r96 = CPyDef_wayfarers___effects___influence___ask_MoveInfluence_env_clear_on_completion(cpy_r_r0);
    cpy_r_r97 = CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL83;
    CPyGen_SetStopIterationValue(cpy_r_r94);
    CPy_DECREF(cpy_r_r94);
    if (!0) goto CPyL89;
    CPy_Unreachable();
CPyL83: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r94;
    CPyGen_Exit(&((serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL84: ;
    ((serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r99 = CPyDef_wayfarers___effects___influence___ask_MoveInfluence_env_clear_on_completion(cpy_r_r0);
    cpy_r_r100 = CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r101 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r101;
CPyL85: ;
    cpy_r_r102 = cpy_r_r1 == 0;
    if (cpy_r_r102) goto CPyL2;
    cpy_r_r103 = cpy_r_r1 == 1;
    if (cpy_r_r103) goto CPyL30;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r104 = 0;
    if (unlikely(!cpy_r_r104)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 119, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL89;
    }
    CPy_Unreachable();
CPyL89: ;
    cpy_r_r105 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r105;
CPyL90: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL84;
CPyL91: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL84;
CPyL92: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r15);
    goto CPyL84;
CPyL93: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    goto CPyL84;
CPyL94: ;
    CPy_DECREF(cpy_r_r17);
    goto CPyL18;
CPyL95: ;
    CPy_DecRef(cpy_r_r16);
    goto CPyL84;
CPyL96: ;
    CPy_DecRef(cpy_r_r23);
    goto CPyL84;
CPyL97: ;
    CPy_DecRef(cpy_r_r24);
    goto CPyL84;
CPyL98: ;
    CPy_DECREF(cpy_r_r25);
    goto CPyL24;
CPyL99: ;
    CPy_DecRef(cpy_r_candidates);
    goto CPyL84;
CPyL100: ;
    CPy_DecRef(cpy_r_candidates);
    CPyTagged_DecRef(cpy_r_r26);
    goto CPyL84;
CPyL101: ;
    CPyTagged_DecRef(cpy_r_r26);
    goto CPyL84;
CPyL102: ;
    CPy_DecRef(cpy_r_r40);
    goto CPyL84;
CPyL103: ;
    CPy_DECREF(cpy_r_r40);
    goto CPyL36;
CPyL104: ;
    CPy_DECREF(cpy_r_r49);
    goto CPyL43;
CPyL105: ;
    CPy_DECREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r50);
    goto CPyL46;
CPyL106: ;
    CPy_DECREF(cpy_r_r50);
    CPy_DECREF(cpy_r_r52);
    CPy_DECREF(cpy_r_r54);
    goto CPyL49;
CPyL107: ;
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r52);
    goto CPyL84;
CPyL108: ;
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r56);
    goto CPyL84;
CPyL109: ;
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r56);
    CPyTagged_DecRef(cpy_r_r58);
    goto CPyL84;
CPyL110: ;
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r61);
    goto CPyL84;
CPyL111: ;
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r72);
    goto CPyL84;
CPyL112: ;
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_r74);
    goto CPyL66;
CPyL113: ;
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_r74);
    goto CPyL84;
CPyL114: ;
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r82);
    goto CPyL72;
CPyL115: ;
    CPy_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r82);
    goto CPyL84;
CPyL116: ;
    CPy_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_r74);
    goto CPyL84;
}
        
PyObject *CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___ask_MoveInfluence_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___influence___ask_MoveInfluence_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.ask_MoveInfluence_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "__next__", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___ask_MoveInfluence_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___influence___ask_MoveInfluence_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.ask_MoveInfluence_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "send", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___ask_MoveInfluence_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___influence___ask_MoveInfluence_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.ask_MoveInfluence_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "__iter__", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_wayfarers___effects___influence___ask_MoveInfluence_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___influence___ask_MoveInfluence_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.ask_MoveInfluence_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "throw", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp7192 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp7192);
    PyObject *__tmp7193 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp7193);
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
        
        PyObject *CPyPy_wayfarers___effects___influence___ask_MoveInfluence_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___influence___ask_MoveInfluence_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.ask_MoveInfluence_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "close", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___MoveInfluence___ask(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
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
    cpy_r_r0 = CPyDef_wayfarers___effects___influence___ask_MoveInfluence_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 119, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL10;
    }
    cpy_r_r1 = CPyDef_wayfarers___effects___influence___ask_MoveInfluence_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 119, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 119, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL12;
    }
    ((serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 119, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___effects___influence___ask_MoveInfluence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___ask_MoveInfluence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___wayfarers___effects___influence___ask_MoveInfluence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 119, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL12;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___wayfarers___effects___influence___ask_MoveInfluence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___influence___ask_MoveInfluence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me);
    }
    ((serai___games___wayfarers___effects___influence___ask_MoveInfluence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me = cpy_r_me;
    cpy_r_r6 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 119, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_call);
    if (((serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__call != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__call);
    }
    ((serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__call = cpy_r_call;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 119, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL13;
    }
    CPyTagged_INCREF(cpy_r_context);
    if (((serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__context != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__context);
    }
    ((serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__context = cpy_r_context;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 119, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL13;
    }
    ((serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__optional = cpy_r_optional;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 119, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL13;
    }
    return cpy_r_r1;
CPyL10: ;
    cpy_r_r10 = NULL;
    return cpy_r_r10;
CPyL11: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL10;
CPyL12: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL10;
CPyL13: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL10;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___MoveInfluence___ask(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___influence___MoveInfluence))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.MoveInfluence", obj_self); 
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
            PyObject *retval = CPyDef_wayfarers___effects___influence___MoveInfluence___ask(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask", 119, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___MoveInfluence___ask__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
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
    cpy_r_r1 = CPyDef_wayfarers___effects___influence___MoveInfluence___ask(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context, cpy_r_optional);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___MoveInfluence___ask__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___influence___MoveInfluence))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.MoveInfluence", obj_self); 
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
            PyObject *retval = CPyDef_wayfarers___effects___influence___MoveInfluence___ask__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "ask__Work_glue", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___influence___MoveInfluence_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___wayfarers___effects___influence___MoveInfluenceObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___wayfarers___effects___influence___MoveInfluenceObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___wayfarers___effects___influence___MoveInfluenceObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___wayfarers___effects___influence___MoveInfluenceObject *)cpy_r___mypyc_self__)->_quiet = 0;
    ((serai___games___wayfarers___effects___influence___MoveInfluenceObject *)cpy_r___mypyc_self__)->_asks_itself = 1;
    return 1;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___MoveInfluence_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___influence___MoveInfluence))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.MoveInfluence", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___effects___influence___MoveInfluence_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "__mypyc_defaults_setup", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___enter_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_guild) {
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
    CPyTagged cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "enter_obstacle", "Table", "players", 141, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL20;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "enter_obstacle", 141, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL20;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_wayfarers___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "enter_obstacle", 141, CPyStatic_wayfarers___effects___influence___globals, "serai.games.wayfarers.table.Player", cpy_r_r1);
        goto CPyL20;
    }
    cpy_r_r3 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_guilds;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "enter_obstacle", "Player", "guilds", 141, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL20;
    }
CPyL4: ;
    cpy_r_r4 = CPyList_GetItem(cpy_r_r3, cpy_r_guild);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "enter_obstacle", 141, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL20;
    }
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r5 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r5 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "enter_obstacle", 141, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL20;
    }
    cpy_r_r6 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "enter_obstacle", "Table", "book", 141, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL21;
    }
CPyL7: ;
    cpy_r_r7 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r6)->_constants;
    CPy_INCREF(cpy_r_r7);
    cpy_r_r8 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r9 = CPyDict_GetItem(cpy_r_r7, cpy_r_r8);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "enter_obstacle", 141, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL21;
    }
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "enter_obstacle", 141, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL21;
    }
    cpy_r_r11 = cpy_r_r5 & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (cpy_r_r12) goto CPyL11;
    cpy_r_r13 = cpy_r_r10 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (!cpy_r_r14) goto CPyL12;
CPyL11: ;
    cpy_r_r15 = CPyTagged_IsLt_(cpy_r_r5, cpy_r_r10);
    cpy_r_r16 = cpy_r_r15;
    goto CPyL13;
CPyL12: ;
    cpy_r_r17 = (Py_ssize_t)cpy_r_r5 < (Py_ssize_t)cpy_r_r10;
    cpy_r_r16 = cpy_r_r17;
CPyL13: ;
    CPyTagged_DECREF(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r10);
    if (!cpy_r_r16) goto CPyL15;
    cpy_r_r18 = Py_None;
    CPy_INCREF(cpy_r_r18);
    cpy_r_r19 = cpy_r_r18;
    goto CPyL19;
CPyL15: ;
    cpy_r_r20 = CPyStatic_wayfarers___reasons___ALL_IN_GUILD;
    if (likely(cpy_r_r20 != NULL)) goto CPyL18;
    PyErr_SetString(PyExc_NameError, "value for final name \"ALL_IN_GUILD\" was not set");
    cpy_r_r21 = 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "enter_obstacle", 141, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL20;
    }
    CPy_Unreachable();
CPyL18: ;
    CPy_INCREF(cpy_r_r20);
    cpy_r_r19 = cpy_r_r20;
CPyL19: ;
    return cpy_r_r19;
CPyL20: ;
    cpy_r_r22 = NULL;
    return cpy_r_r22;
CPyL21: ;
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL20;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___enter_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "guild", 0};
            static CPyArg_Parser parser = {"OOO:enter_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_guild;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_guild)) {
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
            CPyTagged arg_guild;
            if (likely(PyLong_Check(obj_guild)))
                arg_guild = CPyTagged_BorrowFromObject(obj_guild);
            else {
                CPy_TypeError("int", obj_guild); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___effects___influence___enter_obstacle(arg_t, arg_me, arg_guild);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "enter_obstacle", 139, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___influence___put_in_guild(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_guild) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    tuple_T3OOO cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "put_in_guild", "Table", "players", 145, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL18;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "put_in_guild", 145, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL18;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_wayfarers___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "put_in_guild", 145, CPyStatic_wayfarers___effects___influence___globals, "serai.games.wayfarers.table.Player", cpy_r_r1);
        goto CPyL18;
    }
    cpy_r_r3 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_influence;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "put_in_guild", "Player", "influence", 146, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL19;
    }
CPyL4: ;
    cpy_r_r4 = CPyTagged_Subtract(cpy_r_r3, 2);
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_influence != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_influence);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_influence = cpy_r_r4;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "put_in_guild", 146, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL19;
    }
    cpy_r_r6 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_guilds;
    if (unlikely(cpy_r_r6 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'guilds' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r6);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "put_in_guild", 147, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL18;
    }
CPyL6: ;
    cpy_r_r7 = CPyList_GetItem(cpy_r_r6, cpy_r_guild);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "put_in_guild", 147, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL20;
    }
    cpy_r_r8 = CPyStatics[4897]; /* 1 */
    cpy_r_r9 = PyNumber_InPlaceAdd(cpy_r_r7, cpy_r_r8);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "put_in_guild", 147, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL20;
    }
    cpy_r_r10 = CPyList_SetItem(cpy_r_r6, cpy_r_guild, cpy_r_r9);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "put_in_guild", 147, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL18;
    }
    cpy_r_r11 = CPyStatics[2870]; /* 'event-guild' */
    cpy_r_r12 = CPyStatics[4023]; /* 'WF-EFF-02' */
    cpy_r_r13 = CPyStatics[3728]; /* 'guild_' */
    cpy_r_r14 = CPyStatic_wayfarers___names___GUILDS;
    if (likely(cpy_r_r14.f0 != NULL)) goto CPyL12;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r15 = 0;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "put_in_guild", 148, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL18;
    }
    CPy_Unreachable();
CPyL12: ;
    CPy_INCREF(cpy_r_r14.f0);
    CPy_INCREF(cpy_r_r14.f1);
    CPy_INCREF(cpy_r_r14.f2);
    cpy_r_r16 = PyTuple_New(3);
    if (unlikely(cpy_r_r16 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7194 = cpy_r_r14.f0;
    PyTuple_SET_ITEM(cpy_r_r16, 0, __tmp7194);
    PyObject *__tmp7195 = cpy_r_r14.f1;
    PyTuple_SET_ITEM(cpy_r_r16, 1, __tmp7195);
    PyObject *__tmp7196 = cpy_r_r14.f2;
    PyTuple_SET_ITEM(cpy_r_r16, 2, __tmp7196);
    cpy_r_r17 = CPySequenceTuple_GetItem(cpy_r_r16, cpy_r_guild);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "put_in_guild", 148, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL18;
    }
    if (likely(PyUnicode_Check(cpy_r_r17)))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "put_in_guild", 148, CPyStatic_wayfarers___effects___influence___globals, "str", cpy_r_r17);
        goto CPyL18;
    }
    cpy_r_r19 = CPyStr_Build(2, cpy_r_r13, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "put_in_guild", 148, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL18;
    }
    cpy_r_r20 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r21 = CPyDict_Build(1, cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "put_in_guild", 148, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL18;
    }
    cpy_r_r22 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r11, cpy_r_me, cpy_r_r12, cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "put_in_guild", 148, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL18;
    }
    return 1;
CPyL18: ;
    cpy_r_r23 = 2;
    return cpy_r_r23;
CPyL19: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL18;
CPyL20: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL18;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___put_in_guild(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "guild", 0};
            static CPyArg_Parser parser = {"OOO:put_in_guild", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_guild;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_guild)) {
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
            CPyTagged arg_guild;
            if (likely(PyLong_Check(obj_guild)))
                arg_guild = CPyTagged_BorrowFromObject(obj_guild);
            else {
                CPy_TypeError("int", obj_guild); goto fail;
            }
            char retval = CPyDef_wayfarers___effects___influence___put_in_guild(arg_t, arg_me, arg_guild);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "put_in_guild", 144, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___influence___spend_from_guild(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_guild, CPyTagged cpy_r_amount, PyObject *cpy_r_rule) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    tuple_T3OOO cpy_r_r13;
    char cpy_r_r14;
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
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "spend_from_guild", "Table", "players", 153, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL18;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "spend_from_guild", 153, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL18;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_wayfarers___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "spend_from_guild", 153, CPyStatic_wayfarers___effects___influence___globals, "serai.games.wayfarers.table.Player", cpy_r_r1);
        goto CPyL18;
    }
    cpy_r_r3 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_guilds;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "spend_from_guild", "Player", "guilds", 154, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = CPyList_GetItem(cpy_r_r3, cpy_r_guild);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "spend_from_guild", 154, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL20;
    }
    CPyTagged_INCREF(cpy_r_amount);
    cpy_r_r5 = CPyTagged_StealAsObject(cpy_r_amount);
    cpy_r_r6 = PyNumber_InPlaceSubtract(cpy_r_r4, cpy_r_r5);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "spend_from_guild", 154, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL20;
    }
    cpy_r_r7 = CPyList_SetItem(cpy_r_r3, cpy_r_guild, cpy_r_r6);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "spend_from_guild", 154, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL19;
    }
    cpy_r_r8 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_influence;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "spend_from_guild", "Player", "influence", 155, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL19;
    }
CPyL8: ;
    cpy_r_r9 = CPyTagged_Add(cpy_r_r8, cpy_r_amount);
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_influence != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_influence);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_influence = cpy_r_r9;
    cpy_r_r10 = 1;
    CPy_DECREF(cpy_r_r2);
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "spend_from_guild", 155, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL18;
    }
    cpy_r_r11 = CPyStatics[3751]; /* 'event-spend-influence' */
    cpy_r_r12 = CPyStatics[3728]; /* 'guild_' */
    cpy_r_r13 = CPyStatic_wayfarers___names___GUILDS;
    if (likely(cpy_r_r13.f0 != NULL)) goto CPyL12;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r14 = 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "spend_from_guild", 156, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL18;
    }
    CPy_Unreachable();
CPyL12: ;
    CPy_INCREF(cpy_r_r13.f0);
    CPy_INCREF(cpy_r_r13.f1);
    CPy_INCREF(cpy_r_r13.f2);
    cpy_r_r15 = PyTuple_New(3);
    if (unlikely(cpy_r_r15 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7197 = cpy_r_r13.f0;
    PyTuple_SET_ITEM(cpy_r_r15, 0, __tmp7197);
    PyObject *__tmp7198 = cpy_r_r13.f1;
    PyTuple_SET_ITEM(cpy_r_r15, 1, __tmp7198);
    PyObject *__tmp7199 = cpy_r_r13.f2;
    PyTuple_SET_ITEM(cpy_r_r15, 2, __tmp7199);
    cpy_r_r16 = CPySequenceTuple_GetItem(cpy_r_r15, cpy_r_guild);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "spend_from_guild", 156, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL18;
    }
    if (likely(PyUnicode_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "spend_from_guild", 156, CPyStatic_wayfarers___effects___influence___globals, "str", cpy_r_r16);
        goto CPyL18;
    }
    cpy_r_r18 = CPyStr_Build(2, cpy_r_r12, cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "spend_from_guild", 156, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL18;
    }
    cpy_r_r19 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r20 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_amount);
    cpy_r_r21 = CPyTagged_StealAsObject(cpy_r_amount);
    cpy_r_r22 = CPyDict_Build(2, cpy_r_r19, cpy_r_r18, cpy_r_r20, cpy_r_r21);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "spend_from_guild", 156, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL18;
    }
    cpy_r_r23 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r11, cpy_r_me, cpy_r_rule, cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "spend_from_guild", 156, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL18;
    }
    return 1;
CPyL18: ;
    cpy_r_r24 = 2;
    return cpy_r_r24;
CPyL19: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL18;
CPyL20: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL18;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___spend_from_guild(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "guild", "amount", "rule", 0};
            static CPyArg_Parser parser = {"OOOOO:spend_from_guild", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_guild;
            PyObject *obj_amount;
            PyObject *obj_rule;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_guild, &obj_amount, &obj_rule)) {
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
            CPyTagged arg_guild;
            if (likely(PyLong_Check(obj_guild)))
                arg_guild = CPyTagged_BorrowFromObject(obj_guild);
            else {
                CPy_TypeError("int", obj_guild); goto fail;
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
            char retval = CPyDef_wayfarers___effects___influence___spend_from_guild(arg_t, arg_me, arg_guild, arg_amount, arg_rule);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "spend_from_guild", 151, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___influence___put_on_card(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_place) {
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
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "put_on_card", "Table", "players", 160, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL16;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "put_on_card", 160, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL16;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_wayfarers___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "put_on_card", 160, CPyStatic_wayfarers___effects___influence___globals, "serai.games.wayfarers.table.Player", cpy_r_r1);
        goto CPyL16;
    }
    cpy_r_r3 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_influence;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "put_on_card", "Player", "influence", 160, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL16;
    }
CPyL4: ;
    cpy_r_r4 = CPyTagged_Subtract(cpy_r_r3, 2);
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_influence != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_influence);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_influence = cpy_r_r4;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "put_on_card", 160, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL16;
    }
    cpy_r_r6 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display_influence;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "put_on_card", "Table", "display_influence", 161, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_r6);
CPyL6: ;
    CPyTagged_INCREF(cpy_r_me);
    cpy_r_r7 = CPyTagged_StealAsObject(cpy_r_me);
    cpy_r_r8 = CPyList_SetItem(cpy_r_r6, cpy_r_place, cpy_r_r7);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "put_on_card", 161, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL16;
    }
    cpy_r_r9 = CPyStatics[3730]; /* 'event-influence-card' */
    cpy_r_r10 = CPyStatics[4025]; /* 'WF-EFF-03' */
    cpy_r_r11 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "put_on_card", "Table", "book", 162, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL16;
    }
CPyL8: ;
    cpy_r_r12 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r11)->_cards;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "put_on_card", "Table", "display", 162, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL17;
    }
CPyL9: ;
    cpy_r_r14 = CPyList_GetItemBorrow(cpy_r_r13, cpy_r_place);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "put_on_card", 162, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL17;
    }
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "put_on_card", 162, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL17;
    }
    cpy_r_r16 = CPyList_GetItemBorrow(cpy_r_r12, cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "put_on_card", 162, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL18;
    }
    if (likely(Py_TYPE(cpy_r_r16) == CPyType_wayfarers___printed___Card))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "put_on_card", 162, CPyStatic_wayfarers___effects___influence___globals, "serai.games.wayfarers.printed.Card", cpy_r_r16);
        goto CPyL18;
    }
    cpy_r_r18 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r17)->_id;
    CPy_INCREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r15);
    cpy_r_r19 = CPyStatics[390]; /* 'card' */
    cpy_r_r20 = CPyDict_Build(1, cpy_r_r19, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "put_on_card", 162, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL16;
    }
    cpy_r_r21 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r9, cpy_r_me, cpy_r_r10, cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "put_on_card", 162, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL16;
    }
    return 1;
CPyL16: ;
    cpy_r_r22 = 2;
    return cpy_r_r22;
CPyL17: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL16;
CPyL18: ;
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL16;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___put_on_card(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "place", 0};
            static CPyArg_Parser parser = {"OOO:put_on_card", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_place)) {
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
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            char retval = CPyDef_wayfarers___effects___influence___put_on_card(arg_t, arg_me, arg_place);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "put_on_card", 159, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___obstacle_free_influence_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_wayfarers___effects___influence___obstacle_free_influence_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_wayfarers___effects___influence___obstacle_free_influence_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "__get__", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___obstacle_free_influence_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    int32_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    int32_t cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    int32_t cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    cpy_r_r0 = ((serai___games___wayfarers___effects___influence___obstacle_free_influence_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "obstacle", "obstacle_free_influence_obj", "__mypyc_env__", 170, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL30;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___effects___influence___free_influence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "obstacle", "free_influence_env", "options", 171, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL30;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_from_guild;
    CPy_INCREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r3 = PySequence_Contains(cpy_r_r2, cpy_r_option);
    CPy_DECREF(cpy_r_r2);
    cpy_r_r4 = cpy_r_r3 >= 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "obstacle", 171, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL30;
    }
    cpy_r_r5 = cpy_r_r3;
    if (!cpy_r_r5) goto CPyL18;
    cpy_r_r6 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r6);
    cpy_r_r7 = ((serai___games___wayfarers___effects___influence___free_influence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__guild;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "obstacle", "free_influence_env", "guild", 172, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL31;
    }
    CPyTagged_INCREF(cpy_r_r7);
CPyL5: ;
    cpy_r_r8 = CPyTagged_StealAsObject(cpy_r_r7);
    cpy_r_r9 = PyObject_RichCompare(cpy_r_r6, cpy_r_r8, 2);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "obstacle", 172, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL30;
    }
    cpy_r_r10 = PyObject_IsTrue(cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = cpy_r_r10 >= 0;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "obstacle", 172, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL30;
    }
    cpy_r_r12 = cpy_r_r10;
    if (!cpy_r_r12) goto CPyL12;
    cpy_r_r13 = CPyStatic_wayfarers___reasons___GOES_THERE;
    if (likely(cpy_r_r13 != NULL)) goto CPyL11;
    PyErr_SetString(PyExc_NameError, "value for final name \"GOES_THERE\" was not set");
    cpy_r_r14 = 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "obstacle", 172, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL30;
    }
    CPy_Unreachable();
CPyL11: ;
    CPy_INCREF(cpy_r_r13);
    cpy_r_r15 = cpy_r_r13;
    goto CPyL17;
CPyL12: ;
    cpy_r_r16 = ((serai___games___wayfarers___effects___influence___free_influence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__player;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "obstacle", "free_influence_env", "player", 172, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL30;
    }
    CPy_INCREF(cpy_r_r16);
CPyL13: ;
    cpy_r_r17 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r16)->_guilds;
    if (unlikely(cpy_r_r17 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'guilds' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r17);
    }
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "obstacle", 172, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL30;
    }
CPyL14: ;
    cpy_r_r18 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r18);
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "obstacle", 172, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL32;
    }
    cpy_r_r20 = CPyDef_wayfarers___reasons___guild_obstacle(cpy_r_r17, cpy_r_r19, 2);
    CPy_DECREF(cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "obstacle", 172, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL30;
    }
    cpy_r_r15 = cpy_r_r20;
CPyL17: ;
    return cpy_r_r15;
CPyL18: ;
    cpy_r_r21 = ((serai___games___wayfarers___effects___influence___free_influence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "obstacle", "free_influence_env", "options", 173, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL30;
    }
    CPy_INCREF(cpy_r_r21);
CPyL19: ;
    cpy_r_r22 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r21)->_skip;
    CPy_INCREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r21);
    cpy_r_r23 = cpy_r_option == cpy_r_r22;
    CPy_DECREF(cpy_r_r22);
    cpy_r_r24 = cpy_r_r23 ^ 1;
    if (!cpy_r_r24) goto CPyL28;
    cpy_r_r25 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r25);
    cpy_r_r26 = ((serai___games___wayfarers___effects___influence___free_influence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__card;
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "obstacle", "free_influence_env", "card", 173, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL33;
    }
    CPyTagged_INCREF(cpy_r_r26);
CPyL21: ;
    cpy_r_r27 = CPyTagged_StealAsObject(cpy_r_r26);
    cpy_r_r28 = PyObject_RichCompare(cpy_r_r25, cpy_r_r27, 2);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "obstacle", 173, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL30;
    }
    cpy_r_r29 = PyObject_IsTrue(cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    cpy_r_r30 = cpy_r_r29 >= 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "obstacle", 173, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL30;
    }
    cpy_r_r31 = cpy_r_r29;
    if (!cpy_r_r31) goto CPyL28;
    cpy_r_r32 = CPyStatic_wayfarers___reasons___GOES_THERE;
    if (likely(cpy_r_r32 != NULL)) goto CPyL27;
    PyErr_SetString(PyExc_NameError, "value for final name \"GOES_THERE\" was not set");
    cpy_r_r33 = 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "obstacle", 173, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL30;
    }
    CPy_Unreachable();
CPyL27: ;
    CPy_INCREF(cpy_r_r32);
    cpy_r_r34 = cpy_r_r32;
    goto CPyL29;
CPyL28: ;
    cpy_r_r35 = Py_None;
    CPy_INCREF(cpy_r_r35);
    cpy_r_r34 = cpy_r_r35;
CPyL29: ;
    return cpy_r_r34;
CPyL30: ;
    cpy_r_r36 = NULL;
    return cpy_r_r36;
CPyL31: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL30;
CPyL32: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL30;
CPyL33: ;
    CPy_DecRef(cpy_r_r25);
    goto CPyL30;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___obstacle_free_influence_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_wayfarers___effects___influence___obstacle_free_influence_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "obstacle", 170, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___free_influence_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    int32_t cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_candidates;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    int64_t cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r28;
    CPyPtr cpy_r_r29;
    int64_t cpy_r_r30;
    CPyPtr cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    CPyTagged cpy_r_r34;
    int64_t cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    int32_t cpy_r_r48;
    char cpy_r_r49;
    CPyTagged cpy_r_r50;
    int64_t cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    int32_t cpy_r_r56;
    char cpy_r_r57;
    CPyTagged cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    char cpy_r_r77;
    int32_t cpy_r_r78;
    int32_t cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyTagged cpy_r_r81;
    CPyTagged cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    int32_t cpy_r_r86;
    char cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    int32_t cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    CPyTagged cpy_r_r101;
    CPyTagged cpy_r_r102;
    PyObject *cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    CPyTagged cpy_r_r107;
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
    int32_t cpy_r_r119;
    char cpy_r_r120;
    int32_t cpy_r_r121;
    int32_t cpy_r_r122;
    PyObject *cpy_r_r123;
    char cpy_r_r124;
    char cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "free_influence", "free_influence_gen", "__mypyc_env__", 165, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL93;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL89;
CPyL2: ;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_type != cpy_r_r2;
    if (!cpy_r_r3) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 165, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL88;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r4 = ((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "free_influence", "free_influence_gen", "t", 167, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL88;
    }
CPyL6: ;
    cpy_r_r5 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r4)->_book;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "free_influence", "Table", "book", 167, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL88;
    }
CPyL7: ;
    cpy_r_r6 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r5)->_options;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "free_influence", "Book", "options", 167, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL88;
    }
    CPy_INCREF(cpy_r_r6);
CPyL8: ;
    if (((serai___games___wayfarers___effects___influence___free_influence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___free_influence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options);
    }
    ((serai___games___wayfarers___effects___influence___free_influence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options = cpy_r_r6;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 167, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL88;
    }
    cpy_r_r8 = ((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "free_influence", "free_influence_gen", "t", 168, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL88;
    }
CPyL10: ;
    cpy_r_r9 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r8)->_players;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "free_influence", "Table", "players", 168, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL88;
    }
CPyL11: ;
    cpy_r_r10 = ((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "free_influence", "free_influence_gen", "me", 168, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL88;
    }
CPyL12: ;
    cpy_r_r11 = CPyList_GetItem(cpy_r_r9, cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 168, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL88;
    }
    if (likely(Py_TYPE(cpy_r_r11) == CPyType_wayfarers___table___Player))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 168, CPyStatic_wayfarers___effects___influence___globals, "serai.games.wayfarers.table.Player", cpy_r_r11);
        goto CPyL88;
    }
    if (((serai___games___wayfarers___effects___influence___free_influence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__player != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___free_influence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__player);
    }
    ((serai___games___wayfarers___effects___influence___free_influence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__player = cpy_r_r12;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 168, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL88;
    }
    cpy_r_r14 = CPyDef_wayfarers___effects___influence___obstacle_free_influence_obj();
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 170, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL88;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___wayfarers___effects___influence___obstacle_free_influence_objObject *)cpy_r_r14)->___mypyc_env__ = cpy_r_r0;
    if (((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle);
    }
    ((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle = cpy_r_r14;
    cpy_r_r15 = 1;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 170, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL88;
    }
    cpy_r_r16 = ((serai___games___wayfarers___effects___influence___free_influence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "free_influence", "free_influence_env", "options", 175, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL88;
    }
    CPy_INCREF(cpy_r_r16);
CPyL18: ;
    cpy_r_r17 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r16)->_from_guild;
    CPy_INCREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r16);
    cpy_r_r18 = PyList_New(0);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 175, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL94;
    }
    cpy_r_r19 = CPyList_Extend(cpy_r_r18, cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 175, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    } else
        goto CPyL96;
CPyL20: ;
    cpy_r_candidates = cpy_r_r18;
    cpy_r_r20 = PyList_New(0);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 176, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL97;
    }
    cpy_r_r21 = 0;
    cpy_r_r22 = ((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "free_influence", "free_influence_gen", "t", 177, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL98;
    }
CPyL22: ;
    cpy_r_r23 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r22)->_display_influence;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "free_influence", "Table", "display_influence", 177, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL98;
    }
    CPy_INCREF(cpy_r_r23);
CPyL23: ;
    cpy_r_r24 = 0;
CPyL24: ;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r23 + offsetof(PyVarObject, ob_size));
    cpy_r_r26 = *(int64_t *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r24 < cpy_r_r26;
    if (!cpy_r_r27) goto CPyL99;
    cpy_r_place = cpy_r_r21;
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
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 176, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL100;
    }
    cpy_r_r34 = ((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "free_influence", "free_influence_gen", "me", 177, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL101;
    }
CPyL27: ;
    cpy_r_r35 = cpy_r_r33 & 1;
    cpy_r_r36 = cpy_r_r35 != 0;
    if (!cpy_r_r36) goto CPyL29;
    cpy_r_r37 = CPyTagged_IsEq_(cpy_r_r33, cpy_r_r34);
    cpy_r_r38 = cpy_r_r37;
    goto CPyL30;
CPyL29: ;
    cpy_r_r39 = cpy_r_r33 == cpy_r_r34;
    cpy_r_r38 = cpy_r_r39;
CPyL30: ;
    CPyTagged_DECREF(cpy_r_r33);
    if (!cpy_r_r38) goto CPyL102;
    cpy_r_r40 = ((serai___games___wayfarers___effects___influence___free_influence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "free_influence", "free_influence_env", "options", 177, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL100;
    }
    CPy_INCREF(cpy_r_r40);
CPyL32: ;
    cpy_r_r41 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r40)->_from_card;
    CPy_INCREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r40);
    cpy_r_r42 = ((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "free_influence", "free_influence_gen", "t", 177, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
CPyL33: ;
    cpy_r_r43 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r42)->_display;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "free_influence", "Table", "display", 177, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
CPyL34: ;
    cpy_r_r44 = CPyList_GetItemBorrow(cpy_r_r43, cpy_r_place);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 177, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
    if (likely(PyLong_Check(cpy_r_r44)))
        cpy_r_r45 = CPyTagged_FromObject(cpy_r_r44);
    else {
        CPy_TypeError("int", cpy_r_r44); cpy_r_r45 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 177, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
    cpy_r_r46 = CPyList_GetItem(cpy_r_r41, cpy_r_r45);
    CPy_DECREF(cpy_r_r41);
    CPyTagged_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 177, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL100;
    }
    if (likely(Py_TYPE(cpy_r_r46) == CPyType_option___Option))
        cpy_r_r47 = cpy_r_r46;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 177, CPyStatic_wayfarers___effects___influence___globals, "serai.kernel.option.Option", cpy_r_r46);
        goto CPyL100;
    }
    CPyTagged_DECREF(cpy_r_place);
    cpy_r_r48 = PyList_Append(cpy_r_r20, cpy_r_r47);
    CPy_DECREF(cpy_r_r47);
    cpy_r_r49 = cpy_r_r48 >= 0;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 176, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL104;
    }
CPyL39: ;
    cpy_r_r50 = cpy_r_r21 + 2;
    cpy_r_r21 = cpy_r_r50;
    cpy_r_r51 = cpy_r_r24 + 1;
    cpy_r_r24 = cpy_r_r51;
    goto CPyL24;
CPyL40: ;
    cpy_r_r52 = PySequence_InPlaceConcat(cpy_r_candidates, cpy_r_r20);
    CPy_DECREF(cpy_r_candidates);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 176, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL88;
    }
    cpy_r_candidates = cpy_r_r52;
    cpy_r_r53 = ((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__optional;
    if (unlikely(cpy_r_r53 == 2)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "free_influence", "free_influence_gen", "optional", 179, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL97;
    }
CPyL42: ;
    if (!cpy_r_r53) goto CPyL45;
CPyL43: ;
    cpy_r_r54 = ((serai___games___wayfarers___effects___influence___free_influence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "free_influence", "free_influence_env", "options", 180, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL97;
    }
    CPy_INCREF(cpy_r_r54);
CPyL44: ;
    cpy_r_r55 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r54)->_skip;
    CPy_INCREF(cpy_r_r55);
    CPy_DECREF(cpy_r_r54);
    cpy_r_r56 = PyList_Append(cpy_r_candidates, cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    cpy_r_r57 = cpy_r_r56 >= 0;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 180, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL97;
    }
CPyL45: ;
    cpy_r_r58 = ((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "free_influence", "free_influence_gen", "me", 181, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL97;
    }
CPyL46: ;
    cpy_r_r59 = CPyStatics[2876]; /* 'free-influence' */
    cpy_r_r60 = CPyStatics[4029]; /* 'WF-EFF-05' */
    cpy_r_r61 = ((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "free_influence", "free_influence_gen", "obstacle", 181, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL97;
    }
CPyL47: ;
    cpy_r_r62 = NULL;
    cpy_r_r63 = NULL;
    cpy_r_r64 = CPyDef_offer___Offer(cpy_r_candidates, cpy_r_r61, cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_candidates);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 181, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL88;
    }
    cpy_r_r65 = NULL;
    cpy_r_r66 = NULL;
    cpy_r_r67 = 2;
    cpy_r_r68 = CPyDef_decision___ask(cpy_r_r58, cpy_r_r59, cpy_r_r60, cpy_r_r64, cpy_r_r65, cpy_r_r66, cpy_r_r67);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 181, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL88;
    }
    ((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r68;
CPyL50: ;
    cpy_r_r70 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r71 = cpy_r_type != cpy_r_r70;
    if (!cpy_r_r71) goto CPyL53;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 181, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL88;
    }
    CPy_Unreachable();
CPyL53: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r72 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 181, CPyStatic_wayfarers___effects___influence___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL88;
    }
    cpy_r_r73 = ((serai___games___wayfarers___effects___influence___free_influence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "free_influence", "free_influence_env", "options", 182, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL105;
    }
    CPy_INCREF(cpy_r_r73);
CPyL55: ;
    cpy_r_r74 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r73)->_skip;
    CPy_INCREF(cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    cpy_r_r75 = cpy_r_r72 == cpy_r_r74;
    CPy_DECREF(cpy_r_r74);
    if (cpy_r_r75) {
        goto CPyL106;
    } else
        goto CPyL61;
CPyL56: ;
    cpy_r_r76 = 0 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r76);
    ((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r78 = CPyDef_wayfarers___effects___influence___free_influence_env_clear_on_completion(cpy_r_r0);
    cpy_r_r79 = CPyDef_wayfarers___effects___influence___free_influence_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL60;
    CPyGen_SetStopIterationValue(cpy_r_r76);
    CPy_DECREF(cpy_r_r76);
    if (!0) goto CPyL93;
    CPy_Unreachable();
CPyL60: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r76;
    CPyGen_Exit(&((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL61: ;
    cpy_r_r80 = ((serai___games___wayfarers___effects___influence___free_influence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__player;
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "free_influence", "free_influence_env", "player", 184, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL105;
    }
    CPy_INCREF(cpy_r_r80);
CPyL62: ;
    cpy_r_r81 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r80)->_influence;
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "free_influence", "Player", "influence", 184, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL107;
    }
CPyL63: ;
    cpy_r_r82 = CPyTagged_Add(cpy_r_r81, 2);
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r80)->_influence != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r80)->_influence);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r80)->_influence = cpy_r_r82;
    cpy_r_r83 = 1;
    CPy_DECREF(cpy_r_r80);
    if (unlikely(!cpy_r_r83)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 184, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL105;
    }
    cpy_r_r84 = ((serai___games___wayfarers___effects___influence___free_influence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "free_influence", "free_influence_env", "options", 185, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL105;
    }
    CPy_INCREF(cpy_r_r84);
CPyL65: ;
    cpy_r_r85 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r84)->_from_guild;
    CPy_INCREF(cpy_r_r85);
    CPy_DECREF(cpy_r_r84);
    cpy_r_r86 = PySequence_Contains(cpy_r_r85, cpy_r_r72);
    CPy_DECREF(cpy_r_r85);
    cpy_r_r87 = cpy_r_r86 >= 0;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 185, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL105;
    }
    cpy_r_r88 = cpy_r_r86;
    if (!cpy_r_r88) goto CPyL72;
    cpy_r_r89 = ((serai___games___wayfarers___effects___influence___free_influence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__player;
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "free_influence", "free_influence_env", "player", 186, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL105;
    }
    CPy_INCREF(cpy_r_r89);
CPyL68: ;
    cpy_r_r90 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r89)->_guilds;
    if (unlikely(cpy_r_r90 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'guilds' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r90);
    }
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 186, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL105;
    }
CPyL69: ;
    cpy_r_r91 = ((serai___kernel___option___OptionObject *)cpy_r_r72)->_value;
    CPy_INCREF(cpy_r_r91);
    cpy_r_r92 = PyObject_GetItem(cpy_r_r90, cpy_r_r91);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 186, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL108;
    }
    cpy_r_r93 = CPyStatics[4897]; /* 1 */
    cpy_r_r94 = PyNumber_InPlaceSubtract(cpy_r_r92, cpy_r_r93);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 186, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL108;
    }
    cpy_r_r95 = PyObject_SetItem(cpy_r_r90, cpy_r_r91, cpy_r_r94);
    CPy_DECREF(cpy_r_r90);
    CPy_DECREF(cpy_r_r91);
    CPy_DECREF(cpy_r_r94);
    cpy_r_r96 = cpy_r_r95 >= 0;
    if (unlikely(!cpy_r_r96)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 186, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL105;
    } else
        goto CPyL78;
CPyL72: ;
    cpy_r_r97 = ((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "free_influence", "free_influence_gen", "t", 188, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL105;
    }
CPyL73: ;
    cpy_r_r98 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r97)->_display_influence;
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "free_influence", "Table", "display_influence", 188, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL105;
    }
    CPy_INCREF(cpy_r_r98);
CPyL74: ;
    cpy_r_r99 = ((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "free_influence", "free_influence_gen", "t", 188, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL109;
    }
CPyL75: ;
    cpy_r_r100 = ((serai___kernel___option___OptionObject *)cpy_r_r72)->_value;
    CPy_INCREF(cpy_r_r100);
    if (likely(PyLong_Check(cpy_r_r100)))
        cpy_r_r101 = CPyTagged_FromObject(cpy_r_r100);
    else {
        CPy_TypeError("int", cpy_r_r100); cpy_r_r101 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r101 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 188, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL109;
    }
    cpy_r_r102 = CPyDef_wayfarers___table___Table___place_of(cpy_r_r99, cpy_r_r101);
    CPyTagged_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r102 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 188, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL109;
    }
    cpy_r_r103 = CPyStatics[4908]; /* -1 */
    CPy_INCREF(cpy_r_r103);
    cpy_r_r104 = CPyList_SetItem(cpy_r_r98, cpy_r_r102, cpy_r_r103);
    CPy_DECREF(cpy_r_r98);
    CPyTagged_DECREF(cpy_r_r102);
    if (unlikely(!cpy_r_r104)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 188, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL105;
    }
CPyL78: ;
    cpy_r_r105 = ((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "free_influence", "free_influence_gen", "t", 189, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL105;
    }
CPyL79: ;
    cpy_r_r106 = CPyStatics[2878]; /* 'event-free-influence' */
    cpy_r_r107 = ((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r107 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "free_influence", "free_influence_gen", "me", 189, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL105;
    }
CPyL80: ;
    cpy_r_r108 = CPyStatics[4029]; /* 'WF-EFF-05' */
    cpy_r_r109 = ((serai___kernel___option___OptionObject *)cpy_r_r72)->_message;
    cpy_r_r110 = ((serai___kernel___message___MessageObject *)cpy_r_r109)->_arguments;
    CPy_INCREF(cpy_r_r110);
    CPy_DECREF(cpy_r_r72);
    cpy_r_r111 = CPyStatics[980]; /* 'source' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    CPy_DECREF(cpy_r_r110);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 189, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL88;
    }
    cpy_r_r113 = CPyStatics[980]; /* 'source' */
    cpy_r_r114 = CPyDict_Build(1, cpy_r_r113, cpy_r_r112);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 189, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL88;
    }
    cpy_r_r115 = CPyDef_kernel___table___Table___tell(cpy_r_r105, cpy_r_r106, cpy_r_r107, cpy_r_r108, cpy_r_r114);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r115 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 189, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL88;
    }
    cpy_r_r116 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r116);
    ((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r118 = CPyDef_wayfarers___effects___influence___free_influence_env_clear_on_completion(cpy_r_r0);
    cpy_r_r119 = CPyDef_wayfarers___effects___influence___free_influence_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL87;
    CPyGen_SetStopIterationValue(cpy_r_r116);
    CPy_DECREF(cpy_r_r116);
    if (!0) goto CPyL93;
    CPy_Unreachable();
CPyL87: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r116;
    CPyGen_Exit(&((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL88: ;
    ((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r121 = CPyDef_wayfarers___effects___influence___free_influence_env_clear_on_completion(cpy_r_r0);
    cpy_r_r122 = CPyDef_wayfarers___effects___influence___free_influence_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r123 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r123;
CPyL89: ;
    cpy_r_r124 = cpy_r_r1 == 0;
    if (cpy_r_r124) goto CPyL2;
    cpy_r_r125 = cpy_r_r1 == 1;
    if (cpy_r_r125) goto CPyL50;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r126 = 0;
    if (unlikely(!cpy_r_r126)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 165, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL93;
    }
    CPy_Unreachable();
CPyL93: ;
    cpy_r_r127 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r127;
CPyL94: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL88;
CPyL95: ;
    CPy_DecRef(cpy_r_r18);
    goto CPyL88;
CPyL96: ;
    CPy_DECREF(cpy_r_r19);
    goto CPyL20;
CPyL97: ;
    CPy_DecRef(cpy_r_candidates);
    goto CPyL88;
CPyL98: ;
    CPy_DecRef(cpy_r_candidates);
    CPy_DecRef(cpy_r_r20);
    goto CPyL88;
CPyL99: ;
    CPy_DECREF(cpy_r_r23);
    goto CPyL40;
CPyL100: ;
    CPy_DecRef(cpy_r_candidates);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL88;
CPyL101: ;
    CPy_DecRef(cpy_r_candidates);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r33);
    goto CPyL88;
CPyL102: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL39;
CPyL103: ;
    CPy_DecRef(cpy_r_candidates);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r41);
    goto CPyL88;
CPyL104: ;
    CPy_DecRef(cpy_r_candidates);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r23);
    goto CPyL88;
CPyL105: ;
    CPy_DecRef(cpy_r_r72);
    goto CPyL88;
CPyL106: ;
    CPy_DECREF(cpy_r_r72);
    goto CPyL56;
CPyL107: ;
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r80);
    goto CPyL88;
CPyL108: ;
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r90);
    CPy_DecRef(cpy_r_r91);
    goto CPyL88;
CPyL109: ;
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r98);
    goto CPyL88;
}
        
PyObject *CPyDef_wayfarers___effects___influence___free_influence_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___effects___influence___free_influence_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___free_influence_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___influence___free_influence_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.free_influence_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___effects___influence___free_influence_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "__next__", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___free_influence_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___effects___influence___free_influence_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___free_influence_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___influence___free_influence_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.free_influence_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_wayfarers___effects___influence___free_influence_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "send", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___free_influence_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___free_influence_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___influence___free_influence_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.free_influence_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___effects___influence___free_influence_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "__iter__", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___free_influence_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_wayfarers___effects___influence___free_influence_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_wayfarers___effects___influence___free_influence_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___influence___free_influence_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.free_influence_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_wayfarers___effects___influence___free_influence_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "throw", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___free_influence_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_wayfarers___effects___influence___free_influence_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp7200 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp7200);
    PyObject *__tmp7201 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp7201);
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
        
        PyObject *CPyPy_wayfarers___effects___influence___free_influence_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___influence___free_influence_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.free_influence_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___effects___influence___free_influence_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "close", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___free_influence(PyObject *cpy_r_t, CPyTagged cpy_r_me, char cpy_r_optional, CPyTagged cpy_r_guild, CPyTagged cpy_r_card) {
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
    cpy_r_r0 = CPyDef_wayfarers___effects___influence___free_influence_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 165, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL9;
    }
    cpy_r_r1 = CPyDef_wayfarers___effects___influence___free_influence_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 165, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 165, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL11;
    }
    ((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 165, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL11;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 165, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL11;
    }
    ((serai___games___wayfarers___effects___influence___free_influence_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__optional = cpy_r_optional;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 165, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL11;
    }
    CPyTagged_INCREF(cpy_r_guild);
    if (((serai___games___wayfarers___effects___influence___free_influence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__guild != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___influence___free_influence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__guild);
    }
    ((serai___games___wayfarers___effects___influence___free_influence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__guild = cpy_r_guild;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 165, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL11;
    }
    CPyTagged_INCREF(cpy_r_card);
    if (((serai___games___wayfarers___effects___influence___free_influence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__card != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___influence___free_influence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__card);
    }
    ((serai___games___wayfarers___effects___influence___free_influence_envObject *)cpy_r_r0)->___mypyc_generator_attribute__card = cpy_r_card;
    cpy_r_r8 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 165, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL12;
    }
    return cpy_r_r1;
CPyL9: ;
    cpy_r_r9 = NULL;
    return cpy_r_r9;
CPyL10: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL9;
CPyL11: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL9;
CPyL12: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL9;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___free_influence(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "optional", "guild", "card", 0};
            static CPyArg_Parser parser = {"OOOOO:free_influence", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_optional;
            PyObject *obj_guild;
            PyObject *obj_card;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_optional, &obj_guild, &obj_card)) {
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
            char arg_optional;
            if (unlikely(!PyBool_Check(obj_optional))) {
                CPy_TypeError("bool", obj_optional); goto fail;
            } else
                arg_optional = obj_optional == Py_True;
            CPyTagged arg_guild;
            if (likely(PyLong_Check(obj_guild)))
                arg_guild = CPyTagged_BorrowFromObject(obj_guild);
            else {
                CPy_TypeError("int", obj_guild); goto fail;
            }
            CPyTagged arg_card;
            if (likely(PyLong_Check(obj_card)))
                arg_card = CPyTagged_BorrowFromObject(obj_card);
            else {
                CPy_TypeError("int", obj_card); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___effects___influence___free_influence(arg_t, arg_me, arg_optional, arg_guild, arg_card);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "free_influence", 165, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___influence___has_fee(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display_influence;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "has_fee", "Table", "display_influence", 195, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL11;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_place);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "has_fee", 195, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL11;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "has_fee", 195, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL11;
    }
    cpy_r_r3 = (Py_ssize_t)cpy_r_r2 != -2;
    if (!cpy_r_r3) goto CPyL12;
    cpy_r_r4 = cpy_r_r2 & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (!cpy_r_r5) goto CPyL6;
    cpy_r_r6 = CPyTagged_IsEq_(cpy_r_r2, cpy_r_me);
    cpy_r_r7 = cpy_r_r6 ^ 1;
    cpy_r_r8 = cpy_r_r7;
    goto CPyL7;
CPyL6: ;
    cpy_r_r9 = cpy_r_r2 != cpy_r_me;
    cpy_r_r8 = cpy_r_r9;
CPyL7: ;
    CPyTagged_DECREF(cpy_r_r2);
    if (!cpy_r_r8) goto CPyL9;
    cpy_r_r10 = 1;
    goto CPyL10;
CPyL9: ;
    cpy_r_r10 = 0;
CPyL10: ;
    return cpy_r_r10;
CPyL11: ;
    cpy_r_r11 = 2;
    return cpy_r_r11;
CPyL12: ;
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL9;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___has_fee(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "place", 0};
            static CPyArg_Parser parser = {"OOO:has_fee", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_place)) {
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
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            char retval = CPyDef_wayfarers___effects___influence___has_fee(arg_t, arg_me, arg_place);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "has_fee", 193, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "__get__", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = ((serai___games___wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "<lambda>", "__mypyc_lambda__2_pay_fee_obj", "__mypyc_env__", 204, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL8;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___effects___influence___pay_fee_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "<lambda>", "pay_fee_env", "options", 204, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_pay_silver;
    CPy_INCREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r3 = cpy_r_option == cpy_r_r2;
    CPy_DECREF(cpy_r_r2);
    if (!cpy_r_r3) goto CPyL5;
    cpy_r_r4 = ((serai___games___wayfarers___effects___influence___pay_fee_envObject *)cpy_r_r0)->___mypyc_generator_attribute__in_silver;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "<lambda>", "pay_fee_env", "in_silver", 204, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_r5 = cpy_r_r4;
    goto CPyL7;
CPyL5: ;
    cpy_r_r6 = ((serai___games___wayfarers___effects___influence___pay_fee_envObject *)cpy_r_r0)->___mypyc_generator_attribute__in_provisions;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "<lambda>", "pay_fee_env", "in_provisions", 204, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r6);
CPyL6: ;
    cpy_r_r5 = cpy_r_r6;
CPyL7: ;
    return cpy_r_r5;
CPyL8: ;
    cpy_r_r7 = NULL;
    return cpy_r_r7;
}
        
        PyObject *CPyPy_wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<lambda>", 204, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___pay_fee_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    int32_t cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    tuple_T2OO cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    PyObject *cpy_r_r42;
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
    CPyTagged cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyTagged cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_resource;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    CPyTagged cpy_r_r68;
    CPyTagged cpy_r_r69;
    char cpy_r_r70;
    CPyTagged cpy_r_r71;
    CPyTagged cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    CPyTagged cpy_r_r76;
    PyObject *cpy_r_r77;
    CPyTagged cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
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
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    CPyTagged cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    char cpy_r_r106;
    CPyTagged cpy_r_r107;
    CPyTagged cpy_r_r108;
    char cpy_r_r109;
    CPyTagged cpy_r_r110;
    CPyTagged cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    char cpy_r_r116;
    char cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    CPyTagged cpy_r_r124;
    char cpy_r_r125;
    CPyTagged cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r__;
    int64_t cpy_r_r128;
    char cpy_r_r129;
    int64_t cpy_r_r130;
    char cpy_r_r131;
    char cpy_r_r132;
    char cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    CPyTagged cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    char cpy_r_r144;
    char cpy_r_r145;
    CPyTagged cpy_r_r146;
    CPyTagged cpy_r_r147;
    char cpy_r_r148;
    CPyTagged cpy_r_r149;
    PyObject *cpy_r_r150;
    char cpy_r_r151;
    int32_t cpy_r_r152;
    int32_t cpy_r_r153;
    char cpy_r_r154;
    int32_t cpy_r_r155;
    int32_t cpy_r_r156;
    PyObject *cpy_r_r157;
    char cpy_r_r158;
    char cpy_r_r159;
    char cpy_r_r160;
    PyObject *cpy_r_r161;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "pay_fee_gen", "__mypyc_env__", 199, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL116;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL112;
CPyL2: ;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_type != cpy_r_r2;
    if (!cpy_r_r3) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 199, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL111;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r4 = ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "pay_fee_gen", "t", 201, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL111;
    }
CPyL6: ;
    cpy_r_r5 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r4)->_book;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "Table", "book", 201, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL111;
    }
CPyL7: ;
    cpy_r_r6 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r5)->_options;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "Book", "options", 201, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL111;
    }
    CPy_INCREF(cpy_r_r6);
CPyL8: ;
    if (((serai___games___wayfarers___effects___influence___pay_fee_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___pay_fee_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options);
    }
    ((serai___games___wayfarers___effects___influence___pay_fee_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options = cpy_r_r6;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 201, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL111;
    }
    cpy_r_r8 = ((serai___games___wayfarers___effects___influence___pay_fee_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "pay_fee_env", "options", 203, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL111;
    }
    CPy_INCREF(cpy_r_r8);
CPyL10: ;
    cpy_r_r9 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r8)->_pay_silver;
    CPy_INCREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r8);
    cpy_r_r10 = ((serai___games___wayfarers___effects___influence___pay_fee_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "pay_fee_env", "options", 203, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL117;
    }
    CPy_INCREF(cpy_r_r10);
CPyL11: ;
    cpy_r_r11 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r10)->_pay_provision;
    CPy_INCREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r10);
    cpy_r_r12.f0 = cpy_r_r9;
    cpy_r_r12.f1 = cpy_r_r11;
    cpy_r_r13 = CPyDef_wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_obj();
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 204, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_objObject *)cpy_r_r13)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r14 = PyTuple_New(2);
    if (unlikely(cpy_r_r14 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7202 = cpy_r_r12.f0;
    PyTuple_SET_ITEM(cpy_r_r14, 0, __tmp7202);
    PyObject *__tmp7203 = cpy_r_r12.f1;
    PyTuple_SET_ITEM(cpy_r_r14, 1, __tmp7203);
    cpy_r_r15 = NULL;
    cpy_r_r16 = NULL;
    cpy_r_r17 = CPyDef_offer___Offer(cpy_r_r14, cpy_r_r13, cpy_r_r15, cpy_r_r16);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 202, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL111;
    }
    cpy_r_r18 = ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "pay_fee_gen", "t", 206, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL119;
    }
CPyL14: ;
    cpy_r_r19 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r18)->_display_influence;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "Table", "display_influence", 206, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL119;
    }
CPyL15: ;
    cpy_r_r20 = ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "pay_fee_gen", "place", 206, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL119;
    }
CPyL16: ;
    cpy_r_r21 = CPyList_GetItem(cpy_r_r19, cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 206, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL119;
    }
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 206, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL119;
    }
    if (((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__owner != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__owner);
    }
    ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__owner = cpy_r_r22;
    cpy_r_r23 = 1;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 206, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL119;
    }
    cpy_r_r24 = ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "pay_fee_gen", "t", 207, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL119;
    }
CPyL20: ;
    cpy_r_r25 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r24)->_book;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "Table", "book", 207, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL119;
    }
CPyL21: ;
    cpy_r_r26 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r25)->_cards;
    CPy_INCREF(cpy_r_r26);
    cpy_r_r27 = ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "pay_fee_gen", "t", 207, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL120;
    }
CPyL22: ;
    cpy_r_r28 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r27)->_display;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "Table", "display", 207, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL120;
    }
CPyL23: ;
    cpy_r_r29 = ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "pay_fee_gen", "place", 207, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL120;
    }
CPyL24: ;
    cpy_r_r30 = CPyList_GetItemBorrow(cpy_r_r28, cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 207, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL120;
    }
    if (likely(PyLong_Check(cpy_r_r30)))
        cpy_r_r31 = CPyTagged_FromObject(cpy_r_r30);
    else {
        CPy_TypeError("int", cpy_r_r30); cpy_r_r31 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 207, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL120;
    }
    cpy_r_r32 = CPyList_GetItemBorrow(cpy_r_r26, cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 207, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL121;
    }
    if (likely(Py_TYPE(cpy_r_r32) == CPyType_wayfarers___printed___Card))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 207, CPyStatic_wayfarers___effects___influence___globals, "serai.games.wayfarers.printed.Card", cpy_r_r32);
        goto CPyL121;
    }
    cpy_r_r34 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r33)->_id;
    CPy_INCREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r26);
    CPyTagged_DECREF(cpy_r_r31);
    if (((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card);
    }
    ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card = cpy_r_r34;
    cpy_r_r35 = 1;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 207, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL119;
    }
    cpy_r_r36 = ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "pay_fee_gen", "me", 208, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL119;
    }
CPyL30: ;
    cpy_r_r37 = CPyStatics[3817]; /* 'fee' */
    cpy_r_r38 = CPyStatics[4030]; /* 'WF-INF-05' */
    cpy_r_r39 = CPyStatics[390]; /* 'card' */
    cpy_r_r40 = CPyStatics[544]; /* 'owner' */
    cpy_r_r41 = ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__owner;
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "pay_fee_gen", "owner", 208, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL119;
    }
CPyL31: ;
    cpy_r_r42 = CPyDef_message___SeatName(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 208, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL119;
    }
    cpy_r_r43 = ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "pay_fee_gen", "card", 208, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL122;
    }
CPyL33: ;
    cpy_r_r44 = CPyDict_Build(2, cpy_r_r39, cpy_r_r43, cpy_r_r40, cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 208, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL119;
    }
    cpy_r_r45 = NULL;
    cpy_r_r46 = 2;
    cpy_r_r47 = CPyDef_decision___ask(cpy_r_r36, cpy_r_r37, cpy_r_r38, cpy_r_r17, cpy_r_r44, cpy_r_r45, cpy_r_r46);
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 208, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL111;
    }
    ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r47;
CPyL36: ;
    cpy_r_r49 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r50 = cpy_r_type != cpy_r_r49;
    if (!cpy_r_r50) goto CPyL39;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 208, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL111;
    }
    CPy_Unreachable();
CPyL39: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r51 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 208, CPyStatic_wayfarers___effects___influence___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL111;
    }
    cpy_r_r52 = ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "pay_fee_gen", "t", 209, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL123;
    }
CPyL41: ;
    cpy_r_r53 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r52)->_book;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "Table", "book", 209, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL123;
    }
CPyL42: ;
    cpy_r_r54 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r53)->_fee;
    CPyTagged_INCREF(cpy_r_r54);
    cpy_r_r55 = ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "pay_fee_gen", "t", 210, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL124;
    }
CPyL43: ;
    cpy_r_r56 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r55)->_players;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "Table", "players", 210, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL124;
    }
CPyL44: ;
    cpy_r_r57 = ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "pay_fee_gen", "me", 210, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL124;
    }
CPyL45: ;
    cpy_r_r58 = CPyList_GetItem(cpy_r_r56, cpy_r_r57);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 210, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL124;
    }
    if (likely(Py_TYPE(cpy_r_r58) == CPyType_wayfarers___table___Player))
        cpy_r_r59 = cpy_r_r58;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 210, CPyStatic_wayfarers___effects___influence___globals, "serai.games.wayfarers.table.Player", cpy_r_r58);
        goto CPyL124;
    }
    cpy_r_r60 = ((serai___games___wayfarers___effects___influence___pay_fee_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "pay_fee_env", "options", 211, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL125;
    }
    CPy_INCREF(cpy_r_r60);
CPyL48: ;
    cpy_r_r61 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r60)->_pay_silver;
    CPy_INCREF(cpy_r_r61);
    CPy_DECREF(cpy_r_r60);
    cpy_r_r62 = cpy_r_r51 == cpy_r_r61;
    CPy_DECREF(cpy_r_r51);
    CPy_DECREF(cpy_r_r61);
    if (!cpy_r_r62) goto CPyL50;
    cpy_r_r63 = CPyStatics[2441]; /* 'silver' */
    CPy_INCREF(cpy_r_r63);
    cpy_r_r64 = cpy_r_r63;
    goto CPyL51;
CPyL50: ;
    cpy_r_r65 = CPyStatics[3742]; /* 'provision' */
    CPy_INCREF(cpy_r_r65);
    cpy_r_r64 = cpy_r_r65;
CPyL51: ;
    cpy_r_resource = cpy_r_r64;
    cpy_r_r66 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r67 = CPyStr_EqualLiteral(cpy_r_resource, cpy_r_r66, 6);
    if (!cpy_r_r67) goto CPyL54;
    cpy_r_r68 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r59)->_silver;
    if (unlikely(cpy_r_r68 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "Player", "silver", 213, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL126;
    }
CPyL53: ;
    cpy_r_r69 = CPyTagged_Subtract(cpy_r_r68, cpy_r_r54);
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r59)->_silver != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r59)->_silver);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r59)->_silver = cpy_r_r69;
    cpy_r_r70 = 1;
    CPy_DECREF(cpy_r_r59);
    if (unlikely(!cpy_r_r70)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 213, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL127;
    } else
        goto CPyL56;
CPyL54: ;
    cpy_r_r71 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r59)->_provision;
    if (unlikely(cpy_r_r71 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "Player", "provision", 215, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL126;
    }
CPyL55: ;
    cpy_r_r72 = CPyTagged_Subtract(cpy_r_r71, cpy_r_r54);
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r59)->_provision != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r59)->_provision);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r59)->_provision = cpy_r_r72;
    cpy_r_r73 = 1;
    CPy_DECREF(cpy_r_r59);
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 215, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL127;
    }
CPyL56: ;
    cpy_r_r74 = ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "pay_fee_gen", "t", 216, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL127;
    }
CPyL57: ;
    cpy_r_r75 = CPyStatics[4031]; /* 'event-fee' */
    cpy_r_r76 = ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r76 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "pay_fee_gen", "me", 216, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL127;
    }
CPyL58: ;
    cpy_r_r77 = CPyStatics[4030]; /* 'WF-INF-05' */
    cpy_r_r78 = ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__owner;
    if (unlikely(cpy_r_r78 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "pay_fee_gen", "owner", 216, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL127;
    }
CPyL59: ;
    cpy_r_r79 = CPyDef_message___SeatName(cpy_r_r78);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 216, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL127;
    }
    cpy_r_r80 = CPyStatics[759]; /* 'resource' */
    cpy_r_r81 = CPyStatics[31]; /* 'n' */
    cpy_r_r82 = CPyStatics[544]; /* 'owner' */
    cpy_r_r83 = CPyStatics[390]; /* 'card' */
    CPyTagged_INCREF(cpy_r_r54);
    cpy_r_r84 = CPyTagged_StealAsObject(cpy_r_r54);
    cpy_r_r85 = ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "pay_fee_gen", "card", 216, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL128;
    }
CPyL61: ;
    cpy_r_r86 = CPyDict_Build(4, cpy_r_r80, cpy_r_resource, cpy_r_r81, cpy_r_r84, cpy_r_r82, cpy_r_r79, cpy_r_r83, cpy_r_r85);
    CPy_DECREF(cpy_r_r84);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 216, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL127;
    }
    cpy_r_r87 = CPyDef_kernel___table___Table___tell(cpy_r_r74, cpy_r_r75, cpy_r_r76, cpy_r_r77, cpy_r_r86);
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r87 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 216, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL127;
    }
    cpy_r_r88 = ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "pay_fee_gen", "t", 217, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL127;
    }
CPyL64: ;
    cpy_r_r89 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r88)->_players;
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "Table", "players", 217, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL127;
    }
CPyL65: ;
    cpy_r_r90 = (CPyPtr)((CPyPtr)cpy_r_r89 + offsetof(PyVarObject, ob_size));
    cpy_r_r91 = *(int64_t *)cpy_r_r90;
    cpy_r_r92 = cpy_r_r91 << 1;
    cpy_r_r93 = ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__owner;
    if (unlikely(cpy_r_r93 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "pay_fee_gen", "owner", 217, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL127;
    }
CPyL66: ;
    cpy_r_r94 = cpy_r_r93 & 1;
    cpy_r_r95 = cpy_r_r94 != 0;
    if (cpy_r_r95) goto CPyL68;
    cpy_r_r96 = cpy_r_r92 & 1;
    cpy_r_r97 = cpy_r_r96 != 0;
    if (!cpy_r_r97) goto CPyL69;
CPyL68: ;
    cpy_r_r98 = CPyTagged_IsLt_(cpy_r_r93, cpy_r_r92);
    if (cpy_r_r98) {
        goto CPyL70;
    } else
        goto CPyL129;
CPyL69: ;
    cpy_r_r99 = (Py_ssize_t)cpy_r_r93 < (Py_ssize_t)cpy_r_r92;
    if (!cpy_r_r99) goto CPyL129;
CPyL70: ;
    cpy_r_r100 = ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "pay_fee_gen", "t", 218, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL127;
    }
CPyL71: ;
    cpy_r_r101 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r100)->_players;
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "Table", "players", 218, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL127;
    }
CPyL72: ;
    cpy_r_r102 = ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__owner;
    if (unlikely(cpy_r_r102 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "pay_fee_gen", "owner", 218, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL127;
    }
CPyL73: ;
    cpy_r_r103 = CPyList_GetItem(cpy_r_r101, cpy_r_r102);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 218, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL127;
    }
    if (likely(Py_TYPE(cpy_r_r103) == CPyType_wayfarers___table___Player))
        cpy_r_r104 = cpy_r_r103;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 218, CPyStatic_wayfarers___effects___influence___globals, "serai.games.wayfarers.table.Player", cpy_r_r103);
        goto CPyL127;
    }
    cpy_r_r105 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r106 = CPyStr_EqualLiteral(cpy_r_resource, cpy_r_r105, 6);
    CPy_DECREF(cpy_r_resource);
    if (!cpy_r_r106) goto CPyL78;
    cpy_r_r107 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r104)->_silver;
    if (unlikely(cpy_r_r107 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "Player", "silver", 220, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL130;
    }
CPyL77: ;
    cpy_r_r108 = CPyTagged_Add(cpy_r_r107, cpy_r_r54);
    CPyTagged_DECREF(cpy_r_r54);
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r104)->_silver != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r104)->_silver);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r104)->_silver = cpy_r_r108;
    cpy_r_r109 = 1;
    CPy_DECREF(cpy_r_r104);
    if (unlikely(!cpy_r_r109)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 220, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL111;
    } else
        goto CPyL106;
CPyL78: ;
    cpy_r_r110 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r104)->_provision;
    if (unlikely(cpy_r_r110 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "Player", "provision", 222, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL130;
    }
CPyL79: ;
    cpy_r_r111 = CPyTagged_Add(cpy_r_r110, cpy_r_r54);
    CPyTagged_DECREF(cpy_r_r54);
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r104)->_provision != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r104)->_provision);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r104)->_provision = cpy_r_r111;
    cpy_r_r112 = 1;
    CPy_DECREF(cpy_r_r104);
    if (unlikely(!cpy_r_r112)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 222, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL111;
    } else
        goto CPyL106;
CPyL80: ;
    cpy_r_r113 = ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "pay_fee_gen", "t", 224, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL131;
    }
CPyL81: ;
    cpy_r_r114 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r113)->_automa;
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "Table", "automa", 224, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL131;
    }
CPyL82: ;
    cpy_r_r115 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r116 = cpy_r_r114 != cpy_r_r115;
    if (cpy_r_r116) {
        goto CPyL85;
    } else
        goto CPyL132;
CPyL83: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r117 = 0;
    if (unlikely(!cpy_r_r117)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 224, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL111;
    }
    CPy_Unreachable();
CPyL85: ;
    cpy_r_r118 = ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "pay_fee_gen", "t", 225, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL131;
    }
CPyL86: ;
    cpy_r_r119 = CPyStatics[2508]; /* 'event-ai-marker' */
    cpy_r_r120 = CPyStatics[3802]; /* 'WF-AI-38' */
    cpy_r_r121 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_r54);
    cpy_r_r122 = CPyTagged_StealAsObject(cpy_r_r54);
    cpy_r_r123 = CPyDict_Build(1, cpy_r_r121, cpy_r_r122);
    CPy_DECREF(cpy_r_r122);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 225, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL131;
    }
    cpy_r_r124 = ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__owner;
    if (unlikely(cpy_r_r124 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "pay_fee_gen", "owner", 225, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL133;
    }
CPyL88: ;
    cpy_r_r125 = CPyDef_kernel___table___Table___tell(cpy_r_r118, cpy_r_r119, cpy_r_r124, cpy_r_r120, cpy_r_r123);
    CPy_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r125 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 225, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL131;
    }
    cpy_r_r126 = 0;
    CPyTagged_INCREF(cpy_r_r126);
    cpy_r_r127 = CPyTagged_StealAsObject(cpy_r_r126);
    cpy_r__ = cpy_r_r127;
    CPy_DECREF(cpy_r__);
CPyL90: ;
    cpy_r_r128 = cpy_r_r126 & 1;
    cpy_r_r129 = cpy_r_r128 != 0;
    if (cpy_r_r129) goto CPyL92;
    cpy_r_r130 = cpy_r_r54 & 1;
    cpy_r_r131 = cpy_r_r130 != 0;
    if (!cpy_r_r131) goto CPyL93;
CPyL92: ;
    cpy_r_r132 = CPyTagged_IsLt_(cpy_r_r126, cpy_r_r54);
    if (cpy_r_r132) {
        goto CPyL94;
    } else
        goto CPyL134;
CPyL93: ;
    cpy_r_r133 = (Py_ssize_t)cpy_r_r126 < (Py_ssize_t)cpy_r_r54;
    if (!cpy_r_r133) goto CPyL134;
CPyL94: ;
    CPyTagged_INCREF(cpy_r_r126);
    cpy_r_r134 = CPyTagged_StealAsObject(cpy_r_r126);
    cpy_r__ = cpy_r_r134;
    CPy_DECREF(cpy_r__);
    cpy_r_r135 = ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "pay_fee_gen", "t", 227, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL135;
    }
CPyL95: ;
    cpy_r_r136 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r135)->_automa;
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "Table", "automa", 227, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL135;
    }
CPyL96: ;
    if (likely(cpy_r_r136 != Py_None))
        cpy_r_r137 = cpy_r_r136;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 227, CPyStatic_wayfarers___effects___influence___globals, "serai.games.wayfarers.table.Automa", cpy_r_r136);
        goto CPyL135;
    }
    cpy_r_r138 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r137)->_owed;
    if (unlikely(cpy_r_r138 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "Automa", "owed", 227, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL135;
    }
    CPyTagged_INCREF(cpy_r_r138);
CPyL98: ;
    cpy_r_r139 = ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "pay_fee_gen", "t", 227, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL136;
    }
CPyL99: ;
    cpy_r_r140 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r139)->_automa;
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "Table", "automa", 227, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL136;
    }
    CPy_INCREF(cpy_r_r140);
CPyL100: ;
    if (likely(cpy_r_r140 != Py_None))
        cpy_r_r141 = cpy_r_r140;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 227, CPyStatic_wayfarers___effects___influence___globals, "serai.games.wayfarers.table.Automa", cpy_r_r140);
        goto CPyL136;
    }
    cpy_r_r142 = ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "pay_fee_gen", "t", 227, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL137;
    }
CPyL102: ;
    cpy_r_r143 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r142)->_book;
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "pay_fee", "Table", "book", 227, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL137;
    }
    CPy_INCREF(cpy_r_r143);
CPyL103: ;
    cpy_r_r144 = CPyDef_wayfarers___table___Automa___advance(cpy_r_r141, cpy_r_r143);
    CPy_DECREF(cpy_r_r143);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r144 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 227, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL136;
    }
    cpy_r_r145 = cpy_r_r144 << 1;
    cpy_r_r146 = cpy_r_r145;
    cpy_r_r147 = CPyTagged_Add(cpy_r_r138, cpy_r_r146);
    CPyTagged_DECREF(cpy_r_r138);
    CPyTagged_DECREF(cpy_r_r146);
    if (((serai___games___wayfarers___table___AutomaObject *)cpy_r_r137)->_owed != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___AutomaObject *)cpy_r_r137)->_owed);
    }
    ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r137)->_owed = cpy_r_r147;
    cpy_r_r148 = 1;
    if (unlikely(!cpy_r_r148)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 227, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL135;
    }
    cpy_r_r149 = CPyTagged_Add(cpy_r_r126, 2);
    CPyTagged_DECREF(cpy_r_r126);
    cpy_r_r126 = cpy_r_r149;
    goto CPyL90;
CPyL106: ;
    cpy_r_r150 = Py_None;
    CPy_INCREF(cpy_r_r150);
    ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r152 = CPyDef_wayfarers___effects___influence___pay_fee_env_clear_on_completion(cpy_r_r0);
    cpy_r_r153 = CPyDef_wayfarers___effects___influence___pay_fee_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL110;
    CPyGen_SetStopIterationValue(cpy_r_r150);
    CPy_DECREF(cpy_r_r150);
    if (!0) goto CPyL116;
    CPy_Unreachable();
CPyL110: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r150;
    CPyGen_Exit(&((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL111: ;
    ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r155 = CPyDef_wayfarers___effects___influence___pay_fee_env_clear_on_completion(cpy_r_r0);
    cpy_r_r156 = CPyDef_wayfarers___effects___influence___pay_fee_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r157 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r157;
CPyL112: ;
    cpy_r_r158 = cpy_r_r1 == 0;
    if (cpy_r_r158) goto CPyL2;
    cpy_r_r159 = cpy_r_r1 == 1;
    if (cpy_r_r159) goto CPyL36;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r160 = 0;
    if (unlikely(!cpy_r_r160)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 199, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL116;
    }
    CPy_Unreachable();
CPyL116: ;
    cpy_r_r161 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r161;
CPyL117: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL111;
CPyL118: ;
    CPy_DecRef(cpy_r_r12.f0);
    CPy_DecRef(cpy_r_r12.f1);
    goto CPyL111;
CPyL119: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL111;
CPyL120: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r26);
    goto CPyL111;
CPyL121: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r31);
    goto CPyL111;
CPyL122: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r42);
    goto CPyL111;
CPyL123: ;
    CPy_DecRef(cpy_r_r51);
    goto CPyL111;
CPyL124: ;
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r54);
    goto CPyL111;
CPyL125: ;
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r59);
    goto CPyL111;
CPyL126: ;
    CPyTagged_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_resource);
    goto CPyL111;
CPyL127: ;
    CPyTagged_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_resource);
    goto CPyL111;
CPyL128: ;
    CPyTagged_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_resource);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r84);
    goto CPyL111;
CPyL129: ;
    CPy_DECREF(cpy_r_resource);
    goto CPyL80;
CPyL130: ;
    CPyTagged_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r104);
    goto CPyL111;
CPyL131: ;
    CPyTagged_DecRef(cpy_r_r54);
    goto CPyL111;
CPyL132: ;
    CPyTagged_DECREF(cpy_r_r54);
    goto CPyL83;
CPyL133: ;
    CPyTagged_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r123);
    goto CPyL111;
CPyL134: ;
    CPyTagged_DECREF(cpy_r_r54);
    CPyTagged_DECREF(cpy_r_r126);
    goto CPyL106;
CPyL135: ;
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r126);
    goto CPyL111;
CPyL136: ;
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r126);
    CPyTagged_DecRef(cpy_r_r138);
    goto CPyL111;
CPyL137: ;
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r126);
    CPyTagged_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r141);
    goto CPyL111;
}
        
PyObject *CPyDef_wayfarers___effects___influence___pay_fee_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___effects___influence___pay_fee_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___pay_fee_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___influence___pay_fee_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.pay_fee_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___effects___influence___pay_fee_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "__next__", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___pay_fee_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___effects___influence___pay_fee_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___pay_fee_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___influence___pay_fee_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.pay_fee_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_wayfarers___effects___influence___pay_fee_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "send", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___pay_fee_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___pay_fee_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___influence___pay_fee_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.pay_fee_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___effects___influence___pay_fee_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "__iter__", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___pay_fee_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_wayfarers___effects___influence___pay_fee_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_wayfarers___effects___influence___pay_fee_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___influence___pay_fee_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.pay_fee_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_wayfarers___effects___influence___pay_fee_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "throw", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___pay_fee_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_wayfarers___effects___influence___pay_fee_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp7204 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp7204);
    PyObject *__tmp7205 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp7205);
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
        
        PyObject *CPyPy_wayfarers___effects___influence___pay_fee_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___influence___pay_fee_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.influence.pay_fee_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___effects___influence___pay_fee_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "close", -1, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___influence___pay_fee(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_place, PyObject *cpy_r_in_silver, PyObject *cpy_r_in_provisions) {
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
    cpy_r_r0 = CPyDef_wayfarers___effects___influence___pay_fee_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 199, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL9;
    }
    cpy_r_r1 = CPyDef_wayfarers___effects___influence___pay_fee_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 199, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 199, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL11;
    }
    ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 199, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL11;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 199, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL11;
    }
    CPyTagged_INCREF(cpy_r_place);
    if (((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__place != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__place);
    }
    ((serai___games___wayfarers___effects___influence___pay_fee_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__place = cpy_r_place;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 199, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_in_silver);
    if (((serai___games___wayfarers___effects___influence___pay_fee_envObject *)cpy_r_r0)->___mypyc_generator_attribute__in_silver != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___pay_fee_envObject *)cpy_r_r0)->___mypyc_generator_attribute__in_silver);
    }
    ((serai___games___wayfarers___effects___influence___pay_fee_envObject *)cpy_r_r0)->___mypyc_generator_attribute__in_silver = cpy_r_in_silver;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 199, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_in_provisions);
    if (((serai___games___wayfarers___effects___influence___pay_fee_envObject *)cpy_r_r0)->___mypyc_generator_attribute__in_provisions != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___influence___pay_fee_envObject *)cpy_r_r0)->___mypyc_generator_attribute__in_provisions);
    }
    ((serai___games___wayfarers___effects___influence___pay_fee_envObject *)cpy_r_r0)->___mypyc_generator_attribute__in_provisions = cpy_r_in_provisions;
    cpy_r_r8 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 199, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL12;
    }
    return cpy_r_r1;
CPyL9: ;
    cpy_r_r9 = NULL;
    return cpy_r_r9;
CPyL10: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL9;
CPyL11: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL9;
CPyL12: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL9;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___pay_fee(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "place", "in_silver", "in_provisions", 0};
            static CPyArg_Parser parser = {"OOOOO:pay_fee", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_place;
            PyObject *obj_in_silver;
            PyObject *obj_in_provisions;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_place, &obj_in_silver, &obj_in_provisions)) {
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
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            PyObject *arg_in_silver;
            if (Py_TYPE(obj_in_silver) == CPyType_option___Reason)
                arg_in_silver = obj_in_silver;
            else {
                arg_in_silver = NULL;
            }
            if (arg_in_silver != NULL) goto __LL7206;
            if (obj_in_silver == Py_None)
                arg_in_silver = obj_in_silver;
            else {
                arg_in_silver = NULL;
            }
            if (arg_in_silver != NULL) goto __LL7206;
            CPy_TypeError("serai.kernel.option.Reason or None", obj_in_silver); 
            goto fail;
__LL7206: ;
            PyObject *arg_in_provisions;
            if (Py_TYPE(obj_in_provisions) == CPyType_option___Reason)
                arg_in_provisions = obj_in_provisions;
            else {
                arg_in_provisions = NULL;
            }
            if (arg_in_provisions != NULL) goto __LL7207;
            if (obj_in_provisions == Py_None)
                arg_in_provisions = obj_in_provisions;
            else {
                arg_in_provisions = NULL;
            }
            if (arg_in_provisions != NULL) goto __LL7207;
            CPy_TypeError("serai.kernel.option.Reason or None", obj_in_provisions); 
            goto fail;
__LL7207: ;
            PyObject *retval = CPyDef_wayfarers___effects___influence___pay_fee(arg_t, arg_me, arg_place, arg_in_silver, arg_in_provisions);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "pay_fee", 199, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___influence___return_influence(PyObject *cpy_r_t, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyTagged cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display_influence;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "return_influence", "Table", "display_influence", 232, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL25;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_place);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "return_influence", 232, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL25;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "return_influence", 232, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL25;
    }
    cpy_r_r3 = (Py_ssize_t)cpy_r_r2 != -2;
    if (!cpy_r_r3) goto CPyL26;
    cpy_r_r4 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display_influence;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "return_influence", "Table", "display_influence", 234, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = CPyStatics[4908]; /* -1 */
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = CPyList_SetItem(cpy_r_r4, cpy_r_place, cpy_r_r5);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "return_influence", 234, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL27;
    }
    cpy_r_r7 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "return_influence", "Table", "players", 235, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL27;
    }
CPyL7: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r9 << 1;
    cpy_r_r11 = cpy_r_r2 & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (cpy_r_r12) goto CPyL9;
    cpy_r_r13 = cpy_r_r10 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (!cpy_r_r14) goto CPyL10;
CPyL9: ;
    cpy_r_r15 = CPyTagged_IsLt_(cpy_r_r2, cpy_r_r10);
    if (cpy_r_r15) {
        goto CPyL11;
    } else
        goto CPyL16;
CPyL10: ;
    cpy_r_r16 = (Py_ssize_t)cpy_r_r2 < (Py_ssize_t)cpy_r_r10;
    if (!cpy_r_r16) goto CPyL16;
CPyL11: ;
    cpy_r_r17 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "return_influence", "Table", "players", 236, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL27;
    }
CPyL12: ;
    cpy_r_r18 = CPyList_GetItemBorrow(cpy_r_r17, cpy_r_r2);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "return_influence", 236, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL27;
    }
    if (likely(Py_TYPE(cpy_r_r18) == CPyType_wayfarers___table___Player))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "return_influence", 236, CPyStatic_wayfarers___effects___influence___globals, "serai.games.wayfarers.table.Player", cpy_r_r18);
        goto CPyL27;
    }
    cpy_r_r20 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r19)->_influence;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "return_influence", "Player", "influence", 236, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL27;
    }
CPyL15: ;
    cpy_r_r21 = CPyTagged_Add(cpy_r_r20, 2);
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r19)->_influence != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r19)->_influence);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r19)->_influence = cpy_r_r21;
    cpy_r_r22 = 1;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "return_influence", 236, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL27;
    }
CPyL16: ;
    cpy_r_r23 = CPyStatics[4032]; /* 'event-influence-returns' */
    cpy_r_r24 = CPyStatics[4033]; /* 'WF-INF-04' */
    cpy_r_r25 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "return_influence", "Table", "book", 237, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL27;
    }
CPyL17: ;
    cpy_r_r26 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r25)->_cards;
    CPy_INCREF(cpy_r_r26);
    cpy_r_r27 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/influence.py", "return_influence", "Table", "display", 237, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL28;
    }
CPyL18: ;
    cpy_r_r28 = CPyList_GetItemBorrow(cpy_r_r27, cpy_r_place);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "return_influence", 237, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL28;
    }
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "return_influence", 237, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL28;
    }
    cpy_r_r30 = CPyList_GetItemBorrow(cpy_r_r26, cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "return_influence", 237, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL29;
    }
    if (likely(Py_TYPE(cpy_r_r30) == CPyType_wayfarers___printed___Card))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/influence.py", "return_influence", 237, CPyStatic_wayfarers___effects___influence___globals, "serai.games.wayfarers.printed.Card", cpy_r_r30);
        goto CPyL29;
    }
    cpy_r_r32 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r31)->_id;
    CPy_INCREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r26);
    CPyTagged_DECREF(cpy_r_r29);
    cpy_r_r33 = CPyStatics[390]; /* 'card' */
    cpy_r_r34 = CPyDict_Build(1, cpy_r_r33, cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "return_influence", 237, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL27;
    }
    cpy_r_r35 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r23, cpy_r_r2, cpy_r_r24, cpy_r_r34);
    CPyTagged_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "return_influence", 237, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL25;
    }
CPyL24: ;
    return 1;
CPyL25: ;
    cpy_r_r36 = 2;
    return cpy_r_r36;
CPyL26: ;
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL24;
CPyL27: ;
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL25;
CPyL28: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r26);
    goto CPyL25;
CPyL29: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL25;
}
        
        PyObject *CPyPy_wayfarers___effects___influence___return_influence(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "place", 0};
            static CPyArg_Parser parser = {"OO:return_influence", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_place)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            char retval = CPyDef_wayfarers___effects___influence___return_influence(arg_t, arg_place);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "return_influence", 230, CPyStatic_wayfarers___effects___influence___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___influence_____top_level__(void) {
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
    int32_t cpy_r_r182;
    char cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    int32_t cpy_r_r186;
    char cpy_r_r187;
    char cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    char cpy_r_r194;
    char cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    int32_t cpy_r_r205;
    char cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    int32_t cpy_r_r209;
    char cpy_r_r210;
    char cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    char cpy_r_r217;
    char cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    int32_t cpy_r_r228;
    char cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    int32_t cpy_r_r232;
    char cpy_r_r233;
    char cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    char cpy_r_r240;
    char cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject *cpy_r_r250;
    int32_t cpy_r_r251;
    char cpy_r_r252;
    PyObject *cpy_r_r253;
    PyObject *cpy_r_r254;
    int32_t cpy_r_r255;
    char cpy_r_r256;
    char cpy_r_r257;
    char cpy_r_r258;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 1, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 1, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_wayfarers___effects___influence___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 3, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___wayfarers___names;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___wayfarers___names;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 5, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___wayfarers___names;
    cpy_r_r20 = CPyExec_serai___games___wayfarers___names;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___wayfarers___names__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 5, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 5, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 5, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5615]; /* ('GUILDS',) */
    cpy_r_r31 = CPyStatic_wayfarers___effects___influence___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 5, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    } else
        goto CPyL96;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___wayfarers___reasons;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___wayfarers___reasons;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[3666]; /* 'serai.games.wayfarers.reasons' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 6, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___wayfarers___reasons;
    cpy_r_r42 = CPyExec_serai___games___wayfarers___reasons;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___wayfarers___reasons__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 6, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 6, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[3666]; /* 'serai.games.wayfarers.reasons' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 6, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5616]; /* ('ALL_IN_GUILD', 'GOES_THERE', 'HAS_INFLUENCE', 'guild_obstacle') */
    cpy_r_r53 = CPyStatic_wayfarers___effects___influence___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 6, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    } else
        goto CPyL97;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___wayfarers___table;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___wayfarers___table;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 7, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___wayfarers___table;
    cpy_r_r64 = CPyExec_serai___games___wayfarers___table;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___wayfarers___table__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 7, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 7, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 7, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5617]; /* ('NO_CARD', 'NOBODY', 'Table') */
    cpy_r_r75 = CPyStatic_wayfarers___effects___influence___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 7, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    } else
        goto CPyL98;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r78 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 8, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r86 = CPyExec_serai___kernel___decision;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 8, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 8, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 8, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5075]; /* ('Asking', 'Offer', 'Option', 'Reason', 'Rules', 'ask') */
    cpy_r_r97 = CPyStatic_wayfarers___effects___influence___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 8, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    } else
        goto CPyL99;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r100 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 9, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r108 = CPyExec_serai___kernel___effects;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 9, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 9, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 9, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5618]; /* ('Call', 'Effect', 'Verbs') */
    cpy_r_r119 = CPyStatic_wayfarers___effects___influence___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 9, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    } else
        goto CPyL100;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r122 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 10, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___kernel___message;
    cpy_r_r130 = CPyExec_serai___kernel___message;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 10, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 10, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 10, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5092]; /* ('SeatName',) */
    cpy_r_r141 = CPyStatic_wayfarers___effects___influence___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 10, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    } else
        goto CPyL101;
CPyL53: ;
    cpy_r_r143 = (void *)&CPyModule_serai___kernel___perform;
    cpy_r_r144 = (void *)&CPyImportState_serai___kernel___perform;
    cpy_r_r145 = CPyModuleLockAPI_serai;
    cpy_r_r146 = CPyImport_IsInitialized(cpy_r_r144);
    if (!cpy_r_r146) goto CPyL56;
    cpy_r_r147 = PyImport_GetModuleDict();
    cpy_r_r148 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r149 = CPyDict_GetItem(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 11, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r150 = cpy_r_r149;
    goto CPyL60;
CPyL56: ;
    cpy_r_r151 = CPyInitOnly_serai___kernel___perform;
    cpy_r_r152 = CPyExec_serai___kernel___perform;
    cpy_r_r153 = (PyObject **)&CPyModule_serai___kernel___perform__internal;
    cpy_r_r154 = PyImport_GetModuleDict();
    cpy_r_r155 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r156 = CPyDict_GetItem(cpy_r_r154, cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 11, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 11, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 11, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5089]; /* ('Work',) */
    cpy_r_r163 = CPyStatic_wayfarers___effects___influence___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 11, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    } else
        goto CPyL102;
CPyL61: ;
    cpy_r_r165 = (PyObject *)CPyType_work___Work;
    cpy_r_r166 = (PyObject *)CPyType_wayfarers___table___Table;
    cpy_r_r167 = PyObject_GetItem(cpy_r_r165, cpy_r_r166);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 14, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r168 = PyTuple_Pack(1, cpy_r_r167);
    CPy_DECREF(cpy_r_r167);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 14, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r169 = CPyStatics[3657]; /* 'serai.games.wayfarers.effects.influence' */
    cpy_r_r170 = (PyObject *)CPyType_wayfarers___effects___influence___Unit_template;
    cpy_r_r171 = CPyType_FromTemplate(cpy_r_r170, cpy_r_r168, cpy_r_r169);
    CPy_DECREF(cpy_r_r168);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 14, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r172 = CPyDef_wayfarers___effects___influence___Unit_trait_vtable_setup();
    if (unlikely(cpy_r_r172 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 14, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
    cpy_r_r173 = CPyDef_wayfarers___effects___influence___Unit_coroutine_setup(cpy_r_r171);
    if (unlikely(cpy_r_r173 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 14, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
    cpy_r_r174 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r175 = CPyStatics[698]; /* 'verbs' */
    cpy_r_r176 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r177 = CPyStatics[529]; /* 'must' */
    cpy_r_r178 = CPyStatics[530]; /* 'always' */
    cpy_r_r179 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r180 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r181 = PyTuple_Pack(6, cpy_r_r175, cpy_r_r176, cpy_r_r177, cpy_r_r178, cpy_r_r179, cpy_r_r180);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 14, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
    cpy_r_r182 = PyObject_SetAttr(cpy_r_r171, cpy_r_r174, cpy_r_r181);
    CPy_DECREF(cpy_r_r181);
    cpy_r_r183 = cpy_r_r182 >= 0;
    if (unlikely(!cpy_r_r183)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 14, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
    CPyType_wayfarers___effects___influence___Unit = (PyTypeObject *)cpy_r_r171;
    CPy_INCREF(CPyType_wayfarers___effects___influence___Unit);
    cpy_r_r184 = CPyStatic_wayfarers___effects___influence___globals;
    cpy_r_r185 = CPyStatics[4019]; /* 'Unit' */
    cpy_r_r186 = PyDict_SetItem(cpy_r_r184, cpy_r_r185, cpy_r_r171);
    cpy_r_r187 = cpy_r_r186 >= 0;
    if (unlikely(!cpy_r_r187)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 14, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL103;
    }
    cpy_r_r188 = CPy_InitSubclass(cpy_r_r171);
    CPy_DECREF(cpy_r_r171);
    if (unlikely(!cpy_r_r188)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 14, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r189 = (PyObject *)CPyType_wayfarers___effects___influence___Unit;
    cpy_r_r190 = PyTuple_Pack(1, cpy_r_r189);
    if (unlikely(cpy_r_r190 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 29, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r191 = CPyStatics[3657]; /* 'serai.games.wayfarers.effects.influence' */
    cpy_r_r192 = (PyObject *)CPyType_wayfarers___effects___influence___Guild_template;
    cpy_r_r193 = CPyType_FromTemplate(cpy_r_r192, cpy_r_r190, cpy_r_r191);
    CPy_DECREF(cpy_r_r190);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 29, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r194 = CPyDef_wayfarers___effects___influence___Guild_trait_vtable_setup();
    if (unlikely(cpy_r_r194 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 29, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL104;
    }
    cpy_r_r195 = CPyDef_wayfarers___effects___influence___Guild_coroutine_setup(cpy_r_r193);
    if (unlikely(cpy_r_r195 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 29, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL104;
    }
    cpy_r_r196 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r197 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r198 = CPyStatics[698]; /* 'verbs' */
    cpy_r_r199 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r200 = CPyStatics[529]; /* 'must' */
    cpy_r_r201 = CPyStatics[530]; /* 'always' */
    cpy_r_r202 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r203 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r204 = PyTuple_Pack(7, cpy_r_r197, cpy_r_r198, cpy_r_r199, cpy_r_r200, cpy_r_r201, cpy_r_r202, cpy_r_r203);
    if (unlikely(cpy_r_r204 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 29, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL104;
    }
    cpy_r_r205 = PyObject_SetAttr(cpy_r_r193, cpy_r_r196, cpy_r_r204);
    CPy_DECREF(cpy_r_r204);
    cpy_r_r206 = cpy_r_r205 >= 0;
    if (unlikely(!cpy_r_r206)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 29, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL104;
    }
    CPyType_wayfarers___effects___influence___Guild = (PyTypeObject *)cpy_r_r193;
    CPy_INCREF(CPyType_wayfarers___effects___influence___Guild);
    cpy_r_r207 = CPyStatic_wayfarers___effects___influence___globals;
    cpy_r_r208 = CPyStatics[2570]; /* 'Guild' */
    cpy_r_r209 = PyDict_SetItem(cpy_r_r207, cpy_r_r208, cpy_r_r193);
    cpy_r_r210 = cpy_r_r209 >= 0;
    if (unlikely(!cpy_r_r210)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 29, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL104;
    }
    cpy_r_r211 = CPy_InitSubclass(cpy_r_r193);
    CPy_DECREF(cpy_r_r193);
    if (unlikely(!cpy_r_r211)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 29, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r212 = (PyObject *)CPyType_wayfarers___effects___influence___Unit;
    cpy_r_r213 = PyTuple_Pack(1, cpy_r_r212);
    if (unlikely(cpy_r_r213 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 76, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r214 = CPyStatics[3657]; /* 'serai.games.wayfarers.effects.influence' */
    cpy_r_r215 = (PyObject *)CPyType_wayfarers___effects___influence___InfluenceCard_template;
    cpy_r_r216 = CPyType_FromTemplate(cpy_r_r215, cpy_r_r213, cpy_r_r214);
    CPy_DECREF(cpy_r_r213);
    if (unlikely(cpy_r_r216 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 76, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r217 = CPyDef_wayfarers___effects___influence___InfluenceCard_trait_vtable_setup();
    if (unlikely(cpy_r_r217 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 76, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL105;
    }
    cpy_r_r218 = CPyDef_wayfarers___effects___influence___InfluenceCard_coroutine_setup(cpy_r_r216);
    if (unlikely(cpy_r_r218 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 76, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL105;
    }
    cpy_r_r219 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r220 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r221 = CPyStatics[698]; /* 'verbs' */
    cpy_r_r222 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r223 = CPyStatics[529]; /* 'must' */
    cpy_r_r224 = CPyStatics[530]; /* 'always' */
    cpy_r_r225 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r226 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r227 = PyTuple_Pack(7, cpy_r_r220, cpy_r_r221, cpy_r_r222, cpy_r_r223, cpy_r_r224, cpy_r_r225, cpy_r_r226);
    if (unlikely(cpy_r_r227 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 76, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL105;
    }
    cpy_r_r228 = PyObject_SetAttr(cpy_r_r216, cpy_r_r219, cpy_r_r227);
    CPy_DECREF(cpy_r_r227);
    cpy_r_r229 = cpy_r_r228 >= 0;
    if (unlikely(!cpy_r_r229)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 76, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL105;
    }
    CPyType_wayfarers___effects___influence___InfluenceCard = (PyTypeObject *)cpy_r_r216;
    CPy_INCREF(CPyType_wayfarers___effects___influence___InfluenceCard);
    cpy_r_r230 = CPyStatic_wayfarers___effects___influence___globals;
    cpy_r_r231 = CPyStatics[3961]; /* 'InfluenceCard' */
    cpy_r_r232 = PyDict_SetItem(cpy_r_r230, cpy_r_r231, cpy_r_r216);
    cpy_r_r233 = cpy_r_r232 >= 0;
    if (unlikely(!cpy_r_r233)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 76, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL105;
    }
    cpy_r_r234 = CPy_InitSubclass(cpy_r_r216);
    CPy_DECREF(cpy_r_r216);
    if (unlikely(!cpy_r_r234)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 76, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r235 = (PyObject *)CPyType_wayfarers___effects___influence___Unit;
    cpy_r_r236 = PyTuple_Pack(1, cpy_r_r235);
    if (unlikely(cpy_r_r236 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 111, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r237 = CPyStatics[3657]; /* 'serai.games.wayfarers.effects.influence' */
    cpy_r_r238 = (PyObject *)CPyType_wayfarers___effects___influence___MoveInfluence_template;
    cpy_r_r239 = CPyType_FromTemplate(cpy_r_r238, cpy_r_r236, cpy_r_r237);
    CPy_DECREF(cpy_r_r236);
    if (unlikely(cpy_r_r239 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 111, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    cpy_r_r240 = CPyDef_wayfarers___effects___influence___MoveInfluence_trait_vtable_setup();
    if (unlikely(cpy_r_r240 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 111, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL106;
    }
    cpy_r_r241 = CPyDef_wayfarers___effects___influence___MoveInfluence_coroutine_setup(cpy_r_r239);
    if (unlikely(cpy_r_r241 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 111, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL106;
    }
    cpy_r_r242 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r243 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r244 = CPyStatics[698]; /* 'verbs' */
    cpy_r_r245 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r246 = CPyStatics[529]; /* 'must' */
    cpy_r_r247 = CPyStatics[530]; /* 'always' */
    cpy_r_r248 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r249 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r250 = PyTuple_Pack(7, cpy_r_r243, cpy_r_r244, cpy_r_r245, cpy_r_r246, cpy_r_r247, cpy_r_r248, cpy_r_r249);
    if (unlikely(cpy_r_r250 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 111, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL106;
    }
    cpy_r_r251 = PyObject_SetAttr(cpy_r_r239, cpy_r_r242, cpy_r_r250);
    CPy_DECREF(cpy_r_r250);
    cpy_r_r252 = cpy_r_r251 >= 0;
    if (unlikely(!cpy_r_r252)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 111, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL106;
    }
    CPyType_wayfarers___effects___influence___MoveInfluence = (PyTypeObject *)cpy_r_r239;
    CPy_INCREF(CPyType_wayfarers___effects___influence___MoveInfluence);
    cpy_r_r253 = CPyStatic_wayfarers___effects___influence___globals;
    cpy_r_r254 = CPyStatics[3962]; /* 'MoveInfluence' */
    cpy_r_r255 = PyDict_SetItem(cpy_r_r253, cpy_r_r254, cpy_r_r239);
    cpy_r_r256 = cpy_r_r255 >= 0;
    if (unlikely(!cpy_r_r256)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 111, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL106;
    }
    cpy_r_r257 = CPy_InitSubclass(cpy_r_r239);
    CPy_DECREF(cpy_r_r239);
    if (unlikely(!cpy_r_r257)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/influence.py", "<module>", 111, CPyStatic_wayfarers___effects___influence___globals);
        goto CPyL95;
    }
    return 1;
CPyL95: ;
    cpy_r_r258 = 2;
    return cpy_r_r258;
CPyL96: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL97: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL98: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL99: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL100: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL101: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
CPyL102: ;
    CPy_DECREF(cpy_r_r164);
    goto CPyL61;
CPyL103: ;
    CPy_DecRef(cpy_r_r171);
    goto CPyL95;
CPyL104: ;
    CPy_DecRef(cpy_r_r193);
    goto CPyL95;
CPyL105: ;
    CPy_DecRef(cpy_r_r216);
    goto CPyL95;
CPyL106: ;
    CPy_DecRef(cpy_r_r239);
    goto CPyL95;
}

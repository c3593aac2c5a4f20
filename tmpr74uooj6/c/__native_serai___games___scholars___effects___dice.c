#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef scholars___effects___dice___GainDie_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___dice___GainDieObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___dice___GainDieObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
scholars___effects___dice___GainDie_traverse(serai___games___scholars___effects___dice___GainDieObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___dice___GainDieObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___dice___GainDieObject))));
    return rv;
}

static int32_t CPyDef_scholars___effects___dice___GainDie_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___dice___GainDieObject *self = (serai___games___scholars___effects___dice___GainDieObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___dice___GainDieObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___dice___GainDieObject))));
    return 0;
}

static int32_t CPyDef_scholars___effects___dice___GainDie_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___dice___GainDieObject *self = (serai___games___scholars___effects___dice___GainDieObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___dice___GainDieObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___dice___GainDieObject))));
    return 0;
}

static void
scholars___effects___dice___GainDie_dealloc(serai___games___scholars___effects___dice___GainDieObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___effects___dice___GainDie_dealloc)
    CPyDef_scholars___effects___dice___GainDie_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___effects___dice_____mypyc__GainDie_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___effects___dice___GainDie(void);

static PyObject *
scholars___effects___dice___GainDie_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___effects___dice___GainDie) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___effects___dice_____mypyc__GainDie_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___effects___dice___GainDie_vtable[14];
static bool
CPyDef_scholars___effects___dice___GainDie_trait_vtable_setup(void)
{
    CPyVTableItem scholars___effects___dice___GainDie_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___Work___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_scholars___effects___dice___GainDie___possible__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_scholars___effects___dice___GainDie___binds__Work_glue,
        (CPyVTableItem)CPyDef_scholars___effects___dice___GainDie___reason__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___run,
        (CPyVTableItem)CPyDef_scholars___effects___dice___GainDie___ask__Work_glue,
        (CPyVTableItem)CPyDef_scholars___effects___dice___GainDie_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_scholars___effects___dice___GainDie___binds,
        (CPyVTableItem)CPyDef_scholars___effects___dice___GainDie___possible,
        (CPyVTableItem)CPyDef_scholars___effects___dice___GainDie___reason,
        (CPyVTableItem)CPyDef_scholars___effects___dice___GainDie___ask,
        (CPyVTableItem)CPyDef_scholars___effects___dice___GainDie_____mypyc_defaults_setup,
    };
    memcpy(scholars___effects___dice___GainDie_vtable, scholars___effects___dice___GainDie_vtable_scratch, sizeof(scholars___effects___dice___GainDie_vtable));
    return 1;
}

static bool
CPyDef_scholars___effects___dice___GainDie_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___effects___dice___GainDie_get_asks_itself(serai___games___scholars___effects___dice___GainDieObject *self, void *closure);
static int
scholars___effects___dice___GainDie_set_asks_itself(serai___games___scholars___effects___dice___GainDieObject *self, PyObject *value, void *closure);

static PyGetSetDef scholars___effects___dice___GainDie_getseters[] = {
    {"asks_itself",
     (getter)scholars___effects___dice___GainDie_get_asks_itself, (setter)scholars___effects___dice___GainDie_set_asks_itself,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___effects___dice___GainDie_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___effects___dice_____mypyc__GainDie_setup, METH_O, NULL},
    {"binds",
     (PyCFunction)CPyPy_scholars___effects___dice___GainDie___binds,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("binds($self, t, me, call, context)\n--\n\n")},
    {"possible",
     (PyCFunction)CPyPy_scholars___effects___dice___GainDie___possible,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("possible($self, t, me, call, context)\n--\n\n")},
    {"reason",
     (PyCFunction)CPyPy_scholars___effects___dice___GainDie___reason,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("reason($self, t, me, call, context)\n--\n\n")},
    {"ask",
     (PyCFunction)CPyPy_scholars___effects___dice___GainDie___ask,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("ask($self, t, me, call, context, optional)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_scholars___effects___dice___GainDie_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___effects___dice___GainDie_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "GainDie",
    .tp_new = scholars___effects___dice___GainDie_new,
    .tp_dealloc = (destructor)scholars___effects___dice___GainDie_dealloc,
    .tp_traverse = (traverseproc)scholars___effects___dice___GainDie_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___effects___dice___GainDie_clear,
    .tp_getset = scholars___effects___dice___GainDie_getseters,
    .tp_methods = scholars___effects___dice___GainDie_methods,
    .tp_members = scholars___effects___dice___GainDie_members,
    .tp_basicsize = sizeof(serai___games___scholars___effects___dice___GainDieObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___effects___dice___GainDieObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___effects___dice___GainDieObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("GainDie()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___effects___dice___GainDie_template = &CPyType_scholars___effects___dice___GainDie_template_;

PyObject *CPyDef_scholars___effects___dice_____mypyc__GainDie_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___dice___GainDieObject *self;
    self = (serai___games___scholars___effects___dice___GainDieObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___effects___dice___GainDie_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    self->_asks_itself = 2;
    if (CPyDef_scholars___effects___dice___GainDie_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___effects___dice___GainDie(void)
{
    PyObject *self = CPyDef_scholars___effects___dice_____mypyc__GainDie_setup((PyObject *)CPyType_scholars___effects___dice___GainDie);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
scholars___effects___dice___GainDie_get_asks_itself(serai___games___scholars___effects___dice___GainDieObject *self, void *closure)
{
    if (unlikely(self->_asks_itself == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'asks_itself' of 'GainDie' undefined");
        return NULL;
    }
    PyObject *retval = self->_asks_itself ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
scholars___effects___dice___GainDie_set_asks_itself(serai___games___scholars___effects___dice___GainDieObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'GainDie' object attribute 'asks_itself' cannot be deleted");
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

PyMemberDef scholars___effects___dice___DestroyWhite_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___dice___DestroyWhiteObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___dice___DestroyWhiteObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
scholars___effects___dice___DestroyWhite_traverse(serai___games___scholars___effects___dice___DestroyWhiteObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___dice___DestroyWhiteObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___dice___DestroyWhiteObject))));
    return rv;
}

static int32_t CPyDef_scholars___effects___dice___DestroyWhite_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___dice___DestroyWhiteObject *self = (serai___games___scholars___effects___dice___DestroyWhiteObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___dice___DestroyWhiteObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___dice___DestroyWhiteObject))));
    return 0;
}

static int32_t CPyDef_scholars___effects___dice___DestroyWhite_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___dice___DestroyWhiteObject *self = (serai___games___scholars___effects___dice___DestroyWhiteObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___dice___DestroyWhiteObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___dice___DestroyWhiteObject))));
    return 0;
}

static void
scholars___effects___dice___DestroyWhite_dealloc(serai___games___scholars___effects___dice___DestroyWhiteObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___effects___dice___DestroyWhite_dealloc)
    CPyDef_scholars___effects___dice___DestroyWhite_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___effects___dice_____mypyc__DestroyWhite_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___effects___dice___DestroyWhite(void);

static PyObject *
scholars___effects___dice___DestroyWhite_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___effects___dice___DestroyWhite) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___effects___dice_____mypyc__DestroyWhite_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___effects___dice___DestroyWhite_vtable[14];
static bool
CPyDef_scholars___effects___dice___DestroyWhite_trait_vtable_setup(void)
{
    CPyVTableItem scholars___effects___dice___DestroyWhite_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___Work___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_scholars___effects___dice___DestroyWhite___possible__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_scholars___effects___dice___DestroyWhite___binds__Work_glue,
        (CPyVTableItem)CPyDef_scholars___effects___dice___DestroyWhite___reason__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___run,
        (CPyVTableItem)CPyDef_scholars___effects___dice___DestroyWhite___ask__Work_glue,
        (CPyVTableItem)CPyDef_scholars___effects___dice___DestroyWhite_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_scholars___effects___dice___DestroyWhite___binds,
        (CPyVTableItem)CPyDef_scholars___effects___dice___DestroyWhite___possible,
        (CPyVTableItem)CPyDef_scholars___effects___dice___DestroyWhite___reason,
        (CPyVTableItem)CPyDef_scholars___effects___dice___DestroyWhite___ask,
        (CPyVTableItem)CPyDef_scholars___effects___dice___DestroyWhite_____mypyc_defaults_setup,
    };
    memcpy(scholars___effects___dice___DestroyWhite_vtable, scholars___effects___dice___DestroyWhite_vtable_scratch, sizeof(scholars___effects___dice___DestroyWhite_vtable));
    return 1;
}

static bool
CPyDef_scholars___effects___dice___DestroyWhite_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___effects___dice___DestroyWhite_get_asks_itself(serai___games___scholars___effects___dice___DestroyWhiteObject *self, void *closure);
static int
scholars___effects___dice___DestroyWhite_set_asks_itself(serai___games___scholars___effects___dice___DestroyWhiteObject *self, PyObject *value, void *closure);

static PyGetSetDef scholars___effects___dice___DestroyWhite_getseters[] = {
    {"asks_itself",
     (getter)scholars___effects___dice___DestroyWhite_get_asks_itself, (setter)scholars___effects___dice___DestroyWhite_set_asks_itself,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___effects___dice___DestroyWhite_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___effects___dice_____mypyc__DestroyWhite_setup, METH_O, NULL},
    {"binds",
     (PyCFunction)CPyPy_scholars___effects___dice___DestroyWhite___binds,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("binds($self, t, me, call, context)\n--\n\n")},
    {"possible",
     (PyCFunction)CPyPy_scholars___effects___dice___DestroyWhite___possible,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("possible($self, t, me, call, context)\n--\n\n")},
    {"reason",
     (PyCFunction)CPyPy_scholars___effects___dice___DestroyWhite___reason,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("reason($self, t, me, call, context)\n--\n\n")},
    {"ask",
     (PyCFunction)CPyPy_scholars___effects___dice___DestroyWhite___ask,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("ask($self, t, me, call, context, optional)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_scholars___effects___dice___DestroyWhite_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___effects___dice___DestroyWhite_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "DestroyWhite",
    .tp_new = scholars___effects___dice___DestroyWhite_new,
    .tp_dealloc = (destructor)scholars___effects___dice___DestroyWhite_dealloc,
    .tp_traverse = (traverseproc)scholars___effects___dice___DestroyWhite_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___effects___dice___DestroyWhite_clear,
    .tp_getset = scholars___effects___dice___DestroyWhite_getseters,
    .tp_methods = scholars___effects___dice___DestroyWhite_methods,
    .tp_members = scholars___effects___dice___DestroyWhite_members,
    .tp_basicsize = sizeof(serai___games___scholars___effects___dice___DestroyWhiteObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___effects___dice___DestroyWhiteObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___effects___dice___DestroyWhiteObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("DestroyWhite()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___effects___dice___DestroyWhite_template = &CPyType_scholars___effects___dice___DestroyWhite_template_;

PyObject *CPyDef_scholars___effects___dice_____mypyc__DestroyWhite_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___dice___DestroyWhiteObject *self;
    self = (serai___games___scholars___effects___dice___DestroyWhiteObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___effects___dice___DestroyWhite_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    self->_asks_itself = 2;
    if (CPyDef_scholars___effects___dice___DestroyWhite_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___effects___dice___DestroyWhite(void)
{
    PyObject *self = CPyDef_scholars___effects___dice_____mypyc__DestroyWhite_setup((PyObject *)CPyType_scholars___effects___dice___DestroyWhite);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
scholars___effects___dice___DestroyWhite_get_asks_itself(serai___games___scholars___effects___dice___DestroyWhiteObject *self, void *closure)
{
    if (unlikely(self->_asks_itself == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'asks_itself' of 'DestroyWhite' undefined");
        return NULL;
    }
    PyObject *retval = self->_asks_itself ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
scholars___effects___dice___DestroyWhite_set_asks_itself(serai___games___scholars___effects___dice___DestroyWhiteObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'DestroyWhite' object attribute 'asks_itself' cannot be deleted");
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

PyMemberDef scholars___effects___dice___Draw_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___dice___DrawObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___dice___DrawObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
scholars___effects___dice___Draw_traverse(serai___games___scholars___effects___dice___DrawObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___dice___DrawObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___dice___DrawObject))));
    return rv;
}

static int32_t CPyDef_scholars___effects___dice___Draw_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___dice___DrawObject *self = (serai___games___scholars___effects___dice___DrawObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___dice___DrawObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___dice___DrawObject))));
    return 0;
}

static int32_t CPyDef_scholars___effects___dice___Draw_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___dice___DrawObject *self = (serai___games___scholars___effects___dice___DrawObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___dice___DrawObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___dice___DrawObject))));
    return 0;
}

static void
scholars___effects___dice___Draw_dealloc(serai___games___scholars___effects___dice___DrawObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___effects___dice___Draw_dealloc)
    CPyDef_scholars___effects___dice___Draw_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___effects___dice_____mypyc__Draw_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___effects___dice___Draw(void);

static PyObject *
scholars___effects___dice___Draw_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___effects___dice___Draw) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___effects___dice_____mypyc__Draw_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___effects___dice___Draw_vtable[14];
static bool
CPyDef_scholars___effects___dice___Draw_trait_vtable_setup(void)
{
    CPyVTableItem scholars___effects___dice___Draw_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___Work___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_scholars___effects___dice___Draw___possible__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_scholars___effects___dice___Draw___binds__Work_glue,
        (CPyVTableItem)CPyDef_scholars___effects___dice___Draw___reason__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___run,
        (CPyVTableItem)CPyDef_scholars___effects___dice___Draw___ask__Work_glue,
        (CPyVTableItem)CPyDef_scholars___effects___dice___Draw_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_scholars___effects___dice___Draw___binds,
        (CPyVTableItem)CPyDef_scholars___effects___dice___Draw___possible,
        (CPyVTableItem)CPyDef_scholars___effects___dice___Draw___reason,
        (CPyVTableItem)CPyDef_scholars___effects___dice___Draw___ask,
        (CPyVTableItem)CPyDef_scholars___effects___dice___Draw_____mypyc_defaults_setup,
    };
    memcpy(scholars___effects___dice___Draw_vtable, scholars___effects___dice___Draw_vtable_scratch, sizeof(scholars___effects___dice___Draw_vtable));
    return 1;
}

static bool
CPyDef_scholars___effects___dice___Draw_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___effects___dice___Draw_get_asks_itself(serai___games___scholars___effects___dice___DrawObject *self, void *closure);
static int
scholars___effects___dice___Draw_set_asks_itself(serai___games___scholars___effects___dice___DrawObject *self, PyObject *value, void *closure);

static PyGetSetDef scholars___effects___dice___Draw_getseters[] = {
    {"asks_itself",
     (getter)scholars___effects___dice___Draw_get_asks_itself, (setter)scholars___effects___dice___Draw_set_asks_itself,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___effects___dice___Draw_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___effects___dice_____mypyc__Draw_setup, METH_O, NULL},
    {"binds",
     (PyCFunction)CPyPy_scholars___effects___dice___Draw___binds,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("binds($self, t, me, call, context)\n--\n\n")},
    {"possible",
     (PyCFunction)CPyPy_scholars___effects___dice___Draw___possible,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("possible($self, t, me, call, context)\n--\n\n")},
    {"reason",
     (PyCFunction)CPyPy_scholars___effects___dice___Draw___reason,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("reason($self, t, me, call, context)\n--\n\n")},
    {"ask",
     (PyCFunction)CPyPy_scholars___effects___dice___Draw___ask,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("ask($self, t, me, call, context, optional)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_scholars___effects___dice___Draw_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___effects___dice___Draw_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Draw",
    .tp_new = scholars___effects___dice___Draw_new,
    .tp_dealloc = (destructor)scholars___effects___dice___Draw_dealloc,
    .tp_traverse = (traverseproc)scholars___effects___dice___Draw_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___effects___dice___Draw_clear,
    .tp_getset = scholars___effects___dice___Draw_getseters,
    .tp_methods = scholars___effects___dice___Draw_methods,
    .tp_members = scholars___effects___dice___Draw_members,
    .tp_basicsize = sizeof(serai___games___scholars___effects___dice___DrawObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___effects___dice___DrawObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___effects___dice___DrawObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Draw()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___effects___dice___Draw_template = &CPyType_scholars___effects___dice___Draw_template_;

PyObject *CPyDef_scholars___effects___dice_____mypyc__Draw_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___dice___DrawObject *self;
    self = (serai___games___scholars___effects___dice___DrawObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___effects___dice___Draw_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    self->_asks_itself = 2;
    if (CPyDef_scholars___effects___dice___Draw_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___effects___dice___Draw(void)
{
    PyObject *self = CPyDef_scholars___effects___dice_____mypyc__Draw_setup((PyObject *)CPyType_scholars___effects___dice___Draw);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
scholars___effects___dice___Draw_get_asks_itself(serai___games___scholars___effects___dice___DrawObject *self, void *closure)
{
    if (unlikely(self->_asks_itself == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'asks_itself' of 'Draw' undefined");
        return NULL;
    }
    PyObject *retval = self->_asks_itself ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
scholars___effects___dice___Draw_set_asks_itself(serai___games___scholars___effects___dice___DrawObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Draw' object attribute 'asks_itself' cannot be deleted");
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

PyMemberDef scholars___effects___dice___Refill_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___dice___RefillObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___dice___RefillObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
scholars___effects___dice___Refill_traverse(serai___games___scholars___effects___dice___RefillObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___dice___RefillObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___dice___RefillObject))));
    return rv;
}

static int32_t CPyDef_scholars___effects___dice___Refill_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___dice___RefillObject *self = (serai___games___scholars___effects___dice___RefillObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___dice___RefillObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___dice___RefillObject))));
    return 0;
}

static int32_t CPyDef_scholars___effects___dice___Refill_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___dice___RefillObject *self = (serai___games___scholars___effects___dice___RefillObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___dice___RefillObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___dice___RefillObject))));
    return 0;
}

static void
scholars___effects___dice___Refill_dealloc(serai___games___scholars___effects___dice___RefillObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___effects___dice___Refill_dealloc)
    CPyDef_scholars___effects___dice___Refill_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___effects___dice_____mypyc__Refill_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___effects___dice___Refill(void);

static PyObject *
scholars___effects___dice___Refill_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___effects___dice___Refill) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___effects___dice_____mypyc__Refill_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___effects___dice___Refill_vtable[13];
static bool
CPyDef_scholars___effects___dice___Refill_trait_vtable_setup(void)
{
    CPyVTableItem scholars___effects___dice___Refill_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___Work___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_scholars___effects___dice___Refill___possible__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_scholars___effects___dice___Refill___binds__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___reason,
        (CPyVTableItem)CPyDef_work___Work___run,
        (CPyVTableItem)CPyDef_scholars___effects___dice___Refill___ask__Work_glue,
        (CPyVTableItem)CPyDef_scholars___effects___dice___Refill_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_scholars___effects___dice___Refill___possible,
        (CPyVTableItem)CPyDef_scholars___effects___dice___Refill___binds,
        (CPyVTableItem)CPyDef_scholars___effects___dice___Refill___ask,
        (CPyVTableItem)CPyDef_scholars___effects___dice___Refill_____mypyc_defaults_setup,
    };
    memcpy(scholars___effects___dice___Refill_vtable, scholars___effects___dice___Refill_vtable_scratch, sizeof(scholars___effects___dice___Refill_vtable));
    return 1;
}

static bool
CPyDef_scholars___effects___dice___Refill_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___effects___dice___Refill_get_must(serai___games___scholars___effects___dice___RefillObject *self, void *closure);
static int
scholars___effects___dice___Refill_set_must(serai___games___scholars___effects___dice___RefillObject *self, PyObject *value, void *closure);

static PyGetSetDef scholars___effects___dice___Refill_getseters[] = {
    {"must",
     (getter)scholars___effects___dice___Refill_get_must, (setter)scholars___effects___dice___Refill_set_must,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___effects___dice___Refill_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___effects___dice_____mypyc__Refill_setup, METH_O, NULL},
    {"possible",
     (PyCFunction)CPyPy_scholars___effects___dice___Refill___possible,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("possible($self, t, me, call, context)\n--\n\n")},
    {"binds",
     (PyCFunction)CPyPy_scholars___effects___dice___Refill___binds,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("binds($self, t, me, call, context)\n--\n\n")},
    {"ask",
     (PyCFunction)CPyPy_scholars___effects___dice___Refill___ask,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("ask($self, t, me, call, context, optional)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_scholars___effects___dice___Refill_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___effects___dice___Refill_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Refill",
    .tp_new = scholars___effects___dice___Refill_new,
    .tp_dealloc = (destructor)scholars___effects___dice___Refill_dealloc,
    .tp_traverse = (traverseproc)scholars___effects___dice___Refill_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___effects___dice___Refill_clear,
    .tp_getset = scholars___effects___dice___Refill_getseters,
    .tp_methods = scholars___effects___dice___Refill_methods,
    .tp_members = scholars___effects___dice___Refill_members,
    .tp_basicsize = sizeof(serai___games___scholars___effects___dice___RefillObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___effects___dice___RefillObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___effects___dice___RefillObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Refill()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___effects___dice___Refill_template = &CPyType_scholars___effects___dice___Refill_template_;

PyObject *CPyDef_scholars___effects___dice_____mypyc__Refill_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___dice___RefillObject *self;
    self = (serai___games___scholars___effects___dice___RefillObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___effects___dice___Refill_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    self->_must = 2;
    if (CPyDef_scholars___effects___dice___Refill_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___effects___dice___Refill(void)
{
    PyObject *self = CPyDef_scholars___effects___dice_____mypyc__Refill_setup((PyObject *)CPyType_scholars___effects___dice___Refill);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
scholars___effects___dice___Refill_get_must(serai___games___scholars___effects___dice___RefillObject *self, void *closure)
{
    if (unlikely(self->_must == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'must' of 'Refill' undefined");
        return NULL;
    }
    PyObject *retval = self->_must ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
scholars___effects___dice___Refill_set_must(serai___games___scholars___effects___dice___RefillObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Refill' object attribute 'must' cannot be deleted");
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

static PySendResult CPyDunder_am_sendscholars___effects___dice___ask_GainDie_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___effects___dice___ask_GainDie_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods scholars___effects___dice___ask_GainDie_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___effects___dice___ask_GainDie_gen,
};
static int
scholars___effects___dice___ask_GainDie_gen_traverse(serai___games___scholars___effects___dice___ask_GainDie_genObject *self, visitproc visit, void *arg)
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
    Py_VISIT(self->___mypyc_generator_frame_attribute__where);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_1)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_1));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__number)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__number));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_3);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___effects___dice___ask_GainDie_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___dice___ask_GainDie_genObject *self = (serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_generator_frame_attribute__where);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_1)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_1;
        self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_1 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__number)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__number;
        self->___mypyc_generator_frame_attribute__number = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_3);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0;
        self->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_scholars___effects___dice___ask_GainDie_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___dice___ask_GainDie_genObject *self = (serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_generator_frame_attribute__where);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_1)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_1;
        self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_1 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__number)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__number;
        self->___mypyc_generator_frame_attribute__number = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_3);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0;
        self->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
scholars___effects___dice___ask_GainDie_gen_dealloc(serai___games___scholars___effects___dice___ask_GainDie_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___effects___dice___ask_GainDie_gen_free_instance == NULL) {
        scholars___effects___dice___ask_GainDie_gen_free_instance = self;
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
        Py_CLEAR(self->___mypyc_generator_frame_attribute__where);
        if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_1)) {
            CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_1;
            self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_1 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_1 = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__number)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__number;
            self->___mypyc_generator_frame_attribute__number = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__number = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_3);
        if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0)) {
            CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0;
            self->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0 = CPY_INT_TAG;
        }
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___effects___dice___ask_GainDie_gen_dealloc)
    CPyDef_scholars___effects___dice___ask_GainDie_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___effects___dice_____mypyc__ask_GainDie_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___effects___dice___ask_GainDie_gen(void);

static PyObject *
scholars___effects___dice___ask_GainDie_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___effects___dice___ask_GainDie_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___effects___dice_____mypyc__ask_GainDie_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___effects___dice___ask_GainDie_gen_vtable[6];
static bool
CPyDef_scholars___effects___dice___ask_GainDie_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___effects___dice___ask_GainDie_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___effects___dice___ask_GainDie_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___effects___dice___ask_GainDie_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___effects___dice___ask_GainDie_gen___send,
        (CPyVTableItem)CPyDef_scholars___effects___dice___ask_GainDie_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___effects___dice___ask_GainDie_gen___throw,
        (CPyVTableItem)CPyDef_scholars___effects___dice___ask_GainDie_gen___close,
    };
    memcpy(scholars___effects___dice___ask_GainDie_gen_vtable, scholars___effects___dice___ask_GainDie_gen_vtable_scratch, sizeof(scholars___effects___dice___ask_GainDie_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___effects___dice___ask_GainDie_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___effects___dice___ask_GainDie_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___effects___dice_____mypyc__ask_GainDie_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___effects___dice___ask_GainDie_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___effects___dice___ask_GainDie_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___effects___dice___ask_GainDie_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___effects___dice___ask_GainDie_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___effects___dice___ask_GainDie_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___effects___dice___ask_GainDie_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_GainDie_gen",
    .tp_new = scholars___effects___dice___ask_GainDie_gen_new,
    .tp_dealloc = (destructor)scholars___effects___dice___ask_GainDie_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___effects___dice___ask_GainDie_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___effects___dice___ask_GainDie_gen_clear,
    .tp_methods = scholars___effects___dice___ask_GainDie_gen_methods,
    .tp_iter = CPyDef_scholars___effects___dice___ask_GainDie_gen_____iter__,
    .tp_iternext = CPyDef_scholars___effects___dice___ask_GainDie_gen_____next__,
    .tp_as_async = &scholars___effects___dice___ask_GainDie_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___effects___dice___ask_GainDie_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_GainDie_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___effects___dice___ask_GainDie_gen_template = &CPyType_scholars___effects___dice___ask_GainDie_gen_template_;

PyObject *CPyDef_scholars___effects___dice_____mypyc__ask_GainDie_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___dice___ask_GainDie_genObject *self;
    if (scholars___effects___dice___ask_GainDie_gen_free_instance != NULL) {
        self = scholars___effects___dice___ask_GainDie_gen_free_instance;
        scholars___effects___dice___ask_GainDie_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___dice___ask_GainDie_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___effects___dice___ask_GainDie_gen_vtable;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__optional = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_1 = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__number = CPY_INT_TAG;
    self->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0 = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___effects___dice___ask_GainDie_gen(void)
{
    PyObject *self = CPyDef_scholars___effects___dice_____mypyc__ask_GainDie_gen_setup((PyObject *)CPyType_scholars___effects___dice___ask_GainDie_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendscholars___effects___dice___gain_one_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___effects___dice___gain_one_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods scholars___effects___dice___gain_one_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___effects___dice___gain_one_gen,
};
static int
scholars___effects___dice___gain_one_gen_traverse(serai___games___scholars___effects___dice___gain_one_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__colours);
    Py_VISIT(self->___mypyc_generator_frame_attribute__options);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___effects___dice___gain_one_gen_1);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___effects___dice___gain_one_gen_2);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___effects___dice___gain_one_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___dice___gain_one_genObject *self = (serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__colours);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___dice___gain_one_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___dice___gain_one_gen_2);
    return 0;
}

static int32_t CPyDef_scholars___effects___dice___gain_one_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___dice___gain_one_genObject *self = (serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__colours);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___dice___gain_one_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___dice___gain_one_gen_2);
    return 0;
}

static void
scholars___effects___dice___gain_one_gen_dealloc(serai___games___scholars___effects___dice___gain_one_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___effects___dice___gain_one_gen_free_instance == NULL) {
        scholars___effects___dice___gain_one_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__colours);
        self->___mypyc_generator_frame_attribute__to_hand = 2;
        self->___mypyc_generator_frame_attribute__optional = 2;
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___dice___gain_one_gen_1);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___dice___gain_one_gen_2);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___effects___dice___gain_one_gen_dealloc)
    CPyDef_scholars___effects___dice___gain_one_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___effects___dice_____mypyc__gain_one_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___effects___dice___gain_one_gen(void);

static PyObject *
scholars___effects___dice___gain_one_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___effects___dice___gain_one_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___effects___dice_____mypyc__gain_one_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___effects___dice___gain_one_gen_vtable[6];
static bool
CPyDef_scholars___effects___dice___gain_one_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___effects___dice___gain_one_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___effects___dice___gain_one_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___effects___dice___gain_one_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___effects___dice___gain_one_gen___send,
        (CPyVTableItem)CPyDef_scholars___effects___dice___gain_one_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___effects___dice___gain_one_gen___throw,
        (CPyVTableItem)CPyDef_scholars___effects___dice___gain_one_gen___close,
    };
    memcpy(scholars___effects___dice___gain_one_gen_vtable, scholars___effects___dice___gain_one_gen_vtable_scratch, sizeof(scholars___effects___dice___gain_one_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___effects___dice___gain_one_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___effects___dice___gain_one_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___effects___dice_____mypyc__gain_one_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___effects___dice___gain_one_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___effects___dice___gain_one_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___effects___dice___gain_one_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___effects___dice___gain_one_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___effects___dice___gain_one_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___effects___dice___gain_one_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "gain_one_gen",
    .tp_new = scholars___effects___dice___gain_one_gen_new,
    .tp_dealloc = (destructor)scholars___effects___dice___gain_one_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___effects___dice___gain_one_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___effects___dice___gain_one_gen_clear,
    .tp_methods = scholars___effects___dice___gain_one_gen_methods,
    .tp_iter = CPyDef_scholars___effects___dice___gain_one_gen_____iter__,
    .tp_iternext = CPyDef_scholars___effects___dice___gain_one_gen_____next__,
    .tp_as_async = &scholars___effects___dice___gain_one_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___effects___dice___gain_one_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("gain_one_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___effects___dice___gain_one_gen_template = &CPyType_scholars___effects___dice___gain_one_gen_template_;

PyObject *CPyDef_scholars___effects___dice_____mypyc__gain_one_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___dice___gain_one_genObject *self;
    if (scholars___effects___dice___gain_one_gen_free_instance != NULL) {
        self = scholars___effects___dice___gain_one_gen_free_instance;
        scholars___effects___dice___gain_one_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___dice___gain_one_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___effects___dice___gain_one_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__to_hand = 2;
    self->___mypyc_generator_frame_attribute__optional = 2;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___effects___dice___gain_one_gen(void)
{
    PyObject *self = CPyDef_scholars___effects___dice_____mypyc__gain_one_gen_setup((PyObject *)CPyType_scholars___effects___dice___gain_one_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendscholars___effects___dice___ask_DestroyWhite_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___effects___dice___ask_DestroyWhite_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods scholars___effects___dice___ask_DestroyWhite_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___effects___dice___ask_DestroyWhite_gen,
};
static int
scholars___effects___dice___ask_DestroyWhite_gen_traverse(serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *self, visitproc visit, void *arg)
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
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_1)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_1));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__number)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__number));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_3);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___effects___dice___ask_DestroyWhite_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *self = (serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r_self;
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
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_1)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_1;
        self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_1 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__number)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__number;
        self->___mypyc_generator_frame_attribute__number = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_3);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0;
        self->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_scholars___effects___dice___ask_DestroyWhite_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *self = (serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r_self;
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
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_1)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_1;
        self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_1 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__number)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__number;
        self->___mypyc_generator_frame_attribute__number = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_3);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0;
        self->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
scholars___effects___dice___ask_DestroyWhite_gen_dealloc(serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___effects___dice___ask_DestroyWhite_gen_free_instance == NULL) {
        scholars___effects___dice___ask_DestroyWhite_gen_free_instance = self;
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
        self->___mypyc_generator_frame_attribute__at_will = 2;
        if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_1)) {
            CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_1;
            self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_1 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_1 = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__number)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__number;
            self->___mypyc_generator_frame_attribute__number = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__number = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_3);
        if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0)) {
            CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0;
            self->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0 = CPY_INT_TAG;
        }
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___effects___dice___ask_DestroyWhite_gen_dealloc)
    CPyDef_scholars___effects___dice___ask_DestroyWhite_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___effects___dice_____mypyc__ask_DestroyWhite_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___effects___dice___ask_DestroyWhite_gen(void);

static PyObject *
scholars___effects___dice___ask_DestroyWhite_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___effects___dice___ask_DestroyWhite_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___effects___dice_____mypyc__ask_DestroyWhite_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___effects___dice___ask_DestroyWhite_gen_vtable[6];
static bool
CPyDef_scholars___effects___dice___ask_DestroyWhite_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___effects___dice___ask_DestroyWhite_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___effects___dice___ask_DestroyWhite_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___effects___dice___ask_DestroyWhite_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___effects___dice___ask_DestroyWhite_gen___send,
        (CPyVTableItem)CPyDef_scholars___effects___dice___ask_DestroyWhite_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___effects___dice___ask_DestroyWhite_gen___throw,
        (CPyVTableItem)CPyDef_scholars___effects___dice___ask_DestroyWhite_gen___close,
    };
    memcpy(scholars___effects___dice___ask_DestroyWhite_gen_vtable, scholars___effects___dice___ask_DestroyWhite_gen_vtable_scratch, sizeof(scholars___effects___dice___ask_DestroyWhite_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___effects___dice___ask_DestroyWhite_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___effects___dice___ask_DestroyWhite_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___effects___dice_____mypyc__ask_DestroyWhite_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___effects___dice___ask_DestroyWhite_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___effects___dice___ask_DestroyWhite_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___effects___dice___ask_DestroyWhite_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___effects___dice___ask_DestroyWhite_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___effects___dice___ask_DestroyWhite_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___effects___dice___ask_DestroyWhite_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_DestroyWhite_gen",
    .tp_new = scholars___effects___dice___ask_DestroyWhite_gen_new,
    .tp_dealloc = (destructor)scholars___effects___dice___ask_DestroyWhite_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___effects___dice___ask_DestroyWhite_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___effects___dice___ask_DestroyWhite_gen_clear,
    .tp_methods = scholars___effects___dice___ask_DestroyWhite_gen_methods,
    .tp_iter = CPyDef_scholars___effects___dice___ask_DestroyWhite_gen_____iter__,
    .tp_iternext = CPyDef_scholars___effects___dice___ask_DestroyWhite_gen_____next__,
    .tp_as_async = &scholars___effects___dice___ask_DestroyWhite_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___effects___dice___ask_DestroyWhite_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_DestroyWhite_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___effects___dice___ask_DestroyWhite_gen_template = &CPyType_scholars___effects___dice___ask_DestroyWhite_gen_template_;

PyObject *CPyDef_scholars___effects___dice_____mypyc__ask_DestroyWhite_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *self;
    if (scholars___effects___dice___ask_DestroyWhite_gen_free_instance != NULL) {
        self = scholars___effects___dice___ask_DestroyWhite_gen_free_instance;
        scholars___effects___dice___ask_DestroyWhite_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___effects___dice___ask_DestroyWhite_gen_vtable;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__optional = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__at_will = 2;
    self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_1 = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__number = CPY_INT_TAG;
    self->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0 = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___effects___dice___ask_DestroyWhite_gen(void)
{
    PyObject *self = CPyDef_scholars___effects___dice_____mypyc__ask_DestroyWhite_gen_setup((PyObject *)CPyType_scholars___effects___dice___ask_DestroyWhite_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendscholars___effects___dice___ask_Draw_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___effects___dice___ask_Draw_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods scholars___effects___dice___ask_Draw_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___effects___dice___ask_Draw_gen,
};
static int
scholars___effects___dice___ask_Draw_gen_traverse(serai___games___scholars___effects___dice___ask_Draw_genObject *self, visitproc visit, void *arg)
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

static int32_t CPyDef_scholars___effects___dice___ask_Draw_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___dice___ask_Draw_genObject *self = (serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r_self;
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

static int32_t CPyDef_scholars___effects___dice___ask_Draw_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___dice___ask_Draw_genObject *self = (serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r_self;
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
scholars___effects___dice___ask_Draw_gen_dealloc(serai___games___scholars___effects___dice___ask_Draw_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___effects___dice___ask_Draw_gen_free_instance == NULL) {
        scholars___effects___dice___ask_Draw_gen_free_instance = self;
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
    CPy_TRASHCAN_BEGIN(self, scholars___effects___dice___ask_Draw_gen_dealloc)
    CPyDef_scholars___effects___dice___ask_Draw_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___effects___dice_____mypyc__ask_Draw_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___effects___dice___ask_Draw_gen(void);

static PyObject *
scholars___effects___dice___ask_Draw_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___effects___dice___ask_Draw_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___effects___dice_____mypyc__ask_Draw_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___effects___dice___ask_Draw_gen_vtable[6];
static bool
CPyDef_scholars___effects___dice___ask_Draw_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___effects___dice___ask_Draw_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___effects___dice___ask_Draw_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___effects___dice___ask_Draw_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___effects___dice___ask_Draw_gen___send,
        (CPyVTableItem)CPyDef_scholars___effects___dice___ask_Draw_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___effects___dice___ask_Draw_gen___throw,
        (CPyVTableItem)CPyDef_scholars___effects___dice___ask_Draw_gen___close,
    };
    memcpy(scholars___effects___dice___ask_Draw_gen_vtable, scholars___effects___dice___ask_Draw_gen_vtable_scratch, sizeof(scholars___effects___dice___ask_Draw_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___effects___dice___ask_Draw_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___effects___dice___ask_Draw_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___effects___dice_____mypyc__ask_Draw_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___effects___dice___ask_Draw_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___effects___dice___ask_Draw_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___effects___dice___ask_Draw_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___effects___dice___ask_Draw_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___effects___dice___ask_Draw_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___effects___dice___ask_Draw_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_Draw_gen",
    .tp_new = scholars___effects___dice___ask_Draw_gen_new,
    .tp_dealloc = (destructor)scholars___effects___dice___ask_Draw_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___effects___dice___ask_Draw_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___effects___dice___ask_Draw_gen_clear,
    .tp_methods = scholars___effects___dice___ask_Draw_gen_methods,
    .tp_iter = CPyDef_scholars___effects___dice___ask_Draw_gen_____iter__,
    .tp_iternext = CPyDef_scholars___effects___dice___ask_Draw_gen_____next__,
    .tp_as_async = &scholars___effects___dice___ask_Draw_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___effects___dice___ask_Draw_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_Draw_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___effects___dice___ask_Draw_gen_template = &CPyType_scholars___effects___dice___ask_Draw_gen_template_;

PyObject *CPyDef_scholars___effects___dice_____mypyc__ask_Draw_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___dice___ask_Draw_genObject *self;
    if (scholars___effects___dice___ask_Draw_gen_free_instance != NULL) {
        self = scholars___effects___dice___ask_Draw_gen_free_instance;
        scholars___effects___dice___ask_Draw_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___dice___ask_Draw_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___effects___dice___ask_Draw_gen_vtable;
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

PyObject *CPyDef_scholars___effects___dice___ask_Draw_gen(void)
{
    PyObject *self = CPyDef_scholars___effects___dice_____mypyc__ask_Draw_gen_setup((PyObject *)CPyType_scholars___effects___dice___ask_Draw_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendscholars___effects___dice___ask_Refill_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___effects___dice___ask_Refill_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods scholars___effects___dice___ask_Refill_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___effects___dice___ask_Refill_gen,
};
static int
scholars___effects___dice___ask_Refill_gen_traverse(serai___games___scholars___effects___dice___ask_Refill_genObject *self, visitproc visit, void *arg)
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
    Py_VISIT(self->___mypyc_generator_frame_attribute__size);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_Refill_gen_1);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___effects___dice___ask_Refill_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___dice___ask_Refill_genObject *self = (serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_generator_frame_attribute__size);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_Refill_gen_1);
    return 0;
}

static int32_t CPyDef_scholars___effects___dice___ask_Refill_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___dice___ask_Refill_genObject *self = (serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_generator_frame_attribute__size);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_Refill_gen_1);
    return 0;
}

static void
scholars___effects___dice___ask_Refill_gen_dealloc(serai___games___scholars___effects___dice___ask_Refill_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___effects___dice___ask_Refill_gen_free_instance == NULL) {
        scholars___effects___dice___ask_Refill_gen_free_instance = self;
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
        Py_CLEAR(self->___mypyc_generator_frame_attribute__size);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_Refill_gen_1);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___effects___dice___ask_Refill_gen_dealloc)
    CPyDef_scholars___effects___dice___ask_Refill_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___effects___dice_____mypyc__ask_Refill_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___effects___dice___ask_Refill_gen(void);

static PyObject *
scholars___effects___dice___ask_Refill_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___effects___dice___ask_Refill_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___effects___dice_____mypyc__ask_Refill_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___effects___dice___ask_Refill_gen_vtable[6];
static bool
CPyDef_scholars___effects___dice___ask_Refill_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___effects___dice___ask_Refill_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___effects___dice___ask_Refill_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___effects___dice___ask_Refill_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___effects___dice___ask_Refill_gen___send,
        (CPyVTableItem)CPyDef_scholars___effects___dice___ask_Refill_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___effects___dice___ask_Refill_gen___throw,
        (CPyVTableItem)CPyDef_scholars___effects___dice___ask_Refill_gen___close,
    };
    memcpy(scholars___effects___dice___ask_Refill_gen_vtable, scholars___effects___dice___ask_Refill_gen_vtable_scratch, sizeof(scholars___effects___dice___ask_Refill_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___effects___dice___ask_Refill_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___effects___dice___ask_Refill_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___effects___dice_____mypyc__ask_Refill_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___effects___dice___ask_Refill_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___effects___dice___ask_Refill_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___effects___dice___ask_Refill_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___effects___dice___ask_Refill_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___effects___dice___ask_Refill_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___effects___dice___ask_Refill_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_Refill_gen",
    .tp_new = scholars___effects___dice___ask_Refill_gen_new,
    .tp_dealloc = (destructor)scholars___effects___dice___ask_Refill_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___effects___dice___ask_Refill_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___effects___dice___ask_Refill_gen_clear,
    .tp_methods = scholars___effects___dice___ask_Refill_gen_methods,
    .tp_iter = CPyDef_scholars___effects___dice___ask_Refill_gen_____iter__,
    .tp_iternext = CPyDef_scholars___effects___dice___ask_Refill_gen_____next__,
    .tp_as_async = &scholars___effects___dice___ask_Refill_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___effects___dice___ask_Refill_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_Refill_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___effects___dice___ask_Refill_gen_template = &CPyType_scholars___effects___dice___ask_Refill_gen_template_;

PyObject *CPyDef_scholars___effects___dice_____mypyc__ask_Refill_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___dice___ask_Refill_genObject *self;
    if (scholars___effects___dice___ask_Refill_gen_free_instance != NULL) {
        self = scholars___effects___dice___ask_Refill_gen_free_instance;
        scholars___effects___dice___ask_Refill_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___dice___ask_Refill_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___effects___dice___ask_Refill_gen_vtable;
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

PyObject *CPyDef_scholars___effects___dice___ask_Refill_gen(void)
{
    PyObject *self = CPyDef_scholars___effects___dice_____mypyc__ask_Refill_gen_setup((PyObject *)CPyType_scholars___effects___dice___ask_Refill_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendscholars___effects___dice____reroll_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___effects___dice____reroll_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods scholars___effects___dice____reroll_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___effects___dice____reroll_gen,
};
static int
scholars___effects___dice____reroll_gen_traverse(serai___games___scholars___effects___dice____reroll_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__book);
    Py_VISIT(self->___mypyc_generator_frame_attribute__options);
    Py_VISIT(self->___mypyc_generator_frame_attribute__player);
    Py_VISIT(self->___mypyc_generator_frame_attribute__chosen);
    Py_VISIT(self->___mypyc_generator_frame_attribute__left);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___effects___dice____reroll_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___dice____reroll_genObject *self = (serai___games___scholars___effects___dice____reroll_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__chosen);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__left);
    return 0;
}

static int32_t CPyDef_scholars___effects___dice____reroll_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___dice____reroll_genObject *self = (serai___games___scholars___effects___dice____reroll_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__chosen);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__left);
    return 0;
}

static void
scholars___effects___dice____reroll_gen_dealloc(serai___games___scholars___effects___dice____reroll_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___effects___dice____reroll_gen_free_instance == NULL) {
        scholars___effects___dice____reroll_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__chosen);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__left);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___effects___dice____reroll_gen_dealloc)
    CPyDef_scholars___effects___dice____reroll_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___effects___dice_____mypyc___3_reroll_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___effects___dice____reroll_gen(void);

static PyObject *
scholars___effects___dice____reroll_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___effects___dice____reroll_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___effects___dice_____mypyc___3_reroll_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___effects___dice____reroll_gen_vtable[6];
static bool
CPyDef_scholars___effects___dice____reroll_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___effects___dice____reroll_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___effects___dice____reroll_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___effects___dice____reroll_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___effects___dice____reroll_gen___send,
        (CPyVTableItem)CPyDef_scholars___effects___dice____reroll_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___effects___dice____reroll_gen___throw,
        (CPyVTableItem)CPyDef_scholars___effects___dice____reroll_gen___close,
    };
    memcpy(scholars___effects___dice____reroll_gen_vtable, scholars___effects___dice____reroll_gen_vtable_scratch, sizeof(scholars___effects___dice____reroll_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___effects___dice____reroll_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___effects___dice____reroll_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___effects___dice_____mypyc___3_reroll_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___effects___dice____reroll_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___effects___dice____reroll_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___effects___dice____reroll_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___effects___dice____reroll_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___effects___dice____reroll_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___effects___dice____reroll_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_reroll_gen",
    .tp_new = scholars___effects___dice____reroll_gen_new,
    .tp_dealloc = (destructor)scholars___effects___dice____reroll_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___effects___dice____reroll_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___effects___dice____reroll_gen_clear,
    .tp_methods = scholars___effects___dice____reroll_gen_methods,
    .tp_iter = CPyDef_scholars___effects___dice____reroll_gen_____iter__,
    .tp_iternext = CPyDef_scholars___effects___dice____reroll_gen_____next__,
    .tp_as_async = &scholars___effects___dice____reroll_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___effects___dice____reroll_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_reroll_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___effects___dice____reroll_gen_template = &CPyType_scholars___effects___dice____reroll_gen_template_;

PyObject *CPyDef_scholars___effects___dice_____mypyc___3_reroll_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___dice____reroll_genObject *self;
    if (scholars___effects___dice____reroll_gen_free_instance != NULL) {
        self = scholars___effects___dice____reroll_gen_free_instance;
        scholars___effects___dice____reroll_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___dice____reroll_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___effects___dice____reroll_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___effects___dice____reroll_gen(void)
{
    PyObject *self = CPyDef_scholars___effects___dice_____mypyc___3_reroll_gen_setup((PyObject *)CPyType_scholars___effects___dice____reroll_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef scholars___effects___dicemodule_methods[] = {
    {"_colours", (PyCFunction)CPyPy_scholars___effects___dice____colours, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_colours(t, call)\n--\n\n") /* docstring */},
    {"gain_one", (PyCFunction)CPyPy_scholars___effects___dice___gain_one, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("gain_one(t, me, colours, to_hand, optional)\n--\n\n") /* docstring */},
    {"_reroll", (PyCFunction)CPyPy_scholars___effects___dice____reroll, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_reroll(t, me)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___effects___dice__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___effects___dice__internal, "__name__");
    CPyStatic_scholars___effects___dice___globals = PyModule_GetDict(CPyModule_serai___games___scholars___effects___dice__internal);
    if (unlikely(CPyStatic_scholars___effects___dice___globals == NULL))
        goto fail;
    CPyType_scholars___effects___dice___ask_GainDie_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___effects___dice___ask_GainDie_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___effects___dice___ask_GainDie_gen))
        goto fail;
    CPyDef_scholars___effects___dice___ask_GainDie_gen_trait_vtable_setup();
    CPyType_scholars___effects___dice___gain_one_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___effects___dice___gain_one_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___effects___dice___gain_one_gen))
        goto fail;
    CPyDef_scholars___effects___dice___gain_one_gen_trait_vtable_setup();
    CPyType_scholars___effects___dice___ask_DestroyWhite_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___effects___dice___ask_DestroyWhite_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___effects___dice___ask_DestroyWhite_gen))
        goto fail;
    CPyDef_scholars___effects___dice___ask_DestroyWhite_gen_trait_vtable_setup();
    CPyType_scholars___effects___dice___ask_Draw_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___effects___dice___ask_Draw_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___effects___dice___ask_Draw_gen))
        goto fail;
    CPyDef_scholars___effects___dice___ask_Draw_gen_trait_vtable_setup();
    CPyType_scholars___effects___dice___ask_Refill_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___effects___dice___ask_Refill_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___effects___dice___ask_Refill_gen))
        goto fail;
    CPyDef_scholars___effects___dice___ask_Refill_gen_trait_vtable_setup();
    CPyType_scholars___effects___dice____reroll_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___effects___dice____reroll_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___effects___dice____reroll_gen))
        goto fail;
    CPyDef_scholars___effects___dice____reroll_gen_trait_vtable_setup();
    char result = CPyDef_scholars___effects___dice_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___effects___dice__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_scholars___effects___dice___GainDie);
    Py_CLEAR(CPyType_scholars___effects___dice___DestroyWhite);
    Py_CLEAR(CPyType_scholars___effects___dice___Draw);
    Py_CLEAR(CPyType_scholars___effects___dice___Refill);
    Py_CLEAR(CPyType_scholars___effects___dice___ask_GainDie_gen);
    Py_CLEAR(CPyType_scholars___effects___dice___gain_one_gen);
    Py_CLEAR(CPyType_scholars___effects___dice___ask_DestroyWhite_gen);
    Py_CLEAR(CPyType_scholars___effects___dice___ask_Draw_gen);
    Py_CLEAR(CPyType_scholars___effects___dice___ask_Refill_gen);
    Py_CLEAR(CPyType_scholars___effects___dice____reroll_gen);
    return -1;
}
int CPyExec_serai___games___scholars___effects___dice(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___effects___dice__impl, &CPyImportState_serai___games___scholars___effects___dice, &CPyModule_serai___games___scholars___effects___dice);
}
static struct PyModuleDef scholars___effects___dicemodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.effects.dice",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    scholars___effects___dicemodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___effects___dice(void)
{
    if (CPyModule_serai___games___scholars___effects___dice__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___effects___dice__internal);
        return CPyModule_serai___games___scholars___effects___dice__internal;
    }
    CPyModule_serai___games___scholars___effects___dice__internal = PyModule_Create(&scholars___effects___dicemodule);
    return CPyModule_serai___games___scholars___effects___dice__internal;
}

PyObject *CPyInit_serai___games___scholars___effects___dice(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___effects___dice__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___effects___dice__internal);
        return CPyModule_serai___games___scholars___effects___dice__internal;
    }
    CPyModule_serai___games___scholars___effects___dice__internal = PyModule_Create(&scholars___effects___dicemodule);
    if (unlikely(CPyModule_serai___games___scholars___effects___dice__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.effects.dice");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___effects___dice__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___effects___dice__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___effects___dice__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___effects___dice(CPyModule_serai___games___scholars___effects___dice__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___effects___dice__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.effects.dice");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___effects___dice__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_scholars___effects___dice___GainDie___binds(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    cpy_r_r0 = CPyTagged_And(cpy_r_context, 2);
    cpy_r_r1 = cpy_r_r0 == 0;
    CPyTagged_DECREF(cpy_r_r0);
    return cpy_r_r1;
}
        
        PyObject *CPyPy_scholars___effects___dice___GainDie___binds(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___dice___GainDie))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.GainDie", obj_self); 
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
            char retval = CPyDef_scholars___effects___dice___GainDie___binds(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "binds", 19, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___dice___GainDie___binds__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_scholars___effects___dice___GainDie___binds(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___dice___GainDie___binds__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___dice___GainDie))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.GainDie", obj_self); 
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
            char retval = CPyDef_scholars___effects___dice___GainDie___binds__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "binds__Work_glue", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___dice___GainDie___possible(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    char cpy_r_r23;
    int64_t cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "possible", "Table", "book", 23, CPyStatic_scholars___effects___dice___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = CPySequenceTuple_GetItem(cpy_r_r1, 0);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "possible", 24, CPyStatic_scholars___effects___dice___globals);
        goto CPyL28;
    }
    if (PyLong_Check(cpy_r_r2))
        cpy_r_r3 = cpy_r_r2;
    else {
        cpy_r_r3 = NULL;
    }
    if (cpy_r_r3 != NULL) goto __LL4743;
    if (PyUnicode_Check(cpy_r_r2))
        cpy_r_r3 = cpy_r_r2;
    else {
        cpy_r_r3 = NULL;
    }
    if (cpy_r_r3 != NULL) goto __LL4743;
    if (unlikely(!(PyTuple_Check(cpy_r_r2) && PyTuple_GET_SIZE(cpy_r_r2) == 2))) {
        cpy_r_r3 = NULL;
        goto __LL4744;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r2, 0))))
        cpy_r_r3 = PyTuple_GET_ITEM(cpy_r_r2, 0);
    else {
        cpy_r_r3 = NULL;
    }
    if (cpy_r_r3 == NULL) goto __LL4744;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r2, 1))))
        cpy_r_r3 = PyTuple_GET_ITEM(cpy_r_r2, 1);
    else {
        cpy_r_r3 = NULL;
    }
    if (cpy_r_r3 == NULL) goto __LL4744;
    cpy_r_r3 = cpy_r_r2;
__LL4744: ;
    if (cpy_r_r3 != NULL) goto __LL4743;
    CPy_TypeErrorTraceback("src/serai/games/scholars/effects/dice.py", "possible", 24, CPyStatic_scholars___effects___dice___globals, "union[int, str, tuple[str, int]]", cpy_r_r2);
    goto CPyL28;
__LL4743: ;
    cpy_r_r4 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_colours;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "possible", "Book", "colours", 24, CPyStatic_scholars___effects___dice___globals);
        goto CPyL29;
    }
CPyL4: ;
    cpy_r_r5 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_white;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "possible", "Book", "white", 24, CPyStatic_scholars___effects___dice___globals);
        goto CPyL29;
    }
CPyL5: ;
    cpy_r_r6 = CPyList_GetItem(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "possible", 24, CPyStatic_scholars___effects___dice___globals);
        goto CPyL29;
    }
    if (likely(PyTuple_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/dice.py", "possible", 24, CPyStatic_scholars___effects___dice___globals, "tuple", cpy_r_r6);
        goto CPyL29;
    }
    cpy_r_r8 = CPySequenceTuple_GetItem(cpy_r_r7, 0);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "possible", 24, CPyStatic_scholars___effects___dice___globals);
        goto CPyL29;
    }
    if (likely(PyUnicode_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/dice.py", "possible", 24, CPyStatic_scholars___effects___dice___globals, "str", cpy_r_r8);
        goto CPyL29;
    }
    cpy_r_r10 = PyObject_RichCompare(cpy_r_r3, cpy_r_r9, 2);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "possible", 24, CPyStatic_scholars___effects___dice___globals);
        goto CPyL28;
    }
    if (unlikely(!PyBool_Check(cpy_r_r10))) {
        CPy_TypeError("bool", cpy_r_r10); cpy_r_r11 = 2;
    } else
        cpy_r_r11 = cpy_r_r10 == Py_True;
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "possible", 24, CPyStatic_scholars___effects___dice___globals);
        goto CPyL28;
    }
    if (cpy_r_r11) {
        goto CPyL30;
    } else
        goto CPyL13;
CPyL12: ;
    return 1;
CPyL13: ;
    cpy_r_r12 = CPyDef_scholars___effects___dice____colours(cpy_r_t, cpy_r_call);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "possible", 26, CPyStatic_scholars___effects___dice___globals);
        goto CPyL28;
    }
    cpy_r_r13 = 0;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyVarObject, ob_size));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    cpy_r_r16 = 0;
CPyL15: ;
    cpy_r_r17 = cpy_r_r16 < cpy_r_r15;
    if (!cpy_r_r17) goto CPyL23;
    cpy_r_r18 = CPySequenceTuple_GetItemUnsafe(cpy_r_r12, cpy_r_r16);
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "possible", 27, CPyStatic_scholars___effects___dice___globals);
        goto CPyL31;
    }
    cpy_r_r20 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_stock;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "possible", "Table", "stock", 27, CPyStatic_scholars___effects___dice___globals);
        goto CPyL32;
    }
CPyL18: ;
    cpy_r_r21 = CPyList_GetItem(cpy_r_r20, cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "possible", 27, CPyStatic_scholars___effects___dice___globals);
        goto CPyL31;
    }
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "possible", 27, CPyStatic_scholars___effects___dice___globals);
        goto CPyL31;
    }
    cpy_r_r23 = cpy_r_r22 != 0;
    CPyTagged_DECREF(cpy_r_r22);
    if (!cpy_r_r23) goto CPyL22;
    cpy_r_r13 = 1;
    goto CPyL23;
CPyL22: ;
    cpy_r_r24 = cpy_r_r16 + 1;
    cpy_r_r16 = cpy_r_r24;
    goto CPyL15;
CPyL23: ;
    if (cpy_r_r13) {
        goto CPyL33;
    } else
        goto CPyL25;
CPyL24: ;
    return 1;
CPyL25: ;
    cpy_r_r25 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_seams;
    CPy_INCREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r26 = CPY_GET_METHOD(cpy_r_r25, CPyType_scholars___seams___Seams, 18, serai___games___scholars___seams___SeamsObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_r25, cpy_r_t, cpy_r_me, cpy_r_r12); /* can_replace_die */
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "possible", 29, CPyStatic_scholars___effects___dice___globals);
        goto CPyL27;
    }
    return cpy_r_r26;
CPyL27: ;
    cpy_r_r27 = 2;
    return cpy_r_r27;
CPyL28: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL27;
CPyL29: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL27;
CPyL30: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL12;
CPyL31: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r12);
    goto CPyL27;
CPyL32: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL27;
CPyL33: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r12);
    goto CPyL24;
}
        
        PyObject *CPyPy_scholars___effects___dice___GainDie___possible(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___dice___GainDie))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.GainDie", obj_self); 
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
            char retval = CPyDef_scholars___effects___dice___GainDie___possible(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "possible", 22, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___dice___GainDie___possible__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_scholars___effects___dice___GainDie___possible(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___dice___GainDie___possible__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___dice___GainDie))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.GainDie", obj_self); 
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
            char retval = CPyDef_scholars___effects___dice___GainDie___possible__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "possible__Work_glue", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___GainDie___reason(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = CPyStatic_scholars___reasons___NO_DIE_LEFT;
    if (likely(cpy_r_r0 != NULL)) goto CPyL3;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_DIE_LEFT\" was not set");
    cpy_r_r1 = 0;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "reason", 32, CPyStatic_scholars___effects___dice___globals);
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
        
        PyObject *CPyPy_scholars___effects___dice___GainDie___reason(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___dice___GainDie))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.GainDie", obj_self); 
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
            PyObject *retval = CPyDef_scholars___effects___dice___GainDie___reason(arg_self, arg_t, arg_me, arg_call, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "reason", 31, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___GainDie___reason__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_scholars___effects___dice___GainDie___reason(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___dice___GainDie___reason__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___dice___GainDie))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.GainDie", obj_self); 
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
            PyObject *retval = CPyDef_scholars___effects___dice___GainDie___reason__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "reason__Work_glue", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___ask_GainDie_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    CPyTagged cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_r22;
    char cpy_r_r23;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    CPyTagged cpy_r_r33;
    char cpy_r_r34;
    CPyTagged cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    CPyTagged cpy_r_r39;
    CPyTagged cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_may_stop;
    PyObject *cpy_r_r42;
    CPyTagged cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject **cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    tuple_T3OOO cpy_r_r67;
    PyObject **cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject **cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    char cpy_r_r77;
    char cpy_r_r78;
    CPyTagged cpy_r_r79;
    int64_t cpy_r_r80;
    char cpy_r_r81;
    int64_t cpy_r_r82;
    char cpy_r_r83;
    char cpy_r_r84;
    char cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    char cpy_r_r88;
    int32_t cpy_r_r89;
    CPyTagged cpy_r_r90;
    CPyTagged cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    char cpy_r_r94;
    int32_t cpy_r_r95;
    char cpy_r_r96;
    int32_t cpy_r_r97;
    PyObject *cpy_r_r98;
    char cpy_r_r99;
    char cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    CPyTagged cpy_r_r103;
    char cpy_r_r104;
    CPyTagged cpy_r_r105;
    char cpy_r_r106;
    CPyTagged cpy_r_r107;
    char cpy_r_r108;
    CPyTagged cpy_r_r109;
    char cpy_r_r110;
    CPyTagged cpy_r_r111;
    char cpy_r_r112;
    CPyTagged cpy_r_r113;
    char cpy_r_r114;
    CPyTagged cpy_r_r115;
    char cpy_r_r116;
    CPyTagged cpy_r_r117;
    char cpy_r_r118;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL79;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 34, CPyStatic_scholars___effects___dice___globals);
        goto CPyL78;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__call;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_GainDie_gen", "call", 35, CPyStatic_scholars___effects___dice___globals);
        goto CPyL78;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___kernel___effects___CallObject *)cpy_r_r7)->_words;
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9 = CPySequence_CheckUnpackCount(cpy_r_r8, 3);
    cpy_r_r10 = cpy_r_r9 >= 0;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 35, CPyStatic_scholars___effects___dice___globals);
        goto CPyL84;
    }
    cpy_r_r11 = CPySequenceTuple_GetItemUnsafe(cpy_r_r8, 0);
    cpy_r_r12 = CPySequenceTuple_GetItemUnsafe(cpy_r_r8, 1);
    cpy_r_r13 = CPySequenceTuple_GetItemUnsafe(cpy_r_r8, 2);
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r11);
    if (PyLong_Check(cpy_r_r12))
        cpy_r_r14 = cpy_r_r12;
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 != NULL) goto __LL4745;
    if (PyUnicode_Check(cpy_r_r12))
        cpy_r_r14 = cpy_r_r12;
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 != NULL) goto __LL4745;
    if (unlikely(!(PyTuple_Check(cpy_r_r12) && PyTuple_GET_SIZE(cpy_r_r12) == 2))) {
        cpy_r_r14 = NULL;
        goto __LL4746;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r12, 0))))
        cpy_r_r14 = PyTuple_GET_ITEM(cpy_r_r12, 0);
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 == NULL) goto __LL4746;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r12, 1))))
        cpy_r_r14 = PyTuple_GET_ITEM(cpy_r_r12, 1);
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 == NULL) goto __LL4746;
    cpy_r_r14 = cpy_r_r12;
__LL4746: ;
    if (cpy_r_r14 != NULL) goto __LL4745;
    CPy_TypeErrorTraceback("src/serai/games/scholars/effects/dice.py", "ask", 35, CPyStatic_scholars___effects___dice___globals, "union[int, str, tuple[str, int]]", cpy_r_r12);
    goto CPyL85;
__LL4745: ;
    if (PyLong_Check(cpy_r_r13))
        cpy_r_r15 = cpy_r_r13;
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 != NULL) goto __LL4747;
    if (PyUnicode_Check(cpy_r_r13))
        cpy_r_r15 = cpy_r_r13;
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 != NULL) goto __LL4747;
    if (unlikely(!(PyTuple_Check(cpy_r_r13) && PyTuple_GET_SIZE(cpy_r_r13) == 2))) {
        cpy_r_r15 = NULL;
        goto __LL4748;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r13, 0))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r13, 0);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL4748;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r13, 1))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r13, 1);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL4748;
    cpy_r_r15 = cpy_r_r13;
__LL4748: ;
    if (cpy_r_r15 != NULL) goto __LL4747;
    CPy_TypeErrorTraceback("src/serai/games/scholars/effects/dice.py", "ask", 35, CPyStatic_scholars___effects___dice___globals, "union[int, str, tuple[str, int]]", cpy_r_r13);
    goto CPyL86;
__LL4747: ;
    if (((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__where != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__where);
    }
    ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__where = cpy_r_r15;
    cpy_r_r16 = 1;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 35, CPyStatic_scholars___effects___dice___globals);
        goto CPyL86;
    }
    cpy_r_r17 = PyLong_Check(cpy_r_r14);
    if (cpy_r_r17) {
        goto CPyL12;
    } else
        goto CPyL87;
CPyL10: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r18 = 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 36, CPyStatic_scholars___effects___dice___globals);
        goto CPyL78;
    }
    CPy_Unreachable();
CPyL12: ;
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r19 = CPY_INT_TAG;
    }
    if (((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0);
    }
    ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0 = cpy_r_r19;
    cpy_r_r20 = 1;
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 37, CPyStatic_scholars___effects___dice___globals);
        goto CPyL78;
    }
    if (((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_1);
    }
    ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_1 = 0;
    cpy_r_r21 = 1;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 37, CPyStatic_scholars___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r22 = ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_1;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_GainDie_gen", "__mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_1", 37, CPyStatic_scholars___effects___dice___globals);
        goto CPyL88;
    }
CPyL15: ;
    CPyTagged_INCREF(cpy_r_r22);
    if (((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number);
    }
    ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number = cpy_r_r22;
    cpy_r_r23 = 1;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 37, CPyStatic_scholars___effects___dice___globals);
        goto CPyL88;
    }
CPyL16: ;
    cpy_r_r24 = ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_1;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_GainDie_gen", "__mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_1", 37, CPyStatic_scholars___effects___dice___globals);
        goto CPyL88;
    }
CPyL17: ;
    cpy_r_r25 = ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0' of 'ask_GainDie_gen' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r25);
    }
    cpy_r_r26 = cpy_r_r24 & 1;
    cpy_r_r27 = cpy_r_r26 != 0;
    if (cpy_r_r27) goto CPyL19;
    cpy_r_r28 = cpy_r_r25 & 1;
    cpy_r_r29 = cpy_r_r28 != 0;
    if (!cpy_r_r29) goto CPyL20;
CPyL19: ;
    cpy_r_r30 = CPyTagged_IsLt_(cpy_r_r24, cpy_r_r25);
    cpy_r_r31 = cpy_r_r30;
    goto CPyL21;
CPyL20: ;
    cpy_r_r32 = (Py_ssize_t)cpy_r_r24 < (Py_ssize_t)cpy_r_r25;
    cpy_r_r31 = cpy_r_r32;
CPyL21: ;
    CPyTagged_DECREF(cpy_r_r25);
    if (!cpy_r_r31) goto CPyL89;
    cpy_r_r33 = ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_1;
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_GainDie_gen", "__mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_1", 37, CPyStatic_scholars___effects___dice___globals);
        goto CPyL88;
    }
CPyL23: ;
    CPyTagged_INCREF(cpy_r_r33);
    if (((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number);
    }
    ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number = cpy_r_r33;
    cpy_r_r34 = 1;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 37, CPyStatic_scholars___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r35 = ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number;
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_GainDie_gen", "number", 38, CPyStatic_scholars___effects___dice___globals);
        goto CPyL88;
    }
CPyL25: ;
    cpy_r_r36 = cpy_r_r35 == 0;
    if (!cpy_r_r36) goto CPyL28;
    cpy_r_r37 = ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__optional;
    if (unlikely(cpy_r_r37 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_GainDie_gen", "optional", 38, CPyStatic_scholars___effects___dice___globals);
        goto CPyL88;
    }
CPyL27: ;
    cpy_r_r38 = cpy_r_r37;
    goto CPyL30;
CPyL28: ;
    cpy_r_r39 = ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__context;
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_GainDie_gen", "context", 38, CPyStatic_scholars___effects___dice___globals);
        goto CPyL88;
    }
CPyL29: ;
    cpy_r_r40 = CPyTagged_And(cpy_r_r39, 2);
    cpy_r_r41 = cpy_r_r40 != 0;
    CPyTagged_DECREF(cpy_r_r40);
    cpy_r_r38 = cpy_r_r41;
CPyL30: ;
    cpy_r_may_stop = cpy_r_r38;
    cpy_r_r42 = ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_GainDie_gen", "t", 39, CPyStatic_scholars___effects___dice___globals);
        goto CPyL88;
    }
CPyL31: ;
    cpy_r_r43 = ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_GainDie_gen", "me", 39, CPyStatic_scholars___effects___dice___globals);
        goto CPyL88;
    }
CPyL32: ;
    cpy_r_r44 = ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_GainDie_gen", "t", 39, CPyStatic_scholars___effects___dice___globals);
        goto CPyL88;
    }
CPyL33: ;
    cpy_r_r45 = ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__call;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_GainDie_gen", "call", 39, CPyStatic_scholars___effects___dice___globals);
        goto CPyL88;
    }
CPyL34: ;
    cpy_r_r46 = CPyDef_scholars___effects___dice____colours(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 39, CPyStatic_scholars___effects___dice___globals);
        goto CPyL88;
    }
    cpy_r_r47 = CPyStatics[987]; /* 'hand' */
    cpy_r_r48 = ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__where;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_GainDie_gen", "where", 39, CPyStatic_scholars___effects___dice___globals);
        goto CPyL90;
    }
CPyL36: ;
    cpy_r_r49 = PyObject_RichCompare(cpy_r_r48, cpy_r_r47, 2);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 39, CPyStatic_scholars___effects___dice___globals);
        goto CPyL90;
    }
    if (unlikely(!PyBool_Check(cpy_r_r49))) {
        CPy_TypeError("bool", cpy_r_r49); cpy_r_r50 = 2;
    } else
        cpy_r_r50 = cpy_r_r49 == Py_True;
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 39, CPyStatic_scholars___effects___dice___globals);
        goto CPyL90;
    }
    cpy_r_r51 = CPyDef_scholars___effects___dice___gain_one(cpy_r_r42, cpy_r_r43, cpy_r_r46, cpy_r_r50, cpy_r_may_stop);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 39, CPyStatic_scholars___effects___dice___globals);
        goto CPyL88;
    }
    if (((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_3);
    }
    ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_3 = cpy_r_r51;
    cpy_r_r52 = 1;
    if (!cpy_r_r52) goto CPyL88;
    cpy_r_r53 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r54 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r55 = NULL;
    cpy_r_r1 = cpy_r_r55;
    cpy_r_r56 = (PyObject **)&cpy_r_r1;
    cpy_r_r57 = ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_3;
    cpy_r_r58 = CPyDef_scholars___effects___dice___gain_one_gen_____mypyc_generator_helper__(cpy_r_r57, cpy_r_r54, cpy_r_r54, cpy_r_r54, cpy_r_r53, cpy_r_r56);
    if (cpy_r_r58 != NULL) goto CPyL91;
    cpy_r_r59 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 39, CPyStatic_scholars___effects___dice___globals);
        goto CPyL92;
    }
    cpy_r_r60 = cpy_r_r1;
    cpy_r_r61 = NULL;
    if (((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_3);
    }
    ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_3 = cpy_r_r61;
    cpy_r_r62 = 1;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 39, CPyStatic_scholars___effects___dice___globals);
        goto CPyL93;
    } else
        goto CPyL59;
CPyL43: ;
    cpy_r_r63 = cpy_r_r58;
CPyL44: ;
    ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r63;
CPyL45: ;
    cpy_r_r65 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r66 = cpy_r_type != cpy_r_r65;
    if (!cpy_r_r66) goto CPyL94;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 39, CPyStatic_scholars___effects___dice___globals);
        goto CPyL49;
    } else
        goto CPyL95;
CPyL47: ;
    CPy_Unreachable();
CPyL48: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL55;
CPyL49: ;
    cpy_r_r67 = CPy_CatchError();
    cpy_r_r68 = (PyObject **)&cpy_r_r3;
    cpy_r_r69 = ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_3;
    cpy_r_r70 = CPy_YieldFromErrorHandle(cpy_r_r69, cpy_r_r68);
    if (unlikely(cpy_r_r70 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 39, CPyStatic_scholars___effects___dice___globals);
        goto CPyL96;
    }
    if (cpy_r_r70) {
        goto CPyL52;
    } else
        goto CPyL97;
CPyL51: ;
    cpy_r_r63 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r67);
    CPy_DecRef(cpy_r_r67.f0);
    CPy_DecRef(cpy_r_r67.f1);
    CPy_DecRef(cpy_r_r67.f2);
    goto CPyL44;
CPyL52: ;
    cpy_r_r60 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r67);
    CPy_DecRef(cpy_r_r67.f0);
    CPy_DecRef(cpy_r_r67.f1);
    CPy_DecRef(cpy_r_r67.f2);
    goto CPyL59;
CPyL53: ;
    CPy_RestoreExcInfo(cpy_r_r67);
    CPy_DecRef(cpy_r_r67.f0);
    CPy_DecRef(cpy_r_r67.f1);
    CPy_DecRef(cpy_r_r67.f2);
    cpy_r_r71 = CPy_KeepPropagating();
    if (!cpy_r_r71) goto CPyL78;
    CPy_Unreachable();
CPyL55: ;
    cpy_r_r72 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r73 = NULL;
    cpy_r_r1 = cpy_r_r73;
    cpy_r_r74 = (PyObject **)&cpy_r_r1;
    cpy_r_r75 = ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_3;
    cpy_r_r76 = CPyDef_scholars___effects___dice___gain_one_gen_____mypyc_generator_helper__(cpy_r_r75, cpy_r_r72, cpy_r_r72, cpy_r_r72, cpy_r_arg, cpy_r_r74);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r76 == NULL) {
        goto CPyL57;
    } else
        goto CPyL98;
CPyL56: ;
    cpy_r_r63 = cpy_r_r76;
    goto CPyL44;
CPyL57: ;
    cpy_r_r77 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r77)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 39, CPyStatic_scholars___effects___dice___globals);
        goto CPyL92;
    }
    cpy_r_r60 = cpy_r_r1;
CPyL59: ;
    if (unlikely(!PyBool_Check(cpy_r_r60))) {
        CPy_TypeError("bool", cpy_r_r60); cpy_r_r78 = 2;
    } else
        cpy_r_r78 = cpy_r_r60 == Py_True;
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r78 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 39, CPyStatic_scholars___effects___dice___globals);
        goto CPyL88;
    }
    if (cpy_r_r78) {
        goto CPyL71;
    } else
        goto CPyL99;
CPyL61: ;
    cpy_r_r79 = ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number;
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_GainDie_gen", "number", 40, CPyStatic_scholars___effects___dice___globals);
        goto CPyL78;
    }
CPyL62: ;
    cpy_r_r80 = cpy_r_r79 & 1;
    cpy_r_r81 = cpy_r_r80 != 0;
    if (cpy_r_r81) goto CPyL64;
    cpy_r_r82 = 0 & 1;
    cpy_r_r83 = cpy_r_r82 != 0;
    if (!cpy_r_r83) goto CPyL65;
CPyL64: ;
    cpy_r_r84 = CPyTagged_IsLt_(0, cpy_r_r79);
    cpy_r_r85 = cpy_r_r84;
    goto CPyL66;
CPyL65: ;
    cpy_r_r86 = (Py_ssize_t)cpy_r_r79 > (Py_ssize_t)0;
    cpy_r_r85 = cpy_r_r86;
CPyL66: ;
    cpy_r_r87 = cpy_r_r85 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r87);
    ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r89 = CPyDef_scholars___effects___dice___ask_GainDie_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL70;
    CPyGen_SetStopIterationValue(cpy_r_r87);
    CPy_DECREF(cpy_r_r87);
    if (!0) goto CPyL83;
    CPy_Unreachable();
CPyL70: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r87;
    CPyGen_Exit(&((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL71: ;
    cpy_r_r90 = ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_1;
    if (unlikely(cpy_r_r90 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_GainDie_gen", "__mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_1", 37, CPyStatic_scholars___effects___dice___globals);
        goto CPyL88;
    }
CPyL72: ;
    cpy_r_r91 = CPyTagged_Add(cpy_r_r90, 2);
    if (((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_1);
    }
    ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_1 = cpy_r_r91;
    cpy_r_r92 = 1;
    if (unlikely(!cpy_r_r92)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 37, CPyStatic_scholars___effects___dice___globals);
        goto CPyL88;
    } else
        goto CPyL16;
CPyL73: ;
    cpy_r_r93 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r93);
    ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r95 = CPyDef_scholars___effects___dice___ask_GainDie_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL77;
    CPyGen_SetStopIterationValue(cpy_r_r93);
    CPy_DECREF(cpy_r_r93);
    if (!0) goto CPyL83;
    CPy_Unreachable();
CPyL77: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r93;
    CPyGen_Exit(&((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL78: ;
    ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r97 = CPyDef_scholars___effects___dice___ask_GainDie_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r98 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r98;
CPyL79: ;
    cpy_r_r99 = cpy_r_r4 == 0;
    if (cpy_r_r99) goto CPyL100;
    cpy_r_r100 = cpy_r_r4 == 1;
    if (cpy_r_r100) {
        goto CPyL45;
    } else
        goto CPyL101;
CPyL81: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r101 = 0;
    if (unlikely(!cpy_r_r101)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 34, CPyStatic_scholars___effects___dice___globals);
        goto CPyL83;
    }
    CPy_Unreachable();
CPyL83: ;
    cpy_r_r102 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r102;
CPyL84: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL78;
CPyL85: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL78;
CPyL86: ;
    CPy_DecRef(cpy_r_r14);
    goto CPyL78;
CPyL87: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL10;
CPyL88: ;
    cpy_r_r103 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0);
    }
    ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0 = cpy_r_r103;
    cpy_r_r104 = 1;
    goto CPyL78;
CPyL89: ;
    cpy_r_r105 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0);
    }
    ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0 = cpy_r_r105;
    cpy_r_r106 = 1;
    goto CPyL73;
CPyL90: ;
    cpy_r_r107 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0);
    }
    ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0 = cpy_r_r107;
    cpy_r_r108 = 1;
    CPy_DecRef(cpy_r_r46);
    goto CPyL78;
CPyL91: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL43;
CPyL92: ;
    CPy_XDecRef(cpy_r_r1);
    cpy_r_r109 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0);
    }
    ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0 = cpy_r_r109;
    cpy_r_r110 = 1;
    goto CPyL78;
CPyL93: ;
    cpy_r_r111 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0);
    }
    ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0 = cpy_r_r111;
    cpy_r_r112 = 1;
    CPy_DecRef(cpy_r_r60);
    goto CPyL78;
CPyL94: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL48;
CPyL95: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL47;
CPyL96: ;
    CPy_XDecRef(cpy_r_r3);
    cpy_r_r113 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0);
    }
    ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0 = cpy_r_r113;
    cpy_r_r114 = 1;
    goto CPyL53;
CPyL97: ;
    goto CPyL51;
CPyL98: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL56;
CPyL99: ;
    cpy_r_r115 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0);
    }
    ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0 = cpy_r_r115;
    cpy_r_r116 = 1;
    goto CPyL61;
CPyL100: ;
    CPy_XDECREF(cpy_r_r3);
    cpy_r_r117 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0);
    }
    ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0 = cpy_r_r117;
    cpy_r_r118 = 1;
    goto CPyL1;
CPyL101: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL81;
}
        
PyObject *CPyDef_scholars___effects___dice___ask_GainDie_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___effects___dice___ask_GainDie_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___dice___ask_GainDie_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice___ask_GainDie_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.ask_GainDie_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___dice___ask_GainDie_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "__next__", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___ask_GainDie_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___effects___dice___ask_GainDie_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___dice___ask_GainDie_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice___ask_GainDie_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.ask_GainDie_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___effects___dice___ask_GainDie_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "send", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___ask_GainDie_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___effects___dice___ask_GainDie_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice___ask_GainDie_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.ask_GainDie_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___dice___ask_GainDie_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "__iter__", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___ask_GainDie_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_scholars___effects___dice___ask_GainDie_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_scholars___effects___dice___ask_GainDie_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice___ask_GainDie_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.ask_GainDie_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_scholars___effects___dice___ask_GainDie_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "throw", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___ask_GainDie_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_scholars___effects___dice___ask_GainDie_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4749 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4749);
    PyObject *__tmp4750 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4750);
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
        
        PyObject *CPyPy_scholars___effects___dice___ask_GainDie_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice___ask_GainDie_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.ask_GainDie_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___dice___ask_GainDie_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "close", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___GainDie___ask(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = CPyDef_scholars___effects___dice___ask_GainDie_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 34, CPyStatic_scholars___effects___dice___globals);
        goto CPyL8;
    }
    ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 34, CPyStatic_scholars___effects___dice___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 34, CPyStatic_scholars___effects___dice___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 34, CPyStatic_scholars___effects___dice___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_call);
    if (((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call);
    }
    ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call = cpy_r_call;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 34, CPyStatic_scholars___effects___dice___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_context);
    if (((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context);
    }
    ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context = cpy_r_context;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 34, CPyStatic_scholars___effects___dice___globals);
        goto CPyL9;
    }
    ((serai___games___scholars___effects___dice___ask_GainDie_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__optional = cpy_r_optional;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 34, CPyStatic_scholars___effects___dice___globals);
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
        
        PyObject *CPyPy_scholars___effects___dice___GainDie___ask(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___dice___GainDie))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.GainDie", obj_self); 
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
            PyObject *retval = CPyDef_scholars___effects___dice___GainDie___ask(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 34, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___GainDie___ask__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
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
    cpy_r_r1 = CPyDef_scholars___effects___dice___GainDie___ask(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context, cpy_r_optional);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___dice___GainDie___ask__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___dice___GainDie))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.GainDie", obj_self); 
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
            PyObject *retval = CPyDef_scholars___effects___dice___GainDie___ask__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask__Work_glue", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___dice___GainDie_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___scholars___effects___dice___GainDieObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___scholars___effects___dice___GainDieObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___scholars___effects___dice___GainDieObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___scholars___effects___dice___GainDieObject *)cpy_r___mypyc_self__)->_quiet = 0;
    ((serai___games___scholars___effects___dice___GainDieObject *)cpy_r___mypyc_self__)->_asks_itself = 1;
    return 1;
}
        
        PyObject *CPyPy_scholars___effects___dice___GainDie_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice___GainDie))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.GainDie", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_scholars___effects___dice___GainDie_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "__mypyc_defaults_setup", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice____colours(PyObject *cpy_r_t, PyObject *cpy_r_call) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
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
    tuple_T1I cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    cpy_r_r0 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPySequenceTuple_GetItem(cpy_r_r0, 0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_colours", 45, CPyStatic_scholars___effects___dice___globals);
        goto CPyL16;
    }
    if (PyLong_Check(cpy_r_r1))
        cpy_r_r2 = cpy_r_r1;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL4751;
    if (PyUnicode_Check(cpy_r_r1))
        cpy_r_r2 = cpy_r_r1;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL4751;
    if (unlikely(!(PyTuple_Check(cpy_r_r1) && PyTuple_GET_SIZE(cpy_r_r1) == 2))) {
        cpy_r_r2 = NULL;
        goto __LL4752;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r1, 0))))
        cpy_r_r2 = PyTuple_GET_ITEM(cpy_r_r1, 0);
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 == NULL) goto __LL4752;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r1, 1))))
        cpy_r_r2 = PyTuple_GET_ITEM(cpy_r_r1, 1);
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 == NULL) goto __LL4752;
    cpy_r_r2 = cpy_r_r1;
__LL4752: ;
    if (cpy_r_r2 != NULL) goto __LL4751;
    CPy_TypeErrorTraceback("src/serai/games/scholars/effects/dice.py", "_colours", 45, CPyStatic_scholars___effects___dice___globals, "union[int, str, tuple[str, int]]", cpy_r_r1);
    goto CPyL16;
__LL4751: ;
    cpy_r_r3 = CPyStatics[2553]; /* 'primary' */
    cpy_r_r4 = PyObject_RichCompare(cpy_r_r2, cpy_r_r3, 2);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_colours", 46, CPyStatic_scholars___effects___dice___globals);
        goto CPyL17;
    }
    if (unlikely(!PyBool_Check(cpy_r_r4))) {
        CPy_TypeError("bool", cpy_r_r4); cpy_r_r5 = 2;
    } else
        cpy_r_r5 = cpy_r_r4 == Py_True;
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_colours", 46, CPyStatic_scholars___effects___dice___globals);
        goto CPyL17;
    }
    if (cpy_r_r5) {
        goto CPyL18;
    } else
        goto CPyL8;
CPyL5: ;
    cpy_r_r6 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_colours", "Table", "book", 47, CPyStatic_scholars___effects___dice___globals);
        goto CPyL16;
    }
CPyL6: ;
    cpy_r_r7 = ((serai___games___scholars___book___BookObject *)cpy_r_r6)->_primaries;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_colours", "Book", "primaries", 47, CPyStatic_scholars___effects___dice___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_r7);
CPyL7: ;
    return cpy_r_r7;
CPyL8: ;
    cpy_r_r8 = PyUnicode_Check(cpy_r_r2);
    if (cpy_r_r8) {
        goto CPyL11;
    } else
        goto CPyL19;
CPyL9: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r9 = 0;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_colours", 48, CPyStatic_scholars___effects___dice___globals);
        goto CPyL16;
    }
    CPy_Unreachable();
CPyL11: ;
    cpy_r_r10 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_colours", "Table", "book", 49, CPyStatic_scholars___effects___dice___globals);
        goto CPyL17;
    }
CPyL12: ;
    cpy_r_r11 = ((serai___games___scholars___book___BookObject *)cpy_r_r10)->_words;
    cpy_r_r12 = ((serai___games___scholars___book___WordsObject *)cpy_r_r11)->_colours;
    CPy_INCREF(cpy_r_r12);
    if (likely(PyUnicode_Check(cpy_r_r2)))
        cpy_r_r13 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/dice.py", "_colours", 49, CPyStatic_scholars___effects___dice___globals, "str", cpy_r_r2);
        goto CPyL20;
    }
    cpy_r_r14 = CPyStatics[549]; /* 'index' */
    PyObject *cpy_r_r15[2] = {cpy_r_r12, cpy_r_r13};
    cpy_r_r16 = (PyObject **)&cpy_r_r15;
    cpy_r_r17 = PyObject_VectorcallMethod(cpy_r_r14, cpy_r_r16, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_colours", 49, CPyStatic_scholars___effects___dice___globals);
        goto CPyL21;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_colours", 49, CPyStatic_scholars___effects___dice___globals);
        goto CPyL16;
    }
    cpy_r_r19.f0 = cpy_r_r18;
    cpy_r_r20 = PyTuple_New(1);
    if (unlikely(cpy_r_r20 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4753 = CPyTagged_StealAsObject(cpy_r_r19.f0);
    PyTuple_SET_ITEM(cpy_r_r20, 0, __tmp4753);
    return cpy_r_r20;
CPyL16: ;
    cpy_r_r21 = NULL;
    return cpy_r_r21;
CPyL17: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL16;
CPyL18: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL5;
CPyL19: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL9;
CPyL20: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL16;
CPyL21: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    goto CPyL16;
}
        
        PyObject *CPyPy_scholars___effects___dice____colours(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "call", 0};
            static CPyArg_Parser parser = {"OO:_colours", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_call;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_call)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___dice____colours(arg_t, arg_call);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_colours", 44, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___gain_one_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    int32_t cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
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
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    int32_t cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyPtr cpy_r_r59;
    int64_t cpy_r_r60;
    int64_t cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    CPyTagged cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    CPyTagged cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    int32_t cpy_r_r71;
    char cpy_r_r72;
    int64_t cpy_r_r73;
    CPyPtr cpy_r_r74;
    int64_t cpy_r_r75;
    CPyTagged cpy_r_r76;
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    CPyTagged cpy_r_r80;
    PyObject *cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject **cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    tuple_T3OOO cpy_r_r99;
    PyObject **cpy_r_r100;
    PyObject *cpy_r_r101;
    char cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject **cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    char cpy_r_r110;
    int32_t cpy_r_r111;
    CPyPtr cpy_r_r112;
    int64_t cpy_r_r113;
    CPyTagged cpy_r_r114;
    char cpy_r_r115;
    char cpy_r_r116;
    PyObject *cpy_r_r117;
    CPyTagged cpy_r_r118;
    PyObject *cpy_r_r119;
    CPyTagged cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    char cpy_r_r123;
    PyObject *cpy_r_r124;
    char cpy_r_r125;
    int32_t cpy_r_r126;
    CPyPtr cpy_r_r127;
    int64_t cpy_r_r128;
    PyObject *cpy_r_r129;
    int64_t cpy_r_r130;
    CPyPtr cpy_r_r131;
    int64_t cpy_r_r132;
    char cpy_r_r133;
    CPyPtr cpy_r_r134;
    CPyPtr cpy_r_r135;
    int64_t cpy_r_r136;
    CPyPtr cpy_r_r137;
    PyObject *cpy_r_r138;
    CPyTagged cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    int64_t cpy_r_r145;
    char cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    int32_t cpy_r_r149;
    char cpy_r_r150;
    CPyTagged cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    char cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    char cpy_r_r165;
    PyObject *cpy_r_r166;
    char cpy_r_r167;
    PyObject *cpy_r_r168;
    char cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    char cpy_r_r173;
    PyObject *cpy_r_r174;
    char cpy_r_r175;
    int32_t cpy_r_r176;
    PyObject *cpy_r_r177;
    CPyTagged cpy_r_r178;
    PyObject *cpy_r_r179;
    char cpy_r_r180;
    PyObject *cpy_r_r181;
    CPyTagged cpy_r_r182;
    char cpy_r_r183;
    PyObject *cpy_r_r184;
    char cpy_r_r185;
    int32_t cpy_r_r186;
    char cpy_r_r187;
    int32_t cpy_r_r188;
    PyObject *cpy_r_r189;
    char cpy_r_r190;
    char cpy_r_r191;
    char cpy_r_r192;
    char cpy_r_r193;
    char cpy_r_r194;
    PyObject *cpy_r_r195;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL148;
CPyL1: ;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_type != cpy_r_r9;
    if (!cpy_r_r10) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 52, CPyStatic_scholars___effects___dice___globals);
        goto CPyL147;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r11 = ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "gain_one", "gain_one_gen", "t", 54, CPyStatic_scholars___effects___dice___globals);
        goto CPyL147;
    }
CPyL5: ;
    cpy_r_r12 = ((serai___games___scholars___table___TableObject *)cpy_r_r11)->_book;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "gain_one", "Table", "book", 54, CPyStatic_scholars___effects___dice___globals);
        goto CPyL147;
    }
    CPy_INCREF(cpy_r_r12);
CPyL6: ;
    cpy_r_r13 = ((serai___games___scholars___book___BookObject *)cpy_r_r12)->_options;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "gain_one", "Book", "options", 55, CPyStatic_scholars___effects___dice___globals);
        goto CPyL155;
    }
    CPy_INCREF(cpy_r_r13);
CPyL7: ;
    if (((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options);
    }
    ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options = cpy_r_r13;
    cpy_r_r14 = 1;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 55, CPyStatic_scholars___effects___dice___globals);
        goto CPyL155;
    }
    cpy_r_r15 = ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__colours;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "gain_one", "gain_one_gen", "colours", 56, CPyStatic_scholars___effects___dice___globals);
        goto CPyL155;
    }
CPyL9: ;
    cpy_r_r16 = CPySequenceTuple_GetItem(cpy_r_r15, 0);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 56, CPyStatic_scholars___effects___dice___globals);
        goto CPyL155;
    }
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 56, CPyStatic_scholars___effects___dice___globals);
        goto CPyL155;
    }
    cpy_r_r18 = ((serai___games___scholars___book___BookObject *)cpy_r_r12)->_white;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "gain_one", "Book", "white", 56, CPyStatic_scholars___effects___dice___globals);
        goto CPyL156;
    }
CPyL12: ;
    cpy_r_r19 = cpy_r_r17 & 1;
    cpy_r_r20 = cpy_r_r19 != 0;
    if (!cpy_r_r20) goto CPyL14;
    cpy_r_r21 = CPyTagged_IsEq_(cpy_r_r17, cpy_r_r18);
    cpy_r_r22 = cpy_r_r21;
    goto CPyL15;
CPyL14: ;
    cpy_r_r23 = cpy_r_r17 == cpy_r_r18;
    cpy_r_r22 = cpy_r_r23;
CPyL15: ;
    CPyTagged_DECREF(cpy_r_r17);
    if (cpy_r_r22) {
        goto CPyL157;
    } else
        goto CPyL44;
CPyL16: ;
    cpy_r_r24 = ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "gain_one", "gain_one_gen", "t", 57, CPyStatic_scholars___effects___dice___globals);
        goto CPyL147;
    }
CPyL17: ;
    cpy_r_r25 = ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "gain_one", "gain_one_gen", "me", 57, CPyStatic_scholars___effects___dice___globals);
        goto CPyL147;
    }
CPyL18: ;
    cpy_r_r26 = CPyStatics[2784]; /* 'SC-EFF-05' */
    cpy_r_r27 = CPyDef_scholars___dice___gain_white(cpy_r_r24, cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 57, CPyStatic_scholars___effects___dice___globals);
        goto CPyL147;
    }
    if (((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___gain_one_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___gain_one_gen_1);
    }
    ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___gain_one_gen_1 = cpy_r_r27;
    cpy_r_r28 = 1;
    if (!cpy_r_r28) goto CPyL147;
    cpy_r_r29 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r30 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r31 = NULL;
    cpy_r_r1 = cpy_r_r31;
    cpy_r_r32 = (PyObject **)&cpy_r_r1;
    cpy_r_r33 = ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___gain_one_gen_1;
    cpy_r_r34 = CPyDef_scholars___dice___gain_white_gen_____mypyc_generator_helper__(cpy_r_r33, cpy_r_r30, cpy_r_r30, cpy_r_r30, cpy_r_r29, cpy_r_r32);
    if (cpy_r_r34 != NULL) goto CPyL158;
    cpy_r_r35 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 57, CPyStatic_scholars___effects___dice___globals);
        goto CPyL159;
    }
    cpy_r_r36 = cpy_r_r1;
    CPy_DECREF(cpy_r_r36);
    cpy_r_r37 = NULL;
    if (((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___gain_one_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___gain_one_gen_1);
    }
    ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___gain_one_gen_1 = cpy_r_r37;
    cpy_r_r38 = 1;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 57, CPyStatic_scholars___effects___dice___globals);
        goto CPyL147;
    } else
        goto CPyL39;
CPyL23: ;
    cpy_r_r39 = cpy_r_r34;
CPyL24: ;
    ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r39;
CPyL25: ;
    cpy_r_r41 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r42 = cpy_r_type != cpy_r_r41;
    if (!cpy_r_r42) goto CPyL160;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 57, CPyStatic_scholars___effects___dice___globals);
        goto CPyL29;
    } else
        goto CPyL161;
CPyL27: ;
    CPy_Unreachable();
CPyL28: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL35;
CPyL29: ;
    cpy_r_r43 = CPy_CatchError();
    cpy_r_r44 = (PyObject **)&cpy_r_r3;
    cpy_r_r45 = ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___gain_one_gen_1;
    cpy_r_r46 = CPy_YieldFromErrorHandle(cpy_r_r45, cpy_r_r44);
    if (unlikely(cpy_r_r46 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 57, CPyStatic_scholars___effects___dice___globals);
        goto CPyL162;
    }
    if (cpy_r_r46) goto CPyL32;
    cpy_r_r39 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r43);
    CPy_DecRef(cpy_r_r43.f0);
    CPy_DecRef(cpy_r_r43.f1);
    CPy_DecRef(cpy_r_r43.f2);
    goto CPyL24;
CPyL32: ;
    cpy_r_r36 = cpy_r_r3;
    CPy_DecRef(cpy_r_r36);
    CPy_RestoreExcInfo(cpy_r_r43);
    CPy_DecRef(cpy_r_r43.f0);
    CPy_DecRef(cpy_r_r43.f1);
    CPy_DecRef(cpy_r_r43.f2);
    goto CPyL39;
CPyL33: ;
    CPy_RestoreExcInfo(cpy_r_r43);
    CPy_DecRef(cpy_r_r43.f0);
    CPy_DecRef(cpy_r_r43.f1);
    CPy_DecRef(cpy_r_r43.f2);
    cpy_r_r47 = CPy_KeepPropagating();
    if (!cpy_r_r47) goto CPyL147;
    CPy_Unreachable();
CPyL35: ;
    cpy_r_r48 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r49 = NULL;
    cpy_r_r1 = cpy_r_r49;
    cpy_r_r50 = (PyObject **)&cpy_r_r1;
    cpy_r_r51 = ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___gain_one_gen_1;
    cpy_r_r52 = CPyDef_scholars___dice___gain_white_gen_____mypyc_generator_helper__(cpy_r_r51, cpy_r_r48, cpy_r_r48, cpy_r_r48, cpy_r_arg, cpy_r_r50);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r52 == NULL) {
        goto CPyL37;
    } else
        goto CPyL163;
CPyL36: ;
    cpy_r_r39 = cpy_r_r52;
    goto CPyL24;
CPyL37: ;
    cpy_r_r53 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 57, CPyStatic_scholars___effects___dice___globals);
        goto CPyL159;
    }
    cpy_r_r36 = cpy_r_r1;
    CPy_DECREF(cpy_r_r36);
CPyL39: ;
    cpy_r_r54 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r54);
    ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r56 = CPyDef_scholars___effects___dice___gain_one_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL43;
    CPyGen_SetStopIterationValue(cpy_r_r54);
    CPy_DECREF(cpy_r_r54);
    if (!0) goto CPyL154;
    CPy_Unreachable();
CPyL43: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r54;
    CPyGen_Exit(&((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL44: ;
    cpy_r_r57 = PyList_New(0);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 59, CPyStatic_scholars___effects___dice___globals);
        goto CPyL155;
    }
    cpy_r_r58 = ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__colours;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "gain_one", "gain_one_gen", "colours", 59, CPyStatic_scholars___effects___dice___globals);
        goto CPyL164;
    }
CPyL46: ;
    cpy_r_r59 = (CPyPtr)((CPyPtr)cpy_r_r58 + offsetof(PyVarObject, ob_size));
    cpy_r_r60 = *(int64_t *)cpy_r_r59;
    cpy_r_r61 = 0;
CPyL47: ;
    cpy_r_r62 = cpy_r_r61 < cpy_r_r60;
    if (!cpy_r_r62) goto CPyL56;
    cpy_r_r63 = CPySequenceTuple_GetItemUnsafe(cpy_r_r58, cpy_r_r61);
    if (likely(PyLong_Check(cpy_r_r63)))
        cpy_r_r64 = CPyTagged_FromObject(cpy_r_r63);
    else {
        CPy_TypeError("int", cpy_r_r63); cpy_r_r64 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r64 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 59, CPyStatic_scholars___effects___dice___globals);
        goto CPyL164;
    }
    cpy_r_r65 = ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "gain_one", "gain_one_gen", "t", 59, CPyStatic_scholars___effects___dice___globals);
        goto CPyL165;
    }
CPyL50: ;
    cpy_r_r66 = ((serai___games___scholars___table___TableObject *)cpy_r_r65)->_stock;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "gain_one", "Table", "stock", 59, CPyStatic_scholars___effects___dice___globals);
        goto CPyL165;
    }
CPyL51: ;
    cpy_r_r67 = CPyList_GetItem(cpy_r_r66, cpy_r_r64);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 59, CPyStatic_scholars___effects___dice___globals);
        goto CPyL165;
    }
    if (likely(PyLong_Check(cpy_r_r67)))
        cpy_r_r68 = CPyTagged_FromObject(cpy_r_r67);
    else {
        CPy_TypeError("int", cpy_r_r67); cpy_r_r68 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r68 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 59, CPyStatic_scholars___effects___dice___globals);
        goto CPyL165;
    }
    cpy_r_r69 = cpy_r_r68 != 0;
    CPyTagged_DECREF(cpy_r_r68);
    if (!cpy_r_r69) goto CPyL166;
    cpy_r_r70 = CPyTagged_StealAsObject(cpy_r_r64);
    cpy_r_r71 = PyList_Append(cpy_r_r57, cpy_r_r70);
    CPy_DECREF(cpy_r_r70);
    cpy_r_r72 = cpy_r_r71 >= 0;
    if (unlikely(!cpy_r_r72)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 59, CPyStatic_scholars___effects___dice___globals);
        goto CPyL164;
    }
CPyL55: ;
    cpy_r_r73 = cpy_r_r61 + 1;
    cpy_r_r61 = cpy_r_r73;
    goto CPyL47;
CPyL56: ;
    cpy_r_r74 = (CPyPtr)((CPyPtr)cpy_r_r57 + offsetof(PyVarObject, ob_size));
    cpy_r_r75 = *(int64_t *)cpy_r_r74;
    cpy_r_r76 = cpy_r_r75 << 1;
    cpy_r_r77 = cpy_r_r76 != 0;
    if (cpy_r_r77) {
        goto CPyL167;
    } else
        goto CPyL168;
CPyL57: ;
    cpy_r_r78 = ((serai___games___scholars___book___BookObject *)cpy_r_r12)->_seams;
    CPy_INCREF(cpy_r_r78);
    CPy_DECREF(cpy_r_r12);
    cpy_r_r79 = ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "gain_one", "gain_one_gen", "t", 61, CPyStatic_scholars___effects___dice___globals);
        goto CPyL169;
    }
CPyL58: ;
    cpy_r_r80 = ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r80 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "gain_one", "gain_one_gen", "me", 61, CPyStatic_scholars___effects___dice___globals);
        goto CPyL169;
    }
CPyL59: ;
    cpy_r_r81 = ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__colours;
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "gain_one", "gain_one_gen", "colours", 61, CPyStatic_scholars___effects___dice___globals);
        goto CPyL169;
    }
CPyL60: ;
    cpy_r_r82 = ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__to_hand;
    if (unlikely(cpy_r_r82 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "gain_one", "gain_one_gen", "to_hand", 61, CPyStatic_scholars___effects___dice___globals);
        goto CPyL169;
    }
CPyL61: ;
    cpy_r_r83 = CPY_GET_METHOD(cpy_r_r78, CPyType_scholars___seams___Seams, 19, serai___games___scholars___seams___SeamsObject, PyObject * (*)(PyObject *, PyObject *, CPyTagged, PyObject *, char))(cpy_r_r78, cpy_r_r79, cpy_r_r80, cpy_r_r81, cpy_r_r82); /* replace_die */
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 61, CPyStatic_scholars___effects___dice___globals);
        goto CPyL147;
    }
    cpy_r_r84 = PyObject_GetIter(cpy_r_r83);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 61, CPyStatic_scholars___effects___dice___globals);
        goto CPyL147;
    }
    if (((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___gain_one_gen_2 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___gain_one_gen_2);
    }
    ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___gain_one_gen_2 = cpy_r_r84;
    cpy_r_r85 = 1;
    if (!cpy_r_r85) goto CPyL147;
    cpy_r_r86 = NULL;
    cpy_r_r5 = cpy_r_r86;
    cpy_r_r87 = (PyObject **)&cpy_r_r5;
    cpy_r_r88 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r89 = ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___gain_one_gen_2;
    cpy_r_r90 = CPyIter_Send(cpy_r_r89, cpy_r_r88, cpy_r_r87);
    if (cpy_r_r90 != NULL) goto CPyL170;
    cpy_r_r91 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r91)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 61, CPyStatic_scholars___effects___dice___globals);
        goto CPyL171;
    }
    cpy_r_r92 = cpy_r_r5;
    CPy_DECREF(cpy_r_r92);
    cpy_r_r93 = NULL;
    if (((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___gain_one_gen_2 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___gain_one_gen_2);
    }
    ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___gain_one_gen_2 = cpy_r_r93;
    cpy_r_r94 = 1;
    if (unlikely(!cpy_r_r94)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 61, CPyStatic_scholars___effects___dice___globals);
        goto CPyL147;
    } else
        goto CPyL83;
CPyL67: ;
    cpy_r_r95 = cpy_r_r90;
CPyL68: ;
    ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r95;
CPyL69: ;
    cpy_r_r97 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r98 = cpy_r_type != cpy_r_r97;
    if (!cpy_r_r98) goto CPyL172;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 61, CPyStatic_scholars___effects___dice___globals);
        goto CPyL73;
    } else
        goto CPyL173;
CPyL71: ;
    CPy_Unreachable();
CPyL72: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL79;
CPyL73: ;
    cpy_r_r99 = CPy_CatchError();
    cpy_r_r100 = (PyObject **)&cpy_r_r7;
    cpy_r_r101 = ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___gain_one_gen_2;
    cpy_r_r102 = CPy_YieldFromErrorHandle(cpy_r_r101, cpy_r_r100);
    if (unlikely(cpy_r_r102 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 61, CPyStatic_scholars___effects___dice___globals);
        goto CPyL174;
    }
    if (cpy_r_r102) goto CPyL76;
    cpy_r_r95 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r99);
    CPy_DecRef(cpy_r_r99.f0);
    CPy_DecRef(cpy_r_r99.f1);
    CPy_DecRef(cpy_r_r99.f2);
    goto CPyL68;
CPyL76: ;
    cpy_r_r92 = cpy_r_r7;
    CPy_DecRef(cpy_r_r92);
    CPy_RestoreExcInfo(cpy_r_r99);
    CPy_DecRef(cpy_r_r99.f0);
    CPy_DecRef(cpy_r_r99.f1);
    CPy_DecRef(cpy_r_r99.f2);
    goto CPyL83;
CPyL77: ;
    CPy_RestoreExcInfo(cpy_r_r99);
    CPy_DecRef(cpy_r_r99.f0);
    CPy_DecRef(cpy_r_r99.f1);
    CPy_DecRef(cpy_r_r99.f2);
    cpy_r_r103 = CPy_KeepPropagating();
    if (!cpy_r_r103) goto CPyL147;
    CPy_Unreachable();
CPyL79: ;
    cpy_r_r104 = NULL;
    cpy_r_r5 = cpy_r_r104;
    cpy_r_r105 = (PyObject **)&cpy_r_r5;
    cpy_r_r106 = ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___gain_one_gen_2;
    cpy_r_r107 = CPyIter_Send(cpy_r_r106, cpy_r_arg, cpy_r_r105);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r107 == NULL) {
        goto CPyL81;
    } else
        goto CPyL175;
CPyL80: ;
    cpy_r_r95 = cpy_r_r107;
    goto CPyL68;
CPyL81: ;
    cpy_r_r108 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r108)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 61, CPyStatic_scholars___effects___dice___globals);
        goto CPyL171;
    }
    cpy_r_r92 = cpy_r_r5;
    CPy_DECREF(cpy_r_r92);
CPyL83: ;
    cpy_r_r109 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r109);
    ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r111 = CPyDef_scholars___effects___dice___gain_one_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL87;
    CPyGen_SetStopIterationValue(cpy_r_r109);
    CPy_DECREF(cpy_r_r109);
    if (!0) goto CPyL154;
    CPy_Unreachable();
CPyL87: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r109;
    CPyGen_Exit(&((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL88: ;
    cpy_r_r112 = (CPyPtr)((CPyPtr)cpy_r_r57 + offsetof(PyVarObject, ob_size));
    cpy_r_r113 = *(int64_t *)cpy_r_r112;
    cpy_r_r114 = cpy_r_r113 << 1;
    cpy_r_r115 = cpy_r_r114 == 2;
    if (!cpy_r_r115) goto CPyL102;
    cpy_r_r116 = ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__optional;
    if (unlikely(cpy_r_r116 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "gain_one", "gain_one_gen", "optional", 63, CPyStatic_scholars___effects___dice___globals);
        goto CPyL176;
    }
CPyL90: ;
    if (cpy_r_r116) goto CPyL102;
CPyL91: ;
    cpy_r_r117 = ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "gain_one", "gain_one_gen", "t", 64, CPyStatic_scholars___effects___dice___globals);
        goto CPyL176;
    }
CPyL92: ;
    cpy_r_r118 = ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r118 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "gain_one", "gain_one_gen", "me", 64, CPyStatic_scholars___effects___dice___globals);
        goto CPyL176;
    }
CPyL93: ;
    cpy_r_r119 = CPyList_GetItemShort(cpy_r_r57, 0);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 64, CPyStatic_scholars___effects___dice___globals);
        goto CPyL147;
    }
    if (likely(PyLong_Check(cpy_r_r119)))
        cpy_r_r120 = CPyTagged_FromObject(cpy_r_r119);
    else {
        CPy_TypeError("int", cpy_r_r119); cpy_r_r120 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r120 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 64, CPyStatic_scholars___effects___dice___globals);
        goto CPyL147;
    }
    cpy_r_r121 = ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__to_hand;
    if (unlikely(cpy_r_r121 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "gain_one", "gain_one_gen", "to_hand", 64, CPyStatic_scholars___effects___dice___globals);
        goto CPyL177;
    }
CPyL96: ;
    cpy_r_r122 = CPyStatics[2784]; /* 'SC-EFF-05' */
    cpy_r_r123 = CPyDef_scholars___dice___gain_die(cpy_r_r117, cpy_r_r118, cpy_r_r120, cpy_r_r121, cpy_r_r122);
    CPyTagged_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r123 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 64, CPyStatic_scholars___effects___dice___globals);
        goto CPyL147;
    }
    cpy_r_r124 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r124);
    ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r126 = CPyDef_scholars___effects___dice___gain_one_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL101;
    CPyGen_SetStopIterationValue(cpy_r_r124);
    CPy_DECREF(cpy_r_r124);
    if (!0) goto CPyL154;
    CPy_Unreachable();
CPyL101: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r124;
    CPyGen_Exit(&((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL102: ;
    cpy_r_r127 = (CPyPtr)((CPyPtr)cpy_r_r57 + offsetof(PyVarObject, ob_size));
    cpy_r_r128 = *(int64_t *)cpy_r_r127;
    cpy_r_r129 = PyList_New(cpy_r_r128);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 66, CPyStatic_scholars___effects___dice___globals);
        goto CPyL176;
    }
    cpy_r_r130 = 0;
CPyL104: ;
    cpy_r_r131 = (CPyPtr)((CPyPtr)cpy_r_r57 + offsetof(PyVarObject, ob_size));
    cpy_r_r132 = *(int64_t *)cpy_r_r131;
    cpy_r_r133 = cpy_r_r130 < cpy_r_r132;
    if (!cpy_r_r133) goto CPyL178;
    cpy_r_r134 = (CPyPtr)((CPyPtr)cpy_r_r57 + offsetof(PyListObject, ob_item));
    cpy_r_r135 = *(CPyPtr *)cpy_r_r134;
    cpy_r_r136 = cpy_r_r130 * 8;
    cpy_r_r137 = cpy_r_r135 + cpy_r_r136;
    cpy_r_r138 = *(PyObject * *)cpy_r_r137;
    CPy_INCREF(cpy_r_r138);
    if (likely(PyLong_Check(cpy_r_r138)))
        cpy_r_r139 = CPyTagged_FromObject(cpy_r_r138);
    else {
        CPy_TypeError("int", cpy_r_r138); cpy_r_r139 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r138);
    if (unlikely(cpy_r_r139 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 66, CPyStatic_scholars___effects___dice___globals);
        goto CPyL179;
    }
    cpy_r_r140 = ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "gain_one", "gain_one_gen", "options", 66, CPyStatic_scholars___effects___dice___globals);
        goto CPyL180;
    }
CPyL107: ;
    cpy_r_r141 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r140)->_take_die;
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "gain_one", "Options", "take_die", 66, CPyStatic_scholars___effects___dice___globals);
        goto CPyL180;
    }
CPyL108: ;
    cpy_r_r142 = CPyList_GetItem(cpy_r_r141, cpy_r_r139);
    CPyTagged_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 66, CPyStatic_scholars___effects___dice___globals);
        goto CPyL179;
    }
    if (likely(Py_TYPE(cpy_r_r142) == CPyType_option___Option))
        cpy_r_r143 = cpy_r_r142;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 66, CPyStatic_scholars___effects___dice___globals, "serai.kernel.option.Option", cpy_r_r142);
        goto CPyL179;
    }
    cpy_r_r144 = ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "gain_one", "gain_one_gen", "options", 66, CPyStatic_scholars___effects___dice___globals);
        goto CPyL181;
    }
CPyL111: ;
    CPyList_SetItemUnsafe(cpy_r_r129, cpy_r_r130, cpy_r_r143);
    cpy_r_r145 = cpy_r_r130 + 1;
    cpy_r_r130 = cpy_r_r145;
    goto CPyL104;
CPyL113: ;
    cpy_r_r146 = ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__optional;
    if (unlikely(cpy_r_r146 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "gain_one", "gain_one_gen", "optional", 67, CPyStatic_scholars___effects___dice___globals);
        goto CPyL182;
    }
CPyL114: ;
    if (!cpy_r_r146) goto CPyL117;
CPyL115: ;
    cpy_r_r147 = ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "gain_one", "gain_one_gen", "options", 68, CPyStatic_scholars___effects___dice___globals);
        goto CPyL182;
    }
CPyL116: ;
    cpy_r_r148 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r147)->_skip;
    CPy_INCREF(cpy_r_r148);
    cpy_r_r149 = PyList_Append(cpy_r_r129, cpy_r_r148);
    CPy_DECREF(cpy_r_r148);
    cpy_r_r150 = cpy_r_r149 >= 0;
    if (unlikely(!cpy_r_r150)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 68, CPyStatic_scholars___effects___dice___globals);
        goto CPyL182;
    }
CPyL117: ;
    cpy_r_r151 = ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r151 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "gain_one", "gain_one_gen", "me", 69, CPyStatic_scholars___effects___dice___globals);
        goto CPyL182;
    }
CPyL118: ;
    cpy_r_r152 = CPyStatics[2785]; /* 'die-colour' */
    cpy_r_r153 = CPyStatics[2784]; /* 'SC-EFF-05' */
    cpy_r_r154 = NULL;
    cpy_r_r155 = NULL;
    cpy_r_r156 = NULL;
    cpy_r_r157 = CPyDef_offer___Offer(cpy_r_r129, cpy_r_r154, cpy_r_r155, cpy_r_r156);
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 69, CPyStatic_scholars___effects___dice___globals);
        goto CPyL147;
    }
    cpy_r_r158 = CPyStatics[2445]; /* 'where' */
    cpy_r_r159 = ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__to_hand;
    if (unlikely(cpy_r_r159 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "gain_one", "gain_one_gen", "to_hand", 69, CPyStatic_scholars___effects___dice___globals);
        goto CPyL183;
    }
CPyL120: ;
    if (!cpy_r_r159) goto CPyL122;
CPyL121: ;
    cpy_r_r160 = CPyStatics[987]; /* 'hand' */
    CPy_INCREF(cpy_r_r160);
    cpy_r_r161 = cpy_r_r160;
    goto CPyL123;
CPyL122: ;
    cpy_r_r162 = CPyStatics[1003]; /* 'bag' */
    CPy_INCREF(cpy_r_r162);
    cpy_r_r161 = cpy_r_r162;
CPyL123: ;
    cpy_r_r163 = CPyDict_Build(1, cpy_r_r158, cpy_r_r161);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 69, CPyStatic_scholars___effects___dice___globals);
        goto CPyL183;
    }
    cpy_r_r164 = NULL;
    cpy_r_r165 = 2;
    cpy_r_r166 = CPyDef_decision___ask(cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r157, cpy_r_r163, cpy_r_r164, cpy_r_r165);
    CPy_DECREF(cpy_r_r157);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 69, CPyStatic_scholars___effects___dice___globals);
        goto CPyL147;
    }
    ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r166;
CPyL126: ;
    cpy_r_r168 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r169 = cpy_r_type != cpy_r_r168;
    if (!cpy_r_r169) goto CPyL129;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 69, CPyStatic_scholars___effects___dice___globals);
        goto CPyL147;
    }
    CPy_Unreachable();
CPyL129: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r170 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 69, CPyStatic_scholars___effects___dice___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL147;
    }
    cpy_r_r171 = ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "gain_one", "gain_one_gen", "options", 70, CPyStatic_scholars___effects___dice___globals);
        goto CPyL184;
    }
CPyL131: ;
    cpy_r_r172 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r171)->_skip;
    CPy_INCREF(cpy_r_r172);
    cpy_r_r173 = cpy_r_r170 == cpy_r_r172;
    CPy_DECREF(cpy_r_r172);
    if (cpy_r_r173) {
        goto CPyL185;
    } else
        goto CPyL137;
CPyL132: ;
    cpy_r_r174 = 0 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r174);
    ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r176 = CPyDef_scholars___effects___dice___gain_one_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL136;
    CPyGen_SetStopIterationValue(cpy_r_r174);
    CPy_DECREF(cpy_r_r174);
    if (!0) goto CPyL154;
    CPy_Unreachable();
CPyL136: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r174;
    CPyGen_Exit(&((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL137: ;
    cpy_r_r177 = ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "gain_one", "gain_one_gen", "t", 72, CPyStatic_scholars___effects___dice___globals);
        goto CPyL184;
    }
CPyL138: ;
    cpy_r_r178 = ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r178 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "gain_one", "gain_one_gen", "me", 72, CPyStatic_scholars___effects___dice___globals);
        goto CPyL184;
    }
CPyL139: ;
    cpy_r_r179 = ((serai___kernel___option___OptionObject *)cpy_r_r170)->_value;
    CPy_INCREF(cpy_r_r179);
    CPy_DECREF(cpy_r_r170);
    cpy_r_r180 = ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__to_hand;
    if (unlikely(cpy_r_r180 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "gain_one", "gain_one_gen", "to_hand", 72, CPyStatic_scholars___effects___dice___globals);
        goto CPyL186;
    }
CPyL140: ;
    cpy_r_r181 = CPyStatics[2784]; /* 'SC-EFF-05' */
    if (likely(PyLong_Check(cpy_r_r179)))
        cpy_r_r182 = CPyTagged_FromObject(cpy_r_r179);
    else {
        CPy_TypeError("int", cpy_r_r179); cpy_r_r182 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r179);
    if (unlikely(cpy_r_r182 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 72, CPyStatic_scholars___effects___dice___globals);
        goto CPyL147;
    }
    cpy_r_r183 = CPyDef_scholars___dice___gain_die(cpy_r_r177, cpy_r_r178, cpy_r_r182, cpy_r_r180, cpy_r_r181);
    CPyTagged_DECREF(cpy_r_r182);
    if (unlikely(cpy_r_r183 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 72, CPyStatic_scholars___effects___dice___globals);
        goto CPyL147;
    }
    cpy_r_r184 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r184);
    ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r186 = CPyDef_scholars___effects___dice___gain_one_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL146;
    CPyGen_SetStopIterationValue(cpy_r_r184);
    CPy_DECREF(cpy_r_r184);
    if (!0) goto CPyL154;
    CPy_Unreachable();
CPyL146: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r184;
    CPyGen_Exit(&((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL147: ;
    ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r188 = CPyDef_scholars___effects___dice___gain_one_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r189 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r189;
CPyL148: ;
    cpy_r_r190 = cpy_r_r8 == 0;
    if (cpy_r_r190) goto CPyL187;
    cpy_r_r191 = cpy_r_r8 == 1;
    if (cpy_r_r191) {
        goto CPyL188;
    } else
        goto CPyL189;
CPyL150: ;
    cpy_r_r192 = cpy_r_r8 == 2;
    if (cpy_r_r192) {
        goto CPyL69;
    } else
        goto CPyL190;
CPyL151: ;
    cpy_r_r193 = cpy_r_r8 == 3;
    if (cpy_r_r193) goto CPyL126;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r194 = 0;
    if (unlikely(!cpy_r_r194)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 52, CPyStatic_scholars___effects___dice___globals);
        goto CPyL154;
    }
    CPy_Unreachable();
CPyL154: ;
    cpy_r_r195 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r195;
CPyL155: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL147;
CPyL156: ;
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL147;
CPyL157: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL16;
CPyL158: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL23;
CPyL159: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL147;
CPyL160: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL28;
CPyL161: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL27;
CPyL162: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL33;
CPyL163: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL36;
CPyL164: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r57);
    goto CPyL147;
CPyL165: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r57);
    CPyTagged_DecRef(cpy_r_r64);
    goto CPyL147;
CPyL166: ;
    CPyTagged_DECREF(cpy_r_r64);
    goto CPyL55;
CPyL167: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL88;
CPyL168: ;
    CPy_DECREF(cpy_r_r57);
    goto CPyL57;
CPyL169: ;
    CPy_DecRef(cpy_r_r78);
    goto CPyL147;
CPyL170: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL67;
CPyL171: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL147;
CPyL172: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL72;
CPyL173: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL71;
CPyL174: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL77;
CPyL175: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL80;
CPyL176: ;
    CPy_DecRef(cpy_r_r57);
    goto CPyL147;
CPyL177: ;
    CPyTagged_DecRef(cpy_r_r120);
    goto CPyL147;
CPyL178: ;
    CPy_DECREF(cpy_r_r57);
    goto CPyL113;
CPyL179: ;
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r129);
    goto CPyL147;
CPyL180: ;
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r129);
    CPyTagged_DecRef(cpy_r_r139);
    goto CPyL147;
CPyL181: ;
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r129);
    CPy_DecRef(cpy_r_r143);
    goto CPyL147;
CPyL182: ;
    CPy_DecRef(cpy_r_r129);
    goto CPyL147;
CPyL183: ;
    CPy_DecRef(cpy_r_r157);
    goto CPyL147;
CPyL184: ;
    CPy_DecRef(cpy_r_r170);
    goto CPyL147;
CPyL185: ;
    CPy_DECREF(cpy_r_r170);
    goto CPyL132;
CPyL186: ;
    CPy_DecRef(cpy_r_r179);
    goto CPyL147;
CPyL187: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL1;
CPyL188: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL25;
CPyL189: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL150;
CPyL190: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL151;
}
        
PyObject *CPyDef_scholars___effects___dice___gain_one_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___effects___dice___gain_one_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___dice___gain_one_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice___gain_one_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.gain_one_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___dice___gain_one_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "__next__", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___gain_one_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___effects___dice___gain_one_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___dice___gain_one_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice___gain_one_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.gain_one_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___effects___dice___gain_one_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "send", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___gain_one_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___effects___dice___gain_one_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice___gain_one_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.gain_one_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___dice___gain_one_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "__iter__", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___gain_one_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_scholars___effects___dice___gain_one_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_scholars___effects___dice___gain_one_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice___gain_one_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.gain_one_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_scholars___effects___dice___gain_one_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "throw", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___gain_one_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_scholars___effects___dice___gain_one_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4754 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4754);
    PyObject *__tmp4755 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4755);
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
        
        PyObject *CPyPy_scholars___effects___dice___gain_one_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice___gain_one_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.gain_one_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___dice___gain_one_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "close", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___gain_one(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_colours, char cpy_r_to_hand, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = CPyDef_scholars___effects___dice___gain_one_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 52, CPyStatic_scholars___effects___dice___globals);
        goto CPyL7;
    }
    ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 52, CPyStatic_scholars___effects___dice___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 52, CPyStatic_scholars___effects___dice___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_colours);
    if (((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__colours != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__colours);
    }
    ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__colours = cpy_r_colours;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 52, CPyStatic_scholars___effects___dice___globals);
        goto CPyL8;
    }
    ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__to_hand = cpy_r_to_hand;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 52, CPyStatic_scholars___effects___dice___globals);
        goto CPyL8;
    }
    ((serai___games___scholars___effects___dice___gain_one_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__optional = cpy_r_optional;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 52, CPyStatic_scholars___effects___dice___globals);
        goto CPyL8;
    }
    return cpy_r_r0;
CPyL7: ;
    cpy_r_r7 = NULL;
    return cpy_r_r7;
CPyL8: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL7;
}
        
        PyObject *CPyPy_scholars___effects___dice___gain_one(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "colours", "to_hand", "optional", 0};
            static CPyArg_Parser parser = {"OOOOO:gain_one", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_colours;
            PyObject *obj_to_hand;
            PyObject *obj_optional;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_colours, &obj_to_hand, &obj_optional)) {
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
            PyObject * arg_colours;
            if (likely(PyTuple_Check(obj_colours)))
                arg_colours = obj_colours;
            else {
                CPy_TypeError("tuple", obj_colours); 
                goto fail;
            }
            char arg_to_hand;
            if (unlikely(!PyBool_Check(obj_to_hand))) {
                CPy_TypeError("bool", obj_to_hand); goto fail;
            } else
                arg_to_hand = obj_to_hand == Py_True;
            char arg_optional;
            if (unlikely(!PyBool_Check(obj_optional))) {
                CPy_TypeError("bool", obj_optional); goto fail;
            } else
                arg_optional = obj_optional == Py_True;
            PyObject *retval = CPyDef_scholars___effects___dice___gain_one(arg_t, arg_me, arg_colours, arg_to_hand, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "gain_one", 52, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___dice___DestroyWhite___binds(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    cpy_r_r0 = CPyTagged_And(cpy_r_context, 6);
    cpy_r_r1 = cpy_r_r0 == 0;
    CPyTagged_DECREF(cpy_r_r0);
    return cpy_r_r1;
}
        
        PyObject *CPyPy_scholars___effects___dice___DestroyWhite___binds(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___dice___DestroyWhite))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.DestroyWhite", obj_self); 
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
            char retval = CPyDef_scholars___effects___dice___DestroyWhite___binds(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "binds", 81, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___dice___DestroyWhite___binds__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_scholars___effects___dice___DestroyWhite___binds(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___dice___DestroyWhite___binds__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___dice___DestroyWhite))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.DestroyWhite", obj_self); 
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
            char retval = CPyDef_scholars___effects___dice___DestroyWhite___binds__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "binds__Work_glue", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___dice___DestroyWhite___possible(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    cpy_r_r0 = CPyDef_scholars___dice___white_dice(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "possible", 85, CPyStatic_scholars___effects___dice___globals);
        goto CPyL2;
    }
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    CPy_DECREF(cpy_r_r0);
    cpy_r_r3 = cpy_r_r2 << 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    return cpy_r_r4;
CPyL2: ;
    cpy_r_r5 = 2;
    return cpy_r_r5;
}
        
        PyObject *CPyPy_scholars___effects___dice___DestroyWhite___possible(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___dice___DestroyWhite))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.DestroyWhite", obj_self); 
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
            char retval = CPyDef_scholars___effects___dice___DestroyWhite___possible(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "possible", 84, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___dice___DestroyWhite___possible__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_scholars___effects___dice___DestroyWhite___possible(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___dice___DestroyWhite___possible__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___dice___DestroyWhite))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.DestroyWhite", obj_self); 
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
            char retval = CPyDef_scholars___effects___dice___DestroyWhite___possible__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "possible__Work_glue", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___DestroyWhite___reason(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = CPyStatic_scholars___reasons___NO_WHITE_DIE;
    if (likely(cpy_r_r0 != NULL)) goto CPyL3;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_WHITE_DIE\" was not set");
    cpy_r_r1 = 0;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "reason", 88, CPyStatic_scholars___effects___dice___globals);
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
        
        PyObject *CPyPy_scholars___effects___dice___DestroyWhite___reason(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___dice___DestroyWhite))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.DestroyWhite", obj_self); 
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
            PyObject *retval = CPyDef_scholars___effects___dice___DestroyWhite___reason(arg_self, arg_t, arg_me, arg_call, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "reason", 87, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___DestroyWhite___reason__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_scholars___effects___dice___DestroyWhite___reason(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___dice___DestroyWhite___reason__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___dice___DestroyWhite))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.DestroyWhite", obj_self); 
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
            PyObject *retval = CPyDef_scholars___effects___dice___DestroyWhite___reason__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "reason__Work_glue", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___ask_DestroyWhite_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    CPyTagged cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    CPyTagged cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    CPyTagged cpy_r_r31;
    char cpy_r_r32;
    CPyTagged cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_may_stop;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject **cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    tuple_T3OOO cpy_r_r58;
    PyObject **cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject **cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    char cpy_r_r69;
    CPyTagged cpy_r_r70;
    int64_t cpy_r_r71;
    char cpy_r_r72;
    int64_t cpy_r_r73;
    char cpy_r_r74;
    char cpy_r_r75;
    char cpy_r_r76;
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    int32_t cpy_r_r80;
    CPyTagged cpy_r_r81;
    CPyTagged cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    char cpy_r_r85;
    int32_t cpy_r_r86;
    char cpy_r_r87;
    int32_t cpy_r_r88;
    PyObject *cpy_r_r89;
    char cpy_r_r90;
    char cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
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
    CPyTagged cpy_r_r104;
    char cpy_r_r105;
    CPyTagged cpy_r_r106;
    char cpy_r_r107;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL73;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 90, CPyStatic_scholars___effects___dice___globals);
        goto CPyL72;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__call;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_DestroyWhite_gen", "call", 91, CPyStatic_scholars___effects___dice___globals);
        goto CPyL72;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___kernel___effects___CallObject *)cpy_r_r7)->_words;
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9 = CPySequenceTuple_GetItem(cpy_r_r8, 0);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 91, CPyStatic_scholars___effects___dice___globals);
        goto CPyL72;
    }
    if (PyLong_Check(cpy_r_r9))
        cpy_r_r10 = cpy_r_r9;
    else {
        cpy_r_r10 = NULL;
    }
    if (cpy_r_r10 != NULL) goto __LL4756;
    if (PyUnicode_Check(cpy_r_r9))
        cpy_r_r10 = cpy_r_r9;
    else {
        cpy_r_r10 = NULL;
    }
    if (cpy_r_r10 != NULL) goto __LL4756;
    if (unlikely(!(PyTuple_Check(cpy_r_r9) && PyTuple_GET_SIZE(cpy_r_r9) == 2))) {
        cpy_r_r10 = NULL;
        goto __LL4757;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r9, 0))))
        cpy_r_r10 = PyTuple_GET_ITEM(cpy_r_r9, 0);
    else {
        cpy_r_r10 = NULL;
    }
    if (cpy_r_r10 == NULL) goto __LL4757;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r9, 1))))
        cpy_r_r10 = PyTuple_GET_ITEM(cpy_r_r9, 1);
    else {
        cpy_r_r10 = NULL;
    }
    if (cpy_r_r10 == NULL) goto __LL4757;
    cpy_r_r10 = cpy_r_r9;
__LL4757: ;
    if (cpy_r_r10 != NULL) goto __LL4756;
    CPy_TypeErrorTraceback("src/serai/games/scholars/effects/dice.py", "ask", 91, CPyStatic_scholars___effects___dice___globals, "union[int, str, tuple[str, int]]", cpy_r_r9);
    goto CPyL72;
__LL4756: ;
    cpy_r_r11 = PyLong_Check(cpy_r_r10);
    if (cpy_r_r11) {
        goto CPyL10;
    } else
        goto CPyL78;
CPyL8: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r12 = 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 92, CPyStatic_scholars___effects___dice___globals);
        goto CPyL72;
    }
    CPy_Unreachable();
CPyL10: ;
    cpy_r_r13 = ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__context;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_DestroyWhite_gen", "context", 93, CPyStatic_scholars___effects___dice___globals);
        goto CPyL79;
    }
CPyL11: ;
    cpy_r_r14 = CPyTagged_And(cpy_r_r13, 6);
    cpy_r_r15 = cpy_r_r14 != 0;
    CPyTagged_DECREF(cpy_r_r14);
    ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__at_will = cpy_r_r15;
    cpy_r_r16 = 1;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 93, CPyStatic_scholars___effects___dice___globals);
        goto CPyL79;
    }
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r17 = CPY_INT_TAG;
    }
    if (((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0);
    }
    ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0 = cpy_r_r17;
    cpy_r_r18 = 1;
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 94, CPyStatic_scholars___effects___dice___globals);
        goto CPyL72;
    }
    if (((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_1);
    }
    ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_1 = 0;
    cpy_r_r19 = 1;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 94, CPyStatic_scholars___effects___dice___globals);
        goto CPyL80;
    }
    cpy_r_r20 = ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_1;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_DestroyWhite_gen", "__mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_1", 94, CPyStatic_scholars___effects___dice___globals);
        goto CPyL80;
    }
CPyL15: ;
    CPyTagged_INCREF(cpy_r_r20);
    if (((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number);
    }
    ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number = cpy_r_r20;
    cpy_r_r21 = 1;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 94, CPyStatic_scholars___effects___dice___globals);
        goto CPyL80;
    }
CPyL16: ;
    cpy_r_r22 = ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_1;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_DestroyWhite_gen", "__mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_1", 94, CPyStatic_scholars___effects___dice___globals);
        goto CPyL80;
    }
CPyL17: ;
    cpy_r_r23 = ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0' of 'ask_DestroyWhite_gen' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r23);
    }
    cpy_r_r24 = cpy_r_r22 & 1;
    cpy_r_r25 = cpy_r_r24 != 0;
    if (cpy_r_r25) goto CPyL19;
    cpy_r_r26 = cpy_r_r23 & 1;
    cpy_r_r27 = cpy_r_r26 != 0;
    if (!cpy_r_r27) goto CPyL20;
CPyL19: ;
    cpy_r_r28 = CPyTagged_IsLt_(cpy_r_r22, cpy_r_r23);
    cpy_r_r29 = cpy_r_r28;
    goto CPyL21;
CPyL20: ;
    cpy_r_r30 = (Py_ssize_t)cpy_r_r22 < (Py_ssize_t)cpy_r_r23;
    cpy_r_r29 = cpy_r_r30;
CPyL21: ;
    CPyTagged_DECREF(cpy_r_r23);
    if (!cpy_r_r29) goto CPyL81;
    cpy_r_r31 = ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_1;
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_DestroyWhite_gen", "__mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_1", 94, CPyStatic_scholars___effects___dice___globals);
        goto CPyL80;
    }
CPyL23: ;
    CPyTagged_INCREF(cpy_r_r31);
    if (((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number);
    }
    ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number = cpy_r_r31;
    cpy_r_r32 = 1;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 94, CPyStatic_scholars___effects___dice___globals);
        goto CPyL80;
    }
    cpy_r_r33 = ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number;
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_DestroyWhite_gen", "number", 95, CPyStatic_scholars___effects___dice___globals);
        goto CPyL80;
    }
CPyL25: ;
    cpy_r_r34 = cpy_r_r33 == 0;
    if (!cpy_r_r34) goto CPyL28;
    cpy_r_r35 = ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__optional;
    if (unlikely(cpy_r_r35 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_DestroyWhite_gen", "optional", 95, CPyStatic_scholars___effects___dice___globals);
        goto CPyL80;
    }
CPyL27: ;
    cpy_r_r36 = cpy_r_r35;
    goto CPyL30;
CPyL28: ;
    cpy_r_r37 = ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__at_will;
    if (unlikely(cpy_r_r37 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_DestroyWhite_gen", "at_will", 95, CPyStatic_scholars___effects___dice___globals);
        goto CPyL80;
    }
CPyL29: ;
    cpy_r_r36 = cpy_r_r37;
CPyL30: ;
    cpy_r_may_stop = cpy_r_r36;
    cpy_r_r38 = ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_DestroyWhite_gen", "t", 96, CPyStatic_scholars___effects___dice___globals);
        goto CPyL80;
    }
CPyL31: ;
    cpy_r_r39 = ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_DestroyWhite_gen", "me", 96, CPyStatic_scholars___effects___dice___globals);
        goto CPyL80;
    }
CPyL32: ;
    cpy_r_r40 = CPyStatics[2786]; /* 'destroy-white' */
    cpy_r_r41 = CPyStatics[2787]; /* 'SC-EFF-04' */
    cpy_r_r42 = CPyDef_scholars___dice___give_up_white(cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r41, cpy_r_may_stop);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 96, CPyStatic_scholars___effects___dice___globals);
        goto CPyL80;
    }
    if (((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_3);
    }
    ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_3 = cpy_r_r42;
    cpy_r_r43 = 1;
    if (!cpy_r_r43) goto CPyL80;
    cpy_r_r44 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r45 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r46 = NULL;
    cpy_r_r1 = cpy_r_r46;
    cpy_r_r47 = (PyObject **)&cpy_r_r1;
    cpy_r_r48 = ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_3;
    cpy_r_r49 = CPyDef_scholars___dice___give_up_white_gen_____mypyc_generator_helper__(cpy_r_r48, cpy_r_r45, cpy_r_r45, cpy_r_r45, cpy_r_r44, cpy_r_r47);
    if (cpy_r_r49 != NULL) goto CPyL82;
    cpy_r_r50 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 96, CPyStatic_scholars___effects___dice___globals);
        goto CPyL83;
    }
    cpy_r_r51 = cpy_r_r1;
    cpy_r_r52 = NULL;
    if (((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_3);
    }
    ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_3 = cpy_r_r52;
    cpy_r_r53 = 1;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 96, CPyStatic_scholars___effects___dice___globals);
        goto CPyL84;
    } else
        goto CPyL53;
CPyL37: ;
    cpy_r_r54 = cpy_r_r49;
CPyL38: ;
    ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r54;
CPyL39: ;
    cpy_r_r56 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r57 = cpy_r_type != cpy_r_r56;
    if (!cpy_r_r57) goto CPyL85;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 96, CPyStatic_scholars___effects___dice___globals);
        goto CPyL43;
    } else
        goto CPyL86;
CPyL41: ;
    CPy_Unreachable();
CPyL42: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL49;
CPyL43: ;
    cpy_r_r58 = CPy_CatchError();
    cpy_r_r59 = (PyObject **)&cpy_r_r3;
    cpy_r_r60 = ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_3;
    cpy_r_r61 = CPy_YieldFromErrorHandle(cpy_r_r60, cpy_r_r59);
    if (unlikely(cpy_r_r61 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 96, CPyStatic_scholars___effects___dice___globals);
        goto CPyL87;
    }
    if (cpy_r_r61) {
        goto CPyL46;
    } else
        goto CPyL88;
CPyL45: ;
    cpy_r_r54 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r58);
    CPy_DecRef(cpy_r_r58.f0);
    CPy_DecRef(cpy_r_r58.f1);
    CPy_DecRef(cpy_r_r58.f2);
    goto CPyL38;
CPyL46: ;
    cpy_r_r51 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r58);
    CPy_DecRef(cpy_r_r58.f0);
    CPy_DecRef(cpy_r_r58.f1);
    CPy_DecRef(cpy_r_r58.f2);
    goto CPyL53;
CPyL47: ;
    CPy_RestoreExcInfo(cpy_r_r58);
    CPy_DecRef(cpy_r_r58.f0);
    CPy_DecRef(cpy_r_r58.f1);
    CPy_DecRef(cpy_r_r58.f2);
    cpy_r_r62 = CPy_KeepPropagating();
    if (!cpy_r_r62) goto CPyL72;
    CPy_Unreachable();
CPyL49: ;
    cpy_r_r63 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r64 = NULL;
    cpy_r_r1 = cpy_r_r64;
    cpy_r_r65 = (PyObject **)&cpy_r_r1;
    cpy_r_r66 = ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_3;
    cpy_r_r67 = CPyDef_scholars___dice___give_up_white_gen_____mypyc_generator_helper__(cpy_r_r66, cpy_r_r63, cpy_r_r63, cpy_r_r63, cpy_r_arg, cpy_r_r65);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r67 == NULL) {
        goto CPyL51;
    } else
        goto CPyL89;
CPyL50: ;
    cpy_r_r54 = cpy_r_r67;
    goto CPyL38;
CPyL51: ;
    cpy_r_r68 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 96, CPyStatic_scholars___effects___dice___globals);
        goto CPyL83;
    }
    cpy_r_r51 = cpy_r_r1;
CPyL53: ;
    if (unlikely(!PyBool_Check(cpy_r_r51))) {
        CPy_TypeError("bool", cpy_r_r51); cpy_r_r69 = 2;
    } else
        cpy_r_r69 = cpy_r_r51 == Py_True;
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r69 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 96, CPyStatic_scholars___effects___dice___globals);
        goto CPyL80;
    }
    if (cpy_r_r69) {
        goto CPyL65;
    } else
        goto CPyL90;
CPyL55: ;
    cpy_r_r70 = ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number;
    if (unlikely(cpy_r_r70 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_DestroyWhite_gen", "number", 97, CPyStatic_scholars___effects___dice___globals);
        goto CPyL72;
    }
CPyL56: ;
    cpy_r_r71 = cpy_r_r70 & 1;
    cpy_r_r72 = cpy_r_r71 != 0;
    if (cpy_r_r72) goto CPyL58;
    cpy_r_r73 = 0 & 1;
    cpy_r_r74 = cpy_r_r73 != 0;
    if (!cpy_r_r74) goto CPyL59;
CPyL58: ;
    cpy_r_r75 = CPyTagged_IsLt_(0, cpy_r_r70);
    cpy_r_r76 = cpy_r_r75;
    goto CPyL60;
CPyL59: ;
    cpy_r_r77 = (Py_ssize_t)cpy_r_r70 > (Py_ssize_t)0;
    cpy_r_r76 = cpy_r_r77;
CPyL60: ;
    cpy_r_r78 = cpy_r_r76 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r78);
    ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r80 = CPyDef_scholars___effects___dice___ask_DestroyWhite_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL64;
    CPyGen_SetStopIterationValue(cpy_r_r78);
    CPy_DECREF(cpy_r_r78);
    if (!0) goto CPyL77;
    CPy_Unreachable();
CPyL64: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r78;
    CPyGen_Exit(&((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL65: ;
    cpy_r_r81 = ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_1;
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_DestroyWhite_gen", "__mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_1", 94, CPyStatic_scholars___effects___dice___globals);
        goto CPyL80;
    }
CPyL66: ;
    cpy_r_r82 = CPyTagged_Add(cpy_r_r81, 2);
    if (((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_1);
    }
    ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_1 = cpy_r_r82;
    cpy_r_r83 = 1;
    if (unlikely(!cpy_r_r83)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 94, CPyStatic_scholars___effects___dice___globals);
        goto CPyL80;
    } else
        goto CPyL16;
CPyL67: ;
    cpy_r_r84 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r84);
    ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r86 = CPyDef_scholars___effects___dice___ask_DestroyWhite_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL71;
    CPyGen_SetStopIterationValue(cpy_r_r84);
    CPy_DECREF(cpy_r_r84);
    if (!0) goto CPyL77;
    CPy_Unreachable();
CPyL71: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r84;
    CPyGen_Exit(&((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL72: ;
    ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r88 = CPyDef_scholars___effects___dice___ask_DestroyWhite_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r89 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r89;
CPyL73: ;
    cpy_r_r90 = cpy_r_r4 == 0;
    if (cpy_r_r90) goto CPyL91;
    cpy_r_r91 = cpy_r_r4 == 1;
    if (cpy_r_r91) {
        goto CPyL39;
    } else
        goto CPyL92;
CPyL75: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r92 = 0;
    if (unlikely(!cpy_r_r92)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 90, CPyStatic_scholars___effects___dice___globals);
        goto CPyL77;
    }
    CPy_Unreachable();
CPyL77: ;
    cpy_r_r93 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r93;
CPyL78: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL8;
CPyL79: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL72;
CPyL80: ;
    cpy_r_r94 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0);
    }
    ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0 = cpy_r_r94;
    cpy_r_r95 = 1;
    goto CPyL72;
CPyL81: ;
    cpy_r_r96 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0);
    }
    ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0 = cpy_r_r96;
    cpy_r_r97 = 1;
    goto CPyL67;
CPyL82: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL37;
CPyL83: ;
    CPy_XDecRef(cpy_r_r1);
    cpy_r_r98 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0);
    }
    ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0 = cpy_r_r98;
    cpy_r_r99 = 1;
    goto CPyL72;
CPyL84: ;
    cpy_r_r100 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0);
    }
    ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0 = cpy_r_r100;
    cpy_r_r101 = 1;
    CPy_DecRef(cpy_r_r51);
    goto CPyL72;
CPyL85: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL42;
CPyL86: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL41;
CPyL87: ;
    CPy_XDecRef(cpy_r_r3);
    cpy_r_r102 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0);
    }
    ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0 = cpy_r_r102;
    cpy_r_r103 = 1;
    goto CPyL47;
CPyL88: ;
    goto CPyL45;
CPyL89: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL50;
CPyL90: ;
    cpy_r_r104 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0);
    }
    ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0 = cpy_r_r104;
    cpy_r_r105 = 1;
    goto CPyL55;
CPyL91: ;
    CPy_XDECREF(cpy_r_r3);
    cpy_r_r106 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0);
    }
    ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0 = cpy_r_r106;
    cpy_r_r107 = 1;
    goto CPyL1;
CPyL92: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL75;
}
        
PyObject *CPyDef_scholars___effects___dice___ask_DestroyWhite_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___effects___dice___ask_DestroyWhite_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___dice___ask_DestroyWhite_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice___ask_DestroyWhite_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.ask_DestroyWhite_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___dice___ask_DestroyWhite_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "__next__", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___ask_DestroyWhite_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___effects___dice___ask_DestroyWhite_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___dice___ask_DestroyWhite_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice___ask_DestroyWhite_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.ask_DestroyWhite_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___effects___dice___ask_DestroyWhite_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "send", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___ask_DestroyWhite_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___effects___dice___ask_DestroyWhite_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice___ask_DestroyWhite_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.ask_DestroyWhite_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___dice___ask_DestroyWhite_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "__iter__", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___ask_DestroyWhite_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_scholars___effects___dice___ask_DestroyWhite_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_scholars___effects___dice___ask_DestroyWhite_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice___ask_DestroyWhite_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.ask_DestroyWhite_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_scholars___effects___dice___ask_DestroyWhite_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "throw", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___ask_DestroyWhite_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_scholars___effects___dice___ask_DestroyWhite_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4758 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4758);
    PyObject *__tmp4759 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4759);
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
        
        PyObject *CPyPy_scholars___effects___dice___ask_DestroyWhite_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice___ask_DestroyWhite_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.ask_DestroyWhite_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___dice___ask_DestroyWhite_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "close", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___DestroyWhite___ask(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = CPyDef_scholars___effects___dice___ask_DestroyWhite_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 90, CPyStatic_scholars___effects___dice___globals);
        goto CPyL8;
    }
    ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 90, CPyStatic_scholars___effects___dice___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 90, CPyStatic_scholars___effects___dice___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 90, CPyStatic_scholars___effects___dice___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_call);
    if (((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call);
    }
    ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call = cpy_r_call;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 90, CPyStatic_scholars___effects___dice___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_context);
    if (((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context);
    }
    ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context = cpy_r_context;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 90, CPyStatic_scholars___effects___dice___globals);
        goto CPyL9;
    }
    ((serai___games___scholars___effects___dice___ask_DestroyWhite_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__optional = cpy_r_optional;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 90, CPyStatic_scholars___effects___dice___globals);
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
        
        PyObject *CPyPy_scholars___effects___dice___DestroyWhite___ask(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___dice___DestroyWhite))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.DestroyWhite", obj_self); 
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
            PyObject *retval = CPyDef_scholars___effects___dice___DestroyWhite___ask(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 90, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___DestroyWhite___ask__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
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
    cpy_r_r1 = CPyDef_scholars___effects___dice___DestroyWhite___ask(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context, cpy_r_optional);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___dice___DestroyWhite___ask__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___dice___DestroyWhite))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.DestroyWhite", obj_self); 
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
            PyObject *retval = CPyDef_scholars___effects___dice___DestroyWhite___ask__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask__Work_glue", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___dice___DestroyWhite_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___scholars___effects___dice___DestroyWhiteObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___scholars___effects___dice___DestroyWhiteObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___scholars___effects___dice___DestroyWhiteObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___scholars___effects___dice___DestroyWhiteObject *)cpy_r___mypyc_self__)->_quiet = 0;
    ((serai___games___scholars___effects___dice___DestroyWhiteObject *)cpy_r___mypyc_self__)->_asks_itself = 1;
    return 1;
}
        
        PyObject *CPyPy_scholars___effects___dice___DestroyWhite_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice___DestroyWhite))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.DestroyWhite", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_scholars___effects___dice___DestroyWhite_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "__mypyc_defaults_setup", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___dice___Draw___binds(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    cpy_r_r0 = CPyTagged_And(cpy_r_context, 6);
    cpy_r_r1 = cpy_r_r0 == 0;
    CPyTagged_DECREF(cpy_r_r0);
    return cpy_r_r1;
}
        
        PyObject *CPyPy_scholars___effects___dice___Draw___binds(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___dice___Draw))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.Draw", obj_self); 
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
            char retval = CPyDef_scholars___effects___dice___Draw___binds(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "binds", 106, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___dice___Draw___binds__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_scholars___effects___dice___Draw___binds(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___dice___Draw___binds__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___dice___Draw))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.Draw", obj_self); 
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
            char retval = CPyDef_scholars___effects___dice___Draw___binds__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "binds__Work_glue", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___dice___Draw___possible(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    char cpy_r_r0;
    char cpy_r_r1;
    cpy_r_r0 = CPyDef_scholars___dice___can_draw(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "possible", 110, CPyStatic_scholars___effects___dice___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = 2;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_scholars___effects___dice___Draw___possible(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___dice___Draw))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.Draw", obj_self); 
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
            char retval = CPyDef_scholars___effects___dice___Draw___possible(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "possible", 109, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___dice___Draw___possible__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_scholars___effects___dice___Draw___possible(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___dice___Draw___possible__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___dice___Draw))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.Draw", obj_self); 
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
            char retval = CPyDef_scholars___effects___dice___Draw___possible__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "possible__Work_glue", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___Draw___reason(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = CPyStatic_scholars___reasons___NO_DIE_TO_DRAW;
    if (likely(cpy_r_r0 != NULL)) goto CPyL3;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_DIE_TO_DRAW\" was not set");
    cpy_r_r1 = 0;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "reason", 113, CPyStatic_scholars___effects___dice___globals);
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
        
        PyObject *CPyPy_scholars___effects___dice___Draw___reason(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___dice___Draw))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.Draw", obj_self); 
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
            PyObject *retval = CPyDef_scholars___effects___dice___Draw___reason(arg_self, arg_t, arg_me, arg_call, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "reason", 112, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___Draw___reason__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_scholars___effects___dice___Draw___reason(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___dice___Draw___reason__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___dice___Draw))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.Draw", obj_self); 
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
            PyObject *retval = CPyDef_scholars___effects___dice___Draw___reason__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "reason__Work_glue", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___ask_Draw_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    int32_t cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_amount;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    char cpy_r_r16;
    CPyTagged cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_r26;
    char cpy_r_r27;
    CPyTagged cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject **cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    tuple_T1I cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_numbers;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyTagged cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    int32_t cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
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
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    CPyTagged cpy_r_r82;
    PyObject *cpy_r_r83;
    CPyTagged cpy_r_r84;
    CPyTagged cpy_r_r85;
    PyObject *cpy_r_r86;
    char cpy_r_r87;
    int32_t cpy_r_r88;
    char cpy_r_r89;
    int32_t cpy_r_r90;
    PyObject *cpy_r_r91;
    char cpy_r_r92;
    char cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL73;
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_type != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 115, CPyStatic_scholars___effects___dice___globals);
        goto CPyL72;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r3 = ((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__call;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_Draw_gen", "call", 116, CPyStatic_scholars___effects___dice___globals);
        goto CPyL72;
    }
CPyL5: ;
    cpy_r_r4 = ((serai___kernel___effects___CallObject *)cpy_r_r3)->_words;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = CPySequenceTuple_GetItem(cpy_r_r4, 0);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 116, CPyStatic_scholars___effects___dice___globals);
        goto CPyL72;
    }
    if (PyLong_Check(cpy_r_r5))
        cpy_r_r6 = cpy_r_r5;
    else {
        cpy_r_r6 = NULL;
    }
    if (cpy_r_r6 != NULL) goto __LL4760;
    if (PyUnicode_Check(cpy_r_r5))
        cpy_r_r6 = cpy_r_r5;
    else {
        cpy_r_r6 = NULL;
    }
    if (cpy_r_r6 != NULL) goto __LL4760;
    if (unlikely(!(PyTuple_Check(cpy_r_r5) && PyTuple_GET_SIZE(cpy_r_r5) == 2))) {
        cpy_r_r6 = NULL;
        goto __LL4761;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r5, 0))))
        cpy_r_r6 = PyTuple_GET_ITEM(cpy_r_r5, 0);
    else {
        cpy_r_r6 = NULL;
    }
    if (cpy_r_r6 == NULL) goto __LL4761;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r5, 1))))
        cpy_r_r6 = PyTuple_GET_ITEM(cpy_r_r5, 1);
    else {
        cpy_r_r6 = NULL;
    }
    if (cpy_r_r6 == NULL) goto __LL4761;
    cpy_r_r6 = cpy_r_r5;
__LL4761: ;
    if (cpy_r_r6 != NULL) goto __LL4760;
    CPy_TypeErrorTraceback("src/serai/games/scholars/effects/dice.py", "ask", 116, CPyStatic_scholars___effects___dice___globals, "union[int, str, tuple[str, int]]", cpy_r_r5);
    goto CPyL72;
__LL4760: ;
    cpy_r_amount = cpy_r_r6;
    cpy_r_r7 = PyLong_Check(cpy_r_amount);
    if (cpy_r_r7) {
        goto CPyL10;
    } else
        goto CPyL78;
CPyL8: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r8 = 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 117, CPyStatic_scholars___effects___dice___globals);
        goto CPyL72;
    }
    CPy_Unreachable();
CPyL10: ;
    cpy_r_r9 = ((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_Draw_gen", "t", 118, CPyStatic_scholars___effects___dice___globals);
        goto CPyL79;
    }
CPyL11: ;
    cpy_r_r10 = ((serai___games___scholars___table___TableObject *)cpy_r_r9)->_book;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "Table", "book", 118, CPyStatic_scholars___effects___dice___globals);
        goto CPyL79;
    }
CPyL12: ;
    cpy_r_r11 = ((serai___games___scholars___book___BookObject *)cpy_r_r10)->_options;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "Book", "options", 118, CPyStatic_scholars___effects___dice___globals);
        goto CPyL79;
    }
    CPy_INCREF(cpy_r_r11);
CPyL13: ;
    if (((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options);
    }
    ((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options = cpy_r_r11;
    cpy_r_r12 = 1;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 118, CPyStatic_scholars___effects___dice___globals);
        goto CPyL79;
    }
    cpy_r_r13 = ((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__optional;
    if (unlikely(cpy_r_r13 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_Draw_gen", "optional", 119, CPyStatic_scholars___effects___dice___globals);
        goto CPyL79;
    }
CPyL15: ;
    if (cpy_r_r13) goto CPyL24;
CPyL16: ;
    cpy_r_r14 = ((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__context;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_Draw_gen", "context", 119, CPyStatic_scholars___effects___dice___globals);
        goto CPyL79;
    }
CPyL17: ;
    cpy_r_r15 = CPyTagged_And(cpy_r_r14, 4);
    cpy_r_r16 = cpy_r_r15 != 0;
    CPyTagged_DECREF(cpy_r_r15);
    if (!cpy_r_r16) goto CPyL63;
    if (likely(PyLong_Check(cpy_r_amount)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_amount);
    else {
        CPy_TypeError("int", cpy_r_amount); cpy_r_r17 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 119, CPyStatic_scholars___effects___dice___globals);
        goto CPyL79;
    }
    cpy_r_r18 = cpy_r_r17 & 1;
    cpy_r_r19 = cpy_r_r18 != 0;
    if (cpy_r_r19) goto CPyL21;
    cpy_r_r20 = 2 & 1;
    cpy_r_r21 = cpy_r_r20 != 0;
    if (!cpy_r_r21) goto CPyL22;
CPyL21: ;
    cpy_r_r22 = CPyTagged_IsLt_(2, cpy_r_r17);
    cpy_r_r23 = cpy_r_r22;
    goto CPyL23;
CPyL22: ;
    cpy_r_r24 = (Py_ssize_t)cpy_r_r17 > (Py_ssize_t)2;
    cpy_r_r23 = cpy_r_r24;
CPyL23: ;
    CPyTagged_DECREF(cpy_r_r17);
    if (!cpy_r_r23) goto CPyL63;
CPyL24: ;
    cpy_r_r25 = ((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__context;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_Draw_gen", "context", 120, CPyStatic_scholars___effects___dice___globals);
        goto CPyL79;
    }
CPyL25: ;
    cpy_r_r26 = CPyTagged_And(cpy_r_r25, 4);
    cpy_r_r27 = cpy_r_r26 != 0;
    CPyTagged_DECREF(cpy_r_r26);
    if (!cpy_r_r27) goto CPyL30;
    if (likely(PyLong_Check(cpy_r_amount)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_amount);
    else {
        CPy_TypeError("int", cpy_r_amount); cpy_r_r28 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_amount);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 120, CPyStatic_scholars___effects___dice___globals);
        goto CPyL72;
    }
    cpy_r_r29 = CPyTagged_Add(cpy_r_r28, 2);
    CPyTagged_DECREF(cpy_r_r28);
    cpy_r_r30 = (PyObject *)&PyRange_Type;
    cpy_r_r31 = CPyStatics[4897]; /* 1 */
    cpy_r_r32 = CPyTagged_StealAsObject(cpy_r_r29);
    PyObject *cpy_r_r33[2] = {cpy_r_r31, cpy_r_r32};
    cpy_r_r34 = (PyObject **)&cpy_r_r33;
    cpy_r_r35 = PyObject_Vectorcall(cpy_r_r30, cpy_r_r34, 2, 0);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 120, CPyStatic_scholars___effects___dice___globals);
        goto CPyL80;
    }
    CPy_DECREF(cpy_r_r32);
    if (likely(PyRange_Check(cpy_r_r35)))
        cpy_r_r36 = cpy_r_r35;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/dice.py", "ask", 120, CPyStatic_scholars___effects___dice___globals, "range", cpy_r_r35);
        goto CPyL72;
    }
    cpy_r_r37 = cpy_r_r36;
    goto CPyL32;
CPyL30: ;
    if (likely(PyLong_Check(cpy_r_amount)))
        cpy_r_r38 = CPyTagged_FromObject(cpy_r_amount);
    else {
        CPy_TypeError("int", cpy_r_amount); cpy_r_r38 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_amount);
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 120, CPyStatic_scholars___effects___dice___globals);
        goto CPyL72;
    }
    cpy_r_r39.f0 = cpy_r_r38;
    cpy_r_r40 = PyTuple_New(1);
    if (unlikely(cpy_r_r40 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4762 = CPyTagged_StealAsObject(cpy_r_r39.f0);
    PyTuple_SET_ITEM(cpy_r_r40, 0, __tmp4762);
    cpy_r_r37 = cpy_r_r40;
CPyL32: ;
    cpy_r_numbers = cpy_r_r37;
    cpy_r_r41 = PyList_New(0);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 121, CPyStatic_scholars___effects___dice___globals);
        goto CPyL81;
    }
    cpy_r_r42 = PyObject_GetIter(cpy_r_numbers);
    CPy_DECREF(cpy_r_numbers);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 121, CPyStatic_scholars___effects___dice___globals);
        goto CPyL82;
    }
CPyL34: ;
    cpy_r_r43 = PyIter_Next(cpy_r_r42);
    if (cpy_r_r43 == NULL) goto CPyL83;
    if (likely(PyLong_Check(cpy_r_r43)))
        cpy_r_r44 = CPyTagged_FromObject(cpy_r_r43);
    else {
        CPy_TypeError("int", cpy_r_r43); cpy_r_r44 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 121, CPyStatic_scholars___effects___dice___globals);
        goto CPyL84;
    }
    cpy_r_r45 = ((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_Draw_gen", "options", 121, CPyStatic_scholars___effects___dice___globals);
        goto CPyL85;
    }
CPyL37: ;
    cpy_r_r46 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r45)->_draw;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "Options", "draw", 121, CPyStatic_scholars___effects___dice___globals);
        goto CPyL85;
    }
    CPy_INCREF(cpy_r_r46);
CPyL38: ;
    cpy_r_r47 = CPyTagged_StealAsObject(cpy_r_r44);
    cpy_r_r48 = CPyDict_GetItem(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 121, CPyStatic_scholars___effects___dice___globals);
        goto CPyL84;
    }
    if (likely(Py_TYPE(cpy_r_r48) == CPyType_option___Option))
        cpy_r_r49 = cpy_r_r48;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/dice.py", "ask", 121, CPyStatic_scholars___effects___dice___globals, "serai.kernel.option.Option", cpy_r_r48);
        goto CPyL84;
    }
    cpy_r_r50 = PyList_Append(cpy_r_r41, cpy_r_r49);
    CPy_DECREF(cpy_r_r49);
    cpy_r_r51 = cpy_r_r50 >= 0;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 121, CPyStatic_scholars___effects___dice___globals);
        goto CPyL84;
    } else
        goto CPyL34;
CPyL41: ;
    cpy_r_r52 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 121, CPyStatic_scholars___effects___dice___globals);
        goto CPyL82;
    }
    cpy_r_r53 = ((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__optional;
    if (unlikely(cpy_r_r53 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_Draw_gen", "optional", 122, CPyStatic_scholars___effects___dice___globals);
        goto CPyL86;
    }
CPyL43: ;
    if (!cpy_r_r53) goto CPyL46;
CPyL44: ;
    cpy_r_r54 = ((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_Draw_gen", "options", 123, CPyStatic_scholars___effects___dice___globals);
        goto CPyL86;
    }
CPyL45: ;
    cpy_r_r55 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r54)->_skip;
    CPy_INCREF(cpy_r_r55);
    cpy_r_r56 = PyList_Append(cpy_r_r41, cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    cpy_r_r57 = cpy_r_r56 >= 0;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 123, CPyStatic_scholars___effects___dice___globals);
        goto CPyL86;
    }
CPyL46: ;
    cpy_r_r58 = ((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_Draw_gen", "me", 124, CPyStatic_scholars___effects___dice___globals);
        goto CPyL86;
    }
CPyL47: ;
    cpy_r_r59 = CPyStatics[519]; /* 'draw' */
    cpy_r_r60 = CPyStatics[2788]; /* 'SC-EFF-07' */
    cpy_r_r61 = NULL;
    cpy_r_r62 = NULL;
    cpy_r_r63 = NULL;
    cpy_r_r64 = CPyDef_offer___Offer(cpy_r_r41, cpy_r_r61, cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 124, CPyStatic_scholars___effects___dice___globals);
        goto CPyL72;
    }
    cpy_r_r65 = NULL;
    cpy_r_r66 = NULL;
    cpy_r_r67 = 2;
    cpy_r_r68 = CPyDef_decision___ask(cpy_r_r58, cpy_r_r59, cpy_r_r60, cpy_r_r64, cpy_r_r65, cpy_r_r66, cpy_r_r67);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 124, CPyStatic_scholars___effects___dice___globals);
        goto CPyL72;
    }
    ((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r68;
CPyL50: ;
    cpy_r_r70 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r71 = cpy_r_type != cpy_r_r70;
    if (!cpy_r_r71) goto CPyL53;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 124, CPyStatic_scholars___effects___dice___globals);
        goto CPyL72;
    }
    CPy_Unreachable();
CPyL53: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r72 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/dice.py", "ask", 124, CPyStatic_scholars___effects___dice___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL72;
    }
    cpy_r_r73 = ((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_Draw_gen", "options", 125, CPyStatic_scholars___effects___dice___globals);
        goto CPyL87;
    }
CPyL55: ;
    cpy_r_r74 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r73)->_skip;
    CPy_INCREF(cpy_r_r74);
    cpy_r_r75 = cpy_r_r72 == cpy_r_r74;
    CPy_DECREF(cpy_r_r74);
    if (cpy_r_r75) {
        goto CPyL88;
    } else
        goto CPyL61;
CPyL56: ;
    cpy_r_r76 = 0 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r76);
    ((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r78 = CPyDef_scholars___effects___dice___ask_Draw_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL60;
    CPyGen_SetStopIterationValue(cpy_r_r76);
    CPy_DECREF(cpy_r_r76);
    if (!0) goto CPyL77;
    CPy_Unreachable();
CPyL60: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r76;
    CPyGen_Exit(&((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL61: ;
    cpy_r_r79 = ((serai___kernel___option___OptionObject *)cpy_r_r72)->_value;
    CPy_INCREF(cpy_r_r79);
    CPy_DECREF(cpy_r_r72);
    if (PyLong_Check(cpy_r_r79))
        cpy_r_r80 = cpy_r_r79;
    else {
        cpy_r_r80 = NULL;
    }
    if (cpy_r_r80 != NULL) goto __LL4763;
    if (PyUnicode_Check(cpy_r_r79))
        cpy_r_r80 = cpy_r_r79;
    else {
        cpy_r_r80 = NULL;
    }
    if (cpy_r_r80 != NULL) goto __LL4763;
    if (unlikely(!(PyTuple_Check(cpy_r_r79) && PyTuple_GET_SIZE(cpy_r_r79) == 2))) {
        cpy_r_r80 = NULL;
        goto __LL4764;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r79, 0))))
        cpy_r_r80 = PyTuple_GET_ITEM(cpy_r_r79, 0);
    else {
        cpy_r_r80 = NULL;
    }
    if (cpy_r_r80 == NULL) goto __LL4764;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r79, 1))))
        cpy_r_r80 = PyTuple_GET_ITEM(cpy_r_r79, 1);
    else {
        cpy_r_r80 = NULL;
    }
    if (cpy_r_r80 == NULL) goto __LL4764;
    cpy_r_r80 = cpy_r_r79;
__LL4764: ;
    if (cpy_r_r80 != NULL) goto __LL4763;
    CPy_TypeErrorTraceback("src/serai/games/scholars/effects/dice.py", "ask", 127, CPyStatic_scholars___effects___dice___globals, "union[int, str, tuple[str, int]]", cpy_r_r79);
    goto CPyL72;
__LL4763: ;
    cpy_r_amount = cpy_r_r80;
CPyL63: ;
    cpy_r_r81 = ((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_Draw_gen", "t", 128, CPyStatic_scholars___effects___dice___globals);
        goto CPyL79;
    }
CPyL64: ;
    cpy_r_r82 = ((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r82 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_Draw_gen", "me", 128, CPyStatic_scholars___effects___dice___globals);
        goto CPyL79;
    }
CPyL65: ;
    cpy_r_r83 = CPyStatics[2788]; /* 'SC-EFF-07' */
    if (likely(PyLong_Check(cpy_r_amount)))
        cpy_r_r84 = CPyTagged_FromObject(cpy_r_amount);
    else {
        CPy_TypeError("int", cpy_r_amount); cpy_r_r84 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_amount);
    if (unlikely(cpy_r_r84 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 128, CPyStatic_scholars___effects___dice___globals);
        goto CPyL72;
    }
    cpy_r_r85 = CPyDef_scholars___dice___draw(cpy_r_r81, cpy_r_r82, cpy_r_r84, cpy_r_r83);
    CPyTagged_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r85 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 128, CPyStatic_scholars___effects___dice___globals);
        goto CPyL72;
    } else
        goto CPyL89;
CPyL67: ;
    cpy_r_r86 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r86);
    ((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r88 = CPyDef_scholars___effects___dice___ask_Draw_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL71;
    CPyGen_SetStopIterationValue(cpy_r_r86);
    CPy_DECREF(cpy_r_r86);
    if (!0) goto CPyL77;
    CPy_Unreachable();
CPyL71: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r86;
    CPyGen_Exit(&((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL72: ;
    ((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r90 = CPyDef_scholars___effects___dice___ask_Draw_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r91 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r91;
CPyL73: ;
    cpy_r_r92 = cpy_r_r0 == 0;
    if (cpy_r_r92) goto CPyL1;
    cpy_r_r93 = cpy_r_r0 == 1;
    if (cpy_r_r93) goto CPyL50;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r94 = 0;
    if (unlikely(!cpy_r_r94)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 115, CPyStatic_scholars___effects___dice___globals);
        goto CPyL77;
    }
    CPy_Unreachable();
CPyL77: ;
    cpy_r_r95 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r95;
CPyL78: ;
    CPy_DECREF(cpy_r_amount);
    goto CPyL8;
CPyL79: ;
    CPy_DecRef(cpy_r_amount);
    goto CPyL72;
CPyL80: ;
    CPy_DecRef(cpy_r_r32);
    goto CPyL72;
CPyL81: ;
    CPy_DecRef(cpy_r_numbers);
    goto CPyL72;
CPyL82: ;
    CPy_DecRef(cpy_r_r41);
    goto CPyL72;
CPyL83: ;
    CPy_DECREF(cpy_r_r42);
    goto CPyL41;
CPyL84: ;
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r42);
    goto CPyL72;
CPyL85: ;
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r44);
    goto CPyL72;
CPyL86: ;
    CPy_DecRef(cpy_r_r41);
    goto CPyL72;
CPyL87: ;
    CPy_DecRef(cpy_r_r72);
    goto CPyL72;
CPyL88: ;
    CPy_DECREF(cpy_r_r72);
    goto CPyL56;
CPyL89: ;
    CPyTagged_DECREF(cpy_r_r85);
    goto CPyL67;
}
        
PyObject *CPyDef_scholars___effects___dice___ask_Draw_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___effects___dice___ask_Draw_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___dice___ask_Draw_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice___ask_Draw_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.ask_Draw_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___dice___ask_Draw_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "__next__", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___ask_Draw_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___effects___dice___ask_Draw_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___dice___ask_Draw_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice___ask_Draw_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.ask_Draw_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___effects___dice___ask_Draw_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "send", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___ask_Draw_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___effects___dice___ask_Draw_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice___ask_Draw_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.ask_Draw_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___dice___ask_Draw_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "__iter__", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___ask_Draw_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_scholars___effects___dice___ask_Draw_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_scholars___effects___dice___ask_Draw_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice___ask_Draw_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.ask_Draw_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_scholars___effects___dice___ask_Draw_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "throw", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___ask_Draw_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_scholars___effects___dice___ask_Draw_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4765 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4765);
    PyObject *__tmp4766 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4766);
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
        
        PyObject *CPyPy_scholars___effects___dice___ask_Draw_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice___ask_Draw_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.ask_Draw_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___dice___ask_Draw_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "close", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___Draw___ask(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = CPyDef_scholars___effects___dice___ask_Draw_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 115, CPyStatic_scholars___effects___dice___globals);
        goto CPyL8;
    }
    ((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 115, CPyStatic_scholars___effects___dice___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 115, CPyStatic_scholars___effects___dice___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 115, CPyStatic_scholars___effects___dice___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_call);
    if (((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call);
    }
    ((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call = cpy_r_call;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 115, CPyStatic_scholars___effects___dice___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_context);
    if (((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context);
    }
    ((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context = cpy_r_context;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 115, CPyStatic_scholars___effects___dice___globals);
        goto CPyL9;
    }
    ((serai___games___scholars___effects___dice___ask_Draw_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__optional = cpy_r_optional;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 115, CPyStatic_scholars___effects___dice___globals);
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
        
        PyObject *CPyPy_scholars___effects___dice___Draw___ask(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___dice___Draw))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.Draw", obj_self); 
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
            PyObject *retval = CPyDef_scholars___effects___dice___Draw___ask(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 115, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___Draw___ask__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
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
    cpy_r_r1 = CPyDef_scholars___effects___dice___Draw___ask(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context, cpy_r_optional);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___dice___Draw___ask__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___dice___Draw))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.Draw", obj_self); 
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
            PyObject *retval = CPyDef_scholars___effects___dice___Draw___ask__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask__Work_glue", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___dice___Draw_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___scholars___effects___dice___DrawObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___scholars___effects___dice___DrawObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___scholars___effects___dice___DrawObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___scholars___effects___dice___DrawObject *)cpy_r___mypyc_self__)->_quiet = 0;
    ((serai___games___scholars___effects___dice___DrawObject *)cpy_r___mypyc_self__)->_asks_itself = 1;
    return 1;
}
        
        PyObject *CPyPy_scholars___effects___dice___Draw_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice___Draw))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.Draw", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_scholars___effects___dice___Draw_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "__mypyc_defaults_setup", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___dice___Refill___possible(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    CPyTagged cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "possible", "Table", "players", 138, CPyStatic_scholars___effects___dice___globals);
        goto CPyL9;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "possible", 138, CPyStatic_scholars___effects___dice___globals);
        goto CPyL9;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_scholars___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/dice.py", "possible", 138, CPyStatic_scholars___effects___dice___globals, "serai.games.scholars.table.Player", cpy_r_r1);
        goto CPyL9;
    }
    cpy_r_r3 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_hand;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "possible", "Player", "hand", 138, CPyStatic_scholars___effects___dice___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    CPy_DECREF(cpy_r_r3);
    cpy_r_r6 = cpy_r_r5 << 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (!cpy_r_r7) goto CPyL6;
    cpy_r_r8 = cpy_r_r7;
    goto CPyL8;
CPyL6: ;
    cpy_r_r9 = CPyDef_scholars___dice___can_draw(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r9 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "possible", 138, CPyStatic_scholars___effects___dice___globals);
        goto CPyL9;
    }
    cpy_r_r8 = cpy_r_r9;
CPyL8: ;
    return cpy_r_r8;
CPyL9: ;
    cpy_r_r10 = 2;
    return cpy_r_r10;
}
        
        PyObject *CPyPy_scholars___effects___dice___Refill___possible(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___dice___Refill))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.Refill", obj_self); 
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
            char retval = CPyDef_scholars___effects___dice___Refill___possible(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "possible", 137, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___dice___Refill___possible__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_scholars___effects___dice___Refill___possible(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___dice___Refill___possible__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___dice___Refill))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.Refill", obj_self); 
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
            char retval = CPyDef_scholars___effects___dice___Refill___possible__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "possible__Work_glue", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___dice___Refill___binds(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    cpy_r_r0 = CPyTagged_And(cpy_r_context, 2);
    cpy_r_r1 = cpy_r_r0 == 0;
    CPyTagged_DECREF(cpy_r_r0);
    return cpy_r_r1;
}
        
        PyObject *CPyPy_scholars___effects___dice___Refill___binds(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___dice___Refill))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.Refill", obj_self); 
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
            char retval = CPyDef_scholars___effects___dice___Refill___binds(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "binds", 140, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___dice___Refill___binds__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_scholars___effects___dice___Refill___binds(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___dice___Refill___binds__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___dice___Refill))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.Refill", obj_self); 
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
            char retval = CPyDef_scholars___effects___dice___Refill___binds__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "binds__Work_glue", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___ask_Refill_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject **cpy_r_r22;
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
    PyObject *cpy_r_r39;
    PyObject **cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyPtr cpy_r_r54;
    int64_t cpy_r_r55;
    CPyTagged cpy_r_r56;
    CPyTagged cpy_r_r57;
    int64_t cpy_r_r58;
    char cpy_r_r59;
    int64_t cpy_r_r60;
    char cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    CPyTagged cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyTagged cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    int32_t cpy_r_r69;
    char cpy_r_r70;
    int32_t cpy_r_r71;
    PyObject *cpy_r_r72;
    char cpy_r_r73;
    char cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL58;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 143, CPyStatic_scholars___effects___dice___globals);
        goto CPyL57;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__call;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_Refill_gen", "call", 144, CPyStatic_scholars___effects___dice___globals);
        goto CPyL57;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___kernel___effects___CallObject *)cpy_r_r7)->_words;
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9 = CPySequenceTuple_GetItem(cpy_r_r8, 0);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 144, CPyStatic_scholars___effects___dice___globals);
        goto CPyL57;
    }
    if (PyLong_Check(cpy_r_r9))
        cpy_r_r10 = cpy_r_r9;
    else {
        cpy_r_r10 = NULL;
    }
    if (cpy_r_r10 != NULL) goto __LL4767;
    if (PyUnicode_Check(cpy_r_r9))
        cpy_r_r10 = cpy_r_r9;
    else {
        cpy_r_r10 = NULL;
    }
    if (cpy_r_r10 != NULL) goto __LL4767;
    if (unlikely(!(PyTuple_Check(cpy_r_r9) && PyTuple_GET_SIZE(cpy_r_r9) == 2))) {
        cpy_r_r10 = NULL;
        goto __LL4768;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r9, 0))))
        cpy_r_r10 = PyTuple_GET_ITEM(cpy_r_r9, 0);
    else {
        cpy_r_r10 = NULL;
    }
    if (cpy_r_r10 == NULL) goto __LL4768;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r9, 1))))
        cpy_r_r10 = PyTuple_GET_ITEM(cpy_r_r9, 1);
    else {
        cpy_r_r10 = NULL;
    }
    if (cpy_r_r10 == NULL) goto __LL4768;
    cpy_r_r10 = cpy_r_r9;
__LL4768: ;
    if (cpy_r_r10 != NULL) goto __LL4767;
    CPy_TypeErrorTraceback("src/serai/games/scholars/effects/dice.py", "ask", 144, CPyStatic_scholars___effects___dice___globals, "union[int, str, tuple[str, int]]", cpy_r_r9);
    goto CPyL57;
__LL4767: ;
    if (((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__size != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__size);
    }
    ((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__size = cpy_r_r10;
    cpy_r_r11 = 1;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 144, CPyStatic_scholars___effects___dice___globals);
        goto CPyL57;
    }
    cpy_r_r12 = ((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__size;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_Refill_gen", "size", 145, CPyStatic_scholars___effects___dice___globals);
        goto CPyL57;
    }
CPyL9: ;
    cpy_r_r13 = PyLong_Check(cpy_r_r12);
    if (cpy_r_r13) goto CPyL12;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r14 = 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 145, CPyStatic_scholars___effects___dice___globals);
        goto CPyL57;
    }
    CPy_Unreachable();
CPyL12: ;
    cpy_r_r15 = ((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_Refill_gen", "t", 146, CPyStatic_scholars___effects___dice___globals);
        goto CPyL57;
    }
CPyL13: ;
    cpy_r_r16 = ((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_Refill_gen", "me", 146, CPyStatic_scholars___effects___dice___globals);
        goto CPyL57;
    }
CPyL14: ;
    cpy_r_r17 = CPyDef_scholars___effects___dice____reroll(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 146, CPyStatic_scholars___effects___dice___globals);
        goto CPyL57;
    }
    if (((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_Refill_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_Refill_gen_1);
    }
    ((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_Refill_gen_1 = cpy_r_r17;
    cpy_r_r18 = 1;
    if (!cpy_r_r18) goto CPyL57;
    cpy_r_r19 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r20 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r21 = NULL;
    cpy_r_r1 = cpy_r_r21;
    cpy_r_r22 = (PyObject **)&cpy_r_r1;
    cpy_r_r23 = ((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_Refill_gen_1;
    cpy_r_r24 = CPyDef_scholars___effects___dice____reroll_gen_____mypyc_generator_helper__(cpy_r_r23, cpy_r_r20, cpy_r_r20, cpy_r_r20, cpy_r_r19, cpy_r_r22);
    if (cpy_r_r24 != NULL) goto CPyL63;
    cpy_r_r25 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 146, CPyStatic_scholars___effects___dice___globals);
        goto CPyL64;
    }
    cpy_r_r26 = cpy_r_r1;
    CPy_DECREF(cpy_r_r26);
    cpy_r_r27 = NULL;
    if (((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_Refill_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_Refill_gen_1);
    }
    ((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_Refill_gen_1 = cpy_r_r27;
    cpy_r_r28 = 1;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 146, CPyStatic_scholars___effects___dice___globals);
        goto CPyL57;
    } else
        goto CPyL35;
CPyL19: ;
    cpy_r_r29 = cpy_r_r24;
CPyL20: ;
    ((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r29;
CPyL21: ;
    cpy_r_r31 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r32 = cpy_r_type != cpy_r_r31;
    if (!cpy_r_r32) goto CPyL65;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 146, CPyStatic_scholars___effects___dice___globals);
        goto CPyL25;
    } else
        goto CPyL66;
CPyL23: ;
    CPy_Unreachable();
CPyL24: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL31;
CPyL25: ;
    cpy_r_r33 = CPy_CatchError();
    cpy_r_r34 = (PyObject **)&cpy_r_r3;
    cpy_r_r35 = ((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_Refill_gen_1;
    cpy_r_r36 = CPy_YieldFromErrorHandle(cpy_r_r35, cpy_r_r34);
    if (unlikely(cpy_r_r36 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 146, CPyStatic_scholars___effects___dice___globals);
        goto CPyL67;
    }
    if (cpy_r_r36) goto CPyL28;
    cpy_r_r29 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r33);
    CPy_DecRef(cpy_r_r33.f0);
    CPy_DecRef(cpy_r_r33.f1);
    CPy_DecRef(cpy_r_r33.f2);
    goto CPyL20;
CPyL28: ;
    cpy_r_r26 = cpy_r_r3;
    CPy_DecRef(cpy_r_r26);
    CPy_RestoreExcInfo(cpy_r_r33);
    CPy_DecRef(cpy_r_r33.f0);
    CPy_DecRef(cpy_r_r33.f1);
    CPy_DecRef(cpy_r_r33.f2);
    goto CPyL35;
CPyL29: ;
    CPy_RestoreExcInfo(cpy_r_r33);
    CPy_DecRef(cpy_r_r33.f0);
    CPy_DecRef(cpy_r_r33.f1);
    CPy_DecRef(cpy_r_r33.f2);
    cpy_r_r37 = CPy_KeepPropagating();
    if (!cpy_r_r37) goto CPyL57;
    CPy_Unreachable();
CPyL31: ;
    cpy_r_r38 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r39 = NULL;
    cpy_r_r1 = cpy_r_r39;
    cpy_r_r40 = (PyObject **)&cpy_r_r1;
    cpy_r_r41 = ((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___dice___ask_Refill_gen_1;
    cpy_r_r42 = CPyDef_scholars___effects___dice____reroll_gen_____mypyc_generator_helper__(cpy_r_r41, cpy_r_r38, cpy_r_r38, cpy_r_r38, cpy_r_arg, cpy_r_r40);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r42 == NULL) {
        goto CPyL33;
    } else
        goto CPyL68;
CPyL32: ;
    cpy_r_r29 = cpy_r_r42;
    goto CPyL20;
CPyL33: ;
    cpy_r_r43 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 146, CPyStatic_scholars___effects___dice___globals);
        goto CPyL64;
    }
    cpy_r_r26 = cpy_r_r1;
    CPy_DECREF(cpy_r_r26);
CPyL35: ;
    cpy_r_r44 = ((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_Refill_gen", "t", 147, CPyStatic_scholars___effects___dice___globals);
        goto CPyL57;
    }
CPyL36: ;
    cpy_r_r45 = ((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_Refill_gen", "me", 147, CPyStatic_scholars___effects___dice___globals);
        goto CPyL57;
    }
CPyL37: ;
    cpy_r_r46 = ((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__size;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_Refill_gen", "size", 147, CPyStatic_scholars___effects___dice___globals);
        goto CPyL57;
    }
CPyL38: ;
    if (likely(PyLong_Check(cpy_r_r46)))
        cpy_r_r47 = CPyTagged_FromObject(cpy_r_r46);
    else {
        CPy_TypeError("int", cpy_r_r46); cpy_r_r47 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 147, CPyStatic_scholars___effects___dice___globals);
        goto CPyL57;
    }
    cpy_r_r48 = ((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_Refill_gen", "t", 147, CPyStatic_scholars___effects___dice___globals);
        goto CPyL69;
    }
CPyL40: ;
    cpy_r_r49 = ((serai___games___scholars___table___TableObject *)cpy_r_r48)->_players;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "Table", "players", 147, CPyStatic_scholars___effects___dice___globals);
        goto CPyL69;
    }
CPyL41: ;
    cpy_r_r50 = ((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "ask_Refill_gen", "me", 147, CPyStatic_scholars___effects___dice___globals);
        goto CPyL69;
    }
CPyL42: ;
    cpy_r_r51 = CPyList_GetItemBorrow(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 147, CPyStatic_scholars___effects___dice___globals);
        goto CPyL69;
    }
    if (likely(Py_TYPE(cpy_r_r51) == CPyType_scholars___table___Player))
        cpy_r_r52 = cpy_r_r51;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/dice.py", "ask", 147, CPyStatic_scholars___effects___dice___globals, "serai.games.scholars.table.Player", cpy_r_r51);
        goto CPyL69;
    }
    cpy_r_r53 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r52)->_hand;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "ask", "Player", "hand", 147, CPyStatic_scholars___effects___dice___globals);
        goto CPyL69;
    }
CPyL45: ;
    cpy_r_r54 = (CPyPtr)((CPyPtr)cpy_r_r53 + offsetof(PyVarObject, ob_size));
    cpy_r_r55 = *(int64_t *)cpy_r_r54;
    cpy_r_r56 = cpy_r_r55 << 1;
    cpy_r_r57 = CPyTagged_Subtract(cpy_r_r47, cpy_r_r56);
    CPyTagged_DECREF(cpy_r_r47);
    cpy_r_r58 = cpy_r_r57 & 1;
    cpy_r_r59 = cpy_r_r58 != 0;
    if (cpy_r_r59) goto CPyL47;
    cpy_r_r60 = 0 & 1;
    cpy_r_r61 = cpy_r_r60 != 0;
    if (!cpy_r_r61) goto CPyL48;
CPyL47: ;
    cpy_r_r62 = CPyTagged_IsLt_(0, cpy_r_r57);
    if (cpy_r_r62) {
        goto CPyL49;
    } else
        goto CPyL70;
CPyL48: ;
    cpy_r_r63 = (Py_ssize_t)cpy_r_r57 > (Py_ssize_t)0;
    if (!cpy_r_r63) goto CPyL70;
CPyL49: ;
    cpy_r_r64 = cpy_r_r57;
    goto CPyL51;
CPyL50: ;
    cpy_r_r64 = 0;
CPyL51: ;
    cpy_r_r65 = CPyStatics[2789]; /* 'SC-REST-08' */
    cpy_r_r66 = CPyDef_scholars___dice___draw(cpy_r_r44, cpy_r_r45, cpy_r_r64, cpy_r_r65);
    CPyTagged_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 147, CPyStatic_scholars___effects___dice___globals);
        goto CPyL57;
    } else
        goto CPyL71;
CPyL52: ;
    cpy_r_r67 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r67);
    ((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r69 = CPyDef_scholars___effects___dice___ask_Refill_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL56;
    CPyGen_SetStopIterationValue(cpy_r_r67);
    CPy_DECREF(cpy_r_r67);
    if (!0) goto CPyL62;
    CPy_Unreachable();
CPyL56: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r67;
    CPyGen_Exit(&((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL57: ;
    ((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r71 = CPyDef_scholars___effects___dice___ask_Refill_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r72 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r72;
CPyL58: ;
    cpy_r_r73 = cpy_r_r4 == 0;
    if (cpy_r_r73) goto CPyL72;
    cpy_r_r74 = cpy_r_r4 == 1;
    if (cpy_r_r74) {
        goto CPyL21;
    } else
        goto CPyL73;
CPyL60: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r75 = 0;
    if (unlikely(!cpy_r_r75)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 143, CPyStatic_scholars___effects___dice___globals);
        goto CPyL62;
    }
    CPy_Unreachable();
CPyL62: ;
    cpy_r_r76 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r76;
CPyL63: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL19;
CPyL64: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL57;
CPyL65: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL24;
CPyL66: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL23;
CPyL67: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL29;
CPyL68: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL32;
CPyL69: ;
    CPyTagged_DecRef(cpy_r_r47);
    goto CPyL57;
CPyL70: ;
    CPyTagged_DECREF(cpy_r_r57);
    goto CPyL50;
CPyL71: ;
    CPyTagged_DECREF(cpy_r_r66);
    goto CPyL52;
CPyL72: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL73: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL60;
}
        
PyObject *CPyDef_scholars___effects___dice___ask_Refill_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___effects___dice___ask_Refill_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___dice___ask_Refill_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice___ask_Refill_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.ask_Refill_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___dice___ask_Refill_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "__next__", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___ask_Refill_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___effects___dice___ask_Refill_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___dice___ask_Refill_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice___ask_Refill_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.ask_Refill_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___effects___dice___ask_Refill_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "send", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___ask_Refill_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___effects___dice___ask_Refill_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice___ask_Refill_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.ask_Refill_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___dice___ask_Refill_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "__iter__", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___ask_Refill_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_scholars___effects___dice___ask_Refill_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_scholars___effects___dice___ask_Refill_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice___ask_Refill_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.ask_Refill_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_scholars___effects___dice___ask_Refill_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "throw", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___ask_Refill_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_scholars___effects___dice___ask_Refill_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4769 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4769);
    PyObject *__tmp4770 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4770);
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
        
        PyObject *CPyPy_scholars___effects___dice___ask_Refill_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice___ask_Refill_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.ask_Refill_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___dice___ask_Refill_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "close", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___Refill___ask(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = CPyDef_scholars___effects___dice___ask_Refill_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 143, CPyStatic_scholars___effects___dice___globals);
        goto CPyL8;
    }
    ((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 143, CPyStatic_scholars___effects___dice___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 143, CPyStatic_scholars___effects___dice___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 143, CPyStatic_scholars___effects___dice___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_call);
    if (((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call);
    }
    ((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call = cpy_r_call;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 143, CPyStatic_scholars___effects___dice___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_context);
    if (((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context);
    }
    ((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context = cpy_r_context;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 143, CPyStatic_scholars___effects___dice___globals);
        goto CPyL9;
    }
    ((serai___games___scholars___effects___dice___ask_Refill_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__optional = cpy_r_optional;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 143, CPyStatic_scholars___effects___dice___globals);
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
        
        PyObject *CPyPy_scholars___effects___dice___Refill___ask(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___dice___Refill))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.Refill", obj_self); 
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
            PyObject *retval = CPyDef_scholars___effects___dice___Refill___ask(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask", 143, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice___Refill___ask__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
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
    cpy_r_r1 = CPyDef_scholars___effects___dice___Refill___ask(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context, cpy_r_optional);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___dice___Refill___ask__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___dice___Refill))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.Refill", obj_self); 
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
            PyObject *retval = CPyDef_scholars___effects___dice___Refill___ask__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "ask__Work_glue", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___dice___Refill_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___scholars___effects___dice___RefillObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___scholars___effects___dice___RefillObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___scholars___effects___dice___RefillObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___scholars___effects___dice___RefillObject *)cpy_r___mypyc_self__)->_quiet = 0;
    ((serai___games___scholars___effects___dice___RefillObject *)cpy_r___mypyc_self__)->_must = 1;
    return 1;
}
        
        PyObject *CPyPy_scholars___effects___dice___Refill_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice___Refill))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice.Refill", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_scholars___effects___dice___Refill_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "__mypyc_defaults_setup", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice____reroll_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    int32_t cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    CPyTagged cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject **cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    int64_t cpy_r_r37;
    PyObject *cpy_r_r38;
    tuple_T3CIO cpy_r_r39;
    CPyTagged cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyTagged cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    int32_t cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    int32_t cpy_r_r55;
    char cpy_r_r56;
    CPyTagged cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyPtr cpy_r_r66;
    int64_t cpy_r_r67;
    CPyTagged cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    int32_t cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    int32_t cpy_r_r87;
    char cpy_r_r88;
    int64_t cpy_r_r89;
    PyObject *cpy_r_r90;
    CPyPtr cpy_r_r91;
    int64_t cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    CPyPtr cpy_r_r95;
    CPyPtr cpy_r_r96;
    int64_t cpy_r_r97;
    CPyPtr cpy_r_r98;
    PyObject *cpy_r_r99;
    CPyTagged cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    CPyTagged cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    CPyTagged cpy_r_r108;
    PyObject *cpy_r_r109;
    CPyTagged cpy_r_r110;
    CPyTagged cpy_r_r111;
    PyObject *cpy_r_r112;
    CPyTagged cpy_r_r113;
    CPyTagged cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    int32_t cpy_r_r117;
    char cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    CPyTagged cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    CPyTagged cpy_r_r134;
    PyObject *cpy_r_r135;
    CPyTagged cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    CPyTagged cpy_r_r139;
    CPyTagged cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    char cpy_r_r147;
    int64_t cpy_r_r148;
    PyObject *cpy_r_r149;
    int32_t cpy_r_r150;
    char cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    char cpy_r_r154;
    PyObject *cpy_r_r155;
    char cpy_r_r156;
    int32_t cpy_r_r157;
    char cpy_r_r158;
    int32_t cpy_r_r159;
    PyObject *cpy_r_r160;
    char cpy_r_r161;
    char cpy_r_r162;
    char cpy_r_r163;
    PyObject *cpy_r_r164;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL110;
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_type != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 151, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r3 = ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "_reroll_gen", "t", 153, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
CPyL5: ;
    cpy_r_r4 = ((serai___games___scholars___table___TableObject *)cpy_r_r3)->_book;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "Table", "book", 153, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
    CPy_INCREF(cpy_r_r4);
CPyL6: ;
    if (((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book);
    }
    ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book = cpy_r_r4;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 153, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
    cpy_r_r6 = ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "_reroll_gen", "book", 154, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
CPyL8: ;
    cpy_r_r7 = ((serai___games___scholars___book___BookObject *)cpy_r_r6)->_options;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "Book", "options", 154, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
    CPy_INCREF(cpy_r_r7);
CPyL9: ;
    if (((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options);
    }
    ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options = cpy_r_r7;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 154, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
    cpy_r_r9 = ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "_reroll_gen", "t", 155, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
CPyL11: ;
    cpy_r_r10 = ((serai___games___scholars___table___TableObject *)cpy_r_r9)->_players;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "Table", "players", 155, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
CPyL12: ;
    cpy_r_r11 = ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "_reroll_gen", "me", 155, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
CPyL13: ;
    cpy_r_r12 = CPyList_GetItem(cpy_r_r10, cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 155, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
    if (likely(Py_TYPE(cpy_r_r12) == CPyType_scholars___table___Player))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 155, CPyStatic_scholars___effects___dice___globals, "serai.games.scholars.table.Player", cpy_r_r12);
        goto CPyL109;
    }
    if (((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player);
    }
    ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player = cpy_r_r13;
    cpy_r_r14 = 1;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 155, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
    cpy_r_r15 = PyList_New(0);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 156, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
    if (((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen);
    }
    ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen = cpy_r_r15;
    cpy_r_r16 = 1;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 156, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
    cpy_r_r17 = ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "_reroll_gen", "player", 157, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
CPyL19: ;
    cpy_r_r18 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r17)->_hand;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "Player", "hand", 157, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
    CPy_INCREF(cpy_r_r18);
CPyL20: ;
    cpy_r_r19 = CPyList_GetSlice(cpy_r_r18, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 157, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
    if (likely(PyList_Check(cpy_r_r19)))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 157, CPyStatic_scholars___effects___dice___globals, "list", cpy_r_r19);
        goto CPyL109;
    }
    if (((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__left != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__left);
    }
    ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__left = cpy_r_r20;
    cpy_r_r21 = 1;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 157, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
CPyL23: ;
    cpy_r_r22 = ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__left;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "_reroll_gen", "left", 157, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
CPyL24: ;
    cpy_r_r23 = (CPyPtr)((CPyPtr)cpy_r_r22 + offsetof(PyVarObject, ob_size));
    cpy_r_r24 = *(int64_t *)cpy_r_r23;
    cpy_r_r25 = cpy_r_r24 << 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (!cpy_r_r26) goto CPyL58;
    cpy_r_r27 = PyList_New(0);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 159, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
    cpy_r_r28 = (PyObject *)&PyDict_Type;
    cpy_r_r29 = CPyStatics[1227]; /* 'fromkeys' */
    cpy_r_r30 = ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__left;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "_reroll_gen", "left", 159, CPyStatic_scholars___effects___dice___globals);
        goto CPyL115;
    }
CPyL27: ;
    PyObject *cpy_r_r31[2] = {cpy_r_r28, cpy_r_r30};
    cpy_r_r32 = (PyObject **)&cpy_r_r31;
    cpy_r_r33 = PyObject_VectorcallMethod(cpy_r_r29, cpy_r_r32, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 159, CPyStatic_scholars___effects___dice___globals);
        goto CPyL115;
    }
    cpy_r_r34 = ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__left;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "_reroll_gen", "left", 159, CPyStatic_scholars___effects___dice___globals);
        goto CPyL116;
    }
CPyL29: ;
    if (likely(PyDict_Check(cpy_r_r33)))
        cpy_r_r35 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 159, CPyStatic_scholars___effects___dice___globals, "dict", cpy_r_r33);
        goto CPyL115;
    }
    cpy_r_r36 = 0;
    cpy_r_r37 = PyDict_Size(cpy_r_r35);
    cpy_r_r38 = CPyDict_GetKeysIter(cpy_r_r35);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 159, CPyStatic_scholars___effects___dice___globals);
        goto CPyL117;
    }
CPyL31: ;
    cpy_r_r39 = CPyDict_NextKey(cpy_r_r38, cpy_r_r36);
    cpy_r_r40 = cpy_r_r39.f1;
    cpy_r_r36 = cpy_r_r40;
    cpy_r_r41 = cpy_r_r39.f0;
    if (!cpy_r_r41) goto CPyL118;
    cpy_r_r42 = cpy_r_r39.f2;
    CPy_INCREF(cpy_r_r42);
    CPy_DECREF(cpy_r_r39.f2);
    if (likely(PyLong_Check(cpy_r_r42)))
        cpy_r_r43 = CPyTagged_FromObject(cpy_r_r42);
    else {
        CPy_TypeError("int", cpy_r_r42); cpy_r_r43 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 159, CPyStatic_scholars___effects___dice___globals);
        goto CPyL119;
    }
    cpy_r_r44 = ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "_reroll_gen", "options", 159, CPyStatic_scholars___effects___dice___globals);
        goto CPyL120;
    }
CPyL34: ;
    cpy_r_r45 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r44)->_reroll;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "Options", "reroll", 159, CPyStatic_scholars___effects___dice___globals);
        goto CPyL120;
    }
    CPy_INCREF(cpy_r_r45);
CPyL35: ;
    cpy_r_r46 = CPyTagged_StealAsObject(cpy_r_r43);
    cpy_r_r47 = CPyDict_GetItem(cpy_r_r45, cpy_r_r46);
    CPy_DECREF(cpy_r_r45);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 159, CPyStatic_scholars___effects___dice___globals);
        goto CPyL119;
    }
    if (likely(Py_TYPE(cpy_r_r47) == CPyType_option___Option))
        cpy_r_r48 = cpy_r_r47;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 159, CPyStatic_scholars___effects___dice___globals, "serai.kernel.option.Option", cpy_r_r47);
        goto CPyL119;
    }
    cpy_r_r49 = PyList_Append(cpy_r_r27, cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    cpy_r_r50 = cpy_r_r49 >= 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 159, CPyStatic_scholars___effects___dice___globals);
        goto CPyL119;
    }
    cpy_r_r51 = CPyDict_CheckSize(cpy_r_r35, cpy_r_r37);
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 159, CPyStatic_scholars___effects___dice___globals);
        goto CPyL119;
    } else
        goto CPyL31;
CPyL39: ;
    cpy_r_r52 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 159, CPyStatic_scholars___effects___dice___globals);
        goto CPyL115;
    }
    cpy_r_r53 = ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "_reroll_gen", "options", 160, CPyStatic_scholars___effects___dice___globals);
        goto CPyL121;
    }
CPyL41: ;
    cpy_r_r54 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r53)->_ready;
    CPy_INCREF(cpy_r_r54);
    cpy_r_r55 = PyList_Append(cpy_r_r27, cpy_r_r54);
    CPy_DECREF(cpy_r_r54);
    cpy_r_r56 = cpy_r_r55 >= 0;
    if (unlikely(!cpy_r_r56)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 160, CPyStatic_scholars___effects___dice___globals);
        goto CPyL121;
    }
    cpy_r_r57 = ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "_reroll_gen", "me", 161, CPyStatic_scholars___effects___dice___globals);
        goto CPyL121;
    }
CPyL43: ;
    cpy_r_r58 = CPyStatics[2790]; /* 'reroll' */
    cpy_r_r59 = CPyStatics[2789]; /* 'SC-REST-08' */
    cpy_r_r60 = NULL;
    cpy_r_r61 = NULL;
    cpy_r_r62 = NULL;
    cpy_r_r63 = CPyDef_offer___Offer(cpy_r_r27, cpy_r_r60, cpy_r_r61, cpy_r_r62);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 161, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
    cpy_r_r64 = CPyStatics[31]; /* 'n' */
    cpy_r_r65 = ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "_reroll_gen", "chosen", 161, CPyStatic_scholars___effects___dice___globals);
        goto CPyL122;
    }
CPyL45: ;
    cpy_r_r66 = (CPyPtr)((CPyPtr)cpy_r_r65 + offsetof(PyVarObject, ob_size));
    cpy_r_r67 = *(int64_t *)cpy_r_r66;
    cpy_r_r68 = cpy_r_r67 << 1;
    cpy_r_r69 = CPyTagged_StealAsObject(cpy_r_r68);
    cpy_r_r70 = CPyDict_Build(1, cpy_r_r64, cpy_r_r69);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 161, CPyStatic_scholars___effects___dice___globals);
        goto CPyL122;
    }
    cpy_r_r71 = NULL;
    cpy_r_r72 = 2;
    cpy_r_r73 = CPyDef_decision___ask(cpy_r_r57, cpy_r_r58, cpy_r_r59, cpy_r_r63, cpy_r_r70, cpy_r_r71, cpy_r_r72);
    CPy_DECREF(cpy_r_r63);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 161, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
    ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r73;
CPyL48: ;
    cpy_r_r75 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r76 = cpy_r_type != cpy_r_r75;
    if (!cpy_r_r76) goto CPyL51;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 161, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
    CPy_Unreachable();
CPyL51: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r77 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 161, CPyStatic_scholars___effects___dice___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL109;
    }
    cpy_r_r78 = ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "_reroll_gen", "options", 162, CPyStatic_scholars___effects___dice___globals);
        goto CPyL123;
    }
CPyL53: ;
    cpy_r_r79 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r78)->_ready;
    CPy_INCREF(cpy_r_r79);
    cpy_r_r80 = cpy_r_r77 == cpy_r_r79;
    CPy_DECREF(cpy_r_r79);
    if (cpy_r_r80) goto CPyL124;
    cpy_r_r81 = ((serai___kernel___option___OptionObject *)cpy_r_r77)->_value;
    CPy_INCREF(cpy_r_r81);
    cpy_r_r82 = ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "_reroll_gen", "chosen", 164, CPyStatic_scholars___effects___dice___globals);
        goto CPyL125;
    }
CPyL55: ;
    cpy_r_r83 = PyList_Append(cpy_r_r82, cpy_r_r81);
    CPy_DECREF(cpy_r_r81);
    cpy_r_r84 = cpy_r_r83 >= 0;
    if (unlikely(!cpy_r_r84)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 164, CPyStatic_scholars___effects___dice___globals);
        goto CPyL123;
    }
    cpy_r_r85 = ((serai___kernel___option___OptionObject *)cpy_r_r77)->_value;
    CPy_INCREF(cpy_r_r85);
    CPy_DECREF(cpy_r_r77);
    cpy_r_r86 = ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__left;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "_reroll_gen", "left", 165, CPyStatic_scholars___effects___dice___globals);
        goto CPyL126;
    }
CPyL57: ;
    cpy_r_r87 = CPyList_Remove(cpy_r_r86, cpy_r_r85);
    CPy_DECREF(cpy_r_r85);
    cpy_r_r88 = cpy_r_r87 >= 0;
    if (unlikely(!cpy_r_r88)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 165, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    } else
        goto CPyL23;
CPyL58: ;
    cpy_r_r89 = 0;
CPyL59: ;
    cpy_r_r90 = ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen;
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "_reroll_gen", "chosen", 166, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
CPyL60: ;
    cpy_r_r91 = (CPyPtr)((CPyPtr)cpy_r_r90 + offsetof(PyVarObject, ob_size));
    cpy_r_r92 = *(int64_t *)cpy_r_r91;
    cpy_r_r93 = cpy_r_r89 < cpy_r_r92;
    if (!cpy_r_r93) goto CPyL99;
    cpy_r_r94 = ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen;
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "_reroll_gen", "chosen", 166, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
CPyL62: ;
    cpy_r_r95 = (CPyPtr)((CPyPtr)cpy_r_r94 + offsetof(PyListObject, ob_item));
    cpy_r_r96 = *(CPyPtr *)cpy_r_r95;
    cpy_r_r97 = cpy_r_r89 * 8;
    cpy_r_r98 = cpy_r_r96 + cpy_r_r97;
    cpy_r_r99 = *(PyObject * *)cpy_r_r98;
    CPy_INCREF(cpy_r_r99);
    if (likely(PyLong_Check(cpy_r_r99)))
        cpy_r_r100 = CPyTagged_FromObject(cpy_r_r99);
    else {
        CPy_TypeError("int", cpy_r_r99); cpy_r_r100 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r100 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 166, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
    cpy_r_r101 = ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "_reroll_gen", "book", 167, CPyStatic_scholars___effects___dice___globals);
        goto CPyL127;
    }
CPyL64: ;
    cpy_r_r102 = ((serai___games___scholars___book___BookObject *)cpy_r_r101)->_colours;
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "Book", "colours", 167, CPyStatic_scholars___effects___dice___globals);
        goto CPyL127;
    }
    CPy_INCREF(cpy_r_r102);
CPyL65: ;
    cpy_r_r103 = CPyDef_scholars___names___colour_of(cpy_r_r100);
    if (unlikely(cpy_r_r103 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 167, CPyStatic_scholars___effects___dice___globals);
        goto CPyL128;
    }
    cpy_r_r104 = CPyList_GetItem(cpy_r_r102, cpy_r_r103);
    CPy_DECREF(cpy_r_r102);
    CPyTagged_DECREF(cpy_r_r103);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 167, CPyStatic_scholars___effects___dice___globals);
        goto CPyL127;
    }
    if (likely(PyTuple_Check(cpy_r_r104)))
        cpy_r_r105 = cpy_r_r104;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 167, CPyStatic_scholars___effects___dice___globals, "tuple", cpy_r_r104);
        goto CPyL127;
    }
    cpy_r_r106 = CPySequenceTuple_GetItem(cpy_r_r105, 6);
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 167, CPyStatic_scholars___effects___dice___globals);
        goto CPyL127;
    }
    if (likely(PyTuple_Check(cpy_r_r106)))
        cpy_r_r107 = cpy_r_r106;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 167, CPyStatic_scholars___effects___dice___globals, "tuple", cpy_r_r106);
        goto CPyL127;
    }
    cpy_r_r108 = CPyDef_scholars___names___colour_of(cpy_r_r100);
    if (unlikely(cpy_r_r108 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 168, CPyStatic_scholars___effects___dice___globals);
        goto CPyL129;
    }
    cpy_r_r109 = ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "_reroll_gen", "t", 168, CPyStatic_scholars___effects___dice___globals);
        goto CPyL130;
    }
CPyL72: ;
    cpy_r_r110 = CPyDef_kernel___table___Table___roll(cpy_r_r109);
    if (unlikely(cpy_r_r110 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 168, CPyStatic_scholars___effects___dice___globals);
        goto CPyL130;
    }
    cpy_r_r111 = CPyTagged_Subtract(cpy_r_r110, 2);
    CPyTagged_DECREF(cpy_r_r110);
    cpy_r_r112 = CPySequenceTuple_GetItem(cpy_r_r107, cpy_r_r111);
    CPy_DECREF(cpy_r_r107);
    CPyTagged_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 168, CPyStatic_scholars___effects___dice___globals);
        goto CPyL131;
    }
    if (likely(PyLong_Check(cpy_r_r112)))
        cpy_r_r113 = CPyTagged_FromObject(cpy_r_r112);
    else {
        CPy_TypeError("int", cpy_r_r112); cpy_r_r113 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r113 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 168, CPyStatic_scholars___effects___dice___globals);
        goto CPyL131;
    }
    cpy_r_r114 = CPyDef_scholars___names___die_of(cpy_r_r108, cpy_r_r113);
    CPyTagged_DECREF(cpy_r_r108);
    CPyTagged_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r114 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 168, CPyStatic_scholars___effects___dice___globals);
        goto CPyL127;
    }
    cpy_r_r115 = CPyTagged_StealAsObject(cpy_r_r114);
    cpy_r_r116 = ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__left;
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "_reroll_gen", "left", 168, CPyStatic_scholars___effects___dice___globals);
        goto CPyL132;
    }
CPyL77: ;
    cpy_r_r117 = PyList_Append(cpy_r_r116, cpy_r_r115);
    CPy_DECREF(cpy_r_r115);
    cpy_r_r118 = cpy_r_r117 >= 0;
    if (unlikely(!cpy_r_r118)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 168, CPyStatic_scholars___effects___dice___globals);
        goto CPyL127;
    }
    cpy_r_r119 = ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "_reroll_gen", "t", 169, CPyStatic_scholars___effects___dice___globals);
        goto CPyL127;
    }
CPyL79: ;
    cpy_r_r120 = ((serai___games___scholars___table___TableObject *)cpy_r_r119)->_story;
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "Table", "story", 169, CPyStatic_scholars___effects___dice___globals);
        goto CPyL127;
    }
CPyL80: ;
    cpy_r_r121 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r122 = cpy_r_r120 != cpy_r_r121;
    if (!cpy_r_r122) goto CPyL133;
    cpy_r_r123 = CPyStatics[2724]; /* 'die-' */
    cpy_r_r124 = ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "_reroll_gen", "book", 170, CPyStatic_scholars___effects___dice___globals);
        goto CPyL127;
    }
CPyL82: ;
    cpy_r_r125 = ((serai___games___scholars___book___BookObject *)cpy_r_r124)->_colours;
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "Book", "colours", 170, CPyStatic_scholars___effects___dice___globals);
        goto CPyL127;
    }
    CPy_INCREF(cpy_r_r125);
CPyL83: ;
    cpy_r_r126 = CPyDef_scholars___names___colour_of(cpy_r_r100);
    if (unlikely(cpy_r_r126 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 170, CPyStatic_scholars___effects___dice___globals);
        goto CPyL134;
    }
    cpy_r_r127 = CPyList_GetItem(cpy_r_r125, cpy_r_r126);
    CPy_DECREF(cpy_r_r125);
    CPyTagged_DECREF(cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 170, CPyStatic_scholars___effects___dice___globals);
        goto CPyL127;
    }
    if (likely(PyTuple_Check(cpy_r_r127)))
        cpy_r_r128 = cpy_r_r127;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 170, CPyStatic_scholars___effects___dice___globals, "tuple", cpy_r_r127);
        goto CPyL127;
    }
    cpy_r_r129 = CPySequenceTuple_GetItem(cpy_r_r128, 0);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 170, CPyStatic_scholars___effects___dice___globals);
        goto CPyL127;
    }
    if (likely(PyUnicode_Check(cpy_r_r129)))
        cpy_r_r130 = cpy_r_r129;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 170, CPyStatic_scholars___effects___dice___globals, "str", cpy_r_r129);
        goto CPyL127;
    }
    cpy_r_r131 = CPyStr_Build(2, cpy_r_r123, cpy_r_r130);
    CPy_DECREF(cpy_r_r130);
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 170, CPyStatic_scholars___effects___dice___globals);
        goto CPyL127;
    }
    cpy_r_r132 = ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "_reroll_gen", "t", 171, CPyStatic_scholars___effects___dice___globals);
        goto CPyL135;
    }
CPyL90: ;
    cpy_r_r133 = CPyStatics[2791]; /* 'event-reroll' */
    cpy_r_r134 = ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r134 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "_reroll_gen", "me", 171, CPyStatic_scholars___effects___dice___globals);
        goto CPyL135;
    }
CPyL91: ;
    cpy_r_r135 = CPyStatics[2789]; /* 'SC-REST-08' */
    cpy_r_r136 = CPyDef_scholars___names___value_of(cpy_r_r100);
    CPyTagged_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r136 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 171, CPyStatic_scholars___effects___dice___globals);
        goto CPyL136;
    }
    cpy_r_r137 = ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__left;
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "_reroll_gen", "left", 171, CPyStatic_scholars___effects___dice___globals);
        goto CPyL137;
    }
CPyL93: ;
    cpy_r_r138 = CPyList_GetItemShort(cpy_r_r137, -2);
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 171, CPyStatic_scholars___effects___dice___globals);
        goto CPyL137;
    }
    if (likely(PyLong_Check(cpy_r_r138)))
        cpy_r_r139 = CPyTagged_FromObject(cpy_r_r138);
    else {
        CPy_TypeError("int", cpy_r_r138); cpy_r_r139 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r138);
    if (unlikely(cpy_r_r139 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 171, CPyStatic_scholars___effects___dice___globals);
        goto CPyL137;
    }
    cpy_r_r140 = CPyDef_scholars___names___value_of(cpy_r_r139);
    CPyTagged_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r140 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 171, CPyStatic_scholars___effects___dice___globals);
        goto CPyL137;
    }
    cpy_r_r141 = CPyStatics[543]; /* 'die' */
    cpy_r_r142 = CPyStatics[337]; /* 'value' */
    cpy_r_r143 = CPyStatics[2792]; /* 'result' */
    cpy_r_r144 = CPyTagged_StealAsObject(cpy_r_r136);
    cpy_r_r145 = CPyTagged_StealAsObject(cpy_r_r140);
    cpy_r_r146 = CPyDict_Build(3, cpy_r_r141, cpy_r_r131, cpy_r_r142, cpy_r_r144, cpy_r_r143, cpy_r_r145);
    CPy_DECREF(cpy_r_r131);
    CPy_DECREF(cpy_r_r144);
    CPy_DECREF(cpy_r_r145);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 171, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
    cpy_r_r147 = CPyDef_kernel___table___Table___tell(cpy_r_r132, cpy_r_r133, cpy_r_r134, cpy_r_r135, cpy_r_r146);
    CPy_DECREF(cpy_r_r146);
    if (unlikely(cpy_r_r147 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 171, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
CPyL98: ;
    cpy_r_r148 = cpy_r_r89 + 1;
    cpy_r_r89 = cpy_r_r148;
    goto CPyL59;
CPyL99: ;
    cpy_r_r149 = ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__left;
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "_reroll_gen", "left", 172, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
CPyL100: ;
    cpy_r_r150 = PyList_Sort(cpy_r_r149);
    cpy_r_r151 = cpy_r_r150 >= 0;
    if (unlikely(!cpy_r_r151)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 172, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
    cpy_r_r152 = ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "_reroll_gen", "player", 173, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
CPyL102: ;
    cpy_r_r153 = ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__left;
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/dice.py", "_reroll", "_reroll_gen", "left", 173, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
CPyL103: ;
    CPy_INCREF(cpy_r_r153);
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r152)->_hand != NULL) {
        CPy_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r152)->_hand);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r152)->_hand = cpy_r_r153;
    cpy_r_r154 = 1;
    if (unlikely(!cpy_r_r154)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 173, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
    cpy_r_r155 = Py_None;
    CPy_INCREF(cpy_r_r155);
    ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r157 = CPyDef_scholars___effects___dice____reroll_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL108;
    CPyGen_SetStopIterationValue(cpy_r_r155);
    CPy_DECREF(cpy_r_r155);
    if (!0) goto CPyL114;
    CPy_Unreachable();
CPyL108: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r155;
    CPyGen_Exit(&((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL109: ;
    ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r159 = CPyDef_scholars___effects___dice____reroll_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r160 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r160;
CPyL110: ;
    cpy_r_r161 = cpy_r_r0 == 0;
    if (cpy_r_r161) goto CPyL1;
    cpy_r_r162 = cpy_r_r0 == 1;
    if (cpy_r_r162) goto CPyL48;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r163 = 0;
    if (unlikely(!cpy_r_r163)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 151, CPyStatic_scholars___effects___dice___globals);
        goto CPyL114;
    }
    CPy_Unreachable();
CPyL114: ;
    cpy_r_r164 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r164;
CPyL115: ;
    CPy_DecRef(cpy_r_r27);
    goto CPyL109;
CPyL116: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r33);
    goto CPyL109;
CPyL117: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r35);
    goto CPyL109;
CPyL118: ;
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r38);
    CPy_DECREF(cpy_r_r39.f2);
    goto CPyL39;
CPyL119: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r38);
    goto CPyL109;
CPyL120: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_r43);
    goto CPyL109;
CPyL121: ;
    CPy_DecRef(cpy_r_r27);
    goto CPyL109;
CPyL122: ;
    CPy_DecRef(cpy_r_r63);
    goto CPyL109;
CPyL123: ;
    CPy_DecRef(cpy_r_r77);
    goto CPyL109;
CPyL124: ;
    CPy_DECREF(cpy_r_r77);
    goto CPyL58;
CPyL125: ;
    CPy_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r81);
    goto CPyL109;
CPyL126: ;
    CPy_DecRef(cpy_r_r85);
    goto CPyL109;
CPyL127: ;
    CPyTagged_DecRef(cpy_r_r100);
    goto CPyL109;
CPyL128: ;
    CPyTagged_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r102);
    goto CPyL109;
CPyL129: ;
    CPyTagged_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r107);
    goto CPyL109;
CPyL130: ;
    CPyTagged_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r107);
    CPyTagged_DecRef(cpy_r_r108);
    goto CPyL109;
CPyL131: ;
    CPyTagged_DecRef(cpy_r_r100);
    CPyTagged_DecRef(cpy_r_r108);
    goto CPyL109;
CPyL132: ;
    CPyTagged_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r115);
    goto CPyL109;
CPyL133: ;
    CPyTagged_DECREF(cpy_r_r100);
    goto CPyL98;
CPyL134: ;
    CPyTagged_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r125);
    goto CPyL109;
CPyL135: ;
    CPyTagged_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r131);
    goto CPyL109;
CPyL136: ;
    CPy_DecRef(cpy_r_r131);
    goto CPyL109;
CPyL137: ;
    CPy_DecRef(cpy_r_r131);
    CPyTagged_DecRef(cpy_r_r136);
    goto CPyL109;
}
        
PyObject *CPyDef_scholars___effects___dice____reroll_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___effects___dice____reroll_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___dice____reroll_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice____reroll_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice._reroll_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___dice____reroll_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "__next__", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice____reroll_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___effects___dice____reroll_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___dice____reroll_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice____reroll_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice._reroll_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___effects___dice____reroll_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "send", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice____reroll_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___effects___dice____reroll_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice____reroll_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice._reroll_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___dice____reroll_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "__iter__", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice____reroll_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_scholars___effects___dice____reroll_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_scholars___effects___dice____reroll_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice____reroll_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice._reroll_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_scholars___effects___dice____reroll_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "throw", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice____reroll_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_scholars___effects___dice____reroll_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4771 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4771);
    PyObject *__tmp4772 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4772);
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
        
        PyObject *CPyPy_scholars___effects___dice____reroll_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___dice____reroll_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.dice._reroll_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___dice____reroll_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "close", -1, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___dice____reroll(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_scholars___effects___dice____reroll_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 151, CPyStatic_scholars___effects___dice___globals);
        goto CPyL4;
    }
    ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 151, CPyStatic_scholars___effects___dice___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___effects___dice____reroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 151, CPyStatic_scholars___effects___dice___globals);
        goto CPyL5;
    }
    return cpy_r_r0;
CPyL4: ;
    cpy_r_r4 = NULL;
    return cpy_r_r4;
CPyL5: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL4;
}
        
        PyObject *CPyPy_scholars___effects___dice____reroll(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:_reroll", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
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
            PyObject *retval = CPyDef_scholars___effects___dice____reroll(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "_reroll", 151, CPyStatic_scholars___effects___dice___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___dice_____top_level__(void) {
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
    int32_t cpy_r_r206;
    char cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    int32_t cpy_r_r210;
    char cpy_r_r211;
    char cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
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
    int32_t cpy_r_r230;
    char cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    int32_t cpy_r_r234;
    char cpy_r_r235;
    char cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    char cpy_r_r244;
    char cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject *cpy_r_r250;
    PyObject *cpy_r_r251;
    PyObject *cpy_r_r252;
    PyObject *cpy_r_r253;
    int32_t cpy_r_r254;
    char cpy_r_r255;
    PyObject *cpy_r_r256;
    PyObject *cpy_r_r257;
    int32_t cpy_r_r258;
    char cpy_r_r259;
    char cpy_r_r260;
    char cpy_r_r261;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 1, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 1, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_scholars___effects___dice___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 3, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 5, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 5, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 5, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[2366]; /* 'serai.games.scholars.dice' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 5, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5396]; /* ('can_draw', 'draw', 'gain_die', 'gain_white', 'give_up_white', 'white_dice') */
    cpy_r_r31 = CPyStatic_scholars___effects___dice___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 5, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    } else
        goto CPyL99;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 6, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 6, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 6, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 6, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5397]; /* ('AT_WILL', 'PAID', 'colour_of', 'die_of', 'value_of') */
    cpy_r_r53 = CPyStatic_scholars___effects___dice___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 6, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    } else
        goto CPyL100;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 7, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 7, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 7, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[2342]; /* 'serai.games.scholars.reasons' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 7, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5398]; /* ('NO_DIE_LEFT', 'NO_DIE_TO_DRAW', 'NO_WHITE_DIE') */
    cpy_r_r75 = CPyStatic_scholars___effects___dice___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 7, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    } else
        goto CPyL101;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 8, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 8, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 8, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 8, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r97 = CPyStatic_scholars___effects___dice___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 8, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    } else
        goto CPyL102;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 9, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 9, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 9, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 9, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5399]; /* ('Asking', 'Offer', 'Reason', 'Rules', 'ask') */
    cpy_r_r119 = CPyStatic_scholars___effects___dice___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 9, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    } else
        goto CPyL103;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 10, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 10, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 10, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 10, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5088]; /* ('Call',) */
    cpy_r_r141 = CPyStatic_scholars___effects___dice___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 10, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    } else
        goto CPyL104;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 11, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 11, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 11, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[523]; /* 'serai.kernel.work' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 11, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5089]; /* ('Work',) */
    cpy_r_r163 = CPyStatic_scholars___effects___dice___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 11, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    } else
        goto CPyL105;
CPyL61: ;
    cpy_r_r165 = (PyObject *)CPyType_work___Work;
    cpy_r_r166 = (PyObject *)CPyType_scholars___table___Table;
    cpy_r_r167 = PyObject_GetItem(cpy_r_r165, cpy_r_r166);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 14, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r168 = PyTuple_Pack(1, cpy_r_r167);
    CPy_DECREF(cpy_r_r167);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 14, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r169 = CPyStatics[2760]; /* 'serai.games.scholars.effects.dice' */
    cpy_r_r170 = (PyObject *)CPyType_scholars___effects___dice___GainDie_template;
    cpy_r_r171 = CPyType_FromTemplate(cpy_r_r170, cpy_r_r168, cpy_r_r169);
    CPy_DECREF(cpy_r_r168);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 14, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r172 = CPyDef_scholars___effects___dice___GainDie_trait_vtable_setup();
    if (unlikely(cpy_r_r172 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 14, CPyStatic_scholars___effects___dice___globals);
        goto CPyL106;
    }
    cpy_r_r173 = CPyDef_scholars___effects___dice___GainDie_coroutine_setup(cpy_r_r171);
    if (unlikely(cpy_r_r173 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 14, CPyStatic_scholars___effects___dice___globals);
        goto CPyL106;
    }
    cpy_r_r174 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r175 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r176 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r177 = CPyStatics[529]; /* 'must' */
    cpy_r_r178 = CPyStatics[530]; /* 'always' */
    cpy_r_r179 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r180 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r181 = PyTuple_Pack(6, cpy_r_r175, cpy_r_r176, cpy_r_r177, cpy_r_r178, cpy_r_r179, cpy_r_r180);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 14, CPyStatic_scholars___effects___dice___globals);
        goto CPyL106;
    }
    cpy_r_r182 = PyObject_SetAttr(cpy_r_r171, cpy_r_r174, cpy_r_r181);
    CPy_DECREF(cpy_r_r181);
    cpy_r_r183 = cpy_r_r182 >= 0;
    if (unlikely(!cpy_r_r183)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 14, CPyStatic_scholars___effects___dice___globals);
        goto CPyL106;
    }
    CPyType_scholars___effects___dice___GainDie = (PyTypeObject *)cpy_r_r171;
    CPy_INCREF(CPyType_scholars___effects___dice___GainDie);
    cpy_r_r184 = CPyStatic_scholars___effects___dice___globals;
    cpy_r_r185 = CPyStatics[2763]; /* 'GainDie' */
    cpy_r_r186 = PyDict_SetItem(cpy_r_r184, cpy_r_r185, cpy_r_r171);
    cpy_r_r187 = cpy_r_r186 >= 0;
    if (unlikely(!cpy_r_r187)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 14, CPyStatic_scholars___effects___dice___globals);
        goto CPyL106;
    }
    cpy_r_r188 = CPy_InitSubclass(cpy_r_r171);
    CPy_DECREF(cpy_r_r171);
    if (unlikely(!cpy_r_r188)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 14, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r189 = (PyObject *)CPyType_work___Work;
    cpy_r_r190 = (PyObject *)CPyType_scholars___table___Table;
    cpy_r_r191 = PyObject_GetItem(cpy_r_r189, cpy_r_r190);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 76, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r192 = PyTuple_Pack(1, cpy_r_r191);
    CPy_DECREF(cpy_r_r191);
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 76, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r193 = CPyStatics[2760]; /* 'serai.games.scholars.effects.dice' */
    cpy_r_r194 = (PyObject *)CPyType_scholars___effects___dice___DestroyWhite_template;
    cpy_r_r195 = CPyType_FromTemplate(cpy_r_r194, cpy_r_r192, cpy_r_r193);
    CPy_DECREF(cpy_r_r192);
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 76, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r196 = CPyDef_scholars___effects___dice___DestroyWhite_trait_vtable_setup();
    if (unlikely(cpy_r_r196 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 76, CPyStatic_scholars___effects___dice___globals);
        goto CPyL107;
    }
    cpy_r_r197 = CPyDef_scholars___effects___dice___DestroyWhite_coroutine_setup(cpy_r_r195);
    if (unlikely(cpy_r_r197 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 76, CPyStatic_scholars___effects___dice___globals);
        goto CPyL107;
    }
    cpy_r_r198 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r199 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r200 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r201 = CPyStatics[529]; /* 'must' */
    cpy_r_r202 = CPyStatics[530]; /* 'always' */
    cpy_r_r203 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r204 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r205 = PyTuple_Pack(6, cpy_r_r199, cpy_r_r200, cpy_r_r201, cpy_r_r202, cpy_r_r203, cpy_r_r204);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 76, CPyStatic_scholars___effects___dice___globals);
        goto CPyL107;
    }
    cpy_r_r206 = PyObject_SetAttr(cpy_r_r195, cpy_r_r198, cpy_r_r205);
    CPy_DECREF(cpy_r_r205);
    cpy_r_r207 = cpy_r_r206 >= 0;
    if (unlikely(!cpy_r_r207)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 76, CPyStatic_scholars___effects___dice___globals);
        goto CPyL107;
    }
    CPyType_scholars___effects___dice___DestroyWhite = (PyTypeObject *)cpy_r_r195;
    CPy_INCREF(CPyType_scholars___effects___dice___DestroyWhite);
    cpy_r_r208 = CPyStatic_scholars___effects___dice___globals;
    cpy_r_r209 = CPyStatics[2761]; /* 'DestroyWhite' */
    cpy_r_r210 = PyDict_SetItem(cpy_r_r208, cpy_r_r209, cpy_r_r195);
    cpy_r_r211 = cpy_r_r210 >= 0;
    if (unlikely(!cpy_r_r211)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 76, CPyStatic_scholars___effects___dice___globals);
        goto CPyL107;
    }
    cpy_r_r212 = CPy_InitSubclass(cpy_r_r195);
    CPy_DECREF(cpy_r_r195);
    if (unlikely(!cpy_r_r212)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 76, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r213 = (PyObject *)CPyType_work___Work;
    cpy_r_r214 = (PyObject *)CPyType_scholars___table___Table;
    cpy_r_r215 = PyObject_GetItem(cpy_r_r213, cpy_r_r214);
    if (unlikely(cpy_r_r215 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 101, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r216 = PyTuple_Pack(1, cpy_r_r215);
    CPy_DECREF(cpy_r_r215);
    if (unlikely(cpy_r_r216 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 101, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r217 = CPyStatics[2760]; /* 'serai.games.scholars.effects.dice' */
    cpy_r_r218 = (PyObject *)CPyType_scholars___effects___dice___Draw_template;
    cpy_r_r219 = CPyType_FromTemplate(cpy_r_r218, cpy_r_r216, cpy_r_r217);
    CPy_DECREF(cpy_r_r216);
    if (unlikely(cpy_r_r219 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 101, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r220 = CPyDef_scholars___effects___dice___Draw_trait_vtable_setup();
    if (unlikely(cpy_r_r220 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 101, CPyStatic_scholars___effects___dice___globals);
        goto CPyL108;
    }
    cpy_r_r221 = CPyDef_scholars___effects___dice___Draw_coroutine_setup(cpy_r_r219);
    if (unlikely(cpy_r_r221 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 101, CPyStatic_scholars___effects___dice___globals);
        goto CPyL108;
    }
    cpy_r_r222 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r223 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r224 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r225 = CPyStatics[529]; /* 'must' */
    cpy_r_r226 = CPyStatics[530]; /* 'always' */
    cpy_r_r227 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r228 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r229 = PyTuple_Pack(6, cpy_r_r223, cpy_r_r224, cpy_r_r225, cpy_r_r226, cpy_r_r227, cpy_r_r228);
    if (unlikely(cpy_r_r229 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 101, CPyStatic_scholars___effects___dice___globals);
        goto CPyL108;
    }
    cpy_r_r230 = PyObject_SetAttr(cpy_r_r219, cpy_r_r222, cpy_r_r229);
    CPy_DECREF(cpy_r_r229);
    cpy_r_r231 = cpy_r_r230 >= 0;
    if (unlikely(!cpy_r_r231)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 101, CPyStatic_scholars___effects___dice___globals);
        goto CPyL108;
    }
    CPyType_scholars___effects___dice___Draw = (PyTypeObject *)cpy_r_r219;
    CPy_INCREF(CPyType_scholars___effects___dice___Draw);
    cpy_r_r232 = CPyStatic_scholars___effects___dice___globals;
    cpy_r_r233 = CPyStatics[2762]; /* 'Draw' */
    cpy_r_r234 = PyDict_SetItem(cpy_r_r232, cpy_r_r233, cpy_r_r219);
    cpy_r_r235 = cpy_r_r234 >= 0;
    if (unlikely(!cpy_r_r235)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 101, CPyStatic_scholars___effects___dice___globals);
        goto CPyL108;
    }
    cpy_r_r236 = CPy_InitSubclass(cpy_r_r219);
    CPy_DECREF(cpy_r_r219);
    if (unlikely(!cpy_r_r236)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 101, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r237 = (PyObject *)CPyType_work___Work;
    cpy_r_r238 = (PyObject *)CPyType_scholars___table___Table;
    cpy_r_r239 = PyObject_GetItem(cpy_r_r237, cpy_r_r238);
    if (unlikely(cpy_r_r239 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 132, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r240 = PyTuple_Pack(1, cpy_r_r239);
    CPy_DECREF(cpy_r_r239);
    if (unlikely(cpy_r_r240 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 132, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r241 = CPyStatics[2760]; /* 'serai.games.scholars.effects.dice' */
    cpy_r_r242 = (PyObject *)CPyType_scholars___effects___dice___Refill_template;
    cpy_r_r243 = CPyType_FromTemplate(cpy_r_r242, cpy_r_r240, cpy_r_r241);
    CPy_DECREF(cpy_r_r240);
    if (unlikely(cpy_r_r243 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 132, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    cpy_r_r244 = CPyDef_scholars___effects___dice___Refill_trait_vtable_setup();
    if (unlikely(cpy_r_r244 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 132, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
    cpy_r_r245 = CPyDef_scholars___effects___dice___Refill_coroutine_setup(cpy_r_r243);
    if (unlikely(cpy_r_r245 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 132, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
    cpy_r_r246 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r247 = CPyStatics[529]; /* 'must' */
    cpy_r_r248 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r249 = CPyStatics[529]; /* 'must' */
    cpy_r_r250 = CPyStatics[530]; /* 'always' */
    cpy_r_r251 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r252 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r253 = PyTuple_Pack(6, cpy_r_r247, cpy_r_r248, cpy_r_r249, cpy_r_r250, cpy_r_r251, cpy_r_r252);
    if (unlikely(cpy_r_r253 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 132, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
    cpy_r_r254 = PyObject_SetAttr(cpy_r_r243, cpy_r_r246, cpy_r_r253);
    CPy_DECREF(cpy_r_r253);
    cpy_r_r255 = cpy_r_r254 >= 0;
    if (unlikely(!cpy_r_r255)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 132, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
    CPyType_scholars___effects___dice___Refill = (PyTypeObject *)cpy_r_r243;
    CPy_INCREF(CPyType_scholars___effects___dice___Refill);
    cpy_r_r256 = CPyStatic_scholars___effects___dice___globals;
    cpy_r_r257 = CPyStatics[804]; /* 'Refill' */
    cpy_r_r258 = PyDict_SetItem(cpy_r_r256, cpy_r_r257, cpy_r_r243);
    cpy_r_r259 = cpy_r_r258 >= 0;
    if (unlikely(!cpy_r_r259)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 132, CPyStatic_scholars___effects___dice___globals);
        goto CPyL109;
    }
    cpy_r_r260 = CPy_InitSubclass(cpy_r_r243);
    CPy_DECREF(cpy_r_r243);
    if (unlikely(!cpy_r_r260)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/dice.py", "<module>", 132, CPyStatic_scholars___effects___dice___globals);
        goto CPyL98;
    }
    return 1;
CPyL98: ;
    cpy_r_r261 = 2;
    return cpy_r_r261;
CPyL99: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL100: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL101: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL102: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL103: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL104: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
CPyL105: ;
    CPy_DECREF(cpy_r_r164);
    goto CPyL61;
CPyL106: ;
    CPy_DecRef(cpy_r_r171);
    goto CPyL98;
CPyL107: ;
    CPy_DecRef(cpy_r_r195);
    goto CPyL98;
CPyL108: ;
    CPy_DecRef(cpy_r_r219);
    goto CPyL98;
CPyL109: ;
    CPy_DecRef(cpy_r_r243);
    goto CPyL98;
}

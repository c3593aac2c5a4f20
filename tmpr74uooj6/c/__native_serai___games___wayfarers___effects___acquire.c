#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef acquire___Acquire_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___acquire___AcquireObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___acquire___AcquireObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
acquire___Acquire_traverse(serai___games___wayfarers___effects___acquire___AcquireObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___acquire___AcquireObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___acquire___AcquireObject))));
    return rv;
}

static int32_t CPyDef_acquire___Acquire_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___acquire___AcquireObject *self = (serai___games___wayfarers___effects___acquire___AcquireObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___acquire___AcquireObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___acquire___AcquireObject))));
    return 0;
}

static int32_t CPyDef_acquire___Acquire_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___acquire___AcquireObject *self = (serai___games___wayfarers___effects___acquire___AcquireObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___acquire___AcquireObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___acquire___AcquireObject))));
    return 0;
}

static void
acquire___Acquire_dealloc(serai___games___wayfarers___effects___acquire___AcquireObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, acquire___Acquire_dealloc)
    CPyDef_acquire___Acquire_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_acquire_____mypyc__Acquire_setup(PyObject *cpy_r_type);
PyObject *CPyDef_acquire___Acquire(void);

static PyObject *
acquire___Acquire_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_acquire___Acquire) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_acquire_____mypyc__Acquire_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem acquire___Acquire_vtable[13];
static bool
CPyDef_acquire___Acquire_trait_vtable_setup(void)
{
    CPyVTableItem acquire___Acquire_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___Work___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_acquire___Acquire___possible__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_work___Work___binds,
        (CPyVTableItem)CPyDef_acquire___Acquire___reason__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___run,
        (CPyVTableItem)CPyDef_acquire___Acquire___ask__Work_glue,
        (CPyVTableItem)CPyDef_acquire___Acquire_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_acquire___Acquire___possible,
        (CPyVTableItem)CPyDef_acquire___Acquire___reason,
        (CPyVTableItem)CPyDef_acquire___Acquire___ask,
        (CPyVTableItem)CPyDef_acquire___Acquire_____mypyc_defaults_setup,
    };
    memcpy(acquire___Acquire_vtable, acquire___Acquire_vtable_scratch, sizeof(acquire___Acquire_vtable));
    return 1;
}

static bool
CPyDef_acquire___Acquire_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
acquire___Acquire_get_asks_itself(serai___games___wayfarers___effects___acquire___AcquireObject *self, void *closure);
static int
acquire___Acquire_set_asks_itself(serai___games___wayfarers___effects___acquire___AcquireObject *self, PyObject *value, void *closure);

static PyGetSetDef acquire___Acquire_getseters[] = {
    {"asks_itself",
     (getter)acquire___Acquire_get_asks_itself, (setter)acquire___Acquire_set_asks_itself,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef acquire___Acquire_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_acquire_____mypyc__Acquire_setup, METH_O, NULL},
    {"possible",
     (PyCFunction)CPyPy_acquire___Acquire___possible,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("possible($self, t, me, call, context)\n--\n\n")},
    {"reason",
     (PyCFunction)CPyPy_acquire___Acquire___reason,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("reason($self, t, me, call, context)\n--\n\n")},
    {"ask",
     (PyCFunction)CPyPy_acquire___Acquire___ask,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("ask($self, t, me, call, context, optional)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_acquire___Acquire_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_acquire___Acquire_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Acquire",
    .tp_new = acquire___Acquire_new,
    .tp_dealloc = (destructor)acquire___Acquire_dealloc,
    .tp_traverse = (traverseproc)acquire___Acquire_traverse,
    .tp_clear = (inquiry)CPyDef_acquire___Acquire_clear,
    .tp_getset = acquire___Acquire_getseters,
    .tp_methods = acquire___Acquire_methods,
    .tp_members = acquire___Acquire_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___acquire___AcquireObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___acquire___AcquireObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___acquire___AcquireObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Acquire()\n--\n\n"),
};
static PyTypeObject *CPyType_acquire___Acquire_template = &CPyType_acquire___Acquire_template_;

PyObject *CPyDef_acquire_____mypyc__Acquire_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___acquire___AcquireObject *self;
    self = (serai___games___wayfarers___effects___acquire___AcquireObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = acquire___Acquire_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    self->_asks_itself = 2;
    if (CPyDef_acquire___Acquire_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_acquire___Acquire(void)
{
    PyObject *self = CPyDef_acquire_____mypyc__Acquire_setup((PyObject *)CPyType_acquire___Acquire);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
acquire___Acquire_get_asks_itself(serai___games___wayfarers___effects___acquire___AcquireObject *self, void *closure)
{
    if (unlikely(self->_asks_itself == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'asks_itself' of 'Acquire' undefined");
        return NULL;
    }
    PyObject *retval = self->_asks_itself ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
acquire___Acquire_set_asks_itself(serai___games___wayfarers___effects___acquire___AcquireObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Acquire' object attribute 'asks_itself' cannot be deleted");
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
acquire___CardOffer_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
PyMemberDef acquire___CardOffer_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___acquire___CardOfferObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___acquire___CardOfferObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
acquire___CardOffer_traverse(serai___games___wayfarers___effects___acquire___CardOfferObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__likely);
    Py_VISIT(self->__obstacle);
    Py_VISIT(self->__others);
    Py_VISIT(self->__note);
    Py_VISIT(self->_t);
    if (CPyTagged_CheckLong(self->_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_me));
    }
    if (CPyTagged_CheckLong(self->_row)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_row));
    }
    Py_VISIT(self->_mode);
    if (CPyTagged_CheckLong(self->_context)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_context));
    }
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___acquire___CardOfferObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___acquire___CardOfferObject))));
    return rv;
}

static int32_t CPyDef_acquire___CardOffer_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___acquire___CardOfferObject *self = (serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self;
    Py_CLEAR(self->__likely);
    Py_CLEAR(self->__obstacle);
    Py_CLEAR(self->__others);
    Py_CLEAR(self->__note);
    Py_CLEAR(self->_t);
    if (CPyTagged_CheckLong(self->_me)) {
        CPyTagged __tmp = self->_me;
        self->_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_row)) {
        CPyTagged __tmp = self->_row;
        self->_row = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_mode);
    if (CPyTagged_CheckLong(self->_context)) {
        CPyTagged __tmp = self->_context;
        self->_context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___acquire___CardOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___acquire___CardOfferObject))));
    return 0;
}

static int32_t CPyDef_acquire___CardOffer_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___acquire___CardOfferObject *self = (serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self;
    Py_CLEAR(self->__likely);
    Py_CLEAR(self->__obstacle);
    Py_CLEAR(self->__others);
    Py_CLEAR(self->__note);
    Py_CLEAR(self->_t);
    if (CPyTagged_CheckLong(self->_me)) {
        CPyTagged __tmp = self->_me;
        self->_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_row)) {
        CPyTagged __tmp = self->_row;
        self->_row = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_mode);
    if (CPyTagged_CheckLong(self->_context)) {
        CPyTagged __tmp = self->_context;
        self->_context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___acquire___CardOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___acquire___CardOfferObject))));
    return 0;
}

static void
acquire___CardOffer_dealloc(serai___games___wayfarers___effects___acquire___CardOfferObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, acquire___CardOffer_dealloc)
    CPyDef_acquire___CardOffer_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_acquire_____mypyc__CardOffer_setup(PyObject *cpy_r_type);
PyObject *CPyDef_acquire___CardOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_row, PyObject *cpy_r_mode, CPyTagged cpy_r_context, char cpy_r_optional);

static PyObject *
acquire___CardOffer_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_acquire___CardOffer) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_acquire_____mypyc__CardOffer_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_acquire___CardOffer_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem acquire___CardOffer_vtable[18];
static bool
CPyDef_acquire___CardOffer_trait_vtable_setup(void)
{
    CPyVTableItem acquire___CardOffer_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_acquire___CardOffer_____init__,
        (CPyVTableItem)CPyDef_offer___Offer_____add__,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_acquire___CardOffer___note,
        (CPyVTableItem)CPyDef_acquire___CardOffer_____init__,
        (CPyVTableItem)CPyDef_acquire___CardOffer___likely__TableOffer_glue,
        (CPyVTableItem)CPyDef_offer___TableOffer___others,
        (CPyVTableItem)CPyDef_acquire___CardOffer___obstacle,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_acquire___CardOffer___note,
        (CPyVTableItem)CPyDef_acquire___CardOffer_____init__,
        (CPyVTableItem)CPyDef_acquire___CardOffer___likely,
        (CPyVTableItem)CPyDef_acquire___CardOffer___obstacle,
        (CPyVTableItem)CPyDef_acquire___CardOffer___note,
    };
    memcpy(acquire___CardOffer_vtable, acquire___CardOffer_vtable_scratch, sizeof(acquire___CardOffer_vtable));
    return 1;
}

static bool
CPyDef_acquire___CardOffer_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
acquire___CardOffer_get_row(serai___games___wayfarers___effects___acquire___CardOfferObject *self, void *closure);
static int
acquire___CardOffer_set_row(serai___games___wayfarers___effects___acquire___CardOfferObject *self, PyObject *value, void *closure);
static PyObject *
acquire___CardOffer_get_mode(serai___games___wayfarers___effects___acquire___CardOfferObject *self, void *closure);
static int
acquire___CardOffer_set_mode(serai___games___wayfarers___effects___acquire___CardOfferObject *self, PyObject *value, void *closure);
static PyObject *
acquire___CardOffer_get_context(serai___games___wayfarers___effects___acquire___CardOfferObject *self, void *closure);
static int
acquire___CardOffer_set_context(serai___games___wayfarers___effects___acquire___CardOfferObject *self, PyObject *value, void *closure);
static PyObject *
acquire___CardOffer_get_optional(serai___games___wayfarers___effects___acquire___CardOfferObject *self, void *closure);
static int
acquire___CardOffer_set_optional(serai___games___wayfarers___effects___acquire___CardOfferObject *self, PyObject *value, void *closure);

static PyGetSetDef acquire___CardOffer_getseters[] = {
    {"row",
     (getter)acquire___CardOffer_get_row, (setter)acquire___CardOffer_set_row,
     NULL, NULL},
    {"mode",
     (getter)acquire___CardOffer_get_mode, (setter)acquire___CardOffer_set_mode,
     NULL, NULL},
    {"context",
     (getter)acquire___CardOffer_get_context, (setter)acquire___CardOffer_set_context,
     NULL, NULL},
    {"optional",
     (getter)acquire___CardOffer_get_optional, (setter)acquire___CardOffer_set_optional,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef acquire___CardOffer_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_acquire_____mypyc__CardOffer_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_acquire___CardOffer_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, t, me, row, mode, context, optional)\n--\n\n")},
    {"likely",
     (PyCFunction)CPyPy_acquire___CardOffer___likely,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("likely($self)\n--\n\n")},
    {"obstacle",
     (PyCFunction)CPyPy_acquire___CardOffer___obstacle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("obstacle($self, option)\n--\n\n")},
    {"note",
     (PyCFunction)CPyPy_acquire___CardOffer___note,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("note($self, option)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_acquire___CardOffer_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "CardOffer",
    .tp_new = acquire___CardOffer_new,
    .tp_dealloc = (destructor)acquire___CardOffer_dealloc,
    .tp_traverse = (traverseproc)acquire___CardOffer_traverse,
    .tp_clear = (inquiry)CPyDef_acquire___CardOffer_clear,
    .tp_getset = acquire___CardOffer_getseters,
    .tp_methods = acquire___CardOffer_methods,
    .tp_init = acquire___CardOffer_init,
    .tp_members = acquire___CardOffer_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___acquire___CardOfferObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___acquire___CardOfferObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___acquire___CardOfferObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("CardOffer(t, me, row, mode, context, optional)\n--\n\n"),
};
static PyTypeObject *CPyType_acquire___CardOffer_template = &CPyType_acquire___CardOffer_template_;

PyObject *CPyDef_acquire_____mypyc__CardOffer_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___acquire___CardOfferObject *self;
    self = (serai___games___wayfarers___effects___acquire___CardOfferObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = acquire___CardOffer_vtable;
    self->_me = CPY_INT_TAG;
    self->_row = CPY_INT_TAG;
    self->_context = CPY_INT_TAG;
    self->_optional = 2;
    return (PyObject *)self;
}

PyObject *CPyDef_acquire___CardOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_row, PyObject *cpy_r_mode, CPyTagged cpy_r_context, char cpy_r_optional)
{
    PyObject *self = CPyDef_acquire_____mypyc__CardOffer_setup((PyObject *)CPyType_acquire___CardOffer);
    if (self == NULL)
        return NULL;
    char res = CPyDef_acquire___CardOffer_____init__(self, cpy_r_t, cpy_r_me, cpy_r_row, cpy_r_mode, cpy_r_context, cpy_r_optional);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
acquire___CardOffer_get_row(serai___games___wayfarers___effects___acquire___CardOfferObject *self, void *closure)
{
    if (unlikely(self->_row == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'row' of 'CardOffer' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_row);
    PyObject *retval = CPyTagged_StealAsObject(self->_row);
    return retval;
}

static int
acquire___CardOffer_set_row(serai___games___wayfarers___effects___acquire___CardOfferObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'CardOffer' object attribute 'row' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_row != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_row);
    }
    self->_row = tmp;
    return 0;
}

static PyObject *
acquire___CardOffer_get_mode(serai___games___wayfarers___effects___acquire___CardOfferObject *self, void *closure)
{
    if (unlikely(self->_mode == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'mode' of 'CardOffer' undefined");
        return NULL;
    }
    CPy_INCREF(self->_mode);
    PyObject *retval = self->_mode;
    return retval;
}

static int
acquire___CardOffer_set_mode(serai___games___wayfarers___effects___acquire___CardOfferObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'CardOffer' object attribute 'mode' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyUnicode_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("str", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_mode != NULL) {
        CPy_DECREF(self->_mode);
    }
    self->_mode = tmp;
    return 0;
}

static PyObject *
acquire___CardOffer_get_context(serai___games___wayfarers___effects___acquire___CardOfferObject *self, void *closure)
{
    if (unlikely(self->_context == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'context' of 'CardOffer' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_context);
    PyObject *retval = CPyTagged_StealAsObject(self->_context);
    return retval;
}

static int
acquire___CardOffer_set_context(serai___games___wayfarers___effects___acquire___CardOfferObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'CardOffer' object attribute 'context' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_context != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_context);
    }
    self->_context = tmp;
    return 0;
}

static PyObject *
acquire___CardOffer_get_optional(serai___games___wayfarers___effects___acquire___CardOfferObject *self, void *closure)
{
    if (unlikely(self->_optional == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'optional' of 'CardOffer' undefined");
        return NULL;
    }
    PyObject *retval = self->_optional ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
acquire___CardOffer_set_optional(serai___games___wayfarers___effects___acquire___CardOfferObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'CardOffer' object attribute 'optional' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_optional = tmp;
    return 0;
}

static PySendResult CPyDunder_am_sendacquire___ask_Acquire_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_acquire___ask_Acquire_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods acquire___ask_Acquire_gen_as_async = {
    .am_send = CPyDunder_am_sendacquire___ask_Acquire_gen,
};
static int
acquire___ask_Acquire_gen_traverse(serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *self, visitproc visit, void *arg)
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
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__row)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__row));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__mode);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_3);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_4);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_5);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_6);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_acquire___ask_Acquire_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *self = (serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r_self;
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
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__row)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__row;
        self->___mypyc_generator_frame_attribute__row = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__mode);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_4);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_5);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_6);
    return 0;
}

static int32_t CPyDef_acquire___ask_Acquire_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *self = (serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r_self;
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
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__row)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__row;
        self->___mypyc_generator_frame_attribute__row = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__mode);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_4);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_5);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_6);
    return 0;
}

static void
acquire___ask_Acquire_gen_dealloc(serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (acquire___ask_Acquire_gen_free_instance == NULL) {
        acquire___ask_Acquire_gen_free_instance = self;
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
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__row)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__row;
            self->___mypyc_generator_frame_attribute__row = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__row = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__mode);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_3);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_4);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_5);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_6);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, acquire___ask_Acquire_gen_dealloc)
    CPyDef_acquire___ask_Acquire_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_acquire_____mypyc__ask_Acquire_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_acquire___ask_Acquire_gen(void);

static PyObject *
acquire___ask_Acquire_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_acquire___ask_Acquire_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_acquire_____mypyc__ask_Acquire_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem acquire___ask_Acquire_gen_vtable[6];
static bool
CPyDef_acquire___ask_Acquire_gen_trait_vtable_setup(void)
{
    CPyVTableItem acquire___ask_Acquire_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_acquire___ask_Acquire_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_acquire___ask_Acquire_gen_____next__,
        (CPyVTableItem)CPyDef_acquire___ask_Acquire_gen___send,
        (CPyVTableItem)CPyDef_acquire___ask_Acquire_gen_____iter__,
        (CPyVTableItem)CPyDef_acquire___ask_Acquire_gen___throw,
        (CPyVTableItem)CPyDef_acquire___ask_Acquire_gen___close,
    };
    memcpy(acquire___ask_Acquire_gen_vtable, acquire___ask_Acquire_gen_vtable_scratch, sizeof(acquire___ask_Acquire_gen_vtable));
    return 1;
}

static bool
CPyDef_acquire___ask_Acquire_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef acquire___ask_Acquire_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_acquire_____mypyc__ask_Acquire_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_acquire___ask_Acquire_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_acquire___ask_Acquire_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_acquire___ask_Acquire_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_acquire___ask_Acquire_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_acquire___ask_Acquire_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_acquire___ask_Acquire_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_Acquire_gen",
    .tp_new = acquire___ask_Acquire_gen_new,
    .tp_dealloc = (destructor)acquire___ask_Acquire_gen_dealloc,
    .tp_traverse = (traverseproc)acquire___ask_Acquire_gen_traverse,
    .tp_clear = (inquiry)CPyDef_acquire___ask_Acquire_gen_clear,
    .tp_methods = acquire___ask_Acquire_gen_methods,
    .tp_iter = CPyDef_acquire___ask_Acquire_gen_____iter__,
    .tp_iternext = CPyDef_acquire___ask_Acquire_gen_____next__,
    .tp_as_async = &acquire___ask_Acquire_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___acquire___ask_Acquire_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_Acquire_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_acquire___ask_Acquire_gen_template = &CPyType_acquire___ask_Acquire_gen_template_;

PyObject *CPyDef_acquire_____mypyc__ask_Acquire_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *self;
    if (acquire___ask_Acquire_gen_free_instance != NULL) {
        self = acquire___ask_Acquire_gen_free_instance;
        acquire___ask_Acquire_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = acquire___ask_Acquire_gen_vtable;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__optional = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__row = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_acquire___ask_Acquire_gen(void)
{
    PyObject *self = CPyDef_acquire_____mypyc__ask_Acquire_gen_setup((PyObject *)CPyType_acquire___ask_Acquire_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendacquire___take_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_acquire___take_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods acquire___take_gen_as_async = {
    .am_send = CPyDunder_am_sendacquire___take_gen,
};
static int
acquire___take_gen_traverse(serai___games___wayfarers___effects___acquire___take_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__place)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__place));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__mode);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__context));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__player);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__card));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_2);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_3);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_4);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_acquire___take_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___acquire___take_genObject *self = (serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_generator_frame_attribute__mode);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__context;
        self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__card;
        self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_4);
    return 0;
}

static int32_t CPyDef_acquire___take_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___acquire___take_genObject *self = (serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_generator_frame_attribute__mode);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__context;
        self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__card;
        self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_4);
    return 0;
}

static void
acquire___take_gen_dealloc(serai___games___wayfarers___effects___acquire___take_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (acquire___take_gen_free_instance == NULL) {
        acquire___take_gen_free_instance = self;
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
        Py_CLEAR(self->___mypyc_generator_frame_attribute__mode);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__context;
            self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__card;
            self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_2);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_3);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_4);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, acquire___take_gen_dealloc)
    CPyDef_acquire___take_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_acquire_____mypyc__take_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_acquire___take_gen(void);

static PyObject *
acquire___take_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_acquire___take_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_acquire_____mypyc__take_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem acquire___take_gen_vtable[6];
static bool
CPyDef_acquire___take_gen_trait_vtable_setup(void)
{
    CPyVTableItem acquire___take_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_acquire___take_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_acquire___take_gen_____next__,
        (CPyVTableItem)CPyDef_acquire___take_gen___send,
        (CPyVTableItem)CPyDef_acquire___take_gen_____iter__,
        (CPyVTableItem)CPyDef_acquire___take_gen___throw,
        (CPyVTableItem)CPyDef_acquire___take_gen___close,
    };
    memcpy(acquire___take_gen_vtable, acquire___take_gen_vtable_scratch, sizeof(acquire___take_gen_vtable));
    return 1;
}

static bool
CPyDef_acquire___take_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef acquire___take_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_acquire_____mypyc__take_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_acquire___take_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_acquire___take_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_acquire___take_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_acquire___take_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_acquire___take_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_acquire___take_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "take_gen",
    .tp_new = acquire___take_gen_new,
    .tp_dealloc = (destructor)acquire___take_gen_dealloc,
    .tp_traverse = (traverseproc)acquire___take_gen_traverse,
    .tp_clear = (inquiry)CPyDef_acquire___take_gen_clear,
    .tp_methods = acquire___take_gen_methods,
    .tp_iter = CPyDef_acquire___take_gen_____iter__,
    .tp_iternext = CPyDef_acquire___take_gen_____next__,
    .tp_as_async = &acquire___take_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___acquire___take_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("take_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_acquire___take_gen_template = &CPyType_acquire___take_gen_template_;

PyObject *CPyDef_acquire_____mypyc__take_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___acquire___take_genObject *self;
    if (acquire___take_gen_free_instance != NULL) {
        self = acquire___take_gen_free_instance;
        acquire___take_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___acquire___take_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = acquire___take_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_acquire___take_gen(void)
{
    PyObject *self = CPyDef_acquire_____mypyc__take_gen_setup((PyObject *)CPyType_acquire___take_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
acquire___draw_env_traverse(serai___games___wayfarers___effects___acquire___draw_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_acquire___draw_env_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___acquire___draw_envObject *self = (serai___games___wayfarers___effects___acquire___draw_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    return 0;
}

static int32_t CPyDef_acquire___draw_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___acquire___draw_envObject *self = (serai___games___wayfarers___effects___acquire___draw_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
acquire___draw_env_dealloc(serai___games___wayfarers___effects___acquire___draw_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (acquire___draw_env_free_instance == NULL) {
        acquire___draw_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, acquire___draw_env_dealloc)
    CPyDef_acquire___draw_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_acquire_____mypyc__draw_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_acquire___draw_env(void);

static PyObject *
acquire___draw_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_acquire___draw_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_acquire_____mypyc__draw_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem acquire___draw_env_vtable[1];
static bool
CPyDef_acquire___draw_env_trait_vtable_setup(void)
{
    CPyVTableItem acquire___draw_env_vtable_scratch[] = {
        NULL
    };
    memcpy(acquire___draw_env_vtable, acquire___draw_env_vtable_scratch, sizeof(acquire___draw_env_vtable));
    return 1;
}

static bool
CPyDef_acquire___draw_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef acquire___draw_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_acquire_____mypyc__draw_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_acquire___draw_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "draw_env",
    .tp_new = acquire___draw_env_new,
    .tp_dealloc = (destructor)acquire___draw_env_dealloc,
    .tp_traverse = (traverseproc)acquire___draw_env_traverse,
    .tp_clear = (inquiry)CPyDef_acquire___draw_env_clear,
    .tp_methods = acquire___draw_env_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___acquire___draw_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("draw_env()\n--\n\n"),
};
static PyTypeObject *CPyType_acquire___draw_env_template = &CPyType_acquire___draw_env_template_;

PyObject *CPyDef_acquire_____mypyc__draw_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___acquire___draw_envObject *self;
    if (acquire___draw_env_free_instance != NULL) {
        self = acquire___draw_env_free_instance;
        acquire___draw_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___acquire___draw_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = acquire___draw_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_acquire___draw_env(void)
{
    PyObject *self = CPyDef_acquire_____mypyc__draw_env_setup((PyObject *)CPyType_acquire___draw_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendacquire___draw_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_acquire___draw_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods acquire___draw_gen_as_async = {
    .am_send = CPyDunder_am_sendacquire___draw_gen,
};
static int
acquire___draw_gen_traverse(serai___games___wayfarers___effects___acquire___draw_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__row)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__row));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__options);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___draw_gen_1);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_acquire___draw_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___acquire___draw_genObject *self = (serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__row)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__row;
        self->___mypyc_generator_frame_attribute__row = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___draw_gen_1);
    return 0;
}

static int32_t CPyDef_acquire___draw_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___acquire___draw_genObject *self = (serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__row)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__row;
        self->___mypyc_generator_frame_attribute__row = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___draw_gen_1);
    return 0;
}

static void
acquire___draw_gen_dealloc(serai___games___wayfarers___effects___acquire___draw_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (acquire___draw_gen_free_instance == NULL) {
        acquire___draw_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__row)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__row;
            self->___mypyc_generator_frame_attribute__row = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__row = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___draw_gen_1);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, acquire___draw_gen_dealloc)
    CPyDef_acquire___draw_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_acquire_____mypyc__draw_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_acquire___draw_gen(void);

static PyObject *
acquire___draw_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_acquire___draw_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_acquire_____mypyc__draw_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem acquire___draw_gen_vtable[6];
static bool
CPyDef_acquire___draw_gen_trait_vtable_setup(void)
{
    CPyVTableItem acquire___draw_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_acquire___draw_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_acquire___draw_gen_____next__,
        (CPyVTableItem)CPyDef_acquire___draw_gen___send,
        (CPyVTableItem)CPyDef_acquire___draw_gen_____iter__,
        (CPyVTableItem)CPyDef_acquire___draw_gen___throw,
        (CPyVTableItem)CPyDef_acquire___draw_gen___close,
    };
    memcpy(acquire___draw_gen_vtable, acquire___draw_gen_vtable_scratch, sizeof(acquire___draw_gen_vtable));
    return 1;
}

static bool
CPyDef_acquire___draw_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef acquire___draw_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_acquire_____mypyc__draw_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_acquire___draw_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_acquire___draw_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_acquire___draw_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_acquire___draw_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_acquire___draw_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_acquire___draw_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "draw_gen",
    .tp_new = acquire___draw_gen_new,
    .tp_dealloc = (destructor)acquire___draw_gen_dealloc,
    .tp_traverse = (traverseproc)acquire___draw_gen_traverse,
    .tp_clear = (inquiry)CPyDef_acquire___draw_gen_clear,
    .tp_methods = acquire___draw_gen_methods,
    .tp_iter = CPyDef_acquire___draw_gen_____iter__,
    .tp_iternext = CPyDef_acquire___draw_gen_____next__,
    .tp_as_async = &acquire___draw_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___acquire___draw_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("draw_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_acquire___draw_gen_template = &CPyType_acquire___draw_gen_template_;

PyObject *CPyDef_acquire_____mypyc__draw_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___acquire___draw_genObject *self;
    if (acquire___draw_gen_free_instance != NULL) {
        self = acquire___draw_gen_free_instance;
        acquire___draw_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___acquire___draw_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = acquire___draw_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__row = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_acquire___draw_gen(void)
{
    PyObject *self = CPyDef_acquire_____mypyc__draw_gen_setup((PyObject *)CPyType_acquire___draw_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__acquire_____mypyc_lambda__0_draw_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_acquire_____mypyc_lambda__0_draw_obj_____get__(self, instance, owner);
}
PyMemberDef acquire_____mypyc_lambda__0_draw_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__0_draw_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__0_draw_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
acquire_____mypyc_lambda__0_draw_obj_traverse(serai___games___wayfarers___effects___acquire_____mypyc_lambda__0_draw_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__0_draw_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__0_draw_objObject))));
    return rv;
}

static int32_t CPyDef_acquire_____mypyc_lambda__0_draw_obj_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___acquire_____mypyc_lambda__0_draw_objObject *self = (serai___games___wayfarers___effects___acquire_____mypyc_lambda__0_draw_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__0_draw_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__0_draw_objObject))));
    return 0;
}

static int32_t CPyDef_acquire_____mypyc_lambda__0_draw_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___acquire_____mypyc_lambda__0_draw_objObject *self = (serai___games___wayfarers___effects___acquire_____mypyc_lambda__0_draw_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__0_draw_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__0_draw_objObject))));
    return 0;
}

static void
acquire_____mypyc_lambda__0_draw_obj_dealloc(serai___games___wayfarers___effects___acquire_____mypyc_lambda__0_draw_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (acquire_____mypyc_lambda__0_draw_obj_free_instance == NULL) {
        acquire_____mypyc_lambda__0_draw_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, acquire_____mypyc_lambda__0_draw_obj_dealloc)
    CPyDef_acquire_____mypyc_lambda__0_draw_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_acquire_____mypyc___3__mypyc_lambda__0_draw_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_acquire_____mypyc_lambda__0_draw_obj(void);

static PyObject *
acquire_____mypyc_lambda__0_draw_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_acquire_____mypyc_lambda__0_draw_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_acquire_____mypyc___3__mypyc_lambda__0_draw_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem acquire_____mypyc_lambda__0_draw_obj_vtable[2];
static bool
CPyDef_acquire_____mypyc_lambda__0_draw_obj_trait_vtable_setup(void)
{
    CPyVTableItem acquire_____mypyc_lambda__0_draw_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_acquire_____mypyc_lambda__0_draw_obj_____call__,
        (CPyVTableItem)CPyDef_acquire_____mypyc_lambda__0_draw_obj_____get__,
    };
    memcpy(acquire_____mypyc_lambda__0_draw_obj_vtable, acquire_____mypyc_lambda__0_draw_obj_vtable_scratch, sizeof(acquire_____mypyc_lambda__0_draw_obj_vtable));
    return 1;
}

static bool
CPyDef_acquire_____mypyc_lambda__0_draw_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
acquire_____mypyc_lambda__0_draw_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___acquire_____mypyc_lambda__0_draw_objObject *self, void *closure);

static PyGetSetDef acquire_____mypyc_lambda__0_draw_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)acquire_____mypyc_lambda__0_draw_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef acquire_____mypyc_lambda__0_draw_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_acquire_____mypyc___3__mypyc_lambda__0_draw_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_acquire_____mypyc_lambda__0_draw_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_acquire_____mypyc_lambda__0_draw_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_acquire_____mypyc_lambda__0_draw_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0_draw_obj",
    .tp_new = acquire_____mypyc_lambda__0_draw_obj_new,
    .tp_dealloc = (destructor)acquire_____mypyc_lambda__0_draw_obj_dealloc,
    .tp_traverse = (traverseproc)acquire_____mypyc_lambda__0_draw_obj_traverse,
    .tp_clear = (inquiry)CPyDef_acquire_____mypyc_lambda__0_draw_obj_clear,
    .tp_getset = acquire_____mypyc_lambda__0_draw_obj_getseters,
    .tp_methods = acquire_____mypyc_lambda__0_draw_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__acquire_____mypyc_lambda__0_draw_obj,
    .tp_members = acquire_____mypyc_lambda__0_draw_obj_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__0_draw_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__0_draw_objObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__0_draw_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__0_draw_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0_draw_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_acquire_____mypyc_lambda__0_draw_obj_template = &CPyType_acquire_____mypyc_lambda__0_draw_obj_template_;

PyObject *CPyDef_acquire_____mypyc___3__mypyc_lambda__0_draw_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___acquire_____mypyc_lambda__0_draw_objObject *self;
    if (acquire_____mypyc_lambda__0_draw_obj_free_instance != NULL) {
        self = acquire_____mypyc_lambda__0_draw_obj_free_instance;
        acquire_____mypyc_lambda__0_draw_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___acquire_____mypyc_lambda__0_draw_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = acquire_____mypyc_lambda__0_draw_obj_vtable;
    self->vectorcall = CPyPy_acquire_____mypyc_lambda__0_draw_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_acquire_____mypyc_lambda__0_draw_obj(void)
{
    PyObject *self = CPyDef_acquire_____mypyc___3__mypyc_lambda__0_draw_obj_setup((PyObject *)CPyType_acquire_____mypyc_lambda__0_draw_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
acquire_____mypyc_lambda__0_draw_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___acquire_____mypyc_lambda__0_draw_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0_draw_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__acquire_____mypyc_lambda__1_draw_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_acquire_____mypyc_lambda__1_draw_obj_____get__(self, instance, owner);
}
PyMemberDef acquire_____mypyc_lambda__1_draw_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__1_draw_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__1_draw_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
acquire_____mypyc_lambda__1_draw_obj_traverse(serai___games___wayfarers___effects___acquire_____mypyc_lambda__1_draw_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__1_draw_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__1_draw_objObject))));
    return rv;
}

static int32_t CPyDef_acquire_____mypyc_lambda__1_draw_obj_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___acquire_____mypyc_lambda__1_draw_objObject *self = (serai___games___wayfarers___effects___acquire_____mypyc_lambda__1_draw_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__1_draw_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__1_draw_objObject))));
    return 0;
}

static int32_t CPyDef_acquire_____mypyc_lambda__1_draw_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___acquire_____mypyc_lambda__1_draw_objObject *self = (serai___games___wayfarers___effects___acquire_____mypyc_lambda__1_draw_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__1_draw_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__1_draw_objObject))));
    return 0;
}

static void
acquire_____mypyc_lambda__1_draw_obj_dealloc(serai___games___wayfarers___effects___acquire_____mypyc_lambda__1_draw_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (acquire_____mypyc_lambda__1_draw_obj_free_instance == NULL) {
        acquire_____mypyc_lambda__1_draw_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, acquire_____mypyc_lambda__1_draw_obj_dealloc)
    CPyDef_acquire_____mypyc_lambda__1_draw_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_acquire_____mypyc___3__mypyc_lambda__1_draw_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_acquire_____mypyc_lambda__1_draw_obj(void);

static PyObject *
acquire_____mypyc_lambda__1_draw_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_acquire_____mypyc_lambda__1_draw_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_acquire_____mypyc___3__mypyc_lambda__1_draw_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem acquire_____mypyc_lambda__1_draw_obj_vtable[2];
static bool
CPyDef_acquire_____mypyc_lambda__1_draw_obj_trait_vtable_setup(void)
{
    CPyVTableItem acquire_____mypyc_lambda__1_draw_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_acquire_____mypyc_lambda__1_draw_obj_____call__,
        (CPyVTableItem)CPyDef_acquire_____mypyc_lambda__1_draw_obj_____get__,
    };
    memcpy(acquire_____mypyc_lambda__1_draw_obj_vtable, acquire_____mypyc_lambda__1_draw_obj_vtable_scratch, sizeof(acquire_____mypyc_lambda__1_draw_obj_vtable));
    return 1;
}

static bool
CPyDef_acquire_____mypyc_lambda__1_draw_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
acquire_____mypyc_lambda__1_draw_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___acquire_____mypyc_lambda__1_draw_objObject *self, void *closure);

static PyGetSetDef acquire_____mypyc_lambda__1_draw_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)acquire_____mypyc_lambda__1_draw_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef acquire_____mypyc_lambda__1_draw_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_acquire_____mypyc___3__mypyc_lambda__1_draw_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_acquire_____mypyc_lambda__1_draw_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_acquire_____mypyc_lambda__1_draw_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_acquire_____mypyc_lambda__1_draw_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__1_draw_obj",
    .tp_new = acquire_____mypyc_lambda__1_draw_obj_new,
    .tp_dealloc = (destructor)acquire_____mypyc_lambda__1_draw_obj_dealloc,
    .tp_traverse = (traverseproc)acquire_____mypyc_lambda__1_draw_obj_traverse,
    .tp_clear = (inquiry)CPyDef_acquire_____mypyc_lambda__1_draw_obj_clear,
    .tp_getset = acquire_____mypyc_lambda__1_draw_obj_getseters,
    .tp_methods = acquire_____mypyc_lambda__1_draw_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__acquire_____mypyc_lambda__1_draw_obj,
    .tp_members = acquire_____mypyc_lambda__1_draw_obj_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__1_draw_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__1_draw_objObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__1_draw_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__1_draw_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__1_draw_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_acquire_____mypyc_lambda__1_draw_obj_template = &CPyType_acquire_____mypyc_lambda__1_draw_obj_template_;

PyObject *CPyDef_acquire_____mypyc___3__mypyc_lambda__1_draw_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___acquire_____mypyc_lambda__1_draw_objObject *self;
    if (acquire_____mypyc_lambda__1_draw_obj_free_instance != NULL) {
        self = acquire_____mypyc_lambda__1_draw_obj_free_instance;
        acquire_____mypyc_lambda__1_draw_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___acquire_____mypyc_lambda__1_draw_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = acquire_____mypyc_lambda__1_draw_obj_vtable;
    self->vectorcall = CPyPy_acquire_____mypyc_lambda__1_draw_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_acquire_____mypyc_lambda__1_draw_obj(void)
{
    PyObject *self = CPyDef_acquire_____mypyc___3__mypyc_lambda__1_draw_obj_setup((PyObject *)CPyType_acquire_____mypyc_lambda__1_draw_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
acquire_____mypyc_lambda__1_draw_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___acquire_____mypyc_lambda__1_draw_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__1_draw_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PySendResult CPyDunder_am_sendacquire___add_card_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_acquire___add_card_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods acquire___add_card_gen_as_async = {
    .am_send = CPyDunder_am_sendacquire___add_card_gen,
};
static int
acquire___add_card_gen_traverse(serai___games___wayfarers___effects___acquire___add_card_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__card));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__player);
    Py_VISIT(self->___mypyc_generator_frame_attribute__printed);
    Py_VISIT(self->___mypyc_generator_frame_attribute__performer);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__row)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__row));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___add_card_gen_4);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___add_card_gen_5);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_acquire___add_card_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___acquire___add_card_genObject *self = (serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__card;
        self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__printed);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__performer);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__row)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__row;
        self->___mypyc_generator_frame_attribute__row = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___add_card_gen_4);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___add_card_gen_5);
    return 0;
}

static int32_t CPyDef_acquire___add_card_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___acquire___add_card_genObject *self = (serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__card;
        self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__printed);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__performer);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__row)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__row;
        self->___mypyc_generator_frame_attribute__row = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___add_card_gen_4);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___add_card_gen_5);
    return 0;
}

static void
acquire___add_card_gen_dealloc(serai___games___wayfarers___effects___acquire___add_card_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (acquire___add_card_gen_free_instance == NULL) {
        acquire___add_card_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__card;
            self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__printed);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__performer);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__row)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__row;
            self->___mypyc_generator_frame_attribute__row = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__row = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___add_card_gen_4);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___add_card_gen_5);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, acquire___add_card_gen_dealloc)
    CPyDef_acquire___add_card_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_acquire_____mypyc__add_card_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_acquire___add_card_gen(void);

static PyObject *
acquire___add_card_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_acquire___add_card_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_acquire_____mypyc__add_card_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem acquire___add_card_gen_vtable[6];
static bool
CPyDef_acquire___add_card_gen_trait_vtable_setup(void)
{
    CPyVTableItem acquire___add_card_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_acquire___add_card_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_acquire___add_card_gen_____next__,
        (CPyVTableItem)CPyDef_acquire___add_card_gen___send,
        (CPyVTableItem)CPyDef_acquire___add_card_gen_____iter__,
        (CPyVTableItem)CPyDef_acquire___add_card_gen___throw,
        (CPyVTableItem)CPyDef_acquire___add_card_gen___close,
    };
    memcpy(acquire___add_card_gen_vtable, acquire___add_card_gen_vtable_scratch, sizeof(acquire___add_card_gen_vtable));
    return 1;
}

static bool
CPyDef_acquire___add_card_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef acquire___add_card_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_acquire_____mypyc__add_card_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_acquire___add_card_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_acquire___add_card_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_acquire___add_card_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_acquire___add_card_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_acquire___add_card_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_acquire___add_card_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "add_card_gen",
    .tp_new = acquire___add_card_gen_new,
    .tp_dealloc = (destructor)acquire___add_card_gen_dealloc,
    .tp_traverse = (traverseproc)acquire___add_card_gen_traverse,
    .tp_clear = (inquiry)CPyDef_acquire___add_card_gen_clear,
    .tp_methods = acquire___add_card_gen_methods,
    .tp_iter = CPyDef_acquire___add_card_gen_____iter__,
    .tp_iternext = CPyDef_acquire___add_card_gen_____next__,
    .tp_as_async = &acquire___add_card_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___acquire___add_card_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("add_card_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_acquire___add_card_gen_template = &CPyType_acquire___add_card_gen_template_;

PyObject *CPyDef_acquire_____mypyc__add_card_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___acquire___add_card_genObject *self;
    if (acquire___add_card_gen_free_instance != NULL) {
        self = acquire___add_card_gen_free_instance;
        acquire___add_card_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___acquire___add_card_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = acquire___add_card_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__row = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_acquire___add_card_gen(void)
{
    PyObject *self = CPyDef_acquire_____mypyc__add_card_gen_setup((PyObject *)CPyType_acquire___add_card_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
acquire____tuck_env_traverse(serai___games___wayfarers___effects___acquire____tuck_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__folk)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__folk));
    }
    Py_VISIT(self->___mypyc_generator_attribute__tucked);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_acquire____tuck_env_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___acquire____tuck_envObject *self = (serai___games___wayfarers___effects___acquire____tuck_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__folk)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__folk;
        self->___mypyc_generator_attribute__folk = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_attribute__tucked);
    return 0;
}

static int32_t CPyDef_acquire____tuck_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___acquire____tuck_envObject *self = (serai___games___wayfarers___effects___acquire____tuck_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
acquire____tuck_env_dealloc(serai___games___wayfarers___effects___acquire____tuck_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (acquire____tuck_env_free_instance == NULL) {
        acquire____tuck_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__folk)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__folk;
            self->___mypyc_generator_attribute__folk = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__folk = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_attribute__tucked);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, acquire____tuck_env_dealloc)
    CPyDef_acquire____tuck_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_acquire_____mypyc___3_tuck_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_acquire____tuck_env(void);

static PyObject *
acquire____tuck_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_acquire____tuck_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_acquire_____mypyc___3_tuck_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem acquire____tuck_env_vtable[1];
static bool
CPyDef_acquire____tuck_env_trait_vtable_setup(void)
{
    CPyVTableItem acquire____tuck_env_vtable_scratch[] = {
        NULL
    };
    memcpy(acquire____tuck_env_vtable, acquire____tuck_env_vtable_scratch, sizeof(acquire____tuck_env_vtable));
    return 1;
}

static bool
CPyDef_acquire____tuck_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef acquire____tuck_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_acquire_____mypyc___3_tuck_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_acquire____tuck_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_tuck_env",
    .tp_new = acquire____tuck_env_new,
    .tp_dealloc = (destructor)acquire____tuck_env_dealloc,
    .tp_traverse = (traverseproc)acquire____tuck_env_traverse,
    .tp_clear = (inquiry)CPyDef_acquire____tuck_env_clear,
    .tp_methods = acquire____tuck_env_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___acquire____tuck_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_tuck_env()\n--\n\n"),
};
static PyTypeObject *CPyType_acquire____tuck_env_template = &CPyType_acquire____tuck_env_template_;

PyObject *CPyDef_acquire_____mypyc___3_tuck_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___acquire____tuck_envObject *self;
    if (acquire____tuck_env_free_instance != NULL) {
        self = acquire____tuck_env_free_instance;
        acquire____tuck_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___acquire____tuck_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = acquire____tuck_env_vtable;
    self->___mypyc_generator_attribute__folk = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_acquire____tuck_env(void)
{
    PyObject *self = CPyDef_acquire_____mypyc___3_tuck_env_setup((PyObject *)CPyType_acquire____tuck_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendacquire____tuck_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_acquire____tuck_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods acquire____tuck_gen_as_async = {
    .am_send = CPyDunder_am_sendacquire____tuck_gen,
};
static int
acquire____tuck_gen_traverse(serai___games___wayfarers___effects___acquire____tuck_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__player);
    Py_VISIT(self->___mypyc_generator_frame_attribute__cards);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_acquire____tuck_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___acquire____tuck_genObject *self = (serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__cards);
    return 0;
}

static int32_t CPyDef_acquire____tuck_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___acquire____tuck_genObject *self = (serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__cards);
    return 0;
}

static void
acquire____tuck_gen_dealloc(serai___games___wayfarers___effects___acquire____tuck_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (acquire____tuck_gen_free_instance == NULL) {
        acquire____tuck_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__cards);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, acquire____tuck_gen_dealloc)
    CPyDef_acquire____tuck_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_acquire_____mypyc___3_tuck_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_acquire____tuck_gen(void);

static PyObject *
acquire____tuck_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_acquire____tuck_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_acquire_____mypyc___3_tuck_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem acquire____tuck_gen_vtable[6];
static bool
CPyDef_acquire____tuck_gen_trait_vtable_setup(void)
{
    CPyVTableItem acquire____tuck_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_acquire____tuck_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_acquire____tuck_gen_____next__,
        (CPyVTableItem)CPyDef_acquire____tuck_gen___send,
        (CPyVTableItem)CPyDef_acquire____tuck_gen_____iter__,
        (CPyVTableItem)CPyDef_acquire____tuck_gen___throw,
        (CPyVTableItem)CPyDef_acquire____tuck_gen___close,
    };
    memcpy(acquire____tuck_gen_vtable, acquire____tuck_gen_vtable_scratch, sizeof(acquire____tuck_gen_vtable));
    return 1;
}

static bool
CPyDef_acquire____tuck_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef acquire____tuck_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_acquire_____mypyc___3_tuck_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_acquire____tuck_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_acquire____tuck_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_acquire____tuck_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_acquire____tuck_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_acquire____tuck_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_acquire____tuck_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_tuck_gen",
    .tp_new = acquire____tuck_gen_new,
    .tp_dealloc = (destructor)acquire____tuck_gen_dealloc,
    .tp_traverse = (traverseproc)acquire____tuck_gen_traverse,
    .tp_clear = (inquiry)CPyDef_acquire____tuck_gen_clear,
    .tp_methods = acquire____tuck_gen_methods,
    .tp_iter = CPyDef_acquire____tuck_gen_____iter__,
    .tp_iternext = CPyDef_acquire____tuck_gen_____next__,
    .tp_as_async = &acquire____tuck_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___acquire____tuck_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_tuck_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_acquire____tuck_gen_template = &CPyType_acquire____tuck_gen_template_;

PyObject *CPyDef_acquire_____mypyc___3_tuck_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___acquire____tuck_genObject *self;
    if (acquire____tuck_gen_free_instance != NULL) {
        self = acquire____tuck_gen_free_instance;
        acquire____tuck_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___acquire____tuck_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = acquire____tuck_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_acquire____tuck_gen(void)
{
    PyObject *self = CPyDef_acquire_____mypyc___3_tuck_gen_setup((PyObject *)CPyType_acquire____tuck_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__acquire_____mypyc_lambda__2__tuck_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_acquire_____mypyc_lambda__2__tuck_obj_____get__(self, instance, owner);
}
PyMemberDef acquire_____mypyc_lambda__2__tuck_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__2__tuck_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__2__tuck_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
acquire_____mypyc_lambda__2__tuck_obj_traverse(serai___games___wayfarers___effects___acquire_____mypyc_lambda__2__tuck_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__2__tuck_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__2__tuck_objObject))));
    return rv;
}

static int32_t CPyDef_acquire_____mypyc_lambda__2__tuck_obj_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___acquire_____mypyc_lambda__2__tuck_objObject *self = (serai___games___wayfarers___effects___acquire_____mypyc_lambda__2__tuck_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__2__tuck_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__2__tuck_objObject))));
    return 0;
}

static int32_t CPyDef_acquire_____mypyc_lambda__2__tuck_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___acquire_____mypyc_lambda__2__tuck_objObject *self = (serai___games___wayfarers___effects___acquire_____mypyc_lambda__2__tuck_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__2__tuck_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__2__tuck_objObject))));
    return 0;
}

static void
acquire_____mypyc_lambda__2__tuck_obj_dealloc(serai___games___wayfarers___effects___acquire_____mypyc_lambda__2__tuck_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (acquire_____mypyc_lambda__2__tuck_obj_free_instance == NULL) {
        acquire_____mypyc_lambda__2__tuck_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, acquire_____mypyc_lambda__2__tuck_obj_dealloc)
    CPyDef_acquire_____mypyc_lambda__2__tuck_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_acquire_____mypyc___3__mypyc_lambda__2__tuck_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_acquire_____mypyc_lambda__2__tuck_obj(void);

static PyObject *
acquire_____mypyc_lambda__2__tuck_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_acquire_____mypyc_lambda__2__tuck_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_acquire_____mypyc___3__mypyc_lambda__2__tuck_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem acquire_____mypyc_lambda__2__tuck_obj_vtable[2];
static bool
CPyDef_acquire_____mypyc_lambda__2__tuck_obj_trait_vtable_setup(void)
{
    CPyVTableItem acquire_____mypyc_lambda__2__tuck_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_acquire_____mypyc_lambda__2__tuck_obj_____call__,
        (CPyVTableItem)CPyDef_acquire_____mypyc_lambda__2__tuck_obj_____get__,
    };
    memcpy(acquire_____mypyc_lambda__2__tuck_obj_vtable, acquire_____mypyc_lambda__2__tuck_obj_vtable_scratch, sizeof(acquire_____mypyc_lambda__2__tuck_obj_vtable));
    return 1;
}

static bool
CPyDef_acquire_____mypyc_lambda__2__tuck_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
acquire_____mypyc_lambda__2__tuck_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___acquire_____mypyc_lambda__2__tuck_objObject *self, void *closure);

static PyGetSetDef acquire_____mypyc_lambda__2__tuck_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)acquire_____mypyc_lambda__2__tuck_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef acquire_____mypyc_lambda__2__tuck_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_acquire_____mypyc___3__mypyc_lambda__2__tuck_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_acquire_____mypyc_lambda__2__tuck_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_acquire_____mypyc_lambda__2__tuck_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_acquire_____mypyc_lambda__2__tuck_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__2__tuck_obj",
    .tp_new = acquire_____mypyc_lambda__2__tuck_obj_new,
    .tp_dealloc = (destructor)acquire_____mypyc_lambda__2__tuck_obj_dealloc,
    .tp_traverse = (traverseproc)acquire_____mypyc_lambda__2__tuck_obj_traverse,
    .tp_clear = (inquiry)CPyDef_acquire_____mypyc_lambda__2__tuck_obj_clear,
    .tp_getset = acquire_____mypyc_lambda__2__tuck_obj_getseters,
    .tp_methods = acquire_____mypyc_lambda__2__tuck_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__acquire_____mypyc_lambda__2__tuck_obj,
    .tp_members = acquire_____mypyc_lambda__2__tuck_obj_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__2__tuck_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__2__tuck_objObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__2__tuck_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___wayfarers___effects___acquire_____mypyc_lambda__2__tuck_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__2__tuck_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_acquire_____mypyc_lambda__2__tuck_obj_template = &CPyType_acquire_____mypyc_lambda__2__tuck_obj_template_;

PyObject *CPyDef_acquire_____mypyc___3__mypyc_lambda__2__tuck_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___acquire_____mypyc_lambda__2__tuck_objObject *self;
    if (acquire_____mypyc_lambda__2__tuck_obj_free_instance != NULL) {
        self = acquire_____mypyc_lambda__2__tuck_obj_free_instance;
        acquire_____mypyc_lambda__2__tuck_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___acquire_____mypyc_lambda__2__tuck_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = acquire_____mypyc_lambda__2__tuck_obj_vtable;
    self->vectorcall = CPyPy_acquire_____mypyc_lambda__2__tuck_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_acquire_____mypyc_lambda__2__tuck_obj(void)
{
    PyObject *self = CPyDef_acquire_____mypyc___3__mypyc_lambda__2__tuck_obj_setup((PyObject *)CPyType_acquire_____mypyc_lambda__2__tuck_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
acquire_____mypyc_lambda__2__tuck_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___acquire_____mypyc_lambda__2__tuck_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__2__tuck_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
acquire____inspiration_env_traverse(serai___games___wayfarers___effects___acquire____inspiration_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__options);
    Py_VISIT(self->___mypyc_generator_attribute__tucked);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_acquire____inspiration_env_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___acquire____inspiration_envObject *self = (serai___games___wayfarers___effects___acquire____inspiration_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__options);
    Py_CLEAR(self->___mypyc_generator_attribute__tucked);
    return 0;
}

static int32_t CPyDef_acquire____inspiration_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___acquire____inspiration_envObject *self = (serai___games___wayfarers___effects___acquire____inspiration_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
acquire____inspiration_env_dealloc(serai___games___wayfarers___effects___acquire____inspiration_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (acquire____inspiration_env_free_instance == NULL) {
        acquire____inspiration_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__options);
        Py_CLEAR(self->___mypyc_generator_attribute__tucked);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, acquire____inspiration_env_dealloc)
    CPyDef_acquire____inspiration_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_acquire_____mypyc___3_inspiration_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_acquire____inspiration_env(void);

static PyObject *
acquire____inspiration_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_acquire____inspiration_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_acquire_____mypyc___3_inspiration_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem acquire____inspiration_env_vtable[1];
static bool
CPyDef_acquire____inspiration_env_trait_vtable_setup(void)
{
    CPyVTableItem acquire____inspiration_env_vtable_scratch[] = {
        NULL
    };
    memcpy(acquire____inspiration_env_vtable, acquire____inspiration_env_vtable_scratch, sizeof(acquire____inspiration_env_vtable));
    return 1;
}

static bool
CPyDef_acquire____inspiration_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef acquire____inspiration_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_acquire_____mypyc___3_inspiration_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_acquire____inspiration_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_inspiration_env",
    .tp_new = acquire____inspiration_env_new,
    .tp_dealloc = (destructor)acquire____inspiration_env_dealloc,
    .tp_traverse = (traverseproc)acquire____inspiration_env_traverse,
    .tp_clear = (inquiry)CPyDef_acquire____inspiration_env_clear,
    .tp_methods = acquire____inspiration_env_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___acquire____inspiration_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_inspiration_env()\n--\n\n"),
};
static PyTypeObject *CPyType_acquire____inspiration_env_template = &CPyType_acquire____inspiration_env_template_;

PyObject *CPyDef_acquire_____mypyc___3_inspiration_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___acquire____inspiration_envObject *self;
    if (acquire____inspiration_env_free_instance != NULL) {
        self = acquire____inspiration_env_free_instance;
        acquire____inspiration_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___acquire____inspiration_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = acquire____inspiration_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_acquire____inspiration_env(void)
{
    PyObject *self = CPyDef_acquire_____mypyc___3_inspiration_env_setup((PyObject *)CPyType_acquire____inspiration_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendacquire____inspiration_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_acquire____inspiration_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods acquire____inspiration_gen_as_async = {
    .am_send = CPyDunder_am_sendacquire____inspiration_gen,
};
static int
acquire____inspiration_gen_traverse(serai___games___wayfarers___effects___acquire____inspiration_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__card));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__place)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__place));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__obstacle);
    Py_VISIT(self->___mypyc_generator_frame_attribute__player);
    Py_VISIT(self->___mypyc_generator_frame_attribute__book);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire____inspiration_gen_2);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_acquire____inspiration_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___acquire____inspiration_genObject *self = (serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__card;
        self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__place)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__place;
        self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire____inspiration_gen_2);
    return 0;
}

static int32_t CPyDef_acquire____inspiration_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___acquire____inspiration_genObject *self = (serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__card;
        self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__place)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__place;
        self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire____inspiration_gen_2);
    return 0;
}

static void
acquire____inspiration_gen_dealloc(serai___games___wayfarers___effects___acquire____inspiration_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (acquire____inspiration_gen_free_instance == NULL) {
        acquire____inspiration_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__card;
            self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__place)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__place;
            self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___acquire____inspiration_gen_2);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, acquire____inspiration_gen_dealloc)
    CPyDef_acquire____inspiration_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_acquire_____mypyc___3_inspiration_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_acquire____inspiration_gen(void);

static PyObject *
acquire____inspiration_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_acquire____inspiration_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_acquire_____mypyc___3_inspiration_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem acquire____inspiration_gen_vtable[6];
static bool
CPyDef_acquire____inspiration_gen_trait_vtable_setup(void)
{
    CPyVTableItem acquire____inspiration_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_acquire____inspiration_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_acquire____inspiration_gen_____next__,
        (CPyVTableItem)CPyDef_acquire____inspiration_gen___send,
        (CPyVTableItem)CPyDef_acquire____inspiration_gen_____iter__,
        (CPyVTableItem)CPyDef_acquire____inspiration_gen___throw,
        (CPyVTableItem)CPyDef_acquire____inspiration_gen___close,
    };
    memcpy(acquire____inspiration_gen_vtable, acquire____inspiration_gen_vtable_scratch, sizeof(acquire____inspiration_gen_vtable));
    return 1;
}

static bool
CPyDef_acquire____inspiration_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef acquire____inspiration_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_acquire_____mypyc___3_inspiration_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_acquire____inspiration_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_acquire____inspiration_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_acquire____inspiration_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_acquire____inspiration_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_acquire____inspiration_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_acquire____inspiration_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_inspiration_gen",
    .tp_new = acquire____inspiration_gen_new,
    .tp_dealloc = (destructor)acquire____inspiration_gen_dealloc,
    .tp_traverse = (traverseproc)acquire____inspiration_gen_traverse,
    .tp_clear = (inquiry)CPyDef_acquire____inspiration_gen_clear,
    .tp_methods = acquire____inspiration_gen_methods,
    .tp_iter = CPyDef_acquire____inspiration_gen_____iter__,
    .tp_iternext = CPyDef_acquire____inspiration_gen_____next__,
    .tp_as_async = &acquire____inspiration_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___acquire____inspiration_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_inspiration_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_acquire____inspiration_gen_template = &CPyType_acquire____inspiration_gen_template_;

PyObject *CPyDef_acquire_____mypyc___3_inspiration_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___acquire____inspiration_genObject *self;
    if (acquire____inspiration_gen_free_instance != NULL) {
        self = acquire____inspiration_gen_free_instance;
        acquire____inspiration_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___acquire____inspiration_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = acquire____inspiration_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_acquire____inspiration_gen(void)
{
    PyObject *self = CPyDef_acquire_____mypyc___3_inspiration_gen_setup((PyObject *)CPyType_acquire____inspiration_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__acquire___obstacle__inspiration_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_acquire___obstacle__inspiration_obj_____get__(self, instance, owner);
}
PyMemberDef acquire___obstacle__inspiration_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___acquire___obstacle__inspiration_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___acquire___obstacle__inspiration_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
acquire___obstacle__inspiration_obj_traverse(serai___games___wayfarers___effects___acquire___obstacle__inspiration_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___acquire___obstacle__inspiration_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___acquire___obstacle__inspiration_objObject))));
    return rv;
}

static int32_t CPyDef_acquire___obstacle__inspiration_obj_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___acquire___obstacle__inspiration_objObject *self = (serai___games___wayfarers___effects___acquire___obstacle__inspiration_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___acquire___obstacle__inspiration_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___acquire___obstacle__inspiration_objObject))));
    return 0;
}

static int32_t CPyDef_acquire___obstacle__inspiration_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___acquire___obstacle__inspiration_objObject *self = (serai___games___wayfarers___effects___acquire___obstacle__inspiration_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___acquire___obstacle__inspiration_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___acquire___obstacle__inspiration_objObject))));
    return 0;
}

static void
acquire___obstacle__inspiration_obj_dealloc(serai___games___wayfarers___effects___acquire___obstacle__inspiration_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (acquire___obstacle__inspiration_obj_free_instance == NULL) {
        acquire___obstacle__inspiration_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, acquire___obstacle__inspiration_obj_dealloc)
    CPyDef_acquire___obstacle__inspiration_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_acquire_____mypyc__obstacle__inspiration_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_acquire___obstacle__inspiration_obj(void);

static PyObject *
acquire___obstacle__inspiration_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_acquire___obstacle__inspiration_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_acquire_____mypyc__obstacle__inspiration_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem acquire___obstacle__inspiration_obj_vtable[2];
static bool
CPyDef_acquire___obstacle__inspiration_obj_trait_vtable_setup(void)
{
    CPyVTableItem acquire___obstacle__inspiration_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_acquire___obstacle__inspiration_obj_____call__,
        (CPyVTableItem)CPyDef_acquire___obstacle__inspiration_obj_____get__,
    };
    memcpy(acquire___obstacle__inspiration_obj_vtable, acquire___obstacle__inspiration_obj_vtable_scratch, sizeof(acquire___obstacle__inspiration_obj_vtable));
    return 1;
}

static bool
CPyDef_acquire___obstacle__inspiration_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
acquire___obstacle__inspiration_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___acquire___obstacle__inspiration_objObject *self, void *closure);

static PyGetSetDef acquire___obstacle__inspiration_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)acquire___obstacle__inspiration_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef acquire___obstacle__inspiration_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_acquire_____mypyc__obstacle__inspiration_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_acquire___obstacle__inspiration_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_acquire___obstacle__inspiration_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_acquire___obstacle__inspiration_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "obstacle__inspiration_obj",
    .tp_new = acquire___obstacle__inspiration_obj_new,
    .tp_dealloc = (destructor)acquire___obstacle__inspiration_obj_dealloc,
    .tp_traverse = (traverseproc)acquire___obstacle__inspiration_obj_traverse,
    .tp_clear = (inquiry)CPyDef_acquire___obstacle__inspiration_obj_clear,
    .tp_getset = acquire___obstacle__inspiration_obj_getseters,
    .tp_methods = acquire___obstacle__inspiration_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__acquire___obstacle__inspiration_obj,
    .tp_members = acquire___obstacle__inspiration_obj_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___acquire___obstacle__inspiration_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___acquire___obstacle__inspiration_objObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___acquire___obstacle__inspiration_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___wayfarers___effects___acquire___obstacle__inspiration_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("obstacle__inspiration_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_acquire___obstacle__inspiration_obj_template = &CPyType_acquire___obstacle__inspiration_obj_template_;

PyObject *CPyDef_acquire_____mypyc__obstacle__inspiration_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___acquire___obstacle__inspiration_objObject *self;
    if (acquire___obstacle__inspiration_obj_free_instance != NULL) {
        self = acquire___obstacle__inspiration_obj_free_instance;
        acquire___obstacle__inspiration_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___acquire___obstacle__inspiration_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = acquire___obstacle__inspiration_obj_vtable;
    self->vectorcall = CPyPy_acquire___obstacle__inspiration_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_acquire___obstacle__inspiration_obj(void)
{
    PyObject *self = CPyDef_acquire_____mypyc__obstacle__inspiration_obj_setup((PyObject *)CPyType_acquire___obstacle__inspiration_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
acquire___obstacle__inspiration_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___acquire___obstacle__inspiration_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'obstacle__inspiration_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef acquiremodule_methods[] = {
    {"price", (PyCFunction)CPyPy_acquire___price, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("price(t, place, mode, context)\n--\n\n") /* docstring */},
    {"full_price", (PyCFunction)CPyPy_acquire___full_price, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("full_price(t, place, mode)\n--\n\n") /* docstring */},
    {"acquire_obstacle", (PyCFunction)CPyPy_acquire___acquire_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("acquire_obstacle(t, me, place, silver)\n--\n\n") /* docstring */},
    {"draw_obstacle", (PyCFunction)CPyPy_acquire___draw_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("draw_obstacle(t, me, row, way)\n--\n\n") /* docstring */},
    {"take", (PyCFunction)CPyPy_acquire___take, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("take(t, me, place, mode, context)\n--\n\n") /* docstring */},
    {"draw", (PyCFunction)CPyPy_acquire___draw, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("draw(t, me, row)\n--\n\n") /* docstring */},
    {"put_under", (PyCFunction)CPyPy_acquire___put_under, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("put_under(t, row, card, known_to)\n--\n\n") /* docstring */},
    {"add_card", (PyCFunction)CPyPy_acquire___add_card, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("add_card(t, me, card)\n--\n\n") /* docstring */},
    {"triggered", (PyCFunction)CPyPy_acquire___triggered, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("triggered(t, me, triggers)\n--\n\n") /* docstring */},
    {"add_slot", (PyCFunction)CPyPy_acquire___add_slot, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("add_slot(player, card, place)\n--\n\n") /* docstring */},
    {"has_tuck_place", (PyCFunction)CPyPy_acquire___has_tuck_place, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("has_tuck_place(t, player, folk)\n--\n\n") /* docstring */},
    {"tuck_obstacle", (PyCFunction)CPyPy_acquire___tuck_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("tuck_obstacle(t, folk, under, other)\n--\n\n") /* docstring */},
    {"_tuck", (PyCFunction)CPyPy_acquire____tuck, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_tuck(t, me, folk)\n--\n\n") /* docstring */},
    {"_inspiration", (PyCFunction)CPyPy_acquire____inspiration, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_inspiration(t, me, card, place)\n--\n\n") /* docstring */},
    {"_with", (PyCFunction)CPyPy_acquire____with, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_with(numbers, place, number)\n--\n\n") /* docstring */},
    {"_note", (PyCFunction)CPyPy_acquire____note, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_note(t, me, mode, context, option)\n--\n\n") /* docstring */},
    {"_drawn_note", (PyCFunction)CPyPy_acquire____drawn_note, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_drawn_note(t, option)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___wayfarers___effects___acquire__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___wayfarers___effects___acquire__internal, "__name__");
    CPyStatic_acquire___globals = PyModule_GetDict(CPyModule_serai___games___wayfarers___effects___acquire__internal);
    if (unlikely(CPyStatic_acquire___globals == NULL))
        goto fail;
    CPyType_acquire___ask_Acquire_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_acquire___ask_Acquire_gen_template, NULL, modname);
    if (unlikely(!CPyType_acquire___ask_Acquire_gen))
        goto fail;
    CPyDef_acquire___ask_Acquire_gen_trait_vtable_setup();
    CPyType_acquire___take_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_acquire___take_gen_template, NULL, modname);
    if (unlikely(!CPyType_acquire___take_gen))
        goto fail;
    CPyDef_acquire___take_gen_trait_vtable_setup();
    CPyType_acquire___draw_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_acquire___draw_env_template, NULL, modname);
    if (unlikely(!CPyType_acquire___draw_env))
        goto fail;
    CPyDef_acquire___draw_env_trait_vtable_setup();
    CPyType_acquire___draw_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_acquire___draw_gen_template, NULL, modname);
    if (unlikely(!CPyType_acquire___draw_gen))
        goto fail;
    CPyDef_acquire___draw_gen_trait_vtable_setup();
    CPyType_acquire_____mypyc_lambda__0_draw_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_acquire_____mypyc_lambda__0_draw_obj_template, NULL, modname);
    if (unlikely(!CPyType_acquire_____mypyc_lambda__0_draw_obj))
        goto fail;
    CPyDef_acquire_____mypyc_lambda__0_draw_obj_trait_vtable_setup();
    CPyType_acquire_____mypyc_lambda__1_draw_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_acquire_____mypyc_lambda__1_draw_obj_template, NULL, modname);
    if (unlikely(!CPyType_acquire_____mypyc_lambda__1_draw_obj))
        goto fail;
    CPyDef_acquire_____mypyc_lambda__1_draw_obj_trait_vtable_setup();
    CPyType_acquire___add_card_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_acquire___add_card_gen_template, NULL, modname);
    if (unlikely(!CPyType_acquire___add_card_gen))
        goto fail;
    CPyDef_acquire___add_card_gen_trait_vtable_setup();
    CPyType_acquire____tuck_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_acquire____tuck_env_template, NULL, modname);
    if (unlikely(!CPyType_acquire____tuck_env))
        goto fail;
    CPyDef_acquire____tuck_env_trait_vtable_setup();
    CPyType_acquire____tuck_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_acquire____tuck_gen_template, NULL, modname);
    if (unlikely(!CPyType_acquire____tuck_gen))
        goto fail;
    CPyDef_acquire____tuck_gen_trait_vtable_setup();
    CPyType_acquire_____mypyc_lambda__2__tuck_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_acquire_____mypyc_lambda__2__tuck_obj_template, NULL, modname);
    if (unlikely(!CPyType_acquire_____mypyc_lambda__2__tuck_obj))
        goto fail;
    CPyDef_acquire_____mypyc_lambda__2__tuck_obj_trait_vtable_setup();
    CPyType_acquire____inspiration_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_acquire____inspiration_env_template, NULL, modname);
    if (unlikely(!CPyType_acquire____inspiration_env))
        goto fail;
    CPyDef_acquire____inspiration_env_trait_vtable_setup();
    CPyType_acquire____inspiration_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_acquire____inspiration_gen_template, NULL, modname);
    if (unlikely(!CPyType_acquire____inspiration_gen))
        goto fail;
    CPyDef_acquire____inspiration_gen_trait_vtable_setup();
    CPyType_acquire___obstacle__inspiration_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_acquire___obstacle__inspiration_obj_template, NULL, modname);
    if (unlikely(!CPyType_acquire___obstacle__inspiration_obj))
        goto fail;
    CPyDef_acquire___obstacle__inspiration_obj_trait_vtable_setup();
    char result = CPyDef_acquire_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___wayfarers___effects___acquire__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_acquire___MODES.f0);
    CPy_XDECREF(CPyStatic_acquire___MODES.f1);
    CPy_XDECREF(CPyStatic_acquire___MODES.f2);
    CPyStatic_acquire___MODES = (tuple_T3OOO) { NULL, NULL, NULL };
    Py_CLEAR(CPyType_acquire___Acquire);
    Py_CLEAR(CPyType_acquire___CardOffer);
    Py_CLEAR(CPyType_acquire___ask_Acquire_gen);
    Py_CLEAR(CPyType_acquire___take_gen);
    Py_CLEAR(CPyType_acquire___draw_env);
    Py_CLEAR(CPyType_acquire___draw_gen);
    Py_CLEAR(CPyType_acquire_____mypyc_lambda__0_draw_obj);
    Py_CLEAR(CPyType_acquire_____mypyc_lambda__1_draw_obj);
    Py_CLEAR(CPyType_acquire___add_card_gen);
    Py_CLEAR(CPyType_acquire____tuck_env);
    Py_CLEAR(CPyType_acquire____tuck_gen);
    Py_CLEAR(CPyType_acquire_____mypyc_lambda__2__tuck_obj);
    Py_CLEAR(CPyType_acquire____inspiration_env);
    Py_CLEAR(CPyType_acquire____inspiration_gen);
    Py_CLEAR(CPyType_acquire___obstacle__inspiration_obj);
    return -1;
}
int CPyExec_serai___games___wayfarers___effects___acquire(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___wayfarers___effects___acquire__impl, &CPyImportState_serai___games___wayfarers___effects___acquire, &CPyModule_serai___games___wayfarers___effects___acquire);
}
static struct PyModuleDef acquiremodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.wayfarers.effects.acquire",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    acquiremodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___wayfarers___effects___acquire(void)
{
    if (CPyModule_serai___games___wayfarers___effects___acquire__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___effects___acquire__internal);
        return CPyModule_serai___games___wayfarers___effects___acquire__internal;
    }
    CPyModule_serai___games___wayfarers___effects___acquire__internal = PyModule_Create(&acquiremodule);
    return CPyModule_serai___games___wayfarers___effects___acquire__internal;
}

PyObject *CPyInit_serai___games___wayfarers___effects___acquire(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___wayfarers___effects___acquire__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___effects___acquire__internal);
        return CPyModule_serai___games___wayfarers___effects___acquire__internal;
    }
    CPyModule_serai___games___wayfarers___effects___acquire__internal = PyModule_Create(&acquiremodule);
    if (unlikely(CPyModule_serai___games___wayfarers___effects___acquire__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.wayfarers.effects.acquire");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___wayfarers___effects___acquire__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___wayfarers___effects___acquire__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___wayfarers___effects___acquire__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___wayfarers___effects___acquire(CPyModule_serai___games___wayfarers___effects___acquire__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___wayfarers___effects___acquire__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.wayfarers.effects.acquire");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___wayfarers___effects___acquire__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_acquire___Acquire___possible(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    tuple_T5OOOOO cpy_r_r0;
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
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_mode;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyPtr cpy_r_r28;
    int64_t cpy_r_r29;
    CPyTagged cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    char cpy_r_r39;
    CPyTagged cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    cpy_r_r0 = CPyStatic_wayfarers___names___ROWS;
    if (likely(cpy_r_r0.f0 != NULL)) goto CPyL3;
    PyErr_SetString(PyExc_NameError, "value for final name \"ROWS\" was not set");
    cpy_r_r1 = 0;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "possible", 58, CPyStatic_acquire___globals);
        goto CPyL47;
    }
    CPy_Unreachable();
CPyL3: ;
    cpy_r_r2 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = CPySequenceTuple_GetItem(cpy_r_r2, 0);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "possible", 58, CPyStatic_acquire___globals);
        goto CPyL47;
    }
    if (PyLong_Check(cpy_r_r3))
        cpy_r_r4 = cpy_r_r3;
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 != NULL) goto __LL7051;
    if (PyUnicode_Check(cpy_r_r3))
        cpy_r_r4 = cpy_r_r3;
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 != NULL) goto __LL7051;
    if (unlikely(!(PyTuple_Check(cpy_r_r3) && PyTuple_GET_SIZE(cpy_r_r3) == 2))) {
        cpy_r_r4 = NULL;
        goto __LL7052;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r3, 0))))
        cpy_r_r4 = PyTuple_GET_ITEM(cpy_r_r3, 0);
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 == NULL) goto __LL7052;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r3, 1))))
        cpy_r_r4 = PyTuple_GET_ITEM(cpy_r_r3, 1);
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 == NULL) goto __LL7052;
    cpy_r_r4 = cpy_r_r3;
__LL7052: ;
    if (cpy_r_r4 != NULL) goto __LL7051;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "possible", 58, CPyStatic_acquire___globals, "union[int, str, tuple[str, int]]", cpy_r_r3);
    goto CPyL47;
__LL7051: ;
    cpy_r_r5 = PyObject_Str(cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "possible", 58, CPyStatic_acquire___globals);
        goto CPyL47;
    }
    cpy_r_r6 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r0.f0);
    CPy_INCREF(cpy_r_r0.f1);
    CPy_INCREF(cpy_r_r0.f2);
    CPy_INCREF(cpy_r_r0.f3);
    CPy_INCREF(cpy_r_r0.f4);
    cpy_r_r7 = PyTuple_New(5);
    if (unlikely(cpy_r_r7 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7053 = cpy_r_r0.f0;
    PyTuple_SET_ITEM(cpy_r_r7, 0, __tmp7053);
    PyObject *__tmp7054 = cpy_r_r0.f1;
    PyTuple_SET_ITEM(cpy_r_r7, 1, __tmp7054);
    PyObject *__tmp7055 = cpy_r_r0.f2;
    PyTuple_SET_ITEM(cpy_r_r7, 2, __tmp7055);
    PyObject *__tmp7056 = cpy_r_r0.f3;
    PyTuple_SET_ITEM(cpy_r_r7, 3, __tmp7056);
    PyObject *__tmp7057 = cpy_r_r0.f4;
    PyTuple_SET_ITEM(cpy_r_r7, 4, __tmp7057);
    PyObject *cpy_r_r8[2] = {cpy_r_r7, cpy_r_r5};
    cpy_r_r9 = (PyObject **)&cpy_r_r8;
    cpy_r_r10 = PyObject_VectorcallMethod(cpy_r_r6, cpy_r_r9, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "possible", 58, CPyStatic_acquire___globals);
        goto CPyL48;
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
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "possible", 58, CPyStatic_acquire___globals);
        goto CPyL47;
    }
    cpy_r_r12 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyVarObject, ob_size));
    cpy_r_r14 = *(int64_t *)cpy_r_r13;
    CPy_DECREF(cpy_r_r12);
    cpy_r_r15 = cpy_r_r14 << 1;
    cpy_r_r16 = (Py_ssize_t)cpy_r_r15 > (Py_ssize_t)2;
    if (!cpy_r_r16) goto CPyL12;
    cpy_r_r17 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r17);
    cpy_r_r18 = CPySequenceTuple_GetItem(cpy_r_r17, 2);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "possible", 59, CPyStatic_acquire___globals);
        goto CPyL49;
    }
    if (PyLong_Check(cpy_r_r18))
        cpy_r_r19 = cpy_r_r18;
    else {
        cpy_r_r19 = NULL;
    }
    if (cpy_r_r19 != NULL) goto __LL7058;
    if (PyUnicode_Check(cpy_r_r18))
        cpy_r_r19 = cpy_r_r18;
    else {
        cpy_r_r19 = NULL;
    }
    if (cpy_r_r19 != NULL) goto __LL7058;
    if (unlikely(!(PyTuple_Check(cpy_r_r18) && PyTuple_GET_SIZE(cpy_r_r18) == 2))) {
        cpy_r_r19 = NULL;
        goto __LL7059;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r18, 0))))
        cpy_r_r19 = PyTuple_GET_ITEM(cpy_r_r18, 0);
    else {
        cpy_r_r19 = NULL;
    }
    if (cpy_r_r19 == NULL) goto __LL7059;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r18, 1))))
        cpy_r_r19 = PyTuple_GET_ITEM(cpy_r_r18, 1);
    else {
        cpy_r_r19 = NULL;
    }
    if (cpy_r_r19 == NULL) goto __LL7059;
    cpy_r_r19 = cpy_r_r18;
__LL7059: ;
    if (cpy_r_r19 != NULL) goto __LL7058;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "possible", 59, CPyStatic_acquire___globals, "union[int, str, tuple[str, int]]", cpy_r_r18);
    goto CPyL49;
__LL7058: ;
    cpy_r_r20 = cpy_r_r19;
    goto CPyL13;
CPyL12: ;
    cpy_r_r21 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r21);
    cpy_r_r20 = cpy_r_r21;
CPyL13: ;
    cpy_r_mode = cpy_r_r20;
    cpy_r_r22 = CPyStatics[3719]; /* 'draw3' */
    cpy_r_r23 = PyObject_RichCompare(cpy_r_mode, cpy_r_r22, 2);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "possible", 60, CPyStatic_acquire___globals);
        goto CPyL50;
    }
    if (unlikely(!PyBool_Check(cpy_r_r23))) {
        CPy_TypeError("bool", cpy_r_r23); cpy_r_r24 = 2;
    } else
        cpy_r_r24 = cpy_r_r23 == Py_True;
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "possible", 60, CPyStatic_acquire___globals);
        goto CPyL50;
    }
    if (cpy_r_r24) {
        goto CPyL51;
    } else
        goto CPyL20;
CPyL16: ;
    cpy_r_r25 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_decks;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "possible", "Table", "decks", 61, CPyStatic_acquire___globals);
        goto CPyL49;
    }
CPyL17: ;
    cpy_r_r26 = CPyList_GetItem(cpy_r_r25, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "possible", 61, CPyStatic_acquire___globals);
        goto CPyL47;
    }
    if (likely(PyList_Check(cpy_r_r26)))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "possible", 61, CPyStatic_acquire___globals, "list", cpy_r_r26);
        goto CPyL47;
    }
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r27 + offsetof(PyVarObject, ob_size));
    cpy_r_r29 = *(int64_t *)cpy_r_r28;
    CPy_DECREF(cpy_r_r27);
    cpy_r_r30 = cpy_r_r29 << 1;
    cpy_r_r31 = cpy_r_r30 != 0;
    return cpy_r_r31;
CPyL20: ;
    cpy_r_r32 = CPyDef_wayfarers___table___row_places(cpy_r_t, cpy_r_r11);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "possible", 62, CPyStatic_acquire___globals);
        goto CPyL50;
    }
    cpy_r_r33 = PyObject_GetIter(cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "possible", 62, CPyStatic_acquire___globals);
        goto CPyL50;
    }
CPyL22: ;
    cpy_r_r34 = PyIter_Next(cpy_r_r33);
    if (cpy_r_r34 == NULL) goto CPyL52;
    if (likely(PyLong_Check(cpy_r_r34)))
        cpy_r_r35 = CPyTagged_FromObject(cpy_r_r34);
    else {
        CPy_TypeError("int", cpy_r_r34); cpy_r_r35 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "possible", 62, CPyStatic_acquire___globals);
        goto CPyL53;
    }
    cpy_r_r36 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "possible", "Table", "display", 63, CPyStatic_acquire___globals);
        goto CPyL54;
    }
CPyL25: ;
    cpy_r_r37 = CPyList_GetItemBorrow(cpy_r_r36, cpy_r_r35);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "possible", 63, CPyStatic_acquire___globals);
        goto CPyL54;
    }
    if (likely(PyLong_Check(cpy_r_r37)))
        cpy_r_r38 = CPyTagged_FromObject(cpy_r_r37);
    else {
        CPy_TypeError("int", cpy_r_r37); cpy_r_r38 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "possible", 63, CPyStatic_acquire___globals);
        goto CPyL54;
    }
    cpy_r_r39 = (Py_ssize_t)cpy_r_r38 != -2;
    CPyTagged_DECREF(cpy_r_r38);
    if (!cpy_r_r39) goto CPyL55;
    cpy_r_r40 = CPyDef_acquire___price(cpy_r_t, cpy_r_r35, cpy_r_mode, cpy_r_context);
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "possible", 63, CPyStatic_acquire___globals);
        goto CPyL54;
    }
    cpy_r_r41 = CPyDef_acquire___acquire_obstacle(cpy_r_t, cpy_r_me, cpy_r_r35, cpy_r_r40);
    CPyTagged_DECREF(cpy_r_r35);
    CPyTagged_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "possible", 63, CPyStatic_acquire___globals);
        goto CPyL53;
    }
    cpy_r_r42 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r43 = cpy_r_r41 != cpy_r_r42;
    CPy_DECREF(cpy_r_r41);
    if (cpy_r_r43) {
        goto CPyL22;
    } else
        goto CPyL56;
CPyL31: ;
    return 1;
CPyL32: ;
    cpy_r_r44 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "possible", 62, CPyStatic_acquire___globals);
        goto CPyL49;
    }
    cpy_r_r45 = cpy_r_context != 2;
    if (cpy_r_r45) goto CPyL57;
    cpy_r_r46 = cpy_r_r11 & 1;
    cpy_r_r47 = cpy_r_r46 != 0;
    if (cpy_r_r47) goto CPyL36;
    cpy_r_r48 = 2 & 1;
    cpy_r_r49 = cpy_r_r48 != 0;
    if (!cpy_r_r49) goto CPyL37;
CPyL36: ;
    cpy_r_r50 = CPyTagged_IsLt_(2, cpy_r_r11);
    if (cpy_r_r50) {
        goto CPyL57;
    } else
        goto CPyL39;
CPyL37: ;
    cpy_r_r51 = (Py_ssize_t)cpy_r_r11 > (Py_ssize_t)2;
    if (cpy_r_r51) {
        goto CPyL57;
    } else
        goto CPyL39;
CPyL38: ;
    return 0;
CPyL39: ;
    cpy_r_r52 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "possible", "Table", "book", 67, CPyStatic_acquire___globals);
        goto CPyL49;
    }
CPyL40: ;
    cpy_r_r53 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r52)->_options;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "possible", "Book", "options", 67, CPyStatic_acquire___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r53);
CPyL41: ;
    cpy_r_r54 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r53)->_draw_pigeon;
    CPy_INCREF(cpy_r_r54);
    cpy_r_r55 = CPyDef_acquire___draw_obstacle(cpy_r_t, cpy_r_me, cpy_r_r11, cpy_r_r54);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "possible", 68, CPyStatic_acquire___globals);
        goto CPyL58;
    }
    cpy_r_r56 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r57 = cpy_r_r55 == cpy_r_r56;
    CPy_DECREF(cpy_r_r55);
    if (cpy_r_r57) {
        goto CPyL59;
    } else
        goto CPyL44;
CPyL43: ;
    cpy_r_r58 = cpy_r_r57;
    goto CPyL46;
CPyL44: ;
    cpy_r_r59 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r53)->_draw_provision;
    CPy_INCREF(cpy_r_r59);
    CPy_DECREF(cpy_r_r53);
    cpy_r_r60 = CPyDef_acquire___draw_obstacle(cpy_r_t, cpy_r_me, cpy_r_r11, cpy_r_r59);
    CPyTagged_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "possible", 69, CPyStatic_acquire___globals);
        goto CPyL47;
    }
    cpy_r_r61 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r62 = cpy_r_r60 == cpy_r_r61;
    CPy_DECREF(cpy_r_r60);
    cpy_r_r58 = cpy_r_r62;
CPyL46: ;
    return cpy_r_r58;
CPyL47: ;
    cpy_r_r63 = 2;
    return cpy_r_r63;
CPyL48: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    goto CPyL47;
CPyL49: ;
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL47;
CPyL50: ;
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_mode);
    goto CPyL47;
CPyL51: ;
    CPy_DECREF(cpy_r_mode);
    goto CPyL16;
CPyL52: ;
    CPy_DECREF(cpy_r_mode);
    CPy_DECREF(cpy_r_r33);
    goto CPyL32;
CPyL53: ;
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_mode);
    CPy_DecRef(cpy_r_r33);
    goto CPyL47;
CPyL54: ;
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_mode);
    CPy_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_r35);
    goto CPyL47;
CPyL55: ;
    CPyTagged_DECREF(cpy_r_r35);
    goto CPyL22;
CPyL56: ;
    CPyTagged_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_mode);
    CPy_DECREF(cpy_r_r33);
    goto CPyL31;
CPyL57: ;
    CPyTagged_DECREF(cpy_r_r11);
    goto CPyL38;
CPyL58: ;
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r53);
    goto CPyL47;
CPyL59: ;
    CPyTagged_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r53);
    goto CPyL43;
}
        
        PyObject *CPyPy_acquire___Acquire___possible(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_acquire___Acquire))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire.Acquire", obj_self); 
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
            char retval = CPyDef_acquire___Acquire___possible(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "possible", 57, CPyStatic_acquire___globals);
            return NULL;
        }
        
char CPyDef_acquire___Acquire___possible__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_acquire___Acquire___possible(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_acquire___Acquire___possible__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_acquire___Acquire))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire.Acquire", obj_self); 
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
            char retval = CPyDef_acquire___Acquire___possible__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "possible__Work_glue", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___Acquire___reason(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    tuple_T5OOOOO cpy_r_r0;
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
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_mode;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    char cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    int32_t cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    int64_t cpy_r_r42;
    CPyTagged cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject **cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyTagged cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    cpy_r_r0 = CPyStatic_wayfarers___names___ROWS;
    if (likely(cpy_r_r0.f0 != NULL)) goto CPyL3;
    PyErr_SetString(PyExc_NameError, "value for final name \"ROWS\" was not set");
    cpy_r_r1 = 0;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "reason", 74, CPyStatic_acquire___globals);
        goto CPyL42;
    }
    CPy_Unreachable();
CPyL3: ;
    cpy_r_r2 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = CPySequenceTuple_GetItem(cpy_r_r2, 0);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "reason", 74, CPyStatic_acquire___globals);
        goto CPyL42;
    }
    if (PyLong_Check(cpy_r_r3))
        cpy_r_r4 = cpy_r_r3;
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 != NULL) goto __LL7060;
    if (PyUnicode_Check(cpy_r_r3))
        cpy_r_r4 = cpy_r_r3;
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 != NULL) goto __LL7060;
    if (unlikely(!(PyTuple_Check(cpy_r_r3) && PyTuple_GET_SIZE(cpy_r_r3) == 2))) {
        cpy_r_r4 = NULL;
        goto __LL7061;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r3, 0))))
        cpy_r_r4 = PyTuple_GET_ITEM(cpy_r_r3, 0);
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 == NULL) goto __LL7061;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r3, 1))))
        cpy_r_r4 = PyTuple_GET_ITEM(cpy_r_r3, 1);
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 == NULL) goto __LL7061;
    cpy_r_r4 = cpy_r_r3;
__LL7061: ;
    if (cpy_r_r4 != NULL) goto __LL7060;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "reason", 74, CPyStatic_acquire___globals, "union[int, str, tuple[str, int]]", cpy_r_r3);
    goto CPyL42;
__LL7060: ;
    cpy_r_r5 = PyObject_Str(cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "reason", 74, CPyStatic_acquire___globals);
        goto CPyL42;
    }
    cpy_r_r6 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r0.f0);
    CPy_INCREF(cpy_r_r0.f1);
    CPy_INCREF(cpy_r_r0.f2);
    CPy_INCREF(cpy_r_r0.f3);
    CPy_INCREF(cpy_r_r0.f4);
    cpy_r_r7 = PyTuple_New(5);
    if (unlikely(cpy_r_r7 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7062 = cpy_r_r0.f0;
    PyTuple_SET_ITEM(cpy_r_r7, 0, __tmp7062);
    PyObject *__tmp7063 = cpy_r_r0.f1;
    PyTuple_SET_ITEM(cpy_r_r7, 1, __tmp7063);
    PyObject *__tmp7064 = cpy_r_r0.f2;
    PyTuple_SET_ITEM(cpy_r_r7, 2, __tmp7064);
    PyObject *__tmp7065 = cpy_r_r0.f3;
    PyTuple_SET_ITEM(cpy_r_r7, 3, __tmp7065);
    PyObject *__tmp7066 = cpy_r_r0.f4;
    PyTuple_SET_ITEM(cpy_r_r7, 4, __tmp7066);
    PyObject *cpy_r_r8[2] = {cpy_r_r7, cpy_r_r5};
    cpy_r_r9 = (PyObject **)&cpy_r_r8;
    cpy_r_r10 = PyObject_VectorcallMethod(cpy_r_r6, cpy_r_r9, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "reason", 74, CPyStatic_acquire___globals);
        goto CPyL43;
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
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "reason", 74, CPyStatic_acquire___globals);
        goto CPyL42;
    }
    cpy_r_r12 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyVarObject, ob_size));
    cpy_r_r14 = *(int64_t *)cpy_r_r13;
    CPy_DECREF(cpy_r_r12);
    cpy_r_r15 = cpy_r_r14 << 1;
    cpy_r_r16 = (Py_ssize_t)cpy_r_r15 > (Py_ssize_t)2;
    if (!cpy_r_r16) goto CPyL12;
    cpy_r_r17 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r17);
    cpy_r_r18 = CPySequenceTuple_GetItem(cpy_r_r17, 2);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "reason", 75, CPyStatic_acquire___globals);
        goto CPyL44;
    }
    if (PyLong_Check(cpy_r_r18))
        cpy_r_r19 = cpy_r_r18;
    else {
        cpy_r_r19 = NULL;
    }
    if (cpy_r_r19 != NULL) goto __LL7067;
    if (PyUnicode_Check(cpy_r_r18))
        cpy_r_r19 = cpy_r_r18;
    else {
        cpy_r_r19 = NULL;
    }
    if (cpy_r_r19 != NULL) goto __LL7067;
    if (unlikely(!(PyTuple_Check(cpy_r_r18) && PyTuple_GET_SIZE(cpy_r_r18) == 2))) {
        cpy_r_r19 = NULL;
        goto __LL7068;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r18, 0))))
        cpy_r_r19 = PyTuple_GET_ITEM(cpy_r_r18, 0);
    else {
        cpy_r_r19 = NULL;
    }
    if (cpy_r_r19 == NULL) goto __LL7068;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r18, 1))))
        cpy_r_r19 = PyTuple_GET_ITEM(cpy_r_r18, 1);
    else {
        cpy_r_r19 = NULL;
    }
    if (cpy_r_r19 == NULL) goto __LL7068;
    cpy_r_r19 = cpy_r_r18;
__LL7068: ;
    if (cpy_r_r19 != NULL) goto __LL7067;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "reason", 75, CPyStatic_acquire___globals, "union[int, str, tuple[str, int]]", cpy_r_r18);
    goto CPyL44;
__LL7067: ;
    cpy_r_r20 = cpy_r_r19;
    goto CPyL13;
CPyL12: ;
    cpy_r_r21 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r21);
    cpy_r_r20 = cpy_r_r21;
CPyL13: ;
    cpy_r_mode = cpy_r_r20;
    cpy_r_r22 = CPyStatics[3719]; /* 'draw3' */
    cpy_r_r23 = PyObject_RichCompare(cpy_r_mode, cpy_r_r22, 2);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "reason", 76, CPyStatic_acquire___globals);
        goto CPyL45;
    }
    if (unlikely(!PyBool_Check(cpy_r_r23))) {
        CPy_TypeError("bool", cpy_r_r23); cpy_r_r24 = 2;
    } else
        cpy_r_r24 = cpy_r_r23 == Py_True;
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "reason", 76, CPyStatic_acquire___globals);
        goto CPyL45;
    }
    if (cpy_r_r24) {
        goto CPyL46;
    } else
        goto CPyL20;
CPyL16: ;
    cpy_r_r25 = CPyStatic_wayfarers___reasons___NO_DECK;
    if (likely(cpy_r_r25 != NULL)) goto CPyL19;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_DECK\" was not set");
    cpy_r_r26 = 0;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "reason", 77, CPyStatic_acquire___globals);
        goto CPyL42;
    }
    CPy_Unreachable();
CPyL19: ;
    CPy_INCREF(cpy_r_r25);
    return cpy_r_r25;
CPyL20: ;
    cpy_r_r27 = PyDict_New();
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "reason", 78, CPyStatic_acquire___globals);
        goto CPyL45;
    }
    cpy_r_r28 = CPyDef_wayfarers___table___row_places(cpy_r_t, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "reason", 78, CPyStatic_acquire___globals);
        goto CPyL47;
    }
    cpy_r_r29 = PyObject_GetIter(cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "reason", 78, CPyStatic_acquire___globals);
        goto CPyL47;
    }
CPyL23: ;
    cpy_r_r30 = PyIter_Next(cpy_r_r29);
    if (cpy_r_r30 == NULL) goto CPyL48;
    if (likely(PyLong_Check(cpy_r_r30)))
        cpy_r_r31 = CPyTagged_FromObject(cpy_r_r30);
    else {
        CPy_TypeError("int", cpy_r_r30); cpy_r_r31 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "reason", 78, CPyStatic_acquire___globals);
        goto CPyL49;
    }
    cpy_r_r32 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "reason", "Table", "display", 78, CPyStatic_acquire___globals);
        goto CPyL50;
    }
CPyL26: ;
    cpy_r_r33 = CPyList_GetItemBorrow(cpy_r_r32, cpy_r_r31);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "reason", 78, CPyStatic_acquire___globals);
        goto CPyL50;
    }
    if (likely(PyLong_Check(cpy_r_r33)))
        cpy_r_r34 = CPyTagged_FromObject(cpy_r_r33);
    else {
        CPy_TypeError("int", cpy_r_r33); cpy_r_r34 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "reason", 78, CPyStatic_acquire___globals);
        goto CPyL50;
    }
    cpy_r_r35 = (Py_ssize_t)cpy_r_r34 != -2;
    CPyTagged_DECREF(cpy_r_r34);
    if (!cpy_r_r35) goto CPyL51;
    cpy_r_r36 = CPyDef_acquire___price(cpy_r_t, cpy_r_r31, cpy_r_mode, cpy_r_context);
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "reason", 78, CPyStatic_acquire___globals);
        goto CPyL50;
    }
    cpy_r_r37 = CPyTagged_StealAsObject(cpy_r_r31);
    cpy_r_r38 = CPyTagged_StealAsObject(cpy_r_r36);
    cpy_r_r39 = PyDict_SetItem(cpy_r_r27, cpy_r_r37, cpy_r_r38);
    CPy_DECREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r38);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "reason", 78, CPyStatic_acquire___globals);
        goto CPyL49;
    } else
        goto CPyL23;
CPyL31: ;
    cpy_r_r41 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "reason", 78, CPyStatic_acquire___globals);
        goto CPyL52;
    }
    cpy_r_r42 = PyDict_Size(cpy_r_r27);
    cpy_r_r43 = cpy_r_r42 << 1;
    cpy_r_r44 = cpy_r_r43 != 0;
    if (cpy_r_r44) {
        goto CPyL34;
    } else
        goto CPyL53;
CPyL33: ;
    cpy_r_r45 = Py_None;
    CPy_INCREF(cpy_r_r45);
    return cpy_r_r45;
CPyL34: ;
    cpy_r_r46 = CPyStatics[3969]; /* '__getitem__' */
    cpy_r_r47 = CPyObject_GetAttr(cpy_r_r27, cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "reason", 81, CPyStatic_acquire___globals);
        goto CPyL54;
    }
    cpy_r_r48 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r49 = CPyStatics[196]; /* 'min' */
    cpy_r_r50 = CPyObject_GetAttr(cpy_r_r48, cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "reason", 81, CPyStatic_acquire___globals);
        goto CPyL55;
    }
    PyObject *cpy_r_r51[2] = {cpy_r_r27, cpy_r_r47};
    cpy_r_r52 = (PyObject **)&cpy_r_r51;
    cpy_r_r53 = CPyStatics[4977]; /* ('key',) */
    cpy_r_r54 = PyObject_Vectorcall(cpy_r_r50, cpy_r_r52, 1, cpy_r_r53);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "reason", 81, CPyStatic_acquire___globals);
        goto CPyL55;
    }
    CPy_DECREF(cpy_r_r47);
    if (likely(PyLong_Check(cpy_r_r54)))
        cpy_r_r55 = CPyTagged_FromObject(cpy_r_r54);
    else {
        CPy_TypeError("int", cpy_r_r54); cpy_r_r55 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "reason", 81, CPyStatic_acquire___globals);
        goto CPyL54;
    }
    CPyTagged_INCREF(cpy_r_r55);
    cpy_r_r56 = CPyTagged_StealAsObject(cpy_r_r55);
    cpy_r_r57 = CPyDict_GetItem(cpy_r_r27, cpy_r_r56);
    CPy_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "reason", 82, CPyStatic_acquire___globals);
        goto CPyL56;
    }
    if (likely(PyLong_Check(cpy_r_r57)))
        cpy_r_r58 = CPyTagged_FromObject(cpy_r_r57);
    else {
        CPy_TypeError("int", cpy_r_r57); cpy_r_r58 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "reason", 82, CPyStatic_acquire___globals);
        goto CPyL56;
    }
    cpy_r_r59 = CPyDef_acquire___acquire_obstacle(cpy_r_t, cpy_r_me, cpy_r_r55, cpy_r_r58);
    CPyTagged_DECREF(cpy_r_r55);
    CPyTagged_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "reason", 82, CPyStatic_acquire___globals);
        goto CPyL42;
    }
    return cpy_r_r59;
CPyL42: ;
    cpy_r_r60 = NULL;
    return cpy_r_r60;
CPyL43: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    goto CPyL42;
CPyL44: ;
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL42;
CPyL45: ;
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_mode);
    goto CPyL42;
CPyL46: ;
    CPyTagged_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_mode);
    goto CPyL16;
CPyL47: ;
    CPy_DecRef(cpy_r_mode);
    CPy_DecRef(cpy_r_r27);
    goto CPyL42;
CPyL48: ;
    CPy_DECREF(cpy_r_mode);
    CPy_DECREF(cpy_r_r29);
    goto CPyL31;
CPyL49: ;
    CPy_DecRef(cpy_r_mode);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r29);
    goto CPyL42;
CPyL50: ;
    CPy_DecRef(cpy_r_mode);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    goto CPyL42;
CPyL51: ;
    CPyTagged_DECREF(cpy_r_r31);
    goto CPyL23;
CPyL52: ;
    CPy_DecRef(cpy_r_r27);
    goto CPyL42;
CPyL53: ;
    CPy_DECREF(cpy_r_r27);
    goto CPyL33;
CPyL54: ;
    CPy_DecRef(cpy_r_r27);
    goto CPyL42;
CPyL55: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r47);
    goto CPyL42;
CPyL56: ;
    CPyTagged_DecRef(cpy_r_r55);
    goto CPyL42;
}
        
        PyObject *CPyPy_acquire___Acquire___reason(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_acquire___Acquire))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire.Acquire", obj_self); 
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
            PyObject *retval = CPyDef_acquire___Acquire___reason(arg_self, arg_t, arg_me, arg_call, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "reason", 72, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___Acquire___reason__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_acquire___Acquire___reason(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_acquire___Acquire___reason__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_acquire___Acquire))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire.Acquire", obj_self); 
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
            PyObject *retval = CPyDef_acquire___Acquire___reason__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "reason__Work_glue", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___ask_Acquire_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
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
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    int32_t cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    tuple_T5OOOOO cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject **cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyPtr cpy_r_r39;
    int64_t cpy_r_r40;
    CPyTagged cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    CPyTagged cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyPtr cpy_r_r65;
    CPyPtr cpy_r_r66;
    CPyPtr cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_chosen;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    char cpy_r_r80;
    int32_t cpy_r_r81;
    PyObject *cpy_r_r82;
    CPyTagged cpy_r_r83;
    CPyTagged cpy_r_r84;
    PyObject *cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject **cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    char cpy_r_r100;
    tuple_T3OOO cpy_r_r101;
    PyObject **cpy_r_r102;
    PyObject *cpy_r_r103;
    char cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject **cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    char cpy_r_r111;
    PyObject *cpy_r_r112;
    char cpy_r_r113;
    int32_t cpy_r_r114;
    PyObject *cpy_r_r115;
    CPyTagged cpy_r_r116;
    CPyTagged cpy_r_r117;
    char cpy_r_r118;
    CPyTagged cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    CPyTagged cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    tuple_T5OOOOO cpy_r_r127;
    char cpy_r_r128;
    PyObject *cpy_r_r129;
    CPyTagged cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    char cpy_r_r136;
    PyObject *cpy_r_r137;
    char cpy_r_r138;
    PyObject *cpy_r_r139;
    char cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    char cpy_r_r144;
    PyObject *cpy_r_r145;
    char cpy_r_r146;
    int32_t cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    char cpy_r_r150;
    PyObject *cpy_r_r151;
    CPyTagged cpy_r_r152;
    CPyTagged cpy_r_r153;
    char cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    CPyTagged cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    char cpy_r_r160;
    PyObject *cpy_r_r161;
    CPyTagged cpy_r_r162;
    CPyTagged cpy_r_r163;
    PyObject *cpy_r_r164;
    char cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject **cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    char cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    char cpy_r_r175;
    PyObject *cpy_r_r176;
    char cpy_r_r177;
    PyObject *cpy_r_r178;
    char cpy_r_r179;
    tuple_T3OOO cpy_r_r180;
    PyObject **cpy_r_r181;
    PyObject *cpy_r_r182;
    char cpy_r_r183;
    char cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject **cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    char cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    char cpy_r_r193;
    PyObject *cpy_r_r194;
    CPyTagged cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    CPyTagged cpy_r_r201;
    CPyTagged cpy_r_r202;
    CPyTagged cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    CPyTagged cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    char cpy_r_r213;
    PyObject *cpy_r_r214;
    CPyTagged cpy_r_r215;
    CPyTagged cpy_r_r216;
    PyObject *cpy_r_r217;
    char cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject **cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    char cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    char cpy_r_r228;
    PyObject *cpy_r_r229;
    char cpy_r_r230;
    PyObject *cpy_r_r231;
    char cpy_r_r232;
    tuple_T3OOO cpy_r_r233;
    PyObject **cpy_r_r234;
    PyObject *cpy_r_r235;
    char cpy_r_r236;
    char cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject **cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    char cpy_r_r243;
    PyObject *cpy_r_r244;
    CPyTagged cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    CPyTagged cpy_r_r248;
    CPyTagged cpy_r_r249;
    CPyTagged cpy_r_r250;
    PyObject *cpy_r_r251;
    PyObject *cpy_r_r252;
    char cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
    PyObject **cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    char cpy_r_r260;
    PyObject *cpy_r_r261;
    PyObject *cpy_r_r262;
    char cpy_r_r263;
    PyObject *cpy_r_r264;
    char cpy_r_r265;
    PyObject *cpy_r_r266;
    char cpy_r_r267;
    tuple_T3OOO cpy_r_r268;
    PyObject **cpy_r_r269;
    PyObject *cpy_r_r270;
    char cpy_r_r271;
    char cpy_r_r272;
    PyObject *cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject **cpy_r_r275;
    PyObject *cpy_r_r276;
    PyObject *cpy_r_r277;
    char cpy_r_r278;
    PyObject *cpy_r_r279;
    char cpy_r_r280;
    int32_t cpy_r_r281;
    char cpy_r_r282;
    int32_t cpy_r_r283;
    PyObject *cpy_r_r284;
    char cpy_r_r285;
    char cpy_r_r286;
    char cpy_r_r287;
    char cpy_r_r288;
    char cpy_r_r289;
    char cpy_r_r290;
    char cpy_r_r291;
    char cpy_r_r292;
    PyObject *cpy_r_r293;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = NULL;
    cpy_r_r9 = cpy_r_r8;
    CPy_XDECREF(cpy_r_r9);
    cpy_r_r10 = NULL;
    cpy_r_r11 = cpy_r_r10;
    cpy_r_r12 = NULL;
    cpy_r_r13 = cpy_r_r12;
    CPy_XDECREF(cpy_r_r13);
    cpy_r_r14 = NULL;
    cpy_r_r15 = cpy_r_r14;
    cpy_r_r16 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL213;
CPyL1: ;
    cpy_r_r17 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r18 = cpy_r_type != cpy_r_r17;
    if (!cpy_r_r18) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 84, CPyStatic_acquire___globals);
        goto CPyL212;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r19 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "t", 85, CPyStatic_acquire___globals);
        goto CPyL212;
    }
CPyL5: ;
    cpy_r_r20 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r19)->_book;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "Table", "book", 85, CPyStatic_acquire___globals);
        goto CPyL212;
    }
CPyL6: ;
    cpy_r_r21 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r20)->_options;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "Book", "options", 85, CPyStatic_acquire___globals);
        goto CPyL212;
    }
    CPy_INCREF(cpy_r_r21);
CPyL7: ;
    if (((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options);
    }
    ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options = cpy_r_r21;
    cpy_r_r22 = 1;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 85, CPyStatic_acquire___globals);
        goto CPyL212;
    }
    cpy_r_r23 = CPyStatic_wayfarers___names___ROWS;
    if (likely(cpy_r_r23.f0 != NULL)) goto CPyL11;
    PyErr_SetString(PyExc_NameError, "value for final name \"ROWS\" was not set");
    cpy_r_r24 = 0;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 86, CPyStatic_acquire___globals);
        goto CPyL212;
    }
    CPy_Unreachable();
CPyL11: ;
    cpy_r_r25 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__call;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "call", 86, CPyStatic_acquire___globals);
        goto CPyL212;
    }
CPyL12: ;
    cpy_r_r26 = ((serai___kernel___effects___CallObject *)cpy_r_r25)->_words;
    CPy_INCREF(cpy_r_r26);
    cpy_r_r27 = CPySequenceTuple_GetItem(cpy_r_r26, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 86, CPyStatic_acquire___globals);
        goto CPyL212;
    }
    if (PyLong_Check(cpy_r_r27))
        cpy_r_r28 = cpy_r_r27;
    else {
        cpy_r_r28 = NULL;
    }
    if (cpy_r_r28 != NULL) goto __LL7069;
    if (PyUnicode_Check(cpy_r_r27))
        cpy_r_r28 = cpy_r_r27;
    else {
        cpy_r_r28 = NULL;
    }
    if (cpy_r_r28 != NULL) goto __LL7069;
    if (unlikely(!(PyTuple_Check(cpy_r_r27) && PyTuple_GET_SIZE(cpy_r_r27) == 2))) {
        cpy_r_r28 = NULL;
        goto __LL7070;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r27, 0))))
        cpy_r_r28 = PyTuple_GET_ITEM(cpy_r_r27, 0);
    else {
        cpy_r_r28 = NULL;
    }
    if (cpy_r_r28 == NULL) goto __LL7070;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r27, 1))))
        cpy_r_r28 = PyTuple_GET_ITEM(cpy_r_r27, 1);
    else {
        cpy_r_r28 = NULL;
    }
    if (cpy_r_r28 == NULL) goto __LL7070;
    cpy_r_r28 = cpy_r_r27;
__LL7070: ;
    if (cpy_r_r28 != NULL) goto __LL7069;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 86, CPyStatic_acquire___globals, "union[int, str, tuple[str, int]]", cpy_r_r27);
    goto CPyL212;
__LL7069: ;
    cpy_r_r29 = PyObject_Str(cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 86, CPyStatic_acquire___globals);
        goto CPyL212;
    }
    cpy_r_r30 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r23.f0);
    CPy_INCREF(cpy_r_r23.f1);
    CPy_INCREF(cpy_r_r23.f2);
    CPy_INCREF(cpy_r_r23.f3);
    CPy_INCREF(cpy_r_r23.f4);
    cpy_r_r31 = PyTuple_New(5);
    if (unlikely(cpy_r_r31 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7071 = cpy_r_r23.f0;
    PyTuple_SET_ITEM(cpy_r_r31, 0, __tmp7071);
    PyObject *__tmp7072 = cpy_r_r23.f1;
    PyTuple_SET_ITEM(cpy_r_r31, 1, __tmp7072);
    PyObject *__tmp7073 = cpy_r_r23.f2;
    PyTuple_SET_ITEM(cpy_r_r31, 2, __tmp7073);
    PyObject *__tmp7074 = cpy_r_r23.f3;
    PyTuple_SET_ITEM(cpy_r_r31, 3, __tmp7074);
    PyObject *__tmp7075 = cpy_r_r23.f4;
    PyTuple_SET_ITEM(cpy_r_r31, 4, __tmp7075);
    PyObject *cpy_r_r32[2] = {cpy_r_r31, cpy_r_r29};
    cpy_r_r33 = (PyObject **)&cpy_r_r32;
    cpy_r_r34 = PyObject_VectorcallMethod(cpy_r_r30, cpy_r_r33, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 86, CPyStatic_acquire___globals);
        goto CPyL223;
    }
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r29);
    if (likely(PyLong_Check(cpy_r_r34)))
        cpy_r_r35 = CPyTagged_FromObject(cpy_r_r34);
    else {
        CPy_TypeError("int", cpy_r_r34); cpy_r_r35 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 86, CPyStatic_acquire___globals);
        goto CPyL212;
    }
    if (((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__row != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__row);
    }
    ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__row = cpy_r_r35;
    cpy_r_r36 = 1;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 86, CPyStatic_acquire___globals);
        goto CPyL212;
    }
    cpy_r_r37 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__call;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "call", 87, CPyStatic_acquire___globals);
        goto CPyL212;
    }
CPyL19: ;
    cpy_r_r38 = ((serai___kernel___effects___CallObject *)cpy_r_r37)->_words;
    CPy_INCREF(cpy_r_r38);
    cpy_r_r39 = (CPyPtr)((CPyPtr)cpy_r_r38 + offsetof(PyVarObject, ob_size));
    cpy_r_r40 = *(int64_t *)cpy_r_r39;
    CPy_DECREF(cpy_r_r38);
    cpy_r_r41 = cpy_r_r40 << 1;
    cpy_r_r42 = (Py_ssize_t)cpy_r_r41 > (Py_ssize_t)2;
    if (!cpy_r_r42) goto CPyL25;
    cpy_r_r43 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__call;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "call", 87, CPyStatic_acquire___globals);
        goto CPyL212;
    }
CPyL21: ;
    cpy_r_r44 = ((serai___kernel___effects___CallObject *)cpy_r_r43)->_words;
    CPy_INCREF(cpy_r_r44);
    cpy_r_r45 = CPySequenceTuple_GetItem(cpy_r_r44, 2);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 87, CPyStatic_acquire___globals);
        goto CPyL212;
    }
    if (PyLong_Check(cpy_r_r45))
        cpy_r_r46 = cpy_r_r45;
    else {
        cpy_r_r46 = NULL;
    }
    if (cpy_r_r46 != NULL) goto __LL7076;
    if (PyUnicode_Check(cpy_r_r45))
        cpy_r_r46 = cpy_r_r45;
    else {
        cpy_r_r46 = NULL;
    }
    if (cpy_r_r46 != NULL) goto __LL7076;
    if (unlikely(!(PyTuple_Check(cpy_r_r45) && PyTuple_GET_SIZE(cpy_r_r45) == 2))) {
        cpy_r_r46 = NULL;
        goto __LL7077;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r45, 0))))
        cpy_r_r46 = PyTuple_GET_ITEM(cpy_r_r45, 0);
    else {
        cpy_r_r46 = NULL;
    }
    if (cpy_r_r46 == NULL) goto __LL7077;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r45, 1))))
        cpy_r_r46 = PyTuple_GET_ITEM(cpy_r_r45, 1);
    else {
        cpy_r_r46 = NULL;
    }
    if (cpy_r_r46 == NULL) goto __LL7077;
    cpy_r_r46 = cpy_r_r45;
__LL7077: ;
    if (cpy_r_r46 != NULL) goto __LL7076;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 87, CPyStatic_acquire___globals, "union[int, str, tuple[str, int]]", cpy_r_r45);
    goto CPyL212;
__LL7076: ;
    cpy_r_r47 = PyObject_Str(cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 87, CPyStatic_acquire___globals);
        goto CPyL212;
    }
    cpy_r_r48 = cpy_r_r47;
    goto CPyL26;
CPyL25: ;
    cpy_r_r49 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r49);
    cpy_r_r48 = cpy_r_r49;
CPyL26: ;
    if (((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__mode != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__mode);
    }
    ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__mode = cpy_r_r48;
    cpy_r_r50 = 1;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 87, CPyStatic_acquire___globals);
        goto CPyL212;
    }
    cpy_r_r51 = CPyStatics[3719]; /* 'draw3' */
    cpy_r_r52 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__mode;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "mode", 88, CPyStatic_acquire___globals);
        goto CPyL212;
    }
CPyL28: ;
    cpy_r_r53 = CPyStr_EqualLiteral(cpy_r_r52, cpy_r_r51, 5);
    if (!cpy_r_r53) goto CPyL79;
    cpy_r_r54 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__optional;
    if (unlikely(cpy_r_r54 == 2)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "optional", 89, CPyStatic_acquire___globals);
        goto CPyL212;
    }
CPyL30: ;
    if (!cpy_r_r54) goto CPyL50;
CPyL31: ;
    cpy_r_r55 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "me", 90, CPyStatic_acquire___globals);
        goto CPyL212;
    }
CPyL32: ;
    cpy_r_r56 = CPyStatics[519]; /* 'draw' */
    cpy_r_r57 = CPyStatics[3970]; /* 'WF-ACQ-09' */
    cpy_r_r58 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "options", 90, CPyStatic_acquire___globals);
        goto CPyL212;
    }
CPyL33: ;
    cpy_r_r59 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r58)->_performer;
    CPy_INCREF(cpy_r_r59);
    cpy_r_r60 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__call;
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "call", 90, CPyStatic_acquire___globals);
        goto CPyL224;
    }
CPyL34: ;
    cpy_r_r61 = CPyDef_perform___Performer___option(cpy_r_r59, cpy_r_r60);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 90, CPyStatic_acquire___globals);
        goto CPyL212;
    }
    cpy_r_r62 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "options", 90, CPyStatic_acquire___globals);
        goto CPyL225;
    }
CPyL36: ;
    cpy_r_r63 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r62)->_skip;
    CPy_INCREF(cpy_r_r63);
    cpy_r_r64 = PyList_New(2);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 90, CPyStatic_acquire___globals);
        goto CPyL226;
    }
    cpy_r_r65 = (CPyPtr)((CPyPtr)cpy_r_r64 + offsetof(PyListObject, ob_item));
    cpy_r_r66 = *(CPyPtr *)cpy_r_r65;
    *(PyObject * *)cpy_r_r66 = cpy_r_r61;
    cpy_r_r67 = cpy_r_r66 + 8;
    *(PyObject * *)cpy_r_r67 = cpy_r_r63;
    cpy_r_r68 = NULL;
    cpy_r_r69 = NULL;
    cpy_r_r70 = 2;
    cpy_r_r71 = CPyDef_decision___ask(cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r64, cpy_r_r68, cpy_r_r69, cpy_r_r70);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 90, CPyStatic_acquire___globals);
        goto CPyL212;
    }
    ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r71;
CPyL39: ;
    cpy_r_r73 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r74 = cpy_r_type != cpy_r_r73;
    if (!cpy_r_r74) goto CPyL42;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 90, CPyStatic_acquire___globals);
        goto CPyL212;
    }
    CPy_Unreachable();
CPyL42: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r75 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 90, CPyStatic_acquire___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL212;
    }
    cpy_r_chosen = cpy_r_r75;
    cpy_r_r76 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "options", 91, CPyStatic_acquire___globals);
        goto CPyL227;
    }
CPyL44: ;
    cpy_r_r77 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r76)->_skip;
    CPy_INCREF(cpy_r_r77);
    cpy_r_r78 = cpy_r_chosen == cpy_r_r77;
    CPy_DECREF(cpy_r_chosen);
    CPy_DECREF(cpy_r_r77);
    if (!cpy_r_r78) goto CPyL50;
    cpy_r_r79 = 0 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r79);
    ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r81 = CPyDef_acquire___ask_Acquire_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL49;
    CPyGen_SetStopIterationValue(cpy_r_r79);
    CPy_DECREF(cpy_r_r79);
    if (!0) goto CPyL222;
    CPy_Unreachable();
CPyL49: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r79;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL50: ;
    cpy_r_r82 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "t", 93, CPyStatic_acquire___globals);
        goto CPyL212;
    }
CPyL51: ;
    cpy_r_r83 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r83 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "me", 93, CPyStatic_acquire___globals);
        goto CPyL212;
    }
CPyL52: ;
    cpy_r_r84 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__row;
    if (unlikely(cpy_r_r84 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "row", 93, CPyStatic_acquire___globals);
        goto CPyL212;
    }
CPyL53: ;
    cpy_r_r85 = CPyDef_acquire___draw(cpy_r_r82, cpy_r_r83, cpy_r_r84);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 93, CPyStatic_acquire___globals);
        goto CPyL212;
    }
    if (((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_3 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_3);
    }
    ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_3 = cpy_r_r85;
    cpy_r_r86 = 1;
    if (!cpy_r_r86) goto CPyL212;
    cpy_r_r87 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r88 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r89 = NULL;
    cpy_r_r1 = cpy_r_r89;
    cpy_r_r90 = (PyObject **)&cpy_r_r1;
    cpy_r_r91 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_3;
    cpy_r_r92 = CPyDef_acquire___draw_gen_____mypyc_generator_helper__(cpy_r_r91, cpy_r_r88, cpy_r_r88, cpy_r_r88, cpy_r_r87, cpy_r_r90);
    if (cpy_r_r92 != NULL) goto CPyL228;
    cpy_r_r93 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r93)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 93, CPyStatic_acquire___globals);
        goto CPyL229;
    }
    cpy_r_r94 = cpy_r_r1;
    CPy_DECREF(cpy_r_r94);
    cpy_r_r95 = NULL;
    if (((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_3 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_3);
    }
    ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_3 = cpy_r_r95;
    cpy_r_r96 = 1;
    if (unlikely(!cpy_r_r96)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 93, CPyStatic_acquire___globals);
        goto CPyL212;
    } else
        goto CPyL74;
CPyL58: ;
    cpy_r_r97 = cpy_r_r92;
CPyL59: ;
    ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r97;
CPyL60: ;
    cpy_r_r99 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r100 = cpy_r_type != cpy_r_r99;
    if (!cpy_r_r100) goto CPyL230;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 93, CPyStatic_acquire___globals);
        goto CPyL64;
    } else
        goto CPyL231;
CPyL62: ;
    CPy_Unreachable();
CPyL63: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL70;
CPyL64: ;
    cpy_r_r101 = CPy_CatchError();
    cpy_r_r102 = (PyObject **)&cpy_r_r3;
    cpy_r_r103 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_3;
    cpy_r_r104 = CPy_YieldFromErrorHandle(cpy_r_r103, cpy_r_r102);
    if (unlikely(cpy_r_r104 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 93, CPyStatic_acquire___globals);
        goto CPyL232;
    }
    if (cpy_r_r104) goto CPyL67;
    cpy_r_r97 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r101);
    CPy_DecRef(cpy_r_r101.f0);
    CPy_DecRef(cpy_r_r101.f1);
    CPy_DecRef(cpy_r_r101.f2);
    goto CPyL59;
CPyL67: ;
    cpy_r_r94 = cpy_r_r3;
    CPy_DecRef(cpy_r_r94);
    CPy_RestoreExcInfo(cpy_r_r101);
    CPy_DecRef(cpy_r_r101.f0);
    CPy_DecRef(cpy_r_r101.f1);
    CPy_DecRef(cpy_r_r101.f2);
    goto CPyL74;
CPyL68: ;
    CPy_RestoreExcInfo(cpy_r_r101);
    CPy_DecRef(cpy_r_r101.f0);
    CPy_DecRef(cpy_r_r101.f1);
    CPy_DecRef(cpy_r_r101.f2);
    cpy_r_r105 = CPy_KeepPropagating();
    if (!cpy_r_r105) goto CPyL212;
    CPy_Unreachable();
CPyL70: ;
    cpy_r_r106 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r107 = NULL;
    cpy_r_r1 = cpy_r_r107;
    cpy_r_r108 = (PyObject **)&cpy_r_r1;
    cpy_r_r109 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_3;
    cpy_r_r110 = CPyDef_acquire___draw_gen_____mypyc_generator_helper__(cpy_r_r109, cpy_r_r106, cpy_r_r106, cpy_r_r106, cpy_r_arg, cpy_r_r108);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r110 == NULL) {
        goto CPyL72;
    } else
        goto CPyL233;
CPyL71: ;
    cpy_r_r97 = cpy_r_r110;
    goto CPyL59;
CPyL72: ;
    cpy_r_r111 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r111)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 93, CPyStatic_acquire___globals);
        goto CPyL229;
    }
    cpy_r_r94 = cpy_r_r1;
    CPy_DECREF(cpy_r_r94);
CPyL74: ;
    cpy_r_r112 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r112);
    ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r114 = CPyDef_acquire___ask_Acquire_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL78;
    CPyGen_SetStopIterationValue(cpy_r_r112);
    CPy_DECREF(cpy_r_r112);
    if (!0) goto CPyL222;
    CPy_Unreachable();
CPyL78: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r112;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL79: ;
    cpy_r_r115 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "t", 95, CPyStatic_acquire___globals);
        goto CPyL212;
    }
CPyL80: ;
    cpy_r_r116 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r116 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "me", 95, CPyStatic_acquire___globals);
        goto CPyL212;
    }
CPyL81: ;
    cpy_r_r117 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__context;
    if (unlikely(cpy_r_r117 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "context", 95, CPyStatic_acquire___globals);
        goto CPyL212;
    }
CPyL82: ;
    cpy_r_r118 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__optional;
    if (unlikely(cpy_r_r118 == 2)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "optional", 95, CPyStatic_acquire___globals);
        goto CPyL212;
    }
CPyL83: ;
    cpy_r_r119 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__row;
    if (unlikely(cpy_r_r119 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "row", 95, CPyStatic_acquire___globals);
        goto CPyL212;
    }
CPyL84: ;
    cpy_r_r120 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__mode;
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "mode", 95, CPyStatic_acquire___globals);
        goto CPyL212;
    }
CPyL85: ;
    cpy_r_r121 = CPyDef_acquire___CardOffer(cpy_r_r115, cpy_r_r116, cpy_r_r119, cpy_r_r120, cpy_r_r117, cpy_r_r118);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 95, CPyStatic_acquire___globals);
        goto CPyL212;
    }
    cpy_r_r122 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r122 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "me", 96, CPyStatic_acquire___globals);
        goto CPyL234;
    }
CPyL87: ;
    cpy_r_r123 = CPyStatics[3718]; /* 'acquire' */
    cpy_r_r124 = CPyStatics[3971]; /* 'WF-ACQ-01' */
    cpy_r_r125 = CPyStatics[1592]; /* 'row' */
    cpy_r_r126 = CPyStatics[1897]; /* 'row-' */
    cpy_r_r127 = CPyStatic_wayfarers___names___ROWS;
    if (unlikely(cpy_r_r127.f0 == NULL)) {
        goto CPyL235;
    } else
        goto CPyL90;
CPyL88: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ROWS\" was not set");
    cpy_r_r128 = 0;
    if (unlikely(!cpy_r_r128)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 96, CPyStatic_acquire___globals);
        goto CPyL212;
    }
    CPy_Unreachable();
CPyL90: ;
    CPy_INCREF(cpy_r_r127.f0);
    CPy_INCREF(cpy_r_r127.f1);
    CPy_INCREF(cpy_r_r127.f2);
    CPy_INCREF(cpy_r_r127.f3);
    CPy_INCREF(cpy_r_r127.f4);
    cpy_r_r129 = PyTuple_New(5);
    if (unlikely(cpy_r_r129 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7078 = cpy_r_r127.f0;
    PyTuple_SET_ITEM(cpy_r_r129, 0, __tmp7078);
    PyObject *__tmp7079 = cpy_r_r127.f1;
    PyTuple_SET_ITEM(cpy_r_r129, 1, __tmp7079);
    PyObject *__tmp7080 = cpy_r_r127.f2;
    PyTuple_SET_ITEM(cpy_r_r129, 2, __tmp7080);
    PyObject *__tmp7081 = cpy_r_r127.f3;
    PyTuple_SET_ITEM(cpy_r_r129, 3, __tmp7081);
    PyObject *__tmp7082 = cpy_r_r127.f4;
    PyTuple_SET_ITEM(cpy_r_r129, 4, __tmp7082);
    cpy_r_r130 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__row;
    if (unlikely(cpy_r_r130 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "row", 96, CPyStatic_acquire___globals);
        goto CPyL236;
    }
CPyL91: ;
    cpy_r_r131 = CPySequenceTuple_GetItem(cpy_r_r129, cpy_r_r130);
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 96, CPyStatic_acquire___globals);
        goto CPyL234;
    }
    if (likely(PyUnicode_Check(cpy_r_r131)))
        cpy_r_r132 = cpy_r_r131;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 96, CPyStatic_acquire___globals, "str", cpy_r_r131);
        goto CPyL234;
    }
    cpy_r_r133 = CPyStr_Build(2, cpy_r_r126, cpy_r_r132);
    CPy_DECREF(cpy_r_r132);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 96, CPyStatic_acquire___globals);
        goto CPyL234;
    }
    cpy_r_r134 = CPyDict_Build(1, cpy_r_r125, cpy_r_r133);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 96, CPyStatic_acquire___globals);
        goto CPyL234;
    }
    cpy_r_r135 = NULL;
    cpy_r_r136 = 2;
    cpy_r_r137 = CPyDef_decision___ask(cpy_r_r122, cpy_r_r123, cpy_r_r124, cpy_r_r121, cpy_r_r134, cpy_r_r135, cpy_r_r136);
    CPy_DECREF(cpy_r_r121);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 96, CPyStatic_acquire___globals);
        goto CPyL212;
    }
    ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r137;
CPyL97: ;
    cpy_r_r139 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r140 = cpy_r_type != cpy_r_r139;
    if (!cpy_r_r140) goto CPyL100;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 96, CPyStatic_acquire___globals);
        goto CPyL212;
    }
    CPy_Unreachable();
CPyL100: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r141 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 96, CPyStatic_acquire___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL212;
    }
    cpy_r_chosen = cpy_r_r141;
    cpy_r_r142 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "options", 97, CPyStatic_acquire___globals);
        goto CPyL227;
    }
CPyL102: ;
    cpy_r_r143 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r142)->_skip;
    CPy_INCREF(cpy_r_r143);
    cpy_r_r144 = cpy_r_chosen == cpy_r_r143;
    CPy_DECREF(cpy_r_r143);
    if (cpy_r_r144) {
        goto CPyL237;
    } else
        goto CPyL108;
CPyL103: ;
    cpy_r_r145 = 0 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r145);
    ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r147 = CPyDef_acquire___ask_Acquire_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL107;
    CPyGen_SetStopIterationValue(cpy_r_r145);
    CPy_DECREF(cpy_r_r145);
    if (!0) goto CPyL222;
    CPy_Unreachable();
CPyL107: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r145;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL108: ;
    cpy_r_r148 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "options", 99, CPyStatic_acquire___globals);
        goto CPyL227;
    }
CPyL109: ;
    cpy_r_r149 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r148)->_draw_pigeon;
    CPy_INCREF(cpy_r_r149);
    cpy_r_r150 = cpy_r_chosen == cpy_r_r149;
    CPy_DECREF(cpy_r_r149);
    if (cpy_r_r150) {
        goto CPyL238;
    } else
        goto CPyL141;
CPyL110: ;
    cpy_r_r151 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r151 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "t", 100, CPyStatic_acquire___globals);
        goto CPyL212;
    }
CPyL111: ;
    cpy_r_r152 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r151)->_pigeons;
    if (unlikely(cpy_r_r152 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "Table", "pigeons", 100, CPyStatic_acquire___globals);
        goto CPyL212;
    }
CPyL112: ;
    cpy_r_r153 = CPyTagged_Subtract(cpy_r_r152, 2);
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r151)->_pigeons != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r151)->_pigeons);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r151)->_pigeons = cpy_r_r153;
    cpy_r_r154 = 1;
    if (unlikely(!cpy_r_r154)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 100, CPyStatic_acquire___globals);
        goto CPyL212;
    }
    cpy_r_r155 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "t", 101, CPyStatic_acquire___globals);
        goto CPyL212;
    }
CPyL114: ;
    cpy_r_r156 = CPyStatics[3972]; /* 'event-use-pigeon' */
    cpy_r_r157 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r157 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "me", 101, CPyStatic_acquire___globals);
        goto CPyL212;
    }
CPyL115: ;
    cpy_r_r158 = CPyStatics[3973]; /* 'WF-DIE-09' */
    cpy_r_r159 = PyDict_New();
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 101, CPyStatic_acquire___globals);
        goto CPyL212;
    }
    cpy_r_r160 = CPyDef_kernel___table___Table___tell(cpy_r_r155, cpy_r_r156, cpy_r_r157, cpy_r_r158, cpy_r_r159);
    CPy_DECREF(cpy_r_r159);
    if (unlikely(cpy_r_r160 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 101, CPyStatic_acquire___globals);
        goto CPyL212;
    }
    cpy_r_r161 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "t", 102, CPyStatic_acquire___globals);
        goto CPyL212;
    }
CPyL118: ;
    cpy_r_r162 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r162 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "me", 102, CPyStatic_acquire___globals);
        goto CPyL212;
    }
CPyL119: ;
    cpy_r_r163 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__row;
    if (unlikely(cpy_r_r163 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "row", 102, CPyStatic_acquire___globals);
        goto CPyL212;
    }
CPyL120: ;
    cpy_r_r164 = CPyDef_acquire___draw(cpy_r_r161, cpy_r_r162, cpy_r_r163);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 102, CPyStatic_acquire___globals);
        goto CPyL212;
    }
    if (((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_4 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_4);
    }
    ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_4 = cpy_r_r164;
    cpy_r_r165 = 1;
    if (!cpy_r_r165) goto CPyL212;
    cpy_r_r166 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r167 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r168 = NULL;
    cpy_r_r5 = cpy_r_r168;
    cpy_r_r169 = (PyObject **)&cpy_r_r5;
    cpy_r_r170 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_4;
    cpy_r_r171 = CPyDef_acquire___draw_gen_____mypyc_generator_helper__(cpy_r_r170, cpy_r_r167, cpy_r_r167, cpy_r_r167, cpy_r_r166, cpy_r_r169);
    if (cpy_r_r171 != NULL) goto CPyL239;
    cpy_r_r172 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r172)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 102, CPyStatic_acquire___globals);
        goto CPyL240;
    }
    cpy_r_r173 = cpy_r_r5;
    CPy_DECREF(cpy_r_r173);
    cpy_r_r174 = NULL;
    if (((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_4 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_4);
    }
    ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_4 = cpy_r_r174;
    cpy_r_r175 = 1;
    if (unlikely(!cpy_r_r175)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 102, CPyStatic_acquire___globals);
        goto CPyL212;
    } else
        goto CPyL207;
CPyL125: ;
    cpy_r_r176 = cpy_r_r171;
CPyL126: ;
    ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 4;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r176;
CPyL127: ;
    cpy_r_r178 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r179 = cpy_r_type != cpy_r_r178;
    if (!cpy_r_r179) goto CPyL241;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 102, CPyStatic_acquire___globals);
        goto CPyL131;
    } else
        goto CPyL242;
CPyL129: ;
    CPy_Unreachable();
CPyL130: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL137;
CPyL131: ;
    cpy_r_r180 = CPy_CatchError();
    cpy_r_r181 = (PyObject **)&cpy_r_r7;
    cpy_r_r182 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_4;
    cpy_r_r183 = CPy_YieldFromErrorHandle(cpy_r_r182, cpy_r_r181);
    if (unlikely(cpy_r_r183 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 102, CPyStatic_acquire___globals);
        goto CPyL243;
    }
    if (cpy_r_r183) goto CPyL134;
    cpy_r_r176 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r180);
    CPy_DecRef(cpy_r_r180.f0);
    CPy_DecRef(cpy_r_r180.f1);
    CPy_DecRef(cpy_r_r180.f2);
    goto CPyL126;
CPyL134: ;
    cpy_r_r173 = cpy_r_r7;
    CPy_DecRef(cpy_r_r173);
    CPy_RestoreExcInfo(cpy_r_r180);
    CPy_DecRef(cpy_r_r180.f0);
    CPy_DecRef(cpy_r_r180.f1);
    CPy_DecRef(cpy_r_r180.f2);
    goto CPyL207;
CPyL135: ;
    CPy_RestoreExcInfo(cpy_r_r180);
    CPy_DecRef(cpy_r_r180.f0);
    CPy_DecRef(cpy_r_r180.f1);
    CPy_DecRef(cpy_r_r180.f2);
    cpy_r_r184 = CPy_KeepPropagating();
    if (!cpy_r_r184) goto CPyL212;
    CPy_Unreachable();
CPyL137: ;
    cpy_r_r185 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r186 = NULL;
    cpy_r_r5 = cpy_r_r186;
    cpy_r_r187 = (PyObject **)&cpy_r_r5;
    cpy_r_r188 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_4;
    cpy_r_r189 = CPyDef_acquire___draw_gen_____mypyc_generator_helper__(cpy_r_r188, cpy_r_r185, cpy_r_r185, cpy_r_r185, cpy_r_arg, cpy_r_r187);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r189 == NULL) {
        goto CPyL139;
    } else
        goto CPyL244;
CPyL138: ;
    cpy_r_r176 = cpy_r_r189;
    goto CPyL126;
CPyL139: ;
    cpy_r_r190 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r190)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 102, CPyStatic_acquire___globals);
        goto CPyL240;
    }
    cpy_r_r173 = cpy_r_r5;
    CPy_DECREF(cpy_r_r173);
    goto CPyL207;
CPyL141: ;
    cpy_r_r191 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "options", 103, CPyStatic_acquire___globals);
        goto CPyL227;
    }
CPyL142: ;
    cpy_r_r192 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r191)->_draw_provision;
    CPy_INCREF(cpy_r_r192);
    cpy_r_r193 = cpy_r_chosen == cpy_r_r192;
    CPy_DECREF(cpy_r_r192);
    if (cpy_r_r193) {
        goto CPyL245;
    } else
        goto CPyL179;
CPyL143: ;
    cpy_r_r194 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "t", 104, CPyStatic_acquire___globals);
        goto CPyL212;
    }
CPyL144: ;
    cpy_r_r195 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r195 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "me", 104, CPyStatic_acquire___globals);
        goto CPyL212;
    }
CPyL145: ;
    cpy_r_r196 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r196 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "t", 104, CPyStatic_acquire___globals);
        goto CPyL212;
    }
CPyL146: ;
    cpy_r_r197 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r196)->_book;
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "Table", "book", 104, CPyStatic_acquire___globals);
        goto CPyL212;
    }
CPyL147: ;
    cpy_r_r198 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r197)->_constants;
    CPy_INCREF(cpy_r_r198);
    cpy_r_r199 = CPyStatics[3974]; /* 'draw_provisions' */
    cpy_r_r200 = CPyDict_GetItem(cpy_r_r198, cpy_r_r199);
    CPy_DECREF(cpy_r_r198);
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 104, CPyStatic_acquire___globals);
        goto CPyL212;
    }
    if (likely(PyLong_Check(cpy_r_r200)))
        cpy_r_r201 = CPyTagged_FromObject(cpy_r_r200);
    else {
        CPy_TypeError("int", cpy_r_r200); cpy_r_r201 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r201 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 104, CPyStatic_acquire___globals);
        goto CPyL212;
    }
    cpy_r_r202 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__context;
    if (unlikely(cpy_r_r202 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "context", 104, CPyStatic_acquire___globals);
        goto CPyL246;
    }
CPyL150: ;
    cpy_r_r203 = CPyDef_wayfarers___effects___resources___pay_provision(cpy_r_r194, cpy_r_r195, cpy_r_r201, cpy_r_r202);
    CPyTagged_DECREF(cpy_r_r201);
    if (unlikely(cpy_r_r203 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 104, CPyStatic_acquire___globals);
        goto CPyL212;
    }
    cpy_r_r204 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r204 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "t", 105, CPyStatic_acquire___globals);
        goto CPyL247;
    }
CPyL152: ;
    cpy_r_r205 = CPyStatics[3975]; /* 'event-pay-resource' */
    cpy_r_r206 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r206 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "me", 105, CPyStatic_acquire___globals);
        goto CPyL247;
    }
CPyL153: ;
    cpy_r_r207 = CPyStatics[3973]; /* 'WF-DIE-09' */
    cpy_r_r208 = CPyStatics[3742]; /* 'provision' */
    cpy_r_r209 = CPyStatics[759]; /* 'resource' */
    cpy_r_r210 = CPyStatics[31]; /* 'n' */
    cpy_r_r211 = CPyTagged_StealAsObject(cpy_r_r203);
    cpy_r_r212 = CPyDict_Build(2, cpy_r_r209, cpy_r_r208, cpy_r_r210, cpy_r_r211);
    CPy_DECREF(cpy_r_r211);
    if (unlikely(cpy_r_r212 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 105, CPyStatic_acquire___globals);
        goto CPyL212;
    }
    cpy_r_r213 = CPyDef_kernel___table___Table___tell(cpy_r_r204, cpy_r_r205, cpy_r_r206, cpy_r_r207, cpy_r_r212);
    CPy_DECREF(cpy_r_r212);
    if (unlikely(cpy_r_r213 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 105, CPyStatic_acquire___globals);
        goto CPyL212;
    }
    cpy_r_r214 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r214 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "t", 106, CPyStatic_acquire___globals);
        goto CPyL212;
    }
CPyL156: ;
    cpy_r_r215 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r215 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "me", 106, CPyStatic_acquire___globals);
        goto CPyL212;
    }
CPyL157: ;
    cpy_r_r216 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__row;
    if (unlikely(cpy_r_r216 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "row", 106, CPyStatic_acquire___globals);
        goto CPyL212;
    }
CPyL158: ;
    cpy_r_r217 = CPyDef_acquire___draw(cpy_r_r214, cpy_r_r215, cpy_r_r216);
    if (unlikely(cpy_r_r217 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 106, CPyStatic_acquire___globals);
        goto CPyL212;
    }
    if (((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_5 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_5);
    }
    ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_5 = cpy_r_r217;
    cpy_r_r218 = 1;
    if (!cpy_r_r218) goto CPyL212;
    cpy_r_r219 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r220 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r221 = NULL;
    cpy_r_r9 = cpy_r_r221;
    cpy_r_r222 = (PyObject **)&cpy_r_r9;
    cpy_r_r223 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_5;
    cpy_r_r224 = CPyDef_acquire___draw_gen_____mypyc_generator_helper__(cpy_r_r223, cpy_r_r220, cpy_r_r220, cpy_r_r220, cpy_r_r219, cpy_r_r222);
    if (cpy_r_r224 != NULL) goto CPyL248;
    cpy_r_r225 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r225)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 106, CPyStatic_acquire___globals);
        goto CPyL249;
    }
    cpy_r_r226 = cpy_r_r9;
    CPy_DECREF(cpy_r_r226);
    cpy_r_r227 = NULL;
    if (((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_5 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_5);
    }
    ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_5 = cpy_r_r227;
    cpy_r_r228 = 1;
    if (unlikely(!cpy_r_r228)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 106, CPyStatic_acquire___globals);
        goto CPyL212;
    } else
        goto CPyL207;
CPyL163: ;
    cpy_r_r229 = cpy_r_r224;
CPyL164: ;
    ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 5;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r229;
CPyL165: ;
    cpy_r_r231 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r232 = cpy_r_type != cpy_r_r231;
    if (!cpy_r_r232) goto CPyL250;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 106, CPyStatic_acquire___globals);
        goto CPyL169;
    } else
        goto CPyL251;
CPyL167: ;
    CPy_Unreachable();
CPyL168: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL175;
CPyL169: ;
    cpy_r_r233 = CPy_CatchError();
    cpy_r_r234 = (PyObject **)&cpy_r_r11;
    cpy_r_r235 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_5;
    cpy_r_r236 = CPy_YieldFromErrorHandle(cpy_r_r235, cpy_r_r234);
    if (unlikely(cpy_r_r236 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 106, CPyStatic_acquire___globals);
        goto CPyL252;
    }
    if (cpy_r_r236) goto CPyL172;
    cpy_r_r229 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r233);
    CPy_DecRef(cpy_r_r233.f0);
    CPy_DecRef(cpy_r_r233.f1);
    CPy_DecRef(cpy_r_r233.f2);
    goto CPyL164;
CPyL172: ;
    cpy_r_r226 = cpy_r_r11;
    CPy_DecRef(cpy_r_r226);
    CPy_RestoreExcInfo(cpy_r_r233);
    CPy_DecRef(cpy_r_r233.f0);
    CPy_DecRef(cpy_r_r233.f1);
    CPy_DecRef(cpy_r_r233.f2);
    goto CPyL207;
CPyL173: ;
    CPy_RestoreExcInfo(cpy_r_r233);
    CPy_DecRef(cpy_r_r233.f0);
    CPy_DecRef(cpy_r_r233.f1);
    CPy_DecRef(cpy_r_r233.f2);
    cpy_r_r237 = CPy_KeepPropagating();
    if (!cpy_r_r237) goto CPyL212;
    CPy_Unreachable();
CPyL175: ;
    cpy_r_r238 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r239 = NULL;
    cpy_r_r9 = cpy_r_r239;
    cpy_r_r240 = (PyObject **)&cpy_r_r9;
    cpy_r_r241 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_5;
    cpy_r_r242 = CPyDef_acquire___draw_gen_____mypyc_generator_helper__(cpy_r_r241, cpy_r_r238, cpy_r_r238, cpy_r_r238, cpy_r_arg, cpy_r_r240);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r242 == NULL) {
        goto CPyL177;
    } else
        goto CPyL253;
CPyL176: ;
    cpy_r_r229 = cpy_r_r242;
    goto CPyL164;
CPyL177: ;
    cpy_r_r243 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r243)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 106, CPyStatic_acquire___globals);
        goto CPyL249;
    }
    cpy_r_r226 = cpy_r_r9;
    CPy_DECREF(cpy_r_r226);
    goto CPyL207;
CPyL179: ;
    cpy_r_r244 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r244 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "t", 108, CPyStatic_acquire___globals);
        goto CPyL227;
    }
CPyL180: ;
    cpy_r_r245 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r245 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "me", 108, CPyStatic_acquire___globals);
        goto CPyL227;
    }
CPyL181: ;
    cpy_r_r246 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r246 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "t", 108, CPyStatic_acquire___globals);
        goto CPyL227;
    }
CPyL182: ;
    cpy_r_r247 = ((serai___kernel___option___OptionObject *)cpy_r_chosen)->_value;
    CPy_INCREF(cpy_r_r247);
    CPy_DECREF(cpy_r_chosen);
    if (likely(PyLong_Check(cpy_r_r247)))
        cpy_r_r248 = CPyTagged_FromObject(cpy_r_r247);
    else {
        CPy_TypeError("int", cpy_r_r247); cpy_r_r248 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r247);
    if (unlikely(cpy_r_r248 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 108, CPyStatic_acquire___globals);
        goto CPyL212;
    }
    cpy_r_r249 = CPyDef_wayfarers___table___Table___place_of(cpy_r_r246, cpy_r_r248);
    CPyTagged_DECREF(cpy_r_r248);
    if (unlikely(cpy_r_r249 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 108, CPyStatic_acquire___globals);
        goto CPyL212;
    }
    cpy_r_r250 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__context;
    if (unlikely(cpy_r_r250 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "context", 108, CPyStatic_acquire___globals);
        goto CPyL254;
    }
CPyL185: ;
    cpy_r_r251 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__mode;
    if (unlikely(cpy_r_r251 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "ask", "ask_Acquire_gen", "mode", 108, CPyStatic_acquire___globals);
        goto CPyL254;
    }
CPyL186: ;
    cpy_r_r252 = CPyDef_acquire___take(cpy_r_r244, cpy_r_r245, cpy_r_r249, cpy_r_r251, cpy_r_r250);
    CPyTagged_DECREF(cpy_r_r249);
    if (unlikely(cpy_r_r252 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 108, CPyStatic_acquire___globals);
        goto CPyL212;
    }
    if (((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_6 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_6);
    }
    ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_6 = cpy_r_r252;
    cpy_r_r253 = 1;
    if (!cpy_r_r253) goto CPyL212;
    cpy_r_r254 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r255 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r256 = NULL;
    cpy_r_r13 = cpy_r_r256;
    cpy_r_r257 = (PyObject **)&cpy_r_r13;
    cpy_r_r258 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_6;
    cpy_r_r259 = CPyDef_acquire___take_gen_____mypyc_generator_helper__(cpy_r_r258, cpy_r_r255, cpy_r_r255, cpy_r_r255, cpy_r_r254, cpy_r_r257);
    if (cpy_r_r259 != NULL) goto CPyL255;
    cpy_r_r260 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r260)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 108, CPyStatic_acquire___globals);
        goto CPyL256;
    }
    cpy_r_r261 = cpy_r_r13;
    CPy_DECREF(cpy_r_r261);
    cpy_r_r262 = NULL;
    if (((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_6 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_6);
    }
    ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_6 = cpy_r_r262;
    cpy_r_r263 = 1;
    if (unlikely(!cpy_r_r263)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 108, CPyStatic_acquire___globals);
        goto CPyL212;
    } else
        goto CPyL207;
CPyL191: ;
    cpy_r_r264 = cpy_r_r259;
CPyL192: ;
    ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 6;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r264;
CPyL193: ;
    cpy_r_r266 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r267 = cpy_r_type != cpy_r_r266;
    if (!cpy_r_r267) goto CPyL257;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 108, CPyStatic_acquire___globals);
        goto CPyL197;
    } else
        goto CPyL258;
CPyL195: ;
    CPy_Unreachable();
CPyL196: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL203;
CPyL197: ;
    cpy_r_r268 = CPy_CatchError();
    cpy_r_r269 = (PyObject **)&cpy_r_r15;
    cpy_r_r270 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_6;
    cpy_r_r271 = CPy_YieldFromErrorHandle(cpy_r_r270, cpy_r_r269);
    if (unlikely(cpy_r_r271 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 108, CPyStatic_acquire___globals);
        goto CPyL259;
    }
    if (cpy_r_r271) goto CPyL200;
    cpy_r_r264 = cpy_r_r15;
    CPy_RestoreExcInfo(cpy_r_r268);
    CPy_DecRef(cpy_r_r268.f0);
    CPy_DecRef(cpy_r_r268.f1);
    CPy_DecRef(cpy_r_r268.f2);
    goto CPyL192;
CPyL200: ;
    cpy_r_r261 = cpy_r_r15;
    CPy_DecRef(cpy_r_r261);
    CPy_RestoreExcInfo(cpy_r_r268);
    CPy_DecRef(cpy_r_r268.f0);
    CPy_DecRef(cpy_r_r268.f1);
    CPy_DecRef(cpy_r_r268.f2);
    goto CPyL207;
CPyL201: ;
    CPy_RestoreExcInfo(cpy_r_r268);
    CPy_DecRef(cpy_r_r268.f0);
    CPy_DecRef(cpy_r_r268.f1);
    CPy_DecRef(cpy_r_r268.f2);
    cpy_r_r272 = CPy_KeepPropagating();
    if (!cpy_r_r272) goto CPyL212;
    CPy_Unreachable();
CPyL203: ;
    cpy_r_r273 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r274 = NULL;
    cpy_r_r13 = cpy_r_r274;
    cpy_r_r275 = (PyObject **)&cpy_r_r13;
    cpy_r_r276 = ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_6;
    cpy_r_r277 = CPyDef_acquire___take_gen_____mypyc_generator_helper__(cpy_r_r276, cpy_r_r273, cpy_r_r273, cpy_r_r273, cpy_r_arg, cpy_r_r275);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r277 == NULL) {
        goto CPyL205;
    } else
        goto CPyL260;
CPyL204: ;
    cpy_r_r264 = cpy_r_r277;
    goto CPyL192;
CPyL205: ;
    cpy_r_r278 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r278)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 108, CPyStatic_acquire___globals);
        goto CPyL256;
    }
    cpy_r_r261 = cpy_r_r13;
    CPy_DECREF(cpy_r_r261);
CPyL207: ;
    cpy_r_r279 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r279);
    ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r281 = CPyDef_acquire___ask_Acquire_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL211;
    CPyGen_SetStopIterationValue(cpy_r_r279);
    CPy_DECREF(cpy_r_r279);
    if (!0) goto CPyL222;
    CPy_Unreachable();
CPyL211: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r279;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL212: ;
    ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r283 = CPyDef_acquire___ask_Acquire_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r284 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r284;
CPyL213: ;
    cpy_r_r285 = cpy_r_r16 == 0;
    if (cpy_r_r285) goto CPyL261;
    cpy_r_r286 = cpy_r_r16 == 1;
    if (cpy_r_r286) goto CPyL262;
    cpy_r_r287 = cpy_r_r16 == 2;
    if (cpy_r_r287) {
        goto CPyL263;
    } else
        goto CPyL264;
CPyL216: ;
    cpy_r_r288 = cpy_r_r16 == 3;
    if (cpy_r_r288) goto CPyL265;
    cpy_r_r289 = cpy_r_r16 == 4;
    if (cpy_r_r289) {
        goto CPyL266;
    } else
        goto CPyL267;
CPyL218: ;
    cpy_r_r290 = cpy_r_r16 == 5;
    if (cpy_r_r290) {
        goto CPyL268;
    } else
        goto CPyL269;
CPyL219: ;
    cpy_r_r291 = cpy_r_r16 == 6;
    if (cpy_r_r291) {
        goto CPyL193;
    } else
        goto CPyL270;
CPyL220: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r292 = 0;
    if (unlikely(!cpy_r_r292)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 84, CPyStatic_acquire___globals);
        goto CPyL222;
    }
    CPy_Unreachable();
CPyL222: ;
    cpy_r_r293 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r293;
CPyL223: ;
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r31);
    goto CPyL212;
CPyL224: ;
    CPy_DecRef(cpy_r_r59);
    goto CPyL212;
CPyL225: ;
    CPy_DecRef(cpy_r_r61);
    goto CPyL212;
CPyL226: ;
    CPy_DecRef(cpy_r_r61);
    CPy_DecRef(cpy_r_r63);
    goto CPyL212;
CPyL227: ;
    CPy_DecRef(cpy_r_chosen);
    goto CPyL212;
CPyL228: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL58;
CPyL229: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL212;
CPyL230: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL63;
CPyL231: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL62;
CPyL232: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL68;
CPyL233: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL71;
CPyL234: ;
    CPy_DecRef(cpy_r_r121);
    goto CPyL212;
CPyL235: ;
    CPy_DecRef(cpy_r_r121);
    goto CPyL88;
CPyL236: ;
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r129);
    goto CPyL212;
CPyL237: ;
    CPy_DECREF(cpy_r_chosen);
    goto CPyL103;
CPyL238: ;
    CPy_DECREF(cpy_r_chosen);
    goto CPyL110;
CPyL239: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL125;
CPyL240: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL212;
CPyL241: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL130;
CPyL242: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL129;
CPyL243: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL135;
CPyL244: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL138;
CPyL245: ;
    CPy_DECREF(cpy_r_chosen);
    goto CPyL143;
CPyL246: ;
    CPyTagged_DecRef(cpy_r_r201);
    goto CPyL212;
CPyL247: ;
    CPyTagged_DecRef(cpy_r_r203);
    goto CPyL212;
CPyL248: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL163;
CPyL249: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL212;
CPyL250: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL168;
CPyL251: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL167;
CPyL252: ;
    CPy_XDecRef(cpy_r_r11);
    goto CPyL173;
CPyL253: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL176;
CPyL254: ;
    CPyTagged_DecRef(cpy_r_r249);
    goto CPyL212;
CPyL255: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL191;
CPyL256: ;
    CPy_XDecRef(cpy_r_r13);
    goto CPyL212;
CPyL257: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL196;
CPyL258: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL195;
CPyL259: ;
    CPy_XDecRef(cpy_r_r15);
    goto CPyL201;
CPyL260: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL204;
CPyL261: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    goto CPyL1;
CPyL262: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    goto CPyL39;
CPyL263: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    goto CPyL60;
CPyL264: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL216;
CPyL265: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    goto CPyL97;
CPyL266: ;
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    goto CPyL127;
CPyL267: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL218;
CPyL268: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL165;
CPyL269: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL219;
CPyL270: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL220;
}
        
PyObject *CPyDef_acquire___ask_Acquire_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_acquire___ask_Acquire_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_acquire___ask_Acquire_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_acquire___ask_Acquire_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire.ask_Acquire_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_acquire___ask_Acquire_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "__next__", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___ask_Acquire_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_acquire___ask_Acquire_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_acquire___ask_Acquire_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_acquire___ask_Acquire_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire.ask_Acquire_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_acquire___ask_Acquire_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "send", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___ask_Acquire_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_acquire___ask_Acquire_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_acquire___ask_Acquire_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire.ask_Acquire_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_acquire___ask_Acquire_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "__iter__", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___ask_Acquire_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_acquire___ask_Acquire_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_acquire___ask_Acquire_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_acquire___ask_Acquire_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire.ask_Acquire_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_acquire___ask_Acquire_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "throw", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___ask_Acquire_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_acquire___ask_Acquire_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp7083 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp7083);
    PyObject *__tmp7084 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp7084);
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
        
        PyObject *CPyPy_acquire___ask_Acquire_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_acquire___ask_Acquire_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire.ask_Acquire_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_acquire___ask_Acquire_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "close", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___Acquire___ask(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = CPyDef_acquire___ask_Acquire_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 84, CPyStatic_acquire___globals);
        goto CPyL8;
    }
    ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 84, CPyStatic_acquire___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 84, CPyStatic_acquire___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 84, CPyStatic_acquire___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_call);
    if (((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call);
    }
    ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call = cpy_r_call;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 84, CPyStatic_acquire___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_context);
    if (((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context);
    }
    ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context = cpy_r_context;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 84, CPyStatic_acquire___globals);
        goto CPyL9;
    }
    ((serai___games___wayfarers___effects___acquire___ask_Acquire_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__optional = cpy_r_optional;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 84, CPyStatic_acquire___globals);
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
        
        PyObject *CPyPy_acquire___Acquire___ask(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_acquire___Acquire))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire.Acquire", obj_self); 
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
            PyObject *retval = CPyDef_acquire___Acquire___ask(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask", 84, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___Acquire___ask__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
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
    cpy_r_r1 = CPyDef_acquire___Acquire___ask(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context, cpy_r_optional);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_acquire___Acquire___ask__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_acquire___Acquire))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire.Acquire", obj_self); 
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
            PyObject *retval = CPyDef_acquire___Acquire___ask__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "ask__Work_glue", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
char CPyDef_acquire___Acquire_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___wayfarers___effects___acquire___AcquireObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___wayfarers___effects___acquire___AcquireObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___wayfarers___effects___acquire___AcquireObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___wayfarers___effects___acquire___AcquireObject *)cpy_r___mypyc_self__)->_quiet = 0;
    ((serai___games___wayfarers___effects___acquire___AcquireObject *)cpy_r___mypyc_self__)->_asks_itself = 1;
    return 1;
}
        
        PyObject *CPyPy_acquire___Acquire_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_acquire___Acquire))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire.Acquire", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_acquire___Acquire_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "__mypyc_defaults_setup", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
char CPyDef_acquire___CardOffer_____init__(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_row, PyObject *cpy_r_mode, CPyTagged cpy_r_context, char cpy_r_optional) {
    char cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self)->_t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self)->_t);
    }
    ((serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self)->_t = cpy_r_t;
    cpy_r_r0 = 1;
    if (unlikely(!cpy_r_r0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "__init__", 118, CPyStatic_acquire___globals);
        goto CPyL7;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self)->_me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self)->_me);
    }
    ((serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self)->_me = cpy_r_me;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "__init__", 119, CPyStatic_acquire___globals);
        goto CPyL7;
    }
    CPyTagged_INCREF(cpy_r_row);
    if (((serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self)->_row != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self)->_row);
    }
    ((serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self)->_row = cpy_r_row;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "__init__", 120, CPyStatic_acquire___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_mode);
    if (((serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self)->_mode != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self)->_mode);
    }
    ((serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self)->_mode = cpy_r_mode;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "__init__", 121, CPyStatic_acquire___globals);
        goto CPyL7;
    }
    CPyTagged_INCREF(cpy_r_context);
    if (((serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self)->_context != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self)->_context);
    }
    ((serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self)->_context = cpy_r_context;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "__init__", 122, CPyStatic_acquire___globals);
        goto CPyL7;
    }
    ((serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self)->_optional = cpy_r_optional;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "__init__", 123, CPyStatic_acquire___globals);
        goto CPyL7;
    }
    return 1;
CPyL7: ;
    cpy_r_r6 = 2;
    return cpy_r_r6;
}
        
        PyObject *CPyPy_acquire___CardOffer_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "row", "mode", "context", "optional", 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_row;
            PyObject *obj_mode;
            PyObject *obj_context;
            PyObject *obj_optional;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOOOOO", "__init__", kwlist, &obj_t, &obj_me, &obj_row, &obj_mode, &obj_context, &obj_optional)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_acquire___CardOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire.CardOffer", obj_self); 
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
            CPyTagged arg_row;
            if (likely(PyLong_Check(obj_row)))
                arg_row = CPyTagged_BorrowFromObject(obj_row);
            else {
                CPy_TypeError("int", obj_row); goto fail;
            }
            PyObject *arg_mode;
            if (likely(PyUnicode_Check(obj_mode)))
                arg_mode = obj_mode;
            else {
                CPy_TypeError("str", obj_mode); 
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
            char retval = CPyDef_acquire___CardOffer_____init__(arg_self, arg_t, arg_me, arg_row, arg_mode, arg_context, arg_optional);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "__init__", 117, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___CardOffer___likely(PyObject *cpy_r_self) {
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
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    int32_t cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    CPyTagged cpy_r_r24;
    char cpy_r_r25;
    CPyTagged cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    int32_t cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    int32_t cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    int32_t cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    cpy_r_r0 = ((serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "likely", "CardOffer", "t", 126, CPyStatic_acquire___globals);
        goto CPyL35;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_wayfarers___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "likely", 126, CPyStatic_acquire___globals, "serai.games.wayfarers.table.Table", cpy_r_r0);
        goto CPyL35;
    }
    cpy_r_r2 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "likely", "Table", "book", 126, CPyStatic_acquire___globals);
        goto CPyL35;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "likely", "Book", "options", 126, CPyStatic_acquire___globals);
        goto CPyL35;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = PyList_New(0);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "likely", 127, CPyStatic_acquire___globals);
        goto CPyL36;
    }
    cpy_r_r5 = ((serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "likely", "CardOffer", "t", 128, CPyStatic_acquire___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r5);
CPyL6: ;
    if (likely(Py_TYPE(cpy_r_r5) == CPyType_wayfarers___table___Table))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "likely", 128, CPyStatic_acquire___globals, "serai.games.wayfarers.table.Table", cpy_r_r5);
        goto CPyL37;
    }
    cpy_r_r7 = ((serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self)->_row;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "likely", "CardOffer", "row", 128, CPyStatic_acquire___globals);
        goto CPyL38;
    }
    CPyTagged_INCREF(cpy_r_r7);
CPyL8: ;
    cpy_r_r8 = CPyDef_wayfarers___table___row_places(cpy_r_r6, cpy_r_r7);
    CPy_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "likely", 128, CPyStatic_acquire___globals);
        goto CPyL37;
    }
    cpy_r_r9 = PyObject_GetIter(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "likely", 128, CPyStatic_acquire___globals);
        goto CPyL37;
    }
CPyL10: ;
    cpy_r_r10 = PyIter_Next(cpy_r_r9);
    if (cpy_r_r10 == NULL) goto CPyL39;
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "likely", 128, CPyStatic_acquire___globals);
        goto CPyL40;
    }
    cpy_r_r12 = ((serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "likely", "CardOffer", "t", 129, CPyStatic_acquire___globals);
        goto CPyL41;
    }
CPyL13: ;
    if (likely(Py_TYPE(cpy_r_r12) == CPyType_wayfarers___table___Table))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "likely", 129, CPyStatic_acquire___globals, "serai.games.wayfarers.table.Table", cpy_r_r12);
        goto CPyL41;
    }
    cpy_r_r14 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r13)->_display;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "likely", "Table", "display", 129, CPyStatic_acquire___globals);
        goto CPyL41;
    }
CPyL15: ;
    cpy_r_r15 = CPyList_GetItem(cpy_r_r14, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "likely", 129, CPyStatic_acquire___globals);
        goto CPyL40;
    }
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "likely", 129, CPyStatic_acquire___globals);
        goto CPyL40;
    }
    cpy_r_r17 = (Py_ssize_t)cpy_r_r16 != -2;
    if (!cpy_r_r17) goto CPyL42;
    cpy_r_r18 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r3)->_card;
    cpy_r_r19 = CPyList_GetItem(cpy_r_r18, cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "likely", 131, CPyStatic_acquire___globals);
        goto CPyL40;
    }
    if (likely(Py_TYPE(cpy_r_r19) == CPyType_option___Option))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "likely", 131, CPyStatic_acquire___globals, "serai.kernel.option.Option", cpy_r_r19);
        goto CPyL40;
    }
    cpy_r_r21 = PyList_Append(cpy_r_r4, cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    cpy_r_r22 = cpy_r_r21 >= 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "likely", 131, CPyStatic_acquire___globals);
        goto CPyL40;
    } else
        goto CPyL10;
CPyL21: ;
    cpy_r_r23 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "likely", 128, CPyStatic_acquire___globals);
        goto CPyL37;
    }
    cpy_r_r24 = ((serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self)->_context;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "likely", "CardOffer", "context", 132, CPyStatic_acquire___globals);
        goto CPyL37;
    }
CPyL23: ;
    cpy_r_r25 = cpy_r_r24 == 2;
    if (!cpy_r_r25) goto CPyL31;
    cpy_r_r26 = ((serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self)->_row;
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "likely", "CardOffer", "row", 132, CPyStatic_acquire___globals);
        goto CPyL37;
    }
CPyL25: ;
    cpy_r_r27 = cpy_r_r26 & 1;
    cpy_r_r28 = cpy_r_r27 != 0;
    if (cpy_r_r28) goto CPyL27;
    cpy_r_r29 = 2 & 1;
    cpy_r_r30 = cpy_r_r29 != 0;
    if (!cpy_r_r30) goto CPyL28;
CPyL27: ;
    cpy_r_r31 = CPyTagged_IsLt_(2, cpy_r_r26);
    cpy_r_r32 = cpy_r_r31 ^ 1;
    if (cpy_r_r32) {
        goto CPyL29;
    } else
        goto CPyL31;
CPyL28: ;
    cpy_r_r33 = (Py_ssize_t)cpy_r_r26 <= (Py_ssize_t)2;
    if (!cpy_r_r33) goto CPyL31;
CPyL29: ;
    cpy_r_r34 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r3)->_draw_pigeon;
    CPy_INCREF(cpy_r_r34);
    cpy_r_r35 = PyList_Append(cpy_r_r4, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    cpy_r_r36 = cpy_r_r35 >= 0;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "likely", 133, CPyStatic_acquire___globals);
        goto CPyL37;
    }
    cpy_r_r37 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r3)->_draw_provision;
    CPy_INCREF(cpy_r_r37);
    cpy_r_r38 = PyList_Append(cpy_r_r4, cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    cpy_r_r39 = cpy_r_r38 >= 0;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "likely", 134, CPyStatic_acquire___globals);
        goto CPyL37;
    }
CPyL31: ;
    cpy_r_r40 = ((serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self)->_optional;
    if (unlikely(cpy_r_r40 == 2)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "likely", "CardOffer", "optional", 135, CPyStatic_acquire___globals);
        goto CPyL37;
    }
CPyL32: ;
    if (!cpy_r_r40) goto CPyL43;
CPyL33: ;
    cpy_r_r41 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r3)->_skip;
    CPy_INCREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r42 = PyList_Append(cpy_r_r4, cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    cpy_r_r43 = cpy_r_r42 >= 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "likely", 136, CPyStatic_acquire___globals);
        goto CPyL44;
    }
CPyL34: ;
    return cpy_r_r4;
CPyL35: ;
    cpy_r_r44 = NULL;
    return cpy_r_r44;
CPyL36: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL35;
CPyL37: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL35;
CPyL38: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    goto CPyL35;
CPyL39: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL21;
CPyL40: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r9);
    goto CPyL35;
CPyL41: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL35;
CPyL42: ;
    CPyTagged_DECREF(cpy_r_r16);
    goto CPyL10;
CPyL43: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL34;
CPyL44: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL35;
}
        
        PyObject *CPyPy_acquire___CardOffer___likely(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_acquire___CardOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire.CardOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_acquire___CardOffer___likely(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "likely", 125, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___CardOffer___likely__TableOffer_glue(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_acquire___CardOffer___likely(cpy_r_self);
    if (cpy_r_r0 == NULL) goto CPyL2;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_acquire___CardOffer___likely__TableOffer_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely__TableOffer_glue", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_acquire___CardOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire.CardOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_acquire___CardOffer___likely__TableOffer_glue(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "likely__TableOffer_glue", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___CardOffer___obstacle(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    cpy_r_r0 = ((serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "obstacle", "CardOffer", "t", 140, CPyStatic_acquire___globals);
        goto CPyL20;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_wayfarers___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "obstacle", 140, CPyStatic_acquire___globals, "serai.games.wayfarers.table.Table", cpy_r_r0);
        goto CPyL20;
    }
    cpy_r_r2 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "obstacle", "Table", "book", 141, CPyStatic_acquire___globals);
        goto CPyL21;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "obstacle", "Book", "options", 141, CPyStatic_acquire___globals);
        goto CPyL21;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r3)->_skip;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = cpy_r_option == cpy_r_r4;
    CPy_DECREF(cpy_r_r4);
    if (cpy_r_r5) {
        goto CPyL22;
    } else
        goto CPyL6;
CPyL5: ;
    cpy_r_r6 = Py_None;
    CPy_INCREF(cpy_r_r6);
    return cpy_r_r6;
CPyL6: ;
    cpy_r_r7 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r3)->_draw_pigeon;
    CPy_INCREF(cpy_r_r7);
    cpy_r_r8 = cpy_r_option == cpy_r_r7;
    CPy_DECREF(cpy_r_r7);
    if (cpy_r_r8) goto CPyL23;
    cpy_r_r9 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r3)->_draw_provision;
    CPy_INCREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r10 = cpy_r_option == cpy_r_r9;
    CPy_DECREF(cpy_r_r9);
    if (!cpy_r_r10) goto CPyL12;
CPyL8: ;
    cpy_r_r11 = ((serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "obstacle", "CardOffer", "me", 145, CPyStatic_acquire___globals);
        goto CPyL21;
    }
    CPyTagged_INCREF(cpy_r_r11);
CPyL9: ;
    cpy_r_r12 = ((serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self)->_row;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "obstacle", "CardOffer", "row", 145, CPyStatic_acquire___globals);
        goto CPyL24;
    }
    CPyTagged_INCREF(cpy_r_r12);
CPyL10: ;
    cpy_r_r13 = CPyDef_acquire___draw_obstacle(cpy_r_r1, cpy_r_r11, cpy_r_r12, cpy_r_option);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "obstacle", 145, CPyStatic_acquire___globals);
        goto CPyL20;
    }
    return cpy_r_r13;
CPyL12: ;
    cpy_r_r14 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r14);
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "obstacle", 146, CPyStatic_acquire___globals);
        goto CPyL21;
    }
    cpy_r_r16 = CPyDef_wayfarers___table___Table___place_of(cpy_r_r1, cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "obstacle", 146, CPyStatic_acquire___globals);
        goto CPyL21;
    }
    cpy_r_r17 = ((serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "obstacle", "CardOffer", "me", 147, CPyStatic_acquire___globals);
        goto CPyL25;
    }
    CPyTagged_INCREF(cpy_r_r17);
CPyL15: ;
    cpy_r_r18 = ((serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self)->_mode;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "obstacle", "CardOffer", "mode", 147, CPyStatic_acquire___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r18);
CPyL16: ;
    cpy_r_r19 = ((serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self)->_context;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "obstacle", "CardOffer", "context", 147, CPyStatic_acquire___globals);
        goto CPyL27;
    }
    CPyTagged_INCREF(cpy_r_r19);
CPyL17: ;
    cpy_r_r20 = CPyDef_acquire___price(cpy_r_r1, cpy_r_r16, cpy_r_r18, cpy_r_r19);
    CPy_DECREF(cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "obstacle", 147, CPyStatic_acquire___globals);
        goto CPyL26;
    }
    cpy_r_r21 = CPyDef_acquire___acquire_obstacle(cpy_r_r1, cpy_r_r17, cpy_r_r16, cpy_r_r20);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "obstacle", 147, CPyStatic_acquire___globals);
        goto CPyL20;
    }
    return cpy_r_r21;
CPyL20: ;
    cpy_r_r22 = NULL;
    return cpy_r_r22;
CPyL21: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL20;
CPyL22: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r3);
    goto CPyL5;
CPyL23: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL8;
CPyL24: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL20;
CPyL25: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r16);
    goto CPyL20;
CPyL26: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL20;
CPyL27: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    goto CPyL20;
}
        
        PyObject *CPyPy_acquire___CardOffer___obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:obstacle", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_acquire___CardOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire.CardOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_acquire___CardOffer___obstacle(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "obstacle", 139, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___CardOffer___note(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = ((serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "note", "CardOffer", "t", 150, CPyStatic_acquire___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_wayfarers___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "note", 150, CPyStatic_acquire___globals, "serai.games.wayfarers.table.Table", cpy_r_r0);
        goto CPyL7;
    }
    cpy_r_r2 = ((serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "note", "CardOffer", "me", 150, CPyStatic_acquire___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self)->_mode;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "note", "CardOffer", "mode", 150, CPyStatic_acquire___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___wayfarers___effects___acquire___CardOfferObject *)cpy_r_self)->_context;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "note", "CardOffer", "context", 150, CPyStatic_acquire___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = CPyDef_acquire____note(cpy_r_r1, cpy_r_r2, cpy_r_r3, cpy_r_r4, cpy_r_option);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "note", 150, CPyStatic_acquire___globals);
        goto CPyL7;
    }
    return cpy_r_r5;
CPyL7: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
CPyL8: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL7;
CPyL9: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL7;
CPyL10: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL7;
}
        
        PyObject *CPyPy_acquire___CardOffer___note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:note", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_acquire___CardOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire.CardOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_acquire___CardOffer___note(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "note", 149, CPyStatic_acquire___globals);
            return NULL;
        }
        
CPyTagged CPyDef_acquire___price(PyObject *cpy_r_t, CPyTagged cpy_r_place, PyObject *cpy_r_mode, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "price", "Table", "book", 155, CPyStatic_acquire___globals);
        goto CPyL18;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_slots;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "price", "Book", "slots", 155, CPyStatic_acquire___globals);
        goto CPyL18;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyTagged_FloorDivide(cpy_r_place, cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "price", 155, CPyStatic_acquire___globals);
        goto CPyL18;
    }
    cpy_r_r3 = 4 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (cpy_r_r4) goto CPyL5;
    cpy_r_r5 = cpy_r_r2 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (!cpy_r_r6) goto CPyL6;
CPyL5: ;
    cpy_r_r7 = CPyTagged_IsLt_(cpy_r_r2, 4);
    cpy_r_r8 = cpy_r_r7 ^ 1;
    cpy_r_r9 = cpy_r_r8;
    goto CPyL7;
CPyL6: ;
    cpy_r_r10 = (Py_ssize_t)4 <= (Py_ssize_t)cpy_r_r2;
    cpy_r_r9 = cpy_r_r10;
CPyL7: ;
    if (cpy_r_r9) {
        goto CPyL9;
    } else
        goto CPyL19;
CPyL8: ;
    if (cpy_r_r9) {
        goto CPyL15;
    } else
        goto CPyL14;
CPyL9: ;
    cpy_r_r11 = cpy_r_r2 & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (cpy_r_r12) goto CPyL11;
    cpy_r_r13 = 6 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (!cpy_r_r14) goto CPyL12;
CPyL11: ;
    cpy_r_r15 = CPyTagged_IsLt_(6, cpy_r_r2);
    cpy_r_r16 = cpy_r_r15 ^ 1;
    cpy_r_r17 = cpy_r_r16;
    goto CPyL13;
CPyL12: ;
    cpy_r_r18 = (Py_ssize_t)cpy_r_r2 <= (Py_ssize_t)6;
    cpy_r_r17 = cpy_r_r18;
CPyL13: ;
    CPyTagged_DECREF(cpy_r_r2);
    if (cpy_r_r17) goto CPyL15;
CPyL14: ;
    return 0;
CPyL15: ;
    cpy_r_r19 = CPyDef_acquire___full_price(cpy_r_t, cpy_r_place, cpy_r_mode);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "price", 157, CPyStatic_acquire___globals);
        goto CPyL18;
    }
    cpy_r_r20 = CPyDef_wayfarers___effects___resources___silver_price(cpy_r_t, cpy_r_r19, cpy_r_context);
    CPyTagged_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "price", 157, CPyStatic_acquire___globals);
        goto CPyL18;
    }
    return cpy_r_r20;
CPyL18: ;
    cpy_r_r21 = CPY_INT_TAG;
    return cpy_r_r21;
CPyL19: ;
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL8;
}
        
        PyObject *CPyPy_acquire___price(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "place", "mode", "context", 0};
            static CPyArg_Parser parser = {"OOOO:price", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_place;
            PyObject *obj_mode;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_place, &obj_mode, &obj_context)) {
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
            PyObject *arg_mode = obj_mode;
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            CPyTagged retval = CPyDef_acquire___price(arg_t, arg_place, arg_mode, arg_context);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "price", 153, CPyStatic_acquire___globals);
            return NULL;
        }
        
CPyTagged CPyDef_acquire___full_price(PyObject *cpy_r_t, CPyTagged cpy_r_place, PyObject *cpy_r_mode) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    CPyTagged cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_r33;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "full_price", "Table", "book", 162, CPyStatic_acquire___globals);
        goto CPyL34;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_slots;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "full_price", "Book", "slots", 162, CPyStatic_acquire___globals);
        goto CPyL34;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyTagged_FloorDivide(cpy_r_place, cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "full_price", 162, CPyStatic_acquire___globals);
        goto CPyL34;
    }
    cpy_r_r3 = CPyStatics[1331]; /* 'free' */
    cpy_r_r4 = PyObject_RichCompare(cpy_r_mode, cpy_r_r3, 2);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "full_price", 163, CPyStatic_acquire___globals);
        goto CPyL35;
    }
    if (unlikely(!PyBool_Check(cpy_r_r4))) {
        CPy_TypeError("bool", cpy_r_r4); cpy_r_r5 = 2;
    } else
        cpy_r_r5 = cpy_r_r4 == Py_True;
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "full_price", 163, CPyStatic_acquire___globals);
        goto CPyL35;
    }
    if (cpy_r_r5) {
        goto CPyL36;
    } else
        goto CPyL7;
CPyL6: ;
    return 0;
CPyL7: ;
    cpy_r_r6 = cpy_r_r2 == 4;
    if (cpy_r_r6) {
        goto CPyL37;
    } else
        goto CPyL24;
CPyL8: ;
    cpy_r_r7 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "full_price", "Table", "book", 166, CPyStatic_acquire___globals);
        goto CPyL34;
    }
CPyL9: ;
    cpy_r_r8 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r7)->_slot_silver;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "full_price", "Book", "slot_silver", 166, CPyStatic_acquire___globals);
        goto CPyL34;
    }
CPyL10: ;
    cpy_r_r9 = CPyList_GetItem(cpy_r_r8, cpy_r_place);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "full_price", 166, CPyStatic_acquire___globals);
        goto CPyL34;
    }
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "full_price", 166, CPyStatic_acquire___globals);
        goto CPyL34;
    }
    cpy_r_r11 = CPyStatics[3976]; /* 'discount1' */
    cpy_r_r12 = PyObject_RichCompare(cpy_r_mode, cpy_r_r11, 2);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "full_price", 167, CPyStatic_acquire___globals);
        goto CPyL38;
    }
    if (unlikely(!PyBool_Check(cpy_r_r12))) {
        CPy_TypeError("bool", cpy_r_r12); cpy_r_r13 = 2;
    } else
        cpy_r_r13 = cpy_r_r12 == Py_True;
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "full_price", 167, CPyStatic_acquire___globals);
        goto CPyL38;
    }
    if (!cpy_r_r13) goto CPyL22;
    cpy_r_r14 = CPyTagged_Subtract(cpy_r_r10, 2);
    CPyTagged_DECREF(cpy_r_r10);
    cpy_r_r15 = cpy_r_r14 & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (cpy_r_r16) goto CPyL17;
    cpy_r_r17 = 0 & 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (!cpy_r_r18) goto CPyL18;
CPyL17: ;
    cpy_r_r19 = CPyTagged_IsLt_(0, cpy_r_r14);
    if (cpy_r_r19) {
        goto CPyL19;
    } else
        goto CPyL39;
CPyL18: ;
    cpy_r_r20 = (Py_ssize_t)cpy_r_r14 > (Py_ssize_t)0;
    if (!cpy_r_r20) goto CPyL39;
CPyL19: ;
    cpy_r_r21 = cpy_r_r14;
    goto CPyL21;
CPyL20: ;
    cpy_r_r21 = 0;
CPyL21: ;
    cpy_r_r22 = cpy_r_r21;
    goto CPyL23;
CPyL22: ;
    cpy_r_r22 = cpy_r_r10;
CPyL23: ;
    return cpy_r_r22;
CPyL24: ;
    cpy_r_r23 = cpy_r_r2 == 6;
    CPyTagged_DECREF(cpy_r_r2);
    if (!cpy_r_r23) goto CPyL32;
    cpy_r_r24 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "full_price", "Table", "book", 168, CPyStatic_acquire___globals);
        goto CPyL34;
    }
CPyL26: ;
    cpy_r_r25 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r24)->_cards;
    CPy_INCREF(cpy_r_r25);
    cpy_r_r26 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "full_price", "Table", "display", 168, CPyStatic_acquire___globals);
        goto CPyL40;
    }
CPyL27: ;
    cpy_r_r27 = CPyList_GetItemBorrow(cpy_r_r26, cpy_r_place);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "full_price", 168, CPyStatic_acquire___globals);
        goto CPyL40;
    }
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "full_price", 168, CPyStatic_acquire___globals);
        goto CPyL40;
    }
    cpy_r_r29 = CPyList_GetItemBorrow(cpy_r_r25, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "full_price", 168, CPyStatic_acquire___globals);
        goto CPyL41;
    }
    if (likely(Py_TYPE(cpy_r_r29) == CPyType_wayfarers___printed___Card))
        cpy_r_r30 = cpy_r_r29;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "full_price", 168, CPyStatic_acquire___globals, "serai.games.wayfarers.printed.Card", cpy_r_r29);
        goto CPyL41;
    }
    cpy_r_r31 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r30)->_silver;
    CPyTagged_INCREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r25);
    CPyTagged_DECREF(cpy_r_r28);
    cpy_r_r32 = cpy_r_r31;
    goto CPyL33;
CPyL32: ;
    cpy_r_r32 = 0;
CPyL33: ;
    return cpy_r_r32;
CPyL34: ;
    cpy_r_r33 = CPY_INT_TAG;
    return cpy_r_r33;
CPyL35: ;
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL34;
CPyL36: ;
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL6;
CPyL37: ;
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL8;
CPyL38: ;
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL34;
CPyL39: ;
    CPyTagged_DECREF(cpy_r_r14);
    goto CPyL20;
CPyL40: ;
    CPy_DecRef(cpy_r_r25);
    goto CPyL34;
CPyL41: ;
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r28);
    goto CPyL34;
}
        
        PyObject *CPyPy_acquire___full_price(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "place", "mode", 0};
            static CPyArg_Parser parser = {"OOO:full_price", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_place;
            PyObject *obj_mode;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_place, &obj_mode)) {
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
            PyObject *arg_mode = obj_mode;
            CPyTagged retval = CPyDef_acquire___full_price(arg_t, arg_place, arg_mode);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "full_price", 160, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___acquire_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_place, CPyTagged cpy_r_silver) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyPtr cpy_r_r19;
    int64_t cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_r26;
    CPyTagged cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    int64_t cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    CPyTagged cpy_r_r45;
    CPyTagged cpy_r_r46;
    int64_t cpy_r_r47;
    char cpy_r_r48;
    int64_t cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    CPyTagged cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyTagged cpy_r_r57;
    int64_t cpy_r_r58;
    char cpy_r_r59;
    int64_t cpy_r_r60;
    char cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    char cpy_r_r64;
    CPyTagged cpy_r_r65;
    PyObject *cpy_r_r66;
    CPyTagged cpy_r_r67;
    int64_t cpy_r_r68;
    char cpy_r_r69;
    int64_t cpy_r_r70;
    char cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "acquire_obstacle", "Table", "players", 173, CPyStatic_acquire___globals);
        goto CPyL65;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "acquire_obstacle", 173, CPyStatic_acquire___globals);
        goto CPyL65;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_wayfarers___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "acquire_obstacle", 173, CPyStatic_acquire___globals, "serai.games.wayfarers.table.Player", cpy_r_r1);
        goto CPyL65;
    }
    cpy_r_r3 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "acquire_obstacle", "Table", "placed", 174, CPyStatic_acquire___globals);
        goto CPyL66;
    }
CPyL4: ;
    cpy_r_r4 = cpy_r_place & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (!cpy_r_r5) goto CPyL6;
    cpy_r_r6 = CPyTagged_IsEq_(cpy_r_place, cpy_r_r3);
    if (cpy_r_r6) {
        goto CPyL67;
    } else
        goto CPyL11;
CPyL6: ;
    cpy_r_r7 = cpy_r_place == cpy_r_r3;
    if (cpy_r_r7) {
        goto CPyL67;
    } else
        goto CPyL11;
CPyL7: ;
    cpy_r_r8 = CPyStatic_wayfarers___reasons___OWN_WORKER;
    if (likely(cpy_r_r8 != NULL)) goto CPyL10;
    PyErr_SetString(PyExc_NameError, "value for final name \"OWN_WORKER\" was not set");
    cpy_r_r9 = 0;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "acquire_obstacle", 175, CPyStatic_acquire___globals);
        goto CPyL65;
    }
    CPy_Unreachable();
CPyL10: ;
    CPy_INCREF(cpy_r_r8);
    return cpy_r_r8;
CPyL11: ;
    cpy_r_r10 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "acquire_obstacle", "Table", "book", 176, CPyStatic_acquire___globals);
        goto CPyL66;
    }
CPyL12: ;
    cpy_r_r11 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r10)->_slots;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "acquire_obstacle", "Book", "slots", 176, CPyStatic_acquire___globals);
        goto CPyL66;
    }
    CPyTagged_INCREF(cpy_r_r11);
CPyL13: ;
    cpy_r_r12 = CPyTagged_FloorDivide(cpy_r_place, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "acquire_obstacle", 176, CPyStatic_acquire___globals);
        goto CPyL66;
    }
    cpy_r_r13 = cpy_r_r12 == 4;
    if (cpy_r_r13) {
        goto CPyL68;
    } else
        goto CPyL27;
CPyL15: ;
    cpy_r_r14 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_space;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "acquire_obstacle", "Player", "space", 178, CPyStatic_acquire___globals);
        goto CPyL66;
    }
CPyL16: ;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    cpy_r_r17 = cpy_r_r16 << 1;
    cpy_r_r18 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_land;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "acquire_obstacle", "Player", "land", 178, CPyStatic_acquire___globals);
        goto CPyL66;
    }
CPyL17: ;
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyVarObject, ob_size));
    cpy_r_r20 = *(int64_t *)cpy_r_r19;
    cpy_r_r21 = cpy_r_r20 << 1;
    cpy_r_r22 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_water;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "acquire_obstacle", "Player", "water", 178, CPyStatic_acquire___globals);
        goto CPyL66;
    }
CPyL18: ;
    cpy_r_r23 = (CPyPtr)((CPyPtr)cpy_r_r22 + offsetof(PyVarObject, ob_size));
    cpy_r_r24 = *(int64_t *)cpy_r_r23;
    cpy_r_r25 = cpy_r_r24 << 1;
    cpy_r_r26 = CPyTagged_Add(cpy_r_r21, cpy_r_r25);
    cpy_r_r27 = CPyTagged_Subtract(cpy_r_r26, 2);
    CPyTagged_DECREF(cpy_r_r26);
    cpy_r_r28 = cpy_r_r17 & 1;
    cpy_r_r29 = cpy_r_r28 != 0;
    if (cpy_r_r29) goto CPyL20;
    cpy_r_r30 = cpy_r_r27 & 1;
    cpy_r_r31 = cpy_r_r30 != 0;
    if (!cpy_r_r31) goto CPyL21;
CPyL20: ;
    cpy_r_r32 = CPyTagged_IsLt_(cpy_r_r17, cpy_r_r27);
    cpy_r_r33 = cpy_r_r32 ^ 1;
    cpy_r_r34 = cpy_r_r33;
    goto CPyL22;
CPyL21: ;
    cpy_r_r35 = (Py_ssize_t)cpy_r_r17 >= (Py_ssize_t)cpy_r_r27;
    cpy_r_r34 = cpy_r_r35;
CPyL22: ;
    CPyTagged_DECREF(cpy_r_r27);
    if (cpy_r_r34) {
        goto CPyL69;
    } else
        goto CPyL37;
CPyL23: ;
    cpy_r_r36 = CPyStatic_wayfarers___reasons___NO_SPACE_PLACE;
    if (likely(cpy_r_r36 != NULL)) goto CPyL26;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_SPACE_PLACE\" was not set");
    cpy_r_r37 = 0;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "acquire_obstacle", 179, CPyStatic_acquire___globals);
        goto CPyL65;
    }
    CPy_Unreachable();
CPyL26: ;
    CPy_INCREF(cpy_r_r36);
    return cpy_r_r36;
CPyL27: ;
    cpy_r_r38 = cpy_r_r12 == 6;
    CPyTagged_DECREF(cpy_r_r12);
    if (!cpy_r_r38) goto CPyL37;
    cpy_r_r39 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "acquire_obstacle", "Table", "display", 180, CPyStatic_acquire___globals);
        goto CPyL66;
    }
CPyL29: ;
    cpy_r_r40 = CPyList_GetItem(cpy_r_r39, cpy_r_place);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "acquire_obstacle", 180, CPyStatic_acquire___globals);
        goto CPyL66;
    }
    if (likely(PyLong_Check(cpy_r_r40)))
        cpy_r_r41 = CPyTagged_FromObject(cpy_r_r40);
    else {
        CPy_TypeError("int", cpy_r_r40); cpy_r_r41 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "acquire_obstacle", 180, CPyStatic_acquire___globals);
        goto CPyL66;
    }
    cpy_r_r42 = CPyDef_acquire___has_tuck_place(cpy_r_t, cpy_r_r2, cpy_r_r41);
    CPyTagged_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "acquire_obstacle", 180, CPyStatic_acquire___globals);
        goto CPyL66;
    }
    if (cpy_r_r42) {
        goto CPyL37;
    } else
        goto CPyL70;
CPyL33: ;
    cpy_r_r43 = CPyStatic_wayfarers___reasons___NO_TOWNSFOLK_PLACE;
    if (likely(cpy_r_r43 != NULL)) goto CPyL36;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_TOWNSFOLK_PLACE\" was not set");
    cpy_r_r44 = 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "acquire_obstacle", 181, CPyStatic_acquire___globals);
        goto CPyL65;
    }
    CPy_Unreachable();
CPyL36: ;
    CPy_INCREF(cpy_r_r43);
    return cpy_r_r43;
CPyL37: ;
    cpy_r_r45 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_silver;
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "acquire_obstacle", "Player", "silver", 182, CPyStatic_acquire___globals);
        goto CPyL66;
    }
CPyL38: ;
    cpy_r_r46 = CPyTagged_Subtract(cpy_r_r45, cpy_r_silver);
    cpy_r_r47 = cpy_r_r46 & 1;
    cpy_r_r48 = cpy_r_r47 != 0;
    if (cpy_r_r48) goto CPyL40;
    cpy_r_r49 = 0 & 1;
    cpy_r_r50 = cpy_r_r49 != 0;
    if (!cpy_r_r50) goto CPyL41;
CPyL40: ;
    cpy_r_r51 = CPyTagged_IsLt_(cpy_r_r46, 0);
    if (cpy_r_r51) {
        goto CPyL71;
    } else
        goto CPyL45;
CPyL41: ;
    cpy_r_r52 = (Py_ssize_t)cpy_r_r46 < (Py_ssize_t)0;
    if (cpy_r_r52) {
        goto CPyL71;
    } else
        goto CPyL45;
CPyL42: ;
    cpy_r_r53 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_silver;
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'silver' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r53);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "acquire_obstacle", 184, CPyStatic_acquire___globals);
        goto CPyL65;
    }
CPyL43: ;
    cpy_r_r54 = CPyDef_wayfarers___reasons___silver_obstacle(cpy_r_r53, cpy_r_silver);
    CPyTagged_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "acquire_obstacle", 184, CPyStatic_acquire___globals);
        goto CPyL65;
    }
    return cpy_r_r54;
CPyL45: ;
    cpy_r_r55 = CPyDef_wayfarers___effects___influence___has_fee(cpy_r_t, cpy_r_me, cpy_r_place);
    if (unlikely(cpy_r_r55 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "acquire_obstacle", 185, CPyStatic_acquire___globals);
        goto CPyL72;
    }
    if (!cpy_r_r55) goto CPyL73;
    cpy_r_r56 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "acquire_obstacle", "Table", "book", 185, CPyStatic_acquire___globals);
        goto CPyL72;
    }
CPyL48: ;
    cpy_r_r57 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r56)->_fee;
    cpy_r_r58 = cpy_r_r46 & 1;
    cpy_r_r59 = cpy_r_r58 != 0;
    if (cpy_r_r59) goto CPyL50;
    cpy_r_r60 = cpy_r_r57 & 1;
    cpy_r_r61 = cpy_r_r60 != 0;
    if (!cpy_r_r61) goto CPyL51;
CPyL50: ;
    cpy_r_r62 = CPyTagged_IsLt_(cpy_r_r46, cpy_r_r57);
    cpy_r_r63 = cpy_r_r62;
    goto CPyL52;
CPyL51: ;
    cpy_r_r64 = (Py_ssize_t)cpy_r_r46 < (Py_ssize_t)cpy_r_r57;
    cpy_r_r63 = cpy_r_r64;
CPyL52: ;
    CPyTagged_DECREF(cpy_r_r46);
    if (!cpy_r_r63) goto CPyL74;
    cpy_r_r65 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_provision;
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "acquire_obstacle", "Player", "provision", 185, CPyStatic_acquire___globals);
        goto CPyL66;
    }
CPyL54: ;
    cpy_r_r66 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "acquire_obstacle", "Table", "book", 185, CPyStatic_acquire___globals);
        goto CPyL66;
    }
CPyL55: ;
    cpy_r_r67 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r66)->_fee;
    cpy_r_r68 = cpy_r_r65 & 1;
    cpy_r_r69 = cpy_r_r68 != 0;
    if (cpy_r_r69) goto CPyL57;
    cpy_r_r70 = cpy_r_r67 & 1;
    cpy_r_r71 = cpy_r_r70 != 0;
    if (!cpy_r_r71) goto CPyL58;
CPyL57: ;
    cpy_r_r72 = CPyTagged_IsLt_(cpy_r_r65, cpy_r_r67);
    cpy_r_r73 = cpy_r_r72;
    goto CPyL59;
CPyL58: ;
    cpy_r_r74 = (Py_ssize_t)cpy_r_r65 < (Py_ssize_t)cpy_r_r67;
    cpy_r_r73 = cpy_r_r74;
CPyL59: ;
    CPy_DECREF(cpy_r_r2);
    if (!cpy_r_r73) goto CPyL64;
    cpy_r_r75 = CPyStatic_wayfarers___reasons___NEED_FEE;
    if (likely(cpy_r_r75 != NULL)) goto CPyL63;
    PyErr_SetString(PyExc_NameError, "value for final name \"NEED_FEE\" was not set");
    cpy_r_r76 = 0;
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "acquire_obstacle", 186, CPyStatic_acquire___globals);
        goto CPyL65;
    }
    CPy_Unreachable();
CPyL63: ;
    CPy_INCREF(cpy_r_r75);
    return cpy_r_r75;
CPyL64: ;
    cpy_r_r77 = Py_None;
    CPy_INCREF(cpy_r_r77);
    return cpy_r_r77;
CPyL65: ;
    cpy_r_r78 = NULL;
    return cpy_r_r78;
CPyL66: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL65;
CPyL67: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL7;
CPyL68: ;
    CPyTagged_DECREF(cpy_r_r12);
    goto CPyL15;
CPyL69: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL23;
CPyL70: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL33;
CPyL71: ;
    CPyTagged_DECREF(cpy_r_r46);
    goto CPyL42;
CPyL72: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r46);
    goto CPyL65;
CPyL73: ;
    CPy_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r46);
    goto CPyL64;
CPyL74: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL64;
}
        
        PyObject *CPyPy_acquire___acquire_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "place", "silver", 0};
            static CPyArg_Parser parser = {"OOOO:acquire_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_place;
            PyObject *obj_silver;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_place, &obj_silver)) {
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
            CPyTagged arg_silver;
            if (likely(PyLong_Check(obj_silver)))
                arg_silver = CPyTagged_BorrowFromObject(obj_silver);
            else {
                CPy_TypeError("int", obj_silver); goto fail;
            }
            PyObject *retval = CPyDef_acquire___acquire_obstacle(arg_t, arg_me, arg_place, arg_silver);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "acquire_obstacle", 171, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___draw_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_row, PyObject *cpy_r_way) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
    CPyTagged cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_decks;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw_obstacle", "Table", "decks", 192, CPyStatic_acquire___globals);
        goto CPyL32;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_row);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw_obstacle", 192, CPyStatic_acquire___globals);
        goto CPyL32;
    }
    if (likely(PyList_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw_obstacle", 192, CPyStatic_acquire___globals, "list", cpy_r_r1);
        goto CPyL32;
    }
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    CPy_DECREF(cpy_r_r2);
    cpy_r_r5 = cpy_r_r4 << 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (cpy_r_r6) goto CPyL8;
    cpy_r_r7 = CPyStatic_wayfarers___reasons___NO_DECK;
    if (likely(cpy_r_r7 != NULL)) goto CPyL7;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_DECK\" was not set");
    cpy_r_r8 = 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw_obstacle", 193, CPyStatic_acquire___globals);
        goto CPyL32;
    }
    CPy_Unreachable();
CPyL7: ;
    CPy_INCREF(cpy_r_r7);
    return cpy_r_r7;
CPyL8: ;
    cpy_r_r9 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw_obstacle", "Table", "book", 194, CPyStatic_acquire___globals);
        goto CPyL32;
    }
CPyL9: ;
    cpy_r_r10 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r9)->_options;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw_obstacle", "Book", "options", 194, CPyStatic_acquire___globals);
        goto CPyL32;
    }
CPyL10: ;
    cpy_r_r11 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r10)->_draw_pigeon;
    CPy_INCREF(cpy_r_r11);
    cpy_r_r12 = cpy_r_way == cpy_r_r11;
    CPy_DECREF(cpy_r_r11);
    if (!cpy_r_r12) goto CPyL22;
    cpy_r_r13 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_pigeons;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw_obstacle", "Table", "pigeons", 195, CPyStatic_acquire___globals);
        goto CPyL32;
    }
CPyL12: ;
    cpy_r_r14 = cpy_r_r13 & 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    if (cpy_r_r15) goto CPyL14;
    cpy_r_r16 = 0 & 1;
    cpy_r_r17 = cpy_r_r16 != 0;
    if (!cpy_r_r17) goto CPyL15;
CPyL14: ;
    cpy_r_r18 = CPyTagged_IsLt_(0, cpy_r_r13);
    if (cpy_r_r18) {
        goto CPyL16;
    } else
        goto CPyL17;
CPyL15: ;
    cpy_r_r19 = (Py_ssize_t)cpy_r_r13 > (Py_ssize_t)0;
    if (!cpy_r_r19) goto CPyL17;
CPyL16: ;
    cpy_r_r20 = Py_None;
    CPy_INCREF(cpy_r_r20);
    cpy_r_r21 = cpy_r_r20;
    goto CPyL21;
CPyL17: ;
    cpy_r_r22 = CPyStatic_wayfarers___reasons___NO_PIGEON;
    if (likely(cpy_r_r22 != NULL)) goto CPyL20;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_PIGEON\" was not set");
    cpy_r_r23 = 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw_obstacle", 195, CPyStatic_acquire___globals);
        goto CPyL32;
    }
    CPy_Unreachable();
CPyL20: ;
    CPy_INCREF(cpy_r_r22);
    cpy_r_r21 = cpy_r_r22;
CPyL21: ;
    return cpy_r_r21;
CPyL22: ;
    cpy_r_r24 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw_obstacle", "Table", "book", 196, CPyStatic_acquire___globals);
        goto CPyL32;
    }
CPyL23: ;
    cpy_r_r25 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r24)->_constants;
    CPy_INCREF(cpy_r_r25);
    cpy_r_r26 = CPyStatics[3974]; /* 'draw_provisions' */
    cpy_r_r27 = CPyDict_GetItem(cpy_r_r25, cpy_r_r26);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw_obstacle", 196, CPyStatic_acquire___globals);
        goto CPyL32;
    }
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw_obstacle", 196, CPyStatic_acquire___globals);
        goto CPyL32;
    }
    cpy_r_r29 = CPyDef_wayfarers___effects___resources___provision_price(cpy_r_t, cpy_r_r28, 2);
    CPyTagged_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw_obstacle", 196, CPyStatic_acquire___globals);
        goto CPyL32;
    }
    cpy_r_r30 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw_obstacle", "Table", "players", 197, CPyStatic_acquire___globals);
        goto CPyL33;
    }
CPyL27: ;
    cpy_r_r31 = CPyList_GetItemBorrow(cpy_r_r30, cpy_r_me);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw_obstacle", 197, CPyStatic_acquire___globals);
        goto CPyL33;
    }
    if (likely(Py_TYPE(cpy_r_r31) == CPyType_wayfarers___table___Player))
        cpy_r_r32 = cpy_r_r31;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw_obstacle", 197, CPyStatic_acquire___globals, "serai.games.wayfarers.table.Player", cpy_r_r31);
        goto CPyL33;
    }
    cpy_r_r33 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r32)->_provision;
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw_obstacle", "Player", "provision", 197, CPyStatic_acquire___globals);
        goto CPyL33;
    }
    CPyTagged_INCREF(cpy_r_r33);
CPyL30: ;
    cpy_r_r34 = CPyDef_wayfarers___reasons___provision_obstacle(cpy_r_r33, cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r33);
    CPyTagged_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw_obstacle", 197, CPyStatic_acquire___globals);
        goto CPyL32;
    }
    return cpy_r_r34;
CPyL32: ;
    cpy_r_r35 = NULL;
    return cpy_r_r35;
CPyL33: ;
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL32;
}
        
        PyObject *CPyPy_acquire___draw_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "row", "way", 0};
            static CPyArg_Parser parser = {"OOOO:draw_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_row;
            PyObject *obj_way;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_row, &obj_way)) {
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
            CPyTagged arg_row;
            if (likely(PyLong_Check(obj_row)))
                arg_row = CPyTagged_BorrowFromObject(obj_row);
            else {
                CPy_TypeError("int", obj_row); goto fail;
            }
            PyObject *arg_way;
            if (likely(Py_TYPE(obj_way) == CPyType_option___Option))
                arg_way = obj_way;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_way); 
                goto fail;
            }
            PyObject *retval = CPyDef_acquire___draw_obstacle(arg_t, arg_me, arg_row, arg_way);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw_obstacle", 190, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___take_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
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
    int32_t cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    CPyTagged cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    CPyTagged cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyTagged cpy_r_r44;
    CPyTagged cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject **cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    tuple_T3OOO cpy_r_r65;
    PyObject **cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject **cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    char cpy_r_r75;
    CPyTagged cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    CPyTagged cpy_r_r79;
    CPyTagged cpy_r_r80;
    PyObject *cpy_r_r81;
    CPyTagged cpy_r_r82;
    PyObject *cpy_r_r83;
    CPyTagged cpy_r_r84;
    PyObject *cpy_r_r85;
    CPyTagged cpy_r_r86;
    CPyTagged cpy_r_r87;
    CPyTagged cpy_r_r88;
    char cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_rule;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    CPyTagged cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    char cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    CPyTagged cpy_r_r105;
    PyObject *cpy_r_r106;
    CPyTagged cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    CPyTagged cpy_r_r111;
    PyObject *cpy_r_r112;
    char cpy_r_r113;
    tuple_T3OOO cpy_r_r114;
    char cpy_r_r115;
    CPyTagged cpy_r_r116;
    CPyTagged cpy_r_colour;
    char cpy_r_r117;
    CPyTagged cpy_r_r118;
    CPyTagged cpy_r_r119;
    char cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    CPyTagged cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    tuple_T3OOO cpy_r_r132;
    char cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    char cpy_r_r140;
    CPyTagged cpy_r_r141;
    PyObject *cpy_r_r142;
    CPyTagged cpy_r_r143;
    char cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    CPyTagged cpy_r_r147;
    PyObject *cpy_r_r148;
    char cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    CPyTagged cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    CPyTagged cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    CPyTagged cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    char cpy_r_r164;
    char cpy_r_r165;
    PyObject *cpy_r_r166;
    CPyTagged cpy_r_r167;
    CPyTagged cpy_r_r168;
    CPyTagged cpy_r_r169;
    PyObject *cpy_r_r170;
    char cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject **cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    char cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    char cpy_r_r181;
    PyObject *cpy_r_r182;
    char cpy_r_r183;
    PyObject *cpy_r_r184;
    char cpy_r_r185;
    tuple_T3OOO cpy_r_r186;
    PyObject **cpy_r_r187;
    PyObject *cpy_r_r188;
    char cpy_r_r189;
    char cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject **cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    char cpy_r_r196;
    PyObject *cpy_r_r197;
    CPyTagged cpy_r_r198;
    CPyTagged cpy_r_r199;
    PyObject *cpy_r_r200;
    char cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject **cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    char cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    char cpy_r_r211;
    PyObject *cpy_r_r212;
    char cpy_r_r213;
    PyObject *cpy_r_r214;
    char cpy_r_r215;
    tuple_T3OOO cpy_r_r216;
    PyObject **cpy_r_r217;
    PyObject *cpy_r_r218;
    char cpy_r_r219;
    char cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject **cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    char cpy_r_r226;
    PyObject *cpy_r_r227;
    char cpy_r_r228;
    int32_t cpy_r_r229;
    char cpy_r_r230;
    int32_t cpy_r_r231;
    PyObject *cpy_r_r232;
    char cpy_r_r233;
    char cpy_r_r234;
    char cpy_r_r235;
    char cpy_r_r236;
    char cpy_r_r237;
    PyObject *cpy_r_r238;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = NULL;
    cpy_r_r9 = cpy_r_r8;
    CPy_XDECREF(cpy_r_r9);
    cpy_r_r10 = NULL;
    cpy_r_r11 = cpy_r_r10;
    cpy_r_r12 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL185;
CPyL1: ;
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r14 = cpy_r_type != cpy_r_r13;
    if (!cpy_r_r14) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 200, CPyStatic_acquire___globals);
        goto CPyL184;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r15 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "t", 202, CPyStatic_acquire___globals);
        goto CPyL184;
    }
CPyL5: ;
    cpy_r_r16 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r15)->_players;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "Table", "players", 202, CPyStatic_acquire___globals);
        goto CPyL184;
    }
CPyL6: ;
    cpy_r_r17 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "me", 202, CPyStatic_acquire___globals);
        goto CPyL184;
    }
CPyL7: ;
    cpy_r_r18 = CPyList_GetItem(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 202, CPyStatic_acquire___globals);
        goto CPyL184;
    }
    if (likely(Py_TYPE(cpy_r_r18) == CPyType_wayfarers___table___Player))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 202, CPyStatic_acquire___globals, "serai.games.wayfarers.table.Player", cpy_r_r18);
        goto CPyL184;
    }
    if (((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player);
    }
    ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player = cpy_r_r19;
    cpy_r_r20 = 1;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 202, CPyStatic_acquire___globals);
        goto CPyL184;
    }
    cpy_r_r21 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "t", 203, CPyStatic_acquire___globals);
        goto CPyL184;
    }
CPyL11: ;
    cpy_r_r22 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r21)->_display;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "Table", "display", 203, CPyStatic_acquire___globals);
        goto CPyL184;
    }
CPyL12: ;
    cpy_r_r23 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "place", 203, CPyStatic_acquire___globals);
        goto CPyL184;
    }
CPyL13: ;
    cpy_r_r24 = CPyList_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 203, CPyStatic_acquire___globals);
        goto CPyL184;
    }
    if (likely(PyLong_Check(cpy_r_r24)))
        cpy_r_r25 = CPyTagged_FromObject(cpy_r_r24);
    else {
        CPy_TypeError("int", cpy_r_r24); cpy_r_r25 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 203, CPyStatic_acquire___globals);
        goto CPyL184;
    }
    if (((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card);
    }
    ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card = cpy_r_r25;
    cpy_r_r26 = 1;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 203, CPyStatic_acquire___globals);
        goto CPyL184;
    }
    cpy_r_r27 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "t", 204, CPyStatic_acquire___globals);
        goto CPyL184;
    }
CPyL17: ;
    cpy_r_r28 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "place", 204, CPyStatic_acquire___globals);
        goto CPyL184;
    }
CPyL18: ;
    cpy_r_r29 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__mode;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "mode", 204, CPyStatic_acquire___globals);
        goto CPyL184;
    }
CPyL19: ;
    cpy_r_r30 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__context;
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "context", 204, CPyStatic_acquire___globals);
        goto CPyL184;
    }
CPyL20: ;
    cpy_r_r31 = CPyDef_acquire___price(cpy_r_r27, cpy_r_r28, cpy_r_r29, cpy_r_r30);
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 204, CPyStatic_acquire___globals);
        goto CPyL184;
    }
    cpy_r_r32 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "t", 205, CPyStatic_acquire___globals);
        goto CPyL192;
    }
CPyL22: ;
    cpy_r_r33 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "me", 205, CPyStatic_acquire___globals);
        goto CPyL192;
    }
CPyL23: ;
    cpy_r_r34 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "place", 205, CPyStatic_acquire___globals);
        goto CPyL192;
    }
CPyL24: ;
    cpy_r_r35 = CPyDef_wayfarers___effects___influence___has_fee(cpy_r_r32, cpy_r_r33, cpy_r_r34);
    if (unlikely(cpy_r_r35 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 205, CPyStatic_acquire___globals);
        goto CPyL192;
    }
    if (!cpy_r_r35) goto CPyL193;
    cpy_r_r36 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "t", 206, CPyStatic_acquire___globals);
        goto CPyL192;
    }
CPyL27: ;
    cpy_r_r37 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r36)->_book;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "Table", "book", 206, CPyStatic_acquire___globals);
        goto CPyL192;
    }
CPyL28: ;
    cpy_r_r38 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r37)->_fee;
    CPyTagged_INCREF(cpy_r_r38);
    cpy_r_r39 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "player", 207, CPyStatic_acquire___globals);
        goto CPyL194;
    }
CPyL29: ;
    cpy_r_r40 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r39)->_silver;
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "Player", "silver", 207, CPyStatic_acquire___globals);
        goto CPyL194;
    }
    CPyTagged_INCREF(cpy_r_r40);
CPyL30: ;
    cpy_r_r41 = CPyTagged_Add(cpy_r_r31, cpy_r_r38);
    CPyTagged_DECREF(cpy_r_r31);
    cpy_r_r42 = CPyDef_wayfarers___reasons___silver_obstacle(cpy_r_r40, cpy_r_r41);
    CPyTagged_DECREF(cpy_r_r40);
    CPyTagged_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 207, CPyStatic_acquire___globals);
        goto CPyL195;
    }
    cpy_r_r43 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "t", 208, CPyStatic_acquire___globals);
        goto CPyL196;
    }
CPyL32: ;
    cpy_r_r44 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "me", 208, CPyStatic_acquire___globals);
        goto CPyL196;
    }
CPyL33: ;
    cpy_r_r45 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "place", 208, CPyStatic_acquire___globals);
        goto CPyL196;
    }
CPyL34: ;
    cpy_r_r46 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "player", 208, CPyStatic_acquire___globals);
        goto CPyL196;
    }
CPyL35: ;
    cpy_r_r47 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r46)->_provision;
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "Player", "provision", 208, CPyStatic_acquire___globals);
        goto CPyL196;
    }
    CPyTagged_INCREF(cpy_r_r47);
CPyL36: ;
    cpy_r_r48 = CPyDef_wayfarers___reasons___provision_obstacle(cpy_r_r47, cpy_r_r38);
    CPyTagged_DECREF(cpy_r_r47);
    CPyTagged_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 208, CPyStatic_acquire___globals);
        goto CPyL197;
    }
    cpy_r_r49 = CPyDef_wayfarers___effects___influence___pay_fee(cpy_r_r43, cpy_r_r44, cpy_r_r45, cpy_r_r42, cpy_r_r48);
    CPy_DECREF(cpy_r_r42);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 208, CPyStatic_acquire___globals);
        goto CPyL184;
    }
    if (((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_2);
    }
    ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_2 = cpy_r_r49;
    cpy_r_r50 = 1;
    if (!cpy_r_r50) goto CPyL184;
    cpy_r_r51 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r52 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r53 = NULL;
    cpy_r_r1 = cpy_r_r53;
    cpy_r_r54 = (PyObject **)&cpy_r_r1;
    cpy_r_r55 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_2;
    cpy_r_r56 = CPyDef_wayfarers___effects___influence___pay_fee_gen_____mypyc_generator_helper__(cpy_r_r55, cpy_r_r52, cpy_r_r52, cpy_r_r52, cpy_r_r51, cpy_r_r54);
    if (cpy_r_r56 != NULL) goto CPyL198;
    cpy_r_r57 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 208, CPyStatic_acquire___globals);
        goto CPyL199;
    }
    cpy_r_r58 = cpy_r_r1;
    CPy_DECREF(cpy_r_r58);
    cpy_r_r59 = NULL;
    if (((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_2);
    }
    ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_2 = cpy_r_r59;
    cpy_r_r60 = 1;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 208, CPyStatic_acquire___globals);
        goto CPyL184;
    } else
        goto CPyL58;
CPyL42: ;
    cpy_r_r61 = cpy_r_r56;
CPyL43: ;
    ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r61;
CPyL44: ;
    cpy_r_r63 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r64 = cpy_r_type != cpy_r_r63;
    if (!cpy_r_r64) goto CPyL200;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 208, CPyStatic_acquire___globals);
        goto CPyL48;
    } else
        goto CPyL201;
CPyL46: ;
    CPy_Unreachable();
CPyL47: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL54;
CPyL48: ;
    cpy_r_r65 = CPy_CatchError();
    cpy_r_r66 = (PyObject **)&cpy_r_r3;
    cpy_r_r67 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_2;
    cpy_r_r68 = CPy_YieldFromErrorHandle(cpy_r_r67, cpy_r_r66);
    if (unlikely(cpy_r_r68 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 208, CPyStatic_acquire___globals);
        goto CPyL202;
    }
    if (cpy_r_r68) goto CPyL51;
    cpy_r_r61 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r65);
    CPy_DecRef(cpy_r_r65.f0);
    CPy_DecRef(cpy_r_r65.f1);
    CPy_DecRef(cpy_r_r65.f2);
    goto CPyL43;
CPyL51: ;
    cpy_r_r58 = cpy_r_r3;
    CPy_DecRef(cpy_r_r58);
    CPy_RestoreExcInfo(cpy_r_r65);
    CPy_DecRef(cpy_r_r65.f0);
    CPy_DecRef(cpy_r_r65.f1);
    CPy_DecRef(cpy_r_r65.f2);
    goto CPyL58;
CPyL52: ;
    CPy_RestoreExcInfo(cpy_r_r65);
    CPy_DecRef(cpy_r_r65.f0);
    CPy_DecRef(cpy_r_r65.f1);
    CPy_DecRef(cpy_r_r65.f2);
    cpy_r_r69 = CPy_KeepPropagating();
    if (!cpy_r_r69) goto CPyL184;
    CPy_Unreachable();
CPyL54: ;
    cpy_r_r70 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r71 = NULL;
    cpy_r_r1 = cpy_r_r71;
    cpy_r_r72 = (PyObject **)&cpy_r_r1;
    cpy_r_r73 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_2;
    cpy_r_r74 = CPyDef_wayfarers___effects___influence___pay_fee_gen_____mypyc_generator_helper__(cpy_r_r73, cpy_r_r70, cpy_r_r70, cpy_r_r70, cpy_r_arg, cpy_r_r72);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r74 == NULL) {
        goto CPyL56;
    } else
        goto CPyL203;
CPyL55: ;
    cpy_r_r61 = cpy_r_r74;
    goto CPyL43;
CPyL56: ;
    cpy_r_r75 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r75)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 208, CPyStatic_acquire___globals);
        goto CPyL199;
    }
    cpy_r_r58 = cpy_r_r1;
    CPy_DECREF(cpy_r_r58);
CPyL58: ;
    cpy_r_r76 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r76 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "place", 209, CPyStatic_acquire___globals);
        goto CPyL184;
    }
CPyL59: ;
    cpy_r_r77 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "t", 209, CPyStatic_acquire___globals);
        goto CPyL184;
    }
CPyL60: ;
    cpy_r_r78 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r77)->_book;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "Table", "book", 209, CPyStatic_acquire___globals);
        goto CPyL184;
    }
CPyL61: ;
    cpy_r_r79 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r78)->_slots;
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "Book", "slots", 209, CPyStatic_acquire___globals);
        goto CPyL184;
    }
    CPyTagged_INCREF(cpy_r_r79);
CPyL62: ;
    cpy_r_r80 = CPyTagged_FloorDivide(cpy_r_r76, cpy_r_r79);
    CPyTagged_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r80 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 209, CPyStatic_acquire___globals);
        goto CPyL184;
    }
    cpy_r_r81 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "t", 210, CPyStatic_acquire___globals);
        goto CPyL204;
    }
CPyL64: ;
    cpy_r_r82 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r82 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "me", 210, CPyStatic_acquire___globals);
        goto CPyL204;
    }
CPyL65: ;
    cpy_r_r83 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "t", 210, CPyStatic_acquire___globals);
        goto CPyL204;
    }
CPyL66: ;
    cpy_r_r84 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r84 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "place", 210, CPyStatic_acquire___globals);
        goto CPyL204;
    }
CPyL67: ;
    cpy_r_r85 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__mode;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "mode", 210, CPyStatic_acquire___globals);
        goto CPyL204;
    }
CPyL68: ;
    cpy_r_r86 = CPyDef_acquire___full_price(cpy_r_r83, cpy_r_r84, cpy_r_r85);
    if (unlikely(cpy_r_r86 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 210, CPyStatic_acquire___globals);
        goto CPyL204;
    }
    cpy_r_r87 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__context;
    if (unlikely(cpy_r_r87 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "context", 210, CPyStatic_acquire___globals);
        goto CPyL205;
    }
CPyL70: ;
    cpy_r_r88 = CPyDef_wayfarers___effects___resources___pay_silver(cpy_r_r81, cpy_r_r82, cpy_r_r86, cpy_r_r87);
    CPyTagged_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r88 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 210, CPyStatic_acquire___globals);
        goto CPyL204;
    }
    cpy_r_r89 = cpy_r_r88 != 0;
    if (!cpy_r_r89) goto CPyL206;
    cpy_r_r90 = cpy_r_r80 == 4;
    if (!cpy_r_r90) goto CPyL74;
    cpy_r_r91 = CPyStatics[3977]; /* 'WF-ACQ-04' */
    CPy_INCREF(cpy_r_r91);
    cpy_r_r92 = cpy_r_r91;
    goto CPyL75;
CPyL74: ;
    cpy_r_r93 = CPyStatics[3978]; /* 'WF-ACQ-06' */
    CPy_INCREF(cpy_r_r93);
    cpy_r_r92 = cpy_r_r93;
CPyL75: ;
    cpy_r_rule = cpy_r_r92;
    cpy_r_r94 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "t", 213, CPyStatic_acquire___globals);
        goto CPyL207;
    }
CPyL76: ;
    cpy_r_r95 = CPyStatics[3975]; /* 'event-pay-resource' */
    cpy_r_r96 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r96 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "me", 213, CPyStatic_acquire___globals);
        goto CPyL207;
    }
CPyL77: ;
    cpy_r_r97 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r98 = CPyStatics[759]; /* 'resource' */
    cpy_r_r99 = CPyStatics[31]; /* 'n' */
    cpy_r_r100 = CPyTagged_StealAsObject(cpy_r_r88);
    cpy_r_r101 = CPyDict_Build(2, cpy_r_r98, cpy_r_r97, cpy_r_r99, cpy_r_r100);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 213, CPyStatic_acquire___globals);
        goto CPyL208;
    }
    cpy_r_r102 = CPyDef_kernel___table___Table___tell(cpy_r_r94, cpy_r_r95, cpy_r_r96, cpy_r_rule, cpy_r_r101);
    CPy_DECREF(cpy_r_rule);
    CPy_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r102 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 213, CPyStatic_acquire___globals);
        goto CPyL204;
    }
CPyL79: ;
    cpy_r_r103 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "t", 214, CPyStatic_acquire___globals);
        goto CPyL204;
    }
CPyL80: ;
    cpy_r_r104 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r103)->_display_workers;
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "Table", "display_workers", 214, CPyStatic_acquire___globals);
        goto CPyL204;
    }
CPyL81: ;
    cpy_r_r105 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r105 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "place", 214, CPyStatic_acquire___globals);
        goto CPyL204;
    }
CPyL82: ;
    cpy_r_r106 = CPyList_GetItem(cpy_r_r104, cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 214, CPyStatic_acquire___globals);
        goto CPyL204;
    }
    if (likely(PyLong_Check(cpy_r_r106)))
        cpy_r_r107 = CPyTagged_FromObject(cpy_r_r106);
    else {
        CPy_TypeError("int", cpy_r_r106); cpy_r_r107 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r107 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 214, CPyStatic_acquire___globals);
        goto CPyL204;
    }
    cpy_r_r108 = cpy_r_r107 != 0;
    if (!cpy_r_r108) goto CPyL209;
    cpy_r_r109 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "t", 216, CPyStatic_acquire___globals);
        goto CPyL210;
    }
CPyL86: ;
    cpy_r_r110 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r109)->_display_workers;
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "Table", "display_workers", 216, CPyStatic_acquire___globals);
        goto CPyL210;
    }
    CPy_INCREF(cpy_r_r110);
CPyL87: ;
    cpy_r_r111 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r111 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "place", 216, CPyStatic_acquire___globals);
        goto CPyL211;
    }
CPyL88: ;
    cpy_r_r112 = CPyStatics[4896]; /* 0 */
    CPy_INCREF(cpy_r_r112);
    cpy_r_r113 = CPyList_SetItem(cpy_r_r110, cpy_r_r111, cpy_r_r112);
    CPy_DECREF(cpy_r_r110);
    if (unlikely(!cpy_r_r113)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 216, CPyStatic_acquire___globals);
        goto CPyL210;
    }
    cpy_r_r114 = CPyStatic_wayfarers___names___WORKERS;
    if (unlikely(cpy_r_r114.f0 == NULL)) {
        goto CPyL212;
    } else
        goto CPyL92;
CPyL90: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"WORKERS\" was not set");
    cpy_r_r115 = 0;
    if (unlikely(!cpy_r_r115)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 217, CPyStatic_acquire___globals);
        goto CPyL184;
    }
    CPy_Unreachable();
CPyL92: ;
    cpy_r_r116 = 0;
    cpy_r_colour = cpy_r_r116;
    CPyTagged_DECREF(cpy_r_colour);
CPyL93: ;
    cpy_r_r117 = (Py_ssize_t)cpy_r_r116 < (Py_ssize_t)6;
    if (!cpy_r_r117) goto CPyL209;
    cpy_r_colour = cpy_r_r116;
    cpy_r_r118 = CPyTagged_Rshift(cpy_r_r107, cpy_r_colour);
    if (unlikely(cpy_r_r118 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 218, CPyStatic_acquire___globals);
        goto CPyL213;
    }
    cpy_r_r119 = CPyTagged_And(cpy_r_r118, 2);
    CPyTagged_DECREF(cpy_r_r118);
    cpy_r_r120 = cpy_r_r119 != 0;
    CPyTagged_DECREF(cpy_r_r119);
    if (!cpy_r_r120) goto CPyL214;
    cpy_r_r121 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "player", 219, CPyStatic_acquire___globals);
        goto CPyL213;
    }
CPyL97: ;
    cpy_r_r122 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r121)->_workers;
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "Player", "workers", 219, CPyStatic_acquire___globals);
        goto CPyL213;
    }
    CPy_INCREF(cpy_r_r122);
CPyL98: ;
    cpy_r_r123 = CPyList_GetItem(cpy_r_r122, cpy_r_colour);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 219, CPyStatic_acquire___globals);
        goto CPyL215;
    }
    cpy_r_r124 = CPyStatics[4897]; /* 1 */
    cpy_r_r125 = PyNumber_InPlaceAdd(cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 219, CPyStatic_acquire___globals);
        goto CPyL215;
    }
    cpy_r_r126 = CPyList_SetItem(cpy_r_r122, cpy_r_colour, cpy_r_r125);
    CPy_DECREF(cpy_r_r122);
    if (unlikely(!cpy_r_r126)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 219, CPyStatic_acquire___globals);
        goto CPyL213;
    }
    cpy_r_r127 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "t", 220, CPyStatic_acquire___globals);
        goto CPyL213;
    }
CPyL102: ;
    cpy_r_r128 = CPyStatics[3733]; /* 'event-worker-with-card' */
    cpy_r_r129 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r129 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "me", 220, CPyStatic_acquire___globals);
        goto CPyL213;
    }
CPyL103: ;
    cpy_r_r130 = CPyStatics[3979]; /* 'WF-ACQ-02' */
    cpy_r_r131 = CPyStatics[2738]; /* 'worker-' */
    cpy_r_r132 = CPyStatic_wayfarers___names___WORKERS;
    if (unlikely(cpy_r_r132.f0 == NULL)) {
        goto CPyL216;
    } else
        goto CPyL106;
CPyL104: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"WORKERS\" was not set");
    cpy_r_r133 = 0;
    if (unlikely(!cpy_r_r133)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 220, CPyStatic_acquire___globals);
        goto CPyL184;
    }
    CPy_Unreachable();
CPyL106: ;
    CPy_INCREF(cpy_r_r132.f0);
    CPy_INCREF(cpy_r_r132.f1);
    CPy_INCREF(cpy_r_r132.f2);
    cpy_r_r134 = PyTuple_New(3);
    if (unlikely(cpy_r_r134 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7085 = cpy_r_r132.f0;
    PyTuple_SET_ITEM(cpy_r_r134, 0, __tmp7085);
    PyObject *__tmp7086 = cpy_r_r132.f1;
    PyTuple_SET_ITEM(cpy_r_r134, 1, __tmp7086);
    PyObject *__tmp7087 = cpy_r_r132.f2;
    PyTuple_SET_ITEM(cpy_r_r134, 2, __tmp7087);
    cpy_r_r135 = CPySequenceTuple_GetItem(cpy_r_r134, cpy_r_colour);
    CPy_DECREF(cpy_r_r134);
    CPyTagged_DECREF(cpy_r_colour);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 220, CPyStatic_acquire___globals);
        goto CPyL210;
    }
    if (likely(PyUnicode_Check(cpy_r_r135)))
        cpy_r_r136 = cpy_r_r135;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 220, CPyStatic_acquire___globals, "str", cpy_r_r135);
        goto CPyL210;
    }
    cpy_r_r137 = CPyStr_Build(2, cpy_r_r131, cpy_r_r136);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 220, CPyStatic_acquire___globals);
        goto CPyL210;
    }
    cpy_r_r138 = CPyStatics[336]; /* 'colour' */
    cpy_r_r139 = CPyDict_Build(1, cpy_r_r138, cpy_r_r137);
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 220, CPyStatic_acquire___globals);
        goto CPyL210;
    }
    cpy_r_r140 = CPyDef_kernel___table___Table___tell(cpy_r_r127, cpy_r_r128, cpy_r_r129, cpy_r_r130, cpy_r_r139);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r140 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 220, CPyStatic_acquire___globals);
        goto CPyL210;
    }
CPyL111: ;
    cpy_r_r141 = cpy_r_r116 + 2;
    cpy_r_r116 = cpy_r_r141;
    goto CPyL93;
CPyL112: ;
    cpy_r_r142 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "t", 221, CPyStatic_acquire___globals);
        goto CPyL204;
    }
CPyL113: ;
    cpy_r_r143 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r143 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "place", 221, CPyStatic_acquire___globals);
        goto CPyL204;
    }
CPyL114: ;
    cpy_r_r144 = CPyDef_wayfarers___effects___influence___return_influence(cpy_r_r142, cpy_r_r143);
    if (unlikely(cpy_r_r144 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 221, CPyStatic_acquire___globals);
        goto CPyL204;
    }
    cpy_r_r145 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "t", 222, CPyStatic_acquire___globals);
        goto CPyL204;
    }
CPyL116: ;
    cpy_r_r146 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r145)->_display;
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "Table", "display", 222, CPyStatic_acquire___globals);
        goto CPyL204;
    }
    CPy_INCREF(cpy_r_r146);
CPyL117: ;
    cpy_r_r147 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r147 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "place", 222, CPyStatic_acquire___globals);
        goto CPyL217;
    }
CPyL118: ;
    cpy_r_r148 = CPyStatics[4908]; /* -1 */
    CPy_INCREF(cpy_r_r148);
    cpy_r_r149 = CPyList_SetItem(cpy_r_r146, cpy_r_r147, cpy_r_r148);
    CPy_DECREF(cpy_r_r146);
    if (unlikely(!cpy_r_r149)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 222, CPyStatic_acquire___globals);
        goto CPyL204;
    }
    cpy_r_r150 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "t", 223, CPyStatic_acquire___globals);
        goto CPyL204;
    }
CPyL120: ;
    cpy_r_r151 = CPyStatics[3732]; /* 'event-acquire' */
    cpy_r_r152 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r152 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "me", 223, CPyStatic_acquire___globals);
        goto CPyL204;
    }
CPyL121: ;
    cpy_r_r153 = CPyStatics[3979]; /* 'WF-ACQ-02' */
    cpy_r_r154 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "t", 223, CPyStatic_acquire___globals);
        goto CPyL204;
    }
CPyL122: ;
    cpy_r_r155 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r154)->_book;
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "Table", "book", 223, CPyStatic_acquire___globals);
        goto CPyL204;
    }
CPyL123: ;
    cpy_r_r156 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r155)->_cards;
    cpy_r_r157 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r157 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "card", 223, CPyStatic_acquire___globals);
        goto CPyL204;
    }
CPyL124: ;
    cpy_r_r158 = CPyList_GetItemBorrow(cpy_r_r156, cpy_r_r157);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 223, CPyStatic_acquire___globals);
        goto CPyL204;
    }
    if (likely(Py_TYPE(cpy_r_r158) == CPyType_wayfarers___printed___Card))
        cpy_r_r159 = cpy_r_r158;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 223, CPyStatic_acquire___globals, "serai.games.wayfarers.printed.Card", cpy_r_r158);
        goto CPyL204;
    }
    cpy_r_r160 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r159)->_id;
    CPy_INCREF(cpy_r_r160);
    cpy_r_r161 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r161 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "card", 223, CPyStatic_acquire___globals);
        goto CPyL218;
    }
CPyL127: ;
    cpy_r_r162 = CPyStatics[390]; /* 'card' */
    cpy_r_r163 = CPyDict_Build(1, cpy_r_r162, cpy_r_r160);
    CPy_DECREF(cpy_r_r160);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 223, CPyStatic_acquire___globals);
        goto CPyL204;
    }
    cpy_r_r164 = CPyDef_kernel___table___Table___tell(cpy_r_r150, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r163);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r164 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 223, CPyStatic_acquire___globals);
        goto CPyL204;
    }
    cpy_r_r165 = cpy_r_r80 == 8;
    CPyTagged_DECREF(cpy_r_r80);
    if (!cpy_r_r165) goto CPyL155;
    cpy_r_r166 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "t", 225, CPyStatic_acquire___globals);
        goto CPyL184;
    }
CPyL131: ;
    cpy_r_r167 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r167 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "me", 225, CPyStatic_acquire___globals);
        goto CPyL184;
    }
CPyL132: ;
    cpy_r_r168 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r168 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "place", 225, CPyStatic_acquire___globals);
        goto CPyL184;
    }
CPyL133: ;
    cpy_r_r169 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r169 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "card", 225, CPyStatic_acquire___globals);
        goto CPyL184;
    }
CPyL134: ;
    cpy_r_r170 = CPyDef_acquire____inspiration(cpy_r_r166, cpy_r_r167, cpy_r_r169, cpy_r_r168);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 225, CPyStatic_acquire___globals);
        goto CPyL184;
    }
    if (((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_3 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_3);
    }
    ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_3 = cpy_r_r170;
    cpy_r_r171 = 1;
    if (!cpy_r_r171) goto CPyL184;
    cpy_r_r172 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r173 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r174 = NULL;
    cpy_r_r5 = cpy_r_r174;
    cpy_r_r175 = (PyObject **)&cpy_r_r5;
    cpy_r_r176 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_3;
    cpy_r_r177 = CPyDef_acquire____inspiration_gen_____mypyc_generator_helper__(cpy_r_r176, cpy_r_r173, cpy_r_r173, cpy_r_r173, cpy_r_r172, cpy_r_r175);
    if (cpy_r_r177 != NULL) goto CPyL219;
    cpy_r_r178 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r178)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 225, CPyStatic_acquire___globals);
        goto CPyL220;
    }
    cpy_r_r179 = cpy_r_r5;
    CPy_DECREF(cpy_r_r179);
    cpy_r_r180 = NULL;
    if (((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_3 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_3);
    }
    ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_3 = cpy_r_r180;
    cpy_r_r181 = 1;
    if (unlikely(!cpy_r_r181)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 225, CPyStatic_acquire___globals);
        goto CPyL184;
    } else
        goto CPyL179;
CPyL139: ;
    cpy_r_r182 = cpy_r_r177;
CPyL140: ;
    ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r182;
CPyL141: ;
    cpy_r_r184 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r185 = cpy_r_type != cpy_r_r184;
    if (!cpy_r_r185) goto CPyL221;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 225, CPyStatic_acquire___globals);
        goto CPyL145;
    } else
        goto CPyL222;
CPyL143: ;
    CPy_Unreachable();
CPyL144: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL151;
CPyL145: ;
    cpy_r_r186 = CPy_CatchError();
    cpy_r_r187 = (PyObject **)&cpy_r_r7;
    cpy_r_r188 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_3;
    cpy_r_r189 = CPy_YieldFromErrorHandle(cpy_r_r188, cpy_r_r187);
    if (unlikely(cpy_r_r189 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 225, CPyStatic_acquire___globals);
        goto CPyL223;
    }
    if (cpy_r_r189) goto CPyL148;
    cpy_r_r182 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r186);
    CPy_DecRef(cpy_r_r186.f0);
    CPy_DecRef(cpy_r_r186.f1);
    CPy_DecRef(cpy_r_r186.f2);
    goto CPyL140;
CPyL148: ;
    cpy_r_r179 = cpy_r_r7;
    CPy_DecRef(cpy_r_r179);
    CPy_RestoreExcInfo(cpy_r_r186);
    CPy_DecRef(cpy_r_r186.f0);
    CPy_DecRef(cpy_r_r186.f1);
    CPy_DecRef(cpy_r_r186.f2);
    goto CPyL179;
CPyL149: ;
    CPy_RestoreExcInfo(cpy_r_r186);
    CPy_DecRef(cpy_r_r186.f0);
    CPy_DecRef(cpy_r_r186.f1);
    CPy_DecRef(cpy_r_r186.f2);
    cpy_r_r190 = CPy_KeepPropagating();
    if (!cpy_r_r190) goto CPyL184;
    CPy_Unreachable();
CPyL151: ;
    cpy_r_r191 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r192 = NULL;
    cpy_r_r5 = cpy_r_r192;
    cpy_r_r193 = (PyObject **)&cpy_r_r5;
    cpy_r_r194 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_3;
    cpy_r_r195 = CPyDef_acquire____inspiration_gen_____mypyc_generator_helper__(cpy_r_r194, cpy_r_r191, cpy_r_r191, cpy_r_r191, cpy_r_arg, cpy_r_r193);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r195 == NULL) {
        goto CPyL153;
    } else
        goto CPyL224;
CPyL152: ;
    cpy_r_r182 = cpy_r_r195;
    goto CPyL140;
CPyL153: ;
    cpy_r_r196 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r196)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 225, CPyStatic_acquire___globals);
        goto CPyL220;
    }
    cpy_r_r179 = cpy_r_r5;
    CPy_DECREF(cpy_r_r179);
    goto CPyL179;
CPyL155: ;
    cpy_r_r197 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "t", 227, CPyStatic_acquire___globals);
        goto CPyL184;
    }
CPyL156: ;
    cpy_r_r198 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r198 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "me", 227, CPyStatic_acquire___globals);
        goto CPyL184;
    }
CPyL157: ;
    cpy_r_r199 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r199 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "take", "take_gen", "card", 227, CPyStatic_acquire___globals);
        goto CPyL184;
    }
CPyL158: ;
    cpy_r_r200 = CPyDef_acquire___add_card(cpy_r_r197, cpy_r_r198, cpy_r_r199);
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 227, CPyStatic_acquire___globals);
        goto CPyL184;
    }
    if (((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_4 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_4);
    }
    ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_4 = cpy_r_r200;
    cpy_r_r201 = 1;
    if (!cpy_r_r201) goto CPyL184;
    cpy_r_r202 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r203 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r204 = NULL;
    cpy_r_r9 = cpy_r_r204;
    cpy_r_r205 = (PyObject **)&cpy_r_r9;
    cpy_r_r206 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_4;
    cpy_r_r207 = CPyDef_acquire___add_card_gen_____mypyc_generator_helper__(cpy_r_r206, cpy_r_r203, cpy_r_r203, cpy_r_r203, cpy_r_r202, cpy_r_r205);
    if (cpy_r_r207 != NULL) goto CPyL225;
    cpy_r_r208 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r208)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 227, CPyStatic_acquire___globals);
        goto CPyL226;
    }
    cpy_r_r209 = cpy_r_r9;
    CPy_DECREF(cpy_r_r209);
    cpy_r_r210 = NULL;
    if (((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_4 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_4);
    }
    ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_4 = cpy_r_r210;
    cpy_r_r211 = 1;
    if (unlikely(!cpy_r_r211)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 227, CPyStatic_acquire___globals);
        goto CPyL184;
    } else
        goto CPyL179;
CPyL163: ;
    cpy_r_r212 = cpy_r_r207;
CPyL164: ;
    ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r212;
CPyL165: ;
    cpy_r_r214 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r215 = cpy_r_type != cpy_r_r214;
    if (!cpy_r_r215) goto CPyL227;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 227, CPyStatic_acquire___globals);
        goto CPyL169;
    } else
        goto CPyL228;
CPyL167: ;
    CPy_Unreachable();
CPyL168: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL175;
CPyL169: ;
    cpy_r_r216 = CPy_CatchError();
    cpy_r_r217 = (PyObject **)&cpy_r_r11;
    cpy_r_r218 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_4;
    cpy_r_r219 = CPy_YieldFromErrorHandle(cpy_r_r218, cpy_r_r217);
    if (unlikely(cpy_r_r219 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 227, CPyStatic_acquire___globals);
        goto CPyL229;
    }
    if (cpy_r_r219) goto CPyL172;
    cpy_r_r212 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r216);
    CPy_DecRef(cpy_r_r216.f0);
    CPy_DecRef(cpy_r_r216.f1);
    CPy_DecRef(cpy_r_r216.f2);
    goto CPyL164;
CPyL172: ;
    cpy_r_r209 = cpy_r_r11;
    CPy_DecRef(cpy_r_r209);
    CPy_RestoreExcInfo(cpy_r_r216);
    CPy_DecRef(cpy_r_r216.f0);
    CPy_DecRef(cpy_r_r216.f1);
    CPy_DecRef(cpy_r_r216.f2);
    goto CPyL179;
CPyL173: ;
    CPy_RestoreExcInfo(cpy_r_r216);
    CPy_DecRef(cpy_r_r216.f0);
    CPy_DecRef(cpy_r_r216.f1);
    CPy_DecRef(cpy_r_r216.f2);
    cpy_r_r220 = CPy_KeepPropagating();
    if (!cpy_r_r220) goto CPyL184;
    CPy_Unreachable();
CPyL175: ;
    cpy_r_r221 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r222 = NULL;
    cpy_r_r9 = cpy_r_r222;
    cpy_r_r223 = (PyObject **)&cpy_r_r9;
    cpy_r_r224 = ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_4;
    cpy_r_r225 = CPyDef_acquire___add_card_gen_____mypyc_generator_helper__(cpy_r_r224, cpy_r_r221, cpy_r_r221, cpy_r_r221, cpy_r_arg, cpy_r_r223);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r225 == NULL) {
        goto CPyL177;
    } else
        goto CPyL230;
CPyL176: ;
    cpy_r_r212 = cpy_r_r225;
    goto CPyL164;
CPyL177: ;
    cpy_r_r226 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r226)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 227, CPyStatic_acquire___globals);
        goto CPyL226;
    }
    cpy_r_r209 = cpy_r_r9;
    CPy_DECREF(cpy_r_r209);
CPyL179: ;
    cpy_r_r227 = Py_None;
    CPy_INCREF(cpy_r_r227);
    ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r229 = CPyDef_acquire___take_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL183;
    CPyGen_SetStopIterationValue(cpy_r_r227);
    CPy_DECREF(cpy_r_r227);
    if (!0) goto CPyL191;
    CPy_Unreachable();
CPyL183: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r227;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL184: ;
    ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r231 = CPyDef_acquire___take_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r232 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r232;
CPyL185: ;
    cpy_r_r233 = cpy_r_r12 == 0;
    if (cpy_r_r233) goto CPyL231;
    cpy_r_r234 = cpy_r_r12 == 1;
    if (cpy_r_r234) {
        goto CPyL232;
    } else
        goto CPyL233;
CPyL187: ;
    cpy_r_r235 = cpy_r_r12 == 2;
    if (cpy_r_r235) {
        goto CPyL234;
    } else
        goto CPyL235;
CPyL188: ;
    cpy_r_r236 = cpy_r_r12 == 3;
    if (cpy_r_r236) {
        goto CPyL165;
    } else
        goto CPyL236;
CPyL189: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r237 = 0;
    if (unlikely(!cpy_r_r237)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 200, CPyStatic_acquire___globals);
        goto CPyL191;
    }
    CPy_Unreachable();
CPyL191: ;
    cpy_r_r238 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r238;
CPyL192: ;
    CPyTagged_DecRef(cpy_r_r31);
    goto CPyL184;
CPyL193: ;
    CPyTagged_DECREF(cpy_r_r31);
    goto CPyL58;
CPyL194: ;
    CPyTagged_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r38);
    goto CPyL184;
CPyL195: ;
    CPyTagged_DecRef(cpy_r_r38);
    goto CPyL184;
CPyL196: ;
    CPyTagged_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r42);
    goto CPyL184;
CPyL197: ;
    CPy_DecRef(cpy_r_r42);
    goto CPyL184;
CPyL198: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL42;
CPyL199: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL184;
CPyL200: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL47;
CPyL201: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL46;
CPyL202: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL52;
CPyL203: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL55;
CPyL204: ;
    CPyTagged_DecRef(cpy_r_r80);
    goto CPyL184;
CPyL205: ;
    CPyTagged_DecRef(cpy_r_r80);
    CPyTagged_DecRef(cpy_r_r86);
    goto CPyL184;
CPyL206: ;
    CPyTagged_DECREF(cpy_r_r88);
    goto CPyL79;
CPyL207: ;
    CPyTagged_DecRef(cpy_r_r80);
    CPyTagged_DecRef(cpy_r_r88);
    CPy_DecRef(cpy_r_rule);
    goto CPyL184;
CPyL208: ;
    CPyTagged_DecRef(cpy_r_r80);
    CPy_DecRef(cpy_r_rule);
    goto CPyL184;
CPyL209: ;
    CPyTagged_DECREF(cpy_r_r107);
    goto CPyL112;
CPyL210: ;
    CPyTagged_DecRef(cpy_r_r80);
    CPyTagged_DecRef(cpy_r_r107);
    goto CPyL184;
CPyL211: ;
    CPyTagged_DecRef(cpy_r_r80);
    CPyTagged_DecRef(cpy_r_r107);
    CPy_DecRef(cpy_r_r110);
    goto CPyL184;
CPyL212: ;
    CPyTagged_DecRef(cpy_r_r80);
    CPyTagged_DecRef(cpy_r_r107);
    goto CPyL90;
CPyL213: ;
    CPyTagged_DecRef(cpy_r_r80);
    CPyTagged_DecRef(cpy_r_r107);
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL184;
CPyL214: ;
    CPyTagged_DECREF(cpy_r_colour);
    goto CPyL111;
CPyL215: ;
    CPyTagged_DecRef(cpy_r_r80);
    CPyTagged_DecRef(cpy_r_r107);
    CPyTagged_DecRef(cpy_r_colour);
    CPy_DecRef(cpy_r_r122);
    goto CPyL184;
CPyL216: ;
    CPyTagged_DecRef(cpy_r_r80);
    CPyTagged_DecRef(cpy_r_r107);
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL104;
CPyL217: ;
    CPyTagged_DecRef(cpy_r_r80);
    CPy_DecRef(cpy_r_r146);
    goto CPyL184;
CPyL218: ;
    CPyTagged_DecRef(cpy_r_r80);
    CPy_DecRef(cpy_r_r160);
    goto CPyL184;
CPyL219: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL139;
CPyL220: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL184;
CPyL221: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL144;
CPyL222: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL143;
CPyL223: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL149;
CPyL224: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL152;
CPyL225: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL163;
CPyL226: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL184;
CPyL227: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL168;
CPyL228: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL167;
CPyL229: ;
    CPy_XDecRef(cpy_r_r11);
    goto CPyL173;
CPyL230: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL176;
CPyL231: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    goto CPyL1;
CPyL232: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    goto CPyL44;
CPyL233: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL187;
CPyL234: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL141;
CPyL235: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL188;
CPyL236: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL189;
}
        
PyObject *CPyDef_acquire___take_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_acquire___take_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_acquire___take_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_acquire___take_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire.take_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_acquire___take_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "__next__", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___take_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_acquire___take_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_acquire___take_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_acquire___take_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire.take_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_acquire___take_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "send", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___take_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_acquire___take_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_acquire___take_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire.take_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_acquire___take_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "__iter__", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___take_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_acquire___take_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_acquire___take_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_acquire___take_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire.take_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_acquire___take_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "throw", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___take_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_acquire___take_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp7088 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp7088);
    PyObject *__tmp7089 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp7089);
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
        
        PyObject *CPyPy_acquire___take_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_acquire___take_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire.take_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_acquire___take_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "close", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___take(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_place, PyObject *cpy_r_mode, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = CPyDef_acquire___take_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 200, CPyStatic_acquire___globals);
        goto CPyL7;
    }
    ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 200, CPyStatic_acquire___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 200, CPyStatic_acquire___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_place);
    if (((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__place != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__place);
    }
    ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__place = cpy_r_place;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 200, CPyStatic_acquire___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_mode);
    if (((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__mode != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__mode);
    }
    ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__mode = cpy_r_mode;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 200, CPyStatic_acquire___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_context);
    if (((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context);
    }
    ((serai___games___wayfarers___effects___acquire___take_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context = cpy_r_context;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 200, CPyStatic_acquire___globals);
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
        
        PyObject *CPyPy_acquire___take(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "place", "mode", "context", 0};
            static CPyArg_Parser parser = {"OOOOO:take", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_place;
            PyObject *obj_mode;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_place, &obj_mode, &obj_context)) {
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
            PyObject *arg_mode;
            if (likely(PyUnicode_Check(obj_mode)))
                arg_mode = obj_mode;
            else {
                CPy_TypeError("str", obj_mode); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            PyObject *retval = CPyDef_acquire___take(arg_t, arg_me, arg_place, arg_mode, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "take", 200, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire_____mypyc_lambda__0_draw_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_acquire_____mypyc_lambda__0_draw_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_acquire_____mypyc_lambda__0_draw_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "__get__", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire_____mypyc_lambda__0_draw_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = ((serai___games___wayfarers___effects___acquire_____mypyc_lambda__0_draw_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "<lambda>", "__mypyc_lambda__0_draw_obj", "__mypyc_env__", 242, CPyStatic_acquire___globals);
        goto CPyL4;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___effects___acquire___draw_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "<lambda>", "draw_env", "t", 242, CPyStatic_acquire___globals);
        goto CPyL4;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyDef_acquire____drawn_note(cpy_r_r1, cpy_r_option);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<lambda>", 242, CPyStatic_acquire___globals);
        goto CPyL4;
    }
    return cpy_r_r2;
CPyL4: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_acquire_____mypyc_lambda__0_draw_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_acquire_____mypyc_lambda__0_draw_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<lambda>", 242, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire_____mypyc_lambda__1_draw_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_acquire_____mypyc_lambda__1_draw_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_acquire_____mypyc_lambda__1_draw_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "__get__", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire_____mypyc_lambda__1_draw_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = ((serai___games___wayfarers___effects___acquire_____mypyc_lambda__1_draw_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "<lambda>", "__mypyc_lambda__1_draw_obj", "__mypyc_env__", 246, CPyStatic_acquire___globals);
        goto CPyL4;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___effects___acquire___draw_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "<lambda>", "draw_env", "t", 246, CPyStatic_acquire___globals);
        goto CPyL4;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyDef_acquire____drawn_note(cpy_r_r1, cpy_r_option);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<lambda>", 246, CPyStatic_acquire___globals);
        goto CPyL4;
    }
    return cpy_r_r2;
CPyL4: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_acquire_____mypyc_lambda__1_draw_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_acquire_____mypyc_lambda__1_draw_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<lambda>", 246, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___draw_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    CPyTagged cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_count;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    CPyTagged cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    CPyTagged cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    CPyTagged cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyTagged cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyTagged cpy_r_r66;
    CPyTagged cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    CPyPtr cpy_r_r71;
    int64_t cpy_r_r72;
    PyObject *cpy_r_r73;
    int64_t cpy_r_r74;
    CPyPtr cpy_r_r75;
    int64_t cpy_r_r76;
    char cpy_r_r77;
    CPyPtr cpy_r_r78;
    CPyPtr cpy_r_r79;
    int64_t cpy_r_r80;
    CPyPtr cpy_r_r81;
    PyObject *cpy_r_r82;
    CPyTagged cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    int64_t cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    CPyTagged cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    tuple_T5OOOOO cpy_r_r96;
    char cpy_r_r97;
    CPyTagged cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    CPyTagged cpy_r_r103;
    tuple_T1I cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    char cpy_r_r113;
    CPyTagged cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    char cpy_r_r123;
    PyObject *cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    char cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_chosen;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject **cpy_r_r134;
    PyObject *cpy_r_r135;
    CPyTagged cpy_r_r136;
    PyObject *cpy_r_r137;
    char cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    CPyPtr cpy_r_r141;
    int64_t cpy_r_r142;
    CPyTagged cpy_r_r143;
    char cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    CPyPtr cpy_r_r149;
    int64_t cpy_r_r150;
    CPyTagged cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    CPyTagged cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    char cpy_r_r159;
    PyObject *cpy_r_r160;
    char cpy_r_r161;
    PyObject *cpy_r_r162;
    char cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    CPyTagged cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject **cpy_r_r172;
    PyObject *cpy_r_r173;
    CPyTagged cpy_r_r174;
    CPyTagged cpy_r_r175;
    CPyTagged cpy_r_r176;
    char cpy_r_r177;
    PyObject *cpy_r_r178;
    char cpy_r_r179;
    PyObject *cpy_r_r180;
    CPyTagged cpy_r_r181;
    PyObject *cpy_r_r182;
    char cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    CPyTagged cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    char cpy_r_r196;
    PyObject *cpy_r_r197;
    CPyTagged cpy_r_r198;
    PyObject *cpy_r_r199;
    char cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject **cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    char cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    char cpy_r_r210;
    PyObject *cpy_r_r211;
    char cpy_r_r212;
    PyObject *cpy_r_r213;
    char cpy_r_r214;
    tuple_T3OOO cpy_r_r215;
    PyObject **cpy_r_r216;
    PyObject *cpy_r_r217;
    char cpy_r_r218;
    char cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject **cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    char cpy_r_r225;
    PyObject *cpy_r_r226;
    char cpy_r_r227;
    int32_t cpy_r_r228;
    int32_t cpy_r_r229;
    char cpy_r_r230;
    int32_t cpy_r_r231;
    int32_t cpy_r_r232;
    PyObject *cpy_r_r233;
    char cpy_r_r234;
    char cpy_r_r235;
    char cpy_r_r236;
    char cpy_r_r237;
    char cpy_r_r238;
    PyObject *cpy_r_r239;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_gen", "__mypyc_env__", 230, CPyStatic_acquire___globals);
        goto CPyL169;
    }
CPyL1: ;
    cpy_r_r5 = ((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL162;
CPyL2: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_type != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 230, CPyStatic_acquire___globals);
        goto CPyL161;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8 = ((serai___games___wayfarers___effects___acquire___draw_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_env", "t", 232, CPyStatic_acquire___globals);
        goto CPyL161;
    }
    CPy_INCREF(cpy_r_r8);
CPyL6: ;
    cpy_r_r9 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r8)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "Table", "book", 232, CPyStatic_acquire___globals);
        goto CPyL170;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r9)->_options;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "Book", "options", 232, CPyStatic_acquire___globals);
        goto CPyL170;
    }
    CPy_INCREF(cpy_r_r10);
CPyL8: ;
    CPy_DECREF(cpy_r_r8);
    if (((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options);
    }
    ((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options = cpy_r_r10;
    cpy_r_r11 = 1;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 232, CPyStatic_acquire___globals);
        goto CPyL161;
    }
    cpy_r_r12 = ((serai___games___wayfarers___effects___acquire___draw_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_env", "t", 233, CPyStatic_acquire___globals);
        goto CPyL161;
    }
    CPy_INCREF(cpy_r_r12);
CPyL10: ;
    cpy_r_r13 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r12)->_decks;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "Table", "decks", 233, CPyStatic_acquire___globals);
        goto CPyL171;
    }
CPyL11: ;
    cpy_r_r14 = ((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__row;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_gen", "row", 233, CPyStatic_acquire___globals);
        goto CPyL171;
    }
CPyL12: ;
    cpy_r_r15 = CPyList_GetItem(cpy_r_r13, cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 233, CPyStatic_acquire___globals);
        goto CPyL171;
    }
    if (likely(PyList_Check(cpy_r_r15)))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 233, CPyStatic_acquire___globals, "list", cpy_r_r15);
        goto CPyL171;
    }
    CPy_DECREF(cpy_r_r12);
    cpy_r_r17 = ((serai___games___wayfarers___effects___acquire___draw_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_env", "t", 234, CPyStatic_acquire___globals);
        goto CPyL172;
    }
    CPy_INCREF(cpy_r_r17);
CPyL15: ;
    cpy_r_r18 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r17)->_book;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "Table", "book", 234, CPyStatic_acquire___globals);
        goto CPyL173;
    }
CPyL16: ;
    cpy_r_r19 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r18)->_constants;
    CPy_INCREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r17);
    cpy_r_r20 = CPyStatics[519]; /* 'draw' */
    cpy_r_r21 = CPyDict_GetItem(cpy_r_r19, cpy_r_r20);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 234, CPyStatic_acquire___globals);
        goto CPyL172;
    }
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 234, CPyStatic_acquire___globals);
        goto CPyL172;
    }
    cpy_r_r23 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyVarObject, ob_size));
    cpy_r_r24 = *(int64_t *)cpy_r_r23;
    cpy_r_r25 = cpy_r_r24 << 1;
    cpy_r_r26 = cpy_r_r25 & 1;
    cpy_r_r27 = cpy_r_r26 != 0;
    if (cpy_r_r27) goto CPyL20;
    cpy_r_r28 = cpy_r_r22 & 1;
    cpy_r_r29 = cpy_r_r28 != 0;
    if (!cpy_r_r29) goto CPyL21;
CPyL20: ;
    cpy_r_r30 = CPyTagged_IsLt_(cpy_r_r25, cpy_r_r22);
    if (cpy_r_r30) {
        goto CPyL174;
    } else
        goto CPyL23;
CPyL21: ;
    cpy_r_r31 = (Py_ssize_t)cpy_r_r25 < (Py_ssize_t)cpy_r_r22;
    if (cpy_r_r31) {
        goto CPyL174;
    } else
        goto CPyL23;
CPyL22: ;
    cpy_r_r32 = cpy_r_r25;
    goto CPyL24;
CPyL23: ;
    cpy_r_r32 = cpy_r_r22;
CPyL24: ;
    cpy_r_count = cpy_r_r32;
    cpy_r_r33 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r34 = CPyTagged_Negate(cpy_r_count);
    cpy_r_r35 = CPyTagged_Subtract(cpy_r_r34, 2);
    CPyTagged_DECREF(cpy_r_r34);
    cpy_r_r36 = CPyTagged_StealAsObject(cpy_r_r35);
    cpy_r_r37 = CPyStatics[4908]; /* -1 */
    cpy_r_r38 = PySlice_New(cpy_r_r33, cpy_r_r36, cpy_r_r37);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 235, CPyStatic_acquire___globals);
        goto CPyL175;
    }
    cpy_r_r39 = PyObject_GetItem(cpy_r_r16, cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 235, CPyStatic_acquire___globals);
        goto CPyL175;
    }
    if (likely(PyList_Check(cpy_r_r39)))
        cpy_r_r40 = cpy_r_r39;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 235, CPyStatic_acquire___globals, "list", cpy_r_r39);
        goto CPyL175;
    }
    cpy_r_r41 = ((serai___games___wayfarers___effects___acquire___draw_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_env", "t", 235, CPyStatic_acquire___globals);
        goto CPyL176;
    }
    CPy_INCREF(cpy_r_r41);
CPyL28: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r41)->_drawn != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r41)->_drawn);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r41)->_drawn = cpy_r_r40;
    cpy_r_r42 = 1;
    CPy_DECREF(cpy_r_r41);
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 235, CPyStatic_acquire___globals);
        goto CPyL175;
    }
    cpy_r_r43 = ((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__row;
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_gen", "row", 236, CPyStatic_acquire___globals);
        goto CPyL175;
    }
CPyL30: ;
    cpy_r_r44 = ((serai___games___wayfarers___effects___acquire___draw_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_env", "t", 236, CPyStatic_acquire___globals);
        goto CPyL175;
    }
    CPy_INCREF(cpy_r_r44);
CPyL31: ;
    CPyTagged_INCREF(cpy_r_r43);
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r44)->_drawn_row != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r44)->_drawn_row);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r44)->_drawn_row = cpy_r_r43;
    cpy_r_r45 = 1;
    CPy_DECREF(cpy_r_r44);
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 236, CPyStatic_acquire___globals);
        goto CPyL175;
    }
    cpy_r_r46 = CPyTagged_Negate(cpy_r_count);
    cpy_r_r47 = CPyList_GetSlice(cpy_r_r16, 0, cpy_r_r46);
    CPy_DECREF(cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 237, CPyStatic_acquire___globals);
        goto CPyL177;
    }
    if (likely(PyList_Check(cpy_r_r47)))
        cpy_r_r48 = cpy_r_r47;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 237, CPyStatic_acquire___globals, "list", cpy_r_r47);
        goto CPyL177;
    }
    cpy_r_r49 = ((serai___games___wayfarers___effects___acquire___draw_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_env", "t", 237, CPyStatic_acquire___globals);
        goto CPyL178;
    }
    CPy_INCREF(cpy_r_r49);
CPyL35: ;
    cpy_r_r50 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r49)->_decks;
    if (unlikely(cpy_r_r50 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'decks' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r50);
    }
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 237, CPyStatic_acquire___globals);
        goto CPyL178;
    }
CPyL36: ;
    cpy_r_r51 = ((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__row;
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_gen", "row", 237, CPyStatic_acquire___globals);
        goto CPyL179;
    }
CPyL37: ;
    cpy_r_r52 = CPyList_SetItem(cpy_r_r50, cpy_r_r51, cpy_r_r48);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 237, CPyStatic_acquire___globals);
        goto CPyL177;
    }
    cpy_r_r53 = ((serai___games___wayfarers___effects___acquire___draw_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_env", "t", 238, CPyStatic_acquire___globals);
        goto CPyL177;
    }
    CPy_INCREF(cpy_r_r53);
CPyL39: ;
    cpy_r_r54 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r53)->_known;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "Table", "known", 238, CPyStatic_acquire___globals);
        goto CPyL180;
    }
CPyL40: ;
    cpy_r_r55 = ((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__row;
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_gen", "row", 238, CPyStatic_acquire___globals);
        goto CPyL180;
    }
CPyL41: ;
    cpy_r_r56 = CPyList_GetItem(cpy_r_r54, cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 238, CPyStatic_acquire___globals);
        goto CPyL180;
    }
    if (likely(PyList_Check(cpy_r_r56)))
        cpy_r_r57 = cpy_r_r56;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 238, CPyStatic_acquire___globals, "list", cpy_r_r56);
        goto CPyL180;
    }
    CPy_DECREF(cpy_r_r53);
    cpy_r_r58 = CPyTagged_Negate(cpy_r_count);
    cpy_r_r59 = CPyList_GetSlice(cpy_r_r57, 0, cpy_r_r58);
    CPy_DECREF(cpy_r_r57);
    CPyTagged_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 238, CPyStatic_acquire___globals);
        goto CPyL177;
    }
    if (likely(PyList_Check(cpy_r_r59)))
        cpy_r_r60 = cpy_r_r59;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 238, CPyStatic_acquire___globals, "list", cpy_r_r59);
        goto CPyL177;
    }
    cpy_r_r61 = ((serai___games___wayfarers___effects___acquire___draw_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_env", "t", 238, CPyStatic_acquire___globals);
        goto CPyL181;
    }
    CPy_INCREF(cpy_r_r61);
CPyL46: ;
    cpy_r_r62 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r61)->_known;
    if (unlikely(cpy_r_r62 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'known' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r62);
    }
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 238, CPyStatic_acquire___globals);
        goto CPyL181;
    }
CPyL47: ;
    cpy_r_r63 = ((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__row;
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_gen", "row", 238, CPyStatic_acquire___globals);
        goto CPyL182;
    }
CPyL48: ;
    cpy_r_r64 = CPyList_SetItem(cpy_r_r62, cpy_r_r63, cpy_r_r60);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(!cpy_r_r64)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 238, CPyStatic_acquire___globals);
        goto CPyL177;
    }
    cpy_r_r65 = ((serai___games___wayfarers___effects___acquire___draw_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_env", "t", 239, CPyStatic_acquire___globals);
        goto CPyL177;
    }
    CPy_INCREF(cpy_r_r65);
CPyL50: ;
    cpy_r_r66 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r65)->_reveals;
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "Table", "reveals", 239, CPyStatic_acquire___globals);
        goto CPyL183;
    }
CPyL51: ;
    cpy_r_r67 = CPyTagged_Add(cpy_r_r66, 2);
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r65)->_reveals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r65)->_reveals);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r65)->_reveals = cpy_r_r67;
    cpy_r_r68 = 1;
    CPy_DECREF(cpy_r_r65);
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 239, CPyStatic_acquire___globals);
        goto CPyL177;
    }
    cpy_r_r69 = ((serai___games___wayfarers___effects___acquire___draw_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_env", "t", 240, CPyStatic_acquire___globals);
        goto CPyL177;
    }
    CPy_INCREF(cpy_r_r69);
CPyL53: ;
    cpy_r_r70 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r69)->_drawn;
    if (unlikely(cpy_r_r70 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'drawn' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r70);
    }
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 240, CPyStatic_acquire___globals);
        goto CPyL177;
    }
CPyL54: ;
    cpy_r_r71 = (CPyPtr)((CPyPtr)cpy_r_r70 + offsetof(PyVarObject, ob_size));
    cpy_r_r72 = *(int64_t *)cpy_r_r71;
    cpy_r_r73 = PyTuple_New(cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 240, CPyStatic_acquire___globals);
        goto CPyL184;
    }
    cpy_r_r74 = 0;
CPyL56: ;
    cpy_r_r75 = (CPyPtr)((CPyPtr)cpy_r_r70 + offsetof(PyVarObject, ob_size));
    cpy_r_r76 = *(int64_t *)cpy_r_r75;
    cpy_r_r77 = cpy_r_r74 < cpy_r_r76;
    if (!cpy_r_r77) goto CPyL185;
    cpy_r_r78 = (CPyPtr)((CPyPtr)cpy_r_r70 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 240, CPyStatic_acquire___globals);
        goto CPyL186;
    }
    cpy_r_r84 = ((serai___games___wayfarers___effects___acquire___draw_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_env", "t", 240, CPyStatic_acquire___globals);
        goto CPyL187;
    }
    CPy_INCREF(cpy_r_r84);
CPyL59: ;
    cpy_r_r85 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r84)->_book;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "Table", "book", 240, CPyStatic_acquire___globals);
        goto CPyL188;
    }
CPyL60: ;
    cpy_r_r86 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r85)->_cards;
    cpy_r_r87 = CPyList_GetItemBorrow(cpy_r_r86, cpy_r_r83);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 240, CPyStatic_acquire___globals);
        goto CPyL188;
    }
    if (likely(Py_TYPE(cpy_r_r87) == CPyType_wayfarers___printed___Card))
        cpy_r_r88 = cpy_r_r87;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 240, CPyStatic_acquire___globals, "serai.games.wayfarers.printed.Card", cpy_r_r87);
        goto CPyL188;
    }
    cpy_r_r89 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r88)->_id;
    CPy_INCREF(cpy_r_r89);
    CPy_DECREF(cpy_r_r84);
    CPyTagged_DECREF(cpy_r_r83);
    CPySequenceTuple_SetItemUnsafe(cpy_r_r73, cpy_r_r74, cpy_r_r89);
    cpy_r_r90 = cpy_r_r74 + 1;
    cpy_r_r74 = cpy_r_r90;
    goto CPyL56;
CPyL64: ;
    cpy_r_r91 = ((serai___games___wayfarers___effects___acquire___draw_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_env", "t", 241, CPyStatic_acquire___globals);
        goto CPyL189;
    }
    CPy_INCREF(cpy_r_r91);
CPyL65: ;
    cpy_r_r92 = CPyStatics[3980]; /* 'event-draw' */
    cpy_r_r93 = ((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r93 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_gen", "me", 241, CPyStatic_acquire___globals);
        goto CPyL190;
    }
CPyL66: ;
    cpy_r_r94 = CPyStatics[3970]; /* 'WF-ACQ-09' */
    cpy_r_r95 = CPyStatics[1897]; /* 'row-' */
    cpy_r_r96 = CPyStatic_wayfarers___names___ROWS;
    if (unlikely(cpy_r_r96.f0 == NULL)) {
        goto CPyL191;
    } else
        goto CPyL69;
CPyL67: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ROWS\" was not set");
    cpy_r_r97 = 0;
    if (unlikely(!cpy_r_r97)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 241, CPyStatic_acquire___globals);
        goto CPyL161;
    }
    CPy_Unreachable();
CPyL69: ;
    cpy_r_r98 = ((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__row;
    if (unlikely(cpy_r_r98 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_gen", "row", 241, CPyStatic_acquire___globals);
        goto CPyL190;
    }
CPyL70: ;
    CPy_INCREF(cpy_r_r96.f0);
    CPy_INCREF(cpy_r_r96.f1);
    CPy_INCREF(cpy_r_r96.f2);
    CPy_INCREF(cpy_r_r96.f3);
    CPy_INCREF(cpy_r_r96.f4);
    cpy_r_r99 = PyTuple_New(5);
    if (unlikely(cpy_r_r99 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7090 = cpy_r_r96.f0;
    PyTuple_SET_ITEM(cpy_r_r99, 0, __tmp7090);
    PyObject *__tmp7091 = cpy_r_r96.f1;
    PyTuple_SET_ITEM(cpy_r_r99, 1, __tmp7091);
    PyObject *__tmp7092 = cpy_r_r96.f2;
    PyTuple_SET_ITEM(cpy_r_r99, 2, __tmp7092);
    PyObject *__tmp7093 = cpy_r_r96.f3;
    PyTuple_SET_ITEM(cpy_r_r99, 3, __tmp7093);
    PyObject *__tmp7094 = cpy_r_r96.f4;
    PyTuple_SET_ITEM(cpy_r_r99, 4, __tmp7094);
    cpy_r_r100 = CPySequenceTuple_GetItem(cpy_r_r99, cpy_r_r98);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 241, CPyStatic_acquire___globals);
        goto CPyL190;
    }
    if (likely(PyUnicode_Check(cpy_r_r100)))
        cpy_r_r101 = cpy_r_r100;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 241, CPyStatic_acquire___globals, "str", cpy_r_r100);
        goto CPyL190;
    }
    cpy_r_r102 = CPyStr_Build(2, cpy_r_r95, cpy_r_r101);
    CPy_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 241, CPyStatic_acquire___globals);
        goto CPyL190;
    }
    cpy_r_r103 = ((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r103 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_gen", "me", 241, CPyStatic_acquire___globals);
        goto CPyL192;
    }
CPyL74: ;
    CPyTagged_INCREF(cpy_r_r103);
    cpy_r_r104.f0 = cpy_r_r103;
    cpy_r_r105 = PyTuple_New(1);
    if (unlikely(cpy_r_r105 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7095 = CPyTagged_StealAsObject(cpy_r_r104.f0);
    PyTuple_SET_ITEM(cpy_r_r105, 0, __tmp7095);
    cpy_r_r106 = NULL;
    cpy_r_r107 = CPyDef_message___Hidden(cpy_r_r73, cpy_r_r105, cpy_r_r106);
    CPy_DECREF(cpy_r_r73);
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 241, CPyStatic_acquire___globals);
        goto CPyL193;
    }
    cpy_r_r108 = CPyStatics[31]; /* 'n' */
    cpy_r_r109 = CPyStatics[1592]; /* 'row' */
    cpy_r_r110 = CPyStatics[993]; /* 'cards' */
    CPyTagged_INCREF(cpy_r_count);
    cpy_r_r111 = CPyTagged_StealAsObject(cpy_r_count);
    cpy_r_r112 = CPyDict_Build(3, cpy_r_r108, cpy_r_r111, cpy_r_r109, cpy_r_r102, cpy_r_r110, cpy_r_r107);
    CPy_DECREF(cpy_r_r111);
    CPy_DECREF(cpy_r_r102);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 241, CPyStatic_acquire___globals);
        goto CPyL194;
    }
    cpy_r_r113 = CPyDef_kernel___table___Table___tell(cpy_r_r91, cpy_r_r92, cpy_r_r93, cpy_r_r94, cpy_r_r112);
    CPy_DECREF(cpy_r_r112);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r113 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 241, CPyStatic_acquire___globals);
        goto CPyL177;
    }
    cpy_r_r114 = ((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r114 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_gen", "me", 242, CPyStatic_acquire___globals);
        goto CPyL177;
    }
CPyL78: ;
    cpy_r_r115 = CPyStatics[3981]; /* 'keep' */
    cpy_r_r116 = CPyStatics[3970]; /* 'WF-ACQ-09' */
    cpy_r_r117 = ((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_gen", "options", 242, CPyStatic_acquire___globals);
        goto CPyL177;
    }
CPyL79: ;
    cpy_r_r118 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r117)->_keep;
    CPy_INCREF(cpy_r_r118);
    cpy_r_r119 = CPyList_GetSlice(cpy_r_r118, 0, cpy_r_count);
    CPy_DECREF(cpy_r_r118);
    CPyTagged_DECREF(cpy_r_count);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 242, CPyStatic_acquire___globals);
        goto CPyL161;
    }
    if (likely(PyList_Check(cpy_r_r119)))
        cpy_r_r120 = cpy_r_r119;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 242, CPyStatic_acquire___globals, "list", cpy_r_r119);
        goto CPyL161;
    }
    cpy_r_r121 = CPyDef_acquire_____mypyc_lambda__0_draw_obj();
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 242, CPyStatic_acquire___globals);
        goto CPyL195;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___wayfarers___effects___acquire_____mypyc_lambda__0_draw_objObject *)cpy_r_r121)->___mypyc_env__ = cpy_r_r4;
    cpy_r_r122 = NULL;
    cpy_r_r123 = 2;
    cpy_r_r124 = CPyDef_decision___ask(cpy_r_r114, cpy_r_r115, cpy_r_r116, cpy_r_r120, cpy_r_r122, cpy_r_r121, cpy_r_r123);
    CPy_DECREF(cpy_r_r120);
    CPy_DECREF(cpy_r_r121);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 242, CPyStatic_acquire___globals);
        goto CPyL161;
    }
    ((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r124;
CPyL84: ;
    cpy_r_r126 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r127 = cpy_r_type != cpy_r_r126;
    if (!cpy_r_r127) goto CPyL87;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 242, CPyStatic_acquire___globals);
        goto CPyL161;
    }
    CPy_Unreachable();
CPyL87: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r128 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 242, CPyStatic_acquire___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL161;
    }
    cpy_r_chosen = cpy_r_r128;
    cpy_r_r129 = ((serai___games___wayfarers___effects___acquire___draw_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_env", "t", 243, CPyStatic_acquire___globals);
        goto CPyL196;
    }
    CPy_INCREF(cpy_r_r129);
CPyL89: ;
    cpy_r_r130 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r129)->_drawn;
    if (unlikely(cpy_r_r130 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'drawn' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r130);
    }
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 243, CPyStatic_acquire___globals);
        goto CPyL196;
    }
CPyL90: ;
    cpy_r_r131 = ((serai___kernel___option___OptionObject *)cpy_r_chosen)->_value;
    CPy_INCREF(cpy_r_r131);
    CPy_DECREF(cpy_r_chosen);
    cpy_r_r132 = CPyStatics[3982]; /* 'pop' */
    PyObject *cpy_r_r133[2] = {cpy_r_r130, cpy_r_r131};
    cpy_r_r134 = (PyObject **)&cpy_r_r133;
    cpy_r_r135 = PyObject_VectorcallMethod(cpy_r_r132, cpy_r_r134, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 243, CPyStatic_acquire___globals);
        goto CPyL197;
    }
    CPy_DECREF(cpy_r_r130);
    CPy_DECREF(cpy_r_r131);
    if (likely(PyLong_Check(cpy_r_r135)))
        cpy_r_r136 = CPyTagged_FromObject(cpy_r_r135);
    else {
        CPy_TypeError("int", cpy_r_r135); cpy_r_r136 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r136 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 243, CPyStatic_acquire___globals);
        goto CPyL161;
    }
    cpy_r_r137 = ((serai___games___wayfarers___effects___acquire___draw_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_env", "t", 243, CPyStatic_acquire___globals);
        goto CPyL198;
    }
    CPy_INCREF(cpy_r_r137);
CPyL93: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r137)->_arriving != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r137)->_arriving);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r137)->_arriving = cpy_r_r136;
    cpy_r_r138 = 1;
    CPy_DECREF(cpy_r_r137);
    if (unlikely(!cpy_r_r138)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 243, CPyStatic_acquire___globals);
        goto CPyL161;
    }
CPyL94: ;
    cpy_r_r139 = ((serai___games___wayfarers___effects___acquire___draw_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_env", "t", 244, CPyStatic_acquire___globals);
        goto CPyL161;
    }
    CPy_INCREF(cpy_r_r139);
CPyL95: ;
    cpy_r_r140 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r139)->_drawn;
    if (unlikely(cpy_r_r140 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'drawn' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r140);
    }
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 244, CPyStatic_acquire___globals);
        goto CPyL161;
    }
CPyL96: ;
    cpy_r_r141 = (CPyPtr)((CPyPtr)cpy_r_r140 + offsetof(PyVarObject, ob_size));
    cpy_r_r142 = *(int64_t *)cpy_r_r141;
    CPy_DECREF(cpy_r_r140);
    cpy_r_r143 = cpy_r_r142 << 1;
    cpy_r_r144 = cpy_r_r143 != 0;
    if (!cpy_r_r144) goto CPyL119;
    cpy_r_r145 = ((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_gen", "options", 245, CPyStatic_acquire___globals);
        goto CPyL161;
    }
CPyL98: ;
    cpy_r_r146 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r145)->_under;
    CPy_INCREF(cpy_r_r146);
    cpy_r_r147 = ((serai___games___wayfarers___effects___acquire___draw_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_env", "t", 245, CPyStatic_acquire___globals);
        goto CPyL199;
    }
    CPy_INCREF(cpy_r_r147);
CPyL99: ;
    cpy_r_r148 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r147)->_drawn;
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "Table", "drawn", 245, CPyStatic_acquire___globals);
        goto CPyL200;
    }
CPyL100: ;
    cpy_r_r149 = (CPyPtr)((CPyPtr)cpy_r_r148 + offsetof(PyVarObject, ob_size));
    cpy_r_r150 = *(int64_t *)cpy_r_r149;
    cpy_r_r151 = cpy_r_r150 << 1;
    CPy_DECREF(cpy_r_r147);
    cpy_r_r152 = CPyList_GetSlice(cpy_r_r146, 0, cpy_r_r151);
    CPy_DECREF(cpy_r_r146);
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 245, CPyStatic_acquire___globals);
        goto CPyL161;
    }
    if (likely(PyList_Check(cpy_r_r152)))
        cpy_r_r153 = cpy_r_r152;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 245, CPyStatic_acquire___globals, "list", cpy_r_r152);
        goto CPyL161;
    }
    cpy_r_r154 = ((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r154 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_gen", "me", 246, CPyStatic_acquire___globals);
        goto CPyL201;
    }
CPyL103: ;
    cpy_r_r155 = CPyStatics[3983]; /* 'under' */
    cpy_r_r156 = CPyStatics[3970]; /* 'WF-ACQ-09' */
    cpy_r_r157 = CPyDef_acquire_____mypyc_lambda__1_draw_obj();
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 246, CPyStatic_acquire___globals);
        goto CPyL201;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___wayfarers___effects___acquire_____mypyc_lambda__1_draw_objObject *)cpy_r_r157)->___mypyc_env__ = cpy_r_r4;
    cpy_r_r158 = NULL;
    cpy_r_r159 = 2;
    cpy_r_r160 = CPyDef_decision___ask(cpy_r_r154, cpy_r_r155, cpy_r_r156, cpy_r_r153, cpy_r_r158, cpy_r_r157, cpy_r_r159);
    CPy_DECREF(cpy_r_r153);
    CPy_DECREF(cpy_r_r157);
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 246, CPyStatic_acquire___globals);
        goto CPyL161;
    }
    ((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r160;
CPyL106: ;
    cpy_r_r162 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r163 = cpy_r_type != cpy_r_r162;
    if (!cpy_r_r163) goto CPyL109;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 246, CPyStatic_acquire___globals);
        goto CPyL161;
    }
    CPy_Unreachable();
CPyL109: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r164 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 246, CPyStatic_acquire___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL161;
    }
    cpy_r_chosen = cpy_r_r164;
    cpy_r_r165 = ((serai___games___wayfarers___effects___acquire___draw_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_env", "t", 247, CPyStatic_acquire___globals);
        goto CPyL196;
    }
    CPy_INCREF(cpy_r_r165);
CPyL111: ;
    cpy_r_r166 = ((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__row;
    if (unlikely(cpy_r_r166 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_gen", "row", 247, CPyStatic_acquire___globals);
        goto CPyL202;
    }
CPyL112: ;
    cpy_r_r167 = ((serai___games___wayfarers___effects___acquire___draw_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_env", "t", 247, CPyStatic_acquire___globals);
        goto CPyL202;
    }
    CPy_INCREF(cpy_r_r167);
CPyL113: ;
    cpy_r_r168 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r167)->_drawn;
    if (unlikely(cpy_r_r168 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'drawn' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r168);
    }
    CPy_DECREF(cpy_r_r167);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 247, CPyStatic_acquire___globals);
        goto CPyL202;
    }
CPyL114: ;
    cpy_r_r169 = ((serai___kernel___option___OptionObject *)cpy_r_chosen)->_value;
    CPy_INCREF(cpy_r_r169);
    CPy_DECREF(cpy_r_chosen);
    cpy_r_r170 = CPyStatics[3982]; /* 'pop' */
    PyObject *cpy_r_r171[2] = {cpy_r_r168, cpy_r_r169};
    cpy_r_r172 = (PyObject **)&cpy_r_r171;
    cpy_r_r173 = PyObject_VectorcallMethod(cpy_r_r170, cpy_r_r172, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 247, CPyStatic_acquire___globals);
        goto CPyL203;
    }
    CPy_DECREF(cpy_r_r168);
    CPy_DECREF(cpy_r_r169);
    if (likely(PyLong_Check(cpy_r_r173)))
        cpy_r_r174 = CPyTagged_FromObject(cpy_r_r173);
    else {
        CPy_TypeError("int", cpy_r_r173); cpy_r_r174 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r173);
    if (unlikely(cpy_r_r174 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 247, CPyStatic_acquire___globals);
        goto CPyL204;
    }
    cpy_r_r175 = ((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r175 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_gen", "me", 247, CPyStatic_acquire___globals);
        goto CPyL205;
    }
CPyL117: ;
    cpy_r_r176 = CPyTagged_Lshift(2, cpy_r_r175);
    if (unlikely(cpy_r_r176 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 247, CPyStatic_acquire___globals);
        goto CPyL205;
    }
    cpy_r_r177 = CPyDef_acquire___put_under(cpy_r_r165, cpy_r_r166, cpy_r_r174, cpy_r_r176);
    CPy_DECREF(cpy_r_r165);
    CPyTagged_DECREF(cpy_r_r174);
    CPyTagged_DECREF(cpy_r_r176);
    if (unlikely(cpy_r_r177 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 247, CPyStatic_acquire___globals);
        goto CPyL161;
    } else
        goto CPyL94;
CPyL119: ;
    cpy_r_r178 = ((serai___games___wayfarers___effects___acquire___draw_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_env", "t", 248, CPyStatic_acquire___globals);
        goto CPyL161;
    }
    CPy_INCREF(cpy_r_r178);
CPyL120: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r178)->_drawn_row != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r178)->_drawn_row);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r178)->_drawn_row = -2;
    cpy_r_r179 = 1;
    CPy_DECREF(cpy_r_r178);
    if (unlikely(!cpy_r_r179)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 248, CPyStatic_acquire___globals);
        goto CPyL161;
    }
    cpy_r_r180 = ((serai___games___wayfarers___effects___acquire___draw_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_env", "t", 249, CPyStatic_acquire___globals);
        goto CPyL161;
    }
    CPy_INCREF(cpy_r_r180);
CPyL122: ;
    cpy_r_r181 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r180)->_arriving;
    if (unlikely(cpy_r_r181 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'arriving' of 'Table' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r181);
    }
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r181 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 249, CPyStatic_acquire___globals);
        goto CPyL161;
    }
CPyL123: ;
    cpy_r_r182 = ((serai___games___wayfarers___effects___acquire___draw_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r182 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_env", "t", 250, CPyStatic_acquire___globals);
        goto CPyL206;
    }
    CPy_INCREF(cpy_r_r182);
CPyL124: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r182)->_arriving != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r182)->_arriving);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r182)->_arriving = -2;
    cpy_r_r183 = 1;
    CPy_DECREF(cpy_r_r182);
    if (unlikely(!cpy_r_r183)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 250, CPyStatic_acquire___globals);
        goto CPyL206;
    }
    cpy_r_r184 = ((serai___games___wayfarers___effects___acquire___draw_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_env", "t", 251, CPyStatic_acquire___globals);
        goto CPyL206;
    }
    CPy_INCREF(cpy_r_r184);
CPyL126: ;
    cpy_r_r185 = CPyStatics[3984]; /* 'event-keep' */
    cpy_r_r186 = ((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r186 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_gen", "me", 251, CPyStatic_acquire___globals);
        goto CPyL207;
    }
CPyL127: ;
    cpy_r_r187 = CPyStatics[3970]; /* 'WF-ACQ-09' */
    cpy_r_r188 = ((serai___games___wayfarers___effects___acquire___draw_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_env", "t", 251, CPyStatic_acquire___globals);
        goto CPyL207;
    }
    CPy_INCREF(cpy_r_r188);
CPyL128: ;
    cpy_r_r189 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r188)->_book;
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "Table", "book", 251, CPyStatic_acquire___globals);
        goto CPyL208;
    }
CPyL129: ;
    cpy_r_r190 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r189)->_cards;
    cpy_r_r191 = CPyList_GetItemBorrow(cpy_r_r190, cpy_r_r181);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 251, CPyStatic_acquire___globals);
        goto CPyL208;
    }
    if (likely(Py_TYPE(cpy_r_r191) == CPyType_wayfarers___printed___Card))
        cpy_r_r192 = cpy_r_r191;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 251, CPyStatic_acquire___globals, "serai.games.wayfarers.printed.Card", cpy_r_r191);
        goto CPyL208;
    }
    cpy_r_r193 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r192)->_id;
    CPy_INCREF(cpy_r_r193);
    CPy_DECREF(cpy_r_r188);
    cpy_r_r194 = CPyStatics[390]; /* 'card' */
    cpy_r_r195 = CPyDict_Build(1, cpy_r_r194, cpy_r_r193);
    CPy_DECREF(cpy_r_r193);
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 251, CPyStatic_acquire___globals);
        goto CPyL207;
    }
    cpy_r_r196 = CPyDef_kernel___table___Table___tell(cpy_r_r184, cpy_r_r185, cpy_r_r186, cpy_r_r187, cpy_r_r195);
    CPy_DECREF(cpy_r_r195);
    CPy_DECREF(cpy_r_r184);
    if (unlikely(cpy_r_r196 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 251, CPyStatic_acquire___globals);
        goto CPyL206;
    }
    cpy_r_r197 = ((serai___games___wayfarers___effects___acquire___draw_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_env", "t", 252, CPyStatic_acquire___globals);
        goto CPyL206;
    }
    CPy_INCREF(cpy_r_r197);
CPyL134: ;
    cpy_r_r198 = ((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r198 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "draw", "draw_gen", "me", 252, CPyStatic_acquire___globals);
        goto CPyL209;
    }
CPyL135: ;
    cpy_r_r199 = CPyDef_acquire___add_card(cpy_r_r197, cpy_r_r198, cpy_r_r181);
    CPy_DECREF(cpy_r_r197);
    CPyTagged_DECREF(cpy_r_r181);
    if (unlikely(cpy_r_r199 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 252, CPyStatic_acquire___globals);
        goto CPyL161;
    }
    if (((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___draw_gen_1 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___draw_gen_1);
    }
    ((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___draw_gen_1 = cpy_r_r199;
    cpy_r_r200 = 1;
    if (!cpy_r_r200) goto CPyL161;
    cpy_r_r201 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r202 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r203 = NULL;
    cpy_r_r1 = cpy_r_r203;
    cpy_r_r204 = (PyObject **)&cpy_r_r1;
    cpy_r_r205 = ((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___draw_gen_1;
    cpy_r_r206 = CPyDef_acquire___add_card_gen_____mypyc_generator_helper__(cpy_r_r205, cpy_r_r202, cpy_r_r202, cpy_r_r202, cpy_r_r201, cpy_r_r204);
    if (cpy_r_r206 != NULL) goto CPyL210;
    cpy_r_r207 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r207)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 252, CPyStatic_acquire___globals);
        goto CPyL211;
    }
    cpy_r_r208 = cpy_r_r1;
    CPy_DECREF(cpy_r_r208);
    cpy_r_r209 = NULL;
    if (((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___draw_gen_1 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___draw_gen_1);
    }
    ((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___draw_gen_1 = cpy_r_r209;
    cpy_r_r210 = 1;
    if (unlikely(!cpy_r_r210)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 252, CPyStatic_acquire___globals);
        goto CPyL161;
    } else
        goto CPyL156;
CPyL140: ;
    cpy_r_r211 = cpy_r_r206;
CPyL141: ;
    ((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r211;
CPyL142: ;
    cpy_r_r213 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r214 = cpy_r_type != cpy_r_r213;
    if (!cpy_r_r214) goto CPyL212;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 252, CPyStatic_acquire___globals);
        goto CPyL146;
    } else
        goto CPyL213;
CPyL144: ;
    CPy_Unreachable();
CPyL145: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL152;
CPyL146: ;
    cpy_r_r215 = CPy_CatchError();
    cpy_r_r216 = (PyObject **)&cpy_r_r3;
    cpy_r_r217 = ((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___draw_gen_1;
    cpy_r_r218 = CPy_YieldFromErrorHandle(cpy_r_r217, cpy_r_r216);
    if (unlikely(cpy_r_r218 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 252, CPyStatic_acquire___globals);
        goto CPyL214;
    }
    if (cpy_r_r218) goto CPyL149;
    cpy_r_r211 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r215);
    CPy_DecRef(cpy_r_r215.f0);
    CPy_DecRef(cpy_r_r215.f1);
    CPy_DecRef(cpy_r_r215.f2);
    goto CPyL141;
CPyL149: ;
    cpy_r_r208 = cpy_r_r3;
    CPy_DecRef(cpy_r_r208);
    CPy_RestoreExcInfo(cpy_r_r215);
    CPy_DecRef(cpy_r_r215.f0);
    CPy_DecRef(cpy_r_r215.f1);
    CPy_DecRef(cpy_r_r215.f2);
    goto CPyL156;
CPyL150: ;
    CPy_RestoreExcInfo(cpy_r_r215);
    CPy_DecRef(cpy_r_r215.f0);
    CPy_DecRef(cpy_r_r215.f1);
    CPy_DecRef(cpy_r_r215.f2);
    cpy_r_r219 = CPy_KeepPropagating();
    if (!cpy_r_r219) goto CPyL161;
    CPy_Unreachable();
CPyL152: ;
    cpy_r_r220 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r221 = NULL;
    cpy_r_r1 = cpy_r_r221;
    cpy_r_r222 = (PyObject **)&cpy_r_r1;
    cpy_r_r223 = ((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___draw_gen_1;
    cpy_r_r224 = CPyDef_acquire___add_card_gen_____mypyc_generator_helper__(cpy_r_r223, cpy_r_r220, cpy_r_r220, cpy_r_r220, cpy_r_arg, cpy_r_r222);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r224 == NULL) {
        goto CPyL154;
    } else
        goto CPyL215;
CPyL153: ;
    cpy_r_r211 = cpy_r_r224;
    goto CPyL141;
CPyL154: ;
    cpy_r_r225 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r225)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 252, CPyStatic_acquire___globals);
        goto CPyL211;
    }
    cpy_r_r208 = cpy_r_r1;
    CPy_DECREF(cpy_r_r208);
CPyL156: ;
    cpy_r_r226 = Py_None;
    CPy_INCREF(cpy_r_r226);
    ((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r228 = CPyDef_acquire___draw_env_clear_on_completion(cpy_r_r4);
    cpy_r_r229 = CPyDef_acquire___draw_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL160;
    CPyGen_SetStopIterationValue(cpy_r_r226);
    CPy_DECREF(cpy_r_r226);
    if (!0) goto CPyL168;
    CPy_Unreachable();
CPyL160: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r226;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL161: ;
    ((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r231 = CPyDef_acquire___draw_env_clear_on_completion(cpy_r_r4);
    cpy_r_r232 = CPyDef_acquire___draw_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r233 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r233;
CPyL162: ;
    cpy_r_r234 = cpy_r_r5 == 0;
    if (cpy_r_r234) goto CPyL216;
    cpy_r_r235 = cpy_r_r5 == 1;
    if (cpy_r_r235) goto CPyL217;
    cpy_r_r236 = cpy_r_r5 == 2;
    if (cpy_r_r236) goto CPyL218;
    cpy_r_r237 = cpy_r_r5 == 3;
    if (cpy_r_r237) {
        goto CPyL142;
    } else
        goto CPyL219;
CPyL166: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r238 = 0;
    if (unlikely(!cpy_r_r238)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 230, CPyStatic_acquire___globals);
        goto CPyL168;
    }
    CPy_Unreachable();
CPyL168: ;
    cpy_r_r239 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r239;
CPyL169: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL168;
CPyL170: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL161;
CPyL171: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL161;
CPyL172: ;
    CPy_DecRef(cpy_r_r16);
    goto CPyL161;
CPyL173: ;
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    goto CPyL161;
CPyL174: ;
    CPyTagged_DECREF(cpy_r_r22);
    goto CPyL22;
CPyL175: ;
    CPy_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_count);
    goto CPyL161;
CPyL176: ;
    CPy_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r40);
    goto CPyL161;
CPyL177: ;
    CPyTagged_DecRef(cpy_r_count);
    goto CPyL161;
CPyL178: ;
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r48);
    goto CPyL161;
CPyL179: ;
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r50);
    goto CPyL161;
CPyL180: ;
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r53);
    goto CPyL161;
CPyL181: ;
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r60);
    goto CPyL161;
CPyL182: ;
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_r62);
    goto CPyL161;
CPyL183: ;
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r65);
    goto CPyL161;
CPyL184: ;
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r70);
    goto CPyL161;
CPyL185: ;
    CPy_DECREF(cpy_r_r70);
    goto CPyL64;
CPyL186: ;
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r73);
    goto CPyL161;
CPyL187: ;
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r73);
    CPyTagged_DecRef(cpy_r_r83);
    goto CPyL161;
CPyL188: ;
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r73);
    CPyTagged_DecRef(cpy_r_r83);
    CPy_DecRef(cpy_r_r84);
    goto CPyL161;
CPyL189: ;
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r73);
    goto CPyL161;
CPyL190: ;
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r73);
    CPy_DecRef(cpy_r_r91);
    goto CPyL161;
CPyL191: ;
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r73);
    CPy_DecRef(cpy_r_r91);
    goto CPyL67;
CPyL192: ;
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r73);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r102);
    goto CPyL161;
CPyL193: ;
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r102);
    goto CPyL161;
CPyL194: ;
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r91);
    goto CPyL161;
CPyL195: ;
    CPy_DecRef(cpy_r_r120);
    goto CPyL161;
CPyL196: ;
    CPy_DecRef(cpy_r_chosen);
    goto CPyL161;
CPyL197: ;
    CPy_DecRef(cpy_r_r130);
    CPy_DecRef(cpy_r_r131);
    goto CPyL161;
CPyL198: ;
    CPyTagged_DecRef(cpy_r_r136);
    goto CPyL161;
CPyL199: ;
    CPy_DecRef(cpy_r_r146);
    goto CPyL161;
CPyL200: ;
    CPy_DecRef(cpy_r_r146);
    CPy_DecRef(cpy_r_r147);
    goto CPyL161;
CPyL201: ;
    CPy_DecRef(cpy_r_r153);
    goto CPyL161;
CPyL202: ;
    CPy_DecRef(cpy_r_chosen);
    CPy_DecRef(cpy_r_r165);
    goto CPyL161;
CPyL203: ;
    CPy_DecRef(cpy_r_r165);
    CPy_DecRef(cpy_r_r168);
    CPy_DecRef(cpy_r_r169);
    goto CPyL161;
CPyL204: ;
    CPy_DecRef(cpy_r_r165);
    goto CPyL161;
CPyL205: ;
    CPy_DecRef(cpy_r_r165);
    CPyTagged_DecRef(cpy_r_r174);
    goto CPyL161;
CPyL206: ;
    CPyTagged_DecRef(cpy_r_r181);
    goto CPyL161;
CPyL207: ;
    CPyTagged_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r184);
    goto CPyL161;
CPyL208: ;
    CPyTagged_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r184);
    CPy_DecRef(cpy_r_r188);
    goto CPyL161;
CPyL209: ;
    CPyTagged_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r197);
    goto CPyL161;
CPyL210: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL140;
CPyL211: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL161;
CPyL212: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL145;
CPyL213: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL144;
CPyL214: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL150;
CPyL215: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL153;
CPyL216: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL2;
CPyL217: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL84;
CPyL218: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL106;
CPyL219: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL166;
}
        
PyObject *CPyDef_acquire___draw_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_acquire___draw_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_acquire___draw_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_acquire___draw_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire.draw_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_acquire___draw_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "__next__", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___draw_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_acquire___draw_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_acquire___draw_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_acquire___draw_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire.draw_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_acquire___draw_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "send", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___draw_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_acquire___draw_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_acquire___draw_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire.draw_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_acquire___draw_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "__iter__", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___draw_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_acquire___draw_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_acquire___draw_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_acquire___draw_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire.draw_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_acquire___draw_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "throw", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___draw_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_acquire___draw_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp7096 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp7096);
    PyObject *__tmp7097 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp7097);
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
        
        PyObject *CPyPy_acquire___draw_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_acquire___draw_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire.draw_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_acquire___draw_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "close", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___draw(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_row) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = CPyDef_acquire___draw_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 230, CPyStatic_acquire___globals);
        goto CPyL7;
    }
    cpy_r_r1 = CPyDef_acquire___draw_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 230, CPyStatic_acquire___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 230, CPyStatic_acquire___globals);
        goto CPyL9;
    }
    ((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___effects___acquire___draw_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___draw_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___wayfarers___effects___acquire___draw_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 230, CPyStatic_acquire___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 230, CPyStatic_acquire___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_row);
    if (((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__row != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__row);
    }
    ((serai___games___wayfarers___effects___acquire___draw_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__row = cpy_r_row;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 230, CPyStatic_acquire___globals);
        goto CPyL10;
    }
    return cpy_r_r1;
CPyL7: ;
    cpy_r_r7 = NULL;
    return cpy_r_r7;
CPyL8: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL7;
CPyL9: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL7;
CPyL10: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL7;
}
        
        PyObject *CPyPy_acquire___draw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "row", 0};
            static CPyArg_Parser parser = {"OOO:draw", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_row;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_row)) {
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
            CPyTagged arg_row;
            if (likely(PyLong_Check(obj_row)))
                arg_row = CPyTagged_BorrowFromObject(obj_row);
            else {
                CPy_TypeError("int", obj_row); goto fail;
            }
            PyObject *retval = CPyDef_acquire___draw(arg_t, arg_me, arg_row);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "draw", 230, CPyStatic_acquire___globals);
            return NULL;
        }
        
char CPyDef_acquire___put_under(PyObject *cpy_r_t, CPyTagged cpy_r_row, CPyTagged cpy_r_card, CPyTagged cpy_r_known_to) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyPtr cpy_r_r5;
    CPyPtr cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyPtr cpy_r_r15;
    CPyPtr cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_decks;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "put_under", "Table", "decks", 257, CPyStatic_acquire___globals);
        goto CPyL15;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_row);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "put_under", 257, CPyStatic_acquire___globals);
        goto CPyL15;
    }
    if (likely(PyList_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "put_under", 257, CPyStatic_acquire___globals, "list", cpy_r_r1);
        goto CPyL15;
    }
    cpy_r_r3 = PyList_New(1);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "put_under", 257, CPyStatic_acquire___globals);
        goto CPyL16;
    }
    CPyTagged_INCREF(cpy_r_card);
    cpy_r_r4 = CPyTagged_StealAsObject(cpy_r_card);
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyListObject, ob_item));
    cpy_r_r6 = *(CPyPtr *)cpy_r_r5;
    *(PyObject * *)cpy_r_r6 = cpy_r_r4;
    cpy_r_r7 = CPyList_Extend(cpy_r_r3, cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "put_under", 257, CPyStatic_acquire___globals);
        goto CPyL17;
    } else
        goto CPyL18;
CPyL5: ;
    cpy_r_r8 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_decks;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "put_under", "Table", "decks", 257, CPyStatic_acquire___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r8);
CPyL6: ;
    cpy_r_r9 = CPyList_SetItem(cpy_r_r8, cpy_r_row, cpy_r_r3);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "put_under", 257, CPyStatic_acquire___globals);
        goto CPyL15;
    }
    cpy_r_r10 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_known;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "put_under", "Table", "known", 258, CPyStatic_acquire___globals);
        goto CPyL15;
    }
CPyL8: ;
    cpy_r_r11 = CPyList_GetItem(cpy_r_r10, cpy_r_row);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "put_under", 258, CPyStatic_acquire___globals);
        goto CPyL15;
    }
    if (likely(PyList_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "put_under", 258, CPyStatic_acquire___globals, "list", cpy_r_r11);
        goto CPyL15;
    }
    cpy_r_r13 = PyList_New(1);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "put_under", 258, CPyStatic_acquire___globals);
        goto CPyL19;
    }
    CPyTagged_INCREF(cpy_r_known_to);
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_known_to);
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyListObject, ob_item));
    cpy_r_r16 = *(CPyPtr *)cpy_r_r15;
    *(PyObject * *)cpy_r_r16 = cpy_r_r14;
    cpy_r_r17 = CPyList_Extend(cpy_r_r13, cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "put_under", 258, CPyStatic_acquire___globals);
        goto CPyL20;
    } else
        goto CPyL21;
CPyL12: ;
    cpy_r_r18 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_known;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "put_under", "Table", "known", 258, CPyStatic_acquire___globals);
        goto CPyL20;
    }
    CPy_INCREF(cpy_r_r18);
CPyL13: ;
    cpy_r_r19 = CPyList_SetItem(cpy_r_r18, cpy_r_row, cpy_r_r13);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "put_under", 258, CPyStatic_acquire___globals);
        goto CPyL15;
    }
    return 1;
CPyL15: ;
    cpy_r_r20 = 2;
    return cpy_r_r20;
CPyL16: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL15;
CPyL17: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL15;
CPyL18: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL5;
CPyL19: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL15;
CPyL20: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL15;
CPyL21: ;
    CPy_DECREF(cpy_r_r17);
    goto CPyL12;
}
        
        PyObject *CPyPy_acquire___put_under(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "row", "card", "known_to", 0};
            static CPyArg_Parser parser = {"OOOO:put_under", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_row;
            PyObject *obj_card;
            PyObject *obj_known_to;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_row, &obj_card, &obj_known_to)) {
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
            CPyTagged arg_card;
            if (likely(PyLong_Check(obj_card)))
                arg_card = CPyTagged_BorrowFromObject(obj_card);
            else {
                CPy_TypeError("int", obj_card); goto fail;
            }
            CPyTagged arg_known_to;
            if (likely(PyLong_Check(obj_known_to)))
                arg_known_to = CPyTagged_BorrowFromObject(obj_known_to);
            else {
                CPy_TypeError("int", obj_known_to); goto fail;
            }
            char retval = CPyDef_acquire___put_under(arg_t, arg_row, arg_card, arg_known_to);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "put_under", 255, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___add_card_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    char cpy_r_r30;
    CPyTagged cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    CPyTagged cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject **cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    tuple_T3OOO cpy_r_r52;
    PyObject **cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject **cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    CPyPtr cpy_r_r69;
    int64_t cpy_r_r70;
    int64_t cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    CPyTagged cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    int64_t cpy_r_r79;
    CPyTagged cpy_r_r80;
    char cpy_r_r81;
    CPyTagged cpy_r_r82;
    CPyTagged cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    CPyPtr cpy_r_r94;
    int64_t cpy_r_r95;
    PyObject *cpy_r_r96;
    int64_t cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    tuple_T2OI cpy_r_r101;
    PyObject *cpy_r_r102;
    int64_t cpy_r_r103;
    PyObject *cpy_r_waiting;
    CPyTagged cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    CPyTagged cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    int32_t cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    char cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    int32_t cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    char cpy_r_r124;
    PyObject *cpy_r_r125;
    char cpy_r_r126;
    CPyTagged cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    CPyPtr cpy_r_r130;
    int64_t cpy_r_r131;
    CPyTagged cpy_r_r132;
    CPyTagged cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    char cpy_r_r136;
    CPyTagged cpy_r_r137;
    char cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    CPyTagged cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    CPyTagged cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    int32_t cpy_r_r155;
    char cpy_r_r156;
    PyObject *cpy_r_r157;
    char cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    int32_t cpy_r_r164;
    char cpy_r_r165;
    PyObject *cpy_r_r166;
    char cpy_r_r167;
    PyObject *cpy_r_r168;
    char cpy_r_r169;
    CPyTagged cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    CPyPtr cpy_r_r173;
    int64_t cpy_r_r174;
    CPyTagged cpy_r_r175;
    CPyTagged cpy_r_r176;
    CPyTagged cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    char cpy_r_r180;
    CPyTagged cpy_r_r181;
    PyObject *cpy_r_r182;
    CPyPtr cpy_r_r183;
    int64_t cpy_r_r184;
    int64_t cpy_r_r185;
    char cpy_r_r186;
    CPyTagged cpy_r_bar;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    CPyTagged cpy_r_r190;
    CPyTagged cpy_r_r191;
    CPyTagged cpy_r_r192;
    char cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    CPyPtr cpy_r_r196;
    int64_t cpy_r_r197;
    PyObject *cpy_r_r198;
    int64_t cpy_r_r199;
    char cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    tuple_T2OI cpy_r_r203;
    PyObject *cpy_r_r204;
    int64_t cpy_r_r205;
    PyObject *cpy_r_r206;
    CPyTagged cpy_r_r207;
    int64_t cpy_r_r208;
    CPyTagged cpy_r_r209;
    char cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    CPyTagged cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    int32_t cpy_r_r217;
    char cpy_r_r218;
    PyObject *cpy_r_r219;
    char cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    int32_t cpy_r_r226;
    char cpy_r_r227;
    PyObject *cpy_r_r228;
    char cpy_r_r229;
    PyObject *cpy_r_r230;
    CPyTagged cpy_r_r231;
    PyObject *cpy_r_r232;
    CPyTagged cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    CPyPtr cpy_r_r236;
    int64_t cpy_r_r237;
    CPyTagged cpy_r_r238;
    char cpy_r_r239;
    PyObject *cpy_r_r240;
    CPyTagged cpy_r_r241;
    char cpy_r_r242;
    char cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    char cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject **cpy_r_r250;
    PyObject *cpy_r_r251;
    PyObject *cpy_r_r252;
    char cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    char cpy_r_r256;
    PyObject *cpy_r_r257;
    char cpy_r_r258;
    PyObject *cpy_r_r259;
    char cpy_r_r260;
    tuple_T3OOO cpy_r_r261;
    PyObject **cpy_r_r262;
    PyObject *cpy_r_r263;
    char cpy_r_r264;
    char cpy_r_r265;
    PyObject *cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject **cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    char cpy_r_r271;
    PyObject *cpy_r_r272;
    char cpy_r_r273;
    int32_t cpy_r_r274;
    char cpy_r_r275;
    int32_t cpy_r_r276;
    PyObject *cpy_r_r277;
    char cpy_r_r278;
    char cpy_r_r279;
    char cpy_r_r280;
    char cpy_r_r281;
    PyObject *cpy_r_r282;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL207;
CPyL1: ;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_type != cpy_r_r9;
    if (!cpy_r_r10) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 261, CPyStatic_acquire___globals);
        goto CPyL206;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r11 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "t", 263, CPyStatic_acquire___globals);
        goto CPyL206;
    }
CPyL5: ;
    cpy_r_r12 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r11)->_players;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "Table", "players", 263, CPyStatic_acquire___globals);
        goto CPyL206;
    }
CPyL6: ;
    cpy_r_r13 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "me", 263, CPyStatic_acquire___globals);
        goto CPyL206;
    }
CPyL7: ;
    cpy_r_r14 = CPyList_GetItem(cpy_r_r12, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 263, CPyStatic_acquire___globals);
        goto CPyL206;
    }
    if (likely(Py_TYPE(cpy_r_r14) == CPyType_wayfarers___table___Player))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 263, CPyStatic_acquire___globals, "serai.games.wayfarers.table.Player", cpy_r_r14);
        goto CPyL206;
    }
    if (((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player);
    }
    ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player = cpy_r_r15;
    cpy_r_r16 = 1;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 263, CPyStatic_acquire___globals);
        goto CPyL206;
    }
    cpy_r_r17 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "t", 264, CPyStatic_acquire___globals);
        goto CPyL206;
    }
CPyL11: ;
    cpy_r_r18 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r17)->_book;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "Table", "book", 264, CPyStatic_acquire___globals);
        goto CPyL206;
    }
CPyL12: ;
    cpy_r_r19 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r18)->_cards;
    cpy_r_r20 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "card", 264, CPyStatic_acquire___globals);
        goto CPyL206;
    }
CPyL13: ;
    cpy_r_r21 = CPyList_GetItem(cpy_r_r19, cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 264, CPyStatic_acquire___globals);
        goto CPyL206;
    }
    if (likely(Py_TYPE(cpy_r_r21) == CPyType_wayfarers___printed___Card))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 264, CPyStatic_acquire___globals, "serai.games.wayfarers.printed.Card", cpy_r_r21);
        goto CPyL206;
    }
    if (((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed);
    }
    ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed = cpy_r_r22;
    cpy_r_r23 = 1;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 264, CPyStatic_acquire___globals);
        goto CPyL206;
    }
    cpy_r_r24 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "t", 265, CPyStatic_acquire___globals);
        goto CPyL206;
    }
CPyL17: ;
    cpy_r_r25 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r24)->_book;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "Table", "book", 265, CPyStatic_acquire___globals);
        goto CPyL206;
    }
CPyL18: ;
    cpy_r_r26 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r25)->_performer;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "Book", "performer", 265, CPyStatic_acquire___globals);
        goto CPyL206;
    }
    CPy_INCREF(cpy_r_r26);
CPyL19: ;
    if (((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__performer != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__performer);
    }
    ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__performer = cpy_r_r26;
    cpy_r_r27 = 1;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 265, CPyStatic_acquire___globals);
        goto CPyL206;
    }
    cpy_r_r28 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "printed", 266, CPyStatic_acquire___globals);
        goto CPyL206;
    }
CPyL21: ;
    cpy_r_r29 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r28)->_row;
    CPyTagged_INCREF(cpy_r_r29);
    if (((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__row != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__row);
    }
    ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__row = cpy_r_r29;
    cpy_r_r30 = 1;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 266, CPyStatic_acquire___globals);
        goto CPyL206;
    }
    cpy_r_r31 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__row;
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "row", 267, CPyStatic_acquire___globals);
        goto CPyL206;
    }
CPyL23: ;
    cpy_r_r32 = cpy_r_r31 == 6;
    if (!cpy_r_r32) goto CPyL48;
    cpy_r_r33 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "t", 268, CPyStatic_acquire___globals);
        goto CPyL206;
    }
CPyL25: ;
    cpy_r_r34 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "me", 268, CPyStatic_acquire___globals);
        goto CPyL206;
    }
CPyL26: ;
    cpy_r_r35 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "card", 268, CPyStatic_acquire___globals);
        goto CPyL206;
    }
CPyL27: ;
    cpy_r_r36 = CPyDef_acquire____tuck(cpy_r_r33, cpy_r_r34, cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 268, CPyStatic_acquire___globals);
        goto CPyL206;
    }
    if (((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___add_card_gen_4 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___add_card_gen_4);
    }
    ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___add_card_gen_4 = cpy_r_r36;
    cpy_r_r37 = 1;
    if (!cpy_r_r37) goto CPyL206;
    cpy_r_r38 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r39 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r40 = NULL;
    cpy_r_r1 = cpy_r_r40;
    cpy_r_r41 = (PyObject **)&cpy_r_r1;
    cpy_r_r42 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___add_card_gen_4;
    cpy_r_r43 = CPyDef_acquire____tuck_gen_____mypyc_generator_helper__(cpy_r_r42, cpy_r_r39, cpy_r_r39, cpy_r_r39, cpy_r_r38, cpy_r_r41);
    if (cpy_r_r43 != NULL) goto CPyL213;
    cpy_r_r44 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 268, CPyStatic_acquire___globals);
        goto CPyL214;
    }
    cpy_r_r45 = cpy_r_r1;
    CPy_DECREF(cpy_r_r45);
    cpy_r_r46 = NULL;
    if (((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___add_card_gen_4 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___add_card_gen_4);
    }
    ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___add_card_gen_4 = cpy_r_r46;
    cpy_r_r47 = 1;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 268, CPyStatic_acquire___globals);
        goto CPyL206;
    } else
        goto CPyL48;
CPyL32: ;
    cpy_r_r48 = cpy_r_r43;
CPyL33: ;
    ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r48;
CPyL34: ;
    cpy_r_r50 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r51 = cpy_r_type != cpy_r_r50;
    if (!cpy_r_r51) goto CPyL215;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 268, CPyStatic_acquire___globals);
        goto CPyL38;
    } else
        goto CPyL216;
CPyL36: ;
    CPy_Unreachable();
CPyL37: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL44;
CPyL38: ;
    cpy_r_r52 = CPy_CatchError();
    cpy_r_r53 = (PyObject **)&cpy_r_r3;
    cpy_r_r54 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___add_card_gen_4;
    cpy_r_r55 = CPy_YieldFromErrorHandle(cpy_r_r54, cpy_r_r53);
    if (unlikely(cpy_r_r55 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 268, CPyStatic_acquire___globals);
        goto CPyL217;
    }
    if (cpy_r_r55) goto CPyL41;
    cpy_r_r48 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r52);
    CPy_DecRef(cpy_r_r52.f0);
    CPy_DecRef(cpy_r_r52.f1);
    CPy_DecRef(cpy_r_r52.f2);
    goto CPyL33;
CPyL41: ;
    cpy_r_r45 = cpy_r_r3;
    CPy_DecRef(cpy_r_r45);
    CPy_RestoreExcInfo(cpy_r_r52);
    CPy_DecRef(cpy_r_r52.f0);
    CPy_DecRef(cpy_r_r52.f1);
    CPy_DecRef(cpy_r_r52.f2);
    goto CPyL48;
CPyL42: ;
    CPy_RestoreExcInfo(cpy_r_r52);
    CPy_DecRef(cpy_r_r52.f0);
    CPy_DecRef(cpy_r_r52.f1);
    CPy_DecRef(cpy_r_r52.f2);
    cpy_r_r56 = CPy_KeepPropagating();
    if (!cpy_r_r56) goto CPyL206;
    CPy_Unreachable();
CPyL44: ;
    cpy_r_r57 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r58 = NULL;
    cpy_r_r1 = cpy_r_r58;
    cpy_r_r59 = (PyObject **)&cpy_r_r1;
    cpy_r_r60 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___add_card_gen_4;
    cpy_r_r61 = CPyDef_acquire____tuck_gen_____mypyc_generator_helper__(cpy_r_r60, cpy_r_r57, cpy_r_r57, cpy_r_r57, cpy_r_arg, cpy_r_r59);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r61 == NULL) {
        goto CPyL46;
    } else
        goto CPyL218;
CPyL45: ;
    cpy_r_r48 = cpy_r_r61;
    goto CPyL33;
CPyL46: ;
    cpy_r_r62 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 268, CPyStatic_acquire___globals);
        goto CPyL214;
    }
    cpy_r_r45 = cpy_r_r1;
    CPy_DECREF(cpy_r_r45);
CPyL48: ;
    cpy_r_r63 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "player", 269, CPyStatic_acquire___globals);
        goto CPyL206;
    }
CPyL49: ;
    cpy_r_r64 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r63)->_counts;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "Player", "counts", 269, CPyStatic_acquire___globals);
        goto CPyL206;
    }
    CPy_INCREF(cpy_r_r64);
CPyL50: ;
    cpy_r_r65 = CPyList_GetSlice(cpy_r_r64, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 269, CPyStatic_acquire___globals);
        goto CPyL206;
    }
    if (likely(PyList_Check(cpy_r_r65)))
        cpy_r_r66 = cpy_r_r65;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 269, CPyStatic_acquire___globals, "list", cpy_r_r65);
        goto CPyL206;
    }
    cpy_r_r67 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "printed", 270, CPyStatic_acquire___globals);
        goto CPyL219;
    }
CPyL53: ;
    cpy_r_r68 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r67)->_tags;
    CPy_INCREF(cpy_r_r68);
    cpy_r_r69 = (CPyPtr)((CPyPtr)cpy_r_r68 + offsetof(PyVarObject, ob_size));
    cpy_r_r70 = *(int64_t *)cpy_r_r69;
    cpy_r_r71 = 0;
CPyL54: ;
    cpy_r_r72 = cpy_r_r71 < cpy_r_r70;
    if (!cpy_r_r72) goto CPyL220;
    cpy_r_r73 = CPySequenceTuple_GetItemUnsafe(cpy_r_r68, cpy_r_r71);
    if (likely(PyLong_Check(cpy_r_r73)))
        cpy_r_r74 = CPyTagged_FromObject(cpy_r_r73);
    else {
        CPy_TypeError("int", cpy_r_r73); cpy_r_r74 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 270, CPyStatic_acquire___globals);
        goto CPyL221;
    }
    cpy_r_r75 = CPyList_GetItem(cpy_r_r66, cpy_r_r74);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 271, CPyStatic_acquire___globals);
        goto CPyL222;
    }
    cpy_r_r76 = CPyStatics[4897]; /* 1 */
    cpy_r_r77 = PyNumber_InPlaceAdd(cpy_r_r75, cpy_r_r76);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 271, CPyStatic_acquire___globals);
        goto CPyL222;
    }
    cpy_r_r78 = CPyList_SetItem(cpy_r_r66, cpy_r_r74, cpy_r_r77);
    CPyTagged_DECREF(cpy_r_r74);
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 271, CPyStatic_acquire___globals);
        goto CPyL221;
    }
    cpy_r_r79 = cpy_r_r71 + 1;
    cpy_r_r71 = cpy_r_r79;
    goto CPyL54;
CPyL60: ;
    cpy_r_r80 = CPyStatic_wayfarers___names___FIRST_CARD_COUNT;
    if (unlikely(cpy_r_r80 == CPY_INT_TAG)) {
        goto CPyL223;
    } else
        goto CPyL63;
CPyL61: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"FIRST_CARD_COUNT\" was not set");
    cpy_r_r81 = 0;
    if (unlikely(!cpy_r_r81)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 272, CPyStatic_acquire___globals);
        goto CPyL206;
    }
    CPy_Unreachable();
CPyL63: ;
    cpy_r_r82 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__row;
    if (unlikely(cpy_r_r82 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "row", 272, CPyStatic_acquire___globals);
        goto CPyL219;
    }
CPyL64: ;
    cpy_r_r83 = CPyTagged_Add(cpy_r_r80, cpy_r_r82);
    cpy_r_r84 = CPyList_GetItem(cpy_r_r66, cpy_r_r83);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 272, CPyStatic_acquire___globals);
        goto CPyL224;
    }
    cpy_r_r85 = CPyStatics[4897]; /* 1 */
    cpy_r_r86 = PyNumber_InPlaceAdd(cpy_r_r84, cpy_r_r85);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 272, CPyStatic_acquire___globals);
        goto CPyL224;
    }
    cpy_r_r87 = CPyList_SetItem(cpy_r_r66, cpy_r_r83, cpy_r_r86);
    CPyTagged_DECREF(cpy_r_r83);
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 272, CPyStatic_acquire___globals);
        goto CPyL219;
    }
    cpy_r_r88 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "player", 273, CPyStatic_acquire___globals);
        goto CPyL219;
    }
CPyL68: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r88)->_counts != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r88)->_counts);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r88)->_counts = cpy_r_r66;
    cpy_r_r89 = 1;
    if (unlikely(!cpy_r_r89)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 273, CPyStatic_acquire___globals);
        goto CPyL206;
    }
    cpy_r_r90 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed;
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "printed", 274, CPyStatic_acquire___globals);
        goto CPyL206;
    }
CPyL70: ;
    cpy_r_r91 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r90)->_immediate;
    CPy_INCREF(cpy_r_r91);
    cpy_r_r92 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__performer;
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "performer", 274, CPyStatic_acquire___globals);
        goto CPyL225;
    }
CPyL71: ;
    cpy_r_r93 = CPyDef_perform___Performer___flat(cpy_r_r92, cpy_r_r91);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 274, CPyStatic_acquire___globals);
        goto CPyL206;
    }
    cpy_r_r94 = (CPyPtr)((CPyPtr)cpy_r_r93 + offsetof(PyVarObject, ob_size));
    cpy_r_r95 = *(int64_t *)cpy_r_r94;
    cpy_r_r96 = PyList_New(cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 274, CPyStatic_acquire___globals);
        goto CPyL226;
    }
    cpy_r_r97 = 0;
CPyL74: ;
    cpy_r_r98 = cpy_r_r97 < cpy_r_r95;
    if (!cpy_r_r98) goto CPyL227;
    cpy_r_r99 = CPySequenceTuple_GetItemUnsafe(cpy_r_r93, cpy_r_r97);
    if (likely(PyObject_TypeCheck(cpy_r_r99, CPyType_kernel___effects___Effect)))
        cpy_r_r100 = cpy_r_r99;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 274, CPyStatic_acquire___globals, "serai.kernel.effects.Effect", cpy_r_r99);
        goto CPyL228;
    }
    cpy_r_r101.f0 = cpy_r_r100;
    cpy_r_r101.f1 = 0;
    cpy_r_r102 = PyTuple_New(2);
    if (unlikely(cpy_r_r102 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7098 = cpy_r_r101.f0;
    PyTuple_SET_ITEM(cpy_r_r102, 0, __tmp7098);
    PyObject *__tmp7099 = CPyTagged_StealAsObject(cpy_r_r101.f1);
    PyTuple_SET_ITEM(cpy_r_r102, 1, __tmp7099);
    CPyList_SetItemUnsafe(cpy_r_r96, cpy_r_r97, cpy_r_r102);
    cpy_r_r103 = cpy_r_r97 + 1;
    cpy_r_r97 = cpy_r_r103;
    goto CPyL74;
CPyL78: ;
    cpy_r_waiting = cpy_r_r96;
    cpy_r_r104 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__row;
    if (unlikely(cpy_r_r104 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "row", 275, CPyStatic_acquire___globals);
        goto CPyL229;
    }
CPyL79: ;
    cpy_r_r105 = cpy_r_r104 == 0;
    if (!cpy_r_r105) goto CPyL103;
    cpy_r_r106 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "player", 276, CPyStatic_acquire___globals);
        goto CPyL229;
    }
CPyL81: ;
    cpy_r_r107 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r106)->_land;
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "Player", "land", 276, CPyStatic_acquire___globals);
        goto CPyL229;
    }
    CPy_INCREF(cpy_r_r107);
CPyL82: ;
    cpy_r_r108 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r108 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "card", 276, CPyStatic_acquire___globals);
        goto CPyL230;
    }
CPyL83: ;
    cpy_r_r109 = PyList_New(0);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 276, CPyStatic_acquire___globals);
        goto CPyL230;
    }
    cpy_r_r110 = CPyList_Extend(cpy_r_r109, cpy_r_r107);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 276, CPyStatic_acquire___globals);
        goto CPyL231;
    } else
        goto CPyL232;
CPyL85: ;
    CPyTagged_INCREF(cpy_r_r108);
    cpy_r_r111 = CPyTagged_StealAsObject(cpy_r_r108);
    cpy_r_r112 = PyList_Append(cpy_r_r109, cpy_r_r111);
    CPy_DECREF(cpy_r_r111);
    cpy_r_r113 = cpy_r_r112 >= 0;
    if (unlikely(!cpy_r_r113)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 276, CPyStatic_acquire___globals);
        goto CPyL231;
    }
    cpy_r_r114 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "player", 276, CPyStatic_acquire___globals);
        goto CPyL231;
    }
CPyL87: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r114)->_land != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r114)->_land);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r114)->_land = cpy_r_r109;
    cpy_r_r115 = 1;
    if (unlikely(!cpy_r_r115)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 276, CPyStatic_acquire___globals);
        goto CPyL229;
    }
    cpy_r_r116 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "player", 277, CPyStatic_acquire___globals);
        goto CPyL229;
    }
CPyL89: ;
    cpy_r_r117 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r116)->_land_folk;
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "Player", "land_folk", 277, CPyStatic_acquire___globals);
        goto CPyL229;
    }
    CPy_INCREF(cpy_r_r117);
CPyL90: ;
    cpy_r_r118 = PyList_New(0);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 277, CPyStatic_acquire___globals);
        goto CPyL233;
    }
    cpy_r_r119 = CPyList_Extend(cpy_r_r118, cpy_r_r117);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 277, CPyStatic_acquire___globals);
        goto CPyL234;
    } else
        goto CPyL235;
CPyL92: ;
    cpy_r_r120 = CPyStatics[4908]; /* -1 */
    cpy_r_r121 = PyList_Append(cpy_r_r118, cpy_r_r120);
    cpy_r_r122 = cpy_r_r121 >= 0;
    if (unlikely(!cpy_r_r122)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 277, CPyStatic_acquire___globals);
        goto CPyL234;
    }
    cpy_r_r123 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "player", 277, CPyStatic_acquire___globals);
        goto CPyL234;
    }
CPyL94: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r123)->_land_folk != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r123)->_land_folk);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r123)->_land_folk = cpy_r_r118;
    cpy_r_r124 = 1;
    if (unlikely(!cpy_r_r124)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 277, CPyStatic_acquire___globals);
        goto CPyL229;
    }
    cpy_r_r125 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed;
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "printed", 278, CPyStatic_acquire___globals);
        goto CPyL229;
    }
CPyL96: ;
    cpy_r_r126 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r125)->_has_slot;
    if (!cpy_r_r126) goto CPyL171;
CPyL97: ;
    cpy_r_r127 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r127 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "card", 279, CPyStatic_acquire___globals);
        goto CPyL229;
    }
CPyL98: ;
    cpy_r_r128 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "player", 279, CPyStatic_acquire___globals);
        goto CPyL229;
    }
CPyL99: ;
    cpy_r_r129 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r128)->_land;
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "Player", "land", 279, CPyStatic_acquire___globals);
        goto CPyL229;
    }
CPyL100: ;
    cpy_r_r130 = (CPyPtr)((CPyPtr)cpy_r_r129 + offsetof(PyVarObject, ob_size));
    cpy_r_r131 = *(int64_t *)cpy_r_r130;
    cpy_r_r132 = cpy_r_r131 << 1;
    cpy_r_r133 = CPyTagged_Subtract(cpy_r_r132, 2);
    cpy_r_r134 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "player", 279, CPyStatic_acquire___globals);
        goto CPyL236;
    }
CPyL101: ;
    cpy_r_r135 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "player", 279, CPyStatic_acquire___globals);
        goto CPyL236;
    }
CPyL102: ;
    cpy_r_r136 = CPyDef_acquire___add_slot(cpy_r_r135, cpy_r_r127, cpy_r_r133);
    CPyTagged_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r136 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 279, CPyStatic_acquire___globals);
        goto CPyL229;
    } else
        goto CPyL171;
CPyL103: ;
    cpy_r_r137 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__row;
    if (unlikely(cpy_r_r137 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "row", 280, CPyStatic_acquire___globals);
        goto CPyL229;
    }
CPyL104: ;
    cpy_r_r138 = cpy_r_r137 == 2;
    if (!cpy_r_r138) goto CPyL154;
    cpy_r_r139 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "t", 281, CPyStatic_acquire___globals);
        goto CPyL229;
    }
CPyL106: ;
    cpy_r_r140 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r139)->_book;
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "Table", "book", 281, CPyStatic_acquire___globals);
        goto CPyL229;
    }
CPyL107: ;
    cpy_r_r141 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r140)->_cards;
    CPy_INCREF(cpy_r_r141);
    cpy_r_r142 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "player", 281, CPyStatic_acquire___globals);
        goto CPyL237;
    }
CPyL108: ;
    cpy_r_r143 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r142)->_water;
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "Player", "water", 281, CPyStatic_acquire___globals);
        goto CPyL237;
    }
CPyL109: ;
    cpy_r_r144 = CPyList_GetItemShortBorrow(cpy_r_r143, -2);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 281, CPyStatic_acquire___globals);
        goto CPyL237;
    }
    if (likely(PyLong_Check(cpy_r_r144)))
        cpy_r_r145 = CPyTagged_FromObject(cpy_r_r144);
    else {
        CPy_TypeError("int", cpy_r_r144); cpy_r_r145 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r145 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 281, CPyStatic_acquire___globals);
        goto CPyL237;
    }
    cpy_r_r146 = CPyList_GetItem(cpy_r_r141, cpy_r_r145);
    CPy_DECREF(cpy_r_r141);
    CPyTagged_DECREF(cpy_r_r145);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 281, CPyStatic_acquire___globals);
        goto CPyL229;
    }
    if (likely(Py_TYPE(cpy_r_r146) == CPyType_wayfarers___printed___Card))
        cpy_r_r147 = cpy_r_r146;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 281, CPyStatic_acquire___globals, "serai.games.wayfarers.printed.Card", cpy_r_r146);
        goto CPyL229;
    }
    cpy_r_r148 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "player", 281, CPyStatic_acquire___globals);
        goto CPyL238;
    }
CPyL114: ;
    cpy_r_r149 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "player", 282, CPyStatic_acquire___globals);
        goto CPyL239;
    }
CPyL115: ;
    cpy_r_r150 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r149)->_water;
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "Player", "water", 282, CPyStatic_acquire___globals);
        goto CPyL239;
    }
    CPy_INCREF(cpy_r_r150);
CPyL116: ;
    cpy_r_r151 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r151 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "card", 282, CPyStatic_acquire___globals);
        goto CPyL240;
    }
CPyL117: ;
    cpy_r_r152 = PyList_New(0);
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 282, CPyStatic_acquire___globals);
        goto CPyL240;
    }
    cpy_r_r153 = CPyList_Extend(cpy_r_r152, cpy_r_r150);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 282, CPyStatic_acquire___globals);
        goto CPyL241;
    } else
        goto CPyL242;
CPyL119: ;
    CPyTagged_INCREF(cpy_r_r151);
    cpy_r_r154 = CPyTagged_StealAsObject(cpy_r_r151);
    cpy_r_r155 = PyList_Append(cpy_r_r152, cpy_r_r154);
    CPy_DECREF(cpy_r_r154);
    cpy_r_r156 = cpy_r_r155 >= 0;
    if (unlikely(!cpy_r_r156)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 282, CPyStatic_acquire___globals);
        goto CPyL241;
    }
    cpy_r_r157 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "player", 282, CPyStatic_acquire___globals);
        goto CPyL241;
    }
CPyL121: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r157)->_water != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r157)->_water);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r157)->_water = cpy_r_r152;
    cpy_r_r158 = 1;
    if (unlikely(!cpy_r_r158)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 282, CPyStatic_acquire___globals);
        goto CPyL239;
    }
    cpy_r_r159 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "player", 283, CPyStatic_acquire___globals);
        goto CPyL239;
    }
CPyL123: ;
    cpy_r_r160 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r159)->_water_folk;
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "Player", "water_folk", 283, CPyStatic_acquire___globals);
        goto CPyL239;
    }
    CPy_INCREF(cpy_r_r160);
CPyL124: ;
    cpy_r_r161 = PyList_New(0);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 283, CPyStatic_acquire___globals);
        goto CPyL243;
    }
    cpy_r_r162 = CPyList_Extend(cpy_r_r161, cpy_r_r160);
    CPy_DECREF(cpy_r_r160);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 283, CPyStatic_acquire___globals);
        goto CPyL244;
    } else
        goto CPyL245;
CPyL126: ;
    cpy_r_r163 = CPyStatics[4908]; /* -1 */
    cpy_r_r164 = PyList_Append(cpy_r_r161, cpy_r_r163);
    cpy_r_r165 = cpy_r_r164 >= 0;
    if (unlikely(!cpy_r_r165)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 283, CPyStatic_acquire___globals);
        goto CPyL244;
    }
    cpy_r_r166 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "player", 283, CPyStatic_acquire___globals);
        goto CPyL244;
    }
CPyL128: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r166)->_water_folk != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r166)->_water_folk);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r166)->_water_folk = cpy_r_r161;
    cpy_r_r167 = 1;
    if (unlikely(!cpy_r_r167)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 283, CPyStatic_acquire___globals);
        goto CPyL239;
    }
    cpy_r_r168 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed;
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "printed", 284, CPyStatic_acquire___globals);
        goto CPyL239;
    }
CPyL130: ;
    cpy_r_r169 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r168)->_has_slot;
    if (!cpy_r_r169) goto CPyL137;
CPyL131: ;
    cpy_r_r170 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r170 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "card", 285, CPyStatic_acquire___globals);
        goto CPyL239;
    }
CPyL132: ;
    cpy_r_r171 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "player", 285, CPyStatic_acquire___globals);
        goto CPyL239;
    }
CPyL133: ;
    cpy_r_r172 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r171)->_water;
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "Player", "water", 285, CPyStatic_acquire___globals);
        goto CPyL239;
    }
CPyL134: ;
    cpy_r_r173 = (CPyPtr)((CPyPtr)cpy_r_r172 + offsetof(PyVarObject, ob_size));
    cpy_r_r174 = *(int64_t *)cpy_r_r173;
    cpy_r_r175 = cpy_r_r174 << 1;
    cpy_r_r176 = CPyTagged_Add(2000, cpy_r_r175);
    cpy_r_r177 = CPyTagged_Subtract(cpy_r_r176, 2);
    CPyTagged_DECREF(cpy_r_r176);
    cpy_r_r178 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "player", 285, CPyStatic_acquire___globals);
        goto CPyL246;
    }
CPyL135: ;
    cpy_r_r179 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r179 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "player", 285, CPyStatic_acquire___globals);
        goto CPyL246;
    }
CPyL136: ;
    cpy_r_r180 = CPyDef_acquire___add_slot(cpy_r_r179, cpy_r_r170, cpy_r_r177);
    CPyTagged_DECREF(cpy_r_r177);
    if (unlikely(cpy_r_r180 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 285, CPyStatic_acquire___globals);
        goto CPyL239;
    }
CPyL137: ;
    cpy_r_r181 = 0;
    cpy_r_r182 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r147)->_links;
    CPy_INCREF(cpy_r_r182);
    CPy_DECREF(cpy_r_r147);
    cpy_r_r183 = (CPyPtr)((CPyPtr)cpy_r_r182 + offsetof(PyVarObject, ob_size));
    cpy_r_r184 = *(int64_t *)cpy_r_r183;
    cpy_r_r185 = 0;
CPyL138: ;
    cpy_r_r186 = cpy_r_r185 < cpy_r_r184;
    if (!cpy_r_r186) goto CPyL247;
    cpy_r_bar = cpy_r_r181;
    cpy_r_r187 = CPySequenceTuple_GetItemUnsafe(cpy_r_r182, cpy_r_r185);
    if (likely(PyObject_TypeCheck(cpy_r_r187, CPyType_kernel___effects___Effect)))
        cpy_r_r188 = cpy_r_r187;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 286, CPyStatic_acquire___globals, "serai.kernel.effects.Effect", cpy_r_r187);
        goto CPyL248;
    }
    cpy_r_r189 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed;
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "printed", 287, CPyStatic_acquire___globals);
        goto CPyL249;
    }
CPyL141: ;
    cpy_r_r190 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r189)->_bolts;
    CPyTagged_INCREF(cpy_r_r190);
    cpy_r_r191 = CPyTagged_Rshift(cpy_r_r190, cpy_r_bar);
    CPyTagged_DECREF(cpy_r_r190);
    CPyTagged_DECREF(cpy_r_bar);
    if (unlikely(cpy_r_r191 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 287, CPyStatic_acquire___globals);
        goto CPyL250;
    }
    cpy_r_r192 = CPyTagged_And(cpy_r_r191, 2);
    CPyTagged_DECREF(cpy_r_r191);
    cpy_r_r193 = cpy_r_r192 != 0;
    CPyTagged_DECREF(cpy_r_r192);
    if (!cpy_r_r193) goto CPyL251;
    cpy_r_r194 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__performer;
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "performer", 288, CPyStatic_acquire___globals);
        goto CPyL250;
    }
CPyL144: ;
    cpy_r_r195 = CPyDef_perform___Performer___flat(cpy_r_r194, cpy_r_r188);
    CPy_DECREF(cpy_r_r188);
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 288, CPyStatic_acquire___globals);
        goto CPyL252;
    }
    cpy_r_r196 = (CPyPtr)((CPyPtr)cpy_r_r195 + offsetof(PyVarObject, ob_size));
    cpy_r_r197 = *(int64_t *)cpy_r_r196;
    cpy_r_r198 = PyList_New(cpy_r_r197);
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 288, CPyStatic_acquire___globals);
        goto CPyL253;
    }
    cpy_r_r199 = 0;
CPyL147: ;
    cpy_r_r200 = cpy_r_r199 < cpy_r_r197;
    if (!cpy_r_r200) goto CPyL254;
    cpy_r_r201 = CPySequenceTuple_GetItemUnsafe(cpy_r_r195, cpy_r_r199);
    if (likely(PyObject_TypeCheck(cpy_r_r201, CPyType_kernel___effects___Effect)))
        cpy_r_r202 = cpy_r_r201;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 288, CPyStatic_acquire___globals, "serai.kernel.effects.Effect", cpy_r_r201);
        goto CPyL255;
    }
    cpy_r_r203.f0 = cpy_r_r202;
    cpy_r_r203.f1 = 0;
    cpy_r_r204 = PyTuple_New(2);
    if (unlikely(cpy_r_r204 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7100 = cpy_r_r203.f0;
    PyTuple_SET_ITEM(cpy_r_r204, 0, __tmp7100);
    PyObject *__tmp7101 = CPyTagged_StealAsObject(cpy_r_r203.f1);
    PyTuple_SET_ITEM(cpy_r_r204, 1, __tmp7101);
    CPyList_SetItemUnsafe(cpy_r_r198, cpy_r_r199, cpy_r_r204);
    cpy_r_r205 = cpy_r_r199 + 1;
    cpy_r_r199 = cpy_r_r205;
    goto CPyL147;
CPyL151: ;
    cpy_r_r206 = PySequence_InPlaceConcat(cpy_r_waiting, cpy_r_r198);
    CPy_DECREF(cpy_r_waiting);
    CPy_DECREF(cpy_r_r198);
    if (unlikely(cpy_r_r206 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 288, CPyStatic_acquire___globals);
        goto CPyL256;
    }
    cpy_r_waiting = cpy_r_r206;
CPyL153: ;
    cpy_r_r207 = cpy_r_r181 + 2;
    cpy_r_r181 = cpy_r_r207;
    cpy_r_r208 = cpy_r_r185 + 1;
    cpy_r_r185 = cpy_r_r208;
    goto CPyL138;
CPyL154: ;
    cpy_r_r209 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__row;
    if (unlikely(cpy_r_r209 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "row", 289, CPyStatic_acquire___globals);
        goto CPyL229;
    }
CPyL155: ;
    cpy_r_r210 = cpy_r_r209 == 4;
    if (!cpy_r_r210) goto CPyL171;
    cpy_r_r211 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "player", 290, CPyStatic_acquire___globals);
        goto CPyL229;
    }
CPyL157: ;
    cpy_r_r212 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r211)->_space;
    if (unlikely(cpy_r_r212 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "Player", "space", 290, CPyStatic_acquire___globals);
        goto CPyL229;
    }
    CPy_INCREF(cpy_r_r212);
CPyL158: ;
    cpy_r_r213 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r213 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "card", 290, CPyStatic_acquire___globals);
        goto CPyL257;
    }
CPyL159: ;
    cpy_r_r214 = PyList_New(0);
    if (unlikely(cpy_r_r214 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 290, CPyStatic_acquire___globals);
        goto CPyL257;
    }
    cpy_r_r215 = CPyList_Extend(cpy_r_r214, cpy_r_r212);
    CPy_DECREF(cpy_r_r212);
    if (unlikely(cpy_r_r215 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 290, CPyStatic_acquire___globals);
        goto CPyL258;
    } else
        goto CPyL259;
CPyL161: ;
    CPyTagged_INCREF(cpy_r_r213);
    cpy_r_r216 = CPyTagged_StealAsObject(cpy_r_r213);
    cpy_r_r217 = PyList_Append(cpy_r_r214, cpy_r_r216);
    CPy_DECREF(cpy_r_r216);
    cpy_r_r218 = cpy_r_r217 >= 0;
    if (unlikely(!cpy_r_r218)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 290, CPyStatic_acquire___globals);
        goto CPyL258;
    }
    cpy_r_r219 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r219 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "player", 290, CPyStatic_acquire___globals);
        goto CPyL258;
    }
CPyL163: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r219)->_space != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r219)->_space);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r219)->_space = cpy_r_r214;
    cpy_r_r220 = 1;
    if (unlikely(!cpy_r_r220)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 290, CPyStatic_acquire___globals);
        goto CPyL229;
    }
    cpy_r_r221 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r221 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "player", 291, CPyStatic_acquire___globals);
        goto CPyL229;
    }
CPyL165: ;
    cpy_r_r222 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r221)->_space_inspiration;
    if (unlikely(cpy_r_r222 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "Player", "space_inspiration", 291, CPyStatic_acquire___globals);
        goto CPyL229;
    }
    CPy_INCREF(cpy_r_r222);
CPyL166: ;
    cpy_r_r223 = PyList_New(0);
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 291, CPyStatic_acquire___globals);
        goto CPyL260;
    }
    cpy_r_r224 = CPyList_Extend(cpy_r_r223, cpy_r_r222);
    CPy_DECREF(cpy_r_r222);
    if (unlikely(cpy_r_r224 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 291, CPyStatic_acquire___globals);
        goto CPyL261;
    } else
        goto CPyL262;
CPyL168: ;
    cpy_r_r225 = CPyStatics[4908]; /* -1 */
    cpy_r_r226 = PyList_Append(cpy_r_r223, cpy_r_r225);
    cpy_r_r227 = cpy_r_r226 >= 0;
    if (unlikely(!cpy_r_r227)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 291, CPyStatic_acquire___globals);
        goto CPyL261;
    }
    cpy_r_r228 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r228 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "player", 291, CPyStatic_acquire___globals);
        goto CPyL261;
    }
CPyL170: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r228)->_space_inspiration != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r228)->_space_inspiration);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r228)->_space_inspiration = cpy_r_r223;
    cpy_r_r229 = 1;
    if (unlikely(!cpy_r_r229)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 291, CPyStatic_acquire___globals);
        goto CPyL229;
    }
CPyL171: ;
    cpy_r_r230 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "t", 292, CPyStatic_acquire___globals);
        goto CPyL229;
    }
CPyL172: ;
    cpy_r_r231 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r231 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "me", 292, CPyStatic_acquire___globals);
        goto CPyL229;
    }
CPyL173: ;
    cpy_r_r232 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed;
    if (unlikely(cpy_r_r232 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "printed", 292, CPyStatic_acquire___globals);
        goto CPyL229;
    }
CPyL174: ;
    cpy_r_r233 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r232)->_triggers;
    CPyTagged_INCREF(cpy_r_r233);
    cpy_r_r234 = CPyDef_acquire___triggered(cpy_r_r230, cpy_r_r231, cpy_r_r233);
    CPyTagged_DECREF(cpy_r_r233);
    if (unlikely(cpy_r_r234 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 292, CPyStatic_acquire___globals);
        goto CPyL229;
    }
    cpy_r_r235 = PySequence_InPlaceConcat(cpy_r_waiting, cpy_r_r234);
    CPy_DECREF(cpy_r_waiting);
    CPy_DECREF(cpy_r_r234);
    if (unlikely(cpy_r_r235 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 292, CPyStatic_acquire___globals);
        goto CPyL206;
    }
    cpy_r_waiting = cpy_r_r235;
    cpy_r_r236 = (CPyPtr)((CPyPtr)cpy_r_waiting + offsetof(PyVarObject, ob_size));
    cpy_r_r237 = *(int64_t *)cpy_r_r236;
    cpy_r_r238 = cpy_r_r237 << 1;
    cpy_r_r239 = cpy_r_r238 != 0;
    if (!cpy_r_r239) goto CPyL263;
    cpy_r_r240 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r240 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "t", 294, CPyStatic_acquire___globals);
        goto CPyL229;
    }
CPyL178: ;
    cpy_r_r241 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r241 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "me", 294, CPyStatic_acquire___globals);
        goto CPyL229;
    }
CPyL179: ;
    cpy_r_r242 = 2;
    cpy_r_r243 = 2;
    cpy_r_r244 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__performer;
    if (unlikely(cpy_r_r244 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_card", "add_card_gen", "performer", 294, CPyStatic_acquire___globals);
        goto CPyL229;
    }
CPyL180: ;
    cpy_r_r245 = CPyDef_perform___Performer___resolve(cpy_r_r244, cpy_r_r240, cpy_r_r241, cpy_r_waiting, cpy_r_r242, cpy_r_r243);
    CPy_DECREF(cpy_r_waiting);
    if (unlikely(cpy_r_r245 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 294, CPyStatic_acquire___globals);
        goto CPyL206;
    }
    if (((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___add_card_gen_5 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___add_card_gen_5);
    }
    ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___add_card_gen_5 = cpy_r_r245;
    cpy_r_r246 = 1;
    if (!cpy_r_r246) goto CPyL206;
    cpy_r_r247 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r248 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r249 = NULL;
    cpy_r_r5 = cpy_r_r249;
    cpy_r_r250 = (PyObject **)&cpy_r_r5;
    cpy_r_r251 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___add_card_gen_5;
    cpy_r_r252 = CPyDef_perform___resolve_Performer_gen_____mypyc_generator_helper__(cpy_r_r251, cpy_r_r248, cpy_r_r248, cpy_r_r248, cpy_r_r247, cpy_r_r250);
    if (cpy_r_r252 != NULL) goto CPyL264;
    cpy_r_r253 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r253)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 294, CPyStatic_acquire___globals);
        goto CPyL265;
    }
    cpy_r_r254 = cpy_r_r5;
    CPy_DECREF(cpy_r_r254);
    cpy_r_r255 = NULL;
    if (((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___add_card_gen_5 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___add_card_gen_5);
    }
    ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___add_card_gen_5 = cpy_r_r255;
    cpy_r_r256 = 1;
    if (unlikely(!cpy_r_r256)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 294, CPyStatic_acquire___globals);
        goto CPyL206;
    } else
        goto CPyL201;
CPyL185: ;
    cpy_r_r257 = cpy_r_r252;
CPyL186: ;
    ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r257;
CPyL187: ;
    cpy_r_r259 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r260 = cpy_r_type != cpy_r_r259;
    if (!cpy_r_r260) goto CPyL266;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 294, CPyStatic_acquire___globals);
        goto CPyL191;
    } else
        goto CPyL267;
CPyL189: ;
    CPy_Unreachable();
CPyL190: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL197;
CPyL191: ;
    cpy_r_r261 = CPy_CatchError();
    cpy_r_r262 = (PyObject **)&cpy_r_r7;
    cpy_r_r263 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___add_card_gen_5;
    cpy_r_r264 = CPy_YieldFromErrorHandle(cpy_r_r263, cpy_r_r262);
    if (unlikely(cpy_r_r264 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 294, CPyStatic_acquire___globals);
        goto CPyL268;
    }
    if (cpy_r_r264) goto CPyL194;
    cpy_r_r257 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r261);
    CPy_DecRef(cpy_r_r261.f0);
    CPy_DecRef(cpy_r_r261.f1);
    CPy_DecRef(cpy_r_r261.f2);
    goto CPyL186;
CPyL194: ;
    cpy_r_r254 = cpy_r_r7;
    CPy_DecRef(cpy_r_r254);
    CPy_RestoreExcInfo(cpy_r_r261);
    CPy_DecRef(cpy_r_r261.f0);
    CPy_DecRef(cpy_r_r261.f1);
    CPy_DecRef(cpy_r_r261.f2);
    goto CPyL201;
CPyL195: ;
    CPy_RestoreExcInfo(cpy_r_r261);
    CPy_DecRef(cpy_r_r261.f0);
    CPy_DecRef(cpy_r_r261.f1);
    CPy_DecRef(cpy_r_r261.f2);
    cpy_r_r265 = CPy_KeepPropagating();
    if (!cpy_r_r265) goto CPyL206;
    CPy_Unreachable();
CPyL197: ;
    cpy_r_r266 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r267 = NULL;
    cpy_r_r5 = cpy_r_r267;
    cpy_r_r268 = (PyObject **)&cpy_r_r5;
    cpy_r_r269 = ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire___add_card_gen_5;
    cpy_r_r270 = CPyDef_perform___resolve_Performer_gen_____mypyc_generator_helper__(cpy_r_r269, cpy_r_r266, cpy_r_r266, cpy_r_r266, cpy_r_arg, cpy_r_r268);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r270 == NULL) {
        goto CPyL199;
    } else
        goto CPyL269;
CPyL198: ;
    cpy_r_r257 = cpy_r_r270;
    goto CPyL186;
CPyL199: ;
    cpy_r_r271 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r271)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 294, CPyStatic_acquire___globals);
        goto CPyL265;
    }
    cpy_r_r254 = cpy_r_r5;
    CPy_DECREF(cpy_r_r254);
CPyL201: ;
    cpy_r_r272 = Py_None;
    CPy_INCREF(cpy_r_r272);
    ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r274 = CPyDef_acquire___add_card_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL205;
    CPyGen_SetStopIterationValue(cpy_r_r272);
    CPy_DECREF(cpy_r_r272);
    if (!0) goto CPyL212;
    CPy_Unreachable();
CPyL205: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r272;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL206: ;
    ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r276 = CPyDef_acquire___add_card_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r277 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r277;
CPyL207: ;
    cpy_r_r278 = cpy_r_r8 == 0;
    if (cpy_r_r278) goto CPyL270;
    cpy_r_r279 = cpy_r_r8 == 1;
    if (cpy_r_r279) {
        goto CPyL271;
    } else
        goto CPyL272;
CPyL209: ;
    cpy_r_r280 = cpy_r_r8 == 2;
    if (cpy_r_r280) {
        goto CPyL187;
    } else
        goto CPyL273;
CPyL210: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r281 = 0;
    if (unlikely(!cpy_r_r281)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 261, CPyStatic_acquire___globals);
        goto CPyL212;
    }
    CPy_Unreachable();
CPyL212: ;
    cpy_r_r282 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r282;
CPyL213: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL32;
CPyL214: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL206;
CPyL215: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL37;
CPyL216: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL36;
CPyL217: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL42;
CPyL218: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL45;
CPyL219: ;
    CPy_DecRef(cpy_r_r66);
    goto CPyL206;
CPyL220: ;
    CPy_DECREF(cpy_r_r68);
    goto CPyL60;
CPyL221: ;
    CPy_DecRef(cpy_r_r66);
    CPy_DecRef(cpy_r_r68);
    goto CPyL206;
CPyL222: ;
    CPy_DecRef(cpy_r_r66);
    CPy_DecRef(cpy_r_r68);
    CPyTagged_DecRef(cpy_r_r74);
    goto CPyL206;
CPyL223: ;
    CPy_DecRef(cpy_r_r66);
    goto CPyL61;
CPyL224: ;
    CPy_DecRef(cpy_r_r66);
    CPyTagged_DecRef(cpy_r_r83);
    goto CPyL206;
CPyL225: ;
    CPy_DecRef(cpy_r_r91);
    goto CPyL206;
CPyL226: ;
    CPy_DecRef(cpy_r_r93);
    goto CPyL206;
CPyL227: ;
    CPy_DECREF(cpy_r_r93);
    goto CPyL78;
CPyL228: ;
    CPy_DecRef(cpy_r_r93);
    CPy_DecRef(cpy_r_r96);
    goto CPyL206;
CPyL229: ;
    CPy_DecRef(cpy_r_waiting);
    goto CPyL206;
CPyL230: ;
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r107);
    goto CPyL206;
CPyL231: ;
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r109);
    goto CPyL206;
CPyL232: ;
    CPy_DECREF(cpy_r_r110);
    goto CPyL85;
CPyL233: ;
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r117);
    goto CPyL206;
CPyL234: ;
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r118);
    goto CPyL206;
CPyL235: ;
    CPy_DECREF(cpy_r_r119);
    goto CPyL92;
CPyL236: ;
    CPy_DecRef(cpy_r_waiting);
    CPyTagged_DecRef(cpy_r_r133);
    goto CPyL206;
CPyL237: ;
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r141);
    goto CPyL206;
CPyL238: ;
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r147);
    goto CPyL206;
CPyL239: ;
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r147);
    goto CPyL206;
CPyL240: ;
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r147);
    CPy_DecRef(cpy_r_r150);
    goto CPyL206;
CPyL241: ;
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r147);
    CPy_DecRef(cpy_r_r152);
    goto CPyL206;
CPyL242: ;
    CPy_DECREF(cpy_r_r153);
    goto CPyL119;
CPyL243: ;
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r147);
    CPy_DecRef(cpy_r_r160);
    goto CPyL206;
CPyL244: ;
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r147);
    CPy_DecRef(cpy_r_r161);
    goto CPyL206;
CPyL245: ;
    CPy_DECREF(cpy_r_r162);
    goto CPyL126;
CPyL246: ;
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r147);
    CPyTagged_DecRef(cpy_r_r177);
    goto CPyL206;
CPyL247: ;
    CPy_DECREF(cpy_r_r182);
    goto CPyL171;
CPyL248: ;
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r182);
    CPyTagged_DecRef(cpy_r_bar);
    goto CPyL206;
CPyL249: ;
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r182);
    CPyTagged_DecRef(cpy_r_bar);
    CPy_DecRef(cpy_r_r188);
    goto CPyL206;
CPyL250: ;
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r182);
    CPy_DecRef(cpy_r_r188);
    goto CPyL206;
CPyL251: ;
    CPy_DECREF(cpy_r_r188);
    goto CPyL153;
CPyL252: ;
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r182);
    goto CPyL206;
CPyL253: ;
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r182);
    CPy_DecRef(cpy_r_r195);
    goto CPyL206;
CPyL254: ;
    CPy_DECREF(cpy_r_r195);
    goto CPyL151;
CPyL255: ;
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r182);
    CPy_DecRef(cpy_r_r195);
    CPy_DecRef(cpy_r_r198);
    goto CPyL206;
CPyL256: ;
    CPy_DecRef(cpy_r_r182);
    goto CPyL206;
CPyL257: ;
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r212);
    goto CPyL206;
CPyL258: ;
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r214);
    goto CPyL206;
CPyL259: ;
    CPy_DECREF(cpy_r_r215);
    goto CPyL161;
CPyL260: ;
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r222);
    goto CPyL206;
CPyL261: ;
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r223);
    goto CPyL206;
CPyL262: ;
    CPy_DECREF(cpy_r_r224);
    goto CPyL168;
CPyL263: ;
    CPy_DECREF(cpy_r_waiting);
    goto CPyL201;
CPyL264: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL185;
CPyL265: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL206;
CPyL266: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL190;
CPyL267: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL189;
CPyL268: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL195;
CPyL269: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL198;
CPyL270: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL1;
CPyL271: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL34;
CPyL272: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL209;
CPyL273: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL210;
}
        
PyObject *CPyDef_acquire___add_card_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_acquire___add_card_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_acquire___add_card_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_acquire___add_card_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire.add_card_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_acquire___add_card_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "__next__", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___add_card_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_acquire___add_card_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_acquire___add_card_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_acquire___add_card_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire.add_card_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_acquire___add_card_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "send", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___add_card_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_acquire___add_card_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_acquire___add_card_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire.add_card_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_acquire___add_card_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "__iter__", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___add_card_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_acquire___add_card_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_acquire___add_card_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_acquire___add_card_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire.add_card_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_acquire___add_card_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "throw", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___add_card_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_acquire___add_card_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp7102 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp7102);
    PyObject *__tmp7103 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp7103);
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
        
        PyObject *CPyPy_acquire___add_card_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_acquire___add_card_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire.add_card_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_acquire___add_card_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "close", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___add_card(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_card) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_acquire___add_card_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 261, CPyStatic_acquire___globals);
        goto CPyL5;
    }
    ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 261, CPyStatic_acquire___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 261, CPyStatic_acquire___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_card);
    if (((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__card != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__card);
    }
    ((serai___games___wayfarers___effects___acquire___add_card_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__card = cpy_r_card;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 261, CPyStatic_acquire___globals);
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
        
        PyObject *CPyPy_acquire___add_card(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "card", 0};
            static CPyArg_Parser parser = {"OOO:add_card", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_card;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_card)) {
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
            CPyTagged arg_card;
            if (likely(PyLong_Check(obj_card)))
                arg_card = CPyTagged_BorrowFromObject(obj_card);
            else {
                CPy_TypeError("int", obj_card); goto fail;
            }
            PyObject *retval = CPyDef_acquire___add_card(arg_t, arg_me, arg_card);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_card", 261, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___triggered(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_triggers) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_waiting;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_place;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyPtr cpy_r_r32;
    int64_t cpy_r_r33;
    PyObject *cpy_r_r34;
    int64_t cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    tuple_T2OI cpy_r_r39;
    PyObject *cpy_r_r40;
    int64_t cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    int32_t cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyPtr cpy_r_r62;
    int64_t cpy_r_r63;
    PyObject *cpy_r_r64;
    int64_t cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    tuple_T2OI cpy_r_r69;
    PyObject *cpy_r_r70;
    int64_t cpy_r_r71;
    PyObject *cpy_r_r72;
    CPyTagged cpy_r_r73;
    PyObject *cpy_r_r74;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "triggered", "Table", "players", 299, CPyStatic_acquire___globals);
        goto CPyL52;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "triggered", 299, CPyStatic_acquire___globals);
        goto CPyL52;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_wayfarers___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "triggered", 299, CPyStatic_acquire___globals, "serai.games.wayfarers.table.Player", cpy_r_r1);
        goto CPyL52;
    }
    cpy_r_r3 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "triggered", "Table", "book", 300, CPyStatic_acquire___globals);
        goto CPyL53;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r3)->_cards;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "triggered", "Table", "book", 301, CPyStatic_acquire___globals);
        goto CPyL54;
    }
CPyL5: ;
    cpy_r_r6 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r5)->_performer;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "triggered", "Book", "performer", 301, CPyStatic_acquire___globals);
        goto CPyL54;
    }
    CPy_INCREF(cpy_r_r6);
CPyL6: ;
    cpy_r_r7 = PyList_New(0);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "triggered", 302, CPyStatic_acquire___globals);
        goto CPyL55;
    }
    cpy_r_waiting = cpy_r_r7;
    cpy_r_r8 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_ready_land;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "triggered", "Player", "ready_land", 303, CPyStatic_acquire___globals);
        goto CPyL56;
    }
    CPyTagged_INCREF(cpy_r_r8);
CPyL8: ;
    cpy_r_r9 = 0;
    CPyTagged_INCREF(cpy_r_r9);
    cpy_r_place = cpy_r_r9;
    CPyTagged_DECREF(cpy_r_place);
CPyL9: ;
    cpy_r_r10 = cpy_r_r9 & 1;
    cpy_r_r11 = cpy_r_r10 != 0;
    if (cpy_r_r11) goto CPyL11;
    cpy_r_r12 = cpy_r_r8 & 1;
    cpy_r_r13 = cpy_r_r12 != 0;
    if (!cpy_r_r13) goto CPyL12;
CPyL11: ;
    cpy_r_r14 = CPyTagged_IsLt_(cpy_r_r9, cpy_r_r8);
    if (cpy_r_r14) {
        goto CPyL13;
    } else
        goto CPyL57;
CPyL12: ;
    cpy_r_r15 = (Py_ssize_t)cpy_r_r9 < (Py_ssize_t)cpy_r_r8;
    if (!cpy_r_r15) goto CPyL57;
CPyL13: ;
    CPyTagged_INCREF(cpy_r_r9);
    cpy_r_place = cpy_r_r9;
    cpy_r_r16 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_land;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "triggered", "Player", "land", 304, CPyStatic_acquire___globals);
        goto CPyL58;
    }
CPyL14: ;
    cpy_r_r17 = CPyList_GetItemBorrow(cpy_r_r16, cpy_r_place);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "triggered", 304, CPyStatic_acquire___globals);
        goto CPyL58;
    }
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "triggered", 304, CPyStatic_acquire___globals);
        goto CPyL58;
    }
    cpy_r_r19 = CPyList_GetItem(cpy_r_r4, cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "triggered", 304, CPyStatic_acquire___globals);
        goto CPyL58;
    }
    if (likely(Py_TYPE(cpy_r_r19) == CPyType_wayfarers___printed___Card))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "triggered", 304, CPyStatic_acquire___globals, "serai.games.wayfarers.printed.Card", cpy_r_r19);
        goto CPyL58;
    }
    cpy_r_r21 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r20)->_triggered_by;
    CPyTagged_INCREF(cpy_r_r21);
    cpy_r_r22 = CPyTagged_And(cpy_r_r21, cpy_r_triggers);
    CPyTagged_DECREF(cpy_r_r21);
    cpy_r_r23 = cpy_r_r22 != 0;
    CPyTagged_DECREF(cpy_r_r22);
    if (!cpy_r_r23) goto CPyL59;
    cpy_r_r24 = CPyStatics[3985]; /* 'event-vista' */
    cpy_r_r25 = CPyStatics[3986]; /* 'WF-LND-02' */
    cpy_r_r26 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r20)->_id;
    CPy_INCREF(cpy_r_r26);
    cpy_r_r27 = CPyStatics[390]; /* 'card' */
    cpy_r_r28 = CPyDict_Build(1, cpy_r_r27, cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "triggered", 306, CPyStatic_acquire___globals);
        goto CPyL60;
    }
    cpy_r_r29 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r24, cpy_r_me, cpy_r_r25, cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "triggered", 306, CPyStatic_acquire___globals);
        goto CPyL60;
    }
    cpy_r_r30 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r20)->_trigger_effect;
    CPy_INCREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r20);
    cpy_r_r31 = CPyDef_perform___Performer___flat(cpy_r_r6, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "triggered", 307, CPyStatic_acquire___globals);
        goto CPyL58;
    }
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_r31 + offsetof(PyVarObject, ob_size));
    cpy_r_r33 = *(int64_t *)cpy_r_r32;
    cpy_r_r34 = PyList_New(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "triggered", 307, CPyStatic_acquire___globals);
        goto CPyL61;
    }
    cpy_r_r35 = 0;
CPyL24: ;
    cpy_r_r36 = cpy_r_r35 < cpy_r_r33;
    if (!cpy_r_r36) goto CPyL62;
    cpy_r_r37 = CPySequenceTuple_GetItemUnsafe(cpy_r_r31, cpy_r_r35);
    if (likely(PyObject_TypeCheck(cpy_r_r37, CPyType_kernel___effects___Effect)))
        cpy_r_r38 = cpy_r_r37;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "triggered", 307, CPyStatic_acquire___globals, "serai.kernel.effects.Effect", cpy_r_r37);
        goto CPyL63;
    }
    cpy_r_r39.f0 = cpy_r_r38;
    cpy_r_r39.f1 = 0;
    cpy_r_r40 = PyTuple_New(2);
    if (unlikely(cpy_r_r40 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7104 = cpy_r_r39.f0;
    PyTuple_SET_ITEM(cpy_r_r40, 0, __tmp7104);
    PyObject *__tmp7105 = CPyTagged_StealAsObject(cpy_r_r39.f1);
    PyTuple_SET_ITEM(cpy_r_r40, 1, __tmp7105);
    CPyList_SetItemUnsafe(cpy_r_r34, cpy_r_r35, cpy_r_r40);
    cpy_r_r41 = cpy_r_r35 + 1;
    cpy_r_r35 = cpy_r_r41;
    goto CPyL24;
CPyL28: ;
    cpy_r_r42 = PySequence_InPlaceConcat(cpy_r_waiting, cpy_r_r34);
    CPy_DECREF(cpy_r_waiting);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "triggered", 307, CPyStatic_acquire___globals);
        goto CPyL64;
    }
    cpy_r_waiting = cpy_r_r42;
    cpy_r_r43 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_land_folk;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "triggered", "Player", "land_folk", 308, CPyStatic_acquire___globals);
        goto CPyL58;
    }
CPyL30: ;
    cpy_r_r44 = CPyList_GetItem(cpy_r_r43, cpy_r_place);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "triggered", 308, CPyStatic_acquire___globals);
        goto CPyL65;
    }
    if (likely(PyLong_Check(cpy_r_r44)))
        cpy_r_r45 = CPyTagged_FromObject(cpy_r_r44);
    else {
        CPy_TypeError("int", cpy_r_r44); cpy_r_r45 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "triggered", 308, CPyStatic_acquire___globals);
        goto CPyL65;
    }
    cpy_r_r46 = (Py_ssize_t)cpy_r_r45 != -2;
    if (!cpy_r_r46) goto CPyL66;
    cpy_r_r47 = CPyList_GetItemBorrow(cpy_r_r4, cpy_r_r45);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "triggered", 309, CPyStatic_acquire___globals);
        goto CPyL67;
    }
    if (likely(Py_TYPE(cpy_r_r47) == CPyType_wayfarers___printed___Card))
        cpy_r_r48 = cpy_r_r47;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "triggered", 309, CPyStatic_acquire___globals, "serai.games.wayfarers.printed.Card", cpy_r_r47);
        goto CPyL67;
    }
    cpy_r_r49 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r48)->_timing;
    CPy_INCREF(cpy_r_r49);
    cpy_r_r50 = CPyStatics[3822]; /* 'vista' */
    cpy_r_r51 = CPyStr_EqualLiteral(cpy_r_r49, cpy_r_r50, 5);
    CPy_DECREF(cpy_r_r49);
    if (!cpy_r_r51) goto CPyL66;
    cpy_r_r52 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_fresh;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "triggered", "Table", "fresh", 309, CPyStatic_acquire___globals);
        goto CPyL67;
    }
    CPy_INCREF(cpy_r_r52);
CPyL37: ;
    CPyTagged_INCREF(cpy_r_r45);
    cpy_r_r53 = CPyTagged_StealAsObject(cpy_r_r45);
    cpy_r_r54 = PySequence_Contains(cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r52);
    CPy_DECREF(cpy_r_r53);
    cpy_r_r55 = cpy_r_r54 >= 0;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "triggered", 309, CPyStatic_acquire___globals);
        goto CPyL67;
    }
    cpy_r_r56 = cpy_r_r54;
    cpy_r_r57 = cpy_r_r56 ^ 1;
    if (!cpy_r_r57) goto CPyL66;
    cpy_r_r58 = CPyList_GetItemBorrow(cpy_r_r4, cpy_r_r45);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "triggered", 310, CPyStatic_acquire___globals);
        goto CPyL67;
    }
    if (likely(Py_TYPE(cpy_r_r58) == CPyType_wayfarers___printed___Card))
        cpy_r_r59 = cpy_r_r58;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "triggered", 310, CPyStatic_acquire___globals, "serai.games.wayfarers.printed.Card", cpy_r_r58);
        goto CPyL67;
    }
    cpy_r_r60 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r59)->_ability;
    CPy_INCREF(cpy_r_r60);
    CPyTagged_DECREF(cpy_r_r45);
    cpy_r_r61 = CPyDef_perform___Performer___flat(cpy_r_r6, cpy_r_r60);
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "triggered", 310, CPyStatic_acquire___globals);
        goto CPyL65;
    }
    cpy_r_r62 = (CPyPtr)((CPyPtr)cpy_r_r61 + offsetof(PyVarObject, ob_size));
    cpy_r_r63 = *(int64_t *)cpy_r_r62;
    cpy_r_r64 = PyList_New(cpy_r_r63);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "triggered", 310, CPyStatic_acquire___globals);
        goto CPyL68;
    }
    cpy_r_r65 = 0;
CPyL44: ;
    cpy_r_r66 = cpy_r_r65 < cpy_r_r63;
    if (!cpy_r_r66) goto CPyL69;
    cpy_r_r67 = CPySequenceTuple_GetItemUnsafe(cpy_r_r61, cpy_r_r65);
    if (likely(PyObject_TypeCheck(cpy_r_r67, CPyType_kernel___effects___Effect)))
        cpy_r_r68 = cpy_r_r67;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "triggered", 310, CPyStatic_acquire___globals, "serai.kernel.effects.Effect", cpy_r_r67);
        goto CPyL70;
    }
    cpy_r_r69.f0 = cpy_r_r68;
    cpy_r_r69.f1 = 0;
    cpy_r_r70 = PyTuple_New(2);
    if (unlikely(cpy_r_r70 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7106 = cpy_r_r69.f0;
    PyTuple_SET_ITEM(cpy_r_r70, 0, __tmp7106);
    PyObject *__tmp7107 = CPyTagged_StealAsObject(cpy_r_r69.f1);
    PyTuple_SET_ITEM(cpy_r_r70, 1, __tmp7107);
    CPyList_SetItemUnsafe(cpy_r_r64, cpy_r_r65, cpy_r_r70);
    cpy_r_r71 = cpy_r_r65 + 1;
    cpy_r_r65 = cpy_r_r71;
    goto CPyL44;
CPyL48: ;
    cpy_r_r72 = PySequence_InPlaceConcat(cpy_r_waiting, cpy_r_r64);
    CPy_DECREF(cpy_r_waiting);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "triggered", 310, CPyStatic_acquire___globals);
        goto CPyL71;
    }
    cpy_r_waiting = cpy_r_r72;
CPyL50: ;
    cpy_r_r73 = CPyTagged_Add(cpy_r_r9, 2);
    CPyTagged_DECREF(cpy_r_r9);
    cpy_r_r9 = cpy_r_r73;
    goto CPyL9;
CPyL51: ;
    return cpy_r_waiting;
CPyL52: ;
    cpy_r_r74 = NULL;
    return cpy_r_r74;
CPyL53: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL52;
CPyL54: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    goto CPyL52;
CPyL55: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    goto CPyL52;
CPyL56: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_waiting);
    goto CPyL52;
CPyL57: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r9);
    goto CPyL51;
CPyL58: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_waiting);
    CPyTagged_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL52;
CPyL59: ;
    CPyTagged_DECREF(cpy_r_place);
    CPy_DECREF(cpy_r_r20);
    goto CPyL50;
CPyL60: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_waiting);
    CPyTagged_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r20);
    goto CPyL52;
CPyL61: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_waiting);
    CPyTagged_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r31);
    goto CPyL52;
CPyL62: ;
    CPy_DECREF(cpy_r_r31);
    goto CPyL28;
CPyL63: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_waiting);
    CPyTagged_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r34);
    goto CPyL52;
CPyL64: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL52;
CPyL65: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_waiting);
    CPyTagged_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    goto CPyL52;
CPyL66: ;
    CPyTagged_DECREF(cpy_r_r45);
    goto CPyL50;
CPyL67: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_waiting);
    CPyTagged_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r45);
    goto CPyL52;
CPyL68: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_waiting);
    CPyTagged_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r61);
    goto CPyL52;
CPyL69: ;
    CPy_DECREF(cpy_r_r61);
    goto CPyL48;
CPyL70: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_waiting);
    CPyTagged_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r61);
    CPy_DecRef(cpy_r_r64);
    goto CPyL52;
CPyL71: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    goto CPyL52;
}
        
        PyObject *CPyPy_acquire___triggered(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "triggers", 0};
            static CPyArg_Parser parser = {"OOO:triggered", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_triggers;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_triggers)) {
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
            CPyTagged arg_triggers;
            if (likely(PyLong_Check(obj_triggers)))
                arg_triggers = CPyTagged_BorrowFromObject(obj_triggers);
            else {
                CPy_TypeError("int", obj_triggers); goto fail;
            }
            PyObject *retval = CPyDef_acquire___triggered(arg_t, arg_me, arg_triggers);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "triggered", 297, CPyStatic_acquire___globals);
            return NULL;
        }
        
char CPyDef_acquire___add_slot(PyObject *cpy_r_player, CPyTagged cpy_r_card, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    int32_t cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    int32_t cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    cpy_r_r0 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slots;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_slot", "Player", "slots", 315, CPyStatic_acquire___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_slot", 315, CPyStatic_acquire___globals);
        goto CPyL14;
    }
    cpy_r_r2 = CPyList_Extend(cpy_r_r1, cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_slot", 315, CPyStatic_acquire___globals);
        goto CPyL15;
    } else
        goto CPyL16;
CPyL3: ;
    CPyTagged_INCREF(cpy_r_card);
    cpy_r_r3 = CPyTagged_StealAsObject(cpy_r_card);
    cpy_r_r4 = PyList_Append(cpy_r_r1, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r5 = cpy_r_r4 >= 0;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_slot", 315, CPyStatic_acquire___globals);
        goto CPyL15;
    }
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slots != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slots);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slots = cpy_r_r1;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_slot", 315, CPyStatic_acquire___globals);
        goto CPyL13;
    }
    cpy_r_r7 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slot_places;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_slot", "Player", "slot_places", 316, CPyStatic_acquire___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r7);
CPyL6: ;
    cpy_r_r8 = PyList_New(0);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_slot", 316, CPyStatic_acquire___globals);
        goto CPyL17;
    }
    cpy_r_r9 = CPyList_Extend(cpy_r_r8, cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_slot", 316, CPyStatic_acquire___globals);
        goto CPyL18;
    } else
        goto CPyL19;
CPyL8: ;
    CPyTagged_INCREF(cpy_r_place);
    cpy_r_r10 = CPyTagged_StealAsObject(cpy_r_place);
    cpy_r_r11 = PyList_Append(cpy_r_r8, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    cpy_r_r12 = cpy_r_r11 >= 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_slot", 316, CPyStatic_acquire___globals);
        goto CPyL18;
    }
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slot_places != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slot_places);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slot_places = cpy_r_r8;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_slot", 316, CPyStatic_acquire___globals);
        goto CPyL13;
    }
    cpy_r_r14 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slot_dice;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "add_slot", "Player", "slot_dice", 317, CPyStatic_acquire___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r14);
CPyL11: ;
    cpy_r_r15 = CPyStatics[4896]; /* 0 */
    cpy_r_r16 = PyList_Append(cpy_r_r14, cpy_r_r15);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r17 = cpy_r_r16 >= 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_slot", 317, CPyStatic_acquire___globals);
        goto CPyL13;
    }
    return 1;
CPyL13: ;
    cpy_r_r18 = 2;
    return cpy_r_r18;
CPyL14: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL13;
CPyL15: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL13;
CPyL16: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL3;
CPyL17: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL13;
CPyL18: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL13;
CPyL19: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL8;
}
        
        PyObject *CPyPy_acquire___add_slot(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"player", "card", "place", 0};
            static CPyArg_Parser parser = {"OOO:add_slot", kwlist, 0};
            PyObject *obj_player;
            PyObject *obj_card;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_player, &obj_card, &obj_place)) {
                return NULL;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_wayfarers___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Player", obj_player); 
                goto fail;
            }
            CPyTagged arg_card;
            if (likely(PyLong_Check(obj_card)))
                arg_card = CPyTagged_BorrowFromObject(obj_card);
            else {
                CPy_TypeError("int", obj_card); goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            char retval = CPyDef_acquire___add_slot(arg_player, arg_card, arg_place);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "add_slot", 314, CPyStatic_acquire___globals);
            return NULL;
        }
        
char CPyDef_acquire___has_tuck_place(PyObject *cpy_r_t, PyObject *cpy_r_player, CPyTagged cpy_r_folk) {
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
    PyObject *cpy_r_r10;
    PyObject **cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    tuple_T2II cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_card;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_other;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject **cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    tuple_T2II cpy_r_r39;
    CPyTagged cpy_r_r40;
    CPyTagged cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    CPyTagged cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "has_tuck_place", "Table", "book", 322, CPyStatic_acquire___globals);
        goto CPyL30;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_cards;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_folk);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "has_tuck_place", 323, CPyStatic_acquire___globals);
        goto CPyL31;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_wayfarers___printed___Card))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "has_tuck_place", 323, CPyStatic_acquire___globals, "serai.games.wayfarers.printed.Card", cpy_r_r2);
        goto CPyL31;
    }
    cpy_r_r4 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r3)->_tuck_under;
    CPyTagged_INCREF(cpy_r_r4);
    cpy_r_r5 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_land;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "has_tuck_place", "Player", "land", 324, CPyStatic_acquire___globals);
        goto CPyL32;
    }
    CPy_INCREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_land_folk;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "has_tuck_place", "Player", "land_folk", 324, CPyStatic_acquire___globals);
        goto CPyL33;
    }
    CPy_INCREF(cpy_r_r6);
CPyL5: ;
    cpy_r_r7 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r8 = CPyStatics[36]; /* 'zip' */
    cpy_r_r9 = CPyObject_GetAttr(cpy_r_r7, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "has_tuck_place", 324, CPyStatic_acquire___globals);
        goto CPyL34;
    }
    cpy_r_r10 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r11[3] = {cpy_r_r5, cpy_r_r6, cpy_r_r10};
    cpy_r_r12 = (PyObject **)&cpy_r_r11;
    cpy_r_r13 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r14 = PyObject_Vectorcall(cpy_r_r9, cpy_r_r12, 2, cpy_r_r13);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "has_tuck_place", 324, CPyStatic_acquire___globals);
        goto CPyL34;
    }
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r6);
    cpy_r_r15 = PyObject_GetIter(cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "has_tuck_place", 324, CPyStatic_acquire___globals);
        goto CPyL32;
    }
CPyL8: ;
    cpy_r_r16 = PyIter_Next(cpy_r_r15);
    if (cpy_r_r16 == NULL) goto CPyL35;
    PyObject *__tmp7108;
    if (unlikely(!(PyTuple_Check(cpy_r_r16) && PyTuple_GET_SIZE(cpy_r_r16) == 2))) {
        __tmp7108 = NULL;
        goto __LL7109;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r16, 0))))
        __tmp7108 = PyTuple_GET_ITEM(cpy_r_r16, 0);
    else {
        __tmp7108 = NULL;
    }
    if (__tmp7108 == NULL) goto __LL7109;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r16, 1))))
        __tmp7108 = PyTuple_GET_ITEM(cpy_r_r16, 1);
    else {
        __tmp7108 = NULL;
    }
    if (__tmp7108 == NULL) goto __LL7109;
    __tmp7108 = cpy_r_r16;
__LL7109: ;
    if (unlikely(__tmp7108 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r16); cpy_r_r17 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp7110 = PyTuple_GET_ITEM(cpy_r_r16, 0);
        CPyTagged __tmp7111;
        if (likely(PyLong_Check(__tmp7110)))
            __tmp7111 = CPyTagged_FromObject(__tmp7110);
        else {
            goto __LL7112;
        }
        cpy_r_r17.f0 = __tmp7111;
        PyObject *__tmp7113 = PyTuple_GET_ITEM(cpy_r_r16, 1);
        CPyTagged __tmp7114;
        if (likely(PyLong_Check(__tmp7113)))
            __tmp7114 = CPyTagged_FromObject(__tmp7113);
        else {
            goto __LL7115;
        }
        cpy_r_r17.f1 = __tmp7114;
    }
    goto __LL7116;
__LL7112: ;
    cpy_r_r17 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL7116;
__LL7115: ;
    CPyTagged_DECREF(cpy_r_r17.f0);
    cpy_r_r17 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL7116;
__LL7116: ;
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "has_tuck_place", 324, CPyStatic_acquire___globals);
        goto CPyL36;
    }
    cpy_r_r18 = cpy_r_r17.f0;
    CPyTagged_INCREF(cpy_r_r18);
    cpy_r_card = cpy_r_r18;
    cpy_r_r19 = cpy_r_r17.f1;
    CPyTagged_INCREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r17.f0);
    CPyTagged_DECREF(cpy_r_r17.f1);
    cpy_r_other = cpy_r_r19;
    cpy_r_r20 = (Py_ssize_t)cpy_r_other == -2;
    CPyTagged_DECREF(cpy_r_other);
    if (!cpy_r_r20) goto CPyL37;
    cpy_r_r21 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_card);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "has_tuck_place", 325, CPyStatic_acquire___globals);
        goto CPyL38;
    }
    if (likely(Py_TYPE(cpy_r_r21) == CPyType_wayfarers___printed___Card))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "has_tuck_place", 325, CPyStatic_acquire___globals, "serai.games.wayfarers.printed.Card", cpy_r_r21);
        goto CPyL38;
    }
    cpy_r_r23 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r22)->_triggers;
    CPyTagged_INCREF(cpy_r_r23);
    CPyTagged_DECREF(cpy_r_card);
    cpy_r_r24 = CPyTagged_And(cpy_r_r23, cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r23);
    cpy_r_r25 = cpy_r_r24 != 0;
    CPyTagged_DECREF(cpy_r_r24);
    if (cpy_r_r25) {
        goto CPyL39;
    } else
        goto CPyL8;
CPyL14: ;
    return 1;
CPyL15: ;
    cpy_r_r26 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "has_tuck_place", 324, CPyStatic_acquire___globals);
        goto CPyL32;
    }
    cpy_r_r27 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_water;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "has_tuck_place", "Player", "water", 327, CPyStatic_acquire___globals);
        goto CPyL32;
    }
    CPy_INCREF(cpy_r_r27);
CPyL17: ;
    cpy_r_r28 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_water_folk;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "has_tuck_place", "Player", "water_folk", 327, CPyStatic_acquire___globals);
        goto CPyL40;
    }
    CPy_INCREF(cpy_r_r28);
CPyL18: ;
    cpy_r_r29 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r30 = CPyStatics[36]; /* 'zip' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "has_tuck_place", 327, CPyStatic_acquire___globals);
        goto CPyL41;
    }
    cpy_r_r32 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r33[3] = {cpy_r_r27, cpy_r_r28, cpy_r_r32};
    cpy_r_r34 = (PyObject **)&cpy_r_r33;
    cpy_r_r35 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r36 = PyObject_Vectorcall(cpy_r_r31, cpy_r_r34, 2, cpy_r_r35);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "has_tuck_place", 327, CPyStatic_acquire___globals);
        goto CPyL41;
    }
    CPy_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r28);
    cpy_r_r37 = PyObject_GetIter(cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "has_tuck_place", 327, CPyStatic_acquire___globals);
        goto CPyL32;
    }
CPyL21: ;
    cpy_r_r38 = PyIter_Next(cpy_r_r37);
    if (cpy_r_r38 == NULL) goto CPyL42;
    PyObject *__tmp7117;
    if (unlikely(!(PyTuple_Check(cpy_r_r38) && PyTuple_GET_SIZE(cpy_r_r38) == 2))) {
        __tmp7117 = NULL;
        goto __LL7118;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r38, 0))))
        __tmp7117 = PyTuple_GET_ITEM(cpy_r_r38, 0);
    else {
        __tmp7117 = NULL;
    }
    if (__tmp7117 == NULL) goto __LL7118;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r38, 1))))
        __tmp7117 = PyTuple_GET_ITEM(cpy_r_r38, 1);
    else {
        __tmp7117 = NULL;
    }
    if (__tmp7117 == NULL) goto __LL7118;
    __tmp7117 = cpy_r_r38;
__LL7118: ;
    if (unlikely(__tmp7117 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r38); cpy_r_r39 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp7119 = PyTuple_GET_ITEM(cpy_r_r38, 0);
        CPyTagged __tmp7120;
        if (likely(PyLong_Check(__tmp7119)))
            __tmp7120 = CPyTagged_FromObject(__tmp7119);
        else {
            goto __LL7121;
        }
        cpy_r_r39.f0 = __tmp7120;
        PyObject *__tmp7122 = PyTuple_GET_ITEM(cpy_r_r38, 1);
        CPyTagged __tmp7123;
        if (likely(PyLong_Check(__tmp7122)))
            __tmp7123 = CPyTagged_FromObject(__tmp7122);
        else {
            goto __LL7124;
        }
        cpy_r_r39.f1 = __tmp7123;
    }
    goto __LL7125;
__LL7121: ;
    cpy_r_r39 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL7125;
__LL7124: ;
    CPyTagged_DECREF(cpy_r_r39.f0);
    cpy_r_r39 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL7125;
__LL7125: ;
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "has_tuck_place", 327, CPyStatic_acquire___globals);
        goto CPyL43;
    }
    cpy_r_r40 = cpy_r_r39.f0;
    CPyTagged_INCREF(cpy_r_r40);
    cpy_r_card = cpy_r_r40;
    cpy_r_r41 = cpy_r_r39.f1;
    CPyTagged_INCREF(cpy_r_r41);
    CPyTagged_DECREF(cpy_r_r39.f0);
    CPyTagged_DECREF(cpy_r_r39.f1);
    cpy_r_other = cpy_r_r41;
    cpy_r_r42 = (Py_ssize_t)cpy_r_other == -2;
    CPyTagged_DECREF(cpy_r_other);
    if (!cpy_r_r42) goto CPyL44;
    cpy_r_r43 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_card);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "has_tuck_place", 328, CPyStatic_acquire___globals);
        goto CPyL45;
    }
    if (likely(Py_TYPE(cpy_r_r43) == CPyType_wayfarers___printed___Card))
        cpy_r_r44 = cpy_r_r43;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "has_tuck_place", 328, CPyStatic_acquire___globals, "serai.games.wayfarers.printed.Card", cpy_r_r43);
        goto CPyL45;
    }
    cpy_r_r45 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r44)->_triggers;
    CPyTagged_INCREF(cpy_r_r45);
    CPyTagged_DECREF(cpy_r_card);
    cpy_r_r46 = CPyTagged_And(cpy_r_r45, cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r45);
    cpy_r_r47 = cpy_r_r46 != 0;
    CPyTagged_DECREF(cpy_r_r46);
    if (cpy_r_r47) {
        goto CPyL46;
    } else
        goto CPyL21;
CPyL27: ;
    return 1;
CPyL28: ;
    cpy_r_r48 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "has_tuck_place", 327, CPyStatic_acquire___globals);
        goto CPyL30;
    }
    return 0;
CPyL30: ;
    cpy_r_r49 = 2;
    return cpy_r_r49;
CPyL31: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL30;
CPyL32: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL30;
CPyL33: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL30;
CPyL34: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    goto CPyL30;
CPyL35: ;
    CPy_DECREF(cpy_r_r15);
    goto CPyL15;
CPyL36: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r15);
    goto CPyL30;
CPyL37: ;
    CPyTagged_DECREF(cpy_r_card);
    goto CPyL8;
CPyL38: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_card);
    goto CPyL30;
CPyL39: ;
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r15);
    goto CPyL14;
CPyL40: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r27);
    goto CPyL30;
CPyL41: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r28);
    goto CPyL30;
CPyL42: ;
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r37);
    goto CPyL28;
CPyL43: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r37);
    goto CPyL30;
CPyL44: ;
    CPyTagged_DECREF(cpy_r_card);
    goto CPyL21;
CPyL45: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r37);
    goto CPyL30;
CPyL46: ;
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r37);
    goto CPyL27;
}
        
        PyObject *CPyPy_acquire___has_tuck_place(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", "folk", 0};
            static CPyArg_Parser parser = {"OOO:has_tuck_place", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            PyObject *obj_folk;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player, &obj_folk)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_wayfarers___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Player", obj_player); 
                goto fail;
            }
            CPyTagged arg_folk;
            if (likely(PyLong_Check(obj_folk)))
                arg_folk = CPyTagged_BorrowFromObject(obj_folk);
            else {
                CPy_TypeError("int", obj_folk); goto fail;
            }
            char retval = CPyDef_acquire___has_tuck_place(arg_t, arg_player, arg_folk);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "has_tuck_place", 320, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___tuck_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_folk, CPyTagged cpy_r_under, CPyTagged cpy_r_other) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    cpy_r_r0 = (Py_ssize_t)cpy_r_other != -2;
    if (!cpy_r_r0) goto CPyL5;
    cpy_r_r1 = CPyStatic_wayfarers___reasons___TOWNSFOLK_THERE;
    if (likely(cpy_r_r1 != NULL)) goto CPyL4;
    PyErr_SetString(PyExc_NameError, "value for final name \"TOWNSFOLK_THERE\" was not set");
    cpy_r_r2 = 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "tuck_obstacle", 336, CPyStatic_acquire___globals);
        goto CPyL17;
    }
    CPy_Unreachable();
CPyL4: ;
    CPy_INCREF(cpy_r_r1);
    return cpy_r_r1;
CPyL5: ;
    cpy_r_r3 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "tuck_obstacle", "Table", "book", 337, CPyStatic_acquire___globals);
        goto CPyL17;
    }
CPyL6: ;
    cpy_r_r4 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r3)->_cards;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = CPyList_GetItemBorrow(cpy_r_r4, cpy_r_under);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "tuck_obstacle", 338, CPyStatic_acquire___globals);
        goto CPyL18;
    }
    if (likely(Py_TYPE(cpy_r_r5) == CPyType_wayfarers___printed___Card))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "tuck_obstacle", 338, CPyStatic_acquire___globals, "serai.games.wayfarers.printed.Card", cpy_r_r5);
        goto CPyL18;
    }
    cpy_r_r7 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r6)->_triggers;
    CPyTagged_INCREF(cpy_r_r7);
    cpy_r_r8 = CPyList_GetItemBorrow(cpy_r_r4, cpy_r_folk);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "tuck_obstacle", 338, CPyStatic_acquire___globals);
        goto CPyL19;
    }
    if (likely(Py_TYPE(cpy_r_r8) == CPyType_wayfarers___printed___Card))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "tuck_obstacle", 338, CPyStatic_acquire___globals, "serai.games.wayfarers.printed.Card", cpy_r_r8);
        goto CPyL19;
    }
    cpy_r_r10 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r9)->_tuck_under;
    CPyTagged_INCREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r4);
    cpy_r_r11 = CPyTagged_And(cpy_r_r7, cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r10);
    cpy_r_r12 = cpy_r_r11 != 0;
    CPyTagged_DECREF(cpy_r_r11);
    if (!cpy_r_r12) goto CPyL12;
    cpy_r_r13 = Py_None;
    CPy_INCREF(cpy_r_r13);
    cpy_r_r14 = cpy_r_r13;
    goto CPyL16;
CPyL12: ;
    cpy_r_r15 = CPyStatic_wayfarers___reasons___NO_TAG;
    if (likely(cpy_r_r15 != NULL)) goto CPyL15;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_TAG\" was not set");
    cpy_r_r16 = 0;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "tuck_obstacle", 338, CPyStatic_acquire___globals);
        goto CPyL17;
    }
    CPy_Unreachable();
CPyL15: ;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r14 = cpy_r_r15;
CPyL16: ;
    return cpy_r_r14;
CPyL17: ;
    cpy_r_r17 = NULL;
    return cpy_r_r17;
CPyL18: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL17;
CPyL19: ;
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL17;
}
        
        PyObject *CPyPy_acquire___tuck_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "folk", "under", "other", 0};
            static CPyArg_Parser parser = {"OOOO:tuck_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_folk;
            PyObject *obj_under;
            PyObject *obj_other;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_folk, &obj_under, &obj_other)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_folk;
            if (likely(PyLong_Check(obj_folk)))
                arg_folk = CPyTagged_BorrowFromObject(obj_folk);
            else {
                CPy_TypeError("int", obj_folk); goto fail;
            }
            CPyTagged arg_under;
            if (likely(PyLong_Check(obj_under)))
                arg_under = CPyTagged_BorrowFromObject(obj_under);
            else {
                CPy_TypeError("int", obj_under); goto fail;
            }
            CPyTagged arg_other;
            if (likely(PyLong_Check(obj_other)))
                arg_other = CPyTagged_BorrowFromObject(obj_other);
            else {
                CPy_TypeError("int", obj_other); goto fail;
            }
            PyObject *retval = CPyDef_acquire___tuck_obstacle(arg_t, arg_folk, arg_under, arg_other);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "tuck_obstacle", 333, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire_____mypyc_lambda__2__tuck_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_acquire_____mypyc_lambda__2__tuck_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_acquire_____mypyc_lambda__2__tuck_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "__get__", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire_____mypyc_lambda__2__tuck_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    cpy_r_r0 = ((serai___games___wayfarers___effects___acquire_____mypyc_lambda__2__tuck_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "<lambda>", "__mypyc_lambda__2__tuck_obj", "__mypyc_env__", 348, CPyStatic_acquire___globals);
        goto CPyL9;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___effects___acquire____tuck_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "<lambda>", "_tuck_env", "t", 348, CPyStatic_acquire___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___effects___acquire____tuck_envObject *)cpy_r_r0)->___mypyc_generator_attribute__folk;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "<lambda>", "_tuck_env", "folk", 348, CPyStatic_acquire___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r4 = ((serai___games___wayfarers___effects___acquire____tuck_envObject *)cpy_r_r0)->___mypyc_generator_attribute__tucked;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "<lambda>", "_tuck_env", "tucked", 348, CPyStatic_acquire___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_r5 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = CPyDict_GetItem(cpy_r_r4, cpy_r_r5);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<lambda>", 348, CPyStatic_acquire___globals);
        goto CPyL11;
    }
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r7 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r7 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<lambda>", 348, CPyStatic_acquire___globals);
        goto CPyL11;
    }
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r8 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<lambda>", 348, CPyStatic_acquire___globals);
        goto CPyL12;
    }
    cpy_r_r9 = CPyDef_acquire___tuck_obstacle(cpy_r_r1, cpy_r_r2, cpy_r_r8, cpy_r_r7);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<lambda>", 348, CPyStatic_acquire___globals);
        goto CPyL9;
    }
    return cpy_r_r9;
CPyL9: ;
    cpy_r_r10 = NULL;
    return cpy_r_r10;
CPyL10: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL9;
CPyL11: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL9;
CPyL12: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL9;
}
        
        PyObject *CPyPy_acquire_____mypyc_lambda__2__tuck_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_acquire_____mypyc_lambda__2__tuck_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<lambda>", 348, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire____tuck_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    int32_t cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
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
    PyObject *cpy_r_r33;
    PyObject **cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    CPyTagged cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    int64_t cpy_r_r46;
    PyObject *cpy_r_r47;
    tuple_T3CIO cpy_r_r48;
    CPyTagged cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyTagged cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    int32_t cpy_r_r60;
    char cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    CPyTagged cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyTagged cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    int32_t cpy_r_r95;
    char cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    CPyTagged cpy_r_r103;
    CPyTagged cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    CPyTagged cpy_r_r113;
    CPyTagged cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    char cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    CPyTagged cpy_r_r120;
    PyObject *cpy_r_r121;
    int32_t cpy_r_r122;
    char cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    CPyTagged cpy_r_r126;
    PyObject *cpy_r_r127;
    CPyTagged cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
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
    char cpy_r_r142;
    PyObject *cpy_r_r143;
    char cpy_r_r144;
    int32_t cpy_r_r145;
    int32_t cpy_r_r146;
    char cpy_r_r147;
    int32_t cpy_r_r148;
    int32_t cpy_r_r149;
    PyObject *cpy_r_r150;
    char cpy_r_r151;
    char cpy_r_r152;
    char cpy_r_r153;
    PyObject *cpy_r_r154;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_gen", "__mypyc_env__", 341, CPyStatic_acquire___globals);
        goto CPyL117;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL113;
CPyL2: ;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_type != cpy_r_r2;
    if (!cpy_r_r3) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 341, CPyStatic_acquire___globals);
        goto CPyL112;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r4 = ((serai___games___wayfarers___effects___acquire____tuck_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_env", "t", 342, CPyStatic_acquire___globals);
        goto CPyL112;
    }
    CPy_INCREF(cpy_r_r4);
CPyL6: ;
    cpy_r_r5 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r4)->_players;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "Table", "players", 342, CPyStatic_acquire___globals);
        goto CPyL118;
    }
CPyL7: ;
    cpy_r_r6 = ((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_gen", "me", 342, CPyStatic_acquire___globals);
        goto CPyL118;
    }
CPyL8: ;
    cpy_r_r7 = CPyList_GetItem(cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 342, CPyStatic_acquire___globals);
        goto CPyL118;
    }
    if (likely(Py_TYPE(cpy_r_r7) == CPyType_wayfarers___table___Player))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 342, CPyStatic_acquire___globals, "serai.games.wayfarers.table.Player", cpy_r_r7);
        goto CPyL118;
    }
    CPy_DECREF(cpy_r_r4);
    if (((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player);
    }
    ((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player = cpy_r_r8;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 342, CPyStatic_acquire___globals);
        goto CPyL112;
    }
    cpy_r_r10 = ((serai___games___wayfarers___effects___acquire____tuck_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_env", "t", 343, CPyStatic_acquire___globals);
        goto CPyL112;
    }
    CPy_INCREF(cpy_r_r10);
CPyL12: ;
    cpy_r_r11 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r10)->_book;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "Table", "book", 343, CPyStatic_acquire___globals);
        goto CPyL119;
    }
CPyL13: ;
    cpy_r_r12 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r11)->_cards;
    CPy_INCREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r10);
    if (((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__cards != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__cards);
    }
    ((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__cards = cpy_r_r12;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 343, CPyStatic_acquire___globals);
        goto CPyL112;
    }
    cpy_r_r14 = ((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_gen", "player", 344, CPyStatic_acquire___globals);
        goto CPyL112;
    }
CPyL15: ;
    cpy_r_r15 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r14)->_land;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "Player", "land", 344, CPyStatic_acquire___globals);
        goto CPyL112;
    }
    CPy_INCREF(cpy_r_r15);
CPyL16: ;
    cpy_r_r16 = ((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_gen", "player", 344, CPyStatic_acquire___globals);
        goto CPyL120;
    }
CPyL17: ;
    cpy_r_r17 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r16)->_water;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "Player", "water", 344, CPyStatic_acquire___globals);
        goto CPyL120;
    }
    CPy_INCREF(cpy_r_r17);
CPyL18: ;
    cpy_r_r18 = PyList_New(0);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 344, CPyStatic_acquire___globals);
        goto CPyL121;
    }
    cpy_r_r19 = CPyList_Extend(cpy_r_r18, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 344, CPyStatic_acquire___globals);
        goto CPyL122;
    } else
        goto CPyL123;
CPyL20: ;
    cpy_r_r20 = CPyList_Extend(cpy_r_r18, cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 344, CPyStatic_acquire___globals);
        goto CPyL124;
    } else
        goto CPyL125;
CPyL21: ;
    cpy_r_r21 = PyList_AsTuple(cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 344, CPyStatic_acquire___globals);
        goto CPyL112;
    }
    cpy_r_r22 = ((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_gen", "player", 344, CPyStatic_acquire___globals);
        goto CPyL126;
    }
CPyL23: ;
    cpy_r_r23 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r22)->_land_folk;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "Player", "land_folk", 344, CPyStatic_acquire___globals);
        goto CPyL126;
    }
    CPy_INCREF(cpy_r_r23);
CPyL24: ;
    cpy_r_r24 = ((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_gen", "player", 344, CPyStatic_acquire___globals);
        goto CPyL127;
    }
CPyL25: ;
    cpy_r_r25 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r24)->_water_folk;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "Player", "water_folk", 344, CPyStatic_acquire___globals);
        goto CPyL127;
    }
    CPy_INCREF(cpy_r_r25);
CPyL26: ;
    cpy_r_r26 = PyList_New(0);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 344, CPyStatic_acquire___globals);
        goto CPyL128;
    }
    cpy_r_r27 = CPyList_Extend(cpy_r_r26, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 344, CPyStatic_acquire___globals);
        goto CPyL129;
    } else
        goto CPyL130;
CPyL28: ;
    cpy_r_r28 = CPyList_Extend(cpy_r_r26, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 344, CPyStatic_acquire___globals);
        goto CPyL131;
    } else
        goto CPyL132;
CPyL29: ;
    cpy_r_r29 = PyList_AsTuple(cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 344, CPyStatic_acquire___globals);
        goto CPyL126;
    }
    cpy_r_r30 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r31 = CPyStatics[36]; /* 'zip' */
    cpy_r_r32 = CPyObject_GetAttr(cpy_r_r30, cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 344, CPyStatic_acquire___globals);
        goto CPyL133;
    }
    cpy_r_r33 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r34[3] = {cpy_r_r21, cpy_r_r29, cpy_r_r33};
    cpy_r_r35 = (PyObject **)&cpy_r_r34;
    cpy_r_r36 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r37 = PyObject_Vectorcall(cpy_r_r32, cpy_r_r35, 2, cpy_r_r36);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 344, CPyStatic_acquire___globals);
        goto CPyL133;
    }
    CPy_DECREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r38 = CPyDict_FromAny(cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 344, CPyStatic_acquire___globals);
        goto CPyL112;
    }
    if (((serai___games___wayfarers___effects___acquire____tuck_envObject *)cpy_r_r0)->___mypyc_generator_attribute__tucked != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire____tuck_envObject *)cpy_r_r0)->___mypyc_generator_attribute__tucked);
    }
    ((serai___games___wayfarers___effects___acquire____tuck_envObject *)cpy_r_r0)->___mypyc_generator_attribute__tucked = cpy_r_r38;
    cpy_r_r39 = 1;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 344, CPyStatic_acquire___globals);
        goto CPyL112;
    }
    cpy_r_r40 = ((serai___games___wayfarers___effects___acquire____tuck_envObject *)cpy_r_r0)->___mypyc_generator_attribute__folk;
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_env", "folk", 345, CPyStatic_acquire___globals);
        goto CPyL112;
    }
    CPyTagged_INCREF(cpy_r_r40);
CPyL35: ;
    cpy_r_r41 = ((serai___games___wayfarers___effects___acquire____tuck_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_env", "t", 345, CPyStatic_acquire___globals);
        goto CPyL134;
    }
    CPy_INCREF(cpy_r_r41);
CPyL36: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r41)->_arriving != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r41)->_arriving);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r41)->_arriving = cpy_r_r40;
    cpy_r_r42 = 1;
    CPy_DECREF(cpy_r_r41);
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 345, CPyStatic_acquire___globals);
        goto CPyL112;
    }
    cpy_r_r43 = PyList_New(0);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 347, CPyStatic_acquire___globals);
        goto CPyL112;
    }
    cpy_r_r44 = ((serai___games___wayfarers___effects___acquire____tuck_envObject *)cpy_r_r0)->___mypyc_generator_attribute__tucked;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_env", "tucked", 347, CPyStatic_acquire___globals);
        goto CPyL135;
    }
    CPy_INCREF(cpy_r_r44);
CPyL39: ;
    cpy_r_r45 = 0;
    cpy_r_r46 = PyDict_Size(cpy_r_r44);
    cpy_r_r47 = CPyDict_GetKeysIter(cpy_r_r44);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 347, CPyStatic_acquire___globals);
        goto CPyL136;
    }
CPyL40: ;
    cpy_r_r48 = CPyDict_NextKey(cpy_r_r47, cpy_r_r45);
    cpy_r_r49 = cpy_r_r48.f1;
    cpy_r_r45 = cpy_r_r49;
    cpy_r_r50 = cpy_r_r48.f0;
    if (!cpy_r_r50) goto CPyL137;
    cpy_r_r51 = cpy_r_r48.f2;
    CPy_INCREF(cpy_r_r51);
    CPy_DECREF(cpy_r_r48.f2);
    if (likely(PyLong_Check(cpy_r_r51)))
        cpy_r_r52 = CPyTagged_FromObject(cpy_r_r51);
    else {
        CPy_TypeError("int", cpy_r_r51); cpy_r_r52 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 347, CPyStatic_acquire___globals);
        goto CPyL138;
    }
    cpy_r_r53 = ((serai___games___wayfarers___effects___acquire____tuck_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_env", "t", 347, CPyStatic_acquire___globals);
        goto CPyL139;
    }
    CPy_INCREF(cpy_r_r53);
CPyL43: ;
    cpy_r_r54 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r53)->_book;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "Table", "book", 347, CPyStatic_acquire___globals);
        goto CPyL140;
    }
CPyL44: ;
    cpy_r_r55 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r54)->_options;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "Book", "options", 347, CPyStatic_acquire___globals);
        goto CPyL140;
    }
CPyL45: ;
    cpy_r_r56 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r55)->_tuck;
    CPy_INCREF(cpy_r_r56);
    CPy_DECREF(cpy_r_r53);
    cpy_r_r57 = CPyTagged_StealAsObject(cpy_r_r52);
    cpy_r_r58 = CPyDict_GetItem(cpy_r_r56, cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 347, CPyStatic_acquire___globals);
        goto CPyL138;
    }
    if (likely(Py_TYPE(cpy_r_r58) == CPyType_option___Option))
        cpy_r_r59 = cpy_r_r58;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 347, CPyStatic_acquire___globals, "serai.kernel.option.Option", cpy_r_r58);
        goto CPyL138;
    }
    cpy_r_r60 = PyList_Append(cpy_r_r43, cpy_r_r59);
    CPy_DECREF(cpy_r_r59);
    cpy_r_r61 = cpy_r_r60 >= 0;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 347, CPyStatic_acquire___globals);
        goto CPyL138;
    }
    cpy_r_r62 = CPyDict_CheckSize(cpy_r_r44, cpy_r_r46);
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 347, CPyStatic_acquire___globals);
        goto CPyL138;
    } else
        goto CPyL40;
CPyL49: ;
    cpy_r_r63 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r63)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 347, CPyStatic_acquire___globals);
        goto CPyL135;
    }
    cpy_r_r64 = CPyDef_acquire_____mypyc_lambda__2__tuck_obj();
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 348, CPyStatic_acquire___globals);
        goto CPyL135;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___wayfarers___effects___acquire_____mypyc_lambda__2__tuck_objObject *)cpy_r_r64)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r65 = NULL;
    cpy_r_r66 = NULL;
    cpy_r_r67 = CPyDef_offer___Offer(cpy_r_r43, cpy_r_r64, cpy_r_r65, cpy_r_r66);
    CPy_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 346, CPyStatic_acquire___globals);
        goto CPyL112;
    }
    cpy_r_r68 = ((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r68 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_gen", "me", 350, CPyStatic_acquire___globals);
        goto CPyL141;
    }
CPyL53: ;
    cpy_r_r69 = CPyStatics[888]; /* 'tuck' */
    cpy_r_r70 = CPyStatics[3987]; /* 'WF-FLK-01' */
    cpy_r_r71 = CPyStatics[390]; /* 'card' */
    cpy_r_r72 = ((serai___games___wayfarers___effects___acquire____tuck_envObject *)cpy_r_r0)->___mypyc_generator_attribute__folk;
    if (unlikely(cpy_r_r72 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_env", "folk", 350, CPyStatic_acquire___globals);
        goto CPyL141;
    }
    CPyTagged_INCREF(cpy_r_r72);
CPyL54: ;
    cpy_r_r73 = ((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__cards;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_gen", "cards", 350, CPyStatic_acquire___globals);
        goto CPyL142;
    }
CPyL55: ;
    cpy_r_r74 = CPyList_GetItemBorrow(cpy_r_r73, cpy_r_r72);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 350, CPyStatic_acquire___globals);
        goto CPyL142;
    }
    if (likely(Py_TYPE(cpy_r_r74) == CPyType_wayfarers___printed___Card))
        cpy_r_r75 = cpy_r_r74;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 350, CPyStatic_acquire___globals, "serai.games.wayfarers.printed.Card", cpy_r_r74);
        goto CPyL142;
    }
    cpy_r_r76 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r75)->_id;
    CPy_INCREF(cpy_r_r76);
    cpy_r_r77 = ((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__cards;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_gen", "cards", 350, CPyStatic_acquire___globals);
        goto CPyL143;
    }
CPyL58: ;
    CPyTagged_DECREF(cpy_r_r72);
    cpy_r_r78 = CPyDict_Build(1, cpy_r_r71, cpy_r_r76);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 350, CPyStatic_acquire___globals);
        goto CPyL141;
    }
    cpy_r_r79 = NULL;
    cpy_r_r80 = 2;
    cpy_r_r81 = CPyDef_decision___ask(cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r67, cpy_r_r78, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 350, CPyStatic_acquire___globals);
        goto CPyL112;
    }
    ((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r81;
CPyL61: ;
    cpy_r_r83 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r84 = cpy_r_type != cpy_r_r83;
    if (!cpy_r_r84) goto CPyL64;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 350, CPyStatic_acquire___globals);
        goto CPyL112;
    }
    CPy_Unreachable();
CPyL64: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r85 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 350, CPyStatic_acquire___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL112;
    }
    cpy_r_r86 = ((serai___games___wayfarers___effects___acquire____tuck_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_env", "t", 351, CPyStatic_acquire___globals);
        goto CPyL144;
    }
    CPy_INCREF(cpy_r_r86);
CPyL66: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r86)->_arriving != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r86)->_arriving);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r86)->_arriving = -2;
    cpy_r_r87 = 1;
    CPy_DECREF(cpy_r_r86);
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 351, CPyStatic_acquire___globals);
        goto CPyL144;
    }
    cpy_r_r88 = ((serai___kernel___option___OptionObject *)cpy_r_r85)->_value;
    cpy_r_r89 = ((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__cards;
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_gen", "cards", 352, CPyStatic_acquire___globals);
        goto CPyL144;
    }
CPyL68: ;
    cpy_r_r90 = PyObject_GetItem(cpy_r_r89, cpy_r_r88);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 352, CPyStatic_acquire___globals);
        goto CPyL144;
    }
    cpy_r_r91 = CPyStatics[1592]; /* 'row' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 352, CPyStatic_acquire___globals);
        goto CPyL144;
    }
    cpy_r_r93 = CPyStatics[4896]; /* 0 */
    cpy_r_r94 = PyObject_RichCompare(cpy_r_r92, cpy_r_r93, 2);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 352, CPyStatic_acquire___globals);
        goto CPyL144;
    }
    cpy_r_r95 = PyObject_IsTrue(cpy_r_r94);
    CPy_DECREF(cpy_r_r94);
    cpy_r_r96 = cpy_r_r95 >= 0;
    if (unlikely(!cpy_r_r96)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 352, CPyStatic_acquire___globals);
        goto CPyL144;
    }
    cpy_r_r97 = cpy_r_r95;
    if (!cpy_r_r97) goto CPyL82;
    cpy_r_r98 = ((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_gen", "player", 353, CPyStatic_acquire___globals);
        goto CPyL144;
    }
CPyL74: ;
    cpy_r_r99 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r98)->_land_folk;
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "Player", "land_folk", 353, CPyStatic_acquire___globals);
        goto CPyL144;
    }
    CPy_INCREF(cpy_r_r99);
CPyL75: ;
    cpy_r_r100 = ((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_gen", "player", 353, CPyStatic_acquire___globals);
        goto CPyL145;
    }
CPyL76: ;
    cpy_r_r101 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r100)->_land;
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "Player", "land", 353, CPyStatic_acquire___globals);
        goto CPyL145;
    }
    CPy_INCREF(cpy_r_r101);
CPyL77: ;
    cpy_r_r102 = ((serai___kernel___option___OptionObject *)cpy_r_r85)->_value;
    CPy_INCREF(cpy_r_r102);
    cpy_r_r103 = CPyList_Index(cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r101);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r103 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 353, CPyStatic_acquire___globals);
        goto CPyL145;
    }
    cpy_r_r104 = ((serai___games___wayfarers___effects___acquire____tuck_envObject *)cpy_r_r0)->___mypyc_generator_attribute__folk;
    if (unlikely(cpy_r_r104 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_env", "folk", 353, CPyStatic_acquire___globals);
        goto CPyL146;
    }
    CPyTagged_INCREF(cpy_r_r104);
CPyL79: ;
    cpy_r_r105 = CPyDef_acquire____with(cpy_r_r99, cpy_r_r103, cpy_r_r104);
    CPy_DECREF(cpy_r_r99);
    CPyTagged_DECREF(cpy_r_r103);
    CPyTagged_DECREF(cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 353, CPyStatic_acquire___globals);
        goto CPyL144;
    }
    cpy_r_r106 = ((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_gen", "player", 353, CPyStatic_acquire___globals);
        goto CPyL147;
    }
CPyL81: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r106)->_land_folk != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r106)->_land_folk);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r106)->_land_folk = cpy_r_r105;
    cpy_r_r107 = 1;
    if (unlikely(!cpy_r_r107)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 353, CPyStatic_acquire___globals);
        goto CPyL144;
    } else
        goto CPyL91;
CPyL82: ;
    cpy_r_r108 = ((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_gen", "player", 355, CPyStatic_acquire___globals);
        goto CPyL144;
    }
CPyL83: ;
    cpy_r_r109 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r108)->_water_folk;
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "Player", "water_folk", 355, CPyStatic_acquire___globals);
        goto CPyL144;
    }
    CPy_INCREF(cpy_r_r109);
CPyL84: ;
    cpy_r_r110 = ((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_gen", "player", 355, CPyStatic_acquire___globals);
        goto CPyL148;
    }
CPyL85: ;
    cpy_r_r111 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r110)->_water;
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "Player", "water", 355, CPyStatic_acquire___globals);
        goto CPyL148;
    }
    CPy_INCREF(cpy_r_r111);
CPyL86: ;
    cpy_r_r112 = ((serai___kernel___option___OptionObject *)cpy_r_r85)->_value;
    CPy_INCREF(cpy_r_r112);
    cpy_r_r113 = CPyList_Index(cpy_r_r111, cpy_r_r112);
    CPy_DECREF(cpy_r_r111);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r113 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 355, CPyStatic_acquire___globals);
        goto CPyL148;
    }
    cpy_r_r114 = ((serai___games___wayfarers___effects___acquire____tuck_envObject *)cpy_r_r0)->___mypyc_generator_attribute__folk;
    if (unlikely(cpy_r_r114 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_env", "folk", 355, CPyStatic_acquire___globals);
        goto CPyL149;
    }
    CPyTagged_INCREF(cpy_r_r114);
CPyL88: ;
    cpy_r_r115 = CPyDef_acquire____with(cpy_r_r109, cpy_r_r113, cpy_r_r114);
    CPy_DECREF(cpy_r_r109);
    CPyTagged_DECREF(cpy_r_r113);
    CPyTagged_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 355, CPyStatic_acquire___globals);
        goto CPyL144;
    }
    cpy_r_r116 = ((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_gen", "player", 355, CPyStatic_acquire___globals);
        goto CPyL150;
    }
CPyL90: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r116)->_water_folk != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r116)->_water_folk);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r116)->_water_folk = cpy_r_r115;
    cpy_r_r117 = 1;
    if (unlikely(!cpy_r_r117)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 355, CPyStatic_acquire___globals);
        goto CPyL144;
    }
CPyL91: ;
    cpy_r_r118 = ((serai___games___wayfarers___effects___acquire____tuck_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_env", "t", 356, CPyStatic_acquire___globals);
        goto CPyL144;
    }
    CPy_INCREF(cpy_r_r118);
CPyL92: ;
    cpy_r_r119 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r118)->_fresh;
    if (unlikely(cpy_r_r119 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'fresh' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r119);
    }
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 356, CPyStatic_acquire___globals);
        goto CPyL144;
    }
CPyL93: ;
    cpy_r_r120 = ((serai___games___wayfarers___effects___acquire____tuck_envObject *)cpy_r_r0)->___mypyc_generator_attribute__folk;
    if (unlikely(cpy_r_r120 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_env", "folk", 356, CPyStatic_acquire___globals);
        goto CPyL151;
    }
    CPyTagged_INCREF(cpy_r_r120);
CPyL94: ;
    cpy_r_r121 = CPyTagged_StealAsObject(cpy_r_r120);
    cpy_r_r122 = PyList_Append(cpy_r_r119, cpy_r_r121);
    CPy_DECREF(cpy_r_r119);
    CPy_DECREF(cpy_r_r121);
    cpy_r_r123 = cpy_r_r122 >= 0;
    if (unlikely(!cpy_r_r123)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 356, CPyStatic_acquire___globals);
        goto CPyL144;
    }
    cpy_r_r124 = ((serai___games___wayfarers___effects___acquire____tuck_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_env", "t", 357, CPyStatic_acquire___globals);
        goto CPyL144;
    }
    CPy_INCREF(cpy_r_r124);
CPyL96: ;
    cpy_r_r125 = CPyStatics[3423]; /* 'event-tuck' */
    cpy_r_r126 = ((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r126 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_gen", "me", 357, CPyStatic_acquire___globals);
        goto CPyL152;
    }
CPyL97: ;
    cpy_r_r127 = CPyStatics[3987]; /* 'WF-FLK-01' */
    cpy_r_r128 = ((serai___games___wayfarers___effects___acquire____tuck_envObject *)cpy_r_r0)->___mypyc_generator_attribute__folk;
    if (unlikely(cpy_r_r128 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_env", "folk", 357, CPyStatic_acquire___globals);
        goto CPyL152;
    }
    CPyTagged_INCREF(cpy_r_r128);
CPyL98: ;
    cpy_r_r129 = ((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__cards;
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_gen", "cards", 357, CPyStatic_acquire___globals);
        goto CPyL153;
    }
CPyL99: ;
    cpy_r_r130 = CPyList_GetItemBorrow(cpy_r_r129, cpy_r_r128);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 357, CPyStatic_acquire___globals);
        goto CPyL153;
    }
    if (likely(Py_TYPE(cpy_r_r130) == CPyType_wayfarers___printed___Card))
        cpy_r_r131 = cpy_r_r130;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 357, CPyStatic_acquire___globals, "serai.games.wayfarers.printed.Card", cpy_r_r130);
        goto CPyL153;
    }
    cpy_r_r132 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r131)->_id;
    CPy_INCREF(cpy_r_r132);
    cpy_r_r133 = ((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__cards;
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_gen", "cards", 357, CPyStatic_acquire___globals);
        goto CPyL154;
    }
CPyL102: ;
    CPyTagged_DECREF(cpy_r_r128);
    cpy_r_r134 = ((serai___kernel___option___OptionObject *)cpy_r_r85)->_value;
    cpy_r_r135 = ((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__cards;
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_tuck", "_tuck_gen", "cards", 357, CPyStatic_acquire___globals);
        goto CPyL155;
    }
CPyL103: ;
    cpy_r_r136 = PyObject_GetItem(cpy_r_r135, cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 357, CPyStatic_acquire___globals);
        goto CPyL155;
    }
    CPy_DECREF(cpy_r_r85);
    cpy_r_r137 = CPyStatics[571]; /* 'id' */
    cpy_r_r138 = CPyObject_GetAttr(cpy_r_r136, cpy_r_r137);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 357, CPyStatic_acquire___globals);
        goto CPyL156;
    }
    cpy_r_r139 = CPyStatics[390]; /* 'card' */
    cpy_r_r140 = CPyStatics[3983]; /* 'under' */
    cpy_r_r141 = CPyDict_Build(2, cpy_r_r139, cpy_r_r132, cpy_r_r140, cpy_r_r138);
    CPy_DECREF(cpy_r_r132);
    CPy_DECREF(cpy_r_r138);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 357, CPyStatic_acquire___globals);
        goto CPyL157;
    }
    cpy_r_r142 = CPyDef_kernel___table___Table___tell(cpy_r_r124, cpy_r_r125, cpy_r_r126, cpy_r_r127, cpy_r_r141);
    CPy_DECREF(cpy_r_r141);
    CPy_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r142 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 357, CPyStatic_acquire___globals);
        goto CPyL112;
    }
    cpy_r_r143 = Py_None;
    CPy_INCREF(cpy_r_r143);
    ((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r145 = CPyDef_acquire____tuck_env_clear_on_completion(cpy_r_r0);
    cpy_r_r146 = CPyDef_acquire____tuck_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL111;
    CPyGen_SetStopIterationValue(cpy_r_r143);
    CPy_DECREF(cpy_r_r143);
    if (!0) goto CPyL117;
    CPy_Unreachable();
CPyL111: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r143;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL112: ;
    ((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r148 = CPyDef_acquire____tuck_env_clear_on_completion(cpy_r_r0);
    cpy_r_r149 = CPyDef_acquire____tuck_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r150 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r150;
CPyL113: ;
    cpy_r_r151 = cpy_r_r1 == 0;
    if (cpy_r_r151) goto CPyL2;
    cpy_r_r152 = cpy_r_r1 == 1;
    if (cpy_r_r152) goto CPyL61;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r153 = 0;
    if (unlikely(!cpy_r_r153)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 341, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    CPy_Unreachable();
CPyL117: ;
    cpy_r_r154 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r154;
CPyL118: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL112;
CPyL119: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL112;
CPyL120: ;
    CPy_DecRef(cpy_r_r15);
    goto CPyL112;
CPyL121: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r17);
    goto CPyL112;
CPyL122: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    goto CPyL112;
CPyL123: ;
    CPy_DECREF(cpy_r_r19);
    goto CPyL20;
CPyL124: ;
    CPy_DecRef(cpy_r_r18);
    goto CPyL112;
CPyL125: ;
    CPy_DECREF(cpy_r_r20);
    goto CPyL21;
CPyL126: ;
    CPy_DecRef(cpy_r_r21);
    goto CPyL112;
CPyL127: ;
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    goto CPyL112;
CPyL128: ;
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r25);
    goto CPyL112;
CPyL129: ;
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r26);
    goto CPyL112;
CPyL130: ;
    CPy_DECREF(cpy_r_r27);
    goto CPyL28;
CPyL131: ;
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r26);
    goto CPyL112;
CPyL132: ;
    CPy_DECREF(cpy_r_r28);
    goto CPyL29;
CPyL133: ;
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r29);
    goto CPyL112;
CPyL134: ;
    CPyTagged_DecRef(cpy_r_r40);
    goto CPyL112;
CPyL135: ;
    CPy_DecRef(cpy_r_r43);
    goto CPyL112;
CPyL136: ;
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    goto CPyL112;
CPyL137: ;
    CPy_DECREF(cpy_r_r44);
    CPy_DECREF(cpy_r_r47);
    CPy_DECREF(cpy_r_r48.f2);
    goto CPyL49;
CPyL138: ;
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r47);
    goto CPyL112;
CPyL139: ;
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r47);
    CPyTagged_DecRef(cpy_r_r52);
    goto CPyL112;
CPyL140: ;
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r47);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r53);
    goto CPyL112;
CPyL141: ;
    CPy_DecRef(cpy_r_r67);
    goto CPyL112;
CPyL142: ;
    CPy_DecRef(cpy_r_r67);
    CPyTagged_DecRef(cpy_r_r72);
    goto CPyL112;
CPyL143: ;
    CPy_DecRef(cpy_r_r67);
    CPyTagged_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r76);
    goto CPyL112;
CPyL144: ;
    CPy_DecRef(cpy_r_r85);
    goto CPyL112;
CPyL145: ;
    CPy_DecRef(cpy_r_r85);
    CPy_DecRef(cpy_r_r99);
    goto CPyL112;
CPyL146: ;
    CPy_DecRef(cpy_r_r85);
    CPy_DecRef(cpy_r_r99);
    CPyTagged_DecRef(cpy_r_r103);
    goto CPyL112;
CPyL147: ;
    CPy_DecRef(cpy_r_r85);
    CPy_DecRef(cpy_r_r105);
    goto CPyL112;
CPyL148: ;
    CPy_DecRef(cpy_r_r85);
    CPy_DecRef(cpy_r_r109);
    goto CPyL112;
CPyL149: ;
    CPy_DecRef(cpy_r_r85);
    CPy_DecRef(cpy_r_r109);
    CPyTagged_DecRef(cpy_r_r113);
    goto CPyL112;
CPyL150: ;
    CPy_DecRef(cpy_r_r85);
    CPy_DecRef(cpy_r_r115);
    goto CPyL112;
CPyL151: ;
    CPy_DecRef(cpy_r_r85);
    CPy_DecRef(cpy_r_r119);
    goto CPyL112;
CPyL152: ;
    CPy_DecRef(cpy_r_r85);
    CPy_DecRef(cpy_r_r124);
    goto CPyL112;
CPyL153: ;
    CPy_DecRef(cpy_r_r85);
    CPy_DecRef(cpy_r_r124);
    CPyTagged_DecRef(cpy_r_r128);
    goto CPyL112;
CPyL154: ;
    CPy_DecRef(cpy_r_r85);
    CPy_DecRef(cpy_r_r124);
    CPyTagged_DecRef(cpy_r_r128);
    CPy_DecRef(cpy_r_r132);
    goto CPyL112;
CPyL155: ;
    CPy_DecRef(cpy_r_r85);
    CPy_DecRef(cpy_r_r124);
    CPy_DecRef(cpy_r_r132);
    goto CPyL112;
CPyL156: ;
    CPy_DecRef(cpy_r_r124);
    CPy_DecRef(cpy_r_r132);
    goto CPyL112;
CPyL157: ;
    CPy_DecRef(cpy_r_r124);
    goto CPyL112;
}
        
PyObject *CPyDef_acquire____tuck_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_acquire____tuck_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_acquire____tuck_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_acquire____tuck_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire._tuck_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_acquire____tuck_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "__next__", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire____tuck_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_acquire____tuck_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_acquire____tuck_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_acquire____tuck_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire._tuck_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_acquire____tuck_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "send", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire____tuck_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_acquire____tuck_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_acquire____tuck_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire._tuck_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_acquire____tuck_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "__iter__", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire____tuck_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_acquire____tuck_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_acquire____tuck_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_acquire____tuck_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire._tuck_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_acquire____tuck_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "throw", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire____tuck_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_acquire____tuck_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp7126 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp7126);
    PyObject *__tmp7127 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp7127);
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
        
        PyObject *CPyPy_acquire____tuck_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_acquire____tuck_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire._tuck_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_acquire____tuck_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "close", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire____tuck(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_folk) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = CPyDef_acquire____tuck_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 341, CPyStatic_acquire___globals);
        goto CPyL7;
    }
    cpy_r_r1 = CPyDef_acquire____tuck_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 341, CPyStatic_acquire___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 341, CPyStatic_acquire___globals);
        goto CPyL9;
    }
    ((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___effects___acquire____tuck_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire____tuck_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___wayfarers___effects___acquire____tuck_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 341, CPyStatic_acquire___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___wayfarers___effects___acquire____tuck_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 341, CPyStatic_acquire___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_folk);
    if (((serai___games___wayfarers___effects___acquire____tuck_envObject *)cpy_r_r0)->___mypyc_generator_attribute__folk != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___acquire____tuck_envObject *)cpy_r_r0)->___mypyc_generator_attribute__folk);
    }
    ((serai___games___wayfarers___effects___acquire____tuck_envObject *)cpy_r_r0)->___mypyc_generator_attribute__folk = cpy_r_folk;
    cpy_r_r6 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 341, CPyStatic_acquire___globals);
        goto CPyL10;
    }
    return cpy_r_r1;
CPyL7: ;
    cpy_r_r7 = NULL;
    return cpy_r_r7;
CPyL8: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL7;
CPyL9: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL7;
CPyL10: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL7;
}
        
        PyObject *CPyPy_acquire____tuck(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "folk", 0};
            static CPyArg_Parser parser = {"OOO:_tuck", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_folk;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_folk)) {
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
            CPyTagged arg_folk;
            if (likely(PyLong_Check(obj_folk)))
                arg_folk = CPyTagged_BorrowFromObject(obj_folk);
            else {
                CPy_TypeError("int", obj_folk); goto fail;
            }
            PyObject *retval = CPyDef_acquire____tuck(arg_t, arg_me, arg_folk);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_tuck", 341, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___obstacle__inspiration_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_acquire___obstacle__inspiration_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_acquire___obstacle__inspiration_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "__get__", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire___obstacle__inspiration_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    cpy_r_r0 = ((serai___games___wayfarers___effects___acquire___obstacle__inspiration_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "obstacle", "obstacle__inspiration_obj", "__mypyc_env__", 367, CPyStatic_acquire___globals);
        goto CPyL13;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___effects___acquire____inspiration_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "obstacle", "_inspiration_env", "options", 368, CPyStatic_acquire___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_discard;
    CPy_INCREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r3 = cpy_r_option == cpy_r_r2;
    CPy_DECREF(cpy_r_r2);
    if (cpy_r_r3) goto CPyL7;
    cpy_r_r4 = ((serai___games___wayfarers___effects___acquire____inspiration_envObject *)cpy_r_r0)->___mypyc_generator_attribute__tucked;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "obstacle", "_inspiration_env", "tucked", 368, CPyStatic_acquire___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_r5 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = CPyDict_GetItem(cpy_r_r4, cpy_r_r5);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "obstacle", 368, CPyStatic_acquire___globals);
        goto CPyL13;
    }
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r7 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r7 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "obstacle", 368, CPyStatic_acquire___globals);
        goto CPyL13;
    }
    cpy_r_r8 = (Py_ssize_t)cpy_r_r7 == -2;
    CPyTagged_DECREF(cpy_r_r7);
    if (!cpy_r_r8) goto CPyL8;
CPyL7: ;
    cpy_r_r9 = Py_None;
    CPy_INCREF(cpy_r_r9);
    cpy_r_r10 = cpy_r_r9;
    goto CPyL12;
CPyL8: ;
    cpy_r_r11 = CPyStatic_wayfarers___reasons___INSPIRATION_THERE;
    if (likely(cpy_r_r11 != NULL)) goto CPyL11;
    PyErr_SetString(PyExc_NameError, "value for final name \"INSPIRATION_THERE\" was not set");
    cpy_r_r12 = 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "obstacle", 368, CPyStatic_acquire___globals);
        goto CPyL13;
    }
    CPy_Unreachable();
CPyL11: ;
    CPy_INCREF(cpy_r_r11);
    cpy_r_r10 = cpy_r_r11;
CPyL12: ;
    return cpy_r_r10;
CPyL13: ;
    cpy_r_r13 = NULL;
    return cpy_r_r13;
}
        
        PyObject *CPyPy_acquire___obstacle__inspiration_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_acquire___obstacle__inspiration_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "obstacle", 367, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire____inspiration_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject **cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyTagged cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyPtr cpy_r_r57;
    int64_t cpy_r_r58;
    PyObject *cpy_r_r59;
    int64_t cpy_r_r60;
    CPyPtr cpy_r_r61;
    int64_t cpy_r_r62;
    char cpy_r_r63;
    CPyPtr cpy_r_r64;
    CPyPtr cpy_r_r65;
    int64_t cpy_r_r66;
    CPyPtr cpy_r_r67;
    PyObject *cpy_r_r68;
    CPyTagged cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    int64_t cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    int32_t cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    CPyTagged cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    CPyTagged cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    CPyTagged cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    CPyTagged cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    char cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    CPyTagged cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    CPyTagged cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    CPyTagged cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    char cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject **cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    char cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    char cpy_r_r141;
    PyObject *cpy_r_r142;
    char cpy_r_r143;
    PyObject *cpy_r_r144;
    char cpy_r_r145;
    tuple_T3OOO cpy_r_r146;
    PyObject **cpy_r_r147;
    PyObject *cpy_r_r148;
    char cpy_r_r149;
    char cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject **cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    char cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    CPyTagged cpy_r_r161;
    CPyTagged cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    char cpy_r_r165;
    CPyTagged cpy_r_r166;
    char cpy_r_r167;
    CPyTagged cpy_r_r168;
    char cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    CPyTagged cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    CPyTagged cpy_r_r175;
    PyObject *cpy_r_r176;
    CPyTagged cpy_r_r177;
    CPyTagged cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    char cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    CPyTagged cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    CPyTagged cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    char cpy_r_r204;
    PyObject *cpy_r_r205;
    char cpy_r_r206;
    int32_t cpy_r_r207;
    int32_t cpy_r_r208;
    char cpy_r_r209;
    int32_t cpy_r_r210;
    int32_t cpy_r_r211;
    PyObject *cpy_r_r212;
    char cpy_r_r213;
    char cpy_r_r214;
    char cpy_r_r215;
    char cpy_r_r216;
    PyObject *cpy_r_r217;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "__mypyc_env__", 360, CPyStatic_acquire___globals);
        goto CPyL165;
    }
CPyL1: ;
    cpy_r_r5 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL159;
CPyL2: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_type != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 360, CPyStatic_acquire___globals);
        goto CPyL158;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "t", 362, CPyStatic_acquire___globals);
        goto CPyL158;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r8)->_players;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "Table", "players", 362, CPyStatic_acquire___globals);
        goto CPyL158;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "me", 362, CPyStatic_acquire___globals);
        goto CPyL158;
    }
CPyL8: ;
    cpy_r_r11 = CPyList_GetItem(cpy_r_r9, cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 362, CPyStatic_acquire___globals);
        goto CPyL158;
    }
    if (likely(Py_TYPE(cpy_r_r11) == CPyType_wayfarers___table___Player))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 362, CPyStatic_acquire___globals, "serai.games.wayfarers.table.Player", cpy_r_r11);
        goto CPyL158;
    }
    if (((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player);
    }
    ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player = cpy_r_r12;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 362, CPyStatic_acquire___globals);
        goto CPyL158;
    }
    cpy_r_r14 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "t", 363, CPyStatic_acquire___globals);
        goto CPyL158;
    }
CPyL12: ;
    cpy_r_r15 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r14)->_book;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "Table", "book", 363, CPyStatic_acquire___globals);
        goto CPyL158;
    }
    CPy_INCREF(cpy_r_r15);
CPyL13: ;
    if (((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book);
    }
    ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book = cpy_r_r15;
    cpy_r_r16 = 1;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 363, CPyStatic_acquire___globals);
        goto CPyL158;
    }
    cpy_r_r17 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "book", 364, CPyStatic_acquire___globals);
        goto CPyL158;
    }
CPyL15: ;
    cpy_r_r18 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r17)->_options;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "Book", "options", 364, CPyStatic_acquire___globals);
        goto CPyL158;
    }
    CPy_INCREF(cpy_r_r18);
CPyL16: ;
    if (((serai___games___wayfarers___effects___acquire____inspiration_envObject *)cpy_r_r4)->___mypyc_generator_attribute__options != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire____inspiration_envObject *)cpy_r_r4)->___mypyc_generator_attribute__options);
    }
    ((serai___games___wayfarers___effects___acquire____inspiration_envObject *)cpy_r_r4)->___mypyc_generator_attribute__options = cpy_r_r18;
    cpy_r_r19 = 1;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 364, CPyStatic_acquire___globals);
        goto CPyL158;
    }
    cpy_r_r20 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "player", 365, CPyStatic_acquire___globals);
        goto CPyL158;
    }
CPyL18: ;
    cpy_r_r21 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r20)->_space;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "Player", "space", 365, CPyStatic_acquire___globals);
        goto CPyL158;
    }
    CPy_INCREF(cpy_r_r21);
CPyL19: ;
    cpy_r_r22 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "player", 365, CPyStatic_acquire___globals);
        goto CPyL166;
    }
CPyL20: ;
    cpy_r_r23 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r22)->_space_inspiration;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "Player", "space_inspiration", 365, CPyStatic_acquire___globals);
        goto CPyL166;
    }
    CPy_INCREF(cpy_r_r23);
CPyL21: ;
    cpy_r_r24 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r25 = CPyStatics[36]; /* 'zip' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 365, CPyStatic_acquire___globals);
        goto CPyL167;
    }
    cpy_r_r27 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r28[3] = {cpy_r_r21, cpy_r_r23, cpy_r_r27};
    cpy_r_r29 = (PyObject **)&cpy_r_r28;
    cpy_r_r30 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r31 = PyObject_Vectorcall(cpy_r_r26, cpy_r_r29, 2, cpy_r_r30);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 365, CPyStatic_acquire___globals);
        goto CPyL167;
    }
    CPy_DECREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r23);
    cpy_r_r32 = CPyDict_FromAny(cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 365, CPyStatic_acquire___globals);
        goto CPyL158;
    }
    if (((serai___games___wayfarers___effects___acquire____inspiration_envObject *)cpy_r_r4)->___mypyc_generator_attribute__tucked != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire____inspiration_envObject *)cpy_r_r4)->___mypyc_generator_attribute__tucked);
    }
    ((serai___games___wayfarers___effects___acquire____inspiration_envObject *)cpy_r_r4)->___mypyc_generator_attribute__tucked = cpy_r_r32;
    cpy_r_r33 = 1;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 365, CPyStatic_acquire___globals);
        goto CPyL158;
    }
    cpy_r_r34 = CPyDef_acquire___obstacle__inspiration_obj();
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 367, CPyStatic_acquire___globals);
        goto CPyL158;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___wayfarers___effects___acquire___obstacle__inspiration_objObject *)cpy_r_r34)->___mypyc_env__ = cpy_r_r4;
    if (((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle);
    }
    ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle = cpy_r_r34;
    cpy_r_r35 = 1;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 367, CPyStatic_acquire___globals);
        goto CPyL158;
    }
    cpy_r_r36 = CPyStatics[390]; /* 'card' */
    cpy_r_r37 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "book", 370, CPyStatic_acquire___globals);
        goto CPyL158;
    }
CPyL28: ;
    cpy_r_r38 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r37)->_cards;
    cpy_r_r39 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "card", 370, CPyStatic_acquire___globals);
        goto CPyL158;
    }
CPyL29: ;
    cpy_r_r40 = CPyList_GetItemBorrow(cpy_r_r38, cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 370, CPyStatic_acquire___globals);
        goto CPyL158;
    }
    if (likely(Py_TYPE(cpy_r_r40) == CPyType_wayfarers___printed___Card))
        cpy_r_r41 = cpy_r_r40;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 370, CPyStatic_acquire___globals, "serai.games.wayfarers.printed.Card", cpy_r_r40);
        goto CPyL158;
    }
    cpy_r_r42 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r41)->_id;
    CPy_INCREF(cpy_r_r42);
    cpy_r_r43 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "book", 370, CPyStatic_acquire___globals);
        goto CPyL168;
    }
CPyL32: ;
    cpy_r_r44 = CPyStatics[602]; /* 'effect' */
    cpy_r_r45 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "book", 370, CPyStatic_acquire___globals);
        goto CPyL168;
    }
CPyL33: ;
    cpy_r_r46 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r45)->_slot_action;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "Book", "slot_action", 370, CPyStatic_acquire___globals);
        goto CPyL168;
    }
CPyL34: ;
    cpy_r_r47 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "place", 370, CPyStatic_acquire___globals);
        goto CPyL168;
    }
CPyL35: ;
    cpy_r_r48 = CPyList_GetItem(cpy_r_r46, cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 370, CPyStatic_acquire___globals);
        goto CPyL168;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r48, CPyType_kernel___effects___Effect)))
        cpy_r_r49 = cpy_r_r48;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 370, CPyStatic_acquire___globals, "serai.kernel.effects.Effect", cpy_r_r48);
        goto CPyL168;
    }
    cpy_r_r50 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "book", 370, CPyStatic_acquire___globals);
        goto CPyL169;
    }
CPyL38: ;
    cpy_r_r51 = CPyDict_Build(2, cpy_r_r36, cpy_r_r42, cpy_r_r44, cpy_r_r49);
    CPy_DECREF(cpy_r_r42);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 370, CPyStatic_acquire___globals);
        goto CPyL158;
    }
    cpy_r_r52 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r52 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "card", 371, CPyStatic_acquire___globals);
        goto CPyL170;
    }
CPyL40: ;
    cpy_r_r53 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "t", 371, CPyStatic_acquire___globals);
        goto CPyL170;
    }
CPyL41: ;
    CPyTagged_INCREF(cpy_r_r52);
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r53)->_arriving != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r53)->_arriving);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r53)->_arriving = cpy_r_r52;
    cpy_r_r54 = 1;
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 371, CPyStatic_acquire___globals);
        goto CPyL170;
    }
    cpy_r_r55 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "player", 372, CPyStatic_acquire___globals);
        goto CPyL170;
    }
CPyL43: ;
    cpy_r_r56 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r55)->_space;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "Player", "space", 372, CPyStatic_acquire___globals);
        goto CPyL170;
    }
    CPy_INCREF(cpy_r_r56);
CPyL44: ;
    cpy_r_r57 = (CPyPtr)((CPyPtr)cpy_r_r56 + offsetof(PyVarObject, ob_size));
    cpy_r_r58 = *(int64_t *)cpy_r_r57;
    cpy_r_r59 = PyList_New(cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 372, CPyStatic_acquire___globals);
        goto CPyL171;
    }
    cpy_r_r60 = 0;
CPyL46: ;
    cpy_r_r61 = (CPyPtr)((CPyPtr)cpy_r_r56 + offsetof(PyVarObject, ob_size));
    cpy_r_r62 = *(int64_t *)cpy_r_r61;
    cpy_r_r63 = cpy_r_r60 < cpy_r_r62;
    if (!cpy_r_r63) goto CPyL172;
    cpy_r_r64 = (CPyPtr)((CPyPtr)cpy_r_r56 + offsetof(PyListObject, ob_item));
    cpy_r_r65 = *(CPyPtr *)cpy_r_r64;
    cpy_r_r66 = cpy_r_r60 * 8;
    cpy_r_r67 = cpy_r_r65 + cpy_r_r66;
    cpy_r_r68 = *(PyObject * *)cpy_r_r67;
    CPy_INCREF(cpy_r_r68);
    if (likely(PyLong_Check(cpy_r_r68)))
        cpy_r_r69 = CPyTagged_FromObject(cpy_r_r68);
    else {
        CPy_TypeError("int", cpy_r_r68); cpy_r_r69 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r69 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 372, CPyStatic_acquire___globals);
        goto CPyL173;
    }
    cpy_r_r70 = ((serai___games___wayfarers___effects___acquire____inspiration_envObject *)cpy_r_r4)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_env", "options", 372, CPyStatic_acquire___globals);
        goto CPyL174;
    }
    CPy_INCREF(cpy_r_r70);
CPyL49: ;
    cpy_r_r71 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r70)->_tuck;
    CPy_INCREF(cpy_r_r71);
    CPy_DECREF(cpy_r_r70);
    cpy_r_r72 = CPyTagged_StealAsObject(cpy_r_r69);
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    CPy_DECREF(cpy_r_r71);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 372, CPyStatic_acquire___globals);
        goto CPyL173;
    }
    if (likely(Py_TYPE(cpy_r_r73) == CPyType_option___Option))
        cpy_r_r74 = cpy_r_r73;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 372, CPyStatic_acquire___globals, "serai.kernel.option.Option", cpy_r_r73);
        goto CPyL173;
    }
    CPyList_SetItemUnsafe(cpy_r_r59, cpy_r_r60, cpy_r_r74);
    cpy_r_r75 = cpy_r_r60 + 1;
    cpy_r_r60 = cpy_r_r75;
    goto CPyL46;
CPyL53: ;
    cpy_r_r76 = PyObject_GetIter(cpy_r_r59);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 372, CPyStatic_acquire___globals);
        goto CPyL170;
    }
    cpy_r_r77 = ((serai___games___wayfarers___effects___acquire____inspiration_envObject *)cpy_r_r4)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_env", "options", 372, CPyStatic_acquire___globals);
        goto CPyL175;
    }
    CPy_INCREF(cpy_r_r77);
CPyL55: ;
    cpy_r_r78 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r77)->_discard;
    CPy_INCREF(cpy_r_r78);
    CPy_DECREF(cpy_r_r77);
    cpy_r_r79 = PyList_New(0);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 372, CPyStatic_acquire___globals);
        goto CPyL176;
    }
    cpy_r_r80 = CPyList_Extend(cpy_r_r79, cpy_r_r76);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 372, CPyStatic_acquire___globals);
        goto CPyL177;
    } else
        goto CPyL178;
CPyL57: ;
    cpy_r_r81 = PyList_Append(cpy_r_r79, cpy_r_r78);
    CPy_DECREF(cpy_r_r78);
    cpy_r_r82 = cpy_r_r81 >= 0;
    if (unlikely(!cpy_r_r82)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 372, CPyStatic_acquire___globals);
        goto CPyL179;
    }
    cpy_r_r83 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle;
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "obstacle", 372, CPyStatic_acquire___globals);
        goto CPyL179;
    }
CPyL59: ;
    cpy_r_r84 = NULL;
    cpy_r_r85 = NULL;
    cpy_r_r86 = CPyDef_offer___Offer(cpy_r_r79, cpy_r_r83, cpy_r_r84, cpy_r_r85);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 372, CPyStatic_acquire___globals);
        goto CPyL170;
    }
    cpy_r_r87 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r87 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "me", 373, CPyStatic_acquire___globals);
        goto CPyL180;
    }
CPyL61: ;
    cpy_r_r88 = CPyStatics[3838]; /* 'inspiration' */
    cpy_r_r89 = CPyStatics[3988]; /* 'WF-INS-01' */
    cpy_r_r90 = NULL;
    cpy_r_r91 = 2;
    cpy_r_r92 = CPyDef_decision___ask(cpy_r_r87, cpy_r_r88, cpy_r_r89, cpy_r_r86, cpy_r_r51, cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r86);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 373, CPyStatic_acquire___globals);
        goto CPyL158;
    }
    ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r92;
CPyL63: ;
    cpy_r_r94 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r95 = cpy_r_type != cpy_r_r94;
    if (!cpy_r_r95) goto CPyL66;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 373, CPyStatic_acquire___globals);
        goto CPyL158;
    }
    CPy_Unreachable();
CPyL66: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r96 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 373, CPyStatic_acquire___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL158;
    }
    cpy_r_r97 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "t", 374, CPyStatic_acquire___globals);
        goto CPyL181;
    }
CPyL68: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r97)->_arriving != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r97)->_arriving);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r97)->_arriving = -2;
    cpy_r_r98 = 1;
    if (unlikely(!cpy_r_r98)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 374, CPyStatic_acquire___globals);
        goto CPyL181;
    }
    cpy_r_r99 = ((serai___games___wayfarers___effects___acquire____inspiration_envObject *)cpy_r_r4)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_env", "options", 375, CPyStatic_acquire___globals);
        goto CPyL181;
    }
    CPy_INCREF(cpy_r_r99);
CPyL70: ;
    cpy_r_r100 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r99)->_discard;
    CPy_INCREF(cpy_r_r100);
    CPy_DECREF(cpy_r_r99);
    cpy_r_r101 = cpy_r_r96 == cpy_r_r100;
    CPy_DECREF(cpy_r_r100);
    if (cpy_r_r101) {
        goto CPyL182;
    } else
        goto CPyL115;
CPyL71: ;
    cpy_r_r102 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "t", 376, CPyStatic_acquire___globals);
        goto CPyL158;
    }
CPyL72: ;
    cpy_r_r103 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r103 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "card", 376, CPyStatic_acquire___globals);
        goto CPyL158;
    }
CPyL73: ;
    cpy_r_r104 = CPyDef_acquire___put_under(cpy_r_r102, 8, cpy_r_r103, -2);
    if (unlikely(cpy_r_r104 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 376, CPyStatic_acquire___globals);
        goto CPyL158;
    }
    cpy_r_r105 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "t", 377, CPyStatic_acquire___globals);
        goto CPyL158;
    }
CPyL75: ;
    cpy_r_r106 = CPyStatics[3989]; /* 'event-discard-inspiration' */
    cpy_r_r107 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r107 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "me", 377, CPyStatic_acquire___globals);
        goto CPyL158;
    }
CPyL76: ;
    cpy_r_r108 = CPyStatics[3988]; /* 'WF-INS-01' */
    cpy_r_r109 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "book", 377, CPyStatic_acquire___globals);
        goto CPyL158;
    }
CPyL77: ;
    cpy_r_r110 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r109)->_cards;
    cpy_r_r111 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r111 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "card", 377, CPyStatic_acquire___globals);
        goto CPyL158;
    }
CPyL78: ;
    cpy_r_r112 = CPyList_GetItemBorrow(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 377, CPyStatic_acquire___globals);
        goto CPyL158;
    }
    if (likely(Py_TYPE(cpy_r_r112) == CPyType_wayfarers___printed___Card))
        cpy_r_r113 = cpy_r_r112;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 377, CPyStatic_acquire___globals, "serai.games.wayfarers.printed.Card", cpy_r_r112);
        goto CPyL158;
    }
    cpy_r_r114 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r113)->_id;
    CPy_INCREF(cpy_r_r114);
    cpy_r_r115 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "book", 377, CPyStatic_acquire___globals);
        goto CPyL183;
    }
CPyL81: ;
    cpy_r_r116 = CPyStatics[390]; /* 'card' */
    cpy_r_r117 = CPyDict_Build(1, cpy_r_r116, cpy_r_r114);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 377, CPyStatic_acquire___globals);
        goto CPyL158;
    }
    cpy_r_r118 = CPyDef_kernel___table___Table___tell(cpy_r_r105, cpy_r_r106, cpy_r_r107, cpy_r_r108, cpy_r_r117);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r118 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 377, CPyStatic_acquire___globals);
        goto CPyL158;
    }
    cpy_r_r119 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "book", 378, CPyStatic_acquire___globals);
        goto CPyL158;
    }
CPyL84: ;
    cpy_r_r120 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r119)->_performer;
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "Book", "performer", 378, CPyStatic_acquire___globals);
        goto CPyL158;
    }
    CPy_INCREF(cpy_r_r120);
CPyL85: ;
    cpy_r_r121 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "t", 378, CPyStatic_acquire___globals);
        goto CPyL184;
    }
CPyL86: ;
    cpy_r_r122 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r122 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "me", 378, CPyStatic_acquire___globals);
        goto CPyL184;
    }
CPyL87: ;
    cpy_r_r123 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "book", 378, CPyStatic_acquire___globals);
        goto CPyL184;
    }
CPyL88: ;
    cpy_r_r124 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r123)->_slot_action;
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "Book", "slot_action", 378, CPyStatic_acquire___globals);
        goto CPyL184;
    }
CPyL89: ;
    cpy_r_r125 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r125 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "place", 378, CPyStatic_acquire___globals);
        goto CPyL184;
    }
CPyL90: ;
    cpy_r_r126 = CPyList_GetItem(cpy_r_r124, cpy_r_r125);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 378, CPyStatic_acquire___globals);
        goto CPyL184;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r126, CPyType_kernel___effects___Effect)))
        cpy_r_r127 = cpy_r_r126;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 378, CPyStatic_acquire___globals, "serai.kernel.effects.Effect", cpy_r_r126);
        goto CPyL184;
    }
    cpy_r_r128 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "book", 378, CPyStatic_acquire___globals);
        goto CPyL185;
    }
CPyL93: ;
    cpy_r_r129 = CPY_INT_TAG;
    cpy_r_r130 = CPyDef_perform___Performer___perform(cpy_r_r120, cpy_r_r121, cpy_r_r122, cpy_r_r127, cpy_r_r129);
    CPy_DECREF(cpy_r_r127);
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 378, CPyStatic_acquire___globals);
        goto CPyL158;
    }
    cpy_r_r131 = PyObject_GetIter(cpy_r_r130);
    CPy_DECREF(cpy_r_r130);
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 378, CPyStatic_acquire___globals);
        goto CPyL158;
    }
    if (((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire____inspiration_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire____inspiration_gen_2);
    }
    ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire____inspiration_gen_2 = cpy_r_r131;
    cpy_r_r132 = 1;
    if (!cpy_r_r132) goto CPyL158;
    cpy_r_r133 = NULL;
    cpy_r_r1 = cpy_r_r133;
    cpy_r_r134 = (PyObject **)&cpy_r_r1;
    cpy_r_r135 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r136 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire____inspiration_gen_2;
    cpy_r_r137 = CPyIter_Send(cpy_r_r136, cpy_r_r135, cpy_r_r134);
    if (cpy_r_r137 != NULL) goto CPyL186;
    cpy_r_r138 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r138)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 378, CPyStatic_acquire___globals);
        goto CPyL187;
    }
    cpy_r_r139 = cpy_r_r1;
    CPy_DECREF(cpy_r_r139);
    cpy_r_r140 = NULL;
    if (((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire____inspiration_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire____inspiration_gen_2);
    }
    ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire____inspiration_gen_2 = cpy_r_r140;
    cpy_r_r141 = 1;
    if (unlikely(!cpy_r_r141)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 378, CPyStatic_acquire___globals);
        goto CPyL158;
    } else
        goto CPyL153;
CPyL99: ;
    cpy_r_r142 = cpy_r_r137;
CPyL100: ;
    ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r142;
CPyL101: ;
    cpy_r_r144 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r145 = cpy_r_type != cpy_r_r144;
    if (!cpy_r_r145) goto CPyL188;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 378, CPyStatic_acquire___globals);
        goto CPyL105;
    } else
        goto CPyL189;
CPyL103: ;
    CPy_Unreachable();
CPyL104: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL111;
CPyL105: ;
    cpy_r_r146 = CPy_CatchError();
    cpy_r_r147 = (PyObject **)&cpy_r_r3;
    cpy_r_r148 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire____inspiration_gen_2;
    cpy_r_r149 = CPy_YieldFromErrorHandle(cpy_r_r148, cpy_r_r147);
    if (unlikely(cpy_r_r149 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 378, CPyStatic_acquire___globals);
        goto CPyL190;
    }
    if (cpy_r_r149) goto CPyL108;
    cpy_r_r142 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r146);
    CPy_DecRef(cpy_r_r146.f0);
    CPy_DecRef(cpy_r_r146.f1);
    CPy_DecRef(cpy_r_r146.f2);
    goto CPyL100;
CPyL108: ;
    cpy_r_r139 = cpy_r_r3;
    CPy_DecRef(cpy_r_r139);
    CPy_RestoreExcInfo(cpy_r_r146);
    CPy_DecRef(cpy_r_r146.f0);
    CPy_DecRef(cpy_r_r146.f1);
    CPy_DecRef(cpy_r_r146.f2);
    goto CPyL153;
CPyL109: ;
    CPy_RestoreExcInfo(cpy_r_r146);
    CPy_DecRef(cpy_r_r146.f0);
    CPy_DecRef(cpy_r_r146.f1);
    CPy_DecRef(cpy_r_r146.f2);
    cpy_r_r150 = CPy_KeepPropagating();
    if (!cpy_r_r150) goto CPyL158;
    CPy_Unreachable();
CPyL111: ;
    cpy_r_r151 = NULL;
    cpy_r_r1 = cpy_r_r151;
    cpy_r_r152 = (PyObject **)&cpy_r_r1;
    cpy_r_r153 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___acquire____inspiration_gen_2;
    cpy_r_r154 = CPyIter_Send(cpy_r_r153, cpy_r_arg, cpy_r_r152);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r154 == NULL) {
        goto CPyL113;
    } else
        goto CPyL191;
CPyL112: ;
    cpy_r_r142 = cpy_r_r154;
    goto CPyL100;
CPyL113: ;
    cpy_r_r155 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r155)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 378, CPyStatic_acquire___globals);
        goto CPyL187;
    }
    cpy_r_r139 = cpy_r_r1;
    CPy_DECREF(cpy_r_r139);
    goto CPyL153;
CPyL115: ;
    cpy_r_r156 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "player", 380, CPyStatic_acquire___globals);
        goto CPyL181;
    }
CPyL116: ;
    cpy_r_r157 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r156)->_space_inspiration;
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "Player", "space_inspiration", 380, CPyStatic_acquire___globals);
        goto CPyL181;
    }
    CPy_INCREF(cpy_r_r157);
CPyL117: ;
    cpy_r_r158 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "player", 380, CPyStatic_acquire___globals);
        goto CPyL192;
    }
CPyL118: ;
    cpy_r_r159 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r158)->_space;
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "Player", "space", 380, CPyStatic_acquire___globals);
        goto CPyL192;
    }
    CPy_INCREF(cpy_r_r159);
CPyL119: ;
    cpy_r_r160 = ((serai___kernel___option___OptionObject *)cpy_r_r96)->_value;
    CPy_INCREF(cpy_r_r160);
    cpy_r_r161 = CPyList_Index(cpy_r_r159, cpy_r_r160);
    CPy_DECREF(cpy_r_r159);
    CPy_DECREF(cpy_r_r160);
    if (unlikely(cpy_r_r161 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 380, CPyStatic_acquire___globals);
        goto CPyL192;
    }
    cpy_r_r162 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r162 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "card", 380, CPyStatic_acquire___globals);
        goto CPyL193;
    }
CPyL121: ;
    cpy_r_r163 = CPyDef_acquire____with(cpy_r_r157, cpy_r_r161, cpy_r_r162);
    CPy_DECREF(cpy_r_r157);
    CPyTagged_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 380, CPyStatic_acquire___globals);
        goto CPyL181;
    }
    cpy_r_r164 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "player", 380, CPyStatic_acquire___globals);
        goto CPyL194;
    }
CPyL123: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r164)->_space_inspiration != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r164)->_space_inspiration);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r164)->_space_inspiration = cpy_r_r163;
    cpy_r_r165 = 1;
    if (unlikely(!cpy_r_r165)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 380, CPyStatic_acquire___globals);
        goto CPyL181;
    }
    cpy_r_r166 = CPyStatic_wayfarers___names___FIRST_CARD_COUNT;
    if (unlikely(cpy_r_r166 == CPY_INT_TAG)) {
        goto CPyL195;
    } else
        goto CPyL127;
CPyL125: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"FIRST_CARD_COUNT\" was not set");
    cpy_r_r167 = 0;
    if (unlikely(!cpy_r_r167)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 381, CPyStatic_acquire___globals);
        goto CPyL158;
    }
    CPy_Unreachable();
CPyL127: ;
    cpy_r_r168 = CPyTagged_Add(cpy_r_r166, 8);
    if (((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place);
    }
    ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place = cpy_r_r168;
    cpy_r_r169 = 1;
    if (unlikely(!cpy_r_r169)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 381, CPyStatic_acquire___globals);
        goto CPyL181;
    }
    cpy_r_r170 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "player", 382, CPyStatic_acquire___globals);
        goto CPyL181;
    }
CPyL129: ;
    cpy_r_r171 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r170)->_counts;
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "Player", "counts", 382, CPyStatic_acquire___globals);
        goto CPyL181;
    }
    CPy_INCREF(cpy_r_r171);
CPyL130: ;
    cpy_r_r172 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r172 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "place", 382, CPyStatic_acquire___globals);
        goto CPyL196;
    }
CPyL131: ;
    cpy_r_r173 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "player", 382, CPyStatic_acquire___globals);
        goto CPyL196;
    }
CPyL132: ;
    cpy_r_r174 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r173)->_counts;
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "Player", "counts", 382, CPyStatic_acquire___globals);
        goto CPyL196;
    }
CPyL133: ;
    cpy_r_r175 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r175 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "place", 382, CPyStatic_acquire___globals);
        goto CPyL196;
    }
CPyL134: ;
    cpy_r_r176 = CPyList_GetItemBorrow(cpy_r_r174, cpy_r_r175);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 382, CPyStatic_acquire___globals);
        goto CPyL196;
    }
    if (likely(PyLong_Check(cpy_r_r176)))
        cpy_r_r177 = CPyTagged_FromObject(cpy_r_r176);
    else {
        CPy_TypeError("int", cpy_r_r176); cpy_r_r177 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r177 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 382, CPyStatic_acquire___globals);
        goto CPyL196;
    }
    cpy_r_r178 = CPyTagged_Add(cpy_r_r177, 2);
    CPyTagged_DECREF(cpy_r_r177);
    cpy_r_r179 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r179 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "player", 382, CPyStatic_acquire___globals);
        goto CPyL197;
    }
CPyL137: ;
    cpy_r_r180 = CPyDef_acquire____with(cpy_r_r171, cpy_r_r172, cpy_r_r178);
    CPy_DECREF(cpy_r_r171);
    CPyTagged_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 382, CPyStatic_acquire___globals);
        goto CPyL181;
    }
    cpy_r_r181 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "player", 382, CPyStatic_acquire___globals);
        goto CPyL198;
    }
CPyL139: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r181)->_counts != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r181)->_counts);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r181)->_counts = cpy_r_r180;
    cpy_r_r182 = 1;
    if (unlikely(!cpy_r_r182)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 382, CPyStatic_acquire___globals);
        goto CPyL181;
    }
    cpy_r_r183 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "t", 383, CPyStatic_acquire___globals);
        goto CPyL181;
    }
CPyL141: ;
    cpy_r_r184 = CPyStatics[3423]; /* 'event-tuck' */
    cpy_r_r185 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r185 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "me", 383, CPyStatic_acquire___globals);
        goto CPyL181;
    }
CPyL142: ;
    cpy_r_r186 = CPyStatics[3988]; /* 'WF-INS-01' */
    cpy_r_r187 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "book", 383, CPyStatic_acquire___globals);
        goto CPyL181;
    }
CPyL143: ;
    cpy_r_r188 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r187)->_cards;
    cpy_r_r189 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r189 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "card", 383, CPyStatic_acquire___globals);
        goto CPyL181;
    }
CPyL144: ;
    cpy_r_r190 = CPyList_GetItemBorrow(cpy_r_r188, cpy_r_r189);
    if (unlikely(cpy_r_r190 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 383, CPyStatic_acquire___globals);
        goto CPyL181;
    }
    if (likely(Py_TYPE(cpy_r_r190) == CPyType_wayfarers___printed___Card))
        cpy_r_r191 = cpy_r_r190;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 383, CPyStatic_acquire___globals, "serai.games.wayfarers.printed.Card", cpy_r_r190);
        goto CPyL181;
    }
    cpy_r_r192 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r191)->_id;
    CPy_INCREF(cpy_r_r192);
    cpy_r_r193 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "book", 383, CPyStatic_acquire___globals);
        goto CPyL199;
    }
CPyL147: ;
    cpy_r_r194 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "book", 383, CPyStatic_acquire___globals);
        goto CPyL199;
    }
CPyL148: ;
    cpy_r_r195 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r194)->_cards;
    cpy_r_r196 = ((serai___kernel___option___OptionObject *)cpy_r_r96)->_value;
    cpy_r_r197 = PyObject_GetItem(cpy_r_r195, cpy_r_r196);
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 383, CPyStatic_acquire___globals);
        goto CPyL199;
    }
    cpy_r_r198 = ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", "_inspiration_gen", "book", 383, CPyStatic_acquire___globals);
        goto CPyL200;
    }
CPyL150: ;
    CPy_DECREF(cpy_r_r96);
    cpy_r_r199 = CPyStatics[571]; /* 'id' */
    cpy_r_r200 = CPyObject_GetAttr(cpy_r_r197, cpy_r_r199);
    CPy_DECREF(cpy_r_r197);
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 383, CPyStatic_acquire___globals);
        goto CPyL201;
    }
    cpy_r_r201 = CPyStatics[390]; /* 'card' */
    cpy_r_r202 = CPyStatics[3983]; /* 'under' */
    cpy_r_r203 = CPyDict_Build(2, cpy_r_r201, cpy_r_r192, cpy_r_r202, cpy_r_r200);
    CPy_DECREF(cpy_r_r192);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r203 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 383, CPyStatic_acquire___globals);
        goto CPyL158;
    }
    cpy_r_r204 = CPyDef_kernel___table___Table___tell(cpy_r_r183, cpy_r_r184, cpy_r_r185, cpy_r_r186, cpy_r_r203);
    CPy_DECREF(cpy_r_r203);
    if (unlikely(cpy_r_r204 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 383, CPyStatic_acquire___globals);
        goto CPyL158;
    }
CPyL153: ;
    cpy_r_r205 = Py_None;
    CPy_INCREF(cpy_r_r205);
    ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r207 = CPyDef_acquire____inspiration_env_clear_on_completion(cpy_r_r4);
    cpy_r_r208 = CPyDef_acquire____inspiration_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL157;
    CPyGen_SetStopIterationValue(cpy_r_r205);
    CPy_DECREF(cpy_r_r205);
    if (!0) goto CPyL164;
    CPy_Unreachable();
CPyL157: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r205;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL158: ;
    ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r210 = CPyDef_acquire____inspiration_env_clear_on_completion(cpy_r_r4);
    cpy_r_r211 = CPyDef_acquire____inspiration_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r212 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r212;
CPyL159: ;
    cpy_r_r213 = cpy_r_r5 == 0;
    if (cpy_r_r213) goto CPyL202;
    cpy_r_r214 = cpy_r_r5 == 1;
    if (cpy_r_r214) goto CPyL203;
    cpy_r_r215 = cpy_r_r5 == 2;
    if (cpy_r_r215) {
        goto CPyL101;
    } else
        goto CPyL204;
CPyL162: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r216 = 0;
    if (unlikely(!cpy_r_r216)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 360, CPyStatic_acquire___globals);
        goto CPyL164;
    }
    CPy_Unreachable();
CPyL164: ;
    cpy_r_r217 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r217;
CPyL165: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL164;
CPyL166: ;
    CPy_DecRef(cpy_r_r21);
    goto CPyL158;
CPyL167: ;
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    goto CPyL158;
CPyL168: ;
    CPy_DecRef(cpy_r_r42);
    goto CPyL158;
CPyL169: ;
    CPy_DecRef(cpy_r_r42);
    CPy_DecRef(cpy_r_r49);
    goto CPyL158;
CPyL170: ;
    CPy_DecRef(cpy_r_r51);
    goto CPyL158;
CPyL171: ;
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r56);
    goto CPyL158;
CPyL172: ;
    CPy_DECREF(cpy_r_r56);
    goto CPyL53;
CPyL173: ;
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r59);
    goto CPyL158;
CPyL174: ;
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r59);
    CPyTagged_DecRef(cpy_r_r69);
    goto CPyL158;
CPyL175: ;
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r76);
    goto CPyL158;
CPyL176: ;
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r76);
    CPy_DecRef(cpy_r_r78);
    goto CPyL158;
CPyL177: ;
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r79);
    goto CPyL158;
CPyL178: ;
    CPy_DECREF(cpy_r_r80);
    goto CPyL57;
CPyL179: ;
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r79);
    goto CPyL158;
CPyL180: ;
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r86);
    goto CPyL158;
CPyL181: ;
    CPy_DecRef(cpy_r_r96);
    goto CPyL158;
CPyL182: ;
    CPy_DECREF(cpy_r_r96);
    goto CPyL71;
CPyL183: ;
    CPy_DecRef(cpy_r_r114);
    goto CPyL158;
CPyL184: ;
    CPy_DecRef(cpy_r_r120);
    goto CPyL158;
CPyL185: ;
    CPy_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r127);
    goto CPyL158;
CPyL186: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL99;
CPyL187: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL158;
CPyL188: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL104;
CPyL189: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL103;
CPyL190: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL109;
CPyL191: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL112;
CPyL192: ;
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r157);
    goto CPyL158;
CPyL193: ;
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r157);
    CPyTagged_DecRef(cpy_r_r161);
    goto CPyL158;
CPyL194: ;
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r163);
    goto CPyL158;
CPyL195: ;
    CPy_DecRef(cpy_r_r96);
    goto CPyL125;
CPyL196: ;
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r171);
    goto CPyL158;
CPyL197: ;
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r171);
    CPyTagged_DecRef(cpy_r_r178);
    goto CPyL158;
CPyL198: ;
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r180);
    goto CPyL158;
CPyL199: ;
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r192);
    goto CPyL158;
CPyL200: ;
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r192);
    CPy_DecRef(cpy_r_r197);
    goto CPyL158;
CPyL201: ;
    CPy_DecRef(cpy_r_r192);
    goto CPyL158;
CPyL202: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL2;
CPyL203: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL63;
CPyL204: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL162;
}
        
PyObject *CPyDef_acquire____inspiration_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_acquire____inspiration_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_acquire____inspiration_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_acquire____inspiration_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire._inspiration_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_acquire____inspiration_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "__next__", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire____inspiration_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_acquire____inspiration_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_acquire____inspiration_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_acquire____inspiration_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire._inspiration_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_acquire____inspiration_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "send", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire____inspiration_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_acquire____inspiration_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_acquire____inspiration_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire._inspiration_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_acquire____inspiration_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "__iter__", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire____inspiration_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_acquire____inspiration_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_acquire____inspiration_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_acquire____inspiration_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire._inspiration_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_acquire____inspiration_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "throw", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire____inspiration_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_acquire____inspiration_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp7128 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp7128);
    PyObject *__tmp7129 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp7129);
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
        
        PyObject *CPyPy_acquire____inspiration_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_acquire____inspiration_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.acquire._inspiration_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_acquire____inspiration_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "close", -1, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire____inspiration(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_card, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = CPyDef_acquire____inspiration_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 360, CPyStatic_acquire___globals);
        goto CPyL8;
    }
    cpy_r_r1 = CPyDef_acquire____inspiration_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 360, CPyStatic_acquire___globals);
        goto CPyL9;
    }
    if (((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 360, CPyStatic_acquire___globals);
        goto CPyL10;
    }
    ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 360, CPyStatic_acquire___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 360, CPyStatic_acquire___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_card);
    if (((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__card != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__card);
    }
    ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__card = cpy_r_card;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 360, CPyStatic_acquire___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_place);
    if (((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__place != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__place);
    }
    ((serai___games___wayfarers___effects___acquire____inspiration_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__place = cpy_r_place;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 360, CPyStatic_acquire___globals);
        goto CPyL10;
    }
    return cpy_r_r1;
CPyL8: ;
    cpy_r_r8 = NULL;
    return cpy_r_r8;
CPyL9: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL8;
CPyL10: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL8;
}
        
        PyObject *CPyPy_acquire____inspiration(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "card", "place", 0};
            static CPyArg_Parser parser = {"OOOO:_inspiration", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_card;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_card, &obj_place)) {
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
            CPyTagged arg_card;
            if (likely(PyLong_Check(obj_card)))
                arg_card = CPyTagged_BorrowFromObject(obj_card);
            else {
                CPy_TypeError("int", obj_card); goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            PyObject *retval = CPyDef_acquire____inspiration(arg_t, arg_me, arg_card, arg_place);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_inspiration", 360, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire____with(PyObject *cpy_r_numbers, CPyTagged cpy_r_place, CPyTagged cpy_r_number) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyList_GetSlice(cpy_r_numbers, 0, 9223372036854775806LL);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_with", 388, CPyStatic_acquire___globals);
        goto CPyL4;
    }
    if (likely(PyList_Check(cpy_r_r0)))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "_with", 388, CPyStatic_acquire___globals, "list", cpy_r_r0);
        goto CPyL4;
    }
    cpy_r_numbers = cpy_r_r1;
    CPyTagged_INCREF(cpy_r_number);
    cpy_r_r2 = CPyTagged_StealAsObject(cpy_r_number);
    cpy_r_r3 = CPyList_SetItem(cpy_r_numbers, cpy_r_place, cpy_r_r2);
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_with", 389, CPyStatic_acquire___globals);
        goto CPyL5;
    }
    return cpy_r_numbers;
CPyL4: ;
    cpy_r_r4 = NULL;
    return cpy_r_r4;
CPyL5: ;
    CPy_DecRef(cpy_r_numbers);
    goto CPyL4;
}
        
        PyObject *CPyPy_acquire____with(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"numbers", "place", "number", 0};
            static CPyArg_Parser parser = {"OOO:_with", kwlist, 0};
            PyObject *obj_numbers;
            PyObject *obj_place;
            PyObject *obj_number;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_numbers, &obj_place, &obj_number)) {
                return NULL;
            }
            PyObject *arg_numbers;
            if (likely(PyList_Check(obj_numbers)))
                arg_numbers = obj_numbers;
            else {
                CPy_TypeError("list", obj_numbers); 
                goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            CPyTagged arg_number;
            if (likely(PyLong_Check(obj_number)))
                arg_number = CPyTagged_BorrowFromObject(obj_number);
            else {
                CPy_TypeError("int", obj_number); goto fail;
            }
            PyObject *retval = CPyDef_acquire____with(arg_numbers, arg_place, arg_number);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_with", 386, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire____note(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_mode, CPyTagged cpy_r_context, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_note", "Table", "book", 394, CPyStatic_acquire___globals);
        goto CPyL36;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_note", "Book", "options", 394, CPyStatic_acquire___globals);
        goto CPyL36;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_draw_provision;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = cpy_r_option == cpy_r_r2;
    CPy_DECREF(cpy_r_r2);
    if (cpy_r_r3) {
        goto CPyL37;
    } else
        goto CPyL10;
CPyL3: ;
    cpy_r_r4 = CPyStatics[3990]; /* 'note-price' */
    cpy_r_r5 = CPyStatics[31]; /* 'n' */
    cpy_r_r6 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_note", "Table", "book", 398, CPyStatic_acquire___globals);
        goto CPyL36;
    }
CPyL4: ;
    cpy_r_r7 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r6)->_constants;
    CPy_INCREF(cpy_r_r7);
    cpy_r_r8 = CPyStatics[3974]; /* 'draw_provisions' */
    cpy_r_r9 = CPyDict_GetItem(cpy_r_r7, cpy_r_r8);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_note", 398, CPyStatic_acquire___globals);
        goto CPyL36;
    }
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_note", 398, CPyStatic_acquire___globals);
        goto CPyL36;
    }
    cpy_r_r11 = CPyDef_wayfarers___effects___resources___provision_price(cpy_r_t, cpy_r_r10, cpy_r_context);
    CPyTagged_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_note", 398, CPyStatic_acquire___globals);
        goto CPyL36;
    }
    cpy_r_r12 = CPyStatics[759]; /* 'resource' */
    cpy_r_r13 = CPyStatics[3742]; /* 'provision' */
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_r11);
    cpy_r_r15 = CPyDict_Build(2, cpy_r_r5, cpy_r_r14, cpy_r_r12, cpy_r_r13);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_note", 398, CPyStatic_acquire___globals);
        goto CPyL36;
    }
    cpy_r_r16 = CPyDef_message___Message(cpy_r_r4, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_note", 396, CPyStatic_acquire___globals);
        goto CPyL36;
    }
    return cpy_r_r16;
CPyL10: ;
    cpy_r_r17 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_draw_pigeon;
    CPy_INCREF(cpy_r_r17);
    cpy_r_r18 = cpy_r_option == cpy_r_r17;
    CPy_DECREF(cpy_r_r17);
    if (cpy_r_r18) goto CPyL38;
    cpy_r_r19 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_skip;
    CPy_INCREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r20 = cpy_r_option == cpy_r_r19;
    CPy_DECREF(cpy_r_r19);
    if (!cpy_r_r20) goto CPyL13;
CPyL12: ;
    cpy_r_r21 = Py_None;
    CPy_INCREF(cpy_r_r21);
    return cpy_r_r21;
CPyL13: ;
    cpy_r_r22 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r22);
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_note", 402, CPyStatic_acquire___globals);
        goto CPyL36;
    }
    cpy_r_r24 = CPyDef_wayfarers___table___Table___place_of(cpy_r_t, cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_note", 402, CPyStatic_acquire___globals);
        goto CPyL36;
    }
    cpy_r_r25 = CPyDef_acquire___price(cpy_r_t, cpy_r_r24, cpy_r_mode, cpy_r_context);
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_note", 403, CPyStatic_acquire___globals);
        goto CPyL39;
    }
    cpy_r_r26 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_note", "Table", "book", 404, CPyStatic_acquire___globals);
        goto CPyL40;
    }
CPyL17: ;
    cpy_r_r27 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r26)->_cards;
    cpy_r_r28 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r29 = PyObject_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_note", 404, CPyStatic_acquire___globals);
        goto CPyL40;
    }
    if (likely(Py_TYPE(cpy_r_r29) == CPyType_wayfarers___printed___Card))
        cpy_r_r30 = cpy_r_r29;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "_note", 404, CPyStatic_acquire___globals, "serai.games.wayfarers.printed.Card", cpy_r_r29);
        goto CPyL40;
    }
    cpy_r_r31 = CPyDef_wayfarers___printed___gist(cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_note", 404, CPyStatic_acquire___globals);
        goto CPyL40;
    }
    cpy_r_r32 = CPyDef_wayfarers___effects___influence___has_fee(cpy_r_t, cpy_r_me, cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r32 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_note", 405, CPyStatic_acquire___globals);
        goto CPyL41;
    }
    cpy_r_r33 = cpy_r_r25 != 0;
    if (cpy_r_r33) goto CPyL24;
    if (cpy_r_r32) {
        goto CPyL24;
    } else
        goto CPyL42;
CPyL23: ;
    return cpy_r_r31;
CPyL24: ;
    if (!cpy_r_r32) goto CPyL26;
    cpy_r_r34 = CPyStatics[3991]; /* 'note-price-and-fee' */
    CPy_INCREF(cpy_r_r34);
    cpy_r_r35 = cpy_r_r34;
    goto CPyL27;
CPyL26: ;
    cpy_r_r36 = CPyStatics[3990]; /* 'note-price' */
    CPy_INCREF(cpy_r_r36);
    cpy_r_r35 = cpy_r_r36;
CPyL27: ;
    cpy_r_r37 = CPyStatics[31]; /* 'n' */
    cpy_r_r38 = CPyStatics[759]; /* 'resource' */
    cpy_r_r39 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r40 = CPyTagged_StealAsObject(cpy_r_r25);
    cpy_r_r41 = CPyDict_Build(2, cpy_r_r37, cpy_r_r40, cpy_r_r38, cpy_r_r39);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_note", 408, CPyStatic_acquire___globals);
        goto CPyL43;
    }
    cpy_r_r42 = CPyDef_message___Message(cpy_r_r35, cpy_r_r41);
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_note", 408, CPyStatic_acquire___globals);
        goto CPyL44;
    }
    cpy_r_r43 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r44 = cpy_r_r31 == cpy_r_r43;
    if (cpy_r_r44) {
        goto CPyL45;
    } else
        goto CPyL31;
CPyL30: ;
    cpy_r_r45 = cpy_r_r42;
    goto CPyL35;
CPyL31: ;
    cpy_r_r46 = CPyStatics[3992]; /* 'note-acquire' */
    cpy_r_r47 = CPyStatics[85]; /* 'cost' */
    cpy_r_r48 = CPyStatics[3993]; /* 'brings' */
    if (likely(cpy_r_r31 != Py_None))
        cpy_r_r49 = cpy_r_r31;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "_note", 409, CPyStatic_acquire___globals, "serai.kernel.message.Message", cpy_r_r31);
        goto CPyL46;
    }
    cpy_r_r50 = CPyDict_Build(2, cpy_r_r47, cpy_r_r42, cpy_r_r48, cpy_r_r49);
    CPy_DECREF(cpy_r_r42);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_note", 409, CPyStatic_acquire___globals);
        goto CPyL36;
    }
    cpy_r_r51 = CPyDef_message___Message(cpy_r_r46, cpy_r_r50);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_note", 409, CPyStatic_acquire___globals);
        goto CPyL36;
    }
    cpy_r_r45 = cpy_r_r51;
CPyL35: ;
    return cpy_r_r45;
CPyL36: ;
    cpy_r_r52 = NULL;
    return cpy_r_r52;
CPyL37: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL3;
CPyL38: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL12;
CPyL39: ;
    CPyTagged_DecRef(cpy_r_r24);
    goto CPyL36;
CPyL40: ;
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    goto CPyL36;
CPyL41: ;
    CPyTagged_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r31);
    goto CPyL36;
CPyL42: ;
    CPyTagged_DECREF(cpy_r_r25);
    goto CPyL23;
CPyL43: ;
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r35);
    goto CPyL36;
CPyL44: ;
    CPy_DecRef(cpy_r_r31);
    goto CPyL36;
CPyL45: ;
    CPy_DECREF(cpy_r_r31);
    goto CPyL30;
CPyL46: ;
    CPy_DecRef(cpy_r_r42);
    goto CPyL36;
}
        
        PyObject *CPyPy_acquire____note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "mode", "context", "option", 0};
            static CPyArg_Parser parser = {"OOOOO:_note", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_mode;
            PyObject *obj_context;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_mode, &obj_context, &obj_option)) {
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
            PyObject *arg_mode;
            if (likely(PyUnicode_Check(obj_mode)))
                arg_mode = obj_mode;
            else {
                CPy_TypeError("str", obj_mode); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_acquire____note(arg_t, arg_me, arg_mode, arg_context, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_note", 393, CPyStatic_acquire___globals);
            return NULL;
        }
        
PyObject *CPyDef_acquire____drawn_note(PyObject *cpy_r_t, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    int32_t cpy_r_r7;
    char cpy_r_r8;
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
    char cpy_r_r20;
    PyObject *cpy_r_r21;
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
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    cpy_r_r0 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_drawn;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_drawn_note", "Table", "drawn", 413, CPyStatic_acquire___globals);
        goto CPyL22;
    }
CPyL1: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r3 << 1;
    cpy_r_r5 = CPyTagged_StealAsObject(cpy_r_r4);
    cpy_r_r6 = PyObject_RichCompare(cpy_r_r0, cpy_r_r5, 5);
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_drawn_note", 413, CPyStatic_acquire___globals);
        goto CPyL21;
    }
    cpy_r_r7 = PyObject_IsTrue(cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    cpy_r_r8 = cpy_r_r7 >= 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_drawn_note", 413, CPyStatic_acquire___globals);
        goto CPyL21;
    }
    cpy_r_r9 = cpy_r_r7;
    if (!cpy_r_r9) goto CPyL5;
    cpy_r_r10 = Py_None;
    CPy_INCREF(cpy_r_r10);
    return cpy_r_r10;
CPyL5: ;
    cpy_r_r11 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_drawn_note", "Table", "book", 415, CPyStatic_acquire___globals);
        goto CPyL21;
    }
CPyL6: ;
    cpy_r_r12 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r11)->_cards;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_drawn;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/acquire.py", "_drawn_note", "Table", "drawn", 415, CPyStatic_acquire___globals);
        goto CPyL23;
    }
CPyL7: ;
    cpy_r_r14 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r15 = PyObject_GetItem(cpy_r_r13, cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_drawn_note", 415, CPyStatic_acquire___globals);
        goto CPyL23;
    }
    cpy_r_r16 = PyObject_GetItem(cpy_r_r12, cpy_r_r15);
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_drawn_note", 415, CPyStatic_acquire___globals);
        goto CPyL21;
    }
    CPy_INCREF(cpy_r_r16);
    if (likely(Py_TYPE(cpy_r_r16) == CPyType_wayfarers___printed___Card))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "_drawn_note", 416, CPyStatic_acquire___globals, "serai.games.wayfarers.printed.Card", cpy_r_r16);
        goto CPyL24;
    }
    cpy_r_r18 = CPyDef_wayfarers___printed___gist(cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_drawn_note", 416, CPyStatic_acquire___globals);
        goto CPyL24;
    }
    cpy_r_r19 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r20 = cpy_r_r18 == cpy_r_r19;
    if (cpy_r_r20) {
        goto CPyL25;
    } else
        goto CPyL16;
CPyL12: ;
    cpy_r_r21 = CPyStatics[1232]; /* 'note-card' */
    cpy_r_r22 = CPyStatics[390]; /* 'card' */
    cpy_r_r23 = CPyStatics[571]; /* 'id' */
    cpy_r_r24 = CPyObject_GetAttr(cpy_r_r16, cpy_r_r23);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_drawn_note", 418, CPyStatic_acquire___globals);
        goto CPyL21;
    }
    cpy_r_r25 = CPyDict_Build(1, cpy_r_r22, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_drawn_note", 418, CPyStatic_acquire___globals);
        goto CPyL21;
    }
    cpy_r_r26 = CPyDef_message___Message(cpy_r_r21, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_drawn_note", 418, CPyStatic_acquire___globals);
        goto CPyL21;
    }
    return cpy_r_r26;
CPyL16: ;
    cpy_r_r27 = CPyStatics[3994]; /* 'note-drawn' */
    cpy_r_r28 = CPyStatics[390]; /* 'card' */
    cpy_r_r29 = CPyStatics[571]; /* 'id' */
    cpy_r_r30 = CPyObject_GetAttr(cpy_r_r16, cpy_r_r29);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_drawn_note", 419, CPyStatic_acquire___globals);
        goto CPyL26;
    }
    cpy_r_r31 = CPyStatics[3993]; /* 'brings' */
    if (likely(cpy_r_r18 != Py_None))
        cpy_r_r32 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/acquire.py", "_drawn_note", 419, CPyStatic_acquire___globals, "serai.kernel.message.Message", cpy_r_r18);
        goto CPyL27;
    }
    cpy_r_r33 = CPyDict_Build(2, cpy_r_r28, cpy_r_r30, cpy_r_r31, cpy_r_r32);
    CPy_DECREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_drawn_note", 419, CPyStatic_acquire___globals);
        goto CPyL21;
    }
    cpy_r_r34 = CPyDef_message___Message(cpy_r_r27, cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_drawn_note", 419, CPyStatic_acquire___globals);
        goto CPyL21;
    }
    return cpy_r_r34;
CPyL21: ;
    cpy_r_r35 = NULL;
    return cpy_r_r35;
CPyL22: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL21;
CPyL23: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL21;
CPyL24: ;
    CPy_DecRef(cpy_r_r16);
    goto CPyL21;
CPyL25: ;
    CPy_DECREF(cpy_r_r18);
    goto CPyL12;
CPyL26: ;
    CPy_DecRef(cpy_r_r18);
    goto CPyL21;
CPyL27: ;
    CPy_DecRef(cpy_r_r30);
    goto CPyL21;
}
        
        PyObject *CPyPy_acquire____drawn_note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "option", 0};
            static CPyArg_Parser parser = {"OO:_drawn_note", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_option)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_acquire____drawn_note(arg_t, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "_drawn_note", 412, CPyStatic_acquire___globals);
            return NULL;
        }
        
char CPyDef_acquire_____top_level__(void) {
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
    void *cpy_r_r170;
    void *cpy_r_r171;
    void *cpy_r_r172;
    char cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    void *cpy_r_r178;
    void *cpy_r_r179;
    PyObject **cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    void *cpy_r_r192;
    void *cpy_r_r193;
    void *cpy_r_r194;
    char cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    void *cpy_r_r200;
    void *cpy_r_r201;
    PyObject **cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    void *cpy_r_r214;
    void *cpy_r_r215;
    void *cpy_r_r216;
    char cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    void *cpy_r_r222;
    void *cpy_r_r223;
    PyObject **cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    void *cpy_r_r236;
    void *cpy_r_r237;
    void *cpy_r_r238;
    char cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    void *cpy_r_r244;
    void *cpy_r_r245;
    PyObject **cpy_r_r246;
    PyObject *cpy_r_r247;
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
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    int32_t cpy_r_r261;
    char cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    int32_t cpy_r_r266;
    char cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    int32_t cpy_r_r271;
    char cpy_r_r272;
    PyObject *cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject *cpy_r_r275;
    tuple_T3OOO cpy_r_r276;
    PyObject *cpy_r_r277;
    PyObject *cpy_r_r278;
    PyObject *cpy_r_r279;
    int32_t cpy_r_r280;
    char cpy_r_r281;
    PyObject *cpy_r_r282;
    PyObject *cpy_r_r283;
    PyObject *cpy_r_r284;
    PyObject *cpy_r_r285;
    PyObject *cpy_r_r286;
    PyObject *cpy_r_r287;
    PyObject *cpy_r_r288;
    char cpy_r_r289;
    char cpy_r_r290;
    PyObject *cpy_r_r291;
    PyObject *cpy_r_r292;
    PyObject *cpy_r_r293;
    PyObject *cpy_r_r294;
    PyObject *cpy_r_r295;
    PyObject *cpy_r_r296;
    PyObject *cpy_r_r297;
    PyObject *cpy_r_r298;
    int32_t cpy_r_r299;
    char cpy_r_r300;
    PyObject *cpy_r_r301;
    PyObject *cpy_r_r302;
    int32_t cpy_r_r303;
    char cpy_r_r304;
    char cpy_r_r305;
    PyObject *cpy_r_r306;
    PyObject *cpy_r_r307;
    PyObject *cpy_r_r308;
    PyObject *cpy_r_r309;
    PyObject *cpy_r_r310;
    PyObject *cpy_r_r311;
    PyObject *cpy_r_r312;
    char cpy_r_r313;
    char cpy_r_r314;
    PyObject *cpy_r_r315;
    PyObject *cpy_r_r316;
    PyObject *cpy_r_r317;
    PyObject *cpy_r_r318;
    PyObject *cpy_r_r319;
    PyObject *cpy_r_r320;
    PyObject *cpy_r_r321;
    PyObject *cpy_r_r322;
    PyObject *cpy_r_r323;
    PyObject *cpy_r_r324;
    PyObject *cpy_r_r325;
    PyObject *cpy_r_r326;
    PyObject *cpy_r_r327;
    int32_t cpy_r_r328;
    char cpy_r_r329;
    PyObject *cpy_r_r330;
    PyObject *cpy_r_r331;
    int32_t cpy_r_r332;
    char cpy_r_r333;
    char cpy_r_r334;
    char cpy_r_r335;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 1, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 1, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_acquire___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 3, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5022]; /* ('Final',) */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_acquire___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 5, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
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
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 7, CPyStatic_acquire___globals);
        goto CPyL117;
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
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 7, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 7, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[3657]; /* 'serai.games.wayfarers.effects.influence' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 7, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5604]; /* ('has_fee', 'pay_fee', 'return_influence') */
    cpy_r_r36 = CPyStatic_acquire___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 7, CPyStatic_acquire___globals);
        goto CPyL117;
    } else
        goto CPyL118;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___wayfarers___effects___resources;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___wayfarers___effects___resources;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[3659]; /* 'serai.games.wayfarers.effects.resources' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 8, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___wayfarers___effects___resources;
    cpy_r_r47 = CPyExec_serai___games___wayfarers___effects___resources;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___wayfarers___effects___resources__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 8, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 8, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[3659]; /* 'serai.games.wayfarers.effects.resources' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 8, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5605]; /* ('DIE_ACTION', 'pay_provision', 'pay_silver', 'provision_price', 'silver_price') */
    cpy_r_r58 = CPyStatic_acquire___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 8, CPyStatic_acquire___globals);
        goto CPyL117;
    } else
        goto CPyL119;
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
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 15, CPyStatic_acquire___globals);
        goto CPyL117;
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
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 15, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 15, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 15, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5606]; /* ('FIRST_CARD_COUNT', 'INSPIRATION', 'LAND', 'ROWS', 'SPACE', 'TOWNSFOLK', 'WATER', 'WORKERS') */
    cpy_r_r80 = CPyStatic_acquire___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 15, CPyStatic_acquire___globals);
        goto CPyL117;
    } else
        goto CPyL120;
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
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 25, CPyStatic_acquire___globals);
        goto CPyL117;
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
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 25, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 25, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[3796]; /* 'serai.games.wayfarers.printed' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 25, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5607]; /* ('gist',) */
    cpy_r_r102 = CPyStatic_acquire___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 25, CPyStatic_acquire___globals);
        goto CPyL117;
    } else
        goto CPyL121;
CPyL38: ;
    cpy_r_r104 = (void *)&CPyModule_serai___games___wayfarers___reasons;
    cpy_r_r105 = (void *)&CPyImportState_serai___games___wayfarers___reasons;
    cpy_r_r106 = CPyModuleLockAPI_serai;
    cpy_r_r107 = CPyImport_IsInitialized(cpy_r_r105);
    if (!cpy_r_r107) goto CPyL41;
    cpy_r_r108 = PyImport_GetModuleDict();
    cpy_r_r109 = CPyStatics[3666]; /* 'serai.games.wayfarers.reasons' */
    cpy_r_r110 = CPyDict_GetItem(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 26, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r111 = cpy_r_r110;
    goto CPyL45;
CPyL41: ;
    cpy_r_r112 = CPyInitOnly_serai___games___wayfarers___reasons;
    cpy_r_r113 = CPyExec_serai___games___wayfarers___reasons;
    cpy_r_r114 = (PyObject **)&CPyModule_serai___games___wayfarers___reasons__internal;
    cpy_r_r115 = PyImport_GetModuleDict();
    cpy_r_r116 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r117 = CPyDict_GetItem(cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 26, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r118 = CPyStatics[8]; /* '__file__' */
    cpy_r_r119 = CPyObject_GetAttr(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 26, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r120 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r121 = CPyStatics[3666]; /* 'serai.games.wayfarers.reasons' */
    cpy_r_r122 = CPyImport_ImportNative(cpy_r_r121, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r119, cpy_r_r120, 0);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 26, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r111 = cpy_r_r122;
CPyL45: ;
    cpy_r_r123 = CPyStatics[5608]; /* ('INSPIRATION_THERE', 'NEED_FEE', 'NO_DECK', 'NO_PIGEON', 'NO_SPACE_PLACE', 'NO_TAG', 'NO_TOWNSFOLK_PLACE', 'OWN_WORKER', 'TOWNSFOLK_THERE', 'provision_obstacle', 'silver_obstacle') */
    cpy_r_r124 = CPyStatic_acquire___globals;
    cpy_r_r125 = CPyImport_GetNativeAttrs(cpy_r_r111, cpy_r_r123, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 26, CPyStatic_acquire___globals);
        goto CPyL117;
    } else
        goto CPyL122;
CPyL46: ;
    cpy_r_r126 = (void *)&CPyModule_serai___games___wayfarers___table;
    cpy_r_r127 = (void *)&CPyImportState_serai___games___wayfarers___table;
    cpy_r_r128 = CPyModuleLockAPI_serai;
    cpy_r_r129 = CPyImport_IsInitialized(cpy_r_r127);
    if (!cpy_r_r129) goto CPyL49;
    cpy_r_r130 = PyImport_GetModuleDict();
    cpy_r_r131 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r132 = CPyDict_GetItem(cpy_r_r130, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 39, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r133 = cpy_r_r132;
    goto CPyL53;
CPyL49: ;
    cpy_r_r134 = CPyInitOnly_serai___games___wayfarers___table;
    cpy_r_r135 = CPyExec_serai___games___wayfarers___table;
    cpy_r_r136 = (PyObject **)&CPyModule_serai___games___wayfarers___table__internal;
    cpy_r_r137 = PyImport_GetModuleDict();
    cpy_r_r138 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r139 = CPyDict_GetItem(cpy_r_r137, cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 39, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r140 = CPyStatics[8]; /* '__file__' */
    cpy_r_r141 = CPyObject_GetAttr(cpy_r_r139, cpy_r_r140);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 39, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r142 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r143 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r144 = CPyImport_ImportNative(cpy_r_r143, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r141, cpy_r_r142, 0);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 39, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r133 = cpy_r_r144;
CPyL53: ;
    cpy_r_r145 = CPyStatics[5609]; /* ('NO_CARD', 'WATER_PLACE', 'Player', 'Table', 'row_places') */
    cpy_r_r146 = CPyStatic_acquire___globals;
    cpy_r_r147 = CPyImport_GetNativeAttrs(cpy_r_r133, cpy_r_r145, cpy_r_r145, cpy_r_r146);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 39, CPyStatic_acquire___globals);
        goto CPyL117;
    } else
        goto CPyL123;
CPyL54: ;
    cpy_r_r148 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r149 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r150 = CPyModuleLockAPI_serai;
    cpy_r_r151 = CPyImport_IsInitialized(cpy_r_r149);
    if (!cpy_r_r151) goto CPyL57;
    cpy_r_r152 = PyImport_GetModuleDict();
    cpy_r_r153 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r154 = CPyDict_GetItem(cpy_r_r152, cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 40, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r155 = cpy_r_r154;
    goto CPyL61;
CPyL57: ;
    cpy_r_r156 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r157 = CPyExec_serai___kernel___decision;
    cpy_r_r158 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r159 = PyImport_GetModuleDict();
    cpy_r_r160 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r161 = CPyDict_GetItem(cpy_r_r159, cpy_r_r160);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 40, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r162 = CPyStatics[8]; /* '__file__' */
    cpy_r_r163 = CPyObject_GetAttr(cpy_r_r161, cpy_r_r162);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 40, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r164 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r165 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r166 = CPyImport_ImportNative(cpy_r_r165, cpy_r_r156, cpy_r_r157, cpy_r_r158, cpy_r_r148, cpy_r_r149, cpy_r_r150, cpy_r_r163, cpy_r_r164, 0);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 40, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r155 = cpy_r_r166;
CPyL61: ;
    cpy_r_r167 = CPyStatics[5075]; /* ('Asking', 'Offer', 'Option', 'Reason', 'Rules', 'ask') */
    cpy_r_r168 = CPyStatic_acquire___globals;
    cpy_r_r169 = CPyImport_GetNativeAttrs(cpy_r_r155, cpy_r_r167, cpy_r_r167, cpy_r_r168);
    CPy_DECREF(cpy_r_r155);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 40, CPyStatic_acquire___globals);
        goto CPyL117;
    } else
        goto CPyL124;
CPyL62: ;
    cpy_r_r170 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r171 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r172 = CPyModuleLockAPI_serai;
    cpy_r_r173 = CPyImport_IsInitialized(cpy_r_r171);
    if (!cpy_r_r173) goto CPyL65;
    cpy_r_r174 = PyImport_GetModuleDict();
    cpy_r_r175 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r176 = CPyDict_GetItem(cpy_r_r174, cpy_r_r175);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 41, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r177 = cpy_r_r176;
    goto CPyL69;
CPyL65: ;
    cpy_r_r178 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r179 = CPyExec_serai___kernel___effects;
    cpy_r_r180 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r181 = PyImport_GetModuleDict();
    cpy_r_r182 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r183 = CPyDict_GetItem(cpy_r_r181, cpy_r_r182);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 41, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r184 = CPyStatics[8]; /* '__file__' */
    cpy_r_r185 = CPyObject_GetAttr(cpy_r_r183, cpy_r_r184);
    CPy_DECREF(cpy_r_r183);
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 41, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r186 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r187 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r188 = CPyImport_ImportNative(cpy_r_r187, cpy_r_r178, cpy_r_r179, cpy_r_r180, cpy_r_r170, cpy_r_r171, cpy_r_r172, cpy_r_r185, cpy_r_r186, 0);
    CPy_DECREF(cpy_r_r185);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 41, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r177 = cpy_r_r188;
CPyL69: ;
    cpy_r_r189 = CPyStatics[5088]; /* ('Call',) */
    cpy_r_r190 = CPyStatic_acquire___globals;
    cpy_r_r191 = CPyImport_GetNativeAttrs(cpy_r_r177, cpy_r_r189, cpy_r_r189, cpy_r_r190);
    CPy_DECREF(cpy_r_r177);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 41, CPyStatic_acquire___globals);
        goto CPyL117;
    } else
        goto CPyL125;
CPyL70: ;
    cpy_r_r192 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r193 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r194 = CPyModuleLockAPI_serai;
    cpy_r_r195 = CPyImport_IsInitialized(cpy_r_r193);
    if (!cpy_r_r195) goto CPyL73;
    cpy_r_r196 = PyImport_GetModuleDict();
    cpy_r_r197 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r198 = CPyDict_GetItem(cpy_r_r196, cpy_r_r197);
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 42, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r199 = cpy_r_r198;
    goto CPyL77;
CPyL73: ;
    cpy_r_r200 = CPyInitOnly_serai___kernel___message;
    cpy_r_r201 = CPyExec_serai___kernel___message;
    cpy_r_r202 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r203 = PyImport_GetModuleDict();
    cpy_r_r204 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r205 = CPyDict_GetItem(cpy_r_r203, cpy_r_r204);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 42, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r206 = CPyStatics[8]; /* '__file__' */
    cpy_r_r207 = CPyObject_GetAttr(cpy_r_r205, cpy_r_r206);
    CPy_DECREF(cpy_r_r205);
    if (unlikely(cpy_r_r207 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 42, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r208 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r209 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r210 = CPyImport_ImportNative(cpy_r_r209, cpy_r_r200, cpy_r_r201, cpy_r_r202, cpy_r_r192, cpy_r_r193, cpy_r_r194, cpy_r_r207, cpy_r_r208, 0);
    CPy_DECREF(cpy_r_r207);
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 42, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r199 = cpy_r_r210;
CPyL77: ;
    cpy_r_r211 = CPyStatics[5610]; /* ('Hidden', 'Message') */
    cpy_r_r212 = CPyStatic_acquire___globals;
    cpy_r_r213 = CPyImport_GetNativeAttrs(cpy_r_r199, cpy_r_r211, cpy_r_r211, cpy_r_r212);
    CPy_DECREF(cpy_r_r199);
    if (unlikely(cpy_r_r213 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 42, CPyStatic_acquire___globals);
        goto CPyL117;
    } else
        goto CPyL126;
CPyL78: ;
    cpy_r_r214 = (void *)&CPyModule_serai___kernel___offer;
    cpy_r_r215 = (void *)&CPyImportState_serai___kernel___offer;
    cpy_r_r216 = CPyModuleLockAPI_serai;
    cpy_r_r217 = CPyImport_IsInitialized(cpy_r_r215);
    if (!cpy_r_r217) goto CPyL81;
    cpy_r_r218 = PyImport_GetModuleDict();
    cpy_r_r219 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r220 = CPyDict_GetItem(cpy_r_r218, cpy_r_r219);
    if (unlikely(cpy_r_r220 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 43, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r221 = cpy_r_r220;
    goto CPyL85;
CPyL81: ;
    cpy_r_r222 = CPyInitOnly_serai___kernel___offer;
    cpy_r_r223 = CPyExec_serai___kernel___offer;
    cpy_r_r224 = (PyObject **)&CPyModule_serai___kernel___offer__internal;
    cpy_r_r225 = PyImport_GetModuleDict();
    cpy_r_r226 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r227 = CPyDict_GetItem(cpy_r_r225, cpy_r_r226);
    if (unlikely(cpy_r_r227 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 43, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r228 = CPyStatics[8]; /* '__file__' */
    cpy_r_r229 = CPyObject_GetAttr(cpy_r_r227, cpy_r_r228);
    CPy_DECREF(cpy_r_r227);
    if (unlikely(cpy_r_r229 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 43, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r230 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r231 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r232 = CPyImport_ImportNative(cpy_r_r231, cpy_r_r222, cpy_r_r223, cpy_r_r224, cpy_r_r214, cpy_r_r215, cpy_r_r216, cpy_r_r229, cpy_r_r230, 0);
    CPy_DECREF(cpy_r_r229);
    if (unlikely(cpy_r_r232 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 43, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r221 = cpy_r_r232;
CPyL85: ;
    cpy_r_r233 = CPyStatics[5043]; /* ('TableOffer',) */
    cpy_r_r234 = CPyStatic_acquire___globals;
    cpy_r_r235 = CPyImport_GetNativeAttrs(cpy_r_r221, cpy_r_r233, cpy_r_r233, cpy_r_r234);
    CPy_DECREF(cpy_r_r221);
    if (unlikely(cpy_r_r235 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 43, CPyStatic_acquire___globals);
        goto CPyL117;
    } else
        goto CPyL127;
CPyL86: ;
    cpy_r_r236 = (void *)&CPyModule_serai___kernel___perform;
    cpy_r_r237 = (void *)&CPyImportState_serai___kernel___perform;
    cpy_r_r238 = CPyModuleLockAPI_serai;
    cpy_r_r239 = CPyImport_IsInitialized(cpy_r_r237);
    if (!cpy_r_r239) goto CPyL89;
    cpy_r_r240 = PyImport_GetModuleDict();
    cpy_r_r241 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r242 = CPyDict_GetItem(cpy_r_r240, cpy_r_r241);
    if (unlikely(cpy_r_r242 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 44, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r243 = cpy_r_r242;
    goto CPyL93;
CPyL89: ;
    cpy_r_r244 = CPyInitOnly_serai___kernel___perform;
    cpy_r_r245 = CPyExec_serai___kernel___perform;
    cpy_r_r246 = (PyObject **)&CPyModule_serai___kernel___perform__internal;
    cpy_r_r247 = PyImport_GetModuleDict();
    cpy_r_r248 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r249 = CPyDict_GetItem(cpy_r_r247, cpy_r_r248);
    if (unlikely(cpy_r_r249 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 44, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r250 = CPyStatics[8]; /* '__file__' */
    cpy_r_r251 = CPyObject_GetAttr(cpy_r_r249, cpy_r_r250);
    CPy_DECREF(cpy_r_r249);
    if (unlikely(cpy_r_r251 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 44, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r252 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r253 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r254 = CPyImport_ImportNative(cpy_r_r253, cpy_r_r244, cpy_r_r245, cpy_r_r246, cpy_r_r236, cpy_r_r237, cpy_r_r238, cpy_r_r251, cpy_r_r252, 0);
    CPy_DECREF(cpy_r_r251);
    if (unlikely(cpy_r_r254 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 44, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r243 = cpy_r_r254;
CPyL93: ;
    cpy_r_r255 = CPyStatics[5611]; /* ('Waiting', 'Work') */
    cpy_r_r256 = CPyStatic_acquire___globals;
    cpy_r_r257 = CPyImport_GetNativeAttrs(cpy_r_r243, cpy_r_r255, cpy_r_r255, cpy_r_r256);
    CPy_DECREF(cpy_r_r243);
    if (unlikely(cpy_r_r257 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 44, CPyStatic_acquire___globals);
        goto CPyL117;
    } else
        goto CPyL128;
CPyL94: ;
    cpy_r_r258 = CPyStatics[1331]; /* 'free' */
    cpy_r_r259 = CPyStatic_acquire___globals;
    cpy_r_r260 = CPyStatics[1759]; /* 'FREE' */
    cpy_r_r261 = CPyDict_SetItem(cpy_r_r259, cpy_r_r260, cpy_r_r258);
    cpy_r_r262 = cpy_r_r261 >= 0;
    if (unlikely(!cpy_r_r262)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 46, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r263 = CPyStatics[3976]; /* 'discount1' */
    cpy_r_r264 = CPyStatic_acquire___globals;
    cpy_r_r265 = CPyStatics[4011]; /* 'DISCOUNT' */
    cpy_r_r266 = CPyDict_SetItem(cpy_r_r264, cpy_r_r265, cpy_r_r263);
    cpy_r_r267 = cpy_r_r266 >= 0;
    if (unlikely(!cpy_r_r267)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 47, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r268 = CPyStatics[3719]; /* 'draw3' */
    cpy_r_r269 = CPyStatic_acquire___globals;
    cpy_r_r270 = CPyStatics[3765]; /* 'DRAW' */
    cpy_r_r271 = CPyDict_SetItem(cpy_r_r269, cpy_r_r270, cpy_r_r268);
    cpy_r_r272 = cpy_r_r271 >= 0;
    if (unlikely(!cpy_r_r272)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 48, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r273 = CPyStatics[1331]; /* 'free' */
    cpy_r_r274 = CPyStatics[3976]; /* 'discount1' */
    cpy_r_r275 = CPyStatics[3719]; /* 'draw3' */
    CPy_INCREF(cpy_r_r273);
    CPy_INCREF(cpy_r_r274);
    CPy_INCREF(cpy_r_r275);
    cpy_r_r276.f0 = cpy_r_r273;
    cpy_r_r276.f1 = cpy_r_r274;
    cpy_r_r276.f2 = cpy_r_r275;
    CPyStatic_acquire___MODES = cpy_r_r276;
    CPy_INCREF(CPyStatic_acquire___MODES.f0);
    CPy_INCREF(CPyStatic_acquire___MODES.f1);
    CPy_INCREF(CPyStatic_acquire___MODES.f2);
    cpy_r_r277 = CPyStatic_acquire___globals;
    cpy_r_r278 = CPyStatics[3956]; /* 'MODES' */
    cpy_r_r279 = PyTuple_New(3);
    if (unlikely(cpy_r_r279 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7130 = cpy_r_r276.f0;
    PyTuple_SET_ITEM(cpy_r_r279, 0, __tmp7130);
    PyObject *__tmp7131 = cpy_r_r276.f1;
    PyTuple_SET_ITEM(cpy_r_r279, 1, __tmp7131);
    PyObject *__tmp7132 = cpy_r_r276.f2;
    PyTuple_SET_ITEM(cpy_r_r279, 2, __tmp7132);
    cpy_r_r280 = CPyDict_SetItem(cpy_r_r277, cpy_r_r278, cpy_r_r279);
    CPy_DECREF(cpy_r_r279);
    cpy_r_r281 = cpy_r_r280 >= 0;
    if (unlikely(!cpy_r_r281)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 49, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r282 = (PyObject *)CPyType_work___Work;
    cpy_r_r283 = (PyObject *)CPyType_wayfarers___table___Table;
    cpy_r_r284 = PyObject_GetItem(cpy_r_r282, cpy_r_r283);
    if (unlikely(cpy_r_r284 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 52, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r285 = PyTuple_Pack(1, cpy_r_r284);
    CPy_DECREF(cpy_r_r284);
    if (unlikely(cpy_r_r285 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 52, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r286 = CPyStatics[3764]; /* 'serai.games.wayfarers.effects.acquire' */
    cpy_r_r287 = (PyObject *)CPyType_acquire___Acquire_template;
    cpy_r_r288 = CPyType_FromTemplate(cpy_r_r287, cpy_r_r285, cpy_r_r286);
    CPy_DECREF(cpy_r_r285);
    if (unlikely(cpy_r_r288 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 52, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r289 = CPyDef_acquire___Acquire_trait_vtable_setup();
    if (unlikely(cpy_r_r289 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 52, CPyStatic_acquire___globals);
        goto CPyL129;
    }
    cpy_r_r290 = CPyDef_acquire___Acquire_coroutine_setup(cpy_r_r288);
    if (unlikely(cpy_r_r290 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 52, CPyStatic_acquire___globals);
        goto CPyL129;
    }
    cpy_r_r291 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r292 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r293 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r294 = CPyStatics[529]; /* 'must' */
    cpy_r_r295 = CPyStatics[530]; /* 'always' */
    cpy_r_r296 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r297 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r298 = PyTuple_Pack(6, cpy_r_r292, cpy_r_r293, cpy_r_r294, cpy_r_r295, cpy_r_r296, cpy_r_r297);
    if (unlikely(cpy_r_r298 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 52, CPyStatic_acquire___globals);
        goto CPyL129;
    }
    cpy_r_r299 = PyObject_SetAttr(cpy_r_r288, cpy_r_r291, cpy_r_r298);
    CPy_DECREF(cpy_r_r298);
    cpy_r_r300 = cpy_r_r299 >= 0;
    if (unlikely(!cpy_r_r300)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 52, CPyStatic_acquire___globals);
        goto CPyL129;
    }
    CPyType_acquire___Acquire = (PyTypeObject *)cpy_r_r288;
    CPy_INCREF(CPyType_acquire___Acquire);
    cpy_r_r301 = CPyStatic_acquire___globals;
    cpy_r_r302 = CPyStatics[3957]; /* 'Acquire' */
    cpy_r_r303 = PyDict_SetItem(cpy_r_r301, cpy_r_r302, cpy_r_r288);
    cpy_r_r304 = cpy_r_r303 >= 0;
    if (unlikely(!cpy_r_r304)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 52, CPyStatic_acquire___globals);
        goto CPyL129;
    }
    cpy_r_r305 = CPy_InitSubclass(cpy_r_r288);
    CPy_DECREF(cpy_r_r288);
    if (unlikely(!cpy_r_r305)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 52, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r306 = (PyObject *)CPyType_offer___TableOffer;
    cpy_r_r307 = (PyObject *)CPyType_wayfarers___table___Table;
    cpy_r_r308 = PyObject_GetItem(cpy_r_r306, cpy_r_r307);
    if (unlikely(cpy_r_r308 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 112, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r309 = PyTuple_Pack(1, cpy_r_r308);
    CPy_DECREF(cpy_r_r308);
    if (unlikely(cpy_r_r309 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 112, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r310 = CPyStatics[3764]; /* 'serai.games.wayfarers.effects.acquire' */
    cpy_r_r311 = (PyObject *)CPyType_acquire___CardOffer_template;
    cpy_r_r312 = CPyType_FromTemplate(cpy_r_r311, cpy_r_r309, cpy_r_r310);
    CPy_DECREF(cpy_r_r309);
    if (unlikely(cpy_r_r312 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 112, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    cpy_r_r313 = CPyDef_acquire___CardOffer_trait_vtable_setup();
    if (unlikely(cpy_r_r313 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 112, CPyStatic_acquire___globals);
        goto CPyL130;
    }
    cpy_r_r314 = CPyDef_acquire___CardOffer_coroutine_setup(cpy_r_r312);
    if (unlikely(cpy_r_r314 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 112, CPyStatic_acquire___globals);
        goto CPyL130;
    }
    cpy_r_r315 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r316 = CPyStatics[1592]; /* 'row' */
    cpy_r_r317 = CPyStatics[3952]; /* 'mode' */
    cpy_r_r318 = CPyStatics[4012]; /* 'context' */
    cpy_r_r319 = CPyStatics[2756]; /* 'optional' */
    cpy_r_r320 = CPyStatics[378]; /* 't' */
    cpy_r_r321 = CPyStatics[379]; /* 'me' */
    cpy_r_r322 = CPyStatics[380]; /* '_likely' */
    cpy_r_r323 = CPyStatics[381]; /* '_obstacle' */
    cpy_r_r324 = CPyStatics[382]; /* '_others' */
    cpy_r_r325 = CPyStatics[383]; /* '_note' */
    cpy_r_r326 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r327 = PyTuple_Pack(11, cpy_r_r316, cpy_r_r317, cpy_r_r318, cpy_r_r319, cpy_r_r320, cpy_r_r321, cpy_r_r322, cpy_r_r323, cpy_r_r324, cpy_r_r325, cpy_r_r326);
    if (unlikely(cpy_r_r327 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 112, CPyStatic_acquire___globals);
        goto CPyL130;
    }
    cpy_r_r328 = PyObject_SetAttr(cpy_r_r312, cpy_r_r315, cpy_r_r327);
    CPy_DECREF(cpy_r_r327);
    cpy_r_r329 = cpy_r_r328 >= 0;
    if (unlikely(!cpy_r_r329)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 112, CPyStatic_acquire___globals);
        goto CPyL130;
    }
    CPyType_acquire___CardOffer = (PyTypeObject *)cpy_r_r312;
    CPy_INCREF(CPyType_acquire___CardOffer);
    cpy_r_r330 = CPyStatic_acquire___globals;
    cpy_r_r331 = CPyStatics[1247]; /* 'CardOffer' */
    cpy_r_r332 = PyDict_SetItem(cpy_r_r330, cpy_r_r331, cpy_r_r312);
    cpy_r_r333 = cpy_r_r332 >= 0;
    if (unlikely(!cpy_r_r333)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 112, CPyStatic_acquire___globals);
        goto CPyL130;
    }
    cpy_r_r334 = CPy_InitSubclass(cpy_r_r312);
    CPy_DECREF(cpy_r_r312);
    if (unlikely(!cpy_r_r334)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/acquire.py", "<module>", 112, CPyStatic_acquire___globals);
        goto CPyL117;
    }
    return 1;
CPyL117: ;
    cpy_r_r335 = 2;
    return cpy_r_r335;
CPyL118: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL119: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL120: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL121: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL122: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL46;
CPyL123: ;
    CPy_DECREF(cpy_r_r147);
    goto CPyL54;
CPyL124: ;
    CPy_DECREF(cpy_r_r169);
    goto CPyL62;
CPyL125: ;
    CPy_DECREF(cpy_r_r191);
    goto CPyL70;
CPyL126: ;
    CPy_DECREF(cpy_r_r213);
    goto CPyL78;
CPyL127: ;
    CPy_DECREF(cpy_r_r235);
    goto CPyL86;
CPyL128: ;
    CPy_DECREF(cpy_r_r257);
    goto CPyL94;
CPyL129: ;
    CPy_DecRef(cpy_r_r288);
    goto CPyL117;
CPyL130: ;
    CPy_DecRef(cpy_r_r312);
    goto CPyL117;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
merv___turn___ZoneOffer_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
PyMemberDef merv___turn___ZoneOffer_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___turn___ZoneOfferObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___turn___ZoneOfferObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___turn___ZoneOffer_traverse(serai___games___merv___turn___ZoneOfferObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__likely);
    Py_VISIT(self->__obstacle);
    Py_VISIT(self->__others);
    Py_VISIT(self->__note);
    Py_VISIT(self->_t);
    if (CPyTagged_CheckLong(self->_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_me));
    }
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___turn___ZoneOfferObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___turn___ZoneOfferObject))));
    return rv;
}

static int32_t CPyDef_merv___turn___ZoneOffer_clear(PyObject *cpy_r_self)
{
    serai___games___merv___turn___ZoneOfferObject *self = (serai___games___merv___turn___ZoneOfferObject *)cpy_r_self;
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
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___turn___ZoneOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___turn___ZoneOfferObject))));
    return 0;
}

static int32_t CPyDef_merv___turn___ZoneOffer_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___turn___ZoneOfferObject *self = (serai___games___merv___turn___ZoneOfferObject *)cpy_r_self;
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
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___turn___ZoneOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___turn___ZoneOfferObject))));
    return 0;
}

static void
merv___turn___ZoneOffer_dealloc(serai___games___merv___turn___ZoneOfferObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, merv___turn___ZoneOffer_dealloc)
    CPyDef_merv___turn___ZoneOffer_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___turn_____mypyc__ZoneOffer_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___turn___ZoneOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me);

static PyObject *
merv___turn___ZoneOffer_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___turn___ZoneOffer) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___turn_____mypyc__ZoneOffer_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_merv___turn___ZoneOffer_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem merv___turn___ZoneOffer_vtable[18];
static bool
CPyDef_merv___turn___ZoneOffer_trait_vtable_setup(void)
{
    CPyVTableItem merv___turn___ZoneOffer_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___turn___ZoneOffer_____init__,
        (CPyVTableItem)CPyDef_offer___Offer_____add__,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_merv___turn___ZoneOffer___note,
        (CPyVTableItem)CPyDef_merv___turn___ZoneOffer_____init__,
        (CPyVTableItem)CPyDef_merv___turn___ZoneOffer___likely,
        (CPyVTableItem)CPyDef_offer___TableOffer___others,
        (CPyVTableItem)CPyDef_merv___turn___ZoneOffer___obstacle,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_merv___turn___ZoneOffer___note,
        (CPyVTableItem)CPyDef_merv___turn___ZoneOffer_____init__,
        (CPyVTableItem)CPyDef_merv___turn___ZoneOffer___likely,
        (CPyVTableItem)CPyDef_merv___turn___ZoneOffer___obstacle,
        (CPyVTableItem)CPyDef_merv___turn___ZoneOffer___note,
    };
    memcpy(merv___turn___ZoneOffer_vtable, merv___turn___ZoneOffer_vtable_scratch, sizeof(merv___turn___ZoneOffer_vtable));
    return 1;
}

static bool
CPyDef_merv___turn___ZoneOffer_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___turn___ZoneOffer_get_builds(serai___games___merv___turn___ZoneOfferObject *self, void *closure);
static int
merv___turn___ZoneOffer_set_builds(serai___games___merv___turn___ZoneOfferObject *self, PyObject *value, void *closure);

static PyGetSetDef merv___turn___ZoneOffer_getseters[] = {
    {"builds",
     (getter)merv___turn___ZoneOffer_get_builds, (setter)merv___turn___ZoneOffer_set_builds,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___turn___ZoneOffer_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___turn_____mypyc__ZoneOffer_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_merv___turn___ZoneOffer_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, t, me)\n--\n\n")},
    {"likely",
     (PyCFunction)CPyPy_merv___turn___ZoneOffer___likely,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("likely($self)\n--\n\n")},
    {"obstacle",
     (PyCFunction)CPyPy_merv___turn___ZoneOffer___obstacle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("obstacle($self, option)\n--\n\n")},
    {"note",
     (PyCFunction)CPyPy_merv___turn___ZoneOffer___note,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("note($self, option)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___turn___ZoneOffer_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ZoneOffer",
    .tp_new = merv___turn___ZoneOffer_new,
    .tp_dealloc = (destructor)merv___turn___ZoneOffer_dealloc,
    .tp_traverse = (traverseproc)merv___turn___ZoneOffer_traverse,
    .tp_clear = (inquiry)CPyDef_merv___turn___ZoneOffer_clear,
    .tp_getset = merv___turn___ZoneOffer_getseters,
    .tp_methods = merv___turn___ZoneOffer_methods,
    .tp_init = merv___turn___ZoneOffer_init,
    .tp_members = merv___turn___ZoneOffer_members,
    .tp_basicsize = sizeof(serai___games___merv___turn___ZoneOfferObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___turn___ZoneOfferObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___turn___ZoneOfferObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ZoneOffer(t, me)\n--\n\n"),
};
static PyTypeObject *CPyType_merv___turn___ZoneOffer_template = &CPyType_merv___turn___ZoneOffer_template_;

PyObject *CPyDef_merv___turn_____mypyc__ZoneOffer_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___turn___ZoneOfferObject *self;
    self = (serai___games___merv___turn___ZoneOfferObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___turn___ZoneOffer_vtable;
    self->_me = CPY_INT_TAG;
    self->_builds = 2;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___turn___ZoneOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me)
{
    PyObject *self = CPyDef_merv___turn_____mypyc__ZoneOffer_setup((PyObject *)CPyType_merv___turn___ZoneOffer);
    if (self == NULL)
        return NULL;
    char res = CPyDef_merv___turn___ZoneOffer_____init__(self, cpy_r_t, cpy_r_me);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
merv___turn___ZoneOffer_get_builds(serai___games___merv___turn___ZoneOfferObject *self, void *closure)
{
    if (unlikely(self->_builds == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'builds' of 'ZoneOffer' undefined");
        return NULL;
    }
    PyObject *retval = self->_builds ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
merv___turn___ZoneOffer_set_builds(serai___games___merv___turn___ZoneOfferObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'ZoneOffer' object attribute 'builds' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_builds = tmp;
    return 0;
}

static int
merv___turn___DistrictOffer_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
PyMemberDef merv___turn___DistrictOffer_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___turn___DistrictOfferObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___turn___DistrictOfferObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___turn___DistrictOffer_traverse(serai___games___merv___turn___DistrictOfferObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__likely);
    Py_VISIT(self->__obstacle);
    Py_VISIT(self->__others);
    Py_VISIT(self->__note);
    Py_VISIT(self->_t);
    if (CPyTagged_CheckLong(self->_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_me));
    }
    if (CPyTagged_CheckLong(self->_zone)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_zone));
    }
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___turn___DistrictOfferObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___turn___DistrictOfferObject))));
    return rv;
}

static int32_t CPyDef_merv___turn___DistrictOffer_clear(PyObject *cpy_r_self)
{
    serai___games___merv___turn___DistrictOfferObject *self = (serai___games___merv___turn___DistrictOfferObject *)cpy_r_self;
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
    if (CPyTagged_CheckLong(self->_zone)) {
        CPyTagged __tmp = self->_zone;
        self->_zone = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___turn___DistrictOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___turn___DistrictOfferObject))));
    return 0;
}

static int32_t CPyDef_merv___turn___DistrictOffer_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___turn___DistrictOfferObject *self = (serai___games___merv___turn___DistrictOfferObject *)cpy_r_self;
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
    if (CPyTagged_CheckLong(self->_zone)) {
        CPyTagged __tmp = self->_zone;
        self->_zone = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___turn___DistrictOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___turn___DistrictOfferObject))));
    return 0;
}

static void
merv___turn___DistrictOffer_dealloc(serai___games___merv___turn___DistrictOfferObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, merv___turn___DistrictOffer_dealloc)
    CPyDef_merv___turn___DistrictOffer_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___turn_____mypyc__DistrictOffer_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___turn___DistrictOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_zone);

static PyObject *
merv___turn___DistrictOffer_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___turn___DistrictOffer) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___turn_____mypyc__DistrictOffer_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_merv___turn___DistrictOffer_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem merv___turn___DistrictOffer_vtable[20];
static bool
CPyDef_merv___turn___DistrictOffer_trait_vtable_setup(void)
{
    CPyVTableItem merv___turn___DistrictOffer_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___turn___DistrictOffer_____init__,
        (CPyVTableItem)CPyDef_offer___Offer_____add__,
        (CPyVTableItem)CPyDef_merv___turn___DistrictOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_merv___turn___DistrictOffer___note,
        (CPyVTableItem)CPyDef_merv___turn___DistrictOffer_____init__,
        (CPyVTableItem)CPyDef_merv___turn___DistrictOffer___likely,
        (CPyVTableItem)CPyDef_merv___turn___DistrictOffer___others,
        (CPyVTableItem)CPyDef_merv___turn___DistrictOffer___obstacle,
        (CPyVTableItem)CPyDef_merv___turn___DistrictOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_merv___turn___DistrictOffer___note,
        (CPyVTableItem)CPyDef_merv___turn___DistrictOffer_____init__,
        (CPyVTableItem)CPyDef_merv___turn___DistrictOffer___likely,
        (CPyVTableItem)CPyDef_merv___turn___DistrictOffer___others,
        (CPyVTableItem)CPyDef_merv___turn___DistrictOffer___options,
        (CPyVTableItem)CPyDef_merv___turn___DistrictOffer___obstacle,
        (CPyVTableItem)CPyDef_merv___turn___DistrictOffer___note,
    };
    memcpy(merv___turn___DistrictOffer_vtable, merv___turn___DistrictOffer_vtable_scratch, sizeof(merv___turn___DistrictOffer_vtable));
    return 1;
}

static bool
CPyDef_merv___turn___DistrictOffer_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___turn___DistrictOffer_get_zone(serai___games___merv___turn___DistrictOfferObject *self, void *closure);
static int
merv___turn___DistrictOffer_set_zone(serai___games___merv___turn___DistrictOfferObject *self, PyObject *value, void *closure);
static PyObject *
merv___turn___DistrictOffer_get_builds(serai___games___merv___turn___DistrictOfferObject *self, void *closure);
static int
merv___turn___DistrictOffer_set_builds(serai___games___merv___turn___DistrictOfferObject *self, PyObject *value, void *closure);

static PyGetSetDef merv___turn___DistrictOffer_getseters[] = {
    {"zone",
     (getter)merv___turn___DistrictOffer_get_zone, (setter)merv___turn___DistrictOffer_set_zone,
     NULL, NULL},
    {"builds",
     (getter)merv___turn___DistrictOffer_get_builds, (setter)merv___turn___DistrictOffer_set_builds,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___turn___DistrictOffer_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___turn_____mypyc__DistrictOffer_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_merv___turn___DistrictOffer_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, t, me, zone)\n--\n\n")},
    {"likely",
     (PyCFunction)CPyPy_merv___turn___DistrictOffer___likely,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("likely($self)\n--\n\n")},
    {"others",
     (PyCFunction)CPyPy_merv___turn___DistrictOffer___others,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("others($self)\n--\n\n")},
    {"options",
     (PyCFunction)CPyPy_merv___turn___DistrictOffer___options,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("options($self)\n--\n\n")},
    {"obstacle",
     (PyCFunction)CPyPy_merv___turn___DistrictOffer___obstacle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("obstacle($self, option)\n--\n\n")},
    {"note",
     (PyCFunction)CPyPy_merv___turn___DistrictOffer___note,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("note($self, option)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___turn___DistrictOffer_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "DistrictOffer",
    .tp_new = merv___turn___DistrictOffer_new,
    .tp_dealloc = (destructor)merv___turn___DistrictOffer_dealloc,
    .tp_traverse = (traverseproc)merv___turn___DistrictOffer_traverse,
    .tp_clear = (inquiry)CPyDef_merv___turn___DistrictOffer_clear,
    .tp_getset = merv___turn___DistrictOffer_getseters,
    .tp_methods = merv___turn___DistrictOffer_methods,
    .tp_init = merv___turn___DistrictOffer_init,
    .tp_members = merv___turn___DistrictOffer_members,
    .tp_basicsize = sizeof(serai___games___merv___turn___DistrictOfferObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___turn___DistrictOfferObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___turn___DistrictOfferObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("DistrictOffer(t, me, zone)\n--\n\n"),
};
static PyTypeObject *CPyType_merv___turn___DistrictOffer_template = &CPyType_merv___turn___DistrictOffer_template_;

PyObject *CPyDef_merv___turn_____mypyc__DistrictOffer_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___turn___DistrictOfferObject *self;
    self = (serai___games___merv___turn___DistrictOfferObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___turn___DistrictOffer_vtable;
    self->_me = CPY_INT_TAG;
    self->_zone = CPY_INT_TAG;
    self->_builds = 2;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___turn___DistrictOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_zone)
{
    PyObject *self = CPyDef_merv___turn_____mypyc__DistrictOffer_setup((PyObject *)CPyType_merv___turn___DistrictOffer);
    if (self == NULL)
        return NULL;
    char res = CPyDef_merv___turn___DistrictOffer_____init__(self, cpy_r_t, cpy_r_me, cpy_r_zone);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
merv___turn___DistrictOffer_get_zone(serai___games___merv___turn___DistrictOfferObject *self, void *closure)
{
    if (unlikely(self->_zone == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'zone' of 'DistrictOffer' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_zone);
    PyObject *retval = CPyTagged_StealAsObject(self->_zone);
    return retval;
}

static int
merv___turn___DistrictOffer_set_zone(serai___games___merv___turn___DistrictOfferObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'DistrictOffer' object attribute 'zone' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_zone != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_zone);
    }
    self->_zone = tmp;
    return 0;
}

static PyObject *
merv___turn___DistrictOffer_get_builds(serai___games___merv___turn___DistrictOfferObject *self, void *closure)
{
    if (unlikely(self->_builds == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'builds' of 'DistrictOffer' undefined");
        return NULL;
    }
    PyObject *retval = self->_builds ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
merv___turn___DistrictOffer_set_builds(serai___games___merv___turn___DistrictOfferObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'DistrictOffer' object attribute 'builds' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_builds = tmp;
    return 0;
}

static int
merv___turn___ActionOffer_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
PyMemberDef merv___turn___ActionOffer_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___turn___ActionOfferObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___turn___ActionOfferObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___turn___ActionOffer_traverse(serai___games___merv___turn___ActionOfferObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__likely);
    Py_VISIT(self->__obstacle);
    Py_VISIT(self->__others);
    Py_VISIT(self->__note);
    Py_VISIT(self->_t);
    if (CPyTagged_CheckLong(self->_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_me));
    }
    if (CPyTagged_CheckLong(self->_own)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_own));
    }
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___turn___ActionOfferObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___turn___ActionOfferObject))));
    return rv;
}

static int32_t CPyDef_merv___turn___ActionOffer_clear(PyObject *cpy_r_self)
{
    serai___games___merv___turn___ActionOfferObject *self = (serai___games___merv___turn___ActionOfferObject *)cpy_r_self;
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
    if (CPyTagged_CheckLong(self->_own)) {
        CPyTagged __tmp = self->_own;
        self->_own = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___turn___ActionOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___turn___ActionOfferObject))));
    return 0;
}

static int32_t CPyDef_merv___turn___ActionOffer_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___turn___ActionOfferObject *self = (serai___games___merv___turn___ActionOfferObject *)cpy_r_self;
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
    if (CPyTagged_CheckLong(self->_own)) {
        CPyTagged __tmp = self->_own;
        self->_own = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___turn___ActionOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___turn___ActionOfferObject))));
    return 0;
}

static void
merv___turn___ActionOffer_dealloc(serai___games___merv___turn___ActionOfferObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, merv___turn___ActionOffer_dealloc)
    CPyDef_merv___turn___ActionOffer_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___turn_____mypyc__ActionOffer_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___turn___ActionOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me);

static PyObject *
merv___turn___ActionOffer_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___turn___ActionOffer) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___turn_____mypyc__ActionOffer_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_merv___turn___ActionOffer_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem merv___turn___ActionOffer_vtable[20];
static bool
CPyDef_merv___turn___ActionOffer_trait_vtable_setup(void)
{
    CPyVTableItem merv___turn___ActionOffer_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___turn___ActionOffer_____init__,
        (CPyVTableItem)CPyDef_offer___Offer_____add__,
        (CPyVTableItem)CPyDef_merv___turn___ActionOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_merv___turn___ActionOffer___note,
        (CPyVTableItem)CPyDef_merv___turn___ActionOffer_____init__,
        (CPyVTableItem)CPyDef_merv___turn___ActionOffer___likely,
        (CPyVTableItem)CPyDef_merv___turn___ActionOffer___others,
        (CPyVTableItem)CPyDef_merv___turn___ActionOffer___obstacle,
        (CPyVTableItem)CPyDef_merv___turn___ActionOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_merv___turn___ActionOffer___note,
        (CPyVTableItem)CPyDef_merv___turn___ActionOffer_____init__,
        (CPyVTableItem)CPyDef_merv___turn___ActionOffer___likely,
        (CPyVTableItem)CPyDef_merv___turn___ActionOffer___others,
        (CPyVTableItem)CPyDef_merv___turn___ActionOffer___options,
        (CPyVTableItem)CPyDef_merv___turn___ActionOffer___obstacle,
        (CPyVTableItem)CPyDef_merv___turn___ActionOffer___note,
    };
    memcpy(merv___turn___ActionOffer_vtable, merv___turn___ActionOffer_vtable_scratch, sizeof(merv___turn___ActionOffer_vtable));
    return 1;
}

static bool
CPyDef_merv___turn___ActionOffer_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___turn___ActionOffer_get_own(serai___games___merv___turn___ActionOfferObject *self, void *closure);
static int
merv___turn___ActionOffer_set_own(serai___games___merv___turn___ActionOfferObject *self, PyObject *value, void *closure);

static PyGetSetDef merv___turn___ActionOffer_getseters[] = {
    {"own",
     (getter)merv___turn___ActionOffer_get_own, (setter)merv___turn___ActionOffer_set_own,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___turn___ActionOffer_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___turn_____mypyc__ActionOffer_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_merv___turn___ActionOffer_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, t, me)\n--\n\n")},
    {"likely",
     (PyCFunction)CPyPy_merv___turn___ActionOffer___likely,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("likely($self)\n--\n\n")},
    {"others",
     (PyCFunction)CPyPy_merv___turn___ActionOffer___others,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("others($self)\n--\n\n")},
    {"options",
     (PyCFunction)CPyPy_merv___turn___ActionOffer___options,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("options($self)\n--\n\n")},
    {"obstacle",
     (PyCFunction)CPyPy_merv___turn___ActionOffer___obstacle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("obstacle($self, option)\n--\n\n")},
    {"note",
     (PyCFunction)CPyPy_merv___turn___ActionOffer___note,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("note($self, option)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___turn___ActionOffer_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ActionOffer",
    .tp_new = merv___turn___ActionOffer_new,
    .tp_dealloc = (destructor)merv___turn___ActionOffer_dealloc,
    .tp_traverse = (traverseproc)merv___turn___ActionOffer_traverse,
    .tp_clear = (inquiry)CPyDef_merv___turn___ActionOffer_clear,
    .tp_getset = merv___turn___ActionOffer_getseters,
    .tp_methods = merv___turn___ActionOffer_methods,
    .tp_init = merv___turn___ActionOffer_init,
    .tp_members = merv___turn___ActionOffer_members,
    .tp_basicsize = sizeof(serai___games___merv___turn___ActionOfferObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___turn___ActionOfferObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___turn___ActionOfferObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ActionOffer(t, me)\n--\n\n"),
};
static PyTypeObject *CPyType_merv___turn___ActionOffer_template = &CPyType_merv___turn___ActionOffer_template_;

PyObject *CPyDef_merv___turn_____mypyc__ActionOffer_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___turn___ActionOfferObject *self;
    self = (serai___games___merv___turn___ActionOfferObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___turn___ActionOffer_vtable;
    self->_me = CPY_INT_TAG;
    self->_own = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___turn___ActionOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me)
{
    PyObject *self = CPyDef_merv___turn_____mypyc__ActionOffer_setup((PyObject *)CPyType_merv___turn___ActionOffer);
    if (self == NULL)
        return NULL;
    char res = CPyDef_merv___turn___ActionOffer_____init__(self, cpy_r_t, cpy_r_me);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
merv___turn___ActionOffer_get_own(serai___games___merv___turn___ActionOfferObject *self, void *closure)
{
    if (unlikely(self->_own == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'own' of 'ActionOffer' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_own);
    PyObject *retval = CPyTagged_StealAsObject(self->_own);
    return retval;
}

static int
merv___turn___ActionOffer_set_own(serai___games___merv___turn___ActionOfferObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'ActionOffer' object attribute 'own' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_own != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_own);
    }
    self->_own = tmp;
    return 0;
}

static PySendResult CPyDunder_am_sendmerv___turn___take_turn_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_merv___turn___take_turn_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods merv___turn___take_turn_gen_as_async = {
    .am_send = CPyDunder_am_sendmerv___turn___take_turn_gen,
};
static int
merv___turn___take_turn_gen_traverse(serai___games___merv___turn___take_turn_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_0);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_1);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_2);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___turn___take_turn_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___turn___take_turn_genObject *self = (serai___games___merv___turn___take_turn_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_2);
    return 0;
}

static int32_t CPyDef_merv___turn___take_turn_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___turn___take_turn_genObject *self = (serai___games___merv___turn___take_turn_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_2);
    return 0;
}

static void
merv___turn___take_turn_gen_dealloc(serai___games___merv___turn___take_turn_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___turn___take_turn_gen_free_instance == NULL) {
        merv___turn___take_turn_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_0);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_1);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_2);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___turn___take_turn_gen_dealloc)
    CPyDef_merv___turn___take_turn_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___turn_____mypyc__take_turn_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___turn___take_turn_gen(void);

static PyObject *
merv___turn___take_turn_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___turn___take_turn_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___turn_____mypyc__take_turn_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___turn___take_turn_gen_vtable[6];
static bool
CPyDef_merv___turn___take_turn_gen_trait_vtable_setup(void)
{
    CPyVTableItem merv___turn___take_turn_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___turn___take_turn_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_merv___turn___take_turn_gen_____next__,
        (CPyVTableItem)CPyDef_merv___turn___take_turn_gen___send,
        (CPyVTableItem)CPyDef_merv___turn___take_turn_gen_____iter__,
        (CPyVTableItem)CPyDef_merv___turn___take_turn_gen___throw,
        (CPyVTableItem)CPyDef_merv___turn___take_turn_gen___close,
    };
    memcpy(merv___turn___take_turn_gen_vtable, merv___turn___take_turn_gen_vtable_scratch, sizeof(merv___turn___take_turn_gen_vtable));
    return 1;
}

static bool
CPyDef_merv___turn___take_turn_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___turn___take_turn_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___turn_____mypyc__take_turn_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_merv___turn___take_turn_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_merv___turn___take_turn_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_merv___turn___take_turn_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_merv___turn___take_turn_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_merv___turn___take_turn_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___turn___take_turn_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "take_turn_gen",
    .tp_new = merv___turn___take_turn_gen_new,
    .tp_dealloc = (destructor)merv___turn___take_turn_gen_dealloc,
    .tp_traverse = (traverseproc)merv___turn___take_turn_gen_traverse,
    .tp_clear = (inquiry)CPyDef_merv___turn___take_turn_gen_clear,
    .tp_methods = merv___turn___take_turn_gen_methods,
    .tp_iter = CPyDef_merv___turn___take_turn_gen_____iter__,
    .tp_iternext = CPyDef_merv___turn___take_turn_gen_____next__,
    .tp_as_async = &merv___turn___take_turn_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___turn___take_turn_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("take_turn_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___turn___take_turn_gen_template = &CPyType_merv___turn___take_turn_gen_template_;

PyObject *CPyDef_merv___turn_____mypyc__take_turn_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___turn___take_turn_genObject *self;
    if (merv___turn___take_turn_gen_free_instance != NULL) {
        self = merv___turn___take_turn_gen_free_instance;
        merv___turn___take_turn_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___turn___take_turn_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___turn___take_turn_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___turn___take_turn_gen(void)
{
    PyObject *self = CPyDef_merv___turn_____mypyc__take_turn_gen_setup((PyObject *)CPyType_merv___turn___take_turn_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendmerv___turn___human_turn_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_merv___turn___human_turn_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods merv___turn___human_turn_gen_as_async = {
    .am_send = CPyDunder_am_sendmerv___turn___human_turn_gen,
};
static int
merv___turn___human_turn_gen_traverse(serai___games___merv___turn___human_turn_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_0);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__zone)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__zone));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_2);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_3);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_4);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_5);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___turn___human_turn_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___turn___human_turn_genObject *self = (serai___games___merv___turn___human_turn_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_0);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__zone)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__zone;
        self->___mypyc_generator_frame_attribute__zone = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_4);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_5);
    return 0;
}

static int32_t CPyDef_merv___turn___human_turn_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___turn___human_turn_genObject *self = (serai___games___merv___turn___human_turn_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_0);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__zone)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__zone;
        self->___mypyc_generator_frame_attribute__zone = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_4);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_5);
    return 0;
}

static void
merv___turn___human_turn_gen_dealloc(serai___games___merv___turn___human_turn_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___turn___human_turn_gen_free_instance == NULL) {
        merv___turn___human_turn_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_0);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__zone)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__zone;
            self->___mypyc_generator_frame_attribute__zone = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__zone = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_2);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_3);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_4);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_5);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___turn___human_turn_gen_dealloc)
    CPyDef_merv___turn___human_turn_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___turn_____mypyc__human_turn_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___turn___human_turn_gen(void);

static PyObject *
merv___turn___human_turn_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___turn___human_turn_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___turn_____mypyc__human_turn_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___turn___human_turn_gen_vtable[6];
static bool
CPyDef_merv___turn___human_turn_gen_trait_vtable_setup(void)
{
    CPyVTableItem merv___turn___human_turn_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___turn___human_turn_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_merv___turn___human_turn_gen_____next__,
        (CPyVTableItem)CPyDef_merv___turn___human_turn_gen___send,
        (CPyVTableItem)CPyDef_merv___turn___human_turn_gen_____iter__,
        (CPyVTableItem)CPyDef_merv___turn___human_turn_gen___throw,
        (CPyVTableItem)CPyDef_merv___turn___human_turn_gen___close,
    };
    memcpy(merv___turn___human_turn_gen_vtable, merv___turn___human_turn_gen_vtable_scratch, sizeof(merv___turn___human_turn_gen_vtable));
    return 1;
}

static bool
CPyDef_merv___turn___human_turn_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___turn___human_turn_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___turn_____mypyc__human_turn_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_merv___turn___human_turn_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_merv___turn___human_turn_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_merv___turn___human_turn_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_merv___turn___human_turn_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_merv___turn___human_turn_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___turn___human_turn_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "human_turn_gen",
    .tp_new = merv___turn___human_turn_gen_new,
    .tp_dealloc = (destructor)merv___turn___human_turn_gen_dealloc,
    .tp_traverse = (traverseproc)merv___turn___human_turn_gen_traverse,
    .tp_clear = (inquiry)CPyDef_merv___turn___human_turn_gen_clear,
    .tp_methods = merv___turn___human_turn_gen_methods,
    .tp_iter = CPyDef_merv___turn___human_turn_gen_____iter__,
    .tp_iternext = CPyDef_merv___turn___human_turn_gen_____next__,
    .tp_as_async = &merv___turn___human_turn_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___turn___human_turn_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("human_turn_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___turn___human_turn_gen_template = &CPyType_merv___turn___human_turn_gen_template_;

PyObject *CPyDef_merv___turn_____mypyc__human_turn_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___turn___human_turn_genObject *self;
    if (merv___turn___human_turn_gen_free_instance != NULL) {
        self = merv___turn___human_turn_gen_free_instance;
        merv___turn___human_turn_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___turn___human_turn_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___turn___human_turn_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__zone = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___turn___human_turn_gen(void)
{
    PyObject *self = CPyDef_merv___turn_____mypyc__human_turn_gen_setup((PyObject *)CPyType_merv___turn___human_turn_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendmerv___turn___choose_zone_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_merv___turn___choose_zone_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods merv___turn___choose_zone_gen_as_async = {
    .am_send = CPyDunder_am_sendmerv___turn___choose_zone_gen,
};
static int
merv___turn___choose_zone_gen_traverse(serai___games___merv___turn___choose_zone_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___turn___choose_zone_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___turn___choose_zone_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___turn___choose_zone_genObject *self = (serai___games___merv___turn___choose_zone_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___choose_zone_gen_0);
    return 0;
}

static int32_t CPyDef_merv___turn___choose_zone_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___turn___choose_zone_genObject *self = (serai___games___merv___turn___choose_zone_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___choose_zone_gen_0);
    return 0;
}

static void
merv___turn___choose_zone_gen_dealloc(serai___games___merv___turn___choose_zone_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___turn___choose_zone_gen_free_instance == NULL) {
        merv___turn___choose_zone_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___choose_zone_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___turn___choose_zone_gen_dealloc)
    CPyDef_merv___turn___choose_zone_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___turn_____mypyc__choose_zone_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___turn___choose_zone_gen(void);

static PyObject *
merv___turn___choose_zone_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___turn___choose_zone_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___turn_____mypyc__choose_zone_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___turn___choose_zone_gen_vtable[6];
static bool
CPyDef_merv___turn___choose_zone_gen_trait_vtable_setup(void)
{
    CPyVTableItem merv___turn___choose_zone_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___turn___choose_zone_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_merv___turn___choose_zone_gen_____next__,
        (CPyVTableItem)CPyDef_merv___turn___choose_zone_gen___send,
        (CPyVTableItem)CPyDef_merv___turn___choose_zone_gen_____iter__,
        (CPyVTableItem)CPyDef_merv___turn___choose_zone_gen___throw,
        (CPyVTableItem)CPyDef_merv___turn___choose_zone_gen___close,
    };
    memcpy(merv___turn___choose_zone_gen_vtable, merv___turn___choose_zone_gen_vtable_scratch, sizeof(merv___turn___choose_zone_gen_vtable));
    return 1;
}

static bool
CPyDef_merv___turn___choose_zone_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___turn___choose_zone_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___turn_____mypyc__choose_zone_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_merv___turn___choose_zone_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_merv___turn___choose_zone_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_merv___turn___choose_zone_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_merv___turn___choose_zone_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_merv___turn___choose_zone_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___turn___choose_zone_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "choose_zone_gen",
    .tp_new = merv___turn___choose_zone_gen_new,
    .tp_dealloc = (destructor)merv___turn___choose_zone_gen_dealloc,
    .tp_traverse = (traverseproc)merv___turn___choose_zone_gen_traverse,
    .tp_clear = (inquiry)CPyDef_merv___turn___choose_zone_gen_clear,
    .tp_methods = merv___turn___choose_zone_gen_methods,
    .tp_iter = CPyDef_merv___turn___choose_zone_gen_____iter__,
    .tp_iternext = CPyDef_merv___turn___choose_zone_gen_____next__,
    .tp_as_async = &merv___turn___choose_zone_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___turn___choose_zone_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("choose_zone_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___turn___choose_zone_gen_template = &CPyType_merv___turn___choose_zone_gen_template_;

PyObject *CPyDef_merv___turn_____mypyc__choose_zone_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___turn___choose_zone_genObject *self;
    if (merv___turn___choose_zone_gen_free_instance != NULL) {
        self = merv___turn___choose_zone_gen_free_instance;
        merv___turn___choose_zone_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___turn___choose_zone_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___turn___choose_zone_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___turn___choose_zone_gen(void)
{
    PyObject *self = CPyDef_merv___turn_____mypyc__choose_zone_gen_setup((PyObject *)CPyType_merv___turn___choose_zone_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendmerv___turn___choose_district_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_merv___turn___choose_district_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods merv___turn___choose_district_gen_as_async = {
    .am_send = CPyDunder_am_sendmerv___turn___choose_district_gen,
};
static int
merv___turn___choose_district_gen_traverse(serai___games___merv___turn___choose_district_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__zone)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__zone));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___turn___choose_district_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___turn___choose_district_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___turn___choose_district_genObject *self = (serai___games___merv___turn___choose_district_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__zone)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__zone;
        self->___mypyc_generator_frame_attribute__zone = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___choose_district_gen_0);
    return 0;
}

static int32_t CPyDef_merv___turn___choose_district_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___turn___choose_district_genObject *self = (serai___games___merv___turn___choose_district_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__zone)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__zone;
        self->___mypyc_generator_frame_attribute__zone = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___choose_district_gen_0);
    return 0;
}

static void
merv___turn___choose_district_gen_dealloc(serai___games___merv___turn___choose_district_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___turn___choose_district_gen_free_instance == NULL) {
        merv___turn___choose_district_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__zone)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__zone;
            self->___mypyc_generator_frame_attribute__zone = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__zone = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___choose_district_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___turn___choose_district_gen_dealloc)
    CPyDef_merv___turn___choose_district_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___turn_____mypyc__choose_district_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___turn___choose_district_gen(void);

static PyObject *
merv___turn___choose_district_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___turn___choose_district_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___turn_____mypyc__choose_district_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___turn___choose_district_gen_vtable[6];
static bool
CPyDef_merv___turn___choose_district_gen_trait_vtable_setup(void)
{
    CPyVTableItem merv___turn___choose_district_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___turn___choose_district_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_merv___turn___choose_district_gen_____next__,
        (CPyVTableItem)CPyDef_merv___turn___choose_district_gen___send,
        (CPyVTableItem)CPyDef_merv___turn___choose_district_gen_____iter__,
        (CPyVTableItem)CPyDef_merv___turn___choose_district_gen___throw,
        (CPyVTableItem)CPyDef_merv___turn___choose_district_gen___close,
    };
    memcpy(merv___turn___choose_district_gen_vtable, merv___turn___choose_district_gen_vtable_scratch, sizeof(merv___turn___choose_district_gen_vtable));
    return 1;
}

static bool
CPyDef_merv___turn___choose_district_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___turn___choose_district_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___turn_____mypyc__choose_district_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_merv___turn___choose_district_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_merv___turn___choose_district_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_merv___turn___choose_district_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_merv___turn___choose_district_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_merv___turn___choose_district_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___turn___choose_district_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "choose_district_gen",
    .tp_new = merv___turn___choose_district_gen_new,
    .tp_dealloc = (destructor)merv___turn___choose_district_gen_dealloc,
    .tp_traverse = (traverseproc)merv___turn___choose_district_gen_traverse,
    .tp_clear = (inquiry)CPyDef_merv___turn___choose_district_gen_clear,
    .tp_methods = merv___turn___choose_district_gen_methods,
    .tp_iter = CPyDef_merv___turn___choose_district_gen_____iter__,
    .tp_iternext = CPyDef_merv___turn___choose_district_gen_____next__,
    .tp_as_async = &merv___turn___choose_district_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___turn___choose_district_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("choose_district_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___turn___choose_district_gen_template = &CPyType_merv___turn___choose_district_gen_template_;

PyObject *CPyDef_merv___turn_____mypyc__choose_district_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___turn___choose_district_genObject *self;
    if (merv___turn___choose_district_gen_free_instance != NULL) {
        self = merv___turn___choose_district_gen_free_instance;
        merv___turn___choose_district_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___turn___choose_district_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___turn___choose_district_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__zone = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___turn___choose_district_gen(void)
{
    PyObject *self = CPyDef_merv___turn_____mypyc__choose_district_gen_setup((PyObject *)CPyType_merv___turn___choose_district_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendmerv___turn___choose_action_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_merv___turn___choose_action_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods merv___turn___choose_action_gen_as_async = {
    .am_send = CPyDunder_am_sendmerv___turn___choose_action_gen,
};
static int
merv___turn___choose_action_gen_traverse(serai___games___merv___turn___choose_action_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__zone)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__zone));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___turn___choose_action_gen_0);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___turn___choose_action_gen_1);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___turn___choose_action_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___turn___choose_action_genObject *self = (serai___games___merv___turn___choose_action_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__zone)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__zone;
        self->___mypyc_generator_frame_attribute__zone = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___choose_action_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___choose_action_gen_1);
    return 0;
}

static int32_t CPyDef_merv___turn___choose_action_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___turn___choose_action_genObject *self = (serai___games___merv___turn___choose_action_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__zone)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__zone;
        self->___mypyc_generator_frame_attribute__zone = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___choose_action_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___choose_action_gen_1);
    return 0;
}

static void
merv___turn___choose_action_gen_dealloc(serai___games___merv___turn___choose_action_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___turn___choose_action_gen_free_instance == NULL) {
        merv___turn___choose_action_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__zone)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__zone;
            self->___mypyc_generator_frame_attribute__zone = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__zone = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___choose_action_gen_0);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___choose_action_gen_1);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___turn___choose_action_gen_dealloc)
    CPyDef_merv___turn___choose_action_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___turn_____mypyc__choose_action_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___turn___choose_action_gen(void);

static PyObject *
merv___turn___choose_action_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___turn___choose_action_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___turn_____mypyc__choose_action_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___turn___choose_action_gen_vtable[6];
static bool
CPyDef_merv___turn___choose_action_gen_trait_vtable_setup(void)
{
    CPyVTableItem merv___turn___choose_action_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___turn___choose_action_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_merv___turn___choose_action_gen_____next__,
        (CPyVTableItem)CPyDef_merv___turn___choose_action_gen___send,
        (CPyVTableItem)CPyDef_merv___turn___choose_action_gen_____iter__,
        (CPyVTableItem)CPyDef_merv___turn___choose_action_gen___throw,
        (CPyVTableItem)CPyDef_merv___turn___choose_action_gen___close,
    };
    memcpy(merv___turn___choose_action_gen_vtable, merv___turn___choose_action_gen_vtable_scratch, sizeof(merv___turn___choose_action_gen_vtable));
    return 1;
}

static bool
CPyDef_merv___turn___choose_action_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___turn___choose_action_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___turn_____mypyc__choose_action_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_merv___turn___choose_action_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_merv___turn___choose_action_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_merv___turn___choose_action_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_merv___turn___choose_action_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_merv___turn___choose_action_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___turn___choose_action_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "choose_action_gen",
    .tp_new = merv___turn___choose_action_gen_new,
    .tp_dealloc = (destructor)merv___turn___choose_action_gen_dealloc,
    .tp_traverse = (traverseproc)merv___turn___choose_action_gen_traverse,
    .tp_clear = (inquiry)CPyDef_merv___turn___choose_action_gen_clear,
    .tp_methods = merv___turn___choose_action_gen_methods,
    .tp_iter = CPyDef_merv___turn___choose_action_gen_____iter__,
    .tp_iternext = CPyDef_merv___turn___choose_action_gen_____next__,
    .tp_as_async = &merv___turn___choose_action_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___turn___choose_action_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("choose_action_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___turn___choose_action_gen_template = &CPyType_merv___turn___choose_action_gen_template_;

PyObject *CPyDef_merv___turn_____mypyc__choose_action_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___turn___choose_action_genObject *self;
    if (merv___turn___choose_action_gen_free_instance != NULL) {
        self = merv___turn___choose_action_gen_free_instance;
        merv___turn___choose_action_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___turn___choose_action_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___turn___choose_action_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__zone = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___turn___choose_action_gen(void)
{
    PyObject *self = CPyDef_merv___turn_____mypyc__choose_action_gen_setup((PyObject *)CPyType_merv___turn___choose_action_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendmerv___turn___perform_action_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_merv___turn___perform_action_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods merv___turn___perform_action_gen_as_async = {
    .am_send = CPyDunder_am_sendmerv___turn___perform_action_gen,
};
static int
merv___turn___perform_action_gen_traverse(serai___games___merv___turn___perform_action_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__chosen);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___turn___perform_action_gen_0);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___turn___perform_action_gen_1);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___turn___perform_action_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___turn___perform_action_genObject *self = (serai___games___merv___turn___perform_action_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__chosen);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___perform_action_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___perform_action_gen_1);
    return 0;
}

static int32_t CPyDef_merv___turn___perform_action_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___turn___perform_action_genObject *self = (serai___games___merv___turn___perform_action_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__chosen);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___perform_action_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___perform_action_gen_1);
    return 0;
}

static void
merv___turn___perform_action_gen_dealloc(serai___games___merv___turn___perform_action_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___turn___perform_action_gen_free_instance == NULL) {
        merv___turn___perform_action_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__chosen);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___perform_action_gen_0);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___perform_action_gen_1);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___turn___perform_action_gen_dealloc)
    CPyDef_merv___turn___perform_action_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___turn_____mypyc__perform_action_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___turn___perform_action_gen(void);

static PyObject *
merv___turn___perform_action_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___turn___perform_action_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___turn_____mypyc__perform_action_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___turn___perform_action_gen_vtable[6];
static bool
CPyDef_merv___turn___perform_action_gen_trait_vtable_setup(void)
{
    CPyVTableItem merv___turn___perform_action_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___turn___perform_action_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_merv___turn___perform_action_gen_____next__,
        (CPyVTableItem)CPyDef_merv___turn___perform_action_gen___send,
        (CPyVTableItem)CPyDef_merv___turn___perform_action_gen_____iter__,
        (CPyVTableItem)CPyDef_merv___turn___perform_action_gen___throw,
        (CPyVTableItem)CPyDef_merv___turn___perform_action_gen___close,
    };
    memcpy(merv___turn___perform_action_gen_vtable, merv___turn___perform_action_gen_vtable_scratch, sizeof(merv___turn___perform_action_gen_vtable));
    return 1;
}

static bool
CPyDef_merv___turn___perform_action_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___turn___perform_action_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___turn_____mypyc__perform_action_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_merv___turn___perform_action_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_merv___turn___perform_action_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_merv___turn___perform_action_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_merv___turn___perform_action_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_merv___turn___perform_action_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___turn___perform_action_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "perform_action_gen",
    .tp_new = merv___turn___perform_action_gen_new,
    .tp_dealloc = (destructor)merv___turn___perform_action_gen_dealloc,
    .tp_traverse = (traverseproc)merv___turn___perform_action_gen_traverse,
    .tp_clear = (inquiry)CPyDef_merv___turn___perform_action_gen_clear,
    .tp_methods = merv___turn___perform_action_gen_methods,
    .tp_iter = CPyDef_merv___turn___perform_action_gen_____iter__,
    .tp_iternext = CPyDef_merv___turn___perform_action_gen_____next__,
    .tp_as_async = &merv___turn___perform_action_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___turn___perform_action_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("perform_action_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___turn___perform_action_gen_template = &CPyType_merv___turn___perform_action_gen_template_;

PyObject *CPyDef_merv___turn_____mypyc__perform_action_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___turn___perform_action_genObject *self;
    if (merv___turn___perform_action_gen_free_instance != NULL) {
        self = merv___turn___perform_action_gen_free_instance;
        merv___turn___perform_action_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___turn___perform_action_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___turn___perform_action_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___turn___perform_action_gen(void)
{
    PyObject *self = CPyDef_merv___turn_____mypyc__perform_action_gen_setup((PyObject *)CPyType_merv___turn___perform_action_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendmerv___turn___end_turn_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_merv___turn___end_turn_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods merv___turn___end_turn_gen_as_async = {
    .am_send = CPyDunder_am_sendmerv___turn___end_turn_gen,
};
static int
merv___turn___end_turn_gen_traverse(serai___games___merv___turn___end_turn_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__zone)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__zone));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__o);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___turn___end_turn_gen_1);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___turn___end_turn_gen_2);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___turn___end_turn_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___turn___end_turn_genObject *self = (serai___games___merv___turn___end_turn_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__zone)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__zone;
        self->___mypyc_generator_frame_attribute__zone = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___end_turn_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___end_turn_gen_2);
    return 0;
}

static int32_t CPyDef_merv___turn___end_turn_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___turn___end_turn_genObject *self = (serai___games___merv___turn___end_turn_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__zone)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__zone;
        self->___mypyc_generator_frame_attribute__zone = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___end_turn_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___end_turn_gen_2);
    return 0;
}

static void
merv___turn___end_turn_gen_dealloc(serai___games___merv___turn___end_turn_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___turn___end_turn_gen_free_instance == NULL) {
        merv___turn___end_turn_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__zone)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__zone;
            self->___mypyc_generator_frame_attribute__zone = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__zone = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___end_turn_gen_1);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___turn___end_turn_gen_2);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___turn___end_turn_gen_dealloc)
    CPyDef_merv___turn___end_turn_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___turn_____mypyc__end_turn_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___turn___end_turn_gen(void);

static PyObject *
merv___turn___end_turn_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___turn___end_turn_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___turn_____mypyc__end_turn_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___turn___end_turn_gen_vtable[6];
static bool
CPyDef_merv___turn___end_turn_gen_trait_vtable_setup(void)
{
    CPyVTableItem merv___turn___end_turn_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___turn___end_turn_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_merv___turn___end_turn_gen_____next__,
        (CPyVTableItem)CPyDef_merv___turn___end_turn_gen___send,
        (CPyVTableItem)CPyDef_merv___turn___end_turn_gen_____iter__,
        (CPyVTableItem)CPyDef_merv___turn___end_turn_gen___throw,
        (CPyVTableItem)CPyDef_merv___turn___end_turn_gen___close,
    };
    memcpy(merv___turn___end_turn_gen_vtable, merv___turn___end_turn_gen_vtable_scratch, sizeof(merv___turn___end_turn_gen_vtable));
    return 1;
}

static bool
CPyDef_merv___turn___end_turn_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___turn___end_turn_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___turn_____mypyc__end_turn_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_merv___turn___end_turn_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_merv___turn___end_turn_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_merv___turn___end_turn_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_merv___turn___end_turn_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_merv___turn___end_turn_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___turn___end_turn_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "end_turn_gen",
    .tp_new = merv___turn___end_turn_gen_new,
    .tp_dealloc = (destructor)merv___turn___end_turn_gen_dealloc,
    .tp_traverse = (traverseproc)merv___turn___end_turn_gen_traverse,
    .tp_clear = (inquiry)CPyDef_merv___turn___end_turn_gen_clear,
    .tp_methods = merv___turn___end_turn_gen_methods,
    .tp_iter = CPyDef_merv___turn___end_turn_gen_____iter__,
    .tp_iternext = CPyDef_merv___turn___end_turn_gen_____next__,
    .tp_as_async = &merv___turn___end_turn_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___turn___end_turn_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("end_turn_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___turn___end_turn_gen_template = &CPyType_merv___turn___end_turn_gen_template_;

PyObject *CPyDef_merv___turn_____mypyc__end_turn_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___turn___end_turn_genObject *self;
    if (merv___turn___end_turn_gen_free_instance != NULL) {
        self = merv___turn___end_turn_gen_free_instance;
        merv___turn___end_turn_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___turn___end_turn_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___turn___end_turn_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__zone = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___turn___end_turn_gen(void)
{
    PyObject *self = CPyDef_merv___turn_____mypyc__end_turn_gen_setup((PyObject *)CPyType_merv___turn___end_turn_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef merv___turnmodule_methods[] = {
    {"next_turn", (PyCFunction)CPyPy_merv___turn___next_turn, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("next_turn(t)\n--\n\n") /* docstring */},
    {"take_turn", (PyCFunction)CPyPy_merv___turn___take_turn, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("take_turn(t)\n--\n\n") /* docstring */},
    {"human_turn", (PyCFunction)CPyPy_merv___turn___human_turn, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("human_turn(t, me)\n--\n\n") /* docstring */},
    {"choose_zone", (PyCFunction)CPyPy_merv___turn___choose_zone, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("choose_zone(t, me)\n--\n\n") /* docstring */},
    {"choose_district", (PyCFunction)CPyPy_merv___turn___choose_district, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("choose_district(t, me, zone)\n--\n\n") /* docstring */},
    {"produce", (PyCFunction)CPyPy_merv___turn___produce, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("produce(t, me, zone)\n--\n\n") /* docstring */},
    {"_add_cubes", (PyCFunction)CPyPy_merv___turn____add_cubes, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_add_cubes(t, seat, gained, rule)\n--\n\n") /* docstring */},
    {"choose_action", (PyCFunction)CPyPy_merv___turn___choose_action, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("choose_action(t, me, zone)\n--\n\n") /* docstring */},
    {"perform_action", (PyCFunction)CPyPy_merv___turn___perform_action, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("perform_action(t, me, chosen)\n--\n\n") /* docstring */},
    {"end_turn", (PyCFunction)CPyPy_merv___turn___end_turn, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("end_turn(t, me, zone)\n--\n\n") /* docstring */},
    {"_is_market", (PyCFunction)CPyPy_merv___turn____is_market, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_is_market(t, option)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___turn__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___turn__internal, "__name__");
    CPyStatic_merv___turn___globals = PyModule_GetDict(CPyModule_serai___games___merv___turn__internal);
    if (unlikely(CPyStatic_merv___turn___globals == NULL))
        goto fail;
    CPyType_merv___turn___take_turn_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___turn___take_turn_gen_template, NULL, modname);
    if (unlikely(!CPyType_merv___turn___take_turn_gen))
        goto fail;
    CPyDef_merv___turn___take_turn_gen_trait_vtable_setup();
    CPyType_merv___turn___human_turn_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___turn___human_turn_gen_template, NULL, modname);
    if (unlikely(!CPyType_merv___turn___human_turn_gen))
        goto fail;
    CPyDef_merv___turn___human_turn_gen_trait_vtable_setup();
    CPyType_merv___turn___choose_zone_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___turn___choose_zone_gen_template, NULL, modname);
    if (unlikely(!CPyType_merv___turn___choose_zone_gen))
        goto fail;
    CPyDef_merv___turn___choose_zone_gen_trait_vtable_setup();
    CPyType_merv___turn___choose_district_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___turn___choose_district_gen_template, NULL, modname);
    if (unlikely(!CPyType_merv___turn___choose_district_gen))
        goto fail;
    CPyDef_merv___turn___choose_district_gen_trait_vtable_setup();
    CPyType_merv___turn___choose_action_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___turn___choose_action_gen_template, NULL, modname);
    if (unlikely(!CPyType_merv___turn___choose_action_gen))
        goto fail;
    CPyDef_merv___turn___choose_action_gen_trait_vtable_setup();
    CPyType_merv___turn___perform_action_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___turn___perform_action_gen_template, NULL, modname);
    if (unlikely(!CPyType_merv___turn___perform_action_gen))
        goto fail;
    CPyDef_merv___turn___perform_action_gen_trait_vtable_setup();
    CPyType_merv___turn___end_turn_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___turn___end_turn_gen_template, NULL, modname);
    if (unlikely(!CPyType_merv___turn___end_turn_gen))
        goto fail;
    CPyDef_merv___turn___end_turn_gen_trait_vtable_setup();
    char result = CPyDef_merv___turn_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___turn__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_merv___turn___ZoneOffer);
    Py_CLEAR(CPyType_merv___turn___DistrictOffer);
    Py_CLEAR(CPyType_merv___turn___ActionOffer);
    Py_CLEAR(CPyType_merv___turn___take_turn_gen);
    Py_CLEAR(CPyType_merv___turn___human_turn_gen);
    Py_CLEAR(CPyType_merv___turn___choose_zone_gen);
    Py_CLEAR(CPyType_merv___turn___choose_district_gen);
    Py_CLEAR(CPyType_merv___turn___choose_action_gen);
    Py_CLEAR(CPyType_merv___turn___perform_action_gen);
    Py_CLEAR(CPyType_merv___turn___end_turn_gen);
    return -1;
}
int CPyExec_serai___games___merv___turn(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___turn__impl, &CPyImportState_serai___games___merv___turn, &CPyModule_serai___games___merv___turn);
}
static struct PyModuleDef merv___turnmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.turn",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    merv___turnmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___turn(void)
{
    if (CPyModule_serai___games___merv___turn__internal) {
        Py_INCREF(CPyModule_serai___games___merv___turn__internal);
        return CPyModule_serai___games___merv___turn__internal;
    }
    CPyModule_serai___games___merv___turn__internal = PyModule_Create(&merv___turnmodule);
    return CPyModule_serai___games___merv___turn__internal;
}

PyObject *CPyInit_serai___games___merv___turn(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___turn__internal) {
        Py_INCREF(CPyModule_serai___games___merv___turn__internal);
        return CPyModule_serai___games___merv___turn__internal;
    }
    CPyModule_serai___games___merv___turn__internal = PyModule_Create(&merv___turnmodule);
    if (unlikely(CPyModule_serai___games___merv___turn__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.turn");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___turn__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___turn__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___turn__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___turn(CPyModule_serai___games___merv___turn__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___turn__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.turn");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___turn__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___next_turn(PyObject *cpy_r_t) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_phase;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "next_turn", "Table", "phase", 34, CPyStatic_merv___turn___globals);
        goto CPyL15;
    }
    CPyTagged_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = cpy_r_r0 == 0;
    if (cpy_r_r1) {
        goto CPyL16;
    } else
        goto CPyL4;
CPyL2: ;
    cpy_r_r2 = CPyDef_merv___turn___take_turn(cpy_r_t);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "next_turn", 36, CPyStatic_merv___turn___globals);
        goto CPyL15;
    }
    return cpy_r_r2;
CPyL4: ;
    cpy_r_r3 = cpy_r_r0 == 2;
    if (cpy_r_r3) {
        goto CPyL17;
    } else
        goto CPyL7;
CPyL5: ;
    cpy_r_r4 = CPyDef_queue___end_round(cpy_r_t);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "next_turn", 38, CPyStatic_merv___turn___globals);
        goto CPyL15;
    }
    return cpy_r_r4;
CPyL7: ;
    cpy_r_r5 = cpy_r_r0 == 4;
    if (cpy_r_r5) {
        goto CPyL18;
    } else
        goto CPyL10;
CPyL8: ;
    cpy_r_r6 = CPyDef_invasion___invasion(cpy_r_t);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "next_turn", 40, CPyStatic_merv___turn___globals);
        goto CPyL15;
    }
    return cpy_r_r6;
CPyL10: ;
    cpy_r_r7 = cpy_r_r0 == 6;
    CPyTagged_DECREF(cpy_r_r0);
    if (cpy_r_r7) goto CPyL13;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r8 = 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "next_turn", 41, CPyStatic_merv___turn___globals);
        goto CPyL15;
    }
    CPy_Unreachable();
CPyL13: ;
    cpy_r_r9 = CPyDef_merv___scoring___scoring_phase(cpy_r_t);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "next_turn", 42, CPyStatic_merv___turn___globals);
        goto CPyL15;
    }
    return cpy_r_r9;
CPyL15: ;
    cpy_r_r10 = NULL;
    return cpy_r_r10;
CPyL16: ;
    CPyTagged_DECREF(cpy_r_r0);
    goto CPyL2;
CPyL17: ;
    CPyTagged_DECREF(cpy_r_r0);
    goto CPyL5;
CPyL18: ;
    CPyTagged_DECREF(cpy_r_r0);
    goto CPyL8;
}
        
        PyObject *CPyPy_merv___turn___next_turn(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:next_turn", kwlist, 0};
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
            PyObject *retval = CPyDef_merv___turn___next_turn(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "next_turn", 32, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___take_turn_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    CPyTagged cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject **cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    char cpy_r_r56;
    tuple_T3OOO cpy_r_r57;
    PyObject **cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject **cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    CPyTagged cpy_r_r69;
    int64_t cpy_r_r70;
    char cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject **cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    char cpy_r_r96;
    tuple_T3OOO cpy_r_r97;
    PyObject **cpy_r_r98;
    PyObject *cpy_r_r99;
    char cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject **cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    char cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject **cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    char cpy_r_r127;
    PyObject *cpy_r_r128;
    char cpy_r_r129;
    tuple_T3OOO cpy_r_r130;
    PyObject **cpy_r_r131;
    PyObject *cpy_r_r132;
    char cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject **cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    char cpy_r_r140;
    PyObject *cpy_r_r141;
    char cpy_r_r142;
    PyObject *cpy_r_r143;
    CPyTagged cpy_r_r144;
    CPyTagged cpy_r_r145;
    char cpy_r_r146;
    PyObject *cpy_r_r147;
    CPyTagged cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    CPyPtr cpy_r_r151;
    int64_t cpy_r_r152;
    CPyTagged cpy_r_r153;
    char cpy_r_r154;
    PyObject *cpy_r_r155;
    char cpy_r_r156;
    PyObject *cpy_r_r157;
    char cpy_r_r158;
    int32_t cpy_r_r159;
    char cpy_r_r160;
    int32_t cpy_r_r161;
    PyObject *cpy_r_r162;
    char cpy_r_r163;
    char cpy_r_r164;
    char cpy_r_r165;
    char cpy_r_r166;
    char cpy_r_r167;
    PyObject *cpy_r_r168;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r12 = ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL117;
CPyL1: ;
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r14 = cpy_r_type != cpy_r_r13;
    if (!cpy_r_r14) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 45, CPyStatic_merv___turn___globals);
        goto CPyL116;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r15 = ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "take_turn", "take_turn_gen", "t", 47, CPyStatic_merv___turn___globals);
        goto CPyL116;
    }
CPyL5: ;
    cpy_r_r16 = ((serai___games___merv___table___TableObject *)cpy_r_r15)->_order;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "take_turn", "Table", "order", 47, CPyStatic_merv___turn___globals);
        goto CPyL116;
    }
CPyL6: ;
    cpy_r_r17 = ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "take_turn", "take_turn_gen", "t", 47, CPyStatic_merv___turn___globals);
        goto CPyL116;
    }
CPyL7: ;
    cpy_r_r18 = ((serai___games___merv___table___TableObject *)cpy_r_r17)->_at;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "take_turn", "Table", "at", 47, CPyStatic_merv___turn___globals);
        goto CPyL116;
    }
CPyL8: ;
    cpy_r_r19 = CPyList_GetItem(cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 47, CPyStatic_merv___turn___globals);
        goto CPyL116;
    }
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 47, CPyStatic_merv___turn___globals);
        goto CPyL116;
    }
    cpy_r_r21 = ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "take_turn", "take_turn_gen", "t", 48, CPyStatic_merv___turn___globals);
        goto CPyL124;
    }
CPyL11: ;
    cpy_r_r22 = ((serai___games___merv___table___TableObject *)cpy_r_r21)->_at;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "take_turn", "Table", "at", 48, CPyStatic_merv___turn___globals);
        goto CPyL124;
    }
CPyL12: ;
    cpy_r_r23 = cpy_r_r22 == 0;
    if (!cpy_r_r23) goto CPyL20;
    cpy_r_r24 = ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "take_turn", "take_turn_gen", "t", 49, CPyStatic_merv___turn___globals);
        goto CPyL124;
    }
CPyL14: ;
    cpy_r_r25 = CPyStatics[1146]; /* 'event-round' */
    cpy_r_r26 = CPyStatics[2255]; /* 'MV-FLOW-02' */
    cpy_r_r27 = ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "take_turn", "take_turn_gen", "t", 49, CPyStatic_merv___turn___globals);
        goto CPyL124;
    }
CPyL15: ;
    cpy_r_r28 = ((serai___games___merv___table___TableObject *)cpy_r_r27)->_year;
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "take_turn", "Table", "year", 49, CPyStatic_merv___turn___globals);
        goto CPyL124;
    }
CPyL16: ;
    cpy_r_r29 = CPyTagged_Add(cpy_r_r28, 2);
    cpy_r_r30 = ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "take_turn", "take_turn_gen", "t", 49, CPyStatic_merv___turn___globals);
        goto CPyL125;
    }
CPyL17: ;
    cpy_r_r31 = ((serai___games___merv___table___TableObject *)cpy_r_r30)->_round;
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "take_turn", "Table", "round", 49, CPyStatic_merv___turn___globals);
        goto CPyL125;
    }
CPyL18: ;
    cpy_r_r32 = CPyTagged_Add(cpy_r_r31, 2);
    cpy_r_r33 = CPyStatics[1560]; /* 'year' */
    cpy_r_r34 = CPyStatics[854]; /* 'round' */
    cpy_r_r35 = CPyTagged_StealAsObject(cpy_r_r29);
    cpy_r_r36 = CPyTagged_StealAsObject(cpy_r_r32);
    cpy_r_r37 = CPyDict_Build(2, cpy_r_r33, cpy_r_r35, cpy_r_r34, cpy_r_r36);
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 49, CPyStatic_merv___turn___globals);
        goto CPyL124;
    }
    cpy_r_r38 = CPyDef_kernel___table___Table___tell(cpy_r_r24, cpy_r_r25, -2, cpy_r_r26, cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 49, CPyStatic_merv___turn___globals);
        goto CPyL124;
    }
CPyL20: ;
    cpy_r_r39 = cpy_r_r20 == 8;
    if (cpy_r_r39) {
        goto CPyL126;
    } else
        goto CPyL43;
CPyL21: ;
    cpy_r_r40 = ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "take_turn", "take_turn_gen", "t", 51, CPyStatic_merv___turn___globals);
        goto CPyL116;
    }
CPyL22: ;
    cpy_r_r41 = CPyDef_courtier___courtier_turn(cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 51, CPyStatic_merv___turn___globals);
        goto CPyL116;
    }
    if (((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_0);
    }
    ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_0 = cpy_r_r41;
    cpy_r_r42 = 1;
    if (!cpy_r_r42) goto CPyL116;
    cpy_r_r43 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r44 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r45 = NULL;
    cpy_r_r1 = cpy_r_r45;
    cpy_r_r46 = (PyObject **)&cpy_r_r1;
    cpy_r_r47 = ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_0;
    cpy_r_r48 = CPyDef_courtier___courtier_turn_gen_____mypyc_generator_helper__(cpy_r_r47, cpy_r_r44, cpy_r_r44, cpy_r_r44, cpy_r_r43, cpy_r_r46);
    if (cpy_r_r48 != NULL) goto CPyL127;
    cpy_r_r49 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 51, CPyStatic_merv___turn___globals);
        goto CPyL128;
    }
    cpy_r_r50 = cpy_r_r1;
    CPy_DECREF(cpy_r_r50);
    cpy_r_r51 = NULL;
    if (((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_0);
    }
    ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_0 = cpy_r_r51;
    cpy_r_r52 = 1;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 51, CPyStatic_merv___turn___globals);
        goto CPyL116;
    } else
        goto CPyL99;
CPyL27: ;
    cpy_r_r53 = cpy_r_r48;
CPyL28: ;
    ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r53;
CPyL29: ;
    cpy_r_r55 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r56 = cpy_r_type != cpy_r_r55;
    if (!cpy_r_r56) goto CPyL129;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 51, CPyStatic_merv___turn___globals);
        goto CPyL33;
    } else
        goto CPyL130;
CPyL31: ;
    CPy_Unreachable();
CPyL32: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL39;
CPyL33: ;
    cpy_r_r57 = CPy_CatchError();
    cpy_r_r58 = (PyObject **)&cpy_r_r3;
    cpy_r_r59 = ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_0;
    cpy_r_r60 = CPy_YieldFromErrorHandle(cpy_r_r59, cpy_r_r58);
    if (unlikely(cpy_r_r60 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 51, CPyStatic_merv___turn___globals);
        goto CPyL131;
    }
    if (cpy_r_r60) goto CPyL36;
    cpy_r_r53 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r57);
    CPy_DecRef(cpy_r_r57.f0);
    CPy_DecRef(cpy_r_r57.f1);
    CPy_DecRef(cpy_r_r57.f2);
    goto CPyL28;
CPyL36: ;
    cpy_r_r50 = cpy_r_r3;
    CPy_DecRef(cpy_r_r50);
    CPy_RestoreExcInfo(cpy_r_r57);
    CPy_DecRef(cpy_r_r57.f0);
    CPy_DecRef(cpy_r_r57.f1);
    CPy_DecRef(cpy_r_r57.f2);
    goto CPyL99;
CPyL37: ;
    CPy_RestoreExcInfo(cpy_r_r57);
    CPy_DecRef(cpy_r_r57.f0);
    CPy_DecRef(cpy_r_r57.f1);
    CPy_DecRef(cpy_r_r57.f2);
    cpy_r_r61 = CPy_KeepPropagating();
    if (!cpy_r_r61) goto CPyL116;
    CPy_Unreachable();
CPyL39: ;
    cpy_r_r62 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r63 = NULL;
    cpy_r_r1 = cpy_r_r63;
    cpy_r_r64 = (PyObject **)&cpy_r_r1;
    cpy_r_r65 = ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_0;
    cpy_r_r66 = CPyDef_courtier___courtier_turn_gen_____mypyc_generator_helper__(cpy_r_r65, cpy_r_r62, cpy_r_r62, cpy_r_r62, cpy_r_arg, cpy_r_r64);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r66 == NULL) {
        goto CPyL41;
    } else
        goto CPyL132;
CPyL40: ;
    cpy_r_r53 = cpy_r_r66;
    goto CPyL28;
CPyL41: ;
    cpy_r_r67 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 51, CPyStatic_merv___turn___globals);
        goto CPyL128;
    }
    cpy_r_r50 = cpy_r_r1;
    CPy_DECREF(cpy_r_r50);
    goto CPyL99;
CPyL43: ;
    cpy_r_r68 = ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "take_turn", "take_turn_gen", "t", 52, CPyStatic_merv___turn___globals);
        goto CPyL124;
    }
CPyL44: ;
    cpy_r_r69 = CPyDef_merv___table___Table___magistrate(cpy_r_r68);
    if (unlikely(cpy_r_r69 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 52, CPyStatic_merv___turn___globals);
        goto CPyL124;
    }
CPyL45: ;
    cpy_r_r70 = cpy_r_r20 & 1;
    cpy_r_r71 = cpy_r_r70 != 0;
    if (!cpy_r_r71) goto CPyL47;
    cpy_r_r72 = CPyTagged_IsEq_(cpy_r_r20, cpy_r_r69);
    cpy_r_r73 = cpy_r_r72;
    goto CPyL48;
CPyL47: ;
    cpy_r_r74 = cpy_r_r20 == cpy_r_r69;
    cpy_r_r73 = cpy_r_r74;
CPyL48: ;
    CPyTagged_DECREF(cpy_r_r69);
    if (!cpy_r_r73) goto CPyL74;
    cpy_r_r75 = ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "take_turn", "take_turn_gen", "t", 53, CPyStatic_merv___turn___globals);
        goto CPyL124;
    }
CPyL50: ;
    cpy_r_r76 = CPyStatics[1150]; /* 'event-turn' */
    cpy_r_r77 = CPyStatics[2256]; /* 'MV-FLOW-03' */
    cpy_r_r78 = PyDict_New();
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 53, CPyStatic_merv___turn___globals);
        goto CPyL124;
    }
    cpy_r_r79 = CPyDef_kernel___table___Table___tell(cpy_r_r75, cpy_r_r76, cpy_r_r20, cpy_r_r77, cpy_r_r78);
    CPyTagged_DECREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r79 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 53, CPyStatic_merv___turn___globals);
        goto CPyL116;
    }
    cpy_r_r80 = ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "take_turn", "take_turn_gen", "t", 54, CPyStatic_merv___turn___globals);
        goto CPyL116;
    }
CPyL53: ;
    cpy_r_r81 = CPyDef_merv___automa___turn___magistrate_turn(cpy_r_r80);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 54, CPyStatic_merv___turn___globals);
        goto CPyL116;
    }
    if (((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_1 != NULL) {
        CPy_DECREF(((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_1);
    }
    ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_1 = cpy_r_r81;
    cpy_r_r82 = 1;
    if (!cpy_r_r82) goto CPyL116;
    cpy_r_r83 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r84 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r85 = NULL;
    cpy_r_r5 = cpy_r_r85;
    cpy_r_r86 = (PyObject **)&cpy_r_r5;
    cpy_r_r87 = ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_1;
    cpy_r_r88 = CPyDef_merv___automa___turn___magistrate_turn_gen_____mypyc_generator_helper__(cpy_r_r87, cpy_r_r84, cpy_r_r84, cpy_r_r84, cpy_r_r83, cpy_r_r86);
    if (cpy_r_r88 != NULL) goto CPyL133;
    cpy_r_r89 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r89)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 54, CPyStatic_merv___turn___globals);
        goto CPyL134;
    }
    cpy_r_r90 = cpy_r_r5;
    CPy_DECREF(cpy_r_r90);
    cpy_r_r91 = NULL;
    if (((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_1 != NULL) {
        CPy_DECREF(((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_1);
    }
    ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_1 = cpy_r_r91;
    cpy_r_r92 = 1;
    if (unlikely(!cpy_r_r92)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 54, CPyStatic_merv___turn___globals);
        goto CPyL116;
    } else
        goto CPyL99;
CPyL58: ;
    cpy_r_r93 = cpy_r_r88;
CPyL59: ;
    ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r93;
CPyL60: ;
    cpy_r_r95 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r96 = cpy_r_type != cpy_r_r95;
    if (!cpy_r_r96) goto CPyL135;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 54, CPyStatic_merv___turn___globals);
        goto CPyL64;
    } else
        goto CPyL136;
CPyL62: ;
    CPy_Unreachable();
CPyL63: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL70;
CPyL64: ;
    cpy_r_r97 = CPy_CatchError();
    cpy_r_r98 = (PyObject **)&cpy_r_r7;
    cpy_r_r99 = ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_1;
    cpy_r_r100 = CPy_YieldFromErrorHandle(cpy_r_r99, cpy_r_r98);
    if (unlikely(cpy_r_r100 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 54, CPyStatic_merv___turn___globals);
        goto CPyL137;
    }
    if (cpy_r_r100) goto CPyL67;
    cpy_r_r93 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r97);
    CPy_DecRef(cpy_r_r97.f0);
    CPy_DecRef(cpy_r_r97.f1);
    CPy_DecRef(cpy_r_r97.f2);
    goto CPyL59;
CPyL67: ;
    cpy_r_r90 = cpy_r_r7;
    CPy_DecRef(cpy_r_r90);
    CPy_RestoreExcInfo(cpy_r_r97);
    CPy_DecRef(cpy_r_r97.f0);
    CPy_DecRef(cpy_r_r97.f1);
    CPy_DecRef(cpy_r_r97.f2);
    goto CPyL99;
CPyL68: ;
    CPy_RestoreExcInfo(cpy_r_r97);
    CPy_DecRef(cpy_r_r97.f0);
    CPy_DecRef(cpy_r_r97.f1);
    CPy_DecRef(cpy_r_r97.f2);
    cpy_r_r101 = CPy_KeepPropagating();
    if (!cpy_r_r101) goto CPyL116;
    CPy_Unreachable();
CPyL70: ;
    cpy_r_r102 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r103 = NULL;
    cpy_r_r5 = cpy_r_r103;
    cpy_r_r104 = (PyObject **)&cpy_r_r5;
    cpy_r_r105 = ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_1;
    cpy_r_r106 = CPyDef_merv___automa___turn___magistrate_turn_gen_____mypyc_generator_helper__(cpy_r_r105, cpy_r_r102, cpy_r_r102, cpy_r_r102, cpy_r_arg, cpy_r_r104);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r106 == NULL) {
        goto CPyL72;
    } else
        goto CPyL138;
CPyL71: ;
    cpy_r_r93 = cpy_r_r106;
    goto CPyL59;
CPyL72: ;
    cpy_r_r107 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r107)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 54, CPyStatic_merv___turn___globals);
        goto CPyL134;
    }
    cpy_r_r90 = cpy_r_r5;
    CPy_DECREF(cpy_r_r90);
    goto CPyL99;
CPyL74: ;
    cpy_r_r108 = ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "take_turn", "take_turn_gen", "t", 56, CPyStatic_merv___turn___globals);
        goto CPyL124;
    }
CPyL75: ;
    cpy_r_r109 = CPyStatics[1150]; /* 'event-turn' */
    cpy_r_r110 = CPyStatics[2256]; /* 'MV-FLOW-03' */
    cpy_r_r111 = PyDict_New();
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 56, CPyStatic_merv___turn___globals);
        goto CPyL124;
    }
    cpy_r_r112 = CPyDef_kernel___table___Table___tell(cpy_r_r108, cpy_r_r109, cpy_r_r20, cpy_r_r110, cpy_r_r111);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r112 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 56, CPyStatic_merv___turn___globals);
        goto CPyL124;
    }
    cpy_r_r113 = ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "take_turn", "take_turn_gen", "t", 57, CPyStatic_merv___turn___globals);
        goto CPyL124;
    }
CPyL78: ;
    cpy_r_r114 = CPyDef_merv___turn___human_turn(cpy_r_r113, cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 57, CPyStatic_merv___turn___globals);
        goto CPyL116;
    }
    if (((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_2 != NULL) {
        CPy_DECREF(((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_2);
    }
    ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_2 = cpy_r_r114;
    cpy_r_r115 = 1;
    if (!cpy_r_r115) goto CPyL116;
    cpy_r_r116 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r117 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r118 = NULL;
    cpy_r_r9 = cpy_r_r118;
    cpy_r_r119 = (PyObject **)&cpy_r_r9;
    cpy_r_r120 = ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_2;
    cpy_r_r121 = CPyDef_merv___turn___human_turn_gen_____mypyc_generator_helper__(cpy_r_r120, cpy_r_r117, cpy_r_r117, cpy_r_r117, cpy_r_r116, cpy_r_r119);
    if (cpy_r_r121 != NULL) goto CPyL139;
    cpy_r_r122 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r122)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 57, CPyStatic_merv___turn___globals);
        goto CPyL140;
    }
    cpy_r_r123 = cpy_r_r9;
    CPy_DECREF(cpy_r_r123);
    cpy_r_r124 = NULL;
    if (((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_2 != NULL) {
        CPy_DECREF(((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_2);
    }
    ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_2 = cpy_r_r124;
    cpy_r_r125 = 1;
    if (unlikely(!cpy_r_r125)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 57, CPyStatic_merv___turn___globals);
        goto CPyL116;
    } else
        goto CPyL99;
CPyL83: ;
    cpy_r_r126 = cpy_r_r121;
CPyL84: ;
    ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r126;
CPyL85: ;
    cpy_r_r128 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r129 = cpy_r_type != cpy_r_r128;
    if (!cpy_r_r129) goto CPyL141;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 57, CPyStatic_merv___turn___globals);
        goto CPyL89;
    } else
        goto CPyL142;
CPyL87: ;
    CPy_Unreachable();
CPyL88: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL95;
CPyL89: ;
    cpy_r_r130 = CPy_CatchError();
    cpy_r_r131 = (PyObject **)&cpy_r_r11;
    cpy_r_r132 = ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_2;
    cpy_r_r133 = CPy_YieldFromErrorHandle(cpy_r_r132, cpy_r_r131);
    if (unlikely(cpy_r_r133 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 57, CPyStatic_merv___turn___globals);
        goto CPyL143;
    }
    if (cpy_r_r133) goto CPyL92;
    cpy_r_r126 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r130);
    CPy_DecRef(cpy_r_r130.f0);
    CPy_DecRef(cpy_r_r130.f1);
    CPy_DecRef(cpy_r_r130.f2);
    goto CPyL84;
CPyL92: ;
    cpy_r_r123 = cpy_r_r11;
    CPy_DecRef(cpy_r_r123);
    CPy_RestoreExcInfo(cpy_r_r130);
    CPy_DecRef(cpy_r_r130.f0);
    CPy_DecRef(cpy_r_r130.f1);
    CPy_DecRef(cpy_r_r130.f2);
    goto CPyL99;
CPyL93: ;
    CPy_RestoreExcInfo(cpy_r_r130);
    CPy_DecRef(cpy_r_r130.f0);
    CPy_DecRef(cpy_r_r130.f1);
    CPy_DecRef(cpy_r_r130.f2);
    cpy_r_r134 = CPy_KeepPropagating();
    if (!cpy_r_r134) goto CPyL116;
    CPy_Unreachable();
CPyL95: ;
    cpy_r_r135 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r136 = NULL;
    cpy_r_r9 = cpy_r_r136;
    cpy_r_r137 = (PyObject **)&cpy_r_r9;
    cpy_r_r138 = ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_2;
    cpy_r_r139 = CPyDef_merv___turn___human_turn_gen_____mypyc_generator_helper__(cpy_r_r138, cpy_r_r135, cpy_r_r135, cpy_r_r135, cpy_r_arg, cpy_r_r137);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r139 == NULL) {
        goto CPyL97;
    } else
        goto CPyL144;
CPyL96: ;
    cpy_r_r126 = cpy_r_r139;
    goto CPyL84;
CPyL97: ;
    cpy_r_r140 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r140)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 57, CPyStatic_merv___turn___globals);
        goto CPyL140;
    }
    cpy_r_r123 = cpy_r_r9;
    CPy_DECREF(cpy_r_r123);
CPyL99: ;
    cpy_r_r141 = ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "take_turn", "take_turn_gen", "t", 58, CPyStatic_merv___turn___globals);
        goto CPyL116;
    }
CPyL100: ;
    cpy_r_r142 = CPyDef_merv___setup___forget_turn(cpy_r_r141);
    if (unlikely(cpy_r_r142 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 58, CPyStatic_merv___turn___globals);
        goto CPyL116;
    }
    cpy_r_r143 = ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "take_turn", "take_turn_gen", "t", 59, CPyStatic_merv___turn___globals);
        goto CPyL116;
    }
CPyL102: ;
    cpy_r_r144 = ((serai___games___merv___table___TableObject *)cpy_r_r143)->_at;
    if (unlikely(cpy_r_r144 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "take_turn", "Table", "at", 59, CPyStatic_merv___turn___globals);
        goto CPyL116;
    }
CPyL103: ;
    cpy_r_r145 = CPyTagged_Add(cpy_r_r144, 2);
    if (((serai___games___merv___table___TableObject *)cpy_r_r143)->_at != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r143)->_at);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r143)->_at = cpy_r_r145;
    cpy_r_r146 = 1;
    if (unlikely(!cpy_r_r146)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 59, CPyStatic_merv___turn___globals);
        goto CPyL116;
    }
    cpy_r_r147 = ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "take_turn", "take_turn_gen", "t", 60, CPyStatic_merv___turn___globals);
        goto CPyL116;
    }
CPyL105: ;
    cpy_r_r148 = ((serai___games___merv___table___TableObject *)cpy_r_r147)->_at;
    if (unlikely(cpy_r_r148 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "take_turn", "Table", "at", 60, CPyStatic_merv___turn___globals);
        goto CPyL116;
    }
    CPyTagged_INCREF(cpy_r_r148);
CPyL106: ;
    cpy_r_r149 = ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "take_turn", "take_turn_gen", "t", 60, CPyStatic_merv___turn___globals);
        goto CPyL145;
    }
CPyL107: ;
    cpy_r_r150 = ((serai___games___merv___table___TableObject *)cpy_r_r149)->_order;
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "take_turn", "Table", "order", 60, CPyStatic_merv___turn___globals);
        goto CPyL145;
    }
CPyL108: ;
    cpy_r_r151 = (CPyPtr)((CPyPtr)cpy_r_r150 + offsetof(PyVarObject, ob_size));
    cpy_r_r152 = *(int64_t *)cpy_r_r151;
    cpy_r_r153 = cpy_r_r152 << 1;
    cpy_r_r154 = cpy_r_r148 == cpy_r_r153;
    CPyTagged_DECREF(cpy_r_r148);
    if (!cpy_r_r154) goto CPyL111;
    cpy_r_r155 = ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "take_turn", "take_turn_gen", "t", 61, CPyStatic_merv___turn___globals);
        goto CPyL116;
    }
CPyL110: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_r155)->_phase != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r155)->_phase);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r155)->_phase = 2;
    cpy_r_r156 = 1;
    if (unlikely(!cpy_r_r156)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 61, CPyStatic_merv___turn___globals);
        goto CPyL116;
    }
CPyL111: ;
    cpy_r_r157 = Py_None;
    CPy_INCREF(cpy_r_r157);
    ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r159 = CPyDef_merv___turn___take_turn_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL115;
    CPyGen_SetStopIterationValue(cpy_r_r157);
    CPy_DECREF(cpy_r_r157);
    if (!0) goto CPyL123;
    CPy_Unreachable();
CPyL115: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r157;
    CPyGen_Exit(&((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL116: ;
    ((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r161 = CPyDef_merv___turn___take_turn_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r162 = NULL;
    CPyGen_Exit(&((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r162;
CPyL117: ;
    cpy_r_r163 = cpy_r_r12 == 0;
    if (cpy_r_r163) goto CPyL146;
    cpy_r_r164 = cpy_r_r12 == 1;
    if (cpy_r_r164) {
        goto CPyL147;
    } else
        goto CPyL148;
CPyL119: ;
    cpy_r_r165 = cpy_r_r12 == 2;
    if (cpy_r_r165) {
        goto CPyL149;
    } else
        goto CPyL150;
CPyL120: ;
    cpy_r_r166 = cpy_r_r12 == 3;
    if (cpy_r_r166) {
        goto CPyL85;
    } else
        goto CPyL151;
CPyL121: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r167 = 0;
    if (unlikely(!cpy_r_r167)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 45, CPyStatic_merv___turn___globals);
        goto CPyL123;
    }
    CPy_Unreachable();
CPyL123: ;
    cpy_r_r168 = NULL;
    CPyGen_Exit(&((serai___games___merv___turn___take_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r168;
CPyL124: ;
    CPyTagged_DecRef(cpy_r_r20);
    goto CPyL116;
CPyL125: ;
    CPyTagged_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL116;
CPyL126: ;
    CPyTagged_DECREF(cpy_r_r20);
    goto CPyL21;
CPyL127: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL27;
CPyL128: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL116;
CPyL129: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL32;
CPyL130: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL31;
CPyL131: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL37;
CPyL132: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL40;
CPyL133: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL58;
CPyL134: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL116;
CPyL135: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL63;
CPyL136: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL62;
CPyL137: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL68;
CPyL138: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL71;
CPyL139: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL83;
CPyL140: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL116;
CPyL141: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL88;
CPyL142: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL87;
CPyL143: ;
    CPy_XDecRef(cpy_r_r11);
    goto CPyL93;
CPyL144: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL96;
CPyL145: ;
    CPyTagged_DecRef(cpy_r_r148);
    goto CPyL116;
CPyL146: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    goto CPyL1;
CPyL147: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    goto CPyL29;
CPyL148: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL119;
CPyL149: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL60;
CPyL150: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL120;
CPyL151: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL121;
}
        
PyObject *CPyDef_merv___turn___take_turn_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___turn___take_turn_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___turn___take_turn_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___take_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.take_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___take_turn_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "__next__", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___take_turn_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___turn___take_turn_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___turn___take_turn_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___take_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.take_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_merv___turn___take_turn_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "send", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___take_turn_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_merv___turn___take_turn_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___take_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.take_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___take_turn_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "__iter__", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___take_turn_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_merv___turn___take_turn_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_merv___turn___take_turn_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___take_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.take_turn_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_merv___turn___take_turn_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "throw", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___take_turn_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_merv___turn___take_turn_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp3702 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp3702);
    PyObject *__tmp3703 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp3703);
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
        
        PyObject *CPyPy_merv___turn___take_turn_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___take_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.take_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___take_turn_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "close", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___take_turn(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = CPyDef_merv___turn___take_turn_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 45, CPyStatic_merv___turn___globals);
        goto CPyL3;
    }
    ((serai___games___merv___turn___take_turn_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___turn___take_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___turn___take_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___turn___take_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 45, CPyStatic_merv___turn___globals);
        goto CPyL4;
    }
    return cpy_r_r0;
CPyL3: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
CPyL4: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL3;
}
        
        PyObject *CPyPy_merv___turn___take_turn(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:take_turn", kwlist, 0};
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
            PyObject *retval = CPyDef_merv___turn___take_turn(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "take_turn", 45, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___human_turn_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    int32_t cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject **cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    tuple_T3OOO cpy_r_r41;
    PyObject **cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject **cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    CPyTagged cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    CPyTagged cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject **cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    char cpy_r_r72;
    tuple_T3OOO cpy_r_r73;
    PyObject **cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject **cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    CPyTagged cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    CPyTagged cpy_r_r88;
    CPyTagged cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    CPyTagged cpy_r_r92;
    CPyTagged cpy_r_r93;
    PyObject *cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject **cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    char cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    char cpy_r_r109;
    tuple_T3OOO cpy_r_r110;
    PyObject **cpy_r_r111;
    PyObject *cpy_r_r112;
    char cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject **cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    char cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    CPyTagged cpy_r_r123;
    PyObject *cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject **cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    char cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    char cpy_r_r135;
    PyObject *cpy_r_r136;
    char cpy_r_r137;
    PyObject *cpy_r_r138;
    char cpy_r_r139;
    tuple_T3OOO cpy_r_r140;
    PyObject **cpy_r_r141;
    PyObject *cpy_r_r142;
    char cpy_r_r143;
    char cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject **cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    char cpy_r_r150;
    PyObject *cpy_r_r151;
    CPyTagged cpy_r_r152;
    CPyTagged cpy_r_r153;
    PyObject *cpy_r_r154;
    char cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject **cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    char cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    char cpy_r_r165;
    PyObject *cpy_r_r166;
    char cpy_r_r167;
    PyObject *cpy_r_r168;
    char cpy_r_r169;
    tuple_T3OOO cpy_r_r170;
    PyObject **cpy_r_r171;
    PyObject *cpy_r_r172;
    char cpy_r_r173;
    char cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject **cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    char cpy_r_r180;
    PyObject *cpy_r_r181;
    char cpy_r_r182;
    int32_t cpy_r_r183;
    char cpy_r_r184;
    int32_t cpy_r_r185;
    PyObject *cpy_r_r186;
    char cpy_r_r187;
    char cpy_r_r188;
    char cpy_r_r189;
    char cpy_r_r190;
    char cpy_r_r191;
    char cpy_r_r192;
    char cpy_r_r193;
    PyObject *cpy_r_r194;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r16 = NULL;
    cpy_r_r17 = cpy_r_r16;
    CPy_XDECREF(cpy_r_r17);
    cpy_r_r18 = NULL;
    cpy_r_r19 = cpy_r_r18;
    cpy_r_r20 = ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL138;
CPyL1: ;
    cpy_r_r21 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r22 = cpy_r_type != cpy_r_r21;
    if (!cpy_r_r22) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 64, CPyStatic_merv___turn___globals);
        goto CPyL137;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r23 = ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "human_turn", "human_turn_gen", "t", 66, CPyStatic_merv___turn___globals);
        goto CPyL137;
    }
CPyL5: ;
    cpy_r_r24 = ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "human_turn", "human_turn_gen", "me", 66, CPyStatic_merv___turn___globals);
        goto CPyL137;
    }
CPyL6: ;
    cpy_r_r25 = CPyDef_merv___turn___choose_zone(cpy_r_r23, cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 66, CPyStatic_merv___turn___globals);
        goto CPyL137;
    }
    if (((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_0);
    }
    ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_0 = cpy_r_r25;
    cpy_r_r26 = 1;
    if (!cpy_r_r26) goto CPyL137;
    cpy_r_r27 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r28 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r29 = NULL;
    cpy_r_r1 = cpy_r_r29;
    cpy_r_r30 = (PyObject **)&cpy_r_r1;
    cpy_r_r31 = ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_0;
    cpy_r_r32 = CPyDef_merv___turn___choose_zone_gen_____mypyc_generator_helper__(cpy_r_r31, cpy_r_r28, cpy_r_r28, cpy_r_r28, cpy_r_r27, cpy_r_r30);
    if (cpy_r_r32 != NULL) goto CPyL147;
    cpy_r_r33 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 66, CPyStatic_merv___turn___globals);
        goto CPyL148;
    }
    cpy_r_r34 = cpy_r_r1;
    cpy_r_r35 = NULL;
    if (((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_0);
    }
    ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_0 = cpy_r_r35;
    cpy_r_r36 = 1;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 66, CPyStatic_merv___turn___globals);
        goto CPyL149;
    } else
        goto CPyL27;
CPyL11: ;
    cpy_r_r37 = cpy_r_r32;
CPyL12: ;
    ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r37;
CPyL13: ;
    cpy_r_r39 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r40 = cpy_r_type != cpy_r_r39;
    if (!cpy_r_r40) goto CPyL150;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 66, CPyStatic_merv___turn___globals);
        goto CPyL17;
    } else
        goto CPyL151;
CPyL15: ;
    CPy_Unreachable();
CPyL16: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL23;
CPyL17: ;
    cpy_r_r41 = CPy_CatchError();
    cpy_r_r42 = (PyObject **)&cpy_r_r3;
    cpy_r_r43 = ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_0;
    cpy_r_r44 = CPy_YieldFromErrorHandle(cpy_r_r43, cpy_r_r42);
    if (unlikely(cpy_r_r44 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 66, CPyStatic_merv___turn___globals);
        goto CPyL152;
    }
    if (cpy_r_r44) goto CPyL20;
    cpy_r_r37 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r41);
    CPy_DecRef(cpy_r_r41.f0);
    CPy_DecRef(cpy_r_r41.f1);
    CPy_DecRef(cpy_r_r41.f2);
    goto CPyL12;
CPyL20: ;
    cpy_r_r34 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r41);
    CPy_DecRef(cpy_r_r41.f0);
    CPy_DecRef(cpy_r_r41.f1);
    CPy_DecRef(cpy_r_r41.f2);
    goto CPyL27;
CPyL21: ;
    CPy_RestoreExcInfo(cpy_r_r41);
    CPy_DecRef(cpy_r_r41.f0);
    CPy_DecRef(cpy_r_r41.f1);
    CPy_DecRef(cpy_r_r41.f2);
    cpy_r_r45 = CPy_KeepPropagating();
    if (!cpy_r_r45) goto CPyL137;
    CPy_Unreachable();
CPyL23: ;
    cpy_r_r46 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r47 = NULL;
    cpy_r_r1 = cpy_r_r47;
    cpy_r_r48 = (PyObject **)&cpy_r_r1;
    cpy_r_r49 = ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_0;
    cpy_r_r50 = CPyDef_merv___turn___choose_zone_gen_____mypyc_generator_helper__(cpy_r_r49, cpy_r_r46, cpy_r_r46, cpy_r_r46, cpy_r_arg, cpy_r_r48);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r50 == NULL) {
        goto CPyL25;
    } else
        goto CPyL153;
CPyL24: ;
    cpy_r_r37 = cpy_r_r50;
    goto CPyL12;
CPyL25: ;
    cpy_r_r51 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 66, CPyStatic_merv___turn___globals);
        goto CPyL148;
    }
    cpy_r_r34 = cpy_r_r1;
CPyL27: ;
    if (likely(PyLong_Check(cpy_r_r34)))
        cpy_r_r52 = CPyTagged_FromObject(cpy_r_r34);
    else {
        CPy_TypeError("int", cpy_r_r34); cpy_r_r52 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r52 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 66, CPyStatic_merv___turn___globals);
        goto CPyL137;
    }
    if (((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__zone != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__zone);
    }
    ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__zone = cpy_r_r52;
    cpy_r_r53 = 1;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 66, CPyStatic_merv___turn___globals);
        goto CPyL137;
    }
    cpy_r_r54 = ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "human_turn", "human_turn_gen", "t", 67, CPyStatic_merv___turn___globals);
        goto CPyL137;
    }
CPyL30: ;
    cpy_r_r55 = ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "human_turn", "human_turn_gen", "me", 67, CPyStatic_merv___turn___globals);
        goto CPyL137;
    }
CPyL31: ;
    cpy_r_r56 = ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__zone;
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "human_turn", "human_turn_gen", "zone", 67, CPyStatic_merv___turn___globals);
        goto CPyL137;
    }
CPyL32: ;
    cpy_r_r57 = CPyDef_merv___turn___choose_district(cpy_r_r54, cpy_r_r55, cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 67, CPyStatic_merv___turn___globals);
        goto CPyL137;
    }
    if (((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_2 != NULL) {
        CPy_DECREF(((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_2);
    }
    ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_2 = cpy_r_r57;
    cpy_r_r58 = 1;
    if (!cpy_r_r58) goto CPyL137;
    cpy_r_r59 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r60 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r61 = NULL;
    cpy_r_r5 = cpy_r_r61;
    cpy_r_r62 = (PyObject **)&cpy_r_r5;
    cpy_r_r63 = ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_2;
    cpy_r_r64 = CPyDef_merv___turn___choose_district_gen_____mypyc_generator_helper__(cpy_r_r63, cpy_r_r60, cpy_r_r60, cpy_r_r60, cpy_r_r59, cpy_r_r62);
    if (cpy_r_r64 != NULL) goto CPyL154;
    cpy_r_r65 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 67, CPyStatic_merv___turn___globals);
        goto CPyL155;
    }
    cpy_r_r66 = cpy_r_r5;
    CPy_DECREF(cpy_r_r66);
    cpy_r_r67 = NULL;
    if (((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_2 != NULL) {
        CPy_DECREF(((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_2);
    }
    ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_2 = cpy_r_r67;
    cpy_r_r68 = 1;
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 67, CPyStatic_merv___turn___globals);
        goto CPyL137;
    } else
        goto CPyL53;
CPyL37: ;
    cpy_r_r69 = cpy_r_r64;
CPyL38: ;
    ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r69;
CPyL39: ;
    cpy_r_r71 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r72 = cpy_r_type != cpy_r_r71;
    if (!cpy_r_r72) goto CPyL156;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 67, CPyStatic_merv___turn___globals);
        goto CPyL43;
    } else
        goto CPyL157;
CPyL41: ;
    CPy_Unreachable();
CPyL42: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL49;
CPyL43: ;
    cpy_r_r73 = CPy_CatchError();
    cpy_r_r74 = (PyObject **)&cpy_r_r7;
    cpy_r_r75 = ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_2;
    cpy_r_r76 = CPy_YieldFromErrorHandle(cpy_r_r75, cpy_r_r74);
    if (unlikely(cpy_r_r76 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 67, CPyStatic_merv___turn___globals);
        goto CPyL158;
    }
    if (cpy_r_r76) goto CPyL46;
    cpy_r_r69 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r73);
    CPy_DecRef(cpy_r_r73.f0);
    CPy_DecRef(cpy_r_r73.f1);
    CPy_DecRef(cpy_r_r73.f2);
    goto CPyL38;
CPyL46: ;
    cpy_r_r66 = cpy_r_r7;
    CPy_DecRef(cpy_r_r66);
    CPy_RestoreExcInfo(cpy_r_r73);
    CPy_DecRef(cpy_r_r73.f0);
    CPy_DecRef(cpy_r_r73.f1);
    CPy_DecRef(cpy_r_r73.f2);
    goto CPyL53;
CPyL47: ;
    CPy_RestoreExcInfo(cpy_r_r73);
    CPy_DecRef(cpy_r_r73.f0);
    CPy_DecRef(cpy_r_r73.f1);
    CPy_DecRef(cpy_r_r73.f2);
    cpy_r_r77 = CPy_KeepPropagating();
    if (!cpy_r_r77) goto CPyL137;
    CPy_Unreachable();
CPyL49: ;
    cpy_r_r78 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r79 = NULL;
    cpy_r_r5 = cpy_r_r79;
    cpy_r_r80 = (PyObject **)&cpy_r_r5;
    cpy_r_r81 = ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_2;
    cpy_r_r82 = CPyDef_merv___turn___choose_district_gen_____mypyc_generator_helper__(cpy_r_r81, cpy_r_r78, cpy_r_r78, cpy_r_r78, cpy_r_arg, cpy_r_r80);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r82 == NULL) {
        goto CPyL51;
    } else
        goto CPyL159;
CPyL50: ;
    cpy_r_r69 = cpy_r_r82;
    goto CPyL38;
CPyL51: ;
    cpy_r_r83 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r83)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 67, CPyStatic_merv___turn___globals);
        goto CPyL155;
    }
    cpy_r_r66 = cpy_r_r5;
    CPy_DECREF(cpy_r_r66);
CPyL53: ;
    cpy_r_r84 = ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "human_turn", "human_turn_gen", "t", 68, CPyStatic_merv___turn___globals);
        goto CPyL137;
    }
CPyL54: ;
    cpy_r_r85 = ((serai___games___merv___table___TableObject *)cpy_r_r84)->_square;
    if (unlikely(cpy_r_r85 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "human_turn", "Table", "square", 68, CPyStatic_merv___turn___globals);
        goto CPyL137;
    }
CPyL55: ;
    cpy_r_r86 = (Py_ssize_t)cpy_r_r85 != -2;
    if (!cpy_r_r86) goto CPyL60;
    cpy_r_r87 = ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "human_turn", "human_turn_gen", "t", 69, CPyStatic_merv___turn___globals);
        goto CPyL137;
    }
CPyL57: ;
    cpy_r_r88 = ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r88 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "human_turn", "human_turn_gen", "me", 69, CPyStatic_merv___turn___globals);
        goto CPyL137;
    }
CPyL58: ;
    cpy_r_r89 = ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__zone;
    if (unlikely(cpy_r_r89 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "human_turn", "human_turn_gen", "zone", 69, CPyStatic_merv___turn___globals);
        goto CPyL137;
    }
CPyL59: ;
    cpy_r_r90 = CPyDef_merv___turn___produce(cpy_r_r87, cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 69, CPyStatic_merv___turn___globals);
        goto CPyL137;
    }
CPyL60: ;
    cpy_r_r91 = ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "human_turn", "human_turn_gen", "t", 70, CPyStatic_merv___turn___globals);
        goto CPyL137;
    }
CPyL61: ;
    cpy_r_r92 = ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r92 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "human_turn", "human_turn_gen", "me", 70, CPyStatic_merv___turn___globals);
        goto CPyL137;
    }
CPyL62: ;
    cpy_r_r93 = ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__zone;
    if (unlikely(cpy_r_r93 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "human_turn", "human_turn_gen", "zone", 70, CPyStatic_merv___turn___globals);
        goto CPyL137;
    }
CPyL63: ;
    cpy_r_r94 = CPyDef_merv___turn___choose_action(cpy_r_r91, cpy_r_r92, cpy_r_r93);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 70, CPyStatic_merv___turn___globals);
        goto CPyL137;
    }
    if (((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_3 != NULL) {
        CPy_DECREF(((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_3);
    }
    ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_3 = cpy_r_r94;
    cpy_r_r95 = 1;
    if (!cpy_r_r95) goto CPyL137;
    cpy_r_r96 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r97 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r98 = NULL;
    cpy_r_r9 = cpy_r_r98;
    cpy_r_r99 = (PyObject **)&cpy_r_r9;
    cpy_r_r100 = ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_3;
    cpy_r_r101 = CPyDef_merv___turn___choose_action_gen_____mypyc_generator_helper__(cpy_r_r100, cpy_r_r97, cpy_r_r97, cpy_r_r97, cpy_r_r96, cpy_r_r99);
    if (cpy_r_r101 != NULL) goto CPyL160;
    cpy_r_r102 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r102)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 70, CPyStatic_merv___turn___globals);
        goto CPyL161;
    }
    cpy_r_r103 = cpy_r_r9;
    cpy_r_r104 = NULL;
    if (((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_3 != NULL) {
        CPy_DECREF(((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_3);
    }
    ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_3 = cpy_r_r104;
    cpy_r_r105 = 1;
    if (unlikely(!cpy_r_r105)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 70, CPyStatic_merv___turn___globals);
        goto CPyL162;
    } else
        goto CPyL84;
CPyL68: ;
    cpy_r_r106 = cpy_r_r101;
CPyL69: ;
    ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r106;
CPyL70: ;
    cpy_r_r108 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r109 = cpy_r_type != cpy_r_r108;
    if (!cpy_r_r109) goto CPyL163;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 70, CPyStatic_merv___turn___globals);
        goto CPyL74;
    } else
        goto CPyL164;
CPyL72: ;
    CPy_Unreachable();
CPyL73: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL80;
CPyL74: ;
    cpy_r_r110 = CPy_CatchError();
    cpy_r_r111 = (PyObject **)&cpy_r_r11;
    cpy_r_r112 = ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_3;
    cpy_r_r113 = CPy_YieldFromErrorHandle(cpy_r_r112, cpy_r_r111);
    if (unlikely(cpy_r_r113 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 70, CPyStatic_merv___turn___globals);
        goto CPyL165;
    }
    if (cpy_r_r113) goto CPyL77;
    cpy_r_r106 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r110);
    CPy_DecRef(cpy_r_r110.f0);
    CPy_DecRef(cpy_r_r110.f1);
    CPy_DecRef(cpy_r_r110.f2);
    goto CPyL69;
CPyL77: ;
    cpy_r_r103 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r110);
    CPy_DecRef(cpy_r_r110.f0);
    CPy_DecRef(cpy_r_r110.f1);
    CPy_DecRef(cpy_r_r110.f2);
    goto CPyL84;
CPyL78: ;
    CPy_RestoreExcInfo(cpy_r_r110);
    CPy_DecRef(cpy_r_r110.f0);
    CPy_DecRef(cpy_r_r110.f1);
    CPy_DecRef(cpy_r_r110.f2);
    cpy_r_r114 = CPy_KeepPropagating();
    if (!cpy_r_r114) goto CPyL137;
    CPy_Unreachable();
CPyL80: ;
    cpy_r_r115 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r116 = NULL;
    cpy_r_r9 = cpy_r_r116;
    cpy_r_r117 = (PyObject **)&cpy_r_r9;
    cpy_r_r118 = ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_3;
    cpy_r_r119 = CPyDef_merv___turn___choose_action_gen_____mypyc_generator_helper__(cpy_r_r118, cpy_r_r115, cpy_r_r115, cpy_r_r115, cpy_r_arg, cpy_r_r117);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r119 == NULL) {
        goto CPyL82;
    } else
        goto CPyL166;
CPyL81: ;
    cpy_r_r106 = cpy_r_r119;
    goto CPyL69;
CPyL82: ;
    cpy_r_r120 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r120)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 70, CPyStatic_merv___turn___globals);
        goto CPyL161;
    }
    cpy_r_r103 = cpy_r_r9;
CPyL84: ;
    if (likely(Py_TYPE(cpy_r_r103) == CPyType_option___Option))
        cpy_r_r121 = cpy_r_r103;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "human_turn", 70, CPyStatic_merv___turn___globals, "serai.kernel.option.Option", cpy_r_r103);
        goto CPyL137;
    }
    cpy_r_r122 = ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "human_turn", "human_turn_gen", "t", 71, CPyStatic_merv___turn___globals);
        goto CPyL167;
    }
CPyL86: ;
    cpy_r_r123 = ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r123 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "human_turn", "human_turn_gen", "me", 71, CPyStatic_merv___turn___globals);
        goto CPyL167;
    }
CPyL87: ;
    cpy_r_r124 = CPyDef_merv___turn___perform_action(cpy_r_r122, cpy_r_r123, cpy_r_r121);
    CPy_DECREF(cpy_r_r121);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 71, CPyStatic_merv___turn___globals);
        goto CPyL137;
    }
    if (((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_4 != NULL) {
        CPy_DECREF(((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_4);
    }
    ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_4 = cpy_r_r124;
    cpy_r_r125 = 1;
    if (!cpy_r_r125) goto CPyL137;
    cpy_r_r126 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r127 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r128 = NULL;
    cpy_r_r13 = cpy_r_r128;
    cpy_r_r129 = (PyObject **)&cpy_r_r13;
    cpy_r_r130 = ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_4;
    cpy_r_r131 = CPyDef_merv___turn___perform_action_gen_____mypyc_generator_helper__(cpy_r_r130, cpy_r_r127, cpy_r_r127, cpy_r_r127, cpy_r_r126, cpy_r_r129);
    if (cpy_r_r131 != NULL) goto CPyL168;
    cpy_r_r132 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r132)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 71, CPyStatic_merv___turn___globals);
        goto CPyL169;
    }
    cpy_r_r133 = cpy_r_r13;
    CPy_DECREF(cpy_r_r133);
    cpy_r_r134 = NULL;
    if (((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_4 != NULL) {
        CPy_DECREF(((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_4);
    }
    ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_4 = cpy_r_r134;
    cpy_r_r135 = 1;
    if (unlikely(!cpy_r_r135)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 71, CPyStatic_merv___turn___globals);
        goto CPyL137;
    } else
        goto CPyL108;
CPyL92: ;
    cpy_r_r136 = cpy_r_r131;
CPyL93: ;
    ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 4;
    CPyGen_Exit(&((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r136;
CPyL94: ;
    cpy_r_r138 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r139 = cpy_r_type != cpy_r_r138;
    if (!cpy_r_r139) goto CPyL170;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 71, CPyStatic_merv___turn___globals);
        goto CPyL98;
    } else
        goto CPyL171;
CPyL96: ;
    CPy_Unreachable();
CPyL97: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL104;
CPyL98: ;
    cpy_r_r140 = CPy_CatchError();
    cpy_r_r141 = (PyObject **)&cpy_r_r15;
    cpy_r_r142 = ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_4;
    cpy_r_r143 = CPy_YieldFromErrorHandle(cpy_r_r142, cpy_r_r141);
    if (unlikely(cpy_r_r143 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 71, CPyStatic_merv___turn___globals);
        goto CPyL172;
    }
    if (cpy_r_r143) goto CPyL101;
    cpy_r_r136 = cpy_r_r15;
    CPy_RestoreExcInfo(cpy_r_r140);
    CPy_DecRef(cpy_r_r140.f0);
    CPy_DecRef(cpy_r_r140.f1);
    CPy_DecRef(cpy_r_r140.f2);
    goto CPyL93;
CPyL101: ;
    cpy_r_r133 = cpy_r_r15;
    CPy_DecRef(cpy_r_r133);
    CPy_RestoreExcInfo(cpy_r_r140);
    CPy_DecRef(cpy_r_r140.f0);
    CPy_DecRef(cpy_r_r140.f1);
    CPy_DecRef(cpy_r_r140.f2);
    goto CPyL108;
CPyL102: ;
    CPy_RestoreExcInfo(cpy_r_r140);
    CPy_DecRef(cpy_r_r140.f0);
    CPy_DecRef(cpy_r_r140.f1);
    CPy_DecRef(cpy_r_r140.f2);
    cpy_r_r144 = CPy_KeepPropagating();
    if (!cpy_r_r144) goto CPyL137;
    CPy_Unreachable();
CPyL104: ;
    cpy_r_r145 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r146 = NULL;
    cpy_r_r13 = cpy_r_r146;
    cpy_r_r147 = (PyObject **)&cpy_r_r13;
    cpy_r_r148 = ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_4;
    cpy_r_r149 = CPyDef_merv___turn___perform_action_gen_____mypyc_generator_helper__(cpy_r_r148, cpy_r_r145, cpy_r_r145, cpy_r_r145, cpy_r_arg, cpy_r_r147);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r149 == NULL) {
        goto CPyL106;
    } else
        goto CPyL173;
CPyL105: ;
    cpy_r_r136 = cpy_r_r149;
    goto CPyL93;
CPyL106: ;
    cpy_r_r150 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r150)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 71, CPyStatic_merv___turn___globals);
        goto CPyL169;
    }
    cpy_r_r133 = cpy_r_r13;
    CPy_DECREF(cpy_r_r133);
CPyL108: ;
    cpy_r_r151 = ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r151 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "human_turn", "human_turn_gen", "t", 72, CPyStatic_merv___turn___globals);
        goto CPyL137;
    }
CPyL109: ;
    cpy_r_r152 = ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r152 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "human_turn", "human_turn_gen", "me", 72, CPyStatic_merv___turn___globals);
        goto CPyL137;
    }
CPyL110: ;
    cpy_r_r153 = ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__zone;
    if (unlikely(cpy_r_r153 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "human_turn", "human_turn_gen", "zone", 72, CPyStatic_merv___turn___globals);
        goto CPyL137;
    }
CPyL111: ;
    cpy_r_r154 = CPyDef_merv___turn___end_turn(cpy_r_r151, cpy_r_r152, cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 72, CPyStatic_merv___turn___globals);
        goto CPyL137;
    }
    if (((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_5 != NULL) {
        CPy_DECREF(((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_5);
    }
    ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_5 = cpy_r_r154;
    cpy_r_r155 = 1;
    if (!cpy_r_r155) goto CPyL137;
    cpy_r_r156 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r157 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r158 = NULL;
    cpy_r_r17 = cpy_r_r158;
    cpy_r_r159 = (PyObject **)&cpy_r_r17;
    cpy_r_r160 = ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_5;
    cpy_r_r161 = CPyDef_merv___turn___end_turn_gen_____mypyc_generator_helper__(cpy_r_r160, cpy_r_r157, cpy_r_r157, cpy_r_r157, cpy_r_r156, cpy_r_r159);
    if (cpy_r_r161 != NULL) goto CPyL174;
    cpy_r_r162 = cpy_r_r17 != 0;
    if (unlikely(!cpy_r_r162)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 72, CPyStatic_merv___turn___globals);
        goto CPyL175;
    }
    cpy_r_r163 = cpy_r_r17;
    CPy_DECREF(cpy_r_r163);
    cpy_r_r164 = NULL;
    if (((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_5 != NULL) {
        CPy_DECREF(((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_5);
    }
    ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_5 = cpy_r_r164;
    cpy_r_r165 = 1;
    if (unlikely(!cpy_r_r165)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 72, CPyStatic_merv___turn___globals);
        goto CPyL137;
    } else
        goto CPyL132;
CPyL116: ;
    cpy_r_r166 = cpy_r_r161;
CPyL117: ;
    ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 5;
    CPyGen_Exit(&((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r166;
CPyL118: ;
    cpy_r_r168 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r169 = cpy_r_type != cpy_r_r168;
    if (!cpy_r_r169) goto CPyL176;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 72, CPyStatic_merv___turn___globals);
        goto CPyL122;
    } else
        goto CPyL177;
CPyL120: ;
    CPy_Unreachable();
CPyL121: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL128;
CPyL122: ;
    cpy_r_r170 = CPy_CatchError();
    cpy_r_r171 = (PyObject **)&cpy_r_r19;
    cpy_r_r172 = ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_5;
    cpy_r_r173 = CPy_YieldFromErrorHandle(cpy_r_r172, cpy_r_r171);
    if (unlikely(cpy_r_r173 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 72, CPyStatic_merv___turn___globals);
        goto CPyL178;
    }
    if (cpy_r_r173) goto CPyL125;
    cpy_r_r166 = cpy_r_r19;
    CPy_RestoreExcInfo(cpy_r_r170);
    CPy_DecRef(cpy_r_r170.f0);
    CPy_DecRef(cpy_r_r170.f1);
    CPy_DecRef(cpy_r_r170.f2);
    goto CPyL117;
CPyL125: ;
    cpy_r_r163 = cpy_r_r19;
    CPy_DecRef(cpy_r_r163);
    CPy_RestoreExcInfo(cpy_r_r170);
    CPy_DecRef(cpy_r_r170.f0);
    CPy_DecRef(cpy_r_r170.f1);
    CPy_DecRef(cpy_r_r170.f2);
    goto CPyL132;
CPyL126: ;
    CPy_RestoreExcInfo(cpy_r_r170);
    CPy_DecRef(cpy_r_r170.f0);
    CPy_DecRef(cpy_r_r170.f1);
    CPy_DecRef(cpy_r_r170.f2);
    cpy_r_r174 = CPy_KeepPropagating();
    if (!cpy_r_r174) goto CPyL137;
    CPy_Unreachable();
CPyL128: ;
    cpy_r_r175 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r176 = NULL;
    cpy_r_r17 = cpy_r_r176;
    cpy_r_r177 = (PyObject **)&cpy_r_r17;
    cpy_r_r178 = ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_5;
    cpy_r_r179 = CPyDef_merv___turn___end_turn_gen_____mypyc_generator_helper__(cpy_r_r178, cpy_r_r175, cpy_r_r175, cpy_r_r175, cpy_r_arg, cpy_r_r177);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r179 == NULL) {
        goto CPyL130;
    } else
        goto CPyL179;
CPyL129: ;
    cpy_r_r166 = cpy_r_r179;
    goto CPyL117;
CPyL130: ;
    cpy_r_r180 = cpy_r_r17 != 0;
    if (unlikely(!cpy_r_r180)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 72, CPyStatic_merv___turn___globals);
        goto CPyL175;
    }
    cpy_r_r163 = cpy_r_r17;
    CPy_DECREF(cpy_r_r163);
CPyL132: ;
    cpy_r_r181 = Py_None;
    CPy_INCREF(cpy_r_r181);
    ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r183 = CPyDef_merv___turn___human_turn_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL136;
    CPyGen_SetStopIterationValue(cpy_r_r181);
    CPy_DECREF(cpy_r_r181);
    if (!0) goto CPyL146;
    CPy_Unreachable();
CPyL136: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r181;
    CPyGen_Exit(&((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL137: ;
    ((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r185 = CPyDef_merv___turn___human_turn_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r186 = NULL;
    CPyGen_Exit(&((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r186;
CPyL138: ;
    cpy_r_r187 = cpy_r_r20 == 0;
    if (cpy_r_r187) goto CPyL180;
    cpy_r_r188 = cpy_r_r20 == 1;
    if (cpy_r_r188) {
        goto CPyL181;
    } else
        goto CPyL182;
CPyL140: ;
    cpy_r_r189 = cpy_r_r20 == 2;
    if (cpy_r_r189) {
        goto CPyL183;
    } else
        goto CPyL184;
CPyL141: ;
    cpy_r_r190 = cpy_r_r20 == 3;
    if (cpy_r_r190) {
        goto CPyL185;
    } else
        goto CPyL186;
CPyL142: ;
    cpy_r_r191 = cpy_r_r20 == 4;
    if (cpy_r_r191) {
        goto CPyL187;
    } else
        goto CPyL188;
CPyL143: ;
    cpy_r_r192 = cpy_r_r20 == 5;
    if (cpy_r_r192) {
        goto CPyL118;
    } else
        goto CPyL189;
CPyL144: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r193 = 0;
    if (unlikely(!cpy_r_r193)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 64, CPyStatic_merv___turn___globals);
        goto CPyL146;
    }
    CPy_Unreachable();
CPyL146: ;
    cpy_r_r194 = NULL;
    CPyGen_Exit(&((serai___games___merv___turn___human_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r194;
CPyL147: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL11;
CPyL148: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL137;
CPyL149: ;
    CPy_DecRef(cpy_r_r34);
    goto CPyL137;
CPyL150: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL16;
CPyL151: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL15;
CPyL152: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL21;
CPyL153: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL24;
CPyL154: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL37;
CPyL155: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL137;
CPyL156: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL42;
CPyL157: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL41;
CPyL158: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL47;
CPyL159: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL50;
CPyL160: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL68;
CPyL161: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL137;
CPyL162: ;
    CPy_DecRef(cpy_r_r103);
    goto CPyL137;
CPyL163: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL73;
CPyL164: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL72;
CPyL165: ;
    CPy_XDecRef(cpy_r_r11);
    goto CPyL78;
CPyL166: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL81;
CPyL167: ;
    CPy_DecRef(cpy_r_r121);
    goto CPyL137;
CPyL168: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL92;
CPyL169: ;
    CPy_XDecRef(cpy_r_r13);
    goto CPyL137;
CPyL170: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL97;
CPyL171: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL96;
CPyL172: ;
    CPy_XDecRef(cpy_r_r15);
    goto CPyL102;
CPyL173: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL105;
CPyL174: ;
    CPy_XDECREF(cpy_r_r17);
    goto CPyL116;
CPyL175: ;
    CPy_XDecRef(cpy_r_r17);
    goto CPyL137;
CPyL176: ;
    CPy_XDECREF(cpy_r_r19);
    goto CPyL121;
CPyL177: ;
    CPy_XDECREF(cpy_r_r19);
    goto CPyL120;
CPyL178: ;
    CPy_XDecRef(cpy_r_r19);
    goto CPyL126;
CPyL179: ;
    CPy_XDECREF(cpy_r_r17);
    goto CPyL129;
CPyL180: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    goto CPyL1;
CPyL181: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    goto CPyL13;
CPyL182: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL140;
CPyL183: ;
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    goto CPyL39;
CPyL184: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL141;
CPyL185: ;
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    goto CPyL70;
CPyL186: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL142;
CPyL187: ;
    CPy_XDECREF(cpy_r_r19);
    goto CPyL94;
CPyL188: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL143;
CPyL189: ;
    CPy_XDECREF(cpy_r_r19);
    goto CPyL144;
}
        
PyObject *CPyDef_merv___turn___human_turn_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___turn___human_turn_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___turn___human_turn_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___human_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.human_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___human_turn_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "__next__", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___human_turn_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___turn___human_turn_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___turn___human_turn_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___human_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.human_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_merv___turn___human_turn_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "send", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___human_turn_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_merv___turn___human_turn_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___human_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.human_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___human_turn_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "__iter__", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___human_turn_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_merv___turn___human_turn_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_merv___turn___human_turn_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___human_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.human_turn_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_merv___turn___human_turn_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "throw", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___human_turn_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_merv___turn___human_turn_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp3704 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp3704);
    PyObject *__tmp3705 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp3705);
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
        
        PyObject *CPyPy_merv___turn___human_turn_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___human_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.human_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___human_turn_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "close", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___human_turn(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_merv___turn___human_turn_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 64, CPyStatic_merv___turn___globals);
        goto CPyL4;
    }
    ((serai___games___merv___turn___human_turn_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___turn___human_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___turn___human_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___turn___human_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 64, CPyStatic_merv___turn___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___turn___human_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___turn___human_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___merv___turn___human_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 64, CPyStatic_merv___turn___globals);
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
        
        PyObject *CPyPy_merv___turn___human_turn(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:human_turn", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___human_turn(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "human_turn", 64, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___choose_zone_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject **cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    tuple_T3OOO cpy_r_r35;
    PyObject **cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject **cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyTagged cpy_r_r48;
    CPyTagged cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    CPyTagged cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyTagged cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    char cpy_r_r77;
    int32_t cpy_r_r78;
    char cpy_r_r79;
    int32_t cpy_r_r80;
    PyObject *cpy_r_r81;
    char cpy_r_r82;
    char cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___turn___choose_zone_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___merv___turn___choose_zone_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL63;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_zone", 78, CPyStatic_merv___turn___globals);
        goto CPyL62;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = CPyStatic_contracts___CONTRACTS;
    if (likely(cpy_r_r7 != NULL)) goto CPyL7;
    PyErr_SetString(PyExc_NameError, "value for final name \"CONTRACTS\" was not set");
    cpy_r_r8 = 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_zone", 80, CPyStatic_merv___turn___globals);
        goto CPyL62;
    }
    CPy_Unreachable();
CPyL7: ;
    cpy_r_r9 = ((serai___games___merv___turn___choose_zone_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_zone", "choose_zone_gen", "t", 80, CPyStatic_merv___turn___globals);
        goto CPyL62;
    }
CPyL8: ;
    cpy_r_r10 = ((serai___games___merv___turn___choose_zone_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_zone", "choose_zone_gen", "me", 80, CPyStatic_merv___turn___globals);
        goto CPyL62;
    }
CPyL9: ;
    cpy_r_r11 = CPyStatics[1438]; /* 'zone' */
    cpy_r_r12 = CPyStatics[1958]; /* 'MV-TURN-01' */
    cpy_r_r13 = ((serai___games___merv___turn___choose_zone_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_zone", "choose_zone_gen", "t", 80, CPyStatic_merv___turn___globals);
        goto CPyL62;
    }
CPyL10: ;
    cpy_r_r14 = ((serai___games___merv___turn___choose_zone_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_zone", "choose_zone_gen", "me", 80, CPyStatic_merv___turn___globals);
        goto CPyL62;
    }
CPyL11: ;
    cpy_r_r15 = CPyDef_merv___turn___ZoneOffer(cpy_r_r13, cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_zone", 80, CPyStatic_merv___turn___globals);
        goto CPyL62;
    }
    cpy_r_r16 = NULL;
    cpy_r_r17 = 2;
    cpy_r_r18 = NULL;
    cpy_r_r19 = CPyDef_extras___ask_with(cpy_r_r7, cpy_r_r9, cpy_r_r10, cpy_r_r11, cpy_r_r12, cpy_r_r15, cpy_r_r16, cpy_r_r17, cpy_r_r18);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_zone", 80, CPyStatic_merv___turn___globals);
        goto CPyL62;
    }
    if (((serai___games___merv___turn___choose_zone_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_zone_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___turn___choose_zone_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_zone_gen_0);
    }
    ((serai___games___merv___turn___choose_zone_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_zone_gen_0 = cpy_r_r19;
    cpy_r_r20 = 1;
    if (!cpy_r_r20) goto CPyL62;
    cpy_r_r21 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r22 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r23 = NULL;
    cpy_r_r1 = cpy_r_r23;
    cpy_r_r24 = (PyObject **)&cpy_r_r1;
    cpy_r_r25 = ((serai___games___merv___turn___choose_zone_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_zone_gen_0;
    cpy_r_r26 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r25, cpy_r_r22, cpy_r_r22, cpy_r_r22, cpy_r_r21, cpy_r_r24);
    if (cpy_r_r26 != NULL) goto CPyL68;
    cpy_r_r27 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_zone", 80, CPyStatic_merv___turn___globals);
        goto CPyL69;
    }
    cpy_r_r28 = cpy_r_r1;
    cpy_r_r29 = NULL;
    if (((serai___games___merv___turn___choose_zone_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_zone_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___turn___choose_zone_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_zone_gen_0);
    }
    ((serai___games___merv___turn___choose_zone_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_zone_gen_0 = cpy_r_r29;
    cpy_r_r30 = 1;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_zone", 80, CPyStatic_merv___turn___globals);
        goto CPyL70;
    } else
        goto CPyL33;
CPyL17: ;
    cpy_r_r31 = cpy_r_r26;
CPyL18: ;
    ((serai___games___merv___turn___choose_zone_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___turn___choose_zone_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r31;
CPyL19: ;
    cpy_r_r33 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r34 = cpy_r_type != cpy_r_r33;
    if (!cpy_r_r34) goto CPyL71;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_zone", 80, CPyStatic_merv___turn___globals);
        goto CPyL23;
    } else
        goto CPyL72;
CPyL21: ;
    CPy_Unreachable();
CPyL22: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL29;
CPyL23: ;
    cpy_r_r35 = CPy_CatchError();
    cpy_r_r36 = (PyObject **)&cpy_r_r3;
    cpy_r_r37 = ((serai___games___merv___turn___choose_zone_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_zone_gen_0;
    cpy_r_r38 = CPy_YieldFromErrorHandle(cpy_r_r37, cpy_r_r36);
    if (unlikely(cpy_r_r38 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_zone", 80, CPyStatic_merv___turn___globals);
        goto CPyL73;
    }
    if (cpy_r_r38) goto CPyL26;
    cpy_r_r31 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r35);
    CPy_DecRef(cpy_r_r35.f0);
    CPy_DecRef(cpy_r_r35.f1);
    CPy_DecRef(cpy_r_r35.f2);
    goto CPyL18;
CPyL26: ;
    cpy_r_r28 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r35);
    CPy_DecRef(cpy_r_r35.f0);
    CPy_DecRef(cpy_r_r35.f1);
    CPy_DecRef(cpy_r_r35.f2);
    goto CPyL33;
CPyL27: ;
    CPy_RestoreExcInfo(cpy_r_r35);
    CPy_DecRef(cpy_r_r35.f0);
    CPy_DecRef(cpy_r_r35.f1);
    CPy_DecRef(cpy_r_r35.f2);
    cpy_r_r39 = CPy_KeepPropagating();
    if (!cpy_r_r39) goto CPyL62;
    CPy_Unreachable();
CPyL29: ;
    cpy_r_r40 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r41 = NULL;
    cpy_r_r1 = cpy_r_r41;
    cpy_r_r42 = (PyObject **)&cpy_r_r1;
    cpy_r_r43 = ((serai___games___merv___turn___choose_zone_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_zone_gen_0;
    cpy_r_r44 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r43, cpy_r_r40, cpy_r_r40, cpy_r_r40, cpy_r_arg, cpy_r_r42);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r44 == NULL) {
        goto CPyL31;
    } else
        goto CPyL74;
CPyL30: ;
    cpy_r_r31 = cpy_r_r44;
    goto CPyL18;
CPyL31: ;
    cpy_r_r45 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_zone", 80, CPyStatic_merv___turn___globals);
        goto CPyL69;
    }
    cpy_r_r28 = cpy_r_r1;
CPyL33: ;
    if (likely(Py_TYPE(cpy_r_r28) == CPyType_option___Option))
        cpy_r_r46 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "choose_zone", 80, CPyStatic_merv___turn___globals, "serai.kernel.option.Option", cpy_r_r28);
        goto CPyL62;
    }
    cpy_r_r47 = ((serai___kernel___option___OptionObject *)cpy_r_r46)->_value;
    CPy_INCREF(cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (likely(PyLong_Check(cpy_r_r47)))
        cpy_r_r48 = CPyTagged_FromObject(cpy_r_r47);
    else {
        CPy_TypeError("int", cpy_r_r47); cpy_r_r48 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_zone", 81, CPyStatic_merv___turn___globals);
        goto CPyL62;
    }
    cpy_r_r49 = ((serai___games___merv___turn___choose_zone_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r49 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_zone", "choose_zone_gen", "me", 82, CPyStatic_merv___turn___globals);
        goto CPyL75;
    }
CPyL36: ;
    cpy_r_r50 = ((serai___games___merv___turn___choose_zone_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_zone", "choose_zone_gen", "t", 82, CPyStatic_merv___turn___globals);
        goto CPyL75;
    }
CPyL37: ;
    cpy_r_r51 = ((serai___games___merv___table___TableObject *)cpy_r_r50)->_zones;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_zone", "Table", "zones", 82, CPyStatic_merv___turn___globals);
        goto CPyL75;
    }
    CPy_INCREF(cpy_r_r51);
CPyL38: ;
    CPyTagged_INCREF(cpy_r_r49);
    cpy_r_r52 = CPyTagged_StealAsObject(cpy_r_r49);
    cpy_r_r53 = CPyList_SetItem(cpy_r_r51, cpy_r_r48, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_zone", 82, CPyStatic_merv___turn___globals);
        goto CPyL75;
    }
    cpy_r_r54 = ((serai___games___merv___turn___choose_zone_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_zone", "choose_zone_gen", "t", 83, CPyStatic_merv___turn___globals);
        goto CPyL75;
    }
CPyL40: ;
    cpy_r_r55 = ((serai___games___merv___table___TableObject *)cpy_r_r54)->_story;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_zone", "Table", "story", 83, CPyStatic_merv___turn___globals);
        goto CPyL75;
    }
CPyL41: ;
    cpy_r_r56 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r57 = cpy_r_r55 != cpy_r_r56;
    if (!cpy_r_r57) goto CPyL57;
    cpy_r_r58 = ((serai___games___merv___turn___choose_zone_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_zone", "choose_zone_gen", "t", 84, CPyStatic_merv___turn___globals);
        goto CPyL75;
    }
CPyL43: ;
    cpy_r_r59 = CPyStatics[2257]; /* 'event-zone' */
    cpy_r_r60 = ((serai___games___merv___turn___choose_zone_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r60 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_zone", "choose_zone_gen", "me", 84, CPyStatic_merv___turn___globals);
        goto CPyL75;
    }
CPyL44: ;
    cpy_r_r61 = CPyStatics[1958]; /* 'MV-TURN-01' */
    cpy_r_r62 = ((serai___games___merv___turn___choose_zone_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_zone", "choose_zone_gen", "t", 84, CPyStatic_merv___turn___globals);
        goto CPyL75;
    }
CPyL45: ;
    cpy_r_r63 = ((serai___games___merv___table___TableObject *)cpy_r_r62)->_book;
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_zone", "Table", "book", 84, CPyStatic_merv___turn___globals);
        goto CPyL75;
    }
CPyL46: ;
    cpy_r_r64 = ((serai___games___merv___book___BookObject *)cpy_r_r63)->_zones;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_zone", "Book", "zones", 84, CPyStatic_merv___turn___globals);
        goto CPyL75;
    }
CPyL47: ;
    cpy_r_r65 = ((serai___games___merv___turn___choose_zone_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_zone", "choose_zone_gen", "t", 84, CPyStatic_merv___turn___globals);
        goto CPyL75;
    }
CPyL48: ;
    cpy_r_r66 = ((serai___games___merv___table___TableObject *)cpy_r_r65)->_round;
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_zone", "Table", "round", 84, CPyStatic_merv___turn___globals);
        goto CPyL75;
    }
CPyL49: ;
    cpy_r_r67 = CPyList_GetItemBorrow(cpy_r_r64, cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_zone", 84, CPyStatic_merv___turn___globals);
        goto CPyL75;
    }
    if (likely(PyList_Check(cpy_r_r67)))
        cpy_r_r68 = cpy_r_r67;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "choose_zone", 84, CPyStatic_merv___turn___globals, "list", cpy_r_r67);
        goto CPyL75;
    }
    cpy_r_r69 = CPyList_GetItem(cpy_r_r68, cpy_r_r48);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_zone", 84, CPyStatic_merv___turn___globals);
        goto CPyL75;
    }
    if (likely(PyTuple_Check(cpy_r_r69)))
        cpy_r_r70 = cpy_r_r69;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "choose_zone", 84, CPyStatic_merv___turn___globals, "tuple", cpy_r_r69);
        goto CPyL75;
    }
    cpy_r_r71 = CPySequenceTuple_GetItem(cpy_r_r70, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_zone", 84, CPyStatic_merv___turn___globals);
        goto CPyL75;
    }
    if (likely(PyUnicode_Check(cpy_r_r71)))
        cpy_r_r72 = cpy_r_r71;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "choose_zone", 84, CPyStatic_merv___turn___globals, "str", cpy_r_r71);
        goto CPyL75;
    }
    cpy_r_r73 = CPyStatics[1438]; /* 'zone' */
    cpy_r_r74 = CPyDict_Build(1, cpy_r_r73, cpy_r_r72);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_zone", 84, CPyStatic_merv___turn___globals);
        goto CPyL75;
    }
    cpy_r_r75 = CPyDef_kernel___table___Table___tell(cpy_r_r58, cpy_r_r59, cpy_r_r60, cpy_r_r61, cpy_r_r74);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r75 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_zone", 84, CPyStatic_merv___turn___globals);
        goto CPyL75;
    }
CPyL57: ;
    cpy_r_r76 = CPyTagged_StealAsObject(cpy_r_r48);
    ((serai___games___merv___turn___choose_zone_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r78 = CPyDef_merv___turn___choose_zone_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL61;
    CPyGen_SetStopIterationValue(cpy_r_r76);
    CPy_DECREF(cpy_r_r76);
    if (!0) goto CPyL67;
    CPy_Unreachable();
CPyL61: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r76;
    CPyGen_Exit(&((serai___games___merv___turn___choose_zone_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL62: ;
    ((serai___games___merv___turn___choose_zone_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r80 = CPyDef_merv___turn___choose_zone_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r81 = NULL;
    CPyGen_Exit(&((serai___games___merv___turn___choose_zone_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r81;
CPyL63: ;
    cpy_r_r82 = cpy_r_r4 == 0;
    if (cpy_r_r82) goto CPyL76;
    cpy_r_r83 = cpy_r_r4 == 1;
    if (cpy_r_r83) {
        goto CPyL19;
    } else
        goto CPyL77;
CPyL65: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r84 = 0;
    if (unlikely(!cpy_r_r84)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_zone", 78, CPyStatic_merv___turn___globals);
        goto CPyL67;
    }
    CPy_Unreachable();
CPyL67: ;
    cpy_r_r85 = NULL;
    CPyGen_Exit(&((serai___games___merv___turn___choose_zone_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r85;
CPyL68: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL17;
CPyL69: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL62;
CPyL70: ;
    CPy_DecRef(cpy_r_r28);
    goto CPyL62;
CPyL71: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL22;
CPyL72: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL21;
CPyL73: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL27;
CPyL74: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL30;
CPyL75: ;
    CPyTagged_DecRef(cpy_r_r48);
    goto CPyL62;
CPyL76: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL77: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL65;
}
        
PyObject *CPyDef_merv___turn___choose_zone_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___turn___choose_zone_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___turn___choose_zone_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___choose_zone_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.choose_zone_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___choose_zone_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "__next__", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___choose_zone_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___turn___choose_zone_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___turn___choose_zone_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___choose_zone_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.choose_zone_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_merv___turn___choose_zone_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "send", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___choose_zone_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_merv___turn___choose_zone_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___choose_zone_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.choose_zone_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___choose_zone_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "__iter__", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___choose_zone_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_merv___turn___choose_zone_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_merv___turn___choose_zone_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___choose_zone_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.choose_zone_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_merv___turn___choose_zone_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "throw", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___choose_zone_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_merv___turn___choose_zone_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp3706 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp3706);
    PyObject *__tmp3707 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp3707);
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
        
        PyObject *CPyPy_merv___turn___choose_zone_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___choose_zone_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.choose_zone_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___choose_zone_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "close", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___choose_zone(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_merv___turn___choose_zone_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_zone", 78, CPyStatic_merv___turn___globals);
        goto CPyL4;
    }
    ((serai___games___merv___turn___choose_zone_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___turn___choose_zone_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___turn___choose_zone_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___turn___choose_zone_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_zone", 78, CPyStatic_merv___turn___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___turn___choose_zone_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___turn___choose_zone_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___merv___turn___choose_zone_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_zone", 78, CPyStatic_merv___turn___globals);
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
        
        PyObject *CPyPy_merv___turn___choose_zone(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:choose_zone", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___choose_zone(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_zone", 78, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
char CPyDef_merv___turn___ZoneOffer_____init__(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    char cpy_r_r0;
    char cpy_r_r1;
    CPyTagged cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___turn___ZoneOfferObject *)cpy_r_self)->_t != NULL) {
        CPy_DECREF(((serai___games___merv___turn___ZoneOfferObject *)cpy_r_self)->_t);
    }
    ((serai___games___merv___turn___ZoneOfferObject *)cpy_r_self)->_t = cpy_r_t;
    cpy_r_r0 = 1;
    if (unlikely(!cpy_r_r0)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "__init__", 94, CPyStatic_merv___turn___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___turn___ZoneOfferObject *)cpy_r_self)->_me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___turn___ZoneOfferObject *)cpy_r_self)->_me);
    }
    ((serai___games___merv___turn___ZoneOfferObject *)cpy_r_self)->_me = cpy_r_me;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "__init__", 95, CPyStatic_merv___turn___globals);
        goto CPyL9;
    }
    cpy_r_r2 = CPyDef_merv___table___Table___buildings_left(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "__init__", 96, CPyStatic_merv___turn___globals);
        goto CPyL9;
    }
    cpy_r_r3 = cpy_r_r2 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (cpy_r_r4) goto CPyL5;
    cpy_r_r5 = 0 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (!cpy_r_r6) goto CPyL6;
CPyL5: ;
    cpy_r_r7 = CPyTagged_IsLt_(0, cpy_r_r2);
    cpy_r_r8 = cpy_r_r7;
    goto CPyL7;
CPyL6: ;
    cpy_r_r9 = (Py_ssize_t)cpy_r_r2 > (Py_ssize_t)0;
    cpy_r_r8 = cpy_r_r9;
CPyL7: ;
    CPyTagged_DECREF(cpy_r_r2);
    ((serai___games___merv___turn___ZoneOfferObject *)cpy_r_self)->_builds = cpy_r_r8;
    cpy_r_r10 = 1;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "__init__", 96, CPyStatic_merv___turn___globals);
        goto CPyL9;
    }
    return 1;
CPyL9: ;
    cpy_r_r11 = 2;
    return cpy_r_r11;
}
        
        PyObject *CPyPy_merv___turn___ZoneOffer_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___turn___ZoneOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.turn.ZoneOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            char retval = CPyDef_merv___turn___ZoneOffer_____init__(arg_self, arg_t, arg_me);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "__init__", 93, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___ZoneOffer___likely(PyObject *cpy_r_self) {
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
    cpy_r_r0 = ((serai___games___merv___turn___ZoneOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "likely", "ZoneOffer", "t", 99, CPyStatic_merv___turn___globals);
        goto CPyL10;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "likely", 99, CPyStatic_merv___turn___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL10;
    }
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "likely", "Table", "book", 99, CPyStatic_merv___turn___globals);
        goto CPyL10;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "likely", "Book", "options", 99, CPyStatic_merv___turn___globals);
        goto CPyL10;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_zone;
    cpy_r_r5 = ((serai___games___merv___turn___ZoneOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "likely", "ZoneOffer", "t", 99, CPyStatic_merv___turn___globals);
        goto CPyL10;
    }
CPyL5: ;
    if (likely(Py_TYPE(cpy_r_r5) == CPyType_merv___table___Table))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "likely", 99, CPyStatic_merv___turn___globals, "serai.games.merv.table.Table", cpy_r_r5);
        goto CPyL10;
    }
    cpy_r_r7 = ((serai___games___merv___table___TableObject *)cpy_r_r6)->_round;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "likely", "Table", "round", 99, CPyStatic_merv___turn___globals);
        goto CPyL10;
    }
CPyL7: ;
    cpy_r_r8 = CPyList_GetItem(cpy_r_r4, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "likely", 99, CPyStatic_merv___turn___globals);
        goto CPyL10;
    }
    if (likely(PyList_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "likely", 99, CPyStatic_merv___turn___globals, "list", cpy_r_r8);
        goto CPyL10;
    }
    return cpy_r_r9;
CPyL10: ;
    cpy_r_r10 = NULL;
    return cpy_r_r10;
}
        
        PyObject *CPyPy_merv___turn___ZoneOffer___likely(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___turn___ZoneOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.turn.ZoneOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___ZoneOffer___likely(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "likely", 98, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___ZoneOffer___obstacle(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    int32_t cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    CPyTagged cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    int64_t cpy_r_r29;
    CPyPtr cpy_r_r30;
    int64_t cpy_r_r31;
    char cpy_r_r32;
    CPyTagged cpy_r_zone;
    CPyPtr cpy_r_r33;
    CPyPtr cpy_r_r34;
    int64_t cpy_r_r35;
    CPyPtr cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    char cpy_r_r39;
    CPyTagged cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyPtr cpy_r_r42;
    int64_t cpy_r_r43;
    CPyTagged cpy_r_r44;
    char cpy_r_r45;
    CPyTagged cpy_r_r46;
    int64_t cpy_r_r47;
    char cpy_r_elsewhere;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    cpy_r_r0 = ((serai___games___merv___turn___ZoneOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "obstacle", "ZoneOffer", "t", 102, CPyStatic_merv___turn___globals);
        goto CPyL36;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "obstacle", 102, CPyStatic_merv___turn___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL36;
    }
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_zones;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "obstacle", "Table", "zones", 103, CPyStatic_merv___turn___globals);
        goto CPyL37;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r4 = PyObject_GetItem(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "obstacle", 103, CPyStatic_merv___turn___globals);
        goto CPyL37;
    }
    cpy_r_r5 = CPyStatics[4908]; /* -1 */
    cpy_r_r6 = PyObject_RichCompare(cpy_r_r4, cpy_r_r5, 3);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "obstacle", 103, CPyStatic_merv___turn___globals);
        goto CPyL37;
    }
    cpy_r_r7 = PyObject_IsTrue(cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    cpy_r_r8 = cpy_r_r7 >= 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "obstacle", 103, CPyStatic_merv___turn___globals);
        goto CPyL37;
    }
    cpy_r_r9 = cpy_r_r7;
    if (cpy_r_r9) {
        goto CPyL38;
    } else
        goto CPyL10;
CPyL7: ;
    cpy_r_r10 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r11 = CPyStatics[1743]; /* 'ZONE_TAKEN' */
    cpy_r_r12 = CPyObject_GetAttr(cpy_r_r10, cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "obstacle", 104, CPyStatic_merv___turn___globals);
        goto CPyL36;
    }
    if (likely(Py_TYPE(cpy_r_r12) == CPyType_option___Reason))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "obstacle", 104, CPyStatic_merv___turn___globals, "serai.kernel.option.Reason", cpy_r_r12);
        goto CPyL36;
    }
    return cpy_r_r13;
CPyL10: ;
    cpy_r_r14 = ((serai___games___merv___turn___ZoneOfferObject *)cpy_r_self)->_builds;
    if (unlikely(cpy_r_r14 == 2)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "obstacle", "ZoneOffer", "builds", 105, CPyStatic_merv___turn___globals);
        goto CPyL37;
    }
CPyL11: ;
    if (!cpy_r_r14) goto CPyL15;
CPyL12: ;
    cpy_r_r15 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_solo;
    if (unlikely(cpy_r_r15 == 2)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "obstacle", "Table", "solo", 105, CPyStatic_merv___turn___globals);
        goto CPyL37;
    }
CPyL13: ;
    if (cpy_r_r15) {
        goto CPyL15;
    } else
        goto CPyL39;
CPyL14: ;
    cpy_r_r16 = Py_None;
    CPy_INCREF(cpy_r_r16);
    return cpy_r_r16;
CPyL15: ;
    cpy_r_r17 = ((serai___games___merv___turn___ZoneOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "obstacle", "ZoneOffer", "me", 107, CPyStatic_merv___turn___globals);
        goto CPyL37;
    }
    CPyTagged_INCREF(cpy_r_r17);
CPyL16: ;
    cpy_r_r18 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r18);
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "obstacle", 107, CPyStatic_merv___turn___globals);
        goto CPyL40;
    }
    cpy_r_r20 = CPyDef_production___districts_for(cpy_r_r1, cpy_r_r17, cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "obstacle", 107, CPyStatic_merv___turn___globals);
        goto CPyL37;
    }
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    CPy_DECREF(cpy_r_r20);
    cpy_r_r23 = cpy_r_r22 << 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (cpy_r_r24) {
        goto CPyL41;
    } else
        goto CPyL20;
CPyL19: ;
    cpy_r_r25 = Py_None;
    CPy_INCREF(cpy_r_r25);
    return cpy_r_r25;
CPyL20: ;
    cpy_r_r26 = 0;
    cpy_r_r27 = 0;
    cpy_r_r28 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_zones;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "obstacle", "Table", "zones", 109, CPyStatic_merv___turn___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r28);
CPyL21: ;
    cpy_r_r29 = 0;
CPyL22: ;
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyVarObject, ob_size));
    cpy_r_r31 = *(int64_t *)cpy_r_r30;
    cpy_r_r32 = cpy_r_r29 < cpy_r_r31;
    if (!cpy_r_r32) goto CPyL42;
    cpy_r_zone = cpy_r_r27;
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyListObject, ob_item));
    cpy_r_r34 = *(CPyPtr *)cpy_r_r33;
    cpy_r_r35 = cpy_r_r29 * 8;
    cpy_r_r36 = cpy_r_r34 + cpy_r_r35;
    cpy_r_r37 = *(PyObject * *)cpy_r_r36;
    CPy_INCREF(cpy_r_r37);
    if (likely(PyLong_Check(cpy_r_r37)))
        cpy_r_r38 = CPyTagged_FromObject(cpy_r_r37);
    else {
        CPy_TypeError("int", cpy_r_r37); cpy_r_r38 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "obstacle", 109, CPyStatic_merv___turn___globals);
        goto CPyL43;
    }
    cpy_r_r39 = (Py_ssize_t)cpy_r_r38 == -2;
    CPyTagged_DECREF(cpy_r_r38);
    if (!cpy_r_r39) goto CPyL44;
    cpy_r_r40 = ((serai___games___merv___turn___ZoneOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "obstacle", "ZoneOffer", "me", 109, CPyStatic_merv___turn___globals);
        goto CPyL43;
    }
    CPyTagged_INCREF(cpy_r_r40);
CPyL26: ;
    cpy_r_r41 = CPyDef_production___districts_for(cpy_r_r1, cpy_r_r40, cpy_r_zone);
    CPyTagged_DECREF(cpy_r_r40);
    CPyTagged_DECREF(cpy_r_zone);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "obstacle", 109, CPyStatic_merv___turn___globals);
        goto CPyL45;
    }
    cpy_r_r42 = (CPyPtr)((CPyPtr)cpy_r_r41 + offsetof(PyVarObject, ob_size));
    cpy_r_r43 = *(int64_t *)cpy_r_r42;
    CPy_DECREF(cpy_r_r41);
    cpy_r_r44 = cpy_r_r43 << 1;
    cpy_r_r45 = cpy_r_r44 != 0;
    if (cpy_r_r45) {
        goto CPyL46;
    } else
        goto CPyL29;
CPyL28: ;
    cpy_r_r26 = 1;
    goto CPyL30;
CPyL29: ;
    cpy_r_r46 = cpy_r_r27 + 2;
    cpy_r_r27 = cpy_r_r46;
    cpy_r_r47 = cpy_r_r29 + 1;
    cpy_r_r29 = cpy_r_r47;
    goto CPyL22;
CPyL30: ;
    cpy_r_elsewhere = cpy_r_r26;
    if (!cpy_r_elsewhere) goto CPyL34;
    cpy_r_r48 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r49 = CPyStatics[1961]; /* 'ZONE_WITHOUT_DISTRICT' */
    cpy_r_r50 = CPyObject_GetAttr(cpy_r_r48, cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "obstacle", 110, CPyStatic_merv___turn___globals);
        goto CPyL36;
    }
    if (likely(Py_TYPE(cpy_r_r50) == CPyType_option___Reason))
        cpy_r_r51 = cpy_r_r50;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "obstacle", 110, CPyStatic_merv___turn___globals, "serai.kernel.option.Reason", cpy_r_r50);
        goto CPyL36;
    }
    cpy_r_r52 = cpy_r_r51;
    goto CPyL35;
CPyL34: ;
    cpy_r_r53 = Py_None;
    CPy_INCREF(cpy_r_r53);
    cpy_r_r52 = cpy_r_r53;
CPyL35: ;
    return cpy_r_r52;
CPyL36: ;
    cpy_r_r54 = NULL;
    return cpy_r_r54;
CPyL37: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL36;
CPyL38: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL7;
CPyL39: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL14;
CPyL40: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL36;
CPyL41: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL19;
CPyL42: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r28);
    goto CPyL30;
CPyL43: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_zone);
    goto CPyL36;
CPyL44: ;
    CPyTagged_DECREF(cpy_r_zone);
    goto CPyL29;
CPyL45: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r28);
    goto CPyL36;
CPyL46: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r28);
    goto CPyL28;
}
        
        PyObject *CPyPy_merv___turn___ZoneOffer___obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:obstacle", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___turn___ZoneOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.turn.ZoneOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___ZoneOffer___obstacle(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "obstacle", 101, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___ZoneOffer___note(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    int32_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    PyObject *cpy_r_r22;
    int64_t cpy_r_r23;
    CPyPtr cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    CPyPtr cpy_r_r27;
    CPyPtr cpy_r_r28;
    int64_t cpy_r_r29;
    CPyPtr cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    tuple_T6OOOOOO cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    int64_t cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject **cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyPtr cpy_r_r52;
    int64_t cpy_r_r53;
    PyObject *cpy_r_r54;
    int64_t cpy_r_r55;
    CPyPtr cpy_r_r56;
    int64_t cpy_r_r57;
    char cpy_r_r58;
    CPyPtr cpy_r_r59;
    CPyPtr cpy_r_r60;
    int64_t cpy_r_r61;
    CPyPtr cpy_r_r62;
    PyObject *cpy_r_r63;
    CPyTagged cpy_r_r64;
    CPyTagged cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject **cpy_r_r73;
    PyObject *cpy_r_r74;
    CPyTagged cpy_r_r75;
    PyObject *cpy_r_r76;
    int64_t cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject **cpy_r_r82;
    PyObject *cpy_r_r83;
    CPyTagged cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    CPyTagged cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_key;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    CPyTagged cpy_r_r99;
    int64_t cpy_r_r100;
    PyObject *cpy_r_r101;
    tuple_T3CIO cpy_r_r102;
    CPyTagged cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    int32_t cpy_r_r109;
    char cpy_r_r110;
    char cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    cpy_r_r0 = ((serai___games___merv___turn___ZoneOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "note", "ZoneOffer", "t", 114, CPyStatic_merv___turn___globals);
        goto CPyL73;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "note", 114, CPyStatic_merv___turn___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL73;
    }
    cpy_r_r2 = CPyDef_merv___turn___ZoneOffer___likely(cpy_r_self);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 115, CPyStatic_merv___turn___globals);
        goto CPyL74;
    }
    cpy_r_r3 = PySequence_Contains(cpy_r_r2, cpy_r_option);
    CPy_DECREF(cpy_r_r2);
    cpy_r_r4 = cpy_r_r3 >= 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 115, CPyStatic_merv___turn___globals);
        goto CPyL74;
    }
    cpy_r_r5 = cpy_r_r3;
    cpy_r_r6 = cpy_r_r5 ^ 1;
    if (cpy_r_r6) {
        goto CPyL75;
    } else
        goto CPyL6;
CPyL5: ;
    cpy_r_r7 = Py_None;
    CPy_INCREF(cpy_r_r7);
    return cpy_r_r7;
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
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 117, CPyStatic_merv___turn___globals);
        goto CPyL74;
    }
    cpy_r_r10 = ((serai___games___merv___turn___ZoneOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "note", "ZoneOffer", "me", 118, CPyStatic_merv___turn___globals);
        goto CPyL76;
    }
    CPyTagged_INCREF(cpy_r_r10);
CPyL8: ;
    cpy_r_r11 = CPyDef_production___districts_for(cpy_r_r1, cpy_r_r10, cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 118, CPyStatic_merv___turn___globals);
        goto CPyL76;
    }
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r13 = *(int64_t *)cpy_r_r12;
    cpy_r_r14 = cpy_r_r13 << 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    if (cpy_r_r15) {
        goto CPyL12;
    } else
        goto CPyL77;
CPyL10: ;
    cpy_r_r16 = CPyStatics[2258]; /* 'note-line-nothing' */
    cpy_r_r17 = NULL;
    cpy_r_r18 = CPyDef_message___Message(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 120, CPyStatic_merv___turn___globals);
        goto CPyL73;
    }
    return cpy_r_r18;
CPyL12: ;
    cpy_r_r19 = (PyObject *)&PyDict_Type;
    cpy_r_r20 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r21 = *(int64_t *)cpy_r_r20;
    cpy_r_r22 = PyList_New(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 121, CPyStatic_merv___turn___globals);
        goto CPyL78;
    }
    cpy_r_r23 = 0;
CPyL14: ;
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r25 = *(int64_t *)cpy_r_r24;
    cpy_r_r26 = cpy_r_r23 < cpy_r_r25;
    if (!cpy_r_r26) goto CPyL30;
    cpy_r_r27 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyListObject, ob_item));
    cpy_r_r28 = *(CPyPtr *)cpy_r_r27;
    cpy_r_r29 = cpy_r_r23 * 8;
    cpy_r_r30 = cpy_r_r28 + cpy_r_r29;
    cpy_r_r31 = *(PyObject * *)cpy_r_r30;
    CPy_INCREF(cpy_r_r31);
    if (likely(PyLong_Check(cpy_r_r31)))
        cpy_r_r32 = CPyTagged_FromObject(cpy_r_r31);
    else {
        CPy_TypeError("int", cpy_r_r31); cpy_r_r32 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 121, CPyStatic_merv___turn___globals);
        goto CPyL79;
    }
    cpy_r_r33 = CPyStatic_merv___names___ACTIONS;
    if (unlikely(cpy_r_r33.f0 == NULL)) {
        goto CPyL80;
    } else
        goto CPyL19;
CPyL17: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ACTIONS\" was not set");
    cpy_r_r34 = 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 121, CPyStatic_merv___turn___globals);
        goto CPyL73;
    }
    CPy_Unreachable();
CPyL19: ;
    cpy_r_r35 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "note", "Table", "book", 121, CPyStatic_merv___turn___globals);
        goto CPyL81;
    }
CPyL20: ;
    cpy_r_r36 = ((serai___games___merv___book___BookObject *)cpy_r_r35)->_district_action;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "note", "Book", "district_action", 121, CPyStatic_merv___turn___globals);
        goto CPyL81;
    }
    CPy_INCREF(cpy_r_r36);
CPyL21: ;
    cpy_r_r37 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_tiles;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "note", "Table", "tiles", 121, CPyStatic_merv___turn___globals);
        goto CPyL82;
    }
CPyL22: ;
    cpy_r_r38 = CPyList_GetItemBorrow(cpy_r_r37, cpy_r_r32);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 121, CPyStatic_merv___turn___globals);
        goto CPyL82;
    }
    if (likely(PyLong_Check(cpy_r_r38)))
        cpy_r_r39 = CPyTagged_FromObject(cpy_r_r38);
    else {
        CPy_TypeError("int", cpy_r_r38); cpy_r_r39 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 121, CPyStatic_merv___turn___globals);
        goto CPyL82;
    }
    cpy_r_r40 = CPyList_GetItem(cpy_r_r36, cpy_r_r39);
    CPy_DECREF(cpy_r_r36);
    CPyTagged_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 121, CPyStatic_merv___turn___globals);
        goto CPyL81;
    }
    if (likely(PyLong_Check(cpy_r_r40)))
        cpy_r_r41 = CPyTagged_FromObject(cpy_r_r40);
    else {
        CPy_TypeError("int", cpy_r_r40); cpy_r_r41 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 121, CPyStatic_merv___turn___globals);
        goto CPyL81;
    }
    CPyTagged_DECREF(cpy_r_r32);
    CPy_INCREF(cpy_r_r33.f0);
    CPy_INCREF(cpy_r_r33.f1);
    CPy_INCREF(cpy_r_r33.f2);
    CPy_INCREF(cpy_r_r33.f3);
    CPy_INCREF(cpy_r_r33.f4);
    CPy_INCREF(cpy_r_r33.f5);
    cpy_r_r42 = PyTuple_New(6);
    if (unlikely(cpy_r_r42 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3708 = cpy_r_r33.f0;
    PyTuple_SET_ITEM(cpy_r_r42, 0, __tmp3708);
    PyObject *__tmp3709 = cpy_r_r33.f1;
    PyTuple_SET_ITEM(cpy_r_r42, 1, __tmp3709);
    PyObject *__tmp3710 = cpy_r_r33.f2;
    PyTuple_SET_ITEM(cpy_r_r42, 2, __tmp3710);
    PyObject *__tmp3711 = cpy_r_r33.f3;
    PyTuple_SET_ITEM(cpy_r_r42, 3, __tmp3711);
    PyObject *__tmp3712 = cpy_r_r33.f4;
    PyTuple_SET_ITEM(cpy_r_r42, 4, __tmp3712);
    PyObject *__tmp3713 = cpy_r_r33.f5;
    PyTuple_SET_ITEM(cpy_r_r42, 5, __tmp3713);
    cpy_r_r43 = CPySequenceTuple_GetItem(cpy_r_r42, cpy_r_r41);
    CPy_DECREF(cpy_r_r42);
    CPyTagged_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 121, CPyStatic_merv___turn___globals);
        goto CPyL79;
    }
    if (likely(PyUnicode_Check(cpy_r_r43)))
        cpy_r_r44 = cpy_r_r43;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "note", 121, CPyStatic_merv___turn___globals, "str", cpy_r_r43);
        goto CPyL79;
    }
    CPyList_SetItemUnsafe(cpy_r_r22, cpy_r_r23, cpy_r_r44);
    cpy_r_r45 = cpy_r_r23 + 1;
    cpy_r_r23 = cpy_r_r45;
    goto CPyL14;
CPyL30: ;
    cpy_r_r46 = PyObject_GetIter(cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 121, CPyStatic_merv___turn___globals);
        goto CPyL78;
    }
    cpy_r_r47 = CPyStatics[1227]; /* 'fromkeys' */
    PyObject *cpy_r_r48[2] = {cpy_r_r19, cpy_r_r46};
    cpy_r_r49 = (PyObject **)&cpy_r_r48;
    cpy_r_r50 = PyObject_VectorcallMethod(cpy_r_r47, cpy_r_r49, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 121, CPyStatic_merv___turn___globals);
        goto CPyL83;
    }
    CPy_DECREF(cpy_r_r46);
    if (likely(PyDict_Check(cpy_r_r50)))
        cpy_r_r51 = cpy_r_r50;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "note", 121, CPyStatic_merv___turn___globals, "dict", cpy_r_r50);
        goto CPyL78;
    }
    cpy_r_r52 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r53 = *(int64_t *)cpy_r_r52;
    cpy_r_r54 = PyList_New(cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 122, CPyStatic_merv___turn___globals);
        goto CPyL84;
    }
    cpy_r_r55 = 0;
CPyL35: ;
    cpy_r_r56 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r57 = *(int64_t *)cpy_r_r56;
    cpy_r_r58 = cpy_r_r55 < cpy_r_r57;
    if (!cpy_r_r58) goto CPyL85;
    cpy_r_r59 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyListObject, ob_item));
    cpy_r_r60 = *(CPyPtr *)cpy_r_r59;
    cpy_r_r61 = cpy_r_r55 * 8;
    cpy_r_r62 = cpy_r_r60 + cpy_r_r61;
    cpy_r_r63 = *(PyObject * *)cpy_r_r62;
    CPy_INCREF(cpy_r_r63);
    if (likely(PyLong_Check(cpy_r_r63)))
        cpy_r_r64 = CPyTagged_FromObject(cpy_r_r63);
    else {
        CPy_TypeError("int", cpy_r_r63); cpy_r_r64 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r64 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 122, CPyStatic_merv___turn___globals);
        goto CPyL86;
    }
    cpy_r_r65 = ((serai___games___merv___turn___ZoneOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "note", "ZoneOffer", "me", 122, CPyStatic_merv___turn___globals);
        goto CPyL87;
    }
    CPyTagged_INCREF(cpy_r_r65);
CPyL38: ;
    cpy_r_r66 = CPyDef_production___production_of(cpy_r_r1, cpy_r_r65, cpy_r_r9, cpy_r_r64);
    CPyTagged_DECREF(cpy_r_r65);
    CPyTagged_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 122, CPyStatic_merv___turn___globals);
        goto CPyL86;
    }
    cpy_r_r67 = CPySequenceTuple_GetItem(cpy_r_r66, 0);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 122, CPyStatic_merv___turn___globals);
        goto CPyL86;
    }
    if (likely(PyList_Check(cpy_r_r67)))
        cpy_r_r68 = cpy_r_r67;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "note", 122, CPyStatic_merv___turn___globals, "list", cpy_r_r67);
        goto CPyL86;
    }
    cpy_r_r69 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r70 = CPyStatics[105]; /* 'sum' */
    cpy_r_r71 = CPyObject_GetAttr(cpy_r_r69, cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 122, CPyStatic_merv___turn___globals);
        goto CPyL88;
    }
    PyObject *cpy_r_r72[1] = {cpy_r_r68};
    cpy_r_r73 = (PyObject **)&cpy_r_r72;
    cpy_r_r74 = PyObject_Vectorcall(cpy_r_r71, cpy_r_r73, 1, 0);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 122, CPyStatic_merv___turn___globals);
        goto CPyL88;
    }
    CPy_DECREF(cpy_r_r68);
    if (likely(PyLong_Check(cpy_r_r74)))
        cpy_r_r75 = CPyTagged_FromObject(cpy_r_r74);
    else {
        CPy_TypeError("int", cpy_r_r74); cpy_r_r75 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r75 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 122, CPyStatic_merv___turn___globals);
        goto CPyL86;
    }
    cpy_r_r76 = CPyTagged_StealAsObject(cpy_r_r75);
    CPyList_SetItemUnsafe(cpy_r_r54, cpy_r_r55, cpy_r_r76);
    cpy_r_r77 = cpy_r_r55 + 1;
    cpy_r_r55 = cpy_r_r77;
    goto CPyL35;
CPyL46: ;
    cpy_r_r78 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r79 = CPyStatics[39]; /* 'max' */
    cpy_r_r80 = CPyObject_GetAttr(cpy_r_r78, cpy_r_r79);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 122, CPyStatic_merv___turn___globals);
        goto CPyL89;
    }
    PyObject *cpy_r_r81[1] = {cpy_r_r54};
    cpy_r_r82 = (PyObject **)&cpy_r_r81;
    cpy_r_r83 = PyObject_Vectorcall(cpy_r_r80, cpy_r_r82, 1, 0);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 122, CPyStatic_merv___turn___globals);
        goto CPyL89;
    }
    CPy_DECREF(cpy_r_r54);
    if (likely(PyLong_Check(cpy_r_r83)))
        cpy_r_r84 = CPyTagged_FromObject(cpy_r_r83);
    else {
        CPy_TypeError("int", cpy_r_r83); cpy_r_r84 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r84 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 122, CPyStatic_merv___turn___globals);
        goto CPyL90;
    }
    cpy_r_r85 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "note", "Table", "book", 123, CPyStatic_merv___turn___globals);
        goto CPyL91;
    }
CPyL50: ;
    cpy_r_r86 = ((serai___games___merv___book___BookObject *)cpy_r_r85)->_zones;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "note", "Book", "zones", 123, CPyStatic_merv___turn___globals);
        goto CPyL91;
    }
CPyL51: ;
    cpy_r_r87 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_round;
    if (unlikely(cpy_r_r87 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "note", "Table", "round", 123, CPyStatic_merv___turn___globals);
        goto CPyL91;
    }
CPyL52: ;
    cpy_r_r88 = CPyList_GetItemBorrow(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 123, CPyStatic_merv___turn___globals);
        goto CPyL91;
    }
    if (likely(PyList_Check(cpy_r_r88)))
        cpy_r_r89 = cpy_r_r88;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "note", 123, CPyStatic_merv___turn___globals, "list", cpy_r_r88);
        goto CPyL91;
    }
    cpy_r_r90 = CPyList_GetItem(cpy_r_r89, cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 123, CPyStatic_merv___turn___globals);
        goto CPyL92;
    }
    if (likely(PyTuple_Check(cpy_r_r90)))
        cpy_r_r91 = cpy_r_r90;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "note", 123, CPyStatic_merv___turn___globals, "tuple", cpy_r_r90);
        goto CPyL92;
    }
    CPy_DECREF(cpy_r_r1);
    cpy_r_r92 = CPySequenceTuple_GetItem(cpy_r_r91, 4);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 123, CPyStatic_merv___turn___globals);
        goto CPyL93;
    }
    if (unlikely(!PyBool_Check(cpy_r_r92))) {
        CPy_TypeError("bool", cpy_r_r92); cpy_r_r93 = 2;
    } else
        cpy_r_r93 = cpy_r_r92 == Py_True;
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r93 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 123, CPyStatic_merv___turn___globals);
        goto CPyL93;
    }
    if (!cpy_r_r93) goto CPyL60;
    cpy_r_r94 = CPyStatics[2259]; /* 'note-line-market' */
    CPy_INCREF(cpy_r_r94);
    cpy_r_r95 = cpy_r_r94;
    goto CPyL61;
CPyL60: ;
    cpy_r_r96 = CPyStatics[2260]; /* 'note-line' */
    CPy_INCREF(cpy_r_r96);
    cpy_r_r95 = cpy_r_r96;
CPyL61: ;
    cpy_r_key = cpy_r_r95;
    cpy_r_r97 = CPyStatics[899]; /* 'actions' */
    cpy_r_r98 = PyList_New(0);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 124, CPyStatic_merv___turn___globals);
        goto CPyL94;
    }
    cpy_r_r99 = 0;
    cpy_r_r100 = PyDict_Size(cpy_r_r51);
    cpy_r_r101 = CPyDict_GetKeysIter(cpy_r_r51);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 124, CPyStatic_merv___turn___globals);
        goto CPyL95;
    }
CPyL63: ;
    cpy_r_r102 = CPyDict_NextKey(cpy_r_r101, cpy_r_r99);
    cpy_r_r103 = cpy_r_r102.f1;
    cpy_r_r99 = cpy_r_r103;
    cpy_r_r104 = cpy_r_r102.f0;
    if (!cpy_r_r104) goto CPyL96;
    cpy_r_r105 = cpy_r_r102.f2;
    CPy_INCREF(cpy_r_r105);
    CPy_DECREF(cpy_r_r102.f2);
    if (likely(PyUnicode_Check(cpy_r_r105)))
        cpy_r_r106 = cpy_r_r105;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "note", 124, CPyStatic_merv___turn___globals, "str", cpy_r_r105);
        goto CPyL97;
    }
    cpy_r_r107 = CPyStatics[1441]; /* 'action-' */
    cpy_r_r108 = CPyStr_Build(2, cpy_r_r107, cpy_r_r106);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 124, CPyStatic_merv___turn___globals);
        goto CPyL97;
    }
    cpy_r_r109 = PyList_Append(cpy_r_r98, cpy_r_r108);
    CPy_DECREF(cpy_r_r108);
    cpy_r_r110 = cpy_r_r109 >= 0;
    if (unlikely(!cpy_r_r110)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 124, CPyStatic_merv___turn___globals);
        goto CPyL97;
    }
    cpy_r_r111 = CPyDict_CheckSize(cpy_r_r51, cpy_r_r100);
    if (unlikely(!cpy_r_r111)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 124, CPyStatic_merv___turn___globals);
        goto CPyL97;
    } else
        goto CPyL63;
CPyL68: ;
    cpy_r_r112 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r112)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 124, CPyStatic_merv___turn___globals);
        goto CPyL98;
    }
    cpy_r_r113 = PyList_AsTuple(cpy_r_r98);
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 124, CPyStatic_merv___turn___globals);
        goto CPyL99;
    }
    cpy_r_r114 = CPyStatics[31]; /* 'n' */
    cpy_r_r115 = CPyTagged_StealAsObject(cpy_r_r84);
    cpy_r_r116 = CPyDict_Build(2, cpy_r_r97, cpy_r_r113, cpy_r_r114, cpy_r_r115);
    CPy_DECREF(cpy_r_r113);
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 124, CPyStatic_merv___turn___globals);
        goto CPyL100;
    }
    cpy_r_r117 = CPyDef_message___Message(cpy_r_key, cpy_r_r116);
    CPy_DECREF(cpy_r_key);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 124, CPyStatic_merv___turn___globals);
        goto CPyL73;
    }
    return cpy_r_r117;
CPyL73: ;
    cpy_r_r118 = NULL;
    return cpy_r_r118;
CPyL74: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL73;
CPyL75: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL5;
CPyL76: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r9);
    goto CPyL73;
CPyL77: ;
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r11);
    goto CPyL10;
CPyL78: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r11);
    goto CPyL73;
CPyL79: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r22);
    goto CPyL73;
CPyL80: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r32);
    goto CPyL17;
CPyL81: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r32);
    goto CPyL73;
CPyL82: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r36);
    goto CPyL73;
CPyL83: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r46);
    goto CPyL73;
CPyL84: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r51);
    goto CPyL73;
CPyL85: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL46;
CPyL86: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r54);
    goto CPyL73;
CPyL87: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r64);
    goto CPyL73;
CPyL88: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r68);
    goto CPyL73;
CPyL89: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r54);
    goto CPyL73;
CPyL90: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r51);
    goto CPyL73;
CPyL91: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r84);
    goto CPyL73;
CPyL92: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r84);
    goto CPyL73;
CPyL93: ;
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r84);
    goto CPyL73;
CPyL94: ;
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r84);
    CPy_DecRef(cpy_r_key);
    goto CPyL73;
CPyL95: ;
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r84);
    CPy_DecRef(cpy_r_key);
    CPy_DecRef(cpy_r_r98);
    goto CPyL73;
CPyL96: ;
    CPy_DECREF(cpy_r_r51);
    CPy_DECREF(cpy_r_r101);
    CPy_DECREF(cpy_r_r102.f2);
    goto CPyL68;
CPyL97: ;
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r84);
    CPy_DecRef(cpy_r_key);
    CPy_DecRef(cpy_r_r98);
    CPy_DecRef(cpy_r_r101);
    goto CPyL73;
CPyL98: ;
    CPyTagged_DecRef(cpy_r_r84);
    CPy_DecRef(cpy_r_key);
    CPy_DecRef(cpy_r_r98);
    goto CPyL73;
CPyL99: ;
    CPyTagged_DecRef(cpy_r_r84);
    CPy_DecRef(cpy_r_key);
    goto CPyL73;
CPyL100: ;
    CPy_DecRef(cpy_r_key);
    goto CPyL73;
}
        
        PyObject *CPyPy_merv___turn___ZoneOffer___note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:note", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___turn___ZoneOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.turn.ZoneOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___ZoneOffer___note(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 112, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___choose_district_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    CPyTagged cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    int32_t cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject **cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    tuple_T3OOO cpy_r_r53;
    PyObject **cpy_r_r54;
    PyObject *cpy_r_r55;
    char cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject **cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    CPyTagged cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    CPyTagged cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyTagged cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    CPyTagged cpy_r_r90;
    PyObject *cpy_r_r91;
    CPyTagged cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    CPyTagged cpy_r_r102;
    PyObject *cpy_r_r103;
    CPyTagged cpy_r_r104;
    char cpy_r_r105;
    CPyTagged cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    CPyTagged cpy_r_r110;
    PyObject *cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    CPyTagged cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    char cpy_r_r118;
    PyObject *cpy_r_r119;
    char cpy_r_r120;
    int32_t cpy_r_r121;
    char cpy_r_r122;
    int32_t cpy_r_r123;
    PyObject *cpy_r_r124;
    char cpy_r_r125;
    char cpy_r_r126;
    char cpy_r_r127;
    PyObject *cpy_r_r128;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL102;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_district", 127, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "choose_district_gen", "t", 129, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "choose_district_gen", "me", 129, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__zone;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "choose_district_gen", "zone", 129, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
CPyL7: ;
    cpy_r_r10 = CPyDef_merv___turn___DistrictOffer(cpy_r_r7, cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_district", 129, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
    cpy_r_r11 = ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "choose_district_gen", "t", 130, CPyStatic_merv___turn___globals);
        goto CPyL107;
    }
CPyL9: ;
    cpy_r_r12 = ((serai___games___merv___table___TableObject *)cpy_r_r11)->_solo;
    if (unlikely(cpy_r_r12 == 2)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "Table", "solo", 130, CPyStatic_merv___turn___globals);
        goto CPyL107;
    }
CPyL10: ;
    if (cpy_r_r12) goto CPyL13;
CPyL11: ;
    cpy_r_r13 = ((serai___games___merv___turn___DistrictOfferObject *)cpy_r_r10)->_builds;
    if (unlikely(cpy_r_r13 == 2)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "DistrictOffer", "builds", 130, CPyStatic_merv___turn___globals);
        goto CPyL107;
    }
CPyL12: ;
    if (cpy_r_r13) goto CPyL24;
CPyL13: ;
    cpy_r_r14 = CPyDef_merv___turn___DistrictOffer___options(cpy_r_r10);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_district", 130, CPyStatic_merv___turn___globals);
        goto CPyL107;
    }
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    CPy_DECREF(cpy_r_r14);
    cpy_r_r17 = cpy_r_r16 << 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (cpy_r_r18) {
        goto CPyL24;
    } else
        goto CPyL108;
CPyL15: ;
    cpy_r_r19 = ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "choose_district_gen", "t", 131, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
CPyL16: ;
    cpy_r_r20 = CPyStatics[2261]; /* 'event-nothing-activated' */
    cpy_r_r21 = ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "choose_district_gen", "me", 131, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
CPyL17: ;
    cpy_r_r22 = CPyStatics[1971]; /* 'MV-TURN-04' */
    cpy_r_r23 = PyDict_New();
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_district", 131, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
    cpy_r_r24 = CPyDef_kernel___table___Table___tell(cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r22, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_district", 131, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
    cpy_r_r25 = Py_None;
    CPy_INCREF(cpy_r_r25);
    ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r27 = CPyDef_merv___turn___choose_district_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL23;
    CPyGen_SetStopIterationValue(cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    if (!0) goto CPyL106;
    CPy_Unreachable();
CPyL23: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r25;
    CPyGen_Exit(&((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL24: ;
    cpy_r_r28 = CPyStatic_contracts___CONTRACTS;
    if (unlikely(cpy_r_r28 == NULL)) {
        goto CPyL109;
    } else
        goto CPyL27;
CPyL25: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CONTRACTS\" was not set");
    cpy_r_r29 = 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_district", 133, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
    CPy_Unreachable();
CPyL27: ;
    cpy_r_r30 = ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "choose_district_gen", "t", 133, CPyStatic_merv___turn___globals);
        goto CPyL107;
    }
CPyL28: ;
    cpy_r_r31 = ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "choose_district_gen", "me", 133, CPyStatic_merv___turn___globals);
        goto CPyL107;
    }
CPyL29: ;
    cpy_r_r32 = CPyStatics[1745]; /* 'district' */
    cpy_r_r33 = CPyStatics[1966]; /* 'MV-TURN-02' */
    cpy_r_r34 = NULL;
    cpy_r_r35 = 2;
    cpy_r_r36 = NULL;
    cpy_r_r37 = CPyDef_extras___ask_with(cpy_r_r28, cpy_r_r30, cpy_r_r31, cpy_r_r32, cpy_r_r33, cpy_r_r10, cpy_r_r34, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_district", 133, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
    if (((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_district_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_district_gen_0);
    }
    ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_district_gen_0 = cpy_r_r37;
    cpy_r_r38 = 1;
    if (!cpy_r_r38) goto CPyL101;
    cpy_r_r39 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r40 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r41 = NULL;
    cpy_r_r1 = cpy_r_r41;
    cpy_r_r42 = (PyObject **)&cpy_r_r1;
    cpy_r_r43 = ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_district_gen_0;
    cpy_r_r44 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r43, cpy_r_r40, cpy_r_r40, cpy_r_r40, cpy_r_r39, cpy_r_r42);
    if (cpy_r_r44 != NULL) goto CPyL110;
    cpy_r_r45 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_district", 133, CPyStatic_merv___turn___globals);
        goto CPyL111;
    }
    cpy_r_r46 = cpy_r_r1;
    cpy_r_r47 = NULL;
    if (((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_district_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_district_gen_0);
    }
    ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_district_gen_0 = cpy_r_r47;
    cpy_r_r48 = 1;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_district", 133, CPyStatic_merv___turn___globals);
        goto CPyL112;
    } else
        goto CPyL50;
CPyL34: ;
    cpy_r_r49 = cpy_r_r44;
CPyL35: ;
    ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r49;
CPyL36: ;
    cpy_r_r51 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r52 = cpy_r_type != cpy_r_r51;
    if (!cpy_r_r52) goto CPyL113;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_district", 133, CPyStatic_merv___turn___globals);
        goto CPyL40;
    } else
        goto CPyL114;
CPyL38: ;
    CPy_Unreachable();
CPyL39: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL46;
CPyL40: ;
    cpy_r_r53 = CPy_CatchError();
    cpy_r_r54 = (PyObject **)&cpy_r_r3;
    cpy_r_r55 = ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_district_gen_0;
    cpy_r_r56 = CPy_YieldFromErrorHandle(cpy_r_r55, cpy_r_r54);
    if (unlikely(cpy_r_r56 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_district", 133, CPyStatic_merv___turn___globals);
        goto CPyL115;
    }
    if (cpy_r_r56) goto CPyL43;
    cpy_r_r49 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r53);
    CPy_DecRef(cpy_r_r53.f0);
    CPy_DecRef(cpy_r_r53.f1);
    CPy_DecRef(cpy_r_r53.f2);
    goto CPyL35;
CPyL43: ;
    cpy_r_r46 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r53);
    CPy_DecRef(cpy_r_r53.f0);
    CPy_DecRef(cpy_r_r53.f1);
    CPy_DecRef(cpy_r_r53.f2);
    goto CPyL50;
CPyL44: ;
    CPy_RestoreExcInfo(cpy_r_r53);
    CPy_DecRef(cpy_r_r53.f0);
    CPy_DecRef(cpy_r_r53.f1);
    CPy_DecRef(cpy_r_r53.f2);
    cpy_r_r57 = CPy_KeepPropagating();
    if (!cpy_r_r57) goto CPyL101;
    CPy_Unreachable();
CPyL46: ;
    cpy_r_r58 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r59 = NULL;
    cpy_r_r1 = cpy_r_r59;
    cpy_r_r60 = (PyObject **)&cpy_r_r1;
    cpy_r_r61 = ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_district_gen_0;
    cpy_r_r62 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r61, cpy_r_r58, cpy_r_r58, cpy_r_r58, cpy_r_arg, cpy_r_r60);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r62 == NULL) {
        goto CPyL48;
    } else
        goto CPyL116;
CPyL47: ;
    cpy_r_r49 = cpy_r_r62;
    goto CPyL35;
CPyL48: ;
    cpy_r_r63 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r63)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_district", 133, CPyStatic_merv___turn___globals);
        goto CPyL111;
    }
    cpy_r_r46 = cpy_r_r1;
CPyL50: ;
    if (likely(Py_TYPE(cpy_r_r46) == CPyType_option___Option))
        cpy_r_r64 = cpy_r_r46;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "choose_district", 133, CPyStatic_merv___turn___globals, "serai.kernel.option.Option", cpy_r_r46);
        goto CPyL101;
    }
    cpy_r_r65 = ((serai___kernel___option___OptionObject *)cpy_r_r64)->_value;
    CPy_INCREF(cpy_r_r65);
    CPy_DECREF(cpy_r_r64);
    cpy_r_r66 = ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "choose_district_gen", "t", 134, CPyStatic_merv___turn___globals);
        goto CPyL117;
    }
CPyL52: ;
    if (likely(PyLong_Check(cpy_r_r65)))
        cpy_r_r67 = CPyTagged_FromObject(cpy_r_r65);
    else {
        CPy_TypeError("int", cpy_r_r65); cpy_r_r67 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r67 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_district", 134, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r66)->_square != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r66)->_square);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r66)->_square = cpy_r_r67;
    cpy_r_r68 = 1;
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_district", 134, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
    cpy_r_r69 = ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "choose_district_gen", "t", 135, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
CPyL55: ;
    cpy_r_r70 = ((serai___games___merv___table___TableObject *)cpy_r_r69)->_story;
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "Table", "story", 135, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
CPyL56: ;
    cpy_r_r71 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r72 = cpy_r_r70 != cpy_r_r71;
    if (!cpy_r_r72) goto CPyL79;
    cpy_r_r73 = ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "choose_district_gen", "t", 136, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
CPyL58: ;
    cpy_r_r74 = CPyStatics[2262]; /* 'event-district' */
    cpy_r_r75 = ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r75 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "choose_district_gen", "me", 138, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
CPyL59: ;
    cpy_r_r76 = CPyStatics[1966]; /* 'MV-TURN-02' */
    cpy_r_r77 = ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "choose_district_gen", "t", 140, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
CPyL60: ;
    cpy_r_r78 = ((serai___games___merv___table___TableObject *)cpy_r_r77)->_book;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "Table", "book", 140, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
CPyL61: ;
    cpy_r_r79 = ((serai___games___merv___book___BookObject *)cpy_r_r78)->_square_ids;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "Book", "square_ids", 140, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
    CPy_INCREF(cpy_r_r79);
CPyL62: ;
    cpy_r_r80 = ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "choose_district_gen", "t", 140, CPyStatic_merv___turn___globals);
        goto CPyL118;
    }
CPyL63: ;
    cpy_r_r81 = ((serai___games___merv___table___TableObject *)cpy_r_r80)->_square;
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "Table", "square", 140, CPyStatic_merv___turn___globals);
        goto CPyL118;
    }
    CPyTagged_INCREF(cpy_r_r81);
CPyL64: ;
    cpy_r_r82 = CPySequenceTuple_GetItem(cpy_r_r79, cpy_r_r81);
    CPy_DECREF(cpy_r_r79);
    CPyTagged_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_district", 140, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
    if (likely(PyUnicode_Check(cpy_r_r82)))
        cpy_r_r83 = cpy_r_r82;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "choose_district", 140, CPyStatic_merv___turn___globals, "str", cpy_r_r82);
        goto CPyL101;
    }
    cpy_r_r84 = ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "choose_district_gen", "t", 141, CPyStatic_merv___turn___globals);
        goto CPyL119;
    }
CPyL67: ;
    cpy_r_r85 = ((serai___games___merv___table___TableObject *)cpy_r_r84)->_book;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "Table", "book", 141, CPyStatic_merv___turn___globals);
        goto CPyL119;
    }
CPyL68: ;
    cpy_r_r86 = ((serai___games___merv___book___BookObject *)cpy_r_r85)->_district_ids;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "Book", "district_ids", 141, CPyStatic_merv___turn___globals);
        goto CPyL119;
    }
    CPy_INCREF(cpy_r_r86);
CPyL69: ;
    cpy_r_r87 = ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "choose_district_gen", "t", 141, CPyStatic_merv___turn___globals);
        goto CPyL120;
    }
CPyL70: ;
    cpy_r_r88 = ((serai___games___merv___table___TableObject *)cpy_r_r87)->_tiles;
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "Table", "tiles", 141, CPyStatic_merv___turn___globals);
        goto CPyL120;
    }
CPyL71: ;
    cpy_r_r89 = ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "choose_district_gen", "t", 141, CPyStatic_merv___turn___globals);
        goto CPyL120;
    }
CPyL72: ;
    cpy_r_r90 = ((serai___games___merv___table___TableObject *)cpy_r_r89)->_square;
    if (unlikely(cpy_r_r90 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "Table", "square", 141, CPyStatic_merv___turn___globals);
        goto CPyL120;
    }
CPyL73: ;
    cpy_r_r91 = CPyList_GetItem(cpy_r_r88, cpy_r_r90);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_district", 141, CPyStatic_merv___turn___globals);
        goto CPyL120;
    }
    if (likely(PyLong_Check(cpy_r_r91)))
        cpy_r_r92 = CPyTagged_FromObject(cpy_r_r91);
    else {
        CPy_TypeError("int", cpy_r_r91); cpy_r_r92 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r92 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_district", 141, CPyStatic_merv___turn___globals);
        goto CPyL120;
    }
    cpy_r_r93 = CPySequenceTuple_GetItem(cpy_r_r86, cpy_r_r92);
    CPy_DECREF(cpy_r_r86);
    CPyTagged_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_district", 141, CPyStatic_merv___turn___globals);
        goto CPyL119;
    }
    if (likely(PyUnicode_Check(cpy_r_r93)))
        cpy_r_r94 = cpy_r_r93;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "choose_district", 141, CPyStatic_merv___turn___globals, "str", cpy_r_r93);
        goto CPyL119;
    }
    cpy_r_r95 = CPyStatics[1450]; /* 'square' */
    cpy_r_r96 = CPyStatics[1745]; /* 'district' */
    cpy_r_r97 = CPyDict_Build(2, cpy_r_r95, cpy_r_r83, cpy_r_r96, cpy_r_r94);
    CPy_DECREF(cpy_r_r83);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_district", 136, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
    cpy_r_r98 = CPyDef_kernel___table___Table___tell(cpy_r_r73, cpy_r_r74, cpy_r_r75, cpy_r_r76, cpy_r_r97);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r98 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_district", 136, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
CPyL79: ;
    cpy_r_r99 = ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "choose_district_gen", "t", 143, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
CPyL80: ;
    cpy_r_r100 = ((serai___games___merv___table___TableObject *)cpy_r_r99)->_owners;
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "Table", "owners", 143, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
CPyL81: ;
    cpy_r_r101 = ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "choose_district_gen", "t", 143, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
CPyL82: ;
    cpy_r_r102 = ((serai___games___merv___table___TableObject *)cpy_r_r101)->_square;
    if (unlikely(cpy_r_r102 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "Table", "square", 143, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
CPyL83: ;
    cpy_r_r103 = CPyList_GetItemBorrow(cpy_r_r100, cpy_r_r102);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_district", 143, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
    if (likely(PyLong_Check(cpy_r_r103)))
        cpy_r_r104 = CPyTagged_FromObject(cpy_r_r103);
    else {
        CPy_TypeError("int", cpy_r_r103); cpy_r_r104 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r104 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_district", 143, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
    cpy_r_r105 = (Py_ssize_t)cpy_r_r104 == -2;
    CPyTagged_DECREF(cpy_r_r104);
    if (!cpy_r_r105) goto CPyL96;
    cpy_r_r106 = ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r106 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "choose_district_gen", "me", 144, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
CPyL87: ;
    cpy_r_r107 = ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "choose_district_gen", "t", 144, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
CPyL88: ;
    cpy_r_r108 = ((serai___games___merv___table___TableObject *)cpy_r_r107)->_owners;
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "Table", "owners", 144, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
    CPy_INCREF(cpy_r_r108);
CPyL89: ;
    cpy_r_r109 = ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "choose_district_gen", "t", 144, CPyStatic_merv___turn___globals);
        goto CPyL121;
    }
CPyL90: ;
    cpy_r_r110 = ((serai___games___merv___table___TableObject *)cpy_r_r109)->_square;
    if (unlikely(cpy_r_r110 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "Table", "square", 144, CPyStatic_merv___turn___globals);
        goto CPyL121;
    }
    CPyTagged_INCREF(cpy_r_r110);
CPyL91: ;
    CPyTagged_INCREF(cpy_r_r106);
    cpy_r_r111 = CPyTagged_StealAsObject(cpy_r_r106);
    cpy_r_r112 = CPyList_SetItem(cpy_r_r108, cpy_r_r110, cpy_r_r111);
    CPy_DECREF(cpy_r_r108);
    CPyTagged_DECREF(cpy_r_r110);
    if (unlikely(!cpy_r_r112)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_district", 144, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
    cpy_r_r113 = ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "choose_district_gen", "t", 145, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
CPyL93: ;
    cpy_r_r114 = CPyStatics[2263]; /* 'event-built' */
    cpy_r_r115 = ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r115 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_district", "choose_district_gen", "me", 145, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
CPyL94: ;
    cpy_r_r116 = CPyStatics[1962]; /* 'MV-TURN-03' */
    cpy_r_r117 = PyDict_New();
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_district", 145, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
    cpy_r_r118 = CPyDef_kernel___table___Table___tell(cpy_r_r113, cpy_r_r114, cpy_r_r115, cpy_r_r116, cpy_r_r117);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r118 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_district", 145, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
CPyL96: ;
    cpy_r_r119 = Py_None;
    CPy_INCREF(cpy_r_r119);
    ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r121 = CPyDef_merv___turn___choose_district_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL100;
    CPyGen_SetStopIterationValue(cpy_r_r119);
    CPy_DECREF(cpy_r_r119);
    if (!0) goto CPyL106;
    CPy_Unreachable();
CPyL100: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r119;
    CPyGen_Exit(&((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL101: ;
    ((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r123 = CPyDef_merv___turn___choose_district_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r124 = NULL;
    CPyGen_Exit(&((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r124;
CPyL102: ;
    cpy_r_r125 = cpy_r_r4 == 0;
    if (cpy_r_r125) goto CPyL122;
    cpy_r_r126 = cpy_r_r4 == 1;
    if (cpy_r_r126) {
        goto CPyL36;
    } else
        goto CPyL123;
CPyL104: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r127 = 0;
    if (unlikely(!cpy_r_r127)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_district", 127, CPyStatic_merv___turn___globals);
        goto CPyL106;
    }
    CPy_Unreachable();
CPyL106: ;
    cpy_r_r128 = NULL;
    CPyGen_Exit(&((serai___games___merv___turn___choose_district_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r128;
CPyL107: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL101;
CPyL108: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL15;
CPyL109: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL25;
CPyL110: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL34;
CPyL111: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL101;
CPyL112: ;
    CPy_DecRef(cpy_r_r46);
    goto CPyL101;
CPyL113: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL39;
CPyL114: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL38;
CPyL115: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL44;
CPyL116: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL47;
CPyL117: ;
    CPy_DecRef(cpy_r_r65);
    goto CPyL101;
CPyL118: ;
    CPy_DecRef(cpy_r_r79);
    goto CPyL101;
CPyL119: ;
    CPy_DecRef(cpy_r_r83);
    goto CPyL101;
CPyL120: ;
    CPy_DecRef(cpy_r_r83);
    CPy_DecRef(cpy_r_r86);
    goto CPyL101;
CPyL121: ;
    CPy_DecRef(cpy_r_r108);
    goto CPyL101;
CPyL122: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL123: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL104;
}
        
PyObject *CPyDef_merv___turn___choose_district_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___turn___choose_district_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___turn___choose_district_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___choose_district_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.choose_district_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___choose_district_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "__next__", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___choose_district_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___turn___choose_district_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___turn___choose_district_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___choose_district_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.choose_district_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_merv___turn___choose_district_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "send", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___choose_district_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_merv___turn___choose_district_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___choose_district_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.choose_district_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___choose_district_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "__iter__", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___choose_district_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_merv___turn___choose_district_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_merv___turn___choose_district_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___choose_district_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.choose_district_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_merv___turn___choose_district_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "throw", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___choose_district_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_merv___turn___choose_district_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp3714 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp3714);
    PyObject *__tmp3715 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp3715);
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
        
        PyObject *CPyPy_merv___turn___choose_district_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___choose_district_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.choose_district_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___choose_district_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "close", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___choose_district(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_zone) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_merv___turn___choose_district_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_district", 127, CPyStatic_merv___turn___globals);
        goto CPyL5;
    }
    ((serai___games___merv___turn___choose_district_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___turn___choose_district_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___turn___choose_district_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___turn___choose_district_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_district", 127, CPyStatic_merv___turn___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___turn___choose_district_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___turn___choose_district_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___merv___turn___choose_district_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_district", 127, CPyStatic_merv___turn___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_zone);
    if (((serai___games___merv___turn___choose_district_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__zone != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___turn___choose_district_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__zone);
    }
    ((serai___games___merv___turn___choose_district_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__zone = cpy_r_zone;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_district", 127, CPyStatic_merv___turn___globals);
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
        
        PyObject *CPyPy_merv___turn___choose_district(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "zone", 0};
            static CPyArg_Parser parser = {"OOO:choose_district", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_zone;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_zone)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_zone;
            if (likely(PyLong_Check(obj_zone)))
                arg_zone = CPyTagged_BorrowFromObject(obj_zone);
            else {
                CPy_TypeError("int", obj_zone); goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___choose_district(arg_t, arg_me, arg_zone);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_district", 127, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
char CPyDef_merv___turn___DistrictOffer_____init__(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_zone) {
    char cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPyTagged cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___turn___DistrictOfferObject *)cpy_r_self)->_t != NULL) {
        CPy_DECREF(((serai___games___merv___turn___DistrictOfferObject *)cpy_r_self)->_t);
    }
    ((serai___games___merv___turn___DistrictOfferObject *)cpy_r_self)->_t = cpy_r_t;
    cpy_r_r0 = 1;
    if (unlikely(!cpy_r_r0)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "__init__", 154, CPyStatic_merv___turn___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___turn___DistrictOfferObject *)cpy_r_self)->_me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___turn___DistrictOfferObject *)cpy_r_self)->_me);
    }
    ((serai___games___merv___turn___DistrictOfferObject *)cpy_r_self)->_me = cpy_r_me;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "__init__", 155, CPyStatic_merv___turn___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_zone);
    if (((serai___games___merv___turn___DistrictOfferObject *)cpy_r_self)->_zone != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___turn___DistrictOfferObject *)cpy_r_self)->_zone);
    }
    ((serai___games___merv___turn___DistrictOfferObject *)cpy_r_self)->_zone = cpy_r_zone;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "__init__", 156, CPyStatic_merv___turn___globals);
        goto CPyL10;
    }
    cpy_r_r3 = CPyDef_merv___table___Table___buildings_left(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "__init__", 157, CPyStatic_merv___turn___globals);
        goto CPyL10;
    }
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
    CPyTagged_DECREF(cpy_r_r3);
    ((serai___games___merv___turn___DistrictOfferObject *)cpy_r_self)->_builds = cpy_r_r9;
    cpy_r_r11 = 1;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "__init__", 157, CPyStatic_merv___turn___globals);
        goto CPyL10;
    }
    return 1;
CPyL10: ;
    cpy_r_r12 = 2;
    return cpy_r_r12;
}
        
        PyObject *CPyPy_merv___turn___DistrictOffer_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "zone", 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_zone;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOO", "__init__", kwlist, &obj_t, &obj_me, &obj_zone)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___turn___DistrictOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.turn.DistrictOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_zone;
            if (likely(PyLong_Check(obj_zone)))
                arg_zone = CPyTagged_BorrowFromObject(obj_zone);
            else {
                CPy_TypeError("int", obj_zone); goto fail;
            }
            char retval = CPyDef_merv___turn___DistrictOffer_____init__(arg_self, arg_t, arg_me, arg_zone);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "__init__", 153, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___DistrictOffer___likely(PyObject *cpy_r_self) {
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
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    cpy_r_r0 = ((serai___games___merv___turn___DistrictOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "likely", "DistrictOffer", "t", 160, CPyStatic_merv___turn___globals);
        goto CPyL14;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "likely", 160, CPyStatic_merv___turn___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL14;
    }
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "likely", "Table", "book", 160, CPyStatic_merv___turn___globals);
        goto CPyL14;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "likely", "Book", "options", 160, CPyStatic_merv___turn___globals);
        goto CPyL14;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_line;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "likely", "Options", "line", 160, CPyStatic_merv___turn___globals);
        goto CPyL14;
    }
CPyL5: ;
    cpy_r_r5 = ((serai___games___merv___turn___DistrictOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "likely", "DistrictOffer", "t", 160, CPyStatic_merv___turn___globals);
        goto CPyL14;
    }
CPyL6: ;
    if (likely(Py_TYPE(cpy_r_r5) == CPyType_merv___table___Table))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "likely", 160, CPyStatic_merv___turn___globals, "serai.games.merv.table.Table", cpy_r_r5);
        goto CPyL14;
    }
    cpy_r_r7 = ((serai___games___merv___table___TableObject *)cpy_r_r6)->_round;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "likely", "Table", "round", 160, CPyStatic_merv___turn___globals);
        goto CPyL14;
    }
CPyL8: ;
    cpy_r_r8 = CPyList_GetItemBorrow(cpy_r_r4, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "likely", 160, CPyStatic_merv___turn___globals);
        goto CPyL14;
    }
    if (likely(PyList_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "likely", 160, CPyStatic_merv___turn___globals, "list", cpy_r_r8);
        goto CPyL14;
    }
    cpy_r_r10 = ((serai___games___merv___turn___DistrictOfferObject *)cpy_r_self)->_zone;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "likely", "DistrictOffer", "zone", 160, CPyStatic_merv___turn___globals);
        goto CPyL14;
    }
CPyL11: ;
    cpy_r_r11 = CPyList_GetItem(cpy_r_r9, cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "likely", 160, CPyStatic_merv___turn___globals);
        goto CPyL14;
    }
    if (likely(PyTuple_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "likely", 160, CPyStatic_merv___turn___globals, "tuple", cpy_r_r11);
        goto CPyL14;
    }
    return cpy_r_r12;
CPyL14: ;
    cpy_r_r13 = NULL;
    return cpy_r_r13;
}
        
        PyObject *CPyPy_merv___turn___DistrictOffer___likely(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___turn___DistrictOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.turn.DistrictOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___DistrictOffer___likely(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "likely", 159, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___DistrictOffer___others(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    int64_t cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    CPyPtr cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    CPyPtr cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    int32_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    int32_t cpy_r_r21;
    char cpy_r_r22;
    int64_t cpy_r_r23;
    PyObject *cpy_r_r24;
    cpy_r_r0 = CPyDef_merv___turn___DistrictOffer___likely(cpy_r_self);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "others", 163, CPyStatic_merv___turn___globals);
        goto CPyL15;
    }
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "others", 164, CPyStatic_merv___turn___globals);
        goto CPyL16;
    }
    cpy_r_r2 = ((serai___games___merv___turn___DistrictOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "others", "DistrictOffer", "t", 164, CPyStatic_merv___turn___globals);
        goto CPyL17;
    }
CPyL3: ;
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_merv___table___Table))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "others", 164, CPyStatic_merv___turn___globals, "serai.games.merv.table.Table", cpy_r_r2);
        goto CPyL17;
    }
    cpy_r_r4 = ((serai___games___merv___table___TableObject *)cpy_r_r3)->_book;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "others", "Table", "book", 164, CPyStatic_merv___turn___globals);
        goto CPyL17;
    }
CPyL5: ;
    cpy_r_r5 = ((serai___games___merv___book___BookObject *)cpy_r_r4)->_options;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "others", "Book", "options", 164, CPyStatic_merv___turn___globals);
        goto CPyL17;
    }
CPyL6: ;
    cpy_r_r6 = ((serai___games___merv___options___OptionsObject *)cpy_r_r5)->_district;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "others", "Options", "district", 164, CPyStatic_merv___turn___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r6);
CPyL7: ;
    cpy_r_r7 = 0;
CPyL8: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r7 < cpy_r_r9;
    if (!cpy_r_r10) goto CPyL18;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyListObject, ob_item));
    cpy_r_r12 = *(CPyPtr *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r7 * 8;
    cpy_r_r14 = cpy_r_r12 + cpy_r_r13;
    cpy_r_r15 = *(PyObject * *)cpy_r_r14;
    CPy_INCREF(cpy_r_r15);
    if (likely(Py_TYPE(cpy_r_r15) == CPyType_option___Option))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "others", 164, CPyStatic_merv___turn___globals, "serai.kernel.option.Option", cpy_r_r15);
        goto CPyL19;
    }
    cpy_r_r17 = PySequence_Contains(cpy_r_r0, cpy_r_r16);
    cpy_r_r18 = cpy_r_r17 >= 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "others", 164, CPyStatic_merv___turn___globals);
        goto CPyL20;
    }
    cpy_r_r19 = cpy_r_r17;
    cpy_r_r20 = cpy_r_r19 ^ 1;
    if (!cpy_r_r20) goto CPyL21;
    cpy_r_r21 = PyList_Append(cpy_r_r1, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    cpy_r_r22 = cpy_r_r21 >= 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "others", 164, CPyStatic_merv___turn___globals);
        goto CPyL19;
    }
CPyL13: ;
    cpy_r_r23 = cpy_r_r7 + 1;
    cpy_r_r7 = cpy_r_r23;
    goto CPyL8;
CPyL14: ;
    return cpy_r_r1;
CPyL15: ;
    cpy_r_r24 = NULL;
    return cpy_r_r24;
CPyL16: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL15;
CPyL17: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL15;
CPyL18: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r6);
    goto CPyL14;
CPyL19: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    goto CPyL15;
CPyL20: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r16);
    goto CPyL15;
CPyL21: ;
    CPy_DECREF(cpy_r_r16);
    goto CPyL13;
}
        
        PyObject *CPyPy_merv___turn___DistrictOffer___others(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":others", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___turn___DistrictOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.turn.DistrictOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___DistrictOffer___others(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "others", 162, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___DistrictOffer___options(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    int32_t cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "options", 167, CPyStatic_merv___turn___globals);
        goto CPyL14;
    }
    cpy_r_r1 = CPyDef_merv___turn___DistrictOffer___likely(cpy_r_self);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "options", 168, CPyStatic_merv___turn___globals);
        goto CPyL15;
    }
    cpy_r_r2 = PyObject_GetIter(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "options", 168, CPyStatic_merv___turn___globals);
        goto CPyL15;
    }
CPyL3: ;
    cpy_r_r3 = PyIter_Next(cpy_r_r2);
    if (cpy_r_r3 == NULL) goto CPyL16;
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_option___Option))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "options", 168, CPyStatic_merv___turn___globals, "serai.kernel.option.Option", cpy_r_r3);
        goto CPyL17;
    }
    cpy_r_r5 = ((serai___games___merv___turn___DistrictOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "options", "DistrictOffer", "t", 169, CPyStatic_merv___turn___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_r5);
CPyL6: ;
    if (likely(Py_TYPE(cpy_r_r5) == CPyType_merv___table___Table))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "options", 169, CPyStatic_merv___turn___globals, "serai.games.merv.table.Table", cpy_r_r5);
        goto CPyL18;
    }
    cpy_r_r7 = ((serai___games___merv___turn___DistrictOfferObject *)cpy_r_self)->_builds;
    if (unlikely(cpy_r_r7 == 2)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "options", "DistrictOffer", "builds", 169, CPyStatic_merv___turn___globals);
        goto CPyL19;
    }
CPyL8: ;
    cpy_r_r8 = ((serai___kernel___option___OptionObject *)cpy_r_r4)->_value;
    CPy_INCREF(cpy_r_r8);
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "options", 169, CPyStatic_merv___turn___globals);
        goto CPyL19;
    }
    cpy_r_r10 = CPyDef_production___district_obstacle(cpy_r_r6, cpy_r_r7, cpy_r_r9);
    CPy_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "options", 169, CPyStatic_merv___turn___globals);
        goto CPyL18;
    }
    cpy_r_r11 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r12 = cpy_r_r10 == cpy_r_r11;
    CPy_DECREF(cpy_r_r10);
    if (!cpy_r_r12) goto CPyL20;
    cpy_r_r13 = PyList_Append(cpy_r_r0, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    cpy_r_r14 = cpy_r_r13 >= 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "options", 170, CPyStatic_merv___turn___globals);
        goto CPyL17;
    } else
        goto CPyL3;
CPyL12: ;
    cpy_r_r15 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "options", 168, CPyStatic_merv___turn___globals);
        goto CPyL15;
    }
    return cpy_r_r0;
CPyL14: ;
    cpy_r_r16 = NULL;
    return cpy_r_r16;
CPyL15: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL14;
CPyL16: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL12;
CPyL17: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL14;
CPyL18: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    goto CPyL14;
CPyL19: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    goto CPyL14;
CPyL20: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL3;
}
        
        PyObject *CPyPy_merv___turn___DistrictOffer___options(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":options", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___turn___DistrictOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.turn.DistrictOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___DistrictOffer___options(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "options", 166, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___DistrictOffer___obstacle(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    int32_t cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    cpy_r_r0 = CPyDef_merv___turn___DistrictOffer___likely(cpy_r_self);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "obstacle", 174, CPyStatic_merv___turn___globals);
        goto CPyL12;
    }
    cpy_r_r1 = PySequence_Contains(cpy_r_r0, cpy_r_option);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r2 = cpy_r_r1 >= 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "obstacle", 174, CPyStatic_merv___turn___globals);
        goto CPyL12;
    }
    cpy_r_r3 = cpy_r_r1;
    cpy_r_r4 = cpy_r_r3 ^ 1;
    if (!cpy_r_r4) goto CPyL6;
    cpy_r_r5 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r6 = CPyStatics[1968]; /* 'LINE_OF_ANOTHER' */
    cpy_r_r7 = CPyObject_GetAttr(cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "obstacle", 175, CPyStatic_merv___turn___globals);
        goto CPyL12;
    }
    if (likely(Py_TYPE(cpy_r_r7) == CPyType_option___Reason))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "obstacle", 175, CPyStatic_merv___turn___globals, "serai.kernel.option.Reason", cpy_r_r7);
        goto CPyL12;
    }
    return cpy_r_r8;
CPyL6: ;
    cpy_r_r9 = ((serai___games___merv___turn___DistrictOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "obstacle", "DistrictOffer", "t", 176, CPyStatic_merv___turn___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r9);
CPyL7: ;
    if (likely(Py_TYPE(cpy_r_r9) == CPyType_merv___table___Table))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "obstacle", 176, CPyStatic_merv___turn___globals, "serai.games.merv.table.Table", cpy_r_r9);
        goto CPyL12;
    }
    cpy_r_r11 = ((serai___games___merv___turn___DistrictOfferObject *)cpy_r_self)->_builds;
    if (unlikely(cpy_r_r11 == 2)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "obstacle", "DistrictOffer", "builds", 176, CPyStatic_merv___turn___globals);
        goto CPyL13;
    }
CPyL9: ;
    cpy_r_r12 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r12);
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "obstacle", 176, CPyStatic_merv___turn___globals);
        goto CPyL13;
    }
    cpy_r_r14 = CPyDef_production___district_obstacle(cpy_r_r10, cpy_r_r11, cpy_r_r13);
    CPy_DECREF(cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "obstacle", 176, CPyStatic_merv___turn___globals);
        goto CPyL12;
    }
    return cpy_r_r14;
CPyL12: ;
    cpy_r_r15 = NULL;
    return cpy_r_r15;
CPyL13: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL12;
}
        
        PyObject *CPyPy_merv___turn___DistrictOffer___obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:obstacle", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___turn___DistrictOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.turn.DistrictOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___DistrictOffer___obstacle(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "obstacle", 173, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___DistrictOffer___note(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    int32_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_arguments;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    PyObject *cpy_r_r43;
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
    cpy_r_r0 = ((serai___games___merv___turn___DistrictOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "note", "DistrictOffer", "t", 180, CPyStatic_merv___turn___globals);
        goto CPyL45;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "note", 180, CPyStatic_merv___turn___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL45;
    }
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "note", "Table", "book", 181, CPyStatic_merv___turn___globals);
        goto CPyL46;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "note", "Book", "options", 181, CPyStatic_merv___turn___globals);
        goto CPyL46;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_district;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "note", "Options", "district", 181, CPyStatic_merv___turn___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = PySequence_Contains(cpy_r_r4, cpy_r_option);
    CPy_DECREF(cpy_r_r4);
    cpy_r_r6 = cpy_r_r5 >= 0;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 181, CPyStatic_merv___turn___globals);
        goto CPyL46;
    }
    cpy_r_r7 = cpy_r_r5;
    cpy_r_r8 = cpy_r_r7 ^ 1;
    if (cpy_r_r8) {
        goto CPyL47;
    } else
        goto CPyL8;
CPyL7: ;
    cpy_r_r9 = Py_None;
    CPy_INCREF(cpy_r_r9);
    return cpy_r_r9;
CPyL8: ;
    cpy_r_r10 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r10);
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 183, CPyStatic_merv___turn___globals);
        goto CPyL46;
    }
    cpy_r_r12 = ((serai___games___merv___turn___DistrictOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "note", "DistrictOffer", "me", 184, CPyStatic_merv___turn___globals);
        goto CPyL48;
    }
    CPyTagged_INCREF(cpy_r_r12);
CPyL10: ;
    cpy_r_r13 = ((serai___games___merv___turn___DistrictOfferObject *)cpy_r_self)->_zone;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "note", "DistrictOffer", "zone", 184, CPyStatic_merv___turn___globals);
        goto CPyL49;
    }
    CPyTagged_INCREF(cpy_r_r13);
CPyL11: ;
    cpy_r_r14 = CPyDef_production___production_of(cpy_r_r1, cpy_r_r12, cpy_r_r13, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 184, CPyStatic_merv___turn___globals);
        goto CPyL48;
    }
    cpy_r_r15 = CPyStatics[1745]; /* 'district' */
    cpy_r_r16 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "note", "Table", "book", 186, CPyStatic_merv___turn___globals);
        goto CPyL50;
    }
CPyL13: ;
    cpy_r_r17 = ((serai___games___merv___book___BookObject *)cpy_r_r16)->_district_ids;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "note", "Book", "district_ids", 186, CPyStatic_merv___turn___globals);
        goto CPyL50;
    }
    CPy_INCREF(cpy_r_r17);
CPyL14: ;
    cpy_r_r18 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_tiles;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "note", "Table", "tiles", 186, CPyStatic_merv___turn___globals);
        goto CPyL51;
    }
CPyL15: ;
    cpy_r_r19 = CPyList_GetItem(cpy_r_r18, cpy_r_r11);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 186, CPyStatic_merv___turn___globals);
        goto CPyL51;
    }
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 186, CPyStatic_merv___turn___globals);
        goto CPyL51;
    }
    cpy_r_r21 = CPySequenceTuple_GetItem(cpy_r_r17, cpy_r_r20);
    CPy_DECREF(cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 186, CPyStatic_merv___turn___globals);
        goto CPyL50;
    }
    if (likely(PyUnicode_Check(cpy_r_r21)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "note", 186, CPyStatic_merv___turn___globals, "str", cpy_r_r21);
        goto CPyL50;
    }
    cpy_r_r23 = CPyStatics[576]; /* 'cubes' */
    cpy_r_r24 = CPySequenceTuple_GetItem(cpy_r_r14, 0);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 187, CPyStatic_merv___turn___globals);
        goto CPyL52;
    }
    if (likely(PyList_Check(cpy_r_r24)))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "note", 187, CPyStatic_merv___turn___globals, "list", cpy_r_r24);
        goto CPyL52;
    }
    cpy_r_r26 = NULL;
    cpy_r_r27 = CPyDef_paying___cubes_listed(cpy_r_r25, cpy_r_r26);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 187, CPyStatic_merv___turn___globals);
        goto CPyL52;
    }
    cpy_r_r28 = CPyDict_Build(2, cpy_r_r15, cpy_r_r22, cpy_r_r23, cpy_r_r27);
    CPy_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 185, CPyStatic_merv___turn___globals);
        goto CPyL50;
    }
    cpy_r_arguments = cpy_r_r28;
    cpy_r_r29 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_owners;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "note", "Table", "owners", 189, CPyStatic_merv___turn___globals);
        goto CPyL53;
    }
CPyL24: ;
    cpy_r_r30 = CPyList_GetItemBorrow(cpy_r_r29, cpy_r_r11);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 189, CPyStatic_merv___turn___globals);
        goto CPyL53;
    }
    if (likely(PyLong_Check(cpy_r_r30)))
        cpy_r_r31 = CPyTagged_FromObject(cpy_r_r30);
    else {
        CPy_TypeError("int", cpy_r_r30); cpy_r_r31 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 189, CPyStatic_merv___turn___globals);
        goto CPyL53;
    }
    cpy_r_r32 = (Py_ssize_t)cpy_r_r31 == -2;
    CPyTagged_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r11);
    if (cpy_r_r32) {
        goto CPyL54;
    } else
        goto CPyL29;
CPyL27: ;
    cpy_r_r33 = CPyStatics[2264]; /* 'note-yield-build' */
    cpy_r_r34 = CPyDef_message___Message(cpy_r_r33, cpy_r_arguments);
    CPy_DECREF(cpy_r_arguments);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 190, CPyStatic_merv___turn___globals);
        goto CPyL45;
    }
    return cpy_r_r34;
CPyL29: ;
    cpy_r_r35 = CPySequenceTuple_GetItem(cpy_r_r14, 2);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 191, CPyStatic_merv___turn___globals);
        goto CPyL55;
    }
    if (likely(PyLong_Check(cpy_r_r35)))
        cpy_r_r36 = CPyTagged_FromObject(cpy_r_r35);
    else {
        CPy_TypeError("int", cpy_r_r35); cpy_r_r36 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 191, CPyStatic_merv___turn___globals);
        goto CPyL55;
    }
    cpy_r_r37 = (Py_ssize_t)cpy_r_r36 == -2;
    CPyTagged_DECREF(cpy_r_r36);
    if (cpy_r_r37) {
        goto CPyL56;
    } else
        goto CPyL34;
CPyL32: ;
    cpy_r_r38 = CPyStatics[2265]; /* 'note-yield' */
    cpy_r_r39 = CPyDef_message___Message(cpy_r_r38, cpy_r_arguments);
    CPy_DECREF(cpy_r_arguments);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 192, CPyStatic_merv___turn___globals);
        goto CPyL45;
    }
    return cpy_r_r39;
CPyL34: ;
    cpy_r_r40 = CPyStatics[544]; /* 'owner' */
    cpy_r_r41 = CPySequenceTuple_GetItem(cpy_r_r14, 2);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 193, CPyStatic_merv___turn___globals);
        goto CPyL55;
    }
    if (likely(PyLong_Check(cpy_r_r41)))
        cpy_r_r42 = CPyTagged_FromObject(cpy_r_r41);
    else {
        CPy_TypeError("int", cpy_r_r41); cpy_r_r42 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 193, CPyStatic_merv___turn___globals);
        goto CPyL55;
    }
    cpy_r_r43 = CPyDef_message___SeatName(cpy_r_r42);
    CPyTagged_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 193, CPyStatic_merv___turn___globals);
        goto CPyL55;
    }
    cpy_r_r44 = CPyStatics[1942]; /* 'theirs' */
    cpy_r_r45 = CPySequenceTuple_GetItem(cpy_r_r14, 4);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 193, CPyStatic_merv___turn___globals);
        goto CPyL57;
    }
    if (likely(PyList_Check(cpy_r_r45)))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "note", 193, CPyStatic_merv___turn___globals, "list", cpy_r_r45);
        goto CPyL57;
    }
    cpy_r_r47 = NULL;
    cpy_r_r48 = CPyDef_paying___cubes_listed(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 193, CPyStatic_merv___turn___globals);
        goto CPyL57;
    }
    cpy_r_r49 = CPyDict_Build(2, cpy_r_r40, cpy_r_r43, cpy_r_r44, cpy_r_r48);
    CPy_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 193, CPyStatic_merv___turn___globals);
        goto CPyL58;
    }
    cpy_r_r50 = PyNumber_InPlaceOr(cpy_r_arguments, cpy_r_r49);
    CPy_DECREF(cpy_r_arguments);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 193, CPyStatic_merv___turn___globals);
        goto CPyL45;
    }
    if (likely(PyDict_Check(cpy_r_r50)))
        cpy_r_r51 = cpy_r_r50;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "note", 193, CPyStatic_merv___turn___globals, "dict", cpy_r_r50);
        goto CPyL45;
    }
    cpy_r_arguments = cpy_r_r51;
    cpy_r_r52 = CPyStatics[2266]; /* 'note-yield-both' */
    cpy_r_r53 = CPyDef_message___Message(cpy_r_r52, cpy_r_arguments);
    CPy_DECREF(cpy_r_arguments);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 194, CPyStatic_merv___turn___globals);
        goto CPyL45;
    }
    return cpy_r_r53;
CPyL45: ;
    cpy_r_r54 = NULL;
    return cpy_r_r54;
CPyL46: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL45;
CPyL47: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL7;
CPyL48: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL45;
CPyL49: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL45;
CPyL50: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r14);
    goto CPyL45;
CPyL51: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r17);
    goto CPyL45;
CPyL52: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r22);
    goto CPyL45;
CPyL53: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_arguments);
    goto CPyL45;
CPyL54: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL27;
CPyL55: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_arguments);
    goto CPyL45;
CPyL56: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL32;
CPyL57: ;
    CPy_DecRef(cpy_r_arguments);
    CPy_DecRef(cpy_r_r43);
    goto CPyL45;
CPyL58: ;
    CPy_DecRef(cpy_r_arguments);
    goto CPyL45;
}
        
        PyObject *CPyPy_merv___turn___DistrictOffer___note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:note", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___turn___DistrictOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.turn.DistrictOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___DistrictOffer___note(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 178, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
char CPyDef_merv___turn___produce(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_zone) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_square;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "produce", "Table", "square", 202, CPyStatic_merv___turn___globals);
        goto CPyL14;
    }
    CPyTagged_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyDef_production___production_of(cpy_r_t, cpy_r_me, cpy_r_zone, cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "produce", 202, CPyStatic_merv___turn___globals);
        goto CPyL14;
    }
    cpy_r_r2 = CPySequenceTuple_GetItem(cpy_r_r1, 0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "produce", 203, CPyStatic_merv___turn___globals);
        goto CPyL15;
    }
    if (likely(PyList_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "produce", 203, CPyStatic_merv___turn___globals, "list", cpy_r_r2);
        goto CPyL15;
    }
    cpy_r_r4 = CPyStatics[2267]; /* 'MV-TURN-05' */
    cpy_r_r5 = CPyDef_merv___turn____add_cubes(cpy_r_t, cpy_r_me, cpy_r_r3, cpy_r_r4);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r5 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "produce", 203, CPyStatic_merv___turn___globals);
        goto CPyL15;
    }
    cpy_r_r6 = CPySequenceTuple_GetItem(cpy_r_r1, 2);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "produce", 204, CPyStatic_merv___turn___globals);
        goto CPyL15;
    }
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r7 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r7 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "produce", 204, CPyStatic_merv___turn___globals);
        goto CPyL15;
    }
    cpy_r_r8 = (Py_ssize_t)cpy_r_r7 != -2;
    CPyTagged_DECREF(cpy_r_r7);
    if (!cpy_r_r8) goto CPyL16;
    cpy_r_r9 = CPySequenceTuple_GetItem(cpy_r_r1, 2);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "produce", 205, CPyStatic_merv___turn___globals);
        goto CPyL15;
    }
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "produce", 205, CPyStatic_merv___turn___globals);
        goto CPyL15;
    }
    cpy_r_r11 = CPySequenceTuple_GetItem(cpy_r_r1, 4);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "produce", 205, CPyStatic_merv___turn___globals);
        goto CPyL17;
    }
    if (likely(PyList_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "produce", 205, CPyStatic_merv___turn___globals, "list", cpy_r_r11);
        goto CPyL17;
    }
    cpy_r_r13 = CPyStatics[2268]; /* 'MV-TURN-06' */
    cpy_r_r14 = CPyDef_merv___turn____add_cubes(cpy_r_t, cpy_r_r10, cpy_r_r12, cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r14 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "produce", 205, CPyStatic_merv___turn___globals);
        goto CPyL14;
    }
CPyL13: ;
    return 1;
CPyL14: ;
    cpy_r_r15 = 2;
    return cpy_r_r15;
CPyL15: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL14;
CPyL16: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL13;
CPyL17: ;
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL14;
}
        
        PyObject *CPyPy_merv___turn___produce(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "zone", 0};
            static CPyArg_Parser parser = {"OOO:produce", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_zone;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_zone)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_zone;
            if (likely(PyLong_Check(obj_zone)))
                arg_zone = CPyTagged_BorrowFromObject(obj_zone);
            else {
                CPy_TypeError("int", obj_zone); goto fail;
            }
            char retval = CPyDef_merv___turn___produce(arg_t, arg_me, arg_zone);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "produce", 200, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
char CPyDef_merv___turn____add_cubes(PyObject *cpy_r_t, CPyTagged cpy_r_seat, PyObject *cpy_r_gained, PyObject *cpy_r_rule) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    int64_t cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    CPyTagged cpy_r_colour;
    CPyPtr cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    CPyPtr cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    tuple_T5OOOOO cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    CPyTagged cpy_r_r36;
    int64_t cpy_r_r37;
    char cpy_r_r38;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "_add_cubes", "Table", "players", 209, CPyStatic_merv___turn___globals);
        goto CPyL23;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "_add_cubes", 209, CPyStatic_merv___turn___globals);
        goto CPyL23;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_merv___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "_add_cubes", 209, CPyStatic_merv___turn___globals, "serai.games.merv.table.Player", cpy_r_r1);
        goto CPyL23;
    }
    cpy_r_r3 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_cubes;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "_add_cubes", "Player", "cubes", 209, CPyStatic_merv___turn___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = 0;
    cpy_r_r5 = 0;
CPyL5: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_gained + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r5 < cpy_r_r7;
    if (!cpy_r_r8) goto CPyL24;
    cpy_r_colour = cpy_r_r4;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_gained + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/merv/turn.py", "_add_cubes", 210, CPyStatic_merv___turn___globals);
        goto CPyL25;
    }
    cpy_r_r15 = cpy_r_r14 != 0;
    if (!cpy_r_r15) goto CPyL26;
    cpy_r_r16 = CPyList_GetItem(cpy_r_r3, cpy_r_colour);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "_add_cubes", 212, CPyStatic_merv___turn___globals);
        goto CPyL27;
    }
    CPyTagged_INCREF(cpy_r_r14);
    cpy_r_r17 = CPyTagged_StealAsObject(cpy_r_r14);
    cpy_r_r18 = PyNumber_InPlaceAdd(cpy_r_r16, cpy_r_r17);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "_add_cubes", 212, CPyStatic_merv___turn___globals);
        goto CPyL27;
    }
    cpy_r_r19 = CPyList_SetItem(cpy_r_r3, cpy_r_colour, cpy_r_r18);
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "_add_cubes", 212, CPyStatic_merv___turn___globals);
        goto CPyL27;
    }
    cpy_r_r20 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_story;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "_add_cubes", "Table", "story", 213, CPyStatic_merv___turn___globals);
        goto CPyL27;
    }
CPyL12: ;
    cpy_r_r21 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r22 = cpy_r_r20 != cpy_r_r21;
    if (!cpy_r_r22) goto CPyL26;
    cpy_r_r23 = CPyStatics[986]; /* 'event-gained' */
    cpy_r_r24 = CPyStatics[1804]; /* 'cube-' */
    cpy_r_r25 = CPyStatic_merv___names___CUBES;
    if (unlikely(cpy_r_r25.f0 == NULL)) {
        goto CPyL28;
    } else
        goto CPyL16;
CPyL14: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r26 = 0;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "_add_cubes", 214, CPyStatic_merv___turn___globals);
        goto CPyL23;
    }
    CPy_Unreachable();
CPyL16: ;
    CPy_INCREF(cpy_r_r25.f0);
    CPy_INCREF(cpy_r_r25.f1);
    CPy_INCREF(cpy_r_r25.f2);
    CPy_INCREF(cpy_r_r25.f3);
    CPy_INCREF(cpy_r_r25.f4);
    cpy_r_r27 = PyTuple_New(5);
    if (unlikely(cpy_r_r27 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3716 = cpy_r_r25.f0;
    PyTuple_SET_ITEM(cpy_r_r27, 0, __tmp3716);
    PyObject *__tmp3717 = cpy_r_r25.f1;
    PyTuple_SET_ITEM(cpy_r_r27, 1, __tmp3717);
    PyObject *__tmp3718 = cpy_r_r25.f2;
    PyTuple_SET_ITEM(cpy_r_r27, 2, __tmp3718);
    PyObject *__tmp3719 = cpy_r_r25.f3;
    PyTuple_SET_ITEM(cpy_r_r27, 3, __tmp3719);
    PyObject *__tmp3720 = cpy_r_r25.f4;
    PyTuple_SET_ITEM(cpy_r_r27, 4, __tmp3720);
    cpy_r_r28 = CPySequenceTuple_GetItem(cpy_r_r27, cpy_r_colour);
    CPy_DECREF(cpy_r_r27);
    CPyTagged_DECREF(cpy_r_colour);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "_add_cubes", 214, CPyStatic_merv___turn___globals);
        goto CPyL29;
    }
    if (likely(PyUnicode_Check(cpy_r_r28)))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "_add_cubes", 214, CPyStatic_merv___turn___globals, "str", cpy_r_r28);
        goto CPyL29;
    }
    cpy_r_r30 = CPyStr_Build(2, cpy_r_r24, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "_add_cubes", 214, CPyStatic_merv___turn___globals);
        goto CPyL29;
    }
    cpy_r_r31 = CPyStatics[31]; /* 'n' */
    cpy_r_r32 = CPyStatics[1337]; /* 'what' */
    cpy_r_r33 = CPyTagged_StealAsObject(cpy_r_r14);
    cpy_r_r34 = CPyDict_Build(2, cpy_r_r31, cpy_r_r33, cpy_r_r32, cpy_r_r30);
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "_add_cubes", 214, CPyStatic_merv___turn___globals);
        goto CPyL30;
    }
    cpy_r_r35 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r23, cpy_r_seat, cpy_r_rule, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "_add_cubes", 214, CPyStatic_merv___turn___globals);
        goto CPyL30;
    }
CPyL21: ;
    cpy_r_r36 = cpy_r_r4 + 2;
    cpy_r_r4 = cpy_r_r36;
    cpy_r_r37 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r37;
    goto CPyL5;
CPyL22: ;
    return 1;
CPyL23: ;
    cpy_r_r38 = 2;
    return cpy_r_r38;
CPyL24: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL22;
CPyL25: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL23;
CPyL26: ;
    CPyTagged_DECREF(cpy_r_colour);
    CPyTagged_DECREF(cpy_r_r14);
    goto CPyL21;
CPyL27: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_colour);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL23;
CPyL28: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_colour);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL14;
CPyL29: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL23;
CPyL30: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL23;
}
        
        PyObject *CPyPy_merv___turn____add_cubes(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "gained", "rule", 0};
            static CPyArg_Parser parser = {"OOOO:_add_cubes", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_gained;
            PyObject *obj_rule;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_gained, &obj_rule)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *arg_gained;
            if (likely(PyList_Check(obj_gained)))
                arg_gained = obj_gained;
            else {
                CPy_TypeError("list", obj_gained); 
                goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            char retval = CPyDef_merv___turn____add_cubes(arg_t, arg_seat, arg_gained, arg_rule);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "_add_cubes", 208, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___choose_action_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject **cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    tuple_T3OOO cpy_r_r44;
    PyObject **cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject **cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    char cpy_r_r58;
    int32_t cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyTagged cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject **cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    char cpy_r_r77;
    tuple_T3OOO cpy_r_r78;
    PyObject **cpy_r_r79;
    PyObject *cpy_r_r80;
    char cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject **cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    char cpy_r_r90;
    int32_t cpy_r_r91;
    char cpy_r_r92;
    int32_t cpy_r_r93;
    PyObject *cpy_r_r94;
    char cpy_r_r95;
    char cpy_r_r96;
    char cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = ((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL77;
CPyL1: ;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_type != cpy_r_r9;
    if (!cpy_r_r10) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_action", 220, CPyStatic_merv___turn___globals);
        goto CPyL76;
    }
    CPy_Unreachable();
CPyL4: ;
    if (!1) goto CPyL71;
    cpy_r_r11 = ((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_action", "choose_action_gen", "t", 223, CPyStatic_merv___turn___globals);
        goto CPyL76;
    }
CPyL6: ;
    cpy_r_r12 = ((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_action", "choose_action_gen", "me", 223, CPyStatic_merv___turn___globals);
        goto CPyL76;
    }
CPyL7: ;
    cpy_r_r13 = CPyDef_merv___turn___ActionOffer(cpy_r_r11, cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_action", 223, CPyStatic_merv___turn___globals);
        goto CPyL76;
    }
    cpy_r_r14 = ((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_action", "choose_action_gen", "t", 223, CPyStatic_merv___turn___globals);
        goto CPyL83;
    }
CPyL9: ;
    cpy_r_r15 = ((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_action", "choose_action_gen", "me", 223, CPyStatic_merv___turn___globals);
        goto CPyL83;
    }
CPyL10: ;
    cpy_r_r16 = ((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__zone;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_action", "choose_action_gen", "zone", 223, CPyStatic_merv___turn___globals);
        goto CPyL83;
    }
CPyL11: ;
    cpy_r_r17 = CPyDef_market___MarketOffer(cpy_r_r14, cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_action", 223, CPyStatic_merv___turn___globals);
        goto CPyL83;
    }
    cpy_r_r18 = CPyDef_offer___Offer_____add__(cpy_r_r13, cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_action", 223, CPyStatic_merv___turn___globals);
        goto CPyL76;
    }
    cpy_r_r19 = CPyStatic_contracts___CONTRACTS;
    if (unlikely(cpy_r_r19 == NULL)) {
        goto CPyL84;
    } else
        goto CPyL16;
CPyL14: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CONTRACTS\" was not set");
    cpy_r_r20 = 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_action", 224, CPyStatic_merv___turn___globals);
        goto CPyL76;
    }
    CPy_Unreachable();
CPyL16: ;
    cpy_r_r21 = ((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_action", "choose_action_gen", "t", 224, CPyStatic_merv___turn___globals);
        goto CPyL85;
    }
CPyL17: ;
    cpy_r_r22 = ((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_action", "choose_action_gen", "me", 224, CPyStatic_merv___turn___globals);
        goto CPyL85;
    }
CPyL18: ;
    cpy_r_r23 = CPyStatics[334]; /* 'action' */
    cpy_r_r24 = CPyStatics[1974]; /* 'MV-TURN-08' */
    cpy_r_r25 = NULL;
    cpy_r_r26 = 2;
    cpy_r_r27 = NULL;
    cpy_r_r28 = CPyDef_extras___ask_with(cpy_r_r19, cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r24, cpy_r_r18, cpy_r_r25, cpy_r_r26, cpy_r_r27);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_action", 224, CPyStatic_merv___turn___globals);
        goto CPyL76;
    }
    if (((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_action_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_action_gen_0);
    }
    ((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_action_gen_0 = cpy_r_r28;
    cpy_r_r29 = 1;
    if (!cpy_r_r29) goto CPyL76;
    cpy_r_r30 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r31 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r32 = NULL;
    cpy_r_r1 = cpy_r_r32;
    cpy_r_r33 = (PyObject **)&cpy_r_r1;
    cpy_r_r34 = ((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_action_gen_0;
    cpy_r_r35 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r34, cpy_r_r31, cpy_r_r31, cpy_r_r31, cpy_r_r30, cpy_r_r33);
    if (cpy_r_r35 != NULL) goto CPyL86;
    cpy_r_r36 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_action", 224, CPyStatic_merv___turn___globals);
        goto CPyL87;
    }
    cpy_r_r37 = cpy_r_r1;
    cpy_r_r38 = NULL;
    if (((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_action_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_action_gen_0);
    }
    ((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_action_gen_0 = cpy_r_r38;
    cpy_r_r39 = 1;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_action", 224, CPyStatic_merv___turn___globals);
        goto CPyL88;
    } else
        goto CPyL39;
CPyL23: ;
    cpy_r_r40 = cpy_r_r35;
CPyL24: ;
    ((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r40;
CPyL25: ;
    cpy_r_r42 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r43 = cpy_r_type != cpy_r_r42;
    if (!cpy_r_r43) goto CPyL89;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_action", 224, CPyStatic_merv___turn___globals);
        goto CPyL29;
    } else
        goto CPyL90;
CPyL27: ;
    CPy_Unreachable();
CPyL28: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL35;
CPyL29: ;
    cpy_r_r44 = CPy_CatchError();
    cpy_r_r45 = (PyObject **)&cpy_r_r3;
    cpy_r_r46 = ((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_action_gen_0;
    cpy_r_r47 = CPy_YieldFromErrorHandle(cpy_r_r46, cpy_r_r45);
    if (unlikely(cpy_r_r47 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_action", 224, CPyStatic_merv___turn___globals);
        goto CPyL91;
    }
    if (cpy_r_r47) goto CPyL32;
    cpy_r_r40 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r44);
    CPy_DecRef(cpy_r_r44.f0);
    CPy_DecRef(cpy_r_r44.f1);
    CPy_DecRef(cpy_r_r44.f2);
    goto CPyL24;
CPyL32: ;
    cpy_r_r37 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r44);
    CPy_DecRef(cpy_r_r44.f0);
    CPy_DecRef(cpy_r_r44.f1);
    CPy_DecRef(cpy_r_r44.f2);
    goto CPyL39;
CPyL33: ;
    CPy_RestoreExcInfo(cpy_r_r44);
    CPy_DecRef(cpy_r_r44.f0);
    CPy_DecRef(cpy_r_r44.f1);
    CPy_DecRef(cpy_r_r44.f2);
    cpy_r_r48 = CPy_KeepPropagating();
    if (!cpy_r_r48) goto CPyL76;
    CPy_Unreachable();
CPyL35: ;
    cpy_r_r49 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r50 = NULL;
    cpy_r_r1 = cpy_r_r50;
    cpy_r_r51 = (PyObject **)&cpy_r_r1;
    cpy_r_r52 = ((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_action_gen_0;
    cpy_r_r53 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r52, cpy_r_r49, cpy_r_r49, cpy_r_r49, cpy_r_arg, cpy_r_r51);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r53 == NULL) {
        goto CPyL37;
    } else
        goto CPyL92;
CPyL36: ;
    cpy_r_r40 = cpy_r_r53;
    goto CPyL24;
CPyL37: ;
    cpy_r_r54 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_action", 224, CPyStatic_merv___turn___globals);
        goto CPyL87;
    }
    cpy_r_r37 = cpy_r_r1;
CPyL39: ;
    if (likely(Py_TYPE(cpy_r_r37) == CPyType_option___Option))
        cpy_r_r55 = cpy_r_r37;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "choose_action", 224, CPyStatic_merv___turn___globals, "serai.kernel.option.Option", cpy_r_r37);
        goto CPyL76;
    }
    cpy_r_r56 = ((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_action", "choose_action_gen", "t", 225, CPyStatic_merv___turn___globals);
        goto CPyL93;
    }
CPyL41: ;
    cpy_r_r57 = CPyDef_merv___turn____is_market(cpy_r_r56, cpy_r_r55);
    if (unlikely(cpy_r_r57 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_action", 225, CPyStatic_merv___turn___globals);
        goto CPyL93;
    }
    if (cpy_r_r57) goto CPyL48;
    ((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r59 = CPyDef_merv___turn___choose_action_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL47;
    CPyGen_SetStopIterationValue(cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    if (!0) goto CPyL82;
    CPy_Unreachable();
CPyL47: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r55;
    CPyGen_Exit(&((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL48: ;
    cpy_r_r60 = ((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_action", "choose_action_gen", "t", 227, CPyStatic_merv___turn___globals);
        goto CPyL93;
    }
CPyL49: ;
    cpy_r_r61 = ((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "choose_action", "choose_action_gen", "me", 227, CPyStatic_merv___turn___globals);
        goto CPyL93;
    }
CPyL50: ;
    cpy_r_r62 = CPyDef_market___trade_at_market(cpy_r_r60, cpy_r_r61, cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_action", 227, CPyStatic_merv___turn___globals);
        goto CPyL76;
    }
    if (((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_action_gen_1 != NULL) {
        CPy_DECREF(((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_action_gen_1);
    }
    ((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_action_gen_1 = cpy_r_r62;
    cpy_r_r63 = 1;
    if (!cpy_r_r63) goto CPyL76;
    cpy_r_r64 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r65 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r66 = NULL;
    cpy_r_r5 = cpy_r_r66;
    cpy_r_r67 = (PyObject **)&cpy_r_r5;
    cpy_r_r68 = ((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_action_gen_1;
    cpy_r_r69 = CPyDef_market___trade_at_market_gen_____mypyc_generator_helper__(cpy_r_r68, cpy_r_r65, cpy_r_r65, cpy_r_r65, cpy_r_r64, cpy_r_r67);
    if (cpy_r_r69 != NULL) goto CPyL94;
    cpy_r_r70 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r70)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_action", 227, CPyStatic_merv___turn___globals);
        goto CPyL95;
    }
    cpy_r_r71 = cpy_r_r5;
    CPy_DECREF(cpy_r_r71);
    cpy_r_r72 = NULL;
    if (((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_action_gen_1 != NULL) {
        CPy_DECREF(((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_action_gen_1);
    }
    ((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_action_gen_1 = cpy_r_r72;
    cpy_r_r73 = 1;
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_action", 227, CPyStatic_merv___turn___globals);
        goto CPyL76;
    } else
        goto CPyL4;
CPyL55: ;
    cpy_r_r74 = cpy_r_r69;
CPyL56: ;
    ((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r74;
CPyL57: ;
    cpy_r_r76 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r77 = cpy_r_type != cpy_r_r76;
    if (!cpy_r_r77) goto CPyL96;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_action", 227, CPyStatic_merv___turn___globals);
        goto CPyL61;
    } else
        goto CPyL97;
CPyL59: ;
    CPy_Unreachable();
CPyL60: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL67;
CPyL61: ;
    cpy_r_r78 = CPy_CatchError();
    cpy_r_r79 = (PyObject **)&cpy_r_r7;
    cpy_r_r80 = ((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_action_gen_1;
    cpy_r_r81 = CPy_YieldFromErrorHandle(cpy_r_r80, cpy_r_r79);
    if (unlikely(cpy_r_r81 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_action", 227, CPyStatic_merv___turn___globals);
        goto CPyL98;
    }
    if (cpy_r_r81) goto CPyL64;
    cpy_r_r74 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r78);
    CPy_DecRef(cpy_r_r78.f0);
    CPy_DecRef(cpy_r_r78.f1);
    CPy_DecRef(cpy_r_r78.f2);
    goto CPyL56;
CPyL64: ;
    cpy_r_r71 = cpy_r_r7;
    CPy_DecRef(cpy_r_r71);
    CPy_RestoreExcInfo(cpy_r_r78);
    CPy_DecRef(cpy_r_r78.f0);
    CPy_DecRef(cpy_r_r78.f1);
    CPy_DecRef(cpy_r_r78.f2);
    goto CPyL4;
CPyL65: ;
    CPy_RestoreExcInfo(cpy_r_r78);
    CPy_DecRef(cpy_r_r78.f0);
    CPy_DecRef(cpy_r_r78.f1);
    CPy_DecRef(cpy_r_r78.f2);
    cpy_r_r82 = CPy_KeepPropagating();
    if (!cpy_r_r82) goto CPyL76;
    CPy_Unreachable();
CPyL67: ;
    cpy_r_r83 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r84 = NULL;
    cpy_r_r5 = cpy_r_r84;
    cpy_r_r85 = (PyObject **)&cpy_r_r5;
    cpy_r_r86 = ((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___choose_action_gen_1;
    cpy_r_r87 = CPyDef_market___trade_at_market_gen_____mypyc_generator_helper__(cpy_r_r86, cpy_r_r83, cpy_r_r83, cpy_r_r83, cpy_r_arg, cpy_r_r85);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r87 == NULL) {
        goto CPyL69;
    } else
        goto CPyL99;
CPyL68: ;
    cpy_r_r74 = cpy_r_r87;
    goto CPyL56;
CPyL69: ;
    cpy_r_r88 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r88)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_action", 227, CPyStatic_merv___turn___globals);
        goto CPyL95;
    }
    cpy_r_r71 = cpy_r_r5;
    CPy_DECREF(cpy_r_r71);
    goto CPyL4;
CPyL71: ;
    cpy_r_r89 = Py_None;
    CPy_INCREF(cpy_r_r89);
    ((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r91 = CPyDef_merv___turn___choose_action_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL75;
    CPyGen_SetStopIterationValue(cpy_r_r89);
    CPy_DECREF(cpy_r_r89);
    if (!0) goto CPyL82;
    CPy_Unreachable();
CPyL75: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r89;
    CPyGen_Exit(&((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL76: ;
    ((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r93 = CPyDef_merv___turn___choose_action_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r94 = NULL;
    CPyGen_Exit(&((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r94;
CPyL77: ;
    cpy_r_r95 = cpy_r_r8 == 0;
    if (cpy_r_r95) goto CPyL100;
    cpy_r_r96 = cpy_r_r8 == 1;
    if (cpy_r_r96) {
        goto CPyL101;
    } else
        goto CPyL102;
CPyL79: ;
    cpy_r_r97 = cpy_r_r8 == 2;
    if (cpy_r_r97) {
        goto CPyL57;
    } else
        goto CPyL103;
CPyL80: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r98 = 0;
    if (unlikely(!cpy_r_r98)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_action", 220, CPyStatic_merv___turn___globals);
        goto CPyL82;
    }
    CPy_Unreachable();
CPyL82: ;
    cpy_r_r99 = NULL;
    CPyGen_Exit(&((serai___games___merv___turn___choose_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r99;
CPyL83: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL76;
CPyL84: ;
    CPy_DecRef(cpy_r_r18);
    goto CPyL14;
CPyL85: ;
    CPy_DecRef(cpy_r_r18);
    goto CPyL76;
CPyL86: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL23;
CPyL87: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL76;
CPyL88: ;
    CPy_DecRef(cpy_r_r37);
    goto CPyL76;
CPyL89: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL28;
CPyL90: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL27;
CPyL91: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL33;
CPyL92: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL36;
CPyL93: ;
    CPy_DecRef(cpy_r_r55);
    goto CPyL76;
CPyL94: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL55;
CPyL95: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL76;
CPyL96: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL60;
CPyL97: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL59;
CPyL98: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL65;
CPyL99: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL68;
CPyL100: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL1;
CPyL101: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL25;
CPyL102: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL79;
CPyL103: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL80;
}
        
PyObject *CPyDef_merv___turn___choose_action_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___turn___choose_action_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___turn___choose_action_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___choose_action_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.choose_action_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___choose_action_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "__next__", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___choose_action_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___turn___choose_action_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___turn___choose_action_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___choose_action_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.choose_action_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_merv___turn___choose_action_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "send", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___choose_action_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_merv___turn___choose_action_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___choose_action_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.choose_action_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___choose_action_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "__iter__", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___choose_action_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_merv___turn___choose_action_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_merv___turn___choose_action_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___choose_action_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.choose_action_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_merv___turn___choose_action_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "throw", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___choose_action_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_merv___turn___choose_action_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp3721 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp3721);
    PyObject *__tmp3722 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp3722);
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
        
        PyObject *CPyPy_merv___turn___choose_action_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___choose_action_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.choose_action_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___choose_action_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "close", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___choose_action(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_zone) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_merv___turn___choose_action_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_action", 220, CPyStatic_merv___turn___globals);
        goto CPyL5;
    }
    ((serai___games___merv___turn___choose_action_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___turn___choose_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___turn___choose_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___turn___choose_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_action", 220, CPyStatic_merv___turn___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___turn___choose_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___turn___choose_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___merv___turn___choose_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_action", 220, CPyStatic_merv___turn___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_zone);
    if (((serai___games___merv___turn___choose_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__zone != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___turn___choose_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__zone);
    }
    ((serai___games___merv___turn___choose_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__zone = cpy_r_zone;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_action", 220, CPyStatic_merv___turn___globals);
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
        
        PyObject *CPyPy_merv___turn___choose_action(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "zone", 0};
            static CPyArg_Parser parser = {"OOO:choose_action", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_zone;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_zone)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_zone;
            if (likely(PyLong_Check(obj_zone)))
                arg_zone = CPyTagged_BorrowFromObject(obj_zone);
            else {
                CPy_TypeError("int", obj_zone); goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___choose_action(arg_t, arg_me, arg_zone);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "choose_action", 220, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
char CPyDef_merv___turn___ActionOffer_____init__(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    char cpy_r_r0;
    char cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___turn___ActionOfferObject *)cpy_r_self)->_t != NULL) {
        CPy_DECREF(((serai___games___merv___turn___ActionOfferObject *)cpy_r_self)->_t);
    }
    ((serai___games___merv___turn___ActionOfferObject *)cpy_r_self)->_t = cpy_r_t;
    cpy_r_r0 = 1;
    if (unlikely(!cpy_r_r0)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "__init__", 236, CPyStatic_merv___turn___globals);
        goto CPyL16;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___turn___ActionOfferObject *)cpy_r_self)->_me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___turn___ActionOfferObject *)cpy_r_self)->_me);
    }
    ((serai___games___merv___turn___ActionOfferObject *)cpy_r_self)->_me = cpy_r_me;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "__init__", 237, CPyStatic_merv___turn___globals);
        goto CPyL16;
    }
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_square;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "__init__", "Table", "square", 238, CPyStatic_merv___turn___globals);
        goto CPyL16;
    }
CPyL3: ;
    cpy_r_r3 = (Py_ssize_t)cpy_r_r2 == -2;
    if (!cpy_r_r3) goto CPyL5;
    cpy_r_r4 = -2;
    goto CPyL14;
CPyL5: ;
    cpy_r_r5 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "__init__", "Table", "book", 238, CPyStatic_merv___turn___globals);
        goto CPyL16;
    }
CPyL6: ;
    cpy_r_r6 = ((serai___games___merv___book___BookObject *)cpy_r_r5)->_district_action;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "__init__", "Book", "district_action", 238, CPyStatic_merv___turn___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_r6);
CPyL7: ;
    cpy_r_r7 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_tiles;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "__init__", "Table", "tiles", 238, CPyStatic_merv___turn___globals);
        goto CPyL17;
    }
CPyL8: ;
    cpy_r_r8 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_square;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "__init__", "Table", "square", 238, CPyStatic_merv___turn___globals);
        goto CPyL17;
    }
CPyL9: ;
    cpy_r_r9 = CPyList_GetItemBorrow(cpy_r_r7, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "__init__", 238, CPyStatic_merv___turn___globals);
        goto CPyL17;
    }
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "__init__", 238, CPyStatic_merv___turn___globals);
        goto CPyL17;
    }
    cpy_r_r11 = CPyList_GetItem(cpy_r_r6, cpy_r_r10);
    CPy_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "__init__", 238, CPyStatic_merv___turn___globals);
        goto CPyL16;
    }
    if (likely(PyLong_Check(cpy_r_r11)))
        cpy_r_r12 = CPyTagged_FromObject(cpy_r_r11);
    else {
        CPy_TypeError("int", cpy_r_r11); cpy_r_r12 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "__init__", 238, CPyStatic_merv___turn___globals);
        goto CPyL16;
    }
    cpy_r_r4 = cpy_r_r12;
CPyL14: ;
    if (((serai___games___merv___turn___ActionOfferObject *)cpy_r_self)->_own != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___turn___ActionOfferObject *)cpy_r_self)->_own);
    }
    ((serai___games___merv___turn___ActionOfferObject *)cpy_r_self)->_own = cpy_r_r4;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "__init__", 238, CPyStatic_merv___turn___globals);
        goto CPyL16;
    }
    return 1;
CPyL16: ;
    cpy_r_r14 = 2;
    return cpy_r_r14;
CPyL17: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL16;
}
        
        PyObject *CPyPy_merv___turn___ActionOffer_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___turn___ActionOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.turn.ActionOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            char retval = CPyDef_merv___turn___ActionOffer_____init__(arg_self, arg_t, arg_me);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "__init__", 235, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___ActionOffer___likely(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    tuple_T2OO cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    tuple_T3OOO cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    cpy_r_r0 = ((serai___games___merv___turn___ActionOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "likely", "ActionOffer", "t", 241, CPyStatic_merv___turn___globals);
        goto CPyL16;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "likely", 241, CPyStatic_merv___turn___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL16;
    }
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "likely", "Table", "book", 241, CPyStatic_merv___turn___globals);
        goto CPyL16;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "likely", "Book", "options", 241, CPyStatic_merv___turn___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___turn___ActionOfferObject *)cpy_r_self)->_own;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "likely", "ActionOffer", "own", 242, CPyStatic_merv___turn___globals);
        goto CPyL17;
    }
CPyL5: ;
    cpy_r_r5 = (Py_ssize_t)cpy_r_r4 == -2;
    if (!cpy_r_r5) goto CPyL9;
    cpy_r_r6 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_gain_favour;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "likely", "Options", "gain_favour", 243, CPyStatic_merv___turn___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r6);
CPyL7: ;
    cpy_r_r7 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_deploy;
    if (unlikely(cpy_r_r7 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'deploy' of 'Options' undefined");
    } else {
        CPy_INCREF(cpy_r_r7);
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "likely", 243, CPyStatic_merv___turn___globals);
        goto CPyL18;
    }
CPyL8: ;
    cpy_r_r8.f0 = cpy_r_r6;
    cpy_r_r8.f1 = cpy_r_r7;
    cpy_r_r9 = PyTuple_New(2);
    if (unlikely(cpy_r_r9 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3723 = cpy_r_r8.f0;
    PyTuple_SET_ITEM(cpy_r_r9, 0, __tmp3723);
    PyObject *__tmp3724 = cpy_r_r8.f1;
    PyTuple_SET_ITEM(cpy_r_r9, 1, __tmp3724);
    return cpy_r_r9;
CPyL9: ;
    cpy_r_r10 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_act;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "likely", "Options", "act", 244, CPyStatic_merv___turn___globals);
        goto CPyL17;
    }
CPyL10: ;
    cpy_r_r11 = ((serai___games___merv___turn___ActionOfferObject *)cpy_r_self)->_own;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "likely", "ActionOffer", "own", 244, CPyStatic_merv___turn___globals);
        goto CPyL17;
    }
CPyL11: ;
    cpy_r_r12 = CPyList_GetItem(cpy_r_r10, cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "likely", 244, CPyStatic_merv___turn___globals);
        goto CPyL17;
    }
    if (likely(Py_TYPE(cpy_r_r12) == CPyType_option___Option))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "likely", 244, CPyStatic_merv___turn___globals, "serai.kernel.option.Option", cpy_r_r12);
        goto CPyL17;
    }
    cpy_r_r14 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_gain_favour;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "likely", "Options", "gain_favour", 244, CPyStatic_merv___turn___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r14);
CPyL14: ;
    cpy_r_r15 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_deploy;
    if (unlikely(cpy_r_r15 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'deploy' of 'Options' undefined");
    } else {
        CPy_INCREF(cpy_r_r15);
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "likely", 244, CPyStatic_merv___turn___globals);
        goto CPyL20;
    }
CPyL15: ;
    cpy_r_r16.f0 = cpy_r_r13;
    cpy_r_r16.f1 = cpy_r_r14;
    cpy_r_r16.f2 = cpy_r_r15;
    cpy_r_r17 = PyTuple_New(3);
    if (unlikely(cpy_r_r17 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3725 = cpy_r_r16.f0;
    PyTuple_SET_ITEM(cpy_r_r17, 0, __tmp3725);
    PyObject *__tmp3726 = cpy_r_r16.f1;
    PyTuple_SET_ITEM(cpy_r_r17, 1, __tmp3726);
    PyObject *__tmp3727 = cpy_r_r16.f2;
    PyTuple_SET_ITEM(cpy_r_r17, 2, __tmp3727);
    return cpy_r_r17;
CPyL16: ;
    cpy_r_r18 = NULL;
    return cpy_r_r18;
CPyL17: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL16;
CPyL18: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL16;
CPyL19: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r13);
    goto CPyL16;
CPyL20: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    goto CPyL16;
}
        
        PyObject *CPyPy_merv___turn___ActionOffer___likely(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___turn___ActionOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.turn.ActionOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___ActionOffer___likely(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "likely", 240, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___ActionOffer___others(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    int64_t cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    CPyPtr cpy_r_r10;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    CPyPtr cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    int32_t cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    int32_t cpy_r_r23;
    char cpy_r_r24;
    int64_t cpy_r_r25;
    PyObject *cpy_r_r26;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "others", 247, CPyStatic_merv___turn___globals);
        goto CPyL16;
    }
    cpy_r_r1 = ((serai___games___merv___turn___ActionOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "others", "ActionOffer", "t", 247, CPyStatic_merv___turn___globals);
        goto CPyL17;
    }
CPyL2: ;
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_merv___table___Table))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "others", 247, CPyStatic_merv___turn___globals, "serai.games.merv.table.Table", cpy_r_r1);
        goto CPyL17;
    }
    cpy_r_r3 = ((serai___games___merv___table___TableObject *)cpy_r_r2)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "others", "Table", "book", 247, CPyStatic_merv___turn___globals);
        goto CPyL17;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___book___BookObject *)cpy_r_r3)->_options;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "others", "Book", "options", 247, CPyStatic_merv___turn___globals);
        goto CPyL17;
    }
CPyL5: ;
    cpy_r_r5 = ((serai___games___merv___options___OptionsObject *)cpy_r_r4)->_act;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "others", "Options", "act", 247, CPyStatic_merv___turn___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r5);
CPyL6: ;
    cpy_r_r6 = 0;
CPyL7: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r6 < cpy_r_r8;
    if (!cpy_r_r9) goto CPyL18;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyListObject, ob_item));
    cpy_r_r11 = *(CPyPtr *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r6 * 8;
    cpy_r_r13 = cpy_r_r11 + cpy_r_r12;
    cpy_r_r14 = *(PyObject * *)cpy_r_r13;
    CPy_INCREF(cpy_r_r14);
    if (likely(Py_TYPE(cpy_r_r14) == CPyType_option___Option))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "others", 247, CPyStatic_merv___turn___globals, "serai.kernel.option.Option", cpy_r_r14);
        goto CPyL19;
    }
    cpy_r_r16 = ((serai___kernel___option___OptionObject *)cpy_r_r15)->_value;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r17 = ((serai___games___merv___turn___ActionOfferObject *)cpy_r_self)->_own;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "others", "ActionOffer", "own", 247, CPyStatic_merv___turn___globals);
        goto CPyL20;
    }
    CPyTagged_INCREF(cpy_r_r17);
CPyL10: ;
    cpy_r_r18 = CPyTagged_StealAsObject(cpy_r_r17);
    cpy_r_r19 = PyObject_RichCompare(cpy_r_r16, cpy_r_r18, 3);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "others", 247, CPyStatic_merv___turn___globals);
        goto CPyL21;
    }
    cpy_r_r20 = PyObject_IsTrue(cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = cpy_r_r20 >= 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "others", 247, CPyStatic_merv___turn___globals);
        goto CPyL21;
    }
    cpy_r_r22 = cpy_r_r20;
    if (!cpy_r_r22) goto CPyL22;
    cpy_r_r23 = PyList_Append(cpy_r_r0, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    cpy_r_r24 = cpy_r_r23 >= 0;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "others", 247, CPyStatic_merv___turn___globals);
        goto CPyL19;
    }
CPyL14: ;
    cpy_r_r25 = cpy_r_r6 + 1;
    cpy_r_r6 = cpy_r_r25;
    goto CPyL7;
CPyL15: ;
    return cpy_r_r0;
CPyL16: ;
    cpy_r_r26 = NULL;
    return cpy_r_r26;
CPyL17: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL16;
CPyL18: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL15;
CPyL19: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    goto CPyL16;
CPyL20: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    goto CPyL16;
CPyL21: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r15);
    goto CPyL16;
CPyL22: ;
    CPy_DECREF(cpy_r_r15);
    goto CPyL14;
}
        
        PyObject *CPyPy_merv___turn___ActionOffer___others(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":others", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___turn___ActionOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.turn.ActionOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___ActionOffer___others(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "others", 246, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___ActionOffer___options(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyPtr cpy_r_r8;
    CPyPtr cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyPtr cpy_r_r17;
    CPyPtr cpy_r_r18;
    CPyPtr cpy_r_r19;
    PyObject *cpy_r_found;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    int32_t cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    cpy_r_r0 = ((serai___games___merv___turn___ActionOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "options", "ActionOffer", "t", 250, CPyStatic_merv___turn___globals);
        goto CPyL24;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "options", 250, CPyStatic_merv___turn___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL24;
    }
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "options", "Table", "book", 250, CPyStatic_merv___turn___globals);
        goto CPyL24;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "options", "Book", "options", 250, CPyStatic_merv___turn___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___turn___ActionOfferObject *)cpy_r_self)->_own;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "options", "ActionOffer", "own", 251, CPyStatic_merv___turn___globals);
        goto CPyL25;
    }
CPyL5: ;
    cpy_r_r5 = (Py_ssize_t)cpy_r_r4 == -2;
    if (!cpy_r_r5) goto CPyL9;
    cpy_r_r6 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_gain_favour;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "options", "Options", "gain_favour", 251, CPyStatic_merv___turn___globals);
        goto CPyL25;
    }
    CPy_INCREF(cpy_r_r6);
CPyL7: ;
    cpy_r_r7 = PyList_New(1);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "options", 251, CPyStatic_merv___turn___globals);
        goto CPyL26;
    }
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyListObject, ob_item));
    cpy_r_r9 = *(CPyPtr *)cpy_r_r8;
    *(PyObject * *)cpy_r_r9 = cpy_r_r6;
    cpy_r_r10 = cpy_r_r7;
    goto CPyL16;
CPyL9: ;
    cpy_r_r11 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_act;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "options", "Options", "act", 251, CPyStatic_merv___turn___globals);
        goto CPyL25;
    }
CPyL10: ;
    cpy_r_r12 = ((serai___games___merv___turn___ActionOfferObject *)cpy_r_self)->_own;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "options", "ActionOffer", "own", 251, CPyStatic_merv___turn___globals);
        goto CPyL25;
    }
CPyL11: ;
    cpy_r_r13 = CPyList_GetItem(cpy_r_r11, cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "options", 251, CPyStatic_merv___turn___globals);
        goto CPyL25;
    }
    if (likely(Py_TYPE(cpy_r_r13) == CPyType_option___Option))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "options", 251, CPyStatic_merv___turn___globals, "serai.kernel.option.Option", cpy_r_r13);
        goto CPyL25;
    }
    cpy_r_r15 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_gain_favour;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "options", "Options", "gain_favour", 251, CPyStatic_merv___turn___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r15);
CPyL14: ;
    cpy_r_r16 = PyList_New(2);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "options", 251, CPyStatic_merv___turn___globals);
        goto CPyL28;
    }
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyListObject, ob_item));
    cpy_r_r18 = *(CPyPtr *)cpy_r_r17;
    *(PyObject * *)cpy_r_r18 = cpy_r_r14;
    cpy_r_r19 = cpy_r_r18 + 8;
    *(PyObject * *)cpy_r_r19 = cpy_r_r15;
    cpy_r_r10 = cpy_r_r16;
CPyL16: ;
    cpy_r_found = cpy_r_r10;
    cpy_r_r20 = ((serai___games___merv___turn___ActionOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "options", "ActionOffer", "t", 252, CPyStatic_merv___turn___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r20);
CPyL17: ;
    if (likely(Py_TYPE(cpy_r_r20) == CPyType_merv___table___Table))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "options", 252, CPyStatic_merv___turn___globals, "serai.games.merv.table.Table", cpy_r_r20);
        goto CPyL29;
    }
    cpy_r_r22 = ((serai___games___merv___turn___ActionOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "options", "ActionOffer", "me", 252, CPyStatic_merv___turn___globals);
        goto CPyL30;
    }
    CPyTagged_INCREF(cpy_r_r22);
CPyL19: ;
    cpy_r_r23 = CPyDef_soldiers___deploy_obstacle(cpy_r_r21, cpy_r_r22);
    CPy_DECREF(cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "options", 252, CPyStatic_merv___turn___globals);
        goto CPyL29;
    }
    cpy_r_r24 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r25 = cpy_r_r23 == cpy_r_r24;
    CPy_DECREF(cpy_r_r23);
    if (!cpy_r_r25) goto CPyL31;
    cpy_r_r26 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_deploy;
    if (unlikely(cpy_r_r26 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'deploy' of 'Options' undefined");
    } else {
        CPy_INCREF(cpy_r_r26);
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "options", 253, CPyStatic_merv___turn___globals);
        goto CPyL32;
    }
CPyL22: ;
    cpy_r_r27 = PyList_Append(cpy_r_found, cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    cpy_r_r28 = cpy_r_r27 >= 0;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "options", 253, CPyStatic_merv___turn___globals);
        goto CPyL32;
    }
CPyL23: ;
    return cpy_r_found;
CPyL24: ;
    cpy_r_r29 = NULL;
    return cpy_r_r29;
CPyL25: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL24;
CPyL26: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    goto CPyL24;
CPyL27: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    goto CPyL24;
CPyL28: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    goto CPyL24;
CPyL29: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    goto CPyL24;
CPyL30: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r21);
    goto CPyL24;
CPyL31: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL23;
CPyL32: ;
    CPy_DecRef(cpy_r_found);
    goto CPyL24;
}
        
        PyObject *CPyPy_merv___turn___ActionOffer___options(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":options", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___turn___ActionOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.turn.ActionOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___ActionOffer___options(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "options", 249, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___ActionOffer___obstacle(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    char cpy_r_r25;
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
    cpy_r_r1 = ((serai___games___merv___turn___ActionOfferObject *)cpy_r_self)->_own;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "obstacle", "ActionOffer", "own", 257, CPyStatic_merv___turn___globals);
        goto CPyL32;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL1: ;
    cpy_r_r2 = CPyTagged_StealAsObject(cpy_r_r1);
    cpy_r_r3 = PyObject_RichCompare(cpy_r_r0, cpy_r_r2, 2);
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "obstacle", 257, CPyStatic_merv___turn___globals);
        goto CPyL31;
    }
    cpy_r_r4 = PyObject_IsTrue(cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r5 = cpy_r_r4 >= 0;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "obstacle", 257, CPyStatic_merv___turn___globals);
        goto CPyL31;
    }
    cpy_r_r6 = cpy_r_r4;
    if (cpy_r_r6) goto CPyL10;
    cpy_r_r7 = ((serai___games___merv___turn___ActionOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "obstacle", "ActionOffer", "t", 257, CPyStatic_merv___turn___globals);
        goto CPyL31;
    }
CPyL5: ;
    if (likely(Py_TYPE(cpy_r_r7) == CPyType_merv___table___Table))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "obstacle", 257, CPyStatic_merv___turn___globals, "serai.games.merv.table.Table", cpy_r_r7);
        goto CPyL31;
    }
    cpy_r_r9 = ((serai___games___merv___table___TableObject *)cpy_r_r8)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "obstacle", "Table", "book", 257, CPyStatic_merv___turn___globals);
        goto CPyL31;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___games___merv___book___BookObject *)cpy_r_r9)->_options;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "obstacle", "Book", "options", 257, CPyStatic_merv___turn___globals);
        goto CPyL31;
    }
CPyL8: ;
    cpy_r_r11 = ((serai___games___merv___options___OptionsObject *)cpy_r_r10)->_gain_favour;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "obstacle", "Options", "gain_favour", 257, CPyStatic_merv___turn___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r11);
CPyL9: ;
    cpy_r_r12 = cpy_r_option == cpy_r_r11;
    CPy_DECREF(cpy_r_r11);
    if (!cpy_r_r12) goto CPyL11;
CPyL10: ;
    cpy_r_r13 = Py_None;
    CPy_INCREF(cpy_r_r13);
    return cpy_r_r13;
CPyL11: ;
    cpy_r_r14 = ((serai___games___merv___turn___ActionOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "obstacle", "ActionOffer", "t", 259, CPyStatic_merv___turn___globals);
        goto CPyL31;
    }
CPyL12: ;
    if (likely(Py_TYPE(cpy_r_r14) == CPyType_merv___table___Table))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "obstacle", 259, CPyStatic_merv___turn___globals, "serai.games.merv.table.Table", cpy_r_r14);
        goto CPyL31;
    }
    cpy_r_r16 = ((serai___games___merv___table___TableObject *)cpy_r_r15)->_book;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "obstacle", "Table", "book", 259, CPyStatic_merv___turn___globals);
        goto CPyL31;
    }
CPyL14: ;
    cpy_r_r17 = ((serai___games___merv___book___BookObject *)cpy_r_r16)->_options;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "obstacle", "Book", "options", 259, CPyStatic_merv___turn___globals);
        goto CPyL31;
    }
CPyL15: ;
    cpy_r_r18 = ((serai___games___merv___options___OptionsObject *)cpy_r_r17)->_deploy;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "obstacle", "Options", "deploy", 259, CPyStatic_merv___turn___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r18);
CPyL16: ;
    cpy_r_r19 = cpy_r_option == cpy_r_r18;
    CPy_DECREF(cpy_r_r18);
    if (!cpy_r_r19) goto CPyL22;
    cpy_r_r20 = ((serai___games___merv___turn___ActionOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "obstacle", "ActionOffer", "t", 260, CPyStatic_merv___turn___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r20);
CPyL18: ;
    if (likely(Py_TYPE(cpy_r_r20) == CPyType_merv___table___Table))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "obstacle", 260, CPyStatic_merv___turn___globals, "serai.games.merv.table.Table", cpy_r_r20);
        goto CPyL31;
    }
    cpy_r_r22 = ((serai___games___merv___turn___ActionOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "obstacle", "ActionOffer", "me", 260, CPyStatic_merv___turn___globals);
        goto CPyL33;
    }
    CPyTagged_INCREF(cpy_r_r22);
CPyL20: ;
    cpy_r_r23 = CPyDef_soldiers___deploy_obstacle(cpy_r_r21, cpy_r_r22);
    CPy_DECREF(cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "obstacle", 260, CPyStatic_merv___turn___globals);
        goto CPyL31;
    }
    return cpy_r_r23;
CPyL22: ;
    cpy_r_r24 = ((serai___games___merv___turn___ActionOfferObject *)cpy_r_self)->_own;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "obstacle", "ActionOffer", "own", 261, CPyStatic_merv___turn___globals);
        goto CPyL31;
    }
CPyL23: ;
    cpy_r_r25 = (Py_ssize_t)cpy_r_r24 == -2;
    if (!cpy_r_r25) goto CPyL27;
    cpy_r_r26 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r27 = CPyStatics[1973]; /* 'NOTHING_ACTIVATED' */
    cpy_r_r28 = CPyObject_GetAttr(cpy_r_r26, cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "obstacle", 261, CPyStatic_merv___turn___globals);
        goto CPyL31;
    }
    if (likely(Py_TYPE(cpy_r_r28) == CPyType_option___Reason))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "obstacle", 261, CPyStatic_merv___turn___globals, "serai.kernel.option.Reason", cpy_r_r28);
        goto CPyL31;
    }
    cpy_r_r30 = cpy_r_r29;
    goto CPyL30;
CPyL27: ;
    cpy_r_r31 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r32 = CPyStatics[1976]; /* 'OTHER_DISTRICT_ACTION' */
    cpy_r_r33 = CPyObject_GetAttr(cpy_r_r31, cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "obstacle", 261, CPyStatic_merv___turn___globals);
        goto CPyL31;
    }
    if (likely(Py_TYPE(cpy_r_r33) == CPyType_option___Reason))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "obstacle", 261, CPyStatic_merv___turn___globals, "serai.kernel.option.Reason", cpy_r_r33);
        goto CPyL31;
    }
    cpy_r_r30 = cpy_r_r34;
CPyL30: ;
    return cpy_r_r30;
CPyL31: ;
    cpy_r_r35 = NULL;
    return cpy_r_r35;
CPyL32: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL31;
CPyL33: ;
    CPy_DecRef(cpy_r_r21);
    goto CPyL31;
}
        
        PyObject *CPyPy_merv___turn___ActionOffer___obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:obstacle", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___turn___ActionOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.turn.ActionOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___ActionOffer___obstacle(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "obstacle", 256, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___ActionOffer___note(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    cpy_r_r0 = ((serai___games___merv___turn___ActionOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "note", "ActionOffer", "t", 264, CPyStatic_merv___turn___globals);
        goto CPyL19;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "note", 264, CPyStatic_merv___turn___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL19;
    }
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "note", "Table", "book", 264, CPyStatic_merv___turn___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "note", "Book", "options", 265, CPyStatic_merv___turn___globals);
        goto CPyL20;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_gain_favour;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "note", "Options", "gain_favour", 265, CPyStatic_merv___turn___globals);
        goto CPyL20;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = cpy_r_option == cpy_r_r4;
    CPy_DECREF(cpy_r_r4);
    if (!cpy_r_r5) goto CPyL10;
    cpy_r_r6 = CPyStatics[2269]; /* 'note-favour' */
    cpy_r_r7 = CPyStatics[31]; /* 'n' */
    cpy_r_r8 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_action_favour;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'action_favour' of 'Book' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r8);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 266, CPyStatic_merv___turn___globals);
        goto CPyL19;
    }
CPyL7: ;
    cpy_r_r9 = CPyTagged_StealAsObject(cpy_r_r8);
    cpy_r_r10 = CPyDict_Build(1, cpy_r_r7, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 266, CPyStatic_merv___turn___globals);
        goto CPyL19;
    }
    cpy_r_r11 = CPyDef_message___Message(cpy_r_r6, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 266, CPyStatic_merv___turn___globals);
        goto CPyL19;
    }
    return cpy_r_r11;
CPyL10: ;
    cpy_r_r12 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "note", "Book", "options", 267, CPyStatic_merv___turn___globals);
        goto CPyL20;
    }
CPyL11: ;
    cpy_r_r13 = ((serai___games___merv___options___OptionsObject *)cpy_r_r12)->_deploy;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "note", "Options", "deploy", 267, CPyStatic_merv___turn___globals);
        goto CPyL20;
    }
    CPy_INCREF(cpy_r_r13);
CPyL12: ;
    cpy_r_r14 = cpy_r_option == cpy_r_r13;
    CPy_DECREF(cpy_r_r13);
    if (!cpy_r_r14) goto CPyL21;
    cpy_r_r15 = CPyStatics[2270]; /* 'note-soldiers' */
    cpy_r_r16 = CPyStatics[31]; /* 'n' */
    cpy_r_r17 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_action_soldiers;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'action_soldiers' of 'Book' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r17);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 267, CPyStatic_merv___turn___globals);
        goto CPyL19;
    }
CPyL14: ;
    cpy_r_r18 = CPyTagged_StealAsObject(cpy_r_r17);
    cpy_r_r19 = CPyDict_Build(1, cpy_r_r16, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 267, CPyStatic_merv___turn___globals);
        goto CPyL19;
    }
    cpy_r_r20 = CPyDef_message___Message(cpy_r_r15, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 267, CPyStatic_merv___turn___globals);
        goto CPyL19;
    }
    cpy_r_r21 = cpy_r_r20;
    goto CPyL18;
CPyL17: ;
    cpy_r_r22 = Py_None;
    CPy_INCREF(cpy_r_r22);
    cpy_r_r21 = cpy_r_r22;
CPyL18: ;
    return cpy_r_r21;
CPyL19: ;
    cpy_r_r23 = NULL;
    return cpy_r_r23;
CPyL20: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL19;
CPyL21: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL17;
}
        
        PyObject *CPyPy_merv___turn___ActionOffer___note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:note", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___turn___ActionOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.turn.ActionOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___ActionOffer___note(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "note", 263, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___perform_action_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject **cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    tuple_T3OOO cpy_r_r48;
    PyObject **cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject **cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyTagged cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    CPyTagged cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyTagged cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject **cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject **cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    char cpy_r_r91;
    tuple_T3OOO cpy_r_r92;
    PyObject **cpy_r_r93;
    PyObject *cpy_r_r94;
    char cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject **cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    char cpy_r_r105;
    int32_t cpy_r_r106;
    char cpy_r_r107;
    int32_t cpy_r_r108;
    PyObject *cpy_r_r109;
    char cpy_r_r110;
    char cpy_r_r111;
    char cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = ((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL86;
CPyL1: ;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_type != cpy_r_r9;
    if (!cpy_r_r10) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "perform_action", 270, CPyStatic_merv___turn___globals);
        goto CPyL85;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r11 = ((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "perform_action", "perform_action_gen", "t", 271, CPyStatic_merv___turn___globals);
        goto CPyL85;
    }
CPyL5: ;
    cpy_r_r12 = ((serai___games___merv___table___TableObject *)cpy_r_r11)->_book;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "perform_action", "Table", "book", 271, CPyStatic_merv___turn___globals);
        goto CPyL85;
    }
CPyL6: ;
    cpy_r_r13 = ((serai___games___merv___book___BookObject *)cpy_r_r12)->_options;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "perform_action", "Book", "options", 271, CPyStatic_merv___turn___globals);
        goto CPyL85;
    }
    CPy_INCREF(cpy_r_r13);
CPyL7: ;
    cpy_r_r14 = ((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "perform_action", "perform_action_gen", "chosen", 272, CPyStatic_merv___turn___globals);
        goto CPyL92;
    }
CPyL8: ;
    cpy_r_r15 = ((serai___games___merv___options___OptionsObject *)cpy_r_r13)->_gain_favour;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "perform_action", "Options", "gain_favour", 272, CPyStatic_merv___turn___globals);
        goto CPyL92;
    }
    CPy_INCREF(cpy_r_r15);
CPyL9: ;
    cpy_r_r16 = cpy_r_r14 == cpy_r_r15;
    CPy_DECREF(cpy_r_r15);
    if (cpy_r_r16) {
        goto CPyL93;
    } else
        goto CPyL16;
CPyL10: ;
    cpy_r_r17 = ((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "perform_action", "perform_action_gen", "t", 273, CPyStatic_merv___turn___globals);
        goto CPyL85;
    }
CPyL11: ;
    cpy_r_r18 = ((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "perform_action", "perform_action_gen", "me", 273, CPyStatic_merv___turn___globals);
        goto CPyL85;
    }
CPyL12: ;
    cpy_r_r19 = ((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "perform_action", "perform_action_gen", "t", 273, CPyStatic_merv___turn___globals);
        goto CPyL85;
    }
CPyL13: ;
    cpy_r_r20 = ((serai___games___merv___table___TableObject *)cpy_r_r19)->_book;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "perform_action", "Table", "book", 273, CPyStatic_merv___turn___globals);
        goto CPyL85;
    }
CPyL14: ;
    cpy_r_r21 = ((serai___games___merv___book___BookObject *)cpy_r_r20)->_action_favour;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "perform_action", "Book", "action_favour", 273, CPyStatic_merv___turn___globals);
        goto CPyL85;
    }
    CPyTagged_INCREF(cpy_r_r21);
CPyL15: ;
    cpy_r_r22 = CPyStatics[1974]; /* 'MV-TURN-08' */
    cpy_r_r23 = CPyDef_tracks___gain_favour(cpy_r_r17, cpy_r_r18, cpy_r_r21, cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r23 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "perform_action", 273, CPyStatic_merv___turn___globals);
        goto CPyL85;
    } else
        goto CPyL80;
CPyL16: ;
    cpy_r_r24 = ((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "perform_action", "perform_action_gen", "chosen", 274, CPyStatic_merv___turn___globals);
        goto CPyL92;
    }
CPyL17: ;
    cpy_r_r25 = ((serai___games___merv___options___OptionsObject *)cpy_r_r13)->_deploy;
    if (unlikely(cpy_r_r25 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'deploy' of 'Options' undefined");
    } else {
        CPy_INCREF(cpy_r_r25);
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "perform_action", 274, CPyStatic_merv___turn___globals);
        goto CPyL85;
    }
CPyL18: ;
    cpy_r_r26 = cpy_r_r24 == cpy_r_r25;
    CPy_DECREF(cpy_r_r25);
    if (!cpy_r_r26) goto CPyL45;
    cpy_r_r27 = ((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "perform_action", "perform_action_gen", "t", 275, CPyStatic_merv___turn___globals);
        goto CPyL85;
    }
CPyL20: ;
    cpy_r_r28 = ((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "perform_action", "perform_action_gen", "me", 275, CPyStatic_merv___turn___globals);
        goto CPyL85;
    }
CPyL21: ;
    cpy_r_r29 = ((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "perform_action", "perform_action_gen", "t", 275, CPyStatic_merv___turn___globals);
        goto CPyL85;
    }
CPyL22: ;
    cpy_r_r30 = ((serai___games___merv___table___TableObject *)cpy_r_r29)->_book;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "perform_action", "Table", "book", 275, CPyStatic_merv___turn___globals);
        goto CPyL85;
    }
CPyL23: ;
    cpy_r_r31 = ((serai___games___merv___book___BookObject *)cpy_r_r30)->_action_soldiers;
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "perform_action", "Book", "action_soldiers", 275, CPyStatic_merv___turn___globals);
        goto CPyL85;
    }
    CPyTagged_INCREF(cpy_r_r31);
CPyL24: ;
    cpy_r_r32 = CPyDef_soldiers___deploy_soldiers(cpy_r_r27, cpy_r_r28, cpy_r_r31);
    CPyTagged_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "perform_action", 275, CPyStatic_merv___turn___globals);
        goto CPyL85;
    }
    if (((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___perform_action_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___perform_action_gen_0);
    }
    ((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___perform_action_gen_0 = cpy_r_r32;
    cpy_r_r33 = 1;
    if (!cpy_r_r33) goto CPyL85;
    cpy_r_r34 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r35 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r36 = NULL;
    cpy_r_r1 = cpy_r_r36;
    cpy_r_r37 = (PyObject **)&cpy_r_r1;
    cpy_r_r38 = ((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___perform_action_gen_0;
    cpy_r_r39 = CPyDef_soldiers___deploy_soldiers_gen_____mypyc_generator_helper__(cpy_r_r38, cpy_r_r35, cpy_r_r35, cpy_r_r35, cpy_r_r34, cpy_r_r37);
    if (cpy_r_r39 != NULL) goto CPyL94;
    cpy_r_r40 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "perform_action", 275, CPyStatic_merv___turn___globals);
        goto CPyL95;
    }
    cpy_r_r41 = cpy_r_r1;
    CPy_DECREF(cpy_r_r41);
    cpy_r_r42 = NULL;
    if (((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___perform_action_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___perform_action_gen_0);
    }
    ((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___perform_action_gen_0 = cpy_r_r42;
    cpy_r_r43 = 1;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "perform_action", 275, CPyStatic_merv___turn___globals);
        goto CPyL85;
    } else
        goto CPyL80;
CPyL29: ;
    cpy_r_r44 = cpy_r_r39;
CPyL30: ;
    ((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r44;
CPyL31: ;
    cpy_r_r46 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r47 = cpy_r_type != cpy_r_r46;
    if (!cpy_r_r47) goto CPyL96;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "perform_action", 275, CPyStatic_merv___turn___globals);
        goto CPyL35;
    } else
        goto CPyL97;
CPyL33: ;
    CPy_Unreachable();
CPyL34: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL41;
CPyL35: ;
    cpy_r_r48 = CPy_CatchError();
    cpy_r_r49 = (PyObject **)&cpy_r_r3;
    cpy_r_r50 = ((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___perform_action_gen_0;
    cpy_r_r51 = CPy_YieldFromErrorHandle(cpy_r_r50, cpy_r_r49);
    if (unlikely(cpy_r_r51 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "perform_action", 275, CPyStatic_merv___turn___globals);
        goto CPyL98;
    }
    if (cpy_r_r51) goto CPyL38;
    cpy_r_r44 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r48);
    CPy_DecRef(cpy_r_r48.f0);
    CPy_DecRef(cpy_r_r48.f1);
    CPy_DecRef(cpy_r_r48.f2);
    goto CPyL30;
CPyL38: ;
    cpy_r_r41 = cpy_r_r3;
    CPy_DecRef(cpy_r_r41);
    CPy_RestoreExcInfo(cpy_r_r48);
    CPy_DecRef(cpy_r_r48.f0);
    CPy_DecRef(cpy_r_r48.f1);
    CPy_DecRef(cpy_r_r48.f2);
    goto CPyL80;
CPyL39: ;
    CPy_RestoreExcInfo(cpy_r_r48);
    CPy_DecRef(cpy_r_r48.f0);
    CPy_DecRef(cpy_r_r48.f1);
    CPy_DecRef(cpy_r_r48.f2);
    cpy_r_r52 = CPy_KeepPropagating();
    if (!cpy_r_r52) goto CPyL85;
    CPy_Unreachable();
CPyL41: ;
    cpy_r_r53 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r54 = NULL;
    cpy_r_r1 = cpy_r_r54;
    cpy_r_r55 = (PyObject **)&cpy_r_r1;
    cpy_r_r56 = ((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___perform_action_gen_0;
    cpy_r_r57 = CPyDef_soldiers___deploy_soldiers_gen_____mypyc_generator_helper__(cpy_r_r56, cpy_r_r53, cpy_r_r53, cpy_r_r53, cpy_r_arg, cpy_r_r55);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r57 == NULL) {
        goto CPyL43;
    } else
        goto CPyL99;
CPyL42: ;
    cpy_r_r44 = cpy_r_r57;
    goto CPyL30;
CPyL43: ;
    cpy_r_r58 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "perform_action", 275, CPyStatic_merv___turn___globals);
        goto CPyL95;
    }
    cpy_r_r41 = cpy_r_r1;
    CPy_DECREF(cpy_r_r41);
    goto CPyL80;
CPyL45: ;
    cpy_r_r59 = ((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "perform_action", "perform_action_gen", "chosen", 277, CPyStatic_merv___turn___globals);
        goto CPyL85;
    }
CPyL46: ;
    cpy_r_r60 = ((serai___kernel___option___OptionObject *)cpy_r_r59)->_value;
    CPy_INCREF(cpy_r_r60);
    cpy_r_r61 = ((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "perform_action", "perform_action_gen", "t", 277, CPyStatic_merv___turn___globals);
        goto CPyL100;
    }
CPyL47: ;
    if (likely(PyLong_Check(cpy_r_r60)))
        cpy_r_r62 = CPyTagged_FromObject(cpy_r_r60);
    else {
        CPy_TypeError("int", cpy_r_r60); cpy_r_r62 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r62 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "perform_action", 277, CPyStatic_merv___turn___globals);
        goto CPyL85;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r61)->_action != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r61)->_action);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r61)->_action = cpy_r_r62;
    cpy_r_r63 = 1;
    if (unlikely(!cpy_r_r63)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "perform_action", 277, CPyStatic_merv___turn___globals);
        goto CPyL85;
    }
    cpy_r_r64 = CPyStatic_merv___turn___globals;
    cpy_r_r65 = CPyStatics[1209]; /* 'DISTRICT_ACTIONS' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "perform_action", 278, CPyStatic_merv___turn___globals);
        goto CPyL85;
    }
    if (likely(PyTuple_Check(cpy_r_r66)))
        cpy_r_r67 = cpy_r_r66;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "perform_action", 278, CPyStatic_merv___turn___globals, "tuple", cpy_r_r66);
        goto CPyL85;
    }
    cpy_r_r68 = ((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "perform_action", "perform_action_gen", "t", 278, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
CPyL52: ;
    cpy_r_r69 = ((serai___games___merv___table___TableObject *)cpy_r_r68)->_action;
    if (unlikely(cpy_r_r69 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "perform_action", "Table", "action", 278, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
    CPyTagged_INCREF(cpy_r_r69);
CPyL53: ;
    cpy_r_r70 = CPySequenceTuple_GetItem(cpy_r_r67, cpy_r_r69);
    CPy_DECREF(cpy_r_r67);
    CPyTagged_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "perform_action", 278, CPyStatic_merv___turn___globals);
        goto CPyL85;
    }
    cpy_r_r71 = ((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "perform_action", "perform_action_gen", "t", 278, CPyStatic_merv___turn___globals);
        goto CPyL102;
    }
CPyL55: ;
    cpy_r_r72 = ((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r72 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "perform_action", "perform_action_gen", "me", 278, CPyStatic_merv___turn___globals);
        goto CPyL102;
    }
CPyL56: ;
    CPyTagged_INCREF(cpy_r_r72);
    cpy_r_r73 = CPyTagged_StealAsObject(cpy_r_r72);
    PyObject *cpy_r_r74[2] = {cpy_r_r71, cpy_r_r73};
    cpy_r_r75 = (PyObject **)&cpy_r_r74;
    cpy_r_r76 = PyObject_Vectorcall(cpy_r_r70, cpy_r_r75, 2, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "perform_action", 278, CPyStatic_merv___turn___globals);
        goto CPyL103;
    }
    CPy_DECREF(cpy_r_r73);
    cpy_r_r77 = PyObject_GetIter(cpy_r_r76);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "perform_action", 278, CPyStatic_merv___turn___globals);
        goto CPyL85;
    }
    if (((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___perform_action_gen_1 != NULL) {
        CPy_DECREF(((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___perform_action_gen_1);
    }
    ((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___perform_action_gen_1 = cpy_r_r77;
    cpy_r_r78 = 1;
    if (!cpy_r_r78) goto CPyL85;
    cpy_r_r79 = NULL;
    cpy_r_r5 = cpy_r_r79;
    cpy_r_r80 = (PyObject **)&cpy_r_r5;
    cpy_r_r81 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r82 = ((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___perform_action_gen_1;
    cpy_r_r83 = CPyIter_Send(cpy_r_r82, cpy_r_r81, cpy_r_r80);
    if (cpy_r_r83 != NULL) goto CPyL104;
    cpy_r_r84 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r84)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "perform_action", 278, CPyStatic_merv___turn___globals);
        goto CPyL105;
    }
    cpy_r_r85 = cpy_r_r5;
    CPy_DECREF(cpy_r_r85);
    cpy_r_r86 = NULL;
    if (((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___perform_action_gen_1 != NULL) {
        CPy_DECREF(((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___perform_action_gen_1);
    }
    ((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___perform_action_gen_1 = cpy_r_r86;
    cpy_r_r87 = 1;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "perform_action", 278, CPyStatic_merv___turn___globals);
        goto CPyL85;
    } else
        goto CPyL78;
CPyL62: ;
    cpy_r_r88 = cpy_r_r83;
CPyL63: ;
    ((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r88;
CPyL64: ;
    cpy_r_r90 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r91 = cpy_r_type != cpy_r_r90;
    if (!cpy_r_r91) goto CPyL106;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "perform_action", 278, CPyStatic_merv___turn___globals);
        goto CPyL68;
    } else
        goto CPyL107;
CPyL66: ;
    CPy_Unreachable();
CPyL67: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL74;
CPyL68: ;
    cpy_r_r92 = CPy_CatchError();
    cpy_r_r93 = (PyObject **)&cpy_r_r7;
    cpy_r_r94 = ((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___perform_action_gen_1;
    cpy_r_r95 = CPy_YieldFromErrorHandle(cpy_r_r94, cpy_r_r93);
    if (unlikely(cpy_r_r95 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "perform_action", 278, CPyStatic_merv___turn___globals);
        goto CPyL108;
    }
    if (cpy_r_r95) goto CPyL71;
    cpy_r_r88 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r92);
    CPy_DecRef(cpy_r_r92.f0);
    CPy_DecRef(cpy_r_r92.f1);
    CPy_DecRef(cpy_r_r92.f2);
    goto CPyL63;
CPyL71: ;
    cpy_r_r85 = cpy_r_r7;
    CPy_DecRef(cpy_r_r85);
    CPy_RestoreExcInfo(cpy_r_r92);
    CPy_DecRef(cpy_r_r92.f0);
    CPy_DecRef(cpy_r_r92.f1);
    CPy_DecRef(cpy_r_r92.f2);
    goto CPyL78;
CPyL72: ;
    CPy_RestoreExcInfo(cpy_r_r92);
    CPy_DecRef(cpy_r_r92.f0);
    CPy_DecRef(cpy_r_r92.f1);
    CPy_DecRef(cpy_r_r92.f2);
    cpy_r_r96 = CPy_KeepPropagating();
    if (!cpy_r_r96) goto CPyL85;
    CPy_Unreachable();
CPyL74: ;
    cpy_r_r97 = NULL;
    cpy_r_r5 = cpy_r_r97;
    cpy_r_r98 = (PyObject **)&cpy_r_r5;
    cpy_r_r99 = ((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___perform_action_gen_1;
    cpy_r_r100 = CPyIter_Send(cpy_r_r99, cpy_r_arg, cpy_r_r98);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r100 == NULL) {
        goto CPyL76;
    } else
        goto CPyL109;
CPyL75: ;
    cpy_r_r88 = cpy_r_r100;
    goto CPyL63;
CPyL76: ;
    cpy_r_r101 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r101)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "perform_action", 278, CPyStatic_merv___turn___globals);
        goto CPyL105;
    }
    cpy_r_r85 = cpy_r_r5;
    CPy_DECREF(cpy_r_r85);
CPyL78: ;
    cpy_r_r102 = ((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "perform_action", "perform_action_gen", "t", 279, CPyStatic_merv___turn___globals);
        goto CPyL85;
    }
CPyL79: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_r102)->_action != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r102)->_action);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r102)->_action = -2;
    cpy_r_r103 = 1;
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "perform_action", 279, CPyStatic_merv___turn___globals);
        goto CPyL85;
    }
CPyL80: ;
    cpy_r_r104 = Py_None;
    CPy_INCREF(cpy_r_r104);
    ((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r106 = CPyDef_merv___turn___perform_action_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL84;
    CPyGen_SetStopIterationValue(cpy_r_r104);
    CPy_DECREF(cpy_r_r104);
    if (!0) goto CPyL91;
    CPy_Unreachable();
CPyL84: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r104;
    CPyGen_Exit(&((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL85: ;
    ((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r108 = CPyDef_merv___turn___perform_action_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r109 = NULL;
    CPyGen_Exit(&((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r109;
CPyL86: ;
    cpy_r_r110 = cpy_r_r8 == 0;
    if (cpy_r_r110) goto CPyL110;
    cpy_r_r111 = cpy_r_r8 == 1;
    if (cpy_r_r111) {
        goto CPyL111;
    } else
        goto CPyL112;
CPyL88: ;
    cpy_r_r112 = cpy_r_r8 == 2;
    if (cpy_r_r112) {
        goto CPyL64;
    } else
        goto CPyL113;
CPyL89: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r113 = 0;
    if (unlikely(!cpy_r_r113)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "perform_action", 270, CPyStatic_merv___turn___globals);
        goto CPyL91;
    }
    CPy_Unreachable();
CPyL91: ;
    cpy_r_r114 = NULL;
    CPyGen_Exit(&((serai___games___merv___turn___perform_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r114;
CPyL92: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL85;
CPyL93: ;
    CPy_DECREF(cpy_r_r13);
    goto CPyL10;
CPyL94: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL29;
CPyL95: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL85;
CPyL96: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL34;
CPyL97: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL33;
CPyL98: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL39;
CPyL99: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL42;
CPyL100: ;
    CPy_DecRef(cpy_r_r60);
    goto CPyL85;
CPyL101: ;
    CPy_DecRef(cpy_r_r67);
    goto CPyL85;
CPyL102: ;
    CPy_DecRef(cpy_r_r70);
    goto CPyL85;
CPyL103: ;
    CPy_DecRef(cpy_r_r73);
    goto CPyL85;
CPyL104: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL62;
CPyL105: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL85;
CPyL106: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL67;
CPyL107: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL66;
CPyL108: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL72;
CPyL109: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL75;
CPyL110: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL1;
CPyL111: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL31;
CPyL112: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL88;
CPyL113: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL89;
}
        
PyObject *CPyDef_merv___turn___perform_action_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___turn___perform_action_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___turn___perform_action_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___perform_action_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.perform_action_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___perform_action_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "__next__", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___perform_action_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___turn___perform_action_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___turn___perform_action_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___perform_action_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.perform_action_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_merv___turn___perform_action_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "send", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___perform_action_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_merv___turn___perform_action_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___perform_action_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.perform_action_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___perform_action_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "__iter__", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___perform_action_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_merv___turn___perform_action_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_merv___turn___perform_action_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___perform_action_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.perform_action_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_merv___turn___perform_action_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "throw", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___perform_action_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_merv___turn___perform_action_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp3728 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp3728);
    PyObject *__tmp3729 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp3729);
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
        
        PyObject *CPyPy_merv___turn___perform_action_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___perform_action_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.perform_action_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___perform_action_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "close", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___perform_action(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_chosen) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_merv___turn___perform_action_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "perform_action", 270, CPyStatic_merv___turn___globals);
        goto CPyL5;
    }
    ((serai___games___merv___turn___perform_action_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___turn___perform_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___turn___perform_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___turn___perform_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "perform_action", 270, CPyStatic_merv___turn___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___turn___perform_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___turn___perform_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___merv___turn___perform_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "perform_action", 270, CPyStatic_merv___turn___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_chosen);
    if (((serai___games___merv___turn___perform_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__chosen != NULL) {
        CPy_DECREF(((serai___games___merv___turn___perform_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__chosen);
    }
    ((serai___games___merv___turn___perform_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__chosen = cpy_r_chosen;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "perform_action", 270, CPyStatic_merv___turn___globals);
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
        
        PyObject *CPyPy_merv___turn___perform_action(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "chosen", 0};
            static CPyArg_Parser parser = {"OOO:perform_action", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_chosen;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_chosen)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
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
            PyObject *retval = CPyDef_merv___turn___perform_action(arg_t, arg_me, arg_chosen);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "perform_action", 270, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___end_turn_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    CPyTagged cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_rule;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject **cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    tuple_T3OOO cpy_r_r53;
    PyObject **cpy_r_r54;
    PyObject *cpy_r_r55;
    char cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject **cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    int32_t cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyTagged cpy_r_r72;
    PyObject *cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject **cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    char cpy_r_r88;
    tuple_T3OOO cpy_r_r89;
    PyObject **cpy_r_r90;
    PyObject *cpy_r_r91;
    char cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject **cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    int32_t cpy_r_r102;
    char cpy_r_r103;
    int32_t cpy_r_r104;
    PyObject *cpy_r_r105;
    char cpy_r_r106;
    char cpy_r_r107;
    char cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = ((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL85;
CPyL1: ;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_type != cpy_r_r9;
    if (!cpy_r_r10) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "end_turn", 282, CPyStatic_merv___turn___globals);
        goto CPyL84;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r11 = ((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "end_turn", "end_turn_gen", "t", 284, CPyStatic_merv___turn___globals);
        goto CPyL84;
    }
CPyL5: ;
    cpy_r_r12 = ((serai___games___merv___table___TableObject *)cpy_r_r11)->_book;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "end_turn", "Table", "book", 284, CPyStatic_merv___turn___globals);
        goto CPyL84;
    }
CPyL6: ;
    cpy_r_r13 = ((serai___games___merv___book___BookObject *)cpy_r_r12)->_options;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "end_turn", "Book", "options", 284, CPyStatic_merv___turn___globals);
        goto CPyL84;
    }
    CPy_INCREF(cpy_r_r13);
CPyL7: ;
    if (((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o != NULL) {
        CPy_DECREF(((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o);
    }
    ((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o = cpy_r_r13;
    cpy_r_r14 = 1;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "end_turn", 284, CPyStatic_merv___turn___globals);
        goto CPyL84;
    }
CPyL8: ;
    if (!1) goto CPyL79;
    cpy_r_r15 = ((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "end_turn", "end_turn_gen", "t", 286, CPyStatic_merv___turn___globals);
        goto CPyL84;
    }
CPyL10: ;
    cpy_r_r16 = ((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "end_turn", "end_turn_gen", "me", 286, CPyStatic_merv___turn___globals);
        goto CPyL84;
    }
CPyL11: ;
    cpy_r_r17 = ((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__zone;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "end_turn", "end_turn_gen", "zone", 286, CPyStatic_merv___turn___globals);
        goto CPyL84;
    }
CPyL12: ;
    cpy_r_r18 = CPyDef_market___MarketOffer(cpy_r_r15, cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "end_turn", 286, CPyStatic_merv___turn___globals);
        goto CPyL84;
    }
    cpy_r_r19 = CPyDef_offer___TableOffer___options(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "end_turn", 287, CPyStatic_merv___turn___globals);
        goto CPyL91;
    }
    cpy_r_r20 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyVarObject, ob_size));
    cpy_r_r21 = *(int64_t *)cpy_r_r20;
    CPy_DECREF(cpy_r_r19);
    cpy_r_r22 = cpy_r_r21 << 1;
    cpy_r_r23 = cpy_r_r22 != 0;
    if (!cpy_r_r23) goto CPyL16;
    cpy_r_r24 = CPyStatics[1977]; /* 'MV-MKT-01' */
    CPy_INCREF(cpy_r_r24);
    cpy_r_r25 = cpy_r_r24;
    goto CPyL17;
CPyL16: ;
    cpy_r_r26 = CPyStatics[2271]; /* 'MV-CONT-01' */
    CPy_INCREF(cpy_r_r26);
    cpy_r_r25 = cpy_r_r26;
CPyL17: ;
    cpy_r_rule = cpy_r_r25;
    cpy_r_r27 = CPyStatic_contracts___CONTRACTS;
    if (unlikely(cpy_r_r27 == NULL)) {
        goto CPyL92;
    } else
        goto CPyL20;
CPyL18: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CONTRACTS\" was not set");
    cpy_r_r28 = 0;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "end_turn", 288, CPyStatic_merv___turn___globals);
        goto CPyL84;
    }
    CPy_Unreachable();
CPyL20: ;
    cpy_r_r29 = ((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "end_turn", "end_turn_gen", "t", 288, CPyStatic_merv___turn___globals);
        goto CPyL93;
    }
CPyL21: ;
    cpy_r_r30 = ((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "end_turn", "end_turn_gen", "me", 288, CPyStatic_merv___turn___globals);
        goto CPyL93;
    }
CPyL22: ;
    cpy_r_r31 = CPyStatics[894]; /* 'end-turn' */
    cpy_r_r32 = ((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "end_turn", "end_turn_gen", "t", 288, CPyStatic_merv___turn___globals);
        goto CPyL93;
    }
CPyL23: ;
    cpy_r_r33 = ((serai___games___merv___table___TableObject *)cpy_r_r32)->_confirm;
    if (unlikely(cpy_r_r33 == 2)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "end_turn", "Table", "confirm", 288, CPyStatic_merv___turn___globals);
        goto CPyL93;
    }
CPyL24: ;
    cpy_r_r34 = ((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "end_turn", "end_turn_gen", "o", 288, CPyStatic_merv___turn___globals);
        goto CPyL93;
    }
CPyL25: ;
    cpy_r_r35 = ((serai___games___merv___options___OptionsObject *)cpy_r_r34)->_end_turn;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "end_turn", "Options", "end_turn", 288, CPyStatic_merv___turn___globals);
        goto CPyL93;
    }
    CPy_INCREF(cpy_r_r35);
CPyL26: ;
    cpy_r_r36 = NULL;
    cpy_r_r37 = CPyDef_extras___ask_with(cpy_r_r27, cpy_r_r29, cpy_r_r30, cpy_r_r31, cpy_r_rule, cpy_r_r18, cpy_r_r36, cpy_r_r33, cpy_r_r35);
    CPy_DECREF(cpy_r_rule);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "end_turn", 288, CPyStatic_merv___turn___globals);
        goto CPyL84;
    }
    if (((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___end_turn_gen_1 != NULL) {
        CPy_DECREF(((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___end_turn_gen_1);
    }
    ((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___end_turn_gen_1 = cpy_r_r37;
    cpy_r_r38 = 1;
    if (!cpy_r_r38) goto CPyL84;
    cpy_r_r39 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r40 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r41 = NULL;
    cpy_r_r1 = cpy_r_r41;
    cpy_r_r42 = (PyObject **)&cpy_r_r1;
    cpy_r_r43 = ((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___end_turn_gen_1;
    cpy_r_r44 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r43, cpy_r_r40, cpy_r_r40, cpy_r_r40, cpy_r_r39, cpy_r_r42);
    if (cpy_r_r44 != NULL) goto CPyL94;
    cpy_r_r45 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "end_turn", 288, CPyStatic_merv___turn___globals);
        goto CPyL95;
    }
    cpy_r_r46 = cpy_r_r1;
    cpy_r_r47 = NULL;
    if (((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___end_turn_gen_1 != NULL) {
        CPy_DECREF(((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___end_turn_gen_1);
    }
    ((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___end_turn_gen_1 = cpy_r_r47;
    cpy_r_r48 = 1;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "end_turn", 288, CPyStatic_merv___turn___globals);
        goto CPyL96;
    } else
        goto CPyL47;
CPyL31: ;
    cpy_r_r49 = cpy_r_r44;
CPyL32: ;
    ((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r49;
CPyL33: ;
    cpy_r_r51 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r52 = cpy_r_type != cpy_r_r51;
    if (!cpy_r_r52) goto CPyL97;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "end_turn", 288, CPyStatic_merv___turn___globals);
        goto CPyL37;
    } else
        goto CPyL98;
CPyL35: ;
    CPy_Unreachable();
CPyL36: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL43;
CPyL37: ;
    cpy_r_r53 = CPy_CatchError();
    cpy_r_r54 = (PyObject **)&cpy_r_r3;
    cpy_r_r55 = ((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___end_turn_gen_1;
    cpy_r_r56 = CPy_YieldFromErrorHandle(cpy_r_r55, cpy_r_r54);
    if (unlikely(cpy_r_r56 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "end_turn", 288, CPyStatic_merv___turn___globals);
        goto CPyL99;
    }
    if (cpy_r_r56) goto CPyL40;
    cpy_r_r49 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r53);
    CPy_DecRef(cpy_r_r53.f0);
    CPy_DecRef(cpy_r_r53.f1);
    CPy_DecRef(cpy_r_r53.f2);
    goto CPyL32;
CPyL40: ;
    cpy_r_r46 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r53);
    CPy_DecRef(cpy_r_r53.f0);
    CPy_DecRef(cpy_r_r53.f1);
    CPy_DecRef(cpy_r_r53.f2);
    goto CPyL47;
CPyL41: ;
    CPy_RestoreExcInfo(cpy_r_r53);
    CPy_DecRef(cpy_r_r53.f0);
    CPy_DecRef(cpy_r_r53.f1);
    CPy_DecRef(cpy_r_r53.f2);
    cpy_r_r57 = CPy_KeepPropagating();
    if (!cpy_r_r57) goto CPyL84;
    CPy_Unreachable();
CPyL43: ;
    cpy_r_r58 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r59 = NULL;
    cpy_r_r1 = cpy_r_r59;
    cpy_r_r60 = (PyObject **)&cpy_r_r1;
    cpy_r_r61 = ((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___end_turn_gen_1;
    cpy_r_r62 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r61, cpy_r_r58, cpy_r_r58, cpy_r_r58, cpy_r_arg, cpy_r_r60);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r62 == NULL) {
        goto CPyL45;
    } else
        goto CPyL100;
CPyL44: ;
    cpy_r_r49 = cpy_r_r62;
    goto CPyL32;
CPyL45: ;
    cpy_r_r63 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r63)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "end_turn", 288, CPyStatic_merv___turn___globals);
        goto CPyL95;
    }
    cpy_r_r46 = cpy_r_r1;
CPyL47: ;
    if (likely(Py_TYPE(cpy_r_r46) == CPyType_option___Option))
        cpy_r_r64 = cpy_r_r46;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "end_turn", 288, CPyStatic_merv___turn___globals, "serai.kernel.option.Option", cpy_r_r46);
        goto CPyL84;
    }
    cpy_r_r65 = ((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "end_turn", "end_turn_gen", "o", 289, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
CPyL49: ;
    cpy_r_r66 = ((serai___games___merv___options___OptionsObject *)cpy_r_r65)->_end_turn;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "end_turn", "Options", "end_turn", 289, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
    CPy_INCREF(cpy_r_r66);
CPyL50: ;
    cpy_r_r67 = cpy_r_r64 == cpy_r_r66;
    CPy_DECREF(cpy_r_r66);
    if (cpy_r_r67) {
        goto CPyL102;
    } else
        goto CPyL56;
CPyL51: ;
    cpy_r_r68 = Py_None;
    CPy_INCREF(cpy_r_r68);
    ((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r70 = CPyDef_merv___turn___end_turn_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL55;
    CPyGen_SetStopIterationValue(cpy_r_r68);
    CPy_DECREF(cpy_r_r68);
    if (!0) goto CPyL90;
    CPy_Unreachable();
CPyL55: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r68;
    CPyGen_Exit(&((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL56: ;
    cpy_r_r71 = ((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "end_turn", "end_turn_gen", "t", 291, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
CPyL57: ;
    cpy_r_r72 = ((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r72 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "end_turn", "end_turn_gen", "me", 291, CPyStatic_merv___turn___globals);
        goto CPyL101;
    }
CPyL58: ;
    cpy_r_r73 = CPyDef_market___trade_at_market(cpy_r_r71, cpy_r_r72, cpy_r_r64);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "end_turn", 291, CPyStatic_merv___turn___globals);
        goto CPyL84;
    }
    if (((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___end_turn_gen_2 != NULL) {
        CPy_DECREF(((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___end_turn_gen_2);
    }
    ((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___end_turn_gen_2 = cpy_r_r73;
    cpy_r_r74 = 1;
    if (!cpy_r_r74) goto CPyL84;
    cpy_r_r75 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r76 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r77 = NULL;
    cpy_r_r5 = cpy_r_r77;
    cpy_r_r78 = (PyObject **)&cpy_r_r5;
    cpy_r_r79 = ((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___end_turn_gen_2;
    cpy_r_r80 = CPyDef_market___trade_at_market_gen_____mypyc_generator_helper__(cpy_r_r79, cpy_r_r76, cpy_r_r76, cpy_r_r76, cpy_r_r75, cpy_r_r78);
    if (cpy_r_r80 != NULL) goto CPyL103;
    cpy_r_r81 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r81)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "end_turn", 291, CPyStatic_merv___turn___globals);
        goto CPyL104;
    }
    cpy_r_r82 = cpy_r_r5;
    CPy_DECREF(cpy_r_r82);
    cpy_r_r83 = NULL;
    if (((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___end_turn_gen_2 != NULL) {
        CPy_DECREF(((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___end_turn_gen_2);
    }
    ((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___end_turn_gen_2 = cpy_r_r83;
    cpy_r_r84 = 1;
    if (unlikely(!cpy_r_r84)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "end_turn", 291, CPyStatic_merv___turn___globals);
        goto CPyL84;
    } else
        goto CPyL8;
CPyL63: ;
    cpy_r_r85 = cpy_r_r80;
CPyL64: ;
    ((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r85;
CPyL65: ;
    cpy_r_r87 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r88 = cpy_r_type != cpy_r_r87;
    if (!cpy_r_r88) goto CPyL105;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "end_turn", 291, CPyStatic_merv___turn___globals);
        goto CPyL69;
    } else
        goto CPyL106;
CPyL67: ;
    CPy_Unreachable();
CPyL68: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL75;
CPyL69: ;
    cpy_r_r89 = CPy_CatchError();
    cpy_r_r90 = (PyObject **)&cpy_r_r7;
    cpy_r_r91 = ((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___end_turn_gen_2;
    cpy_r_r92 = CPy_YieldFromErrorHandle(cpy_r_r91, cpy_r_r90);
    if (unlikely(cpy_r_r92 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "end_turn", 291, CPyStatic_merv___turn___globals);
        goto CPyL107;
    }
    if (cpy_r_r92) goto CPyL72;
    cpy_r_r85 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r89);
    CPy_DecRef(cpy_r_r89.f0);
    CPy_DecRef(cpy_r_r89.f1);
    CPy_DecRef(cpy_r_r89.f2);
    goto CPyL64;
CPyL72: ;
    cpy_r_r82 = cpy_r_r7;
    CPy_DecRef(cpy_r_r82);
    CPy_RestoreExcInfo(cpy_r_r89);
    CPy_DecRef(cpy_r_r89.f0);
    CPy_DecRef(cpy_r_r89.f1);
    CPy_DecRef(cpy_r_r89.f2);
    goto CPyL8;
CPyL73: ;
    CPy_RestoreExcInfo(cpy_r_r89);
    CPy_DecRef(cpy_r_r89.f0);
    CPy_DecRef(cpy_r_r89.f1);
    CPy_DecRef(cpy_r_r89.f2);
    cpy_r_r93 = CPy_KeepPropagating();
    if (!cpy_r_r93) goto CPyL84;
    CPy_Unreachable();
CPyL75: ;
    cpy_r_r94 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r95 = NULL;
    cpy_r_r5 = cpy_r_r95;
    cpy_r_r96 = (PyObject **)&cpy_r_r5;
    cpy_r_r97 = ((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___turn___end_turn_gen_2;
    cpy_r_r98 = CPyDef_market___trade_at_market_gen_____mypyc_generator_helper__(cpy_r_r97, cpy_r_r94, cpy_r_r94, cpy_r_r94, cpy_r_arg, cpy_r_r96);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r98 == NULL) {
        goto CPyL77;
    } else
        goto CPyL108;
CPyL76: ;
    cpy_r_r85 = cpy_r_r98;
    goto CPyL64;
CPyL77: ;
    cpy_r_r99 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r99)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "end_turn", 291, CPyStatic_merv___turn___globals);
        goto CPyL104;
    }
    cpy_r_r82 = cpy_r_r5;
    CPy_DECREF(cpy_r_r82);
    goto CPyL8;
CPyL79: ;
    cpy_r_r100 = Py_None;
    CPy_INCREF(cpy_r_r100);
    ((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r102 = CPyDef_merv___turn___end_turn_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL83;
    CPyGen_SetStopIterationValue(cpy_r_r100);
    CPy_DECREF(cpy_r_r100);
    if (!0) goto CPyL90;
    CPy_Unreachable();
CPyL83: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r100;
    CPyGen_Exit(&((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL84: ;
    ((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r104 = CPyDef_merv___turn___end_turn_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r105 = NULL;
    CPyGen_Exit(&((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r105;
CPyL85: ;
    cpy_r_r106 = cpy_r_r8 == 0;
    if (cpy_r_r106) goto CPyL109;
    cpy_r_r107 = cpy_r_r8 == 1;
    if (cpy_r_r107) {
        goto CPyL110;
    } else
        goto CPyL111;
CPyL87: ;
    cpy_r_r108 = cpy_r_r8 == 2;
    if (cpy_r_r108) {
        goto CPyL65;
    } else
        goto CPyL112;
CPyL88: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r109 = 0;
    if (unlikely(!cpy_r_r109)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "end_turn", 282, CPyStatic_merv___turn___globals);
        goto CPyL90;
    }
    CPy_Unreachable();
CPyL90: ;
    cpy_r_r110 = NULL;
    CPyGen_Exit(&((serai___games___merv___turn___end_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r110;
CPyL91: ;
    CPy_DecRef(cpy_r_r18);
    goto CPyL84;
CPyL92: ;
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_rule);
    goto CPyL18;
CPyL93: ;
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_rule);
    goto CPyL84;
CPyL94: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL31;
CPyL95: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL84;
CPyL96: ;
    CPy_DecRef(cpy_r_r46);
    goto CPyL84;
CPyL97: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL36;
CPyL98: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL35;
CPyL99: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL41;
CPyL100: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL44;
CPyL101: ;
    CPy_DecRef(cpy_r_r64);
    goto CPyL84;
CPyL102: ;
    CPy_DECREF(cpy_r_r64);
    goto CPyL51;
CPyL103: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL63;
CPyL104: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL84;
CPyL105: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL68;
CPyL106: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL67;
CPyL107: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL73;
CPyL108: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL76;
CPyL109: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL1;
CPyL110: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL33;
CPyL111: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL87;
CPyL112: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL88;
}
        
PyObject *CPyDef_merv___turn___end_turn_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___turn___end_turn_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___turn___end_turn_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___end_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.end_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___end_turn_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "__next__", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___end_turn_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___turn___end_turn_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___turn___end_turn_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___end_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.end_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_merv___turn___end_turn_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "send", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___end_turn_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_merv___turn___end_turn_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___end_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.end_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___end_turn_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "__iter__", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___end_turn_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_merv___turn___end_turn_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_merv___turn___end_turn_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___end_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.end_turn_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_merv___turn___end_turn_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "throw", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___end_turn_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_merv___turn___end_turn_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp3730 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp3730);
    PyObject *__tmp3731 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp3731);
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
        
        PyObject *CPyPy_merv___turn___end_turn_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___turn___end_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.turn.end_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___end_turn_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "close", -1, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___turn___end_turn(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_zone) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_merv___turn___end_turn_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "end_turn", 282, CPyStatic_merv___turn___globals);
        goto CPyL5;
    }
    ((serai___games___merv___turn___end_turn_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___turn___end_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___turn___end_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___turn___end_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "end_turn", 282, CPyStatic_merv___turn___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___turn___end_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___turn___end_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___merv___turn___end_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "end_turn", 282, CPyStatic_merv___turn___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_zone);
    if (((serai___games___merv___turn___end_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__zone != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___turn___end_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__zone);
    }
    ((serai___games___merv___turn___end_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__zone = cpy_r_zone;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "end_turn", 282, CPyStatic_merv___turn___globals);
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
        
        PyObject *CPyPy_merv___turn___end_turn(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "zone", 0};
            static CPyArg_Parser parser = {"OOO:end_turn", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_zone;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_zone)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_zone;
            if (likely(PyLong_Check(obj_zone)))
                arg_zone = CPyTagged_BorrowFromObject(obj_zone);
            else {
                CPy_TypeError("int", obj_zone); goto fail;
            }
            PyObject *retval = CPyDef_merv___turn___end_turn(arg_t, arg_me, arg_zone);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "end_turn", 282, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
char CPyDef_merv___turn____is_market(PyObject *cpy_r_t, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    int32_t cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "_is_market", "Table", "book", 295, CPyStatic_merv___turn___globals);
        goto CPyL12;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "_is_market", "Book", "options", 295, CPyStatic_merv___turn___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___options___OptionsObject *)cpy_r_r1)->_take_camels;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "_is_market", "Options", "take_camels", 296, CPyStatic_merv___turn___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = cpy_r_option == cpy_r_r2;
    CPy_DECREF(cpy_r_r2);
    if (cpy_r_r3) {
        goto CPyL14;
    } else
        goto CPyL5;
CPyL4: ;
    cpy_r_r4 = cpy_r_r3;
    goto CPyL11;
CPyL5: ;
    cpy_r_r5 = ((serai___games___merv___options___OptionsObject *)cpy_r_r1)->_market;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "_is_market", "Options", "market", 296, CPyStatic_merv___turn___globals);
        goto CPyL13;
    }
CPyL6: ;
    cpy_r_r6 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_market;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/turn.py", "_is_market", "Table", "market", 296, CPyStatic_merv___turn___globals);
        goto CPyL13;
    }
CPyL7: ;
    cpy_r_r7 = CPyList_GetItem(cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "_is_market", 296, CPyStatic_merv___turn___globals);
        goto CPyL13;
    }
    if (likely(PyList_Check(cpy_r_r7)))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/turn.py", "_is_market", 296, CPyStatic_merv___turn___globals, "list", cpy_r_r7);
        goto CPyL13;
    }
    CPy_DECREF(cpy_r_r1);
    cpy_r_r9 = PySequence_Contains(cpy_r_r8, cpy_r_option);
    CPy_DECREF(cpy_r_r8);
    cpy_r_r10 = cpy_r_r9 >= 0;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "_is_market", 296, CPyStatic_merv___turn___globals);
        goto CPyL12;
    }
    cpy_r_r11 = cpy_r_r9;
    cpy_r_r4 = cpy_r_r11;
CPyL11: ;
    return cpy_r_r4;
CPyL12: ;
    cpy_r_r12 = 2;
    return cpy_r_r12;
CPyL13: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL12;
CPyL14: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL4;
}
        
        PyObject *CPyPy_merv___turn____is_market(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "option", 0};
            static CPyArg_Parser parser = {"OO:_is_market", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_option)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            char retval = CPyDef_merv___turn____is_market(arg_t, arg_option);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/turn.py", "_is_market", 294, CPyStatic_merv___turn___globals);
            return NULL;
        }
        
char CPyDef_merv___turn_____top_level__(void) {
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
    void *cpy_r_r17;
    void *cpy_r_r18;
    void *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    void *cpy_r_r25;
    void *cpy_r_r26;
    PyObject **cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    int32_t cpy_r_r37;
    char cpy_r_r38;
    void *cpy_r_r39;
    void *cpy_r_r40;
    void *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    void *cpy_r_r47;
    void *cpy_r_r48;
    PyObject **cpy_r_r49;
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
    PyObject *cpy_r_r60;
    void *cpy_r_r61;
    void *cpy_r_r62;
    void *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    void *cpy_r_r69;
    void *cpy_r_r70;
    PyObject **cpy_r_r71;
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
    PyObject *cpy_r_r82;
    void *cpy_r_r83;
    void *cpy_r_r84;
    void *cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    void *cpy_r_r91;
    void *cpy_r_r92;
    PyObject **cpy_r_r93;
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
    void *cpy_r_r105;
    void *cpy_r_r106;
    void *cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    void *cpy_r_r113;
    void *cpy_r_r114;
    PyObject **cpy_r_r115;
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
    PyObject *cpy_r_r126;
    void *cpy_r_r127;
    void *cpy_r_r128;
    void *cpy_r_r129;
    char cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    void *cpy_r_r135;
    void *cpy_r_r136;
    PyObject **cpy_r_r137;
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
    PyObject *cpy_r_r148;
    void *cpy_r_r149;
    void *cpy_r_r150;
    void *cpy_r_r151;
    char cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    void *cpy_r_r157;
    void *cpy_r_r158;
    PyObject **cpy_r_r159;
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
    void *cpy_r_r171;
    void *cpy_r_r172;
    void *cpy_r_r173;
    char cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    void *cpy_r_r179;
    void *cpy_r_r180;
    PyObject **cpy_r_r181;
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
    PyObject *cpy_r_r192;
    void *cpy_r_r193;
    void *cpy_r_r194;
    void *cpy_r_r195;
    char cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    void *cpy_r_r201;
    void *cpy_r_r202;
    PyObject **cpy_r_r203;
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
    PyObject *cpy_r_r214;
    void *cpy_r_r215;
    void *cpy_r_r216;
    void *cpy_r_r217;
    char cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    void *cpy_r_r223;
    void *cpy_r_r224;
    PyObject **cpy_r_r225;
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
    PyObject *cpy_r_r236;
    void *cpy_r_r237;
    void *cpy_r_r238;
    void *cpy_r_r239;
    char cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    void *cpy_r_r245;
    void *cpy_r_r246;
    PyObject **cpy_r_r247;
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
    void *cpy_r_r259;
    void *cpy_r_r260;
    void *cpy_r_r261;
    char cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    void *cpy_r_r267;
    void *cpy_r_r268;
    PyObject **cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_r271;
    PyObject *cpy_r_r272;
    PyObject *cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject *cpy_r_r275;
    PyObject *cpy_r_r276;
    PyObject *cpy_r_r277;
    PyObject *cpy_r_r278;
    PyObject *cpy_r_r279;
    PyObject *cpy_r_r280;
    void *cpy_r_r281;
    void *cpy_r_r282;
    void *cpy_r_r283;
    char cpy_r_r284;
    PyObject *cpy_r_r285;
    PyObject *cpy_r_r286;
    PyObject *cpy_r_r287;
    PyObject *cpy_r_r288;
    void *cpy_r_r289;
    void *cpy_r_r290;
    PyObject **cpy_r_r291;
    PyObject *cpy_r_r292;
    PyObject *cpy_r_r293;
    PyObject *cpy_r_r294;
    PyObject *cpy_r_r295;
    PyObject *cpy_r_r296;
    PyObject *cpy_r_r297;
    PyObject *cpy_r_r298;
    PyObject *cpy_r_r299;
    PyObject *cpy_r_r300;
    PyObject *cpy_r_r301;
    PyObject *cpy_r_r302;
    void *cpy_r_r303;
    void *cpy_r_r304;
    void *cpy_r_r305;
    char cpy_r_r306;
    PyObject *cpy_r_r307;
    PyObject *cpy_r_r308;
    PyObject *cpy_r_r309;
    PyObject *cpy_r_r310;
    void *cpy_r_r311;
    void *cpy_r_r312;
    PyObject **cpy_r_r313;
    PyObject *cpy_r_r314;
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
    void *cpy_r_r325;
    void *cpy_r_r326;
    void *cpy_r_r327;
    char cpy_r_r328;
    PyObject *cpy_r_r329;
    PyObject *cpy_r_r330;
    PyObject *cpy_r_r331;
    PyObject *cpy_r_r332;
    void *cpy_r_r333;
    void *cpy_r_r334;
    PyObject **cpy_r_r335;
    PyObject *cpy_r_r336;
    PyObject *cpy_r_r337;
    PyObject *cpy_r_r338;
    PyObject *cpy_r_r339;
    PyObject *cpy_r_r340;
    PyObject *cpy_r_r341;
    PyObject *cpy_r_r342;
    PyObject *cpy_r_r343;
    PyObject *cpy_r_r344;
    PyObject *cpy_r_r345;
    PyObject *cpy_r_r346;
    void *cpy_r_r347;
    void *cpy_r_r348;
    void *cpy_r_r349;
    char cpy_r_r350;
    PyObject *cpy_r_r351;
    PyObject *cpy_r_r352;
    PyObject *cpy_r_r353;
    PyObject *cpy_r_r354;
    void *cpy_r_r355;
    void *cpy_r_r356;
    PyObject **cpy_r_r357;
    PyObject *cpy_r_r358;
    PyObject *cpy_r_r359;
    PyObject *cpy_r_r360;
    PyObject *cpy_r_r361;
    PyObject *cpy_r_r362;
    PyObject *cpy_r_r363;
    PyObject *cpy_r_r364;
    PyObject *cpy_r_r365;
    PyObject *cpy_r_r366;
    PyObject *cpy_r_r367;
    PyObject *cpy_r_r368;
    void *cpy_r_r369;
    void *cpy_r_r370;
    void *cpy_r_r371;
    char cpy_r_r372;
    PyObject *cpy_r_r373;
    PyObject *cpy_r_r374;
    PyObject *cpy_r_r375;
    PyObject *cpy_r_r376;
    void *cpy_r_r377;
    void *cpy_r_r378;
    PyObject **cpy_r_r379;
    PyObject *cpy_r_r380;
    PyObject *cpy_r_r381;
    PyObject *cpy_r_r382;
    PyObject *cpy_r_r383;
    PyObject *cpy_r_r384;
    PyObject *cpy_r_r385;
    PyObject *cpy_r_r386;
    PyObject *cpy_r_r387;
    PyObject *cpy_r_r388;
    PyObject *cpy_r_r389;
    PyObject *cpy_r_r390;
    void *cpy_r_r391;
    void *cpy_r_r392;
    void *cpy_r_r393;
    char cpy_r_r394;
    PyObject *cpy_r_r395;
    PyObject *cpy_r_r396;
    PyObject *cpy_r_r397;
    PyObject *cpy_r_r398;
    void *cpy_r_r399;
    void *cpy_r_r400;
    PyObject **cpy_r_r401;
    PyObject *cpy_r_r402;
    PyObject *cpy_r_r403;
    PyObject *cpy_r_r404;
    PyObject *cpy_r_r405;
    PyObject *cpy_r_r406;
    PyObject *cpy_r_r407;
    PyObject *cpy_r_r408;
    PyObject *cpy_r_r409;
    PyObject *cpy_r_r410;
    PyObject *cpy_r_r411;
    PyObject *cpy_r_r412;
    void *cpy_r_r413;
    void *cpy_r_r414;
    void *cpy_r_r415;
    char cpy_r_r416;
    PyObject *cpy_r_r417;
    PyObject *cpy_r_r418;
    PyObject *cpy_r_r419;
    PyObject *cpy_r_r420;
    void *cpy_r_r421;
    void *cpy_r_r422;
    PyObject **cpy_r_r423;
    PyObject *cpy_r_r424;
    PyObject *cpy_r_r425;
    PyObject *cpy_r_r426;
    PyObject *cpy_r_r427;
    PyObject *cpy_r_r428;
    PyObject *cpy_r_r429;
    PyObject *cpy_r_r430;
    PyObject *cpy_r_r431;
    PyObject *cpy_r_r432;
    PyObject *cpy_r_r433;
    PyObject *cpy_r_r434;
    void *cpy_r_r435;
    void *cpy_r_r436;
    void *cpy_r_r437;
    char cpy_r_r438;
    PyObject *cpy_r_r439;
    PyObject *cpy_r_r440;
    PyObject *cpy_r_r441;
    PyObject *cpy_r_r442;
    void *cpy_r_r443;
    void *cpy_r_r444;
    PyObject **cpy_r_r445;
    PyObject *cpy_r_r446;
    PyObject *cpy_r_r447;
    PyObject *cpy_r_r448;
    PyObject *cpy_r_r449;
    PyObject *cpy_r_r450;
    PyObject *cpy_r_r451;
    PyObject *cpy_r_r452;
    PyObject *cpy_r_r453;
    PyObject *cpy_r_r454;
    PyObject *cpy_r_r455;
    PyObject *cpy_r_r456;
    PyObject *cpy_r_r457;
    PyObject *cpy_r_r458;
    PyObject *cpy_r_r459;
    PyObject *cpy_r_r460;
    PyObject *cpy_r_r461;
    PyObject *cpy_r_r462;
    PyObject *cpy_r_r463;
    char cpy_r_r464;
    char cpy_r_r465;
    PyObject *cpy_r_r466;
    PyObject *cpy_r_r467;
    PyObject *cpy_r_r468;
    PyObject *cpy_r_r469;
    PyObject *cpy_r_r470;
    PyObject *cpy_r_r471;
    PyObject *cpy_r_r472;
    PyObject *cpy_r_r473;
    PyObject *cpy_r_r474;
    PyObject *cpy_r_r475;
    int32_t cpy_r_r476;
    char cpy_r_r477;
    PyObject *cpy_r_r478;
    PyObject *cpy_r_r479;
    int32_t cpy_r_r480;
    char cpy_r_r481;
    char cpy_r_r482;
    PyObject *cpy_r_r483;
    PyObject *cpy_r_r484;
    PyObject *cpy_r_r485;
    PyObject *cpy_r_r486;
    PyObject *cpy_r_r487;
    PyObject *cpy_r_r488;
    PyObject *cpy_r_r489;
    char cpy_r_r490;
    char cpy_r_r491;
    PyObject *cpy_r_r492;
    PyObject *cpy_r_r493;
    PyObject *cpy_r_r494;
    PyObject *cpy_r_r495;
    PyObject *cpy_r_r496;
    PyObject *cpy_r_r497;
    PyObject *cpy_r_r498;
    PyObject *cpy_r_r499;
    PyObject *cpy_r_r500;
    PyObject *cpy_r_r501;
    PyObject *cpy_r_r502;
    int32_t cpy_r_r503;
    char cpy_r_r504;
    PyObject *cpy_r_r505;
    PyObject *cpy_r_r506;
    int32_t cpy_r_r507;
    char cpy_r_r508;
    char cpy_r_r509;
    PyObject *cpy_r_r510;
    PyObject *cpy_r_r511;
    PyObject *cpy_r_r512;
    PyObject *cpy_r_r513;
    PyObject *cpy_r_r514;
    PyObject *cpy_r_r515;
    PyObject *cpy_r_r516;
    char cpy_r_r517;
    char cpy_r_r518;
    PyObject *cpy_r_r519;
    PyObject *cpy_r_r520;
    PyObject *cpy_r_r521;
    PyObject *cpy_r_r522;
    PyObject *cpy_r_r523;
    PyObject *cpy_r_r524;
    PyObject *cpy_r_r525;
    PyObject *cpy_r_r526;
    PyObject *cpy_r_r527;
    PyObject *cpy_r_r528;
    int32_t cpy_r_r529;
    char cpy_r_r530;
    PyObject *cpy_r_r531;
    PyObject *cpy_r_r532;
    int32_t cpy_r_r533;
    char cpy_r_r534;
    char cpy_r_r535;
    char cpy_r_r536;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 1, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 1, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_merv___turn___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 6, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4996]; /* ('Sequence',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_merv___turn___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 8, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatic_merv___turn___globals;
    cpy_r_r17 = (void *)&CPyModule_serai___games___merv___reasons;
    cpy_r_r18 = (void *)&CPyImportState_serai___games___merv___reasons;
    cpy_r_r19 = CPyModuleLockAPI_serai;
    cpy_r_r20 = CPyImport_IsInitialized(cpy_r_r18);
    if (!cpy_r_r20) goto CPyL9;
    cpy_r_r21 = PyImport_GetModuleDict();
    cpy_r_r22 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r23 = CPyDict_GetItem(cpy_r_r21, cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 10, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r24 = cpy_r_r23;
    goto CPyL13;
CPyL9: ;
    cpy_r_r25 = CPyInitOnly_serai___games___merv___reasons;
    cpy_r_r26 = CPyExec_serai___games___merv___reasons;
    cpy_r_r27 = (PyObject **)&CPyModule_serai___games___merv___reasons__internal;
    cpy_r_r28 = PyImport_GetModuleDict();
    cpy_r_r29 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r30 = CPyDict_GetItem(cpy_r_r28, cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 10, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r31 = CPyStatics[8]; /* '__file__' */
    cpy_r_r32 = CPyObject_GetAttr(cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 10, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r33 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r34 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r35 = CPyImport_ImportNative(cpy_r_r34, cpy_r_r25, cpy_r_r26, cpy_r_r27, cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r32, cpy_r_r33, 0);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 10, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r24 = cpy_r_r35;
CPyL13: ;
    cpy_r_r36 = CPyStatics[393]; /* 'reasons' */
    cpy_r_r37 = CPyDict_SetItem(cpy_r_r16, cpy_r_r36, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 10, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r39 = (void *)&CPyModule_serai___games___merv___actions;
    cpy_r_r40 = (void *)&CPyImportState_serai___games___merv___actions;
    cpy_r_r41 = CPyModuleLockAPI_serai;
    cpy_r_r42 = CPyImport_IsInitialized(cpy_r_r40);
    if (!cpy_r_r42) goto CPyL17;
    cpy_r_r43 = PyImport_GetModuleDict();
    cpy_r_r44 = CPyStatics[2272]; /* 'serai.games.merv.actions' */
    cpy_r_r45 = CPyDict_GetItem(cpy_r_r43, cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 11, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r46 = cpy_r_r45;
    goto CPyL21;
CPyL17: ;
    cpy_r_r47 = CPyInitOnly_serai___games___merv___actions;
    cpy_r_r48 = CPyExec_serai___games___merv___actions;
    cpy_r_r49 = (PyObject **)&CPyModule_serai___games___merv___actions__internal;
    cpy_r_r50 = PyImport_GetModuleDict();
    cpy_r_r51 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r52 = CPyDict_GetItem(cpy_r_r50, cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 11, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r53 = CPyStatics[8]; /* '__file__' */
    cpy_r_r54 = CPyObject_GetAttr(cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 11, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r55 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r56 = CPyStatics[2272]; /* 'serai.games.merv.actions' */
    cpy_r_r57 = CPyImport_ImportNative(cpy_r_r56, cpy_r_r47, cpy_r_r48, cpy_r_r49, cpy_r_r39, cpy_r_r40, cpy_r_r41, cpy_r_r54, cpy_r_r55, 1);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 11, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r46 = cpy_r_r57;
CPyL21: ;
    cpy_r_r58 = CPyStatics[5297]; /* ('DISTRICT_ACTIONS',) */
    cpy_r_r59 = CPyStatic_merv___turn___globals;
    cpy_r_r60 = CPyImport_GetNativeAttrs(cpy_r_r46, cpy_r_r58, cpy_r_r58, cpy_r_r59);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 11, CPyStatic_merv___turn___globals);
        goto CPyL194;
    } else
        goto CPyL195;
CPyL22: ;
    cpy_r_r61 = (void *)&CPyModule_serai___games___merv___automa___turn;
    cpy_r_r62 = (void *)&CPyImportState_serai___games___merv___automa___turn;
    cpy_r_r63 = CPyModuleLockAPI_serai;
    cpy_r_r64 = CPyImport_IsInitialized(cpy_r_r62);
    if (!cpy_r_r64) goto CPyL25;
    cpy_r_r65 = PyImport_GetModuleDict();
    cpy_r_r66 = CPyStatics[2273]; /* 'serai.games.merv.automa.turn' */
    cpy_r_r67 = CPyDict_GetItem(cpy_r_r65, cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 12, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r68 = cpy_r_r67;
    goto CPyL29;
CPyL25: ;
    cpy_r_r69 = CPyInitOnly_serai___games___merv___automa___turn;
    cpy_r_r70 = CPyExec_serai___games___merv___automa___turn;
    cpy_r_r71 = (PyObject **)&CPyModule_serai___games___merv___automa___turn__internal;
    cpy_r_r72 = PyImport_GetModuleDict();
    cpy_r_r73 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r74 = CPyDict_GetItem(cpy_r_r72, cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 12, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r75 = CPyStatics[8]; /* '__file__' */
    cpy_r_r76 = CPyObject_GetAttr(cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 12, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r77 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r78 = CPyStatics[2273]; /* 'serai.games.merv.automa.turn' */
    cpy_r_r79 = CPyImport_ImportNative(cpy_r_r78, cpy_r_r69, cpy_r_r70, cpy_r_r71, cpy_r_r61, cpy_r_r62, cpy_r_r63, cpy_r_r76, cpy_r_r77, 0);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 12, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r68 = cpy_r_r79;
CPyL29: ;
    cpy_r_r80 = CPyStatics[5298]; /* ('magistrate_turn',) */
    cpy_r_r81 = CPyStatic_merv___turn___globals;
    cpy_r_r82 = CPyImport_GetNativeAttrs(cpy_r_r68, cpy_r_r80, cpy_r_r80, cpy_r_r81);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 12, CPyStatic_merv___turn___globals);
        goto CPyL194;
    } else
        goto CPyL196;
CPyL30: ;
    cpy_r_r83 = (void *)&CPyModule_serai___games___merv___contracts;
    cpy_r_r84 = (void *)&CPyImportState_serai___games___merv___contracts;
    cpy_r_r85 = CPyModuleLockAPI_serai;
    cpy_r_r86 = CPyImport_IsInitialized(cpy_r_r84);
    if (!cpy_r_r86) goto CPyL33;
    cpy_r_r87 = PyImport_GetModuleDict();
    cpy_r_r88 = CPyStatics[1234]; /* 'serai.games.merv.contracts' */
    cpy_r_r89 = CPyDict_GetItem(cpy_r_r87, cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 13, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r90 = cpy_r_r89;
    goto CPyL37;
CPyL33: ;
    cpy_r_r91 = CPyInitOnly_serai___games___merv___contracts;
    cpy_r_r92 = CPyExec_serai___games___merv___contracts;
    cpy_r_r93 = (PyObject **)&CPyModule_serai___games___merv___contracts__internal;
    cpy_r_r94 = PyImport_GetModuleDict();
    cpy_r_r95 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r96 = CPyDict_GetItem(cpy_r_r94, cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 13, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r97 = CPyStatics[8]; /* '__file__' */
    cpy_r_r98 = CPyObject_GetAttr(cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 13, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r99 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r100 = CPyStatics[1234]; /* 'serai.games.merv.contracts' */
    cpy_r_r101 = CPyImport_ImportNative(cpy_r_r100, cpy_r_r91, cpy_r_r92, cpy_r_r93, cpy_r_r83, cpy_r_r84, cpy_r_r85, cpy_r_r98, cpy_r_r99, 0);
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 13, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r90 = cpy_r_r101;
CPyL37: ;
    cpy_r_r102 = CPyStatics[5199]; /* ('CONTRACTS',) */
    cpy_r_r103 = CPyStatic_merv___turn___globals;
    cpy_r_r104 = CPyImport_GetNativeAttrs(cpy_r_r90, cpy_r_r102, cpy_r_r102, cpy_r_r103);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 13, CPyStatic_merv___turn___globals);
        goto CPyL194;
    } else
        goto CPyL197;
CPyL38: ;
    cpy_r_r105 = (void *)&CPyModule_serai___games___merv___courtier;
    cpy_r_r106 = (void *)&CPyImportState_serai___games___merv___courtier;
    cpy_r_r107 = CPyModuleLockAPI_serai;
    cpy_r_r108 = CPyImport_IsInitialized(cpy_r_r106);
    if (!cpy_r_r108) goto CPyL41;
    cpy_r_r109 = PyImport_GetModuleDict();
    cpy_r_r110 = CPyStatics[2275]; /* 'serai.games.merv.courtier' */
    cpy_r_r111 = CPyDict_GetItem(cpy_r_r109, cpy_r_r110);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 14, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r112 = cpy_r_r111;
    goto CPyL45;
CPyL41: ;
    cpy_r_r113 = CPyInitOnly_serai___games___merv___courtier;
    cpy_r_r114 = CPyExec_serai___games___merv___courtier;
    cpy_r_r115 = (PyObject **)&CPyModule_serai___games___merv___courtier__internal;
    cpy_r_r116 = PyImport_GetModuleDict();
    cpy_r_r117 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r118 = CPyDict_GetItem(cpy_r_r116, cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 14, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r119 = CPyStatics[8]; /* '__file__' */
    cpy_r_r120 = CPyObject_GetAttr(cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 14, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r121 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r122 = CPyStatics[2275]; /* 'serai.games.merv.courtier' */
    cpy_r_r123 = CPyImport_ImportNative(cpy_r_r122, cpy_r_r113, cpy_r_r114, cpy_r_r115, cpy_r_r105, cpy_r_r106, cpy_r_r107, cpy_r_r120, cpy_r_r121, 0);
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 14, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r112 = cpy_r_r123;
CPyL45: ;
    cpy_r_r124 = CPyStatics[5299]; /* ('courtier_turn',) */
    cpy_r_r125 = CPyStatic_merv___turn___globals;
    cpy_r_r126 = CPyImport_GetNativeAttrs(cpy_r_r112, cpy_r_r124, cpy_r_r124, cpy_r_r125);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 14, CPyStatic_merv___turn___globals);
        goto CPyL194;
    } else
        goto CPyL198;
CPyL46: ;
    cpy_r_r127 = (void *)&CPyModule_serai___games___merv___effects___soldiers;
    cpy_r_r128 = (void *)&CPyImportState_serai___games___merv___effects___soldiers;
    cpy_r_r129 = CPyModuleLockAPI_serai;
    cpy_r_r130 = CPyImport_IsInitialized(cpy_r_r128);
    if (!cpy_r_r130) goto CPyL49;
    cpy_r_r131 = PyImport_GetModuleDict();
    cpy_r_r132 = CPyStatics[1362]; /* 'serai.games.merv.effects.soldiers' */
    cpy_r_r133 = CPyDict_GetItem(cpy_r_r131, cpy_r_r132);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 15, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r134 = cpy_r_r133;
    goto CPyL53;
CPyL49: ;
    cpy_r_r135 = CPyInitOnly_serai___games___merv___effects___soldiers;
    cpy_r_r136 = CPyExec_serai___games___merv___effects___soldiers;
    cpy_r_r137 = (PyObject **)&CPyModule_serai___games___merv___effects___soldiers__internal;
    cpy_r_r138 = PyImport_GetModuleDict();
    cpy_r_r139 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r140 = CPyDict_GetItem(cpy_r_r138, cpy_r_r139);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 15, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r141 = CPyStatics[8]; /* '__file__' */
    cpy_r_r142 = CPyObject_GetAttr(cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 15, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r143 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r144 = CPyStatics[1362]; /* 'serai.games.merv.effects.soldiers' */
    cpy_r_r145 = CPyImport_ImportNative(cpy_r_r144, cpy_r_r135, cpy_r_r136, cpy_r_r137, cpy_r_r127, cpy_r_r128, cpy_r_r129, cpy_r_r142, cpy_r_r143, 0);
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 15, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r134 = cpy_r_r145;
CPyL53: ;
    cpy_r_r146 = CPyStatics[5300]; /* ('deploy_obstacle', 'deploy_soldiers') */
    cpy_r_r147 = CPyStatic_merv___turn___globals;
    cpy_r_r148 = CPyImport_GetNativeAttrs(cpy_r_r134, cpy_r_r146, cpy_r_r146, cpy_r_r147);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 15, CPyStatic_merv___turn___globals);
        goto CPyL194;
    } else
        goto CPyL199;
CPyL54: ;
    cpy_r_r149 = (void *)&CPyModule_serai___games___merv___invasion;
    cpy_r_r150 = (void *)&CPyImportState_serai___games___merv___invasion;
    cpy_r_r151 = CPyModuleLockAPI_serai;
    cpy_r_r152 = CPyImport_IsInitialized(cpy_r_r150);
    if (!cpy_r_r152) goto CPyL57;
    cpy_r_r153 = PyImport_GetModuleDict();
    cpy_r_r154 = CPyStatics[1836]; /* 'serai.games.merv.invasion' */
    cpy_r_r155 = CPyDict_GetItem(cpy_r_r153, cpy_r_r154);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 16, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r156 = cpy_r_r155;
    goto CPyL61;
CPyL57: ;
    cpy_r_r157 = CPyInitOnly_serai___games___merv___invasion;
    cpy_r_r158 = CPyExec_serai___games___merv___invasion;
    cpy_r_r159 = (PyObject **)&CPyModule_serai___games___merv___invasion__internal;
    cpy_r_r160 = PyImport_GetModuleDict();
    cpy_r_r161 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r162 = CPyDict_GetItem(cpy_r_r160, cpy_r_r161);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 16, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r163 = CPyStatics[8]; /* '__file__' */
    cpy_r_r164 = CPyObject_GetAttr(cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r162);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 16, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r165 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r166 = CPyStatics[1836]; /* 'serai.games.merv.invasion' */
    cpy_r_r167 = CPyImport_ImportNative(cpy_r_r166, cpy_r_r157, cpy_r_r158, cpy_r_r159, cpy_r_r149, cpy_r_r150, cpy_r_r151, cpy_r_r164, cpy_r_r165, 0);
    CPy_DECREF(cpy_r_r164);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 16, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r156 = cpy_r_r167;
CPyL61: ;
    cpy_r_r168 = CPyStatics[5301]; /* ('invasion',) */
    cpy_r_r169 = CPyStatic_merv___turn___globals;
    cpy_r_r170 = CPyImport_GetNativeAttrs(cpy_r_r156, cpy_r_r168, cpy_r_r168, cpy_r_r169);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 16, CPyStatic_merv___turn___globals);
        goto CPyL194;
    } else
        goto CPyL200;
CPyL62: ;
    cpy_r_r171 = (void *)&CPyModule_serai___games___merv___market;
    cpy_r_r172 = (void *)&CPyImportState_serai___games___merv___market;
    cpy_r_r173 = CPyModuleLockAPI_serai;
    cpy_r_r174 = CPyImport_IsInitialized(cpy_r_r172);
    if (!cpy_r_r174) goto CPyL65;
    cpy_r_r175 = PyImport_GetModuleDict();
    cpy_r_r176 = CPyStatics[1459]; /* 'serai.games.merv.market' */
    cpy_r_r177 = CPyDict_GetItem(cpy_r_r175, cpy_r_r176);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 17, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r178 = cpy_r_r177;
    goto CPyL69;
CPyL65: ;
    cpy_r_r179 = CPyInitOnly_serai___games___merv___market;
    cpy_r_r180 = CPyExec_serai___games___merv___market;
    cpy_r_r181 = (PyObject **)&CPyModule_serai___games___merv___market__internal;
    cpy_r_r182 = PyImport_GetModuleDict();
    cpy_r_r183 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r184 = CPyDict_GetItem(cpy_r_r182, cpy_r_r183);
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 17, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r185 = CPyStatics[8]; /* '__file__' */
    cpy_r_r186 = CPyObject_GetAttr(cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r184);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 17, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r187 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r188 = CPyStatics[1459]; /* 'serai.games.merv.market' */
    cpy_r_r189 = CPyImport_ImportNative(cpy_r_r188, cpy_r_r179, cpy_r_r180, cpy_r_r181, cpy_r_r171, cpy_r_r172, cpy_r_r173, cpy_r_r186, cpy_r_r187, 0);
    CPy_DECREF(cpy_r_r186);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 17, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r178 = cpy_r_r189;
CPyL69: ;
    cpy_r_r190 = CPyStatics[5302]; /* ('MarketOffer', 'trade_at_market') */
    cpy_r_r191 = CPyStatic_merv___turn___globals;
    cpy_r_r192 = CPyImport_GetNativeAttrs(cpy_r_r178, cpy_r_r190, cpy_r_r190, cpy_r_r191);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 17, CPyStatic_merv___turn___globals);
        goto CPyL194;
    } else
        goto CPyL201;
CPyL70: ;
    cpy_r_r193 = (void *)&CPyModule_serai___games___merv___names;
    cpy_r_r194 = (void *)&CPyImportState_serai___games___merv___names;
    cpy_r_r195 = CPyModuleLockAPI_serai;
    cpy_r_r196 = CPyImport_IsInitialized(cpy_r_r194);
    if (!cpy_r_r196) goto CPyL73;
    cpy_r_r197 = PyImport_GetModuleDict();
    cpy_r_r198 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r199 = CPyDict_GetItem(cpy_r_r197, cpy_r_r198);
    if (unlikely(cpy_r_r199 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 18, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r200 = cpy_r_r199;
    goto CPyL77;
CPyL73: ;
    cpy_r_r201 = CPyInitOnly_serai___games___merv___names;
    cpy_r_r202 = CPyExec_serai___games___merv___names;
    cpy_r_r203 = (PyObject **)&CPyModule_serai___games___merv___names__internal;
    cpy_r_r204 = PyImport_GetModuleDict();
    cpy_r_r205 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r206 = CPyDict_GetItem(cpy_r_r204, cpy_r_r205);
    if (unlikely(cpy_r_r206 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 18, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r207 = CPyStatics[8]; /* '__file__' */
    cpy_r_r208 = CPyObject_GetAttr(cpy_r_r206, cpy_r_r207);
    CPy_DECREF(cpy_r_r206);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 18, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r209 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r210 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r211 = CPyImport_ImportNative(cpy_r_r210, cpy_r_r201, cpy_r_r202, cpy_r_r203, cpy_r_r193, cpy_r_r194, cpy_r_r195, cpy_r_r208, cpy_r_r209, 0);
    CPy_DECREF(cpy_r_r208);
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 18, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r200 = cpy_r_r211;
CPyL77: ;
    cpy_r_r212 = CPyStatics[5303]; /* ('ACTIONS', 'COURTIER', 'CUBES', 'INVASION', 'NO_ACTION', 'NOBODY', 'NONE', 'QUEUE', 'SCORING', 'TURNS') */
    cpy_r_r213 = CPyStatic_merv___turn___globals;
    cpy_r_r214 = CPyImport_GetNativeAttrs(cpy_r_r200, cpy_r_r212, cpy_r_r212, cpy_r_r213);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r214 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 18, CPyStatic_merv___turn___globals);
        goto CPyL194;
    } else
        goto CPyL202;
CPyL78: ;
    cpy_r_r215 = (void *)&CPyModule_serai___games___merv___paying;
    cpy_r_r216 = (void *)&CPyImportState_serai___games___merv___paying;
    cpy_r_r217 = CPyModuleLockAPI_serai;
    cpy_r_r218 = CPyImport_IsInitialized(cpy_r_r216);
    if (!cpy_r_r218) goto CPyL81;
    cpy_r_r219 = PyImport_GetModuleDict();
    cpy_r_r220 = CPyStatics[1242]; /* 'serai.games.merv.paying' */
    cpy_r_r221 = CPyDict_GetItem(cpy_r_r219, cpy_r_r220);
    if (unlikely(cpy_r_r221 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 19, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r222 = cpy_r_r221;
    goto CPyL85;
CPyL81: ;
    cpy_r_r223 = CPyInitOnly_serai___games___merv___paying;
    cpy_r_r224 = CPyExec_serai___games___merv___paying;
    cpy_r_r225 = (PyObject **)&CPyModule_serai___games___merv___paying__internal;
    cpy_r_r226 = PyImport_GetModuleDict();
    cpy_r_r227 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r228 = CPyDict_GetItem(cpy_r_r226, cpy_r_r227);
    if (unlikely(cpy_r_r228 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 19, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r229 = CPyStatics[8]; /* '__file__' */
    cpy_r_r230 = CPyObject_GetAttr(cpy_r_r228, cpy_r_r229);
    CPy_DECREF(cpy_r_r228);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 19, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r231 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r232 = CPyStatics[1242]; /* 'serai.games.merv.paying' */
    cpy_r_r233 = CPyImport_ImportNative(cpy_r_r232, cpy_r_r223, cpy_r_r224, cpy_r_r225, cpy_r_r215, cpy_r_r216, cpy_r_r217, cpy_r_r230, cpy_r_r231, 0);
    CPy_DECREF(cpy_r_r230);
    if (unlikely(cpy_r_r233 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 19, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r222 = cpy_r_r233;
CPyL85: ;
    cpy_r_r234 = CPyStatics[5304]; /* ('cubes_listed',) */
    cpy_r_r235 = CPyStatic_merv___turn___globals;
    cpy_r_r236 = CPyImport_GetNativeAttrs(cpy_r_r222, cpy_r_r234, cpy_r_r234, cpy_r_r235);
    CPy_DECREF(cpy_r_r222);
    if (unlikely(cpy_r_r236 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 19, CPyStatic_merv___turn___globals);
        goto CPyL194;
    } else
        goto CPyL203;
CPyL86: ;
    cpy_r_r237 = (void *)&CPyModule_serai___games___merv___production;
    cpy_r_r238 = (void *)&CPyImportState_serai___games___merv___production;
    cpy_r_r239 = CPyModuleLockAPI_serai;
    cpy_r_r240 = CPyImport_IsInitialized(cpy_r_r238);
    if (!cpy_r_r240) goto CPyL89;
    cpy_r_r241 = PyImport_GetModuleDict();
    cpy_r_r242 = CPyStatics[1943]; /* 'serai.games.merv.production' */
    cpy_r_r243 = CPyDict_GetItem(cpy_r_r241, cpy_r_r242);
    if (unlikely(cpy_r_r243 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 20, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r244 = cpy_r_r243;
    goto CPyL93;
CPyL89: ;
    cpy_r_r245 = CPyInitOnly_serai___games___merv___production;
    cpy_r_r246 = CPyExec_serai___games___merv___production;
    cpy_r_r247 = (PyObject **)&CPyModule_serai___games___merv___production__internal;
    cpy_r_r248 = PyImport_GetModuleDict();
    cpy_r_r249 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r250 = CPyDict_GetItem(cpy_r_r248, cpy_r_r249);
    if (unlikely(cpy_r_r250 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 20, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r251 = CPyStatics[8]; /* '__file__' */
    cpy_r_r252 = CPyObject_GetAttr(cpy_r_r250, cpy_r_r251);
    CPy_DECREF(cpy_r_r250);
    if (unlikely(cpy_r_r252 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 20, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r253 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r254 = CPyStatics[1943]; /* 'serai.games.merv.production' */
    cpy_r_r255 = CPyImport_ImportNative(cpy_r_r254, cpy_r_r245, cpy_r_r246, cpy_r_r247, cpy_r_r237, cpy_r_r238, cpy_r_r239, cpy_r_r252, cpy_r_r253, 0);
    CPy_DECREF(cpy_r_r252);
    if (unlikely(cpy_r_r255 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 20, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r244 = cpy_r_r255;
CPyL93: ;
    cpy_r_r256 = CPyStatics[5305]; /* ('district_obstacle', 'districts_for', 'production_of') */
    cpy_r_r257 = CPyStatic_merv___turn___globals;
    cpy_r_r258 = CPyImport_GetNativeAttrs(cpy_r_r244, cpy_r_r256, cpy_r_r256, cpy_r_r257);
    CPy_DECREF(cpy_r_r244);
    if (unlikely(cpy_r_r258 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 20, CPyStatic_merv___turn___globals);
        goto CPyL194;
    } else
        goto CPyL204;
CPyL94: ;
    cpy_r_r259 = (void *)&CPyModule_serai___games___merv___queue;
    cpy_r_r260 = (void *)&CPyImportState_serai___games___merv___queue;
    cpy_r_r261 = CPyModuleLockAPI_serai;
    cpy_r_r262 = CPyImport_IsInitialized(cpy_r_r260);
    if (!cpy_r_r262) goto CPyL97;
    cpy_r_r263 = PyImport_GetModuleDict();
    cpy_r_r264 = CPyStatics[1728]; /* 'serai.games.merv.queue' */
    cpy_r_r265 = CPyDict_GetItem(cpy_r_r263, cpy_r_r264);
    if (unlikely(cpy_r_r265 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 21, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r266 = cpy_r_r265;
    goto CPyL101;
CPyL97: ;
    cpy_r_r267 = CPyInitOnly_serai___games___merv___queue;
    cpy_r_r268 = CPyExec_serai___games___merv___queue;
    cpy_r_r269 = (PyObject **)&CPyModule_serai___games___merv___queue__internal;
    cpy_r_r270 = PyImport_GetModuleDict();
    cpy_r_r271 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r272 = CPyDict_GetItem(cpy_r_r270, cpy_r_r271);
    if (unlikely(cpy_r_r272 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 21, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r273 = CPyStatics[8]; /* '__file__' */
    cpy_r_r274 = CPyObject_GetAttr(cpy_r_r272, cpy_r_r273);
    CPy_DECREF(cpy_r_r272);
    if (unlikely(cpy_r_r274 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 21, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r275 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r276 = CPyStatics[1728]; /* 'serai.games.merv.queue' */
    cpy_r_r277 = CPyImport_ImportNative(cpy_r_r276, cpy_r_r267, cpy_r_r268, cpy_r_r269, cpy_r_r259, cpy_r_r260, cpy_r_r261, cpy_r_r274, cpy_r_r275, 0);
    CPy_DECREF(cpy_r_r274);
    if (unlikely(cpy_r_r277 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 21, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r266 = cpy_r_r277;
CPyL101: ;
    cpy_r_r278 = CPyStatics[5306]; /* ('end_round',) */
    cpy_r_r279 = CPyStatic_merv___turn___globals;
    cpy_r_r280 = CPyImport_GetNativeAttrs(cpy_r_r266, cpy_r_r278, cpy_r_r278, cpy_r_r279);
    CPy_DECREF(cpy_r_r266);
    if (unlikely(cpy_r_r280 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 21, CPyStatic_merv___turn___globals);
        goto CPyL194;
    } else
        goto CPyL205;
CPyL102: ;
    cpy_r_r281 = (void *)&CPyModule_serai___games___merv___scoring;
    cpy_r_r282 = (void *)&CPyImportState_serai___games___merv___scoring;
    cpy_r_r283 = CPyModuleLockAPI_serai;
    cpy_r_r284 = CPyImport_IsInitialized(cpy_r_r282);
    if (!cpy_r_r284) goto CPyL105;
    cpy_r_r285 = PyImport_GetModuleDict();
    cpy_r_r286 = CPyStatics[1181]; /* 'serai.games.merv.scoring' */
    cpy_r_r287 = CPyDict_GetItem(cpy_r_r285, cpy_r_r286);
    if (unlikely(cpy_r_r287 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 22, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r288 = cpy_r_r287;
    goto CPyL109;
CPyL105: ;
    cpy_r_r289 = CPyInitOnly_serai___games___merv___scoring;
    cpy_r_r290 = CPyExec_serai___games___merv___scoring;
    cpy_r_r291 = (PyObject **)&CPyModule_serai___games___merv___scoring__internal;
    cpy_r_r292 = PyImport_GetModuleDict();
    cpy_r_r293 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r294 = CPyDict_GetItem(cpy_r_r292, cpy_r_r293);
    if (unlikely(cpy_r_r294 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 22, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r295 = CPyStatics[8]; /* '__file__' */
    cpy_r_r296 = CPyObject_GetAttr(cpy_r_r294, cpy_r_r295);
    CPy_DECREF(cpy_r_r294);
    if (unlikely(cpy_r_r296 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 22, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r297 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r298 = CPyStatics[1181]; /* 'serai.games.merv.scoring' */
    cpy_r_r299 = CPyImport_ImportNative(cpy_r_r298, cpy_r_r289, cpy_r_r290, cpy_r_r291, cpy_r_r281, cpy_r_r282, cpy_r_r283, cpy_r_r296, cpy_r_r297, 0);
    CPy_DECREF(cpy_r_r296);
    if (unlikely(cpy_r_r299 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 22, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r288 = cpy_r_r299;
CPyL109: ;
    cpy_r_r300 = CPyStatics[5307]; /* ('scoring_phase',) */
    cpy_r_r301 = CPyStatic_merv___turn___globals;
    cpy_r_r302 = CPyImport_GetNativeAttrs(cpy_r_r288, cpy_r_r300, cpy_r_r300, cpy_r_r301);
    CPy_DECREF(cpy_r_r288);
    if (unlikely(cpy_r_r302 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 22, CPyStatic_merv___turn___globals);
        goto CPyL194;
    } else
        goto CPyL206;
CPyL110: ;
    cpy_r_r303 = (void *)&CPyModule_serai___games___merv___setup;
    cpy_r_r304 = (void *)&CPyImportState_serai___games___merv___setup;
    cpy_r_r305 = CPyModuleLockAPI_serai;
    cpy_r_r306 = CPyImport_IsInitialized(cpy_r_r304);
    if (!cpy_r_r306) goto CPyL113;
    cpy_r_r307 = PyImport_GetModuleDict();
    cpy_r_r308 = CPyStatics[1182]; /* 'serai.games.merv.setup' */
    cpy_r_r309 = CPyDict_GetItem(cpy_r_r307, cpy_r_r308);
    if (unlikely(cpy_r_r309 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 23, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r310 = cpy_r_r309;
    goto CPyL117;
CPyL113: ;
    cpy_r_r311 = CPyInitOnly_serai___games___merv___setup;
    cpy_r_r312 = CPyExec_serai___games___merv___setup;
    cpy_r_r313 = (PyObject **)&CPyModule_serai___games___merv___setup__internal;
    cpy_r_r314 = PyImport_GetModuleDict();
    cpy_r_r315 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r316 = CPyDict_GetItem(cpy_r_r314, cpy_r_r315);
    if (unlikely(cpy_r_r316 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 23, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r317 = CPyStatics[8]; /* '__file__' */
    cpy_r_r318 = CPyObject_GetAttr(cpy_r_r316, cpy_r_r317);
    CPy_DECREF(cpy_r_r316);
    if (unlikely(cpy_r_r318 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 23, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r319 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r320 = CPyStatics[1182]; /* 'serai.games.merv.setup' */
    cpy_r_r321 = CPyImport_ImportNative(cpy_r_r320, cpy_r_r311, cpy_r_r312, cpy_r_r313, cpy_r_r303, cpy_r_r304, cpy_r_r305, cpy_r_r318, cpy_r_r319, 0);
    CPy_DECREF(cpy_r_r318);
    if (unlikely(cpy_r_r321 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 23, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r310 = cpy_r_r321;
CPyL117: ;
    cpy_r_r322 = CPyStatics[5308]; /* ('forget_turn',) */
    cpy_r_r323 = CPyStatic_merv___turn___globals;
    cpy_r_r324 = CPyImport_GetNativeAttrs(cpy_r_r310, cpy_r_r322, cpy_r_r322, cpy_r_r323);
    CPy_DECREF(cpy_r_r310);
    if (unlikely(cpy_r_r324 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 23, CPyStatic_merv___turn___globals);
        goto CPyL194;
    } else
        goto CPyL207;
CPyL118: ;
    cpy_r_r325 = (void *)&CPyModule_serai___games___merv___table;
    cpy_r_r326 = (void *)&CPyImportState_serai___games___merv___table;
    cpy_r_r327 = CPyModuleLockAPI_serai;
    cpy_r_r328 = CPyImport_IsInitialized(cpy_r_r326);
    if (!cpy_r_r328) goto CPyL121;
    cpy_r_r329 = PyImport_GetModuleDict();
    cpy_r_r330 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r331 = CPyDict_GetItem(cpy_r_r329, cpy_r_r330);
    if (unlikely(cpy_r_r331 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 24, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r332 = cpy_r_r331;
    goto CPyL125;
CPyL121: ;
    cpy_r_r333 = CPyInitOnly_serai___games___merv___table;
    cpy_r_r334 = CPyExec_serai___games___merv___table;
    cpy_r_r335 = (PyObject **)&CPyModule_serai___games___merv___table__internal;
    cpy_r_r336 = PyImport_GetModuleDict();
    cpy_r_r337 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r338 = CPyDict_GetItem(cpy_r_r336, cpy_r_r337);
    if (unlikely(cpy_r_r338 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 24, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r339 = CPyStatics[8]; /* '__file__' */
    cpy_r_r340 = CPyObject_GetAttr(cpy_r_r338, cpy_r_r339);
    CPy_DECREF(cpy_r_r338);
    if (unlikely(cpy_r_r340 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 24, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r341 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r342 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r343 = CPyImport_ImportNative(cpy_r_r342, cpy_r_r333, cpy_r_r334, cpy_r_r335, cpy_r_r325, cpy_r_r326, cpy_r_r327, cpy_r_r340, cpy_r_r341, 0);
    CPy_DECREF(cpy_r_r340);
    if (unlikely(cpy_r_r343 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 24, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r332 = cpy_r_r343;
CPyL125: ;
    cpy_r_r344 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r345 = CPyStatic_merv___turn___globals;
    cpy_r_r346 = CPyImport_GetNativeAttrs(cpy_r_r332, cpy_r_r344, cpy_r_r344, cpy_r_r345);
    CPy_DECREF(cpy_r_r332);
    if (unlikely(cpy_r_r346 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 24, CPyStatic_merv___turn___globals);
        goto CPyL194;
    } else
        goto CPyL208;
CPyL126: ;
    cpy_r_r347 = (void *)&CPyModule_serai___games___merv___tracks;
    cpy_r_r348 = (void *)&CPyImportState_serai___games___merv___tracks;
    cpy_r_r349 = CPyModuleLockAPI_serai;
    cpy_r_r350 = CPyImport_IsInitialized(cpy_r_r348);
    if (!cpy_r_r350) goto CPyL129;
    cpy_r_r351 = PyImport_GetModuleDict();
    cpy_r_r352 = CPyStatics[1275]; /* 'serai.games.merv.tracks' */
    cpy_r_r353 = CPyDict_GetItem(cpy_r_r351, cpy_r_r352);
    if (unlikely(cpy_r_r353 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 25, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r354 = cpy_r_r353;
    goto CPyL133;
CPyL129: ;
    cpy_r_r355 = CPyInitOnly_serai___games___merv___tracks;
    cpy_r_r356 = CPyExec_serai___games___merv___tracks;
    cpy_r_r357 = (PyObject **)&CPyModule_serai___games___merv___tracks__internal;
    cpy_r_r358 = PyImport_GetModuleDict();
    cpy_r_r359 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r360 = CPyDict_GetItem(cpy_r_r358, cpy_r_r359);
    if (unlikely(cpy_r_r360 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 25, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r361 = CPyStatics[8]; /* '__file__' */
    cpy_r_r362 = CPyObject_GetAttr(cpy_r_r360, cpy_r_r361);
    CPy_DECREF(cpy_r_r360);
    if (unlikely(cpy_r_r362 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 25, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r363 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r364 = CPyStatics[1275]; /* 'serai.games.merv.tracks' */
    cpy_r_r365 = CPyImport_ImportNative(cpy_r_r364, cpy_r_r355, cpy_r_r356, cpy_r_r357, cpy_r_r347, cpy_r_r348, cpy_r_r349, cpy_r_r362, cpy_r_r363, 0);
    CPy_DECREF(cpy_r_r362);
    if (unlikely(cpy_r_r365 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 25, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r354 = cpy_r_r365;
CPyL133: ;
    cpy_r_r366 = CPyStatics[5309]; /* ('gain_favour',) */
    cpy_r_r367 = CPyStatic_merv___turn___globals;
    cpy_r_r368 = CPyImport_GetNativeAttrs(cpy_r_r354, cpy_r_r366, cpy_r_r366, cpy_r_r367);
    CPy_DECREF(cpy_r_r354);
    if (unlikely(cpy_r_r368 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 25, CPyStatic_merv___turn___globals);
        goto CPyL194;
    } else
        goto CPyL209;
CPyL134: ;
    cpy_r_r369 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r370 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r371 = CPyModuleLockAPI_serai;
    cpy_r_r372 = CPyImport_IsInitialized(cpy_r_r370);
    if (!cpy_r_r372) goto CPyL137;
    cpy_r_r373 = PyImport_GetModuleDict();
    cpy_r_r374 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r375 = CPyDict_GetItem(cpy_r_r373, cpy_r_r374);
    if (unlikely(cpy_r_r375 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 26, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r376 = cpy_r_r375;
    goto CPyL141;
CPyL137: ;
    cpy_r_r377 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r378 = CPyExec_serai___kernel___decision;
    cpy_r_r379 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r380 = PyImport_GetModuleDict();
    cpy_r_r381 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r382 = CPyDict_GetItem(cpy_r_r380, cpy_r_r381);
    if (unlikely(cpy_r_r382 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 26, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r383 = CPyStatics[8]; /* '__file__' */
    cpy_r_r384 = CPyObject_GetAttr(cpy_r_r382, cpy_r_r383);
    CPy_DECREF(cpy_r_r382);
    if (unlikely(cpy_r_r384 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 26, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r385 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r386 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r387 = CPyImport_ImportNative(cpy_r_r386, cpy_r_r377, cpy_r_r378, cpy_r_r379, cpy_r_r369, cpy_r_r370, cpy_r_r371, cpy_r_r384, cpy_r_r385, 0);
    CPy_DECREF(cpy_r_r384);
    if (unlikely(cpy_r_r387 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 26, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r376 = cpy_r_r387;
CPyL141: ;
    cpy_r_r388 = CPyStatics[5310]; /* ('Asking', 'Option', 'Reason', 'Rules') */
    cpy_r_r389 = CPyStatic_merv___turn___globals;
    cpy_r_r390 = CPyImport_GetNativeAttrs(cpy_r_r376, cpy_r_r388, cpy_r_r388, cpy_r_r389);
    CPy_DECREF(cpy_r_r376);
    if (unlikely(cpy_r_r390 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 26, CPyStatic_merv___turn___globals);
        goto CPyL194;
    } else
        goto CPyL210;
CPyL142: ;
    cpy_r_r391 = (void *)&CPyModule_serai___kernel___extras;
    cpy_r_r392 = (void *)&CPyImportState_serai___kernel___extras;
    cpy_r_r393 = CPyModuleLockAPI_serai;
    cpy_r_r394 = CPyImport_IsInitialized(cpy_r_r392);
    if (!cpy_r_r394) goto CPyL145;
    cpy_r_r395 = PyImport_GetModuleDict();
    cpy_r_r396 = CPyStatics[373]; /* 'serai.kernel.extras' */
    cpy_r_r397 = CPyDict_GetItem(cpy_r_r395, cpy_r_r396);
    if (unlikely(cpy_r_r397 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 27, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r398 = cpy_r_r397;
    goto CPyL149;
CPyL145: ;
    cpy_r_r399 = CPyInitOnly_serai___kernel___extras;
    cpy_r_r400 = CPyExec_serai___kernel___extras;
    cpy_r_r401 = (PyObject **)&CPyModule_serai___kernel___extras__internal;
    cpy_r_r402 = PyImport_GetModuleDict();
    cpy_r_r403 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r404 = CPyDict_GetItem(cpy_r_r402, cpy_r_r403);
    if (unlikely(cpy_r_r404 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 27, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r405 = CPyStatics[8]; /* '__file__' */
    cpy_r_r406 = CPyObject_GetAttr(cpy_r_r404, cpy_r_r405);
    CPy_DECREF(cpy_r_r404);
    if (unlikely(cpy_r_r406 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 27, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r407 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r408 = CPyStatics[373]; /* 'serai.kernel.extras' */
    cpy_r_r409 = CPyImport_ImportNative(cpy_r_r408, cpy_r_r399, cpy_r_r400, cpy_r_r401, cpy_r_r391, cpy_r_r392, cpy_r_r393, cpy_r_r406, cpy_r_r407, 0);
    CPy_DECREF(cpy_r_r406);
    if (unlikely(cpy_r_r409 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 27, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r398 = cpy_r_r409;
CPyL149: ;
    cpy_r_r410 = CPyStatics[5042]; /* ('ask_with',) */
    cpy_r_r411 = CPyStatic_merv___turn___globals;
    cpy_r_r412 = CPyImport_GetNativeAttrs(cpy_r_r398, cpy_r_r410, cpy_r_r410, cpy_r_r411);
    CPy_DECREF(cpy_r_r398);
    if (unlikely(cpy_r_r412 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 27, CPyStatic_merv___turn___globals);
        goto CPyL194;
    } else
        goto CPyL211;
CPyL150: ;
    cpy_r_r413 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r414 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r415 = CPyModuleLockAPI_serai;
    cpy_r_r416 = CPyImport_IsInitialized(cpy_r_r414);
    if (!cpy_r_r416) goto CPyL153;
    cpy_r_r417 = PyImport_GetModuleDict();
    cpy_r_r418 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r419 = CPyDict_GetItem(cpy_r_r417, cpy_r_r418);
    if (unlikely(cpy_r_r419 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 28, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r420 = cpy_r_r419;
    goto CPyL157;
CPyL153: ;
    cpy_r_r421 = CPyInitOnly_serai___kernel___message;
    cpy_r_r422 = CPyExec_serai___kernel___message;
    cpy_r_r423 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r424 = PyImport_GetModuleDict();
    cpy_r_r425 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r426 = CPyDict_GetItem(cpy_r_r424, cpy_r_r425);
    if (unlikely(cpy_r_r426 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 28, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r427 = CPyStatics[8]; /* '__file__' */
    cpy_r_r428 = CPyObject_GetAttr(cpy_r_r426, cpy_r_r427);
    CPy_DECREF(cpy_r_r426);
    if (unlikely(cpy_r_r428 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 28, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r429 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r430 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r431 = CPyImport_ImportNative(cpy_r_r430, cpy_r_r421, cpy_r_r422, cpy_r_r423, cpy_r_r413, cpy_r_r414, cpy_r_r415, cpy_r_r428, cpy_r_r429, 0);
    CPy_DECREF(cpy_r_r428);
    if (unlikely(cpy_r_r431 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 28, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r420 = cpy_r_r431;
CPyL157: ;
    cpy_r_r432 = CPyStatics[5121]; /* ('Message', 'SeatName') */
    cpy_r_r433 = CPyStatic_merv___turn___globals;
    cpy_r_r434 = CPyImport_GetNativeAttrs(cpy_r_r420, cpy_r_r432, cpy_r_r432, cpy_r_r433);
    CPy_DECREF(cpy_r_r420);
    if (unlikely(cpy_r_r434 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 28, CPyStatic_merv___turn___globals);
        goto CPyL194;
    } else
        goto CPyL212;
CPyL158: ;
    cpy_r_r435 = (void *)&CPyModule_serai___kernel___offer;
    cpy_r_r436 = (void *)&CPyImportState_serai___kernel___offer;
    cpy_r_r437 = CPyModuleLockAPI_serai;
    cpy_r_r438 = CPyImport_IsInitialized(cpy_r_r436);
    if (!cpy_r_r438) goto CPyL161;
    cpy_r_r439 = PyImport_GetModuleDict();
    cpy_r_r440 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r441 = CPyDict_GetItem(cpy_r_r439, cpy_r_r440);
    if (unlikely(cpy_r_r441 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 29, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r442 = cpy_r_r441;
    goto CPyL165;
CPyL161: ;
    cpy_r_r443 = CPyInitOnly_serai___kernel___offer;
    cpy_r_r444 = CPyExec_serai___kernel___offer;
    cpy_r_r445 = (PyObject **)&CPyModule_serai___kernel___offer__internal;
    cpy_r_r446 = PyImport_GetModuleDict();
    cpy_r_r447 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r448 = CPyDict_GetItem(cpy_r_r446, cpy_r_r447);
    if (unlikely(cpy_r_r448 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 29, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r449 = CPyStatics[8]; /* '__file__' */
    cpy_r_r450 = CPyObject_GetAttr(cpy_r_r448, cpy_r_r449);
    CPy_DECREF(cpy_r_r448);
    if (unlikely(cpy_r_r450 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 29, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r451 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r452 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r453 = CPyImport_ImportNative(cpy_r_r452, cpy_r_r443, cpy_r_r444, cpy_r_r445, cpy_r_r435, cpy_r_r436, cpy_r_r437, cpy_r_r450, cpy_r_r451, 0);
    CPy_DECREF(cpy_r_r450);
    if (unlikely(cpy_r_r453 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 29, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r442 = cpy_r_r453;
CPyL165: ;
    cpy_r_r454 = CPyStatics[5043]; /* ('TableOffer',) */
    cpy_r_r455 = CPyStatic_merv___turn___globals;
    cpy_r_r456 = CPyImport_GetNativeAttrs(cpy_r_r442, cpy_r_r454, cpy_r_r454, cpy_r_r455);
    CPy_DECREF(cpy_r_r442);
    if (unlikely(cpy_r_r456 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 29, CPyStatic_merv___turn___globals);
        goto CPyL194;
    } else
        goto CPyL213;
CPyL166: ;
    cpy_r_r457 = (PyObject *)CPyType_offer___TableOffer;
    cpy_r_r458 = (PyObject *)CPyType_merv___table___Table;
    cpy_r_r459 = PyObject_GetItem(cpy_r_r457, cpy_r_r458);
    if (unlikely(cpy_r_r459 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 88, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r460 = PyTuple_Pack(1, cpy_r_r459);
    CPy_DECREF(cpy_r_r459);
    if (unlikely(cpy_r_r460 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 88, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r461 = CPyStatics[1183]; /* 'serai.games.merv.turn' */
    cpy_r_r462 = (PyObject *)CPyType_merv___turn___ZoneOffer_template;
    cpy_r_r463 = CPyType_FromTemplate(cpy_r_r462, cpy_r_r460, cpy_r_r461);
    CPy_DECREF(cpy_r_r460);
    if (unlikely(cpy_r_r463 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 88, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r464 = CPyDef_merv___turn___ZoneOffer_trait_vtable_setup();
    if (unlikely(cpy_r_r464 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 88, CPyStatic_merv___turn___globals);
        goto CPyL214;
    }
    cpy_r_r465 = CPyDef_merv___turn___ZoneOffer_coroutine_setup(cpy_r_r463);
    if (unlikely(cpy_r_r465 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 88, CPyStatic_merv___turn___globals);
        goto CPyL214;
    }
    cpy_r_r466 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r467 = CPyStatics[2285]; /* 'builds' */
    cpy_r_r468 = CPyStatics[378]; /* 't' */
    cpy_r_r469 = CPyStatics[379]; /* 'me' */
    cpy_r_r470 = CPyStatics[380]; /* '_likely' */
    cpy_r_r471 = CPyStatics[381]; /* '_obstacle' */
    cpy_r_r472 = CPyStatics[382]; /* '_others' */
    cpy_r_r473 = CPyStatics[383]; /* '_note' */
    cpy_r_r474 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r475 = PyTuple_Pack(8, cpy_r_r467, cpy_r_r468, cpy_r_r469, cpy_r_r470, cpy_r_r471, cpy_r_r472, cpy_r_r473, cpy_r_r474);
    if (unlikely(cpy_r_r475 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 88, CPyStatic_merv___turn___globals);
        goto CPyL214;
    }
    cpy_r_r476 = PyObject_SetAttr(cpy_r_r463, cpy_r_r466, cpy_r_r475);
    CPy_DECREF(cpy_r_r475);
    cpy_r_r477 = cpy_r_r476 >= 0;
    if (unlikely(!cpy_r_r477)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 88, CPyStatic_merv___turn___globals);
        goto CPyL214;
    }
    CPyType_merv___turn___ZoneOffer = (PyTypeObject *)cpy_r_r463;
    CPy_INCREF(CPyType_merv___turn___ZoneOffer);
    cpy_r_r478 = CPyStatic_merv___turn___globals;
    cpy_r_r479 = CPyStatics[2286]; /* 'ZoneOffer' */
    cpy_r_r480 = PyDict_SetItem(cpy_r_r478, cpy_r_r479, cpy_r_r463);
    cpy_r_r481 = cpy_r_r480 >= 0;
    if (unlikely(!cpy_r_r481)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 88, CPyStatic_merv___turn___globals);
        goto CPyL214;
    }
    cpy_r_r482 = CPy_InitSubclass(cpy_r_r463);
    CPy_DECREF(cpy_r_r463);
    if (unlikely(!cpy_r_r482)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 88, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r483 = (PyObject *)CPyType_offer___TableOffer;
    cpy_r_r484 = (PyObject *)CPyType_merv___table___Table;
    cpy_r_r485 = PyObject_GetItem(cpy_r_r483, cpy_r_r484);
    if (unlikely(cpy_r_r485 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 148, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r486 = PyTuple_Pack(1, cpy_r_r485);
    CPy_DECREF(cpy_r_r485);
    if (unlikely(cpy_r_r486 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 148, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r487 = CPyStatics[1183]; /* 'serai.games.merv.turn' */
    cpy_r_r488 = (PyObject *)CPyType_merv___turn___DistrictOffer_template;
    cpy_r_r489 = CPyType_FromTemplate(cpy_r_r488, cpy_r_r486, cpy_r_r487);
    CPy_DECREF(cpy_r_r486);
    if (unlikely(cpy_r_r489 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 148, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r490 = CPyDef_merv___turn___DistrictOffer_trait_vtable_setup();
    if (unlikely(cpy_r_r490 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 148, CPyStatic_merv___turn___globals);
        goto CPyL215;
    }
    cpy_r_r491 = CPyDef_merv___turn___DistrictOffer_coroutine_setup(cpy_r_r489);
    if (unlikely(cpy_r_r491 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 148, CPyStatic_merv___turn___globals);
        goto CPyL215;
    }
    cpy_r_r492 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r493 = CPyStatics[1438]; /* 'zone' */
    cpy_r_r494 = CPyStatics[2285]; /* 'builds' */
    cpy_r_r495 = CPyStatics[378]; /* 't' */
    cpy_r_r496 = CPyStatics[379]; /* 'me' */
    cpy_r_r497 = CPyStatics[380]; /* '_likely' */
    cpy_r_r498 = CPyStatics[381]; /* '_obstacle' */
    cpy_r_r499 = CPyStatics[382]; /* '_others' */
    cpy_r_r500 = CPyStatics[383]; /* '_note' */
    cpy_r_r501 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r502 = PyTuple_Pack(9, cpy_r_r493, cpy_r_r494, cpy_r_r495, cpy_r_r496, cpy_r_r497, cpy_r_r498, cpy_r_r499, cpy_r_r500, cpy_r_r501);
    if (unlikely(cpy_r_r502 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 148, CPyStatic_merv___turn___globals);
        goto CPyL215;
    }
    cpy_r_r503 = PyObject_SetAttr(cpy_r_r489, cpy_r_r492, cpy_r_r502);
    CPy_DECREF(cpy_r_r502);
    cpy_r_r504 = cpy_r_r503 >= 0;
    if (unlikely(!cpy_r_r504)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 148, CPyStatic_merv___turn___globals);
        goto CPyL215;
    }
    CPyType_merv___turn___DistrictOffer = (PyTypeObject *)cpy_r_r489;
    CPy_INCREF(CPyType_merv___turn___DistrictOffer);
    cpy_r_r505 = CPyStatic_merv___turn___globals;
    cpy_r_r506 = CPyStatics[2287]; /* 'DistrictOffer' */
    cpy_r_r507 = PyDict_SetItem(cpy_r_r505, cpy_r_r506, cpy_r_r489);
    cpy_r_r508 = cpy_r_r507 >= 0;
    if (unlikely(!cpy_r_r508)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 148, CPyStatic_merv___turn___globals);
        goto CPyL215;
    }
    cpy_r_r509 = CPy_InitSubclass(cpy_r_r489);
    CPy_DECREF(cpy_r_r489);
    if (unlikely(!cpy_r_r509)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 148, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r510 = (PyObject *)CPyType_offer___TableOffer;
    cpy_r_r511 = (PyObject *)CPyType_merv___table___Table;
    cpy_r_r512 = PyObject_GetItem(cpy_r_r510, cpy_r_r511);
    if (unlikely(cpy_r_r512 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 230, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r513 = PyTuple_Pack(1, cpy_r_r512);
    CPy_DECREF(cpy_r_r512);
    if (unlikely(cpy_r_r513 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 230, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r514 = CPyStatics[1183]; /* 'serai.games.merv.turn' */
    cpy_r_r515 = (PyObject *)CPyType_merv___turn___ActionOffer_template;
    cpy_r_r516 = CPyType_FromTemplate(cpy_r_r515, cpy_r_r513, cpy_r_r514);
    CPy_DECREF(cpy_r_r513);
    if (unlikely(cpy_r_r516 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 230, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    cpy_r_r517 = CPyDef_merv___turn___ActionOffer_trait_vtable_setup();
    if (unlikely(cpy_r_r517 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 230, CPyStatic_merv___turn___globals);
        goto CPyL216;
    }
    cpy_r_r518 = CPyDef_merv___turn___ActionOffer_coroutine_setup(cpy_r_r516);
    if (unlikely(cpy_r_r518 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 230, CPyStatic_merv___turn___globals);
        goto CPyL216;
    }
    cpy_r_r519 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r520 = CPyStatics[545]; /* 'own' */
    cpy_r_r521 = CPyStatics[378]; /* 't' */
    cpy_r_r522 = CPyStatics[379]; /* 'me' */
    cpy_r_r523 = CPyStatics[380]; /* '_likely' */
    cpy_r_r524 = CPyStatics[381]; /* '_obstacle' */
    cpy_r_r525 = CPyStatics[382]; /* '_others' */
    cpy_r_r526 = CPyStatics[383]; /* '_note' */
    cpy_r_r527 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r528 = PyTuple_Pack(8, cpy_r_r520, cpy_r_r521, cpy_r_r522, cpy_r_r523, cpy_r_r524, cpy_r_r525, cpy_r_r526, cpy_r_r527);
    if (unlikely(cpy_r_r528 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 230, CPyStatic_merv___turn___globals);
        goto CPyL216;
    }
    cpy_r_r529 = PyObject_SetAttr(cpy_r_r516, cpy_r_r519, cpy_r_r528);
    CPy_DECREF(cpy_r_r528);
    cpy_r_r530 = cpy_r_r529 >= 0;
    if (unlikely(!cpy_r_r530)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 230, CPyStatic_merv___turn___globals);
        goto CPyL216;
    }
    CPyType_merv___turn___ActionOffer = (PyTypeObject *)cpy_r_r516;
    CPy_INCREF(CPyType_merv___turn___ActionOffer);
    cpy_r_r531 = CPyStatic_merv___turn___globals;
    cpy_r_r532 = CPyStatics[384]; /* 'ActionOffer' */
    cpy_r_r533 = PyDict_SetItem(cpy_r_r531, cpy_r_r532, cpy_r_r516);
    cpy_r_r534 = cpy_r_r533 >= 0;
    if (unlikely(!cpy_r_r534)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 230, CPyStatic_merv___turn___globals);
        goto CPyL216;
    }
    cpy_r_r535 = CPy_InitSubclass(cpy_r_r516);
    CPy_DECREF(cpy_r_r516);
    if (unlikely(!cpy_r_r535)) {
        CPy_AddTraceback("src/serai/games/merv/turn.py", "<module>", 230, CPyStatic_merv___turn___globals);
        goto CPyL194;
    }
    return 1;
CPyL194: ;
    cpy_r_r536 = 2;
    return cpy_r_r536;
CPyL195: ;
    CPy_DECREF(cpy_r_r60);
    goto CPyL22;
CPyL196: ;
    CPy_DECREF(cpy_r_r82);
    goto CPyL30;
CPyL197: ;
    CPy_DECREF(cpy_r_r104);
    goto CPyL38;
CPyL198: ;
    CPy_DECREF(cpy_r_r126);
    goto CPyL46;
CPyL199: ;
    CPy_DECREF(cpy_r_r148);
    goto CPyL54;
CPyL200: ;
    CPy_DECREF(cpy_r_r170);
    goto CPyL62;
CPyL201: ;
    CPy_DECREF(cpy_r_r192);
    goto CPyL70;
CPyL202: ;
    CPy_DECREF(cpy_r_r214);
    goto CPyL78;
CPyL203: ;
    CPy_DECREF(cpy_r_r236);
    goto CPyL86;
CPyL204: ;
    CPy_DECREF(cpy_r_r258);
    goto CPyL94;
CPyL205: ;
    CPy_DECREF(cpy_r_r280);
    goto CPyL102;
CPyL206: ;
    CPy_DECREF(cpy_r_r302);
    goto CPyL110;
CPyL207: ;
    CPy_DECREF(cpy_r_r324);
    goto CPyL118;
CPyL208: ;
    CPy_DECREF(cpy_r_r346);
    goto CPyL126;
CPyL209: ;
    CPy_DECREF(cpy_r_r368);
    goto CPyL134;
CPyL210: ;
    CPy_DECREF(cpy_r_r390);
    goto CPyL142;
CPyL211: ;
    CPy_DECREF(cpy_r_r412);
    goto CPyL150;
CPyL212: ;
    CPy_DECREF(cpy_r_r434);
    goto CPyL158;
CPyL213: ;
    CPy_DECREF(cpy_r_r456);
    goto CPyL166;
CPyL214: ;
    CPy_DecRef(cpy_r_r463);
    goto CPyL194;
CPyL215: ;
    CPy_DecRef(cpy_r_r489);
    goto CPyL194;
CPyL216: ;
    CPy_DecRef(cpy_r_r516);
    goto CPyL194;
}

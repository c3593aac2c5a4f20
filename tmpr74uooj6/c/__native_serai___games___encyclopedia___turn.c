#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef encyclopedia___turn___DieOffer_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___turn___DieOfferObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___turn___DieOfferObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
encyclopedia___turn___DieOffer_traverse(serai___games___encyclopedia___turn___DieOfferObject *self, visitproc visit, void *arg)
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
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___turn___DieOfferObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___turn___DieOfferObject))));
    return rv;
}

static int32_t CPyDef_encyclopedia___turn___DieOffer_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___turn___DieOfferObject *self = (serai___games___encyclopedia___turn___DieOfferObject *)cpy_r_self;
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
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___turn___DieOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___turn___DieOfferObject))));
    return 0;
}

static int32_t CPyDef_encyclopedia___turn___DieOffer_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___turn___DieOfferObject *self = (serai___games___encyclopedia___turn___DieOfferObject *)cpy_r_self;
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
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___turn___DieOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___turn___DieOfferObject))));
    return 0;
}

static void
encyclopedia___turn___DieOffer_dealloc(serai___games___encyclopedia___turn___DieOfferObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, encyclopedia___turn___DieOffer_dealloc)
    CPyDef_encyclopedia___turn___DieOffer_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___turn_____mypyc__DieOffer_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___turn___DieOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me);

static PyObject *
encyclopedia___turn___DieOffer_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___turn___DieOffer) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___turn_____mypyc__DieOffer_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_offer___TableOffer_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem encyclopedia___turn___DieOffer_vtable[19];
static bool
CPyDef_encyclopedia___turn___DieOffer_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___turn___DieOffer_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_offer___TableOffer_____init__,
        (CPyVTableItem)CPyDef_offer___Offer_____add__,
        (CPyVTableItem)CPyDef_encyclopedia___turn___DieOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_encyclopedia___turn___DieOffer___note,
        (CPyVTableItem)CPyDef_offer___TableOffer_____init__,
        (CPyVTableItem)CPyDef_encyclopedia___turn___DieOffer___likely__TableOffer_glue,
        (CPyVTableItem)CPyDef_encyclopedia___turn___DieOffer___others__TableOffer_glue,
        (CPyVTableItem)CPyDef_encyclopedia___turn___DieOffer___obstacle,
        (CPyVTableItem)CPyDef_encyclopedia___turn___DieOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_encyclopedia___turn___DieOffer___note,
        (CPyVTableItem)CPyDef_encyclopedia___turn___DieOffer___likely,
        (CPyVTableItem)CPyDef_encyclopedia___turn___DieOffer___others,
        (CPyVTableItem)CPyDef_encyclopedia___turn___DieOffer___options,
        (CPyVTableItem)CPyDef_encyclopedia___turn___DieOffer___obstacle,
        (CPyVTableItem)CPyDef_encyclopedia___turn___DieOffer___note,
    };
    memcpy(encyclopedia___turn___DieOffer_vtable, encyclopedia___turn___DieOffer_vtable_scratch, sizeof(encyclopedia___turn___DieOffer_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___turn___DieOffer_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef encyclopedia___turn___DieOffer_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___turn___DieOffer_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___turn_____mypyc__DieOffer_setup, METH_O, NULL},
    {"likely",
     (PyCFunction)CPyPy_encyclopedia___turn___DieOffer___likely,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("likely($self)\n--\n\n")},
    {"others",
     (PyCFunction)CPyPy_encyclopedia___turn___DieOffer___others,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("others($self)\n--\n\n")},
    {"options",
     (PyCFunction)CPyPy_encyclopedia___turn___DieOffer___options,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("options($self)\n--\n\n")},
    {"obstacle",
     (PyCFunction)CPyPy_encyclopedia___turn___DieOffer___obstacle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("obstacle($self, option)\n--\n\n")},
    {"note",
     (PyCFunction)CPyPy_encyclopedia___turn___DieOffer___note,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("note($self, option)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___turn___DieOffer_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "DieOffer",
    .tp_new = encyclopedia___turn___DieOffer_new,
    .tp_dealloc = (destructor)encyclopedia___turn___DieOffer_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___turn___DieOffer_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___turn___DieOffer_clear,
    .tp_getset = encyclopedia___turn___DieOffer_getseters,
    .tp_methods = encyclopedia___turn___DieOffer_methods,
    .tp_members = encyclopedia___turn___DieOffer_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___turn___DieOfferObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___turn___DieOfferObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___turn___DieOfferObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("DieOffer(t, me)\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___turn___DieOffer_template = &CPyType_encyclopedia___turn___DieOffer_template_;

PyObject *CPyDef_encyclopedia___turn_____mypyc__DieOffer_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___turn___DieOfferObject *self;
    self = (serai___games___encyclopedia___turn___DieOfferObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___turn___DieOffer_vtable;
    self->_me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___turn___DieOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me)
{
    PyObject *self = CPyDef_encyclopedia___turn_____mypyc__DieOffer_setup((PyObject *)CPyType_encyclopedia___turn___DieOffer);
    if (self == NULL)
        return NULL;
    char res = CPyDef_offer___TableOffer_____init__(self, cpy_r_t, cpy_r_me);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}


PyMemberDef encyclopedia___turn___BoardDieOffer_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___turn___BoardDieOfferObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___turn___BoardDieOfferObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
encyclopedia___turn___BoardDieOffer_traverse(serai___games___encyclopedia___turn___BoardDieOfferObject *self, visitproc visit, void *arg)
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
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___turn___BoardDieOfferObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___turn___BoardDieOfferObject))));
    return rv;
}

static int32_t CPyDef_encyclopedia___turn___BoardDieOffer_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___turn___BoardDieOfferObject *self = (serai___games___encyclopedia___turn___BoardDieOfferObject *)cpy_r_self;
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
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___turn___BoardDieOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___turn___BoardDieOfferObject))));
    return 0;
}

static int32_t CPyDef_encyclopedia___turn___BoardDieOffer_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___turn___BoardDieOfferObject *self = (serai___games___encyclopedia___turn___BoardDieOfferObject *)cpy_r_self;
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
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___turn___BoardDieOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___turn___BoardDieOfferObject))));
    return 0;
}

static void
encyclopedia___turn___BoardDieOffer_dealloc(serai___games___encyclopedia___turn___BoardDieOfferObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, encyclopedia___turn___BoardDieOffer_dealloc)
    CPyDef_encyclopedia___turn___BoardDieOffer_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___turn_____mypyc__BoardDieOffer_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___turn___BoardDieOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me);

static PyObject *
encyclopedia___turn___BoardDieOffer_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___turn___BoardDieOffer) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___turn_____mypyc__BoardDieOffer_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_offer___TableOffer_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem encyclopedia___turn___BoardDieOffer_vtable[17];
static bool
CPyDef_encyclopedia___turn___BoardDieOffer_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___turn___BoardDieOffer_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_offer___TableOffer_____init__,
        (CPyVTableItem)CPyDef_offer___Offer_____add__,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_offer___TableOffer___note,
        (CPyVTableItem)CPyDef_offer___TableOffer_____init__,
        (CPyVTableItem)CPyDef_encyclopedia___turn___BoardDieOffer___likely,
        (CPyVTableItem)CPyDef_encyclopedia___turn___BoardDieOffer___others,
        (CPyVTableItem)CPyDef_encyclopedia___turn___BoardDieOffer___obstacle,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_offer___TableOffer___note,
        (CPyVTableItem)CPyDef_encyclopedia___turn___BoardDieOffer___likely,
        (CPyVTableItem)CPyDef_encyclopedia___turn___BoardDieOffer___others,
        (CPyVTableItem)CPyDef_encyclopedia___turn___BoardDieOffer___obstacle,
    };
    memcpy(encyclopedia___turn___BoardDieOffer_vtable, encyclopedia___turn___BoardDieOffer_vtable_scratch, sizeof(encyclopedia___turn___BoardDieOffer_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___turn___BoardDieOffer_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef encyclopedia___turn___BoardDieOffer_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___turn___BoardDieOffer_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___turn_____mypyc__BoardDieOffer_setup, METH_O, NULL},
    {"likely",
     (PyCFunction)CPyPy_encyclopedia___turn___BoardDieOffer___likely,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("likely($self)\n--\n\n")},
    {"others",
     (PyCFunction)CPyPy_encyclopedia___turn___BoardDieOffer___others,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("others($self)\n--\n\n")},
    {"obstacle",
     (PyCFunction)CPyPy_encyclopedia___turn___BoardDieOffer___obstacle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("obstacle($self, option)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___turn___BoardDieOffer_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "BoardDieOffer",
    .tp_new = encyclopedia___turn___BoardDieOffer_new,
    .tp_dealloc = (destructor)encyclopedia___turn___BoardDieOffer_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___turn___BoardDieOffer_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___turn___BoardDieOffer_clear,
    .tp_getset = encyclopedia___turn___BoardDieOffer_getseters,
    .tp_methods = encyclopedia___turn___BoardDieOffer_methods,
    .tp_members = encyclopedia___turn___BoardDieOffer_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___turn___BoardDieOfferObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___turn___BoardDieOfferObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___turn___BoardDieOfferObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("BoardDieOffer(t, me)\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___turn___BoardDieOffer_template = &CPyType_encyclopedia___turn___BoardDieOffer_template_;

PyObject *CPyDef_encyclopedia___turn_____mypyc__BoardDieOffer_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___turn___BoardDieOfferObject *self;
    self = (serai___games___encyclopedia___turn___BoardDieOfferObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___turn___BoardDieOffer_vtable;
    self->_me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___turn___BoardDieOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me)
{
    PyObject *self = CPyDef_encyclopedia___turn_____mypyc__BoardDieOffer_setup((PyObject *)CPyType_encyclopedia___turn___BoardDieOffer);
    if (self == NULL)
        return NULL;
    char res = CPyDef_offer___TableOffer_____init__(self, cpy_r_t, cpy_r_me);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}


static int
encyclopedia___turn___starting_animals_env_traverse(serai___games___encyclopedia___turn___starting_animals_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___turn___starting_animals_env_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___turn___starting_animals_envObject *self = (serai___games___encyclopedia___turn___starting_animals_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    return 0;
}

static int32_t CPyDef_encyclopedia___turn___starting_animals_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___turn___starting_animals_envObject *self = (serai___games___encyclopedia___turn___starting_animals_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
encyclopedia___turn___starting_animals_env_dealloc(serai___games___encyclopedia___turn___starting_animals_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___turn___starting_animals_env_free_instance == NULL) {
        encyclopedia___turn___starting_animals_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___turn___starting_animals_env_dealloc)
    CPyDef_encyclopedia___turn___starting_animals_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___turn_____mypyc__starting_animals_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___turn___starting_animals_env(void);

static PyObject *
encyclopedia___turn___starting_animals_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___turn___starting_animals_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___turn_____mypyc__starting_animals_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___turn___starting_animals_env_vtable[1];
static bool
CPyDef_encyclopedia___turn___starting_animals_env_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___turn___starting_animals_env_vtable_scratch[] = {
        NULL
    };
    memcpy(encyclopedia___turn___starting_animals_env_vtable, encyclopedia___turn___starting_animals_env_vtable_scratch, sizeof(encyclopedia___turn___starting_animals_env_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___turn___starting_animals_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef encyclopedia___turn___starting_animals_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___turn_____mypyc__starting_animals_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___turn___starting_animals_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "starting_animals_env",
    .tp_new = encyclopedia___turn___starting_animals_env_new,
    .tp_dealloc = (destructor)encyclopedia___turn___starting_animals_env_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___turn___starting_animals_env_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___turn___starting_animals_env_clear,
    .tp_methods = encyclopedia___turn___starting_animals_env_methods,
    .tp_basicsize = sizeof(serai___games___encyclopedia___turn___starting_animals_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("starting_animals_env()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___turn___starting_animals_env_template = &CPyType_encyclopedia___turn___starting_animals_env_template_;

PyObject *CPyDef_encyclopedia___turn_____mypyc__starting_animals_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___turn___starting_animals_envObject *self;
    if (encyclopedia___turn___starting_animals_env_free_instance != NULL) {
        self = encyclopedia___turn___starting_animals_env_free_instance;
        encyclopedia___turn___starting_animals_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___turn___starting_animals_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___turn___starting_animals_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___turn___starting_animals_env(void)
{
    PyObject *self = CPyDef_encyclopedia___turn_____mypyc__starting_animals_env_setup((PyObject *)CPyType_encyclopedia___turn___starting_animals_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendencyclopedia___turn___starting_animals_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_encyclopedia___turn___starting_animals_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods encyclopedia___turn___starting_animals_gen_as_async = {
    .am_send = CPyDunder_am_sendencyclopedia___turn___starting_animals_gen,
};
static int
encyclopedia___turn___starting_animals_gen_traverse(serai___games___encyclopedia___turn___starting_animals_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__o);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___encyclopedia___turn___starting_animals_gen_2)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__3_serai___games___encyclopedia___turn___starting_animals_gen_2));
    }
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___turn___starting_animals_gen_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___turn___starting_animals_genObject *self = (serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___encyclopedia___turn___starting_animals_gen_2)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___encyclopedia___turn___starting_animals_gen_2;
        self->___mypyc_temp__3_serai___games___encyclopedia___turn___starting_animals_gen_2 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0;
        self->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_encyclopedia___turn___starting_animals_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___turn___starting_animals_genObject *self = (serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___encyclopedia___turn___starting_animals_gen_2)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___encyclopedia___turn___starting_animals_gen_2;
        self->___mypyc_temp__3_serai___games___encyclopedia___turn___starting_animals_gen_2 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0;
        self->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
encyclopedia___turn___starting_animals_gen_dealloc(serai___games___encyclopedia___turn___starting_animals_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___turn___starting_animals_gen_free_instance == NULL) {
        encyclopedia___turn___starting_animals_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        self->___mypyc_next_label__ = -113;
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
        if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___encyclopedia___turn___starting_animals_gen_2)) {
            CPyTagged __tmp = self->___mypyc_temp__3_serai___games___encyclopedia___turn___starting_animals_gen_2;
            self->___mypyc_temp__3_serai___games___encyclopedia___turn___starting_animals_gen_2 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__3_serai___games___encyclopedia___turn___starting_animals_gen_2 = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0)) {
            CPyTagged __tmp = self->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0;
            self->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 = CPY_INT_TAG;
        }
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___turn___starting_animals_gen_dealloc)
    CPyDef_encyclopedia___turn___starting_animals_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___turn_____mypyc__starting_animals_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___turn___starting_animals_gen(void);

static PyObject *
encyclopedia___turn___starting_animals_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___turn___starting_animals_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___turn_____mypyc__starting_animals_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___turn___starting_animals_gen_vtable[6];
static bool
CPyDef_encyclopedia___turn___starting_animals_gen_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___turn___starting_animals_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___turn___starting_animals_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_encyclopedia___turn___starting_animals_gen_____next__,
        (CPyVTableItem)CPyDef_encyclopedia___turn___starting_animals_gen___send,
        (CPyVTableItem)CPyDef_encyclopedia___turn___starting_animals_gen_____iter__,
        (CPyVTableItem)CPyDef_encyclopedia___turn___starting_animals_gen___throw,
        (CPyVTableItem)CPyDef_encyclopedia___turn___starting_animals_gen___close,
    };
    memcpy(encyclopedia___turn___starting_animals_gen_vtable, encyclopedia___turn___starting_animals_gen_vtable_scratch, sizeof(encyclopedia___turn___starting_animals_gen_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___turn___starting_animals_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef encyclopedia___turn___starting_animals_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___turn_____mypyc__starting_animals_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_encyclopedia___turn___starting_animals_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_encyclopedia___turn___starting_animals_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_encyclopedia___turn___starting_animals_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_encyclopedia___turn___starting_animals_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_encyclopedia___turn___starting_animals_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___turn___starting_animals_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "starting_animals_gen",
    .tp_new = encyclopedia___turn___starting_animals_gen_new,
    .tp_dealloc = (destructor)encyclopedia___turn___starting_animals_gen_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___turn___starting_animals_gen_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___turn___starting_animals_gen_clear,
    .tp_methods = encyclopedia___turn___starting_animals_gen_methods,
    .tp_iter = CPyDef_encyclopedia___turn___starting_animals_gen_____iter__,
    .tp_iternext = CPyDef_encyclopedia___turn___starting_animals_gen_____next__,
    .tp_as_async = &encyclopedia___turn___starting_animals_gen_as_async,
    .tp_basicsize = sizeof(serai___games___encyclopedia___turn___starting_animals_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("starting_animals_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___turn___starting_animals_gen_template = &CPyType_encyclopedia___turn___starting_animals_gen_template_;

PyObject *CPyDef_encyclopedia___turn_____mypyc__starting_animals_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___turn___starting_animals_genObject *self;
    if (encyclopedia___turn___starting_animals_gen_free_instance != NULL) {
        self = encyclopedia___turn___starting_animals_gen_free_instance;
        encyclopedia___turn___starting_animals_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___turn___starting_animals_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___turn___starting_animals_gen_vtable;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_temp__3_serai___games___encyclopedia___turn___starting_animals_gen_2 = CPY_INT_TAG;
    self->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___turn___starting_animals_gen(void)
{
    PyObject *self = CPyDef_encyclopedia___turn_____mypyc__starting_animals_gen_setup((PyObject *)CPyType_encyclopedia___turn___starting_animals_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_____get__(self, instance, owner);
}
PyMemberDef encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___turn_____mypyc_lambda__0_starting_animals_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___turn_____mypyc_lambda__0_starting_animals_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_traverse(serai___games___encyclopedia___turn_____mypyc_lambda__0_starting_animals_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___turn_____mypyc_lambda__0_starting_animals_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___turn_____mypyc_lambda__0_starting_animals_objObject))));
    return rv;
}

static int32_t CPyDef_encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___turn_____mypyc_lambda__0_starting_animals_objObject *self = (serai___games___encyclopedia___turn_____mypyc_lambda__0_starting_animals_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___turn_____mypyc_lambda__0_starting_animals_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___turn_____mypyc_lambda__0_starting_animals_objObject))));
    return 0;
}

static int32_t CPyDef_encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___turn_____mypyc_lambda__0_starting_animals_objObject *self = (serai___games___encyclopedia___turn_____mypyc_lambda__0_starting_animals_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___turn_____mypyc_lambda__0_starting_animals_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___turn_____mypyc_lambda__0_starting_animals_objObject))));
    return 0;
}

static void
encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_dealloc(serai___games___encyclopedia___turn_____mypyc_lambda__0_starting_animals_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_free_instance == NULL) {
        encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_dealloc)
    CPyDef_encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___turn_____mypyc___3__mypyc_lambda__0_starting_animals_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj(void);

static PyObject *
encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___turn_____mypyc___3__mypyc_lambda__0_starting_animals_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_vtable[2];
static bool
CPyDef_encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_____call__,
        (CPyVTableItem)CPyDef_encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_____get__,
    };
    memcpy(encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_vtable, encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_vtable_scratch, sizeof(encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_get___3_mypyc_env__(serai___games___encyclopedia___turn_____mypyc_lambda__0_starting_animals_objObject *self, void *closure);

static PyGetSetDef encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___turn_____mypyc___3__mypyc_lambda__0_starting_animals_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0_starting_animals_obj",
    .tp_new = encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_new,
    .tp_dealloc = (destructor)encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_clear,
    .tp_getset = encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_getseters,
    .tp_methods = encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj,
    .tp_members = encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___turn_____mypyc_lambda__0_starting_animals_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___turn_____mypyc_lambda__0_starting_animals_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___turn_____mypyc_lambda__0_starting_animals_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___turn_____mypyc_lambda__0_starting_animals_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0_starting_animals_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_template = &CPyType_encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_template_;

PyObject *CPyDef_encyclopedia___turn_____mypyc___3__mypyc_lambda__0_starting_animals_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___turn_____mypyc_lambda__0_starting_animals_objObject *self;
    if (encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_free_instance != NULL) {
        self = encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_free_instance;
        encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___turn_____mypyc_lambda__0_starting_animals_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_vtable;
    self->vectorcall = CPyPy_encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj(void)
{
    PyObject *self = CPyDef_encyclopedia___turn_____mypyc___3__mypyc_lambda__0_starting_animals_obj_setup((PyObject *)CPyType_encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_get___3_mypyc_env__(serai___games___encyclopedia___turn_____mypyc_lambda__0_starting_animals_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0_starting_animals_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PySendResult CPyDunder_am_sendencyclopedia___turn___begin_round_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_encyclopedia___turn___begin_round_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods encyclopedia___turn___begin_round_gen_as_async = {
    .am_send = CPyDunder_am_sendencyclopedia___turn___begin_round_gen,
};
static int
encyclopedia___turn___begin_round_gen_traverse(serai___games___encyclopedia___turn___begin_round_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___turn___begin_round_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___turn___begin_round_gen_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___turn___begin_round_genObject *self = (serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn___begin_round_gen_0);
    return 0;
}

static int32_t CPyDef_encyclopedia___turn___begin_round_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___turn___begin_round_genObject *self = (serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn___begin_round_gen_0);
    return 0;
}

static void
encyclopedia___turn___begin_round_gen_dealloc(serai___games___encyclopedia___turn___begin_round_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___turn___begin_round_gen_free_instance == NULL) {
        encyclopedia___turn___begin_round_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn___begin_round_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___turn___begin_round_gen_dealloc)
    CPyDef_encyclopedia___turn___begin_round_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___turn_____mypyc__begin_round_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___turn___begin_round_gen(void);

static PyObject *
encyclopedia___turn___begin_round_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___turn___begin_round_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___turn_____mypyc__begin_round_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___turn___begin_round_gen_vtable[6];
static bool
CPyDef_encyclopedia___turn___begin_round_gen_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___turn___begin_round_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___turn___begin_round_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_encyclopedia___turn___begin_round_gen_____next__,
        (CPyVTableItem)CPyDef_encyclopedia___turn___begin_round_gen___send,
        (CPyVTableItem)CPyDef_encyclopedia___turn___begin_round_gen_____iter__,
        (CPyVTableItem)CPyDef_encyclopedia___turn___begin_round_gen___throw,
        (CPyVTableItem)CPyDef_encyclopedia___turn___begin_round_gen___close,
    };
    memcpy(encyclopedia___turn___begin_round_gen_vtable, encyclopedia___turn___begin_round_gen_vtable_scratch, sizeof(encyclopedia___turn___begin_round_gen_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___turn___begin_round_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef encyclopedia___turn___begin_round_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___turn_____mypyc__begin_round_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_encyclopedia___turn___begin_round_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_encyclopedia___turn___begin_round_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_encyclopedia___turn___begin_round_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_encyclopedia___turn___begin_round_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_encyclopedia___turn___begin_round_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___turn___begin_round_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "begin_round_gen",
    .tp_new = encyclopedia___turn___begin_round_gen_new,
    .tp_dealloc = (destructor)encyclopedia___turn___begin_round_gen_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___turn___begin_round_gen_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___turn___begin_round_gen_clear,
    .tp_methods = encyclopedia___turn___begin_round_gen_methods,
    .tp_iter = CPyDef_encyclopedia___turn___begin_round_gen_____iter__,
    .tp_iternext = CPyDef_encyclopedia___turn___begin_round_gen_____next__,
    .tp_as_async = &encyclopedia___turn___begin_round_gen_as_async,
    .tp_basicsize = sizeof(serai___games___encyclopedia___turn___begin_round_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("begin_round_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___turn___begin_round_gen_template = &CPyType_encyclopedia___turn___begin_round_gen_template_;

PyObject *CPyDef_encyclopedia___turn_____mypyc__begin_round_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___turn___begin_round_genObject *self;
    if (encyclopedia___turn___begin_round_gen_free_instance != NULL) {
        self = encyclopedia___turn___begin_round_gen_free_instance;
        encyclopedia___turn___begin_round_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___turn___begin_round_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___turn___begin_round_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___turn___begin_round_gen(void)
{
    PyObject *self = CPyDef_encyclopedia___turn_____mypyc__begin_round_gen_setup((PyObject *)CPyType_encyclopedia___turn___begin_round_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendencyclopedia___turn___dice_phase_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_encyclopedia___turn___dice_phase_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods encyclopedia___turn___dice_phase_gen_as_async = {
    .am_send = CPyDunder_am_sendencyclopedia___turn___dice_phase_gen,
};
static int
encyclopedia___turn___dice_phase_gen_traverse(serai___games___encyclopedia___turn___dice_phase_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___turn___dice_phase_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___turn___dice_phase_gen_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___turn___dice_phase_genObject *self = (serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn___dice_phase_gen_0);
    return 0;
}

static int32_t CPyDef_encyclopedia___turn___dice_phase_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___turn___dice_phase_genObject *self = (serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn___dice_phase_gen_0);
    return 0;
}

static void
encyclopedia___turn___dice_phase_gen_dealloc(serai___games___encyclopedia___turn___dice_phase_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___turn___dice_phase_gen_free_instance == NULL) {
        encyclopedia___turn___dice_phase_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn___dice_phase_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___turn___dice_phase_gen_dealloc)
    CPyDef_encyclopedia___turn___dice_phase_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___turn_____mypyc__dice_phase_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___turn___dice_phase_gen(void);

static PyObject *
encyclopedia___turn___dice_phase_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___turn___dice_phase_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___turn_____mypyc__dice_phase_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___turn___dice_phase_gen_vtable[6];
static bool
CPyDef_encyclopedia___turn___dice_phase_gen_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___turn___dice_phase_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___turn___dice_phase_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_encyclopedia___turn___dice_phase_gen_____next__,
        (CPyVTableItem)CPyDef_encyclopedia___turn___dice_phase_gen___send,
        (CPyVTableItem)CPyDef_encyclopedia___turn___dice_phase_gen_____iter__,
        (CPyVTableItem)CPyDef_encyclopedia___turn___dice_phase_gen___throw,
        (CPyVTableItem)CPyDef_encyclopedia___turn___dice_phase_gen___close,
    };
    memcpy(encyclopedia___turn___dice_phase_gen_vtable, encyclopedia___turn___dice_phase_gen_vtable_scratch, sizeof(encyclopedia___turn___dice_phase_gen_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___turn___dice_phase_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef encyclopedia___turn___dice_phase_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___turn_____mypyc__dice_phase_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_encyclopedia___turn___dice_phase_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_encyclopedia___turn___dice_phase_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_encyclopedia___turn___dice_phase_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_encyclopedia___turn___dice_phase_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_encyclopedia___turn___dice_phase_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___turn___dice_phase_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "dice_phase_gen",
    .tp_new = encyclopedia___turn___dice_phase_gen_new,
    .tp_dealloc = (destructor)encyclopedia___turn___dice_phase_gen_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___turn___dice_phase_gen_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___turn___dice_phase_gen_clear,
    .tp_methods = encyclopedia___turn___dice_phase_gen_methods,
    .tp_iter = CPyDef_encyclopedia___turn___dice_phase_gen_____iter__,
    .tp_iternext = CPyDef_encyclopedia___turn___dice_phase_gen_____next__,
    .tp_as_async = &encyclopedia___turn___dice_phase_gen_as_async,
    .tp_basicsize = sizeof(serai___games___encyclopedia___turn___dice_phase_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("dice_phase_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___turn___dice_phase_gen_template = &CPyType_encyclopedia___turn___dice_phase_gen_template_;

PyObject *CPyDef_encyclopedia___turn_____mypyc__dice_phase_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___turn___dice_phase_genObject *self;
    if (encyclopedia___turn___dice_phase_gen_free_instance != NULL) {
        self = encyclopedia___turn___dice_phase_gen_free_instance;
        encyclopedia___turn___dice_phase_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___turn___dice_phase_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___turn___dice_phase_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___turn___dice_phase_gen(void)
{
    PyObject *self = CPyDef_encyclopedia___turn_____mypyc__dice_phase_gen_setup((PyObject *)CPyType_encyclopedia___turn___dice_phase_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendencyclopedia___turn___take_turn_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_encyclopedia___turn___take_turn_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods encyclopedia___turn___take_turn_gen_as_async = {
    .am_send = CPyDunder_am_sendencyclopedia___turn___take_turn_gen,
};
static int
encyclopedia___turn___take_turn_gen_traverse(serai___games___encyclopedia___turn___take_turn_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_1);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_2);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_3);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_4);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_5);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___turn___take_turn_gen_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___turn___take_turn_genObject *self = (serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_4);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_5);
    return 0;
}

static int32_t CPyDef_encyclopedia___turn___take_turn_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___turn___take_turn_genObject *self = (serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_4);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_5);
    return 0;
}

static void
encyclopedia___turn___take_turn_gen_dealloc(serai___games___encyclopedia___turn___take_turn_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___turn___take_turn_gen_free_instance == NULL) {
        encyclopedia___turn___take_turn_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        self->___mypyc_next_label__ = -113;
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_1);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_2);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_3);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_4);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_5);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___turn___take_turn_gen_dealloc)
    CPyDef_encyclopedia___turn___take_turn_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___turn_____mypyc__take_turn_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___turn___take_turn_gen(void);

static PyObject *
encyclopedia___turn___take_turn_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___turn___take_turn_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___turn_____mypyc__take_turn_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___turn___take_turn_gen_vtable[6];
static bool
CPyDef_encyclopedia___turn___take_turn_gen_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___turn___take_turn_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___turn___take_turn_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_encyclopedia___turn___take_turn_gen_____next__,
        (CPyVTableItem)CPyDef_encyclopedia___turn___take_turn_gen___send,
        (CPyVTableItem)CPyDef_encyclopedia___turn___take_turn_gen_____iter__,
        (CPyVTableItem)CPyDef_encyclopedia___turn___take_turn_gen___throw,
        (CPyVTableItem)CPyDef_encyclopedia___turn___take_turn_gen___close,
    };
    memcpy(encyclopedia___turn___take_turn_gen_vtable, encyclopedia___turn___take_turn_gen_vtable_scratch, sizeof(encyclopedia___turn___take_turn_gen_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___turn___take_turn_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef encyclopedia___turn___take_turn_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___turn_____mypyc__take_turn_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_encyclopedia___turn___take_turn_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_encyclopedia___turn___take_turn_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_encyclopedia___turn___take_turn_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_encyclopedia___turn___take_turn_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_encyclopedia___turn___take_turn_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___turn___take_turn_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "take_turn_gen",
    .tp_new = encyclopedia___turn___take_turn_gen_new,
    .tp_dealloc = (destructor)encyclopedia___turn___take_turn_gen_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___turn___take_turn_gen_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___turn___take_turn_gen_clear,
    .tp_methods = encyclopedia___turn___take_turn_gen_methods,
    .tp_iter = CPyDef_encyclopedia___turn___take_turn_gen_____iter__,
    .tp_iternext = CPyDef_encyclopedia___turn___take_turn_gen_____next__,
    .tp_as_async = &encyclopedia___turn___take_turn_gen_as_async,
    .tp_basicsize = sizeof(serai___games___encyclopedia___turn___take_turn_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("take_turn_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___turn___take_turn_gen_template = &CPyType_encyclopedia___turn___take_turn_gen_template_;

PyObject *CPyDef_encyclopedia___turn_____mypyc__take_turn_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___turn___take_turn_genObject *self;
    if (encyclopedia___turn___take_turn_gen_free_instance != NULL) {
        self = encyclopedia___turn___take_turn_gen_free_instance;
        encyclopedia___turn___take_turn_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___turn___take_turn_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___turn___take_turn_gen_vtable;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___turn___take_turn_gen(void)
{
    PyObject *self = CPyDef_encyclopedia___turn_____mypyc__take_turn_gen_setup((PyObject *)CPyType_encyclopedia___turn___take_turn_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendencyclopedia___turn___confirm_end_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_encyclopedia___turn___confirm_end_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods encyclopedia___turn___confirm_end_gen_as_async = {
    .am_send = CPyDunder_am_sendencyclopedia___turn___confirm_end_gen,
};
static int
encyclopedia___turn___confirm_end_gen_traverse(serai___games___encyclopedia___turn___confirm_end_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___turn___confirm_end_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___turn___confirm_end_gen_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___turn___confirm_end_genObject *self = (serai___games___encyclopedia___turn___confirm_end_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn___confirm_end_gen_0);
    return 0;
}

static int32_t CPyDef_encyclopedia___turn___confirm_end_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___turn___confirm_end_genObject *self = (serai___games___encyclopedia___turn___confirm_end_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn___confirm_end_gen_0);
    return 0;
}

static void
encyclopedia___turn___confirm_end_gen_dealloc(serai___games___encyclopedia___turn___confirm_end_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___turn___confirm_end_gen_free_instance == NULL) {
        encyclopedia___turn___confirm_end_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn___confirm_end_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___turn___confirm_end_gen_dealloc)
    CPyDef_encyclopedia___turn___confirm_end_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___turn_____mypyc__confirm_end_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___turn___confirm_end_gen(void);

static PyObject *
encyclopedia___turn___confirm_end_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___turn___confirm_end_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___turn_____mypyc__confirm_end_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___turn___confirm_end_gen_vtable[6];
static bool
CPyDef_encyclopedia___turn___confirm_end_gen_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___turn___confirm_end_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___turn___confirm_end_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_encyclopedia___turn___confirm_end_gen_____next__,
        (CPyVTableItem)CPyDef_encyclopedia___turn___confirm_end_gen___send,
        (CPyVTableItem)CPyDef_encyclopedia___turn___confirm_end_gen_____iter__,
        (CPyVTableItem)CPyDef_encyclopedia___turn___confirm_end_gen___throw,
        (CPyVTableItem)CPyDef_encyclopedia___turn___confirm_end_gen___close,
    };
    memcpy(encyclopedia___turn___confirm_end_gen_vtable, encyclopedia___turn___confirm_end_gen_vtable_scratch, sizeof(encyclopedia___turn___confirm_end_gen_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___turn___confirm_end_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef encyclopedia___turn___confirm_end_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___turn_____mypyc__confirm_end_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_encyclopedia___turn___confirm_end_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_encyclopedia___turn___confirm_end_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_encyclopedia___turn___confirm_end_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_encyclopedia___turn___confirm_end_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_encyclopedia___turn___confirm_end_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___turn___confirm_end_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "confirm_end_gen",
    .tp_new = encyclopedia___turn___confirm_end_gen_new,
    .tp_dealloc = (destructor)encyclopedia___turn___confirm_end_gen_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___turn___confirm_end_gen_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___turn___confirm_end_gen_clear,
    .tp_methods = encyclopedia___turn___confirm_end_gen_methods,
    .tp_iter = CPyDef_encyclopedia___turn___confirm_end_gen_____iter__,
    .tp_iternext = CPyDef_encyclopedia___turn___confirm_end_gen_____next__,
    .tp_as_async = &encyclopedia___turn___confirm_end_gen_as_async,
    .tp_basicsize = sizeof(serai___games___encyclopedia___turn___confirm_end_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("confirm_end_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___turn___confirm_end_gen_template = &CPyType_encyclopedia___turn___confirm_end_gen_template_;

PyObject *CPyDef_encyclopedia___turn_____mypyc__confirm_end_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___turn___confirm_end_genObject *self;
    if (encyclopedia___turn___confirm_end_gen_free_instance != NULL) {
        self = encyclopedia___turn___confirm_end_gen_free_instance;
        encyclopedia___turn___confirm_end_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___turn___confirm_end_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___turn___confirm_end_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___turn___confirm_end_gen(void)
{
    PyObject *self = CPyDef_encyclopedia___turn_____mypyc__confirm_end_gen_setup((PyObject *)CPyType_encyclopedia___turn___confirm_end_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendencyclopedia___turn___royal_seals_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_encyclopedia___turn___royal_seals_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods encyclopedia___turn___royal_seals_gen_as_async = {
    .am_send = CPyDunder_am_sendencyclopedia___turn___royal_seals_gen,
};
static int
encyclopedia___turn___royal_seals_gen_traverse(serai___games___encyclopedia___turn___royal_seals_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___turn___royal_seals_gen_2);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___turn___royal_seals_gen_3);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___turn___royal_seals_gen_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___turn___royal_seals_genObject *self = (serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn___royal_seals_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn___royal_seals_gen_3);
    return 0;
}

static int32_t CPyDef_encyclopedia___turn___royal_seals_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___turn___royal_seals_genObject *self = (serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn___royal_seals_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn___royal_seals_gen_3);
    return 0;
}

static void
encyclopedia___turn___royal_seals_gen_dealloc(serai___games___encyclopedia___turn___royal_seals_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___turn___royal_seals_gen_free_instance == NULL) {
        encyclopedia___turn___royal_seals_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        self->___mypyc_next_label__ = -113;
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        self->___mypyc_generator_frame_attribute__asked = 2;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn___royal_seals_gen_2);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn___royal_seals_gen_3);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___turn___royal_seals_gen_dealloc)
    CPyDef_encyclopedia___turn___royal_seals_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___turn_____mypyc__royal_seals_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___turn___royal_seals_gen(void);

static PyObject *
encyclopedia___turn___royal_seals_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___turn___royal_seals_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___turn_____mypyc__royal_seals_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___turn___royal_seals_gen_vtable[6];
static bool
CPyDef_encyclopedia___turn___royal_seals_gen_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___turn___royal_seals_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___turn___royal_seals_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_encyclopedia___turn___royal_seals_gen_____next__,
        (CPyVTableItem)CPyDef_encyclopedia___turn___royal_seals_gen___send,
        (CPyVTableItem)CPyDef_encyclopedia___turn___royal_seals_gen_____iter__,
        (CPyVTableItem)CPyDef_encyclopedia___turn___royal_seals_gen___throw,
        (CPyVTableItem)CPyDef_encyclopedia___turn___royal_seals_gen___close,
    };
    memcpy(encyclopedia___turn___royal_seals_gen_vtable, encyclopedia___turn___royal_seals_gen_vtable_scratch, sizeof(encyclopedia___turn___royal_seals_gen_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___turn___royal_seals_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef encyclopedia___turn___royal_seals_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___turn_____mypyc__royal_seals_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_encyclopedia___turn___royal_seals_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_encyclopedia___turn___royal_seals_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_encyclopedia___turn___royal_seals_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_encyclopedia___turn___royal_seals_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_encyclopedia___turn___royal_seals_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___turn___royal_seals_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "royal_seals_gen",
    .tp_new = encyclopedia___turn___royal_seals_gen_new,
    .tp_dealloc = (destructor)encyclopedia___turn___royal_seals_gen_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___turn___royal_seals_gen_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___turn___royal_seals_gen_clear,
    .tp_methods = encyclopedia___turn___royal_seals_gen_methods,
    .tp_iter = CPyDef_encyclopedia___turn___royal_seals_gen_____iter__,
    .tp_iternext = CPyDef_encyclopedia___turn___royal_seals_gen_____next__,
    .tp_as_async = &encyclopedia___turn___royal_seals_gen_as_async,
    .tp_basicsize = sizeof(serai___games___encyclopedia___turn___royal_seals_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("royal_seals_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___turn___royal_seals_gen_template = &CPyType_encyclopedia___turn___royal_seals_gen_template_;

PyObject *CPyDef_encyclopedia___turn_____mypyc__royal_seals_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___turn___royal_seals_genObject *self;
    if (encyclopedia___turn___royal_seals_gen_free_instance != NULL) {
        self = encyclopedia___turn___royal_seals_gen_free_instance;
        encyclopedia___turn___royal_seals_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___turn___royal_seals_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___turn___royal_seals_gen_vtable;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__asked = 2;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___turn___royal_seals_gen(void)
{
    PyObject *self = CPyDef_encyclopedia___turn_____mypyc__royal_seals_gen_setup((PyObject *)CPyType_encyclopedia___turn___royal_seals_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendencyclopedia___turn____royal_seal_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_encyclopedia___turn____royal_seal_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods encyclopedia___turn____royal_seal_gen_as_async = {
    .am_send = CPyDunder_am_sendencyclopedia___turn____royal_seal_gen,
};
static int
encyclopedia___turn____royal_seal_gen_traverse(serai___games___encyclopedia___turn____royal_seal_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__o);
    Py_VISIT(self->___mypyc_generator_frame_attribute__player);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_2);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_3);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_4);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___turn____royal_seal_gen_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___turn____royal_seal_genObject *self = (serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_4);
    return 0;
}

static int32_t CPyDef_encyclopedia___turn____royal_seal_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___turn____royal_seal_genObject *self = (serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_4);
    return 0;
}

static void
encyclopedia___turn____royal_seal_gen_dealloc(serai___games___encyclopedia___turn____royal_seal_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___turn____royal_seal_gen_free_instance == NULL) {
        encyclopedia___turn____royal_seal_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_2);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_3);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_4);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___turn____royal_seal_gen_dealloc)
    CPyDef_encyclopedia___turn____royal_seal_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___turn_____mypyc___3_royal_seal_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___turn____royal_seal_gen(void);

static PyObject *
encyclopedia___turn____royal_seal_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___turn____royal_seal_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___turn_____mypyc___3_royal_seal_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___turn____royal_seal_gen_vtable[6];
static bool
CPyDef_encyclopedia___turn____royal_seal_gen_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___turn____royal_seal_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___turn____royal_seal_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_encyclopedia___turn____royal_seal_gen_____next__,
        (CPyVTableItem)CPyDef_encyclopedia___turn____royal_seal_gen___send,
        (CPyVTableItem)CPyDef_encyclopedia___turn____royal_seal_gen_____iter__,
        (CPyVTableItem)CPyDef_encyclopedia___turn____royal_seal_gen___throw,
        (CPyVTableItem)CPyDef_encyclopedia___turn____royal_seal_gen___close,
    };
    memcpy(encyclopedia___turn____royal_seal_gen_vtable, encyclopedia___turn____royal_seal_gen_vtable_scratch, sizeof(encyclopedia___turn____royal_seal_gen_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___turn____royal_seal_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef encyclopedia___turn____royal_seal_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___turn_____mypyc___3_royal_seal_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_encyclopedia___turn____royal_seal_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_encyclopedia___turn____royal_seal_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_encyclopedia___turn____royal_seal_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_encyclopedia___turn____royal_seal_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_encyclopedia___turn____royal_seal_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___turn____royal_seal_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_royal_seal_gen",
    .tp_new = encyclopedia___turn____royal_seal_gen_new,
    .tp_dealloc = (destructor)encyclopedia___turn____royal_seal_gen_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___turn____royal_seal_gen_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___turn____royal_seal_gen_clear,
    .tp_methods = encyclopedia___turn____royal_seal_gen_methods,
    .tp_iter = CPyDef_encyclopedia___turn____royal_seal_gen_____iter__,
    .tp_iternext = CPyDef_encyclopedia___turn____royal_seal_gen_____next__,
    .tp_as_async = &encyclopedia___turn____royal_seal_gen_as_async,
    .tp_basicsize = sizeof(serai___games___encyclopedia___turn____royal_seal_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_royal_seal_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___turn____royal_seal_gen_template = &CPyType_encyclopedia___turn____royal_seal_gen_template_;

PyObject *CPyDef_encyclopedia___turn_____mypyc___3_royal_seal_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___turn____royal_seal_genObject *self;
    if (encyclopedia___turn____royal_seal_gen_free_instance != NULL) {
        self = encyclopedia___turn____royal_seal_gen_free_instance;
        encyclopedia___turn____royal_seal_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___turn____royal_seal_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___turn____royal_seal_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___turn____royal_seal_gen(void)
{
    PyObject *self = CPyDef_encyclopedia___turn_____mypyc___3_royal_seal_gen_setup((PyObject *)CPyType_encyclopedia___turn____royal_seal_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef encyclopedia___turnmodule_methods[] = {
    {"next_turn", (PyCFunction)CPyPy_encyclopedia___turn___next_turn, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("next_turn(t)\n--\n\n") /* docstring */},
    {"starting_animals", (PyCFunction)CPyPy_encyclopedia___turn___starting_animals, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("starting_animals(t)\n--\n\n") /* docstring */},
    {"begin_round", (PyCFunction)CPyPy_encyclopedia___turn___begin_round, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("begin_round(t)\n--\n\n") /* docstring */},
    {"dice_phase", (PyCFunction)CPyPy_encyclopedia___turn___dice_phase, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("dice_phase(t)\n--\n\n") /* docstring */},
    {"_begin_phase", (PyCFunction)CPyPy_encyclopedia___turn____begin_phase, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_begin_phase(t, phase)\n--\n\n") /* docstring */},
    {"take_turn", (PyCFunction)CPyPy_encyclopedia___turn___take_turn, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("take_turn(t)\n--\n\n") /* docstring */},
    {"confirm_end", (PyCFunction)CPyPy_encyclopedia___turn___confirm_end, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("confirm_end(t, me)\n--\n\n") /* docstring */},
    {"_note", (PyCFunction)CPyPy_encyclopedia___turn____note, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_note(t, me, option)\n--\n\n") /* docstring */},
    {"royal_seals", (PyCFunction)CPyPy_encyclopedia___turn___royal_seals, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("royal_seals(t)\n--\n\n") /* docstring */},
    {"_royal_seal", (PyCFunction)CPyPy_encyclopedia___turn____royal_seal, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_royal_seal(t, me)\n--\n\n") /* docstring */},
    {"_end_round", (PyCFunction)CPyPy_encyclopedia___turn____end_round, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_end_round(t)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___turn__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___turn__internal, "__name__");
    CPyStatic_encyclopedia___turn___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___turn__internal);
    if (unlikely(CPyStatic_encyclopedia___turn___globals == NULL))
        goto fail;
    CPyType_encyclopedia___turn___starting_animals_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___turn___starting_animals_env_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___turn___starting_animals_env))
        goto fail;
    CPyDef_encyclopedia___turn___starting_animals_env_trait_vtable_setup();
    CPyType_encyclopedia___turn___starting_animals_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___turn___starting_animals_gen_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___turn___starting_animals_gen))
        goto fail;
    CPyDef_encyclopedia___turn___starting_animals_gen_trait_vtable_setup();
    CPyType_encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj))
        goto fail;
    CPyDef_encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_trait_vtable_setup();
    CPyType_encyclopedia___turn___begin_round_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___turn___begin_round_gen_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___turn___begin_round_gen))
        goto fail;
    CPyDef_encyclopedia___turn___begin_round_gen_trait_vtable_setup();
    CPyType_encyclopedia___turn___dice_phase_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___turn___dice_phase_gen_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___turn___dice_phase_gen))
        goto fail;
    CPyDef_encyclopedia___turn___dice_phase_gen_trait_vtable_setup();
    CPyType_encyclopedia___turn___take_turn_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___turn___take_turn_gen_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___turn___take_turn_gen))
        goto fail;
    CPyDef_encyclopedia___turn___take_turn_gen_trait_vtable_setup();
    CPyType_encyclopedia___turn___confirm_end_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___turn___confirm_end_gen_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___turn___confirm_end_gen))
        goto fail;
    CPyDef_encyclopedia___turn___confirm_end_gen_trait_vtable_setup();
    CPyType_encyclopedia___turn___royal_seals_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___turn___royal_seals_gen_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___turn___royal_seals_gen))
        goto fail;
    CPyDef_encyclopedia___turn___royal_seals_gen_trait_vtable_setup();
    CPyType_encyclopedia___turn____royal_seal_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___turn____royal_seal_gen_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___turn____royal_seal_gen))
        goto fail;
    CPyDef_encyclopedia___turn____royal_seal_gen_trait_vtable_setup();
    char result = CPyDef_encyclopedia___turn_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___turn__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_encyclopedia___turn___DieOffer);
    Py_CLEAR(CPyType_encyclopedia___turn___BoardDieOffer);
    Py_CLEAR(CPyType_encyclopedia___turn___starting_animals_env);
    Py_CLEAR(CPyType_encyclopedia___turn___starting_animals_gen);
    Py_CLEAR(CPyType_encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj);
    Py_CLEAR(CPyType_encyclopedia___turn___begin_round_gen);
    Py_CLEAR(CPyType_encyclopedia___turn___dice_phase_gen);
    Py_CLEAR(CPyType_encyclopedia___turn___take_turn_gen);
    Py_CLEAR(CPyType_encyclopedia___turn___confirm_end_gen);
    Py_CLEAR(CPyType_encyclopedia___turn___royal_seals_gen);
    Py_CLEAR(CPyType_encyclopedia___turn____royal_seal_gen);
    return -1;
}
int CPyExec_serai___games___encyclopedia___turn(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___turn__impl, &CPyImportState_serai___games___encyclopedia___turn, &CPyModule_serai___games___encyclopedia___turn);
}
static struct PyModuleDef encyclopedia___turnmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.turn",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    encyclopedia___turnmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___turn(void)
{
    if (CPyModule_serai___games___encyclopedia___turn__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___turn__internal);
        return CPyModule_serai___games___encyclopedia___turn__internal;
    }
    CPyModule_serai___games___encyclopedia___turn__internal = PyModule_Create(&encyclopedia___turnmodule);
    return CPyModule_serai___games___encyclopedia___turn__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___turn(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___turn__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___turn__internal);
        return CPyModule_serai___games___encyclopedia___turn__internal;
    }
    CPyModule_serai___games___encyclopedia___turn__internal = PyModule_Create(&encyclopedia___turnmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___turn__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.turn");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___turn__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___turn__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___turn__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___turn(CPyModule_serai___games___encyclopedia___turn__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___turn__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.turn");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___turn__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___next_turn(PyObject *cpy_r_t) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_phase;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "next_turn", "Table", "phase", 43, CPyStatic_encyclopedia___turn___globals);
        goto CPyL18;
    }
    CPyTagged_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = cpy_r_r0 == 6;
    if (cpy_r_r1) {
        goto CPyL19;
    } else
        goto CPyL4;
CPyL2: ;
    cpy_r_r2 = CPyDef_encyclopedia___turn___take_turn(cpy_r_t);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "next_turn", 45, CPyStatic_encyclopedia___turn___globals);
        goto CPyL18;
    }
    return cpy_r_r2;
CPyL4: ;
    cpy_r_r3 = cpy_r_r0 == 8;
    if (cpy_r_r3) {
        goto CPyL20;
    } else
        goto CPyL7;
CPyL5: ;
    cpy_r_r4 = CPyDef_encyclopedia___turn___royal_seals(cpy_r_t);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "next_turn", 47, CPyStatic_encyclopedia___turn___globals);
        goto CPyL18;
    }
    return cpy_r_r4;
CPyL7: ;
    cpy_r_r5 = cpy_r_r0 == 4;
    if (cpy_r_r5) {
        goto CPyL21;
    } else
        goto CPyL10;
CPyL8: ;
    cpy_r_r6 = CPyDef_encyclopedia___turn___dice_phase(cpy_r_t);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "next_turn", 49, CPyStatic_encyclopedia___turn___globals);
        goto CPyL18;
    }
    return cpy_r_r6;
CPyL10: ;
    cpy_r_r7 = cpy_r_r0 == 2;
    if (cpy_r_r7) {
        goto CPyL22;
    } else
        goto CPyL13;
CPyL11: ;
    cpy_r_r8 = CPyDef_encyclopedia___turn___begin_round(cpy_r_t);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "next_turn", 51, CPyStatic_encyclopedia___turn___globals);
        goto CPyL18;
    }
    return cpy_r_r8;
CPyL13: ;
    cpy_r_r9 = cpy_r_r0 == 0;
    CPyTagged_DECREF(cpy_r_r0);
    if (cpy_r_r9) goto CPyL16;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r10 = 0;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "next_turn", 52, CPyStatic_encyclopedia___turn___globals);
        goto CPyL18;
    }
    CPy_Unreachable();
CPyL16: ;
    cpy_r_r11 = CPyDef_encyclopedia___turn___starting_animals(cpy_r_t);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "next_turn", 53, CPyStatic_encyclopedia___turn___globals);
        goto CPyL18;
    }
    return cpy_r_r11;
CPyL18: ;
    cpy_r_r12 = NULL;
    return cpy_r_r12;
CPyL19: ;
    CPyTagged_DECREF(cpy_r_r0);
    goto CPyL2;
CPyL20: ;
    CPyTagged_DECREF(cpy_r_r0);
    goto CPyL5;
CPyL21: ;
    CPyTagged_DECREF(cpy_r_r0);
    goto CPyL8;
CPyL22: ;
    CPyTagged_DECREF(cpy_r_r0);
    goto CPyL11;
}
        
        PyObject *CPyPy_encyclopedia___turn___next_turn(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:next_turn", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___next_turn(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "next_turn", 41, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "__get__", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = ((serai___games___encyclopedia___turn_____mypyc_lambda__0_starting_animals_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "<lambda>", "__mypyc_lambda__0_starting_animals_obj", "__mypyc_env__", 72, CPyStatic_encyclopedia___turn___globals);
        goto CPyL4;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___turn___starting_animals_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "<lambda>", "starting_animals_env", "t", 72, CPyStatic_encyclopedia___turn___globals);
        goto CPyL4;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyDef_notes___animal_note(cpy_r_r1, cpy_r_option);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<lambda>", 72, CPyStatic_encyclopedia___turn___globals);
        goto CPyL4;
    }
    return cpy_r_r2;
CPyL4: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<lambda>", 72, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___starting_animals_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    int32_t cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r__;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    int64_t cpy_r_r44;
    CPyPtr cpy_r_r45;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    CPyPtr cpy_r_r48;
    CPyPtr cpy_r_r49;
    int64_t cpy_r_r50;
    CPyPtr cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    int32_t cpy_r_r60;
    char cpy_r_r61;
    int64_t cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    CPyTagged cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    CPyTagged cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    CPyTagged cpy_r_r78;
    CPyTagged cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    CPyTagged cpy_r_r91;
    char cpy_r_r92;
    CPyTagged cpy_r_r93;
    CPyTagged cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    CPyTagged cpy_r_r97;
    CPyTagged cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    CPyTagged cpy_r_r104;
    PyObject *cpy_r_r105;
    CPyTagged cpy_r_r106;
    CPyTagged cpy_r_r107;
    PyObject *cpy_r_r108;
    CPyTagged cpy_r_r109;
    PyObject *cpy_r_r110;
    char cpy_r_r111;
    PyObject *cpy_r_r112;
    CPyTagged cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    char cpy_r_r117;
    PyObject *cpy_r_r118;
    char cpy_r_r119;
    PyObject *cpy_r_r120;
    char cpy_r_r121;
    int32_t cpy_r_r122;
    int32_t cpy_r_r123;
    char cpy_r_r124;
    int32_t cpy_r_r125;
    int32_t cpy_r_r126;
    PyObject *cpy_r_r127;
    char cpy_r_r128;
    char cpy_r_r129;
    char cpy_r_r130;
    PyObject *cpy_r_r131;
    CPyTagged cpy_r_r132;
    char cpy_r_r133;
    CPyTagged cpy_r_r134;
    char cpy_r_r135;
    CPyTagged cpy_r_r136;
    char cpy_r_r137;
    CPyTagged cpy_r_r138;
    char cpy_r_r139;
    CPyTagged cpy_r_r140;
    char cpy_r_r141;
    CPyTagged cpy_r_r142;
    char cpy_r_r143;
    CPyTagged cpy_r_r144;
    char cpy_r_r145;
    CPyTagged cpy_r_r146;
    char cpy_r_r147;
    CPyTagged cpy_r_r148;
    char cpy_r_r149;
    CPyTagged cpy_r_r150;
    char cpy_r_r151;
    CPyTagged cpy_r_r152;
    char cpy_r_r153;
    CPyTagged cpy_r_r154;
    char cpy_r_r155;
    CPyTagged cpy_r_r156;
    char cpy_r_r157;
    CPyTagged cpy_r_r158;
    char cpy_r_r159;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "starting_animals_gen", "__mypyc_env__", 59, CPyStatic_encyclopedia___turn___globals);
        goto CPyL104;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL99;
CPyL2: ;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_type != cpy_r_r2;
    if (!cpy_r_r3) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 59, CPyStatic_encyclopedia___turn___globals);
        goto CPyL98;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r4 = ((serai___games___encyclopedia___turn___starting_animals_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "starting_animals_env", "t", 61, CPyStatic_encyclopedia___turn___globals);
        goto CPyL98;
    }
    CPy_INCREF(cpy_r_r4);
CPyL6: ;
    cpy_r_r5 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r4)->_active;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'active' of 'Table' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r5);
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 61, CPyStatic_encyclopedia___turn___globals);
        goto CPyL98;
    }
CPyL7: ;
    if (((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me = cpy_r_r5;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 61, CPyStatic_encyclopedia___turn___globals);
        goto CPyL98;
    }
    cpy_r_r7 = ((serai___games___encyclopedia___turn___starting_animals_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "starting_animals_env", "t", 62, CPyStatic_encyclopedia___turn___globals);
        goto CPyL98;
    }
    CPy_INCREF(cpy_r_r7);
CPyL9: ;
    cpy_r_r8 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r7)->_book;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "Table", "book", 62, CPyStatic_encyclopedia___turn___globals);
        goto CPyL105;
    }
CPyL10: ;
    cpy_r_r9 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r8)->_options;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "Book", "options", 62, CPyStatic_encyclopedia___turn___globals);
        goto CPyL105;
    }
    CPy_INCREF(cpy_r_r9);
CPyL11: ;
    CPy_DECREF(cpy_r_r7);
    if (((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o);
    }
    ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o = cpy_r_r9;
    cpy_r_r10 = 1;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 62, CPyStatic_encyclopedia___turn___globals);
        goto CPyL98;
    }
    cpy_r_r11 = ((serai___games___encyclopedia___turn___starting_animals_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "starting_animals_env", "t", 63, CPyStatic_encyclopedia___turn___globals);
        goto CPyL98;
    }
    CPy_INCREF(cpy_r_r11);
CPyL13: ;
    cpy_r_r12 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r11)->_book;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "Table", "book", 63, CPyStatic_encyclopedia___turn___globals);
        goto CPyL106;
    }
CPyL14: ;
    cpy_r_r13 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r12)->_starting_animals;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'starting_animals' of 'Book' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r13);
    }
    if (((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0);
    }
    ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 = cpy_r_r13;
    cpy_r_r14 = 1;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 63, CPyStatic_encyclopedia___turn___globals);
        goto CPyL106;
    }
CPyL15: ;
    CPy_DECREF(cpy_r_r11);
    if (((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___starting_animals_gen_2 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___starting_animals_gen_2);
    }
    ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___starting_animals_gen_2 = 0;
    cpy_r_r15 = 1;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 63, CPyStatic_encyclopedia___turn___globals);
        goto CPyL107;
    }
    cpy_r_r16 = ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___starting_animals_gen_2;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "starting_animals_gen", "__mypyc_temp__3_serai___games___encyclopedia___turn___starting_animals_gen_2", 63, CPyStatic_encyclopedia___turn___globals);
        goto CPyL107;
    }
CPyL17: ;
    CPyTagged_INCREF(cpy_r_r16);
    cpy_r_r17 = CPyTagged_StealAsObject(cpy_r_r16);
    cpy_r__ = cpy_r_r17;
    CPy_DECREF(cpy_r__);
CPyL18: ;
    cpy_r_r18 = ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___starting_animals_gen_2;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "starting_animals_gen", "__mypyc_temp__3_serai___games___encyclopedia___turn___starting_animals_gen_2", 63, CPyStatic_encyclopedia___turn___globals);
        goto CPyL107;
    }
CPyL19: ;
    cpy_r_r19 = ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0' of 'starting_animals_gen' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r19);
    }
    cpy_r_r20 = cpy_r_r18 & 1;
    cpy_r_r21 = cpy_r_r20 != 0;
    if (cpy_r_r21) goto CPyL21;
    cpy_r_r22 = cpy_r_r19 & 1;
    cpy_r_r23 = cpy_r_r22 != 0;
    if (!cpy_r_r23) goto CPyL22;
CPyL21: ;
    cpy_r_r24 = CPyTagged_IsLt_(cpy_r_r18, cpy_r_r19);
    cpy_r_r25 = cpy_r_r24;
    goto CPyL23;
CPyL22: ;
    cpy_r_r26 = (Py_ssize_t)cpy_r_r18 < (Py_ssize_t)cpy_r_r19;
    cpy_r_r25 = cpy_r_r26;
CPyL23: ;
    CPyTagged_DECREF(cpy_r_r19);
    if (!cpy_r_r25) goto CPyL108;
    cpy_r_r27 = ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___starting_animals_gen_2;
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "starting_animals_gen", "__mypyc_temp__3_serai___games___encyclopedia___turn___starting_animals_gen_2", 63, CPyStatic_encyclopedia___turn___globals);
        goto CPyL107;
    }
CPyL25: ;
    CPyTagged_INCREF(cpy_r_r27);
    cpy_r_r28 = CPyTagged_StealAsObject(cpy_r_r27);
    cpy_r__ = cpy_r_r28;
    CPy_DECREF(cpy_r__);
    cpy_r_r29 = ((serai___games___encyclopedia___turn___starting_animals_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "starting_animals_env", "t", 64, CPyStatic_encyclopedia___turn___globals);
        goto CPyL107;
    }
    CPy_INCREF(cpy_r_r29);
CPyL26: ;
    cpy_r_r30 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r29)->_players;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "Table", "players", 64, CPyStatic_encyclopedia___turn___globals);
        goto CPyL109;
    }
CPyL27: ;
    cpy_r_r31 = ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "starting_animals_gen", "me", 64, CPyStatic_encyclopedia___turn___globals);
        goto CPyL109;
    }
CPyL28: ;
    cpy_r_r32 = CPyList_GetItem(cpy_r_r30, cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 64, CPyStatic_encyclopedia___turn___globals);
        goto CPyL109;
    }
    if (likely(Py_TYPE(cpy_r_r32) == CPyType_encyclopedia___table___Player))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 64, CPyStatic_encyclopedia___turn___globals, "serai.games.encyclopedia.table.Player", cpy_r_r32);
        goto CPyL109;
    }
    CPy_DECREF(cpy_r_r29);
    cpy_r_r34 = CPyDef_encyclopedia___table___Player___is_automa(cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 64, CPyStatic_encyclopedia___turn___globals);
        goto CPyL107;
    }
CPyL31: ;
    if (!cpy_r_r34) goto CPyL110;
CPyL32: ;
    cpy_r_r35 = ((serai___games___encyclopedia___turn___starting_animals_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "starting_animals_env", "t", 65, CPyStatic_encyclopedia___turn___globals);
        goto CPyL107;
    }
    CPy_INCREF(cpy_r_r35);
CPyL33: ;
    cpy_r_r36 = CPyStatics[1143]; /* 'EN-AUTO-04' */
    cpy_r_r37 = ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "starting_animals_gen", "me", 65, CPyStatic_encyclopedia___turn___globals);
        goto CPyL111;
    }
CPyL34: ;
    cpy_r_r38 = CPyDef_encyclopedia___automa___actions___take_card(cpy_r_r35, cpy_r_r37, 2, cpy_r_r36);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r38 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 65, CPyStatic_encyclopedia___turn___globals);
        goto CPyL107;
    } else
        goto CPyL71;
CPyL35: ;
    cpy_r_r39 = CPyStatics[1144]; /* 'starting-animal' */
    cpy_r_r40 = CPyStatics[1145]; /* 'EN-SETUP-07' */
    cpy_r_r41 = PyList_New(0);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 71, CPyStatic_encyclopedia___turn___globals);
        goto CPyL98;
    }
    cpy_r_r42 = ((serai___games___encyclopedia___turn___starting_animals_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "starting_animals_env", "t", 71, CPyStatic_encyclopedia___turn___globals);
        goto CPyL112;
    }
    CPy_INCREF(cpy_r_r42);
CPyL37: ;
    cpy_r_r43 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r42)->_animals;
    if (unlikely(cpy_r_r43 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'animals' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r43);
    }
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 71, CPyStatic_encyclopedia___turn___globals);
        goto CPyL112;
    }
CPyL38: ;
    cpy_r_r44 = 0;
CPyL39: ;
    cpy_r_r45 = (CPyPtr)((CPyPtr)cpy_r_r43 + offsetof(PyVarObject, ob_size));
    cpy_r_r46 = *(int64_t *)cpy_r_r45;
    cpy_r_r47 = cpy_r_r44 < cpy_r_r46;
    if (!cpy_r_r47) goto CPyL113;
    cpy_r_r48 = (CPyPtr)((CPyPtr)cpy_r_r43 + offsetof(PyListObject, ob_item));
    cpy_r_r49 = *(CPyPtr *)cpy_r_r48;
    cpy_r_r50 = cpy_r_r44 * 8;
    cpy_r_r51 = cpy_r_r49 + cpy_r_r50;
    cpy_r_r52 = *(PyObject * *)cpy_r_r51;
    CPy_INCREF(cpy_r_r52);
    if (likely(PyLong_Check(cpy_r_r52)))
        cpy_r_r53 = CPyTagged_FromObject(cpy_r_r52);
    else {
        CPy_TypeError("int", cpy_r_r52); cpy_r_r53 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 71, CPyStatic_encyclopedia___turn___globals);
        goto CPyL114;
    }
    cpy_r_r54 = (Py_ssize_t)cpy_r_r53 != -2;
    if (!cpy_r_r54) goto CPyL115;
    cpy_r_r55 = ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "starting_animals_gen", "o", 71, CPyStatic_encyclopedia___turn___globals);
        goto CPyL116;
    }
CPyL43: ;
    cpy_r_r56 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r55)->_animal;
    cpy_r_r57 = CPyList_GetItem(cpy_r_r56, cpy_r_r53);
    CPyTagged_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 71, CPyStatic_encyclopedia___turn___globals);
        goto CPyL114;
    }
    if (likely(Py_TYPE(cpy_r_r57) == CPyType_option___Option))
        cpy_r_r58 = cpy_r_r57;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 71, CPyStatic_encyclopedia___turn___globals, "serai.kernel.option.Option", cpy_r_r57);
        goto CPyL114;
    }
    cpy_r_r59 = ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "starting_animals_gen", "o", 71, CPyStatic_encyclopedia___turn___globals);
        goto CPyL117;
    }
CPyL46: ;
    cpy_r_r60 = PyList_Append(cpy_r_r41, cpy_r_r58);
    CPy_DECREF(cpy_r_r58);
    cpy_r_r61 = cpy_r_r60 >= 0;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 71, CPyStatic_encyclopedia___turn___globals);
        goto CPyL114;
    }
CPyL47: ;
    cpy_r_r62 = cpy_r_r44 + 1;
    cpy_r_r44 = cpy_r_r62;
    goto CPyL39;
CPyL48: ;
    cpy_r_r63 = CPyDef_encyclopedia___turn_____mypyc_lambda__0_starting_animals_obj();
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 72, CPyStatic_encyclopedia___turn___globals);
        goto CPyL112;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___encyclopedia___turn_____mypyc_lambda__0_starting_animals_objObject *)cpy_r_r63)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r64 = NULL;
    cpy_r_r65 = 2;
    cpy_r_r66 = ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "starting_animals_gen", "me", 67, CPyStatic_encyclopedia___turn___globals);
        goto CPyL118;
    }
CPyL50: ;
    cpy_r_r67 = CPyDef_decision___ask(cpy_r_r66, cpy_r_r39, cpy_r_r40, cpy_r_r41, cpy_r_r64, cpy_r_r63, cpy_r_r65);
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 67, CPyStatic_encyclopedia___turn___globals);
        goto CPyL98;
    }
    ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r67;
CPyL52: ;
    cpy_r_r69 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r70 = cpy_r_type != cpy_r_r69;
    if (cpy_r_r70) {
        goto CPyL119;
    } else
        goto CPyL55;
CPyL53: ;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 67, CPyStatic_encyclopedia___turn___globals);
        goto CPyL98;
    }
    CPy_Unreachable();
CPyL55: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r71 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 67, CPyStatic_encyclopedia___turn___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL107;
    }
    cpy_r_r72 = ((serai___games___encyclopedia___turn___starting_animals_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "starting_animals_env", "t", 74, CPyStatic_encyclopedia___turn___globals);
        goto CPyL120;
    }
    CPy_INCREF(cpy_r_r72);
CPyL57: ;
    cpy_r_r73 = ((serai___kernel___option___OptionObject *)cpy_r_r71)->_value;
    CPy_INCREF(cpy_r_r73);
    if (likely(PyLong_Check(cpy_r_r73)))
        cpy_r_r74 = CPyTagged_FromObject(cpy_r_r73);
    else {
        CPy_TypeError("int", cpy_r_r73); cpy_r_r74 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 74, CPyStatic_encyclopedia___turn___globals);
        goto CPyL121;
    }
    cpy_r_r75 = CPyDef_encyclopedia___cards___take_from_display(cpy_r_r72, 2, cpy_r_r74);
    CPy_DECREF(cpy_r_r72);
    CPyTagged_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r75 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 74, CPyStatic_encyclopedia___turn___globals);
        goto CPyL120;
    }
    cpy_r_r76 = ((serai___games___encyclopedia___turn___starting_animals_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "starting_animals_env", "t", 75, CPyStatic_encyclopedia___turn___globals);
        goto CPyL120;
    }
    CPy_INCREF(cpy_r_r76);
CPyL60: ;
    cpy_r_r77 = ((serai___kernel___option___OptionObject *)cpy_r_r71)->_value;
    CPy_INCREF(cpy_r_r77);
    if (likely(PyLong_Check(cpy_r_r77)))
        cpy_r_r78 = CPyTagged_FromObject(cpy_r_r77);
    else {
        CPy_TypeError("int", cpy_r_r77); cpy_r_r78 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r78 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 75, CPyStatic_encyclopedia___turn___globals);
        goto CPyL122;
    }
    cpy_r_r79 = ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "starting_animals_gen", "me", 75, CPyStatic_encyclopedia___turn___globals);
        goto CPyL123;
    }
CPyL62: ;
    cpy_r_r80 = CPyDef_picks___add_to_study(cpy_r_r76, cpy_r_r79, cpy_r_r78);
    CPy_DECREF(cpy_r_r76);
    CPyTagged_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r80 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 75, CPyStatic_encyclopedia___turn___globals);
        goto CPyL120;
    }
    cpy_r_r81 = ((serai___games___encyclopedia___turn___starting_animals_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "starting_animals_env", "t", 76, CPyStatic_encyclopedia___turn___globals);
        goto CPyL120;
    }
    CPy_INCREF(cpy_r_r81);
CPyL64: ;
    cpy_r_r82 = CPyStatics[389]; /* 'event-card-taken' */
    cpy_r_r83 = CPyStatics[1145]; /* 'EN-SETUP-07' */
    cpy_r_r84 = ((serai___games___encyclopedia___turn___starting_animals_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "starting_animals_env", "t", 76, CPyStatic_encyclopedia___turn___globals);
        goto CPyL124;
    }
    CPy_INCREF(cpy_r_r84);
CPyL65: ;
    cpy_r_r85 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r84)->_book;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "Table", "book", 76, CPyStatic_encyclopedia___turn___globals);
        goto CPyL125;
    }
CPyL66: ;
    cpy_r_r86 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r85)->_animal_ids;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "Book", "animal_ids", 76, CPyStatic_encyclopedia___turn___globals);
        goto CPyL125;
    }
    CPy_INCREF(cpy_r_r86);
CPyL67: ;
    CPy_DECREF(cpy_r_r84);
    cpy_r_r87 = ((serai___kernel___option___OptionObject *)cpy_r_r71)->_value;
    CPy_INCREF(cpy_r_r87);
    CPy_DECREF(cpy_r_r71);
    cpy_r_r88 = PyObject_GetItem(cpy_r_r86, cpy_r_r87);
    CPy_DECREF(cpy_r_r86);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 76, CPyStatic_encyclopedia___turn___globals);
        goto CPyL126;
    }
    cpy_r_r89 = CPyStatics[390]; /* 'card' */
    cpy_r_r90 = CPyDict_Build(1, cpy_r_r89, cpy_r_r88);
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 76, CPyStatic_encyclopedia___turn___globals);
        goto CPyL126;
    }
    cpy_r_r91 = ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r91 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "starting_animals_gen", "me", 76, CPyStatic_encyclopedia___turn___globals);
        goto CPyL127;
    }
CPyL70: ;
    cpy_r_r92 = CPyDef_kernel___table___Table___tell(cpy_r_r81, cpy_r_r82, cpy_r_r91, cpy_r_r83, cpy_r_r90);
    CPy_DECREF(cpy_r_r90);
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r92 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 76, CPyStatic_encyclopedia___turn___globals);
        goto CPyL107;
    }
CPyL71: ;
    cpy_r_r93 = ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___starting_animals_gen_2;
    if (unlikely(cpy_r_r93 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "starting_animals_gen", "__mypyc_temp__3_serai___games___encyclopedia___turn___starting_animals_gen_2", 63, CPyStatic_encyclopedia___turn___globals);
        goto CPyL107;
    }
CPyL72: ;
    cpy_r_r94 = CPyTagged_Add(cpy_r_r93, 2);
    if (((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___starting_animals_gen_2 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___starting_animals_gen_2);
    }
    ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___starting_animals_gen_2 = cpy_r_r94;
    cpy_r_r95 = 1;
    if (unlikely(!cpy_r_r95)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 63, CPyStatic_encyclopedia___turn___globals);
        goto CPyL107;
    } else
        goto CPyL18;
CPyL73: ;
    cpy_r_r96 = ((serai___games___encyclopedia___turn___starting_animals_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "starting_animals_env", "t", 77, CPyStatic_encyclopedia___turn___globals);
        goto CPyL98;
    }
    CPy_INCREF(cpy_r_r96);
CPyL74: ;
    cpy_r_r97 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r96)->_left;
    if (unlikely(cpy_r_r97 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "Table", "left", 77, CPyStatic_encyclopedia___turn___globals);
        goto CPyL128;
    }
CPyL75: ;
    cpy_r_r98 = CPyTagged_Subtract(cpy_r_r97, 2);
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r96)->_left != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r96)->_left);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r96)->_left = cpy_r_r98;
    cpy_r_r99 = 1;
    CPy_DECREF(cpy_r_r96);
    if (unlikely(!cpy_r_r99)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 77, CPyStatic_encyclopedia___turn___globals);
        goto CPyL98;
    }
    cpy_r_r100 = ((serai___games___encyclopedia___turn___starting_animals_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "starting_animals_env", "t", 78, CPyStatic_encyclopedia___turn___globals);
        goto CPyL98;
    }
    CPy_INCREF(cpy_r_r100);
CPyL77: ;
    cpy_r_r101 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r100)->_order;
    if (unlikely(cpy_r_r101 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'order' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r101);
    }
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 78, CPyStatic_encyclopedia___turn___globals);
        goto CPyL98;
    }
CPyL78: ;
    cpy_r_r102 = ((serai___games___encyclopedia___turn___starting_animals_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "starting_animals_env", "t", 78, CPyStatic_encyclopedia___turn___globals);
        goto CPyL129;
    }
    CPy_INCREF(cpy_r_r102);
CPyL79: ;
    cpy_r_r103 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r102)->_order;
    if (unlikely(cpy_r_r103 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'order' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r103);
    }
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 78, CPyStatic_encyclopedia___turn___globals);
        goto CPyL129;
    }
CPyL80: ;
    cpy_r_r104 = ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r104 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "starting_animals_gen", "me", 61, CPyStatic_encyclopedia___turn___globals);
        goto CPyL130;
    }
CPyL81: ;
    CPyTagged_INCREF(cpy_r_r104);
    cpy_r_r105 = CPyTagged_StealAsObject(cpy_r_r104);
    cpy_r_r106 = CPyList_Index(cpy_r_r103, cpy_r_r105);
    CPy_DECREF(cpy_r_r103);
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r106 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 78, CPyStatic_encyclopedia___turn___globals);
        goto CPyL129;
    }
    cpy_r_r107 = CPyTagged_Subtract(cpy_r_r106, 2);
    CPyTagged_DECREF(cpy_r_r106);
    cpy_r_r108 = CPyList_GetItem(cpy_r_r101, cpy_r_r107);
    CPy_DECREF(cpy_r_r101);
    CPyTagged_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 78, CPyStatic_encyclopedia___turn___globals);
        goto CPyL98;
    }
    if (likely(PyLong_Check(cpy_r_r108)))
        cpy_r_r109 = CPyTagged_FromObject(cpy_r_r108);
    else {
        CPy_TypeError("int", cpy_r_r108); cpy_r_r109 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r109 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 78, CPyStatic_encyclopedia___turn___globals);
        goto CPyL98;
    }
    cpy_r_r110 = ((serai___games___encyclopedia___turn___starting_animals_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "starting_animals_env", "t", 78, CPyStatic_encyclopedia___turn___globals);
        goto CPyL131;
    }
    CPy_INCREF(cpy_r_r110);
CPyL85: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r110)->_active != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r110)->_active);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r110)->_active = cpy_r_r109;
    cpy_r_r111 = 1;
    CPy_DECREF(cpy_r_r110);
    if (unlikely(!cpy_r_r111)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 78, CPyStatic_encyclopedia___turn___globals);
        goto CPyL98;
    }
    cpy_r_r112 = ((serai___games___encyclopedia___turn___starting_animals_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "starting_animals_env", "t", 79, CPyStatic_encyclopedia___turn___globals);
        goto CPyL98;
    }
    CPy_INCREF(cpy_r_r112);
CPyL87: ;
    cpy_r_r113 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r112)->_left;
    if (unlikely(cpy_r_r113 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'left' of 'Table' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r113);
    }
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r113 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 79, CPyStatic_encyclopedia___turn___globals);
        goto CPyL98;
    }
CPyL88: ;
    cpy_r_r114 = cpy_r_r113 != 0;
    CPyTagged_DECREF(cpy_r_r113);
    if (cpy_r_r114) goto CPyL93;
    cpy_r_r115 = ((serai___games___encyclopedia___turn___starting_animals_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "starting_animals_env", "t", 80, CPyStatic_encyclopedia___turn___globals);
        goto CPyL98;
    }
    CPy_INCREF(cpy_r_r115);
CPyL90: ;
    cpy_r_r116 = CPyStatics[1145]; /* 'EN-SETUP-07' */
    cpy_r_r117 = CPyDef_encyclopedia___cards___refill(cpy_r_r115, 2, cpy_r_r116);
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r117 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 80, CPyStatic_encyclopedia___turn___globals);
        goto CPyL98;
    }
    cpy_r_r118 = ((serai___games___encyclopedia___turn___starting_animals_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "starting_animals", "starting_animals_env", "t", 81, CPyStatic_encyclopedia___turn___globals);
        goto CPyL98;
    }
    CPy_INCREF(cpy_r_r118);
CPyL92: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r118)->_phase != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r118)->_phase);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r118)->_phase = 2;
    cpy_r_r119 = 1;
    CPy_DECREF(cpy_r_r118);
    if (unlikely(!cpy_r_r119)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 81, CPyStatic_encyclopedia___turn___globals);
        goto CPyL98;
    }
CPyL93: ;
    cpy_r_r120 = Py_None;
    CPy_INCREF(cpy_r_r120);
    ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r122 = CPyDef_encyclopedia___turn___starting_animals_env_clear_on_completion(cpy_r_r0);
    cpy_r_r123 = CPyDef_encyclopedia___turn___starting_animals_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL97;
    CPyGen_SetStopIterationValue(cpy_r_r120);
    CPy_DECREF(cpy_r_r120);
    if (!0) goto CPyL103;
    CPy_Unreachable();
CPyL97: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r120;
    CPyGen_Exit(&((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL98: ;
    ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r125 = CPyDef_encyclopedia___turn___starting_animals_env_clear_on_completion(cpy_r_r0);
    cpy_r_r126 = CPyDef_encyclopedia___turn___starting_animals_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r127 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r127;
CPyL99: ;
    cpy_r_r128 = cpy_r_r1 == 0;
    if (cpy_r_r128) goto CPyL132;
    cpy_r_r129 = cpy_r_r1 == 1;
    if (cpy_r_r129) {
        goto CPyL52;
    } else
        goto CPyL133;
CPyL101: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r130 = 0;
    if (unlikely(!cpy_r_r130)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 59, CPyStatic_encyclopedia___turn___globals);
        goto CPyL103;
    }
    CPy_Unreachable();
CPyL103: ;
    cpy_r_r131 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r131;
CPyL104: ;
    goto CPyL103;
CPyL105: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL98;
CPyL106: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL98;
CPyL107: ;
    cpy_r_r132 = CPY_INT_TAG;
    if (((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0);
    }
    ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 = cpy_r_r132;
    cpy_r_r133 = 1;
    goto CPyL98;
CPyL108: ;
    cpy_r_r134 = CPY_INT_TAG;
    if (((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0);
    }
    ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 = cpy_r_r134;
    cpy_r_r135 = 1;
    goto CPyL73;
CPyL109: ;
    cpy_r_r136 = CPY_INT_TAG;
    if (((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0);
    }
    ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 = cpy_r_r136;
    cpy_r_r137 = 1;
    CPy_DecRef(cpy_r_r29);
    goto CPyL98;
CPyL110: ;
    goto CPyL35;
CPyL111: ;
    cpy_r_r138 = CPY_INT_TAG;
    if (((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0);
    }
    ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 = cpy_r_r138;
    cpy_r_r139 = 1;
    CPy_DecRef(cpy_r_r35);
    goto CPyL98;
CPyL112: ;
    CPy_DecRef(cpy_r_r41);
    goto CPyL98;
CPyL113: ;
    CPy_DECREF(cpy_r_r43);
    goto CPyL48;
CPyL114: ;
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    goto CPyL98;
CPyL115: ;
    CPyTagged_DECREF(cpy_r_r53);
    goto CPyL47;
CPyL116: ;
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r53);
    goto CPyL98;
CPyL117: ;
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r58);
    goto CPyL98;
CPyL118: ;
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r63);
    goto CPyL98;
CPyL119: ;
    cpy_r_r140 = CPY_INT_TAG;
    if (((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0);
    }
    ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 = cpy_r_r140;
    cpy_r_r141 = 1;
    goto CPyL53;
CPyL120: ;
    cpy_r_r142 = CPY_INT_TAG;
    if (((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0);
    }
    ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 = cpy_r_r142;
    cpy_r_r143 = 1;
    CPy_DecRef(cpy_r_r71);
    goto CPyL98;
CPyL121: ;
    cpy_r_r144 = CPY_INT_TAG;
    if (((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0);
    }
    ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 = cpy_r_r144;
    cpy_r_r145 = 1;
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r72);
    goto CPyL98;
CPyL122: ;
    cpy_r_r146 = CPY_INT_TAG;
    if (((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0);
    }
    ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 = cpy_r_r146;
    cpy_r_r147 = 1;
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r76);
    goto CPyL98;
CPyL123: ;
    cpy_r_r148 = CPY_INT_TAG;
    if (((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0);
    }
    ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 = cpy_r_r148;
    cpy_r_r149 = 1;
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_r78);
    goto CPyL98;
CPyL124: ;
    cpy_r_r150 = CPY_INT_TAG;
    if (((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0);
    }
    ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 = cpy_r_r150;
    cpy_r_r151 = 1;
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r81);
    goto CPyL98;
CPyL125: ;
    cpy_r_r152 = CPY_INT_TAG;
    if (((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0);
    }
    ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 = cpy_r_r152;
    cpy_r_r153 = 1;
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r84);
    goto CPyL98;
CPyL126: ;
    cpy_r_r154 = CPY_INT_TAG;
    if (((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0);
    }
    ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 = cpy_r_r154;
    cpy_r_r155 = 1;
    CPy_DecRef(cpy_r_r81);
    goto CPyL98;
CPyL127: ;
    cpy_r_r156 = CPY_INT_TAG;
    if (((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0);
    }
    ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 = cpy_r_r156;
    cpy_r_r157 = 1;
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r90);
    goto CPyL98;
CPyL128: ;
    CPy_DecRef(cpy_r_r96);
    goto CPyL98;
CPyL129: ;
    CPy_DecRef(cpy_r_r101);
    goto CPyL98;
CPyL130: ;
    CPy_DecRef(cpy_r_r101);
    CPy_DecRef(cpy_r_r103);
    goto CPyL98;
CPyL131: ;
    CPyTagged_DecRef(cpy_r_r109);
    goto CPyL98;
CPyL132: ;
    cpy_r_r158 = CPY_INT_TAG;
    if (((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0);
    }
    ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0 = cpy_r_r158;
    cpy_r_r159 = 1;
    goto CPyL2;
CPyL133: ;
    goto CPyL101;
}
        
PyObject *CPyDef_encyclopedia___turn___starting_animals_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_encyclopedia___turn___starting_animals_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_encyclopedia___turn___starting_animals_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn___starting_animals_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.starting_animals_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___starting_animals_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "__next__", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___starting_animals_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_encyclopedia___turn___starting_animals_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_encyclopedia___turn___starting_animals_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn___starting_animals_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.starting_animals_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_encyclopedia___turn___starting_animals_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "send", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___starting_animals_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_encyclopedia___turn___starting_animals_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn___starting_animals_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.starting_animals_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___starting_animals_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "__iter__", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___starting_animals_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_encyclopedia___turn___starting_animals_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_encyclopedia___turn___starting_animals_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn___starting_animals_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.starting_animals_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_encyclopedia___turn___starting_animals_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "throw", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___starting_animals_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_encyclopedia___turn___starting_animals_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp926 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp926);
    PyObject *__tmp927 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp927);
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
        
        PyObject *CPyPy_encyclopedia___turn___starting_animals_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn___starting_animals_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.starting_animals_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___starting_animals_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "close", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___starting_animals(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_encyclopedia___turn___starting_animals_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 59, CPyStatic_encyclopedia___turn___globals);
        goto CPyL5;
    }
    cpy_r_r1 = CPyDef_encyclopedia___turn___starting_animals_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 59, CPyStatic_encyclopedia___turn___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 59, CPyStatic_encyclopedia___turn___globals);
        goto CPyL7;
    }
    ((serai___games___encyclopedia___turn___starting_animals_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___turn___starting_animals_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn___starting_animals_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___encyclopedia___turn___starting_animals_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 59, CPyStatic_encyclopedia___turn___globals);
        goto CPyL8;
    }
    return cpy_r_r1;
CPyL5: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
CPyL6: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL5;
CPyL7: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL5;
CPyL8: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL5;
}
        
        PyObject *CPyPy_encyclopedia___turn___starting_animals(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:starting_animals", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___starting_animals(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "starting_animals", 59, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___begin_round_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    CPyTagged cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyTagged cpy_r_r43;
    CPyTagged cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyTagged cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject **cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    char cpy_r_r75;
    tuple_T3OOO cpy_r_r76;
    PyObject **cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject **cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    char cpy_r_r86;
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
    PyObject *cpy_r_r98;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL73;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "begin_round", 87, CPyStatic_encyclopedia___turn___globals);
        goto CPyL72;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "begin_round", "begin_round_gen", "t", 89, CPyStatic_encyclopedia___turn___globals);
        goto CPyL72;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r7)->_book;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "begin_round", "Table", "book", 89, CPyStatic_encyclopedia___turn___globals);
        goto CPyL72;
    }
    CPy_INCREF(cpy_r_r8);
CPyL6: ;
    cpy_r_r9 = ((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "begin_round", "begin_round_gen", "t", 90, CPyStatic_encyclopedia___turn___globals);
        goto CPyL78;
    }
CPyL7: ;
    cpy_r_r10 = CPyStatics[1146]; /* 'event-round' */
    cpy_r_r11 = CPyStatics[1147]; /* 'EN-ROUND-01' */
    cpy_r_r12 = ((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "begin_round", "begin_round_gen", "t", 90, CPyStatic_encyclopedia___turn___globals);
        goto CPyL78;
    }
CPyL8: ;
    cpy_r_r13 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r12)->_round;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "begin_round", "Table", "round", 90, CPyStatic_encyclopedia___turn___globals);
        goto CPyL78;
    }
CPyL9: ;
    cpy_r_r14 = CPyTagged_Add(cpy_r_r13, 2);
    cpy_r_r15 = CPyStatics[31]; /* 'n' */
    cpy_r_r16 = CPyTagged_StealAsObject(cpy_r_r14);
    cpy_r_r17 = CPyDict_Build(1, cpy_r_r15, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "begin_round", 90, CPyStatic_encyclopedia___turn___globals);
        goto CPyL78;
    }
    cpy_r_r18 = CPyDef_kernel___table___Table___tell(cpy_r_r9, cpy_r_r10, -2, cpy_r_r11, cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "begin_round", 90, CPyStatic_encyclopedia___turn___globals);
        goto CPyL78;
    }
    cpy_r_r19 = ((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "begin_round", "begin_round_gen", "t", 91, CPyStatic_encyclopedia___turn___globals);
        goto CPyL78;
    }
CPyL12: ;
    cpy_r_r20 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r19)->_round;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "begin_round", "Table", "round", 91, CPyStatic_encyclopedia___turn___globals);
        goto CPyL78;
    }
    CPyTagged_INCREF(cpy_r_r20);
CPyL13: ;
    cpy_r_r21 = cpy_r_r20 != 0;
    CPyTagged_DECREF(cpy_r_r20);
    if (!cpy_r_r21) goto CPyL18;
    cpy_r_r22 = ((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "begin_round", "begin_round_gen", "t", 92, CPyStatic_encyclopedia___turn___globals);
        goto CPyL78;
    }
CPyL15: ;
    cpy_r_r23 = CPyStatics[1148]; /* 'EN-ROUND-03' */
    cpy_r_r24 = CPyDef_encyclopedia___cards___refill(cpy_r_r22, 0, cpy_r_r23);
    if (unlikely(cpy_r_r24 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "begin_round", 92, CPyStatic_encyclopedia___turn___globals);
        goto CPyL78;
    }
    cpy_r_r25 = ((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "begin_round", "begin_round_gen", "t", 93, CPyStatic_encyclopedia___turn___globals);
        goto CPyL78;
    }
CPyL17: ;
    cpy_r_r26 = CPyStatics[1148]; /* 'EN-ROUND-03' */
    cpy_r_r27 = CPyDef_encyclopedia___cards___refill(cpy_r_r25, 2, cpy_r_r26);
    if (unlikely(cpy_r_r27 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "begin_round", 93, CPyStatic_encyclopedia___turn___globals);
        goto CPyL78;
    }
CPyL18: ;
    cpy_r_r28 = ((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "begin_round", "begin_round_gen", "t", 94, CPyStatic_encyclopedia___turn___globals);
        goto CPyL78;
    }
CPyL19: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r28)->_extra_dice != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r28)->_extra_dice);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r28)->_extra_dice = 0;
    cpy_r_r29 = 1;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "begin_round", 94, CPyStatic_encyclopedia___turn___globals);
        goto CPyL78;
    }
    cpy_r_r30 = ((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "begin_round", "begin_round_gen", "t", 95, CPyStatic_encyclopedia___turn___globals);
        goto CPyL78;
    }
CPyL21: ;
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r30)->_bank_used = 0;
    cpy_r_r31 = 1;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "begin_round", 95, CPyStatic_encyclopedia___turn___globals);
        goto CPyL78;
    }
    cpy_r_r32 = ((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "begin_round", "begin_round_gen", "t", 96, CPyStatic_encyclopedia___turn___globals);
        goto CPyL78;
    }
CPyL23: ;
    cpy_r_r33 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r32)->_reveals;
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "begin_round", "Table", "reveals", 96, CPyStatic_encyclopedia___turn___globals);
        goto CPyL78;
    }
CPyL24: ;
    cpy_r_r34 = CPyTagged_Add(cpy_r_r33, 2);
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r32)->_reveals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r32)->_reveals);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r32)->_reveals = cpy_r_r34;
    cpy_r_r35 = 1;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "begin_round", 96, CPyStatic_encyclopedia___turn___globals);
        goto CPyL78;
    }
    cpy_r_r36 = ((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "begin_round", "begin_round_gen", "t", 97, CPyStatic_encyclopedia___turn___globals);
        goto CPyL78;
    }
CPyL26: ;
    cpy_r_r37 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r36)->_round_tokens;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "begin_round", "Table", "round_tokens", 97, CPyStatic_encyclopedia___turn___globals);
        goto CPyL78;
    }
CPyL27: ;
    cpy_r_r38 = ((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "begin_round", "begin_round_gen", "t", 97, CPyStatic_encyclopedia___turn___globals);
        goto CPyL78;
    }
CPyL28: ;
    cpy_r_r39 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r38)->_revealed;
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "begin_round", "Table", "revealed", 97, CPyStatic_encyclopedia___turn___globals);
        goto CPyL78;
    }
CPyL29: ;
    cpy_r_r40 = CPyList_GetItem(cpy_r_r37, cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "begin_round", 97, CPyStatic_encyclopedia___turn___globals);
        goto CPyL78;
    }
    if (likely(PyLong_Check(cpy_r_r40)))
        cpy_r_r41 = CPyTagged_FromObject(cpy_r_r40);
    else {
        CPy_TypeError("int", cpy_r_r40); cpy_r_r41 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "begin_round", 97, CPyStatic_encyclopedia___turn___globals);
        goto CPyL78;
    }
    cpy_r_r42 = ((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "begin_round", "begin_round_gen", "t", 98, CPyStatic_encyclopedia___turn___globals);
        goto CPyL79;
    }
CPyL32: ;
    cpy_r_r43 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r42)->_revealed;
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "begin_round", "Table", "revealed", 98, CPyStatic_encyclopedia___turn___globals);
        goto CPyL79;
    }
CPyL33: ;
    cpy_r_r44 = CPyTagged_Add(cpy_r_r43, 2);
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r42)->_revealed != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r42)->_revealed);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r42)->_revealed = cpy_r_r44;
    cpy_r_r45 = 1;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "begin_round", 98, CPyStatic_encyclopedia___turn___globals);
        goto CPyL79;
    }
    cpy_r_r46 = ((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "begin_round", "begin_round_gen", "t", 99, CPyStatic_encyclopedia___turn___globals);
        goto CPyL79;
    }
CPyL35: ;
    cpy_r_r47 = CPyStatics[1149]; /* 'event-round-token' */
    cpy_r_r48 = CPyStatics[814]; /* 'EN-ROUND-04' */
    cpy_r_r49 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r8)->_round_effect;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "begin_round", "Book", "round_effect", 99, CPyStatic_encyclopedia___turn___globals);
        goto CPyL79;
    }
CPyL36: ;
    cpy_r_r50 = CPyList_GetItem(cpy_r_r49, cpy_r_r41);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "begin_round", 99, CPyStatic_encyclopedia___turn___globals);
        goto CPyL79;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r50, CPyType_kernel___effects___Effect)))
        cpy_r_r51 = cpy_r_r50;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/turn.py", "begin_round", 99, CPyStatic_encyclopedia___turn___globals, "serai.kernel.effects.Effect", cpy_r_r50);
        goto CPyL79;
    }
    cpy_r_r52 = CPyStatics[602]; /* 'effect' */
    cpy_r_r53 = CPyDict_Build(1, cpy_r_r52, cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "begin_round", 99, CPyStatic_encyclopedia___turn___globals);
        goto CPyL79;
    }
    cpy_r_r54 = CPyDef_kernel___table___Table___tell(cpy_r_r46, cpy_r_r47, -2, cpy_r_r48, cpy_r_r53);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "begin_round", 99, CPyStatic_encyclopedia___turn___globals);
        goto CPyL79;
    }
    cpy_r_r55 = ((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "begin_round", "begin_round_gen", "t", 100, CPyStatic_encyclopedia___turn___globals);
        goto CPyL79;
    }
CPyL41: ;
    cpy_r_r56 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r8)->_round_effect;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "begin_round", "Book", "round_effect", 100, CPyStatic_encyclopedia___turn___globals);
        goto CPyL79;
    }
CPyL42: ;
    cpy_r_r57 = CPyList_GetItem(cpy_r_r56, cpy_r_r41);
    CPyTagged_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "begin_round", 100, CPyStatic_encyclopedia___turn___globals);
        goto CPyL78;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r57, CPyType_kernel___effects___Effect)))
        cpy_r_r58 = cpy_r_r57;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/turn.py", "begin_round", 100, CPyStatic_encyclopedia___turn___globals, "serai.kernel.effects.Effect", cpy_r_r57);
        goto CPyL78;
    }
    CPy_DECREF(cpy_r_r8);
    cpy_r_r59 = CPY_INT_TAG;
    cpy_r_r60 = CPyDef_perform___in_order(cpy_r_r55, -2, cpy_r_r58, cpy_r_r59);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "begin_round", 100, CPyStatic_encyclopedia___turn___globals);
        goto CPyL72;
    }
    if (((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___begin_round_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___begin_round_gen_0);
    }
    ((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___begin_round_gen_0 = cpy_r_r60;
    cpy_r_r61 = 1;
    if (!cpy_r_r61) goto CPyL72;
    cpy_r_r62 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r63 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r64 = NULL;
    cpy_r_r1 = cpy_r_r64;
    cpy_r_r65 = (PyObject **)&cpy_r_r1;
    cpy_r_r66 = ((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___begin_round_gen_0;
    cpy_r_r67 = CPyDef_perform___in_order_gen_____mypyc_generator_helper__(cpy_r_r66, cpy_r_r63, cpy_r_r63, cpy_r_r63, cpy_r_r62, cpy_r_r65);
    if (cpy_r_r67 != NULL) goto CPyL80;
    cpy_r_r68 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "begin_round", 100, CPyStatic_encyclopedia___turn___globals);
        goto CPyL81;
    }
    cpy_r_r69 = cpy_r_r1;
    CPy_DECREF(cpy_r_r69);
    cpy_r_r70 = NULL;
    if (((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___begin_round_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___begin_round_gen_0);
    }
    ((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___begin_round_gen_0 = cpy_r_r70;
    cpy_r_r71 = 1;
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "begin_round", 100, CPyStatic_encyclopedia___turn___globals);
        goto CPyL72;
    } else
        goto CPyL65;
CPyL49: ;
    cpy_r_r72 = cpy_r_r67;
CPyL50: ;
    ((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r72;
CPyL51: ;
    cpy_r_r74 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r75 = cpy_r_type != cpy_r_r74;
    if (!cpy_r_r75) goto CPyL82;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "begin_round", 100, CPyStatic_encyclopedia___turn___globals);
        goto CPyL55;
    } else
        goto CPyL83;
CPyL53: ;
    CPy_Unreachable();
CPyL54: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL61;
CPyL55: ;
    cpy_r_r76 = CPy_CatchError();
    cpy_r_r77 = (PyObject **)&cpy_r_r3;
    cpy_r_r78 = ((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___begin_round_gen_0;
    cpy_r_r79 = CPy_YieldFromErrorHandle(cpy_r_r78, cpy_r_r77);
    if (unlikely(cpy_r_r79 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "begin_round", 100, CPyStatic_encyclopedia___turn___globals);
        goto CPyL84;
    }
    if (cpy_r_r79) goto CPyL58;
    cpy_r_r72 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r76);
    CPy_DecRef(cpy_r_r76.f0);
    CPy_DecRef(cpy_r_r76.f1);
    CPy_DecRef(cpy_r_r76.f2);
    goto CPyL50;
CPyL58: ;
    cpy_r_r69 = cpy_r_r3;
    CPy_DecRef(cpy_r_r69);
    CPy_RestoreExcInfo(cpy_r_r76);
    CPy_DecRef(cpy_r_r76.f0);
    CPy_DecRef(cpy_r_r76.f1);
    CPy_DecRef(cpy_r_r76.f2);
    goto CPyL65;
CPyL59: ;
    CPy_RestoreExcInfo(cpy_r_r76);
    CPy_DecRef(cpy_r_r76.f0);
    CPy_DecRef(cpy_r_r76.f1);
    CPy_DecRef(cpy_r_r76.f2);
    cpy_r_r80 = CPy_KeepPropagating();
    if (!cpy_r_r80) goto CPyL72;
    CPy_Unreachable();
CPyL61: ;
    cpy_r_r81 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r82 = NULL;
    cpy_r_r1 = cpy_r_r82;
    cpy_r_r83 = (PyObject **)&cpy_r_r1;
    cpy_r_r84 = ((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___begin_round_gen_0;
    cpy_r_r85 = CPyDef_perform___in_order_gen_____mypyc_generator_helper__(cpy_r_r84, cpy_r_r81, cpy_r_r81, cpy_r_r81, cpy_r_arg, cpy_r_r83);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r85 == NULL) {
        goto CPyL63;
    } else
        goto CPyL85;
CPyL62: ;
    cpy_r_r72 = cpy_r_r85;
    goto CPyL50;
CPyL63: ;
    cpy_r_r86 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r86)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "begin_round", 100, CPyStatic_encyclopedia___turn___globals);
        goto CPyL81;
    }
    cpy_r_r69 = cpy_r_r1;
    CPy_DECREF(cpy_r_r69);
CPyL65: ;
    cpy_r_r87 = ((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "begin_round", "begin_round_gen", "t", 101, CPyStatic_encyclopedia___turn___globals);
        goto CPyL72;
    }
CPyL66: ;
    cpy_r_r88 = CPyDef_encyclopedia___turn____begin_phase(cpy_r_r87, 4);
    if (unlikely(cpy_r_r88 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "begin_round", 101, CPyStatic_encyclopedia___turn___globals);
        goto CPyL72;
    }
    cpy_r_r89 = Py_None;
    CPy_INCREF(cpy_r_r89);
    ((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r91 = CPyDef_encyclopedia___turn___begin_round_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL71;
    CPyGen_SetStopIterationValue(cpy_r_r89);
    CPy_DECREF(cpy_r_r89);
    if (!0) goto CPyL77;
    CPy_Unreachable();
CPyL71: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r89;
    CPyGen_Exit(&((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL72: ;
    ((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r93 = CPyDef_encyclopedia___turn___begin_round_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r94 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r94;
CPyL73: ;
    cpy_r_r95 = cpy_r_r4 == 0;
    if (cpy_r_r95) goto CPyL86;
    cpy_r_r96 = cpy_r_r4 == 1;
    if (cpy_r_r96) {
        goto CPyL51;
    } else
        goto CPyL87;
CPyL75: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r97 = 0;
    if (unlikely(!cpy_r_r97)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "begin_round", 87, CPyStatic_encyclopedia___turn___globals);
        goto CPyL77;
    }
    CPy_Unreachable();
CPyL77: ;
    cpy_r_r98 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r98;
CPyL78: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL72;
CPyL79: ;
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r41);
    goto CPyL72;
CPyL80: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL49;
CPyL81: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL72;
CPyL82: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL54;
CPyL83: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL53;
CPyL84: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL59;
CPyL85: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL62;
CPyL86: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL87: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL75;
}
        
PyObject *CPyDef_encyclopedia___turn___begin_round_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_encyclopedia___turn___begin_round_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_encyclopedia___turn___begin_round_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn___begin_round_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.begin_round_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___begin_round_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "__next__", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___begin_round_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_encyclopedia___turn___begin_round_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_encyclopedia___turn___begin_round_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn___begin_round_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.begin_round_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_encyclopedia___turn___begin_round_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "send", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___begin_round_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_encyclopedia___turn___begin_round_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn___begin_round_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.begin_round_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___begin_round_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "__iter__", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___begin_round_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_encyclopedia___turn___begin_round_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_encyclopedia___turn___begin_round_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn___begin_round_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.begin_round_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_encyclopedia___turn___begin_round_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "throw", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___begin_round_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_encyclopedia___turn___begin_round_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp928 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp928);
    PyObject *__tmp929 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp929);
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
        
        PyObject *CPyPy_encyclopedia___turn___begin_round_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn___begin_round_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.begin_round_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___begin_round_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "close", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___begin_round(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = CPyDef_encyclopedia___turn___begin_round_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "begin_round", 87, CPyStatic_encyclopedia___turn___globals);
        goto CPyL3;
    }
    ((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___encyclopedia___turn___begin_round_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "begin_round", 87, CPyStatic_encyclopedia___turn___globals);
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
        
        PyObject *CPyPy_encyclopedia___turn___begin_round(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:begin_round", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___begin_round(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "begin_round", 87, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___dice_phase_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_rolled;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    CPyTagged cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject **cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    tuple_T3OOO cpy_r_r40;
    PyObject **cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject **cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyTagged cpy_r_r52;
    CPyTagged cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyTagged cpy_r_r57;
    CPyTagged cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyTagged cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    int32_t cpy_r_r68;
    char cpy_r_r69;
    int32_t cpy_r_r70;
    PyObject *cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL60;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "dice_phase", 104, CPyStatic_encyclopedia___turn___globals);
        goto CPyL59;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "dice_phase", "dice_phase_gen", "t", 106, CPyStatic_encyclopedia___turn___globals);
        goto CPyL59;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "dice_phase", "dice_phase_gen", "t", 106, CPyStatic_encyclopedia___turn___globals);
        goto CPyL59;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r8)->_active;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "dice_phase", "Table", "active", 106, CPyStatic_encyclopedia___turn___globals);
        goto CPyL59;
    }
    CPyTagged_INCREF(cpy_r_r9);
CPyL7: ;
    cpy_r_r10 = CPyDef_encyclopedia___dice___rolled_dice(cpy_r_r7, cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "dice_phase", 106, CPyStatic_encyclopedia___turn___globals);
        goto CPyL59;
    }
    cpy_r_rolled = cpy_r_r10;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_rolled + offsetof(PyVarObject, ob_size));
    cpy_r_r12 = *(int64_t *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r12 << 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (cpy_r_r14) {
        goto CPyL16;
    } else
        goto CPyL65;
CPyL9: ;
    cpy_r_r15 = ((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "dice_phase", "dice_phase_gen", "t", 108, CPyStatic_encyclopedia___turn___globals);
        goto CPyL59;
    }
CPyL10: ;
    cpy_r_r16 = CPyDef_encyclopedia___dice___draw_and_roll(cpy_r_r15);
    if (unlikely(cpy_r_r16 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "dice_phase", 108, CPyStatic_encyclopedia___turn___globals);
        goto CPyL59;
    }
    cpy_r_r17 = ((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "dice_phase", "dice_phase_gen", "t", 109, CPyStatic_encyclopedia___turn___globals);
        goto CPyL59;
    }
CPyL12: ;
    cpy_r_r18 = ((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "dice_phase", "dice_phase_gen", "t", 109, CPyStatic_encyclopedia___turn___globals);
        goto CPyL59;
    }
CPyL13: ;
    cpy_r_r19 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r18)->_active;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "dice_phase", "Table", "active", 109, CPyStatic_encyclopedia___turn___globals);
        goto CPyL59;
    }
    CPyTagged_INCREF(cpy_r_r19);
CPyL14: ;
    cpy_r_r20 = CPyDef_encyclopedia___dice___rolled_dice(cpy_r_r17, cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "dice_phase", 109, CPyStatic_encyclopedia___turn___globals);
        goto CPyL59;
    }
    cpy_r_rolled = cpy_r_r20;
CPyL16: ;
    cpy_r_r21 = ((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "dice_phase", "dice_phase_gen", "t", 110, CPyStatic_encyclopedia___turn___globals);
        goto CPyL66;
    }
CPyL17: ;
    cpy_r_r22 = ((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "dice_phase", "dice_phase_gen", "t", 110, CPyStatic_encyclopedia___turn___globals);
        goto CPyL66;
    }
CPyL18: ;
    cpy_r_r23 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r22)->_active;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "dice_phase", "Table", "active", 110, CPyStatic_encyclopedia___turn___globals);
        goto CPyL66;
    }
    CPyTagged_INCREF(cpy_r_r23);
CPyL19: ;
    cpy_r_r24 = CPyDef_encyclopedia___dice___place_dice(cpy_r_r21, cpy_r_r23, cpy_r_rolled);
    CPyTagged_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_rolled);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "dice_phase", 110, CPyStatic_encyclopedia___turn___globals);
        goto CPyL59;
    }
    if (((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___dice_phase_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___dice_phase_gen_0);
    }
    ((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___dice_phase_gen_0 = cpy_r_r24;
    cpy_r_r25 = 1;
    if (!cpy_r_r25) goto CPyL59;
    cpy_r_r26 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r27 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r28 = NULL;
    cpy_r_r1 = cpy_r_r28;
    cpy_r_r29 = (PyObject **)&cpy_r_r1;
    cpy_r_r30 = ((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___dice_phase_gen_0;
    cpy_r_r31 = CPyDef_encyclopedia___dice___place_dice_gen_____mypyc_generator_helper__(cpy_r_r30, cpy_r_r27, cpy_r_r27, cpy_r_r27, cpy_r_r26, cpy_r_r29);
    if (cpy_r_r31 != NULL) goto CPyL67;
    cpy_r_r32 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "dice_phase", 110, CPyStatic_encyclopedia___turn___globals);
        goto CPyL68;
    }
    cpy_r_r33 = cpy_r_r1;
    CPy_DECREF(cpy_r_r33);
    cpy_r_r34 = NULL;
    if (((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___dice_phase_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___dice_phase_gen_0);
    }
    ((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___dice_phase_gen_0 = cpy_r_r34;
    cpy_r_r35 = 1;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "dice_phase", 110, CPyStatic_encyclopedia___turn___globals);
        goto CPyL59;
    } else
        goto CPyL40;
CPyL24: ;
    cpy_r_r36 = cpy_r_r31;
CPyL25: ;
    ((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r36;
CPyL26: ;
    cpy_r_r38 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r39 = cpy_r_type != cpy_r_r38;
    if (!cpy_r_r39) goto CPyL69;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "dice_phase", 110, CPyStatic_encyclopedia___turn___globals);
        goto CPyL30;
    } else
        goto CPyL70;
CPyL28: ;
    CPy_Unreachable();
CPyL29: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL36;
CPyL30: ;
    cpy_r_r40 = CPy_CatchError();
    cpy_r_r41 = (PyObject **)&cpy_r_r3;
    cpy_r_r42 = ((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___dice_phase_gen_0;
    cpy_r_r43 = CPy_YieldFromErrorHandle(cpy_r_r42, cpy_r_r41);
    if (unlikely(cpy_r_r43 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "dice_phase", 110, CPyStatic_encyclopedia___turn___globals);
        goto CPyL71;
    }
    if (cpy_r_r43) goto CPyL33;
    cpy_r_r36 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r40);
    CPy_DecRef(cpy_r_r40.f0);
    CPy_DecRef(cpy_r_r40.f1);
    CPy_DecRef(cpy_r_r40.f2);
    goto CPyL25;
CPyL33: ;
    cpy_r_r33 = cpy_r_r3;
    CPy_DecRef(cpy_r_r33);
    CPy_RestoreExcInfo(cpy_r_r40);
    CPy_DecRef(cpy_r_r40.f0);
    CPy_DecRef(cpy_r_r40.f1);
    CPy_DecRef(cpy_r_r40.f2);
    goto CPyL40;
CPyL34: ;
    CPy_RestoreExcInfo(cpy_r_r40);
    CPy_DecRef(cpy_r_r40.f0);
    CPy_DecRef(cpy_r_r40.f1);
    CPy_DecRef(cpy_r_r40.f2);
    cpy_r_r44 = CPy_KeepPropagating();
    if (!cpy_r_r44) goto CPyL59;
    CPy_Unreachable();
CPyL36: ;
    cpy_r_r45 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r46 = NULL;
    cpy_r_r1 = cpy_r_r46;
    cpy_r_r47 = (PyObject **)&cpy_r_r1;
    cpy_r_r48 = ((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___dice_phase_gen_0;
    cpy_r_r49 = CPyDef_encyclopedia___dice___place_dice_gen_____mypyc_generator_helper__(cpy_r_r48, cpy_r_r45, cpy_r_r45, cpy_r_r45, cpy_r_arg, cpy_r_r47);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r49 == NULL) {
        goto CPyL38;
    } else
        goto CPyL72;
CPyL37: ;
    cpy_r_r36 = cpy_r_r49;
    goto CPyL25;
CPyL38: ;
    cpy_r_r50 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "dice_phase", 110, CPyStatic_encyclopedia___turn___globals);
        goto CPyL68;
    }
    cpy_r_r33 = cpy_r_r1;
    CPy_DECREF(cpy_r_r33);
CPyL40: ;
    cpy_r_r51 = ((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "dice_phase", "dice_phase_gen", "t", 111, CPyStatic_encyclopedia___turn___globals);
        goto CPyL59;
    }
CPyL41: ;
    cpy_r_r52 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r51)->_left;
    if (unlikely(cpy_r_r52 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "dice_phase", "Table", "left", 111, CPyStatic_encyclopedia___turn___globals);
        goto CPyL59;
    }
CPyL42: ;
    cpy_r_r53 = CPyTagged_Subtract(cpy_r_r52, 2);
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r51)->_left != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r51)->_left);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r51)->_left = cpy_r_r53;
    cpy_r_r54 = 1;
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "dice_phase", 111, CPyStatic_encyclopedia___turn___globals);
        goto CPyL59;
    }
    cpy_r_r55 = ((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "dice_phase", "dice_phase_gen", "t", 112, CPyStatic_encyclopedia___turn___globals);
        goto CPyL59;
    }
CPyL44: ;
    cpy_r_r56 = ((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "dice_phase", "dice_phase_gen", "t", 112, CPyStatic_encyclopedia___turn___globals);
        goto CPyL59;
    }
CPyL45: ;
    cpy_r_r57 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r56)->_active;
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "dice_phase", "Table", "active", 112, CPyStatic_encyclopedia___turn___globals);
        goto CPyL59;
    }
    CPyTagged_INCREF(cpy_r_r57);
CPyL46: ;
    cpy_r_r58 = CPyDef_encyclopedia___table___Table___next_seat(cpy_r_r55, cpy_r_r57);
    CPyTagged_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "dice_phase", 112, CPyStatic_encyclopedia___turn___globals);
        goto CPyL59;
    }
    cpy_r_r59 = ((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "dice_phase", "dice_phase_gen", "t", 112, CPyStatic_encyclopedia___turn___globals);
        goto CPyL73;
    }
CPyL48: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r59)->_active != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r59)->_active);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r59)->_active = cpy_r_r58;
    cpy_r_r60 = 1;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "dice_phase", 112, CPyStatic_encyclopedia___turn___globals);
        goto CPyL59;
    }
    cpy_r_r61 = ((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "dice_phase", "dice_phase_gen", "t", 113, CPyStatic_encyclopedia___turn___globals);
        goto CPyL59;
    }
CPyL50: ;
    cpy_r_r62 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r61)->_left;
    if (unlikely(cpy_r_r62 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "dice_phase", "Table", "left", 113, CPyStatic_encyclopedia___turn___globals);
        goto CPyL59;
    }
    CPyTagged_INCREF(cpy_r_r62);
CPyL51: ;
    cpy_r_r63 = cpy_r_r62 != 0;
    CPyTagged_DECREF(cpy_r_r62);
    if (cpy_r_r63) goto CPyL54;
    cpy_r_r64 = ((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "dice_phase", "dice_phase_gen", "t", 114, CPyStatic_encyclopedia___turn___globals);
        goto CPyL59;
    }
CPyL53: ;
    cpy_r_r65 = CPyDef_encyclopedia___turn____begin_phase(cpy_r_r64, 6);
    if (unlikely(cpy_r_r65 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "dice_phase", 114, CPyStatic_encyclopedia___turn___globals);
        goto CPyL59;
    }
CPyL54: ;
    cpy_r_r66 = Py_None;
    CPy_INCREF(cpy_r_r66);
    ((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r68 = CPyDef_encyclopedia___turn___dice_phase_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL58;
    CPyGen_SetStopIterationValue(cpy_r_r66);
    CPy_DECREF(cpy_r_r66);
    if (!0) goto CPyL64;
    CPy_Unreachable();
CPyL58: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r66;
    CPyGen_Exit(&((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL59: ;
    ((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r70 = CPyDef_encyclopedia___turn___dice_phase_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r71 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r71;
CPyL60: ;
    cpy_r_r72 = cpy_r_r4 == 0;
    if (cpy_r_r72) goto CPyL74;
    cpy_r_r73 = cpy_r_r4 == 1;
    if (cpy_r_r73) {
        goto CPyL26;
    } else
        goto CPyL75;
CPyL62: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r74 = 0;
    if (unlikely(!cpy_r_r74)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "dice_phase", 104, CPyStatic_encyclopedia___turn___globals);
        goto CPyL64;
    }
    CPy_Unreachable();
CPyL64: ;
    cpy_r_r75 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r75;
CPyL65: ;
    CPy_DECREF(cpy_r_rolled);
    goto CPyL9;
CPyL66: ;
    CPy_DecRef(cpy_r_rolled);
    goto CPyL59;
CPyL67: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL24;
CPyL68: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL59;
CPyL69: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL29;
CPyL70: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL28;
CPyL71: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL34;
CPyL72: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL37;
CPyL73: ;
    CPyTagged_DecRef(cpy_r_r58);
    goto CPyL59;
CPyL74: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL75: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL62;
}
        
PyObject *CPyDef_encyclopedia___turn___dice_phase_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_encyclopedia___turn___dice_phase_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_encyclopedia___turn___dice_phase_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn___dice_phase_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.dice_phase_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___dice_phase_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "__next__", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___dice_phase_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_encyclopedia___turn___dice_phase_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_encyclopedia___turn___dice_phase_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn___dice_phase_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.dice_phase_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_encyclopedia___turn___dice_phase_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "send", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___dice_phase_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_encyclopedia___turn___dice_phase_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn___dice_phase_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.dice_phase_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___dice_phase_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "__iter__", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___dice_phase_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_encyclopedia___turn___dice_phase_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_encyclopedia___turn___dice_phase_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn___dice_phase_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.dice_phase_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_encyclopedia___turn___dice_phase_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "throw", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___dice_phase_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_encyclopedia___turn___dice_phase_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp930 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp930);
    PyObject *__tmp931 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp931);
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
        
        PyObject *CPyPy_encyclopedia___turn___dice_phase_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn___dice_phase_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.dice_phase_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___dice_phase_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "close", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___dice_phase(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = CPyDef_encyclopedia___turn___dice_phase_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "dice_phase", 104, CPyStatic_encyclopedia___turn___globals);
        goto CPyL3;
    }
    ((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___encyclopedia___turn___dice_phase_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "dice_phase", 104, CPyStatic_encyclopedia___turn___globals);
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
        
        PyObject *CPyPy_encyclopedia___turn___dice_phase(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:dice_phase", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___dice_phase(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "dice_phase", 104, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___turn____begin_phase(PyObject *cpy_r_t, CPyTagged cpy_r_phase) {
    char cpy_r_r0;
    CPyTagged cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    CPyTagged cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    CPyTagged_INCREF(cpy_r_phase);
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_phase != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_phase);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_phase = cpy_r_phase;
    cpy_r_r0 = 1;
    if (unlikely(!cpy_r_r0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_begin_phase", 119, CPyStatic_encyclopedia___turn___globals);
        goto CPyL6;
    }
    cpy_r_r1 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_first;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_begin_phase", "Table", "first", 120, CPyStatic_encyclopedia___turn___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL2: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_active != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_active);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_active = cpy_r_r1;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_begin_phase", 120, CPyStatic_encyclopedia___turn___globals);
        goto CPyL6;
    }
    cpy_r_r3 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_order;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_begin_phase", "Table", "order", 121, CPyStatic_encyclopedia___turn___globals);
        goto CPyL6;
    }
CPyL4: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r5 << 1;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_left != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_left);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_left = cpy_r_r6;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_begin_phase", 121, CPyStatic_encyclopedia___turn___globals);
        goto CPyL6;
    }
    return 1;
CPyL6: ;
    cpy_r_r8 = 2;
    return cpy_r_r8;
}
        
        PyObject *CPyPy_encyclopedia___turn____begin_phase(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "phase", 0};
            static CPyArg_Parser parser = {"OO:_begin_phase", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_phase;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_phase)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_phase;
            if (likely(PyLong_Check(obj_phase)))
                arg_phase = CPyTagged_BorrowFromObject(obj_phase);
            else {
                CPy_TypeError("int", obj_phase); goto fail;
            }
            char retval = CPyDef_encyclopedia___turn____begin_phase(arg_t, arg_phase);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_begin_phase", 117, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___take_turn_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject **cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    tuple_T3OOO cpy_r_r56;
    PyObject **cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject **cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    CPyTagged cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    CPyTagged cpy_r_r78;
    PyObject *cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject **cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    char cpy_r_r94;
    tuple_T3OOO cpy_r_r95;
    PyObject **cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject **cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    CPyTagged cpy_r_r109;
    CPyTagged cpy_r_r110;
    char cpy_r_r111;
    PyObject *cpy_r_r112;
    CPyTagged cpy_r_r113;
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
    PyObject *cpy_r_r145;
    char cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject **cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    char cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    char cpy_r_r156;
    PyObject *cpy_r_r157;
    char cpy_r_r158;
    PyObject *cpy_r_r159;
    char cpy_r_r160;
    tuple_T3OOO cpy_r_r161;
    PyObject **cpy_r_r162;
    PyObject *cpy_r_r163;
    char cpy_r_r164;
    char cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject **cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    char cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    CPyPtr cpy_r_r174;
    int64_t cpy_r_r175;
    CPyTagged cpy_r_r176;
    char cpy_r_r177;
    PyObject *cpy_r_r178;
    CPyTagged cpy_r_r179;
    PyObject *cpy_r_r180;
    char cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject **cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    char cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    char cpy_r_r191;
    PyObject *cpy_r_r192;
    char cpy_r_r193;
    PyObject *cpy_r_r194;
    char cpy_r_r195;
    tuple_T3OOO cpy_r_r196;
    PyObject **cpy_r_r197;
    PyObject *cpy_r_r198;
    char cpy_r_r199;
    char cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject **cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    char cpy_r_r206;
    PyObject *cpy_r_r207;
    CPyTagged cpy_r_r208;
    CPyTagged cpy_r_r209;
    PyObject *cpy_r_r210;
    char cpy_r_r211;
    PyObject *cpy_r_r212;
    char cpy_r_r213;
    PyObject *cpy_r_r214;
    char cpy_r_r215;
    PyObject *cpy_r_r216;
    char cpy_r_r217;
    int32_t cpy_r_r218;
    char cpy_r_r219;
    int32_t cpy_r_r220;
    PyObject *cpy_r_r221;
    char cpy_r_r222;
    char cpy_r_r223;
    char cpy_r_r224;
    char cpy_r_r225;
    char cpy_r_r226;
    char cpy_r_r227;
    char cpy_r_r228;
    PyObject *cpy_r_r229;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r20 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL166;
CPyL1: ;
    cpy_r_r21 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r22 = cpy_r_type != cpy_r_r21;
    if (!cpy_r_r22) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 127, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r23 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "take_turn", "take_turn_gen", "t", 129, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
CPyL5: ;
    cpy_r_r24 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r23)->_active;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "take_turn", "Table", "active", 129, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
    CPyTagged_INCREF(cpy_r_r24);
CPyL6: ;
    if (((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me = cpy_r_r24;
    cpy_r_r25 = 1;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 129, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
    cpy_r_r26 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "take_turn", "take_turn_gen", "t", 130, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
CPyL8: ;
    cpy_r_r27 = CPyStatics[1150]; /* 'event-turn' */
    cpy_r_r28 = CPyStatics[1151]; /* 'EN-TURN-01' */
    cpy_r_r29 = PyDict_New();
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 130, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
    cpy_r_r30 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "take_turn", "take_turn_gen", "me", 130, CPyStatic_encyclopedia___turn___globals);
        goto CPyL175;
    }
CPyL10: ;
    cpy_r_r31 = CPyDef_kernel___table___Table___tell(cpy_r_r26, cpy_r_r27, cpy_r_r30, cpy_r_r28, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 130, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
    cpy_r_r32 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "take_turn", "take_turn_gen", "t", 131, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
CPyL12: ;
    cpy_r_r33 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r32)->_players;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "take_turn", "Table", "players", 131, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
CPyL13: ;
    cpy_r_r34 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "take_turn", "take_turn_gen", "me", 131, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
CPyL14: ;
    cpy_r_r35 = CPyList_GetItem(cpy_r_r33, cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 131, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
    if (likely(Py_TYPE(cpy_r_r35) == CPyType_encyclopedia___table___Player))
        cpy_r_r36 = cpy_r_r35;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 131, CPyStatic_encyclopedia___turn___globals, "serai.games.encyclopedia.table.Player", cpy_r_r35);
        goto CPyL165;
    }
    cpy_r_r37 = CPyDef_encyclopedia___table___Player___is_automa(cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 131, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
CPyL17: ;
    if (!cpy_r_r37) goto CPyL41;
CPyL18: ;
    cpy_r_r38 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "take_turn", "take_turn_gen", "t", 132, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
CPyL19: ;
    cpy_r_r39 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "take_turn", "take_turn_gen", "me", 132, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
CPyL20: ;
    cpy_r_r40 = CPyDef_encyclopedia___automa___turn___automa_turn(cpy_r_r38, cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 132, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
    if (((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_1 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_1);
    }
    ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_1 = cpy_r_r40;
    cpy_r_r41 = 1;
    if (!cpy_r_r41) goto CPyL165;
    cpy_r_r42 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r43 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r44 = NULL;
    cpy_r_r1 = cpy_r_r44;
    cpy_r_r45 = (PyObject **)&cpy_r_r1;
    cpy_r_r46 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_1;
    cpy_r_r47 = CPyDef_encyclopedia___automa___turn___automa_turn_gen_____mypyc_generator_helper__(cpy_r_r46, cpy_r_r43, cpy_r_r43, cpy_r_r43, cpy_r_r42, cpy_r_r45);
    if (cpy_r_r47 != NULL) goto CPyL176;
    cpy_r_r48 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 132, CPyStatic_encyclopedia___turn___globals);
        goto CPyL177;
    }
    cpy_r_r49 = cpy_r_r1;
    CPy_DECREF(cpy_r_r49);
    cpy_r_r50 = NULL;
    if (((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_1 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_1);
    }
    ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_1 = cpy_r_r50;
    cpy_r_r51 = 1;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 132, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    } else
        goto CPyL124;
CPyL25: ;
    cpy_r_r52 = cpy_r_r47;
CPyL26: ;
    ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r52;
CPyL27: ;
    cpy_r_r54 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r55 = cpy_r_type != cpy_r_r54;
    if (!cpy_r_r55) goto CPyL178;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 132, CPyStatic_encyclopedia___turn___globals);
        goto CPyL31;
    } else
        goto CPyL179;
CPyL29: ;
    CPy_Unreachable();
CPyL30: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL37;
CPyL31: ;
    cpy_r_r56 = CPy_CatchError();
    cpy_r_r57 = (PyObject **)&cpy_r_r3;
    cpy_r_r58 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_1;
    cpy_r_r59 = CPy_YieldFromErrorHandle(cpy_r_r58, cpy_r_r57);
    if (unlikely(cpy_r_r59 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 132, CPyStatic_encyclopedia___turn___globals);
        goto CPyL180;
    }
    if (cpy_r_r59) goto CPyL34;
    cpy_r_r52 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r56);
    CPy_DecRef(cpy_r_r56.f0);
    CPy_DecRef(cpy_r_r56.f1);
    CPy_DecRef(cpy_r_r56.f2);
    goto CPyL26;
CPyL34: ;
    cpy_r_r49 = cpy_r_r3;
    CPy_DecRef(cpy_r_r49);
    CPy_RestoreExcInfo(cpy_r_r56);
    CPy_DecRef(cpy_r_r56.f0);
    CPy_DecRef(cpy_r_r56.f1);
    CPy_DecRef(cpy_r_r56.f2);
    goto CPyL124;
CPyL35: ;
    CPy_RestoreExcInfo(cpy_r_r56);
    CPy_DecRef(cpy_r_r56.f0);
    CPy_DecRef(cpy_r_r56.f1);
    CPy_DecRef(cpy_r_r56.f2);
    cpy_r_r60 = CPy_KeepPropagating();
    if (!cpy_r_r60) goto CPyL165;
    CPy_Unreachable();
CPyL37: ;
    cpy_r_r61 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r62 = NULL;
    cpy_r_r1 = cpy_r_r62;
    cpy_r_r63 = (PyObject **)&cpy_r_r1;
    cpy_r_r64 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_1;
    cpy_r_r65 = CPyDef_encyclopedia___automa___turn___automa_turn_gen_____mypyc_generator_helper__(cpy_r_r64, cpy_r_r61, cpy_r_r61, cpy_r_r61, cpy_r_arg, cpy_r_r63);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r65 == NULL) {
        goto CPyL39;
    } else
        goto CPyL181;
CPyL38: ;
    cpy_r_r52 = cpy_r_r65;
    goto CPyL26;
CPyL39: ;
    cpy_r_r66 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 132, CPyStatic_encyclopedia___turn___globals);
        goto CPyL177;
    }
    cpy_r_r49 = cpy_r_r1;
    CPy_DECREF(cpy_r_r49);
    goto CPyL124;
CPyL41: ;
    cpy_r_r67 = CPyStatic_free_steps___FREE_STEPS;
    if (likely(cpy_r_r67 != NULL)) goto CPyL44;
    PyErr_SetString(PyExc_NameError, "value for final name \"FREE_STEPS\" was not set");
    cpy_r_r68 = 0;
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 134, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
    CPy_Unreachable();
CPyL44: ;
    cpy_r_r69 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "take_turn", "take_turn_gen", "t", 134, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
CPyL45: ;
    cpy_r_r70 = CPyStatics[543]; /* 'die' */
    cpy_r_r71 = CPyStatics[790]; /* 'EN-TURN-04' */
    cpy_r_r72 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "take_turn", "take_turn_gen", "t", 134, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
CPyL46: ;
    cpy_r_r73 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r73 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "take_turn", "take_turn_gen", "me", 134, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
CPyL47: ;
    cpy_r_r74 = CPyDef_encyclopedia___turn___DieOffer(cpy_r_r72, cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 134, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
    cpy_r_r75 = NULL;
    cpy_r_r76 = 2;
    cpy_r_r77 = NULL;
    cpy_r_r78 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r78 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "take_turn", "take_turn_gen", "me", 134, CPyStatic_encyclopedia___turn___globals);
        goto CPyL182;
    }
CPyL49: ;
    cpy_r_r79 = CPyDef_extras___ask_with(cpy_r_r67, cpy_r_r69, cpy_r_r78, cpy_r_r70, cpy_r_r71, cpy_r_r74, cpy_r_r75, cpy_r_r76, cpy_r_r77);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 134, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
    if (((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_2);
    }
    ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_2 = cpy_r_r79;
    cpy_r_r80 = 1;
    if (!cpy_r_r80) goto CPyL165;
    cpy_r_r81 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r82 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r83 = NULL;
    cpy_r_r5 = cpy_r_r83;
    cpy_r_r84 = (PyObject **)&cpy_r_r5;
    cpy_r_r85 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_2;
    cpy_r_r86 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r85, cpy_r_r82, cpy_r_r82, cpy_r_r82, cpy_r_r81, cpy_r_r84);
    if (cpy_r_r86 != NULL) goto CPyL183;
    cpy_r_r87 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 134, CPyStatic_encyclopedia___turn___globals);
        goto CPyL184;
    }
    cpy_r_r88 = cpy_r_r5;
    cpy_r_r89 = NULL;
    if (((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_2);
    }
    ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_2 = cpy_r_r89;
    cpy_r_r90 = 1;
    if (unlikely(!cpy_r_r90)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 134, CPyStatic_encyclopedia___turn___globals);
        goto CPyL185;
    } else
        goto CPyL70;
CPyL54: ;
    cpy_r_r91 = cpy_r_r86;
CPyL55: ;
    ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r91;
CPyL56: ;
    cpy_r_r93 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r94 = cpy_r_type != cpy_r_r93;
    if (!cpy_r_r94) goto CPyL186;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 134, CPyStatic_encyclopedia___turn___globals);
        goto CPyL60;
    } else
        goto CPyL187;
CPyL58: ;
    CPy_Unreachable();
CPyL59: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL66;
CPyL60: ;
    cpy_r_r95 = CPy_CatchError();
    cpy_r_r96 = (PyObject **)&cpy_r_r7;
    cpy_r_r97 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_2;
    cpy_r_r98 = CPy_YieldFromErrorHandle(cpy_r_r97, cpy_r_r96);
    if (unlikely(cpy_r_r98 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 134, CPyStatic_encyclopedia___turn___globals);
        goto CPyL188;
    }
    if (cpy_r_r98) goto CPyL63;
    cpy_r_r91 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r95);
    CPy_DecRef(cpy_r_r95.f0);
    CPy_DecRef(cpy_r_r95.f1);
    CPy_DecRef(cpy_r_r95.f2);
    goto CPyL55;
CPyL63: ;
    cpy_r_r88 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r95);
    CPy_DecRef(cpy_r_r95.f0);
    CPy_DecRef(cpy_r_r95.f1);
    CPy_DecRef(cpy_r_r95.f2);
    goto CPyL70;
CPyL64: ;
    CPy_RestoreExcInfo(cpy_r_r95);
    CPy_DecRef(cpy_r_r95.f0);
    CPy_DecRef(cpy_r_r95.f1);
    CPy_DecRef(cpy_r_r95.f2);
    cpy_r_r99 = CPy_KeepPropagating();
    if (!cpy_r_r99) goto CPyL165;
    CPy_Unreachable();
CPyL66: ;
    cpy_r_r100 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r101 = NULL;
    cpy_r_r5 = cpy_r_r101;
    cpy_r_r102 = (PyObject **)&cpy_r_r5;
    cpy_r_r103 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_2;
    cpy_r_r104 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r103, cpy_r_r100, cpy_r_r100, cpy_r_r100, cpy_r_arg, cpy_r_r102);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r104 == NULL) {
        goto CPyL68;
    } else
        goto CPyL189;
CPyL67: ;
    cpy_r_r91 = cpy_r_r104;
    goto CPyL55;
CPyL68: ;
    cpy_r_r105 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r105)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 134, CPyStatic_encyclopedia___turn___globals);
        goto CPyL184;
    }
    cpy_r_r88 = cpy_r_r5;
CPyL70: ;
    if (likely(Py_TYPE(cpy_r_r88) == CPyType_option___Option))
        cpy_r_r106 = cpy_r_r88;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 134, CPyStatic_encyclopedia___turn___globals, "serai.kernel.option.Option", cpy_r_r88);
        goto CPyL165;
    }
    cpy_r_r107 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "take_turn", "take_turn_gen", "t", 135, CPyStatic_encyclopedia___turn___globals);
        goto CPyL190;
    }
CPyL72: ;
    cpy_r_r108 = ((serai___kernel___option___OptionObject *)cpy_r_r106)->_value;
    CPy_INCREF(cpy_r_r108);
    CPy_DECREF(cpy_r_r106);
    if (likely(PyLong_Check(cpy_r_r108)))
        cpy_r_r109 = CPyTagged_FromObject(cpy_r_r108);
    else {
        CPy_TypeError("int", cpy_r_r108); cpy_r_r109 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r109 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 135, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
    cpy_r_r110 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r110 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "take_turn", "take_turn_gen", "me", 135, CPyStatic_encyclopedia___turn___globals);
        goto CPyL191;
    }
CPyL74: ;
    cpy_r_r111 = CPyDef_encyclopedia___dice___take_die(cpy_r_r107, cpy_r_r110, cpy_r_r109);
    CPyTagged_DECREF(cpy_r_r109);
    if (unlikely(cpy_r_r111 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 135, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
    cpy_r_r112 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "take_turn", "take_turn_gen", "t", 136, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
CPyL76: ;
    cpy_r_r113 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r113 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "take_turn", "take_turn_gen", "me", 136, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
CPyL77: ;
    cpy_r_r114 = CPyDef_encyclopedia___actions___perform_action(cpy_r_r112, cpy_r_r113);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 136, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
    if (((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_3 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_3);
    }
    ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_3 = cpy_r_r114;
    cpy_r_r115 = 1;
    if (!cpy_r_r115) goto CPyL165;
    cpy_r_r116 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r117 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r118 = NULL;
    cpy_r_r9 = cpy_r_r118;
    cpy_r_r119 = (PyObject **)&cpy_r_r9;
    cpy_r_r120 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_3;
    cpy_r_r121 = CPyDef_encyclopedia___actions___perform_action_gen_____mypyc_generator_helper__(cpy_r_r120, cpy_r_r117, cpy_r_r117, cpy_r_r117, cpy_r_r116, cpy_r_r119);
    if (cpy_r_r121 != NULL) goto CPyL192;
    cpy_r_r122 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r122)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 136, CPyStatic_encyclopedia___turn___globals);
        goto CPyL193;
    }
    cpy_r_r123 = cpy_r_r9;
    CPy_DECREF(cpy_r_r123);
    cpy_r_r124 = NULL;
    if (((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_3 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_3);
    }
    ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_3 = cpy_r_r124;
    cpy_r_r125 = 1;
    if (unlikely(!cpy_r_r125)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 136, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    } else
        goto CPyL98;
CPyL82: ;
    cpy_r_r126 = cpy_r_r121;
CPyL83: ;
    ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r126;
CPyL84: ;
    cpy_r_r128 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r129 = cpy_r_type != cpy_r_r128;
    if (!cpy_r_r129) goto CPyL194;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 136, CPyStatic_encyclopedia___turn___globals);
        goto CPyL88;
    } else
        goto CPyL195;
CPyL86: ;
    CPy_Unreachable();
CPyL87: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL94;
CPyL88: ;
    cpy_r_r130 = CPy_CatchError();
    cpy_r_r131 = (PyObject **)&cpy_r_r11;
    cpy_r_r132 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_3;
    cpy_r_r133 = CPy_YieldFromErrorHandle(cpy_r_r132, cpy_r_r131);
    if (unlikely(cpy_r_r133 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 136, CPyStatic_encyclopedia___turn___globals);
        goto CPyL196;
    }
    if (cpy_r_r133) goto CPyL91;
    cpy_r_r126 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r130);
    CPy_DecRef(cpy_r_r130.f0);
    CPy_DecRef(cpy_r_r130.f1);
    CPy_DecRef(cpy_r_r130.f2);
    goto CPyL83;
CPyL91: ;
    cpy_r_r123 = cpy_r_r11;
    CPy_DecRef(cpy_r_r123);
    CPy_RestoreExcInfo(cpy_r_r130);
    CPy_DecRef(cpy_r_r130.f0);
    CPy_DecRef(cpy_r_r130.f1);
    CPy_DecRef(cpy_r_r130.f2);
    goto CPyL98;
CPyL92: ;
    CPy_RestoreExcInfo(cpy_r_r130);
    CPy_DecRef(cpy_r_r130.f0);
    CPy_DecRef(cpy_r_r130.f1);
    CPy_DecRef(cpy_r_r130.f2);
    cpy_r_r134 = CPy_KeepPropagating();
    if (!cpy_r_r134) goto CPyL165;
    CPy_Unreachable();
CPyL94: ;
    cpy_r_r135 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r136 = NULL;
    cpy_r_r9 = cpy_r_r136;
    cpy_r_r137 = (PyObject **)&cpy_r_r9;
    cpy_r_r138 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_3;
    cpy_r_r139 = CPyDef_encyclopedia___actions___perform_action_gen_____mypyc_generator_helper__(cpy_r_r138, cpy_r_r135, cpy_r_r135, cpy_r_r135, cpy_r_arg, cpy_r_r137);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r139 == NULL) {
        goto CPyL96;
    } else
        goto CPyL197;
CPyL95: ;
    cpy_r_r126 = cpy_r_r139;
    goto CPyL83;
CPyL96: ;
    cpy_r_r140 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r140)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 136, CPyStatic_encyclopedia___turn___globals);
        goto CPyL193;
    }
    cpy_r_r123 = cpy_r_r9;
    CPy_DECREF(cpy_r_r123);
CPyL98: ;
    cpy_r_r141 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "take_turn", "take_turn_gen", "t", 137, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
CPyL99: ;
    cpy_r_r142 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r141)->_confirm;
    if (unlikely(cpy_r_r142 == 2)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "take_turn", "Table", "confirm", 137, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
CPyL100: ;
    if (!cpy_r_r142) goto CPyL124;
CPyL101: ;
    cpy_r_r143 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "take_turn", "take_turn_gen", "t", 138, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
CPyL102: ;
    cpy_r_r144 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r144 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "take_turn", "take_turn_gen", "me", 138, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
CPyL103: ;
    cpy_r_r145 = CPyDef_encyclopedia___turn___confirm_end(cpy_r_r143, cpy_r_r144);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 138, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
    if (((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_4 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_4);
    }
    ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_4 = cpy_r_r145;
    cpy_r_r146 = 1;
    if (!cpy_r_r146) goto CPyL165;
    cpy_r_r147 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r148 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r149 = NULL;
    cpy_r_r13 = cpy_r_r149;
    cpy_r_r150 = (PyObject **)&cpy_r_r13;
    cpy_r_r151 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_4;
    cpy_r_r152 = CPyDef_encyclopedia___turn___confirm_end_gen_____mypyc_generator_helper__(cpy_r_r151, cpy_r_r148, cpy_r_r148, cpy_r_r148, cpy_r_r147, cpy_r_r150);
    if (cpy_r_r152 != NULL) goto CPyL198;
    cpy_r_r153 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r153)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 138, CPyStatic_encyclopedia___turn___globals);
        goto CPyL199;
    }
    cpy_r_r154 = cpy_r_r13;
    CPy_DECREF(cpy_r_r154);
    cpy_r_r155 = NULL;
    if (((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_4 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_4);
    }
    ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_4 = cpy_r_r155;
    cpy_r_r156 = 1;
    if (unlikely(!cpy_r_r156)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 138, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    } else
        goto CPyL124;
CPyL108: ;
    cpy_r_r157 = cpy_r_r152;
CPyL109: ;
    ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 4;
    CPyGen_Exit(&((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r157;
CPyL110: ;
    cpy_r_r159 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r160 = cpy_r_type != cpy_r_r159;
    if (!cpy_r_r160) goto CPyL200;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 138, CPyStatic_encyclopedia___turn___globals);
        goto CPyL114;
    } else
        goto CPyL201;
CPyL112: ;
    CPy_Unreachable();
CPyL113: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL120;
CPyL114: ;
    cpy_r_r161 = CPy_CatchError();
    cpy_r_r162 = (PyObject **)&cpy_r_r15;
    cpy_r_r163 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_4;
    cpy_r_r164 = CPy_YieldFromErrorHandle(cpy_r_r163, cpy_r_r162);
    if (unlikely(cpy_r_r164 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 138, CPyStatic_encyclopedia___turn___globals);
        goto CPyL202;
    }
    if (cpy_r_r164) goto CPyL117;
    cpy_r_r157 = cpy_r_r15;
    CPy_RestoreExcInfo(cpy_r_r161);
    CPy_DecRef(cpy_r_r161.f0);
    CPy_DecRef(cpy_r_r161.f1);
    CPy_DecRef(cpy_r_r161.f2);
    goto CPyL109;
CPyL117: ;
    cpy_r_r154 = cpy_r_r15;
    CPy_DecRef(cpy_r_r154);
    CPy_RestoreExcInfo(cpy_r_r161);
    CPy_DecRef(cpy_r_r161.f0);
    CPy_DecRef(cpy_r_r161.f1);
    CPy_DecRef(cpy_r_r161.f2);
    goto CPyL124;
CPyL118: ;
    CPy_RestoreExcInfo(cpy_r_r161);
    CPy_DecRef(cpy_r_r161.f0);
    CPy_DecRef(cpy_r_r161.f1);
    CPy_DecRef(cpy_r_r161.f2);
    cpy_r_r165 = CPy_KeepPropagating();
    if (!cpy_r_r165) goto CPyL165;
    CPy_Unreachable();
CPyL120: ;
    cpy_r_r166 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r167 = NULL;
    cpy_r_r13 = cpy_r_r167;
    cpy_r_r168 = (PyObject **)&cpy_r_r13;
    cpy_r_r169 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_4;
    cpy_r_r170 = CPyDef_encyclopedia___turn___confirm_end_gen_____mypyc_generator_helper__(cpy_r_r169, cpy_r_r166, cpy_r_r166, cpy_r_r166, cpy_r_arg, cpy_r_r168);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r170 == NULL) {
        goto CPyL122;
    } else
        goto CPyL203;
CPyL121: ;
    cpy_r_r157 = cpy_r_r170;
    goto CPyL109;
CPyL122: ;
    cpy_r_r171 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r171)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 138, CPyStatic_encyclopedia___turn___globals);
        goto CPyL199;
    }
    cpy_r_r154 = cpy_r_r13;
    CPy_DECREF(cpy_r_r154);
CPyL124: ;
    cpy_r_r172 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "take_turn", "take_turn_gen", "t", 139, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
CPyL125: ;
    cpy_r_r173 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r172)->_waiting;
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "take_turn", "Table", "waiting", 139, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
    CPy_INCREF(cpy_r_r173);
CPyL126: ;
    cpy_r_r174 = (CPyPtr)((CPyPtr)cpy_r_r173 + offsetof(PyVarObject, ob_size));
    cpy_r_r175 = *(int64_t *)cpy_r_r174;
    CPy_DECREF(cpy_r_r173);
    cpy_r_r176 = cpy_r_r175 << 1;
    cpy_r_r177 = cpy_r_r176 != 0;
    if (!cpy_r_r177) goto CPyL150;
    cpy_r_r178 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "take_turn", "take_turn_gen", "t", 140, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
CPyL128: ;
    cpy_r_r179 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r179 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "take_turn", "take_turn_gen", "me", 140, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
CPyL129: ;
    cpy_r_r180 = CPyDef_picks___take_waiting_picks(cpy_r_r178, cpy_r_r179);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 140, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
    if (((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_5 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_5);
    }
    ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_5 = cpy_r_r180;
    cpy_r_r181 = 1;
    if (!cpy_r_r181) goto CPyL165;
    cpy_r_r182 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r183 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r184 = NULL;
    cpy_r_r17 = cpy_r_r184;
    cpy_r_r185 = (PyObject **)&cpy_r_r17;
    cpy_r_r186 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_5;
    cpy_r_r187 = CPyDef_picks___take_waiting_picks_gen_____mypyc_generator_helper__(cpy_r_r186, cpy_r_r183, cpy_r_r183, cpy_r_r183, cpy_r_r182, cpy_r_r185);
    if (cpy_r_r187 != NULL) goto CPyL204;
    cpy_r_r188 = cpy_r_r17 != 0;
    if (unlikely(!cpy_r_r188)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 140, CPyStatic_encyclopedia___turn___globals);
        goto CPyL205;
    }
    cpy_r_r189 = cpy_r_r17;
    CPy_DECREF(cpy_r_r189);
    cpy_r_r190 = NULL;
    if (((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_5 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_5);
    }
    ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_5 = cpy_r_r190;
    cpy_r_r191 = 1;
    if (unlikely(!cpy_r_r191)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 140, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    } else
        goto CPyL150;
CPyL134: ;
    cpy_r_r192 = cpy_r_r187;
CPyL135: ;
    ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 5;
    CPyGen_Exit(&((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r192;
CPyL136: ;
    cpy_r_r194 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r195 = cpy_r_type != cpy_r_r194;
    if (!cpy_r_r195) goto CPyL206;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 140, CPyStatic_encyclopedia___turn___globals);
        goto CPyL140;
    } else
        goto CPyL207;
CPyL138: ;
    CPy_Unreachable();
CPyL139: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL146;
CPyL140: ;
    cpy_r_r196 = CPy_CatchError();
    cpy_r_r197 = (PyObject **)&cpy_r_r19;
    cpy_r_r198 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_5;
    cpy_r_r199 = CPy_YieldFromErrorHandle(cpy_r_r198, cpy_r_r197);
    if (unlikely(cpy_r_r199 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 140, CPyStatic_encyclopedia___turn___globals);
        goto CPyL208;
    }
    if (cpy_r_r199) goto CPyL143;
    cpy_r_r192 = cpy_r_r19;
    CPy_RestoreExcInfo(cpy_r_r196);
    CPy_DecRef(cpy_r_r196.f0);
    CPy_DecRef(cpy_r_r196.f1);
    CPy_DecRef(cpy_r_r196.f2);
    goto CPyL135;
CPyL143: ;
    cpy_r_r189 = cpy_r_r19;
    CPy_DecRef(cpy_r_r189);
    CPy_RestoreExcInfo(cpy_r_r196);
    CPy_DecRef(cpy_r_r196.f0);
    CPy_DecRef(cpy_r_r196.f1);
    CPy_DecRef(cpy_r_r196.f2);
    goto CPyL150;
CPyL144: ;
    CPy_RestoreExcInfo(cpy_r_r196);
    CPy_DecRef(cpy_r_r196.f0);
    CPy_DecRef(cpy_r_r196.f1);
    CPy_DecRef(cpy_r_r196.f2);
    cpy_r_r200 = CPy_KeepPropagating();
    if (!cpy_r_r200) goto CPyL165;
    CPy_Unreachable();
CPyL146: ;
    cpy_r_r201 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r202 = NULL;
    cpy_r_r17 = cpy_r_r202;
    cpy_r_r203 = (PyObject **)&cpy_r_r17;
    cpy_r_r204 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_5;
    cpy_r_r205 = CPyDef_picks___take_waiting_picks_gen_____mypyc_generator_helper__(cpy_r_r204, cpy_r_r201, cpy_r_r201, cpy_r_r201, cpy_r_arg, cpy_r_r203);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r205 == NULL) {
        goto CPyL148;
    } else
        goto CPyL209;
CPyL147: ;
    cpy_r_r192 = cpy_r_r205;
    goto CPyL135;
CPyL148: ;
    cpy_r_r206 = cpy_r_r17 != 0;
    if (unlikely(!cpy_r_r206)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 140, CPyStatic_encyclopedia___turn___globals);
        goto CPyL205;
    }
    cpy_r_r189 = cpy_r_r17;
    CPy_DECREF(cpy_r_r189);
CPyL150: ;
    cpy_r_r207 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r207 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "take_turn", "take_turn_gen", "t", 141, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
CPyL151: ;
    cpy_r_r208 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r208 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "take_turn", "take_turn_gen", "me", 141, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
CPyL152: ;
    cpy_r_r209 = CPyDef_encyclopedia___table___Table___next_seat(cpy_r_r207, cpy_r_r208);
    if (unlikely(cpy_r_r209 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 141, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
    cpy_r_r210 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "take_turn", "take_turn_gen", "t", 141, CPyStatic_encyclopedia___turn___globals);
        goto CPyL210;
    }
CPyL154: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r210)->_active != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r210)->_active);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r210)->_active = cpy_r_r209;
    cpy_r_r211 = 1;
    if (unlikely(!cpy_r_r211)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 141, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
    cpy_r_r212 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r212 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "take_turn", "take_turn_gen", "t", 142, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
CPyL156: ;
    cpy_r_r213 = CPyDef_encyclopedia___table___Table___dice_are_left(cpy_r_r212);
    if (unlikely(cpy_r_r213 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 142, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
CPyL157: ;
    if (cpy_r_r213) goto CPyL160;
CPyL158: ;
    cpy_r_r214 = ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r214 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "take_turn", "take_turn_gen", "t", 143, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
CPyL159: ;
    cpy_r_r215 = CPyDef_encyclopedia___turn____begin_phase(cpy_r_r214, 8);
    if (unlikely(cpy_r_r215 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 143, CPyStatic_encyclopedia___turn___globals);
        goto CPyL165;
    }
CPyL160: ;
    cpy_r_r216 = Py_None;
    CPy_INCREF(cpy_r_r216);
    ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r218 = CPyDef_encyclopedia___turn___take_turn_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL164;
    CPyGen_SetStopIterationValue(cpy_r_r216);
    CPy_DECREF(cpy_r_r216);
    if (!0) goto CPyL174;
    CPy_Unreachable();
CPyL164: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r216;
    CPyGen_Exit(&((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL165: ;
    ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r220 = CPyDef_encyclopedia___turn___take_turn_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r221 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r221;
CPyL166: ;
    cpy_r_r222 = cpy_r_r20 == 0;
    if (cpy_r_r222) goto CPyL211;
    cpy_r_r223 = cpy_r_r20 == 1;
    if (cpy_r_r223) {
        goto CPyL212;
    } else
        goto CPyL213;
CPyL168: ;
    cpy_r_r224 = cpy_r_r20 == 2;
    if (cpy_r_r224) {
        goto CPyL214;
    } else
        goto CPyL215;
CPyL169: ;
    cpy_r_r225 = cpy_r_r20 == 3;
    if (cpy_r_r225) {
        goto CPyL216;
    } else
        goto CPyL217;
CPyL170: ;
    cpy_r_r226 = cpy_r_r20 == 4;
    if (cpy_r_r226) {
        goto CPyL218;
    } else
        goto CPyL219;
CPyL171: ;
    cpy_r_r227 = cpy_r_r20 == 5;
    if (cpy_r_r227) {
        goto CPyL136;
    } else
        goto CPyL220;
CPyL172: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r228 = 0;
    if (unlikely(!cpy_r_r228)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 127, CPyStatic_encyclopedia___turn___globals);
        goto CPyL174;
    }
    CPy_Unreachable();
CPyL174: ;
    cpy_r_r229 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r229;
CPyL175: ;
    CPy_DecRef(cpy_r_r29);
    goto CPyL165;
CPyL176: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL25;
CPyL177: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL165;
CPyL178: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL30;
CPyL179: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL29;
CPyL180: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL35;
CPyL181: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL38;
CPyL182: ;
    CPy_DecRef(cpy_r_r74);
    goto CPyL165;
CPyL183: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL54;
CPyL184: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL165;
CPyL185: ;
    CPy_DecRef(cpy_r_r88);
    goto CPyL165;
CPyL186: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL59;
CPyL187: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL58;
CPyL188: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL64;
CPyL189: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL67;
CPyL190: ;
    CPy_DecRef(cpy_r_r106);
    goto CPyL165;
CPyL191: ;
    CPyTagged_DecRef(cpy_r_r109);
    goto CPyL165;
CPyL192: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL82;
CPyL193: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL165;
CPyL194: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL87;
CPyL195: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL86;
CPyL196: ;
    CPy_XDecRef(cpy_r_r11);
    goto CPyL92;
CPyL197: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL95;
CPyL198: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL108;
CPyL199: ;
    CPy_XDecRef(cpy_r_r13);
    goto CPyL165;
CPyL200: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL113;
CPyL201: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL112;
CPyL202: ;
    CPy_XDecRef(cpy_r_r15);
    goto CPyL118;
CPyL203: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL121;
CPyL204: ;
    CPy_XDECREF(cpy_r_r17);
    goto CPyL134;
CPyL205: ;
    CPy_XDecRef(cpy_r_r17);
    goto CPyL165;
CPyL206: ;
    CPy_XDECREF(cpy_r_r19);
    goto CPyL139;
CPyL207: ;
    CPy_XDECREF(cpy_r_r19);
    goto CPyL138;
CPyL208: ;
    CPy_XDecRef(cpy_r_r19);
    goto CPyL144;
CPyL209: ;
    CPy_XDECREF(cpy_r_r17);
    goto CPyL147;
CPyL210: ;
    CPyTagged_DecRef(cpy_r_r209);
    goto CPyL165;
CPyL211: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    goto CPyL1;
CPyL212: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    goto CPyL27;
CPyL213: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL168;
CPyL214: ;
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    goto CPyL56;
CPyL215: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL169;
CPyL216: ;
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    goto CPyL84;
CPyL217: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL170;
CPyL218: ;
    CPy_XDECREF(cpy_r_r19);
    goto CPyL110;
CPyL219: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL171;
CPyL220: ;
    CPy_XDECREF(cpy_r_r19);
    goto CPyL172;
}
        
PyObject *CPyDef_encyclopedia___turn___take_turn_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_encyclopedia___turn___take_turn_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_encyclopedia___turn___take_turn_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn___take_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.take_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___take_turn_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "__next__", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___take_turn_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_encyclopedia___turn___take_turn_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_encyclopedia___turn___take_turn_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn___take_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.take_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_encyclopedia___turn___take_turn_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "send", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___take_turn_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_encyclopedia___turn___take_turn_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn___take_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.take_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___take_turn_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "__iter__", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___take_turn_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_encyclopedia___turn___take_turn_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_encyclopedia___turn___take_turn_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn___take_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.take_turn_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_encyclopedia___turn___take_turn_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "throw", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___take_turn_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_encyclopedia___turn___take_turn_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp932 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp932);
    PyObject *__tmp933 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp933);
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
        
        PyObject *CPyPy_encyclopedia___turn___take_turn_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn___take_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.take_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___take_turn_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "close", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___take_turn(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = CPyDef_encyclopedia___turn___take_turn_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 127, CPyStatic_encyclopedia___turn___globals);
        goto CPyL3;
    }
    ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___encyclopedia___turn___take_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 127, CPyStatic_encyclopedia___turn___globals);
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
        
        PyObject *CPyPy_encyclopedia___turn___take_turn(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:take_turn", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___take_turn(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "take_turn", 127, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___confirm_end_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    tuple_T1O cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
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
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    int32_t cpy_r_r54;
    char cpy_r_r55;
    int32_t cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___encyclopedia___turn___confirm_end_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___encyclopedia___turn___confirm_end_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL40;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "confirm_end", 146, CPyStatic_encyclopedia___turn___globals);
        goto CPyL39;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = CPyStatic_free_steps___FREE_STEPS;
    if (likely(cpy_r_r7 != NULL)) goto CPyL7;
    PyErr_SetString(PyExc_NameError, "value for final name \"FREE_STEPS\" was not set");
    cpy_r_r8 = 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "confirm_end", 148, CPyStatic_encyclopedia___turn___globals);
        goto CPyL39;
    }
    CPy_Unreachable();
CPyL7: ;
    cpy_r_r9 = ((serai___games___encyclopedia___turn___confirm_end_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "confirm_end", "confirm_end_gen", "t", 148, CPyStatic_encyclopedia___turn___globals);
        goto CPyL39;
    }
CPyL8: ;
    cpy_r_r10 = ((serai___games___encyclopedia___turn___confirm_end_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "confirm_end", "confirm_end_gen", "me", 148, CPyStatic_encyclopedia___turn___globals);
        goto CPyL39;
    }
CPyL9: ;
    cpy_r_r11 = CPyStatics[894]; /* 'end-turn' */
    cpy_r_r12 = CPyStatics[1152]; /* 'EN-TURN-03' */
    cpy_r_r13 = ((serai___games___encyclopedia___turn___confirm_end_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "confirm_end", "confirm_end_gen", "t", 148, CPyStatic_encyclopedia___turn___globals);
        goto CPyL39;
    }
CPyL10: ;
    cpy_r_r14 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r13)->_book;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "confirm_end", "Table", "book", 148, CPyStatic_encyclopedia___turn___globals);
        goto CPyL39;
    }
CPyL11: ;
    cpy_r_r15 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r14)->_options;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "confirm_end", "Book", "options", 148, CPyStatic_encyclopedia___turn___globals);
        goto CPyL39;
    }
CPyL12: ;
    cpy_r_r16 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r15)->_end_turn;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r17.f0 = cpy_r_r16;
    cpy_r_r18 = PyTuple_New(1);
    if (unlikely(cpy_r_r18 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp934 = cpy_r_r17.f0;
    PyTuple_SET_ITEM(cpy_r_r18, 0, __tmp934);
    cpy_r_r19 = NULL;
    cpy_r_r20 = NULL;
    cpy_r_r21 = NULL;
    cpy_r_r22 = CPyDef_offer___Offer(cpy_r_r18, cpy_r_r19, cpy_r_r20, cpy_r_r21);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "confirm_end", 148, CPyStatic_encyclopedia___turn___globals);
        goto CPyL39;
    }
    cpy_r_r23 = NULL;
    cpy_r_r24 = NULL;
    cpy_r_r25 = CPyDef_extras___ask_with(cpy_r_r7, cpy_r_r9, cpy_r_r10, cpy_r_r11, cpy_r_r12, cpy_r_r22, cpy_r_r23, 1, cpy_r_r24);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "confirm_end", 148, CPyStatic_encyclopedia___turn___globals);
        goto CPyL39;
    }
    if (((serai___games___encyclopedia___turn___confirm_end_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___confirm_end_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn___confirm_end_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___confirm_end_gen_0);
    }
    ((serai___games___encyclopedia___turn___confirm_end_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___confirm_end_gen_0 = cpy_r_r25;
    cpy_r_r26 = 1;
    if (!cpy_r_r26) goto CPyL39;
    cpy_r_r27 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r28 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r29 = NULL;
    cpy_r_r1 = cpy_r_r29;
    cpy_r_r30 = (PyObject **)&cpy_r_r1;
    cpy_r_r31 = ((serai___games___encyclopedia___turn___confirm_end_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___confirm_end_gen_0;
    cpy_r_r32 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r31, cpy_r_r28, cpy_r_r28, cpy_r_r28, cpy_r_r27, cpy_r_r30);
    if (cpy_r_r32 != NULL) goto CPyL45;
    cpy_r_r33 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "confirm_end", 148, CPyStatic_encyclopedia___turn___globals);
        goto CPyL46;
    }
    cpy_r_r34 = cpy_r_r1;
    CPy_DECREF(cpy_r_r34);
    cpy_r_r35 = NULL;
    if (((serai___games___encyclopedia___turn___confirm_end_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___confirm_end_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn___confirm_end_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___confirm_end_gen_0);
    }
    ((serai___games___encyclopedia___turn___confirm_end_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___confirm_end_gen_0 = cpy_r_r35;
    cpy_r_r36 = 1;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "confirm_end", 148, CPyStatic_encyclopedia___turn___globals);
        goto CPyL39;
    } else
        goto CPyL34;
CPyL18: ;
    cpy_r_r37 = cpy_r_r32;
CPyL19: ;
    ((serai___games___encyclopedia___turn___confirm_end_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___encyclopedia___turn___confirm_end_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r37;
CPyL20: ;
    cpy_r_r39 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r40 = cpy_r_type != cpy_r_r39;
    if (!cpy_r_r40) goto CPyL47;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "confirm_end", 148, CPyStatic_encyclopedia___turn___globals);
        goto CPyL24;
    } else
        goto CPyL48;
CPyL22: ;
    CPy_Unreachable();
CPyL23: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL30;
CPyL24: ;
    cpy_r_r41 = CPy_CatchError();
    cpy_r_r42 = (PyObject **)&cpy_r_r3;
    cpy_r_r43 = ((serai___games___encyclopedia___turn___confirm_end_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___confirm_end_gen_0;
    cpy_r_r44 = CPy_YieldFromErrorHandle(cpy_r_r43, cpy_r_r42);
    if (unlikely(cpy_r_r44 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "confirm_end", 148, CPyStatic_encyclopedia___turn___globals);
        goto CPyL49;
    }
    if (cpy_r_r44) goto CPyL27;
    cpy_r_r37 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r41);
    CPy_DecRef(cpy_r_r41.f0);
    CPy_DecRef(cpy_r_r41.f1);
    CPy_DecRef(cpy_r_r41.f2);
    goto CPyL19;
CPyL27: ;
    cpy_r_r34 = cpy_r_r3;
    CPy_DecRef(cpy_r_r34);
    CPy_RestoreExcInfo(cpy_r_r41);
    CPy_DecRef(cpy_r_r41.f0);
    CPy_DecRef(cpy_r_r41.f1);
    CPy_DecRef(cpy_r_r41.f2);
    goto CPyL34;
CPyL28: ;
    CPy_RestoreExcInfo(cpy_r_r41);
    CPy_DecRef(cpy_r_r41.f0);
    CPy_DecRef(cpy_r_r41.f1);
    CPy_DecRef(cpy_r_r41.f2);
    cpy_r_r45 = CPy_KeepPropagating();
    if (!cpy_r_r45) goto CPyL39;
    CPy_Unreachable();
CPyL30: ;
    cpy_r_r46 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r47 = NULL;
    cpy_r_r1 = cpy_r_r47;
    cpy_r_r48 = (PyObject **)&cpy_r_r1;
    cpy_r_r49 = ((serai___games___encyclopedia___turn___confirm_end_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___confirm_end_gen_0;
    cpy_r_r50 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r49, cpy_r_r46, cpy_r_r46, cpy_r_r46, cpy_r_arg, cpy_r_r48);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r50 == NULL) {
        goto CPyL32;
    } else
        goto CPyL50;
CPyL31: ;
    cpy_r_r37 = cpy_r_r50;
    goto CPyL19;
CPyL32: ;
    cpy_r_r51 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "confirm_end", 148, CPyStatic_encyclopedia___turn___globals);
        goto CPyL46;
    }
    cpy_r_r34 = cpy_r_r1;
    CPy_DECREF(cpy_r_r34);
CPyL34: ;
    cpy_r_r52 = Py_None;
    CPy_INCREF(cpy_r_r52);
    ((serai___games___encyclopedia___turn___confirm_end_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r54 = CPyDef_encyclopedia___turn___confirm_end_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL38;
    CPyGen_SetStopIterationValue(cpy_r_r52);
    CPy_DECREF(cpy_r_r52);
    if (!0) goto CPyL44;
    CPy_Unreachable();
CPyL38: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r52;
    CPyGen_Exit(&((serai___games___encyclopedia___turn___confirm_end_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL39: ;
    ((serai___games___encyclopedia___turn___confirm_end_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r56 = CPyDef_encyclopedia___turn___confirm_end_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r57 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___turn___confirm_end_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r57;
CPyL40: ;
    cpy_r_r58 = cpy_r_r4 == 0;
    if (cpy_r_r58) goto CPyL51;
    cpy_r_r59 = cpy_r_r4 == 1;
    if (cpy_r_r59) {
        goto CPyL20;
    } else
        goto CPyL52;
CPyL42: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r60 = 0;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "confirm_end", 146, CPyStatic_encyclopedia___turn___globals);
        goto CPyL44;
    }
    CPy_Unreachable();
CPyL44: ;
    cpy_r_r61 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___turn___confirm_end_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r61;
CPyL45: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL18;
CPyL46: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL39;
CPyL47: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL23;
CPyL48: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL22;
CPyL49: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL28;
CPyL50: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL31;
CPyL51: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL52: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL42;
}
        
PyObject *CPyDef_encyclopedia___turn___confirm_end_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_encyclopedia___turn___confirm_end_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_encyclopedia___turn___confirm_end_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn___confirm_end_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.confirm_end_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___confirm_end_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "__next__", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___confirm_end_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_encyclopedia___turn___confirm_end_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_encyclopedia___turn___confirm_end_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn___confirm_end_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.confirm_end_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_encyclopedia___turn___confirm_end_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "send", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___confirm_end_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_encyclopedia___turn___confirm_end_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn___confirm_end_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.confirm_end_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___confirm_end_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "__iter__", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___confirm_end_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_encyclopedia___turn___confirm_end_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_encyclopedia___turn___confirm_end_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn___confirm_end_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.confirm_end_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_encyclopedia___turn___confirm_end_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "throw", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___confirm_end_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_encyclopedia___turn___confirm_end_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp935 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp935);
    PyObject *__tmp936 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp936);
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
        
        PyObject *CPyPy_encyclopedia___turn___confirm_end_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn___confirm_end_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.confirm_end_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___confirm_end_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "close", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___confirm_end(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_encyclopedia___turn___confirm_end_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "confirm_end", 146, CPyStatic_encyclopedia___turn___globals);
        goto CPyL4;
    }
    ((serai___games___encyclopedia___turn___confirm_end_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___turn___confirm_end_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn___confirm_end_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___encyclopedia___turn___confirm_end_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "confirm_end", 146, CPyStatic_encyclopedia___turn___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___encyclopedia___turn___confirm_end_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___turn___confirm_end_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___encyclopedia___turn___confirm_end_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "confirm_end", 146, CPyStatic_encyclopedia___turn___globals);
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
        
        PyObject *CPyPy_encyclopedia___turn___confirm_end(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:confirm_end", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
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
            PyObject *retval = CPyDef_encyclopedia___turn___confirm_end(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "confirm_end", 146, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___DieOffer___likely(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    int64_t cpy_r_r10;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    CPyTagged cpy_r_die;
    CPyPtr cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    CPyPtr cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    int64_t cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    int32_t cpy_r_r37;
    char cpy_r_r38;
    CPyTagged cpy_r_r39;
    int64_t cpy_r_r40;
    PyObject *cpy_r_r41;
    cpy_r_r0 = ((serai___games___encyclopedia___turn___DieOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "likely", "DieOffer", "t", 157, CPyStatic_encyclopedia___turn___globals);
        goto CPyL27;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_encyclopedia___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/turn.py", "likely", 157, CPyStatic_encyclopedia___turn___globals, "serai.games.encyclopedia.table.Table", cpy_r_r0);
        goto CPyL27;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "likely", "Table", "book", 157, CPyStatic_encyclopedia___turn___globals);
        goto CPyL27;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "likely", "Book", "options", 157, CPyStatic_encyclopedia___turn___globals);
        goto CPyL27;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r3)->_die;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = PyList_New(0);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "likely", 158, CPyStatic_encyclopedia___turn___globals);
        goto CPyL28;
    }
    cpy_r_r6 = 0;
    cpy_r_r7 = ((serai___games___encyclopedia___turn___DieOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "likely", "DieOffer", "t", 159, CPyStatic_encyclopedia___turn___globals);
        goto CPyL29;
    }
CPyL6: ;
    if (likely(Py_TYPE(cpy_r_r7) == CPyType_encyclopedia___table___Table))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/turn.py", "likely", 159, CPyStatic_encyclopedia___turn___globals, "serai.games.encyclopedia.table.Table", cpy_r_r7);
        goto CPyL29;
    }
    cpy_r_r9 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r8)->_places;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "likely", "Table", "places", 159, CPyStatic_encyclopedia___turn___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r9);
CPyL8: ;
    cpy_r_r10 = 0;
CPyL9: ;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r12 = *(int64_t *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r10 < cpy_r_r12;
    if (!cpy_r_r13) goto CPyL30;
    cpy_r_die = cpy_r_r6;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyListObject, ob_item));
    cpy_r_r15 = *(CPyPtr *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r10 * 8;
    cpy_r_r17 = cpy_r_r15 + cpy_r_r16;
    cpy_r_r18 = *(PyObject * *)cpy_r_r17;
    CPy_INCREF(cpy_r_r18);
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "likely", 159, CPyStatic_encyclopedia___turn___globals);
        goto CPyL31;
    }
    cpy_r_r20 = 0 & 1;
    cpy_r_r21 = cpy_r_r20 != 0;
    if (cpy_r_r21) goto CPyL13;
    cpy_r_r22 = cpy_r_r19 & 1;
    cpy_r_r23 = cpy_r_r22 != 0;
    if (!cpy_r_r23) goto CPyL14;
CPyL13: ;
    cpy_r_r24 = CPyTagged_IsLt_(cpy_r_r19, 0);
    cpy_r_r25 = cpy_r_r24 ^ 1;
    cpy_r_r26 = cpy_r_r25;
    goto CPyL15;
CPyL14: ;
    cpy_r_r27 = (Py_ssize_t)0 <= (Py_ssize_t)cpy_r_r19;
    cpy_r_r26 = cpy_r_r27;
CPyL15: ;
    if (cpy_r_r26) {
        goto CPyL17;
    } else
        goto CPyL32;
CPyL16: ;
    if (cpy_r_r26) {
        goto CPyL22;
    } else
        goto CPyL33;
CPyL17: ;
    cpy_r_r28 = cpy_r_r19 & 1;
    cpy_r_r29 = cpy_r_r28 != 0;
    if (cpy_r_r29) goto CPyL19;
    cpy_r_r30 = 200 & 1;
    cpy_r_r31 = cpy_r_r30 != 0;
    if (!cpy_r_r31) goto CPyL20;
CPyL19: ;
    cpy_r_r32 = CPyTagged_IsLt_(cpy_r_r19, 200);
    cpy_r_r33 = cpy_r_r32;
    goto CPyL21;
CPyL20: ;
    cpy_r_r34 = (Py_ssize_t)cpy_r_r19 < (Py_ssize_t)200;
    cpy_r_r33 = cpy_r_r34;
CPyL21: ;
    CPyTagged_DECREF(cpy_r_r19);
    if (!cpy_r_r33) goto CPyL33;
CPyL22: ;
    cpy_r_r35 = CPyList_GetItem(cpy_r_r4, cpy_r_die);
    CPyTagged_DECREF(cpy_r_die);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "likely", 161, CPyStatic_encyclopedia___turn___globals);
        goto CPyL34;
    }
    if (likely(Py_TYPE(cpy_r_r35) == CPyType_option___Option))
        cpy_r_r36 = cpy_r_r35;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/turn.py", "likely", 161, CPyStatic_encyclopedia___turn___globals, "serai.kernel.option.Option", cpy_r_r35);
        goto CPyL34;
    }
    cpy_r_r37 = PyList_Append(cpy_r_r5, cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "likely", 161, CPyStatic_encyclopedia___turn___globals);
        goto CPyL34;
    }
CPyL25: ;
    cpy_r_r39 = cpy_r_r6 + 2;
    cpy_r_r6 = cpy_r_r39;
    cpy_r_r40 = cpy_r_r10 + 1;
    cpy_r_r10 = cpy_r_r40;
    goto CPyL9;
CPyL26: ;
    return cpy_r_r5;
CPyL27: ;
    cpy_r_r41 = NULL;
    return cpy_r_r41;
CPyL28: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL27;
CPyL29: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL27;
CPyL30: ;
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r9);
    goto CPyL26;
CPyL31: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_die);
    goto CPyL27;
CPyL32: ;
    CPyTagged_DECREF(cpy_r_r19);
    goto CPyL16;
CPyL33: ;
    CPyTagged_DECREF(cpy_r_die);
    goto CPyL25;
CPyL34: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r9);
    goto CPyL27;
}
        
        PyObject *CPyPy_encyclopedia___turn___DieOffer___likely(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___turn___DieOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.DieOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___DieOffer___likely(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "likely", 156, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___DieOffer___likely__TableOffer_glue(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_encyclopedia___turn___DieOffer___likely(cpy_r_self);
    if (cpy_r_r0 == NULL) goto CPyL2;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_encyclopedia___turn___DieOffer___likely__TableOffer_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely__TableOffer_glue", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___turn___DieOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.DieOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___DieOffer___likely__TableOffer_glue(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "likely__TableOffer_glue", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___DieOffer___others(PyObject *cpy_r_self) {
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
    cpy_r_r0 = CPyDef_encyclopedia___turn___DieOffer___likely(cpy_r_self);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "others", 165, CPyStatic_encyclopedia___turn___globals);
        goto CPyL14;
    }
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "others", 166, CPyStatic_encyclopedia___turn___globals);
        goto CPyL15;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___turn___DieOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "others", "DieOffer", "t", 166, CPyStatic_encyclopedia___turn___globals);
        goto CPyL16;
    }
CPyL3: ;
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_encyclopedia___table___Table))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/turn.py", "others", 166, CPyStatic_encyclopedia___turn___globals, "serai.games.encyclopedia.table.Table", cpy_r_r2);
        goto CPyL16;
    }
    cpy_r_r4 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r3)->_book;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "others", "Table", "book", 166, CPyStatic_encyclopedia___turn___globals);
        goto CPyL16;
    }
CPyL5: ;
    cpy_r_r5 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r4)->_options;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "others", "Book", "options", 166, CPyStatic_encyclopedia___turn___globals);
        goto CPyL16;
    }
CPyL6: ;
    cpy_r_r6 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r5)->_die;
    CPy_INCREF(cpy_r_r6);
    cpy_r_r7 = 0;
CPyL7: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r7 < cpy_r_r9;
    if (!cpy_r_r10) goto CPyL17;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyListObject, ob_item));
    cpy_r_r12 = *(CPyPtr *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r7 * 8;
    cpy_r_r14 = cpy_r_r12 + cpy_r_r13;
    cpy_r_r15 = *(PyObject * *)cpy_r_r14;
    CPy_INCREF(cpy_r_r15);
    if (likely(Py_TYPE(cpy_r_r15) == CPyType_option___Option))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/turn.py", "others", 166, CPyStatic_encyclopedia___turn___globals, "serai.kernel.option.Option", cpy_r_r15);
        goto CPyL18;
    }
    cpy_r_r17 = PySequence_Contains(cpy_r_r0, cpy_r_r16);
    cpy_r_r18 = cpy_r_r17 >= 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "others", 166, CPyStatic_encyclopedia___turn___globals);
        goto CPyL19;
    }
    cpy_r_r19 = cpy_r_r17;
    cpy_r_r20 = cpy_r_r19 ^ 1;
    if (!cpy_r_r20) goto CPyL20;
    cpy_r_r21 = PyList_Append(cpy_r_r1, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    cpy_r_r22 = cpy_r_r21 >= 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "others", 166, CPyStatic_encyclopedia___turn___globals);
        goto CPyL18;
    }
CPyL12: ;
    cpy_r_r23 = cpy_r_r7 + 1;
    cpy_r_r7 = cpy_r_r23;
    goto CPyL7;
CPyL13: ;
    return cpy_r_r1;
CPyL14: ;
    cpy_r_r24 = NULL;
    return cpy_r_r24;
CPyL15: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL14;
CPyL16: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL14;
CPyL17: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r6);
    goto CPyL13;
CPyL18: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    goto CPyL14;
CPyL19: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r16);
    goto CPyL14;
CPyL20: ;
    CPy_DECREF(cpy_r_r16);
    goto CPyL12;
}
        
        PyObject *CPyPy_encyclopedia___turn___DieOffer___others(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":others", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___turn___DieOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.DieOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___DieOffer___others(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "others", 164, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___DieOffer___others__TableOffer_glue(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_encyclopedia___turn___DieOffer___others(cpy_r_self);
    if (cpy_r_r0 == NULL) goto CPyL2;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_encyclopedia___turn___DieOffer___others__TableOffer_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":others__TableOffer_glue", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___turn___DieOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.DieOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___DieOffer___others__TableOffer_glue(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "others__TableOffer_glue", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___DieOffer___options(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_encyclopedia___turn___DieOffer___likely(cpy_r_self);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "options", 169, CPyStatic_encyclopedia___turn___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_encyclopedia___turn___DieOffer___options(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":options", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___turn___DieOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.DieOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___DieOffer___options(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "options", 168, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___DieOffer___obstacle(PyObject *cpy_r_self, PyObject *cpy_r_option) {
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
    int32_t cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    cpy_r_r0 = ((serai___games___encyclopedia___turn___DieOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "obstacle", "DieOffer", "t", 172, CPyStatic_encyclopedia___turn___globals);
        goto CPyL18;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_encyclopedia___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/turn.py", "obstacle", 172, CPyStatic_encyclopedia___turn___globals, "serai.games.encyclopedia.table.Table", cpy_r_r0);
        goto CPyL18;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r1)->_places;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "obstacle", "Table", "places", 172, CPyStatic_encyclopedia___turn___globals);
        goto CPyL18;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r4 = PyObject_GetItem(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "obstacle", 172, CPyStatic_encyclopedia___turn___globals);
        goto CPyL18;
    }
    cpy_r_r5 = CPyStatics[4896]; /* 0 */
    cpy_r_r6 = PyObject_RichCompare(cpy_r_r5, cpy_r_r4, 1);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "obstacle", 172, CPyStatic_encyclopedia___turn___globals);
        goto CPyL19;
    }
    cpy_r_r7 = PyObject_IsTrue(cpy_r_r6);
    cpy_r_r8 = cpy_r_r7 >= 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "obstacle", 172, CPyStatic_encyclopedia___turn___globals);
        goto CPyL20;
    }
    cpy_r_r9 = cpy_r_r7;
    if (cpy_r_r9) {
        goto CPyL21;
    } else
        goto CPyL22;
CPyL7: ;
    cpy_r_r10 = cpy_r_r6;
    goto CPyL10;
CPyL8: ;
    cpy_r_r11 = CPyStatics[4914]; /* 100 */
    cpy_r_r12 = PyObject_RichCompare(cpy_r_r4, cpy_r_r11, 0);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "obstacle", 172, CPyStatic_encyclopedia___turn___globals);
        goto CPyL18;
    }
    cpy_r_r10 = cpy_r_r12;
CPyL10: ;
    cpy_r_r13 = PyObject_IsTrue(cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    cpy_r_r14 = cpy_r_r13 >= 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "obstacle", 172, CPyStatic_encyclopedia___turn___globals);
        goto CPyL18;
    }
    cpy_r_r15 = cpy_r_r13;
    if (!cpy_r_r15) goto CPyL13;
    cpy_r_r16 = Py_None;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r17 = cpy_r_r16;
    goto CPyL17;
CPyL13: ;
    cpy_r_r18 = CPyStatic_encyclopedia___reasons___DIE_USED;
    if (likely(cpy_r_r18 != NULL)) goto CPyL16;
    PyErr_SetString(PyExc_NameError, "value for final name \"DIE_USED\" was not set");
    cpy_r_r19 = 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "obstacle", 172, CPyStatic_encyclopedia___turn___globals);
        goto CPyL18;
    }
    CPy_Unreachable();
CPyL16: ;
    CPy_INCREF(cpy_r_r18);
    cpy_r_r17 = cpy_r_r18;
CPyL17: ;
    return cpy_r_r17;
CPyL18: ;
    cpy_r_r20 = NULL;
    return cpy_r_r20;
CPyL19: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL18;
CPyL20: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    goto CPyL18;
CPyL21: ;
    CPy_DECREF(cpy_r_r6);
    goto CPyL8;
CPyL22: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL7;
}
        
        PyObject *CPyPy_encyclopedia___turn___DieOffer___obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:obstacle", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___turn___DieOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.DieOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___DieOffer___obstacle(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "obstacle", 171, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___DieOffer___note(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = ((serai___games___encyclopedia___turn___DieOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "note", "DieOffer", "t", 175, CPyStatic_encyclopedia___turn___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_encyclopedia___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/turn.py", "note", 175, CPyStatic_encyclopedia___turn___globals, "serai.games.encyclopedia.table.Table", cpy_r_r0);
        goto CPyL5;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___turn___DieOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "note", "DieOffer", "me", 175, CPyStatic_encyclopedia___turn___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_encyclopedia___turn____note(cpy_r_r1, cpy_r_r2, cpy_r_option);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "note", 175, CPyStatic_encyclopedia___turn___globals);
        goto CPyL5;
    }
    return cpy_r_r3;
CPyL5: ;
    cpy_r_r4 = NULL;
    return cpy_r_r4;
CPyL6: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL5;
}
        
        PyObject *CPyPy_encyclopedia___turn___DieOffer___note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:note", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___turn___DieOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.DieOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___DieOffer___note(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "note", 174, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn____note(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_option) {
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
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    tuple_T2II cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
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
    char cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
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
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_note", "Table", "book", 180, CPyStatic_encyclopedia___turn___globals);
        goto CPyL37;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_note", "Book", "options", 180, CPyStatic_encyclopedia___turn___globals);
        goto CPyL37;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r1)->_die;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = PySequence_Contains(cpy_r_r2, cpy_r_option);
    CPy_DECREF(cpy_r_r2);
    cpy_r_r4 = cpy_r_r3 >= 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_note", 180, CPyStatic_encyclopedia___turn___globals);
        goto CPyL37;
    }
    cpy_r_r5 = cpy_r_r3;
    cpy_r_r6 = cpy_r_r5 ^ 1;
    if (!cpy_r_r6) goto CPyL5;
    cpy_r_r7 = Py_None;
    CPy_INCREF(cpy_r_r7);
    return cpy_r_r7;
CPyL5: ;
    cpy_r_r8 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r8);
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_note", 182, CPyStatic_encyclopedia___turn___globals);
        goto CPyL37;
    }
    cpy_r_r10 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_values;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_note", "Table", "values", 183, CPyStatic_encyclopedia___turn___globals);
        goto CPyL38;
    }
CPyL7: ;
    cpy_r_r11 = CPyList_GetItem(cpy_r_r10, cpy_r_r9);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_note", 183, CPyStatic_encyclopedia___turn___globals);
        goto CPyL38;
    }
    if (likely(PyLong_Check(cpy_r_r11)))
        cpy_r_r12 = CPyTagged_FromObject(cpy_r_r11);
    else {
        CPy_TypeError("int", cpy_r_r11); cpy_r_r12 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_note", 183, CPyStatic_encyclopedia___turn___globals);
        goto CPyL38;
    }
    cpy_r_r13 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_places;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_note", "Table", "places", 184, CPyStatic_encyclopedia___turn___globals);
        goto CPyL39;
    }
CPyL10: ;
    cpy_r_r14 = CPyList_GetItem(cpy_r_r13, cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_note", 184, CPyStatic_encyclopedia___turn___globals);
        goto CPyL40;
    }
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_note", 184, CPyStatic_encyclopedia___turn___globals);
        goto CPyL40;
    }
    cpy_r_r16 = CPyTagged_StealAsObject(cpy_r_r15);
    cpy_r_r17 = CPyStatics[4895]; /* 10 */
    cpy_r_r18 = PyNumber_Divmod(cpy_r_r16, cpy_r_r17);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_note", 184, CPyStatic_encyclopedia___turn___globals);
        goto CPyL40;
    }
    PyObject *__tmp937;
    if (unlikely(!(PyTuple_Check(cpy_r_r18) && PyTuple_GET_SIZE(cpy_r_r18) == 2))) {
        __tmp937 = NULL;
        goto __LL938;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r18, 0))))
        __tmp937 = PyTuple_GET_ITEM(cpy_r_r18, 0);
    else {
        __tmp937 = NULL;
    }
    if (__tmp937 == NULL) goto __LL938;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r18, 1))))
        __tmp937 = PyTuple_GET_ITEM(cpy_r_r18, 1);
    else {
        __tmp937 = NULL;
    }
    if (__tmp937 == NULL) goto __LL938;
    __tmp937 = cpy_r_r18;
__LL938: ;
    if (unlikely(__tmp937 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r18); cpy_r_r19 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp939 = PyTuple_GET_ITEM(cpy_r_r18, 0);
        CPyTagged __tmp940;
        if (likely(PyLong_Check(__tmp939)))
            __tmp940 = CPyTagged_FromObject(__tmp939);
        else {
            goto __LL941;
        }
        cpy_r_r19.f0 = __tmp940;
        PyObject *__tmp942 = PyTuple_GET_ITEM(cpy_r_r18, 1);
        CPyTagged __tmp943;
        if (likely(PyLong_Check(__tmp942)))
            __tmp943 = CPyTagged_FromObject(__tmp942);
        else {
            goto __LL944;
        }
        cpy_r_r19.f1 = __tmp943;
    }
    goto __LL945;
__LL941: ;
    cpy_r_r19 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL945;
__LL944: ;
    CPyTagged_DECREF(cpy_r_r19.f0);
    cpy_r_r19 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL945;
__LL945: ;
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_note", 184, CPyStatic_encyclopedia___turn___globals);
        goto CPyL40;
    }
    cpy_r_r20 = cpy_r_r19.f0;
    cpy_r_r21 = cpy_r_r19.f1;
    cpy_r_r22 = cpy_r_r20;
    cpy_r_r23 = cpy_r_r21;
    cpy_r_r24 = cpy_r_r22 & 1;
    cpy_r_r25 = cpy_r_r24 != 0;
    if (!cpy_r_r25) goto CPyL16;
    cpy_r_r26 = CPyTagged_IsEq_(cpy_r_r22, cpy_r_me);
    if (cpy_r_r26) {
        goto CPyL41;
    } else
        goto CPyL20;
CPyL16: ;
    cpy_r_r27 = cpy_r_r22 == cpy_r_me;
    if (cpy_r_r27) {
        goto CPyL41;
    } else
        goto CPyL20;
CPyL17: ;
    cpy_r_r28 = CPyStatics[1153]; /* 'note-own-die' */
    cpy_r_r29 = CPyStatics[337]; /* 'value' */
    cpy_r_r30 = CPyTagged_StealAsObject(cpy_r_r12);
    cpy_r_r31 = CPyDict_Build(1, cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_note", 186, CPyStatic_encyclopedia___turn___globals);
        goto CPyL37;
    }
    cpy_r_r32 = CPyDef_message___Message(cpy_r_r28, cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_note", 186, CPyStatic_encyclopedia___turn___globals);
        goto CPyL37;
    }
    return cpy_r_r32;
CPyL20: ;
    cpy_r_r33 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_note", "Table", "book", 187, CPyStatic_encyclopedia___turn___globals);
        goto CPyL42;
    }
CPyL21: ;
    cpy_r_r34 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r33)->_slot_effect;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_note", "Book", "slot_effect", 187, CPyStatic_encyclopedia___turn___globals);
        goto CPyL42;
    }
    CPy_INCREF(cpy_r_r34);
CPyL22: ;
    cpy_r_r35 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_note", "Table", "players", 187, CPyStatic_encyclopedia___turn___globals);
        goto CPyL43;
    }
CPyL23: ;
    cpy_r_r36 = CPyList_GetItem(cpy_r_r35, cpy_r_r22);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_note", 187, CPyStatic_encyclopedia___turn___globals);
        goto CPyL43;
    }
    if (likely(Py_TYPE(cpy_r_r36) == CPyType_encyclopedia___table___Player))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/turn.py", "_note", 187, CPyStatic_encyclopedia___turn___globals, "serai.games.encyclopedia.table.Player", cpy_r_r36);
        goto CPyL43;
    }
    cpy_r_r38 = CPyDef_encyclopedia___table___Player___is_automa(cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_note", 187, CPyStatic_encyclopedia___turn___globals);
        goto CPyL43;
    }
CPyL26: ;
    if (!cpy_r_r38) goto CPyL28;
CPyL27: ;
    cpy_r_r39 = 2;
    goto CPyL29;
CPyL28: ;
    cpy_r_r39 = 0;
CPyL29: ;
    cpy_r_r40 = CPyList_GetItemBorrow(cpy_r_r34, cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_note", 187, CPyStatic_encyclopedia___turn___globals);
        goto CPyL44;
    }
    if (likely(PyList_Check(cpy_r_r40)))
        cpy_r_r41 = cpy_r_r40;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/turn.py", "_note", 187, CPyStatic_encyclopedia___turn___globals, "list", cpy_r_r40);
        goto CPyL44;
    }
    cpy_r_r42 = CPyList_GetItem(cpy_r_r41, cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_note", 187, CPyStatic_encyclopedia___turn___globals);
        goto CPyL45;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r42, CPyType_kernel___effects___Effect)))
        cpy_r_r43 = cpy_r_r42;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/turn.py", "_note", 187, CPyStatic_encyclopedia___turn___globals, "serai.kernel.effects.Effect", cpy_r_r42);
        goto CPyL45;
    }
    CPy_DECREF(cpy_r_r34);
    CPyTagged_DECREF(cpy_r_r39);
    cpy_r_r44 = CPyStatics[1154]; /* 'note-die' */
    cpy_r_r45 = CPyStatics[337]; /* 'value' */
    cpy_r_r46 = CPyStatics[544]; /* 'owner' */
    cpy_r_r47 = CPyDef_message___SeatName(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_note", 188, CPyStatic_encyclopedia___turn___globals);
        goto CPyL46;
    }
    cpy_r_r48 = CPyStatics[602]; /* 'effect' */
    cpy_r_r49 = CPyTagged_StealAsObject(cpy_r_r12);
    cpy_r_r50 = CPyDict_Build(3, cpy_r_r45, cpy_r_r49, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r43);
    CPy_DECREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r47);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_note", 188, CPyStatic_encyclopedia___turn___globals);
        goto CPyL37;
    }
    cpy_r_r51 = CPyDef_message___Message(cpy_r_r44, cpy_r_r50);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_note", 188, CPyStatic_encyclopedia___turn___globals);
        goto CPyL37;
    }
    return cpy_r_r51;
CPyL37: ;
    cpy_r_r52 = NULL;
    return cpy_r_r52;
CPyL38: ;
    CPyTagged_DecRef(cpy_r_r9);
    goto CPyL37;
CPyL39: ;
    CPyTagged_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL37;
CPyL40: ;
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL37;
CPyL41: ;
    CPyTagged_DECREF(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r23);
    goto CPyL17;
CPyL42: ;
    CPyTagged_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL37;
CPyL43: ;
    CPyTagged_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r34);
    goto CPyL37;
CPyL44: ;
    CPyTagged_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r34);
    CPyTagged_DecRef(cpy_r_r39);
    goto CPyL37;
CPyL45: ;
    CPyTagged_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r34);
    CPyTagged_DecRef(cpy_r_r39);
    goto CPyL37;
CPyL46: ;
    CPyTagged_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r43);
    goto CPyL37;
}
        
        PyObject *CPyPy_encyclopedia___turn____note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "option", 0};
            static CPyArg_Parser parser = {"OOO:_note", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_option)) {
                return NULL;
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
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn____note(arg_t, arg_me, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_note", 178, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___royal_seals_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject **cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    tuple_T3OOO cpy_r_r42;
    PyObject **cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject **cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    CPyTagged cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyTagged cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyPtr cpy_r_r61;
    int64_t cpy_r_r62;
    CPyTagged cpy_r_r63;
    char cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    CPyTagged cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject **cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    char cpy_r_r83;
    tuple_T3OOO cpy_r_r84;
    PyObject **cpy_r_r85;
    PyObject *cpy_r_r86;
    char cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject **cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    CPyTagged cpy_r_r96;
    CPyTagged cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    CPyTagged cpy_r_r100;
    CPyTagged cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    CPyTagged cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    char cpy_r_r109;
    int32_t cpy_r_r110;
    PyObject *cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    char cpy_r_r114;
    int32_t cpy_r_r115;
    char cpy_r_r116;
    int32_t cpy_r_r117;
    PyObject *cpy_r_r118;
    char cpy_r_r119;
    char cpy_r_r120;
    char cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL101;
CPyL1: ;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_type != cpy_r_r9;
    if (!cpy_r_r10) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "royal_seals", 194, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r11 = ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "royal_seals", "royal_seals_gen", "t", 196, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
CPyL5: ;
    cpy_r_r12 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r11)->_left;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "royal_seals", "Table", "left", 196, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
    CPyTagged_INCREF(cpy_r_r12);
CPyL6: ;
    cpy_r_r13 = cpy_r_r12 != 0;
    CPyTagged_DECREF(cpy_r_r12);
    if (!cpy_r_r13) goto CPyL93;
    cpy_r_r14 = ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "royal_seals", "royal_seals_gen", "t", 197, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
CPyL8: ;
    cpy_r_r15 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r14)->_active;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "royal_seals", "Table", "active", 197, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
    CPyTagged_INCREF(cpy_r_r15);
CPyL9: ;
    if (((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me = cpy_r_r15;
    cpy_r_r16 = 1;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "royal_seals", 197, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
    cpy_r_r17 = ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "royal_seals", "royal_seals_gen", "t", 198, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
CPyL11: ;
    cpy_r_r18 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r17)->_players;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "royal_seals", "Table", "players", 198, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
CPyL12: ;
    cpy_r_r19 = ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "royal_seals", "royal_seals_gen", "me", 198, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
CPyL13: ;
    cpy_r_r20 = CPyList_GetItem(cpy_r_r18, cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "royal_seals", 198, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
    if (likely(Py_TYPE(cpy_r_r20) == CPyType_encyclopedia___table___Player))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/turn.py", "royal_seals", 198, CPyStatic_encyclopedia___turn___globals, "serai.games.encyclopedia.table.Player", cpy_r_r20);
        goto CPyL100;
    }
    ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__asked = 0;
    cpy_r_r22 = 1;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "royal_seals", 199, CPyStatic_encyclopedia___turn___globals);
        goto CPyL107;
    }
    cpy_r_r23 = CPyDef_encyclopedia___table___Player___is_automa(cpy_r_r21);
    if (unlikely(cpy_r_r23 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "royal_seals", 200, CPyStatic_encyclopedia___turn___globals);
        goto CPyL107;
    }
CPyL17: ;
    if (cpy_r_r23) {
        goto CPyL108;
    } else
        goto CPyL41;
CPyL18: ;
    cpy_r_r24 = ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "royal_seals", "royal_seals_gen", "t", 201, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
CPyL19: ;
    cpy_r_r25 = ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "royal_seals", "royal_seals_gen", "me", 201, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
CPyL20: ;
    cpy_r_r26 = CPyDef_encyclopedia___automa___turn___automa_seal(cpy_r_r24, cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "royal_seals", 201, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
    if (((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___royal_seals_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___royal_seals_gen_2);
    }
    ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___royal_seals_gen_2 = cpy_r_r26;
    cpy_r_r27 = 1;
    if (!cpy_r_r27) goto CPyL100;
    cpy_r_r28 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r29 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r30 = NULL;
    cpy_r_r1 = cpy_r_r30;
    cpy_r_r31 = (PyObject **)&cpy_r_r1;
    cpy_r_r32 = ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___royal_seals_gen_2;
    cpy_r_r33 = CPyDef_encyclopedia___automa___turn___automa_seal_gen_____mypyc_generator_helper__(cpy_r_r32, cpy_r_r29, cpy_r_r29, cpy_r_r29, cpy_r_r28, cpy_r_r31);
    if (cpy_r_r33 != NULL) goto CPyL109;
    cpy_r_r34 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "royal_seals", 201, CPyStatic_encyclopedia___turn___globals);
        goto CPyL110;
    }
    cpy_r_r35 = cpy_r_r1;
    CPy_DECREF(cpy_r_r35);
    cpy_r_r36 = NULL;
    if (((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___royal_seals_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___royal_seals_gen_2);
    }
    ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___royal_seals_gen_2 = cpy_r_r36;
    cpy_r_r37 = 1;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "royal_seals", 201, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    } else
        goto CPyL75;
CPyL25: ;
    cpy_r_r38 = cpy_r_r33;
CPyL26: ;
    ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r38;
CPyL27: ;
    cpy_r_r40 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r41 = cpy_r_type != cpy_r_r40;
    if (!cpy_r_r41) goto CPyL111;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "royal_seals", 201, CPyStatic_encyclopedia___turn___globals);
        goto CPyL31;
    } else
        goto CPyL112;
CPyL29: ;
    CPy_Unreachable();
CPyL30: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL37;
CPyL31: ;
    cpy_r_r42 = CPy_CatchError();
    cpy_r_r43 = (PyObject **)&cpy_r_r3;
    cpy_r_r44 = ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___royal_seals_gen_2;
    cpy_r_r45 = CPy_YieldFromErrorHandle(cpy_r_r44, cpy_r_r43);
    if (unlikely(cpy_r_r45 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "royal_seals", 201, CPyStatic_encyclopedia___turn___globals);
        goto CPyL113;
    }
    if (cpy_r_r45) goto CPyL34;
    cpy_r_r38 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r42);
    CPy_DecRef(cpy_r_r42.f0);
    CPy_DecRef(cpy_r_r42.f1);
    CPy_DecRef(cpy_r_r42.f2);
    goto CPyL26;
CPyL34: ;
    cpy_r_r35 = cpy_r_r3;
    CPy_DecRef(cpy_r_r35);
    CPy_RestoreExcInfo(cpy_r_r42);
    CPy_DecRef(cpy_r_r42.f0);
    CPy_DecRef(cpy_r_r42.f1);
    CPy_DecRef(cpy_r_r42.f2);
    goto CPyL75;
CPyL35: ;
    CPy_RestoreExcInfo(cpy_r_r42);
    CPy_DecRef(cpy_r_r42.f0);
    CPy_DecRef(cpy_r_r42.f1);
    CPy_DecRef(cpy_r_r42.f2);
    cpy_r_r46 = CPy_KeepPropagating();
    if (!cpy_r_r46) goto CPyL100;
    CPy_Unreachable();
CPyL37: ;
    cpy_r_r47 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r48 = NULL;
    cpy_r_r1 = cpy_r_r48;
    cpy_r_r49 = (PyObject **)&cpy_r_r1;
    cpy_r_r50 = ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___royal_seals_gen_2;
    cpy_r_r51 = CPyDef_encyclopedia___automa___turn___automa_seal_gen_____mypyc_generator_helper__(cpy_r_r50, cpy_r_r47, cpy_r_r47, cpy_r_r47, cpy_r_arg, cpy_r_r49);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r51 == NULL) {
        goto CPyL39;
    } else
        goto CPyL114;
CPyL38: ;
    cpy_r_r38 = cpy_r_r51;
    goto CPyL26;
CPyL39: ;
    cpy_r_r52 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "royal_seals", 201, CPyStatic_encyclopedia___turn___globals);
        goto CPyL110;
    }
    cpy_r_r35 = cpy_r_r1;
    CPy_DECREF(cpy_r_r35);
    goto CPyL75;
CPyL41: ;
    cpy_r_r53 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r21)->_seals;
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'seals' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r53);
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "royal_seals", 202, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
CPyL42: ;
    cpy_r_r54 = cpy_r_r53 != 0;
    CPyTagged_DECREF(cpy_r_r53);
    if (cpy_r_r54) goto CPyL51;
    cpy_r_r55 = CPyStatic_free_steps___FREE_STEPS;
    if (likely(cpy_r_r55 != NULL)) goto CPyL46;
    PyErr_SetString(PyExc_NameError, "value for final name \"FREE_STEPS\" was not set");
    cpy_r_r56 = 0;
    if (unlikely(!cpy_r_r56)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "royal_seals", 202, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
    CPy_Unreachable();
CPyL46: ;
    cpy_r_r57 = ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "royal_seals", "royal_seals_gen", "t", 202, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
CPyL47: ;
    cpy_r_r58 = ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "royal_seals", "royal_seals_gen", "me", 202, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
CPyL48: ;
    cpy_r_r59 = CPyDef_free_steps___FreeSteps___offer(cpy_r_r55, cpy_r_r57, cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "royal_seals", 202, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
    cpy_r_r60 = CPY_GET_METHOD(cpy_r_r59, CPyType_offer___Offer, 2, serai___kernel___offer___OfferObject, PyObject * (*)(PyObject *))(cpy_r_r59); /* options */
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "royal_seals", 202, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
    cpy_r_r61 = (CPyPtr)((CPyPtr)cpy_r_r60 + offsetof(PyVarObject, ob_size));
    cpy_r_r62 = *(int64_t *)cpy_r_r61;
    CPy_DECREF(cpy_r_r60);
    cpy_r_r63 = cpy_r_r62 << 1;
    cpy_r_r64 = cpy_r_r63 != 0;
    if (!cpy_r_r64) goto CPyL75;
CPyL51: ;
    ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__asked = 1;
    cpy_r_r65 = 1;
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "royal_seals", 203, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
    cpy_r_r66 = ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "royal_seals", "royal_seals_gen", "t", 204, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
CPyL53: ;
    cpy_r_r67 = ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r67 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "royal_seals", "royal_seals_gen", "me", 204, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
CPyL54: ;
    cpy_r_r68 = CPyDef_encyclopedia___turn____royal_seal(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "royal_seals", 204, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
    if (((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___royal_seals_gen_3 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___royal_seals_gen_3);
    }
    ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___royal_seals_gen_3 = cpy_r_r68;
    cpy_r_r69 = 1;
    if (!cpy_r_r69) goto CPyL100;
    cpy_r_r70 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r71 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r72 = NULL;
    cpy_r_r5 = cpy_r_r72;
    cpy_r_r73 = (PyObject **)&cpy_r_r5;
    cpy_r_r74 = ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___royal_seals_gen_3;
    cpy_r_r75 = CPyDef_encyclopedia___turn____royal_seal_gen_____mypyc_generator_helper__(cpy_r_r74, cpy_r_r71, cpy_r_r71, cpy_r_r71, cpy_r_r70, cpy_r_r73);
    if (cpy_r_r75 != NULL) goto CPyL115;
    cpy_r_r76 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "royal_seals", 204, CPyStatic_encyclopedia___turn___globals);
        goto CPyL116;
    }
    cpy_r_r77 = cpy_r_r5;
    CPy_DECREF(cpy_r_r77);
    cpy_r_r78 = NULL;
    if (((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___royal_seals_gen_3 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___royal_seals_gen_3);
    }
    ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___royal_seals_gen_3 = cpy_r_r78;
    cpy_r_r79 = 1;
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "royal_seals", 204, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    } else
        goto CPyL75;
CPyL59: ;
    cpy_r_r80 = cpy_r_r75;
CPyL60: ;
    ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r80;
CPyL61: ;
    cpy_r_r82 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r83 = cpy_r_type != cpy_r_r82;
    if (!cpy_r_r83) goto CPyL117;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "royal_seals", 204, CPyStatic_encyclopedia___turn___globals);
        goto CPyL65;
    } else
        goto CPyL118;
CPyL63: ;
    CPy_Unreachable();
CPyL64: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL71;
CPyL65: ;
    cpy_r_r84 = CPy_CatchError();
    cpy_r_r85 = (PyObject **)&cpy_r_r7;
    cpy_r_r86 = ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___royal_seals_gen_3;
    cpy_r_r87 = CPy_YieldFromErrorHandle(cpy_r_r86, cpy_r_r85);
    if (unlikely(cpy_r_r87 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "royal_seals", 204, CPyStatic_encyclopedia___turn___globals);
        goto CPyL119;
    }
    if (cpy_r_r87) goto CPyL68;
    cpy_r_r80 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r84);
    CPy_DecRef(cpy_r_r84.f0);
    CPy_DecRef(cpy_r_r84.f1);
    CPy_DecRef(cpy_r_r84.f2);
    goto CPyL60;
CPyL68: ;
    cpy_r_r77 = cpy_r_r7;
    CPy_DecRef(cpy_r_r77);
    CPy_RestoreExcInfo(cpy_r_r84);
    CPy_DecRef(cpy_r_r84.f0);
    CPy_DecRef(cpy_r_r84.f1);
    CPy_DecRef(cpy_r_r84.f2);
    goto CPyL75;
CPyL69: ;
    CPy_RestoreExcInfo(cpy_r_r84);
    CPy_DecRef(cpy_r_r84.f0);
    CPy_DecRef(cpy_r_r84.f1);
    CPy_DecRef(cpy_r_r84.f2);
    cpy_r_r88 = CPy_KeepPropagating();
    if (!cpy_r_r88) goto CPyL100;
    CPy_Unreachable();
CPyL71: ;
    cpy_r_r89 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r90 = NULL;
    cpy_r_r5 = cpy_r_r90;
    cpy_r_r91 = (PyObject **)&cpy_r_r5;
    cpy_r_r92 = ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn___royal_seals_gen_3;
    cpy_r_r93 = CPyDef_encyclopedia___turn____royal_seal_gen_____mypyc_generator_helper__(cpy_r_r92, cpy_r_r89, cpy_r_r89, cpy_r_r89, cpy_r_arg, cpy_r_r91);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r93 == NULL) {
        goto CPyL73;
    } else
        goto CPyL120;
CPyL72: ;
    cpy_r_r80 = cpy_r_r93;
    goto CPyL60;
CPyL73: ;
    cpy_r_r94 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r94)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "royal_seals", 204, CPyStatic_encyclopedia___turn___globals);
        goto CPyL116;
    }
    cpy_r_r77 = cpy_r_r5;
    CPy_DECREF(cpy_r_r77);
CPyL75: ;
    cpy_r_r95 = ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "royal_seals", "royal_seals_gen", "t", 205, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
CPyL76: ;
    cpy_r_r96 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r95)->_left;
    if (unlikely(cpy_r_r96 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "royal_seals", "Table", "left", 205, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
CPyL77: ;
    cpy_r_r97 = CPyTagged_Subtract(cpy_r_r96, 2);
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r95)->_left != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r95)->_left);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r95)->_left = cpy_r_r97;
    cpy_r_r98 = 1;
    if (unlikely(!cpy_r_r98)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "royal_seals", 205, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
    cpy_r_r99 = ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "royal_seals", "royal_seals_gen", "t", 206, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
CPyL79: ;
    cpy_r_r100 = ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r100 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "royal_seals", "royal_seals_gen", "me", 206, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
CPyL80: ;
    cpy_r_r101 = CPyDef_encyclopedia___table___Table___next_seat(cpy_r_r99, cpy_r_r100);
    if (unlikely(cpy_r_r101 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "royal_seals", 206, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
    cpy_r_r102 = ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "royal_seals", "royal_seals_gen", "t", 206, CPyStatic_encyclopedia___turn___globals);
        goto CPyL121;
    }
CPyL82: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r102)->_active != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r102)->_active);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r102)->_active = cpy_r_r101;
    cpy_r_r103 = 1;
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "royal_seals", 206, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
    cpy_r_r104 = ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__asked;
    if (unlikely(cpy_r_r104 == 2)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "royal_seals", "royal_seals_gen", "asked", 199, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
CPyL84: ;
    if (!cpy_r_r104) goto CPyL4;
CPyL85: ;
    cpy_r_r105 = ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "royal_seals", "royal_seals_gen", "t", 207, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
CPyL86: ;
    cpy_r_r106 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r105)->_left;
    if (unlikely(cpy_r_r106 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "royal_seals", "Table", "left", 207, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
    CPyTagged_INCREF(cpy_r_r106);
CPyL87: ;
    cpy_r_r107 = cpy_r_r106 != 0;
    CPyTagged_DECREF(cpy_r_r106);
    if (!cpy_r_r107) goto CPyL4;
    cpy_r_r108 = Py_None;
    CPy_INCREF(cpy_r_r108);
    ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r110 = CPyDef_encyclopedia___turn___royal_seals_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL92;
    CPyGen_SetStopIterationValue(cpy_r_r108);
    CPy_DECREF(cpy_r_r108);
    if (!0) goto CPyL106;
    CPy_Unreachable();
CPyL92: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r108;
    CPyGen_Exit(&((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL93: ;
    cpy_r_r111 = ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "royal_seals", "royal_seals_gen", "t", 209, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
CPyL94: ;
    cpy_r_r112 = CPyDef_encyclopedia___turn____end_round(cpy_r_r111);
    if (unlikely(cpy_r_r112 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "royal_seals", 209, CPyStatic_encyclopedia___turn___globals);
        goto CPyL100;
    }
    cpy_r_r113 = Py_None;
    CPy_INCREF(cpy_r_r113);
    ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r115 = CPyDef_encyclopedia___turn___royal_seals_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL99;
    CPyGen_SetStopIterationValue(cpy_r_r113);
    CPy_DECREF(cpy_r_r113);
    if (!0) goto CPyL106;
    CPy_Unreachable();
CPyL99: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r113;
    CPyGen_Exit(&((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL100: ;
    ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r117 = CPyDef_encyclopedia___turn___royal_seals_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r118 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r118;
CPyL101: ;
    cpy_r_r119 = cpy_r_r8 == 0;
    if (cpy_r_r119) goto CPyL122;
    cpy_r_r120 = cpy_r_r8 == 1;
    if (cpy_r_r120) {
        goto CPyL123;
    } else
        goto CPyL124;
CPyL103: ;
    cpy_r_r121 = cpy_r_r8 == 2;
    if (cpy_r_r121) {
        goto CPyL61;
    } else
        goto CPyL125;
CPyL104: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r122 = 0;
    if (unlikely(!cpy_r_r122)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "royal_seals", 194, CPyStatic_encyclopedia___turn___globals);
        goto CPyL106;
    }
    CPy_Unreachable();
CPyL106: ;
    cpy_r_r123 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r123;
CPyL107: ;
    CPy_DecRef(cpy_r_r21);
    goto CPyL100;
CPyL108: ;
    CPy_DECREF(cpy_r_r21);
    goto CPyL18;
CPyL109: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL25;
CPyL110: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL100;
CPyL111: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL30;
CPyL112: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL29;
CPyL113: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL35;
CPyL114: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL38;
CPyL115: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL59;
CPyL116: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL100;
CPyL117: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL64;
CPyL118: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL63;
CPyL119: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL69;
CPyL120: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL72;
CPyL121: ;
    CPyTagged_DecRef(cpy_r_r101);
    goto CPyL100;
CPyL122: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL1;
CPyL123: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL27;
CPyL124: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL103;
CPyL125: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL104;
}
        
PyObject *CPyDef_encyclopedia___turn___royal_seals_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_encyclopedia___turn___royal_seals_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_encyclopedia___turn___royal_seals_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn___royal_seals_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.royal_seals_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___royal_seals_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "__next__", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___royal_seals_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_encyclopedia___turn___royal_seals_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_encyclopedia___turn___royal_seals_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn___royal_seals_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.royal_seals_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_encyclopedia___turn___royal_seals_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "send", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___royal_seals_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_encyclopedia___turn___royal_seals_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn___royal_seals_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.royal_seals_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___royal_seals_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "__iter__", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___royal_seals_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_encyclopedia___turn___royal_seals_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_encyclopedia___turn___royal_seals_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn___royal_seals_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.royal_seals_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_encyclopedia___turn___royal_seals_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "throw", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___royal_seals_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_encyclopedia___turn___royal_seals_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp946 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp946);
    PyObject *__tmp947 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp947);
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
        
        PyObject *CPyPy_encyclopedia___turn___royal_seals_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn___royal_seals_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.royal_seals_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___royal_seals_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "close", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___royal_seals(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = CPyDef_encyclopedia___turn___royal_seals_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "royal_seals", 194, CPyStatic_encyclopedia___turn___globals);
        goto CPyL3;
    }
    ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___encyclopedia___turn___royal_seals_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "royal_seals", 194, CPyStatic_encyclopedia___turn___globals);
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
        
        PyObject *CPyPy_encyclopedia___turn___royal_seals(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:royal_seals", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___royal_seals(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "royal_seals", 194, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn____royal_seal_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    tuple_T1O cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject **cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    tuple_T3OOO cpy_r_r62;
    PyObject **cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject **cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    CPyTagged cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    char cpy_r_r84;
    int32_t cpy_r_r85;
    PyObject *cpy_r_r86;
    CPyTagged cpy_r_r87;
    CPyTagged cpy_r_r88;
    PyObject *cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    CPyTagged cpy_r_r92;
    PyObject *cpy_r_r93;
    CPyTagged cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    CPyTagged cpy_r_r97;
    PyObject *cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject **cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    char cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    char cpy_r_r111;
    PyObject *cpy_r_r112;
    char cpy_r_r113;
    tuple_T3OOO cpy_r_r114;
    PyObject **cpy_r_r115;
    PyObject *cpy_r_r116;
    char cpy_r_r117;
    char cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject **cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    char cpy_r_r124;
    PyObject *cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    CPyTagged cpy_r_r128;
    CPyTagged cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    CPyTagged cpy_r_r132;
    int64_t cpy_r_r133;
    char cpy_r_r134;
    char cpy_r_r135;
    char cpy_r_r136;
    char cpy_r_r137;
    PyObject *cpy_r_r138;
    char cpy_r_r139;
    PyObject *cpy_r_r140;
    CPyTagged cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    CPyPtr cpy_r_r144;
    int64_t cpy_r_r145;
    CPyTagged cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    CPyTagged cpy_r_r149;
    PyObject *cpy_r_r150;
    char cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject **cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    char cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    char cpy_r_r161;
    PyObject *cpy_r_r162;
    char cpy_r_r163;
    PyObject *cpy_r_r164;
    char cpy_r_r165;
    tuple_T3OOO cpy_r_r166;
    PyObject **cpy_r_r167;
    PyObject *cpy_r_r168;
    char cpy_r_r169;
    char cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject **cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    char cpy_r_r176;
    PyObject *cpy_r_r177;
    char cpy_r_r178;
    int32_t cpy_r_r179;
    char cpy_r_r180;
    int32_t cpy_r_r181;
    PyObject *cpy_r_r182;
    char cpy_r_r183;
    char cpy_r_r184;
    char cpy_r_r185;
    char cpy_r_r186;
    char cpy_r_r187;
    PyObject *cpy_r_r188;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r12 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL138;
CPyL1: ;
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r14 = cpy_r_type != cpy_r_r13;
    if (!cpy_r_r14) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 212, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r15 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_royal_seal", "_royal_seal_gen", "t", 214, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
CPyL5: ;
    cpy_r_r16 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r15)->_book;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_royal_seal", "Table", "book", 214, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
CPyL6: ;
    cpy_r_r17 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r16)->_options;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_royal_seal", "Book", "options", 214, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
    CPy_INCREF(cpy_r_r17);
CPyL7: ;
    if (((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o);
    }
    ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o = cpy_r_r17;
    cpy_r_r18 = 1;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 214, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
    cpy_r_r19 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_royal_seal", "_royal_seal_gen", "t", 215, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
CPyL9: ;
    cpy_r_r20 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r19)->_players;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_royal_seal", "Table", "players", 215, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
CPyL10: ;
    cpy_r_r21 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_royal_seal", "_royal_seal_gen", "me", 215, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
CPyL11: ;
    cpy_r_r22 = CPyList_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 215, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
    if (likely(Py_TYPE(cpy_r_r22) == CPyType_encyclopedia___table___Player))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 215, CPyStatic_encyclopedia___turn___globals, "serai.games.encyclopedia.table.Player", cpy_r_r22);
        goto CPyL137;
    }
    if (((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player);
    }
    ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player = cpy_r_r23;
    cpy_r_r24 = 1;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 215, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
    cpy_r_r25 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_royal_seal", "_royal_seal_gen", "o", 216, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
CPyL15: ;
    cpy_r_r26 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r25)->_decline;
    CPy_INCREF(cpy_r_r26);
    cpy_r_r27.f0 = cpy_r_r26;
    cpy_r_r28 = PyTuple_New(1);
    if (unlikely(cpy_r_r28 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp948 = cpy_r_r27.f0;
    PyTuple_SET_ITEM(cpy_r_r28, 0, __tmp948);
    cpy_r_r29 = NULL;
    cpy_r_r30 = NULL;
    cpy_r_r31 = NULL;
    cpy_r_r32 = CPyDef_offer___Offer(cpy_r_r28, cpy_r_r29, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 216, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
    cpy_r_r33 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_royal_seal", "_royal_seal_gen", "t", 216, CPyStatic_encyclopedia___turn___globals);
        goto CPyL145;
    }
CPyL17: ;
    cpy_r_r34 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_royal_seal", "_royal_seal_gen", "me", 216, CPyStatic_encyclopedia___turn___globals);
        goto CPyL145;
    }
CPyL18: ;
    cpy_r_r35 = CPyDef_encyclopedia___turn___BoardDieOffer(cpy_r_r33, cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 216, CPyStatic_encyclopedia___turn___globals);
        goto CPyL145;
    }
    cpy_r_r36 = CPyDef_offer___Offer_____add__(cpy_r_r32, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 216, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
    cpy_r_r37 = CPyStatic_free_steps___FREE_STEPS;
    if (unlikely(cpy_r_r37 == NULL)) {
        goto CPyL146;
    } else
        goto CPyL23;
CPyL21: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"FREE_STEPS\" was not set");
    cpy_r_r38 = 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 217, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
    CPy_Unreachable();
CPyL23: ;
    cpy_r_r39 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_royal_seal", "_royal_seal_gen", "t", 217, CPyStatic_encyclopedia___turn___globals);
        goto CPyL147;
    }
CPyL24: ;
    cpy_r_r40 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_royal_seal", "_royal_seal_gen", "me", 217, CPyStatic_encyclopedia___turn___globals);
        goto CPyL147;
    }
CPyL25: ;
    cpy_r_r41 = CPyStatics[1155]; /* 'royal-seal' */
    cpy_r_r42 = CPyStatics[1156]; /* 'EN-SEAL-01' */
    cpy_r_r43 = NULL;
    cpy_r_r44 = 2;
    cpy_r_r45 = NULL;
    cpy_r_r46 = CPyDef_extras___ask_with(cpy_r_r37, cpy_r_r39, cpy_r_r40, cpy_r_r41, cpy_r_r42, cpy_r_r36, cpy_r_r43, cpy_r_r44, cpy_r_r45);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 217, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
    if (((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_2);
    }
    ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_2 = cpy_r_r46;
    cpy_r_r47 = 1;
    if (!cpy_r_r47) goto CPyL137;
    cpy_r_r48 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r49 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r50 = NULL;
    cpy_r_r1 = cpy_r_r50;
    cpy_r_r51 = (PyObject **)&cpy_r_r1;
    cpy_r_r52 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_2;
    cpy_r_r53 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r52, cpy_r_r49, cpy_r_r49, cpy_r_r49, cpy_r_r48, cpy_r_r51);
    if (cpy_r_r53 != NULL) goto CPyL148;
    cpy_r_r54 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 217, CPyStatic_encyclopedia___turn___globals);
        goto CPyL149;
    }
    cpy_r_r55 = cpy_r_r1;
    cpy_r_r56 = NULL;
    if (((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_2);
    }
    ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_2 = cpy_r_r56;
    cpy_r_r57 = 1;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 217, CPyStatic_encyclopedia___turn___globals);
        goto CPyL150;
    } else
        goto CPyL46;
CPyL30: ;
    cpy_r_r58 = cpy_r_r53;
CPyL31: ;
    ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r58;
CPyL32: ;
    cpy_r_r60 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r61 = cpy_r_type != cpy_r_r60;
    if (!cpy_r_r61) goto CPyL151;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 217, CPyStatic_encyclopedia___turn___globals);
        goto CPyL36;
    } else
        goto CPyL152;
CPyL34: ;
    CPy_Unreachable();
CPyL35: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL42;
CPyL36: ;
    cpy_r_r62 = CPy_CatchError();
    cpy_r_r63 = (PyObject **)&cpy_r_r3;
    cpy_r_r64 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_2;
    cpy_r_r65 = CPy_YieldFromErrorHandle(cpy_r_r64, cpy_r_r63);
    if (unlikely(cpy_r_r65 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 217, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    if (cpy_r_r65) goto CPyL39;
    cpy_r_r58 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r62);
    CPy_DecRef(cpy_r_r62.f0);
    CPy_DecRef(cpy_r_r62.f1);
    CPy_DecRef(cpy_r_r62.f2);
    goto CPyL31;
CPyL39: ;
    cpy_r_r55 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r62);
    CPy_DecRef(cpy_r_r62.f0);
    CPy_DecRef(cpy_r_r62.f1);
    CPy_DecRef(cpy_r_r62.f2);
    goto CPyL46;
CPyL40: ;
    CPy_RestoreExcInfo(cpy_r_r62);
    CPy_DecRef(cpy_r_r62.f0);
    CPy_DecRef(cpy_r_r62.f1);
    CPy_DecRef(cpy_r_r62.f2);
    cpy_r_r66 = CPy_KeepPropagating();
    if (!cpy_r_r66) goto CPyL137;
    CPy_Unreachable();
CPyL42: ;
    cpy_r_r67 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r68 = NULL;
    cpy_r_r1 = cpy_r_r68;
    cpy_r_r69 = (PyObject **)&cpy_r_r1;
    cpy_r_r70 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_2;
    cpy_r_r71 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r70, cpy_r_r67, cpy_r_r67, cpy_r_r67, cpy_r_arg, cpy_r_r69);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r71 == NULL) {
        goto CPyL44;
    } else
        goto CPyL154;
CPyL43: ;
    cpy_r_r58 = cpy_r_r71;
    goto CPyL31;
CPyL44: ;
    cpy_r_r72 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r72)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 217, CPyStatic_encyclopedia___turn___globals);
        goto CPyL149;
    }
    cpy_r_r55 = cpy_r_r1;
CPyL46: ;
    if (likely(Py_TYPE(cpy_r_r55) == CPyType_option___Option))
        cpy_r_r73 = cpy_r_r55;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 217, CPyStatic_encyclopedia___turn___globals, "serai.kernel.option.Option", cpy_r_r55);
        goto CPyL137;
    }
    cpy_r_r74 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_royal_seal", "_royal_seal_gen", "o", 218, CPyStatic_encyclopedia___turn___globals);
        goto CPyL155;
    }
CPyL48: ;
    cpy_r_r75 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r74)->_decline;
    CPy_INCREF(cpy_r_r75);
    cpy_r_r76 = cpy_r_r73 == cpy_r_r75;
    CPy_DECREF(cpy_r_r75);
    if (cpy_r_r76) {
        goto CPyL156;
    } else
        goto CPyL58;
CPyL49: ;
    cpy_r_r77 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_royal_seal", "_royal_seal_gen", "t", 219, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
CPyL50: ;
    cpy_r_r78 = CPyStatics[1157]; /* 'event-declined' */
    cpy_r_r79 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_royal_seal", "_royal_seal_gen", "me", 219, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
CPyL51: ;
    cpy_r_r80 = CPyStatics[962]; /* 'EN-SEAL-06' */
    cpy_r_r81 = PyDict_New();
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 219, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
    cpy_r_r82 = CPyDef_kernel___table___Table___tell(cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r80, cpy_r_r81);
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r82 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 219, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
    cpy_r_r83 = Py_None;
    CPy_INCREF(cpy_r_r83);
    ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r85 = CPyDef_encyclopedia___turn____royal_seal_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL57;
    CPyGen_SetStopIterationValue(cpy_r_r83);
    CPy_DECREF(cpy_r_r83);
    if (!0) goto CPyL144;
    CPy_Unreachable();
CPyL57: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r83;
    CPyGen_Exit(&((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL58: ;
    cpy_r_r86 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_royal_seal", "_royal_seal_gen", "player", 221, CPyStatic_encyclopedia___turn___globals);
        goto CPyL155;
    }
CPyL59: ;
    cpy_r_r87 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r86)->_seals;
    if (unlikely(cpy_r_r87 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_royal_seal", "Player", "seals", 221, CPyStatic_encyclopedia___turn___globals);
        goto CPyL155;
    }
CPyL60: ;
    cpy_r_r88 = CPyTagged_Subtract(cpy_r_r87, 2);
    cpy_r_r89 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_royal_seal", "_royal_seal_gen", "player", 221, CPyStatic_encyclopedia___turn___globals);
        goto CPyL157;
    }
CPyL61: ;
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r89)->_seals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r89)->_seals);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r89)->_seals = cpy_r_r88;
    cpy_r_r90 = 1;
    if (unlikely(!cpy_r_r90)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 221, CPyStatic_encyclopedia___turn___globals);
        goto CPyL155;
    }
    cpy_r_r91 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_royal_seal", "_royal_seal_gen", "t", 222, CPyStatic_encyclopedia___turn___globals);
        goto CPyL155;
    }
CPyL63: ;
    cpy_r_r92 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r92 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_royal_seal", "_royal_seal_gen", "me", 222, CPyStatic_encyclopedia___turn___globals);
        goto CPyL155;
    }
CPyL64: ;
    cpy_r_r93 = ((serai___kernel___option___OptionObject *)cpy_r_r73)->_value;
    CPy_INCREF(cpy_r_r93);
    CPy_DECREF(cpy_r_r73);
    if (likely(PyLong_Check(cpy_r_r93)))
        cpy_r_r94 = CPyTagged_FromObject(cpy_r_r93);
    else {
        CPy_TypeError("int", cpy_r_r93); cpy_r_r94 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r94 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 222, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
    cpy_r_r95 = CPyDef_encyclopedia___dice___roll_again(cpy_r_r91, cpy_r_r92, cpy_r_r94);
    CPyTagged_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r95 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 222, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
    cpy_r_r96 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_royal_seal", "_royal_seal_gen", "t", 223, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
CPyL67: ;
    cpy_r_r97 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r97 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_royal_seal", "_royal_seal_gen", "me", 223, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
CPyL68: ;
    cpy_r_r98 = CPyDef_encyclopedia___actions___perform_action(cpy_r_r96, cpy_r_r97);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 223, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
    if (((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_3 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_3);
    }
    ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_3 = cpy_r_r98;
    cpy_r_r99 = 1;
    if (!cpy_r_r99) goto CPyL137;
    cpy_r_r100 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r101 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r102 = NULL;
    cpy_r_r5 = cpy_r_r102;
    cpy_r_r103 = (PyObject **)&cpy_r_r5;
    cpy_r_r104 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_3;
    cpy_r_r105 = CPyDef_encyclopedia___actions___perform_action_gen_____mypyc_generator_helper__(cpy_r_r104, cpy_r_r101, cpy_r_r101, cpy_r_r101, cpy_r_r100, cpy_r_r103);
    if (cpy_r_r105 != NULL) goto CPyL158;
    cpy_r_r106 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r106)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 223, CPyStatic_encyclopedia___turn___globals);
        goto CPyL159;
    }
    cpy_r_r107 = cpy_r_r5;
    CPy_DECREF(cpy_r_r107);
    cpy_r_r108 = NULL;
    if (((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_3 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_3);
    }
    ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_3 = cpy_r_r108;
    cpy_r_r109 = 1;
    if (unlikely(!cpy_r_r109)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 223, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    } else
        goto CPyL89;
CPyL73: ;
    cpy_r_r110 = cpy_r_r105;
CPyL74: ;
    ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r110;
CPyL75: ;
    cpy_r_r112 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r113 = cpy_r_type != cpy_r_r112;
    if (!cpy_r_r113) goto CPyL160;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 223, CPyStatic_encyclopedia___turn___globals);
        goto CPyL79;
    } else
        goto CPyL161;
CPyL77: ;
    CPy_Unreachable();
CPyL78: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL85;
CPyL79: ;
    cpy_r_r114 = CPy_CatchError();
    cpy_r_r115 = (PyObject **)&cpy_r_r7;
    cpy_r_r116 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_3;
    cpy_r_r117 = CPy_YieldFromErrorHandle(cpy_r_r116, cpy_r_r115);
    if (unlikely(cpy_r_r117 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 223, CPyStatic_encyclopedia___turn___globals);
        goto CPyL162;
    }
    if (cpy_r_r117) goto CPyL82;
    cpy_r_r110 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r114);
    CPy_DecRef(cpy_r_r114.f0);
    CPy_DecRef(cpy_r_r114.f1);
    CPy_DecRef(cpy_r_r114.f2);
    goto CPyL74;
CPyL82: ;
    cpy_r_r107 = cpy_r_r7;
    CPy_DecRef(cpy_r_r107);
    CPy_RestoreExcInfo(cpy_r_r114);
    CPy_DecRef(cpy_r_r114.f0);
    CPy_DecRef(cpy_r_r114.f1);
    CPy_DecRef(cpy_r_r114.f2);
    goto CPyL89;
CPyL83: ;
    CPy_RestoreExcInfo(cpy_r_r114);
    CPy_DecRef(cpy_r_r114.f0);
    CPy_DecRef(cpy_r_r114.f1);
    CPy_DecRef(cpy_r_r114.f2);
    cpy_r_r118 = CPy_KeepPropagating();
    if (!cpy_r_r118) goto CPyL137;
    CPy_Unreachable();
CPyL85: ;
    cpy_r_r119 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r120 = NULL;
    cpy_r_r5 = cpy_r_r120;
    cpy_r_r121 = (PyObject **)&cpy_r_r5;
    cpy_r_r122 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_3;
    cpy_r_r123 = CPyDef_encyclopedia___actions___perform_action_gen_____mypyc_generator_helper__(cpy_r_r122, cpy_r_r119, cpy_r_r119, cpy_r_r119, cpy_r_arg, cpy_r_r121);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r123 == NULL) {
        goto CPyL87;
    } else
        goto CPyL163;
CPyL86: ;
    cpy_r_r110 = cpy_r_r123;
    goto CPyL74;
CPyL87: ;
    cpy_r_r124 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r124)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 223, CPyStatic_encyclopedia___turn___globals);
        goto CPyL159;
    }
    cpy_r_r107 = cpy_r_r5;
    CPy_DECREF(cpy_r_r107);
CPyL89: ;
    cpy_r_r125 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_royal_seal", "_royal_seal_gen", "t", 224, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
CPyL90: ;
    cpy_r_r126 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r125)->_confirm;
    if (unlikely(cpy_r_r126 == 2)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_royal_seal", "Table", "confirm", 224, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
CPyL91: ;
    if (cpy_r_r126) goto CPyL109;
CPyL92: ;
    cpy_r_r127 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_royal_seal", "_royal_seal_gen", "t", 224, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
CPyL93: ;
    cpy_r_r128 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r127)->_round;
    if (unlikely(cpy_r_r128 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_royal_seal", "Table", "round", 224, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
CPyL94: ;
    cpy_r_r129 = CPyTagged_Add(cpy_r_r128, 2);
    cpy_r_r130 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_royal_seal", "_royal_seal_gen", "t", 224, CPyStatic_encyclopedia___turn___globals);
        goto CPyL164;
    }
CPyL95: ;
    cpy_r_r131 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r130)->_book;
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_royal_seal", "Table", "book", 224, CPyStatic_encyclopedia___turn___globals);
        goto CPyL164;
    }
CPyL96: ;
    cpy_r_r132 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r131)->_rounds;
    if (unlikely(cpy_r_r132 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_royal_seal", "Book", "rounds", 224, CPyStatic_encyclopedia___turn___globals);
        goto CPyL164;
    }
CPyL97: ;
    cpy_r_r133 = cpy_r_r129 & 1;
    cpy_r_r134 = cpy_r_r133 != 0;
    if (!cpy_r_r134) goto CPyL99;
    cpy_r_r135 = CPyTagged_IsEq_(cpy_r_r129, cpy_r_r132);
    cpy_r_r136 = cpy_r_r135;
    goto CPyL100;
CPyL99: ;
    cpy_r_r137 = cpy_r_r129 == cpy_r_r132;
    cpy_r_r136 = cpy_r_r137;
CPyL100: ;
    CPyTagged_DECREF(cpy_r_r129);
    if (!cpy_r_r136) goto CPyL132;
    cpy_r_r138 = CPyStatic_free_steps___FREE_STEPS;
    if (likely(cpy_r_r138 != NULL)) goto CPyL104;
    PyErr_SetString(PyExc_NameError, "value for final name \"FREE_STEPS\" was not set");
    cpy_r_r139 = 0;
    if (unlikely(!cpy_r_r139)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 224, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
    CPy_Unreachable();
CPyL104: ;
    cpy_r_r140 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_royal_seal", "_royal_seal_gen", "t", 224, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
CPyL105: ;
    cpy_r_r141 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r141 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_royal_seal", "_royal_seal_gen", "me", 224, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
CPyL106: ;
    cpy_r_r142 = CPyDef_free_steps___FreeSteps___offer(cpy_r_r138, cpy_r_r140, cpy_r_r141);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 224, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
    cpy_r_r143 = CPY_GET_METHOD(cpy_r_r142, CPyType_offer___Offer, 2, serai___kernel___offer___OfferObject, PyObject * (*)(PyObject *))(cpy_r_r142); /* options */
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 224, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
    cpy_r_r144 = (CPyPtr)((CPyPtr)cpy_r_r143 + offsetof(PyVarObject, ob_size));
    cpy_r_r145 = *(int64_t *)cpy_r_r144;
    CPy_DECREF(cpy_r_r143);
    cpy_r_r146 = cpy_r_r145 << 1;
    cpy_r_r147 = cpy_r_r146 != 0;
    if (!cpy_r_r147) goto CPyL132;
CPyL109: ;
    cpy_r_r148 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_royal_seal", "_royal_seal_gen", "t", 225, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
CPyL110: ;
    cpy_r_r149 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r149 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_royal_seal", "_royal_seal_gen", "me", 225, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
CPyL111: ;
    cpy_r_r150 = CPyDef_encyclopedia___turn___confirm_end(cpy_r_r148, cpy_r_r149);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 225, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    }
    if (((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_4 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_4);
    }
    ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_4 = cpy_r_r150;
    cpy_r_r151 = 1;
    if (!cpy_r_r151) goto CPyL137;
    cpy_r_r152 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r153 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r154 = NULL;
    cpy_r_r9 = cpy_r_r154;
    cpy_r_r155 = (PyObject **)&cpy_r_r9;
    cpy_r_r156 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_4;
    cpy_r_r157 = CPyDef_encyclopedia___turn___confirm_end_gen_____mypyc_generator_helper__(cpy_r_r156, cpy_r_r153, cpy_r_r153, cpy_r_r153, cpy_r_r152, cpy_r_r155);
    if (cpy_r_r157 != NULL) goto CPyL165;
    cpy_r_r158 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r158)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 225, CPyStatic_encyclopedia___turn___globals);
        goto CPyL166;
    }
    cpy_r_r159 = cpy_r_r9;
    CPy_DECREF(cpy_r_r159);
    cpy_r_r160 = NULL;
    if (((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_4 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_4);
    }
    ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_4 = cpy_r_r160;
    cpy_r_r161 = 1;
    if (unlikely(!cpy_r_r161)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 225, CPyStatic_encyclopedia___turn___globals);
        goto CPyL137;
    } else
        goto CPyL132;
CPyL116: ;
    cpy_r_r162 = cpy_r_r157;
CPyL117: ;
    ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r162;
CPyL118: ;
    cpy_r_r164 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r165 = cpy_r_type != cpy_r_r164;
    if (!cpy_r_r165) goto CPyL167;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 225, CPyStatic_encyclopedia___turn___globals);
        goto CPyL122;
    } else
        goto CPyL168;
CPyL120: ;
    CPy_Unreachable();
CPyL121: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL128;
CPyL122: ;
    cpy_r_r166 = CPy_CatchError();
    cpy_r_r167 = (PyObject **)&cpy_r_r11;
    cpy_r_r168 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_4;
    cpy_r_r169 = CPy_YieldFromErrorHandle(cpy_r_r168, cpy_r_r167);
    if (unlikely(cpy_r_r169 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 225, CPyStatic_encyclopedia___turn___globals);
        goto CPyL169;
    }
    if (cpy_r_r169) goto CPyL125;
    cpy_r_r162 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r166);
    CPy_DecRef(cpy_r_r166.f0);
    CPy_DecRef(cpy_r_r166.f1);
    CPy_DecRef(cpy_r_r166.f2);
    goto CPyL117;
CPyL125: ;
    cpy_r_r159 = cpy_r_r11;
    CPy_DecRef(cpy_r_r159);
    CPy_RestoreExcInfo(cpy_r_r166);
    CPy_DecRef(cpy_r_r166.f0);
    CPy_DecRef(cpy_r_r166.f1);
    CPy_DecRef(cpy_r_r166.f2);
    goto CPyL132;
CPyL126: ;
    CPy_RestoreExcInfo(cpy_r_r166);
    CPy_DecRef(cpy_r_r166.f0);
    CPy_DecRef(cpy_r_r166.f1);
    CPy_DecRef(cpy_r_r166.f2);
    cpy_r_r170 = CPy_KeepPropagating();
    if (!cpy_r_r170) goto CPyL137;
    CPy_Unreachable();
CPyL128: ;
    cpy_r_r171 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r172 = NULL;
    cpy_r_r9 = cpy_r_r172;
    cpy_r_r173 = (PyObject **)&cpy_r_r9;
    cpy_r_r174 = ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_4;
    cpy_r_r175 = CPyDef_encyclopedia___turn___confirm_end_gen_____mypyc_generator_helper__(cpy_r_r174, cpy_r_r171, cpy_r_r171, cpy_r_r171, cpy_r_arg, cpy_r_r173);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r175 == NULL) {
        goto CPyL130;
    } else
        goto CPyL170;
CPyL129: ;
    cpy_r_r162 = cpy_r_r175;
    goto CPyL117;
CPyL130: ;
    cpy_r_r176 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r176)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 225, CPyStatic_encyclopedia___turn___globals);
        goto CPyL166;
    }
    cpy_r_r159 = cpy_r_r9;
    CPy_DECREF(cpy_r_r159);
CPyL132: ;
    cpy_r_r177 = Py_None;
    CPy_INCREF(cpy_r_r177);
    ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r179 = CPyDef_encyclopedia___turn____royal_seal_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL136;
    CPyGen_SetStopIterationValue(cpy_r_r177);
    CPy_DECREF(cpy_r_r177);
    if (!0) goto CPyL144;
    CPy_Unreachable();
CPyL136: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r177;
    CPyGen_Exit(&((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL137: ;
    ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r181 = CPyDef_encyclopedia___turn____royal_seal_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r182 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r182;
CPyL138: ;
    cpy_r_r183 = cpy_r_r12 == 0;
    if (cpy_r_r183) goto CPyL171;
    cpy_r_r184 = cpy_r_r12 == 1;
    if (cpy_r_r184) {
        goto CPyL172;
    } else
        goto CPyL173;
CPyL140: ;
    cpy_r_r185 = cpy_r_r12 == 2;
    if (cpy_r_r185) {
        goto CPyL174;
    } else
        goto CPyL175;
CPyL141: ;
    cpy_r_r186 = cpy_r_r12 == 3;
    if (cpy_r_r186) {
        goto CPyL118;
    } else
        goto CPyL176;
CPyL142: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r187 = 0;
    if (unlikely(!cpy_r_r187)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 212, CPyStatic_encyclopedia___turn___globals);
        goto CPyL144;
    }
    CPy_Unreachable();
CPyL144: ;
    cpy_r_r188 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r188;
CPyL145: ;
    CPy_DecRef(cpy_r_r32);
    goto CPyL137;
CPyL146: ;
    CPy_DecRef(cpy_r_r36);
    goto CPyL21;
CPyL147: ;
    CPy_DecRef(cpy_r_r36);
    goto CPyL137;
CPyL148: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL30;
CPyL149: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL137;
CPyL150: ;
    CPy_DecRef(cpy_r_r55);
    goto CPyL137;
CPyL151: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL35;
CPyL152: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL34;
CPyL153: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL40;
CPyL154: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL43;
CPyL155: ;
    CPy_DecRef(cpy_r_r73);
    goto CPyL137;
CPyL156: ;
    CPy_DECREF(cpy_r_r73);
    goto CPyL49;
CPyL157: ;
    CPy_DecRef(cpy_r_r73);
    CPyTagged_DecRef(cpy_r_r88);
    goto CPyL137;
CPyL158: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL73;
CPyL159: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL137;
CPyL160: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL78;
CPyL161: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL77;
CPyL162: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL83;
CPyL163: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL86;
CPyL164: ;
    CPyTagged_DecRef(cpy_r_r129);
    goto CPyL137;
CPyL165: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL116;
CPyL166: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL137;
CPyL167: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL121;
CPyL168: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL120;
CPyL169: ;
    CPy_XDecRef(cpy_r_r11);
    goto CPyL126;
CPyL170: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL129;
CPyL171: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    goto CPyL1;
CPyL172: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    goto CPyL32;
CPyL173: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL140;
CPyL174: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL75;
CPyL175: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL141;
CPyL176: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL142;
}
        
PyObject *CPyDef_encyclopedia___turn____royal_seal_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_encyclopedia___turn____royal_seal_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_encyclopedia___turn____royal_seal_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn____royal_seal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn._royal_seal_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn____royal_seal_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "__next__", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn____royal_seal_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_encyclopedia___turn____royal_seal_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_encyclopedia___turn____royal_seal_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn____royal_seal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn._royal_seal_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_encyclopedia___turn____royal_seal_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "send", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn____royal_seal_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_encyclopedia___turn____royal_seal_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn____royal_seal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn._royal_seal_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn____royal_seal_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "__iter__", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn____royal_seal_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_encyclopedia___turn____royal_seal_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_encyclopedia___turn____royal_seal_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn____royal_seal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn._royal_seal_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_encyclopedia___turn____royal_seal_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "throw", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn____royal_seal_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_encyclopedia___turn____royal_seal_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp949 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp949);
    PyObject *__tmp950 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp950);
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
        
        PyObject *CPyPy_encyclopedia___turn____royal_seal_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___turn____royal_seal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn._royal_seal_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn____royal_seal_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "close", -1, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn____royal_seal(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_encyclopedia___turn____royal_seal_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 212, CPyStatic_encyclopedia___turn___globals);
        goto CPyL4;
    }
    ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 212, CPyStatic_encyclopedia___turn___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___encyclopedia___turn____royal_seal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 212, CPyStatic_encyclopedia___turn___globals);
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
        
        PyObject *CPyPy_encyclopedia___turn____royal_seal(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:_royal_seal", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
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
            PyObject *retval = CPyDef_encyclopedia___turn____royal_seal(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_royal_seal", 212, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___BoardDieOffer___likely(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    tuple_T0 cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    cpy_r_r0 = ((serai___games___encyclopedia___turn___BoardDieOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "likely", "BoardDieOffer", "t", 234, CPyStatic_encyclopedia___turn___globals);
        goto CPyL15;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_encyclopedia___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/turn.py", "likely", 234, CPyStatic_encyclopedia___turn___globals, "serai.games.encyclopedia.table.Table", cpy_r_r0);
        goto CPyL15;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r1)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "likely", "Table", "players", 234, CPyStatic_encyclopedia___turn___globals);
        goto CPyL15;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___turn___BoardDieOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "likely", "BoardDieOffer", "me", 234, CPyStatic_encyclopedia___turn___globals);
        goto CPyL15;
    }
CPyL4: ;
    cpy_r_r4 = CPyList_GetItemBorrow(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "likely", 234, CPyStatic_encyclopedia___turn___globals);
        goto CPyL15;
    }
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_encyclopedia___table___Player))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/turn.py", "likely", 234, CPyStatic_encyclopedia___turn___globals, "serai.games.encyclopedia.table.Player", cpy_r_r4);
        goto CPyL15;
    }
    cpy_r_r6 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r5)->_seals;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "likely", "Player", "seals", 234, CPyStatic_encyclopedia___turn___globals);
        goto CPyL15;
    }
    CPyTagged_INCREF(cpy_r_r6);
CPyL7: ;
    cpy_r_r7 = cpy_r_r6 != 0;
    CPyTagged_DECREF(cpy_r_r6);
    if (!cpy_r_r7) goto CPyL13;
    cpy_r_r8 = ((serai___games___encyclopedia___turn___BoardDieOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "likely", "BoardDieOffer", "t", 234, CPyStatic_encyclopedia___turn___globals);
        goto CPyL15;
    }
CPyL9: ;
    if (likely(Py_TYPE(cpy_r_r8) == CPyType_encyclopedia___table___Table))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/turn.py", "likely", 234, CPyStatic_encyclopedia___turn___globals, "serai.games.encyclopedia.table.Table", cpy_r_r8);
        goto CPyL15;
    }
    cpy_r_r10 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r9)->_book;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "likely", "Table", "book", 234, CPyStatic_encyclopedia___turn___globals);
        goto CPyL15;
    }
CPyL11: ;
    cpy_r_r11 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r10)->_options;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "likely", "Book", "options", 234, CPyStatic_encyclopedia___turn___globals);
        goto CPyL15;
    }
CPyL12: ;
    cpy_r_r12 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r11)->_die;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = cpy_r_r12;
    goto CPyL14;
CPyL13: ;
    cpy_r_r14.empty_struct_error_flag = 0;
    cpy_r_r15 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r13 = cpy_r_r15;
CPyL14: ;
    return cpy_r_r13;
CPyL15: ;
    cpy_r_r16 = NULL;
    return cpy_r_r16;
}
        
        PyObject *CPyPy_encyclopedia___turn___BoardDieOffer___likely(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___turn___BoardDieOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.BoardDieOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___BoardDieOffer___likely(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "likely", 233, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___BoardDieOffer___others(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    char cpy_r_r7;
    tuple_T0 cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    cpy_r_r0 = ((serai___games___encyclopedia___turn___BoardDieOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "others", "BoardDieOffer", "t", 237, CPyStatic_encyclopedia___turn___globals);
        goto CPyL15;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_encyclopedia___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/turn.py", "others", 237, CPyStatic_encyclopedia___turn___globals, "serai.games.encyclopedia.table.Table", cpy_r_r0);
        goto CPyL15;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r1)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "others", "Table", "players", 237, CPyStatic_encyclopedia___turn___globals);
        goto CPyL15;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___turn___BoardDieOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "others", "BoardDieOffer", "me", 237, CPyStatic_encyclopedia___turn___globals);
        goto CPyL15;
    }
CPyL4: ;
    cpy_r_r4 = CPyList_GetItemBorrow(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "others", 237, CPyStatic_encyclopedia___turn___globals);
        goto CPyL15;
    }
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_encyclopedia___table___Player))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/turn.py", "others", 237, CPyStatic_encyclopedia___turn___globals, "serai.games.encyclopedia.table.Player", cpy_r_r4);
        goto CPyL15;
    }
    cpy_r_r6 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r5)->_seals;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "others", "Player", "seals", 237, CPyStatic_encyclopedia___turn___globals);
        goto CPyL15;
    }
    CPyTagged_INCREF(cpy_r_r6);
CPyL7: ;
    cpy_r_r7 = cpy_r_r6 != 0;
    CPyTagged_DECREF(cpy_r_r6);
    if (!cpy_r_r7) goto CPyL9;
    cpy_r_r8.empty_struct_error_flag = 0;
    cpy_r_r9 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r10 = cpy_r_r9;
    goto CPyL14;
CPyL9: ;
    cpy_r_r11 = ((serai___games___encyclopedia___turn___BoardDieOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "others", "BoardDieOffer", "t", 237, CPyStatic_encyclopedia___turn___globals);
        goto CPyL15;
    }
CPyL10: ;
    if (likely(Py_TYPE(cpy_r_r11) == CPyType_encyclopedia___table___Table))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/turn.py", "others", 237, CPyStatic_encyclopedia___turn___globals, "serai.games.encyclopedia.table.Table", cpy_r_r11);
        goto CPyL15;
    }
    cpy_r_r13 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r12)->_book;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "others", "Table", "book", 237, CPyStatic_encyclopedia___turn___globals);
        goto CPyL15;
    }
CPyL12: ;
    cpy_r_r14 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r13)->_options;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "others", "Book", "options", 237, CPyStatic_encyclopedia___turn___globals);
        goto CPyL15;
    }
CPyL13: ;
    cpy_r_r15 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r14)->_die;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r10 = cpy_r_r15;
CPyL14: ;
    return cpy_r_r10;
CPyL15: ;
    cpy_r_r16 = NULL;
    return cpy_r_r16;
}
        
        PyObject *CPyPy_encyclopedia___turn___BoardDieOffer___others(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":others", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___turn___BoardDieOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.BoardDieOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___BoardDieOffer___others(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "others", 236, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___turn___BoardDieOffer___obstacle(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    cpy_r_r0 = ((serai___games___encyclopedia___turn___BoardDieOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "obstacle", "BoardDieOffer", "t", 240, CPyStatic_encyclopedia___turn___globals);
        goto CPyL23;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_encyclopedia___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/turn.py", "obstacle", 240, CPyStatic_encyclopedia___turn___globals, "serai.games.encyclopedia.table.Table", cpy_r_r0);
        goto CPyL23;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r1)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "obstacle", "Table", "players", 240, CPyStatic_encyclopedia___turn___globals);
        goto CPyL23;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___turn___BoardDieOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "obstacle", "BoardDieOffer", "me", 240, CPyStatic_encyclopedia___turn___globals);
        goto CPyL23;
    }
CPyL4: ;
    cpy_r_r4 = CPyList_GetItemBorrow(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "obstacle", 240, CPyStatic_encyclopedia___turn___globals);
        goto CPyL23;
    }
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_encyclopedia___table___Player))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/turn.py", "obstacle", 240, CPyStatic_encyclopedia___turn___globals, "serai.games.encyclopedia.table.Player", cpy_r_r4);
        goto CPyL23;
    }
    cpy_r_r6 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r5)->_seals;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "obstacle", "Player", "seals", 240, CPyStatic_encyclopedia___turn___globals);
        goto CPyL23;
    }
    CPyTagged_INCREF(cpy_r_r6);
CPyL7: ;
    cpy_r_r7 = cpy_r_r6 != 0;
    CPyTagged_DECREF(cpy_r_r6);
    if (cpy_r_r7) goto CPyL12;
    cpy_r_r8 = CPyStatic_encyclopedia___reasons___NO_SEAL_FOR_ACTION;
    if (likely(cpy_r_r8 != NULL)) goto CPyL11;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_SEAL_FOR_ACTION\" was not set");
    cpy_r_r9 = 0;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "obstacle", 241, CPyStatic_encyclopedia___turn___globals);
        goto CPyL23;
    }
    CPy_Unreachable();
CPyL11: ;
    CPy_INCREF(cpy_r_r8);
    return cpy_r_r8;
CPyL12: ;
    cpy_r_r10 = ((serai___games___encyclopedia___turn___BoardDieOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "obstacle", "BoardDieOffer", "t", 242, CPyStatic_encyclopedia___turn___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r10);
CPyL13: ;
    if (likely(Py_TYPE(cpy_r_r10) == CPyType_encyclopedia___table___Table))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/turn.py", "obstacle", 242, CPyStatic_encyclopedia___turn___globals, "serai.games.encyclopedia.table.Table", cpy_r_r10);
        goto CPyL23;
    }
    cpy_r_r12 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r12);
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "obstacle", 242, CPyStatic_encyclopedia___turn___globals);
        goto CPyL24;
    }
    cpy_r_r14 = CPyDef_encyclopedia___table___Table___is_on_central_board(cpy_r_r11, cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r14 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "obstacle", 242, CPyStatic_encyclopedia___turn___globals);
        goto CPyL23;
    }
    if (!cpy_r_r14) goto CPyL18;
    cpy_r_r15 = Py_None;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r16 = cpy_r_r15;
    goto CPyL22;
CPyL18: ;
    cpy_r_r17 = CPyStatic_encyclopedia___reasons___DIE_SPENT;
    if (likely(cpy_r_r17 != NULL)) goto CPyL21;
    PyErr_SetString(PyExc_NameError, "value for final name \"DIE_SPENT\" was not set");
    cpy_r_r18 = 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "obstacle", 242, CPyStatic_encyclopedia___turn___globals);
        goto CPyL23;
    }
    CPy_Unreachable();
CPyL21: ;
    CPy_INCREF(cpy_r_r17);
    cpy_r_r16 = cpy_r_r17;
CPyL22: ;
    return cpy_r_r16;
CPyL23: ;
    cpy_r_r19 = NULL;
    return cpy_r_r19;
CPyL24: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL23;
}
        
        PyObject *CPyPy_encyclopedia___turn___BoardDieOffer___obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:obstacle", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___turn___BoardDieOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.turn.BoardDieOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___turn___BoardDieOffer___obstacle(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "obstacle", 239, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___turn____end_round(PyObject *cpy_r_t) {
    char cpy_r_r0;
    char cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    cpy_r_r0 = CPyDef_encyclopedia___dice___return_dice(cpy_r_t);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_end_round", 247, CPyStatic_encyclopedia___turn___globals);
        goto CPyL17;
    }
    cpy_r_r1 = CPyDef_encyclopedia___cards___clear_displays(cpy_r_t);
    if (unlikely(cpy_r_r1 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_end_round", 248, CPyStatic_encyclopedia___turn___globals);
        goto CPyL17;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_round;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_end_round", "Table", "round", 249, CPyStatic_encyclopedia___turn___globals);
        goto CPyL17;
    }
CPyL3: ;
    cpy_r_r3 = CPyTagged_Add(cpy_r_r2, 2);
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_round != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_round);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_round = cpy_r_r3;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_end_round", 249, CPyStatic_encyclopedia___turn___globals);
        goto CPyL17;
    }
    cpy_r_r5 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_round;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_end_round", "Table", "round", 250, CPyStatic_encyclopedia___turn___globals);
        goto CPyL17;
    }
CPyL5: ;
    cpy_r_r6 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_end_round", "Table", "book", 250, CPyStatic_encyclopedia___turn___globals);
        goto CPyL17;
    }
CPyL6: ;
    cpy_r_r7 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r6)->_rounds;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_end_round", "Book", "rounds", 250, CPyStatic_encyclopedia___turn___globals);
        goto CPyL17;
    }
CPyL7: ;
    cpy_r_r8 = cpy_r_r5 & 1;
    cpy_r_r9 = cpy_r_r8 != 0;
    if (!cpy_r_r9) goto CPyL9;
    cpy_r_r10 = CPyTagged_IsEq_(cpy_r_r5, cpy_r_r7);
    if (cpy_r_r10) {
        goto CPyL10;
    } else
        goto CPyL13;
CPyL9: ;
    cpy_r_r11 = cpy_r_r5 == cpy_r_r7;
    if (!cpy_r_r11) goto CPyL13;
CPyL10: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_phase != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_phase);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_phase = 10;
    cpy_r_r12 = 1;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_end_round", 251, CPyStatic_encyclopedia___turn___globals);
        goto CPyL17;
    }
    cpy_r_r13 = CPyStatics[1158]; /* 'event-over' */
    cpy_r_r14 = CPyStatics[1147]; /* 'EN-ROUND-01' */
    cpy_r_r15 = PyDict_New();
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_end_round", 252, CPyStatic_encyclopedia___turn___globals);
        goto CPyL17;
    }
    cpy_r_r16 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r13, -2, cpy_r_r14, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_end_round", 252, CPyStatic_encyclopedia___turn___globals);
        goto CPyL17;
    } else
        goto CPyL16;
CPyL13: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_phase != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_phase);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_phase = 2;
    cpy_r_r17 = 1;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_end_round", 254, CPyStatic_encyclopedia___turn___globals);
        goto CPyL17;
    }
    cpy_r_r18 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_first;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/turn.py", "_end_round", "Table", "first", 255, CPyStatic_encyclopedia___turn___globals);
        goto CPyL17;
    }
    CPyTagged_INCREF(cpy_r_r18);
CPyL15: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_active != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_active);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_active = cpy_r_r18;
    cpy_r_r19 = 1;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_end_round", 255, CPyStatic_encyclopedia___turn___globals);
        goto CPyL17;
    }
CPyL16: ;
    return 1;
CPyL17: ;
    cpy_r_r20 = 2;
    return cpy_r_r20;
}
        
        PyObject *CPyPy_encyclopedia___turn____end_round(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:_end_round", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___turn____end_round(arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "_end_round", 245, CPyStatic_encyclopedia___turn___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___turn_____top_level__(void) {
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
    PyObject *cpy_r_r369;
    PyObject *cpy_r_r370;
    PyObject *cpy_r_r371;
    PyObject *cpy_r_r372;
    PyObject *cpy_r_r373;
    PyObject *cpy_r_r374;
    PyObject *cpy_r_r375;
    char cpy_r_r376;
    char cpy_r_r377;
    PyObject *cpy_r_r378;
    PyObject *cpy_r_r379;
    PyObject *cpy_r_r380;
    PyObject *cpy_r_r381;
    PyObject *cpy_r_r382;
    PyObject *cpy_r_r383;
    PyObject *cpy_r_r384;
    PyObject *cpy_r_r385;
    PyObject *cpy_r_r386;
    int32_t cpy_r_r387;
    char cpy_r_r388;
    PyObject *cpy_r_r389;
    PyObject *cpy_r_r390;
    int32_t cpy_r_r391;
    char cpy_r_r392;
    char cpy_r_r393;
    PyObject *cpy_r_r394;
    PyObject *cpy_r_r395;
    PyObject *cpy_r_r396;
    PyObject *cpy_r_r397;
    PyObject *cpy_r_r398;
    PyObject *cpy_r_r399;
    PyObject *cpy_r_r400;
    char cpy_r_r401;
    char cpy_r_r402;
    PyObject *cpy_r_r403;
    PyObject *cpy_r_r404;
    PyObject *cpy_r_r405;
    PyObject *cpy_r_r406;
    PyObject *cpy_r_r407;
    PyObject *cpy_r_r408;
    PyObject *cpy_r_r409;
    PyObject *cpy_r_r410;
    PyObject *cpy_r_r411;
    int32_t cpy_r_r412;
    char cpy_r_r413;
    PyObject *cpy_r_r414;
    PyObject *cpy_r_r415;
    int32_t cpy_r_r416;
    char cpy_r_r417;
    char cpy_r_r418;
    char cpy_r_r419;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 1, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 1, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_encyclopedia___turn___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 6, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4996]; /* ('Sequence',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_encyclopedia___turn___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 8, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatic_encyclopedia___turn___globals;
    cpy_r_r17 = (void *)&CPyModule_serai___games___encyclopedia___reasons;
    cpy_r_r18 = (void *)&CPyImportState_serai___games___encyclopedia___reasons;
    cpy_r_r19 = CPyModuleLockAPI_serai;
    cpy_r_r20 = CPyImport_IsInitialized(cpy_r_r18);
    if (!cpy_r_r20) goto CPyL9;
    cpy_r_r21 = PyImport_GetModuleDict();
    cpy_r_r22 = CPyStatics[392]; /* 'serai.games.encyclopedia.reasons' */
    cpy_r_r23 = CPyDict_GetItem(cpy_r_r21, cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 10, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r24 = cpy_r_r23;
    goto CPyL13;
CPyL9: ;
    cpy_r_r25 = CPyInitOnly_serai___games___encyclopedia___reasons;
    cpy_r_r26 = CPyExec_serai___games___encyclopedia___reasons;
    cpy_r_r27 = (PyObject **)&CPyModule_serai___games___encyclopedia___reasons__internal;
    cpy_r_r28 = PyImport_GetModuleDict();
    cpy_r_r29 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r30 = CPyDict_GetItem(cpy_r_r28, cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 10, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r31 = CPyStatics[8]; /* '__file__' */
    cpy_r_r32 = CPyObject_GetAttr(cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 10, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r33 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r34 = CPyStatics[392]; /* 'serai.games.encyclopedia.reasons' */
    cpy_r_r35 = CPyImport_ImportNative(cpy_r_r34, cpy_r_r25, cpy_r_r26, cpy_r_r27, cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r32, cpy_r_r33, 0);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 10, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r24 = cpy_r_r35;
CPyL13: ;
    cpy_r_r36 = CPyStatics[393]; /* 'reasons' */
    cpy_r_r37 = CPyDict_SetItem(cpy_r_r16, cpy_r_r36, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 10, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r39 = (void *)&CPyModule_serai___games___encyclopedia___actions;
    cpy_r_r40 = (void *)&CPyImportState_serai___games___encyclopedia___actions;
    cpy_r_r41 = CPyModuleLockAPI_serai;
    cpy_r_r42 = CPyImport_IsInitialized(cpy_r_r40);
    if (!cpy_r_r42) goto CPyL17;
    cpy_r_r43 = PyImport_GetModuleDict();
    cpy_r_r44 = CPyStatics[377]; /* 'serai.games.encyclopedia.actions' */
    cpy_r_r45 = CPyDict_GetItem(cpy_r_r43, cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 11, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r46 = cpy_r_r45;
    goto CPyL21;
CPyL17: ;
    cpy_r_r47 = CPyInitOnly_serai___games___encyclopedia___actions;
    cpy_r_r48 = CPyExec_serai___games___encyclopedia___actions;
    cpy_r_r49 = (PyObject **)&CPyModule_serai___games___encyclopedia___actions__internal;
    cpy_r_r50 = PyImport_GetModuleDict();
    cpy_r_r51 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r52 = CPyDict_GetItem(cpy_r_r50, cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 11, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r53 = CPyStatics[8]; /* '__file__' */
    cpy_r_r54 = CPyObject_GetAttr(cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 11, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r55 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r56 = CPyStatics[377]; /* 'serai.games.encyclopedia.actions' */
    cpy_r_r57 = CPyImport_ImportNative(cpy_r_r56, cpy_r_r47, cpy_r_r48, cpy_r_r49, cpy_r_r39, cpy_r_r40, cpy_r_r41, cpy_r_r54, cpy_r_r55, 1);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 11, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r46 = cpy_r_r57;
CPyL21: ;
    cpy_r_r58 = CPyStatics[5183]; /* ('perform_action',) */
    cpy_r_r59 = CPyStatic_encyclopedia___turn___globals;
    cpy_r_r60 = CPyImport_GetNativeAttrs(cpy_r_r46, cpy_r_r58, cpy_r_r58, cpy_r_r59);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 11, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    } else
        goto CPyL154;
CPyL22: ;
    cpy_r_r61 = (void *)&CPyModule_serai___games___encyclopedia___automa___actions;
    cpy_r_r62 = (void *)&CPyImportState_serai___games___encyclopedia___automa___actions;
    cpy_r_r63 = CPyModuleLockAPI_serai;
    cpy_r_r64 = CPyImport_IsInitialized(cpy_r_r62);
    if (!cpy_r_r64) goto CPyL25;
    cpy_r_r65 = PyImport_GetModuleDict();
    cpy_r_r66 = CPyStatics[526]; /* 'serai.games.encyclopedia.automa.actions' */
    cpy_r_r67 = CPyDict_GetItem(cpy_r_r65, cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 12, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r68 = cpy_r_r67;
    goto CPyL29;
CPyL25: ;
    cpy_r_r69 = CPyInitOnly_serai___games___encyclopedia___automa___actions;
    cpy_r_r70 = CPyExec_serai___games___encyclopedia___automa___actions;
    cpy_r_r71 = (PyObject **)&CPyModule_serai___games___encyclopedia___automa___actions__internal;
    cpy_r_r72 = PyImport_GetModuleDict();
    cpy_r_r73 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r74 = CPyDict_GetItem(cpy_r_r72, cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 12, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r75 = CPyStatics[8]; /* '__file__' */
    cpy_r_r76 = CPyObject_GetAttr(cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 12, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r77 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r78 = CPyStatics[526]; /* 'serai.games.encyclopedia.automa.actions' */
    cpy_r_r79 = CPyImport_ImportNative(cpy_r_r78, cpy_r_r69, cpy_r_r70, cpy_r_r71, cpy_r_r61, cpy_r_r62, cpy_r_r63, cpy_r_r76, cpy_r_r77, 0);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 12, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r68 = cpy_r_r79;
CPyL29: ;
    cpy_r_r80 = CPyStatics[5127]; /* ('take_card',) */
    cpy_r_r81 = CPyStatic_encyclopedia___turn___globals;
    cpy_r_r82 = CPyImport_GetNativeAttrs(cpy_r_r68, cpy_r_r80, cpy_r_r80, cpy_r_r81);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 12, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    } else
        goto CPyL155;
CPyL30: ;
    cpy_r_r83 = (void *)&CPyModule_serai___games___encyclopedia___automa___turn;
    cpy_r_r84 = (void *)&CPyImportState_serai___games___encyclopedia___automa___turn;
    cpy_r_r85 = CPyModuleLockAPI_serai;
    cpy_r_r86 = CPyImport_IsInitialized(cpy_r_r84);
    if (!cpy_r_r86) goto CPyL33;
    cpy_r_r87 = PyImport_GetModuleDict();
    cpy_r_r88 = CPyStatics[1160]; /* 'serai.games.encyclopedia.automa.turn' */
    cpy_r_r89 = CPyDict_GetItem(cpy_r_r87, cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 13, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r90 = cpy_r_r89;
    goto CPyL37;
CPyL33: ;
    cpy_r_r91 = CPyInitOnly_serai___games___encyclopedia___automa___turn;
    cpy_r_r92 = CPyExec_serai___games___encyclopedia___automa___turn;
    cpy_r_r93 = (PyObject **)&CPyModule_serai___games___encyclopedia___automa___turn__internal;
    cpy_r_r94 = PyImport_GetModuleDict();
    cpy_r_r95 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r96 = CPyDict_GetItem(cpy_r_r94, cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 13, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r97 = CPyStatics[8]; /* '__file__' */
    cpy_r_r98 = CPyObject_GetAttr(cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 13, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r99 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r100 = CPyStatics[1160]; /* 'serai.games.encyclopedia.automa.turn' */
    cpy_r_r101 = CPyImport_ImportNative(cpy_r_r100, cpy_r_r91, cpy_r_r92, cpy_r_r93, cpy_r_r83, cpy_r_r84, cpy_r_r85, cpy_r_r98, cpy_r_r99, 0);
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 13, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r90 = cpy_r_r101;
CPyL37: ;
    cpy_r_r102 = CPyStatics[5184]; /* ('automa_seal', 'automa_turn') */
    cpy_r_r103 = CPyStatic_encyclopedia___turn___globals;
    cpy_r_r104 = CPyImport_GetNativeAttrs(cpy_r_r90, cpy_r_r102, cpy_r_r102, cpy_r_r103);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 13, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    } else
        goto CPyL156;
CPyL38: ;
    cpy_r_r105 = (void *)&CPyModule_serai___games___encyclopedia___cards;
    cpy_r_r106 = (void *)&CPyImportState_serai___games___encyclopedia___cards;
    cpy_r_r107 = CPyModuleLockAPI_serai;
    cpy_r_r108 = CPyImport_IsInitialized(cpy_r_r106);
    if (!cpy_r_r108) goto CPyL41;
    cpy_r_r109 = PyImport_GetModuleDict();
    cpy_r_r110 = CPyStatics[400]; /* 'serai.games.encyclopedia.cards' */
    cpy_r_r111 = CPyDict_GetItem(cpy_r_r109, cpy_r_r110);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 14, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r112 = cpy_r_r111;
    goto CPyL45;
CPyL41: ;
    cpy_r_r113 = CPyInitOnly_serai___games___encyclopedia___cards;
    cpy_r_r114 = CPyExec_serai___games___encyclopedia___cards;
    cpy_r_r115 = (PyObject **)&CPyModule_serai___games___encyclopedia___cards__internal;
    cpy_r_r116 = PyImport_GetModuleDict();
    cpy_r_r117 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r118 = CPyDict_GetItem(cpy_r_r116, cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 14, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r119 = CPyStatics[8]; /* '__file__' */
    cpy_r_r120 = CPyObject_GetAttr(cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 14, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r121 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r122 = CPyStatics[400]; /* 'serai.games.encyclopedia.cards' */
    cpy_r_r123 = CPyImport_ImportNative(cpy_r_r122, cpy_r_r113, cpy_r_r114, cpy_r_r115, cpy_r_r105, cpy_r_r106, cpy_r_r107, cpy_r_r120, cpy_r_r121, 0);
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 14, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r112 = cpy_r_r123;
CPyL45: ;
    cpy_r_r124 = CPyStatics[5185]; /* ('clear_displays', 'refill', 'take_from_display') */
    cpy_r_r125 = CPyStatic_encyclopedia___turn___globals;
    cpy_r_r126 = CPyImport_GetNativeAttrs(cpy_r_r112, cpy_r_r124, cpy_r_r124, cpy_r_r125);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 14, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    } else
        goto CPyL157;
CPyL46: ;
    cpy_r_r127 = (void *)&CPyModule_serai___games___encyclopedia___dice;
    cpy_r_r128 = (void *)&CPyImportState_serai___games___encyclopedia___dice;
    cpy_r_r129 = CPyModuleLockAPI_serai;
    cpy_r_r130 = CPyImport_IsInitialized(cpy_r_r128);
    if (!cpy_r_r130) goto CPyL49;
    cpy_r_r131 = PyImport_GetModuleDict();
    cpy_r_r132 = CPyStatics[562]; /* 'serai.games.encyclopedia.dice' */
    cpy_r_r133 = CPyDict_GetItem(cpy_r_r131, cpy_r_r132);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 15, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r134 = cpy_r_r133;
    goto CPyL53;
CPyL49: ;
    cpy_r_r135 = CPyInitOnly_serai___games___encyclopedia___dice;
    cpy_r_r136 = CPyExec_serai___games___encyclopedia___dice;
    cpy_r_r137 = (PyObject **)&CPyModule_serai___games___encyclopedia___dice__internal;
    cpy_r_r138 = PyImport_GetModuleDict();
    cpy_r_r139 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r140 = CPyDict_GetItem(cpy_r_r138, cpy_r_r139);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 15, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r141 = CPyStatics[8]; /* '__file__' */
    cpy_r_r142 = CPyObject_GetAttr(cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 15, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r143 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r144 = CPyStatics[562]; /* 'serai.games.encyclopedia.dice' */
    cpy_r_r145 = CPyImport_ImportNative(cpy_r_r144, cpy_r_r135, cpy_r_r136, cpy_r_r137, cpy_r_r127, cpy_r_r128, cpy_r_r129, cpy_r_r142, cpy_r_r143, 0);
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 15, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r134 = cpy_r_r145;
CPyL53: ;
    cpy_r_r146 = CPyStatics[5186]; /* ('draw_and_roll', 'place_dice', 'return_dice', 'roll_again', 'rolled_dice', 'take_die') */
    cpy_r_r147 = CPyStatic_encyclopedia___turn___globals;
    cpy_r_r148 = CPyImport_GetNativeAttrs(cpy_r_r134, cpy_r_r146, cpy_r_r146, cpy_r_r147);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 15, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    } else
        goto CPyL158;
CPyL54: ;
    cpy_r_r149 = (void *)&CPyModule_serai___games___encyclopedia___free_steps;
    cpy_r_r150 = (void *)&CPyImportState_serai___games___encyclopedia___free_steps;
    cpy_r_r151 = CPyModuleLockAPI_serai;
    cpy_r_r152 = CPyImport_IsInitialized(cpy_r_r150);
    if (!cpy_r_r152) goto CPyL57;
    cpy_r_r153 = PyImport_GetModuleDict();
    cpy_r_r154 = CPyStatics[369]; /* 'serai.games.encyclopedia.free_steps' */
    cpy_r_r155 = CPyDict_GetItem(cpy_r_r153, cpy_r_r154);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 16, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r156 = cpy_r_r155;
    goto CPyL61;
CPyL57: ;
    cpy_r_r157 = CPyInitOnly_serai___games___encyclopedia___free_steps;
    cpy_r_r158 = CPyExec_serai___games___encyclopedia___free_steps;
    cpy_r_r159 = (PyObject **)&CPyModule_serai___games___encyclopedia___free_steps__internal;
    cpy_r_r160 = PyImport_GetModuleDict();
    cpy_r_r161 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r162 = CPyDict_GetItem(cpy_r_r160, cpy_r_r161);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 16, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r163 = CPyStatics[8]; /* '__file__' */
    cpy_r_r164 = CPyObject_GetAttr(cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r162);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 16, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r165 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r166 = CPyStatics[369]; /* 'serai.games.encyclopedia.free_steps' */
    cpy_r_r167 = CPyImport_ImportNative(cpy_r_r166, cpy_r_r157, cpy_r_r158, cpy_r_r159, cpy_r_r149, cpy_r_r150, cpy_r_r151, cpy_r_r164, cpy_r_r165, 0);
    CPy_DECREF(cpy_r_r164);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 16, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r156 = cpy_r_r167;
CPyL61: ;
    cpy_r_r168 = CPyStatics[5040]; /* ('FREE_STEPS',) */
    cpy_r_r169 = CPyStatic_encyclopedia___turn___globals;
    cpy_r_r170 = CPyImport_GetNativeAttrs(cpy_r_r156, cpy_r_r168, cpy_r_r168, cpy_r_r169);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 16, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    } else
        goto CPyL159;
CPyL62: ;
    cpy_r_r171 = (void *)&CPyModule_serai___games___encyclopedia___names;
    cpy_r_r172 = (void *)&CPyImportState_serai___games___encyclopedia___names;
    cpy_r_r173 = CPyModuleLockAPI_serai;
    cpy_r_r174 = CPyImport_IsInitialized(cpy_r_r172);
    if (!cpy_r_r174) goto CPyL65;
    cpy_r_r175 = PyImport_GetModuleDict();
    cpy_r_r176 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r177 = CPyDict_GetItem(cpy_r_r175, cpy_r_r176);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 17, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r178 = cpy_r_r177;
    goto CPyL69;
CPyL65: ;
    cpy_r_r179 = CPyInitOnly_serai___games___encyclopedia___names;
    cpy_r_r180 = CPyExec_serai___games___encyclopedia___names;
    cpy_r_r181 = (PyObject **)&CPyModule_serai___games___encyclopedia___names__internal;
    cpy_r_r182 = PyImport_GetModuleDict();
    cpy_r_r183 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r184 = CPyDict_GetItem(cpy_r_r182, cpy_r_r183);
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 17, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r185 = CPyStatics[8]; /* '__file__' */
    cpy_r_r186 = CPyObject_GetAttr(cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r184);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 17, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r187 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r188 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r189 = CPyImport_ImportNative(cpy_r_r188, cpy_r_r179, cpy_r_r180, cpy_r_r181, cpy_r_r171, cpy_r_r172, cpy_r_r173, cpy_r_r186, cpy_r_r187, 0);
    CPy_DECREF(cpy_r_r186);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 17, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r178 = cpy_r_r189;
CPyL69: ;
    cpy_r_r190 = CPyStatics[5187]; /* ('ANIMAL', 'DICE', 'EVERYBODY', 'EXPERT', 'FIRST_SPACE', 'NOTHING_THERE', 'OVER', 'ROUND', 'SEALS', 'SEAT_STRIDE', 'START', 'TURNS') */
    cpy_r_r191 = CPyStatic_encyclopedia___turn___globals;
    cpy_r_r192 = CPyImport_GetNativeAttrs(cpy_r_r178, cpy_r_r190, cpy_r_r190, cpy_r_r191);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 17, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    } else
        goto CPyL160;
CPyL70: ;
    cpy_r_r193 = (void *)&CPyModule_serai___games___encyclopedia___notes;
    cpy_r_r194 = (void *)&CPyImportState_serai___games___encyclopedia___notes;
    cpy_r_r195 = CPyModuleLockAPI_serai;
    cpy_r_r196 = CPyImport_IsInitialized(cpy_r_r194);
    if (!cpy_r_r196) goto CPyL73;
    cpy_r_r197 = PyImport_GetModuleDict();
    cpy_r_r198 = CPyStatics[412]; /* 'serai.games.encyclopedia.notes' */
    cpy_r_r199 = CPyDict_GetItem(cpy_r_r197, cpy_r_r198);
    if (unlikely(cpy_r_r199 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 31, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r200 = cpy_r_r199;
    goto CPyL77;
CPyL73: ;
    cpy_r_r201 = CPyInitOnly_serai___games___encyclopedia___notes;
    cpy_r_r202 = CPyExec_serai___games___encyclopedia___notes;
    cpy_r_r203 = (PyObject **)&CPyModule_serai___games___encyclopedia___notes__internal;
    cpy_r_r204 = PyImport_GetModuleDict();
    cpy_r_r205 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r206 = CPyDict_GetItem(cpy_r_r204, cpy_r_r205);
    if (unlikely(cpy_r_r206 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 31, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r207 = CPyStatics[8]; /* '__file__' */
    cpy_r_r208 = CPyObject_GetAttr(cpy_r_r206, cpy_r_r207);
    CPy_DECREF(cpy_r_r206);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 31, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r209 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r210 = CPyStatics[412]; /* 'serai.games.encyclopedia.notes' */
    cpy_r_r211 = CPyImport_ImportNative(cpy_r_r210, cpy_r_r201, cpy_r_r202, cpy_r_r203, cpy_r_r193, cpy_r_r194, cpy_r_r195, cpy_r_r208, cpy_r_r209, 0);
    CPy_DECREF(cpy_r_r208);
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 31, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r200 = cpy_r_r211;
CPyL77: ;
    cpy_r_r212 = CPyStatics[5051]; /* ('animal_note',) */
    cpy_r_r213 = CPyStatic_encyclopedia___turn___globals;
    cpy_r_r214 = CPyImport_GetNativeAttrs(cpy_r_r200, cpy_r_r212, cpy_r_r212, cpy_r_r213);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r214 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 31, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    } else
        goto CPyL161;
CPyL78: ;
    cpy_r_r215 = (void *)&CPyModule_serai___games___encyclopedia___picks;
    cpy_r_r216 = (void *)&CPyImportState_serai___games___encyclopedia___picks;
    cpy_r_r217 = CPyModuleLockAPI_serai;
    cpy_r_r218 = CPyImport_IsInitialized(cpy_r_r216);
    if (!cpy_r_r218) goto CPyL81;
    cpy_r_r219 = PyImport_GetModuleDict();
    cpy_r_r220 = CPyStatics[414]; /* 'serai.games.encyclopedia.picks' */
    cpy_r_r221 = CPyDict_GetItem(cpy_r_r219, cpy_r_r220);
    if (unlikely(cpy_r_r221 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 32, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r222 = cpy_r_r221;
    goto CPyL85;
CPyL81: ;
    cpy_r_r223 = CPyInitOnly_serai___games___encyclopedia___picks;
    cpy_r_r224 = CPyExec_serai___games___encyclopedia___picks;
    cpy_r_r225 = (PyObject **)&CPyModule_serai___games___encyclopedia___picks__internal;
    cpy_r_r226 = PyImport_GetModuleDict();
    cpy_r_r227 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r228 = CPyDict_GetItem(cpy_r_r226, cpy_r_r227);
    if (unlikely(cpy_r_r228 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 32, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r229 = CPyStatics[8]; /* '__file__' */
    cpy_r_r230 = CPyObject_GetAttr(cpy_r_r228, cpy_r_r229);
    CPy_DECREF(cpy_r_r228);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 32, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r231 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r232 = CPyStatics[414]; /* 'serai.games.encyclopedia.picks' */
    cpy_r_r233 = CPyImport_ImportNative(cpy_r_r232, cpy_r_r223, cpy_r_r224, cpy_r_r225, cpy_r_r215, cpy_r_r216, cpy_r_r217, cpy_r_r230, cpy_r_r231, 0);
    CPy_DECREF(cpy_r_r230);
    if (unlikely(cpy_r_r233 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 32, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r222 = cpy_r_r233;
CPyL85: ;
    cpy_r_r234 = CPyStatics[5188]; /* ('add_to_study', 'take_waiting_picks') */
    cpy_r_r235 = CPyStatic_encyclopedia___turn___globals;
    cpy_r_r236 = CPyImport_GetNativeAttrs(cpy_r_r222, cpy_r_r234, cpy_r_r234, cpy_r_r235);
    CPy_DECREF(cpy_r_r222);
    if (unlikely(cpy_r_r236 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 32, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    } else
        goto CPyL162;
CPyL86: ;
    cpy_r_r237 = (void *)&CPyModule_serai___games___encyclopedia___table;
    cpy_r_r238 = (void *)&CPyImportState_serai___games___encyclopedia___table;
    cpy_r_r239 = CPyModuleLockAPI_serai;
    cpy_r_r240 = CPyImport_IsInitialized(cpy_r_r238);
    if (!cpy_r_r240) goto CPyL89;
    cpy_r_r241 = PyImport_GetModuleDict();
    cpy_r_r242 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r243 = CPyDict_GetItem(cpy_r_r241, cpy_r_r242);
    if (unlikely(cpy_r_r243 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 33, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r244 = cpy_r_r243;
    goto CPyL93;
CPyL89: ;
    cpy_r_r245 = CPyInitOnly_serai___games___encyclopedia___table;
    cpy_r_r246 = CPyExec_serai___games___encyclopedia___table;
    cpy_r_r247 = (PyObject **)&CPyModule_serai___games___encyclopedia___table__internal;
    cpy_r_r248 = PyImport_GetModuleDict();
    cpy_r_r249 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r250 = CPyDict_GetItem(cpy_r_r248, cpy_r_r249);
    if (unlikely(cpy_r_r250 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 33, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r251 = CPyStatics[8]; /* '__file__' */
    cpy_r_r252 = CPyObject_GetAttr(cpy_r_r250, cpy_r_r251);
    CPy_DECREF(cpy_r_r250);
    if (unlikely(cpy_r_r252 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 33, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r253 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r254 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r255 = CPyImport_ImportNative(cpy_r_r254, cpy_r_r245, cpy_r_r246, cpy_r_r247, cpy_r_r237, cpy_r_r238, cpy_r_r239, cpy_r_r252, cpy_r_r253, 0);
    CPy_DECREF(cpy_r_r252);
    if (unlikely(cpy_r_r255 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 33, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r244 = cpy_r_r255;
CPyL93: ;
    cpy_r_r256 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r257 = CPyStatic_encyclopedia___turn___globals;
    cpy_r_r258 = CPyImport_GetNativeAttrs(cpy_r_r244, cpy_r_r256, cpy_r_r256, cpy_r_r257);
    CPy_DECREF(cpy_r_r244);
    if (unlikely(cpy_r_r258 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 33, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    } else
        goto CPyL163;
CPyL94: ;
    cpy_r_r259 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r260 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r261 = CPyModuleLockAPI_serai;
    cpy_r_r262 = CPyImport_IsInitialized(cpy_r_r260);
    if (!cpy_r_r262) goto CPyL97;
    cpy_r_r263 = PyImport_GetModuleDict();
    cpy_r_r264 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r265 = CPyDict_GetItem(cpy_r_r263, cpy_r_r264);
    if (unlikely(cpy_r_r265 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 34, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r266 = cpy_r_r265;
    goto CPyL101;
CPyL97: ;
    cpy_r_r267 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r268 = CPyExec_serai___kernel___decision;
    cpy_r_r269 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r270 = PyImport_GetModuleDict();
    cpy_r_r271 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r272 = CPyDict_GetItem(cpy_r_r270, cpy_r_r271);
    if (unlikely(cpy_r_r272 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 34, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r273 = CPyStatics[8]; /* '__file__' */
    cpy_r_r274 = CPyObject_GetAttr(cpy_r_r272, cpy_r_r273);
    CPy_DECREF(cpy_r_r272);
    if (unlikely(cpy_r_r274 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 34, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r275 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r276 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r277 = CPyImport_ImportNative(cpy_r_r276, cpy_r_r267, cpy_r_r268, cpy_r_r269, cpy_r_r259, cpy_r_r260, cpy_r_r261, cpy_r_r274, cpy_r_r275, 0);
    CPy_DECREF(cpy_r_r274);
    if (unlikely(cpy_r_r277 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 34, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r266 = cpy_r_r277;
CPyL101: ;
    cpy_r_r278 = CPyStatics[5070]; /* ('Offer', 'Option', 'Reason', 'Rules', 'ask') */
    cpy_r_r279 = CPyStatic_encyclopedia___turn___globals;
    cpy_r_r280 = CPyImport_GetNativeAttrs(cpy_r_r266, cpy_r_r278, cpy_r_r278, cpy_r_r279);
    CPy_DECREF(cpy_r_r266);
    if (unlikely(cpy_r_r280 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 34, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    } else
        goto CPyL164;
CPyL102: ;
    cpy_r_r281 = (void *)&CPyModule_serai___kernel___extras;
    cpy_r_r282 = (void *)&CPyImportState_serai___kernel___extras;
    cpy_r_r283 = CPyModuleLockAPI_serai;
    cpy_r_r284 = CPyImport_IsInitialized(cpy_r_r282);
    if (!cpy_r_r284) goto CPyL105;
    cpy_r_r285 = PyImport_GetModuleDict();
    cpy_r_r286 = CPyStatics[373]; /* 'serai.kernel.extras' */
    cpy_r_r287 = CPyDict_GetItem(cpy_r_r285, cpy_r_r286);
    if (unlikely(cpy_r_r287 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 35, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r288 = cpy_r_r287;
    goto CPyL109;
CPyL105: ;
    cpy_r_r289 = CPyInitOnly_serai___kernel___extras;
    cpy_r_r290 = CPyExec_serai___kernel___extras;
    cpy_r_r291 = (PyObject **)&CPyModule_serai___kernel___extras__internal;
    cpy_r_r292 = PyImport_GetModuleDict();
    cpy_r_r293 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r294 = CPyDict_GetItem(cpy_r_r292, cpy_r_r293);
    if (unlikely(cpy_r_r294 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 35, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r295 = CPyStatics[8]; /* '__file__' */
    cpy_r_r296 = CPyObject_GetAttr(cpy_r_r294, cpy_r_r295);
    CPy_DECREF(cpy_r_r294);
    if (unlikely(cpy_r_r296 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 35, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r297 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r298 = CPyStatics[373]; /* 'serai.kernel.extras' */
    cpy_r_r299 = CPyImport_ImportNative(cpy_r_r298, cpy_r_r289, cpy_r_r290, cpy_r_r291, cpy_r_r281, cpy_r_r282, cpy_r_r283, cpy_r_r296, cpy_r_r297, 0);
    CPy_DECREF(cpy_r_r296);
    if (unlikely(cpy_r_r299 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 35, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r288 = cpy_r_r299;
CPyL109: ;
    cpy_r_r300 = CPyStatics[5042]; /* ('ask_with',) */
    cpy_r_r301 = CPyStatic_encyclopedia___turn___globals;
    cpy_r_r302 = CPyImport_GetNativeAttrs(cpy_r_r288, cpy_r_r300, cpy_r_r300, cpy_r_r301);
    CPy_DECREF(cpy_r_r288);
    if (unlikely(cpy_r_r302 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 35, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    } else
        goto CPyL165;
CPyL110: ;
    cpy_r_r303 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r304 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r305 = CPyModuleLockAPI_serai;
    cpy_r_r306 = CPyImport_IsInitialized(cpy_r_r304);
    if (!cpy_r_r306) goto CPyL113;
    cpy_r_r307 = PyImport_GetModuleDict();
    cpy_r_r308 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r309 = CPyDict_GetItem(cpy_r_r307, cpy_r_r308);
    if (unlikely(cpy_r_r309 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 36, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r310 = cpy_r_r309;
    goto CPyL117;
CPyL113: ;
    cpy_r_r311 = CPyInitOnly_serai___kernel___message;
    cpy_r_r312 = CPyExec_serai___kernel___message;
    cpy_r_r313 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r314 = PyImport_GetModuleDict();
    cpy_r_r315 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r316 = CPyDict_GetItem(cpy_r_r314, cpy_r_r315);
    if (unlikely(cpy_r_r316 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 36, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r317 = CPyStatics[8]; /* '__file__' */
    cpy_r_r318 = CPyObject_GetAttr(cpy_r_r316, cpy_r_r317);
    CPy_DECREF(cpy_r_r316);
    if (unlikely(cpy_r_r318 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 36, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r319 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r320 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r321 = CPyImport_ImportNative(cpy_r_r320, cpy_r_r311, cpy_r_r312, cpy_r_r313, cpy_r_r303, cpy_r_r304, cpy_r_r305, cpy_r_r318, cpy_r_r319, 0);
    CPy_DECREF(cpy_r_r318);
    if (unlikely(cpy_r_r321 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 36, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r310 = cpy_r_r321;
CPyL117: ;
    cpy_r_r322 = CPyStatics[5121]; /* ('Message', 'SeatName') */
    cpy_r_r323 = CPyStatic_encyclopedia___turn___globals;
    cpy_r_r324 = CPyImport_GetNativeAttrs(cpy_r_r310, cpy_r_r322, cpy_r_r322, cpy_r_r323);
    CPy_DECREF(cpy_r_r310);
    if (unlikely(cpy_r_r324 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 36, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    } else
        goto CPyL166;
CPyL118: ;
    cpy_r_r325 = (void *)&CPyModule_serai___kernel___offer;
    cpy_r_r326 = (void *)&CPyImportState_serai___kernel___offer;
    cpy_r_r327 = CPyModuleLockAPI_serai;
    cpy_r_r328 = CPyImport_IsInitialized(cpy_r_r326);
    if (!cpy_r_r328) goto CPyL121;
    cpy_r_r329 = PyImport_GetModuleDict();
    cpy_r_r330 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r331 = CPyDict_GetItem(cpy_r_r329, cpy_r_r330);
    if (unlikely(cpy_r_r331 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 37, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r332 = cpy_r_r331;
    goto CPyL125;
CPyL121: ;
    cpy_r_r333 = CPyInitOnly_serai___kernel___offer;
    cpy_r_r334 = CPyExec_serai___kernel___offer;
    cpy_r_r335 = (PyObject **)&CPyModule_serai___kernel___offer__internal;
    cpy_r_r336 = PyImport_GetModuleDict();
    cpy_r_r337 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r338 = CPyDict_GetItem(cpy_r_r336, cpy_r_r337);
    if (unlikely(cpy_r_r338 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 37, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r339 = CPyStatics[8]; /* '__file__' */
    cpy_r_r340 = CPyObject_GetAttr(cpy_r_r338, cpy_r_r339);
    CPy_DECREF(cpy_r_r338);
    if (unlikely(cpy_r_r340 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 37, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r341 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r342 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r343 = CPyImport_ImportNative(cpy_r_r342, cpy_r_r333, cpy_r_r334, cpy_r_r335, cpy_r_r325, cpy_r_r326, cpy_r_r327, cpy_r_r340, cpy_r_r341, 0);
    CPy_DECREF(cpy_r_r340);
    if (unlikely(cpy_r_r343 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 37, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r332 = cpy_r_r343;
CPyL125: ;
    cpy_r_r344 = CPyStatics[5043]; /* ('TableOffer',) */
    cpy_r_r345 = CPyStatic_encyclopedia___turn___globals;
    cpy_r_r346 = CPyImport_GetNativeAttrs(cpy_r_r332, cpy_r_r344, cpy_r_r344, cpy_r_r345);
    CPy_DECREF(cpy_r_r332);
    if (unlikely(cpy_r_r346 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 37, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    } else
        goto CPyL167;
CPyL126: ;
    cpy_r_r347 = (void *)&CPyModule_serai___kernel___perform;
    cpy_r_r348 = (void *)&CPyImportState_serai___kernel___perform;
    cpy_r_r349 = CPyModuleLockAPI_serai;
    cpy_r_r350 = CPyImport_IsInitialized(cpy_r_r348);
    if (!cpy_r_r350) goto CPyL129;
    cpy_r_r351 = PyImport_GetModuleDict();
    cpy_r_r352 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r353 = CPyDict_GetItem(cpy_r_r351, cpy_r_r352);
    if (unlikely(cpy_r_r353 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 38, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r354 = cpy_r_r353;
    goto CPyL133;
CPyL129: ;
    cpy_r_r355 = CPyInitOnly_serai___kernel___perform;
    cpy_r_r356 = CPyExec_serai___kernel___perform;
    cpy_r_r357 = (PyObject **)&CPyModule_serai___kernel___perform__internal;
    cpy_r_r358 = PyImport_GetModuleDict();
    cpy_r_r359 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r360 = CPyDict_GetItem(cpy_r_r358, cpy_r_r359);
    if (unlikely(cpy_r_r360 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 38, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r361 = CPyStatics[8]; /* '__file__' */
    cpy_r_r362 = CPyObject_GetAttr(cpy_r_r360, cpy_r_r361);
    CPy_DECREF(cpy_r_r360);
    if (unlikely(cpy_r_r362 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 38, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r363 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r364 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r365 = CPyImport_ImportNative(cpy_r_r364, cpy_r_r355, cpy_r_r356, cpy_r_r357, cpy_r_r347, cpy_r_r348, cpy_r_r349, cpy_r_r362, cpy_r_r363, 0);
    CPy_DECREF(cpy_r_r362);
    if (unlikely(cpy_r_r365 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 38, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r354 = cpy_r_r365;
CPyL133: ;
    cpy_r_r366 = CPyStatics[5097]; /* ('in_order',) */
    cpy_r_r367 = CPyStatic_encyclopedia___turn___globals;
    cpy_r_r368 = CPyImport_GetNativeAttrs(cpy_r_r354, cpy_r_r366, cpy_r_r366, cpy_r_r367);
    CPy_DECREF(cpy_r_r354);
    if (unlikely(cpy_r_r368 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 38, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    } else
        goto CPyL168;
CPyL134: ;
    cpy_r_r369 = (PyObject *)CPyType_offer___TableOffer;
    cpy_r_r370 = (PyObject *)CPyType_encyclopedia___table___Table;
    cpy_r_r371 = PyObject_GetItem(cpy_r_r369, cpy_r_r370);
    if (unlikely(cpy_r_r371 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 151, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r372 = PyTuple_Pack(1, cpy_r_r371);
    CPy_DECREF(cpy_r_r371);
    if (unlikely(cpy_r_r372 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 151, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r373 = CPyStatics[282]; /* 'serai.games.encyclopedia.turn' */
    cpy_r_r374 = (PyObject *)CPyType_encyclopedia___turn___DieOffer_template;
    cpy_r_r375 = CPyType_FromTemplate(cpy_r_r374, cpy_r_r372, cpy_r_r373);
    CPy_DECREF(cpy_r_r372);
    if (unlikely(cpy_r_r375 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 151, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r376 = CPyDef_encyclopedia___turn___DieOffer_trait_vtable_setup();
    if (unlikely(cpy_r_r376 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 151, CPyStatic_encyclopedia___turn___globals);
        goto CPyL169;
    }
    cpy_r_r377 = CPyDef_encyclopedia___turn___DieOffer_coroutine_setup(cpy_r_r375);
    if (unlikely(cpy_r_r377 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 151, CPyStatic_encyclopedia___turn___globals);
        goto CPyL169;
    }
    cpy_r_r378 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r379 = CPyStatics[378]; /* 't' */
    cpy_r_r380 = CPyStatics[379]; /* 'me' */
    cpy_r_r381 = CPyStatics[380]; /* '_likely' */
    cpy_r_r382 = CPyStatics[381]; /* '_obstacle' */
    cpy_r_r383 = CPyStatics[382]; /* '_others' */
    cpy_r_r384 = CPyStatics[383]; /* '_note' */
    cpy_r_r385 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r386 = PyTuple_Pack(7, cpy_r_r379, cpy_r_r380, cpy_r_r381, cpy_r_r382, cpy_r_r383, cpy_r_r384, cpy_r_r385);
    if (unlikely(cpy_r_r386 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 151, CPyStatic_encyclopedia___turn___globals);
        goto CPyL169;
    }
    cpy_r_r387 = PyObject_SetAttr(cpy_r_r375, cpy_r_r378, cpy_r_r386);
    CPy_DECREF(cpy_r_r386);
    cpy_r_r388 = cpy_r_r387 >= 0;
    if (unlikely(!cpy_r_r388)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 151, CPyStatic_encyclopedia___turn___globals);
        goto CPyL169;
    }
    CPyType_encyclopedia___turn___DieOffer = (PyTypeObject *)cpy_r_r375;
    CPy_INCREF(CPyType_encyclopedia___turn___DieOffer);
    cpy_r_r389 = CPyStatic_encyclopedia___turn___globals;
    cpy_r_r390 = CPyStatics[1168]; /* 'DieOffer' */
    cpy_r_r391 = PyDict_SetItem(cpy_r_r389, cpy_r_r390, cpy_r_r375);
    cpy_r_r392 = cpy_r_r391 >= 0;
    if (unlikely(!cpy_r_r392)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 151, CPyStatic_encyclopedia___turn___globals);
        goto CPyL169;
    }
    cpy_r_r393 = CPy_InitSubclass(cpy_r_r375);
    CPy_DECREF(cpy_r_r375);
    if (unlikely(!cpy_r_r393)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 151, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r394 = (PyObject *)CPyType_offer___TableOffer;
    cpy_r_r395 = (PyObject *)CPyType_encyclopedia___table___Table;
    cpy_r_r396 = PyObject_GetItem(cpy_r_r394, cpy_r_r395);
    if (unlikely(cpy_r_r396 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 228, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r397 = PyTuple_Pack(1, cpy_r_r396);
    CPy_DECREF(cpy_r_r396);
    if (unlikely(cpy_r_r397 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 228, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r398 = CPyStatics[282]; /* 'serai.games.encyclopedia.turn' */
    cpy_r_r399 = (PyObject *)CPyType_encyclopedia___turn___BoardDieOffer_template;
    cpy_r_r400 = CPyType_FromTemplate(cpy_r_r399, cpy_r_r397, cpy_r_r398);
    CPy_DECREF(cpy_r_r397);
    if (unlikely(cpy_r_r400 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 228, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    cpy_r_r401 = CPyDef_encyclopedia___turn___BoardDieOffer_trait_vtable_setup();
    if (unlikely(cpy_r_r401 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 228, CPyStatic_encyclopedia___turn___globals);
        goto CPyL170;
    }
    cpy_r_r402 = CPyDef_encyclopedia___turn___BoardDieOffer_coroutine_setup(cpy_r_r400);
    if (unlikely(cpy_r_r402 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 228, CPyStatic_encyclopedia___turn___globals);
        goto CPyL170;
    }
    cpy_r_r403 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r404 = CPyStatics[378]; /* 't' */
    cpy_r_r405 = CPyStatics[379]; /* 'me' */
    cpy_r_r406 = CPyStatics[380]; /* '_likely' */
    cpy_r_r407 = CPyStatics[381]; /* '_obstacle' */
    cpy_r_r408 = CPyStatics[382]; /* '_others' */
    cpy_r_r409 = CPyStatics[383]; /* '_note' */
    cpy_r_r410 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r411 = PyTuple_Pack(7, cpy_r_r404, cpy_r_r405, cpy_r_r406, cpy_r_r407, cpy_r_r408, cpy_r_r409, cpy_r_r410);
    if (unlikely(cpy_r_r411 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 228, CPyStatic_encyclopedia___turn___globals);
        goto CPyL170;
    }
    cpy_r_r412 = PyObject_SetAttr(cpy_r_r400, cpy_r_r403, cpy_r_r411);
    CPy_DECREF(cpy_r_r411);
    cpy_r_r413 = cpy_r_r412 >= 0;
    if (unlikely(!cpy_r_r413)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 228, CPyStatic_encyclopedia___turn___globals);
        goto CPyL170;
    }
    CPyType_encyclopedia___turn___BoardDieOffer = (PyTypeObject *)cpy_r_r400;
    CPy_INCREF(CPyType_encyclopedia___turn___BoardDieOffer);
    cpy_r_r414 = CPyStatic_encyclopedia___turn___globals;
    cpy_r_r415 = CPyStatics[1169]; /* 'BoardDieOffer' */
    cpy_r_r416 = PyDict_SetItem(cpy_r_r414, cpy_r_r415, cpy_r_r400);
    cpy_r_r417 = cpy_r_r416 >= 0;
    if (unlikely(!cpy_r_r417)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 228, CPyStatic_encyclopedia___turn___globals);
        goto CPyL170;
    }
    cpy_r_r418 = CPy_InitSubclass(cpy_r_r400);
    CPy_DECREF(cpy_r_r400);
    if (unlikely(!cpy_r_r418)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/turn.py", "<module>", 228, CPyStatic_encyclopedia___turn___globals);
        goto CPyL153;
    }
    return 1;
CPyL153: ;
    cpy_r_r419 = 2;
    return cpy_r_r419;
CPyL154: ;
    CPy_DECREF(cpy_r_r60);
    goto CPyL22;
CPyL155: ;
    CPy_DECREF(cpy_r_r82);
    goto CPyL30;
CPyL156: ;
    CPy_DECREF(cpy_r_r104);
    goto CPyL38;
CPyL157: ;
    CPy_DECREF(cpy_r_r126);
    goto CPyL46;
CPyL158: ;
    CPy_DECREF(cpy_r_r148);
    goto CPyL54;
CPyL159: ;
    CPy_DECREF(cpy_r_r170);
    goto CPyL62;
CPyL160: ;
    CPy_DECREF(cpy_r_r192);
    goto CPyL70;
CPyL161: ;
    CPy_DECREF(cpy_r_r214);
    goto CPyL78;
CPyL162: ;
    CPy_DECREF(cpy_r_r236);
    goto CPyL86;
CPyL163: ;
    CPy_DECREF(cpy_r_r258);
    goto CPyL94;
CPyL164: ;
    CPy_DECREF(cpy_r_r280);
    goto CPyL102;
CPyL165: ;
    CPy_DECREF(cpy_r_r302);
    goto CPyL110;
CPyL166: ;
    CPy_DECREF(cpy_r_r324);
    goto CPyL118;
CPyL167: ;
    CPy_DECREF(cpy_r_r346);
    goto CPyL126;
CPyL168: ;
    CPy_DECREF(cpy_r_r368);
    goto CPyL134;
CPyL169: ;
    CPy_DecRef(cpy_r_r375);
    goto CPyL153;
CPyL170: ;
    CPy_DecRef(cpy_r_r400);
    goto CPyL153;
}

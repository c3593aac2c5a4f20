#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef contracts___Contracts_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___contracts___ContractsObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___contracts___ContractsObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
contracts___Contracts_traverse(serai___games___merv___contracts___ContractsObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___contracts___ContractsObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___contracts___ContractsObject))));
    return rv;
}

static int32_t CPyDef_contracts___Contracts_clear(PyObject *cpy_r_self)
{
    serai___games___merv___contracts___ContractsObject *self = (serai___games___merv___contracts___ContractsObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___contracts___ContractsObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___contracts___ContractsObject))));
    return 0;
}

static int32_t CPyDef_contracts___Contracts_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___contracts___ContractsObject *self = (serai___games___merv___contracts___ContractsObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___contracts___ContractsObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___contracts___ContractsObject))));
    return 0;
}

static void
contracts___Contracts_dealloc(serai___games___merv___contracts___ContractsObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, contracts___Contracts_dealloc)
    CPyDef_contracts___Contracts_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_contracts_____mypyc__Contracts_setup(PyObject *cpy_r_type);
PyObject *CPyDef_contracts___Contracts(void);

static PyObject *
contracts___Contracts_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_contracts___Contracts) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_contracts_____mypyc__Contracts_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem contracts___Contracts_vtable[6];
static bool
CPyDef_contracts___Contracts_trait_vtable_setup(void)
{
    CPyVTableItem contracts___Contracts_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_contracts___Contracts___offer__Extras_glue,
        (CPyVTableItem)CPyDef_contracts___Contracts___holds,
        (CPyVTableItem)CPyDef_contracts___Contracts___take__Extras_glue,
        (CPyVTableItem)CPyDef_contracts___Contracts___offer,
        (CPyVTableItem)CPyDef_contracts___Contracts___holds,
        (CPyVTableItem)CPyDef_contracts___Contracts___take,
    };
    memcpy(contracts___Contracts_vtable, contracts___Contracts_vtable_scratch, sizeof(contracts___Contracts_vtable));
    return 1;
}

static bool
CPyDef_contracts___Contracts_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef contracts___Contracts_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef contracts___Contracts_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_contracts_____mypyc__Contracts_setup, METH_O, NULL},
    {"offer",
     (PyCFunction)CPyPy_contracts___Contracts___offer,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("offer($self, t, me)\n--\n\n")},
    {"holds",
     (PyCFunction)CPyPy_contracts___Contracts___holds,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("holds($self, option)\n--\n\n")},
    {"take",
     (PyCFunction)CPyPy_contracts___Contracts___take,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("take($self, t, me, option)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_contracts___Contracts_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Contracts",
    .tp_new = contracts___Contracts_new,
    .tp_dealloc = (destructor)contracts___Contracts_dealloc,
    .tp_traverse = (traverseproc)contracts___Contracts_traverse,
    .tp_clear = (inquiry)CPyDef_contracts___Contracts_clear,
    .tp_getset = contracts___Contracts_getseters,
    .tp_methods = contracts___Contracts_methods,
    .tp_members = contracts___Contracts_members,
    .tp_basicsize = sizeof(serai___games___merv___contracts___ContractsObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___contracts___ContractsObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___contracts___ContractsObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Contracts()\n--\n\n"),
};
static PyTypeObject *CPyType_contracts___Contracts_template = &CPyType_contracts___Contracts_template_;

PyObject *CPyDef_contracts_____mypyc__Contracts_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___contracts___ContractsObject *self;
    self = (serai___games___merv___contracts___ContractsObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = contracts___Contracts_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_contracts___Contracts(void)
{
    PyObject *self = CPyDef_contracts_____mypyc__Contracts_setup((PyObject *)CPyType_contracts___Contracts);
    if (self == NULL)
        return NULL;
    return self;
}


PyMemberDef contracts___ContractOffer_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___contracts___ContractOfferObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___contracts___ContractOfferObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
contracts___ContractOffer_traverse(serai___games___merv___contracts___ContractOfferObject *self, visitproc visit, void *arg)
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
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___contracts___ContractOfferObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___contracts___ContractOfferObject))));
    return rv;
}

static int32_t CPyDef_contracts___ContractOffer_clear(PyObject *cpy_r_self)
{
    serai___games___merv___contracts___ContractOfferObject *self = (serai___games___merv___contracts___ContractOfferObject *)cpy_r_self;
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
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___contracts___ContractOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___contracts___ContractOfferObject))));
    return 0;
}

static int32_t CPyDef_contracts___ContractOffer_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___contracts___ContractOfferObject *self = (serai___games___merv___contracts___ContractOfferObject *)cpy_r_self;
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
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___contracts___ContractOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___contracts___ContractOfferObject))));
    return 0;
}

static void
contracts___ContractOffer_dealloc(serai___games___merv___contracts___ContractOfferObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, contracts___ContractOffer_dealloc)
    CPyDef_contracts___ContractOffer_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_contracts_____mypyc__ContractOffer_setup(PyObject *cpy_r_type);
PyObject *CPyDef_contracts___ContractOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me);

static PyObject *
contracts___ContractOffer_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_contracts___ContractOffer) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_contracts_____mypyc__ContractOffer_setup((PyObject*)type);
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

static CPyVTableItem contracts___ContractOffer_vtable[18];
static bool
CPyDef_contracts___ContractOffer_trait_vtable_setup(void)
{
    CPyVTableItem contracts___ContractOffer_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_offer___TableOffer_____init__,
        (CPyVTableItem)CPyDef_offer___Offer_____add__,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_contracts___ContractOffer___note,
        (CPyVTableItem)CPyDef_offer___TableOffer_____init__,
        (CPyVTableItem)CPyDef_contracts___ContractOffer___likely,
        (CPyVTableItem)CPyDef_contracts___ContractOffer___others,
        (CPyVTableItem)CPyDef_contracts___ContractOffer___obstacle,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_contracts___ContractOffer___note,
        (CPyVTableItem)CPyDef_contracts___ContractOffer___likely,
        (CPyVTableItem)CPyDef_contracts___ContractOffer___others,
        (CPyVTableItem)CPyDef_contracts___ContractOffer___obstacle,
        (CPyVTableItem)CPyDef_contracts___ContractOffer___note,
    };
    memcpy(contracts___ContractOffer_vtable, contracts___ContractOffer_vtable_scratch, sizeof(contracts___ContractOffer_vtable));
    return 1;
}

static bool
CPyDef_contracts___ContractOffer_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef contracts___ContractOffer_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef contracts___ContractOffer_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_contracts_____mypyc__ContractOffer_setup, METH_O, NULL},
    {"likely",
     (PyCFunction)CPyPy_contracts___ContractOffer___likely,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("likely($self)\n--\n\n")},
    {"others",
     (PyCFunction)CPyPy_contracts___ContractOffer___others,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("others($self)\n--\n\n")},
    {"obstacle",
     (PyCFunction)CPyPy_contracts___ContractOffer___obstacle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("obstacle($self, option)\n--\n\n")},
    {"note",
     (PyCFunction)CPyPy_contracts___ContractOffer___note,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("note($self, option)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_contracts___ContractOffer_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ContractOffer",
    .tp_new = contracts___ContractOffer_new,
    .tp_dealloc = (destructor)contracts___ContractOffer_dealloc,
    .tp_traverse = (traverseproc)contracts___ContractOffer_traverse,
    .tp_clear = (inquiry)CPyDef_contracts___ContractOffer_clear,
    .tp_getset = contracts___ContractOffer_getseters,
    .tp_methods = contracts___ContractOffer_methods,
    .tp_members = contracts___ContractOffer_members,
    .tp_basicsize = sizeof(serai___games___merv___contracts___ContractOfferObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___contracts___ContractOfferObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___contracts___ContractOfferObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ContractOffer(t, me)\n--\n\n"),
};
static PyTypeObject *CPyType_contracts___ContractOffer_template = &CPyType_contracts___ContractOffer_template_;

PyObject *CPyDef_contracts_____mypyc__ContractOffer_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___contracts___ContractOfferObject *self;
    self = (serai___games___merv___contracts___ContractOfferObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = contracts___ContractOffer_vtable;
    self->_me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_contracts___ContractOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me)
{
    PyObject *self = CPyDef_contracts_____mypyc__ContractOffer_setup((PyObject *)CPyType_contracts___ContractOffer);
    if (self == NULL)
        return NULL;
    char res = CPyDef_offer___TableOffer_____init__(self, cpy_r_t, cpy_r_me);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}


static PySendResult CPyDunder_am_sendcontracts___fulfil_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_contracts___fulfil_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods contracts___fulfil_gen_as_async = {
    .am_send = CPyDunder_am_sendcontracts___fulfil_gen,
};
static int
contracts___fulfil_gen_traverse(serai___games___merv___contracts___fulfil_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__pile)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__pile));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__book);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__card));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__action)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__action));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_3);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_4);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_5);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_contracts___fulfil_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___contracts___fulfil_genObject *self = (serai___games___merv___contracts___fulfil_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__pile)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__pile;
        self->___mypyc_generator_frame_attribute__pile = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__card;
        self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__action)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__action;
        self->___mypyc_generator_frame_attribute__action = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_4);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_5);
    return 0;
}

static int32_t CPyDef_contracts___fulfil_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___contracts___fulfil_genObject *self = (serai___games___merv___contracts___fulfil_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__pile)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__pile;
        self->___mypyc_generator_frame_attribute__pile = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__card;
        self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__action)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__action;
        self->___mypyc_generator_frame_attribute__action = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_4);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_5);
    return 0;
}

static void
contracts___fulfil_gen_dealloc(serai___games___merv___contracts___fulfil_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (contracts___fulfil_gen_free_instance == NULL) {
        contracts___fulfil_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__pile)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__pile;
            self->___mypyc_generator_frame_attribute__pile = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__pile = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__card;
            self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__action)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__action;
            self->___mypyc_generator_frame_attribute__action = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__action = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_3);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_4);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_5);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, contracts___fulfil_gen_dealloc)
    CPyDef_contracts___fulfil_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_contracts_____mypyc__fulfil_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_contracts___fulfil_gen(void);

static PyObject *
contracts___fulfil_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_contracts___fulfil_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_contracts_____mypyc__fulfil_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem contracts___fulfil_gen_vtable[6];
static bool
CPyDef_contracts___fulfil_gen_trait_vtable_setup(void)
{
    CPyVTableItem contracts___fulfil_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_contracts___fulfil_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_contracts___fulfil_gen_____next__,
        (CPyVTableItem)CPyDef_contracts___fulfil_gen___send,
        (CPyVTableItem)CPyDef_contracts___fulfil_gen_____iter__,
        (CPyVTableItem)CPyDef_contracts___fulfil_gen___throw,
        (CPyVTableItem)CPyDef_contracts___fulfil_gen___close,
    };
    memcpy(contracts___fulfil_gen_vtable, contracts___fulfil_gen_vtable_scratch, sizeof(contracts___fulfil_gen_vtable));
    return 1;
}

static bool
CPyDef_contracts___fulfil_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef contracts___fulfil_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_contracts_____mypyc__fulfil_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_contracts___fulfil_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_contracts___fulfil_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_contracts___fulfil_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_contracts___fulfil_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_contracts___fulfil_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_contracts___fulfil_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "fulfil_gen",
    .tp_new = contracts___fulfil_gen_new,
    .tp_dealloc = (destructor)contracts___fulfil_gen_dealloc,
    .tp_traverse = (traverseproc)contracts___fulfil_gen_traverse,
    .tp_clear = (inquiry)CPyDef_contracts___fulfil_gen_clear,
    .tp_methods = contracts___fulfil_gen_methods,
    .tp_iter = CPyDef_contracts___fulfil_gen_____iter__,
    .tp_iternext = CPyDef_contracts___fulfil_gen_____next__,
    .tp_as_async = &contracts___fulfil_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___contracts___fulfil_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("fulfil_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_contracts___fulfil_gen_template = &CPyType_contracts___fulfil_gen_template_;

PyObject *CPyDef_contracts_____mypyc__fulfil_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___contracts___fulfil_genObject *self;
    if (contracts___fulfil_gen_free_instance != NULL) {
        self = contracts___fulfil_gen_free_instance;
        contracts___fulfil_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___contracts___fulfil_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = contracts___fulfil_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__pile = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__action = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_contracts___fulfil_gen(void)
{
    PyObject *self = CPyDef_contracts_____mypyc__fulfil_gen_setup((PyObject *)CPyType_contracts___fulfil_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendcontracts____common_for_any_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_contracts____common_for_any_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods contracts____common_for_any_gen_as_async = {
    .am_send = CPyDunder_am_sendcontracts____common_for_any_gen,
};
static int
contracts____common_for_any_gen_traverse(serai___games___merv___contracts____common_for_any_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__card));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__o);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__common)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__common));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__rare)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__rare));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__locked)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__locked));
    }
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___merv___contracts____common_for_any_gen_4)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__3_serai___games___merv___contracts____common_for_any_gen_4));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_contracts____common_for_any_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___contracts____common_for_any_genObject *self = (serai___games___merv___contracts____common_for_any_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__common)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__common;
        self->___mypyc_generator_frame_attribute__common = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__rare)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__rare;
        self->___mypyc_generator_frame_attribute__rare = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__locked)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__locked;
        self->___mypyc_generator_frame_attribute__locked = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___merv___contracts____common_for_any_gen_4)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___merv___contracts____common_for_any_gen_4;
        self->___mypyc_temp__3_serai___games___merv___contracts____common_for_any_gen_4 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_contracts____common_for_any_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___contracts____common_for_any_genObject *self = (serai___games___merv___contracts____common_for_any_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__common)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__common;
        self->___mypyc_generator_frame_attribute__common = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__rare)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__rare;
        self->___mypyc_generator_frame_attribute__rare = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__locked)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__locked;
        self->___mypyc_generator_frame_attribute__locked = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___merv___contracts____common_for_any_gen_4)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___merv___contracts____common_for_any_gen_4;
        self->___mypyc_temp__3_serai___games___merv___contracts____common_for_any_gen_4 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
contracts____common_for_any_gen_dealloc(serai___games___merv___contracts____common_for_any_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (contracts____common_for_any_gen_free_instance == NULL) {
        contracts____common_for_any_gen_free_instance = self;
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
        Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__common)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__common;
            self->___mypyc_generator_frame_attribute__common = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__common = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__rare)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__rare;
            self->___mypyc_generator_frame_attribute__rare = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__rare = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__locked)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__locked;
            self->___mypyc_generator_frame_attribute__locked = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__locked = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___merv___contracts____common_for_any_gen_4)) {
            CPyTagged __tmp = self->___mypyc_temp__3_serai___games___merv___contracts____common_for_any_gen_4;
            self->___mypyc_temp__3_serai___games___merv___contracts____common_for_any_gen_4 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__3_serai___games___merv___contracts____common_for_any_gen_4 = CPY_INT_TAG;
        }
        return;
    }
    CPy_TRASHCAN_BEGIN(self, contracts____common_for_any_gen_dealloc)
    CPyDef_contracts____common_for_any_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_contracts_____mypyc___3_common_for_any_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_contracts____common_for_any_gen(void);

static PyObject *
contracts____common_for_any_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_contracts____common_for_any_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_contracts_____mypyc___3_common_for_any_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem contracts____common_for_any_gen_vtable[6];
static bool
CPyDef_contracts____common_for_any_gen_trait_vtable_setup(void)
{
    CPyVTableItem contracts____common_for_any_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_contracts____common_for_any_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_contracts____common_for_any_gen_____next__,
        (CPyVTableItem)CPyDef_contracts____common_for_any_gen___send,
        (CPyVTableItem)CPyDef_contracts____common_for_any_gen_____iter__,
        (CPyVTableItem)CPyDef_contracts____common_for_any_gen___throw,
        (CPyVTableItem)CPyDef_contracts____common_for_any_gen___close,
    };
    memcpy(contracts____common_for_any_gen_vtable, contracts____common_for_any_gen_vtable_scratch, sizeof(contracts____common_for_any_gen_vtable));
    return 1;
}

static bool
CPyDef_contracts____common_for_any_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef contracts____common_for_any_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_contracts_____mypyc___3_common_for_any_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_contracts____common_for_any_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_contracts____common_for_any_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_contracts____common_for_any_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_contracts____common_for_any_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_contracts____common_for_any_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_contracts____common_for_any_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_common_for_any_gen",
    .tp_new = contracts____common_for_any_gen_new,
    .tp_dealloc = (destructor)contracts____common_for_any_gen_dealloc,
    .tp_traverse = (traverseproc)contracts____common_for_any_gen_traverse,
    .tp_clear = (inquiry)CPyDef_contracts____common_for_any_gen_clear,
    .tp_methods = contracts____common_for_any_gen_methods,
    .tp_iter = CPyDef_contracts____common_for_any_gen_____iter__,
    .tp_iternext = CPyDef_contracts____common_for_any_gen_____next__,
    .tp_as_async = &contracts____common_for_any_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___contracts____common_for_any_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_common_for_any_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_contracts____common_for_any_gen_template = &CPyType_contracts____common_for_any_gen_template_;

PyObject *CPyDef_contracts_____mypyc___3_common_for_any_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___contracts____common_for_any_genObject *self;
    if (contracts____common_for_any_gen_free_instance != NULL) {
        self = contracts____common_for_any_gen_free_instance;
        contracts____common_for_any_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___contracts____common_for_any_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = contracts____common_for_any_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__common = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__rare = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__locked = CPY_INT_TAG;
    self->___mypyc_temp__3_serai___games___merv___contracts____common_for_any_gen_4 = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_contracts____common_for_any_gen(void)
{
    PyObject *self = CPyDef_contracts_____mypyc___3_common_for_any_gen_setup((PyObject *)CPyType_contracts____common_for_any_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef contractsmodule_methods[] = {
    {"contract_obstacle", (PyCFunction)CPyPy_contracts___contract_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("contract_obstacle(t, me, pile)\n--\n\n") /* docstring */},
    {"top_contract", (PyCFunction)CPyPy_contracts___top_contract, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("top_contract(t, pile)\n--\n\n") /* docstring */},
    {"has_items", (PyCFunction)CPyPy_contracts___has_items, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("has_items(t, me, card)\n--\n\n") /* docstring */},
    {"fulfil", (PyCFunction)CPyPy_contracts___fulfil, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("fulfil(t, me, pile)\n--\n\n") /* docstring */},
    {"_common_for_any", (PyCFunction)CPyPy_contracts____common_for_any, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_common_for_any(t, me, card)\n--\n\n") /* docstring */},
    {"lock_items", (PyCFunction)CPyPy_contracts___lock_items, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("lock_items(t, seat, card, common)\n--\n\n") /* docstring */},
    {"take_contract", (PyCFunction)CPyPy_contracts___take_contract, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("take_contract(t, seat, pile)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___contracts__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___contracts__internal, "__name__");
    CPyStatic_contracts___globals = PyModule_GetDict(CPyModule_serai___games___merv___contracts__internal);
    if (unlikely(CPyStatic_contracts___globals == NULL))
        goto fail;
    CPyType_contracts___fulfil_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_contracts___fulfil_gen_template, NULL, modname);
    if (unlikely(!CPyType_contracts___fulfil_gen))
        goto fail;
    CPyDef_contracts___fulfil_gen_trait_vtable_setup();
    CPyType_contracts____common_for_any_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_contracts____common_for_any_gen_template, NULL, modname);
    if (unlikely(!CPyType_contracts____common_for_any_gen))
        goto fail;
    CPyDef_contracts____common_for_any_gen_trait_vtable_setup();
    char result = CPyDef_contracts_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___contracts__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_contracts___CONTRACTS);
    CPyStatic_contracts___CONTRACTS = NULL;
    Py_CLEAR(CPyType_contracts___Contracts);
    Py_CLEAR(CPyType_contracts___ContractOffer);
    Py_CLEAR(CPyType_contracts___fulfil_gen);
    Py_CLEAR(CPyType_contracts____common_for_any_gen);
    return -1;
}
int CPyExec_serai___games___merv___contracts(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___contracts__impl, &CPyImportState_serai___games___merv___contracts, &CPyModule_serai___games___merv___contracts);
}
static struct PyModuleDef contractsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.contracts",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    contractsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___contracts(void)
{
    if (CPyModule_serai___games___merv___contracts__internal) {
        Py_INCREF(CPyModule_serai___games___merv___contracts__internal);
        return CPyModule_serai___games___merv___contracts__internal;
    }
    CPyModule_serai___games___merv___contracts__internal = PyModule_Create(&contractsmodule);
    return CPyModule_serai___games___merv___contracts__internal;
}

PyObject *CPyInit_serai___games___merv___contracts(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___contracts__internal) {
        Py_INCREF(CPyModule_serai___games___merv___contracts__internal);
        return CPyModule_serai___games___merv___contracts__internal;
    }
    CPyModule_serai___games___merv___contracts__internal = PyModule_Create(&contractsmodule);
    if (unlikely(CPyModule_serai___games___merv___contracts__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.contracts");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___contracts__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___contracts__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___contracts__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___contracts(CPyModule_serai___games___merv___contracts__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___contracts__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.contracts");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___contracts__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_contracts___Contracts___offer(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_contracts___ContractOffer(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "offer", 24, CPyStatic_contracts___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_contracts___Contracts___offer(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:offer", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_contracts___Contracts))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.contracts.Contracts", obj_self); 
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
            PyObject *retval = CPyDef_contracts___Contracts___offer(arg_self, arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/contracts.py", "offer", 23, CPyStatic_contracts___globals);
            return NULL;
        }
        
PyObject *CPyDef_contracts___Contracts___offer__Extras_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_merv___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.merv.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_contracts___Contracts___offer(cpy_r_self, cpy_r_r0, cpy_r_me);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_contracts___Contracts___offer__Extras_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:offer__Extras_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_contracts___Contracts))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.contracts.Contracts", obj_self); 
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
            PyObject *retval = CPyDef_contracts___Contracts___offer__Extras_glue(arg_self, arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/contracts.py", "offer__Extras_glue", -1, CPyStatic_contracts___globals);
            return NULL;
        }
        
char CPyDef_contracts___Contracts___holds(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    int32_t cpy_r_r2;
    char cpy_r_r3;
    cpy_r_r0 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_id;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyStatics[1729]; /* 'contract:' */
    cpy_r_r2 = CPyStr_Startswith(cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r3 = cpy_r_r2;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_contracts___Contracts___holds(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:holds", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_contracts___Contracts))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.contracts.Contracts", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            char retval = CPyDef_contracts___Contracts___holds(arg_self, arg_option);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/contracts.py", "holds", 26, CPyStatic_contracts___globals);
            return NULL;
        }
        
PyObject *CPyDef_contracts___Contracts___take(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r0);
    if (likely(PyLong_Check(cpy_r_r0)))
        cpy_r_r1 = CPyTagged_FromObject(cpy_r_r0);
    else {
        CPy_TypeError("int", cpy_r_r0); cpy_r_r1 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "take", 30, CPyStatic_contracts___globals);
        goto CPyL3;
    }
    cpy_r_r2 = CPyDef_contracts___fulfil(cpy_r_t, cpy_r_me, cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "take", 30, CPyStatic_contracts___globals);
        goto CPyL3;
    }
    return cpy_r_r2;
CPyL3: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_contracts___Contracts___take(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "option", 0};
            static CPyArg_Parser parser = {"OOO:take", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_contracts___Contracts))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.contracts.Contracts", obj_self); 
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
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_contracts___Contracts___take(arg_self, arg_t, arg_me, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/contracts.py", "take", 29, CPyStatic_contracts___globals);
            return NULL;
        }
        
PyObject *CPyDef_contracts___Contracts___take__Extras_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_merv___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.merv.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_contracts___Contracts___take(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_option);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_contracts___Contracts___take__Extras_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "option", 0};
            static CPyArg_Parser parser = {"OOO:take__Extras_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_contracts___Contracts))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.contracts.Contracts", obj_self); 
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
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_contracts___Contracts___take__Extras_glue(arg_self, arg_t, arg_me, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/contracts.py", "take__Extras_glue", -1, CPyStatic_contracts___globals);
            return NULL;
        }
        
PyObject *CPyDef_contracts___ContractOffer___likely(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    tuple_T0 cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    int64_t cpy_r_r33;
    CPyPtr cpy_r_r34;
    int64_t cpy_r_r35;
    char cpy_r_r36;
    CPyTagged cpy_r_pile;
    CPyPtr cpy_r_r37;
    CPyPtr cpy_r_r38;
    int64_t cpy_r_r39;
    CPyPtr cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    int64_t cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    int32_t cpy_r_r58;
    char cpy_r_r59;
    CPyTagged cpy_r_r60;
    int64_t cpy_r_r61;
    PyObject *cpy_r_r62;
    cpy_r_r0 = ((serai___games___merv___contracts___ContractOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "likely", "ContractOffer", "t", 40, CPyStatic_contracts___globals);
        goto CPyL44;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/contracts.py", "likely", 40, CPyStatic_contracts___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL44;
    }
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "likely", "Table", "book", 41, CPyStatic_contracts___globals);
        goto CPyL45;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_players;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "likely", "Table", "players", 42, CPyStatic_contracts___globals);
        goto CPyL46;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___contracts___ContractOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "likely", "ContractOffer", "me", 42, CPyStatic_contracts___globals);
        goto CPyL46;
    }
CPyL5: ;
    cpy_r_r5 = CPyList_GetItem(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "likely", 42, CPyStatic_contracts___globals);
        goto CPyL46;
    }
    if (likely(Py_TYPE(cpy_r_r5) == CPyType_merv___table___Player))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/contracts.py", "likely", 42, CPyStatic_contracts___globals, "serai.games.merv.table.Player", cpy_r_r5);
        goto CPyL46;
    }
    cpy_r_r7 = ((serai___games___merv___table___PlayerObject *)cpy_r_r6)->_scrolls;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "likely", "Player", "scrolls", 43, CPyStatic_contracts___globals);
        goto CPyL47;
    }
CPyL8: ;
    cpy_r_r8 = ((serai___games___merv___table___PlayerObject *)cpy_r_r6)->_common;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "likely", "Player", "common", 43, CPyStatic_contracts___globals);
        goto CPyL47;
    }
CPyL9: ;
    cpy_r_r9 = CPyTagged_Add(cpy_r_r7, cpy_r_r8);
    cpy_r_r10 = ((serai___games___merv___table___PlayerObject *)cpy_r_r6)->_rare;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "likely", "Player", "rare", 43, CPyStatic_contracts___globals);
        goto CPyL48;
    }
CPyL10: ;
    cpy_r_r11 = CPyTagged_Add(cpy_r_r9, cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r9);
    cpy_r_r12 = ((serai___games___merv___table___PlayerObject *)cpy_r_r6)->_locked_scrolls;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "likely", "Player", "locked_scrolls", 44, CPyStatic_contracts___globals);
        goto CPyL49;
    }
CPyL11: ;
    cpy_r_r13 = ((serai___games___merv___table___PlayerObject *)cpy_r_r6)->_locked_common;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "likely", "Player", "locked_common", 44, CPyStatic_contracts___globals);
        goto CPyL49;
    }
CPyL12: ;
    cpy_r_r14 = CPyTagged_Add(cpy_r_r12, cpy_r_r13);
    cpy_r_r15 = ((serai___games___merv___table___PlayerObject *)cpy_r_r6)->_locked_rare;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "likely", "Player", "locked_rare", 44, CPyStatic_contracts___globals);
        goto CPyL50;
    }
CPyL13: ;
    cpy_r_r16 = CPyTagged_Add(cpy_r_r14, cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r14);
    cpy_r_r17 = cpy_r_r11 & 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (!cpy_r_r18) goto CPyL15;
    cpy_r_r19 = CPyTagged_IsEq_(cpy_r_r11, cpy_r_r16);
    cpy_r_r20 = cpy_r_r19;
    goto CPyL16;
CPyL15: ;
    cpy_r_r21 = cpy_r_r11 == cpy_r_r16;
    cpy_r_r20 = cpy_r_r21;
CPyL16: ;
    CPyTagged_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r16);
    if (cpy_r_r20) {
        goto CPyL51;
    } else
        goto CPyL18;
CPyL17: ;
    cpy_r_r22.empty_struct_error_flag = 0;
    cpy_r_r23 = CPyTuple_LoadEmptyTupleConstant();
    return cpy_r_r23;
CPyL18: ;
    cpy_r_r24 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "likely", "Book", "options", 47, CPyStatic_contracts___globals);
        goto CPyL47;
    }
CPyL19: ;
    cpy_r_r25 = ((serai___games___merv___options___OptionsObject *)cpy_r_r24)->_contract;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "likely", "Options", "contract", 47, CPyStatic_contracts___globals);
        goto CPyL47;
    }
    CPy_INCREF(cpy_r_r25);
CPyL20: ;
    cpy_r_r26 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_contract_level;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "likely", "Book", "contract_level", 48, CPyStatic_contracts___globals);
        goto CPyL52;
    }
CPyL21: ;
    cpy_r_r27 = ((serai___games___merv___table___PlayerObject *)cpy_r_r6)->_influence;
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "likely", "Player", "influence", 48, CPyStatic_contracts___globals);
        goto CPyL52;
    }
CPyL22: ;
    cpy_r_r28 = CPyList_GetItem(cpy_r_r26, cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "likely", 48, CPyStatic_contracts___globals);
        goto CPyL52;
    }
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "likely", 48, CPyStatic_contracts___globals);
        goto CPyL52;
    }
    CPy_DECREF(cpy_r_r6);
    cpy_r_r30 = PyList_New(0);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "likely", 49, CPyStatic_contracts___globals);
        goto CPyL53;
    }
    cpy_r_r31 = 0;
    cpy_r_r32 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_piles;
    if (unlikely(cpy_r_r32 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'piles' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r32);
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "likely", 49, CPyStatic_contracts___globals);
        goto CPyL54;
    }
CPyL26: ;
    cpy_r_r33 = 0;
CPyL27: ;
    cpy_r_r34 = (CPyPtr)((CPyPtr)cpy_r_r32 + offsetof(PyVarObject, ob_size));
    cpy_r_r35 = *(int64_t *)cpy_r_r34;
    cpy_r_r36 = cpy_r_r33 < cpy_r_r35;
    if (!cpy_r_r36) goto CPyL55;
    cpy_r_pile = cpy_r_r31;
    cpy_r_r37 = (CPyPtr)((CPyPtr)cpy_r_r32 + offsetof(PyListObject, ob_item));
    cpy_r_r38 = *(CPyPtr *)cpy_r_r37;
    cpy_r_r39 = cpy_r_r33 * 8;
    cpy_r_r40 = cpy_r_r38 + cpy_r_r39;
    cpy_r_r41 = *(PyObject * *)cpy_r_r40;
    CPy_INCREF(cpy_r_r41);
    if (likely(PyLong_Check(cpy_r_r41)))
        cpy_r_r42 = CPyTagged_FromObject(cpy_r_r41);
    else {
        CPy_TypeError("int", cpy_r_r41); cpy_r_r42 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "likely", 49, CPyStatic_contracts___globals);
        goto CPyL56;
    }
    cpy_r_r43 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_pile_levels;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "likely", "Book", "pile_levels", 49, CPyStatic_contracts___globals);
        goto CPyL57;
    }
CPyL30: ;
    cpy_r_r44 = CPyList_GetItemBorrow(cpy_r_r43, cpy_r_pile);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "likely", 49, CPyStatic_contracts___globals);
        goto CPyL57;
    }
    if (likely(PyList_Check(cpy_r_r44)))
        cpy_r_r45 = cpy_r_r44;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/contracts.py", "likely", 49, CPyStatic_contracts___globals, "list", cpy_r_r44);
        goto CPyL57;
    }
    cpy_r_r46 = CPyList_GetItemBorrow(cpy_r_r45, cpy_r_r42);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "likely", 49, CPyStatic_contracts___globals);
        goto CPyL57;
    }
    if (likely(PyLong_Check(cpy_r_r46)))
        cpy_r_r47 = CPyTagged_FromObject(cpy_r_r46);
    else {
        CPy_TypeError("int", cpy_r_r46); cpy_r_r47 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "likely", 49, CPyStatic_contracts___globals);
        goto CPyL57;
    }
    cpy_r_r48 = cpy_r_r47 & 1;
    cpy_r_r49 = cpy_r_r48 != 0;
    if (cpy_r_r49) goto CPyL36;
    cpy_r_r50 = cpy_r_r29 & 1;
    cpy_r_r51 = cpy_r_r50 != 0;
    if (!cpy_r_r51) goto CPyL37;
CPyL36: ;
    cpy_r_r52 = CPyTagged_IsLt_(cpy_r_r29, cpy_r_r47);
    cpy_r_r53 = cpy_r_r52 ^ 1;
    cpy_r_r54 = cpy_r_r53;
    goto CPyL38;
CPyL37: ;
    cpy_r_r55 = (Py_ssize_t)cpy_r_r47 <= (Py_ssize_t)cpy_r_r29;
    cpy_r_r54 = cpy_r_r55;
CPyL38: ;
    CPyTagged_DECREF(cpy_r_r47);
    CPyTagged_DECREF(cpy_r_r42);
    if (!cpy_r_r54) goto CPyL58;
    cpy_r_r56 = CPyList_GetItem(cpy_r_r25, cpy_r_pile);
    CPyTagged_DECREF(cpy_r_pile);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "likely", 49, CPyStatic_contracts___globals);
        goto CPyL59;
    }
    if (likely(Py_TYPE(cpy_r_r56) == CPyType_option___Option))
        cpy_r_r57 = cpy_r_r56;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/contracts.py", "likely", 49, CPyStatic_contracts___globals, "serai.kernel.option.Option", cpy_r_r56);
        goto CPyL59;
    }
    cpy_r_r58 = PyList_Append(cpy_r_r30, cpy_r_r57);
    CPy_DECREF(cpy_r_r57);
    cpy_r_r59 = cpy_r_r58 >= 0;
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "likely", 49, CPyStatic_contracts___globals);
        goto CPyL59;
    }
CPyL42: ;
    cpy_r_r60 = cpy_r_r31 + 2;
    cpy_r_r31 = cpy_r_r60;
    cpy_r_r61 = cpy_r_r33 + 1;
    cpy_r_r33 = cpy_r_r61;
    goto CPyL27;
CPyL43: ;
    return cpy_r_r30;
CPyL44: ;
    cpy_r_r62 = NULL;
    return cpy_r_r62;
CPyL45: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL44;
CPyL46: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL44;
CPyL47: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    goto CPyL44;
CPyL48: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r9);
    goto CPyL44;
CPyL49: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL44;
CPyL50: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL44;
CPyL51: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r6);
    goto CPyL17;
CPyL52: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r25);
    goto CPyL44;
CPyL53: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL44;
CPyL54: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r30);
    goto CPyL44;
CPyL55: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r25);
    CPyTagged_DECREF(cpy_r_r29);
    CPy_DECREF(cpy_r_r32);
    goto CPyL43;
CPyL56: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_pile);
    goto CPyL44;
CPyL57: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_pile);
    CPyTagged_DecRef(cpy_r_r42);
    goto CPyL44;
CPyL58: ;
    CPyTagged_DECREF(cpy_r_pile);
    goto CPyL42;
CPyL59: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r32);
    goto CPyL44;
}
        
        PyObject *CPyPy_contracts___ContractOffer___likely(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_contracts___ContractOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.contracts.ContractOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_contracts___ContractOffer___likely(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/contracts.py", "likely", 39, CPyStatic_contracts___globals);
            return NULL;
        }
        
PyObject *CPyDef_contracts___ContractOffer___others(PyObject *cpy_r_self) {
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
    cpy_r_r0 = CPyDef_contracts___ContractOffer___likely(cpy_r_self);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "others", 52, CPyStatic_contracts___globals);
        goto CPyL15;
    }
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "others", 53, CPyStatic_contracts___globals);
        goto CPyL16;
    }
    cpy_r_r2 = ((serai___games___merv___contracts___ContractOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "others", "ContractOffer", "t", 53, CPyStatic_contracts___globals);
        goto CPyL17;
    }
CPyL3: ;
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_merv___table___Table))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/contracts.py", "others", 53, CPyStatic_contracts___globals, "serai.games.merv.table.Table", cpy_r_r2);
        goto CPyL17;
    }
    cpy_r_r4 = ((serai___games___merv___table___TableObject *)cpy_r_r3)->_book;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "others", "Table", "book", 53, CPyStatic_contracts___globals);
        goto CPyL17;
    }
CPyL5: ;
    cpy_r_r5 = ((serai___games___merv___book___BookObject *)cpy_r_r4)->_options;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "others", "Book", "options", 53, CPyStatic_contracts___globals);
        goto CPyL17;
    }
CPyL6: ;
    cpy_r_r6 = ((serai___games___merv___options___OptionsObject *)cpy_r_r5)->_contract;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "others", "Options", "contract", 53, CPyStatic_contracts___globals);
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
        CPy_TypeErrorTraceback("src/serai/games/merv/contracts.py", "others", 53, CPyStatic_contracts___globals, "serai.kernel.option.Option", cpy_r_r15);
        goto CPyL19;
    }
    cpy_r_r17 = PySequence_Contains(cpy_r_r0, cpy_r_r16);
    cpy_r_r18 = cpy_r_r17 >= 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "others", 53, CPyStatic_contracts___globals);
        goto CPyL20;
    }
    cpy_r_r19 = cpy_r_r17;
    cpy_r_r20 = cpy_r_r19 ^ 1;
    if (!cpy_r_r20) goto CPyL21;
    cpy_r_r21 = PyList_Append(cpy_r_r1, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    cpy_r_r22 = cpy_r_r21 >= 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "others", 53, CPyStatic_contracts___globals);
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
        
        PyObject *CPyPy_contracts___ContractOffer___others(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":others", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_contracts___ContractOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.contracts.ContractOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_contracts___ContractOffer___others(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/contracts.py", "others", 51, CPyStatic_contracts___globals);
            return NULL;
        }
        
PyObject *CPyDef_contracts___ContractOffer___obstacle(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = ((serai___games___merv___contracts___ContractOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "obstacle", "ContractOffer", "t", 56, CPyStatic_contracts___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/contracts.py", "obstacle", 56, CPyStatic_contracts___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL6;
    }
    cpy_r_r2 = ((serai___games___merv___contracts___ContractOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "obstacle", "ContractOffer", "me", 56, CPyStatic_contracts___globals);
        goto CPyL7;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r3);
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "obstacle", 56, CPyStatic_contracts___globals);
        goto CPyL8;
    }
    cpy_r_r5 = CPyDef_contracts___contract_obstacle(cpy_r_r1, cpy_r_r2, cpy_r_r4);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "obstacle", 56, CPyStatic_contracts___globals);
        goto CPyL6;
    }
    return cpy_r_r5;
CPyL6: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
CPyL7: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL6;
CPyL8: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL6;
}
        
        PyObject *CPyPy_contracts___ContractOffer___obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:obstacle", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_contracts___ContractOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.contracts.ContractOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_contracts___ContractOffer___obstacle(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/contracts.py", "obstacle", 55, CPyStatic_contracts___globals);
            return NULL;
        }
        
PyObject *CPyDef_contracts___ContractOffer___note(PyObject *cpy_r_self, PyObject *cpy_r_option) {
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
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
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
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    cpy_r_r0 = ((serai___games___merv___contracts___ContractOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "note", "ContractOffer", "t", 60, CPyStatic_contracts___globals);
        goto CPyL27;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/contracts.py", "note", 60, CPyStatic_contracts___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL27;
    }
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "note", "Table", "book", 60, CPyStatic_contracts___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "note", "Book", "options", 61, CPyStatic_contracts___globals);
        goto CPyL28;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_contract;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "note", "Options", "contract", 61, CPyStatic_contracts___globals);
        goto CPyL28;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = PySequence_Contains(cpy_r_r4, cpy_r_option);
    CPy_DECREF(cpy_r_r4);
    cpy_r_r6 = cpy_r_r5 >= 0;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "note", 61, CPyStatic_contracts___globals);
        goto CPyL28;
    }
    cpy_r_r7 = cpy_r_r5;
    cpy_r_r8 = cpy_r_r7 ^ 1;
    if (cpy_r_r8) {
        goto CPyL29;
    } else
        goto CPyL8;
CPyL7: ;
    cpy_r_r9 = Py_None;
    CPy_INCREF(cpy_r_r9);
    return cpy_r_r9;
CPyL8: ;
    cpy_r_r10 = ((serai___games___merv___contracts___ContractOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "note", "ContractOffer", "t", 63, CPyStatic_contracts___globals);
        goto CPyL28;
    }
    CPy_INCREF(cpy_r_r10);
CPyL9: ;
    if (likely(Py_TYPE(cpy_r_r10) == CPyType_merv___table___Table))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/contracts.py", "note", 63, CPyStatic_contracts___globals, "serai.games.merv.table.Table", cpy_r_r10);
        goto CPyL28;
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
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "note", 63, CPyStatic_contracts___globals);
        goto CPyL30;
    }
    cpy_r_r14 = CPyDef_contracts___top_contract(cpy_r_r11, cpy_r_r13);
    CPy_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "note", 63, CPyStatic_contracts___globals);
        goto CPyL28;
    }
    cpy_r_r15 = CPyStatics[1730]; /* 'note-contract' */
    cpy_r_r16 = CPyStatics[85]; /* 'cost' */
    cpy_r_r17 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_contract_price;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "note", "Book", "contract_price", 67, CPyStatic_contracts___globals);
        goto CPyL31;
    }
CPyL13: ;
    cpy_r_r18 = CPyList_GetItem(cpy_r_r17, cpy_r_r14);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "note", 67, CPyStatic_contracts___globals);
        goto CPyL31;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r18, CPyType_kernel___effects___Effect)))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/contracts.py", "note", 67, CPyStatic_contracts___globals, "serai.kernel.effects.Effect", cpy_r_r18);
        goto CPyL31;
    }
    cpy_r_r20 = CPyStatics[1731]; /* 'needs' */
    cpy_r_r21 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_contract_requirement;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "note", "Book", "contract_requirement", 68, CPyStatic_contracts___globals);
        goto CPyL32;
    }
CPyL16: ;
    cpy_r_r22 = CPyList_GetItem(cpy_r_r21, cpy_r_r14);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "note", 68, CPyStatic_contracts___globals);
        goto CPyL32;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r22, CPyType_kernel___effects___Effect)))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/contracts.py", "note", 68, CPyStatic_contracts___globals, "serai.kernel.effects.Effect", cpy_r_r22);
        goto CPyL32;
    }
    cpy_r_r24 = CPyStatics[31]; /* 'n' */
    cpy_r_r25 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_contract_vp;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "note", "Book", "contract_vp", 69, CPyStatic_contracts___globals);
        goto CPyL33;
    }
CPyL19: ;
    cpy_r_r26 = CPyList_GetItem(cpy_r_r25, cpy_r_r14);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "note", 69, CPyStatic_contracts___globals);
        goto CPyL33;
    }
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "note", 69, CPyStatic_contracts___globals);
        goto CPyL33;
    }
    cpy_r_r28 = CPyStatics[1549]; /* 'reward' */
    cpy_r_r29 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_contract_reward;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "note", "Book", "contract_reward", 70, CPyStatic_contracts___globals);
        goto CPyL34;
    }
CPyL22: ;
    cpy_r_r30 = CPyList_GetItem(cpy_r_r29, cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "note", 70, CPyStatic_contracts___globals);
        goto CPyL35;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r30, CPyType_kernel___effects___Effect)))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/contracts.py", "note", 70, CPyStatic_contracts___globals, "serai.kernel.effects.Effect", cpy_r_r30);
        goto CPyL35;
    }
    CPy_DECREF(cpy_r_r2);
    cpy_r_r32 = CPyTagged_StealAsObject(cpy_r_r27);
    cpy_r_r33 = CPyDict_Build(4, cpy_r_r16, cpy_r_r19, cpy_r_r20, cpy_r_r23, cpy_r_r24, cpy_r_r32, cpy_r_r28, cpy_r_r31);
    CPy_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "note", 66, CPyStatic_contracts___globals);
        goto CPyL27;
    }
    cpy_r_r34 = CPyDef_message___Message(cpy_r_r15, cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "note", 64, CPyStatic_contracts___globals);
        goto CPyL27;
    }
    return cpy_r_r34;
CPyL27: ;
    cpy_r_r35 = NULL;
    return cpy_r_r35;
CPyL28: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL27;
CPyL29: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL7;
CPyL30: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r11);
    goto CPyL27;
CPyL31: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL27;
CPyL32: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    goto CPyL27;
CPyL33: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r23);
    goto CPyL27;
CPyL34: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r27);
    goto CPyL27;
CPyL35: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r27);
    goto CPyL27;
}
        
        PyObject *CPyPy_contracts___ContractOffer___note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:note", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_contracts___ContractOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.contracts.ContractOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_contracts___ContractOffer___note(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/contracts.py", "note", 58, CPyStatic_contracts___globals);
            return NULL;
        }
        
PyObject *CPyDef_contracts___contract_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_pile) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    tuple_T5IIIII cpy_r_r38;
    CPyTagged cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "contract_obstacle", "Table", "book", 77, CPyStatic_contracts___globals);
        goto CPyL43;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyDef_contracts___top_contract(cpy_r_t, cpy_r_pile);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "contract_obstacle", 78, CPyStatic_contracts___globals);
        goto CPyL44;
    }
    cpy_r_r2 = (Py_ssize_t)cpy_r_r1 == -2;
    if (cpy_r_r2) {
        goto CPyL45;
    } else
        goto CPyL6;
CPyL3: ;
    cpy_r_r3 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r4 = CPyStatics[1732]; /* 'PILE_EMPTY' */
    cpy_r_r5 = CPyObject_GetAttr(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "contract_obstacle", 80, CPyStatic_contracts___globals);
        goto CPyL43;
    }
    if (likely(Py_TYPE(cpy_r_r5) == CPyType_option___Reason))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/contracts.py", "contract_obstacle", 80, CPyStatic_contracts___globals, "serai.kernel.option.Reason", cpy_r_r5);
        goto CPyL43;
    }
    return cpy_r_r6;
CPyL6: ;
    cpy_r_r7 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "contract_obstacle", "Table", "players", 81, CPyStatic_contracts___globals);
        goto CPyL46;
    }
CPyL7: ;
    cpy_r_r8 = CPyList_GetItem(cpy_r_r7, cpy_r_me);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "contract_obstacle", 81, CPyStatic_contracts___globals);
        goto CPyL46;
    }
    if (likely(Py_TYPE(cpy_r_r8) == CPyType_merv___table___Player))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/contracts.py", "contract_obstacle", 81, CPyStatic_contracts___globals, "serai.games.merv.table.Player", cpy_r_r8);
        goto CPyL46;
    }
    cpy_r_r10 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_contract_level;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "contract_obstacle", "Book", "contract_level", 82, CPyStatic_contracts___globals);
        goto CPyL47;
    }
CPyL10: ;
    cpy_r_r11 = ((serai___games___merv___table___PlayerObject *)cpy_r_r9)->_influence;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "contract_obstacle", "Player", "influence", 82, CPyStatic_contracts___globals);
        goto CPyL47;
    }
CPyL11: ;
    cpy_r_r12 = CPyList_GetItem(cpy_r_r10, cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "contract_obstacle", 82, CPyStatic_contracts___globals);
        goto CPyL47;
    }
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "contract_obstacle", 82, CPyStatic_contracts___globals);
        goto CPyL47;
    }
    CPy_DECREF(cpy_r_r9);
    cpy_r_r14 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_contract_needs;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "contract_obstacle", "Book", "contract_needs", 82, CPyStatic_contracts___globals);
        goto CPyL48;
    }
CPyL14: ;
    cpy_r_r15 = CPyList_GetItemBorrow(cpy_r_r14, cpy_r_r1);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "contract_obstacle", 82, CPyStatic_contracts___globals);
        goto CPyL48;
    }
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "contract_obstacle", 82, CPyStatic_contracts___globals);
        goto CPyL48;
    }
    cpy_r_r17 = cpy_r_r13 & 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (cpy_r_r18) goto CPyL18;
    cpy_r_r19 = cpy_r_r16 & 1;
    cpy_r_r20 = cpy_r_r19 != 0;
    if (!cpy_r_r20) goto CPyL19;
CPyL18: ;
    cpy_r_r21 = CPyTagged_IsLt_(cpy_r_r13, cpy_r_r16);
    cpy_r_r22 = cpy_r_r21;
    goto CPyL20;
CPyL19: ;
    cpy_r_r23 = (Py_ssize_t)cpy_r_r13 < (Py_ssize_t)cpy_r_r16;
    cpy_r_r22 = cpy_r_r23;
CPyL20: ;
    CPyTagged_DECREF(cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r16);
    if (!cpy_r_r22) goto CPyL28;
    cpy_r_r24 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_influence_reason;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "contract_obstacle", "Book", "influence_reason", 83, CPyStatic_contracts___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r24);
CPyL22: ;
    cpy_r_r25 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_contract_needs;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "contract_obstacle", "Book", "contract_needs", 83, CPyStatic_contracts___globals);
        goto CPyL49;
    }
CPyL23: ;
    cpy_r_r26 = CPyList_GetItem(cpy_r_r25, cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "contract_obstacle", 83, CPyStatic_contracts___globals);
        goto CPyL50;
    }
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "contract_obstacle", 83, CPyStatic_contracts___globals);
        goto CPyL50;
    }
    CPy_DECREF(cpy_r_r0);
    cpy_r_r28 = CPyTagged_StealAsObject(cpy_r_r27);
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r24, cpy_r_r28);
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "contract_obstacle", 83, CPyStatic_contracts___globals);
        goto CPyL43;
    }
    if (likely(Py_TYPE(cpy_r_r29) == CPyType_option___Reason))
        cpy_r_r30 = cpy_r_r29;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/contracts.py", "contract_obstacle", 83, CPyStatic_contracts___globals, "serai.kernel.option.Reason", cpy_r_r29);
        goto CPyL43;
    }
    return cpy_r_r30;
CPyL28: ;
    cpy_r_r31 = CPyDef_contracts___has_items(cpy_r_t, cpy_r_me, cpy_r_r1);
    if (unlikely(cpy_r_r31 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "contract_obstacle", 84, CPyStatic_contracts___globals);
        goto CPyL46;
    }
    if (cpy_r_r31) {
        goto CPyL33;
    } else
        goto CPyL51;
CPyL30: ;
    cpy_r_r32 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r33 = CPyStatics[1733]; /* 'CONTRACT_ITEMS' */
    cpy_r_r34 = CPyObject_GetAttr(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "contract_obstacle", 85, CPyStatic_contracts___globals);
        goto CPyL43;
    }
    if (likely(Py_TYPE(cpy_r_r34) == CPyType_option___Reason))
        cpy_r_r35 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/contracts.py", "contract_obstacle", 85, CPyStatic_contracts___globals, "serai.kernel.option.Reason", cpy_r_r34);
        goto CPyL43;
    }
    return cpy_r_r35;
CPyL33: ;
    cpy_r_r36 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_contract_cost;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "contract_obstacle", "Book", "contract_cost", 86, CPyStatic_contracts___globals);
        goto CPyL46;
    }
CPyL34: ;
    cpy_r_r37 = CPyList_GetItem(cpy_r_r36, cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "contract_obstacle", 86, CPyStatic_contracts___globals);
        goto CPyL44;
    }
    PyObject *__tmp2063;
    if (unlikely(!(PyTuple_Check(cpy_r_r37) && PyTuple_GET_SIZE(cpy_r_r37) == 5))) {
        __tmp2063 = NULL;
        goto __LL2064;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r37, 0))))
        __tmp2063 = PyTuple_GET_ITEM(cpy_r_r37, 0);
    else {
        __tmp2063 = NULL;
    }
    if (__tmp2063 == NULL) goto __LL2064;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r37, 1))))
        __tmp2063 = PyTuple_GET_ITEM(cpy_r_r37, 1);
    else {
        __tmp2063 = NULL;
    }
    if (__tmp2063 == NULL) goto __LL2064;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r37, 2))))
        __tmp2063 = PyTuple_GET_ITEM(cpy_r_r37, 2);
    else {
        __tmp2063 = NULL;
    }
    if (__tmp2063 == NULL) goto __LL2064;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r37, 3))))
        __tmp2063 = PyTuple_GET_ITEM(cpy_r_r37, 3);
    else {
        __tmp2063 = NULL;
    }
    if (__tmp2063 == NULL) goto __LL2064;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r37, 4))))
        __tmp2063 = PyTuple_GET_ITEM(cpy_r_r37, 4);
    else {
        __tmp2063 = NULL;
    }
    if (__tmp2063 == NULL) goto __LL2064;
    __tmp2063 = cpy_r_r37;
__LL2064: ;
    if (unlikely(__tmp2063 == NULL)) {
        CPy_TypeError("tuple[int, int, int, int, int]", cpy_r_r37); cpy_r_r38 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp2065 = PyTuple_GET_ITEM(cpy_r_r37, 0);
        CPyTagged __tmp2066;
        if (likely(PyLong_Check(__tmp2065)))
            __tmp2066 = CPyTagged_FromObject(__tmp2065);
        else {
            goto __LL2067;
        }
        cpy_r_r38.f0 = __tmp2066;
        PyObject *__tmp2068 = PyTuple_GET_ITEM(cpy_r_r37, 1);
        CPyTagged __tmp2069;
        if (likely(PyLong_Check(__tmp2068)))
            __tmp2069 = CPyTagged_FromObject(__tmp2068);
        else {
            goto __LL2070;
        }
        cpy_r_r38.f1 = __tmp2069;
        PyObject *__tmp2071 = PyTuple_GET_ITEM(cpy_r_r37, 2);
        CPyTagged __tmp2072;
        if (likely(PyLong_Check(__tmp2071)))
            __tmp2072 = CPyTagged_FromObject(__tmp2071);
        else {
            goto __LL2073;
        }
        cpy_r_r38.f2 = __tmp2072;
        PyObject *__tmp2074 = PyTuple_GET_ITEM(cpy_r_r37, 3);
        CPyTagged __tmp2075;
        if (likely(PyLong_Check(__tmp2074)))
            __tmp2075 = CPyTagged_FromObject(__tmp2074);
        else {
            goto __LL2076;
        }
        cpy_r_r38.f3 = __tmp2075;
        PyObject *__tmp2077 = PyTuple_GET_ITEM(cpy_r_r37, 4);
        CPyTagged __tmp2078;
        if (likely(PyLong_Check(__tmp2077)))
            __tmp2078 = CPyTagged_FromObject(__tmp2077);
        else {
            goto __LL2079;
        }
        cpy_r_r38.f4 = __tmp2078;
    }
    goto __LL2080;
__LL2067: ;
    cpy_r_r38 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2080;
__LL2070: ;
    CPyTagged_DECREF(cpy_r_r38.f0);
    cpy_r_r38 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2080;
__LL2073: ;
    CPyTagged_DECREF(cpy_r_r38.f0);
    CPyTagged_DECREF(cpy_r_r38.f1);
    cpy_r_r38 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2080;
__LL2076: ;
    CPyTagged_DECREF(cpy_r_r38.f0);
    CPyTagged_DECREF(cpy_r_r38.f1);
    CPyTagged_DECREF(cpy_r_r38.f2);
    cpy_r_r38 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2080;
__LL2079: ;
    CPyTagged_DECREF(cpy_r_r38.f0);
    CPyTagged_DECREF(cpy_r_r38.f1);
    CPyTagged_DECREF(cpy_r_r38.f2);
    CPyTagged_DECREF(cpy_r_r38.f3);
    cpy_r_r38 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2080;
__LL2080: ;
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "contract_obstacle", 86, CPyStatic_contracts___globals);
        goto CPyL44;
    }
    CPy_DECREF(cpy_r_r0);
    cpy_r_r39 = CPyDef_paying___open_conversion(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "contract_obstacle", 86, CPyStatic_contracts___globals);
        goto CPyL52;
    }
    cpy_r_r40 = CPyDef_paying___can_pay(cpy_r_t, cpy_r_me, cpy_r_r38, 0, cpy_r_r39);
    CPyTagged_DECREF(cpy_r_r38.f0);
    CPyTagged_DECREF(cpy_r_r38.f1);
    CPyTagged_DECREF(cpy_r_r38.f2);
    CPyTagged_DECREF(cpy_r_r38.f3);
    CPyTagged_DECREF(cpy_r_r38.f4);
    CPyTagged_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "contract_obstacle", 86, CPyStatic_contracts___globals);
        goto CPyL43;
    }
    if (cpy_r_r40) goto CPyL42;
    cpy_r_r41 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r42 = CPyStatics[1734]; /* 'CONTRACT_CUBE' */
    cpy_r_r43 = CPyObject_GetAttr(cpy_r_r41, cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "contract_obstacle", 87, CPyStatic_contracts___globals);
        goto CPyL43;
    }
    if (likely(Py_TYPE(cpy_r_r43) == CPyType_option___Reason))
        cpy_r_r44 = cpy_r_r43;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/contracts.py", "contract_obstacle", 87, CPyStatic_contracts___globals, "serai.kernel.option.Reason", cpy_r_r43);
        goto CPyL43;
    }
    return cpy_r_r44;
CPyL42: ;
    cpy_r_r45 = Py_None;
    CPy_INCREF(cpy_r_r45);
    return cpy_r_r45;
CPyL43: ;
    cpy_r_r46 = NULL;
    return cpy_r_r46;
CPyL44: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL43;
CPyL45: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r1);
    goto CPyL3;
CPyL46: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL43;
CPyL47: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r9);
    goto CPyL43;
CPyL48: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL43;
CPyL49: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r24);
    goto CPyL43;
CPyL50: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r24);
    goto CPyL43;
CPyL51: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r1);
    goto CPyL30;
CPyL52: ;
    CPyTagged_DecRef(cpy_r_r38.f0);
    CPyTagged_DecRef(cpy_r_r38.f1);
    CPyTagged_DecRef(cpy_r_r38.f2);
    CPyTagged_DecRef(cpy_r_r38.f3);
    CPyTagged_DecRef(cpy_r_r38.f4);
    goto CPyL43;
}
        
        PyObject *CPyPy_contracts___contract_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "pile", 0};
            static CPyArg_Parser parser = {"OOO:contract_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_pile;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_pile)) {
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
            CPyTagged arg_pile;
            if (likely(PyLong_Check(obj_pile)))
                arg_pile = CPyTagged_BorrowFromObject(obj_pile);
            else {
                CPy_TypeError("int", obj_pile); goto fail;
            }
            PyObject *retval = CPyDef_contracts___contract_obstacle(arg_t, arg_me, arg_pile);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/contracts.py", "contract_obstacle", 75, CPyStatic_contracts___globals);
            return NULL;
        }
        
CPyTagged CPyDef_contracts___top_contract(PyObject *cpy_r_t, CPyTagged cpy_r_pile) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyTagged cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_r23;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "top_contract", "Table", "book", 92, CPyStatic_contracts___globals);
        goto CPyL20;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_piles;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "top_contract", "Book", "piles", 92, CPyStatic_contracts___globals);
        goto CPyL20;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_pile);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "top_contract", 92, CPyStatic_contracts___globals);
        goto CPyL20;
    }
    if (likely(PyList_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/contracts.py", "top_contract", 92, CPyStatic_contracts___globals, "list", cpy_r_r2);
        goto CPyL20;
    }
    cpy_r_r4 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "top_contract", "Table", "piles", 93, CPyStatic_contracts___globals);
        goto CPyL21;
    }
CPyL5: ;
    cpy_r_r5 = CPyList_GetItem(cpy_r_r4, cpy_r_pile);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "top_contract", 93, CPyStatic_contracts___globals);
        goto CPyL21;
    }
    if (likely(PyLong_Check(cpy_r_r5)))
        cpy_r_r6 = CPyTagged_FromObject(cpy_r_r5);
    else {
        CPy_TypeError("int", cpy_r_r5); cpy_r_r6 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "top_contract", 93, CPyStatic_contracts___globals);
        goto CPyL21;
    }
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r8 << 1;
    cpy_r_r10 = cpy_r_r6 & 1;
    cpy_r_r11 = cpy_r_r10 != 0;
    if (cpy_r_r11) goto CPyL9;
    cpy_r_r12 = cpy_r_r9 & 1;
    cpy_r_r13 = cpy_r_r12 != 0;
    if (!cpy_r_r13) goto CPyL10;
CPyL9: ;
    cpy_r_r14 = CPyTagged_IsLt_(cpy_r_r6, cpy_r_r9);
    cpy_r_r15 = cpy_r_r14;
    goto CPyL11;
CPyL10: ;
    cpy_r_r16 = (Py_ssize_t)cpy_r_r6 < (Py_ssize_t)cpy_r_r9;
    cpy_r_r15 = cpy_r_r16;
CPyL11: ;
    CPyTagged_DECREF(cpy_r_r6);
    if (!cpy_r_r15) goto CPyL22;
    cpy_r_r17 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "top_contract", "Table", "piles", 93, CPyStatic_contracts___globals);
        goto CPyL21;
    }
CPyL13: ;
    cpy_r_r18 = CPyList_GetItemBorrow(cpy_r_r17, cpy_r_pile);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "top_contract", 93, CPyStatic_contracts___globals);
        goto CPyL21;
    }
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "top_contract", 93, CPyStatic_contracts___globals);
        goto CPyL21;
    }
    cpy_r_r20 = CPyList_GetItem(cpy_r_r3, cpy_r_r19);
    CPy_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "top_contract", 93, CPyStatic_contracts___globals);
        goto CPyL20;
    }
    if (likely(PyLong_Check(cpy_r_r20)))
        cpy_r_r21 = CPyTagged_FromObject(cpy_r_r20);
    else {
        CPy_TypeError("int", cpy_r_r20); cpy_r_r21 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "top_contract", 93, CPyStatic_contracts___globals);
        goto CPyL20;
    }
    cpy_r_r22 = cpy_r_r21;
    goto CPyL19;
CPyL18: ;
    cpy_r_r22 = -2;
CPyL19: ;
    return cpy_r_r22;
CPyL20: ;
    cpy_r_r23 = CPY_INT_TAG;
    return cpy_r_r23;
CPyL21: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL20;
CPyL22: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL18;
}
        
        PyObject *CPyPy_contracts___top_contract(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "pile", 0};
            static CPyArg_Parser parser = {"OO:top_contract", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_pile;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_pile)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_pile;
            if (likely(PyLong_Check(obj_pile)))
                arg_pile = CPyTagged_BorrowFromObject(obj_pile);
            else {
                CPy_TypeError("int", obj_pile); goto fail;
            }
            CPyTagged retval = CPyDef_contracts___top_contract(arg_t, arg_pile);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/contracts.py", "top_contract", 91, CPyStatic_contracts___globals);
            return NULL;
        }
        
char CPyDef_contracts___has_items(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_card) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    int64_t cpy_r_r33;
    char cpy_r_r34;
    int64_t cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    int64_t cpy_r_r42;
    char cpy_r_r43;
    int64_t cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    CPyTagged cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    int64_t cpy_r_r54;
    char cpy_r_r55;
    int64_t cpy_r_r56;
    char cpy_r_r57;
    char cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    char cpy_r_r61;
    char cpy_r_r62;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "has_items", "Table", "players", 98, CPyStatic_contracts___globals);
        goto CPyL47;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "has_items", 98, CPyStatic_contracts___globals);
        goto CPyL47;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_merv___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/contracts.py", "has_items", 98, CPyStatic_contracts___globals, "serai.games.merv.table.Player", cpy_r_r1);
        goto CPyL47;
    }
    cpy_r_r3 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "has_items", "Table", "book", 99, CPyStatic_contracts___globals);
        goto CPyL48;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___book___BookObject *)cpy_r_r3)->_contract_lock;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "has_items", "Book", "contract_lock", 99, CPyStatic_contracts___globals);
        goto CPyL48;
    }
CPyL5: ;
    cpy_r_r5 = CPyList_GetItem(cpy_r_r4, cpy_r_card);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "has_items", 99, CPyStatic_contracts___globals);
        goto CPyL48;
    }
    if (likely(PyTuple_Check(cpy_r_r5)))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/contracts.py", "has_items", 99, CPyStatic_contracts___globals, "tuple", cpy_r_r5);
        goto CPyL48;
    }
    cpy_r_r7 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_common;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "has_items", "Player", "common", 100, CPyStatic_contracts___globals);
        goto CPyL49;
    }
CPyL8: ;
    cpy_r_r8 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_locked_common;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "has_items", "Player", "locked_common", 100, CPyStatic_contracts___globals);
        goto CPyL49;
    }
CPyL9: ;
    cpy_r_r9 = CPyTagged_Subtract(cpy_r_r7, cpy_r_r8);
    cpy_r_r10 = CPySequenceTuple_GetItem(cpy_r_r6, 2);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "has_items", 100, CPyStatic_contracts___globals);
        goto CPyL50;
    }
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "has_items", 100, CPyStatic_contracts___globals);
        goto CPyL50;
    }
    cpy_r_r12 = CPyTagged_Subtract(cpy_r_r9, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r11);
    cpy_r_r13 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_rare;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "has_items", "Player", "rare", 101, CPyStatic_contracts___globals);
        goto CPyL51;
    }
CPyL12: ;
    cpy_r_r14 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_locked_rare;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "has_items", "Player", "locked_rare", 101, CPyStatic_contracts___globals);
        goto CPyL51;
    }
CPyL13: ;
    cpy_r_r15 = CPyTagged_Subtract(cpy_r_r13, cpy_r_r14);
    cpy_r_r16 = CPySequenceTuple_GetItem(cpy_r_r6, 4);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "has_items", 101, CPyStatic_contracts___globals);
        goto CPyL52;
    }
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "has_items", 101, CPyStatic_contracts___globals);
        goto CPyL52;
    }
    cpy_r_r18 = CPyTagged_Subtract(cpy_r_r15, cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r17);
    cpy_r_r19 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_scrolls;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "has_items", "Player", "scrolls", 103, CPyStatic_contracts___globals);
        goto CPyL53;
    }
CPyL16: ;
    cpy_r_r20 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_locked_scrolls;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "has_items", "Player", "locked_scrolls", 103, CPyStatic_contracts___globals);
        goto CPyL53;
    }
CPyL17: ;
    cpy_r_r21 = CPyTagged_Subtract(cpy_r_r19, cpy_r_r20);
    CPy_DECREF(cpy_r_r2);
    cpy_r_r22 = CPySequenceTuple_GetItem(cpy_r_r6, 0);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "has_items", 103, CPyStatic_contracts___globals);
        goto CPyL54;
    }
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "has_items", 103, CPyStatic_contracts___globals);
        goto CPyL54;
    }
    cpy_r_r24 = cpy_r_r21 & 1;
    cpy_r_r25 = cpy_r_r24 != 0;
    if (cpy_r_r25) goto CPyL21;
    cpy_r_r26 = cpy_r_r23 & 1;
    cpy_r_r27 = cpy_r_r26 != 0;
    if (!cpy_r_r27) goto CPyL22;
CPyL21: ;
    cpy_r_r28 = CPyTagged_IsLt_(cpy_r_r21, cpy_r_r23);
    cpy_r_r29 = cpy_r_r28 ^ 1;
    cpy_r_r30 = cpy_r_r29;
    goto CPyL23;
CPyL22: ;
    cpy_r_r31 = (Py_ssize_t)cpy_r_r21 >= (Py_ssize_t)cpy_r_r23;
    cpy_r_r30 = cpy_r_r31;
CPyL23: ;
    CPyTagged_DECREF(cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r23);
    if (cpy_r_r30) {
        goto CPyL25;
    } else
        goto CPyL55;
CPyL24: ;
    cpy_r_r32 = cpy_r_r30;
    goto CPyL46;
CPyL25: ;
    cpy_r_r33 = cpy_r_r12 & 1;
    cpy_r_r34 = cpy_r_r33 != 0;
    if (cpy_r_r34) goto CPyL27;
    cpy_r_r35 = 0 & 1;
    cpy_r_r36 = cpy_r_r35 != 0;
    if (!cpy_r_r36) goto CPyL28;
CPyL27: ;
    cpy_r_r37 = CPyTagged_IsLt_(cpy_r_r12, 0);
    cpy_r_r38 = cpy_r_r37 ^ 1;
    cpy_r_r39 = cpy_r_r38;
    goto CPyL29;
CPyL28: ;
    cpy_r_r40 = (Py_ssize_t)cpy_r_r12 >= (Py_ssize_t)0;
    cpy_r_r39 = cpy_r_r40;
CPyL29: ;
    if (cpy_r_r39) {
        goto CPyL31;
    } else
        goto CPyL56;
CPyL30: ;
    cpy_r_r41 = cpy_r_r39;
    goto CPyL45;
CPyL31: ;
    cpy_r_r42 = cpy_r_r18 & 1;
    cpy_r_r43 = cpy_r_r42 != 0;
    if (cpy_r_r43) goto CPyL33;
    cpy_r_r44 = 0 & 1;
    cpy_r_r45 = cpy_r_r44 != 0;
    if (!cpy_r_r45) goto CPyL34;
CPyL33: ;
    cpy_r_r46 = CPyTagged_IsLt_(cpy_r_r18, 0);
    cpy_r_r47 = cpy_r_r46 ^ 1;
    cpy_r_r48 = cpy_r_r47;
    goto CPyL35;
CPyL34: ;
    cpy_r_r49 = (Py_ssize_t)cpy_r_r18 >= (Py_ssize_t)0;
    cpy_r_r48 = cpy_r_r49;
CPyL35: ;
    if (cpy_r_r48) {
        goto CPyL37;
    } else
        goto CPyL57;
CPyL36: ;
    cpy_r_r50 = cpy_r_r48;
    goto CPyL44;
CPyL37: ;
    cpy_r_r51 = CPyTagged_Add(cpy_r_r12, cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r18);
    cpy_r_r52 = CPySequenceTuple_GetItem(cpy_r_r6, 6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "has_items", 106, CPyStatic_contracts___globals);
        goto CPyL58;
    }
    if (likely(PyLong_Check(cpy_r_r52)))
        cpy_r_r53 = CPyTagged_FromObject(cpy_r_r52);
    else {
        CPy_TypeError("int", cpy_r_r52); cpy_r_r53 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "has_items", 106, CPyStatic_contracts___globals);
        goto CPyL58;
    }
    cpy_r_r54 = cpy_r_r51 & 1;
    cpy_r_r55 = cpy_r_r54 != 0;
    if (cpy_r_r55) goto CPyL41;
    cpy_r_r56 = cpy_r_r53 & 1;
    cpy_r_r57 = cpy_r_r56 != 0;
    if (!cpy_r_r57) goto CPyL42;
CPyL41: ;
    cpy_r_r58 = CPyTagged_IsLt_(cpy_r_r51, cpy_r_r53);
    cpy_r_r59 = cpy_r_r58 ^ 1;
    cpy_r_r60 = cpy_r_r59;
    goto CPyL43;
CPyL42: ;
    cpy_r_r61 = (Py_ssize_t)cpy_r_r51 >= (Py_ssize_t)cpy_r_r53;
    cpy_r_r60 = cpy_r_r61;
CPyL43: ;
    CPyTagged_DECREF(cpy_r_r51);
    CPyTagged_DECREF(cpy_r_r53);
    cpy_r_r50 = cpy_r_r60;
CPyL44: ;
    cpy_r_r41 = cpy_r_r50;
CPyL45: ;
    cpy_r_r32 = cpy_r_r41;
CPyL46: ;
    return cpy_r_r32;
CPyL47: ;
    cpy_r_r62 = 2;
    return cpy_r_r62;
CPyL48: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL47;
CPyL49: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    goto CPyL47;
CPyL50: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r9);
    goto CPyL47;
CPyL51: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL47;
CPyL52: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL47;
CPyL53: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL47;
CPyL54: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r21);
    goto CPyL47;
CPyL55: ;
    CPy_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r18);
    goto CPyL24;
CPyL56: ;
    CPy_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r18);
    goto CPyL30;
CPyL57: ;
    CPy_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r18);
    goto CPyL36;
CPyL58: ;
    CPyTagged_DecRef(cpy_r_r51);
    goto CPyL47;
}
        
        PyObject *CPyPy_contracts___has_items(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "card", 0};
            static CPyArg_Parser parser = {"OOO:has_items", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_card;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_card)) {
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
            CPyTagged arg_card;
            if (likely(PyLong_Check(obj_card)))
                arg_card = CPyTagged_BorrowFromObject(obj_card);
            else {
                CPy_TypeError("int", obj_card); goto fail;
            }
            char retval = CPyDef_contracts___has_items(arg_t, arg_me, arg_card);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/contracts.py", "has_items", 96, CPyStatic_contracts___globals);
            return NULL;
        }
        
PyObject *CPyDef_contracts___fulfil_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    tuple_T5IIIII cpy_r_r38;
    PyObject *cpy_r_r39;
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
    char cpy_r_r70;
    PyObject *cpy_r_r71;
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
    PyObject *cpy_r_r102;
    CPyTagged cpy_r_r103;
    CPyTagged cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    CPyTagged cpy_r_r107;
    CPyTagged cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    CPyTagged cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    CPyTagged cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    char cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject **cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    char cpy_r_r131;
    PyObject *cpy_r_r132;
    char cpy_r_r133;
    tuple_T3OOO cpy_r_r134;
    PyObject **cpy_r_r135;
    PyObject *cpy_r_r136;
    char cpy_r_r137;
    char cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject **cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    char cpy_r_r144;
    PyObject *cpy_r_r145;
    char cpy_r_r146;
    int32_t cpy_r_r147;
    char cpy_r_r148;
    int32_t cpy_r_r149;
    PyObject *cpy_r_r150;
    char cpy_r_r151;
    char cpy_r_r152;
    char cpy_r_r153;
    char cpy_r_r154;
    char cpy_r_r155;
    PyObject *cpy_r_r156;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r12 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL122;
CPyL1: ;
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r14 = cpy_r_type != cpy_r_r13;
    if (!cpy_r_r14) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 110, CPyStatic_contracts___globals);
        goto CPyL121;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r15 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "fulfil", "fulfil_gen", "t", 112, CPyStatic_contracts___globals);
        goto CPyL121;
    }
CPyL5: ;
    cpy_r_r16 = ((serai___games___merv___table___TableObject *)cpy_r_r15)->_book;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "fulfil", "Table", "book", 112, CPyStatic_contracts___globals);
        goto CPyL121;
    }
    CPy_INCREF(cpy_r_r16);
CPyL6: ;
    if (((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book != NULL) {
        CPy_DECREF(((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book);
    }
    ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book = cpy_r_r16;
    cpy_r_r17 = 1;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 112, CPyStatic_contracts___globals);
        goto CPyL121;
    }
    cpy_r_r18 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "fulfil", "fulfil_gen", "t", 113, CPyStatic_contracts___globals);
        goto CPyL121;
    }
CPyL8: ;
    cpy_r_r19 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__pile;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "fulfil", "fulfil_gen", "pile", 113, CPyStatic_contracts___globals);
        goto CPyL121;
    }
CPyL9: ;
    cpy_r_r20 = CPyDef_contracts___top_contract(cpy_r_r18, cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 113, CPyStatic_contracts___globals);
        goto CPyL121;
    }
    if (((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card);
    }
    ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card = cpy_r_r20;
    cpy_r_r21 = 1;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 113, CPyStatic_contracts___globals);
        goto CPyL121;
    }
    cpy_r_r22 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "fulfil", "fulfil_gen", "t", 114, CPyStatic_contracts___globals);
        goto CPyL121;
    }
CPyL12: ;
    cpy_r_r23 = ((serai___games___merv___table___TableObject *)cpy_r_r22)->_action;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "fulfil", "Table", "action", 114, CPyStatic_contracts___globals);
        goto CPyL121;
    }
    CPyTagged_INCREF(cpy_r_r23);
CPyL13: ;
    if (((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__action != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__action);
    }
    ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__action = cpy_r_r23;
    cpy_r_r24 = 1;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 114, CPyStatic_contracts___globals);
        goto CPyL121;
    }
    cpy_r_r25 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "fulfil", "fulfil_gen", "t", 114, CPyStatic_contracts___globals);
        goto CPyL121;
    }
CPyL15: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_r25)->_action != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r25)->_action);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r25)->_action = -2;
    cpy_r_r26 = 1;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 114, CPyStatic_contracts___globals);
        goto CPyL121;
    }
    cpy_r_r27 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "fulfil", "fulfil_gen", "t", 115, CPyStatic_contracts___globals);
        goto CPyL121;
    }
CPyL17: ;
    cpy_r_r28 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "fulfil", "fulfil_gen", "me", 115, CPyStatic_contracts___globals);
        goto CPyL121;
    }
CPyL18: ;
    cpy_r_r29 = CPyDef_paying___discount_open(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 115, CPyStatic_contracts___globals);
        goto CPyL121;
    }
    cpy_r_r30 = cpy_r_r29 ^ 1;
    if (cpy_r_r30) goto CPyL22;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r31 = 0;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 115, CPyStatic_contracts___globals);
        goto CPyL121;
    }
    CPy_Unreachable();
CPyL22: ;
    cpy_r_r32 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "fulfil", "fulfil_gen", "t", 116, CPyStatic_contracts___globals);
        goto CPyL121;
    }
CPyL23: ;
    cpy_r_r33 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "fulfil", "fulfil_gen", "me", 116, CPyStatic_contracts___globals);
        goto CPyL121;
    }
CPyL24: ;
    cpy_r_r34 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "fulfil", "fulfil_gen", "book", 116, CPyStatic_contracts___globals);
        goto CPyL121;
    }
CPyL25: ;
    cpy_r_r35 = ((serai___games___merv___book___BookObject *)cpy_r_r34)->_contract_cost;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "fulfil", "Book", "contract_cost", 116, CPyStatic_contracts___globals);
        goto CPyL121;
    }
CPyL26: ;
    cpy_r_r36 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "fulfil", "fulfil_gen", "card", 116, CPyStatic_contracts___globals);
        goto CPyL121;
    }
CPyL27: ;
    cpy_r_r37 = CPyList_GetItem(cpy_r_r35, cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 116, CPyStatic_contracts___globals);
        goto CPyL121;
    }
    PyObject *__tmp2081;
    if (unlikely(!(PyTuple_Check(cpy_r_r37) && PyTuple_GET_SIZE(cpy_r_r37) == 5))) {
        __tmp2081 = NULL;
        goto __LL2082;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r37, 0))))
        __tmp2081 = PyTuple_GET_ITEM(cpy_r_r37, 0);
    else {
        __tmp2081 = NULL;
    }
    if (__tmp2081 == NULL) goto __LL2082;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r37, 1))))
        __tmp2081 = PyTuple_GET_ITEM(cpy_r_r37, 1);
    else {
        __tmp2081 = NULL;
    }
    if (__tmp2081 == NULL) goto __LL2082;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r37, 2))))
        __tmp2081 = PyTuple_GET_ITEM(cpy_r_r37, 2);
    else {
        __tmp2081 = NULL;
    }
    if (__tmp2081 == NULL) goto __LL2082;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r37, 3))))
        __tmp2081 = PyTuple_GET_ITEM(cpy_r_r37, 3);
    else {
        __tmp2081 = NULL;
    }
    if (__tmp2081 == NULL) goto __LL2082;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r37, 4))))
        __tmp2081 = PyTuple_GET_ITEM(cpy_r_r37, 4);
    else {
        __tmp2081 = NULL;
    }
    if (__tmp2081 == NULL) goto __LL2082;
    __tmp2081 = cpy_r_r37;
__LL2082: ;
    if (unlikely(__tmp2081 == NULL)) {
        CPy_TypeError("tuple[int, int, int, int, int]", cpy_r_r37); cpy_r_r38 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp2083 = PyTuple_GET_ITEM(cpy_r_r37, 0);
        CPyTagged __tmp2084;
        if (likely(PyLong_Check(__tmp2083)))
            __tmp2084 = CPyTagged_FromObject(__tmp2083);
        else {
            goto __LL2085;
        }
        cpy_r_r38.f0 = __tmp2084;
        PyObject *__tmp2086 = PyTuple_GET_ITEM(cpy_r_r37, 1);
        CPyTagged __tmp2087;
        if (likely(PyLong_Check(__tmp2086)))
            __tmp2087 = CPyTagged_FromObject(__tmp2086);
        else {
            goto __LL2088;
        }
        cpy_r_r38.f1 = __tmp2087;
        PyObject *__tmp2089 = PyTuple_GET_ITEM(cpy_r_r37, 2);
        CPyTagged __tmp2090;
        if (likely(PyLong_Check(__tmp2089)))
            __tmp2090 = CPyTagged_FromObject(__tmp2089);
        else {
            goto __LL2091;
        }
        cpy_r_r38.f2 = __tmp2090;
        PyObject *__tmp2092 = PyTuple_GET_ITEM(cpy_r_r37, 3);
        CPyTagged __tmp2093;
        if (likely(PyLong_Check(__tmp2092)))
            __tmp2093 = CPyTagged_FromObject(__tmp2092);
        else {
            goto __LL2094;
        }
        cpy_r_r38.f3 = __tmp2093;
        PyObject *__tmp2095 = PyTuple_GET_ITEM(cpy_r_r37, 4);
        CPyTagged __tmp2096;
        if (likely(PyLong_Check(__tmp2095)))
            __tmp2096 = CPyTagged_FromObject(__tmp2095);
        else {
            goto __LL2097;
        }
        cpy_r_r38.f4 = __tmp2096;
    }
    goto __LL2098;
__LL2085: ;
    cpy_r_r38 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2098;
__LL2088: ;
    CPyTagged_DECREF(cpy_r_r38.f0);
    cpy_r_r38 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2098;
__LL2091: ;
    CPyTagged_DECREF(cpy_r_r38.f0);
    CPyTagged_DECREF(cpy_r_r38.f1);
    cpy_r_r38 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2098;
__LL2094: ;
    CPyTagged_DECREF(cpy_r_r38.f0);
    CPyTagged_DECREF(cpy_r_r38.f1);
    CPyTagged_DECREF(cpy_r_r38.f2);
    cpy_r_r38 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2098;
__LL2097: ;
    CPyTagged_DECREF(cpy_r_r38.f0);
    CPyTagged_DECREF(cpy_r_r38.f1);
    CPyTagged_DECREF(cpy_r_r38.f2);
    CPyTagged_DECREF(cpy_r_r38.f3);
    cpy_r_r38 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2098;
__LL2098: ;
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 116, CPyStatic_contracts___globals);
        goto CPyL121;
    }
    cpy_r_r39 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "fulfil", "fulfil_gen", "book", 116, CPyStatic_contracts___globals);
        goto CPyL129;
    }
CPyL30: ;
    cpy_r_r40 = CPyStatics[1735]; /* 'MV-CONT-03' */
    cpy_r_r41 = CPyDef_paying___pay(cpy_r_r32, cpy_r_r33, cpy_r_r38, cpy_r_r40);
    CPyTagged_DECREF(cpy_r_r38.f0);
    CPyTagged_DECREF(cpy_r_r38.f1);
    CPyTagged_DECREF(cpy_r_r38.f2);
    CPyTagged_DECREF(cpy_r_r38.f3);
    CPyTagged_DECREF(cpy_r_r38.f4);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 116, CPyStatic_contracts___globals);
        goto CPyL121;
    }
    if (((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_3 != NULL) {
        CPy_DECREF(((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_3);
    }
    ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_3 = cpy_r_r41;
    cpy_r_r42 = 1;
    if (!cpy_r_r42) goto CPyL121;
    cpy_r_r43 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r44 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r45 = NULL;
    cpy_r_r1 = cpy_r_r45;
    cpy_r_r46 = (PyObject **)&cpy_r_r1;
    cpy_r_r47 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_3;
    cpy_r_r48 = CPyDef_paying___pay_gen_____mypyc_generator_helper__(cpy_r_r47, cpy_r_r44, cpy_r_r44, cpy_r_r44, cpy_r_r43, cpy_r_r46);
    if (cpy_r_r48 != NULL) goto CPyL130;
    cpy_r_r49 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 116, CPyStatic_contracts___globals);
        goto CPyL131;
    }
    cpy_r_r50 = cpy_r_r1;
    CPy_DECREF(cpy_r_r50);
    cpy_r_r51 = NULL;
    if (((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_3 != NULL) {
        CPy_DECREF(((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_3);
    }
    ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_3 = cpy_r_r51;
    cpy_r_r52 = 1;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 116, CPyStatic_contracts___globals);
        goto CPyL121;
    } else
        goto CPyL51;
CPyL35: ;
    cpy_r_r53 = cpy_r_r48;
CPyL36: ;
    ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r53;
CPyL37: ;
    cpy_r_r55 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r56 = cpy_r_type != cpy_r_r55;
    if (!cpy_r_r56) goto CPyL132;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 116, CPyStatic_contracts___globals);
        goto CPyL41;
    } else
        goto CPyL133;
CPyL39: ;
    CPy_Unreachable();
CPyL40: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL47;
CPyL41: ;
    cpy_r_r57 = CPy_CatchError();
    cpy_r_r58 = (PyObject **)&cpy_r_r3;
    cpy_r_r59 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_3;
    cpy_r_r60 = CPy_YieldFromErrorHandle(cpy_r_r59, cpy_r_r58);
    if (unlikely(cpy_r_r60 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 116, CPyStatic_contracts___globals);
        goto CPyL134;
    }
    if (cpy_r_r60) goto CPyL44;
    cpy_r_r53 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r57);
    CPy_DecRef(cpy_r_r57.f0);
    CPy_DecRef(cpy_r_r57.f1);
    CPy_DecRef(cpy_r_r57.f2);
    goto CPyL36;
CPyL44: ;
    cpy_r_r50 = cpy_r_r3;
    CPy_DecRef(cpy_r_r50);
    CPy_RestoreExcInfo(cpy_r_r57);
    CPy_DecRef(cpy_r_r57.f0);
    CPy_DecRef(cpy_r_r57.f1);
    CPy_DecRef(cpy_r_r57.f2);
    goto CPyL51;
CPyL45: ;
    CPy_RestoreExcInfo(cpy_r_r57);
    CPy_DecRef(cpy_r_r57.f0);
    CPy_DecRef(cpy_r_r57.f1);
    CPy_DecRef(cpy_r_r57.f2);
    cpy_r_r61 = CPy_KeepPropagating();
    if (!cpy_r_r61) goto CPyL121;
    CPy_Unreachable();
CPyL47: ;
    cpy_r_r62 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r63 = NULL;
    cpy_r_r1 = cpy_r_r63;
    cpy_r_r64 = (PyObject **)&cpy_r_r1;
    cpy_r_r65 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_3;
    cpy_r_r66 = CPyDef_paying___pay_gen_____mypyc_generator_helper__(cpy_r_r65, cpy_r_r62, cpy_r_r62, cpy_r_r62, cpy_r_arg, cpy_r_r64);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r66 == NULL) {
        goto CPyL49;
    } else
        goto CPyL135;
CPyL48: ;
    cpy_r_r53 = cpy_r_r66;
    goto CPyL36;
CPyL49: ;
    cpy_r_r67 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 116, CPyStatic_contracts___globals);
        goto CPyL131;
    }
    cpy_r_r50 = cpy_r_r1;
    CPy_DECREF(cpy_r_r50);
CPyL51: ;
    cpy_r_r68 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "fulfil", "fulfil_gen", "t", 117, CPyStatic_contracts___globals);
        goto CPyL121;
    }
CPyL52: ;
    cpy_r_r69 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__action;
    if (unlikely(cpy_r_r69 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "fulfil", "fulfil_gen", "action", 117, CPyStatic_contracts___globals);
        goto CPyL121;
    }
CPyL53: ;
    CPyTagged_INCREF(cpy_r_r69);
    if (((serai___games___merv___table___TableObject *)cpy_r_r68)->_action != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r68)->_action);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r68)->_action = cpy_r_r69;
    cpy_r_r70 = 1;
    if (unlikely(!cpy_r_r70)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 117, CPyStatic_contracts___globals);
        goto CPyL121;
    }
    cpy_r_r71 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "fulfil", "fulfil_gen", "t", 118, CPyStatic_contracts___globals);
        goto CPyL121;
    }
CPyL55: ;
    cpy_r_r72 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r72 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "fulfil", "fulfil_gen", "me", 118, CPyStatic_contracts___globals);
        goto CPyL121;
    }
CPyL56: ;
    cpy_r_r73 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r73 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "fulfil", "fulfil_gen", "card", 118, CPyStatic_contracts___globals);
        goto CPyL121;
    }
CPyL57: ;
    cpy_r_r74 = CPyDef_contracts____common_for_any(cpy_r_r71, cpy_r_r72, cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 118, CPyStatic_contracts___globals);
        goto CPyL121;
    }
    if (((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_4 != NULL) {
        CPy_DECREF(((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_4);
    }
    ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_4 = cpy_r_r74;
    cpy_r_r75 = 1;
    if (!cpy_r_r75) goto CPyL121;
    cpy_r_r76 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r77 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r78 = NULL;
    cpy_r_r5 = cpy_r_r78;
    cpy_r_r79 = (PyObject **)&cpy_r_r5;
    cpy_r_r80 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_4;
    cpy_r_r81 = CPyDef_contracts____common_for_any_gen_____mypyc_generator_helper__(cpy_r_r80, cpy_r_r77, cpy_r_r77, cpy_r_r77, cpy_r_r76, cpy_r_r79);
    if (cpy_r_r81 != NULL) goto CPyL136;
    cpy_r_r82 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r82)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 118, CPyStatic_contracts___globals);
        goto CPyL137;
    }
    cpy_r_r83 = cpy_r_r5;
    cpy_r_r84 = NULL;
    if (((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_4 != NULL) {
        CPy_DECREF(((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_4);
    }
    ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_4 = cpy_r_r84;
    cpy_r_r85 = 1;
    if (unlikely(!cpy_r_r85)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 118, CPyStatic_contracts___globals);
        goto CPyL138;
    } else
        goto CPyL78;
CPyL62: ;
    cpy_r_r86 = cpy_r_r81;
CPyL63: ;
    ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r86;
CPyL64: ;
    cpy_r_r88 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r89 = cpy_r_type != cpy_r_r88;
    if (!cpy_r_r89) goto CPyL139;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 118, CPyStatic_contracts___globals);
        goto CPyL68;
    } else
        goto CPyL140;
CPyL66: ;
    CPy_Unreachable();
CPyL67: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL74;
CPyL68: ;
    cpy_r_r90 = CPy_CatchError();
    cpy_r_r91 = (PyObject **)&cpy_r_r7;
    cpy_r_r92 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_4;
    cpy_r_r93 = CPy_YieldFromErrorHandle(cpy_r_r92, cpy_r_r91);
    if (unlikely(cpy_r_r93 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 118, CPyStatic_contracts___globals);
        goto CPyL141;
    }
    if (cpy_r_r93) goto CPyL71;
    cpy_r_r86 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r90);
    CPy_DecRef(cpy_r_r90.f0);
    CPy_DecRef(cpy_r_r90.f1);
    CPy_DecRef(cpy_r_r90.f2);
    goto CPyL63;
CPyL71: ;
    cpy_r_r83 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r90);
    CPy_DecRef(cpy_r_r90.f0);
    CPy_DecRef(cpy_r_r90.f1);
    CPy_DecRef(cpy_r_r90.f2);
    goto CPyL78;
CPyL72: ;
    CPy_RestoreExcInfo(cpy_r_r90);
    CPy_DecRef(cpy_r_r90.f0);
    CPy_DecRef(cpy_r_r90.f1);
    CPy_DecRef(cpy_r_r90.f2);
    cpy_r_r94 = CPy_KeepPropagating();
    if (!cpy_r_r94) goto CPyL121;
    CPy_Unreachable();
CPyL74: ;
    cpy_r_r95 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r96 = NULL;
    cpy_r_r5 = cpy_r_r96;
    cpy_r_r97 = (PyObject **)&cpy_r_r5;
    cpy_r_r98 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_4;
    cpy_r_r99 = CPyDef_contracts____common_for_any_gen_____mypyc_generator_helper__(cpy_r_r98, cpy_r_r95, cpy_r_r95, cpy_r_r95, cpy_r_arg, cpy_r_r97);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r99 == NULL) {
        goto CPyL76;
    } else
        goto CPyL142;
CPyL75: ;
    cpy_r_r86 = cpy_r_r99;
    goto CPyL63;
CPyL76: ;
    cpy_r_r100 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r100)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 118, CPyStatic_contracts___globals);
        goto CPyL137;
    }
    cpy_r_r83 = cpy_r_r5;
CPyL78: ;
    if (likely(PyLong_Check(cpy_r_r83)))
        cpy_r_r101 = CPyTagged_FromObject(cpy_r_r83);
    else {
        CPy_TypeError("int", cpy_r_r83); cpy_r_r101 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r101 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 118, CPyStatic_contracts___globals);
        goto CPyL121;
    }
    cpy_r_r102 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "fulfil", "fulfil_gen", "t", 119, CPyStatic_contracts___globals);
        goto CPyL143;
    }
CPyL80: ;
    cpy_r_r103 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r103 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "fulfil", "fulfil_gen", "me", 119, CPyStatic_contracts___globals);
        goto CPyL143;
    }
CPyL81: ;
    cpy_r_r104 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r104 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "fulfil", "fulfil_gen", "card", 119, CPyStatic_contracts___globals);
        goto CPyL143;
    }
CPyL82: ;
    cpy_r_r105 = CPyDef_contracts___lock_items(cpy_r_r102, cpy_r_r103, cpy_r_r104, cpy_r_r101);
    CPyTagged_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r105 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 119, CPyStatic_contracts___globals);
        goto CPyL121;
    }
    cpy_r_r106 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "fulfil", "fulfil_gen", "t", 120, CPyStatic_contracts___globals);
        goto CPyL121;
    }
CPyL84: ;
    cpy_r_r107 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r107 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "fulfil", "fulfil_gen", "me", 120, CPyStatic_contracts___globals);
        goto CPyL121;
    }
CPyL85: ;
    cpy_r_r108 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__pile;
    if (unlikely(cpy_r_r108 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "fulfil", "fulfil_gen", "pile", 120, CPyStatic_contracts___globals);
        goto CPyL121;
    }
CPyL86: ;
    cpy_r_r109 = CPyDef_contracts___take_contract(cpy_r_r106, cpy_r_r107, cpy_r_r108);
    if (unlikely(cpy_r_r109 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 120, CPyStatic_contracts___globals);
        goto CPyL121;
    }
    cpy_r_r110 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "fulfil", "fulfil_gen", "t", 121, CPyStatic_contracts___globals);
        goto CPyL121;
    }
CPyL88: ;
    cpy_r_r111 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r111 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "fulfil", "fulfil_gen", "me", 121, CPyStatic_contracts___globals);
        goto CPyL121;
    }
CPyL89: ;
    cpy_r_r112 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "fulfil", "fulfil_gen", "book", 121, CPyStatic_contracts___globals);
        goto CPyL121;
    }
CPyL90: ;
    cpy_r_r113 = ((serai___games___merv___book___BookObject *)cpy_r_r112)->_contract_reward;
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "fulfil", "Book", "contract_reward", 121, CPyStatic_contracts___globals);
        goto CPyL121;
    }
CPyL91: ;
    cpy_r_r114 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r114 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "fulfil", "fulfil_gen", "card", 121, CPyStatic_contracts___globals);
        goto CPyL121;
    }
CPyL92: ;
    cpy_r_r115 = CPyList_GetItem(cpy_r_r113, cpy_r_r114);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 121, CPyStatic_contracts___globals);
        goto CPyL121;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r115, CPyType_kernel___effects___Effect)))
        cpy_r_r116 = cpy_r_r115;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/contracts.py", "fulfil", 121, CPyStatic_contracts___globals, "serai.kernel.effects.Effect", cpy_r_r115);
        goto CPyL121;
    }
    cpy_r_r117 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "fulfil", "fulfil_gen", "book", 121, CPyStatic_contracts___globals);
        goto CPyL144;
    }
CPyL95: ;
    cpy_r_r118 = CPyDef_perform___in_order(cpy_r_r110, cpy_r_r111, cpy_r_r116, 0);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 121, CPyStatic_contracts___globals);
        goto CPyL121;
    }
    if (((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_5 != NULL) {
        CPy_DECREF(((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_5);
    }
    ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_5 = cpy_r_r118;
    cpy_r_r119 = 1;
    if (!cpy_r_r119) goto CPyL121;
    cpy_r_r120 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r121 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r122 = NULL;
    cpy_r_r9 = cpy_r_r122;
    cpy_r_r123 = (PyObject **)&cpy_r_r9;
    cpy_r_r124 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_5;
    cpy_r_r125 = CPyDef_perform___in_order_gen_____mypyc_generator_helper__(cpy_r_r124, cpy_r_r121, cpy_r_r121, cpy_r_r121, cpy_r_r120, cpy_r_r123);
    if (cpy_r_r125 != NULL) goto CPyL145;
    cpy_r_r126 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r126)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 121, CPyStatic_contracts___globals);
        goto CPyL146;
    }
    cpy_r_r127 = cpy_r_r9;
    CPy_DECREF(cpy_r_r127);
    cpy_r_r128 = NULL;
    if (((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_5 != NULL) {
        CPy_DECREF(((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_5);
    }
    ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_5 = cpy_r_r128;
    cpy_r_r129 = 1;
    if (unlikely(!cpy_r_r129)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 121, CPyStatic_contracts___globals);
        goto CPyL121;
    } else
        goto CPyL116;
CPyL100: ;
    cpy_r_r130 = cpy_r_r125;
CPyL101: ;
    ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r130;
CPyL102: ;
    cpy_r_r132 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r133 = cpy_r_type != cpy_r_r132;
    if (!cpy_r_r133) goto CPyL147;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 121, CPyStatic_contracts___globals);
        goto CPyL106;
    } else
        goto CPyL148;
CPyL104: ;
    CPy_Unreachable();
CPyL105: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL112;
CPyL106: ;
    cpy_r_r134 = CPy_CatchError();
    cpy_r_r135 = (PyObject **)&cpy_r_r11;
    cpy_r_r136 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_5;
    cpy_r_r137 = CPy_YieldFromErrorHandle(cpy_r_r136, cpy_r_r135);
    if (unlikely(cpy_r_r137 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 121, CPyStatic_contracts___globals);
        goto CPyL149;
    }
    if (cpy_r_r137) goto CPyL109;
    cpy_r_r130 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r134);
    CPy_DecRef(cpy_r_r134.f0);
    CPy_DecRef(cpy_r_r134.f1);
    CPy_DecRef(cpy_r_r134.f2);
    goto CPyL101;
CPyL109: ;
    cpy_r_r127 = cpy_r_r11;
    CPy_DecRef(cpy_r_r127);
    CPy_RestoreExcInfo(cpy_r_r134);
    CPy_DecRef(cpy_r_r134.f0);
    CPy_DecRef(cpy_r_r134.f1);
    CPy_DecRef(cpy_r_r134.f2);
    goto CPyL116;
CPyL110: ;
    CPy_RestoreExcInfo(cpy_r_r134);
    CPy_DecRef(cpy_r_r134.f0);
    CPy_DecRef(cpy_r_r134.f1);
    CPy_DecRef(cpy_r_r134.f2);
    cpy_r_r138 = CPy_KeepPropagating();
    if (!cpy_r_r138) goto CPyL121;
    CPy_Unreachable();
CPyL112: ;
    cpy_r_r139 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r140 = NULL;
    cpy_r_r9 = cpy_r_r140;
    cpy_r_r141 = (PyObject **)&cpy_r_r9;
    cpy_r_r142 = ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_5;
    cpy_r_r143 = CPyDef_perform___in_order_gen_____mypyc_generator_helper__(cpy_r_r142, cpy_r_r139, cpy_r_r139, cpy_r_r139, cpy_r_arg, cpy_r_r141);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r143 == NULL) {
        goto CPyL114;
    } else
        goto CPyL150;
CPyL113: ;
    cpy_r_r130 = cpy_r_r143;
    goto CPyL101;
CPyL114: ;
    cpy_r_r144 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r144)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 121, CPyStatic_contracts___globals);
        goto CPyL146;
    }
    cpy_r_r127 = cpy_r_r9;
    CPy_DECREF(cpy_r_r127);
CPyL116: ;
    cpy_r_r145 = Py_None;
    CPy_INCREF(cpy_r_r145);
    ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r147 = CPyDef_contracts___fulfil_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL120;
    CPyGen_SetStopIterationValue(cpy_r_r145);
    CPy_DECREF(cpy_r_r145);
    if (!0) goto CPyL128;
    CPy_Unreachable();
CPyL120: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r145;
    CPyGen_Exit(&((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL121: ;
    ((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r149 = CPyDef_contracts___fulfil_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r150 = NULL;
    CPyGen_Exit(&((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r150;
CPyL122: ;
    cpy_r_r151 = cpy_r_r12 == 0;
    if (cpy_r_r151) goto CPyL151;
    cpy_r_r152 = cpy_r_r12 == 1;
    if (cpy_r_r152) {
        goto CPyL152;
    } else
        goto CPyL153;
CPyL124: ;
    cpy_r_r153 = cpy_r_r12 == 2;
    if (cpy_r_r153) {
        goto CPyL154;
    } else
        goto CPyL155;
CPyL125: ;
    cpy_r_r154 = cpy_r_r12 == 3;
    if (cpy_r_r154) {
        goto CPyL102;
    } else
        goto CPyL156;
CPyL126: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r155 = 0;
    if (unlikely(!cpy_r_r155)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 110, CPyStatic_contracts___globals);
        goto CPyL128;
    }
    CPy_Unreachable();
CPyL128: ;
    cpy_r_r156 = NULL;
    CPyGen_Exit(&((serai___games___merv___contracts___fulfil_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r156;
CPyL129: ;
    CPyTagged_DecRef(cpy_r_r38.f0);
    CPyTagged_DecRef(cpy_r_r38.f1);
    CPyTagged_DecRef(cpy_r_r38.f2);
    CPyTagged_DecRef(cpy_r_r38.f3);
    CPyTagged_DecRef(cpy_r_r38.f4);
    goto CPyL121;
CPyL130: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL35;
CPyL131: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL121;
CPyL132: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL40;
CPyL133: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL39;
CPyL134: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL45;
CPyL135: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL48;
CPyL136: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL62;
CPyL137: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL121;
CPyL138: ;
    CPy_DecRef(cpy_r_r83);
    goto CPyL121;
CPyL139: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL67;
CPyL140: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL66;
CPyL141: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL72;
CPyL142: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL75;
CPyL143: ;
    CPyTagged_DecRef(cpy_r_r101);
    goto CPyL121;
CPyL144: ;
    CPy_DecRef(cpy_r_r116);
    goto CPyL121;
CPyL145: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL100;
CPyL146: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL121;
CPyL147: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL105;
CPyL148: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL104;
CPyL149: ;
    CPy_XDecRef(cpy_r_r11);
    goto CPyL110;
CPyL150: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL113;
CPyL151: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    goto CPyL1;
CPyL152: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    goto CPyL37;
CPyL153: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL124;
CPyL154: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL64;
CPyL155: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL125;
CPyL156: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL126;
}
        
PyObject *CPyDef_contracts___fulfil_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_contracts___fulfil_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_contracts___fulfil_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_contracts___fulfil_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.contracts.fulfil_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_contracts___fulfil_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/contracts.py", "__next__", -1, CPyStatic_contracts___globals);
            return NULL;
        }
        
PyObject *CPyDef_contracts___fulfil_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_contracts___fulfil_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_contracts___fulfil_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_contracts___fulfil_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.contracts.fulfil_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_contracts___fulfil_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/contracts.py", "send", -1, CPyStatic_contracts___globals);
            return NULL;
        }
        
PyObject *CPyDef_contracts___fulfil_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_contracts___fulfil_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_contracts___fulfil_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.contracts.fulfil_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_contracts___fulfil_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/contracts.py", "__iter__", -1, CPyStatic_contracts___globals);
            return NULL;
        }
        
PyObject *CPyDef_contracts___fulfil_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_contracts___fulfil_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_contracts___fulfil_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_contracts___fulfil_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.contracts.fulfil_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_contracts___fulfil_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/contracts.py", "throw", -1, CPyStatic_contracts___globals);
            return NULL;
        }
        
PyObject *CPyDef_contracts___fulfil_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_contracts___fulfil_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp2099 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp2099);
    PyObject *__tmp2100 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp2100);
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
        
        PyObject *CPyPy_contracts___fulfil_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_contracts___fulfil_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.contracts.fulfil_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_contracts___fulfil_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/contracts.py", "close", -1, CPyStatic_contracts___globals);
            return NULL;
        }
        
PyObject *CPyDef_contracts___fulfil(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_pile) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_contracts___fulfil_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 110, CPyStatic_contracts___globals);
        goto CPyL5;
    }
    ((serai___games___merv___contracts___fulfil_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___contracts___fulfil_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___contracts___fulfil_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___contracts___fulfil_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 110, CPyStatic_contracts___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___contracts___fulfil_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___contracts___fulfil_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___merv___contracts___fulfil_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 110, CPyStatic_contracts___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_pile);
    if (((serai___games___merv___contracts___fulfil_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__pile != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___contracts___fulfil_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__pile);
    }
    ((serai___games___merv___contracts___fulfil_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__pile = cpy_r_pile;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 110, CPyStatic_contracts___globals);
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
        
        PyObject *CPyPy_contracts___fulfil(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "pile", 0};
            static CPyArg_Parser parser = {"OOO:fulfil", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_pile;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_pile)) {
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
            CPyTagged arg_pile;
            if (likely(PyLong_Check(obj_pile)))
                arg_pile = CPyTagged_BorrowFromObject(obj_pile);
            else {
                CPy_TypeError("int", obj_pile); goto fail;
            }
            PyObject *retval = CPyDef_contracts___fulfil(arg_t, arg_me, arg_pile);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/contracts.py", "fulfil", 110, CPyStatic_contracts___globals);
            return NULL;
        }
        
PyObject *CPyDef_contracts____common_for_any_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    int32_t cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
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
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_r23;
    char cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    CPyTagged cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    char cpy_r_r35;
    CPyTagged cpy_r_r36;
    CPyTagged cpy_r_missing;
    CPyTagged cpy_r_r37;
    int64_t cpy_r_r38;
    char cpy_r_r39;
    int64_t cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    CPyTagged cpy_r_r44;
    CPyTagged cpy_r_r45;
    char cpy_r_r46;
    CPyTagged cpy_r_r47;
    CPyTagged cpy_r_r48;
    CPyTagged cpy_r_r49;
    int64_t cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    CPyTagged cpy_r_r55;
    int64_t cpy_r_r56;
    char cpy_r_r57;
    int64_t cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    char cpy_r_r61;
    CPyTagged cpy_r_r62;
    CPyTagged cpy_r_r63;
    CPyTagged cpy_r_r64;
    CPyTagged cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    int32_t cpy_r_r68;
    CPyTagged cpy_r_r69;
    char cpy_r_r70;
    CPyTagged cpy_r_r71;
    PyObject *cpy_r_r72;
    char cpy_r_r73;
    int32_t cpy_r_r74;
    CPyTagged cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    CPyPtr cpy_r_r83;
    CPyPtr cpy_r_r84;
    CPyPtr cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    char cpy_r_r96;
    CPyTagged cpy_r_r97;
    CPyTagged cpy_r_r98;
    char cpy_r_r99;
    CPyTagged cpy_r_r100;
    CPyTagged cpy_r_r101;
    char cpy_r_r102;
    CPyTagged cpy_r_r103;
    CPyTagged cpy_r_r104;
    char cpy_r_r105;
    CPyTagged cpy_r_r106;
    CPyTagged cpy_r_r107;
    char cpy_r_r108;
    CPyTagged cpy_r_r109;
    PyObject *cpy_r_r110;
    char cpy_r_r111;
    int32_t cpy_r_r112;
    char cpy_r_r113;
    int32_t cpy_r_r114;
    PyObject *cpy_r_r115;
    char cpy_r_r116;
    char cpy_r_r117;
    char cpy_r_r118;
    PyObject *cpy_r_r119;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL101;
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_type != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "_common_for_any", 124, CPyStatic_contracts___globals);
        goto CPyL100;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r3 = ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "_common_for_any_gen", "t", 126, CPyStatic_contracts___globals);
        goto CPyL100;
    }
CPyL5: ;
    cpy_r_r4 = ((serai___games___merv___table___TableObject *)cpy_r_r3)->_players;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "Table", "players", 126, CPyStatic_contracts___globals);
        goto CPyL100;
    }
CPyL6: ;
    cpy_r_r5 = ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "_common_for_any_gen", "me", 126, CPyStatic_contracts___globals);
        goto CPyL100;
    }
CPyL7: ;
    cpy_r_r6 = CPyList_GetItem(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "_common_for_any", 126, CPyStatic_contracts___globals);
        goto CPyL100;
    }
    if (likely(Py_TYPE(cpy_r_r6) == CPyType_merv___table___Player))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/contracts.py", "_common_for_any", 126, CPyStatic_contracts___globals, "serai.games.merv.table.Player", cpy_r_r6);
        goto CPyL100;
    }
    cpy_r_r8 = ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "_common_for_any_gen", "t", 127, CPyStatic_contracts___globals);
        goto CPyL106;
    }
CPyL10: ;
    cpy_r_r9 = ((serai___games___merv___table___TableObject *)cpy_r_r8)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "Table", "book", 127, CPyStatic_contracts___globals);
        goto CPyL106;
    }
CPyL11: ;
    cpy_r_r10 = ((serai___games___merv___book___BookObject *)cpy_r_r9)->_options;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "Book", "options", 127, CPyStatic_contracts___globals);
        goto CPyL106;
    }
    CPy_INCREF(cpy_r_r10);
CPyL12: ;
    if (((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o != NULL) {
        CPy_DECREF(((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o);
    }
    ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o = cpy_r_r10;
    cpy_r_r11 = 1;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "_common_for_any", 127, CPyStatic_contracts___globals);
        goto CPyL106;
    }
    cpy_r_r12 = ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "_common_for_any_gen", "t", 128, CPyStatic_contracts___globals);
        goto CPyL106;
    }
CPyL14: ;
    cpy_r_r13 = ((serai___games___merv___table___TableObject *)cpy_r_r12)->_book;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "Table", "book", 128, CPyStatic_contracts___globals);
        goto CPyL106;
    }
CPyL15: ;
    cpy_r_r14 = ((serai___games___merv___book___BookObject *)cpy_r_r13)->_contract_lock;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "Book", "contract_lock", 128, CPyStatic_contracts___globals);
        goto CPyL106;
    }
CPyL16: ;
    cpy_r_r15 = ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "_common_for_any_gen", "card", 128, CPyStatic_contracts___globals);
        goto CPyL106;
    }
CPyL17: ;
    cpy_r_r16 = CPyList_GetItem(cpy_r_r14, cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "_common_for_any", 128, CPyStatic_contracts___globals);
        goto CPyL106;
    }
    if (likely(PyTuple_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/contracts.py", "_common_for_any", 128, CPyStatic_contracts___globals, "tuple", cpy_r_r16);
        goto CPyL106;
    }
    cpy_r_r18 = ((serai___games___merv___table___PlayerObject *)cpy_r_r7)->_common;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "Player", "common", 129, CPyStatic_contracts___globals);
        goto CPyL107;
    }
CPyL20: ;
    cpy_r_r19 = ((serai___games___merv___table___PlayerObject *)cpy_r_r7)->_locked_common;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "Player", "locked_common", 129, CPyStatic_contracts___globals);
        goto CPyL107;
    }
CPyL21: ;
    cpy_r_r20 = CPyTagged_Subtract(cpy_r_r18, cpy_r_r19);
    cpy_r_r21 = CPySequenceTuple_GetItem(cpy_r_r17, 2);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "_common_for_any", 129, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "_common_for_any", 129, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r23 = CPyTagged_Subtract(cpy_r_r20, cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r22);
    if (((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__common != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__common);
    }
    ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__common = cpy_r_r23;
    cpy_r_r24 = 1;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "_common_for_any", 129, CPyStatic_contracts___globals);
        goto CPyL107;
    }
    cpy_r_r25 = ((serai___games___merv___table___PlayerObject *)cpy_r_r7)->_rare;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "Player", "rare", 130, CPyStatic_contracts___globals);
        goto CPyL107;
    }
CPyL25: ;
    cpy_r_r26 = ((serai___games___merv___table___PlayerObject *)cpy_r_r7)->_locked_rare;
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "Player", "locked_rare", 130, CPyStatic_contracts___globals);
        goto CPyL107;
    }
CPyL26: ;
    cpy_r_r27 = CPyTagged_Subtract(cpy_r_r25, cpy_r_r26);
    CPy_DECREF(cpy_r_r7);
    cpy_r_r28 = CPySequenceTuple_GetItem(cpy_r_r17, 4);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "_common_for_any", 130, CPyStatic_contracts___globals);
        goto CPyL109;
    }
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "_common_for_any", 130, CPyStatic_contracts___globals);
        goto CPyL109;
    }
    cpy_r_r30 = CPyTagged_Subtract(cpy_r_r27, cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r27);
    CPyTagged_DECREF(cpy_r_r29);
    if (((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rare != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rare);
    }
    ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rare = cpy_r_r30;
    cpy_r_r31 = 1;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "_common_for_any", 130, CPyStatic_contracts___globals);
        goto CPyL110;
    }
    if (((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__locked != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__locked);
    }
    ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__locked = 0;
    cpy_r_r32 = 1;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "_common_for_any", 131, CPyStatic_contracts___globals);
        goto CPyL110;
    }
    cpy_r_r33 = CPySequenceTuple_GetItem(cpy_r_r17, 6);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "_common_for_any", 132, CPyStatic_contracts___globals);
        goto CPyL100;
    }
    if (likely(PyLong_Check(cpy_r_r33)))
        cpy_r_r34 = CPyTagged_FromObject(cpy_r_r33);
    else {
        CPy_TypeError("int", cpy_r_r33); cpy_r_r34 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "_common_for_any", 132, CPyStatic_contracts___globals);
        goto CPyL100;
    }
    if (((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts____common_for_any_gen_4 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts____common_for_any_gen_4);
    }
    ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts____common_for_any_gen_4 = cpy_r_r34;
    cpy_r_r35 = 1;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "_common_for_any", 132, CPyStatic_contracts___globals);
        goto CPyL100;
    }
    cpy_r_r36 = ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts____common_for_any_gen_4;
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "_common_for_any_gen", "__mypyc_temp__3_serai___games___merv___contracts____common_for_any_gen_4", 132, CPyStatic_contracts___globals);
        goto CPyL100;
    }
CPyL34: ;
    CPyTagged_INCREF(cpy_r_r36);
    cpy_r_missing = cpy_r_r36;
    CPyTagged_DECREF(cpy_r_missing);
CPyL35: ;
    cpy_r_r37 = ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts____common_for_any_gen_4;
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "_common_for_any_gen", "__mypyc_temp__3_serai___games___merv___contracts____common_for_any_gen_4", 132, CPyStatic_contracts___globals);
        goto CPyL100;
    }
CPyL36: ;
    cpy_r_r38 = cpy_r_r37 & 1;
    cpy_r_r39 = cpy_r_r38 != 0;
    if (cpy_r_r39) goto CPyL38;
    cpy_r_r40 = 0 & 1;
    cpy_r_r41 = cpy_r_r40 != 0;
    if (!cpy_r_r41) goto CPyL39;
CPyL38: ;
    cpy_r_r42 = CPyTagged_IsLt_(0, cpy_r_r37);
    if (cpy_r_r42) {
        goto CPyL40;
    } else
        goto CPyL94;
CPyL39: ;
    cpy_r_r43 = (Py_ssize_t)cpy_r_r37 > (Py_ssize_t)0;
    if (!cpy_r_r43) goto CPyL94;
CPyL40: ;
    cpy_r_r44 = ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts____common_for_any_gen_4;
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "_common_for_any_gen", "__mypyc_temp__3_serai___games___merv___contracts____common_for_any_gen_4", 132, CPyStatic_contracts___globals);
        goto CPyL100;
    }
CPyL41: ;
    CPyTagged_INCREF(cpy_r_r44);
    cpy_r_missing = cpy_r_r44;
    cpy_r_r45 = ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rare;
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "_common_for_any_gen", "rare", 130, CPyStatic_contracts___globals);
        goto CPyL111;
    }
CPyL42: ;
    cpy_r_r46 = cpy_r_r45 != 0;
    if (!cpy_r_r46) goto CPyL49;
    cpy_r_r47 = ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__common;
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "_common_for_any_gen", "common", 133, CPyStatic_contracts___globals);
        goto CPyL111;
    }
CPyL44: ;
    cpy_r_r48 = ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rare;
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "_common_for_any_gen", "rare", 133, CPyStatic_contracts___globals);
        goto CPyL111;
    }
CPyL45: ;
    cpy_r_r49 = CPyTagged_Add(cpy_r_r47, cpy_r_r48);
    cpy_r_r50 = cpy_r_r49 & 1;
    cpy_r_r51 = cpy_r_r50 != 0;
    if (!cpy_r_r51) goto CPyL47;
    cpy_r_r52 = CPyTagged_IsEq_(cpy_r_r49, cpy_r_missing);
    cpy_r_r53 = cpy_r_r52;
    goto CPyL48;
CPyL47: ;
    cpy_r_r54 = cpy_r_r49 == cpy_r_missing;
    cpy_r_r53 = cpy_r_r54;
CPyL48: ;
    CPyTagged_DECREF(cpy_r_r49);
    if (!cpy_r_r53) goto CPyL112;
CPyL49: ;
    cpy_r_r55 = ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__common;
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "_common_for_any_gen", "common", 134, CPyStatic_contracts___globals);
        goto CPyL111;
    }
CPyL50: ;
    cpy_r_r56 = cpy_r_missing & 1;
    cpy_r_r57 = cpy_r_r56 != 0;
    if (cpy_r_r57) goto CPyL52;
    cpy_r_r58 = cpy_r_r55 & 1;
    cpy_r_r59 = cpy_r_r58 != 0;
    if (!cpy_r_r59) goto CPyL53;
CPyL52: ;
    cpy_r_r60 = CPyTagged_IsLt_(cpy_r_missing, cpy_r_r55);
    if (cpy_r_r60) {
        goto CPyL54;
    } else
        goto CPyL113;
CPyL53: ;
    cpy_r_r61 = (Py_ssize_t)cpy_r_missing < (Py_ssize_t)cpy_r_r55;
    if (!cpy_r_r61) goto CPyL113;
CPyL54: ;
    cpy_r_r62 = cpy_r_missing;
    goto CPyL57;
CPyL55: ;
    cpy_r_r63 = ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__common;
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "_common_for_any_gen", "common", 134, CPyStatic_contracts___globals);
        goto CPyL100;
    }
CPyL56: ;
    CPyTagged_INCREF(cpy_r_r63);
    cpy_r_r62 = cpy_r_r63;
CPyL57: ;
    cpy_r_r64 = ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__locked;
    if (unlikely(cpy_r_r64 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "_common_for_any_gen", "locked", 134, CPyStatic_contracts___globals);
        goto CPyL114;
    }
CPyL58: ;
    cpy_r_r65 = CPyTagged_Add(cpy_r_r64, cpy_r_r62);
    CPyTagged_DECREF(cpy_r_r62);
    cpy_r_r66 = CPyTagged_StealAsObject(cpy_r_r65);
    ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r68 = CPyDef_contracts____common_for_any_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL62;
    CPyGen_SetStopIterationValue(cpy_r_r66);
    CPy_DECREF(cpy_r_r66);
    if (!0) goto CPyL105;
    CPy_Unreachable();
CPyL62: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r66;
    CPyGen_Exit(&((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL63: ;
    cpy_r_r69 = ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__common;
    if (unlikely(cpy_r_r69 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "_common_for_any_gen", "common", 129, CPyStatic_contracts___globals);
        goto CPyL100;
    }
CPyL64: ;
    cpy_r_r70 = cpy_r_r69 != 0;
    if (cpy_r_r70) goto CPyL71;
    cpy_r_r71 = ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__locked;
    if (unlikely(cpy_r_r71 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "_common_for_any_gen", "locked", 131, CPyStatic_contracts___globals);
        goto CPyL100;
    }
CPyL66: ;
    CPyTagged_INCREF(cpy_r_r71);
    cpy_r_r72 = CPyTagged_StealAsObject(cpy_r_r71);
    ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r74 = CPyDef_contracts____common_for_any_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL70;
    CPyGen_SetStopIterationValue(cpy_r_r72);
    CPy_DECREF(cpy_r_r72);
    if (!0) goto CPyL105;
    CPy_Unreachable();
CPyL70: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r72;
    CPyGen_Exit(&((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL71: ;
    cpy_r_r75 = ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r75 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "_common_for_any_gen", "me", 137, CPyStatic_contracts___globals);
        goto CPyL100;
    }
CPyL72: ;
    cpy_r_r76 = CPyStatics[1575]; /* 'lock' */
    cpy_r_r77 = CPyStatics[1736]; /* 'MV-CONT-04' */
    cpy_r_r78 = ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "_common_for_any_gen", "o", 137, CPyStatic_contracts___globals);
        goto CPyL100;
    }
CPyL73: ;
    cpy_r_r79 = ((serai___games___merv___options___OptionsObject *)cpy_r_r78)->_lock_common;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "Options", "lock_common", 137, CPyStatic_contracts___globals);
        goto CPyL100;
    }
    CPy_INCREF(cpy_r_r79);
CPyL74: ;
    cpy_r_r80 = ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "_common_for_any_gen", "o", 137, CPyStatic_contracts___globals);
        goto CPyL115;
    }
CPyL75: ;
    cpy_r_r81 = ((serai___games___merv___options___OptionsObject *)cpy_r_r80)->_lock_rare;
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "Options", "lock_rare", 137, CPyStatic_contracts___globals);
        goto CPyL115;
    }
    CPy_INCREF(cpy_r_r81);
CPyL76: ;
    cpy_r_r82 = PyList_New(2);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "_common_for_any", 137, CPyStatic_contracts___globals);
        goto CPyL116;
    }
    cpy_r_r83 = (CPyPtr)((CPyPtr)cpy_r_r82 + offsetof(PyListObject, ob_item));
    cpy_r_r84 = *(CPyPtr *)cpy_r_r83;
    *(PyObject * *)cpy_r_r84 = cpy_r_r79;
    cpy_r_r85 = cpy_r_r84 + 8;
    *(PyObject * *)cpy_r_r85 = cpy_r_r81;
    cpy_r_r86 = NULL;
    cpy_r_r87 = NULL;
    cpy_r_r88 = 2;
    cpy_r_r89 = CPyDef_decision___ask(cpy_r_r75, cpy_r_r76, cpy_r_r77, cpy_r_r82, cpy_r_r86, cpy_r_r87, cpy_r_r88);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "_common_for_any", 137, CPyStatic_contracts___globals);
        goto CPyL100;
    }
    ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r89;
CPyL79: ;
    cpy_r_r91 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r92 = cpy_r_type != cpy_r_r91;
    if (!cpy_r_r92) goto CPyL82;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "_common_for_any", 137, CPyStatic_contracts___globals);
        goto CPyL100;
    }
    CPy_Unreachable();
CPyL82: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r93 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/contracts.py", "_common_for_any", 137, CPyStatic_contracts___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL100;
    }
    cpy_r_r94 = ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "_common_for_any_gen", "o", 138, CPyStatic_contracts___globals);
        goto CPyL117;
    }
CPyL84: ;
    cpy_r_r95 = ((serai___games___merv___options___OptionsObject *)cpy_r_r94)->_lock_common;
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "Options", "lock_common", 138, CPyStatic_contracts___globals);
        goto CPyL117;
    }
    CPy_INCREF(cpy_r_r95);
CPyL85: ;
    cpy_r_r96 = cpy_r_r93 == cpy_r_r95;
    CPy_DECREF(cpy_r_r93);
    CPy_DECREF(cpy_r_r95);
    if (!cpy_r_r96) goto CPyL90;
    cpy_r_r97 = ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__locked;
    if (unlikely(cpy_r_r97 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "_common_for_any_gen", "locked", 139, CPyStatic_contracts___globals);
        goto CPyL100;
    }
CPyL87: ;
    cpy_r_r98 = CPyTagged_Add(cpy_r_r97, 2);
    if (((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__locked != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__locked);
    }
    ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__locked = cpy_r_r98;
    cpy_r_r99 = 1;
    if (unlikely(!cpy_r_r99)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "_common_for_any", 139, CPyStatic_contracts___globals);
        goto CPyL100;
    }
    cpy_r_r100 = ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__common;
    if (unlikely(cpy_r_r100 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "_common_for_any_gen", "common", 140, CPyStatic_contracts___globals);
        goto CPyL100;
    }
CPyL89: ;
    cpy_r_r101 = CPyTagged_Subtract(cpy_r_r100, 2);
    if (((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__common != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__common);
    }
    ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__common = cpy_r_r101;
    cpy_r_r102 = 1;
    if (unlikely(!cpy_r_r102)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "_common_for_any", 140, CPyStatic_contracts___globals);
        goto CPyL100;
    } else
        goto CPyL92;
CPyL90: ;
    cpy_r_r103 = ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rare;
    if (unlikely(cpy_r_r103 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "_common_for_any_gen", "rare", 142, CPyStatic_contracts___globals);
        goto CPyL100;
    }
CPyL91: ;
    cpy_r_r104 = CPyTagged_Subtract(cpy_r_r103, 2);
    if (((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rare != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rare);
    }
    ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rare = cpy_r_r104;
    cpy_r_r105 = 1;
    if (unlikely(!cpy_r_r105)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "_common_for_any", 142, CPyStatic_contracts___globals);
        goto CPyL100;
    }
CPyL92: ;
    cpy_r_r106 = ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts____common_for_any_gen_4;
    if (unlikely(cpy_r_r106 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "_common_for_any_gen", "__mypyc_temp__3_serai___games___merv___contracts____common_for_any_gen_4", 132, CPyStatic_contracts___globals);
        goto CPyL100;
    }
CPyL93: ;
    cpy_r_r107 = CPyTagged_Add(cpy_r_r106, -2);
    if (((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts____common_for_any_gen_4 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts____common_for_any_gen_4);
    }
    ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___contracts____common_for_any_gen_4 = cpy_r_r107;
    cpy_r_r108 = 1;
    if (unlikely(!cpy_r_r108)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "_common_for_any", 132, CPyStatic_contracts___globals);
        goto CPyL100;
    } else
        goto CPyL35;
CPyL94: ;
    cpy_r_r109 = ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__locked;
    if (unlikely(cpy_r_r109 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "_common_for_any", "_common_for_any_gen", "locked", 131, CPyStatic_contracts___globals);
        goto CPyL100;
    }
CPyL95: ;
    CPyTagged_INCREF(cpy_r_r109);
    cpy_r_r110 = CPyTagged_StealAsObject(cpy_r_r109);
    ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r112 = CPyDef_contracts____common_for_any_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL99;
    CPyGen_SetStopIterationValue(cpy_r_r110);
    CPy_DECREF(cpy_r_r110);
    if (!0) goto CPyL105;
    CPy_Unreachable();
CPyL99: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r110;
    CPyGen_Exit(&((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL100: ;
    ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r114 = CPyDef_contracts____common_for_any_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r115 = NULL;
    CPyGen_Exit(&((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r115;
CPyL101: ;
    cpy_r_r116 = cpy_r_r0 == 0;
    if (cpy_r_r116) goto CPyL1;
    cpy_r_r117 = cpy_r_r0 == 1;
    if (cpy_r_r117) goto CPyL79;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r118 = 0;
    if (unlikely(!cpy_r_r118)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "_common_for_any", 124, CPyStatic_contracts___globals);
        goto CPyL105;
    }
    CPy_Unreachable();
CPyL105: ;
    cpy_r_r119 = NULL;
    CPyGen_Exit(&((serai___games___merv___contracts____common_for_any_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r119;
CPyL106: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL100;
CPyL107: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    goto CPyL100;
CPyL108: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r20);
    goto CPyL100;
CPyL109: ;
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r27);
    goto CPyL100;
CPyL110: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL100;
CPyL111: ;
    CPyTagged_DecRef(cpy_r_missing);
    goto CPyL100;
CPyL112: ;
    CPyTagged_DECREF(cpy_r_missing);
    goto CPyL63;
CPyL113: ;
    CPyTagged_DECREF(cpy_r_missing);
    goto CPyL55;
CPyL114: ;
    CPyTagged_DecRef(cpy_r_r62);
    goto CPyL100;
CPyL115: ;
    CPy_DecRef(cpy_r_r79);
    goto CPyL100;
CPyL116: ;
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    goto CPyL100;
CPyL117: ;
    CPy_DecRef(cpy_r_r93);
    goto CPyL100;
}
        
PyObject *CPyDef_contracts____common_for_any_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_contracts____common_for_any_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_contracts____common_for_any_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_contracts____common_for_any_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.contracts._common_for_any_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_contracts____common_for_any_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/contracts.py", "__next__", -1, CPyStatic_contracts___globals);
            return NULL;
        }
        
PyObject *CPyDef_contracts____common_for_any_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_contracts____common_for_any_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_contracts____common_for_any_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_contracts____common_for_any_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.contracts._common_for_any_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_contracts____common_for_any_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/contracts.py", "send", -1, CPyStatic_contracts___globals);
            return NULL;
        }
        
PyObject *CPyDef_contracts____common_for_any_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_contracts____common_for_any_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_contracts____common_for_any_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.contracts._common_for_any_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_contracts____common_for_any_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/contracts.py", "__iter__", -1, CPyStatic_contracts___globals);
            return NULL;
        }
        
PyObject *CPyDef_contracts____common_for_any_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_contracts____common_for_any_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_contracts____common_for_any_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_contracts____common_for_any_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.contracts._common_for_any_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_contracts____common_for_any_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/contracts.py", "throw", -1, CPyStatic_contracts___globals);
            return NULL;
        }
        
PyObject *CPyDef_contracts____common_for_any_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_contracts____common_for_any_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp2101 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp2101);
    PyObject *__tmp2102 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp2102);
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
        
        PyObject *CPyPy_contracts____common_for_any_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_contracts____common_for_any_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.contracts._common_for_any_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_contracts____common_for_any_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/contracts.py", "close", -1, CPyStatic_contracts___globals);
            return NULL;
        }
        
PyObject *CPyDef_contracts____common_for_any(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_card) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_contracts____common_for_any_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "_common_for_any", 124, CPyStatic_contracts___globals);
        goto CPyL5;
    }
    ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___contracts____common_for_any_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___contracts____common_for_any_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "_common_for_any", 124, CPyStatic_contracts___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___contracts____common_for_any_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___contracts____common_for_any_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "_common_for_any", 124, CPyStatic_contracts___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_card);
    if (((serai___games___merv___contracts____common_for_any_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__card != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___contracts____common_for_any_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__card);
    }
    ((serai___games___merv___contracts____common_for_any_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__card = cpy_r_card;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "_common_for_any", 124, CPyStatic_contracts___globals);
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
        
        PyObject *CPyPy_contracts____common_for_any(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "card", 0};
            static CPyArg_Parser parser = {"OOO:_common_for_any", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_card;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_card)) {
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
            CPyTagged arg_card;
            if (likely(PyLong_Check(obj_card)))
                arg_card = CPyTagged_BorrowFromObject(obj_card);
            else {
                CPy_TypeError("int", obj_card); goto fail;
            }
            PyObject *retval = CPyDef_contracts____common_for_any(arg_t, arg_me, arg_card);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/contracts.py", "_common_for_any", 124, CPyStatic_contracts___globals);
            return NULL;
        }
        
char CPyDef_contracts___lock_items(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_card, CPyTagged cpy_r_common) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    char cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    char cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "lock_items", "Table", "players", 148, CPyStatic_contracts___globals);
        goto CPyL22;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "lock_items", 148, CPyStatic_contracts___globals);
        goto CPyL22;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_merv___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/contracts.py", "lock_items", 148, CPyStatic_contracts___globals, "serai.games.merv.table.Player", cpy_r_r1);
        goto CPyL22;
    }
    cpy_r_r3 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "lock_items", "Table", "book", 149, CPyStatic_contracts___globals);
        goto CPyL23;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___book___BookObject *)cpy_r_r3)->_contract_lock;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "lock_items", "Book", "contract_lock", 149, CPyStatic_contracts___globals);
        goto CPyL23;
    }
CPyL5: ;
    cpy_r_r5 = CPyList_GetItem(cpy_r_r4, cpy_r_card);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "lock_items", 149, CPyStatic_contracts___globals);
        goto CPyL23;
    }
    if (likely(PyTuple_Check(cpy_r_r5)))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/contracts.py", "lock_items", 149, CPyStatic_contracts___globals, "tuple", cpy_r_r5);
        goto CPyL23;
    }
    cpy_r_r7 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_locked_scrolls;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "lock_items", "Player", "locked_scrolls", 150, CPyStatic_contracts___globals);
        goto CPyL24;
    }
    CPyTagged_INCREF(cpy_r_r7);
CPyL8: ;
    cpy_r_r8 = CPySequenceTuple_GetItem(cpy_r_r6, 0);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "lock_items", 150, CPyStatic_contracts___globals);
        goto CPyL25;
    }
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "lock_items", 150, CPyStatic_contracts___globals);
        goto CPyL25;
    }
    cpy_r_r10 = CPyTagged_Add(cpy_r_r7, cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r9);
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_locked_scrolls != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_locked_scrolls);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_locked_scrolls = cpy_r_r10;
    cpy_r_r11 = 1;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "lock_items", 150, CPyStatic_contracts___globals);
        goto CPyL24;
    }
    cpy_r_r12 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_locked_common;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "lock_items", "Player", "locked_common", 151, CPyStatic_contracts___globals);
        goto CPyL24;
    }
    CPyTagged_INCREF(cpy_r_r12);
CPyL12: ;
    cpy_r_r13 = CPySequenceTuple_GetItem(cpy_r_r6, 2);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "lock_items", 151, CPyStatic_contracts___globals);
        goto CPyL26;
    }
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "lock_items", 151, CPyStatic_contracts___globals);
        goto CPyL26;
    }
    cpy_r_r15 = CPyTagged_Add(cpy_r_r14, cpy_r_common);
    CPyTagged_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyTagged_Add(cpy_r_r12, cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r15);
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_locked_common != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_locked_common);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_locked_common = cpy_r_r16;
    cpy_r_r17 = 1;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "lock_items", 151, CPyStatic_contracts___globals);
        goto CPyL24;
    }
    cpy_r_r18 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_locked_rare;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "lock_items", "Player", "locked_rare", 152, CPyStatic_contracts___globals);
        goto CPyL24;
    }
    CPyTagged_INCREF(cpy_r_r18);
CPyL16: ;
    cpy_r_r19 = CPySequenceTuple_GetItem(cpy_r_r6, 4);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "lock_items", 152, CPyStatic_contracts___globals);
        goto CPyL27;
    }
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "lock_items", 152, CPyStatic_contracts___globals);
        goto CPyL27;
    }
    cpy_r_r21 = CPySequenceTuple_GetItem(cpy_r_r6, 6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "lock_items", 152, CPyStatic_contracts___globals);
        goto CPyL28;
    }
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "lock_items", 152, CPyStatic_contracts___globals);
        goto CPyL28;
    }
    cpy_r_r23 = CPyTagged_Add(cpy_r_r20, cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r22);
    cpy_r_r24 = CPyTagged_Subtract(cpy_r_r23, cpy_r_common);
    CPyTagged_DECREF(cpy_r_r23);
    cpy_r_r25 = CPyTagged_Add(cpy_r_r18, cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r24);
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_locked_rare != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_locked_rare);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_locked_rare = cpy_r_r25;
    cpy_r_r26 = 1;
    CPy_DECREF(cpy_r_r2);
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "lock_items", 152, CPyStatic_contracts___globals);
        goto CPyL22;
    }
    return 1;
CPyL22: ;
    cpy_r_r27 = 2;
    return cpy_r_r27;
CPyL23: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL22;
CPyL24: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    goto CPyL22;
CPyL25: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL22;
CPyL26: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL22;
CPyL27: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL22;
CPyL28: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r20);
    goto CPyL22;
}
        
        PyObject *CPyPy_contracts___lock_items(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "card", "common", 0};
            static CPyArg_Parser parser = {"OOOO:lock_items", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_card;
            PyObject *obj_common;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_card, &obj_common)) {
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
            CPyTagged arg_card;
            if (likely(PyLong_Check(obj_card)))
                arg_card = CPyTagged_BorrowFromObject(obj_card);
            else {
                CPy_TypeError("int", obj_card); goto fail;
            }
            CPyTagged arg_common;
            if (likely(PyLong_Check(obj_common)))
                arg_common = CPyTagged_BorrowFromObject(obj_common);
            else {
                CPy_TypeError("int", obj_common); goto fail;
            }
            char retval = CPyDef_contracts___lock_items(arg_t, arg_seat, arg_card, arg_common);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/contracts.py", "lock_items", 146, CPyStatic_contracts___globals);
            return NULL;
        }
        
char CPyDef_contracts___take_contract(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_pile) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    int32_t cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    cpy_r_r0 = CPyDef_contracts___top_contract(cpy_r_t, cpy_r_pile);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "take_contract", 157, CPyStatic_contracts___globals);
        goto CPyL25;
    }
    cpy_r_r1 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "take_contract", "Table", "piles", 158, CPyStatic_contracts___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_pile);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "take_contract", 158, CPyStatic_contracts___globals);
        goto CPyL27;
    }
    cpy_r_r3 = CPyStatics[4897]; /* 1 */
    cpy_r_r4 = PyNumber_InPlaceAdd(cpy_r_r2, cpy_r_r3);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "take_contract", 158, CPyStatic_contracts___globals);
        goto CPyL27;
    }
    cpy_r_r5 = CPyList_SetItem(cpy_r_r1, cpy_r_pile, cpy_r_r4);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "take_contract", 158, CPyStatic_contracts___globals);
        goto CPyL26;
    }
    cpy_r_r6 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "take_contract", "Table", "players", 159, CPyStatic_contracts___globals);
        goto CPyL26;
    }
CPyL6: ;
    cpy_r_r7 = CPyList_GetItem(cpy_r_r6, cpy_r_seat);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "take_contract", 159, CPyStatic_contracts___globals);
        goto CPyL26;
    }
    if (likely(Py_TYPE(cpy_r_r7) == CPyType_merv___table___Player))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/contracts.py", "take_contract", 159, CPyStatic_contracts___globals, "serai.games.merv.table.Player", cpy_r_r7);
        goto CPyL26;
    }
    cpy_r_r9 = ((serai___games___merv___table___PlayerObject *)cpy_r_r8)->_contracts;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "take_contract", "Player", "contracts", 160, CPyStatic_contracts___globals);
        goto CPyL28;
    }
    CPy_INCREF(cpy_r_r9);
CPyL9: ;
    cpy_r_r10 = PyList_New(0);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "take_contract", 160, CPyStatic_contracts___globals);
        goto CPyL29;
    }
    cpy_r_r11 = CPyList_Extend(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "take_contract", 160, CPyStatic_contracts___globals);
        goto CPyL30;
    } else
        goto CPyL31;
CPyL11: ;
    CPyTagged_INCREF(cpy_r_r0);
    cpy_r_r12 = CPyTagged_StealAsObject(cpy_r_r0);
    cpy_r_r13 = PyList_Append(cpy_r_r10, cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    cpy_r_r14 = cpy_r_r13 >= 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "take_contract", 160, CPyStatic_contracts___globals);
        goto CPyL30;
    }
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r8)->_contracts != NULL) {
        CPy_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r8)->_contracts);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r8)->_contracts = cpy_r_r10;
    cpy_r_r15 = 1;
    CPy_DECREF(cpy_r_r8);
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "take_contract", 160, CPyStatic_contracts___globals);
        goto CPyL26;
    }
    cpy_r_r16 = CPyStatics[1737]; /* 'event-contract' */
    cpy_r_r17 = CPyStatics[1736]; /* 'MV-CONT-04' */
    cpy_r_r18 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "take_contract", "Table", "book", 161, CPyStatic_contracts___globals);
        goto CPyL26;
    }
CPyL14: ;
    cpy_r_r19 = ((serai___games___merv___book___BookObject *)cpy_r_r18)->_contract_ids;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "take_contract", "Book", "contract_ids", 161, CPyStatic_contracts___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r19);
CPyL15: ;
    cpy_r_r20 = CPySequenceTuple_GetItem(cpy_r_r19, cpy_r_r0);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "take_contract", 161, CPyStatic_contracts___globals);
        goto CPyL26;
    }
    if (likely(PyUnicode_Check(cpy_r_r20)))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/contracts.py", "take_contract", 161, CPyStatic_contracts___globals, "str", cpy_r_r20);
        goto CPyL26;
    }
    cpy_r_r22 = CPyStatics[1738]; /* 'contract' */
    cpy_r_r23 = CPyDict_Build(1, cpy_r_r22, cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "take_contract", 161, CPyStatic_contracts___globals);
        goto CPyL26;
    }
    cpy_r_r24 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r16, cpy_r_seat, cpy_r_r17, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "take_contract", 161, CPyStatic_contracts___globals);
        goto CPyL26;
    }
    cpy_r_r25 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "take_contract", "Table", "book", 162, CPyStatic_contracts___globals);
        goto CPyL26;
    }
CPyL20: ;
    cpy_r_r26 = ((serai___games___merv___book___BookObject *)cpy_r_r25)->_contract_vp;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/contracts.py", "take_contract", "Book", "contract_vp", 162, CPyStatic_contracts___globals);
        goto CPyL26;
    }
CPyL21: ;
    cpy_r_r27 = CPyList_GetItem(cpy_r_r26, cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "take_contract", 162, CPyStatic_contracts___globals);
        goto CPyL25;
    }
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "take_contract", 162, CPyStatic_contracts___globals);
        goto CPyL25;
    }
    cpy_r_r29 = CPyStatics[1739]; /* 'MV-CONT-05' */
    cpy_r_r30 = CPyDef_tracks___gain_points(cpy_r_t, cpy_r_seat, cpy_r_r28, 0, cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r30 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "take_contract", 162, CPyStatic_contracts___globals);
        goto CPyL25;
    }
    return 1;
CPyL25: ;
    cpy_r_r31 = 2;
    return cpy_r_r31;
CPyL26: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL25;
CPyL27: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL25;
CPyL28: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    goto CPyL25;
CPyL29: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r9);
    goto CPyL25;
CPyL30: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r10);
    goto CPyL25;
CPyL31: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL11;
}
        
        PyObject *CPyPy_contracts___take_contract(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "pile", 0};
            static CPyArg_Parser parser = {"OOO:take_contract", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_pile;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_pile)) {
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
            CPyTagged arg_pile;
            if (likely(PyLong_Check(obj_pile)))
                arg_pile = CPyTagged_BorrowFromObject(obj_pile);
            else {
                CPy_TypeError("int", obj_pile); goto fail;
            }
            char retval = CPyDef_contracts___take_contract(arg_t, arg_seat, arg_pile);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/contracts.py", "take_contract", 155, CPyStatic_contracts___globals);
            return NULL;
        }
        
char CPyDef_contracts_____top_level__(void) {
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
    PyObject *cpy_r_r21;
    void *cpy_r_r22;
    void *cpy_r_r23;
    void *cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    void *cpy_r_r30;
    void *cpy_r_r31;
    PyObject **cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    int32_t cpy_r_r42;
    char cpy_r_r43;
    void *cpy_r_r44;
    void *cpy_r_r45;
    void *cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    void *cpy_r_r52;
    void *cpy_r_r53;
    PyObject **cpy_r_r54;
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
    void *cpy_r_r66;
    void *cpy_r_r67;
    void *cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    void *cpy_r_r74;
    void *cpy_r_r75;
    PyObject **cpy_r_r76;
    PyObject *cpy_r_r77;
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
    void *cpy_r_r88;
    void *cpy_r_r89;
    void *cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    void *cpy_r_r96;
    void *cpy_r_r97;
    PyObject **cpy_r_r98;
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
    void *cpy_r_r110;
    void *cpy_r_r111;
    void *cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    void *cpy_r_r118;
    void *cpy_r_r119;
    PyObject **cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    void *cpy_r_r132;
    void *cpy_r_r133;
    void *cpy_r_r134;
    char cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    void *cpy_r_r140;
    void *cpy_r_r141;
    PyObject **cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    void *cpy_r_r154;
    void *cpy_r_r155;
    void *cpy_r_r156;
    char cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    void *cpy_r_r162;
    void *cpy_r_r163;
    PyObject **cpy_r_r164;
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
    void *cpy_r_r176;
    void *cpy_r_r177;
    void *cpy_r_r178;
    char cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    void *cpy_r_r184;
    void *cpy_r_r185;
    PyObject **cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    void *cpy_r_r198;
    void *cpy_r_r199;
    void *cpy_r_r200;
    char cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    void *cpy_r_r206;
    void *cpy_r_r207;
    PyObject **cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    void *cpy_r_r220;
    void *cpy_r_r221;
    void *cpy_r_r222;
    char cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    void *cpy_r_r228;
    void *cpy_r_r229;
    PyObject **cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    char cpy_r_r249;
    char cpy_r_r250;
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
    PyObject *cpy_r_r261;
    PyObject *cpy_r_r262;
    PyObject *cpy_r_r263;
    int32_t cpy_r_r264;
    char cpy_r_r265;
    PyObject *cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_r271;
    PyObject *cpy_r_r272;
    char cpy_r_r273;
    char cpy_r_r274;
    PyObject *cpy_r_r275;
    PyObject *cpy_r_r276;
    PyObject *cpy_r_r277;
    PyObject *cpy_r_r278;
    PyObject *cpy_r_r279;
    PyObject *cpy_r_r280;
    PyObject *cpy_r_r281;
    PyObject *cpy_r_r282;
    PyObject *cpy_r_r283;
    int32_t cpy_r_r284;
    char cpy_r_r285;
    PyObject *cpy_r_r286;
    PyObject *cpy_r_r287;
    int32_t cpy_r_r288;
    char cpy_r_r289;
    char cpy_r_r290;
    char cpy_r_r291;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 1, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 1, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_contracts___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 3, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4996]; /* ('Sequence',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_contracts___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 5, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5022]; /* ('Final',) */
    cpy_r_r17 = CPyStatics[47]; /* 'typing' */
    cpy_r_r18 = CPyStatic_contracts___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 6, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r20 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = CPyStatic_contracts___globals;
    cpy_r_r22 = (void *)&CPyModule_serai___games___merv___reasons;
    cpy_r_r23 = (void *)&CPyImportState_serai___games___merv___reasons;
    cpy_r_r24 = CPyModuleLockAPI_serai;
    cpy_r_r25 = CPyImport_IsInitialized(cpy_r_r23);
    if (!cpy_r_r25) goto CPyL10;
    cpy_r_r26 = PyImport_GetModuleDict();
    cpy_r_r27 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r28 = CPyDict_GetItem(cpy_r_r26, cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 8, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r29 = cpy_r_r28;
    goto CPyL14;
CPyL10: ;
    cpy_r_r30 = CPyInitOnly_serai___games___merv___reasons;
    cpy_r_r31 = CPyExec_serai___games___merv___reasons;
    cpy_r_r32 = (PyObject **)&CPyModule_serai___games___merv___reasons__internal;
    cpy_r_r33 = PyImport_GetModuleDict();
    cpy_r_r34 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r35 = CPyDict_GetItem(cpy_r_r33, cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 8, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r36 = CPyStatics[8]; /* '__file__' */
    cpy_r_r37 = CPyObject_GetAttr(cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 8, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r38 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r39 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r40 = CPyImport_ImportNative(cpy_r_r39, cpy_r_r30, cpy_r_r31, cpy_r_r32, cpy_r_r22, cpy_r_r23, cpy_r_r24, cpy_r_r37, cpy_r_r38, 0);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 8, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r29 = cpy_r_r40;
CPyL14: ;
    cpy_r_r41 = CPyStatics[393]; /* 'reasons' */
    cpy_r_r42 = CPyDict_SetItem(cpy_r_r21, cpy_r_r41, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r43 = cpy_r_r42 >= 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 8, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r44 = (void *)&CPyModule_serai___games___merv___names;
    cpy_r_r45 = (void *)&CPyImportState_serai___games___merv___names;
    cpy_r_r46 = CPyModuleLockAPI_serai;
    cpy_r_r47 = CPyImport_IsInitialized(cpy_r_r45);
    if (!cpy_r_r47) goto CPyL18;
    cpy_r_r48 = PyImport_GetModuleDict();
    cpy_r_r49 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r50 = CPyDict_GetItem(cpy_r_r48, cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 9, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r51 = cpy_r_r50;
    goto CPyL22;
CPyL18: ;
    cpy_r_r52 = CPyInitOnly_serai___games___merv___names;
    cpy_r_r53 = CPyExec_serai___games___merv___names;
    cpy_r_r54 = (PyObject **)&CPyModule_serai___games___merv___names__internal;
    cpy_r_r55 = PyImport_GetModuleDict();
    cpy_r_r56 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r57 = CPyDict_GetItem(cpy_r_r55, cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 9, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r58 = CPyStatics[8]; /* '__file__' */
    cpy_r_r59 = CPyObject_GetAttr(cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 9, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r60 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r61 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r62 = CPyImport_ImportNative(cpy_r_r61, cpy_r_r52, cpy_r_r53, cpy_r_r54, cpy_r_r44, cpy_r_r45, cpy_r_r46, cpy_r_r59, cpy_r_r60, 0);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 9, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r51 = cpy_r_r62;
CPyL22: ;
    cpy_r_r63 = CPyStatics[5212]; /* ('FROM_CONTRACTS', 'NONE') */
    cpy_r_r64 = CPyStatic_contracts___globals;
    cpy_r_r65 = CPyImport_GetNativeAttrs(cpy_r_r51, cpy_r_r63, cpy_r_r63, cpy_r_r64);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 9, CPyStatic_contracts___globals);
        goto CPyL108;
    } else
        goto CPyL109;
CPyL23: ;
    cpy_r_r66 = (void *)&CPyModule_serai___games___merv___paying;
    cpy_r_r67 = (void *)&CPyImportState_serai___games___merv___paying;
    cpy_r_r68 = CPyModuleLockAPI_serai;
    cpy_r_r69 = CPyImport_IsInitialized(cpy_r_r67);
    if (!cpy_r_r69) goto CPyL26;
    cpy_r_r70 = PyImport_GetModuleDict();
    cpy_r_r71 = CPyStatics[1242]; /* 'serai.games.merv.paying' */
    cpy_r_r72 = CPyDict_GetItem(cpy_r_r70, cpy_r_r71);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 10, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r73 = cpy_r_r72;
    goto CPyL30;
CPyL26: ;
    cpy_r_r74 = CPyInitOnly_serai___games___merv___paying;
    cpy_r_r75 = CPyExec_serai___games___merv___paying;
    cpy_r_r76 = (PyObject **)&CPyModule_serai___games___merv___paying__internal;
    cpy_r_r77 = PyImport_GetModuleDict();
    cpy_r_r78 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r79 = CPyDict_GetItem(cpy_r_r77, cpy_r_r78);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 10, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r80 = CPyStatics[8]; /* '__file__' */
    cpy_r_r81 = CPyObject_GetAttr(cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 10, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r82 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r83 = CPyStatics[1242]; /* 'serai.games.merv.paying' */
    cpy_r_r84 = CPyImport_ImportNative(cpy_r_r83, cpy_r_r74, cpy_r_r75, cpy_r_r76, cpy_r_r66, cpy_r_r67, cpy_r_r68, cpy_r_r81, cpy_r_r82, 0);
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 10, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r73 = cpy_r_r84;
CPyL30: ;
    cpy_r_r85 = CPyStatics[5245]; /* ('can_pay', 'discount_open', 'open_conversion', 'pay') */
    cpy_r_r86 = CPyStatic_contracts___globals;
    cpy_r_r87 = CPyImport_GetNativeAttrs(cpy_r_r73, cpy_r_r85, cpy_r_r85, cpy_r_r86);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 10, CPyStatic_contracts___globals);
        goto CPyL108;
    } else
        goto CPyL110;
CPyL31: ;
    cpy_r_r88 = (void *)&CPyModule_serai___games___merv___table;
    cpy_r_r89 = (void *)&CPyImportState_serai___games___merv___table;
    cpy_r_r90 = CPyModuleLockAPI_serai;
    cpy_r_r91 = CPyImport_IsInitialized(cpy_r_r89);
    if (!cpy_r_r91) goto CPyL34;
    cpy_r_r92 = PyImport_GetModuleDict();
    cpy_r_r93 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r94 = CPyDict_GetItem(cpy_r_r92, cpy_r_r93);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 11, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r95 = cpy_r_r94;
    goto CPyL38;
CPyL34: ;
    cpy_r_r96 = CPyInitOnly_serai___games___merv___table;
    cpy_r_r97 = CPyExec_serai___games___merv___table;
    cpy_r_r98 = (PyObject **)&CPyModule_serai___games___merv___table__internal;
    cpy_r_r99 = PyImport_GetModuleDict();
    cpy_r_r100 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r101 = CPyDict_GetItem(cpy_r_r99, cpy_r_r100);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 11, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r102 = CPyStatics[8]; /* '__file__' */
    cpy_r_r103 = CPyObject_GetAttr(cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 11, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r104 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r105 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r106 = CPyImport_ImportNative(cpy_r_r105, cpy_r_r96, cpy_r_r97, cpy_r_r98, cpy_r_r88, cpy_r_r89, cpy_r_r90, cpy_r_r103, cpy_r_r104, 0);
    CPy_DECREF(cpy_r_r103);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 11, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r95 = cpy_r_r106;
CPyL38: ;
    cpy_r_r107 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r108 = CPyStatic_contracts___globals;
    cpy_r_r109 = CPyImport_GetNativeAttrs(cpy_r_r95, cpy_r_r107, cpy_r_r107, cpy_r_r108);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 11, CPyStatic_contracts___globals);
        goto CPyL108;
    } else
        goto CPyL111;
CPyL39: ;
    cpy_r_r110 = (void *)&CPyModule_serai___games___merv___tracks;
    cpy_r_r111 = (void *)&CPyImportState_serai___games___merv___tracks;
    cpy_r_r112 = CPyModuleLockAPI_serai;
    cpy_r_r113 = CPyImport_IsInitialized(cpy_r_r111);
    if (!cpy_r_r113) goto CPyL42;
    cpy_r_r114 = PyImport_GetModuleDict();
    cpy_r_r115 = CPyStatics[1275]; /* 'serai.games.merv.tracks' */
    cpy_r_r116 = CPyDict_GetItem(cpy_r_r114, cpy_r_r115);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 12, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r117 = cpy_r_r116;
    goto CPyL46;
CPyL42: ;
    cpy_r_r118 = CPyInitOnly_serai___games___merv___tracks;
    cpy_r_r119 = CPyExec_serai___games___merv___tracks;
    cpy_r_r120 = (PyObject **)&CPyModule_serai___games___merv___tracks__internal;
    cpy_r_r121 = PyImport_GetModuleDict();
    cpy_r_r122 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r123 = CPyDict_GetItem(cpy_r_r121, cpy_r_r122);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 12, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r124 = CPyStatics[8]; /* '__file__' */
    cpy_r_r125 = CPyObject_GetAttr(cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 12, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r126 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r127 = CPyStatics[1275]; /* 'serai.games.merv.tracks' */
    cpy_r_r128 = CPyImport_ImportNative(cpy_r_r127, cpy_r_r118, cpy_r_r119, cpy_r_r120, cpy_r_r110, cpy_r_r111, cpy_r_r112, cpy_r_r125, cpy_r_r126, 0);
    CPy_DECREF(cpy_r_r125);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 12, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r117 = cpy_r_r128;
CPyL46: ;
    cpy_r_r129 = CPyStatics[5209]; /* ('gain_points',) */
    cpy_r_r130 = CPyStatic_contracts___globals;
    cpy_r_r131 = CPyImport_GetNativeAttrs(cpy_r_r117, cpy_r_r129, cpy_r_r129, cpy_r_r130);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 12, CPyStatic_contracts___globals);
        goto CPyL108;
    } else
        goto CPyL112;
CPyL47: ;
    cpy_r_r132 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r133 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r134 = CPyModuleLockAPI_serai;
    cpy_r_r135 = CPyImport_IsInitialized(cpy_r_r133);
    if (!cpy_r_r135) goto CPyL50;
    cpy_r_r136 = PyImport_GetModuleDict();
    cpy_r_r137 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r138 = CPyDict_GetItem(cpy_r_r136, cpy_r_r137);
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 13, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r139 = cpy_r_r138;
    goto CPyL54;
CPyL50: ;
    cpy_r_r140 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r141 = CPyExec_serai___kernel___decision;
    cpy_r_r142 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r143 = PyImport_GetModuleDict();
    cpy_r_r144 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r145 = CPyDict_GetItem(cpy_r_r143, cpy_r_r144);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 13, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r146 = CPyStatics[8]; /* '__file__' */
    cpy_r_r147 = CPyObject_GetAttr(cpy_r_r145, cpy_r_r146);
    CPy_DECREF(cpy_r_r145);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 13, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r148 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r149 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r150 = CPyImport_ImportNative(cpy_r_r149, cpy_r_r140, cpy_r_r141, cpy_r_r142, cpy_r_r132, cpy_r_r133, cpy_r_r134, cpy_r_r147, cpy_r_r148, 0);
    CPy_DECREF(cpy_r_r147);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 13, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r139 = cpy_r_r150;
CPyL54: ;
    cpy_r_r151 = CPyStatics[5075]; /* ('Asking', 'Offer', 'Option', 'Reason', 'Rules', 'ask') */
    cpy_r_r152 = CPyStatic_contracts___globals;
    cpy_r_r153 = CPyImport_GetNativeAttrs(cpy_r_r139, cpy_r_r151, cpy_r_r151, cpy_r_r152);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 13, CPyStatic_contracts___globals);
        goto CPyL108;
    } else
        goto CPyL113;
CPyL55: ;
    cpy_r_r154 = (void *)&CPyModule_serai___kernel___extras;
    cpy_r_r155 = (void *)&CPyImportState_serai___kernel___extras;
    cpy_r_r156 = CPyModuleLockAPI_serai;
    cpy_r_r157 = CPyImport_IsInitialized(cpy_r_r155);
    if (!cpy_r_r157) goto CPyL58;
    cpy_r_r158 = PyImport_GetModuleDict();
    cpy_r_r159 = CPyStatics[373]; /* 'serai.kernel.extras' */
    cpy_r_r160 = CPyDict_GetItem(cpy_r_r158, cpy_r_r159);
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 14, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r161 = cpy_r_r160;
    goto CPyL62;
CPyL58: ;
    cpy_r_r162 = CPyInitOnly_serai___kernel___extras;
    cpy_r_r163 = CPyExec_serai___kernel___extras;
    cpy_r_r164 = (PyObject **)&CPyModule_serai___kernel___extras__internal;
    cpy_r_r165 = PyImport_GetModuleDict();
    cpy_r_r166 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r167 = CPyDict_GetItem(cpy_r_r165, cpy_r_r166);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 14, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r168 = CPyStatics[8]; /* '__file__' */
    cpy_r_r169 = CPyObject_GetAttr(cpy_r_r167, cpy_r_r168);
    CPy_DECREF(cpy_r_r167);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 14, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r170 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r171 = CPyStatics[373]; /* 'serai.kernel.extras' */
    cpy_r_r172 = CPyImport_ImportNative(cpy_r_r171, cpy_r_r162, cpy_r_r163, cpy_r_r164, cpy_r_r154, cpy_r_r155, cpy_r_r156, cpy_r_r169, cpy_r_r170, 0);
    CPy_DECREF(cpy_r_r169);
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 14, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r161 = cpy_r_r172;
CPyL62: ;
    cpy_r_r173 = CPyStatics[5140]; /* ('Extras',) */
    cpy_r_r174 = CPyStatic_contracts___globals;
    cpy_r_r175 = CPyImport_GetNativeAttrs(cpy_r_r161, cpy_r_r173, cpy_r_r173, cpy_r_r174);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r175 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 14, CPyStatic_contracts___globals);
        goto CPyL108;
    } else
        goto CPyL114;
CPyL63: ;
    cpy_r_r176 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r177 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r178 = CPyModuleLockAPI_serai;
    cpy_r_r179 = CPyImport_IsInitialized(cpy_r_r177);
    if (!cpy_r_r179) goto CPyL66;
    cpy_r_r180 = PyImport_GetModuleDict();
    cpy_r_r181 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r182 = CPyDict_GetItem(cpy_r_r180, cpy_r_r181);
    if (unlikely(cpy_r_r182 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 15, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r183 = cpy_r_r182;
    goto CPyL70;
CPyL66: ;
    cpy_r_r184 = CPyInitOnly_serai___kernel___message;
    cpy_r_r185 = CPyExec_serai___kernel___message;
    cpy_r_r186 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r187 = PyImport_GetModuleDict();
    cpy_r_r188 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r189 = CPyDict_GetItem(cpy_r_r187, cpy_r_r188);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 15, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r190 = CPyStatics[8]; /* '__file__' */
    cpy_r_r191 = CPyObject_GetAttr(cpy_r_r189, cpy_r_r190);
    CPy_DECREF(cpy_r_r189);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 15, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r192 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r193 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r194 = CPyImport_ImportNative(cpy_r_r193, cpy_r_r184, cpy_r_r185, cpy_r_r186, cpy_r_r176, cpy_r_r177, cpy_r_r178, cpy_r_r191, cpy_r_r192, 0);
    CPy_DECREF(cpy_r_r191);
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 15, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r183 = cpy_r_r194;
CPyL70: ;
    cpy_r_r195 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r196 = CPyStatic_contracts___globals;
    cpy_r_r197 = CPyImport_GetNativeAttrs(cpy_r_r183, cpy_r_r195, cpy_r_r195, cpy_r_r196);
    CPy_DECREF(cpy_r_r183);
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 15, CPyStatic_contracts___globals);
        goto CPyL108;
    } else
        goto CPyL115;
CPyL71: ;
    cpy_r_r198 = (void *)&CPyModule_serai___kernel___offer;
    cpy_r_r199 = (void *)&CPyImportState_serai___kernel___offer;
    cpy_r_r200 = CPyModuleLockAPI_serai;
    cpy_r_r201 = CPyImport_IsInitialized(cpy_r_r199);
    if (!cpy_r_r201) goto CPyL74;
    cpy_r_r202 = PyImport_GetModuleDict();
    cpy_r_r203 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r204 = CPyDict_GetItem(cpy_r_r202, cpy_r_r203);
    if (unlikely(cpy_r_r204 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 16, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r205 = cpy_r_r204;
    goto CPyL78;
CPyL74: ;
    cpy_r_r206 = CPyInitOnly_serai___kernel___offer;
    cpy_r_r207 = CPyExec_serai___kernel___offer;
    cpy_r_r208 = (PyObject **)&CPyModule_serai___kernel___offer__internal;
    cpy_r_r209 = PyImport_GetModuleDict();
    cpy_r_r210 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r211 = CPyDict_GetItem(cpy_r_r209, cpy_r_r210);
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 16, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r212 = CPyStatics[8]; /* '__file__' */
    cpy_r_r213 = CPyObject_GetAttr(cpy_r_r211, cpy_r_r212);
    CPy_DECREF(cpy_r_r211);
    if (unlikely(cpy_r_r213 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 16, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r214 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r215 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r216 = CPyImport_ImportNative(cpy_r_r215, cpy_r_r206, cpy_r_r207, cpy_r_r208, cpy_r_r198, cpy_r_r199, cpy_r_r200, cpy_r_r213, cpy_r_r214, 0);
    CPy_DECREF(cpy_r_r213);
    if (unlikely(cpy_r_r216 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 16, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r205 = cpy_r_r216;
CPyL78: ;
    cpy_r_r217 = CPyStatics[5043]; /* ('TableOffer',) */
    cpy_r_r218 = CPyStatic_contracts___globals;
    cpy_r_r219 = CPyImport_GetNativeAttrs(cpy_r_r205, cpy_r_r217, cpy_r_r217, cpy_r_r218);
    CPy_DECREF(cpy_r_r205);
    if (unlikely(cpy_r_r219 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 16, CPyStatic_contracts___globals);
        goto CPyL108;
    } else
        goto CPyL116;
CPyL79: ;
    cpy_r_r220 = (void *)&CPyModule_serai___kernel___perform;
    cpy_r_r221 = (void *)&CPyImportState_serai___kernel___perform;
    cpy_r_r222 = CPyModuleLockAPI_serai;
    cpy_r_r223 = CPyImport_IsInitialized(cpy_r_r221);
    if (!cpy_r_r223) goto CPyL82;
    cpy_r_r224 = PyImport_GetModuleDict();
    cpy_r_r225 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r226 = CPyDict_GetItem(cpy_r_r224, cpy_r_r225);
    if (unlikely(cpy_r_r226 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 17, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r227 = cpy_r_r226;
    goto CPyL86;
CPyL82: ;
    cpy_r_r228 = CPyInitOnly_serai___kernel___perform;
    cpy_r_r229 = CPyExec_serai___kernel___perform;
    cpy_r_r230 = (PyObject **)&CPyModule_serai___kernel___perform__internal;
    cpy_r_r231 = PyImport_GetModuleDict();
    cpy_r_r232 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r233 = CPyDict_GetItem(cpy_r_r231, cpy_r_r232);
    if (unlikely(cpy_r_r233 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 17, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r234 = CPyStatics[8]; /* '__file__' */
    cpy_r_r235 = CPyObject_GetAttr(cpy_r_r233, cpy_r_r234);
    CPy_DECREF(cpy_r_r233);
    if (unlikely(cpy_r_r235 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 17, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r236 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r237 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r238 = CPyImport_ImportNative(cpy_r_r237, cpy_r_r228, cpy_r_r229, cpy_r_r230, cpy_r_r220, cpy_r_r221, cpy_r_r222, cpy_r_r235, cpy_r_r236, 0);
    CPy_DECREF(cpy_r_r235);
    if (unlikely(cpy_r_r238 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 17, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r227 = cpy_r_r238;
CPyL86: ;
    cpy_r_r239 = CPyStatics[5097]; /* ('in_order',) */
    cpy_r_r240 = CPyStatic_contracts___globals;
    cpy_r_r241 = CPyImport_GetNativeAttrs(cpy_r_r227, cpy_r_r239, cpy_r_r239, cpy_r_r240);
    CPy_DECREF(cpy_r_r227);
    if (unlikely(cpy_r_r241 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 17, CPyStatic_contracts___globals);
        goto CPyL108;
    } else
        goto CPyL117;
CPyL87: ;
    cpy_r_r242 = (PyObject *)CPyType_extras___Extras;
    cpy_r_r243 = (PyObject *)CPyType_merv___table___Table;
    cpy_r_r244 = PyObject_GetItem(cpy_r_r242, cpy_r_r243);
    if (unlikely(cpy_r_r244 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 20, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r245 = PyTuple_Pack(1, cpy_r_r244);
    CPy_DECREF(cpy_r_r244);
    if (unlikely(cpy_r_r245 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 20, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r246 = CPyStatics[1234]; /* 'serai.games.merv.contracts' */
    cpy_r_r247 = (PyObject *)CPyType_contracts___Contracts_template;
    cpy_r_r248 = CPyType_FromTemplate(cpy_r_r247, cpy_r_r245, cpy_r_r246);
    CPy_DECREF(cpy_r_r245);
    if (unlikely(cpy_r_r248 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 20, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r249 = CPyDef_contracts___Contracts_trait_vtable_setup();
    if (unlikely(cpy_r_r249 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 20, CPyStatic_contracts___globals);
        goto CPyL118;
    }
    cpy_r_r250 = CPyDef_contracts___Contracts_coroutine_setup(cpy_r_r248);
    if (unlikely(cpy_r_r250 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 20, CPyStatic_contracts___globals);
        goto CPyL118;
    }
    cpy_r_r251 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r252 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r253 = PyTuple_Pack(1, cpy_r_r252);
    if (unlikely(cpy_r_r253 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 20, CPyStatic_contracts___globals);
        goto CPyL118;
    }
    cpy_r_r254 = PyObject_SetAttr(cpy_r_r248, cpy_r_r251, cpy_r_r253);
    CPy_DECREF(cpy_r_r253);
    cpy_r_r255 = cpy_r_r254 >= 0;
    if (unlikely(!cpy_r_r255)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 20, CPyStatic_contracts___globals);
        goto CPyL118;
    }
    CPyType_contracts___Contracts = (PyTypeObject *)cpy_r_r248;
    CPy_INCREF(CPyType_contracts___Contracts);
    cpy_r_r256 = CPyStatic_contracts___globals;
    cpy_r_r257 = CPyStatics[1741]; /* 'Contracts' */
    cpy_r_r258 = PyDict_SetItem(cpy_r_r256, cpy_r_r257, cpy_r_r248);
    cpy_r_r259 = cpy_r_r258 >= 0;
    if (unlikely(!cpy_r_r259)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 20, CPyStatic_contracts___globals);
        goto CPyL118;
    }
    cpy_r_r260 = CPy_InitSubclass(cpy_r_r248);
    CPy_DECREF(cpy_r_r248);
    if (unlikely(!cpy_r_r260)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 20, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r261 = CPyDef_contracts___Contracts();
    if (unlikely(cpy_r_r261 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 33, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    CPyStatic_contracts___CONTRACTS = cpy_r_r261;
    CPy_INCREF(CPyStatic_contracts___CONTRACTS);
    cpy_r_r262 = CPyStatic_contracts___globals;
    cpy_r_r263 = CPyStatics[1235]; /* 'CONTRACTS' */
    cpy_r_r264 = CPyDict_SetItem(cpy_r_r262, cpy_r_r263, cpy_r_r261);
    CPy_DECREF(cpy_r_r261);
    cpy_r_r265 = cpy_r_r264 >= 0;
    if (unlikely(!cpy_r_r265)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 33, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r266 = (PyObject *)CPyType_offer___TableOffer;
    cpy_r_r267 = (PyObject *)CPyType_merv___table___Table;
    cpy_r_r268 = PyObject_GetItem(cpy_r_r266, cpy_r_r267);
    if (unlikely(cpy_r_r268 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 36, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r269 = PyTuple_Pack(1, cpy_r_r268);
    CPy_DECREF(cpy_r_r268);
    if (unlikely(cpy_r_r269 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 36, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r270 = CPyStatics[1234]; /* 'serai.games.merv.contracts' */
    cpy_r_r271 = (PyObject *)CPyType_contracts___ContractOffer_template;
    cpy_r_r272 = CPyType_FromTemplate(cpy_r_r271, cpy_r_r269, cpy_r_r270);
    CPy_DECREF(cpy_r_r269);
    if (unlikely(cpy_r_r272 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 36, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    cpy_r_r273 = CPyDef_contracts___ContractOffer_trait_vtable_setup();
    if (unlikely(cpy_r_r273 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 36, CPyStatic_contracts___globals);
        goto CPyL119;
    }
    cpy_r_r274 = CPyDef_contracts___ContractOffer_coroutine_setup(cpy_r_r272);
    if (unlikely(cpy_r_r274 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 36, CPyStatic_contracts___globals);
        goto CPyL119;
    }
    cpy_r_r275 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r276 = CPyStatics[378]; /* 't' */
    cpy_r_r277 = CPyStatics[379]; /* 'me' */
    cpy_r_r278 = CPyStatics[380]; /* '_likely' */
    cpy_r_r279 = CPyStatics[381]; /* '_obstacle' */
    cpy_r_r280 = CPyStatics[382]; /* '_others' */
    cpy_r_r281 = CPyStatics[383]; /* '_note' */
    cpy_r_r282 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r283 = PyTuple_Pack(7, cpy_r_r276, cpy_r_r277, cpy_r_r278, cpy_r_r279, cpy_r_r280, cpy_r_r281, cpy_r_r282);
    if (unlikely(cpy_r_r283 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 36, CPyStatic_contracts___globals);
        goto CPyL119;
    }
    cpy_r_r284 = PyObject_SetAttr(cpy_r_r272, cpy_r_r275, cpy_r_r283);
    CPy_DECREF(cpy_r_r283);
    cpy_r_r285 = cpy_r_r284 >= 0;
    if (unlikely(!cpy_r_r285)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 36, CPyStatic_contracts___globals);
        goto CPyL119;
    }
    CPyType_contracts___ContractOffer = (PyTypeObject *)cpy_r_r272;
    CPy_INCREF(CPyType_contracts___ContractOffer);
    cpy_r_r286 = CPyStatic_contracts___globals;
    cpy_r_r287 = CPyStatics[1742]; /* 'ContractOffer' */
    cpy_r_r288 = PyDict_SetItem(cpy_r_r286, cpy_r_r287, cpy_r_r272);
    cpy_r_r289 = cpy_r_r288 >= 0;
    if (unlikely(!cpy_r_r289)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 36, CPyStatic_contracts___globals);
        goto CPyL119;
    }
    cpy_r_r290 = CPy_InitSubclass(cpy_r_r272);
    CPy_DECREF(cpy_r_r272);
    if (unlikely(!cpy_r_r290)) {
        CPy_AddTraceback("src/serai/games/merv/contracts.py", "<module>", 36, CPyStatic_contracts___globals);
        goto CPyL108;
    }
    return 1;
CPyL108: ;
    cpy_r_r291 = 2;
    return cpy_r_r291;
CPyL109: ;
    CPy_DECREF(cpy_r_r65);
    goto CPyL23;
CPyL110: ;
    CPy_DECREF(cpy_r_r87);
    goto CPyL31;
CPyL111: ;
    CPy_DECREF(cpy_r_r109);
    goto CPyL39;
CPyL112: ;
    CPy_DECREF(cpy_r_r131);
    goto CPyL47;
CPyL113: ;
    CPy_DECREF(cpy_r_r153);
    goto CPyL55;
CPyL114: ;
    CPy_DECREF(cpy_r_r175);
    goto CPyL63;
CPyL115: ;
    CPy_DECREF(cpy_r_r197);
    goto CPyL71;
CPyL116: ;
    CPy_DECREF(cpy_r_r219);
    goto CPyL79;
CPyL117: ;
    CPy_DECREF(cpy_r_r241);
    goto CPyL87;
CPyL118: ;
    CPy_DecRef(cpy_r_r248);
    goto CPyL108;
CPyL119: ;
    CPy_DecRef(cpy_r_r272);
    goto CPyL108;
}

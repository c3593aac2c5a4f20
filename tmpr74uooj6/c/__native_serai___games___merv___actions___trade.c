#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
merv___actions___trade___GoodOffer_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
PyMemberDef merv___actions___trade___GoodOffer_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___actions___trade___GoodOfferObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___actions___trade___GoodOfferObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___actions___trade___GoodOffer_traverse(serai___games___merv___actions___trade___GoodOfferObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__likely);
    Py_VISIT(self->__obstacle);
    Py_VISIT(self->__others);
    Py_VISIT(self->__note);
    Py_VISIT(self->_t);
    if (CPyTagged_CheckLong(self->_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_me));
    }
    if (CPyTagged_CheckLong(self->_bought)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_bought));
    }
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___trade___GoodOfferObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___trade___GoodOfferObject))));
    return rv;
}

static int32_t CPyDef_merv___actions___trade___GoodOffer_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___trade___GoodOfferObject *self = (serai___games___merv___actions___trade___GoodOfferObject *)cpy_r_self;
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
    if (CPyTagged_CheckLong(self->_bought)) {
        CPyTagged __tmp = self->_bought;
        self->_bought = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___trade___GoodOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___trade___GoodOfferObject))));
    return 0;
}

static int32_t CPyDef_merv___actions___trade___GoodOffer_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___trade___GoodOfferObject *self = (serai___games___merv___actions___trade___GoodOfferObject *)cpy_r_self;
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
    if (CPyTagged_CheckLong(self->_bought)) {
        CPyTagged __tmp = self->_bought;
        self->_bought = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___trade___GoodOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___trade___GoodOfferObject))));
    return 0;
}

static void
merv___actions___trade___GoodOffer_dealloc(serai___games___merv___actions___trade___GoodOfferObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, merv___actions___trade___GoodOffer_dealloc)
    CPyDef_merv___actions___trade___GoodOffer_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___actions___trade_____mypyc__GoodOffer_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___actions___trade___GoodOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_bought);

static PyObject *
merv___actions___trade___GoodOffer_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___actions___trade___GoodOffer) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___actions___trade_____mypyc__GoodOffer_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_merv___actions___trade___GoodOffer_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem merv___actions___trade___GoodOffer_vtable[18];
static bool
CPyDef_merv___actions___trade___GoodOffer_trait_vtable_setup(void)
{
    CPyVTableItem merv___actions___trade___GoodOffer_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___actions___trade___GoodOffer_____init__,
        (CPyVTableItem)CPyDef_offer___Offer_____add__,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_merv___actions___trade___GoodOffer___note,
        (CPyVTableItem)CPyDef_merv___actions___trade___GoodOffer_____init__,
        (CPyVTableItem)CPyDef_merv___actions___trade___GoodOffer___likely,
        (CPyVTableItem)CPyDef_offer___TableOffer___others,
        (CPyVTableItem)CPyDef_merv___actions___trade___GoodOffer___obstacle,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_merv___actions___trade___GoodOffer___note,
        (CPyVTableItem)CPyDef_merv___actions___trade___GoodOffer_____init__,
        (CPyVTableItem)CPyDef_merv___actions___trade___GoodOffer___likely,
        (CPyVTableItem)CPyDef_merv___actions___trade___GoodOffer___obstacle,
        (CPyVTableItem)CPyDef_merv___actions___trade___GoodOffer___note,
    };
    memcpy(merv___actions___trade___GoodOffer_vtable, merv___actions___trade___GoodOffer_vtable_scratch, sizeof(merv___actions___trade___GoodOffer_vtable));
    return 1;
}

static bool
CPyDef_merv___actions___trade___GoodOffer_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___actions___trade___GoodOffer_get_bought(serai___games___merv___actions___trade___GoodOfferObject *self, void *closure);
static int
merv___actions___trade___GoodOffer_set_bought(serai___games___merv___actions___trade___GoodOfferObject *self, PyObject *value, void *closure);

static PyGetSetDef merv___actions___trade___GoodOffer_getseters[] = {
    {"bought",
     (getter)merv___actions___trade___GoodOffer_get_bought, (setter)merv___actions___trade___GoodOffer_set_bought,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___actions___trade___GoodOffer_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___actions___trade_____mypyc__GoodOffer_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_merv___actions___trade___GoodOffer_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, t, me, bought)\n--\n\n")},
    {"likely",
     (PyCFunction)CPyPy_merv___actions___trade___GoodOffer___likely,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("likely($self)\n--\n\n")},
    {"obstacle",
     (PyCFunction)CPyPy_merv___actions___trade___GoodOffer___obstacle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("obstacle($self, option)\n--\n\n")},
    {"note",
     (PyCFunction)CPyPy_merv___actions___trade___GoodOffer___note,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("note($self, option)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___actions___trade___GoodOffer_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "GoodOffer",
    .tp_new = merv___actions___trade___GoodOffer_new,
    .tp_dealloc = (destructor)merv___actions___trade___GoodOffer_dealloc,
    .tp_traverse = (traverseproc)merv___actions___trade___GoodOffer_traverse,
    .tp_clear = (inquiry)CPyDef_merv___actions___trade___GoodOffer_clear,
    .tp_getset = merv___actions___trade___GoodOffer_getseters,
    .tp_methods = merv___actions___trade___GoodOffer_methods,
    .tp_init = merv___actions___trade___GoodOffer_init,
    .tp_members = merv___actions___trade___GoodOffer_members,
    .tp_basicsize = sizeof(serai___games___merv___actions___trade___GoodOfferObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___actions___trade___GoodOfferObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___actions___trade___GoodOfferObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("GoodOffer(t, me, bought)\n--\n\n"),
};
static PyTypeObject *CPyType_merv___actions___trade___GoodOffer_template = &CPyType_merv___actions___trade___GoodOffer_template_;

PyObject *CPyDef_merv___actions___trade_____mypyc__GoodOffer_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___trade___GoodOfferObject *self;
    self = (serai___games___merv___actions___trade___GoodOfferObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___actions___trade___GoodOffer_vtable;
    self->_me = CPY_INT_TAG;
    self->_bought = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___actions___trade___GoodOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_bought)
{
    PyObject *self = CPyDef_merv___actions___trade_____mypyc__GoodOffer_setup((PyObject *)CPyType_merv___actions___trade___GoodOffer);
    if (self == NULL)
        return NULL;
    char res = CPyDef_merv___actions___trade___GoodOffer_____init__(self, cpy_r_t, cpy_r_me, cpy_r_bought);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
merv___actions___trade___GoodOffer_get_bought(serai___games___merv___actions___trade___GoodOfferObject *self, void *closure)
{
    if (unlikely(self->_bought == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'bought' of 'GoodOffer' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_bought);
    PyObject *retval = CPyTagged_StealAsObject(self->_bought);
    return retval;
}

static int
merv___actions___trade___GoodOffer_set_bought(serai___games___merv___actions___trade___GoodOfferObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'GoodOffer' object attribute 'bought' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_bought != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_bought);
    }
    self->_bought = tmp;
    return 0;
}

static PySendResult CPyDunder_am_sendmerv___actions___trade___trade_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_merv___actions___trade___trade_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods merv___actions___trade___trade_gen_as_async = {
    .am_send = CPyDunder_am_sendmerv___actions___trade___trade_gen,
};
static int
merv___actions___trade___trade_gen_traverse(serai___games___merv___actions___trade___trade_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__o);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_1);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__bought)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__bought));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_3);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__city)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__city));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_5);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___actions___trade___trade_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___trade___trade_genObject *self = (serai___games___merv___actions___trade___trade_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_1);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__bought)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__bought;
        self->___mypyc_generator_frame_attribute__bought = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_3);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__city)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__city;
        self->___mypyc_generator_frame_attribute__city = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_5);
    return 0;
}

static int32_t CPyDef_merv___actions___trade___trade_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___trade___trade_genObject *self = (serai___games___merv___actions___trade___trade_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_1);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__bought)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__bought;
        self->___mypyc_generator_frame_attribute__bought = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_3);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__city)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__city;
        self->___mypyc_generator_frame_attribute__city = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_5);
    return 0;
}

static void
merv___actions___trade___trade_gen_dealloc(serai___games___merv___actions___trade___trade_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___actions___trade___trade_gen_free_instance == NULL) {
        merv___actions___trade___trade_gen_free_instance = self;
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
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_1);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__bought)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__bought;
            self->___mypyc_generator_frame_attribute__bought = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__bought = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_3);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__city)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__city;
            self->___mypyc_generator_frame_attribute__city = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__city = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_5);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___actions___trade___trade_gen_dealloc)
    CPyDef_merv___actions___trade___trade_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___actions___trade_____mypyc__trade_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___actions___trade___trade_gen(void);

static PyObject *
merv___actions___trade___trade_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___actions___trade___trade_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___actions___trade_____mypyc__trade_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___actions___trade___trade_gen_vtable[6];
static bool
CPyDef_merv___actions___trade___trade_gen_trait_vtable_setup(void)
{
    CPyVTableItem merv___actions___trade___trade_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___actions___trade___trade_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_merv___actions___trade___trade_gen_____next__,
        (CPyVTableItem)CPyDef_merv___actions___trade___trade_gen___send,
        (CPyVTableItem)CPyDef_merv___actions___trade___trade_gen_____iter__,
        (CPyVTableItem)CPyDef_merv___actions___trade___trade_gen___throw,
        (CPyVTableItem)CPyDef_merv___actions___trade___trade_gen___close,
    };
    memcpy(merv___actions___trade___trade_gen_vtable, merv___actions___trade___trade_gen_vtable_scratch, sizeof(merv___actions___trade___trade_gen_vtable));
    return 1;
}

static bool
CPyDef_merv___actions___trade___trade_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___actions___trade___trade_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___actions___trade_____mypyc__trade_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_merv___actions___trade___trade_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_merv___actions___trade___trade_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_merv___actions___trade___trade_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_merv___actions___trade___trade_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_merv___actions___trade___trade_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___actions___trade___trade_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "trade_gen",
    .tp_new = merv___actions___trade___trade_gen_new,
    .tp_dealloc = (destructor)merv___actions___trade___trade_gen_dealloc,
    .tp_traverse = (traverseproc)merv___actions___trade___trade_gen_traverse,
    .tp_clear = (inquiry)CPyDef_merv___actions___trade___trade_gen_clear,
    .tp_methods = merv___actions___trade___trade_gen_methods,
    .tp_iter = CPyDef_merv___actions___trade___trade_gen_____iter__,
    .tp_iternext = CPyDef_merv___actions___trade___trade_gen_____next__,
    .tp_as_async = &merv___actions___trade___trade_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___actions___trade___trade_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("trade_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___actions___trade___trade_gen_template = &CPyType_merv___actions___trade___trade_gen_template_;

PyObject *CPyDef_merv___actions___trade_____mypyc__trade_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___trade___trade_genObject *self;
    if (merv___actions___trade___trade_gen_free_instance != NULL) {
        self = merv___actions___trade___trade_gen_free_instance;
        merv___actions___trade___trade_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___actions___trade___trade_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___actions___trade___trade_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__bought = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__city = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___actions___trade___trade_gen(void)
{
    PyObject *self = CPyDef_merv___actions___trade_____mypyc__trade_gen_setup((PyObject *)CPyType_merv___actions___trade___trade_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendmerv___actions___trade___free_post_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_merv___actions___trade___free_post_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods merv___actions___trade___free_post_gen_as_async = {
    .am_send = CPyDunder_am_sendmerv___actions___trade___free_post_gen,
};
static int
merv___actions___trade___free_post_gen_traverse(serai___games___merv___actions___trade___free_post_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___actions___trade___free_post_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___actions___trade___free_post_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___trade___free_post_genObject *self = (serai___games___merv___actions___trade___free_post_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___trade___free_post_gen_0);
    return 0;
}

static int32_t CPyDef_merv___actions___trade___free_post_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___trade___free_post_genObject *self = (serai___games___merv___actions___trade___free_post_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___trade___free_post_gen_0);
    return 0;
}

static void
merv___actions___trade___free_post_gen_dealloc(serai___games___merv___actions___trade___free_post_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___actions___trade___free_post_gen_free_instance == NULL) {
        merv___actions___trade___free_post_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___trade___free_post_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___actions___trade___free_post_gen_dealloc)
    CPyDef_merv___actions___trade___free_post_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___actions___trade_____mypyc__free_post_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___actions___trade___free_post_gen(void);

static PyObject *
merv___actions___trade___free_post_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___actions___trade___free_post_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___actions___trade_____mypyc__free_post_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___actions___trade___free_post_gen_vtable[6];
static bool
CPyDef_merv___actions___trade___free_post_gen_trait_vtable_setup(void)
{
    CPyVTableItem merv___actions___trade___free_post_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___actions___trade___free_post_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_merv___actions___trade___free_post_gen_____next__,
        (CPyVTableItem)CPyDef_merv___actions___trade___free_post_gen___send,
        (CPyVTableItem)CPyDef_merv___actions___trade___free_post_gen_____iter__,
        (CPyVTableItem)CPyDef_merv___actions___trade___free_post_gen___throw,
        (CPyVTableItem)CPyDef_merv___actions___trade___free_post_gen___close,
    };
    memcpy(merv___actions___trade___free_post_gen_vtable, merv___actions___trade___free_post_gen_vtable_scratch, sizeof(merv___actions___trade___free_post_gen_vtable));
    return 1;
}

static bool
CPyDef_merv___actions___trade___free_post_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___actions___trade___free_post_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___actions___trade_____mypyc__free_post_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_merv___actions___trade___free_post_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_merv___actions___trade___free_post_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_merv___actions___trade___free_post_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_merv___actions___trade___free_post_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_merv___actions___trade___free_post_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___actions___trade___free_post_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "free_post_gen",
    .tp_new = merv___actions___trade___free_post_gen_new,
    .tp_dealloc = (destructor)merv___actions___trade___free_post_gen_dealloc,
    .tp_traverse = (traverseproc)merv___actions___trade___free_post_gen_traverse,
    .tp_clear = (inquiry)CPyDef_merv___actions___trade___free_post_gen_clear,
    .tp_methods = merv___actions___trade___free_post_gen_methods,
    .tp_iter = CPyDef_merv___actions___trade___free_post_gen_____iter__,
    .tp_iternext = CPyDef_merv___actions___trade___free_post_gen_____next__,
    .tp_as_async = &merv___actions___trade___free_post_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___actions___trade___free_post_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("free_post_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___actions___trade___free_post_gen_template = &CPyType_merv___actions___trade___free_post_gen_template_;

PyObject *CPyDef_merv___actions___trade_____mypyc__free_post_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___trade___free_post_genObject *self;
    if (merv___actions___trade___free_post_gen_free_instance != NULL) {
        self = merv___actions___trade___free_post_gen_free_instance;
        merv___actions___trade___free_post_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___actions___trade___free_post_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___actions___trade___free_post_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___actions___trade___free_post_gen(void)
{
    PyObject *self = CPyDef_merv___actions___trade_____mypyc__free_post_gen_setup((PyObject *)CPyType_merv___actions___trade___free_post_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
merv___actions___trade___establish_post_env_traverse(serai___games___merv___actions___trade___establish_post_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__me));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___actions___trade___establish_post_env_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___trade___establish_post_envObject *self = (serai___games___merv___actions___trade___establish_post_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__me;
        self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_merv___actions___trade___establish_post_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___trade___establish_post_envObject *self = (serai___games___merv___actions___trade___establish_post_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
merv___actions___trade___establish_post_env_dealloc(serai___games___merv___actions___trade___establish_post_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___actions___trade___establish_post_env_free_instance == NULL) {
        merv___actions___trade___establish_post_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__me;
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        }
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___actions___trade___establish_post_env_dealloc)
    CPyDef_merv___actions___trade___establish_post_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___actions___trade_____mypyc__establish_post_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___actions___trade___establish_post_env(void);

static PyObject *
merv___actions___trade___establish_post_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___actions___trade___establish_post_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___actions___trade_____mypyc__establish_post_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___actions___trade___establish_post_env_vtable[1];
static bool
CPyDef_merv___actions___trade___establish_post_env_trait_vtable_setup(void)
{
    CPyVTableItem merv___actions___trade___establish_post_env_vtable_scratch[] = {
        NULL
    };
    memcpy(merv___actions___trade___establish_post_env_vtable, merv___actions___trade___establish_post_env_vtable_scratch, sizeof(merv___actions___trade___establish_post_env_vtable));
    return 1;
}

static bool
CPyDef_merv___actions___trade___establish_post_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___actions___trade___establish_post_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___actions___trade_____mypyc__establish_post_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___actions___trade___establish_post_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "establish_post_env",
    .tp_new = merv___actions___trade___establish_post_env_new,
    .tp_dealloc = (destructor)merv___actions___trade___establish_post_env_dealloc,
    .tp_traverse = (traverseproc)merv___actions___trade___establish_post_env_traverse,
    .tp_clear = (inquiry)CPyDef_merv___actions___trade___establish_post_env_clear,
    .tp_methods = merv___actions___trade___establish_post_env_methods,
    .tp_basicsize = sizeof(serai___games___merv___actions___trade___establish_post_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("establish_post_env()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___actions___trade___establish_post_env_template = &CPyType_merv___actions___trade___establish_post_env_template_;

PyObject *CPyDef_merv___actions___trade_____mypyc__establish_post_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___trade___establish_post_envObject *self;
    if (merv___actions___trade___establish_post_env_free_instance != NULL) {
        self = merv___actions___trade___establish_post_env_free_instance;
        merv___actions___trade___establish_post_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___actions___trade___establish_post_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___actions___trade___establish_post_env_vtable;
    self->___mypyc_generator_attribute__me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___actions___trade___establish_post_env(void)
{
    PyObject *self = CPyDef_merv___actions___trade_____mypyc__establish_post_env_setup((PyObject *)CPyType_merv___actions___trade___establish_post_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendmerv___actions___trade___establish_post_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_merv___actions___trade___establish_post_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods merv___actions___trade___establish_post_gen_as_async = {
    .am_send = CPyDunder_am_sendmerv___actions___trade___establish_post_gen,
};
static int
merv___actions___trade___establish_post_gen_traverse(serai___games___merv___actions___trade___establish_post_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__city)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__city));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___actions___trade___establish_post_gen_1);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___actions___trade___establish_post_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___trade___establish_post_genObject *self = (serai___games___merv___actions___trade___establish_post_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__city)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__city;
        self->___mypyc_generator_frame_attribute__city = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___trade___establish_post_gen_1);
    return 0;
}

static int32_t CPyDef_merv___actions___trade___establish_post_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___trade___establish_post_genObject *self = (serai___games___merv___actions___trade___establish_post_genObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__city)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__city;
        self->___mypyc_generator_frame_attribute__city = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___trade___establish_post_gen_1);
    return 0;
}

static void
merv___actions___trade___establish_post_gen_dealloc(serai___games___merv___actions___trade___establish_post_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___actions___trade___establish_post_gen_free_instance == NULL) {
        merv___actions___trade___establish_post_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        self->___mypyc_next_label__ = -113;
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__city)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__city;
            self->___mypyc_generator_frame_attribute__city = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__city = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___trade___establish_post_gen_1);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___actions___trade___establish_post_gen_dealloc)
    CPyDef_merv___actions___trade___establish_post_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___actions___trade_____mypyc__establish_post_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___actions___trade___establish_post_gen(void);

static PyObject *
merv___actions___trade___establish_post_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___actions___trade___establish_post_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___actions___trade_____mypyc__establish_post_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___actions___trade___establish_post_gen_vtable[6];
static bool
CPyDef_merv___actions___trade___establish_post_gen_trait_vtable_setup(void)
{
    CPyVTableItem merv___actions___trade___establish_post_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___actions___trade___establish_post_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_merv___actions___trade___establish_post_gen_____next__,
        (CPyVTableItem)CPyDef_merv___actions___trade___establish_post_gen___send,
        (CPyVTableItem)CPyDef_merv___actions___trade___establish_post_gen_____iter__,
        (CPyVTableItem)CPyDef_merv___actions___trade___establish_post_gen___throw,
        (CPyVTableItem)CPyDef_merv___actions___trade___establish_post_gen___close,
    };
    memcpy(merv___actions___trade___establish_post_gen_vtable, merv___actions___trade___establish_post_gen_vtable_scratch, sizeof(merv___actions___trade___establish_post_gen_vtable));
    return 1;
}

static bool
CPyDef_merv___actions___trade___establish_post_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___actions___trade___establish_post_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___actions___trade_____mypyc__establish_post_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_merv___actions___trade___establish_post_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_merv___actions___trade___establish_post_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_merv___actions___trade___establish_post_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_merv___actions___trade___establish_post_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_merv___actions___trade___establish_post_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___actions___trade___establish_post_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "establish_post_gen",
    .tp_new = merv___actions___trade___establish_post_gen_new,
    .tp_dealloc = (destructor)merv___actions___trade___establish_post_gen_dealloc,
    .tp_traverse = (traverseproc)merv___actions___trade___establish_post_gen_traverse,
    .tp_clear = (inquiry)CPyDef_merv___actions___trade___establish_post_gen_clear,
    .tp_methods = merv___actions___trade___establish_post_gen_methods,
    .tp_iter = CPyDef_merv___actions___trade___establish_post_gen_____iter__,
    .tp_iternext = CPyDef_merv___actions___trade___establish_post_gen_____next__,
    .tp_as_async = &merv___actions___trade___establish_post_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___actions___trade___establish_post_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("establish_post_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___actions___trade___establish_post_gen_template = &CPyType_merv___actions___trade___establish_post_gen_template_;

PyObject *CPyDef_merv___actions___trade_____mypyc__establish_post_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___trade___establish_post_genObject *self;
    if (merv___actions___trade___establish_post_gen_free_instance != NULL) {
        self = merv___actions___trade___establish_post_gen_free_instance;
        merv___actions___trade___establish_post_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___actions___trade___establish_post_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___actions___trade___establish_post_gen_vtable;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__city = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___actions___trade___establish_post_gen(void)
{
    PyObject *self = CPyDef_merv___actions___trade_____mypyc__establish_post_gen_setup((PyObject *)CPyType_merv___actions___trade___establish_post_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__merv___actions___trade_____mypyc_lambda__0_establish_post_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___actions___trade_____mypyc_lambda__0_establish_post_obj_____get__(self, instance, owner);
}
PyMemberDef merv___actions___trade_____mypyc_lambda__0_establish_post_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___actions___trade_____mypyc_lambda__0_establish_post_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___actions___trade_____mypyc_lambda__0_establish_post_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___actions___trade_____mypyc_lambda__0_establish_post_obj_traverse(serai___games___merv___actions___trade_____mypyc_lambda__0_establish_post_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___trade_____mypyc_lambda__0_establish_post_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___trade_____mypyc_lambda__0_establish_post_objObject))));
    return rv;
}

static int32_t CPyDef_merv___actions___trade_____mypyc_lambda__0_establish_post_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___trade_____mypyc_lambda__0_establish_post_objObject *self = (serai___games___merv___actions___trade_____mypyc_lambda__0_establish_post_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___trade_____mypyc_lambda__0_establish_post_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___trade_____mypyc_lambda__0_establish_post_objObject))));
    return 0;
}

static int32_t CPyDef_merv___actions___trade_____mypyc_lambda__0_establish_post_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___trade_____mypyc_lambda__0_establish_post_objObject *self = (serai___games___merv___actions___trade_____mypyc_lambda__0_establish_post_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___trade_____mypyc_lambda__0_establish_post_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___trade_____mypyc_lambda__0_establish_post_objObject))));
    return 0;
}

static void
merv___actions___trade_____mypyc_lambda__0_establish_post_obj_dealloc(serai___games___merv___actions___trade_____mypyc_lambda__0_establish_post_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___actions___trade_____mypyc_lambda__0_establish_post_obj_free_instance == NULL) {
        merv___actions___trade_____mypyc_lambda__0_establish_post_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___actions___trade_____mypyc_lambda__0_establish_post_obj_dealloc)
    CPyDef_merv___actions___trade_____mypyc_lambda__0_establish_post_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___actions___trade_____mypyc___3__mypyc_lambda__0_establish_post_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___actions___trade_____mypyc_lambda__0_establish_post_obj(void);

static PyObject *
merv___actions___trade_____mypyc_lambda__0_establish_post_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___actions___trade_____mypyc_lambda__0_establish_post_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___actions___trade_____mypyc___3__mypyc_lambda__0_establish_post_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___actions___trade_____mypyc_lambda__0_establish_post_obj_vtable[2];
static bool
CPyDef_merv___actions___trade_____mypyc_lambda__0_establish_post_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___actions___trade_____mypyc_lambda__0_establish_post_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___actions___trade_____mypyc_lambda__0_establish_post_obj_____call__,
        (CPyVTableItem)CPyDef_merv___actions___trade_____mypyc_lambda__0_establish_post_obj_____get__,
    };
    memcpy(merv___actions___trade_____mypyc_lambda__0_establish_post_obj_vtable, merv___actions___trade_____mypyc_lambda__0_establish_post_obj_vtable_scratch, sizeof(merv___actions___trade_____mypyc_lambda__0_establish_post_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___actions___trade_____mypyc_lambda__0_establish_post_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___actions___trade_____mypyc_lambda__0_establish_post_obj_get___3_mypyc_env__(serai___games___merv___actions___trade_____mypyc_lambda__0_establish_post_objObject *self, void *closure);

static PyGetSetDef merv___actions___trade_____mypyc_lambda__0_establish_post_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___actions___trade_____mypyc_lambda__0_establish_post_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___actions___trade_____mypyc_lambda__0_establish_post_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___actions___trade_____mypyc___3__mypyc_lambda__0_establish_post_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___actions___trade_____mypyc_lambda__0_establish_post_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___actions___trade_____mypyc_lambda__0_establish_post_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___actions___trade_____mypyc_lambda__0_establish_post_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0_establish_post_obj",
    .tp_new = merv___actions___trade_____mypyc_lambda__0_establish_post_obj_new,
    .tp_dealloc = (destructor)merv___actions___trade_____mypyc_lambda__0_establish_post_obj_dealloc,
    .tp_traverse = (traverseproc)merv___actions___trade_____mypyc_lambda__0_establish_post_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___actions___trade_____mypyc_lambda__0_establish_post_obj_clear,
    .tp_getset = merv___actions___trade_____mypyc_lambda__0_establish_post_obj_getseters,
    .tp_methods = merv___actions___trade_____mypyc_lambda__0_establish_post_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___actions___trade_____mypyc_lambda__0_establish_post_obj,
    .tp_members = merv___actions___trade_____mypyc_lambda__0_establish_post_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___actions___trade_____mypyc_lambda__0_establish_post_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___actions___trade_____mypyc_lambda__0_establish_post_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___actions___trade_____mypyc_lambda__0_establish_post_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___actions___trade_____mypyc_lambda__0_establish_post_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0_establish_post_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___actions___trade_____mypyc_lambda__0_establish_post_obj_template = &CPyType_merv___actions___trade_____mypyc_lambda__0_establish_post_obj_template_;

PyObject *CPyDef_merv___actions___trade_____mypyc___3__mypyc_lambda__0_establish_post_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___trade_____mypyc_lambda__0_establish_post_objObject *self;
    if (merv___actions___trade_____mypyc_lambda__0_establish_post_obj_free_instance != NULL) {
        self = merv___actions___trade_____mypyc_lambda__0_establish_post_obj_free_instance;
        merv___actions___trade_____mypyc_lambda__0_establish_post_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___actions___trade_____mypyc_lambda__0_establish_post_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___actions___trade_____mypyc_lambda__0_establish_post_obj_vtable;
    self->vectorcall = CPyPy_merv___actions___trade_____mypyc_lambda__0_establish_post_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___actions___trade_____mypyc_lambda__0_establish_post_obj(void)
{
    PyObject *self = CPyDef_merv___actions___trade_____mypyc___3__mypyc_lambda__0_establish_post_obj_setup((PyObject *)CPyType_merv___actions___trade_____mypyc_lambda__0_establish_post_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___actions___trade_____mypyc_lambda__0_establish_post_obj_get___3_mypyc_env__(serai___games___merv___actions___trade_____mypyc_lambda__0_establish_post_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0_establish_post_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__merv___actions___trade_____mypyc_lambda__1_establish_post_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___actions___trade_____mypyc_lambda__1_establish_post_obj_____get__(self, instance, owner);
}
PyMemberDef merv___actions___trade_____mypyc_lambda__1_establish_post_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___actions___trade_____mypyc_lambda__1_establish_post_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___actions___trade_____mypyc_lambda__1_establish_post_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___actions___trade_____mypyc_lambda__1_establish_post_obj_traverse(serai___games___merv___actions___trade_____mypyc_lambda__1_establish_post_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___trade_____mypyc_lambda__1_establish_post_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___trade_____mypyc_lambda__1_establish_post_objObject))));
    return rv;
}

static int32_t CPyDef_merv___actions___trade_____mypyc_lambda__1_establish_post_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___trade_____mypyc_lambda__1_establish_post_objObject *self = (serai___games___merv___actions___trade_____mypyc_lambda__1_establish_post_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___trade_____mypyc_lambda__1_establish_post_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___trade_____mypyc_lambda__1_establish_post_objObject))));
    return 0;
}

static int32_t CPyDef_merv___actions___trade_____mypyc_lambda__1_establish_post_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___trade_____mypyc_lambda__1_establish_post_objObject *self = (serai___games___merv___actions___trade_____mypyc_lambda__1_establish_post_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___trade_____mypyc_lambda__1_establish_post_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___trade_____mypyc_lambda__1_establish_post_objObject))));
    return 0;
}

static void
merv___actions___trade_____mypyc_lambda__1_establish_post_obj_dealloc(serai___games___merv___actions___trade_____mypyc_lambda__1_establish_post_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___actions___trade_____mypyc_lambda__1_establish_post_obj_free_instance == NULL) {
        merv___actions___trade_____mypyc_lambda__1_establish_post_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___actions___trade_____mypyc_lambda__1_establish_post_obj_dealloc)
    CPyDef_merv___actions___trade_____mypyc_lambda__1_establish_post_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___actions___trade_____mypyc___3__mypyc_lambda__1_establish_post_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___actions___trade_____mypyc_lambda__1_establish_post_obj(void);

static PyObject *
merv___actions___trade_____mypyc_lambda__1_establish_post_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___actions___trade_____mypyc_lambda__1_establish_post_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___actions___trade_____mypyc___3__mypyc_lambda__1_establish_post_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___actions___trade_____mypyc_lambda__1_establish_post_obj_vtable[2];
static bool
CPyDef_merv___actions___trade_____mypyc_lambda__1_establish_post_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___actions___trade_____mypyc_lambda__1_establish_post_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___actions___trade_____mypyc_lambda__1_establish_post_obj_____call__,
        (CPyVTableItem)CPyDef_merv___actions___trade_____mypyc_lambda__1_establish_post_obj_____get__,
    };
    memcpy(merv___actions___trade_____mypyc_lambda__1_establish_post_obj_vtable, merv___actions___trade_____mypyc_lambda__1_establish_post_obj_vtable_scratch, sizeof(merv___actions___trade_____mypyc_lambda__1_establish_post_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___actions___trade_____mypyc_lambda__1_establish_post_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___actions___trade_____mypyc_lambda__1_establish_post_obj_get___3_mypyc_env__(serai___games___merv___actions___trade_____mypyc_lambda__1_establish_post_objObject *self, void *closure);

static PyGetSetDef merv___actions___trade_____mypyc_lambda__1_establish_post_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___actions___trade_____mypyc_lambda__1_establish_post_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___actions___trade_____mypyc_lambda__1_establish_post_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___actions___trade_____mypyc___3__mypyc_lambda__1_establish_post_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___actions___trade_____mypyc_lambda__1_establish_post_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___actions___trade_____mypyc_lambda__1_establish_post_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___actions___trade_____mypyc_lambda__1_establish_post_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__1_establish_post_obj",
    .tp_new = merv___actions___trade_____mypyc_lambda__1_establish_post_obj_new,
    .tp_dealloc = (destructor)merv___actions___trade_____mypyc_lambda__1_establish_post_obj_dealloc,
    .tp_traverse = (traverseproc)merv___actions___trade_____mypyc_lambda__1_establish_post_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___actions___trade_____mypyc_lambda__1_establish_post_obj_clear,
    .tp_getset = merv___actions___trade_____mypyc_lambda__1_establish_post_obj_getseters,
    .tp_methods = merv___actions___trade_____mypyc_lambda__1_establish_post_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___actions___trade_____mypyc_lambda__1_establish_post_obj,
    .tp_members = merv___actions___trade_____mypyc_lambda__1_establish_post_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___actions___trade_____mypyc_lambda__1_establish_post_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___actions___trade_____mypyc_lambda__1_establish_post_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___actions___trade_____mypyc_lambda__1_establish_post_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___actions___trade_____mypyc_lambda__1_establish_post_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__1_establish_post_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___actions___trade_____mypyc_lambda__1_establish_post_obj_template = &CPyType_merv___actions___trade_____mypyc_lambda__1_establish_post_obj_template_;

PyObject *CPyDef_merv___actions___trade_____mypyc___3__mypyc_lambda__1_establish_post_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___trade_____mypyc_lambda__1_establish_post_objObject *self;
    if (merv___actions___trade_____mypyc_lambda__1_establish_post_obj_free_instance != NULL) {
        self = merv___actions___trade_____mypyc_lambda__1_establish_post_obj_free_instance;
        merv___actions___trade_____mypyc_lambda__1_establish_post_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___actions___trade_____mypyc_lambda__1_establish_post_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___actions___trade_____mypyc_lambda__1_establish_post_obj_vtable;
    self->vectorcall = CPyPy_merv___actions___trade_____mypyc_lambda__1_establish_post_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___actions___trade_____mypyc_lambda__1_establish_post_obj(void)
{
    PyObject *self = CPyDef_merv___actions___trade_____mypyc___3__mypyc_lambda__1_establish_post_obj_setup((PyObject *)CPyType_merv___actions___trade_____mypyc_lambda__1_establish_post_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___actions___trade_____mypyc_lambda__1_establish_post_obj_get___3_mypyc_env__(serai___games___merv___actions___trade_____mypyc_lambda__1_establish_post_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__1_establish_post_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef merv___actions___trademodule_methods[] = {
    {"trade", (PyCFunction)CPyPy_merv___actions___trade___trade, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("trade(t, me)\n--\n\n") /* docstring */},
    {"free_post", (PyCFunction)CPyPy_merv___actions___trade___free_post, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("free_post(t, me)\n--\n\n") /* docstring */},
    {"establish_post", (PyCFunction)CPyPy_merv___actions___trade___establish_post, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("establish_post(t, me)\n--\n\n") /* docstring */},
    {"cities_for_post", (PyCFunction)CPyPy_merv___actions___trade___cities_for_post, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("cities_for_post(t, seat)\n--\n\n") /* docstring */},
    {"post_obstacle", (PyCFunction)CPyPy_merv___actions___trade___post_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("post_obstacle(t, seat, city)\n--\n\n") /* docstring */},
    {"place_post", (PyCFunction)CPyPy_merv___actions___trade___place_post, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("place_post(t, seat, city)\n--\n\n") /* docstring */},
    {"roads_needed", (PyCFunction)CPyPy_merv___actions___trade___roads_needed, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("roads_needed(t, me, city)\n--\n\n") /* docstring */},
    {"clear_roads", (PyCFunction)CPyPy_merv___actions___trade___clear_roads, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("clear_roads(t)\n--\n\n") /* docstring */},
    {"_post_note", (PyCFunction)CPyPy_merv___actions___trade____post_note, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_post_note(t, option)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___actions___trade__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___actions___trade__internal, "__name__");
    CPyStatic_merv___actions___trade___globals = PyModule_GetDict(CPyModule_serai___games___merv___actions___trade__internal);
    if (unlikely(CPyStatic_merv___actions___trade___globals == NULL))
        goto fail;
    CPyType_merv___actions___trade___trade_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___actions___trade___trade_gen_template, NULL, modname);
    if (unlikely(!CPyType_merv___actions___trade___trade_gen))
        goto fail;
    CPyDef_merv___actions___trade___trade_gen_trait_vtable_setup();
    CPyType_merv___actions___trade___free_post_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___actions___trade___free_post_gen_template, NULL, modname);
    if (unlikely(!CPyType_merv___actions___trade___free_post_gen))
        goto fail;
    CPyDef_merv___actions___trade___free_post_gen_trait_vtable_setup();
    CPyType_merv___actions___trade___establish_post_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___actions___trade___establish_post_env_template, NULL, modname);
    if (unlikely(!CPyType_merv___actions___trade___establish_post_env))
        goto fail;
    CPyDef_merv___actions___trade___establish_post_env_trait_vtable_setup();
    CPyType_merv___actions___trade___establish_post_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___actions___trade___establish_post_gen_template, NULL, modname);
    if (unlikely(!CPyType_merv___actions___trade___establish_post_gen))
        goto fail;
    CPyDef_merv___actions___trade___establish_post_gen_trait_vtable_setup();
    CPyType_merv___actions___trade_____mypyc_lambda__0_establish_post_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___actions___trade_____mypyc_lambda__0_establish_post_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___actions___trade_____mypyc_lambda__0_establish_post_obj))
        goto fail;
    CPyDef_merv___actions___trade_____mypyc_lambda__0_establish_post_obj_trait_vtable_setup();
    CPyType_merv___actions___trade_____mypyc_lambda__1_establish_post_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___actions___trade_____mypyc_lambda__1_establish_post_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___actions___trade_____mypyc_lambda__1_establish_post_obj))
        goto fail;
    CPyDef_merv___actions___trade_____mypyc_lambda__1_establish_post_obj_trait_vtable_setup();
    char result = CPyDef_merv___actions___trade_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___actions___trade__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_merv___actions___trade___GoodOffer);
    Py_CLEAR(CPyType_merv___actions___trade___trade_gen);
    Py_CLEAR(CPyType_merv___actions___trade___free_post_gen);
    Py_CLEAR(CPyType_merv___actions___trade___establish_post_env);
    Py_CLEAR(CPyType_merv___actions___trade___establish_post_gen);
    Py_CLEAR(CPyType_merv___actions___trade_____mypyc_lambda__0_establish_post_obj);
    Py_CLEAR(CPyType_merv___actions___trade_____mypyc_lambda__1_establish_post_obj);
    return -1;
}
int CPyExec_serai___games___merv___actions___trade(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___actions___trade__impl, &CPyImportState_serai___games___merv___actions___trade, &CPyModule_serai___games___merv___actions___trade);
}
static struct PyModuleDef merv___actions___trademodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.actions.trade",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    merv___actions___trademodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___actions___trade(void)
{
    if (CPyModule_serai___games___merv___actions___trade__internal) {
        Py_INCREF(CPyModule_serai___games___merv___actions___trade__internal);
        return CPyModule_serai___games___merv___actions___trade__internal;
    }
    CPyModule_serai___games___merv___actions___trade__internal = PyModule_Create(&merv___actions___trademodule);
    return CPyModule_serai___games___merv___actions___trade__internal;
}

PyObject *CPyInit_serai___games___merv___actions___trade(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___actions___trade__internal) {
        Py_INCREF(CPyModule_serai___games___merv___actions___trade__internal);
        return CPyModule_serai___games___merv___actions___trade__internal;
    }
    CPyModule_serai___games___merv___actions___trade__internal = PyModule_Create(&merv___actions___trademodule);
    if (unlikely(CPyModule_serai___games___merv___actions___trade__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.actions.trade");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___actions___trade__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___actions___trade__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___actions___trade__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___actions___trade(CPyModule_serai___games___merv___actions___trade__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___actions___trade__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.actions.trade");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___actions___trade__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_merv___actions___trade___trade_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject **cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    tuple_T3OOO cpy_r_r37;
    PyObject **cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject **cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    CPyTagged cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    CPyTagged cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject **cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    tuple_T3OOO cpy_r_r79;
    PyObject **cpy_r_r80;
    PyObject *cpy_r_r81;
    char cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject **cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    CPyTagged cpy_r_r95;
    char cpy_r_r96;
    CPyTagged cpy_r_r97;
    CPyTagged cpy_r_r98;
    CPyTagged cpy_r_r99;
    CPyTagged cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    CPyTagged cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    CPyTagged cpy_r_r107;
    PyObject *cpy_r_r108;
    tuple_T5IIIII cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject **cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    char cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    char cpy_r_r124;
    PyObject *cpy_r_r125;
    char cpy_r_r126;
    tuple_T3OOO cpy_r_r127;
    PyObject **cpy_r_r128;
    PyObject *cpy_r_r129;
    char cpy_r_r130;
    char cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject **cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    char cpy_r_r137;
    PyObject *cpy_r_r138;
    CPyTagged cpy_r_r139;
    CPyTagged cpy_r_r140;
    PyObject *cpy_r_r141;
    int64_t cpy_r_r142;
    CPyPtr cpy_r_r143;
    int64_t cpy_r_r144;
    char cpy_r_r145;
    CPyPtr cpy_r_r146;
    CPyPtr cpy_r_r147;
    int64_t cpy_r_r148;
    CPyPtr cpy_r_r149;
    PyObject *cpy_r_r150;
    CPyTagged cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    CPyTagged cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    CPyTagged cpy_r_r157;
    CPyTagged cpy_r_r158;
    char cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    char cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    CPyTagged cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    char cpy_r_r175;
    int64_t cpy_r_r176;
    PyObject *cpy_r_r177;
    CPyTagged cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    CPyTagged cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    char cpy_r_r185;
    PyObject *cpy_r_r186;
    char cpy_r_r187;
    PyObject *cpy_r_r188;
    char cpy_r_r189;
    int32_t cpy_r_r190;
    char cpy_r_r191;
    int32_t cpy_r_r192;
    PyObject *cpy_r_r193;
    char cpy_r_r194;
    char cpy_r_r195;
    char cpy_r_r196;
    char cpy_r_r197;
    char cpy_r_r198;
    PyObject *cpy_r_r199;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r12 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL148;
CPyL1: ;
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r14 = cpy_r_type != cpy_r_r13;
    if (!cpy_r_r14) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 21, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r15 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "trade_gen", "t", 23, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
CPyL5: ;
    cpy_r_r16 = ((serai___games___merv___table___TableObject *)cpy_r_r15)->_book;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "Table", "book", 23, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
CPyL6: ;
    cpy_r_r17 = ((serai___games___merv___book___BookObject *)cpy_r_r16)->_options;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "Book", "options", 23, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
    CPy_INCREF(cpy_r_r17);
CPyL7: ;
    if (((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o != NULL) {
        CPy_DECREF(((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o);
    }
    ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o = cpy_r_r17;
    cpy_r_r18 = 1;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 23, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
    cpy_r_r19 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "trade_gen", "t", 24, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
CPyL9: ;
    cpy_r_r20 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "trade_gen", "me", 24, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
CPyL10: ;
    cpy_r_r21 = CPyDef_merv___actions___trade___establish_post(cpy_r_r19, cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 24, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
    if (((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_1 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_1);
    }
    ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_1 = cpy_r_r21;
    cpy_r_r22 = 1;
    if (!cpy_r_r22) goto CPyL147;
    cpy_r_r23 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r24 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r25 = NULL;
    cpy_r_r1 = cpy_r_r25;
    cpy_r_r26 = (PyObject **)&cpy_r_r1;
    cpy_r_r27 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_1;
    cpy_r_r28 = CPyDef_merv___actions___trade___establish_post_gen_____mypyc_generator_helper__(cpy_r_r27, cpy_r_r24, cpy_r_r24, cpy_r_r24, cpy_r_r23, cpy_r_r26);
    if (cpy_r_r28 != NULL) goto CPyL155;
    cpy_r_r29 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 24, CPyStatic_merv___actions___trade___globals);
        goto CPyL156;
    }
    cpy_r_r30 = cpy_r_r1;
    CPy_DECREF(cpy_r_r30);
    cpy_r_r31 = NULL;
    if (((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_1 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_1);
    }
    ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_1 = cpy_r_r31;
    cpy_r_r32 = 1;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 24, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    } else
        goto CPyL31;
CPyL15: ;
    cpy_r_r33 = cpy_r_r28;
CPyL16: ;
    ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r33;
CPyL17: ;
    cpy_r_r35 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r36 = cpy_r_type != cpy_r_r35;
    if (!cpy_r_r36) goto CPyL157;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 24, CPyStatic_merv___actions___trade___globals);
        goto CPyL21;
    } else
        goto CPyL158;
CPyL19: ;
    CPy_Unreachable();
CPyL20: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL27;
CPyL21: ;
    cpy_r_r37 = CPy_CatchError();
    cpy_r_r38 = (PyObject **)&cpy_r_r3;
    cpy_r_r39 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_1;
    cpy_r_r40 = CPy_YieldFromErrorHandle(cpy_r_r39, cpy_r_r38);
    if (unlikely(cpy_r_r40 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 24, CPyStatic_merv___actions___trade___globals);
        goto CPyL159;
    }
    if (cpy_r_r40) goto CPyL24;
    cpy_r_r33 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r37);
    CPy_DecRef(cpy_r_r37.f0);
    CPy_DecRef(cpy_r_r37.f1);
    CPy_DecRef(cpy_r_r37.f2);
    goto CPyL16;
CPyL24: ;
    cpy_r_r30 = cpy_r_r3;
    CPy_DecRef(cpy_r_r30);
    CPy_RestoreExcInfo(cpy_r_r37);
    CPy_DecRef(cpy_r_r37.f0);
    CPy_DecRef(cpy_r_r37.f1);
    CPy_DecRef(cpy_r_r37.f2);
    goto CPyL31;
CPyL25: ;
    CPy_RestoreExcInfo(cpy_r_r37);
    CPy_DecRef(cpy_r_r37.f0);
    CPy_DecRef(cpy_r_r37.f1);
    CPy_DecRef(cpy_r_r37.f2);
    cpy_r_r41 = CPy_KeepPropagating();
    if (!cpy_r_r41) goto CPyL147;
    CPy_Unreachable();
CPyL27: ;
    cpy_r_r42 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r43 = NULL;
    cpy_r_r1 = cpy_r_r43;
    cpy_r_r44 = (PyObject **)&cpy_r_r1;
    cpy_r_r45 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_1;
    cpy_r_r46 = CPyDef_merv___actions___trade___establish_post_gen_____mypyc_generator_helper__(cpy_r_r45, cpy_r_r42, cpy_r_r42, cpy_r_r42, cpy_r_arg, cpy_r_r44);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r46 == NULL) {
        goto CPyL29;
    } else
        goto CPyL160;
CPyL28: ;
    cpy_r_r33 = cpy_r_r46;
    goto CPyL16;
CPyL29: ;
    cpy_r_r47 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 24, CPyStatic_merv___actions___trade___globals);
        goto CPyL156;
    }
    cpy_r_r30 = cpy_r_r1;
    CPy_DECREF(cpy_r_r30);
CPyL31: ;
    if (((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__bought != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__bought);
    }
    ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__bought = 0;
    cpy_r_r48 = 1;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 25, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
CPyL32: ;
    if (!1) goto CPyL140;
    cpy_r_r49 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "trade_gen", "t", 27, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
CPyL34: ;
    cpy_r_r50 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "trade_gen", "me", 27, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
CPyL35: ;
    cpy_r_r51 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__bought;
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "trade_gen", "bought", 27, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
CPyL36: ;
    cpy_r_r52 = CPyDef_merv___actions___trade___GoodOffer(cpy_r_r49, cpy_r_r50, cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 27, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
    cpy_r_r53 = CPyStatic_contracts___CONTRACTS;
    if (unlikely(cpy_r_r53 == NULL)) {
        goto CPyL161;
    } else
        goto CPyL40;
CPyL38: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CONTRACTS\" was not set");
    cpy_r_r54 = 0;
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 28, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
    CPy_Unreachable();
CPyL40: ;
    cpy_r_r55 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "trade_gen", "t", 28, CPyStatic_merv___actions___trade___globals);
        goto CPyL162;
    }
CPyL41: ;
    cpy_r_r56 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "trade_gen", "me", 28, CPyStatic_merv___actions___trade___globals);
        goto CPyL162;
    }
CPyL42: ;
    cpy_r_r57 = CPyStatics[1206]; /* 'trade' */
    cpy_r_r58 = CPyStatics[1288]; /* 'MV-TRD-05' */
    cpy_r_r59 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "trade_gen", "o", 28, CPyStatic_merv___actions___trade___globals);
        goto CPyL162;
    }
CPyL43: ;
    cpy_r_r60 = ((serai___games___merv___options___OptionsObject *)cpy_r_r59)->_stop;
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "Options", "stop", 28, CPyStatic_merv___actions___trade___globals);
        goto CPyL162;
    }
    CPy_INCREF(cpy_r_r60);
CPyL44: ;
    cpy_r_r61 = NULL;
    cpy_r_r62 = 2;
    cpy_r_r63 = CPyDef_extras___ask_with(cpy_r_r53, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r58, cpy_r_r52, cpy_r_r61, cpy_r_r62, cpy_r_r60);
    CPy_DECREF(cpy_r_r52);
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 28, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
    if (((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_3 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_3);
    }
    ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_3 = cpy_r_r63;
    cpy_r_r64 = 1;
    if (!cpy_r_r64) goto CPyL147;
    cpy_r_r65 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r66 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r67 = NULL;
    cpy_r_r5 = cpy_r_r67;
    cpy_r_r68 = (PyObject **)&cpy_r_r5;
    cpy_r_r69 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_3;
    cpy_r_r70 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r69, cpy_r_r66, cpy_r_r66, cpy_r_r66, cpy_r_r65, cpy_r_r68);
    if (cpy_r_r70 != NULL) goto CPyL163;
    cpy_r_r71 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 28, CPyStatic_merv___actions___trade___globals);
        goto CPyL164;
    }
    cpy_r_r72 = cpy_r_r5;
    cpy_r_r73 = NULL;
    if (((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_3 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_3);
    }
    ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_3 = cpy_r_r73;
    cpy_r_r74 = 1;
    if (unlikely(!cpy_r_r74)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 28, CPyStatic_merv___actions___trade___globals);
        goto CPyL165;
    } else
        goto CPyL65;
CPyL49: ;
    cpy_r_r75 = cpy_r_r70;
CPyL50: ;
    ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r75;
CPyL51: ;
    cpy_r_r77 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r78 = cpy_r_type != cpy_r_r77;
    if (!cpy_r_r78) goto CPyL166;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 28, CPyStatic_merv___actions___trade___globals);
        goto CPyL55;
    } else
        goto CPyL167;
CPyL53: ;
    CPy_Unreachable();
CPyL54: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL61;
CPyL55: ;
    cpy_r_r79 = CPy_CatchError();
    cpy_r_r80 = (PyObject **)&cpy_r_r7;
    cpy_r_r81 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_3;
    cpy_r_r82 = CPy_YieldFromErrorHandle(cpy_r_r81, cpy_r_r80);
    if (unlikely(cpy_r_r82 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 28, CPyStatic_merv___actions___trade___globals);
        goto CPyL168;
    }
    if (cpy_r_r82) goto CPyL58;
    cpy_r_r75 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r79);
    CPy_DecRef(cpy_r_r79.f0);
    CPy_DecRef(cpy_r_r79.f1);
    CPy_DecRef(cpy_r_r79.f2);
    goto CPyL50;
CPyL58: ;
    cpy_r_r72 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r79);
    CPy_DecRef(cpy_r_r79.f0);
    CPy_DecRef(cpy_r_r79.f1);
    CPy_DecRef(cpy_r_r79.f2);
    goto CPyL65;
CPyL59: ;
    CPy_RestoreExcInfo(cpy_r_r79);
    CPy_DecRef(cpy_r_r79.f0);
    CPy_DecRef(cpy_r_r79.f1);
    CPy_DecRef(cpy_r_r79.f2);
    cpy_r_r83 = CPy_KeepPropagating();
    if (!cpy_r_r83) goto CPyL147;
    CPy_Unreachable();
CPyL61: ;
    cpy_r_r84 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r85 = NULL;
    cpy_r_r5 = cpy_r_r85;
    cpy_r_r86 = (PyObject **)&cpy_r_r5;
    cpy_r_r87 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_3;
    cpy_r_r88 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r87, cpy_r_r84, cpy_r_r84, cpy_r_r84, cpy_r_arg, cpy_r_r86);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r88 == NULL) {
        goto CPyL63;
    } else
        goto CPyL169;
CPyL62: ;
    cpy_r_r75 = cpy_r_r88;
    goto CPyL50;
CPyL63: ;
    cpy_r_r89 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r89)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 28, CPyStatic_merv___actions___trade___globals);
        goto CPyL164;
    }
    cpy_r_r72 = cpy_r_r5;
CPyL65: ;
    if (likely(Py_TYPE(cpy_r_r72) == CPyType_option___Option))
        cpy_r_r90 = cpy_r_r72;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/trade.py", "trade", 28, CPyStatic_merv___actions___trade___globals, "serai.kernel.option.Option", cpy_r_r72);
        goto CPyL147;
    }
    cpy_r_r91 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "trade_gen", "o", 29, CPyStatic_merv___actions___trade___globals);
        goto CPyL170;
    }
CPyL67: ;
    cpy_r_r92 = ((serai___games___merv___options___OptionsObject *)cpy_r_r91)->_stop;
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "Options", "stop", 29, CPyStatic_merv___actions___trade___globals);
        goto CPyL170;
    }
    CPy_INCREF(cpy_r_r92);
CPyL68: ;
    cpy_r_r93 = cpy_r_r90 == cpy_r_r92;
    CPy_DECREF(cpy_r_r92);
    if (cpy_r_r93) goto CPyL171;
    cpy_r_r94 = ((serai___kernel___option___OptionObject *)cpy_r_r90)->_value;
    CPy_INCREF(cpy_r_r94);
    CPy_DECREF(cpy_r_r90);
    if (likely(PyLong_Check(cpy_r_r94)))
        cpy_r_r95 = CPyTagged_FromObject(cpy_r_r94);
    else {
        CPy_TypeError("int", cpy_r_r94); cpy_r_r95 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r95 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 31, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
    if (((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__city != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__city);
    }
    ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__city = cpy_r_r95;
    cpy_r_r96 = 1;
    if (unlikely(!cpy_r_r96)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 31, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
    cpy_r_r97 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__city;
    if (unlikely(cpy_r_r97 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "trade_gen", "city", 32, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
CPyL72: ;
    cpy_r_r98 = CPyTagged_Lshift(2, cpy_r_r97);
    if (unlikely(cpy_r_r98 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 32, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
    cpy_r_r99 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__bought;
    if (unlikely(cpy_r_r99 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "trade_gen", "bought", 32, CPyStatic_merv___actions___trade___globals);
        goto CPyL172;
    }
CPyL74: ;
    cpy_r_r100 = CPyTagged_Or(cpy_r_r99, cpy_r_r98);
    CPyTagged_DECREF(cpy_r_r98);
    if (((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__bought != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__bought);
    }
    ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__bought = cpy_r_r100;
    cpy_r_r101 = 1;
    if (unlikely(!cpy_r_r101)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 32, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
    cpy_r_r102 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "trade_gen", "t", 33, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
CPyL76: ;
    cpy_r_r103 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r103 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "trade_gen", "me", 33, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
CPyL77: ;
    cpy_r_r104 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "trade_gen", "t", 33, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
CPyL78: ;
    cpy_r_r105 = ((serai___games___merv___table___TableObject *)cpy_r_r104)->_book;
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "Table", "book", 33, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
CPyL79: ;
    cpy_r_r106 = ((serai___games___merv___book___BookObject *)cpy_r_r105)->_city_cost;
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "Book", "city_cost", 33, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
CPyL80: ;
    cpy_r_r107 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__city;
    if (unlikely(cpy_r_r107 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "trade_gen", "city", 33, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
CPyL81: ;
    cpy_r_r108 = CPyList_GetItem(cpy_r_r106, cpy_r_r107);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 33, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
    PyObject *__tmp1054;
    if (unlikely(!(PyTuple_Check(cpy_r_r108) && PyTuple_GET_SIZE(cpy_r_r108) == 5))) {
        __tmp1054 = NULL;
        goto __LL1055;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r108, 0))))
        __tmp1054 = PyTuple_GET_ITEM(cpy_r_r108, 0);
    else {
        __tmp1054 = NULL;
    }
    if (__tmp1054 == NULL) goto __LL1055;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r108, 1))))
        __tmp1054 = PyTuple_GET_ITEM(cpy_r_r108, 1);
    else {
        __tmp1054 = NULL;
    }
    if (__tmp1054 == NULL) goto __LL1055;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r108, 2))))
        __tmp1054 = PyTuple_GET_ITEM(cpy_r_r108, 2);
    else {
        __tmp1054 = NULL;
    }
    if (__tmp1054 == NULL) goto __LL1055;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r108, 3))))
        __tmp1054 = PyTuple_GET_ITEM(cpy_r_r108, 3);
    else {
        __tmp1054 = NULL;
    }
    if (__tmp1054 == NULL) goto __LL1055;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r108, 4))))
        __tmp1054 = PyTuple_GET_ITEM(cpy_r_r108, 4);
    else {
        __tmp1054 = NULL;
    }
    if (__tmp1054 == NULL) goto __LL1055;
    __tmp1054 = cpy_r_r108;
__LL1055: ;
    if (unlikely(__tmp1054 == NULL)) {
        CPy_TypeError("tuple[int, int, int, int, int]", cpy_r_r108); cpy_r_r109 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp1056 = PyTuple_GET_ITEM(cpy_r_r108, 0);
        CPyTagged __tmp1057;
        if (likely(PyLong_Check(__tmp1056)))
            __tmp1057 = CPyTagged_FromObject(__tmp1056);
        else {
            goto __LL1058;
        }
        cpy_r_r109.f0 = __tmp1057;
        PyObject *__tmp1059 = PyTuple_GET_ITEM(cpy_r_r108, 1);
        CPyTagged __tmp1060;
        if (likely(PyLong_Check(__tmp1059)))
            __tmp1060 = CPyTagged_FromObject(__tmp1059);
        else {
            goto __LL1061;
        }
        cpy_r_r109.f1 = __tmp1060;
        PyObject *__tmp1062 = PyTuple_GET_ITEM(cpy_r_r108, 2);
        CPyTagged __tmp1063;
        if (likely(PyLong_Check(__tmp1062)))
            __tmp1063 = CPyTagged_FromObject(__tmp1062);
        else {
            goto __LL1064;
        }
        cpy_r_r109.f2 = __tmp1063;
        PyObject *__tmp1065 = PyTuple_GET_ITEM(cpy_r_r108, 3);
        CPyTagged __tmp1066;
        if (likely(PyLong_Check(__tmp1065)))
            __tmp1066 = CPyTagged_FromObject(__tmp1065);
        else {
            goto __LL1067;
        }
        cpy_r_r109.f3 = __tmp1066;
        PyObject *__tmp1068 = PyTuple_GET_ITEM(cpy_r_r108, 4);
        CPyTagged __tmp1069;
        if (likely(PyLong_Check(__tmp1068)))
            __tmp1069 = CPyTagged_FromObject(__tmp1068);
        else {
            goto __LL1070;
        }
        cpy_r_r109.f4 = __tmp1069;
    }
    goto __LL1071;
__LL1058: ;
    cpy_r_r109 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1071;
__LL1061: ;
    CPyTagged_DECREF(cpy_r_r109.f0);
    cpy_r_r109 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1071;
__LL1064: ;
    CPyTagged_DECREF(cpy_r_r109.f0);
    CPyTagged_DECREF(cpy_r_r109.f1);
    cpy_r_r109 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1071;
__LL1067: ;
    CPyTagged_DECREF(cpy_r_r109.f0);
    CPyTagged_DECREF(cpy_r_r109.f1);
    CPyTagged_DECREF(cpy_r_r109.f2);
    cpy_r_r109 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1071;
__LL1070: ;
    CPyTagged_DECREF(cpy_r_r109.f0);
    CPyTagged_DECREF(cpy_r_r109.f1);
    CPyTagged_DECREF(cpy_r_r109.f2);
    CPyTagged_DECREF(cpy_r_r109.f3);
    cpy_r_r109 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1071;
__LL1071: ;
    CPy_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r109.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 33, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
    cpy_r_r110 = CPyStatics[1288]; /* 'MV-TRD-05' */
    cpy_r_r111 = CPyDef_paying___pay(cpy_r_r102, cpy_r_r103, cpy_r_r109, cpy_r_r110);
    CPyTagged_DECREF(cpy_r_r109.f0);
    CPyTagged_DECREF(cpy_r_r109.f1);
    CPyTagged_DECREF(cpy_r_r109.f2);
    CPyTagged_DECREF(cpy_r_r109.f3);
    CPyTagged_DECREF(cpy_r_r109.f4);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 33, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
    if (((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_5 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_5);
    }
    ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_5 = cpy_r_r111;
    cpy_r_r112 = 1;
    if (!cpy_r_r112) goto CPyL147;
    cpy_r_r113 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r114 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r115 = NULL;
    cpy_r_r9 = cpy_r_r115;
    cpy_r_r116 = (PyObject **)&cpy_r_r9;
    cpy_r_r117 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_5;
    cpy_r_r118 = CPyDef_paying___pay_gen_____mypyc_generator_helper__(cpy_r_r117, cpy_r_r114, cpy_r_r114, cpy_r_r114, cpy_r_r113, cpy_r_r116);
    if (cpy_r_r118 != NULL) goto CPyL173;
    cpy_r_r119 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r119)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 33, CPyStatic_merv___actions___trade___globals);
        goto CPyL174;
    }
    cpy_r_r120 = cpy_r_r9;
    CPy_DECREF(cpy_r_r120);
    cpy_r_r121 = NULL;
    if (((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_5 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_5);
    }
    ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_5 = cpy_r_r121;
    cpy_r_r122 = 1;
    if (unlikely(!cpy_r_r122)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 33, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    } else
        goto CPyL104;
CPyL88: ;
    cpy_r_r123 = cpy_r_r118;
CPyL89: ;
    ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r123;
CPyL90: ;
    cpy_r_r125 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r126 = cpy_r_type != cpy_r_r125;
    if (!cpy_r_r126) goto CPyL175;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 33, CPyStatic_merv___actions___trade___globals);
        goto CPyL94;
    } else
        goto CPyL176;
CPyL92: ;
    CPy_Unreachable();
CPyL93: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL100;
CPyL94: ;
    cpy_r_r127 = CPy_CatchError();
    cpy_r_r128 = (PyObject **)&cpy_r_r11;
    cpy_r_r129 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_5;
    cpy_r_r130 = CPy_YieldFromErrorHandle(cpy_r_r129, cpy_r_r128);
    if (unlikely(cpy_r_r130 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 33, CPyStatic_merv___actions___trade___globals);
        goto CPyL177;
    }
    if (cpy_r_r130) goto CPyL97;
    cpy_r_r123 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r127);
    CPy_DecRef(cpy_r_r127.f0);
    CPy_DecRef(cpy_r_r127.f1);
    CPy_DecRef(cpy_r_r127.f2);
    goto CPyL89;
CPyL97: ;
    cpy_r_r120 = cpy_r_r11;
    CPy_DecRef(cpy_r_r120);
    CPy_RestoreExcInfo(cpy_r_r127);
    CPy_DecRef(cpy_r_r127.f0);
    CPy_DecRef(cpy_r_r127.f1);
    CPy_DecRef(cpy_r_r127.f2);
    goto CPyL104;
CPyL98: ;
    CPy_RestoreExcInfo(cpy_r_r127);
    CPy_DecRef(cpy_r_r127.f0);
    CPy_DecRef(cpy_r_r127.f1);
    CPy_DecRef(cpy_r_r127.f2);
    cpy_r_r131 = CPy_KeepPropagating();
    if (!cpy_r_r131) goto CPyL147;
    CPy_Unreachable();
CPyL100: ;
    cpy_r_r132 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r133 = NULL;
    cpy_r_r9 = cpy_r_r133;
    cpy_r_r134 = (PyObject **)&cpy_r_r9;
    cpy_r_r135 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_5;
    cpy_r_r136 = CPyDef_paying___pay_gen_____mypyc_generator_helper__(cpy_r_r135, cpy_r_r132, cpy_r_r132, cpy_r_r132, cpy_r_arg, cpy_r_r134);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r136 == NULL) {
        goto CPyL102;
    } else
        goto CPyL178;
CPyL101: ;
    cpy_r_r123 = cpy_r_r136;
    goto CPyL89;
CPyL102: ;
    cpy_r_r137 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r137)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 33, CPyStatic_merv___actions___trade___globals);
        goto CPyL174;
    }
    cpy_r_r120 = cpy_r_r9;
    CPy_DECREF(cpy_r_r120);
CPyL104: ;
    cpy_r_r138 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "trade_gen", "t", 34, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
CPyL105: ;
    cpy_r_r139 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r139 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "trade_gen", "me", 34, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
CPyL106: ;
    cpy_r_r140 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__city;
    if (unlikely(cpy_r_r140 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "trade_gen", "city", 34, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
CPyL107: ;
    cpy_r_r141 = CPyDef_merv___actions___trade___roads_needed(cpy_r_r138, cpy_r_r139, cpy_r_r140);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 34, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
    cpy_r_r142 = 0;
CPyL109: ;
    cpy_r_r143 = (CPyPtr)((CPyPtr)cpy_r_r141 + offsetof(PyVarObject, ob_size));
    cpy_r_r144 = *(int64_t *)cpy_r_r143;
    cpy_r_r145 = cpy_r_r142 < cpy_r_r144;
    if (!cpy_r_r145) goto CPyL179;
    cpy_r_r146 = (CPyPtr)((CPyPtr)cpy_r_r141 + offsetof(PyListObject, ob_item));
    cpy_r_r147 = *(CPyPtr *)cpy_r_r146;
    cpy_r_r148 = cpy_r_r142 * 8;
    cpy_r_r149 = cpy_r_r147 + cpy_r_r148;
    cpy_r_r150 = *(PyObject * *)cpy_r_r149;
    CPy_INCREF(cpy_r_r150);
    if (likely(PyLong_Check(cpy_r_r150)))
        cpy_r_r151 = CPyTagged_FromObject(cpy_r_r150);
    else {
        CPy_TypeError("int", cpy_r_r150); cpy_r_r151 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r151 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 34, CPyStatic_merv___actions___trade___globals);
        goto CPyL180;
    }
    cpy_r_r152 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "trade_gen", "t", 35, CPyStatic_merv___actions___trade___globals);
        goto CPyL181;
    }
CPyL112: ;
    cpy_r_r153 = ((serai___games___merv___table___TableObject *)cpy_r_r152)->_players;
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "Table", "players", 35, CPyStatic_merv___actions___trade___globals);
        goto CPyL181;
    }
CPyL113: ;
    cpy_r_r154 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r154 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "trade_gen", "me", 35, CPyStatic_merv___actions___trade___globals);
        goto CPyL181;
    }
CPyL114: ;
    cpy_r_r155 = CPyList_GetItemBorrow(cpy_r_r153, cpy_r_r154);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 35, CPyStatic_merv___actions___trade___globals);
        goto CPyL181;
    }
    if (likely(Py_TYPE(cpy_r_r155) == CPyType_merv___table___Player))
        cpy_r_r156 = cpy_r_r155;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/trade.py", "trade", 35, CPyStatic_merv___actions___trade___globals, "serai.games.merv.table.Player", cpy_r_r155);
        goto CPyL181;
    }
    cpy_r_r157 = ((serai___games___merv___table___PlayerObject *)cpy_r_r156)->_camels;
    if (unlikely(cpy_r_r157 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "Player", "camels", 35, CPyStatic_merv___actions___trade___globals);
        goto CPyL181;
    }
CPyL117: ;
    cpy_r_r158 = CPyTagged_Subtract(cpy_r_r157, 2);
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r156)->_camels != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r156)->_camels);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r156)->_camels = cpy_r_r158;
    cpy_r_r159 = 1;
    if (unlikely(!cpy_r_r159)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 35, CPyStatic_merv___actions___trade___globals);
        goto CPyL181;
    }
    cpy_r_r160 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "trade_gen", "t", 36, CPyStatic_merv___actions___trade___globals);
        goto CPyL181;
    }
CPyL119: ;
    cpy_r_r161 = ((serai___games___merv___table___TableObject *)cpy_r_r160)->_roads;
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "Table", "roads", 36, CPyStatic_merv___actions___trade___globals);
        goto CPyL181;
    }
    CPy_INCREF(cpy_r_r161);
CPyL120: ;
    cpy_r_r162 = CPyStatics[4897]; /* 1 */
    CPy_INCREF(cpy_r_r162);
    cpy_r_r163 = CPyList_SetItem(cpy_r_r161, cpy_r_r151, cpy_r_r162);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(!cpy_r_r163)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 36, CPyStatic_merv___actions___trade___globals);
        goto CPyL181;
    }
    cpy_r_r164 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "trade_gen", "t", 37, CPyStatic_merv___actions___trade___globals);
        goto CPyL181;
    }
CPyL122: ;
    cpy_r_r165 = CPyStatics[1289]; /* 'event-road' */
    cpy_r_r166 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r166 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "trade_gen", "me", 37, CPyStatic_merv___actions___trade___globals);
        goto CPyL181;
    }
CPyL123: ;
    cpy_r_r167 = CPyStatics[1290]; /* 'MV-TRD-06' */
    cpy_r_r168 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "trade_gen", "t", 37, CPyStatic_merv___actions___trade___globals);
        goto CPyL181;
    }
CPyL124: ;
    cpy_r_r169 = ((serai___games___merv___table___TableObject *)cpy_r_r168)->_book;
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "Table", "book", 37, CPyStatic_merv___actions___trade___globals);
        goto CPyL181;
    }
CPyL125: ;
    cpy_r_r170 = ((serai___games___merv___book___BookObject *)cpy_r_r169)->_city_ids;
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "Book", "city_ids", 37, CPyStatic_merv___actions___trade___globals);
        goto CPyL181;
    }
    CPy_INCREF(cpy_r_r170);
CPyL126: ;
    cpy_r_r171 = CPySequenceTuple_GetItem(cpy_r_r170, cpy_r_r151);
    CPy_DECREF(cpy_r_r170);
    CPyTagged_DECREF(cpy_r_r151);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 37, CPyStatic_merv___actions___trade___globals);
        goto CPyL180;
    }
    if (likely(PyUnicode_Check(cpy_r_r171)))
        cpy_r_r172 = cpy_r_r171;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/trade.py", "trade", 37, CPyStatic_merv___actions___trade___globals, "str", cpy_r_r171);
        goto CPyL180;
    }
    cpy_r_r173 = CPyStatics[1291]; /* 'city' */
    cpy_r_r174 = CPyDict_Build(1, cpy_r_r173, cpy_r_r172);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 37, CPyStatic_merv___actions___trade___globals);
        goto CPyL180;
    }
    cpy_r_r175 = CPyDef_kernel___table___Table___tell(cpy_r_r164, cpy_r_r165, cpy_r_r166, cpy_r_r167, cpy_r_r174);
    CPy_DECREF(cpy_r_r174);
    if (unlikely(cpy_r_r175 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 37, CPyStatic_merv___actions___trade___globals);
        goto CPyL180;
    }
    cpy_r_r176 = cpy_r_r142 + 1;
    cpy_r_r142 = cpy_r_r176;
    goto CPyL109;
CPyL131: ;
    cpy_r_r177 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "trade_gen", "t", 38, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
CPyL132: ;
    cpy_r_r178 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r178 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "trade_gen", "me", 38, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
CPyL133: ;
    cpy_r_r179 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r179 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "trade_gen", "t", 38, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
CPyL134: ;
    cpy_r_r180 = ((serai___games___merv___table___TableObject *)cpy_r_r179)->_book;
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "Table", "book", 38, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
CPyL135: ;
    cpy_r_r181 = ((serai___games___merv___book___BookObject *)cpy_r_r180)->_city_good;
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "Book", "city_good", 38, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
CPyL136: ;
    cpy_r_r182 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__city;
    if (unlikely(cpy_r_r182 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "trade_gen", "city", 38, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
CPyL137: ;
    cpy_r_r183 = CPyList_GetItem(cpy_r_r181, cpy_r_r182);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 38, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
    if (likely(PyUnicode_Check(cpy_r_r183)))
        cpy_r_r184 = cpy_r_r183;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/trade.py", "trade", 38, CPyStatic_merv___actions___trade___globals, "str", cpy_r_r183);
        goto CPyL147;
    }
    cpy_r_r185 = CPyDef_merv___gains___gain_now(cpy_r_r177, cpy_r_r178, cpy_r_r184, 2, 0);
    CPy_DECREF(cpy_r_r184);
    if (unlikely(cpy_r_r185 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 38, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    } else
        goto CPyL32;
CPyL140: ;
    cpy_r_r186 = ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "trade", "trade_gen", "t", 39, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
CPyL141: ;
    cpy_r_r187 = CPyDef_merv___actions___trade___clear_roads(cpy_r_r186);
    if (unlikely(cpy_r_r187 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 39, CPyStatic_merv___actions___trade___globals);
        goto CPyL147;
    }
    cpy_r_r188 = Py_None;
    CPy_INCREF(cpy_r_r188);
    ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r190 = CPyDef_merv___actions___trade___trade_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL146;
    CPyGen_SetStopIterationValue(cpy_r_r188);
    CPy_DECREF(cpy_r_r188);
    if (!0) goto CPyL154;
    CPy_Unreachable();
CPyL146: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r188;
    CPyGen_Exit(&((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL147: ;
    ((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r192 = CPyDef_merv___actions___trade___trade_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r193 = NULL;
    CPyGen_Exit(&((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r193;
CPyL148: ;
    cpy_r_r194 = cpy_r_r12 == 0;
    if (cpy_r_r194) goto CPyL182;
    cpy_r_r195 = cpy_r_r12 == 1;
    if (cpy_r_r195) {
        goto CPyL183;
    } else
        goto CPyL184;
CPyL150: ;
    cpy_r_r196 = cpy_r_r12 == 2;
    if (cpy_r_r196) {
        goto CPyL185;
    } else
        goto CPyL186;
CPyL151: ;
    cpy_r_r197 = cpy_r_r12 == 3;
    if (cpy_r_r197) {
        goto CPyL90;
    } else
        goto CPyL187;
CPyL152: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r198 = 0;
    if (unlikely(!cpy_r_r198)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 21, CPyStatic_merv___actions___trade___globals);
        goto CPyL154;
    }
    CPy_Unreachable();
CPyL154: ;
    cpy_r_r199 = NULL;
    CPyGen_Exit(&((serai___games___merv___actions___trade___trade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r199;
CPyL155: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL15;
CPyL156: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL147;
CPyL157: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL20;
CPyL158: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL19;
CPyL159: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL25;
CPyL160: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL28;
CPyL161: ;
    CPy_DecRef(cpy_r_r52);
    goto CPyL38;
CPyL162: ;
    CPy_DecRef(cpy_r_r52);
    goto CPyL147;
CPyL163: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL49;
CPyL164: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL147;
CPyL165: ;
    CPy_DecRef(cpy_r_r72);
    goto CPyL147;
CPyL166: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL54;
CPyL167: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL53;
CPyL168: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL59;
CPyL169: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL62;
CPyL170: ;
    CPy_DecRef(cpy_r_r90);
    goto CPyL147;
CPyL171: ;
    CPy_DECREF(cpy_r_r90);
    goto CPyL140;
CPyL172: ;
    CPyTagged_DecRef(cpy_r_r98);
    goto CPyL147;
CPyL173: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL88;
CPyL174: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL147;
CPyL175: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL93;
CPyL176: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL92;
CPyL177: ;
    CPy_XDecRef(cpy_r_r11);
    goto CPyL98;
CPyL178: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL101;
CPyL179: ;
    CPy_DECREF(cpy_r_r141);
    goto CPyL131;
CPyL180: ;
    CPy_DecRef(cpy_r_r141);
    goto CPyL147;
CPyL181: ;
    CPy_DecRef(cpy_r_r141);
    CPyTagged_DecRef(cpy_r_r151);
    goto CPyL147;
CPyL182: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    goto CPyL1;
CPyL183: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    goto CPyL17;
CPyL184: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL150;
CPyL185: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL51;
CPyL186: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL151;
CPyL187: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL152;
}
        
PyObject *CPyDef_merv___actions___trade___trade_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___actions___trade___trade_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___actions___trade___trade_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___actions___trade___trade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.trade.trade_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___actions___trade___trade_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "__next__", -1, CPyStatic_merv___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___actions___trade___trade_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___actions___trade___trade_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___actions___trade___trade_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___actions___trade___trade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.trade.trade_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_merv___actions___trade___trade_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "send", -1, CPyStatic_merv___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___actions___trade___trade_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_merv___actions___trade___trade_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___actions___trade___trade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.trade.trade_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___actions___trade___trade_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "__iter__", -1, CPyStatic_merv___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___actions___trade___trade_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_merv___actions___trade___trade_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_merv___actions___trade___trade_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___actions___trade___trade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.trade.trade_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_merv___actions___trade___trade_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "throw", -1, CPyStatic_merv___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___actions___trade___trade_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_merv___actions___trade___trade_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp1072 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp1072);
    PyObject *__tmp1073 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp1073);
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
        
        PyObject *CPyPy_merv___actions___trade___trade_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___actions___trade___trade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.trade.trade_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___actions___trade___trade_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "close", -1, CPyStatic_merv___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___actions___trade___trade(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_merv___actions___trade___trade_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 21, CPyStatic_merv___actions___trade___globals);
        goto CPyL4;
    }
    ((serai___games___merv___actions___trade___trade_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___actions___trade___trade_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___actions___trade___trade_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___actions___trade___trade_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 21, CPyStatic_merv___actions___trade___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___actions___trade___trade_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___trade___trade_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___merv___actions___trade___trade_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 21, CPyStatic_merv___actions___trade___globals);
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
        
        PyObject *CPyPy_merv___actions___trade___trade(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:trade", kwlist, 0};
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
            PyObject *retval = CPyDef_merv___actions___trade___trade(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "trade", 21, CPyStatic_merv___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___actions___trade___free_post_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject **cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    tuple_T3OOO cpy_r_r25;
    PyObject **cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject **cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    CPyTagged cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    int32_t cpy_r_r48;
    char cpy_r_r49;
    int32_t cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___actions___trade___free_post_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___merv___actions___trade___free_post_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL43;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "free_post", 42, CPyStatic_merv___actions___trade___globals);
        goto CPyL42;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___merv___actions___trade___free_post_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "free_post", "free_post_gen", "t", 44, CPyStatic_merv___actions___trade___globals);
        goto CPyL42;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___merv___actions___trade___free_post_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "free_post", "free_post_gen", "me", 44, CPyStatic_merv___actions___trade___globals);
        goto CPyL42;
    }
CPyL6: ;
    cpy_r_r9 = CPyDef_merv___actions___trade___establish_post(cpy_r_r7, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "free_post", 44, CPyStatic_merv___actions___trade___globals);
        goto CPyL42;
    }
    if (((serai___games___merv___actions___trade___free_post_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___free_post_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___trade___free_post_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___free_post_gen_0);
    }
    ((serai___games___merv___actions___trade___free_post_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___free_post_gen_0 = cpy_r_r9;
    cpy_r_r10 = 1;
    if (!cpy_r_r10) goto CPyL42;
    cpy_r_r11 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r12 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r13 = NULL;
    cpy_r_r1 = cpy_r_r13;
    cpy_r_r14 = (PyObject **)&cpy_r_r1;
    cpy_r_r15 = ((serai___games___merv___actions___trade___free_post_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___free_post_gen_0;
    cpy_r_r16 = CPyDef_merv___actions___trade___establish_post_gen_____mypyc_generator_helper__(cpy_r_r15, cpy_r_r12, cpy_r_r12, cpy_r_r12, cpy_r_r11, cpy_r_r14);
    if (cpy_r_r16 != NULL) goto CPyL48;
    cpy_r_r17 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "free_post", 44, CPyStatic_merv___actions___trade___globals);
        goto CPyL49;
    }
    cpy_r_r18 = cpy_r_r1;
    cpy_r_r19 = NULL;
    if (((serai___games___merv___actions___trade___free_post_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___free_post_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___trade___free_post_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___free_post_gen_0);
    }
    ((serai___games___merv___actions___trade___free_post_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___free_post_gen_0 = cpy_r_r19;
    cpy_r_r20 = 1;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "free_post", 44, CPyStatic_merv___actions___trade___globals);
        goto CPyL50;
    } else
        goto CPyL27;
CPyL11: ;
    cpy_r_r21 = cpy_r_r16;
CPyL12: ;
    ((serai___games___merv___actions___trade___free_post_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___actions___trade___free_post_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r21;
CPyL13: ;
    cpy_r_r23 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r24 = cpy_r_type != cpy_r_r23;
    if (!cpy_r_r24) goto CPyL51;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "free_post", 44, CPyStatic_merv___actions___trade___globals);
        goto CPyL17;
    } else
        goto CPyL52;
CPyL15: ;
    CPy_Unreachable();
CPyL16: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL23;
CPyL17: ;
    cpy_r_r25 = CPy_CatchError();
    cpy_r_r26 = (PyObject **)&cpy_r_r3;
    cpy_r_r27 = ((serai___games___merv___actions___trade___free_post_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___free_post_gen_0;
    cpy_r_r28 = CPy_YieldFromErrorHandle(cpy_r_r27, cpy_r_r26);
    if (unlikely(cpy_r_r28 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "free_post", 44, CPyStatic_merv___actions___trade___globals);
        goto CPyL53;
    }
    if (cpy_r_r28) goto CPyL20;
    cpy_r_r21 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r25);
    CPy_DecRef(cpy_r_r25.f0);
    CPy_DecRef(cpy_r_r25.f1);
    CPy_DecRef(cpy_r_r25.f2);
    goto CPyL12;
CPyL20: ;
    cpy_r_r18 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r25);
    CPy_DecRef(cpy_r_r25.f0);
    CPy_DecRef(cpy_r_r25.f1);
    CPy_DecRef(cpy_r_r25.f2);
    goto CPyL27;
CPyL21: ;
    CPy_RestoreExcInfo(cpy_r_r25);
    CPy_DecRef(cpy_r_r25.f0);
    CPy_DecRef(cpy_r_r25.f1);
    CPy_DecRef(cpy_r_r25.f2);
    cpy_r_r29 = CPy_KeepPropagating();
    if (!cpy_r_r29) goto CPyL42;
    CPy_Unreachable();
CPyL23: ;
    cpy_r_r30 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r31 = NULL;
    cpy_r_r1 = cpy_r_r31;
    cpy_r_r32 = (PyObject **)&cpy_r_r1;
    cpy_r_r33 = ((serai___games___merv___actions___trade___free_post_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___free_post_gen_0;
    cpy_r_r34 = CPyDef_merv___actions___trade___establish_post_gen_____mypyc_generator_helper__(cpy_r_r33, cpy_r_r30, cpy_r_r30, cpy_r_r30, cpy_r_arg, cpy_r_r32);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r34 == NULL) {
        goto CPyL25;
    } else
        goto CPyL54;
CPyL24: ;
    cpy_r_r21 = cpy_r_r34;
    goto CPyL12;
CPyL25: ;
    cpy_r_r35 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "free_post", 44, CPyStatic_merv___actions___trade___globals);
        goto CPyL49;
    }
    cpy_r_r18 = cpy_r_r1;
CPyL27: ;
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r36 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r36 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "free_post", 44, CPyStatic_merv___actions___trade___globals);
        goto CPyL42;
    }
    cpy_r_r37 = (Py_ssize_t)cpy_r_r36 != -2;
    if (!cpy_r_r37) goto CPyL55;
    cpy_r_r38 = ((serai___games___merv___actions___trade___free_post_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "free_post", "free_post_gen", "t", 46, CPyStatic_merv___actions___trade___globals);
        goto CPyL56;
    }
CPyL30: ;
    cpy_r_r39 = ((serai___games___merv___actions___trade___free_post_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "free_post", "free_post_gen", "me", 46, CPyStatic_merv___actions___trade___globals);
        goto CPyL56;
    }
CPyL31: ;
    cpy_r_r40 = ((serai___games___merv___actions___trade___free_post_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "free_post", "free_post_gen", "t", 46, CPyStatic_merv___actions___trade___globals);
        goto CPyL56;
    }
CPyL32: ;
    cpy_r_r41 = ((serai___games___merv___table___TableObject *)cpy_r_r40)->_book;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "free_post", "Table", "book", 46, CPyStatic_merv___actions___trade___globals);
        goto CPyL56;
    }
CPyL33: ;
    cpy_r_r42 = ((serai___games___merv___book___BookObject *)cpy_r_r41)->_city_good;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "free_post", "Book", "city_good", 46, CPyStatic_merv___actions___trade___globals);
        goto CPyL56;
    }
CPyL34: ;
    cpy_r_r43 = CPyList_GetItem(cpy_r_r42, cpy_r_r36);
    CPyTagged_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "free_post", 46, CPyStatic_merv___actions___trade___globals);
        goto CPyL42;
    }
    if (likely(PyUnicode_Check(cpy_r_r43)))
        cpy_r_r44 = cpy_r_r43;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/trade.py", "free_post", 46, CPyStatic_merv___actions___trade___globals, "str", cpy_r_r43);
        goto CPyL42;
    }
    cpy_r_r45 = CPyDef_merv___gains___gain_now(cpy_r_r38, cpy_r_r39, cpy_r_r44, 2, 0);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "free_post", 46, CPyStatic_merv___actions___trade___globals);
        goto CPyL42;
    }
CPyL37: ;
    cpy_r_r46 = Py_None;
    CPy_INCREF(cpy_r_r46);
    ((serai___games___merv___actions___trade___free_post_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r48 = CPyDef_merv___actions___trade___free_post_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL41;
    CPyGen_SetStopIterationValue(cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    if (!0) goto CPyL47;
    CPy_Unreachable();
CPyL41: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r46;
    CPyGen_Exit(&((serai___games___merv___actions___trade___free_post_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL42: ;
    ((serai___games___merv___actions___trade___free_post_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r50 = CPyDef_merv___actions___trade___free_post_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r51 = NULL;
    CPyGen_Exit(&((serai___games___merv___actions___trade___free_post_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r51;
CPyL43: ;
    cpy_r_r52 = cpy_r_r4 == 0;
    if (cpy_r_r52) goto CPyL57;
    cpy_r_r53 = cpy_r_r4 == 1;
    if (cpy_r_r53) {
        goto CPyL13;
    } else
        goto CPyL58;
CPyL45: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r54 = 0;
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "free_post", 42, CPyStatic_merv___actions___trade___globals);
        goto CPyL47;
    }
    CPy_Unreachable();
CPyL47: ;
    cpy_r_r55 = NULL;
    CPyGen_Exit(&((serai___games___merv___actions___trade___free_post_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r55;
CPyL48: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL11;
CPyL49: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL42;
CPyL50: ;
    CPy_DecRef(cpy_r_r18);
    goto CPyL42;
CPyL51: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL16;
CPyL52: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL15;
CPyL53: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL21;
CPyL54: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL24;
CPyL55: ;
    CPyTagged_DECREF(cpy_r_r36);
    goto CPyL37;
CPyL56: ;
    CPyTagged_DecRef(cpy_r_r36);
    goto CPyL42;
CPyL57: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL58: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL45;
}
        
PyObject *CPyDef_merv___actions___trade___free_post_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___actions___trade___free_post_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___actions___trade___free_post_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___actions___trade___free_post_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.trade.free_post_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___actions___trade___free_post_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "__next__", -1, CPyStatic_merv___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___actions___trade___free_post_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___actions___trade___free_post_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___actions___trade___free_post_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___actions___trade___free_post_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.trade.free_post_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_merv___actions___trade___free_post_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "send", -1, CPyStatic_merv___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___actions___trade___free_post_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_merv___actions___trade___free_post_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___actions___trade___free_post_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.trade.free_post_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___actions___trade___free_post_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "__iter__", -1, CPyStatic_merv___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___actions___trade___free_post_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_merv___actions___trade___free_post_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_merv___actions___trade___free_post_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___actions___trade___free_post_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.trade.free_post_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_merv___actions___trade___free_post_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "throw", -1, CPyStatic_merv___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___actions___trade___free_post_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_merv___actions___trade___free_post_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp1074 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp1074);
    PyObject *__tmp1075 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp1075);
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
        
        PyObject *CPyPy_merv___actions___trade___free_post_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___actions___trade___free_post_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.trade.free_post_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___actions___trade___free_post_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "close", -1, CPyStatic_merv___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___actions___trade___free_post(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_merv___actions___trade___free_post_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "free_post", 42, CPyStatic_merv___actions___trade___globals);
        goto CPyL4;
    }
    ((serai___games___merv___actions___trade___free_post_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___actions___trade___free_post_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___actions___trade___free_post_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___actions___trade___free_post_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "free_post", 42, CPyStatic_merv___actions___trade___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___actions___trade___free_post_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___trade___free_post_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___merv___actions___trade___free_post_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "free_post", 42, CPyStatic_merv___actions___trade___globals);
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
        
        PyObject *CPyPy_merv___actions___trade___free_post(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:free_post", kwlist, 0};
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
            PyObject *retval = CPyDef_merv___actions___trade___free_post(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "free_post", 42, CPyStatic_merv___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___actions___trade_____mypyc_lambda__0_establish_post_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___actions___trade_____mypyc_lambda__0_establish_post_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___actions___trade_____mypyc_lambda__0_establish_post_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "__get__", -1, CPyStatic_merv___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___actions___trade_____mypyc_lambda__0_establish_post_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = ((serai___games___merv___actions___trade_____mypyc_lambda__0_establish_post_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "<lambda>", "__mypyc_lambda__0_establish_post_obj", "__mypyc_env__", 55, CPyStatic_merv___actions___trade___globals);
        goto CPyL6;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___actions___trade___establish_post_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "<lambda>", "establish_post_env", "t", 55, CPyStatic_merv___actions___trade___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___actions___trade___establish_post_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "<lambda>", "establish_post_env", "me", 55, CPyStatic_merv___actions___trade___globals);
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
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<lambda>", 55, CPyStatic_merv___actions___trade___globals);
        goto CPyL8;
    }
    cpy_r_r5 = CPyDef_merv___actions___trade___post_obstacle(cpy_r_r1, cpy_r_r2, cpy_r_r4);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<lambda>", 55, CPyStatic_merv___actions___trade___globals);
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
        
        PyObject *CPyPy_merv___actions___trade_____mypyc_lambda__0_establish_post_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___actions___trade_____mypyc_lambda__0_establish_post_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<lambda>", 55, CPyStatic_merv___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___actions___trade_____mypyc_lambda__1_establish_post_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___actions___trade_____mypyc_lambda__1_establish_post_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___actions___trade_____mypyc_lambda__1_establish_post_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "__get__", -1, CPyStatic_merv___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___actions___trade_____mypyc_lambda__1_establish_post_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = ((serai___games___merv___actions___trade_____mypyc_lambda__1_establish_post_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "<lambda>", "__mypyc_lambda__1_establish_post_obj", "__mypyc_env__", 56, CPyStatic_merv___actions___trade___globals);
        goto CPyL4;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___actions___trade___establish_post_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "<lambda>", "establish_post_env", "t", 56, CPyStatic_merv___actions___trade___globals);
        goto CPyL4;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyDef_merv___actions___trade____post_note(cpy_r_r1, cpy_r_option);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<lambda>", 56, CPyStatic_merv___actions___trade___globals);
        goto CPyL4;
    }
    return cpy_r_r2;
CPyL4: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_merv___actions___trade_____mypyc_lambda__1_establish_post_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___actions___trade_____mypyc_lambda__1_establish_post_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<lambda>", 56, CPyStatic_merv___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___actions___trade___establish_post_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    int32_t cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    CPyTagged cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    int32_t cpy_r_r17;
    int32_t cpy_r_r18;
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
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    CPyTagged cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyTagged cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject **cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    tuple_T3OOO cpy_r_r69;
    PyObject **cpy_r_r70;
    PyObject *cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject **cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    CPyTagged cpy_r_r80;
    PyObject *cpy_r_r81;
    char cpy_r_r82;
    int32_t cpy_r_r83;
    int32_t cpy_r_r84;
    char cpy_r_r85;
    int32_t cpy_r_r86;
    int32_t cpy_r_r87;
    PyObject *cpy_r_r88;
    char cpy_r_r89;
    char cpy_r_r90;
    char cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___actions___trade___establish_post_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___merv___actions___trade___establish_post_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "establish_post", "establish_post_gen", "__mypyc_env__", 49, CPyStatic_merv___actions___trade___globals);
        goto CPyL77;
    }
CPyL1: ;
    cpy_r_r5 = ((serai___games___merv___actions___trade___establish_post_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL71;
CPyL2: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_type != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "establish_post", 49, CPyStatic_merv___actions___trade___globals);
        goto CPyL70;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8 = ((serai___games___merv___actions___trade___establish_post_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "establish_post", "establish_post_env", "t", 51, CPyStatic_merv___actions___trade___globals);
        goto CPyL70;
    }
    CPy_INCREF(cpy_r_r8);
CPyL6: ;
    cpy_r_r9 = ((serai___games___merv___actions___trade___establish_post_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "establish_post", "establish_post_env", "me", 51, CPyStatic_merv___actions___trade___globals);
        goto CPyL78;
    }
    CPyTagged_INCREF(cpy_r_r9);
CPyL7: ;
    cpy_r_r10 = CPyDef_merv___actions___trade___cities_for_post(cpy_r_r8, cpy_r_r9);
    CPy_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "establish_post", 51, CPyStatic_merv___actions___trade___globals);
        goto CPyL70;
    }
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyVarObject, ob_size));
    cpy_r_r12 = *(int64_t *)cpy_r_r11;
    CPy_DECREF(cpy_r_r10);
    cpy_r_r13 = cpy_r_r12 << 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (cpy_r_r14) goto CPyL14;
    cpy_r_r15 = CPyStatics[4908]; /* -1 */
    CPy_INCREF(cpy_r_r15);
    ((serai___games___merv___actions___trade___establish_post_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r17 = CPyDef_merv___actions___trade___establish_post_env_clear_on_completion(cpy_r_r4);
    cpy_r_r18 = CPyDef_merv___actions___trade___establish_post_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL13;
    CPyGen_SetStopIterationValue(cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (!0) goto CPyL76;
    CPy_Unreachable();
CPyL13: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r15;
    CPyGen_Exit(&((serai___games___merv___actions___trade___establish_post_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL14: ;
    cpy_r_r19 = ((serai___games___merv___actions___trade___establish_post_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "establish_post", "establish_post_env", "t", 54, CPyStatic_merv___actions___trade___globals);
        goto CPyL70;
    }
    CPy_INCREF(cpy_r_r19);
CPyL15: ;
    cpy_r_r20 = ((serai___games___merv___table___TableObject *)cpy_r_r19)->_book;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "establish_post", "Table", "book", 54, CPyStatic_merv___actions___trade___globals);
        goto CPyL79;
    }
CPyL16: ;
    cpy_r_r21 = ((serai___games___merv___book___BookObject *)cpy_r_r20)->_options;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "establish_post", "Book", "options", 54, CPyStatic_merv___actions___trade___globals);
        goto CPyL79;
    }
CPyL17: ;
    cpy_r_r22 = ((serai___games___merv___options___OptionsObject *)cpy_r_r21)->_post;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "establish_post", "Options", "post", 54, CPyStatic_merv___actions___trade___globals);
        goto CPyL79;
    }
    CPy_INCREF(cpy_r_r22);
CPyL18: ;
    CPy_DECREF(cpy_r_r19);
    cpy_r_r23 = CPyDef_merv___actions___trade_____mypyc_lambda__0_establish_post_obj();
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "establish_post", 55, CPyStatic_merv___actions___trade___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___merv___actions___trade_____mypyc_lambda__0_establish_post_objObject *)cpy_r_r23)->___mypyc_env__ = cpy_r_r4;
    cpy_r_r24 = CPyDef_merv___actions___trade_____mypyc_lambda__1_establish_post_obj();
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "establish_post", 56, CPyStatic_merv___actions___trade___globals);
        goto CPyL81;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___merv___actions___trade_____mypyc_lambda__1_establish_post_objObject *)cpy_r_r24)->___mypyc_env__ = cpy_r_r4;
    cpy_r_r25 = NULL;
    cpy_r_r26 = CPyDef_offer___Offer(cpy_r_r22, cpy_r_r23, cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "establish_post", 53, CPyStatic_merv___actions___trade___globals);
        goto CPyL70;
    }
    cpy_r_r27 = ((serai___games___merv___actions___trade___establish_post_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "establish_post", "establish_post_env", "me", 58, CPyStatic_merv___actions___trade___globals);
        goto CPyL82;
    }
    CPyTagged_INCREF(cpy_r_r27);
CPyL22: ;
    cpy_r_r28 = CPyStatics[1292]; /* 'post' */
    cpy_r_r29 = CPyStatics[1293]; /* 'MV-TRD-01' */
    cpy_r_r30 = NULL;
    cpy_r_r31 = NULL;
    cpy_r_r32 = 2;
    cpy_r_r33 = CPyDef_decision___ask(cpy_r_r27, cpy_r_r28, cpy_r_r29, cpy_r_r26, cpy_r_r30, cpy_r_r31, cpy_r_r32);
    CPyTagged_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "establish_post", 58, CPyStatic_merv___actions___trade___globals);
        goto CPyL70;
    }
    ((serai___games___merv___actions___trade___establish_post_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___actions___trade___establish_post_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r33;
CPyL24: ;
    cpy_r_r35 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r36 = cpy_r_type != cpy_r_r35;
    if (!cpy_r_r36) goto CPyL27;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "establish_post", 58, CPyStatic_merv___actions___trade___globals);
        goto CPyL70;
    }
    CPy_Unreachable();
CPyL27: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r37 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/trade.py", "establish_post", 58, CPyStatic_merv___actions___trade___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL70;
    }
    cpy_r_r38 = ((serai___kernel___option___OptionObject *)cpy_r_r37)->_value;
    CPy_INCREF(cpy_r_r38);
    CPy_DECREF(cpy_r_r37);
    if (likely(PyLong_Check(cpy_r_r38)))
        cpy_r_r39 = CPyTagged_FromObject(cpy_r_r38);
    else {
        CPy_TypeError("int", cpy_r_r38); cpy_r_r39 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "establish_post", 59, CPyStatic_merv___actions___trade___globals);
        goto CPyL70;
    }
    if (((serai___games___merv___actions___trade___establish_post_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__city != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___trade___establish_post_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__city);
    }
    ((serai___games___merv___actions___trade___establish_post_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__city = cpy_r_r39;
    cpy_r_r40 = 1;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "establish_post", 59, CPyStatic_merv___actions___trade___globals);
        goto CPyL70;
    }
    cpy_r_r41 = ((serai___games___merv___actions___trade___establish_post_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "establish_post", "establish_post_env", "t", 60, CPyStatic_merv___actions___trade___globals);
        goto CPyL70;
    }
    CPy_INCREF(cpy_r_r41);
CPyL31: ;
    cpy_r_r42 = ((serai___games___merv___actions___trade___establish_post_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "establish_post", "establish_post_env", "me", 60, CPyStatic_merv___actions___trade___globals);
        goto CPyL83;
    }
    CPyTagged_INCREF(cpy_r_r42);
CPyL32: ;
    cpy_r_r43 = ((serai___games___merv___actions___trade___establish_post_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__city;
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "establish_post", "establish_post_gen", "city", 60, CPyStatic_merv___actions___trade___globals);
        goto CPyL84;
    }
CPyL33: ;
    cpy_r_r44 = CPyDef_merv___actions___trade___place_post(cpy_r_r41, cpy_r_r42, cpy_r_r43);
    CPy_DECREF(cpy_r_r41);
    CPyTagged_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r44 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "establish_post", 60, CPyStatic_merv___actions___trade___globals);
        goto CPyL70;
    }
    if (!cpy_r_r44) goto CPyL64;
    cpy_r_r45 = ((serai___games___merv___actions___trade___establish_post_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "establish_post", "establish_post_env", "t", 61, CPyStatic_merv___actions___trade___globals);
        goto CPyL70;
    }
    CPy_INCREF(cpy_r_r45);
CPyL36: ;
    cpy_r_r46 = ((serai___games___merv___actions___trade___establish_post_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r46 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "establish_post", "establish_post_env", "me", 61, CPyStatic_merv___actions___trade___globals);
        goto CPyL85;
    }
    CPyTagged_INCREF(cpy_r_r46);
CPyL37: ;
    cpy_r_r47 = ((serai___games___merv___actions___trade___establish_post_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "establish_post", "establish_post_env", "t", 61, CPyStatic_merv___actions___trade___globals);
        goto CPyL86;
    }
    CPy_INCREF(cpy_r_r47);
CPyL38: ;
    cpy_r_r48 = ((serai___games___merv___table___TableObject *)cpy_r_r47)->_book;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "establish_post", "Table", "book", 61, CPyStatic_merv___actions___trade___globals);
        goto CPyL87;
    }
CPyL39: ;
    cpy_r_r49 = ((serai___games___merv___book___BookObject *)cpy_r_r48)->_city_first;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "establish_post", "Book", "city_first", 61, CPyStatic_merv___actions___trade___globals);
        goto CPyL87;
    }
CPyL40: ;
    cpy_r_r50 = ((serai___games___merv___actions___trade___establish_post_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__city;
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "establish_post", "establish_post_gen", "city", 61, CPyStatic_merv___actions___trade___globals);
        goto CPyL87;
    }
CPyL41: ;
    cpy_r_r51 = CPyList_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "establish_post", 61, CPyStatic_merv___actions___trade___globals);
        goto CPyL87;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r51, CPyType_kernel___effects___Effect)))
        cpy_r_r52 = cpy_r_r51;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/trade.py", "establish_post", 61, CPyStatic_merv___actions___trade___globals, "serai.kernel.effects.Effect", cpy_r_r51);
        goto CPyL87;
    }
    CPy_DECREF(cpy_r_r47);
    cpy_r_r53 = CPyDef_perform___in_order(cpy_r_r45, cpy_r_r46, cpy_r_r52, 0);
    CPy_DECREF(cpy_r_r45);
    CPyTagged_DECREF(cpy_r_r46);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "establish_post", 61, CPyStatic_merv___actions___trade___globals);
        goto CPyL70;
    }
    if (((serai___games___merv___actions___trade___establish_post_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___establish_post_gen_1 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___trade___establish_post_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___establish_post_gen_1);
    }
    ((serai___games___merv___actions___trade___establish_post_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___establish_post_gen_1 = cpy_r_r53;
    cpy_r_r54 = 1;
    if (!cpy_r_r54) goto CPyL70;
    cpy_r_r55 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r56 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r57 = NULL;
    cpy_r_r1 = cpy_r_r57;
    cpy_r_r58 = (PyObject **)&cpy_r_r1;
    cpy_r_r59 = ((serai___games___merv___actions___trade___establish_post_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___establish_post_gen_1;
    cpy_r_r60 = CPyDef_perform___in_order_gen_____mypyc_generator_helper__(cpy_r_r59, cpy_r_r56, cpy_r_r56, cpy_r_r56, cpy_r_r55, cpy_r_r58);
    if (cpy_r_r60 != NULL) goto CPyL88;
    cpy_r_r61 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "establish_post", 61, CPyStatic_merv___actions___trade___globals);
        goto CPyL89;
    }
    cpy_r_r62 = cpy_r_r1;
    CPy_DECREF(cpy_r_r62);
    cpy_r_r63 = NULL;
    if (((serai___games___merv___actions___trade___establish_post_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___establish_post_gen_1 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___trade___establish_post_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___establish_post_gen_1);
    }
    ((serai___games___merv___actions___trade___establish_post_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___establish_post_gen_1 = cpy_r_r63;
    cpy_r_r64 = 1;
    if (unlikely(!cpy_r_r64)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "establish_post", 61, CPyStatic_merv___actions___trade___globals);
        goto CPyL70;
    } else
        goto CPyL64;
CPyL48: ;
    cpy_r_r65 = cpy_r_r60;
CPyL49: ;
    ((serai___games___merv___actions___trade___establish_post_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___merv___actions___trade___establish_post_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r65;
CPyL50: ;
    cpy_r_r67 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r68 = cpy_r_type != cpy_r_r67;
    if (!cpy_r_r68) goto CPyL90;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "establish_post", 61, CPyStatic_merv___actions___trade___globals);
        goto CPyL54;
    } else
        goto CPyL91;
CPyL52: ;
    CPy_Unreachable();
CPyL53: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL60;
CPyL54: ;
    cpy_r_r69 = CPy_CatchError();
    cpy_r_r70 = (PyObject **)&cpy_r_r3;
    cpy_r_r71 = ((serai___games___merv___actions___trade___establish_post_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___establish_post_gen_1;
    cpy_r_r72 = CPy_YieldFromErrorHandle(cpy_r_r71, cpy_r_r70);
    if (unlikely(cpy_r_r72 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "establish_post", 61, CPyStatic_merv___actions___trade___globals);
        goto CPyL92;
    }
    if (cpy_r_r72) goto CPyL57;
    cpy_r_r65 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r69);
    CPy_DecRef(cpy_r_r69.f0);
    CPy_DecRef(cpy_r_r69.f1);
    CPy_DecRef(cpy_r_r69.f2);
    goto CPyL49;
CPyL57: ;
    cpy_r_r62 = cpy_r_r3;
    CPy_DecRef(cpy_r_r62);
    CPy_RestoreExcInfo(cpy_r_r69);
    CPy_DecRef(cpy_r_r69.f0);
    CPy_DecRef(cpy_r_r69.f1);
    CPy_DecRef(cpy_r_r69.f2);
    goto CPyL64;
CPyL58: ;
    CPy_RestoreExcInfo(cpy_r_r69);
    CPy_DecRef(cpy_r_r69.f0);
    CPy_DecRef(cpy_r_r69.f1);
    CPy_DecRef(cpy_r_r69.f2);
    cpy_r_r73 = CPy_KeepPropagating();
    if (!cpy_r_r73) goto CPyL70;
    CPy_Unreachable();
CPyL60: ;
    cpy_r_r74 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r75 = NULL;
    cpy_r_r1 = cpy_r_r75;
    cpy_r_r76 = (PyObject **)&cpy_r_r1;
    cpy_r_r77 = ((serai___games___merv___actions___trade___establish_post_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___trade___establish_post_gen_1;
    cpy_r_r78 = CPyDef_perform___in_order_gen_____mypyc_generator_helper__(cpy_r_r77, cpy_r_r74, cpy_r_r74, cpy_r_r74, cpy_r_arg, cpy_r_r76);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r78 == NULL) {
        goto CPyL62;
    } else
        goto CPyL93;
CPyL61: ;
    cpy_r_r65 = cpy_r_r78;
    goto CPyL49;
CPyL62: ;
    cpy_r_r79 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "establish_post", 61, CPyStatic_merv___actions___trade___globals);
        goto CPyL89;
    }
    cpy_r_r62 = cpy_r_r1;
    CPy_DECREF(cpy_r_r62);
CPyL64: ;
    cpy_r_r80 = ((serai___games___merv___actions___trade___establish_post_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__city;
    if (unlikely(cpy_r_r80 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "establish_post", "establish_post_gen", "city", 59, CPyStatic_merv___actions___trade___globals);
        goto CPyL70;
    }
CPyL65: ;
    CPyTagged_INCREF(cpy_r_r80);
    cpy_r_r81 = CPyTagged_StealAsObject(cpy_r_r80);
    ((serai___games___merv___actions___trade___establish_post_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r83 = CPyDef_merv___actions___trade___establish_post_env_clear_on_completion(cpy_r_r4);
    cpy_r_r84 = CPyDef_merv___actions___trade___establish_post_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL69;
    CPyGen_SetStopIterationValue(cpy_r_r81);
    CPy_DECREF(cpy_r_r81);
    if (!0) goto CPyL76;
    CPy_Unreachable();
CPyL69: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r81;
    CPyGen_Exit(&((serai___games___merv___actions___trade___establish_post_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL70: ;
    ((serai___games___merv___actions___trade___establish_post_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r86 = CPyDef_merv___actions___trade___establish_post_env_clear_on_completion(cpy_r_r4);
    cpy_r_r87 = CPyDef_merv___actions___trade___establish_post_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r88 = NULL;
    CPyGen_Exit(&((serai___games___merv___actions___trade___establish_post_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r88;
CPyL71: ;
    cpy_r_r89 = cpy_r_r5 == 0;
    if (cpy_r_r89) goto CPyL94;
    cpy_r_r90 = cpy_r_r5 == 1;
    if (cpy_r_r90) goto CPyL95;
    cpy_r_r91 = cpy_r_r5 == 2;
    if (cpy_r_r91) {
        goto CPyL50;
    } else
        goto CPyL96;
CPyL74: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r92 = 0;
    if (unlikely(!cpy_r_r92)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "establish_post", 49, CPyStatic_merv___actions___trade___globals);
        goto CPyL76;
    }
    CPy_Unreachable();
CPyL76: ;
    cpy_r_r93 = NULL;
    CPyGen_Exit(&((serai___games___merv___actions___trade___establish_post_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r93;
CPyL77: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL76;
CPyL78: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL70;
CPyL79: ;
    CPy_DecRef(cpy_r_r19);
    goto CPyL70;
CPyL80: ;
    CPy_DecRef(cpy_r_r22);
    goto CPyL70;
CPyL81: ;
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r23);
    goto CPyL70;
CPyL82: ;
    CPy_DecRef(cpy_r_r26);
    goto CPyL70;
CPyL83: ;
    CPy_DecRef(cpy_r_r41);
    goto CPyL70;
CPyL84: ;
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_r42);
    goto CPyL70;
CPyL85: ;
    CPy_DecRef(cpy_r_r45);
    goto CPyL70;
CPyL86: ;
    CPy_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_r46);
    goto CPyL70;
CPyL87: ;
    CPy_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r47);
    goto CPyL70;
CPyL88: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL48;
CPyL89: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL70;
CPyL90: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL53;
CPyL91: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL52;
CPyL92: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL58;
CPyL93: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL61;
CPyL94: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL2;
CPyL95: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL24;
CPyL96: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL74;
}
        
PyObject *CPyDef_merv___actions___trade___establish_post_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___actions___trade___establish_post_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___actions___trade___establish_post_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___actions___trade___establish_post_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.trade.establish_post_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___actions___trade___establish_post_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "__next__", -1, CPyStatic_merv___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___actions___trade___establish_post_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___actions___trade___establish_post_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___actions___trade___establish_post_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___actions___trade___establish_post_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.trade.establish_post_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_merv___actions___trade___establish_post_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "send", -1, CPyStatic_merv___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___actions___trade___establish_post_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_merv___actions___trade___establish_post_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___actions___trade___establish_post_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.trade.establish_post_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___actions___trade___establish_post_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "__iter__", -1, CPyStatic_merv___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___actions___trade___establish_post_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_merv___actions___trade___establish_post_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_merv___actions___trade___establish_post_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___actions___trade___establish_post_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.trade.establish_post_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_merv___actions___trade___establish_post_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "throw", -1, CPyStatic_merv___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___actions___trade___establish_post_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_merv___actions___trade___establish_post_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp1076 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp1076);
    PyObject *__tmp1077 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp1077);
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
        
        PyObject *CPyPy_merv___actions___trade___establish_post_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___actions___trade___establish_post_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.trade.establish_post_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___actions___trade___establish_post_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "close", -1, CPyStatic_merv___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___actions___trade___establish_post(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyDef_merv___actions___trade___establish_post_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "establish_post", 49, CPyStatic_merv___actions___trade___globals);
        goto CPyL6;
    }
    cpy_r_r1 = CPyDef_merv___actions___trade___establish_post_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "establish_post", 49, CPyStatic_merv___actions___trade___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___merv___actions___trade___establish_post_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___merv___actions___trade___establish_post_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___merv___actions___trade___establish_post_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "establish_post", 49, CPyStatic_merv___actions___trade___globals);
        goto CPyL8;
    }
    ((serai___games___merv___actions___trade___establish_post_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___actions___trade___establish_post_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___actions___trade___establish_post_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___merv___actions___trade___establish_post_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "establish_post", 49, CPyStatic_merv___actions___trade___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___actions___trade___establish_post_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___trade___establish_post_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me);
    }
    ((serai___games___merv___actions___trade___establish_post_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "establish_post", 49, CPyStatic_merv___actions___trade___globals);
        goto CPyL9;
    }
    return cpy_r_r1;
CPyL6: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
CPyL7: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL6;
CPyL8: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL6;
CPyL9: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL6;
}
        
        PyObject *CPyPy_merv___actions___trade___establish_post(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:establish_post", kwlist, 0};
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
            PyObject *retval = CPyDef_merv___actions___trade___establish_post(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "establish_post", 49, CPyStatic_merv___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___actions___trade___cities_for_post(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_city;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    int32_t cpy_r_r14;
    char cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    cpy_r_r0 = CPyDef_merv___table___Table___posts_left(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "cities_for_post", 67, CPyStatic_merv___actions___trade___globals);
        goto CPyL13;
    }
    cpy_r_r1 = cpy_r_r0 != 0;
    CPyTagged_DECREF(cpy_r_r0);
    if (cpy_r_r1) goto CPyL4;
    cpy_r_r2 = PyList_New(0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "cities_for_post", 68, CPyStatic_merv___actions___trade___globals);
        goto CPyL13;
    }
    return cpy_r_r2;
CPyL4: ;
    cpy_r_r3 = PyList_New(0);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "cities_for_post", 69, CPyStatic_merv___actions___trade___globals);
        goto CPyL13;
    }
    cpy_r_r4 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_posts;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "cities_for_post", "Table", "posts", 69, CPyStatic_merv___actions___trade___globals);
        goto CPyL14;
    }
CPyL6: ;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r6 << 1;
    cpy_r_r8 = 0;
    cpy_r_city = cpy_r_r8;
    CPyTagged_DECREF(cpy_r_city);
CPyL7: ;
    cpy_r_r9 = (Py_ssize_t)cpy_r_r8 < (Py_ssize_t)cpy_r_r7;
    if (!cpy_r_r9) goto CPyL12;
    cpy_r_city = cpy_r_r8;
    cpy_r_r10 = CPyDef_merv___actions___trade___post_obstacle(cpy_r_t, cpy_r_seat, cpy_r_city);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "cities_for_post", 69, CPyStatic_merv___actions___trade___globals);
        goto CPyL15;
    }
    cpy_r_r11 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r12 = cpy_r_r10 == cpy_r_r11;
    CPy_DECREF(cpy_r_r10);
    if (!cpy_r_r12) goto CPyL16;
    cpy_r_r13 = CPyTagged_StealAsObject(cpy_r_city);
    cpy_r_r14 = PyList_Append(cpy_r_r3, cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    cpy_r_r15 = cpy_r_r14 >= 0;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "cities_for_post", 69, CPyStatic_merv___actions___trade___globals);
        goto CPyL14;
    }
CPyL11: ;
    cpy_r_r16 = cpy_r_r8 + 2;
    cpy_r_r8 = cpy_r_r16;
    goto CPyL7;
CPyL12: ;
    return cpy_r_r3;
CPyL13: ;
    cpy_r_r17 = NULL;
    return cpy_r_r17;
CPyL14: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL13;
CPyL15: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_city);
    goto CPyL13;
CPyL16: ;
    CPyTagged_DECREF(cpy_r_city);
    goto CPyL11;
}
        
        PyObject *CPyPy_merv___actions___trade___cities_for_post(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:cities_for_post", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
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
            PyObject *retval = CPyDef_merv___actions___trade___cities_for_post(arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "cities_for_post", 65, CPyStatic_merv___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___actions___trade___post_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_city) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_posts;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "post_obstacle", "Table", "posts", 74, CPyStatic_merv___actions___trade___globals);
        goto CPyL23;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_city);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "post_obstacle", 74, CPyStatic_merv___actions___trade___globals);
        goto CPyL23;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "post_obstacle", 74, CPyStatic_merv___actions___trade___globals);
        goto CPyL23;
    }
    cpy_r_r3 = CPyTagged_Rshift(cpy_r_r2, cpy_r_seat);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "post_obstacle", 74, CPyStatic_merv___actions___trade___globals);
        goto CPyL23;
    }
    cpy_r_r4 = CPyTagged_And(cpy_r_r3, 2);
    CPyTagged_DECREF(cpy_r_r3);
    cpy_r_r5 = cpy_r_r4 != 0;
    CPyTagged_DECREF(cpy_r_r4);
    if (!cpy_r_r5) goto CPyL8;
    cpy_r_r6 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r7 = CPyStatics[1294]; /* 'POST_THERE' */
    cpy_r_r8 = CPyObject_GetAttr(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "post_obstacle", 75, CPyStatic_merv___actions___trade___globals);
        goto CPyL23;
    }
    if (likely(Py_TYPE(cpy_r_r8) == CPyType_option___Reason))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/trade.py", "post_obstacle", 75, CPyStatic_merv___actions___trade___globals, "serai.kernel.option.Reason", cpy_r_r8);
        goto CPyL23;
    }
    return cpy_r_r9;
CPyL8: ;
    cpy_r_r10 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "post_obstacle", "Table", "book", 76, CPyStatic_merv___actions___trade___globals);
        goto CPyL23;
    }
CPyL9: ;
    cpy_r_r11 = ((serai___games___merv___book___BookObject *)cpy_r_r10)->_city_link;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "post_obstacle", "Book", "city_link", 76, CPyStatic_merv___actions___trade___globals);
        goto CPyL23;
    }
CPyL10: ;
    cpy_r_r12 = CPyList_GetItem(cpy_r_r11, cpy_r_city);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "post_obstacle", 76, CPyStatic_merv___actions___trade___globals);
        goto CPyL23;
    }
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "post_obstacle", 76, CPyStatic_merv___actions___trade___globals);
        goto CPyL23;
    }
    cpy_r_r14 = (Py_ssize_t)cpy_r_r13 == -2;
    if (cpy_r_r14) goto CPyL24;
    cpy_r_r15 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_posts;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "post_obstacle", "Table", "posts", 77, CPyStatic_merv___actions___trade___globals);
        goto CPyL25;
    }
CPyL14: ;
    cpy_r_r16 = CPyList_GetItem(cpy_r_r15, cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "post_obstacle", 77, CPyStatic_merv___actions___trade___globals);
        goto CPyL23;
    }
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "post_obstacle", 77, CPyStatic_merv___actions___trade___globals);
        goto CPyL23;
    }
    cpy_r_r18 = CPyTagged_Rshift(cpy_r_r17, cpy_r_seat);
    CPyTagged_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "post_obstacle", 77, CPyStatic_merv___actions___trade___globals);
        goto CPyL23;
    }
    cpy_r_r19 = CPyTagged_And(cpy_r_r18, 2);
    CPyTagged_DECREF(cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 != 0;
    CPyTagged_DECREF(cpy_r_r19);
    if (!cpy_r_r20) goto CPyL19;
CPyL18: ;
    cpy_r_r21 = Py_None;
    CPy_INCREF(cpy_r_r21);
    cpy_r_r22 = cpy_r_r21;
    goto CPyL22;
CPyL19: ;
    cpy_r_r23 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r24 = CPyStatics[1295]; /* 'INNER_POST_FIRST' */
    cpy_r_r25 = CPyObject_GetAttr(cpy_r_r23, cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "post_obstacle", 77, CPyStatic_merv___actions___trade___globals);
        goto CPyL23;
    }
    if (likely(Py_TYPE(cpy_r_r25) == CPyType_option___Reason))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/trade.py", "post_obstacle", 77, CPyStatic_merv___actions___trade___globals, "serai.kernel.option.Reason", cpy_r_r25);
        goto CPyL23;
    }
    cpy_r_r22 = cpy_r_r26;
CPyL22: ;
    return cpy_r_r22;
CPyL23: ;
    cpy_r_r27 = NULL;
    return cpy_r_r27;
CPyL24: ;
    CPyTagged_DECREF(cpy_r_r13);
    goto CPyL18;
CPyL25: ;
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL23;
}
        
        PyObject *CPyPy_merv___actions___trade___post_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "city", 0};
            static CPyArg_Parser parser = {"OOO:post_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_city;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_city)) {
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
            CPyTagged arg_city;
            if (likely(PyLong_Check(obj_city)))
                arg_city = CPyTagged_BorrowFromObject(obj_city);
            else {
                CPy_TypeError("int", obj_city); goto fail;
            }
            PyObject *retval = CPyDef_merv___actions___trade___post_obstacle(arg_t, arg_seat, arg_city);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "post_obstacle", 72, CPyStatic_merv___actions___trade___globals);
            return NULL;
        }
        
char CPyDef_merv___actions___trade___place_post(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_city) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_first;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
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
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_posts;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "place_post", "Table", "posts", 82, CPyStatic_merv___actions___trade___globals);
        goto CPyL22;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_city);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "place_post", 82, CPyStatic_merv___actions___trade___globals);
        goto CPyL22;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "place_post", 82, CPyStatic_merv___actions___trade___globals);
        goto CPyL22;
    }
    cpy_r_r3 = cpy_r_r2 == 0;
    CPyTagged_DECREF(cpy_r_r2);
    cpy_r_first = cpy_r_r3;
    cpy_r_r4 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_posts;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "place_post", "Table", "posts", 83, CPyStatic_merv___actions___trade___globals);
        goto CPyL22;
    }
    CPy_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_r5 = CPyList_GetItem(cpy_r_r4, cpy_r_city);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "place_post", 83, CPyStatic_merv___actions___trade___globals);
        goto CPyL23;
    }
    cpy_r_r6 = CPyTagged_Lshift(2, cpy_r_seat);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "place_post", 83, CPyStatic_merv___actions___trade___globals);
        goto CPyL24;
    }
    cpy_r_r7 = CPyTagged_StealAsObject(cpy_r_r6);
    cpy_r_r8 = PyNumber_InPlaceOr(cpy_r_r5, cpy_r_r7);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "place_post", 83, CPyStatic_merv___actions___trade___globals);
        goto CPyL23;
    }
    cpy_r_r9 = CPyList_SetItem(cpy_r_r4, cpy_r_city, cpy_r_r8);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "place_post", 83, CPyStatic_merv___actions___trade___globals);
        goto CPyL22;
    }
    cpy_r_r10 = CPyStatics[1296]; /* 'event-post' */
    cpy_r_r11 = CPyStatics[1293]; /* 'MV-TRD-01' */
    cpy_r_r12 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "place_post", "Table", "book", 84, CPyStatic_merv___actions___trade___globals);
        goto CPyL22;
    }
CPyL9: ;
    cpy_r_r13 = ((serai___games___merv___book___BookObject *)cpy_r_r12)->_city_ids;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "place_post", "Book", "city_ids", 84, CPyStatic_merv___actions___trade___globals);
        goto CPyL22;
    }
    CPy_INCREF(cpy_r_r13);
CPyL10: ;
    cpy_r_r14 = CPySequenceTuple_GetItem(cpy_r_r13, cpy_r_city);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "place_post", 84, CPyStatic_merv___actions___trade___globals);
        goto CPyL22;
    }
    if (likely(PyUnicode_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/trade.py", "place_post", 84, CPyStatic_merv___actions___trade___globals, "str", cpy_r_r14);
        goto CPyL22;
    }
    cpy_r_r16 = CPyStatics[1291]; /* 'city' */
    cpy_r_r17 = CPyDict_Build(1, cpy_r_r16, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "place_post", 84, CPyStatic_merv___actions___trade___globals);
        goto CPyL22;
    }
    cpy_r_r18 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r10, cpy_r_seat, cpy_r_r11, cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "place_post", 84, CPyStatic_merv___actions___trade___globals);
        goto CPyL22;
    }
    cpy_r_r19 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_city_camels;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "place_post", "Table", "city_camels", 85, CPyStatic_merv___actions___trade___globals);
        goto CPyL22;
    }
CPyL15: ;
    cpy_r_r20 = CPyList_GetItem(cpy_r_r19, cpy_r_city);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "place_post", 85, CPyStatic_merv___actions___trade___globals);
        goto CPyL22;
    }
    if (likely(PyLong_Check(cpy_r_r20)))
        cpy_r_r21 = CPyTagged_FromObject(cpy_r_r20);
    else {
        CPy_TypeError("int", cpy_r_r20); cpy_r_r21 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "place_post", 85, CPyStatic_merv___actions___trade___globals);
        goto CPyL22;
    }
    cpy_r_r22 = cpy_r_r21 != 0;
    CPyTagged_DECREF(cpy_r_r21);
    if (!cpy_r_r22) goto CPyL21;
    cpy_r_r23 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_city_camels;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "place_post", "Table", "city_camels", 86, CPyStatic_merv___actions___trade___globals);
        goto CPyL22;
    }
    CPy_INCREF(cpy_r_r23);
CPyL19: ;
    cpy_r_r24 = CPyStatics[4896]; /* 0 */
    CPy_INCREF(cpy_r_r24);
    cpy_r_r25 = CPyList_SetItem(cpy_r_r23, cpy_r_city, cpy_r_r24);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "place_post", 86, CPyStatic_merv___actions___trade___globals);
        goto CPyL22;
    }
    cpy_r_r26 = CPyStatics[1297]; /* 'MV-TRD-03' */
    cpy_r_r27 = CPyDef_merv___gains___gain_camels(cpy_r_t, cpy_r_seat, 2, cpy_r_r26);
    if (unlikely(cpy_r_r27 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "place_post", 87, CPyStatic_merv___actions___trade___globals);
        goto CPyL22;
    }
CPyL21: ;
    return cpy_r_first;
CPyL22: ;
    cpy_r_r28 = 2;
    return cpy_r_r28;
CPyL23: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL22;
CPyL24: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL22;
}
        
        PyObject *CPyPy_merv___actions___trade___place_post(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "city", 0};
            static CPyArg_Parser parser = {"OOO:place_post", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_city;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_city)) {
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
            CPyTagged arg_city;
            if (likely(PyLong_Check(obj_city)))
                arg_city = CPyTagged_BorrowFromObject(obj_city);
            else {
                CPy_TypeError("int", obj_city); goto fail;
            }
            char retval = CPyDef_merv___actions___trade___place_post(arg_t, arg_seat, arg_city);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "place_post", 80, CPyStatic_merv___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___actions___trade___roads_needed(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_city) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyPtr cpy_r_r19;
    CPyPtr cpy_r_r20;
    PyObject *cpy_r_needed;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    int32_t cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_posts;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "roads_needed", "Table", "posts", 96, CPyStatic_merv___actions___trade___globals);
        goto CPyL31;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_city);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "roads_needed", 96, CPyStatic_merv___actions___trade___globals);
        goto CPyL31;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "roads_needed", 96, CPyStatic_merv___actions___trade___globals);
        goto CPyL31;
    }
    cpy_r_r3 = CPyTagged_Rshift(cpy_r_r2, cpy_r_me);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "roads_needed", 96, CPyStatic_merv___actions___trade___globals);
        goto CPyL31;
    }
    cpy_r_r4 = CPyTagged_And(cpy_r_r3, 2);
    CPyTagged_DECREF(cpy_r_r3);
    cpy_r_r5 = cpy_r_r4 != 0;
    CPyTagged_DECREF(cpy_r_r4);
    if (!cpy_r_r5) goto CPyL7;
    cpy_r_r6 = PyList_New(0);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "roads_needed", 97, CPyStatic_merv___actions___trade___globals);
        goto CPyL31;
    }
    return cpy_r_r6;
CPyL7: ;
    cpy_r_r7 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "roads_needed", "Table", "book", 98, CPyStatic_merv___actions___trade___globals);
        goto CPyL31;
    }
CPyL8: ;
    cpy_r_r8 = ((serai___games___merv___book___BookObject *)cpy_r_r7)->_city_link;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "roads_needed", "Book", "city_link", 98, CPyStatic_merv___actions___trade___globals);
        goto CPyL31;
    }
CPyL9: ;
    cpy_r_r9 = CPyList_GetItem(cpy_r_r8, cpy_r_city);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "roads_needed", 98, CPyStatic_merv___actions___trade___globals);
        goto CPyL31;
    }
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "roads_needed", 98, CPyStatic_merv___actions___trade___globals);
        goto CPyL31;
    }
    cpy_r_r11 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_roads;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "roads_needed", "Table", "roads", 99, CPyStatic_merv___actions___trade___globals);
        goto CPyL32;
    }
CPyL12: ;
    cpy_r_r12 = CPyList_GetItem(cpy_r_r11, cpy_r_city);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "roads_needed", 99, CPyStatic_merv___actions___trade___globals);
        goto CPyL32;
    }
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "roads_needed", 99, CPyStatic_merv___actions___trade___globals);
        goto CPyL32;
    }
    cpy_r_r14 = cpy_r_r13 != 0;
    CPyTagged_DECREF(cpy_r_r13);
    if (!cpy_r_r14) goto CPyL17;
    cpy_r_r15 = PyList_New(0);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "roads_needed", 99, CPyStatic_merv___actions___trade___globals);
        goto CPyL32;
    }
    cpy_r_r16 = cpy_r_r15;
    goto CPyL19;
CPyL17: ;
    cpy_r_r17 = PyList_New(1);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "roads_needed", 99, CPyStatic_merv___actions___trade___globals);
        goto CPyL32;
    }
    CPyTagged_INCREF(cpy_r_city);
    cpy_r_r18 = CPyTagged_StealAsObject(cpy_r_city);
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyListObject, ob_item));
    cpy_r_r20 = *(CPyPtr *)cpy_r_r19;
    *(PyObject * *)cpy_r_r20 = cpy_r_r18;
    cpy_r_r16 = cpy_r_r17;
CPyL19: ;
    cpy_r_needed = cpy_r_r16;
    cpy_r_r21 = (Py_ssize_t)cpy_r_r10 != -2;
    if (!cpy_r_r21) goto CPyL33;
    cpy_r_r22 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_posts;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "roads_needed", "Table", "posts", 100, CPyStatic_merv___actions___trade___globals);
        goto CPyL34;
    }
CPyL21: ;
    cpy_r_r23 = CPyList_GetItem(cpy_r_r22, cpy_r_r10);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "roads_needed", 100, CPyStatic_merv___actions___trade___globals);
        goto CPyL34;
    }
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "roads_needed", 100, CPyStatic_merv___actions___trade___globals);
        goto CPyL34;
    }
    cpy_r_r25 = CPyTagged_Rshift(cpy_r_r24, cpy_r_me);
    CPyTagged_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "roads_needed", 100, CPyStatic_merv___actions___trade___globals);
        goto CPyL34;
    }
    cpy_r_r26 = CPyTagged_And(cpy_r_r25, 2);
    CPyTagged_DECREF(cpy_r_r25);
    cpy_r_r27 = cpy_r_r26 != 0;
    CPyTagged_DECREF(cpy_r_r26);
    if (cpy_r_r27) goto CPyL33;
    cpy_r_r28 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_roads;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "roads_needed", "Table", "roads", 100, CPyStatic_merv___actions___trade___globals);
        goto CPyL34;
    }
CPyL26: ;
    cpy_r_r29 = CPyList_GetItem(cpy_r_r28, cpy_r_r10);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "roads_needed", 100, CPyStatic_merv___actions___trade___globals);
        goto CPyL34;
    }
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "roads_needed", 100, CPyStatic_merv___actions___trade___globals);
        goto CPyL34;
    }
    cpy_r_r31 = cpy_r_r30 != 0;
    CPyTagged_DECREF(cpy_r_r30);
    if (cpy_r_r31) goto CPyL33;
    cpy_r_r32 = CPyTagged_StealAsObject(cpy_r_r10);
    cpy_r_r33 = CPyList_Insert(cpy_r_needed, 0, cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    cpy_r_r34 = cpy_r_r33 >= 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "roads_needed", 101, CPyStatic_merv___actions___trade___globals);
        goto CPyL35;
    }
CPyL30: ;
    return cpy_r_needed;
CPyL31: ;
    cpy_r_r35 = NULL;
    return cpy_r_r35;
CPyL32: ;
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL31;
CPyL33: ;
    CPyTagged_DECREF(cpy_r_r10);
    goto CPyL30;
CPyL34: ;
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_needed);
    goto CPyL31;
CPyL35: ;
    CPy_DecRef(cpy_r_needed);
    goto CPyL31;
}
        
        PyObject *CPyPy_merv___actions___trade___roads_needed(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "city", 0};
            static CPyArg_Parser parser = {"OOO:roads_needed", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_city;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_city)) {
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
            CPyTagged arg_city;
            if (likely(PyLong_Check(obj_city)))
                arg_city = CPyTagged_BorrowFromObject(obj_city);
            else {
                CPy_TypeError("int", obj_city); goto fail;
            }
            PyObject *retval = CPyDef_merv___actions___trade___roads_needed(arg_t, arg_me, arg_city);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "roads_needed", 91, CPyStatic_merv___actions___trade___globals);
            return NULL;
        }
        
char CPyDef_merv___actions___trade___clear_roads(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject **cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyPtr cpy_r_r11;
    CPyPtr cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r__;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    int64_t cpy_r_r36;
    CPyPtr cpy_r_r37;
    int64_t cpy_r_r38;
    char cpy_r_r39;
    CPyTagged cpy_r_at;
    CPyPtr cpy_r_r40;
    CPyPtr cpy_r_r41;
    int64_t cpy_r_r42;
    CPyPtr cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    CPyTagged cpy_r_r49;
    char cpy_r_r50;
    CPyTagged cpy_r_r51;
    CPyTagged cpy_r_r52;
    int64_t cpy_r_r53;
    CPyTagged cpy_r_place;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    int32_t cpy_r_r60;
    char cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyTagged cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    CPyTagged cpy_r_r69;
    CPyTagged cpy_r_r70;
    char cpy_r_r71;
    CPyTagged cpy_r_r72;
    char cpy_r_r73;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_roads;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "clear_roads", "Table", "roads", 107, CPyStatic_merv___actions___trade___globals);
        goto CPyL44;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r2 = CPyStatics[105]; /* 'sum' */
    cpy_r_r3 = CPyObject_GetAttr(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "clear_roads", 107, CPyStatic_merv___actions___trade___globals);
        goto CPyL45;
    }
    PyObject *cpy_r_r4[1] = {cpy_r_r0};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_Vectorcall(cpy_r_r3, cpy_r_r5, 1, 0);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "clear_roads", 107, CPyStatic_merv___actions___trade___globals);
        goto CPyL45;
    }
    CPy_DECREF(cpy_r_r0);
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r7 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r7 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "clear_roads", 107, CPyStatic_merv___actions___trade___globals);
        goto CPyL44;
    }
    cpy_r_r8 = cpy_r_r7 != 0;
    if (cpy_r_r8) {
        goto CPyL6;
    } else
        goto CPyL46;
CPyL5: ;
    return 1;
CPyL6: ;
    cpy_r_r9 = PyList_New(1);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "clear_roads", 110, CPyStatic_merv___actions___trade___globals);
        goto CPyL47;
    }
    cpy_r_r10 = CPyStatics[4896]; /* 0 */
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyListObject, ob_item));
    cpy_r_r12 = *(CPyPtr *)cpy_r_r11;
    CPy_INCREF(cpy_r_r10);
    *(PyObject * *)cpy_r_r12 = cpy_r_r10;
    cpy_r_r13 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_roads;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "clear_roads", "Table", "roads", 110, CPyStatic_merv___actions___trade___globals);
        goto CPyL48;
    }
CPyL8: ;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyVarObject, ob_size));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r15 << 1;
    cpy_r_r17 = CPySequence_Multiply(cpy_r_r9, cpy_r_r16);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "clear_roads", 110, CPyStatic_merv___actions___trade___globals);
        goto CPyL47;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_roads != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_roads);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_roads = cpy_r_r17;
    cpy_r_r18 = 1;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "clear_roads", 110, CPyStatic_merv___actions___trade___globals);
        goto CPyL47;
    }
    cpy_r_r19 = CPyStatics[1298]; /* 'event-roads-cleared' */
    cpy_r_r20 = CPyStatics[1299]; /* 'MV-TRD-08' */
    cpy_r_r21 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_r7);
    cpy_r_r22 = CPyTagged_StealAsObject(cpy_r_r7);
    cpy_r_r23 = CPyDict_Build(1, cpy_r_r21, cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "clear_roads", 111, CPyStatic_merv___actions___trade___globals);
        goto CPyL47;
    }
    cpy_r_r24 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r19, -2, cpy_r_r20, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "clear_roads", 111, CPyStatic_merv___actions___trade___globals);
        goto CPyL47;
    }
    cpy_r_r25 = 0;
    CPyTagged_INCREF(cpy_r_r25);
    cpy_r_r26 = CPyTagged_StealAsObject(cpy_r_r25);
    cpy_r__ = cpy_r_r26;
    CPy_DECREF(cpy_r__);
CPyL13: ;
    cpy_r_r27 = cpy_r_r25 & 1;
    cpy_r_r28 = cpy_r_r27 != 0;
    if (cpy_r_r28) goto CPyL15;
    cpy_r_r29 = cpy_r_r7 & 1;
    cpy_r_r30 = cpy_r_r29 != 0;
    if (!cpy_r_r30) goto CPyL16;
CPyL15: ;
    cpy_r_r31 = CPyTagged_IsLt_(cpy_r_r25, cpy_r_r7);
    if (cpy_r_r31) {
        goto CPyL17;
    } else
        goto CPyL49;
CPyL16: ;
    cpy_r_r32 = (Py_ssize_t)cpy_r_r25 < (Py_ssize_t)cpy_r_r7;
    if (!cpy_r_r32) goto CPyL49;
CPyL17: ;
    CPyTagged_INCREF(cpy_r_r25);
    cpy_r_r33 = CPyTagged_StealAsObject(cpy_r_r25);
    cpy_r__ = cpy_r_r33;
    CPy_DECREF(cpy_r__);
    cpy_r_r34 = 0;
    cpy_r_r35 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_row;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "clear_roads", "Table", "row", 113, CPyStatic_merv___actions___trade___globals);
        goto CPyL50;
    }
    CPy_INCREF(cpy_r_r35);
CPyL18: ;
    cpy_r_r36 = 0;
CPyL19: ;
    cpy_r_r37 = (CPyPtr)((CPyPtr)cpy_r_r35 + offsetof(PyVarObject, ob_size));
    cpy_r_r38 = *(int64_t *)cpy_r_r37;
    cpy_r_r39 = cpy_r_r36 < cpy_r_r38;
    if (!cpy_r_r39) goto CPyL51;
    cpy_r_at = cpy_r_r34;
    cpy_r_r40 = (CPyPtr)((CPyPtr)cpy_r_r35 + offsetof(PyListObject, ob_item));
    cpy_r_r41 = *(CPyPtr *)cpy_r_r40;
    cpy_r_r42 = cpy_r_r36 * 8;
    cpy_r_r43 = cpy_r_r41 + cpy_r_r42;
    cpy_r_r44 = *(PyObject * *)cpy_r_r43;
    CPy_INCREF(cpy_r_r44);
    if (likely(PyLong_Check(cpy_r_r44)))
        cpy_r_r45 = CPyTagged_FromObject(cpy_r_r44);
    else {
        CPy_TypeError("int", cpy_r_r44); cpy_r_r45 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "clear_roads", 113, CPyStatic_merv___actions___trade___globals);
        goto CPyL52;
    }
    cpy_r_r46 = (Py_ssize_t)cpy_r_r45 != -2;
    CPyTagged_DECREF(cpy_r_r45);
    if (cpy_r_r46) goto CPyL23;
    if (cpy_r_r46) {
        goto CPyL53;
    } else
        goto CPyL54;
CPyL23: ;
    cpy_r_r47 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_row_camels;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "clear_roads", "Table", "row_camels", 113, CPyStatic_merv___actions___trade___globals);
        goto CPyL52;
    }
CPyL24: ;
    cpy_r_r48 = CPyList_GetItem(cpy_r_r47, cpy_r_at);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "clear_roads", 113, CPyStatic_merv___actions___trade___globals);
        goto CPyL52;
    }
    if (likely(PyLong_Check(cpy_r_r48)))
        cpy_r_r49 = CPyTagged_FromObject(cpy_r_r48);
    else {
        CPy_TypeError("int", cpy_r_r48); cpy_r_r49 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "clear_roads", 113, CPyStatic_merv___actions___trade___globals);
        goto CPyL52;
    }
    cpy_r_r50 = cpy_r_r49 == 0;
    CPyTagged_DECREF(cpy_r_r49);
    if (cpy_r_r50) {
        goto CPyL53;
    } else
        goto CPyL54;
CPyL27: ;
    cpy_r_r51 = cpy_r_at;
    goto CPyL30;
CPyL28: ;
    cpy_r_r52 = cpy_r_r34 + 2;
    cpy_r_r34 = cpy_r_r52;
    cpy_r_r53 = cpy_r_r36 + 1;
    cpy_r_r36 = cpy_r_r53;
    goto CPyL19;
CPyL29: ;
    cpy_r_r51 = -2;
CPyL30: ;
    cpy_r_place = cpy_r_r51;
    cpy_r_r54 = (Py_ssize_t)cpy_r_place != -2;
    if (!cpy_r_r54) goto CPyL55;
    cpy_r_r55 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_row_camels;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "clear_roads", "Table", "row_camels", 115, CPyStatic_merv___actions___trade___globals);
        goto CPyL56;
    }
    CPy_INCREF(cpy_r_r55);
CPyL32: ;
    cpy_r_r56 = CPyStatics[4897]; /* 1 */
    CPy_INCREF(cpy_r_r56);
    cpy_r_r57 = CPyList_SetItem(cpy_r_r55, cpy_r_place, cpy_r_r56);
    CPy_DECREF(cpy_r_r55);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "clear_roads", 115, CPyStatic_merv___actions___trade___globals);
        goto CPyL50;
    } else
        goto CPyL42;
CPyL33: ;
    cpy_r_r58 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_market_camels;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "clear_roads", "Table", "market_camels", 116, CPyStatic_merv___actions___trade___globals);
        goto CPyL50;
    }
    CPy_INCREF(cpy_r_r58);
CPyL34: ;
    cpy_r_r59 = CPyStatics[4896]; /* 0 */
    cpy_r_r60 = PySequence_Contains(cpy_r_r58, cpy_r_r59);
    CPy_DECREF(cpy_r_r58);
    cpy_r_r61 = cpy_r_r60 >= 0;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "clear_roads", 116, CPyStatic_merv___actions___trade___globals);
        goto CPyL50;
    }
    cpy_r_r62 = cpy_r_r60;
    if (!cpy_r_r62) goto CPyL40;
    cpy_r_r63 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_market_camels;
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "clear_roads", "Table", "market_camels", 117, CPyStatic_merv___actions___trade___globals);
        goto CPyL50;
    }
    CPy_INCREF(cpy_r_r63);
CPyL37: ;
    cpy_r_r64 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_market_camels;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "clear_roads", "Table", "market_camels", 117, CPyStatic_merv___actions___trade___globals);
        goto CPyL57;
    }
    CPy_INCREF(cpy_r_r64);
CPyL38: ;
    cpy_r_r65 = CPyStatics[4896]; /* 0 */
    cpy_r_r66 = CPyList_Index(cpy_r_r64, cpy_r_r65);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "clear_roads", 117, CPyStatic_merv___actions___trade___globals);
        goto CPyL57;
    }
    cpy_r_r67 = CPyStatics[4897]; /* 1 */
    CPy_INCREF(cpy_r_r67);
    cpy_r_r68 = CPyList_SetItem(cpy_r_r63, cpy_r_r66, cpy_r_r67);
    CPy_DECREF(cpy_r_r63);
    CPyTagged_DECREF(cpy_r_r66);
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "clear_roads", 117, CPyStatic_merv___actions___trade___globals);
        goto CPyL50;
    } else
        goto CPyL42;
CPyL40: ;
    cpy_r_r69 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_lost_camels;
    if (unlikely(cpy_r_r69 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "clear_roads", "Table", "lost_camels", 119, CPyStatic_merv___actions___trade___globals);
        goto CPyL50;
    }
CPyL41: ;
    cpy_r_r70 = CPyTagged_Add(cpy_r_r69, 2);
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_lost_camels != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_lost_camels);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_lost_camels = cpy_r_r70;
    cpy_r_r71 = 1;
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "clear_roads", 119, CPyStatic_merv___actions___trade___globals);
        goto CPyL50;
    }
CPyL42: ;
    cpy_r_r72 = CPyTagged_Add(cpy_r_r25, 2);
    CPyTagged_DECREF(cpy_r_r25);
    cpy_r_r25 = cpy_r_r72;
    goto CPyL13;
CPyL43: ;
    return 1;
CPyL44: ;
    cpy_r_r73 = 2;
    return cpy_r_r73;
CPyL45: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL44;
CPyL46: ;
    CPyTagged_DECREF(cpy_r_r7);
    goto CPyL5;
CPyL47: ;
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL44;
CPyL48: ;
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r9);
    goto CPyL44;
CPyL49: ;
    CPyTagged_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r25);
    goto CPyL43;
CPyL50: ;
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r25);
    goto CPyL44;
CPyL51: ;
    CPy_DECREF(cpy_r_r35);
    goto CPyL29;
CPyL52: ;
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_at);
    goto CPyL44;
CPyL53: ;
    CPy_DECREF(cpy_r_r35);
    goto CPyL27;
CPyL54: ;
    CPyTagged_DECREF(cpy_r_at);
    goto CPyL28;
CPyL55: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL33;
CPyL56: ;
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL44;
CPyL57: ;
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r63);
    goto CPyL44;
}
        
        PyObject *CPyPy_merv___actions___trade___clear_roads(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:clear_roads", kwlist, 0};
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
            char retval = CPyDef_merv___actions___trade___clear_roads(arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "clear_roads", 105, CPyStatic_merv___actions___trade___globals);
            return NULL;
        }
        
char CPyDef_merv___actions___trade___GoodOffer_____init__(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_bought) {
    char cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    cpy_r_r0 = CPyDef_offer___TableOffer_____init__(cpy_r_self, cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "__init__", 128, CPyStatic_merv___actions___trade___globals);
        goto CPyL3;
    }
    CPyTagged_INCREF(cpy_r_bought);
    if (((serai___games___merv___actions___trade___GoodOfferObject *)cpy_r_self)->_bought != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___trade___GoodOfferObject *)cpy_r_self)->_bought);
    }
    ((serai___games___merv___actions___trade___GoodOfferObject *)cpy_r_self)->_bought = cpy_r_bought;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "__init__", 129, CPyStatic_merv___actions___trade___globals);
        goto CPyL3;
    }
    return 1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___actions___trade___GoodOffer_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "bought", 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_bought;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOO", "__init__", kwlist, &obj_t, &obj_me, &obj_bought)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___actions___trade___GoodOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.actions.trade.GoodOffer", obj_self); 
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
            CPyTagged arg_bought;
            if (likely(PyLong_Check(obj_bought)))
                arg_bought = CPyTagged_BorrowFromObject(obj_bought);
            else {
                CPy_TypeError("int", obj_bought); goto fail;
            }
            char retval = CPyDef_merv___actions___trade___GoodOffer_____init__(arg_self, arg_t, arg_me, arg_bought);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "__init__", 127, CPyStatic_merv___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___actions___trade___GoodOffer___likely(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = ((serai___games___merv___actions___trade___GoodOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "likely", "GoodOffer", "t", 132, CPyStatic_merv___actions___trade___globals);
        goto CPyL6;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/trade.py", "likely", 132, CPyStatic_merv___actions___trade___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL6;
    }
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "likely", "Table", "book", 132, CPyStatic_merv___actions___trade___globals);
        goto CPyL6;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "likely", "Book", "options", 132, CPyStatic_merv___actions___trade___globals);
        goto CPyL6;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_buy;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "likely", "Options", "buy", 132, CPyStatic_merv___actions___trade___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    return cpy_r_r4;
CPyL6: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
}
        
        PyObject *CPyPy_merv___actions___trade___GoodOffer___likely(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___actions___trade___GoodOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.actions.trade.GoodOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___actions___trade___GoodOffer___likely(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "likely", 131, CPyStatic_merv___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___actions___trade___GoodOffer___obstacle(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_camels;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject **cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    tuple_T5IIIII cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    cpy_r_r0 = ((serai___games___merv___actions___trade___GoodOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "obstacle", "GoodOffer", "t", 135, CPyStatic_merv___actions___trade___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/trade.py", "obstacle", 135, CPyStatic_merv___actions___trade___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL31;
    }
    cpy_r_r2 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r2);
    if (likely(PyLong_Check(cpy_r_r2)))
        cpy_r_r3 = CPyTagged_FromObject(cpy_r_r2);
    else {
        CPy_TypeError("int", cpy_r_r2); cpy_r_r3 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "obstacle", 136, CPyStatic_merv___actions___trade___globals);
        goto CPyL32;
    }
    cpy_r_r4 = ((serai___games___merv___actions___trade___GoodOfferObject *)cpy_r_self)->_bought;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "obstacle", "GoodOffer", "bought", 137, CPyStatic_merv___actions___trade___globals);
        goto CPyL33;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_r5 = CPyTagged_Rshift(cpy_r_r4, cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "obstacle", 137, CPyStatic_merv___actions___trade___globals);
        goto CPyL33;
    }
    cpy_r_r6 = CPyTagged_And(cpy_r_r5, 2);
    CPyTagged_DECREF(cpy_r_r5);
    cpy_r_r7 = cpy_r_r6 != 0;
    CPyTagged_DECREF(cpy_r_r6);
    if (cpy_r_r7) {
        goto CPyL34;
    } else
        goto CPyL9;
CPyL6: ;
    cpy_r_r8 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r9 = CPyStatics[1300]; /* 'BOUGHT_THERE' */
    cpy_r_r10 = CPyObject_GetAttr(cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "obstacle", 138, CPyStatic_merv___actions___trade___globals);
        goto CPyL31;
    }
    if (likely(Py_TYPE(cpy_r_r10) == CPyType_option___Reason))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/trade.py", "obstacle", 138, CPyStatic_merv___actions___trade___globals, "serai.kernel.option.Reason", cpy_r_r10);
        goto CPyL31;
    }
    return cpy_r_r11;
CPyL9: ;
    cpy_r_r12 = ((serai___games___merv___actions___trade___GoodOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "obstacle", "GoodOffer", "me", 139, CPyStatic_merv___actions___trade___globals);
        goto CPyL33;
    }
    CPyTagged_INCREF(cpy_r_r12);
CPyL10: ;
    cpy_r_r13 = CPyDef_merv___actions___trade___roads_needed(cpy_r_r1, cpy_r_r12, cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "obstacle", 139, CPyStatic_merv___actions___trade___globals);
        goto CPyL33;
    }
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyVarObject, ob_size));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    CPy_DECREF(cpy_r_r13);
    cpy_r_r16 = cpy_r_r15 << 1;
    cpy_r_camels = cpy_r_r16;
    cpy_r_r17 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_players;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "obstacle", "Table", "players", 140, CPyStatic_merv___actions___trade___globals);
        goto CPyL35;
    }
CPyL12: ;
    cpy_r_r18 = ((serai___games___merv___actions___trade___GoodOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "obstacle", "GoodOffer", "me", 140, CPyStatic_merv___actions___trade___globals);
        goto CPyL35;
    }
CPyL13: ;
    cpy_r_r19 = CPyList_GetItemBorrow(cpy_r_r17, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "obstacle", 140, CPyStatic_merv___actions___trade___globals);
        goto CPyL35;
    }
    if (likely(Py_TYPE(cpy_r_r19) == CPyType_merv___table___Player))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/trade.py", "obstacle", 140, CPyStatic_merv___actions___trade___globals, "serai.games.merv.table.Player", cpy_r_r19);
        goto CPyL35;
    }
    cpy_r_r21 = ((serai___games___merv___table___PlayerObject *)cpy_r_r20)->_camels;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "obstacle", "Player", "camels", 140, CPyStatic_merv___actions___trade___globals);
        goto CPyL35;
    }
CPyL16: ;
    cpy_r_r22 = cpy_r_camels & 1;
    cpy_r_r23 = cpy_r_r22 != 0;
    if (cpy_r_r23) goto CPyL18;
    cpy_r_r24 = cpy_r_r21 & 1;
    cpy_r_r25 = cpy_r_r24 != 0;
    if (!cpy_r_r25) goto CPyL19;
CPyL18: ;
    cpy_r_r26 = CPyTagged_IsLt_(cpy_r_r21, cpy_r_camels);
    if (cpy_r_r26) {
        goto CPyL36;
    } else
        goto CPyL37;
CPyL19: ;
    cpy_r_r27 = (Py_ssize_t)cpy_r_camels > (Py_ssize_t)cpy_r_r21;
    if (cpy_r_r27) {
        goto CPyL36;
    } else
        goto CPyL37;
CPyL20: ;
    cpy_r_r28 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r29 = CPyStatics[1301]; /* 'need_camels' */
    cpy_r_r30 = CPyObject_GetAttr(cpy_r_r28, cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "obstacle", 141, CPyStatic_merv___actions___trade___globals);
        goto CPyL38;
    }
    cpy_r_r31 = CPyTagged_StealAsObject(cpy_r_camels);
    PyObject *cpy_r_r32[1] = {cpy_r_r31};
    cpy_r_r33 = (PyObject **)&cpy_r_r32;
    cpy_r_r34 = PyObject_Vectorcall(cpy_r_r30, cpy_r_r33, 1, 0);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "obstacle", 141, CPyStatic_merv___actions___trade___globals);
        goto CPyL39;
    }
    CPy_DECREF(cpy_r_r31);
    if (likely(Py_TYPE(cpy_r_r34) == CPyType_option___Reason))
        cpy_r_r35 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/trade.py", "obstacle", 141, CPyStatic_merv___actions___trade___globals, "serai.kernel.option.Reason", cpy_r_r34);
        goto CPyL31;
    }
    return cpy_r_r35;
CPyL24: ;
    cpy_r_r36 = ((serai___games___merv___actions___trade___GoodOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "obstacle", "GoodOffer", "me", 142, CPyStatic_merv___actions___trade___globals);
        goto CPyL33;
    }
    CPyTagged_INCREF(cpy_r_r36);
CPyL25: ;
    cpy_r_r37 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "obstacle", "Table", "book", 142, CPyStatic_merv___actions___trade___globals);
        goto CPyL40;
    }
CPyL26: ;
    cpy_r_r38 = ((serai___games___merv___book___BookObject *)cpy_r_r37)->_city_cost;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "obstacle", "Book", "city_cost", 142, CPyStatic_merv___actions___trade___globals);
        goto CPyL40;
    }
CPyL27: ;
    cpy_r_r39 = CPyList_GetItem(cpy_r_r38, cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "obstacle", 142, CPyStatic_merv___actions___trade___globals);
        goto CPyL41;
    }
    PyObject *__tmp1078;
    if (unlikely(!(PyTuple_Check(cpy_r_r39) && PyTuple_GET_SIZE(cpy_r_r39) == 5))) {
        __tmp1078 = NULL;
        goto __LL1079;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r39, 0))))
        __tmp1078 = PyTuple_GET_ITEM(cpy_r_r39, 0);
    else {
        __tmp1078 = NULL;
    }
    if (__tmp1078 == NULL) goto __LL1079;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r39, 1))))
        __tmp1078 = PyTuple_GET_ITEM(cpy_r_r39, 1);
    else {
        __tmp1078 = NULL;
    }
    if (__tmp1078 == NULL) goto __LL1079;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r39, 2))))
        __tmp1078 = PyTuple_GET_ITEM(cpy_r_r39, 2);
    else {
        __tmp1078 = NULL;
    }
    if (__tmp1078 == NULL) goto __LL1079;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r39, 3))))
        __tmp1078 = PyTuple_GET_ITEM(cpy_r_r39, 3);
    else {
        __tmp1078 = NULL;
    }
    if (__tmp1078 == NULL) goto __LL1079;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r39, 4))))
        __tmp1078 = PyTuple_GET_ITEM(cpy_r_r39, 4);
    else {
        __tmp1078 = NULL;
    }
    if (__tmp1078 == NULL) goto __LL1079;
    __tmp1078 = cpy_r_r39;
__LL1079: ;
    if (unlikely(__tmp1078 == NULL)) {
        CPy_TypeError("tuple[int, int, int, int, int]", cpy_r_r39); cpy_r_r40 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp1080 = PyTuple_GET_ITEM(cpy_r_r39, 0);
        CPyTagged __tmp1081;
        if (likely(PyLong_Check(__tmp1080)))
            __tmp1081 = CPyTagged_FromObject(__tmp1080);
        else {
            goto __LL1082;
        }
        cpy_r_r40.f0 = __tmp1081;
        PyObject *__tmp1083 = PyTuple_GET_ITEM(cpy_r_r39, 1);
        CPyTagged __tmp1084;
        if (likely(PyLong_Check(__tmp1083)))
            __tmp1084 = CPyTagged_FromObject(__tmp1083);
        else {
            goto __LL1085;
        }
        cpy_r_r40.f1 = __tmp1084;
        PyObject *__tmp1086 = PyTuple_GET_ITEM(cpy_r_r39, 2);
        CPyTagged __tmp1087;
        if (likely(PyLong_Check(__tmp1086)))
            __tmp1087 = CPyTagged_FromObject(__tmp1086);
        else {
            goto __LL1088;
        }
        cpy_r_r40.f2 = __tmp1087;
        PyObject *__tmp1089 = PyTuple_GET_ITEM(cpy_r_r39, 3);
        CPyTagged __tmp1090;
        if (likely(PyLong_Check(__tmp1089)))
            __tmp1090 = CPyTagged_FromObject(__tmp1089);
        else {
            goto __LL1091;
        }
        cpy_r_r40.f3 = __tmp1090;
        PyObject *__tmp1092 = PyTuple_GET_ITEM(cpy_r_r39, 4);
        CPyTagged __tmp1093;
        if (likely(PyLong_Check(__tmp1092)))
            __tmp1093 = CPyTagged_FromObject(__tmp1092);
        else {
            goto __LL1094;
        }
        cpy_r_r40.f4 = __tmp1093;
    }
    goto __LL1095;
__LL1082: ;
    cpy_r_r40 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1095;
__LL1085: ;
    CPyTagged_DECREF(cpy_r_r40.f0);
    cpy_r_r40 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1095;
__LL1088: ;
    CPyTagged_DECREF(cpy_r_r40.f0);
    CPyTagged_DECREF(cpy_r_r40.f1);
    cpy_r_r40 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1095;
__LL1091: ;
    CPyTagged_DECREF(cpy_r_r40.f0);
    CPyTagged_DECREF(cpy_r_r40.f1);
    CPyTagged_DECREF(cpy_r_r40.f2);
    cpy_r_r40 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1095;
__LL1094: ;
    CPyTagged_DECREF(cpy_r_r40.f0);
    CPyTagged_DECREF(cpy_r_r40.f1);
    CPyTagged_DECREF(cpy_r_r40.f2);
    CPyTagged_DECREF(cpy_r_r40.f3);
    cpy_r_r40 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1095;
__LL1095: ;
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "obstacle", 142, CPyStatic_merv___actions___trade___globals);
        goto CPyL41;
    }
    cpy_r_r41 = CPyStatics[1288]; /* 'MV-TRD-05' */
    cpy_r_r42 = CPyDef_paying___price_obstacle(cpy_r_r1, cpy_r_r36, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r36);
    CPyTagged_DECREF(cpy_r_r40.f0);
    CPyTagged_DECREF(cpy_r_r40.f1);
    CPyTagged_DECREF(cpy_r_r40.f2);
    CPyTagged_DECREF(cpy_r_r40.f3);
    CPyTagged_DECREF(cpy_r_r40.f4);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "obstacle", 142, CPyStatic_merv___actions___trade___globals);
        goto CPyL31;
    }
    return cpy_r_r42;
CPyL31: ;
    cpy_r_r43 = NULL;
    return cpy_r_r43;
CPyL32: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL31;
CPyL33: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL31;
CPyL34: ;
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r3);
    goto CPyL6;
CPyL35: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_camels);
    goto CPyL31;
CPyL36: ;
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r3);
    goto CPyL20;
CPyL37: ;
    CPyTagged_DECREF(cpy_r_camels);
    goto CPyL24;
CPyL38: ;
    CPyTagged_DecRef(cpy_r_camels);
    goto CPyL31;
CPyL39: ;
    CPy_DecRef(cpy_r_r31);
    goto CPyL31;
CPyL40: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r36);
    goto CPyL31;
CPyL41: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r36);
    goto CPyL31;
}
        
        PyObject *CPyPy_merv___actions___trade___GoodOffer___obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:obstacle", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___actions___trade___GoodOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.actions.trade.GoodOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___actions___trade___GoodOffer___obstacle(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "obstacle", 134, CPyStatic_merv___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___actions___trade___GoodOffer___note(PyObject *cpy_r_self, PyObject *cpy_r_option) {
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
    PyObject *cpy_r_r11;
    tuple_T5IIIII cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_camels;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    int32_t cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    int32_t cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    cpy_r_r0 = CPyDef_merv___actions___trade___GoodOffer___likely(cpy_r_self);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "note", 145, CPyStatic_merv___actions___trade___globals);
        goto CPyL24;
    }
    cpy_r_r1 = PySequence_Contains(cpy_r_r0, cpy_r_option);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r2 = cpy_r_r1 >= 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "note", 145, CPyStatic_merv___actions___trade___globals);
        goto CPyL24;
    }
    cpy_r_r3 = cpy_r_r1;
    cpy_r_r4 = cpy_r_r3 ^ 1;
    if (!cpy_r_r4) goto CPyL4;
    cpy_r_r5 = Py_None;
    CPy_INCREF(cpy_r_r5);
    return cpy_r_r5;
CPyL4: ;
    cpy_r_r6 = ((serai___games___merv___actions___trade___GoodOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "note", "GoodOffer", "t", 147, CPyStatic_merv___actions___trade___globals);
        goto CPyL24;
    }
CPyL5: ;
    if (likely(Py_TYPE(cpy_r_r6) == CPyType_merv___table___Table))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/trade.py", "note", 147, CPyStatic_merv___actions___trade___globals, "serai.games.merv.table.Table", cpy_r_r6);
        goto CPyL24;
    }
    cpy_r_r8 = ((serai___games___merv___table___TableObject *)cpy_r_r7)->_book;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "note", "Table", "book", 147, CPyStatic_merv___actions___trade___globals);
        goto CPyL24;
    }
CPyL7: ;
    cpy_r_r9 = ((serai___games___merv___book___BookObject *)cpy_r_r8)->_city_cost;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "note", "Book", "city_cost", 147, CPyStatic_merv___actions___trade___globals);
        goto CPyL24;
    }
CPyL8: ;
    cpy_r_r10 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r11 = PyObject_GetItem(cpy_r_r9, cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "note", 147, CPyStatic_merv___actions___trade___globals);
        goto CPyL24;
    }
    PyObject *__tmp1096;
    if (unlikely(!(PyTuple_Check(cpy_r_r11) && PyTuple_GET_SIZE(cpy_r_r11) == 5))) {
        __tmp1096 = NULL;
        goto __LL1097;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r11, 0))))
        __tmp1096 = PyTuple_GET_ITEM(cpy_r_r11, 0);
    else {
        __tmp1096 = NULL;
    }
    if (__tmp1096 == NULL) goto __LL1097;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r11, 1))))
        __tmp1096 = PyTuple_GET_ITEM(cpy_r_r11, 1);
    else {
        __tmp1096 = NULL;
    }
    if (__tmp1096 == NULL) goto __LL1097;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r11, 2))))
        __tmp1096 = PyTuple_GET_ITEM(cpy_r_r11, 2);
    else {
        __tmp1096 = NULL;
    }
    if (__tmp1096 == NULL) goto __LL1097;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r11, 3))))
        __tmp1096 = PyTuple_GET_ITEM(cpy_r_r11, 3);
    else {
        __tmp1096 = NULL;
    }
    if (__tmp1096 == NULL) goto __LL1097;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r11, 4))))
        __tmp1096 = PyTuple_GET_ITEM(cpy_r_r11, 4);
    else {
        __tmp1096 = NULL;
    }
    if (__tmp1096 == NULL) goto __LL1097;
    __tmp1096 = cpy_r_r11;
__LL1097: ;
    if (unlikely(__tmp1096 == NULL)) {
        CPy_TypeError("tuple[int, int, int, int, int]", cpy_r_r11); cpy_r_r12 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp1098 = PyTuple_GET_ITEM(cpy_r_r11, 0);
        CPyTagged __tmp1099;
        if (likely(PyLong_Check(__tmp1098)))
            __tmp1099 = CPyTagged_FromObject(__tmp1098);
        else {
            goto __LL1100;
        }
        cpy_r_r12.f0 = __tmp1099;
        PyObject *__tmp1101 = PyTuple_GET_ITEM(cpy_r_r11, 1);
        CPyTagged __tmp1102;
        if (likely(PyLong_Check(__tmp1101)))
            __tmp1102 = CPyTagged_FromObject(__tmp1101);
        else {
            goto __LL1103;
        }
        cpy_r_r12.f1 = __tmp1102;
        PyObject *__tmp1104 = PyTuple_GET_ITEM(cpy_r_r11, 2);
        CPyTagged __tmp1105;
        if (likely(PyLong_Check(__tmp1104)))
            __tmp1105 = CPyTagged_FromObject(__tmp1104);
        else {
            goto __LL1106;
        }
        cpy_r_r12.f2 = __tmp1105;
        PyObject *__tmp1107 = PyTuple_GET_ITEM(cpy_r_r11, 3);
        CPyTagged __tmp1108;
        if (likely(PyLong_Check(__tmp1107)))
            __tmp1108 = CPyTagged_FromObject(__tmp1107);
        else {
            goto __LL1109;
        }
        cpy_r_r12.f3 = __tmp1108;
        PyObject *__tmp1110 = PyTuple_GET_ITEM(cpy_r_r11, 4);
        CPyTagged __tmp1111;
        if (likely(PyLong_Check(__tmp1110)))
            __tmp1111 = CPyTagged_FromObject(__tmp1110);
        else {
            goto __LL1112;
        }
        cpy_r_r12.f4 = __tmp1111;
    }
    goto __LL1113;
__LL1100: ;
    cpy_r_r12 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1113;
__LL1103: ;
    CPyTagged_DECREF(cpy_r_r12.f0);
    cpy_r_r12 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1113;
__LL1106: ;
    CPyTagged_DECREF(cpy_r_r12.f0);
    CPyTagged_DECREF(cpy_r_r12.f1);
    cpy_r_r12 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1113;
__LL1109: ;
    CPyTagged_DECREF(cpy_r_r12.f0);
    CPyTagged_DECREF(cpy_r_r12.f1);
    CPyTagged_DECREF(cpy_r_r12.f2);
    cpy_r_r12 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1113;
__LL1112: ;
    CPyTagged_DECREF(cpy_r_r12.f0);
    CPyTagged_DECREF(cpy_r_r12.f1);
    CPyTagged_DECREF(cpy_r_r12.f2);
    CPyTagged_DECREF(cpy_r_r12.f3);
    cpy_r_r12 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1113;
__LL1113: ;
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "note", 147, CPyStatic_merv___actions___trade___globals);
        goto CPyL24;
    }
    cpy_r_r13 = CPyDef_paying___cost_note(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r12.f0);
    CPyTagged_DECREF(cpy_r_r12.f1);
    CPyTagged_DECREF(cpy_r_r12.f2);
    CPyTagged_DECREF(cpy_r_r12.f3);
    CPyTagged_DECREF(cpy_r_r12.f4);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "note", 147, CPyStatic_merv___actions___trade___globals);
        goto CPyL24;
    }
    cpy_r_r14 = ((serai___games___merv___actions___trade___GoodOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "note", "GoodOffer", "t", 148, CPyStatic_merv___actions___trade___globals);
        goto CPyL25;
    }
    CPy_INCREF(cpy_r_r14);
CPyL12: ;
    if (likely(Py_TYPE(cpy_r_r14) == CPyType_merv___table___Table))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/trade.py", "note", 148, CPyStatic_merv___actions___trade___globals, "serai.games.merv.table.Table", cpy_r_r14);
        goto CPyL25;
    }
    cpy_r_r16 = ((serai___games___merv___actions___trade___GoodOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "note", "GoodOffer", "me", 148, CPyStatic_merv___actions___trade___globals);
        goto CPyL26;
    }
    CPyTagged_INCREF(cpy_r_r16);
CPyL14: ;
    cpy_r_r17 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r17);
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "note", 148, CPyStatic_merv___actions___trade___globals);
        goto CPyL27;
    }
    cpy_r_r19 = CPyDef_merv___actions___trade___roads_needed(cpy_r_r15, cpy_r_r16, cpy_r_r18);
    CPy_DECREF(cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "note", 148, CPyStatic_merv___actions___trade___globals);
        goto CPyL25;
    }
    cpy_r_r20 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyVarObject, ob_size));
    cpy_r_r21 = *(int64_t *)cpy_r_r20;
    CPy_DECREF(cpy_r_r19);
    cpy_r_r22 = cpy_r_r21 << 1;
    cpy_r_camels = cpy_r_r22;
    cpy_r_r23 = cpy_r_camels != 0;
    if (!cpy_r_r23) goto CPyL28;
    cpy_r_r24 = CPyStatics[1302]; /* 'note-cost-camels' */
    cpy_r_r25 = ((serai___kernel___message___MessageObject *)cpy_r_r13)->_arguments;
    CPy_INCREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r13);
    cpy_r_r26 = CPyStatics[31]; /* 'n' */
    cpy_r_r27 = PyDict_New();
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "note", 149, CPyStatic_merv___actions___trade___globals);
        goto CPyL29;
    }
    cpy_r_r28 = CPyDict_UpdateInDisplay(cpy_r_r27, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    cpy_r_r29 = cpy_r_r28 >= 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "note", 149, CPyStatic_merv___actions___trade___globals);
        goto CPyL30;
    }
    cpy_r_r30 = CPyTagged_StealAsObject(cpy_r_camels);
    cpy_r_r31 = CPyDict_SetItem(cpy_r_r27, cpy_r_r26, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    cpy_r_r32 = cpy_r_r31 >= 0;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "note", 149, CPyStatic_merv___actions___trade___globals);
        goto CPyL31;
    }
    cpy_r_r33 = CPyDef_message___Message(cpy_r_r24, cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "note", 149, CPyStatic_merv___actions___trade___globals);
        goto CPyL24;
    }
    cpy_r_r34 = cpy_r_r33;
    goto CPyL23;
CPyL22: ;
    cpy_r_r34 = cpy_r_r13;
CPyL23: ;
    return cpy_r_r34;
CPyL24: ;
    cpy_r_r35 = NULL;
    return cpy_r_r35;
CPyL25: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL24;
CPyL26: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r15);
    goto CPyL24;
CPyL27: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r16);
    goto CPyL24;
CPyL28: ;
    CPyTagged_DECREF(cpy_r_camels);
    goto CPyL22;
CPyL29: ;
    CPyTagged_DecRef(cpy_r_camels);
    CPy_DecRef(cpy_r_r25);
    goto CPyL24;
CPyL30: ;
    CPyTagged_DecRef(cpy_r_camels);
    CPy_DecRef(cpy_r_r27);
    goto CPyL24;
CPyL31: ;
    CPy_DecRef(cpy_r_r27);
    goto CPyL24;
}
        
        PyObject *CPyPy_merv___actions___trade___GoodOffer___note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:note", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___actions___trade___GoodOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.actions.trade.GoodOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___actions___trade___GoodOffer___note(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "note", 144, CPyStatic_merv___actions___trade___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___actions___trade____post_note(PyObject *cpy_r_t, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_effect;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    cpy_r_r0 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r0);
    if (likely(PyLong_Check(cpy_r_r0)))
        cpy_r_r1 = CPyTagged_FromObject(cpy_r_r0);
    else {
        CPy_TypeError("int", cpy_r_r0); cpy_r_r1 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "_post_note", 154, CPyStatic_merv___actions___trade___globals);
        goto CPyL25;
    }
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_city_camels;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "_post_note", "Table", "city_camels", 155, CPyStatic_merv___actions___trade___globals);
        goto CPyL26;
    }
CPyL2: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_r1);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "_post_note", 155, CPyStatic_merv___actions___trade___globals);
        goto CPyL26;
    }
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "_post_note", 155, CPyStatic_merv___actions___trade___globals);
        goto CPyL26;
    }
    cpy_r_r5 = cpy_r_r4 != 0;
    CPyTagged_DECREF(cpy_r_r4);
    if (!cpy_r_r5) goto CPyL8;
    cpy_r_r6 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "_post_note", "Table", "book", 155, CPyStatic_merv___actions___trade___globals);
        goto CPyL26;
    }
CPyL6: ;
    cpy_r_r7 = ((serai___games___merv___book___BookObject *)cpy_r_r6)->_camel_there;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "_post_note", "Book", "camel_there", 155, CPyStatic_merv___actions___trade___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r7);
CPyL7: ;
    cpy_r_r8 = cpy_r_r7;
    goto CPyL13;
CPyL8: ;
    cpy_r_r9 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "_post_note", "Table", "book", 155, CPyStatic_merv___actions___trade___globals);
        goto CPyL26;
    }
CPyL9: ;
    cpy_r_r10 = ((serai___games___merv___book___BookObject *)cpy_r_r9)->_city_first;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "_post_note", "Book", "city_first", 155, CPyStatic_merv___actions___trade___globals);
        goto CPyL26;
    }
CPyL10: ;
    cpy_r_r11 = CPyList_GetItem(cpy_r_r10, cpy_r_r1);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "_post_note", 155, CPyStatic_merv___actions___trade___globals);
        goto CPyL26;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r11, CPyType_kernel___effects___Effect)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/trade.py", "_post_note", 155, CPyStatic_merv___actions___trade___globals, "serai.kernel.effects.Effect", cpy_r_r11);
        goto CPyL26;
    }
    cpy_r_r8 = cpy_r_r12;
CPyL13: ;
    cpy_r_effect = cpy_r_r8;
    cpy_r_r13 = CPyStatic_kernel___effects___NOTHING;
    if (unlikely(cpy_r_r13 == NULL)) {
        goto CPyL27;
    } else
        goto CPyL16;
CPyL14: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOTHING\" was not set");
    cpy_r_r14 = 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "_post_note", 156, CPyStatic_merv___actions___trade___globals);
        goto CPyL25;
    }
    CPy_Unreachable();
CPyL16: ;
    cpy_r_r15 = cpy_r_effect == cpy_r_r13;
    if (cpy_r_r15) goto CPyL28;
    cpy_r_r16 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_posts;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/trade.py", "_post_note", "Table", "posts", 156, CPyStatic_merv___actions___trade___globals);
        goto CPyL29;
    }
CPyL18: ;
    cpy_r_r17 = CPyList_GetItem(cpy_r_r16, cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "_post_note", 156, CPyStatic_merv___actions___trade___globals);
        goto CPyL30;
    }
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "_post_note", 156, CPyStatic_merv___actions___trade___globals);
        goto CPyL30;
    }
    cpy_r_r19 = cpy_r_r18 != 0;
    CPyTagged_DECREF(cpy_r_r18);
    if (cpy_r_r19) {
        goto CPyL31;
    } else
        goto CPyL22;
CPyL21: ;
    cpy_r_r20 = Py_None;
    CPy_INCREF(cpy_r_r20);
    return cpy_r_r20;
CPyL22: ;
    cpy_r_r21 = CPyStatics[1303]; /* 'note-first-post' */
    cpy_r_r22 = CPyStatics[602]; /* 'effect' */
    cpy_r_r23 = CPyDict_Build(1, cpy_r_r22, cpy_r_effect);
    CPy_DECREF(cpy_r_effect);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "_post_note", 158, CPyStatic_merv___actions___trade___globals);
        goto CPyL25;
    }
    cpy_r_r24 = CPyDef_message___Message(cpy_r_r21, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "_post_note", 158, CPyStatic_merv___actions___trade___globals);
        goto CPyL25;
    }
    return cpy_r_r24;
CPyL25: ;
    cpy_r_r25 = NULL;
    return cpy_r_r25;
CPyL26: ;
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL25;
CPyL27: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_effect);
    goto CPyL14;
CPyL28: ;
    CPyTagged_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_effect);
    goto CPyL21;
CPyL29: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_effect);
    goto CPyL25;
CPyL30: ;
    CPy_DecRef(cpy_r_effect);
    goto CPyL25;
CPyL31: ;
    CPy_DECREF(cpy_r_effect);
    goto CPyL21;
}
        
        PyObject *CPyPy_merv___actions___trade____post_note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "option", 0};
            static CPyArg_Parser parser = {"OO:_post_note", kwlist, 0};
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
            PyObject *retval = CPyDef_merv___actions___trade____post_note(arg_t, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "_post_note", 152, CPyStatic_merv___actions___trade___globals);
            return NULL;
        }
        
char CPyDef_merv___actions___trade_____top_level__(void) {
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
    PyObject *cpy_r_r281;
    PyObject *cpy_r_r282;
    PyObject *cpy_r_r283;
    PyObject *cpy_r_r284;
    PyObject *cpy_r_r285;
    PyObject *cpy_r_r286;
    PyObject *cpy_r_r287;
    char cpy_r_r288;
    char cpy_r_r289;
    PyObject *cpy_r_r290;
    PyObject *cpy_r_r291;
    PyObject *cpy_r_r292;
    PyObject *cpy_r_r293;
    PyObject *cpy_r_r294;
    PyObject *cpy_r_r295;
    PyObject *cpy_r_r296;
    PyObject *cpy_r_r297;
    PyObject *cpy_r_r298;
    PyObject *cpy_r_r299;
    int32_t cpy_r_r300;
    char cpy_r_r301;
    PyObject *cpy_r_r302;
    PyObject *cpy_r_r303;
    int32_t cpy_r_r304;
    char cpy_r_r305;
    char cpy_r_r306;
    char cpy_r_r307;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 1, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 1, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_merv___actions___trade___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 3, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4996]; /* ('Sequence',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_merv___actions___trade___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 5, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatic_merv___actions___trade___globals;
    cpy_r_r17 = (void *)&CPyModule_serai___games___merv___reasons;
    cpy_r_r18 = (void *)&CPyImportState_serai___games___merv___reasons;
    cpy_r_r19 = CPyModuleLockAPI_serai;
    cpy_r_r20 = CPyImport_IsInitialized(cpy_r_r18);
    if (!cpy_r_r20) goto CPyL9;
    cpy_r_r21 = PyImport_GetModuleDict();
    cpy_r_r22 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r23 = CPyDict_GetItem(cpy_r_r21, cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 7, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
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
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 7, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r31 = CPyStatics[8]; /* '__file__' */
    cpy_r_r32 = CPyObject_GetAttr(cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 7, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r33 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r34 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r35 = CPyImport_ImportNative(cpy_r_r34, cpy_r_r25, cpy_r_r26, cpy_r_r27, cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r32, cpy_r_r33, 0);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 7, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r24 = cpy_r_r35;
CPyL13: ;
    cpy_r_r36 = CPyStatics[393]; /* 'reasons' */
    cpy_r_r37 = CPyDict_SetItem(cpy_r_r16, cpy_r_r36, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 7, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r39 = (void *)&CPyModule_serai___games___merv___contracts;
    cpy_r_r40 = (void *)&CPyImportState_serai___games___merv___contracts;
    cpy_r_r41 = CPyModuleLockAPI_serai;
    cpy_r_r42 = CPyImport_IsInitialized(cpy_r_r40);
    if (!cpy_r_r42) goto CPyL17;
    cpy_r_r43 = PyImport_GetModuleDict();
    cpy_r_r44 = CPyStatics[1234]; /* 'serai.games.merv.contracts' */
    cpy_r_r45 = CPyDict_GetItem(cpy_r_r43, cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 8, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r46 = cpy_r_r45;
    goto CPyL21;
CPyL17: ;
    cpy_r_r47 = CPyInitOnly_serai___games___merv___contracts;
    cpy_r_r48 = CPyExec_serai___games___merv___contracts;
    cpy_r_r49 = (PyObject **)&CPyModule_serai___games___merv___contracts__internal;
    cpy_r_r50 = PyImport_GetModuleDict();
    cpy_r_r51 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r52 = CPyDict_GetItem(cpy_r_r50, cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 8, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r53 = CPyStatics[8]; /* '__file__' */
    cpy_r_r54 = CPyObject_GetAttr(cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 8, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r55 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r56 = CPyStatics[1234]; /* 'serai.games.merv.contracts' */
    cpy_r_r57 = CPyImport_ImportNative(cpy_r_r56, cpy_r_r47, cpy_r_r48, cpy_r_r49, cpy_r_r39, cpy_r_r40, cpy_r_r41, cpy_r_r54, cpy_r_r55, 0);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 8, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r46 = cpy_r_r57;
CPyL21: ;
    cpy_r_r58 = CPyStatics[5199]; /* ('CONTRACTS',) */
    cpy_r_r59 = CPyStatic_merv___actions___trade___globals;
    cpy_r_r60 = CPyImport_GetNativeAttrs(cpy_r_r46, cpy_r_r58, cpy_r_r58, cpy_r_r59);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 8, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    } else
        goto CPyL113;
CPyL22: ;
    cpy_r_r61 = (void *)&CPyModule_serai___games___merv___gains;
    cpy_r_r62 = (void *)&CPyImportState_serai___games___merv___gains;
    cpy_r_r63 = CPyModuleLockAPI_serai;
    cpy_r_r64 = CPyImport_IsInitialized(cpy_r_r62);
    if (!cpy_r_r64) goto CPyL25;
    cpy_r_r65 = PyImport_GetModuleDict();
    cpy_r_r66 = CPyStatics[1236]; /* 'serai.games.merv.gains' */
    cpy_r_r67 = CPyDict_GetItem(cpy_r_r65, cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 9, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r68 = cpy_r_r67;
    goto CPyL29;
CPyL25: ;
    cpy_r_r69 = CPyInitOnly_serai___games___merv___gains;
    cpy_r_r70 = CPyExec_serai___games___merv___gains;
    cpy_r_r71 = (PyObject **)&CPyModule_serai___games___merv___gains__internal;
    cpy_r_r72 = PyImport_GetModuleDict();
    cpy_r_r73 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r74 = CPyDict_GetItem(cpy_r_r72, cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 9, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r75 = CPyStatics[8]; /* '__file__' */
    cpy_r_r76 = CPyObject_GetAttr(cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 9, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r77 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r78 = CPyStatics[1236]; /* 'serai.games.merv.gains' */
    cpy_r_r79 = CPyImport_ImportNative(cpy_r_r78, cpy_r_r69, cpy_r_r70, cpy_r_r71, cpy_r_r61, cpy_r_r62, cpy_r_r63, cpy_r_r76, cpy_r_r77, 0);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 9, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r68 = cpy_r_r79;
CPyL29: ;
    cpy_r_r80 = CPyStatics[5211]; /* ('gain_camels', 'gain_now') */
    cpy_r_r81 = CPyStatic_merv___actions___trade___globals;
    cpy_r_r82 = CPyImport_GetNativeAttrs(cpy_r_r68, cpy_r_r80, cpy_r_r80, cpy_r_r81);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 9, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    } else
        goto CPyL114;
CPyL30: ;
    cpy_r_r83 = (void *)&CPyModule_serai___games___merv___names;
    cpy_r_r84 = (void *)&CPyImportState_serai___games___merv___names;
    cpy_r_r85 = CPyModuleLockAPI_serai;
    cpy_r_r86 = CPyImport_IsInitialized(cpy_r_r84);
    if (!cpy_r_r86) goto CPyL33;
    cpy_r_r87 = PyImport_GetModuleDict();
    cpy_r_r88 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r89 = CPyDict_GetItem(cpy_r_r87, cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 10, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r90 = cpy_r_r89;
    goto CPyL37;
CPyL33: ;
    cpy_r_r91 = CPyInitOnly_serai___games___merv___names;
    cpy_r_r92 = CPyExec_serai___games___merv___names;
    cpy_r_r93 = (PyObject **)&CPyModule_serai___games___merv___names__internal;
    cpy_r_r94 = PyImport_GetModuleDict();
    cpy_r_r95 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r96 = CPyDict_GetItem(cpy_r_r94, cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 10, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r97 = CPyStatics[8]; /* '__file__' */
    cpy_r_r98 = CPyObject_GetAttr(cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 10, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r99 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r100 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r101 = CPyImport_ImportNative(cpy_r_r100, cpy_r_r91, cpy_r_r92, cpy_r_r93, cpy_r_r83, cpy_r_r84, cpy_r_r85, cpy_r_r98, cpy_r_r99, 0);
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 10, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r90 = cpy_r_r101;
CPyL37: ;
    cpy_r_r102 = CPyStatics[5212]; /* ('FROM_CONTRACTS', 'NONE') */
    cpy_r_r103 = CPyStatic_merv___actions___trade___globals;
    cpy_r_r104 = CPyImport_GetNativeAttrs(cpy_r_r90, cpy_r_r102, cpy_r_r102, cpy_r_r103);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 10, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    } else
        goto CPyL115;
CPyL38: ;
    cpy_r_r105 = (void *)&CPyModule_serai___games___merv___paying;
    cpy_r_r106 = (void *)&CPyImportState_serai___games___merv___paying;
    cpy_r_r107 = CPyModuleLockAPI_serai;
    cpy_r_r108 = CPyImport_IsInitialized(cpy_r_r106);
    if (!cpy_r_r108) goto CPyL41;
    cpy_r_r109 = PyImport_GetModuleDict();
    cpy_r_r110 = CPyStatics[1242]; /* 'serai.games.merv.paying' */
    cpy_r_r111 = CPyDict_GetItem(cpy_r_r109, cpy_r_r110);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 11, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r112 = cpy_r_r111;
    goto CPyL45;
CPyL41: ;
    cpy_r_r113 = CPyInitOnly_serai___games___merv___paying;
    cpy_r_r114 = CPyExec_serai___games___merv___paying;
    cpy_r_r115 = (PyObject **)&CPyModule_serai___games___merv___paying__internal;
    cpy_r_r116 = PyImport_GetModuleDict();
    cpy_r_r117 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r118 = CPyDict_GetItem(cpy_r_r116, cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 11, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r119 = CPyStatics[8]; /* '__file__' */
    cpy_r_r120 = CPyObject_GetAttr(cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 11, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r121 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r122 = CPyStatics[1242]; /* 'serai.games.merv.paying' */
    cpy_r_r123 = CPyImport_ImportNative(cpy_r_r122, cpy_r_r113, cpy_r_r114, cpy_r_r115, cpy_r_r105, cpy_r_r106, cpy_r_r107, cpy_r_r120, cpy_r_r121, 0);
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 11, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r112 = cpy_r_r123;
CPyL45: ;
    cpy_r_r124 = CPyStatics[5213]; /* ('cost_note', 'pay', 'price_obstacle') */
    cpy_r_r125 = CPyStatic_merv___actions___trade___globals;
    cpy_r_r126 = CPyImport_GetNativeAttrs(cpy_r_r112, cpy_r_r124, cpy_r_r124, cpy_r_r125);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 11, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    } else
        goto CPyL116;
CPyL46: ;
    cpy_r_r127 = (void *)&CPyModule_serai___games___merv___table;
    cpy_r_r128 = (void *)&CPyImportState_serai___games___merv___table;
    cpy_r_r129 = CPyModuleLockAPI_serai;
    cpy_r_r130 = CPyImport_IsInitialized(cpy_r_r128);
    if (!cpy_r_r130) goto CPyL49;
    cpy_r_r131 = PyImport_GetModuleDict();
    cpy_r_r132 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r133 = CPyDict_GetItem(cpy_r_r131, cpy_r_r132);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 12, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r134 = cpy_r_r133;
    goto CPyL53;
CPyL49: ;
    cpy_r_r135 = CPyInitOnly_serai___games___merv___table;
    cpy_r_r136 = CPyExec_serai___games___merv___table;
    cpy_r_r137 = (PyObject **)&CPyModule_serai___games___merv___table__internal;
    cpy_r_r138 = PyImport_GetModuleDict();
    cpy_r_r139 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r140 = CPyDict_GetItem(cpy_r_r138, cpy_r_r139);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 12, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r141 = CPyStatics[8]; /* '__file__' */
    cpy_r_r142 = CPyObject_GetAttr(cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 12, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r143 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r144 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r145 = CPyImport_ImportNative(cpy_r_r144, cpy_r_r135, cpy_r_r136, cpy_r_r137, cpy_r_r127, cpy_r_r128, cpy_r_r129, cpy_r_r142, cpy_r_r143, 0);
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 12, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r134 = cpy_r_r145;
CPyL53: ;
    cpy_r_r146 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r147 = CPyStatic_merv___actions___trade___globals;
    cpy_r_r148 = CPyImport_GetNativeAttrs(cpy_r_r134, cpy_r_r146, cpy_r_r146, cpy_r_r147);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 12, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    } else
        goto CPyL117;
CPyL54: ;
    cpy_r_r149 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r150 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r151 = CPyModuleLockAPI_serai;
    cpy_r_r152 = CPyImport_IsInitialized(cpy_r_r150);
    if (!cpy_r_r152) goto CPyL57;
    cpy_r_r153 = PyImport_GetModuleDict();
    cpy_r_r154 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r155 = CPyDict_GetItem(cpy_r_r153, cpy_r_r154);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 13, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r156 = cpy_r_r155;
    goto CPyL61;
CPyL57: ;
    cpy_r_r157 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r158 = CPyExec_serai___kernel___decision;
    cpy_r_r159 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r160 = PyImport_GetModuleDict();
    cpy_r_r161 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r162 = CPyDict_GetItem(cpy_r_r160, cpy_r_r161);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 13, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r163 = CPyStatics[8]; /* '__file__' */
    cpy_r_r164 = CPyObject_GetAttr(cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r162);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 13, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r165 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r166 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r167 = CPyImport_ImportNative(cpy_r_r166, cpy_r_r157, cpy_r_r158, cpy_r_r159, cpy_r_r149, cpy_r_r150, cpy_r_r151, cpy_r_r164, cpy_r_r165, 0);
    CPy_DECREF(cpy_r_r164);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 13, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r156 = cpy_r_r167;
CPyL61: ;
    cpy_r_r168 = CPyStatics[5075]; /* ('Asking', 'Offer', 'Option', 'Reason', 'Rules', 'ask') */
    cpy_r_r169 = CPyStatic_merv___actions___trade___globals;
    cpy_r_r170 = CPyImport_GetNativeAttrs(cpy_r_r156, cpy_r_r168, cpy_r_r168, cpy_r_r169);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 13, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    } else
        goto CPyL118;
CPyL62: ;
    cpy_r_r171 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r172 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r173 = CPyModuleLockAPI_serai;
    cpy_r_r174 = CPyImport_IsInitialized(cpy_r_r172);
    if (!cpy_r_r174) goto CPyL65;
    cpy_r_r175 = PyImport_GetModuleDict();
    cpy_r_r176 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r177 = CPyDict_GetItem(cpy_r_r175, cpy_r_r176);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 14, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r178 = cpy_r_r177;
    goto CPyL69;
CPyL65: ;
    cpy_r_r179 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r180 = CPyExec_serai___kernel___effects;
    cpy_r_r181 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r182 = PyImport_GetModuleDict();
    cpy_r_r183 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r184 = CPyDict_GetItem(cpy_r_r182, cpy_r_r183);
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 14, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r185 = CPyStatics[8]; /* '__file__' */
    cpy_r_r186 = CPyObject_GetAttr(cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r184);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 14, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r187 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r188 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r189 = CPyImport_ImportNative(cpy_r_r188, cpy_r_r179, cpy_r_r180, cpy_r_r181, cpy_r_r171, cpy_r_r172, cpy_r_r173, cpy_r_r186, cpy_r_r187, 0);
    CPy_DECREF(cpy_r_r186);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 14, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r178 = cpy_r_r189;
CPyL69: ;
    cpy_r_r190 = CPyStatics[5214]; /* ('NOTHING',) */
    cpy_r_r191 = CPyStatic_merv___actions___trade___globals;
    cpy_r_r192 = CPyImport_GetNativeAttrs(cpy_r_r178, cpy_r_r190, cpy_r_r190, cpy_r_r191);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 14, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    } else
        goto CPyL119;
CPyL70: ;
    cpy_r_r193 = (void *)&CPyModule_serai___kernel___extras;
    cpy_r_r194 = (void *)&CPyImportState_serai___kernel___extras;
    cpy_r_r195 = CPyModuleLockAPI_serai;
    cpy_r_r196 = CPyImport_IsInitialized(cpy_r_r194);
    if (!cpy_r_r196) goto CPyL73;
    cpy_r_r197 = PyImport_GetModuleDict();
    cpy_r_r198 = CPyStatics[373]; /* 'serai.kernel.extras' */
    cpy_r_r199 = CPyDict_GetItem(cpy_r_r197, cpy_r_r198);
    if (unlikely(cpy_r_r199 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 15, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r200 = cpy_r_r199;
    goto CPyL77;
CPyL73: ;
    cpy_r_r201 = CPyInitOnly_serai___kernel___extras;
    cpy_r_r202 = CPyExec_serai___kernel___extras;
    cpy_r_r203 = (PyObject **)&CPyModule_serai___kernel___extras__internal;
    cpy_r_r204 = PyImport_GetModuleDict();
    cpy_r_r205 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r206 = CPyDict_GetItem(cpy_r_r204, cpy_r_r205);
    if (unlikely(cpy_r_r206 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 15, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r207 = CPyStatics[8]; /* '__file__' */
    cpy_r_r208 = CPyObject_GetAttr(cpy_r_r206, cpy_r_r207);
    CPy_DECREF(cpy_r_r206);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 15, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r209 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r210 = CPyStatics[373]; /* 'serai.kernel.extras' */
    cpy_r_r211 = CPyImport_ImportNative(cpy_r_r210, cpy_r_r201, cpy_r_r202, cpy_r_r203, cpy_r_r193, cpy_r_r194, cpy_r_r195, cpy_r_r208, cpy_r_r209, 0);
    CPy_DECREF(cpy_r_r208);
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 15, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r200 = cpy_r_r211;
CPyL77: ;
    cpy_r_r212 = CPyStatics[5042]; /* ('ask_with',) */
    cpy_r_r213 = CPyStatic_merv___actions___trade___globals;
    cpy_r_r214 = CPyImport_GetNativeAttrs(cpy_r_r200, cpy_r_r212, cpy_r_r212, cpy_r_r213);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r214 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 15, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    } else
        goto CPyL120;
CPyL78: ;
    cpy_r_r215 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r216 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r217 = CPyModuleLockAPI_serai;
    cpy_r_r218 = CPyImport_IsInitialized(cpy_r_r216);
    if (!cpy_r_r218) goto CPyL81;
    cpy_r_r219 = PyImport_GetModuleDict();
    cpy_r_r220 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r221 = CPyDict_GetItem(cpy_r_r219, cpy_r_r220);
    if (unlikely(cpy_r_r221 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 16, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r222 = cpy_r_r221;
    goto CPyL85;
CPyL81: ;
    cpy_r_r223 = CPyInitOnly_serai___kernel___message;
    cpy_r_r224 = CPyExec_serai___kernel___message;
    cpy_r_r225 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r226 = PyImport_GetModuleDict();
    cpy_r_r227 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r228 = CPyDict_GetItem(cpy_r_r226, cpy_r_r227);
    if (unlikely(cpy_r_r228 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 16, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r229 = CPyStatics[8]; /* '__file__' */
    cpy_r_r230 = CPyObject_GetAttr(cpy_r_r228, cpy_r_r229);
    CPy_DECREF(cpy_r_r228);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 16, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r231 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r232 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r233 = CPyImport_ImportNative(cpy_r_r232, cpy_r_r223, cpy_r_r224, cpy_r_r225, cpy_r_r215, cpy_r_r216, cpy_r_r217, cpy_r_r230, cpy_r_r231, 0);
    CPy_DECREF(cpy_r_r230);
    if (unlikely(cpy_r_r233 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 16, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r222 = cpy_r_r233;
CPyL85: ;
    cpy_r_r234 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r235 = CPyStatic_merv___actions___trade___globals;
    cpy_r_r236 = CPyImport_GetNativeAttrs(cpy_r_r222, cpy_r_r234, cpy_r_r234, cpy_r_r235);
    CPy_DECREF(cpy_r_r222);
    if (unlikely(cpy_r_r236 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 16, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    } else
        goto CPyL121;
CPyL86: ;
    cpy_r_r237 = (void *)&CPyModule_serai___kernel___offer;
    cpy_r_r238 = (void *)&CPyImportState_serai___kernel___offer;
    cpy_r_r239 = CPyModuleLockAPI_serai;
    cpy_r_r240 = CPyImport_IsInitialized(cpy_r_r238);
    if (!cpy_r_r240) goto CPyL89;
    cpy_r_r241 = PyImport_GetModuleDict();
    cpy_r_r242 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r243 = CPyDict_GetItem(cpy_r_r241, cpy_r_r242);
    if (unlikely(cpy_r_r243 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 17, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r244 = cpy_r_r243;
    goto CPyL93;
CPyL89: ;
    cpy_r_r245 = CPyInitOnly_serai___kernel___offer;
    cpy_r_r246 = CPyExec_serai___kernel___offer;
    cpy_r_r247 = (PyObject **)&CPyModule_serai___kernel___offer__internal;
    cpy_r_r248 = PyImport_GetModuleDict();
    cpy_r_r249 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r250 = CPyDict_GetItem(cpy_r_r248, cpy_r_r249);
    if (unlikely(cpy_r_r250 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 17, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r251 = CPyStatics[8]; /* '__file__' */
    cpy_r_r252 = CPyObject_GetAttr(cpy_r_r250, cpy_r_r251);
    CPy_DECREF(cpy_r_r250);
    if (unlikely(cpy_r_r252 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 17, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r253 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r254 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r255 = CPyImport_ImportNative(cpy_r_r254, cpy_r_r245, cpy_r_r246, cpy_r_r247, cpy_r_r237, cpy_r_r238, cpy_r_r239, cpy_r_r252, cpy_r_r253, 0);
    CPy_DECREF(cpy_r_r252);
    if (unlikely(cpy_r_r255 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 17, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r244 = cpy_r_r255;
CPyL93: ;
    cpy_r_r256 = CPyStatics[5043]; /* ('TableOffer',) */
    cpy_r_r257 = CPyStatic_merv___actions___trade___globals;
    cpy_r_r258 = CPyImport_GetNativeAttrs(cpy_r_r244, cpy_r_r256, cpy_r_r256, cpy_r_r257);
    CPy_DECREF(cpy_r_r244);
    if (unlikely(cpy_r_r258 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 17, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    } else
        goto CPyL122;
CPyL94: ;
    cpy_r_r259 = (void *)&CPyModule_serai___kernel___perform;
    cpy_r_r260 = (void *)&CPyImportState_serai___kernel___perform;
    cpy_r_r261 = CPyModuleLockAPI_serai;
    cpy_r_r262 = CPyImport_IsInitialized(cpy_r_r260);
    if (!cpy_r_r262) goto CPyL97;
    cpy_r_r263 = PyImport_GetModuleDict();
    cpy_r_r264 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r265 = CPyDict_GetItem(cpy_r_r263, cpy_r_r264);
    if (unlikely(cpy_r_r265 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 18, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r266 = cpy_r_r265;
    goto CPyL101;
CPyL97: ;
    cpy_r_r267 = CPyInitOnly_serai___kernel___perform;
    cpy_r_r268 = CPyExec_serai___kernel___perform;
    cpy_r_r269 = (PyObject **)&CPyModule_serai___kernel___perform__internal;
    cpy_r_r270 = PyImport_GetModuleDict();
    cpy_r_r271 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r272 = CPyDict_GetItem(cpy_r_r270, cpy_r_r271);
    if (unlikely(cpy_r_r272 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 18, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r273 = CPyStatics[8]; /* '__file__' */
    cpy_r_r274 = CPyObject_GetAttr(cpy_r_r272, cpy_r_r273);
    CPy_DECREF(cpy_r_r272);
    if (unlikely(cpy_r_r274 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 18, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r275 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r276 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r277 = CPyImport_ImportNative(cpy_r_r276, cpy_r_r267, cpy_r_r268, cpy_r_r269, cpy_r_r259, cpy_r_r260, cpy_r_r261, cpy_r_r274, cpy_r_r275, 0);
    CPy_DECREF(cpy_r_r274);
    if (unlikely(cpy_r_r277 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 18, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r266 = cpy_r_r277;
CPyL101: ;
    cpy_r_r278 = CPyStatics[5097]; /* ('in_order',) */
    cpy_r_r279 = CPyStatic_merv___actions___trade___globals;
    cpy_r_r280 = CPyImport_GetNativeAttrs(cpy_r_r266, cpy_r_r278, cpy_r_r278, cpy_r_r279);
    CPy_DECREF(cpy_r_r266);
    if (unlikely(cpy_r_r280 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 18, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    } else
        goto CPyL123;
CPyL102: ;
    cpy_r_r281 = (PyObject *)CPyType_offer___TableOffer;
    cpy_r_r282 = (PyObject *)CPyType_merv___table___Table;
    cpy_r_r283 = PyObject_GetItem(cpy_r_r281, cpy_r_r282);
    if (unlikely(cpy_r_r283 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 122, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r284 = PyTuple_Pack(1, cpy_r_r283);
    CPy_DECREF(cpy_r_r283);
    if (unlikely(cpy_r_r284 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 122, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r285 = CPyStatics[1205]; /* 'serai.games.merv.actions.trade' */
    cpy_r_r286 = (PyObject *)CPyType_merv___actions___trade___GoodOffer_template;
    cpy_r_r287 = CPyType_FromTemplate(cpy_r_r286, cpy_r_r284, cpy_r_r285);
    CPy_DECREF(cpy_r_r284);
    if (unlikely(cpy_r_r287 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 122, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    cpy_r_r288 = CPyDef_merv___actions___trade___GoodOffer_trait_vtable_setup();
    if (unlikely(cpy_r_r288 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 122, CPyStatic_merv___actions___trade___globals);
        goto CPyL124;
    }
    cpy_r_r289 = CPyDef_merv___actions___trade___GoodOffer_coroutine_setup(cpy_r_r287);
    if (unlikely(cpy_r_r289 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 122, CPyStatic_merv___actions___trade___globals);
        goto CPyL124;
    }
    cpy_r_r290 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r291 = CPyStatics[1306]; /* 'bought' */
    cpy_r_r292 = CPyStatics[378]; /* 't' */
    cpy_r_r293 = CPyStatics[379]; /* 'me' */
    cpy_r_r294 = CPyStatics[380]; /* '_likely' */
    cpy_r_r295 = CPyStatics[381]; /* '_obstacle' */
    cpy_r_r296 = CPyStatics[382]; /* '_others' */
    cpy_r_r297 = CPyStatics[383]; /* '_note' */
    cpy_r_r298 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r299 = PyTuple_Pack(8, cpy_r_r291, cpy_r_r292, cpy_r_r293, cpy_r_r294, cpy_r_r295, cpy_r_r296, cpy_r_r297, cpy_r_r298);
    if (unlikely(cpy_r_r299 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 122, CPyStatic_merv___actions___trade___globals);
        goto CPyL124;
    }
    cpy_r_r300 = PyObject_SetAttr(cpy_r_r287, cpy_r_r290, cpy_r_r299);
    CPy_DECREF(cpy_r_r299);
    cpy_r_r301 = cpy_r_r300 >= 0;
    if (unlikely(!cpy_r_r301)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 122, CPyStatic_merv___actions___trade___globals);
        goto CPyL124;
    }
    CPyType_merv___actions___trade___GoodOffer = (PyTypeObject *)cpy_r_r287;
    CPy_INCREF(CPyType_merv___actions___trade___GoodOffer);
    cpy_r_r302 = CPyStatic_merv___actions___trade___globals;
    cpy_r_r303 = CPyStatics[1307]; /* 'GoodOffer' */
    cpy_r_r304 = PyDict_SetItem(cpy_r_r302, cpy_r_r303, cpy_r_r287);
    cpy_r_r305 = cpy_r_r304 >= 0;
    if (unlikely(!cpy_r_r305)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 122, CPyStatic_merv___actions___trade___globals);
        goto CPyL124;
    }
    cpy_r_r306 = CPy_InitSubclass(cpy_r_r287);
    CPy_DECREF(cpy_r_r287);
    if (unlikely(!cpy_r_r306)) {
        CPy_AddTraceback("src/serai/games/merv/actions/trade.py", "<module>", 122, CPyStatic_merv___actions___trade___globals);
        goto CPyL112;
    }
    return 1;
CPyL112: ;
    cpy_r_r307 = 2;
    return cpy_r_r307;
CPyL113: ;
    CPy_DECREF(cpy_r_r60);
    goto CPyL22;
CPyL114: ;
    CPy_DECREF(cpy_r_r82);
    goto CPyL30;
CPyL115: ;
    CPy_DECREF(cpy_r_r104);
    goto CPyL38;
CPyL116: ;
    CPy_DECREF(cpy_r_r126);
    goto CPyL46;
CPyL117: ;
    CPy_DECREF(cpy_r_r148);
    goto CPyL54;
CPyL118: ;
    CPy_DECREF(cpy_r_r170);
    goto CPyL62;
CPyL119: ;
    CPy_DECREF(cpy_r_r192);
    goto CPyL70;
CPyL120: ;
    CPy_DECREF(cpy_r_r214);
    goto CPyL78;
CPyL121: ;
    CPy_DECREF(cpy_r_r236);
    goto CPyL86;
CPyL122: ;
    CPy_DECREF(cpy_r_r258);
    goto CPyL94;
CPyL123: ;
    CPy_DECREF(cpy_r_r280);
    goto CPyL102;
CPyL124: ;
    CPy_DecRef(cpy_r_r287);
    goto CPyL112;
}

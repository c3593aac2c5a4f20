#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
caravansary___CardOffer_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
PyMemberDef caravansary___CardOffer_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___actions___caravansary___CardOfferObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___actions___caravansary___CardOfferObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
caravansary___CardOffer_traverse(serai___games___merv___actions___caravansary___CardOfferObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__likely);
    Py_VISIT(self->__obstacle);
    Py_VISIT(self->__others);
    Py_VISIT(self->__note);
    Py_VISIT(self->_t);
    if (CPyTagged_CheckLong(self->_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_me));
    }
    if (CPyTagged_CheckLong(self->_colour)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_colour));
    }
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___caravansary___CardOfferObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___caravansary___CardOfferObject))));
    return rv;
}

static int32_t CPyDef_caravansary___CardOffer_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___caravansary___CardOfferObject *self = (serai___games___merv___actions___caravansary___CardOfferObject *)cpy_r_self;
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
    if (CPyTagged_CheckLong(self->_colour)) {
        CPyTagged __tmp = self->_colour;
        self->_colour = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___caravansary___CardOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___caravansary___CardOfferObject))));
    return 0;
}

static int32_t CPyDef_caravansary___CardOffer_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___caravansary___CardOfferObject *self = (serai___games___merv___actions___caravansary___CardOfferObject *)cpy_r_self;
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
    if (CPyTagged_CheckLong(self->_colour)) {
        CPyTagged __tmp = self->_colour;
        self->_colour = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___caravansary___CardOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___caravansary___CardOfferObject))));
    return 0;
}

static void
caravansary___CardOffer_dealloc(serai___games___merv___actions___caravansary___CardOfferObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, caravansary___CardOffer_dealloc)
    CPyDef_caravansary___CardOffer_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_caravansary_____mypyc__CardOffer_setup(PyObject *cpy_r_type);
PyObject *CPyDef_caravansary___CardOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_colour);

static PyObject *
caravansary___CardOffer_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_caravansary___CardOffer) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_caravansary_____mypyc__CardOffer_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_caravansary___CardOffer_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem caravansary___CardOffer_vtable[18];
static bool
CPyDef_caravansary___CardOffer_trait_vtable_setup(void)
{
    CPyVTableItem caravansary___CardOffer_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_caravansary___CardOffer_____init__,
        (CPyVTableItem)CPyDef_offer___Offer_____add__,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_caravansary___CardOffer___note,
        (CPyVTableItem)CPyDef_caravansary___CardOffer_____init__,
        (CPyVTableItem)CPyDef_caravansary___CardOffer___likely,
        (CPyVTableItem)CPyDef_offer___TableOffer___others,
        (CPyVTableItem)CPyDef_caravansary___CardOffer___obstacle,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_caravansary___CardOffer___note,
        (CPyVTableItem)CPyDef_caravansary___CardOffer_____init__,
        (CPyVTableItem)CPyDef_caravansary___CardOffer___likely,
        (CPyVTableItem)CPyDef_caravansary___CardOffer___obstacle,
        (CPyVTableItem)CPyDef_caravansary___CardOffer___note,
    };
    memcpy(caravansary___CardOffer_vtable, caravansary___CardOffer_vtable_scratch, sizeof(caravansary___CardOffer_vtable));
    return 1;
}

static bool
CPyDef_caravansary___CardOffer_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
caravansary___CardOffer_get_colour(serai___games___merv___actions___caravansary___CardOfferObject *self, void *closure);
static int
caravansary___CardOffer_set_colour(serai___games___merv___actions___caravansary___CardOfferObject *self, PyObject *value, void *closure);

static PyGetSetDef caravansary___CardOffer_getseters[] = {
    {"colour",
     (getter)caravansary___CardOffer_get_colour, (setter)caravansary___CardOffer_set_colour,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef caravansary___CardOffer_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_caravansary_____mypyc__CardOffer_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_caravansary___CardOffer_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, t, me, colour)\n--\n\n")},
    {"likely",
     (PyCFunction)CPyPy_caravansary___CardOffer___likely,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("likely($self)\n--\n\n")},
    {"obstacle",
     (PyCFunction)CPyPy_caravansary___CardOffer___obstacle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("obstacle($self, option)\n--\n\n")},
    {"note",
     (PyCFunction)CPyPy_caravansary___CardOffer___note,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("note($self, option)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_caravansary___CardOffer_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "CardOffer",
    .tp_new = caravansary___CardOffer_new,
    .tp_dealloc = (destructor)caravansary___CardOffer_dealloc,
    .tp_traverse = (traverseproc)caravansary___CardOffer_traverse,
    .tp_clear = (inquiry)CPyDef_caravansary___CardOffer_clear,
    .tp_getset = caravansary___CardOffer_getseters,
    .tp_methods = caravansary___CardOffer_methods,
    .tp_init = caravansary___CardOffer_init,
    .tp_members = caravansary___CardOffer_members,
    .tp_basicsize = sizeof(serai___games___merv___actions___caravansary___CardOfferObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___actions___caravansary___CardOfferObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___actions___caravansary___CardOfferObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("CardOffer(t, me, colour)\n--\n\n"),
};
static PyTypeObject *CPyType_caravansary___CardOffer_template = &CPyType_caravansary___CardOffer_template_;

PyObject *CPyDef_caravansary_____mypyc__CardOffer_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___caravansary___CardOfferObject *self;
    self = (serai___games___merv___actions___caravansary___CardOfferObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = caravansary___CardOffer_vtable;
    self->_me = CPY_INT_TAG;
    self->_colour = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_caravansary___CardOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_colour)
{
    PyObject *self = CPyDef_caravansary_____mypyc__CardOffer_setup((PyObject *)CPyType_caravansary___CardOffer);
    if (self == NULL)
        return NULL;
    char res = CPyDef_caravansary___CardOffer_____init__(self, cpy_r_t, cpy_r_me, cpy_r_colour);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
caravansary___CardOffer_get_colour(serai___games___merv___actions___caravansary___CardOfferObject *self, void *closure)
{
    if (unlikely(self->_colour == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'colour' of 'CardOffer' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_colour);
    PyObject *retval = CPyTagged_StealAsObject(self->_colour);
    return retval;
}

static int
caravansary___CardOffer_set_colour(serai___games___merv___actions___caravansary___CardOfferObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'CardOffer' object attribute 'colour' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_colour != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_colour);
    }
    self->_colour = tmp;
    return 0;
}

static PySendResult CPyDunder_am_sendcaravansary___caravansary_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_caravansary___caravansary_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods caravansary___caravansary_gen_as_async = {
    .am_send = CPyDunder_am_sendcaravansary___caravansary_gen,
};
static int
caravansary___caravansary_gen_traverse(serai___games___merv___actions___caravansary___caravansary_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__o);
    Py_VISIT(self->___mypyc_generator_frame_attribute__before);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__colour)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__colour));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_3);
    Py_VISIT(self->___mypyc_generator_frame_attribute__chosen);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_5);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_6);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_caravansary___caravansary_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___caravansary___caravansary_genObject *self = (serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__before);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__colour)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__colour;
        self->___mypyc_generator_frame_attribute__colour = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_3);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__chosen);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_5);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_6);
    return 0;
}

static int32_t CPyDef_caravansary___caravansary_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___caravansary___caravansary_genObject *self = (serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__before);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__colour)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__colour;
        self->___mypyc_generator_frame_attribute__colour = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_3);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__chosen);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_5);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_6);
    return 0;
}

static void
caravansary___caravansary_gen_dealloc(serai___games___merv___actions___caravansary___caravansary_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (caravansary___caravansary_gen_free_instance == NULL) {
        caravansary___caravansary_gen_free_instance = self;
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
        Py_CLEAR(self->___mypyc_generator_frame_attribute__before);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__colour)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__colour;
            self->___mypyc_generator_frame_attribute__colour = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__colour = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_3);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__chosen);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_5);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_6);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, caravansary___caravansary_gen_dealloc)
    CPyDef_caravansary___caravansary_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_caravansary_____mypyc__caravansary_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_caravansary___caravansary_gen(void);

static PyObject *
caravansary___caravansary_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_caravansary___caravansary_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_caravansary_____mypyc__caravansary_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem caravansary___caravansary_gen_vtable[6];
static bool
CPyDef_caravansary___caravansary_gen_trait_vtable_setup(void)
{
    CPyVTableItem caravansary___caravansary_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_caravansary___caravansary_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_caravansary___caravansary_gen_____next__,
        (CPyVTableItem)CPyDef_caravansary___caravansary_gen___send,
        (CPyVTableItem)CPyDef_caravansary___caravansary_gen_____iter__,
        (CPyVTableItem)CPyDef_caravansary___caravansary_gen___throw,
        (CPyVTableItem)CPyDef_caravansary___caravansary_gen___close,
    };
    memcpy(caravansary___caravansary_gen_vtable, caravansary___caravansary_gen_vtable_scratch, sizeof(caravansary___caravansary_gen_vtable));
    return 1;
}

static bool
CPyDef_caravansary___caravansary_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef caravansary___caravansary_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_caravansary_____mypyc__caravansary_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_caravansary___caravansary_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_caravansary___caravansary_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_caravansary___caravansary_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_caravansary___caravansary_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_caravansary___caravansary_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_caravansary___caravansary_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "caravansary_gen",
    .tp_new = caravansary___caravansary_gen_new,
    .tp_dealloc = (destructor)caravansary___caravansary_gen_dealloc,
    .tp_traverse = (traverseproc)caravansary___caravansary_gen_traverse,
    .tp_clear = (inquiry)CPyDef_caravansary___caravansary_gen_clear,
    .tp_methods = caravansary___caravansary_gen_methods,
    .tp_iter = CPyDef_caravansary___caravansary_gen_____iter__,
    .tp_iternext = CPyDef_caravansary___caravansary_gen_____next__,
    .tp_as_async = &caravansary___caravansary_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___actions___caravansary___caravansary_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("caravansary_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_caravansary___caravansary_gen_template = &CPyType_caravansary___caravansary_gen_template_;

PyObject *CPyDef_caravansary_____mypyc__caravansary_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___caravansary___caravansary_genObject *self;
    if (caravansary___caravansary_gen_free_instance != NULL) {
        self = caravansary___caravansary_gen_free_instance;
        caravansary___caravansary_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___actions___caravansary___caravansary_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = caravansary___caravansary_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__colour = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_caravansary___caravansary_gen(void)
{
    PyObject *self = CPyDef_caravansary_____mypyc__caravansary_gen_setup((PyObject *)CPyType_caravansary___caravansary_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
caravansary___free_card_env_traverse(serai___games___merv___actions___caravansary___free_card_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__me));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_caravansary___free_card_env_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___caravansary___free_card_envObject *self = (serai___games___merv___actions___caravansary___free_card_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__me;
        self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_caravansary___free_card_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___caravansary___free_card_envObject *self = (serai___games___merv___actions___caravansary___free_card_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
caravansary___free_card_env_dealloc(serai___games___merv___actions___caravansary___free_card_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (caravansary___free_card_env_free_instance == NULL) {
        caravansary___free_card_env_free_instance = self;
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
    CPy_TRASHCAN_BEGIN(self, caravansary___free_card_env_dealloc)
    CPyDef_caravansary___free_card_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_caravansary_____mypyc__free_card_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_caravansary___free_card_env(void);

static PyObject *
caravansary___free_card_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_caravansary___free_card_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_caravansary_____mypyc__free_card_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem caravansary___free_card_env_vtable[1];
static bool
CPyDef_caravansary___free_card_env_trait_vtable_setup(void)
{
    CPyVTableItem caravansary___free_card_env_vtable_scratch[] = {
        NULL
    };
    memcpy(caravansary___free_card_env_vtable, caravansary___free_card_env_vtable_scratch, sizeof(caravansary___free_card_env_vtable));
    return 1;
}

static bool
CPyDef_caravansary___free_card_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef caravansary___free_card_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_caravansary_____mypyc__free_card_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_caravansary___free_card_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "free_card_env",
    .tp_new = caravansary___free_card_env_new,
    .tp_dealloc = (destructor)caravansary___free_card_env_dealloc,
    .tp_traverse = (traverseproc)caravansary___free_card_env_traverse,
    .tp_clear = (inquiry)CPyDef_caravansary___free_card_env_clear,
    .tp_methods = caravansary___free_card_env_methods,
    .tp_basicsize = sizeof(serai___games___merv___actions___caravansary___free_card_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("free_card_env()\n--\n\n"),
};
static PyTypeObject *CPyType_caravansary___free_card_env_template = &CPyType_caravansary___free_card_env_template_;

PyObject *CPyDef_caravansary_____mypyc__free_card_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___caravansary___free_card_envObject *self;
    if (caravansary___free_card_env_free_instance != NULL) {
        self = caravansary___free_card_env_free_instance;
        caravansary___free_card_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___actions___caravansary___free_card_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = caravansary___free_card_env_vtable;
    self->___mypyc_generator_attribute__me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_caravansary___free_card_env(void)
{
    PyObject *self = CPyDef_caravansary_____mypyc__free_card_env_setup((PyObject *)CPyType_caravansary___free_card_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendcaravansary___free_card_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_caravansary___free_card_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods caravansary___free_card_gen_as_async = {
    .am_send = CPyDunder_am_sendcaravansary___free_card_gen,
};
static int
caravansary___free_card_gen_traverse(serai___games___merv___actions___caravansary___free_card_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__o);
    Py_VISIT(self->___mypyc_generator_frame_attribute__before);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___actions___caravansary___free_card_gen_2);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_caravansary___free_card_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___caravansary___free_card_genObject *self = (serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__before);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___caravansary___free_card_gen_2);
    return 0;
}

static int32_t CPyDef_caravansary___free_card_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___caravansary___free_card_genObject *self = (serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__before);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___caravansary___free_card_gen_2);
    return 0;
}

static void
caravansary___free_card_gen_dealloc(serai___games___merv___actions___caravansary___free_card_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (caravansary___free_card_gen_free_instance == NULL) {
        caravansary___free_card_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__before);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___caravansary___free_card_gen_2);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, caravansary___free_card_gen_dealloc)
    CPyDef_caravansary___free_card_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_caravansary_____mypyc__free_card_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_caravansary___free_card_gen(void);

static PyObject *
caravansary___free_card_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_caravansary___free_card_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_caravansary_____mypyc__free_card_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem caravansary___free_card_gen_vtable[6];
static bool
CPyDef_caravansary___free_card_gen_trait_vtable_setup(void)
{
    CPyVTableItem caravansary___free_card_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_caravansary___free_card_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_caravansary___free_card_gen_____next__,
        (CPyVTableItem)CPyDef_caravansary___free_card_gen___send,
        (CPyVTableItem)CPyDef_caravansary___free_card_gen_____iter__,
        (CPyVTableItem)CPyDef_caravansary___free_card_gen___throw,
        (CPyVTableItem)CPyDef_caravansary___free_card_gen___close,
    };
    memcpy(caravansary___free_card_gen_vtable, caravansary___free_card_gen_vtable_scratch, sizeof(caravansary___free_card_gen_vtable));
    return 1;
}

static bool
CPyDef_caravansary___free_card_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef caravansary___free_card_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_caravansary_____mypyc__free_card_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_caravansary___free_card_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_caravansary___free_card_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_caravansary___free_card_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_caravansary___free_card_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_caravansary___free_card_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_caravansary___free_card_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "free_card_gen",
    .tp_new = caravansary___free_card_gen_new,
    .tp_dealloc = (destructor)caravansary___free_card_gen_dealloc,
    .tp_traverse = (traverseproc)caravansary___free_card_gen_traverse,
    .tp_clear = (inquiry)CPyDef_caravansary___free_card_gen_clear,
    .tp_methods = caravansary___free_card_gen_methods,
    .tp_iter = CPyDef_caravansary___free_card_gen_____iter__,
    .tp_iternext = CPyDef_caravansary___free_card_gen_____next__,
    .tp_as_async = &caravansary___free_card_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___actions___caravansary___free_card_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("free_card_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_caravansary___free_card_gen_template = &CPyType_caravansary___free_card_gen_template_;

PyObject *CPyDef_caravansary_____mypyc__free_card_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___caravansary___free_card_genObject *self;
    if (caravansary___free_card_gen_free_instance != NULL) {
        self = caravansary___free_card_gen_free_instance;
        caravansary___free_card_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___actions___caravansary___free_card_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = caravansary___free_card_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_caravansary___free_card_gen(void)
{
    PyObject *self = CPyDef_caravansary_____mypyc__free_card_gen_setup((PyObject *)CPyType_caravansary___free_card_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__caravansary_____mypyc_lambda__0_free_card_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_caravansary_____mypyc_lambda__0_free_card_obj_____get__(self, instance, owner);
}
PyMemberDef caravansary_____mypyc_lambda__0_free_card_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___actions___caravansary_____mypyc_lambda__0_free_card_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___actions___caravansary_____mypyc_lambda__0_free_card_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
caravansary_____mypyc_lambda__0_free_card_obj_traverse(serai___games___merv___actions___caravansary_____mypyc_lambda__0_free_card_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___caravansary_____mypyc_lambda__0_free_card_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___caravansary_____mypyc_lambda__0_free_card_objObject))));
    return rv;
}

static int32_t CPyDef_caravansary_____mypyc_lambda__0_free_card_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___caravansary_____mypyc_lambda__0_free_card_objObject *self = (serai___games___merv___actions___caravansary_____mypyc_lambda__0_free_card_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___caravansary_____mypyc_lambda__0_free_card_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___caravansary_____mypyc_lambda__0_free_card_objObject))));
    return 0;
}

static int32_t CPyDef_caravansary_____mypyc_lambda__0_free_card_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___caravansary_____mypyc_lambda__0_free_card_objObject *self = (serai___games___merv___actions___caravansary_____mypyc_lambda__0_free_card_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___caravansary_____mypyc_lambda__0_free_card_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___caravansary_____mypyc_lambda__0_free_card_objObject))));
    return 0;
}

static void
caravansary_____mypyc_lambda__0_free_card_obj_dealloc(serai___games___merv___actions___caravansary_____mypyc_lambda__0_free_card_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (caravansary_____mypyc_lambda__0_free_card_obj_free_instance == NULL) {
        caravansary_____mypyc_lambda__0_free_card_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, caravansary_____mypyc_lambda__0_free_card_obj_dealloc)
    CPyDef_caravansary_____mypyc_lambda__0_free_card_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_caravansary_____mypyc___3__mypyc_lambda__0_free_card_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_caravansary_____mypyc_lambda__0_free_card_obj(void);

static PyObject *
caravansary_____mypyc_lambda__0_free_card_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_caravansary_____mypyc_lambda__0_free_card_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_caravansary_____mypyc___3__mypyc_lambda__0_free_card_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem caravansary_____mypyc_lambda__0_free_card_obj_vtable[2];
static bool
CPyDef_caravansary_____mypyc_lambda__0_free_card_obj_trait_vtable_setup(void)
{
    CPyVTableItem caravansary_____mypyc_lambda__0_free_card_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_caravansary_____mypyc_lambda__0_free_card_obj_____call__,
        (CPyVTableItem)CPyDef_caravansary_____mypyc_lambda__0_free_card_obj_____get__,
    };
    memcpy(caravansary_____mypyc_lambda__0_free_card_obj_vtable, caravansary_____mypyc_lambda__0_free_card_obj_vtable_scratch, sizeof(caravansary_____mypyc_lambda__0_free_card_obj_vtable));
    return 1;
}

static bool
CPyDef_caravansary_____mypyc_lambda__0_free_card_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
caravansary_____mypyc_lambda__0_free_card_obj_get___3_mypyc_env__(serai___games___merv___actions___caravansary_____mypyc_lambda__0_free_card_objObject *self, void *closure);

static PyGetSetDef caravansary_____mypyc_lambda__0_free_card_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)caravansary_____mypyc_lambda__0_free_card_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef caravansary_____mypyc_lambda__0_free_card_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_caravansary_____mypyc___3__mypyc_lambda__0_free_card_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_caravansary_____mypyc_lambda__0_free_card_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_caravansary_____mypyc_lambda__0_free_card_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_caravansary_____mypyc_lambda__0_free_card_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0_free_card_obj",
    .tp_new = caravansary_____mypyc_lambda__0_free_card_obj_new,
    .tp_dealloc = (destructor)caravansary_____mypyc_lambda__0_free_card_obj_dealloc,
    .tp_traverse = (traverseproc)caravansary_____mypyc_lambda__0_free_card_obj_traverse,
    .tp_clear = (inquiry)CPyDef_caravansary_____mypyc_lambda__0_free_card_obj_clear,
    .tp_getset = caravansary_____mypyc_lambda__0_free_card_obj_getseters,
    .tp_methods = caravansary_____mypyc_lambda__0_free_card_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__caravansary_____mypyc_lambda__0_free_card_obj,
    .tp_members = caravansary_____mypyc_lambda__0_free_card_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___actions___caravansary_____mypyc_lambda__0_free_card_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___actions___caravansary_____mypyc_lambda__0_free_card_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___actions___caravansary_____mypyc_lambda__0_free_card_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___actions___caravansary_____mypyc_lambda__0_free_card_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0_free_card_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_caravansary_____mypyc_lambda__0_free_card_obj_template = &CPyType_caravansary_____mypyc_lambda__0_free_card_obj_template_;

PyObject *CPyDef_caravansary_____mypyc___3__mypyc_lambda__0_free_card_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___caravansary_____mypyc_lambda__0_free_card_objObject *self;
    if (caravansary_____mypyc_lambda__0_free_card_obj_free_instance != NULL) {
        self = caravansary_____mypyc_lambda__0_free_card_obj_free_instance;
        caravansary_____mypyc_lambda__0_free_card_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___actions___caravansary_____mypyc_lambda__0_free_card_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = caravansary_____mypyc_lambda__0_free_card_obj_vtable;
    self->vectorcall = CPyPy_caravansary_____mypyc_lambda__0_free_card_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_caravansary_____mypyc_lambda__0_free_card_obj(void)
{
    PyObject *self = CPyDef_caravansary_____mypyc___3__mypyc_lambda__0_free_card_obj_setup((PyObject *)CPyType_caravansary_____mypyc_lambda__0_free_card_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
caravansary_____mypyc_lambda__0_free_card_obj_get___3_mypyc_env__(serai___games___merv___actions___caravansary_____mypyc_lambda__0_free_card_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0_free_card_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__caravansary_____mypyc_lambda__1_free_card_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_caravansary_____mypyc_lambda__1_free_card_obj_____get__(self, instance, owner);
}
PyMemberDef caravansary_____mypyc_lambda__1_free_card_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___actions___caravansary_____mypyc_lambda__1_free_card_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___actions___caravansary_____mypyc_lambda__1_free_card_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
caravansary_____mypyc_lambda__1_free_card_obj_traverse(serai___games___merv___actions___caravansary_____mypyc_lambda__1_free_card_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___caravansary_____mypyc_lambda__1_free_card_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___caravansary_____mypyc_lambda__1_free_card_objObject))));
    return rv;
}

static int32_t CPyDef_caravansary_____mypyc_lambda__1_free_card_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___caravansary_____mypyc_lambda__1_free_card_objObject *self = (serai___games___merv___actions___caravansary_____mypyc_lambda__1_free_card_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___caravansary_____mypyc_lambda__1_free_card_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___caravansary_____mypyc_lambda__1_free_card_objObject))));
    return 0;
}

static int32_t CPyDef_caravansary_____mypyc_lambda__1_free_card_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___caravansary_____mypyc_lambda__1_free_card_objObject *self = (serai___games___merv___actions___caravansary_____mypyc_lambda__1_free_card_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___caravansary_____mypyc_lambda__1_free_card_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___caravansary_____mypyc_lambda__1_free_card_objObject))));
    return 0;
}

static void
caravansary_____mypyc_lambda__1_free_card_obj_dealloc(serai___games___merv___actions___caravansary_____mypyc_lambda__1_free_card_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (caravansary_____mypyc_lambda__1_free_card_obj_free_instance == NULL) {
        caravansary_____mypyc_lambda__1_free_card_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, caravansary_____mypyc_lambda__1_free_card_obj_dealloc)
    CPyDef_caravansary_____mypyc_lambda__1_free_card_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_caravansary_____mypyc___3__mypyc_lambda__1_free_card_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_caravansary_____mypyc_lambda__1_free_card_obj(void);

static PyObject *
caravansary_____mypyc_lambda__1_free_card_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_caravansary_____mypyc_lambda__1_free_card_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_caravansary_____mypyc___3__mypyc_lambda__1_free_card_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem caravansary_____mypyc_lambda__1_free_card_obj_vtable[2];
static bool
CPyDef_caravansary_____mypyc_lambda__1_free_card_obj_trait_vtable_setup(void)
{
    CPyVTableItem caravansary_____mypyc_lambda__1_free_card_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_caravansary_____mypyc_lambda__1_free_card_obj_____call__,
        (CPyVTableItem)CPyDef_caravansary_____mypyc_lambda__1_free_card_obj_____get__,
    };
    memcpy(caravansary_____mypyc_lambda__1_free_card_obj_vtable, caravansary_____mypyc_lambda__1_free_card_obj_vtable_scratch, sizeof(caravansary_____mypyc_lambda__1_free_card_obj_vtable));
    return 1;
}

static bool
CPyDef_caravansary_____mypyc_lambda__1_free_card_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
caravansary_____mypyc_lambda__1_free_card_obj_get___3_mypyc_env__(serai___games___merv___actions___caravansary_____mypyc_lambda__1_free_card_objObject *self, void *closure);

static PyGetSetDef caravansary_____mypyc_lambda__1_free_card_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)caravansary_____mypyc_lambda__1_free_card_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef caravansary_____mypyc_lambda__1_free_card_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_caravansary_____mypyc___3__mypyc_lambda__1_free_card_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_caravansary_____mypyc_lambda__1_free_card_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_caravansary_____mypyc_lambda__1_free_card_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_caravansary_____mypyc_lambda__1_free_card_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__1_free_card_obj",
    .tp_new = caravansary_____mypyc_lambda__1_free_card_obj_new,
    .tp_dealloc = (destructor)caravansary_____mypyc_lambda__1_free_card_obj_dealloc,
    .tp_traverse = (traverseproc)caravansary_____mypyc_lambda__1_free_card_obj_traverse,
    .tp_clear = (inquiry)CPyDef_caravansary_____mypyc_lambda__1_free_card_obj_clear,
    .tp_getset = caravansary_____mypyc_lambda__1_free_card_obj_getseters,
    .tp_methods = caravansary_____mypyc_lambda__1_free_card_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__caravansary_____mypyc_lambda__1_free_card_obj,
    .tp_members = caravansary_____mypyc_lambda__1_free_card_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___actions___caravansary_____mypyc_lambda__1_free_card_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___actions___caravansary_____mypyc_lambda__1_free_card_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___actions___caravansary_____mypyc_lambda__1_free_card_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___actions___caravansary_____mypyc_lambda__1_free_card_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__1_free_card_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_caravansary_____mypyc_lambda__1_free_card_obj_template = &CPyType_caravansary_____mypyc_lambda__1_free_card_obj_template_;

PyObject *CPyDef_caravansary_____mypyc___3__mypyc_lambda__1_free_card_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___caravansary_____mypyc_lambda__1_free_card_objObject *self;
    if (caravansary_____mypyc_lambda__1_free_card_obj_free_instance != NULL) {
        self = caravansary_____mypyc_lambda__1_free_card_obj_free_instance;
        caravansary_____mypyc_lambda__1_free_card_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___actions___caravansary_____mypyc_lambda__1_free_card_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = caravansary_____mypyc_lambda__1_free_card_obj_vtable;
    self->vectorcall = CPyPy_caravansary_____mypyc_lambda__1_free_card_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_caravansary_____mypyc_lambda__1_free_card_obj(void)
{
    PyObject *self = CPyDef_caravansary_____mypyc___3__mypyc_lambda__1_free_card_obj_setup((PyObject *)CPyType_caravansary_____mypyc_lambda__1_free_card_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
caravansary_____mypyc_lambda__1_free_card_obj_get___3_mypyc_env__(serai___games___merv___actions___caravansary_____mypyc_lambda__1_free_card_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__1_free_card_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PySendResult CPyDunder_am_sendcaravansary___finish_cards_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_caravansary___finish_cards_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods caravansary___finish_cards_gen_as_async = {
    .am_send = CPyDunder_am_sendcaravansary___finish_cards_gen,
};
static int
caravansary___finish_cards_gen_traverse(serai___games___merv___actions___caravansary___finish_cards_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__before);
    Py_VISIT(self->___mypyc_generator_frame_attribute__pairs);
    Py_VISIT(self->___mypyc_generator_frame_attribute__o);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___actions___caravansary___finish_cards_gen_2);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_caravansary___finish_cards_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___caravansary___finish_cards_genObject *self = (serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__before);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__pairs);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___caravansary___finish_cards_gen_2);
    return 0;
}

static int32_t CPyDef_caravansary___finish_cards_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___caravansary___finish_cards_genObject *self = (serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__before);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__pairs);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___caravansary___finish_cards_gen_2);
    return 0;
}

static void
caravansary___finish_cards_gen_dealloc(serai___games___merv___actions___caravansary___finish_cards_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (caravansary___finish_cards_gen_free_instance == NULL) {
        caravansary___finish_cards_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__before);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__pairs);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___caravansary___finish_cards_gen_2);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, caravansary___finish_cards_gen_dealloc)
    CPyDef_caravansary___finish_cards_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_caravansary_____mypyc__finish_cards_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_caravansary___finish_cards_gen(void);

static PyObject *
caravansary___finish_cards_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_caravansary___finish_cards_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_caravansary_____mypyc__finish_cards_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem caravansary___finish_cards_gen_vtable[6];
static bool
CPyDef_caravansary___finish_cards_gen_trait_vtable_setup(void)
{
    CPyVTableItem caravansary___finish_cards_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_caravansary___finish_cards_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_caravansary___finish_cards_gen_____next__,
        (CPyVTableItem)CPyDef_caravansary___finish_cards_gen___send,
        (CPyVTableItem)CPyDef_caravansary___finish_cards_gen_____iter__,
        (CPyVTableItem)CPyDef_caravansary___finish_cards_gen___throw,
        (CPyVTableItem)CPyDef_caravansary___finish_cards_gen___close,
    };
    memcpy(caravansary___finish_cards_gen_vtable, caravansary___finish_cards_gen_vtable_scratch, sizeof(caravansary___finish_cards_gen_vtable));
    return 1;
}

static bool
CPyDef_caravansary___finish_cards_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef caravansary___finish_cards_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_caravansary_____mypyc__finish_cards_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_caravansary___finish_cards_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_caravansary___finish_cards_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_caravansary___finish_cards_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_caravansary___finish_cards_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_caravansary___finish_cards_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_caravansary___finish_cards_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "finish_cards_gen",
    .tp_new = caravansary___finish_cards_gen_new,
    .tp_dealloc = (destructor)caravansary___finish_cards_gen_dealloc,
    .tp_traverse = (traverseproc)caravansary___finish_cards_gen_traverse,
    .tp_clear = (inquiry)CPyDef_caravansary___finish_cards_gen_clear,
    .tp_methods = caravansary___finish_cards_gen_methods,
    .tp_iter = CPyDef_caravansary___finish_cards_gen_____iter__,
    .tp_iternext = CPyDef_caravansary___finish_cards_gen_____next__,
    .tp_as_async = &caravansary___finish_cards_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___actions___caravansary___finish_cards_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("finish_cards_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_caravansary___finish_cards_gen_template = &CPyType_caravansary___finish_cards_gen_template_;

PyObject *CPyDef_caravansary_____mypyc__finish_cards_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___caravansary___finish_cards_genObject *self;
    if (caravansary___finish_cards_gen_free_instance != NULL) {
        self = caravansary___finish_cards_gen_free_instance;
        caravansary___finish_cards_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___actions___caravansary___finish_cards_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = caravansary___finish_cards_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_caravansary___finish_cards_gen(void)
{
    PyObject *self = CPyDef_caravansary_____mypyc__finish_cards_gen_setup((PyObject *)CPyType_caravansary___finish_cards_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef caravansarymodule_methods[] = {
    {"caravansary", (PyCFunction)CPyPy_caravansary___caravansary, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("caravansary(t, me)\n--\n\n") /* docstring */},
    {"free_card", (PyCFunction)CPyPy_caravansary___free_card, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("free_card(t, me)\n--\n\n") /* docstring */},
    {"_cards", (PyCFunction)CPyPy_caravansary____cards, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_cards(t)\n--\n\n") /* docstring */},
    {"card_obstacle", (PyCFunction)CPyPy_caravansary___card_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("card_obstacle(t, me, place)\n--\n\n") /* docstring */},
    {"is_in_reach", (PyCFunction)CPyPy_caravansary___is_in_reach, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("is_in_reach(t, place)\n--\n\n") /* docstring */},
    {"spice_obstacle", (PyCFunction)CPyPy_caravansary___spice_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("spice_obstacle(t, me, spice)\n--\n\n") /* docstring */},
    {"first_without_camel", (PyCFunction)CPyPy_caravansary___first_without_camel, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("first_without_camel(t)\n--\n\n") /* docstring */},
    {"camel_obstacle", (PyCFunction)CPyPy_caravansary___camel_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("camel_obstacle(t, me)\n--\n\n") /* docstring */},
    {"place_camel", (PyCFunction)CPyPy_caravansary___place_camel, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("place_camel(t, me)\n--\n\n") /* docstring */},
    {"card_payments", (PyCFunction)CPyPy_caravansary___card_payments, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("card_payments(t, me, colour)\n--\n\n") /* docstring */},
    {"take_card", (PyCFunction)CPyPy_caravansary___take_card, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("take_card(t, seat, place)\n--\n\n") /* docstring */},
    {"refill", (PyCFunction)CPyPy_caravansary___refill, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("refill(t)\n--\n\n") /* docstring */},
    {"finish_cards", (PyCFunction)CPyPy_caravansary___finish_cards, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("finish_cards(t, me, before)\n--\n\n") /* docstring */},
    {"new_pairs", (PyCFunction)CPyPy_caravansary___new_pairs, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("new_pairs(t, seat, before)\n--\n\n") /* docstring */},
    {"card_note", (PyCFunction)CPyPy_caravansary___card_note, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("card_note(t, option)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___actions___caravansary__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___actions___caravansary__internal, "__name__");
    CPyStatic_caravansary___globals = PyModule_GetDict(CPyModule_serai___games___merv___actions___caravansary__internal);
    if (unlikely(CPyStatic_caravansary___globals == NULL))
        goto fail;
    CPyType_caravansary___caravansary_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_caravansary___caravansary_gen_template, NULL, modname);
    if (unlikely(!CPyType_caravansary___caravansary_gen))
        goto fail;
    CPyDef_caravansary___caravansary_gen_trait_vtable_setup();
    CPyType_caravansary___free_card_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_caravansary___free_card_env_template, NULL, modname);
    if (unlikely(!CPyType_caravansary___free_card_env))
        goto fail;
    CPyDef_caravansary___free_card_env_trait_vtable_setup();
    CPyType_caravansary___free_card_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_caravansary___free_card_gen_template, NULL, modname);
    if (unlikely(!CPyType_caravansary___free_card_gen))
        goto fail;
    CPyDef_caravansary___free_card_gen_trait_vtable_setup();
    CPyType_caravansary_____mypyc_lambda__0_free_card_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_caravansary_____mypyc_lambda__0_free_card_obj_template, NULL, modname);
    if (unlikely(!CPyType_caravansary_____mypyc_lambda__0_free_card_obj))
        goto fail;
    CPyDef_caravansary_____mypyc_lambda__0_free_card_obj_trait_vtable_setup();
    CPyType_caravansary_____mypyc_lambda__1_free_card_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_caravansary_____mypyc_lambda__1_free_card_obj_template, NULL, modname);
    if (unlikely(!CPyType_caravansary_____mypyc_lambda__1_free_card_obj))
        goto fail;
    CPyDef_caravansary_____mypyc_lambda__1_free_card_obj_trait_vtable_setup();
    CPyType_caravansary___finish_cards_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_caravansary___finish_cards_gen_template, NULL, modname);
    if (unlikely(!CPyType_caravansary___finish_cards_gen))
        goto fail;
    CPyDef_caravansary___finish_cards_gen_trait_vtable_setup();
    char result = CPyDef_caravansary_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___actions___caravansary__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_caravansary____ONE);
    CPyStatic_caravansary____ONE = NULL;
    CPy_XDECREF(CPyStatic_caravansary____DISCOUNTED);
    CPyStatic_caravansary____DISCOUNTED = NULL;
    Py_CLEAR(CPyType_caravansary___CardOffer);
    Py_CLEAR(CPyType_caravansary___caravansary_gen);
    Py_CLEAR(CPyType_caravansary___free_card_env);
    Py_CLEAR(CPyType_caravansary___free_card_gen);
    Py_CLEAR(CPyType_caravansary_____mypyc_lambda__0_free_card_obj);
    Py_CLEAR(CPyType_caravansary_____mypyc_lambda__1_free_card_obj);
    Py_CLEAR(CPyType_caravansary___finish_cards_gen);
    return -1;
}
int CPyExec_serai___games___merv___actions___caravansary(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___actions___caravansary__impl, &CPyImportState_serai___games___merv___actions___caravansary, &CPyModule_serai___games___merv___actions___caravansary);
}
static struct PyModuleDef caravansarymodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.actions.caravansary",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    caravansarymodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___actions___caravansary(void)
{
    if (CPyModule_serai___games___merv___actions___caravansary__internal) {
        Py_INCREF(CPyModule_serai___games___merv___actions___caravansary__internal);
        return CPyModule_serai___games___merv___actions___caravansary__internal;
    }
    CPyModule_serai___games___merv___actions___caravansary__internal = PyModule_Create(&caravansarymodule);
    return CPyModule_serai___games___merv___actions___caravansary__internal;
}

PyObject *CPyInit_serai___games___merv___actions___caravansary(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___actions___caravansary__internal) {
        Py_INCREF(CPyModule_serai___games___merv___actions___caravansary__internal);
        return CPyModule_serai___games___merv___actions___caravansary__internal;
    }
    CPyModule_serai___games___merv___actions___caravansary__internal = PyModule_Create(&caravansarymodule);
    if (unlikely(CPyModule_serai___games___merv___actions___caravansary__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.actions.caravansary");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___actions___caravansary__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___actions___caravansary__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___actions___caravansary__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___actions___caravansary(CPyModule_serai___games___merv___actions___caravansary__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___actions___caravansary__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.actions.caravansary");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___actions___caravansary__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_caravansary___caravansary_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject **cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    tuple_T3OOO cpy_r_r59;
    PyObject **cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject **cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyTagged cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    CPyTagged cpy_r_r84;
    PyObject *cpy_r_r85;
    CPyTagged cpy_r_r86;
    CPyTagged cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
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
    PyObject *cpy_r_r118;
    CPyTagged cpy_r_r119;
    PyObject *cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    CPyTagged cpy_r_r123;
    char cpy_r_r124;
    CPyTagged cpy_r_r125;
    CPyTagged cpy_r_own;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    CPyTagged cpy_r_r130;
    char cpy_r_r131;
    char cpy_r_r132;
    CPyTagged cpy_r_r133;
    PyObject *cpy_r_r134;
    CPyTagged cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    CPyTagged cpy_r_r138;
    char cpy_r_r139;
    PyObject *cpy_r_r140;
    CPyTagged cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    char cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject **cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    char cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    char cpy_r_r154;
    PyObject *cpy_r_r155;
    char cpy_r_r156;
    PyObject *cpy_r_r157;
    char cpy_r_r158;
    tuple_T3OOO cpy_r_r159;
    PyObject **cpy_r_r160;
    PyObject *cpy_r_r161;
    char cpy_r_r162;
    char cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject **cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    char cpy_r_r169;
    PyObject *cpy_r_r170;
    char cpy_r_r171;
    int32_t cpy_r_r172;
    char cpy_r_r173;
    int32_t cpy_r_r174;
    PyObject *cpy_r_r175;
    char cpy_r_r176;
    char cpy_r_r177;
    char cpy_r_r178;
    char cpy_r_r179;
    char cpy_r_r180;
    PyObject *cpy_r_r181;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r12 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL142;
CPyL1: ;
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r14 = cpy_r_type != cpy_r_r13;
    if (!cpy_r_r14) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 21, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r15 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "caravansary_gen", "t", 23, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
CPyL5: ;
    cpy_r_r16 = ((serai___games___merv___table___TableObject *)cpy_r_r15)->_book;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "Table", "book", 23, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
CPyL6: ;
    cpy_r_r17 = ((serai___games___merv___book___BookObject *)cpy_r_r16)->_options;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "Book", "options", 23, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
    CPy_INCREF(cpy_r_r17);
CPyL7: ;
    if (((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o != NULL) {
        CPy_DECREF(((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o);
    }
    ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o = cpy_r_r17;
    cpy_r_r18 = 1;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 23, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
    cpy_r_r19 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "caravansary_gen", "t", 24, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
CPyL9: ;
    cpy_r_r20 = ((serai___games___merv___table___TableObject *)cpy_r_r19)->_players;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "Table", "players", 24, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
CPyL10: ;
    cpy_r_r21 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "caravansary_gen", "me", 24, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
CPyL11: ;
    cpy_r_r22 = CPyList_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 24, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
    if (likely(Py_TYPE(cpy_r_r22) == CPyType_merv___table___Player))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 24, CPyStatic_caravansary___globals, "serai.games.merv.table.Player", cpy_r_r22);
        goto CPyL141;
    }
    cpy_r_r24 = ((serai___games___merv___table___PlayerObject *)cpy_r_r23)->_spices;
    if (unlikely(cpy_r_r24 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'spices' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r24);
    }
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 25, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
CPyL14: ;
    cpy_r_r25 = CPyList_GetSlice(cpy_r_r24, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 25, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
    if (likely(PyList_Check(cpy_r_r25)))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 25, CPyStatic_caravansary___globals, "list", cpy_r_r25);
        goto CPyL141;
    }
    if (((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__before != NULL) {
        CPy_DECREF(((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__before);
    }
    ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__before = cpy_r_r26;
    cpy_r_r27 = 1;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 25, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
    if (((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__colour != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__colour);
    }
    ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__colour = -2;
    cpy_r_r28 = 1;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 26, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
CPyL18: ;
    if (!1) goto CPyL112;
    cpy_r_r29 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "caravansary_gen", "t", 28, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
CPyL20: ;
    cpy_r_r30 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "caravansary_gen", "me", 28, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
CPyL21: ;
    cpy_r_r31 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__colour;
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "caravansary_gen", "colour", 28, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
CPyL22: ;
    cpy_r_r32 = CPyDef_caravansary___CardOffer(cpy_r_r29, cpy_r_r30, cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 28, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
    cpy_r_r33 = CPyStatic_contracts___CONTRACTS;
    if (unlikely(cpy_r_r33 == NULL)) {
        goto CPyL149;
    } else
        goto CPyL26;
CPyL24: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CONTRACTS\" was not set");
    cpy_r_r34 = 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 29, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
    CPy_Unreachable();
CPyL26: ;
    cpy_r_r35 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "caravansary_gen", "t", 29, CPyStatic_caravansary___globals);
        goto CPyL150;
    }
CPyL27: ;
    cpy_r_r36 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "caravansary_gen", "me", 29, CPyStatic_caravansary___globals);
        goto CPyL150;
    }
CPyL28: ;
    cpy_r_r37 = CPyStatics[1198]; /* 'caravansary' */
    cpy_r_r38 = CPyStatics[1210]; /* 'MV-CAR-01' */
    cpy_r_r39 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "caravansary_gen", "o", 29, CPyStatic_caravansary___globals);
        goto CPyL150;
    }
CPyL29: ;
    cpy_r_r40 = ((serai___games___merv___options___OptionsObject *)cpy_r_r39)->_stop;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "Options", "stop", 29, CPyStatic_caravansary___globals);
        goto CPyL150;
    }
    CPy_INCREF(cpy_r_r40);
CPyL30: ;
    cpy_r_r41 = NULL;
    cpy_r_r42 = 2;
    cpy_r_r43 = CPyDef_extras___ask_with(cpy_r_r33, cpy_r_r35, cpy_r_r36, cpy_r_r37, cpy_r_r38, cpy_r_r32, cpy_r_r41, cpy_r_r42, cpy_r_r40);
    CPy_DECREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 29, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
    if (((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_3 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_3);
    }
    ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_3 = cpy_r_r43;
    cpy_r_r44 = 1;
    if (!cpy_r_r44) goto CPyL141;
    cpy_r_r45 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r46 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r47 = NULL;
    cpy_r_r1 = cpy_r_r47;
    cpy_r_r48 = (PyObject **)&cpy_r_r1;
    cpy_r_r49 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_3;
    cpy_r_r50 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r49, cpy_r_r46, cpy_r_r46, cpy_r_r46, cpy_r_r45, cpy_r_r48);
    if (cpy_r_r50 != NULL) goto CPyL151;
    cpy_r_r51 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 29, CPyStatic_caravansary___globals);
        goto CPyL152;
    }
    cpy_r_r52 = cpy_r_r1;
    cpy_r_r53 = NULL;
    if (((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_3 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_3);
    }
    ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_3 = cpy_r_r53;
    cpy_r_r54 = 1;
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 29, CPyStatic_caravansary___globals);
        goto CPyL153;
    } else
        goto CPyL51;
CPyL35: ;
    cpy_r_r55 = cpy_r_r50;
CPyL36: ;
    ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r55;
CPyL37: ;
    cpy_r_r57 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r58 = cpy_r_type != cpy_r_r57;
    if (!cpy_r_r58) goto CPyL154;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 29, CPyStatic_caravansary___globals);
        goto CPyL41;
    } else
        goto CPyL155;
CPyL39: ;
    CPy_Unreachable();
CPyL40: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL47;
CPyL41: ;
    cpy_r_r59 = CPy_CatchError();
    cpy_r_r60 = (PyObject **)&cpy_r_r3;
    cpy_r_r61 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_3;
    cpy_r_r62 = CPy_YieldFromErrorHandle(cpy_r_r61, cpy_r_r60);
    if (unlikely(cpy_r_r62 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 29, CPyStatic_caravansary___globals);
        goto CPyL156;
    }
    if (cpy_r_r62) goto CPyL44;
    cpy_r_r55 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r59);
    CPy_DecRef(cpy_r_r59.f0);
    CPy_DecRef(cpy_r_r59.f1);
    CPy_DecRef(cpy_r_r59.f2);
    goto CPyL36;
CPyL44: ;
    cpy_r_r52 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r59);
    CPy_DecRef(cpy_r_r59.f0);
    CPy_DecRef(cpy_r_r59.f1);
    CPy_DecRef(cpy_r_r59.f2);
    goto CPyL51;
CPyL45: ;
    CPy_RestoreExcInfo(cpy_r_r59);
    CPy_DecRef(cpy_r_r59.f0);
    CPy_DecRef(cpy_r_r59.f1);
    CPy_DecRef(cpy_r_r59.f2);
    cpy_r_r63 = CPy_KeepPropagating();
    if (!cpy_r_r63) goto CPyL141;
    CPy_Unreachable();
CPyL47: ;
    cpy_r_r64 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r65 = NULL;
    cpy_r_r1 = cpy_r_r65;
    cpy_r_r66 = (PyObject **)&cpy_r_r1;
    cpy_r_r67 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_3;
    cpy_r_r68 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r67, cpy_r_r64, cpy_r_r64, cpy_r_r64, cpy_r_arg, cpy_r_r66);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r68 == NULL) {
        goto CPyL49;
    } else
        goto CPyL157;
CPyL48: ;
    cpy_r_r55 = cpy_r_r68;
    goto CPyL36;
CPyL49: ;
    cpy_r_r69 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 29, CPyStatic_caravansary___globals);
        goto CPyL152;
    }
    cpy_r_r52 = cpy_r_r1;
CPyL51: ;
    if (likely(Py_TYPE(cpy_r_r52) == CPyType_option___Option))
        cpy_r_r70 = cpy_r_r52;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 29, CPyStatic_caravansary___globals, "serai.kernel.option.Option", cpy_r_r52);
        goto CPyL141;
    }
    if (((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen != NULL) {
        CPy_DECREF(((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen);
    }
    ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen = cpy_r_r70;
    cpy_r_r71 = 1;
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 29, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
    cpy_r_r72 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "caravansary_gen", "o", 30, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
CPyL54: ;
    cpy_r_r73 = ((serai___games___merv___options___OptionsObject *)cpy_r_r72)->_stop;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "Options", "stop", 30, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
    CPy_INCREF(cpy_r_r73);
CPyL55: ;
    cpy_r_r74 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen;
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "caravansary_gen", "chosen", 30, CPyStatic_caravansary___globals);
        goto CPyL158;
    }
CPyL56: ;
    cpy_r_r75 = cpy_r_r74 == cpy_r_r73;
    CPy_DECREF(cpy_r_r73);
    if (cpy_r_r75) goto CPyL112;
    cpy_r_r76 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "caravansary_gen", "o", 32, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
CPyL58: ;
    cpy_r_r77 = ((serai___games___merv___options___OptionsObject *)cpy_r_r76)->_place_camel;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "Options", "place_camel", 32, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
    CPy_INCREF(cpy_r_r77);
CPyL59: ;
    cpy_r_r78 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "caravansary_gen", "chosen", 32, CPyStatic_caravansary___globals);
        goto CPyL159;
    }
CPyL60: ;
    cpy_r_r79 = cpy_r_r78 == cpy_r_r77;
    CPy_DECREF(cpy_r_r77);
    if (!cpy_r_r79) goto CPyL64;
    cpy_r_r80 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "caravansary_gen", "t", 33, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
CPyL62: ;
    cpy_r_r81 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "caravansary_gen", "me", 33, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
CPyL63: ;
    cpy_r_r82 = CPyDef_caravansary___place_camel(cpy_r_r80, cpy_r_r81);
    if (unlikely(cpy_r_r82 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 33, CPyStatic_caravansary___globals);
        goto CPyL141;
    } else
        goto CPyL18;
CPyL64: ;
    cpy_r_r83 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "caravansary_gen", "t", 35, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
CPyL65: ;
    cpy_r_r84 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r84 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "caravansary_gen", "me", 35, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
CPyL66: ;
    cpy_r_r85 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "caravansary_gen", "t", 35, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
CPyL67: ;
    cpy_r_r86 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r86 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "caravansary_gen", "me", 35, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
CPyL68: ;
    cpy_r_r87 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__colour;
    if (unlikely(cpy_r_r87 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "caravansary_gen", "colour", 35, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
CPyL69: ;
    cpy_r_r88 = CPyDef_caravansary___card_payments(cpy_r_r85, cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 35, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
    cpy_r_r89 = CPyStatics[1210]; /* 'MV-CAR-01' */
    cpy_r_r90 = CPyDef_paying___choose_payment(cpy_r_r83, cpy_r_r84, cpy_r_r88, cpy_r_r89);
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 35, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
    if (((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_5 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_5);
    }
    ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_5 = cpy_r_r90;
    cpy_r_r91 = 1;
    if (!cpy_r_r91) goto CPyL141;
    cpy_r_r92 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r93 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r94 = NULL;
    cpy_r_r5 = cpy_r_r94;
    cpy_r_r95 = (PyObject **)&cpy_r_r5;
    cpy_r_r96 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_5;
    cpy_r_r97 = CPyDef_paying___choose_payment_gen_____mypyc_generator_helper__(cpy_r_r96, cpy_r_r93, cpy_r_r93, cpy_r_r93, cpy_r_r92, cpy_r_r95);
    if (cpy_r_r97 != NULL) goto CPyL160;
    cpy_r_r98 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r98)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 35, CPyStatic_caravansary___globals);
        goto CPyL161;
    }
    cpy_r_r99 = cpy_r_r5;
    cpy_r_r100 = NULL;
    if (((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_5 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_5);
    }
    ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_5 = cpy_r_r100;
    cpy_r_r101 = 1;
    if (unlikely(!cpy_r_r101)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 35, CPyStatic_caravansary___globals);
        goto CPyL162;
    } else
        goto CPyL91;
CPyL75: ;
    cpy_r_r102 = cpy_r_r97;
CPyL76: ;
    ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r102;
CPyL77: ;
    cpy_r_r104 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r105 = cpy_r_type != cpy_r_r104;
    if (!cpy_r_r105) goto CPyL163;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 35, CPyStatic_caravansary___globals);
        goto CPyL81;
    } else
        goto CPyL164;
CPyL79: ;
    CPy_Unreachable();
CPyL80: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL87;
CPyL81: ;
    cpy_r_r106 = CPy_CatchError();
    cpy_r_r107 = (PyObject **)&cpy_r_r7;
    cpy_r_r108 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_5;
    cpy_r_r109 = CPy_YieldFromErrorHandle(cpy_r_r108, cpy_r_r107);
    if (unlikely(cpy_r_r109 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 35, CPyStatic_caravansary___globals);
        goto CPyL165;
    }
    if (cpy_r_r109) goto CPyL84;
    cpy_r_r102 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r106);
    CPy_DecRef(cpy_r_r106.f0);
    CPy_DecRef(cpy_r_r106.f1);
    CPy_DecRef(cpy_r_r106.f2);
    goto CPyL76;
CPyL84: ;
    cpy_r_r99 = cpy_r_r7;
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
    if (!cpy_r_r110) goto CPyL141;
    CPy_Unreachable();
CPyL87: ;
    cpy_r_r111 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r112 = NULL;
    cpy_r_r5 = cpy_r_r112;
    cpy_r_r113 = (PyObject **)&cpy_r_r5;
    cpy_r_r114 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_5;
    cpy_r_r115 = CPyDef_paying___choose_payment_gen_____mypyc_generator_helper__(cpy_r_r114, cpy_r_r111, cpy_r_r111, cpy_r_r111, cpy_r_arg, cpy_r_r113);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r115 == NULL) {
        goto CPyL89;
    } else
        goto CPyL166;
CPyL88: ;
    cpy_r_r102 = cpy_r_r115;
    goto CPyL76;
CPyL89: ;
    cpy_r_r116 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r116)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 35, CPyStatic_caravansary___globals);
        goto CPyL161;
    }
    cpy_r_r99 = cpy_r_r5;
CPyL91: ;
    if (likely(PyTuple_Check(cpy_r_r99)))
        cpy_r_r117 = cpy_r_r99;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 35, CPyStatic_caravansary___globals, "tuple", cpy_r_r99);
        goto CPyL141;
    }
    cpy_r_r118 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "caravansary_gen", "t", 36, CPyStatic_caravansary___globals);
        goto CPyL167;
    }
CPyL93: ;
    cpy_r_r119 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r119 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "caravansary_gen", "me", 36, CPyStatic_caravansary___globals);
        goto CPyL167;
    }
CPyL94: ;
    cpy_r_r120 = CPyStatics[1210]; /* 'MV-CAR-01' */
    cpy_r_r121 = CPyDef_paying___spend(cpy_r_r118, cpy_r_r119, cpy_r_r117, cpy_r_r120);
    if (unlikely(cpy_r_r121 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 36, CPyStatic_caravansary___globals);
        goto CPyL167;
    }
    cpy_r_r122 = CPySequenceTuple_GetItem(cpy_r_r117, 4);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 37, CPyStatic_caravansary___globals);
        goto CPyL167;
    }
    if (likely(PyLong_Check(cpy_r_r122)))
        cpy_r_r123 = CPyTagged_FromObject(cpy_r_r122);
    else {
        CPy_TypeError("int", cpy_r_r122); cpy_r_r123 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r122);
    if (unlikely(cpy_r_r123 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 37, CPyStatic_caravansary___globals);
        goto CPyL167;
    }
    cpy_r_r124 = (Py_ssize_t)cpy_r_r123 == -2;
    CPyTagged_DECREF(cpy_r_r123);
    if (!cpy_r_r124) goto CPyL168;
    cpy_r_r125 = 0;
    cpy_r_own = cpy_r_r125;
    CPyTagged_DECREF(cpy_r_own);
CPyL99: ;
    cpy_r_r126 = (Py_ssize_t)cpy_r_r125 < (Py_ssize_t)8;
    if (!cpy_r_r126) goto CPyL168;
    cpy_r_own = cpy_r_r125;
    cpy_r_r127 = CPySequenceTuple_GetItem(cpy_r_r117, 0);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 39, CPyStatic_caravansary___globals);
        goto CPyL169;
    }
    if (likely(PyTuple_Check(cpy_r_r127)))
        cpy_r_r128 = cpy_r_r127;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 39, CPyStatic_caravansary___globals, "tuple", cpy_r_r127);
        goto CPyL169;
    }
    cpy_r_r129 = CPySequenceTuple_GetItem(cpy_r_r128, cpy_r_own);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 39, CPyStatic_caravansary___globals);
        goto CPyL169;
    }
    if (likely(PyLong_Check(cpy_r_r129)))
        cpy_r_r130 = CPyTagged_FromObject(cpy_r_r129);
    else {
        CPy_TypeError("int", cpy_r_r129); cpy_r_r130 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r130 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 39, CPyStatic_caravansary___globals);
        goto CPyL169;
    }
    cpy_r_r131 = cpy_r_r130 != 0;
    CPyTagged_DECREF(cpy_r_r130);
    if (!cpy_r_r131) goto CPyL170;
    if (((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__colour != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__colour);
    }
    ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__colour = cpy_r_own;
    cpy_r_r132 = 1;
    if (unlikely(!cpy_r_r132)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 40, CPyStatic_caravansary___globals);
        goto CPyL167;
    }
CPyL106: ;
    cpy_r_r133 = cpy_r_r125 + 2;
    cpy_r_r125 = cpy_r_r133;
    goto CPyL99;
CPyL107: ;
    cpy_r_r134 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "caravansary_gen", "t", 41, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
CPyL108: ;
    cpy_r_r135 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r135 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "caravansary_gen", "me", 41, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
CPyL109: ;
    cpy_r_r136 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen;
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "caravansary_gen", "chosen", 41, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
CPyL110: ;
    cpy_r_r137 = ((serai___kernel___option___OptionObject *)cpy_r_r136)->_value;
    CPy_INCREF(cpy_r_r137);
    if (likely(PyLong_Check(cpy_r_r137)))
        cpy_r_r138 = CPyTagged_FromObject(cpy_r_r137);
    else {
        CPy_TypeError("int", cpy_r_r137); cpy_r_r138 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r138 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 41, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
    cpy_r_r139 = CPyDef_caravansary___take_card(cpy_r_r134, cpy_r_r135, cpy_r_r138);
    CPyTagged_DECREF(cpy_r_r138);
    if (unlikely(cpy_r_r139 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 41, CPyStatic_caravansary___globals);
        goto CPyL141;
    } else
        goto CPyL18;
CPyL112: ;
    cpy_r_r140 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "caravansary_gen", "t", 42, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
CPyL113: ;
    cpy_r_r141 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r141 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "caravansary_gen", "me", 42, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
CPyL114: ;
    cpy_r_r142 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__before;
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "caravansary", "caravansary_gen", "before", 42, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
CPyL115: ;
    cpy_r_r143 = CPyDef_caravansary___finish_cards(cpy_r_r140, cpy_r_r141, cpy_r_r142);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 42, CPyStatic_caravansary___globals);
        goto CPyL141;
    }
    if (((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_6 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_6);
    }
    ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_6 = cpy_r_r143;
    cpy_r_r144 = 1;
    if (!cpy_r_r144) goto CPyL141;
    cpy_r_r145 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r146 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r147 = NULL;
    cpy_r_r9 = cpy_r_r147;
    cpy_r_r148 = (PyObject **)&cpy_r_r9;
    cpy_r_r149 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_6;
    cpy_r_r150 = CPyDef_caravansary___finish_cards_gen_____mypyc_generator_helper__(cpy_r_r149, cpy_r_r146, cpy_r_r146, cpy_r_r146, cpy_r_r145, cpy_r_r148);
    if (cpy_r_r150 != NULL) goto CPyL171;
    cpy_r_r151 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r151)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 42, CPyStatic_caravansary___globals);
        goto CPyL172;
    }
    cpy_r_r152 = cpy_r_r9;
    CPy_DECREF(cpy_r_r152);
    cpy_r_r153 = NULL;
    if (((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_6 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_6);
    }
    ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_6 = cpy_r_r153;
    cpy_r_r154 = 1;
    if (unlikely(!cpy_r_r154)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 42, CPyStatic_caravansary___globals);
        goto CPyL141;
    } else
        goto CPyL136;
CPyL120: ;
    cpy_r_r155 = cpy_r_r150;
CPyL121: ;
    ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r155;
CPyL122: ;
    cpy_r_r157 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r158 = cpy_r_type != cpy_r_r157;
    if (!cpy_r_r158) goto CPyL173;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 42, CPyStatic_caravansary___globals);
        goto CPyL126;
    } else
        goto CPyL174;
CPyL124: ;
    CPy_Unreachable();
CPyL125: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL132;
CPyL126: ;
    cpy_r_r159 = CPy_CatchError();
    cpy_r_r160 = (PyObject **)&cpy_r_r11;
    cpy_r_r161 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_6;
    cpy_r_r162 = CPy_YieldFromErrorHandle(cpy_r_r161, cpy_r_r160);
    if (unlikely(cpy_r_r162 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 42, CPyStatic_caravansary___globals);
        goto CPyL175;
    }
    if (cpy_r_r162) goto CPyL129;
    cpy_r_r155 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r159);
    CPy_DecRef(cpy_r_r159.f0);
    CPy_DecRef(cpy_r_r159.f1);
    CPy_DecRef(cpy_r_r159.f2);
    goto CPyL121;
CPyL129: ;
    cpy_r_r152 = cpy_r_r11;
    CPy_DecRef(cpy_r_r152);
    CPy_RestoreExcInfo(cpy_r_r159);
    CPy_DecRef(cpy_r_r159.f0);
    CPy_DecRef(cpy_r_r159.f1);
    CPy_DecRef(cpy_r_r159.f2);
    goto CPyL136;
CPyL130: ;
    CPy_RestoreExcInfo(cpy_r_r159);
    CPy_DecRef(cpy_r_r159.f0);
    CPy_DecRef(cpy_r_r159.f1);
    CPy_DecRef(cpy_r_r159.f2);
    cpy_r_r163 = CPy_KeepPropagating();
    if (!cpy_r_r163) goto CPyL141;
    CPy_Unreachable();
CPyL132: ;
    cpy_r_r164 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r165 = NULL;
    cpy_r_r9 = cpy_r_r165;
    cpy_r_r166 = (PyObject **)&cpy_r_r9;
    cpy_r_r167 = ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_6;
    cpy_r_r168 = CPyDef_caravansary___finish_cards_gen_____mypyc_generator_helper__(cpy_r_r167, cpy_r_r164, cpy_r_r164, cpy_r_r164, cpy_r_arg, cpy_r_r166);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r168 == NULL) {
        goto CPyL134;
    } else
        goto CPyL176;
CPyL133: ;
    cpy_r_r155 = cpy_r_r168;
    goto CPyL121;
CPyL134: ;
    cpy_r_r169 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r169)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 42, CPyStatic_caravansary___globals);
        goto CPyL172;
    }
    cpy_r_r152 = cpy_r_r9;
    CPy_DECREF(cpy_r_r152);
CPyL136: ;
    cpy_r_r170 = Py_None;
    CPy_INCREF(cpy_r_r170);
    ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r172 = CPyDef_caravansary___caravansary_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL140;
    CPyGen_SetStopIterationValue(cpy_r_r170);
    CPy_DECREF(cpy_r_r170);
    if (!0) goto CPyL148;
    CPy_Unreachable();
CPyL140: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r170;
    CPyGen_Exit(&((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL141: ;
    ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r174 = CPyDef_caravansary___caravansary_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r175 = NULL;
    CPyGen_Exit(&((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r175;
CPyL142: ;
    cpy_r_r176 = cpy_r_r12 == 0;
    if (cpy_r_r176) goto CPyL177;
    cpy_r_r177 = cpy_r_r12 == 1;
    if (cpy_r_r177) {
        goto CPyL178;
    } else
        goto CPyL179;
CPyL144: ;
    cpy_r_r178 = cpy_r_r12 == 2;
    if (cpy_r_r178) {
        goto CPyL180;
    } else
        goto CPyL181;
CPyL145: ;
    cpy_r_r179 = cpy_r_r12 == 3;
    if (cpy_r_r179) {
        goto CPyL122;
    } else
        goto CPyL182;
CPyL146: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r180 = 0;
    if (unlikely(!cpy_r_r180)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 21, CPyStatic_caravansary___globals);
        goto CPyL148;
    }
    CPy_Unreachable();
CPyL148: ;
    cpy_r_r181 = NULL;
    CPyGen_Exit(&((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r181;
CPyL149: ;
    CPy_DecRef(cpy_r_r32);
    goto CPyL24;
CPyL150: ;
    CPy_DecRef(cpy_r_r32);
    goto CPyL141;
CPyL151: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL35;
CPyL152: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL141;
CPyL153: ;
    CPy_DecRef(cpy_r_r52);
    goto CPyL141;
CPyL154: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL40;
CPyL155: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL39;
CPyL156: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL45;
CPyL157: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL48;
CPyL158: ;
    CPy_DecRef(cpy_r_r73);
    goto CPyL141;
CPyL159: ;
    CPy_DecRef(cpy_r_r77);
    goto CPyL141;
CPyL160: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL75;
CPyL161: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL141;
CPyL162: ;
    CPy_DecRef(cpy_r_r99);
    goto CPyL141;
CPyL163: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL80;
CPyL164: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL79;
CPyL165: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL85;
CPyL166: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL88;
CPyL167: ;
    CPy_DecRef(cpy_r_r117);
    goto CPyL141;
CPyL168: ;
    CPy_DECREF(cpy_r_r117);
    goto CPyL107;
CPyL169: ;
    CPy_DecRef(cpy_r_r117);
    CPyTagged_DecRef(cpy_r_own);
    goto CPyL141;
CPyL170: ;
    CPyTagged_DECREF(cpy_r_own);
    goto CPyL106;
CPyL171: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL120;
CPyL172: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL141;
CPyL173: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL125;
CPyL174: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL124;
CPyL175: ;
    CPy_XDecRef(cpy_r_r11);
    goto CPyL130;
CPyL176: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL133;
CPyL177: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    goto CPyL1;
CPyL178: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    goto CPyL37;
CPyL179: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL144;
CPyL180: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL77;
CPyL181: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL145;
CPyL182: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL146;
}
        
PyObject *CPyDef_caravansary___caravansary_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_caravansary___caravansary_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_caravansary___caravansary_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_caravansary___caravansary_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.caravansary.caravansary_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_caravansary___caravansary_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "__next__", -1, CPyStatic_caravansary___globals);
            return NULL;
        }
        
PyObject *CPyDef_caravansary___caravansary_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_caravansary___caravansary_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_caravansary___caravansary_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_caravansary___caravansary_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.caravansary.caravansary_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_caravansary___caravansary_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "send", -1, CPyStatic_caravansary___globals);
            return NULL;
        }
        
PyObject *CPyDef_caravansary___caravansary_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_caravansary___caravansary_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_caravansary___caravansary_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.caravansary.caravansary_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_caravansary___caravansary_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "__iter__", -1, CPyStatic_caravansary___globals);
            return NULL;
        }
        
PyObject *CPyDef_caravansary___caravansary_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_caravansary___caravansary_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_caravansary___caravansary_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_caravansary___caravansary_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.caravansary.caravansary_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_caravansary___caravansary_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "throw", -1, CPyStatic_caravansary___globals);
            return NULL;
        }
        
PyObject *CPyDef_caravansary___caravansary_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_caravansary___caravansary_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp1001 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp1001);
    PyObject *__tmp1002 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp1002);
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
        
        PyObject *CPyPy_caravansary___caravansary_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_caravansary___caravansary_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.caravansary.caravansary_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_caravansary___caravansary_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "close", -1, CPyStatic_caravansary___globals);
            return NULL;
        }
        
PyObject *CPyDef_caravansary___caravansary(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_caravansary___caravansary_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 21, CPyStatic_caravansary___globals);
        goto CPyL4;
    }
    ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 21, CPyStatic_caravansary___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___merv___actions___caravansary___caravansary_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 21, CPyStatic_caravansary___globals);
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
        
        PyObject *CPyPy_caravansary___caravansary(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:caravansary", kwlist, 0};
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
            PyObject *retval = CPyDef_caravansary___caravansary(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "caravansary", 21, CPyStatic_caravansary___globals);
            return NULL;
        }
        
PyObject *CPyDef_caravansary_____mypyc_lambda__0_free_card_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_caravansary_____mypyc_lambda__0_free_card_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_caravansary_____mypyc_lambda__0_free_card_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "__get__", -1, CPyStatic_caravansary___globals);
            return NULL;
        }
        
PyObject *CPyDef_caravansary_____mypyc_lambda__0_free_card_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    cpy_r_r0 = ((serai___games___merv___actions___caravansary_____mypyc_lambda__0_free_card_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "<lambda>", "__mypyc_lambda__0_free_card_obj", "__mypyc_env__", 49, CPyStatic_caravansary___globals);
        goto CPyL9;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___actions___caravansary___free_card_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "<lambda>", "free_card_env", "t", 49, CPyStatic_caravansary___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___actions___caravansary___free_card_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "<lambda>", "free_card_env", "me", 49, CPyStatic_caravansary___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___actions___caravansary___free_card_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "<lambda>", "free_card_env", "t", 49, CPyStatic_caravansary___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___table___TableObject *)cpy_r_r3)->_row;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "<lambda>", "Table", "row", 49, CPyStatic_caravansary___globals);
        goto CPyL12;
    }
CPyL5: ;
    cpy_r_r5 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r6 = PyObject_GetItem(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<lambda>", 49, CPyStatic_caravansary___globals);
        goto CPyL12;
    }
    CPy_DECREF(cpy_r_r3);
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r7 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r7 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<lambda>", 49, CPyStatic_caravansary___globals);
        goto CPyL11;
    }
    cpy_r_r8 = CPyDef_caravansary___spice_obstacle(cpy_r_r1, cpy_r_r2, cpy_r_r7);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<lambda>", 49, CPyStatic_caravansary___globals);
        goto CPyL9;
    }
    return cpy_r_r8;
CPyL9: ;
    cpy_r_r9 = NULL;
    return cpy_r_r9;
CPyL10: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL9;
CPyL11: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL9;
CPyL12: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL9;
}
        
        PyObject *CPyPy_caravansary_____mypyc_lambda__0_free_card_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_caravansary_____mypyc_lambda__0_free_card_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<lambda>", 49, CPyStatic_caravansary___globals);
            return NULL;
        }
        
PyObject *CPyDef_caravansary_____mypyc_lambda__1_free_card_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_caravansary_____mypyc_lambda__1_free_card_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_caravansary_____mypyc_lambda__1_free_card_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "__get__", -1, CPyStatic_caravansary___globals);
            return NULL;
        }
        
PyObject *CPyDef_caravansary_____mypyc_lambda__1_free_card_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = ((serai___games___merv___actions___caravansary_____mypyc_lambda__1_free_card_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "<lambda>", "__mypyc_lambda__1_free_card_obj", "__mypyc_env__", 49, CPyStatic_caravansary___globals);
        goto CPyL4;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___actions___caravansary___free_card_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "<lambda>", "free_card_env", "t", 49, CPyStatic_caravansary___globals);
        goto CPyL4;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyDef_caravansary___card_note(cpy_r_r1, cpy_r_option);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<lambda>", 49, CPyStatic_caravansary___globals);
        goto CPyL4;
    }
    return cpy_r_r2;
CPyL4: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_caravansary_____mypyc_lambda__1_free_card_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_caravansary_____mypyc_lambda__1_free_card_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<lambda>", 49, CPyStatic_caravansary___globals);
            return NULL;
        }
        
PyObject *CPyDef_caravansary___free_card_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyPtr cpy_r_r19;
    int64_t cpy_r_r20;
    CPyTagged cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    int32_t cpy_r_r25;
    int32_t cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    int32_t cpy_r_r61;
    int32_t cpy_r_r62;
    PyObject *cpy_r_r63;
    CPyTagged cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyTagged cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    CPyTagged cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject **cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    char cpy_r_r86;
    tuple_T3OOO cpy_r_r87;
    PyObject **cpy_r_r88;
    PyObject *cpy_r_r89;
    char cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject **cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    char cpy_r_r99;
    int32_t cpy_r_r100;
    int32_t cpy_r_r101;
    char cpy_r_r102;
    int32_t cpy_r_r103;
    int32_t cpy_r_r104;
    PyObject *cpy_r_r105;
    char cpy_r_r106;
    char cpy_r_r107;
    char cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "free_card", "free_card_gen", "__mypyc_env__", 45, CPyStatic_caravansary___globals);
        goto CPyL92;
    }
CPyL1: ;
    cpy_r_r5 = ((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL86;
CPyL2: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_type != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "free_card", 45, CPyStatic_caravansary___globals);
        goto CPyL85;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8 = ((serai___games___merv___actions___caravansary___free_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "free_card", "free_card_env", "t", 47, CPyStatic_caravansary___globals);
        goto CPyL85;
    }
    CPy_INCREF(cpy_r_r8);
CPyL6: ;
    cpy_r_r9 = ((serai___games___merv___table___TableObject *)cpy_r_r8)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "free_card", "Table", "book", 47, CPyStatic_caravansary___globals);
        goto CPyL93;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___games___merv___book___BookObject *)cpy_r_r9)->_options;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "free_card", "Book", "options", 47, CPyStatic_caravansary___globals);
        goto CPyL93;
    }
    CPy_INCREF(cpy_r_r10);
CPyL8: ;
    CPy_DECREF(cpy_r_r8);
    if (((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o != NULL) {
        CPy_DECREF(((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o);
    }
    ((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o = cpy_r_r10;
    cpy_r_r11 = 1;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "free_card", 47, CPyStatic_caravansary___globals);
        goto CPyL85;
    }
    cpy_r_r12 = ((serai___games___merv___actions___caravansary___free_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "free_card", "free_card_env", "t", 49, CPyStatic_caravansary___globals);
        goto CPyL85;
    }
    CPy_INCREF(cpy_r_r12);
CPyL10: ;
    cpy_r_r13 = CPyDef_caravansary____cards(cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "free_card", 49, CPyStatic_caravansary___globals);
        goto CPyL85;
    }
    cpy_r_r14 = CPyDef_caravansary_____mypyc_lambda__0_free_card_obj();
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "free_card", 49, CPyStatic_caravansary___globals);
        goto CPyL94;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___merv___actions___caravansary_____mypyc_lambda__0_free_card_objObject *)cpy_r_r14)->___mypyc_env__ = cpy_r_r4;
    cpy_r_r15 = CPyDef_caravansary_____mypyc_lambda__1_free_card_obj();
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "free_card", 49, CPyStatic_caravansary___globals);
        goto CPyL95;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___merv___actions___caravansary_____mypyc_lambda__1_free_card_objObject *)cpy_r_r15)->___mypyc_env__ = cpy_r_r4;
    cpy_r_r16 = NULL;
    cpy_r_r17 = CPyDef_offer___Offer(cpy_r_r13, cpy_r_r14, cpy_r_r16, cpy_r_r15);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "free_card", 48, CPyStatic_caravansary___globals);
        goto CPyL85;
    }
    cpy_r_r18 = CPY_GET_METHOD(cpy_r_r17, CPyType_offer___Offer, 2, serai___kernel___offer___OfferObject, PyObject * (*)(PyObject *))(cpy_r_r17); /* options */
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "free_card", 51, CPyStatic_caravansary___globals);
        goto CPyL96;
    }
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyVarObject, ob_size));
    cpy_r_r20 = *(int64_t *)cpy_r_r19;
    CPy_DECREF(cpy_r_r18);
    cpy_r_r21 = cpy_r_r20 << 1;
    cpy_r_r22 = cpy_r_r21 != 0;
    if (cpy_r_r22) {
        goto CPyL21;
    } else
        goto CPyL97;
CPyL16: ;
    cpy_r_r23 = Py_None;
    CPy_INCREF(cpy_r_r23);
    ((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r25 = CPyDef_caravansary___free_card_env_clear_on_completion(cpy_r_r4);
    cpy_r_r26 = CPyDef_caravansary___free_card_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL20;
    CPyGen_SetStopIterationValue(cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (!0) goto CPyL91;
    CPy_Unreachable();
CPyL20: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r23;
    CPyGen_Exit(&((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL21: ;
    cpy_r_r27 = ((serai___games___merv___actions___caravansary___free_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "free_card", "free_card_env", "t", 53, CPyStatic_caravansary___globals);
        goto CPyL96;
    }
    CPy_INCREF(cpy_r_r27);
CPyL22: ;
    cpy_r_r28 = ((serai___games___merv___table___TableObject *)cpy_r_r27)->_players;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "free_card", "Table", "players", 53, CPyStatic_caravansary___globals);
        goto CPyL98;
    }
CPyL23: ;
    cpy_r_r29 = ((serai___games___merv___actions___caravansary___free_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "free_card", "free_card_env", "me", 53, CPyStatic_caravansary___globals);
        goto CPyL98;
    }
    CPyTagged_INCREF(cpy_r_r29);
CPyL24: ;
    cpy_r_r30 = CPyList_GetItemBorrow(cpy_r_r28, cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "free_card", 53, CPyStatic_caravansary___globals);
        goto CPyL99;
    }
    if (likely(Py_TYPE(cpy_r_r30) == CPyType_merv___table___Player))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "free_card", 53, CPyStatic_caravansary___globals, "serai.games.merv.table.Player", cpy_r_r30);
        goto CPyL99;
    }
    cpy_r_r32 = ((serai___games___merv___table___PlayerObject *)cpy_r_r31)->_spices;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "free_card", "Player", "spices", 53, CPyStatic_caravansary___globals);
        goto CPyL99;
    }
    CPy_INCREF(cpy_r_r32);
CPyL27: ;
    CPy_DECREF(cpy_r_r27);
    CPyTagged_DECREF(cpy_r_r29);
    cpy_r_r33 = CPyList_GetSlice(cpy_r_r32, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "free_card", 53, CPyStatic_caravansary___globals);
        goto CPyL96;
    }
    if (likely(PyList_Check(cpy_r_r33)))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "free_card", 53, CPyStatic_caravansary___globals, "list", cpy_r_r33);
        goto CPyL96;
    }
    if (((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__before != NULL) {
        CPy_DECREF(((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__before);
    }
    ((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__before = cpy_r_r34;
    cpy_r_r35 = 1;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "free_card", 53, CPyStatic_caravansary___globals);
        goto CPyL96;
    }
    cpy_r_r36 = ((serai___games___merv___actions___caravansary___free_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "free_card", "free_card_env", "me", 54, CPyStatic_caravansary___globals);
        goto CPyL96;
    }
    CPyTagged_INCREF(cpy_r_r36);
CPyL31: ;
    cpy_r_r37 = CPyStatics[1211]; /* 'free-card' */
    cpy_r_r38 = CPyStatics[1212]; /* 'MV-EFF-12' */
    cpy_r_r39 = ((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "free_card", "free_card_gen", "o", 54, CPyStatic_caravansary___globals);
        goto CPyL100;
    }
CPyL32: ;
    cpy_r_r40 = ((serai___games___merv___options___OptionsObject *)cpy_r_r39)->_may_decline;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "free_card", "Options", "may_decline", 54, CPyStatic_caravansary___globals);
        goto CPyL100;
    }
    CPy_INCREF(cpy_r_r40);
CPyL33: ;
    cpy_r_r41 = CPyDef_offer___Offer_____add__(cpy_r_r17, cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "free_card", 54, CPyStatic_caravansary___globals);
        goto CPyL101;
    }
    cpy_r_r42 = NULL;
    cpy_r_r43 = NULL;
    cpy_r_r44 = 2;
    cpy_r_r45 = CPyDef_decision___ask(cpy_r_r36, cpy_r_r37, cpy_r_r38, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r44);
    CPyTagged_DECREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "free_card", 54, CPyStatic_caravansary___globals);
        goto CPyL85;
    }
    ((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r45;
CPyL36: ;
    cpy_r_r47 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r48 = cpy_r_type != cpy_r_r47;
    if (!cpy_r_r48) goto CPyL39;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "free_card", 54, CPyStatic_caravansary___globals);
        goto CPyL85;
    }
    CPy_Unreachable();
CPyL39: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r49 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "free_card", 54, CPyStatic_caravansary___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL85;
    }
    cpy_r_r50 = ((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "free_card", "free_card_gen", "o", 55, CPyStatic_caravansary___globals);
        goto CPyL102;
    }
CPyL41: ;
    cpy_r_r51 = ((serai___games___merv___options___OptionsObject *)cpy_r_r50)->_decline;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "free_card", "Options", "decline", 55, CPyStatic_caravansary___globals);
        goto CPyL102;
    }
    CPy_INCREF(cpy_r_r51);
CPyL42: ;
    cpy_r_r52 = cpy_r_r49 == cpy_r_r51;
    CPy_DECREF(cpy_r_r51);
    if (cpy_r_r52) {
        goto CPyL103;
    } else
        goto CPyL52;
CPyL43: ;
    cpy_r_r53 = ((serai___games___merv___actions___caravansary___free_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "free_card", "free_card_env", "t", 56, CPyStatic_caravansary___globals);
        goto CPyL85;
    }
    CPy_INCREF(cpy_r_r53);
CPyL44: ;
    cpy_r_r54 = CPyStatics[1157]; /* 'event-declined' */
    cpy_r_r55 = ((serai___games___merv___actions___caravansary___free_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "free_card", "free_card_env", "me", 56, CPyStatic_caravansary___globals);
        goto CPyL104;
    }
    CPyTagged_INCREF(cpy_r_r55);
CPyL45: ;
    cpy_r_r56 = CPyStatics[1213]; /* 'MV-EFF-17' */
    cpy_r_r57 = PyDict_New();
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "free_card", 56, CPyStatic_caravansary___globals);
        goto CPyL105;
    }
    cpy_r_r58 = CPyDef_kernel___table___Table___tell(cpy_r_r53, cpy_r_r54, cpy_r_r55, cpy_r_r56, cpy_r_r57);
    CPyTagged_DECREF(cpy_r_r55);
    CPy_DECREF(cpy_r_r57);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r58 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "free_card", 56, CPyStatic_caravansary___globals);
        goto CPyL85;
    }
    cpy_r_r59 = Py_None;
    CPy_INCREF(cpy_r_r59);
    ((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r61 = CPyDef_caravansary___free_card_env_clear_on_completion(cpy_r_r4);
    cpy_r_r62 = CPyDef_caravansary___free_card_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL51;
    CPyGen_SetStopIterationValue(cpy_r_r59);
    CPy_DECREF(cpy_r_r59);
    if (!0) goto CPyL91;
    CPy_Unreachable();
CPyL51: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r59;
    CPyGen_Exit(&((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL52: ;
    cpy_r_r63 = ((serai___games___merv___actions___caravansary___free_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "free_card", "free_card_env", "t", 58, CPyStatic_caravansary___globals);
        goto CPyL102;
    }
    CPy_INCREF(cpy_r_r63);
CPyL53: ;
    cpy_r_r64 = ((serai___games___merv___actions___caravansary___free_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r64 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "free_card", "free_card_env", "me", 58, CPyStatic_caravansary___globals);
        goto CPyL106;
    }
    CPyTagged_INCREF(cpy_r_r64);
CPyL54: ;
    cpy_r_r65 = ((serai___kernel___option___OptionObject *)cpy_r_r49)->_value;
    CPy_INCREF(cpy_r_r65);
    CPy_DECREF(cpy_r_r49);
    if (likely(PyLong_Check(cpy_r_r65)))
        cpy_r_r66 = CPyTagged_FromObject(cpy_r_r65);
    else {
        CPy_TypeError("int", cpy_r_r65); cpy_r_r66 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "free_card", 58, CPyStatic_caravansary___globals);
        goto CPyL107;
    }
    cpy_r_r67 = CPyDef_caravansary___take_card(cpy_r_r63, cpy_r_r64, cpy_r_r66);
    CPy_DECREF(cpy_r_r63);
    CPyTagged_DECREF(cpy_r_r64);
    CPyTagged_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r67 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "free_card", 58, CPyStatic_caravansary___globals);
        goto CPyL85;
    }
    cpy_r_r68 = ((serai___games___merv___actions___caravansary___free_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "free_card", "free_card_env", "t", 59, CPyStatic_caravansary___globals);
        goto CPyL85;
    }
    CPy_INCREF(cpy_r_r68);
CPyL57: ;
    cpy_r_r69 = ((serai___games___merv___actions___caravansary___free_card_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r69 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "free_card", "free_card_env", "me", 59, CPyStatic_caravansary___globals);
        goto CPyL108;
    }
    CPyTagged_INCREF(cpy_r_r69);
CPyL58: ;
    cpy_r_r70 = ((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__before;
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "free_card", "free_card_gen", "before", 59, CPyStatic_caravansary___globals);
        goto CPyL109;
    }
CPyL59: ;
    cpy_r_r71 = CPyDef_caravansary___finish_cards(cpy_r_r68, cpy_r_r69, cpy_r_r70);
    CPy_DECREF(cpy_r_r68);
    CPyTagged_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "free_card", 59, CPyStatic_caravansary___globals);
        goto CPyL85;
    }
    if (((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___free_card_gen_2 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___free_card_gen_2);
    }
    ((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___free_card_gen_2 = cpy_r_r71;
    cpy_r_r72 = 1;
    if (!cpy_r_r72) goto CPyL85;
    cpy_r_r73 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r74 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r75 = NULL;
    cpy_r_r1 = cpy_r_r75;
    cpy_r_r76 = (PyObject **)&cpy_r_r1;
    cpy_r_r77 = ((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___free_card_gen_2;
    cpy_r_r78 = CPyDef_caravansary___finish_cards_gen_____mypyc_generator_helper__(cpy_r_r77, cpy_r_r74, cpy_r_r74, cpy_r_r74, cpy_r_r73, cpy_r_r76);
    if (cpy_r_r78 != NULL) goto CPyL110;
    cpy_r_r79 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "free_card", 59, CPyStatic_caravansary___globals);
        goto CPyL111;
    }
    cpy_r_r80 = cpy_r_r1;
    CPy_DECREF(cpy_r_r80);
    cpy_r_r81 = NULL;
    if (((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___free_card_gen_2 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___free_card_gen_2);
    }
    ((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___free_card_gen_2 = cpy_r_r81;
    cpy_r_r82 = 1;
    if (unlikely(!cpy_r_r82)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "free_card", 59, CPyStatic_caravansary___globals);
        goto CPyL85;
    } else
        goto CPyL80;
CPyL64: ;
    cpy_r_r83 = cpy_r_r78;
CPyL65: ;
    ((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r83;
CPyL66: ;
    cpy_r_r85 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r86 = cpy_r_type != cpy_r_r85;
    if (!cpy_r_r86) goto CPyL112;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "free_card", 59, CPyStatic_caravansary___globals);
        goto CPyL70;
    } else
        goto CPyL113;
CPyL68: ;
    CPy_Unreachable();
CPyL69: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL76;
CPyL70: ;
    cpy_r_r87 = CPy_CatchError();
    cpy_r_r88 = (PyObject **)&cpy_r_r3;
    cpy_r_r89 = ((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___free_card_gen_2;
    cpy_r_r90 = CPy_YieldFromErrorHandle(cpy_r_r89, cpy_r_r88);
    if (unlikely(cpy_r_r90 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "free_card", 59, CPyStatic_caravansary___globals);
        goto CPyL114;
    }
    if (cpy_r_r90) goto CPyL73;
    cpy_r_r83 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r87);
    CPy_DecRef(cpy_r_r87.f0);
    CPy_DecRef(cpy_r_r87.f1);
    CPy_DecRef(cpy_r_r87.f2);
    goto CPyL65;
CPyL73: ;
    cpy_r_r80 = cpy_r_r3;
    CPy_DecRef(cpy_r_r80);
    CPy_RestoreExcInfo(cpy_r_r87);
    CPy_DecRef(cpy_r_r87.f0);
    CPy_DecRef(cpy_r_r87.f1);
    CPy_DecRef(cpy_r_r87.f2);
    goto CPyL80;
CPyL74: ;
    CPy_RestoreExcInfo(cpy_r_r87);
    CPy_DecRef(cpy_r_r87.f0);
    CPy_DecRef(cpy_r_r87.f1);
    CPy_DecRef(cpy_r_r87.f2);
    cpy_r_r91 = CPy_KeepPropagating();
    if (!cpy_r_r91) goto CPyL85;
    CPy_Unreachable();
CPyL76: ;
    cpy_r_r92 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r93 = NULL;
    cpy_r_r1 = cpy_r_r93;
    cpy_r_r94 = (PyObject **)&cpy_r_r1;
    cpy_r_r95 = ((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___free_card_gen_2;
    cpy_r_r96 = CPyDef_caravansary___finish_cards_gen_____mypyc_generator_helper__(cpy_r_r95, cpy_r_r92, cpy_r_r92, cpy_r_r92, cpy_r_arg, cpy_r_r94);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r96 == NULL) {
        goto CPyL78;
    } else
        goto CPyL115;
CPyL77: ;
    cpy_r_r83 = cpy_r_r96;
    goto CPyL65;
CPyL78: ;
    cpy_r_r97 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r97)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "free_card", 59, CPyStatic_caravansary___globals);
        goto CPyL111;
    }
    cpy_r_r80 = cpy_r_r1;
    CPy_DECREF(cpy_r_r80);
CPyL80: ;
    cpy_r_r98 = Py_None;
    CPy_INCREF(cpy_r_r98);
    ((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r100 = CPyDef_caravansary___free_card_env_clear_on_completion(cpy_r_r4);
    cpy_r_r101 = CPyDef_caravansary___free_card_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL84;
    CPyGen_SetStopIterationValue(cpy_r_r98);
    CPy_DECREF(cpy_r_r98);
    if (!0) goto CPyL91;
    CPy_Unreachable();
CPyL84: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r98;
    CPyGen_Exit(&((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL85: ;
    ((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r103 = CPyDef_caravansary___free_card_env_clear_on_completion(cpy_r_r4);
    cpy_r_r104 = CPyDef_caravansary___free_card_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r105 = NULL;
    CPyGen_Exit(&((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r105;
CPyL86: ;
    cpy_r_r106 = cpy_r_r5 == 0;
    if (cpy_r_r106) goto CPyL116;
    cpy_r_r107 = cpy_r_r5 == 1;
    if (cpy_r_r107) goto CPyL117;
    cpy_r_r108 = cpy_r_r5 == 2;
    if (cpy_r_r108) {
        goto CPyL66;
    } else
        goto CPyL118;
CPyL89: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r109 = 0;
    if (unlikely(!cpy_r_r109)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "free_card", 45, CPyStatic_caravansary___globals);
        goto CPyL91;
    }
    CPy_Unreachable();
CPyL91: ;
    cpy_r_r110 = NULL;
    CPyGen_Exit(&((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r110;
CPyL92: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL91;
CPyL93: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL85;
CPyL94: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL85;
CPyL95: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    goto CPyL85;
CPyL96: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL85;
CPyL97: ;
    CPy_DECREF(cpy_r_r17);
    goto CPyL16;
CPyL98: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r27);
    goto CPyL85;
CPyL99: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL85;
CPyL100: ;
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r36);
    goto CPyL85;
CPyL101: ;
    CPyTagged_DecRef(cpy_r_r36);
    goto CPyL85;
CPyL102: ;
    CPy_DecRef(cpy_r_r49);
    goto CPyL85;
CPyL103: ;
    CPy_DECREF(cpy_r_r49);
    goto CPyL43;
CPyL104: ;
    CPy_DecRef(cpy_r_r53);
    goto CPyL85;
CPyL105: ;
    CPy_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r55);
    goto CPyL85;
CPyL106: ;
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r63);
    goto CPyL85;
CPyL107: ;
    CPy_DecRef(cpy_r_r63);
    CPyTagged_DecRef(cpy_r_r64);
    goto CPyL85;
CPyL108: ;
    CPy_DecRef(cpy_r_r68);
    goto CPyL85;
CPyL109: ;
    CPy_DecRef(cpy_r_r68);
    CPyTagged_DecRef(cpy_r_r69);
    goto CPyL85;
CPyL110: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL64;
CPyL111: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL85;
CPyL112: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL69;
CPyL113: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL68;
CPyL114: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL74;
CPyL115: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL77;
CPyL116: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL2;
CPyL117: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL36;
CPyL118: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL89;
}
        
PyObject *CPyDef_caravansary___free_card_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_caravansary___free_card_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_caravansary___free_card_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_caravansary___free_card_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.caravansary.free_card_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_caravansary___free_card_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "__next__", -1, CPyStatic_caravansary___globals);
            return NULL;
        }
        
PyObject *CPyDef_caravansary___free_card_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_caravansary___free_card_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_caravansary___free_card_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_caravansary___free_card_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.caravansary.free_card_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_caravansary___free_card_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "send", -1, CPyStatic_caravansary___globals);
            return NULL;
        }
        
PyObject *CPyDef_caravansary___free_card_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_caravansary___free_card_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_caravansary___free_card_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.caravansary.free_card_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_caravansary___free_card_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "__iter__", -1, CPyStatic_caravansary___globals);
            return NULL;
        }
        
PyObject *CPyDef_caravansary___free_card_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_caravansary___free_card_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_caravansary___free_card_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_caravansary___free_card_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.caravansary.free_card_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_caravansary___free_card_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "throw", -1, CPyStatic_caravansary___globals);
            return NULL;
        }
        
PyObject *CPyDef_caravansary___free_card_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_caravansary___free_card_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp1003 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp1003);
    PyObject *__tmp1004 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp1004);
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
        
        PyObject *CPyPy_caravansary___free_card_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_caravansary___free_card_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.caravansary.free_card_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_caravansary___free_card_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "close", -1, CPyStatic_caravansary___globals);
            return NULL;
        }
        
PyObject *CPyDef_caravansary___free_card(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyDef_caravansary___free_card_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "free_card", 45, CPyStatic_caravansary___globals);
        goto CPyL6;
    }
    cpy_r_r1 = CPyDef_caravansary___free_card_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "free_card", 45, CPyStatic_caravansary___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "free_card", 45, CPyStatic_caravansary___globals);
        goto CPyL8;
    }
    ((serai___games___merv___actions___caravansary___free_card_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___actions___caravansary___free_card_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___actions___caravansary___free_card_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___merv___actions___caravansary___free_card_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "free_card", 45, CPyStatic_caravansary___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___actions___caravansary___free_card_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___caravansary___free_card_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me);
    }
    ((serai___games___merv___actions___caravansary___free_card_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "free_card", 45, CPyStatic_caravansary___globals);
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
        
        PyObject *CPyPy_caravansary___free_card(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:free_card", kwlist, 0};
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
            PyObject *retval = CPyDef_caravansary___free_card(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "free_card", 45, CPyStatic_caravansary___globals);
            return NULL;
        }
        
char CPyDef_caravansary___CardOffer_____init__(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_colour) {
    char cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    cpy_r_r0 = CPyDef_offer___TableOffer_____init__(cpy_r_self, cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "__init__", 68, CPyStatic_caravansary___globals);
        goto CPyL3;
    }
    CPyTagged_INCREF(cpy_r_colour);
    if (((serai___games___merv___actions___caravansary___CardOfferObject *)cpy_r_self)->_colour != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___caravansary___CardOfferObject *)cpy_r_self)->_colour);
    }
    ((serai___games___merv___actions___caravansary___CardOfferObject *)cpy_r_self)->_colour = cpy_r_colour;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "__init__", 69, CPyStatic_caravansary___globals);
        goto CPyL3;
    }
    return 1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_caravansary___CardOffer_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "colour", 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_colour;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOO", "__init__", kwlist, &obj_t, &obj_me, &obj_colour)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_caravansary___CardOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.actions.caravansary.CardOffer", obj_self); 
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
            CPyTagged arg_colour;
            if (likely(PyLong_Check(obj_colour)))
                arg_colour = CPyTagged_BorrowFromObject(obj_colour);
            else {
                CPy_TypeError("int", obj_colour); goto fail;
            }
            char retval = CPyDef_caravansary___CardOffer_____init__(arg_self, arg_t, arg_me, arg_colour);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "__init__", 67, CPyStatic_caravansary___globals);
            return NULL;
        }
        
PyObject *CPyDef_caravansary___CardOffer___likely(PyObject *cpy_r_self) {
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
    int32_t cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    cpy_r_r0 = ((serai___games___merv___actions___caravansary___CardOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "likely", "CardOffer", "t", 72, CPyStatic_caravansary___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "likely", 72, CPyStatic_caravansary___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL12;
    }
    cpy_r_r2 = CPyDef_caravansary____cards(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "likely", 72, CPyStatic_caravansary___globals);
        goto CPyL12;
    }
    cpy_r_r3 = ((serai___games___merv___actions___caravansary___CardOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "likely", "CardOffer", "t", 72, CPyStatic_caravansary___globals);
        goto CPyL13;
    }
CPyL4: ;
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_merv___table___Table))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "likely", 72, CPyStatic_caravansary___globals, "serai.games.merv.table.Table", cpy_r_r3);
        goto CPyL13;
    }
    cpy_r_r5 = ((serai___games___merv___table___TableObject *)cpy_r_r4)->_book;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "likely", "Table", "book", 72, CPyStatic_caravansary___globals);
        goto CPyL13;
    }
CPyL6: ;
    cpy_r_r6 = ((serai___games___merv___book___BookObject *)cpy_r_r5)->_options;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "likely", "Book", "options", 72, CPyStatic_caravansary___globals);
        goto CPyL13;
    }
CPyL7: ;
    cpy_r_r7 = ((serai___games___merv___options___OptionsObject *)cpy_r_r6)->_place_camel;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "likely", "Options", "place_camel", 72, CPyStatic_caravansary___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r7);
CPyL8: ;
    cpy_r_r8 = PyList_New(0);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "likely", 72, CPyStatic_caravansary___globals);
        goto CPyL14;
    }
    cpy_r_r9 = CPyList_Extend(cpy_r_r8, cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "likely", 72, CPyStatic_caravansary___globals);
        goto CPyL15;
    } else
        goto CPyL16;
CPyL10: ;
    cpy_r_r10 = PyList_Append(cpy_r_r8, cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    cpy_r_r11 = cpy_r_r10 >= 0;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "likely", 72, CPyStatic_caravansary___globals);
        goto CPyL17;
    }
    return cpy_r_r8;
CPyL12: ;
    cpy_r_r12 = NULL;
    return cpy_r_r12;
CPyL13: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL12;
CPyL14: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r7);
    goto CPyL12;
CPyL15: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    goto CPyL12;
CPyL16: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL10;
CPyL17: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL12;
}
        
        PyObject *CPyPy_caravansary___CardOffer___likely(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_caravansary___CardOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.actions.caravansary.CardOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_caravansary___CardOffer___likely(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "likely", 71, CPyStatic_caravansary___globals);
            return NULL;
        }
        
PyObject *CPyDef_caravansary___CardOffer___obstacle(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    CPyTagged cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    cpy_r_r0 = ((serai___games___merv___actions___caravansary___CardOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "obstacle", "CardOffer", "t", 75, CPyStatic_caravansary___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "obstacle", 75, CPyStatic_caravansary___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL24;
    }
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "obstacle", "Table", "book", 76, CPyStatic_caravansary___globals);
        goto CPyL25;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "obstacle", "Book", "options", 76, CPyStatic_caravansary___globals);
        goto CPyL25;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_place_camel;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "obstacle", "Options", "place_camel", 76, CPyStatic_caravansary___globals);
        goto CPyL25;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = cpy_r_option == cpy_r_r4;
    CPy_DECREF(cpy_r_r4);
    if (!cpy_r_r5) goto CPyL9;
    cpy_r_r6 = ((serai___games___merv___actions___caravansary___CardOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "obstacle", "CardOffer", "me", 77, CPyStatic_caravansary___globals);
        goto CPyL25;
    }
    CPyTagged_INCREF(cpy_r_r6);
CPyL7: ;
    cpy_r_r7 = CPyDef_caravansary___camel_obstacle(cpy_r_r1, cpy_r_r6);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "obstacle", 77, CPyStatic_caravansary___globals);
        goto CPyL24;
    }
    return cpy_r_r7;
CPyL9: ;
    cpy_r_r8 = ((serai___games___merv___actions___caravansary___CardOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "obstacle", "CardOffer", "me", 78, CPyStatic_caravansary___globals);
        goto CPyL25;
    }
    CPyTagged_INCREF(cpy_r_r8);
CPyL10: ;
    cpy_r_r9 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r9);
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "obstacle", 78, CPyStatic_caravansary___globals);
        goto CPyL26;
    }
    cpy_r_r11 = CPyDef_caravansary___card_obstacle(cpy_r_r1, cpy_r_r8, cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "obstacle", 78, CPyStatic_caravansary___globals);
        goto CPyL25;
    }
    cpy_r_r12 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r13 = cpy_r_r11 != cpy_r_r12;
    if (cpy_r_r13) {
        goto CPyL27;
    } else
        goto CPyL28;
CPyL13: ;
    cpy_r_r14 = cpy_r_r11;
    goto CPyL23;
CPyL14: ;
    cpy_r_r15 = ((serai___games___merv___actions___caravansary___CardOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "obstacle", "CardOffer", "me", 79, CPyStatic_caravansary___globals);
        goto CPyL25;
    }
    CPyTagged_INCREF(cpy_r_r15);
CPyL15: ;
    cpy_r_r16 = ((serai___games___merv___actions___caravansary___CardOfferObject *)cpy_r_self)->_colour;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "obstacle", "CardOffer", "colour", 79, CPyStatic_caravansary___globals);
        goto CPyL29;
    }
    CPyTagged_INCREF(cpy_r_r16);
CPyL16: ;
    cpy_r_r17 = CPyDef_caravansary___card_payments(cpy_r_r1, cpy_r_r15, cpy_r_r16);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "obstacle", 79, CPyStatic_caravansary___globals);
        goto CPyL24;
    }
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r19 = *(int64_t *)cpy_r_r18;
    CPy_DECREF(cpy_r_r17);
    cpy_r_r20 = cpy_r_r19 << 1;
    cpy_r_r21 = cpy_r_r20 != 0;
    if (!cpy_r_r21) goto CPyL19;
    cpy_r_r22 = Py_None;
    CPy_INCREF(cpy_r_r22);
    cpy_r_r23 = cpy_r_r22;
    goto CPyL22;
CPyL19: ;
    cpy_r_r24 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r25 = CPyStatics[1214]; /* 'CARD_COLOUR' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "obstacle", 79, CPyStatic_caravansary___globals);
        goto CPyL24;
    }
    if (likely(Py_TYPE(cpy_r_r26) == CPyType_option___Reason))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "obstacle", 79, CPyStatic_caravansary___globals, "serai.kernel.option.Reason", cpy_r_r26);
        goto CPyL24;
    }
    cpy_r_r23 = cpy_r_r27;
CPyL22: ;
    cpy_r_r14 = cpy_r_r23;
CPyL23: ;
    return cpy_r_r14;
CPyL24: ;
    cpy_r_r28 = NULL;
    return cpy_r_r28;
CPyL25: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL24;
CPyL26: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL24;
CPyL27: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL13;
CPyL28: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL14;
CPyL29: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL24;
}
        
        PyObject *CPyPy_caravansary___CardOffer___obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:obstacle", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_caravansary___CardOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.actions.caravansary.CardOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_caravansary___CardOffer___obstacle(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "obstacle", 74, CPyStatic_caravansary___globals);
            return NULL;
        }
        
PyObject *CPyDef_caravansary___CardOffer___note(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = ((serai___games___merv___actions___caravansary___CardOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "note", "CardOffer", "t", 82, CPyStatic_caravansary___globals);
        goto CPyL4;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "note", 82, CPyStatic_caravansary___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL4;
    }
    cpy_r_r2 = CPyDef_caravansary___card_note(cpy_r_r1, cpy_r_option);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "note", 82, CPyStatic_caravansary___globals);
        goto CPyL4;
    }
    return cpy_r_r2;
CPyL4: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_caravansary___CardOffer___note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:note", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_caravansary___CardOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.actions.caravansary.CardOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_caravansary___CardOffer___note(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "note", 81, CPyStatic_caravansary___globals);
            return NULL;
        }
        
PyObject *CPyDef_caravansary____cards(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    int64_t cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r10;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    CPyPtr cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    int32_t cpy_r_r19;
    char cpy_r_r20;
    CPyTagged cpy_r_r21;
    int64_t cpy_r_r22;
    PyObject *cpy_r_r23;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "_cards", "Table", "book", 86, CPyStatic_caravansary___globals);
        goto CPyL14;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "_cards", "Book", "options", 86, CPyStatic_caravansary___globals);
        goto CPyL14;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___options___OptionsObject *)cpy_r_r1)->_card;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "_cards", "Options", "card", 86, CPyStatic_caravansary___globals);
        goto CPyL14;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = PyList_New(0);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "_cards", 87, CPyStatic_caravansary___globals);
        goto CPyL15;
    }
    cpy_r_r4 = 0;
    cpy_r_r5 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_row;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "_cards", "Table", "row", 87, CPyStatic_caravansary___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_r5);
CPyL5: ;
    cpy_r_r6 = 0;
CPyL6: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r6 < cpy_r_r8;
    if (!cpy_r_r9) goto CPyL17;
    cpy_r_place = cpy_r_r4;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyListObject, ob_item));
    cpy_r_r11 = *(CPyPtr *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r6 * 8;
    cpy_r_r13 = cpy_r_r11 + cpy_r_r12;
    cpy_r_r14 = *(PyObject * *)cpy_r_r13;
    CPy_INCREF(cpy_r_r14);
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "_cards", 87, CPyStatic_caravansary___globals);
        goto CPyL18;
    }
    cpy_r_r16 = (Py_ssize_t)cpy_r_r15 != -2;
    CPyTagged_DECREF(cpy_r_r15);
    if (!cpy_r_r16) goto CPyL19;
    cpy_r_r17 = CPyList_GetItem(cpy_r_r2, cpy_r_place);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "_cards", 87, CPyStatic_caravansary___globals);
        goto CPyL20;
    }
    if (likely(Py_TYPE(cpy_r_r17) == CPyType_option___Option))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "_cards", 87, CPyStatic_caravansary___globals, "serai.kernel.option.Option", cpy_r_r17);
        goto CPyL20;
    }
    cpy_r_r19 = PyList_Append(cpy_r_r3, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 >= 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "_cards", 87, CPyStatic_caravansary___globals);
        goto CPyL20;
    }
CPyL12: ;
    cpy_r_r21 = cpy_r_r4 + 2;
    cpy_r_r4 = cpy_r_r21;
    cpy_r_r22 = cpy_r_r6 + 1;
    cpy_r_r6 = cpy_r_r22;
    goto CPyL6;
CPyL13: ;
    return cpy_r_r3;
CPyL14: ;
    cpy_r_r23 = NULL;
    return cpy_r_r23;
CPyL15: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL14;
CPyL16: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL14;
CPyL17: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r5);
    goto CPyL13;
CPyL18: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL14;
CPyL19: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL12;
CPyL20: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r5);
    goto CPyL14;
}
        
        PyObject *CPyPy_caravansary____cards(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:_cards", kwlist, 0};
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
            PyObject *retval = CPyDef_caravansary____cards(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "_cards", 85, CPyStatic_caravansary___globals);
            return NULL;
        }
        
PyObject *CPyDef_caravansary___card_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_place) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    cpy_r_r0 = CPyDef_caravansary___is_in_reach(cpy_r_t, cpy_r_place);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_obstacle", 92, CPyStatic_caravansary___globals);
        goto CPyL10;
    }
    if (cpy_r_r0) goto CPyL5;
    cpy_r_r1 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r2 = CPyStatics[1215]; /* 'CARD_OUT_OF_REACH' */
    cpy_r_r3 = CPyObject_GetAttr(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_obstacle", 93, CPyStatic_caravansary___globals);
        goto CPyL10;
    }
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_option___Reason))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "card_obstacle", 93, CPyStatic_caravansary___globals, "serai.kernel.option.Reason", cpy_r_r3);
        goto CPyL10;
    }
    return cpy_r_r4;
CPyL5: ;
    cpy_r_r5 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_row;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "card_obstacle", "Table", "row", 94, CPyStatic_caravansary___globals);
        goto CPyL10;
    }
CPyL6: ;
    cpy_r_r6 = CPyList_GetItem(cpy_r_r5, cpy_r_place);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_obstacle", 94, CPyStatic_caravansary___globals);
        goto CPyL10;
    }
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r7 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r7 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_obstacle", 94, CPyStatic_caravansary___globals);
        goto CPyL10;
    }
    cpy_r_r8 = CPyDef_caravansary___spice_obstacle(cpy_r_t, cpy_r_me, cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_obstacle", 94, CPyStatic_caravansary___globals);
        goto CPyL10;
    }
    return cpy_r_r8;
CPyL10: ;
    cpy_r_r9 = NULL;
    return cpy_r_r9;
}
        
        PyObject *CPyPy_caravansary___card_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "place", 0};
            static CPyArg_Parser parser = {"OOO:card_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_place)) {
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
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            PyObject *retval = CPyDef_caravansary___card_obstacle(arg_t, arg_me, arg_place);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_obstacle", 90, CPyStatic_caravansary___globals);
            return NULL;
        }
        
char CPyDef_caravansary___is_in_reach(PyObject *cpy_r_t, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    CPyTagged cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_row;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "is_in_reach", "Table", "row", 99, CPyStatic_caravansary___globals);
        goto CPyL17;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_place);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "is_in_reach", 99, CPyStatic_caravansary___globals);
        goto CPyL17;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "is_in_reach", 99, CPyStatic_caravansary___globals);
        goto CPyL17;
    }
    cpy_r_r3 = (Py_ssize_t)cpy_r_r2 != -2;
    CPyTagged_DECREF(cpy_r_r2);
    if (cpy_r_r3) goto CPyL5;
    cpy_r_r4 = cpy_r_r3;
    goto CPyL16;
CPyL5: ;
    cpy_r_r5 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_row_camels;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "is_in_reach", "Table", "row_camels", 99, CPyStatic_caravansary___globals);
        goto CPyL17;
    }
CPyL6: ;
    cpy_r_r6 = CPyList_GetItem(cpy_r_r5, cpy_r_place);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "is_in_reach", 99, CPyStatic_caravansary___globals);
        goto CPyL17;
    }
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r7 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r7 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "is_in_reach", 99, CPyStatic_caravansary___globals);
        goto CPyL17;
    }
    cpy_r_r8 = cpy_r_r7 != 0;
    CPyTagged_DECREF(cpy_r_r7);
    if (!cpy_r_r8) goto CPyL10;
    cpy_r_r9 = cpy_r_r8;
    goto CPyL15;
CPyL10: ;
    cpy_r_r10 = CPyDef_caravansary___first_without_camel(cpy_r_t);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "is_in_reach", 99, CPyStatic_caravansary___globals);
        goto CPyL17;
    }
    cpy_r_r11 = cpy_r_place & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (!cpy_r_r12) goto CPyL13;
    cpy_r_r13 = CPyTagged_IsEq_(cpy_r_place, cpy_r_r10);
    cpy_r_r14 = cpy_r_r13;
    goto CPyL14;
CPyL13: ;
    cpy_r_r15 = cpy_r_place == cpy_r_r10;
    cpy_r_r14 = cpy_r_r15;
CPyL14: ;
    CPyTagged_DECREF(cpy_r_r10);
    cpy_r_r9 = cpy_r_r14;
CPyL15: ;
    cpy_r_r4 = cpy_r_r9;
CPyL16: ;
    return cpy_r_r4;
CPyL17: ;
    cpy_r_r16 = 2;
    return cpy_r_r16;
}
        
        PyObject *CPyPy_caravansary___is_in_reach(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "place", 0};
            static CPyArg_Parser parser = {"OO:is_in_reach", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_place)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            char retval = CPyDef_caravansary___is_in_reach(arg_t, arg_place);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "is_in_reach", 97, CPyStatic_caravansary___globals);
            return NULL;
        }
        
PyObject *CPyDef_caravansary___spice_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_spice) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    char cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "spice_obstacle", "Table", "players", 104, CPyStatic_caravansary___globals);
        goto CPyL22;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "spice_obstacle", 104, CPyStatic_caravansary___globals);
        goto CPyL22;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_merv___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "spice_obstacle", 104, CPyStatic_caravansary___globals, "serai.games.merv.table.Player", cpy_r_r1);
        goto CPyL22;
    }
    cpy_r_r3 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_spices;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "spice_obstacle", "Player", "spices", 105, CPyStatic_caravansary___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = CPyList_GetItem(cpy_r_r3, cpy_r_spice);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "spice_obstacle", 106, CPyStatic_caravansary___globals);
        goto CPyL24;
    }
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r5 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r5 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "spice_obstacle", 106, CPyStatic_caravansary___globals);
        goto CPyL24;
    }
    cpy_r_r6 = cpy_r_r5 != 0;
    CPyTagged_DECREF(cpy_r_r5);
    if (cpy_r_r6) goto CPyL25;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r8 << 1;
    cpy_r_r10 = CPyStatics[4896]; /* 0 */
    cpy_r_r11 = CPyList_Count(cpy_r_r3, cpy_r_r10);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "spice_obstacle", 106, CPyStatic_caravansary___globals);
        goto CPyL23;
    }
    cpy_r_r12 = CPyTagged_Subtract(cpy_r_r9, cpy_r_r11);
    cpy_r_r13 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "spice_obstacle", "Table", "book", 106, CPyStatic_caravansary___globals);
        goto CPyL26;
    }
CPyL9: ;
    cpy_r_r14 = ((serai___games___merv___book___BookObject *)cpy_r_r13)->_spice_limit;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "spice_obstacle", "Book", "spice_limit", 106, CPyStatic_caravansary___globals);
        goto CPyL26;
    }
CPyL10: ;
    cpy_r_r15 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_influence;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "spice_obstacle", "Player", "influence", 106, CPyStatic_caravansary___globals);
        goto CPyL26;
    }
CPyL11: ;
    cpy_r_r16 = CPyList_GetItemBorrow(cpy_r_r14, cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "spice_obstacle", 106, CPyStatic_caravansary___globals);
        goto CPyL26;
    }
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "spice_obstacle", 106, CPyStatic_caravansary___globals);
        goto CPyL26;
    }
    cpy_r_r18 = cpy_r_r12 & 1;
    cpy_r_r19 = cpy_r_r18 != 0;
    if (cpy_r_r19) goto CPyL15;
    cpy_r_r20 = cpy_r_r17 & 1;
    cpy_r_r21 = cpy_r_r20 != 0;
    if (!cpy_r_r21) goto CPyL16;
CPyL15: ;
    cpy_r_r22 = CPyTagged_IsLt_(cpy_r_r12, cpy_r_r17);
    cpy_r_r23 = cpy_r_r22;
    goto CPyL17;
CPyL16: ;
    cpy_r_r24 = (Py_ssize_t)cpy_r_r12 < (Py_ssize_t)cpy_r_r17;
    cpy_r_r23 = cpy_r_r24;
CPyL17: ;
    CPyTagged_DECREF(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r2);
    if (!cpy_r_r23) goto CPyL19;
CPyL18: ;
    cpy_r_r25 = Py_None;
    CPy_INCREF(cpy_r_r25);
    return cpy_r_r25;
CPyL19: ;
    cpy_r_r26 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r27 = CPyStatics[1216]; /* 'SPICE_LIMIT' */
    cpy_r_r28 = CPyObject_GetAttr(cpy_r_r26, cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "spice_obstacle", 108, CPyStatic_caravansary___globals);
        goto CPyL22;
    }
    if (likely(Py_TYPE(cpy_r_r28) == CPyType_option___Reason))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "spice_obstacle", 108, CPyStatic_caravansary___globals, "serai.kernel.option.Reason", cpy_r_r28);
        goto CPyL22;
    }
    return cpy_r_r29;
CPyL22: ;
    cpy_r_r30 = NULL;
    return cpy_r_r30;
CPyL23: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL22;
CPyL24: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL22;
CPyL25: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r3);
    goto CPyL18;
CPyL26: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL22;
}
        
        PyObject *CPyPy_caravansary___spice_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "spice", 0};
            static CPyArg_Parser parser = {"OOO:spice_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_spice;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_spice)) {
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
            CPyTagged arg_spice;
            if (likely(PyLong_Check(obj_spice)))
                arg_spice = CPyTagged_BorrowFromObject(obj_spice);
            else {
                CPy_TypeError("int", obj_spice); goto fail;
            }
            PyObject *retval = CPyDef_caravansary___spice_obstacle(arg_t, arg_me, arg_spice);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "spice_obstacle", 102, CPyStatic_caravansary___globals);
            return NULL;
        }
        
CPyTagged CPyDef_caravansary___first_without_camel(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    int64_t cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    char cpy_r_r16;
    CPyTagged cpy_r_r17;
    int64_t cpy_r_r18;
    CPyTagged cpy_r_r19;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_row_camels;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "first_without_camel", "Table", "row_camels", 113, CPyStatic_caravansary___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = 0;
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_row;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "first_without_camel", "Table", "row", 114, CPyStatic_caravansary___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r2);
CPyL2: ;
    cpy_r_r3 = 0;
CPyL3: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r3 < cpy_r_r5;
    if (!cpy_r_r6) goto CPyL14;
    cpy_r_place = cpy_r_r1;
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
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "first_without_camel", 114, CPyStatic_caravansary___globals);
        goto CPyL15;
    }
    cpy_r_r13 = (Py_ssize_t)cpy_r_r12 != -2;
    CPyTagged_DECREF(cpy_r_r12);
    if (!cpy_r_r13) goto CPyL16;
    cpy_r_r14 = CPyList_GetItem(cpy_r_r0, cpy_r_place);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "first_without_camel", 115, CPyStatic_caravansary___globals);
        goto CPyL15;
    }
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "first_without_camel", 115, CPyStatic_caravansary___globals);
        goto CPyL15;
    }
    cpy_r_r16 = cpy_r_r15 != 0;
    CPyTagged_DECREF(cpy_r_r15);
    if (cpy_r_r16) {
        goto CPyL16;
    } else
        goto CPyL17;
CPyL9: ;
    return cpy_r_place;
CPyL10: ;
    cpy_r_r17 = cpy_r_r1 + 2;
    cpy_r_r1 = cpy_r_r17;
    cpy_r_r18 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r18;
    goto CPyL3;
CPyL11: ;
    return -2;
CPyL12: ;
    cpy_r_r19 = CPY_INT_TAG;
    return cpy_r_r19;
CPyL13: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL12;
CPyL14: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r2);
    goto CPyL11;
CPyL15: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL12;
CPyL16: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL10;
CPyL17: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r2);
    goto CPyL9;
}
        
        PyObject *CPyPy_caravansary___first_without_camel(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:first_without_camel", kwlist, 0};
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
            CPyTagged retval = CPyDef_caravansary___first_without_camel(arg_t);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "first_without_camel", 111, CPyStatic_caravansary___globals);
            return NULL;
        }
        
PyObject *CPyDef_caravansary___camel_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "camel_obstacle", "Table", "players", 121, CPyStatic_caravansary___globals);
        goto CPyL14;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "camel_obstacle", 121, CPyStatic_caravansary___globals);
        goto CPyL14;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_merv___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "camel_obstacle", 121, CPyStatic_caravansary___globals, "serai.games.merv.table.Player", cpy_r_r1);
        goto CPyL14;
    }
    cpy_r_r3 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_camels;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "camel_obstacle", "Player", "camels", 121, CPyStatic_caravansary___globals);
        goto CPyL14;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = cpy_r_r3 != 0;
    CPyTagged_DECREF(cpy_r_r3);
    if (cpy_r_r4) goto CPyL8;
    cpy_r_r5 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r6 = CPyStatics[1217]; /* 'NO_CAMEL_TO_PLACE' */
    cpy_r_r7 = CPyObject_GetAttr(cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "camel_obstacle", 122, CPyStatic_caravansary___globals);
        goto CPyL14;
    }
    if (likely(Py_TYPE(cpy_r_r7) == CPyType_option___Reason))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "camel_obstacle", 122, CPyStatic_caravansary___globals, "serai.kernel.option.Reason", cpy_r_r7);
        goto CPyL14;
    }
    return cpy_r_r8;
CPyL8: ;
    cpy_r_r9 = CPyDef_caravansary___first_without_camel(cpy_r_t);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "camel_obstacle", 123, CPyStatic_caravansary___globals);
        goto CPyL14;
    }
    cpy_r_r10 = (Py_ssize_t)cpy_r_r9 == -2;
    CPyTagged_DECREF(cpy_r_r9);
    if (!cpy_r_r10) goto CPyL13;
    cpy_r_r11 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r12 = CPyStatics[1218]; /* 'EVERY_CARD_HAS_CAMEL' */
    cpy_r_r13 = CPyObject_GetAttr(cpy_r_r11, cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "camel_obstacle", 124, CPyStatic_caravansary___globals);
        goto CPyL14;
    }
    if (likely(Py_TYPE(cpy_r_r13) == CPyType_option___Reason))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "camel_obstacle", 124, CPyStatic_caravansary___globals, "serai.kernel.option.Reason", cpy_r_r13);
        goto CPyL14;
    }
    return cpy_r_r14;
CPyL13: ;
    cpy_r_r15 = Py_None;
    CPy_INCREF(cpy_r_r15);
    return cpy_r_r15;
CPyL14: ;
    cpy_r_r16 = NULL;
    return cpy_r_r16;
}
        
        PyObject *CPyPy_caravansary___camel_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:camel_obstacle", kwlist, 0};
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
            PyObject *retval = CPyDef_caravansary___camel_obstacle(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "camel_obstacle", 120, CPyStatic_caravansary___globals);
            return NULL;
        }
        
char CPyDef_caravansary___place_camel(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    cpy_r_r0 = CPyDef_caravansary___first_without_camel(cpy_r_t);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "place_camel", 130, CPyStatic_caravansary___globals);
        goto CPyL11;
    }
    cpy_r_r1 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "place_camel", "Table", "players", 131, CPyStatic_caravansary___globals);
        goto CPyL12;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_me);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "place_camel", 131, CPyStatic_caravansary___globals);
        goto CPyL12;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_merv___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "place_camel", 131, CPyStatic_caravansary___globals, "serai.games.merv.table.Player", cpy_r_r2);
        goto CPyL12;
    }
    cpy_r_r4 = ((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_camels;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "place_camel", "Player", "camels", 131, CPyStatic_caravansary___globals);
        goto CPyL12;
    }
CPyL5: ;
    cpy_r_r5 = CPyTagged_Subtract(cpy_r_r4, 2);
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_camels != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_camels);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_camels = cpy_r_r5;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "place_camel", 131, CPyStatic_caravansary___globals);
        goto CPyL12;
    }
    cpy_r_r7 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_row_camels;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "place_camel", "Table", "row_camels", 132, CPyStatic_caravansary___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r7);
CPyL7: ;
    cpy_r_r8 = CPyStatics[4897]; /* 1 */
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9 = CPyList_SetItem(cpy_r_r7, cpy_r_r0, cpy_r_r8);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "place_camel", 132, CPyStatic_caravansary___globals);
        goto CPyL12;
    }
    cpy_r_r10 = CPyStatics[1219]; /* 'event-camel-placed' */
    cpy_r_r11 = CPyStatics[1220]; /* 'MV-CAR-03' */
    cpy_r_r12 = CPyTagged_Add(cpy_r_r0, 2);
    CPyTagged_DECREF(cpy_r_r0);
    cpy_r_r13 = CPyStatics[31]; /* 'n' */
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_r12);
    cpy_r_r15 = CPyDict_Build(1, cpy_r_r13, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "place_camel", 133, CPyStatic_caravansary___globals);
        goto CPyL11;
    }
    cpy_r_r16 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r10, cpy_r_me, cpy_r_r11, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "place_camel", 133, CPyStatic_caravansary___globals);
        goto CPyL11;
    }
    return 1;
CPyL11: ;
    cpy_r_r17 = 2;
    return cpy_r_r17;
CPyL12: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL11;
}
        
        PyObject *CPyPy_caravansary___place_camel(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:place_camel", kwlist, 0};
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
            char retval = CPyDef_caravansary___place_camel(arg_t, arg_me);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "place_camel", 128, CPyStatic_caravansary___globals);
            return NULL;
        }
        
PyObject *CPyDef_caravansary___card_payments(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_colour) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyPtr cpy_r_r4;
    CPyPtr cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_own;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    int32_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    int32_t cpy_r_r32;
    char cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    char cpy_r_r37;
    CPyPtr cpy_r_r38;
    int64_t cpy_r_r39;
    CPyTagged cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    int32_t cpy_r_r46;
    char cpy_r_r47;
    CPyTagged cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    char cpy_r_r52;
    int64_t cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    char cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
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
    int32_t cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    cpy_r_r0 = CPyDef_paying___discount_open(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_payments", 143, CPyStatic_caravansary___globals);
        goto CPyL67;
    }
    if (!cpy_r_r0) goto CPyL7;
    cpy_r_r1 = CPyStatic_caravansary____DISCOUNTED;
    if (likely(cpy_r_r1 != NULL)) goto CPyL5;
    PyErr_SetString(PyExc_NameError, "value for final name \"_DISCOUNTED\" was not set");
    cpy_r_r2 = 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_payments", 144, CPyStatic_caravansary___globals);
        goto CPyL67;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r3 = PyList_New(1);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_payments", 144, CPyStatic_caravansary___globals);
        goto CPyL67;
    }
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyListObject, ob_item));
    cpy_r_r5 = *(CPyPtr *)cpy_r_r4;
    CPy_INCREF(cpy_r_r1);
    *(PyObject * *)cpy_r_r5 = cpy_r_r1;
    return cpy_r_r3;
CPyL7: ;
    cpy_r_r6 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "card_payments", "Table", "players", 145, CPyStatic_caravansary___globals);
        goto CPyL67;
    }
CPyL8: ;
    cpy_r_r7 = CPyList_GetItemBorrow(cpy_r_r6, cpy_r_me);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_payments", 145, CPyStatic_caravansary___globals);
        goto CPyL67;
    }
    if (likely(Py_TYPE(cpy_r_r7) == CPyType_merv___table___Player))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "card_payments", 145, CPyStatic_caravansary___globals, "serai.games.merv.table.Player", cpy_r_r7);
        goto CPyL67;
    }
    cpy_r_r9 = ((serai___games___merv___table___PlayerObject *)cpy_r_r8)->_cubes;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "card_payments", "Player", "cubes", 145, CPyStatic_caravansary___globals);
        goto CPyL67;
    }
    CPy_INCREF(cpy_r_r9);
CPyL11: ;
    cpy_r_r10 = PyList_New(0);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_payments", 146, CPyStatic_caravansary___globals);
        goto CPyL68;
    }
    cpy_r_r11 = 0;
    cpy_r_own = cpy_r_r11;
    CPyTagged_DECREF(cpy_r_own);
CPyL13: ;
    cpy_r_r12 = (Py_ssize_t)cpy_r_r11 < (Py_ssize_t)8;
    if (!cpy_r_r12) goto CPyL34;
    cpy_r_own = cpy_r_r11;
    cpy_r_r13 = CPyList_GetItem(cpy_r_r9, cpy_r_own);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_payments", 146, CPyStatic_caravansary___globals);
        goto CPyL69;
    }
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_payments", 146, CPyStatic_caravansary___globals);
        goto CPyL69;
    }
    cpy_r_r15 = cpy_r_r14 != 0;
    if (cpy_r_r15) goto CPyL70;
    cpy_r_r16 = CPyTagged_StealAsObject(cpy_r_r14);
    cpy_r_r17 = cpy_r_r16;
    goto CPyL25;
CPyL18: ;
    cpy_r_r18 = cpy_r_colour & 1;
    cpy_r_r19 = cpy_r_r18 != 0;
    if (!cpy_r_r19) goto CPyL20;
    cpy_r_r20 = CPyTagged_IsEq_(cpy_r_colour, cpy_r_own);
    if (cpy_r_r20) {
        goto CPyL23;
    } else
        goto CPyL21;
CPyL20: ;
    cpy_r_r21 = cpy_r_colour == cpy_r_own;
    if (cpy_r_r21) goto CPyL23;
CPyL21: ;
    cpy_r_r22 = (Py_ssize_t)cpy_r_colour == -2;
    if (cpy_r_r22) goto CPyL23;
    cpy_r_r23 = 0;
    goto CPyL24;
CPyL23: ;
    cpy_r_r23 = 1;
CPyL24: ;
    cpy_r_r24 = cpy_r_r23 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r24);
    cpy_r_r17 = cpy_r_r24;
CPyL25: ;
    cpy_r_r25 = PyObject_IsTrue(cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    cpy_r_r26 = cpy_r_r25 >= 0;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_payments", 146, CPyStatic_caravansary___globals);
        goto CPyL69;
    }
    cpy_r_r27 = cpy_r_r25;
    if (!cpy_r_r27) goto CPyL71;
    cpy_r_r28 = CPyStatic_caravansary____ONE;
    if (unlikely(cpy_r_r28 == NULL)) {
        goto CPyL72;
    } else
        goto CPyL30;
CPyL28: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"_ONE\" was not set");
    cpy_r_r29 = 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_payments", 146, CPyStatic_caravansary___globals);
        goto CPyL67;
    }
    CPy_Unreachable();
CPyL30: ;
    cpy_r_r30 = CPySequenceTuple_GetItem(cpy_r_r28, cpy_r_own);
    CPyTagged_DECREF(cpy_r_own);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_payments", 146, CPyStatic_caravansary___globals);
        goto CPyL73;
    }
    if (likely(PyTuple_Check(cpy_r_r30)))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "card_payments", 146, CPyStatic_caravansary___globals, "tuple", cpy_r_r30);
        goto CPyL73;
    }
    cpy_r_r32 = PyList_Append(cpy_r_r10, cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    cpy_r_r33 = cpy_r_r32 >= 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_payments", 146, CPyStatic_caravansary___globals);
        goto CPyL73;
    }
CPyL33: ;
    cpy_r_r34 = cpy_r_r11 + 2;
    cpy_r_r11 = cpy_r_r34;
    goto CPyL13;
CPyL34: ;
    cpy_r_r35 = CPyList_GetItemShort(cpy_r_r9, 8);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_payments", 147, CPyStatic_caravansary___globals);
        goto CPyL74;
    }
    if (likely(PyLong_Check(cpy_r_r35)))
        cpy_r_r36 = CPyTagged_FromObject(cpy_r_r35);
    else {
        CPy_TypeError("int", cpy_r_r35); cpy_r_r36 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_payments", 147, CPyStatic_caravansary___globals);
        goto CPyL74;
    }
    cpy_r_r37 = cpy_r_r36 != 0;
    CPyTagged_DECREF(cpy_r_r36);
    if (!cpy_r_r37) goto CPyL44;
    cpy_r_r38 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyVarObject, ob_size));
    cpy_r_r39 = *(int64_t *)cpy_r_r38;
    cpy_r_r40 = cpy_r_r39 << 1;
    cpy_r_r41 = cpy_r_r40 != 0;
    if (cpy_r_r41) goto CPyL44;
    cpy_r_r42 = CPyStatic_caravansary____ONE;
    if (unlikely(cpy_r_r42 == NULL)) {
        goto CPyL75;
    } else
        goto CPyL41;
CPyL39: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"_ONE\" was not set");
    cpy_r_r43 = 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_payments", 148, CPyStatic_caravansary___globals);
        goto CPyL67;
    }
    CPy_Unreachable();
CPyL41: ;
    cpy_r_r44 = CPySequenceTuple_GetItem(cpy_r_r42, 8);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_payments", 148, CPyStatic_caravansary___globals);
        goto CPyL74;
    }
    if (likely(PyTuple_Check(cpy_r_r44)))
        cpy_r_r45 = cpy_r_r44;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "card_payments", 148, CPyStatic_caravansary___globals, "tuple", cpy_r_r44);
        goto CPyL74;
    }
    cpy_r_r46 = PyList_Append(cpy_r_r10, cpy_r_r45);
    CPy_DECREF(cpy_r_r45);
    cpy_r_r47 = cpy_r_r46 >= 0;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_payments", 148, CPyStatic_caravansary___globals);
        goto CPyL74;
    }
CPyL44: ;
    cpy_r_r48 = CPyDef_paying___open_conversion(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_payments", 149, CPyStatic_caravansary___globals);
        goto CPyL74;
    }
    cpy_r_r49 = (Py_ssize_t)cpy_r_r48 != -2;
    if (!cpy_r_r49) goto CPyL76;
    cpy_r_r50 = CPyList_GetItem(cpy_r_r9, cpy_r_r48);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_payments", 150, CPyStatic_caravansary___globals);
        goto CPyL77;
    }
    if (likely(PyLong_Check(cpy_r_r50)))
        cpy_r_r51 = CPyTagged_FromObject(cpy_r_r50);
    else {
        CPy_TypeError("int", cpy_r_r50); cpy_r_r51 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_payments", 150, CPyStatic_caravansary___globals);
        goto CPyL77;
    }
    cpy_r_r52 = cpy_r_r51 != 0;
    CPyTagged_DECREF(cpy_r_r51);
    if (!cpy_r_r52) goto CPyL78;
    cpy_r_r53 = cpy_r_colour & 1;
    cpy_r_r54 = cpy_r_r53 != 0;
    if (!cpy_r_r54) goto CPyL51;
    cpy_r_r55 = CPyTagged_IsEq_(cpy_r_colour, cpy_r_r48);
    cpy_r_r56 = cpy_r_r55 ^ 1;
    if (cpy_r_r56) {
        goto CPyL52;
    } else
        goto CPyL54;
CPyL51: ;
    cpy_r_r57 = cpy_r_colour != cpy_r_r48;
    if (!cpy_r_r57) goto CPyL54;
CPyL52: ;
    cpy_r_r58 = (Py_ssize_t)cpy_r_colour != -2;
    if (!cpy_r_r58) goto CPyL54;
    if (1) {
        goto CPyL55;
    } else
        goto CPyL78;
CPyL54: ;
    if (!0) goto CPyL78;
CPyL55: ;
    cpy_r_r59 = CPyStatic_caravansary____ONE;
    if (unlikely(cpy_r_r59 == NULL)) {
        goto CPyL79;
    } else
        goto CPyL58;
CPyL56: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"_ONE\" was not set");
    cpy_r_r60 = 0;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_payments", 151, CPyStatic_caravansary___globals);
        goto CPyL67;
    }
    CPy_Unreachable();
CPyL58: ;
    cpy_r_r61 = CPySequenceTuple_GetItem(cpy_r_r59, cpy_r_r48);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_payments", 151, CPyStatic_caravansary___globals);
        goto CPyL77;
    }
    if (likely(PyTuple_Check(cpy_r_r61)))
        cpy_r_r62 = cpy_r_r61;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "card_payments", 151, CPyStatic_caravansary___globals, "tuple", cpy_r_r61);
        goto CPyL77;
    }
    cpy_r_r63 = CPySequenceTuple_GetItem(cpy_r_r62, 0);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_payments", 151, CPyStatic_caravansary___globals);
        goto CPyL77;
    }
    if (likely(PyTuple_Check(cpy_r_r63)))
        cpy_r_r64 = cpy_r_r63;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "card_payments", 151, CPyStatic_caravansary___globals, "tuple", cpy_r_r63);
        goto CPyL77;
    }
    cpy_r_r65 = CPyStatic_caravansary___globals;
    cpy_r_r66 = CPyStatics[1221]; /* 'Payment' */
    cpy_r_r67 = CPyDict_GetItem(cpy_r_r65, cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_payments", 151, CPyStatic_caravansary___globals);
        goto CPyL80;
    }
    cpy_r_r68 = 0 ? Py_True : Py_False;
    cpy_r_r69 = CPyTagged_StealAsObject(cpy_r_r48);
    PyObject *cpy_r_r70[3] = {cpy_r_r64, cpy_r_r68, cpy_r_r69};
    cpy_r_r71 = (PyObject **)&cpy_r_r70;
    cpy_r_r72 = PyObject_Vectorcall(cpy_r_r67, cpy_r_r71, 3, 0);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_payments", 151, CPyStatic_caravansary___globals);
        goto CPyL81;
    }
    CPy_DECREF(cpy_r_r64);
    CPy_DECREF(cpy_r_r69);
    if (likely(PyTuple_Check(cpy_r_r72)))
        cpy_r_r73 = cpy_r_r72;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "card_payments", 151, CPyStatic_caravansary___globals, "tuple", cpy_r_r72);
        goto CPyL82;
    }
    cpy_r_r74 = PyList_Append(cpy_r_r10, cpy_r_r73);
    CPy_DECREF(cpy_r_r73);
    cpy_r_r75 = cpy_r_r74 >= 0;
    if (unlikely(!cpy_r_r75)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_payments", 151, CPyStatic_caravansary___globals);
        goto CPyL82;
    }
CPyL66: ;
    return cpy_r_r10;
CPyL67: ;
    cpy_r_r76 = NULL;
    return cpy_r_r76;
CPyL68: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL67;
CPyL69: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_own);
    goto CPyL67;
CPyL70: ;
    CPyTagged_DECREF(cpy_r_r14);
    goto CPyL18;
CPyL71: ;
    CPyTagged_DECREF(cpy_r_own);
    goto CPyL33;
CPyL72: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_own);
    goto CPyL28;
CPyL73: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    goto CPyL67;
CPyL74: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    goto CPyL67;
CPyL75: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    goto CPyL39;
CPyL76: ;
    CPy_DECREF(cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r48);
    goto CPyL66;
CPyL77: ;
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r48);
    goto CPyL67;
CPyL78: ;
    CPyTagged_DECREF(cpy_r_r48);
    goto CPyL66;
CPyL79: ;
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r48);
    goto CPyL56;
CPyL80: ;
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r64);
    goto CPyL67;
CPyL81: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r69);
    goto CPyL67;
CPyL82: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL67;
}
        
        PyObject *CPyPy_caravansary___card_payments(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "colour", 0};
            static CPyArg_Parser parser = {"OOO:card_payments", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_colour;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_colour)) {
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
            CPyTagged arg_colour;
            if (likely(PyLong_Check(obj_colour)))
                arg_colour = CPyTagged_BorrowFromObject(obj_colour);
            else {
                CPy_TypeError("int", obj_colour); goto fail;
            }
            PyObject *retval = CPyDef_caravansary___card_payments(arg_t, arg_me, arg_colour);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_payments", 136, CPyStatic_caravansary___globals);
            return NULL;
        }
        
char CPyDef_caravansary___take_card(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
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
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_row;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "take_card", "Table", "row", 161, CPyStatic_caravansary___globals);
        goto CPyL26;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_place);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "take_card", 161, CPyStatic_caravansary___globals);
        goto CPyL26;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "take_card", 161, CPyStatic_caravansary___globals);
        goto CPyL26;
    }
    cpy_r_r3 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "take_card", "Table", "players", 162, CPyStatic_caravansary___globals);
        goto CPyL27;
    }
CPyL4: ;
    cpy_r_r4 = CPyList_GetItem(cpy_r_r3, cpy_r_seat);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "take_card", 162, CPyStatic_caravansary___globals);
        goto CPyL27;
    }
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_merv___table___Player))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "take_card", 162, CPyStatic_caravansary___globals, "serai.games.merv.table.Player", cpy_r_r4);
        goto CPyL27;
    }
    cpy_r_r6 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_row;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "take_card", "Table", "row", 163, CPyStatic_caravansary___globals);
        goto CPyL28;
    }
    CPy_INCREF(cpy_r_r6);
CPyL7: ;
    cpy_r_r7 = CPyStatics[4908]; /* -1 */
    CPy_INCREF(cpy_r_r7);
    cpy_r_r8 = CPyList_SetItem(cpy_r_r6, cpy_r_place, cpy_r_r7);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "take_card", 163, CPyStatic_caravansary___globals);
        goto CPyL28;
    }
    cpy_r_r9 = ((serai___games___merv___table___PlayerObject *)cpy_r_r5)->_spices;
    if (unlikely(cpy_r_r9 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'spices' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r9);
    }
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "take_card", 164, CPyStatic_caravansary___globals);
        goto CPyL27;
    }
CPyL9: ;
    cpy_r_r10 = CPyList_GetItem(cpy_r_r9, cpy_r_r2);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "take_card", 164, CPyStatic_caravansary___globals);
        goto CPyL29;
    }
    cpy_r_r11 = CPyStatics[4897]; /* 1 */
    cpy_r_r12 = PyNumber_InPlaceAdd(cpy_r_r10, cpy_r_r11);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "take_card", 164, CPyStatic_caravansary___globals);
        goto CPyL29;
    }
    cpy_r_r13 = CPyList_SetItem(cpy_r_r9, cpy_r_r2, cpy_r_r12);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "take_card", 164, CPyStatic_caravansary___globals);
        goto CPyL27;
    }
    cpy_r_r14 = CPyStatics[1222]; /* 'event-card' */
    cpy_r_r15 = CPyStatics[1210]; /* 'MV-CAR-01' */
    cpy_r_r16 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "take_card", "Table", "book", 165, CPyStatic_caravansary___globals);
        goto CPyL27;
    }
CPyL13: ;
    cpy_r_r17 = ((serai___games___merv___book___BookObject *)cpy_r_r16)->_spice_ids;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "take_card", "Book", "spice_ids", 165, CPyStatic_caravansary___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r17);
CPyL14: ;
    cpy_r_r18 = CPySequenceTuple_GetItem(cpy_r_r17, cpy_r_r2);
    CPy_DECREF(cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "take_card", 165, CPyStatic_caravansary___globals);
        goto CPyL26;
    }
    if (likely(PyUnicode_Check(cpy_r_r18)))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "take_card", 165, CPyStatic_caravansary___globals, "str", cpy_r_r18);
        goto CPyL26;
    }
    cpy_r_r20 = CPyStatics[1223]; /* 'spice' */
    cpy_r_r21 = CPyDict_Build(1, cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "take_card", 165, CPyStatic_caravansary___globals);
        goto CPyL26;
    }
    cpy_r_r22 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r14, cpy_r_seat, cpy_r_r15, cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "take_card", 165, CPyStatic_caravansary___globals);
        goto CPyL26;
    }
    cpy_r_r23 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_row_camels;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "take_card", "Table", "row_camels", 166, CPyStatic_caravansary___globals);
        goto CPyL26;
    }
CPyL19: ;
    cpy_r_r24 = CPyList_GetItem(cpy_r_r23, cpy_r_place);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "take_card", 166, CPyStatic_caravansary___globals);
        goto CPyL26;
    }
    if (likely(PyLong_Check(cpy_r_r24)))
        cpy_r_r25 = CPyTagged_FromObject(cpy_r_r24);
    else {
        CPy_TypeError("int", cpy_r_r24); cpy_r_r25 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "take_card", 166, CPyStatic_caravansary___globals);
        goto CPyL26;
    }
    cpy_r_r26 = cpy_r_r25 != 0;
    CPyTagged_DECREF(cpy_r_r25);
    if (!cpy_r_r26) goto CPyL25;
    cpy_r_r27 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_row_camels;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "take_card", "Table", "row_camels", 167, CPyStatic_caravansary___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r27);
CPyL23: ;
    cpy_r_r28 = CPyStatics[4896]; /* 0 */
    CPy_INCREF(cpy_r_r28);
    cpy_r_r29 = CPyList_SetItem(cpy_r_r27, cpy_r_place, cpy_r_r28);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "take_card", 167, CPyStatic_caravansary___globals);
        goto CPyL26;
    }
    cpy_r_r30 = CPyStatics[1224]; /* 'MV-CAR-04' */
    cpy_r_r31 = CPyDef_merv___gains___gain_camels(cpy_r_t, cpy_r_seat, 2, cpy_r_r30);
    if (unlikely(cpy_r_r31 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "take_card", 168, CPyStatic_caravansary___globals);
        goto CPyL26;
    }
CPyL25: ;
    return 1;
CPyL26: ;
    cpy_r_r32 = 2;
    return cpy_r_r32;
CPyL27: ;
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL26;
CPyL28: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    goto CPyL26;
CPyL29: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r9);
    goto CPyL26;
}
        
        PyObject *CPyPy_caravansary___take_card(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "place", 0};
            static CPyArg_Parser parser = {"OOO:take_card", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_place)) {
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
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            char retval = CPyDef_caravansary___take_card(arg_t, arg_seat, arg_place);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "take_card", 159, CPyStatic_caravansary___globals);
            return NULL;
        }
        
char CPyDef_caravansary___refill(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    int32_t cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    CPyPtr cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    int32_t cpy_r_r21;
    char cpy_r_r22;
    CPyTagged cpy_r_r23;
    int64_t cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    PyObject *cpy_r_r27;
    int64_t cpy_r_r28;
    CPyPtr cpy_r_r29;
    int64_t cpy_r_r30;
    char cpy_r_r31;
    CPyPtr cpy_r_r32;
    CPyPtr cpy_r_r33;
    int64_t cpy_r_r34;
    CPyPtr cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    PyObject *cpy_r_r41;
    int64_t cpy_r_r42;
    PyObject *cpy_r_row;
    CPyPtr cpy_r_r43;
    int64_t cpy_r_r44;
    PyObject *cpy_r_r45;
    int64_t cpy_r_r46;
    CPyPtr cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    CPyPtr cpy_r_r50;
    CPyPtr cpy_r_r51;
    int64_t cpy_r_r52;
    CPyPtr cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyTagged cpy_r_r58;
    PyObject *cpy_r_r59;
    int64_t cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyTagged cpy_r_r62;
    CPyPtr cpy_r_r63;
    int64_t cpy_r_r64;
    CPyTagged cpy_r_r65;
    CPyTagged cpy_r_r66;
    PyObject *cpy_r_r67;
    CPyPtr cpy_r_r68;
    int64_t cpy_r_r69;
    CPyTagged cpy_r_r70;
    int64_t cpy_r_r71;
    char cpy_r_r72;
    int64_t cpy_r_r73;
    char cpy_r_r74;
    char cpy_r_r75;
    char cpy_r_r76;
    CPyTagged cpy_r_r77;
    CPyTagged cpy_r_new;
    char cpy_r_r78;
    CPyTagged cpy_r_r79;
    CPyTagged cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    CPyTagged cpy_r_r84;
    CPyTagged cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    CPyTagged cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    char cpy_r_r99;
    CPyTagged cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    CPyPtr cpy_r_r103;
    int64_t cpy_r_r104;
    PyObject *cpy_r_r105;
    int64_t cpy_r_r106;
    CPyPtr cpy_r_r107;
    int64_t cpy_r_r108;
    char cpy_r_r109;
    CPyPtr cpy_r_r110;
    CPyPtr cpy_r_r111;
    int64_t cpy_r_r112;
    CPyPtr cpy_r_r113;
    PyObject *cpy_r_r114;
    CPyTagged cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    int64_t cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    CPyPtr cpy_r_r128;
    CPyPtr cpy_r_r129;
    PyObject *cpy_r_r130;
    CPyTagged cpy_r_r131;
    CPyPtr cpy_r_r132;
    int64_t cpy_r_r133;
    CPyTagged cpy_r_r134;
    CPyTagged cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    char cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    CPyPtr cpy_r_r141;
    CPyPtr cpy_r_r142;
    PyObject *cpy_r_r143;
    CPyTagged cpy_r_r144;
    CPyPtr cpy_r_r145;
    int64_t cpy_r_r146;
    CPyTagged cpy_r_r147;
    CPyTagged cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    char cpy_r_r151;
    char cpy_r_r152;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_row;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "refill", "Table", "row", 173, CPyStatic_caravansary___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyStatics[4908]; /* -1 */
    cpy_r_r2 = PySequence_Contains(cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r3 = cpy_r_r2 >= 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 173, CPyStatic_caravansary___globals);
        goto CPyL80;
    }
    cpy_r_r4 = cpy_r_r2;
    cpy_r_r5 = cpy_r_r4 ^ 1;
    if (!cpy_r_r5) goto CPyL4;
    return 1;
CPyL4: ;
    cpy_r_r6 = PyList_New(0);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 175, CPyStatic_caravansary___globals);
        goto CPyL80;
    }
    cpy_r_r7 = 0;
    cpy_r_r8 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_row;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "refill", "Table", "row", 175, CPyStatic_caravansary___globals);
        goto CPyL81;
    }
    CPy_INCREF(cpy_r_r8);
CPyL6: ;
    cpy_r_r9 = 0;
CPyL7: ;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r9 < cpy_r_r11;
    if (!cpy_r_r12) goto CPyL82;
    cpy_r_place = cpy_r_r7;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyListObject, ob_item));
    cpy_r_r14 = *(CPyPtr *)cpy_r_r13;
    cpy_r_r15 = cpy_r_r9 * 8;
    cpy_r_r16 = cpy_r_r14 + cpy_r_r15;
    cpy_r_r17 = *(PyObject * *)cpy_r_r16;
    CPy_INCREF(cpy_r_r17);
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 175, CPyStatic_caravansary___globals);
        goto CPyL83;
    }
    cpy_r_r19 = (Py_ssize_t)cpy_r_r18 != -2;
    CPyTagged_DECREF(cpy_r_r18);
    if (!cpy_r_r19) goto CPyL84;
    cpy_r_r20 = CPyTagged_StealAsObject(cpy_r_place);
    cpy_r_r21 = PyList_Append(cpy_r_r6, cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    cpy_r_r22 = cpy_r_r21 >= 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 175, CPyStatic_caravansary___globals);
        goto CPyL85;
    }
CPyL11: ;
    cpy_r_r23 = cpy_r_r7 + 2;
    cpy_r_r7 = cpy_r_r23;
    cpy_r_r24 = cpy_r_r9 + 1;
    cpy_r_r9 = cpy_r_r24;
    goto CPyL7;
CPyL12: ;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r26 = *(int64_t *)cpy_r_r25;
    cpy_r_r27 = PyList_New(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 176, CPyStatic_caravansary___globals);
        goto CPyL86;
    }
    cpy_r_r28 = 0;
CPyL14: ;
    cpy_r_r29 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r30 = *(int64_t *)cpy_r_r29;
    cpy_r_r31 = cpy_r_r28 < cpy_r_r30;
    if (!cpy_r_r31) goto CPyL21;
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyListObject, ob_item));
    cpy_r_r33 = *(CPyPtr *)cpy_r_r32;
    cpy_r_r34 = cpy_r_r28 * 8;
    cpy_r_r35 = cpy_r_r33 + cpy_r_r34;
    cpy_r_r36 = *(PyObject * *)cpy_r_r35;
    CPy_INCREF(cpy_r_r36);
    if (likely(PyLong_Check(cpy_r_r36)))
        cpy_r_r37 = CPyTagged_FromObject(cpy_r_r36);
    else {
        CPy_TypeError("int", cpy_r_r36); cpy_r_r37 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 176, CPyStatic_caravansary___globals);
        goto CPyL87;
    }
    cpy_r_r38 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_row;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "refill", "Table", "row", 176, CPyStatic_caravansary___globals);
        goto CPyL88;
    }
CPyL17: ;
    cpy_r_r39 = CPyList_GetItem(cpy_r_r38, cpy_r_r37);
    CPyTagged_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 176, CPyStatic_caravansary___globals);
        goto CPyL87;
    }
    if (likely(PyLong_Check(cpy_r_r39)))
        cpy_r_r40 = CPyTagged_FromObject(cpy_r_r39);
    else {
        CPy_TypeError("int", cpy_r_r39); cpy_r_r40 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 176, CPyStatic_caravansary___globals);
        goto CPyL87;
    }
    cpy_r_r41 = CPyTagged_StealAsObject(cpy_r_r40);
    CPyList_SetItemUnsafe(cpy_r_r27, cpy_r_r28, cpy_r_r41);
    cpy_r_r42 = cpy_r_r28 + 1;
    cpy_r_r28 = cpy_r_r42;
    goto CPyL14;
CPyL21: ;
    cpy_r_row = cpy_r_r27;
    cpy_r_r43 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r44 = *(int64_t *)cpy_r_r43;
    cpy_r_r45 = PyList_New(cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 177, CPyStatic_caravansary___globals);
        goto CPyL89;
    }
    cpy_r_r46 = 0;
CPyL23: ;
    cpy_r_r47 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r48 = *(int64_t *)cpy_r_r47;
    cpy_r_r49 = cpy_r_r46 < cpy_r_r48;
    if (!cpy_r_r49) goto CPyL90;
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyListObject, ob_item));
    cpy_r_r51 = *(CPyPtr *)cpy_r_r50;
    cpy_r_r52 = cpy_r_r46 * 8;
    cpy_r_r53 = cpy_r_r51 + cpy_r_r52;
    cpy_r_r54 = *(PyObject * *)cpy_r_r53;
    CPy_INCREF(cpy_r_r54);
    if (likely(PyLong_Check(cpy_r_r54)))
        cpy_r_r55 = CPyTagged_FromObject(cpy_r_r54);
    else {
        CPy_TypeError("int", cpy_r_r54); cpy_r_r55 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 177, CPyStatic_caravansary___globals);
        goto CPyL91;
    }
    cpy_r_r56 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_row_camels;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "refill", "Table", "row_camels", 177, CPyStatic_caravansary___globals);
        goto CPyL92;
    }
CPyL26: ;
    cpy_r_r57 = CPyList_GetItem(cpy_r_r56, cpy_r_r55);
    CPyTagged_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 177, CPyStatic_caravansary___globals);
        goto CPyL91;
    }
    if (likely(PyLong_Check(cpy_r_r57)))
        cpy_r_r58 = CPyTagged_FromObject(cpy_r_r57);
    else {
        CPy_TypeError("int", cpy_r_r57); cpy_r_r58 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 177, CPyStatic_caravansary___globals);
        goto CPyL91;
    }
    cpy_r_r59 = CPyTagged_StealAsObject(cpy_r_r58);
    CPyList_SetItemUnsafe(cpy_r_r45, cpy_r_r46, cpy_r_r59);
    cpy_r_r60 = cpy_r_r46 + 1;
    cpy_r_r46 = cpy_r_r60;
    goto CPyL23;
CPyL30: ;
    cpy_r_r61 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "refill", "Table", "book", 178, CPyStatic_caravansary___globals);
        goto CPyL93;
    }
CPyL31: ;
    cpy_r_r62 = ((serai___games___merv___book___BookObject *)cpy_r_r61)->_row_size;
    if (unlikely(cpy_r_r62 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "refill", "Book", "row_size", 178, CPyStatic_caravansary___globals);
        goto CPyL93;
    }
    CPyTagged_INCREF(cpy_r_r62);
CPyL32: ;
    cpy_r_r63 = (CPyPtr)((CPyPtr)cpy_r_row + offsetof(PyVarObject, ob_size));
    cpy_r_r64 = *(int64_t *)cpy_r_r63;
    cpy_r_r65 = cpy_r_r64 << 1;
    cpy_r_r66 = CPyTagged_Subtract(cpy_r_r62, cpy_r_r65);
    CPyTagged_DECREF(cpy_r_r62);
    cpy_r_r67 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_deck;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "refill", "Table", "deck", 178, CPyStatic_caravansary___globals);
        goto CPyL94;
    }
CPyL33: ;
    cpy_r_r68 = (CPyPtr)((CPyPtr)cpy_r_r67 + offsetof(PyVarObject, ob_size));
    cpy_r_r69 = *(int64_t *)cpy_r_r68;
    cpy_r_r70 = cpy_r_r69 << 1;
    cpy_r_r71 = cpy_r_r70 & 1;
    cpy_r_r72 = cpy_r_r71 != 0;
    if (cpy_r_r72) goto CPyL35;
    cpy_r_r73 = cpy_r_r66 & 1;
    cpy_r_r74 = cpy_r_r73 != 0;
    if (!cpy_r_r74) goto CPyL36;
CPyL35: ;
    cpy_r_r75 = CPyTagged_IsLt_(cpy_r_r70, cpy_r_r66);
    if (cpy_r_r75) {
        goto CPyL95;
    } else
        goto CPyL38;
CPyL36: ;
    cpy_r_r76 = (Py_ssize_t)cpy_r_r70 < (Py_ssize_t)cpy_r_r66;
    if (cpy_r_r76) {
        goto CPyL95;
    } else
        goto CPyL38;
CPyL37: ;
    cpy_r_r77 = cpy_r_r70;
    goto CPyL39;
CPyL38: ;
    cpy_r_r77 = cpy_r_r66;
CPyL39: ;
    cpy_r_new = cpy_r_r77;
    cpy_r_r78 = cpy_r_new != 0;
    if (!cpy_r_r78) goto CPyL96;
    cpy_r_r79 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_reveals;
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "refill", "Table", "reveals", 180, CPyStatic_caravansary___globals);
        goto CPyL97;
    }
CPyL41: ;
    cpy_r_r80 = CPyTagged_Add(cpy_r_r79, 2);
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_reveals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_reveals);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_reveals = cpy_r_r80;
    cpy_r_r81 = 1;
    if (unlikely(!cpy_r_r81)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 180, CPyStatic_caravansary___globals);
        goto CPyL97;
    }
    cpy_r_r82 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_deck;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "refill", "Table", "deck", 181, CPyStatic_caravansary___globals);
        goto CPyL97;
    }
    CPy_INCREF(cpy_r_r82);
CPyL43: ;
    cpy_r_r83 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r84 = CPyTagged_Negate(cpy_r_new);
    cpy_r_r85 = CPyTagged_Subtract(cpy_r_r84, 2);
    CPyTagged_DECREF(cpy_r_r84);
    cpy_r_r86 = CPyTagged_StealAsObject(cpy_r_r85);
    cpy_r_r87 = CPyStatics[4908]; /* -1 */
    cpy_r_r88 = PySlice_New(cpy_r_r83, cpy_r_r86, cpy_r_r87);
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 181, CPyStatic_caravansary___globals);
        goto CPyL98;
    }
    cpy_r_r89 = PyObject_GetItem(cpy_r_r82, cpy_r_r88);
    CPy_DECREF(cpy_r_r82);
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 181, CPyStatic_caravansary___globals);
        goto CPyL97;
    }
    if (likely(PyList_Check(cpy_r_r89)))
        cpy_r_r90 = cpy_r_r89;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 181, CPyStatic_caravansary___globals, "list", cpy_r_r89);
        goto CPyL97;
    }
    cpy_r_r91 = PySequence_InPlaceConcat(cpy_r_row, cpy_r_r90);
    CPy_DECREF(cpy_r_row);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 181, CPyStatic_caravansary___globals);
        goto CPyL99;
    }
    cpy_r_row = cpy_r_r91;
    cpy_r_r92 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_deck;
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "refill", "Table", "deck", 182, CPyStatic_caravansary___globals);
        goto CPyL97;
    }
    CPy_INCREF(cpy_r_r92);
CPyL48: ;
    cpy_r_r93 = CPyTagged_Negate(cpy_r_new);
    cpy_r_r94 = CPyList_GetSlice(cpy_r_r92, 0, cpy_r_r93);
    CPy_DECREF(cpy_r_r92);
    CPyTagged_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 182, CPyStatic_caravansary___globals);
        goto CPyL97;
    }
    if (likely(PyList_Check(cpy_r_r94)))
        cpy_r_r95 = cpy_r_r94;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 182, CPyStatic_caravansary___globals, "list", cpy_r_r94);
        goto CPyL97;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_deck != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_deck);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_deck = cpy_r_r95;
    cpy_r_r96 = 1;
    if (unlikely(!cpy_r_r96)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 182, CPyStatic_caravansary___globals);
        goto CPyL97;
    }
    cpy_r_r97 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_story;
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "refill", "Table", "story", 183, CPyStatic_caravansary___globals);
        goto CPyL97;
    }
CPyL52: ;
    cpy_r_r98 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r99 = cpy_r_r97 != cpy_r_r98;
    if (!cpy_r_r99) goto CPyL96;
    cpy_r_r100 = CPyTagged_Negate(cpy_r_new);
    CPyTagged_DECREF(cpy_r_new);
    cpy_r_r101 = CPyList_GetSlice(cpy_r_row, cpy_r_r100, 9223372036854775806LL);
    CPyTagged_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 184, CPyStatic_caravansary___globals);
        goto CPyL93;
    }
    if (likely(PyList_Check(cpy_r_r101)))
        cpy_r_r102 = cpy_r_r101;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 184, CPyStatic_caravansary___globals, "list", cpy_r_r101);
        goto CPyL93;
    }
    cpy_r_r103 = (CPyPtr)((CPyPtr)cpy_r_r102 + offsetof(PyVarObject, ob_size));
    cpy_r_r104 = *(int64_t *)cpy_r_r103;
    cpy_r_r105 = PyTuple_New(cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 184, CPyStatic_caravansary___globals);
        goto CPyL100;
    }
    cpy_r_r106 = 0;
CPyL57: ;
    cpy_r_r107 = (CPyPtr)((CPyPtr)cpy_r_r102 + offsetof(PyVarObject, ob_size));
    cpy_r_r108 = *(int64_t *)cpy_r_r107;
    cpy_r_r109 = cpy_r_r106 < cpy_r_r108;
    if (!cpy_r_r109) goto CPyL101;
    cpy_r_r110 = (CPyPtr)((CPyPtr)cpy_r_r102 + offsetof(PyListObject, ob_item));
    cpy_r_r111 = *(CPyPtr *)cpy_r_r110;
    cpy_r_r112 = cpy_r_r106 * 8;
    cpy_r_r113 = cpy_r_r111 + cpy_r_r112;
    cpy_r_r114 = *(PyObject * *)cpy_r_r113;
    CPy_INCREF(cpy_r_r114);
    if (likely(PyLong_Check(cpy_r_r114)))
        cpy_r_r115 = CPyTagged_FromObject(cpy_r_r114);
    else {
        CPy_TypeError("int", cpy_r_r114); cpy_r_r115 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r115 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 184, CPyStatic_caravansary___globals);
        goto CPyL102;
    }
    cpy_r_r116 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "refill", "Table", "book", 184, CPyStatic_caravansary___globals);
        goto CPyL103;
    }
CPyL60: ;
    cpy_r_r117 = ((serai___games___merv___book___BookObject *)cpy_r_r116)->_spice_ids;
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "refill", "Book", "spice_ids", 184, CPyStatic_caravansary___globals);
        goto CPyL103;
    }
    CPy_INCREF(cpy_r_r117);
CPyL61: ;
    cpy_r_r118 = CPySequenceTuple_GetItem(cpy_r_r117, cpy_r_r115);
    CPy_DECREF(cpy_r_r117);
    CPyTagged_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 184, CPyStatic_caravansary___globals);
        goto CPyL102;
    }
    if (likely(PyUnicode_Check(cpy_r_r118)))
        cpy_r_r119 = cpy_r_r118;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 184, CPyStatic_caravansary___globals, "str", cpy_r_r118);
        goto CPyL102;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r105, cpy_r_r106, cpy_r_r119);
    cpy_r_r120 = cpy_r_r106 + 1;
    cpy_r_r106 = cpy_r_r120;
    goto CPyL57;
CPyL65: ;
    cpy_r_r121 = CPyStatics[1225]; /* 'event-refill' */
    cpy_r_r122 = CPyStatics[1226]; /* 'MV-CAR-05' */
    cpy_r_r123 = CPyStatics[993]; /* 'cards' */
    cpy_r_r124 = CPyDict_Build(1, cpy_r_r123, cpy_r_r105);
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 185, CPyStatic_caravansary___globals);
        goto CPyL93;
    }
    cpy_r_r125 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r121, -2, cpy_r_r122, cpy_r_r124);
    CPy_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r125 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 185, CPyStatic_caravansary___globals);
        goto CPyL93;
    }
CPyL67: ;
    cpy_r_r126 = PyList_New(1);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 186, CPyStatic_caravansary___globals);
        goto CPyL93;
    }
    cpy_r_r127 = CPyStatics[4908]; /* -1 */
    cpy_r_r128 = (CPyPtr)((CPyPtr)cpy_r_r126 + offsetof(PyListObject, ob_item));
    cpy_r_r129 = *(CPyPtr *)cpy_r_r128;
    CPy_INCREF(cpy_r_r127);
    *(PyObject * *)cpy_r_r129 = cpy_r_r127;
    cpy_r_r130 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "refill", "Table", "book", 186, CPyStatic_caravansary___globals);
        goto CPyL104;
    }
CPyL69: ;
    cpy_r_r131 = ((serai___games___merv___book___BookObject *)cpy_r_r130)->_row_size;
    if (unlikely(cpy_r_r131 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "refill", "Book", "row_size", 186, CPyStatic_caravansary___globals);
        goto CPyL104;
    }
    CPyTagged_INCREF(cpy_r_r131);
CPyL70: ;
    cpy_r_r132 = (CPyPtr)((CPyPtr)cpy_r_row + offsetof(PyVarObject, ob_size));
    cpy_r_r133 = *(int64_t *)cpy_r_r132;
    cpy_r_r134 = cpy_r_r133 << 1;
    cpy_r_r135 = CPyTagged_Subtract(cpy_r_r131, cpy_r_r134);
    CPyTagged_DECREF(cpy_r_r131);
    cpy_r_r136 = CPySequence_Multiply(cpy_r_r126, cpy_r_r135);
    CPy_DECREF(cpy_r_r126);
    CPyTagged_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 186, CPyStatic_caravansary___globals);
        goto CPyL93;
    }
    cpy_r_r137 = PySequence_Concat(cpy_r_row, cpy_r_r136);
    CPy_DECREF(cpy_r_row);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 186, CPyStatic_caravansary___globals);
        goto CPyL105;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_row != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_row);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_row = cpy_r_r137;
    cpy_r_r138 = 1;
    if (unlikely(!cpy_r_r138)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 186, CPyStatic_caravansary___globals);
        goto CPyL105;
    }
    cpy_r_r139 = PyList_New(1);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 187, CPyStatic_caravansary___globals);
        goto CPyL105;
    }
    cpy_r_r140 = CPyStatics[4896]; /* 0 */
    cpy_r_r141 = (CPyPtr)((CPyPtr)cpy_r_r139 + offsetof(PyListObject, ob_item));
    cpy_r_r142 = *(CPyPtr *)cpy_r_r141;
    CPy_INCREF(cpy_r_r140);
    *(PyObject * *)cpy_r_r142 = cpy_r_r140;
    cpy_r_r143 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "refill", "Table", "book", 187, CPyStatic_caravansary___globals);
        goto CPyL106;
    }
CPyL75: ;
    cpy_r_r144 = ((serai___games___merv___book___BookObject *)cpy_r_r143)->_row_size;
    if (unlikely(cpy_r_r144 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "refill", "Book", "row_size", 187, CPyStatic_caravansary___globals);
        goto CPyL106;
    }
    CPyTagged_INCREF(cpy_r_r144);
CPyL76: ;
    cpy_r_r145 = (CPyPtr)((CPyPtr)cpy_r_r45 + offsetof(PyVarObject, ob_size));
    cpy_r_r146 = *(int64_t *)cpy_r_r145;
    cpy_r_r147 = cpy_r_r146 << 1;
    cpy_r_r148 = CPyTagged_Subtract(cpy_r_r144, cpy_r_r147);
    CPyTagged_DECREF(cpy_r_r144);
    cpy_r_r149 = CPySequence_Multiply(cpy_r_r139, cpy_r_r148);
    CPy_DECREF(cpy_r_r139);
    CPyTagged_DECREF(cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 187, CPyStatic_caravansary___globals);
        goto CPyL105;
    }
    cpy_r_r150 = PySequence_Concat(cpy_r_r45, cpy_r_r149);
    CPy_DECREF(cpy_r_r45);
    CPy_DECREF(cpy_r_r149);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 187, CPyStatic_caravansary___globals);
        goto CPyL80;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_row_camels != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_row_camels);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_row_camels = cpy_r_r150;
    cpy_r_r151 = 1;
    if (unlikely(!cpy_r_r151)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 187, CPyStatic_caravansary___globals);
        goto CPyL80;
    }
    return 1;
CPyL80: ;
    cpy_r_r152 = 2;
    return cpy_r_r152;
CPyL81: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL80;
CPyL82: ;
    CPy_DECREF(cpy_r_r8);
    goto CPyL12;
CPyL83: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL80;
CPyL84: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL11;
CPyL85: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r8);
    goto CPyL80;
CPyL86: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL80;
CPyL87: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r27);
    goto CPyL80;
CPyL88: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r37);
    goto CPyL80;
CPyL89: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_row);
    goto CPyL80;
CPyL90: ;
    CPy_DECREF(cpy_r_r6);
    goto CPyL30;
CPyL91: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r45);
    goto CPyL80;
CPyL92: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_r55);
    goto CPyL80;
CPyL93: ;
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r45);
    goto CPyL80;
CPyL94: ;
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_r66);
    goto CPyL80;
CPyL95: ;
    CPyTagged_DECREF(cpy_r_r66);
    goto CPyL37;
CPyL96: ;
    CPyTagged_DECREF(cpy_r_new);
    goto CPyL67;
CPyL97: ;
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_new);
    goto CPyL80;
CPyL98: ;
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_new);
    CPy_DecRef(cpy_r_r82);
    goto CPyL80;
CPyL99: ;
    CPy_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_new);
    goto CPyL80;
CPyL100: ;
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r102);
    goto CPyL80;
CPyL101: ;
    CPy_DECREF(cpy_r_r102);
    goto CPyL65;
CPyL102: ;
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r102);
    CPy_DecRef(cpy_r_r105);
    goto CPyL80;
CPyL103: ;
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r102);
    CPy_DecRef(cpy_r_r105);
    CPyTagged_DecRef(cpy_r_r115);
    goto CPyL80;
CPyL104: ;
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r126);
    goto CPyL80;
CPyL105: ;
    CPy_DecRef(cpy_r_r45);
    goto CPyL80;
CPyL106: ;
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r139);
    goto CPyL80;
}
        
        PyObject *CPyPy_caravansary___refill(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:refill", kwlist, 0};
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
            char retval = CPyDef_caravansary___refill(arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "refill", 171, CPyStatic_caravansary___globals);
            return NULL;
        }
        
PyObject *CPyDef_caravansary___finish_cards_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyPtr cpy_r_r19;
    int64_t cpy_r_r20;
    CPyTagged cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_spice;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject **cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyPtr cpy_r_r35;
    int64_t cpy_r_r36;
    CPyTagged cpy_r_r37;
    char cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyPtr cpy_r_r42;
    int64_t cpy_r_r43;
    PyObject *cpy_r_r44;
    int64_t cpy_r_r45;
    CPyPtr cpy_r_r46;
    int64_t cpy_r_r47;
    char cpy_r_r48;
    CPyPtr cpy_r_r49;
    CPyPtr cpy_r_r50;
    int64_t cpy_r_r51;
    CPyPtr cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    int64_t cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyTagged cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    int32_t cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    CPyTagged cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    CPyTagged cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
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
    char cpy_r_r122;
    int32_t cpy_r_r123;
    char cpy_r_r124;
    int32_t cpy_r_r125;
    PyObject *cpy_r_r126;
    char cpy_r_r127;
    char cpy_r_r128;
    char cpy_r_r129;
    char cpy_r_r130;
    PyObject *cpy_r_r131;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL91;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 190, CPyStatic_caravansary___globals);
        goto CPyL90;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "finish_cards", "finish_cards_gen", "t", 192, CPyStatic_caravansary___globals);
        goto CPyL90;
    }
CPyL5: ;
    cpy_r_r8 = CPyDef_caravansary___refill(cpy_r_r7);
    if (unlikely(cpy_r_r8 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 192, CPyStatic_caravansary___globals);
        goto CPyL90;
    }
    cpy_r_r9 = ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "finish_cards", "finish_cards_gen", "t", 193, CPyStatic_caravansary___globals);
        goto CPyL90;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "finish_cards", "finish_cards_gen", "me", 193, CPyStatic_caravansary___globals);
        goto CPyL90;
    }
CPyL8: ;
    cpy_r_r11 = ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__before;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "finish_cards", "finish_cards_gen", "before", 193, CPyStatic_caravansary___globals);
        goto CPyL90;
    }
CPyL9: ;
    cpy_r_r12 = CPyDef_caravansary___new_pairs(cpy_r_r9, cpy_r_r10, cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 193, CPyStatic_caravansary___globals);
        goto CPyL90;
    }
    if (((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__pairs != NULL) {
        CPy_DECREF(((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__pairs);
    }
    ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__pairs = cpy_r_r12;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 193, CPyStatic_caravansary___globals);
        goto CPyL90;
    }
    cpy_r_r14 = ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "finish_cards", "finish_cards_gen", "t", 194, CPyStatic_caravansary___globals);
        goto CPyL90;
    }
CPyL12: ;
    cpy_r_r15 = ((serai___games___merv___table___TableObject *)cpy_r_r14)->_book;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "finish_cards", "Table", "book", 194, CPyStatic_caravansary___globals);
        goto CPyL90;
    }
CPyL13: ;
    cpy_r_r16 = ((serai___games___merv___book___BookObject *)cpy_r_r15)->_options;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "finish_cards", "Book", "options", 194, CPyStatic_caravansary___globals);
        goto CPyL90;
    }
    CPy_INCREF(cpy_r_r16);
CPyL14: ;
    if (((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o != NULL) {
        CPy_DECREF(((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o);
    }
    ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o = cpy_r_r16;
    cpy_r_r17 = 1;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 194, CPyStatic_caravansary___globals);
        goto CPyL90;
    }
CPyL15: ;
    cpy_r_r18 = ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__pairs;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "finish_cards", "finish_cards_gen", "pairs", 193, CPyStatic_caravansary___globals);
        goto CPyL90;
    }
CPyL16: ;
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyVarObject, ob_size));
    cpy_r_r20 = *(int64_t *)cpy_r_r19;
    cpy_r_r21 = cpy_r_r20 << 1;
    cpy_r_r22 = cpy_r_r21 != 0;
    if (!cpy_r_r22) goto CPyL85;
    cpy_r_r23 = ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__pairs;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "finish_cards", "finish_cards_gen", "pairs", 196, CPyStatic_caravansary___globals);
        goto CPyL90;
    }
CPyL18: ;
    cpy_r_r24 = CPyList_GetItemShort(cpy_r_r23, 0);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 196, CPyStatic_caravansary___globals);
        goto CPyL90;
    }
    if (likely(PyLong_Check(cpy_r_r24)))
        cpy_r_r25 = CPyTagged_FromObject(cpy_r_r24);
    else {
        CPy_TypeError("int", cpy_r_r24); cpy_r_r25 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 196, CPyStatic_caravansary___globals);
        goto CPyL90;
    }
    cpy_r_spice = cpy_r_r25;
    cpy_r_r26 = (PyObject *)&PyDict_Type;
    cpy_r_r27 = CPyStatics[1227]; /* 'fromkeys' */
    cpy_r_r28 = ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__pairs;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "finish_cards", "finish_cards_gen", "pairs", 197, CPyStatic_caravansary___globals);
        goto CPyL97;
    }
CPyL21: ;
    PyObject *cpy_r_r29[2] = {cpy_r_r26, cpy_r_r28};
    cpy_r_r30 = (PyObject **)&cpy_r_r29;
    cpy_r_r31 = PyObject_VectorcallMethod(cpy_r_r27, cpy_r_r30, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 197, CPyStatic_caravansary___globals);
        goto CPyL97;
    }
    cpy_r_r32 = ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__pairs;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "finish_cards", "finish_cards_gen", "pairs", 197, CPyStatic_caravansary___globals);
        goto CPyL98;
    }
CPyL23: ;
    if (likely(PyDict_Check(cpy_r_r31)))
        cpy_r_r33 = cpy_r_r31;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 197, CPyStatic_caravansary___globals, "dict", cpy_r_r31);
        goto CPyL97;
    }
    cpy_r_r34 = PySequence_List(cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 197, CPyStatic_caravansary___globals);
        goto CPyL97;
    }
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_r34 + offsetof(PyVarObject, ob_size));
    cpy_r_r36 = *(int64_t *)cpy_r_r35;
    cpy_r_r37 = cpy_r_r36 << 1;
    cpy_r_r38 = (Py_ssize_t)cpy_r_r37 > (Py_ssize_t)2;
    if (cpy_r_r38) {
        goto CPyL99;
    } else
        goto CPyL100;
CPyL26: ;
    cpy_r_r39 = ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "finish_cards", "finish_cards_gen", "me", 199, CPyStatic_caravansary___globals);
        goto CPyL101;
    }
CPyL27: ;
    cpy_r_r40 = CPyStatics[1228]; /* 'pair' */
    cpy_r_r41 = CPyStatics[1229]; /* 'MV-CAR-07' */
    cpy_r_r42 = (CPyPtr)((CPyPtr)cpy_r_r34 + offsetof(PyVarObject, ob_size));
    cpy_r_r43 = *(int64_t *)cpy_r_r42;
    cpy_r_r44 = PyList_New(cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 199, CPyStatic_caravansary___globals);
        goto CPyL101;
    }
    cpy_r_r45 = 0;
CPyL29: ;
    cpy_r_r46 = (CPyPtr)((CPyPtr)cpy_r_r34 + offsetof(PyVarObject, ob_size));
    cpy_r_r47 = *(int64_t *)cpy_r_r46;
    cpy_r_r48 = cpy_r_r45 < cpy_r_r47;
    if (!cpy_r_r48) goto CPyL102;
    cpy_r_r49 = (CPyPtr)((CPyPtr)cpy_r_r34 + offsetof(PyListObject, ob_item));
    cpy_r_r50 = *(CPyPtr *)cpy_r_r49;
    cpy_r_r51 = cpy_r_r45 * 8;
    cpy_r_r52 = cpy_r_r50 + cpy_r_r51;
    cpy_r_r53 = *(PyObject * *)cpy_r_r52;
    CPy_INCREF(cpy_r_r53);
    if (likely(PyLong_Check(cpy_r_r53)))
        cpy_r_r54 = CPyTagged_FromObject(cpy_r_r53);
    else {
        CPy_TypeError("int", cpy_r_r53); cpy_r_r54 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 199, CPyStatic_caravansary___globals);
        goto CPyL103;
    }
    cpy_r_r55 = ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "finish_cards", "finish_cards_gen", "o", 199, CPyStatic_caravansary___globals);
        goto CPyL104;
    }
CPyL32: ;
    cpy_r_r56 = ((serai___games___merv___options___OptionsObject *)cpy_r_r55)->_pair;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "finish_cards", "Options", "pair", 199, CPyStatic_caravansary___globals);
        goto CPyL104;
    }
CPyL33: ;
    cpy_r_r57 = CPyList_GetItem(cpy_r_r56, cpy_r_r54);
    CPyTagged_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 199, CPyStatic_caravansary___globals);
        goto CPyL103;
    }
    if (likely(Py_TYPE(cpy_r_r57) == CPyType_option___Option))
        cpy_r_r58 = cpy_r_r57;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 199, CPyStatic_caravansary___globals, "serai.kernel.option.Option", cpy_r_r57);
        goto CPyL103;
    }
    cpy_r_r59 = ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "finish_cards", "finish_cards_gen", "o", 199, CPyStatic_caravansary___globals);
        goto CPyL105;
    }
CPyL36: ;
    CPyList_SetItemUnsafe(cpy_r_r44, cpy_r_r45, cpy_r_r58);
    cpy_r_r60 = cpy_r_r45 + 1;
    cpy_r_r45 = cpy_r_r60;
    goto CPyL29;
CPyL38: ;
    cpy_r_r61 = NULL;
    cpy_r_r62 = NULL;
    cpy_r_r63 = 2;
    cpy_r_r64 = CPyDef_decision___ask(cpy_r_r39, cpy_r_r40, cpy_r_r41, cpy_r_r44, cpy_r_r61, cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 199, CPyStatic_caravansary___globals);
        goto CPyL90;
    }
    ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r64;
CPyL40: ;
    cpy_r_r66 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r67 = cpy_r_type != cpy_r_r66;
    if (!cpy_r_r67) goto CPyL43;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 199, CPyStatic_caravansary___globals);
        goto CPyL90;
    }
    CPy_Unreachable();
CPyL43: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r68 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 199, CPyStatic_caravansary___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL90;
    }
    cpy_r_r69 = ((serai___kernel___option___OptionObject *)cpy_r_r68)->_value;
    CPy_INCREF(cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (likely(PyLong_Check(cpy_r_r69)))
        cpy_r_r70 = CPyTagged_FromObject(cpy_r_r69);
    else {
        CPy_TypeError("int", cpy_r_r69); cpy_r_r70 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 200, CPyStatic_caravansary___globals);
        goto CPyL90;
    }
    cpy_r_spice = cpy_r_r70;
CPyL46: ;
    CPyTagged_INCREF(cpy_r_spice);
    cpy_r_r71 = CPyTagged_StealAsObject(cpy_r_spice);
    cpy_r_r72 = ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__pairs;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "finish_cards", "finish_cards_gen", "pairs", 201, CPyStatic_caravansary___globals);
        goto CPyL106;
    }
CPyL47: ;
    cpy_r_r73 = CPyList_Remove(cpy_r_r72, cpy_r_r71);
    CPy_DECREF(cpy_r_r71);
    cpy_r_r74 = cpy_r_r73 >= 0;
    if (unlikely(!cpy_r_r74)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 201, CPyStatic_caravansary___globals);
        goto CPyL97;
    }
    cpy_r_r75 = ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "finish_cards", "finish_cards_gen", "t", 202, CPyStatic_caravansary___globals);
        goto CPyL97;
    }
CPyL49: ;
    cpy_r_r76 = CPyStatics[1230]; /* 'event-pair' */
    cpy_r_r77 = ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r77 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "finish_cards", "finish_cards_gen", "me", 202, CPyStatic_caravansary___globals);
        goto CPyL97;
    }
CPyL50: ;
    cpy_r_r78 = CPyStatics[1229]; /* 'MV-CAR-07' */
    cpy_r_r79 = ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "finish_cards", "finish_cards_gen", "t", 202, CPyStatic_caravansary___globals);
        goto CPyL97;
    }
CPyL51: ;
    cpy_r_r80 = ((serai___games___merv___table___TableObject *)cpy_r_r79)->_book;
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "finish_cards", "Table", "book", 202, CPyStatic_caravansary___globals);
        goto CPyL97;
    }
CPyL52: ;
    cpy_r_r81 = ((serai___games___merv___book___BookObject *)cpy_r_r80)->_spice_ids;
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "finish_cards", "Book", "spice_ids", 202, CPyStatic_caravansary___globals);
        goto CPyL97;
    }
    CPy_INCREF(cpy_r_r81);
CPyL53: ;
    cpy_r_r82 = CPySequenceTuple_GetItem(cpy_r_r81, cpy_r_spice);
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 202, CPyStatic_caravansary___globals);
        goto CPyL97;
    }
    if (likely(PyUnicode_Check(cpy_r_r82)))
        cpy_r_r83 = cpy_r_r82;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 202, CPyStatic_caravansary___globals, "str", cpy_r_r82);
        goto CPyL97;
    }
    cpy_r_r84 = CPyStatics[1223]; /* 'spice' */
    cpy_r_r85 = CPyDict_Build(1, cpy_r_r84, cpy_r_r83);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 202, CPyStatic_caravansary___globals);
        goto CPyL97;
    }
    cpy_r_r86 = CPyDef_kernel___table___Table___tell(cpy_r_r75, cpy_r_r76, cpy_r_r77, cpy_r_r78, cpy_r_r85);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r86 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 202, CPyStatic_caravansary___globals);
        goto CPyL97;
    }
    cpy_r_r87 = ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "finish_cards", "finish_cards_gen", "t", 203, CPyStatic_caravansary___globals);
        goto CPyL97;
    }
CPyL58: ;
    cpy_r_r88 = ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r88 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "finish_cards", "finish_cards_gen", "me", 203, CPyStatic_caravansary___globals);
        goto CPyL97;
    }
CPyL59: ;
    cpy_r_r89 = ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "finish_cards", "finish_cards_gen", "t", 203, CPyStatic_caravansary___globals);
        goto CPyL97;
    }
CPyL60: ;
    cpy_r_r90 = ((serai___games___merv___table___TableObject *)cpy_r_r89)->_book;
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "finish_cards", "Table", "book", 203, CPyStatic_caravansary___globals);
        goto CPyL97;
    }
CPyL61: ;
    cpy_r_r91 = ((serai___games___merv___book___BookObject *)cpy_r_r90)->_pair_effect;
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "finish_cards", "Book", "pair_effect", 203, CPyStatic_caravansary___globals);
        goto CPyL97;
    }
CPyL62: ;
    cpy_r_r92 = CPyList_GetItem(cpy_r_r91, cpy_r_spice);
    CPyTagged_DECREF(cpy_r_spice);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 203, CPyStatic_caravansary___globals);
        goto CPyL90;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r92, CPyType_kernel___effects___Effect)))
        cpy_r_r93 = cpy_r_r92;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 203, CPyStatic_caravansary___globals, "serai.kernel.effects.Effect", cpy_r_r92);
        goto CPyL90;
    }
    cpy_r_r94 = CPyDef_perform___in_order(cpy_r_r87, cpy_r_r88, cpy_r_r93, 18);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 203, CPyStatic_caravansary___globals);
        goto CPyL90;
    }
    if (((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___finish_cards_gen_2 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___finish_cards_gen_2);
    }
    ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___finish_cards_gen_2 = cpy_r_r94;
    cpy_r_r95 = 1;
    if (!cpy_r_r95) goto CPyL90;
    cpy_r_r96 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r97 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r98 = NULL;
    cpy_r_r1 = cpy_r_r98;
    cpy_r_r99 = (PyObject **)&cpy_r_r1;
    cpy_r_r100 = ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___finish_cards_gen_2;
    cpy_r_r101 = CPyDef_perform___in_order_gen_____mypyc_generator_helper__(cpy_r_r100, cpy_r_r97, cpy_r_r97, cpy_r_r97, cpy_r_r96, cpy_r_r99);
    if (cpy_r_r101 != NULL) goto CPyL107;
    cpy_r_r102 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r102)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 203, CPyStatic_caravansary___globals);
        goto CPyL108;
    }
    cpy_r_r103 = cpy_r_r1;
    CPy_DECREF(cpy_r_r103);
    cpy_r_r104 = NULL;
    if (((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___finish_cards_gen_2 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___finish_cards_gen_2);
    }
    ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___finish_cards_gen_2 = cpy_r_r104;
    cpy_r_r105 = 1;
    if (unlikely(!cpy_r_r105)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 203, CPyStatic_caravansary___globals);
        goto CPyL90;
    } else
        goto CPyL15;
CPyL69: ;
    cpy_r_r106 = cpy_r_r101;
CPyL70: ;
    ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r106;
CPyL71: ;
    cpy_r_r108 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r109 = cpy_r_type != cpy_r_r108;
    if (!cpy_r_r109) goto CPyL109;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 203, CPyStatic_caravansary___globals);
        goto CPyL75;
    } else
        goto CPyL110;
CPyL73: ;
    CPy_Unreachable();
CPyL74: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL81;
CPyL75: ;
    cpy_r_r110 = CPy_CatchError();
    cpy_r_r111 = (PyObject **)&cpy_r_r3;
    cpy_r_r112 = ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___finish_cards_gen_2;
    cpy_r_r113 = CPy_YieldFromErrorHandle(cpy_r_r112, cpy_r_r111);
    if (unlikely(cpy_r_r113 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 203, CPyStatic_caravansary___globals);
        goto CPyL111;
    }
    if (cpy_r_r113) goto CPyL78;
    cpy_r_r106 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r110);
    CPy_DecRef(cpy_r_r110.f0);
    CPy_DecRef(cpy_r_r110.f1);
    CPy_DecRef(cpy_r_r110.f2);
    goto CPyL70;
CPyL78: ;
    cpy_r_r103 = cpy_r_r3;
    CPy_DecRef(cpy_r_r103);
    CPy_RestoreExcInfo(cpy_r_r110);
    CPy_DecRef(cpy_r_r110.f0);
    CPy_DecRef(cpy_r_r110.f1);
    CPy_DecRef(cpy_r_r110.f2);
    goto CPyL15;
CPyL79: ;
    CPy_RestoreExcInfo(cpy_r_r110);
    CPy_DecRef(cpy_r_r110.f0);
    CPy_DecRef(cpy_r_r110.f1);
    CPy_DecRef(cpy_r_r110.f2);
    cpy_r_r114 = CPy_KeepPropagating();
    if (!cpy_r_r114) goto CPyL90;
    CPy_Unreachable();
CPyL81: ;
    cpy_r_r115 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r116 = NULL;
    cpy_r_r1 = cpy_r_r116;
    cpy_r_r117 = (PyObject **)&cpy_r_r1;
    cpy_r_r118 = ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___caravansary___finish_cards_gen_2;
    cpy_r_r119 = CPyDef_perform___in_order_gen_____mypyc_generator_helper__(cpy_r_r118, cpy_r_r115, cpy_r_r115, cpy_r_r115, cpy_r_arg, cpy_r_r117);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r119 == NULL) {
        goto CPyL83;
    } else
        goto CPyL112;
CPyL82: ;
    cpy_r_r106 = cpy_r_r119;
    goto CPyL70;
CPyL83: ;
    cpy_r_r120 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r120)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 203, CPyStatic_caravansary___globals);
        goto CPyL108;
    }
    cpy_r_r103 = cpy_r_r1;
    CPy_DECREF(cpy_r_r103);
    goto CPyL15;
CPyL85: ;
    cpy_r_r121 = Py_None;
    CPy_INCREF(cpy_r_r121);
    ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r123 = CPyDef_caravansary___finish_cards_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL89;
    CPyGen_SetStopIterationValue(cpy_r_r121);
    CPy_DECREF(cpy_r_r121);
    if (!0) goto CPyL96;
    CPy_Unreachable();
CPyL89: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r121;
    CPyGen_Exit(&((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL90: ;
    ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r125 = CPyDef_caravansary___finish_cards_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r126 = NULL;
    CPyGen_Exit(&((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r126;
CPyL91: ;
    cpy_r_r127 = cpy_r_r4 == 0;
    if (cpy_r_r127) goto CPyL113;
    cpy_r_r128 = cpy_r_r4 == 1;
    if (cpy_r_r128) goto CPyL114;
    cpy_r_r129 = cpy_r_r4 == 2;
    if (cpy_r_r129) {
        goto CPyL71;
    } else
        goto CPyL115;
CPyL94: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r130 = 0;
    if (unlikely(!cpy_r_r130)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 190, CPyStatic_caravansary___globals);
        goto CPyL96;
    }
    CPy_Unreachable();
CPyL96: ;
    cpy_r_r131 = NULL;
    CPyGen_Exit(&((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r131;
CPyL97: ;
    CPyTagged_DecRef(cpy_r_spice);
    goto CPyL90;
CPyL98: ;
    CPyTagged_DecRef(cpy_r_spice);
    CPy_DecRef(cpy_r_r31);
    goto CPyL90;
CPyL99: ;
    CPyTagged_DECREF(cpy_r_spice);
    goto CPyL26;
CPyL100: ;
    CPy_DECREF(cpy_r_r34);
    goto CPyL46;
CPyL101: ;
    CPy_DecRef(cpy_r_r34);
    goto CPyL90;
CPyL102: ;
    CPy_DECREF(cpy_r_r34);
    goto CPyL38;
CPyL103: ;
    CPy_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r44);
    goto CPyL90;
CPyL104: ;
    CPy_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r54);
    goto CPyL90;
CPyL105: ;
    CPy_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r58);
    goto CPyL90;
CPyL106: ;
    CPyTagged_DecRef(cpy_r_spice);
    CPy_DecRef(cpy_r_r71);
    goto CPyL90;
CPyL107: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL69;
CPyL108: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL90;
CPyL109: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL74;
CPyL110: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL73;
CPyL111: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL79;
CPyL112: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL82;
CPyL113: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL114: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL40;
CPyL115: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL94;
}
        
PyObject *CPyDef_caravansary___finish_cards_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_caravansary___finish_cards_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_caravansary___finish_cards_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_caravansary___finish_cards_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.caravansary.finish_cards_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_caravansary___finish_cards_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "__next__", -1, CPyStatic_caravansary___globals);
            return NULL;
        }
        
PyObject *CPyDef_caravansary___finish_cards_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_caravansary___finish_cards_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_caravansary___finish_cards_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_caravansary___finish_cards_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.caravansary.finish_cards_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_caravansary___finish_cards_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "send", -1, CPyStatic_caravansary___globals);
            return NULL;
        }
        
PyObject *CPyDef_caravansary___finish_cards_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_caravansary___finish_cards_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_caravansary___finish_cards_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.caravansary.finish_cards_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_caravansary___finish_cards_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "__iter__", -1, CPyStatic_caravansary___globals);
            return NULL;
        }
        
PyObject *CPyDef_caravansary___finish_cards_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_caravansary___finish_cards_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_caravansary___finish_cards_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_caravansary___finish_cards_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.caravansary.finish_cards_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_caravansary___finish_cards_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "throw", -1, CPyStatic_caravansary___globals);
            return NULL;
        }
        
PyObject *CPyDef_caravansary___finish_cards_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_caravansary___finish_cards_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp1005 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp1005);
    PyObject *__tmp1006 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp1006);
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
        
        PyObject *CPyPy_caravansary___finish_cards_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_caravansary___finish_cards_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.caravansary.finish_cards_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_caravansary___finish_cards_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "close", -1, CPyStatic_caravansary___globals);
            return NULL;
        }
        
PyObject *CPyDef_caravansary___finish_cards(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_before) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_caravansary___finish_cards_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 190, CPyStatic_caravansary___globals);
        goto CPyL5;
    }
    ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 190, CPyStatic_caravansary___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 190, CPyStatic_caravansary___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_before);
    if (((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__before != NULL) {
        CPy_DECREF(((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__before);
    }
    ((serai___games___merv___actions___caravansary___finish_cards_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__before = cpy_r_before;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 190, CPyStatic_caravansary___globals);
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
        
        PyObject *CPyPy_caravansary___finish_cards(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "before", 0};
            static CPyArg_Parser parser = {"OOO:finish_cards", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_before;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_before)) {
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
            PyObject *arg_before;
            if (likely(PyList_Check(obj_before)))
                arg_before = obj_before;
            else {
                CPy_TypeError("list", obj_before); 
                goto fail;
            }
            PyObject *retval = CPyDef_caravansary___finish_cards(arg_t, arg_me, arg_before);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "finish_cards", 190, CPyStatic_caravansary___globals);
            return NULL;
        }
        
PyObject *CPyDef_caravansary___new_pairs(PyObject *cpy_r_t, CPyTagged cpy_r_seat, PyObject *cpy_r_before) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    CPyTagged cpy_r_spice;
    CPyPtr cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    CPyPtr cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r__;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    int32_t cpy_r_r33;
    char cpy_r_r34;
    CPyTagged cpy_r_r35;
    CPyTagged cpy_r_r36;
    int64_t cpy_r_r37;
    PyObject *cpy_r_r38;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "new_pairs", "Table", "book", 208, CPyStatic_caravansary___globals);
        goto CPyL23;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_pair_size;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "new_pairs", "Book", "pair_size", 208, CPyStatic_caravansary___globals);
        goto CPyL23;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "new_pairs", "Table", "players", 209, CPyStatic_caravansary___globals);
        goto CPyL24;
    }
CPyL3: ;
    cpy_r_r3 = CPyList_GetItemBorrow(cpy_r_r2, cpy_r_seat);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "new_pairs", 209, CPyStatic_caravansary___globals);
        goto CPyL24;
    }
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_merv___table___Player))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "new_pairs", 209, CPyStatic_caravansary___globals, "serai.games.merv.table.Player", cpy_r_r3);
        goto CPyL24;
    }
    cpy_r_r5 = ((serai___games___merv___table___PlayerObject *)cpy_r_r4)->_spices;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "new_pairs", "Player", "spices", 209, CPyStatic_caravansary___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r5);
CPyL6: ;
    cpy_r_r6 = PyList_New(0);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "new_pairs", 210, CPyStatic_caravansary___globals);
        goto CPyL25;
    }
    cpy_r_r7 = 0;
    cpy_r_r8 = 0;
CPyL8: ;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_before + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r8 < cpy_r_r10;
    if (!cpy_r_r11) goto CPyL26;
    cpy_r_spice = cpy_r_r7;
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_before + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "new_pairs", 210, CPyStatic_caravansary___globals);
        goto CPyL27;
    }
    cpy_r_r18 = CPyList_GetItem(cpy_r_r5, cpy_r_spice);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "new_pairs", 210, CPyStatic_caravansary___globals);
        goto CPyL28;
    }
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "new_pairs", 210, CPyStatic_caravansary___globals);
        goto CPyL28;
    }
    cpy_r_r20 = CPyTagged_FloorDivide(cpy_r_r19, cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "new_pairs", 210, CPyStatic_caravansary___globals);
        goto CPyL28;
    }
    cpy_r_r21 = CPyTagged_FloorDivide(cpy_r_r17, cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "new_pairs", 210, CPyStatic_caravansary___globals);
        goto CPyL29;
    }
    cpy_r_r22 = CPyTagged_Subtract(cpy_r_r20, cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r21);
    cpy_r_r23 = 0;
    CPyTagged_INCREF(cpy_r_r23);
    cpy_r_r24 = CPyTagged_StealAsObject(cpy_r_r23);
    cpy_r__ = cpy_r_r24;
    CPy_DECREF(cpy_r__);
CPyL15: ;
    cpy_r_r25 = cpy_r_r23 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (cpy_r_r26) goto CPyL17;
    cpy_r_r27 = cpy_r_r22 & 1;
    cpy_r_r28 = cpy_r_r27 != 0;
    if (!cpy_r_r28) goto CPyL18;
CPyL17: ;
    cpy_r_r29 = CPyTagged_IsLt_(cpy_r_r23, cpy_r_r22);
    if (cpy_r_r29) {
        goto CPyL19;
    } else
        goto CPyL30;
CPyL18: ;
    cpy_r_r30 = (Py_ssize_t)cpy_r_r23 < (Py_ssize_t)cpy_r_r22;
    if (!cpy_r_r30) goto CPyL30;
CPyL19: ;
    CPyTagged_INCREF(cpy_r_r23);
    cpy_r_r31 = CPyTagged_StealAsObject(cpy_r_r23);
    cpy_r__ = cpy_r_r31;
    CPy_DECREF(cpy_r__);
    CPyTagged_INCREF(cpy_r_spice);
    cpy_r_r32 = CPyTagged_StealAsObject(cpy_r_spice);
    cpy_r_r33 = PyList_Append(cpy_r_r6, cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    cpy_r_r34 = cpy_r_r33 >= 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "new_pairs", 210, CPyStatic_caravansary___globals);
        goto CPyL31;
    }
    cpy_r_r35 = CPyTagged_Add(cpy_r_r23, 2);
    CPyTagged_DECREF(cpy_r_r23);
    cpy_r_r23 = cpy_r_r35;
    goto CPyL15;
CPyL21: ;
    cpy_r_r36 = cpy_r_r7 + 2;
    cpy_r_r7 = cpy_r_r36;
    cpy_r_r37 = cpy_r_r8 + 1;
    cpy_r_r8 = cpy_r_r37;
    goto CPyL8;
CPyL22: ;
    return cpy_r_r6;
CPyL23: ;
    cpy_r_r38 = NULL;
    return cpy_r_r38;
CPyL24: ;
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL23;
CPyL25: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    goto CPyL23;
CPyL26: ;
    CPyTagged_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r5);
    goto CPyL22;
CPyL27: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_spice);
    goto CPyL23;
CPyL28: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_spice);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL23;
CPyL29: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_spice);
    CPyTagged_DecRef(cpy_r_r20);
    goto CPyL23;
CPyL30: ;
    CPyTagged_DECREF(cpy_r_spice);
    CPyTagged_DECREF(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r23);
    goto CPyL21;
CPyL31: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_spice);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL23;
}
        
        PyObject *CPyPy_caravansary___new_pairs(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "before", 0};
            static CPyArg_Parser parser = {"OOO:new_pairs", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_before;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_before)) {
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
            PyObject *arg_before;
            if (likely(PyList_Check(obj_before)))
                arg_before = obj_before;
            else {
                CPy_TypeError("list", obj_before); 
                goto fail;
            }
            PyObject *retval = CPyDef_caravansary___new_pairs(arg_t, arg_seat, arg_before);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "new_pairs", 206, CPyStatic_caravansary___globals);
            return NULL;
        }
        
PyObject *CPyDef_caravansary___card_note(PyObject *cpy_r_t, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    int32_t cpy_r_r3;
    char cpy_r_r4;
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
    PyObject *cpy_r_r16;
    PyObject *cpy_r_key;
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
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "card_note", "Table", "book", 214, CPyStatic_caravansary___globals);
        goto CPyL20;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "card_note", "Book", "options", 214, CPyStatic_caravansary___globals);
        goto CPyL20;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___options___OptionsObject *)cpy_r_r1)->_card;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "card_note", "Options", "card", 214, CPyStatic_caravansary___globals);
        goto CPyL20;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = PySequence_Contains(cpy_r_r2, cpy_r_option);
    CPy_DECREF(cpy_r_r2);
    cpy_r_r4 = cpy_r_r3 >= 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_note", 214, CPyStatic_caravansary___globals);
        goto CPyL20;
    }
    cpy_r_r5 = cpy_r_r3;
    cpy_r_r6 = cpy_r_r5 ^ 1;
    if (!cpy_r_r6) goto CPyL6;
    cpy_r_r7 = Py_None;
    CPy_INCREF(cpy_r_r7);
    return cpy_r_r7;
CPyL6: ;
    cpy_r_r8 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_row_camels;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "card_note", "Table", "row_camels", 216, CPyStatic_caravansary___globals);
        goto CPyL20;
    }
CPyL7: ;
    cpy_r_r9 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r10 = PyObject_GetItem(cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_note", 216, CPyStatic_caravansary___globals);
        goto CPyL20;
    }
    cpy_r_r11 = PyObject_IsTrue(cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    cpy_r_r12 = cpy_r_r11 >= 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_note", 216, CPyStatic_caravansary___globals);
        goto CPyL20;
    }
    cpy_r_r13 = cpy_r_r11;
    if (!cpy_r_r13) goto CPyL11;
    cpy_r_r14 = CPyStatics[1231]; /* 'note-card-camel' */
    CPy_INCREF(cpy_r_r14);
    cpy_r_r15 = cpy_r_r14;
    goto CPyL12;
CPyL11: ;
    cpy_r_r16 = CPyStatics[1232]; /* 'note-card' */
    CPy_INCREF(cpy_r_r16);
    cpy_r_r15 = cpy_r_r16;
CPyL12: ;
    cpy_r_key = cpy_r_r15;
    cpy_r_r17 = CPyStatics[1223]; /* 'spice' */
    cpy_r_r18 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "card_note", "Table", "book", 217, CPyStatic_caravansary___globals);
        goto CPyL21;
    }
CPyL13: ;
    cpy_r_r19 = ((serai___games___merv___book___BookObject *)cpy_r_r18)->_spice_ids;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "card_note", "Book", "spice_ids", 217, CPyStatic_caravansary___globals);
        goto CPyL21;
    }
    CPy_INCREF(cpy_r_r19);
CPyL14: ;
    cpy_r_r20 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_row;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/caravansary.py", "card_note", "Table", "row", 217, CPyStatic_caravansary___globals);
        goto CPyL22;
    }
CPyL15: ;
    cpy_r_r21 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r22 = PyObject_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_note", 217, CPyStatic_caravansary___globals);
        goto CPyL22;
    }
    cpy_r_r23 = PyObject_GetItem(cpy_r_r19, cpy_r_r22);
    CPy_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_note", 217, CPyStatic_caravansary___globals);
        goto CPyL21;
    }
    cpy_r_r24 = CPyDict_Build(1, cpy_r_r17, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_note", 217, CPyStatic_caravansary___globals);
        goto CPyL21;
    }
    cpy_r_r25 = CPyDef_message___Message(cpy_r_key, cpy_r_r24);
    CPy_DECREF(cpy_r_key);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_note", 217, CPyStatic_caravansary___globals);
        goto CPyL20;
    }
    return cpy_r_r25;
CPyL20: ;
    cpy_r_r26 = NULL;
    return cpy_r_r26;
CPyL21: ;
    CPy_DecRef(cpy_r_key);
    goto CPyL20;
CPyL22: ;
    CPy_DecRef(cpy_r_key);
    CPy_DecRef(cpy_r_r19);
    goto CPyL20;
}
        
        PyObject *CPyPy_caravansary___card_note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "option", 0};
            static CPyArg_Parser parser = {"OO:card_note", kwlist, 0};
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
            PyObject *retval = CPyDef_caravansary___card_note(arg_t, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "card_note", 213, CPyStatic_caravansary___globals);
            return NULL;
        }
        
char CPyDef_caravansary_____top_level__(void) {
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
    void *cpy_r_r242;
    void *cpy_r_r243;
    void *cpy_r_r244;
    char cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    void *cpy_r_r250;
    void *cpy_r_r251;
    PyObject **cpy_r_r252;
    PyObject *cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
    PyObject *cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    PyObject *cpy_r_r261;
    PyObject *cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    char cpy_r_r271;
    char cpy_r_r272;
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
    int32_t cpy_r_r283;
    char cpy_r_r284;
    PyObject *cpy_r_r285;
    PyObject *cpy_r_r286;
    int32_t cpy_r_r287;
    char cpy_r_r288;
    char cpy_r_r289;
    PyObject *cpy_r_r290;
    tuple_T5OOOOO cpy_r_r291;
    char cpy_r_r292;
    CPyTagged cpy_r_r293;
    CPyTagged cpy_r_colour;
    char cpy_r_r294;
    PyObject *cpy_r_r295;
    tuple_T5OOOOO cpy_r_r296;
    char cpy_r_r297;
    CPyTagged cpy_r_r298;
    CPyTagged cpy_r_own;
    char cpy_r_r299;
    int64_t cpy_r_r300;
    char cpy_r_r301;
    char cpy_r_r302;
    char cpy_r_r303;
    char cpy_r_r304;
    char cpy_r_r305;
    CPyTagged cpy_r_r306;
    PyObject *cpy_r_r307;
    int32_t cpy_r_r308;
    char cpy_r_r309;
    CPyTagged cpy_r_r310;
    PyObject *cpy_r_r311;
    PyObject *cpy_r_r312;
    PyObject *cpy_r_r313;
    PyObject *cpy_r_r314;
    PyObject **cpy_r_r316;
    PyObject *cpy_r_r317;
    PyObject *cpy_r_r318;
    int32_t cpy_r_r319;
    char cpy_r_r320;
    CPyTagged cpy_r_r321;
    PyObject *cpy_r_r322;
    PyObject *cpy_r_r323;
    PyObject *cpy_r_r324;
    int32_t cpy_r_r325;
    char cpy_r_r326;
    tuple_T1I cpy_r_r327;
    tuple_T5OOOOO cpy_r_r328;
    char cpy_r_r329;
    PyObject *cpy_r_r330;
    PyObject *cpy_r_r331;
    PyObject *cpy_r_r332;
    PyObject *cpy_r_r333;
    PyObject *cpy_r_r334;
    PyObject *cpy_r_r335;
    PyObject **cpy_r_r337;
    PyObject *cpy_r_r338;
    PyObject *cpy_r_r339;
    PyObject *cpy_r_r340;
    PyObject *cpy_r_r341;
    int32_t cpy_r_r342;
    char cpy_r_r343;
    char cpy_r_r344;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 1, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 1, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_caravansary___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 3, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4996]; /* ('Sequence',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_caravansary___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 5, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5022]; /* ('Final',) */
    cpy_r_r17 = CPyStatics[47]; /* 'typing' */
    cpy_r_r18 = CPyStatic_caravansary___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 6, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r20 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = CPyStatic_caravansary___globals;
    cpy_r_r22 = (void *)&CPyModule_serai___games___merv___reasons;
    cpy_r_r23 = (void *)&CPyImportState_serai___games___merv___reasons;
    cpy_r_r24 = CPyModuleLockAPI_serai;
    cpy_r_r25 = CPyImport_IsInitialized(cpy_r_r23);
    if (!cpy_r_r25) goto CPyL10;
    cpy_r_r26 = PyImport_GetModuleDict();
    cpy_r_r27 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r28 = CPyDict_GetItem(cpy_r_r26, cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 8, CPyStatic_caravansary___globals);
        goto CPyL138;
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
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 8, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r36 = CPyStatics[8]; /* '__file__' */
    cpy_r_r37 = CPyObject_GetAttr(cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 8, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r38 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r39 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r40 = CPyImport_ImportNative(cpy_r_r39, cpy_r_r30, cpy_r_r31, cpy_r_r32, cpy_r_r22, cpy_r_r23, cpy_r_r24, cpy_r_r37, cpy_r_r38, 0);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 8, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r29 = cpy_r_r40;
CPyL14: ;
    cpy_r_r41 = CPyStatics[393]; /* 'reasons' */
    cpy_r_r42 = CPyDict_SetItem(cpy_r_r21, cpy_r_r41, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r43 = cpy_r_r42 >= 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 8, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r44 = (void *)&CPyModule_serai___games___merv___contracts;
    cpy_r_r45 = (void *)&CPyImportState_serai___games___merv___contracts;
    cpy_r_r46 = CPyModuleLockAPI_serai;
    cpy_r_r47 = CPyImport_IsInitialized(cpy_r_r45);
    if (!cpy_r_r47) goto CPyL18;
    cpy_r_r48 = PyImport_GetModuleDict();
    cpy_r_r49 = CPyStatics[1234]; /* 'serai.games.merv.contracts' */
    cpy_r_r50 = CPyDict_GetItem(cpy_r_r48, cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 9, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r51 = cpy_r_r50;
    goto CPyL22;
CPyL18: ;
    cpy_r_r52 = CPyInitOnly_serai___games___merv___contracts;
    cpy_r_r53 = CPyExec_serai___games___merv___contracts;
    cpy_r_r54 = (PyObject **)&CPyModule_serai___games___merv___contracts__internal;
    cpy_r_r55 = PyImport_GetModuleDict();
    cpy_r_r56 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r57 = CPyDict_GetItem(cpy_r_r55, cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 9, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r58 = CPyStatics[8]; /* '__file__' */
    cpy_r_r59 = CPyObject_GetAttr(cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 9, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r60 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r61 = CPyStatics[1234]; /* 'serai.games.merv.contracts' */
    cpy_r_r62 = CPyImport_ImportNative(cpy_r_r61, cpy_r_r52, cpy_r_r53, cpy_r_r54, cpy_r_r44, cpy_r_r45, cpy_r_r46, cpy_r_r59, cpy_r_r60, 0);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 9, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r51 = cpy_r_r62;
CPyL22: ;
    cpy_r_r63 = CPyStatics[5199]; /* ('CONTRACTS',) */
    cpy_r_r64 = CPyStatic_caravansary___globals;
    cpy_r_r65 = CPyImport_GetNativeAttrs(cpy_r_r51, cpy_r_r63, cpy_r_r63, cpy_r_r64);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 9, CPyStatic_caravansary___globals);
        goto CPyL138;
    } else
        goto CPyL139;
CPyL23: ;
    cpy_r_r66 = (void *)&CPyModule_serai___games___merv___gains;
    cpy_r_r67 = (void *)&CPyImportState_serai___games___merv___gains;
    cpy_r_r68 = CPyModuleLockAPI_serai;
    cpy_r_r69 = CPyImport_IsInitialized(cpy_r_r67);
    if (!cpy_r_r69) goto CPyL26;
    cpy_r_r70 = PyImport_GetModuleDict();
    cpy_r_r71 = CPyStatics[1236]; /* 'serai.games.merv.gains' */
    cpy_r_r72 = CPyDict_GetItem(cpy_r_r70, cpy_r_r71);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 10, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r73 = cpy_r_r72;
    goto CPyL30;
CPyL26: ;
    cpy_r_r74 = CPyInitOnly_serai___games___merv___gains;
    cpy_r_r75 = CPyExec_serai___games___merv___gains;
    cpy_r_r76 = (PyObject **)&CPyModule_serai___games___merv___gains__internal;
    cpy_r_r77 = PyImport_GetModuleDict();
    cpy_r_r78 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r79 = CPyDict_GetItem(cpy_r_r77, cpy_r_r78);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 10, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r80 = CPyStatics[8]; /* '__file__' */
    cpy_r_r81 = CPyObject_GetAttr(cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 10, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r82 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r83 = CPyStatics[1236]; /* 'serai.games.merv.gains' */
    cpy_r_r84 = CPyImport_ImportNative(cpy_r_r83, cpy_r_r74, cpy_r_r75, cpy_r_r76, cpy_r_r66, cpy_r_r67, cpy_r_r68, cpy_r_r81, cpy_r_r82, 0);
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 10, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r73 = cpy_r_r84;
CPyL30: ;
    cpy_r_r85 = CPyStatics[5200]; /* ('gain_camels',) */
    cpy_r_r86 = CPyStatic_caravansary___globals;
    cpy_r_r87 = CPyImport_GetNativeAttrs(cpy_r_r73, cpy_r_r85, cpy_r_r85, cpy_r_r86);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 10, CPyStatic_caravansary___globals);
        goto CPyL138;
    } else
        goto CPyL140;
CPyL31: ;
    cpy_r_r88 = (void *)&CPyModule_serai___games___merv___names;
    cpy_r_r89 = (void *)&CPyImportState_serai___games___merv___names;
    cpy_r_r90 = CPyModuleLockAPI_serai;
    cpy_r_r91 = CPyImport_IsInitialized(cpy_r_r89);
    if (!cpy_r_r91) goto CPyL34;
    cpy_r_r92 = PyImport_GetModuleDict();
    cpy_r_r93 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r94 = CPyDict_GetItem(cpy_r_r92, cpy_r_r93);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 11, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r95 = cpy_r_r94;
    goto CPyL38;
CPyL34: ;
    cpy_r_r96 = CPyInitOnly_serai___games___merv___names;
    cpy_r_r97 = CPyExec_serai___games___merv___names;
    cpy_r_r98 = (PyObject **)&CPyModule_serai___games___merv___names__internal;
    cpy_r_r99 = PyImport_GetModuleDict();
    cpy_r_r100 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r101 = CPyDict_GetItem(cpy_r_r99, cpy_r_r100);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 11, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r102 = CPyStatics[8]; /* '__file__' */
    cpy_r_r103 = CPyObject_GetAttr(cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 11, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r104 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r105 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r106 = CPyImport_ImportNative(cpy_r_r105, cpy_r_r96, cpy_r_r97, cpy_r_r98, cpy_r_r88, cpy_r_r89, cpy_r_r90, cpy_r_r103, cpy_r_r104, 0);
    CPy_DECREF(cpy_r_r103);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 11, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r95 = cpy_r_r106;
CPyL38: ;
    cpy_r_r107 = CPyStatics[5201]; /* ('CUBES', 'FROM_PAIRS', 'NONE', 'WHITE') */
    cpy_r_r108 = CPyStatic_caravansary___globals;
    cpy_r_r109 = CPyImport_GetNativeAttrs(cpy_r_r95, cpy_r_r107, cpy_r_r107, cpy_r_r108);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 11, CPyStatic_caravansary___globals);
        goto CPyL138;
    } else
        goto CPyL141;
CPyL39: ;
    cpy_r_r110 = (void *)&CPyModule_serai___games___merv___paying;
    cpy_r_r111 = (void *)&CPyImportState_serai___games___merv___paying;
    cpy_r_r112 = CPyModuleLockAPI_serai;
    cpy_r_r113 = CPyImport_IsInitialized(cpy_r_r111);
    if (!cpy_r_r113) goto CPyL42;
    cpy_r_r114 = PyImport_GetModuleDict();
    cpy_r_r115 = CPyStatics[1242]; /* 'serai.games.merv.paying' */
    cpy_r_r116 = CPyDict_GetItem(cpy_r_r114, cpy_r_r115);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 12, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r117 = cpy_r_r116;
    goto CPyL46;
CPyL42: ;
    cpy_r_r118 = CPyInitOnly_serai___games___merv___paying;
    cpy_r_r119 = CPyExec_serai___games___merv___paying;
    cpy_r_r120 = (PyObject **)&CPyModule_serai___games___merv___paying__internal;
    cpy_r_r121 = PyImport_GetModuleDict();
    cpy_r_r122 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r123 = CPyDict_GetItem(cpy_r_r121, cpy_r_r122);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 12, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r124 = CPyStatics[8]; /* '__file__' */
    cpy_r_r125 = CPyObject_GetAttr(cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 12, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r126 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r127 = CPyStatics[1242]; /* 'serai.games.merv.paying' */
    cpy_r_r128 = CPyImport_ImportNative(cpy_r_r127, cpy_r_r118, cpy_r_r119, cpy_r_r120, cpy_r_r110, cpy_r_r111, cpy_r_r112, cpy_r_r125, cpy_r_r126, 0);
    CPy_DECREF(cpy_r_r125);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 12, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r117 = cpy_r_r128;
CPyL46: ;
    cpy_r_r129 = CPyStatics[5202]; /* ('Payment', 'choose_payment', 'discount_open', 'open_conversion', 'spend') */
    cpy_r_r130 = CPyStatic_caravansary___globals;
    cpy_r_r131 = CPyImport_GetNativeAttrs(cpy_r_r117, cpy_r_r129, cpy_r_r129, cpy_r_r130);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 12, CPyStatic_caravansary___globals);
        goto CPyL138;
    } else
        goto CPyL142;
CPyL47: ;
    cpy_r_r132 = (void *)&CPyModule_serai___games___merv___table;
    cpy_r_r133 = (void *)&CPyImportState_serai___games___merv___table;
    cpy_r_r134 = CPyModuleLockAPI_serai;
    cpy_r_r135 = CPyImport_IsInitialized(cpy_r_r133);
    if (!cpy_r_r135) goto CPyL50;
    cpy_r_r136 = PyImport_GetModuleDict();
    cpy_r_r137 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r138 = CPyDict_GetItem(cpy_r_r136, cpy_r_r137);
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 13, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r139 = cpy_r_r138;
    goto CPyL54;
CPyL50: ;
    cpy_r_r140 = CPyInitOnly_serai___games___merv___table;
    cpy_r_r141 = CPyExec_serai___games___merv___table;
    cpy_r_r142 = (PyObject **)&CPyModule_serai___games___merv___table__internal;
    cpy_r_r143 = PyImport_GetModuleDict();
    cpy_r_r144 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r145 = CPyDict_GetItem(cpy_r_r143, cpy_r_r144);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 13, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r146 = CPyStatics[8]; /* '__file__' */
    cpy_r_r147 = CPyObject_GetAttr(cpy_r_r145, cpy_r_r146);
    CPy_DECREF(cpy_r_r145);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 13, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r148 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r149 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r150 = CPyImport_ImportNative(cpy_r_r149, cpy_r_r140, cpy_r_r141, cpy_r_r142, cpy_r_r132, cpy_r_r133, cpy_r_r134, cpy_r_r147, cpy_r_r148, 0);
    CPy_DECREF(cpy_r_r147);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 13, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r139 = cpy_r_r150;
CPyL54: ;
    cpy_r_r151 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r152 = CPyStatic_caravansary___globals;
    cpy_r_r153 = CPyImport_GetNativeAttrs(cpy_r_r139, cpy_r_r151, cpy_r_r151, cpy_r_r152);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 13, CPyStatic_caravansary___globals);
        goto CPyL138;
    } else
        goto CPyL143;
CPyL55: ;
    cpy_r_r154 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r155 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r156 = CPyModuleLockAPI_serai;
    cpy_r_r157 = CPyImport_IsInitialized(cpy_r_r155);
    if (!cpy_r_r157) goto CPyL58;
    cpy_r_r158 = PyImport_GetModuleDict();
    cpy_r_r159 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r160 = CPyDict_GetItem(cpy_r_r158, cpy_r_r159);
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 14, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r161 = cpy_r_r160;
    goto CPyL62;
CPyL58: ;
    cpy_r_r162 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r163 = CPyExec_serai___kernel___decision;
    cpy_r_r164 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r165 = PyImport_GetModuleDict();
    cpy_r_r166 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r167 = CPyDict_GetItem(cpy_r_r165, cpy_r_r166);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 14, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r168 = CPyStatics[8]; /* '__file__' */
    cpy_r_r169 = CPyObject_GetAttr(cpy_r_r167, cpy_r_r168);
    CPy_DECREF(cpy_r_r167);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 14, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r170 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r171 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r172 = CPyImport_ImportNative(cpy_r_r171, cpy_r_r162, cpy_r_r163, cpy_r_r164, cpy_r_r154, cpy_r_r155, cpy_r_r156, cpy_r_r169, cpy_r_r170, 0);
    CPy_DECREF(cpy_r_r169);
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 14, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r161 = cpy_r_r172;
CPyL62: ;
    cpy_r_r173 = CPyStatics[5070]; /* ('Offer', 'Option', 'Reason', 'Rules', 'ask') */
    cpy_r_r174 = CPyStatic_caravansary___globals;
    cpy_r_r175 = CPyImport_GetNativeAttrs(cpy_r_r161, cpy_r_r173, cpy_r_r173, cpy_r_r174);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r175 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 14, CPyStatic_caravansary___globals);
        goto CPyL138;
    } else
        goto CPyL144;
CPyL63: ;
    cpy_r_r176 = (void *)&CPyModule_serai___kernel___extras;
    cpy_r_r177 = (void *)&CPyImportState_serai___kernel___extras;
    cpy_r_r178 = CPyModuleLockAPI_serai;
    cpy_r_r179 = CPyImport_IsInitialized(cpy_r_r177);
    if (!cpy_r_r179) goto CPyL66;
    cpy_r_r180 = PyImport_GetModuleDict();
    cpy_r_r181 = CPyStatics[373]; /* 'serai.kernel.extras' */
    cpy_r_r182 = CPyDict_GetItem(cpy_r_r180, cpy_r_r181);
    if (unlikely(cpy_r_r182 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 15, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r183 = cpy_r_r182;
    goto CPyL70;
CPyL66: ;
    cpy_r_r184 = CPyInitOnly_serai___kernel___extras;
    cpy_r_r185 = CPyExec_serai___kernel___extras;
    cpy_r_r186 = (PyObject **)&CPyModule_serai___kernel___extras__internal;
    cpy_r_r187 = PyImport_GetModuleDict();
    cpy_r_r188 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r189 = CPyDict_GetItem(cpy_r_r187, cpy_r_r188);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 15, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r190 = CPyStatics[8]; /* '__file__' */
    cpy_r_r191 = CPyObject_GetAttr(cpy_r_r189, cpy_r_r190);
    CPy_DECREF(cpy_r_r189);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 15, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r192 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r193 = CPyStatics[373]; /* 'serai.kernel.extras' */
    cpy_r_r194 = CPyImport_ImportNative(cpy_r_r193, cpy_r_r184, cpy_r_r185, cpy_r_r186, cpy_r_r176, cpy_r_r177, cpy_r_r178, cpy_r_r191, cpy_r_r192, 0);
    CPy_DECREF(cpy_r_r191);
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 15, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r183 = cpy_r_r194;
CPyL70: ;
    cpy_r_r195 = CPyStatics[5042]; /* ('ask_with',) */
    cpy_r_r196 = CPyStatic_caravansary___globals;
    cpy_r_r197 = CPyImport_GetNativeAttrs(cpy_r_r183, cpy_r_r195, cpy_r_r195, cpy_r_r196);
    CPy_DECREF(cpy_r_r183);
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 15, CPyStatic_caravansary___globals);
        goto CPyL138;
    } else
        goto CPyL145;
CPyL71: ;
    cpy_r_r198 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r199 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r200 = CPyModuleLockAPI_serai;
    cpy_r_r201 = CPyImport_IsInitialized(cpy_r_r199);
    if (!cpy_r_r201) goto CPyL74;
    cpy_r_r202 = PyImport_GetModuleDict();
    cpy_r_r203 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r204 = CPyDict_GetItem(cpy_r_r202, cpy_r_r203);
    if (unlikely(cpy_r_r204 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 16, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r205 = cpy_r_r204;
    goto CPyL78;
CPyL74: ;
    cpy_r_r206 = CPyInitOnly_serai___kernel___message;
    cpy_r_r207 = CPyExec_serai___kernel___message;
    cpy_r_r208 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r209 = PyImport_GetModuleDict();
    cpy_r_r210 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r211 = CPyDict_GetItem(cpy_r_r209, cpy_r_r210);
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 16, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r212 = CPyStatics[8]; /* '__file__' */
    cpy_r_r213 = CPyObject_GetAttr(cpy_r_r211, cpy_r_r212);
    CPy_DECREF(cpy_r_r211);
    if (unlikely(cpy_r_r213 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 16, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r214 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r215 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r216 = CPyImport_ImportNative(cpy_r_r215, cpy_r_r206, cpy_r_r207, cpy_r_r208, cpy_r_r198, cpy_r_r199, cpy_r_r200, cpy_r_r213, cpy_r_r214, 0);
    CPy_DECREF(cpy_r_r213);
    if (unlikely(cpy_r_r216 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 16, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r205 = cpy_r_r216;
CPyL78: ;
    cpy_r_r217 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r218 = CPyStatic_caravansary___globals;
    cpy_r_r219 = CPyImport_GetNativeAttrs(cpy_r_r205, cpy_r_r217, cpy_r_r217, cpy_r_r218);
    CPy_DECREF(cpy_r_r205);
    if (unlikely(cpy_r_r219 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 16, CPyStatic_caravansary___globals);
        goto CPyL138;
    } else
        goto CPyL146;
CPyL79: ;
    cpy_r_r220 = (void *)&CPyModule_serai___kernel___offer;
    cpy_r_r221 = (void *)&CPyImportState_serai___kernel___offer;
    cpy_r_r222 = CPyModuleLockAPI_serai;
    cpy_r_r223 = CPyImport_IsInitialized(cpy_r_r221);
    if (!cpy_r_r223) goto CPyL82;
    cpy_r_r224 = PyImport_GetModuleDict();
    cpy_r_r225 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r226 = CPyDict_GetItem(cpy_r_r224, cpy_r_r225);
    if (unlikely(cpy_r_r226 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 17, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r227 = cpy_r_r226;
    goto CPyL86;
CPyL82: ;
    cpy_r_r228 = CPyInitOnly_serai___kernel___offer;
    cpy_r_r229 = CPyExec_serai___kernel___offer;
    cpy_r_r230 = (PyObject **)&CPyModule_serai___kernel___offer__internal;
    cpy_r_r231 = PyImport_GetModuleDict();
    cpy_r_r232 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r233 = CPyDict_GetItem(cpy_r_r231, cpy_r_r232);
    if (unlikely(cpy_r_r233 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 17, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r234 = CPyStatics[8]; /* '__file__' */
    cpy_r_r235 = CPyObject_GetAttr(cpy_r_r233, cpy_r_r234);
    CPy_DECREF(cpy_r_r233);
    if (unlikely(cpy_r_r235 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 17, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r236 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r237 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r238 = CPyImport_ImportNative(cpy_r_r237, cpy_r_r228, cpy_r_r229, cpy_r_r230, cpy_r_r220, cpy_r_r221, cpy_r_r222, cpy_r_r235, cpy_r_r236, 0);
    CPy_DECREF(cpy_r_r235);
    if (unlikely(cpy_r_r238 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 17, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r227 = cpy_r_r238;
CPyL86: ;
    cpy_r_r239 = CPyStatics[5043]; /* ('TableOffer',) */
    cpy_r_r240 = CPyStatic_caravansary___globals;
    cpy_r_r241 = CPyImport_GetNativeAttrs(cpy_r_r227, cpy_r_r239, cpy_r_r239, cpy_r_r240);
    CPy_DECREF(cpy_r_r227);
    if (unlikely(cpy_r_r241 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 17, CPyStatic_caravansary___globals);
        goto CPyL138;
    } else
        goto CPyL147;
CPyL87: ;
    cpy_r_r242 = (void *)&CPyModule_serai___kernel___perform;
    cpy_r_r243 = (void *)&CPyImportState_serai___kernel___perform;
    cpy_r_r244 = CPyModuleLockAPI_serai;
    cpy_r_r245 = CPyImport_IsInitialized(cpy_r_r243);
    if (!cpy_r_r245) goto CPyL90;
    cpy_r_r246 = PyImport_GetModuleDict();
    cpy_r_r247 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r248 = CPyDict_GetItem(cpy_r_r246, cpy_r_r247);
    if (unlikely(cpy_r_r248 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 18, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r249 = cpy_r_r248;
    goto CPyL94;
CPyL90: ;
    cpy_r_r250 = CPyInitOnly_serai___kernel___perform;
    cpy_r_r251 = CPyExec_serai___kernel___perform;
    cpy_r_r252 = (PyObject **)&CPyModule_serai___kernel___perform__internal;
    cpy_r_r253 = PyImport_GetModuleDict();
    cpy_r_r254 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r255 = CPyDict_GetItem(cpy_r_r253, cpy_r_r254);
    if (unlikely(cpy_r_r255 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 18, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r256 = CPyStatics[8]; /* '__file__' */
    cpy_r_r257 = CPyObject_GetAttr(cpy_r_r255, cpy_r_r256);
    CPy_DECREF(cpy_r_r255);
    if (unlikely(cpy_r_r257 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 18, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r258 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r259 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r260 = CPyImport_ImportNative(cpy_r_r259, cpy_r_r250, cpy_r_r251, cpy_r_r252, cpy_r_r242, cpy_r_r243, cpy_r_r244, cpy_r_r257, cpy_r_r258, 0);
    CPy_DECREF(cpy_r_r257);
    if (unlikely(cpy_r_r260 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 18, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r249 = cpy_r_r260;
CPyL94: ;
    cpy_r_r261 = CPyStatics[5097]; /* ('in_order',) */
    cpy_r_r262 = CPyStatic_caravansary___globals;
    cpy_r_r263 = CPyImport_GetNativeAttrs(cpy_r_r249, cpy_r_r261, cpy_r_r261, cpy_r_r262);
    CPy_DECREF(cpy_r_r249);
    if (unlikely(cpy_r_r263 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 18, CPyStatic_caravansary___globals);
        goto CPyL138;
    } else
        goto CPyL148;
CPyL95: ;
    cpy_r_r264 = (PyObject *)CPyType_offer___TableOffer;
    cpy_r_r265 = (PyObject *)CPyType_merv___table___Table;
    cpy_r_r266 = PyObject_GetItem(cpy_r_r264, cpy_r_r265);
    if (unlikely(cpy_r_r266 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 62, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r267 = PyTuple_Pack(1, cpy_r_r266);
    CPy_DECREF(cpy_r_r266);
    if (unlikely(cpy_r_r267 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 62, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r268 = CPyStatics[1197]; /* 'serai.games.merv.actions.caravansary' */
    cpy_r_r269 = (PyObject *)CPyType_caravansary___CardOffer_template;
    cpy_r_r270 = CPyType_FromTemplate(cpy_r_r269, cpy_r_r267, cpy_r_r268);
    CPy_DECREF(cpy_r_r267);
    if (unlikely(cpy_r_r270 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 62, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r271 = CPyDef_caravansary___CardOffer_trait_vtable_setup();
    if (unlikely(cpy_r_r271 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 62, CPyStatic_caravansary___globals);
        goto CPyL149;
    }
    cpy_r_r272 = CPyDef_caravansary___CardOffer_coroutine_setup(cpy_r_r270);
    if (unlikely(cpy_r_r272 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 62, CPyStatic_caravansary___globals);
        goto CPyL149;
    }
    cpy_r_r273 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r274 = CPyStatics[336]; /* 'colour' */
    cpy_r_r275 = CPyStatics[378]; /* 't' */
    cpy_r_r276 = CPyStatics[379]; /* 'me' */
    cpy_r_r277 = CPyStatics[380]; /* '_likely' */
    cpy_r_r278 = CPyStatics[381]; /* '_obstacle' */
    cpy_r_r279 = CPyStatics[382]; /* '_others' */
    cpy_r_r280 = CPyStatics[383]; /* '_note' */
    cpy_r_r281 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r282 = PyTuple_Pack(8, cpy_r_r274, cpy_r_r275, cpy_r_r276, cpy_r_r277, cpy_r_r278, cpy_r_r279, cpy_r_r280, cpy_r_r281);
    if (unlikely(cpy_r_r282 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 62, CPyStatic_caravansary___globals);
        goto CPyL149;
    }
    cpy_r_r283 = PyObject_SetAttr(cpy_r_r270, cpy_r_r273, cpy_r_r282);
    CPy_DECREF(cpy_r_r282);
    cpy_r_r284 = cpy_r_r283 >= 0;
    if (unlikely(!cpy_r_r284)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 62, CPyStatic_caravansary___globals);
        goto CPyL149;
    }
    CPyType_caravansary___CardOffer = (PyTypeObject *)cpy_r_r270;
    CPy_INCREF(CPyType_caravansary___CardOffer);
    cpy_r_r285 = CPyStatic_caravansary___globals;
    cpy_r_r286 = CPyStatics[1247]; /* 'CardOffer' */
    cpy_r_r287 = PyDict_SetItem(cpy_r_r285, cpy_r_r286, cpy_r_r270);
    cpy_r_r288 = cpy_r_r287 >= 0;
    if (unlikely(!cpy_r_r288)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 62, CPyStatic_caravansary___globals);
        goto CPyL149;
    }
    cpy_r_r289 = CPy_InitSubclass(cpy_r_r270);
    CPy_DECREF(cpy_r_r270);
    if (unlikely(!cpy_r_r289)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 62, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r290 = PyList_New(0);
    if (unlikely(cpy_r_r290 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 155, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r291 = CPyStatic_merv___names___CUBES;
    if (unlikely(cpy_r_r291.f0 == NULL)) {
        goto CPyL150;
    } else
        goto CPyL108;
CPyL106: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r292 = 0;
    if (unlikely(!cpy_r_r292)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 155, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    CPy_Unreachable();
CPyL108: ;
    cpy_r_r293 = 0;
    cpy_r_colour = cpy_r_r293;
    CPyTagged_DECREF(cpy_r_colour);
CPyL109: ;
    cpy_r_r294 = (Py_ssize_t)cpy_r_r293 < (Py_ssize_t)10;
    if (!cpy_r_r294) goto CPyL127;
    cpy_r_colour = cpy_r_r293;
    cpy_r_r295 = PyList_New(0);
    if (unlikely(cpy_r_r295 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 155, CPyStatic_caravansary___globals);
        goto CPyL151;
    }
    cpy_r_r296 = CPyStatic_merv___names___CUBES;
    if (unlikely(cpy_r_r296.f0 == NULL)) {
        goto CPyL152;
    } else
        goto CPyL114;
CPyL112: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r297 = 0;
    if (unlikely(!cpy_r_r297)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 155, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    CPy_Unreachable();
CPyL114: ;
    cpy_r_r298 = 0;
    cpy_r_own = cpy_r_r298;
    CPyTagged_DECREF(cpy_r_own);
CPyL115: ;
    cpy_r_r299 = (Py_ssize_t)cpy_r_r298 < (Py_ssize_t)10;
    if (!cpy_r_r299) goto CPyL153;
    cpy_r_own = cpy_r_r298;
    cpy_r_r300 = cpy_r_own & 1;
    cpy_r_r301 = cpy_r_r300 != 0;
    if (!cpy_r_r301) goto CPyL118;
    cpy_r_r302 = CPyTagged_IsEq_(cpy_r_own, cpy_r_colour);
    cpy_r_r303 = cpy_r_r302;
    goto CPyL119;
CPyL118: ;
    cpy_r_r304 = cpy_r_own == cpy_r_colour;
    cpy_r_r303 = cpy_r_r304;
CPyL119: ;
    CPyTagged_DECREF(cpy_r_own);
    cpy_r_r305 = cpy_r_r303 << 1;
    cpy_r_r306 = cpy_r_r305;
    cpy_r_r307 = CPyTagged_StealAsObject(cpy_r_r306);
    cpy_r_r308 = PyList_Append(cpy_r_r295, cpy_r_r307);
    CPy_DECREF(cpy_r_r307);
    cpy_r_r309 = cpy_r_r308 >= 0;
    if (unlikely(!cpy_r_r309)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 155, CPyStatic_caravansary___globals);
        goto CPyL154;
    }
    cpy_r_r310 = cpy_r_r298 + 2;
    cpy_r_r298 = cpy_r_r310;
    goto CPyL115;
CPyL121: ;
    cpy_r_r311 = PyList_AsTuple(cpy_r_r295);
    CPy_DECREF(cpy_r_r295);
    if (unlikely(cpy_r_r311 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 155, CPyStatic_caravansary___globals);
        goto CPyL155;
    }
    cpy_r_r312 = CPyStatic_caravansary___globals;
    cpy_r_r313 = CPyStatics[1221]; /* 'Payment' */
    cpy_r_r314 = CPyDict_GetItem(cpy_r_r312, cpy_r_r313);
    if (unlikely(cpy_r_r314 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 155, CPyStatic_caravansary___globals);
        goto CPyL156;
    }
    PyObject *cpy_r_r315[1] = {cpy_r_r311};
    cpy_r_r316 = (PyObject **)&cpy_r_r315;
    cpy_r_r317 = PyObject_Vectorcall(cpy_r_r314, cpy_r_r316, 1, 0);
    CPy_DECREF(cpy_r_r314);
    if (unlikely(cpy_r_r317 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 155, CPyStatic_caravansary___globals);
        goto CPyL156;
    }
    CPy_DECREF(cpy_r_r311);
    if (likely(PyTuple_Check(cpy_r_r317)))
        cpy_r_r318 = cpy_r_r317;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 155, CPyStatic_caravansary___globals, "tuple", cpy_r_r317);
        goto CPyL155;
    }
    cpy_r_r319 = PyList_Append(cpy_r_r290, cpy_r_r318);
    CPy_DECREF(cpy_r_r318);
    cpy_r_r320 = cpy_r_r319 >= 0;
    if (unlikely(!cpy_r_r320)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 155, CPyStatic_caravansary___globals);
        goto CPyL155;
    }
    cpy_r_r321 = cpy_r_r293 + 2;
    cpy_r_r293 = cpy_r_r321;
    goto CPyL109;
CPyL127: ;
    cpy_r_r322 = PyList_AsTuple(cpy_r_r290);
    CPy_DECREF(cpy_r_r290);
    if (unlikely(cpy_r_r322 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 155, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    CPyStatic_caravansary____ONE = cpy_r_r322;
    CPy_INCREF(CPyStatic_caravansary____ONE);
    cpy_r_r323 = CPyStatic_caravansary___globals;
    cpy_r_r324 = CPyStatics[1248]; /* '_ONE' */
    cpy_r_r325 = CPyDict_SetItem(cpy_r_r323, cpy_r_r324, cpy_r_r322);
    CPy_DECREF(cpy_r_r322);
    cpy_r_r326 = cpy_r_r325 >= 0;
    if (unlikely(!cpy_r_r326)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 155, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r327.f0 = 0;
    cpy_r_r328 = CPyStatic_merv___names___CUBES;
    if (unlikely(cpy_r_r328.f0 == NULL)) {
        goto CPyL157;
    } else
        goto CPyL132;
CPyL130: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r329 = 0;
    if (unlikely(!cpy_r_r329)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 156, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    CPy_Unreachable();
CPyL132: ;
    cpy_r_r330 = PyTuple_New(1);
    if (unlikely(cpy_r_r330 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1007 = CPyTagged_StealAsObject(cpy_r_r327.f0);
    PyTuple_SET_ITEM(cpy_r_r330, 0, __tmp1007);
    cpy_r_r331 = CPySequence_Multiply(cpy_r_r330, 10);
    CPy_DECREF(cpy_r_r330);
    if (unlikely(cpy_r_r331 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 156, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    cpy_r_r332 = CPyStatic_caravansary___globals;
    cpy_r_r333 = CPyStatics[1221]; /* 'Payment' */
    cpy_r_r334 = CPyDict_GetItem(cpy_r_r332, cpy_r_r333);
    if (unlikely(cpy_r_r334 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 156, CPyStatic_caravansary___globals);
        goto CPyL158;
    }
    cpy_r_r335 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r336[2] = {cpy_r_r331, cpy_r_r335};
    cpy_r_r337 = (PyObject **)&cpy_r_r336;
    cpy_r_r338 = PyObject_Vectorcall(cpy_r_r334, cpy_r_r337, 2, 0);
    CPy_DECREF(cpy_r_r334);
    if (unlikely(cpy_r_r338 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 156, CPyStatic_caravansary___globals);
        goto CPyL158;
    }
    CPy_DECREF(cpy_r_r331);
    if (likely(PyTuple_Check(cpy_r_r338)))
        cpy_r_r339 = cpy_r_r338;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 156, CPyStatic_caravansary___globals, "tuple", cpy_r_r338);
        goto CPyL138;
    }
    CPyStatic_caravansary____DISCOUNTED = cpy_r_r339;
    CPy_INCREF(CPyStatic_caravansary____DISCOUNTED);
    cpy_r_r340 = CPyStatic_caravansary___globals;
    cpy_r_r341 = CPyStatics[1249]; /* '_DISCOUNTED' */
    cpy_r_r342 = CPyDict_SetItem(cpy_r_r340, cpy_r_r341, cpy_r_r339);
    CPy_DECREF(cpy_r_r339);
    cpy_r_r343 = cpy_r_r342 >= 0;
    if (unlikely(!cpy_r_r343)) {
        CPy_AddTraceback("src/serai/games/merv/actions/caravansary.py", "<module>", 156, CPyStatic_caravansary___globals);
        goto CPyL138;
    }
    return 1;
CPyL138: ;
    cpy_r_r344 = 2;
    return cpy_r_r344;
CPyL139: ;
    CPy_DECREF(cpy_r_r65);
    goto CPyL23;
CPyL140: ;
    CPy_DECREF(cpy_r_r87);
    goto CPyL31;
CPyL141: ;
    CPy_DECREF(cpy_r_r109);
    goto CPyL39;
CPyL142: ;
    CPy_DECREF(cpy_r_r131);
    goto CPyL47;
CPyL143: ;
    CPy_DECREF(cpy_r_r153);
    goto CPyL55;
CPyL144: ;
    CPy_DECREF(cpy_r_r175);
    goto CPyL63;
CPyL145: ;
    CPy_DECREF(cpy_r_r197);
    goto CPyL71;
CPyL146: ;
    CPy_DECREF(cpy_r_r219);
    goto CPyL79;
CPyL147: ;
    CPy_DECREF(cpy_r_r241);
    goto CPyL87;
CPyL148: ;
    CPy_DECREF(cpy_r_r263);
    goto CPyL95;
CPyL149: ;
    CPy_DecRef(cpy_r_r270);
    goto CPyL138;
CPyL150: ;
    CPy_DecRef(cpy_r_r290);
    goto CPyL106;
CPyL151: ;
    CPy_DecRef(cpy_r_r290);
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL138;
CPyL152: ;
    CPy_DecRef(cpy_r_r290);
    CPyTagged_DecRef(cpy_r_colour);
    CPy_DecRef(cpy_r_r295);
    goto CPyL112;
CPyL153: ;
    CPyTagged_DECREF(cpy_r_colour);
    goto CPyL121;
CPyL154: ;
    CPy_DecRef(cpy_r_r290);
    CPyTagged_DecRef(cpy_r_colour);
    CPy_DecRef(cpy_r_r295);
    goto CPyL138;
CPyL155: ;
    CPy_DecRef(cpy_r_r290);
    goto CPyL138;
CPyL156: ;
    CPy_DecRef(cpy_r_r290);
    CPy_DecRef(cpy_r_r311);
    goto CPyL138;
CPyL157: ;
    CPyTagged_DecRef(cpy_r_r327.f0);
    goto CPyL130;
CPyL158: ;
    CPy_DecRef(cpy_r_r331);
    goto CPyL138;
}

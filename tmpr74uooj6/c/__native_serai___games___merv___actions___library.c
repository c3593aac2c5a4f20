#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
library___CubeOffer_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
PyMemberDef library___CubeOffer_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___actions___library___CubeOfferObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___actions___library___CubeOfferObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
library___CubeOffer_traverse(serai___games___merv___actions___library___CubeOfferObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__likely);
    Py_VISIT(self->__obstacle);
    Py_VISIT(self->__others);
    Py_VISIT(self->__note);
    Py_VISIT(self->_t);
    if (CPyTagged_CheckLong(self->_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_me));
    }
    if (CPyTagged_CheckLong(self->_used)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_used));
    }
    if (CPyTagged_CheckLong(self->_spent)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_spent));
    }
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___library___CubeOfferObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___library___CubeOfferObject))));
    return rv;
}

static int32_t CPyDef_library___CubeOffer_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___library___CubeOfferObject *self = (serai___games___merv___actions___library___CubeOfferObject *)cpy_r_self;
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
    if (CPyTagged_CheckLong(self->_used)) {
        CPyTagged __tmp = self->_used;
        self->_used = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_spent)) {
        CPyTagged __tmp = self->_spent;
        self->_spent = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___library___CubeOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___library___CubeOfferObject))));
    return 0;
}

static int32_t CPyDef_library___CubeOffer_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___library___CubeOfferObject *self = (serai___games___merv___actions___library___CubeOfferObject *)cpy_r_self;
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
    if (CPyTagged_CheckLong(self->_used)) {
        CPyTagged __tmp = self->_used;
        self->_used = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_spent)) {
        CPyTagged __tmp = self->_spent;
        self->_spent = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___library___CubeOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___library___CubeOfferObject))));
    return 0;
}

static void
library___CubeOffer_dealloc(serai___games___merv___actions___library___CubeOfferObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, library___CubeOffer_dealloc)
    CPyDef_library___CubeOffer_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_library_____mypyc__CubeOffer_setup(PyObject *cpy_r_type);
PyObject *CPyDef_library___CubeOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_used, CPyTagged cpy_r_spent);

static PyObject *
library___CubeOffer_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_library___CubeOffer) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_library_____mypyc__CubeOffer_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_library___CubeOffer_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem library___CubeOffer_vtable[17];
static bool
CPyDef_library___CubeOffer_trait_vtable_setup(void)
{
    CPyVTableItem library___CubeOffer_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_library___CubeOffer_____init__,
        (CPyVTableItem)CPyDef_offer___Offer_____add__,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_offer___TableOffer___note,
        (CPyVTableItem)CPyDef_library___CubeOffer_____init__,
        (CPyVTableItem)CPyDef_library___CubeOffer___likely,
        (CPyVTableItem)CPyDef_offer___TableOffer___others,
        (CPyVTableItem)CPyDef_library___CubeOffer___obstacle,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_offer___TableOffer___note,
        (CPyVTableItem)CPyDef_library___CubeOffer_____init__,
        (CPyVTableItem)CPyDef_library___CubeOffer___likely,
        (CPyVTableItem)CPyDef_library___CubeOffer___obstacle,
    };
    memcpy(library___CubeOffer_vtable, library___CubeOffer_vtable_scratch, sizeof(library___CubeOffer_vtable));
    return 1;
}

static bool
CPyDef_library___CubeOffer_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
library___CubeOffer_get_used(serai___games___merv___actions___library___CubeOfferObject *self, void *closure);
static int
library___CubeOffer_set_used(serai___games___merv___actions___library___CubeOfferObject *self, PyObject *value, void *closure);
static PyObject *
library___CubeOffer_get_spent(serai___games___merv___actions___library___CubeOfferObject *self, void *closure);
static int
library___CubeOffer_set_spent(serai___games___merv___actions___library___CubeOfferObject *self, PyObject *value, void *closure);

static PyGetSetDef library___CubeOffer_getseters[] = {
    {"used",
     (getter)library___CubeOffer_get_used, (setter)library___CubeOffer_set_used,
     NULL, NULL},
    {"spent",
     (getter)library___CubeOffer_get_spent, (setter)library___CubeOffer_set_spent,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef library___CubeOffer_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_library_____mypyc__CubeOffer_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_library___CubeOffer_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, t, me, used, spent)\n--\n\n")},
    {"likely",
     (PyCFunction)CPyPy_library___CubeOffer___likely,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("likely($self)\n--\n\n")},
    {"obstacle",
     (PyCFunction)CPyPy_library___CubeOffer___obstacle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("obstacle($self, option)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_library___CubeOffer_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "CubeOffer",
    .tp_new = library___CubeOffer_new,
    .tp_dealloc = (destructor)library___CubeOffer_dealloc,
    .tp_traverse = (traverseproc)library___CubeOffer_traverse,
    .tp_clear = (inquiry)CPyDef_library___CubeOffer_clear,
    .tp_getset = library___CubeOffer_getseters,
    .tp_methods = library___CubeOffer_methods,
    .tp_init = library___CubeOffer_init,
    .tp_members = library___CubeOffer_members,
    .tp_basicsize = sizeof(serai___games___merv___actions___library___CubeOfferObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___actions___library___CubeOfferObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___actions___library___CubeOfferObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("CubeOffer(t, me, used, spent)\n--\n\n"),
};
static PyTypeObject *CPyType_library___CubeOffer_template = &CPyType_library___CubeOffer_template_;

PyObject *CPyDef_library_____mypyc__CubeOffer_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___library___CubeOfferObject *self;
    self = (serai___games___merv___actions___library___CubeOfferObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = library___CubeOffer_vtable;
    self->_me = CPY_INT_TAG;
    self->_used = CPY_INT_TAG;
    self->_spent = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_library___CubeOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_used, CPyTagged cpy_r_spent)
{
    PyObject *self = CPyDef_library_____mypyc__CubeOffer_setup((PyObject *)CPyType_library___CubeOffer);
    if (self == NULL)
        return NULL;
    char res = CPyDef_library___CubeOffer_____init__(self, cpy_r_t, cpy_r_me, cpy_r_used, cpy_r_spent);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
library___CubeOffer_get_used(serai___games___merv___actions___library___CubeOfferObject *self, void *closure)
{
    if (unlikely(self->_used == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'used' of 'CubeOffer' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_used);
    PyObject *retval = CPyTagged_StealAsObject(self->_used);
    return retval;
}

static int
library___CubeOffer_set_used(serai___games___merv___actions___library___CubeOfferObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'CubeOffer' object attribute 'used' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_used != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_used);
    }
    self->_used = tmp;
    return 0;
}

static PyObject *
library___CubeOffer_get_spent(serai___games___merv___actions___library___CubeOfferObject *self, void *closure)
{
    if (unlikely(self->_spent == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'spent' of 'CubeOffer' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_spent);
    PyObject *retval = CPyTagged_StealAsObject(self->_spent);
    return retval;
}

static int
library___CubeOffer_set_spent(serai___games___merv___actions___library___CubeOfferObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'CubeOffer' object attribute 'spent' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_spent != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_spent);
    }
    self->_spent = tmp;
    return 0;
}

static PySendResult CPyDunder_am_sendlibrary___library_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_library___library_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods library___library_gen_as_async = {
    .am_send = CPyDunder_am_sendlibrary___library_gen,
};
static int
library___library_gen_traverse(serai___games___merv___actions___library___library_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__o);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__used)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__used));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__spent)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__spent));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___actions___library___library_gen_3);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___actions___library___library_gen_4);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_library___library_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___library___library_genObject *self = (serai___games___merv___actions___library___library_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__used)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__used;
        self->___mypyc_generator_frame_attribute__used = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__spent)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__spent;
        self->___mypyc_generator_frame_attribute__spent = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___library___library_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___library___library_gen_4);
    return 0;
}

static int32_t CPyDef_library___library_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___library___library_genObject *self = (serai___games___merv___actions___library___library_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__used)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__used;
        self->___mypyc_generator_frame_attribute__used = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__spent)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__spent;
        self->___mypyc_generator_frame_attribute__spent = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___library___library_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___library___library_gen_4);
    return 0;
}

static void
library___library_gen_dealloc(serai___games___merv___actions___library___library_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (library___library_gen_free_instance == NULL) {
        library___library_gen_free_instance = self;
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
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__used)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__used;
            self->___mypyc_generator_frame_attribute__used = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__used = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__spent)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__spent;
            self->___mypyc_generator_frame_attribute__spent = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__spent = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___library___library_gen_3);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___library___library_gen_4);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, library___library_gen_dealloc)
    CPyDef_library___library_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_library_____mypyc__library_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_library___library_gen(void);

static PyObject *
library___library_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_library___library_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_library_____mypyc__library_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem library___library_gen_vtable[6];
static bool
CPyDef_library___library_gen_trait_vtable_setup(void)
{
    CPyVTableItem library___library_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_library___library_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_library___library_gen_____next__,
        (CPyVTableItem)CPyDef_library___library_gen___send,
        (CPyVTableItem)CPyDef_library___library_gen_____iter__,
        (CPyVTableItem)CPyDef_library___library_gen___throw,
        (CPyVTableItem)CPyDef_library___library_gen___close,
    };
    memcpy(library___library_gen_vtable, library___library_gen_vtable_scratch, sizeof(library___library_gen_vtable));
    return 1;
}

static bool
CPyDef_library___library_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef library___library_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_library_____mypyc__library_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_library___library_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_library___library_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_library___library_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_library___library_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_library___library_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_library___library_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "library_gen",
    .tp_new = library___library_gen_new,
    .tp_dealloc = (destructor)library___library_gen_dealloc,
    .tp_traverse = (traverseproc)library___library_gen_traverse,
    .tp_clear = (inquiry)CPyDef_library___library_gen_clear,
    .tp_methods = library___library_gen_methods,
    .tp_iter = CPyDef_library___library_gen_____iter__,
    .tp_iternext = CPyDef_library___library_gen_____next__,
    .tp_as_async = &library___library_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___actions___library___library_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("library_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_library___library_gen_template = &CPyType_library___library_gen_template_;

PyObject *CPyDef_library_____mypyc__library_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___library___library_genObject *self;
    if (library___library_gen_free_instance != NULL) {
        self = library___library_gen_free_instance;
        library___library_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___actions___library___library_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = library___library_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__used = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__spent = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_library___library_gen(void)
{
    PyObject *self = CPyDef_library_____mypyc__library_gen_setup((PyObject *)CPyType_library___library_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef librarymodule_methods[] = {
    {"library", (PyCFunction)CPyPy_library___library, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("library(t, me)\n--\n\n") /* docstring */},
    {"cube_obstacle", (PyCFunction)CPyPy_library___cube_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("cube_obstacle(t, me, used, spent, colour)\n--\n\n") /* docstring */},
    {"convert_obstacle", (PyCFunction)CPyPy_library___convert_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("convert_obstacle(t, me, used, spent, colour)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___actions___library__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___actions___library__internal, "__name__");
    CPyStatic_library___globals = PyModule_GetDict(CPyModule_serai___games___merv___actions___library__internal);
    if (unlikely(CPyStatic_library___globals == NULL))
        goto fail;
    CPyType_library___library_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_library___library_gen_template, NULL, modname);
    if (unlikely(!CPyType_library___library_gen))
        goto fail;
    CPyDef_library___library_gen_trait_vtable_setup();
    char result = CPyDef_library_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___actions___library__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_library___CubeOffer);
    Py_CLEAR(CPyType_library___library_gen);
    return -1;
}
int CPyExec_serai___games___merv___actions___library(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___actions___library__impl, &CPyImportState_serai___games___merv___actions___library, &CPyModule_serai___games___merv___actions___library);
}
static struct PyModuleDef librarymodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.actions.library",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    librarymodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___actions___library(void)
{
    if (CPyModule_serai___games___merv___actions___library__internal) {
        Py_INCREF(CPyModule_serai___games___merv___actions___library__internal);
        return CPyModule_serai___games___merv___actions___library__internal;
    }
    CPyModule_serai___games___merv___actions___library__internal = PyModule_Create(&librarymodule);
    return CPyModule_serai___games___merv___actions___library__internal;
}

PyObject *CPyInit_serai___games___merv___actions___library(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___actions___library__internal) {
        Py_INCREF(CPyModule_serai___games___merv___actions___library__internal);
        return CPyModule_serai___games___merv___actions___library__internal;
    }
    CPyModule_serai___games___merv___actions___library__internal = PyModule_Create(&librarymodule);
    if (unlikely(CPyModule_serai___games___merv___actions___library__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.actions.library");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___actions___library__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___actions___library__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___actions___library__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___actions___library(CPyModule_serai___games___merv___actions___library__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___actions___library__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.actions.library");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___actions___library__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_library___library_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    char cpy_r_r15;
    char cpy_r_r16;
    CPyTagged cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_extras;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
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
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyTagged cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    int32_t cpy_r_r75;
    char cpy_r_r76;
    char cpy_r_r77;
    CPyTagged cpy_r_r78;
    CPyTagged cpy_r_convert;
    char cpy_r_r79;
    char cpy_r_r80;
    CPyTagged cpy_r_r81;
    CPyTagged cpy_r_r82;
    CPyTagged cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    tuple_T5OOOOO cpy_r_r86;
    char cpy_r_r87;
    CPyTagged cpy_r_r88;
    CPyTagged cpy_r_own;
    char cpy_r_r89;
    int64_t cpy_r_r90;
    char cpy_r_r91;
    char cpy_r_r92;
    char cpy_r_r93;
    char cpy_r_r94;
    char cpy_r_r95;
    CPyTagged cpy_r_r96;
    PyObject *cpy_r_r97;
    int32_t cpy_r_r98;
    char cpy_r_r99;
    CPyTagged cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    CPyTagged cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject **cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    char cpy_r_r114;
    CPyTagged cpy_r_r115;
    CPyTagged cpy_r_r116;
    char cpy_r_r117;
    CPyTagged cpy_r_r118;
    char cpy_r_r119;
    PyObject *cpy_r_r120;
    CPyTagged cpy_r_r121;
    CPyTagged cpy_r_r122;
    PyObject *cpy_r_r123;
    char cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject **cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    char cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    char cpy_r_r136;
    PyObject *cpy_r_r137;
    char cpy_r_r138;
    tuple_T3OOO cpy_r_r139;
    PyObject **cpy_r_r140;
    PyObject *cpy_r_r141;
    char cpy_r_r142;
    char cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject **cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    char cpy_r_r149;
    PyObject *cpy_r_r150;
    char cpy_r_r151;
    int32_t cpy_r_r152;
    char cpy_r_r153;
    int32_t cpy_r_r154;
    PyObject *cpy_r_r155;
    char cpy_r_r156;
    char cpy_r_r157;
    char cpy_r_r158;
    char cpy_r_r159;
    PyObject *cpy_r_r160;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL121;
CPyL1: ;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_type != cpy_r_r9;
    if (!cpy_r_r10) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 18, CPyStatic_library___globals);
        goto CPyL120;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r11 = ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "library", "library_gen", "t", 24, CPyStatic_library___globals);
        goto CPyL120;
    }
CPyL5: ;
    cpy_r_r12 = ((serai___games___merv___table___TableObject *)cpy_r_r11)->_book;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "library", "Table", "book", 24, CPyStatic_library___globals);
        goto CPyL120;
    }
CPyL6: ;
    cpy_r_r13 = ((serai___games___merv___book___BookObject *)cpy_r_r12)->_options;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "library", "Book", "options", 24, CPyStatic_library___globals);
        goto CPyL120;
    }
    CPy_INCREF(cpy_r_r13);
CPyL7: ;
    if (((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o != NULL) {
        CPy_DECREF(((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o);
    }
    ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o = cpy_r_r13;
    cpy_r_r14 = 1;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 24, CPyStatic_library___globals);
        goto CPyL120;
    }
    if (((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__used != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__used);
    }
    ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__used = 0;
    cpy_r_r15 = 1;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 25, CPyStatic_library___globals);
        goto CPyL120;
    }
    if (((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__spent != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__spent);
    }
    ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__spent = 0;
    cpy_r_r16 = 1;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 26, CPyStatic_library___globals);
        goto CPyL120;
    }
CPyL10: ;
    if (!1) goto CPyL89;
    cpy_r_r17 = ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__spent;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "library", "library_gen", "spent", 26, CPyStatic_library___globals);
        goto CPyL120;
    }
CPyL12: ;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (!cpy_r_r18) goto CPyL17;
    cpy_r_r19 = CPyStatic_extras___NO_EXTRAS;
    if (likely(cpy_r_r19 != NULL)) goto CPyL16;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_EXTRAS\" was not set");
    cpy_r_r20 = 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 28, CPyStatic_library___globals);
        goto CPyL120;
    }
    CPy_Unreachable();
CPyL16: ;
    CPy_INCREF(cpy_r_r19);
    cpy_r_r21 = cpy_r_r19;
    goto CPyL21;
CPyL17: ;
    cpy_r_r22 = CPyStatic_contracts___CONTRACTS;
    if (likely(cpy_r_r22 != NULL)) goto CPyL20;
    PyErr_SetString(PyExc_NameError, "value for final name \"CONTRACTS\" was not set");
    cpy_r_r23 = 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 28, CPyStatic_library___globals);
        goto CPyL120;
    }
    CPy_Unreachable();
CPyL20: ;
    CPy_INCREF(cpy_r_r22);
    cpy_r_r21 = cpy_r_r22;
CPyL21: ;
    cpy_r_extras = cpy_r_r21;
    cpy_r_r24 = ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "library", "library_gen", "t", 29, CPyStatic_library___globals);
        goto CPyL127;
    }
CPyL22: ;
    cpy_r_r25 = ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "library", "library_gen", "me", 29, CPyStatic_library___globals);
        goto CPyL127;
    }
CPyL23: ;
    cpy_r_r26 = ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__used;
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "library", "library_gen", "used", 29, CPyStatic_library___globals);
        goto CPyL127;
    }
CPyL24: ;
    cpy_r_r27 = ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__spent;
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "library", "library_gen", "spent", 29, CPyStatic_library___globals);
        goto CPyL127;
    }
CPyL25: ;
    cpy_r_r28 = CPyDef_library___CubeOffer(cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 29, CPyStatic_library___globals);
        goto CPyL127;
    }
    cpy_r_r29 = ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "library", "library_gen", "t", 30, CPyStatic_library___globals);
        goto CPyL128;
    }
CPyL27: ;
    cpy_r_r30 = ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "library", "library_gen", "me", 30, CPyStatic_library___globals);
        goto CPyL128;
    }
CPyL28: ;
    cpy_r_r31 = CPyStatics[1200]; /* 'library' */
    cpy_r_r32 = CPyStatics[1250]; /* 'MV-LIB-01' */
    cpy_r_r33 = CPyStatics[31]; /* 'n' */
    cpy_r_r34 = ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__spent;
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "library", "library_gen", "spent", 26, CPyStatic_library___globals);
        goto CPyL128;
    }
CPyL29: ;
    CPyTagged_INCREF(cpy_r_r34);
    cpy_r_r35 = CPyTagged_StealAsObject(cpy_r_r34);
    cpy_r_r36 = CPyDict_Build(1, cpy_r_r33, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 30, CPyStatic_library___globals);
        goto CPyL128;
    }
    cpy_r_r37 = ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "library", "library_gen", "o", 30, CPyStatic_library___globals);
        goto CPyL129;
    }
CPyL31: ;
    cpy_r_r38 = ((serai___games___merv___options___OptionsObject *)cpy_r_r37)->_stop;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "library", "Options", "stop", 30, CPyStatic_library___globals);
        goto CPyL129;
    }
    CPy_INCREF(cpy_r_r38);
CPyL32: ;
    cpy_r_r39 = 2;
    cpy_r_r40 = CPyDef_extras___ask_with(cpy_r_extras, cpy_r_r29, cpy_r_r30, cpy_r_r31, cpy_r_r32, cpy_r_r28, cpy_r_r36, cpy_r_r39, cpy_r_r38);
    CPy_DECREF(cpy_r_extras);
    CPy_DECREF(cpy_r_r28);
    CPy_DECREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 30, CPyStatic_library___globals);
        goto CPyL120;
    }
    if (((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___library___library_gen_3 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___library___library_gen_3);
    }
    ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___library___library_gen_3 = cpy_r_r40;
    cpy_r_r41 = 1;
    if (!cpy_r_r41) goto CPyL120;
    cpy_r_r42 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r43 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r44 = NULL;
    cpy_r_r1 = cpy_r_r44;
    cpy_r_r45 = (PyObject **)&cpy_r_r1;
    cpy_r_r46 = ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___library___library_gen_3;
    cpy_r_r47 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r46, cpy_r_r43, cpy_r_r43, cpy_r_r43, cpy_r_r42, cpy_r_r45);
    if (cpy_r_r47 != NULL) goto CPyL130;
    cpy_r_r48 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 30, CPyStatic_library___globals);
        goto CPyL131;
    }
    cpy_r_r49 = cpy_r_r1;
    cpy_r_r50 = NULL;
    if (((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___library___library_gen_3 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___library___library_gen_3);
    }
    ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___library___library_gen_3 = cpy_r_r50;
    cpy_r_r51 = 1;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 30, CPyStatic_library___globals);
        goto CPyL132;
    } else
        goto CPyL53;
CPyL37: ;
    cpy_r_r52 = cpy_r_r47;
CPyL38: ;
    ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r52;
CPyL39: ;
    cpy_r_r54 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r55 = cpy_r_type != cpy_r_r54;
    if (!cpy_r_r55) goto CPyL133;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 30, CPyStatic_library___globals);
        goto CPyL43;
    } else
        goto CPyL134;
CPyL41: ;
    CPy_Unreachable();
CPyL42: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL49;
CPyL43: ;
    cpy_r_r56 = CPy_CatchError();
    cpy_r_r57 = (PyObject **)&cpy_r_r3;
    cpy_r_r58 = ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___library___library_gen_3;
    cpy_r_r59 = CPy_YieldFromErrorHandle(cpy_r_r58, cpy_r_r57);
    if (unlikely(cpy_r_r59 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 30, CPyStatic_library___globals);
        goto CPyL135;
    }
    if (cpy_r_r59) goto CPyL46;
    cpy_r_r52 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r56);
    CPy_DecRef(cpy_r_r56.f0);
    CPy_DecRef(cpy_r_r56.f1);
    CPy_DecRef(cpy_r_r56.f2);
    goto CPyL38;
CPyL46: ;
    cpy_r_r49 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r56);
    CPy_DecRef(cpy_r_r56.f0);
    CPy_DecRef(cpy_r_r56.f1);
    CPy_DecRef(cpy_r_r56.f2);
    goto CPyL53;
CPyL47: ;
    CPy_RestoreExcInfo(cpy_r_r56);
    CPy_DecRef(cpy_r_r56.f0);
    CPy_DecRef(cpy_r_r56.f1);
    CPy_DecRef(cpy_r_r56.f2);
    cpy_r_r60 = CPy_KeepPropagating();
    if (!cpy_r_r60) goto CPyL120;
    CPy_Unreachable();
CPyL49: ;
    cpy_r_r61 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r62 = NULL;
    cpy_r_r1 = cpy_r_r62;
    cpy_r_r63 = (PyObject **)&cpy_r_r1;
    cpy_r_r64 = ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___library___library_gen_3;
    cpy_r_r65 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r64, cpy_r_r61, cpy_r_r61, cpy_r_r61, cpy_r_arg, cpy_r_r63);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r65 == NULL) {
        goto CPyL51;
    } else
        goto CPyL136;
CPyL50: ;
    cpy_r_r52 = cpy_r_r65;
    goto CPyL38;
CPyL51: ;
    cpy_r_r66 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 30, CPyStatic_library___globals);
        goto CPyL131;
    }
    cpy_r_r49 = cpy_r_r1;
CPyL53: ;
    if (likely(Py_TYPE(cpy_r_r49) == CPyType_option___Option))
        cpy_r_r67 = cpy_r_r49;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/library.py", "library", 30, CPyStatic_library___globals, "serai.kernel.option.Option", cpy_r_r49);
        goto CPyL120;
    }
    cpy_r_r68 = ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "library", "library_gen", "o", 31, CPyStatic_library___globals);
        goto CPyL137;
    }
CPyL55: ;
    cpy_r_r69 = ((serai___games___merv___options___OptionsObject *)cpy_r_r68)->_stop;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "library", "Options", "stop", 31, CPyStatic_library___globals);
        goto CPyL137;
    }
    CPy_INCREF(cpy_r_r69);
CPyL56: ;
    cpy_r_r70 = cpy_r_r67 == cpy_r_r69;
    CPy_DECREF(cpy_r_r69);
    if (cpy_r_r70) goto CPyL138;
    cpy_r_r71 = ((serai___kernel___option___OptionObject *)cpy_r_r67)->_value;
    CPy_INCREF(cpy_r_r71);
    if (likely(PyLong_Check(cpy_r_r71)))
        cpy_r_r72 = CPyTagged_FromObject(cpy_r_r71);
    else {
        CPy_TypeError("int", cpy_r_r71); cpy_r_r72 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r72 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 33, CPyStatic_library___globals);
        goto CPyL137;
    }
    cpy_r_r73 = ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "library", "library_gen", "o", 34, CPyStatic_library___globals);
        goto CPyL139;
    }
CPyL59: ;
    cpy_r_r74 = ((serai___games___merv___options___OptionsObject *)cpy_r_r73)->_convert;
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "library", "Options", "convert", 34, CPyStatic_library___globals);
        goto CPyL139;
    }
    CPy_INCREF(cpy_r_r74);
CPyL60: ;
    cpy_r_r75 = PySequence_Contains(cpy_r_r74, cpy_r_r67);
    CPy_DECREF(cpy_r_r74);
    CPy_DECREF(cpy_r_r67);
    cpy_r_r76 = cpy_r_r75 >= 0;
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 34, CPyStatic_library___globals);
        goto CPyL140;
    }
    cpy_r_r77 = cpy_r_r75;
    if (!cpy_r_r77) goto CPyL63;
    CPyTagged_INCREF(cpy_r_r72);
    cpy_r_r78 = cpy_r_r72;
    goto CPyL64;
CPyL63: ;
    cpy_r_r78 = -2;
CPyL64: ;
    cpy_r_convert = cpy_r_r78;
    cpy_r_r79 = (Py_ssize_t)cpy_r_convert == -2;
    if (!cpy_r_r79) goto CPyL69;
    cpy_r_r80 = cpy_r_r72 != 8;
    if (!cpy_r_r80) goto CPyL69;
    cpy_r_r81 = CPyTagged_Lshift(2, cpy_r_r72);
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 36, CPyStatic_library___globals);
        goto CPyL141;
    }
    cpy_r_r82 = ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__used;
    if (unlikely(cpy_r_r82 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "library", "library_gen", "used", 36, CPyStatic_library___globals);
        goto CPyL142;
    }
CPyL68: ;
    cpy_r_r83 = CPyTagged_Or(cpy_r_r82, cpy_r_r81);
    CPyTagged_DECREF(cpy_r_r81);
    if (((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__used != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__used);
    }
    ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__used = cpy_r_r83;
    cpy_r_r84 = 1;
    if (unlikely(!cpy_r_r84)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 36, CPyStatic_library___globals);
        goto CPyL141;
    }
CPyL69: ;
    cpy_r_r85 = PyList_New(0);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 37, CPyStatic_library___globals);
        goto CPyL141;
    }
    cpy_r_r86 = CPyStatic_merv___names___CUBES;
    if (unlikely(cpy_r_r86.f0 == NULL)) {
        goto CPyL143;
    } else
        goto CPyL73;
CPyL71: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r87 = 0;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 37, CPyStatic_library___globals);
        goto CPyL120;
    }
    CPy_Unreachable();
CPyL73: ;
    cpy_r_r88 = 0;
    cpy_r_own = cpy_r_r88;
    CPyTagged_DECREF(cpy_r_own);
CPyL74: ;
    cpy_r_r89 = (Py_ssize_t)cpy_r_r88 < (Py_ssize_t)10;
    if (!cpy_r_r89) goto CPyL144;
    cpy_r_own = cpy_r_r88;
    cpy_r_r90 = cpy_r_own & 1;
    cpy_r_r91 = cpy_r_r90 != 0;
    if (!cpy_r_r91) goto CPyL77;
    cpy_r_r92 = CPyTagged_IsEq_(cpy_r_own, cpy_r_r72);
    cpy_r_r93 = cpy_r_r92;
    goto CPyL78;
CPyL77: ;
    cpy_r_r94 = cpy_r_own == cpy_r_r72;
    cpy_r_r93 = cpy_r_r94;
CPyL78: ;
    CPyTagged_DECREF(cpy_r_own);
    cpy_r_r95 = cpy_r_r93 << 1;
    cpy_r_r96 = cpy_r_r95;
    cpy_r_r97 = CPyTagged_StealAsObject(cpy_r_r96);
    cpy_r_r98 = PyList_Append(cpy_r_r85, cpy_r_r97);
    CPy_DECREF(cpy_r_r97);
    cpy_r_r99 = cpy_r_r98 >= 0;
    if (unlikely(!cpy_r_r99)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 37, CPyStatic_library___globals);
        goto CPyL145;
    }
    cpy_r_r100 = cpy_r_r88 + 2;
    cpy_r_r88 = cpy_r_r100;
    goto CPyL74;
CPyL80: ;
    cpy_r_r101 = PyList_AsTuple(cpy_r_r85);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 37, CPyStatic_library___globals);
        goto CPyL146;
    }
    cpy_r_r102 = ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "library", "library_gen", "t", 38, CPyStatic_library___globals);
        goto CPyL147;
    }
CPyL82: ;
    cpy_r_r103 = ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r103 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "library", "library_gen", "me", 38, CPyStatic_library___globals);
        goto CPyL147;
    }
CPyL83: ;
    cpy_r_r104 = CPyStatic_library___globals;
    cpy_r_r105 = CPyStatics[1221]; /* 'Payment' */
    cpy_r_r106 = CPyDict_GetItem(cpy_r_r104, cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 38, CPyStatic_library___globals);
        goto CPyL147;
    }
    cpy_r_r107 = 0 ? Py_True : Py_False;
    cpy_r_r108 = CPyTagged_StealAsObject(cpy_r_convert);
    PyObject *cpy_r_r109[3] = {cpy_r_r101, cpy_r_r107, cpy_r_r108};
    cpy_r_r110 = (PyObject **)&cpy_r_r109;
    cpy_r_r111 = PyObject_Vectorcall(cpy_r_r106, cpy_r_r110, 3, 0);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 38, CPyStatic_library___globals);
        goto CPyL148;
    }
    CPy_DECREF(cpy_r_r101);
    CPy_DECREF(cpy_r_r108);
    if (likely(PyTuple_Check(cpy_r_r111)))
        cpy_r_r112 = cpy_r_r111;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/library.py", "library", 38, CPyStatic_library___globals, "tuple", cpy_r_r111);
        goto CPyL120;
    }
    cpy_r_r113 = CPyStatics[1250]; /* 'MV-LIB-01' */
    cpy_r_r114 = CPyDef_paying___spend(cpy_r_r102, cpy_r_r103, cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 38, CPyStatic_library___globals);
        goto CPyL120;
    }
    cpy_r_r115 = ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__spent;
    if (unlikely(cpy_r_r115 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "library", "library_gen", "spent", 39, CPyStatic_library___globals);
        goto CPyL120;
    }
CPyL88: ;
    cpy_r_r116 = CPyTagged_Add(cpy_r_r115, 2);
    if (((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__spent != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__spent);
    }
    ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__spent = cpy_r_r116;
    cpy_r_r117 = 1;
    if (unlikely(!cpy_r_r117)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 39, CPyStatic_library___globals);
        goto CPyL120;
    } else
        goto CPyL10;
CPyL89: ;
    cpy_r_r118 = ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__spent;
    if (unlikely(cpy_r_r118 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "library", "library_gen", "spent", 26, CPyStatic_library___globals);
        goto CPyL120;
    }
CPyL90: ;
    cpy_r_r119 = cpy_r_r118 != 0;
    if (!cpy_r_r119) goto CPyL115;
    cpy_r_r120 = ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "library", "library_gen", "t", 41, CPyStatic_library___globals);
        goto CPyL120;
    }
CPyL92: ;
    cpy_r_r121 = ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r121 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "library", "library_gen", "me", 41, CPyStatic_library___globals);
        goto CPyL120;
    }
CPyL93: ;
    cpy_r_r122 = ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__spent;
    if (unlikely(cpy_r_r122 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "library", "library_gen", "spent", 41, CPyStatic_library___globals);
        goto CPyL120;
    }
CPyL94: ;
    cpy_r_r123 = CPyDef_merv___gains___gain_scrolls(cpy_r_r120, cpy_r_r121, cpy_r_r122);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 41, CPyStatic_library___globals);
        goto CPyL120;
    }
    if (((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___library___library_gen_4 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___library___library_gen_4);
    }
    ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___library___library_gen_4 = cpy_r_r123;
    cpy_r_r124 = 1;
    if (!cpy_r_r124) goto CPyL120;
    cpy_r_r125 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r126 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r127 = NULL;
    cpy_r_r5 = cpy_r_r127;
    cpy_r_r128 = (PyObject **)&cpy_r_r5;
    cpy_r_r129 = ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___library___library_gen_4;
    cpy_r_r130 = CPyDef_merv___gains___gain_scrolls_gen_____mypyc_generator_helper__(cpy_r_r129, cpy_r_r126, cpy_r_r126, cpy_r_r126, cpy_r_r125, cpy_r_r128);
    if (cpy_r_r130 != NULL) goto CPyL149;
    cpy_r_r131 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r131)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 41, CPyStatic_library___globals);
        goto CPyL150;
    }
    cpy_r_r132 = cpy_r_r5;
    CPy_DECREF(cpy_r_r132);
    cpy_r_r133 = NULL;
    if (((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___library___library_gen_4 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___library___library_gen_4);
    }
    ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___library___library_gen_4 = cpy_r_r133;
    cpy_r_r134 = 1;
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 41, CPyStatic_library___globals);
        goto CPyL120;
    } else
        goto CPyL115;
CPyL99: ;
    cpy_r_r135 = cpy_r_r130;
CPyL100: ;
    ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r135;
CPyL101: ;
    cpy_r_r137 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r138 = cpy_r_type != cpy_r_r137;
    if (!cpy_r_r138) goto CPyL151;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 41, CPyStatic_library___globals);
        goto CPyL105;
    } else
        goto CPyL152;
CPyL103: ;
    CPy_Unreachable();
CPyL104: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL111;
CPyL105: ;
    cpy_r_r139 = CPy_CatchError();
    cpy_r_r140 = (PyObject **)&cpy_r_r7;
    cpy_r_r141 = ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___library___library_gen_4;
    cpy_r_r142 = CPy_YieldFromErrorHandle(cpy_r_r141, cpy_r_r140);
    if (unlikely(cpy_r_r142 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 41, CPyStatic_library___globals);
        goto CPyL153;
    }
    if (cpy_r_r142) goto CPyL108;
    cpy_r_r135 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r139);
    CPy_DecRef(cpy_r_r139.f0);
    CPy_DecRef(cpy_r_r139.f1);
    CPy_DecRef(cpy_r_r139.f2);
    goto CPyL100;
CPyL108: ;
    cpy_r_r132 = cpy_r_r7;
    CPy_DecRef(cpy_r_r132);
    CPy_RestoreExcInfo(cpy_r_r139);
    CPy_DecRef(cpy_r_r139.f0);
    CPy_DecRef(cpy_r_r139.f1);
    CPy_DecRef(cpy_r_r139.f2);
    goto CPyL115;
CPyL109: ;
    CPy_RestoreExcInfo(cpy_r_r139);
    CPy_DecRef(cpy_r_r139.f0);
    CPy_DecRef(cpy_r_r139.f1);
    CPy_DecRef(cpy_r_r139.f2);
    cpy_r_r143 = CPy_KeepPropagating();
    if (!cpy_r_r143) goto CPyL120;
    CPy_Unreachable();
CPyL111: ;
    cpy_r_r144 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r145 = NULL;
    cpy_r_r5 = cpy_r_r145;
    cpy_r_r146 = (PyObject **)&cpy_r_r5;
    cpy_r_r147 = ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___library___library_gen_4;
    cpy_r_r148 = CPyDef_merv___gains___gain_scrolls_gen_____mypyc_generator_helper__(cpy_r_r147, cpy_r_r144, cpy_r_r144, cpy_r_r144, cpy_r_arg, cpy_r_r146);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r148 == NULL) {
        goto CPyL113;
    } else
        goto CPyL154;
CPyL112: ;
    cpy_r_r135 = cpy_r_r148;
    goto CPyL100;
CPyL113: ;
    cpy_r_r149 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r149)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 41, CPyStatic_library___globals);
        goto CPyL150;
    }
    cpy_r_r132 = cpy_r_r5;
    CPy_DECREF(cpy_r_r132);
CPyL115: ;
    cpy_r_r150 = Py_None;
    CPy_INCREF(cpy_r_r150);
    ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r152 = CPyDef_library___library_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL119;
    CPyGen_SetStopIterationValue(cpy_r_r150);
    CPy_DECREF(cpy_r_r150);
    if (!0) goto CPyL126;
    CPy_Unreachable();
CPyL119: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r150;
    CPyGen_Exit(&((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL120: ;
    ((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r154 = CPyDef_library___library_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r155 = NULL;
    CPyGen_Exit(&((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r155;
CPyL121: ;
    cpy_r_r156 = cpy_r_r8 == 0;
    if (cpy_r_r156) goto CPyL155;
    cpy_r_r157 = cpy_r_r8 == 1;
    if (cpy_r_r157) {
        goto CPyL156;
    } else
        goto CPyL157;
CPyL123: ;
    cpy_r_r158 = cpy_r_r8 == 2;
    if (cpy_r_r158) {
        goto CPyL101;
    } else
        goto CPyL158;
CPyL124: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r159 = 0;
    if (unlikely(!cpy_r_r159)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 18, CPyStatic_library___globals);
        goto CPyL126;
    }
    CPy_Unreachable();
CPyL126: ;
    cpy_r_r160 = NULL;
    CPyGen_Exit(&((serai___games___merv___actions___library___library_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r160;
CPyL127: ;
    CPy_DecRef(cpy_r_extras);
    goto CPyL120;
CPyL128: ;
    CPy_DecRef(cpy_r_extras);
    CPy_DecRef(cpy_r_r28);
    goto CPyL120;
CPyL129: ;
    CPy_DecRef(cpy_r_extras);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r36);
    goto CPyL120;
CPyL130: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL37;
CPyL131: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL120;
CPyL132: ;
    CPy_DecRef(cpy_r_r49);
    goto CPyL120;
CPyL133: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL42;
CPyL134: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL41;
CPyL135: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL47;
CPyL136: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL50;
CPyL137: ;
    CPy_DecRef(cpy_r_r67);
    goto CPyL120;
CPyL138: ;
    CPy_DECREF(cpy_r_r67);
    goto CPyL89;
CPyL139: ;
    CPy_DecRef(cpy_r_r67);
    CPyTagged_DecRef(cpy_r_r72);
    goto CPyL120;
CPyL140: ;
    CPyTagged_DecRef(cpy_r_r72);
    goto CPyL120;
CPyL141: ;
    CPyTagged_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_convert);
    goto CPyL120;
CPyL142: ;
    CPyTagged_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_convert);
    CPyTagged_DecRef(cpy_r_r81);
    goto CPyL120;
CPyL143: ;
    CPyTagged_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_convert);
    CPy_DecRef(cpy_r_r85);
    goto CPyL71;
CPyL144: ;
    CPyTagged_DECREF(cpy_r_r72);
    goto CPyL80;
CPyL145: ;
    CPyTagged_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_convert);
    CPy_DecRef(cpy_r_r85);
    goto CPyL120;
CPyL146: ;
    CPyTagged_DecRef(cpy_r_convert);
    goto CPyL120;
CPyL147: ;
    CPyTagged_DecRef(cpy_r_convert);
    CPy_DecRef(cpy_r_r101);
    goto CPyL120;
CPyL148: ;
    CPy_DecRef(cpy_r_r101);
    CPy_DecRef(cpy_r_r108);
    goto CPyL120;
CPyL149: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL99;
CPyL150: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL120;
CPyL151: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL104;
CPyL152: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL103;
CPyL153: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL109;
CPyL154: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL112;
CPyL155: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL1;
CPyL156: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL39;
CPyL157: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL123;
CPyL158: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL124;
}
        
PyObject *CPyDef_library___library_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_library___library_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_library___library_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_library___library_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.library.library_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_library___library_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/library.py", "__next__", -1, CPyStatic_library___globals);
            return NULL;
        }
        
PyObject *CPyDef_library___library_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_library___library_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_library___library_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_library___library_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.library.library_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_library___library_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/library.py", "send", -1, CPyStatic_library___globals);
            return NULL;
        }
        
PyObject *CPyDef_library___library_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_library___library_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_library___library_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.library.library_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_library___library_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/library.py", "__iter__", -1, CPyStatic_library___globals);
            return NULL;
        }
        
PyObject *CPyDef_library___library_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_library___library_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_library___library_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_library___library_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.library.library_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_library___library_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/library.py", "throw", -1, CPyStatic_library___globals);
            return NULL;
        }
        
PyObject *CPyDef_library___library_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_library___library_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp1008 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp1008);
    PyObject *__tmp1009 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp1009);
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
        
        PyObject *CPyPy_library___library_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_library___library_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.library.library_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_library___library_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/library.py", "close", -1, CPyStatic_library___globals);
            return NULL;
        }
        
PyObject *CPyDef_library___library(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_library___library_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 18, CPyStatic_library___globals);
        goto CPyL4;
    }
    ((serai___games___merv___actions___library___library_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___actions___library___library_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___actions___library___library_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___actions___library___library_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 18, CPyStatic_library___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___actions___library___library_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___library___library_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___merv___actions___library___library_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 18, CPyStatic_library___globals);
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
        
        PyObject *CPyPy_library___library(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:library", kwlist, 0};
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
            PyObject *retval = CPyDef_library___library(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/library.py", "library", 18, CPyStatic_library___globals);
            return NULL;
        }
        
char CPyDef_library___CubeOffer_____init__(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_used, CPyTagged cpy_r_spent) {
    char cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    cpy_r_r0 = CPyDef_offer___TableOffer_____init__(cpy_r_self, cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "__init__", 50, CPyStatic_library___globals);
        goto CPyL4;
    }
    CPyTagged_INCREF(cpy_r_used);
    if (((serai___games___merv___actions___library___CubeOfferObject *)cpy_r_self)->_used != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___library___CubeOfferObject *)cpy_r_self)->_used);
    }
    ((serai___games___merv___actions___library___CubeOfferObject *)cpy_r_self)->_used = cpy_r_used;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "__init__", 51, CPyStatic_library___globals);
        goto CPyL4;
    }
    CPyTagged_INCREF(cpy_r_spent);
    if (((serai___games___merv___actions___library___CubeOfferObject *)cpy_r_self)->_spent != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___library___CubeOfferObject *)cpy_r_self)->_spent);
    }
    ((serai___games___merv___actions___library___CubeOfferObject *)cpy_r_self)->_spent = cpy_r_spent;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "__init__", 52, CPyStatic_library___globals);
        goto CPyL4;
    }
    return 1;
CPyL4: ;
    cpy_r_r3 = 2;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_library___CubeOffer_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "used", "spent", 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_used;
            PyObject *obj_spent;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOOO", "__init__", kwlist, &obj_t, &obj_me, &obj_used, &obj_spent)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_library___CubeOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.actions.library.CubeOffer", obj_self); 
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
            CPyTagged arg_used;
            if (likely(PyLong_Check(obj_used)))
                arg_used = CPyTagged_BorrowFromObject(obj_used);
            else {
                CPy_TypeError("int", obj_used); goto fail;
            }
            CPyTagged arg_spent;
            if (likely(PyLong_Check(obj_spent)))
                arg_spent = CPyTagged_BorrowFromObject(obj_spent);
            else {
                CPy_TypeError("int", obj_spent); goto fail;
            }
            char retval = CPyDef_library___CubeOffer_____init__(arg_self, arg_t, arg_me, arg_used, arg_spent);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/library.py", "__init__", 49, CPyStatic_library___globals);
            return NULL;
        }
        
PyObject *CPyDef_library___CubeOffer___likely(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    int32_t cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    cpy_r_r0 = ((serai___games___merv___actions___library___CubeOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "likely", "CubeOffer", "t", 55, CPyStatic_library___globals);
        goto CPyL20;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/library.py", "likely", 55, CPyStatic_library___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL20;
    }
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "likely", "Table", "book", 55, CPyStatic_library___globals);
        goto CPyL20;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "likely", "Book", "options", 55, CPyStatic_library___globals);
        goto CPyL20;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___actions___library___CubeOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "likely", "CubeOffer", "t", 56, CPyStatic_library___globals);
        goto CPyL21;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_merv___table___Table))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/library.py", "likely", 56, CPyStatic_library___globals, "serai.games.merv.table.Table", cpy_r_r4);
        goto CPyL21;
    }
    cpy_r_r6 = ((serai___games___merv___actions___library___CubeOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "likely", "CubeOffer", "me", 56, CPyStatic_library___globals);
        goto CPyL22;
    }
    CPyTagged_INCREF(cpy_r_r6);
CPyL7: ;
    cpy_r_r7 = CPyDef_paying___open_conversion(cpy_r_r5, cpy_r_r6);
    CPy_DECREF(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "likely", 56, CPyStatic_library___globals);
        goto CPyL21;
    }
    cpy_r_r8 = (Py_ssize_t)cpy_r_r7 == -2;
    if (cpy_r_r8) {
        goto CPyL23;
    } else
        goto CPyL11;
CPyL9: ;
    cpy_r_r9 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_cube;
    if (unlikely(cpy_r_r9 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'cube' of 'Options' undefined");
    } else {
        CPy_INCREF(cpy_r_r9);
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "likely", 57, CPyStatic_library___globals);
        goto CPyL20;
    }
CPyL10: ;
    cpy_r_r10 = cpy_r_r9;
    goto CPyL19;
CPyL11: ;
    cpy_r_r11 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_cube;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "likely", "Options", "cube", 57, CPyStatic_library___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r11);
CPyL12: ;
    cpy_r_r12 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_convert;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "likely", "Options", "convert", 57, CPyStatic_library___globals);
        goto CPyL25;
    }
CPyL13: ;
    cpy_r_r13 = CPyList_GetItem(cpy_r_r12, cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "likely", 57, CPyStatic_library___globals);
        goto CPyL26;
    }
    if (likely(Py_TYPE(cpy_r_r13) == CPyType_option___Option))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/library.py", "likely", 57, CPyStatic_library___globals, "serai.kernel.option.Option", cpy_r_r13);
        goto CPyL26;
    }
    CPy_DECREF(cpy_r_r3);
    cpy_r_r15 = PyList_New(0);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "likely", 57, CPyStatic_library___globals);
        goto CPyL27;
    }
    cpy_r_r16 = CPyList_Extend(cpy_r_r15, cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "likely", 57, CPyStatic_library___globals);
        goto CPyL28;
    } else
        goto CPyL29;
CPyL17: ;
    cpy_r_r17 = PyList_Append(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r18 = cpy_r_r17 >= 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "likely", 57, CPyStatic_library___globals);
        goto CPyL30;
    }
    cpy_r_r10 = cpy_r_r15;
CPyL19: ;
    return cpy_r_r10;
CPyL20: ;
    cpy_r_r19 = NULL;
    return cpy_r_r19;
CPyL21: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL20;
CPyL22: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r5);
    goto CPyL20;
CPyL23: ;
    CPyTagged_DECREF(cpy_r_r7);
    goto CPyL9;
CPyL24: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL20;
CPyL25: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r11);
    goto CPyL20;
CPyL26: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r11);
    goto CPyL20;
CPyL27: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r14);
    goto CPyL20;
CPyL28: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    goto CPyL20;
CPyL29: ;
    CPy_DECREF(cpy_r_r16);
    goto CPyL17;
CPyL30: ;
    CPy_DecRef(cpy_r_r15);
    goto CPyL20;
}
        
        PyObject *CPyPy_library___CubeOffer___likely(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_library___CubeOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.actions.library.CubeOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_library___CubeOffer___likely(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/library.py", "likely", 54, CPyStatic_library___globals);
            return NULL;
        }
        
PyObject *CPyDef_library___CubeOffer___obstacle(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    int32_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    cpy_r_r0 = ((serai___games___merv___actions___library___CubeOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "obstacle", "CubeOffer", "t", 60, CPyStatic_library___globals);
        goto CPyL23;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/library.py", "obstacle", 60, CPyStatic_library___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL23;
    }
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "obstacle", "Table", "book", 60, CPyStatic_library___globals);
        goto CPyL23;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "obstacle", "Book", "options", 60, CPyStatic_library___globals);
        goto CPyL23;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_cube;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "obstacle", "Options", "cube", 60, CPyStatic_library___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = PySequence_Contains(cpy_r_r4, cpy_r_option);
    CPy_DECREF(cpy_r_r4);
    cpy_r_r6 = cpy_r_r5 >= 0;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "obstacle", 60, CPyStatic_library___globals);
        goto CPyL23;
    }
    cpy_r_r7 = cpy_r_r5;
    if (!cpy_r_r7) goto CPyL15;
    cpy_r_r8 = ((serai___games___merv___actions___library___CubeOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "obstacle", "CubeOffer", "t", 61, CPyStatic_library___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r8);
CPyL8: ;
    if (likely(Py_TYPE(cpy_r_r8) == CPyType_merv___table___Table))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/library.py", "obstacle", 61, CPyStatic_library___globals, "serai.games.merv.table.Table", cpy_r_r8);
        goto CPyL23;
    }
    cpy_r_r10 = ((serai___games___merv___actions___library___CubeOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "obstacle", "CubeOffer", "me", 61, CPyStatic_library___globals);
        goto CPyL24;
    }
    CPyTagged_INCREF(cpy_r_r10);
CPyL10: ;
    cpy_r_r11 = ((serai___games___merv___actions___library___CubeOfferObject *)cpy_r_self)->_used;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "obstacle", "CubeOffer", "used", 61, CPyStatic_library___globals);
        goto CPyL25;
    }
    CPyTagged_INCREF(cpy_r_r11);
CPyL11: ;
    cpy_r_r12 = ((serai___games___merv___actions___library___CubeOfferObject *)cpy_r_self)->_spent;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "obstacle", "CubeOffer", "spent", 61, CPyStatic_library___globals);
        goto CPyL26;
    }
    CPyTagged_INCREF(cpy_r_r12);
CPyL12: ;
    cpy_r_r13 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r13);
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "obstacle", 61, CPyStatic_library___globals);
        goto CPyL27;
    }
    cpy_r_r15 = CPyDef_library___cube_obstacle(cpy_r_r9, cpy_r_r10, cpy_r_r11, cpy_r_r12, cpy_r_r14);
    CPy_DECREF(cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "obstacle", 61, CPyStatic_library___globals);
        goto CPyL23;
    }
    return cpy_r_r15;
CPyL15: ;
    cpy_r_r16 = ((serai___games___merv___actions___library___CubeOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "obstacle", "CubeOffer", "t", 62, CPyStatic_library___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r16);
CPyL16: ;
    if (likely(Py_TYPE(cpy_r_r16) == CPyType_merv___table___Table))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/library.py", "obstacle", 62, CPyStatic_library___globals, "serai.games.merv.table.Table", cpy_r_r16);
        goto CPyL23;
    }
    cpy_r_r18 = ((serai___games___merv___actions___library___CubeOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "obstacle", "CubeOffer", "me", 62, CPyStatic_library___globals);
        goto CPyL28;
    }
    CPyTagged_INCREF(cpy_r_r18);
CPyL18: ;
    cpy_r_r19 = ((serai___games___merv___actions___library___CubeOfferObject *)cpy_r_self)->_used;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "obstacle", "CubeOffer", "used", 62, CPyStatic_library___globals);
        goto CPyL29;
    }
    CPyTagged_INCREF(cpy_r_r19);
CPyL19: ;
    cpy_r_r20 = ((serai___games___merv___actions___library___CubeOfferObject *)cpy_r_self)->_spent;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "obstacle", "CubeOffer", "spent", 62, CPyStatic_library___globals);
        goto CPyL30;
    }
    CPyTagged_INCREF(cpy_r_r20);
CPyL20: ;
    cpy_r_r21 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r21);
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "obstacle", 62, CPyStatic_library___globals);
        goto CPyL31;
    }
    cpy_r_r23 = CPyDef_library___convert_obstacle(cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r20, cpy_r_r22);
    CPy_DECREF(cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "obstacle", 62, CPyStatic_library___globals);
        goto CPyL23;
    }
    return cpy_r_r23;
CPyL23: ;
    cpy_r_r24 = NULL;
    return cpy_r_r24;
CPyL24: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL23;
CPyL25: ;
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL23;
CPyL26: ;
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL23;
CPyL27: ;
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL23;
CPyL28: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL23;
CPyL29: ;
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL23;
CPyL30: ;
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL23;
CPyL31: ;
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r20);
    goto CPyL23;
}
        
        PyObject *CPyPy_library___CubeOffer___obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:obstacle", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_library___CubeOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.actions.library.CubeOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_library___CubeOffer___obstacle(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/library.py", "obstacle", 59, CPyStatic_library___globals);
            return NULL;
        }
        
PyObject *CPyDef_library___cube_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_used, CPyTagged cpy_r_spent, CPyTagged cpy_r_colour) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject **cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    CPyTagged cpy_r_r26;
    CPyTagged cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    CPyTagged cpy_r_own;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    char cpy_r_r39;
    CPyTagged cpy_r_r40;
    CPyTagged cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "cube_obstacle", "Table", "players", 67, CPyStatic_library___globals);
        goto CPyL39;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "cube_obstacle", 67, CPyStatic_library___globals);
        goto CPyL39;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_merv___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/library.py", "cube_obstacle", 67, CPyStatic_library___globals, "serai.games.merv.table.Player", cpy_r_r1);
        goto CPyL39;
    }
    cpy_r_r3 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_cubes;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "cube_obstacle", "Player", "cubes", 67, CPyStatic_library___globals);
        goto CPyL39;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "cube_obstacle", "Table", "book", 68, CPyStatic_library___globals);
        goto CPyL40;
    }
CPyL5: ;
    cpy_r_r5 = ((serai___games___merv___book___BookObject *)cpy_r_r4)->_library_cubes;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "cube_obstacle", "Book", "library_cubes", 68, CPyStatic_library___globals);
        goto CPyL40;
    }
CPyL6: ;
    cpy_r_r6 = cpy_r_spent & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (!cpy_r_r7) goto CPyL8;
    cpy_r_r8 = CPyTagged_IsEq_(cpy_r_spent, cpy_r_r5);
    if (cpy_r_r8) {
        goto CPyL41;
    } else
        goto CPyL13;
CPyL8: ;
    cpy_r_r9 = cpy_r_spent == cpy_r_r5;
    if (cpy_r_r9) {
        goto CPyL41;
    } else
        goto CPyL13;
CPyL9: ;
    cpy_r_r10 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r11 = CPyStatics[1251]; /* 'library_limit' */
    cpy_r_r12 = CPyObject_GetAttr(cpy_r_r10, cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "cube_obstacle", 69, CPyStatic_library___globals);
        goto CPyL39;
    }
    CPyTagged_INCREF(cpy_r_spent);
    cpy_r_r13 = CPyTagged_StealAsObject(cpy_r_spent);
    PyObject *cpy_r_r14[1] = {cpy_r_r13};
    cpy_r_r15 = (PyObject **)&cpy_r_r14;
    cpy_r_r16 = PyObject_Vectorcall(cpy_r_r12, cpy_r_r15, 1, 0);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "cube_obstacle", 69, CPyStatic_library___globals);
        goto CPyL42;
    }
    CPy_DECREF(cpy_r_r13);
    if (likely(Py_TYPE(cpy_r_r16) == CPyType_option___Reason))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/library.py", "cube_obstacle", 69, CPyStatic_library___globals, "serai.kernel.option.Reason", cpy_r_r16);
        goto CPyL39;
    }
    return cpy_r_r17;
CPyL13: ;
    cpy_r_r18 = CPyList_GetItem(cpy_r_r3, cpy_r_colour);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "cube_obstacle", 70, CPyStatic_library___globals);
        goto CPyL40;
    }
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "cube_obstacle", 70, CPyStatic_library___globals);
        goto CPyL40;
    }
    cpy_r_r20 = cpy_r_r19 != 0;
    CPyTagged_DECREF(cpy_r_r19);
    if (cpy_r_r20) {
        goto CPyL19;
    } else
        goto CPyL43;
CPyL16: ;
    cpy_r_r21 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r22 = CPyStatics[1252]; /* 'NO_SUCH_CUBE' */
    cpy_r_r23 = CPyObject_GetAttr(cpy_r_r21, cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "cube_obstacle", 71, CPyStatic_library___globals);
        goto CPyL39;
    }
    if (likely(Py_TYPE(cpy_r_r23) == CPyType_option___Reason))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/library.py", "cube_obstacle", 71, CPyStatic_library___globals, "serai.kernel.option.Reason", cpy_r_r23);
        goto CPyL39;
    }
    return cpy_r_r24;
CPyL19: ;
    cpy_r_r25 = cpy_r_colour != 8;
    if (cpy_r_r25) {
        goto CPyL44;
    } else
        goto CPyL27;
CPyL20: ;
    cpy_r_r26 = CPyTagged_Rshift(cpy_r_used, cpy_r_colour);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "cube_obstacle", 73, CPyStatic_library___globals);
        goto CPyL39;
    }
    cpy_r_r27 = CPyTagged_And(cpy_r_r26, 2);
    CPyTagged_DECREF(cpy_r_r26);
    cpy_r_r28 = cpy_r_r27 != 0;
    CPyTagged_DECREF(cpy_r_r27);
    if (!cpy_r_r28) goto CPyL25;
    cpy_r_r29 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r30 = CPyStatics[1253]; /* 'COLOUR_USED' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "cube_obstacle", 73, CPyStatic_library___globals);
        goto CPyL39;
    }
    if (likely(Py_TYPE(cpy_r_r31) == CPyType_option___Reason))
        cpy_r_r32 = cpy_r_r31;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/library.py", "cube_obstacle", 73, CPyStatic_library___globals, "serai.kernel.option.Reason", cpy_r_r31);
        goto CPyL39;
    }
    cpy_r_r33 = cpy_r_r32;
    goto CPyL26;
CPyL25: ;
    cpy_r_r34 = Py_None;
    CPy_INCREF(cpy_r_r34);
    cpy_r_r33 = cpy_r_r34;
CPyL26: ;
    return cpy_r_r33;
CPyL27: ;
    cpy_r_r35 = 0;
    cpy_r_own = cpy_r_r35;
    CPyTagged_DECREF(cpy_r_own);
CPyL28: ;
    cpy_r_r36 = (Py_ssize_t)cpy_r_r35 < (Py_ssize_t)8;
    if (!cpy_r_r36) goto CPyL45;
    cpy_r_own = cpy_r_r35;
    cpy_r_r37 = CPyList_GetItem(cpy_r_r3, cpy_r_own);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "cube_obstacle", 75, CPyStatic_library___globals);
        goto CPyL46;
    }
    if (likely(PyLong_Check(cpy_r_r37)))
        cpy_r_r38 = CPyTagged_FromObject(cpy_r_r37);
    else {
        CPy_TypeError("int", cpy_r_r37); cpy_r_r38 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "cube_obstacle", 75, CPyStatic_library___globals);
        goto CPyL46;
    }
    cpy_r_r39 = cpy_r_r38 != 0;
    CPyTagged_DECREF(cpy_r_r38);
    if (!cpy_r_r39) goto CPyL47;
    cpy_r_r40 = CPyTagged_Rshift(cpy_r_used, cpy_r_own);
    CPyTagged_DECREF(cpy_r_own);
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "cube_obstacle", 75, CPyStatic_library___globals);
        goto CPyL40;
    }
    cpy_r_r41 = CPyTagged_And(cpy_r_r40, 2);
    CPyTagged_DECREF(cpy_r_r40);
    cpy_r_r42 = cpy_r_r41 != 0;
    CPyTagged_DECREF(cpy_r_r41);
    if (cpy_r_r42) {
        goto CPyL37;
    } else
        goto CPyL48;
CPyL34: ;
    cpy_r_r43 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r44 = CPyStatics[1254]; /* 'KEEP_WHITE' */
    cpy_r_r45 = CPyObject_GetAttr(cpy_r_r43, cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "cube_obstacle", 76, CPyStatic_library___globals);
        goto CPyL39;
    }
    if (likely(Py_TYPE(cpy_r_r45) == CPyType_option___Reason))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/library.py", "cube_obstacle", 76, CPyStatic_library___globals, "serai.kernel.option.Reason", cpy_r_r45);
        goto CPyL39;
    }
    return cpy_r_r46;
CPyL37: ;
    cpy_r_r47 = cpy_r_r35 + 2;
    cpy_r_r35 = cpy_r_r47;
    goto CPyL28;
CPyL38: ;
    cpy_r_r48 = Py_None;
    CPy_INCREF(cpy_r_r48);
    return cpy_r_r48;
CPyL39: ;
    cpy_r_r49 = NULL;
    return cpy_r_r49;
CPyL40: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL39;
CPyL41: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL9;
CPyL42: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL39;
CPyL43: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL16;
CPyL44: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL20;
CPyL45: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL38;
CPyL46: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_own);
    goto CPyL39;
CPyL47: ;
    CPyTagged_DECREF(cpy_r_own);
    goto CPyL37;
CPyL48: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL34;
}
        
        PyObject *CPyPy_library___cube_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "used", "spent", "colour", 0};
            static CPyArg_Parser parser = {"OOOOO:cube_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_used;
            PyObject *obj_spent;
            PyObject *obj_colour;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_used, &obj_spent, &obj_colour)) {
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
            CPyTagged arg_used;
            if (likely(PyLong_Check(obj_used)))
                arg_used = CPyTagged_BorrowFromObject(obj_used);
            else {
                CPy_TypeError("int", obj_used); goto fail;
            }
            CPyTagged arg_spent;
            if (likely(PyLong_Check(obj_spent)))
                arg_spent = CPyTagged_BorrowFromObject(obj_spent);
            else {
                CPy_TypeError("int", obj_spent); goto fail;
            }
            CPyTagged arg_colour;
            if (likely(PyLong_Check(obj_colour)))
                arg_colour = CPyTagged_BorrowFromObject(obj_colour);
            else {
                CPy_TypeError("int", obj_colour); goto fail;
            }
            PyObject *retval = CPyDef_library___cube_obstacle(arg_t, arg_me, arg_used, arg_spent, arg_colour);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/library.py", "cube_obstacle", 65, CPyStatic_library___globals);
            return NULL;
        }
        
PyObject *CPyDef_library___convert_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_used, CPyTagged cpy_r_spent, CPyTagged cpy_r_colour) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    int64_t cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject **cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "convert_obstacle", "Table", "book", 82, CPyStatic_library___globals);
        goto CPyL26;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_library_cubes;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "convert_obstacle", "Book", "library_cubes", 82, CPyStatic_library___globals);
        goto CPyL26;
    }
CPyL2: ;
    cpy_r_r2 = cpy_r_spent & 1;
    cpy_r_r3 = cpy_r_r2 != 0;
    if (!cpy_r_r3) goto CPyL4;
    cpy_r_r4 = CPyTagged_IsEq_(cpy_r_spent, cpy_r_r1);
    if (cpy_r_r4) {
        goto CPyL5;
    } else
        goto CPyL9;
CPyL4: ;
    cpy_r_r5 = cpy_r_spent == cpy_r_r1;
    if (!cpy_r_r5) goto CPyL9;
CPyL5: ;
    cpy_r_r6 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r7 = CPyStatics[1251]; /* 'library_limit' */
    cpy_r_r8 = CPyObject_GetAttr(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "convert_obstacle", 83, CPyStatic_library___globals);
        goto CPyL26;
    }
    CPyTagged_INCREF(cpy_r_spent);
    cpy_r_r9 = CPyTagged_StealAsObject(cpy_r_spent);
    PyObject *cpy_r_r10[1] = {cpy_r_r9};
    cpy_r_r11 = (PyObject **)&cpy_r_r10;
    cpy_r_r12 = PyObject_Vectorcall(cpy_r_r8, cpy_r_r11, 1, 0);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "convert_obstacle", 83, CPyStatic_library___globals);
        goto CPyL27;
    }
    CPy_DECREF(cpy_r_r9);
    if (likely(Py_TYPE(cpy_r_r12) == CPyType_option___Reason))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/library.py", "convert_obstacle", 83, CPyStatic_library___globals, "serai.kernel.option.Reason", cpy_r_r12);
        goto CPyL26;
    }
    return cpy_r_r13;
CPyL9: ;
    cpy_r_r14 = CPyTagged_Rshift(cpy_r_used, cpy_r_colour);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "convert_obstacle", 84, CPyStatic_library___globals);
        goto CPyL26;
    }
    cpy_r_r15 = CPyTagged_And(cpy_r_r14, 2);
    CPyTagged_DECREF(cpy_r_r14);
    cpy_r_r16 = cpy_r_r15 != 0;
    CPyTagged_DECREF(cpy_r_r15);
    if (cpy_r_r16) goto CPyL14;
    cpy_r_r17 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r18 = CPyStatics[1255]; /* 'CONVERT_LATER' */
    cpy_r_r19 = CPyObject_GetAttr(cpy_r_r17, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "convert_obstacle", 85, CPyStatic_library___globals);
        goto CPyL26;
    }
    if (likely(Py_TYPE(cpy_r_r19) == CPyType_option___Reason))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/library.py", "convert_obstacle", 85, CPyStatic_library___globals, "serai.kernel.option.Reason", cpy_r_r19);
        goto CPyL26;
    }
    return cpy_r_r20;
CPyL14: ;
    cpy_r_r21 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "convert_obstacle", "Table", "players", 86, CPyStatic_library___globals);
        goto CPyL26;
    }
CPyL15: ;
    cpy_r_r22 = CPyList_GetItemBorrow(cpy_r_r21, cpy_r_me);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "convert_obstacle", 86, CPyStatic_library___globals);
        goto CPyL26;
    }
    if (likely(Py_TYPE(cpy_r_r22) == CPyType_merv___table___Player))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/library.py", "convert_obstacle", 86, CPyStatic_library___globals, "serai.games.merv.table.Player", cpy_r_r22);
        goto CPyL26;
    }
    cpy_r_r24 = ((serai___games___merv___table___PlayerObject *)cpy_r_r23)->_cubes;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/library.py", "convert_obstacle", "Player", "cubes", 86, CPyStatic_library___globals);
        goto CPyL26;
    }
CPyL18: ;
    cpy_r_r25 = CPyList_GetItem(cpy_r_r24, cpy_r_colour);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "convert_obstacle", 86, CPyStatic_library___globals);
        goto CPyL26;
    }
    if (likely(PyLong_Check(cpy_r_r25)))
        cpy_r_r26 = CPyTagged_FromObject(cpy_r_r25);
    else {
        CPy_TypeError("int", cpy_r_r25); cpy_r_r26 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "convert_obstacle", 86, CPyStatic_library___globals);
        goto CPyL26;
    }
    cpy_r_r27 = cpy_r_r26 != 0;
    CPyTagged_DECREF(cpy_r_r26);
    if (!cpy_r_r27) goto CPyL22;
    cpy_r_r28 = Py_None;
    CPy_INCREF(cpy_r_r28);
    cpy_r_r29 = cpy_r_r28;
    goto CPyL25;
CPyL22: ;
    cpy_r_r30 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r31 = CPyStatics[1252]; /* 'NO_SUCH_CUBE' */
    cpy_r_r32 = CPyObject_GetAttr(cpy_r_r30, cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "convert_obstacle", 86, CPyStatic_library___globals);
        goto CPyL26;
    }
    if (likely(Py_TYPE(cpy_r_r32) == CPyType_option___Reason))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/library.py", "convert_obstacle", 86, CPyStatic_library___globals, "serai.kernel.option.Reason", cpy_r_r32);
        goto CPyL26;
    }
    cpy_r_r29 = cpy_r_r33;
CPyL25: ;
    return cpy_r_r29;
CPyL26: ;
    cpy_r_r34 = NULL;
    return cpy_r_r34;
CPyL27: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL26;
}
        
        PyObject *CPyPy_library___convert_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "used", "spent", "colour", 0};
            static CPyArg_Parser parser = {"OOOOO:convert_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_used;
            PyObject *obj_spent;
            PyObject *obj_colour;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_used, &obj_spent, &obj_colour)) {
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
            CPyTagged arg_used;
            if (likely(PyLong_Check(obj_used)))
                arg_used = CPyTagged_BorrowFromObject(obj_used);
            else {
                CPy_TypeError("int", obj_used); goto fail;
            }
            CPyTagged arg_spent;
            if (likely(PyLong_Check(obj_spent)))
                arg_spent = CPyTagged_BorrowFromObject(obj_spent);
            else {
                CPy_TypeError("int", obj_spent); goto fail;
            }
            CPyTagged arg_colour;
            if (likely(PyLong_Check(obj_colour)))
                arg_colour = CPyTagged_BorrowFromObject(obj_colour);
            else {
                CPy_TypeError("int", obj_colour); goto fail;
            }
            PyObject *retval = CPyDef_library___convert_obstacle(arg_t, arg_me, arg_used, arg_spent, arg_colour);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/library.py", "convert_obstacle", 80, CPyStatic_library___globals);
            return NULL;
        }
        
char CPyDef_library_____top_level__(void) {
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
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    char cpy_r_r222;
    char cpy_r_r223;
    PyObject *cpy_r_r224;
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
    int32_t cpy_r_r235;
    char cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    int32_t cpy_r_r239;
    char cpy_r_r240;
    char cpy_r_r241;
    char cpy_r_r242;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 1, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 1, CPyStatic_library___globals);
        goto CPyL88;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_library___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 3, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4996]; /* ('Sequence',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_library___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 5, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatic_library___globals;
    cpy_r_r17 = (void *)&CPyModule_serai___games___merv___reasons;
    cpy_r_r18 = (void *)&CPyImportState_serai___games___merv___reasons;
    cpy_r_r19 = CPyModuleLockAPI_serai;
    cpy_r_r20 = CPyImport_IsInitialized(cpy_r_r18);
    if (!cpy_r_r20) goto CPyL9;
    cpy_r_r21 = PyImport_GetModuleDict();
    cpy_r_r22 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r23 = CPyDict_GetItem(cpy_r_r21, cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 7, CPyStatic_library___globals);
        goto CPyL88;
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
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 7, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r31 = CPyStatics[8]; /* '__file__' */
    cpy_r_r32 = CPyObject_GetAttr(cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 7, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r33 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r34 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r35 = CPyImport_ImportNative(cpy_r_r34, cpy_r_r25, cpy_r_r26, cpy_r_r27, cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r32, cpy_r_r33, 0);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 7, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r24 = cpy_r_r35;
CPyL13: ;
    cpy_r_r36 = CPyStatics[393]; /* 'reasons' */
    cpy_r_r37 = CPyDict_SetItem(cpy_r_r16, cpy_r_r36, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 7, CPyStatic_library___globals);
        goto CPyL88;
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
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 8, CPyStatic_library___globals);
        goto CPyL88;
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
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 8, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r53 = CPyStatics[8]; /* '__file__' */
    cpy_r_r54 = CPyObject_GetAttr(cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 8, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r55 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r56 = CPyStatics[1234]; /* 'serai.games.merv.contracts' */
    cpy_r_r57 = CPyImport_ImportNative(cpy_r_r56, cpy_r_r47, cpy_r_r48, cpy_r_r49, cpy_r_r39, cpy_r_r40, cpy_r_r41, cpy_r_r54, cpy_r_r55, 0);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 8, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r46 = cpy_r_r57;
CPyL21: ;
    cpy_r_r58 = CPyStatics[5199]; /* ('CONTRACTS',) */
    cpy_r_r59 = CPyStatic_library___globals;
    cpy_r_r60 = CPyImport_GetNativeAttrs(cpy_r_r46, cpy_r_r58, cpy_r_r58, cpy_r_r59);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 8, CPyStatic_library___globals);
        goto CPyL88;
    } else
        goto CPyL89;
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
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 9, CPyStatic_library___globals);
        goto CPyL88;
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
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 9, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r75 = CPyStatics[8]; /* '__file__' */
    cpy_r_r76 = CPyObject_GetAttr(cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 9, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r77 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r78 = CPyStatics[1236]; /* 'serai.games.merv.gains' */
    cpy_r_r79 = CPyImport_ImportNative(cpy_r_r78, cpy_r_r69, cpy_r_r70, cpy_r_r71, cpy_r_r61, cpy_r_r62, cpy_r_r63, cpy_r_r76, cpy_r_r77, 0);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 9, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r68 = cpy_r_r79;
CPyL29: ;
    cpy_r_r80 = CPyStatics[5203]; /* ('gain_scrolls',) */
    cpy_r_r81 = CPyStatic_library___globals;
    cpy_r_r82 = CPyImport_GetNativeAttrs(cpy_r_r68, cpy_r_r80, cpy_r_r80, cpy_r_r81);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 9, CPyStatic_library___globals);
        goto CPyL88;
    } else
        goto CPyL90;
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
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 10, CPyStatic_library___globals);
        goto CPyL88;
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
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 10, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r97 = CPyStatics[8]; /* '__file__' */
    cpy_r_r98 = CPyObject_GetAttr(cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 10, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r99 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r100 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r101 = CPyImport_ImportNative(cpy_r_r100, cpy_r_r91, cpy_r_r92, cpy_r_r93, cpy_r_r83, cpy_r_r84, cpy_r_r85, cpy_r_r98, cpy_r_r99, 0);
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 10, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r90 = cpy_r_r101;
CPyL37: ;
    cpy_r_r102 = CPyStatics[5204]; /* ('CUBES', 'NONE', 'WHITE') */
    cpy_r_r103 = CPyStatic_library___globals;
    cpy_r_r104 = CPyImport_GetNativeAttrs(cpy_r_r90, cpy_r_r102, cpy_r_r102, cpy_r_r103);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 10, CPyStatic_library___globals);
        goto CPyL88;
    } else
        goto CPyL91;
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
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 11, CPyStatic_library___globals);
        goto CPyL88;
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
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 11, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r119 = CPyStatics[8]; /* '__file__' */
    cpy_r_r120 = CPyObject_GetAttr(cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 11, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r121 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r122 = CPyStatics[1242]; /* 'serai.games.merv.paying' */
    cpy_r_r123 = CPyImport_ImportNative(cpy_r_r122, cpy_r_r113, cpy_r_r114, cpy_r_r115, cpy_r_r105, cpy_r_r106, cpy_r_r107, cpy_r_r120, cpy_r_r121, 0);
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 11, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r112 = cpy_r_r123;
CPyL45: ;
    cpy_r_r124 = CPyStatics[5205]; /* ('Payment', 'open_conversion', 'spend') */
    cpy_r_r125 = CPyStatic_library___globals;
    cpy_r_r126 = CPyImport_GetNativeAttrs(cpy_r_r112, cpy_r_r124, cpy_r_r124, cpy_r_r125);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 11, CPyStatic_library___globals);
        goto CPyL88;
    } else
        goto CPyL92;
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
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 12, CPyStatic_library___globals);
        goto CPyL88;
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
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 12, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r141 = CPyStatics[8]; /* '__file__' */
    cpy_r_r142 = CPyObject_GetAttr(cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 12, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r143 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r144 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r145 = CPyImport_ImportNative(cpy_r_r144, cpy_r_r135, cpy_r_r136, cpy_r_r137, cpy_r_r127, cpy_r_r128, cpy_r_r129, cpy_r_r142, cpy_r_r143, 0);
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 12, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r134 = cpy_r_r145;
CPyL53: ;
    cpy_r_r146 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r147 = CPyStatic_library___globals;
    cpy_r_r148 = CPyImport_GetNativeAttrs(cpy_r_r134, cpy_r_r146, cpy_r_r146, cpy_r_r147);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 12, CPyStatic_library___globals);
        goto CPyL88;
    } else
        goto CPyL93;
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
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 13, CPyStatic_library___globals);
        goto CPyL88;
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
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 13, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r163 = CPyStatics[8]; /* '__file__' */
    cpy_r_r164 = CPyObject_GetAttr(cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r162);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 13, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r165 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r166 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r167 = CPyImport_ImportNative(cpy_r_r166, cpy_r_r157, cpy_r_r158, cpy_r_r159, cpy_r_r149, cpy_r_r150, cpy_r_r151, cpy_r_r164, cpy_r_r165, 0);
    CPy_DECREF(cpy_r_r164);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 13, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r156 = cpy_r_r167;
CPyL61: ;
    cpy_r_r168 = CPyStatics[5041]; /* ('Option', 'Reason', 'Rules') */
    cpy_r_r169 = CPyStatic_library___globals;
    cpy_r_r170 = CPyImport_GetNativeAttrs(cpy_r_r156, cpy_r_r168, cpy_r_r168, cpy_r_r169);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 13, CPyStatic_library___globals);
        goto CPyL88;
    } else
        goto CPyL94;
CPyL62: ;
    cpy_r_r171 = (void *)&CPyModule_serai___kernel___extras;
    cpy_r_r172 = (void *)&CPyImportState_serai___kernel___extras;
    cpy_r_r173 = CPyModuleLockAPI_serai;
    cpy_r_r174 = CPyImport_IsInitialized(cpy_r_r172);
    if (!cpy_r_r174) goto CPyL65;
    cpy_r_r175 = PyImport_GetModuleDict();
    cpy_r_r176 = CPyStatics[373]; /* 'serai.kernel.extras' */
    cpy_r_r177 = CPyDict_GetItem(cpy_r_r175, cpy_r_r176);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 14, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r178 = cpy_r_r177;
    goto CPyL69;
CPyL65: ;
    cpy_r_r179 = CPyInitOnly_serai___kernel___extras;
    cpy_r_r180 = CPyExec_serai___kernel___extras;
    cpy_r_r181 = (PyObject **)&CPyModule_serai___kernel___extras__internal;
    cpy_r_r182 = PyImport_GetModuleDict();
    cpy_r_r183 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r184 = CPyDict_GetItem(cpy_r_r182, cpy_r_r183);
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 14, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r185 = CPyStatics[8]; /* '__file__' */
    cpy_r_r186 = CPyObject_GetAttr(cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r184);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 14, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r187 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r188 = CPyStatics[373]; /* 'serai.kernel.extras' */
    cpy_r_r189 = CPyImport_ImportNative(cpy_r_r188, cpy_r_r179, cpy_r_r180, cpy_r_r181, cpy_r_r171, cpy_r_r172, cpy_r_r173, cpy_r_r186, cpy_r_r187, 0);
    CPy_DECREF(cpy_r_r186);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 14, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r178 = cpy_r_r189;
CPyL69: ;
    cpy_r_r190 = CPyStatics[5206]; /* ('NO_EXTRAS', 'ask_with') */
    cpy_r_r191 = CPyStatic_library___globals;
    cpy_r_r192 = CPyImport_GetNativeAttrs(cpy_r_r178, cpy_r_r190, cpy_r_r190, cpy_r_r191);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 14, CPyStatic_library___globals);
        goto CPyL88;
    } else
        goto CPyL95;
CPyL70: ;
    cpy_r_r193 = (void *)&CPyModule_serai___kernel___offer;
    cpy_r_r194 = (void *)&CPyImportState_serai___kernel___offer;
    cpy_r_r195 = CPyModuleLockAPI_serai;
    cpy_r_r196 = CPyImport_IsInitialized(cpy_r_r194);
    if (!cpy_r_r196) goto CPyL73;
    cpy_r_r197 = PyImport_GetModuleDict();
    cpy_r_r198 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r199 = CPyDict_GetItem(cpy_r_r197, cpy_r_r198);
    if (unlikely(cpy_r_r199 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 15, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r200 = cpy_r_r199;
    goto CPyL77;
CPyL73: ;
    cpy_r_r201 = CPyInitOnly_serai___kernel___offer;
    cpy_r_r202 = CPyExec_serai___kernel___offer;
    cpy_r_r203 = (PyObject **)&CPyModule_serai___kernel___offer__internal;
    cpy_r_r204 = PyImport_GetModuleDict();
    cpy_r_r205 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r206 = CPyDict_GetItem(cpy_r_r204, cpy_r_r205);
    if (unlikely(cpy_r_r206 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 15, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r207 = CPyStatics[8]; /* '__file__' */
    cpy_r_r208 = CPyObject_GetAttr(cpy_r_r206, cpy_r_r207);
    CPy_DECREF(cpy_r_r206);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 15, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r209 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r210 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r211 = CPyImport_ImportNative(cpy_r_r210, cpy_r_r201, cpy_r_r202, cpy_r_r203, cpy_r_r193, cpy_r_r194, cpy_r_r195, cpy_r_r208, cpy_r_r209, 0);
    CPy_DECREF(cpy_r_r208);
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 15, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r200 = cpy_r_r211;
CPyL77: ;
    cpy_r_r212 = CPyStatics[5043]; /* ('TableOffer',) */
    cpy_r_r213 = CPyStatic_library___globals;
    cpy_r_r214 = CPyImport_GetNativeAttrs(cpy_r_r200, cpy_r_r212, cpy_r_r212, cpy_r_r213);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r214 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 15, CPyStatic_library___globals);
        goto CPyL88;
    } else
        goto CPyL96;
CPyL78: ;
    cpy_r_r215 = (PyObject *)CPyType_offer___TableOffer;
    cpy_r_r216 = (PyObject *)CPyType_merv___table___Table;
    cpy_r_r217 = PyObject_GetItem(cpy_r_r215, cpy_r_r216);
    if (unlikely(cpy_r_r217 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 44, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r218 = PyTuple_Pack(1, cpy_r_r217);
    CPy_DECREF(cpy_r_r217);
    if (unlikely(cpy_r_r218 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 44, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r219 = CPyStatics[1199]; /* 'serai.games.merv.actions.library' */
    cpy_r_r220 = (PyObject *)CPyType_library___CubeOffer_template;
    cpy_r_r221 = CPyType_FromTemplate(cpy_r_r220, cpy_r_r218, cpy_r_r219);
    CPy_DECREF(cpy_r_r218);
    if (unlikely(cpy_r_r221 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 44, CPyStatic_library___globals);
        goto CPyL88;
    }
    cpy_r_r222 = CPyDef_library___CubeOffer_trait_vtable_setup();
    if (unlikely(cpy_r_r222 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 44, CPyStatic_library___globals);
        goto CPyL97;
    }
    cpy_r_r223 = CPyDef_library___CubeOffer_coroutine_setup(cpy_r_r221);
    if (unlikely(cpy_r_r223 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 44, CPyStatic_library___globals);
        goto CPyL97;
    }
    cpy_r_r224 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r225 = CPyStatics[1258]; /* 'used' */
    cpy_r_r226 = CPyStatics[988]; /* 'spent' */
    cpy_r_r227 = CPyStatics[378]; /* 't' */
    cpy_r_r228 = CPyStatics[379]; /* 'me' */
    cpy_r_r229 = CPyStatics[380]; /* '_likely' */
    cpy_r_r230 = CPyStatics[381]; /* '_obstacle' */
    cpy_r_r231 = CPyStatics[382]; /* '_others' */
    cpy_r_r232 = CPyStatics[383]; /* '_note' */
    cpy_r_r233 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r234 = PyTuple_Pack(9, cpy_r_r225, cpy_r_r226, cpy_r_r227, cpy_r_r228, cpy_r_r229, cpy_r_r230, cpy_r_r231, cpy_r_r232, cpy_r_r233);
    if (unlikely(cpy_r_r234 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 44, CPyStatic_library___globals);
        goto CPyL97;
    }
    cpy_r_r235 = PyObject_SetAttr(cpy_r_r221, cpy_r_r224, cpy_r_r234);
    CPy_DECREF(cpy_r_r234);
    cpy_r_r236 = cpy_r_r235 >= 0;
    if (unlikely(!cpy_r_r236)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 44, CPyStatic_library___globals);
        goto CPyL97;
    }
    CPyType_library___CubeOffer = (PyTypeObject *)cpy_r_r221;
    CPy_INCREF(CPyType_library___CubeOffer);
    cpy_r_r237 = CPyStatic_library___globals;
    cpy_r_r238 = CPyStatics[1259]; /* 'CubeOffer' */
    cpy_r_r239 = PyDict_SetItem(cpy_r_r237, cpy_r_r238, cpy_r_r221);
    cpy_r_r240 = cpy_r_r239 >= 0;
    if (unlikely(!cpy_r_r240)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 44, CPyStatic_library___globals);
        goto CPyL97;
    }
    cpy_r_r241 = CPy_InitSubclass(cpy_r_r221);
    CPy_DECREF(cpy_r_r221);
    if (unlikely(!cpy_r_r241)) {
        CPy_AddTraceback("src/serai/games/merv/actions/library.py", "<module>", 44, CPyStatic_library___globals);
        goto CPyL88;
    }
    return 1;
CPyL88: ;
    cpy_r_r242 = 2;
    return cpy_r_r242;
CPyL89: ;
    CPy_DECREF(cpy_r_r60);
    goto CPyL22;
CPyL90: ;
    CPy_DECREF(cpy_r_r82);
    goto CPyL30;
CPyL91: ;
    CPy_DECREF(cpy_r_r104);
    goto CPyL38;
CPyL92: ;
    CPy_DECREF(cpy_r_r126);
    goto CPyL46;
CPyL93: ;
    CPy_DECREF(cpy_r_r148);
    goto CPyL54;
CPyL94: ;
    CPy_DECREF(cpy_r_r170);
    goto CPyL62;
CPyL95: ;
    CPy_DECREF(cpy_r_r192);
    goto CPyL70;
CPyL96: ;
    CPy_DECREF(cpy_r_r214);
    goto CPyL78;
CPyL97: ;
    CPy_DecRef(cpy_r_r221);
    goto CPyL88;
}

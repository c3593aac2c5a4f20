#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
invasion___RansomOffer_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
PyMemberDef invasion___RansomOffer_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___invasion___RansomOfferObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___invasion___RansomOfferObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
invasion___RansomOffer_traverse(serai___games___merv___invasion___RansomOfferObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__likely);
    Py_VISIT(self->__obstacle);
    Py_VISIT(self->__others);
    Py_VISIT(self->__note);
    Py_VISIT(self->_t);
    if (CPyTagged_CheckLong(self->_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_me));
    }
    Py_VISIT(self->_colours);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___invasion___RansomOfferObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___invasion___RansomOfferObject))));
    return rv;
}

static int32_t CPyDef_invasion___RansomOffer_clear(PyObject *cpy_r_self)
{
    serai___games___merv___invasion___RansomOfferObject *self = (serai___games___merv___invasion___RansomOfferObject *)cpy_r_self;
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
    Py_CLEAR(self->_colours);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___invasion___RansomOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___invasion___RansomOfferObject))));
    return 0;
}

static int32_t CPyDef_invasion___RansomOffer_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___invasion___RansomOfferObject *self = (serai___games___merv___invasion___RansomOfferObject *)cpy_r_self;
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
    Py_CLEAR(self->_colours);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___invasion___RansomOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___invasion___RansomOfferObject))));
    return 0;
}

static void
invasion___RansomOffer_dealloc(serai___games___merv___invasion___RansomOfferObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, invasion___RansomOffer_dealloc)
    CPyDef_invasion___RansomOffer_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_invasion_____mypyc__RansomOffer_setup(PyObject *cpy_r_type);
PyObject *CPyDef_invasion___RansomOffer(PyObject *cpy_r_t, CPyTagged cpy_r_owner, CPyTagged cpy_r_square);

static PyObject *
invasion___RansomOffer_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_invasion___RansomOffer) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_invasion_____mypyc__RansomOffer_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_invasion___RansomOffer_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem invasion___RansomOffer_vtable[17];
static bool
CPyDef_invasion___RansomOffer_trait_vtable_setup(void)
{
    CPyVTableItem invasion___RansomOffer_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_invasion___RansomOffer_____init__,
        (CPyVTableItem)CPyDef_offer___Offer_____add__,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_offer___TableOffer___note,
        (CPyVTableItem)CPyDef_invasion___RansomOffer_____init__,
        (CPyVTableItem)CPyDef_invasion___RansomOffer___likely,
        (CPyVTableItem)CPyDef_offer___TableOffer___others,
        (CPyVTableItem)CPyDef_invasion___RansomOffer___obstacle,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_offer___TableOffer___note,
        (CPyVTableItem)CPyDef_invasion___RansomOffer_____init__,
        (CPyVTableItem)CPyDef_invasion___RansomOffer___likely,
        (CPyVTableItem)CPyDef_invasion___RansomOffer___obstacle,
    };
    memcpy(invasion___RansomOffer_vtable, invasion___RansomOffer_vtable_scratch, sizeof(invasion___RansomOffer_vtable));
    return 1;
}

static bool
CPyDef_invasion___RansomOffer_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
invasion___RansomOffer_get_colours(serai___games___merv___invasion___RansomOfferObject *self, void *closure);
static int
invasion___RansomOffer_set_colours(serai___games___merv___invasion___RansomOfferObject *self, PyObject *value, void *closure);

static PyGetSetDef invasion___RansomOffer_getseters[] = {
    {"colours",
     (getter)invasion___RansomOffer_get_colours, (setter)invasion___RansomOffer_set_colours,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef invasion___RansomOffer_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_invasion_____mypyc__RansomOffer_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_invasion___RansomOffer_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, t, owner, square)\n--\n\n")},
    {"likely",
     (PyCFunction)CPyPy_invasion___RansomOffer___likely,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("likely($self)\n--\n\n")},
    {"obstacle",
     (PyCFunction)CPyPy_invasion___RansomOffer___obstacle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("obstacle($self, option)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_invasion___RansomOffer_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "RansomOffer",
    .tp_new = invasion___RansomOffer_new,
    .tp_dealloc = (destructor)invasion___RansomOffer_dealloc,
    .tp_traverse = (traverseproc)invasion___RansomOffer_traverse,
    .tp_clear = (inquiry)CPyDef_invasion___RansomOffer_clear,
    .tp_getset = invasion___RansomOffer_getseters,
    .tp_methods = invasion___RansomOffer_methods,
    .tp_init = invasion___RansomOffer_init,
    .tp_members = invasion___RansomOffer_members,
    .tp_basicsize = sizeof(serai___games___merv___invasion___RansomOfferObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___invasion___RansomOfferObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___invasion___RansomOfferObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("RansomOffer(t, owner, square)\n--\n\n"),
};
static PyTypeObject *CPyType_invasion___RansomOffer_template = &CPyType_invasion___RansomOffer_template_;

PyObject *CPyDef_invasion_____mypyc__RansomOffer_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___invasion___RansomOfferObject *self;
    self = (serai___games___merv___invasion___RansomOfferObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = invasion___RansomOffer_vtable;
    self->_me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_invasion___RansomOffer(PyObject *cpy_r_t, CPyTagged cpy_r_owner, CPyTagged cpy_r_square)
{
    PyObject *self = CPyDef_invasion_____mypyc__RansomOffer_setup((PyObject *)CPyType_invasion___RansomOffer);
    if (self == NULL)
        return NULL;
    char res = CPyDef_invasion___RansomOffer_____init__(self, cpy_r_t, cpy_r_owner, cpy_r_square);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
invasion___RansomOffer_get_colours(serai___games___merv___invasion___RansomOfferObject *self, void *closure)
{
    if (unlikely(self->_colours == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'colours' of 'RansomOffer' undefined");
        return NULL;
    }
    CPy_INCREF(self->_colours);
    PyObject *retval = self->_colours;
    return retval;
}

static int
invasion___RansomOffer_set_colours(serai___games___merv___invasion___RansomOfferObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'RansomOffer' object attribute 'colours' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyList_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("list", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_colours != NULL) {
        CPy_DECREF(self->_colours);
    }
    self->_colours = tmp;
    return 0;
}

static PySendResult CPyDunder_am_sendinvasion___invasion_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_invasion___invasion_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods invasion___invasion_gen_as_async = {
    .am_send = CPyDunder_am_sendinvasion___invasion_gen,
};
static int
invasion___invasion_gen_traverse(serai___games___merv___invasion___invasion_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    Py_VISIT(self->___mypyc_generator_frame_attribute__attacked);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___invasion___invasion_gen_2);
    Py_VISIT(self->___mypyc_temp__2_serai___games___merv___invasion___invasion_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_invasion___invasion_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___invasion___invasion_genObject *self = (serai___games___merv___invasion___invasion_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__attacked);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___invasion___invasion_gen_2);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___merv___invasion___invasion_gen_0);
    return 0;
}

static int32_t CPyDef_invasion___invasion_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___invasion___invasion_genObject *self = (serai___games___merv___invasion___invasion_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__attacked);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___invasion___invasion_gen_2);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___merv___invasion___invasion_gen_0);
    return 0;
}

static void
invasion___invasion_gen_dealloc(serai___games___merv___invasion___invasion_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (invasion___invasion_gen_free_instance == NULL) {
        invasion___invasion_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__attacked);
        self->___mypyc_temp__3_serai___games___merv___invasion___invasion_gen_1 = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___invasion___invasion_gen_2);
        Py_CLEAR(self->___mypyc_temp__2_serai___games___merv___invasion___invasion_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, invasion___invasion_gen_dealloc)
    CPyDef_invasion___invasion_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_invasion_____mypyc__invasion_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_invasion___invasion_gen(void);

static PyObject *
invasion___invasion_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_invasion___invasion_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_invasion_____mypyc__invasion_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem invasion___invasion_gen_vtable[6];
static bool
CPyDef_invasion___invasion_gen_trait_vtable_setup(void)
{
    CPyVTableItem invasion___invasion_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_invasion___invasion_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_invasion___invasion_gen_____next__,
        (CPyVTableItem)CPyDef_invasion___invasion_gen___send,
        (CPyVTableItem)CPyDef_invasion___invasion_gen_____iter__,
        (CPyVTableItem)CPyDef_invasion___invasion_gen___throw,
        (CPyVTableItem)CPyDef_invasion___invasion_gen___close,
    };
    memcpy(invasion___invasion_gen_vtable, invasion___invasion_gen_vtable_scratch, sizeof(invasion___invasion_gen_vtable));
    return 1;
}

static bool
CPyDef_invasion___invasion_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef invasion___invasion_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_invasion_____mypyc__invasion_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_invasion___invasion_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_invasion___invasion_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_invasion___invasion_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_invasion___invasion_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_invasion___invasion_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_invasion___invasion_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "invasion_gen",
    .tp_new = invasion___invasion_gen_new,
    .tp_dealloc = (destructor)invasion___invasion_gen_dealloc,
    .tp_traverse = (traverseproc)invasion___invasion_gen_traverse,
    .tp_clear = (inquiry)CPyDef_invasion___invasion_gen_clear,
    .tp_methods = invasion___invasion_gen_methods,
    .tp_iter = CPyDef_invasion___invasion_gen_____iter__,
    .tp_iternext = CPyDef_invasion___invasion_gen_____next__,
    .tp_as_async = &invasion___invasion_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___invasion___invasion_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("invasion_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_invasion___invasion_gen_template = &CPyType_invasion___invasion_gen_template_;

PyObject *CPyDef_invasion_____mypyc__invasion_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___invasion___invasion_genObject *self;
    if (invasion___invasion_gen_free_instance != NULL) {
        self = invasion___invasion_gen_free_instance;
        invasion___invasion_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___invasion___invasion_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = invasion___invasion_gen_vtable;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_temp__3_serai___games___merv___invasion___invasion_gen_1 = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_invasion___invasion_gen(void)
{
    PyObject *self = CPyDef_invasion_____mypyc__invasion_gen_setup((PyObject *)CPyType_invasion___invasion_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendinvasion____attack_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_invasion____attack_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods invasion____attack_gen_as_async = {
    .am_send = CPyDunder_am_sendinvasion____attack_gen,
};
static int
invasion____attack_gen_traverse(serai___games___merv___invasion____attack_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__owner)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__owner));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__square)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__square));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__o);
    Py_VISIT(self->___mypyc_generator_frame_attribute__where);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___invasion____attack_gen_2);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_invasion____attack_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___invasion____attack_genObject *self = (serai___games___merv___invasion____attack_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__owner)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__owner;
        self->___mypyc_generator_frame_attribute__owner = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__square)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__square;
        self->___mypyc_generator_frame_attribute__square = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__where);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___invasion____attack_gen_2);
    return 0;
}

static int32_t CPyDef_invasion____attack_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___invasion____attack_genObject *self = (serai___games___merv___invasion____attack_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__owner)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__owner;
        self->___mypyc_generator_frame_attribute__owner = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__square)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__square;
        self->___mypyc_generator_frame_attribute__square = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__where);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___invasion____attack_gen_2);
    return 0;
}

static void
invasion____attack_gen_dealloc(serai___games___merv___invasion____attack_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (invasion____attack_gen_free_instance == NULL) {
        invasion____attack_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__owner)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__owner;
            self->___mypyc_generator_frame_attribute__owner = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__owner = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__square)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__square;
            self->___mypyc_generator_frame_attribute__square = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__square = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__where);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___invasion____attack_gen_2);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, invasion____attack_gen_dealloc)
    CPyDef_invasion____attack_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_invasion_____mypyc___3_attack_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_invasion____attack_gen(void);

static PyObject *
invasion____attack_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_invasion____attack_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_invasion_____mypyc___3_attack_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem invasion____attack_gen_vtable[6];
static bool
CPyDef_invasion____attack_gen_trait_vtable_setup(void)
{
    CPyVTableItem invasion____attack_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_invasion____attack_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_invasion____attack_gen_____next__,
        (CPyVTableItem)CPyDef_invasion____attack_gen___send,
        (CPyVTableItem)CPyDef_invasion____attack_gen_____iter__,
        (CPyVTableItem)CPyDef_invasion____attack_gen___throw,
        (CPyVTableItem)CPyDef_invasion____attack_gen___close,
    };
    memcpy(invasion____attack_gen_vtable, invasion____attack_gen_vtable_scratch, sizeof(invasion____attack_gen_vtable));
    return 1;
}

static bool
CPyDef_invasion____attack_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef invasion____attack_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_invasion_____mypyc___3_attack_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_invasion____attack_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_invasion____attack_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_invasion____attack_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_invasion____attack_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_invasion____attack_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_invasion____attack_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_attack_gen",
    .tp_new = invasion____attack_gen_new,
    .tp_dealloc = (destructor)invasion____attack_gen_dealloc,
    .tp_traverse = (traverseproc)invasion____attack_gen_traverse,
    .tp_clear = (inquiry)CPyDef_invasion____attack_gen_clear,
    .tp_methods = invasion____attack_gen_methods,
    .tp_iter = CPyDef_invasion____attack_gen_____iter__,
    .tp_iternext = CPyDef_invasion____attack_gen_____next__,
    .tp_as_async = &invasion____attack_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___invasion____attack_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_attack_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_invasion____attack_gen_template = &CPyType_invasion____attack_gen_template_;

PyObject *CPyDef_invasion_____mypyc___3_attack_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___invasion____attack_genObject *self;
    if (invasion____attack_gen_free_instance != NULL) {
        self = invasion____attack_gen_free_instance;
        invasion____attack_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___invasion____attack_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = invasion____attack_gen_vtable;
    self->___mypyc_generator_frame_attribute__owner = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__square = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_invasion____attack_gen(void)
{
    PyObject *self = CPyDef_invasion_____mypyc___3_attack_gen_setup((PyObject *)CPyType_invasion____attack_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef invasionmodule_methods[] = {
    {"invasion", (PyCFunction)CPyPy_invasion___invasion, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("invasion(t)\n--\n\n") /* docstring */},
    {"in_turn_order", (PyCFunction)CPyPy_invasion___in_turn_order, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("in_turn_order(t, attacked)\n--\n\n") /* docstring */},
    {"threatened", (PyCFunction)CPyPy_invasion___threatened, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("threatened(t)\n--\n\n") /* docstring */},
    {"attacked_squares", (PyCFunction)CPyPy_invasion___attacked_squares, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("attacked_squares(t)\n--\n\n") /* docstring */},
    {"attack_obstacle", (PyCFunction)CPyPy_invasion___attack_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("attack_obstacle(t, square)\n--\n\n") /* docstring */},
    {"_attack", (PyCFunction)CPyPy_invasion____attack, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_attack(t, owner, square)\n--\n\n") /* docstring */},
    {"ransom_colours", (PyCFunction)CPyPy_invasion___ransom_colours, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("ransom_colours(t, square)\n--\n\n") /* docstring */},
    {"_tell_attacks", (PyCFunction)CPyPy_invasion____tell_attacks, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_tell_attacks(t, attacked)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___invasion__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___invasion__internal, "__name__");
    CPyStatic_invasion___globals = PyModule_GetDict(CPyModule_serai___games___merv___invasion__internal);
    if (unlikely(CPyStatic_invasion___globals == NULL))
        goto fail;
    CPyType_invasion___invasion_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_invasion___invasion_gen_template, NULL, modname);
    if (unlikely(!CPyType_invasion___invasion_gen))
        goto fail;
    CPyDef_invasion___invasion_gen_trait_vtable_setup();
    CPyType_invasion____attack_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_invasion____attack_gen_template, NULL, modname);
    if (unlikely(!CPyType_invasion____attack_gen))
        goto fail;
    CPyDef_invasion____attack_gen_trait_vtable_setup();
    char result = CPyDef_invasion_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___invasion__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_invasion___RansomOffer);
    Py_CLEAR(CPyType_invasion___invasion_gen);
    Py_CLEAR(CPyType_invasion____attack_gen);
    return -1;
}
int CPyExec_serai___games___merv___invasion(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___invasion__impl, &CPyImportState_serai___games___merv___invasion, &CPyModule_serai___games___merv___invasion);
}
static struct PyModuleDef invasionmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.invasion",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    invasionmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___invasion(void)
{
    if (CPyModule_serai___games___merv___invasion__internal) {
        Py_INCREF(CPyModule_serai___games___merv___invasion__internal);
        return CPyModule_serai___games___merv___invasion__internal;
    }
    CPyModule_serai___games___merv___invasion__internal = PyModule_Create(&invasionmodule);
    return CPyModule_serai___games___merv___invasion__internal;
}

PyObject *CPyInit_serai___games___merv___invasion(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___invasion__internal) {
        Py_INCREF(CPyModule_serai___games___merv___invasion__internal);
        return CPyModule_serai___games___merv___invasion__internal;
    }
    CPyModule_serai___games___merv___invasion__internal = PyModule_Create(&invasionmodule);
    if (unlikely(CPyModule_serai___games___merv___invasion__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.invasion");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___invasion__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___invasion__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___invasion__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___invasion(CPyModule_serai___games___merv___invasion__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___invasion__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.invasion");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___invasion__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_invasion___invasion_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyPtr cpy_r_r33;
    int64_t cpy_r_r34;
    int64_t cpy_r_r35;
    char cpy_r_r36;
    int64_t cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyPtr cpy_r_r39;
    CPyPtr cpy_r_r40;
    int64_t cpy_r_r41;
    CPyPtr cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyTagged cpy_r_r44;
    CPyTagged cpy_r_square;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    CPyTagged cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject **cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    tuple_T3OOO cpy_r_r66;
    PyObject **cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject **cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    int64_t cpy_r_r77;
    int64_t cpy_r_r78;
    char cpy_r_r79;
    int64_t cpy_r_r80;
    PyObject *cpy_r_r81;
    CPyPtr cpy_r_r82;
    int64_t cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    CPyPtr cpy_r_r86;
    CPyPtr cpy_r_r87;
    int64_t cpy_r_r88;
    CPyPtr cpy_r_r89;
    PyObject *cpy_r_r90;
    CPyTagged cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    CPyTagged cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    char cpy_r_r100;
    int64_t cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    CPyPtr cpy_r_r104;
    CPyPtr cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    CPyPtr cpy_r_r108;
    int64_t cpy_r_r109;
    CPyTagged cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    CPyPtr cpy_r_r116;
    CPyPtr cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    CPyPtr cpy_r_r120;
    int64_t cpy_r_r121;
    CPyTagged cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    char cpy_r_r130;
    PyObject *cpy_r_r131;
    char cpy_r_r132;
    PyObject *cpy_r_r133;
    char cpy_r_r134;
    int32_t cpy_r_r135;
    char cpy_r_r136;
    int32_t cpy_r_r137;
    PyObject *cpy_r_r138;
    char cpy_r_r139;
    char cpy_r_r140;
    char cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    char cpy_r_r144;
    PyObject *cpy_r_r145;
    char cpy_r_r146;
    PyObject *cpy_r_r147;
    char cpy_r_r148;
    PyObject *cpy_r_r149;
    char cpy_r_r150;
    PyObject *cpy_r_r151;
    char cpy_r_r152;
    PyObject *cpy_r_r153;
    char cpy_r_r154;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL91;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 20, CPyStatic_invasion___globals);
        goto CPyL90;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "invasion", "invasion_gen", "t", 22, CPyStatic_invasion___globals);
        goto CPyL90;
    }
CPyL5: ;
    cpy_r_r8 = CPyStatics[1816]; /* 'event-invasion' */
    cpy_r_r9 = CPyStatics[1817]; /* 'MV-INV-01' */
    cpy_r_r10 = ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "invasion", "invasion_gen", "t", 22, CPyStatic_invasion___globals);
        goto CPyL90;
    }
CPyL6: ;
    cpy_r_r11 = ((serai___games___merv___table___TableObject *)cpy_r_r10)->_year;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "invasion", "Table", "year", 22, CPyStatic_invasion___globals);
        goto CPyL90;
    }
CPyL7: ;
    cpy_r_r12 = CPyTagged_Add(cpy_r_r11, 2);
    cpy_r_r13 = CPyStatics[1560]; /* 'year' */
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_r12);
    cpy_r_r15 = CPyDict_Build(1, cpy_r_r13, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 22, CPyStatic_invasion___globals);
        goto CPyL90;
    }
    cpy_r_r16 = CPyDef_kernel___table___Table___tell(cpy_r_r7, cpy_r_r8, -2, cpy_r_r9, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 22, CPyStatic_invasion___globals);
        goto CPyL90;
    }
    cpy_r_r17 = ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "invasion", "invasion_gen", "t", 23, CPyStatic_invasion___globals);
        goto CPyL90;
    }
CPyL10: ;
    cpy_r_r18 = CPyDef_invasion___attacked_squares(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 23, CPyStatic_invasion___globals);
        goto CPyL90;
    }
    if (((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__attacked != NULL) {
        CPy_DECREF(((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__attacked);
    }
    ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__attacked = cpy_r_r18;
    cpy_r_r19 = 1;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 23, CPyStatic_invasion___globals);
        goto CPyL90;
    }
    cpy_r_r20 = ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "invasion", "invasion_gen", "t", 24, CPyStatic_invasion___globals);
        goto CPyL90;
    }
CPyL13: ;
    cpy_r_r21 = ((serai___games___merv___table___TableObject *)cpy_r_r20)->_story;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "invasion", "Table", "story", 24, CPyStatic_invasion___globals);
        goto CPyL90;
    }
CPyL14: ;
    cpy_r_r22 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r23 = cpy_r_r21 != cpy_r_r22;
    if (!cpy_r_r23) goto CPyL18;
    cpy_r_r24 = ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "invasion", "invasion_gen", "t", 25, CPyStatic_invasion___globals);
        goto CPyL90;
    }
CPyL16: ;
    cpy_r_r25 = ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__attacked;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "invasion", "invasion_gen", "attacked", 25, CPyStatic_invasion___globals);
        goto CPyL90;
    }
CPyL17: ;
    cpy_r_r26 = CPyDef_invasion____tell_attacks(cpy_r_r24, cpy_r_r25);
    if (unlikely(cpy_r_r26 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 25, CPyStatic_invasion___globals);
        goto CPyL90;
    }
CPyL18: ;
    cpy_r_r27 = ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "invasion", "invasion_gen", "t", 26, CPyStatic_invasion___globals);
        goto CPyL90;
    }
CPyL19: ;
    cpy_r_r28 = ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__attacked;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "invasion", "invasion_gen", "attacked", 26, CPyStatic_invasion___globals);
        goto CPyL90;
    }
CPyL20: ;
    cpy_r_r29 = CPyDef_invasion___in_turn_order(cpy_r_r27, cpy_r_r28);
    if (((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___invasion___invasion_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___invasion___invasion_gen_0);
    }
    ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___invasion___invasion_gen_0 = cpy_r_r29;
    cpy_r_r30 = 1;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 26, CPyStatic_invasion___globals);
        goto CPyL90;
    }
    ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___invasion___invasion_gen_1 = 0;
    cpy_r_r31 = 1;
    if (!cpy_r_r31) goto CPyL96;
CPyL22: ;
    cpy_r_r32 = ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___invasion___invasion_gen_0;
    if (unlikely(cpy_r_r32 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___merv___invasion___invasion_gen_0' of 'invasion_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r32);
    }
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_r32 + offsetof(PyVarObject, ob_size));
    cpy_r_r34 = *(int64_t *)cpy_r_r33;
    CPy_DECREF(cpy_r_r32);
    cpy_r_r35 = ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___invasion___invasion_gen_1;
    if (unlikely(cpy_r_r35 == -113)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "invasion", "invasion_gen", "__mypyc_temp__3_serai___games___merv___invasion___invasion_gen_1", 26, CPyStatic_invasion___globals);
        goto CPyL96;
    }
CPyL23: ;
    cpy_r_r36 = cpy_r_r35 < cpy_r_r34;
    if (!cpy_r_r36) goto CPyL97;
    cpy_r_r37 = ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___invasion___invasion_gen_1;
    if (unlikely(cpy_r_r37 == -113)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "invasion", "invasion_gen", "__mypyc_temp__3_serai___games___merv___invasion___invasion_gen_1", 26, CPyStatic_invasion___globals);
        goto CPyL96;
    }
CPyL25: ;
    cpy_r_r38 = ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___invasion___invasion_gen_0;
    if (unlikely(cpy_r_r38 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___merv___invasion___invasion_gen_0' of 'invasion_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r38);
    }
    cpy_r_r39 = (CPyPtr)((CPyPtr)cpy_r_r38 + offsetof(PyListObject, ob_item));
    cpy_r_r40 = *(CPyPtr *)cpy_r_r39;
    cpy_r_r41 = cpy_r_r37 * 8;
    cpy_r_r42 = cpy_r_r40 + cpy_r_r41;
    cpy_r_r43 = *(PyObject * *)cpy_r_r42;
    CPy_INCREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r38);
    if (likely(PyLong_Check(cpy_r_r43)))
        cpy_r_r44 = CPyTagged_FromObject(cpy_r_r43);
    else {
        CPy_TypeError("int", cpy_r_r43); cpy_r_r44 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 26, CPyStatic_invasion___globals);
        goto CPyL96;
    }
    cpy_r_square = cpy_r_r44;
    cpy_r_r45 = ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "invasion", "invasion_gen", "t", 27, CPyStatic_invasion___globals);
        goto CPyL98;
    }
CPyL27: ;
    cpy_r_r46 = ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "invasion", "invasion_gen", "t", 27, CPyStatic_invasion___globals);
        goto CPyL98;
    }
CPyL28: ;
    cpy_r_r47 = ((serai___games___merv___table___TableObject *)cpy_r_r46)->_owners;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "invasion", "Table", "owners", 27, CPyStatic_invasion___globals);
        goto CPyL98;
    }
CPyL29: ;
    cpy_r_r48 = CPyList_GetItem(cpy_r_r47, cpy_r_square);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 27, CPyStatic_invasion___globals);
        goto CPyL98;
    }
    if (likely(PyLong_Check(cpy_r_r48)))
        cpy_r_r49 = CPyTagged_FromObject(cpy_r_r48);
    else {
        CPy_TypeError("int", cpy_r_r48); cpy_r_r49 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 27, CPyStatic_invasion___globals);
        goto CPyL98;
    }
    cpy_r_r50 = CPyDef_invasion____attack(cpy_r_r45, cpy_r_r49, cpy_r_square);
    CPyTagged_DECREF(cpy_r_r49);
    CPyTagged_DECREF(cpy_r_square);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 27, CPyStatic_invasion___globals);
        goto CPyL96;
    }
    if (((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___invasion___invasion_gen_2 != NULL) {
        CPy_DECREF(((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___invasion___invasion_gen_2);
    }
    ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___invasion___invasion_gen_2 = cpy_r_r50;
    cpy_r_r51 = 1;
    if (!cpy_r_r51) goto CPyL96;
    cpy_r_r52 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r53 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r54 = NULL;
    cpy_r_r1 = cpy_r_r54;
    cpy_r_r55 = (PyObject **)&cpy_r_r1;
    cpy_r_r56 = ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___invasion___invasion_gen_2;
    cpy_r_r57 = CPyDef_invasion____attack_gen_____mypyc_generator_helper__(cpy_r_r56, cpy_r_r53, cpy_r_r53, cpy_r_r53, cpy_r_r52, cpy_r_r55);
    if (cpy_r_r57 != NULL) goto CPyL99;
    cpy_r_r58 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 27, CPyStatic_invasion___globals);
        goto CPyL100;
    }
    cpy_r_r59 = cpy_r_r1;
    CPy_DECREF(cpy_r_r59);
    cpy_r_r60 = NULL;
    if (((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___invasion___invasion_gen_2 != NULL) {
        CPy_DECREF(((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___invasion___invasion_gen_2);
    }
    ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___invasion___invasion_gen_2 = cpy_r_r60;
    cpy_r_r61 = 1;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 27, CPyStatic_invasion___globals);
        goto CPyL96;
    } else
        goto CPyL52;
CPyL36: ;
    cpy_r_r62 = cpy_r_r57;
CPyL37: ;
    ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r62;
CPyL38: ;
    cpy_r_r64 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r65 = cpy_r_type != cpy_r_r64;
    if (!cpy_r_r65) goto CPyL101;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 27, CPyStatic_invasion___globals);
        goto CPyL42;
    } else
        goto CPyL102;
CPyL40: ;
    CPy_Unreachable();
CPyL41: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL48;
CPyL42: ;
    cpy_r_r66 = CPy_CatchError();
    cpy_r_r67 = (PyObject **)&cpy_r_r3;
    cpy_r_r68 = ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___invasion___invasion_gen_2;
    cpy_r_r69 = CPy_YieldFromErrorHandle(cpy_r_r68, cpy_r_r67);
    if (unlikely(cpy_r_r69 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 27, CPyStatic_invasion___globals);
        goto CPyL103;
    }
    if (cpy_r_r69) {
        goto CPyL45;
    } else
        goto CPyL104;
CPyL44: ;
    cpy_r_r62 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r66);
    CPy_DecRef(cpy_r_r66.f0);
    CPy_DecRef(cpy_r_r66.f1);
    CPy_DecRef(cpy_r_r66.f2);
    goto CPyL37;
CPyL45: ;
    cpy_r_r59 = cpy_r_r3;
    CPy_DecRef(cpy_r_r59);
    CPy_RestoreExcInfo(cpy_r_r66);
    CPy_DecRef(cpy_r_r66.f0);
    CPy_DecRef(cpy_r_r66.f1);
    CPy_DecRef(cpy_r_r66.f2);
    goto CPyL52;
CPyL46: ;
    CPy_RestoreExcInfo(cpy_r_r66);
    CPy_DecRef(cpy_r_r66.f0);
    CPy_DecRef(cpy_r_r66.f1);
    CPy_DecRef(cpy_r_r66.f2);
    cpy_r_r70 = CPy_KeepPropagating();
    if (!cpy_r_r70) goto CPyL90;
    CPy_Unreachable();
CPyL48: ;
    cpy_r_r71 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r72 = NULL;
    cpy_r_r1 = cpy_r_r72;
    cpy_r_r73 = (PyObject **)&cpy_r_r1;
    cpy_r_r74 = ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___invasion___invasion_gen_2;
    cpy_r_r75 = CPyDef_invasion____attack_gen_____mypyc_generator_helper__(cpy_r_r74, cpy_r_r71, cpy_r_r71, cpy_r_r71, cpy_r_arg, cpy_r_r73);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r75 == NULL) {
        goto CPyL50;
    } else
        goto CPyL105;
CPyL49: ;
    cpy_r_r62 = cpy_r_r75;
    goto CPyL37;
CPyL50: ;
    cpy_r_r76 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 27, CPyStatic_invasion___globals);
        goto CPyL100;
    }
    cpy_r_r59 = cpy_r_r1;
    CPy_DECREF(cpy_r_r59);
CPyL52: ;
    cpy_r_r77 = ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___invasion___invasion_gen_1;
    if (unlikely(cpy_r_r77 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__3_serai___games___merv___invasion___invasion_gen_1' of 'invasion_gen' undefined");
    }
    if (cpy_r_r77 == -113) goto CPyL96;
CPyL53: ;
    cpy_r_r78 = cpy_r_r77 + 1;
    ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___invasion___invasion_gen_1 = cpy_r_r78;
    cpy_r_r79 = 1;
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 26, CPyStatic_invasion___globals);
        goto CPyL96;
    } else
        goto CPyL22;
CPyL54: ;
    cpy_r_r80 = 0;
CPyL55: ;
    cpy_r_r81 = ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__attacked;
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "invasion", "invasion_gen", "attacked", 28, CPyStatic_invasion___globals);
        goto CPyL90;
    }
CPyL56: ;
    cpy_r_r82 = (CPyPtr)((CPyPtr)cpy_r_r81 + offsetof(PyVarObject, ob_size));
    cpy_r_r83 = *(int64_t *)cpy_r_r82;
    cpy_r_r84 = cpy_r_r80 < cpy_r_r83;
    if (!cpy_r_r84) goto CPyL68;
    cpy_r_r85 = ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__attacked;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "invasion", "invasion_gen", "attacked", 28, CPyStatic_invasion___globals);
        goto CPyL90;
    }
CPyL58: ;
    cpy_r_r86 = (CPyPtr)((CPyPtr)cpy_r_r85 + offsetof(PyListObject, ob_item));
    cpy_r_r87 = *(CPyPtr *)cpy_r_r86;
    cpy_r_r88 = cpy_r_r80 * 8;
    cpy_r_r89 = cpy_r_r87 + cpy_r_r88;
    cpy_r_r90 = *(PyObject * *)cpy_r_r89;
    CPy_INCREF(cpy_r_r90);
    if (likely(PyLong_Check(cpy_r_r90)))
        cpy_r_r91 = CPyTagged_FromObject(cpy_r_r90);
    else {
        CPy_TypeError("int", cpy_r_r90); cpy_r_r91 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r91 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 28, CPyStatic_invasion___globals);
        goto CPyL90;
    }
    cpy_r_square = cpy_r_r91;
    cpy_r_r92 = ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "invasion", "invasion_gen", "t", 29, CPyStatic_invasion___globals);
        goto CPyL106;
    }
CPyL60: ;
    cpy_r_r93 = ((serai___games___merv___table___TableObject *)cpy_r_r92)->_ransoms;
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "invasion", "Table", "ransoms", 29, CPyStatic_invasion___globals);
        goto CPyL106;
    }
CPyL61: ;
    cpy_r_r94 = CPyList_GetItemBorrow(cpy_r_r93, cpy_r_square);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 29, CPyStatic_invasion___globals);
        goto CPyL106;
    }
    if (likely(PyLong_Check(cpy_r_r94)))
        cpy_r_r95 = CPyTagged_FromObject(cpy_r_r94);
    else {
        CPy_TypeError("int", cpy_r_r94); cpy_r_r95 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r95 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 29, CPyStatic_invasion___globals);
        goto CPyL106;
    }
    cpy_r_r96 = (Py_ssize_t)cpy_r_r95 == -4;
    CPyTagged_DECREF(cpy_r_r95);
    if (!cpy_r_r96) goto CPyL107;
    cpy_r_r97 = ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "invasion", "invasion_gen", "t", 30, CPyStatic_invasion___globals);
        goto CPyL106;
    }
CPyL65: ;
    cpy_r_r98 = ((serai___games___merv___table___TableObject *)cpy_r_r97)->_owners;
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "invasion", "Table", "owners", 30, CPyStatic_invasion___globals);
        goto CPyL106;
    }
    CPy_INCREF(cpy_r_r98);
CPyL66: ;
    cpy_r_r99 = CPyStatics[4908]; /* -1 */
    CPy_INCREF(cpy_r_r99);
    cpy_r_r100 = CPyList_SetItem(cpy_r_r98, cpy_r_square, cpy_r_r99);
    CPy_DECREF(cpy_r_r98);
    CPyTagged_DECREF(cpy_r_square);
    if (unlikely(!cpy_r_r100)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 30, CPyStatic_invasion___globals);
        goto CPyL90;
    }
CPyL67: ;
    cpy_r_r101 = cpy_r_r80 + 1;
    cpy_r_r80 = cpy_r_r101;
    goto CPyL55;
CPyL68: ;
    cpy_r_r102 = PyList_New(1);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 31, CPyStatic_invasion___globals);
        goto CPyL90;
    }
    cpy_r_r103 = CPyStatics[4908]; /* -1 */
    cpy_r_r104 = (CPyPtr)((CPyPtr)cpy_r_r102 + offsetof(PyListObject, ob_item));
    cpy_r_r105 = *(CPyPtr *)cpy_r_r104;
    CPy_INCREF(cpy_r_r103);
    *(PyObject * *)cpy_r_r105 = cpy_r_r103;
    cpy_r_r106 = ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "invasion", "invasion_gen", "t", 31, CPyStatic_invasion___globals);
        goto CPyL108;
    }
CPyL70: ;
    cpy_r_r107 = ((serai___games___merv___table___TableObject *)cpy_r_r106)->_ransoms;
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "invasion", "Table", "ransoms", 31, CPyStatic_invasion___globals);
        goto CPyL108;
    }
CPyL71: ;
    cpy_r_r108 = (CPyPtr)((CPyPtr)cpy_r_r107 + offsetof(PyVarObject, ob_size));
    cpy_r_r109 = *(int64_t *)cpy_r_r108;
    cpy_r_r110 = cpy_r_r109 << 1;
    cpy_r_r111 = CPySequence_Multiply(cpy_r_r102, cpy_r_r110);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 31, CPyStatic_invasion___globals);
        goto CPyL90;
    }
    cpy_r_r112 = ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "invasion", "invasion_gen", "t", 31, CPyStatic_invasion___globals);
        goto CPyL109;
    }
CPyL73: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_r112)->_ransoms != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r112)->_ransoms);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r112)->_ransoms = cpy_r_r111;
    cpy_r_r113 = 1;
    if (unlikely(!cpy_r_r113)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 31, CPyStatic_invasion___globals);
        goto CPyL90;
    }
    cpy_r_r114 = PyList_New(1);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 32, CPyStatic_invasion___globals);
        goto CPyL90;
    }
    cpy_r_r115 = CPyStatics[4908]; /* -1 */
    cpy_r_r116 = (CPyPtr)((CPyPtr)cpy_r_r114 + offsetof(PyListObject, ob_item));
    cpy_r_r117 = *(CPyPtr *)cpy_r_r116;
    CPy_INCREF(cpy_r_r115);
    *(PyObject * *)cpy_r_r117 = cpy_r_r115;
    cpy_r_r118 = ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "invasion", "invasion_gen", "t", 32, CPyStatic_invasion___globals);
        goto CPyL110;
    }
CPyL76: ;
    cpy_r_r119 = ((serai___games___merv___table___TableObject *)cpy_r_r118)->_soldiers;
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "invasion", "Table", "soldiers", 32, CPyStatic_invasion___globals);
        goto CPyL110;
    }
CPyL77: ;
    cpy_r_r120 = (CPyPtr)((CPyPtr)cpy_r_r119 + offsetof(PyVarObject, ob_size));
    cpy_r_r121 = *(int64_t *)cpy_r_r120;
    cpy_r_r122 = cpy_r_r121 << 1;
    cpy_r_r123 = CPySequence_Multiply(cpy_r_r114, cpy_r_r122);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 32, CPyStatic_invasion___globals);
        goto CPyL90;
    }
    cpy_r_r124 = ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "invasion", "invasion_gen", "t", 32, CPyStatic_invasion___globals);
        goto CPyL111;
    }
CPyL79: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_r124)->_soldiers != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r124)->_soldiers);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r124)->_soldiers = cpy_r_r123;
    cpy_r_r125 = 1;
    if (unlikely(!cpy_r_r125)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 32, CPyStatic_invasion___globals);
        goto CPyL90;
    }
    cpy_r_r126 = ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "invasion", "invasion_gen", "t", 33, CPyStatic_invasion___globals);
        goto CPyL90;
    }
CPyL81: ;
    cpy_r_r127 = CPyStatics[1818]; /* 'event-invasion-over' */
    cpy_r_r128 = CPyStatics[1819]; /* 'MV-INV-07' */
    cpy_r_r129 = PyDict_New();
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 33, CPyStatic_invasion___globals);
        goto CPyL90;
    }
    cpy_r_r130 = CPyDef_kernel___table___Table___tell(cpy_r_r126, cpy_r_r127, -2, cpy_r_r128, cpy_r_r129);
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r130 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 33, CPyStatic_invasion___globals);
        goto CPyL90;
    }
    cpy_r_r131 = ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "invasion", "invasion_gen", "t", 34, CPyStatic_invasion___globals);
        goto CPyL90;
    }
CPyL84: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_r131)->_phase != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r131)->_phase);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r131)->_phase = 6;
    cpy_r_r132 = 1;
    if (unlikely(!cpy_r_r132)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 34, CPyStatic_invasion___globals);
        goto CPyL90;
    }
    cpy_r_r133 = Py_None;
    CPy_INCREF(cpy_r_r133);
    ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r135 = CPyDef_invasion___invasion_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL89;
    CPyGen_SetStopIterationValue(cpy_r_r133);
    CPy_DECREF(cpy_r_r133);
    if (!0) goto CPyL95;
    CPy_Unreachable();
CPyL89: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r133;
    CPyGen_Exit(&((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL90: ;
    ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r137 = CPyDef_invasion___invasion_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r138 = NULL;
    CPyGen_Exit(&((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r138;
CPyL91: ;
    cpy_r_r139 = cpy_r_r4 == 0;
    if (cpy_r_r139) goto CPyL112;
    cpy_r_r140 = cpy_r_r4 == 1;
    if (cpy_r_r140) {
        goto CPyL38;
    } else
        goto CPyL113;
CPyL93: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r141 = 0;
    if (unlikely(!cpy_r_r141)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 20, CPyStatic_invasion___globals);
        goto CPyL95;
    }
    CPy_Unreachable();
CPyL95: ;
    cpy_r_r142 = NULL;
    CPyGen_Exit(&((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r142;
CPyL96: ;
    cpy_r_r143 = NULL;
    if (((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___invasion___invasion_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___invasion___invasion_gen_0);
    }
    ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___invasion___invasion_gen_0 = cpy_r_r143;
    cpy_r_r144 = 1;
    goto CPyL90;
CPyL97: ;
    cpy_r_r145 = NULL;
    if (((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___invasion___invasion_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___invasion___invasion_gen_0);
    }
    ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___invasion___invasion_gen_0 = cpy_r_r145;
    cpy_r_r146 = 1;
    goto CPyL54;
CPyL98: ;
    cpy_r_r147 = NULL;
    if (((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___invasion___invasion_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___invasion___invasion_gen_0);
    }
    ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___invasion___invasion_gen_0 = cpy_r_r147;
    cpy_r_r148 = 1;
    CPyTagged_DecRef(cpy_r_square);
    goto CPyL90;
CPyL99: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL36;
CPyL100: ;
    CPy_XDecRef(cpy_r_r1);
    cpy_r_r149 = NULL;
    if (((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___invasion___invasion_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___invasion___invasion_gen_0);
    }
    ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___invasion___invasion_gen_0 = cpy_r_r149;
    cpy_r_r150 = 1;
    goto CPyL90;
CPyL101: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL41;
CPyL102: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL40;
CPyL103: ;
    CPy_XDecRef(cpy_r_r3);
    cpy_r_r151 = NULL;
    if (((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___invasion___invasion_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___invasion___invasion_gen_0);
    }
    ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___invasion___invasion_gen_0 = cpy_r_r151;
    cpy_r_r152 = 1;
    goto CPyL46;
CPyL104: ;
    goto CPyL44;
CPyL105: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL49;
CPyL106: ;
    CPyTagged_DecRef(cpy_r_square);
    goto CPyL90;
CPyL107: ;
    CPyTagged_DECREF(cpy_r_square);
    goto CPyL67;
CPyL108: ;
    CPy_DecRef(cpy_r_r102);
    goto CPyL90;
CPyL109: ;
    CPy_DecRef(cpy_r_r111);
    goto CPyL90;
CPyL110: ;
    CPy_DecRef(cpy_r_r114);
    goto CPyL90;
CPyL111: ;
    CPy_DecRef(cpy_r_r123);
    goto CPyL90;
CPyL112: ;
    CPy_XDECREF(cpy_r_r3);
    cpy_r_r153 = NULL;
    if (((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___invasion___invasion_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___invasion___invasion_gen_0);
    }
    ((serai___games___merv___invasion___invasion_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___invasion___invasion_gen_0 = cpy_r_r153;
    cpy_r_r154 = 1;
    goto CPyL1;
CPyL113: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL93;
}
        
PyObject *CPyDef_invasion___invasion_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_invasion___invasion_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_invasion___invasion_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_invasion___invasion_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.invasion.invasion_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_invasion___invasion_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/invasion.py", "__next__", -1, CPyStatic_invasion___globals);
            return NULL;
        }
        
PyObject *CPyDef_invasion___invasion_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_invasion___invasion_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_invasion___invasion_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_invasion___invasion_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.invasion.invasion_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_invasion___invasion_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/invasion.py", "send", -1, CPyStatic_invasion___globals);
            return NULL;
        }
        
PyObject *CPyDef_invasion___invasion_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_invasion___invasion_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_invasion___invasion_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.invasion.invasion_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_invasion___invasion_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/invasion.py", "__iter__", -1, CPyStatic_invasion___globals);
            return NULL;
        }
        
PyObject *CPyDef_invasion___invasion_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_invasion___invasion_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_invasion___invasion_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_invasion___invasion_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.invasion.invasion_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_invasion___invasion_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/invasion.py", "throw", -1, CPyStatic_invasion___globals);
            return NULL;
        }
        
PyObject *CPyDef_invasion___invasion_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_invasion___invasion_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp2240 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp2240);
    PyObject *__tmp2241 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp2241);
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
        
        PyObject *CPyPy_invasion___invasion_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_invasion___invasion_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.invasion.invasion_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_invasion___invasion_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/invasion.py", "close", -1, CPyStatic_invasion___globals);
            return NULL;
        }
        
PyObject *CPyDef_invasion___invasion(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = CPyDef_invasion___invasion_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 20, CPyStatic_invasion___globals);
        goto CPyL3;
    }
    ((serai___games___merv___invasion___invasion_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___invasion___invasion_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___invasion___invasion_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___invasion___invasion_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 20, CPyStatic_invasion___globals);
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
        
        PyObject *CPyPy_invasion___invasion(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:invasion", kwlist, 0};
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
            PyObject *retval = CPyDef_invasion___invasion(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/invasion.py", "invasion", 20, CPyStatic_invasion___globals);
            return NULL;
        }
        
PyObject *CPyDef_invasion___in_turn_order(PyObject *cpy_r_t, PyObject *cpy_r_attacked) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    int64_t cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    CPyPtr cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    int64_t cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    CPyPtr cpy_r_r16;
    CPyPtr cpy_r_r17;
    int64_t cpy_r_r18;
    CPyPtr cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    int32_t cpy_r_r31;
    char cpy_r_r32;
    int64_t cpy_r_r33;
    int64_t cpy_r_r34;
    PyObject *cpy_r_r35;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "in_turn_order", 39, CPyStatic_invasion___globals);
        goto CPyL19;
    }
    cpy_r_r1 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_order;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "in_turn_order", "Table", "order", 39, CPyStatic_invasion___globals);
        goto CPyL20;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = 0;
CPyL3: ;
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = cpy_r_r2 < cpy_r_r4;
    if (!cpy_r_r5) goto CPyL21;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r7 = *(CPyPtr *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r2 * 8;
    cpy_r_r9 = cpy_r_r7 + cpy_r_r8;
    cpy_r_r10 = *(PyObject * *)cpy_r_r9;
    CPy_INCREF(cpy_r_r10);
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "in_turn_order", 39, CPyStatic_invasion___globals);
        goto CPyL22;
    }
    cpy_r_r12 = 0;
CPyL6: ;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_attacked + offsetof(PyVarObject, ob_size));
    cpy_r_r14 = *(int64_t *)cpy_r_r13;
    cpy_r_r15 = cpy_r_r12 < cpy_r_r14;
    if (!cpy_r_r15) goto CPyL23;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_attacked + offsetof(PyListObject, ob_item));
    cpy_r_r17 = *(CPyPtr *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r12 * 8;
    cpy_r_r19 = cpy_r_r17 + cpy_r_r18;
    cpy_r_r20 = *(PyObject * *)cpy_r_r19;
    CPy_INCREF(cpy_r_r20);
    if (likely(PyLong_Check(cpy_r_r20)))
        cpy_r_r21 = CPyTagged_FromObject(cpy_r_r20);
    else {
        CPy_TypeError("int", cpy_r_r20); cpy_r_r21 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "in_turn_order", 39, CPyStatic_invasion___globals);
        goto CPyL24;
    }
    cpy_r_r22 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "in_turn_order", "Table", "owners", 39, CPyStatic_invasion___globals);
        goto CPyL25;
    }
CPyL9: ;
    cpy_r_r23 = CPyList_GetItemBorrow(cpy_r_r22, cpy_r_r21);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "in_turn_order", 39, CPyStatic_invasion___globals);
        goto CPyL25;
    }
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "in_turn_order", 39, CPyStatic_invasion___globals);
        goto CPyL25;
    }
    cpy_r_r25 = cpy_r_r24 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (!cpy_r_r26) goto CPyL13;
    cpy_r_r27 = CPyTagged_IsEq_(cpy_r_r24, cpy_r_r11);
    cpy_r_r28 = cpy_r_r27;
    goto CPyL14;
CPyL13: ;
    cpy_r_r29 = cpy_r_r24 == cpy_r_r11;
    cpy_r_r28 = cpy_r_r29;
CPyL14: ;
    CPyTagged_DECREF(cpy_r_r24);
    if (!cpy_r_r28) goto CPyL26;
    cpy_r_r30 = CPyTagged_StealAsObject(cpy_r_r21);
    cpy_r_r31 = PyList_Append(cpy_r_r0, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    cpy_r_r32 = cpy_r_r31 >= 0;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "in_turn_order", 39, CPyStatic_invasion___globals);
        goto CPyL24;
    }
CPyL16: ;
    cpy_r_r33 = cpy_r_r12 + 1;
    cpy_r_r12 = cpy_r_r33;
    goto CPyL6;
CPyL17: ;
    cpy_r_r34 = cpy_r_r2 + 1;
    cpy_r_r2 = cpy_r_r34;
    goto CPyL3;
CPyL18: ;
    return cpy_r_r0;
CPyL19: ;
    cpy_r_r35 = NULL;
    return cpy_r_r35;
CPyL20: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL19;
CPyL21: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL18;
CPyL22: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL19;
CPyL23: ;
    CPyTagged_DECREF(cpy_r_r11);
    goto CPyL17;
CPyL24: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL19;
CPyL25: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r21);
    goto CPyL19;
CPyL26: ;
    CPyTagged_DECREF(cpy_r_r21);
    goto CPyL16;
}
        
        PyObject *CPyPy_invasion___in_turn_order(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "attacked", 0};
            static CPyArg_Parser parser = {"OO:in_turn_order", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_attacked;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_attacked)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_attacked;
            if (likely(PyList_Check(obj_attacked)))
                arg_attacked = obj_attacked;
            else {
                CPy_TypeError("list", obj_attacked); 
                goto fail;
            }
            PyObject *retval = CPyDef_invasion___in_turn_order(arg_t, arg_attacked);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/invasion.py", "in_turn_order", 37, CPyStatic_invasion___globals);
            return NULL;
        }
        
CPyTagged CPyDef_invasion___threatened(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    int64_t cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    CPyPtr cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    int32_t cpy_r_r17;
    char cpy_r_r18;
    int64_t cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject **cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    CPyTagged cpy_r_r30;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "threatened", 44, CPyStatic_invasion___globals);
        goto CPyL17;
    }
    cpy_r_r1 = CPyDef_invasion___attacked_squares(cpy_r_t);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "threatened", 44, CPyStatic_invasion___globals);
        goto CPyL18;
    }
    cpy_r_r2 = 0;
CPyL3: ;
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = cpy_r_r2 < cpy_r_r4;
    if (!cpy_r_r5) goto CPyL19;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r7 = *(CPyPtr *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r2 * 8;
    cpy_r_r9 = cpy_r_r7 + cpy_r_r8;
    cpy_r_r10 = *(PyObject * *)cpy_r_r9;
    CPy_INCREF(cpy_r_r10);
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "threatened", 44, CPyStatic_invasion___globals);
        goto CPyL20;
    }
    cpy_r_r12 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_ransoms;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "threatened", "Table", "ransoms", 44, CPyStatic_invasion___globals);
        goto CPyL21;
    }
CPyL6: ;
    cpy_r_r13 = CPyList_GetItemBorrow(cpy_r_r12, cpy_r_r11);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "threatened", 44, CPyStatic_invasion___globals);
        goto CPyL21;
    }
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "threatened", 44, CPyStatic_invasion___globals);
        goto CPyL21;
    }
    cpy_r_r15 = (Py_ssize_t)cpy_r_r14 == -2;
    CPyTagged_DECREF(cpy_r_r14);
    if (!cpy_r_r15) goto CPyL22;
    cpy_r_r16 = CPyTagged_StealAsObject(cpy_r_r11);
    cpy_r_r17 = PyList_Append(cpy_r_r0, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    cpy_r_r18 = cpy_r_r17 >= 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "threatened", 44, CPyStatic_invasion___globals);
        goto CPyL20;
    }
CPyL10: ;
    cpy_r_r19 = cpy_r_r2 + 1;
    cpy_r_r2 = cpy_r_r19;
    goto CPyL3;
CPyL11: ;
    cpy_r_r20 = CPyDef_invasion___in_turn_order(cpy_r_t, cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "threatened", 45, CPyStatic_invasion___globals);
        goto CPyL17;
    }
    cpy_r_r21 = PyObject_GetIter(cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "threatened", 45, CPyStatic_invasion___globals);
        goto CPyL17;
    }
    cpy_r_r22 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r23 = CPyStatics[1820]; /* 'next' */
    cpy_r_r24 = CPyObject_GetAttr(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "threatened", 45, CPyStatic_invasion___globals);
        goto CPyL23;
    }
    cpy_r_r25 = CPyStatics[4908]; /* -1 */
    PyObject *cpy_r_r26[2] = {cpy_r_r21, cpy_r_r25};
    cpy_r_r27 = (PyObject **)&cpy_r_r26;
    cpy_r_r28 = PyObject_Vectorcall(cpy_r_r24, cpy_r_r27, 2, 0);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "threatened", 45, CPyStatic_invasion___globals);
        goto CPyL23;
    }
    CPy_DECREF(cpy_r_r21);
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "threatened", 45, CPyStatic_invasion___globals);
        goto CPyL17;
    }
    return cpy_r_r29;
CPyL17: ;
    cpy_r_r30 = CPY_INT_TAG;
    return cpy_r_r30;
CPyL18: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL17;
CPyL19: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL11;
CPyL20: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL17;
CPyL21: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL17;
CPyL22: ;
    CPyTagged_DECREF(cpy_r_r11);
    goto CPyL10;
CPyL23: ;
    CPy_DecRef(cpy_r_r21);
    goto CPyL17;
}
        
        PyObject *CPyPy_invasion___threatened(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:threatened", kwlist, 0};
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
            CPyTagged retval = CPyDef_invasion___threatened(arg_t);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/invasion.py", "threatened", 42, CPyStatic_invasion___globals);
            return NULL;
        }
        
PyObject *CPyDef_invasion___attacked_squares(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_square;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    int32_t cpy_r_r14;
    char cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "attacked_squares", 50, CPyStatic_invasion___globals);
        goto CPyL13;
    }
    cpy_r_r1 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "attacked_squares", "Table", "book", 50, CPyStatic_invasion___globals);
        goto CPyL14;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___book___BookObject *)cpy_r_r1)->_squares;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "attacked_squares", "Book", "squares", 50, CPyStatic_invasion___globals);
        goto CPyL14;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = 0;
    CPyTagged_INCREF(cpy_r_r3);
    cpy_r_square = cpy_r_r3;
    CPyTagged_DECREF(cpy_r_square);
CPyL4: ;
    cpy_r_r4 = cpy_r_r3 & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (cpy_r_r5) goto CPyL6;
    cpy_r_r6 = cpy_r_r2 & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (!cpy_r_r7) goto CPyL7;
CPyL6: ;
    cpy_r_r8 = CPyTagged_IsLt_(cpy_r_r3, cpy_r_r2);
    if (cpy_r_r8) {
        goto CPyL8;
    } else
        goto CPyL15;
CPyL7: ;
    cpy_r_r9 = (Py_ssize_t)cpy_r_r3 < (Py_ssize_t)cpy_r_r2;
    if (!cpy_r_r9) goto CPyL15;
CPyL8: ;
    CPyTagged_INCREF(cpy_r_r3);
    cpy_r_square = cpy_r_r3;
    cpy_r_r10 = CPyDef_invasion___attack_obstacle(cpy_r_t, cpy_r_square);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "attacked_squares", 50, CPyStatic_invasion___globals);
        goto CPyL16;
    }
    cpy_r_r11 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r12 = cpy_r_r10 == cpy_r_r11;
    CPy_DECREF(cpy_r_r10);
    if (!cpy_r_r12) goto CPyL17;
    cpy_r_r13 = CPyTagged_StealAsObject(cpy_r_square);
    cpy_r_r14 = PyList_Append(cpy_r_r0, cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    cpy_r_r15 = cpy_r_r14 >= 0;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "attacked_squares", 50, CPyStatic_invasion___globals);
        goto CPyL18;
    }
CPyL11: ;
    cpy_r_r16 = CPyTagged_Add(cpy_r_r3, 2);
    CPyTagged_DECREF(cpy_r_r3);
    cpy_r_r3 = cpy_r_r16;
    goto CPyL4;
CPyL12: ;
    return cpy_r_r0;
CPyL13: ;
    cpy_r_r17 = NULL;
    return cpy_r_r17;
CPyL14: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL13;
CPyL15: ;
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r3);
    goto CPyL12;
CPyL16: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_square);
    goto CPyL13;
CPyL17: ;
    CPyTagged_DECREF(cpy_r_square);
    goto CPyL11;
CPyL18: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL13;
}
        
        PyObject *CPyPy_invasion___attacked_squares(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:attacked_squares", kwlist, 0};
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
            PyObject *retval = CPyDef_invasion___attacked_squares(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/invasion.py", "attacked_squares", 48, CPyStatic_invasion___globals);
            return NULL;
        }
        
PyObject *CPyDef_invasion___attack_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_square) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "attack_obstacle", "Table", "owners", 55, CPyStatic_invasion___globals);
        goto CPyL24;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_square);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "attack_obstacle", 55, CPyStatic_invasion___globals);
        goto CPyL24;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "attack_obstacle", 55, CPyStatic_invasion___globals);
        goto CPyL24;
    }
    cpy_r_r3 = (Py_ssize_t)cpy_r_r2 == -2;
    CPyTagged_DECREF(cpy_r_r2);
    if (!cpy_r_r3) goto CPyL5;
    cpy_r_r4 = CPyStatics[1821]; /* 'no-building' */
    CPy_INCREF(cpy_r_r4);
    return cpy_r_r4;
CPyL5: ;
    cpy_r_r5 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "attack_obstacle", "Table", "owners", 57, CPyStatic_invasion___globals);
        goto CPyL24;
    }
CPyL6: ;
    cpy_r_r6 = CPyList_GetItem(cpy_r_r5, cpy_r_square);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "attack_obstacle", 57, CPyStatic_invasion___globals);
        goto CPyL24;
    }
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r7 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r7 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "attack_obstacle", 57, CPyStatic_invasion___globals);
        goto CPyL24;
    }
    cpy_r_r8 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "attack_obstacle", 57, CPyStatic_invasion___globals);
        goto CPyL25;
    }
CPyL9: ;
    cpy_r_r9 = cpy_r_r7 & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (!cpy_r_r10) goto CPyL11;
    cpy_r_r11 = CPyTagged_IsEq_(cpy_r_r7, cpy_r_r8);
    cpy_r_r12 = cpy_r_r11;
    goto CPyL12;
CPyL11: ;
    cpy_r_r13 = cpy_r_r7 == cpy_r_r8;
    cpy_r_r12 = cpy_r_r13;
CPyL12: ;
    CPyTagged_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r8);
    if (!cpy_r_r12) goto CPyL14;
    cpy_r_r14 = CPyStatics[1822]; /* 'magistrate-spared' */
    CPy_INCREF(cpy_r_r14);
    return cpy_r_r14;
CPyL14: ;
    cpy_r_r15 = CPyDef_merv___table___Table___is_walled(cpy_r_t, cpy_r_square);
    if (unlikely(cpy_r_r15 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "attack_obstacle", 59, CPyStatic_invasion___globals);
        goto CPyL24;
    }
    if (!cpy_r_r15) goto CPyL17;
    cpy_r_r16 = CPyStatics[1823]; /* 'walled' */
    CPy_INCREF(cpy_r_r16);
    return cpy_r_r16;
CPyL17: ;
    cpy_r_r17 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_soldiers;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "attack_obstacle", "Table", "soldiers", 61, CPyStatic_invasion___globals);
        goto CPyL24;
    }
CPyL18: ;
    cpy_r_r18 = CPyList_GetItemBorrow(cpy_r_r17, cpy_r_square);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "attack_obstacle", 61, CPyStatic_invasion___globals);
        goto CPyL24;
    }
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "attack_obstacle", 61, CPyStatic_invasion___globals);
        goto CPyL24;
    }
    cpy_r_r20 = (Py_ssize_t)cpy_r_r19 != -2;
    CPyTagged_DECREF(cpy_r_r19);
    if (!cpy_r_r20) goto CPyL22;
    cpy_r_r21 = CPyStatics[1824]; /* 'soldier-protects' */
    CPy_INCREF(cpy_r_r21);
    cpy_r_r22 = cpy_r_r21;
    goto CPyL23;
CPyL22: ;
    cpy_r_r23 = Py_None;
    CPy_INCREF(cpy_r_r23);
    cpy_r_r22 = cpy_r_r23;
CPyL23: ;
    return cpy_r_r22;
CPyL24: ;
    cpy_r_r24 = NULL;
    return cpy_r_r24;
CPyL25: ;
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL24;
}
        
        PyObject *CPyPy_invasion___attack_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "square", 0};
            static CPyArg_Parser parser = {"OO:attack_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_square;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_square)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_square;
            if (likely(PyLong_Check(obj_square)))
                arg_square = CPyTagged_BorrowFromObject(obj_square);
            else {
                CPy_TypeError("int", obj_square); goto fail;
            }
            PyObject *retval = CPyDef_invasion___attack_obstacle(arg_t, arg_square);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/invasion.py", "attack_obstacle", 53, CPyStatic_invasion___globals);
            return NULL;
        }
        
PyObject *CPyDef_invasion____attack_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject **cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    tuple_T3OOO cpy_r_r64;
    PyObject **cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject **cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyTagged cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    CPyTagged cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    CPyTagged cpy_r_r94;
    PyObject *cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    CPyTagged cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    tuple_T5OOOOO cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    char cpy_r_r114;
    int32_t cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    CPyTagged cpy_r_r118;
    PyObject *cpy_r_r119;
    char cpy_r_r120;
    CPyTagged cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    CPyTagged cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    char cpy_r_r137;
    PyObject *cpy_r_r138;
    char cpy_r_r139;
    int32_t cpy_r_r140;
    char cpy_r_r141;
    int32_t cpy_r_r142;
    PyObject *cpy_r_r143;
    char cpy_r_r144;
    char cpy_r_r145;
    char cpy_r_r146;
    PyObject *cpy_r_r147;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL118;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 64, CPyStatic_invasion___globals);
        goto CPyL117;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "_attack_gen", "t", 66, CPyStatic_invasion___globals);
        goto CPyL117;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___merv___table___TableObject *)cpy_r_r7)->_book;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "Table", "book", 66, CPyStatic_invasion___globals);
        goto CPyL117;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___merv___book___BookObject *)cpy_r_r8)->_options;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "Book", "options", 66, CPyStatic_invasion___globals);
        goto CPyL117;
    }
    CPy_INCREF(cpy_r_r9);
CPyL7: ;
    if (((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o != NULL) {
        CPy_DECREF(((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o);
    }
    ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o = cpy_r_r9;
    cpy_r_r10 = 1;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 66, CPyStatic_invasion___globals);
        goto CPyL117;
    }
    cpy_r_r11 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "_attack_gen", "t", 67, CPyStatic_invasion___globals);
        goto CPyL117;
    }
CPyL9: ;
    cpy_r_r12 = ((serai___games___merv___table___TableObject *)cpy_r_r11)->_book;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "Table", "book", 67, CPyStatic_invasion___globals);
        goto CPyL117;
    }
CPyL10: ;
    cpy_r_r13 = ((serai___games___merv___book___BookObject *)cpy_r_r12)->_square_ids;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "Book", "square_ids", 67, CPyStatic_invasion___globals);
        goto CPyL117;
    }
    CPy_INCREF(cpy_r_r13);
CPyL11: ;
    cpy_r_r14 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__square;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "_attack_gen", "square", 67, CPyStatic_invasion___globals);
        goto CPyL123;
    }
CPyL12: ;
    cpy_r_r15 = CPySequenceTuple_GetItem(cpy_r_r13, cpy_r_r14);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 67, CPyStatic_invasion___globals);
        goto CPyL117;
    }
    if (likely(PyUnicode_Check(cpy_r_r15)))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/invasion.py", "_attack", 67, CPyStatic_invasion___globals, "str", cpy_r_r15);
        goto CPyL117;
    }
    if (((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__where != NULL) {
        CPy_DECREF(((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__where);
    }
    ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__where = cpy_r_r16;
    cpy_r_r17 = 1;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 67, CPyStatic_invasion___globals);
        goto CPyL117;
    }
    cpy_r_r18 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__owner;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "_attack_gen", "owner", 68, CPyStatic_invasion___globals);
        goto CPyL117;
    }
CPyL16: ;
    cpy_r_r19 = cpy_r_r18 != 8;
    if (!cpy_r_r19) goto CPyL97;
    cpy_r_r20 = CPyStatics[1450]; /* 'square' */
    cpy_r_r21 = CPyStatics[1745]; /* 'district' */
    cpy_r_r22 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "_attack_gen", "t", 69, CPyStatic_invasion___globals);
        goto CPyL117;
    }
CPyL18: ;
    cpy_r_r23 = ((serai___games___merv___table___TableObject *)cpy_r_r22)->_book;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "Table", "book", 69, CPyStatic_invasion___globals);
        goto CPyL117;
    }
CPyL19: ;
    cpy_r_r24 = ((serai___games___merv___book___BookObject *)cpy_r_r23)->_district_ids;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "Book", "district_ids", 69, CPyStatic_invasion___globals);
        goto CPyL117;
    }
    CPy_INCREF(cpy_r_r24);
CPyL20: ;
    cpy_r_r25 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "_attack_gen", "t", 69, CPyStatic_invasion___globals);
        goto CPyL124;
    }
CPyL21: ;
    cpy_r_r26 = ((serai___games___merv___table___TableObject *)cpy_r_r25)->_tiles;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "Table", "tiles", 69, CPyStatic_invasion___globals);
        goto CPyL124;
    }
CPyL22: ;
    cpy_r_r27 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__square;
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "_attack_gen", "square", 69, CPyStatic_invasion___globals);
        goto CPyL124;
    }
CPyL23: ;
    cpy_r_r28 = CPyList_GetItem(cpy_r_r26, cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 69, CPyStatic_invasion___globals);
        goto CPyL124;
    }
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 69, CPyStatic_invasion___globals);
        goto CPyL124;
    }
    cpy_r_r30 = CPySequenceTuple_GetItem(cpy_r_r24, cpy_r_r29);
    CPy_DECREF(cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 69, CPyStatic_invasion___globals);
        goto CPyL117;
    }
    if (likely(PyUnicode_Check(cpy_r_r30)))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/invasion.py", "_attack", 69, CPyStatic_invasion___globals, "str", cpy_r_r30);
        goto CPyL117;
    }
    cpy_r_r32 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__where;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "_attack_gen", "where", 69, CPyStatic_invasion___globals);
        goto CPyL125;
    }
CPyL28: ;
    cpy_r_r33 = CPyDict_Build(2, cpy_r_r20, cpy_r_r32, cpy_r_r21, cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 69, CPyStatic_invasion___globals);
        goto CPyL117;
    }
    cpy_r_r34 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "_attack_gen", "t", 70, CPyStatic_invasion___globals);
        goto CPyL126;
    }
CPyL30: ;
    cpy_r_r35 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__owner;
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "_attack_gen", "owner", 70, CPyStatic_invasion___globals);
        goto CPyL126;
    }
CPyL31: ;
    cpy_r_r36 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__square;
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "_attack_gen", "square", 70, CPyStatic_invasion___globals);
        goto CPyL126;
    }
CPyL32: ;
    cpy_r_r37 = CPyDef_invasion___RansomOffer(cpy_r_r34, cpy_r_r35, cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 70, CPyStatic_invasion___globals);
        goto CPyL126;
    }
    cpy_r_r38 = CPyStatic_extras___NO_EXTRAS;
    if (unlikely(cpy_r_r38 == NULL)) {
        goto CPyL127;
    } else
        goto CPyL36;
CPyL34: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_EXTRAS\" was not set");
    cpy_r_r39 = 0;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 72, CPyStatic_invasion___globals);
        goto CPyL117;
    }
    CPy_Unreachable();
CPyL36: ;
    cpy_r_r40 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "_attack_gen", "t", 72, CPyStatic_invasion___globals);
        goto CPyL128;
    }
CPyL37: ;
    cpy_r_r41 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__owner;
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "_attack_gen", "owner", 72, CPyStatic_invasion___globals);
        goto CPyL128;
    }
CPyL38: ;
    cpy_r_r42 = CPyStatics[1825]; /* 'ransom' */
    cpy_r_r43 = CPyStatics[1826]; /* 'MV-INV-05' */
    cpy_r_r44 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "_attack_gen", "t", 72, CPyStatic_invasion___globals);
        goto CPyL128;
    }
CPyL39: ;
    cpy_r_r45 = ((serai___games___merv___table___TableObject *)cpy_r_r44)->_confirm;
    if (unlikely(cpy_r_r45 == 2)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "Table", "confirm", 72, CPyStatic_invasion___globals);
        goto CPyL128;
    }
CPyL40: ;
    cpy_r_r46 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "_attack_gen", "o", 72, CPyStatic_invasion___globals);
        goto CPyL128;
    }
CPyL41: ;
    cpy_r_r47 = ((serai___games___merv___options___OptionsObject *)cpy_r_r46)->_lose_building;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "Options", "lose_building", 72, CPyStatic_invasion___globals);
        goto CPyL128;
    }
    CPy_INCREF(cpy_r_r47);
CPyL42: ;
    cpy_r_r48 = CPyDef_extras___ask_with(cpy_r_r38, cpy_r_r40, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r37, cpy_r_r33, cpy_r_r45, cpy_r_r47);
    CPy_DECREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 71, CPyStatic_invasion___globals);
        goto CPyL117;
    }
    if (((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___invasion____attack_gen_2 != NULL) {
        CPy_DECREF(((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___invasion____attack_gen_2);
    }
    ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___invasion____attack_gen_2 = cpy_r_r48;
    cpy_r_r49 = 1;
    if (!cpy_r_r49) goto CPyL117;
    cpy_r_r50 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r51 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r52 = NULL;
    cpy_r_r1 = cpy_r_r52;
    cpy_r_r53 = (PyObject **)&cpy_r_r1;
    cpy_r_r54 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___invasion____attack_gen_2;
    cpy_r_r55 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r54, cpy_r_r51, cpy_r_r51, cpy_r_r51, cpy_r_r50, cpy_r_r53);
    if (cpy_r_r55 != NULL) goto CPyL129;
    cpy_r_r56 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r56)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 71, CPyStatic_invasion___globals);
        goto CPyL130;
    }
    cpy_r_r57 = cpy_r_r1;
    cpy_r_r58 = NULL;
    if (((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___invasion____attack_gen_2 != NULL) {
        CPy_DECREF(((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___invasion____attack_gen_2);
    }
    ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___invasion____attack_gen_2 = cpy_r_r58;
    cpy_r_r59 = 1;
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 71, CPyStatic_invasion___globals);
        goto CPyL131;
    } else
        goto CPyL63;
CPyL47: ;
    cpy_r_r60 = cpy_r_r55;
CPyL48: ;
    ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r60;
CPyL49: ;
    cpy_r_r62 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r63 = cpy_r_type != cpy_r_r62;
    if (!cpy_r_r63) goto CPyL132;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 71, CPyStatic_invasion___globals);
        goto CPyL53;
    } else
        goto CPyL133;
CPyL51: ;
    CPy_Unreachable();
CPyL52: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL59;
CPyL53: ;
    cpy_r_r64 = CPy_CatchError();
    cpy_r_r65 = (PyObject **)&cpy_r_r3;
    cpy_r_r66 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___invasion____attack_gen_2;
    cpy_r_r67 = CPy_YieldFromErrorHandle(cpy_r_r66, cpy_r_r65);
    if (unlikely(cpy_r_r67 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 71, CPyStatic_invasion___globals);
        goto CPyL134;
    }
    if (cpy_r_r67) goto CPyL56;
    cpy_r_r60 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r64);
    CPy_DecRef(cpy_r_r64.f0);
    CPy_DecRef(cpy_r_r64.f1);
    CPy_DecRef(cpy_r_r64.f2);
    goto CPyL48;
CPyL56: ;
    cpy_r_r57 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r64);
    CPy_DecRef(cpy_r_r64.f0);
    CPy_DecRef(cpy_r_r64.f1);
    CPy_DecRef(cpy_r_r64.f2);
    goto CPyL63;
CPyL57: ;
    CPy_RestoreExcInfo(cpy_r_r64);
    CPy_DecRef(cpy_r_r64.f0);
    CPy_DecRef(cpy_r_r64.f1);
    CPy_DecRef(cpy_r_r64.f2);
    cpy_r_r68 = CPy_KeepPropagating();
    if (!cpy_r_r68) goto CPyL117;
    CPy_Unreachable();
CPyL59: ;
    cpy_r_r69 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r70 = NULL;
    cpy_r_r1 = cpy_r_r70;
    cpy_r_r71 = (PyObject **)&cpy_r_r1;
    cpy_r_r72 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___invasion____attack_gen_2;
    cpy_r_r73 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r72, cpy_r_r69, cpy_r_r69, cpy_r_r69, cpy_r_arg, cpy_r_r71);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r73 == NULL) {
        goto CPyL61;
    } else
        goto CPyL135;
CPyL60: ;
    cpy_r_r60 = cpy_r_r73;
    goto CPyL48;
CPyL61: ;
    cpy_r_r74 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r74)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 71, CPyStatic_invasion___globals);
        goto CPyL130;
    }
    cpy_r_r57 = cpy_r_r1;
CPyL63: ;
    if (likely(Py_TYPE(cpy_r_r57) == CPyType_option___Option))
        cpy_r_r75 = cpy_r_r57;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/invasion.py", "_attack", 71, CPyStatic_invasion___globals, "serai.kernel.option.Option", cpy_r_r57);
        goto CPyL117;
    }
    cpy_r_r76 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "_attack_gen", "o", 74, CPyStatic_invasion___globals);
        goto CPyL136;
    }
CPyL65: ;
    cpy_r_r77 = ((serai___games___merv___options___OptionsObject *)cpy_r_r76)->_lose_building;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "Options", "lose_building", 74, CPyStatic_invasion___globals);
        goto CPyL136;
    }
    CPy_INCREF(cpy_r_r77);
CPyL66: ;
    cpy_r_r78 = cpy_r_r75 == cpy_r_r77;
    CPy_DECREF(cpy_r_r77);
    cpy_r_r79 = cpy_r_r78 ^ 1;
    if (!cpy_r_r79) goto CPyL137;
    cpy_r_r80 = ((serai___kernel___option___OptionObject *)cpy_r_r75)->_value;
    CPy_INCREF(cpy_r_r80);
    CPy_DECREF(cpy_r_r75);
    if (likely(PyLong_Check(cpy_r_r80)))
        cpy_r_r81 = CPyTagged_FromObject(cpy_r_r80);
    else {
        CPy_TypeError("int", cpy_r_r80); cpy_r_r81 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 75, CPyStatic_invasion___globals);
        goto CPyL117;
    }
    cpy_r_r82 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "_attack_gen", "t", 76, CPyStatic_invasion___globals);
        goto CPyL138;
    }
CPyL69: ;
    cpy_r_r83 = ((serai___games___merv___table___TableObject *)cpy_r_r82)->_players;
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "Table", "players", 76, CPyStatic_invasion___globals);
        goto CPyL138;
    }
CPyL70: ;
    cpy_r_r84 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__owner;
    if (unlikely(cpy_r_r84 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "_attack_gen", "owner", 76, CPyStatic_invasion___globals);
        goto CPyL138;
    }
CPyL71: ;
    cpy_r_r85 = CPyList_GetItemBorrow(cpy_r_r83, cpy_r_r84);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 76, CPyStatic_invasion___globals);
        goto CPyL138;
    }
    if (likely(Py_TYPE(cpy_r_r85) == CPyType_merv___table___Player))
        cpy_r_r86 = cpy_r_r85;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/invasion.py", "_attack", 76, CPyStatic_invasion___globals, "serai.games.merv.table.Player", cpy_r_r85);
        goto CPyL138;
    }
    cpy_r_r87 = ((serai___games___merv___table___PlayerObject *)cpy_r_r86)->_cubes;
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "Player", "cubes", 76, CPyStatic_invasion___globals);
        goto CPyL138;
    }
    CPy_INCREF(cpy_r_r87);
CPyL74: ;
    cpy_r_r88 = CPyList_GetItem(cpy_r_r87, cpy_r_r81);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 76, CPyStatic_invasion___globals);
        goto CPyL139;
    }
    cpy_r_r89 = CPyStatics[4897]; /* 1 */
    cpy_r_r90 = PyNumber_InPlaceSubtract(cpy_r_r88, cpy_r_r89);
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 76, CPyStatic_invasion___globals);
        goto CPyL139;
    }
    cpy_r_r91 = CPyList_SetItem(cpy_r_r87, cpy_r_r81, cpy_r_r90);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(!cpy_r_r91)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 76, CPyStatic_invasion___globals);
        goto CPyL138;
    }
    cpy_r_r92 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "_attack_gen", "t", 77, CPyStatic_invasion___globals);
        goto CPyL138;
    }
CPyL78: ;
    cpy_r_r93 = ((serai___games___merv___table___TableObject *)cpy_r_r92)->_ransoms;
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "Table", "ransoms", 77, CPyStatic_invasion___globals);
        goto CPyL138;
    }
    CPy_INCREF(cpy_r_r93);
CPyL79: ;
    cpy_r_r94 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__square;
    if (unlikely(cpy_r_r94 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "_attack_gen", "square", 77, CPyStatic_invasion___globals);
        goto CPyL140;
    }
CPyL80: ;
    CPyTagged_INCREF(cpy_r_r81);
    cpy_r_r95 = CPyTagged_StealAsObject(cpy_r_r81);
    cpy_r_r96 = CPyList_SetItem(cpy_r_r93, cpy_r_r94, cpy_r_r95);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(!cpy_r_r96)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 77, CPyStatic_invasion___globals);
        goto CPyL138;
    }
    cpy_r_r97 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "_attack_gen", "t", 78, CPyStatic_invasion___globals);
        goto CPyL138;
    }
CPyL82: ;
    cpy_r_r98 = CPyStatics[1827]; /* 'event-ransom' */
    cpy_r_r99 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__owner;
    if (unlikely(cpy_r_r99 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "_attack_gen", "owner", 78, CPyStatic_invasion___globals);
        goto CPyL138;
    }
CPyL83: ;
    cpy_r_r100 = CPyStatics[1826]; /* 'MV-INV-05' */
    cpy_r_r101 = CPyStatics[1804]; /* 'cube-' */
    cpy_r_r102 = CPyStatic_merv___names___CUBES;
    if (unlikely(cpy_r_r102.f0 == NULL)) {
        goto CPyL141;
    } else
        goto CPyL86;
CPyL84: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r103 = 0;
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 78, CPyStatic_invasion___globals);
        goto CPyL117;
    }
    CPy_Unreachable();
CPyL86: ;
    CPy_INCREF(cpy_r_r102.f0);
    CPy_INCREF(cpy_r_r102.f1);
    CPy_INCREF(cpy_r_r102.f2);
    CPy_INCREF(cpy_r_r102.f3);
    CPy_INCREF(cpy_r_r102.f4);
    cpy_r_r104 = PyTuple_New(5);
    if (unlikely(cpy_r_r104 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2242 = cpy_r_r102.f0;
    PyTuple_SET_ITEM(cpy_r_r104, 0, __tmp2242);
    PyObject *__tmp2243 = cpy_r_r102.f1;
    PyTuple_SET_ITEM(cpy_r_r104, 1, __tmp2243);
    PyObject *__tmp2244 = cpy_r_r102.f2;
    PyTuple_SET_ITEM(cpy_r_r104, 2, __tmp2244);
    PyObject *__tmp2245 = cpy_r_r102.f3;
    PyTuple_SET_ITEM(cpy_r_r104, 3, __tmp2245);
    PyObject *__tmp2246 = cpy_r_r102.f4;
    PyTuple_SET_ITEM(cpy_r_r104, 4, __tmp2246);
    cpy_r_r105 = CPySequenceTuple_GetItem(cpy_r_r104, cpy_r_r81);
    CPy_DECREF(cpy_r_r104);
    CPyTagged_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 78, CPyStatic_invasion___globals);
        goto CPyL117;
    }
    if (likely(PyUnicode_Check(cpy_r_r105)))
        cpy_r_r106 = cpy_r_r105;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/invasion.py", "_attack", 78, CPyStatic_invasion___globals, "str", cpy_r_r105);
        goto CPyL117;
    }
    cpy_r_r107 = CPyStr_Build(2, cpy_r_r101, cpy_r_r106);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 78, CPyStatic_invasion___globals);
        goto CPyL117;
    }
    cpy_r_r108 = CPyStatics[909]; /* 'cube' */
    cpy_r_r109 = CPyStatics[1450]; /* 'square' */
    cpy_r_r110 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__where;
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "_attack_gen", "where", 78, CPyStatic_invasion___globals);
        goto CPyL142;
    }
CPyL90: ;
    cpy_r_r111 = CPyDict_Build(2, cpy_r_r108, cpy_r_r107, cpy_r_r109, cpy_r_r110);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 78, CPyStatic_invasion___globals);
        goto CPyL117;
    }
    cpy_r_r112 = CPyDef_kernel___table___Table___tell(cpy_r_r97, cpy_r_r98, cpy_r_r99, cpy_r_r100, cpy_r_r111);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r112 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 78, CPyStatic_invasion___globals);
        goto CPyL117;
    }
    cpy_r_r113 = Py_None;
    CPy_INCREF(cpy_r_r113);
    ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r115 = CPyDef_invasion____attack_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL96;
    CPyGen_SetStopIterationValue(cpy_r_r113);
    CPy_DECREF(cpy_r_r113);
    if (!0) goto CPyL122;
    CPy_Unreachable();
CPyL96: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r113;
    CPyGen_Exit(&((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL97: ;
    cpy_r_r116 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "_attack_gen", "t", 80, CPyStatic_invasion___globals);
        goto CPyL117;
    }
CPyL98: ;
    cpy_r_r117 = ((serai___games___merv___table___TableObject *)cpy_r_r116)->_ransoms;
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "Table", "ransoms", 80, CPyStatic_invasion___globals);
        goto CPyL117;
    }
    CPy_INCREF(cpy_r_r117);
CPyL99: ;
    cpy_r_r118 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__square;
    if (unlikely(cpy_r_r118 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "_attack_gen", "square", 80, CPyStatic_invasion___globals);
        goto CPyL143;
    }
CPyL100: ;
    cpy_r_r119 = CPyStatics[4910]; /* -2 */
    CPy_INCREF(cpy_r_r119);
    cpy_r_r120 = CPyList_SetItem(cpy_r_r117, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(!cpy_r_r120)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 80, CPyStatic_invasion___globals);
        goto CPyL117;
    }
    cpy_r_r121 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__owner;
    if (unlikely(cpy_r_r121 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "_attack_gen", "owner", 81, CPyStatic_invasion___globals);
        goto CPyL117;
    }
CPyL102: ;
    cpy_r_r122 = cpy_r_r121 == 8;
    if (!cpy_r_r122) goto CPyL107;
    cpy_r_r123 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "_attack_gen", "t", 82, CPyStatic_invasion___globals);
        goto CPyL117;
    }
CPyL104: ;
    cpy_r_r124 = CPyStatics[1828]; /* 'event-courtier-lost' */
    cpy_r_r125 = CPyStatics[1829]; /* 'MV-2P-06' */
    cpy_r_r126 = CPyStatics[1450]; /* 'square' */
    cpy_r_r127 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__where;
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "_attack_gen", "where", 82, CPyStatic_invasion___globals);
        goto CPyL117;
    }
CPyL105: ;
    cpy_r_r128 = CPyDict_Build(1, cpy_r_r126, cpy_r_r127);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 82, CPyStatic_invasion___globals);
        goto CPyL117;
    }
    cpy_r_r129 = CPyDef_kernel___table___Table___tell(cpy_r_r123, cpy_r_r124, -2, cpy_r_r125, cpy_r_r128);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r129 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 82, CPyStatic_invasion___globals);
        goto CPyL117;
    } else
        goto CPyL112;
CPyL107: ;
    cpy_r_r130 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "_attack_gen", "t", 84, CPyStatic_invasion___globals);
        goto CPyL117;
    }
CPyL108: ;
    cpy_r_r131 = CPyStatics[1830]; /* 'event-building-lost' */
    cpy_r_r132 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__owner;
    if (unlikely(cpy_r_r132 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "_attack_gen", "owner", 84, CPyStatic_invasion___globals);
        goto CPyL117;
    }
CPyL109: ;
    cpy_r_r133 = CPyStatics[1826]; /* 'MV-INV-05' */
    cpy_r_r134 = CPyStatics[1450]; /* 'square' */
    cpy_r_r135 = ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__where;
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_attack", "_attack_gen", "where", 84, CPyStatic_invasion___globals);
        goto CPyL117;
    }
CPyL110: ;
    cpy_r_r136 = CPyDict_Build(1, cpy_r_r134, cpy_r_r135);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 84, CPyStatic_invasion___globals);
        goto CPyL117;
    }
    cpy_r_r137 = CPyDef_kernel___table___Table___tell(cpy_r_r130, cpy_r_r131, cpy_r_r132, cpy_r_r133, cpy_r_r136);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r137 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 84, CPyStatic_invasion___globals);
        goto CPyL117;
    }
CPyL112: ;
    cpy_r_r138 = Py_None;
    CPy_INCREF(cpy_r_r138);
    ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r140 = CPyDef_invasion____attack_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL116;
    CPyGen_SetStopIterationValue(cpy_r_r138);
    CPy_DECREF(cpy_r_r138);
    if (!0) goto CPyL122;
    CPy_Unreachable();
CPyL116: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r138;
    CPyGen_Exit(&((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL117: ;
    ((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r142 = CPyDef_invasion____attack_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r143 = NULL;
    CPyGen_Exit(&((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r143;
CPyL118: ;
    cpy_r_r144 = cpy_r_r4 == 0;
    if (cpy_r_r144) goto CPyL144;
    cpy_r_r145 = cpy_r_r4 == 1;
    if (cpy_r_r145) {
        goto CPyL49;
    } else
        goto CPyL145;
CPyL120: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r146 = 0;
    if (unlikely(!cpy_r_r146)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 64, CPyStatic_invasion___globals);
        goto CPyL122;
    }
    CPy_Unreachable();
CPyL122: ;
    cpy_r_r147 = NULL;
    CPyGen_Exit(&((serai___games___merv___invasion____attack_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r147;
CPyL123: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL117;
CPyL124: ;
    CPy_DecRef(cpy_r_r24);
    goto CPyL117;
CPyL125: ;
    CPy_DecRef(cpy_r_r31);
    goto CPyL117;
CPyL126: ;
    CPy_DecRef(cpy_r_r33);
    goto CPyL117;
CPyL127: ;
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r37);
    goto CPyL34;
CPyL128: ;
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r37);
    goto CPyL117;
CPyL129: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL47;
CPyL130: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL117;
CPyL131: ;
    CPy_DecRef(cpy_r_r57);
    goto CPyL117;
CPyL132: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL52;
CPyL133: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL51;
CPyL134: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL57;
CPyL135: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL60;
CPyL136: ;
    CPy_DecRef(cpy_r_r75);
    goto CPyL117;
CPyL137: ;
    CPy_DECREF(cpy_r_r75);
    goto CPyL97;
CPyL138: ;
    CPyTagged_DecRef(cpy_r_r81);
    goto CPyL117;
CPyL139: ;
    CPyTagged_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r87);
    goto CPyL117;
CPyL140: ;
    CPyTagged_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r93);
    goto CPyL117;
CPyL141: ;
    CPyTagged_DecRef(cpy_r_r81);
    goto CPyL84;
CPyL142: ;
    CPy_DecRef(cpy_r_r107);
    goto CPyL117;
CPyL143: ;
    CPy_DecRef(cpy_r_r117);
    goto CPyL117;
CPyL144: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL145: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL120;
}
        
PyObject *CPyDef_invasion____attack_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_invasion____attack_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_invasion____attack_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_invasion____attack_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.invasion._attack_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_invasion____attack_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/invasion.py", "__next__", -1, CPyStatic_invasion___globals);
            return NULL;
        }
        
PyObject *CPyDef_invasion____attack_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_invasion____attack_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_invasion____attack_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_invasion____attack_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.invasion._attack_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_invasion____attack_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/invasion.py", "send", -1, CPyStatic_invasion___globals);
            return NULL;
        }
        
PyObject *CPyDef_invasion____attack_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_invasion____attack_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_invasion____attack_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.invasion._attack_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_invasion____attack_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/invasion.py", "__iter__", -1, CPyStatic_invasion___globals);
            return NULL;
        }
        
PyObject *CPyDef_invasion____attack_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_invasion____attack_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_invasion____attack_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_invasion____attack_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.invasion._attack_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_invasion____attack_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/invasion.py", "throw", -1, CPyStatic_invasion___globals);
            return NULL;
        }
        
PyObject *CPyDef_invasion____attack_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_invasion____attack_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp2247 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp2247);
    PyObject *__tmp2248 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp2248);
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
        
        PyObject *CPyPy_invasion____attack_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_invasion____attack_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.invasion._attack_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_invasion____attack_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/invasion.py", "close", -1, CPyStatic_invasion___globals);
            return NULL;
        }
        
PyObject *CPyDef_invasion____attack(PyObject *cpy_r_t, CPyTagged cpy_r_owner, CPyTagged cpy_r_square) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_invasion____attack_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 64, CPyStatic_invasion___globals);
        goto CPyL5;
    }
    ((serai___games___merv___invasion____attack_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___invasion____attack_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___invasion____attack_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___invasion____attack_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 64, CPyStatic_invasion___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_owner);
    if (((serai___games___merv___invasion____attack_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__owner != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___invasion____attack_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__owner);
    }
    ((serai___games___merv___invasion____attack_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__owner = cpy_r_owner;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 64, CPyStatic_invasion___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_square);
    if (((serai___games___merv___invasion____attack_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__square != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___invasion____attack_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__square);
    }
    ((serai___games___merv___invasion____attack_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__square = cpy_r_square;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 64, CPyStatic_invasion___globals);
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
        
        PyObject *CPyPy_invasion____attack(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "owner", "square", 0};
            static CPyArg_Parser parser = {"OOO:_attack", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_owner;
            PyObject *obj_square;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_owner, &obj_square)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_owner;
            if (likely(PyLong_Check(obj_owner)))
                arg_owner = CPyTagged_BorrowFromObject(obj_owner);
            else {
                CPy_TypeError("int", obj_owner); goto fail;
            }
            CPyTagged arg_square;
            if (likely(PyLong_Check(obj_square)))
                arg_square = CPyTagged_BorrowFromObject(obj_square);
            else {
                CPy_TypeError("int", obj_square); goto fail;
            }
            PyObject *retval = CPyDef_invasion____attack(arg_t, arg_owner, arg_square);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/invasion.py", "_attack", 64, CPyStatic_invasion___globals);
            return NULL;
        }
        
char CPyDef_invasion___RansomOffer_____init__(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_owner, CPyTagged cpy_r_square) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    cpy_r_r0 = CPyDef_offer___TableOffer_____init__(cpy_r_self, cpy_r_t, cpy_r_owner);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "__init__", 96, CPyStatic_invasion___globals);
        goto CPyL4;
    }
    cpy_r_r1 = CPyDef_invasion___ransom_colours(cpy_r_t, cpy_r_square);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "__init__", 97, CPyStatic_invasion___globals);
        goto CPyL4;
    }
    if (((serai___games___merv___invasion___RansomOfferObject *)cpy_r_self)->_colours != NULL) {
        CPy_DECREF(((serai___games___merv___invasion___RansomOfferObject *)cpy_r_self)->_colours);
    }
    ((serai___games___merv___invasion___RansomOfferObject *)cpy_r_self)->_colours = cpy_r_r1;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "__init__", 97, CPyStatic_invasion___globals);
        goto CPyL4;
    }
    return 1;
CPyL4: ;
    cpy_r_r3 = 2;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_invasion___RansomOffer_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "owner", "square", 0};
            PyObject *obj_t;
            PyObject *obj_owner;
            PyObject *obj_square;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOO", "__init__", kwlist, &obj_t, &obj_owner, &obj_square)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_invasion___RansomOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.invasion.RansomOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_owner;
            if (likely(PyLong_Check(obj_owner)))
                arg_owner = CPyTagged_BorrowFromObject(obj_owner);
            else {
                CPy_TypeError("int", obj_owner); goto fail;
            }
            CPyTagged arg_square;
            if (likely(PyLong_Check(obj_square)))
                arg_square = CPyTagged_BorrowFromObject(obj_square);
            else {
                CPy_TypeError("int", obj_square); goto fail;
            }
            char retval = CPyDef_invasion___RansomOffer_____init__(arg_self, arg_t, arg_owner, arg_square);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/invasion.py", "__init__", 95, CPyStatic_invasion___globals);
            return NULL;
        }
        
PyObject *CPyDef_invasion___RansomOffer___likely(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = ((serai___games___merv___invasion___RansomOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "likely", "RansomOffer", "t", 100, CPyStatic_invasion___globals);
        goto CPyL6;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/invasion.py", "likely", 100, CPyStatic_invasion___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL6;
    }
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "likely", "Table", "book", 100, CPyStatic_invasion___globals);
        goto CPyL6;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "likely", "Book", "options", 100, CPyStatic_invasion___globals);
        goto CPyL6;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_ransom;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "likely", "Options", "ransom", 100, CPyStatic_invasion___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    return cpy_r_r4;
CPyL6: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
}
        
        PyObject *CPyPy_invasion___RansomOffer___likely(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_invasion___RansomOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.invasion.RansomOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_invasion___RansomOffer___likely(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/invasion.py", "likely", 99, CPyStatic_invasion___globals);
            return NULL;
        }
        
PyObject *CPyDef_invasion___RansomOffer___obstacle(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    int32_t cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    int64_t cpy_r_r30;
    CPyPtr cpy_r_r31;
    int64_t cpy_r_r32;
    char cpy_r_r33;
    CPyPtr cpy_r_r34;
    CPyPtr cpy_r_r35;
    int64_t cpy_r_r36;
    CPyPtr cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    char cpy_r_r42;
    int64_t cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    cpy_r_r0 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r0);
    if (likely(PyLong_Check(cpy_r_r0)))
        cpy_r_r1 = CPyTagged_FromObject(cpy_r_r0);
    else {
        CPy_TypeError("int", cpy_r_r0); cpy_r_r1 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "obstacle", 103, CPyStatic_invasion___globals);
        goto CPyL36;
    }
    cpy_r_r2 = ((serai___games___merv___invasion___RansomOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "obstacle", "RansomOffer", "t", 104, CPyStatic_invasion___globals);
        goto CPyL37;
    }
CPyL2: ;
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_merv___table___Table))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/invasion.py", "obstacle", 104, CPyStatic_invasion___globals, "serai.games.merv.table.Table", cpy_r_r2);
        goto CPyL37;
    }
    cpy_r_r4 = ((serai___games___merv___table___TableObject *)cpy_r_r3)->_players;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "obstacle", "Table", "players", 104, CPyStatic_invasion___globals);
        goto CPyL37;
    }
CPyL4: ;
    cpy_r_r5 = ((serai___games___merv___invasion___RansomOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "obstacle", "RansomOffer", "me", 104, CPyStatic_invasion___globals);
        goto CPyL37;
    }
CPyL5: ;
    cpy_r_r6 = CPyList_GetItemBorrow(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "obstacle", 104, CPyStatic_invasion___globals);
        goto CPyL37;
    }
    if (likely(Py_TYPE(cpy_r_r6) == CPyType_merv___table___Player))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/invasion.py", "obstacle", 104, CPyStatic_invasion___globals, "serai.games.merv.table.Player", cpy_r_r6);
        goto CPyL37;
    }
    cpy_r_r8 = ((serai___games___merv___table___PlayerObject *)cpy_r_r7)->_cubes;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "obstacle", "Player", "cubes", 104, CPyStatic_invasion___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r8);
CPyL8: ;
    cpy_r_r9 = cpy_r_r1 != 8;
    if (!cpy_r_r9) goto CPyL15;
    cpy_r_r10 = ((serai___games___merv___invasion___RansomOfferObject *)cpy_r_self)->_colours;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "obstacle", "RansomOffer", "colours", 105, CPyStatic_invasion___globals);
        goto CPyL38;
    }
    CPy_INCREF(cpy_r_r10);
CPyL10: ;
    CPyTagged_INCREF(cpy_r_r1);
    cpy_r_r11 = CPyTagged_StealAsObject(cpy_r_r1);
    cpy_r_r12 = PySequence_Contains(cpy_r_r10, cpy_r_r11);
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r11);
    cpy_r_r13 = cpy_r_r12 >= 0;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "obstacle", 105, CPyStatic_invasion___globals);
        goto CPyL38;
    }
    cpy_r_r14 = cpy_r_r12;
    cpy_r_r15 = cpy_r_r14 ^ 1;
    if (cpy_r_r15) {
        goto CPyL39;
    } else
        goto CPyL15;
CPyL12: ;
    cpy_r_r16 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r17 = CPyStatics[1831]; /* 'RANSOM_COLOUR' */
    cpy_r_r18 = CPyObject_GetAttr(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "obstacle", 106, CPyStatic_invasion___globals);
        goto CPyL36;
    }
    if (likely(Py_TYPE(cpy_r_r18) == CPyType_option___Reason))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/invasion.py", "obstacle", 106, CPyStatic_invasion___globals, "serai.kernel.option.Reason", cpy_r_r18);
        goto CPyL36;
    }
    return cpy_r_r19;
CPyL15: ;
    cpy_r_r20 = CPyList_GetItem(cpy_r_r8, cpy_r_r1);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "obstacle", 107, CPyStatic_invasion___globals);
        goto CPyL38;
    }
    if (likely(PyLong_Check(cpy_r_r20)))
        cpy_r_r21 = CPyTagged_FromObject(cpy_r_r20);
    else {
        CPy_TypeError("int", cpy_r_r20); cpy_r_r21 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "obstacle", 107, CPyStatic_invasion___globals);
        goto CPyL38;
    }
    cpy_r_r22 = cpy_r_r21 != 0;
    CPyTagged_DECREF(cpy_r_r21);
    if (cpy_r_r22) {
        goto CPyL21;
    } else
        goto CPyL40;
CPyL18: ;
    cpy_r_r23 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r24 = CPyStatics[1832]; /* 'NO_CUBE_FOR_RANSOM' */
    cpy_r_r25 = CPyObject_GetAttr(cpy_r_r23, cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "obstacle", 108, CPyStatic_invasion___globals);
        goto CPyL36;
    }
    if (likely(Py_TYPE(cpy_r_r25) == CPyType_option___Reason))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/invasion.py", "obstacle", 108, CPyStatic_invasion___globals, "serai.kernel.option.Reason", cpy_r_r25);
        goto CPyL36;
    }
    return cpy_r_r26;
CPyL21: ;
    cpy_r_r27 = cpy_r_r1 == 8;
    CPyTagged_DECREF(cpy_r_r1);
    if (!cpy_r_r27) goto CPyL41;
    cpy_r_r28 = 0;
    cpy_r_r29 = ((serai___games___merv___invasion___RansomOfferObject *)cpy_r_self)->_colours;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "obstacle", "RansomOffer", "colours", 109, CPyStatic_invasion___globals);
        goto CPyL42;
    }
    CPy_INCREF(cpy_r_r29);
CPyL23: ;
    cpy_r_r30 = 0;
CPyL24: ;
    cpy_r_r31 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyVarObject, ob_size));
    cpy_r_r32 = *(int64_t *)cpy_r_r31;
    cpy_r_r33 = cpy_r_r30 < cpy_r_r32;
    if (!cpy_r_r33) goto CPyL43;
    cpy_r_r34 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyListObject, ob_item));
    cpy_r_r35 = *(CPyPtr *)cpy_r_r34;
    cpy_r_r36 = cpy_r_r30 * 8;
    cpy_r_r37 = cpy_r_r35 + cpy_r_r36;
    cpy_r_r38 = *(PyObject * *)cpy_r_r37;
    CPy_INCREF(cpy_r_r38);
    if (likely(PyLong_Check(cpy_r_r38)))
        cpy_r_r39 = CPyTagged_FromObject(cpy_r_r38);
    else {
        CPy_TypeError("int", cpy_r_r38); cpy_r_r39 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "obstacle", 109, CPyStatic_invasion___globals);
        goto CPyL44;
    }
    cpy_r_r40 = CPyList_GetItem(cpy_r_r8, cpy_r_r39);
    CPyTagged_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "obstacle", 109, CPyStatic_invasion___globals);
        goto CPyL44;
    }
    if (likely(PyLong_Check(cpy_r_r40)))
        cpy_r_r41 = CPyTagged_FromObject(cpy_r_r40);
    else {
        CPy_TypeError("int", cpy_r_r40); cpy_r_r41 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "obstacle", 109, CPyStatic_invasion___globals);
        goto CPyL44;
    }
    cpy_r_r42 = cpy_r_r41 != 0;
    CPyTagged_DECREF(cpy_r_r41);
    if (cpy_r_r42) {
        goto CPyL45;
    } else
        goto CPyL30;
CPyL29: ;
    cpy_r_r28 = 1;
    goto CPyL31;
CPyL30: ;
    cpy_r_r43 = cpy_r_r30 + 1;
    cpy_r_r30 = cpy_r_r43;
    goto CPyL24;
CPyL31: ;
    if (!cpy_r_r28) goto CPyL35;
    cpy_r_r44 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r45 = CPyStatics[1833]; /* 'KEEP_WHITE_FOR_RANSOM' */
    cpy_r_r46 = CPyObject_GetAttr(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "obstacle", 110, CPyStatic_invasion___globals);
        goto CPyL36;
    }
    if (likely(Py_TYPE(cpy_r_r46) == CPyType_option___Reason))
        cpy_r_r47 = cpy_r_r46;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/invasion.py", "obstacle", 110, CPyStatic_invasion___globals, "serai.kernel.option.Reason", cpy_r_r46);
        goto CPyL36;
    }
    return cpy_r_r47;
CPyL35: ;
    cpy_r_r48 = Py_None;
    CPy_INCREF(cpy_r_r48);
    return cpy_r_r48;
CPyL36: ;
    cpy_r_r49 = NULL;
    return cpy_r_r49;
CPyL37: ;
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL36;
CPyL38: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r8);
    goto CPyL36;
CPyL39: ;
    CPyTagged_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r8);
    goto CPyL12;
CPyL40: ;
    CPyTagged_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r8);
    goto CPyL18;
CPyL41: ;
    CPy_DECREF(cpy_r_r8);
    goto CPyL35;
CPyL42: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL36;
CPyL43: ;
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r29);
    goto CPyL31;
CPyL44: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r29);
    goto CPyL36;
CPyL45: ;
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r29);
    goto CPyL29;
}
        
        PyObject *CPyPy_invasion___RansomOffer___obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:obstacle", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_invasion___RansomOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.invasion.RansomOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_invasion___RansomOffer___obstacle(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/invasion.py", "obstacle", 102, CPyStatic_invasion___globals);
            return NULL;
        }
        
PyObject *CPyDef_invasion___ransom_colours(PyObject *cpy_r_t, CPyTagged cpy_r_square) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    tuple_T4OOOO cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject **cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    char cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyPtr cpy_r_r27;
    CPyPtr cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyPtr cpy_r_r33;
    CPyPtr cpy_r_r34;
    CPyPtr cpy_r_r35;
    PyObject *cpy_r_r36;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_upgrades;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "ransom_colours", "Table", "upgrades", 116, CPyStatic_invasion___globals);
        goto CPyL29;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_square);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "ransom_colours", 116, CPyStatic_invasion___globals);
        goto CPyL29;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "ransom_colours", 116, CPyStatic_invasion___globals);
        goto CPyL29;
    }
    cpy_r_r3 = cpy_r_r2 == 8;
    if (cpy_r_r3) {
        goto CPyL30;
    } else
        goto CPyL11;
CPyL4: ;
    cpy_r_r4 = CPyStatic_merv___names___COLOURS;
    if (likely(cpy_r_r4.f0 != NULL)) goto CPyL7;
    PyErr_SetString(PyExc_NameError, "value for final name \"COLOURS\" was not set");
    cpy_r_r5 = 0;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "ransom_colours", 118, CPyStatic_invasion___globals);
        goto CPyL29;
    }
    CPy_Unreachable();
CPyL7: ;
    cpy_r_r6 = (PyObject *)&PyRange_Type;
    cpy_r_r7 = CPyStatics[4894]; /* 4 */
    PyObject *cpy_r_r8[1] = {cpy_r_r7};
    cpy_r_r9 = (PyObject **)&cpy_r_r8;
    cpy_r_r10 = PyObject_Vectorcall(cpy_r_r6, cpy_r_r9, 1, 0);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "ransom_colours", 118, CPyStatic_invasion___globals);
        goto CPyL29;
    }
    if (likely(PyRange_Check(cpy_r_r10)))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/invasion.py", "ransom_colours", 118, CPyStatic_invasion___globals, "range", cpy_r_r10);
        goto CPyL29;
    }
    cpy_r_r12 = PySequence_List(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "ransom_colours", 118, CPyStatic_invasion___globals);
        goto CPyL29;
    }
    return cpy_r_r12;
CPyL11: ;
    cpy_r_r13 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "ransom_colours", "Table", "book", 119, CPyStatic_invasion___globals);
        goto CPyL31;
    }
CPyL12: ;
    cpy_r_r14 = ((serai___games___merv___book___BookObject *)cpy_r_r13)->_district_colour;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "ransom_colours", "Book", "district_colour", 119, CPyStatic_invasion___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r14);
CPyL13: ;
    cpy_r_r15 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_tiles;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "ransom_colours", "Table", "tiles", 119, CPyStatic_invasion___globals);
        goto CPyL32;
    }
CPyL14: ;
    cpy_r_r16 = CPyList_GetItemBorrow(cpy_r_r15, cpy_r_square);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "ransom_colours", 119, CPyStatic_invasion___globals);
        goto CPyL32;
    }
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "ransom_colours", 119, CPyStatic_invasion___globals);
        goto CPyL32;
    }
    cpy_r_r18 = CPyList_GetItem(cpy_r_r14, cpy_r_r17);
    CPy_DECREF(cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "ransom_colours", 119, CPyStatic_invasion___globals);
        goto CPyL31;
    }
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "ransom_colours", 119, CPyStatic_invasion___globals);
        goto CPyL31;
    }
    cpy_r_r20 = (Py_ssize_t)cpy_r_r2 == -2;
    if (cpy_r_r20) goto CPyL23;
    cpy_r_r21 = cpy_r_r2 & 1;
    cpy_r_r22 = cpy_r_r21 != 0;
    if (!cpy_r_r22) goto CPyL21;
    cpy_r_r23 = CPyTagged_IsEq_(cpy_r_r2, cpy_r_r19);
    if (cpy_r_r23) {
        goto CPyL23;
    } else
        goto CPyL22;
CPyL21: ;
    cpy_r_r24 = cpy_r_r2 == cpy_r_r19;
    if (cpy_r_r24) goto CPyL23;
CPyL22: ;
    if (0) {
        goto CPyL33;
    } else
        goto CPyL26;
CPyL23: ;
    if (1) {
        goto CPyL33;
    } else
        goto CPyL26;
CPyL24: ;
    cpy_r_r25 = PyList_New(1);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "ransom_colours", 120, CPyStatic_invasion___globals);
        goto CPyL34;
    }
    cpy_r_r26 = CPyTagged_StealAsObject(cpy_r_r19);
    cpy_r_r27 = (CPyPtr)((CPyPtr)cpy_r_r25 + offsetof(PyListObject, ob_item));
    cpy_r_r28 = *(CPyPtr *)cpy_r_r27;
    *(PyObject * *)cpy_r_r28 = cpy_r_r26;
    cpy_r_r29 = cpy_r_r25;
    goto CPyL28;
CPyL26: ;
    cpy_r_r30 = PyList_New(2);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "ransom_colours", 120, CPyStatic_invasion___globals);
        goto CPyL35;
    }
    cpy_r_r31 = CPyTagged_StealAsObject(cpy_r_r19);
    cpy_r_r32 = CPyTagged_StealAsObject(cpy_r_r2);
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyListObject, ob_item));
    cpy_r_r34 = *(CPyPtr *)cpy_r_r33;
    *(PyObject * *)cpy_r_r34 = cpy_r_r31;
    cpy_r_r35 = cpy_r_r34 + 8;
    *(PyObject * *)cpy_r_r35 = cpy_r_r32;
    cpy_r_r29 = cpy_r_r30;
CPyL28: ;
    return cpy_r_r29;
CPyL29: ;
    cpy_r_r36 = NULL;
    return cpy_r_r36;
CPyL30: ;
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL4;
CPyL31: ;
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL29;
CPyL32: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    goto CPyL29;
CPyL33: ;
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL24;
CPyL34: ;
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL29;
CPyL35: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL29;
}
        
        PyObject *CPyPy_invasion___ransom_colours(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "square", 0};
            static CPyArg_Parser parser = {"OO:ransom_colours", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_square;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_square)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_square;
            if (likely(PyLong_Check(obj_square)))
                arg_square = CPyTagged_BorrowFromObject(obj_square);
            else {
                CPy_TypeError("int", obj_square); goto fail;
            }
            PyObject *retval = CPyDef_invasion___ransom_colours(arg_t, arg_square);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/invasion.py", "ransom_colours", 114, CPyStatic_invasion___globals);
            return NULL;
        }
        
char CPyDef_invasion____tell_attacks(PyObject *cpy_r_t, PyObject *cpy_r_attacked) {
    CPyPtr cpy_r_r0;
    int64_t cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
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
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    int64_t cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    cpy_r_r0 = (CPyPtr)((CPyPtr)cpy_r_attacked + offsetof(PyVarObject, ob_size));
    cpy_r_r1 = *(int64_t *)cpy_r_r0;
    cpy_r_r2 = cpy_r_r1 << 1;
    cpy_r_r3 = cpy_r_r2 != 0;
    if (!cpy_r_r3) goto CPyL13;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_attacked + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = PyTuple_New(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_tell_attacks", 125, CPyStatic_invasion___globals);
        goto CPyL14;
    }
    cpy_r_r7 = 0;
CPyL3: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_attacked + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r7 < cpy_r_r9;
    if (!cpy_r_r10) goto CPyL11;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_attacked + offsetof(PyListObject, ob_item));
    cpy_r_r12 = *(CPyPtr *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r7 * 8;
    cpy_r_r14 = cpy_r_r12 + cpy_r_r13;
    cpy_r_r15 = *(PyObject * *)cpy_r_r14;
    CPy_INCREF(cpy_r_r15);
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_tell_attacks", 125, CPyStatic_invasion___globals);
        goto CPyL15;
    }
    cpy_r_r17 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_tell_attacks", "Table", "book", 125, CPyStatic_invasion___globals);
        goto CPyL16;
    }
CPyL6: ;
    cpy_r_r18 = ((serai___games___merv___book___BookObject *)cpy_r_r17)->_square_ids;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/invasion.py", "_tell_attacks", "Book", "square_ids", 125, CPyStatic_invasion___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_r18);
CPyL7: ;
    cpy_r_r19 = CPySequenceTuple_GetItem(cpy_r_r18, cpy_r_r16);
    CPy_DECREF(cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_tell_attacks", 125, CPyStatic_invasion___globals);
        goto CPyL15;
    }
    if (likely(PyUnicode_Check(cpy_r_r19)))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/invasion.py", "_tell_attacks", 125, CPyStatic_invasion___globals, "str", cpy_r_r19);
        goto CPyL15;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r6, cpy_r_r7, cpy_r_r20);
    cpy_r_r21 = cpy_r_r7 + 1;
    cpy_r_r7 = cpy_r_r21;
    goto CPyL3;
CPyL11: ;
    cpy_r_r22 = CPyStatics[1834]; /* 'event-attacked' */
    cpy_r_r23 = CPyStatics[1817]; /* 'MV-INV-01' */
    cpy_r_r24 = CPyStatics[1595]; /* 'squares' */
    cpy_r_r25 = CPyDict_Build(1, cpy_r_r24, cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_tell_attacks", 126, CPyStatic_invasion___globals);
        goto CPyL14;
    }
    cpy_r_r26 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r22, -2, cpy_r_r23, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "_tell_attacks", 126, CPyStatic_invasion___globals);
        goto CPyL14;
    }
CPyL13: ;
    return 1;
CPyL14: ;
    cpy_r_r27 = 2;
    return cpy_r_r27;
CPyL15: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL14;
CPyL16: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    goto CPyL14;
}
        
        PyObject *CPyPy_invasion____tell_attacks(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "attacked", 0};
            static CPyArg_Parser parser = {"OO:_tell_attacks", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_attacked;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_attacked)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_attacked;
            if (likely(PyList_Check(obj_attacked)))
                arg_attacked = obj_attacked;
            else {
                CPy_TypeError("list", obj_attacked); 
                goto fail;
            }
            char retval = CPyDef_invasion____tell_attacks(arg_t, arg_attacked);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/invasion.py", "_tell_attacks", 123, CPyStatic_invasion___globals);
            return NULL;
        }
        
char CPyDef_invasion_____top_level__(void) {
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
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    char cpy_r_r178;
    char cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    int32_t cpy_r_r190;
    char cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    int32_t cpy_r_r194;
    char cpy_r_r195;
    char cpy_r_r196;
    char cpy_r_r197;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 1, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 1, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_invasion___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 7, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4996]; /* ('Sequence',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_invasion___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 9, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatic_invasion___globals;
    cpy_r_r17 = (void *)&CPyModule_serai___games___merv___reasons;
    cpy_r_r18 = (void *)&CPyImportState_serai___games___merv___reasons;
    cpy_r_r19 = CPyModuleLockAPI_serai;
    cpy_r_r20 = CPyImport_IsInitialized(cpy_r_r18);
    if (!cpy_r_r20) goto CPyL9;
    cpy_r_r21 = PyImport_GetModuleDict();
    cpy_r_r22 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r23 = CPyDict_GetItem(cpy_r_r21, cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 11, CPyStatic_invasion___globals);
        goto CPyL72;
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
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 11, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r31 = CPyStatics[8]; /* '__file__' */
    cpy_r_r32 = CPyObject_GetAttr(cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 11, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r33 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r34 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r35 = CPyImport_ImportNative(cpy_r_r34, cpy_r_r25, cpy_r_r26, cpy_r_r27, cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r32, cpy_r_r33, 0);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 11, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r24 = cpy_r_r35;
CPyL13: ;
    cpy_r_r36 = CPyStatics[393]; /* 'reasons' */
    cpy_r_r37 = CPyDict_SetItem(cpy_r_r16, cpy_r_r36, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 11, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r39 = (void *)&CPyModule_serai___games___merv___names;
    cpy_r_r40 = (void *)&CPyImportState_serai___games___merv___names;
    cpy_r_r41 = CPyModuleLockAPI_serai;
    cpy_r_r42 = CPyImport_IsInitialized(cpy_r_r40);
    if (!cpy_r_r42) goto CPyL17;
    cpy_r_r43 = PyImport_GetModuleDict();
    cpy_r_r44 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r45 = CPyDict_GetItem(cpy_r_r43, cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 12, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r46 = cpy_r_r45;
    goto CPyL21;
CPyL17: ;
    cpy_r_r47 = CPyInitOnly_serai___games___merv___names;
    cpy_r_r48 = CPyExec_serai___games___merv___names;
    cpy_r_r49 = (PyObject **)&CPyModule_serai___games___merv___names__internal;
    cpy_r_r50 = PyImport_GetModuleDict();
    cpy_r_r51 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r52 = CPyDict_GetItem(cpy_r_r50, cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 12, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r53 = CPyStatics[8]; /* '__file__' */
    cpy_r_r54 = CPyObject_GetAttr(cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 12, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r55 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r56 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r57 = CPyImport_ImportNative(cpy_r_r56, cpy_r_r47, cpy_r_r48, cpy_r_r49, cpy_r_r39, cpy_r_r40, cpy_r_r41, cpy_r_r54, cpy_r_r55, 0);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 12, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r46 = cpy_r_r57;
CPyL21: ;
    cpy_r_r58 = CPyStatics[5263]; /* ('COLOURS', 'COURTIER', 'CUBES', 'FALLS', 'NOBODY', 'NONE', 'SCORING', 'WHITE') */
    cpy_r_r59 = CPyStatic_invasion___globals;
    cpy_r_r60 = CPyImport_GetNativeAttrs(cpy_r_r46, cpy_r_r58, cpy_r_r58, cpy_r_r59);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 12, CPyStatic_invasion___globals);
        goto CPyL72;
    } else
        goto CPyL73;
CPyL22: ;
    cpy_r_r61 = (void *)&CPyModule_serai___games___merv___table;
    cpy_r_r62 = (void *)&CPyImportState_serai___games___merv___table;
    cpy_r_r63 = CPyModuleLockAPI_serai;
    cpy_r_r64 = CPyImport_IsInitialized(cpy_r_r62);
    if (!cpy_r_r64) goto CPyL25;
    cpy_r_r65 = PyImport_GetModuleDict();
    cpy_r_r66 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r67 = CPyDict_GetItem(cpy_r_r65, cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 13, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r68 = cpy_r_r67;
    goto CPyL29;
CPyL25: ;
    cpy_r_r69 = CPyInitOnly_serai___games___merv___table;
    cpy_r_r70 = CPyExec_serai___games___merv___table;
    cpy_r_r71 = (PyObject **)&CPyModule_serai___games___merv___table__internal;
    cpy_r_r72 = PyImport_GetModuleDict();
    cpy_r_r73 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r74 = CPyDict_GetItem(cpy_r_r72, cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 13, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r75 = CPyStatics[8]; /* '__file__' */
    cpy_r_r76 = CPyObject_GetAttr(cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 13, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r77 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r78 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r79 = CPyImport_ImportNative(cpy_r_r78, cpy_r_r69, cpy_r_r70, cpy_r_r71, cpy_r_r61, cpy_r_r62, cpy_r_r63, cpy_r_r76, cpy_r_r77, 0);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 13, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r68 = cpy_r_r79;
CPyL29: ;
    cpy_r_r80 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r81 = CPyStatic_invasion___globals;
    cpy_r_r82 = CPyImport_GetNativeAttrs(cpy_r_r68, cpy_r_r80, cpy_r_r80, cpy_r_r81);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 13, CPyStatic_invasion___globals);
        goto CPyL72;
    } else
        goto CPyL74;
CPyL30: ;
    cpy_r_r83 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r84 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r85 = CPyModuleLockAPI_serai;
    cpy_r_r86 = CPyImport_IsInitialized(cpy_r_r84);
    if (!cpy_r_r86) goto CPyL33;
    cpy_r_r87 = PyImport_GetModuleDict();
    cpy_r_r88 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r89 = CPyDict_GetItem(cpy_r_r87, cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 14, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r90 = cpy_r_r89;
    goto CPyL37;
CPyL33: ;
    cpy_r_r91 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r92 = CPyExec_serai___kernel___decision;
    cpy_r_r93 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r94 = PyImport_GetModuleDict();
    cpy_r_r95 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r96 = CPyDict_GetItem(cpy_r_r94, cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 14, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r97 = CPyStatics[8]; /* '__file__' */
    cpy_r_r98 = CPyObject_GetAttr(cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 14, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r99 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r100 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r101 = CPyImport_ImportNative(cpy_r_r100, cpy_r_r91, cpy_r_r92, cpy_r_r93, cpy_r_r83, cpy_r_r84, cpy_r_r85, cpy_r_r98, cpy_r_r99, 0);
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 14, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r90 = cpy_r_r101;
CPyL37: ;
    cpy_r_r102 = CPyStatics[5041]; /* ('Option', 'Reason', 'Rules') */
    cpy_r_r103 = CPyStatic_invasion___globals;
    cpy_r_r104 = CPyImport_GetNativeAttrs(cpy_r_r90, cpy_r_r102, cpy_r_r102, cpy_r_r103);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 14, CPyStatic_invasion___globals);
        goto CPyL72;
    } else
        goto CPyL75;
CPyL38: ;
    cpy_r_r105 = (void *)&CPyModule_serai___kernel___extras;
    cpy_r_r106 = (void *)&CPyImportState_serai___kernel___extras;
    cpy_r_r107 = CPyModuleLockAPI_serai;
    cpy_r_r108 = CPyImport_IsInitialized(cpy_r_r106);
    if (!cpy_r_r108) goto CPyL41;
    cpy_r_r109 = PyImport_GetModuleDict();
    cpy_r_r110 = CPyStatics[373]; /* 'serai.kernel.extras' */
    cpy_r_r111 = CPyDict_GetItem(cpy_r_r109, cpy_r_r110);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 15, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r112 = cpy_r_r111;
    goto CPyL45;
CPyL41: ;
    cpy_r_r113 = CPyInitOnly_serai___kernel___extras;
    cpy_r_r114 = CPyExec_serai___kernel___extras;
    cpy_r_r115 = (PyObject **)&CPyModule_serai___kernel___extras__internal;
    cpy_r_r116 = PyImport_GetModuleDict();
    cpy_r_r117 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r118 = CPyDict_GetItem(cpy_r_r116, cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 15, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r119 = CPyStatics[8]; /* '__file__' */
    cpy_r_r120 = CPyObject_GetAttr(cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 15, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r121 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r122 = CPyStatics[373]; /* 'serai.kernel.extras' */
    cpy_r_r123 = CPyImport_ImportNative(cpy_r_r122, cpy_r_r113, cpy_r_r114, cpy_r_r115, cpy_r_r105, cpy_r_r106, cpy_r_r107, cpy_r_r120, cpy_r_r121, 0);
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 15, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r112 = cpy_r_r123;
CPyL45: ;
    cpy_r_r124 = CPyStatics[5206]; /* ('NO_EXTRAS', 'ask_with') */
    cpy_r_r125 = CPyStatic_invasion___globals;
    cpy_r_r126 = CPyImport_GetNativeAttrs(cpy_r_r112, cpy_r_r124, cpy_r_r124, cpy_r_r125);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 15, CPyStatic_invasion___globals);
        goto CPyL72;
    } else
        goto CPyL76;
CPyL46: ;
    cpy_r_r127 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r128 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r129 = CPyModuleLockAPI_serai;
    cpy_r_r130 = CPyImport_IsInitialized(cpy_r_r128);
    if (!cpy_r_r130) goto CPyL49;
    cpy_r_r131 = PyImport_GetModuleDict();
    cpy_r_r132 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r133 = CPyDict_GetItem(cpy_r_r131, cpy_r_r132);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 16, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r134 = cpy_r_r133;
    goto CPyL53;
CPyL49: ;
    cpy_r_r135 = CPyInitOnly_serai___kernel___message;
    cpy_r_r136 = CPyExec_serai___kernel___message;
    cpy_r_r137 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r138 = PyImport_GetModuleDict();
    cpy_r_r139 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r140 = CPyDict_GetItem(cpy_r_r138, cpy_r_r139);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 16, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r141 = CPyStatics[8]; /* '__file__' */
    cpy_r_r142 = CPyObject_GetAttr(cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 16, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r143 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r144 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r145 = CPyImport_ImportNative(cpy_r_r144, cpy_r_r135, cpy_r_r136, cpy_r_r137, cpy_r_r127, cpy_r_r128, cpy_r_r129, cpy_r_r142, cpy_r_r143, 0);
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 16, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r134 = cpy_r_r145;
CPyL53: ;
    cpy_r_r146 = CPyStatics[5055]; /* ('Argument',) */
    cpy_r_r147 = CPyStatic_invasion___globals;
    cpy_r_r148 = CPyImport_GetNativeAttrs(cpy_r_r134, cpy_r_r146, cpy_r_r146, cpy_r_r147);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 16, CPyStatic_invasion___globals);
        goto CPyL72;
    } else
        goto CPyL77;
CPyL54: ;
    cpy_r_r149 = (void *)&CPyModule_serai___kernel___offer;
    cpy_r_r150 = (void *)&CPyImportState_serai___kernel___offer;
    cpy_r_r151 = CPyModuleLockAPI_serai;
    cpy_r_r152 = CPyImport_IsInitialized(cpy_r_r150);
    if (!cpy_r_r152) goto CPyL57;
    cpy_r_r153 = PyImport_GetModuleDict();
    cpy_r_r154 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r155 = CPyDict_GetItem(cpy_r_r153, cpy_r_r154);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 17, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r156 = cpy_r_r155;
    goto CPyL61;
CPyL57: ;
    cpy_r_r157 = CPyInitOnly_serai___kernel___offer;
    cpy_r_r158 = CPyExec_serai___kernel___offer;
    cpy_r_r159 = (PyObject **)&CPyModule_serai___kernel___offer__internal;
    cpy_r_r160 = PyImport_GetModuleDict();
    cpy_r_r161 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r162 = CPyDict_GetItem(cpy_r_r160, cpy_r_r161);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 17, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r163 = CPyStatics[8]; /* '__file__' */
    cpy_r_r164 = CPyObject_GetAttr(cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r162);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 17, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r165 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r166 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r167 = CPyImport_ImportNative(cpy_r_r166, cpy_r_r157, cpy_r_r158, cpy_r_r159, cpy_r_r149, cpy_r_r150, cpy_r_r151, cpy_r_r164, cpy_r_r165, 0);
    CPy_DECREF(cpy_r_r164);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 17, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r156 = cpy_r_r167;
CPyL61: ;
    cpy_r_r168 = CPyStatics[5043]; /* ('TableOffer',) */
    cpy_r_r169 = CPyStatic_invasion___globals;
    cpy_r_r170 = CPyImport_GetNativeAttrs(cpy_r_r156, cpy_r_r168, cpy_r_r168, cpy_r_r169);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 17, CPyStatic_invasion___globals);
        goto CPyL72;
    } else
        goto CPyL78;
CPyL62: ;
    cpy_r_r171 = (PyObject *)CPyType_offer___TableOffer;
    cpy_r_r172 = (PyObject *)CPyType_merv___table___Table;
    cpy_r_r173 = PyObject_GetItem(cpy_r_r171, cpy_r_r172);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 87, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r174 = PyTuple_Pack(1, cpy_r_r173);
    CPy_DECREF(cpy_r_r173);
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 87, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r175 = CPyStatics[1836]; /* 'serai.games.merv.invasion' */
    cpy_r_r176 = (PyObject *)CPyType_invasion___RansomOffer_template;
    cpy_r_r177 = CPyType_FromTemplate(cpy_r_r176, cpy_r_r174, cpy_r_r175);
    CPy_DECREF(cpy_r_r174);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 87, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    cpy_r_r178 = CPyDef_invasion___RansomOffer_trait_vtable_setup();
    if (unlikely(cpy_r_r178 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 87, CPyStatic_invasion___globals);
        goto CPyL79;
    }
    cpy_r_r179 = CPyDef_invasion___RansomOffer_coroutine_setup(cpy_r_r177);
    if (unlikely(cpy_r_r179 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 87, CPyStatic_invasion___globals);
        goto CPyL79;
    }
    cpy_r_r180 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r181 = CPyStatics[701]; /* 'colours' */
    cpy_r_r182 = CPyStatics[378]; /* 't' */
    cpy_r_r183 = CPyStatics[379]; /* 'me' */
    cpy_r_r184 = CPyStatics[380]; /* '_likely' */
    cpy_r_r185 = CPyStatics[381]; /* '_obstacle' */
    cpy_r_r186 = CPyStatics[382]; /* '_others' */
    cpy_r_r187 = CPyStatics[383]; /* '_note' */
    cpy_r_r188 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r189 = PyTuple_Pack(8, cpy_r_r181, cpy_r_r182, cpy_r_r183, cpy_r_r184, cpy_r_r185, cpy_r_r186, cpy_r_r187, cpy_r_r188);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 87, CPyStatic_invasion___globals);
        goto CPyL79;
    }
    cpy_r_r190 = PyObject_SetAttr(cpy_r_r177, cpy_r_r180, cpy_r_r189);
    CPy_DECREF(cpy_r_r189);
    cpy_r_r191 = cpy_r_r190 >= 0;
    if (unlikely(!cpy_r_r191)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 87, CPyStatic_invasion___globals);
        goto CPyL79;
    }
    CPyType_invasion___RansomOffer = (PyTypeObject *)cpy_r_r177;
    CPy_INCREF(CPyType_invasion___RansomOffer);
    cpy_r_r192 = CPyStatic_invasion___globals;
    cpy_r_r193 = CPyStatics[1837]; /* 'RansomOffer' */
    cpy_r_r194 = PyDict_SetItem(cpy_r_r192, cpy_r_r193, cpy_r_r177);
    cpy_r_r195 = cpy_r_r194 >= 0;
    if (unlikely(!cpy_r_r195)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 87, CPyStatic_invasion___globals);
        goto CPyL79;
    }
    cpy_r_r196 = CPy_InitSubclass(cpy_r_r177);
    CPy_DECREF(cpy_r_r177);
    if (unlikely(!cpy_r_r196)) {
        CPy_AddTraceback("src/serai/games/merv/invasion.py", "<module>", 87, CPyStatic_invasion___globals);
        goto CPyL72;
    }
    return 1;
CPyL72: ;
    cpy_r_r197 = 2;
    return cpy_r_r197;
CPyL73: ;
    CPy_DECREF(cpy_r_r60);
    goto CPyL22;
CPyL74: ;
    CPy_DECREF(cpy_r_r82);
    goto CPyL30;
CPyL75: ;
    CPy_DECREF(cpy_r_r104);
    goto CPyL38;
CPyL76: ;
    CPy_DECREF(cpy_r_r126);
    goto CPyL46;
CPyL77: ;
    CPy_DECREF(cpy_r_r148);
    goto CPyL54;
CPyL78: ;
    CPy_DECREF(cpy_r_r170);
    goto CPyL62;
CPyL79: ;
    CPy_DecRef(cpy_r_r177);
    goto CPyL72;
}

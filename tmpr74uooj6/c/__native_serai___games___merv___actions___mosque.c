#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef mosque___StepOffer_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___actions___mosque___StepOfferObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___actions___mosque___StepOfferObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
mosque___StepOffer_traverse(serai___games___merv___actions___mosque___StepOfferObject *self, visitproc visit, void *arg)
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
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___mosque___StepOfferObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___mosque___StepOfferObject))));
    return rv;
}

static int32_t CPyDef_mosque___StepOffer_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___mosque___StepOfferObject *self = (serai___games___merv___actions___mosque___StepOfferObject *)cpy_r_self;
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
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___mosque___StepOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___mosque___StepOfferObject))));
    return 0;
}

static int32_t CPyDef_mosque___StepOffer_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___mosque___StepOfferObject *self = (serai___games___merv___actions___mosque___StepOfferObject *)cpy_r_self;
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
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___mosque___StepOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___mosque___StepOfferObject))));
    return 0;
}

static void
mosque___StepOffer_dealloc(serai___games___merv___actions___mosque___StepOfferObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, mosque___StepOffer_dealloc)
    CPyDef_mosque___StepOffer_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_mosque_____mypyc__StepOffer_setup(PyObject *cpy_r_type);
PyObject *CPyDef_mosque___StepOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me);

static PyObject *
mosque___StepOffer_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_mosque___StepOffer) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_mosque_____mypyc__StepOffer_setup((PyObject*)type);
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

static CPyVTableItem mosque___StepOffer_vtable[20];
static bool
CPyDef_mosque___StepOffer_trait_vtable_setup(void)
{
    CPyVTableItem mosque___StepOffer_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_offer___TableOffer_____init__,
        (CPyVTableItem)CPyDef_offer___Offer_____add__,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_mosque___StepOffer___note,
        (CPyVTableItem)CPyDef_offer___TableOffer_____init__,
        (CPyVTableItem)CPyDef_mosque___StepOffer___likely,
        (CPyVTableItem)CPyDef_mosque___StepOffer___others,
        (CPyVTableItem)CPyDef_mosque___StepOffer___obstacle,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_mosque___StepOffer___note,
        (CPyVTableItem)CPyDef_mosque___StepOffer___likely,
        (CPyVTableItem)CPyDef_mosque___StepOffer___others,
        (CPyVTableItem)CPyDef_mosque___StepOffer___obstacle,
        (CPyVTableItem)CPyDef_mosque___StepOffer___note,
        (CPyVTableItem)CPyDef_mosque___StepOffer____outside,
        (CPyVTableItem)CPyDef_mosque___StepOffer____space,
    };
    memcpy(mosque___StepOffer_vtable, mosque___StepOffer_vtable_scratch, sizeof(mosque___StepOffer_vtable));
    return 1;
}

static bool
CPyDef_mosque___StepOffer_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef mosque___StepOffer_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef mosque___StepOffer_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_mosque_____mypyc__StepOffer_setup, METH_O, NULL},
    {"likely",
     (PyCFunction)CPyPy_mosque___StepOffer___likely,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("likely($self)\n--\n\n")},
    {"others",
     (PyCFunction)CPyPy_mosque___StepOffer___others,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("others($self)\n--\n\n")},
    {"obstacle",
     (PyCFunction)CPyPy_mosque___StepOffer___obstacle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("obstacle($self, option)\n--\n\n")},
    {"note",
     (PyCFunction)CPyPy_mosque___StepOffer___note,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("note($self, option)\n--\n\n")},
    {"_outside",
     (PyCFunction)CPyPy_mosque___StepOffer____outside,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_outside($self)\n--\n\n")},
    {"_space",
     (PyCFunction)CPyPy_mosque___StepOffer____space,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_space($self, option)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_mosque___StepOffer_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "StepOffer",
    .tp_new = mosque___StepOffer_new,
    .tp_dealloc = (destructor)mosque___StepOffer_dealloc,
    .tp_traverse = (traverseproc)mosque___StepOffer_traverse,
    .tp_clear = (inquiry)CPyDef_mosque___StepOffer_clear,
    .tp_getset = mosque___StepOffer_getseters,
    .tp_methods = mosque___StepOffer_methods,
    .tp_members = mosque___StepOffer_members,
    .tp_basicsize = sizeof(serai___games___merv___actions___mosque___StepOfferObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___actions___mosque___StepOfferObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___actions___mosque___StepOfferObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("StepOffer(t, me)\n--\n\n"),
};
static PyTypeObject *CPyType_mosque___StepOffer_template = &CPyType_mosque___StepOffer_template_;

PyObject *CPyDef_mosque_____mypyc__StepOffer_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___mosque___StepOfferObject *self;
    self = (serai___games___merv___actions___mosque___StepOfferObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = mosque___StepOffer_vtable;
    self->_me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_mosque___StepOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me)
{
    PyObject *self = CPyDef_mosque_____mypyc__StepOffer_setup((PyObject *)CPyType_mosque___StepOffer);
    if (self == NULL)
        return NULL;
    char res = CPyDef_offer___TableOffer_____init__(self, cpy_r_t, cpy_r_me);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}


static PySendResult CPyDunder_am_sendmosque___mosque_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_mosque___mosque_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods mosque___mosque_gen_as_async = {
    .am_send = CPyDunder_am_sendmosque___mosque_gen,
};
static int
mosque___mosque_gen_traverse(serai___games___merv___actions___mosque___mosque_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__o);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_1);
    Py_VISIT(self->___mypyc_generator_frame_attribute__space);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_3);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_4);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_mosque___mosque_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___mosque___mosque_genObject *self = (serai___games___merv___actions___mosque___mosque_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_1);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__space);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_4);
    return 0;
}

static int32_t CPyDef_mosque___mosque_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___mosque___mosque_genObject *self = (serai___games___merv___actions___mosque___mosque_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_1);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__space);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_4);
    return 0;
}

static void
mosque___mosque_gen_dealloc(serai___games___merv___actions___mosque___mosque_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (mosque___mosque_gen_free_instance == NULL) {
        mosque___mosque_gen_free_instance = self;
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
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_1);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__space);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_3);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_4);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, mosque___mosque_gen_dealloc)
    CPyDef_mosque___mosque_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_mosque_____mypyc__mosque_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_mosque___mosque_gen(void);

static PyObject *
mosque___mosque_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_mosque___mosque_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_mosque_____mypyc__mosque_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem mosque___mosque_gen_vtable[6];
static bool
CPyDef_mosque___mosque_gen_trait_vtable_setup(void)
{
    CPyVTableItem mosque___mosque_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_mosque___mosque_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_mosque___mosque_gen_____next__,
        (CPyVTableItem)CPyDef_mosque___mosque_gen___send,
        (CPyVTableItem)CPyDef_mosque___mosque_gen_____iter__,
        (CPyVTableItem)CPyDef_mosque___mosque_gen___throw,
        (CPyVTableItem)CPyDef_mosque___mosque_gen___close,
    };
    memcpy(mosque___mosque_gen_vtable, mosque___mosque_gen_vtable_scratch, sizeof(mosque___mosque_gen_vtable));
    return 1;
}

static bool
CPyDef_mosque___mosque_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef mosque___mosque_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_mosque_____mypyc__mosque_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_mosque___mosque_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_mosque___mosque_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_mosque___mosque_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_mosque___mosque_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_mosque___mosque_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_mosque___mosque_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "mosque_gen",
    .tp_new = mosque___mosque_gen_new,
    .tp_dealloc = (destructor)mosque___mosque_gen_dealloc,
    .tp_traverse = (traverseproc)mosque___mosque_gen_traverse,
    .tp_clear = (inquiry)CPyDef_mosque___mosque_gen_clear,
    .tp_methods = mosque___mosque_gen_methods,
    .tp_iter = CPyDef_mosque___mosque_gen_____iter__,
    .tp_iternext = CPyDef_mosque___mosque_gen_____next__,
    .tp_as_async = &mosque___mosque_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___actions___mosque___mosque_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("mosque_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_mosque___mosque_gen_template = &CPyType_mosque___mosque_gen_template_;

PyObject *CPyDef_mosque_____mypyc__mosque_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___mosque___mosque_genObject *self;
    if (mosque___mosque_gen_free_instance != NULL) {
        self = mosque___mosque_gen_free_instance;
        mosque___mosque_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___actions___mosque___mosque_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = mosque___mosque_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_mosque___mosque_gen(void)
{
    PyObject *self = CPyDef_mosque_____mypyc__mosque_gen_setup((PyObject *)CPyType_mosque___mosque_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendmosque___free_step_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_mosque___free_step_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods mosque___free_step_gen_as_async = {
    .am_send = CPyDunder_am_sendmosque___free_step_gen,
};
static int
mosque___free_step_gen_traverse(serai___games___merv___actions___mosque___free_step_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___actions___mosque___free_step_gen_0);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___actions___mosque___free_step_gen_1);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_mosque___free_step_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___mosque___free_step_genObject *self = (serai___games___merv___actions___mosque___free_step_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___mosque___free_step_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___mosque___free_step_gen_1);
    return 0;
}

static int32_t CPyDef_mosque___free_step_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___mosque___free_step_genObject *self = (serai___games___merv___actions___mosque___free_step_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___mosque___free_step_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___mosque___free_step_gen_1);
    return 0;
}

static void
mosque___free_step_gen_dealloc(serai___games___merv___actions___mosque___free_step_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (mosque___free_step_gen_free_instance == NULL) {
        mosque___free_step_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___mosque___free_step_gen_0);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___mosque___free_step_gen_1);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, mosque___free_step_gen_dealloc)
    CPyDef_mosque___free_step_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_mosque_____mypyc__free_step_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_mosque___free_step_gen(void);

static PyObject *
mosque___free_step_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_mosque___free_step_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_mosque_____mypyc__free_step_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem mosque___free_step_gen_vtable[6];
static bool
CPyDef_mosque___free_step_gen_trait_vtable_setup(void)
{
    CPyVTableItem mosque___free_step_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_mosque___free_step_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_mosque___free_step_gen_____next__,
        (CPyVTableItem)CPyDef_mosque___free_step_gen___send,
        (CPyVTableItem)CPyDef_mosque___free_step_gen_____iter__,
        (CPyVTableItem)CPyDef_mosque___free_step_gen___throw,
        (CPyVTableItem)CPyDef_mosque___free_step_gen___close,
    };
    memcpy(mosque___free_step_gen_vtable, mosque___free_step_gen_vtable_scratch, sizeof(mosque___free_step_gen_vtable));
    return 1;
}

static bool
CPyDef_mosque___free_step_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef mosque___free_step_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_mosque_____mypyc__free_step_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_mosque___free_step_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_mosque___free_step_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_mosque___free_step_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_mosque___free_step_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_mosque___free_step_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_mosque___free_step_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "free_step_gen",
    .tp_new = mosque___free_step_gen_new,
    .tp_dealloc = (destructor)mosque___free_step_gen_dealloc,
    .tp_traverse = (traverseproc)mosque___free_step_gen_traverse,
    .tp_clear = (inquiry)CPyDef_mosque___free_step_gen_clear,
    .tp_methods = mosque___free_step_gen_methods,
    .tp_iter = CPyDef_mosque___free_step_gen_____iter__,
    .tp_iternext = CPyDef_mosque___free_step_gen_____next__,
    .tp_as_async = &mosque___free_step_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___actions___mosque___free_step_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("free_step_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_mosque___free_step_gen_template = &CPyType_mosque___free_step_gen_template_;

PyObject *CPyDef_mosque_____mypyc__free_step_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___mosque___free_step_genObject *self;
    if (mosque___free_step_gen_free_instance != NULL) {
        self = mosque___free_step_gen_free_instance;
        mosque___free_step_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___actions___mosque___free_step_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = mosque___free_step_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_mosque___free_step_gen(void)
{
    PyObject *self = CPyDef_mosque_____mypyc__free_step_gen_setup((PyObject *)CPyType_mosque___free_step_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendmosque___enter_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_mosque___enter_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods mosque___enter_gen_as_async = {
    .am_send = CPyDunder_am_sendmosque___enter_gen,
};
static int
mosque___enter_gen_traverse(serai___games___merv___actions___mosque___enter_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__space)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__space));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___actions___mosque___enter_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_mosque___enter_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___mosque___enter_genObject *self = (serai___games___merv___actions___mosque___enter_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__space)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__space;
        self->___mypyc_generator_frame_attribute__space = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___mosque___enter_gen_0);
    return 0;
}

static int32_t CPyDef_mosque___enter_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___mosque___enter_genObject *self = (serai___games___merv___actions___mosque___enter_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__space)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__space;
        self->___mypyc_generator_frame_attribute__space = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___mosque___enter_gen_0);
    return 0;
}

static void
mosque___enter_gen_dealloc(serai___games___merv___actions___mosque___enter_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (mosque___enter_gen_free_instance == NULL) {
        mosque___enter_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__space)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__space;
            self->___mypyc_generator_frame_attribute__space = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__space = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___mosque___enter_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, mosque___enter_gen_dealloc)
    CPyDef_mosque___enter_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_mosque_____mypyc__enter_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_mosque___enter_gen(void);

static PyObject *
mosque___enter_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_mosque___enter_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_mosque_____mypyc__enter_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem mosque___enter_gen_vtable[6];
static bool
CPyDef_mosque___enter_gen_trait_vtable_setup(void)
{
    CPyVTableItem mosque___enter_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_mosque___enter_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_mosque___enter_gen_____next__,
        (CPyVTableItem)CPyDef_mosque___enter_gen___send,
        (CPyVTableItem)CPyDef_mosque___enter_gen_____iter__,
        (CPyVTableItem)CPyDef_mosque___enter_gen___throw,
        (CPyVTableItem)CPyDef_mosque___enter_gen___close,
    };
    memcpy(mosque___enter_gen_vtable, mosque___enter_gen_vtable_scratch, sizeof(mosque___enter_gen_vtable));
    return 1;
}

static bool
CPyDef_mosque___enter_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef mosque___enter_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_mosque_____mypyc__enter_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_mosque___enter_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_mosque___enter_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_mosque___enter_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_mosque___enter_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_mosque___enter_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_mosque___enter_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "enter_gen",
    .tp_new = mosque___enter_gen_new,
    .tp_dealloc = (destructor)mosque___enter_gen_dealloc,
    .tp_traverse = (traverseproc)mosque___enter_gen_traverse,
    .tp_clear = (inquiry)CPyDef_mosque___enter_gen_clear,
    .tp_methods = mosque___enter_gen_methods,
    .tp_iter = CPyDef_mosque___enter_gen_____iter__,
    .tp_iternext = CPyDef_mosque___enter_gen_____next__,
    .tp_as_async = &mosque___enter_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___actions___mosque___enter_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("enter_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_mosque___enter_gen_template = &CPyType_mosque___enter_gen_template_;

PyObject *CPyDef_mosque_____mypyc__enter_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___mosque___enter_genObject *self;
    if (mosque___enter_gen_free_instance != NULL) {
        self = mosque___enter_gen_free_instance;
        mosque___enter_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___actions___mosque___enter_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = mosque___enter_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__space = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_mosque___enter_gen(void)
{
    PyObject *self = CPyDef_mosque_____mypyc__enter_gen_setup((PyObject *)CPyType_mosque___enter_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef mosquemodule_methods[] = {
    {"mosque", (PyCFunction)CPyPy_mosque___mosque, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("mosque(t, me)\n--\n\n") /* docstring */},
    {"free_step", (PyCFunction)CPyPy_mosque___free_step, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("free_step(t, me)\n--\n\n") /* docstring */},
    {"enter", (PyCFunction)CPyPy_mosque___enter, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("enter(t, me, space)\n--\n\n") /* docstring */},
    {"climb", (PyCFunction)CPyPy_mosque___climb, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("climb(t, seat, space)\n--\n\n") /* docstring */},
    {"next_space", (PyCFunction)CPyPy_mosque___next_space, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("next_space(t, seat)\n--\n\n") /* docstring */},
    {"step_cost", (PyCFunction)CPyPy_mosque___step_cost, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("step_cost(t, me, space)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___actions___mosque__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___actions___mosque__internal, "__name__");
    CPyStatic_mosque___globals = PyModule_GetDict(CPyModule_serai___games___merv___actions___mosque__internal);
    if (unlikely(CPyStatic_mosque___globals == NULL))
        goto fail;
    CPyType_mosque___mosque_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_mosque___mosque_gen_template, NULL, modname);
    if (unlikely(!CPyType_mosque___mosque_gen))
        goto fail;
    CPyDef_mosque___mosque_gen_trait_vtable_setup();
    CPyType_mosque___free_step_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_mosque___free_step_gen_template, NULL, modname);
    if (unlikely(!CPyType_mosque___free_step_gen))
        goto fail;
    CPyDef_mosque___free_step_gen_trait_vtable_setup();
    CPyType_mosque___enter_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_mosque___enter_gen_template, NULL, modname);
    if (unlikely(!CPyType_mosque___enter_gen))
        goto fail;
    CPyDef_mosque___enter_gen_trait_vtable_setup();
    char result = CPyDef_mosque_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___actions___mosque__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_mosque___StepOffer);
    Py_CLEAR(CPyType_mosque___mosque_gen);
    Py_CLEAR(CPyType_mosque___free_step_gen);
    Py_CLEAR(CPyType_mosque___enter_gen);
    return -1;
}
int CPyExec_serai___games___merv___actions___mosque(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___actions___mosque__impl, &CPyImportState_serai___games___merv___actions___mosque, &CPyModule_serai___games___merv___actions___mosque);
}
static struct PyModuleDef mosquemodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.actions.mosque",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    mosquemodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___actions___mosque(void)
{
    if (CPyModule_serai___games___merv___actions___mosque__internal) {
        Py_INCREF(CPyModule_serai___games___merv___actions___mosque__internal);
        return CPyModule_serai___games___merv___actions___mosque__internal;
    }
    CPyModule_serai___games___merv___actions___mosque__internal = PyModule_Create(&mosquemodule);
    return CPyModule_serai___games___merv___actions___mosque__internal;
}

PyObject *CPyInit_serai___games___merv___actions___mosque(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___actions___mosque__internal) {
        Py_INCREF(CPyModule_serai___games___merv___actions___mosque__internal);
        return CPyModule_serai___games___merv___actions___mosque__internal;
    }
    CPyModule_serai___games___merv___actions___mosque__internal = PyModule_Create(&mosquemodule);
    if (unlikely(CPyModule_serai___games___merv___actions___mosque__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.actions.mosque");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___actions___mosque__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___actions___mosque__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___actions___mosque__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___actions___mosque(CPyModule_serai___games___merv___actions___mosque__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___actions___mosque__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.actions.mosque");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___actions___mosque__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_mosque___mosque_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
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
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    int32_t cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyTagged cpy_r_r70;
    CPyTagged cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    CPyTagged cpy_r_r77;
    PyObject *cpy_r_r78;
    CPyTagged cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyTagged cpy_r_r81;
    tuple_T5IIIII cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject **cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    char cpy_r_r99;
    tuple_T3OOO cpy_r_r100;
    PyObject **cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject **cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    char cpy_r_r110;
    PyObject *cpy_r_r111;
    CPyTagged cpy_r_r112;
    PyObject *cpy_r_r113;
    CPyTagged cpy_r_r114;
    PyObject *cpy_r_r115;
    char cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject **cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    char cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    char cpy_r_r128;
    PyObject *cpy_r_r129;
    char cpy_r_r130;
    tuple_T3OOO cpy_r_r131;
    PyObject **cpy_r_r132;
    PyObject *cpy_r_r133;
    char cpy_r_r134;
    char cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject **cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    char cpy_r_r141;
    PyObject *cpy_r_r142;
    char cpy_r_r143;
    int32_t cpy_r_r144;
    char cpy_r_r145;
    int32_t cpy_r_r146;
    PyObject *cpy_r_r147;
    char cpy_r_r148;
    char cpy_r_r149;
    char cpy_r_r150;
    char cpy_r_r151;
    char cpy_r_r152;
    PyObject *cpy_r_r153;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r12 = ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL117;
CPyL1: ;
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r14 = cpy_r_type != cpy_r_r13;
    if (!cpy_r_r14) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "mosque", 20, CPyStatic_mosque___globals);
        goto CPyL116;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r15 = ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "mosque", "mosque_gen", "t", 22, CPyStatic_mosque___globals);
        goto CPyL116;
    }
CPyL5: ;
    cpy_r_r16 = ((serai___games___merv___table___TableObject *)cpy_r_r15)->_book;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "mosque", "Table", "book", 22, CPyStatic_mosque___globals);
        goto CPyL116;
    }
CPyL6: ;
    cpy_r_r17 = ((serai___games___merv___book___BookObject *)cpy_r_r16)->_options;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "mosque", "Book", "options", 22, CPyStatic_mosque___globals);
        goto CPyL116;
    }
    CPy_INCREF(cpy_r_r17);
CPyL7: ;
    if (((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o != NULL) {
        CPy_DECREF(((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o);
    }
    ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o = cpy_r_r17;
    cpy_r_r18 = 1;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "mosque", 22, CPyStatic_mosque___globals);
        goto CPyL116;
    }
CPyL8: ;
    if (!1) goto CPyL111;
    cpy_r_r19 = ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "mosque", "mosque_gen", "t", 24, CPyStatic_mosque___globals);
        goto CPyL116;
    }
CPyL10: ;
    cpy_r_r20 = ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "mosque", "mosque_gen", "me", 24, CPyStatic_mosque___globals);
        goto CPyL116;
    }
CPyL11: ;
    cpy_r_r21 = CPyDef_mosque___StepOffer(cpy_r_r19, cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "mosque", 24, CPyStatic_mosque___globals);
        goto CPyL116;
    }
    cpy_r_r22 = CPyStatic_contracts___CONTRACTS;
    if (unlikely(cpy_r_r22 == NULL)) {
        goto CPyL124;
    } else
        goto CPyL15;
CPyL13: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CONTRACTS\" was not set");
    cpy_r_r23 = 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "mosque", 25, CPyStatic_mosque___globals);
        goto CPyL116;
    }
    CPy_Unreachable();
CPyL15: ;
    cpy_r_r24 = ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "mosque", "mosque_gen", "t", 25, CPyStatic_mosque___globals);
        goto CPyL125;
    }
CPyL16: ;
    cpy_r_r25 = ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "mosque", "mosque_gen", "me", 25, CPyStatic_mosque___globals);
        goto CPyL125;
    }
CPyL17: ;
    cpy_r_r26 = CPyStatics[1202]; /* 'mosque' */
    cpy_r_r27 = CPyStatics[1260]; /* 'MV-MOS-01' */
    cpy_r_r28 = ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "mosque", "mosque_gen", "o", 25, CPyStatic_mosque___globals);
        goto CPyL125;
    }
CPyL18: ;
    cpy_r_r29 = ((serai___games___merv___options___OptionsObject *)cpy_r_r28)->_stop;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "mosque", "Options", "stop", 25, CPyStatic_mosque___globals);
        goto CPyL125;
    }
    CPy_INCREF(cpy_r_r29);
CPyL19: ;
    cpy_r_r30 = NULL;
    cpy_r_r31 = 2;
    cpy_r_r32 = CPyDef_extras___ask_with(cpy_r_r22, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r27, cpy_r_r21, cpy_r_r30, cpy_r_r31, cpy_r_r29);
    CPy_DECREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "mosque", 25, CPyStatic_mosque___globals);
        goto CPyL116;
    }
    if (((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_1 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_1);
    }
    ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_1 = cpy_r_r32;
    cpy_r_r33 = 1;
    if (!cpy_r_r33) goto CPyL116;
    cpy_r_r34 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r35 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r36 = NULL;
    cpy_r_r1 = cpy_r_r36;
    cpy_r_r37 = (PyObject **)&cpy_r_r1;
    cpy_r_r38 = ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_1;
    cpy_r_r39 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r38, cpy_r_r35, cpy_r_r35, cpy_r_r35, cpy_r_r34, cpy_r_r37);
    if (cpy_r_r39 != NULL) goto CPyL126;
    cpy_r_r40 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "mosque", 25, CPyStatic_mosque___globals);
        goto CPyL127;
    }
    cpy_r_r41 = cpy_r_r1;
    cpy_r_r42 = NULL;
    if (((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_1 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_1);
    }
    ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_1 = cpy_r_r42;
    cpy_r_r43 = 1;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "mosque", 25, CPyStatic_mosque___globals);
        goto CPyL128;
    } else
        goto CPyL40;
CPyL24: ;
    cpy_r_r44 = cpy_r_r39;
CPyL25: ;
    ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r44;
CPyL26: ;
    cpy_r_r46 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r47 = cpy_r_type != cpy_r_r46;
    if (!cpy_r_r47) goto CPyL129;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "mosque", 25, CPyStatic_mosque___globals);
        goto CPyL30;
    } else
        goto CPyL130;
CPyL28: ;
    CPy_Unreachable();
CPyL29: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL36;
CPyL30: ;
    cpy_r_r48 = CPy_CatchError();
    cpy_r_r49 = (PyObject **)&cpy_r_r3;
    cpy_r_r50 = ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_1;
    cpy_r_r51 = CPy_YieldFromErrorHandle(cpy_r_r50, cpy_r_r49);
    if (unlikely(cpy_r_r51 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "mosque", 25, CPyStatic_mosque___globals);
        goto CPyL131;
    }
    if (cpy_r_r51) goto CPyL33;
    cpy_r_r44 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r48);
    CPy_DecRef(cpy_r_r48.f0);
    CPy_DecRef(cpy_r_r48.f1);
    CPy_DecRef(cpy_r_r48.f2);
    goto CPyL25;
CPyL33: ;
    cpy_r_r41 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r48);
    CPy_DecRef(cpy_r_r48.f0);
    CPy_DecRef(cpy_r_r48.f1);
    CPy_DecRef(cpy_r_r48.f2);
    goto CPyL40;
CPyL34: ;
    CPy_RestoreExcInfo(cpy_r_r48);
    CPy_DecRef(cpy_r_r48.f0);
    CPy_DecRef(cpy_r_r48.f1);
    CPy_DecRef(cpy_r_r48.f2);
    cpy_r_r52 = CPy_KeepPropagating();
    if (!cpy_r_r52) goto CPyL116;
    CPy_Unreachable();
CPyL36: ;
    cpy_r_r53 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r54 = NULL;
    cpy_r_r1 = cpy_r_r54;
    cpy_r_r55 = (PyObject **)&cpy_r_r1;
    cpy_r_r56 = ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_1;
    cpy_r_r57 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r56, cpy_r_r53, cpy_r_r53, cpy_r_r53, cpy_r_arg, cpy_r_r55);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r57 == NULL) {
        goto CPyL38;
    } else
        goto CPyL132;
CPyL37: ;
    cpy_r_r44 = cpy_r_r57;
    goto CPyL25;
CPyL38: ;
    cpy_r_r58 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "mosque", 25, CPyStatic_mosque___globals);
        goto CPyL127;
    }
    cpy_r_r41 = cpy_r_r1;
CPyL40: ;
    if (likely(Py_TYPE(cpy_r_r41) == CPyType_option___Option))
        cpy_r_r59 = cpy_r_r41;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/mosque.py", "mosque", 25, CPyStatic_mosque___globals, "serai.kernel.option.Option", cpy_r_r41);
        goto CPyL116;
    }
    cpy_r_r60 = ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "mosque", "mosque_gen", "o", 26, CPyStatic_mosque___globals);
        goto CPyL133;
    }
CPyL42: ;
    cpy_r_r61 = ((serai___games___merv___options___OptionsObject *)cpy_r_r60)->_stop;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "mosque", "Options", "stop", 26, CPyStatic_mosque___globals);
        goto CPyL133;
    }
    CPy_INCREF(cpy_r_r61);
CPyL43: ;
    cpy_r_r62 = cpy_r_r59 == cpy_r_r61;
    CPy_DECREF(cpy_r_r61);
    if (cpy_r_r62) {
        goto CPyL134;
    } else
        goto CPyL49;
CPyL44: ;
    cpy_r_r63 = Py_None;
    CPy_INCREF(cpy_r_r63);
    ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r65 = CPyDef_mosque___mosque_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL48;
    CPyGen_SetStopIterationValue(cpy_r_r63);
    CPy_DECREF(cpy_r_r63);
    if (!0) goto CPyL123;
    CPy_Unreachable();
CPyL48: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r63;
    CPyGen_Exit(&((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL49: ;
    cpy_r_r66 = ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "mosque", "mosque_gen", "o", 28, CPyStatic_mosque___globals);
        goto CPyL133;
    }
CPyL50: ;
    cpy_r_r67 = ((serai___games___merv___options___OptionsObject *)cpy_r_r66)->_advance;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "mosque", "Options", "advance", 28, CPyStatic_mosque___globals);
        goto CPyL133;
    }
    CPy_INCREF(cpy_r_r67);
CPyL51: ;
    cpy_r_r68 = cpy_r_r59 == cpy_r_r67;
    CPy_DECREF(cpy_r_r67);
    if (cpy_r_r68) {
        goto CPyL135;
    } else
        goto CPyL56;
CPyL52: ;
    cpy_r_r69 = ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "mosque", "mosque_gen", "t", 28, CPyStatic_mosque___globals);
        goto CPyL116;
    }
CPyL53: ;
    cpy_r_r70 = ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r70 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "mosque", "mosque_gen", "me", 28, CPyStatic_mosque___globals);
        goto CPyL116;
    }
CPyL54: ;
    cpy_r_r71 = CPyDef_mosque___next_space(cpy_r_r69, cpy_r_r70);
    if (unlikely(cpy_r_r71 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "mosque", 28, CPyStatic_mosque___globals);
        goto CPyL116;
    }
    cpy_r_r72 = CPyTagged_StealAsObject(cpy_r_r71);
    cpy_r_r73 = cpy_r_r72;
    goto CPyL57;
CPyL56: ;
    cpy_r_r74 = ((serai___kernel___option___OptionObject *)cpy_r_r59)->_value;
    CPy_INCREF(cpy_r_r74);
    CPy_DECREF(cpy_r_r59);
    cpy_r_r73 = cpy_r_r74;
CPyL57: ;
    if (((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__space != NULL) {
        CPy_DECREF(((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__space);
    }
    ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__space = cpy_r_r73;
    cpy_r_r75 = 1;
    if (unlikely(!cpy_r_r75)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "mosque", 28, CPyStatic_mosque___globals);
        goto CPyL116;
    }
    cpy_r_r76 = ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "mosque", "mosque_gen", "t", 29, CPyStatic_mosque___globals);
        goto CPyL116;
    }
CPyL59: ;
    cpy_r_r77 = ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r77 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "mosque", "mosque_gen", "me", 29, CPyStatic_mosque___globals);
        goto CPyL116;
    }
CPyL60: ;
    cpy_r_r78 = ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "mosque", "mosque_gen", "t", 29, CPyStatic_mosque___globals);
        goto CPyL116;
    }
CPyL61: ;
    cpy_r_r79 = ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "mosque", "mosque_gen", "me", 29, CPyStatic_mosque___globals);
        goto CPyL116;
    }
CPyL62: ;
    cpy_r_r80 = ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__space;
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "mosque", "mosque_gen", "space", 29, CPyStatic_mosque___globals);
        goto CPyL116;
    }
CPyL63: ;
    if (likely(PyLong_Check(cpy_r_r80)))
        cpy_r_r81 = CPyTagged_FromObject(cpy_r_r80);
    else {
        CPy_TypeError("int", cpy_r_r80); cpy_r_r81 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "mosque", 29, CPyStatic_mosque___globals);
        goto CPyL116;
    }
    cpy_r_r82 = CPyDef_mosque___step_cost(cpy_r_r78, cpy_r_r79, cpy_r_r81);
    CPyTagged_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r82.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "mosque", 29, CPyStatic_mosque___globals);
        goto CPyL116;
    }
    cpy_r_r83 = CPyStatics[1260]; /* 'MV-MOS-01' */
    cpy_r_r84 = CPyDef_paying___pay(cpy_r_r76, cpy_r_r77, cpy_r_r82, cpy_r_r83);
    CPyTagged_DECREF(cpy_r_r82.f0);
    CPyTagged_DECREF(cpy_r_r82.f1);
    CPyTagged_DECREF(cpy_r_r82.f2);
    CPyTagged_DECREF(cpy_r_r82.f3);
    CPyTagged_DECREF(cpy_r_r82.f4);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "mosque", 29, CPyStatic_mosque___globals);
        goto CPyL116;
    }
    if (((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_3 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_3);
    }
    ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_3 = cpy_r_r84;
    cpy_r_r85 = 1;
    if (!cpy_r_r85) goto CPyL116;
    cpy_r_r86 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r87 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r88 = NULL;
    cpy_r_r5 = cpy_r_r88;
    cpy_r_r89 = (PyObject **)&cpy_r_r5;
    cpy_r_r90 = ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_3;
    cpy_r_r91 = CPyDef_paying___pay_gen_____mypyc_generator_helper__(cpy_r_r90, cpy_r_r87, cpy_r_r87, cpy_r_r87, cpy_r_r86, cpy_r_r89);
    if (cpy_r_r91 != NULL) goto CPyL136;
    cpy_r_r92 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r92)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "mosque", 29, CPyStatic_mosque___globals);
        goto CPyL137;
    }
    cpy_r_r93 = cpy_r_r5;
    CPy_DECREF(cpy_r_r93);
    cpy_r_r94 = NULL;
    if (((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_3 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_3);
    }
    ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_3 = cpy_r_r94;
    cpy_r_r95 = 1;
    if (unlikely(!cpy_r_r95)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "mosque", 29, CPyStatic_mosque___globals);
        goto CPyL116;
    } else
        goto CPyL86;
CPyL70: ;
    cpy_r_r96 = cpy_r_r91;
CPyL71: ;
    ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r96;
CPyL72: ;
    cpy_r_r98 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r99 = cpy_r_type != cpy_r_r98;
    if (!cpy_r_r99) goto CPyL138;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "mosque", 29, CPyStatic_mosque___globals);
        goto CPyL76;
    } else
        goto CPyL139;
CPyL74: ;
    CPy_Unreachable();
CPyL75: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL82;
CPyL76: ;
    cpy_r_r100 = CPy_CatchError();
    cpy_r_r101 = (PyObject **)&cpy_r_r7;
    cpy_r_r102 = ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_3;
    cpy_r_r103 = CPy_YieldFromErrorHandle(cpy_r_r102, cpy_r_r101);
    if (unlikely(cpy_r_r103 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "mosque", 29, CPyStatic_mosque___globals);
        goto CPyL140;
    }
    if (cpy_r_r103) goto CPyL79;
    cpy_r_r96 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r100);
    CPy_DecRef(cpy_r_r100.f0);
    CPy_DecRef(cpy_r_r100.f1);
    CPy_DecRef(cpy_r_r100.f2);
    goto CPyL71;
CPyL79: ;
    cpy_r_r93 = cpy_r_r7;
    CPy_DecRef(cpy_r_r93);
    CPy_RestoreExcInfo(cpy_r_r100);
    CPy_DecRef(cpy_r_r100.f0);
    CPy_DecRef(cpy_r_r100.f1);
    CPy_DecRef(cpy_r_r100.f2);
    goto CPyL86;
CPyL80: ;
    CPy_RestoreExcInfo(cpy_r_r100);
    CPy_DecRef(cpy_r_r100.f0);
    CPy_DecRef(cpy_r_r100.f1);
    CPy_DecRef(cpy_r_r100.f2);
    cpy_r_r104 = CPy_KeepPropagating();
    if (!cpy_r_r104) goto CPyL116;
    CPy_Unreachable();
CPyL82: ;
    cpy_r_r105 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r106 = NULL;
    cpy_r_r5 = cpy_r_r106;
    cpy_r_r107 = (PyObject **)&cpy_r_r5;
    cpy_r_r108 = ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_3;
    cpy_r_r109 = CPyDef_paying___pay_gen_____mypyc_generator_helper__(cpy_r_r108, cpy_r_r105, cpy_r_r105, cpy_r_r105, cpy_r_arg, cpy_r_r107);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r109 == NULL) {
        goto CPyL84;
    } else
        goto CPyL141;
CPyL83: ;
    cpy_r_r96 = cpy_r_r109;
    goto CPyL71;
CPyL84: ;
    cpy_r_r110 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r110)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "mosque", 29, CPyStatic_mosque___globals);
        goto CPyL137;
    }
    cpy_r_r93 = cpy_r_r5;
    CPy_DECREF(cpy_r_r93);
CPyL86: ;
    cpy_r_r111 = ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "mosque", "mosque_gen", "t", 30, CPyStatic_mosque___globals);
        goto CPyL116;
    }
CPyL87: ;
    cpy_r_r112 = ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r112 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "mosque", "mosque_gen", "me", 30, CPyStatic_mosque___globals);
        goto CPyL116;
    }
CPyL88: ;
    cpy_r_r113 = ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__space;
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "mosque", "mosque_gen", "space", 30, CPyStatic_mosque___globals);
        goto CPyL116;
    }
CPyL89: ;
    if (likely(PyLong_Check(cpy_r_r113)))
        cpy_r_r114 = CPyTagged_FromObject(cpy_r_r113);
    else {
        CPy_TypeError("int", cpy_r_r113); cpy_r_r114 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r114 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "mosque", 30, CPyStatic_mosque___globals);
        goto CPyL116;
    }
    cpy_r_r115 = CPyDef_mosque___enter(cpy_r_r111, cpy_r_r112, cpy_r_r114);
    CPyTagged_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "mosque", 30, CPyStatic_mosque___globals);
        goto CPyL116;
    }
    if (((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_4 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_4);
    }
    ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_4 = cpy_r_r115;
    cpy_r_r116 = 1;
    if (!cpy_r_r116) goto CPyL116;
    cpy_r_r117 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r118 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r119 = NULL;
    cpy_r_r9 = cpy_r_r119;
    cpy_r_r120 = (PyObject **)&cpy_r_r9;
    cpy_r_r121 = ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_4;
    cpy_r_r122 = CPyDef_mosque___enter_gen_____mypyc_generator_helper__(cpy_r_r121, cpy_r_r118, cpy_r_r118, cpy_r_r118, cpy_r_r117, cpy_r_r120);
    if (cpy_r_r122 != NULL) goto CPyL142;
    cpy_r_r123 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r123)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "mosque", 30, CPyStatic_mosque___globals);
        goto CPyL143;
    }
    cpy_r_r124 = cpy_r_r9;
    CPy_DECREF(cpy_r_r124);
    cpy_r_r125 = NULL;
    if (((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_4 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_4);
    }
    ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_4 = cpy_r_r125;
    cpy_r_r126 = 1;
    if (unlikely(!cpy_r_r126)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "mosque", 30, CPyStatic_mosque___globals);
        goto CPyL116;
    } else
        goto CPyL8;
CPyL95: ;
    cpy_r_r127 = cpy_r_r122;
CPyL96: ;
    ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r127;
CPyL97: ;
    cpy_r_r129 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r130 = cpy_r_type != cpy_r_r129;
    if (!cpy_r_r130) goto CPyL144;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "mosque", 30, CPyStatic_mosque___globals);
        goto CPyL101;
    } else
        goto CPyL145;
CPyL99: ;
    CPy_Unreachable();
CPyL100: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL107;
CPyL101: ;
    cpy_r_r131 = CPy_CatchError();
    cpy_r_r132 = (PyObject **)&cpy_r_r11;
    cpy_r_r133 = ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_4;
    cpy_r_r134 = CPy_YieldFromErrorHandle(cpy_r_r133, cpy_r_r132);
    if (unlikely(cpy_r_r134 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "mosque", 30, CPyStatic_mosque___globals);
        goto CPyL146;
    }
    if (cpy_r_r134) goto CPyL104;
    cpy_r_r127 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r131);
    CPy_DecRef(cpy_r_r131.f0);
    CPy_DecRef(cpy_r_r131.f1);
    CPy_DecRef(cpy_r_r131.f2);
    goto CPyL96;
CPyL104: ;
    cpy_r_r124 = cpy_r_r11;
    CPy_DecRef(cpy_r_r124);
    CPy_RestoreExcInfo(cpy_r_r131);
    CPy_DecRef(cpy_r_r131.f0);
    CPy_DecRef(cpy_r_r131.f1);
    CPy_DecRef(cpy_r_r131.f2);
    goto CPyL8;
CPyL105: ;
    CPy_RestoreExcInfo(cpy_r_r131);
    CPy_DecRef(cpy_r_r131.f0);
    CPy_DecRef(cpy_r_r131.f1);
    CPy_DecRef(cpy_r_r131.f2);
    cpy_r_r135 = CPy_KeepPropagating();
    if (!cpy_r_r135) goto CPyL116;
    CPy_Unreachable();
CPyL107: ;
    cpy_r_r136 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r137 = NULL;
    cpy_r_r9 = cpy_r_r137;
    cpy_r_r138 = (PyObject **)&cpy_r_r9;
    cpy_r_r139 = ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_4;
    cpy_r_r140 = CPyDef_mosque___enter_gen_____mypyc_generator_helper__(cpy_r_r139, cpy_r_r136, cpy_r_r136, cpy_r_r136, cpy_r_arg, cpy_r_r138);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r140 == NULL) {
        goto CPyL109;
    } else
        goto CPyL147;
CPyL108: ;
    cpy_r_r127 = cpy_r_r140;
    goto CPyL96;
CPyL109: ;
    cpy_r_r141 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r141)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "mosque", 30, CPyStatic_mosque___globals);
        goto CPyL143;
    }
    cpy_r_r124 = cpy_r_r9;
    CPy_DECREF(cpy_r_r124);
    goto CPyL8;
CPyL111: ;
    cpy_r_r142 = Py_None;
    CPy_INCREF(cpy_r_r142);
    ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r144 = CPyDef_mosque___mosque_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL115;
    CPyGen_SetStopIterationValue(cpy_r_r142);
    CPy_DECREF(cpy_r_r142);
    if (!0) goto CPyL123;
    CPy_Unreachable();
CPyL115: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r142;
    CPyGen_Exit(&((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL116: ;
    ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r146 = CPyDef_mosque___mosque_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r147 = NULL;
    CPyGen_Exit(&((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r147;
CPyL117: ;
    cpy_r_r148 = cpy_r_r12 == 0;
    if (cpy_r_r148) goto CPyL148;
    cpy_r_r149 = cpy_r_r12 == 1;
    if (cpy_r_r149) {
        goto CPyL149;
    } else
        goto CPyL150;
CPyL119: ;
    cpy_r_r150 = cpy_r_r12 == 2;
    if (cpy_r_r150) {
        goto CPyL151;
    } else
        goto CPyL152;
CPyL120: ;
    cpy_r_r151 = cpy_r_r12 == 3;
    if (cpy_r_r151) {
        goto CPyL97;
    } else
        goto CPyL153;
CPyL121: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r152 = 0;
    if (unlikely(!cpy_r_r152)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "mosque", 20, CPyStatic_mosque___globals);
        goto CPyL123;
    }
    CPy_Unreachable();
CPyL123: ;
    cpy_r_r153 = NULL;
    CPyGen_Exit(&((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r153;
CPyL124: ;
    CPy_DecRef(cpy_r_r21);
    goto CPyL13;
CPyL125: ;
    CPy_DecRef(cpy_r_r21);
    goto CPyL116;
CPyL126: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL24;
CPyL127: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL116;
CPyL128: ;
    CPy_DecRef(cpy_r_r41);
    goto CPyL116;
CPyL129: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL29;
CPyL130: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL28;
CPyL131: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL34;
CPyL132: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL37;
CPyL133: ;
    CPy_DecRef(cpy_r_r59);
    goto CPyL116;
CPyL134: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL44;
CPyL135: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL52;
CPyL136: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL70;
CPyL137: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL116;
CPyL138: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL75;
CPyL139: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL74;
CPyL140: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL80;
CPyL141: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL83;
CPyL142: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL95;
CPyL143: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL116;
CPyL144: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL100;
CPyL145: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL99;
CPyL146: ;
    CPy_XDecRef(cpy_r_r11);
    goto CPyL105;
CPyL147: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL108;
CPyL148: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    goto CPyL1;
CPyL149: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    goto CPyL26;
CPyL150: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL119;
CPyL151: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL72;
CPyL152: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL120;
CPyL153: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL121;
}
        
PyObject *CPyDef_mosque___mosque_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_mosque___mosque_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_mosque___mosque_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_mosque___mosque_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.mosque.mosque_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_mosque___mosque_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "__next__", -1, CPyStatic_mosque___globals);
            return NULL;
        }
        
PyObject *CPyDef_mosque___mosque_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_mosque___mosque_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_mosque___mosque_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_mosque___mosque_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.mosque.mosque_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_mosque___mosque_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "send", -1, CPyStatic_mosque___globals);
            return NULL;
        }
        
PyObject *CPyDef_mosque___mosque_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_mosque___mosque_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_mosque___mosque_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.mosque.mosque_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_mosque___mosque_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "__iter__", -1, CPyStatic_mosque___globals);
            return NULL;
        }
        
PyObject *CPyDef_mosque___mosque_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_mosque___mosque_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_mosque___mosque_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_mosque___mosque_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.mosque.mosque_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_mosque___mosque_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "throw", -1, CPyStatic_mosque___globals);
            return NULL;
        }
        
PyObject *CPyDef_mosque___mosque_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_mosque___mosque_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp1010 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp1010);
    PyObject *__tmp1011 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp1011);
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
        
        PyObject *CPyPy_mosque___mosque_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_mosque___mosque_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.mosque.mosque_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_mosque___mosque_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "close", -1, CPyStatic_mosque___globals);
            return NULL;
        }
        
PyObject *CPyDef_mosque___mosque(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_mosque___mosque_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "mosque", 20, CPyStatic_mosque___globals);
        goto CPyL4;
    }
    ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "mosque", 20, CPyStatic_mosque___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___merv___actions___mosque___mosque_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "mosque", 20, CPyStatic_mosque___globals);
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
        
        PyObject *CPyPy_mosque___mosque(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:mosque", kwlist, 0};
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
            PyObject *retval = CPyDef_mosque___mosque(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "mosque", 20, CPyStatic_mosque___globals);
            return NULL;
        }
        
PyObject *CPyDef_mosque___free_step_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    char cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
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
    CPyTagged cpy_r_r65;
    CPyTagged cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    CPyTagged cpy_r_r69;
    PyObject *cpy_r_r70;
    CPyTagged cpy_r_r71;
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
    char cpy_r_r110;
    PyObject *cpy_r_r111;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = ((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL82;
CPyL1: ;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_type != cpy_r_r9;
    if (!cpy_r_r10) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "free_step", 33, CPyStatic_mosque___globals);
        goto CPyL81;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r11 = ((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "free_step", "free_step_gen", "t", 35, CPyStatic_mosque___globals);
        goto CPyL81;
    }
CPyL5: ;
    cpy_r_r12 = ((serai___games___merv___table___TableObject *)cpy_r_r11)->_book;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "free_step", "Table", "book", 35, CPyStatic_mosque___globals);
        goto CPyL81;
    }
CPyL6: ;
    cpy_r_r13 = ((serai___games___merv___book___BookObject *)cpy_r_r12)->_options;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "free_step", "Book", "options", 35, CPyStatic_mosque___globals);
        goto CPyL81;
    }
    CPy_INCREF(cpy_r_r13);
CPyL7: ;
    cpy_r_r14 = ((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "free_step", "free_step_gen", "t", 36, CPyStatic_mosque___globals);
        goto CPyL89;
    }
CPyL8: ;
    cpy_r_r15 = ((serai___games___merv___table___TableObject *)cpy_r_r14)->_players;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "free_step", "Table", "players", 36, CPyStatic_mosque___globals);
        goto CPyL89;
    }
CPyL9: ;
    cpy_r_r16 = ((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "free_step", "free_step_gen", "me", 36, CPyStatic_mosque___globals);
        goto CPyL89;
    }
CPyL10: ;
    cpy_r_r17 = CPyList_GetItemBorrow(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "free_step", 36, CPyStatic_mosque___globals);
        goto CPyL89;
    }
    if (likely(Py_TYPE(cpy_r_r17) == CPyType_merv___table___Player))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/mosque.py", "free_step", 36, CPyStatic_mosque___globals, "serai.games.merv.table.Player", cpy_r_r17);
        goto CPyL89;
    }
    cpy_r_r19 = ((serai___games___merv___table___PlayerObject *)cpy_r_r18)->_mosque;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "free_step", "Player", "mosque", 36, CPyStatic_mosque___globals);
        goto CPyL89;
    }
CPyL13: ;
    cpy_r_r20 = (Py_ssize_t)cpy_r_r19 == -2;
    if (!cpy_r_r20) goto CPyL90;
    cpy_r_r21 = ((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "free_step", "free_step_gen", "me", 37, CPyStatic_mosque___globals);
        goto CPyL89;
    }
CPyL15: ;
    cpy_r_r22 = CPyStatics[1261]; /* 'free-path' */
    cpy_r_r23 = CPyStatics[1262]; /* 'MV-EFF-14' */
    cpy_r_r24 = ((serai___games___merv___options___OptionsObject *)cpy_r_r13)->_path;
    if (unlikely(cpy_r_r24 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'path' of 'Options' undefined");
    } else {
        CPy_INCREF(cpy_r_r24);
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "free_step", 37, CPyStatic_mosque___globals);
        goto CPyL81;
    }
CPyL16: ;
    cpy_r_r25 = NULL;
    cpy_r_r26 = NULL;
    cpy_r_r27 = 2;
    cpy_r_r28 = CPyDef_decision___ask(cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r27);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "free_step", 37, CPyStatic_mosque___globals);
        goto CPyL81;
    }
    ((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r28;
CPyL18: ;
    cpy_r_r30 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r31 = cpy_r_type != cpy_r_r30;
    if (!cpy_r_r31) goto CPyL21;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "free_step", 37, CPyStatic_mosque___globals);
        goto CPyL81;
    }
    CPy_Unreachable();
CPyL21: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r32 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/mosque.py", "free_step", 37, CPyStatic_mosque___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL81;
    }
    cpy_r_r33 = ((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "free_step", "free_step_gen", "t", 38, CPyStatic_mosque___globals);
        goto CPyL91;
    }
CPyL23: ;
    cpy_r_r34 = ((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "free_step", "free_step_gen", "me", 38, CPyStatic_mosque___globals);
        goto CPyL91;
    }
CPyL24: ;
    cpy_r_r35 = ((serai___kernel___option___OptionObject *)cpy_r_r32)->_value;
    CPy_INCREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r32);
    if (likely(PyLong_Check(cpy_r_r35)))
        cpy_r_r36 = CPyTagged_FromObject(cpy_r_r35);
    else {
        CPy_TypeError("int", cpy_r_r35); cpy_r_r36 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "free_step", 38, CPyStatic_mosque___globals);
        goto CPyL81;
    }
    cpy_r_r37 = CPyDef_mosque___enter(cpy_r_r33, cpy_r_r34, cpy_r_r36);
    CPyTagged_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "free_step", 38, CPyStatic_mosque___globals);
        goto CPyL81;
    }
    if (((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___free_step_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___free_step_gen_0);
    }
    ((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___free_step_gen_0 = cpy_r_r37;
    cpy_r_r38 = 1;
    if (!cpy_r_r38) goto CPyL81;
    cpy_r_r39 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r40 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r41 = NULL;
    cpy_r_r1 = cpy_r_r41;
    cpy_r_r42 = (PyObject **)&cpy_r_r1;
    cpy_r_r43 = ((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___free_step_gen_0;
    cpy_r_r44 = CPyDef_mosque___enter_gen_____mypyc_generator_helper__(cpy_r_r43, cpy_r_r40, cpy_r_r40, cpy_r_r40, cpy_r_r39, cpy_r_r42);
    if (cpy_r_r44 != NULL) goto CPyL92;
    cpy_r_r45 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "free_step", 38, CPyStatic_mosque___globals);
        goto CPyL93;
    }
    cpy_r_r46 = cpy_r_r1;
    CPy_DECREF(cpy_r_r46);
    cpy_r_r47 = NULL;
    if (((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___free_step_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___free_step_gen_0);
    }
    ((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___free_step_gen_0 = cpy_r_r47;
    cpy_r_r48 = 1;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "free_step", 38, CPyStatic_mosque___globals);
        goto CPyL81;
    } else
        goto CPyL76;
CPyL30: ;
    cpy_r_r49 = cpy_r_r44;
CPyL31: ;
    ((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r49;
CPyL32: ;
    cpy_r_r51 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r52 = cpy_r_type != cpy_r_r51;
    if (!cpy_r_r52) goto CPyL94;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "free_step", 38, CPyStatic_mosque___globals);
        goto CPyL36;
    } else
        goto CPyL95;
CPyL34: ;
    CPy_Unreachable();
CPyL35: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL42;
CPyL36: ;
    cpy_r_r53 = CPy_CatchError();
    cpy_r_r54 = (PyObject **)&cpy_r_r3;
    cpy_r_r55 = ((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___free_step_gen_0;
    cpy_r_r56 = CPy_YieldFromErrorHandle(cpy_r_r55, cpy_r_r54);
    if (unlikely(cpy_r_r56 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "free_step", 38, CPyStatic_mosque___globals);
        goto CPyL96;
    }
    if (cpy_r_r56) goto CPyL39;
    cpy_r_r49 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r53);
    CPy_DecRef(cpy_r_r53.f0);
    CPy_DecRef(cpy_r_r53.f1);
    CPy_DecRef(cpy_r_r53.f2);
    goto CPyL31;
CPyL39: ;
    cpy_r_r46 = cpy_r_r3;
    CPy_DecRef(cpy_r_r46);
    CPy_RestoreExcInfo(cpy_r_r53);
    CPy_DecRef(cpy_r_r53.f0);
    CPy_DecRef(cpy_r_r53.f1);
    CPy_DecRef(cpy_r_r53.f2);
    goto CPyL76;
CPyL40: ;
    CPy_RestoreExcInfo(cpy_r_r53);
    CPy_DecRef(cpy_r_r53.f0);
    CPy_DecRef(cpy_r_r53.f1);
    CPy_DecRef(cpy_r_r53.f2);
    cpy_r_r57 = CPy_KeepPropagating();
    if (!cpy_r_r57) goto CPyL81;
    CPy_Unreachable();
CPyL42: ;
    cpy_r_r58 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r59 = NULL;
    cpy_r_r1 = cpy_r_r59;
    cpy_r_r60 = (PyObject **)&cpy_r_r1;
    cpy_r_r61 = ((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___free_step_gen_0;
    cpy_r_r62 = CPyDef_mosque___enter_gen_____mypyc_generator_helper__(cpy_r_r61, cpy_r_r58, cpy_r_r58, cpy_r_r58, cpy_r_arg, cpy_r_r60);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r62 == NULL) {
        goto CPyL44;
    } else
        goto CPyL97;
CPyL43: ;
    cpy_r_r49 = cpy_r_r62;
    goto CPyL31;
CPyL44: ;
    cpy_r_r63 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r63)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "free_step", 38, CPyStatic_mosque___globals);
        goto CPyL93;
    }
    cpy_r_r46 = cpy_r_r1;
    CPy_DECREF(cpy_r_r46);
    goto CPyL76;
CPyL46: ;
    cpy_r_r64 = ((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "free_step", "free_step_gen", "t", 39, CPyStatic_mosque___globals);
        goto CPyL81;
    }
CPyL47: ;
    cpy_r_r65 = ((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "free_step", "free_step_gen", "me", 39, CPyStatic_mosque___globals);
        goto CPyL81;
    }
CPyL48: ;
    cpy_r_r66 = CPyDef_mosque___next_space(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "free_step", 39, CPyStatic_mosque___globals);
        goto CPyL81;
    }
    cpy_r_r67 = (Py_ssize_t)cpy_r_r66 != -2;
    CPyTagged_DECREF(cpy_r_r66);
    if (!cpy_r_r67) goto CPyL76;
    cpy_r_r68 = ((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "free_step", "free_step_gen", "t", 40, CPyStatic_mosque___globals);
        goto CPyL81;
    }
CPyL51: ;
    cpy_r_r69 = ((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r69 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "free_step", "free_step_gen", "me", 40, CPyStatic_mosque___globals);
        goto CPyL81;
    }
CPyL52: ;
    cpy_r_r70 = ((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "free_step", "free_step_gen", "t", 40, CPyStatic_mosque___globals);
        goto CPyL81;
    }
CPyL53: ;
    cpy_r_r71 = ((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r71 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "free_step", "free_step_gen", "me", 40, CPyStatic_mosque___globals);
        goto CPyL81;
    }
CPyL54: ;
    cpy_r_r72 = CPyDef_mosque___next_space(cpy_r_r70, cpy_r_r71);
    if (unlikely(cpy_r_r72 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "free_step", 40, CPyStatic_mosque___globals);
        goto CPyL81;
    }
    cpy_r_r73 = CPyDef_mosque___enter(cpy_r_r68, cpy_r_r69, cpy_r_r72);
    CPyTagged_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "free_step", 40, CPyStatic_mosque___globals);
        goto CPyL81;
    }
    if (((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___free_step_gen_1 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___free_step_gen_1);
    }
    ((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___free_step_gen_1 = cpy_r_r73;
    cpy_r_r74 = 1;
    if (!cpy_r_r74) goto CPyL81;
    cpy_r_r75 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r76 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r77 = NULL;
    cpy_r_r5 = cpy_r_r77;
    cpy_r_r78 = (PyObject **)&cpy_r_r5;
    cpy_r_r79 = ((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___free_step_gen_1;
    cpy_r_r80 = CPyDef_mosque___enter_gen_____mypyc_generator_helper__(cpy_r_r79, cpy_r_r76, cpy_r_r76, cpy_r_r76, cpy_r_r75, cpy_r_r78);
    if (cpy_r_r80 != NULL) goto CPyL98;
    cpy_r_r81 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r81)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "free_step", 40, CPyStatic_mosque___globals);
        goto CPyL99;
    }
    cpy_r_r82 = cpy_r_r5;
    CPy_DECREF(cpy_r_r82);
    cpy_r_r83 = NULL;
    if (((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___free_step_gen_1 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___free_step_gen_1);
    }
    ((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___free_step_gen_1 = cpy_r_r83;
    cpy_r_r84 = 1;
    if (unlikely(!cpy_r_r84)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "free_step", 40, CPyStatic_mosque___globals);
        goto CPyL81;
    } else
        goto CPyL76;
CPyL60: ;
    cpy_r_r85 = cpy_r_r80;
CPyL61: ;
    ((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r85;
CPyL62: ;
    cpy_r_r87 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r88 = cpy_r_type != cpy_r_r87;
    if (!cpy_r_r88) goto CPyL100;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "free_step", 40, CPyStatic_mosque___globals);
        goto CPyL66;
    } else
        goto CPyL101;
CPyL64: ;
    CPy_Unreachable();
CPyL65: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL72;
CPyL66: ;
    cpy_r_r89 = CPy_CatchError();
    cpy_r_r90 = (PyObject **)&cpy_r_r7;
    cpy_r_r91 = ((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___free_step_gen_1;
    cpy_r_r92 = CPy_YieldFromErrorHandle(cpy_r_r91, cpy_r_r90);
    if (unlikely(cpy_r_r92 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "free_step", 40, CPyStatic_mosque___globals);
        goto CPyL102;
    }
    if (cpy_r_r92) goto CPyL69;
    cpy_r_r85 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r89);
    CPy_DecRef(cpy_r_r89.f0);
    CPy_DecRef(cpy_r_r89.f1);
    CPy_DecRef(cpy_r_r89.f2);
    goto CPyL61;
CPyL69: ;
    cpy_r_r82 = cpy_r_r7;
    CPy_DecRef(cpy_r_r82);
    CPy_RestoreExcInfo(cpy_r_r89);
    CPy_DecRef(cpy_r_r89.f0);
    CPy_DecRef(cpy_r_r89.f1);
    CPy_DecRef(cpy_r_r89.f2);
    goto CPyL76;
CPyL70: ;
    CPy_RestoreExcInfo(cpy_r_r89);
    CPy_DecRef(cpy_r_r89.f0);
    CPy_DecRef(cpy_r_r89.f1);
    CPy_DecRef(cpy_r_r89.f2);
    cpy_r_r93 = CPy_KeepPropagating();
    if (!cpy_r_r93) goto CPyL81;
    CPy_Unreachable();
CPyL72: ;
    cpy_r_r94 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r95 = NULL;
    cpy_r_r5 = cpy_r_r95;
    cpy_r_r96 = (PyObject **)&cpy_r_r5;
    cpy_r_r97 = ((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___free_step_gen_1;
    cpy_r_r98 = CPyDef_mosque___enter_gen_____mypyc_generator_helper__(cpy_r_r97, cpy_r_r94, cpy_r_r94, cpy_r_r94, cpy_r_arg, cpy_r_r96);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r98 == NULL) {
        goto CPyL74;
    } else
        goto CPyL103;
CPyL73: ;
    cpy_r_r85 = cpy_r_r98;
    goto CPyL61;
CPyL74: ;
    cpy_r_r99 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r99)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "free_step", 40, CPyStatic_mosque___globals);
        goto CPyL99;
    }
    cpy_r_r82 = cpy_r_r5;
    CPy_DECREF(cpy_r_r82);
CPyL76: ;
    cpy_r_r100 = Py_None;
    CPy_INCREF(cpy_r_r100);
    ((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r102 = CPyDef_mosque___free_step_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL80;
    CPyGen_SetStopIterationValue(cpy_r_r100);
    CPy_DECREF(cpy_r_r100);
    if (!0) goto CPyL88;
    CPy_Unreachable();
CPyL80: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r100;
    CPyGen_Exit(&((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL81: ;
    ((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r104 = CPyDef_mosque___free_step_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r105 = NULL;
    CPyGen_Exit(&((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r105;
CPyL82: ;
    cpy_r_r106 = cpy_r_r8 == 0;
    if (cpy_r_r106) goto CPyL104;
    cpy_r_r107 = cpy_r_r8 == 1;
    if (cpy_r_r107) goto CPyL105;
    cpy_r_r108 = cpy_r_r8 == 2;
    if (cpy_r_r108) {
        goto CPyL106;
    } else
        goto CPyL107;
CPyL85: ;
    cpy_r_r109 = cpy_r_r8 == 3;
    if (cpy_r_r109) {
        goto CPyL62;
    } else
        goto CPyL108;
CPyL86: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r110 = 0;
    if (unlikely(!cpy_r_r110)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "free_step", 33, CPyStatic_mosque___globals);
        goto CPyL88;
    }
    CPy_Unreachable();
CPyL88: ;
    cpy_r_r111 = NULL;
    CPyGen_Exit(&((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r111;
CPyL89: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL81;
CPyL90: ;
    CPy_DECREF(cpy_r_r13);
    goto CPyL46;
CPyL91: ;
    CPy_DecRef(cpy_r_r32);
    goto CPyL81;
CPyL92: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL30;
CPyL93: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL81;
CPyL94: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL35;
CPyL95: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL34;
CPyL96: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL40;
CPyL97: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL43;
CPyL98: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL60;
CPyL99: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL81;
CPyL100: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL65;
CPyL101: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL64;
CPyL102: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL70;
CPyL103: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL73;
CPyL104: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL1;
CPyL105: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL18;
CPyL106: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL32;
CPyL107: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL85;
CPyL108: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL86;
}
        
PyObject *CPyDef_mosque___free_step_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_mosque___free_step_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_mosque___free_step_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_mosque___free_step_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.mosque.free_step_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_mosque___free_step_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "__next__", -1, CPyStatic_mosque___globals);
            return NULL;
        }
        
PyObject *CPyDef_mosque___free_step_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_mosque___free_step_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_mosque___free_step_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_mosque___free_step_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.mosque.free_step_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_mosque___free_step_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "send", -1, CPyStatic_mosque___globals);
            return NULL;
        }
        
PyObject *CPyDef_mosque___free_step_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_mosque___free_step_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_mosque___free_step_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.mosque.free_step_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_mosque___free_step_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "__iter__", -1, CPyStatic_mosque___globals);
            return NULL;
        }
        
PyObject *CPyDef_mosque___free_step_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_mosque___free_step_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_mosque___free_step_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_mosque___free_step_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.mosque.free_step_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_mosque___free_step_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "throw", -1, CPyStatic_mosque___globals);
            return NULL;
        }
        
PyObject *CPyDef_mosque___free_step_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_mosque___free_step_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp1012 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp1012);
    PyObject *__tmp1013 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp1013);
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
        
        PyObject *CPyPy_mosque___free_step_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_mosque___free_step_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.mosque.free_step_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_mosque___free_step_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "close", -1, CPyStatic_mosque___globals);
            return NULL;
        }
        
PyObject *CPyDef_mosque___free_step(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_mosque___free_step_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "free_step", 33, CPyStatic_mosque___globals);
        goto CPyL4;
    }
    ((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "free_step", 33, CPyStatic_mosque___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___merv___actions___mosque___free_step_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "free_step", 33, CPyStatic_mosque___globals);
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
        
        PyObject *CPyPy_mosque___free_step(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:free_step", kwlist, 0};
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
            PyObject *retval = CPyDef_mosque___free_step(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "free_step", 33, CPyStatic_mosque___globals);
            return NULL;
        }
        
PyObject *CPyDef_mosque___enter_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
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
    char cpy_r_r47;
    int32_t cpy_r_r48;
    char cpy_r_r49;
    int32_t cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___actions___mosque___enter_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___merv___actions___mosque___enter_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL43;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "enter", 43, CPyStatic_mosque___globals);
        goto CPyL42;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___merv___actions___mosque___enter_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "enter", "enter_gen", "t", 45, CPyStatic_mosque___globals);
        goto CPyL42;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___merv___actions___mosque___enter_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "enter", "enter_gen", "me", 45, CPyStatic_mosque___globals);
        goto CPyL42;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___merv___actions___mosque___enter_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__space;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "enter", "enter_gen", "space", 45, CPyStatic_mosque___globals);
        goto CPyL42;
    }
CPyL7: ;
    cpy_r_r10 = CPyDef_mosque___climb(cpy_r_r7, cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "enter", 45, CPyStatic_mosque___globals);
        goto CPyL42;
    }
    cpy_r_r11 = ((serai___games___merv___actions___mosque___enter_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "enter", "enter_gen", "t", 46, CPyStatic_mosque___globals);
        goto CPyL42;
    }
CPyL9: ;
    cpy_r_r12 = ((serai___games___merv___actions___mosque___enter_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "enter", "enter_gen", "me", 46, CPyStatic_mosque___globals);
        goto CPyL42;
    }
CPyL10: ;
    cpy_r_r13 = ((serai___games___merv___actions___mosque___enter_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "enter", "enter_gen", "t", 46, CPyStatic_mosque___globals);
        goto CPyL42;
    }
CPyL11: ;
    cpy_r_r14 = ((serai___games___merv___table___TableObject *)cpy_r_r13)->_book;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "enter", "Table", "book", 46, CPyStatic_mosque___globals);
        goto CPyL42;
    }
CPyL12: ;
    cpy_r_r15 = ((serai___games___merv___book___BookObject *)cpy_r_r14)->_space_effect;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "enter", "Book", "space_effect", 46, CPyStatic_mosque___globals);
        goto CPyL42;
    }
CPyL13: ;
    cpy_r_r16 = ((serai___games___merv___actions___mosque___enter_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__space;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "enter", "enter_gen", "space", 46, CPyStatic_mosque___globals);
        goto CPyL42;
    }
CPyL14: ;
    cpy_r_r17 = CPyList_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "enter", 46, CPyStatic_mosque___globals);
        goto CPyL42;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r17, CPyType_kernel___effects___Effect)))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/mosque.py", "enter", 46, CPyStatic_mosque___globals, "serai.kernel.effects.Effect", cpy_r_r17);
        goto CPyL42;
    }
    cpy_r_r19 = CPyDef_perform___in_order(cpy_r_r11, cpy_r_r12, cpy_r_r18, 4);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "enter", 46, CPyStatic_mosque___globals);
        goto CPyL42;
    }
    if (((serai___games___merv___actions___mosque___enter_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___enter_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___mosque___enter_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___enter_gen_0);
    }
    ((serai___games___merv___actions___mosque___enter_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___enter_gen_0 = cpy_r_r19;
    cpy_r_r20 = 1;
    if (!cpy_r_r20) goto CPyL42;
    cpy_r_r21 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r22 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r23 = NULL;
    cpy_r_r1 = cpy_r_r23;
    cpy_r_r24 = (PyObject **)&cpy_r_r1;
    cpy_r_r25 = ((serai___games___merv___actions___mosque___enter_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___enter_gen_0;
    cpy_r_r26 = CPyDef_perform___in_order_gen_____mypyc_generator_helper__(cpy_r_r25, cpy_r_r22, cpy_r_r22, cpy_r_r22, cpy_r_r21, cpy_r_r24);
    if (cpy_r_r26 != NULL) goto CPyL48;
    cpy_r_r27 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "enter", 46, CPyStatic_mosque___globals);
        goto CPyL49;
    }
    cpy_r_r28 = cpy_r_r1;
    CPy_DECREF(cpy_r_r28);
    cpy_r_r29 = NULL;
    if (((serai___games___merv___actions___mosque___enter_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___enter_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___mosque___enter_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___enter_gen_0);
    }
    ((serai___games___merv___actions___mosque___enter_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___enter_gen_0 = cpy_r_r29;
    cpy_r_r30 = 1;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "enter", 46, CPyStatic_mosque___globals);
        goto CPyL42;
    } else
        goto CPyL37;
CPyL21: ;
    cpy_r_r31 = cpy_r_r26;
CPyL22: ;
    ((serai___games___merv___actions___mosque___enter_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___actions___mosque___enter_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r31;
CPyL23: ;
    cpy_r_r33 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r34 = cpy_r_type != cpy_r_r33;
    if (!cpy_r_r34) goto CPyL50;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "enter", 46, CPyStatic_mosque___globals);
        goto CPyL27;
    } else
        goto CPyL51;
CPyL25: ;
    CPy_Unreachable();
CPyL26: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL33;
CPyL27: ;
    cpy_r_r35 = CPy_CatchError();
    cpy_r_r36 = (PyObject **)&cpy_r_r3;
    cpy_r_r37 = ((serai___games___merv___actions___mosque___enter_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___enter_gen_0;
    cpy_r_r38 = CPy_YieldFromErrorHandle(cpy_r_r37, cpy_r_r36);
    if (unlikely(cpy_r_r38 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "enter", 46, CPyStatic_mosque___globals);
        goto CPyL52;
    }
    if (cpy_r_r38) goto CPyL30;
    cpy_r_r31 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r35);
    CPy_DecRef(cpy_r_r35.f0);
    CPy_DecRef(cpy_r_r35.f1);
    CPy_DecRef(cpy_r_r35.f2);
    goto CPyL22;
CPyL30: ;
    cpy_r_r28 = cpy_r_r3;
    CPy_DecRef(cpy_r_r28);
    CPy_RestoreExcInfo(cpy_r_r35);
    CPy_DecRef(cpy_r_r35.f0);
    CPy_DecRef(cpy_r_r35.f1);
    CPy_DecRef(cpy_r_r35.f2);
    goto CPyL37;
CPyL31: ;
    CPy_RestoreExcInfo(cpy_r_r35);
    CPy_DecRef(cpy_r_r35.f0);
    CPy_DecRef(cpy_r_r35.f1);
    CPy_DecRef(cpy_r_r35.f2);
    cpy_r_r39 = CPy_KeepPropagating();
    if (!cpy_r_r39) goto CPyL42;
    CPy_Unreachable();
CPyL33: ;
    cpy_r_r40 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r41 = NULL;
    cpy_r_r1 = cpy_r_r41;
    cpy_r_r42 = (PyObject **)&cpy_r_r1;
    cpy_r_r43 = ((serai___games___merv___actions___mosque___enter_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___mosque___enter_gen_0;
    cpy_r_r44 = CPyDef_perform___in_order_gen_____mypyc_generator_helper__(cpy_r_r43, cpy_r_r40, cpy_r_r40, cpy_r_r40, cpy_r_arg, cpy_r_r42);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r44 == NULL) {
        goto CPyL35;
    } else
        goto CPyL53;
CPyL34: ;
    cpy_r_r31 = cpy_r_r44;
    goto CPyL22;
CPyL35: ;
    cpy_r_r45 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "enter", 46, CPyStatic_mosque___globals);
        goto CPyL49;
    }
    cpy_r_r28 = cpy_r_r1;
    CPy_DECREF(cpy_r_r28);
CPyL37: ;
    cpy_r_r46 = Py_None;
    CPy_INCREF(cpy_r_r46);
    ((serai___games___merv___actions___mosque___enter_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r48 = CPyDef_mosque___enter_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL41;
    CPyGen_SetStopIterationValue(cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    if (!0) goto CPyL47;
    CPy_Unreachable();
CPyL41: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r46;
    CPyGen_Exit(&((serai___games___merv___actions___mosque___enter_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL42: ;
    ((serai___games___merv___actions___mosque___enter_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r50 = CPyDef_mosque___enter_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r51 = NULL;
    CPyGen_Exit(&((serai___games___merv___actions___mosque___enter_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r51;
CPyL43: ;
    cpy_r_r52 = cpy_r_r4 == 0;
    if (cpy_r_r52) goto CPyL54;
    cpy_r_r53 = cpy_r_r4 == 1;
    if (cpy_r_r53) {
        goto CPyL23;
    } else
        goto CPyL55;
CPyL45: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r54 = 0;
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "enter", 43, CPyStatic_mosque___globals);
        goto CPyL47;
    }
    CPy_Unreachable();
CPyL47: ;
    cpy_r_r55 = NULL;
    CPyGen_Exit(&((serai___games___merv___actions___mosque___enter_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r55;
CPyL48: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL21;
CPyL49: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL42;
CPyL50: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL26;
CPyL51: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL25;
CPyL52: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL31;
CPyL53: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL34;
CPyL54: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL55: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL45;
}
        
PyObject *CPyDef_mosque___enter_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_mosque___enter_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_mosque___enter_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_mosque___enter_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.mosque.enter_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_mosque___enter_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "__next__", -1, CPyStatic_mosque___globals);
            return NULL;
        }
        
PyObject *CPyDef_mosque___enter_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_mosque___enter_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_mosque___enter_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_mosque___enter_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.mosque.enter_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_mosque___enter_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "send", -1, CPyStatic_mosque___globals);
            return NULL;
        }
        
PyObject *CPyDef_mosque___enter_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_mosque___enter_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_mosque___enter_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.mosque.enter_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_mosque___enter_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "__iter__", -1, CPyStatic_mosque___globals);
            return NULL;
        }
        
PyObject *CPyDef_mosque___enter_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_mosque___enter_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_mosque___enter_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_mosque___enter_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.mosque.enter_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_mosque___enter_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "throw", -1, CPyStatic_mosque___globals);
            return NULL;
        }
        
PyObject *CPyDef_mosque___enter_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_mosque___enter_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp1014 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp1014);
    PyObject *__tmp1015 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp1015);
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
        
        PyObject *CPyPy_mosque___enter_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_mosque___enter_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.mosque.enter_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_mosque___enter_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "close", -1, CPyStatic_mosque___globals);
            return NULL;
        }
        
PyObject *CPyDef_mosque___enter(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_space) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_mosque___enter_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "enter", 43, CPyStatic_mosque___globals);
        goto CPyL5;
    }
    ((serai___games___merv___actions___mosque___enter_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___actions___mosque___enter_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___actions___mosque___enter_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___actions___mosque___enter_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "enter", 43, CPyStatic_mosque___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___actions___mosque___enter_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___mosque___enter_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___merv___actions___mosque___enter_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "enter", 43, CPyStatic_mosque___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_space);
    if (((serai___games___merv___actions___mosque___enter_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__space != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___mosque___enter_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__space);
    }
    ((serai___games___merv___actions___mosque___enter_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__space = cpy_r_space;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "enter", 43, CPyStatic_mosque___globals);
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
        
        PyObject *CPyPy_mosque___enter(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "space", 0};
            static CPyArg_Parser parser = {"OOO:enter", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_space;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_space)) {
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
            CPyTagged arg_space;
            if (likely(PyLong_Check(obj_space)))
                arg_space = CPyTagged_BorrowFromObject(obj_space);
            else {
                CPy_TypeError("int", obj_space); goto fail;
            }
            PyObject *retval = CPyDef_mosque___enter(arg_t, arg_me, arg_space);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "enter", 43, CPyStatic_mosque___globals);
            return NULL;
        }
        
char CPyDef_mosque___climb(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_space) {
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
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "climb", "Table", "players", 51, CPyStatic_mosque___globals);
        goto CPyL16;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "climb", 51, CPyStatic_mosque___globals);
        goto CPyL16;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_merv___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/mosque.py", "climb", 51, CPyStatic_mosque___globals, "serai.games.merv.table.Player", cpy_r_r1);
        goto CPyL16;
    }
    CPyTagged_INCREF(cpy_r_space);
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_mosque != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_mosque);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_mosque = cpy_r_space;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "climb", 51, CPyStatic_mosque___globals);
        goto CPyL16;
    }
    cpy_r_r4 = CPyStatics[1263]; /* 'event-mosque' */
    cpy_r_r5 = CPyStatics[1264]; /* 'MV-MOS-02' */
    cpy_r_r6 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "climb", "Table", "book", 52, CPyStatic_mosque___globals);
        goto CPyL16;
    }
CPyL5: ;
    cpy_r_r7 = ((serai___games___merv___book___BookObject *)cpy_r_r6)->_space_ids;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "climb", "Book", "space_ids", 52, CPyStatic_mosque___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_r7);
CPyL6: ;
    cpy_r_r8 = CPySequenceTuple_GetItem(cpy_r_r7, cpy_r_space);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "climb", 52, CPyStatic_mosque___globals);
        goto CPyL16;
    }
    if (likely(PyUnicode_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/mosque.py", "climb", 52, CPyStatic_mosque___globals, "str", cpy_r_r8);
        goto CPyL16;
    }
    cpy_r_r10 = CPyStatics[613]; /* 'space' */
    cpy_r_r11 = CPyDict_Build(1, cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "climb", 52, CPyStatic_mosque___globals);
        goto CPyL16;
    }
    cpy_r_r12 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r4, cpy_r_seat, cpy_r_r5, cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "climb", 52, CPyStatic_mosque___globals);
        goto CPyL16;
    }
    cpy_r_r13 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "climb", "Table", "book", 53, CPyStatic_mosque___globals);
        goto CPyL16;
    }
CPyL11: ;
    cpy_r_r14 = ((serai___games___merv___book___BookObject *)cpy_r_r13)->_space_vp;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "climb", "Book", "space_vp", 53, CPyStatic_mosque___globals);
        goto CPyL16;
    }
CPyL12: ;
    cpy_r_r15 = CPyList_GetItem(cpy_r_r14, cpy_r_space);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "climb", 53, CPyStatic_mosque___globals);
        goto CPyL16;
    }
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "climb", 53, CPyStatic_mosque___globals);
        goto CPyL16;
    }
    cpy_r_r17 = CPyStatics[1265]; /* 'MV-MOS-03' */
    cpy_r_r18 = CPyDef_tracks___gain_points(cpy_r_t, cpy_r_seat, cpy_r_r16, 4, cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r18 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "climb", 53, CPyStatic_mosque___globals);
        goto CPyL16;
    }
    return 1;
CPyL16: ;
    cpy_r_r19 = 2;
    return cpy_r_r19;
}
        
        PyObject *CPyPy_mosque___climb(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "space", 0};
            static CPyArg_Parser parser = {"OOO:climb", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_space;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_space)) {
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
            CPyTagged arg_space;
            if (likely(PyLong_Check(obj_space)))
                arg_space = CPyTagged_BorrowFromObject(obj_space);
            else {
                CPy_TypeError("int", obj_space); goto fail;
            }
            char retval = CPyDef_mosque___climb(arg_t, arg_seat, arg_space);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "climb", 49, CPyStatic_mosque___globals);
            return NULL;
        }
        
CPyTagged CPyDef_mosque___next_space(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "next_space", "Table", "players", 58, CPyStatic_mosque___globals);
        goto CPyL12;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "next_space", 58, CPyStatic_mosque___globals);
        goto CPyL12;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_merv___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/mosque.py", "next_space", 58, CPyStatic_mosque___globals, "serai.games.merv.table.Player", cpy_r_r1);
        goto CPyL12;
    }
    cpy_r_r3 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_mosque;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "next_space", "Player", "mosque", 58, CPyStatic_mosque___globals);
        goto CPyL12;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = (Py_ssize_t)cpy_r_r3 != -2;
    if (!cpy_r_r4) goto CPyL13;
    cpy_r_r5 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "next_space", "Table", "book", 59, CPyStatic_mosque___globals);
        goto CPyL14;
    }
CPyL6: ;
    cpy_r_r6 = ((serai___games___merv___book___BookObject *)cpy_r_r5)->_next_space;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "next_space", "Book", "next_space", 59, CPyStatic_mosque___globals);
        goto CPyL14;
    }
CPyL7: ;
    cpy_r_r7 = CPyList_GetItem(cpy_r_r6, cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "next_space", 59, CPyStatic_mosque___globals);
        goto CPyL12;
    }
    if (likely(PyLong_Check(cpy_r_r7)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_r7);
    else {
        CPy_TypeError("int", cpy_r_r7); cpy_r_r8 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "next_space", 59, CPyStatic_mosque___globals);
        goto CPyL12;
    }
    cpy_r_r9 = cpy_r_r8;
    goto CPyL11;
CPyL10: ;
    cpy_r_r9 = -2;
CPyL11: ;
    return cpy_r_r9;
CPyL12: ;
    cpy_r_r10 = CPY_INT_TAG;
    return cpy_r_r10;
CPyL13: ;
    CPyTagged_DECREF(cpy_r_r3);
    goto CPyL10;
CPyL14: ;
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL12;
}
        
        PyObject *CPyPy_mosque___next_space(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:next_space", kwlist, 0};
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
            CPyTagged retval = CPyDef_mosque___next_space(arg_t, arg_seat);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "next_space", 56, CPyStatic_mosque___globals);
            return NULL;
        }
        
tuple_T5IIIII CPyDef_mosque___step_cost(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_space) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    tuple_T5IIIII cpy_r_r16;
    tuple_T5IIIII cpy_r_r17;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "step_cost", "Table", "players", 64, CPyStatic_mosque___globals);
        goto CPyL14;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "step_cost", 64, CPyStatic_mosque___globals);
        goto CPyL14;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_merv___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/mosque.py", "step_cost", 64, CPyStatic_mosque___globals, "serai.games.merv.table.Player", cpy_r_r1);
        goto CPyL14;
    }
    cpy_r_r3 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_mosque;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "step_cost", "Player", "mosque", 64, CPyStatic_mosque___globals);
        goto CPyL14;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "step_cost", "Table", "book", 65, CPyStatic_mosque___globals);
        goto CPyL15;
    }
CPyL5: ;
    cpy_r_r5 = ((serai___games___merv___book___BookObject *)cpy_r_r4)->_edge_cost;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "step_cost", "Book", "edge_cost", 65, CPyStatic_mosque___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r5);
CPyL6: ;
    cpy_r_r6 = (Py_ssize_t)cpy_r_r3 == -2;
    if (cpy_r_r6) {
        goto CPyL16;
    } else
        goto CPyL8;
CPyL7: ;
    CPyTagged_INCREF(cpy_r_space);
    cpy_r_r7 = cpy_r_space;
    goto CPyL11;
CPyL8: ;
    cpy_r_r8 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "step_cost", "Table", "book", 65, CPyStatic_mosque___globals);
        goto CPyL17;
    }
CPyL9: ;
    cpy_r_r9 = ((serai___games___merv___book___BookObject *)cpy_r_r8)->_space_ids;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "step_cost", "Book", "space_ids", 65, CPyStatic_mosque___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r9);
CPyL10: ;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    CPy_DECREF(cpy_r_r9);
    cpy_r_r12 = cpy_r_r11 << 1;
    cpy_r_r13 = CPyTagged_Add(cpy_r_r12, cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r3);
    cpy_r_r7 = cpy_r_r13;
CPyL11: ;
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_r7);
    cpy_r_r15 = CPyDict_GetItem(cpy_r_r5, cpy_r_r14);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "step_cost", 65, CPyStatic_mosque___globals);
        goto CPyL14;
    }
    PyObject *__tmp1016;
    if (unlikely(!(PyTuple_Check(cpy_r_r15) && PyTuple_GET_SIZE(cpy_r_r15) == 5))) {
        __tmp1016 = NULL;
        goto __LL1017;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r15, 0))))
        __tmp1016 = PyTuple_GET_ITEM(cpy_r_r15, 0);
    else {
        __tmp1016 = NULL;
    }
    if (__tmp1016 == NULL) goto __LL1017;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r15, 1))))
        __tmp1016 = PyTuple_GET_ITEM(cpy_r_r15, 1);
    else {
        __tmp1016 = NULL;
    }
    if (__tmp1016 == NULL) goto __LL1017;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r15, 2))))
        __tmp1016 = PyTuple_GET_ITEM(cpy_r_r15, 2);
    else {
        __tmp1016 = NULL;
    }
    if (__tmp1016 == NULL) goto __LL1017;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r15, 3))))
        __tmp1016 = PyTuple_GET_ITEM(cpy_r_r15, 3);
    else {
        __tmp1016 = NULL;
    }
    if (__tmp1016 == NULL) goto __LL1017;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r15, 4))))
        __tmp1016 = PyTuple_GET_ITEM(cpy_r_r15, 4);
    else {
        __tmp1016 = NULL;
    }
    if (__tmp1016 == NULL) goto __LL1017;
    __tmp1016 = cpy_r_r15;
__LL1017: ;
    if (unlikely(__tmp1016 == NULL)) {
        CPy_TypeError("tuple[int, int, int, int, int]", cpy_r_r15); cpy_r_r16 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp1018 = PyTuple_GET_ITEM(cpy_r_r15, 0);
        CPyTagged __tmp1019;
        if (likely(PyLong_Check(__tmp1018)))
            __tmp1019 = CPyTagged_FromObject(__tmp1018);
        else {
            goto __LL1020;
        }
        cpy_r_r16.f0 = __tmp1019;
        PyObject *__tmp1021 = PyTuple_GET_ITEM(cpy_r_r15, 1);
        CPyTagged __tmp1022;
        if (likely(PyLong_Check(__tmp1021)))
            __tmp1022 = CPyTagged_FromObject(__tmp1021);
        else {
            goto __LL1023;
        }
        cpy_r_r16.f1 = __tmp1022;
        PyObject *__tmp1024 = PyTuple_GET_ITEM(cpy_r_r15, 2);
        CPyTagged __tmp1025;
        if (likely(PyLong_Check(__tmp1024)))
            __tmp1025 = CPyTagged_FromObject(__tmp1024);
        else {
            goto __LL1026;
        }
        cpy_r_r16.f2 = __tmp1025;
        PyObject *__tmp1027 = PyTuple_GET_ITEM(cpy_r_r15, 3);
        CPyTagged __tmp1028;
        if (likely(PyLong_Check(__tmp1027)))
            __tmp1028 = CPyTagged_FromObject(__tmp1027);
        else {
            goto __LL1029;
        }
        cpy_r_r16.f3 = __tmp1028;
        PyObject *__tmp1030 = PyTuple_GET_ITEM(cpy_r_r15, 4);
        CPyTagged __tmp1031;
        if (likely(PyLong_Check(__tmp1030)))
            __tmp1031 = CPyTagged_FromObject(__tmp1030);
        else {
            goto __LL1032;
        }
        cpy_r_r16.f4 = __tmp1031;
    }
    goto __LL1033;
__LL1020: ;
    cpy_r_r16 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1033;
__LL1023: ;
    CPyTagged_DECREF(cpy_r_r16.f0);
    cpy_r_r16 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1033;
__LL1026: ;
    CPyTagged_DECREF(cpy_r_r16.f0);
    CPyTagged_DECREF(cpy_r_r16.f1);
    cpy_r_r16 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1033;
__LL1029: ;
    CPyTagged_DECREF(cpy_r_r16.f0);
    CPyTagged_DECREF(cpy_r_r16.f1);
    CPyTagged_DECREF(cpy_r_r16.f2);
    cpy_r_r16 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1033;
__LL1032: ;
    CPyTagged_DECREF(cpy_r_r16.f0);
    CPyTagged_DECREF(cpy_r_r16.f1);
    CPyTagged_DECREF(cpy_r_r16.f2);
    CPyTagged_DECREF(cpy_r_r16.f3);
    cpy_r_r16 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1033;
__LL1033: ;
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "step_cost", 65, CPyStatic_mosque___globals);
        goto CPyL14;
    }
    return cpy_r_r16;
CPyL14: ;
    tuple_T5IIIII __tmp1034 = { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    cpy_r_r17 = __tmp1034;
    return cpy_r_r17;
CPyL15: ;
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL14;
CPyL16: ;
    CPyTagged_DECREF(cpy_r_r3);
    goto CPyL7;
CPyL17: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r5);
    goto CPyL14;
}
        
        PyObject *CPyPy_mosque___step_cost(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "space", 0};
            static CPyArg_Parser parser = {"OOO:step_cost", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_space;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_space)) {
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
            CPyTagged arg_space;
            if (likely(PyLong_Check(obj_space)))
                arg_space = CPyTagged_BorrowFromObject(obj_space);
            else {
                CPy_TypeError("int", obj_space); goto fail;
            }
            tuple_T5IIIII retval = CPyDef_mosque___step_cost(arg_t, arg_me, arg_space);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(5);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp1035 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp1035);
            PyObject *__tmp1036 = CPyTagged_StealAsObject(retval.f1);
            PyTuple_SET_ITEM(retbox, 1, __tmp1036);
            PyObject *__tmp1037 = CPyTagged_StealAsObject(retval.f2);
            PyTuple_SET_ITEM(retbox, 2, __tmp1037);
            PyObject *__tmp1038 = CPyTagged_StealAsObject(retval.f3);
            PyTuple_SET_ITEM(retbox, 3, __tmp1038);
            PyObject *__tmp1039 = CPyTagged_StealAsObject(retval.f4);
            PyTuple_SET_ITEM(retbox, 4, __tmp1039);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "step_cost", 62, CPyStatic_mosque___globals);
            return NULL;
        }
        
PyObject *CPyDef_mosque___StepOffer___likely(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    tuple_T1O cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    cpy_r_r0 = ((serai___games___merv___actions___mosque___StepOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "likely", "StepOffer", "t", 72, CPyStatic_mosque___globals);
        goto CPyL11;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/mosque.py", "likely", 72, CPyStatic_mosque___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL11;
    }
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "likely", "Table", "book", 72, CPyStatic_mosque___globals);
        goto CPyL11;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "likely", "Book", "options", 72, CPyStatic_mosque___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = CPyDef_mosque___StepOffer____outside(cpy_r_self);
    if (unlikely(cpy_r_r4 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "likely", 73, CPyStatic_mosque___globals);
        goto CPyL12;
    }
    if (!cpy_r_r4) goto CPyL8;
    cpy_r_r5 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_path;
    if (unlikely(cpy_r_r5 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'path' of 'Options' undefined");
    } else {
        CPy_INCREF(cpy_r_r5);
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "likely", 73, CPyStatic_mosque___globals);
        goto CPyL11;
    }
CPyL7: ;
    cpy_r_r6 = cpy_r_r5;
    goto CPyL10;
CPyL8: ;
    cpy_r_r7 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_advance;
    if (unlikely(cpy_r_r7 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'advance' of 'Options' undefined");
    } else {
        CPy_INCREF(cpy_r_r7);
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "likely", 73, CPyStatic_mosque___globals);
        goto CPyL11;
    }
CPyL9: ;
    cpy_r_r8.f0 = cpy_r_r7;
    cpy_r_r9 = PyTuple_New(1);
    if (unlikely(cpy_r_r9 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1040 = cpy_r_r8.f0;
    PyTuple_SET_ITEM(cpy_r_r9, 0, __tmp1040);
    cpy_r_r6 = cpy_r_r9;
CPyL10: ;
    return cpy_r_r6;
CPyL11: ;
    cpy_r_r10 = NULL;
    return cpy_r_r10;
CPyL12: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL11;
}
        
        PyObject *CPyPy_mosque___StepOffer___likely(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_mosque___StepOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.actions.mosque.StepOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_mosque___StepOffer___likely(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "likely", 71, CPyStatic_mosque___globals);
            return NULL;
        }
        
PyObject *CPyDef_mosque___StepOffer___others(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    tuple_T1O cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    cpy_r_r0 = ((serai___games___merv___actions___mosque___StepOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "others", "StepOffer", "t", 76, CPyStatic_mosque___globals);
        goto CPyL11;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/mosque.py", "others", 76, CPyStatic_mosque___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL11;
    }
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "others", "Table", "book", 76, CPyStatic_mosque___globals);
        goto CPyL11;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "others", "Book", "options", 76, CPyStatic_mosque___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = CPyDef_mosque___StepOffer____outside(cpy_r_self);
    if (unlikely(cpy_r_r4 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "others", 77, CPyStatic_mosque___globals);
        goto CPyL12;
    }
    if (!cpy_r_r4) goto CPyL8;
    cpy_r_r5 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_advance;
    if (unlikely(cpy_r_r5 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'advance' of 'Options' undefined");
    } else {
        CPy_INCREF(cpy_r_r5);
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "others", 77, CPyStatic_mosque___globals);
        goto CPyL11;
    }
CPyL7: ;
    cpy_r_r6.f0 = cpy_r_r5;
    cpy_r_r7 = PyTuple_New(1);
    if (unlikely(cpy_r_r7 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1041 = cpy_r_r6.f0;
    PyTuple_SET_ITEM(cpy_r_r7, 0, __tmp1041);
    cpy_r_r8 = cpy_r_r7;
    goto CPyL10;
CPyL8: ;
    cpy_r_r9 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_path;
    if (unlikely(cpy_r_r9 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'path' of 'Options' undefined");
    } else {
        CPy_INCREF(cpy_r_r9);
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "others", 77, CPyStatic_mosque___globals);
        goto CPyL11;
    }
CPyL9: ;
    cpy_r_r8 = cpy_r_r9;
CPyL10: ;
    return cpy_r_r8;
CPyL11: ;
    cpy_r_r10 = NULL;
    return cpy_r_r10;
CPyL12: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL11;
}
        
        PyObject *CPyPy_mosque___StepOffer___others(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":others", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_mosque___StepOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.actions.mosque.StepOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_mosque___StepOffer___others(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "others", 75, CPyStatic_mosque___globals);
            return NULL;
        }
        
PyObject *CPyDef_mosque___StepOffer___obstacle(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    tuple_T5IIIII cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    cpy_r_r0 = ((serai___games___merv___actions___mosque___StepOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "obstacle", "StepOffer", "t", 80, CPyStatic_mosque___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/mosque.py", "obstacle", 80, CPyStatic_mosque___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL26;
    }
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "obstacle", "Table", "book", 81, CPyStatic_mosque___globals);
        goto CPyL27;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "obstacle", "Book", "options", 81, CPyStatic_mosque___globals);
        goto CPyL27;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_advance;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "obstacle", "Options", "advance", 81, CPyStatic_mosque___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = cpy_r_option == cpy_r_r4;
    CPy_DECREF(cpy_r_r4);
    cpy_r_r6 = cpy_r_r5 ^ 1;
    if (!cpy_r_r6) goto CPyL11;
    cpy_r_r7 = CPyDef_mosque___StepOffer____outside(cpy_r_self);
    if (unlikely(cpy_r_r7 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "obstacle", 82, CPyStatic_mosque___globals);
        goto CPyL27;
    }
    if (cpy_r_r7) {
        goto CPyL16;
    } else
        goto CPyL28;
CPyL8: ;
    cpy_r_r8 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r9 = CPyStatics[1266]; /* 'ON_A_PATH' */
    cpy_r_r10 = CPyObject_GetAttr(cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "obstacle", 83, CPyStatic_mosque___globals);
        goto CPyL26;
    }
    if (likely(Py_TYPE(cpy_r_r10) == CPyType_option___Reason))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/mosque.py", "obstacle", 83, CPyStatic_mosque___globals, "serai.kernel.option.Reason", cpy_r_r10);
        goto CPyL26;
    }
    return cpy_r_r11;
CPyL11: ;
    cpy_r_r12 = CPyDef_mosque___StepOffer____outside(cpy_r_self);
    if (unlikely(cpy_r_r12 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "obstacle", 84, CPyStatic_mosque___globals);
        goto CPyL27;
    }
    if (cpy_r_r12) {
        goto CPyL29;
    } else
        goto CPyL16;
CPyL13: ;
    cpy_r_r13 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r14 = CPyStatics[1267]; /* 'NOT_IN_MOSQUE' */
    cpy_r_r15 = CPyObject_GetAttr(cpy_r_r13, cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "obstacle", 85, CPyStatic_mosque___globals);
        goto CPyL26;
    }
    if (likely(Py_TYPE(cpy_r_r15) == CPyType_option___Reason))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/mosque.py", "obstacle", 85, CPyStatic_mosque___globals, "serai.kernel.option.Reason", cpy_r_r15);
        goto CPyL26;
    }
    return cpy_r_r16;
CPyL16: ;
    cpy_r_r17 = CPyDef_mosque___StepOffer____space(cpy_r_self, cpy_r_option);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "obstacle", 86, CPyStatic_mosque___globals);
        goto CPyL27;
    }
    cpy_r_r18 = (Py_ssize_t)cpy_r_r17 == -2;
    if (cpy_r_r18) {
        goto CPyL30;
    } else
        goto CPyL21;
CPyL18: ;
    cpy_r_r19 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r20 = CPyStatics[1268]; /* 'MOSQUE_TOP' */
    cpy_r_r21 = CPyObject_GetAttr(cpy_r_r19, cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "obstacle", 88, CPyStatic_mosque___globals);
        goto CPyL26;
    }
    if (likely(Py_TYPE(cpy_r_r21) == CPyType_option___Reason))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/mosque.py", "obstacle", 88, CPyStatic_mosque___globals, "serai.kernel.option.Reason", cpy_r_r21);
        goto CPyL26;
    }
    return cpy_r_r22;
CPyL21: ;
    cpy_r_r23 = ((serai___games___merv___actions___mosque___StepOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "obstacle", "StepOffer", "me", 89, CPyStatic_mosque___globals);
        goto CPyL31;
    }
    CPyTagged_INCREF(cpy_r_r23);
CPyL22: ;
    cpy_r_r24 = ((serai___games___merv___actions___mosque___StepOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "obstacle", "StepOffer", "me", 89, CPyStatic_mosque___globals);
        goto CPyL32;
    }
    CPyTagged_INCREF(cpy_r_r24);
CPyL23: ;
    cpy_r_r25 = CPyDef_mosque___step_cost(cpy_r_r1, cpy_r_r24, cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r25.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "obstacle", 89, CPyStatic_mosque___globals);
        goto CPyL33;
    }
    cpy_r_r26 = CPyStatics[1260]; /* 'MV-MOS-01' */
    cpy_r_r27 = CPyDef_paying___price_obstacle(cpy_r_r1, cpy_r_r23, cpy_r_r25, cpy_r_r26);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r25.f0);
    CPyTagged_DECREF(cpy_r_r25.f1);
    CPyTagged_DECREF(cpy_r_r25.f2);
    CPyTagged_DECREF(cpy_r_r25.f3);
    CPyTagged_DECREF(cpy_r_r25.f4);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "obstacle", 89, CPyStatic_mosque___globals);
        goto CPyL26;
    }
    return cpy_r_r27;
CPyL26: ;
    cpy_r_r28 = NULL;
    return cpy_r_r28;
CPyL27: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL26;
CPyL28: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL8;
CPyL29: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL13;
CPyL30: ;
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r17);
    goto CPyL18;
CPyL31: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL26;
CPyL32: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL26;
CPyL33: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL26;
}
        
        PyObject *CPyPy_mosque___StepOffer___obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:obstacle", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_mosque___StepOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.actions.mosque.StepOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_mosque___StepOffer___obstacle(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "obstacle", 79, CPyStatic_mosque___globals);
            return NULL;
        }
        
PyObject *CPyDef_mosque___StepOffer___note(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    int32_t cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    tuple_T5IIIII cpy_r_r18;
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
    CPyTagged cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    int32_t cpy_r_r39;
    char cpy_r_r40;
    int32_t cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    cpy_r_r0 = ((serai___games___merv___actions___mosque___StepOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "note", "StepOffer", "t", 93, CPyStatic_mosque___globals);
        goto CPyL35;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/mosque.py", "note", 93, CPyStatic_mosque___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL35;
    }
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "note", "Table", "book", 93, CPyStatic_mosque___globals);
        goto CPyL35;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "note", "Book", "options", 94, CPyStatic_mosque___globals);
        goto CPyL36;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_advance;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "note", "Options", "advance", 94, CPyStatic_mosque___globals);
        goto CPyL36;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = cpy_r_option == cpy_r_r4;
    CPy_DECREF(cpy_r_r4);
    cpy_r_r6 = cpy_r_r5 ^ 1;
    if (!cpy_r_r6) goto CPyL11;
    cpy_r_r7 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "note", "Book", "options", 94, CPyStatic_mosque___globals);
        goto CPyL36;
    }
CPyL7: ;
    cpy_r_r8 = ((serai___games___merv___options___OptionsObject *)cpy_r_r7)->_path;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "note", "Options", "path", 94, CPyStatic_mosque___globals);
        goto CPyL36;
    }
    CPy_INCREF(cpy_r_r8);
CPyL8: ;
    cpy_r_r9 = PySequence_Contains(cpy_r_r8, cpy_r_option);
    CPy_DECREF(cpy_r_r8);
    cpy_r_r10 = cpy_r_r9 >= 0;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "note", 94, CPyStatic_mosque___globals);
        goto CPyL36;
    }
    cpy_r_r11 = cpy_r_r9;
    cpy_r_r12 = cpy_r_r11 ^ 1;
    if (cpy_r_r12) {
        goto CPyL37;
    } else
        goto CPyL11;
CPyL10: ;
    cpy_r_r13 = Py_None;
    CPy_INCREF(cpy_r_r13);
    return cpy_r_r13;
CPyL11: ;
    cpy_r_r14 = CPyDef_mosque___StepOffer____space(cpy_r_self, cpy_r_option);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "note", 96, CPyStatic_mosque___globals);
        goto CPyL36;
    }
    cpy_r_r15 = ((serai___games___merv___actions___mosque___StepOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "note", "StepOffer", "t", 97, CPyStatic_mosque___globals);
        goto CPyL38;
    }
    CPy_INCREF(cpy_r_r15);
CPyL13: ;
    if (likely(Py_TYPE(cpy_r_r15) == CPyType_merv___table___Table))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/mosque.py", "note", 97, CPyStatic_mosque___globals, "serai.games.merv.table.Table", cpy_r_r15);
        goto CPyL38;
    }
    cpy_r_r17 = ((serai___games___merv___actions___mosque___StepOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "note", "StepOffer", "me", 97, CPyStatic_mosque___globals);
        goto CPyL39;
    }
    CPyTagged_INCREF(cpy_r_r17);
CPyL15: ;
    cpy_r_r18 = CPyDef_mosque___step_cost(cpy_r_r16, cpy_r_r17, cpy_r_r14);
    CPy_DECREF(cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "note", 97, CPyStatic_mosque___globals);
        goto CPyL38;
    }
    cpy_r_r19 = CPyDef_paying___cost_note(cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r18.f0);
    CPyTagged_DECREF(cpy_r_r18.f1);
    CPyTagged_DECREF(cpy_r_r18.f2);
    CPyTagged_DECREF(cpy_r_r18.f3);
    CPyTagged_DECREF(cpy_r_r18.f4);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "note", 97, CPyStatic_mosque___globals);
        goto CPyL38;
    }
    cpy_r_r20 = CPyStatics[602]; /* 'effect' */
    cpy_r_r21 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_space_effect;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "note", "Book", "space_effect", 98, CPyStatic_mosque___globals);
        goto CPyL40;
    }
CPyL18: ;
    cpy_r_r22 = CPyList_GetItem(cpy_r_r21, cpy_r_r14);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "note", 98, CPyStatic_mosque___globals);
        goto CPyL40;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r22, CPyType_kernel___effects___Effect)))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/mosque.py", "note", 98, CPyStatic_mosque___globals, "serai.kernel.effects.Effect", cpy_r_r22);
        goto CPyL40;
    }
    cpy_r_r24 = CPyStatics[31]; /* 'n' */
    cpy_r_r25 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_space_vp;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "note", "Book", "space_vp", 98, CPyStatic_mosque___globals);
        goto CPyL41;
    }
CPyL21: ;
    cpy_r_r26 = CPyList_GetItem(cpy_r_r25, cpy_r_r14);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "note", 98, CPyStatic_mosque___globals);
        goto CPyL41;
    }
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "note", 98, CPyStatic_mosque___globals);
        goto CPyL41;
    }
    cpy_r_r28 = CPyTagged_StealAsObject(cpy_r_r27);
    cpy_r_r29 = CPyDict_Build(2, cpy_r_r20, cpy_r_r23, cpy_r_r24, cpy_r_r28);
    CPy_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "note", 98, CPyStatic_mosque___globals);
        goto CPyL40;
    }
    cpy_r_r30 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_space_vp;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "note", "Book", "space_vp", 99, CPyStatic_mosque___globals);
        goto CPyL42;
    }
CPyL25: ;
    cpy_r_r31 = CPyList_GetItem(cpy_r_r30, cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "note", 99, CPyStatic_mosque___globals);
        goto CPyL43;
    }
    if (likely(PyLong_Check(cpy_r_r31)))
        cpy_r_r32 = CPyTagged_FromObject(cpy_r_r31);
    else {
        CPy_TypeError("int", cpy_r_r31); cpy_r_r32 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "note", 99, CPyStatic_mosque___globals);
        goto CPyL43;
    }
    CPy_DECREF(cpy_r_r2);
    cpy_r_r33 = cpy_r_r32 != 0;
    CPyTagged_DECREF(cpy_r_r32);
    if (!cpy_r_r33) goto CPyL29;
    cpy_r_r34 = CPyStatics[1269]; /* 'note-step-points' */
    CPy_INCREF(cpy_r_r34);
    cpy_r_r35 = cpy_r_r34;
    goto CPyL30;
CPyL29: ;
    cpy_r_r36 = CPyStatics[1270]; /* 'note-step' */
    CPy_INCREF(cpy_r_r36);
    cpy_r_r35 = cpy_r_r36;
CPyL30: ;
    cpy_r_r37 = ((serai___kernel___message___MessageObject *)cpy_r_r19)->_arguments;
    CPy_INCREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r38 = PyDict_New();
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "note", 99, CPyStatic_mosque___globals);
        goto CPyL44;
    }
    cpy_r_r39 = CPyDict_UpdateInDisplay(cpy_r_r38, cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "note", 99, CPyStatic_mosque___globals);
        goto CPyL45;
    }
    cpy_r_r41 = CPyDict_UpdateInDisplay(cpy_r_r38, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r42 = cpy_r_r41 >= 0;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "note", 99, CPyStatic_mosque___globals);
        goto CPyL46;
    }
    cpy_r_r43 = CPyDef_message___Message(cpy_r_r35, cpy_r_r38);
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "note", 99, CPyStatic_mosque___globals);
        goto CPyL35;
    }
    return cpy_r_r43;
CPyL35: ;
    cpy_r_r44 = NULL;
    return cpy_r_r44;
CPyL36: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL35;
CPyL37: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL10;
CPyL38: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL35;
CPyL39: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    goto CPyL35;
CPyL40: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    goto CPyL35;
CPyL41: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r23);
    goto CPyL35;
CPyL42: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r29);
    goto CPyL35;
CPyL43: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r29);
    goto CPyL35;
CPyL44: ;
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r37);
    goto CPyL35;
CPyL45: ;
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r38);
    goto CPyL35;
CPyL46: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r38);
    goto CPyL35;
}
        
        PyObject *CPyPy_mosque___StepOffer___note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:note", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_mosque___StepOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.actions.mosque.StepOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_mosque___StepOffer___note(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "note", 91, CPyStatic_mosque___globals);
            return NULL;
        }
        
char CPyDef_mosque___StepOffer____outside(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    cpy_r_r0 = ((serai___games___merv___actions___mosque___StepOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "_outside", "StepOffer", "t", 102, CPyStatic_mosque___globals);
        goto CPyL8;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/mosque.py", "_outside", 102, CPyStatic_mosque___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL8;
    }
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "_outside", "Table", "players", 102, CPyStatic_mosque___globals);
        goto CPyL8;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___actions___mosque___StepOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "_outside", "StepOffer", "me", 102, CPyStatic_mosque___globals);
        goto CPyL8;
    }
CPyL4: ;
    cpy_r_r4 = CPyList_GetItemBorrow(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "_outside", 102, CPyStatic_mosque___globals);
        goto CPyL8;
    }
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_merv___table___Player))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/mosque.py", "_outside", 102, CPyStatic_mosque___globals, "serai.games.merv.table.Player", cpy_r_r4);
        goto CPyL8;
    }
    cpy_r_r6 = ((serai___games___merv___table___PlayerObject *)cpy_r_r5)->_mosque;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "_outside", "Player", "mosque", 102, CPyStatic_mosque___globals);
        goto CPyL8;
    }
CPyL7: ;
    cpy_r_r7 = (Py_ssize_t)cpy_r_r6 == -2;
    return cpy_r_r7;
CPyL8: ;
    cpy_r_r8 = 2;
    return cpy_r_r8;
}
        
        PyObject *CPyPy_mosque___StepOffer____outside(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":_outside", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_mosque___StepOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.actions.mosque.StepOffer", obj_self); 
                goto fail;
            }
            char retval = CPyDef_mosque___StepOffer____outside(arg_self);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "_outside", 101, CPyStatic_mosque___globals);
            return NULL;
        }
        
CPyTagged CPyDef_mosque___StepOffer____space(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    cpy_r_r0 = ((serai___games___merv___actions___mosque___StepOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "_space", "StepOffer", "t", 106, CPyStatic_mosque___globals);
        goto CPyL14;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/mosque.py", "_space", 106, CPyStatic_mosque___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL14;
    }
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "_space", "Table", "book", 106, CPyStatic_mosque___globals);
        goto CPyL14;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "_space", "Book", "options", 106, CPyStatic_mosque___globals);
        goto CPyL14;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_advance;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "_space", "Options", "advance", 106, CPyStatic_mosque___globals);
        goto CPyL14;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = cpy_r_option == cpy_r_r4;
    CPy_DECREF(cpy_r_r4);
    if (!cpy_r_r5) goto CPyL11;
    cpy_r_r6 = ((serai___games___merv___actions___mosque___StepOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "_space", "StepOffer", "t", 106, CPyStatic_mosque___globals);
        goto CPyL14;
    }
    CPy_INCREF(cpy_r_r6);
CPyL7: ;
    if (likely(Py_TYPE(cpy_r_r6) == CPyType_merv___table___Table))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/mosque.py", "_space", 106, CPyStatic_mosque___globals, "serai.games.merv.table.Table", cpy_r_r6);
        goto CPyL14;
    }
    cpy_r_r8 = ((serai___games___merv___actions___mosque___StepOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/mosque.py", "_space", "StepOffer", "me", 106, CPyStatic_mosque___globals);
        goto CPyL15;
    }
    CPyTagged_INCREF(cpy_r_r8);
CPyL9: ;
    cpy_r_r9 = CPyDef_mosque___next_space(cpy_r_r7, cpy_r_r8);
    CPy_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "_space", 106, CPyStatic_mosque___globals);
        goto CPyL14;
    }
    cpy_r_r10 = CPyTagged_StealAsObject(cpy_r_r9);
    cpy_r_r11 = cpy_r_r10;
    goto CPyL12;
CPyL11: ;
    cpy_r_r12 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r11 = cpy_r_r12;
CPyL12: ;
    if (likely(PyLong_Check(cpy_r_r11)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r11);
    else {
        CPy_TypeError("int", cpy_r_r11); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "_space", 106, CPyStatic_mosque___globals);
        goto CPyL14;
    }
    return cpy_r_r13;
CPyL14: ;
    cpy_r_r14 = CPY_INT_TAG;
    return cpy_r_r14;
CPyL15: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL14;
}
        
        PyObject *CPyPy_mosque___StepOffer____space(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:_space", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_mosque___StepOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.actions.mosque.StepOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            CPyTagged retval = CPyDef_mosque___StepOffer____space(arg_self, arg_option);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "_space", 104, CPyStatic_mosque___globals);
            return NULL;
        }
        
char CPyDef_mosque_____top_level__(void) {
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
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    PyObject *cpy_r_r261;
    PyObject *cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    char cpy_r_r266;
    char cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_r271;
    PyObject *cpy_r_r272;
    PyObject *cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject *cpy_r_r275;
    PyObject *cpy_r_r276;
    int32_t cpy_r_r277;
    char cpy_r_r278;
    PyObject *cpy_r_r279;
    PyObject *cpy_r_r280;
    int32_t cpy_r_r281;
    char cpy_r_r282;
    char cpy_r_r283;
    char cpy_r_r284;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 1, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 1, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_mosque___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 3, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4996]; /* ('Sequence',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_mosque___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 5, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatic_mosque___globals;
    cpy_r_r17 = (void *)&CPyModule_serai___games___merv___reasons;
    cpy_r_r18 = (void *)&CPyImportState_serai___games___merv___reasons;
    cpy_r_r19 = CPyModuleLockAPI_serai;
    cpy_r_r20 = CPyImport_IsInitialized(cpy_r_r18);
    if (!cpy_r_r20) goto CPyL9;
    cpy_r_r21 = PyImport_GetModuleDict();
    cpy_r_r22 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r23 = CPyDict_GetItem(cpy_r_r21, cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 7, CPyStatic_mosque___globals);
        goto CPyL104;
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
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 7, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r31 = CPyStatics[8]; /* '__file__' */
    cpy_r_r32 = CPyObject_GetAttr(cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 7, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r33 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r34 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r35 = CPyImport_ImportNative(cpy_r_r34, cpy_r_r25, cpy_r_r26, cpy_r_r27, cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r32, cpy_r_r33, 0);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 7, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r24 = cpy_r_r35;
CPyL13: ;
    cpy_r_r36 = CPyStatics[393]; /* 'reasons' */
    cpy_r_r37 = CPyDict_SetItem(cpy_r_r16, cpy_r_r36, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 7, CPyStatic_mosque___globals);
        goto CPyL104;
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
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 8, CPyStatic_mosque___globals);
        goto CPyL104;
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
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 8, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r53 = CPyStatics[8]; /* '__file__' */
    cpy_r_r54 = CPyObject_GetAttr(cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 8, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r55 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r56 = CPyStatics[1234]; /* 'serai.games.merv.contracts' */
    cpy_r_r57 = CPyImport_ImportNative(cpy_r_r56, cpy_r_r47, cpy_r_r48, cpy_r_r49, cpy_r_r39, cpy_r_r40, cpy_r_r41, cpy_r_r54, cpy_r_r55, 0);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 8, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r46 = cpy_r_r57;
CPyL21: ;
    cpy_r_r58 = CPyStatics[5199]; /* ('CONTRACTS',) */
    cpy_r_r59 = CPyStatic_mosque___globals;
    cpy_r_r60 = CPyImport_GetNativeAttrs(cpy_r_r46, cpy_r_r58, cpy_r_r58, cpy_r_r59);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 8, CPyStatic_mosque___globals);
        goto CPyL104;
    } else
        goto CPyL105;
CPyL22: ;
    cpy_r_r61 = (void *)&CPyModule_serai___games___merv___names;
    cpy_r_r62 = (void *)&CPyImportState_serai___games___merv___names;
    cpy_r_r63 = CPyModuleLockAPI_serai;
    cpy_r_r64 = CPyImport_IsInitialized(cpy_r_r62);
    if (!cpy_r_r64) goto CPyL25;
    cpy_r_r65 = PyImport_GetModuleDict();
    cpy_r_r66 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r67 = CPyDict_GetItem(cpy_r_r65, cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 9, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r68 = cpy_r_r67;
    goto CPyL29;
CPyL25: ;
    cpy_r_r69 = CPyInitOnly_serai___games___merv___names;
    cpy_r_r70 = CPyExec_serai___games___merv___names;
    cpy_r_r71 = (PyObject **)&CPyModule_serai___games___merv___names__internal;
    cpy_r_r72 = PyImport_GetModuleDict();
    cpy_r_r73 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r74 = CPyDict_GetItem(cpy_r_r72, cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 9, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r75 = CPyStatics[8]; /* '__file__' */
    cpy_r_r76 = CPyObject_GetAttr(cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 9, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r77 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r78 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r79 = CPyImport_ImportNative(cpy_r_r78, cpy_r_r69, cpy_r_r70, cpy_r_r71, cpy_r_r61, cpy_r_r62, cpy_r_r63, cpy_r_r76, cpy_r_r77, 0);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 9, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r68 = cpy_r_r79;
CPyL29: ;
    cpy_r_r80 = CPyStatics[5207]; /* ('FROM_MOSQUE', 'NONE') */
    cpy_r_r81 = CPyStatic_mosque___globals;
    cpy_r_r82 = CPyImport_GetNativeAttrs(cpy_r_r68, cpy_r_r80, cpy_r_r80, cpy_r_r81);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 9, CPyStatic_mosque___globals);
        goto CPyL104;
    } else
        goto CPyL106;
CPyL30: ;
    cpy_r_r83 = (void *)&CPyModule_serai___games___merv___paying;
    cpy_r_r84 = (void *)&CPyImportState_serai___games___merv___paying;
    cpy_r_r85 = CPyModuleLockAPI_serai;
    cpy_r_r86 = CPyImport_IsInitialized(cpy_r_r84);
    if (!cpy_r_r86) goto CPyL33;
    cpy_r_r87 = PyImport_GetModuleDict();
    cpy_r_r88 = CPyStatics[1242]; /* 'serai.games.merv.paying' */
    cpy_r_r89 = CPyDict_GetItem(cpy_r_r87, cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 10, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r90 = cpy_r_r89;
    goto CPyL37;
CPyL33: ;
    cpy_r_r91 = CPyInitOnly_serai___games___merv___paying;
    cpy_r_r92 = CPyExec_serai___games___merv___paying;
    cpy_r_r93 = (PyObject **)&CPyModule_serai___games___merv___paying__internal;
    cpy_r_r94 = PyImport_GetModuleDict();
    cpy_r_r95 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r96 = CPyDict_GetItem(cpy_r_r94, cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 10, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r97 = CPyStatics[8]; /* '__file__' */
    cpy_r_r98 = CPyObject_GetAttr(cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 10, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r99 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r100 = CPyStatics[1242]; /* 'serai.games.merv.paying' */
    cpy_r_r101 = CPyImport_ImportNative(cpy_r_r100, cpy_r_r91, cpy_r_r92, cpy_r_r93, cpy_r_r83, cpy_r_r84, cpy_r_r85, cpy_r_r98, cpy_r_r99, 0);
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 10, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r90 = cpy_r_r101;
CPyL37: ;
    cpy_r_r102 = CPyStatics[5208]; /* ('Cost', 'cost_note', 'pay', 'price_obstacle') */
    cpy_r_r103 = CPyStatic_mosque___globals;
    cpy_r_r104 = CPyImport_GetNativeAttrs(cpy_r_r90, cpy_r_r102, cpy_r_r102, cpy_r_r103);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 10, CPyStatic_mosque___globals);
        goto CPyL104;
    } else
        goto CPyL107;
CPyL38: ;
    cpy_r_r105 = (void *)&CPyModule_serai___games___merv___table;
    cpy_r_r106 = (void *)&CPyImportState_serai___games___merv___table;
    cpy_r_r107 = CPyModuleLockAPI_serai;
    cpy_r_r108 = CPyImport_IsInitialized(cpy_r_r106);
    if (!cpy_r_r108) goto CPyL41;
    cpy_r_r109 = PyImport_GetModuleDict();
    cpy_r_r110 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r111 = CPyDict_GetItem(cpy_r_r109, cpy_r_r110);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 11, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r112 = cpy_r_r111;
    goto CPyL45;
CPyL41: ;
    cpy_r_r113 = CPyInitOnly_serai___games___merv___table;
    cpy_r_r114 = CPyExec_serai___games___merv___table;
    cpy_r_r115 = (PyObject **)&CPyModule_serai___games___merv___table__internal;
    cpy_r_r116 = PyImport_GetModuleDict();
    cpy_r_r117 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r118 = CPyDict_GetItem(cpy_r_r116, cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 11, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r119 = CPyStatics[8]; /* '__file__' */
    cpy_r_r120 = CPyObject_GetAttr(cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 11, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r121 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r122 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r123 = CPyImport_ImportNative(cpy_r_r122, cpy_r_r113, cpy_r_r114, cpy_r_r115, cpy_r_r105, cpy_r_r106, cpy_r_r107, cpy_r_r120, cpy_r_r121, 0);
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 11, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r112 = cpy_r_r123;
CPyL45: ;
    cpy_r_r124 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r125 = CPyStatic_mosque___globals;
    cpy_r_r126 = CPyImport_GetNativeAttrs(cpy_r_r112, cpy_r_r124, cpy_r_r124, cpy_r_r125);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 11, CPyStatic_mosque___globals);
        goto CPyL104;
    } else
        goto CPyL108;
CPyL46: ;
    cpy_r_r127 = (void *)&CPyModule_serai___games___merv___tracks;
    cpy_r_r128 = (void *)&CPyImportState_serai___games___merv___tracks;
    cpy_r_r129 = CPyModuleLockAPI_serai;
    cpy_r_r130 = CPyImport_IsInitialized(cpy_r_r128);
    if (!cpy_r_r130) goto CPyL49;
    cpy_r_r131 = PyImport_GetModuleDict();
    cpy_r_r132 = CPyStatics[1275]; /* 'serai.games.merv.tracks' */
    cpy_r_r133 = CPyDict_GetItem(cpy_r_r131, cpy_r_r132);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 12, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r134 = cpy_r_r133;
    goto CPyL53;
CPyL49: ;
    cpy_r_r135 = CPyInitOnly_serai___games___merv___tracks;
    cpy_r_r136 = CPyExec_serai___games___merv___tracks;
    cpy_r_r137 = (PyObject **)&CPyModule_serai___games___merv___tracks__internal;
    cpy_r_r138 = PyImport_GetModuleDict();
    cpy_r_r139 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r140 = CPyDict_GetItem(cpy_r_r138, cpy_r_r139);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 12, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r141 = CPyStatics[8]; /* '__file__' */
    cpy_r_r142 = CPyObject_GetAttr(cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 12, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r143 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r144 = CPyStatics[1275]; /* 'serai.games.merv.tracks' */
    cpy_r_r145 = CPyImport_ImportNative(cpy_r_r144, cpy_r_r135, cpy_r_r136, cpy_r_r137, cpy_r_r127, cpy_r_r128, cpy_r_r129, cpy_r_r142, cpy_r_r143, 0);
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 12, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r134 = cpy_r_r145;
CPyL53: ;
    cpy_r_r146 = CPyStatics[5209]; /* ('gain_points',) */
    cpy_r_r147 = CPyStatic_mosque___globals;
    cpy_r_r148 = CPyImport_GetNativeAttrs(cpy_r_r134, cpy_r_r146, cpy_r_r146, cpy_r_r147);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 12, CPyStatic_mosque___globals);
        goto CPyL104;
    } else
        goto CPyL109;
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
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 13, CPyStatic_mosque___globals);
        goto CPyL104;
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
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 13, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r163 = CPyStatics[8]; /* '__file__' */
    cpy_r_r164 = CPyObject_GetAttr(cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r162);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 13, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r165 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r166 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r167 = CPyImport_ImportNative(cpy_r_r166, cpy_r_r157, cpy_r_r158, cpy_r_r159, cpy_r_r149, cpy_r_r150, cpy_r_r151, cpy_r_r164, cpy_r_r165, 0);
    CPy_DECREF(cpy_r_r164);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 13, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r156 = cpy_r_r167;
CPyL61: ;
    cpy_r_r168 = CPyStatics[5136]; /* ('Option', 'Reason', 'Rules', 'ask') */
    cpy_r_r169 = CPyStatic_mosque___globals;
    cpy_r_r170 = CPyImport_GetNativeAttrs(cpy_r_r156, cpy_r_r168, cpy_r_r168, cpy_r_r169);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 13, CPyStatic_mosque___globals);
        goto CPyL104;
    } else
        goto CPyL110;
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
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 14, CPyStatic_mosque___globals);
        goto CPyL104;
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
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 14, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r185 = CPyStatics[8]; /* '__file__' */
    cpy_r_r186 = CPyObject_GetAttr(cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r184);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 14, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r187 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r188 = CPyStatics[373]; /* 'serai.kernel.extras' */
    cpy_r_r189 = CPyImport_ImportNative(cpy_r_r188, cpy_r_r179, cpy_r_r180, cpy_r_r181, cpy_r_r171, cpy_r_r172, cpy_r_r173, cpy_r_r186, cpy_r_r187, 0);
    CPy_DECREF(cpy_r_r186);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 14, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r178 = cpy_r_r189;
CPyL69: ;
    cpy_r_r190 = CPyStatics[5042]; /* ('ask_with',) */
    cpy_r_r191 = CPyStatic_mosque___globals;
    cpy_r_r192 = CPyImport_GetNativeAttrs(cpy_r_r178, cpy_r_r190, cpy_r_r190, cpy_r_r191);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 14, CPyStatic_mosque___globals);
        goto CPyL104;
    } else
        goto CPyL111;
CPyL70: ;
    cpy_r_r193 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r194 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r195 = CPyModuleLockAPI_serai;
    cpy_r_r196 = CPyImport_IsInitialized(cpy_r_r194);
    if (!cpy_r_r196) goto CPyL73;
    cpy_r_r197 = PyImport_GetModuleDict();
    cpy_r_r198 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r199 = CPyDict_GetItem(cpy_r_r197, cpy_r_r198);
    if (unlikely(cpy_r_r199 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 15, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r200 = cpy_r_r199;
    goto CPyL77;
CPyL73: ;
    cpy_r_r201 = CPyInitOnly_serai___kernel___message;
    cpy_r_r202 = CPyExec_serai___kernel___message;
    cpy_r_r203 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r204 = PyImport_GetModuleDict();
    cpy_r_r205 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r206 = CPyDict_GetItem(cpy_r_r204, cpy_r_r205);
    if (unlikely(cpy_r_r206 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 15, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r207 = CPyStatics[8]; /* '__file__' */
    cpy_r_r208 = CPyObject_GetAttr(cpy_r_r206, cpy_r_r207);
    CPy_DECREF(cpy_r_r206);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 15, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r209 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r210 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r211 = CPyImport_ImportNative(cpy_r_r210, cpy_r_r201, cpy_r_r202, cpy_r_r203, cpy_r_r193, cpy_r_r194, cpy_r_r195, cpy_r_r208, cpy_r_r209, 0);
    CPy_DECREF(cpy_r_r208);
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 15, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r200 = cpy_r_r211;
CPyL77: ;
    cpy_r_r212 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r213 = CPyStatic_mosque___globals;
    cpy_r_r214 = CPyImport_GetNativeAttrs(cpy_r_r200, cpy_r_r212, cpy_r_r212, cpy_r_r213);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r214 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 15, CPyStatic_mosque___globals);
        goto CPyL104;
    } else
        goto CPyL112;
CPyL78: ;
    cpy_r_r215 = (void *)&CPyModule_serai___kernel___offer;
    cpy_r_r216 = (void *)&CPyImportState_serai___kernel___offer;
    cpy_r_r217 = CPyModuleLockAPI_serai;
    cpy_r_r218 = CPyImport_IsInitialized(cpy_r_r216);
    if (!cpy_r_r218) goto CPyL81;
    cpy_r_r219 = PyImport_GetModuleDict();
    cpy_r_r220 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r221 = CPyDict_GetItem(cpy_r_r219, cpy_r_r220);
    if (unlikely(cpy_r_r221 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 16, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r222 = cpy_r_r221;
    goto CPyL85;
CPyL81: ;
    cpy_r_r223 = CPyInitOnly_serai___kernel___offer;
    cpy_r_r224 = CPyExec_serai___kernel___offer;
    cpy_r_r225 = (PyObject **)&CPyModule_serai___kernel___offer__internal;
    cpy_r_r226 = PyImport_GetModuleDict();
    cpy_r_r227 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r228 = CPyDict_GetItem(cpy_r_r226, cpy_r_r227);
    if (unlikely(cpy_r_r228 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 16, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r229 = CPyStatics[8]; /* '__file__' */
    cpy_r_r230 = CPyObject_GetAttr(cpy_r_r228, cpy_r_r229);
    CPy_DECREF(cpy_r_r228);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 16, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r231 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r232 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r233 = CPyImport_ImportNative(cpy_r_r232, cpy_r_r223, cpy_r_r224, cpy_r_r225, cpy_r_r215, cpy_r_r216, cpy_r_r217, cpy_r_r230, cpy_r_r231, 0);
    CPy_DECREF(cpy_r_r230);
    if (unlikely(cpy_r_r233 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 16, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r222 = cpy_r_r233;
CPyL85: ;
    cpy_r_r234 = CPyStatics[5043]; /* ('TableOffer',) */
    cpy_r_r235 = CPyStatic_mosque___globals;
    cpy_r_r236 = CPyImport_GetNativeAttrs(cpy_r_r222, cpy_r_r234, cpy_r_r234, cpy_r_r235);
    CPy_DECREF(cpy_r_r222);
    if (unlikely(cpy_r_r236 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 16, CPyStatic_mosque___globals);
        goto CPyL104;
    } else
        goto CPyL113;
CPyL86: ;
    cpy_r_r237 = (void *)&CPyModule_serai___kernel___perform;
    cpy_r_r238 = (void *)&CPyImportState_serai___kernel___perform;
    cpy_r_r239 = CPyModuleLockAPI_serai;
    cpy_r_r240 = CPyImport_IsInitialized(cpy_r_r238);
    if (!cpy_r_r240) goto CPyL89;
    cpy_r_r241 = PyImport_GetModuleDict();
    cpy_r_r242 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r243 = CPyDict_GetItem(cpy_r_r241, cpy_r_r242);
    if (unlikely(cpy_r_r243 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 17, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r244 = cpy_r_r243;
    goto CPyL93;
CPyL89: ;
    cpy_r_r245 = CPyInitOnly_serai___kernel___perform;
    cpy_r_r246 = CPyExec_serai___kernel___perform;
    cpy_r_r247 = (PyObject **)&CPyModule_serai___kernel___perform__internal;
    cpy_r_r248 = PyImport_GetModuleDict();
    cpy_r_r249 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r250 = CPyDict_GetItem(cpy_r_r248, cpy_r_r249);
    if (unlikely(cpy_r_r250 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 17, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r251 = CPyStatics[8]; /* '__file__' */
    cpy_r_r252 = CPyObject_GetAttr(cpy_r_r250, cpy_r_r251);
    CPy_DECREF(cpy_r_r250);
    if (unlikely(cpy_r_r252 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 17, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r253 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r254 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r255 = CPyImport_ImportNative(cpy_r_r254, cpy_r_r245, cpy_r_r246, cpy_r_r247, cpy_r_r237, cpy_r_r238, cpy_r_r239, cpy_r_r252, cpy_r_r253, 0);
    CPy_DECREF(cpy_r_r252);
    if (unlikely(cpy_r_r255 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 17, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r244 = cpy_r_r255;
CPyL93: ;
    cpy_r_r256 = CPyStatics[5097]; /* ('in_order',) */
    cpy_r_r257 = CPyStatic_mosque___globals;
    cpy_r_r258 = CPyImport_GetNativeAttrs(cpy_r_r244, cpy_r_r256, cpy_r_r256, cpy_r_r257);
    CPy_DECREF(cpy_r_r244);
    if (unlikely(cpy_r_r258 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 17, CPyStatic_mosque___globals);
        goto CPyL104;
    } else
        goto CPyL114;
CPyL94: ;
    cpy_r_r259 = (PyObject *)CPyType_offer___TableOffer;
    cpy_r_r260 = (PyObject *)CPyType_merv___table___Table;
    cpy_r_r261 = PyObject_GetItem(cpy_r_r259, cpy_r_r260);
    if (unlikely(cpy_r_r261 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 68, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r262 = PyTuple_Pack(1, cpy_r_r261);
    CPy_DECREF(cpy_r_r261);
    if (unlikely(cpy_r_r262 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 68, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r263 = CPyStatics[1201]; /* 'serai.games.merv.actions.mosque' */
    cpy_r_r264 = (PyObject *)CPyType_mosque___StepOffer_template;
    cpy_r_r265 = CPyType_FromTemplate(cpy_r_r264, cpy_r_r262, cpy_r_r263);
    CPy_DECREF(cpy_r_r262);
    if (unlikely(cpy_r_r265 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 68, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    cpy_r_r266 = CPyDef_mosque___StepOffer_trait_vtable_setup();
    if (unlikely(cpy_r_r266 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 68, CPyStatic_mosque___globals);
        goto CPyL115;
    }
    cpy_r_r267 = CPyDef_mosque___StepOffer_coroutine_setup(cpy_r_r265);
    if (unlikely(cpy_r_r267 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 68, CPyStatic_mosque___globals);
        goto CPyL115;
    }
    cpy_r_r268 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r269 = CPyStatics[378]; /* 't' */
    cpy_r_r270 = CPyStatics[379]; /* 'me' */
    cpy_r_r271 = CPyStatics[380]; /* '_likely' */
    cpy_r_r272 = CPyStatics[381]; /* '_obstacle' */
    cpy_r_r273 = CPyStatics[382]; /* '_others' */
    cpy_r_r274 = CPyStatics[383]; /* '_note' */
    cpy_r_r275 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r276 = PyTuple_Pack(7, cpy_r_r269, cpy_r_r270, cpy_r_r271, cpy_r_r272, cpy_r_r273, cpy_r_r274, cpy_r_r275);
    if (unlikely(cpy_r_r276 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 68, CPyStatic_mosque___globals);
        goto CPyL115;
    }
    cpy_r_r277 = PyObject_SetAttr(cpy_r_r265, cpy_r_r268, cpy_r_r276);
    CPy_DECREF(cpy_r_r276);
    cpy_r_r278 = cpy_r_r277 >= 0;
    if (unlikely(!cpy_r_r278)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 68, CPyStatic_mosque___globals);
        goto CPyL115;
    }
    CPyType_mosque___StepOffer = (PyTypeObject *)cpy_r_r265;
    CPy_INCREF(CPyType_mosque___StepOffer);
    cpy_r_r279 = CPyStatic_mosque___globals;
    cpy_r_r280 = CPyStatics[1277]; /* 'StepOffer' */
    cpy_r_r281 = PyDict_SetItem(cpy_r_r279, cpy_r_r280, cpy_r_r265);
    cpy_r_r282 = cpy_r_r281 >= 0;
    if (unlikely(!cpy_r_r282)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 68, CPyStatic_mosque___globals);
        goto CPyL115;
    }
    cpy_r_r283 = CPy_InitSubclass(cpy_r_r265);
    CPy_DECREF(cpy_r_r265);
    if (unlikely(!cpy_r_r283)) {
        CPy_AddTraceback("src/serai/games/merv/actions/mosque.py", "<module>", 68, CPyStatic_mosque___globals);
        goto CPyL104;
    }
    return 1;
CPyL104: ;
    cpy_r_r284 = 2;
    return cpy_r_r284;
CPyL105: ;
    CPy_DECREF(cpy_r_r60);
    goto CPyL22;
CPyL106: ;
    CPy_DECREF(cpy_r_r82);
    goto CPyL30;
CPyL107: ;
    CPy_DECREF(cpy_r_r104);
    goto CPyL38;
CPyL108: ;
    CPy_DECREF(cpy_r_r126);
    goto CPyL46;
CPyL109: ;
    CPy_DECREF(cpy_r_r148);
    goto CPyL54;
CPyL110: ;
    CPy_DECREF(cpy_r_r170);
    goto CPyL62;
CPyL111: ;
    CPy_DECREF(cpy_r_r192);
    goto CPyL70;
CPyL112: ;
    CPy_DECREF(cpy_r_r214);
    goto CPyL78;
CPyL113: ;
    CPy_DECREF(cpy_r_r236);
    goto CPyL86;
CPyL114: ;
    CPy_DECREF(cpy_r_r258);
    goto CPyL94;
CPyL115: ;
    CPy_DecRef(cpy_r_r265);
    goto CPyL104;
}

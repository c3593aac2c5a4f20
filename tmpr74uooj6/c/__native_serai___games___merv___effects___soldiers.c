#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef soldiers___SoldierOffer_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___effects___soldiers___SoldierOfferObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___effects___soldiers___SoldierOfferObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
soldiers___SoldierOffer_traverse(serai___games___merv___effects___soldiers___SoldierOfferObject *self, visitproc visit, void *arg)
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
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___effects___soldiers___SoldierOfferObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___effects___soldiers___SoldierOfferObject))));
    return rv;
}

static int32_t CPyDef_soldiers___SoldierOffer_clear(PyObject *cpy_r_self)
{
    serai___games___merv___effects___soldiers___SoldierOfferObject *self = (serai___games___merv___effects___soldiers___SoldierOfferObject *)cpy_r_self;
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
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___effects___soldiers___SoldierOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___effects___soldiers___SoldierOfferObject))));
    return 0;
}

static int32_t CPyDef_soldiers___SoldierOffer_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___effects___soldiers___SoldierOfferObject *self = (serai___games___merv___effects___soldiers___SoldierOfferObject *)cpy_r_self;
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
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___effects___soldiers___SoldierOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___effects___soldiers___SoldierOfferObject))));
    return 0;
}

static void
soldiers___SoldierOffer_dealloc(serai___games___merv___effects___soldiers___SoldierOfferObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, soldiers___SoldierOffer_dealloc)
    CPyDef_soldiers___SoldierOffer_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_soldiers_____mypyc__SoldierOffer_setup(PyObject *cpy_r_type);
PyObject *CPyDef_soldiers___SoldierOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me);

static PyObject *
soldiers___SoldierOffer_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_soldiers___SoldierOffer) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_soldiers_____mypyc__SoldierOffer_setup((PyObject*)type);
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

static CPyVTableItem soldiers___SoldierOffer_vtable[18];
static bool
CPyDef_soldiers___SoldierOffer_trait_vtable_setup(void)
{
    CPyVTableItem soldiers___SoldierOffer_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_offer___TableOffer_____init__,
        (CPyVTableItem)CPyDef_offer___Offer_____add__,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_soldiers___SoldierOffer___note,
        (CPyVTableItem)CPyDef_offer___TableOffer_____init__,
        (CPyVTableItem)CPyDef_soldiers___SoldierOffer___likely,
        (CPyVTableItem)CPyDef_soldiers___SoldierOffer___others,
        (CPyVTableItem)CPyDef_soldiers___SoldierOffer___obstacle,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_soldiers___SoldierOffer___note,
        (CPyVTableItem)CPyDef_soldiers___SoldierOffer___likely,
        (CPyVTableItem)CPyDef_soldiers___SoldierOffer___others,
        (CPyVTableItem)CPyDef_soldiers___SoldierOffer___obstacle,
        (CPyVTableItem)CPyDef_soldiers___SoldierOffer___note,
    };
    memcpy(soldiers___SoldierOffer_vtable, soldiers___SoldierOffer_vtable_scratch, sizeof(soldiers___SoldierOffer_vtable));
    return 1;
}

static bool
CPyDef_soldiers___SoldierOffer_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef soldiers___SoldierOffer_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef soldiers___SoldierOffer_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_soldiers_____mypyc__SoldierOffer_setup, METH_O, NULL},
    {"likely",
     (PyCFunction)CPyPy_soldiers___SoldierOffer___likely,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("likely($self)\n--\n\n")},
    {"others",
     (PyCFunction)CPyPy_soldiers___SoldierOffer___others,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("others($self)\n--\n\n")},
    {"obstacle",
     (PyCFunction)CPyPy_soldiers___SoldierOffer___obstacle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("obstacle($self, option)\n--\n\n")},
    {"note",
     (PyCFunction)CPyPy_soldiers___SoldierOffer___note,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("note($self, option)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_soldiers___SoldierOffer_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "SoldierOffer",
    .tp_new = soldiers___SoldierOffer_new,
    .tp_dealloc = (destructor)soldiers___SoldierOffer_dealloc,
    .tp_traverse = (traverseproc)soldiers___SoldierOffer_traverse,
    .tp_clear = (inquiry)CPyDef_soldiers___SoldierOffer_clear,
    .tp_getset = soldiers___SoldierOffer_getseters,
    .tp_methods = soldiers___SoldierOffer_methods,
    .tp_members = soldiers___SoldierOffer_members,
    .tp_basicsize = sizeof(serai___games___merv___effects___soldiers___SoldierOfferObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___effects___soldiers___SoldierOfferObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___effects___soldiers___SoldierOfferObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("SoldierOffer(t, me)\n--\n\n"),
};
static PyTypeObject *CPyType_soldiers___SoldierOffer_template = &CPyType_soldiers___SoldierOffer_template_;

PyObject *CPyDef_soldiers_____mypyc__SoldierOffer_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___effects___soldiers___SoldierOfferObject *self;
    self = (serai___games___merv___effects___soldiers___SoldierOfferObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = soldiers___SoldierOffer_vtable;
    self->_me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_soldiers___SoldierOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me)
{
    PyObject *self = CPyDef_soldiers_____mypyc__SoldierOffer_setup((PyObject *)CPyType_soldiers___SoldierOffer);
    if (self == NULL)
        return NULL;
    char res = CPyDef_offer___TableOffer_____init__(self, cpy_r_t, cpy_r_me);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}


static PySendResult CPyDunder_am_sendsoldiers___deploy_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_soldiers___deploy_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods soldiers___deploy_gen_as_async = {
    .am_send = CPyDunder_am_sendsoldiers___deploy_gen,
};
static int
soldiers___deploy_gen_traverse(serai___games___merv___effects___soldiers___deploy_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__source)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__source));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_soldiers___deploy_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___effects___soldiers___deploy_genObject *self = (serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__source)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__source;
        self->___mypyc_generator_frame_attribute__source = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_gen_0);
    return 0;
}

static int32_t CPyDef_soldiers___deploy_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___effects___soldiers___deploy_genObject *self = (serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__source)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__source;
        self->___mypyc_generator_frame_attribute__source = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_gen_0);
    return 0;
}

static void
soldiers___deploy_gen_dealloc(serai___games___merv___effects___soldiers___deploy_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (soldiers___deploy_gen_free_instance == NULL) {
        soldiers___deploy_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__source)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__source;
            self->___mypyc_generator_frame_attribute__source = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__source = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, soldiers___deploy_gen_dealloc)
    CPyDef_soldiers___deploy_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_soldiers_____mypyc__deploy_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_soldiers___deploy_gen(void);

static PyObject *
soldiers___deploy_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_soldiers___deploy_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_soldiers_____mypyc__deploy_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem soldiers___deploy_gen_vtable[6];
static bool
CPyDef_soldiers___deploy_gen_trait_vtable_setup(void)
{
    CPyVTableItem soldiers___deploy_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_soldiers___deploy_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_soldiers___deploy_gen_____next__,
        (CPyVTableItem)CPyDef_soldiers___deploy_gen___send,
        (CPyVTableItem)CPyDef_soldiers___deploy_gen_____iter__,
        (CPyVTableItem)CPyDef_soldiers___deploy_gen___throw,
        (CPyVTableItem)CPyDef_soldiers___deploy_gen___close,
    };
    memcpy(soldiers___deploy_gen_vtable, soldiers___deploy_gen_vtable_scratch, sizeof(soldiers___deploy_gen_vtable));
    return 1;
}

static bool
CPyDef_soldiers___deploy_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef soldiers___deploy_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_soldiers_____mypyc__deploy_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_soldiers___deploy_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_soldiers___deploy_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_soldiers___deploy_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_soldiers___deploy_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_soldiers___deploy_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_soldiers___deploy_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "deploy_gen",
    .tp_new = soldiers___deploy_gen_new,
    .tp_dealloc = (destructor)soldiers___deploy_gen_dealloc,
    .tp_traverse = (traverseproc)soldiers___deploy_gen_traverse,
    .tp_clear = (inquiry)CPyDef_soldiers___deploy_gen_clear,
    .tp_methods = soldiers___deploy_gen_methods,
    .tp_iter = CPyDef_soldiers___deploy_gen_____iter__,
    .tp_iternext = CPyDef_soldiers___deploy_gen_____next__,
    .tp_as_async = &soldiers___deploy_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___effects___soldiers___deploy_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("deploy_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_soldiers___deploy_gen_template = &CPyType_soldiers___deploy_gen_template_;

PyObject *CPyDef_soldiers_____mypyc__deploy_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___effects___soldiers___deploy_genObject *self;
    if (soldiers___deploy_gen_free_instance != NULL) {
        self = soldiers___deploy_gen_free_instance;
        soldiers___deploy_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___effects___soldiers___deploy_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = soldiers___deploy_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__source = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_soldiers___deploy_gen(void)
{
    PyObject *self = CPyDef_soldiers_____mypyc__deploy_gen_setup((PyObject *)CPyType_soldiers___deploy_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendsoldiers___deploy_soldiers_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_soldiers___deploy_soldiers_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods soldiers___deploy_soldiers_gen_as_async = {
    .am_send = CPyDunder_am_sendsoldiers___deploy_soldiers_gen,
};
static int
soldiers___deploy_soldiers_gen_traverse(serai___games___merv___effects___soldiers___deploy_soldiers_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__times)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__times));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__o);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_soldiers_gen_1)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_soldiers_gen_1));
    }
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_soldiers___deploy_soldiers_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___effects___soldiers___deploy_soldiers_genObject *self = (serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__times)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__times;
        self->___mypyc_generator_frame_attribute__times = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_soldiers_gen_1)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_soldiers_gen_1;
        self->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_soldiers_gen_1 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0;
        self->___mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_soldiers___deploy_soldiers_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___effects___soldiers___deploy_soldiers_genObject *self = (serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__times)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__times;
        self->___mypyc_generator_frame_attribute__times = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_soldiers_gen_1)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_soldiers_gen_1;
        self->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_soldiers_gen_1 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0;
        self->___mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
soldiers___deploy_soldiers_gen_dealloc(serai___games___merv___effects___soldiers___deploy_soldiers_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (soldiers___deploy_soldiers_gen_free_instance == NULL) {
        soldiers___deploy_soldiers_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__times)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__times;
            self->___mypyc_generator_frame_attribute__times = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__times = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
        if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_soldiers_gen_1)) {
            CPyTagged __tmp = self->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_soldiers_gen_1;
            self->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_soldiers_gen_1 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_soldiers_gen_1 = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0)) {
            CPyTagged __tmp = self->___mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0;
            self->___mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0 = CPY_INT_TAG;
        }
        return;
    }
    CPy_TRASHCAN_BEGIN(self, soldiers___deploy_soldiers_gen_dealloc)
    CPyDef_soldiers___deploy_soldiers_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_soldiers_____mypyc__deploy_soldiers_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_soldiers___deploy_soldiers_gen(void);

static PyObject *
soldiers___deploy_soldiers_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_soldiers___deploy_soldiers_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_soldiers_____mypyc__deploy_soldiers_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem soldiers___deploy_soldiers_gen_vtable[6];
static bool
CPyDef_soldiers___deploy_soldiers_gen_trait_vtable_setup(void)
{
    CPyVTableItem soldiers___deploy_soldiers_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_soldiers___deploy_soldiers_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_soldiers___deploy_soldiers_gen_____next__,
        (CPyVTableItem)CPyDef_soldiers___deploy_soldiers_gen___send,
        (CPyVTableItem)CPyDef_soldiers___deploy_soldiers_gen_____iter__,
        (CPyVTableItem)CPyDef_soldiers___deploy_soldiers_gen___throw,
        (CPyVTableItem)CPyDef_soldiers___deploy_soldiers_gen___close,
    };
    memcpy(soldiers___deploy_soldiers_gen_vtable, soldiers___deploy_soldiers_gen_vtable_scratch, sizeof(soldiers___deploy_soldiers_gen_vtable));
    return 1;
}

static bool
CPyDef_soldiers___deploy_soldiers_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef soldiers___deploy_soldiers_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_soldiers_____mypyc__deploy_soldiers_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_soldiers___deploy_soldiers_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_soldiers___deploy_soldiers_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_soldiers___deploy_soldiers_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_soldiers___deploy_soldiers_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_soldiers___deploy_soldiers_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_soldiers___deploy_soldiers_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "deploy_soldiers_gen",
    .tp_new = soldiers___deploy_soldiers_gen_new,
    .tp_dealloc = (destructor)soldiers___deploy_soldiers_gen_dealloc,
    .tp_traverse = (traverseproc)soldiers___deploy_soldiers_gen_traverse,
    .tp_clear = (inquiry)CPyDef_soldiers___deploy_soldiers_gen_clear,
    .tp_methods = soldiers___deploy_soldiers_gen_methods,
    .tp_iter = CPyDef_soldiers___deploy_soldiers_gen_____iter__,
    .tp_iternext = CPyDef_soldiers___deploy_soldiers_gen_____next__,
    .tp_as_async = &soldiers___deploy_soldiers_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___effects___soldiers___deploy_soldiers_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("deploy_soldiers_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_soldiers___deploy_soldiers_gen_template = &CPyType_soldiers___deploy_soldiers_gen_template_;

PyObject *CPyDef_soldiers_____mypyc__deploy_soldiers_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___effects___soldiers___deploy_soldiers_genObject *self;
    if (soldiers___deploy_soldiers_gen_free_instance != NULL) {
        self = soldiers___deploy_soldiers_gen_free_instance;
        soldiers___deploy_soldiers_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = soldiers___deploy_soldiers_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__times = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_soldiers_gen_1 = CPY_INT_TAG;
    self->___mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0 = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_soldiers___deploy_soldiers_gen(void)
{
    PyObject *self = CPyDef_soldiers_____mypyc__deploy_soldiers_gen_setup((PyObject *)CPyType_soldiers___deploy_soldiers_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef soldiersmodule_methods[] = {
    {"deploy", (PyCFunction)CPyPy_soldiers___deploy, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("deploy(t, me, call, source)\n--\n\n") /* docstring */},
    {"deploy_soldiers", (PyCFunction)CPyPy_soldiers___deploy_soldiers, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("deploy_soldiers(t, me, times)\n--\n\n") /* docstring */},
    {"place_soldier", (PyCFunction)CPyPy_soldiers___place_soldier, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("place_soldier(t, seat, square)\n--\n\n") /* docstring */},
    {"soldier_obstacle", (PyCFunction)CPyPy_soldiers___soldier_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("soldier_obstacle(t, square)\n--\n\n") /* docstring */},
    {"deploy_obstacle", (PyCFunction)CPyPy_soldiers___deploy_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("deploy_obstacle(t, me)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___effects___soldiers__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___effects___soldiers__internal, "__name__");
    CPyStatic_soldiers___globals = PyModule_GetDict(CPyModule_serai___games___merv___effects___soldiers__internal);
    if (unlikely(CPyStatic_soldiers___globals == NULL))
        goto fail;
    CPyType_soldiers___deploy_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_soldiers___deploy_gen_template, NULL, modname);
    if (unlikely(!CPyType_soldiers___deploy_gen))
        goto fail;
    CPyDef_soldiers___deploy_gen_trait_vtable_setup();
    CPyType_soldiers___deploy_soldiers_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_soldiers___deploy_soldiers_gen_template, NULL, modname);
    if (unlikely(!CPyType_soldiers___deploy_soldiers_gen))
        goto fail;
    CPyDef_soldiers___deploy_soldiers_gen_trait_vtable_setup();
    char result = CPyDef_soldiers_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___effects___soldiers__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_soldiers___SoldierOffer);
    Py_CLEAR(CPyType_soldiers___deploy_gen);
    Py_CLEAR(CPyType_soldiers___deploy_soldiers_gen);
    return -1;
}
int CPyExec_serai___games___merv___effects___soldiers(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___effects___soldiers__impl, &CPyImportState_serai___games___merv___effects___soldiers, &CPyModule_serai___games___merv___effects___soldiers);
}
static struct PyModuleDef soldiersmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.effects.soldiers",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    soldiersmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___effects___soldiers(void)
{
    if (CPyModule_serai___games___merv___effects___soldiers__internal) {
        Py_INCREF(CPyModule_serai___games___merv___effects___soldiers__internal);
        return CPyModule_serai___games___merv___effects___soldiers__internal;
    }
    CPyModule_serai___games___merv___effects___soldiers__internal = PyModule_Create(&soldiersmodule);
    return CPyModule_serai___games___merv___effects___soldiers__internal;
}

PyObject *CPyInit_serai___games___merv___effects___soldiers(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___effects___soldiers__internal) {
        Py_INCREF(CPyModule_serai___games___merv___effects___soldiers__internal);
        return CPyModule_serai___games___merv___effects___soldiers__internal;
    }
    CPyModule_serai___games___merv___effects___soldiers__internal = PyModule_Create(&soldiersmodule);
    if (unlikely(CPyModule_serai___games___merv___effects___soldiers__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.effects.soldiers");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___effects___soldiers__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___effects___soldiers__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___effects___soldiers__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___effects___soldiers(CPyModule_serai___games___merv___effects___soldiers__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___effects___soldiers__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.effects.soldiers");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___effects___soldiers__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_soldiers___deploy_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    char cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject **cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    tuple_T3OOO cpy_r_r34;
    PyObject **cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject **cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    int32_t cpy_r_r47;
    char cpy_r_r48;
    int32_t cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL40;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy", 17, CPyStatic_soldiers___globals);
        goto CPyL39;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__call;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "deploy", "deploy_gen", "call", 19, CPyStatic_soldiers___globals);
        goto CPyL39;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___kernel___effects___CallObject *)cpy_r_r7)->_words;
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9 = CPySequence_CheckUnpackCount(cpy_r_r8, 1);
    cpy_r_r10 = cpy_r_r9 >= 0;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy", 19, CPyStatic_soldiers___globals);
        goto CPyL45;
    }
    cpy_r_r11 = CPySequenceTuple_GetItemUnsafe(cpy_r_r8, 0);
    CPy_DECREF(cpy_r_r8);
    if (PyLong_Check(cpy_r_r11))
        cpy_r_r12 = cpy_r_r11;
    else {
        cpy_r_r12 = NULL;
    }
    if (cpy_r_r12 != NULL) goto __LL2152;
    if (PyUnicode_Check(cpy_r_r11))
        cpy_r_r12 = cpy_r_r11;
    else {
        cpy_r_r12 = NULL;
    }
    if (cpy_r_r12 != NULL) goto __LL2152;
    if (unlikely(!(PyTuple_Check(cpy_r_r11) && PyTuple_GET_SIZE(cpy_r_r11) == 2))) {
        cpy_r_r12 = NULL;
        goto __LL2153;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r11, 0))))
        cpy_r_r12 = PyTuple_GET_ITEM(cpy_r_r11, 0);
    else {
        cpy_r_r12 = NULL;
    }
    if (cpy_r_r12 == NULL) goto __LL2153;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r11, 1))))
        cpy_r_r12 = PyTuple_GET_ITEM(cpy_r_r11, 1);
    else {
        cpy_r_r12 = NULL;
    }
    if (cpy_r_r12 == NULL) goto __LL2153;
    cpy_r_r12 = cpy_r_r11;
__LL2153: ;
    if (cpy_r_r12 != NULL) goto __LL2152;
    CPy_TypeErrorTraceback("src/serai/games/merv/effects/soldiers.py", "deploy", 19, CPyStatic_soldiers___globals, "union[int, str, tuple[str, int]]", cpy_r_r11);
    goto CPyL39;
__LL2152: ;
    cpy_r_r13 = PyLong_Check(cpy_r_r12);
    if (cpy_r_r13) {
        goto CPyL10;
    } else
        goto CPyL46;
CPyL8: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r14 = 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy", 20, CPyStatic_soldiers___globals);
        goto CPyL39;
    }
    CPy_Unreachable();
CPyL10: ;
    cpy_r_r15 = ((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "deploy", "deploy_gen", "t", 21, CPyStatic_soldiers___globals);
        goto CPyL47;
    }
CPyL11: ;
    cpy_r_r16 = ((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "deploy", "deploy_gen", "me", 21, CPyStatic_soldiers___globals);
        goto CPyL47;
    }
CPyL12: ;
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r17 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy", 21, CPyStatic_soldiers___globals);
        goto CPyL39;
    }
    cpy_r_r18 = CPyDef_soldiers___deploy_soldiers(cpy_r_r15, cpy_r_r16, cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy", 21, CPyStatic_soldiers___globals);
        goto CPyL39;
    }
    if (((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_gen_0);
    }
    ((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_gen_0 = cpy_r_r18;
    cpy_r_r19 = 1;
    if (!cpy_r_r19) goto CPyL39;
    cpy_r_r20 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r21 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r22 = NULL;
    cpy_r_r1 = cpy_r_r22;
    cpy_r_r23 = (PyObject **)&cpy_r_r1;
    cpy_r_r24 = ((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_gen_0;
    cpy_r_r25 = CPyDef_soldiers___deploy_soldiers_gen_____mypyc_generator_helper__(cpy_r_r24, cpy_r_r21, cpy_r_r21, cpy_r_r21, cpy_r_r20, cpy_r_r23);
    if (cpy_r_r25 != NULL) goto CPyL48;
    cpy_r_r26 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy", 21, CPyStatic_soldiers___globals);
        goto CPyL49;
    }
    cpy_r_r27 = cpy_r_r1;
    CPy_DECREF(cpy_r_r27);
    cpy_r_r28 = NULL;
    if (((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_gen_0);
    }
    ((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_gen_0 = cpy_r_r28;
    cpy_r_r29 = 1;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy", 21, CPyStatic_soldiers___globals);
        goto CPyL39;
    } else
        goto CPyL34;
CPyL18: ;
    cpy_r_r30 = cpy_r_r25;
CPyL19: ;
    ((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r30;
CPyL20: ;
    cpy_r_r32 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r33 = cpy_r_type != cpy_r_r32;
    if (!cpy_r_r33) goto CPyL50;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy", 21, CPyStatic_soldiers___globals);
        goto CPyL24;
    } else
        goto CPyL51;
CPyL22: ;
    CPy_Unreachable();
CPyL23: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL30;
CPyL24: ;
    cpy_r_r34 = CPy_CatchError();
    cpy_r_r35 = (PyObject **)&cpy_r_r3;
    cpy_r_r36 = ((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_gen_0;
    cpy_r_r37 = CPy_YieldFromErrorHandle(cpy_r_r36, cpy_r_r35);
    if (unlikely(cpy_r_r37 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy", 21, CPyStatic_soldiers___globals);
        goto CPyL52;
    }
    if (cpy_r_r37) goto CPyL27;
    cpy_r_r30 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r34);
    CPy_DecRef(cpy_r_r34.f0);
    CPy_DecRef(cpy_r_r34.f1);
    CPy_DecRef(cpy_r_r34.f2);
    goto CPyL19;
CPyL27: ;
    cpy_r_r27 = cpy_r_r3;
    CPy_DecRef(cpy_r_r27);
    CPy_RestoreExcInfo(cpy_r_r34);
    CPy_DecRef(cpy_r_r34.f0);
    CPy_DecRef(cpy_r_r34.f1);
    CPy_DecRef(cpy_r_r34.f2);
    goto CPyL34;
CPyL28: ;
    CPy_RestoreExcInfo(cpy_r_r34);
    CPy_DecRef(cpy_r_r34.f0);
    CPy_DecRef(cpy_r_r34.f1);
    CPy_DecRef(cpy_r_r34.f2);
    cpy_r_r38 = CPy_KeepPropagating();
    if (!cpy_r_r38) goto CPyL39;
    CPy_Unreachable();
CPyL30: ;
    cpy_r_r39 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r40 = NULL;
    cpy_r_r1 = cpy_r_r40;
    cpy_r_r41 = (PyObject **)&cpy_r_r1;
    cpy_r_r42 = ((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_gen_0;
    cpy_r_r43 = CPyDef_soldiers___deploy_soldiers_gen_____mypyc_generator_helper__(cpy_r_r42, cpy_r_r39, cpy_r_r39, cpy_r_r39, cpy_r_arg, cpy_r_r41);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r43 == NULL) {
        goto CPyL32;
    } else
        goto CPyL53;
CPyL31: ;
    cpy_r_r30 = cpy_r_r43;
    goto CPyL19;
CPyL32: ;
    cpy_r_r44 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy", 21, CPyStatic_soldiers___globals);
        goto CPyL49;
    }
    cpy_r_r27 = cpy_r_r1;
    CPy_DECREF(cpy_r_r27);
CPyL34: ;
    cpy_r_r45 = Py_None;
    CPy_INCREF(cpy_r_r45);
    ((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r47 = CPyDef_soldiers___deploy_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL38;
    CPyGen_SetStopIterationValue(cpy_r_r45);
    CPy_DECREF(cpy_r_r45);
    if (!0) goto CPyL44;
    CPy_Unreachable();
CPyL38: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r45;
    CPyGen_Exit(&((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL39: ;
    ((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r49 = CPyDef_soldiers___deploy_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r50 = NULL;
    CPyGen_Exit(&((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r50;
CPyL40: ;
    cpy_r_r51 = cpy_r_r4 == 0;
    if (cpy_r_r51) goto CPyL54;
    cpy_r_r52 = cpy_r_r4 == 1;
    if (cpy_r_r52) {
        goto CPyL20;
    } else
        goto CPyL55;
CPyL42: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r53 = 0;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy", 17, CPyStatic_soldiers___globals);
        goto CPyL44;
    }
    CPy_Unreachable();
CPyL44: ;
    cpy_r_r54 = NULL;
    CPyGen_Exit(&((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r54;
CPyL45: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL39;
CPyL46: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL8;
CPyL47: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL39;
CPyL48: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL18;
CPyL49: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL39;
CPyL50: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL23;
CPyL51: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL22;
CPyL52: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL28;
CPyL53: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL31;
CPyL54: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL55: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL42;
}
        
PyObject *CPyDef_soldiers___deploy_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_soldiers___deploy_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_soldiers___deploy_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_soldiers___deploy_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.effects.soldiers.deploy_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_soldiers___deploy_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "__next__", -1, CPyStatic_soldiers___globals);
            return NULL;
        }
        
PyObject *CPyDef_soldiers___deploy_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_soldiers___deploy_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_soldiers___deploy_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_soldiers___deploy_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.effects.soldiers.deploy_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_soldiers___deploy_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "send", -1, CPyStatic_soldiers___globals);
            return NULL;
        }
        
PyObject *CPyDef_soldiers___deploy_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_soldiers___deploy_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_soldiers___deploy_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.effects.soldiers.deploy_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_soldiers___deploy_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "__iter__", -1, CPyStatic_soldiers___globals);
            return NULL;
        }
        
PyObject *CPyDef_soldiers___deploy_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_soldiers___deploy_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_soldiers___deploy_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_soldiers___deploy_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.effects.soldiers.deploy_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_soldiers___deploy_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "throw", -1, CPyStatic_soldiers___globals);
            return NULL;
        }
        
PyObject *CPyDef_soldiers___deploy_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_soldiers___deploy_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp2154 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp2154);
    PyObject *__tmp2155 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp2155);
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
        
        PyObject *CPyPy_soldiers___deploy_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_soldiers___deploy_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.effects.soldiers.deploy_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_soldiers___deploy_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "close", -1, CPyStatic_soldiers___globals);
            return NULL;
        }
        
PyObject *CPyDef_soldiers___deploy(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_source) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyDef_soldiers___deploy_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy", 17, CPyStatic_soldiers___globals);
        goto CPyL6;
    }
    ((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy", 17, CPyStatic_soldiers___globals);
        goto CPyL7;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy", 17, CPyStatic_soldiers___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_call);
    if (((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call != NULL) {
        CPy_DECREF(((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call);
    }
    ((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call = cpy_r_call;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy", 17, CPyStatic_soldiers___globals);
        goto CPyL7;
    }
    CPyTagged_INCREF(cpy_r_source);
    if (((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__source != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__source);
    }
    ((serai___games___merv___effects___soldiers___deploy_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__source = cpy_r_source;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy", 17, CPyStatic_soldiers___globals);
        goto CPyL7;
    }
    return cpy_r_r0;
CPyL6: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
CPyL7: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL6;
}
        
        PyObject *CPyPy_soldiers___deploy(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "call", "source", 0};
            static CPyArg_Parser parser = {"OOOO:deploy", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_source;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_source)) {
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
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            CPyTagged arg_source;
            if (likely(PyLong_Check(obj_source)))
                arg_source = CPyTagged_BorrowFromObject(obj_source);
            else {
                CPy_TypeError("int", obj_source); goto fail;
            }
            PyObject *retval = CPyDef_soldiers___deploy(arg_t, arg_me, arg_call, arg_source);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy", 17, CPyStatic_soldiers___globals);
            return NULL;
        }
        
PyObject *CPyDef_soldiers___deploy_soldiers_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    int32_t cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r__;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    int32_t cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    int32_t cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyTagged cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    char cpy_r_r64;
    CPyTagged cpy_r_r65;
    CPyTagged cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    int32_t cpy_r_r70;
    char cpy_r_r71;
    int32_t cpy_r_r72;
    PyObject *cpy_r_r73;
    char cpy_r_r74;
    char cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    CPyTagged cpy_r_r78;
    char cpy_r_r79;
    CPyTagged cpy_r_r80;
    char cpy_r_r81;
    CPyTagged cpy_r_r82;
    char cpy_r_r83;
    CPyTagged cpy_r_r84;
    char cpy_r_r85;
    CPyTagged cpy_r_r86;
    char cpy_r_r87;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL65;
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_type != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", 24, CPyStatic_soldiers___globals);
        goto CPyL64;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r3 = ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", "deploy_soldiers_gen", "t", 25, CPyStatic_soldiers___globals);
        goto CPyL64;
    }
CPyL5: ;
    cpy_r_r4 = ((serai___games___merv___table___TableObject *)cpy_r_r3)->_book;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", "Table", "book", 25, CPyStatic_soldiers___globals);
        goto CPyL64;
    }
CPyL6: ;
    cpy_r_r5 = ((serai___games___merv___book___BookObject *)cpy_r_r4)->_options;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", "Book", "options", 25, CPyStatic_soldiers___globals);
        goto CPyL64;
    }
    CPy_INCREF(cpy_r_r5);
CPyL7: ;
    if (((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o != NULL) {
        CPy_DECREF(((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o);
    }
    ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o = cpy_r_r5;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", 25, CPyStatic_soldiers___globals);
        goto CPyL64;
    }
    cpy_r_r7 = ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__times;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'times' of 'deploy_soldiers_gen' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r7);
    }
    if (((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0);
    }
    ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0 = cpy_r_r7;
    cpy_r_r8 = 1;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", 26, CPyStatic_soldiers___globals);
        goto CPyL64;
    }
CPyL9: ;
    if (((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_soldiers_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_soldiers_gen_1);
    }
    ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_soldiers_gen_1 = 0;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", 26, CPyStatic_soldiers___globals);
        goto CPyL70;
    }
    cpy_r_r10 = ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_soldiers_gen_1;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", "deploy_soldiers_gen", "__mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_soldiers_gen_1", 26, CPyStatic_soldiers___globals);
        goto CPyL70;
    }
CPyL11: ;
    CPyTagged_INCREF(cpy_r_r10);
    cpy_r_r11 = CPyTagged_StealAsObject(cpy_r_r10);
    cpy_r__ = cpy_r_r11;
    CPy_DECREF(cpy_r__);
CPyL12: ;
    cpy_r_r12 = ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_soldiers_gen_1;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", "deploy_soldiers_gen", "__mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_soldiers_gen_1", 26, CPyStatic_soldiers___globals);
        goto CPyL70;
    }
CPyL13: ;
    cpy_r_r13 = ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0' of 'deploy_soldiers_gen' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r13);
    }
    cpy_r_r14 = cpy_r_r12 & 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    if (cpy_r_r15) goto CPyL15;
    cpy_r_r16 = cpy_r_r13 & 1;
    cpy_r_r17 = cpy_r_r16 != 0;
    if (!cpy_r_r17) goto CPyL16;
CPyL15: ;
    cpy_r_r18 = CPyTagged_IsLt_(cpy_r_r12, cpy_r_r13);
    cpy_r_r19 = cpy_r_r18;
    goto CPyL17;
CPyL16: ;
    cpy_r_r20 = (Py_ssize_t)cpy_r_r12 < (Py_ssize_t)cpy_r_r13;
    cpy_r_r19 = cpy_r_r20;
CPyL17: ;
    CPyTagged_DECREF(cpy_r_r13);
    if (!cpy_r_r19) goto CPyL59;
    cpy_r_r21 = ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_soldiers_gen_1;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", "deploy_soldiers_gen", "__mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_soldiers_gen_1", 26, CPyStatic_soldiers___globals);
        goto CPyL64;
    }
CPyL19: ;
    CPyTagged_INCREF(cpy_r_r21);
    cpy_r_r22 = CPyTagged_StealAsObject(cpy_r_r21);
    cpy_r__ = cpy_r_r22;
    CPy_DECREF(cpy_r__);
    cpy_r_r23 = ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", "deploy_soldiers_gen", "t", 27, CPyStatic_soldiers___globals);
        goto CPyL64;
    }
CPyL20: ;
    cpy_r_r24 = ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", "deploy_soldiers_gen", "me", 27, CPyStatic_soldiers___globals);
        goto CPyL64;
    }
CPyL21: ;
    cpy_r_r25 = CPyDef_soldiers___deploy_obstacle(cpy_r_r23, cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", 27, CPyStatic_soldiers___globals);
        goto CPyL64;
    }
    cpy_r_r26 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r27 = cpy_r_r25 != cpy_r_r26;
    CPy_DECREF(cpy_r_r25);
    if (!cpy_r_r27) goto CPyL28;
    cpy_r_r28 = Py_None;
    CPy_INCREF(cpy_r_r28);
    ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r30 = CPyDef_soldiers___deploy_soldiers_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL27;
    CPyGen_SetStopIterationValue(cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    if (!0) goto CPyL69;
    CPy_Unreachable();
CPyL27: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r28;
    CPyGen_Exit(&((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL28: ;
    cpy_r_r31 = ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", "deploy_soldiers_gen", "me", 29, CPyStatic_soldiers___globals);
        goto CPyL64;
    }
CPyL29: ;
    cpy_r_r32 = CPyStatics[1772]; /* 'soldier' */
    cpy_r_r33 = CPyStatics[1773]; /* 'MV-SOLD-01' */
    cpy_r_r34 = ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", "deploy_soldiers_gen", "t", 29, CPyStatic_soldiers___globals);
        goto CPyL64;
    }
CPyL30: ;
    cpy_r_r35 = ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", "deploy_soldiers_gen", "me", 29, CPyStatic_soldiers___globals);
        goto CPyL64;
    }
CPyL31: ;
    cpy_r_r36 = CPyDef_soldiers___SoldierOffer(cpy_r_r34, cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", 29, CPyStatic_soldiers___globals);
        goto CPyL64;
    }
    cpy_r_r37 = ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", "deploy_soldiers_gen", "o", 29, CPyStatic_soldiers___globals);
        goto CPyL71;
    }
CPyL33: ;
    cpy_r_r38 = ((serai___games___merv___options___OptionsObject *)cpy_r_r37)->_may_decline;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", "Options", "may_decline", 29, CPyStatic_soldiers___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r38);
CPyL34: ;
    cpy_r_r39 = CPyDef_offer___Offer_____add__(cpy_r_r36, cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", 29, CPyStatic_soldiers___globals);
        goto CPyL64;
    }
    cpy_r_r40 = NULL;
    cpy_r_r41 = NULL;
    cpy_r_r42 = 2;
    cpy_r_r43 = CPyDef_decision___ask(cpy_r_r31, cpy_r_r32, cpy_r_r33, cpy_r_r39, cpy_r_r40, cpy_r_r41, cpy_r_r42);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", 29, CPyStatic_soldiers___globals);
        goto CPyL64;
    }
    ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r43;
CPyL37: ;
    cpy_r_r45 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r46 = cpy_r_type != cpy_r_r45;
    if (cpy_r_r46) {
        goto CPyL72;
    } else
        goto CPyL40;
CPyL38: ;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", 29, CPyStatic_soldiers___globals);
        goto CPyL64;
    }
    CPy_Unreachable();
CPyL40: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r47 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", 29, CPyStatic_soldiers___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL70;
    }
    cpy_r_r48 = ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", "deploy_soldiers_gen", "o", 30, CPyStatic_soldiers___globals);
        goto CPyL73;
    }
CPyL42: ;
    cpy_r_r49 = ((serai___games___merv___options___OptionsObject *)cpy_r_r48)->_decline;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", "Options", "decline", 30, CPyStatic_soldiers___globals);
        goto CPyL73;
    }
    CPy_INCREF(cpy_r_r49);
CPyL43: ;
    cpy_r_r50 = cpy_r_r47 == cpy_r_r49;
    CPy_DECREF(cpy_r_r49);
    if (cpy_r_r50) {
        goto CPyL74;
    } else
        goto CPyL53;
CPyL44: ;
    cpy_r_r51 = ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", "deploy_soldiers_gen", "t", 31, CPyStatic_soldiers___globals);
        goto CPyL64;
    }
CPyL45: ;
    cpy_r_r52 = CPyStatics[1157]; /* 'event-declined' */
    cpy_r_r53 = ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", "deploy_soldiers_gen", "me", 31, CPyStatic_soldiers___globals);
        goto CPyL64;
    }
CPyL46: ;
    cpy_r_r54 = CPyStatics[1774]; /* 'MV-SOLD-02' */
    cpy_r_r55 = PyDict_New();
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", 31, CPyStatic_soldiers___globals);
        goto CPyL64;
    }
    cpy_r_r56 = CPyDef_kernel___table___Table___tell(cpy_r_r51, cpy_r_r52, cpy_r_r53, cpy_r_r54, cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", 31, CPyStatic_soldiers___globals);
        goto CPyL64;
    }
    cpy_r_r57 = Py_None;
    CPy_INCREF(cpy_r_r57);
    ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r59 = CPyDef_soldiers___deploy_soldiers_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL52;
    CPyGen_SetStopIterationValue(cpy_r_r57);
    CPy_DECREF(cpy_r_r57);
    if (!0) goto CPyL69;
    CPy_Unreachable();
CPyL52: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r57;
    CPyGen_Exit(&((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL53: ;
    cpy_r_r60 = ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", "deploy_soldiers_gen", "t", 33, CPyStatic_soldiers___globals);
        goto CPyL73;
    }
CPyL54: ;
    cpy_r_r61 = ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", "deploy_soldiers_gen", "me", 33, CPyStatic_soldiers___globals);
        goto CPyL73;
    }
CPyL55: ;
    cpy_r_r62 = ((serai___kernel___option___OptionObject *)cpy_r_r47)->_value;
    CPy_INCREF(cpy_r_r62);
    CPy_DECREF(cpy_r_r47);
    if (likely(PyLong_Check(cpy_r_r62)))
        cpy_r_r63 = CPyTagged_FromObject(cpy_r_r62);
    else {
        CPy_TypeError("int", cpy_r_r62); cpy_r_r63 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", 33, CPyStatic_soldiers___globals);
        goto CPyL70;
    }
    cpy_r_r64 = CPyDef_soldiers___place_soldier(cpy_r_r60, cpy_r_r61, cpy_r_r63);
    CPyTagged_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r64 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", 33, CPyStatic_soldiers___globals);
        goto CPyL70;
    }
    cpy_r_r65 = ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_soldiers_gen_1;
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", "deploy_soldiers_gen", "__mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_soldiers_gen_1", 26, CPyStatic_soldiers___globals);
        goto CPyL70;
    }
CPyL58: ;
    cpy_r_r66 = CPyTagged_Add(cpy_r_r65, 2);
    if (((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_soldiers_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_soldiers_gen_1);
    }
    ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_soldiers_gen_1 = cpy_r_r66;
    cpy_r_r67 = 1;
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", 26, CPyStatic_soldiers___globals);
        goto CPyL70;
    } else
        goto CPyL12;
CPyL59: ;
    cpy_r_r68 = Py_None;
    CPy_INCREF(cpy_r_r68);
    ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r70 = CPyDef_soldiers___deploy_soldiers_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL63;
    CPyGen_SetStopIterationValue(cpy_r_r68);
    CPy_DECREF(cpy_r_r68);
    if (!0) goto CPyL69;
    CPy_Unreachable();
CPyL63: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r68;
    CPyGen_Exit(&((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL64: ;
    ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r72 = CPyDef_soldiers___deploy_soldiers_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r73 = NULL;
    CPyGen_Exit(&((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r73;
CPyL65: ;
    cpy_r_r74 = cpy_r_r0 == 0;
    if (cpy_r_r74) goto CPyL75;
    cpy_r_r75 = cpy_r_r0 == 1;
    if (cpy_r_r75) {
        goto CPyL37;
    } else
        goto CPyL76;
CPyL67: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r76 = 0;
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", 24, CPyStatic_soldiers___globals);
        goto CPyL69;
    }
    CPy_Unreachable();
CPyL69: ;
    cpy_r_r77 = NULL;
    CPyGen_Exit(&((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r77;
CPyL70: ;
    cpy_r_r78 = CPY_INT_TAG;
    if (((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0);
    }
    ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0 = cpy_r_r78;
    cpy_r_r79 = 1;
    goto CPyL64;
CPyL71: ;
    CPy_DecRef(cpy_r_r36);
    goto CPyL64;
CPyL72: ;
    cpy_r_r80 = CPY_INT_TAG;
    if (((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0);
    }
    ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0 = cpy_r_r80;
    cpy_r_r81 = 1;
    goto CPyL38;
CPyL73: ;
    cpy_r_r82 = CPY_INT_TAG;
    if (((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0);
    }
    ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0 = cpy_r_r82;
    cpy_r_r83 = 1;
    CPy_DecRef(cpy_r_r47);
    goto CPyL64;
CPyL74: ;
    cpy_r_r84 = CPY_INT_TAG;
    if (((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0);
    }
    ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0 = cpy_r_r84;
    cpy_r_r85 = 1;
    CPy_DECREF(cpy_r_r47);
    goto CPyL44;
CPyL75: ;
    cpy_r_r86 = CPY_INT_TAG;
    if (((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0);
    }
    ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0 = cpy_r_r86;
    cpy_r_r87 = 1;
    goto CPyL1;
CPyL76: ;
    goto CPyL67;
}
        
PyObject *CPyDef_soldiers___deploy_soldiers_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_soldiers___deploy_soldiers_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_soldiers___deploy_soldiers_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_soldiers___deploy_soldiers_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.effects.soldiers.deploy_soldiers_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_soldiers___deploy_soldiers_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "__next__", -1, CPyStatic_soldiers___globals);
            return NULL;
        }
        
PyObject *CPyDef_soldiers___deploy_soldiers_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_soldiers___deploy_soldiers_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_soldiers___deploy_soldiers_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_soldiers___deploy_soldiers_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.effects.soldiers.deploy_soldiers_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_soldiers___deploy_soldiers_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "send", -1, CPyStatic_soldiers___globals);
            return NULL;
        }
        
PyObject *CPyDef_soldiers___deploy_soldiers_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_soldiers___deploy_soldiers_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_soldiers___deploy_soldiers_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.effects.soldiers.deploy_soldiers_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_soldiers___deploy_soldiers_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "__iter__", -1, CPyStatic_soldiers___globals);
            return NULL;
        }
        
PyObject *CPyDef_soldiers___deploy_soldiers_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_soldiers___deploy_soldiers_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_soldiers___deploy_soldiers_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_soldiers___deploy_soldiers_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.effects.soldiers.deploy_soldiers_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_soldiers___deploy_soldiers_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "throw", -1, CPyStatic_soldiers___globals);
            return NULL;
        }
        
PyObject *CPyDef_soldiers___deploy_soldiers_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_soldiers___deploy_soldiers_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp2156 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp2156);
    PyObject *__tmp2157 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp2157);
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
        
        PyObject *CPyPy_soldiers___deploy_soldiers_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_soldiers___deploy_soldiers_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.effects.soldiers.deploy_soldiers_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_soldiers___deploy_soldiers_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "close", -1, CPyStatic_soldiers___globals);
            return NULL;
        }
        
PyObject *CPyDef_soldiers___deploy_soldiers(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_times) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_soldiers___deploy_soldiers_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", 24, CPyStatic_soldiers___globals);
        goto CPyL5;
    }
    ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", 24, CPyStatic_soldiers___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", 24, CPyStatic_soldiers___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_times);
    if (((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__times != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__times);
    }
    ((serai___games___merv___effects___soldiers___deploy_soldiers_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__times = cpy_r_times;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", 24, CPyStatic_soldiers___globals);
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
        
        PyObject *CPyPy_soldiers___deploy_soldiers(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "times", 0};
            static CPyArg_Parser parser = {"OOO:deploy_soldiers", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_times;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_times)) {
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
            CPyTagged arg_times;
            if (likely(PyLong_Check(obj_times)))
                arg_times = CPyTagged_BorrowFromObject(obj_times);
            else {
                CPy_TypeError("int", obj_times); goto fail;
            }
            PyObject *retval = CPyDef_soldiers___deploy_soldiers(arg_t, arg_me, arg_times);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy_soldiers", 24, CPyStatic_soldiers___globals);
            return NULL;
        }
        
char CPyDef_soldiers___place_soldier(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_square) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    tuple_T2II cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_soldiers;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "place_soldier", "Table", "soldiers", 38, CPyStatic_soldiers___globals);
        goto CPyL20;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    CPyTagged_INCREF(cpy_r_seat);
    cpy_r_r1 = CPyTagged_StealAsObject(cpy_r_seat);
    cpy_r_r2 = CPyList_SetItem(cpy_r_r0, cpy_r_square, cpy_r_r1);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "place_soldier", 38, CPyStatic_soldiers___globals);
        goto CPyL20;
    }
    cpy_r_r3 = CPyStatics[1775]; /* 'event-soldier' */
    cpy_r_r4 = CPyStatics[1773]; /* 'MV-SOLD-01' */
    cpy_r_r5 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "place_soldier", "Table", "book", 39, CPyStatic_soldiers___globals);
        goto CPyL20;
    }
CPyL3: ;
    cpy_r_r6 = ((serai___games___merv___book___BookObject *)cpy_r_r5)->_square_ids;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "place_soldier", "Book", "square_ids", 39, CPyStatic_soldiers___globals);
        goto CPyL20;
    }
    CPy_INCREF(cpy_r_r6);
CPyL4: ;
    cpy_r_r7 = CPySequenceTuple_GetItem(cpy_r_r6, cpy_r_square);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "place_soldier", 39, CPyStatic_soldiers___globals);
        goto CPyL20;
    }
    if (likely(PyUnicode_Check(cpy_r_r7)))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/soldiers.py", "place_soldier", 39, CPyStatic_soldiers___globals, "str", cpy_r_r7);
        goto CPyL20;
    }
    cpy_r_r9 = CPyStatics[1450]; /* 'square' */
    cpy_r_r10 = CPyDict_Build(1, cpy_r_r9, cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "place_soldier", 39, CPyStatic_soldiers___globals);
        goto CPyL20;
    }
    cpy_r_r11 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r3, cpy_r_seat, cpy_r_r4, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "place_soldier", 39, CPyStatic_soldiers___globals);
        goto CPyL20;
    }
    cpy_r_r12 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "place_soldier", "Table", "book", 40, CPyStatic_soldiers___globals);
        goto CPyL20;
    }
CPyL9: ;
    cpy_r_r13 = ((serai___games___merv___book___BookObject *)cpy_r_r12)->_soldier_influence;
    if (unlikely(cpy_r_r13.f0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "place_soldier", "Book", "soldier_influence", 40, CPyStatic_soldiers___globals);
        goto CPyL20;
    }
    CPyTagged_INCREF(cpy_r_r13.f0);
    CPyTagged_INCREF(cpy_r_r13.f1);
CPyL10: ;
    cpy_r_r14 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "place_soldier", "Table", "owners", 40, CPyStatic_soldiers___globals);
        goto CPyL21;
    }
CPyL11: ;
    cpy_r_r15 = CPyList_GetItemBorrow(cpy_r_r14, cpy_r_square);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "place_soldier", 40, CPyStatic_soldiers___globals);
        goto CPyL21;
    }
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "place_soldier", 40, CPyStatic_soldiers___globals);
        goto CPyL21;
    }
    cpy_r_r17 = cpy_r_r16 & 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (!cpy_r_r18) goto CPyL15;
    cpy_r_r19 = CPyTagged_IsEq_(cpy_r_r16, cpy_r_seat);
    cpy_r_r20 = cpy_r_r19 ^ 1;
    cpy_r_r21 = cpy_r_r20;
    goto CPyL16;
CPyL15: ;
    cpy_r_r22 = cpy_r_r16 != cpy_r_seat;
    cpy_r_r21 = cpy_r_r22;
CPyL16: ;
    CPyTagged_DECREF(cpy_r_r16);
    cpy_r_r23 = PyTuple_New(2);
    if (unlikely(cpy_r_r23 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2158 = CPyTagged_StealAsObject(cpy_r_r13.f0);
    PyTuple_SET_ITEM(cpy_r_r23, 0, __tmp2158);
    PyObject *__tmp2159 = CPyTagged_StealAsObject(cpy_r_r13.f1);
    PyTuple_SET_ITEM(cpy_r_r23, 1, __tmp2159);
    cpy_r_r24 = cpy_r_r21 << 1;
    cpy_r_r25 = cpy_r_r24;
    cpy_r_r26 = CPySequenceTuple_GetItem(cpy_r_r23, cpy_r_r25);
    CPy_DECREF(cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "place_soldier", 40, CPyStatic_soldiers___globals);
        goto CPyL20;
    }
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "place_soldier", 40, CPyStatic_soldiers___globals);
        goto CPyL20;
    }
    cpy_r_r28 = CPyStatics[1776]; /* 'MV-SOLD-03' */
    cpy_r_r29 = CPyDef_tracks___gain_influence(cpy_r_t, cpy_r_seat, cpy_r_r27, cpy_r_r28);
    CPyTagged_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r29 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "place_soldier", 40, CPyStatic_soldiers___globals);
        goto CPyL20;
    }
    return 1;
CPyL20: ;
    cpy_r_r30 = 2;
    return cpy_r_r30;
CPyL21: ;
    CPyTagged_DecRef(cpy_r_r13.f0);
    CPyTagged_DecRef(cpy_r_r13.f1);
    goto CPyL20;
}
        
        PyObject *CPyPy_soldiers___place_soldier(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "square", 0};
            static CPyArg_Parser parser = {"OOO:place_soldier", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_square;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_square)) {
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
            CPyTagged arg_square;
            if (likely(PyLong_Check(obj_square)))
                arg_square = CPyTagged_BorrowFromObject(obj_square);
            else {
                CPy_TypeError("int", obj_square); goto fail;
            }
            char retval = CPyDef_soldiers___place_soldier(arg_t, arg_seat, arg_square);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "place_soldier", 36, CPyStatic_soldiers___globals);
            return NULL;
        }
        
PyObject *CPyDef_soldiers___SoldierOffer___likely(PyObject *cpy_r_self) {
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
    CPyTagged cpy_r_square;
    CPyPtr cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    CPyPtr cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    int32_t cpy_r_r23;
    char cpy_r_r24;
    CPyTagged cpy_r_r25;
    int64_t cpy_r_r26;
    PyObject *cpy_r_r27;
    cpy_r_r0 = ((serai___games___merv___effects___soldiers___SoldierOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "likely", "SoldierOffer", "t", 47, CPyStatic_soldiers___globals);
        goto CPyL18;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/soldiers.py", "likely", 47, CPyStatic_soldiers___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL18;
    }
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "likely", "Table", "book", 47, CPyStatic_soldiers___globals);
        goto CPyL18;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "likely", "Book", "options", 47, CPyStatic_soldiers___globals);
        goto CPyL18;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_soldier;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "likely", "Options", "soldier", 47, CPyStatic_soldiers___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = PyList_New(0);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "likely", 48, CPyStatic_soldiers___globals);
        goto CPyL19;
    }
    cpy_r_r6 = 0;
    cpy_r_r7 = ((serai___games___merv___effects___soldiers___SoldierOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "likely", "SoldierOffer", "t", 48, CPyStatic_soldiers___globals);
        goto CPyL20;
    }
CPyL7: ;
    if (likely(Py_TYPE(cpy_r_r7) == CPyType_merv___table___Table))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/soldiers.py", "likely", 48, CPyStatic_soldiers___globals, "serai.games.merv.table.Table", cpy_r_r7);
        goto CPyL20;
    }
    cpy_r_r9 = ((serai___games___merv___table___TableObject *)cpy_r_r8)->_owners;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "likely", "Table", "owners", 48, CPyStatic_soldiers___globals);
        goto CPyL20;
    }
    CPy_INCREF(cpy_r_r9);
CPyL9: ;
    cpy_r_r10 = 0;
CPyL10: ;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r12 = *(int64_t *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r10 < cpy_r_r12;
    if (!cpy_r_r13) goto CPyL21;
    cpy_r_square = cpy_r_r6;
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
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "likely", 48, CPyStatic_soldiers___globals);
        goto CPyL22;
    }
    cpy_r_r20 = (Py_ssize_t)cpy_r_r19 != -2;
    CPyTagged_DECREF(cpy_r_r19);
    if (!cpy_r_r20) goto CPyL23;
    cpy_r_r21 = CPyList_GetItem(cpy_r_r4, cpy_r_square);
    CPyTagged_DECREF(cpy_r_square);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "likely", 48, CPyStatic_soldiers___globals);
        goto CPyL24;
    }
    if (likely(Py_TYPE(cpy_r_r21) == CPyType_option___Option))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/soldiers.py", "likely", 48, CPyStatic_soldiers___globals, "serai.kernel.option.Option", cpy_r_r21);
        goto CPyL24;
    }
    cpy_r_r23 = PyList_Append(cpy_r_r5, cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    cpy_r_r24 = cpy_r_r23 >= 0;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "likely", 48, CPyStatic_soldiers___globals);
        goto CPyL24;
    }
CPyL16: ;
    cpy_r_r25 = cpy_r_r6 + 2;
    cpy_r_r6 = cpy_r_r25;
    cpy_r_r26 = cpy_r_r10 + 1;
    cpy_r_r10 = cpy_r_r26;
    goto CPyL10;
CPyL17: ;
    return cpy_r_r5;
CPyL18: ;
    cpy_r_r27 = NULL;
    return cpy_r_r27;
CPyL19: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL18;
CPyL20: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL18;
CPyL21: ;
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r9);
    goto CPyL17;
CPyL22: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_square);
    goto CPyL18;
CPyL23: ;
    CPyTagged_DECREF(cpy_r_square);
    goto CPyL16;
CPyL24: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r9);
    goto CPyL18;
}
        
        PyObject *CPyPy_soldiers___SoldierOffer___likely(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_soldiers___SoldierOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.effects.soldiers.SoldierOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_soldiers___SoldierOffer___likely(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "likely", 46, CPyStatic_soldiers___globals);
            return NULL;
        }
        
PyObject *CPyDef_soldiers___SoldierOffer___others(PyObject *cpy_r_self) {
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
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    int32_t cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    int32_t cpy_r_r26;
    char cpy_r_r27;
    int64_t cpy_r_r28;
    PyObject *cpy_r_r29;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "others", 51, CPyStatic_soldiers___globals);
        goto CPyL19;
    }
    cpy_r_r1 = ((serai___games___merv___effects___soldiers___SoldierOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "others", "SoldierOffer", "t", 51, CPyStatic_soldiers___globals);
        goto CPyL20;
    }
CPyL2: ;
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_merv___table___Table))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/soldiers.py", "others", 51, CPyStatic_soldiers___globals, "serai.games.merv.table.Table", cpy_r_r1);
        goto CPyL20;
    }
    cpy_r_r3 = ((serai___games___merv___table___TableObject *)cpy_r_r2)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "others", "Table", "book", 51, CPyStatic_soldiers___globals);
        goto CPyL20;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___book___BookObject *)cpy_r_r3)->_options;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "others", "Book", "options", 51, CPyStatic_soldiers___globals);
        goto CPyL20;
    }
CPyL5: ;
    cpy_r_r5 = ((serai___games___merv___options___OptionsObject *)cpy_r_r4)->_soldier;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "others", "Options", "soldier", 51, CPyStatic_soldiers___globals);
        goto CPyL20;
    }
    CPy_INCREF(cpy_r_r5);
CPyL6: ;
    cpy_r_r6 = 0;
CPyL7: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r6 < cpy_r_r8;
    if (!cpy_r_r9) goto CPyL21;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyListObject, ob_item));
    cpy_r_r11 = *(CPyPtr *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r6 * 8;
    cpy_r_r13 = cpy_r_r11 + cpy_r_r12;
    cpy_r_r14 = *(PyObject * *)cpy_r_r13;
    CPy_INCREF(cpy_r_r14);
    if (likely(Py_TYPE(cpy_r_r14) == CPyType_option___Option))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/soldiers.py", "others", 51, CPyStatic_soldiers___globals, "serai.kernel.option.Option", cpy_r_r14);
        goto CPyL22;
    }
    cpy_r_r16 = ((serai___games___merv___effects___soldiers___SoldierOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "others", "SoldierOffer", "t", 51, CPyStatic_soldiers___globals);
        goto CPyL23;
    }
CPyL10: ;
    if (likely(Py_TYPE(cpy_r_r16) == CPyType_merv___table___Table))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/soldiers.py", "others", 51, CPyStatic_soldiers___globals, "serai.games.merv.table.Table", cpy_r_r16);
        goto CPyL23;
    }
    cpy_r_r18 = ((serai___games___merv___table___TableObject *)cpy_r_r17)->_owners;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "others", "Table", "owners", 51, CPyStatic_soldiers___globals);
        goto CPyL23;
    }
CPyL12: ;
    cpy_r_r19 = ((serai___kernel___option___OptionObject *)cpy_r_r15)->_value;
    cpy_r_r20 = PyObject_GetItem(cpy_r_r18, cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "others", 51, CPyStatic_soldiers___globals);
        goto CPyL23;
    }
    cpy_r_r21 = CPyStatics[4908]; /* -1 */
    cpy_r_r22 = PyObject_RichCompare(cpy_r_r20, cpy_r_r21, 2);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "others", 51, CPyStatic_soldiers___globals);
        goto CPyL23;
    }
    cpy_r_r23 = PyObject_IsTrue(cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    cpy_r_r24 = cpy_r_r23 >= 0;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "others", 51, CPyStatic_soldiers___globals);
        goto CPyL23;
    }
    cpy_r_r25 = cpy_r_r23;
    if (!cpy_r_r25) goto CPyL24;
    cpy_r_r26 = PyList_Append(cpy_r_r0, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    cpy_r_r27 = cpy_r_r26 >= 0;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "others", 51, CPyStatic_soldiers___globals);
        goto CPyL22;
    }
CPyL17: ;
    cpy_r_r28 = cpy_r_r6 + 1;
    cpy_r_r6 = cpy_r_r28;
    goto CPyL7;
CPyL18: ;
    return cpy_r_r0;
CPyL19: ;
    cpy_r_r29 = NULL;
    return cpy_r_r29;
CPyL20: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL19;
CPyL21: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL18;
CPyL22: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    goto CPyL19;
CPyL23: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r15);
    goto CPyL19;
CPyL24: ;
    CPy_DECREF(cpy_r_r15);
    goto CPyL17;
}
        
        PyObject *CPyPy_soldiers___SoldierOffer___others(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":others", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_soldiers___SoldierOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.effects.soldiers.SoldierOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_soldiers___SoldierOffer___others(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "others", 50, CPyStatic_soldiers___globals);
            return NULL;
        }
        
PyObject *CPyDef_soldiers___SoldierOffer___obstacle(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = ((serai___games___merv___effects___soldiers___SoldierOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "obstacle", "SoldierOffer", "t", 54, CPyStatic_soldiers___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/soldiers.py", "obstacle", 54, CPyStatic_soldiers___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL5;
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
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "obstacle", 54, CPyStatic_soldiers___globals);
        goto CPyL6;
    }
    cpy_r_r4 = CPyDef_soldiers___soldier_obstacle(cpy_r_r1, cpy_r_r3);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "obstacle", 54, CPyStatic_soldiers___globals);
        goto CPyL5;
    }
    return cpy_r_r4;
CPyL5: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
CPyL6: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL5;
}
        
        PyObject *CPyPy_soldiers___SoldierOffer___obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:obstacle", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_soldiers___SoldierOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.effects.soldiers.SoldierOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_soldiers___SoldierOffer___obstacle(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "obstacle", 53, CPyStatic_soldiers___globals);
            return NULL;
        }
        
PyObject *CPyDef_soldiers___SoldierOffer___note(PyObject *cpy_r_self, PyObject *cpy_r_option) {
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
    PyObject *cpy_r_r12;
    tuple_T2II cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    cpy_r_r0 = ((serai___games___merv___effects___soldiers___SoldierOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "note", "SoldierOffer", "t", 57, CPyStatic_soldiers___globals);
        goto CPyL30;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/soldiers.py", "note", 57, CPyStatic_soldiers___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL30;
    }
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "note", "Table", "book", 58, CPyStatic_soldiers___globals);
        goto CPyL31;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "note", "Book", "options", 58, CPyStatic_soldiers___globals);
        goto CPyL31;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_soldier;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "note", "Options", "soldier", 58, CPyStatic_soldiers___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = PySequence_Contains(cpy_r_r4, cpy_r_option);
    CPy_DECREF(cpy_r_r4);
    cpy_r_r6 = cpy_r_r5 >= 0;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "note", 58, CPyStatic_soldiers___globals);
        goto CPyL31;
    }
    cpy_r_r7 = cpy_r_r5;
    cpy_r_r8 = cpy_r_r7 ^ 1;
    if (cpy_r_r8) {
        goto CPyL32;
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
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "note", 60, CPyStatic_soldiers___globals);
        goto CPyL31;
    }
    cpy_r_r12 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "note", "Table", "book", 61, CPyStatic_soldiers___globals);
        goto CPyL33;
    }
CPyL10: ;
    cpy_r_r13 = ((serai___games___merv___book___BookObject *)cpy_r_r12)->_soldier_influence;
    if (unlikely(cpy_r_r13.f0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "note", "Book", "soldier_influence", 61, CPyStatic_soldiers___globals);
        goto CPyL33;
    }
    CPyTagged_INCREF(cpy_r_r13.f0);
    CPyTagged_INCREF(cpy_r_r13.f1);
CPyL11: ;
    cpy_r_r14 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_owners;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "note", "Table", "owners", 61, CPyStatic_soldiers___globals);
        goto CPyL34;
    }
CPyL12: ;
    cpy_r_r15 = CPyList_GetItemBorrow(cpy_r_r14, cpy_r_r11);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "note", 61, CPyStatic_soldiers___globals);
        goto CPyL34;
    }
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "note", 61, CPyStatic_soldiers___globals);
        goto CPyL34;
    }
    cpy_r_r17 = ((serai___games___merv___effects___soldiers___SoldierOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "note", "SoldierOffer", "me", 61, CPyStatic_soldiers___globals);
        goto CPyL35;
    }
CPyL15: ;
    cpy_r_r18 = cpy_r_r16 & 1;
    cpy_r_r19 = cpy_r_r18 != 0;
    if (!cpy_r_r19) goto CPyL17;
    cpy_r_r20 = CPyTagged_IsEq_(cpy_r_r16, cpy_r_r17);
    cpy_r_r21 = cpy_r_r20 ^ 1;
    cpy_r_r22 = cpy_r_r21;
    goto CPyL18;
CPyL17: ;
    cpy_r_r23 = cpy_r_r16 != cpy_r_r17;
    cpy_r_r22 = cpy_r_r23;
CPyL18: ;
    CPyTagged_DECREF(cpy_r_r16);
    cpy_r_r24 = PyTuple_New(2);
    if (unlikely(cpy_r_r24 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2160 = CPyTagged_StealAsObject(cpy_r_r13.f0);
    PyTuple_SET_ITEM(cpy_r_r24, 0, __tmp2160);
    PyObject *__tmp2161 = CPyTagged_StealAsObject(cpy_r_r13.f1);
    PyTuple_SET_ITEM(cpy_r_r24, 1, __tmp2161);
    cpy_r_r25 = cpy_r_r22 << 1;
    cpy_r_r26 = cpy_r_r25;
    cpy_r_r27 = CPySequenceTuple_GetItem(cpy_r_r24, cpy_r_r26);
    CPy_DECREF(cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "note", 61, CPyStatic_soldiers___globals);
        goto CPyL33;
    }
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "note", 61, CPyStatic_soldiers___globals);
        goto CPyL33;
    }
    cpy_r_r29 = CPyStatics[1777]; /* 'note-soldier' */
    cpy_r_r30 = CPyStatics[1745]; /* 'district' */
    cpy_r_r31 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "note", "Table", "book", 62, CPyStatic_soldiers___globals);
        goto CPyL36;
    }
CPyL21: ;
    cpy_r_r32 = ((serai___games___merv___book___BookObject *)cpy_r_r31)->_district_ids;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "note", "Book", "district_ids", 62, CPyStatic_soldiers___globals);
        goto CPyL36;
    }
    CPy_INCREF(cpy_r_r32);
CPyL22: ;
    cpy_r_r33 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_tiles;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "note", "Table", "tiles", 62, CPyStatic_soldiers___globals);
        goto CPyL37;
    }
CPyL23: ;
    cpy_r_r34 = CPyList_GetItem(cpy_r_r33, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "note", 62, CPyStatic_soldiers___globals);
        goto CPyL38;
    }
    if (likely(PyLong_Check(cpy_r_r34)))
        cpy_r_r35 = CPyTagged_FromObject(cpy_r_r34);
    else {
        CPy_TypeError("int", cpy_r_r34); cpy_r_r35 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "note", 62, CPyStatic_soldiers___globals);
        goto CPyL38;
    }
    CPy_DECREF(cpy_r_r1);
    cpy_r_r36 = CPySequenceTuple_GetItem(cpy_r_r32, cpy_r_r35);
    CPy_DECREF(cpy_r_r32);
    CPyTagged_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "note", 62, CPyStatic_soldiers___globals);
        goto CPyL39;
    }
    if (likely(PyUnicode_Check(cpy_r_r36)))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/soldiers.py", "note", 62, CPyStatic_soldiers___globals, "str", cpy_r_r36);
        goto CPyL39;
    }
    cpy_r_r38 = CPyStatics[31]; /* 'n' */
    cpy_r_r39 = CPyTagged_StealAsObject(cpy_r_r28);
    cpy_r_r40 = CPyDict_Build(2, cpy_r_r30, cpy_r_r37, cpy_r_r38, cpy_r_r39);
    CPy_DECREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "note", 62, CPyStatic_soldiers___globals);
        goto CPyL30;
    }
    cpy_r_r41 = CPyDef_message___Message(cpy_r_r29, cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "note", 62, CPyStatic_soldiers___globals);
        goto CPyL30;
    }
    return cpy_r_r41;
CPyL30: ;
    cpy_r_r42 = NULL;
    return cpy_r_r42;
CPyL31: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL30;
CPyL32: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL7;
CPyL33: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL30;
CPyL34: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r13.f0);
    CPyTagged_DecRef(cpy_r_r13.f1);
    goto CPyL30;
CPyL35: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r13.f0);
    CPyTagged_DecRef(cpy_r_r13.f1);
    CPyTagged_DecRef(cpy_r_r16);
    goto CPyL30;
CPyL36: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r28);
    goto CPyL30;
CPyL37: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r32);
    goto CPyL30;
CPyL38: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r32);
    goto CPyL30;
CPyL39: ;
    CPyTagged_DecRef(cpy_r_r28);
    goto CPyL30;
}
        
        PyObject *CPyPy_soldiers___SoldierOffer___note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:note", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_soldiers___SoldierOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.effects.soldiers.SoldierOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_soldiers___SoldierOffer___note(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "note", 56, CPyStatic_soldiers___globals);
            return NULL;
        }
        
PyObject *CPyDef_soldiers___soldier_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_square) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "soldier_obstacle", "Table", "owners", 67, CPyStatic_soldiers___globals);
        goto CPyL27;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_square);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "soldier_obstacle", 67, CPyStatic_soldiers___globals);
        goto CPyL27;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "soldier_obstacle", 67, CPyStatic_soldiers___globals);
        goto CPyL27;
    }
    cpy_r_r3 = (Py_ssize_t)cpy_r_r2 == -2;
    CPyTagged_DECREF(cpy_r_r2);
    if (!cpy_r_r3) goto CPyL7;
    cpy_r_r4 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r5 = CPyStatics[1778]; /* 'SOLDIER_NO_BUILDING' */
    cpy_r_r6 = CPyObject_GetAttr(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "soldier_obstacle", 68, CPyStatic_soldiers___globals);
        goto CPyL27;
    }
    if (likely(Py_TYPE(cpy_r_r6) == CPyType_option___Reason))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/soldiers.py", "soldier_obstacle", 68, CPyStatic_soldiers___globals, "serai.kernel.option.Reason", cpy_r_r6);
        goto CPyL27;
    }
    return cpy_r_r7;
CPyL7: ;
    cpy_r_r8 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_soldiers;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "soldier_obstacle", "Table", "soldiers", 69, CPyStatic_soldiers___globals);
        goto CPyL27;
    }
CPyL8: ;
    cpy_r_r9 = CPyList_GetItemBorrow(cpy_r_r8, cpy_r_square);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "soldier_obstacle", 69, CPyStatic_soldiers___globals);
        goto CPyL27;
    }
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "soldier_obstacle", 69, CPyStatic_soldiers___globals);
        goto CPyL27;
    }
    cpy_r_r11 = (Py_ssize_t)cpy_r_r10 != -2;
    CPyTagged_DECREF(cpy_r_r10);
    if (!cpy_r_r11) goto CPyL14;
    cpy_r_r12 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r13 = CPyStatics[1779]; /* 'SOLDIER_THERE' */
    cpy_r_r14 = CPyObject_GetAttr(cpy_r_r12, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "soldier_obstacle", 70, CPyStatic_soldiers___globals);
        goto CPyL27;
    }
    if (likely(Py_TYPE(cpy_r_r14) == CPyType_option___Reason))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/soldiers.py", "soldier_obstacle", 70, CPyStatic_soldiers___globals, "serai.kernel.option.Reason", cpy_r_r14);
        goto CPyL27;
    }
    return cpy_r_r15;
CPyL14: ;
    cpy_r_r16 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_upgrades;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "soldier_obstacle", "Table", "upgrades", 71, CPyStatic_soldiers___globals);
        goto CPyL27;
    }
CPyL15: ;
    cpy_r_r17 = CPyList_GetItemBorrow(cpy_r_r16, cpy_r_square);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "soldier_obstacle", 71, CPyStatic_soldiers___globals);
        goto CPyL27;
    }
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "soldier_obstacle", 71, CPyStatic_soldiers___globals);
        goto CPyL27;
    }
    cpy_r_r19 = (Py_ssize_t)cpy_r_r18 != -2;
    CPyTagged_DECREF(cpy_r_r18);
    if (!cpy_r_r19) goto CPyL21;
    cpy_r_r20 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r21 = CPyStatics[1780]; /* 'UPGRADE_THERE' */
    cpy_r_r22 = CPyObject_GetAttr(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "soldier_obstacle", 72, CPyStatic_soldiers___globals);
        goto CPyL27;
    }
    if (likely(Py_TYPE(cpy_r_r22) == CPyType_option___Reason))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/soldiers.py", "soldier_obstacle", 72, CPyStatic_soldiers___globals, "serai.kernel.option.Reason", cpy_r_r22);
        goto CPyL27;
    }
    return cpy_r_r23;
CPyL21: ;
    cpy_r_r24 = CPyDef_merv___table___Table___is_walled(cpy_r_t, cpy_r_square);
    if (unlikely(cpy_r_r24 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "soldier_obstacle", 73, CPyStatic_soldiers___globals);
        goto CPyL27;
    }
    if (!cpy_r_r24) goto CPyL26;
    cpy_r_r25 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r26 = CPyStatics[1781]; /* 'WALLED' */
    cpy_r_r27 = CPyObject_GetAttr(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "soldier_obstacle", 74, CPyStatic_soldiers___globals);
        goto CPyL27;
    }
    if (likely(Py_TYPE(cpy_r_r27) == CPyType_option___Reason))
        cpy_r_r28 = cpy_r_r27;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/soldiers.py", "soldier_obstacle", 74, CPyStatic_soldiers___globals, "serai.kernel.option.Reason", cpy_r_r27);
        goto CPyL27;
    }
    return cpy_r_r28;
CPyL26: ;
    cpy_r_r29 = Py_None;
    CPy_INCREF(cpy_r_r29);
    return cpy_r_r29;
CPyL27: ;
    cpy_r_r30 = NULL;
    return cpy_r_r30;
}
        
        PyObject *CPyPy_soldiers___soldier_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "square", 0};
            static CPyArg_Parser parser = {"OO:soldier_obstacle", kwlist, 0};
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
            PyObject *retval = CPyDef_soldiers___soldier_obstacle(arg_t, arg_square);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "soldier_obstacle", 65, CPyStatic_soldiers___globals);
            return NULL;
        }
        
PyObject *CPyDef_soldiers___deploy_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_square;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    cpy_r_r0 = CPyDef_merv___table___Table___servants_left(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy_obstacle", 80, CPyStatic_soldiers___globals);
        goto CPyL18;
    }
    cpy_r_r1 = cpy_r_r0 != 0;
    CPyTagged_DECREF(cpy_r_r0);
    if (cpy_r_r1) goto CPyL5;
    cpy_r_r2 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r3 = CPyStatics[1782]; /* 'NO_SERVANT' */
    cpy_r_r4 = CPyObject_GetAttr(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy_obstacle", 81, CPyStatic_soldiers___globals);
        goto CPyL18;
    }
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_option___Reason))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/soldiers.py", "deploy_obstacle", 81, CPyStatic_soldiers___globals, "serai.kernel.option.Reason", cpy_r_r4);
        goto CPyL18;
    }
    return cpy_r_r5;
CPyL5: ;
    cpy_r_r6 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/soldiers.py", "deploy_obstacle", "Table", "owners", 82, CPyStatic_soldiers___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_r6);
CPyL6: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r8 << 1;
    cpy_r_r10 = 0;
    cpy_r_square = cpy_r_r10;
    CPyTagged_DECREF(cpy_r_square);
CPyL7: ;
    cpy_r_r11 = (Py_ssize_t)cpy_r_r10 < (Py_ssize_t)cpy_r_r9;
    if (!cpy_r_r11) goto CPyL19;
    cpy_r_square = cpy_r_r10;
    cpy_r_r12 = CPyList_GetItemBorrow(cpy_r_r6, cpy_r_square);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy_obstacle", 84, CPyStatic_soldiers___globals);
        goto CPyL20;
    }
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy_obstacle", 84, CPyStatic_soldiers___globals);
        goto CPyL20;
    }
    cpy_r_r14 = (Py_ssize_t)cpy_r_r13 != -2;
    CPyTagged_DECREF(cpy_r_r13);
    if (!cpy_r_r14) goto CPyL21;
    cpy_r_r15 = CPyDef_soldiers___soldier_obstacle(cpy_r_t, cpy_r_square);
    CPyTagged_DECREF(cpy_r_square);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy_obstacle", 84, CPyStatic_soldiers___globals);
        goto CPyL22;
    }
    cpy_r_r16 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r17 = cpy_r_r15 == cpy_r_r16;
    CPy_DECREF(cpy_r_r15);
    if (cpy_r_r17) {
        goto CPyL23;
    } else
        goto CPyL14;
CPyL13: ;
    cpy_r_r18 = Py_None;
    CPy_INCREF(cpy_r_r18);
    return cpy_r_r18;
CPyL14: ;
    cpy_r_r19 = cpy_r_r10 + 2;
    cpy_r_r10 = cpy_r_r19;
    goto CPyL7;
CPyL15: ;
    cpy_r_r20 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r21 = CPyStatics[1783]; /* 'NO_PLACE_FOR_SOLDIER' */
    cpy_r_r22 = CPyObject_GetAttr(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy_obstacle", 86, CPyStatic_soldiers___globals);
        goto CPyL18;
    }
    if (likely(Py_TYPE(cpy_r_r22) == CPyType_option___Reason))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/soldiers.py", "deploy_obstacle", 86, CPyStatic_soldiers___globals, "serai.kernel.option.Reason", cpy_r_r22);
        goto CPyL18;
    }
    return cpy_r_r23;
CPyL18: ;
    cpy_r_r24 = NULL;
    return cpy_r_r24;
CPyL19: ;
    CPy_DECREF(cpy_r_r6);
    goto CPyL15;
CPyL20: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_square);
    goto CPyL18;
CPyL21: ;
    CPyTagged_DECREF(cpy_r_square);
    goto CPyL14;
CPyL22: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL18;
CPyL23: ;
    CPy_DECREF(cpy_r_r6);
    goto CPyL13;
}
        
        PyObject *CPyPy_soldiers___deploy_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:deploy_obstacle", kwlist, 0};
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
            PyObject *retval = CPyDef_soldiers___deploy_obstacle(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "deploy_obstacle", 78, CPyStatic_soldiers___globals);
            return NULL;
        }
        
char CPyDef_soldiers_____top_level__(void) {
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
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    char cpy_r_r200;
    char cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    int32_t cpy_r_r211;
    char cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    int32_t cpy_r_r215;
    char cpy_r_r216;
    char cpy_r_r217;
    char cpy_r_r218;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 1, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 1, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_soldiers___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 3, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4996]; /* ('Sequence',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_soldiers___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 5, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatic_soldiers___globals;
    cpy_r_r17 = (void *)&CPyModule_serai___games___merv___reasons;
    cpy_r_r18 = (void *)&CPyImportState_serai___games___merv___reasons;
    cpy_r_r19 = CPyModuleLockAPI_serai;
    cpy_r_r20 = CPyImport_IsInitialized(cpy_r_r18);
    if (!cpy_r_r20) goto CPyL9;
    cpy_r_r21 = PyImport_GetModuleDict();
    cpy_r_r22 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r23 = CPyDict_GetItem(cpy_r_r21, cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 7, CPyStatic_soldiers___globals);
        goto CPyL80;
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
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 7, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r31 = CPyStatics[8]; /* '__file__' */
    cpy_r_r32 = CPyObject_GetAttr(cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 7, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r33 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r34 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r35 = CPyImport_ImportNative(cpy_r_r34, cpy_r_r25, cpy_r_r26, cpy_r_r27, cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r32, cpy_r_r33, 0);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 7, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r24 = cpy_r_r35;
CPyL13: ;
    cpy_r_r36 = CPyStatics[393]; /* 'reasons' */
    cpy_r_r37 = CPyDict_SetItem(cpy_r_r16, cpy_r_r36, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 7, CPyStatic_soldiers___globals);
        goto CPyL80;
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
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 8, CPyStatic_soldiers___globals);
        goto CPyL80;
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
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 8, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r53 = CPyStatics[8]; /* '__file__' */
    cpy_r_r54 = CPyObject_GetAttr(cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 8, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r55 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r56 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r57 = CPyImport_ImportNative(cpy_r_r56, cpy_r_r47, cpy_r_r48, cpy_r_r49, cpy_r_r39, cpy_r_r40, cpy_r_r41, cpy_r_r54, cpy_r_r55, 0);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 8, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r46 = cpy_r_r57;
CPyL21: ;
    cpy_r_r58 = CPyStatics[5215]; /* ('NOBODY', 'NONE') */
    cpy_r_r59 = CPyStatic_soldiers___globals;
    cpy_r_r60 = CPyImport_GetNativeAttrs(cpy_r_r46, cpy_r_r58, cpy_r_r58, cpy_r_r59);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 8, CPyStatic_soldiers___globals);
        goto CPyL80;
    } else
        goto CPyL81;
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
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 9, CPyStatic_soldiers___globals);
        goto CPyL80;
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
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 9, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r75 = CPyStatics[8]; /* '__file__' */
    cpy_r_r76 = CPyObject_GetAttr(cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 9, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r77 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r78 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r79 = CPyImport_ImportNative(cpy_r_r78, cpy_r_r69, cpy_r_r70, cpy_r_r71, cpy_r_r61, cpy_r_r62, cpy_r_r63, cpy_r_r76, cpy_r_r77, 0);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 9, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r68 = cpy_r_r79;
CPyL29: ;
    cpy_r_r80 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r81 = CPyStatic_soldiers___globals;
    cpy_r_r82 = CPyImport_GetNativeAttrs(cpy_r_r68, cpy_r_r80, cpy_r_r80, cpy_r_r81);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 9, CPyStatic_soldiers___globals);
        goto CPyL80;
    } else
        goto CPyL82;
CPyL30: ;
    cpy_r_r83 = (void *)&CPyModule_serai___games___merv___tracks;
    cpy_r_r84 = (void *)&CPyImportState_serai___games___merv___tracks;
    cpy_r_r85 = CPyModuleLockAPI_serai;
    cpy_r_r86 = CPyImport_IsInitialized(cpy_r_r84);
    if (!cpy_r_r86) goto CPyL33;
    cpy_r_r87 = PyImport_GetModuleDict();
    cpy_r_r88 = CPyStatics[1275]; /* 'serai.games.merv.tracks' */
    cpy_r_r89 = CPyDict_GetItem(cpy_r_r87, cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 10, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r90 = cpy_r_r89;
    goto CPyL37;
CPyL33: ;
    cpy_r_r91 = CPyInitOnly_serai___games___merv___tracks;
    cpy_r_r92 = CPyExec_serai___games___merv___tracks;
    cpy_r_r93 = (PyObject **)&CPyModule_serai___games___merv___tracks__internal;
    cpy_r_r94 = PyImport_GetModuleDict();
    cpy_r_r95 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r96 = CPyDict_GetItem(cpy_r_r94, cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 10, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r97 = CPyStatics[8]; /* '__file__' */
    cpy_r_r98 = CPyObject_GetAttr(cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 10, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r99 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r100 = CPyStatics[1275]; /* 'serai.games.merv.tracks' */
    cpy_r_r101 = CPyImport_ImportNative(cpy_r_r100, cpy_r_r91, cpy_r_r92, cpy_r_r93, cpy_r_r83, cpy_r_r84, cpy_r_r85, cpy_r_r98, cpy_r_r99, 0);
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 10, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r90 = cpy_r_r101;
CPyL37: ;
    cpy_r_r102 = CPyStatics[5216]; /* ('gain_influence',) */
    cpy_r_r103 = CPyStatic_soldiers___globals;
    cpy_r_r104 = CPyImport_GetNativeAttrs(cpy_r_r90, cpy_r_r102, cpy_r_r102, cpy_r_r103);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 10, CPyStatic_soldiers___globals);
        goto CPyL80;
    } else
        goto CPyL83;
CPyL38: ;
    cpy_r_r105 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r106 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r107 = CPyModuleLockAPI_serai;
    cpy_r_r108 = CPyImport_IsInitialized(cpy_r_r106);
    if (!cpy_r_r108) goto CPyL41;
    cpy_r_r109 = PyImport_GetModuleDict();
    cpy_r_r110 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r111 = CPyDict_GetItem(cpy_r_r109, cpy_r_r110);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 11, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r112 = cpy_r_r111;
    goto CPyL45;
CPyL41: ;
    cpy_r_r113 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r114 = CPyExec_serai___kernel___decision;
    cpy_r_r115 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r116 = PyImport_GetModuleDict();
    cpy_r_r117 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r118 = CPyDict_GetItem(cpy_r_r116, cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 11, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r119 = CPyStatics[8]; /* '__file__' */
    cpy_r_r120 = CPyObject_GetAttr(cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 11, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r121 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r122 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r123 = CPyImport_ImportNative(cpy_r_r122, cpy_r_r113, cpy_r_r114, cpy_r_r115, cpy_r_r105, cpy_r_r106, cpy_r_r107, cpy_r_r120, cpy_r_r121, 0);
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 11, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r112 = cpy_r_r123;
CPyL45: ;
    cpy_r_r124 = CPyStatics[5136]; /* ('Option', 'Reason', 'Rules', 'ask') */
    cpy_r_r125 = CPyStatic_soldiers___globals;
    cpy_r_r126 = CPyImport_GetNativeAttrs(cpy_r_r112, cpy_r_r124, cpy_r_r124, cpy_r_r125);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 11, CPyStatic_soldiers___globals);
        goto CPyL80;
    } else
        goto CPyL84;
CPyL46: ;
    cpy_r_r127 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r128 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r129 = CPyModuleLockAPI_serai;
    cpy_r_r130 = CPyImport_IsInitialized(cpy_r_r128);
    if (!cpy_r_r130) goto CPyL49;
    cpy_r_r131 = PyImport_GetModuleDict();
    cpy_r_r132 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r133 = CPyDict_GetItem(cpy_r_r131, cpy_r_r132);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 12, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r134 = cpy_r_r133;
    goto CPyL53;
CPyL49: ;
    cpy_r_r135 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r136 = CPyExec_serai___kernel___effects;
    cpy_r_r137 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r138 = PyImport_GetModuleDict();
    cpy_r_r139 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r140 = CPyDict_GetItem(cpy_r_r138, cpy_r_r139);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 12, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r141 = CPyStatics[8]; /* '__file__' */
    cpy_r_r142 = CPyObject_GetAttr(cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 12, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r143 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r144 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r145 = CPyImport_ImportNative(cpy_r_r144, cpy_r_r135, cpy_r_r136, cpy_r_r137, cpy_r_r127, cpy_r_r128, cpy_r_r129, cpy_r_r142, cpy_r_r143, 0);
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 12, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r134 = cpy_r_r145;
CPyL53: ;
    cpy_r_r146 = CPyStatics[5088]; /* ('Call',) */
    cpy_r_r147 = CPyStatic_soldiers___globals;
    cpy_r_r148 = CPyImport_GetNativeAttrs(cpy_r_r134, cpy_r_r146, cpy_r_r146, cpy_r_r147);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 12, CPyStatic_soldiers___globals);
        goto CPyL80;
    } else
        goto CPyL85;
CPyL54: ;
    cpy_r_r149 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r150 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r151 = CPyModuleLockAPI_serai;
    cpy_r_r152 = CPyImport_IsInitialized(cpy_r_r150);
    if (!cpy_r_r152) goto CPyL57;
    cpy_r_r153 = PyImport_GetModuleDict();
    cpy_r_r154 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r155 = CPyDict_GetItem(cpy_r_r153, cpy_r_r154);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 13, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r156 = cpy_r_r155;
    goto CPyL61;
CPyL57: ;
    cpy_r_r157 = CPyInitOnly_serai___kernel___message;
    cpy_r_r158 = CPyExec_serai___kernel___message;
    cpy_r_r159 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r160 = PyImport_GetModuleDict();
    cpy_r_r161 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r162 = CPyDict_GetItem(cpy_r_r160, cpy_r_r161);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 13, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r163 = CPyStatics[8]; /* '__file__' */
    cpy_r_r164 = CPyObject_GetAttr(cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r162);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 13, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r165 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r166 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r167 = CPyImport_ImportNative(cpy_r_r166, cpy_r_r157, cpy_r_r158, cpy_r_r159, cpy_r_r149, cpy_r_r150, cpy_r_r151, cpy_r_r164, cpy_r_r165, 0);
    CPy_DECREF(cpy_r_r164);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 13, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r156 = cpy_r_r167;
CPyL61: ;
    cpy_r_r168 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r169 = CPyStatic_soldiers___globals;
    cpy_r_r170 = CPyImport_GetNativeAttrs(cpy_r_r156, cpy_r_r168, cpy_r_r168, cpy_r_r169);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 13, CPyStatic_soldiers___globals);
        goto CPyL80;
    } else
        goto CPyL86;
CPyL62: ;
    cpy_r_r171 = (void *)&CPyModule_serai___kernel___offer;
    cpy_r_r172 = (void *)&CPyImportState_serai___kernel___offer;
    cpy_r_r173 = CPyModuleLockAPI_serai;
    cpy_r_r174 = CPyImport_IsInitialized(cpy_r_r172);
    if (!cpy_r_r174) goto CPyL65;
    cpy_r_r175 = PyImport_GetModuleDict();
    cpy_r_r176 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r177 = CPyDict_GetItem(cpy_r_r175, cpy_r_r176);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 14, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r178 = cpy_r_r177;
    goto CPyL69;
CPyL65: ;
    cpy_r_r179 = CPyInitOnly_serai___kernel___offer;
    cpy_r_r180 = CPyExec_serai___kernel___offer;
    cpy_r_r181 = (PyObject **)&CPyModule_serai___kernel___offer__internal;
    cpy_r_r182 = PyImport_GetModuleDict();
    cpy_r_r183 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r184 = CPyDict_GetItem(cpy_r_r182, cpy_r_r183);
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 14, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r185 = CPyStatics[8]; /* '__file__' */
    cpy_r_r186 = CPyObject_GetAttr(cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r184);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 14, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r187 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r188 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r189 = CPyImport_ImportNative(cpy_r_r188, cpy_r_r179, cpy_r_r180, cpy_r_r181, cpy_r_r171, cpy_r_r172, cpy_r_r173, cpy_r_r186, cpy_r_r187, 0);
    CPy_DECREF(cpy_r_r186);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 14, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r178 = cpy_r_r189;
CPyL69: ;
    cpy_r_r190 = CPyStatics[5043]; /* ('TableOffer',) */
    cpy_r_r191 = CPyStatic_soldiers___globals;
    cpy_r_r192 = CPyImport_GetNativeAttrs(cpy_r_r178, cpy_r_r190, cpy_r_r190, cpy_r_r191);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 14, CPyStatic_soldiers___globals);
        goto CPyL80;
    } else
        goto CPyL87;
CPyL70: ;
    cpy_r_r193 = (PyObject *)CPyType_offer___TableOffer;
    cpy_r_r194 = (PyObject *)CPyType_merv___table___Table;
    cpy_r_r195 = PyObject_GetItem(cpy_r_r193, cpy_r_r194);
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 43, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r196 = PyTuple_Pack(1, cpy_r_r195);
    CPy_DECREF(cpy_r_r195);
    if (unlikely(cpy_r_r196 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 43, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r197 = CPyStatics[1362]; /* 'serai.games.merv.effects.soldiers' */
    cpy_r_r198 = (PyObject *)CPyType_soldiers___SoldierOffer_template;
    cpy_r_r199 = CPyType_FromTemplate(cpy_r_r198, cpy_r_r196, cpy_r_r197);
    CPy_DECREF(cpy_r_r196);
    if (unlikely(cpy_r_r199 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 43, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    cpy_r_r200 = CPyDef_soldiers___SoldierOffer_trait_vtable_setup();
    if (unlikely(cpy_r_r200 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 43, CPyStatic_soldiers___globals);
        goto CPyL88;
    }
    cpy_r_r201 = CPyDef_soldiers___SoldierOffer_coroutine_setup(cpy_r_r199);
    if (unlikely(cpy_r_r201 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 43, CPyStatic_soldiers___globals);
        goto CPyL88;
    }
    cpy_r_r202 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r203 = CPyStatics[378]; /* 't' */
    cpy_r_r204 = CPyStatics[379]; /* 'me' */
    cpy_r_r205 = CPyStatics[380]; /* '_likely' */
    cpy_r_r206 = CPyStatics[381]; /* '_obstacle' */
    cpy_r_r207 = CPyStatics[382]; /* '_others' */
    cpy_r_r208 = CPyStatics[383]; /* '_note' */
    cpy_r_r209 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r210 = PyTuple_Pack(7, cpy_r_r203, cpy_r_r204, cpy_r_r205, cpy_r_r206, cpy_r_r207, cpy_r_r208, cpy_r_r209);
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 43, CPyStatic_soldiers___globals);
        goto CPyL88;
    }
    cpy_r_r211 = PyObject_SetAttr(cpy_r_r199, cpy_r_r202, cpy_r_r210);
    CPy_DECREF(cpy_r_r210);
    cpy_r_r212 = cpy_r_r211 >= 0;
    if (unlikely(!cpy_r_r212)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 43, CPyStatic_soldiers___globals);
        goto CPyL88;
    }
    CPyType_soldiers___SoldierOffer = (PyTypeObject *)cpy_r_r199;
    CPy_INCREF(CPyType_soldiers___SoldierOffer);
    cpy_r_r213 = CPyStatic_soldiers___globals;
    cpy_r_r214 = CPyStatics[1784]; /* 'SoldierOffer' */
    cpy_r_r215 = PyDict_SetItem(cpy_r_r213, cpy_r_r214, cpy_r_r199);
    cpy_r_r216 = cpy_r_r215 >= 0;
    if (unlikely(!cpy_r_r216)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 43, CPyStatic_soldiers___globals);
        goto CPyL88;
    }
    cpy_r_r217 = CPy_InitSubclass(cpy_r_r199);
    CPy_DECREF(cpy_r_r199);
    if (unlikely(!cpy_r_r217)) {
        CPy_AddTraceback("src/serai/games/merv/effects/soldiers.py", "<module>", 43, CPyStatic_soldiers___globals);
        goto CPyL80;
    }
    return 1;
CPyL80: ;
    cpy_r_r218 = 2;
    return cpy_r_r218;
CPyL81: ;
    CPy_DECREF(cpy_r_r60);
    goto CPyL22;
CPyL82: ;
    CPy_DECREF(cpy_r_r82);
    goto CPyL30;
CPyL83: ;
    CPy_DECREF(cpy_r_r104);
    goto CPyL38;
CPyL84: ;
    CPy_DECREF(cpy_r_r126);
    goto CPyL46;
CPyL85: ;
    CPy_DECREF(cpy_r_r148);
    goto CPyL54;
CPyL86: ;
    CPy_DECREF(cpy_r_r170);
    goto CPyL62;
CPyL87: ;
    CPy_DECREF(cpy_r_r192);
    goto CPyL70;
CPyL88: ;
    CPy_DecRef(cpy_r_r199);
    goto CPyL80;
}

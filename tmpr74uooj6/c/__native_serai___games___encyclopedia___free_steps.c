#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef free_steps___FreeSteps_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___free_steps___FreeStepsObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___free_steps___FreeStepsObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
free_steps___FreeSteps_traverse(serai___games___encyclopedia___free_steps___FreeStepsObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___free_steps___FreeStepsObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___free_steps___FreeStepsObject))));
    return rv;
}

static int32_t CPyDef_free_steps___FreeSteps_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___free_steps___FreeStepsObject *self = (serai___games___encyclopedia___free_steps___FreeStepsObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___free_steps___FreeStepsObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___free_steps___FreeStepsObject))));
    return 0;
}

static int32_t CPyDef_free_steps___FreeSteps_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___free_steps___FreeStepsObject *self = (serai___games___encyclopedia___free_steps___FreeStepsObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___free_steps___FreeStepsObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___free_steps___FreeStepsObject))));
    return 0;
}

static void
free_steps___FreeSteps_dealloc(serai___games___encyclopedia___free_steps___FreeStepsObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, free_steps___FreeSteps_dealloc)
    CPyDef_free_steps___FreeSteps_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_free_steps_____mypyc__FreeSteps_setup(PyObject *cpy_r_type);
PyObject *CPyDef_free_steps___FreeSteps(void);

static PyObject *
free_steps___FreeSteps_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_free_steps___FreeSteps) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_free_steps_____mypyc__FreeSteps_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem free_steps___FreeSteps_vtable[6];
static bool
CPyDef_free_steps___FreeSteps_trait_vtable_setup(void)
{
    CPyVTableItem free_steps___FreeSteps_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_free_steps___FreeSteps___offer__Extras_glue,
        (CPyVTableItem)CPyDef_free_steps___FreeSteps___holds,
        (CPyVTableItem)CPyDef_free_steps___FreeSteps___take__Extras_glue,
        (CPyVTableItem)CPyDef_free_steps___FreeSteps___offer,
        (CPyVTableItem)CPyDef_free_steps___FreeSteps___holds,
        (CPyVTableItem)CPyDef_free_steps___FreeSteps___take,
    };
    memcpy(free_steps___FreeSteps_vtable, free_steps___FreeSteps_vtable_scratch, sizeof(free_steps___FreeSteps_vtable));
    return 1;
}

static bool
CPyDef_free_steps___FreeSteps_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef free_steps___FreeSteps_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef free_steps___FreeSteps_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_free_steps_____mypyc__FreeSteps_setup, METH_O, NULL},
    {"offer",
     (PyCFunction)CPyPy_free_steps___FreeSteps___offer,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("offer($self, t, me)\n--\n\n")},
    {"holds",
     (PyCFunction)CPyPy_free_steps___FreeSteps___holds,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("holds($self, option)\n--\n\n")},
    {"take",
     (PyCFunction)CPyPy_free_steps___FreeSteps___take,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("take($self, t, me, option)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_free_steps___FreeSteps_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "FreeSteps",
    .tp_new = free_steps___FreeSteps_new,
    .tp_dealloc = (destructor)free_steps___FreeSteps_dealloc,
    .tp_traverse = (traverseproc)free_steps___FreeSteps_traverse,
    .tp_clear = (inquiry)CPyDef_free_steps___FreeSteps_clear,
    .tp_getset = free_steps___FreeSteps_getseters,
    .tp_methods = free_steps___FreeSteps_methods,
    .tp_members = free_steps___FreeSteps_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___free_steps___FreeStepsObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___free_steps___FreeStepsObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___free_steps___FreeStepsObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("FreeSteps()\n--\n\n"),
};
static PyTypeObject *CPyType_free_steps___FreeSteps_template = &CPyType_free_steps___FreeSteps_template_;

PyObject *CPyDef_free_steps_____mypyc__FreeSteps_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___free_steps___FreeStepsObject *self;
    self = (serai___games___encyclopedia___free_steps___FreeStepsObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = free_steps___FreeSteps_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_free_steps___FreeSteps(void)
{
    PyObject *self = CPyDef_free_steps_____mypyc__FreeSteps_setup((PyObject *)CPyType_free_steps___FreeSteps);
    if (self == NULL)
        return NULL;
    return self;
}


PyMemberDef free_steps___FreeStepOffer_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___free_steps___FreeStepOfferObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___free_steps___FreeStepOfferObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
free_steps___FreeStepOffer_traverse(serai___games___encyclopedia___free_steps___FreeStepOfferObject *self, visitproc visit, void *arg)
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
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___free_steps___FreeStepOfferObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___free_steps___FreeStepOfferObject))));
    return rv;
}

static int32_t CPyDef_free_steps___FreeStepOffer_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___free_steps___FreeStepOfferObject *self = (serai___games___encyclopedia___free_steps___FreeStepOfferObject *)cpy_r_self;
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
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___free_steps___FreeStepOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___free_steps___FreeStepOfferObject))));
    return 0;
}

static int32_t CPyDef_free_steps___FreeStepOffer_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___free_steps___FreeStepOfferObject *self = (serai___games___encyclopedia___free_steps___FreeStepOfferObject *)cpy_r_self;
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
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___free_steps___FreeStepOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___free_steps___FreeStepOfferObject))));
    return 0;
}

static void
free_steps___FreeStepOffer_dealloc(serai___games___encyclopedia___free_steps___FreeStepOfferObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, free_steps___FreeStepOffer_dealloc)
    CPyDef_free_steps___FreeStepOffer_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_free_steps_____mypyc__FreeStepOffer_setup(PyObject *cpy_r_type);
PyObject *CPyDef_free_steps___FreeStepOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me);

static PyObject *
free_steps___FreeStepOffer_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_free_steps___FreeStepOffer) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_free_steps_____mypyc__FreeStepOffer_setup((PyObject*)type);
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

static CPyVTableItem free_steps___FreeStepOffer_vtable[17];
static bool
CPyDef_free_steps___FreeStepOffer_trait_vtable_setup(void)
{
    CPyVTableItem free_steps___FreeStepOffer_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_offer___TableOffer_____init__,
        (CPyVTableItem)CPyDef_offer___Offer_____add__,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_offer___TableOffer___note,
        (CPyVTableItem)CPyDef_offer___TableOffer_____init__,
        (CPyVTableItem)CPyDef_free_steps___FreeStepOffer___likely__TableOffer_glue,
        (CPyVTableItem)CPyDef_free_steps___FreeStepOffer___others__TableOffer_glue,
        (CPyVTableItem)CPyDef_free_steps___FreeStepOffer___obstacle,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_offer___TableOffer___note,
        (CPyVTableItem)CPyDef_free_steps___FreeStepOffer___likely,
        (CPyVTableItem)CPyDef_free_steps___FreeStepOffer___others,
        (CPyVTableItem)CPyDef_free_steps___FreeStepOffer___obstacle,
    };
    memcpy(free_steps___FreeStepOffer_vtable, free_steps___FreeStepOffer_vtable_scratch, sizeof(free_steps___FreeStepOffer_vtable));
    return 1;
}

static bool
CPyDef_free_steps___FreeStepOffer_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef free_steps___FreeStepOffer_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef free_steps___FreeStepOffer_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_free_steps_____mypyc__FreeStepOffer_setup, METH_O, NULL},
    {"likely",
     (PyCFunction)CPyPy_free_steps___FreeStepOffer___likely,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("likely($self)\n--\n\n")},
    {"others",
     (PyCFunction)CPyPy_free_steps___FreeStepOffer___others,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("others($self)\n--\n\n")},
    {"obstacle",
     (PyCFunction)CPyPy_free_steps___FreeStepOffer___obstacle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("obstacle($self, option)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_free_steps___FreeStepOffer_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "FreeStepOffer",
    .tp_new = free_steps___FreeStepOffer_new,
    .tp_dealloc = (destructor)free_steps___FreeStepOffer_dealloc,
    .tp_traverse = (traverseproc)free_steps___FreeStepOffer_traverse,
    .tp_clear = (inquiry)CPyDef_free_steps___FreeStepOffer_clear,
    .tp_getset = free_steps___FreeStepOffer_getseters,
    .tp_methods = free_steps___FreeStepOffer_methods,
    .tp_members = free_steps___FreeStepOffer_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___free_steps___FreeStepOfferObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___free_steps___FreeStepOfferObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___free_steps___FreeStepOfferObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("FreeStepOffer(t, me)\n--\n\n"),
};
static PyTypeObject *CPyType_free_steps___FreeStepOffer_template = &CPyType_free_steps___FreeStepOffer_template_;

PyObject *CPyDef_free_steps_____mypyc__FreeStepOffer_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___free_steps___FreeStepOfferObject *self;
    self = (serai___games___encyclopedia___free_steps___FreeStepOfferObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = free_steps___FreeStepOffer_vtable;
    self->_me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_free_steps___FreeStepOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me)
{
    PyObject *self = CPyDef_free_steps_____mypyc__FreeStepOffer_setup((PyObject *)CPyType_free_steps___FreeStepOffer);
    if (self == NULL)
        return NULL;
    char res = CPyDef_offer___TableOffer_____init__(self, cpy_r_t, cpy_r_me);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}


static PySendResult CPyDunder_am_sendfree_steps___take_FreeSteps_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_free_steps___take_FreeSteps_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods free_steps___take_FreeSteps_gen_as_async = {
    .am_send = CPyDunder_am_sendfree_steps___take_FreeSteps_gen,
};
static int
free_steps___take_FreeSteps_gen_traverse(serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__self);
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__option);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___free_steps___take_FreeSteps_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_free_steps___take_FreeSteps_gen_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *self = (serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__option);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___free_steps___take_FreeSteps_gen_0);
    return 0;
}

static int32_t CPyDef_free_steps___take_FreeSteps_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *self = (serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__option);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___free_steps___take_FreeSteps_gen_0);
    return 0;
}

static void
free_steps___take_FreeSteps_gen_dealloc(serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (free_steps___take_FreeSteps_gen_free_instance == NULL) {
        free_steps___take_FreeSteps_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__option);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___free_steps___take_FreeSteps_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, free_steps___take_FreeSteps_gen_dealloc)
    CPyDef_free_steps___take_FreeSteps_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_free_steps_____mypyc__take_FreeSteps_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_free_steps___take_FreeSteps_gen(void);

static PyObject *
free_steps___take_FreeSteps_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_free_steps___take_FreeSteps_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_free_steps_____mypyc__take_FreeSteps_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem free_steps___take_FreeSteps_gen_vtable[6];
static bool
CPyDef_free_steps___take_FreeSteps_gen_trait_vtable_setup(void)
{
    CPyVTableItem free_steps___take_FreeSteps_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_free_steps___take_FreeSteps_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_free_steps___take_FreeSteps_gen_____next__,
        (CPyVTableItem)CPyDef_free_steps___take_FreeSteps_gen___send,
        (CPyVTableItem)CPyDef_free_steps___take_FreeSteps_gen_____iter__,
        (CPyVTableItem)CPyDef_free_steps___take_FreeSteps_gen___throw,
        (CPyVTableItem)CPyDef_free_steps___take_FreeSteps_gen___close,
    };
    memcpy(free_steps___take_FreeSteps_gen_vtable, free_steps___take_FreeSteps_gen_vtable_scratch, sizeof(free_steps___take_FreeSteps_gen_vtable));
    return 1;
}

static bool
CPyDef_free_steps___take_FreeSteps_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef free_steps___take_FreeSteps_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_free_steps_____mypyc__take_FreeSteps_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_free_steps___take_FreeSteps_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_free_steps___take_FreeSteps_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_free_steps___take_FreeSteps_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_free_steps___take_FreeSteps_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_free_steps___take_FreeSteps_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_free_steps___take_FreeSteps_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "take_FreeSteps_gen",
    .tp_new = free_steps___take_FreeSteps_gen_new,
    .tp_dealloc = (destructor)free_steps___take_FreeSteps_gen_dealloc,
    .tp_traverse = (traverseproc)free_steps___take_FreeSteps_gen_traverse,
    .tp_clear = (inquiry)CPyDef_free_steps___take_FreeSteps_gen_clear,
    .tp_methods = free_steps___take_FreeSteps_gen_methods,
    .tp_iter = CPyDef_free_steps___take_FreeSteps_gen_____iter__,
    .tp_iternext = CPyDef_free_steps___take_FreeSteps_gen_____next__,
    .tp_as_async = &free_steps___take_FreeSteps_gen_as_async,
    .tp_basicsize = sizeof(serai___games___encyclopedia___free_steps___take_FreeSteps_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("take_FreeSteps_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_free_steps___take_FreeSteps_gen_template = &CPyType_free_steps___take_FreeSteps_gen_template_;

PyObject *CPyDef_free_steps_____mypyc__take_FreeSteps_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *self;
    if (free_steps___take_FreeSteps_gen_free_instance != NULL) {
        self = free_steps___take_FreeSteps_gen_free_instance;
        free_steps___take_FreeSteps_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = free_steps___take_FreeSteps_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_free_steps___take_FreeSteps_gen(void)
{
    PyObject *self = CPyDef_free_steps_____mypyc__take_FreeSteps_gen_setup((PyObject *)CPyType_free_steps___take_FreeSteps_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef free_stepsmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___free_steps__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___free_steps__internal, "__name__");
    CPyStatic_free_steps___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___free_steps__internal);
    if (unlikely(CPyStatic_free_steps___globals == NULL))
        goto fail;
    CPyType_free_steps___take_FreeSteps_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_free_steps___take_FreeSteps_gen_template, NULL, modname);
    if (unlikely(!CPyType_free_steps___take_FreeSteps_gen))
        goto fail;
    CPyDef_free_steps___take_FreeSteps_gen_trait_vtable_setup();
    char result = CPyDef_free_steps_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___free_steps__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_free_steps___FREE_STEPS);
    CPyStatic_free_steps___FREE_STEPS = NULL;
    Py_CLEAR(CPyType_free_steps___FreeSteps);
    Py_CLEAR(CPyType_free_steps___FreeStepOffer);
    Py_CLEAR(CPyType_free_steps___take_FreeSteps_gen);
    return -1;
}
int CPyExec_serai___games___encyclopedia___free_steps(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___free_steps__impl, &CPyImportState_serai___games___encyclopedia___free_steps, &CPyModule_serai___games___encyclopedia___free_steps);
}
static struct PyModuleDef free_stepsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.free_steps",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    free_stepsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___free_steps(void)
{
    if (CPyModule_serai___games___encyclopedia___free_steps__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___free_steps__internal);
        return CPyModule_serai___games___encyclopedia___free_steps__internal;
    }
    CPyModule_serai___games___encyclopedia___free_steps__internal = PyModule_Create(&free_stepsmodule);
    return CPyModule_serai___games___encyclopedia___free_steps__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___free_steps(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___free_steps__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___free_steps__internal);
        return CPyModule_serai___games___encyclopedia___free_steps__internal;
    }
    CPyModule_serai___games___encyclopedia___free_steps__internal = PyModule_Create(&free_stepsmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___free_steps__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.free_steps");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___free_steps__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___free_steps__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___free_steps__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___free_steps(CPyModule_serai___games___encyclopedia___free_steps__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___free_steps__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.free_steps");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___free_steps__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_free_steps___FreeSteps___offer(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
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
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    int64_t cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "offer", "Table", "players", 21, CPyStatic_free_steps___globals);
        goto CPyL22;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "offer", 21, CPyStatic_free_steps___globals);
        goto CPyL22;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_encyclopedia___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/free_steps.py", "offer", 21, CPyStatic_free_steps___globals, "serai.games.encyclopedia.table.Player", cpy_r_r1);
        goto CPyL22;
    }
    cpy_r_r3 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_seals;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "offer", "Player", "seals", 22, CPyStatic_free_steps___globals);
        goto CPyL23;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = cpy_r_r3 != 0;
    CPyTagged_DECREF(cpy_r_r3);
    if (cpy_r_r4) {
        goto CPyL24;
    } else
        goto CPyL7;
CPyL5: ;
    cpy_r_r5 = CPyDef_free_steps___FreeStepOffer(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "offer", 23, CPyStatic_free_steps___globals);
        goto CPyL22;
    }
    return cpy_r_r5;
CPyL7: ;
    cpy_r_r6 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_active;
    if (unlikely(cpy_r_r6 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'active' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r6);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "offer", 24, CPyStatic_free_steps___globals);
        goto CPyL22;
    }
CPyL8: ;
    cpy_r_r7 = 0;
CPyL9: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r7 < cpy_r_r9;
    if (!cpy_r_r10) goto CPyL25;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "offer", 24, CPyStatic_free_steps___globals);
        goto CPyL26;
    }
    cpy_r_r17 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "offer", "Table", "book", 25, CPyStatic_free_steps___globals);
        goto CPyL27;
    }
CPyL12: ;
    cpy_r_r18 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r17)->_one_shot;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "offer", "Book", "one_shot", 25, CPyStatic_free_steps___globals);
        goto CPyL27;
    }
CPyL13: ;
    cpy_r_r19 = CPyList_GetItem(cpy_r_r18, cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "offer", 25, CPyStatic_free_steps___globals);
        goto CPyL26;
    }
    if (unlikely(!PyBool_Check(cpy_r_r19))) {
        CPy_TypeError("bool", cpy_r_r19); cpy_r_r20 = 2;
    } else
        cpy_r_r20 = cpy_r_r19 == Py_True;
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "offer", 25, CPyStatic_free_steps___globals);
        goto CPyL26;
    }
    if (cpy_r_r20) {
        goto CPyL28;
    } else
        goto CPyL18;
CPyL16: ;
    cpy_r_r21 = CPyDef_free_steps___FreeStepOffer(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "offer", 26, CPyStatic_free_steps___globals);
        goto CPyL22;
    }
    return cpy_r_r21;
CPyL18: ;
    cpy_r_r22 = cpy_r_r7 + 1;
    cpy_r_r7 = cpy_r_r22;
    goto CPyL9;
CPyL19: ;
    cpy_r_r23 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "offer", "Table", "book", 27, CPyStatic_free_steps___globals);
        goto CPyL22;
    }
CPyL20: ;
    cpy_r_r24 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r23)->_options;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "offer", "Book", "options", 27, CPyStatic_free_steps___globals);
        goto CPyL22;
    }
CPyL21: ;
    cpy_r_r25 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r24)->_no_free_step;
    CPy_INCREF(cpy_r_r25);
    return cpy_r_r25;
CPyL22: ;
    cpy_r_r26 = NULL;
    return cpy_r_r26;
CPyL23: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL22;
CPyL24: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL5;
CPyL25: ;
    CPy_DECREF(cpy_r_r6);
    goto CPyL19;
CPyL26: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL22;
CPyL27: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    goto CPyL22;
CPyL28: ;
    CPy_DECREF(cpy_r_r6);
    goto CPyL16;
}
        
        PyObject *CPyPy_free_steps___FreeSteps___offer(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:offer", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_free_steps___FreeSteps))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.free_steps.FreeSteps", obj_self); 
                goto fail;
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
            PyObject *retval = CPyDef_free_steps___FreeSteps___offer(arg_self, arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "offer", 20, CPyStatic_free_steps___globals);
            return NULL;
        }
        
PyObject *CPyDef_free_steps___FreeSteps___offer__Extras_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_encyclopedia___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.encyclopedia.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_free_steps___FreeSteps___offer(cpy_r_self, cpy_r_r0, cpy_r_me);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_free_steps___FreeSteps___offer__Extras_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:offer__Extras_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_free_steps___FreeSteps))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.free_steps.FreeSteps", obj_self); 
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
            PyObject *retval = CPyDef_free_steps___FreeSteps___offer__Extras_glue(arg_self, arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "offer__Extras_glue", -1, CPyStatic_free_steps___globals);
            return NULL;
        }
        
char CPyDef_free_steps___FreeSteps___holds(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    cpy_r_r0 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_message;
    cpy_r_r1 = ((serai___kernel___message___MessageObject *)cpy_r_r0)->_key;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = CPyStatics[839]; /* 'option-use' */
    cpy_r_r3 = CPyStatics[840]; /* 'option-seal-coins' */
    cpy_r_r4 = CPyStr_EqualLiteral(cpy_r_r1, cpy_r_r2, 10);
    if (cpy_r_r4) goto CPyL5;
    cpy_r_r5 = CPyStr_EqualLiteral(cpy_r_r1, cpy_r_r3, 17);
    CPy_DECREF(cpy_r_r1);
    if (cpy_r_r5) goto CPyL3;
    cpy_r_r6 = 0;
    goto CPyL4;
CPyL3: ;
    cpy_r_r6 = 1;
CPyL4: ;
    return cpy_r_r6;
CPyL5: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL3;
}
        
        PyObject *CPyPy_free_steps___FreeSteps___holds(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:holds", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_free_steps___FreeSteps))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.free_steps.FreeSteps", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            char retval = CPyDef_free_steps___FreeSteps___holds(arg_self, arg_option);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "holds", 29, CPyStatic_free_steps___globals);
            return NULL;
        }
        
PyObject *CPyDef_free_steps___take_FreeSteps_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    char cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    int32_t cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    CPyPtr cpy_r_r49;
    int64_t cpy_r_r50;
    CPyTagged cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    PyObject *cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject **cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    tuple_T3OOO cpy_r_r71;
    PyObject **cpy_r_r72;
    PyObject *cpy_r_r73;
    char cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject **cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    char cpy_r_r83;
    int32_t cpy_r_r84;
    char cpy_r_r85;
    int32_t cpy_r_r86;
    PyObject *cpy_r_r87;
    char cpy_r_r88;
    char cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL70;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "take", 32, CPyStatic_free_steps___globals);
        goto CPyL69;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "take", "take_FreeSteps_gen", "t", 33, CPyStatic_free_steps___globals);
        goto CPyL69;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r7)->_players;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "take", "Table", "players", 33, CPyStatic_free_steps___globals);
        goto CPyL69;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "take", "take_FreeSteps_gen", "me", 33, CPyStatic_free_steps___globals);
        goto CPyL69;
    }
CPyL7: ;
    cpy_r_r10 = CPyList_GetItem(cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "take", 33, CPyStatic_free_steps___globals);
        goto CPyL69;
    }
    if (likely(Py_TYPE(cpy_r_r10) == CPyType_encyclopedia___table___Player))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/free_steps.py", "take", 33, CPyStatic_free_steps___globals, "serai.games.encyclopedia.table.Player", cpy_r_r10);
        goto CPyL69;
    }
    cpy_r_r12 = ((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__option;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "take", "take_FreeSteps_gen", "option", 34, CPyStatic_free_steps___globals);
        goto CPyL75;
    }
CPyL10: ;
    cpy_r_r13 = ((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "take", "take_FreeSteps_gen", "t", 34, CPyStatic_free_steps___globals);
        goto CPyL75;
    }
CPyL11: ;
    cpy_r_r14 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r13)->_book;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "take", "Table", "book", 34, CPyStatic_free_steps___globals);
        goto CPyL75;
    }
CPyL12: ;
    cpy_r_r15 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r14)->_options;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "take", "Book", "options", 34, CPyStatic_free_steps___globals);
        goto CPyL75;
    }
CPyL13: ;
    cpy_r_r16 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r15)->_seal_coins;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r17 = cpy_r_r12 == cpy_r_r16;
    CPy_DECREF(cpy_r_r16);
    if (!cpy_r_r17) goto CPyL76;
    cpy_r_r18 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r11)->_seals;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "take", "Player", "seals", 35, CPyStatic_free_steps___globals);
        goto CPyL75;
    }
CPyL15: ;
    cpy_r_r19 = CPyTagged_Subtract(cpy_r_r18, 2);
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r11)->_seals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r11)->_seals);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r11)->_seals = cpy_r_r19;
    cpy_r_r20 = 1;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "take", 35, CPyStatic_free_steps___globals);
        goto CPyL75;
    }
    cpy_r_r21 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r11)->_coins;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "take", "Player", "coins", 36, CPyStatic_free_steps___globals);
        goto CPyL75;
    }
CPyL17: ;
    cpy_r_r22 = ((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "take", "take_FreeSteps_gen", "t", 36, CPyStatic_free_steps___globals);
        goto CPyL75;
    }
CPyL18: ;
    cpy_r_r23 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r22)->_book;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "take", "Table", "book", 36, CPyStatic_free_steps___globals);
        goto CPyL75;
    }
CPyL19: ;
    cpy_r_r24 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r23)->_seal_coins;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "take", "Book", "seal_coins", 36, CPyStatic_free_steps___globals);
        goto CPyL75;
    }
CPyL20: ;
    cpy_r_r25 = CPyTagged_Add(cpy_r_r21, cpy_r_r24);
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r11)->_coins != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r11)->_coins);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r11)->_coins = cpy_r_r25;
    cpy_r_r26 = 1;
    CPy_DECREF(cpy_r_r11);
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "take", 36, CPyStatic_free_steps___globals);
        goto CPyL69;
    }
    cpy_r_r27 = ((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "take", "take_FreeSteps_gen", "t", 37, CPyStatic_free_steps___globals);
        goto CPyL69;
    }
CPyL22: ;
    cpy_r_r28 = CPyStatics[841]; /* 'event-seal-changed' */
    cpy_r_r29 = ((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "take", "take_FreeSteps_gen", "me", 37, CPyStatic_free_steps___globals);
        goto CPyL69;
    }
CPyL23: ;
    cpy_r_r30 = CPyStatics[842]; /* 'EN-BOOST-05' */
    cpy_r_r31 = ((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "take", "take_FreeSteps_gen", "t", 37, CPyStatic_free_steps___globals);
        goto CPyL69;
    }
CPyL24: ;
    cpy_r_r32 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r31)->_book;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "take", "Table", "book", 37, CPyStatic_free_steps___globals);
        goto CPyL69;
    }
CPyL25: ;
    cpy_r_r33 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r32)->_seal_coins;
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "take", "Book", "seal_coins", 37, CPyStatic_free_steps___globals);
        goto CPyL69;
    }
    CPyTagged_INCREF(cpy_r_r33);
CPyL26: ;
    cpy_r_r34 = CPyStatics[31]; /* 'n' */
    cpy_r_r35 = CPyTagged_StealAsObject(cpy_r_r33);
    cpy_r_r36 = CPyDict_Build(1, cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "take", 37, CPyStatic_free_steps___globals);
        goto CPyL69;
    }
    cpy_r_r37 = CPyDef_kernel___table___Table___tell(cpy_r_r27, cpy_r_r28, cpy_r_r29, cpy_r_r30, cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "take", 37, CPyStatic_free_steps___globals);
        goto CPyL69;
    }
    cpy_r_r38 = Py_None;
    CPy_INCREF(cpy_r_r38);
    ((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r40 = CPyDef_free_steps___take_FreeSteps_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL32;
    CPyGen_SetStopIterationValue(cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    if (!0) goto CPyL74;
    CPy_Unreachable();
CPyL32: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r38;
    CPyGen_Exit(&((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL33: ;
    cpy_r_r41 = ((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "take", "take_FreeSteps_gen", "t", 39, CPyStatic_free_steps___globals);
        goto CPyL69;
    }
CPyL34: ;
    cpy_r_r42 = ((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "take", "take_FreeSteps_gen", "me", 39, CPyStatic_free_steps___globals);
        goto CPyL69;
    }
CPyL35: ;
    cpy_r_r43 = ((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__option;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "take", "take_FreeSteps_gen", "option", 39, CPyStatic_free_steps___globals);
        goto CPyL69;
    }
CPyL36: ;
    cpy_r_r44 = ((serai___kernel___option___OptionObject *)cpy_r_r43)->_value;
    CPy_INCREF(cpy_r_r44);
    if (likely(PyLong_Check(cpy_r_r44)))
        cpy_r_r45 = CPyTagged_FromObject(cpy_r_r44);
    else {
        CPy_TypeError("int", cpy_r_r44); cpy_r_r45 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "take", 39, CPyStatic_free_steps___globals);
        goto CPyL69;
    }
    cpy_r_r46 = CPyDef_experts___use_expert(cpy_r_r41, cpy_r_r42, cpy_r_r45);
    CPyTagged_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "take", 39, CPyStatic_free_steps___globals);
        goto CPyL69;
    }
    cpy_r_r47 = ((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "take", "take_FreeSteps_gen", "t", 40, CPyStatic_free_steps___globals);
        goto CPyL69;
    }
CPyL39: ;
    cpy_r_r48 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r47)->_picks;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "take", "Table", "picks", 40, CPyStatic_free_steps___globals);
        goto CPyL69;
    }
    CPy_INCREF(cpy_r_r48);
CPyL40: ;
    cpy_r_r49 = (CPyPtr)((CPyPtr)cpy_r_r48 + offsetof(PyVarObject, ob_size));
    cpy_r_r50 = *(int64_t *)cpy_r_r49;
    CPy_DECREF(cpy_r_r48);
    cpy_r_r51 = cpy_r_r50 << 1;
    cpy_r_r52 = cpy_r_r51 != 0;
    if (!cpy_r_r52) goto CPyL64;
    cpy_r_r53 = ((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "take", "take_FreeSteps_gen", "t", 41, CPyStatic_free_steps___globals);
        goto CPyL69;
    }
CPyL42: ;
    cpy_r_r54 = ((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "take", "take_FreeSteps_gen", "me", 41, CPyStatic_free_steps___globals);
        goto CPyL69;
    }
CPyL43: ;
    cpy_r_r55 = CPyDef_picks___take_picks(cpy_r_r53, cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "take", 41, CPyStatic_free_steps___globals);
        goto CPyL69;
    }
    if (((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___free_steps___take_FreeSteps_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___free_steps___take_FreeSteps_gen_0);
    }
    ((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___free_steps___take_FreeSteps_gen_0 = cpy_r_r55;
    cpy_r_r56 = 1;
    if (!cpy_r_r56) goto CPyL69;
    cpy_r_r57 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r58 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r59 = NULL;
    cpy_r_r1 = cpy_r_r59;
    cpy_r_r60 = (PyObject **)&cpy_r_r1;
    cpy_r_r61 = ((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___free_steps___take_FreeSteps_gen_0;
    cpy_r_r62 = CPyDef_picks___take_picks_gen_____mypyc_generator_helper__(cpy_r_r61, cpy_r_r58, cpy_r_r58, cpy_r_r58, cpy_r_r57, cpy_r_r60);
    if (cpy_r_r62 != NULL) goto CPyL77;
    cpy_r_r63 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r63)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "take", 41, CPyStatic_free_steps___globals);
        goto CPyL78;
    }
    cpy_r_r64 = cpy_r_r1;
    CPy_DECREF(cpy_r_r64);
    cpy_r_r65 = NULL;
    if (((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___free_steps___take_FreeSteps_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___free_steps___take_FreeSteps_gen_0);
    }
    ((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___free_steps___take_FreeSteps_gen_0 = cpy_r_r65;
    cpy_r_r66 = 1;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "take", 41, CPyStatic_free_steps___globals);
        goto CPyL69;
    } else
        goto CPyL64;
CPyL48: ;
    cpy_r_r67 = cpy_r_r62;
CPyL49: ;
    ((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r67;
CPyL50: ;
    cpy_r_r69 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r70 = cpy_r_type != cpy_r_r69;
    if (!cpy_r_r70) goto CPyL79;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "take", 41, CPyStatic_free_steps___globals);
        goto CPyL54;
    } else
        goto CPyL80;
CPyL52: ;
    CPy_Unreachable();
CPyL53: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL60;
CPyL54: ;
    cpy_r_r71 = CPy_CatchError();
    cpy_r_r72 = (PyObject **)&cpy_r_r3;
    cpy_r_r73 = ((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___free_steps___take_FreeSteps_gen_0;
    cpy_r_r74 = CPy_YieldFromErrorHandle(cpy_r_r73, cpy_r_r72);
    if (unlikely(cpy_r_r74 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "take", 41, CPyStatic_free_steps___globals);
        goto CPyL81;
    }
    if (cpy_r_r74) goto CPyL57;
    cpy_r_r67 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r71);
    CPy_DecRef(cpy_r_r71.f0);
    CPy_DecRef(cpy_r_r71.f1);
    CPy_DecRef(cpy_r_r71.f2);
    goto CPyL49;
CPyL57: ;
    cpy_r_r64 = cpy_r_r3;
    CPy_DecRef(cpy_r_r64);
    CPy_RestoreExcInfo(cpy_r_r71);
    CPy_DecRef(cpy_r_r71.f0);
    CPy_DecRef(cpy_r_r71.f1);
    CPy_DecRef(cpy_r_r71.f2);
    goto CPyL64;
CPyL58: ;
    CPy_RestoreExcInfo(cpy_r_r71);
    CPy_DecRef(cpy_r_r71.f0);
    CPy_DecRef(cpy_r_r71.f1);
    CPy_DecRef(cpy_r_r71.f2);
    cpy_r_r75 = CPy_KeepPropagating();
    if (!cpy_r_r75) goto CPyL69;
    CPy_Unreachable();
CPyL60: ;
    cpy_r_r76 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r77 = NULL;
    cpy_r_r1 = cpy_r_r77;
    cpy_r_r78 = (PyObject **)&cpy_r_r1;
    cpy_r_r79 = ((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___free_steps___take_FreeSteps_gen_0;
    cpy_r_r80 = CPyDef_picks___take_picks_gen_____mypyc_generator_helper__(cpy_r_r79, cpy_r_r76, cpy_r_r76, cpy_r_r76, cpy_r_arg, cpy_r_r78);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r80 == NULL) {
        goto CPyL62;
    } else
        goto CPyL82;
CPyL61: ;
    cpy_r_r67 = cpy_r_r80;
    goto CPyL49;
CPyL62: ;
    cpy_r_r81 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r81)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "take", 41, CPyStatic_free_steps___globals);
        goto CPyL78;
    }
    cpy_r_r64 = cpy_r_r1;
    CPy_DECREF(cpy_r_r64);
CPyL64: ;
    cpy_r_r82 = Py_None;
    CPy_INCREF(cpy_r_r82);
    ((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r84 = CPyDef_free_steps___take_FreeSteps_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL68;
    CPyGen_SetStopIterationValue(cpy_r_r82);
    CPy_DECREF(cpy_r_r82);
    if (!0) goto CPyL74;
    CPy_Unreachable();
CPyL68: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r82;
    CPyGen_Exit(&((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL69: ;
    ((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r86 = CPyDef_free_steps___take_FreeSteps_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r87 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r87;
CPyL70: ;
    cpy_r_r88 = cpy_r_r4 == 0;
    if (cpy_r_r88) goto CPyL83;
    cpy_r_r89 = cpy_r_r4 == 1;
    if (cpy_r_r89) {
        goto CPyL50;
    } else
        goto CPyL84;
CPyL72: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r90 = 0;
    if (unlikely(!cpy_r_r90)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "take", 32, CPyStatic_free_steps___globals);
        goto CPyL74;
    }
    CPy_Unreachable();
CPyL74: ;
    cpy_r_r91 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r91;
CPyL75: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL69;
CPyL76: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL33;
CPyL77: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL48;
CPyL78: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL69;
CPyL79: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL53;
CPyL80: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL52;
CPyL81: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL58;
CPyL82: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL61;
CPyL83: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL84: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL72;
}
        
PyObject *CPyDef_free_steps___take_FreeSteps_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_free_steps___take_FreeSteps_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_free_steps___take_FreeSteps_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_free_steps___take_FreeSteps_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.free_steps.take_FreeSteps_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_free_steps___take_FreeSteps_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "__next__", -1, CPyStatic_free_steps___globals);
            return NULL;
        }
        
PyObject *CPyDef_free_steps___take_FreeSteps_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_free_steps___take_FreeSteps_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_free_steps___take_FreeSteps_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_free_steps___take_FreeSteps_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.free_steps.take_FreeSteps_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_free_steps___take_FreeSteps_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "send", -1, CPyStatic_free_steps___globals);
            return NULL;
        }
        
PyObject *CPyDef_free_steps___take_FreeSteps_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_free_steps___take_FreeSteps_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_free_steps___take_FreeSteps_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.free_steps.take_FreeSteps_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_free_steps___take_FreeSteps_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "__iter__", -1, CPyStatic_free_steps___globals);
            return NULL;
        }
        
PyObject *CPyDef_free_steps___take_FreeSteps_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_free_steps___take_FreeSteps_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_free_steps___take_FreeSteps_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_free_steps___take_FreeSteps_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.free_steps.take_FreeSteps_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_free_steps___take_FreeSteps_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "throw", -1, CPyStatic_free_steps___globals);
            return NULL;
        }
        
PyObject *CPyDef_free_steps___take_FreeSteps_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_free_steps___take_FreeSteps_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp697 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp697);
    PyObject *__tmp698 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp698);
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
        
        PyObject *CPyPy_free_steps___take_FreeSteps_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_free_steps___take_FreeSteps_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.free_steps.take_FreeSteps_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_free_steps___take_FreeSteps_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "close", -1, CPyStatic_free_steps___globals);
            return NULL;
        }
        
PyObject *CPyDef_free_steps___FreeSteps___take(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyDef_free_steps___take_FreeSteps_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "take", 32, CPyStatic_free_steps___globals);
        goto CPyL6;
    }
    ((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "take", 32, CPyStatic_free_steps___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "take", 32, CPyStatic_free_steps___globals);
        goto CPyL7;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "take", 32, CPyStatic_free_steps___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_option);
    if (((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__option != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__option);
    }
    ((serai___games___encyclopedia___free_steps___take_FreeSteps_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__option = cpy_r_option;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "take", 32, CPyStatic_free_steps___globals);
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
        
        PyObject *CPyPy_free_steps___FreeSteps___take(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_free_steps___FreeSteps))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.free_steps.FreeSteps", obj_self); 
                goto fail;
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
            PyObject *retval = CPyDef_free_steps___FreeSteps___take(arg_self, arg_t, arg_me, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "take", 32, CPyStatic_free_steps___globals);
            return NULL;
        }
        
PyObject *CPyDef_free_steps___FreeSteps___take__Extras_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_encyclopedia___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.encyclopedia.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_free_steps___FreeSteps___take(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_option);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_free_steps___FreeSteps___take__Extras_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_free_steps___FreeSteps))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.free_steps.FreeSteps", obj_self); 
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
            PyObject *retval = CPyDef_free_steps___FreeSteps___take__Extras_glue(arg_self, arg_t, arg_me, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "take__Extras_glue", -1, CPyStatic_free_steps___globals);
            return NULL;
        }
        
PyObject *CPyDef_free_steps___FreeStepOffer___likely(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyPtr cpy_r_r14;
    CPyPtr cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_found;
    PyObject *cpy_r_r18;
    int64_t cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    CPyPtr cpy_r_r23;
    CPyPtr cpy_r_r24;
    int64_t cpy_r_r25;
    CPyPtr cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    int32_t cpy_r_r36;
    char cpy_r_r37;
    int64_t cpy_r_r38;
    PyObject *cpy_r_r39;
    cpy_r_r0 = ((serai___games___encyclopedia___free_steps___FreeStepOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "likely", "FreeStepOffer", "t", 53, CPyStatic_free_steps___globals);
        goto CPyL30;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_encyclopedia___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/free_steps.py", "likely", 53, CPyStatic_free_steps___globals, "serai.games.encyclopedia.table.Table", cpy_r_r0);
        goto CPyL30;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "likely", "Table", "book", 53, CPyStatic_free_steps___globals);
        goto CPyL30;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___free_steps___FreeStepOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "likely", "FreeStepOffer", "t", 54, CPyStatic_free_steps___globals);
        goto CPyL31;
    }
CPyL4: ;
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_encyclopedia___table___Table))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/free_steps.py", "likely", 54, CPyStatic_free_steps___globals, "serai.games.encyclopedia.table.Table", cpy_r_r3);
        goto CPyL31;
    }
    cpy_r_r5 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r4)->_players;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "likely", "Table", "players", 54, CPyStatic_free_steps___globals);
        goto CPyL31;
    }
CPyL6: ;
    cpy_r_r6 = ((serai___games___encyclopedia___free_steps___FreeStepOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "likely", "FreeStepOffer", "me", 54, CPyStatic_free_steps___globals);
        goto CPyL31;
    }
CPyL7: ;
    cpy_r_r7 = CPyList_GetItem(cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "likely", 54, CPyStatic_free_steps___globals);
        goto CPyL31;
    }
    if (likely(Py_TYPE(cpy_r_r7) == CPyType_encyclopedia___table___Player))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/free_steps.py", "likely", 54, CPyStatic_free_steps___globals, "serai.games.encyclopedia.table.Player", cpy_r_r7);
        goto CPyL31;
    }
    cpy_r_r9 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r8)->_seals;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "likely", "Player", "seals", 55, CPyStatic_free_steps___globals);
        goto CPyL32;
    }
    CPyTagged_INCREF(cpy_r_r9);
CPyL10: ;
    cpy_r_r10 = cpy_r_r9 != 0;
    CPyTagged_DECREF(cpy_r_r9);
    if (!cpy_r_r10) goto CPyL14;
    cpy_r_r11 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "likely", "Book", "options", 55, CPyStatic_free_steps___globals);
        goto CPyL32;
    }
CPyL12: ;
    cpy_r_r12 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r11)->_seal_coins;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = PyList_New(1);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "likely", 55, CPyStatic_free_steps___globals);
        goto CPyL33;
    }
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyListObject, ob_item));
    cpy_r_r15 = *(CPyPtr *)cpy_r_r14;
    *(PyObject * *)cpy_r_r15 = cpy_r_r12;
    cpy_r_r16 = cpy_r_r13;
    goto CPyL16;
CPyL14: ;
    cpy_r_r17 = PyList_New(0);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "likely", 55, CPyStatic_free_steps___globals);
        goto CPyL32;
    }
    cpy_r_r16 = cpy_r_r17;
CPyL16: ;
    cpy_r_found = cpy_r_r16;
    cpy_r_r18 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r8)->_active;
    if (unlikely(cpy_r_r18 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'active' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r18);
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "likely", 56, CPyStatic_free_steps___globals);
        goto CPyL34;
    }
CPyL17: ;
    cpy_r_r19 = 0;
CPyL18: ;
    cpy_r_r20 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyVarObject, ob_size));
    cpy_r_r21 = *(int64_t *)cpy_r_r20;
    cpy_r_r22 = cpy_r_r19 < cpy_r_r21;
    if (!cpy_r_r22) goto CPyL35;
    cpy_r_r23 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyListObject, ob_item));
    cpy_r_r24 = *(CPyPtr *)cpy_r_r23;
    cpy_r_r25 = cpy_r_r19 * 8;
    cpy_r_r26 = cpy_r_r24 + cpy_r_r25;
    cpy_r_r27 = *(PyObject * *)cpy_r_r26;
    CPy_INCREF(cpy_r_r27);
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "likely", 56, CPyStatic_free_steps___globals);
        goto CPyL36;
    }
    cpy_r_r29 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_one_shot;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "likely", "Book", "one_shot", 57, CPyStatic_free_steps___globals);
        goto CPyL37;
    }
CPyL21: ;
    cpy_r_r30 = CPyList_GetItem(cpy_r_r29, cpy_r_r28);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "likely", 57, CPyStatic_free_steps___globals);
        goto CPyL37;
    }
    if (unlikely(!PyBool_Check(cpy_r_r30))) {
        CPy_TypeError("bool", cpy_r_r30); cpy_r_r31 = 2;
    } else
        cpy_r_r31 = cpy_r_r30 == Py_True;
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "likely", 57, CPyStatic_free_steps___globals);
        goto CPyL37;
    }
    if (!cpy_r_r31) goto CPyL38;
    cpy_r_r32 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "likely", "Book", "options", 58, CPyStatic_free_steps___globals);
        goto CPyL37;
    }
CPyL25: ;
    cpy_r_r33 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r32)->_use;
    cpy_r_r34 = CPyList_GetItem(cpy_r_r33, cpy_r_r28);
    CPyTagged_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "likely", 58, CPyStatic_free_steps___globals);
        goto CPyL36;
    }
    if (likely(Py_TYPE(cpy_r_r34) == CPyType_option___Option))
        cpy_r_r35 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/free_steps.py", "likely", 58, CPyStatic_free_steps___globals, "serai.kernel.option.Option", cpy_r_r34);
        goto CPyL36;
    }
    cpy_r_r36 = PyList_Append(cpy_r_found, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    cpy_r_r37 = cpy_r_r36 >= 0;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "likely", 58, CPyStatic_free_steps___globals);
        goto CPyL36;
    }
CPyL28: ;
    cpy_r_r38 = cpy_r_r19 + 1;
    cpy_r_r19 = cpy_r_r38;
    goto CPyL18;
CPyL29: ;
    return cpy_r_found;
CPyL30: ;
    cpy_r_r39 = NULL;
    return cpy_r_r39;
CPyL31: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL30;
CPyL32: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r8);
    goto CPyL30;
CPyL33: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r12);
    goto CPyL30;
CPyL34: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_found);
    goto CPyL30;
CPyL35: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r18);
    goto CPyL29;
CPyL36: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r18);
    goto CPyL30;
CPyL37: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r28);
    goto CPyL30;
CPyL38: ;
    CPyTagged_DECREF(cpy_r_r28);
    goto CPyL28;
}
        
        PyObject *CPyPy_free_steps___FreeStepOffer___likely(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_free_steps___FreeStepOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.free_steps.FreeStepOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_free_steps___FreeStepOffer___likely(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "likely", 52, CPyStatic_free_steps___globals);
            return NULL;
        }
        
PyObject *CPyDef_free_steps___FreeStepOffer___likely__TableOffer_glue(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_free_steps___FreeStepOffer___likely(cpy_r_self);
    if (cpy_r_r0 == NULL) goto CPyL2;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_free_steps___FreeStepOffer___likely__TableOffer_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely__TableOffer_glue", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_free_steps___FreeStepOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.free_steps.FreeStepOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_free_steps___FreeStepOffer___likely__TableOffer_glue(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "likely__TableOffer_glue", -1, CPyStatic_free_steps___globals);
            return NULL;
        }
        
PyObject *CPyDef_free_steps___FreeStepOffer___others(PyObject *cpy_r_self) {
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
    tuple_T1O cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    cpy_r_r0 = ((serai___games___encyclopedia___free_steps___FreeStepOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "others", "FreeStepOffer", "t", 62, CPyStatic_free_steps___globals);
        goto CPyL15;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_encyclopedia___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/free_steps.py", "others", 62, CPyStatic_free_steps___globals, "serai.games.encyclopedia.table.Table", cpy_r_r0);
        goto CPyL15;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r1)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "others", "Table", "players", 62, CPyStatic_free_steps___globals);
        goto CPyL15;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___free_steps___FreeStepOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "others", "FreeStepOffer", "me", 62, CPyStatic_free_steps___globals);
        goto CPyL15;
    }
CPyL4: ;
    cpy_r_r4 = CPyList_GetItemBorrow(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "others", 62, CPyStatic_free_steps___globals);
        goto CPyL15;
    }
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_encyclopedia___table___Player))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/free_steps.py", "others", 62, CPyStatic_free_steps___globals, "serai.games.encyclopedia.table.Player", cpy_r_r4);
        goto CPyL15;
    }
    cpy_r_r6 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r5)->_seals;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "others", "Player", "seals", 62, CPyStatic_free_steps___globals);
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
    cpy_r_r11 = ((serai___games___encyclopedia___free_steps___FreeStepOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "others", "FreeStepOffer", "t", 62, CPyStatic_free_steps___globals);
        goto CPyL15;
    }
CPyL10: ;
    if (likely(Py_TYPE(cpy_r_r11) == CPyType_encyclopedia___table___Table))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/free_steps.py", "others", 62, CPyStatic_free_steps___globals, "serai.games.encyclopedia.table.Table", cpy_r_r11);
        goto CPyL15;
    }
    cpy_r_r13 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r12)->_book;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "others", "Table", "book", 62, CPyStatic_free_steps___globals);
        goto CPyL15;
    }
CPyL12: ;
    cpy_r_r14 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r13)->_options;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "others", "Book", "options", 62, CPyStatic_free_steps___globals);
        goto CPyL15;
    }
CPyL13: ;
    cpy_r_r15 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r14)->_seal_coins;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r16.f0 = cpy_r_r15;
    cpy_r_r17 = PyTuple_New(1);
    if (unlikely(cpy_r_r17 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp699 = cpy_r_r16.f0;
    PyTuple_SET_ITEM(cpy_r_r17, 0, __tmp699);
    cpy_r_r10 = cpy_r_r17;
CPyL14: ;
    return cpy_r_r10;
CPyL15: ;
    cpy_r_r18 = NULL;
    return cpy_r_r18;
}
        
        PyObject *CPyPy_free_steps___FreeStepOffer___others(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":others", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_free_steps___FreeStepOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.free_steps.FreeStepOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_free_steps___FreeStepOffer___others(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "others", 61, CPyStatic_free_steps___globals);
            return NULL;
        }
        
PyObject *CPyDef_free_steps___FreeStepOffer___others__TableOffer_glue(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_free_steps___FreeStepOffer___others(cpy_r_self);
    if (cpy_r_r0 == NULL) goto CPyL2;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_free_steps___FreeStepOffer___others__TableOffer_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":others__TableOffer_glue", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_free_steps___FreeStepOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.free_steps.FreeStepOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_free_steps___FreeStepOffer___others__TableOffer_glue(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "others__TableOffer_glue", -1, CPyStatic_free_steps___globals);
            return NULL;
        }
        
PyObject *CPyDef_free_steps___FreeStepOffer___obstacle(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    cpy_r_r0 = ((serai___games___encyclopedia___free_steps___FreeStepOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "obstacle", "FreeStepOffer", "t", 65, CPyStatic_free_steps___globals);
        goto CPyL32;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_encyclopedia___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/free_steps.py", "obstacle", 65, CPyStatic_free_steps___globals, "serai.games.encyclopedia.table.Table", cpy_r_r0);
        goto CPyL32;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "obstacle", "Table", "book", 66, CPyStatic_free_steps___globals);
        goto CPyL33;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "obstacle", "Book", "options", 66, CPyStatic_free_steps___globals);
        goto CPyL33;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r3)->_seal_coins;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = cpy_r_option == cpy_r_r4;
    CPy_DECREF(cpy_r_r4);
    cpy_r_r6 = cpy_r_r5 ^ 1;
    if (!cpy_r_r6) goto CPyL13;
    cpy_r_r7 = ((serai___games___encyclopedia___free_steps___FreeStepOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "obstacle", "FreeStepOffer", "me", 67, CPyStatic_free_steps___globals);
        goto CPyL33;
    }
    CPyTagged_INCREF(cpy_r_r7);
CPyL6: ;
    cpy_r_r8 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "obstacle", "Table", "book", 67, CPyStatic_free_steps___globals);
        goto CPyL34;
    }
CPyL7: ;
    cpy_r_r9 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r8)->_use_gains;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "obstacle", "Book", "use_gains", 67, CPyStatic_free_steps___globals);
        goto CPyL34;
    }
CPyL8: ;
    cpy_r_r10 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r11 = PyObject_GetItem(cpy_r_r9, cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "obstacle", 67, CPyStatic_free_steps___globals);
        goto CPyL34;
    }
    cpy_r_r12 = CPyStatics[607]; /* 'reputation' */
    cpy_r_r13 = CPyObject_GetAttr(cpy_r_r11, cpy_r_r12);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "obstacle", 67, CPyStatic_free_steps___globals);
        goto CPyL34;
    }
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "obstacle", 67, CPyStatic_free_steps___globals);
        goto CPyL34;
    }
    cpy_r_r15 = CPyDef_completion___survives_gain(cpy_r_r1, cpy_r_r7, cpy_r_r14);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "obstacle", 67, CPyStatic_free_steps___globals);
        goto CPyL32;
    }
    if (cpy_r_r15) {
        goto CPyL26;
    } else
        goto CPyL27;
CPyL13: ;
    cpy_r_r16 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r1)->_players;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "obstacle", "Table", "players", 68, CPyStatic_free_steps___globals);
        goto CPyL33;
    }
CPyL14: ;
    cpy_r_r17 = ((serai___games___encyclopedia___free_steps___FreeStepOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "obstacle", "FreeStepOffer", "me", 68, CPyStatic_free_steps___globals);
        goto CPyL33;
    }
CPyL15: ;
    cpy_r_r18 = CPyList_GetItemBorrow(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "obstacle", 68, CPyStatic_free_steps___globals);
        goto CPyL33;
    }
    if (likely(Py_TYPE(cpy_r_r18) == CPyType_encyclopedia___table___Player))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/free_steps.py", "obstacle", 68, CPyStatic_free_steps___globals, "serai.games.encyclopedia.table.Player", cpy_r_r18);
        goto CPyL33;
    }
    cpy_r_r20 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r19)->_seals;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "obstacle", "Player", "seals", 68, CPyStatic_free_steps___globals);
        goto CPyL33;
    }
    CPyTagged_INCREF(cpy_r_r20);
CPyL18: ;
    cpy_r_r21 = cpy_r_r20 != 0;
    CPyTagged_DECREF(cpy_r_r20);
    if (!cpy_r_r21) goto CPyL35;
    cpy_r_r22 = ((serai___games___encyclopedia___free_steps___FreeStepOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/free_steps.py", "obstacle", "FreeStepOffer", "me", 69, CPyStatic_free_steps___globals);
        goto CPyL33;
    }
    CPyTagged_INCREF(cpy_r_r22);
CPyL20: ;
    cpy_r_r23 = CPyDef_completion___survives_seal(cpy_r_r1, cpy_r_r22);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "obstacle", 69, CPyStatic_free_steps___globals);
        goto CPyL32;
    }
    if (cpy_r_r23) {
        goto CPyL26;
    } else
        goto CPyL27;
CPyL22: ;
    cpy_r_r24 = CPyStatic_encyclopedia___reasons___NO_SEAL_FOR_COINS;
    if (likely(cpy_r_r24 != NULL)) goto CPyL25;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_SEAL_FOR_COINS\" was not set");
    cpy_r_r25 = 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "obstacle", 71, CPyStatic_free_steps___globals);
        goto CPyL32;
    }
    CPy_Unreachable();
CPyL25: ;
    CPy_INCREF(cpy_r_r24);
    return cpy_r_r24;
CPyL26: ;
    cpy_r_r26 = Py_None;
    CPy_INCREF(cpy_r_r26);
    cpy_r_r27 = cpy_r_r26;
    goto CPyL31;
CPyL27: ;
    cpy_r_r28 = CPyStatic_encyclopedia___reasons___WOULD_GET_STUCK;
    if (likely(cpy_r_r28 != NULL)) goto CPyL30;
    PyErr_SetString(PyExc_NameError, "value for final name \"WOULD_GET_STUCK\" was not set");
    cpy_r_r29 = 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "obstacle", 72, CPyStatic_free_steps___globals);
        goto CPyL32;
    }
    CPy_Unreachable();
CPyL30: ;
    CPy_INCREF(cpy_r_r28);
    cpy_r_r27 = cpy_r_r28;
CPyL31: ;
    return cpy_r_r27;
CPyL32: ;
    cpy_r_r30 = NULL;
    return cpy_r_r30;
CPyL33: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL32;
CPyL34: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL32;
CPyL35: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL22;
}
        
        PyObject *CPyPy_free_steps___FreeStepOffer___obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:obstacle", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_free_steps___FreeStepOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.free_steps.FreeStepOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_free_steps___FreeStepOffer___obstacle(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "obstacle", 64, CPyStatic_free_steps___globals);
            return NULL;
        }
        
char CPyDef_free_steps_____top_level__(void) {
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
    int32_t cpy_r_r205;
    char cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    int32_t cpy_r_r209;
    char cpy_r_r210;
    char cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    int32_t cpy_r_r215;
    char cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    char cpy_r_r224;
    char cpy_r_r225;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 1, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 1, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_free_steps___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 3, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5022]; /* ('Final',) */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_free_steps___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 5, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatic_free_steps___globals;
    cpy_r_r17 = (void *)&CPyModule_serai___games___encyclopedia___reasons;
    cpy_r_r18 = (void *)&CPyImportState_serai___games___encyclopedia___reasons;
    cpy_r_r19 = CPyModuleLockAPI_serai;
    cpy_r_r20 = CPyImport_IsInitialized(cpy_r_r18);
    if (!cpy_r_r20) goto CPyL9;
    cpy_r_r21 = PyImport_GetModuleDict();
    cpy_r_r22 = CPyStatics[392]; /* 'serai.games.encyclopedia.reasons' */
    cpy_r_r23 = CPyDict_GetItem(cpy_r_r21, cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 7, CPyStatic_free_steps___globals);
        goto CPyL91;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 7, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r31 = CPyStatics[8]; /* '__file__' */
    cpy_r_r32 = CPyObject_GetAttr(cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 7, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r33 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r34 = CPyStatics[392]; /* 'serai.games.encyclopedia.reasons' */
    cpy_r_r35 = CPyImport_ImportNative(cpy_r_r34, cpy_r_r25, cpy_r_r26, cpy_r_r27, cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r32, cpy_r_r33, 0);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 7, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r24 = cpy_r_r35;
CPyL13: ;
    cpy_r_r36 = CPyStatics[393]; /* 'reasons' */
    cpy_r_r37 = CPyDict_SetItem(cpy_r_r16, cpy_r_r36, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 7, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r39 = (void *)&CPyModule_serai___games___encyclopedia___completion;
    cpy_r_r40 = (void *)&CPyImportState_serai___games___encyclopedia___completion;
    cpy_r_r41 = CPyModuleLockAPI_serai;
    cpy_r_r42 = CPyImport_IsInitialized(cpy_r_r40);
    if (!cpy_r_r42) goto CPyL17;
    cpy_r_r43 = PyImport_GetModuleDict();
    cpy_r_r44 = CPyStatics[402]; /* 'serai.games.encyclopedia.completion' */
    cpy_r_r45 = CPyDict_GetItem(cpy_r_r43, cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 8, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r46 = cpy_r_r45;
    goto CPyL21;
CPyL17: ;
    cpy_r_r47 = CPyInitOnly_serai___games___encyclopedia___completion;
    cpy_r_r48 = CPyExec_serai___games___encyclopedia___completion;
    cpy_r_r49 = (PyObject **)&CPyModule_serai___games___encyclopedia___completion__internal;
    cpy_r_r50 = PyImport_GetModuleDict();
    cpy_r_r51 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r52 = CPyDict_GetItem(cpy_r_r50, cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 8, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r53 = CPyStatics[8]; /* '__file__' */
    cpy_r_r54 = CPyObject_GetAttr(cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 8, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r55 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r56 = CPyStatics[402]; /* 'serai.games.encyclopedia.completion' */
    cpy_r_r57 = CPyImport_ImportNative(cpy_r_r56, cpy_r_r47, cpy_r_r48, cpy_r_r49, cpy_r_r39, cpy_r_r40, cpy_r_r41, cpy_r_r54, cpy_r_r55, 0);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 8, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r46 = cpy_r_r57;
CPyL21: ;
    cpy_r_r58 = CPyStatics[5137]; /* ('survives_gain', 'survives_seal') */
    cpy_r_r59 = CPyStatic_free_steps___globals;
    cpy_r_r60 = CPyImport_GetNativeAttrs(cpy_r_r46, cpy_r_r58, cpy_r_r58, cpy_r_r59);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 8, CPyStatic_free_steps___globals);
        goto CPyL91;
    } else
        goto CPyL92;
CPyL22: ;
    cpy_r_r61 = (void *)&CPyModule_serai___games___encyclopedia___experts;
    cpy_r_r62 = (void *)&CPyImportState_serai___games___encyclopedia___experts;
    cpy_r_r63 = CPyModuleLockAPI_serai;
    cpy_r_r64 = CPyImport_IsInitialized(cpy_r_r62);
    if (!cpy_r_r64) goto CPyL25;
    cpy_r_r65 = PyImport_GetModuleDict();
    cpy_r_r66 = CPyStatics[405]; /* 'serai.games.encyclopedia.experts' */
    cpy_r_r67 = CPyDict_GetItem(cpy_r_r65, cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 9, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r68 = cpy_r_r67;
    goto CPyL29;
CPyL25: ;
    cpy_r_r69 = CPyInitOnly_serai___games___encyclopedia___experts;
    cpy_r_r70 = CPyExec_serai___games___encyclopedia___experts;
    cpy_r_r71 = (PyObject **)&CPyModule_serai___games___encyclopedia___experts__internal;
    cpy_r_r72 = PyImport_GetModuleDict();
    cpy_r_r73 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r74 = CPyDict_GetItem(cpy_r_r72, cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 9, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r75 = CPyStatics[8]; /* '__file__' */
    cpy_r_r76 = CPyObject_GetAttr(cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 9, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r77 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r78 = CPyStatics[405]; /* 'serai.games.encyclopedia.experts' */
    cpy_r_r79 = CPyImport_ImportNative(cpy_r_r78, cpy_r_r69, cpy_r_r70, cpy_r_r71, cpy_r_r61, cpy_r_r62, cpy_r_r63, cpy_r_r76, cpy_r_r77, 0);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 9, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r68 = cpy_r_r79;
CPyL29: ;
    cpy_r_r80 = CPyStatics[5138]; /* ('use_expert',) */
    cpy_r_r81 = CPyStatic_free_steps___globals;
    cpy_r_r82 = CPyImport_GetNativeAttrs(cpy_r_r68, cpy_r_r80, cpy_r_r80, cpy_r_r81);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 9, CPyStatic_free_steps___globals);
        goto CPyL91;
    } else
        goto CPyL93;
CPyL30: ;
    cpy_r_r83 = (void *)&CPyModule_serai___games___encyclopedia___picks;
    cpy_r_r84 = (void *)&CPyImportState_serai___games___encyclopedia___picks;
    cpy_r_r85 = CPyModuleLockAPI_serai;
    cpy_r_r86 = CPyImport_IsInitialized(cpy_r_r84);
    if (!cpy_r_r86) goto CPyL33;
    cpy_r_r87 = PyImport_GetModuleDict();
    cpy_r_r88 = CPyStatics[414]; /* 'serai.games.encyclopedia.picks' */
    cpy_r_r89 = CPyDict_GetItem(cpy_r_r87, cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 10, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r90 = cpy_r_r89;
    goto CPyL37;
CPyL33: ;
    cpy_r_r91 = CPyInitOnly_serai___games___encyclopedia___picks;
    cpy_r_r92 = CPyExec_serai___games___encyclopedia___picks;
    cpy_r_r93 = (PyObject **)&CPyModule_serai___games___encyclopedia___picks__internal;
    cpy_r_r94 = PyImport_GetModuleDict();
    cpy_r_r95 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r96 = CPyDict_GetItem(cpy_r_r94, cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 10, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r97 = CPyStatics[8]; /* '__file__' */
    cpy_r_r98 = CPyObject_GetAttr(cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 10, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r99 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r100 = CPyStatics[414]; /* 'serai.games.encyclopedia.picks' */
    cpy_r_r101 = CPyImport_ImportNative(cpy_r_r100, cpy_r_r91, cpy_r_r92, cpy_r_r93, cpy_r_r83, cpy_r_r84, cpy_r_r85, cpy_r_r98, cpy_r_r99, 0);
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 10, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r90 = cpy_r_r101;
CPyL37: ;
    cpy_r_r102 = CPyStatics[5058]; /* ('take_picks',) */
    cpy_r_r103 = CPyStatic_free_steps___globals;
    cpy_r_r104 = CPyImport_GetNativeAttrs(cpy_r_r90, cpy_r_r102, cpy_r_r102, cpy_r_r103);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 10, CPyStatic_free_steps___globals);
        goto CPyL91;
    } else
        goto CPyL94;
CPyL38: ;
    cpy_r_r105 = (void *)&CPyModule_serai___games___encyclopedia___table;
    cpy_r_r106 = (void *)&CPyImportState_serai___games___encyclopedia___table;
    cpy_r_r107 = CPyModuleLockAPI_serai;
    cpy_r_r108 = CPyImport_IsInitialized(cpy_r_r106);
    if (!cpy_r_r108) goto CPyL41;
    cpy_r_r109 = PyImport_GetModuleDict();
    cpy_r_r110 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r111 = CPyDict_GetItem(cpy_r_r109, cpy_r_r110);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 11, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r112 = cpy_r_r111;
    goto CPyL45;
CPyL41: ;
    cpy_r_r113 = CPyInitOnly_serai___games___encyclopedia___table;
    cpy_r_r114 = CPyExec_serai___games___encyclopedia___table;
    cpy_r_r115 = (PyObject **)&CPyModule_serai___games___encyclopedia___table__internal;
    cpy_r_r116 = PyImport_GetModuleDict();
    cpy_r_r117 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r118 = CPyDict_GetItem(cpy_r_r116, cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 11, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r119 = CPyStatics[8]; /* '__file__' */
    cpy_r_r120 = CPyObject_GetAttr(cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 11, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r121 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r122 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r123 = CPyImport_ImportNative(cpy_r_r122, cpy_r_r113, cpy_r_r114, cpy_r_r115, cpy_r_r105, cpy_r_r106, cpy_r_r107, cpy_r_r120, cpy_r_r121, 0);
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 11, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r112 = cpy_r_r123;
CPyL45: ;
    cpy_r_r124 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r125 = CPyStatic_free_steps___globals;
    cpy_r_r126 = CPyImport_GetNativeAttrs(cpy_r_r112, cpy_r_r124, cpy_r_r124, cpy_r_r125);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 11, CPyStatic_free_steps___globals);
        goto CPyL91;
    } else
        goto CPyL95;
CPyL46: ;
    cpy_r_r127 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r128 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r129 = CPyModuleLockAPI_serai;
    cpy_r_r130 = CPyImport_IsInitialized(cpy_r_r128);
    if (!cpy_r_r130) goto CPyL49;
    cpy_r_r131 = PyImport_GetModuleDict();
    cpy_r_r132 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r133 = CPyDict_GetItem(cpy_r_r131, cpy_r_r132);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 12, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r134 = cpy_r_r133;
    goto CPyL53;
CPyL49: ;
    cpy_r_r135 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r136 = CPyExec_serai___kernel___decision;
    cpy_r_r137 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r138 = PyImport_GetModuleDict();
    cpy_r_r139 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r140 = CPyDict_GetItem(cpy_r_r138, cpy_r_r139);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 12, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r141 = CPyStatics[8]; /* '__file__' */
    cpy_r_r142 = CPyObject_GetAttr(cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 12, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r143 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r144 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r145 = CPyImport_ImportNative(cpy_r_r144, cpy_r_r135, cpy_r_r136, cpy_r_r137, cpy_r_r127, cpy_r_r128, cpy_r_r129, cpy_r_r142, cpy_r_r143, 0);
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 12, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r134 = cpy_r_r145;
CPyL53: ;
    cpy_r_r146 = CPyStatics[5139]; /* ('Offer', 'Option', 'Reason', 'Rules') */
    cpy_r_r147 = CPyStatic_free_steps___globals;
    cpy_r_r148 = CPyImport_GetNativeAttrs(cpy_r_r134, cpy_r_r146, cpy_r_r146, cpy_r_r147);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 12, CPyStatic_free_steps___globals);
        goto CPyL91;
    } else
        goto CPyL96;
CPyL54: ;
    cpy_r_r149 = (void *)&CPyModule_serai___kernel___extras;
    cpy_r_r150 = (void *)&CPyImportState_serai___kernel___extras;
    cpy_r_r151 = CPyModuleLockAPI_serai;
    cpy_r_r152 = CPyImport_IsInitialized(cpy_r_r150);
    if (!cpy_r_r152) goto CPyL57;
    cpy_r_r153 = PyImport_GetModuleDict();
    cpy_r_r154 = CPyStatics[373]; /* 'serai.kernel.extras' */
    cpy_r_r155 = CPyDict_GetItem(cpy_r_r153, cpy_r_r154);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 13, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r156 = cpy_r_r155;
    goto CPyL61;
CPyL57: ;
    cpy_r_r157 = CPyInitOnly_serai___kernel___extras;
    cpy_r_r158 = CPyExec_serai___kernel___extras;
    cpy_r_r159 = (PyObject **)&CPyModule_serai___kernel___extras__internal;
    cpy_r_r160 = PyImport_GetModuleDict();
    cpy_r_r161 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r162 = CPyDict_GetItem(cpy_r_r160, cpy_r_r161);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 13, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r163 = CPyStatics[8]; /* '__file__' */
    cpy_r_r164 = CPyObject_GetAttr(cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r162);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 13, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r165 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r166 = CPyStatics[373]; /* 'serai.kernel.extras' */
    cpy_r_r167 = CPyImport_ImportNative(cpy_r_r166, cpy_r_r157, cpy_r_r158, cpy_r_r159, cpy_r_r149, cpy_r_r150, cpy_r_r151, cpy_r_r164, cpy_r_r165, 0);
    CPy_DECREF(cpy_r_r164);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 13, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r156 = cpy_r_r167;
CPyL61: ;
    cpy_r_r168 = CPyStatics[5140]; /* ('Extras',) */
    cpy_r_r169 = CPyStatic_free_steps___globals;
    cpy_r_r170 = CPyImport_GetNativeAttrs(cpy_r_r156, cpy_r_r168, cpy_r_r168, cpy_r_r169);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 13, CPyStatic_free_steps___globals);
        goto CPyL91;
    } else
        goto CPyL97;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 14, CPyStatic_free_steps___globals);
        goto CPyL91;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 14, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r185 = CPyStatics[8]; /* '__file__' */
    cpy_r_r186 = CPyObject_GetAttr(cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r184);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 14, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r187 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r188 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r189 = CPyImport_ImportNative(cpy_r_r188, cpy_r_r179, cpy_r_r180, cpy_r_r181, cpy_r_r171, cpy_r_r172, cpy_r_r173, cpy_r_r186, cpy_r_r187, 0);
    CPy_DECREF(cpy_r_r186);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 14, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r178 = cpy_r_r189;
CPyL69: ;
    cpy_r_r190 = CPyStatics[5043]; /* ('TableOffer',) */
    cpy_r_r191 = CPyStatic_free_steps___globals;
    cpy_r_r192 = CPyImport_GetNativeAttrs(cpy_r_r178, cpy_r_r190, cpy_r_r190, cpy_r_r191);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 14, CPyStatic_free_steps___globals);
        goto CPyL91;
    } else
        goto CPyL98;
CPyL70: ;
    cpy_r_r193 = (PyObject *)CPyType_extras___Extras;
    cpy_r_r194 = (PyObject *)CPyType_encyclopedia___table___Table;
    cpy_r_r195 = PyObject_GetItem(cpy_r_r193, cpy_r_r194);
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 17, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r196 = PyTuple_Pack(1, cpy_r_r195);
    CPy_DECREF(cpy_r_r195);
    if (unlikely(cpy_r_r196 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 17, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r197 = CPyStatics[369]; /* 'serai.games.encyclopedia.free_steps' */
    cpy_r_r198 = (PyObject *)CPyType_free_steps___FreeSteps_template;
    cpy_r_r199 = CPyType_FromTemplate(cpy_r_r198, cpy_r_r196, cpy_r_r197);
    CPy_DECREF(cpy_r_r196);
    if (unlikely(cpy_r_r199 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 17, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r200 = CPyDef_free_steps___FreeSteps_trait_vtable_setup();
    if (unlikely(cpy_r_r200 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 17, CPyStatic_free_steps___globals);
        goto CPyL99;
    }
    cpy_r_r201 = CPyDef_free_steps___FreeSteps_coroutine_setup(cpy_r_r199);
    if (unlikely(cpy_r_r201 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 17, CPyStatic_free_steps___globals);
        goto CPyL99;
    }
    cpy_r_r202 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r203 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r204 = PyTuple_Pack(1, cpy_r_r203);
    if (unlikely(cpy_r_r204 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 17, CPyStatic_free_steps___globals);
        goto CPyL99;
    }
    cpy_r_r205 = PyObject_SetAttr(cpy_r_r199, cpy_r_r202, cpy_r_r204);
    CPy_DECREF(cpy_r_r204);
    cpy_r_r206 = cpy_r_r205 >= 0;
    if (unlikely(!cpy_r_r206)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 17, CPyStatic_free_steps___globals);
        goto CPyL99;
    }
    CPyType_free_steps___FreeSteps = (PyTypeObject *)cpy_r_r199;
    CPy_INCREF(CPyType_free_steps___FreeSteps);
    cpy_r_r207 = CPyStatic_free_steps___globals;
    cpy_r_r208 = CPyStatics[846]; /* 'FreeSteps' */
    cpy_r_r209 = PyDict_SetItem(cpy_r_r207, cpy_r_r208, cpy_r_r199);
    cpy_r_r210 = cpy_r_r209 >= 0;
    if (unlikely(!cpy_r_r210)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 17, CPyStatic_free_steps___globals);
        goto CPyL99;
    }
    cpy_r_r211 = CPy_InitSubclass(cpy_r_r199);
    CPy_DECREF(cpy_r_r199);
    if (unlikely(!cpy_r_r211)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 17, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r212 = CPyDef_free_steps___FreeSteps();
    if (unlikely(cpy_r_r212 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 44, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    CPyStatic_free_steps___FREE_STEPS = cpy_r_r212;
    CPy_INCREF(CPyStatic_free_steps___FREE_STEPS);
    cpy_r_r213 = CPyStatic_free_steps___globals;
    cpy_r_r214 = CPyStatics[370]; /* 'FREE_STEPS' */
    cpy_r_r215 = CPyDict_SetItem(cpy_r_r213, cpy_r_r214, cpy_r_r212);
    CPy_DECREF(cpy_r_r212);
    cpy_r_r216 = cpy_r_r215 >= 0;
    if (unlikely(!cpy_r_r216)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 44, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r217 = (PyObject *)CPyType_offer___TableOffer;
    cpy_r_r218 = (PyObject *)CPyType_encyclopedia___table___Table;
    cpy_r_r219 = PyObject_GetItem(cpy_r_r217, cpy_r_r218);
    if (unlikely(cpy_r_r219 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 47, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r220 = PyTuple_Pack(1, cpy_r_r219);
    CPy_DECREF(cpy_r_r219);
    if (unlikely(cpy_r_r220 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 47, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r221 = CPyStatics[369]; /* 'serai.games.encyclopedia.free_steps' */
    cpy_r_r222 = (PyObject *)CPyType_free_steps___FreeStepOffer_template;
    cpy_r_r223 = CPyType_FromTemplate(cpy_r_r222, cpy_r_r220, cpy_r_r221);
    CPy_DECREF(cpy_r_r220);
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 47, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    cpy_r_r224 = CPyDef_free_steps___FreeStepOffer_trait_vtable_setup();
    if (unlikely(cpy_r_r224 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 47, CPyStatic_free_steps___globals);
        goto CPyL100;
    }
    cpy_r_r225 = CPyDef_free_steps___FreeStepOffer_coroutine_setup(cpy_r_r223);
    if (unlikely(cpy_r_r225 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 47, CPyStatic_free_steps___globals);
        goto CPyL100;
    }
    cpy_r_r226 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r227 = CPyStatics[378]; /* 't' */
    cpy_r_r228 = CPyStatics[379]; /* 'me' */
    cpy_r_r229 = CPyStatics[380]; /* '_likely' */
    cpy_r_r230 = CPyStatics[381]; /* '_obstacle' */
    cpy_r_r231 = CPyStatics[382]; /* '_others' */
    cpy_r_r232 = CPyStatics[383]; /* '_note' */
    cpy_r_r233 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r234 = PyTuple_Pack(7, cpy_r_r227, cpy_r_r228, cpy_r_r229, cpy_r_r230, cpy_r_r231, cpy_r_r232, cpy_r_r233);
    if (unlikely(cpy_r_r234 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 47, CPyStatic_free_steps___globals);
        goto CPyL100;
    }
    cpy_r_r235 = PyObject_SetAttr(cpy_r_r223, cpy_r_r226, cpy_r_r234);
    CPy_DECREF(cpy_r_r234);
    cpy_r_r236 = cpy_r_r235 >= 0;
    if (unlikely(!cpy_r_r236)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 47, CPyStatic_free_steps___globals);
        goto CPyL100;
    }
    CPyType_free_steps___FreeStepOffer = (PyTypeObject *)cpy_r_r223;
    CPy_INCREF(CPyType_free_steps___FreeStepOffer);
    cpy_r_r237 = CPyStatic_free_steps___globals;
    cpy_r_r238 = CPyStatics[847]; /* 'FreeStepOffer' */
    cpy_r_r239 = PyDict_SetItem(cpy_r_r237, cpy_r_r238, cpy_r_r223);
    cpy_r_r240 = cpy_r_r239 >= 0;
    if (unlikely(!cpy_r_r240)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 47, CPyStatic_free_steps___globals);
        goto CPyL100;
    }
    cpy_r_r241 = CPy_InitSubclass(cpy_r_r223);
    CPy_DECREF(cpy_r_r223);
    if (unlikely(!cpy_r_r241)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/free_steps.py", "<module>", 47, CPyStatic_free_steps___globals);
        goto CPyL91;
    }
    return 1;
CPyL91: ;
    cpy_r_r242 = 2;
    return cpy_r_r242;
CPyL92: ;
    CPy_DECREF(cpy_r_r60);
    goto CPyL22;
CPyL93: ;
    CPy_DECREF(cpy_r_r82);
    goto CPyL30;
CPyL94: ;
    CPy_DECREF(cpy_r_r104);
    goto CPyL38;
CPyL95: ;
    CPy_DECREF(cpy_r_r126);
    goto CPyL46;
CPyL96: ;
    CPy_DECREF(cpy_r_r148);
    goto CPyL54;
CPyL97: ;
    CPy_DECREF(cpy_r_r170);
    goto CPyL62;
CPyL98: ;
    CPy_DECREF(cpy_r_r192);
    goto CPyL70;
CPyL99: ;
    CPy_DecRef(cpy_r_r199);
    goto CPyL91;
CPyL100: ;
    CPy_DecRef(cpy_r_r223);
    goto CPyL91;
}

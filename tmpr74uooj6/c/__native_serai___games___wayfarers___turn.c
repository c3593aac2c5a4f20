#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef wayfarers___turn___MainActions_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___turn___MainActionsObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___turn___MainActionsObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
wayfarers___turn___MainActions_traverse(serai___games___wayfarers___turn___MainActionsObject *self, visitproc visit, void *arg)
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
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___turn___MainActionsObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___turn___MainActionsObject))));
    return rv;
}

static int32_t CPyDef_wayfarers___turn___MainActions_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___turn___MainActionsObject *self = (serai___games___wayfarers___turn___MainActionsObject *)cpy_r_self;
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
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___turn___MainActionsObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___turn___MainActionsObject))));
    return 0;
}

static int32_t CPyDef_wayfarers___turn___MainActions_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___turn___MainActionsObject *self = (serai___games___wayfarers___turn___MainActionsObject *)cpy_r_self;
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
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___turn___MainActionsObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___turn___MainActionsObject))));
    return 0;
}

static void
wayfarers___turn___MainActions_dealloc(serai___games___wayfarers___turn___MainActionsObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___turn___MainActions_dealloc)
    CPyDef_wayfarers___turn___MainActions_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___turn_____mypyc__MainActions_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___turn___MainActions(PyObject *cpy_r_t, CPyTagged cpy_r_me);

static PyObject *
wayfarers___turn___MainActions_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___turn___MainActions) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___turn_____mypyc__MainActions_setup((PyObject*)type);
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

static CPyVTableItem wayfarers___turn___MainActions_vtable[17];
static bool
CPyDef_wayfarers___turn___MainActions_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___turn___MainActions_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_offer___TableOffer_____init__,
        (CPyVTableItem)CPyDef_offer___Offer_____add__,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_offer___TableOffer___note,
        (CPyVTableItem)CPyDef_offer___TableOffer_____init__,
        (CPyVTableItem)CPyDef_wayfarers___turn___MainActions___likely__TableOffer_glue,
        (CPyVTableItem)CPyDef_wayfarers___turn___MainActions___others__TableOffer_glue,
        (CPyVTableItem)CPyDef_wayfarers___turn___MainActions___obstacle,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_offer___TableOffer___note,
        (CPyVTableItem)CPyDef_wayfarers___turn___MainActions___likely,
        (CPyVTableItem)CPyDef_wayfarers___turn___MainActions___others,
        (CPyVTableItem)CPyDef_wayfarers___turn___MainActions___obstacle,
    };
    memcpy(wayfarers___turn___MainActions_vtable, wayfarers___turn___MainActions_vtable_scratch, sizeof(wayfarers___turn___MainActions_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___turn___MainActions_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef wayfarers___turn___MainActions_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___turn___MainActions_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___turn_____mypyc__MainActions_setup, METH_O, NULL},
    {"likely",
     (PyCFunction)CPyPy_wayfarers___turn___MainActions___likely,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("likely($self)\n--\n\n")},
    {"others",
     (PyCFunction)CPyPy_wayfarers___turn___MainActions___others,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("others($self)\n--\n\n")},
    {"obstacle",
     (PyCFunction)CPyPy_wayfarers___turn___MainActions___obstacle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("obstacle($self, option)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___turn___MainActions_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "MainActions",
    .tp_new = wayfarers___turn___MainActions_new,
    .tp_dealloc = (destructor)wayfarers___turn___MainActions_dealloc,
    .tp_traverse = (traverseproc)wayfarers___turn___MainActions_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___turn___MainActions_clear,
    .tp_getset = wayfarers___turn___MainActions_getseters,
    .tp_methods = wayfarers___turn___MainActions_methods,
    .tp_members = wayfarers___turn___MainActions_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___turn___MainActionsObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___turn___MainActionsObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___turn___MainActionsObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("MainActions(t, me)\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___turn___MainActions_template = &CPyType_wayfarers___turn___MainActions_template_;

PyObject *CPyDef_wayfarers___turn_____mypyc__MainActions_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___turn___MainActionsObject *self;
    self = (serai___games___wayfarers___turn___MainActionsObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___turn___MainActions_vtable;
    self->_me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___turn___MainActions(PyObject *cpy_r_t, CPyTagged cpy_r_me)
{
    PyObject *self = CPyDef_wayfarers___turn_____mypyc__MainActions_setup((PyObject *)CPyType_wayfarers___turn___MainActions);
    if (self == NULL)
        return NULL;
    char res = CPyDef_offer___TableOffer_____init__(self, cpy_r_t, cpy_r_me);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}


static PySendResult CPyDunder_am_sendwayfarers___turn___next_turn_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_wayfarers___turn___next_turn_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods wayfarers___turn___next_turn_gen_as_async = {
    .am_send = CPyDunder_am_sendwayfarers___turn___next_turn_gen,
};
static int
wayfarers___turn___next_turn_gen_traverse(serai___games___wayfarers___turn___next_turn_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_1);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_2);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_3);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_4);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___turn___next_turn_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___turn___next_turn_genObject *self = (serai___games___wayfarers___turn___next_turn_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_4);
    return 0;
}

static int32_t CPyDef_wayfarers___turn___next_turn_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___turn___next_turn_genObject *self = (serai___games___wayfarers___turn___next_turn_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_4);
    return 0;
}

static void
wayfarers___turn___next_turn_gen_dealloc(serai___games___wayfarers___turn___next_turn_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___turn___next_turn_gen_free_instance == NULL) {
        wayfarers___turn___next_turn_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        self->___mypyc_next_label__ = -113;
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_1);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_2);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_3);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_4);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___turn___next_turn_gen_dealloc)
    CPyDef_wayfarers___turn___next_turn_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___turn_____mypyc__next_turn_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___turn___next_turn_gen(void);

static PyObject *
wayfarers___turn___next_turn_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___turn___next_turn_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___turn_____mypyc__next_turn_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___turn___next_turn_gen_vtable[6];
static bool
CPyDef_wayfarers___turn___next_turn_gen_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___turn___next_turn_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___turn___next_turn_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_wayfarers___turn___next_turn_gen_____next__,
        (CPyVTableItem)CPyDef_wayfarers___turn___next_turn_gen___send,
        (CPyVTableItem)CPyDef_wayfarers___turn___next_turn_gen_____iter__,
        (CPyVTableItem)CPyDef_wayfarers___turn___next_turn_gen___throw,
        (CPyVTableItem)CPyDef_wayfarers___turn___next_turn_gen___close,
    };
    memcpy(wayfarers___turn___next_turn_gen_vtable, wayfarers___turn___next_turn_gen_vtable_scratch, sizeof(wayfarers___turn___next_turn_gen_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___turn___next_turn_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___turn___next_turn_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___turn_____mypyc__next_turn_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_wayfarers___turn___next_turn_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_wayfarers___turn___next_turn_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_wayfarers___turn___next_turn_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_wayfarers___turn___next_turn_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_wayfarers___turn___next_turn_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___turn___next_turn_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "next_turn_gen",
    .tp_new = wayfarers___turn___next_turn_gen_new,
    .tp_dealloc = (destructor)wayfarers___turn___next_turn_gen_dealloc,
    .tp_traverse = (traverseproc)wayfarers___turn___next_turn_gen_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___turn___next_turn_gen_clear,
    .tp_methods = wayfarers___turn___next_turn_gen_methods,
    .tp_iter = CPyDef_wayfarers___turn___next_turn_gen_____iter__,
    .tp_iternext = CPyDef_wayfarers___turn___next_turn_gen_____next__,
    .tp_as_async = &wayfarers___turn___next_turn_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___turn___next_turn_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("next_turn_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___turn___next_turn_gen_template = &CPyType_wayfarers___turn___next_turn_gen_template_;

PyObject *CPyDef_wayfarers___turn_____mypyc__next_turn_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___turn___next_turn_genObject *self;
    if (wayfarers___turn___next_turn_gen_free_instance != NULL) {
        self = wayfarers___turn___next_turn_gen_free_instance;
        wayfarers___turn___next_turn_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___turn___next_turn_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___turn___next_turn_gen_vtable;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___turn___next_turn_gen(void)
{
    PyObject *self = CPyDef_wayfarers___turn_____mypyc__next_turn_gen_setup((PyObject *)CPyType_wayfarers___turn___next_turn_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendwayfarers___turn____main_action_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_wayfarers___turn____main_action_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods wayfarers___turn____main_action_gen_as_async = {
    .am_send = CPyDunder_am_sendwayfarers___turn____main_action_gen,
};
static int
wayfarers___turn____main_action_gen_traverse(serai___games___wayfarers___turn____main_action_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__options);
    Py_VISIT(self->___mypyc_generator_frame_attribute__dice);
    Py_VISIT(self->___mypyc_generator_frame_attribute__chosen);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_3);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_4);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_5);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_6);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___turn____main_action_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___turn____main_action_genObject *self = (serai___games___wayfarers___turn____main_action_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__dice);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__chosen);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_4);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_5);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_6);
    return 0;
}

static int32_t CPyDef_wayfarers___turn____main_action_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___turn____main_action_genObject *self = (serai___games___wayfarers___turn____main_action_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__dice);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__chosen);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_4);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_5);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_6);
    return 0;
}

static void
wayfarers___turn____main_action_gen_dealloc(serai___games___wayfarers___turn____main_action_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___turn____main_action_gen_free_instance == NULL) {
        wayfarers___turn____main_action_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__dice);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__chosen);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_3);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_4);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_5);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_6);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___turn____main_action_gen_dealloc)
    CPyDef_wayfarers___turn____main_action_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___turn_____mypyc___3_main_action_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___turn____main_action_gen(void);

static PyObject *
wayfarers___turn____main_action_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___turn____main_action_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___turn_____mypyc___3_main_action_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___turn____main_action_gen_vtable[6];
static bool
CPyDef_wayfarers___turn____main_action_gen_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___turn____main_action_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___turn____main_action_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_wayfarers___turn____main_action_gen_____next__,
        (CPyVTableItem)CPyDef_wayfarers___turn____main_action_gen___send,
        (CPyVTableItem)CPyDef_wayfarers___turn____main_action_gen_____iter__,
        (CPyVTableItem)CPyDef_wayfarers___turn____main_action_gen___throw,
        (CPyVTableItem)CPyDef_wayfarers___turn____main_action_gen___close,
    };
    memcpy(wayfarers___turn____main_action_gen_vtable, wayfarers___turn____main_action_gen_vtable_scratch, sizeof(wayfarers___turn____main_action_gen_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___turn____main_action_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___turn____main_action_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___turn_____mypyc___3_main_action_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_wayfarers___turn____main_action_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_wayfarers___turn____main_action_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_wayfarers___turn____main_action_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_wayfarers___turn____main_action_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_wayfarers___turn____main_action_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___turn____main_action_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_main_action_gen",
    .tp_new = wayfarers___turn____main_action_gen_new,
    .tp_dealloc = (destructor)wayfarers___turn____main_action_gen_dealloc,
    .tp_traverse = (traverseproc)wayfarers___turn____main_action_gen_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___turn____main_action_gen_clear,
    .tp_methods = wayfarers___turn____main_action_gen_methods,
    .tp_iter = CPyDef_wayfarers___turn____main_action_gen_____iter__,
    .tp_iternext = CPyDef_wayfarers___turn____main_action_gen_____next__,
    .tp_as_async = &wayfarers___turn____main_action_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___turn____main_action_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_main_action_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___turn____main_action_gen_template = &CPyType_wayfarers___turn____main_action_gen_template_;

PyObject *CPyDef_wayfarers___turn_____mypyc___3_main_action_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___turn____main_action_genObject *self;
    if (wayfarers___turn____main_action_gen_free_instance != NULL) {
        self = wayfarers___turn____main_action_gen_free_instance;
        wayfarers___turn____main_action_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___turn____main_action_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___turn____main_action_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___turn____main_action_gen(void)
{
    PyObject *self = CPyDef_wayfarers___turn_____mypyc___3_main_action_gen_setup((PyObject *)CPyType_wayfarers___turn____main_action_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendwayfarers___turn____after_action_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_wayfarers___turn____after_action_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods wayfarers___turn____after_action_gen_as_async = {
    .am_send = CPyDunder_am_sendwayfarers___turn____after_action_gen,
};
static int
wayfarers___turn____after_action_gen_traverse(serai___games___wayfarers___turn____after_action_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__options);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___turn____after_action_gen_1);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___turn____after_action_gen_2);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___turn____after_action_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___turn____after_action_genObject *self = (serai___games___wayfarers___turn____after_action_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___turn____after_action_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___turn____after_action_gen_2);
    return 0;
}

static int32_t CPyDef_wayfarers___turn____after_action_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___turn____after_action_genObject *self = (serai___games___wayfarers___turn____after_action_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___turn____after_action_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___turn____after_action_gen_2);
    return 0;
}

static void
wayfarers___turn____after_action_gen_dealloc(serai___games___wayfarers___turn____after_action_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___turn____after_action_gen_free_instance == NULL) {
        wayfarers___turn____after_action_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___turn____after_action_gen_1);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___turn____after_action_gen_2);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___turn____after_action_gen_dealloc)
    CPyDef_wayfarers___turn____after_action_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___turn_____mypyc___3_after_action_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___turn____after_action_gen(void);

static PyObject *
wayfarers___turn____after_action_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___turn____after_action_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___turn_____mypyc___3_after_action_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___turn____after_action_gen_vtable[6];
static bool
CPyDef_wayfarers___turn____after_action_gen_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___turn____after_action_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___turn____after_action_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_wayfarers___turn____after_action_gen_____next__,
        (CPyVTableItem)CPyDef_wayfarers___turn____after_action_gen___send,
        (CPyVTableItem)CPyDef_wayfarers___turn____after_action_gen_____iter__,
        (CPyVTableItem)CPyDef_wayfarers___turn____after_action_gen___throw,
        (CPyVTableItem)CPyDef_wayfarers___turn____after_action_gen___close,
    };
    memcpy(wayfarers___turn____after_action_gen_vtable, wayfarers___turn____after_action_gen_vtable_scratch, sizeof(wayfarers___turn____after_action_gen_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___turn____after_action_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___turn____after_action_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___turn_____mypyc___3_after_action_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_wayfarers___turn____after_action_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_wayfarers___turn____after_action_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_wayfarers___turn____after_action_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_wayfarers___turn____after_action_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_wayfarers___turn____after_action_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___turn____after_action_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_after_action_gen",
    .tp_new = wayfarers___turn____after_action_gen_new,
    .tp_dealloc = (destructor)wayfarers___turn____after_action_gen_dealloc,
    .tp_traverse = (traverseproc)wayfarers___turn____after_action_gen_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___turn____after_action_gen_clear,
    .tp_methods = wayfarers___turn____after_action_gen_methods,
    .tp_iter = CPyDef_wayfarers___turn____after_action_gen_____iter__,
    .tp_iternext = CPyDef_wayfarers___turn____after_action_gen_____next__,
    .tp_as_async = &wayfarers___turn____after_action_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___turn____after_action_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_after_action_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___turn____after_action_gen_template = &CPyType_wayfarers___turn____after_action_gen_template_;

PyObject *CPyDef_wayfarers___turn_____mypyc___3_after_action_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___turn____after_action_genObject *self;
    if (wayfarers___turn____after_action_gen_free_instance != NULL) {
        self = wayfarers___turn____after_action_gen_free_instance;
        wayfarers___turn____after_action_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___turn____after_action_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___turn____after_action_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___turn____after_action_gen(void)
{
    PyObject *self = CPyDef_wayfarers___turn_____mypyc___3_after_action_gen_setup((PyObject *)CPyType_wayfarers___turn____after_action_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef wayfarers___turnmodule_methods[] = {
    {"next_turn", (PyCFunction)CPyPy_wayfarers___turn___next_turn, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("next_turn(t)\n--\n\n") /* docstring */},
    {"_main_action", (PyCFunction)CPyPy_wayfarers___turn____main_action, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_main_action(t, me)\n--\n\n") /* docstring */},
    {"_after_action", (PyCFunction)CPyPy_wayfarers___turn____after_action, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_after_action(t, me)\n--\n\n") /* docstring */},
    {"_ability_obstacle", (PyCFunction)CPyPy_wayfarers___turn____ability_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_ability_obstacle(t, me, option)\n--\n\n") /* docstring */},
    {"_end_turn", (PyCFunction)CPyPy_wayfarers___turn____end_turn, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_end_turn(t)\n--\n\n") /* docstring */},
    {"refill", (PyCFunction)CPyPy_wayfarers___turn___refill, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("refill(t)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___wayfarers___turn__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___wayfarers___turn__internal, "__name__");
    CPyStatic_wayfarers___turn___globals = PyModule_GetDict(CPyModule_serai___games___wayfarers___turn__internal);
    if (unlikely(CPyStatic_wayfarers___turn___globals == NULL))
        goto fail;
    CPyType_wayfarers___turn___next_turn_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___turn___next_turn_gen_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___turn___next_turn_gen))
        goto fail;
    CPyDef_wayfarers___turn___next_turn_gen_trait_vtable_setup();
    CPyType_wayfarers___turn____main_action_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___turn____main_action_gen_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___turn____main_action_gen))
        goto fail;
    CPyDef_wayfarers___turn____main_action_gen_trait_vtable_setup();
    CPyType_wayfarers___turn____after_action_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___turn____after_action_gen_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___turn____after_action_gen))
        goto fail;
    CPyDef_wayfarers___turn____after_action_gen_trait_vtable_setup();
    char result = CPyDef_wayfarers___turn_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___wayfarers___turn__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_wayfarers___turn___MainActions);
    Py_CLEAR(CPyType_wayfarers___turn___next_turn_gen);
    Py_CLEAR(CPyType_wayfarers___turn____main_action_gen);
    Py_CLEAR(CPyType_wayfarers___turn____after_action_gen);
    return -1;
}
int CPyExec_serai___games___wayfarers___turn(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___wayfarers___turn__impl, &CPyImportState_serai___games___wayfarers___turn, &CPyModule_serai___games___wayfarers___turn);
}
static struct PyModuleDef wayfarers___turnmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.wayfarers.turn",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    wayfarers___turnmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___wayfarers___turn(void)
{
    if (CPyModule_serai___games___wayfarers___turn__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___turn__internal);
        return CPyModule_serai___games___wayfarers___turn__internal;
    }
    CPyModule_serai___games___wayfarers___turn__internal = PyModule_Create(&wayfarers___turnmodule);
    return CPyModule_serai___games___wayfarers___turn__internal;
}

PyObject *CPyInit_serai___games___wayfarers___turn(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___wayfarers___turn__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___turn__internal);
        return CPyModule_serai___games___wayfarers___turn__internal;
    }
    CPyModule_serai___games___wayfarers___turn__internal = PyModule_Create(&wayfarers___turnmodule);
    if (unlikely(CPyModule_serai___games___wayfarers___turn__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.wayfarers.turn");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___wayfarers___turn__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___wayfarers___turn__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___wayfarers___turn__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___wayfarers___turn(CPyModule_serai___games___wayfarers___turn__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___wayfarers___turn__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.wayfarers.turn");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___wayfarers___turn__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___turn___next_turn_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    int32_t cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyPtr cpy_r_r39;
    int64_t cpy_r_r40;
    CPyTagged cpy_r_r41;
    CPyTagged cpy_r_r42;
    int64_t cpy_r_r43;
    char cpy_r_r44;
    int64_t cpy_r_r45;
    char cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject **cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    tuple_T3OOO cpy_r_r67;
    PyObject **cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject **cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    CPyTagged cpy_r_r79;
    PyObject *cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject **cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    char cpy_r_r95;
    tuple_T3OOO cpy_r_r96;
    PyObject **cpy_r_r97;
    PyObject *cpy_r_r98;
    char cpy_r_r99;
    char cpy_r_r100;
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
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject **cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    char cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    char cpy_r_r119;
    PyObject *cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    char cpy_r_r123;
    tuple_T3OOO cpy_r_r124;
    PyObject **cpy_r_r125;
    PyObject *cpy_r_r126;
    char cpy_r_r127;
    char cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject **cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    char cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject **cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    char cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    char cpy_r_r149;
    PyObject *cpy_r_r150;
    char cpy_r_r151;
    tuple_T3OOO cpy_r_r152;
    PyObject **cpy_r_r153;
    PyObject *cpy_r_r154;
    char cpy_r_r155;
    char cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject **cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    char cpy_r_r162;
    PyObject *cpy_r_r163;
    char cpy_r_r164;
    PyObject *cpy_r_r165;
    char cpy_r_r166;
    int32_t cpy_r_r167;
    char cpy_r_r168;
    int32_t cpy_r_r169;
    PyObject *cpy_r_r170;
    char cpy_r_r171;
    char cpy_r_r172;
    char cpy_r_r173;
    char cpy_r_r174;
    char cpy_r_r175;
    char cpy_r_r176;
    PyObject *cpy_r_r177;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r16 = ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL121;
CPyL1: ;
    cpy_r_r17 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r18 = cpy_r_type != cpy_r_r17;
    if (!cpy_r_r18) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "next_turn", 22, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r19 = ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "next_turn", "next_turn_gen", "t", 24, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
CPyL5: ;
    cpy_r_r20 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r19)->_seat;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "next_turn", "Table", "seat", 24, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    CPyTagged_INCREF(cpy_r_r20);
CPyL6: ;
    if (((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me = cpy_r_r20;
    cpy_r_r21 = 1;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "next_turn", 24, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r22 = ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "next_turn", "next_turn_gen", "t", 25, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
CPyL8: ;
    cpy_r_r23 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r22)->_story;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "next_turn", "Table", "story", 25, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
CPyL9: ;
    cpy_r_r24 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r25 = cpy_r_r23 != cpy_r_r24;
    if (!cpy_r_r25) goto CPyL16;
    cpy_r_r26 = ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "next_turn", "next_turn_gen", "t", 26, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
CPyL11: ;
    cpy_r_r27 = CPyStatics[1150]; /* 'event-turn' */
    cpy_r_r28 = CPyStatics[4426]; /* 'WF-TURN-01' */
    cpy_r_r29 = ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "next_turn", "next_turn_gen", "t", 26, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
CPyL12: ;
    cpy_r_r30 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r29)->_turn;
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "next_turn", "Table", "turn", 26, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
CPyL13: ;
    cpy_r_r31 = CPyTagged_Add(cpy_r_r30, 2);
    cpy_r_r32 = CPyStatics[31]; /* 'n' */
    cpy_r_r33 = CPyTagged_StealAsObject(cpy_r_r31);
    cpy_r_r34 = CPyDict_Build(1, cpy_r_r32, cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "next_turn", 26, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r35 = ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "next_turn", "next_turn_gen", "me", 26, CPyStatic_wayfarers___turn___globals);
        goto CPyL129;
    }
CPyL15: ;
    cpy_r_r36 = CPyDef_kernel___table___Table___tell(cpy_r_r26, cpy_r_r27, cpy_r_r35, cpy_r_r28, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "next_turn", 26, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
CPyL16: ;
    cpy_r_r37 = ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "next_turn", "next_turn_gen", "t", 27, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
CPyL17: ;
    cpy_r_r38 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r37)->_players;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "next_turn", "Table", "players", 27, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
CPyL18: ;
    cpy_r_r39 = (CPyPtr)((CPyPtr)cpy_r_r38 + offsetof(PyVarObject, ob_size));
    cpy_r_r40 = *(int64_t *)cpy_r_r39;
    cpy_r_r41 = cpy_r_r40 << 1;
    cpy_r_r42 = ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "next_turn", "next_turn_gen", "me", 27, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
CPyL19: ;
    cpy_r_r43 = cpy_r_r42 & 1;
    cpy_r_r44 = cpy_r_r43 != 0;
    if (cpy_r_r44) goto CPyL21;
    cpy_r_r45 = cpy_r_r41 & 1;
    cpy_r_r46 = cpy_r_r45 != 0;
    if (!cpy_r_r46) goto CPyL22;
CPyL21: ;
    cpy_r_r47 = CPyTagged_IsLt_(cpy_r_r42, cpy_r_r41);
    if (cpy_r_r47) {
        goto CPyL23;
    } else
        goto CPyL91;
CPyL22: ;
    cpy_r_r48 = (Py_ssize_t)cpy_r_r42 < (Py_ssize_t)cpy_r_r41;
    if (!cpy_r_r48) goto CPyL91;
CPyL23: ;
    cpy_r_r49 = ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "next_turn", "next_turn_gen", "t", 28, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
CPyL24: ;
    cpy_r_r50 = ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "next_turn", "next_turn_gen", "me", 28, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
CPyL25: ;
    cpy_r_r51 = CPyDef_wayfarers___turn____main_action(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "next_turn", 28, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    if (((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_1 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_1);
    }
    ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_1 = cpy_r_r51;
    cpy_r_r52 = 1;
    if (!cpy_r_r52) goto CPyL120;
    cpy_r_r53 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r54 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r55 = NULL;
    cpy_r_r1 = cpy_r_r55;
    cpy_r_r56 = (PyObject **)&cpy_r_r1;
    cpy_r_r57 = ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_1;
    cpy_r_r58 = CPyDef_wayfarers___turn____main_action_gen_____mypyc_generator_helper__(cpy_r_r57, cpy_r_r54, cpy_r_r54, cpy_r_r54, cpy_r_r53, cpy_r_r56);
    if (cpy_r_r58 != NULL) goto CPyL130;
    cpy_r_r59 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "next_turn", 28, CPyStatic_wayfarers___turn___globals);
        goto CPyL131;
    }
    cpy_r_r60 = cpy_r_r1;
    CPy_DECREF(cpy_r_r60);
    cpy_r_r61 = NULL;
    if (((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_1 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_1);
    }
    ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_1 = cpy_r_r61;
    cpy_r_r62 = 1;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "next_turn", 28, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    } else
        goto CPyL46;
CPyL30: ;
    cpy_r_r63 = cpy_r_r58;
CPyL31: ;
    ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r63;
CPyL32: ;
    cpy_r_r65 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r66 = cpy_r_type != cpy_r_r65;
    if (!cpy_r_r66) goto CPyL132;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "next_turn", 28, CPyStatic_wayfarers___turn___globals);
        goto CPyL36;
    } else
        goto CPyL133;
CPyL34: ;
    CPy_Unreachable();
CPyL35: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL42;
CPyL36: ;
    cpy_r_r67 = CPy_CatchError();
    cpy_r_r68 = (PyObject **)&cpy_r_r3;
    cpy_r_r69 = ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_1;
    cpy_r_r70 = CPy_YieldFromErrorHandle(cpy_r_r69, cpy_r_r68);
    if (unlikely(cpy_r_r70 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "next_turn", 28, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
    if (cpy_r_r70) goto CPyL39;
    cpy_r_r63 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r67);
    CPy_DecRef(cpy_r_r67.f0);
    CPy_DecRef(cpy_r_r67.f1);
    CPy_DecRef(cpy_r_r67.f2);
    goto CPyL31;
CPyL39: ;
    cpy_r_r60 = cpy_r_r3;
    CPy_DecRef(cpy_r_r60);
    CPy_RestoreExcInfo(cpy_r_r67);
    CPy_DecRef(cpy_r_r67.f0);
    CPy_DecRef(cpy_r_r67.f1);
    CPy_DecRef(cpy_r_r67.f2);
    goto CPyL46;
CPyL40: ;
    CPy_RestoreExcInfo(cpy_r_r67);
    CPy_DecRef(cpy_r_r67.f0);
    CPy_DecRef(cpy_r_r67.f1);
    CPy_DecRef(cpy_r_r67.f2);
    cpy_r_r71 = CPy_KeepPropagating();
    if (!cpy_r_r71) goto CPyL120;
    CPy_Unreachable();
CPyL42: ;
    cpy_r_r72 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r73 = NULL;
    cpy_r_r1 = cpy_r_r73;
    cpy_r_r74 = (PyObject **)&cpy_r_r1;
    cpy_r_r75 = ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_1;
    cpy_r_r76 = CPyDef_wayfarers___turn____main_action_gen_____mypyc_generator_helper__(cpy_r_r75, cpy_r_r72, cpy_r_r72, cpy_r_r72, cpy_r_arg, cpy_r_r74);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r76 == NULL) {
        goto CPyL44;
    } else
        goto CPyL135;
CPyL43: ;
    cpy_r_r63 = cpy_r_r76;
    goto CPyL31;
CPyL44: ;
    cpy_r_r77 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r77)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "next_turn", 28, CPyStatic_wayfarers___turn___globals);
        goto CPyL131;
    }
    cpy_r_r60 = cpy_r_r1;
    CPy_DECREF(cpy_r_r60);
CPyL46: ;
    cpy_r_r78 = ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "next_turn", "next_turn_gen", "t", 29, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
CPyL47: ;
    cpy_r_r79 = ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "next_turn", "next_turn_gen", "me", 29, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
CPyL48: ;
    cpy_r_r80 = CPyDef_wayfarers___turn____after_action(cpy_r_r78, cpy_r_r79);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "next_turn", 29, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    if (((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_2);
    }
    ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_2 = cpy_r_r80;
    cpy_r_r81 = 1;
    if (!cpy_r_r81) goto CPyL120;
    cpy_r_r82 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r83 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r84 = NULL;
    cpy_r_r5 = cpy_r_r84;
    cpy_r_r85 = (PyObject **)&cpy_r_r5;
    cpy_r_r86 = ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_2;
    cpy_r_r87 = CPyDef_wayfarers___turn____after_action_gen_____mypyc_generator_helper__(cpy_r_r86, cpy_r_r83, cpy_r_r83, cpy_r_r83, cpy_r_r82, cpy_r_r85);
    if (cpy_r_r87 != NULL) goto CPyL136;
    cpy_r_r88 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r88)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "next_turn", 29, CPyStatic_wayfarers___turn___globals);
        goto CPyL137;
    }
    cpy_r_r89 = cpy_r_r5;
    CPy_DECREF(cpy_r_r89);
    cpy_r_r90 = NULL;
    if (((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_2);
    }
    ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_2 = cpy_r_r90;
    cpy_r_r91 = 1;
    if (unlikely(!cpy_r_r91)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "next_turn", 29, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    } else
        goto CPyL69;
CPyL53: ;
    cpy_r_r92 = cpy_r_r87;
CPyL54: ;
    ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r92;
CPyL55: ;
    cpy_r_r94 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r95 = cpy_r_type != cpy_r_r94;
    if (!cpy_r_r95) goto CPyL138;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "next_turn", 29, CPyStatic_wayfarers___turn___globals);
        goto CPyL59;
    } else
        goto CPyL139;
CPyL57: ;
    CPy_Unreachable();
CPyL58: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL65;
CPyL59: ;
    cpy_r_r96 = CPy_CatchError();
    cpy_r_r97 = (PyObject **)&cpy_r_r7;
    cpy_r_r98 = ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_2;
    cpy_r_r99 = CPy_YieldFromErrorHandle(cpy_r_r98, cpy_r_r97);
    if (unlikely(cpy_r_r99 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "next_turn", 29, CPyStatic_wayfarers___turn___globals);
        goto CPyL140;
    }
    if (cpy_r_r99) goto CPyL62;
    cpy_r_r92 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r96);
    CPy_DecRef(cpy_r_r96.f0);
    CPy_DecRef(cpy_r_r96.f1);
    CPy_DecRef(cpy_r_r96.f2);
    goto CPyL54;
CPyL62: ;
    cpy_r_r89 = cpy_r_r7;
    CPy_DecRef(cpy_r_r89);
    CPy_RestoreExcInfo(cpy_r_r96);
    CPy_DecRef(cpy_r_r96.f0);
    CPy_DecRef(cpy_r_r96.f1);
    CPy_DecRef(cpy_r_r96.f2);
    goto CPyL69;
CPyL63: ;
    CPy_RestoreExcInfo(cpy_r_r96);
    CPy_DecRef(cpy_r_r96.f0);
    CPy_DecRef(cpy_r_r96.f1);
    CPy_DecRef(cpy_r_r96.f2);
    cpy_r_r100 = CPy_KeepPropagating();
    if (!cpy_r_r100) goto CPyL120;
    CPy_Unreachable();
CPyL65: ;
    cpy_r_r101 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r102 = NULL;
    cpy_r_r5 = cpy_r_r102;
    cpy_r_r103 = (PyObject **)&cpy_r_r5;
    cpy_r_r104 = ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_2;
    cpy_r_r105 = CPyDef_wayfarers___turn____after_action_gen_____mypyc_generator_helper__(cpy_r_r104, cpy_r_r101, cpy_r_r101, cpy_r_r101, cpy_r_arg, cpy_r_r103);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r105 == NULL) {
        goto CPyL67;
    } else
        goto CPyL141;
CPyL66: ;
    cpy_r_r92 = cpy_r_r105;
    goto CPyL54;
CPyL67: ;
    cpy_r_r106 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r106)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "next_turn", 29, CPyStatic_wayfarers___turn___globals);
        goto CPyL137;
    }
    cpy_r_r89 = cpy_r_r5;
    CPy_DECREF(cpy_r_r89);
CPyL69: ;
    cpy_r_r107 = ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "next_turn", "next_turn_gen", "t", 30, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
CPyL70: ;
    cpy_r_r108 = CPyDef_wayfarers___automa___turn___settle_owed_bonuses(cpy_r_r107);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "next_turn", 30, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    if (((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_3 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_3);
    }
    ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_3 = cpy_r_r108;
    cpy_r_r109 = 1;
    if (!cpy_r_r109) goto CPyL120;
    cpy_r_r110 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r111 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r112 = NULL;
    cpy_r_r9 = cpy_r_r112;
    cpy_r_r113 = (PyObject **)&cpy_r_r9;
    cpy_r_r114 = ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_3;
    cpy_r_r115 = CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen_____mypyc_generator_helper__(cpy_r_r114, cpy_r_r111, cpy_r_r111, cpy_r_r111, cpy_r_r110, cpy_r_r113);
    if (cpy_r_r115 != NULL) goto CPyL142;
    cpy_r_r116 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r116)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "next_turn", 30, CPyStatic_wayfarers___turn___globals);
        goto CPyL143;
    }
    cpy_r_r117 = cpy_r_r9;
    CPy_DECREF(cpy_r_r117);
    cpy_r_r118 = NULL;
    if (((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_3 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_3);
    }
    ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_3 = cpy_r_r118;
    cpy_r_r119 = 1;
    if (unlikely(!cpy_r_r119)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "next_turn", 30, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    } else
        goto CPyL113;
CPyL75: ;
    cpy_r_r120 = cpy_r_r115;
CPyL76: ;
    ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r120;
CPyL77: ;
    cpy_r_r122 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r123 = cpy_r_type != cpy_r_r122;
    if (!cpy_r_r123) goto CPyL144;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "next_turn", 30, CPyStatic_wayfarers___turn___globals);
        goto CPyL81;
    } else
        goto CPyL145;
CPyL79: ;
    CPy_Unreachable();
CPyL80: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL87;
CPyL81: ;
    cpy_r_r124 = CPy_CatchError();
    cpy_r_r125 = (PyObject **)&cpy_r_r11;
    cpy_r_r126 = ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_3;
    cpy_r_r127 = CPy_YieldFromErrorHandle(cpy_r_r126, cpy_r_r125);
    if (unlikely(cpy_r_r127 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "next_turn", 30, CPyStatic_wayfarers___turn___globals);
        goto CPyL146;
    }
    if (cpy_r_r127) goto CPyL84;
    cpy_r_r120 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r124);
    CPy_DecRef(cpy_r_r124.f0);
    CPy_DecRef(cpy_r_r124.f1);
    CPy_DecRef(cpy_r_r124.f2);
    goto CPyL76;
CPyL84: ;
    cpy_r_r117 = cpy_r_r11;
    CPy_DecRef(cpy_r_r117);
    CPy_RestoreExcInfo(cpy_r_r124);
    CPy_DecRef(cpy_r_r124.f0);
    CPy_DecRef(cpy_r_r124.f1);
    CPy_DecRef(cpy_r_r124.f2);
    goto CPyL113;
CPyL85: ;
    CPy_RestoreExcInfo(cpy_r_r124);
    CPy_DecRef(cpy_r_r124.f0);
    CPy_DecRef(cpy_r_r124.f1);
    CPy_DecRef(cpy_r_r124.f2);
    cpy_r_r128 = CPy_KeepPropagating();
    if (!cpy_r_r128) goto CPyL120;
    CPy_Unreachable();
CPyL87: ;
    cpy_r_r129 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r130 = NULL;
    cpy_r_r9 = cpy_r_r130;
    cpy_r_r131 = (PyObject **)&cpy_r_r9;
    cpy_r_r132 = ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_3;
    cpy_r_r133 = CPyDef_wayfarers___automa___turn___settle_owed_bonuses_gen_____mypyc_generator_helper__(cpy_r_r132, cpy_r_r129, cpy_r_r129, cpy_r_r129, cpy_r_arg, cpy_r_r131);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r133 == NULL) {
        goto CPyL89;
    } else
        goto CPyL147;
CPyL88: ;
    cpy_r_r120 = cpy_r_r133;
    goto CPyL76;
CPyL89: ;
    cpy_r_r134 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "next_turn", 30, CPyStatic_wayfarers___turn___globals);
        goto CPyL143;
    }
    cpy_r_r117 = cpy_r_r9;
    CPy_DECREF(cpy_r_r117);
    goto CPyL113;
CPyL91: ;
    cpy_r_r135 = ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "next_turn", "next_turn_gen", "t", 32, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
CPyL92: ;
    cpy_r_r136 = CPyDef_wayfarers___automa___turn___automa_turn(cpy_r_r135);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "next_turn", 32, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    if (((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_4 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_4);
    }
    ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_4 = cpy_r_r136;
    cpy_r_r137 = 1;
    if (!cpy_r_r137) goto CPyL120;
    cpy_r_r138 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r139 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r140 = NULL;
    cpy_r_r13 = cpy_r_r140;
    cpy_r_r141 = (PyObject **)&cpy_r_r13;
    cpy_r_r142 = ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_4;
    cpy_r_r143 = CPyDef_wayfarers___automa___turn___automa_turn_gen_____mypyc_generator_helper__(cpy_r_r142, cpy_r_r139, cpy_r_r139, cpy_r_r139, cpy_r_r138, cpy_r_r141);
    if (cpy_r_r143 != NULL) goto CPyL148;
    cpy_r_r144 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r144)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "next_turn", 32, CPyStatic_wayfarers___turn___globals);
        goto CPyL149;
    }
    cpy_r_r145 = cpy_r_r13;
    CPy_DECREF(cpy_r_r145);
    cpy_r_r146 = NULL;
    if (((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_4 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_4);
    }
    ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_4 = cpy_r_r146;
    cpy_r_r147 = 1;
    if (unlikely(!cpy_r_r147)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "next_turn", 32, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    } else
        goto CPyL113;
CPyL97: ;
    cpy_r_r148 = cpy_r_r143;
CPyL98: ;
    ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 4;
    CPyGen_Exit(&((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r148;
CPyL99: ;
    cpy_r_r150 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r151 = cpy_r_type != cpy_r_r150;
    if (!cpy_r_r151) goto CPyL150;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "next_turn", 32, CPyStatic_wayfarers___turn___globals);
        goto CPyL103;
    } else
        goto CPyL151;
CPyL101: ;
    CPy_Unreachable();
CPyL102: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL109;
CPyL103: ;
    cpy_r_r152 = CPy_CatchError();
    cpy_r_r153 = (PyObject **)&cpy_r_r15;
    cpy_r_r154 = ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_4;
    cpy_r_r155 = CPy_YieldFromErrorHandle(cpy_r_r154, cpy_r_r153);
    if (unlikely(cpy_r_r155 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "next_turn", 32, CPyStatic_wayfarers___turn___globals);
        goto CPyL152;
    }
    if (cpy_r_r155) goto CPyL106;
    cpy_r_r148 = cpy_r_r15;
    CPy_RestoreExcInfo(cpy_r_r152);
    CPy_DecRef(cpy_r_r152.f0);
    CPy_DecRef(cpy_r_r152.f1);
    CPy_DecRef(cpy_r_r152.f2);
    goto CPyL98;
CPyL106: ;
    cpy_r_r145 = cpy_r_r15;
    CPy_DecRef(cpy_r_r145);
    CPy_RestoreExcInfo(cpy_r_r152);
    CPy_DecRef(cpy_r_r152.f0);
    CPy_DecRef(cpy_r_r152.f1);
    CPy_DecRef(cpy_r_r152.f2);
    goto CPyL113;
CPyL107: ;
    CPy_RestoreExcInfo(cpy_r_r152);
    CPy_DecRef(cpy_r_r152.f0);
    CPy_DecRef(cpy_r_r152.f1);
    CPy_DecRef(cpy_r_r152.f2);
    cpy_r_r156 = CPy_KeepPropagating();
    if (!cpy_r_r156) goto CPyL120;
    CPy_Unreachable();
CPyL109: ;
    cpy_r_r157 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r158 = NULL;
    cpy_r_r13 = cpy_r_r158;
    cpy_r_r159 = (PyObject **)&cpy_r_r13;
    cpy_r_r160 = ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_4;
    cpy_r_r161 = CPyDef_wayfarers___automa___turn___automa_turn_gen_____mypyc_generator_helper__(cpy_r_r160, cpy_r_r157, cpy_r_r157, cpy_r_r157, cpy_r_arg, cpy_r_r159);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r161 == NULL) {
        goto CPyL111;
    } else
        goto CPyL153;
CPyL110: ;
    cpy_r_r148 = cpy_r_r161;
    goto CPyL98;
CPyL111: ;
    cpy_r_r162 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r162)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "next_turn", 32, CPyStatic_wayfarers___turn___globals);
        goto CPyL149;
    }
    cpy_r_r145 = cpy_r_r13;
    CPy_DECREF(cpy_r_r145);
CPyL113: ;
    cpy_r_r163 = ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "next_turn", "next_turn_gen", "t", 33, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
CPyL114: ;
    cpy_r_r164 = CPyDef_wayfarers___turn____end_turn(cpy_r_r163);
    if (unlikely(cpy_r_r164 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "next_turn", 33, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r165 = Py_None;
    CPy_INCREF(cpy_r_r165);
    ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r167 = CPyDef_wayfarers___turn___next_turn_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL119;
    CPyGen_SetStopIterationValue(cpy_r_r165);
    CPy_DECREF(cpy_r_r165);
    if (!0) goto CPyL128;
    CPy_Unreachable();
CPyL119: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r165;
    CPyGen_Exit(&((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL120: ;
    ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r169 = CPyDef_wayfarers___turn___next_turn_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r170 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r170;
CPyL121: ;
    cpy_r_r171 = cpy_r_r16 == 0;
    if (cpy_r_r171) goto CPyL154;
    cpy_r_r172 = cpy_r_r16 == 1;
    if (cpy_r_r172) {
        goto CPyL155;
    } else
        goto CPyL156;
CPyL123: ;
    cpy_r_r173 = cpy_r_r16 == 2;
    if (cpy_r_r173) {
        goto CPyL157;
    } else
        goto CPyL158;
CPyL124: ;
    cpy_r_r174 = cpy_r_r16 == 3;
    if (cpy_r_r174) {
        goto CPyL159;
    } else
        goto CPyL160;
CPyL125: ;
    cpy_r_r175 = cpy_r_r16 == 4;
    if (cpy_r_r175) {
        goto CPyL99;
    } else
        goto CPyL161;
CPyL126: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r176 = 0;
    if (unlikely(!cpy_r_r176)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "next_turn", 22, CPyStatic_wayfarers___turn___globals);
        goto CPyL128;
    }
    CPy_Unreachable();
CPyL128: ;
    cpy_r_r177 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r177;
CPyL129: ;
    CPy_DecRef(cpy_r_r34);
    goto CPyL120;
CPyL130: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL30;
CPyL131: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL120;
CPyL132: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL35;
CPyL133: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL34;
CPyL134: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL40;
CPyL135: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL43;
CPyL136: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL53;
CPyL137: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL120;
CPyL138: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL58;
CPyL139: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL57;
CPyL140: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL63;
CPyL141: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL66;
CPyL142: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL75;
CPyL143: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL120;
CPyL144: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL80;
CPyL145: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL79;
CPyL146: ;
    CPy_XDecRef(cpy_r_r11);
    goto CPyL85;
CPyL147: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL88;
CPyL148: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL97;
CPyL149: ;
    CPy_XDecRef(cpy_r_r13);
    goto CPyL120;
CPyL150: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL102;
CPyL151: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL101;
CPyL152: ;
    CPy_XDecRef(cpy_r_r15);
    goto CPyL107;
CPyL153: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL110;
CPyL154: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    goto CPyL1;
CPyL155: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    goto CPyL32;
CPyL156: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL123;
CPyL157: ;
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    goto CPyL55;
CPyL158: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL124;
CPyL159: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL77;
CPyL160: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL125;
CPyL161: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL126;
}
        
PyObject *CPyDef_wayfarers___turn___next_turn_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___turn___next_turn_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___turn___next_turn_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___turn___next_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.turn.next_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___turn___next_turn_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "__next__", -1, CPyStatic_wayfarers___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___turn___next_turn_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___turn___next_turn_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___turn___next_turn_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___turn___next_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.turn.next_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_wayfarers___turn___next_turn_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "send", -1, CPyStatic_wayfarers___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___turn___next_turn_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_wayfarers___turn___next_turn_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___turn___next_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.turn.next_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___turn___next_turn_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "__iter__", -1, CPyStatic_wayfarers___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___turn___next_turn_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_wayfarers___turn___next_turn_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_wayfarers___turn___next_turn_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___turn___next_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.turn.next_turn_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_wayfarers___turn___next_turn_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "throw", -1, CPyStatic_wayfarers___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___turn___next_turn_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_wayfarers___turn___next_turn_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp8508 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp8508);
    PyObject *__tmp8509 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp8509);
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
        
        PyObject *CPyPy_wayfarers___turn___next_turn_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___turn___next_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.turn.next_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___turn___next_turn_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "close", -1, CPyStatic_wayfarers___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___turn___next_turn(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = CPyDef_wayfarers___turn___next_turn_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "next_turn", 22, CPyStatic_wayfarers___turn___globals);
        goto CPyL3;
    }
    ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___turn___next_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "next_turn", 22, CPyStatic_wayfarers___turn___globals);
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
        
        PyObject *CPyPy_wayfarers___turn___next_turn(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:next_turn", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___turn___next_turn(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "next_turn", 22, CPyStatic_wayfarers___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___turn____main_action_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    int32_t cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyTagged cpy_r_r48;
    PyObject *cpy_r_r49;
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
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    CPyTagged cpy_r_r82;
    PyObject *cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject **cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    tuple_T3OOO cpy_r_r99;
    PyObject **cpy_r_r100;
    PyObject *cpy_r_r101;
    char cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject **cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    int32_t cpy_r_r112;
    char cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    CPyTagged cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    CPyTagged cpy_r_r119;
    PyObject *cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject **cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    char cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    char cpy_r_r131;
    PyObject *cpy_r_r132;
    char cpy_r_r133;
    PyObject *cpy_r_r134;
    char cpy_r_r135;
    tuple_T3OOO cpy_r_r136;
    PyObject **cpy_r_r137;
    PyObject *cpy_r_r138;
    char cpy_r_r139;
    char cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject **cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    char cpy_r_r146;
    PyObject *cpy_r_r147;
    CPyTagged cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    CPyTagged cpy_r_r151;
    PyObject *cpy_r_r152;
    char cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject **cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    char cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    char cpy_r_r163;
    PyObject *cpy_r_r164;
    char cpy_r_r165;
    PyObject *cpy_r_r166;
    char cpy_r_r167;
    tuple_T3OOO cpy_r_r168;
    PyObject **cpy_r_r169;
    PyObject *cpy_r_r170;
    char cpy_r_r171;
    char cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject **cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    char cpy_r_r178;
    PyObject *cpy_r_r179;
    char cpy_r_r180;
    int32_t cpy_r_r181;
    char cpy_r_r182;
    int32_t cpy_r_r183;
    PyObject *cpy_r_r184;
    char cpy_r_r185;
    char cpy_r_r186;
    char cpy_r_r187;
    char cpy_r_r188;
    char cpy_r_r189;
    char cpy_r_r190;
    char cpy_r_r191;
    PyObject *cpy_r_r192;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r16 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL135;
CPyL1: ;
    cpy_r_r17 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r18 = cpy_r_type != cpy_r_r17;
    if (!cpy_r_r18) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 36, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r19 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_main_action", "_main_action_gen", "t", 38, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
CPyL5: ;
    cpy_r_r20 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r19)->_book;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_main_action", "Table", "book", 38, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
CPyL6: ;
    cpy_r_r21 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r20)->_options;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_main_action", "Book", "options", 38, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
    CPy_INCREF(cpy_r_r21);
CPyL7: ;
    if (((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options != NULL) {
        CPy_DECREF(((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options);
    }
    ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options = cpy_r_r21;
    cpy_r_r22 = 1;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 38, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
    cpy_r_r23 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_main_action", "_main_action_gen", "options", 39, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
CPyL9: ;
    cpy_r_r24 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r23)->_die;
    CPy_INCREF(cpy_r_r24);
    cpy_r_r25 = CPyDict_ValuesView(cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 39, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
    if (((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__dice != NULL) {
        CPy_DECREF(((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__dice);
    }
    ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__dice = cpy_r_r25;
    cpy_r_r26 = 1;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 39, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
CPyL11: ;
    if (!1) goto CPyL49;
    cpy_r_r27 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_main_action", "_main_action_gen", "me", 41, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
CPyL13: ;
    cpy_r_r28 = CPyStatics[4367]; /* 'main-action' */
    cpy_r_r29 = CPyStatics[4426]; /* 'WF-TURN-01' */
    cpy_r_r30 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_main_action", "_main_action_gen", "t", 41, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
CPyL14: ;
    cpy_r_r31 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_main_action", "_main_action_gen", "me", 41, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
CPyL15: ;
    cpy_r_r32 = CPyDef_wayfarers___turn___MainActions(cpy_r_r30, cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 41, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
    cpy_r_r33 = NULL;
    cpy_r_r34 = NULL;
    cpy_r_r35 = 2;
    cpy_r_r36 = CPyDef_decision___ask(cpy_r_r27, cpy_r_r28, cpy_r_r29, cpy_r_r32, cpy_r_r33, cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 41, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
    ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r36;
CPyL18: ;
    cpy_r_r38 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r39 = cpy_r_type != cpy_r_r38;
    if (!cpy_r_r39) goto CPyL21;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 41, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
    CPy_Unreachable();
CPyL21: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r40 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 41, CPyStatic_wayfarers___turn___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL134;
    }
    if (((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen != NULL) {
        CPy_DECREF(((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen);
    }
    ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen = cpy_r_r40;
    cpy_r_r41 = 1;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 41, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
    cpy_r_r42 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_main_action", "_main_action_gen", "options", 42, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
CPyL24: ;
    cpy_r_r43 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r42)->_trade;
    CPy_INCREF(cpy_r_r43);
    cpy_r_r44 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_main_action", "_main_action_gen", "chosen", 42, CPyStatic_wayfarers___turn___globals);
        goto CPyL144;
    }
CPyL25: ;
    cpy_r_r45 = cpy_r_r44 == cpy_r_r43;
    CPy_DECREF(cpy_r_r43);
    cpy_r_r46 = cpy_r_r45 ^ 1;
    if (cpy_r_r46) goto CPyL49;
    cpy_r_r47 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_main_action", "_main_action_gen", "t", 44, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
CPyL27: ;
    cpy_r_r48 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_main_action", "_main_action_gen", "me", 44, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
CPyL28: ;
    cpy_r_r49 = NULL;
    cpy_r_r50 = CPyDef_wayfarers___actions___trade___adjust_by_trade(cpy_r_r47, cpy_r_r48, cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 44, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
    if (((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_3 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_3);
    }
    ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_3 = cpy_r_r50;
    cpy_r_r51 = 1;
    if (!cpy_r_r51) goto CPyL134;
    cpy_r_r52 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r53 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r54 = NULL;
    cpy_r_r1 = cpy_r_r54;
    cpy_r_r55 = (PyObject **)&cpy_r_r1;
    cpy_r_r56 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_3;
    cpy_r_r57 = CPyDef_wayfarers___actions___trade___adjust_by_trade_gen_____mypyc_generator_helper__(cpy_r_r56, cpy_r_r53, cpy_r_r53, cpy_r_r53, cpy_r_r52, cpy_r_r55);
    if (cpy_r_r57 != NULL) goto CPyL145;
    cpy_r_r58 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 44, CPyStatic_wayfarers___turn___globals);
        goto CPyL146;
    }
    cpy_r_r59 = cpy_r_r1;
    CPy_DECREF(cpy_r_r59);
    cpy_r_r60 = NULL;
    if (((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_3 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_3);
    }
    ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_3 = cpy_r_r60;
    cpy_r_r61 = 1;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 44, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    } else
        goto CPyL11;
CPyL33: ;
    cpy_r_r62 = cpy_r_r57;
CPyL34: ;
    ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r62;
CPyL35: ;
    cpy_r_r64 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r65 = cpy_r_type != cpy_r_r64;
    if (!cpy_r_r65) goto CPyL147;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 44, CPyStatic_wayfarers___turn___globals);
        goto CPyL39;
    } else
        goto CPyL148;
CPyL37: ;
    CPy_Unreachable();
CPyL38: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL45;
CPyL39: ;
    cpy_r_r66 = CPy_CatchError();
    cpy_r_r67 = (PyObject **)&cpy_r_r3;
    cpy_r_r68 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_3;
    cpy_r_r69 = CPy_YieldFromErrorHandle(cpy_r_r68, cpy_r_r67);
    if (unlikely(cpy_r_r69 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 44, CPyStatic_wayfarers___turn___globals);
        goto CPyL149;
    }
    if (cpy_r_r69) goto CPyL42;
    cpy_r_r62 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r66);
    CPy_DecRef(cpy_r_r66.f0);
    CPy_DecRef(cpy_r_r66.f1);
    CPy_DecRef(cpy_r_r66.f2);
    goto CPyL34;
CPyL42: ;
    cpy_r_r59 = cpy_r_r3;
    CPy_DecRef(cpy_r_r59);
    CPy_RestoreExcInfo(cpy_r_r66);
    CPy_DecRef(cpy_r_r66.f0);
    CPy_DecRef(cpy_r_r66.f1);
    CPy_DecRef(cpy_r_r66.f2);
    goto CPyL11;
CPyL43: ;
    CPy_RestoreExcInfo(cpy_r_r66);
    CPy_DecRef(cpy_r_r66.f0);
    CPy_DecRef(cpy_r_r66.f1);
    CPy_DecRef(cpy_r_r66.f2);
    cpy_r_r70 = CPy_KeepPropagating();
    if (!cpy_r_r70) goto CPyL134;
    CPy_Unreachable();
CPyL45: ;
    cpy_r_r71 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r72 = NULL;
    cpy_r_r1 = cpy_r_r72;
    cpy_r_r73 = (PyObject **)&cpy_r_r1;
    cpy_r_r74 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_3;
    cpy_r_r75 = CPyDef_wayfarers___actions___trade___adjust_by_trade_gen_____mypyc_generator_helper__(cpy_r_r74, cpy_r_r71, cpy_r_r71, cpy_r_r71, cpy_r_arg, cpy_r_r73);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r75 == NULL) {
        goto CPyL47;
    } else
        goto CPyL150;
CPyL46: ;
    cpy_r_r62 = cpy_r_r75;
    goto CPyL34;
CPyL47: ;
    cpy_r_r76 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 44, CPyStatic_wayfarers___turn___globals);
        goto CPyL146;
    }
    cpy_r_r59 = cpy_r_r1;
    CPy_DECREF(cpy_r_r59);
    goto CPyL11;
CPyL49: ;
    cpy_r_r77 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_main_action", "_main_action_gen", "options", 45, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
CPyL50: ;
    cpy_r_r78 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r77)->_rest;
    CPy_INCREF(cpy_r_r78);
    cpy_r_r79 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_main_action", "_main_action_gen", "chosen", 45, CPyStatic_wayfarers___turn___globals);
        goto CPyL151;
    }
CPyL51: ;
    cpy_r_r80 = cpy_r_r79 == cpy_r_r78;
    CPy_DECREF(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL75;
    cpy_r_r81 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_main_action", "_main_action_gen", "t", 46, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
CPyL53: ;
    cpy_r_r82 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r82 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_main_action", "_main_action_gen", "me", 46, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
CPyL54: ;
    cpy_r_r83 = CPyDef_wayfarers___actions___rest___rest(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 46, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
    if (((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_4 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_4);
    }
    ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_4 = cpy_r_r83;
    cpy_r_r84 = 1;
    if (!cpy_r_r84) goto CPyL134;
    cpy_r_r85 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r86 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r87 = NULL;
    cpy_r_r5 = cpy_r_r87;
    cpy_r_r88 = (PyObject **)&cpy_r_r5;
    cpy_r_r89 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_4;
    cpy_r_r90 = CPyDef_wayfarers___actions___rest___rest_gen_____mypyc_generator_helper__(cpy_r_r89, cpy_r_r86, cpy_r_r86, cpy_r_r86, cpy_r_r85, cpy_r_r88);
    if (cpy_r_r90 != NULL) goto CPyL152;
    cpy_r_r91 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r91)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 46, CPyStatic_wayfarers___turn___globals);
        goto CPyL153;
    }
    cpy_r_r92 = cpy_r_r5;
    CPy_DECREF(cpy_r_r92);
    cpy_r_r93 = NULL;
    if (((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_4 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_4);
    }
    ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_4 = cpy_r_r93;
    cpy_r_r94 = 1;
    if (unlikely(!cpy_r_r94)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 46, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    } else
        goto CPyL129;
CPyL59: ;
    cpy_r_r95 = cpy_r_r90;
CPyL60: ;
    ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r95;
CPyL61: ;
    cpy_r_r97 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r98 = cpy_r_type != cpy_r_r97;
    if (!cpy_r_r98) goto CPyL154;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 46, CPyStatic_wayfarers___turn___globals);
        goto CPyL65;
    } else
        goto CPyL155;
CPyL63: ;
    CPy_Unreachable();
CPyL64: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL71;
CPyL65: ;
    cpy_r_r99 = CPy_CatchError();
    cpy_r_r100 = (PyObject **)&cpy_r_r7;
    cpy_r_r101 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_4;
    cpy_r_r102 = CPy_YieldFromErrorHandle(cpy_r_r101, cpy_r_r100);
    if (unlikely(cpy_r_r102 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 46, CPyStatic_wayfarers___turn___globals);
        goto CPyL156;
    }
    if (cpy_r_r102) goto CPyL68;
    cpy_r_r95 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r99);
    CPy_DecRef(cpy_r_r99.f0);
    CPy_DecRef(cpy_r_r99.f1);
    CPy_DecRef(cpy_r_r99.f2);
    goto CPyL60;
CPyL68: ;
    cpy_r_r92 = cpy_r_r7;
    CPy_DecRef(cpy_r_r92);
    CPy_RestoreExcInfo(cpy_r_r99);
    CPy_DecRef(cpy_r_r99.f0);
    CPy_DecRef(cpy_r_r99.f1);
    CPy_DecRef(cpy_r_r99.f2);
    goto CPyL129;
CPyL69: ;
    CPy_RestoreExcInfo(cpy_r_r99);
    CPy_DecRef(cpy_r_r99.f0);
    CPy_DecRef(cpy_r_r99.f1);
    CPy_DecRef(cpy_r_r99.f2);
    cpy_r_r103 = CPy_KeepPropagating();
    if (!cpy_r_r103) goto CPyL134;
    CPy_Unreachable();
CPyL71: ;
    cpy_r_r104 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r105 = NULL;
    cpy_r_r5 = cpy_r_r105;
    cpy_r_r106 = (PyObject **)&cpy_r_r5;
    cpy_r_r107 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_4;
    cpy_r_r108 = CPyDef_wayfarers___actions___rest___rest_gen_____mypyc_generator_helper__(cpy_r_r107, cpy_r_r104, cpy_r_r104, cpy_r_r104, cpy_r_arg, cpy_r_r106);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r108 == NULL) {
        goto CPyL73;
    } else
        goto CPyL157;
CPyL72: ;
    cpy_r_r95 = cpy_r_r108;
    goto CPyL60;
CPyL73: ;
    cpy_r_r109 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r109)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 46, CPyStatic_wayfarers___turn___globals);
        goto CPyL153;
    }
    cpy_r_r92 = cpy_r_r5;
    CPy_DECREF(cpy_r_r92);
    goto CPyL129;
CPyL75: ;
    cpy_r_r110 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__dice;
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_main_action", "_main_action_gen", "dice", 47, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
CPyL76: ;
    cpy_r_r111 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen;
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_main_action", "_main_action_gen", "chosen", 47, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
CPyL77: ;
    cpy_r_r112 = PySequence_Contains(cpy_r_r110, cpy_r_r111);
    cpy_r_r113 = cpy_r_r112 >= 0;
    if (unlikely(!cpy_r_r113)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 47, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
    cpy_r_r114 = cpy_r_r112;
    if (!cpy_r_r114) goto CPyL104;
    cpy_r_r115 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_main_action", "_main_action_gen", "t", 48, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
CPyL80: ;
    cpy_r_r116 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r116 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_main_action", "_main_action_gen", "me", 48, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
CPyL81: ;
    cpy_r_r117 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen;
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_main_action", "_main_action_gen", "chosen", 48, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
CPyL82: ;
    cpy_r_r118 = ((serai___kernel___option___OptionObject *)cpy_r_r117)->_value;
    CPy_INCREF(cpy_r_r118);
    if (likely(PyLong_Check(cpy_r_r118)))
        cpy_r_r119 = CPyTagged_FromObject(cpy_r_r118);
    else {
        CPy_TypeError("int", cpy_r_r118); cpy_r_r119 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r119 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 48, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
    cpy_r_r120 = CPyDef_place_die___place_die(cpy_r_r115, cpy_r_r116, cpy_r_r119);
    CPyTagged_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 48, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
    if (((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_5 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_5);
    }
    ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_5 = cpy_r_r120;
    cpy_r_r121 = 1;
    if (!cpy_r_r121) goto CPyL134;
    cpy_r_r122 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r123 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r124 = NULL;
    cpy_r_r9 = cpy_r_r124;
    cpy_r_r125 = (PyObject **)&cpy_r_r9;
    cpy_r_r126 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_5;
    cpy_r_r127 = CPyDef_place_die___place_die_gen_____mypyc_generator_helper__(cpy_r_r126, cpy_r_r123, cpy_r_r123, cpy_r_r123, cpy_r_r122, cpy_r_r125);
    if (cpy_r_r127 != NULL) goto CPyL158;
    cpy_r_r128 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r128)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 48, CPyStatic_wayfarers___turn___globals);
        goto CPyL159;
    }
    cpy_r_r129 = cpy_r_r9;
    CPy_DECREF(cpy_r_r129);
    cpy_r_r130 = NULL;
    if (((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_5 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_5);
    }
    ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_5 = cpy_r_r130;
    cpy_r_r131 = 1;
    if (unlikely(!cpy_r_r131)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 48, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    } else
        goto CPyL129;
CPyL88: ;
    cpy_r_r132 = cpy_r_r127;
CPyL89: ;
    ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 4;
    CPyGen_Exit(&((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r132;
CPyL90: ;
    cpy_r_r134 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r135 = cpy_r_type != cpy_r_r134;
    if (!cpy_r_r135) goto CPyL160;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 48, CPyStatic_wayfarers___turn___globals);
        goto CPyL94;
    } else
        goto CPyL161;
CPyL92: ;
    CPy_Unreachable();
CPyL93: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL100;
CPyL94: ;
    cpy_r_r136 = CPy_CatchError();
    cpy_r_r137 = (PyObject **)&cpy_r_r11;
    cpy_r_r138 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_5;
    cpy_r_r139 = CPy_YieldFromErrorHandle(cpy_r_r138, cpy_r_r137);
    if (unlikely(cpy_r_r139 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 48, CPyStatic_wayfarers___turn___globals);
        goto CPyL162;
    }
    if (cpy_r_r139) goto CPyL97;
    cpy_r_r132 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r136);
    CPy_DecRef(cpy_r_r136.f0);
    CPy_DecRef(cpy_r_r136.f1);
    CPy_DecRef(cpy_r_r136.f2);
    goto CPyL89;
CPyL97: ;
    cpy_r_r129 = cpy_r_r11;
    CPy_DecRef(cpy_r_r129);
    CPy_RestoreExcInfo(cpy_r_r136);
    CPy_DecRef(cpy_r_r136.f0);
    CPy_DecRef(cpy_r_r136.f1);
    CPy_DecRef(cpy_r_r136.f2);
    goto CPyL129;
CPyL98: ;
    CPy_RestoreExcInfo(cpy_r_r136);
    CPy_DecRef(cpy_r_r136.f0);
    CPy_DecRef(cpy_r_r136.f1);
    CPy_DecRef(cpy_r_r136.f2);
    cpy_r_r140 = CPy_KeepPropagating();
    if (!cpy_r_r140) goto CPyL134;
    CPy_Unreachable();
CPyL100: ;
    cpy_r_r141 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r142 = NULL;
    cpy_r_r9 = cpy_r_r142;
    cpy_r_r143 = (PyObject **)&cpy_r_r9;
    cpy_r_r144 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_5;
    cpy_r_r145 = CPyDef_place_die___place_die_gen_____mypyc_generator_helper__(cpy_r_r144, cpy_r_r141, cpy_r_r141, cpy_r_r141, cpy_r_arg, cpy_r_r143);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r145 == NULL) {
        goto CPyL102;
    } else
        goto CPyL163;
CPyL101: ;
    cpy_r_r132 = cpy_r_r145;
    goto CPyL89;
CPyL102: ;
    cpy_r_r146 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r146)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 48, CPyStatic_wayfarers___turn___globals);
        goto CPyL159;
    }
    cpy_r_r129 = cpy_r_r9;
    CPy_DECREF(cpy_r_r129);
    goto CPyL129;
CPyL104: ;
    cpy_r_r147 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_main_action", "_main_action_gen", "t", 50, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
CPyL105: ;
    cpy_r_r148 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r148 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_main_action", "_main_action_gen", "me", 50, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
CPyL106: ;
    cpy_r_r149 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen;
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_main_action", "_main_action_gen", "chosen", 50, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
CPyL107: ;
    cpy_r_r150 = ((serai___kernel___option___OptionObject *)cpy_r_r149)->_value;
    CPy_INCREF(cpy_r_r150);
    if (likely(PyLong_Check(cpy_r_r150)))
        cpy_r_r151 = CPyTagged_FromObject(cpy_r_r150);
    else {
        CPy_TypeError("int", cpy_r_r150); cpy_r_r151 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r151 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 50, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
    cpy_r_r152 = CPyDef_place_worker___place_worker(cpy_r_r147, cpy_r_r148, cpy_r_r151);
    CPyTagged_DECREF(cpy_r_r151);
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 50, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
    if (((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_6 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_6);
    }
    ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_6 = cpy_r_r152;
    cpy_r_r153 = 1;
    if (!cpy_r_r153) goto CPyL134;
    cpy_r_r154 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r155 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r156 = NULL;
    cpy_r_r13 = cpy_r_r156;
    cpy_r_r157 = (PyObject **)&cpy_r_r13;
    cpy_r_r158 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_6;
    cpy_r_r159 = CPyDef_place_worker___place_worker_gen_____mypyc_generator_helper__(cpy_r_r158, cpy_r_r155, cpy_r_r155, cpy_r_r155, cpy_r_r154, cpy_r_r157);
    if (cpy_r_r159 != NULL) goto CPyL164;
    cpy_r_r160 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r160)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 50, CPyStatic_wayfarers___turn___globals);
        goto CPyL165;
    }
    cpy_r_r161 = cpy_r_r13;
    CPy_DECREF(cpy_r_r161);
    cpy_r_r162 = NULL;
    if (((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_6 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_6);
    }
    ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_6 = cpy_r_r162;
    cpy_r_r163 = 1;
    if (unlikely(!cpy_r_r163)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 50, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    } else
        goto CPyL129;
CPyL113: ;
    cpy_r_r164 = cpy_r_r159;
CPyL114: ;
    ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 5;
    CPyGen_Exit(&((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r164;
CPyL115: ;
    cpy_r_r166 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r167 = cpy_r_type != cpy_r_r166;
    if (!cpy_r_r167) goto CPyL166;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 50, CPyStatic_wayfarers___turn___globals);
        goto CPyL119;
    } else
        goto CPyL167;
CPyL117: ;
    CPy_Unreachable();
CPyL118: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL125;
CPyL119: ;
    cpy_r_r168 = CPy_CatchError();
    cpy_r_r169 = (PyObject **)&cpy_r_r15;
    cpy_r_r170 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_6;
    cpy_r_r171 = CPy_YieldFromErrorHandle(cpy_r_r170, cpy_r_r169);
    if (unlikely(cpy_r_r171 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 50, CPyStatic_wayfarers___turn___globals);
        goto CPyL168;
    }
    if (cpy_r_r171) goto CPyL122;
    cpy_r_r164 = cpy_r_r15;
    CPy_RestoreExcInfo(cpy_r_r168);
    CPy_DecRef(cpy_r_r168.f0);
    CPy_DecRef(cpy_r_r168.f1);
    CPy_DecRef(cpy_r_r168.f2);
    goto CPyL114;
CPyL122: ;
    cpy_r_r161 = cpy_r_r15;
    CPy_DecRef(cpy_r_r161);
    CPy_RestoreExcInfo(cpy_r_r168);
    CPy_DecRef(cpy_r_r168.f0);
    CPy_DecRef(cpy_r_r168.f1);
    CPy_DecRef(cpy_r_r168.f2);
    goto CPyL129;
CPyL123: ;
    CPy_RestoreExcInfo(cpy_r_r168);
    CPy_DecRef(cpy_r_r168.f0);
    CPy_DecRef(cpy_r_r168.f1);
    CPy_DecRef(cpy_r_r168.f2);
    cpy_r_r172 = CPy_KeepPropagating();
    if (!cpy_r_r172) goto CPyL134;
    CPy_Unreachable();
CPyL125: ;
    cpy_r_r173 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r174 = NULL;
    cpy_r_r13 = cpy_r_r174;
    cpy_r_r175 = (PyObject **)&cpy_r_r13;
    cpy_r_r176 = ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_6;
    cpy_r_r177 = CPyDef_place_worker___place_worker_gen_____mypyc_generator_helper__(cpy_r_r176, cpy_r_r173, cpy_r_r173, cpy_r_r173, cpy_r_arg, cpy_r_r175);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r177 == NULL) {
        goto CPyL127;
    } else
        goto CPyL169;
CPyL126: ;
    cpy_r_r164 = cpy_r_r177;
    goto CPyL114;
CPyL127: ;
    cpy_r_r178 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r178)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 50, CPyStatic_wayfarers___turn___globals);
        goto CPyL165;
    }
    cpy_r_r161 = cpy_r_r13;
    CPy_DECREF(cpy_r_r161);
CPyL129: ;
    cpy_r_r179 = Py_None;
    CPy_INCREF(cpy_r_r179);
    ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r181 = CPyDef_wayfarers___turn____main_action_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL133;
    CPyGen_SetStopIterationValue(cpy_r_r179);
    CPy_DECREF(cpy_r_r179);
    if (!0) goto CPyL143;
    CPy_Unreachable();
CPyL133: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r179;
    CPyGen_Exit(&((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL134: ;
    ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r183 = CPyDef_wayfarers___turn____main_action_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r184 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r184;
CPyL135: ;
    cpy_r_r185 = cpy_r_r16 == 0;
    if (cpy_r_r185) goto CPyL170;
    cpy_r_r186 = cpy_r_r16 == 1;
    if (cpy_r_r186) goto CPyL171;
    cpy_r_r187 = cpy_r_r16 == 2;
    if (cpy_r_r187) {
        goto CPyL172;
    } else
        goto CPyL173;
CPyL138: ;
    cpy_r_r188 = cpy_r_r16 == 3;
    if (cpy_r_r188) {
        goto CPyL174;
    } else
        goto CPyL175;
CPyL139: ;
    cpy_r_r189 = cpy_r_r16 == 4;
    if (cpy_r_r189) {
        goto CPyL176;
    } else
        goto CPyL177;
CPyL140: ;
    cpy_r_r190 = cpy_r_r16 == 5;
    if (cpy_r_r190) {
        goto CPyL115;
    } else
        goto CPyL178;
CPyL141: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r191 = 0;
    if (unlikely(!cpy_r_r191)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 36, CPyStatic_wayfarers___turn___globals);
        goto CPyL143;
    }
    CPy_Unreachable();
CPyL143: ;
    cpy_r_r192 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___turn____main_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r192;
CPyL144: ;
    CPy_DecRef(cpy_r_r43);
    goto CPyL134;
CPyL145: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL33;
CPyL146: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL134;
CPyL147: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL38;
CPyL148: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL37;
CPyL149: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL43;
CPyL150: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL46;
CPyL151: ;
    CPy_DecRef(cpy_r_r78);
    goto CPyL134;
CPyL152: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL59;
CPyL153: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL134;
CPyL154: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL64;
CPyL155: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL63;
CPyL156: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL69;
CPyL157: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL72;
CPyL158: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL88;
CPyL159: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL134;
CPyL160: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL93;
CPyL161: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL92;
CPyL162: ;
    CPy_XDecRef(cpy_r_r11);
    goto CPyL98;
CPyL163: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL101;
CPyL164: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL113;
CPyL165: ;
    CPy_XDecRef(cpy_r_r13);
    goto CPyL134;
CPyL166: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL118;
CPyL167: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL117;
CPyL168: ;
    CPy_XDecRef(cpy_r_r15);
    goto CPyL123;
CPyL169: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL126;
CPyL170: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    goto CPyL1;
CPyL171: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    goto CPyL18;
CPyL172: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    goto CPyL35;
CPyL173: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL138;
CPyL174: ;
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    goto CPyL61;
CPyL175: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL139;
CPyL176: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL90;
CPyL177: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL140;
CPyL178: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL141;
}
        
PyObject *CPyDef_wayfarers___turn____main_action_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___turn____main_action_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___turn____main_action_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___turn____main_action_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.turn._main_action_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___turn____main_action_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "__next__", -1, CPyStatic_wayfarers___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___turn____main_action_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___turn____main_action_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___turn____main_action_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___turn____main_action_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.turn._main_action_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_wayfarers___turn____main_action_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "send", -1, CPyStatic_wayfarers___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___turn____main_action_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_wayfarers___turn____main_action_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___turn____main_action_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.turn._main_action_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___turn____main_action_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "__iter__", -1, CPyStatic_wayfarers___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___turn____main_action_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_wayfarers___turn____main_action_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_wayfarers___turn____main_action_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___turn____main_action_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.turn._main_action_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_wayfarers___turn____main_action_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "throw", -1, CPyStatic_wayfarers___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___turn____main_action_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_wayfarers___turn____main_action_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp8510 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp8510);
    PyObject *__tmp8511 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp8511);
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
        
        PyObject *CPyPy_wayfarers___turn____main_action_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___turn____main_action_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.turn._main_action_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___turn____main_action_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "close", -1, CPyStatic_wayfarers___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___turn____main_action(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_wayfarers___turn____main_action_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 36, CPyStatic_wayfarers___turn___globals);
        goto CPyL4;
    }
    ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___turn____main_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___turn____main_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 36, CPyStatic_wayfarers___turn___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___wayfarers___turn____main_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___turn____main_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___wayfarers___turn____main_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 36, CPyStatic_wayfarers___turn___globals);
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
        
        PyObject *CPyPy_wayfarers___turn____main_action(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:_main_action", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___turn____main_action(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_main_action", 36, CPyStatic_wayfarers___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___turn___MainActions___likely(PyObject *cpy_r_self) {
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
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    tuple_T3OOO cpy_r_r13;
    char cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_colour;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    int32_t cpy_r_r24;
    char cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    int32_t cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    int32_t cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    cpy_r_r0 = ((serai___games___wayfarers___turn___MainActionsObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "likely", "MainActions", "t", 59, CPyStatic_wayfarers___turn___globals);
        goto CPyL28;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_wayfarers___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/turn.py", "likely", 59, CPyStatic_wayfarers___turn___globals, "serai.games.wayfarers.table.Table", cpy_r_r0);
        goto CPyL28;
    }
    cpy_r_r2 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "likely", "Table", "book", 59, CPyStatic_wayfarers___turn___globals);
        goto CPyL28;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "likely", "Book", "options", 59, CPyStatic_wayfarers___turn___globals);
        goto CPyL28;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___wayfarers___turn___MainActionsObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "likely", "MainActions", "t", 60, CPyStatic_wayfarers___turn___globals);
        goto CPyL29;
    }
CPyL5: ;
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_wayfarers___table___Table))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/turn.py", "likely", 60, CPyStatic_wayfarers___turn___globals, "serai.games.wayfarers.table.Table", cpy_r_r4);
        goto CPyL29;
    }
    cpy_r_r6 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r5)->_players;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "likely", "Table", "players", 60, CPyStatic_wayfarers___turn___globals);
        goto CPyL29;
    }
CPyL7: ;
    cpy_r_r7 = ((serai___games___wayfarers___turn___MainActionsObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "likely", "MainActions", "me", 60, CPyStatic_wayfarers___turn___globals);
        goto CPyL29;
    }
CPyL8: ;
    cpy_r_r8 = CPyList_GetItem(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "likely", 60, CPyStatic_wayfarers___turn___globals);
        goto CPyL29;
    }
    if (likely(Py_TYPE(cpy_r_r8) == CPyType_wayfarers___table___Player))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/turn.py", "likely", 60, CPyStatic_wayfarers___turn___globals, "serai.games.wayfarers.table.Player", cpy_r_r8);
        goto CPyL29;
    }
    cpy_r_r10 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r9)->_dice;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "likely", "Player", "dice", 61, CPyStatic_wayfarers___turn___globals);
        goto CPyL30;
    }
    CPy_INCREF(cpy_r_r10);
CPyL11: ;
    cpy_r_r11 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r3)->_die;
    CPy_INCREF(cpy_r_r11);
    cpy_r_r12 = CPyDef_wayfarers___effects___dice___different(cpy_r_r10, cpy_r_r11);
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "likely", 61, CPyStatic_wayfarers___turn___globals);
        goto CPyL30;
    }
    cpy_r_r13 = CPyStatic_wayfarers___names___WORKERS;
    if (unlikely(cpy_r_r13.f0 == NULL)) {
        goto CPyL31;
    } else
        goto CPyL15;
CPyL13: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"WORKERS\" was not set");
    cpy_r_r14 = 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "likely", 62, CPyStatic_wayfarers___turn___globals);
        goto CPyL28;
    }
    CPy_Unreachable();
CPyL15: ;
    cpy_r_r15 = 0;
    cpy_r_colour = cpy_r_r15;
    CPyTagged_DECREF(cpy_r_colour);
CPyL16: ;
    cpy_r_r16 = (Py_ssize_t)cpy_r_r15 < (Py_ssize_t)6;
    if (!cpy_r_r16) goto CPyL32;
    cpy_r_colour = cpy_r_r15;
    cpy_r_r17 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r9)->_workers;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "likely", "Player", "workers", 63, CPyStatic_wayfarers___turn___globals);
        goto CPyL33;
    }
CPyL18: ;
    cpy_r_r18 = CPyList_GetItem(cpy_r_r17, cpy_r_colour);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "likely", 63, CPyStatic_wayfarers___turn___globals);
        goto CPyL33;
    }
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "likely", 63, CPyStatic_wayfarers___turn___globals);
        goto CPyL33;
    }
    cpy_r_r20 = cpy_r_r19 != 0;
    CPyTagged_DECREF(cpy_r_r19);
    if (!cpy_r_r20) goto CPyL34;
    cpy_r_r21 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r3)->_worker;
    cpy_r_r22 = CPyList_GetItem(cpy_r_r21, cpy_r_colour);
    CPyTagged_DECREF(cpy_r_colour);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "likely", 64, CPyStatic_wayfarers___turn___globals);
        goto CPyL35;
    }
    if (likely(Py_TYPE(cpy_r_r22) == CPyType_option___Option))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/turn.py", "likely", 64, CPyStatic_wayfarers___turn___globals, "serai.kernel.option.Option", cpy_r_r22);
        goto CPyL35;
    }
    cpy_r_r24 = PyList_Append(cpy_r_r12, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    cpy_r_r25 = cpy_r_r24 >= 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "likely", 64, CPyStatic_wayfarers___turn___globals);
        goto CPyL35;
    }
CPyL24: ;
    cpy_r_r26 = cpy_r_r15 + 2;
    cpy_r_r15 = cpy_r_r26;
    goto CPyL16;
CPyL25: ;
    cpy_r_r27 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r3)->_rest;
    CPy_INCREF(cpy_r_r27);
    cpy_r_r28 = PyList_Append(cpy_r_r12, cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    cpy_r_r29 = cpy_r_r28 >= 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "likely", 65, CPyStatic_wayfarers___turn___globals);
        goto CPyL36;
    }
    cpy_r_r30 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r3)->_trade;
    CPy_INCREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r31 = PyList_Append(cpy_r_r12, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    cpy_r_r32 = cpy_r_r31 >= 0;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "likely", 66, CPyStatic_wayfarers___turn___globals);
        goto CPyL37;
    }
    return cpy_r_r12;
CPyL28: ;
    cpy_r_r33 = NULL;
    return cpy_r_r33;
CPyL29: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL28;
CPyL30: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r9);
    goto CPyL28;
CPyL31: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r12);
    goto CPyL13;
CPyL32: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL25;
CPyL33: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL28;
CPyL34: ;
    CPyTagged_DECREF(cpy_r_colour);
    goto CPyL24;
CPyL35: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r12);
    goto CPyL28;
CPyL36: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    goto CPyL28;
CPyL37: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL28;
}
        
        PyObject *CPyPy_wayfarers___turn___MainActions___likely(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___turn___MainActions))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.turn.MainActions", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___turn___MainActions___likely(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "likely", 58, CPyStatic_wayfarers___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___turn___MainActions___likely__TableOffer_glue(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_wayfarers___turn___MainActions___likely(cpy_r_self);
    if (cpy_r_r0 == NULL) goto CPyL2;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_wayfarers___turn___MainActions___likely__TableOffer_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely__TableOffer_glue", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___turn___MainActions))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.turn.MainActions", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___turn___MainActions___likely__TableOffer_glue(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "likely__TableOffer_glue", -1, CPyStatic_wayfarers___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___turn___MainActions___others(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    int64_t cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    CPyPtr cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    CPyPtr cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    int32_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    int32_t cpy_r_r28;
    char cpy_r_r29;
    int64_t cpy_r_r30;
    PyObject *cpy_r_r31;
    cpy_r_r0 = ((serai___games___wayfarers___turn___MainActionsObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "others", "MainActions", "t", 70, CPyStatic_wayfarers___turn___globals);
        goto CPyL21;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_wayfarers___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/turn.py", "others", 70, CPyStatic_wayfarers___turn___globals, "serai.games.wayfarers.table.Table", cpy_r_r0);
        goto CPyL21;
    }
    cpy_r_r2 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r1)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "others", "Table", "players", 70, CPyStatic_wayfarers___turn___globals);
        goto CPyL21;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___wayfarers___turn___MainActionsObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "others", "MainActions", "me", 70, CPyStatic_wayfarers___turn___globals);
        goto CPyL21;
    }
CPyL4: ;
    cpy_r_r4 = CPyList_GetItemBorrow(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "others", 70, CPyStatic_wayfarers___turn___globals);
        goto CPyL21;
    }
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_wayfarers___table___Player))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/turn.py", "others", 70, CPyStatic_wayfarers___turn___globals, "serai.games.wayfarers.table.Player", cpy_r_r4);
        goto CPyL21;
    }
    cpy_r_r6 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r5)->_workers;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "others", "Player", "workers", 70, CPyStatic_wayfarers___turn___globals);
        goto CPyL21;
    }
    CPy_INCREF(cpy_r_r6);
CPyL7: ;
    cpy_r_r7 = PyList_New(0);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "others", 71, CPyStatic_wayfarers___turn___globals);
        goto CPyL22;
    }
    cpy_r_r8 = ((serai___games___wayfarers___turn___MainActionsObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "others", "MainActions", "t", 71, CPyStatic_wayfarers___turn___globals);
        goto CPyL23;
    }
CPyL9: ;
    if (likely(Py_TYPE(cpy_r_r8) == CPyType_wayfarers___table___Table))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/turn.py", "others", 71, CPyStatic_wayfarers___turn___globals, "serai.games.wayfarers.table.Table", cpy_r_r8);
        goto CPyL23;
    }
    cpy_r_r10 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r9)->_book;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "others", "Table", "book", 71, CPyStatic_wayfarers___turn___globals);
        goto CPyL23;
    }
CPyL11: ;
    cpy_r_r11 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r10)->_options;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "others", "Book", "options", 71, CPyStatic_wayfarers___turn___globals);
        goto CPyL23;
    }
CPyL12: ;
    cpy_r_r12 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r11)->_worker;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = 0;
CPyL13: ;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyVarObject, ob_size));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r13 < cpy_r_r15;
    if (!cpy_r_r16) goto CPyL24;
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyListObject, ob_item));
    cpy_r_r18 = *(CPyPtr *)cpy_r_r17;
    cpy_r_r19 = cpy_r_r13 * 8;
    cpy_r_r20 = cpy_r_r18 + cpy_r_r19;
    cpy_r_r21 = *(PyObject * *)cpy_r_r20;
    CPy_INCREF(cpy_r_r21);
    if (likely(Py_TYPE(cpy_r_r21) == CPyType_option___Option))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/turn.py", "others", 71, CPyStatic_wayfarers___turn___globals, "serai.kernel.option.Option", cpy_r_r21);
        goto CPyL25;
    }
    cpy_r_r23 = ((serai___kernel___option___OptionObject *)cpy_r_r22)->_value;
    cpy_r_r24 = PyObject_GetItem(cpy_r_r6, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "others", 71, CPyStatic_wayfarers___turn___globals);
        goto CPyL26;
    }
    cpy_r_r25 = PyObject_Not(cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = cpy_r_r25 >= 0;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "others", 71, CPyStatic_wayfarers___turn___globals);
        goto CPyL26;
    }
    cpy_r_r27 = cpy_r_r25;
    if (!cpy_r_r27) goto CPyL27;
    cpy_r_r28 = PyList_Append(cpy_r_r7, cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    cpy_r_r29 = cpy_r_r28 >= 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "others", 71, CPyStatic_wayfarers___turn___globals);
        goto CPyL25;
    }
CPyL19: ;
    cpy_r_r30 = cpy_r_r13 + 1;
    cpy_r_r13 = cpy_r_r30;
    goto CPyL13;
CPyL20: ;
    return cpy_r_r7;
CPyL21: ;
    cpy_r_r31 = NULL;
    return cpy_r_r31;
CPyL22: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL21;
CPyL23: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL21;
CPyL24: ;
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r12);
    goto CPyL20;
CPyL25: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r12);
    goto CPyL21;
CPyL26: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r22);
    goto CPyL21;
CPyL27: ;
    CPy_DECREF(cpy_r_r22);
    goto CPyL19;
}
        
        PyObject *CPyPy_wayfarers___turn___MainActions___others(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":others", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___turn___MainActions))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.turn.MainActions", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___turn___MainActions___others(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "others", 69, CPyStatic_wayfarers___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___turn___MainActions___others__TableOffer_glue(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_wayfarers___turn___MainActions___others(cpy_r_self);
    if (cpy_r_r0 == NULL) goto CPyL2;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_wayfarers___turn___MainActions___others__TableOffer_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":others__TableOffer_glue", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___turn___MainActions))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.turn.MainActions", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___turn___MainActions___others__TableOffer_glue(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "others__TableOffer_glue", -1, CPyStatic_wayfarers___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___turn___MainActions___obstacle(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    cpy_r_r0 = ((serai___games___wayfarers___turn___MainActionsObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "obstacle", "MainActions", "t", 74, CPyStatic_wayfarers___turn___globals);
        goto CPyL33;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_wayfarers___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/turn.py", "obstacle", 74, CPyStatic_wayfarers___turn___globals, "serai.games.wayfarers.table.Table", cpy_r_r0);
        goto CPyL33;
    }
    cpy_r_r2 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "obstacle", "Table", "book", 74, CPyStatic_wayfarers___turn___globals);
        goto CPyL33;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "obstacle", "Book", "options", 74, CPyStatic_wayfarers___turn___globals);
        goto CPyL33;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r3)->_die;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = CPyDict_GetWithNone(cpy_r_r4, cpy_r_r5);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "obstacle", 75, CPyStatic_wayfarers___turn___globals);
        goto CPyL34;
    }
    if (Py_TYPE(cpy_r_r6) == CPyType_option___Option)
        cpy_r_r7 = cpy_r_r6;
    else {
        cpy_r_r7 = NULL;
    }
    if (cpy_r_r7 != NULL) goto __LL8512;
    if (cpy_r_r6 == Py_None)
        cpy_r_r7 = cpy_r_r6;
    else {
        cpy_r_r7 = NULL;
    }
    if (cpy_r_r7 != NULL) goto __LL8512;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/turn.py", "obstacle", 75, CPyStatic_wayfarers___turn___globals, "serai.kernel.option.Option or None", cpy_r_r6);
    goto CPyL34;
__LL8512: ;
    cpy_r_r8 = cpy_r_r7 == cpy_r_option;
    CPy_DECREF(cpy_r_r7);
    if (cpy_r_r8) {
        goto CPyL35;
    } else
        goto CPyL19;
CPyL7: ;
    cpy_r_r9 = ((serai___games___wayfarers___turn___MainActionsObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "obstacle", "MainActions", "t", 76, CPyStatic_wayfarers___turn___globals);
        goto CPyL33;
    }
    CPy_INCREF(cpy_r_r9);
CPyL8: ;
    if (likely(Py_TYPE(cpy_r_r9) == CPyType_wayfarers___table___Table))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/turn.py", "obstacle", 76, CPyStatic_wayfarers___turn___globals, "serai.games.wayfarers.table.Table", cpy_r_r9);
        goto CPyL33;
    }
    cpy_r_r11 = ((serai___games___wayfarers___turn___MainActionsObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "obstacle", "MainActions", "me", 76, CPyStatic_wayfarers___turn___globals);
        goto CPyL36;
    }
    CPyTagged_INCREF(cpy_r_r11);
CPyL10: ;
    cpy_r_r12 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r12);
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "obstacle", 76, CPyStatic_wayfarers___turn___globals);
        goto CPyL37;
    }
    cpy_r_r14 = CPyDef_place_die___can_place(cpy_r_r10, cpy_r_r11, cpy_r_r13);
    CPy_DECREF(cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "obstacle", 76, CPyStatic_wayfarers___turn___globals);
        goto CPyL33;
    }
    if (!cpy_r_r14) goto CPyL14;
    cpy_r_r15 = Py_None;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r16 = cpy_r_r15;
    goto CPyL18;
CPyL14: ;
    cpy_r_r17 = CPyStatic_wayfarers___reasons___NO_SLOT;
    if (likely(cpy_r_r17 != NULL)) goto CPyL17;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_SLOT\" was not set");
    cpy_r_r18 = 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "obstacle", 76, CPyStatic_wayfarers___turn___globals);
        goto CPyL33;
    }
    CPy_Unreachable();
CPyL17: ;
    CPy_INCREF(cpy_r_r17);
    cpy_r_r16 = cpy_r_r17;
CPyL18: ;
    return cpy_r_r16;
CPyL19: ;
    cpy_r_r19 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r3)->_rest;
    CPy_INCREF(cpy_r_r19);
    cpy_r_r20 = cpy_r_option == cpy_r_r19;
    CPy_DECREF(cpy_r_r19);
    if (cpy_r_r20) {
        goto CPyL38;
    } else
        goto CPyL21;
CPyL20: ;
    cpy_r_r21 = Py_None;
    CPy_INCREF(cpy_r_r21);
    return cpy_r_r21;
CPyL21: ;
    cpy_r_r22 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r3)->_trade;
    CPy_INCREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r23 = cpy_r_option == cpy_r_r22;
    CPy_DECREF(cpy_r_r22);
    if (!cpy_r_r23) goto CPyL27;
    cpy_r_r24 = ((serai___games___wayfarers___turn___MainActionsObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "obstacle", "MainActions", "t", 80, CPyStatic_wayfarers___turn___globals);
        goto CPyL33;
    }
    CPy_INCREF(cpy_r_r24);
CPyL23: ;
    if (likely(Py_TYPE(cpy_r_r24) == CPyType_wayfarers___table___Table))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/turn.py", "obstacle", 80, CPyStatic_wayfarers___turn___globals, "serai.games.wayfarers.table.Table", cpy_r_r24);
        goto CPyL33;
    }
    cpy_r_r26 = ((serai___games___wayfarers___turn___MainActionsObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "obstacle", "MainActions", "me", 80, CPyStatic_wayfarers___turn___globals);
        goto CPyL39;
    }
    CPyTagged_INCREF(cpy_r_r26);
CPyL25: ;
    cpy_r_r27 = CPyDef_wayfarers___actions___trade___trade_obstacle(cpy_r_r25, cpy_r_r26);
    CPy_DECREF(cpy_r_r25);
    CPyTagged_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "obstacle", 80, CPyStatic_wayfarers___turn___globals);
        goto CPyL33;
    }
    return cpy_r_r27;
CPyL27: ;
    cpy_r_r28 = ((serai___games___wayfarers___turn___MainActionsObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "obstacle", "MainActions", "t", 81, CPyStatic_wayfarers___turn___globals);
        goto CPyL33;
    }
    CPy_INCREF(cpy_r_r28);
CPyL28: ;
    if (likely(Py_TYPE(cpy_r_r28) == CPyType_wayfarers___table___Table))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/turn.py", "obstacle", 81, CPyStatic_wayfarers___turn___globals, "serai.games.wayfarers.table.Table", cpy_r_r28);
        goto CPyL33;
    }
    cpy_r_r30 = ((serai___games___wayfarers___turn___MainActionsObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "obstacle", "MainActions", "me", 81, CPyStatic_wayfarers___turn___globals);
        goto CPyL40;
    }
    CPyTagged_INCREF(cpy_r_r30);
CPyL30: ;
    cpy_r_r31 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r31);
    if (likely(PyLong_Check(cpy_r_r31)))
        cpy_r_r32 = CPyTagged_FromObject(cpy_r_r31);
    else {
        CPy_TypeError("int", cpy_r_r31); cpy_r_r32 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "obstacle", 81, CPyStatic_wayfarers___turn___globals);
        goto CPyL41;
    }
    cpy_r_r33 = CPyDef_place_worker___colour_obstacle(cpy_r_r29, cpy_r_r30, cpy_r_r32);
    CPy_DECREF(cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "obstacle", 81, CPyStatic_wayfarers___turn___globals);
        goto CPyL33;
    }
    return cpy_r_r33;
CPyL33: ;
    cpy_r_r34 = NULL;
    return cpy_r_r34;
CPyL34: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL33;
CPyL35: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL7;
CPyL36: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL33;
CPyL37: ;
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL33;
CPyL38: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL20;
CPyL39: ;
    CPy_DecRef(cpy_r_r25);
    goto CPyL33;
CPyL40: ;
    CPy_DecRef(cpy_r_r29);
    goto CPyL33;
CPyL41: ;
    CPy_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r30);
    goto CPyL33;
}
        
        PyObject *CPyPy_wayfarers___turn___MainActions___obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:obstacle", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___turn___MainActions))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.turn.MainActions", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___turn___MainActions___obstacle(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "obstacle", 73, CPyStatic_wayfarers___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___turn____after_action_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    tuple_T3OOO cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject **cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
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
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyTagged cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject **cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    char cpy_r_r82;
    tuple_T3OOO cpy_r_r83;
    PyObject **cpy_r_r84;
    PyObject *cpy_r_r85;
    char cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject **cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    CPyTagged cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject **cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    char cpy_r_r111;
    PyObject *cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    char cpy_r_r115;
    tuple_T3OOO cpy_r_r116;
    PyObject **cpy_r_r117;
    PyObject *cpy_r_r118;
    char cpy_r_r119;
    char cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject **cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    char cpy_r_r128;
    int32_t cpy_r_r129;
    PyObject *cpy_r_r130;
    char cpy_r_r131;
    int32_t cpy_r_r132;
    char cpy_r_r133;
    int32_t cpy_r_r134;
    PyObject *cpy_r_r135;
    char cpy_r_r136;
    char cpy_r_r137;
    char cpy_r_r138;
    char cpy_r_r139;
    char cpy_r_r140;
    PyObject *cpy_r_r141;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL98;
CPyL1: ;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_type != cpy_r_r9;
    if (!cpy_r_r10) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_after_action", 84, CPyStatic_wayfarers___turn___globals);
        goto CPyL97;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r11 = ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_after_action", "_after_action_gen", "t", 86, CPyStatic_wayfarers___turn___globals);
        goto CPyL97;
    }
CPyL5: ;
    cpy_r_r12 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r11)->_book;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_after_action", "Table", "book", 86, CPyStatic_wayfarers___turn___globals);
        goto CPyL97;
    }
CPyL6: ;
    cpy_r_r13 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r12)->_options;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_after_action", "Book", "options", 86, CPyStatic_wayfarers___turn___globals);
        goto CPyL97;
    }
    CPy_INCREF(cpy_r_r13);
CPyL7: ;
    if (((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options != NULL) {
        CPy_DECREF(((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options);
    }
    ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options = cpy_r_r13;
    cpy_r_r14 = 1;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_after_action", 86, CPyStatic_wayfarers___turn___globals);
        goto CPyL97;
    }
CPyL8: ;
    cpy_r_r15 = ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_after_action", "_after_action_gen", "t", 87, CPyStatic_wayfarers___turn___globals);
        goto CPyL97;
    }
CPyL9: ;
    cpy_r_r16 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r15)->_confirm;
    if (unlikely(cpy_r_r16 == 2)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_after_action", "Table", "confirm", 87, CPyStatic_wayfarers___turn___globals);
        goto CPyL97;
    }
CPyL10: ;
    if (cpy_r_r16) goto CPyL19;
CPyL11: ;
    cpy_r_r17 = ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_after_action", "_after_action_gen", "t", 87, CPyStatic_wayfarers___turn___globals);
        goto CPyL97;
    }
CPyL12: ;
    cpy_r_r18 = ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_after_action", "_after_action_gen", "me", 87, CPyStatic_wayfarers___turn___globals);
        goto CPyL97;
    }
CPyL13: ;
    cpy_r_r19 = CPyDef_journal___science_obstacle(cpy_r_r17, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_after_action", 87, CPyStatic_wayfarers___turn___globals);
        goto CPyL97;
    }
    cpy_r_r20 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r21 = cpy_r_r19 == cpy_r_r20;
    CPy_DECREF(cpy_r_r19);
    if (cpy_r_r21) goto CPyL19;
    cpy_r_r22 = ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_after_action", "_after_action_gen", "t", 87, CPyStatic_wayfarers___turn___globals);
        goto CPyL97;
    }
CPyL16: ;
    cpy_r_r23 = ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_after_action", "_after_action_gen", "me", 87, CPyStatic_wayfarers___turn___globals);
        goto CPyL97;
    }
CPyL17: ;
    cpy_r_r24 = CPyDef_wayfarers___actions___trade___trade_obstacle(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_after_action", 87, CPyStatic_wayfarers___turn___globals);
        goto CPyL97;
    }
    cpy_r_r25 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r26 = cpy_r_r24 == cpy_r_r25;
    CPy_DECREF(cpy_r_r24);
    if (!cpy_r_r26) goto CPyL92;
CPyL19: ;
    cpy_r_r27 = ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_after_action", "_after_action_gen", "options", 88, CPyStatic_wayfarers___turn___globals);
        goto CPyL97;
    }
CPyL20: ;
    cpy_r_r28 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r27)->_science;
    CPy_INCREF(cpy_r_r28);
    cpy_r_r29 = ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_after_action", "_after_action_gen", "options", 88, CPyStatic_wayfarers___turn___globals);
        goto CPyL105;
    }
CPyL21: ;
    cpy_r_r30 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r29)->_trade;
    CPy_INCREF(cpy_r_r30);
    cpy_r_r31 = ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_after_action", "_after_action_gen", "options", 88, CPyStatic_wayfarers___turn___globals);
        goto CPyL106;
    }
CPyL22: ;
    cpy_r_r32 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r31)->_end_turn;
    CPy_INCREF(cpy_r_r32);
    cpy_r_r33.f0 = cpy_r_r28;
    cpy_r_r33.f1 = cpy_r_r30;
    cpy_r_r33.f2 = cpy_r_r32;
    cpy_r_r34 = CPyStatic_wayfarers___turn___globals;
    cpy_r_r35 = CPyStatics[4427]; /* '_ability_obstacle' */
    cpy_r_r36 = CPyDict_GetItem(cpy_r_r34, cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_after_action", 88, CPyStatic_wayfarers___turn___globals);
        goto CPyL107;
    }
    cpy_r_r37 = ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_after_action", "_after_action_gen", "t", 88, CPyStatic_wayfarers___turn___globals);
        goto CPyL108;
    }
CPyL24: ;
    cpy_r_r38 = ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_after_action", "_after_action_gen", "me", 88, CPyStatic_wayfarers___turn___globals);
        goto CPyL108;
    }
CPyL25: ;
    cpy_r_r39 = CPyStatic_wayfarers___turn___globals;
    cpy_r_r40 = CPyStatics[1944]; /* 'partial' */
    cpy_r_r41 = CPyDict_GetItem(cpy_r_r39, cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_after_action", 88, CPyStatic_wayfarers___turn___globals);
        goto CPyL108;
    }
    CPyTagged_INCREF(cpy_r_r38);
    cpy_r_r42 = CPyTagged_StealAsObject(cpy_r_r38);
    PyObject *cpy_r_r43[3] = {cpy_r_r36, cpy_r_r37, cpy_r_r42};
    cpy_r_r44 = (PyObject **)&cpy_r_r43;
    cpy_r_r45 = PyObject_Vectorcall(cpy_r_r41, cpy_r_r44, 3, 0);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_after_action", 88, CPyStatic_wayfarers___turn___globals);
        goto CPyL109;
    }
    CPy_DECREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r42);
    cpy_r_r46 = PyTuple_New(3);
    if (unlikely(cpy_r_r46 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8513 = cpy_r_r33.f0;
    PyTuple_SET_ITEM(cpy_r_r46, 0, __tmp8513);
    PyObject *__tmp8514 = cpy_r_r33.f1;
    PyTuple_SET_ITEM(cpy_r_r46, 1, __tmp8514);
    PyObject *__tmp8515 = cpy_r_r33.f2;
    PyTuple_SET_ITEM(cpy_r_r46, 2, __tmp8515);
    cpy_r_r47 = NULL;
    cpy_r_r48 = NULL;
    cpy_r_r49 = CPyDef_offer___Offer(cpy_r_r46, cpy_r_r45, cpy_r_r47, cpy_r_r48);
    CPy_DECREF(cpy_r_r46);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_after_action", 88, CPyStatic_wayfarers___turn___globals);
        goto CPyL97;
    }
    cpy_r_r50 = ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_after_action", "_after_action_gen", "me", 89, CPyStatic_wayfarers___turn___globals);
        goto CPyL110;
    }
CPyL29: ;
    cpy_r_r51 = CPyStatics[894]; /* 'end-turn' */
    cpy_r_r52 = CPyStatics[4428]; /* 'WF-TURN-07' */
    cpy_r_r53 = ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_after_action", "_after_action_gen", "t", 89, CPyStatic_wayfarers___turn___globals);
        goto CPyL110;
    }
CPyL30: ;
    cpy_r_r54 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r53)->_confirm;
    if (unlikely(cpy_r_r54 == 2)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_after_action", "Table", "confirm", 89, CPyStatic_wayfarers___turn___globals);
        goto CPyL110;
    }
CPyL31: ;
    cpy_r_r55 = NULL;
    cpy_r_r56 = NULL;
    cpy_r_r57 = CPyDef_decision___ask(cpy_r_r50, cpy_r_r51, cpy_r_r52, cpy_r_r49, cpy_r_r55, cpy_r_r56, cpy_r_r54);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_after_action", 89, CPyStatic_wayfarers___turn___globals);
        goto CPyL97;
    }
    ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r57;
CPyL33: ;
    cpy_r_r59 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r60 = cpy_r_type != cpy_r_r59;
    if (!cpy_r_r60) goto CPyL36;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_after_action", 89, CPyStatic_wayfarers___turn___globals);
        goto CPyL97;
    }
    CPy_Unreachable();
CPyL36: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r61 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/turn.py", "_after_action", 89, CPyStatic_wayfarers___turn___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL97;
    }
    cpy_r_r62 = ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_after_action", "_after_action_gen", "options", 90, CPyStatic_wayfarers___turn___globals);
        goto CPyL111;
    }
CPyL38: ;
    cpy_r_r63 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r62)->_science;
    CPy_INCREF(cpy_r_r63);
    cpy_r_r64 = cpy_r_r61 == cpy_r_r63;
    CPy_DECREF(cpy_r_r63);
    if (cpy_r_r64) {
        goto CPyL112;
    } else
        goto CPyL62;
CPyL39: ;
    cpy_r_r65 = ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_after_action", "_after_action_gen", "t", 91, CPyStatic_wayfarers___turn___globals);
        goto CPyL97;
    }
CPyL40: ;
    cpy_r_r66 = ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_after_action", "_after_action_gen", "me", 91, CPyStatic_wayfarers___turn___globals);
        goto CPyL97;
    }
CPyL41: ;
    cpy_r_r67 = CPyDef_journal___science(cpy_r_r65, cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_after_action", 91, CPyStatic_wayfarers___turn___globals);
        goto CPyL97;
    }
    if (((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____after_action_gen_1 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____after_action_gen_1);
    }
    ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____after_action_gen_1 = cpy_r_r67;
    cpy_r_r68 = 1;
    if (!cpy_r_r68) goto CPyL97;
    cpy_r_r69 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r70 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r71 = NULL;
    cpy_r_r1 = cpy_r_r71;
    cpy_r_r72 = (PyObject **)&cpy_r_r1;
    cpy_r_r73 = ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____after_action_gen_1;
    cpy_r_r74 = CPyDef_journal___science_gen_____mypyc_generator_helper__(cpy_r_r73, cpy_r_r70, cpy_r_r70, cpy_r_r70, cpy_r_r69, cpy_r_r72);
    if (cpy_r_r74 != NULL) goto CPyL113;
    cpy_r_r75 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r75)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_after_action", 91, CPyStatic_wayfarers___turn___globals);
        goto CPyL114;
    }
    cpy_r_r76 = cpy_r_r1;
    CPy_DECREF(cpy_r_r76);
    cpy_r_r77 = NULL;
    if (((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____after_action_gen_1 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____after_action_gen_1);
    }
    ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____after_action_gen_1 = cpy_r_r77;
    cpy_r_r78 = 1;
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_after_action", 91, CPyStatic_wayfarers___turn___globals);
        goto CPyL97;
    } else
        goto CPyL8;
CPyL46: ;
    cpy_r_r79 = cpy_r_r74;
CPyL47: ;
    ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r79;
CPyL48: ;
    cpy_r_r81 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r82 = cpy_r_type != cpy_r_r81;
    if (!cpy_r_r82) goto CPyL115;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_after_action", 91, CPyStatic_wayfarers___turn___globals);
        goto CPyL52;
    } else
        goto CPyL116;
CPyL50: ;
    CPy_Unreachable();
CPyL51: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL58;
CPyL52: ;
    cpy_r_r83 = CPy_CatchError();
    cpy_r_r84 = (PyObject **)&cpy_r_r3;
    cpy_r_r85 = ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____after_action_gen_1;
    cpy_r_r86 = CPy_YieldFromErrorHandle(cpy_r_r85, cpy_r_r84);
    if (unlikely(cpy_r_r86 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_after_action", 91, CPyStatic_wayfarers___turn___globals);
        goto CPyL117;
    }
    if (cpy_r_r86) goto CPyL55;
    cpy_r_r79 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r83);
    CPy_DecRef(cpy_r_r83.f0);
    CPy_DecRef(cpy_r_r83.f1);
    CPy_DecRef(cpy_r_r83.f2);
    goto CPyL47;
CPyL55: ;
    cpy_r_r76 = cpy_r_r3;
    CPy_DecRef(cpy_r_r76);
    CPy_RestoreExcInfo(cpy_r_r83);
    CPy_DecRef(cpy_r_r83.f0);
    CPy_DecRef(cpy_r_r83.f1);
    CPy_DecRef(cpy_r_r83.f2);
    goto CPyL8;
CPyL56: ;
    CPy_RestoreExcInfo(cpy_r_r83);
    CPy_DecRef(cpy_r_r83.f0);
    CPy_DecRef(cpy_r_r83.f1);
    CPy_DecRef(cpy_r_r83.f2);
    cpy_r_r87 = CPy_KeepPropagating();
    if (!cpy_r_r87) goto CPyL97;
    CPy_Unreachable();
CPyL58: ;
    cpy_r_r88 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r89 = NULL;
    cpy_r_r1 = cpy_r_r89;
    cpy_r_r90 = (PyObject **)&cpy_r_r1;
    cpy_r_r91 = ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____after_action_gen_1;
    cpy_r_r92 = CPyDef_journal___science_gen_____mypyc_generator_helper__(cpy_r_r91, cpy_r_r88, cpy_r_r88, cpy_r_r88, cpy_r_arg, cpy_r_r90);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r92 == NULL) {
        goto CPyL60;
    } else
        goto CPyL118;
CPyL59: ;
    cpy_r_r79 = cpy_r_r92;
    goto CPyL47;
CPyL60: ;
    cpy_r_r93 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r93)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_after_action", 91, CPyStatic_wayfarers___turn___globals);
        goto CPyL114;
    }
    cpy_r_r76 = cpy_r_r1;
    CPy_DECREF(cpy_r_r76);
    goto CPyL8;
CPyL62: ;
    cpy_r_r94 = ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_after_action", "_after_action_gen", "options", 92, CPyStatic_wayfarers___turn___globals);
        goto CPyL111;
    }
CPyL63: ;
    cpy_r_r95 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r94)->_trade;
    CPy_INCREF(cpy_r_r95);
    cpy_r_r96 = cpy_r_r61 == cpy_r_r95;
    CPy_DECREF(cpy_r_r61);
    CPy_DECREF(cpy_r_r95);
    if (!cpy_r_r96) goto CPyL87;
    cpy_r_r97 = ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_after_action", "_after_action_gen", "t", 93, CPyStatic_wayfarers___turn___globals);
        goto CPyL97;
    }
CPyL65: ;
    cpy_r_r98 = ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r98 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_after_action", "_after_action_gen", "me", 93, CPyStatic_wayfarers___turn___globals);
        goto CPyL97;
    }
CPyL66: ;
    cpy_r_r99 = NULL;
    cpy_r_r100 = CPyDef_wayfarers___actions___trade___adjust_by_trade(cpy_r_r97, cpy_r_r98, cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_after_action", 93, CPyStatic_wayfarers___turn___globals);
        goto CPyL97;
    }
    if (((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____after_action_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____after_action_gen_2);
    }
    ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____after_action_gen_2 = cpy_r_r100;
    cpy_r_r101 = 1;
    if (!cpy_r_r101) goto CPyL97;
    cpy_r_r102 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r103 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r104 = NULL;
    cpy_r_r5 = cpy_r_r104;
    cpy_r_r105 = (PyObject **)&cpy_r_r5;
    cpy_r_r106 = ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____after_action_gen_2;
    cpy_r_r107 = CPyDef_wayfarers___actions___trade___adjust_by_trade_gen_____mypyc_generator_helper__(cpy_r_r106, cpy_r_r103, cpy_r_r103, cpy_r_r103, cpy_r_r102, cpy_r_r105);
    if (cpy_r_r107 != NULL) goto CPyL119;
    cpy_r_r108 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r108)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_after_action", 93, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r109 = cpy_r_r5;
    CPy_DECREF(cpy_r_r109);
    cpy_r_r110 = NULL;
    if (((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____after_action_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____after_action_gen_2);
    }
    ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____after_action_gen_2 = cpy_r_r110;
    cpy_r_r111 = 1;
    if (unlikely(!cpy_r_r111)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_after_action", 93, CPyStatic_wayfarers___turn___globals);
        goto CPyL97;
    } else
        goto CPyL8;
CPyL71: ;
    cpy_r_r112 = cpy_r_r107;
CPyL72: ;
    ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r112;
CPyL73: ;
    cpy_r_r114 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r115 = cpy_r_type != cpy_r_r114;
    if (!cpy_r_r115) goto CPyL121;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_after_action", 93, CPyStatic_wayfarers___turn___globals);
        goto CPyL77;
    } else
        goto CPyL122;
CPyL75: ;
    CPy_Unreachable();
CPyL76: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL83;
CPyL77: ;
    cpy_r_r116 = CPy_CatchError();
    cpy_r_r117 = (PyObject **)&cpy_r_r7;
    cpy_r_r118 = ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____after_action_gen_2;
    cpy_r_r119 = CPy_YieldFromErrorHandle(cpy_r_r118, cpy_r_r117);
    if (unlikely(cpy_r_r119 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_after_action", 93, CPyStatic_wayfarers___turn___globals);
        goto CPyL123;
    }
    if (cpy_r_r119) goto CPyL80;
    cpy_r_r112 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r116);
    CPy_DecRef(cpy_r_r116.f0);
    CPy_DecRef(cpy_r_r116.f1);
    CPy_DecRef(cpy_r_r116.f2);
    goto CPyL72;
CPyL80: ;
    cpy_r_r109 = cpy_r_r7;
    CPy_DecRef(cpy_r_r109);
    CPy_RestoreExcInfo(cpy_r_r116);
    CPy_DecRef(cpy_r_r116.f0);
    CPy_DecRef(cpy_r_r116.f1);
    CPy_DecRef(cpy_r_r116.f2);
    goto CPyL8;
CPyL81: ;
    CPy_RestoreExcInfo(cpy_r_r116);
    CPy_DecRef(cpy_r_r116.f0);
    CPy_DecRef(cpy_r_r116.f1);
    CPy_DecRef(cpy_r_r116.f2);
    cpy_r_r120 = CPy_KeepPropagating();
    if (!cpy_r_r120) goto CPyL97;
    CPy_Unreachable();
CPyL83: ;
    cpy_r_r121 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r122 = NULL;
    cpy_r_r5 = cpy_r_r122;
    cpy_r_r123 = (PyObject **)&cpy_r_r5;
    cpy_r_r124 = ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___turn____after_action_gen_2;
    cpy_r_r125 = CPyDef_wayfarers___actions___trade___adjust_by_trade_gen_____mypyc_generator_helper__(cpy_r_r124, cpy_r_r121, cpy_r_r121, cpy_r_r121, cpy_r_arg, cpy_r_r123);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r125 == NULL) {
        goto CPyL85;
    } else
        goto CPyL124;
CPyL84: ;
    cpy_r_r112 = cpy_r_r125;
    goto CPyL72;
CPyL85: ;
    cpy_r_r126 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r126)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_after_action", 93, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r109 = cpy_r_r5;
    CPy_DECREF(cpy_r_r109);
    goto CPyL8;
CPyL87: ;
    cpy_r_r127 = Py_None;
    CPy_INCREF(cpy_r_r127);
    ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r129 = CPyDef_wayfarers___turn____after_action_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL91;
    CPyGen_SetStopIterationValue(cpy_r_r127);
    CPy_DECREF(cpy_r_r127);
    if (!0) goto CPyL104;
    CPy_Unreachable();
CPyL91: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r127;
    CPyGen_Exit(&((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL92: ;
    cpy_r_r130 = Py_None;
    CPy_INCREF(cpy_r_r130);
    ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r132 = CPyDef_wayfarers___turn____after_action_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL96;
    CPyGen_SetStopIterationValue(cpy_r_r130);
    CPy_DECREF(cpy_r_r130);
    if (!0) goto CPyL104;
    CPy_Unreachable();
CPyL96: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r130;
    CPyGen_Exit(&((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL97: ;
    ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r134 = CPyDef_wayfarers___turn____after_action_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r135 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r135;
CPyL98: ;
    cpy_r_r136 = cpy_r_r8 == 0;
    if (cpy_r_r136) goto CPyL125;
    cpy_r_r137 = cpy_r_r8 == 1;
    if (cpy_r_r137) goto CPyL126;
    cpy_r_r138 = cpy_r_r8 == 2;
    if (cpy_r_r138) {
        goto CPyL127;
    } else
        goto CPyL128;
CPyL101: ;
    cpy_r_r139 = cpy_r_r8 == 3;
    if (cpy_r_r139) {
        goto CPyL73;
    } else
        goto CPyL129;
CPyL102: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r140 = 0;
    if (unlikely(!cpy_r_r140)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_after_action", 84, CPyStatic_wayfarers___turn___globals);
        goto CPyL104;
    }
    CPy_Unreachable();
CPyL104: ;
    cpy_r_r141 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___turn____after_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r141;
CPyL105: ;
    CPy_DecRef(cpy_r_r28);
    goto CPyL97;
CPyL106: ;
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r30);
    goto CPyL97;
CPyL107: ;
    CPy_DecRef(cpy_r_r33.f0);
    CPy_DecRef(cpy_r_r33.f1);
    CPy_DecRef(cpy_r_r33.f2);
    goto CPyL97;
CPyL108: ;
    CPy_DecRef(cpy_r_r33.f0);
    CPy_DecRef(cpy_r_r33.f1);
    CPy_DecRef(cpy_r_r33.f2);
    CPy_DecRef(cpy_r_r36);
    goto CPyL97;
CPyL109: ;
    CPy_DecRef(cpy_r_r33.f0);
    CPy_DecRef(cpy_r_r33.f1);
    CPy_DecRef(cpy_r_r33.f2);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r42);
    goto CPyL97;
CPyL110: ;
    CPy_DecRef(cpy_r_r49);
    goto CPyL97;
CPyL111: ;
    CPy_DecRef(cpy_r_r61);
    goto CPyL97;
CPyL112: ;
    CPy_DECREF(cpy_r_r61);
    goto CPyL39;
CPyL113: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL46;
CPyL114: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL97;
CPyL115: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL51;
CPyL116: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL50;
CPyL117: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL56;
CPyL118: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL59;
CPyL119: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL71;
CPyL120: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL97;
CPyL121: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL76;
CPyL122: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL75;
CPyL123: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL81;
CPyL124: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL84;
CPyL125: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL1;
CPyL126: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL33;
CPyL127: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL48;
CPyL128: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL101;
CPyL129: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL102;
}
        
PyObject *CPyDef_wayfarers___turn____after_action_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___turn____after_action_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___turn____after_action_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___turn____after_action_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.turn._after_action_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___turn____after_action_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "__next__", -1, CPyStatic_wayfarers___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___turn____after_action_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___turn____after_action_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___turn____after_action_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___turn____after_action_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.turn._after_action_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_wayfarers___turn____after_action_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "send", -1, CPyStatic_wayfarers___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___turn____after_action_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_wayfarers___turn____after_action_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___turn____after_action_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.turn._after_action_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___turn____after_action_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "__iter__", -1, CPyStatic_wayfarers___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___turn____after_action_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_wayfarers___turn____after_action_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_wayfarers___turn____after_action_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___turn____after_action_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.turn._after_action_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_wayfarers___turn____after_action_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "throw", -1, CPyStatic_wayfarers___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___turn____after_action_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_wayfarers___turn____after_action_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp8516 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp8516);
    PyObject *__tmp8517 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp8517);
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
        
        PyObject *CPyPy_wayfarers___turn____after_action_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___turn____after_action_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.turn._after_action_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___turn____after_action_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "close", -1, CPyStatic_wayfarers___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___turn____after_action(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_wayfarers___turn____after_action_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_after_action", 84, CPyStatic_wayfarers___turn___globals);
        goto CPyL4;
    }
    ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___turn____after_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___turn____after_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_after_action", 84, CPyStatic_wayfarers___turn___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___wayfarers___turn____after_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___turn____after_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___wayfarers___turn____after_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_after_action", 84, CPyStatic_wayfarers___turn___globals);
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
        
        PyObject *CPyPy_wayfarers___turn____after_action(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:_after_action", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___turn____after_action(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_after_action", 84, CPyStatic_wayfarers___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___turn____ability_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_ability_obstacle", "Table", "book", 99, CPyStatic_wayfarers___turn___globals);
        goto CPyL10;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_ability_obstacle", "Book", "options", 99, CPyStatic_wayfarers___turn___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_science;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = cpy_r_option == cpy_r_r2;
    CPy_DECREF(cpy_r_r2);
    if (cpy_r_r3) {
        goto CPyL11;
    } else
        goto CPyL5;
CPyL3: ;
    cpy_r_r4 = CPyDef_journal___science_obstacle(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_ability_obstacle", 101, CPyStatic_wayfarers___turn___globals);
        goto CPyL10;
    }
    return cpy_r_r4;
CPyL5: ;
    cpy_r_r5 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_trade;
    CPy_INCREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r6 = cpy_r_option == cpy_r_r5;
    CPy_DECREF(cpy_r_r5);
    if (!cpy_r_r6) goto CPyL8;
    cpy_r_r7 = CPyDef_wayfarers___actions___trade___trade_obstacle(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_ability_obstacle", 102, CPyStatic_wayfarers___turn___globals);
        goto CPyL10;
    }
    cpy_r_r8 = cpy_r_r7;
    goto CPyL9;
CPyL8: ;
    cpy_r_r9 = Py_None;
    CPy_INCREF(cpy_r_r9);
    cpy_r_r8 = cpy_r_r9;
CPyL9: ;
    return cpy_r_r8;
CPyL10: ;
    cpy_r_r10 = NULL;
    return cpy_r_r10;
CPyL11: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL3;
}
        
        PyObject *CPyPy_wayfarers___turn____ability_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "option", 0};
            static CPyArg_Parser parser = {"OOO:_ability_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_option)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
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
            PyObject *retval = CPyDef_wayfarers___turn____ability_obstacle(arg_t, arg_me, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_ability_obstacle", 98, CPyStatic_wayfarers___turn___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___turn____end_turn(PyObject *cpy_r_t) {
    char cpy_r_r0;
    char cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    CPyTagged cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    CPyTagged cpy_r_r29;
    CPyTagged cpy_r_r30;
    char cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_r33;
    CPyTagged cpy_r_r34;
    CPyTagged cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    cpy_r_r0 = CPyDef_wayfarers___turn___refill(cpy_r_t);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_end_turn", 107, CPyStatic_wayfarers___turn___globals);
        goto CPyL28;
    }
    cpy_r_r1 = CPyDef_wayfarers___setup___forget_turn(cpy_r_t);
    if (unlikely(cpy_r_r1 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_end_turn", 108, CPyStatic_wayfarers___turn___globals);
        goto CPyL28;
    }
    cpy_r_r2 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_end_turn", "Table", "seat", 109, CPyStatic_wayfarers___turn___globals);
        goto CPyL28;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_end_turn", "Table", "players", 109, CPyStatic_wayfarers___turn___globals);
        goto CPyL29;
    }
CPyL4: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r5 << 1;
    cpy_r_r7 = cpy_r_r2 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (cpy_r_r8) goto CPyL6;
    cpy_r_r9 = cpy_r_r6 & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (!cpy_r_r10) goto CPyL7;
CPyL6: ;
    cpy_r_r11 = CPyTagged_IsLt_(cpy_r_r2, cpy_r_r6);
    cpy_r_r12 = cpy_r_r11;
    goto CPyL8;
CPyL7: ;
    cpy_r_r13 = (Py_ssize_t)cpy_r_r2 < (Py_ssize_t)cpy_r_r6;
    cpy_r_r12 = cpy_r_r13;
CPyL8: ;
    CPyTagged_DECREF(cpy_r_r2);
    if (!cpy_r_r12) goto CPyL14;
    cpy_r_r14 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_end_turn", "Table", "players", 110, CPyStatic_wayfarers___turn___globals);
        goto CPyL28;
    }
CPyL10: ;
    cpy_r_r15 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_end_turn", "Table", "seat", 110, CPyStatic_wayfarers___turn___globals);
        goto CPyL28;
    }
CPyL11: ;
    cpy_r_r16 = CPyList_GetItem(cpy_r_r14, cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_end_turn", 110, CPyStatic_wayfarers___turn___globals);
        goto CPyL28;
    }
    if (likely(Py_TYPE(cpy_r_r16) == CPyType_wayfarers___table___Player))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/turn.py", "_end_turn", 110, CPyStatic_wayfarers___turn___globals, "serai.games.wayfarers.table.Player", cpy_r_r16);
        goto CPyL28;
    }
    cpy_r_r18 = CPyDef_wayfarers___setup___make_ready(cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_end_turn", 110, CPyStatic_wayfarers___turn___globals);
        goto CPyL28;
    }
CPyL14: ;
    cpy_r_r19 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_turn;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_end_turn", "Table", "turn", 111, CPyStatic_wayfarers___turn___globals);
        goto CPyL28;
    }
CPyL15: ;
    cpy_r_r20 = CPyTagged_Add(cpy_r_r19, 2);
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_turn != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_turn);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_turn = cpy_r_r20;
    cpy_r_r21 = 1;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_end_turn", 111, CPyStatic_wayfarers___turn___globals);
        goto CPyL28;
    }
    cpy_r_r22 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_turns_left;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_end_turn", "Table", "turns_left", 112, CPyStatic_wayfarers___turn___globals);
        goto CPyL28;
    }
CPyL17: ;
    cpy_r_r23 = cpy_r_r22 & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (cpy_r_r24) goto CPyL19;
    cpy_r_r25 = 0 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (!cpy_r_r26) goto CPyL20;
CPyL19: ;
    cpy_r_r27 = CPyTagged_IsLt_(0, cpy_r_r22);
    if (cpy_r_r27) {
        goto CPyL21;
    } else
        goto CPyL23;
CPyL20: ;
    cpy_r_r28 = (Py_ssize_t)cpy_r_r22 > (Py_ssize_t)0;
    if (!cpy_r_r28) goto CPyL23;
CPyL21: ;
    cpy_r_r29 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_turns_left;
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_end_turn", "Table", "turns_left", 113, CPyStatic_wayfarers___turn___globals);
        goto CPyL28;
    }
CPyL22: ;
    cpy_r_r30 = CPyTagged_Subtract(cpy_r_r29, 2);
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_turns_left != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_turns_left);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_turns_left = cpy_r_r30;
    cpy_r_r31 = 1;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_end_turn", 113, CPyStatic_wayfarers___turn___globals);
        goto CPyL28;
    }
CPyL23: ;
    cpy_r_r32 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "_end_turn", "Table", "seat", 114, CPyStatic_wayfarers___turn___globals);
        goto CPyL28;
    }
CPyL24: ;
    cpy_r_r33 = CPyTagged_Add(cpy_r_r32, 2);
    cpy_r_r34 = CPyDef_wayfarers___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_end_turn", 114, CPyStatic_wayfarers___turn___globals);
        goto CPyL30;
    }
CPyL25: ;
    cpy_r_r35 = CPyTagged_Remainder(cpy_r_r33, cpy_r_r34);
    CPyTagged_DECREF(cpy_r_r33);
    CPyTagged_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_end_turn", 114, CPyStatic_wayfarers___turn___globals);
        goto CPyL28;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_seat != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_seat);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_seat = cpy_r_r35;
    cpy_r_r36 = 1;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_end_turn", 114, CPyStatic_wayfarers___turn___globals);
        goto CPyL28;
    }
    return 1;
CPyL28: ;
    cpy_r_r37 = 2;
    return cpy_r_r37;
CPyL29: ;
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL28;
CPyL30: ;
    CPyTagged_DecRef(cpy_r_r33);
    goto CPyL28;
}
        
        PyObject *CPyPy_wayfarers___turn____end_turn(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:_end_turn", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___turn____end_turn(arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "_end_turn", 105, CPyStatic_wayfarers___turn___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___turn___refill(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    int32_t cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    tuple_T5OOOOO cpy_r_r6;
    char cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_row;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    int32_t cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    CPyTagged cpy_r_free;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    char cpy_r_r34;
    int64_t cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyTagged cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    CPyTagged cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    CPyTagged cpy_r_r74;
    CPyTagged cpy_r_r75;
    CPyPtr cpy_r_r76;
    int64_t cpy_r_r77;
    CPyTagged cpy_r_r78;
    int64_t cpy_r_r79;
    char cpy_r_r80;
    int64_t cpy_r_r81;
    char cpy_r_r82;
    char cpy_r_r83;
    char cpy_r_r84;
    CPyTagged cpy_r_r85;
    CPyTagged cpy_r_new;
    char cpy_r_r86;
    CPyTagged cpy_r_r87;
    CPyTagged cpy_r_r88;
    char cpy_r_r89;
    CPyTagged cpy_r_r90;
    CPyTagged cpy_r_number;
    int64_t cpy_r_r91;
    char cpy_r_r92;
    int64_t cpy_r_r93;
    char cpy_r_r94;
    char cpy_r_r95;
    char cpy_r_r96;
    CPyTagged cpy_r_r97;
    PyObject *cpy_r_r98;
    CPyTagged cpy_r_r99;
    PyObject *cpy_r_r100;
    CPyTagged cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    CPyTagged cpy_r_r104;
    CPyTagged cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    CPyTagged cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    char cpy_r_r117;
    CPyTagged cpy_r_r118;
    int64_t cpy_r_r119;
    char cpy_r_r120;
    int64_t cpy_r_r121;
    char cpy_r_r122;
    char cpy_r_r123;
    char cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    CPyTagged cpy_r_r128;
    PyObject *cpy_r_r129;
    CPyTagged cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    CPyTagged cpy_r_r135;
    PyObject *cpy_r_r136;
    CPyTagged cpy_r_r137;
    PyObject *cpy_r_r138;
    CPyTagged cpy_r_r139;
    CPyTagged cpy_r_r140;
    CPyTagged cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    char cpy_r_r146;
    CPyTagged cpy_r_r147;
    CPyTagged cpy_r_r148;
    char cpy_r_r149;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "refill", "Table", "display", 119, CPyStatic_wayfarers___turn___globals);
        goto CPyL109;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyStatics[4908]; /* -1 */
    cpy_r_r2 = PySequence_Contains(cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r3 = cpy_r_r2 >= 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 119, CPyStatic_wayfarers___turn___globals);
        goto CPyL109;
    }
    cpy_r_r4 = cpy_r_r2;
    cpy_r_r5 = cpy_r_r4 ^ 1;
    if (!cpy_r_r5) goto CPyL4;
    return 1;
CPyL4: ;
    cpy_r_r6 = CPyStatic_wayfarers___names___ROWS;
    if (likely(cpy_r_r6.f0 != NULL)) goto CPyL7;
    PyErr_SetString(PyExc_NameError, "value for final name \"ROWS\" was not set");
    cpy_r_r7 = 0;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 121, CPyStatic_wayfarers___turn___globals);
        goto CPyL109;
    }
    CPy_Unreachable();
CPyL7: ;
    cpy_r_r8 = 0;
    cpy_r_row = cpy_r_r8;
    CPyTagged_DECREF(cpy_r_row);
CPyL8: ;
    cpy_r_r9 = (Py_ssize_t)cpy_r_r8 < (Py_ssize_t)10;
    if (!cpy_r_r9) goto CPyL108;
    cpy_r_row = cpy_r_r8;
    cpy_r_r10 = CPyDef_wayfarers___table___row_places(cpy_r_t, cpy_r_row);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 122, CPyStatic_wayfarers___turn___globals);
        goto CPyL110;
    }
    cpy_r_r11 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "refill", "Table", "display", 123, CPyStatic_wayfarers___turn___globals);
        goto CPyL111;
    }
    CPy_INCREF(cpy_r_r11);
CPyL11: ;
    cpy_r_r12 = CPyStatics[853]; /* 'start' */
    cpy_r_r13 = CPyObject_GetAttr(cpy_r_r10, cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 123, CPyStatic_wayfarers___turn___globals);
        goto CPyL112;
    }
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 123, CPyStatic_wayfarers___turn___globals);
        goto CPyL112;
    }
    cpy_r_r15 = CPyStatics[1911]; /* 'stop' */
    cpy_r_r16 = CPyObject_GetAttr(cpy_r_r10, cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 123, CPyStatic_wayfarers___turn___globals);
        goto CPyL113;
    }
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 123, CPyStatic_wayfarers___turn___globals);
        goto CPyL113;
    }
    cpy_r_r18 = CPyList_GetSlice(cpy_r_r11, cpy_r_r14, cpy_r_r17);
    CPy_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 123, CPyStatic_wayfarers___turn___globals);
        goto CPyL111;
    }
    if (likely(PyList_Check(cpy_r_r18)))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/turn.py", "refill", 123, CPyStatic_wayfarers___turn___globals, "list", cpy_r_r18);
        goto CPyL111;
    }
    cpy_r_r20 = CPyStatics[4908]; /* -1 */
    cpy_r_r21 = PySequence_Contains(cpy_r_r19, cpy_r_r20);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r22 = cpy_r_r21 >= 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 123, CPyStatic_wayfarers___turn___globals);
        goto CPyL111;
    }
    cpy_r_r23 = cpy_r_r21;
    cpy_r_r24 = cpy_r_r23 ^ 1;
    if (cpy_r_r24) goto CPyL114;
    cpy_r_r25 = CPyStatics[853]; /* 'start' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r10, cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 125, CPyStatic_wayfarers___turn___globals);
        goto CPyL111;
    }
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 125, CPyStatic_wayfarers___turn___globals);
        goto CPyL111;
    }
    cpy_r_free = cpy_r_r27;
    cpy_r_r28 = PyObject_GetIter(cpy_r_r10);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 126, CPyStatic_wayfarers___turn___globals);
        goto CPyL115;
    }
CPyL22: ;
    cpy_r_r29 = PyIter_Next(cpy_r_r28);
    if (cpy_r_r29 == NULL) goto CPyL116;
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 126, CPyStatic_wayfarers___turn___globals);
        goto CPyL117;
    }
    cpy_r_r31 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "refill", "Table", "display", 127, CPyStatic_wayfarers___turn___globals);
        goto CPyL118;
    }
CPyL25: ;
    cpy_r_r32 = CPyList_GetItemBorrow(cpy_r_r31, cpy_r_r30);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 127, CPyStatic_wayfarers___turn___globals);
        goto CPyL118;
    }
    if (likely(PyLong_Check(cpy_r_r32)))
        cpy_r_r33 = CPyTagged_FromObject(cpy_r_r32);
    else {
        CPy_TypeError("int", cpy_r_r32); cpy_r_r33 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 127, CPyStatic_wayfarers___turn___globals);
        goto CPyL118;
    }
    cpy_r_r34 = (Py_ssize_t)cpy_r_r33 != -2;
    CPyTagged_DECREF(cpy_r_r33);
    if (!cpy_r_r34) goto CPyL119;
    cpy_r_r35 = cpy_r_r30 & 1;
    cpy_r_r36 = cpy_r_r35 != 0;
    if (!cpy_r_r36) goto CPyL30;
    cpy_r_r37 = CPyTagged_IsEq_(cpy_r_r30, cpy_r_free);
    cpy_r_r38 = cpy_r_r37 ^ 1;
    if (cpy_r_r38) {
        goto CPyL31;
    } else
        goto CPyL120;
CPyL30: ;
    cpy_r_r39 = cpy_r_r30 != cpy_r_free;
    if (!cpy_r_r39) goto CPyL120;
CPyL31: ;
    cpy_r_r40 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "refill", "Table", "display", 129, CPyStatic_wayfarers___turn___globals);
        goto CPyL118;
    }
CPyL32: ;
    cpy_r_r41 = CPyList_GetItem(cpy_r_r40, cpy_r_r30);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 129, CPyStatic_wayfarers___turn___globals);
        goto CPyL118;
    }
    if (likely(PyLong_Check(cpy_r_r41)))
        cpy_r_r42 = CPyTagged_FromObject(cpy_r_r41);
    else {
        CPy_TypeError("int", cpy_r_r41); cpy_r_r42 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 129, CPyStatic_wayfarers___turn___globals);
        goto CPyL118;
    }
    cpy_r_r43 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "refill", "Table", "display", 129, CPyStatic_wayfarers___turn___globals);
        goto CPyL121;
    }
    CPy_INCREF(cpy_r_r43);
CPyL35: ;
    cpy_r_r44 = CPyTagged_StealAsObject(cpy_r_r42);
    cpy_r_r45 = CPyList_SetItem(cpy_r_r43, cpy_r_free, cpy_r_r44);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 129, CPyStatic_wayfarers___turn___globals);
        goto CPyL118;
    }
    cpy_r_r46 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display_workers;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "refill", "Table", "display_workers", 130, CPyStatic_wayfarers___turn___globals);
        goto CPyL118;
    }
CPyL37: ;
    cpy_r_r47 = CPyList_GetItem(cpy_r_r46, cpy_r_r30);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 130, CPyStatic_wayfarers___turn___globals);
        goto CPyL118;
    }
    if (likely(PyLong_Check(cpy_r_r47)))
        cpy_r_r48 = CPyTagged_FromObject(cpy_r_r47);
    else {
        CPy_TypeError("int", cpy_r_r47); cpy_r_r48 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 130, CPyStatic_wayfarers___turn___globals);
        goto CPyL118;
    }
    cpy_r_r49 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display_workers;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "refill", "Table", "display_workers", 130, CPyStatic_wayfarers___turn___globals);
        goto CPyL122;
    }
    CPy_INCREF(cpy_r_r49);
CPyL40: ;
    cpy_r_r50 = CPyTagged_StealAsObject(cpy_r_r48);
    cpy_r_r51 = CPyList_SetItem(cpy_r_r49, cpy_r_free, cpy_r_r50);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 130, CPyStatic_wayfarers___turn___globals);
        goto CPyL118;
    }
    cpy_r_r52 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display_influence;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "refill", "Table", "display_influence", 131, CPyStatic_wayfarers___turn___globals);
        goto CPyL118;
    }
CPyL42: ;
    cpy_r_r53 = CPyList_GetItem(cpy_r_r52, cpy_r_r30);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 131, CPyStatic_wayfarers___turn___globals);
        goto CPyL118;
    }
    if (likely(PyLong_Check(cpy_r_r53)))
        cpy_r_r54 = CPyTagged_FromObject(cpy_r_r53);
    else {
        CPy_TypeError("int", cpy_r_r53); cpy_r_r54 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 131, CPyStatic_wayfarers___turn___globals);
        goto CPyL118;
    }
    cpy_r_r55 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display_influence;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "refill", "Table", "display_influence", 131, CPyStatic_wayfarers___turn___globals);
        goto CPyL123;
    }
    CPy_INCREF(cpy_r_r55);
CPyL45: ;
    cpy_r_r56 = CPyTagged_StealAsObject(cpy_r_r54);
    cpy_r_r57 = CPyList_SetItem(cpy_r_r55, cpy_r_free, cpy_r_r56);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 131, CPyStatic_wayfarers___turn___globals);
        goto CPyL118;
    }
    cpy_r_r58 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "refill", "Table", "display", 132, CPyStatic_wayfarers___turn___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r58);
CPyL47: ;
    cpy_r_r59 = CPyStatics[4908]; /* -1 */
    CPy_INCREF(cpy_r_r59);
    cpy_r_r60 = CPyList_SetItem(cpy_r_r58, cpy_r_r30, cpy_r_r59);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 132, CPyStatic_wayfarers___turn___globals);
        goto CPyL118;
    }
    cpy_r_r61 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display_workers;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "refill", "Table", "display_workers", 133, CPyStatic_wayfarers___turn___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r61);
CPyL49: ;
    cpy_r_r62 = CPyStatics[4896]; /* 0 */
    CPy_INCREF(cpy_r_r62);
    cpy_r_r63 = CPyList_SetItem(cpy_r_r61, cpy_r_r30, cpy_r_r62);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(!cpy_r_r63)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 133, CPyStatic_wayfarers___turn___globals);
        goto CPyL118;
    }
    cpy_r_r64 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display_influence;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "refill", "Table", "display_influence", 134, CPyStatic_wayfarers___turn___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r64);
CPyL51: ;
    cpy_r_r65 = CPyStatics[4908]; /* -1 */
    CPy_INCREF(cpy_r_r65);
    cpy_r_r66 = CPyList_SetItem(cpy_r_r64, cpy_r_r30, cpy_r_r65);
    CPy_DECREF(cpy_r_r64);
    CPyTagged_DECREF(cpy_r_r30);
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 134, CPyStatic_wayfarers___turn___globals);
        goto CPyL117;
    }
CPyL52: ;
    cpy_r_r67 = CPyTagged_Add(cpy_r_free, 2);
    CPyTagged_DECREF(cpy_r_free);
    cpy_r_free = cpy_r_r67;
    goto CPyL22;
CPyL53: ;
    cpy_r_r68 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 126, CPyStatic_wayfarers___turn___globals);
        goto CPyL115;
    }
    cpy_r_r69 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_decks;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "refill", "Table", "decks", 136, CPyStatic_wayfarers___turn___globals);
        goto CPyL115;
    }
CPyL55: ;
    cpy_r_r70 = CPyList_GetItem(cpy_r_r69, cpy_r_row);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 136, CPyStatic_wayfarers___turn___globals);
        goto CPyL115;
    }
    if (likely(PyList_Check(cpy_r_r70)))
        cpy_r_r71 = cpy_r_r70;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/turn.py", "refill", 136, CPyStatic_wayfarers___turn___globals, "list", cpy_r_r70);
        goto CPyL115;
    }
    cpy_r_r72 = CPyStatics[1911]; /* 'stop' */
    cpy_r_r73 = CPyObject_GetAttr(cpy_r_r10, cpy_r_r72);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 137, CPyStatic_wayfarers___turn___globals);
        goto CPyL124;
    }
    if (likely(PyLong_Check(cpy_r_r73)))
        cpy_r_r74 = CPyTagged_FromObject(cpy_r_r73);
    else {
        CPy_TypeError("int", cpy_r_r73); cpy_r_r74 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 137, CPyStatic_wayfarers___turn___globals);
        goto CPyL124;
    }
    cpy_r_r75 = CPyTagged_Subtract(cpy_r_r74, cpy_r_free);
    CPyTagged_DECREF(cpy_r_r74);
    cpy_r_r76 = (CPyPtr)((CPyPtr)cpy_r_r71 + offsetof(PyVarObject, ob_size));
    cpy_r_r77 = *(int64_t *)cpy_r_r76;
    cpy_r_r78 = cpy_r_r77 << 1;
    cpy_r_r79 = cpy_r_r78 & 1;
    cpy_r_r80 = cpy_r_r79 != 0;
    if (cpy_r_r80) goto CPyL61;
    cpy_r_r81 = cpy_r_r75 & 1;
    cpy_r_r82 = cpy_r_r81 != 0;
    if (!cpy_r_r82) goto CPyL62;
CPyL61: ;
    cpy_r_r83 = CPyTagged_IsLt_(cpy_r_r78, cpy_r_r75);
    if (cpy_r_r83) {
        goto CPyL125;
    } else
        goto CPyL64;
CPyL62: ;
    cpy_r_r84 = (Py_ssize_t)cpy_r_r78 < (Py_ssize_t)cpy_r_r75;
    if (cpy_r_r84) {
        goto CPyL125;
    } else
        goto CPyL64;
CPyL63: ;
    cpy_r_r85 = cpy_r_r78;
    goto CPyL65;
CPyL64: ;
    cpy_r_r85 = cpy_r_r75;
CPyL65: ;
    cpy_r_new = cpy_r_r85;
    cpy_r_r86 = cpy_r_new != 0;
    if (!cpy_r_r86) goto CPyL126;
    cpy_r_r87 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_reveals;
    if (unlikely(cpy_r_r87 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "refill", "Table", "reveals", 139, CPyStatic_wayfarers___turn___globals);
        goto CPyL127;
    }
CPyL67: ;
    cpy_r_r88 = CPyTagged_Add(cpy_r_r87, 2);
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_reveals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_reveals);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_reveals = cpy_r_r88;
    cpy_r_r89 = 1;
    if (unlikely(!cpy_r_r89)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 139, CPyStatic_wayfarers___turn___globals);
        goto CPyL127;
    }
    cpy_r_r90 = 0;
    CPyTagged_INCREF(cpy_r_r90);
    cpy_r_number = cpy_r_r90;
    CPyTagged_DECREF(cpy_r_number);
CPyL69: ;
    cpy_r_r91 = cpy_r_r90 & 1;
    cpy_r_r92 = cpy_r_r91 != 0;
    if (cpy_r_r92) goto CPyL71;
    cpy_r_r93 = cpy_r_new & 1;
    cpy_r_r94 = cpy_r_r93 != 0;
    if (!cpy_r_r94) goto CPyL72;
CPyL71: ;
    cpy_r_r95 = CPyTagged_IsLt_(cpy_r_r90, cpy_r_new);
    if (cpy_r_r95) {
        goto CPyL73;
    } else
        goto CPyL128;
CPyL72: ;
    cpy_r_r96 = (Py_ssize_t)cpy_r_r90 < (Py_ssize_t)cpy_r_new;
    if (!cpy_r_r96) goto CPyL128;
CPyL73: ;
    CPyTagged_INCREF(cpy_r_r90);
    cpy_r_number = cpy_r_r90;
    cpy_r_r97 = CPyTagged_Subtract(-2, cpy_r_number);
    cpy_r_r98 = CPyList_GetItem(cpy_r_r71, cpy_r_r97);
    CPyTagged_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 141, CPyStatic_wayfarers___turn___globals);
        goto CPyL129;
    }
    if (likely(PyLong_Check(cpy_r_r98)))
        cpy_r_r99 = CPyTagged_FromObject(cpy_r_r98);
    else {
        CPy_TypeError("int", cpy_r_r98); cpy_r_r99 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r99 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 141, CPyStatic_wayfarers___turn___globals);
        goto CPyL129;
    }
    cpy_r_r100 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display;
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "refill", "Table", "display", 141, CPyStatic_wayfarers___turn___globals);
        goto CPyL130;
    }
    CPy_INCREF(cpy_r_r100);
CPyL76: ;
    cpy_r_r101 = CPyTagged_Add(cpy_r_free, cpy_r_number);
    CPyTagged_DECREF(cpy_r_number);
    cpy_r_r102 = CPyTagged_StealAsObject(cpy_r_r99);
    cpy_r_r103 = CPyList_SetItem(cpy_r_r100, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r100);
    CPyTagged_DECREF(cpy_r_r101);
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 141, CPyStatic_wayfarers___turn___globals);
        goto CPyL131;
    }
    cpy_r_r104 = CPyTagged_Add(cpy_r_r90, 2);
    CPyTagged_DECREF(cpy_r_r90);
    cpy_r_r90 = cpy_r_r104;
    goto CPyL69;
CPyL78: ;
    cpy_r_r105 = CPyTagged_Negate(cpy_r_new);
    cpy_r_r106 = CPyList_GetSlice(cpy_r_r71, 0, cpy_r_r105);
    CPy_DECREF(cpy_r_r71);
    CPyTagged_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 142, CPyStatic_wayfarers___turn___globals);
        goto CPyL132;
    }
    if (likely(PyList_Check(cpy_r_r106)))
        cpy_r_r107 = cpy_r_r106;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/turn.py", "refill", 142, CPyStatic_wayfarers___turn___globals, "list", cpy_r_r106);
        goto CPyL132;
    }
    cpy_r_r108 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_decks;
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "refill", "Table", "decks", 142, CPyStatic_wayfarers___turn___globals);
        goto CPyL133;
    }
    CPy_INCREF(cpy_r_r108);
CPyL81: ;
    cpy_r_r109 = CPyList_SetItem(cpy_r_r108, cpy_r_row, cpy_r_r107);
    CPy_DECREF(cpy_r_r108);
    if (unlikely(!cpy_r_r109)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 142, CPyStatic_wayfarers___turn___globals);
        goto CPyL132;
    }
    cpy_r_r110 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_known;
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "refill", "Table", "known", 143, CPyStatic_wayfarers___turn___globals);
        goto CPyL132;
    }
CPyL83: ;
    cpy_r_r111 = CPyList_GetItem(cpy_r_r110, cpy_r_row);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 143, CPyStatic_wayfarers___turn___globals);
        goto CPyL132;
    }
    if (likely(PyList_Check(cpy_r_r111)))
        cpy_r_r112 = cpy_r_r111;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/turn.py", "refill", 143, CPyStatic_wayfarers___turn___globals, "list", cpy_r_r111);
        goto CPyL132;
    }
    cpy_r_r113 = CPyTagged_Negate(cpy_r_new);
    cpy_r_r114 = CPyList_GetSlice(cpy_r_r112, 0, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    CPyTagged_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 143, CPyStatic_wayfarers___turn___globals);
        goto CPyL132;
    }
    if (likely(PyList_Check(cpy_r_r114)))
        cpy_r_r115 = cpy_r_r114;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/turn.py", "refill", 143, CPyStatic_wayfarers___turn___globals, "list", cpy_r_r114);
        goto CPyL132;
    }
    cpy_r_r116 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_known;
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "refill", "Table", "known", 143, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
    CPy_INCREF(cpy_r_r116);
CPyL88: ;
    cpy_r_r117 = CPyList_SetItem(cpy_r_r116, cpy_r_row, cpy_r_r115);
    CPy_DECREF(cpy_r_r116);
    CPyTagged_DECREF(cpy_r_row);
    if (unlikely(!cpy_r_r117)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 143, CPyStatic_wayfarers___turn___globals);
        goto CPyL135;
    }
    cpy_r_r118 = 0;
    CPyTagged_INCREF(cpy_r_r118);
    cpy_r_number = cpy_r_r118;
    CPyTagged_DECREF(cpy_r_number);
CPyL90: ;
    cpy_r_r119 = cpy_r_r118 & 1;
    cpy_r_r120 = cpy_r_r119 != 0;
    if (cpy_r_r120) goto CPyL92;
    cpy_r_r121 = cpy_r_new & 1;
    cpy_r_r122 = cpy_r_r121 != 0;
    if (!cpy_r_r122) goto CPyL93;
CPyL92: ;
    cpy_r_r123 = CPyTagged_IsLt_(cpy_r_r118, cpy_r_new);
    if (cpy_r_r123) {
        goto CPyL94;
    } else
        goto CPyL136;
CPyL93: ;
    cpy_r_r124 = (Py_ssize_t)cpy_r_r118 < (Py_ssize_t)cpy_r_new;
    if (!cpy_r_r124) goto CPyL136;
CPyL94: ;
    CPyTagged_INCREF(cpy_r_r118);
    cpy_r_number = cpy_r_r118;
    cpy_r_r125 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "refill", "Table", "book", 145, CPyStatic_wayfarers___turn___globals);
        goto CPyL137;
    }
CPyL95: ;
    cpy_r_r126 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r125)->_cards;
    CPy_INCREF(cpy_r_r126);
    cpy_r_r127 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display;
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "refill", "Table", "display", 145, CPyStatic_wayfarers___turn___globals);
        goto CPyL138;
    }
    CPy_INCREF(cpy_r_r127);
CPyL96: ;
    cpy_r_r128 = CPyTagged_Add(cpy_r_free, cpy_r_number);
    cpy_r_r129 = CPyList_GetItemBorrow(cpy_r_r127, cpy_r_r128);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 145, CPyStatic_wayfarers___turn___globals);
        goto CPyL139;
    }
    if (likely(PyLong_Check(cpy_r_r129)))
        cpy_r_r130 = CPyTagged_FromObject(cpy_r_r129);
    else {
        CPy_TypeError("int", cpy_r_r129); cpy_r_r130 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r130 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 145, CPyStatic_wayfarers___turn___globals);
        goto CPyL139;
    }
    cpy_r_r131 = CPyList_GetItemBorrow(cpy_r_r126, cpy_r_r130);
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 145, CPyStatic_wayfarers___turn___globals);
        goto CPyL140;
    }
    if (likely(Py_TYPE(cpy_r_r131) == CPyType_wayfarers___printed___Card))
        cpy_r_r132 = cpy_r_r131;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/turn.py", "refill", 145, CPyStatic_wayfarers___turn___globals, "serai.games.wayfarers.printed.Card", cpy_r_r131);
        goto CPyL140;
    }
    cpy_r_r133 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r132)->_id;
    CPy_INCREF(cpy_r_r133);
    CPy_DECREF(cpy_r_r127);
    CPyTagged_DECREF(cpy_r_r128);
    CPy_DECREF(cpy_r_r126);
    CPyTagged_DECREF(cpy_r_r130);
    cpy_r_r134 = CPyStatics[1225]; /* 'event-refill' */
    cpy_r_r135 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r135 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "refill", "Table", "seat", 146, CPyStatic_wayfarers___turn___globals);
        goto CPyL141;
    }
    CPyTagged_INCREF(cpy_r_r135);
CPyL101: ;
    cpy_r_r136 = CPyStatics[4429]; /* 'WF-ACQ-10' */
    cpy_r_r137 = CPyTagged_Add(cpy_r_free, cpy_r_number);
    CPyTagged_DECREF(cpy_r_number);
    cpy_r_r138 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "refill", "Table", "book", 146, CPyStatic_wayfarers___turn___globals);
        goto CPyL142;
    }
CPyL102: ;
    cpy_r_r139 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r138)->_slots;
    if (unlikely(cpy_r_r139 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/turn.py", "refill", "Book", "slots", 146, CPyStatic_wayfarers___turn___globals);
        goto CPyL142;
    }
    CPyTagged_INCREF(cpy_r_r139);
CPyL103: ;
    cpy_r_r140 = CPyTagged_Remainder(cpy_r_r137, cpy_r_r139);
    CPyTagged_DECREF(cpy_r_r137);
    CPyTagged_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r140 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 146, CPyStatic_wayfarers___turn___globals);
        goto CPyL143;
    }
    cpy_r_r141 = CPyTagged_Add(cpy_r_r140, 2);
    CPyTagged_DECREF(cpy_r_r140);
    cpy_r_r142 = CPyStatics[390]; /* 'card' */
    cpy_r_r143 = CPyStatics[785]; /* 'slot' */
    cpy_r_r144 = CPyTagged_StealAsObject(cpy_r_r141);
    cpy_r_r145 = CPyDict_Build(2, cpy_r_r142, cpy_r_r133, cpy_r_r143, cpy_r_r144);
    CPy_DECREF(cpy_r_r133);
    CPy_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 146, CPyStatic_wayfarers___turn___globals);
        goto CPyL144;
    }
    cpy_r_r146 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r145);
    CPyTagged_DECREF(cpy_r_r135);
    CPy_DECREF(cpy_r_r145);
    if (unlikely(cpy_r_r146 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 146, CPyStatic_wayfarers___turn___globals);
        goto CPyL145;
    }
    cpy_r_r147 = CPyTagged_Add(cpy_r_r118, 2);
    CPyTagged_DECREF(cpy_r_r118);
    cpy_r_r118 = cpy_r_r147;
    goto CPyL90;
CPyL107: ;
    cpy_r_r148 = cpy_r_r8 + 2;
    cpy_r_r8 = cpy_r_r148;
    goto CPyL8;
CPyL108: ;
    return 1;
CPyL109: ;
    cpy_r_r149 = 2;
    return cpy_r_r149;
CPyL110: ;
    CPyTagged_DecRef(cpy_r_row);
    goto CPyL109;
CPyL111: ;
    CPyTagged_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r10);
    goto CPyL109;
CPyL112: ;
    CPyTagged_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    goto CPyL109;
CPyL113: ;
    CPyTagged_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL109;
CPyL114: ;
    CPyTagged_DECREF(cpy_r_row);
    CPy_DECREF(cpy_r_r10);
    goto CPyL107;
CPyL115: ;
    CPyTagged_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_free);
    goto CPyL109;
CPyL116: ;
    CPy_DECREF(cpy_r_r28);
    goto CPyL53;
CPyL117: ;
    CPyTagged_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_free);
    CPy_DecRef(cpy_r_r28);
    goto CPyL109;
CPyL118: ;
    CPyTagged_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_free);
    CPy_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r30);
    goto CPyL109;
CPyL119: ;
    CPyTagged_DECREF(cpy_r_r30);
    goto CPyL22;
CPyL120: ;
    CPyTagged_DECREF(cpy_r_r30);
    goto CPyL52;
CPyL121: ;
    CPyTagged_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_free);
    CPy_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r42);
    goto CPyL109;
CPyL122: ;
    CPyTagged_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_free);
    CPy_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r48);
    goto CPyL109;
CPyL123: ;
    CPyTagged_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_free);
    CPy_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r54);
    goto CPyL109;
CPyL124: ;
    CPyTagged_DecRef(cpy_r_row);
    CPyTagged_DecRef(cpy_r_free);
    CPy_DecRef(cpy_r_r71);
    goto CPyL109;
CPyL125: ;
    CPyTagged_DECREF(cpy_r_r75);
    goto CPyL63;
CPyL126: ;
    CPyTagged_DECREF(cpy_r_row);
    CPyTagged_DECREF(cpy_r_free);
    CPy_DECREF(cpy_r_r71);
    CPyTagged_DECREF(cpy_r_new);
    goto CPyL107;
CPyL127: ;
    CPyTagged_DecRef(cpy_r_row);
    CPyTagged_DecRef(cpy_r_free);
    CPy_DecRef(cpy_r_r71);
    CPyTagged_DecRef(cpy_r_new);
    goto CPyL109;
CPyL128: ;
    CPyTagged_DECREF(cpy_r_r90);
    goto CPyL78;
CPyL129: ;
    CPyTagged_DecRef(cpy_r_row);
    CPyTagged_DecRef(cpy_r_free);
    CPy_DecRef(cpy_r_r71);
    CPyTagged_DecRef(cpy_r_new);
    CPyTagged_DecRef(cpy_r_r90);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL109;
CPyL130: ;
    CPyTagged_DecRef(cpy_r_row);
    CPyTagged_DecRef(cpy_r_free);
    CPy_DecRef(cpy_r_r71);
    CPyTagged_DecRef(cpy_r_new);
    CPyTagged_DecRef(cpy_r_r90);
    CPyTagged_DecRef(cpy_r_number);
    CPyTagged_DecRef(cpy_r_r99);
    goto CPyL109;
CPyL131: ;
    CPyTagged_DecRef(cpy_r_row);
    CPyTagged_DecRef(cpy_r_free);
    CPy_DecRef(cpy_r_r71);
    CPyTagged_DecRef(cpy_r_new);
    CPyTagged_DecRef(cpy_r_r90);
    goto CPyL109;
CPyL132: ;
    CPyTagged_DecRef(cpy_r_row);
    CPyTagged_DecRef(cpy_r_free);
    CPyTagged_DecRef(cpy_r_new);
    goto CPyL109;
CPyL133: ;
    CPyTagged_DecRef(cpy_r_row);
    CPyTagged_DecRef(cpy_r_free);
    CPyTagged_DecRef(cpy_r_new);
    CPy_DecRef(cpy_r_r107);
    goto CPyL109;
CPyL134: ;
    CPyTagged_DecRef(cpy_r_row);
    CPyTagged_DecRef(cpy_r_free);
    CPyTagged_DecRef(cpy_r_new);
    CPy_DecRef(cpy_r_r115);
    goto CPyL109;
CPyL135: ;
    CPyTagged_DecRef(cpy_r_free);
    CPyTagged_DecRef(cpy_r_new);
    goto CPyL109;
CPyL136: ;
    CPyTagged_DECREF(cpy_r_free);
    CPyTagged_DECREF(cpy_r_new);
    CPyTagged_DECREF(cpy_r_r118);
    goto CPyL107;
CPyL137: ;
    CPyTagged_DecRef(cpy_r_free);
    CPyTagged_DecRef(cpy_r_new);
    CPyTagged_DecRef(cpy_r_number);
    CPyTagged_DecRef(cpy_r_r118);
    goto CPyL109;
CPyL138: ;
    CPyTagged_DecRef(cpy_r_free);
    CPyTagged_DecRef(cpy_r_new);
    CPyTagged_DecRef(cpy_r_number);
    CPyTagged_DecRef(cpy_r_r118);
    CPy_DecRef(cpy_r_r126);
    goto CPyL109;
CPyL139: ;
    CPyTagged_DecRef(cpy_r_free);
    CPyTagged_DecRef(cpy_r_new);
    CPyTagged_DecRef(cpy_r_number);
    CPyTagged_DecRef(cpy_r_r118);
    CPy_DecRef(cpy_r_r126);
    CPy_DecRef(cpy_r_r127);
    CPyTagged_DecRef(cpy_r_r128);
    goto CPyL109;
CPyL140: ;
    CPyTagged_DecRef(cpy_r_free);
    CPyTagged_DecRef(cpy_r_new);
    CPyTagged_DecRef(cpy_r_number);
    CPyTagged_DecRef(cpy_r_r118);
    CPy_DecRef(cpy_r_r126);
    CPy_DecRef(cpy_r_r127);
    CPyTagged_DecRef(cpy_r_r128);
    CPyTagged_DecRef(cpy_r_r130);
    goto CPyL109;
CPyL141: ;
    CPyTagged_DecRef(cpy_r_free);
    CPyTagged_DecRef(cpy_r_new);
    CPyTagged_DecRef(cpy_r_number);
    CPyTagged_DecRef(cpy_r_r118);
    CPy_DecRef(cpy_r_r133);
    goto CPyL109;
CPyL142: ;
    CPyTagged_DecRef(cpy_r_free);
    CPyTagged_DecRef(cpy_r_new);
    CPyTagged_DecRef(cpy_r_r118);
    CPy_DecRef(cpy_r_r133);
    CPyTagged_DecRef(cpy_r_r135);
    CPyTagged_DecRef(cpy_r_r137);
    goto CPyL109;
CPyL143: ;
    CPyTagged_DecRef(cpy_r_free);
    CPyTagged_DecRef(cpy_r_new);
    CPyTagged_DecRef(cpy_r_r118);
    CPy_DecRef(cpy_r_r133);
    CPyTagged_DecRef(cpy_r_r135);
    goto CPyL109;
CPyL144: ;
    CPyTagged_DecRef(cpy_r_free);
    CPyTagged_DecRef(cpy_r_new);
    CPyTagged_DecRef(cpy_r_r118);
    CPyTagged_DecRef(cpy_r_r135);
    goto CPyL109;
CPyL145: ;
    CPyTagged_DecRef(cpy_r_free);
    CPyTagged_DecRef(cpy_r_new);
    CPyTagged_DecRef(cpy_r_r118);
    goto CPyL109;
}
        
        PyObject *CPyPy_wayfarers___turn___refill(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:refill", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___turn___refill(arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "refill", 117, CPyStatic_wayfarers___turn___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___turn_____top_level__(void) {
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
    void *cpy_r_r16;
    void *cpy_r_r17;
    void *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    void *cpy_r_r24;
    void *cpy_r_r25;
    PyObject **cpy_r_r26;
    PyObject *cpy_r_r27;
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
    void *cpy_r_r38;
    void *cpy_r_r39;
    void *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    void *cpy_r_r46;
    void *cpy_r_r47;
    PyObject **cpy_r_r48;
    PyObject *cpy_r_r49;
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
    void *cpy_r_r60;
    void *cpy_r_r61;
    void *cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    void *cpy_r_r68;
    void *cpy_r_r69;
    PyObject **cpy_r_r70;
    PyObject *cpy_r_r71;
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
    void *cpy_r_r82;
    void *cpy_r_r83;
    void *cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    void *cpy_r_r90;
    void *cpy_r_r91;
    PyObject **cpy_r_r92;
    PyObject *cpy_r_r93;
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
    void *cpy_r_r104;
    void *cpy_r_r105;
    void *cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    void *cpy_r_r112;
    void *cpy_r_r113;
    PyObject **cpy_r_r114;
    PyObject *cpy_r_r115;
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
    void *cpy_r_r126;
    void *cpy_r_r127;
    void *cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    void *cpy_r_r134;
    void *cpy_r_r135;
    PyObject **cpy_r_r136;
    PyObject *cpy_r_r137;
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
    void *cpy_r_r148;
    void *cpy_r_r149;
    void *cpy_r_r150;
    char cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    void *cpy_r_r156;
    void *cpy_r_r157;
    PyObject **cpy_r_r158;
    PyObject *cpy_r_r159;
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
    void *cpy_r_r170;
    void *cpy_r_r171;
    void *cpy_r_r172;
    char cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    void *cpy_r_r178;
    void *cpy_r_r179;
    PyObject **cpy_r_r180;
    PyObject *cpy_r_r181;
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
    void *cpy_r_r192;
    void *cpy_r_r193;
    void *cpy_r_r194;
    char cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    void *cpy_r_r200;
    void *cpy_r_r201;
    PyObject **cpy_r_r202;
    PyObject *cpy_r_r203;
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
    void *cpy_r_r214;
    void *cpy_r_r215;
    void *cpy_r_r216;
    char cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    void *cpy_r_r222;
    void *cpy_r_r223;
    PyObject **cpy_r_r224;
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
    PyObject *cpy_r_r235;
    void *cpy_r_r236;
    void *cpy_r_r237;
    void *cpy_r_r238;
    char cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    void *cpy_r_r244;
    void *cpy_r_r245;
    PyObject **cpy_r_r246;
    PyObject *cpy_r_r247;
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
    void *cpy_r_r258;
    void *cpy_r_r259;
    void *cpy_r_r260;
    char cpy_r_r261;
    PyObject *cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    void *cpy_r_r266;
    void *cpy_r_r267;
    PyObject **cpy_r_r268;
    PyObject *cpy_r_r269;
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
    void *cpy_r_r280;
    void *cpy_r_r281;
    void *cpy_r_r282;
    char cpy_r_r283;
    PyObject *cpy_r_r284;
    PyObject *cpy_r_r285;
    PyObject *cpy_r_r286;
    PyObject *cpy_r_r287;
    void *cpy_r_r288;
    void *cpy_r_r289;
    PyObject **cpy_r_r290;
    PyObject *cpy_r_r291;
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
    PyObject *cpy_r_r303;
    PyObject *cpy_r_r304;
    PyObject *cpy_r_r305;
    PyObject *cpy_r_r306;
    PyObject *cpy_r_r307;
    PyObject *cpy_r_r308;
    char cpy_r_r309;
    char cpy_r_r310;
    PyObject *cpy_r_r311;
    PyObject *cpy_r_r312;
    PyObject *cpy_r_r313;
    PyObject *cpy_r_r314;
    PyObject *cpy_r_r315;
    PyObject *cpy_r_r316;
    PyObject *cpy_r_r317;
    PyObject *cpy_r_r318;
    PyObject *cpy_r_r319;
    int32_t cpy_r_r320;
    char cpy_r_r321;
    PyObject *cpy_r_r322;
    PyObject *cpy_r_r323;
    int32_t cpy_r_r324;
    char cpy_r_r325;
    char cpy_r_r326;
    char cpy_r_r327;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 1, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 1, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_wayfarers___turn___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 3, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5273]; /* ('partial',) */
    cpy_r_r12 = CPyStatics[127]; /* 'functools' */
    cpy_r_r13 = CPyStatic_wayfarers___turn___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 5, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r15 = (void *)&CPyModule_functools;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___wayfarers___actions___place_die;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___wayfarers___actions___place_die;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[3677]; /* 'serai.games.wayfarers.actions.place_die' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 7, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___wayfarers___actions___place_die;
    cpy_r_r25 = CPyExec_serai___games___wayfarers___actions___place_die;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___wayfarers___actions___place_die__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 7, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 7, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[3677]; /* 'serai.games.wayfarers.actions.place_die' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 7, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5658]; /* ('can_place', 'place_die') */
    cpy_r_r36 = CPyStatic_wayfarers___turn___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 7, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    } else
        goto CPyL121;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___wayfarers___actions___place_worker;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___wayfarers___actions___place_worker;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[4432]; /* 'serai.games.wayfarers.actions.place_worker' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 8, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___wayfarers___actions___place_worker;
    cpy_r_r47 = CPyExec_serai___games___wayfarers___actions___place_worker;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___wayfarers___actions___place_worker__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 8, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 8, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[4432]; /* 'serai.games.wayfarers.actions.place_worker' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 8, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5659]; /* ('colour_obstacle', 'place_worker') */
    cpy_r_r58 = CPyStatic_wayfarers___turn___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 8, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    } else
        goto CPyL122;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___games___wayfarers___actions___rest;
    cpy_r_r61 = (void *)&CPyImportState_serai___games___wayfarers___actions___rest;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[4434]; /* 'serai.games.wayfarers.actions.rest' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 9, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___games___wayfarers___actions___rest;
    cpy_r_r69 = CPyExec_serai___games___wayfarers___actions___rest;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___games___wayfarers___actions___rest__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 9, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 9, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[4434]; /* 'serai.games.wayfarers.actions.rest' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 9, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5440]; /* ('rest',) */
    cpy_r_r80 = CPyStatic_wayfarers___turn___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 9, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    } else
        goto CPyL123;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___games___wayfarers___actions___trade;
    cpy_r_r83 = (void *)&CPyImportState_serai___games___wayfarers___actions___trade;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[3654]; /* 'serai.games.wayfarers.actions.trade' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 10, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___games___wayfarers___actions___trade;
    cpy_r_r91 = CPyExec_serai___games___wayfarers___actions___trade;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___games___wayfarers___actions___trade__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 10, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 10, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[3654]; /* 'serai.games.wayfarers.actions.trade' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 10, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5555]; /* ('adjust_by_trade', 'trade_obstacle') */
    cpy_r_r102 = CPyStatic_wayfarers___turn___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 10, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    } else
        goto CPyL124;
CPyL38: ;
    cpy_r_r104 = (void *)&CPyModule_serai___games___wayfarers___automa___turn;
    cpy_r_r105 = (void *)&CPyImportState_serai___games___wayfarers___automa___turn;
    cpy_r_r106 = CPyModuleLockAPI_serai;
    cpy_r_r107 = CPyImport_IsInitialized(cpy_r_r105);
    if (!cpy_r_r107) goto CPyL41;
    cpy_r_r108 = PyImport_GetModuleDict();
    cpy_r_r109 = CPyStatics[4435]; /* 'serai.games.wayfarers.automa.turn' */
    cpy_r_r110 = CPyDict_GetItem(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 11, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r111 = cpy_r_r110;
    goto CPyL45;
CPyL41: ;
    cpy_r_r112 = CPyInitOnly_serai___games___wayfarers___automa___turn;
    cpy_r_r113 = CPyExec_serai___games___wayfarers___automa___turn;
    cpy_r_r114 = (PyObject **)&CPyModule_serai___games___wayfarers___automa___turn__internal;
    cpy_r_r115 = PyImport_GetModuleDict();
    cpy_r_r116 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r117 = CPyDict_GetItem(cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 11, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r118 = CPyStatics[8]; /* '__file__' */
    cpy_r_r119 = CPyObject_GetAttr(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 11, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r120 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r121 = CPyStatics[4435]; /* 'serai.games.wayfarers.automa.turn' */
    cpy_r_r122 = CPyImport_ImportNative(cpy_r_r121, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r119, cpy_r_r120, 0);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 11, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r111 = cpy_r_r122;
CPyL45: ;
    cpy_r_r123 = CPyStatics[5660]; /* ('automa_turn', 'settle_owed_bonuses') */
    cpy_r_r124 = CPyStatic_wayfarers___turn___globals;
    cpy_r_r125 = CPyImport_GetNativeAttrs(cpy_r_r111, cpy_r_r123, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 11, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    } else
        goto CPyL125;
CPyL46: ;
    cpy_r_r126 = (void *)&CPyModule_serai___games___wayfarers___effects___dice;
    cpy_r_r127 = (void *)&CPyImportState_serai___games___wayfarers___effects___dice;
    cpy_r_r128 = CPyModuleLockAPI_serai;
    cpy_r_r129 = CPyImport_IsInitialized(cpy_r_r127);
    if (!cpy_r_r129) goto CPyL49;
    cpy_r_r130 = PyImport_GetModuleDict();
    cpy_r_r131 = CPyStatics[3703]; /* 'serai.games.wayfarers.effects.dice' */
    cpy_r_r132 = CPyDict_GetItem(cpy_r_r130, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 12, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r133 = cpy_r_r132;
    goto CPyL53;
CPyL49: ;
    cpy_r_r134 = CPyInitOnly_serai___games___wayfarers___effects___dice;
    cpy_r_r135 = CPyExec_serai___games___wayfarers___effects___dice;
    cpy_r_r136 = (PyObject **)&CPyModule_serai___games___wayfarers___effects___dice__internal;
    cpy_r_r137 = PyImport_GetModuleDict();
    cpy_r_r138 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r139 = CPyDict_GetItem(cpy_r_r137, cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 12, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r140 = CPyStatics[8]; /* '__file__' */
    cpy_r_r141 = CPyObject_GetAttr(cpy_r_r139, cpy_r_r140);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 12, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r142 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r143 = CPyStatics[3703]; /* 'serai.games.wayfarers.effects.dice' */
    cpy_r_r144 = CPyImport_ImportNative(cpy_r_r143, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r141, cpy_r_r142, 0);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 12, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r133 = cpy_r_r144;
CPyL53: ;
    cpy_r_r145 = CPyStatics[5661]; /* ('different',) */
    cpy_r_r146 = CPyStatic_wayfarers___turn___globals;
    cpy_r_r147 = CPyImport_GetNativeAttrs(cpy_r_r133, cpy_r_r145, cpy_r_r145, cpy_r_r146);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 12, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    } else
        goto CPyL126;
CPyL54: ;
    cpy_r_r148 = (void *)&CPyModule_serai___games___wayfarers___effects___journal;
    cpy_r_r149 = (void *)&CPyImportState_serai___games___wayfarers___effects___journal;
    cpy_r_r150 = CPyModuleLockAPI_serai;
    cpy_r_r151 = CPyImport_IsInitialized(cpy_r_r149);
    if (!cpy_r_r151) goto CPyL57;
    cpy_r_r152 = PyImport_GetModuleDict();
    cpy_r_r153 = CPyStatics[3767]; /* 'serai.games.wayfarers.effects.journal' */
    cpy_r_r154 = CPyDict_GetItem(cpy_r_r152, cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 13, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r155 = cpy_r_r154;
    goto CPyL61;
CPyL57: ;
    cpy_r_r156 = CPyInitOnly_serai___games___wayfarers___effects___journal;
    cpy_r_r157 = CPyExec_serai___games___wayfarers___effects___journal;
    cpy_r_r158 = (PyObject **)&CPyModule_serai___games___wayfarers___effects___journal__internal;
    cpy_r_r159 = PyImport_GetModuleDict();
    cpy_r_r160 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r161 = CPyDict_GetItem(cpy_r_r159, cpy_r_r160);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 13, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r162 = CPyStatics[8]; /* '__file__' */
    cpy_r_r163 = CPyObject_GetAttr(cpy_r_r161, cpy_r_r162);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 13, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r164 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r165 = CPyStatics[3767]; /* 'serai.games.wayfarers.effects.journal' */
    cpy_r_r166 = CPyImport_ImportNative(cpy_r_r165, cpy_r_r156, cpy_r_r157, cpy_r_r158, cpy_r_r148, cpy_r_r149, cpy_r_r150, cpy_r_r163, cpy_r_r164, 0);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 13, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r155 = cpy_r_r166;
CPyL61: ;
    cpy_r_r167 = CPyStatics[5662]; /* ('science', 'science_obstacle') */
    cpy_r_r168 = CPyStatic_wayfarers___turn___globals;
    cpy_r_r169 = CPyImport_GetNativeAttrs(cpy_r_r155, cpy_r_r167, cpy_r_r167, cpy_r_r168);
    CPy_DECREF(cpy_r_r155);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 13, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    } else
        goto CPyL127;
CPyL62: ;
    cpy_r_r170 = (void *)&CPyModule_serai___games___wayfarers___names;
    cpy_r_r171 = (void *)&CPyImportState_serai___games___wayfarers___names;
    cpy_r_r172 = CPyModuleLockAPI_serai;
    cpy_r_r173 = CPyImport_IsInitialized(cpy_r_r171);
    if (!cpy_r_r173) goto CPyL65;
    cpy_r_r174 = PyImport_GetModuleDict();
    cpy_r_r175 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r176 = CPyDict_GetItem(cpy_r_r174, cpy_r_r175);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 14, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r177 = cpy_r_r176;
    goto CPyL69;
CPyL65: ;
    cpy_r_r178 = CPyInitOnly_serai___games___wayfarers___names;
    cpy_r_r179 = CPyExec_serai___games___wayfarers___names;
    cpy_r_r180 = (PyObject **)&CPyModule_serai___games___wayfarers___names__internal;
    cpy_r_r181 = PyImport_GetModuleDict();
    cpy_r_r182 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r183 = CPyDict_GetItem(cpy_r_r181, cpy_r_r182);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 14, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r184 = CPyStatics[8]; /* '__file__' */
    cpy_r_r185 = CPyObject_GetAttr(cpy_r_r183, cpy_r_r184);
    CPy_DECREF(cpy_r_r183);
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 14, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r186 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r187 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r188 = CPyImport_ImportNative(cpy_r_r187, cpy_r_r178, cpy_r_r179, cpy_r_r180, cpy_r_r170, cpy_r_r171, cpy_r_r172, cpy_r_r185, cpy_r_r186, 0);
    CPy_DECREF(cpy_r_r185);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 14, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r177 = cpy_r_r188;
CPyL69: ;
    cpy_r_r189 = CPyStatics[5663]; /* ('ROWS', 'WORKERS') */
    cpy_r_r190 = CPyStatic_wayfarers___turn___globals;
    cpy_r_r191 = CPyImport_GetNativeAttrs(cpy_r_r177, cpy_r_r189, cpy_r_r189, cpy_r_r190);
    CPy_DECREF(cpy_r_r177);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 14, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    } else
        goto CPyL128;
CPyL70: ;
    cpy_r_r192 = (void *)&CPyModule_serai___games___wayfarers___reasons;
    cpy_r_r193 = (void *)&CPyImportState_serai___games___wayfarers___reasons;
    cpy_r_r194 = CPyModuleLockAPI_serai;
    cpy_r_r195 = CPyImport_IsInitialized(cpy_r_r193);
    if (!cpy_r_r195) goto CPyL73;
    cpy_r_r196 = PyImport_GetModuleDict();
    cpy_r_r197 = CPyStatics[3666]; /* 'serai.games.wayfarers.reasons' */
    cpy_r_r198 = CPyDict_GetItem(cpy_r_r196, cpy_r_r197);
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 15, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r199 = cpy_r_r198;
    goto CPyL77;
CPyL73: ;
    cpy_r_r200 = CPyInitOnly_serai___games___wayfarers___reasons;
    cpy_r_r201 = CPyExec_serai___games___wayfarers___reasons;
    cpy_r_r202 = (PyObject **)&CPyModule_serai___games___wayfarers___reasons__internal;
    cpy_r_r203 = PyImport_GetModuleDict();
    cpy_r_r204 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r205 = CPyDict_GetItem(cpy_r_r203, cpy_r_r204);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 15, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r206 = CPyStatics[8]; /* '__file__' */
    cpy_r_r207 = CPyObject_GetAttr(cpy_r_r205, cpy_r_r206);
    CPy_DECREF(cpy_r_r205);
    if (unlikely(cpy_r_r207 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 15, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r208 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r209 = CPyStatics[3666]; /* 'serai.games.wayfarers.reasons' */
    cpy_r_r210 = CPyImport_ImportNative(cpy_r_r209, cpy_r_r200, cpy_r_r201, cpy_r_r202, cpy_r_r192, cpy_r_r193, cpy_r_r194, cpy_r_r207, cpy_r_r208, 0);
    CPy_DECREF(cpy_r_r207);
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 15, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r199 = cpy_r_r210;
CPyL77: ;
    cpy_r_r211 = CPyStatics[5664]; /* ('NO_SLOT',) */
    cpy_r_r212 = CPyStatic_wayfarers___turn___globals;
    cpy_r_r213 = CPyImport_GetNativeAttrs(cpy_r_r199, cpy_r_r211, cpy_r_r211, cpy_r_r212);
    CPy_DECREF(cpy_r_r199);
    if (unlikely(cpy_r_r213 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 15, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    } else
        goto CPyL129;
CPyL78: ;
    cpy_r_r214 = (void *)&CPyModule_serai___games___wayfarers___setup;
    cpy_r_r215 = (void *)&CPyImportState_serai___games___wayfarers___setup;
    cpy_r_r216 = CPyModuleLockAPI_serai;
    cpy_r_r217 = CPyImport_IsInitialized(cpy_r_r215);
    if (!cpy_r_r217) goto CPyL81;
    cpy_r_r218 = PyImport_GetModuleDict();
    cpy_r_r219 = CPyStatics[3634]; /* 'serai.games.wayfarers.setup' */
    cpy_r_r220 = CPyDict_GetItem(cpy_r_r218, cpy_r_r219);
    if (unlikely(cpy_r_r220 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 16, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r221 = cpy_r_r220;
    goto CPyL85;
CPyL81: ;
    cpy_r_r222 = CPyInitOnly_serai___games___wayfarers___setup;
    cpy_r_r223 = CPyExec_serai___games___wayfarers___setup;
    cpy_r_r224 = (PyObject **)&CPyModule_serai___games___wayfarers___setup__internal;
    cpy_r_r225 = PyImport_GetModuleDict();
    cpy_r_r226 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r227 = CPyDict_GetItem(cpy_r_r225, cpy_r_r226);
    if (unlikely(cpy_r_r227 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 16, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r228 = CPyStatics[8]; /* '__file__' */
    cpy_r_r229 = CPyObject_GetAttr(cpy_r_r227, cpy_r_r228);
    CPy_DECREF(cpy_r_r227);
    if (unlikely(cpy_r_r229 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 16, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r230 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r231 = CPyStatics[3634]; /* 'serai.games.wayfarers.setup' */
    cpy_r_r232 = CPyImport_ImportNative(cpy_r_r231, cpy_r_r222, cpy_r_r223, cpy_r_r224, cpy_r_r214, cpy_r_r215, cpy_r_r216, cpy_r_r229, cpy_r_r230, 0);
    CPy_DECREF(cpy_r_r229);
    if (unlikely(cpy_r_r232 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 16, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r221 = cpy_r_r232;
CPyL85: ;
    cpy_r_r233 = CPyStatics[5665]; /* ('forget_turn', 'make_ready') */
    cpy_r_r234 = CPyStatic_wayfarers___turn___globals;
    cpy_r_r235 = CPyImport_GetNativeAttrs(cpy_r_r221, cpy_r_r233, cpy_r_r233, cpy_r_r234);
    CPy_DECREF(cpy_r_r221);
    if (unlikely(cpy_r_r235 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 16, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    } else
        goto CPyL130;
CPyL86: ;
    cpy_r_r236 = (void *)&CPyModule_serai___games___wayfarers___table;
    cpy_r_r237 = (void *)&CPyImportState_serai___games___wayfarers___table;
    cpy_r_r238 = CPyModuleLockAPI_serai;
    cpy_r_r239 = CPyImport_IsInitialized(cpy_r_r237);
    if (!cpy_r_r239) goto CPyL89;
    cpy_r_r240 = PyImport_GetModuleDict();
    cpy_r_r241 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r242 = CPyDict_GetItem(cpy_r_r240, cpy_r_r241);
    if (unlikely(cpy_r_r242 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 17, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r243 = cpy_r_r242;
    goto CPyL93;
CPyL89: ;
    cpy_r_r244 = CPyInitOnly_serai___games___wayfarers___table;
    cpy_r_r245 = CPyExec_serai___games___wayfarers___table;
    cpy_r_r246 = (PyObject **)&CPyModule_serai___games___wayfarers___table__internal;
    cpy_r_r247 = PyImport_GetModuleDict();
    cpy_r_r248 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r249 = CPyDict_GetItem(cpy_r_r247, cpy_r_r248);
    if (unlikely(cpy_r_r249 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 17, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r250 = CPyStatics[8]; /* '__file__' */
    cpy_r_r251 = CPyObject_GetAttr(cpy_r_r249, cpy_r_r250);
    CPy_DECREF(cpy_r_r249);
    if (unlikely(cpy_r_r251 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 17, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r252 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r253 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r254 = CPyImport_ImportNative(cpy_r_r253, cpy_r_r244, cpy_r_r245, cpy_r_r246, cpy_r_r236, cpy_r_r237, cpy_r_r238, cpy_r_r251, cpy_r_r252, 0);
    CPy_DECREF(cpy_r_r251);
    if (unlikely(cpy_r_r254 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 17, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r243 = cpy_r_r254;
CPyL93: ;
    cpy_r_r255 = CPyStatics[5666]; /* ('NO_CARD', 'NOBODY', 'Table', 'row_places') */
    cpy_r_r256 = CPyStatic_wayfarers___turn___globals;
    cpy_r_r257 = CPyImport_GetNativeAttrs(cpy_r_r243, cpy_r_r255, cpy_r_r255, cpy_r_r256);
    CPy_DECREF(cpy_r_r243);
    if (unlikely(cpy_r_r257 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 17, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    } else
        goto CPyL131;
CPyL94: ;
    cpy_r_r258 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r259 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r260 = CPyModuleLockAPI_serai;
    cpy_r_r261 = CPyImport_IsInitialized(cpy_r_r259);
    if (!cpy_r_r261) goto CPyL97;
    cpy_r_r262 = PyImport_GetModuleDict();
    cpy_r_r263 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r264 = CPyDict_GetItem(cpy_r_r262, cpy_r_r263);
    if (unlikely(cpy_r_r264 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 18, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r265 = cpy_r_r264;
    goto CPyL101;
CPyL97: ;
    cpy_r_r266 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r267 = CPyExec_serai___kernel___decision;
    cpy_r_r268 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r269 = PyImport_GetModuleDict();
    cpy_r_r270 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r271 = CPyDict_GetItem(cpy_r_r269, cpy_r_r270);
    if (unlikely(cpy_r_r271 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 18, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r272 = CPyStatics[8]; /* '__file__' */
    cpy_r_r273 = CPyObject_GetAttr(cpy_r_r271, cpy_r_r272);
    CPy_DECREF(cpy_r_r271);
    if (unlikely(cpy_r_r273 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 18, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r274 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r275 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r276 = CPyImport_ImportNative(cpy_r_r275, cpy_r_r266, cpy_r_r267, cpy_r_r268, cpy_r_r258, cpy_r_r259, cpy_r_r260, cpy_r_r273, cpy_r_r274, 0);
    CPy_DECREF(cpy_r_r273);
    if (unlikely(cpy_r_r276 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 18, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r265 = cpy_r_r276;
CPyL101: ;
    cpy_r_r277 = CPyStatics[5070]; /* ('Offer', 'Option', 'Reason', 'Rules', 'ask') */
    cpy_r_r278 = CPyStatic_wayfarers___turn___globals;
    cpy_r_r279 = CPyImport_GetNativeAttrs(cpy_r_r265, cpy_r_r277, cpy_r_r277, cpy_r_r278);
    CPy_DECREF(cpy_r_r265);
    if (unlikely(cpy_r_r279 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 18, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    } else
        goto CPyL132;
CPyL102: ;
    cpy_r_r280 = (void *)&CPyModule_serai___kernel___offer;
    cpy_r_r281 = (void *)&CPyImportState_serai___kernel___offer;
    cpy_r_r282 = CPyModuleLockAPI_serai;
    cpy_r_r283 = CPyImport_IsInitialized(cpy_r_r281);
    if (!cpy_r_r283) goto CPyL105;
    cpy_r_r284 = PyImport_GetModuleDict();
    cpy_r_r285 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r286 = CPyDict_GetItem(cpy_r_r284, cpy_r_r285);
    if (unlikely(cpy_r_r286 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 19, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r287 = cpy_r_r286;
    goto CPyL109;
CPyL105: ;
    cpy_r_r288 = CPyInitOnly_serai___kernel___offer;
    cpy_r_r289 = CPyExec_serai___kernel___offer;
    cpy_r_r290 = (PyObject **)&CPyModule_serai___kernel___offer__internal;
    cpy_r_r291 = PyImport_GetModuleDict();
    cpy_r_r292 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r293 = CPyDict_GetItem(cpy_r_r291, cpy_r_r292);
    if (unlikely(cpy_r_r293 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 19, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r294 = CPyStatics[8]; /* '__file__' */
    cpy_r_r295 = CPyObject_GetAttr(cpy_r_r293, cpy_r_r294);
    CPy_DECREF(cpy_r_r293);
    if (unlikely(cpy_r_r295 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 19, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r296 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r297 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r298 = CPyImport_ImportNative(cpy_r_r297, cpy_r_r288, cpy_r_r289, cpy_r_r290, cpy_r_r280, cpy_r_r281, cpy_r_r282, cpy_r_r295, cpy_r_r296, 0);
    CPy_DECREF(cpy_r_r295);
    if (unlikely(cpy_r_r298 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 19, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r287 = cpy_r_r298;
CPyL109: ;
    cpy_r_r299 = CPyStatics[5043]; /* ('TableOffer',) */
    cpy_r_r300 = CPyStatic_wayfarers___turn___globals;
    cpy_r_r301 = CPyImport_GetNativeAttrs(cpy_r_r287, cpy_r_r299, cpy_r_r299, cpy_r_r300);
    CPy_DECREF(cpy_r_r287);
    if (unlikely(cpy_r_r301 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 19, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    } else
        goto CPyL133;
CPyL110: ;
    cpy_r_r302 = (PyObject *)CPyType_offer___TableOffer;
    cpy_r_r303 = (PyObject *)CPyType_wayfarers___table___Table;
    cpy_r_r304 = PyObject_GetItem(cpy_r_r302, cpy_r_r303);
    if (unlikely(cpy_r_r304 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 53, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r305 = PyTuple_Pack(1, cpy_r_r304);
    CPy_DECREF(cpy_r_r304);
    if (unlikely(cpy_r_r305 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 53, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r306 = CPyStatics[3635]; /* 'serai.games.wayfarers.turn' */
    cpy_r_r307 = (PyObject *)CPyType_wayfarers___turn___MainActions_template;
    cpy_r_r308 = CPyType_FromTemplate(cpy_r_r307, cpy_r_r305, cpy_r_r306);
    CPy_DECREF(cpy_r_r305);
    if (unlikely(cpy_r_r308 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 53, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    cpy_r_r309 = CPyDef_wayfarers___turn___MainActions_trait_vtable_setup();
    if (unlikely(cpy_r_r309 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 53, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
    cpy_r_r310 = CPyDef_wayfarers___turn___MainActions_coroutine_setup(cpy_r_r308);
    if (unlikely(cpy_r_r310 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 53, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
    cpy_r_r311 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r312 = CPyStatics[378]; /* 't' */
    cpy_r_r313 = CPyStatics[379]; /* 'me' */
    cpy_r_r314 = CPyStatics[380]; /* '_likely' */
    cpy_r_r315 = CPyStatics[381]; /* '_obstacle' */
    cpy_r_r316 = CPyStatics[382]; /* '_others' */
    cpy_r_r317 = CPyStatics[383]; /* '_note' */
    cpy_r_r318 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r319 = PyTuple_Pack(7, cpy_r_r312, cpy_r_r313, cpy_r_r314, cpy_r_r315, cpy_r_r316, cpy_r_r317, cpy_r_r318);
    if (unlikely(cpy_r_r319 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 53, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
    cpy_r_r320 = PyObject_SetAttr(cpy_r_r308, cpy_r_r311, cpy_r_r319);
    CPy_DECREF(cpy_r_r319);
    cpy_r_r321 = cpy_r_r320 >= 0;
    if (unlikely(!cpy_r_r321)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 53, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
    CPyType_wayfarers___turn___MainActions = (PyTypeObject *)cpy_r_r308;
    CPy_INCREF(CPyType_wayfarers___turn___MainActions);
    cpy_r_r322 = CPyStatic_wayfarers___turn___globals;
    cpy_r_r323 = CPyStatics[4438]; /* 'MainActions' */
    cpy_r_r324 = PyDict_SetItem(cpy_r_r322, cpy_r_r323, cpy_r_r308);
    cpy_r_r325 = cpy_r_r324 >= 0;
    if (unlikely(!cpy_r_r325)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 53, CPyStatic_wayfarers___turn___globals);
        goto CPyL134;
    }
    cpy_r_r326 = CPy_InitSubclass(cpy_r_r308);
    CPy_DECREF(cpy_r_r308);
    if (unlikely(!cpy_r_r326)) {
        CPy_AddTraceback("src/serai/games/wayfarers/turn.py", "<module>", 53, CPyStatic_wayfarers___turn___globals);
        goto CPyL120;
    }
    return 1;
CPyL120: ;
    cpy_r_r327 = 2;
    return cpy_r_r327;
CPyL121: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL122: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL123: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL124: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL125: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL46;
CPyL126: ;
    CPy_DECREF(cpy_r_r147);
    goto CPyL54;
CPyL127: ;
    CPy_DECREF(cpy_r_r169);
    goto CPyL62;
CPyL128: ;
    CPy_DECREF(cpy_r_r191);
    goto CPyL70;
CPyL129: ;
    CPy_DECREF(cpy_r_r213);
    goto CPyL78;
CPyL130: ;
    CPy_DECREF(cpy_r_r235);
    goto CPyL86;
CPyL131: ;
    CPy_DECREF(cpy_r_r257);
    goto CPyL94;
CPyL132: ;
    CPy_DECREF(cpy_r_r279);
    goto CPyL102;
CPyL133: ;
    CPy_DECREF(cpy_r_r301);
    goto CPyL110;
CPyL134: ;
    CPy_DecRef(cpy_r_r308);
    goto CPyL120;
}

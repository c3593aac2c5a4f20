#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef palace___RoomOffer_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___actions___palace___RoomOfferObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___actions___palace___RoomOfferObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
palace___RoomOffer_traverse(serai___games___merv___actions___palace___RoomOfferObject *self, visitproc visit, void *arg)
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
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___palace___RoomOfferObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___palace___RoomOfferObject))));
    return rv;
}

static int32_t CPyDef_palace___RoomOffer_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___palace___RoomOfferObject *self = (serai___games___merv___actions___palace___RoomOfferObject *)cpy_r_self;
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
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___palace___RoomOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___palace___RoomOfferObject))));
    return 0;
}

static int32_t CPyDef_palace___RoomOffer_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___palace___RoomOfferObject *self = (serai___games___merv___actions___palace___RoomOfferObject *)cpy_r_self;
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
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___palace___RoomOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___palace___RoomOfferObject))));
    return 0;
}

static void
palace___RoomOffer_dealloc(serai___games___merv___actions___palace___RoomOfferObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, palace___RoomOffer_dealloc)
    CPyDef_palace___RoomOffer_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_palace_____mypyc__RoomOffer_setup(PyObject *cpy_r_type);
PyObject *CPyDef_palace___RoomOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me);

static PyObject *
palace___RoomOffer_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_palace___RoomOffer) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_palace_____mypyc__RoomOffer_setup((PyObject*)type);
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

static CPyVTableItem palace___RoomOffer_vtable[17];
static bool
CPyDef_palace___RoomOffer_trait_vtable_setup(void)
{
    CPyVTableItem palace___RoomOffer_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_offer___TableOffer_____init__,
        (CPyVTableItem)CPyDef_offer___Offer_____add__,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_palace___RoomOffer___note,
        (CPyVTableItem)CPyDef_offer___TableOffer_____init__,
        (CPyVTableItem)CPyDef_palace___RoomOffer___likely,
        (CPyVTableItem)CPyDef_offer___TableOffer___others,
        (CPyVTableItem)CPyDef_palace___RoomOffer___obstacle,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_palace___RoomOffer___note,
        (CPyVTableItem)CPyDef_palace___RoomOffer___likely,
        (CPyVTableItem)CPyDef_palace___RoomOffer___obstacle,
        (CPyVTableItem)CPyDef_palace___RoomOffer___note,
    };
    memcpy(palace___RoomOffer_vtable, palace___RoomOffer_vtable_scratch, sizeof(palace___RoomOffer_vtable));
    return 1;
}

static bool
CPyDef_palace___RoomOffer_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef palace___RoomOffer_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef palace___RoomOffer_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_palace_____mypyc__RoomOffer_setup, METH_O, NULL},
    {"likely",
     (PyCFunction)CPyPy_palace___RoomOffer___likely,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("likely($self)\n--\n\n")},
    {"obstacle",
     (PyCFunction)CPyPy_palace___RoomOffer___obstacle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("obstacle($self, option)\n--\n\n")},
    {"note",
     (PyCFunction)CPyPy_palace___RoomOffer___note,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("note($self, option)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_palace___RoomOffer_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "RoomOffer",
    .tp_new = palace___RoomOffer_new,
    .tp_dealloc = (destructor)palace___RoomOffer_dealloc,
    .tp_traverse = (traverseproc)palace___RoomOffer_traverse,
    .tp_clear = (inquiry)CPyDef_palace___RoomOffer_clear,
    .tp_getset = palace___RoomOffer_getseters,
    .tp_methods = palace___RoomOffer_methods,
    .tp_members = palace___RoomOffer_members,
    .tp_basicsize = sizeof(serai___games___merv___actions___palace___RoomOfferObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___actions___palace___RoomOfferObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___actions___palace___RoomOfferObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("RoomOffer(t, me)\n--\n\n"),
};
static PyTypeObject *CPyType_palace___RoomOffer_template = &CPyType_palace___RoomOffer_template_;

PyObject *CPyDef_palace_____mypyc__RoomOffer_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___palace___RoomOfferObject *self;
    self = (serai___games___merv___actions___palace___RoomOfferObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = palace___RoomOffer_vtable;
    self->_me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_palace___RoomOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me)
{
    PyObject *self = CPyDef_palace_____mypyc__RoomOffer_setup((PyObject *)CPyType_palace___RoomOffer);
    if (self == NULL)
        return NULL;
    char res = CPyDef_offer___TableOffer_____init__(self, cpy_r_t, cpy_r_me);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}


static PySendResult CPyDunder_am_sendpalace___palace_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_palace___palace_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods palace___palace_gen_as_async = {
    .am_send = CPyDunder_am_sendpalace___palace_gen,
};
static int
palace___palace_gen_traverse(serai___games___merv___actions___palace___palace_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__o);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_1);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__room)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__room));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_3);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_4);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_palace___palace_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___palace___palace_genObject *self = (serai___games___merv___actions___palace___palace_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_1);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__room)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__room;
        self->___mypyc_generator_frame_attribute__room = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_4);
    return 0;
}

static int32_t CPyDef_palace___palace_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___palace___palace_genObject *self = (serai___games___merv___actions___palace___palace_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_1);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__room)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__room;
        self->___mypyc_generator_frame_attribute__room = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_4);
    return 0;
}

static void
palace___palace_gen_dealloc(serai___games___merv___actions___palace___palace_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (palace___palace_gen_free_instance == NULL) {
        palace___palace_gen_free_instance = self;
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
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_1);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__room)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__room;
            self->___mypyc_generator_frame_attribute__room = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__room = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_3);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_4);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, palace___palace_gen_dealloc)
    CPyDef_palace___palace_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_palace_____mypyc__palace_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_palace___palace_gen(void);

static PyObject *
palace___palace_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_palace___palace_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_palace_____mypyc__palace_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem palace___palace_gen_vtable[6];
static bool
CPyDef_palace___palace_gen_trait_vtable_setup(void)
{
    CPyVTableItem palace___palace_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_palace___palace_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_palace___palace_gen_____next__,
        (CPyVTableItem)CPyDef_palace___palace_gen___send,
        (CPyVTableItem)CPyDef_palace___palace_gen_____iter__,
        (CPyVTableItem)CPyDef_palace___palace_gen___throw,
        (CPyVTableItem)CPyDef_palace___palace_gen___close,
    };
    memcpy(palace___palace_gen_vtable, palace___palace_gen_vtable_scratch, sizeof(palace___palace_gen_vtable));
    return 1;
}

static bool
CPyDef_palace___palace_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef palace___palace_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_palace_____mypyc__palace_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_palace___palace_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_palace___palace_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_palace___palace_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_palace___palace_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_palace___palace_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_palace___palace_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "palace_gen",
    .tp_new = palace___palace_gen_new,
    .tp_dealloc = (destructor)palace___palace_gen_dealloc,
    .tp_traverse = (traverseproc)palace___palace_gen_traverse,
    .tp_clear = (inquiry)CPyDef_palace___palace_gen_clear,
    .tp_methods = palace___palace_gen_methods,
    .tp_iter = CPyDef_palace___palace_gen_____iter__,
    .tp_iternext = CPyDef_palace___palace_gen_____next__,
    .tp_as_async = &palace___palace_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___actions___palace___palace_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("palace_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_palace___palace_gen_template = &CPyType_palace___palace_gen_template_;

PyObject *CPyDef_palace_____mypyc__palace_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___palace___palace_genObject *self;
    if (palace___palace_gen_free_instance != NULL) {
        self = palace___palace_gen_free_instance;
        palace___palace_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___actions___palace___palace_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = palace___palace_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__room = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_palace___palace_gen(void)
{
    PyObject *self = CPyDef_palace_____mypyc__palace_gen_setup((PyObject *)CPyType_palace___palace_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
palace___free_courtier_env_traverse(serai___games___merv___actions___palace___free_courtier_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__me));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_palace___free_courtier_env_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___palace___free_courtier_envObject *self = (serai___games___merv___actions___palace___free_courtier_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__me;
        self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_palace___free_courtier_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___palace___free_courtier_envObject *self = (serai___games___merv___actions___palace___free_courtier_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
palace___free_courtier_env_dealloc(serai___games___merv___actions___palace___free_courtier_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (palace___free_courtier_env_free_instance == NULL) {
        palace___free_courtier_env_free_instance = self;
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
    CPy_TRASHCAN_BEGIN(self, palace___free_courtier_env_dealloc)
    CPyDef_palace___free_courtier_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_palace_____mypyc__free_courtier_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_palace___free_courtier_env(void);

static PyObject *
palace___free_courtier_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_palace___free_courtier_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_palace_____mypyc__free_courtier_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem palace___free_courtier_env_vtable[1];
static bool
CPyDef_palace___free_courtier_env_trait_vtable_setup(void)
{
    CPyVTableItem palace___free_courtier_env_vtable_scratch[] = {
        NULL
    };
    memcpy(palace___free_courtier_env_vtable, palace___free_courtier_env_vtable_scratch, sizeof(palace___free_courtier_env_vtable));
    return 1;
}

static bool
CPyDef_palace___free_courtier_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef palace___free_courtier_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_palace_____mypyc__free_courtier_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_palace___free_courtier_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "free_courtier_env",
    .tp_new = palace___free_courtier_env_new,
    .tp_dealloc = (destructor)palace___free_courtier_env_dealloc,
    .tp_traverse = (traverseproc)palace___free_courtier_env_traverse,
    .tp_clear = (inquiry)CPyDef_palace___free_courtier_env_clear,
    .tp_methods = palace___free_courtier_env_methods,
    .tp_basicsize = sizeof(serai___games___merv___actions___palace___free_courtier_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("free_courtier_env()\n--\n\n"),
};
static PyTypeObject *CPyType_palace___free_courtier_env_template = &CPyType_palace___free_courtier_env_template_;

PyObject *CPyDef_palace_____mypyc__free_courtier_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___palace___free_courtier_envObject *self;
    if (palace___free_courtier_env_free_instance != NULL) {
        self = palace___free_courtier_env_free_instance;
        palace___free_courtier_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___actions___palace___free_courtier_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = palace___free_courtier_env_vtable;
    self->___mypyc_generator_attribute__me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_palace___free_courtier_env(void)
{
    PyObject *self = CPyDef_palace_____mypyc__free_courtier_env_setup((PyObject *)CPyType_palace___free_courtier_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendpalace___free_courtier_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_palace___free_courtier_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods palace___free_courtier_gen_as_async = {
    .am_send = CPyDunder_am_sendpalace___free_courtier_gen,
};
static int
palace___free_courtier_gen_traverse(serai___games___merv___actions___palace___free_courtier_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__o);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___actions___palace___free_courtier_gen_1);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_palace___free_courtier_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___palace___free_courtier_genObject *self = (serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___palace___free_courtier_gen_1);
    return 0;
}

static int32_t CPyDef_palace___free_courtier_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___palace___free_courtier_genObject *self = (serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___palace___free_courtier_gen_1);
    return 0;
}

static void
palace___free_courtier_gen_dealloc(serai___games___merv___actions___palace___free_courtier_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (palace___free_courtier_gen_free_instance == NULL) {
        palace___free_courtier_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___palace___free_courtier_gen_1);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, palace___free_courtier_gen_dealloc)
    CPyDef_palace___free_courtier_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_palace_____mypyc__free_courtier_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_palace___free_courtier_gen(void);

static PyObject *
palace___free_courtier_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_palace___free_courtier_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_palace_____mypyc__free_courtier_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem palace___free_courtier_gen_vtable[6];
static bool
CPyDef_palace___free_courtier_gen_trait_vtable_setup(void)
{
    CPyVTableItem palace___free_courtier_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_palace___free_courtier_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_palace___free_courtier_gen_____next__,
        (CPyVTableItem)CPyDef_palace___free_courtier_gen___send,
        (CPyVTableItem)CPyDef_palace___free_courtier_gen_____iter__,
        (CPyVTableItem)CPyDef_palace___free_courtier_gen___throw,
        (CPyVTableItem)CPyDef_palace___free_courtier_gen___close,
    };
    memcpy(palace___free_courtier_gen_vtable, palace___free_courtier_gen_vtable_scratch, sizeof(palace___free_courtier_gen_vtable));
    return 1;
}

static bool
CPyDef_palace___free_courtier_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef palace___free_courtier_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_palace_____mypyc__free_courtier_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_palace___free_courtier_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_palace___free_courtier_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_palace___free_courtier_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_palace___free_courtier_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_palace___free_courtier_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_palace___free_courtier_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "free_courtier_gen",
    .tp_new = palace___free_courtier_gen_new,
    .tp_dealloc = (destructor)palace___free_courtier_gen_dealloc,
    .tp_traverse = (traverseproc)palace___free_courtier_gen_traverse,
    .tp_clear = (inquiry)CPyDef_palace___free_courtier_gen_clear,
    .tp_methods = palace___free_courtier_gen_methods,
    .tp_iter = CPyDef_palace___free_courtier_gen_____iter__,
    .tp_iternext = CPyDef_palace___free_courtier_gen_____next__,
    .tp_as_async = &palace___free_courtier_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___actions___palace___free_courtier_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("free_courtier_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_palace___free_courtier_gen_template = &CPyType_palace___free_courtier_gen_template_;

PyObject *CPyDef_palace_____mypyc__free_courtier_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___palace___free_courtier_genObject *self;
    if (palace___free_courtier_gen_free_instance != NULL) {
        self = palace___free_courtier_gen_free_instance;
        palace___free_courtier_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___actions___palace___free_courtier_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = palace___free_courtier_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_palace___free_courtier_gen(void)
{
    PyObject *self = CPyDef_palace_____mypyc__free_courtier_gen_setup((PyObject *)CPyType_palace___free_courtier_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__palace_____mypyc_lambda__0_free_courtier_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_palace_____mypyc_lambda__0_free_courtier_obj_____get__(self, instance, owner);
}
PyMemberDef palace_____mypyc_lambda__0_free_courtier_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___actions___palace_____mypyc_lambda__0_free_courtier_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___actions___palace_____mypyc_lambda__0_free_courtier_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
palace_____mypyc_lambda__0_free_courtier_obj_traverse(serai___games___merv___actions___palace_____mypyc_lambda__0_free_courtier_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___palace_____mypyc_lambda__0_free_courtier_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___palace_____mypyc_lambda__0_free_courtier_objObject))));
    return rv;
}

static int32_t CPyDef_palace_____mypyc_lambda__0_free_courtier_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___palace_____mypyc_lambda__0_free_courtier_objObject *self = (serai___games___merv___actions___palace_____mypyc_lambda__0_free_courtier_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___palace_____mypyc_lambda__0_free_courtier_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___palace_____mypyc_lambda__0_free_courtier_objObject))));
    return 0;
}

static int32_t CPyDef_palace_____mypyc_lambda__0_free_courtier_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___palace_____mypyc_lambda__0_free_courtier_objObject *self = (serai___games___merv___actions___palace_____mypyc_lambda__0_free_courtier_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___palace_____mypyc_lambda__0_free_courtier_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___palace_____mypyc_lambda__0_free_courtier_objObject))));
    return 0;
}

static void
palace_____mypyc_lambda__0_free_courtier_obj_dealloc(serai___games___merv___actions___palace_____mypyc_lambda__0_free_courtier_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (palace_____mypyc_lambda__0_free_courtier_obj_free_instance == NULL) {
        palace_____mypyc_lambda__0_free_courtier_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, palace_____mypyc_lambda__0_free_courtier_obj_dealloc)
    CPyDef_palace_____mypyc_lambda__0_free_courtier_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_palace_____mypyc___3__mypyc_lambda__0_free_courtier_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_palace_____mypyc_lambda__0_free_courtier_obj(void);

static PyObject *
palace_____mypyc_lambda__0_free_courtier_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_palace_____mypyc_lambda__0_free_courtier_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_palace_____mypyc___3__mypyc_lambda__0_free_courtier_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem palace_____mypyc_lambda__0_free_courtier_obj_vtable[2];
static bool
CPyDef_palace_____mypyc_lambda__0_free_courtier_obj_trait_vtable_setup(void)
{
    CPyVTableItem palace_____mypyc_lambda__0_free_courtier_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_palace_____mypyc_lambda__0_free_courtier_obj_____call__,
        (CPyVTableItem)CPyDef_palace_____mypyc_lambda__0_free_courtier_obj_____get__,
    };
    memcpy(palace_____mypyc_lambda__0_free_courtier_obj_vtable, palace_____mypyc_lambda__0_free_courtier_obj_vtable_scratch, sizeof(palace_____mypyc_lambda__0_free_courtier_obj_vtable));
    return 1;
}

static bool
CPyDef_palace_____mypyc_lambda__0_free_courtier_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
palace_____mypyc_lambda__0_free_courtier_obj_get___3_mypyc_env__(serai___games___merv___actions___palace_____mypyc_lambda__0_free_courtier_objObject *self, void *closure);

static PyGetSetDef palace_____mypyc_lambda__0_free_courtier_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)palace_____mypyc_lambda__0_free_courtier_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef palace_____mypyc_lambda__0_free_courtier_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_palace_____mypyc___3__mypyc_lambda__0_free_courtier_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_palace_____mypyc_lambda__0_free_courtier_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_palace_____mypyc_lambda__0_free_courtier_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_palace_____mypyc_lambda__0_free_courtier_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0_free_courtier_obj",
    .tp_new = palace_____mypyc_lambda__0_free_courtier_obj_new,
    .tp_dealloc = (destructor)palace_____mypyc_lambda__0_free_courtier_obj_dealloc,
    .tp_traverse = (traverseproc)palace_____mypyc_lambda__0_free_courtier_obj_traverse,
    .tp_clear = (inquiry)CPyDef_palace_____mypyc_lambda__0_free_courtier_obj_clear,
    .tp_getset = palace_____mypyc_lambda__0_free_courtier_obj_getseters,
    .tp_methods = palace_____mypyc_lambda__0_free_courtier_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__palace_____mypyc_lambda__0_free_courtier_obj,
    .tp_members = palace_____mypyc_lambda__0_free_courtier_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___actions___palace_____mypyc_lambda__0_free_courtier_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___actions___palace_____mypyc_lambda__0_free_courtier_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___actions___palace_____mypyc_lambda__0_free_courtier_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___actions___palace_____mypyc_lambda__0_free_courtier_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0_free_courtier_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_palace_____mypyc_lambda__0_free_courtier_obj_template = &CPyType_palace_____mypyc_lambda__0_free_courtier_obj_template_;

PyObject *CPyDef_palace_____mypyc___3__mypyc_lambda__0_free_courtier_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___palace_____mypyc_lambda__0_free_courtier_objObject *self;
    if (palace_____mypyc_lambda__0_free_courtier_obj_free_instance != NULL) {
        self = palace_____mypyc_lambda__0_free_courtier_obj_free_instance;
        palace_____mypyc_lambda__0_free_courtier_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___actions___palace_____mypyc_lambda__0_free_courtier_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = palace_____mypyc_lambda__0_free_courtier_obj_vtable;
    self->vectorcall = CPyPy_palace_____mypyc_lambda__0_free_courtier_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_palace_____mypyc_lambda__0_free_courtier_obj(void)
{
    PyObject *self = CPyDef_palace_____mypyc___3__mypyc_lambda__0_free_courtier_obj_setup((PyObject *)CPyType_palace_____mypyc_lambda__0_free_courtier_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
palace_____mypyc_lambda__0_free_courtier_obj_get___3_mypyc_env__(serai___games___merv___actions___palace_____mypyc_lambda__0_free_courtier_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0_free_courtier_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PySendResult CPyDunder_am_sendpalace___place_courtier_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_palace___place_courtier_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods palace___place_courtier_gen_as_async = {
    .am_send = CPyDunder_am_sendpalace___place_courtier_gen,
};
static int
palace___place_courtier_gen_traverse(serai___games___merv___actions___palace___place_courtier_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__room)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__room));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___actions___palace___place_courtier_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_palace___place_courtier_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___palace___place_courtier_genObject *self = (serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__room)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__room;
        self->___mypyc_generator_frame_attribute__room = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___palace___place_courtier_gen_0);
    return 0;
}

static int32_t CPyDef_palace___place_courtier_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___palace___place_courtier_genObject *self = (serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__room)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__room;
        self->___mypyc_generator_frame_attribute__room = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___palace___place_courtier_gen_0);
    return 0;
}

static void
palace___place_courtier_gen_dealloc(serai___games___merv___actions___palace___place_courtier_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (palace___place_courtier_gen_free_instance == NULL) {
        palace___place_courtier_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__room)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__room;
            self->___mypyc_generator_frame_attribute__room = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__room = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___palace___place_courtier_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, palace___place_courtier_gen_dealloc)
    CPyDef_palace___place_courtier_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_palace_____mypyc__place_courtier_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_palace___place_courtier_gen(void);

static PyObject *
palace___place_courtier_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_palace___place_courtier_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_palace_____mypyc__place_courtier_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem palace___place_courtier_gen_vtable[6];
static bool
CPyDef_palace___place_courtier_gen_trait_vtable_setup(void)
{
    CPyVTableItem palace___place_courtier_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_palace___place_courtier_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_palace___place_courtier_gen_____next__,
        (CPyVTableItem)CPyDef_palace___place_courtier_gen___send,
        (CPyVTableItem)CPyDef_palace___place_courtier_gen_____iter__,
        (CPyVTableItem)CPyDef_palace___place_courtier_gen___throw,
        (CPyVTableItem)CPyDef_palace___place_courtier_gen___close,
    };
    memcpy(palace___place_courtier_gen_vtable, palace___place_courtier_gen_vtable_scratch, sizeof(palace___place_courtier_gen_vtable));
    return 1;
}

static bool
CPyDef_palace___place_courtier_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef palace___place_courtier_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_palace_____mypyc__place_courtier_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_palace___place_courtier_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_palace___place_courtier_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_palace___place_courtier_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_palace___place_courtier_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_palace___place_courtier_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_palace___place_courtier_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "place_courtier_gen",
    .tp_new = palace___place_courtier_gen_new,
    .tp_dealloc = (destructor)palace___place_courtier_gen_dealloc,
    .tp_traverse = (traverseproc)palace___place_courtier_gen_traverse,
    .tp_clear = (inquiry)CPyDef_palace___place_courtier_gen_clear,
    .tp_methods = palace___place_courtier_gen_methods,
    .tp_iter = CPyDef_palace___place_courtier_gen_____iter__,
    .tp_iternext = CPyDef_palace___place_courtier_gen_____next__,
    .tp_as_async = &palace___place_courtier_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___actions___palace___place_courtier_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("place_courtier_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_palace___place_courtier_gen_template = &CPyType_palace___place_courtier_gen_template_;

PyObject *CPyDef_palace_____mypyc__place_courtier_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___palace___place_courtier_genObject *self;
    if (palace___place_courtier_gen_free_instance != NULL) {
        self = palace___place_courtier_gen_free_instance;
        palace___place_courtier_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___actions___palace___place_courtier_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = palace___place_courtier_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__room = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_palace___place_courtier_gen(void)
{
    PyObject *self = CPyDef_palace_____mypyc__place_courtier_gen_setup((PyObject *)CPyType_palace___place_courtier_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef palacemodule_methods[] = {
    {"palace", (PyCFunction)CPyPy_palace___palace, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("palace(t, me)\n--\n\n") /* docstring */},
    {"free_courtier", (PyCFunction)CPyPy_palace___free_courtier, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("free_courtier(t, me)\n--\n\n") /* docstring */},
    {"place_courtier", (PyCFunction)CPyPy_palace___place_courtier, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("place_courtier(t, me, room)\n--\n\n") /* docstring */},
    {"courtiers_in", (PyCFunction)CPyPy_palace___courtiers_in, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("courtiers_in(t, room)\n--\n\n") /* docstring */},
    {"room_obstacle", (PyCFunction)CPyPy_palace___room_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("room_obstacle(t, me, room)\n--\n\n") /* docstring */},
    {"_price", (PyCFunction)CPyPy_palace____price, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_price(t, me, room)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___actions___palace__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___actions___palace__internal, "__name__");
    CPyStatic_palace___globals = PyModule_GetDict(CPyModule_serai___games___merv___actions___palace__internal);
    if (unlikely(CPyStatic_palace___globals == NULL))
        goto fail;
    CPyType_palace___palace_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_palace___palace_gen_template, NULL, modname);
    if (unlikely(!CPyType_palace___palace_gen))
        goto fail;
    CPyDef_palace___palace_gen_trait_vtable_setup();
    CPyType_palace___free_courtier_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_palace___free_courtier_env_template, NULL, modname);
    if (unlikely(!CPyType_palace___free_courtier_env))
        goto fail;
    CPyDef_palace___free_courtier_env_trait_vtable_setup();
    CPyType_palace___free_courtier_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_palace___free_courtier_gen_template, NULL, modname);
    if (unlikely(!CPyType_palace___free_courtier_gen))
        goto fail;
    CPyDef_palace___free_courtier_gen_trait_vtable_setup();
    CPyType_palace_____mypyc_lambda__0_free_courtier_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_palace_____mypyc_lambda__0_free_courtier_obj_template, NULL, modname);
    if (unlikely(!CPyType_palace_____mypyc_lambda__0_free_courtier_obj))
        goto fail;
    CPyDef_palace_____mypyc_lambda__0_free_courtier_obj_trait_vtable_setup();
    CPyType_palace___place_courtier_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_palace___place_courtier_gen_template, NULL, modname);
    if (unlikely(!CPyType_palace___place_courtier_gen))
        goto fail;
    CPyDef_palace___place_courtier_gen_trait_vtable_setup();
    char result = CPyDef_palace_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___actions___palace__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_palace___RoomOffer);
    Py_CLEAR(CPyType_palace___palace_gen);
    Py_CLEAR(CPyType_palace___free_courtier_env);
    Py_CLEAR(CPyType_palace___free_courtier_gen);
    Py_CLEAR(CPyType_palace_____mypyc_lambda__0_free_courtier_obj);
    Py_CLEAR(CPyType_palace___place_courtier_gen);
    return -1;
}
int CPyExec_serai___games___merv___actions___palace(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___actions___palace__impl, &CPyImportState_serai___games___merv___actions___palace, &CPyModule_serai___games___merv___actions___palace);
}
static struct PyModuleDef palacemodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.actions.palace",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    palacemodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___actions___palace(void)
{
    if (CPyModule_serai___games___merv___actions___palace__internal) {
        Py_INCREF(CPyModule_serai___games___merv___actions___palace__internal);
        return CPyModule_serai___games___merv___actions___palace__internal;
    }
    CPyModule_serai___games___merv___actions___palace__internal = PyModule_Create(&palacemodule);
    return CPyModule_serai___games___merv___actions___palace__internal;
}

PyObject *CPyInit_serai___games___merv___actions___palace(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___actions___palace__internal) {
        Py_INCREF(CPyModule_serai___games___merv___actions___palace__internal);
        return CPyModule_serai___games___merv___actions___palace__internal;
    }
    CPyModule_serai___games___merv___actions___palace__internal = PyModule_Create(&palacemodule);
    if (unlikely(CPyModule_serai___games___merv___actions___palace__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.actions.palace");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___actions___palace__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___actions___palace__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___actions___palace__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___actions___palace(CPyModule_serai___games___merv___actions___palace__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___actions___palace__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.actions.palace");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___actions___palace__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_palace___palace_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
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
    CPyTagged cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyTagged cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyTagged cpy_r_r72;
    CPyTagged cpy_r_r73;
    tuple_T5IIIII cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject **cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    char cpy_r_r91;
    tuple_T3OOO cpy_r_r92;
    PyObject **cpy_r_r93;
    PyObject *cpy_r_r94;
    char cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject **cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    char cpy_r_r102;
    PyObject *cpy_r_r103;
    CPyTagged cpy_r_r104;
    CPyTagged cpy_r_r105;
    PyObject *cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject **cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    char cpy_r_r117;
    PyObject *cpy_r_r118;
    char cpy_r_r119;
    PyObject *cpy_r_r120;
    char cpy_r_r121;
    tuple_T3OOO cpy_r_r122;
    PyObject **cpy_r_r123;
    PyObject *cpy_r_r124;
    char cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject **cpy_r_r129;
    PyObject *cpy_r_r130;
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
    char cpy_r_r142;
    char cpy_r_r143;
    PyObject *cpy_r_r144;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r12 = ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL108;
CPyL1: ;
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r14 = cpy_r_type != cpy_r_r13;
    if (!cpy_r_r14) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "palace", 19, CPyStatic_palace___globals);
        goto CPyL107;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r15 = ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "palace", "palace_gen", "t", 21, CPyStatic_palace___globals);
        goto CPyL107;
    }
CPyL5: ;
    cpy_r_r16 = ((serai___games___merv___table___TableObject *)cpy_r_r15)->_book;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "palace", "Table", "book", 21, CPyStatic_palace___globals);
        goto CPyL107;
    }
CPyL6: ;
    cpy_r_r17 = ((serai___games___merv___book___BookObject *)cpy_r_r16)->_options;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "palace", "Book", "options", 21, CPyStatic_palace___globals);
        goto CPyL107;
    }
    CPy_INCREF(cpy_r_r17);
CPyL7: ;
    if (((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o != NULL) {
        CPy_DECREF(((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o);
    }
    ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o = cpy_r_r17;
    cpy_r_r18 = 1;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "palace", 21, CPyStatic_palace___globals);
        goto CPyL107;
    }
CPyL8: ;
    if (!1) goto CPyL102;
    cpy_r_r19 = CPyStatic_contracts___CONTRACTS;
    if (likely(cpy_r_r19 != NULL)) goto CPyL12;
    PyErr_SetString(PyExc_NameError, "value for final name \"CONTRACTS\" was not set");
    cpy_r_r20 = 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "palace", 23, CPyStatic_palace___globals);
        goto CPyL107;
    }
    CPy_Unreachable();
CPyL12: ;
    cpy_r_r21 = ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "palace", "palace_gen", "t", 23, CPyStatic_palace___globals);
        goto CPyL107;
    }
CPyL13: ;
    cpy_r_r22 = ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "palace", "palace_gen", "me", 23, CPyStatic_palace___globals);
        goto CPyL107;
    }
CPyL14: ;
    cpy_r_r23 = CPyStatics[1204]; /* 'palace' */
    cpy_r_r24 = CPyStatics[1278]; /* 'MV-PAL-01' */
    cpy_r_r25 = ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "palace", "palace_gen", "t", 23, CPyStatic_palace___globals);
        goto CPyL107;
    }
CPyL15: ;
    cpy_r_r26 = ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "palace", "palace_gen", "me", 23, CPyStatic_palace___globals);
        goto CPyL107;
    }
CPyL16: ;
    cpy_r_r27 = CPyDef_palace___RoomOffer(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "palace", 23, CPyStatic_palace___globals);
        goto CPyL107;
    }
    cpy_r_r28 = ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "palace", "palace_gen", "o", 23, CPyStatic_palace___globals);
        goto CPyL115;
    }
CPyL18: ;
    cpy_r_r29 = ((serai___games___merv___options___OptionsObject *)cpy_r_r28)->_stop;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "palace", "Options", "stop", 23, CPyStatic_palace___globals);
        goto CPyL115;
    }
    CPy_INCREF(cpy_r_r29);
CPyL19: ;
    cpy_r_r30 = NULL;
    cpy_r_r31 = 2;
    cpy_r_r32 = CPyDef_extras___ask_with(cpy_r_r19, cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r24, cpy_r_r27, cpy_r_r30, cpy_r_r31, cpy_r_r29);
    CPy_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "palace", 23, CPyStatic_palace___globals);
        goto CPyL107;
    }
    if (((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_1 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_1);
    }
    ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_1 = cpy_r_r32;
    cpy_r_r33 = 1;
    if (!cpy_r_r33) goto CPyL107;
    cpy_r_r34 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r35 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r36 = NULL;
    cpy_r_r1 = cpy_r_r36;
    cpy_r_r37 = (PyObject **)&cpy_r_r1;
    cpy_r_r38 = ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_1;
    cpy_r_r39 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r38, cpy_r_r35, cpy_r_r35, cpy_r_r35, cpy_r_r34, cpy_r_r37);
    if (cpy_r_r39 != NULL) goto CPyL116;
    cpy_r_r40 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "palace", 23, CPyStatic_palace___globals);
        goto CPyL117;
    }
    cpy_r_r41 = cpy_r_r1;
    cpy_r_r42 = NULL;
    if (((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_1 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_1);
    }
    ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_1 = cpy_r_r42;
    cpy_r_r43 = 1;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "palace", 23, CPyStatic_palace___globals);
        goto CPyL118;
    } else
        goto CPyL40;
CPyL24: ;
    cpy_r_r44 = cpy_r_r39;
CPyL25: ;
    ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r44;
CPyL26: ;
    cpy_r_r46 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r47 = cpy_r_type != cpy_r_r46;
    if (!cpy_r_r47) goto CPyL119;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "palace", 23, CPyStatic_palace___globals);
        goto CPyL30;
    } else
        goto CPyL120;
CPyL28: ;
    CPy_Unreachable();
CPyL29: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL36;
CPyL30: ;
    cpy_r_r48 = CPy_CatchError();
    cpy_r_r49 = (PyObject **)&cpy_r_r3;
    cpy_r_r50 = ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_1;
    cpy_r_r51 = CPy_YieldFromErrorHandle(cpy_r_r50, cpy_r_r49);
    if (unlikely(cpy_r_r51 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "palace", 23, CPyStatic_palace___globals);
        goto CPyL121;
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
    if (!cpy_r_r52) goto CPyL107;
    CPy_Unreachable();
CPyL36: ;
    cpy_r_r53 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r54 = NULL;
    cpy_r_r1 = cpy_r_r54;
    cpy_r_r55 = (PyObject **)&cpy_r_r1;
    cpy_r_r56 = ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_1;
    cpy_r_r57 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r56, cpy_r_r53, cpy_r_r53, cpy_r_r53, cpy_r_arg, cpy_r_r55);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r57 == NULL) {
        goto CPyL38;
    } else
        goto CPyL122;
CPyL37: ;
    cpy_r_r44 = cpy_r_r57;
    goto CPyL25;
CPyL38: ;
    cpy_r_r58 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "palace", 23, CPyStatic_palace___globals);
        goto CPyL117;
    }
    cpy_r_r41 = cpy_r_r1;
CPyL40: ;
    if (likely(Py_TYPE(cpy_r_r41) == CPyType_option___Option))
        cpy_r_r59 = cpy_r_r41;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/palace.py", "palace", 23, CPyStatic_palace___globals, "serai.kernel.option.Option", cpy_r_r41);
        goto CPyL107;
    }
    cpy_r_r60 = ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "palace", "palace_gen", "o", 24, CPyStatic_palace___globals);
        goto CPyL123;
    }
CPyL42: ;
    cpy_r_r61 = ((serai___games___merv___options___OptionsObject *)cpy_r_r60)->_stop;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "palace", "Options", "stop", 24, CPyStatic_palace___globals);
        goto CPyL123;
    }
    CPy_INCREF(cpy_r_r61);
CPyL43: ;
    cpy_r_r62 = cpy_r_r59 == cpy_r_r61;
    CPy_DECREF(cpy_r_r61);
    if (cpy_r_r62) {
        goto CPyL124;
    } else
        goto CPyL49;
CPyL44: ;
    cpy_r_r63 = Py_None;
    CPy_INCREF(cpy_r_r63);
    ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r65 = CPyDef_palace___palace_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL48;
    CPyGen_SetStopIterationValue(cpy_r_r63);
    CPy_DECREF(cpy_r_r63);
    if (!0) goto CPyL114;
    CPy_Unreachable();
CPyL48: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r63;
    CPyGen_Exit(&((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL49: ;
    cpy_r_r66 = ((serai___kernel___option___OptionObject *)cpy_r_r59)->_value;
    CPy_INCREF(cpy_r_r66);
    CPy_DECREF(cpy_r_r59);
    if (likely(PyLong_Check(cpy_r_r66)))
        cpy_r_r67 = CPyTagged_FromObject(cpy_r_r66);
    else {
        CPy_TypeError("int", cpy_r_r66); cpy_r_r67 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r67 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "palace", 26, CPyStatic_palace___globals);
        goto CPyL107;
    }
    if (((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__room != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__room);
    }
    ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__room = cpy_r_r67;
    cpy_r_r68 = 1;
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "palace", 26, CPyStatic_palace___globals);
        goto CPyL107;
    }
    cpy_r_r69 = ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "palace", "palace_gen", "t", 27, CPyStatic_palace___globals);
        goto CPyL107;
    }
CPyL52: ;
    cpy_r_r70 = ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r70 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "palace", "palace_gen", "me", 27, CPyStatic_palace___globals);
        goto CPyL107;
    }
CPyL53: ;
    cpy_r_r71 = ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "palace", "palace_gen", "t", 27, CPyStatic_palace___globals);
        goto CPyL107;
    }
CPyL54: ;
    cpy_r_r72 = ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r72 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "palace", "palace_gen", "me", 27, CPyStatic_palace___globals);
        goto CPyL107;
    }
CPyL55: ;
    cpy_r_r73 = ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__room;
    if (unlikely(cpy_r_r73 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "palace", "palace_gen", "room", 27, CPyStatic_palace___globals);
        goto CPyL107;
    }
CPyL56: ;
    cpy_r_r74 = CPyDef_palace____price(cpy_r_r71, cpy_r_r72, cpy_r_r73);
    if (unlikely(cpy_r_r74.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "palace", 27, CPyStatic_palace___globals);
        goto CPyL107;
    }
    cpy_r_r75 = CPyStatics[1278]; /* 'MV-PAL-01' */
    cpy_r_r76 = CPyDef_paying___pay(cpy_r_r69, cpy_r_r70, cpy_r_r74, cpy_r_r75);
    CPyTagged_DECREF(cpy_r_r74.f0);
    CPyTagged_DECREF(cpy_r_r74.f1);
    CPyTagged_DECREF(cpy_r_r74.f2);
    CPyTagged_DECREF(cpy_r_r74.f3);
    CPyTagged_DECREF(cpy_r_r74.f4);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "palace", 27, CPyStatic_palace___globals);
        goto CPyL107;
    }
    if (((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_3 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_3);
    }
    ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_3 = cpy_r_r76;
    cpy_r_r77 = 1;
    if (!cpy_r_r77) goto CPyL107;
    cpy_r_r78 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r79 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r80 = NULL;
    cpy_r_r5 = cpy_r_r80;
    cpy_r_r81 = (PyObject **)&cpy_r_r5;
    cpy_r_r82 = ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_3;
    cpy_r_r83 = CPyDef_paying___pay_gen_____mypyc_generator_helper__(cpy_r_r82, cpy_r_r79, cpy_r_r79, cpy_r_r79, cpy_r_r78, cpy_r_r81);
    if (cpy_r_r83 != NULL) goto CPyL125;
    cpy_r_r84 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r84)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "palace", 27, CPyStatic_palace___globals);
        goto CPyL126;
    }
    cpy_r_r85 = cpy_r_r5;
    CPy_DECREF(cpy_r_r85);
    cpy_r_r86 = NULL;
    if (((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_3 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_3);
    }
    ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_3 = cpy_r_r86;
    cpy_r_r87 = 1;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "palace", 27, CPyStatic_palace___globals);
        goto CPyL107;
    } else
        goto CPyL78;
CPyL62: ;
    cpy_r_r88 = cpy_r_r83;
CPyL63: ;
    ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r88;
CPyL64: ;
    cpy_r_r90 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r91 = cpy_r_type != cpy_r_r90;
    if (!cpy_r_r91) goto CPyL127;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "palace", 27, CPyStatic_palace___globals);
        goto CPyL68;
    } else
        goto CPyL128;
CPyL66: ;
    CPy_Unreachable();
CPyL67: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL74;
CPyL68: ;
    cpy_r_r92 = CPy_CatchError();
    cpy_r_r93 = (PyObject **)&cpy_r_r7;
    cpy_r_r94 = ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_3;
    cpy_r_r95 = CPy_YieldFromErrorHandle(cpy_r_r94, cpy_r_r93);
    if (unlikely(cpy_r_r95 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "palace", 27, CPyStatic_palace___globals);
        goto CPyL129;
    }
    if (cpy_r_r95) goto CPyL71;
    cpy_r_r88 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r92);
    CPy_DecRef(cpy_r_r92.f0);
    CPy_DecRef(cpy_r_r92.f1);
    CPy_DecRef(cpy_r_r92.f2);
    goto CPyL63;
CPyL71: ;
    cpy_r_r85 = cpy_r_r7;
    CPy_DecRef(cpy_r_r85);
    CPy_RestoreExcInfo(cpy_r_r92);
    CPy_DecRef(cpy_r_r92.f0);
    CPy_DecRef(cpy_r_r92.f1);
    CPy_DecRef(cpy_r_r92.f2);
    goto CPyL78;
CPyL72: ;
    CPy_RestoreExcInfo(cpy_r_r92);
    CPy_DecRef(cpy_r_r92.f0);
    CPy_DecRef(cpy_r_r92.f1);
    CPy_DecRef(cpy_r_r92.f2);
    cpy_r_r96 = CPy_KeepPropagating();
    if (!cpy_r_r96) goto CPyL107;
    CPy_Unreachable();
CPyL74: ;
    cpy_r_r97 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r98 = NULL;
    cpy_r_r5 = cpy_r_r98;
    cpy_r_r99 = (PyObject **)&cpy_r_r5;
    cpy_r_r100 = ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_3;
    cpy_r_r101 = CPyDef_paying___pay_gen_____mypyc_generator_helper__(cpy_r_r100, cpy_r_r97, cpy_r_r97, cpy_r_r97, cpy_r_arg, cpy_r_r99);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r101 == NULL) {
        goto CPyL76;
    } else
        goto CPyL130;
CPyL75: ;
    cpy_r_r88 = cpy_r_r101;
    goto CPyL63;
CPyL76: ;
    cpy_r_r102 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r102)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "palace", 27, CPyStatic_palace___globals);
        goto CPyL126;
    }
    cpy_r_r85 = cpy_r_r5;
    CPy_DECREF(cpy_r_r85);
CPyL78: ;
    cpy_r_r103 = ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "palace", "palace_gen", "t", 28, CPyStatic_palace___globals);
        goto CPyL107;
    }
CPyL79: ;
    cpy_r_r104 = ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r104 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "palace", "palace_gen", "me", 28, CPyStatic_palace___globals);
        goto CPyL107;
    }
CPyL80: ;
    cpy_r_r105 = ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__room;
    if (unlikely(cpy_r_r105 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "palace", "palace_gen", "room", 28, CPyStatic_palace___globals);
        goto CPyL107;
    }
CPyL81: ;
    cpy_r_r106 = CPyDef_palace___place_courtier(cpy_r_r103, cpy_r_r104, cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "palace", 28, CPyStatic_palace___globals);
        goto CPyL107;
    }
    if (((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_4 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_4);
    }
    ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_4 = cpy_r_r106;
    cpy_r_r107 = 1;
    if (!cpy_r_r107) goto CPyL107;
    cpy_r_r108 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r109 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r110 = NULL;
    cpy_r_r9 = cpy_r_r110;
    cpy_r_r111 = (PyObject **)&cpy_r_r9;
    cpy_r_r112 = ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_4;
    cpy_r_r113 = CPyDef_palace___place_courtier_gen_____mypyc_generator_helper__(cpy_r_r112, cpy_r_r109, cpy_r_r109, cpy_r_r109, cpy_r_r108, cpy_r_r111);
    if (cpy_r_r113 != NULL) goto CPyL131;
    cpy_r_r114 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r114)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "palace", 28, CPyStatic_palace___globals);
        goto CPyL132;
    }
    cpy_r_r115 = cpy_r_r9;
    CPy_DECREF(cpy_r_r115);
    cpy_r_r116 = NULL;
    if (((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_4 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_4);
    }
    ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_4 = cpy_r_r116;
    cpy_r_r117 = 1;
    if (unlikely(!cpy_r_r117)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "palace", 28, CPyStatic_palace___globals);
        goto CPyL107;
    } else
        goto CPyL8;
CPyL86: ;
    cpy_r_r118 = cpy_r_r113;
CPyL87: ;
    ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r118;
CPyL88: ;
    cpy_r_r120 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r121 = cpy_r_type != cpy_r_r120;
    if (!cpy_r_r121) goto CPyL133;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "palace", 28, CPyStatic_palace___globals);
        goto CPyL92;
    } else
        goto CPyL134;
CPyL90: ;
    CPy_Unreachable();
CPyL91: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL98;
CPyL92: ;
    cpy_r_r122 = CPy_CatchError();
    cpy_r_r123 = (PyObject **)&cpy_r_r11;
    cpy_r_r124 = ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_4;
    cpy_r_r125 = CPy_YieldFromErrorHandle(cpy_r_r124, cpy_r_r123);
    if (unlikely(cpy_r_r125 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "palace", 28, CPyStatic_palace___globals);
        goto CPyL135;
    }
    if (cpy_r_r125) goto CPyL95;
    cpy_r_r118 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r122);
    CPy_DecRef(cpy_r_r122.f0);
    CPy_DecRef(cpy_r_r122.f1);
    CPy_DecRef(cpy_r_r122.f2);
    goto CPyL87;
CPyL95: ;
    cpy_r_r115 = cpy_r_r11;
    CPy_DecRef(cpy_r_r115);
    CPy_RestoreExcInfo(cpy_r_r122);
    CPy_DecRef(cpy_r_r122.f0);
    CPy_DecRef(cpy_r_r122.f1);
    CPy_DecRef(cpy_r_r122.f2);
    goto CPyL8;
CPyL96: ;
    CPy_RestoreExcInfo(cpy_r_r122);
    CPy_DecRef(cpy_r_r122.f0);
    CPy_DecRef(cpy_r_r122.f1);
    CPy_DecRef(cpy_r_r122.f2);
    cpy_r_r126 = CPy_KeepPropagating();
    if (!cpy_r_r126) goto CPyL107;
    CPy_Unreachable();
CPyL98: ;
    cpy_r_r127 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r128 = NULL;
    cpy_r_r9 = cpy_r_r128;
    cpy_r_r129 = (PyObject **)&cpy_r_r9;
    cpy_r_r130 = ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_4;
    cpy_r_r131 = CPyDef_palace___place_courtier_gen_____mypyc_generator_helper__(cpy_r_r130, cpy_r_r127, cpy_r_r127, cpy_r_r127, cpy_r_arg, cpy_r_r129);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r131 == NULL) {
        goto CPyL100;
    } else
        goto CPyL136;
CPyL99: ;
    cpy_r_r118 = cpy_r_r131;
    goto CPyL87;
CPyL100: ;
    cpy_r_r132 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r132)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "palace", 28, CPyStatic_palace___globals);
        goto CPyL132;
    }
    cpy_r_r115 = cpy_r_r9;
    CPy_DECREF(cpy_r_r115);
    goto CPyL8;
CPyL102: ;
    cpy_r_r133 = Py_None;
    CPy_INCREF(cpy_r_r133);
    ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r135 = CPyDef_palace___palace_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL106;
    CPyGen_SetStopIterationValue(cpy_r_r133);
    CPy_DECREF(cpy_r_r133);
    if (!0) goto CPyL114;
    CPy_Unreachable();
CPyL106: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r133;
    CPyGen_Exit(&((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL107: ;
    ((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r137 = CPyDef_palace___palace_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r138 = NULL;
    CPyGen_Exit(&((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r138;
CPyL108: ;
    cpy_r_r139 = cpy_r_r12 == 0;
    if (cpy_r_r139) goto CPyL137;
    cpy_r_r140 = cpy_r_r12 == 1;
    if (cpy_r_r140) {
        goto CPyL138;
    } else
        goto CPyL139;
CPyL110: ;
    cpy_r_r141 = cpy_r_r12 == 2;
    if (cpy_r_r141) {
        goto CPyL140;
    } else
        goto CPyL141;
CPyL111: ;
    cpy_r_r142 = cpy_r_r12 == 3;
    if (cpy_r_r142) {
        goto CPyL88;
    } else
        goto CPyL142;
CPyL112: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r143 = 0;
    if (unlikely(!cpy_r_r143)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "palace", 19, CPyStatic_palace___globals);
        goto CPyL114;
    }
    CPy_Unreachable();
CPyL114: ;
    cpy_r_r144 = NULL;
    CPyGen_Exit(&((serai___games___merv___actions___palace___palace_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r144;
CPyL115: ;
    CPy_DecRef(cpy_r_r27);
    goto CPyL107;
CPyL116: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL24;
CPyL117: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL107;
CPyL118: ;
    CPy_DecRef(cpy_r_r41);
    goto CPyL107;
CPyL119: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL29;
CPyL120: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL28;
CPyL121: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL34;
CPyL122: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL37;
CPyL123: ;
    CPy_DecRef(cpy_r_r59);
    goto CPyL107;
CPyL124: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL44;
CPyL125: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL62;
CPyL126: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL107;
CPyL127: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL67;
CPyL128: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL66;
CPyL129: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL72;
CPyL130: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL75;
CPyL131: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL86;
CPyL132: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL107;
CPyL133: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL91;
CPyL134: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL90;
CPyL135: ;
    CPy_XDecRef(cpy_r_r11);
    goto CPyL96;
CPyL136: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL99;
CPyL137: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    goto CPyL1;
CPyL138: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    goto CPyL26;
CPyL139: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL110;
CPyL140: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL64;
CPyL141: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL111;
CPyL142: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL112;
}
        
PyObject *CPyDef_palace___palace_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_palace___palace_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_palace___palace_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_palace___palace_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.palace.palace_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_palace___palace_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "__next__", -1, CPyStatic_palace___globals);
            return NULL;
        }
        
PyObject *CPyDef_palace___palace_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_palace___palace_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_palace___palace_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_palace___palace_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.palace.palace_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_palace___palace_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "send", -1, CPyStatic_palace___globals);
            return NULL;
        }
        
PyObject *CPyDef_palace___palace_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_palace___palace_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_palace___palace_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.palace.palace_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_palace___palace_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "__iter__", -1, CPyStatic_palace___globals);
            return NULL;
        }
        
PyObject *CPyDef_palace___palace_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_palace___palace_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_palace___palace_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_palace___palace_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.palace.palace_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_palace___palace_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "throw", -1, CPyStatic_palace___globals);
            return NULL;
        }
        
PyObject *CPyDef_palace___palace_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_palace___palace_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp1042 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp1042);
    PyObject *__tmp1043 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp1043);
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
        
        PyObject *CPyPy_palace___palace_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_palace___palace_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.palace.palace_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_palace___palace_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "close", -1, CPyStatic_palace___globals);
            return NULL;
        }
        
PyObject *CPyDef_palace___palace(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_palace___palace_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "palace", 19, CPyStatic_palace___globals);
        goto CPyL4;
    }
    ((serai___games___merv___actions___palace___palace_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___actions___palace___palace_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___actions___palace___palace_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___actions___palace___palace_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "palace", 19, CPyStatic_palace___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___actions___palace___palace_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___palace___palace_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___merv___actions___palace___palace_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "palace", 19, CPyStatic_palace___globals);
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
        
        PyObject *CPyPy_palace___palace(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:palace", kwlist, 0};
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
            PyObject *retval = CPyDef_palace___palace(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "palace", 19, CPyStatic_palace___globals);
            return NULL;
        }
        
PyObject *CPyDef_palace_____mypyc_lambda__0_free_courtier_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_palace_____mypyc_lambda__0_free_courtier_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_palace_____mypyc_lambda__0_free_courtier_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "__get__", -1, CPyStatic_palace___globals);
            return NULL;
        }
        
PyObject *CPyDef_palace_____mypyc_lambda__0_free_courtier_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = ((serai___games___merv___actions___palace_____mypyc_lambda__0_free_courtier_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "<lambda>", "__mypyc_lambda__0_free_courtier_obj", "__mypyc_env__", 34, CPyStatic_palace___globals);
        goto CPyL6;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___actions___palace___free_courtier_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "<lambda>", "free_courtier_env", "t", 34, CPyStatic_palace___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___actions___palace___free_courtier_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "<lambda>", "free_courtier_env", "me", 34, CPyStatic_palace___globals);
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
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<lambda>", 34, CPyStatic_palace___globals);
        goto CPyL8;
    }
    cpy_r_r5 = CPyDef_palace___room_obstacle(cpy_r_r1, cpy_r_r2, cpy_r_r4);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<lambda>", 34, CPyStatic_palace___globals);
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
        
        PyObject *CPyPy_palace_____mypyc_lambda__0_free_courtier_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_palace_____mypyc_lambda__0_free_courtier_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<lambda>", 34, CPyStatic_palace___globals);
            return NULL;
        }
        
PyObject *CPyDef_palace___free_courtier_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyTagged cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    int32_t cpy_r_r52;
    int32_t cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyTagged cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject **cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    char cpy_r_r73;
    tuple_T3OOO cpy_r_r74;
    PyObject **cpy_r_r75;
    PyObject *cpy_r_r76;
    char cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject **cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    char cpy_r_r86;
    int32_t cpy_r_r87;
    int32_t cpy_r_r88;
    char cpy_r_r89;
    int32_t cpy_r_r90;
    int32_t cpy_r_r91;
    PyObject *cpy_r_r92;
    char cpy_r_r93;
    char cpy_r_r94;
    char cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "free_courtier", "free_courtier_gen", "__mypyc_env__", 31, CPyStatic_palace___globals);
        goto CPyL78;
    }
CPyL1: ;
    cpy_r_r5 = ((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL72;
CPyL2: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_type != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "free_courtier", 31, CPyStatic_palace___globals);
        goto CPyL71;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8 = ((serai___games___merv___actions___palace___free_courtier_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "free_courtier", "free_courtier_env", "t", 33, CPyStatic_palace___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r8);
CPyL6: ;
    cpy_r_r9 = ((serai___games___merv___table___TableObject *)cpy_r_r8)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "free_courtier", "Table", "book", 33, CPyStatic_palace___globals);
        goto CPyL79;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___games___merv___book___BookObject *)cpy_r_r9)->_options;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "free_courtier", "Book", "options", 33, CPyStatic_palace___globals);
        goto CPyL79;
    }
    CPy_INCREF(cpy_r_r10);
CPyL8: ;
    CPy_DECREF(cpy_r_r8);
    if (((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o != NULL) {
        CPy_DECREF(((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o);
    }
    ((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o = cpy_r_r10;
    cpy_r_r11 = 1;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "free_courtier", 33, CPyStatic_palace___globals);
        goto CPyL71;
    }
    cpy_r_r12 = ((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "free_courtier", "free_courtier_gen", "o", 34, CPyStatic_palace___globals);
        goto CPyL71;
    }
CPyL10: ;
    cpy_r_r13 = ((serai___games___merv___options___OptionsObject *)cpy_r_r12)->_room;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "free_courtier", "Options", "room", 34, CPyStatic_palace___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r13);
CPyL11: ;
    cpy_r_r14 = CPyDef_palace_____mypyc_lambda__0_free_courtier_obj();
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "free_courtier", 34, CPyStatic_palace___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___merv___actions___palace_____mypyc_lambda__0_free_courtier_objObject *)cpy_r_r14)->___mypyc_env__ = cpy_r_r4;
    cpy_r_r15 = NULL;
    cpy_r_r16 = NULL;
    cpy_r_r17 = CPyDef_offer___Offer(cpy_r_r13, cpy_r_r14, cpy_r_r15, cpy_r_r16);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "free_courtier", 34, CPyStatic_palace___globals);
        goto CPyL71;
    }
    cpy_r_r18 = CPY_GET_METHOD(cpy_r_r17, CPyType_offer___Offer, 2, serai___kernel___offer___OfferObject, PyObject * (*)(PyObject *))(cpy_r_r17); /* options */
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "free_courtier", 35, CPyStatic_palace___globals);
        goto CPyL81;
    }
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyVarObject, ob_size));
    cpy_r_r20 = *(int64_t *)cpy_r_r19;
    CPy_DECREF(cpy_r_r18);
    cpy_r_r21 = cpy_r_r20 << 1;
    cpy_r_r22 = cpy_r_r21 != 0;
    if (cpy_r_r22) {
        goto CPyL20;
    } else
        goto CPyL82;
CPyL15: ;
    cpy_r_r23 = Py_None;
    CPy_INCREF(cpy_r_r23);
    ((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r25 = CPyDef_palace___free_courtier_env_clear_on_completion(cpy_r_r4);
    cpy_r_r26 = CPyDef_palace___free_courtier_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL19;
    CPyGen_SetStopIterationValue(cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (!0) goto CPyL77;
    CPy_Unreachable();
CPyL19: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r23;
    CPyGen_Exit(&((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL20: ;
    cpy_r_r27 = ((serai___games___merv___actions___palace___free_courtier_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "free_courtier", "free_courtier_env", "me", 37, CPyStatic_palace___globals);
        goto CPyL81;
    }
    CPyTagged_INCREF(cpy_r_r27);
CPyL21: ;
    cpy_r_r28 = CPyStatics[1279]; /* 'free-courtier' */
    cpy_r_r29 = CPyStatics[1280]; /* 'MV-EFF-16' */
    cpy_r_r30 = ((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "free_courtier", "free_courtier_gen", "o", 37, CPyStatic_palace___globals);
        goto CPyL83;
    }
CPyL22: ;
    cpy_r_r31 = ((serai___games___merv___options___OptionsObject *)cpy_r_r30)->_may_decline;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "free_courtier", "Options", "may_decline", 37, CPyStatic_palace___globals);
        goto CPyL83;
    }
    CPy_INCREF(cpy_r_r31);
CPyL23: ;
    cpy_r_r32 = CPyDef_offer___Offer_____add__(cpy_r_r17, cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "free_courtier", 37, CPyStatic_palace___globals);
        goto CPyL84;
    }
    cpy_r_r33 = NULL;
    cpy_r_r34 = NULL;
    cpy_r_r35 = 2;
    cpy_r_r36 = CPyDef_decision___ask(cpy_r_r27, cpy_r_r28, cpy_r_r29, cpy_r_r32, cpy_r_r33, cpy_r_r34, cpy_r_r35);
    CPyTagged_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "free_courtier", 37, CPyStatic_palace___globals);
        goto CPyL71;
    }
    ((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r36;
CPyL26: ;
    cpy_r_r38 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r39 = cpy_r_type != cpy_r_r38;
    if (!cpy_r_r39) goto CPyL29;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "free_courtier", 37, CPyStatic_palace___globals);
        goto CPyL71;
    }
    CPy_Unreachable();
CPyL29: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r40 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/palace.py", "free_courtier", 37, CPyStatic_palace___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL71;
    }
    cpy_r_r41 = ((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "free_courtier", "free_courtier_gen", "o", 38, CPyStatic_palace___globals);
        goto CPyL85;
    }
CPyL31: ;
    cpy_r_r42 = ((serai___games___merv___options___OptionsObject *)cpy_r_r41)->_decline;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "free_courtier", "Options", "decline", 38, CPyStatic_palace___globals);
        goto CPyL85;
    }
    CPy_INCREF(cpy_r_r42);
CPyL32: ;
    cpy_r_r43 = cpy_r_r40 == cpy_r_r42;
    CPy_DECREF(cpy_r_r42);
    if (cpy_r_r43) {
        goto CPyL86;
    } else
        goto CPyL42;
CPyL33: ;
    cpy_r_r44 = ((serai___games___merv___actions___palace___free_courtier_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "free_courtier", "free_courtier_env", "t", 39, CPyStatic_palace___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r44);
CPyL34: ;
    cpy_r_r45 = CPyStatics[1157]; /* 'event-declined' */
    cpy_r_r46 = ((serai___games___merv___actions___palace___free_courtier_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r46 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "free_courtier", "free_courtier_env", "me", 39, CPyStatic_palace___globals);
        goto CPyL87;
    }
    CPyTagged_INCREF(cpy_r_r46);
CPyL35: ;
    cpy_r_r47 = CPyStatics[1213]; /* 'MV-EFF-17' */
    cpy_r_r48 = PyDict_New();
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "free_courtier", 39, CPyStatic_palace___globals);
        goto CPyL88;
    }
    cpy_r_r49 = CPyDef_kernel___table___Table___tell(cpy_r_r44, cpy_r_r45, cpy_r_r46, cpy_r_r47, cpy_r_r48);
    CPyTagged_DECREF(cpy_r_r46);
    CPy_DECREF(cpy_r_r48);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r49 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "free_courtier", 39, CPyStatic_palace___globals);
        goto CPyL71;
    }
    cpy_r_r50 = Py_None;
    CPy_INCREF(cpy_r_r50);
    ((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r52 = CPyDef_palace___free_courtier_env_clear_on_completion(cpy_r_r4);
    cpy_r_r53 = CPyDef_palace___free_courtier_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL41;
    CPyGen_SetStopIterationValue(cpy_r_r50);
    CPy_DECREF(cpy_r_r50);
    if (!0) goto CPyL77;
    CPy_Unreachable();
CPyL41: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r50;
    CPyGen_Exit(&((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL42: ;
    cpy_r_r54 = ((serai___games___merv___actions___palace___free_courtier_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "free_courtier", "free_courtier_env", "t", 41, CPyStatic_palace___globals);
        goto CPyL85;
    }
    CPy_INCREF(cpy_r_r54);
CPyL43: ;
    cpy_r_r55 = ((serai___games___merv___actions___palace___free_courtier_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "free_courtier", "free_courtier_env", "me", 41, CPyStatic_palace___globals);
        goto CPyL89;
    }
    CPyTagged_INCREF(cpy_r_r55);
CPyL44: ;
    cpy_r_r56 = ((serai___kernel___option___OptionObject *)cpy_r_r40)->_value;
    CPy_INCREF(cpy_r_r56);
    CPy_DECREF(cpy_r_r40);
    if (likely(PyLong_Check(cpy_r_r56)))
        cpy_r_r57 = CPyTagged_FromObject(cpy_r_r56);
    else {
        CPy_TypeError("int", cpy_r_r56); cpy_r_r57 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "free_courtier", 41, CPyStatic_palace___globals);
        goto CPyL90;
    }
    cpy_r_r58 = CPyDef_palace___place_courtier(cpy_r_r54, cpy_r_r55, cpy_r_r57);
    CPy_DECREF(cpy_r_r54);
    CPyTagged_DECREF(cpy_r_r55);
    CPyTagged_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "free_courtier", 41, CPyStatic_palace___globals);
        goto CPyL71;
    }
    if (((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___free_courtier_gen_1 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___free_courtier_gen_1);
    }
    ((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___free_courtier_gen_1 = cpy_r_r58;
    cpy_r_r59 = 1;
    if (!cpy_r_r59) goto CPyL71;
    cpy_r_r60 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r61 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r62 = NULL;
    cpy_r_r1 = cpy_r_r62;
    cpy_r_r63 = (PyObject **)&cpy_r_r1;
    cpy_r_r64 = ((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___free_courtier_gen_1;
    cpy_r_r65 = CPyDef_palace___place_courtier_gen_____mypyc_generator_helper__(cpy_r_r64, cpy_r_r61, cpy_r_r61, cpy_r_r61, cpy_r_r60, cpy_r_r63);
    if (cpy_r_r65 != NULL) goto CPyL91;
    cpy_r_r66 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "free_courtier", 41, CPyStatic_palace___globals);
        goto CPyL92;
    }
    cpy_r_r67 = cpy_r_r1;
    CPy_DECREF(cpy_r_r67);
    cpy_r_r68 = NULL;
    if (((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___free_courtier_gen_1 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___free_courtier_gen_1);
    }
    ((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___free_courtier_gen_1 = cpy_r_r68;
    cpy_r_r69 = 1;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "free_courtier", 41, CPyStatic_palace___globals);
        goto CPyL71;
    } else
        goto CPyL66;
CPyL50: ;
    cpy_r_r70 = cpy_r_r65;
CPyL51: ;
    ((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r70;
CPyL52: ;
    cpy_r_r72 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r73 = cpy_r_type != cpy_r_r72;
    if (!cpy_r_r73) goto CPyL93;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "free_courtier", 41, CPyStatic_palace___globals);
        goto CPyL56;
    } else
        goto CPyL94;
CPyL54: ;
    CPy_Unreachable();
CPyL55: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL62;
CPyL56: ;
    cpy_r_r74 = CPy_CatchError();
    cpy_r_r75 = (PyObject **)&cpy_r_r3;
    cpy_r_r76 = ((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___free_courtier_gen_1;
    cpy_r_r77 = CPy_YieldFromErrorHandle(cpy_r_r76, cpy_r_r75);
    if (unlikely(cpy_r_r77 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "free_courtier", 41, CPyStatic_palace___globals);
        goto CPyL95;
    }
    if (cpy_r_r77) goto CPyL59;
    cpy_r_r70 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r74);
    CPy_DecRef(cpy_r_r74.f0);
    CPy_DecRef(cpy_r_r74.f1);
    CPy_DecRef(cpy_r_r74.f2);
    goto CPyL51;
CPyL59: ;
    cpy_r_r67 = cpy_r_r3;
    CPy_DecRef(cpy_r_r67);
    CPy_RestoreExcInfo(cpy_r_r74);
    CPy_DecRef(cpy_r_r74.f0);
    CPy_DecRef(cpy_r_r74.f1);
    CPy_DecRef(cpy_r_r74.f2);
    goto CPyL66;
CPyL60: ;
    CPy_RestoreExcInfo(cpy_r_r74);
    CPy_DecRef(cpy_r_r74.f0);
    CPy_DecRef(cpy_r_r74.f1);
    CPy_DecRef(cpy_r_r74.f2);
    cpy_r_r78 = CPy_KeepPropagating();
    if (!cpy_r_r78) goto CPyL71;
    CPy_Unreachable();
CPyL62: ;
    cpy_r_r79 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r80 = NULL;
    cpy_r_r1 = cpy_r_r80;
    cpy_r_r81 = (PyObject **)&cpy_r_r1;
    cpy_r_r82 = ((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___free_courtier_gen_1;
    cpy_r_r83 = CPyDef_palace___place_courtier_gen_____mypyc_generator_helper__(cpy_r_r82, cpy_r_r79, cpy_r_r79, cpy_r_r79, cpy_r_arg, cpy_r_r81);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r83 == NULL) {
        goto CPyL64;
    } else
        goto CPyL96;
CPyL63: ;
    cpy_r_r70 = cpy_r_r83;
    goto CPyL51;
CPyL64: ;
    cpy_r_r84 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r84)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "free_courtier", 41, CPyStatic_palace___globals);
        goto CPyL92;
    }
    cpy_r_r67 = cpy_r_r1;
    CPy_DECREF(cpy_r_r67);
CPyL66: ;
    cpy_r_r85 = Py_None;
    CPy_INCREF(cpy_r_r85);
    ((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r87 = CPyDef_palace___free_courtier_env_clear_on_completion(cpy_r_r4);
    cpy_r_r88 = CPyDef_palace___free_courtier_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL70;
    CPyGen_SetStopIterationValue(cpy_r_r85);
    CPy_DECREF(cpy_r_r85);
    if (!0) goto CPyL77;
    CPy_Unreachable();
CPyL70: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r85;
    CPyGen_Exit(&((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL71: ;
    ((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r90 = CPyDef_palace___free_courtier_env_clear_on_completion(cpy_r_r4);
    cpy_r_r91 = CPyDef_palace___free_courtier_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r92 = NULL;
    CPyGen_Exit(&((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r92;
CPyL72: ;
    cpy_r_r93 = cpy_r_r5 == 0;
    if (cpy_r_r93) goto CPyL97;
    cpy_r_r94 = cpy_r_r5 == 1;
    if (cpy_r_r94) goto CPyL98;
    cpy_r_r95 = cpy_r_r5 == 2;
    if (cpy_r_r95) {
        goto CPyL52;
    } else
        goto CPyL99;
CPyL75: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r96 = 0;
    if (unlikely(!cpy_r_r96)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "free_courtier", 31, CPyStatic_palace___globals);
        goto CPyL77;
    }
    CPy_Unreachable();
CPyL77: ;
    cpy_r_r97 = NULL;
    CPyGen_Exit(&((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r97;
CPyL78: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL77;
CPyL79: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL71;
CPyL80: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL71;
CPyL81: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL71;
CPyL82: ;
    CPy_DECREF(cpy_r_r17);
    goto CPyL15;
CPyL83: ;
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r27);
    goto CPyL71;
CPyL84: ;
    CPyTagged_DecRef(cpy_r_r27);
    goto CPyL71;
CPyL85: ;
    CPy_DecRef(cpy_r_r40);
    goto CPyL71;
CPyL86: ;
    CPy_DECREF(cpy_r_r40);
    goto CPyL33;
CPyL87: ;
    CPy_DecRef(cpy_r_r44);
    goto CPyL71;
CPyL88: ;
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r46);
    goto CPyL71;
CPyL89: ;
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r54);
    goto CPyL71;
CPyL90: ;
    CPy_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r55);
    goto CPyL71;
CPyL91: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL50;
CPyL92: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL71;
CPyL93: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL55;
CPyL94: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL54;
CPyL95: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL60;
CPyL96: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL63;
CPyL97: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL2;
CPyL98: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL26;
CPyL99: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL75;
}
        
PyObject *CPyDef_palace___free_courtier_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_palace___free_courtier_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_palace___free_courtier_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_palace___free_courtier_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.palace.free_courtier_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_palace___free_courtier_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "__next__", -1, CPyStatic_palace___globals);
            return NULL;
        }
        
PyObject *CPyDef_palace___free_courtier_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_palace___free_courtier_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_palace___free_courtier_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_palace___free_courtier_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.palace.free_courtier_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_palace___free_courtier_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "send", -1, CPyStatic_palace___globals);
            return NULL;
        }
        
PyObject *CPyDef_palace___free_courtier_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_palace___free_courtier_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_palace___free_courtier_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.palace.free_courtier_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_palace___free_courtier_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "__iter__", -1, CPyStatic_palace___globals);
            return NULL;
        }
        
PyObject *CPyDef_palace___free_courtier_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_palace___free_courtier_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_palace___free_courtier_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_palace___free_courtier_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.palace.free_courtier_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_palace___free_courtier_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "throw", -1, CPyStatic_palace___globals);
            return NULL;
        }
        
PyObject *CPyDef_palace___free_courtier_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_palace___free_courtier_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp1044 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp1044);
    PyObject *__tmp1045 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp1045);
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
        
        PyObject *CPyPy_palace___free_courtier_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_palace___free_courtier_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.palace.free_courtier_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_palace___free_courtier_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "close", -1, CPyStatic_palace___globals);
            return NULL;
        }
        
PyObject *CPyDef_palace___free_courtier(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyDef_palace___free_courtier_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "free_courtier", 31, CPyStatic_palace___globals);
        goto CPyL6;
    }
    cpy_r_r1 = CPyDef_palace___free_courtier_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "free_courtier", 31, CPyStatic_palace___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "free_courtier", 31, CPyStatic_palace___globals);
        goto CPyL8;
    }
    ((serai___games___merv___actions___palace___free_courtier_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___actions___palace___free_courtier_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___actions___palace___free_courtier_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___merv___actions___palace___free_courtier_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "free_courtier", 31, CPyStatic_palace___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___actions___palace___free_courtier_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___palace___free_courtier_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me);
    }
    ((serai___games___merv___actions___palace___free_courtier_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "free_courtier", 31, CPyStatic_palace___globals);
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
        
        PyObject *CPyPy_palace___free_courtier(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:free_courtier", kwlist, 0};
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
            PyObject *retval = CPyDef_palace___free_courtier(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "free_courtier", 31, CPyStatic_palace___globals);
            return NULL;
        }
        
PyObject *CPyDef_palace___place_courtier_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    char cpy_r_first;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
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
    int32_t cpy_r_r72;
    char cpy_r_r73;
    int32_t cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    char cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL63;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "place_courtier", 44, CPyStatic_palace___globals);
        goto CPyL62;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "place_courtier", "place_courtier_gen", "t", 46, CPyStatic_palace___globals);
        goto CPyL62;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__room;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "place_courtier", "place_courtier_gen", "room", 46, CPyStatic_palace___globals);
        goto CPyL62;
    }
CPyL6: ;
    cpy_r_r9 = CPyDef_palace___courtiers_in(cpy_r_r7, cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "place_courtier", 46, CPyStatic_palace___globals);
        goto CPyL62;
    }
    cpy_r_r10 = cpy_r_r9 == 0;
    CPyTagged_DECREF(cpy_r_r9);
    cpy_r_first = cpy_r_r10;
    cpy_r_r11 = ((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "place_courtier", "place_courtier_gen", "t", 47, CPyStatic_palace___globals);
        goto CPyL62;
    }
CPyL8: ;
    cpy_r_r12 = ((serai___games___merv___table___TableObject *)cpy_r_r11)->_players;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "place_courtier", "Table", "players", 47, CPyStatic_palace___globals);
        goto CPyL62;
    }
CPyL9: ;
    cpy_r_r13 = ((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "place_courtier", "place_courtier_gen", "me", 47, CPyStatic_palace___globals);
        goto CPyL62;
    }
CPyL10: ;
    cpy_r_r14 = CPyList_GetItemBorrow(cpy_r_r12, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "place_courtier", 47, CPyStatic_palace___globals);
        goto CPyL62;
    }
    if (likely(Py_TYPE(cpy_r_r14) == CPyType_merv___table___Player))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/palace.py", "place_courtier", 47, CPyStatic_palace___globals, "serai.games.merv.table.Player", cpy_r_r14);
        goto CPyL62;
    }
    cpy_r_r16 = ((serai___games___merv___table___PlayerObject *)cpy_r_r15)->_courtiers;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "place_courtier", "Player", "courtiers", 47, CPyStatic_palace___globals);
        goto CPyL62;
    }
    CPy_INCREF(cpy_r_r16);
CPyL13: ;
    cpy_r_r17 = ((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__room;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "place_courtier", "place_courtier_gen", "room", 47, CPyStatic_palace___globals);
        goto CPyL68;
    }
CPyL14: ;
    cpy_r_r18 = CPyList_GetItem(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "place_courtier", 47, CPyStatic_palace___globals);
        goto CPyL68;
    }
    cpy_r_r19 = CPyStatics[4897]; /* 1 */
    cpy_r_r20 = PyNumber_InPlaceAdd(cpy_r_r18, cpy_r_r19);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "place_courtier", 47, CPyStatic_palace___globals);
        goto CPyL68;
    }
    cpy_r_r21 = CPyList_SetItem(cpy_r_r16, cpy_r_r17, cpy_r_r20);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "place_courtier", 47, CPyStatic_palace___globals);
        goto CPyL62;
    }
    cpy_r_r22 = ((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "place_courtier", "place_courtier_gen", "t", 48, CPyStatic_palace___globals);
        goto CPyL62;
    }
CPyL18: ;
    cpy_r_r23 = CPyStatics[1281]; /* 'event-courtier' */
    cpy_r_r24 = ((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "place_courtier", "place_courtier_gen", "me", 48, CPyStatic_palace___globals);
        goto CPyL62;
    }
CPyL19: ;
    cpy_r_r25 = CPyStatics[1282]; /* 'MV-PAL-02' */
    cpy_r_r26 = ((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "place_courtier", "place_courtier_gen", "t", 48, CPyStatic_palace___globals);
        goto CPyL62;
    }
CPyL20: ;
    cpy_r_r27 = ((serai___games___merv___table___TableObject *)cpy_r_r26)->_book;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "place_courtier", "Table", "book", 48, CPyStatic_palace___globals);
        goto CPyL62;
    }
CPyL21: ;
    cpy_r_r28 = ((serai___games___merv___book___BookObject *)cpy_r_r27)->_room_ids;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "place_courtier", "Book", "room_ids", 48, CPyStatic_palace___globals);
        goto CPyL62;
    }
    CPy_INCREF(cpy_r_r28);
CPyL22: ;
    cpy_r_r29 = ((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__room;
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "place_courtier", "place_courtier_gen", "room", 48, CPyStatic_palace___globals);
        goto CPyL69;
    }
CPyL23: ;
    cpy_r_r30 = CPySequenceTuple_GetItem(cpy_r_r28, cpy_r_r29);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "place_courtier", 48, CPyStatic_palace___globals);
        goto CPyL62;
    }
    if (likely(PyUnicode_Check(cpy_r_r30)))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/palace.py", "place_courtier", 48, CPyStatic_palace___globals, "str", cpy_r_r30);
        goto CPyL62;
    }
    cpy_r_r32 = CPyStatics[1283]; /* 'room' */
    cpy_r_r33 = CPyDict_Build(1, cpy_r_r32, cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "place_courtier", 48, CPyStatic_palace___globals);
        goto CPyL62;
    }
    cpy_r_r34 = CPyDef_kernel___table___Table___tell(cpy_r_r22, cpy_r_r23, cpy_r_r24, cpy_r_r25, cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "place_courtier", 48, CPyStatic_palace___globals);
        goto CPyL62;
    }
    if (!cpy_r_first) goto CPyL57;
    cpy_r_r35 = ((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "place_courtier", "place_courtier_gen", "t", 50, CPyStatic_palace___globals);
        goto CPyL62;
    }
CPyL29: ;
    cpy_r_r36 = ((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "place_courtier", "place_courtier_gen", "me", 50, CPyStatic_palace___globals);
        goto CPyL62;
    }
CPyL30: ;
    cpy_r_r37 = ((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "place_courtier", "place_courtier_gen", "t", 50, CPyStatic_palace___globals);
        goto CPyL62;
    }
CPyL31: ;
    cpy_r_r38 = ((serai___games___merv___table___TableObject *)cpy_r_r37)->_book;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "place_courtier", "Table", "book", 50, CPyStatic_palace___globals);
        goto CPyL62;
    }
CPyL32: ;
    cpy_r_r39 = ((serai___games___merv___book___BookObject *)cpy_r_r38)->_room_first;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "place_courtier", "Book", "room_first", 50, CPyStatic_palace___globals);
        goto CPyL62;
    }
CPyL33: ;
    cpy_r_r40 = ((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__room;
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "place_courtier", "place_courtier_gen", "room", 50, CPyStatic_palace___globals);
        goto CPyL62;
    }
CPyL34: ;
    cpy_r_r41 = CPyList_GetItem(cpy_r_r39, cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "place_courtier", 50, CPyStatic_palace___globals);
        goto CPyL62;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r41, CPyType_kernel___effects___Effect)))
        cpy_r_r42 = cpy_r_r41;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/palace.py", "place_courtier", 50, CPyStatic_palace___globals, "serai.kernel.effects.Effect", cpy_r_r41);
        goto CPyL62;
    }
    cpy_r_r43 = CPyDef_perform___in_order(cpy_r_r35, cpy_r_r36, cpy_r_r42, 2);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "place_courtier", 50, CPyStatic_palace___globals);
        goto CPyL62;
    }
    if (((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___place_courtier_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___place_courtier_gen_0);
    }
    ((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___place_courtier_gen_0 = cpy_r_r43;
    cpy_r_r44 = 1;
    if (!cpy_r_r44) goto CPyL62;
    cpy_r_r45 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r46 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r47 = NULL;
    cpy_r_r1 = cpy_r_r47;
    cpy_r_r48 = (PyObject **)&cpy_r_r1;
    cpy_r_r49 = ((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___place_courtier_gen_0;
    cpy_r_r50 = CPyDef_perform___in_order_gen_____mypyc_generator_helper__(cpy_r_r49, cpy_r_r46, cpy_r_r46, cpy_r_r46, cpy_r_r45, cpy_r_r48);
    if (cpy_r_r50 != NULL) goto CPyL70;
    cpy_r_r51 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "place_courtier", 50, CPyStatic_palace___globals);
        goto CPyL71;
    }
    cpy_r_r52 = cpy_r_r1;
    CPy_DECREF(cpy_r_r52);
    cpy_r_r53 = NULL;
    if (((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___place_courtier_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___place_courtier_gen_0);
    }
    ((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___place_courtier_gen_0 = cpy_r_r53;
    cpy_r_r54 = 1;
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "place_courtier", 50, CPyStatic_palace___globals);
        goto CPyL62;
    } else
        goto CPyL57;
CPyL41: ;
    cpy_r_r55 = cpy_r_r50;
CPyL42: ;
    ((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r55;
CPyL43: ;
    cpy_r_r57 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r58 = cpy_r_type != cpy_r_r57;
    if (!cpy_r_r58) goto CPyL72;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "place_courtier", 50, CPyStatic_palace___globals);
        goto CPyL47;
    } else
        goto CPyL73;
CPyL45: ;
    CPy_Unreachable();
CPyL46: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL53;
CPyL47: ;
    cpy_r_r59 = CPy_CatchError();
    cpy_r_r60 = (PyObject **)&cpy_r_r3;
    cpy_r_r61 = ((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___place_courtier_gen_0;
    cpy_r_r62 = CPy_YieldFromErrorHandle(cpy_r_r61, cpy_r_r60);
    if (unlikely(cpy_r_r62 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "place_courtier", 50, CPyStatic_palace___globals);
        goto CPyL74;
    }
    if (cpy_r_r62) goto CPyL50;
    cpy_r_r55 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r59);
    CPy_DecRef(cpy_r_r59.f0);
    CPy_DecRef(cpy_r_r59.f1);
    CPy_DecRef(cpy_r_r59.f2);
    goto CPyL42;
CPyL50: ;
    cpy_r_r52 = cpy_r_r3;
    CPy_DecRef(cpy_r_r52);
    CPy_RestoreExcInfo(cpy_r_r59);
    CPy_DecRef(cpy_r_r59.f0);
    CPy_DecRef(cpy_r_r59.f1);
    CPy_DecRef(cpy_r_r59.f2);
    goto CPyL57;
CPyL51: ;
    CPy_RestoreExcInfo(cpy_r_r59);
    CPy_DecRef(cpy_r_r59.f0);
    CPy_DecRef(cpy_r_r59.f1);
    CPy_DecRef(cpy_r_r59.f2);
    cpy_r_r63 = CPy_KeepPropagating();
    if (!cpy_r_r63) goto CPyL62;
    CPy_Unreachable();
CPyL53: ;
    cpy_r_r64 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r65 = NULL;
    cpy_r_r1 = cpy_r_r65;
    cpy_r_r66 = (PyObject **)&cpy_r_r1;
    cpy_r_r67 = ((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___palace___place_courtier_gen_0;
    cpy_r_r68 = CPyDef_perform___in_order_gen_____mypyc_generator_helper__(cpy_r_r67, cpy_r_r64, cpy_r_r64, cpy_r_r64, cpy_r_arg, cpy_r_r66);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r68 == NULL) {
        goto CPyL55;
    } else
        goto CPyL75;
CPyL54: ;
    cpy_r_r55 = cpy_r_r68;
    goto CPyL42;
CPyL55: ;
    cpy_r_r69 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "place_courtier", 50, CPyStatic_palace___globals);
        goto CPyL71;
    }
    cpy_r_r52 = cpy_r_r1;
    CPy_DECREF(cpy_r_r52);
CPyL57: ;
    cpy_r_r70 = Py_None;
    CPy_INCREF(cpy_r_r70);
    ((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r72 = CPyDef_palace___place_courtier_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL61;
    CPyGen_SetStopIterationValue(cpy_r_r70);
    CPy_DECREF(cpy_r_r70);
    if (!0) goto CPyL67;
    CPy_Unreachable();
CPyL61: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r70;
    CPyGen_Exit(&((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL62: ;
    ((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r74 = CPyDef_palace___place_courtier_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r75 = NULL;
    CPyGen_Exit(&((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r75;
CPyL63: ;
    cpy_r_r76 = cpy_r_r4 == 0;
    if (cpy_r_r76) goto CPyL76;
    cpy_r_r77 = cpy_r_r4 == 1;
    if (cpy_r_r77) {
        goto CPyL43;
    } else
        goto CPyL77;
CPyL65: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r78 = 0;
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "place_courtier", 44, CPyStatic_palace___globals);
        goto CPyL67;
    }
    CPy_Unreachable();
CPyL67: ;
    cpy_r_r79 = NULL;
    CPyGen_Exit(&((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r79;
CPyL68: ;
    CPy_DecRef(cpy_r_r16);
    goto CPyL62;
CPyL69: ;
    CPy_DecRef(cpy_r_r28);
    goto CPyL62;
CPyL70: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL41;
CPyL71: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL62;
CPyL72: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL46;
CPyL73: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL45;
CPyL74: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL51;
CPyL75: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL54;
CPyL76: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL77: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL65;
}
        
PyObject *CPyDef_palace___place_courtier_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_palace___place_courtier_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_palace___place_courtier_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_palace___place_courtier_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.palace.place_courtier_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_palace___place_courtier_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "__next__", -1, CPyStatic_palace___globals);
            return NULL;
        }
        
PyObject *CPyDef_palace___place_courtier_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_palace___place_courtier_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_palace___place_courtier_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_palace___place_courtier_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.palace.place_courtier_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_palace___place_courtier_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "send", -1, CPyStatic_palace___globals);
            return NULL;
        }
        
PyObject *CPyDef_palace___place_courtier_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_palace___place_courtier_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_palace___place_courtier_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.palace.place_courtier_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_palace___place_courtier_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "__iter__", -1, CPyStatic_palace___globals);
            return NULL;
        }
        
PyObject *CPyDef_palace___place_courtier_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_palace___place_courtier_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_palace___place_courtier_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_palace___place_courtier_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.palace.place_courtier_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_palace___place_courtier_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "throw", -1, CPyStatic_palace___globals);
            return NULL;
        }
        
PyObject *CPyDef_palace___place_courtier_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_palace___place_courtier_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp1046 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp1046);
    PyObject *__tmp1047 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp1047);
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
        
        PyObject *CPyPy_palace___place_courtier_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_palace___place_courtier_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.palace.place_courtier_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_palace___place_courtier_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "close", -1, CPyStatic_palace___globals);
            return NULL;
        }
        
PyObject *CPyDef_palace___place_courtier(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_room) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_palace___place_courtier_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "place_courtier", 44, CPyStatic_palace___globals);
        goto CPyL5;
    }
    ((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "place_courtier", 44, CPyStatic_palace___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "place_courtier", 44, CPyStatic_palace___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_room);
    if (((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__room != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__room);
    }
    ((serai___games___merv___actions___palace___place_courtier_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__room = cpy_r_room;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "place_courtier", 44, CPyStatic_palace___globals);
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
        
        PyObject *CPyPy_palace___place_courtier(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "room", 0};
            static CPyArg_Parser parser = {"OOO:place_courtier", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_room;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_room)) {
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
            CPyTagged arg_room;
            if (likely(PyLong_Check(obj_room)))
                arg_room = CPyTagged_BorrowFromObject(obj_room);
            else {
                CPy_TypeError("int", obj_room); goto fail;
            }
            PyObject *retval = CPyDef_palace___place_courtier(arg_t, arg_me, arg_room);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "place_courtier", 44, CPyStatic_palace___globals);
            return NULL;
        }
        
CPyTagged CPyDef_palace___courtiers_in(PyObject *cpy_r_t, CPyTagged cpy_r_room) {
    CPyTagged cpy_r_count;
    PyObject *cpy_r_r0;
    int64_t cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    CPyPtr cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    CPyPtr cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    int64_t cpy_r_r15;
    CPyTagged cpy_r_r16;
    cpy_r_count = 0;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "courtiers_in", "Table", "players", 55, CPyStatic_palace___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = 0;
CPyL2: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r1 < cpy_r_r3;
    if (!cpy_r_r4) goto CPyL12;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyListObject, ob_item));
    cpy_r_r6 = *(CPyPtr *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r1 * 8;
    cpy_r_r8 = cpy_r_r6 + cpy_r_r7;
    cpy_r_r9 = *(PyObject * *)cpy_r_r8;
    CPy_INCREF(cpy_r_r9);
    if (likely(Py_TYPE(cpy_r_r9) == CPyType_merv___table___Player))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/palace.py", "courtiers_in", 55, CPyStatic_palace___globals, "serai.games.merv.table.Player", cpy_r_r9);
        goto CPyL13;
    }
    cpy_r_r11 = ((serai___games___merv___table___PlayerObject *)cpy_r_r10)->_courtiers;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "courtiers_in", "Player", "courtiers", 56, CPyStatic_palace___globals);
        goto CPyL14;
    }
CPyL5: ;
    cpy_r_r12 = CPyList_GetItem(cpy_r_r11, cpy_r_room);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "courtiers_in", 56, CPyStatic_palace___globals);
        goto CPyL14;
    }
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "courtiers_in", 56, CPyStatic_palace___globals);
        goto CPyL14;
    }
    CPy_DECREF(cpy_r_r10);
    cpy_r_r14 = CPyTagged_Add(cpy_r_count, cpy_r_r13);
    CPyTagged_DECREF(cpy_r_count);
    CPyTagged_DECREF(cpy_r_r13);
    cpy_r_count = cpy_r_r14;
    cpy_r_r15 = cpy_r_r1 + 1;
    cpy_r_r1 = cpy_r_r15;
    goto CPyL2;
CPyL9: ;
    return cpy_r_count;
CPyL10: ;
    cpy_r_r16 = CPY_INT_TAG;
    return cpy_r_r16;
CPyL11: ;
    CPyTagged_DecRef(cpy_r_count);
    goto CPyL10;
CPyL12: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL9;
CPyL13: ;
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r0);
    goto CPyL10;
CPyL14: ;
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    goto CPyL10;
}
        
        PyObject *CPyPy_palace___courtiers_in(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "room", 0};
            static CPyArg_Parser parser = {"OO:courtiers_in", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_room;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_room)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_room;
            if (likely(PyLong_Check(obj_room)))
                arg_room = CPyTagged_BorrowFromObject(obj_room);
            else {
                CPy_TypeError("int", obj_room); goto fail;
            }
            CPyTagged retval = CPyDef_palace___courtiers_in(arg_t, arg_room);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "courtiers_in", 53, CPyStatic_palace___globals);
            return NULL;
        }
        
PyObject *CPyDef_palace___room_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_room) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
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
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    cpy_r_r0 = CPyDef_palace___courtiers_in(cpy_r_t, cpy_r_room);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "room_obstacle", 62, CPyStatic_palace___globals);
        goto CPyL20;
    }
    cpy_r_r1 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "room_obstacle", "Table", "book", 62, CPyStatic_palace___globals);
        goto CPyL21;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___book___BookObject *)cpy_r_r1)->_room_capacity;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "room_obstacle", "Book", "room_capacity", 62, CPyStatic_palace___globals);
        goto CPyL21;
    }
CPyL3: ;
    cpy_r_r3 = CPyList_GetItemBorrow(cpy_r_r2, cpy_r_room);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "room_obstacle", 62, CPyStatic_palace___globals);
        goto CPyL21;
    }
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "room_obstacle", 62, CPyStatic_palace___globals);
        goto CPyL21;
    }
    cpy_r_r5 = cpy_r_r0 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (cpy_r_r6) goto CPyL7;
    cpy_r_r7 = cpy_r_r4 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (!cpy_r_r8) goto CPyL8;
CPyL7: ;
    cpy_r_r9 = CPyTagged_IsLt_(cpy_r_r0, cpy_r_r4);
    cpy_r_r10 = cpy_r_r9 ^ 1;
    cpy_r_r11 = cpy_r_r10;
    goto CPyL9;
CPyL8: ;
    cpy_r_r12 = (Py_ssize_t)cpy_r_r0 >= (Py_ssize_t)cpy_r_r4;
    cpy_r_r11 = cpy_r_r12;
CPyL9: ;
    CPyTagged_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r4);
    if (!cpy_r_r11) goto CPyL13;
    cpy_r_r13 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r14 = CPyStatics[1284]; /* 'ROOM_FULL' */
    cpy_r_r15 = CPyObject_GetAttr(cpy_r_r13, cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "room_obstacle", 63, CPyStatic_palace___globals);
        goto CPyL20;
    }
    if (likely(Py_TYPE(cpy_r_r15) == CPyType_option___Reason))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/palace.py", "room_obstacle", 63, CPyStatic_palace___globals, "serai.kernel.option.Reason", cpy_r_r15);
        goto CPyL20;
    }
    return cpy_r_r16;
CPyL13: ;
    cpy_r_r17 = CPyDef_merv___table___Table___servants_left(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "room_obstacle", 64, CPyStatic_palace___globals);
        goto CPyL20;
    }
    cpy_r_r18 = cpy_r_r17 != 0;
    CPyTagged_DECREF(cpy_r_r17);
    if (!cpy_r_r18) goto CPyL16;
    cpy_r_r19 = Py_None;
    CPy_INCREF(cpy_r_r19);
    cpy_r_r20 = cpy_r_r19;
    goto CPyL19;
CPyL16: ;
    cpy_r_r21 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r22 = CPyStatics[1285]; /* 'NO_SERVANT_FOR_ROOM' */
    cpy_r_r23 = CPyObject_GetAttr(cpy_r_r21, cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "room_obstacle", 64, CPyStatic_palace___globals);
        goto CPyL20;
    }
    if (likely(Py_TYPE(cpy_r_r23) == CPyType_option___Reason))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/palace.py", "room_obstacle", 64, CPyStatic_palace___globals, "serai.kernel.option.Reason", cpy_r_r23);
        goto CPyL20;
    }
    cpy_r_r20 = cpy_r_r24;
CPyL19: ;
    return cpy_r_r20;
CPyL20: ;
    cpy_r_r25 = NULL;
    return cpy_r_r25;
CPyL21: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL20;
}
        
        PyObject *CPyPy_palace___room_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "room", 0};
            static CPyArg_Parser parser = {"OOO:room_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_room;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_room)) {
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
            CPyTagged arg_room;
            if (likely(PyLong_Check(obj_room)))
                arg_room = CPyTagged_BorrowFromObject(obj_room);
            else {
                CPy_TypeError("int", obj_room); goto fail;
            }
            PyObject *retval = CPyDef_palace___room_obstacle(arg_t, arg_me, arg_room);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "room_obstacle", 60, CPyStatic_palace___globals);
            return NULL;
        }
        
PyObject *CPyDef_palace___RoomOffer___likely(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = ((serai___games___merv___actions___palace___RoomOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "likely", "RoomOffer", "t", 71, CPyStatic_palace___globals);
        goto CPyL6;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/palace.py", "likely", 71, CPyStatic_palace___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL6;
    }
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "likely", "Table", "book", 71, CPyStatic_palace___globals);
        goto CPyL6;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "likely", "Book", "options", 71, CPyStatic_palace___globals);
        goto CPyL6;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_room;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "likely", "Options", "room", 71, CPyStatic_palace___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    return cpy_r_r4;
CPyL6: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
}
        
        PyObject *CPyPy_palace___RoomOffer___likely(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_palace___RoomOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.actions.palace.RoomOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_palace___RoomOffer___likely(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "likely", 70, CPyStatic_palace___globals);
            return NULL;
        }
        
PyObject *CPyDef_palace___RoomOffer___obstacle(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    tuple_T5IIIII cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    cpy_r_r0 = ((serai___games___merv___actions___palace___RoomOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "obstacle", "RoomOffer", "t", 74, CPyStatic_palace___globals);
        goto CPyL14;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/palace.py", "obstacle", 74, CPyStatic_palace___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL14;
    }
    cpy_r_r2 = ((serai___games___merv___actions___palace___RoomOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "obstacle", "RoomOffer", "me", 75, CPyStatic_palace___globals);
        goto CPyL15;
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
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "obstacle", 75, CPyStatic_palace___globals);
        goto CPyL16;
    }
    cpy_r_r5 = CPyDef_palace___room_obstacle(cpy_r_r1, cpy_r_r2, cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "obstacle", 75, CPyStatic_palace___globals);
        goto CPyL15;
    }
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_r5 != cpy_r_r6;
    if (cpy_r_r7) {
        goto CPyL17;
    } else
        goto CPyL18;
CPyL6: ;
    cpy_r_r8 = cpy_r_r5;
    goto CPyL13;
CPyL7: ;
    cpy_r_r9 = ((serai___games___merv___actions___palace___RoomOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "obstacle", "RoomOffer", "me", 76, CPyStatic_palace___globals);
        goto CPyL15;
    }
    CPyTagged_INCREF(cpy_r_r9);
CPyL8: ;
    cpy_r_r10 = ((serai___games___merv___actions___palace___RoomOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "obstacle", "RoomOffer", "me", 76, CPyStatic_palace___globals);
        goto CPyL19;
    }
    CPyTagged_INCREF(cpy_r_r10);
CPyL9: ;
    cpy_r_r11 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r11);
    if (likely(PyLong_Check(cpy_r_r11)))
        cpy_r_r12 = CPyTagged_FromObject(cpy_r_r11);
    else {
        CPy_TypeError("int", cpy_r_r11); cpy_r_r12 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "obstacle", 76, CPyStatic_palace___globals);
        goto CPyL20;
    }
    cpy_r_r13 = CPyDef_palace____price(cpy_r_r1, cpy_r_r10, cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "obstacle", 76, CPyStatic_palace___globals);
        goto CPyL19;
    }
    cpy_r_r14 = CPyStatics[1278]; /* 'MV-PAL-01' */
    cpy_r_r15 = CPyDef_paying___price_obstacle(cpy_r_r1, cpy_r_r9, cpy_r_r13, cpy_r_r14);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r13.f0);
    CPyTagged_DECREF(cpy_r_r13.f1);
    CPyTagged_DECREF(cpy_r_r13.f2);
    CPyTagged_DECREF(cpy_r_r13.f3);
    CPyTagged_DECREF(cpy_r_r13.f4);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "obstacle", 75, CPyStatic_palace___globals);
        goto CPyL14;
    }
    cpy_r_r8 = cpy_r_r15;
CPyL13: ;
    return cpy_r_r8;
CPyL14: ;
    cpy_r_r16 = NULL;
    return cpy_r_r16;
CPyL15: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL14;
CPyL16: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL14;
CPyL17: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL6;
CPyL18: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL7;
CPyL19: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r9);
    goto CPyL14;
CPyL20: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL14;
}
        
        PyObject *CPyPy_palace___RoomOffer___obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:obstacle", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_palace___RoomOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.actions.palace.RoomOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_palace___RoomOffer___obstacle(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "obstacle", 73, CPyStatic_palace___globals);
            return NULL;
        }
        
PyObject *CPyDef_palace___RoomOffer___note(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    int32_t cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    tuple_T5IIIII cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    cpy_r_r0 = CPyDef_palace___RoomOffer___likely(cpy_r_self);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "note", 80, CPyStatic_palace___globals);
        goto CPyL12;
    }
    cpy_r_r1 = PySequence_Contains(cpy_r_r0, cpy_r_option);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r2 = cpy_r_r1 >= 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "note", 80, CPyStatic_palace___globals);
        goto CPyL12;
    }
    cpy_r_r3 = cpy_r_r1;
    if (!cpy_r_r3) goto CPyL10;
    cpy_r_r4 = ((serai___games___merv___actions___palace___RoomOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "note", "RoomOffer", "t", 80, CPyStatic_palace___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r4);
CPyL4: ;
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_merv___table___Table))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/palace.py", "note", 80, CPyStatic_palace___globals, "serai.games.merv.table.Table", cpy_r_r4);
        goto CPyL12;
    }
    cpy_r_r6 = ((serai___games___merv___actions___palace___RoomOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "note", "RoomOffer", "me", 80, CPyStatic_palace___globals);
        goto CPyL13;
    }
    CPyTagged_INCREF(cpy_r_r6);
CPyL6: ;
    cpy_r_r7 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r7);
    if (likely(PyLong_Check(cpy_r_r7)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_r7);
    else {
        CPy_TypeError("int", cpy_r_r7); cpy_r_r8 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "note", 80, CPyStatic_palace___globals);
        goto CPyL14;
    }
    cpy_r_r9 = CPyDef_palace____price(cpy_r_r5, cpy_r_r6, cpy_r_r8);
    CPy_DECREF(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "note", 80, CPyStatic_palace___globals);
        goto CPyL12;
    }
    cpy_r_r10 = CPyDef_paying___cost_note(cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r9.f0);
    CPyTagged_DECREF(cpy_r_r9.f1);
    CPyTagged_DECREF(cpy_r_r9.f2);
    CPyTagged_DECREF(cpy_r_r9.f3);
    CPyTagged_DECREF(cpy_r_r9.f4);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "note", 80, CPyStatic_palace___globals);
        goto CPyL12;
    }
    cpy_r_r11 = cpy_r_r10;
    goto CPyL11;
CPyL10: ;
    cpy_r_r12 = Py_None;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r11 = cpy_r_r12;
CPyL11: ;
    return cpy_r_r11;
CPyL12: ;
    cpy_r_r13 = NULL;
    return cpy_r_r13;
CPyL13: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL12;
CPyL14: ;
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL12;
}
        
        PyObject *CPyPy_palace___RoomOffer___note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:note", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_palace___RoomOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.actions.palace.RoomOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_palace___RoomOffer___note(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "note", 79, CPyStatic_palace___globals);
            return NULL;
        }
        
tuple_T5IIIII CPyDef_palace____price(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_room) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject **cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    tuple_T5IIIII cpy_r_r12;
    tuple_T5IIIII cpy_r_r13;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "_price", "Table", "book", 85, CPyStatic_palace___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "_price", "Table", "players", 85, CPyStatic_palace___globals);
        goto CPyL11;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_me);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "_price", 85, CPyStatic_palace___globals);
        goto CPyL11;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_merv___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/palace.py", "_price", 85, CPyStatic_palace___globals, "serai.games.merv.table.Player", cpy_r_r2);
        goto CPyL11;
    }
    cpy_r_r4 = ((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_courtiers;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/palace.py", "_price", "Player", "courtiers", 85, CPyStatic_palace___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r6 = CPyStatics[105]; /* 'sum' */
    cpy_r_r7 = CPyObject_GetAttr(cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "_price", 85, CPyStatic_palace___globals);
        goto CPyL12;
    }
    PyObject *cpy_r_r8[1] = {cpy_r_r4};
    cpy_r_r9 = (PyObject **)&cpy_r_r8;
    cpy_r_r10 = PyObject_Vectorcall(cpy_r_r7, cpy_r_r9, 1, 0);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "_price", 85, CPyStatic_palace___globals);
        goto CPyL12;
    }
    CPy_DECREF(cpy_r_r4);
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "_price", 85, CPyStatic_palace___globals);
        goto CPyL11;
    }
    cpy_r_r12 = CPyDef_merv___book___Book___courtier_cost(cpy_r_r0, cpy_r_room, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r12.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "_price", 85, CPyStatic_palace___globals);
        goto CPyL10;
    }
    return cpy_r_r12;
CPyL10: ;
    tuple_T5IIIII __tmp1048 = { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    cpy_r_r13 = __tmp1048;
    return cpy_r_r13;
CPyL11: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL10;
CPyL12: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    goto CPyL10;
}
        
        PyObject *CPyPy_palace____price(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "room", 0};
            static CPyArg_Parser parser = {"OOO:_price", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_room;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_room)) {
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
            CPyTagged arg_room;
            if (likely(PyLong_Check(obj_room)))
                arg_room = CPyTagged_BorrowFromObject(obj_room);
            else {
                CPy_TypeError("int", obj_room); goto fail;
            }
            tuple_T5IIIII retval = CPyDef_palace____price(arg_t, arg_me, arg_room);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(5);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp1049 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp1049);
            PyObject *__tmp1050 = CPyTagged_StealAsObject(retval.f1);
            PyTuple_SET_ITEM(retbox, 1, __tmp1050);
            PyObject *__tmp1051 = CPyTagged_StealAsObject(retval.f2);
            PyTuple_SET_ITEM(retbox, 2, __tmp1051);
            PyObject *__tmp1052 = CPyTagged_StealAsObject(retval.f3);
            PyTuple_SET_ITEM(retbox, 3, __tmp1052);
            PyObject *__tmp1053 = CPyTagged_StealAsObject(retval.f4);
            PyTuple_SET_ITEM(retbox, 4, __tmp1053);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "_price", 83, CPyStatic_palace___globals);
            return NULL;
        }
        
char CPyDef_palace_____top_level__(void) {
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
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    char cpy_r_r244;
    char cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject *cpy_r_r250;
    PyObject *cpy_r_r251;
    PyObject *cpy_r_r252;
    PyObject *cpy_r_r253;
    PyObject *cpy_r_r254;
    int32_t cpy_r_r255;
    char cpy_r_r256;
    PyObject *cpy_r_r257;
    PyObject *cpy_r_r258;
    int32_t cpy_r_r259;
    char cpy_r_r260;
    char cpy_r_r261;
    char cpy_r_r262;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 1, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 1, CPyStatic_palace___globals);
        goto CPyL96;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_palace___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 3, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4996]; /* ('Sequence',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_palace___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 5, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatic_palace___globals;
    cpy_r_r17 = (void *)&CPyModule_serai___games___merv___reasons;
    cpy_r_r18 = (void *)&CPyImportState_serai___games___merv___reasons;
    cpy_r_r19 = CPyModuleLockAPI_serai;
    cpy_r_r20 = CPyImport_IsInitialized(cpy_r_r18);
    if (!cpy_r_r20) goto CPyL9;
    cpy_r_r21 = PyImport_GetModuleDict();
    cpy_r_r22 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r23 = CPyDict_GetItem(cpy_r_r21, cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 7, CPyStatic_palace___globals);
        goto CPyL96;
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
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 7, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r31 = CPyStatics[8]; /* '__file__' */
    cpy_r_r32 = CPyObject_GetAttr(cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 7, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r33 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r34 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r35 = CPyImport_ImportNative(cpy_r_r34, cpy_r_r25, cpy_r_r26, cpy_r_r27, cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r32, cpy_r_r33, 0);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 7, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r24 = cpy_r_r35;
CPyL13: ;
    cpy_r_r36 = CPyStatics[393]; /* 'reasons' */
    cpy_r_r37 = CPyDict_SetItem(cpy_r_r16, cpy_r_r36, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 7, CPyStatic_palace___globals);
        goto CPyL96;
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
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 8, CPyStatic_palace___globals);
        goto CPyL96;
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
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 8, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r53 = CPyStatics[8]; /* '__file__' */
    cpy_r_r54 = CPyObject_GetAttr(cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 8, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r55 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r56 = CPyStatics[1234]; /* 'serai.games.merv.contracts' */
    cpy_r_r57 = CPyImport_ImportNative(cpy_r_r56, cpy_r_r47, cpy_r_r48, cpy_r_r49, cpy_r_r39, cpy_r_r40, cpy_r_r41, cpy_r_r54, cpy_r_r55, 0);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 8, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r46 = cpy_r_r57;
CPyL21: ;
    cpy_r_r58 = CPyStatics[5199]; /* ('CONTRACTS',) */
    cpy_r_r59 = CPyStatic_palace___globals;
    cpy_r_r60 = CPyImport_GetNativeAttrs(cpy_r_r46, cpy_r_r58, cpy_r_r58, cpy_r_r59);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 8, CPyStatic_palace___globals);
        goto CPyL96;
    } else
        goto CPyL97;
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
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 9, CPyStatic_palace___globals);
        goto CPyL96;
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
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 9, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r75 = CPyStatics[8]; /* '__file__' */
    cpy_r_r76 = CPyObject_GetAttr(cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 9, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r77 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r78 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r79 = CPyImport_ImportNative(cpy_r_r78, cpy_r_r69, cpy_r_r70, cpy_r_r71, cpy_r_r61, cpy_r_r62, cpy_r_r63, cpy_r_r76, cpy_r_r77, 0);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 9, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r68 = cpy_r_r79;
CPyL29: ;
    cpy_r_r80 = CPyStatics[5210]; /* ('FROM_PALACE',) */
    cpy_r_r81 = CPyStatic_palace___globals;
    cpy_r_r82 = CPyImport_GetNativeAttrs(cpy_r_r68, cpy_r_r80, cpy_r_r80, cpy_r_r81);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 9, CPyStatic_palace___globals);
        goto CPyL96;
    } else
        goto CPyL98;
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
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 10, CPyStatic_palace___globals);
        goto CPyL96;
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
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 10, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r97 = CPyStatics[8]; /* '__file__' */
    cpy_r_r98 = CPyObject_GetAttr(cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 10, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r99 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r100 = CPyStatics[1242]; /* 'serai.games.merv.paying' */
    cpy_r_r101 = CPyImport_ImportNative(cpy_r_r100, cpy_r_r91, cpy_r_r92, cpy_r_r93, cpy_r_r83, cpy_r_r84, cpy_r_r85, cpy_r_r98, cpy_r_r99, 0);
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 10, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r90 = cpy_r_r101;
CPyL37: ;
    cpy_r_r102 = CPyStatics[5208]; /* ('Cost', 'cost_note', 'pay', 'price_obstacle') */
    cpy_r_r103 = CPyStatic_palace___globals;
    cpy_r_r104 = CPyImport_GetNativeAttrs(cpy_r_r90, cpy_r_r102, cpy_r_r102, cpy_r_r103);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 10, CPyStatic_palace___globals);
        goto CPyL96;
    } else
        goto CPyL99;
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
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 11, CPyStatic_palace___globals);
        goto CPyL96;
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
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 11, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r119 = CPyStatics[8]; /* '__file__' */
    cpy_r_r120 = CPyObject_GetAttr(cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 11, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r121 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r122 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r123 = CPyImport_ImportNative(cpy_r_r122, cpy_r_r113, cpy_r_r114, cpy_r_r115, cpy_r_r105, cpy_r_r106, cpy_r_r107, cpy_r_r120, cpy_r_r121, 0);
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 11, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r112 = cpy_r_r123;
CPyL45: ;
    cpy_r_r124 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r125 = CPyStatic_palace___globals;
    cpy_r_r126 = CPyImport_GetNativeAttrs(cpy_r_r112, cpy_r_r124, cpy_r_r124, cpy_r_r125);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 11, CPyStatic_palace___globals);
        goto CPyL96;
    } else
        goto CPyL100;
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
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 12, CPyStatic_palace___globals);
        goto CPyL96;
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
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 12, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r141 = CPyStatics[8]; /* '__file__' */
    cpy_r_r142 = CPyObject_GetAttr(cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 12, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r143 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r144 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r145 = CPyImport_ImportNative(cpy_r_r144, cpy_r_r135, cpy_r_r136, cpy_r_r137, cpy_r_r127, cpy_r_r128, cpy_r_r129, cpy_r_r142, cpy_r_r143, 0);
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 12, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r134 = cpy_r_r145;
CPyL53: ;
    cpy_r_r146 = CPyStatics[5070]; /* ('Offer', 'Option', 'Reason', 'Rules', 'ask') */
    cpy_r_r147 = CPyStatic_palace___globals;
    cpy_r_r148 = CPyImport_GetNativeAttrs(cpy_r_r134, cpy_r_r146, cpy_r_r146, cpy_r_r147);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 12, CPyStatic_palace___globals);
        goto CPyL96;
    } else
        goto CPyL101;
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
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 13, CPyStatic_palace___globals);
        goto CPyL96;
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
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 13, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r163 = CPyStatics[8]; /* '__file__' */
    cpy_r_r164 = CPyObject_GetAttr(cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r162);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 13, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r165 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r166 = CPyStatics[373]; /* 'serai.kernel.extras' */
    cpy_r_r167 = CPyImport_ImportNative(cpy_r_r166, cpy_r_r157, cpy_r_r158, cpy_r_r159, cpy_r_r149, cpy_r_r150, cpy_r_r151, cpy_r_r164, cpy_r_r165, 0);
    CPy_DECREF(cpy_r_r164);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 13, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r156 = cpy_r_r167;
CPyL61: ;
    cpy_r_r168 = CPyStatics[5042]; /* ('ask_with',) */
    cpy_r_r169 = CPyStatic_palace___globals;
    cpy_r_r170 = CPyImport_GetNativeAttrs(cpy_r_r156, cpy_r_r168, cpy_r_r168, cpy_r_r169);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 13, CPyStatic_palace___globals);
        goto CPyL96;
    } else
        goto CPyL102;
CPyL62: ;
    cpy_r_r171 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r172 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r173 = CPyModuleLockAPI_serai;
    cpy_r_r174 = CPyImport_IsInitialized(cpy_r_r172);
    if (!cpy_r_r174) goto CPyL65;
    cpy_r_r175 = PyImport_GetModuleDict();
    cpy_r_r176 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r177 = CPyDict_GetItem(cpy_r_r175, cpy_r_r176);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 14, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r178 = cpy_r_r177;
    goto CPyL69;
CPyL65: ;
    cpy_r_r179 = CPyInitOnly_serai___kernel___message;
    cpy_r_r180 = CPyExec_serai___kernel___message;
    cpy_r_r181 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r182 = PyImport_GetModuleDict();
    cpy_r_r183 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r184 = CPyDict_GetItem(cpy_r_r182, cpy_r_r183);
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 14, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r185 = CPyStatics[8]; /* '__file__' */
    cpy_r_r186 = CPyObject_GetAttr(cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r184);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 14, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r187 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r188 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r189 = CPyImport_ImportNative(cpy_r_r188, cpy_r_r179, cpy_r_r180, cpy_r_r181, cpy_r_r171, cpy_r_r172, cpy_r_r173, cpy_r_r186, cpy_r_r187, 0);
    CPy_DECREF(cpy_r_r186);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 14, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r178 = cpy_r_r189;
CPyL69: ;
    cpy_r_r190 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r191 = CPyStatic_palace___globals;
    cpy_r_r192 = CPyImport_GetNativeAttrs(cpy_r_r178, cpy_r_r190, cpy_r_r190, cpy_r_r191);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 14, CPyStatic_palace___globals);
        goto CPyL96;
    } else
        goto CPyL103;
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
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 15, CPyStatic_palace___globals);
        goto CPyL96;
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
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 15, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r207 = CPyStatics[8]; /* '__file__' */
    cpy_r_r208 = CPyObject_GetAttr(cpy_r_r206, cpy_r_r207);
    CPy_DECREF(cpy_r_r206);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 15, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r209 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r210 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r211 = CPyImport_ImportNative(cpy_r_r210, cpy_r_r201, cpy_r_r202, cpy_r_r203, cpy_r_r193, cpy_r_r194, cpy_r_r195, cpy_r_r208, cpy_r_r209, 0);
    CPy_DECREF(cpy_r_r208);
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 15, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r200 = cpy_r_r211;
CPyL77: ;
    cpy_r_r212 = CPyStatics[5043]; /* ('TableOffer',) */
    cpy_r_r213 = CPyStatic_palace___globals;
    cpy_r_r214 = CPyImport_GetNativeAttrs(cpy_r_r200, cpy_r_r212, cpy_r_r212, cpy_r_r213);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r214 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 15, CPyStatic_palace___globals);
        goto CPyL96;
    } else
        goto CPyL104;
CPyL78: ;
    cpy_r_r215 = (void *)&CPyModule_serai___kernel___perform;
    cpy_r_r216 = (void *)&CPyImportState_serai___kernel___perform;
    cpy_r_r217 = CPyModuleLockAPI_serai;
    cpy_r_r218 = CPyImport_IsInitialized(cpy_r_r216);
    if (!cpy_r_r218) goto CPyL81;
    cpy_r_r219 = PyImport_GetModuleDict();
    cpy_r_r220 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r221 = CPyDict_GetItem(cpy_r_r219, cpy_r_r220);
    if (unlikely(cpy_r_r221 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 16, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r222 = cpy_r_r221;
    goto CPyL85;
CPyL81: ;
    cpy_r_r223 = CPyInitOnly_serai___kernel___perform;
    cpy_r_r224 = CPyExec_serai___kernel___perform;
    cpy_r_r225 = (PyObject **)&CPyModule_serai___kernel___perform__internal;
    cpy_r_r226 = PyImport_GetModuleDict();
    cpy_r_r227 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r228 = CPyDict_GetItem(cpy_r_r226, cpy_r_r227);
    if (unlikely(cpy_r_r228 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 16, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r229 = CPyStatics[8]; /* '__file__' */
    cpy_r_r230 = CPyObject_GetAttr(cpy_r_r228, cpy_r_r229);
    CPy_DECREF(cpy_r_r228);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 16, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r231 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r232 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r233 = CPyImport_ImportNative(cpy_r_r232, cpy_r_r223, cpy_r_r224, cpy_r_r225, cpy_r_r215, cpy_r_r216, cpy_r_r217, cpy_r_r230, cpy_r_r231, 0);
    CPy_DECREF(cpy_r_r230);
    if (unlikely(cpy_r_r233 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 16, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r222 = cpy_r_r233;
CPyL85: ;
    cpy_r_r234 = CPyStatics[5097]; /* ('in_order',) */
    cpy_r_r235 = CPyStatic_palace___globals;
    cpy_r_r236 = CPyImport_GetNativeAttrs(cpy_r_r222, cpy_r_r234, cpy_r_r234, cpy_r_r235);
    CPy_DECREF(cpy_r_r222);
    if (unlikely(cpy_r_r236 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 16, CPyStatic_palace___globals);
        goto CPyL96;
    } else
        goto CPyL105;
CPyL86: ;
    cpy_r_r237 = (PyObject *)CPyType_offer___TableOffer;
    cpy_r_r238 = (PyObject *)CPyType_merv___table___Table;
    cpy_r_r239 = PyObject_GetItem(cpy_r_r237, cpy_r_r238);
    if (unlikely(cpy_r_r239 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 67, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r240 = PyTuple_Pack(1, cpy_r_r239);
    CPy_DECREF(cpy_r_r239);
    if (unlikely(cpy_r_r240 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 67, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r241 = CPyStatics[1203]; /* 'serai.games.merv.actions.palace' */
    cpy_r_r242 = (PyObject *)CPyType_palace___RoomOffer_template;
    cpy_r_r243 = CPyType_FromTemplate(cpy_r_r242, cpy_r_r240, cpy_r_r241);
    CPy_DECREF(cpy_r_r240);
    if (unlikely(cpy_r_r243 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 67, CPyStatic_palace___globals);
        goto CPyL96;
    }
    cpy_r_r244 = CPyDef_palace___RoomOffer_trait_vtable_setup();
    if (unlikely(cpy_r_r244 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 67, CPyStatic_palace___globals);
        goto CPyL106;
    }
    cpy_r_r245 = CPyDef_palace___RoomOffer_coroutine_setup(cpy_r_r243);
    if (unlikely(cpy_r_r245 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 67, CPyStatic_palace___globals);
        goto CPyL106;
    }
    cpy_r_r246 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r247 = CPyStatics[378]; /* 't' */
    cpy_r_r248 = CPyStatics[379]; /* 'me' */
    cpy_r_r249 = CPyStatics[380]; /* '_likely' */
    cpy_r_r250 = CPyStatics[381]; /* '_obstacle' */
    cpy_r_r251 = CPyStatics[382]; /* '_others' */
    cpy_r_r252 = CPyStatics[383]; /* '_note' */
    cpy_r_r253 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r254 = PyTuple_Pack(7, cpy_r_r247, cpy_r_r248, cpy_r_r249, cpy_r_r250, cpy_r_r251, cpy_r_r252, cpy_r_r253);
    if (unlikely(cpy_r_r254 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 67, CPyStatic_palace___globals);
        goto CPyL106;
    }
    cpy_r_r255 = PyObject_SetAttr(cpy_r_r243, cpy_r_r246, cpy_r_r254);
    CPy_DECREF(cpy_r_r254);
    cpy_r_r256 = cpy_r_r255 >= 0;
    if (unlikely(!cpy_r_r256)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 67, CPyStatic_palace___globals);
        goto CPyL106;
    }
    CPyType_palace___RoomOffer = (PyTypeObject *)cpy_r_r243;
    CPy_INCREF(CPyType_palace___RoomOffer);
    cpy_r_r257 = CPyStatic_palace___globals;
    cpy_r_r258 = CPyStatics[1287]; /* 'RoomOffer' */
    cpy_r_r259 = PyDict_SetItem(cpy_r_r257, cpy_r_r258, cpy_r_r243);
    cpy_r_r260 = cpy_r_r259 >= 0;
    if (unlikely(!cpy_r_r260)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 67, CPyStatic_palace___globals);
        goto CPyL106;
    }
    cpy_r_r261 = CPy_InitSubclass(cpy_r_r243);
    CPy_DECREF(cpy_r_r243);
    if (unlikely(!cpy_r_r261)) {
        CPy_AddTraceback("src/serai/games/merv/actions/palace.py", "<module>", 67, CPyStatic_palace___globals);
        goto CPyL96;
    }
    return 1;
CPyL96: ;
    cpy_r_r262 = 2;
    return cpy_r_r262;
CPyL97: ;
    CPy_DECREF(cpy_r_r60);
    goto CPyL22;
CPyL98: ;
    CPy_DECREF(cpy_r_r82);
    goto CPyL30;
CPyL99: ;
    CPy_DECREF(cpy_r_r104);
    goto CPyL38;
CPyL100: ;
    CPy_DECREF(cpy_r_r126);
    goto CPyL46;
CPyL101: ;
    CPy_DECREF(cpy_r_r148);
    goto CPyL54;
CPyL102: ;
    CPy_DECREF(cpy_r_r170);
    goto CPyL62;
CPyL103: ;
    CPy_DECREF(cpy_r_r192);
    goto CPyL70;
CPyL104: ;
    CPy_DECREF(cpy_r_r214);
    goto CPyL78;
CPyL105: ;
    CPy_DECREF(cpy_r_r236);
    goto CPyL86;
CPyL106: ;
    CPy_DecRef(cpy_r_r243);
    goto CPyL96;
}

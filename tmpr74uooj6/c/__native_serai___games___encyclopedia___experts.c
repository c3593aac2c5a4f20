#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
experts___PlaceOffer_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
PyMemberDef experts___PlaceOffer_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___experts___PlaceOfferObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___experts___PlaceOfferObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
experts___PlaceOffer_traverse(serai___games___encyclopedia___experts___PlaceOfferObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__likely);
    Py_VISIT(self->__obstacle);
    Py_VISIT(self->__others);
    Py_VISIT(self->__note);
    Py_VISIT(self->_t);
    if (CPyTagged_CheckLong(self->_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_me));
    }
    if (CPyTagged_CheckLong(self->_new)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_new));
    }
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___experts___PlaceOfferObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___experts___PlaceOfferObject))));
    return rv;
}

static int32_t CPyDef_experts___PlaceOffer_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___experts___PlaceOfferObject *self = (serai___games___encyclopedia___experts___PlaceOfferObject *)cpy_r_self;
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
    if (CPyTagged_CheckLong(self->_new)) {
        CPyTagged __tmp = self->_new;
        self->_new = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___experts___PlaceOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___experts___PlaceOfferObject))));
    return 0;
}

static int32_t CPyDef_experts___PlaceOffer_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___experts___PlaceOfferObject *self = (serai___games___encyclopedia___experts___PlaceOfferObject *)cpy_r_self;
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
    if (CPyTagged_CheckLong(self->_new)) {
        CPyTagged __tmp = self->_new;
        self->_new = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___experts___PlaceOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___experts___PlaceOfferObject))));
    return 0;
}

static void
experts___PlaceOffer_dealloc(serai___games___encyclopedia___experts___PlaceOfferObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, experts___PlaceOffer_dealloc)
    CPyDef_experts___PlaceOffer_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_experts_____mypyc__PlaceOffer_setup(PyObject *cpy_r_type);
PyObject *CPyDef_experts___PlaceOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_new);

static PyObject *
experts___PlaceOffer_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_experts___PlaceOffer) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_experts_____mypyc__PlaceOffer_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_experts___PlaceOffer_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem experts___PlaceOffer_vtable[17];
static bool
CPyDef_experts___PlaceOffer_trait_vtable_setup(void)
{
    CPyVTableItem experts___PlaceOffer_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_experts___PlaceOffer_____init__,
        (CPyVTableItem)CPyDef_offer___Offer_____add__,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_offer___TableOffer___note,
        (CPyVTableItem)CPyDef_experts___PlaceOffer_____init__,
        (CPyVTableItem)CPyDef_experts___PlaceOffer___likely__TableOffer_glue,
        (CPyVTableItem)CPyDef_offer___TableOffer___others,
        (CPyVTableItem)CPyDef_experts___PlaceOffer___obstacle,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_offer___TableOffer___note,
        (CPyVTableItem)CPyDef_experts___PlaceOffer_____init__,
        (CPyVTableItem)CPyDef_experts___PlaceOffer___likely,
        (CPyVTableItem)CPyDef_experts___PlaceOffer___obstacle,
    };
    memcpy(experts___PlaceOffer_vtable, experts___PlaceOffer_vtable_scratch, sizeof(experts___PlaceOffer_vtable));
    return 1;
}

static bool
CPyDef_experts___PlaceOffer_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
experts___PlaceOffer_get_new(serai___games___encyclopedia___experts___PlaceOfferObject *self, void *closure);
static int
experts___PlaceOffer_set_new(serai___games___encyclopedia___experts___PlaceOfferObject *self, PyObject *value, void *closure);

static PyGetSetDef experts___PlaceOffer_getseters[] = {
    {"new",
     (getter)experts___PlaceOffer_get_new, (setter)experts___PlaceOffer_set_new,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef experts___PlaceOffer_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_experts_____mypyc__PlaceOffer_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_experts___PlaceOffer_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, t, me, new)\n--\n\n")},
    {"likely",
     (PyCFunction)CPyPy_experts___PlaceOffer___likely,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("likely($self)\n--\n\n")},
    {"obstacle",
     (PyCFunction)CPyPy_experts___PlaceOffer___obstacle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("obstacle($self, option)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_experts___PlaceOffer_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "PlaceOffer",
    .tp_new = experts___PlaceOffer_new,
    .tp_dealloc = (destructor)experts___PlaceOffer_dealloc,
    .tp_traverse = (traverseproc)experts___PlaceOffer_traverse,
    .tp_clear = (inquiry)CPyDef_experts___PlaceOffer_clear,
    .tp_getset = experts___PlaceOffer_getseters,
    .tp_methods = experts___PlaceOffer_methods,
    .tp_init = experts___PlaceOffer_init,
    .tp_members = experts___PlaceOffer_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___experts___PlaceOfferObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___experts___PlaceOfferObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___experts___PlaceOfferObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("PlaceOffer(t, me, new)\n--\n\n"),
};
static PyTypeObject *CPyType_experts___PlaceOffer_template = &CPyType_experts___PlaceOffer_template_;

PyObject *CPyDef_experts_____mypyc__PlaceOffer_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___experts___PlaceOfferObject *self;
    self = (serai___games___encyclopedia___experts___PlaceOfferObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = experts___PlaceOffer_vtable;
    self->_me = CPY_INT_TAG;
    self->_new = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_experts___PlaceOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_new)
{
    PyObject *self = CPyDef_experts_____mypyc__PlaceOffer_setup((PyObject *)CPyType_experts___PlaceOffer);
    if (self == NULL)
        return NULL;
    char res = CPyDef_experts___PlaceOffer_____init__(self, cpy_r_t, cpy_r_me, cpy_r_new);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
experts___PlaceOffer_get_new(serai___games___encyclopedia___experts___PlaceOfferObject *self, void *closure)
{
    if (unlikely(self->_new == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'new' of 'PlaceOffer' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_new);
    PyObject *retval = CPyTagged_StealAsObject(self->_new);
    return retval;
}

static int
experts___PlaceOffer_set_new(serai___games___encyclopedia___experts___PlaceOfferObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlaceOffer' object attribute 'new' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_new != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_new);
    }
    self->_new = tmp;
    return 0;
}

static PySendResult CPyDunder_am_sendexperts___place_expert_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_experts___place_expert_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods experts___place_expert_gen_as_async = {
    .am_send = CPyDunder_am_sendexperts___place_expert_gen,
};
static int
experts___place_expert_gen_traverse(serai___games___encyclopedia___experts___place_expert_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__new)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__new));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__player);
    Py_VISIT(self->___mypyc_generator_frame_attribute__o);
    Py_VISIT(self->___mypyc_generator_frame_attribute__choice);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_experts___place_expert_gen_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___experts___place_expert_genObject *self = (serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__new)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__new;
        self->___mypyc_generator_frame_attribute__new = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__choice);
    return 0;
}

static int32_t CPyDef_experts___place_expert_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___experts___place_expert_genObject *self = (serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__new)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__new;
        self->___mypyc_generator_frame_attribute__new = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__choice);
    return 0;
}

static void
experts___place_expert_gen_dealloc(serai___games___encyclopedia___experts___place_expert_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (experts___place_expert_gen_free_instance == NULL) {
        experts___place_expert_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__new)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__new;
            self->___mypyc_generator_frame_attribute__new = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__new = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__choice);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, experts___place_expert_gen_dealloc)
    CPyDef_experts___place_expert_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_experts_____mypyc__place_expert_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_experts___place_expert_gen(void);

static PyObject *
experts___place_expert_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_experts___place_expert_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_experts_____mypyc__place_expert_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem experts___place_expert_gen_vtable[6];
static bool
CPyDef_experts___place_expert_gen_trait_vtable_setup(void)
{
    CPyVTableItem experts___place_expert_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_experts___place_expert_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_experts___place_expert_gen_____next__,
        (CPyVTableItem)CPyDef_experts___place_expert_gen___send,
        (CPyVTableItem)CPyDef_experts___place_expert_gen_____iter__,
        (CPyVTableItem)CPyDef_experts___place_expert_gen___throw,
        (CPyVTableItem)CPyDef_experts___place_expert_gen___close,
    };
    memcpy(experts___place_expert_gen_vtable, experts___place_expert_gen_vtable_scratch, sizeof(experts___place_expert_gen_vtable));
    return 1;
}

static bool
CPyDef_experts___place_expert_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef experts___place_expert_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_experts_____mypyc__place_expert_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_experts___place_expert_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_experts___place_expert_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_experts___place_expert_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_experts___place_expert_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_experts___place_expert_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_experts___place_expert_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "place_expert_gen",
    .tp_new = experts___place_expert_gen_new,
    .tp_dealloc = (destructor)experts___place_expert_gen_dealloc,
    .tp_traverse = (traverseproc)experts___place_expert_gen_traverse,
    .tp_clear = (inquiry)CPyDef_experts___place_expert_gen_clear,
    .tp_methods = experts___place_expert_gen_methods,
    .tp_iter = CPyDef_experts___place_expert_gen_____iter__,
    .tp_iternext = CPyDef_experts___place_expert_gen_____next__,
    .tp_as_async = &experts___place_expert_gen_as_async,
    .tp_basicsize = sizeof(serai___games___encyclopedia___experts___place_expert_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("place_expert_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_experts___place_expert_gen_template = &CPyType_experts___place_expert_gen_template_;

PyObject *CPyDef_experts_____mypyc__place_expert_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___experts___place_expert_genObject *self;
    if (experts___place_expert_gen_free_instance != NULL) {
        self = experts___place_expert_gen_free_instance;
        experts___place_expert_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___experts___place_expert_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = experts___place_expert_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__new = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_experts___place_expert_gen(void)
{
    PyObject *self = CPyDef_experts_____mypyc__place_expert_gen_setup((PyObject *)CPyType_experts___place_expert_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef expertsmodule_methods[] = {
    {"place_expert", (PyCFunction)CPyPy_experts___place_expert, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("place_expert(t, me, new)\n--\n\n") /* docstring */},
    {"use_expert", (PyCFunction)CPyPy_experts___use_expert, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("use_expert(t, me, expert)\n--\n\n") /* docstring */},
    {"die_placed", (PyCFunction)CPyPy_experts___die_placed, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("die_placed(t, me, location)\n--\n\n") /* docstring */},
    {"cube_placed", (PyCFunction)CPyPy_experts___cube_placed, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("cube_placed(t, me, kind)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___experts__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___experts__internal, "__name__");
    CPyStatic_experts___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___experts__internal);
    if (unlikely(CPyStatic_experts___globals == NULL))
        goto fail;
    CPyType_experts___place_expert_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_experts___place_expert_gen_template, NULL, modname);
    if (unlikely(!CPyType_experts___place_expert_gen))
        goto fail;
    CPyDef_experts___place_expert_gen_trait_vtable_setup();
    char result = CPyDef_experts_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___experts__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_experts___PlaceOffer);
    Py_CLEAR(CPyType_experts___place_expert_gen);
    return -1;
}
int CPyExec_serai___games___encyclopedia___experts(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___experts__impl, &CPyImportState_serai___games___encyclopedia___experts, &CPyModule_serai___games___encyclopedia___experts);
}
static struct PyModuleDef expertsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.experts",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    expertsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___experts(void)
{
    if (CPyModule_serai___games___encyclopedia___experts__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___experts__internal);
        return CPyModule_serai___games___encyclopedia___experts__internal;
    }
    CPyModule_serai___games___encyclopedia___experts__internal = PyModule_Create(&expertsmodule);
    return CPyModule_serai___games___encyclopedia___experts__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___experts(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___experts__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___experts__internal);
        return CPyModule_serai___games___encyclopedia___experts__internal;
    }
    CPyModule_serai___games___encyclopedia___experts__internal = PyModule_Create(&expertsmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___experts__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.experts");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___experts__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___experts__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___experts__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___experts(CPyModule_serai___games___encyclopedia___experts__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___experts__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.experts");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___experts__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_experts___place_expert_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    int32_t cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    int32_t cpy_r_r17;
    char cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
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
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    int32_t cpy_r_r60;
    char cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyTagged cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    CPyTagged cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyTagged cpy_r_r72;
    PyObject *cpy_r_r73;
    int32_t cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    CPyTagged cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    CPyTagged cpy_r_r88;
    PyObject *cpy_r_r89;
    int32_t cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    CPyTagged cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    char cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    CPyTagged cpy_r_r105;
    PyObject *cpy_r_r106;
    int32_t cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    CPyTagged cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    char cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    CPyTagged cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    char cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    CPyTagged cpy_r_r126;
    PyObject *cpy_r_r127;
    int32_t cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    CPyTagged cpy_r_r131;
    CPyTagged cpy_r_r132;
    char cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    CPyTagged cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    CPyTagged cpy_r_r141;
    PyObject *cpy_r_r142;
    char cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    int32_t cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    CPyTagged cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    char cpy_r_r159;
    PyObject *cpy_r_r160;
    char cpy_r_r161;
    int32_t cpy_r_r162;
    char cpy_r_r163;
    int32_t cpy_r_r164;
    PyObject *cpy_r_r165;
    char cpy_r_r166;
    char cpy_r_r167;
    char cpy_r_r168;
    PyObject *cpy_r_r169;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL132;
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_type != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 13, CPyStatic_experts___globals);
        goto CPyL131;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r3 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "t", 15, CPyStatic_experts___globals);
        goto CPyL131;
    }
CPyL5: ;
    cpy_r_r4 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r3)->_players;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "Table", "players", 15, CPyStatic_experts___globals);
        goto CPyL131;
    }
CPyL6: ;
    cpy_r_r5 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "me", 15, CPyStatic_experts___globals);
        goto CPyL131;
    }
CPyL7: ;
    cpy_r_r6 = CPyList_GetItem(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 15, CPyStatic_experts___globals);
        goto CPyL131;
    }
    if (likely(Py_TYPE(cpy_r_r6) == CPyType_encyclopedia___table___Player))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 15, CPyStatic_experts___globals, "serai.games.encyclopedia.table.Player", cpy_r_r6);
        goto CPyL131;
    }
    if (((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player);
    }
    ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player = cpy_r_r7;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 15, CPyStatic_experts___globals);
        goto CPyL131;
    }
    cpy_r_r9 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "t", 16, CPyStatic_experts___globals);
        goto CPyL131;
    }
CPyL11: ;
    cpy_r_r10 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r9)->_book;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "Table", "book", 16, CPyStatic_experts___globals);
        goto CPyL131;
    }
CPyL12: ;
    cpy_r_r11 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r10)->_options;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "Book", "options", 16, CPyStatic_experts___globals);
        goto CPyL131;
    }
    CPy_INCREF(cpy_r_r11);
CPyL13: ;
    if (((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o);
    }
    ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o = cpy_r_r11;
    cpy_r_r12 = 1;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 16, CPyStatic_experts___globals);
        goto CPyL131;
    }
    cpy_r_r13 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "t", 17, CPyStatic_experts___globals);
        goto CPyL131;
    }
CPyL15: ;
    cpy_r_r14 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r13)->_gained;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "Table", "gained", 17, CPyStatic_experts___globals);
        goto CPyL131;
    }
    CPy_INCREF(cpy_r_r14);
CPyL16: ;
    cpy_r_r15 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__new;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "new", 17, CPyStatic_experts___globals);
        goto CPyL137;
    }
CPyL17: ;
    CPyTagged_INCREF(cpy_r_r15);
    cpy_r_r16 = CPyTagged_StealAsObject(cpy_r_r15);
    cpy_r_r17 = PyList_Append(cpy_r_r14, cpy_r_r16);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r16);
    cpy_r_r18 = cpy_r_r17 >= 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 17, CPyStatic_experts___globals);
        goto CPyL131;
    }
CPyL18: ;
    if (!1) goto CPyL60;
    cpy_r_r19 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "me", 20, CPyStatic_experts___globals);
        goto CPyL131;
    }
CPyL20: ;
    cpy_r_r20 = CPyStatics[822]; /* 'place-expert' */
    cpy_r_r21 = CPyStatics[823]; /* 'EN-XPT-02' */
    cpy_r_r22 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "t", 23, CPyStatic_experts___globals);
        goto CPyL131;
    }
CPyL21: ;
    cpy_r_r23 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "me", 23, CPyStatic_experts___globals);
        goto CPyL131;
    }
CPyL22: ;
    cpy_r_r24 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__new;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "new", 23, CPyStatic_experts___globals);
        goto CPyL131;
    }
CPyL23: ;
    cpy_r_r25 = CPyDef_experts___PlaceOffer(cpy_r_r22, cpy_r_r23, cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 23, CPyStatic_experts___globals);
        goto CPyL131;
    }
    cpy_r_r26 = CPyStatics[175]; /* 'expert' */
    cpy_r_r27 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "t", 24, CPyStatic_experts___globals);
        goto CPyL138;
    }
CPyL25: ;
    cpy_r_r28 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r27)->_book;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "Table", "book", 24, CPyStatic_experts___globals);
        goto CPyL138;
    }
CPyL26: ;
    cpy_r_r29 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r28)->_expert_ids;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "Book", "expert_ids", 24, CPyStatic_experts___globals);
        goto CPyL138;
    }
    CPy_INCREF(cpy_r_r29);
CPyL27: ;
    cpy_r_r30 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__new;
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "new", 24, CPyStatic_experts___globals);
        goto CPyL139;
    }
CPyL28: ;
    cpy_r_r31 = CPySequenceTuple_GetItem(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 24, CPyStatic_experts___globals);
        goto CPyL138;
    }
    if (likely(PyUnicode_Check(cpy_r_r31)))
        cpy_r_r32 = cpy_r_r31;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 24, CPyStatic_experts___globals, "str", cpy_r_r31);
        goto CPyL138;
    }
    cpy_r_r33 = CPyStatics[602]; /* 'effect' */
    cpy_r_r34 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "t", 24, CPyStatic_experts___globals);
        goto CPyL140;
    }
CPyL31: ;
    cpy_r_r35 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r34)->_book;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "Table", "book", 24, CPyStatic_experts___globals);
        goto CPyL140;
    }
CPyL32: ;
    cpy_r_r36 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r35)->_expert_effect;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "Book", "expert_effect", 24, CPyStatic_experts___globals);
        goto CPyL140;
    }
CPyL33: ;
    cpy_r_r37 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__new;
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "new", 24, CPyStatic_experts___globals);
        goto CPyL140;
    }
CPyL34: ;
    cpy_r_r38 = CPyList_GetItem(cpy_r_r36, cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 24, CPyStatic_experts___globals);
        goto CPyL140;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r38, CPyType_kernel___effects___Effect)))
        cpy_r_r39 = cpy_r_r38;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 24, CPyStatic_experts___globals, "serai.kernel.effects.Effect", cpy_r_r38);
        goto CPyL140;
    }
    cpy_r_r40 = CPyDict_Build(2, cpy_r_r26, cpy_r_r32, cpy_r_r33, cpy_r_r39);
    CPy_DECREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 24, CPyStatic_experts___globals);
        goto CPyL138;
    }
    cpy_r_r41 = NULL;
    cpy_r_r42 = 2;
    cpy_r_r43 = CPyDef_decision___ask(cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r25, cpy_r_r40, cpy_r_r41, cpy_r_r42);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 19, CPyStatic_experts___globals);
        goto CPyL131;
    }
    ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r43;
CPyL39: ;
    cpy_r_r45 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r46 = cpy_r_type != cpy_r_r45;
    if (!cpy_r_r46) goto CPyL42;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 19, CPyStatic_experts___globals);
        goto CPyL131;
    }
    CPy_Unreachable();
CPyL42: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r47 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 19, CPyStatic_experts___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL131;
    }
    if (((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__choice != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__choice);
    }
    ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__choice = cpy_r_r47;
    cpy_r_r48 = 1;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 19, CPyStatic_experts___globals);
        goto CPyL131;
    }
    cpy_r_r49 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "o", 26, CPyStatic_experts___globals);
        goto CPyL131;
    }
CPyL45: ;
    cpy_r_r50 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r49)->_use;
    cpy_r_r51 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__new;
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "new", 26, CPyStatic_experts___globals);
        goto CPyL131;
    }
CPyL46: ;
    cpy_r_r52 = CPyList_GetItem(cpy_r_r50, cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 26, CPyStatic_experts___globals);
        goto CPyL131;
    }
    if (likely(Py_TYPE(cpy_r_r52) == CPyType_option___Option))
        cpy_r_r53 = cpy_r_r52;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 26, CPyStatic_experts___globals, "serai.kernel.option.Option", cpy_r_r52);
        goto CPyL131;
    }
    cpy_r_r54 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "o", 26, CPyStatic_experts___globals);
        goto CPyL141;
    }
CPyL49: ;
    cpy_r_r55 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__choice;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "choice", 26, CPyStatic_experts___globals);
        goto CPyL141;
    }
CPyL50: ;
    cpy_r_r56 = cpy_r_r55 == cpy_r_r53;
    CPy_DECREF(cpy_r_r53);
    if (cpy_r_r56) goto CPyL60;
    cpy_r_r57 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "o", 26, CPyStatic_experts___globals);
        goto CPyL131;
    }
CPyL52: ;
    cpy_r_r58 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r57)->_use;
    CPy_INCREF(cpy_r_r58);
    cpy_r_r59 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__choice;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "choice", 26, CPyStatic_experts___globals);
        goto CPyL142;
    }
CPyL53: ;
    cpy_r_r60 = PySequence_Contains(cpy_r_r58, cpy_r_r59);
    CPy_DECREF(cpy_r_r58);
    cpy_r_r61 = cpy_r_r60 >= 0;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 26, CPyStatic_experts___globals);
        goto CPyL131;
    }
    cpy_r_r62 = cpy_r_r60;
    cpy_r_r63 = cpy_r_r62 ^ 1;
    if (cpy_r_r63) goto CPyL60;
    cpy_r_r64 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "t", 28, CPyStatic_experts___globals);
        goto CPyL131;
    }
CPyL56: ;
    cpy_r_r65 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "me", 28, CPyStatic_experts___globals);
        goto CPyL131;
    }
CPyL57: ;
    cpy_r_r66 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__choice;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "choice", 28, CPyStatic_experts___globals);
        goto CPyL131;
    }
CPyL58: ;
    cpy_r_r67 = ((serai___kernel___option___OptionObject *)cpy_r_r66)->_value;
    CPy_INCREF(cpy_r_r67);
    if (likely(PyLong_Check(cpy_r_r67)))
        cpy_r_r68 = CPyTagged_FromObject(cpy_r_r67);
    else {
        CPy_TypeError("int", cpy_r_r67); cpy_r_r68 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r68 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 28, CPyStatic_experts___globals);
        goto CPyL131;
    }
    cpy_r_r69 = CPyDef_experts___use_expert(cpy_r_r64, cpy_r_r65, cpy_r_r68);
    CPyTagged_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r69 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 28, CPyStatic_experts___globals);
        goto CPyL131;
    } else
        goto CPyL18;
CPyL60: ;
    cpy_r_r70 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "t", 29, CPyStatic_experts___globals);
        goto CPyL131;
    }
CPyL61: ;
    cpy_r_r71 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r70)->_gained;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "Table", "gained", 29, CPyStatic_experts___globals);
        goto CPyL131;
    }
    CPy_INCREF(cpy_r_r71);
CPyL62: ;
    cpy_r_r72 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__new;
    if (unlikely(cpy_r_r72 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "new", 29, CPyStatic_experts___globals);
        goto CPyL143;
    }
CPyL63: ;
    CPyTagged_INCREF(cpy_r_r72);
    cpy_r_r73 = CPyTagged_StealAsObject(cpy_r_r72);
    cpy_r_r74 = CPyList_Remove(cpy_r_r71, cpy_r_r73);
    CPy_DECREF(cpy_r_r71);
    CPy_DECREF(cpy_r_r73);
    cpy_r_r75 = cpy_r_r74 >= 0;
    if (unlikely(!cpy_r_r75)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 29, CPyStatic_experts___globals);
        goto CPyL131;
    }
    cpy_r_r76 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "t", 30, CPyStatic_experts___globals);
        goto CPyL131;
    }
CPyL65: ;
    cpy_r_r77 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r76)->_book;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "Table", "book", 30, CPyStatic_experts___globals);
        goto CPyL131;
    }
CPyL66: ;
    cpy_r_r78 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r77)->_expert_ids;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "Book", "expert_ids", 30, CPyStatic_experts___globals);
        goto CPyL131;
    }
    CPy_INCREF(cpy_r_r78);
CPyL67: ;
    cpy_r_r79 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__new;
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "new", 30, CPyStatic_experts___globals);
        goto CPyL144;
    }
CPyL68: ;
    cpy_r_r80 = CPySequenceTuple_GetItem(cpy_r_r78, cpy_r_r79);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 30, CPyStatic_experts___globals);
        goto CPyL131;
    }
    if (likely(PyUnicode_Check(cpy_r_r80)))
        cpy_r_r81 = cpy_r_r80;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 30, CPyStatic_experts___globals, "str", cpy_r_r80);
        goto CPyL131;
    }
    cpy_r_r82 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "o", 31, CPyStatic_experts___globals);
        goto CPyL145;
    }
CPyL71: ;
    cpy_r_r83 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r82)->_place;
    CPy_INCREF(cpy_r_r83);
    cpy_r_r84 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__choice;
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "choice", 31, CPyStatic_experts___globals);
        goto CPyL146;
    }
CPyL72: ;
    cpy_r_r85 = cpy_r_r84 == cpy_r_r83;
    CPy_DECREF(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL81;
    cpy_r_r86 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "player", 32, CPyStatic_experts___globals);
        goto CPyL145;
    }
CPyL74: ;
    cpy_r_r87 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r86)->_active;
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "Player", "active", 32, CPyStatic_experts___globals);
        goto CPyL145;
    }
    CPy_INCREF(cpy_r_r87);
CPyL75: ;
    cpy_r_r88 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__new;
    if (unlikely(cpy_r_r88 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "new", 32, CPyStatic_experts___globals);
        goto CPyL147;
    }
CPyL76: ;
    CPyTagged_INCREF(cpy_r_r88);
    cpy_r_r89 = CPyTagged_StealAsObject(cpy_r_r88);
    cpy_r_r90 = PyList_Append(cpy_r_r87, cpy_r_r89);
    CPy_DECREF(cpy_r_r87);
    CPy_DECREF(cpy_r_r89);
    cpy_r_r91 = cpy_r_r90 >= 0;
    if (unlikely(!cpy_r_r91)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 32, CPyStatic_experts___globals);
        goto CPyL145;
    }
    cpy_r_r92 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "t", 33, CPyStatic_experts___globals);
        goto CPyL145;
    }
CPyL78: ;
    cpy_r_r93 = CPyStatics[824]; /* 'event-expert-placed' */
    cpy_r_r94 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r94 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "me", 33, CPyStatic_experts___globals);
        goto CPyL145;
    }
CPyL79: ;
    cpy_r_r95 = CPyStatics[825]; /* 'EN-XPT-01' */
    cpy_r_r96 = CPyStatics[175]; /* 'expert' */
    cpy_r_r97 = CPyDict_Build(1, cpy_r_r96, cpy_r_r81);
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 33, CPyStatic_experts___globals);
        goto CPyL131;
    }
    cpy_r_r98 = CPyDef_kernel___table___Table___tell(cpy_r_r92, cpy_r_r93, cpy_r_r94, cpy_r_r95, cpy_r_r97);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r98 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 33, CPyStatic_experts___globals);
        goto CPyL131;
    } else
        goto CPyL126;
CPyL81: ;
    cpy_r_r99 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "o", 34, CPyStatic_experts___globals);
        goto CPyL145;
    }
CPyL82: ;
    cpy_r_r100 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r99)->_tuck;
    CPy_INCREF(cpy_r_r100);
    cpy_r_r101 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__choice;
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "choice", 34, CPyStatic_experts___globals);
        goto CPyL148;
    }
CPyL83: ;
    cpy_r_r102 = cpy_r_r101 == cpy_r_r100;
    CPy_DECREF(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL92;
    cpy_r_r103 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "player", 35, CPyStatic_experts___globals);
        goto CPyL145;
    }
CPyL85: ;
    cpy_r_r104 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r103)->_tucked;
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "Player", "tucked", 35, CPyStatic_experts___globals);
        goto CPyL145;
    }
    CPy_INCREF(cpy_r_r104);
CPyL86: ;
    cpy_r_r105 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__new;
    if (unlikely(cpy_r_r105 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "new", 35, CPyStatic_experts___globals);
        goto CPyL149;
    }
CPyL87: ;
    CPyTagged_INCREF(cpy_r_r105);
    cpy_r_r106 = CPyTagged_StealAsObject(cpy_r_r105);
    cpy_r_r107 = PyList_Append(cpy_r_r104, cpy_r_r106);
    CPy_DECREF(cpy_r_r104);
    CPy_DECREF(cpy_r_r106);
    cpy_r_r108 = cpy_r_r107 >= 0;
    if (unlikely(!cpy_r_r108)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 35, CPyStatic_experts___globals);
        goto CPyL145;
    }
    cpy_r_r109 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "t", 36, CPyStatic_experts___globals);
        goto CPyL145;
    }
CPyL89: ;
    cpy_r_r110 = CPyStatics[826]; /* 'event-expert-tucked' */
    cpy_r_r111 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r111 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "me", 36, CPyStatic_experts___globals);
        goto CPyL145;
    }
CPyL90: ;
    cpy_r_r112 = CPyStatics[823]; /* 'EN-XPT-02' */
    cpy_r_r113 = CPyStatics[175]; /* 'expert' */
    cpy_r_r114 = CPyDict_Build(1, cpy_r_r113, cpy_r_r81);
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 36, CPyStatic_experts___globals);
        goto CPyL131;
    }
    cpy_r_r115 = CPyDef_kernel___table___Table___tell(cpy_r_r109, cpy_r_r110, cpy_r_r111, cpy_r_r112, cpy_r_r114);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r115 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 36, CPyStatic_experts___globals);
        goto CPyL131;
    } else
        goto CPyL126;
CPyL92: ;
    cpy_r_r116 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "o", 37, CPyStatic_experts___globals);
        goto CPyL145;
    }
CPyL93: ;
    cpy_r_r117 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r116)->_use;
    cpy_r_r118 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__new;
    if (unlikely(cpy_r_r118 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "new", 37, CPyStatic_experts___globals);
        goto CPyL145;
    }
CPyL94: ;
    cpy_r_r119 = CPyList_GetItem(cpy_r_r117, cpy_r_r118);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 37, CPyStatic_experts___globals);
        goto CPyL145;
    }
    if (likely(Py_TYPE(cpy_r_r119) == CPyType_option___Option))
        cpy_r_r120 = cpy_r_r119;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 37, CPyStatic_experts___globals, "serai.kernel.option.Option", cpy_r_r119);
        goto CPyL145;
    }
    cpy_r_r121 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "o", 37, CPyStatic_experts___globals);
        goto CPyL150;
    }
CPyL97: ;
    cpy_r_r122 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__choice;
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "choice", 37, CPyStatic_experts___globals);
        goto CPyL150;
    }
CPyL98: ;
    cpy_r_r123 = cpy_r_r122 == cpy_r_r120;
    CPy_DECREF(cpy_r_r120);
    if (cpy_r_r123) {
        goto CPyL151;
    } else
        goto CPyL107;
CPyL99: ;
    cpy_r_r124 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "player", 38, CPyStatic_experts___globals);
        goto CPyL131;
    }
CPyL100: ;
    cpy_r_r125 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r124)->_active;
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "Player", "active", 38, CPyStatic_experts___globals);
        goto CPyL131;
    }
    CPy_INCREF(cpy_r_r125);
CPyL101: ;
    cpy_r_r126 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__new;
    if (unlikely(cpy_r_r126 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "new", 38, CPyStatic_experts___globals);
        goto CPyL152;
    }
CPyL102: ;
    CPyTagged_INCREF(cpy_r_r126);
    cpy_r_r127 = CPyTagged_StealAsObject(cpy_r_r126);
    cpy_r_r128 = PyList_Append(cpy_r_r125, cpy_r_r127);
    CPy_DECREF(cpy_r_r125);
    CPy_DECREF(cpy_r_r127);
    cpy_r_r129 = cpy_r_r128 >= 0;
    if (unlikely(!cpy_r_r129)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 38, CPyStatic_experts___globals);
        goto CPyL131;
    }
    cpy_r_r130 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "t", 39, CPyStatic_experts___globals);
        goto CPyL131;
    }
CPyL104: ;
    cpy_r_r131 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r131 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "me", 39, CPyStatic_experts___globals);
        goto CPyL131;
    }
CPyL105: ;
    cpy_r_r132 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__new;
    if (unlikely(cpy_r_r132 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "new", 39, CPyStatic_experts___globals);
        goto CPyL131;
    }
CPyL106: ;
    cpy_r_r133 = CPyDef_experts___use_expert(cpy_r_r130, cpy_r_r131, cpy_r_r132);
    if (unlikely(cpy_r_r133 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 39, CPyStatic_experts___globals);
        goto CPyL131;
    } else
        goto CPyL126;
CPyL107: ;
    cpy_r_r134 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__choice;
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "choice", 41, CPyStatic_experts___globals);
        goto CPyL145;
    }
CPyL108: ;
    cpy_r_r135 = ((serai___kernel___option___OptionObject *)cpy_r_r134)->_value;
    CPy_INCREF(cpy_r_r135);
    cpy_r_r136 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__new;
    if (unlikely(cpy_r_r136 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "new", 42, CPyStatic_experts___globals);
        goto CPyL153;
    }
CPyL109: ;
    cpy_r_r137 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "player", 42, CPyStatic_experts___globals);
        goto CPyL153;
    }
CPyL110: ;
    cpy_r_r138 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r137)->_active;
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "Player", "active", 42, CPyStatic_experts___globals);
        goto CPyL153;
    }
    CPy_INCREF(cpy_r_r138);
CPyL111: ;
    cpy_r_r139 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "player", 42, CPyStatic_experts___globals);
        goto CPyL154;
    }
CPyL112: ;
    cpy_r_r140 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r139)->_active;
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "Player", "active", 42, CPyStatic_experts___globals);
        goto CPyL154;
    }
    CPy_INCREF(cpy_r_r140);
CPyL113: ;
    cpy_r_r141 = CPyList_Index(cpy_r_r140, cpy_r_r135);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r141 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 42, CPyStatic_experts___globals);
        goto CPyL154;
    }
    CPyTagged_INCREF(cpy_r_r136);
    cpy_r_r142 = CPyTagged_StealAsObject(cpy_r_r136);
    cpy_r_r143 = CPyList_SetItem(cpy_r_r138, cpy_r_r141, cpy_r_r142);
    CPy_DECREF(cpy_r_r138);
    CPyTagged_DECREF(cpy_r_r141);
    if (unlikely(!cpy_r_r143)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 42, CPyStatic_experts___globals);
        goto CPyL153;
    }
    cpy_r_r144 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "player", 43, CPyStatic_experts___globals);
        goto CPyL153;
    }
CPyL116: ;
    cpy_r_r145 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r144)->_tucked;
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "Player", "tucked", 43, CPyStatic_experts___globals);
        goto CPyL153;
    }
    CPy_INCREF(cpy_r_r145);
CPyL117: ;
    cpy_r_r146 = PyList_Append(cpy_r_r145, cpy_r_r135);
    CPy_DECREF(cpy_r_r145);
    cpy_r_r147 = cpy_r_r146 >= 0;
    if (unlikely(!cpy_r_r147)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 43, CPyStatic_experts___globals);
        goto CPyL153;
    }
    cpy_r_r148 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "t", 44, CPyStatic_experts___globals);
        goto CPyL153;
    }
CPyL119: ;
    cpy_r_r149 = CPyStatics[827]; /* 'event-expert-covered' */
    cpy_r_r150 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r150 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "me", 44, CPyStatic_experts___globals);
        goto CPyL153;
    }
CPyL120: ;
    cpy_r_r151 = CPyStatics[828]; /* 'EN-XPT-03' */
    cpy_r_r152 = ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "place_expert_gen", "t", 44, CPyStatic_experts___globals);
        goto CPyL153;
    }
CPyL121: ;
    cpy_r_r153 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r152)->_book;
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "Table", "book", 44, CPyStatic_experts___globals);
        goto CPyL153;
    }
CPyL122: ;
    cpy_r_r154 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r153)->_expert_ids;
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "place_expert", "Book", "expert_ids", 44, CPyStatic_experts___globals);
        goto CPyL153;
    }
    CPy_INCREF(cpy_r_r154);
CPyL123: ;
    cpy_r_r155 = PyObject_GetItem(cpy_r_r154, cpy_r_r135);
    CPy_DECREF(cpy_r_r154);
    CPy_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 44, CPyStatic_experts___globals);
        goto CPyL145;
    }
    cpy_r_r156 = CPyStatics[175]; /* 'expert' */
    cpy_r_r157 = CPyStatics[829]; /* 'covered' */
    cpy_r_r158 = CPyDict_Build(2, cpy_r_r156, cpy_r_r81, cpy_r_r157, cpy_r_r155);
    CPy_DECREF(cpy_r_r81);
    CPy_DECREF(cpy_r_r155);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 44, CPyStatic_experts___globals);
        goto CPyL131;
    }
    cpy_r_r159 = CPyDef_kernel___table___Table___tell(cpy_r_r148, cpy_r_r149, cpy_r_r150, cpy_r_r151, cpy_r_r158);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r159 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 44, CPyStatic_experts___globals);
        goto CPyL131;
    }
CPyL126: ;
    cpy_r_r160 = Py_None;
    CPy_INCREF(cpy_r_r160);
    ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r162 = CPyDef_experts___place_expert_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL130;
    CPyGen_SetStopIterationValue(cpy_r_r160);
    CPy_DECREF(cpy_r_r160);
    if (!0) goto CPyL136;
    CPy_Unreachable();
CPyL130: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r160;
    CPyGen_Exit(&((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL131: ;
    ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r164 = CPyDef_experts___place_expert_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r165 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r165;
CPyL132: ;
    cpy_r_r166 = cpy_r_r0 == 0;
    if (cpy_r_r166) goto CPyL1;
    cpy_r_r167 = cpy_r_r0 == 1;
    if (cpy_r_r167) goto CPyL39;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r168 = 0;
    if (unlikely(!cpy_r_r168)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 13, CPyStatic_experts___globals);
        goto CPyL136;
    }
    CPy_Unreachable();
CPyL136: ;
    cpy_r_r169 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r169;
CPyL137: ;
    CPy_DecRef(cpy_r_r14);
    goto CPyL131;
CPyL138: ;
    CPy_DecRef(cpy_r_r25);
    goto CPyL131;
CPyL139: ;
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r29);
    goto CPyL131;
CPyL140: ;
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r32);
    goto CPyL131;
CPyL141: ;
    CPy_DecRef(cpy_r_r53);
    goto CPyL131;
CPyL142: ;
    CPy_DecRef(cpy_r_r58);
    goto CPyL131;
CPyL143: ;
    CPy_DecRef(cpy_r_r71);
    goto CPyL131;
CPyL144: ;
    CPy_DecRef(cpy_r_r78);
    goto CPyL131;
CPyL145: ;
    CPy_DecRef(cpy_r_r81);
    goto CPyL131;
CPyL146: ;
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r83);
    goto CPyL131;
CPyL147: ;
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r87);
    goto CPyL131;
CPyL148: ;
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r100);
    goto CPyL131;
CPyL149: ;
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r104);
    goto CPyL131;
CPyL150: ;
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r120);
    goto CPyL131;
CPyL151: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL99;
CPyL152: ;
    CPy_DecRef(cpy_r_r125);
    goto CPyL131;
CPyL153: ;
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r135);
    goto CPyL131;
CPyL154: ;
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r138);
    goto CPyL131;
}
        
PyObject *CPyDef_experts___place_expert_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_experts___place_expert_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_experts___place_expert_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_experts___place_expert_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.experts.place_expert_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_experts___place_expert_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "__next__", -1, CPyStatic_experts___globals);
            return NULL;
        }
        
PyObject *CPyDef_experts___place_expert_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_experts___place_expert_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_experts___place_expert_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_experts___place_expert_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.experts.place_expert_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_experts___place_expert_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "send", -1, CPyStatic_experts___globals);
            return NULL;
        }
        
PyObject *CPyDef_experts___place_expert_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_experts___place_expert_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_experts___place_expert_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.experts.place_expert_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_experts___place_expert_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "__iter__", -1, CPyStatic_experts___globals);
            return NULL;
        }
        
PyObject *CPyDef_experts___place_expert_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_experts___place_expert_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_experts___place_expert_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_experts___place_expert_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.experts.place_expert_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_experts___place_expert_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "throw", -1, CPyStatic_experts___globals);
            return NULL;
        }
        
PyObject *CPyDef_experts___place_expert_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_experts___place_expert_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp695 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp695);
    PyObject *__tmp696 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp696);
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
        
        PyObject *CPyPy_experts___place_expert_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_experts___place_expert_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.experts.place_expert_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_experts___place_expert_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "close", -1, CPyStatic_experts___globals);
            return NULL;
        }
        
PyObject *CPyDef_experts___place_expert(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_new) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_experts___place_expert_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 13, CPyStatic_experts___globals);
        goto CPyL5;
    }
    ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 13, CPyStatic_experts___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 13, CPyStatic_experts___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_new);
    if (((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__new != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__new);
    }
    ((serai___games___encyclopedia___experts___place_expert_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__new = cpy_r_new;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 13, CPyStatic_experts___globals);
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
        
        PyObject *CPyPy_experts___place_expert(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "new", 0};
            static CPyArg_Parser parser = {"OOO:place_expert", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_new;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_new)) {
                return NULL;
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
            CPyTagged arg_new;
            if (likely(PyLong_Check(obj_new)))
                arg_new = CPyTagged_BorrowFromObject(obj_new);
            else {
                CPy_TypeError("int", obj_new); goto fail;
            }
            PyObject *retval = CPyDef_experts___place_expert(arg_t, arg_me, arg_new);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "place_expert", 13, CPyStatic_experts___globals);
            return NULL;
        }
        
char CPyDef_experts___PlaceOffer_____init__(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_new) {
    char cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    cpy_r_r0 = CPyDef_offer___TableOffer_____init__(cpy_r_self, cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "__init__", 53, CPyStatic_experts___globals);
        goto CPyL3;
    }
    CPyTagged_INCREF(cpy_r_new);
    if (((serai___games___encyclopedia___experts___PlaceOfferObject *)cpy_r_self)->_new != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___experts___PlaceOfferObject *)cpy_r_self)->_new);
    }
    ((serai___games___encyclopedia___experts___PlaceOfferObject *)cpy_r_self)->_new = cpy_r_new;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "__init__", 54, CPyStatic_experts___globals);
        goto CPyL3;
    }
    return 1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_experts___PlaceOffer_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "new", 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_new;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOO", "__init__", kwlist, &obj_t, &obj_me, &obj_new)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_experts___PlaceOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.experts.PlaceOffer", obj_self); 
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
            CPyTagged arg_new;
            if (likely(PyLong_Check(obj_new)))
                arg_new = CPyTagged_BorrowFromObject(obj_new);
            else {
                CPy_TypeError("int", obj_new); goto fail;
            }
            char retval = CPyDef_experts___PlaceOffer_____init__(arg_self, arg_t, arg_me, arg_new);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "__init__", 52, CPyStatic_experts___globals);
            return NULL;
        }
        
PyObject *CPyDef_experts___PlaceOffer___likely(PyObject *cpy_r_self) {
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
    PyObject *cpy_r_r13;
    CPyPtr cpy_r_r14;
    CPyPtr cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    CPyPtr cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    CPyPtr cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    CPyTagged cpy_r_expert;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    int32_t cpy_r_r30;
    char cpy_r_r31;
    int64_t cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyPtr cpy_r_r36;
    CPyPtr cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyPtr cpy_r_r40;
    int64_t cpy_r_r41;
    int64_t cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    int32_t cpy_r_r52;
    char cpy_r_r53;
    int64_t cpy_r_r54;
    PyObject *cpy_r_r55;
    cpy_r_r0 = ((serai___games___encyclopedia___experts___PlaceOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "likely", "PlaceOffer", "t", 57, CPyStatic_experts___globals);
        goto CPyL35;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_encyclopedia___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/experts.py", "likely", 57, CPyStatic_experts___globals, "serai.games.encyclopedia.table.Table", cpy_r_r0);
        goto CPyL35;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "likely", "Table", "book", 57, CPyStatic_experts___globals);
        goto CPyL35;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "likely", "Book", "options", 58, CPyStatic_experts___globals);
        goto CPyL36;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___encyclopedia___experts___PlaceOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "likely", "PlaceOffer", "t", 59, CPyStatic_experts___globals);
        goto CPyL37;
    }
CPyL5: ;
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_encyclopedia___table___Table))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/experts.py", "likely", 59, CPyStatic_experts___globals, "serai.games.encyclopedia.table.Table", cpy_r_r4);
        goto CPyL37;
    }
    cpy_r_r6 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r5)->_players;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "likely", "Table", "players", 59, CPyStatic_experts___globals);
        goto CPyL37;
    }
CPyL7: ;
    cpy_r_r7 = ((serai___games___encyclopedia___experts___PlaceOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "likely", "PlaceOffer", "me", 59, CPyStatic_experts___globals);
        goto CPyL37;
    }
CPyL8: ;
    cpy_r_r8 = CPyList_GetItemBorrow(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "likely", 59, CPyStatic_experts___globals);
        goto CPyL37;
    }
    if (likely(Py_TYPE(cpy_r_r8) == CPyType_encyclopedia___table___Player))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/experts.py", "likely", 59, CPyStatic_experts___globals, "serai.games.encyclopedia.table.Player", cpy_r_r8);
        goto CPyL37;
    }
    cpy_r_r10 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r9)->_active;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "likely", "Player", "active", 59, CPyStatic_experts___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r10);
CPyL11: ;
    cpy_r_r11 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r3)->_place;
    CPy_INCREF(cpy_r_r11);
    cpy_r_r12 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r3)->_tuck;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = PyList_New(2);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "likely", 60, CPyStatic_experts___globals);
        goto CPyL38;
    }
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyListObject, ob_item));
    cpy_r_r15 = *(CPyPtr *)cpy_r_r14;
    *(PyObject * *)cpy_r_r15 = cpy_r_r11;
    cpy_r_r16 = cpy_r_r15 + 8;
    *(PyObject * *)cpy_r_r16 = cpy_r_r12;
    cpy_r_r17 = 0;
CPyL13: ;
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyVarObject, ob_size));
    cpy_r_r19 = *(int64_t *)cpy_r_r18;
    cpy_r_r20 = cpy_r_r17 < cpy_r_r19;
    if (!cpy_r_r20) goto CPyL19;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyListObject, ob_item));
    cpy_r_r22 = *(CPyPtr *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r17 * 8;
    cpy_r_r24 = cpy_r_r22 + cpy_r_r23;
    cpy_r_r25 = *(PyObject * *)cpy_r_r24;
    CPy_INCREF(cpy_r_r25);
    if (likely(PyLong_Check(cpy_r_r25)))
        cpy_r_r26 = CPyTagged_FromObject(cpy_r_r25);
    else {
        CPy_TypeError("int", cpy_r_r25); cpy_r_r26 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "likely", 61, CPyStatic_experts___globals);
        goto CPyL39;
    }
    cpy_r_expert = cpy_r_r26;
    cpy_r_r27 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r3)->_cover;
    cpy_r_r28 = CPyList_GetItem(cpy_r_r27, cpy_r_expert);
    CPyTagged_DECREF(cpy_r_expert);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "likely", 62, CPyStatic_experts___globals);
        goto CPyL39;
    }
    if (likely(Py_TYPE(cpy_r_r28) == CPyType_option___Option))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/experts.py", "likely", 62, CPyStatic_experts___globals, "serai.kernel.option.Option", cpy_r_r28);
        goto CPyL39;
    }
    cpy_r_r30 = PyList_Append(cpy_r_r13, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r31 = cpy_r_r30 >= 0;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "likely", 62, CPyStatic_experts___globals);
        goto CPyL39;
    }
    cpy_r_r32 = cpy_r_r17 + 1;
    cpy_r_r17 = cpy_r_r32;
    goto CPyL13;
CPyL19: ;
    cpy_r_r33 = ((serai___games___encyclopedia___experts___PlaceOfferObject *)cpy_r_self)->_new;
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "likely", "PlaceOffer", "new", 63, CPyStatic_experts___globals);
        goto CPyL39;
    }
    CPyTagged_INCREF(cpy_r_r33);
CPyL20: ;
    cpy_r_r34 = PyList_New(1);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "likely", 63, CPyStatic_experts___globals);
        goto CPyL40;
    }
    cpy_r_r35 = CPyTagged_StealAsObject(cpy_r_r33);
    cpy_r_r36 = (CPyPtr)((CPyPtr)cpy_r_r34 + offsetof(PyListObject, ob_item));
    cpy_r_r37 = *(CPyPtr *)cpy_r_r36;
    *(PyObject * *)cpy_r_r37 = cpy_r_r35;
    cpy_r_r38 = CPyList_Extend(cpy_r_r34, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "likely", 63, CPyStatic_experts___globals);
        goto CPyL41;
    } else
        goto CPyL42;
CPyL22: ;
    cpy_r_r39 = PyList_AsTuple(cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "likely", 63, CPyStatic_experts___globals);
        goto CPyL43;
    }
    cpy_r_r40 = (CPyPtr)((CPyPtr)cpy_r_r39 + offsetof(PyVarObject, ob_size));
    cpy_r_r41 = *(int64_t *)cpy_r_r40;
    cpy_r_r42 = 0;
CPyL24: ;
    cpy_r_r43 = cpy_r_r42 < cpy_r_r41;
    if (!cpy_r_r43) goto CPyL44;
    cpy_r_r44 = CPySequenceTuple_GetItemUnsafe(cpy_r_r39, cpy_r_r42);
    if (likely(PyLong_Check(cpy_r_r44)))
        cpy_r_r45 = CPyTagged_FromObject(cpy_r_r44);
    else {
        CPy_TypeError("int", cpy_r_r44); cpy_r_r45 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "likely", 63, CPyStatic_experts___globals);
        goto CPyL45;
    }
    cpy_r_expert = cpy_r_r45;
    cpy_r_r46 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_one_shot;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "likely", "Book", "one_shot", 64, CPyStatic_experts___globals);
        goto CPyL46;
    }
CPyL27: ;
    cpy_r_r47 = CPyList_GetItem(cpy_r_r46, cpy_r_expert);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "likely", 64, CPyStatic_experts___globals);
        goto CPyL46;
    }
    if (unlikely(!PyBool_Check(cpy_r_r47))) {
        CPy_TypeError("bool", cpy_r_r47); cpy_r_r48 = 2;
    } else
        cpy_r_r48 = cpy_r_r47 == Py_True;
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "likely", 64, CPyStatic_experts___globals);
        goto CPyL46;
    }
    if (!cpy_r_r48) goto CPyL47;
    cpy_r_r49 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r3)->_use;
    cpy_r_r50 = CPyList_GetItem(cpy_r_r49, cpy_r_expert);
    CPyTagged_DECREF(cpy_r_expert);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "likely", 65, CPyStatic_experts___globals);
        goto CPyL45;
    }
    if (likely(Py_TYPE(cpy_r_r50) == CPyType_option___Option))
        cpy_r_r51 = cpy_r_r50;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/experts.py", "likely", 65, CPyStatic_experts___globals, "serai.kernel.option.Option", cpy_r_r50);
        goto CPyL45;
    }
    cpy_r_r52 = PyList_Append(cpy_r_r13, cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    cpy_r_r53 = cpy_r_r52 >= 0;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "likely", 65, CPyStatic_experts___globals);
        goto CPyL45;
    }
CPyL33: ;
    cpy_r_r54 = cpy_r_r42 + 1;
    cpy_r_r42 = cpy_r_r54;
    goto CPyL24;
CPyL34: ;
    return cpy_r_r13;
CPyL35: ;
    cpy_r_r55 = NULL;
    return cpy_r_r55;
CPyL36: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL35;
CPyL37: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL35;
CPyL38: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    goto CPyL35;
CPyL39: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r13);
    goto CPyL35;
CPyL40: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r33);
    goto CPyL35;
CPyL41: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r34);
    goto CPyL35;
CPyL42: ;
    CPy_DECREF(cpy_r_r38);
    goto CPyL22;
CPyL43: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r13);
    goto CPyL35;
CPyL44: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r39);
    goto CPyL34;
CPyL45: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r39);
    goto CPyL35;
CPyL46: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_expert);
    CPy_DecRef(cpy_r_r39);
    goto CPyL35;
CPyL47: ;
    CPyTagged_DECREF(cpy_r_expert);
    goto CPyL33;
}
        
        PyObject *CPyPy_experts___PlaceOffer___likely(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_experts___PlaceOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.experts.PlaceOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_experts___PlaceOffer___likely(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "likely", 56, CPyStatic_experts___globals);
            return NULL;
        }
        
PyObject *CPyDef_experts___PlaceOffer___likely__TableOffer_glue(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_experts___PlaceOffer___likely(cpy_r_self);
    if (cpy_r_r0 == NULL) goto CPyL2;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_experts___PlaceOffer___likely__TableOffer_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely__TableOffer_glue", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_experts___PlaceOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.experts.PlaceOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_experts___PlaceOffer___likely__TableOffer_glue(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "likely__TableOffer_glue", -1, CPyStatic_experts___globals);
            return NULL;
        }
        
PyObject *CPyDef_experts___PlaceOffer___obstacle(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_full;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    int32_t cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyTagged cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    cpy_r_r0 = ((serai___games___encyclopedia___experts___PlaceOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "obstacle", "PlaceOffer", "t", 69, CPyStatic_experts___globals);
        goto CPyL58;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_encyclopedia___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/experts.py", "obstacle", 69, CPyStatic_experts___globals, "serai.games.encyclopedia.table.Table", cpy_r_r0);
        goto CPyL58;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___experts___PlaceOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "obstacle", "PlaceOffer", "me", 69, CPyStatic_experts___globals);
        goto CPyL59;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___experts___PlaceOfferObject *)cpy_r_self)->_new;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "obstacle", "PlaceOffer", "new", 69, CPyStatic_experts___globals);
        goto CPyL60;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "obstacle", "Table", "book", 70, CPyStatic_experts___globals);
        goto CPyL61;
    }
CPyL5: ;
    cpy_r_r5 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r4)->_options;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "obstacle", "Book", "options", 70, CPyStatic_experts___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_r5);
CPyL6: ;
    cpy_r_r6 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r1)->_players;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "obstacle", "Table", "players", 71, CPyStatic_experts___globals);
        goto CPyL62;
    }
CPyL7: ;
    cpy_r_r7 = CPyList_GetItemBorrow(cpy_r_r6, cpy_r_r2);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "obstacle", 71, CPyStatic_experts___globals);
        goto CPyL62;
    }
    if (likely(Py_TYPE(cpy_r_r7) == CPyType_encyclopedia___table___Player))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/experts.py", "obstacle", 71, CPyStatic_experts___globals, "serai.games.encyclopedia.table.Player", cpy_r_r7);
        goto CPyL62;
    }
    cpy_r_r9 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r8)->_active;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "obstacle", "Player", "active", 71, CPyStatic_experts___globals);
        goto CPyL62;
    }
CPyL10: ;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r11 << 1;
    cpy_r_r13 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "obstacle", "Table", "book", 71, CPyStatic_experts___globals);
        goto CPyL62;
    }
CPyL11: ;
    cpy_r_r14 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r13)->_active_experts;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "obstacle", "Book", "active_experts", 71, CPyStatic_experts___globals);
        goto CPyL62;
    }
CPyL12: ;
    cpy_r_r15 = cpy_r_r12 & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (cpy_r_r16) goto CPyL14;
    cpy_r_r17 = cpy_r_r14 & 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (!cpy_r_r18) goto CPyL15;
CPyL14: ;
    cpy_r_r19 = CPyTagged_IsLt_(cpy_r_r12, cpy_r_r14);
    cpy_r_r20 = cpy_r_r19 ^ 1;
    cpy_r_r21 = cpy_r_r20;
    goto CPyL16;
CPyL15: ;
    cpy_r_r22 = (Py_ssize_t)cpy_r_r12 >= (Py_ssize_t)cpy_r_r14;
    cpy_r_r21 = cpy_r_r22;
CPyL16: ;
    cpy_r_full = cpy_r_r21;
    cpy_r_r23 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r5)->_place;
    CPy_INCREF(cpy_r_r23);
    cpy_r_r24 = cpy_r_option == cpy_r_r23;
    CPy_DECREF(cpy_r_r23);
    if (!cpy_r_r24) goto CPyL22;
    if (cpy_r_full) {
        goto CPyL63;
    } else
        goto CPyL22;
CPyL18: ;
    cpy_r_r25 = CPyStatic_encyclopedia___reasons___NO_FREE_SLOT;
    if (likely(cpy_r_r25 != NULL)) goto CPyL21;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_FREE_SLOT\" was not set");
    cpy_r_r26 = 0;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "obstacle", 73, CPyStatic_experts___globals);
        goto CPyL58;
    }
    CPy_Unreachable();
CPyL21: ;
    CPy_INCREF(cpy_r_r25);
    return cpy_r_r25;
CPyL22: ;
    cpy_r_r27 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r5)->_tuck;
    CPy_INCREF(cpy_r_r27);
    cpy_r_r28 = cpy_r_option == cpy_r_r27;
    CPy_DECREF(cpy_r_r27);
    if (!cpy_r_r28) goto CPyL28;
    if (cpy_r_full) {
        goto CPyL28;
    } else
        goto CPyL64;
CPyL24: ;
    cpy_r_r29 = CPyStatic_encyclopedia___reasons___FREE_SLOT;
    if (likely(cpy_r_r29 != NULL)) goto CPyL27;
    PyErr_SetString(PyExc_NameError, "value for final name \"FREE_SLOT\" was not set");
    cpy_r_r30 = 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "obstacle", 75, CPyStatic_experts___globals);
        goto CPyL58;
    }
    CPy_Unreachable();
CPyL27: ;
    CPy_INCREF(cpy_r_r29);
    return cpy_r_r29;
CPyL28: ;
    cpy_r_r31 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r5)->_place;
    CPy_INCREF(cpy_r_r31);
    cpy_r_r32 = cpy_r_option == cpy_r_r31;
    CPy_DECREF(cpy_r_r31);
    if (cpy_r_r32) goto CPyL65;
    cpy_r_r33 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r5)->_tuck;
    CPy_INCREF(cpy_r_r33);
    cpy_r_r34 = cpy_r_option == cpy_r_r33;
    CPy_DECREF(cpy_r_r33);
    if (cpy_r_r34) {
        goto CPyL65;
    } else
        goto CPyL32;
CPyL30: ;
    cpy_r_r35 = CPyDef_completion___survives_placing(cpy_r_r1, cpy_r_r2, cpy_r_r3);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r35 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "obstacle", 77, CPyStatic_experts___globals);
        goto CPyL58;
    }
    if (cpy_r_r35) {
        goto CPyL52;
    } else
        goto CPyL53;
CPyL32: ;
    cpy_r_r36 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r5)->_cover;
    cpy_r_r37 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r38 = PyObject_GetItem(cpy_r_r36, cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "obstacle", 78, CPyStatic_experts___globals);
        goto CPyL62;
    }
    CPy_DECREF(cpy_r_r5);
    cpy_r_r39 = cpy_r_option == cpy_r_r38;
    CPy_DECREF(cpy_r_r38);
    if (!cpy_r_r39) goto CPyL37;
    cpy_r_r40 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r40);
    if (likely(PyLong_Check(cpy_r_r40)))
        cpy_r_r41 = CPyTagged_FromObject(cpy_r_r40);
    else {
        CPy_TypeError("int", cpy_r_r40); cpy_r_r41 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "obstacle", 79, CPyStatic_experts___globals);
        goto CPyL61;
    }
    cpy_r_r42 = CPyDef_completion___survives_cover(cpy_r_r1, cpy_r_r2, cpy_r_r3, cpy_r_r41);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "obstacle", 79, CPyStatic_experts___globals);
        goto CPyL58;
    }
    if (cpy_r_r42) {
        goto CPyL52;
    } else
        goto CPyL53;
CPyL37: ;
    cpy_r_r43 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r43);
    cpy_r_r44 = CPyTagged_StealAsObject(cpy_r_r3);
    cpy_r_r45 = PyObject_RichCompare(cpy_r_r43, cpy_r_r44, 3);
    CPy_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "obstacle", 80, CPyStatic_experts___globals);
        goto CPyL66;
    }
    cpy_r_r46 = PyObject_IsTrue(cpy_r_r45);
    CPy_DECREF(cpy_r_r45);
    cpy_r_r47 = cpy_r_r46 >= 0;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "obstacle", 80, CPyStatic_experts___globals);
        goto CPyL66;
    }
    cpy_r_r48 = cpy_r_r46;
    if (!cpy_r_r48) goto CPyL45;
    if (cpy_r_full) {
        goto CPyL45;
    } else
        goto CPyL67;
CPyL41: ;
    cpy_r_r49 = CPyStatic_encyclopedia___reasons___FREE_SLOT;
    if (likely(cpy_r_r49 != NULL)) goto CPyL44;
    PyErr_SetString(PyExc_NameError, "value for final name \"FREE_SLOT\" was not set");
    cpy_r_r50 = 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "obstacle", 81, CPyStatic_experts___globals);
        goto CPyL58;
    }
    CPy_Unreachable();
CPyL44: ;
    CPy_INCREF(cpy_r_r49);
    return cpy_r_r49;
CPyL45: ;
    cpy_r_r51 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "obstacle", "Table", "book", 83, CPyStatic_experts___globals);
        goto CPyL66;
    }
CPyL46: ;
    cpy_r_r52 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r51)->_use_gains;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "obstacle", "Book", "use_gains", 83, CPyStatic_experts___globals);
        goto CPyL66;
    }
CPyL47: ;
    cpy_r_r53 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r54 = PyObject_GetItem(cpy_r_r52, cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "obstacle", 83, CPyStatic_experts___globals);
        goto CPyL66;
    }
    cpy_r_r55 = CPyStatics[607]; /* 'reputation' */
    cpy_r_r56 = CPyObject_GetAttr(cpy_r_r54, cpy_r_r55);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "obstacle", 83, CPyStatic_experts___globals);
        goto CPyL66;
    }
    if (likely(PyLong_Check(cpy_r_r56)))
        cpy_r_r57 = CPyTagged_FromObject(cpy_r_r56);
    else {
        CPy_TypeError("int", cpy_r_r56); cpy_r_r57 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "obstacle", 83, CPyStatic_experts___globals);
        goto CPyL66;
    }
    cpy_r_r58 = CPyDef_completion___survives_gain(cpy_r_r1, cpy_r_r2, cpy_r_r57);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "obstacle", 83, CPyStatic_experts___globals);
        goto CPyL58;
    }
    if (!cpy_r_r58) goto CPyL53;
CPyL52: ;
    cpy_r_r59 = Py_None;
    CPy_INCREF(cpy_r_r59);
    cpy_r_r60 = cpy_r_r59;
    goto CPyL57;
CPyL53: ;
    cpy_r_r61 = CPyStatic_encyclopedia___reasons___WOULD_GET_STUCK;
    if (likely(cpy_r_r61 != NULL)) goto CPyL56;
    PyErr_SetString(PyExc_NameError, "value for final name \"WOULD_GET_STUCK\" was not set");
    cpy_r_r62 = 0;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "obstacle", 84, CPyStatic_experts___globals);
        goto CPyL58;
    }
    CPy_Unreachable();
CPyL56: ;
    CPy_INCREF(cpy_r_r61);
    cpy_r_r60 = cpy_r_r61;
CPyL57: ;
    return cpy_r_r60;
CPyL58: ;
    cpy_r_r63 = NULL;
    return cpy_r_r63;
CPyL59: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL58;
CPyL60: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL58;
CPyL61: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL58;
CPyL62: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r5);
    goto CPyL58;
CPyL63: ;
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r5);
    goto CPyL18;
CPyL64: ;
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r5);
    goto CPyL24;
CPyL65: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL30;
CPyL66: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL58;
CPyL67: ;
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL41;
}
        
        PyObject *CPyPy_experts___PlaceOffer___obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:obstacle", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_experts___PlaceOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.experts.PlaceOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_experts___PlaceOffer___obstacle(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "obstacle", 68, CPyStatic_experts___globals);
            return NULL;
        }
        
char CPyDef_experts___use_expert(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_expert) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    int32_t cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    int32_t cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
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
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "use_expert", "Table", "players", 89, CPyStatic_experts___globals);
        goto CPyL23;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "use_expert", 89, CPyStatic_experts___globals);
        goto CPyL23;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_encyclopedia___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/experts.py", "use_expert", 89, CPyStatic_experts___globals, "serai.games.encyclopedia.table.Player", cpy_r_r1);
        goto CPyL23;
    }
    cpy_r_r3 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_active;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "use_expert", "Player", "active", 90, CPyStatic_experts___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    CPyTagged_INCREF(cpy_r_expert);
    cpy_r_r4 = CPyTagged_StealAsObject(cpy_r_expert);
    cpy_r_r5 = CPyList_Remove(cpy_r_r3, cpy_r_r4);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    cpy_r_r6 = cpy_r_r5 >= 0;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "use_expert", 90, CPyStatic_experts___globals);
        goto CPyL24;
    }
    cpy_r_r7 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_tucked;
    if (unlikely(cpy_r_r7 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'tucked' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r7);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "use_expert", 91, CPyStatic_experts___globals);
        goto CPyL23;
    }
CPyL6: ;
    CPyTagged_INCREF(cpy_r_expert);
    cpy_r_r8 = CPyTagged_StealAsObject(cpy_r_expert);
    cpy_r_r9 = PyList_Append(cpy_r_r7, cpy_r_r8);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r8);
    cpy_r_r10 = cpy_r_r9 >= 0;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "use_expert", 91, CPyStatic_experts___globals);
        goto CPyL23;
    }
    cpy_r_r11 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "use_expert", "Table", "book", 92, CPyStatic_experts___globals);
        goto CPyL23;
    }
CPyL8: ;
    cpy_r_r12 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r11)->_expert_ids;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "use_expert", "Book", "expert_ids", 92, CPyStatic_experts___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r12);
CPyL9: ;
    cpy_r_r13 = CPySequenceTuple_GetItem(cpy_r_r12, cpy_r_expert);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "use_expert", 92, CPyStatic_experts___globals);
        goto CPyL23;
    }
    if (likely(PyUnicode_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/experts.py", "use_expert", 92, CPyStatic_experts___globals, "str", cpy_r_r13);
        goto CPyL23;
    }
    cpy_r_r15 = CPyStatics[830]; /* 'event-expert-used' */
    cpy_r_r16 = CPyStatics[831]; /* 'EN-XPT-05' */
    cpy_r_r17 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "use_expert", "Table", "book", 93, CPyStatic_experts___globals);
        goto CPyL25;
    }
CPyL12: ;
    cpy_r_r18 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r17)->_expert_effect;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "use_expert", "Book", "expert_effect", 93, CPyStatic_experts___globals);
        goto CPyL25;
    }
CPyL13: ;
    cpy_r_r19 = CPyList_GetItem(cpy_r_r18, cpy_r_expert);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "use_expert", 93, CPyStatic_experts___globals);
        goto CPyL25;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r19, CPyType_kernel___effects___Effect)))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/experts.py", "use_expert", 93, CPyStatic_experts___globals, "serai.kernel.effects.Effect", cpy_r_r19);
        goto CPyL25;
    }
    cpy_r_r21 = CPyStatics[175]; /* 'expert' */
    cpy_r_r22 = CPyStatics[602]; /* 'effect' */
    cpy_r_r23 = CPyDict_Build(2, cpy_r_r21, cpy_r_r14, cpy_r_r22, cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "use_expert", 93, CPyStatic_experts___globals);
        goto CPyL25;
    }
    cpy_r_r24 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r15, cpy_r_me, cpy_r_r16, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "use_expert", 93, CPyStatic_experts___globals);
        goto CPyL25;
    }
    cpy_r_r25 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "use_expert", "Table", "book", 94, CPyStatic_experts___globals);
        goto CPyL25;
    }
CPyL18: ;
    cpy_r_r26 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r25)->_use_gains;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "use_expert", "Book", "use_gains", 94, CPyStatic_experts___globals);
        goto CPyL25;
    }
CPyL19: ;
    cpy_r_r27 = CPyList_GetItem(cpy_r_r26, cpy_r_expert);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "use_expert", 94, CPyStatic_experts___globals);
        goto CPyL25;
    }
    if (likely(PyTuple_Check(cpy_r_r27)))
        cpy_r_r28 = cpy_r_r27;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/experts.py", "use_expert", 94, CPyStatic_experts___globals, "tuple", cpy_r_r27);
        goto CPyL25;
    }
    cpy_r_r29 = CPyStatics[831]; /* 'EN-XPT-05' */
    cpy_r_r30 = 2;
    cpy_r_r31 = CPyDef_reputation___receive(cpy_r_t, cpy_r_me, cpy_r_r28, cpy_r_r29, cpy_r_r14, cpy_r_r30);
    CPy_DECREF(cpy_r_r28);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r31 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "use_expert", 94, CPyStatic_experts___globals);
        goto CPyL23;
    }
    return 1;
CPyL23: ;
    cpy_r_r32 = 2;
    return cpy_r_r32;
CPyL24: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL23;
CPyL25: ;
    CPy_DecRef(cpy_r_r14);
    goto CPyL23;
}
        
        PyObject *CPyPy_experts___use_expert(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "expert", 0};
            static CPyArg_Parser parser = {"OOO:use_expert", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_expert;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_expert)) {
                return NULL;
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
            CPyTagged arg_expert;
            if (likely(PyLong_Check(obj_expert)))
                arg_expert = CPyTagged_BorrowFromObject(obj_expert);
            else {
                CPy_TypeError("int", obj_expert); goto fail;
            }
            char retval = CPyDef_experts___use_expert(arg_t, arg_me, arg_expert);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "use_expert", 87, CPyStatic_experts___globals);
            return NULL;
        }
        
char CPyDef_experts___die_placed(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_location) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    int64_t cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    CPyPtr cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    CPyPtr cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    int64_t cpy_r_r32;
    char cpy_r_r33;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "die_placed", "Table", "book", 103, CPyStatic_experts___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "die_placed", "Table", "players", 104, CPyStatic_experts___globals);
        goto CPyL25;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_me);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "die_placed", 104, CPyStatic_experts___globals);
        goto CPyL25;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_encyclopedia___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/experts.py", "die_placed", 104, CPyStatic_experts___globals, "serai.games.encyclopedia.table.Player", cpy_r_r2);
        goto CPyL25;
    }
    cpy_r_r4 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r3)->_active;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "die_placed", "Player", "active", 104, CPyStatic_experts___globals);
        goto CPyL25;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = 0;
CPyL6: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r5 < cpy_r_r7;
    if (!cpy_r_r8) goto CPyL26;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyListObject, ob_item));
    cpy_r_r10 = *(CPyPtr *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r5 * 8;
    cpy_r_r12 = cpy_r_r10 + cpy_r_r11;
    cpy_r_r13 = *(PyObject * *)cpy_r_r12;
    CPy_INCREF(cpy_r_r13);
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "die_placed", 104, CPyStatic_experts___globals);
        goto CPyL27;
    }
    cpy_r_r15 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_place_location;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "die_placed", "Book", "place_location", 105, CPyStatic_experts___globals);
        goto CPyL28;
    }
CPyL9: ;
    cpy_r_r16 = CPyList_GetItemBorrow(cpy_r_r15, cpy_r_r14);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "die_placed", 105, CPyStatic_experts___globals);
        goto CPyL28;
    }
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "die_placed", 105, CPyStatic_experts___globals);
        goto CPyL28;
    }
    cpy_r_r18 = cpy_r_r17 & 1;
    cpy_r_r19 = cpy_r_r18 != 0;
    if (!cpy_r_r19) goto CPyL13;
    cpy_r_r20 = CPyTagged_IsEq_(cpy_r_r17, cpy_r_location);
    cpy_r_r21 = cpy_r_r20;
    goto CPyL14;
CPyL13: ;
    cpy_r_r22 = cpy_r_r17 == cpy_r_location;
    cpy_r_r21 = cpy_r_r22;
CPyL14: ;
    CPyTagged_DECREF(cpy_r_r17);
    if (!cpy_r_r21) goto CPyL29;
    cpy_r_r23 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_place_gains;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "die_placed", "Book", "place_gains", 106, CPyStatic_experts___globals);
        goto CPyL28;
    }
CPyL16: ;
    cpy_r_r24 = CPyList_GetItem(cpy_r_r23, cpy_r_r14);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "die_placed", 106, CPyStatic_experts___globals);
        goto CPyL28;
    }
    if (likely(PyTuple_Check(cpy_r_r24)))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/experts.py", "die_placed", 106, CPyStatic_experts___globals, "tuple", cpy_r_r24);
        goto CPyL28;
    }
    cpy_r_r26 = CPyStatics[832]; /* 'EN-XPT-06' */
    cpy_r_r27 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_expert_ids;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "die_placed", "Book", "expert_ids", 106, CPyStatic_experts___globals);
        goto CPyL30;
    }
    CPy_INCREF(cpy_r_r27);
CPyL19: ;
    cpy_r_r28 = CPySequenceTuple_GetItem(cpy_r_r27, cpy_r_r14);
    CPy_DECREF(cpy_r_r27);
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "die_placed", 106, CPyStatic_experts___globals);
        goto CPyL31;
    }
    if (likely(PyUnicode_Check(cpy_r_r28)))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/experts.py", "die_placed", 106, CPyStatic_experts___globals, "str", cpy_r_r28);
        goto CPyL31;
    }
    cpy_r_r30 = 2;
    cpy_r_r31 = CPyDef_reputation___receive(cpy_r_t, cpy_r_me, cpy_r_r25, cpy_r_r26, cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "die_placed", 106, CPyStatic_experts___globals);
        goto CPyL27;
    }
CPyL22: ;
    cpy_r_r32 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r32;
    goto CPyL6;
CPyL23: ;
    return 1;
CPyL24: ;
    cpy_r_r33 = 2;
    return cpy_r_r33;
CPyL25: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL24;
CPyL26: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r4);
    goto CPyL23;
CPyL27: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    goto CPyL24;
CPyL28: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL24;
CPyL29: ;
    CPyTagged_DECREF(cpy_r_r14);
    goto CPyL22;
CPyL30: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r25);
    goto CPyL24;
CPyL31: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r25);
    goto CPyL24;
}
        
        PyObject *CPyPy_experts___die_placed(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "location", 0};
            static CPyArg_Parser parser = {"OOO:die_placed", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_location;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_location)) {
                return NULL;
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
            CPyTagged arg_location;
            if (likely(PyLong_Check(obj_location)))
                arg_location = CPyTagged_BorrowFromObject(obj_location);
            else {
                CPy_TypeError("int", obj_location); goto fail;
            }
            char retval = CPyDef_experts___die_placed(arg_t, arg_me, arg_location);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "die_placed", 97, CPyStatic_experts___globals);
            return NULL;
        }
        
char CPyDef_experts___cube_placed(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_kind) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    int64_t cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    CPyPtr cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    CPyPtr cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    int64_t cpy_r_r32;
    char cpy_r_r33;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "cube_placed", "Table", "book", 111, CPyStatic_experts___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "cube_placed", "Table", "players", 112, CPyStatic_experts___globals);
        goto CPyL25;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_me);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "cube_placed", 112, CPyStatic_experts___globals);
        goto CPyL25;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_encyclopedia___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/experts.py", "cube_placed", 112, CPyStatic_experts___globals, "serai.games.encyclopedia.table.Player", cpy_r_r2);
        goto CPyL25;
    }
    cpy_r_r4 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r3)->_active;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "cube_placed", "Player", "active", 112, CPyStatic_experts___globals);
        goto CPyL25;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = 0;
CPyL6: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r5 < cpy_r_r7;
    if (!cpy_r_r8) goto CPyL26;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyListObject, ob_item));
    cpy_r_r10 = *(CPyPtr *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r5 * 8;
    cpy_r_r12 = cpy_r_r10 + cpy_r_r11;
    cpy_r_r13 = *(PyObject * *)cpy_r_r12;
    CPy_INCREF(cpy_r_r13);
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "cube_placed", 112, CPyStatic_experts___globals);
        goto CPyL27;
    }
    cpy_r_r15 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_cube_type;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "cube_placed", "Book", "cube_type", 113, CPyStatic_experts___globals);
        goto CPyL28;
    }
CPyL9: ;
    cpy_r_r16 = CPyList_GetItemBorrow(cpy_r_r15, cpy_r_r14);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "cube_placed", 113, CPyStatic_experts___globals);
        goto CPyL28;
    }
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "cube_placed", 113, CPyStatic_experts___globals);
        goto CPyL28;
    }
    cpy_r_r18 = cpy_r_r17 & 1;
    cpy_r_r19 = cpy_r_r18 != 0;
    if (!cpy_r_r19) goto CPyL13;
    cpy_r_r20 = CPyTagged_IsEq_(cpy_r_r17, cpy_r_kind);
    cpy_r_r21 = cpy_r_r20;
    goto CPyL14;
CPyL13: ;
    cpy_r_r22 = cpy_r_r17 == cpy_r_kind;
    cpy_r_r21 = cpy_r_r22;
CPyL14: ;
    CPyTagged_DECREF(cpy_r_r17);
    if (!cpy_r_r21) goto CPyL29;
    cpy_r_r23 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_cube_gains;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "cube_placed", "Book", "cube_gains", 114, CPyStatic_experts___globals);
        goto CPyL28;
    }
CPyL16: ;
    cpy_r_r24 = CPyList_GetItem(cpy_r_r23, cpy_r_r14);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "cube_placed", 114, CPyStatic_experts___globals);
        goto CPyL28;
    }
    if (likely(PyTuple_Check(cpy_r_r24)))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/experts.py", "cube_placed", 114, CPyStatic_experts___globals, "tuple", cpy_r_r24);
        goto CPyL28;
    }
    cpy_r_r26 = CPyStatics[833]; /* 'EN-XPT-08' */
    cpy_r_r27 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_expert_ids;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/experts.py", "cube_placed", "Book", "expert_ids", 114, CPyStatic_experts___globals);
        goto CPyL30;
    }
    CPy_INCREF(cpy_r_r27);
CPyL19: ;
    cpy_r_r28 = CPySequenceTuple_GetItem(cpy_r_r27, cpy_r_r14);
    CPy_DECREF(cpy_r_r27);
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "cube_placed", 114, CPyStatic_experts___globals);
        goto CPyL31;
    }
    if (likely(PyUnicode_Check(cpy_r_r28)))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/experts.py", "cube_placed", 114, CPyStatic_experts___globals, "str", cpy_r_r28);
        goto CPyL31;
    }
    cpy_r_r30 = 2;
    cpy_r_r31 = CPyDef_reputation___receive(cpy_r_t, cpy_r_me, cpy_r_r25, cpy_r_r26, cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "cube_placed", 114, CPyStatic_experts___globals);
        goto CPyL27;
    }
CPyL22: ;
    cpy_r_r32 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r32;
    goto CPyL6;
CPyL23: ;
    return 1;
CPyL24: ;
    cpy_r_r33 = 2;
    return cpy_r_r33;
CPyL25: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL24;
CPyL26: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r4);
    goto CPyL23;
CPyL27: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    goto CPyL24;
CPyL28: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL24;
CPyL29: ;
    CPyTagged_DECREF(cpy_r_r14);
    goto CPyL22;
CPyL30: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r25);
    goto CPyL24;
CPyL31: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r25);
    goto CPyL24;
}
        
        PyObject *CPyPy_experts___cube_placed(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "kind", 0};
            static CPyArg_Parser parser = {"OOO:cube_placed", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_kind;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_kind)) {
                return NULL;
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
            CPyTagged arg_kind;
            if (likely(PyLong_Check(obj_kind)))
                arg_kind = CPyTagged_BorrowFromObject(obj_kind);
            else {
                CPy_TypeError("int", obj_kind); goto fail;
            }
            char retval = CPyDef_experts___cube_placed(arg_t, arg_me, arg_kind);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "cube_placed", 109, CPyStatic_experts___globals);
            return NULL;
        }
        
char CPyDef_experts_____top_level__(void) {
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
    void *cpy_r_r12;
    void *cpy_r_r13;
    void *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    void *cpy_r_r20;
    void *cpy_r_r21;
    PyObject **cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    int32_t cpy_r_r32;
    char cpy_r_r33;
    void *cpy_r_r34;
    void *cpy_r_r35;
    void *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    void *cpy_r_r42;
    void *cpy_r_r43;
    PyObject **cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    void *cpy_r_r56;
    void *cpy_r_r57;
    void *cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    void *cpy_r_r64;
    void *cpy_r_r65;
    PyObject **cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    void *cpy_r_r78;
    void *cpy_r_r79;
    void *cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    void *cpy_r_r86;
    void *cpy_r_r87;
    PyObject **cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    void *cpy_r_r100;
    void *cpy_r_r101;
    void *cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    void *cpy_r_r108;
    void *cpy_r_r109;
    PyObject **cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    void *cpy_r_r122;
    void *cpy_r_r123;
    void *cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    void *cpy_r_r130;
    void *cpy_r_r131;
    PyObject **cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
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
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    char cpy_r_r151;
    char cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    int32_t cpy_r_r163;
    char cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    int32_t cpy_r_r167;
    char cpy_r_r168;
    char cpy_r_r169;
    char cpy_r_r170;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 1, CPyStatic_experts___globals);
        goto CPyL63;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 1, CPyStatic_experts___globals);
        goto CPyL63;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_experts___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 3, CPyStatic_experts___globals);
        goto CPyL63;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatic_experts___globals;
    cpy_r_r12 = (void *)&CPyModule_serai___games___encyclopedia___reasons;
    cpy_r_r13 = (void *)&CPyImportState_serai___games___encyclopedia___reasons;
    cpy_r_r14 = CPyModuleLockAPI_serai;
    cpy_r_r15 = CPyImport_IsInitialized(cpy_r_r13);
    if (!cpy_r_r15) goto CPyL8;
    cpy_r_r16 = PyImport_GetModuleDict();
    cpy_r_r17 = CPyStatics[392]; /* 'serai.games.encyclopedia.reasons' */
    cpy_r_r18 = CPyDict_GetItem(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 5, CPyStatic_experts___globals);
        goto CPyL63;
    }
    cpy_r_r19 = cpy_r_r18;
    goto CPyL12;
CPyL8: ;
    cpy_r_r20 = CPyInitOnly_serai___games___encyclopedia___reasons;
    cpy_r_r21 = CPyExec_serai___games___encyclopedia___reasons;
    cpy_r_r22 = (PyObject **)&CPyModule_serai___games___encyclopedia___reasons__internal;
    cpy_r_r23 = PyImport_GetModuleDict();
    cpy_r_r24 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r25 = CPyDict_GetItem(cpy_r_r23, cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 5, CPyStatic_experts___globals);
        goto CPyL63;
    }
    cpy_r_r26 = CPyStatics[8]; /* '__file__' */
    cpy_r_r27 = CPyObject_GetAttr(cpy_r_r25, cpy_r_r26);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 5, CPyStatic_experts___globals);
        goto CPyL63;
    }
    cpy_r_r28 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r29 = CPyStatics[392]; /* 'serai.games.encyclopedia.reasons' */
    cpy_r_r30 = CPyImport_ImportNative(cpy_r_r29, cpy_r_r20, cpy_r_r21, cpy_r_r22, cpy_r_r12, cpy_r_r13, cpy_r_r14, cpy_r_r27, cpy_r_r28, 0);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 5, CPyStatic_experts___globals);
        goto CPyL63;
    }
    cpy_r_r19 = cpy_r_r30;
CPyL12: ;
    cpy_r_r31 = CPyStatics[393]; /* 'reasons' */
    cpy_r_r32 = CPyDict_SetItem(cpy_r_r11, cpy_r_r31, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r33 = cpy_r_r32 >= 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 5, CPyStatic_experts___globals);
        goto CPyL63;
    }
    cpy_r_r34 = (void *)&CPyModule_serai___games___encyclopedia___completion;
    cpy_r_r35 = (void *)&CPyImportState_serai___games___encyclopedia___completion;
    cpy_r_r36 = CPyModuleLockAPI_serai;
    cpy_r_r37 = CPyImport_IsInitialized(cpy_r_r35);
    if (!cpy_r_r37) goto CPyL16;
    cpy_r_r38 = PyImport_GetModuleDict();
    cpy_r_r39 = CPyStatics[402]; /* 'serai.games.encyclopedia.completion' */
    cpy_r_r40 = CPyDict_GetItem(cpy_r_r38, cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 6, CPyStatic_experts___globals);
        goto CPyL63;
    }
    cpy_r_r41 = cpy_r_r40;
    goto CPyL20;
CPyL16: ;
    cpy_r_r42 = CPyInitOnly_serai___games___encyclopedia___completion;
    cpy_r_r43 = CPyExec_serai___games___encyclopedia___completion;
    cpy_r_r44 = (PyObject **)&CPyModule_serai___games___encyclopedia___completion__internal;
    cpy_r_r45 = PyImport_GetModuleDict();
    cpy_r_r46 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r47 = CPyDict_GetItem(cpy_r_r45, cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 6, CPyStatic_experts___globals);
        goto CPyL63;
    }
    cpy_r_r48 = CPyStatics[8]; /* '__file__' */
    cpy_r_r49 = CPyObject_GetAttr(cpy_r_r47, cpy_r_r48);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 6, CPyStatic_experts___globals);
        goto CPyL63;
    }
    cpy_r_r50 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r51 = CPyStatics[402]; /* 'serai.games.encyclopedia.completion' */
    cpy_r_r52 = CPyImport_ImportNative(cpy_r_r51, cpy_r_r42, cpy_r_r43, cpy_r_r44, cpy_r_r34, cpy_r_r35, cpy_r_r36, cpy_r_r49, cpy_r_r50, 0);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 6, CPyStatic_experts___globals);
        goto CPyL63;
    }
    cpy_r_r41 = cpy_r_r52;
CPyL20: ;
    cpy_r_r53 = CPyStatics[5135]; /* ('survives_cover', 'survives_gain', 'survives_placing') */
    cpy_r_r54 = CPyStatic_experts___globals;
    cpy_r_r55 = CPyImport_GetNativeAttrs(cpy_r_r41, cpy_r_r53, cpy_r_r53, cpy_r_r54);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 6, CPyStatic_experts___globals);
        goto CPyL63;
    } else
        goto CPyL64;
CPyL21: ;
    cpy_r_r56 = (void *)&CPyModule_serai___games___encyclopedia___reputation;
    cpy_r_r57 = (void *)&CPyImportState_serai___games___encyclopedia___reputation;
    cpy_r_r58 = CPyModuleLockAPI_serai;
    cpy_r_r59 = CPyImport_IsInitialized(cpy_r_r57);
    if (!cpy_r_r59) goto CPyL24;
    cpy_r_r60 = PyImport_GetModuleDict();
    cpy_r_r61 = CPyStatics[417]; /* 'serai.games.encyclopedia.reputation' */
    cpy_r_r62 = CPyDict_GetItem(cpy_r_r60, cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 7, CPyStatic_experts___globals);
        goto CPyL63;
    }
    cpy_r_r63 = cpy_r_r62;
    goto CPyL28;
CPyL24: ;
    cpy_r_r64 = CPyInitOnly_serai___games___encyclopedia___reputation;
    cpy_r_r65 = CPyExec_serai___games___encyclopedia___reputation;
    cpy_r_r66 = (PyObject **)&CPyModule_serai___games___encyclopedia___reputation__internal;
    cpy_r_r67 = PyImport_GetModuleDict();
    cpy_r_r68 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r69 = CPyDict_GetItem(cpy_r_r67, cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 7, CPyStatic_experts___globals);
        goto CPyL63;
    }
    cpy_r_r70 = CPyStatics[8]; /* '__file__' */
    cpy_r_r71 = CPyObject_GetAttr(cpy_r_r69, cpy_r_r70);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 7, CPyStatic_experts___globals);
        goto CPyL63;
    }
    cpy_r_r72 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r73 = CPyStatics[417]; /* 'serai.games.encyclopedia.reputation' */
    cpy_r_r74 = CPyImport_ImportNative(cpy_r_r73, cpy_r_r64, cpy_r_r65, cpy_r_r66, cpy_r_r56, cpy_r_r57, cpy_r_r58, cpy_r_r71, cpy_r_r72, 0);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 7, CPyStatic_experts___globals);
        goto CPyL63;
    }
    cpy_r_r63 = cpy_r_r74;
CPyL28: ;
    cpy_r_r75 = CPyStatics[5119]; /* ('receive',) */
    cpy_r_r76 = CPyStatic_experts___globals;
    cpy_r_r77 = CPyImport_GetNativeAttrs(cpy_r_r63, cpy_r_r75, cpy_r_r75, cpy_r_r76);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 7, CPyStatic_experts___globals);
        goto CPyL63;
    } else
        goto CPyL65;
CPyL29: ;
    cpy_r_r78 = (void *)&CPyModule_serai___games___encyclopedia___table;
    cpy_r_r79 = (void *)&CPyImportState_serai___games___encyclopedia___table;
    cpy_r_r80 = CPyModuleLockAPI_serai;
    cpy_r_r81 = CPyImport_IsInitialized(cpy_r_r79);
    if (!cpy_r_r81) goto CPyL32;
    cpy_r_r82 = PyImport_GetModuleDict();
    cpy_r_r83 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r84 = CPyDict_GetItem(cpy_r_r82, cpy_r_r83);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 8, CPyStatic_experts___globals);
        goto CPyL63;
    }
    cpy_r_r85 = cpy_r_r84;
    goto CPyL36;
CPyL32: ;
    cpy_r_r86 = CPyInitOnly_serai___games___encyclopedia___table;
    cpy_r_r87 = CPyExec_serai___games___encyclopedia___table;
    cpy_r_r88 = (PyObject **)&CPyModule_serai___games___encyclopedia___table__internal;
    cpy_r_r89 = PyImport_GetModuleDict();
    cpy_r_r90 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r91 = CPyDict_GetItem(cpy_r_r89, cpy_r_r90);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 8, CPyStatic_experts___globals);
        goto CPyL63;
    }
    cpy_r_r92 = CPyStatics[8]; /* '__file__' */
    cpy_r_r93 = CPyObject_GetAttr(cpy_r_r91, cpy_r_r92);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 8, CPyStatic_experts___globals);
        goto CPyL63;
    }
    cpy_r_r94 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r95 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r96 = CPyImport_ImportNative(cpy_r_r95, cpy_r_r86, cpy_r_r87, cpy_r_r88, cpy_r_r78, cpy_r_r79, cpy_r_r80, cpy_r_r93, cpy_r_r94, 0);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 8, CPyStatic_experts___globals);
        goto CPyL63;
    }
    cpy_r_r85 = cpy_r_r96;
CPyL36: ;
    cpy_r_r97 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r98 = CPyStatic_experts___globals;
    cpy_r_r99 = CPyImport_GetNativeAttrs(cpy_r_r85, cpy_r_r97, cpy_r_r97, cpy_r_r98);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 8, CPyStatic_experts___globals);
        goto CPyL63;
    } else
        goto CPyL66;
CPyL37: ;
    cpy_r_r100 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r101 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r102 = CPyModuleLockAPI_serai;
    cpy_r_r103 = CPyImport_IsInitialized(cpy_r_r101);
    if (!cpy_r_r103) goto CPyL40;
    cpy_r_r104 = PyImport_GetModuleDict();
    cpy_r_r105 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r106 = CPyDict_GetItem(cpy_r_r104, cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 9, CPyStatic_experts___globals);
        goto CPyL63;
    }
    cpy_r_r107 = cpy_r_r106;
    goto CPyL44;
CPyL40: ;
    cpy_r_r108 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r109 = CPyExec_serai___kernel___decision;
    cpy_r_r110 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r111 = PyImport_GetModuleDict();
    cpy_r_r112 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r113 = CPyDict_GetItem(cpy_r_r111, cpy_r_r112);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 9, CPyStatic_experts___globals);
        goto CPyL63;
    }
    cpy_r_r114 = CPyStatics[8]; /* '__file__' */
    cpy_r_r115 = CPyObject_GetAttr(cpy_r_r113, cpy_r_r114);
    CPy_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 9, CPyStatic_experts___globals);
        goto CPyL63;
    }
    cpy_r_r116 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r117 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r118 = CPyImport_ImportNative(cpy_r_r117, cpy_r_r108, cpy_r_r109, cpy_r_r110, cpy_r_r100, cpy_r_r101, cpy_r_r102, cpy_r_r115, cpy_r_r116, 0);
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 9, CPyStatic_experts___globals);
        goto CPyL63;
    }
    cpy_r_r107 = cpy_r_r118;
CPyL44: ;
    cpy_r_r119 = CPyStatics[5136]; /* ('Option', 'Reason', 'Rules', 'ask') */
    cpy_r_r120 = CPyStatic_experts___globals;
    cpy_r_r121 = CPyImport_GetNativeAttrs(cpy_r_r107, cpy_r_r119, cpy_r_r119, cpy_r_r120);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 9, CPyStatic_experts___globals);
        goto CPyL63;
    } else
        goto CPyL67;
CPyL45: ;
    cpy_r_r122 = (void *)&CPyModule_serai___kernel___offer;
    cpy_r_r123 = (void *)&CPyImportState_serai___kernel___offer;
    cpy_r_r124 = CPyModuleLockAPI_serai;
    cpy_r_r125 = CPyImport_IsInitialized(cpy_r_r123);
    if (!cpy_r_r125) goto CPyL48;
    cpy_r_r126 = PyImport_GetModuleDict();
    cpy_r_r127 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r128 = CPyDict_GetItem(cpy_r_r126, cpy_r_r127);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 10, CPyStatic_experts___globals);
        goto CPyL63;
    }
    cpy_r_r129 = cpy_r_r128;
    goto CPyL52;
CPyL48: ;
    cpy_r_r130 = CPyInitOnly_serai___kernel___offer;
    cpy_r_r131 = CPyExec_serai___kernel___offer;
    cpy_r_r132 = (PyObject **)&CPyModule_serai___kernel___offer__internal;
    cpy_r_r133 = PyImport_GetModuleDict();
    cpy_r_r134 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r135 = CPyDict_GetItem(cpy_r_r133, cpy_r_r134);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 10, CPyStatic_experts___globals);
        goto CPyL63;
    }
    cpy_r_r136 = CPyStatics[8]; /* '__file__' */
    cpy_r_r137 = CPyObject_GetAttr(cpy_r_r135, cpy_r_r136);
    CPy_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 10, CPyStatic_experts___globals);
        goto CPyL63;
    }
    cpy_r_r138 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r139 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r140 = CPyImport_ImportNative(cpy_r_r139, cpy_r_r130, cpy_r_r131, cpy_r_r132, cpy_r_r122, cpy_r_r123, cpy_r_r124, cpy_r_r137, cpy_r_r138, 0);
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 10, CPyStatic_experts___globals);
        goto CPyL63;
    }
    cpy_r_r129 = cpy_r_r140;
CPyL52: ;
    cpy_r_r141 = CPyStatics[5043]; /* ('TableOffer',) */
    cpy_r_r142 = CPyStatic_experts___globals;
    cpy_r_r143 = CPyImport_GetNativeAttrs(cpy_r_r129, cpy_r_r141, cpy_r_r141, cpy_r_r142);
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 10, CPyStatic_experts___globals);
        goto CPyL63;
    } else
        goto CPyL68;
CPyL53: ;
    cpy_r_r144 = (PyObject *)CPyType_offer___TableOffer;
    cpy_r_r145 = (PyObject *)CPyType_encyclopedia___table___Table;
    cpy_r_r146 = PyObject_GetItem(cpy_r_r144, cpy_r_r145);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 47, CPyStatic_experts___globals);
        goto CPyL63;
    }
    cpy_r_r147 = PyTuple_Pack(1, cpy_r_r146);
    CPy_DECREF(cpy_r_r146);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 47, CPyStatic_experts___globals);
        goto CPyL63;
    }
    cpy_r_r148 = CPyStatics[405]; /* 'serai.games.encyclopedia.experts' */
    cpy_r_r149 = (PyObject *)CPyType_experts___PlaceOffer_template;
    cpy_r_r150 = CPyType_FromTemplate(cpy_r_r149, cpy_r_r147, cpy_r_r148);
    CPy_DECREF(cpy_r_r147);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 47, CPyStatic_experts___globals);
        goto CPyL63;
    }
    cpy_r_r151 = CPyDef_experts___PlaceOffer_trait_vtable_setup();
    if (unlikely(cpy_r_r151 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 47, CPyStatic_experts___globals);
        goto CPyL69;
    }
    cpy_r_r152 = CPyDef_experts___PlaceOffer_coroutine_setup(cpy_r_r150);
    if (unlikely(cpy_r_r152 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 47, CPyStatic_experts___globals);
        goto CPyL69;
    }
    cpy_r_r153 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r154 = CPyStatics[837]; /* 'new' */
    cpy_r_r155 = CPyStatics[378]; /* 't' */
    cpy_r_r156 = CPyStatics[379]; /* 'me' */
    cpy_r_r157 = CPyStatics[380]; /* '_likely' */
    cpy_r_r158 = CPyStatics[381]; /* '_obstacle' */
    cpy_r_r159 = CPyStatics[382]; /* '_others' */
    cpy_r_r160 = CPyStatics[383]; /* '_note' */
    cpy_r_r161 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r162 = PyTuple_Pack(8, cpy_r_r154, cpy_r_r155, cpy_r_r156, cpy_r_r157, cpy_r_r158, cpy_r_r159, cpy_r_r160, cpy_r_r161);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 47, CPyStatic_experts___globals);
        goto CPyL69;
    }
    cpy_r_r163 = PyObject_SetAttr(cpy_r_r150, cpy_r_r153, cpy_r_r162);
    CPy_DECREF(cpy_r_r162);
    cpy_r_r164 = cpy_r_r163 >= 0;
    if (unlikely(!cpy_r_r164)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 47, CPyStatic_experts___globals);
        goto CPyL69;
    }
    CPyType_experts___PlaceOffer = (PyTypeObject *)cpy_r_r150;
    CPy_INCREF(CPyType_experts___PlaceOffer);
    cpy_r_r165 = CPyStatic_experts___globals;
    cpy_r_r166 = CPyStatics[838]; /* 'PlaceOffer' */
    cpy_r_r167 = PyDict_SetItem(cpy_r_r165, cpy_r_r166, cpy_r_r150);
    cpy_r_r168 = cpy_r_r167 >= 0;
    if (unlikely(!cpy_r_r168)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 47, CPyStatic_experts___globals);
        goto CPyL69;
    }
    cpy_r_r169 = CPy_InitSubclass(cpy_r_r150);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(!cpy_r_r169)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/experts.py", "<module>", 47, CPyStatic_experts___globals);
        goto CPyL63;
    }
    return 1;
CPyL63: ;
    cpy_r_r170 = 2;
    return cpy_r_r170;
CPyL64: ;
    CPy_DECREF(cpy_r_r55);
    goto CPyL21;
CPyL65: ;
    CPy_DECREF(cpy_r_r77);
    goto CPyL29;
CPyL66: ;
    CPy_DECREF(cpy_r_r99);
    goto CPyL37;
CPyL67: ;
    CPy_DECREF(cpy_r_r121);
    goto CPyL45;
CPyL68: ;
    CPy_DECREF(cpy_r_r143);
    goto CPyL53;
CPyL69: ;
    CPy_DecRef(cpy_r_r150);
    goto CPyL63;
}

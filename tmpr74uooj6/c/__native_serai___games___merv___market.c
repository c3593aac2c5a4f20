#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
market___MarketOffer_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
PyMemberDef market___MarketOffer_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___market___MarketOfferObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___market___MarketOfferObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
market___MarketOffer_traverse(serai___games___merv___market___MarketOfferObject *self, visitproc visit, void *arg)
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
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___market___MarketOfferObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___market___MarketOfferObject))));
    return rv;
}

static int32_t CPyDef_market___MarketOffer_clear(PyObject *cpy_r_self)
{
    serai___games___merv___market___MarketOfferObject *self = (serai___games___merv___market___MarketOfferObject *)cpy_r_self;
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
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___market___MarketOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___market___MarketOfferObject))));
    return 0;
}

static int32_t CPyDef_market___MarketOffer_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___market___MarketOfferObject *self = (serai___games___merv___market___MarketOfferObject *)cpy_r_self;
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
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___market___MarketOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___market___MarketOfferObject))));
    return 0;
}

static void
market___MarketOffer_dealloc(serai___games___merv___market___MarketOfferObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, market___MarketOffer_dealloc)
    CPyDef_market___MarketOffer_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_market_____mypyc__MarketOffer_setup(PyObject *cpy_r_type);
PyObject *CPyDef_market___MarketOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_zone);

static PyObject *
market___MarketOffer_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_market___MarketOffer) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_market_____mypyc__MarketOffer_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_market___MarketOffer_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem market___MarketOffer_vtable[18];
static bool
CPyDef_market___MarketOffer_trait_vtable_setup(void)
{
    CPyVTableItem market___MarketOffer_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_market___MarketOffer_____init__,
        (CPyVTableItem)CPyDef_offer___Offer_____add__,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_offer___TableOffer___note,
        (CPyVTableItem)CPyDef_market___MarketOffer_____init__,
        (CPyVTableItem)CPyDef_market___MarketOffer___likely,
        (CPyVTableItem)CPyDef_market___MarketOffer___others,
        (CPyVTableItem)CPyDef_market___MarketOffer___obstacle,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_offer___TableOffer___note,
        (CPyVTableItem)CPyDef_market___MarketOffer_____init__,
        (CPyVTableItem)CPyDef_market___MarketOffer___likely,
        (CPyVTableItem)CPyDef_market___MarketOffer___others,
        (CPyVTableItem)CPyDef_market___MarketOffer___obstacle,
    };
    memcpy(market___MarketOffer_vtable, market___MarketOffer_vtable_scratch, sizeof(market___MarketOffer_vtable));
    return 1;
}

static bool
CPyDef_market___MarketOffer_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
market___MarketOffer_get_near(serai___games___merv___market___MarketOfferObject *self, void *closure);
static int
market___MarketOffer_set_near(serai___games___merv___market___MarketOfferObject *self, PyObject *value, void *closure);

static PyGetSetDef market___MarketOffer_getseters[] = {
    {"near",
     (getter)market___MarketOffer_get_near, (setter)market___MarketOffer_set_near,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef market___MarketOffer_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_market_____mypyc__MarketOffer_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_market___MarketOffer_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, t, me, zone)\n--\n\n")},
    {"likely",
     (PyCFunction)CPyPy_market___MarketOffer___likely,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("likely($self)\n--\n\n")},
    {"others",
     (PyCFunction)CPyPy_market___MarketOffer___others,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("others($self)\n--\n\n")},
    {"obstacle",
     (PyCFunction)CPyPy_market___MarketOffer___obstacle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("obstacle($self, option)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_market___MarketOffer_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "MarketOffer",
    .tp_new = market___MarketOffer_new,
    .tp_dealloc = (destructor)market___MarketOffer_dealloc,
    .tp_traverse = (traverseproc)market___MarketOffer_traverse,
    .tp_clear = (inquiry)CPyDef_market___MarketOffer_clear,
    .tp_getset = market___MarketOffer_getseters,
    .tp_methods = market___MarketOffer_methods,
    .tp_init = market___MarketOffer_init,
    .tp_members = market___MarketOffer_members,
    .tp_basicsize = sizeof(serai___games___merv___market___MarketOfferObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___market___MarketOfferObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___market___MarketOfferObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("MarketOffer(t, me, zone)\n--\n\n"),
};
static PyTypeObject *CPyType_market___MarketOffer_template = &CPyType_market___MarketOffer_template_;

PyObject *CPyDef_market_____mypyc__MarketOffer_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___market___MarketOfferObject *self;
    self = (serai___games___merv___market___MarketOfferObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = market___MarketOffer_vtable;
    self->_me = CPY_INT_TAG;
    self->_near = 2;
    return (PyObject *)self;
}

PyObject *CPyDef_market___MarketOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_zone)
{
    PyObject *self = CPyDef_market_____mypyc__MarketOffer_setup((PyObject *)CPyType_market___MarketOffer);
    if (self == NULL)
        return NULL;
    char res = CPyDef_market___MarketOffer_____init__(self, cpy_r_t, cpy_r_me, cpy_r_zone);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
market___MarketOffer_get_near(serai___games___merv___market___MarketOfferObject *self, void *closure)
{
    if (unlikely(self->_near == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'near' of 'MarketOffer' undefined");
        return NULL;
    }
    PyObject *retval = self->_near ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
market___MarketOffer_set_near(serai___games___merv___market___MarketOfferObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'MarketOffer' object attribute 'near' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_near = tmp;
    return 0;
}

static PySendResult CPyDunder_am_sendmarket___trade_at_market_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_market___trade_at_market_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods market___trade_at_market_gen_as_async = {
    .am_send = CPyDunder_am_sendmarket___trade_at_market_gen,
};
static int
market___trade_at_market_gen_traverse(serai___games___merv___market___trade_at_market_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__chosen);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___market___trade_at_market_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_market___trade_at_market_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___market___trade_at_market_genObject *self = (serai___games___merv___market___trade_at_market_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__chosen);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___market___trade_at_market_gen_0);
    return 0;
}

static int32_t CPyDef_market___trade_at_market_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___market___trade_at_market_genObject *self = (serai___games___merv___market___trade_at_market_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__chosen);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___market___trade_at_market_gen_0);
    return 0;
}

static void
market___trade_at_market_gen_dealloc(serai___games___merv___market___trade_at_market_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (market___trade_at_market_gen_free_instance == NULL) {
        market___trade_at_market_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__chosen);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___market___trade_at_market_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, market___trade_at_market_gen_dealloc)
    CPyDef_market___trade_at_market_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_market_____mypyc__trade_at_market_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_market___trade_at_market_gen(void);

static PyObject *
market___trade_at_market_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_market___trade_at_market_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_market_____mypyc__trade_at_market_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem market___trade_at_market_gen_vtable[6];
static bool
CPyDef_market___trade_at_market_gen_trait_vtable_setup(void)
{
    CPyVTableItem market___trade_at_market_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_market___trade_at_market_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_market___trade_at_market_gen_____next__,
        (CPyVTableItem)CPyDef_market___trade_at_market_gen___send,
        (CPyVTableItem)CPyDef_market___trade_at_market_gen_____iter__,
        (CPyVTableItem)CPyDef_market___trade_at_market_gen___throw,
        (CPyVTableItem)CPyDef_market___trade_at_market_gen___close,
    };
    memcpy(market___trade_at_market_gen_vtable, market___trade_at_market_gen_vtable_scratch, sizeof(market___trade_at_market_gen_vtable));
    return 1;
}

static bool
CPyDef_market___trade_at_market_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef market___trade_at_market_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_market_____mypyc__trade_at_market_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_market___trade_at_market_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_market___trade_at_market_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_market___trade_at_market_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_market___trade_at_market_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_market___trade_at_market_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_market___trade_at_market_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "trade_at_market_gen",
    .tp_new = market___trade_at_market_gen_new,
    .tp_dealloc = (destructor)market___trade_at_market_gen_dealloc,
    .tp_traverse = (traverseproc)market___trade_at_market_gen_traverse,
    .tp_clear = (inquiry)CPyDef_market___trade_at_market_gen_clear,
    .tp_methods = market___trade_at_market_gen_methods,
    .tp_iter = CPyDef_market___trade_at_market_gen_____iter__,
    .tp_iternext = CPyDef_market___trade_at_market_gen_____next__,
    .tp_as_async = &market___trade_at_market_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___market___trade_at_market_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("trade_at_market_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_market___trade_at_market_gen_template = &CPyType_market___trade_at_market_gen_template_;

PyObject *CPyDef_market_____mypyc__trade_at_market_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___market___trade_at_market_genObject *self;
    if (market___trade_at_market_gen_free_instance != NULL) {
        self = market___trade_at_market_gen_free_instance;
        market___trade_at_market_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___market___trade_at_market_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = market___trade_at_market_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_market___trade_at_market_gen(void)
{
    PyObject *self = CPyDef_market_____mypyc__trade_at_market_gen_setup((PyObject *)CPyType_market___trade_at_market_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef marketmodule_methods[] = {
    {"trade_at_market", (PyCFunction)CPyPy_market___trade_at_market, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("trade_at_market(t, me, chosen)\n--\n\n") /* docstring */},
    {"take_market_camels", (PyCFunction)CPyPy_market___take_market_camels, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("take_market_camels(t, seat)\n--\n\n") /* docstring */},
    {"put_market_camel", (PyCFunction)CPyPy_market___put_market_camel, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("put_market_camel(t, seat, slot)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___market__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___market__internal, "__name__");
    CPyStatic_market___globals = PyModule_GetDict(CPyModule_serai___games___merv___market__internal);
    if (unlikely(CPyStatic_market___globals == NULL))
        goto fail;
    CPyType_market___trade_at_market_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_market___trade_at_market_gen_template, NULL, modname);
    if (unlikely(!CPyType_market___trade_at_market_gen))
        goto fail;
    CPyDef_market___trade_at_market_gen_trait_vtable_setup();
    char result = CPyDef_market_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___market__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_market___MarketOffer);
    Py_CLEAR(CPyType_market___trade_at_market_gen);
    return -1;
}
int CPyExec_serai___games___merv___market(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___market__impl, &CPyImportState_serai___games___merv___market, &CPyModule_serai___games___merv___market);
}
static struct PyModuleDef marketmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.market",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    marketmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___market(void)
{
    if (CPyModule_serai___games___merv___market__internal) {
        Py_INCREF(CPyModule_serai___games___merv___market__internal);
        return CPyModule_serai___games___merv___market__internal;
    }
    CPyModule_serai___games___merv___market__internal = PyModule_Create(&marketmodule);
    return CPyModule_serai___games___merv___market__internal;
}

PyObject *CPyInit_serai___games___merv___market(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___market__internal) {
        Py_INCREF(CPyModule_serai___games___merv___market__internal);
        return CPyModule_serai___games___merv___market__internal;
    }
    CPyModule_serai___games___merv___market__internal = PyModule_Create(&marketmodule);
    if (unlikely(CPyModule_serai___games___merv___market__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.market");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___market__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___market__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___market__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___market(CPyModule_serai___games___merv___market__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___market__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.market");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___market__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_market___MarketOffer_____init__(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_zone) {
    char cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___market___MarketOfferObject *)cpy_r_self)->_t != NULL) {
        CPy_DECREF(((serai___games___merv___market___MarketOfferObject *)cpy_r_self)->_t);
    }
    ((serai___games___merv___market___MarketOfferObject *)cpy_r_self)->_t = cpy_r_t;
    cpy_r_r0 = 1;
    if (unlikely(!cpy_r_r0)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "__init__", 22, CPyStatic_market___globals);
        goto CPyL13;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___market___MarketOfferObject *)cpy_r_self)->_me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___market___MarketOfferObject *)cpy_r_self)->_me);
    }
    ((serai___games___merv___market___MarketOfferObject *)cpy_r_self)->_me = cpy_r_me;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "__init__", 23, CPyStatic_market___globals);
        goto CPyL13;
    }
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "__init__", "Table", "book", 24, CPyStatic_market___globals);
        goto CPyL13;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_zones;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "__init__", "Book", "zones", 24, CPyStatic_market___globals);
        goto CPyL13;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_round;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "__init__", "Table", "round", 24, CPyStatic_market___globals);
        goto CPyL13;
    }
CPyL5: ;
    cpy_r_r5 = CPyList_GetItemBorrow(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "__init__", 24, CPyStatic_market___globals);
        goto CPyL13;
    }
    if (likely(PyList_Check(cpy_r_r5)))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/market.py", "__init__", 24, CPyStatic_market___globals, "list", cpy_r_r5);
        goto CPyL13;
    }
    cpy_r_r7 = CPyList_GetItem(cpy_r_r6, cpy_r_zone);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "__init__", 24, CPyStatic_market___globals);
        goto CPyL13;
    }
    if (likely(PyTuple_Check(cpy_r_r7)))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/market.py", "__init__", 24, CPyStatic_market___globals, "tuple", cpy_r_r7);
        goto CPyL13;
    }
    cpy_r_r9 = CPySequenceTuple_GetItem(cpy_r_r8, 4);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "__init__", 24, CPyStatic_market___globals);
        goto CPyL13;
    }
    if (unlikely(!PyBool_Check(cpy_r_r9))) {
        CPy_TypeError("bool", cpy_r_r9); cpy_r_r10 = 2;
    } else
        cpy_r_r10 = cpy_r_r9 == Py_True;
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "__init__", 24, CPyStatic_market___globals);
        goto CPyL13;
    }
    ((serai___games___merv___market___MarketOfferObject *)cpy_r_self)->_near = cpy_r_r10;
    cpy_r_r11 = 1;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "__init__", 24, CPyStatic_market___globals);
        goto CPyL13;
    }
    return 1;
CPyL13: ;
    cpy_r_r12 = 2;
    return cpy_r_r12;
}
        
        PyObject *CPyPy_market___MarketOffer_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "zone", 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_zone;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOO", "__init__", kwlist, &obj_t, &obj_me, &obj_zone)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_market___MarketOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.market.MarketOffer", obj_self); 
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
            CPyTagged arg_zone;
            if (likely(PyLong_Check(obj_zone)))
                arg_zone = CPyTagged_BorrowFromObject(obj_zone);
            else {
                CPy_TypeError("int", obj_zone); goto fail;
            }
            char retval = CPyDef_market___MarketOffer_____init__(arg_self, arg_t, arg_me, arg_zone);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/market.py", "__init__", 21, CPyStatic_market___globals);
            return NULL;
        }
        
PyObject *CPyDef_market___MarketOffer___likely(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    tuple_T0 cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    cpy_r_r0 = ((serai___games___merv___market___MarketOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "likely", "MarketOffer", "t", 27, CPyStatic_market___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/market.py", "likely", 27, CPyStatic_market___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL15;
    }
    cpy_r_r2 = ((serai___games___merv___market___MarketOfferObject *)cpy_r_self)->_near;
    if (unlikely(cpy_r_r2 == 2)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "likely", "MarketOffer", "near", 28, CPyStatic_market___globals);
        goto CPyL16;
    }
CPyL3: ;
    if (!cpy_r_r2) goto CPyL17;
CPyL4: ;
    cpy_r_r3 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_market_used;
    if (unlikely(cpy_r_r3 == 2)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "likely", "Table", "market_used", 28, CPyStatic_market___globals);
        goto CPyL16;
    }
CPyL5: ;
    if (cpy_r_r3) goto CPyL17;
CPyL6: ;
    cpy_r_r4 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "likely", "Table", "book", 28, CPyStatic_market___globals);
        goto CPyL16;
    }
CPyL7: ;
    cpy_r_r5 = ((serai___games___merv___book___BookObject *)cpy_r_r4)->_options;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "likely", "Book", "options", 28, CPyStatic_market___globals);
        goto CPyL16;
    }
CPyL8: ;
    cpy_r_r6 = ((serai___games___merv___options___OptionsObject *)cpy_r_r5)->_at_market;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "likely", "Options", "at_market", 28, CPyStatic_market___globals);
        goto CPyL16;
    }
CPyL9: ;
    cpy_r_r7 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_market;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "likely", "Table", "market", 28, CPyStatic_market___globals);
        goto CPyL16;
    }
CPyL10: ;
    cpy_r_r8 = CPyList_GetItem(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "likely", 28, CPyStatic_market___globals);
        goto CPyL16;
    }
    if (likely(PyTuple_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/market.py", "likely", 28, CPyStatic_market___globals, "tuple", cpy_r_r8);
        goto CPyL16;
    }
    CPy_DECREF(cpy_r_r1);
    cpy_r_r10 = cpy_r_r9;
    goto CPyL14;
CPyL13: ;
    cpy_r_r11.empty_struct_error_flag = 0;
    cpy_r_r12 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r10 = cpy_r_r12;
CPyL14: ;
    return cpy_r_r10;
CPyL15: ;
    cpy_r_r13 = NULL;
    return cpy_r_r13;
CPyL16: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL15;
CPyL17: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL13;
}
        
        PyObject *CPyPy_market___MarketOffer___likely(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_market___MarketOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.market.MarketOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_market___MarketOffer___likely(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/market.py", "likely", 26, CPyStatic_market___globals);
            return NULL;
        }
        
PyObject *CPyDef_market___MarketOffer___others(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    tuple_T0 cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    cpy_r_r0 = ((serai___games___merv___market___MarketOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "others", "MarketOffer", "t", 31, CPyStatic_market___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/market.py", "others", 31, CPyStatic_market___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL15;
    }
    cpy_r_r2 = ((serai___games___merv___market___MarketOfferObject *)cpy_r_self)->_near;
    if (unlikely(cpy_r_r2 == 2)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "others", "MarketOffer", "near", 32, CPyStatic_market___globals);
        goto CPyL16;
    }
CPyL3: ;
    if (!cpy_r_r2) goto CPyL7;
CPyL4: ;
    cpy_r_r3 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_market_used;
    if (unlikely(cpy_r_r3 == 2)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "others", "Table", "market_used", 32, CPyStatic_market___globals);
        goto CPyL16;
    }
CPyL5: ;
    if (cpy_r_r3) {
        goto CPyL7;
    } else
        goto CPyL17;
CPyL6: ;
    cpy_r_r4.empty_struct_error_flag = 0;
    cpy_r_r5 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r6 = cpy_r_r5;
    goto CPyL14;
CPyL7: ;
    cpy_r_r7 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "others", "Table", "book", 32, CPyStatic_market___globals);
        goto CPyL16;
    }
CPyL8: ;
    cpy_r_r8 = ((serai___games___merv___book___BookObject *)cpy_r_r7)->_options;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "others", "Book", "options", 32, CPyStatic_market___globals);
        goto CPyL16;
    }
CPyL9: ;
    cpy_r_r9 = ((serai___games___merv___options___OptionsObject *)cpy_r_r8)->_at_market;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "others", "Options", "at_market", 32, CPyStatic_market___globals);
        goto CPyL16;
    }
CPyL10: ;
    cpy_r_r10 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_market;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "others", "Table", "market", 32, CPyStatic_market___globals);
        goto CPyL16;
    }
CPyL11: ;
    cpy_r_r11 = CPyList_GetItem(cpy_r_r9, cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "others", 32, CPyStatic_market___globals);
        goto CPyL16;
    }
    if (likely(PyTuple_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/market.py", "others", 32, CPyStatic_market___globals, "tuple", cpy_r_r11);
        goto CPyL16;
    }
    CPy_DECREF(cpy_r_r1);
    cpy_r_r6 = cpy_r_r12;
CPyL14: ;
    return cpy_r_r6;
CPyL15: ;
    cpy_r_r13 = NULL;
    return cpy_r_r13;
CPyL16: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL15;
CPyL17: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL6;
}
        
        PyObject *CPyPy_market___MarketOffer___others(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":others", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_market___MarketOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.market.MarketOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_market___MarketOffer___others(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/market.py", "others", 30, CPyStatic_market___globals);
            return NULL;
        }
        
PyObject *CPyDef_market___MarketOffer___obstacle(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject **cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    int32_t cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyTagged cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    cpy_r_r0 = ((serai___games___merv___market___MarketOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "obstacle", "MarketOffer", "t", 35, CPyStatic_market___globals);
        goto CPyL44;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/market.py", "obstacle", 35, CPyStatic_market___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL44;
    }
    cpy_r_r2 = ((serai___games___merv___market___MarketOfferObject *)cpy_r_self)->_near;
    if (unlikely(cpy_r_r2 == 2)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "obstacle", "MarketOffer", "near", 36, CPyStatic_market___globals);
        goto CPyL45;
    }
CPyL3: ;
    if (cpy_r_r2) {
        goto CPyL7;
    } else
        goto CPyL46;
CPyL4: ;
    cpy_r_r3 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r4 = CPyStatics[1838]; /* 'MARKET_FAR' */
    cpy_r_r5 = CPyObject_GetAttr(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "obstacle", 37, CPyStatic_market___globals);
        goto CPyL44;
    }
    if (likely(Py_TYPE(cpy_r_r5) == CPyType_option___Reason))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/market.py", "obstacle", 37, CPyStatic_market___globals, "serai.kernel.option.Reason", cpy_r_r5);
        goto CPyL44;
    }
    return cpy_r_r6;
CPyL7: ;
    cpy_r_r7 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_market_used;
    if (unlikely(cpy_r_r7 == 2)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "obstacle", "Table", "market_used", 38, CPyStatic_market___globals);
        goto CPyL45;
    }
CPyL8: ;
    if (cpy_r_r7) {
        goto CPyL47;
    } else
        goto CPyL12;
CPyL9: ;
    cpy_r_r8 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r9 = CPyStatics[1839]; /* 'MARKET_USED' */
    cpy_r_r10 = CPyObject_GetAttr(cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "obstacle", 39, CPyStatic_market___globals);
        goto CPyL44;
    }
    if (likely(Py_TYPE(cpy_r_r10) == CPyType_option___Reason))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/market.py", "obstacle", 39, CPyStatic_market___globals, "serai.kernel.option.Reason", cpy_r_r10);
        goto CPyL44;
    }
    return cpy_r_r11;
CPyL12: ;
    cpy_r_r12 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "obstacle", "Table", "book", 40, CPyStatic_market___globals);
        goto CPyL45;
    }
CPyL13: ;
    cpy_r_r13 = ((serai___games___merv___book___BookObject *)cpy_r_r12)->_options;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "obstacle", "Book", "options", 40, CPyStatic_market___globals);
        goto CPyL45;
    }
CPyL14: ;
    cpy_r_r14 = ((serai___games___merv___options___OptionsObject *)cpy_r_r13)->_take_camels;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "obstacle", "Options", "take_camels", 40, CPyStatic_market___globals);
        goto CPyL45;
    }
    CPy_INCREF(cpy_r_r14);
CPyL15: ;
    cpy_r_r15 = cpy_r_option == cpy_r_r14;
    CPy_DECREF(cpy_r_r14);
    if (!cpy_r_r15) goto CPyL26;
    cpy_r_r16 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_market_camels;
    if (unlikely(cpy_r_r16 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'market_camels' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r16);
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "obstacle", 41, CPyStatic_market___globals);
        goto CPyL44;
    }
CPyL17: ;
    cpy_r_r17 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r18 = CPyStatics[819]; /* 'any' */
    cpy_r_r19 = CPyObject_GetAttr(cpy_r_r17, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "obstacle", 41, CPyStatic_market___globals);
        goto CPyL48;
    }
    PyObject *cpy_r_r20[1] = {cpy_r_r16};
    cpy_r_r21 = (PyObject **)&cpy_r_r20;
    cpy_r_r22 = PyObject_Vectorcall(cpy_r_r19, cpy_r_r21, 1, 0);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "obstacle", 41, CPyStatic_market___globals);
        goto CPyL48;
    }
    CPy_DECREF(cpy_r_r16);
    if (unlikely(!PyBool_Check(cpy_r_r22))) {
        CPy_TypeError("bool", cpy_r_r22); cpy_r_r23 = 2;
    } else
        cpy_r_r23 = cpy_r_r22 == Py_True;
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "obstacle", 41, CPyStatic_market___globals);
        goto CPyL44;
    }
    if (!cpy_r_r23) goto CPyL22;
    cpy_r_r24 = Py_None;
    CPy_INCREF(cpy_r_r24);
    cpy_r_r25 = cpy_r_r24;
    goto CPyL25;
CPyL22: ;
    cpy_r_r26 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r27 = CPyStatics[1840]; /* 'MARKET_EMPTY' */
    cpy_r_r28 = CPyObject_GetAttr(cpy_r_r26, cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "obstacle", 41, CPyStatic_market___globals);
        goto CPyL44;
    }
    if (likely(Py_TYPE(cpy_r_r28) == CPyType_option___Reason))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/market.py", "obstacle", 41, CPyStatic_market___globals, "serai.kernel.option.Reason", cpy_r_r28);
        goto CPyL44;
    }
    cpy_r_r25 = cpy_r_r29;
CPyL25: ;
    return cpy_r_r25;
CPyL26: ;
    cpy_r_r30 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_market_camels;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "obstacle", "Table", "market_camels", 42, CPyStatic_market___globals);
        goto CPyL45;
    }
CPyL27: ;
    cpy_r_r31 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r32 = PyObject_GetItem(cpy_r_r30, cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "obstacle", 42, CPyStatic_market___globals);
        goto CPyL45;
    }
    cpy_r_r33 = PyObject_IsTrue(cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    cpy_r_r34 = cpy_r_r33 >= 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "obstacle", 42, CPyStatic_market___globals);
        goto CPyL45;
    }
    cpy_r_r35 = cpy_r_r33;
    if (cpy_r_r35) {
        goto CPyL49;
    } else
        goto CPyL33;
CPyL30: ;
    cpy_r_r36 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r37 = CPyStatics[1841]; /* 'MARKET_SLOT_TAKEN' */
    cpy_r_r38 = CPyObject_GetAttr(cpy_r_r36, cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "obstacle", 43, CPyStatic_market___globals);
        goto CPyL44;
    }
    if (likely(Py_TYPE(cpy_r_r38) == CPyType_option___Reason))
        cpy_r_r39 = cpy_r_r38;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/market.py", "obstacle", 43, CPyStatic_market___globals, "serai.kernel.option.Reason", cpy_r_r38);
        goto CPyL44;
    }
    return cpy_r_r39;
CPyL33: ;
    cpy_r_r40 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_players;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "obstacle", "Table", "players", 44, CPyStatic_market___globals);
        goto CPyL45;
    }
CPyL34: ;
    cpy_r_r41 = ((serai___games___merv___market___MarketOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "obstacle", "MarketOffer", "me", 44, CPyStatic_market___globals);
        goto CPyL45;
    }
CPyL35: ;
    cpy_r_r42 = CPyList_GetItemBorrow(cpy_r_r40, cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "obstacle", 44, CPyStatic_market___globals);
        goto CPyL45;
    }
    if (likely(Py_TYPE(cpy_r_r42) == CPyType_merv___table___Player))
        cpy_r_r43 = cpy_r_r42;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/market.py", "obstacle", 44, CPyStatic_market___globals, "serai.games.merv.table.Player", cpy_r_r42);
        goto CPyL45;
    }
    cpy_r_r44 = ((serai___games___merv___table___PlayerObject *)cpy_r_r43)->_camels;
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "obstacle", "Player", "camels", 44, CPyStatic_market___globals);
        goto CPyL45;
    }
    CPyTagged_INCREF(cpy_r_r44);
CPyL38: ;
    CPy_DECREF(cpy_r_r1);
    cpy_r_r45 = cpy_r_r44 != 0;
    CPyTagged_DECREF(cpy_r_r44);
    if (!cpy_r_r45) goto CPyL40;
    cpy_r_r46 = Py_None;
    CPy_INCREF(cpy_r_r46);
    cpy_r_r47 = cpy_r_r46;
    goto CPyL43;
CPyL40: ;
    cpy_r_r48 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r49 = CPyStatics[1842]; /* 'NO_CAMEL' */
    cpy_r_r50 = CPyObject_GetAttr(cpy_r_r48, cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "obstacle", 44, CPyStatic_market___globals);
        goto CPyL44;
    }
    if (likely(Py_TYPE(cpy_r_r50) == CPyType_option___Reason))
        cpy_r_r51 = cpy_r_r50;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/market.py", "obstacle", 44, CPyStatic_market___globals, "serai.kernel.option.Reason", cpy_r_r50);
        goto CPyL44;
    }
    cpy_r_r47 = cpy_r_r51;
CPyL43: ;
    return cpy_r_r47;
CPyL44: ;
    cpy_r_r52 = NULL;
    return cpy_r_r52;
CPyL45: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL44;
CPyL46: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL4;
CPyL47: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL9;
CPyL48: ;
    CPy_DecRef(cpy_r_r16);
    goto CPyL44;
CPyL49: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL30;
}
        
        PyObject *CPyPy_market___MarketOffer___obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:obstacle", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_market___MarketOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.market.MarketOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_market___MarketOffer___obstacle(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/market.py", "obstacle", 34, CPyStatic_market___globals);
            return NULL;
        }
        
PyObject *CPyDef_market___trade_at_market_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    int32_t cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject **cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    tuple_T3OOO cpy_r_r54;
    PyObject **cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject **cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    int32_t cpy_r_r67;
    char cpy_r_r68;
    int32_t cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___market___trade_at_market_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___merv___market___trade_at_market_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL63;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "trade_at_market", 47, CPyStatic_market___globals);
        goto CPyL62;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___merv___market___trade_at_market_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "trade_at_market", "trade_at_market_gen", "t", 49, CPyStatic_market___globals);
        goto CPyL62;
    }
CPyL5: ;
    ((serai___games___merv___table___TableObject *)cpy_r_r7)->_market_used = 1;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "trade_at_market", 49, CPyStatic_market___globals);
        goto CPyL62;
    }
    cpy_r_r9 = ((serai___games___merv___market___trade_at_market_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "trade_at_market", "trade_at_market_gen", "chosen", 50, CPyStatic_market___globals);
        goto CPyL62;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___games___merv___market___trade_at_market_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "trade_at_market", "trade_at_market_gen", "t", 50, CPyStatic_market___globals);
        goto CPyL62;
    }
CPyL8: ;
    cpy_r_r11 = ((serai___games___merv___table___TableObject *)cpy_r_r10)->_book;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "trade_at_market", "Table", "book", 50, CPyStatic_market___globals);
        goto CPyL62;
    }
CPyL9: ;
    cpy_r_r12 = ((serai___games___merv___book___BookObject *)cpy_r_r11)->_options;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "trade_at_market", "Book", "options", 50, CPyStatic_market___globals);
        goto CPyL62;
    }
CPyL10: ;
    cpy_r_r13 = ((serai___games___merv___options___OptionsObject *)cpy_r_r12)->_take_camels;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "trade_at_market", "Options", "take_camels", 50, CPyStatic_market___globals);
        goto CPyL62;
    }
    CPy_INCREF(cpy_r_r13);
CPyL11: ;
    cpy_r_r14 = cpy_r_r9 == cpy_r_r13;
    CPy_DECREF(cpy_r_r13);
    if (!cpy_r_r14) goto CPyL20;
    cpy_r_r15 = ((serai___games___merv___market___trade_at_market_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "trade_at_market", "trade_at_market_gen", "t", 51, CPyStatic_market___globals);
        goto CPyL62;
    }
CPyL13: ;
    cpy_r_r16 = ((serai___games___merv___market___trade_at_market_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "trade_at_market", "trade_at_market_gen", "me", 51, CPyStatic_market___globals);
        goto CPyL62;
    }
CPyL14: ;
    cpy_r_r17 = CPyDef_market___take_market_camels(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "trade_at_market", 51, CPyStatic_market___globals);
        goto CPyL62;
    }
    cpy_r_r18 = Py_None;
    CPy_INCREF(cpy_r_r18);
    ((serai___games___merv___market___trade_at_market_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r20 = CPyDef_market___trade_at_market_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL19;
    CPyGen_SetStopIterationValue(cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (!0) goto CPyL67;
    CPy_Unreachable();
CPyL19: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r18;
    CPyGen_Exit(&((serai___games___merv___market___trade_at_market_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL20: ;
    cpy_r_r21 = ((serai___games___merv___market___trade_at_market_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "trade_at_market", "trade_at_market_gen", "chosen", 53, CPyStatic_market___globals);
        goto CPyL62;
    }
CPyL21: ;
    cpy_r_r22 = ((serai___kernel___option___OptionObject *)cpy_r_r21)->_value;
    CPy_INCREF(cpy_r_r22);
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "trade_at_market", 53, CPyStatic_market___globals);
        goto CPyL62;
    }
    cpy_r_r24 = ((serai___games___merv___market___trade_at_market_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "trade_at_market", "trade_at_market_gen", "t", 54, CPyStatic_market___globals);
        goto CPyL68;
    }
CPyL23: ;
    cpy_r_r25 = ((serai___games___merv___market___trade_at_market_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "trade_at_market", "trade_at_market_gen", "me", 54, CPyStatic_market___globals);
        goto CPyL68;
    }
CPyL24: ;
    cpy_r_r26 = CPyDef_market___put_market_camel(cpy_r_r24, cpy_r_r25, cpy_r_r23);
    if (unlikely(cpy_r_r26 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "trade_at_market", 54, CPyStatic_market___globals);
        goto CPyL68;
    }
    cpy_r_r27 = ((serai___games___merv___market___trade_at_market_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "trade_at_market", "trade_at_market_gen", "t", 55, CPyStatic_market___globals);
        goto CPyL68;
    }
CPyL26: ;
    cpy_r_r28 = ((serai___games___merv___market___trade_at_market_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "trade_at_market", "trade_at_market_gen", "me", 55, CPyStatic_market___globals);
        goto CPyL68;
    }
CPyL27: ;
    cpy_r_r29 = ((serai___games___merv___market___trade_at_market_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "trade_at_market", "trade_at_market_gen", "t", 55, CPyStatic_market___globals);
        goto CPyL68;
    }
CPyL28: ;
    cpy_r_r30 = ((serai___games___merv___table___TableObject *)cpy_r_r29)->_book;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "trade_at_market", "Table", "book", 55, CPyStatic_market___globals);
        goto CPyL68;
    }
CPyL29: ;
    cpy_r_r31 = ((serai___games___merv___book___BookObject *)cpy_r_r30)->_market_effect;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "trade_at_market", "Book", "market_effect", 55, CPyStatic_market___globals);
        goto CPyL68;
    }
CPyL30: ;
    cpy_r_r32 = ((serai___games___merv___market___trade_at_market_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "trade_at_market", "trade_at_market_gen", "t", 55, CPyStatic_market___globals);
        goto CPyL68;
    }
CPyL31: ;
    cpy_r_r33 = ((serai___games___merv___table___TableObject *)cpy_r_r32)->_market;
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "trade_at_market", "Table", "market", 55, CPyStatic_market___globals);
        goto CPyL68;
    }
CPyL32: ;
    cpy_r_r34 = CPyList_GetItemBorrow(cpy_r_r31, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "trade_at_market", 55, CPyStatic_market___globals);
        goto CPyL68;
    }
    if (likely(PyList_Check(cpy_r_r34)))
        cpy_r_r35 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/market.py", "trade_at_market", 55, CPyStatic_market___globals, "list", cpy_r_r34);
        goto CPyL68;
    }
    cpy_r_r36 = CPyList_GetItem(cpy_r_r35, cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "trade_at_market", 55, CPyStatic_market___globals);
        goto CPyL62;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r36, CPyType_kernel___effects___Effect)))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/market.py", "trade_at_market", 55, CPyStatic_market___globals, "serai.kernel.effects.Effect", cpy_r_r36);
        goto CPyL62;
    }
    cpy_r_r38 = CPyDef_perform___in_order(cpy_r_r27, cpy_r_r28, cpy_r_r37, 20);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "trade_at_market", 55, CPyStatic_market___globals);
        goto CPyL62;
    }
    if (((serai___games___merv___market___trade_at_market_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___market___trade_at_market_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___market___trade_at_market_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___market___trade_at_market_gen_0);
    }
    ((serai___games___merv___market___trade_at_market_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___market___trade_at_market_gen_0 = cpy_r_r38;
    cpy_r_r39 = 1;
    if (!cpy_r_r39) goto CPyL62;
    cpy_r_r40 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r41 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r42 = NULL;
    cpy_r_r1 = cpy_r_r42;
    cpy_r_r43 = (PyObject **)&cpy_r_r1;
    cpy_r_r44 = ((serai___games___merv___market___trade_at_market_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___market___trade_at_market_gen_0;
    cpy_r_r45 = CPyDef_perform___in_order_gen_____mypyc_generator_helper__(cpy_r_r44, cpy_r_r41, cpy_r_r41, cpy_r_r41, cpy_r_r40, cpy_r_r43);
    if (cpy_r_r45 != NULL) goto CPyL69;
    cpy_r_r46 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "trade_at_market", 55, CPyStatic_market___globals);
        goto CPyL70;
    }
    cpy_r_r47 = cpy_r_r1;
    CPy_DECREF(cpy_r_r47);
    cpy_r_r48 = NULL;
    if (((serai___games___merv___market___trade_at_market_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___market___trade_at_market_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___market___trade_at_market_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___market___trade_at_market_gen_0);
    }
    ((serai___games___merv___market___trade_at_market_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___market___trade_at_market_gen_0 = cpy_r_r48;
    cpy_r_r49 = 1;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "trade_at_market", 55, CPyStatic_market___globals);
        goto CPyL62;
    } else
        goto CPyL57;
CPyL41: ;
    cpy_r_r50 = cpy_r_r45;
CPyL42: ;
    ((serai___games___merv___market___trade_at_market_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___market___trade_at_market_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r50;
CPyL43: ;
    cpy_r_r52 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r53 = cpy_r_type != cpy_r_r52;
    if (!cpy_r_r53) goto CPyL71;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "trade_at_market", 55, CPyStatic_market___globals);
        goto CPyL47;
    } else
        goto CPyL72;
CPyL45: ;
    CPy_Unreachable();
CPyL46: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL53;
CPyL47: ;
    cpy_r_r54 = CPy_CatchError();
    cpy_r_r55 = (PyObject **)&cpy_r_r3;
    cpy_r_r56 = ((serai___games___merv___market___trade_at_market_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___market___trade_at_market_gen_0;
    cpy_r_r57 = CPy_YieldFromErrorHandle(cpy_r_r56, cpy_r_r55);
    if (unlikely(cpy_r_r57 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "trade_at_market", 55, CPyStatic_market___globals);
        goto CPyL73;
    }
    if (cpy_r_r57) goto CPyL50;
    cpy_r_r50 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r54);
    CPy_DecRef(cpy_r_r54.f0);
    CPy_DecRef(cpy_r_r54.f1);
    CPy_DecRef(cpy_r_r54.f2);
    goto CPyL42;
CPyL50: ;
    cpy_r_r47 = cpy_r_r3;
    CPy_DecRef(cpy_r_r47);
    CPy_RestoreExcInfo(cpy_r_r54);
    CPy_DecRef(cpy_r_r54.f0);
    CPy_DecRef(cpy_r_r54.f1);
    CPy_DecRef(cpy_r_r54.f2);
    goto CPyL57;
CPyL51: ;
    CPy_RestoreExcInfo(cpy_r_r54);
    CPy_DecRef(cpy_r_r54.f0);
    CPy_DecRef(cpy_r_r54.f1);
    CPy_DecRef(cpy_r_r54.f2);
    cpy_r_r58 = CPy_KeepPropagating();
    if (!cpy_r_r58) goto CPyL62;
    CPy_Unreachable();
CPyL53: ;
    cpy_r_r59 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r60 = NULL;
    cpy_r_r1 = cpy_r_r60;
    cpy_r_r61 = (PyObject **)&cpy_r_r1;
    cpy_r_r62 = ((serai___games___merv___market___trade_at_market_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___market___trade_at_market_gen_0;
    cpy_r_r63 = CPyDef_perform___in_order_gen_____mypyc_generator_helper__(cpy_r_r62, cpy_r_r59, cpy_r_r59, cpy_r_r59, cpy_r_arg, cpy_r_r61);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r63 == NULL) {
        goto CPyL55;
    } else
        goto CPyL74;
CPyL54: ;
    cpy_r_r50 = cpy_r_r63;
    goto CPyL42;
CPyL55: ;
    cpy_r_r64 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r64)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "trade_at_market", 55, CPyStatic_market___globals);
        goto CPyL70;
    }
    cpy_r_r47 = cpy_r_r1;
    CPy_DECREF(cpy_r_r47);
CPyL57: ;
    cpy_r_r65 = Py_None;
    CPy_INCREF(cpy_r_r65);
    ((serai___games___merv___market___trade_at_market_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r67 = CPyDef_market___trade_at_market_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL61;
    CPyGen_SetStopIterationValue(cpy_r_r65);
    CPy_DECREF(cpy_r_r65);
    if (!0) goto CPyL67;
    CPy_Unreachable();
CPyL61: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r65;
    CPyGen_Exit(&((serai___games___merv___market___trade_at_market_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL62: ;
    ((serai___games___merv___market___trade_at_market_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r69 = CPyDef_market___trade_at_market_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r70 = NULL;
    CPyGen_Exit(&((serai___games___merv___market___trade_at_market_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r70;
CPyL63: ;
    cpy_r_r71 = cpy_r_r4 == 0;
    if (cpy_r_r71) goto CPyL75;
    cpy_r_r72 = cpy_r_r4 == 1;
    if (cpy_r_r72) {
        goto CPyL43;
    } else
        goto CPyL76;
CPyL65: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r73 = 0;
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "trade_at_market", 47, CPyStatic_market___globals);
        goto CPyL67;
    }
    CPy_Unreachable();
CPyL67: ;
    cpy_r_r74 = NULL;
    CPyGen_Exit(&((serai___games___merv___market___trade_at_market_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r74;
CPyL68: ;
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL62;
CPyL69: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL41;
CPyL70: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL62;
CPyL71: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL46;
CPyL72: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL45;
CPyL73: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL51;
CPyL74: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL54;
CPyL75: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL76: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL65;
}
        
PyObject *CPyDef_market___trade_at_market_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_market___trade_at_market_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_market___trade_at_market_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_market___trade_at_market_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.market.trade_at_market_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_market___trade_at_market_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/market.py", "__next__", -1, CPyStatic_market___globals);
            return NULL;
        }
        
PyObject *CPyDef_market___trade_at_market_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_market___trade_at_market_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_market___trade_at_market_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_market___trade_at_market_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.market.trade_at_market_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_market___trade_at_market_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/market.py", "send", -1, CPyStatic_market___globals);
            return NULL;
        }
        
PyObject *CPyDef_market___trade_at_market_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_market___trade_at_market_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_market___trade_at_market_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.market.trade_at_market_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_market___trade_at_market_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/market.py", "__iter__", -1, CPyStatic_market___globals);
            return NULL;
        }
        
PyObject *CPyDef_market___trade_at_market_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_market___trade_at_market_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_market___trade_at_market_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_market___trade_at_market_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.market.trade_at_market_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_market___trade_at_market_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/market.py", "throw", -1, CPyStatic_market___globals);
            return NULL;
        }
        
PyObject *CPyDef_market___trade_at_market_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_market___trade_at_market_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp2249 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp2249);
    PyObject *__tmp2250 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp2250);
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
        
        PyObject *CPyPy_market___trade_at_market_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_market___trade_at_market_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.market.trade_at_market_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_market___trade_at_market_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/market.py", "close", -1, CPyStatic_market___globals);
            return NULL;
        }
        
PyObject *CPyDef_market___trade_at_market(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_chosen) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_market___trade_at_market_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "trade_at_market", 47, CPyStatic_market___globals);
        goto CPyL5;
    }
    ((serai___games___merv___market___trade_at_market_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___market___trade_at_market_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___market___trade_at_market_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___market___trade_at_market_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "trade_at_market", 47, CPyStatic_market___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___market___trade_at_market_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___market___trade_at_market_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___merv___market___trade_at_market_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "trade_at_market", 47, CPyStatic_market___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_chosen);
    if (((serai___games___merv___market___trade_at_market_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__chosen != NULL) {
        CPy_DECREF(((serai___games___merv___market___trade_at_market_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__chosen);
    }
    ((serai___games___merv___market___trade_at_market_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__chosen = cpy_r_chosen;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "trade_at_market", 47, CPyStatic_market___globals);
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
        
        PyObject *CPyPy_market___trade_at_market(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "chosen", 0};
            static CPyArg_Parser parser = {"OOO:trade_at_market", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_chosen;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_chosen)) {
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
            PyObject *arg_chosen;
            if (likely(Py_TYPE(obj_chosen) == CPyType_option___Option))
                arg_chosen = obj_chosen;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_chosen); 
                goto fail;
            }
            PyObject *retval = CPyDef_market___trade_at_market(arg_t, arg_me, arg_chosen);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/market.py", "trade_at_market", 47, CPyStatic_market___globals);
            return NULL;
        }
        
char CPyDef_market___take_market_camels(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject **cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyPtr cpy_r_r10;
    CPyPtr cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_market_camels;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "take_market_camels", "Table", "market_camels", 59, CPyStatic_market___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r2 = CPyStatics[105]; /* 'sum' */
    cpy_r_r3 = CPyObject_GetAttr(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "take_market_camels", 59, CPyStatic_market___globals);
        goto CPyL11;
    }
    PyObject *cpy_r_r4[1] = {cpy_r_r0};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_Vectorcall(cpy_r_r3, cpy_r_r5, 1, 0);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "take_market_camels", 59, CPyStatic_market___globals);
        goto CPyL11;
    }
    CPy_DECREF(cpy_r_r0);
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r7 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r7 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "take_market_camels", 59, CPyStatic_market___globals);
        goto CPyL10;
    }
    cpy_r_r8 = PyList_New(1);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "take_market_camels", 60, CPyStatic_market___globals);
        goto CPyL12;
    }
    cpy_r_r9 = CPyStatics[4896]; /* 0 */
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyListObject, ob_item));
    cpy_r_r11 = *(CPyPtr *)cpy_r_r10;
    CPy_INCREF(cpy_r_r9);
    *(PyObject * *)cpy_r_r11 = cpy_r_r9;
    cpy_r_r12 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_market_camels;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "take_market_camels", "Table", "market_camels", 60, CPyStatic_market___globals);
        goto CPyL13;
    }
CPyL6: ;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyVarObject, ob_size));
    cpy_r_r14 = *(int64_t *)cpy_r_r13;
    cpy_r_r15 = cpy_r_r14 << 1;
    cpy_r_r16 = CPySequence_Multiply(cpy_r_r8, cpy_r_r15);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "take_market_camels", 60, CPyStatic_market___globals);
        goto CPyL12;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_market_camels != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_market_camels);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_market_camels = cpy_r_r16;
    cpy_r_r17 = 1;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "take_market_camels", 60, CPyStatic_market___globals);
        goto CPyL12;
    }
    cpy_r_r18 = CPyStatics[1843]; /* 'MV-MKT-02' */
    cpy_r_r19 = CPyDef_merv___gains___gain_camels(cpy_r_t, cpy_r_seat, cpy_r_r7, cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r19 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "take_market_camels", 61, CPyStatic_market___globals);
        goto CPyL10;
    }
    return 1;
CPyL10: ;
    cpy_r_r20 = 2;
    return cpy_r_r20;
CPyL11: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL10;
CPyL12: ;
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL10;
CPyL13: ;
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    goto CPyL10;
}
        
        PyObject *CPyPy_market___take_market_camels(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:take_market_camels", kwlist, 0};
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
            char retval = CPyDef_market___take_market_camels(arg_t, arg_seat);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/market.py", "take_market_camels", 58, CPyStatic_market___globals);
            return NULL;
        }
        
char CPyDef_market___put_market_camel(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_slot) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "put_market_camel", "Table", "players", 65, CPyStatic_market___globals);
        goto CPyL17;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "put_market_camel", 65, CPyStatic_market___globals);
        goto CPyL17;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_merv___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/market.py", "put_market_camel", 65, CPyStatic_market___globals, "serai.games.merv.table.Player", cpy_r_r1);
        goto CPyL17;
    }
    cpy_r_r3 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_camels;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "put_market_camel", "Player", "camels", 65, CPyStatic_market___globals);
        goto CPyL17;
    }
CPyL4: ;
    cpy_r_r4 = CPyTagged_Subtract(cpy_r_r3, 2);
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_camels != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_camels);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_camels = cpy_r_r4;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "put_market_camel", 65, CPyStatic_market___globals);
        goto CPyL17;
    }
    cpy_r_r6 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_market_camels;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "put_market_camel", "Table", "market_camels", 66, CPyStatic_market___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r6);
CPyL6: ;
    cpy_r_r7 = CPyStatics[4897]; /* 1 */
    CPy_INCREF(cpy_r_r7);
    cpy_r_r8 = CPyList_SetItem(cpy_r_r6, cpy_r_slot, cpy_r_r7);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "put_market_camel", 66, CPyStatic_market___globals);
        goto CPyL17;
    }
    cpy_r_r9 = CPyStatics[1844]; /* 'event-market' */
    cpy_r_r10 = CPyStatics[1843]; /* 'MV-MKT-02' */
    cpy_r_r11 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "put_market_camel", "Table", "book", 67, CPyStatic_market___globals);
        goto CPyL17;
    }
CPyL8: ;
    cpy_r_r12 = ((serai___games___merv___book___BookObject *)cpy_r_r11)->_market_ids;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "put_market_camel", "Book", "market_ids", 67, CPyStatic_market___globals);
        goto CPyL17;
    }
CPyL9: ;
    cpy_r_r13 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_market;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/market.py", "put_market_camel", "Table", "market", 67, CPyStatic_market___globals);
        goto CPyL17;
    }
CPyL10: ;
    cpy_r_r14 = CPyList_GetItem(cpy_r_r12, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "put_market_camel", 67, CPyStatic_market___globals);
        goto CPyL17;
    }
    if (likely(PyTuple_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/market.py", "put_market_camel", 67, CPyStatic_market___globals, "tuple", cpy_r_r14);
        goto CPyL17;
    }
    cpy_r_r16 = CPySequenceTuple_GetItem(cpy_r_r15, cpy_r_slot);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "put_market_camel", 67, CPyStatic_market___globals);
        goto CPyL17;
    }
    if (likely(PyUnicode_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/market.py", "put_market_camel", 67, CPyStatic_market___globals, "str", cpy_r_r16);
        goto CPyL17;
    }
    cpy_r_r18 = CPyStatics[785]; /* 'slot' */
    cpy_r_r19 = CPyDict_Build(1, cpy_r_r18, cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "put_market_camel", 67, CPyStatic_market___globals);
        goto CPyL17;
    }
    cpy_r_r20 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r9, cpy_r_seat, cpy_r_r10, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "put_market_camel", 67, CPyStatic_market___globals);
        goto CPyL17;
    }
    return 1;
CPyL17: ;
    cpy_r_r21 = 2;
    return cpy_r_r21;
}
        
        PyObject *CPyPy_market___put_market_camel(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "slot", 0};
            static CPyArg_Parser parser = {"OOO:put_market_camel", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_slot;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_slot)) {
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
            CPyTagged arg_slot;
            if (likely(PyLong_Check(obj_slot)))
                arg_slot = CPyTagged_BorrowFromObject(obj_slot);
            else {
                CPy_TypeError("int", obj_slot); goto fail;
            }
            char retval = CPyDef_market___put_market_camel(arg_t, arg_seat, arg_slot);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/market.py", "put_market_camel", 64, CPyStatic_market___globals);
            return NULL;
        }
        
char CPyDef_market_____top_level__(void) {
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
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 1, CPyStatic_market___globals);
        goto CPyL72;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 1, CPyStatic_market___globals);
        goto CPyL72;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_market___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 3, CPyStatic_market___globals);
        goto CPyL72;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4996]; /* ('Sequence',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_market___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 5, CPyStatic_market___globals);
        goto CPyL72;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatic_market___globals;
    cpy_r_r17 = (void *)&CPyModule_serai___games___merv___reasons;
    cpy_r_r18 = (void *)&CPyImportState_serai___games___merv___reasons;
    cpy_r_r19 = CPyModuleLockAPI_serai;
    cpy_r_r20 = CPyImport_IsInitialized(cpy_r_r18);
    if (!cpy_r_r20) goto CPyL9;
    cpy_r_r21 = PyImport_GetModuleDict();
    cpy_r_r22 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r23 = CPyDict_GetItem(cpy_r_r21, cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 7, CPyStatic_market___globals);
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
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 7, CPyStatic_market___globals);
        goto CPyL72;
    }
    cpy_r_r31 = CPyStatics[8]; /* '__file__' */
    cpy_r_r32 = CPyObject_GetAttr(cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 7, CPyStatic_market___globals);
        goto CPyL72;
    }
    cpy_r_r33 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r34 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r35 = CPyImport_ImportNative(cpy_r_r34, cpy_r_r25, cpy_r_r26, cpy_r_r27, cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r32, cpy_r_r33, 0);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 7, CPyStatic_market___globals);
        goto CPyL72;
    }
    cpy_r_r24 = cpy_r_r35;
CPyL13: ;
    cpy_r_r36 = CPyStatics[393]; /* 'reasons' */
    cpy_r_r37 = CPyDict_SetItem(cpy_r_r16, cpy_r_r36, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 7, CPyStatic_market___globals);
        goto CPyL72;
    }
    cpy_r_r39 = (void *)&CPyModule_serai___games___merv___gains;
    cpy_r_r40 = (void *)&CPyImportState_serai___games___merv___gains;
    cpy_r_r41 = CPyModuleLockAPI_serai;
    cpy_r_r42 = CPyImport_IsInitialized(cpy_r_r40);
    if (!cpy_r_r42) goto CPyL17;
    cpy_r_r43 = PyImport_GetModuleDict();
    cpy_r_r44 = CPyStatics[1236]; /* 'serai.games.merv.gains' */
    cpy_r_r45 = CPyDict_GetItem(cpy_r_r43, cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 8, CPyStatic_market___globals);
        goto CPyL72;
    }
    cpy_r_r46 = cpy_r_r45;
    goto CPyL21;
CPyL17: ;
    cpy_r_r47 = CPyInitOnly_serai___games___merv___gains;
    cpy_r_r48 = CPyExec_serai___games___merv___gains;
    cpy_r_r49 = (PyObject **)&CPyModule_serai___games___merv___gains__internal;
    cpy_r_r50 = PyImport_GetModuleDict();
    cpy_r_r51 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r52 = CPyDict_GetItem(cpy_r_r50, cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 8, CPyStatic_market___globals);
        goto CPyL72;
    }
    cpy_r_r53 = CPyStatics[8]; /* '__file__' */
    cpy_r_r54 = CPyObject_GetAttr(cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 8, CPyStatic_market___globals);
        goto CPyL72;
    }
    cpy_r_r55 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r56 = CPyStatics[1236]; /* 'serai.games.merv.gains' */
    cpy_r_r57 = CPyImport_ImportNative(cpy_r_r56, cpy_r_r47, cpy_r_r48, cpy_r_r49, cpy_r_r39, cpy_r_r40, cpy_r_r41, cpy_r_r54, cpy_r_r55, 0);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 8, CPyStatic_market___globals);
        goto CPyL72;
    }
    cpy_r_r46 = cpy_r_r57;
CPyL21: ;
    cpy_r_r58 = CPyStatics[5200]; /* ('gain_camels',) */
    cpy_r_r59 = CPyStatic_market___globals;
    cpy_r_r60 = CPyImport_GetNativeAttrs(cpy_r_r46, cpy_r_r58, cpy_r_r58, cpy_r_r59);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 8, CPyStatic_market___globals);
        goto CPyL72;
    } else
        goto CPyL73;
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
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 9, CPyStatic_market___globals);
        goto CPyL72;
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
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 9, CPyStatic_market___globals);
        goto CPyL72;
    }
    cpy_r_r75 = CPyStatics[8]; /* '__file__' */
    cpy_r_r76 = CPyObject_GetAttr(cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 9, CPyStatic_market___globals);
        goto CPyL72;
    }
    cpy_r_r77 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r78 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r79 = CPyImport_ImportNative(cpy_r_r78, cpy_r_r69, cpy_r_r70, cpy_r_r71, cpy_r_r61, cpy_r_r62, cpy_r_r63, cpy_r_r76, cpy_r_r77, 0);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 9, CPyStatic_market___globals);
        goto CPyL72;
    }
    cpy_r_r68 = cpy_r_r79;
CPyL29: ;
    cpy_r_r80 = CPyStatics[5264]; /* ('FROM_MARKET',) */
    cpy_r_r81 = CPyStatic_market___globals;
    cpy_r_r82 = CPyImport_GetNativeAttrs(cpy_r_r68, cpy_r_r80, cpy_r_r80, cpy_r_r81);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 9, CPyStatic_market___globals);
        goto CPyL72;
    } else
        goto CPyL74;
CPyL30: ;
    cpy_r_r83 = (void *)&CPyModule_serai___games___merv___table;
    cpy_r_r84 = (void *)&CPyImportState_serai___games___merv___table;
    cpy_r_r85 = CPyModuleLockAPI_serai;
    cpy_r_r86 = CPyImport_IsInitialized(cpy_r_r84);
    if (!cpy_r_r86) goto CPyL33;
    cpy_r_r87 = PyImport_GetModuleDict();
    cpy_r_r88 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r89 = CPyDict_GetItem(cpy_r_r87, cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 10, CPyStatic_market___globals);
        goto CPyL72;
    }
    cpy_r_r90 = cpy_r_r89;
    goto CPyL37;
CPyL33: ;
    cpy_r_r91 = CPyInitOnly_serai___games___merv___table;
    cpy_r_r92 = CPyExec_serai___games___merv___table;
    cpy_r_r93 = (PyObject **)&CPyModule_serai___games___merv___table__internal;
    cpy_r_r94 = PyImport_GetModuleDict();
    cpy_r_r95 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r96 = CPyDict_GetItem(cpy_r_r94, cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 10, CPyStatic_market___globals);
        goto CPyL72;
    }
    cpy_r_r97 = CPyStatics[8]; /* '__file__' */
    cpy_r_r98 = CPyObject_GetAttr(cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 10, CPyStatic_market___globals);
        goto CPyL72;
    }
    cpy_r_r99 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r100 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r101 = CPyImport_ImportNative(cpy_r_r100, cpy_r_r91, cpy_r_r92, cpy_r_r93, cpy_r_r83, cpy_r_r84, cpy_r_r85, cpy_r_r98, cpy_r_r99, 0);
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 10, CPyStatic_market___globals);
        goto CPyL72;
    }
    cpy_r_r90 = cpy_r_r101;
CPyL37: ;
    cpy_r_r102 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r103 = CPyStatic_market___globals;
    cpy_r_r104 = CPyImport_GetNativeAttrs(cpy_r_r90, cpy_r_r102, cpy_r_r102, cpy_r_r103);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 10, CPyStatic_market___globals);
        goto CPyL72;
    } else
        goto CPyL75;
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
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 11, CPyStatic_market___globals);
        goto CPyL72;
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
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 11, CPyStatic_market___globals);
        goto CPyL72;
    }
    cpy_r_r119 = CPyStatics[8]; /* '__file__' */
    cpy_r_r120 = CPyObject_GetAttr(cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 11, CPyStatic_market___globals);
        goto CPyL72;
    }
    cpy_r_r121 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r122 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r123 = CPyImport_ImportNative(cpy_r_r122, cpy_r_r113, cpy_r_r114, cpy_r_r115, cpy_r_r105, cpy_r_r106, cpy_r_r107, cpy_r_r120, cpy_r_r121, 0);
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 11, CPyStatic_market___globals);
        goto CPyL72;
    }
    cpy_r_r112 = cpy_r_r123;
CPyL45: ;
    cpy_r_r124 = CPyStatics[5041]; /* ('Option', 'Reason', 'Rules') */
    cpy_r_r125 = CPyStatic_market___globals;
    cpy_r_r126 = CPyImport_GetNativeAttrs(cpy_r_r112, cpy_r_r124, cpy_r_r124, cpy_r_r125);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 11, CPyStatic_market___globals);
        goto CPyL72;
    } else
        goto CPyL76;
CPyL46: ;
    cpy_r_r127 = (void *)&CPyModule_serai___kernel___offer;
    cpy_r_r128 = (void *)&CPyImportState_serai___kernel___offer;
    cpy_r_r129 = CPyModuleLockAPI_serai;
    cpy_r_r130 = CPyImport_IsInitialized(cpy_r_r128);
    if (!cpy_r_r130) goto CPyL49;
    cpy_r_r131 = PyImport_GetModuleDict();
    cpy_r_r132 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r133 = CPyDict_GetItem(cpy_r_r131, cpy_r_r132);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 12, CPyStatic_market___globals);
        goto CPyL72;
    }
    cpy_r_r134 = cpy_r_r133;
    goto CPyL53;
CPyL49: ;
    cpy_r_r135 = CPyInitOnly_serai___kernel___offer;
    cpy_r_r136 = CPyExec_serai___kernel___offer;
    cpy_r_r137 = (PyObject **)&CPyModule_serai___kernel___offer__internal;
    cpy_r_r138 = PyImport_GetModuleDict();
    cpy_r_r139 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r140 = CPyDict_GetItem(cpy_r_r138, cpy_r_r139);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 12, CPyStatic_market___globals);
        goto CPyL72;
    }
    cpy_r_r141 = CPyStatics[8]; /* '__file__' */
    cpy_r_r142 = CPyObject_GetAttr(cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 12, CPyStatic_market___globals);
        goto CPyL72;
    }
    cpy_r_r143 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r144 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r145 = CPyImport_ImportNative(cpy_r_r144, cpy_r_r135, cpy_r_r136, cpy_r_r137, cpy_r_r127, cpy_r_r128, cpy_r_r129, cpy_r_r142, cpy_r_r143, 0);
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 12, CPyStatic_market___globals);
        goto CPyL72;
    }
    cpy_r_r134 = cpy_r_r145;
CPyL53: ;
    cpy_r_r146 = CPyStatics[5043]; /* ('TableOffer',) */
    cpy_r_r147 = CPyStatic_market___globals;
    cpy_r_r148 = CPyImport_GetNativeAttrs(cpy_r_r134, cpy_r_r146, cpy_r_r146, cpy_r_r147);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 12, CPyStatic_market___globals);
        goto CPyL72;
    } else
        goto CPyL77;
CPyL54: ;
    cpy_r_r149 = (void *)&CPyModule_serai___kernel___perform;
    cpy_r_r150 = (void *)&CPyImportState_serai___kernel___perform;
    cpy_r_r151 = CPyModuleLockAPI_serai;
    cpy_r_r152 = CPyImport_IsInitialized(cpy_r_r150);
    if (!cpy_r_r152) goto CPyL57;
    cpy_r_r153 = PyImport_GetModuleDict();
    cpy_r_r154 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r155 = CPyDict_GetItem(cpy_r_r153, cpy_r_r154);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 13, CPyStatic_market___globals);
        goto CPyL72;
    }
    cpy_r_r156 = cpy_r_r155;
    goto CPyL61;
CPyL57: ;
    cpy_r_r157 = CPyInitOnly_serai___kernel___perform;
    cpy_r_r158 = CPyExec_serai___kernel___perform;
    cpy_r_r159 = (PyObject **)&CPyModule_serai___kernel___perform__internal;
    cpy_r_r160 = PyImport_GetModuleDict();
    cpy_r_r161 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r162 = CPyDict_GetItem(cpy_r_r160, cpy_r_r161);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 13, CPyStatic_market___globals);
        goto CPyL72;
    }
    cpy_r_r163 = CPyStatics[8]; /* '__file__' */
    cpy_r_r164 = CPyObject_GetAttr(cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r162);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 13, CPyStatic_market___globals);
        goto CPyL72;
    }
    cpy_r_r165 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r166 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r167 = CPyImport_ImportNative(cpy_r_r166, cpy_r_r157, cpy_r_r158, cpy_r_r159, cpy_r_r149, cpy_r_r150, cpy_r_r151, cpy_r_r164, cpy_r_r165, 0);
    CPy_DECREF(cpy_r_r164);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 13, CPyStatic_market___globals);
        goto CPyL72;
    }
    cpy_r_r156 = cpy_r_r167;
CPyL61: ;
    cpy_r_r168 = CPyStatics[5097]; /* ('in_order',) */
    cpy_r_r169 = CPyStatic_market___globals;
    cpy_r_r170 = CPyImport_GetNativeAttrs(cpy_r_r156, cpy_r_r168, cpy_r_r168, cpy_r_r169);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 13, CPyStatic_market___globals);
        goto CPyL72;
    } else
        goto CPyL78;
CPyL62: ;
    cpy_r_r171 = (PyObject *)CPyType_offer___TableOffer;
    cpy_r_r172 = (PyObject *)CPyType_merv___table___Table;
    cpy_r_r173 = PyObject_GetItem(cpy_r_r171, cpy_r_r172);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 16, CPyStatic_market___globals);
        goto CPyL72;
    }
    cpy_r_r174 = PyTuple_Pack(1, cpy_r_r173);
    CPy_DECREF(cpy_r_r173);
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 16, CPyStatic_market___globals);
        goto CPyL72;
    }
    cpy_r_r175 = CPyStatics[1459]; /* 'serai.games.merv.market' */
    cpy_r_r176 = (PyObject *)CPyType_market___MarketOffer_template;
    cpy_r_r177 = CPyType_FromTemplate(cpy_r_r176, cpy_r_r174, cpy_r_r175);
    CPy_DECREF(cpy_r_r174);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 16, CPyStatic_market___globals);
        goto CPyL72;
    }
    cpy_r_r178 = CPyDef_market___MarketOffer_trait_vtable_setup();
    if (unlikely(cpy_r_r178 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 16, CPyStatic_market___globals);
        goto CPyL79;
    }
    cpy_r_r179 = CPyDef_market___MarketOffer_coroutine_setup(cpy_r_r177);
    if (unlikely(cpy_r_r179 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 16, CPyStatic_market___globals);
        goto CPyL79;
    }
    cpy_r_r180 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r181 = CPyStatics[1845]; /* 'near' */
    cpy_r_r182 = CPyStatics[378]; /* 't' */
    cpy_r_r183 = CPyStatics[379]; /* 'me' */
    cpy_r_r184 = CPyStatics[380]; /* '_likely' */
    cpy_r_r185 = CPyStatics[381]; /* '_obstacle' */
    cpy_r_r186 = CPyStatics[382]; /* '_others' */
    cpy_r_r187 = CPyStatics[383]; /* '_note' */
    cpy_r_r188 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r189 = PyTuple_Pack(8, cpy_r_r181, cpy_r_r182, cpy_r_r183, cpy_r_r184, cpy_r_r185, cpy_r_r186, cpy_r_r187, cpy_r_r188);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 16, CPyStatic_market___globals);
        goto CPyL79;
    }
    cpy_r_r190 = PyObject_SetAttr(cpy_r_r177, cpy_r_r180, cpy_r_r189);
    CPy_DECREF(cpy_r_r189);
    cpy_r_r191 = cpy_r_r190 >= 0;
    if (unlikely(!cpy_r_r191)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 16, CPyStatic_market___globals);
        goto CPyL79;
    }
    CPyType_market___MarketOffer = (PyTypeObject *)cpy_r_r177;
    CPy_INCREF(CPyType_market___MarketOffer);
    cpy_r_r192 = CPyStatic_market___globals;
    cpy_r_r193 = CPyStatics[1846]; /* 'MarketOffer' */
    cpy_r_r194 = PyDict_SetItem(cpy_r_r192, cpy_r_r193, cpy_r_r177);
    cpy_r_r195 = cpy_r_r194 >= 0;
    if (unlikely(!cpy_r_r195)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 16, CPyStatic_market___globals);
        goto CPyL79;
    }
    cpy_r_r196 = CPy_InitSubclass(cpy_r_r177);
    CPy_DECREF(cpy_r_r177);
    if (unlikely(!cpy_r_r196)) {
        CPy_AddTraceback("src/serai/games/merv/market.py", "<module>", 16, CPyStatic_market___globals);
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

#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
expedition___ResearchOffer_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
PyMemberDef expedition___ResearchOffer_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___actions___expedition___ResearchOfferObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___actions___expedition___ResearchOfferObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
expedition___ResearchOffer_traverse(serai___games___encyclopedia___actions___expedition___ResearchOfferObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__likely);
    Py_VISIT(self->__obstacle);
    Py_VISIT(self->__others);
    Py_VISIT(self->__note);
    Py_VISIT(self->_t);
    if (CPyTagged_CheckLong(self->_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_me));
    }
    if (CPyTagged_CheckLong(self->_continent)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_continent));
    }
    if (CPyTagged_CheckLong(self->_left)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_left));
    }
    if (CPyTagged_CheckLong(self->_cheapest)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_cheapest));
    }
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___expedition___ResearchOfferObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___expedition___ResearchOfferObject))));
    return rv;
}

static int32_t CPyDef_expedition___ResearchOffer_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___expedition___ResearchOfferObject *self = (serai___games___encyclopedia___actions___expedition___ResearchOfferObject *)cpy_r_self;
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
    if (CPyTagged_CheckLong(self->_continent)) {
        CPyTagged __tmp = self->_continent;
        self->_continent = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_left)) {
        CPyTagged __tmp = self->_left;
        self->_left = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_cheapest)) {
        CPyTagged __tmp = self->_cheapest;
        self->_cheapest = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___expedition___ResearchOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___expedition___ResearchOfferObject))));
    return 0;
}

static int32_t CPyDef_expedition___ResearchOffer_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___expedition___ResearchOfferObject *self = (serai___games___encyclopedia___actions___expedition___ResearchOfferObject *)cpy_r_self;
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
    if (CPyTagged_CheckLong(self->_continent)) {
        CPyTagged __tmp = self->_continent;
        self->_continent = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_left)) {
        CPyTagged __tmp = self->_left;
        self->_left = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_cheapest)) {
        CPyTagged __tmp = self->_cheapest;
        self->_cheapest = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___expedition___ResearchOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___expedition___ResearchOfferObject))));
    return 0;
}

static void
expedition___ResearchOffer_dealloc(serai___games___encyclopedia___actions___expedition___ResearchOfferObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, expedition___ResearchOffer_dealloc)
    CPyDef_expedition___ResearchOffer_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_expedition_____mypyc__ResearchOffer_setup(PyObject *cpy_r_type);
PyObject *CPyDef_expedition___ResearchOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_continent, CPyTagged cpy_r_left, CPyTagged cpy_r_cheapest);

static PyObject *
expedition___ResearchOffer_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_expedition___ResearchOffer) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_expedition_____mypyc__ResearchOffer_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_expedition___ResearchOffer_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem expedition___ResearchOffer_vtable[19];
static bool
CPyDef_expedition___ResearchOffer_trait_vtable_setup(void)
{
    CPyVTableItem expedition___ResearchOffer_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_expedition___ResearchOffer_____init__,
        (CPyVTableItem)CPyDef_offer___Offer_____add__,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_expedition___ResearchOffer___note,
        (CPyVTableItem)CPyDef_expedition___ResearchOffer_____init__,
        (CPyVTableItem)CPyDef_expedition___ResearchOffer___likely__TableOffer_glue,
        (CPyVTableItem)CPyDef_expedition___ResearchOffer___others__TableOffer_glue,
        (CPyVTableItem)CPyDef_expedition___ResearchOffer___obstacle,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_expedition___ResearchOffer___note,
        (CPyVTableItem)CPyDef_expedition___ResearchOffer_____init__,
        (CPyVTableItem)CPyDef_expedition___ResearchOffer___likely,
        (CPyVTableItem)CPyDef_expedition___ResearchOffer___others,
        (CPyVTableItem)CPyDef_expedition___ResearchOffer___obstacle,
        (CPyVTableItem)CPyDef_expedition___ResearchOffer___note,
    };
    memcpy(expedition___ResearchOffer_vtable, expedition___ResearchOffer_vtable_scratch, sizeof(expedition___ResearchOffer_vtable));
    return 1;
}

static bool
CPyDef_expedition___ResearchOffer_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
expedition___ResearchOffer_get_continent(serai___games___encyclopedia___actions___expedition___ResearchOfferObject *self, void *closure);
static int
expedition___ResearchOffer_set_continent(serai___games___encyclopedia___actions___expedition___ResearchOfferObject *self, PyObject *value, void *closure);
static PyObject *
expedition___ResearchOffer_get_left(serai___games___encyclopedia___actions___expedition___ResearchOfferObject *self, void *closure);
static int
expedition___ResearchOffer_set_left(serai___games___encyclopedia___actions___expedition___ResearchOfferObject *self, PyObject *value, void *closure);
static PyObject *
expedition___ResearchOffer_get_cheapest(serai___games___encyclopedia___actions___expedition___ResearchOfferObject *self, void *closure);
static int
expedition___ResearchOffer_set_cheapest(serai___games___encyclopedia___actions___expedition___ResearchOfferObject *self, PyObject *value, void *closure);

static PyGetSetDef expedition___ResearchOffer_getseters[] = {
    {"continent",
     (getter)expedition___ResearchOffer_get_continent, (setter)expedition___ResearchOffer_set_continent,
     NULL, NULL},
    {"left",
     (getter)expedition___ResearchOffer_get_left, (setter)expedition___ResearchOffer_set_left,
     NULL, NULL},
    {"cheapest",
     (getter)expedition___ResearchOffer_get_cheapest, (setter)expedition___ResearchOffer_set_cheapest,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef expedition___ResearchOffer_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_expedition_____mypyc__ResearchOffer_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_expedition___ResearchOffer_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, t, me, continent, left, cheapest)\n--\n\n")},
    {"likely",
     (PyCFunction)CPyPy_expedition___ResearchOffer___likely,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("likely($self)\n--\n\n")},
    {"others",
     (PyCFunction)CPyPy_expedition___ResearchOffer___others,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("others($self)\n--\n\n")},
    {"obstacle",
     (PyCFunction)CPyPy_expedition___ResearchOffer___obstacle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("obstacle($self, option)\n--\n\n")},
    {"note",
     (PyCFunction)CPyPy_expedition___ResearchOffer___note,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("note($self, option)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_expedition___ResearchOffer_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ResearchOffer",
    .tp_new = expedition___ResearchOffer_new,
    .tp_dealloc = (destructor)expedition___ResearchOffer_dealloc,
    .tp_traverse = (traverseproc)expedition___ResearchOffer_traverse,
    .tp_clear = (inquiry)CPyDef_expedition___ResearchOffer_clear,
    .tp_getset = expedition___ResearchOffer_getseters,
    .tp_methods = expedition___ResearchOffer_methods,
    .tp_init = expedition___ResearchOffer_init,
    .tp_members = expedition___ResearchOffer_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___expedition___ResearchOfferObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___actions___expedition___ResearchOfferObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___actions___expedition___ResearchOfferObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ResearchOffer(t, me, continent, left, cheapest)\n--\n\n"),
};
static PyTypeObject *CPyType_expedition___ResearchOffer_template = &CPyType_expedition___ResearchOffer_template_;

PyObject *CPyDef_expedition_____mypyc__ResearchOffer_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___expedition___ResearchOfferObject *self;
    self = (serai___games___encyclopedia___actions___expedition___ResearchOfferObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = expedition___ResearchOffer_vtable;
    self->_me = CPY_INT_TAG;
    self->_continent = CPY_INT_TAG;
    self->_left = CPY_INT_TAG;
    self->_cheapest = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_expedition___ResearchOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_continent, CPyTagged cpy_r_left, CPyTagged cpy_r_cheapest)
{
    PyObject *self = CPyDef_expedition_____mypyc__ResearchOffer_setup((PyObject *)CPyType_expedition___ResearchOffer);
    if (self == NULL)
        return NULL;
    char res = CPyDef_expedition___ResearchOffer_____init__(self, cpy_r_t, cpy_r_me, cpy_r_continent, cpy_r_left, cpy_r_cheapest);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
expedition___ResearchOffer_get_continent(serai___games___encyclopedia___actions___expedition___ResearchOfferObject *self, void *closure)
{
    if (unlikely(self->_continent == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'continent' of 'ResearchOffer' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_continent);
    PyObject *retval = CPyTagged_StealAsObject(self->_continent);
    return retval;
}

static int
expedition___ResearchOffer_set_continent(serai___games___encyclopedia___actions___expedition___ResearchOfferObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'ResearchOffer' object attribute 'continent' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_continent != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_continent);
    }
    self->_continent = tmp;
    return 0;
}

static PyObject *
expedition___ResearchOffer_get_left(serai___games___encyclopedia___actions___expedition___ResearchOfferObject *self, void *closure)
{
    if (unlikely(self->_left == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'left' of 'ResearchOffer' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_left);
    PyObject *retval = CPyTagged_StealAsObject(self->_left);
    return retval;
}

static int
expedition___ResearchOffer_set_left(serai___games___encyclopedia___actions___expedition___ResearchOfferObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'ResearchOffer' object attribute 'left' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_left != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_left);
    }
    self->_left = tmp;
    return 0;
}

static PyObject *
expedition___ResearchOffer_get_cheapest(serai___games___encyclopedia___actions___expedition___ResearchOfferObject *self, void *closure)
{
    if (unlikely(self->_cheapest == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cheapest' of 'ResearchOffer' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_cheapest);
    PyObject *retval = CPyTagged_StealAsObject(self->_cheapest);
    return retval;
}

static int
expedition___ResearchOffer_set_cheapest(serai___games___encyclopedia___actions___expedition___ResearchOfferObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'ResearchOffer' object attribute 'cheapest' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_cheapest != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_cheapest);
    }
    self->_cheapest = tmp;
    return 0;
}

static PySendResult CPyDunder_am_sendexpedition___go_on_expedition_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_expedition___go_on_expedition_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods expedition___go_on_expedition_gen_as_async = {
    .am_send = CPyDunder_am_sendexpedition___go_on_expedition_gen,
};
static int
expedition___go_on_expedition_gen_traverse(serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__continent)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__continent));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__book);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition___go_on_expedition_gen_1);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition___go_on_expedition_gen_2);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_expedition___go_on_expedition_gen_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *self = (serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__continent)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__continent;
        self->___mypyc_generator_frame_attribute__continent = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition___go_on_expedition_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition___go_on_expedition_gen_2);
    return 0;
}

static int32_t CPyDef_expedition___go_on_expedition_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *self = (serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__continent)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__continent;
        self->___mypyc_generator_frame_attribute__continent = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition___go_on_expedition_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition___go_on_expedition_gen_2);
    return 0;
}

static void
expedition___go_on_expedition_gen_dealloc(serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (expedition___go_on_expedition_gen_free_instance == NULL) {
        expedition___go_on_expedition_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__continent)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__continent;
            self->___mypyc_generator_frame_attribute__continent = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__continent = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition___go_on_expedition_gen_1);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition___go_on_expedition_gen_2);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, expedition___go_on_expedition_gen_dealloc)
    CPyDef_expedition___go_on_expedition_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_expedition_____mypyc__go_on_expedition_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_expedition___go_on_expedition_gen(void);

static PyObject *
expedition___go_on_expedition_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_expedition___go_on_expedition_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_expedition_____mypyc__go_on_expedition_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem expedition___go_on_expedition_gen_vtable[6];
static bool
CPyDef_expedition___go_on_expedition_gen_trait_vtable_setup(void)
{
    CPyVTableItem expedition___go_on_expedition_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_expedition___go_on_expedition_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_expedition___go_on_expedition_gen_____next__,
        (CPyVTableItem)CPyDef_expedition___go_on_expedition_gen___send,
        (CPyVTableItem)CPyDef_expedition___go_on_expedition_gen_____iter__,
        (CPyVTableItem)CPyDef_expedition___go_on_expedition_gen___throw,
        (CPyVTableItem)CPyDef_expedition___go_on_expedition_gen___close,
    };
    memcpy(expedition___go_on_expedition_gen_vtable, expedition___go_on_expedition_gen_vtable_scratch, sizeof(expedition___go_on_expedition_gen_vtable));
    return 1;
}

static bool
CPyDef_expedition___go_on_expedition_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef expedition___go_on_expedition_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_expedition_____mypyc__go_on_expedition_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_expedition___go_on_expedition_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_expedition___go_on_expedition_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_expedition___go_on_expedition_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_expedition___go_on_expedition_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_expedition___go_on_expedition_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_expedition___go_on_expedition_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "go_on_expedition_gen",
    .tp_new = expedition___go_on_expedition_gen_new,
    .tp_dealloc = (destructor)expedition___go_on_expedition_gen_dealloc,
    .tp_traverse = (traverseproc)expedition___go_on_expedition_gen_traverse,
    .tp_clear = (inquiry)CPyDef_expedition___go_on_expedition_gen_clear,
    .tp_methods = expedition___go_on_expedition_gen_methods,
    .tp_iter = CPyDef_expedition___go_on_expedition_gen_____iter__,
    .tp_iternext = CPyDef_expedition___go_on_expedition_gen_____next__,
    .tp_as_async = &expedition___go_on_expedition_gen_as_async,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("go_on_expedition_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_expedition___go_on_expedition_gen_template = &CPyType_expedition___go_on_expedition_gen_template_;

PyObject *CPyDef_expedition_____mypyc__go_on_expedition_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *self;
    if (expedition___go_on_expedition_gen_free_instance != NULL) {
        self = expedition___go_on_expedition_gen_free_instance;
        expedition___go_on_expedition_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = expedition___go_on_expedition_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__continent = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_expedition___go_on_expedition_gen(void)
{
    PyObject *self = CPyDef_expedition_____mypyc__go_on_expedition_gen_setup((PyObject *)CPyType_expedition___go_on_expedition_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
expedition____recolours_env_traverse(serai___games___encyclopedia___actions___expedition____recolours_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_t);
    if (CPyTagged_CheckLong(self->_continent)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_continent));
    }
    Py_VISIT(self->_o);
    Py_VISIT(self->_player);
    Py_VISIT(self->_obstacle);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_expedition____recolours_env_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___expedition____recolours_envObject *self = (serai___games___encyclopedia___actions___expedition____recolours_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_t);
    if (CPyTagged_CheckLong(self->_continent)) {
        CPyTagged __tmp = self->_continent;
        self->_continent = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_o);
    Py_CLEAR(self->_player);
    Py_CLEAR(self->_obstacle);
    return 0;
}

static int32_t CPyDef_expedition____recolours_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___expedition____recolours_envObject *self = (serai___games___encyclopedia___actions___expedition____recolours_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_obstacle);
    return 0;
}

static void
expedition____recolours_env_dealloc(serai___games___encyclopedia___actions___expedition____recolours_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (expedition____recolours_env_free_instance == NULL) {
        expedition____recolours_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_t);
        if (CPyTagged_CheckLong(self->_continent)) {
            CPyTagged __tmp = self->_continent;
            self->_continent = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->_continent = CPY_INT_TAG;
        }
        Py_CLEAR(self->_o);
        Py_CLEAR(self->_player);
        Py_CLEAR(self->_obstacle);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, expedition____recolours_env_dealloc)
    CPyDef_expedition____recolours_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_expedition_____mypyc___3_recolours_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_expedition____recolours_env(void);

static PyObject *
expedition____recolours_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_expedition____recolours_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_expedition_____mypyc___3_recolours_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem expedition____recolours_env_vtable[1];
static bool
CPyDef_expedition____recolours_env_trait_vtable_setup(void)
{
    CPyVTableItem expedition____recolours_env_vtable_scratch[] = {
        NULL
    };
    memcpy(expedition____recolours_env_vtable, expedition____recolours_env_vtable_scratch, sizeof(expedition____recolours_env_vtable));
    return 1;
}

static bool
CPyDef_expedition____recolours_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef expedition____recolours_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_expedition_____mypyc___3_recolours_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_expedition____recolours_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_recolours_env",
    .tp_new = expedition____recolours_env_new,
    .tp_dealloc = (destructor)expedition____recolours_env_dealloc,
    .tp_traverse = (traverseproc)expedition____recolours_env_traverse,
    .tp_clear = (inquiry)CPyDef_expedition____recolours_env_clear,
    .tp_methods = expedition____recolours_env_methods,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___expedition____recolours_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_recolours_env()\n--\n\n"),
};
static PyTypeObject *CPyType_expedition____recolours_env_template = &CPyType_expedition____recolours_env_template_;

PyObject *CPyDef_expedition_____mypyc___3_recolours_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___expedition____recolours_envObject *self;
    if (expedition____recolours_env_free_instance != NULL) {
        self = expedition____recolours_env_free_instance;
        expedition____recolours_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___actions___expedition____recolours_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = expedition____recolours_env_vtable;
    self->_continent = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_expedition____recolours_env(void)
{
    PyObject *self = CPyDef_expedition_____mypyc___3_recolours_env_setup((PyObject *)CPyType_expedition____recolours_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__expedition___obstacle__recolours_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_expedition___obstacle__recolours_obj_____get__(self, instance, owner);
}
PyMemberDef expedition___obstacle__recolours_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___actions___expedition___obstacle__recolours_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___actions___expedition___obstacle__recolours_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
expedition___obstacle__recolours_obj_traverse(serai___games___encyclopedia___actions___expedition___obstacle__recolours_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___expedition___obstacle__recolours_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___expedition___obstacle__recolours_objObject))));
    return rv;
}

static int32_t CPyDef_expedition___obstacle__recolours_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___expedition___obstacle__recolours_objObject *self = (serai___games___encyclopedia___actions___expedition___obstacle__recolours_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___expedition___obstacle__recolours_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___expedition___obstacle__recolours_objObject))));
    return 0;
}

static int32_t CPyDef_expedition___obstacle__recolours_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___expedition___obstacle__recolours_objObject *self = (serai___games___encyclopedia___actions___expedition___obstacle__recolours_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___expedition___obstacle__recolours_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___expedition___obstacle__recolours_objObject))));
    return 0;
}

static void
expedition___obstacle__recolours_obj_dealloc(serai___games___encyclopedia___actions___expedition___obstacle__recolours_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (expedition___obstacle__recolours_obj_free_instance == NULL) {
        expedition___obstacle__recolours_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, expedition___obstacle__recolours_obj_dealloc)
    CPyDef_expedition___obstacle__recolours_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_expedition_____mypyc__obstacle__recolours_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_expedition___obstacle__recolours_obj(void);

static PyObject *
expedition___obstacle__recolours_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_expedition___obstacle__recolours_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_expedition_____mypyc__obstacle__recolours_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem expedition___obstacle__recolours_obj_vtable[2];
static bool
CPyDef_expedition___obstacle__recolours_obj_trait_vtable_setup(void)
{
    CPyVTableItem expedition___obstacle__recolours_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_expedition___obstacle__recolours_obj_____call__,
        (CPyVTableItem)CPyDef_expedition___obstacle__recolours_obj_____get__,
    };
    memcpy(expedition___obstacle__recolours_obj_vtable, expedition___obstacle__recolours_obj_vtable_scratch, sizeof(expedition___obstacle__recolours_obj_vtable));
    return 1;
}

static bool
CPyDef_expedition___obstacle__recolours_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
expedition___obstacle__recolours_obj_get___3_mypyc_env__(serai___games___encyclopedia___actions___expedition___obstacle__recolours_objObject *self, void *closure);

static PyGetSetDef expedition___obstacle__recolours_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)expedition___obstacle__recolours_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef expedition___obstacle__recolours_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_expedition_____mypyc__obstacle__recolours_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_expedition___obstacle__recolours_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_expedition___obstacle__recolours_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_expedition___obstacle__recolours_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "obstacle__recolours_obj",
    .tp_new = expedition___obstacle__recolours_obj_new,
    .tp_dealloc = (destructor)expedition___obstacle__recolours_obj_dealloc,
    .tp_traverse = (traverseproc)expedition___obstacle__recolours_obj_traverse,
    .tp_clear = (inquiry)CPyDef_expedition___obstacle__recolours_obj_clear,
    .tp_getset = expedition___obstacle__recolours_obj_getseters,
    .tp_methods = expedition___obstacle__recolours_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__expedition___obstacle__recolours_obj,
    .tp_members = expedition___obstacle__recolours_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___expedition___obstacle__recolours_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___actions___expedition___obstacle__recolours_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___actions___expedition___obstacle__recolours_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___actions___expedition___obstacle__recolours_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("obstacle__recolours_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_expedition___obstacle__recolours_obj_template = &CPyType_expedition___obstacle__recolours_obj_template_;

PyObject *CPyDef_expedition_____mypyc__obstacle__recolours_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___expedition___obstacle__recolours_objObject *self;
    if (expedition___obstacle__recolours_obj_free_instance != NULL) {
        self = expedition___obstacle__recolours_obj_free_instance;
        expedition___obstacle__recolours_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___actions___expedition___obstacle__recolours_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = expedition___obstacle__recolours_obj_vtable;
    self->vectorcall = CPyPy_expedition___obstacle__recolours_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_expedition___obstacle__recolours_obj(void)
{
    PyObject *self = CPyDef_expedition_____mypyc__obstacle__recolours_obj_setup((PyObject *)CPyType_expedition___obstacle__recolours_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
expedition___obstacle__recolours_obj_get___3_mypyc_env__(serai___games___encyclopedia___actions___expedition___obstacle__recolours_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'obstacle__recolours_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PySendResult CPyDunder_am_sendexpedition____research_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_expedition____research_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods expedition____research_gen_as_async = {
    .am_send = CPyDunder_am_sendexpedition____research_gen,
};
static int
expedition____research_gen_traverse(serai___games___encyclopedia___actions___expedition____research_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__continent)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__continent));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__o);
    Py_VISIT(self->___mypyc_generator_frame_attribute__player);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition____research_gen_2);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition____research_gen_3);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_expedition____research_gen_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___expedition____research_genObject *self = (serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__continent)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__continent;
        self->___mypyc_generator_frame_attribute__continent = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition____research_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition____research_gen_3);
    return 0;
}

static int32_t CPyDef_expedition____research_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___expedition____research_genObject *self = (serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__continent)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__continent;
        self->___mypyc_generator_frame_attribute__continent = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition____research_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition____research_gen_3);
    return 0;
}

static void
expedition____research_gen_dealloc(serai___games___encyclopedia___actions___expedition____research_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (expedition____research_gen_free_instance == NULL) {
        expedition____research_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__continent)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__continent;
            self->___mypyc_generator_frame_attribute__continent = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__continent = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition____research_gen_2);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition____research_gen_3);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, expedition____research_gen_dealloc)
    CPyDef_expedition____research_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_expedition_____mypyc___3_research_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_expedition____research_gen(void);

static PyObject *
expedition____research_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_expedition____research_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_expedition_____mypyc___3_research_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem expedition____research_gen_vtable[6];
static bool
CPyDef_expedition____research_gen_trait_vtable_setup(void)
{
    CPyVTableItem expedition____research_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_expedition____research_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_expedition____research_gen_____next__,
        (CPyVTableItem)CPyDef_expedition____research_gen___send,
        (CPyVTableItem)CPyDef_expedition____research_gen_____iter__,
        (CPyVTableItem)CPyDef_expedition____research_gen___throw,
        (CPyVTableItem)CPyDef_expedition____research_gen___close,
    };
    memcpy(expedition____research_gen_vtable, expedition____research_gen_vtable_scratch, sizeof(expedition____research_gen_vtable));
    return 1;
}

static bool
CPyDef_expedition____research_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef expedition____research_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_expedition_____mypyc___3_research_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_expedition____research_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_expedition____research_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_expedition____research_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_expedition____research_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_expedition____research_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_expedition____research_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_research_gen",
    .tp_new = expedition____research_gen_new,
    .tp_dealloc = (destructor)expedition____research_gen_dealloc,
    .tp_traverse = (traverseproc)expedition____research_gen_traverse,
    .tp_clear = (inquiry)CPyDef_expedition____research_gen_clear,
    .tp_methods = expedition____research_gen_methods,
    .tp_iter = CPyDef_expedition____research_gen_____iter__,
    .tp_iternext = CPyDef_expedition____research_gen_____next__,
    .tp_as_async = &expedition____research_gen_as_async,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___expedition____research_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_research_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_expedition____research_gen_template = &CPyType_expedition____research_gen_template_;

PyObject *CPyDef_expedition_____mypyc___3_research_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___expedition____research_genObject *self;
    if (expedition____research_gen_free_instance != NULL) {
        self = expedition____research_gen_free_instance;
        expedition____research_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___actions___expedition____research_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = expedition____research_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__continent = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_expedition____research_gen(void)
{
    PyObject *self = CPyDef_expedition_____mypyc___3_research_gen_setup((PyObject *)CPyType_expedition____research_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef expeditionmodule_methods[] = {
    {"expedition_obstacle", (PyCFunction)CPyPy_expedition___expedition_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("expedition_obstacle(t, me, continent)\n--\n\n") /* docstring */},
    {"_lacks", (PyCFunction)CPyPy_expedition____lacks, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_lacks(t, player, continent, space, given_up)\n--\n\n") /* docstring */},
    {"go_on_expedition", (PyCFunction)CPyPy_expedition___go_on_expedition, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("go_on_expedition(t, me, continent)\n--\n\n") /* docstring */},
    {"_recolours", (PyCFunction)CPyPy_expedition____recolours, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_recolours(t, me, continent)\n--\n\n") /* docstring */},
    {"_research", (PyCFunction)CPyPy_expedition____research, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_research(t, me, continent)\n--\n\n") /* docstring */},
    {"_place_cube", (PyCFunction)CPyPy_expedition____place_cube, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_place_cube(t, me, animal, kind)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___actions___expedition__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___actions___expedition__internal, "__name__");
    CPyStatic_expedition___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___actions___expedition__internal);
    if (unlikely(CPyStatic_expedition___globals == NULL))
        goto fail;
    CPyType_expedition___go_on_expedition_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_expedition___go_on_expedition_gen_template, NULL, modname);
    if (unlikely(!CPyType_expedition___go_on_expedition_gen))
        goto fail;
    CPyDef_expedition___go_on_expedition_gen_trait_vtable_setup();
    CPyType_expedition____recolours_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_expedition____recolours_env_template, NULL, modname);
    if (unlikely(!CPyType_expedition____recolours_env))
        goto fail;
    CPyDef_expedition____recolours_env_trait_vtable_setup();
    CPyType_expedition___obstacle__recolours_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_expedition___obstacle__recolours_obj_template, NULL, modname);
    if (unlikely(!CPyType_expedition___obstacle__recolours_obj))
        goto fail;
    CPyDef_expedition___obstacle__recolours_obj_trait_vtable_setup();
    CPyType_expedition____research_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_expedition____research_gen_template, NULL, modname);
    if (unlikely(!CPyType_expedition____research_gen))
        goto fail;
    CPyDef_expedition____research_gen_trait_vtable_setup();
    char result = CPyDef_expedition_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___actions___expedition__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_expedition___ResearchOffer);
    Py_CLEAR(CPyType_expedition___go_on_expedition_gen);
    Py_CLEAR(CPyType_expedition____recolours_env);
    Py_CLEAR(CPyType_expedition___obstacle__recolours_obj);
    Py_CLEAR(CPyType_expedition____research_gen);
    return -1;
}
int CPyExec_serai___games___encyclopedia___actions___expedition(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___actions___expedition__impl, &CPyImportState_serai___games___encyclopedia___actions___expedition, &CPyModule_serai___games___encyclopedia___actions___expedition);
}
static struct PyModuleDef expeditionmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.actions.expedition",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    expeditionmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___actions___expedition(void)
{
    if (CPyModule_serai___games___encyclopedia___actions___expedition__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___actions___expedition__internal);
        return CPyModule_serai___games___encyclopedia___actions___expedition__internal;
    }
    CPyModule_serai___games___encyclopedia___actions___expedition__internal = PyModule_Create(&expeditionmodule);
    return CPyModule_serai___games___encyclopedia___actions___expedition__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___actions___expedition(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___actions___expedition__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___actions___expedition__internal);
        return CPyModule_serai___games___encyclopedia___actions___expedition__internal;
    }
    CPyModule_serai___games___encyclopedia___actions___expedition__internal = PyModule_Create(&expeditionmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___actions___expedition__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.actions.expedition");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___actions___expedition__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___actions___expedition__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___actions___expedition__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___actions___expedition(CPyModule_serai___games___encyclopedia___actions___expedition__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___actions___expedition__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.actions.expedition");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___actions___expedition__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_expedition___expedition_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_continent) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    CPyTagged cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    cpy_r_r0 = CPyDef_encyclopedia___table___Table___free_space(cpy_r_t, cpy_r_continent);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "expedition_obstacle", 28, CPyStatic_expedition___globals);
        goto CPyL27;
    }
    cpy_r_r1 = (Py_ssize_t)cpy_r_r0 == -2;
    if (cpy_r_r1) {
        goto CPyL28;
    } else
        goto CPyL6;
CPyL2: ;
    cpy_r_r2 = CPyStatic_encyclopedia___reasons___CONTINENT_FULL;
    if (likely(cpy_r_r2 != NULL)) goto CPyL5;
    PyErr_SetString(PyExc_NameError, "value for final name \"CONTINENT_FULL\" was not set");
    cpy_r_r3 = 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "expedition_obstacle", 30, CPyStatic_expedition___globals);
        goto CPyL27;
    }
    CPy_Unreachable();
CPyL5: ;
    CPy_INCREF(cpy_r_r2);
    return cpy_r_r2;
CPyL6: ;
    cpy_r_r4 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "expedition_obstacle", "Table", "players", 31, CPyStatic_expedition___globals);
        goto CPyL29;
    }
CPyL7: ;
    cpy_r_r5 = CPyList_GetItem(cpy_r_r4, cpy_r_me);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "expedition_obstacle", 31, CPyStatic_expedition___globals);
        goto CPyL29;
    }
    if (likely(Py_TYPE(cpy_r_r5) == CPyType_encyclopedia___table___Player))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "expedition_obstacle", 31, CPyStatic_expedition___globals, "serai.games.encyclopedia.table.Player", cpy_r_r5);
        goto CPyL29;
    }
    cpy_r_r7 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_colour;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "expedition_obstacle", "Table", "colour", 32, CPyStatic_expedition___globals);
        goto CPyL30;
    }
CPyL10: ;
    cpy_r_r8 = cpy_r_r7 & 1;
    cpy_r_r9 = cpy_r_r8 != 0;
    if (!cpy_r_r9) goto CPyL12;
    cpy_r_r10 = CPyTagged_IsEq_(cpy_r_r7, cpy_r_continent);
    if (cpy_r_r10) {
        goto CPyL15;
    } else
        goto CPyL13;
CPyL12: ;
    cpy_r_r11 = cpy_r_r7 == cpy_r_continent;
    if (cpy_r_r11) goto CPyL15;
CPyL13: ;
    cpy_r_r12 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r6)->_seals;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "expedition_obstacle", "Player", "seals", 32, CPyStatic_expedition___globals);
        goto CPyL30;
    }
    CPyTagged_INCREF(cpy_r_r12);
CPyL14: ;
    cpy_r_r13 = cpy_r_r12 != 0;
    CPyTagged_DECREF(cpy_r_r12);
    if (!cpy_r_r13) goto CPyL17;
CPyL15: ;
    cpy_r_r14 = CPyDef_expedition____lacks(cpy_r_t, cpy_r_r6, cpy_r_continent, cpy_r_r0, 0);
    CPy_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "expedition_obstacle", 33, CPyStatic_expedition___globals);
        goto CPyL27;
    }
    return cpy_r_r14;
CPyL17: ;
    cpy_r_r15 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r6)->_tokens;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "expedition_obstacle", "Player", "tokens", 34, CPyStatic_expedition___globals);
        goto CPyL30;
    }
    CPyTagged_INCREF(cpy_r_r15);
CPyL18: ;
    cpy_r_r16 = cpy_r_r15 != 0;
    CPyTagged_DECREF(cpy_r_r15);
    if (!cpy_r_r16) goto CPyL31;
    cpy_r_r17 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "expedition_obstacle", "Table", "book", 35, CPyStatic_expedition___globals);
        goto CPyL30;
    }
CPyL20: ;
    cpy_r_r18 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r17)->_token_value;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "expedition_obstacle", "Book", "token_value", 35, CPyStatic_expedition___globals);
        goto CPyL30;
    }
    CPyTagged_INCREF(cpy_r_r18);
CPyL21: ;
    cpy_r_r19 = CPyDef_expedition____lacks(cpy_r_t, cpy_r_r6, cpy_r_continent, cpy_r_r0, cpy_r_r18);
    CPy_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "expedition_obstacle", 35, CPyStatic_expedition___globals);
        goto CPyL27;
    }
    return cpy_r_r19;
CPyL23: ;
    cpy_r_r20 = CPyStatic_encyclopedia___reasons___OTHER_COLOUR;
    if (likely(cpy_r_r20 != NULL)) goto CPyL26;
    PyErr_SetString(PyExc_NameError, "value for final name \"OTHER_COLOUR\" was not set");
    cpy_r_r21 = 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "expedition_obstacle", 36, CPyStatic_expedition___globals);
        goto CPyL27;
    }
    CPy_Unreachable();
CPyL26: ;
    CPy_INCREF(cpy_r_r20);
    return cpy_r_r20;
CPyL27: ;
    cpy_r_r22 = NULL;
    return cpy_r_r22;
CPyL28: ;
    CPyTagged_DECREF(cpy_r_r0);
    goto CPyL2;
CPyL29: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL27;
CPyL30: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    goto CPyL27;
CPyL31: ;
    CPyTagged_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r6);
    goto CPyL23;
}
        
        PyObject *CPyPy_expedition___expedition_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "continent", 0};
            static CPyArg_Parser parser = {"OOO:expedition_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_continent;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_continent)) {
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
            CPyTagged arg_continent;
            if (likely(PyLong_Check(obj_continent)))
                arg_continent = CPyTagged_BorrowFromObject(obj_continent);
            else {
                CPy_TypeError("int", obj_continent); goto fail;
            }
            PyObject *retval = CPyDef_expedition___expedition_obstacle(arg_t, arg_me, arg_continent);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "expedition_obstacle", 26, CPyStatic_expedition___globals);
            return NULL;
        }
        
PyObject *CPyDef_expedition____lacks(PyObject *cpy_r_t, PyObject *cpy_r_player, CPyTagged cpy_r_continent, CPyTagged cpy_r_space, CPyTagged cpy_r_given_up) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_reach;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    CPyTagged cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    int64_t cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    tuple_T5IIIII cpy_r_r45;
    CPyTagged cpy_r_r46;
    CPyTagged cpy_r_r47;
    CPyTagged cpy_r_r48;
    CPyTagged cpy_r_r49;
    CPyTagged cpy_r_r50;
    CPyTagged cpy_r_r51;
    CPyTagged cpy_r_r52;
    CPyTagged cpy_r_r53;
    CPyTagged cpy_r_r54;
    CPyTagged cpy_r_r55;
    CPyTagged cpy_r_r56;
    CPyTagged cpy_r_r57;
    CPyTagged cpy_r_r58;
    CPyTagged cpy_r_r59;
    CPyTagged cpy_r_r60;
    CPyTagged cpy_r_r61;
    CPyTagged cpy_r_r62;
    CPyTagged cpy_r_r63;
    CPyTagged cpy_r_r64;
    CPyTagged cpy_r_r65;
    CPyTagged cpy_r_r66;
    CPyTagged cpy_r_r67;
    CPyTagged cpy_r_r68;
    char cpy_r_r69;
    CPyTagged cpy_r_r70;
    CPyTagged cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_lacks", "Table", "book", 41, CPyStatic_expedition___globals);
        goto CPyL48;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyDef_completion___cheapest_research(cpy_r_t, cpy_r_player, cpy_r_continent);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_lacks", 42, CPyStatic_expedition___globals);
        goto CPyL49;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_values;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_lacks", "Table", "values", 43, CPyStatic_expedition___globals);
        goto CPyL50;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_die;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_lacks", "Table", "die", 43, CPyStatic_expedition___globals);
        goto CPyL50;
    }
CPyL4: ;
    cpy_r_r4 = CPyList_GetItemBorrow(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_lacks", 43, CPyStatic_expedition___globals);
        goto CPyL50;
    }
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r5 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r5 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_lacks", 43, CPyStatic_expedition___globals);
        goto CPyL50;
    }
    cpy_r_r6 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_boost;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_lacks", "Table", "boost", 43, CPyStatic_expedition___globals);
        goto CPyL51;
    }
CPyL7: ;
    cpy_r_r7 = CPyTagged_Add(cpy_r_r5, cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r5);
    cpy_r_r8 = CPyTagged_Subtract(cpy_r_r7, cpy_r_given_up);
    CPyTagged_DECREF(cpy_r_r7);
    cpy_r_r9 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_space_value;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_lacks", "Book", "space_value", 43, CPyStatic_expedition___globals);
        goto CPyL52;
    }
CPyL8: ;
    cpy_r_r10 = CPyList_GetItemBorrow(cpy_r_r9, cpy_r_space);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_lacks", 43, CPyStatic_expedition___globals);
        goto CPyL52;
    }
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_lacks", 43, CPyStatic_expedition___globals);
        goto CPyL52;
    }
    cpy_r_r12 = CPyTagged_Add(cpy_r_r8, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r11);
    cpy_r_reach = cpy_r_r12;
    cpy_r_r13 = cpy_r_r1 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (cpy_r_r14) goto CPyL12;
    cpy_r_r15 = cpy_r_reach & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (!cpy_r_r16) goto CPyL13;
CPyL12: ;
    cpy_r_r17 = CPyTagged_IsLt_(cpy_r_reach, cpy_r_r1);
    cpy_r_r18 = cpy_r_r17 ^ 1;
    if (cpy_r_r18) {
        goto CPyL14;
    } else
        goto CPyL17;
CPyL13: ;
    cpy_r_r19 = (Py_ssize_t)cpy_r_r1 <= (Py_ssize_t)cpy_r_reach;
    if (!cpy_r_r19) goto CPyL17;
CPyL14: ;
    cpy_r_r20 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_supply;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_lacks", "Player", "supply", 44, CPyStatic_expedition___globals);
        goto CPyL53;
    }
    CPyTagged_INCREF(cpy_r_r20);
CPyL15: ;
    cpy_r_r21 = cpy_r_r20 != 0;
    CPyTagged_DECREF(cpy_r_r20);
    if (cpy_r_r21) {
        goto CPyL54;
    } else
        goto CPyL17;
CPyL16: ;
    cpy_r_r22 = Py_None;
    CPy_INCREF(cpy_r_r22);
    return cpy_r_r22;
CPyL17: ;
    cpy_r_r23 = CPyTagged_Add(10, cpy_r_continent);
    cpy_r_r24 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_space_stars;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_lacks", "Book", "space_stars", 47, CPyStatic_expedition___globals);
        goto CPyL55;
    }
CPyL18: ;
    cpy_r_r25 = CPyList_GetItem(cpy_r_r24, cpy_r_space);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_lacks", 47, CPyStatic_expedition___globals);
        goto CPyL55;
    }
    if (likely(PyLong_Check(cpy_r_r25)))
        cpy_r_r26 = CPyTagged_FromObject(cpy_r_r25);
    else {
        CPy_TypeError("int", cpy_r_r25); cpy_r_r26 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_lacks", 47, CPyStatic_expedition___globals);
        goto CPyL55;
    }
    cpy_r_r27 = cpy_r_r1 == 2000000;
    if (!cpy_r_r27) goto CPyL37;
    cpy_r_r28 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_reputation_at;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_lacks", "Book", "reputation_at", 48, CPyStatic_expedition___globals);
        goto CPyL56;
    }
CPyL22: ;
    cpy_r_r29 = CPyList_GetItemBorrow(cpy_r_r28, cpy_r_r23);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_lacks", 48, CPyStatic_expedition___globals);
        goto CPyL56;
    }
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_lacks", 48, CPyStatic_expedition___globals);
        goto CPyL56;
    }
    cpy_r_r31 = CPyTagged_Add(cpy_r_r26, cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r30);
    cpy_r_r32 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_animal_ahead;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_lacks", "Book", "animal_ahead", 48, CPyStatic_expedition___globals);
        goto CPyL57;
    }
CPyL25: ;
    cpy_r_r33 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_reputation;
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_lacks", "Player", "reputation", 48, CPyStatic_expedition___globals);
        goto CPyL57;
    }
CPyL26: ;
    cpy_r_r34 = CPyList_GetItemBorrow(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_lacks", 48, CPyStatic_expedition___globals);
        goto CPyL57;
    }
    if (likely(PyLong_Check(cpy_r_r34)))
        cpy_r_r35 = CPyTagged_FromObject(cpy_r_r34);
    else {
        CPy_TypeError("int", cpy_r_r34); cpy_r_r35 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_lacks", 48, CPyStatic_expedition___globals);
        goto CPyL57;
    }
    cpy_r_r36 = cpy_r_r31 & 1;
    cpy_r_r37 = cpy_r_r36 != 0;
    if (cpy_r_r37) goto CPyL30;
    cpy_r_r38 = cpy_r_r35 & 1;
    cpy_r_r39 = cpy_r_r38 != 0;
    if (!cpy_r_r39) goto CPyL31;
CPyL30: ;
    cpy_r_r40 = CPyTagged_IsLt_(cpy_r_r31, cpy_r_r35);
    cpy_r_r41 = cpy_r_r40;
    goto CPyL32;
CPyL31: ;
    cpy_r_r42 = (Py_ssize_t)cpy_r_r31 < (Py_ssize_t)cpy_r_r35;
    cpy_r_r41 = cpy_r_r42;
CPyL32: ;
    CPyTagged_DECREF(cpy_r_r31);
    CPyTagged_DECREF(cpy_r_r35);
    if (cpy_r_r41) {
        goto CPyL58;
    } else
        goto CPyL37;
CPyL33: ;
    cpy_r_r43 = CPyStatic_encyclopedia___reasons___NOTHING_TO_RESEARCH;
    if (likely(cpy_r_r43 != NULL)) goto CPyL36;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOTHING_TO_RESEARCH\" was not set");
    cpy_r_r44 = 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_lacks", 49, CPyStatic_expedition___globals);
        goto CPyL48;
    }
    CPy_Unreachable();
CPyL36: ;
    CPy_INCREF(cpy_r_r43);
    return cpy_r_r43;
CPyL37: ;
    cpy_r_r45 = CPyDef_completion___after_placing(cpy_r_t, cpy_r_player, cpy_r_r23, cpy_r_r26);
    CPyTagged_DECREF(cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r45.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_lacks", 50, CPyStatic_expedition___globals);
        goto CPyL53;
    }
    cpy_r_r46 = cpy_r_r45.f0;
    cpy_r_r47 = cpy_r_r45.f1;
    cpy_r_r48 = cpy_r_r45.f2;
    cpy_r_r49 = cpy_r_r45.f3;
    cpy_r_r50 = cpy_r_r45.f4;
    cpy_r_r51 = cpy_r_r46;
    cpy_r_r52 = cpy_r_r47;
    cpy_r_r53 = cpy_r_r48;
    cpy_r_r54 = cpy_r_r49;
    cpy_r_r55 = cpy_r_r50;
    cpy_r_r56 = CPyDef_boosts___die_bonus(cpy_r_t, cpy_r_player, cpy_r_continent);
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_lacks", 51, CPyStatic_expedition___globals);
        goto CPyL59;
    }
    cpy_r_r57 = CPyDef_boosts___expedition_bonus(cpy_r_t, cpy_r_player, cpy_r_continent);
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_lacks", 51, CPyStatic_expedition___globals);
        goto CPyL60;
    }
    cpy_r_r58 = CPyTagged_Add(cpy_r_r56, cpy_r_r57);
    CPyTagged_DECREF(cpy_r_r56);
    CPyTagged_DECREF(cpy_r_r57);
    cpy_r_r59 = CPyTagged_Add(cpy_r_reach, cpy_r_r58);
    CPyTagged_DECREF(cpy_r_reach);
    CPyTagged_DECREF(cpy_r_r58);
    cpy_r_reach = cpy_r_r59;
    cpy_r_r60 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_coin_value;
    if (unlikely(cpy_r_r60 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_lacks", "Book", "coin_value", 52, CPyStatic_expedition___globals);
        goto CPyL59;
    }
    CPyTagged_INCREF(cpy_r_r60);
CPyL41: ;
    cpy_r_r61 = CPyTagged_Multiply(cpy_r_r51, cpy_r_r60);
    CPyTagged_DECREF(cpy_r_r51);
    CPyTagged_DECREF(cpy_r_r60);
    cpy_r_r62 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_token_value;
    if (unlikely(cpy_r_r62 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_lacks", "Book", "token_value", 52, CPyStatic_expedition___globals);
        goto CPyL61;
    }
    CPyTagged_INCREF(cpy_r_r62);
CPyL42: ;
    cpy_r_r63 = CPyTagged_Multiply(cpy_r_r52, cpy_r_r62);
    CPyTagged_DECREF(cpy_r_r52);
    CPyTagged_DECREF(cpy_r_r62);
    cpy_r_r64 = CPyTagged_Add(cpy_r_r61, cpy_r_r63);
    CPyTagged_DECREF(cpy_r_r61);
    CPyTagged_DECREF(cpy_r_r63);
    cpy_r_r65 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_seal_value;
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'seal_value' of 'Book' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r65);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_lacks", 52, CPyStatic_expedition___globals);
        goto CPyL62;
    }
CPyL43: ;
    cpy_r_r66 = CPyTagged_Multiply(cpy_r_r53, cpy_r_r65);
    CPyTagged_DECREF(cpy_r_r53);
    CPyTagged_DECREF(cpy_r_r65);
    cpy_r_r67 = CPyTagged_Add(cpy_r_r64, cpy_r_r66);
    CPyTagged_DECREF(cpy_r_r64);
    CPyTagged_DECREF(cpy_r_r66);
    cpy_r_r68 = CPyTagged_Add(cpy_r_reach, cpy_r_r67);
    CPyTagged_DECREF(cpy_r_reach);
    CPyTagged_DECREF(cpy_r_r67);
    cpy_r_reach = cpy_r_r68;
    cpy_r_r69 = cpy_r_r54 != 0;
    if (!cpy_r_r69) goto CPyL63;
    cpy_r_r70 = CPyDef_completion___expert_reach(cpy_r_t, cpy_r_player, cpy_r_continent, 1, cpy_r_r54);
    CPyTagged_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r70 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_lacks", 54, CPyStatic_expedition___globals);
        goto CPyL64;
    }
    cpy_r_r71 = CPyTagged_Add(cpy_r_reach, cpy_r_r70);
    CPyTagged_DECREF(cpy_r_reach);
    CPyTagged_DECREF(cpy_r_r70);
    cpy_r_reach = cpy_r_r71;
CPyL46: ;
    cpy_r_r72 = CPyDef_completion___lacks_research(cpy_r_t, cpy_r_player, cpy_r_continent, cpy_r_r1, cpy_r_reach, cpy_r_r55);
    CPyTagged_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_reach);
    CPyTagged_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_lacks", 55, CPyStatic_expedition___globals);
        goto CPyL48;
    }
    return cpy_r_r72;
CPyL48: ;
    cpy_r_r73 = NULL;
    return cpy_r_r73;
CPyL49: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL48;
CPyL50: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL48;
CPyL51: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL48;
CPyL52: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL48;
CPyL53: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_reach);
    goto CPyL48;
CPyL54: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_reach);
    goto CPyL16;
CPyL55: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_reach);
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL48;
CPyL56: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_reach);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r26);
    goto CPyL48;
CPyL57: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_reach);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r31);
    goto CPyL48;
CPyL58: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_reach);
    CPyTagged_DECREF(cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r26);
    goto CPyL33;
CPyL59: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_reach);
    CPyTagged_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPyTagged_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r55);
    goto CPyL48;
CPyL60: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_reach);
    CPyTagged_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPyTagged_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r56);
    goto CPyL48;
CPyL61: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_reach);
    CPyTagged_DecRef(cpy_r_r52);
    CPyTagged_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r61);
    goto CPyL48;
CPyL62: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_reach);
    CPyTagged_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r64);
    goto CPyL48;
CPyL63: ;
    CPyTagged_DECREF(cpy_r_r54);
    goto CPyL46;
CPyL64: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_reach);
    CPyTagged_DecRef(cpy_r_r55);
    goto CPyL48;
}
        
        PyObject *CPyPy_expedition____lacks(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", "continent", "space", "given_up", 0};
            static CPyArg_Parser parser = {"OOOOO:_lacks", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            PyObject *obj_continent;
            PyObject *obj_space;
            PyObject *obj_given_up;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player, &obj_continent, &obj_space, &obj_given_up)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_encyclopedia___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Player", obj_player); 
                goto fail;
            }
            CPyTagged arg_continent;
            if (likely(PyLong_Check(obj_continent)))
                arg_continent = CPyTagged_BorrowFromObject(obj_continent);
            else {
                CPy_TypeError("int", obj_continent); goto fail;
            }
            CPyTagged arg_space;
            if (likely(PyLong_Check(obj_space)))
                arg_space = CPyTagged_BorrowFromObject(obj_space);
            else {
                CPy_TypeError("int", obj_space); goto fail;
            }
            CPyTagged arg_given_up;
            if (likely(PyLong_Check(obj_given_up)))
                arg_given_up = CPyTagged_BorrowFromObject(obj_given_up);
            else {
                CPy_TypeError("int", obj_given_up); goto fail;
            }
            PyObject *retval = CPyDef_expedition____lacks(arg_t, arg_player, arg_continent, arg_space, arg_given_up);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_lacks", 39, CPyStatic_expedition___globals);
            return NULL;
        }
        
PyObject *CPyDef_expedition___go_on_expedition_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyTagged cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    CPyTagged cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    CPyTagged cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyTagged cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    CPyTagged cpy_r_r66;
    CPyTagged cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyTagged cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    CPyTagged cpy_r_r83;
    CPyTagged cpy_r_r84;
    CPyTagged cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    CPyTagged cpy_r_r90;
    PyObject *cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    CPyTagged cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    CPyTagged cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    char cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    CPyPtr cpy_r_r110;
    int64_t cpy_r_r111;
    CPyTagged cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    CPyTagged cpy_r_r115;
    PyObject *cpy_r_r116;
    char cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject **cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    char cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    char cpy_r_r127;
    PyObject *cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    char cpy_r_r131;
    tuple_T3OOO cpy_r_r132;
    PyObject **cpy_r_r133;
    PyObject *cpy_r_r134;
    char cpy_r_r135;
    char cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject **cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    char cpy_r_r142;
    PyObject *cpy_r_r143;
    CPyTagged cpy_r_r144;
    CPyTagged cpy_r_r145;
    PyObject *cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject **cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    char cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    char cpy_r_r157;
    PyObject *cpy_r_r158;
    char cpy_r_r159;
    PyObject *cpy_r_r160;
    char cpy_r_r161;
    tuple_T3OOO cpy_r_r162;
    PyObject **cpy_r_r163;
    PyObject *cpy_r_r164;
    char cpy_r_r165;
    char cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject **cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    char cpy_r_r172;
    PyObject *cpy_r_r173;
    char cpy_r_r174;
    PyObject *cpy_r_r175;
    char cpy_r_r176;
    int32_t cpy_r_r177;
    char cpy_r_r178;
    int32_t cpy_r_r179;
    PyObject *cpy_r_r180;
    char cpy_r_r181;
    char cpy_r_r182;
    char cpy_r_r183;
    char cpy_r_r184;
    char cpy_r_r185;
    PyObject *cpy_r_r186;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL143;
CPyL1: ;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_type != cpy_r_r9;
    if (!cpy_r_r10) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 58, CPyStatic_expedition___globals);
        goto CPyL142;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r11 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "t", 60, CPyStatic_expedition___globals);
        goto CPyL142;
    }
CPyL5: ;
    cpy_r_r12 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r11)->_book;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "Table", "book", 60, CPyStatic_expedition___globals);
        goto CPyL142;
    }
    CPy_INCREF(cpy_r_r12);
CPyL6: ;
    if (((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book);
    }
    ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book = cpy_r_r12;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 60, CPyStatic_expedition___globals);
        goto CPyL142;
    }
    cpy_r_r14 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "t", 61, CPyStatic_expedition___globals);
        goto CPyL142;
    }
CPyL8: ;
    cpy_r_r15 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r14)->_colour;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "Table", "colour", 61, CPyStatic_expedition___globals);
        goto CPyL142;
    }
CPyL9: ;
    cpy_r_r16 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__continent;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "continent", 61, CPyStatic_expedition___globals);
        goto CPyL142;
    }
CPyL10: ;
    cpy_r_r17 = cpy_r_r15 & 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (!cpy_r_r18) goto CPyL12;
    cpy_r_r19 = CPyTagged_IsEq_(cpy_r_r15, cpy_r_r16);
    cpy_r_r20 = cpy_r_r19 ^ 1;
    if (cpy_r_r20) {
        goto CPyL13;
    } else
        goto CPyL33;
CPyL12: ;
    cpy_r_r21 = cpy_r_r15 != cpy_r_r16;
    if (!cpy_r_r21) goto CPyL33;
CPyL13: ;
    cpy_r_r22 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "me", 63, CPyStatic_expedition___globals);
        goto CPyL142;
    }
CPyL14: ;
    cpy_r_r23 = CPyStatics[336]; /* 'colour' */
    cpy_r_r24 = CPyStatics[434]; /* 'EN-TURN-09' */
    cpy_r_r25 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "t", 63, CPyStatic_expedition___globals);
        goto CPyL142;
    }
CPyL15: ;
    cpy_r_r26 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "me", 63, CPyStatic_expedition___globals);
        goto CPyL142;
    }
CPyL16: ;
    cpy_r_r27 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__continent;
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "continent", 63, CPyStatic_expedition___globals);
        goto CPyL142;
    }
CPyL17: ;
    cpy_r_r28 = CPyDef_expedition____recolours(cpy_r_r25, cpy_r_r26, cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 63, CPyStatic_expedition___globals);
        goto CPyL142;
    }
    cpy_r_r29 = CPyStatics[336]; /* 'colour' */
    cpy_r_r30 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "book", 63, CPyStatic_expedition___globals);
        goto CPyL150;
    }
CPyL19: ;
    cpy_r_r31 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r30)->_colours;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "Book", "colours", 63, CPyStatic_expedition___globals);
        goto CPyL150;
    }
    CPy_INCREF(cpy_r_r31);
CPyL20: ;
    cpy_r_r32 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__continent;
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "continent", 63, CPyStatic_expedition___globals);
        goto CPyL151;
    }
CPyL21: ;
    cpy_r_r33 = CPySequenceTuple_GetItem(cpy_r_r31, cpy_r_r32);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 63, CPyStatic_expedition___globals);
        goto CPyL150;
    }
    if (likely(PyUnicode_Check(cpy_r_r33)))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 63, CPyStatic_expedition___globals, "str", cpy_r_r33);
        goto CPyL150;
    }
    cpy_r_r35 = CPyDict_Build(1, cpy_r_r29, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 63, CPyStatic_expedition___globals);
        goto CPyL150;
    }
    cpy_r_r36 = NULL;
    cpy_r_r37 = 2;
    cpy_r_r38 = CPyDef_decision___ask(cpy_r_r22, cpy_r_r23, cpy_r_r24, cpy_r_r28, cpy_r_r35, cpy_r_r36, cpy_r_r37);
    CPy_DECREF(cpy_r_r28);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 62, CPyStatic_expedition___globals);
        goto CPyL142;
    }
    ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r38;
CPyL26: ;
    cpy_r_r40 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r41 = cpy_r_type != cpy_r_r40;
    if (!cpy_r_r41) goto CPyL29;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 62, CPyStatic_expedition___globals);
        goto CPyL142;
    }
    CPy_Unreachable();
CPyL29: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r42 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 62, CPyStatic_expedition___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL142;
    }
    cpy_r_r43 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "t", 65, CPyStatic_expedition___globals);
        goto CPyL152;
    }
CPyL31: ;
    cpy_r_r44 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "me", 65, CPyStatic_expedition___globals);
        goto CPyL152;
    }
CPyL32: ;
    cpy_r_r45 = CPyDef_boosts___pay(cpy_r_r43, cpy_r_r44, cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r45 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 65, CPyStatic_expedition___globals);
        goto CPyL142;
    }
CPyL33: ;
    cpy_r_r46 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "t", 66, CPyStatic_expedition___globals);
        goto CPyL142;
    }
CPyL34: ;
    cpy_r_r47 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__continent;
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "continent", 66, CPyStatic_expedition___globals);
        goto CPyL142;
    }
CPyL35: ;
    cpy_r_r48 = CPyDef_encyclopedia___table___Table___free_space(cpy_r_r46, cpy_r_r47);
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 66, CPyStatic_expedition___globals);
        goto CPyL142;
    }
    cpy_r_r49 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "t", 67, CPyStatic_expedition___globals);
        goto CPyL153;
    }
CPyL37: ;
    cpy_r_r50 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r49)->_die;
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "Table", "die", 67, CPyStatic_expedition___globals);
        goto CPyL153;
    }
    CPyTagged_INCREF(cpy_r_r50);
CPyL38: ;
    cpy_r_r51 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "t", 67, CPyStatic_expedition___globals);
        goto CPyL154;
    }
CPyL39: ;
    cpy_r_r52 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r51)->_spaces;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "Table", "spaces", 67, CPyStatic_expedition___globals);
        goto CPyL154;
    }
    CPy_INCREF(cpy_r_r52);
CPyL40: ;
    cpy_r_r53 = CPyTagged_StealAsObject(cpy_r_r50);
    cpy_r_r54 = CPyList_SetItem(cpy_r_r52, cpy_r_r48, cpy_r_r53);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 67, CPyStatic_expedition___globals);
        goto CPyL153;
    }
    cpy_r_r55 = CPyTagged_Add(200, cpy_r_r48);
    cpy_r_r56 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "t", 68, CPyStatic_expedition___globals);
        goto CPyL155;
    }
CPyL42: ;
    cpy_r_r57 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r56)->_places;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "Table", "places", 68, CPyStatic_expedition___globals);
        goto CPyL155;
    }
    CPy_INCREF(cpy_r_r57);
CPyL43: ;
    cpy_r_r58 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "t", 68, CPyStatic_expedition___globals);
        goto CPyL156;
    }
CPyL44: ;
    cpy_r_r59 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r58)->_die;
    if (unlikely(cpy_r_r59 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "Table", "die", 68, CPyStatic_expedition___globals);
        goto CPyL156;
    }
    CPyTagged_INCREF(cpy_r_r59);
CPyL45: ;
    cpy_r_r60 = CPyTagged_StealAsObject(cpy_r_r55);
    cpy_r_r61 = CPyList_SetItem(cpy_r_r57, cpy_r_r59, cpy_r_r60);
    CPy_DECREF(cpy_r_r57);
    CPyTagged_DECREF(cpy_r_r59);
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 68, CPyStatic_expedition___globals);
        goto CPyL153;
    }
    cpy_r_r62 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "t", 69, CPyStatic_expedition___globals);
        goto CPyL153;
    }
CPyL47: ;
    CPyTagged_INCREF(cpy_r_r48);
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r62)->_target != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r62)->_target);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r62)->_target = cpy_r_r48;
    cpy_r_r63 = 1;
    if (unlikely(!cpy_r_r63)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 69, CPyStatic_expedition___globals);
        goto CPyL153;
    }
    cpy_r_r64 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "t", 70, CPyStatic_expedition___globals);
        goto CPyL153;
    }
CPyL49: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r64)->_spent != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r64)->_spent);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r64)->_spent = 0;
    cpy_r_r65 = 1;
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 70, CPyStatic_expedition___globals);
        goto CPyL153;
    }
    cpy_r_r66 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__continent;
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "continent", 71, CPyStatic_expedition___globals);
        goto CPyL153;
    }
CPyL51: ;
    cpy_r_r67 = CPyTagged_Add(10, cpy_r_r66);
    cpy_r_r68 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "t", 71, CPyStatic_expedition___globals);
        goto CPyL157;
    }
CPyL52: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r68)->_action != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r68)->_action);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r68)->_action = cpy_r_r67;
    cpy_r_r69 = 1;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 71, CPyStatic_expedition___globals);
        goto CPyL153;
    }
    cpy_r_r70 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "t", 72, CPyStatic_expedition___globals);
        goto CPyL153;
    }
CPyL54: ;
    cpy_r_r71 = CPyStatics[385]; /* 'event-placed' */
    cpy_r_r72 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r72 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "me", 72, CPyStatic_expedition___globals);
        goto CPyL153;
    }
CPyL55: ;
    cpy_r_r73 = CPyStatics[435]; /* 'EN-EXP-01' */
    cpy_r_r74 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "book", 72, CPyStatic_expedition___globals);
        goto CPyL153;
    }
CPyL56: ;
    cpy_r_r75 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r74)->_space_ids;
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "Book", "space_ids", 72, CPyStatic_expedition___globals);
        goto CPyL153;
    }
CPyL57: ;
    cpy_r_r76 = CPyList_GetItem(cpy_r_r75, cpy_r_r48);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 72, CPyStatic_expedition___globals);
        goto CPyL153;
    }
    if (likely(PyUnicode_Check(cpy_r_r76)))
        cpy_r_r77 = cpy_r_r76;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 72, CPyStatic_expedition___globals, "str", cpy_r_r76);
        goto CPyL153;
    }
    cpy_r_r78 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "book", 72, CPyStatic_expedition___globals);
        goto CPyL158;
    }
CPyL60: ;
    cpy_r_r79 = CPyStatics[388]; /* 'location' */
    cpy_r_r80 = CPyDict_Build(1, cpy_r_r79, cpy_r_r77);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 72, CPyStatic_expedition___globals);
        goto CPyL153;
    }
    cpy_r_r81 = CPyDef_kernel___table___Table___tell(cpy_r_r70, cpy_r_r71, cpy_r_r72, cpy_r_r73, cpy_r_r80);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r81 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 72, CPyStatic_expedition___globals);
        goto CPyL153;
    }
    cpy_r_r82 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "t", 73, CPyStatic_expedition___globals);
        goto CPyL153;
    }
CPyL63: ;
    cpy_r_r83 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r83 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "me", 73, CPyStatic_expedition___globals);
        goto CPyL153;
    }
CPyL64: ;
    cpy_r_r84 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__continent;
    if (unlikely(cpy_r_r84 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "continent", 73, CPyStatic_expedition___globals);
        goto CPyL153;
    }
CPyL65: ;
    cpy_r_r85 = CPyTagged_Add(10, cpy_r_r84);
    cpy_r_r86 = CPyDef_experts___die_placed(cpy_r_r82, cpy_r_r83, cpy_r_r85);
    CPyTagged_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r86 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 73, CPyStatic_expedition___globals);
        goto CPyL153;
    }
    cpy_r_r87 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "book", 74, CPyStatic_expedition___globals);
        goto CPyL153;
    }
CPyL67: ;
    cpy_r_r88 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r87)->_space_stars;
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "Book", "space_stars", 74, CPyStatic_expedition___globals);
        goto CPyL153;
    }
CPyL68: ;
    cpy_r_r89 = CPyList_GetItem(cpy_r_r88, cpy_r_r48);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 74, CPyStatic_expedition___globals);
        goto CPyL153;
    }
    if (likely(PyLong_Check(cpy_r_r89)))
        cpy_r_r90 = CPyTagged_FromObject(cpy_r_r89);
    else {
        CPy_TypeError("int", cpy_r_r89); cpy_r_r90 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r90 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 74, CPyStatic_expedition___globals);
        goto CPyL153;
    }
    cpy_r_r91 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "book", 74, CPyStatic_expedition___globals);
        goto CPyL159;
    }
CPyL71: ;
    cpy_r_r92 = cpy_r_r90 != 0;
    CPyTagged_DECREF(cpy_r_r90);
    if (!cpy_r_r92) goto CPyL160;
    cpy_r_r93 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "t", 75, CPyStatic_expedition___globals);
        goto CPyL153;
    }
CPyL73: ;
    cpy_r_r94 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r94 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "me", 75, CPyStatic_expedition___globals);
        goto CPyL153;
    }
CPyL74: ;
    cpy_r_r95 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "book", 75, CPyStatic_expedition___globals);
        goto CPyL153;
    }
CPyL75: ;
    cpy_r_r96 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r95)->_space_stars;
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "Book", "space_stars", 75, CPyStatic_expedition___globals);
        goto CPyL153;
    }
CPyL76: ;
    cpy_r_r97 = CPyList_GetItem(cpy_r_r96, cpy_r_r48);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 75, CPyStatic_expedition___globals);
        goto CPyL153;
    }
    if (likely(PyLong_Check(cpy_r_r97)))
        cpy_r_r98 = CPyTagged_FromObject(cpy_r_r97);
    else {
        CPy_TypeError("int", cpy_r_r97); cpy_r_r98 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r98 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 75, CPyStatic_expedition___globals);
        goto CPyL153;
    }
    cpy_r_r99 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "book", 75, CPyStatic_expedition___globals);
        goto CPyL161;
    }
CPyL79: ;
    cpy_r_r100 = CPyStatics[436]; /* 'EN-EXP-02' */
    cpy_r_r101 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "book", 75, CPyStatic_expedition___globals);
        goto CPyL161;
    }
CPyL80: ;
    cpy_r_r102 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r101)->_space_ids;
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "Book", "space_ids", 75, CPyStatic_expedition___globals);
        goto CPyL161;
    }
CPyL81: ;
    cpy_r_r103 = CPyList_GetItem(cpy_r_r102, cpy_r_r48);
    CPyTagged_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 75, CPyStatic_expedition___globals);
        goto CPyL162;
    }
    if (likely(PyUnicode_Check(cpy_r_r103)))
        cpy_r_r104 = cpy_r_r103;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 75, CPyStatic_expedition___globals, "str", cpy_r_r103);
        goto CPyL162;
    }
    cpy_r_r105 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "book", 75, CPyStatic_expedition___globals);
        goto CPyL163;
    }
CPyL84: ;
    cpy_r_r106 = 2;
    cpy_r_r107 = CPyDef_reputation___advance(cpy_r_r93, cpy_r_r94, cpy_r_r98, cpy_r_r100, cpy_r_r104, cpy_r_r106);
    CPyTagged_DECREF(cpy_r_r98);
    CPy_DECREF(cpy_r_r104);
    if (unlikely(cpy_r_r107 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 75, CPyStatic_expedition___globals);
        goto CPyL142;
    }
CPyL85: ;
    cpy_r_r108 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "t", 76, CPyStatic_expedition___globals);
        goto CPyL142;
    }
CPyL86: ;
    cpy_r_r109 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r108)->_picks;
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "Table", "picks", 76, CPyStatic_expedition___globals);
        goto CPyL142;
    }
    CPy_INCREF(cpy_r_r109);
CPyL87: ;
    cpy_r_r110 = (CPyPtr)((CPyPtr)cpy_r_r109 + offsetof(PyVarObject, ob_size));
    cpy_r_r111 = *(int64_t *)cpy_r_r110;
    CPy_DECREF(cpy_r_r109);
    cpy_r_r112 = cpy_r_r111 << 1;
    cpy_r_r113 = cpy_r_r112 != 0;
    if (!cpy_r_r113) goto CPyL111;
    cpy_r_r114 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "t", 77, CPyStatic_expedition___globals);
        goto CPyL142;
    }
CPyL89: ;
    cpy_r_r115 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r115 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "me", 77, CPyStatic_expedition___globals);
        goto CPyL142;
    }
CPyL90: ;
    cpy_r_r116 = CPyDef_picks___take_picks(cpy_r_r114, cpy_r_r115);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 77, CPyStatic_expedition___globals);
        goto CPyL142;
    }
    if (((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition___go_on_expedition_gen_1 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition___go_on_expedition_gen_1);
    }
    ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition___go_on_expedition_gen_1 = cpy_r_r116;
    cpy_r_r117 = 1;
    if (!cpy_r_r117) goto CPyL142;
    cpy_r_r118 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r119 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r120 = NULL;
    cpy_r_r1 = cpy_r_r120;
    cpy_r_r121 = (PyObject **)&cpy_r_r1;
    cpy_r_r122 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition___go_on_expedition_gen_1;
    cpy_r_r123 = CPyDef_picks___take_picks_gen_____mypyc_generator_helper__(cpy_r_r122, cpy_r_r119, cpy_r_r119, cpy_r_r119, cpy_r_r118, cpy_r_r121);
    if (cpy_r_r123 != NULL) goto CPyL164;
    cpy_r_r124 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r124)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 77, CPyStatic_expedition___globals);
        goto CPyL165;
    }
    cpy_r_r125 = cpy_r_r1;
    CPy_DECREF(cpy_r_r125);
    cpy_r_r126 = NULL;
    if (((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition___go_on_expedition_gen_1 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition___go_on_expedition_gen_1);
    }
    ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition___go_on_expedition_gen_1 = cpy_r_r126;
    cpy_r_r127 = 1;
    if (unlikely(!cpy_r_r127)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 77, CPyStatic_expedition___globals);
        goto CPyL142;
    } else
        goto CPyL111;
CPyL95: ;
    cpy_r_r128 = cpy_r_r123;
CPyL96: ;
    ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r128;
CPyL97: ;
    cpy_r_r130 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r131 = cpy_r_type != cpy_r_r130;
    if (!cpy_r_r131) goto CPyL166;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 77, CPyStatic_expedition___globals);
        goto CPyL101;
    } else
        goto CPyL167;
CPyL99: ;
    CPy_Unreachable();
CPyL100: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL107;
CPyL101: ;
    cpy_r_r132 = CPy_CatchError();
    cpy_r_r133 = (PyObject **)&cpy_r_r3;
    cpy_r_r134 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition___go_on_expedition_gen_1;
    cpy_r_r135 = CPy_YieldFromErrorHandle(cpy_r_r134, cpy_r_r133);
    if (unlikely(cpy_r_r135 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 77, CPyStatic_expedition___globals);
        goto CPyL168;
    }
    if (cpy_r_r135) goto CPyL104;
    cpy_r_r128 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r132);
    CPy_DecRef(cpy_r_r132.f0);
    CPy_DecRef(cpy_r_r132.f1);
    CPy_DecRef(cpy_r_r132.f2);
    goto CPyL96;
CPyL104: ;
    cpy_r_r125 = cpy_r_r3;
    CPy_DecRef(cpy_r_r125);
    CPy_RestoreExcInfo(cpy_r_r132);
    CPy_DecRef(cpy_r_r132.f0);
    CPy_DecRef(cpy_r_r132.f1);
    CPy_DecRef(cpy_r_r132.f2);
    goto CPyL111;
CPyL105: ;
    CPy_RestoreExcInfo(cpy_r_r132);
    CPy_DecRef(cpy_r_r132.f0);
    CPy_DecRef(cpy_r_r132.f1);
    CPy_DecRef(cpy_r_r132.f2);
    cpy_r_r136 = CPy_KeepPropagating();
    if (!cpy_r_r136) goto CPyL142;
    CPy_Unreachable();
CPyL107: ;
    cpy_r_r137 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r138 = NULL;
    cpy_r_r1 = cpy_r_r138;
    cpy_r_r139 = (PyObject **)&cpy_r_r1;
    cpy_r_r140 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition___go_on_expedition_gen_1;
    cpy_r_r141 = CPyDef_picks___take_picks_gen_____mypyc_generator_helper__(cpy_r_r140, cpy_r_r137, cpy_r_r137, cpy_r_r137, cpy_r_arg, cpy_r_r139);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r141 == NULL) {
        goto CPyL109;
    } else
        goto CPyL169;
CPyL108: ;
    cpy_r_r128 = cpy_r_r141;
    goto CPyL96;
CPyL109: ;
    cpy_r_r142 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r142)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 77, CPyStatic_expedition___globals);
        goto CPyL165;
    }
    cpy_r_r125 = cpy_r_r1;
    CPy_DECREF(cpy_r_r125);
CPyL111: ;
    cpy_r_r143 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "t", 78, CPyStatic_expedition___globals);
        goto CPyL142;
    }
CPyL112: ;
    cpy_r_r144 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r144 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "me", 78, CPyStatic_expedition___globals);
        goto CPyL142;
    }
CPyL113: ;
    cpy_r_r145 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__continent;
    if (unlikely(cpy_r_r145 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "continent", 78, CPyStatic_expedition___globals);
        goto CPyL142;
    }
CPyL114: ;
    cpy_r_r146 = CPyDef_expedition____research(cpy_r_r143, cpy_r_r144, cpy_r_r145);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 78, CPyStatic_expedition___globals);
        goto CPyL142;
    }
    if (((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition___go_on_expedition_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition___go_on_expedition_gen_2);
    }
    ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition___go_on_expedition_gen_2 = cpy_r_r146;
    cpy_r_r147 = 1;
    if (!cpy_r_r147) goto CPyL142;
    cpy_r_r148 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r149 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r150 = NULL;
    cpy_r_r5 = cpy_r_r150;
    cpy_r_r151 = (PyObject **)&cpy_r_r5;
    cpy_r_r152 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition___go_on_expedition_gen_2;
    cpy_r_r153 = CPyDef_expedition____research_gen_____mypyc_generator_helper__(cpy_r_r152, cpy_r_r149, cpy_r_r149, cpy_r_r149, cpy_r_r148, cpy_r_r151);
    if (cpy_r_r153 != NULL) goto CPyL170;
    cpy_r_r154 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r154)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 78, CPyStatic_expedition___globals);
        goto CPyL171;
    }
    cpy_r_r155 = cpy_r_r5;
    CPy_DECREF(cpy_r_r155);
    cpy_r_r156 = NULL;
    if (((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition___go_on_expedition_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition___go_on_expedition_gen_2);
    }
    ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition___go_on_expedition_gen_2 = cpy_r_r156;
    cpy_r_r157 = 1;
    if (unlikely(!cpy_r_r157)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 78, CPyStatic_expedition___globals);
        goto CPyL142;
    } else
        goto CPyL135;
CPyL119: ;
    cpy_r_r158 = cpy_r_r153;
CPyL120: ;
    ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r158;
CPyL121: ;
    cpy_r_r160 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r161 = cpy_r_type != cpy_r_r160;
    if (!cpy_r_r161) goto CPyL172;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 78, CPyStatic_expedition___globals);
        goto CPyL125;
    } else
        goto CPyL173;
CPyL123: ;
    CPy_Unreachable();
CPyL124: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL131;
CPyL125: ;
    cpy_r_r162 = CPy_CatchError();
    cpy_r_r163 = (PyObject **)&cpy_r_r7;
    cpy_r_r164 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition___go_on_expedition_gen_2;
    cpy_r_r165 = CPy_YieldFromErrorHandle(cpy_r_r164, cpy_r_r163);
    if (unlikely(cpy_r_r165 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 78, CPyStatic_expedition___globals);
        goto CPyL174;
    }
    if (cpy_r_r165) goto CPyL128;
    cpy_r_r158 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r162);
    CPy_DecRef(cpy_r_r162.f0);
    CPy_DecRef(cpy_r_r162.f1);
    CPy_DecRef(cpy_r_r162.f2);
    goto CPyL120;
CPyL128: ;
    cpy_r_r155 = cpy_r_r7;
    CPy_DecRef(cpy_r_r155);
    CPy_RestoreExcInfo(cpy_r_r162);
    CPy_DecRef(cpy_r_r162.f0);
    CPy_DecRef(cpy_r_r162.f1);
    CPy_DecRef(cpy_r_r162.f2);
    goto CPyL135;
CPyL129: ;
    CPy_RestoreExcInfo(cpy_r_r162);
    CPy_DecRef(cpy_r_r162.f0);
    CPy_DecRef(cpy_r_r162.f1);
    CPy_DecRef(cpy_r_r162.f2);
    cpy_r_r166 = CPy_KeepPropagating();
    if (!cpy_r_r166) goto CPyL142;
    CPy_Unreachable();
CPyL131: ;
    cpy_r_r167 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r168 = NULL;
    cpy_r_r5 = cpy_r_r168;
    cpy_r_r169 = (PyObject **)&cpy_r_r5;
    cpy_r_r170 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition___go_on_expedition_gen_2;
    cpy_r_r171 = CPyDef_expedition____research_gen_____mypyc_generator_helper__(cpy_r_r170, cpy_r_r167, cpy_r_r167, cpy_r_r167, cpy_r_arg, cpy_r_r169);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r171 == NULL) {
        goto CPyL133;
    } else
        goto CPyL175;
CPyL132: ;
    cpy_r_r158 = cpy_r_r171;
    goto CPyL120;
CPyL133: ;
    cpy_r_r172 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r172)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 78, CPyStatic_expedition___globals);
        goto CPyL171;
    }
    cpy_r_r155 = cpy_r_r5;
    CPy_DECREF(cpy_r_r155);
CPyL135: ;
    cpy_r_r173 = ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", "go_on_expedition_gen", "t", 79, CPyStatic_expedition___globals);
        goto CPyL142;
    }
CPyL136: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r173)->_action != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r173)->_action);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r173)->_action = -2;
    cpy_r_r174 = 1;
    if (unlikely(!cpy_r_r174)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 79, CPyStatic_expedition___globals);
        goto CPyL142;
    }
    cpy_r_r175 = Py_None;
    CPy_INCREF(cpy_r_r175);
    ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r177 = CPyDef_expedition___go_on_expedition_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL141;
    CPyGen_SetStopIterationValue(cpy_r_r175);
    CPy_DECREF(cpy_r_r175);
    if (!0) goto CPyL149;
    CPy_Unreachable();
CPyL141: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r175;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL142: ;
    ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r179 = CPyDef_expedition___go_on_expedition_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r180 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r180;
CPyL143: ;
    cpy_r_r181 = cpy_r_r8 == 0;
    if (cpy_r_r181) goto CPyL176;
    cpy_r_r182 = cpy_r_r8 == 1;
    if (cpy_r_r182) goto CPyL177;
    cpy_r_r183 = cpy_r_r8 == 2;
    if (cpy_r_r183) {
        goto CPyL178;
    } else
        goto CPyL179;
CPyL146: ;
    cpy_r_r184 = cpy_r_r8 == 3;
    if (cpy_r_r184) {
        goto CPyL121;
    } else
        goto CPyL180;
CPyL147: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r185 = 0;
    if (unlikely(!cpy_r_r185)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 58, CPyStatic_expedition___globals);
        goto CPyL149;
    }
    CPy_Unreachable();
CPyL149: ;
    cpy_r_r186 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r186;
CPyL150: ;
    CPy_DecRef(cpy_r_r28);
    goto CPyL142;
CPyL151: ;
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r31);
    goto CPyL142;
CPyL152: ;
    CPy_DecRef(cpy_r_r42);
    goto CPyL142;
CPyL153: ;
    CPyTagged_DecRef(cpy_r_r48);
    goto CPyL142;
CPyL154: ;
    CPyTagged_DecRef(cpy_r_r48);
    CPyTagged_DecRef(cpy_r_r50);
    goto CPyL142;
CPyL155: ;
    CPyTagged_DecRef(cpy_r_r48);
    CPyTagged_DecRef(cpy_r_r55);
    goto CPyL142;
CPyL156: ;
    CPyTagged_DecRef(cpy_r_r48);
    CPyTagged_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r57);
    goto CPyL142;
CPyL157: ;
    CPyTagged_DecRef(cpy_r_r48);
    CPyTagged_DecRef(cpy_r_r67);
    goto CPyL142;
CPyL158: ;
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r77);
    goto CPyL142;
CPyL159: ;
    CPyTagged_DecRef(cpy_r_r48);
    CPyTagged_DecRef(cpy_r_r90);
    goto CPyL142;
CPyL160: ;
    CPyTagged_DECREF(cpy_r_r48);
    goto CPyL85;
CPyL161: ;
    CPyTagged_DecRef(cpy_r_r48);
    CPyTagged_DecRef(cpy_r_r98);
    goto CPyL142;
CPyL162: ;
    CPyTagged_DecRef(cpy_r_r98);
    goto CPyL142;
CPyL163: ;
    CPyTagged_DecRef(cpy_r_r98);
    CPy_DecRef(cpy_r_r104);
    goto CPyL142;
CPyL164: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL95;
CPyL165: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL142;
CPyL166: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL100;
CPyL167: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL99;
CPyL168: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL105;
CPyL169: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL108;
CPyL170: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL119;
CPyL171: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL142;
CPyL172: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL124;
CPyL173: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL123;
CPyL174: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL129;
CPyL175: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL132;
CPyL176: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL1;
CPyL177: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL26;
CPyL178: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL97;
CPyL179: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL146;
CPyL180: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL147;
}
        
PyObject *CPyDef_expedition___go_on_expedition_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_expedition___go_on_expedition_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_expedition___go_on_expedition_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_expedition___go_on_expedition_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.expedition.go_on_expedition_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_expedition___go_on_expedition_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "__next__", -1, CPyStatic_expedition___globals);
            return NULL;
        }
        
PyObject *CPyDef_expedition___go_on_expedition_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_expedition___go_on_expedition_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_expedition___go_on_expedition_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_expedition___go_on_expedition_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.expedition.go_on_expedition_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_expedition___go_on_expedition_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "send", -1, CPyStatic_expedition___globals);
            return NULL;
        }
        
PyObject *CPyDef_expedition___go_on_expedition_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_expedition___go_on_expedition_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_expedition___go_on_expedition_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.expedition.go_on_expedition_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_expedition___go_on_expedition_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "__iter__", -1, CPyStatic_expedition___globals);
            return NULL;
        }
        
PyObject *CPyDef_expedition___go_on_expedition_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_expedition___go_on_expedition_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_expedition___go_on_expedition_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_expedition___go_on_expedition_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.expedition.go_on_expedition_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_expedition___go_on_expedition_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "throw", -1, CPyStatic_expedition___globals);
            return NULL;
        }
        
PyObject *CPyDef_expedition___go_on_expedition_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_expedition___go_on_expedition_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp283 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp283);
    PyObject *__tmp284 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp284);
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
        
        PyObject *CPyPy_expedition___go_on_expedition_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_expedition___go_on_expedition_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.expedition.go_on_expedition_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_expedition___go_on_expedition_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "close", -1, CPyStatic_expedition___globals);
            return NULL;
        }
        
PyObject *CPyDef_expedition___go_on_expedition(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_continent) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_expedition___go_on_expedition_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 58, CPyStatic_expedition___globals);
        goto CPyL5;
    }
    ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 58, CPyStatic_expedition___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 58, CPyStatic_expedition___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_continent);
    if (((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__continent != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__continent);
    }
    ((serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__continent = cpy_r_continent;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 58, CPyStatic_expedition___globals);
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
        
        PyObject *CPyPy_expedition___go_on_expedition(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "continent", 0};
            static CPyArg_Parser parser = {"OOO:go_on_expedition", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_continent;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_continent)) {
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
            CPyTagged arg_continent;
            if (likely(PyLong_Check(obj_continent)))
                arg_continent = CPyTagged_BorrowFromObject(obj_continent);
            else {
                CPy_TypeError("int", obj_continent); goto fail;
            }
            PyObject *retval = CPyDef_expedition___go_on_expedition(arg_t, arg_me, arg_continent);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "go_on_expedition", 58, CPyStatic_expedition___globals);
            return NULL;
        }
        
PyObject *CPyDef_expedition___obstacle__recolours_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_expedition___obstacle__recolours_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_expedition___obstacle__recolours_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "__get__", -1, CPyStatic_expedition___globals);
            return NULL;
        }
        
PyObject *CPyDef_expedition___obstacle__recolours_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_reason;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    cpy_r_r0 = ((serai___games___encyclopedia___actions___expedition___obstacle__recolours_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", "obstacle__recolours_obj", "__mypyc_env__", 87, CPyStatic_expedition___globals);
        goto CPyL22;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___actions___expedition____recolours_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", "_recolours_env", "t", 88, CPyStatic_expedition___globals);
        goto CPyL22;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___actions___expedition____recolours_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", "_recolours_env", "player", 88, CPyStatic_expedition___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_boosts___recolour_obstacle(cpy_r_r1, cpy_r_r2, cpy_r_option);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", 88, CPyStatic_expedition___globals);
        goto CPyL22;
    }
    cpy_r_reason = cpy_r_r3;
    cpy_r_r4 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r5 = cpy_r_reason == cpy_r_r4;
    if (!cpy_r_r5) goto CPyL21;
    cpy_r_r6 = ((serai___games___encyclopedia___actions___expedition____recolours_envObject *)cpy_r_r0)->_o;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", "_recolours_env", "o", 89, CPyStatic_expedition___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r6);
CPyL6: ;
    cpy_r_r7 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r6)->_recolour_token;
    cpy_r_r8 = ((serai___games___encyclopedia___actions___expedition____recolours_envObject *)cpy_r_r0)->_continent;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", "_recolours_env", "continent", 89, CPyStatic_expedition___globals);
        goto CPyL25;
    }
    CPyTagged_INCREF(cpy_r_r8);
CPyL7: ;
    cpy_r_r9 = CPyList_GetItem(cpy_r_r7, cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", 89, CPyStatic_expedition___globals);
        goto CPyL25;
    }
    if (likely(Py_TYPE(cpy_r_r9) == CPyType_option___Option))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", 89, CPyStatic_expedition___globals, "serai.kernel.option.Option", cpy_r_r9);
        goto CPyL25;
    }
    CPy_DECREF(cpy_r_r6);
    cpy_r_r11 = cpy_r_option == cpy_r_r10;
    CPy_DECREF(cpy_r_r10);
    if (cpy_r_r11) {
        goto CPyL26;
    } else
        goto CPyL21;
CPyL10: ;
    cpy_r_r12 = ((serai___games___encyclopedia___actions___expedition____recolours_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", "_recolours_env", "t", 90, CPyStatic_expedition___globals);
        goto CPyL22;
    }
    CPy_INCREF(cpy_r_r12);
CPyL11: ;
    cpy_r_r13 = ((serai___games___encyclopedia___actions___expedition____recolours_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", "_recolours_env", "player", 90, CPyStatic_expedition___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r13);
CPyL12: ;
    cpy_r_r14 = ((serai___games___encyclopedia___actions___expedition____recolours_envObject *)cpy_r_r0)->_continent;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", "_recolours_env", "continent", 90, CPyStatic_expedition___globals);
        goto CPyL28;
    }
    CPyTagged_INCREF(cpy_r_r14);
CPyL13: ;
    cpy_r_r15 = ((serai___games___encyclopedia___actions___expedition____recolours_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", "_recolours_env", "t", 90, CPyStatic_expedition___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r15);
CPyL14: ;
    cpy_r_r16 = ((serai___games___encyclopedia___actions___expedition____recolours_envObject *)cpy_r_r0)->_continent;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", "_recolours_env", "continent", 90, CPyStatic_expedition___globals);
        goto CPyL30;
    }
    CPyTagged_INCREF(cpy_r_r16);
CPyL15: ;
    cpy_r_r17 = CPyDef_encyclopedia___table___Table___free_space(cpy_r_r15, cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", 90, CPyStatic_expedition___globals);
        goto CPyL29;
    }
    cpy_r_r18 = ((serai___games___encyclopedia___actions___expedition____recolours_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", "_recolours_env", "t", 90, CPyStatic_expedition___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r18);
CPyL17: ;
    cpy_r_r19 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r18)->_book;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", "Table", "book", 90, CPyStatic_expedition___globals);
        goto CPyL32;
    }
CPyL18: ;
    cpy_r_r20 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r19)->_token_value;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", "Book", "token_value", 90, CPyStatic_expedition___globals);
        goto CPyL32;
    }
    CPyTagged_INCREF(cpy_r_r20);
CPyL19: ;
    CPy_DECREF(cpy_r_r18);
    cpy_r_r21 = CPyDef_expedition____lacks(cpy_r_r12, cpy_r_r13, cpy_r_r14, cpy_r_r17, cpy_r_r20);
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", 90, CPyStatic_expedition___globals);
        goto CPyL22;
    }
    cpy_r_reason = cpy_r_r21;
CPyL21: ;
    return cpy_r_reason;
CPyL22: ;
    cpy_r_r22 = NULL;
    return cpy_r_r22;
CPyL23: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL22;
CPyL24: ;
    CPy_DecRef(cpy_r_reason);
    goto CPyL22;
CPyL25: ;
    CPy_DecRef(cpy_r_reason);
    CPy_DecRef(cpy_r_r6);
    goto CPyL22;
CPyL26: ;
    CPy_DECREF(cpy_r_reason);
    goto CPyL10;
CPyL27: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL22;
CPyL28: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    goto CPyL22;
CPyL29: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL22;
CPyL30: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    goto CPyL22;
CPyL31: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL22;
CPyL32: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    goto CPyL22;
}
        
        PyObject *CPyPy_expedition___obstacle__recolours_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_expedition___obstacle__recolours_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", 87, CPyStatic_expedition___globals);
            return NULL;
        }
        
PyObject *CPyDef_expedition____recolours(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_continent) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_obstacle;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    tuple_T2OO cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    cpy_r_r0 = CPyDef_expedition____recolours_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_recolours", 82, CPyStatic_expedition___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___actions___expedition____recolours_envObject *)cpy_r_r0)->_t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___expedition____recolours_envObject *)cpy_r_r0)->_t);
    }
    ((serai___games___encyclopedia___actions___expedition____recolours_envObject *)cpy_r_r0)->_t = cpy_r_t;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_recolours", 82, CPyStatic_expedition___globals);
        goto CPyL24;
    }
    CPyTagged_INCREF(cpy_r_continent);
    if (((serai___games___encyclopedia___actions___expedition____recolours_envObject *)cpy_r_r0)->_continent != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___actions___expedition____recolours_envObject *)cpy_r_r0)->_continent);
    }
    ((serai___games___encyclopedia___actions___expedition____recolours_envObject *)cpy_r_r0)->_continent = cpy_r_continent;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_recolours", 82, CPyStatic_expedition___globals);
        goto CPyL24;
    }
    cpy_r_r3 = ((serai___games___encyclopedia___actions___expedition____recolours_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_recolours", "_recolours_env", "t", 84, CPyStatic_expedition___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r3)->_players;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_recolours", "Table", "players", 84, CPyStatic_expedition___globals);
        goto CPyL25;
    }
CPyL5: ;
    cpy_r_r5 = CPyList_GetItem(cpy_r_r4, cpy_r_me);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_recolours", 84, CPyStatic_expedition___globals);
        goto CPyL25;
    }
    if (likely(Py_TYPE(cpy_r_r5) == CPyType_encyclopedia___table___Player))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_recolours", 84, CPyStatic_expedition___globals, "serai.games.encyclopedia.table.Player", cpy_r_r5);
        goto CPyL25;
    }
    CPy_DECREF(cpy_r_r3);
    if (((serai___games___encyclopedia___actions___expedition____recolours_envObject *)cpy_r_r0)->_player != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___expedition____recolours_envObject *)cpy_r_r0)->_player);
    }
    ((serai___games___encyclopedia___actions___expedition____recolours_envObject *)cpy_r_r0)->_player = cpy_r_r6;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_recolours", 84, CPyStatic_expedition___globals);
        goto CPyL24;
    }
    cpy_r_r8 = ((serai___games___encyclopedia___actions___expedition____recolours_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_recolours", "_recolours_env", "t", 85, CPyStatic_expedition___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r8);
CPyL9: ;
    cpy_r_r9 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r8)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_recolours", "Table", "book", 85, CPyStatic_expedition___globals);
        goto CPyL26;
    }
CPyL10: ;
    cpy_r_r10 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r9)->_options;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_recolours", "Book", "options", 85, CPyStatic_expedition___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r10);
CPyL11: ;
    CPy_DECREF(cpy_r_r8);
    if (((serai___games___encyclopedia___actions___expedition____recolours_envObject *)cpy_r_r0)->_o != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___expedition____recolours_envObject *)cpy_r_r0)->_o);
    }
    ((serai___games___encyclopedia___actions___expedition____recolours_envObject *)cpy_r_r0)->_o = cpy_r_r10;
    cpy_r_r11 = 1;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_recolours", 85, CPyStatic_expedition___globals);
        goto CPyL24;
    }
    cpy_r_r12 = CPyDef_expedition___obstacle__recolours_obj();
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_recolours", 87, CPyStatic_expedition___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___encyclopedia___actions___expedition___obstacle__recolours_objObject *)cpy_r_r12)->___mypyc_env__ = cpy_r_r0;
    cpy_r_obstacle = cpy_r_r12;
    cpy_r_r13 = ((serai___games___encyclopedia___actions___expedition____recolours_envObject *)cpy_r_r0)->_o;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_recolours", "_recolours_env", "o", 93, CPyStatic_expedition___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r13);
CPyL14: ;
    cpy_r_r14 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r13)->_recolour_token;
    cpy_r_r15 = ((serai___games___encyclopedia___actions___expedition____recolours_envObject *)cpy_r_r0)->_continent;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_recolours", "_recolours_env", "continent", 93, CPyStatic_expedition___globals);
        goto CPyL28;
    }
    CPyTagged_INCREF(cpy_r_r15);
CPyL15: ;
    cpy_r_r16 = CPyList_GetItem(cpy_r_r14, cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_recolours", 93, CPyStatic_expedition___globals);
        goto CPyL28;
    }
    if (likely(Py_TYPE(cpy_r_r16) == CPyType_option___Option))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_recolours", 93, CPyStatic_expedition___globals, "serai.kernel.option.Option", cpy_r_r16);
        goto CPyL28;
    }
    CPy_DECREF(cpy_r_r13);
    cpy_r_r18 = ((serai___games___encyclopedia___actions___expedition____recolours_envObject *)cpy_r_r0)->_o;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_recolours", "_recolours_env", "o", 93, CPyStatic_expedition___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r18);
CPyL18: ;
    cpy_r_r19 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r18)->_recolour_seal;
    cpy_r_r20 = ((serai___games___encyclopedia___actions___expedition____recolours_envObject *)cpy_r_r0)->_continent;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'continent' of '_recolours_env' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r20);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_recolours", 93, CPyStatic_expedition___globals);
        goto CPyL30;
    }
CPyL19: ;
    cpy_r_r21 = CPyList_GetItem(cpy_r_r19, cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_recolours", 93, CPyStatic_expedition___globals);
        goto CPyL30;
    }
    if (likely(Py_TYPE(cpy_r_r21) == CPyType_option___Option))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_recolours", 93, CPyStatic_expedition___globals, "serai.kernel.option.Option", cpy_r_r21);
        goto CPyL30;
    }
    CPy_DECREF(cpy_r_r18);
    cpy_r_r23.f0 = cpy_r_r17;
    cpy_r_r23.f1 = cpy_r_r22;
    cpy_r_r24 = PyTuple_New(2);
    if (unlikely(cpy_r_r24 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp285 = cpy_r_r23.f0;
    PyTuple_SET_ITEM(cpy_r_r24, 0, __tmp285);
    PyObject *__tmp286 = cpy_r_r23.f1;
    PyTuple_SET_ITEM(cpy_r_r24, 1, __tmp286);
    cpy_r_r25 = NULL;
    cpy_r_r26 = NULL;
    cpy_r_r27 = CPyDef_offer___Offer(cpy_r_r24, cpy_r_obstacle, cpy_r_r25, cpy_r_r26);
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_obstacle);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_recolours", 93, CPyStatic_expedition___globals);
        goto CPyL23;
    }
    return cpy_r_r27;
CPyL23: ;
    cpy_r_r28 = NULL;
    return cpy_r_r28;
CPyL24: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL23;
CPyL25: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL23;
CPyL26: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    goto CPyL23;
CPyL27: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_obstacle);
    goto CPyL23;
CPyL28: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_obstacle);
    CPy_DecRef(cpy_r_r13);
    goto CPyL23;
CPyL29: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_obstacle);
    CPy_DecRef(cpy_r_r17);
    goto CPyL23;
CPyL30: ;
    CPy_DecRef(cpy_r_obstacle);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    goto CPyL23;
}
        
        PyObject *CPyPy_expedition____recolours(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "continent", 0};
            static CPyArg_Parser parser = {"OOO:_recolours", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_continent;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_continent)) {
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
            CPyTagged arg_continent;
            if (likely(PyLong_Check(obj_continent)))
                arg_continent = CPyTagged_BorrowFromObject(obj_continent);
            else {
                CPy_TypeError("int", obj_continent); goto fail;
            }
            PyObject *retval = CPyDef_expedition____recolours(arg_t, arg_me, arg_continent);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_recolours", 82, CPyStatic_expedition___globals);
            return NULL;
        }
        
PyObject *CPyDef_expedition____research_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    int64_t cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    CPyTagged cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    CPyTagged cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyTagged cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    int32_t cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    CPyTagged cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    CPyTagged cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    CPyTagged cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    CPyTagged cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    CPyTagged cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    CPyTagged cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    char cpy_r_r95;
    int32_t cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    char cpy_r_r105;
    int32_t cpy_r_r106;
    PyObject *cpy_r_r107;
    char cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    char cpy_r_r111;
    PyObject *cpy_r_r112;
    CPyTagged cpy_r_r113;
    PyObject *cpy_r_r114;
    char cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject **cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    char cpy_r_r127;
    PyObject *cpy_r_r128;
    char cpy_r_r129;
    tuple_T3OOO cpy_r_r130;
    PyObject **cpy_r_r131;
    PyObject *cpy_r_r132;
    char cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject **cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    char cpy_r_r140;
    PyObject *cpy_r_r141;
    char cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    int32_t cpy_r_r145;
    char cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    CPyTagged cpy_r_r150;
    CPyTagged cpy_r_r151;
    CPyTagged cpy_r_r152;
    char cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    CPyPtr cpy_r_r156;
    int64_t cpy_r_r157;
    CPyTagged cpy_r_r158;
    char cpy_r_r159;
    PyObject *cpy_r_r160;
    CPyTagged cpy_r_r161;
    PyObject *cpy_r_r162;
    char cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject **cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    char cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    char cpy_r_r173;
    PyObject *cpy_r_r174;
    char cpy_r_r175;
    PyObject *cpy_r_r176;
    char cpy_r_r177;
    tuple_T3OOO cpy_r_r178;
    PyObject **cpy_r_r179;
    PyObject *cpy_r_r180;
    char cpy_r_r181;
    char cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject **cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    char cpy_r_r188;
    PyObject *cpy_r_r189;
    CPyTagged cpy_r_r190;
    char cpy_r_r191;
    PyObject *cpy_r_r192;
    char cpy_r_r193;
    int32_t cpy_r_r194;
    char cpy_r_r195;
    int32_t cpy_r_r196;
    PyObject *cpy_r_r197;
    char cpy_r_r198;
    char cpy_r_r199;
    char cpy_r_r200;
    char cpy_r_r201;
    char cpy_r_r202;
    PyObject *cpy_r_r203;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL172;
CPyL1: ;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_type != cpy_r_r9;
    if (!cpy_r_r10) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 96, CPyStatic_expedition___globals);
        goto CPyL171;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r11 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "t", 98, CPyStatic_expedition___globals);
        goto CPyL171;
    }
CPyL5: ;
    cpy_r_r12 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r11)->_book;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "Table", "book", 98, CPyStatic_expedition___globals);
        goto CPyL171;
    }
CPyL6: ;
    cpy_r_r13 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r12)->_options;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "Book", "options", 98, CPyStatic_expedition___globals);
        goto CPyL171;
    }
    CPy_INCREF(cpy_r_r13);
CPyL7: ;
    if (((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o);
    }
    ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o = cpy_r_r13;
    cpy_r_r14 = 1;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 98, CPyStatic_expedition___globals);
        goto CPyL171;
    }
    cpy_r_r15 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "t", 99, CPyStatic_expedition___globals);
        goto CPyL171;
    }
CPyL9: ;
    cpy_r_r16 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r15)->_players;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "Table", "players", 99, CPyStatic_expedition___globals);
        goto CPyL171;
    }
CPyL10: ;
    cpy_r_r17 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "me", 99, CPyStatic_expedition___globals);
        goto CPyL171;
    }
CPyL11: ;
    cpy_r_r18 = CPyList_GetItem(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 99, CPyStatic_expedition___globals);
        goto CPyL171;
    }
    if (likely(Py_TYPE(cpy_r_r18) == CPyType_encyclopedia___table___Player))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 99, CPyStatic_expedition___globals, "serai.games.encyclopedia.table.Player", cpy_r_r18);
        goto CPyL171;
    }
    if (((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player);
    }
    ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player = cpy_r_r19;
    cpy_r_r20 = 1;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 99, CPyStatic_expedition___globals);
        goto CPyL171;
    }
CPyL14: ;
    cpy_r_r21 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "player", 100, CPyStatic_expedition___globals);
        goto CPyL171;
    }
CPyL15: ;
    cpy_r_r22 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r21)->_supply;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "Player", "supply", 100, CPyStatic_expedition___globals);
        goto CPyL171;
    }
    CPyTagged_INCREF(cpy_r_r22);
CPyL16: ;
    cpy_r_r23 = cpy_r_r22 != 0;
    CPyTagged_DECREF(cpy_r_r22);
    if (!cpy_r_r23) goto CPyL166;
    cpy_r_r24 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "t", 101, CPyStatic_expedition___globals);
        goto CPyL171;
    }
CPyL18: ;
    cpy_r_r25 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "player", 101, CPyStatic_expedition___globals);
        goto CPyL171;
    }
CPyL19: ;
    cpy_r_r26 = CPyDef_completion___expedition_value(cpy_r_r24, cpy_r_r25);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 101, CPyStatic_expedition___globals);
        goto CPyL171;
    }
    cpy_r_r27 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "t", 102, CPyStatic_expedition___globals);
        goto CPyL179;
    }
CPyL21: ;
    cpy_r_r28 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r27)->_spent;
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "Table", "spent", 102, CPyStatic_expedition___globals);
        goto CPyL179;
    }
    CPyTagged_INCREF(cpy_r_r28);
CPyL22: ;
    cpy_r_r29 = cpy_r_r26 & 1;
    cpy_r_r30 = cpy_r_r29 != 0;
    if (cpy_r_r30) goto CPyL24;
    cpy_r_r31 = cpy_r_r28 & 1;
    cpy_r_r32 = cpy_r_r31 != 0;
    if (!cpy_r_r32) goto CPyL25;
CPyL24: ;
    cpy_r_r33 = CPyTagged_IsLt_(cpy_r_r26, cpy_r_r28);
    if (cpy_r_r33) {
        goto CPyL180;
    } else
        goto CPyL27;
CPyL25: ;
    cpy_r_r34 = (Py_ssize_t)cpy_r_r26 < (Py_ssize_t)cpy_r_r28;
    if (cpy_r_r34) {
        goto CPyL180;
    } else
        goto CPyL27;
CPyL26: ;
    CPyTagged_INCREF(cpy_r_r26);
    cpy_r_r35 = cpy_r_r26;
    goto CPyL28;
CPyL27: ;
    cpy_r_r35 = cpy_r_r28;
CPyL28: ;
    cpy_r_r36 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "t", 102, CPyStatic_expedition___globals);
        goto CPyL181;
    }
CPyL29: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r36)->_spent != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r36)->_spent);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r36)->_spent = cpy_r_r35;
    cpy_r_r37 = 1;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 102, CPyStatic_expedition___globals);
        goto CPyL179;
    }
    cpy_r_r38 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "t", 103, CPyStatic_expedition___globals);
        goto CPyL179;
    }
CPyL31: ;
    cpy_r_r39 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r38)->_spent;
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "Table", "spent", 103, CPyStatic_expedition___globals);
        goto CPyL179;
    }
CPyL32: ;
    cpy_r_r40 = CPyTagged_Subtract(cpy_r_r26, cpy_r_r39);
    CPyTagged_DECREF(cpy_r_r26);
    cpy_r_r41 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "t", 104, CPyStatic_expedition___globals);
        goto CPyL182;
    }
CPyL33: ;
    cpy_r_r42 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__continent;
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "continent", 104, CPyStatic_expedition___globals);
        goto CPyL182;
    }
CPyL34: ;
    cpy_r_r43 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "player", 104, CPyStatic_expedition___globals);
        goto CPyL182;
    }
CPyL35: ;
    cpy_r_r44 = CPyDef_completion___cheapest_research(cpy_r_r41, cpy_r_r43, cpy_r_r42);
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 104, CPyStatic_expedition___globals);
        goto CPyL182;
    }
    cpy_r_r45 = cpy_r_r44 == 2000000;
    if (!cpy_r_r45) goto CPyL47;
    cpy_r_r46 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "t", 105, CPyStatic_expedition___globals);
        goto CPyL183;
    }
CPyL38: ;
    cpy_r_r47 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__continent;
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "continent", 105, CPyStatic_expedition___globals);
        goto CPyL183;
    }
CPyL39: ;
    cpy_r_r48 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "player", 105, CPyStatic_expedition___globals);
        goto CPyL183;
    }
CPyL40: ;
    cpy_r_r49 = CPyDef_completion___can_bring_animal(cpy_r_r46, cpy_r_r48, cpy_r_r47);
    if (unlikely(cpy_r_r49 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 105, CPyStatic_expedition___globals);
        goto CPyL183;
    }
    if (cpy_r_r49) {
        goto CPyL47;
    } else
        goto CPyL184;
CPyL42: ;
    cpy_r_r50 = Py_None;
    CPy_INCREF(cpy_r_r50);
    ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r52 = CPyDef_expedition____research_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL46;
    CPyGen_SetStopIterationValue(cpy_r_r50);
    CPy_DECREF(cpy_r_r50);
    if (!0) goto CPyL178;
    CPy_Unreachable();
CPyL46: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r50;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL47: ;
    cpy_r_r53 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "t", 107, CPyStatic_expedition___globals);
        goto CPyL183;
    }
CPyL48: ;
    cpy_r_r54 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "me", 107, CPyStatic_expedition___globals);
        goto CPyL183;
    }
CPyL49: ;
    cpy_r_r55 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__continent;
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "continent", 107, CPyStatic_expedition___globals);
        goto CPyL183;
    }
CPyL50: ;
    cpy_r_r56 = CPyDef_expedition___ResearchOffer(cpy_r_r53, cpy_r_r54, cpy_r_r55, cpy_r_r40, cpy_r_r44);
    CPyTagged_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 107, CPyStatic_expedition___globals);
        goto CPyL182;
    }
    cpy_r_r57 = CPyStatic_free_steps___FREE_STEPS;
    if (unlikely(cpy_r_r57 == NULL)) {
        goto CPyL185;
    } else
        goto CPyL54;
CPyL52: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"FREE_STEPS\" was not set");
    cpy_r_r58 = 0;
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 107, CPyStatic_expedition___globals);
        goto CPyL171;
    }
    CPy_Unreachable();
CPyL54: ;
    cpy_r_r59 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "t", 107, CPyStatic_expedition___globals);
        goto CPyL186;
    }
CPyL55: ;
    cpy_r_r60 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r60 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "me", 107, CPyStatic_expedition___globals);
        goto CPyL186;
    }
CPyL56: ;
    cpy_r_r61 = CPyDef_free_steps___FreeSteps___offer(cpy_r_r57, cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 107, CPyStatic_expedition___globals);
        goto CPyL186;
    }
    cpy_r_r62 = CPyDef_offer___Offer_____add__(cpy_r_r56, cpy_r_r61);
    CPy_DECREF(cpy_r_r61);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 107, CPyStatic_expedition___globals);
        goto CPyL182;
    }
    cpy_r_r63 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "me", 109, CPyStatic_expedition___globals);
        goto CPyL187;
    }
CPyL59: ;
    cpy_r_r64 = CPyStatics[437]; /* 'research' */
    cpy_r_r65 = CPyStatics[438]; /* 'EN-EXP-04' */
    cpy_r_r66 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "t", 112, CPyStatic_expedition___globals);
        goto CPyL187;
    }
CPyL60: ;
    cpy_r_r67 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r66)->_action;
    if (unlikely(cpy_r_r67 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "Table", "action", 112, CPyStatic_expedition___globals);
        goto CPyL187;
    }
CPyL61: ;
    cpy_r_r68 = (Py_ssize_t)cpy_r_r67 == -2;
    if (!cpy_r_r68) goto CPyL64;
    cpy_r_r69 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "o", 112, CPyStatic_expedition___globals);
        goto CPyL187;
    }
CPyL63: ;
    cpy_r_r70 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r69)->_may_stop;
    CPy_INCREF(cpy_r_r70);
    cpy_r_r71 = cpy_r_r70;
    goto CPyL66;
CPyL64: ;
    cpy_r_r72 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "o", 112, CPyStatic_expedition___globals);
        goto CPyL187;
    }
CPyL65: ;
    cpy_r_r73 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r72)->_one_cube_first;
    CPy_INCREF(cpy_r_r73);
    cpy_r_r71 = cpy_r_r73;
CPyL66: ;
    cpy_r_r74 = CPyDef_offer___Offer_____add__(cpy_r_r62, cpy_r_r71);
    CPy_DECREF(cpy_r_r71);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 112, CPyStatic_expedition___globals);
        goto CPyL182;
    }
    cpy_r_r75 = CPyStatics[439]; /* 'left' */
    cpy_r_r76 = CPyStatics[440]; /* 'continent' */
    cpy_r_r77 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "t", 113, CPyStatic_expedition___globals);
        goto CPyL188;
    }
CPyL68: ;
    cpy_r_r78 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r77)->_book;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "Table", "book", 113, CPyStatic_expedition___globals);
        goto CPyL188;
    }
CPyL69: ;
    cpy_r_r79 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r78)->_continents;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "Book", "continents", 113, CPyStatic_expedition___globals);
        goto CPyL188;
    }
    CPy_INCREF(cpy_r_r79);
CPyL70: ;
    cpy_r_r80 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__continent;
    if (unlikely(cpy_r_r80 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "continent", 113, CPyStatic_expedition___globals);
        goto CPyL189;
    }
CPyL71: ;
    cpy_r_r81 = CPySequenceTuple_GetItem(cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 113, CPyStatic_expedition___globals);
        goto CPyL188;
    }
    if (likely(PyUnicode_Check(cpy_r_r81)))
        cpy_r_r82 = cpy_r_r81;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 113, CPyStatic_expedition___globals, "str", cpy_r_r81);
        goto CPyL188;
    }
    cpy_r_r83 = CPyTagged_StealAsObject(cpy_r_r40);
    cpy_r_r84 = CPyDict_Build(2, cpy_r_r75, cpy_r_r83, cpy_r_r76, cpy_r_r82);
    CPy_DECREF(cpy_r_r83);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 113, CPyStatic_expedition___globals);
        goto CPyL190;
    }
    cpy_r_r85 = NULL;
    cpy_r_r86 = 2;
    cpy_r_r87 = CPyDef_decision___ask(cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r74, cpy_r_r84, cpy_r_r85, cpy_r_r86);
    CPy_DECREF(cpy_r_r74);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 108, CPyStatic_expedition___globals);
        goto CPyL171;
    }
    cpy_r_r88 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "t", 115, CPyStatic_expedition___globals);
        goto CPyL191;
    }
CPyL76: ;
    cpy_r_r89 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r88)->_action;
    if (unlikely(cpy_r_r89 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "Table", "action", 115, CPyStatic_expedition___globals);
        goto CPyL191;
    }
CPyL77: ;
    cpy_r_r90 = (Py_ssize_t)cpy_r_r89 == -2;
    if (!cpy_r_r90) goto CPyL86;
    cpy_r_r91 = CPyDef_decision___Decision___options(cpy_r_r87);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 115, CPyStatic_expedition___globals);
        goto CPyL191;
    }
CPyL79: ;
    cpy_r_r92 = CPyObject_Size(cpy_r_r91);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r92 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 115, CPyStatic_expedition___globals);
        goto CPyL191;
    }
    cpy_r_r93 = cpy_r_r92 == 2;
    CPyTagged_DECREF(cpy_r_r92);
    if (cpy_r_r93) {
        goto CPyL192;
    } else
        goto CPyL86;
CPyL81: ;
    cpy_r_r94 = Py_None;
    CPy_INCREF(cpy_r_r94);
    ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r96 = CPyDef_expedition____research_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL85;
    CPyGen_SetStopIterationValue(cpy_r_r94);
    CPy_DECREF(cpy_r_r94);
    if (!0) goto CPyL178;
    CPy_Unreachable();
CPyL85: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r94;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL86: ;
    ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r87;
CPyL87: ;
    cpy_r_r98 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r99 = cpy_r_type != cpy_r_r98;
    if (!cpy_r_r99) goto CPyL90;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 117, CPyStatic_expedition___globals);
        goto CPyL171;
    }
    CPy_Unreachable();
CPyL90: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r100 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 117, CPyStatic_expedition___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL171;
    }
    cpy_r_r101 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "o", 118, CPyStatic_expedition___globals);
        goto CPyL193;
    }
CPyL92: ;
    cpy_r_r102 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r101)->_done;
    CPy_INCREF(cpy_r_r102);
    cpy_r_r103 = cpy_r_r100 == cpy_r_r102;
    CPy_DECREF(cpy_r_r102);
    if (cpy_r_r103) {
        goto CPyL194;
    } else
        goto CPyL98;
CPyL93: ;
    cpy_r_r104 = Py_None;
    CPy_INCREF(cpy_r_r104);
    ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r106 = CPyDef_expedition____research_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL97;
    CPyGen_SetStopIterationValue(cpy_r_r104);
    CPy_DECREF(cpy_r_r104);
    if (!0) goto CPyL178;
    CPy_Unreachable();
CPyL97: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r104;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL98: ;
    cpy_r_r107 = CPyStatic_free_steps___FREE_STEPS;
    if (unlikely(cpy_r_r107 == NULL)) {
        goto CPyL195;
    } else
        goto CPyL101;
CPyL99: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"FREE_STEPS\" was not set");
    cpy_r_r108 = 0;
    if (unlikely(!cpy_r_r108)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 120, CPyStatic_expedition___globals);
        goto CPyL171;
    }
    CPy_Unreachable();
CPyL101: ;
    cpy_r_r109 = CPyDef_free_steps___FreeSteps___holds(cpy_r_r107, cpy_r_r100);
    if (unlikely(cpy_r_r109 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 120, CPyStatic_expedition___globals);
        goto CPyL193;
    }
    if (!cpy_r_r109) goto CPyL129;
    cpy_r_r110 = CPyStatic_free_steps___FREE_STEPS;
    if (unlikely(cpy_r_r110 == NULL)) {
        goto CPyL196;
    } else
        goto CPyL106;
CPyL104: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"FREE_STEPS\" was not set");
    cpy_r_r111 = 0;
    if (unlikely(!cpy_r_r111)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 121, CPyStatic_expedition___globals);
        goto CPyL171;
    }
    CPy_Unreachable();
CPyL106: ;
    cpy_r_r112 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "t", 121, CPyStatic_expedition___globals);
        goto CPyL193;
    }
CPyL107: ;
    cpy_r_r113 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r113 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "me", 121, CPyStatic_expedition___globals);
        goto CPyL193;
    }
CPyL108: ;
    cpy_r_r114 = CPyDef_free_steps___FreeSteps___take(cpy_r_r110, cpy_r_r112, cpy_r_r113, cpy_r_r100);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 121, CPyStatic_expedition___globals);
        goto CPyL171;
    }
    if (((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition____research_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition____research_gen_2);
    }
    ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition____research_gen_2 = cpy_r_r114;
    cpy_r_r115 = 1;
    if (!cpy_r_r115) goto CPyL171;
    cpy_r_r116 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r117 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r118 = NULL;
    cpy_r_r1 = cpy_r_r118;
    cpy_r_r119 = (PyObject **)&cpy_r_r1;
    cpy_r_r120 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition____research_gen_2;
    cpy_r_r121 = CPyDef_free_steps___take_FreeSteps_gen_____mypyc_generator_helper__(cpy_r_r120, cpy_r_r117, cpy_r_r117, cpy_r_r117, cpy_r_r116, cpy_r_r119);
    if (cpy_r_r121 != NULL) goto CPyL197;
    cpy_r_r122 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r122)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 121, CPyStatic_expedition___globals);
        goto CPyL198;
    }
    cpy_r_r123 = cpy_r_r1;
    CPy_DECREF(cpy_r_r123);
    cpy_r_r124 = NULL;
    if (((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition____research_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition____research_gen_2);
    }
    ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition____research_gen_2 = cpy_r_r124;
    cpy_r_r125 = 1;
    if (unlikely(!cpy_r_r125)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 121, CPyStatic_expedition___globals);
        goto CPyL171;
    } else
        goto CPyL14;
CPyL113: ;
    cpy_r_r126 = cpy_r_r121;
CPyL114: ;
    ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r126;
CPyL115: ;
    cpy_r_r128 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r129 = cpy_r_type != cpy_r_r128;
    if (!cpy_r_r129) goto CPyL199;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 121, CPyStatic_expedition___globals);
        goto CPyL119;
    } else
        goto CPyL200;
CPyL117: ;
    CPy_Unreachable();
CPyL118: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL125;
CPyL119: ;
    cpy_r_r130 = CPy_CatchError();
    cpy_r_r131 = (PyObject **)&cpy_r_r3;
    cpy_r_r132 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition____research_gen_2;
    cpy_r_r133 = CPy_YieldFromErrorHandle(cpy_r_r132, cpy_r_r131);
    if (unlikely(cpy_r_r133 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 121, CPyStatic_expedition___globals);
        goto CPyL201;
    }
    if (cpy_r_r133) goto CPyL122;
    cpy_r_r126 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r130);
    CPy_DecRef(cpy_r_r130.f0);
    CPy_DecRef(cpy_r_r130.f1);
    CPy_DecRef(cpy_r_r130.f2);
    goto CPyL114;
CPyL122: ;
    cpy_r_r123 = cpy_r_r3;
    CPy_DecRef(cpy_r_r123);
    CPy_RestoreExcInfo(cpy_r_r130);
    CPy_DecRef(cpy_r_r130.f0);
    CPy_DecRef(cpy_r_r130.f1);
    CPy_DecRef(cpy_r_r130.f2);
    goto CPyL14;
CPyL123: ;
    CPy_RestoreExcInfo(cpy_r_r130);
    CPy_DecRef(cpy_r_r130.f0);
    CPy_DecRef(cpy_r_r130.f1);
    CPy_DecRef(cpy_r_r130.f2);
    cpy_r_r134 = CPy_KeepPropagating();
    if (!cpy_r_r134) goto CPyL171;
    CPy_Unreachable();
CPyL125: ;
    cpy_r_r135 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r136 = NULL;
    cpy_r_r1 = cpy_r_r136;
    cpy_r_r137 = (PyObject **)&cpy_r_r1;
    cpy_r_r138 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition____research_gen_2;
    cpy_r_r139 = CPyDef_free_steps___take_FreeSteps_gen_____mypyc_generator_helper__(cpy_r_r138, cpy_r_r135, cpy_r_r135, cpy_r_r135, cpy_r_arg, cpy_r_r137);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r139 == NULL) {
        goto CPyL127;
    } else
        goto CPyL202;
CPyL126: ;
    cpy_r_r126 = cpy_r_r139;
    goto CPyL114;
CPyL127: ;
    cpy_r_r140 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r140)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 121, CPyStatic_expedition___globals);
        goto CPyL198;
    }
    cpy_r_r123 = cpy_r_r1;
    CPy_DECREF(cpy_r_r123);
    goto CPyL14;
CPyL129: ;
    cpy_r_r141 = ((serai___kernel___option___OptionObject *)cpy_r_r100)->_value;
    CPy_INCREF(cpy_r_r141);
    cpy_r_r142 = PyTuple_Check(cpy_r_r141);
    CPy_DECREF(cpy_r_r141);
    if (!cpy_r_r142) goto CPyL163;
    cpy_r_r143 = ((serai___kernel___option___OptionObject *)cpy_r_r100)->_value;
    CPy_INCREF(cpy_r_r143);
    CPy_DECREF(cpy_r_r100);
    if (likely(PyTuple_Check(cpy_r_r143)))
        cpy_r_r144 = cpy_r_r143;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 123, CPyStatic_expedition___globals, "tuple", cpy_r_r143);
        goto CPyL171;
    }
    cpy_r_r145 = CPySequence_CheckUnpackCount(cpy_r_r144, 2);
    cpy_r_r146 = cpy_r_r145 >= 0;
    if (unlikely(!cpy_r_r146)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 123, CPyStatic_expedition___globals);
        goto CPyL203;
    }
    cpy_r_r147 = CPySequenceTuple_GetItemUnsafe(cpy_r_r144, 0);
    cpy_r_r148 = CPySequenceTuple_GetItemUnsafe(cpy_r_r144, 1);
    CPy_DECREF(cpy_r_r144);
    cpy_r_r149 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "t", 124, CPyStatic_expedition___globals);
        goto CPyL204;
    }
CPyL133: ;
    cpy_r_r150 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r150 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "me", 124, CPyStatic_expedition___globals);
        goto CPyL204;
    }
CPyL134: ;
    if (likely(PyLong_Check(cpy_r_r147)))
        cpy_r_r151 = CPyTagged_FromObject(cpy_r_r147);
    else {
        CPy_TypeError("int", cpy_r_r147); cpy_r_r151 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r147);
    if (unlikely(cpy_r_r151 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 124, CPyStatic_expedition___globals);
        goto CPyL205;
    }
    if (likely(PyLong_Check(cpy_r_r148)))
        cpy_r_r152 = CPyTagged_FromObject(cpy_r_r148);
    else {
        CPy_TypeError("int", cpy_r_r148); cpy_r_r152 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r148);
    if (unlikely(cpy_r_r152 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 124, CPyStatic_expedition___globals);
        goto CPyL206;
    }
    cpy_r_r153 = CPyDef_expedition____place_cube(cpy_r_r149, cpy_r_r150, cpy_r_r151, cpy_r_r152);
    CPyTagged_DECREF(cpy_r_r151);
    CPyTagged_DECREF(cpy_r_r152);
    if (unlikely(cpy_r_r153 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 124, CPyStatic_expedition___globals);
        goto CPyL171;
    }
    cpy_r_r154 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "t", 125, CPyStatic_expedition___globals);
        goto CPyL171;
    }
CPyL138: ;
    cpy_r_r155 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r154)->_picks;
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "Table", "picks", 125, CPyStatic_expedition___globals);
        goto CPyL171;
    }
    CPy_INCREF(cpy_r_r155);
CPyL139: ;
    cpy_r_r156 = (CPyPtr)((CPyPtr)cpy_r_r155 + offsetof(PyVarObject, ob_size));
    cpy_r_r157 = *(int64_t *)cpy_r_r156;
    CPy_DECREF(cpy_r_r155);
    cpy_r_r158 = cpy_r_r157 << 1;
    cpy_r_r159 = cpy_r_r158 != 0;
    if (!cpy_r_r159) goto CPyL14;
    cpy_r_r160 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "t", 126, CPyStatic_expedition___globals);
        goto CPyL171;
    }
CPyL141: ;
    cpy_r_r161 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r161 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "me", 126, CPyStatic_expedition___globals);
        goto CPyL171;
    }
CPyL142: ;
    cpy_r_r162 = CPyDef_picks___take_picks(cpy_r_r160, cpy_r_r161);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 126, CPyStatic_expedition___globals);
        goto CPyL171;
    }
    if (((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition____research_gen_3 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition____research_gen_3);
    }
    ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition____research_gen_3 = cpy_r_r162;
    cpy_r_r163 = 1;
    if (!cpy_r_r163) goto CPyL171;
    cpy_r_r164 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r165 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r166 = NULL;
    cpy_r_r5 = cpy_r_r166;
    cpy_r_r167 = (PyObject **)&cpy_r_r5;
    cpy_r_r168 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition____research_gen_3;
    cpy_r_r169 = CPyDef_picks___take_picks_gen_____mypyc_generator_helper__(cpy_r_r168, cpy_r_r165, cpy_r_r165, cpy_r_r165, cpy_r_r164, cpy_r_r167);
    if (cpy_r_r169 != NULL) goto CPyL207;
    cpy_r_r170 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r170)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 126, CPyStatic_expedition___globals);
        goto CPyL208;
    }
    cpy_r_r171 = cpy_r_r5;
    CPy_DECREF(cpy_r_r171);
    cpy_r_r172 = NULL;
    if (((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition____research_gen_3 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition____research_gen_3);
    }
    ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition____research_gen_3 = cpy_r_r172;
    cpy_r_r173 = 1;
    if (unlikely(!cpy_r_r173)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 126, CPyStatic_expedition___globals);
        goto CPyL171;
    } else
        goto CPyL14;
CPyL147: ;
    cpy_r_r174 = cpy_r_r169;
CPyL148: ;
    ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r174;
CPyL149: ;
    cpy_r_r176 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r177 = cpy_r_type != cpy_r_r176;
    if (!cpy_r_r177) goto CPyL209;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 126, CPyStatic_expedition___globals);
        goto CPyL153;
    } else
        goto CPyL210;
CPyL151: ;
    CPy_Unreachable();
CPyL152: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL159;
CPyL153: ;
    cpy_r_r178 = CPy_CatchError();
    cpy_r_r179 = (PyObject **)&cpy_r_r7;
    cpy_r_r180 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition____research_gen_3;
    cpy_r_r181 = CPy_YieldFromErrorHandle(cpy_r_r180, cpy_r_r179);
    if (unlikely(cpy_r_r181 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 126, CPyStatic_expedition___globals);
        goto CPyL211;
    }
    if (cpy_r_r181) goto CPyL156;
    cpy_r_r174 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r178);
    CPy_DecRef(cpy_r_r178.f0);
    CPy_DecRef(cpy_r_r178.f1);
    CPy_DecRef(cpy_r_r178.f2);
    goto CPyL148;
CPyL156: ;
    cpy_r_r171 = cpy_r_r7;
    CPy_DecRef(cpy_r_r171);
    CPy_RestoreExcInfo(cpy_r_r178);
    CPy_DecRef(cpy_r_r178.f0);
    CPy_DecRef(cpy_r_r178.f1);
    CPy_DecRef(cpy_r_r178.f2);
    goto CPyL14;
CPyL157: ;
    CPy_RestoreExcInfo(cpy_r_r178);
    CPy_DecRef(cpy_r_r178.f0);
    CPy_DecRef(cpy_r_r178.f1);
    CPy_DecRef(cpy_r_r178.f2);
    cpy_r_r182 = CPy_KeepPropagating();
    if (!cpy_r_r182) goto CPyL171;
    CPy_Unreachable();
CPyL159: ;
    cpy_r_r183 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r184 = NULL;
    cpy_r_r5 = cpy_r_r184;
    cpy_r_r185 = (PyObject **)&cpy_r_r5;
    cpy_r_r186 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___expedition____research_gen_3;
    cpy_r_r187 = CPyDef_picks___take_picks_gen_____mypyc_generator_helper__(cpy_r_r186, cpy_r_r183, cpy_r_r183, cpy_r_r183, cpy_r_arg, cpy_r_r185);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r187 == NULL) {
        goto CPyL161;
    } else
        goto CPyL212;
CPyL160: ;
    cpy_r_r174 = cpy_r_r187;
    goto CPyL148;
CPyL161: ;
    cpy_r_r188 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r188)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 126, CPyStatic_expedition___globals);
        goto CPyL208;
    }
    cpy_r_r171 = cpy_r_r5;
    CPy_DECREF(cpy_r_r171);
    goto CPyL14;
CPyL163: ;
    cpy_r_r189 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "t", 128, CPyStatic_expedition___globals);
        goto CPyL193;
    }
CPyL164: ;
    cpy_r_r190 = ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r190 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_research", "_research_gen", "me", 128, CPyStatic_expedition___globals);
        goto CPyL193;
    }
CPyL165: ;
    cpy_r_r191 = CPyDef_boosts___pay(cpy_r_r189, cpy_r_r190, cpy_r_r100);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r191 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 128, CPyStatic_expedition___globals);
        goto CPyL171;
    } else
        goto CPyL14;
CPyL166: ;
    cpy_r_r192 = Py_None;
    CPy_INCREF(cpy_r_r192);
    ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r194 = CPyDef_expedition____research_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL170;
    CPyGen_SetStopIterationValue(cpy_r_r192);
    CPy_DECREF(cpy_r_r192);
    if (!0) goto CPyL178;
    CPy_Unreachable();
CPyL170: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r192;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL171: ;
    ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r196 = CPyDef_expedition____research_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r197 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r197;
CPyL172: ;
    cpy_r_r198 = cpy_r_r8 == 0;
    if (cpy_r_r198) goto CPyL213;
    cpy_r_r199 = cpy_r_r8 == 1;
    if (cpy_r_r199) goto CPyL214;
    cpy_r_r200 = cpy_r_r8 == 2;
    if (cpy_r_r200) {
        goto CPyL215;
    } else
        goto CPyL216;
CPyL175: ;
    cpy_r_r201 = cpy_r_r8 == 3;
    if (cpy_r_r201) {
        goto CPyL149;
    } else
        goto CPyL217;
CPyL176: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r202 = 0;
    if (unlikely(!cpy_r_r202)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 96, CPyStatic_expedition___globals);
        goto CPyL178;
    }
    CPy_Unreachable();
CPyL178: ;
    cpy_r_r203 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r203;
CPyL179: ;
    CPyTagged_DecRef(cpy_r_r26);
    goto CPyL171;
CPyL180: ;
    CPyTagged_DECREF(cpy_r_r28);
    goto CPyL26;
CPyL181: ;
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r35);
    goto CPyL171;
CPyL182: ;
    CPyTagged_DecRef(cpy_r_r40);
    goto CPyL171;
CPyL183: ;
    CPyTagged_DecRef(cpy_r_r40);
    CPyTagged_DecRef(cpy_r_r44);
    goto CPyL171;
CPyL184: ;
    CPyTagged_DECREF(cpy_r_r40);
    CPyTagged_DECREF(cpy_r_r44);
    goto CPyL42;
CPyL185: ;
    CPyTagged_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r56);
    goto CPyL52;
CPyL186: ;
    CPyTagged_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r56);
    goto CPyL171;
CPyL187: ;
    CPyTagged_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r62);
    goto CPyL171;
CPyL188: ;
    CPyTagged_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r74);
    goto CPyL171;
CPyL189: ;
    CPyTagged_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r79);
    goto CPyL171;
CPyL190: ;
    CPy_DecRef(cpy_r_r74);
    goto CPyL171;
CPyL191: ;
    CPy_DecRef(cpy_r_r87);
    goto CPyL171;
CPyL192: ;
    CPy_DECREF(cpy_r_r87);
    goto CPyL81;
CPyL193: ;
    CPy_DecRef(cpy_r_r100);
    goto CPyL171;
CPyL194: ;
    CPy_DECREF(cpy_r_r100);
    goto CPyL93;
CPyL195: ;
    CPy_DecRef(cpy_r_r100);
    goto CPyL99;
CPyL196: ;
    CPy_DecRef(cpy_r_r100);
    goto CPyL104;
CPyL197: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL113;
CPyL198: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL171;
CPyL199: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL118;
CPyL200: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL117;
CPyL201: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL123;
CPyL202: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL126;
CPyL203: ;
    CPy_DecRef(cpy_r_r144);
    goto CPyL171;
CPyL204: ;
    CPy_DecRef(cpy_r_r147);
    CPy_DecRef(cpy_r_r148);
    goto CPyL171;
CPyL205: ;
    CPy_DecRef(cpy_r_r148);
    goto CPyL171;
CPyL206: ;
    CPyTagged_DecRef(cpy_r_r151);
    goto CPyL171;
CPyL207: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL147;
CPyL208: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL171;
CPyL209: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL152;
CPyL210: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL151;
CPyL211: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL157;
CPyL212: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL160;
CPyL213: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL1;
CPyL214: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL87;
CPyL215: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL115;
CPyL216: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL175;
CPyL217: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL176;
}
        
PyObject *CPyDef_expedition____research_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_expedition____research_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_expedition____research_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_expedition____research_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.expedition._research_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_expedition____research_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "__next__", -1, CPyStatic_expedition___globals);
            return NULL;
        }
        
PyObject *CPyDef_expedition____research_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_expedition____research_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_expedition____research_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_expedition____research_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.expedition._research_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_expedition____research_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "send", -1, CPyStatic_expedition___globals);
            return NULL;
        }
        
PyObject *CPyDef_expedition____research_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_expedition____research_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_expedition____research_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.expedition._research_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_expedition____research_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "__iter__", -1, CPyStatic_expedition___globals);
            return NULL;
        }
        
PyObject *CPyDef_expedition____research_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_expedition____research_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_expedition____research_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_expedition____research_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.expedition._research_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_expedition____research_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "throw", -1, CPyStatic_expedition___globals);
            return NULL;
        }
        
PyObject *CPyDef_expedition____research_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_expedition____research_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp287 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp287);
    PyObject *__tmp288 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp288);
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
        
        PyObject *CPyPy_expedition____research_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_expedition____research_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.expedition._research_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_expedition____research_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "close", -1, CPyStatic_expedition___globals);
            return NULL;
        }
        
PyObject *CPyDef_expedition____research(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_continent) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_expedition____research_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 96, CPyStatic_expedition___globals);
        goto CPyL5;
    }
    ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 96, CPyStatic_expedition___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 96, CPyStatic_expedition___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_continent);
    if (((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__continent != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__continent);
    }
    ((serai___games___encyclopedia___actions___expedition____research_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__continent = cpy_r_continent;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 96, CPyStatic_expedition___globals);
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
        
        PyObject *CPyPy_expedition____research(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "continent", 0};
            static CPyArg_Parser parser = {"OOO:_research", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_continent;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_continent)) {
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
            CPyTagged arg_continent;
            if (likely(PyLong_Check(obj_continent)))
                arg_continent = CPyTagged_BorrowFromObject(obj_continent);
            else {
                CPy_TypeError("int", obj_continent); goto fail;
            }
            PyObject *retval = CPyDef_expedition____research(arg_t, arg_me, arg_continent);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_research", 96, CPyStatic_expedition___globals);
            return NULL;
        }
        
char CPyDef_expedition___ResearchOffer_____init__(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_continent, CPyTagged cpy_r_left, CPyTagged cpy_r_cheapest) {
    char cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    cpy_r_r0 = CPyDef_offer___TableOffer_____init__(cpy_r_self, cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "__init__", 137, CPyStatic_expedition___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_continent);
    if (((serai___games___encyclopedia___actions___expedition___ResearchOfferObject *)cpy_r_self)->_continent != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___actions___expedition___ResearchOfferObject *)cpy_r_self)->_continent);
    }
    ((serai___games___encyclopedia___actions___expedition___ResearchOfferObject *)cpy_r_self)->_continent = cpy_r_continent;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "__init__", 138, CPyStatic_expedition___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_left);
    if (((serai___games___encyclopedia___actions___expedition___ResearchOfferObject *)cpy_r_self)->_left != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___actions___expedition___ResearchOfferObject *)cpy_r_self)->_left);
    }
    ((serai___games___encyclopedia___actions___expedition___ResearchOfferObject *)cpy_r_self)->_left = cpy_r_left;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "__init__", 139, CPyStatic_expedition___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_cheapest);
    if (((serai___games___encyclopedia___actions___expedition___ResearchOfferObject *)cpy_r_self)->_cheapest != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___actions___expedition___ResearchOfferObject *)cpy_r_self)->_cheapest);
    }
    ((serai___games___encyclopedia___actions___expedition___ResearchOfferObject *)cpy_r_self)->_cheapest = cpy_r_cheapest;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "__init__", 140, CPyStatic_expedition___globals);
        goto CPyL5;
    }
    return 1;
CPyL5: ;
    cpy_r_r4 = 2;
    return cpy_r_r4;
}
        
        PyObject *CPyPy_expedition___ResearchOffer_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "continent", "left", "cheapest", 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_continent;
            PyObject *obj_left;
            PyObject *obj_cheapest;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOOOO", "__init__", kwlist, &obj_t, &obj_me, &obj_continent, &obj_left, &obj_cheapest)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_expedition___ResearchOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.expedition.ResearchOffer", obj_self); 
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
            CPyTagged arg_continent;
            if (likely(PyLong_Check(obj_continent)))
                arg_continent = CPyTagged_BorrowFromObject(obj_continent);
            else {
                CPy_TypeError("int", obj_continent); goto fail;
            }
            CPyTagged arg_left;
            if (likely(PyLong_Check(obj_left)))
                arg_left = CPyTagged_BorrowFromObject(obj_left);
            else {
                CPy_TypeError("int", obj_left); goto fail;
            }
            CPyTagged arg_cheapest;
            if (likely(PyLong_Check(obj_cheapest)))
                arg_cheapest = CPyTagged_BorrowFromObject(obj_cheapest);
            else {
                CPy_TypeError("int", obj_cheapest); goto fail;
            }
            char retval = CPyDef_expedition___ResearchOffer_____init__(arg_self, arg_t, arg_me, arg_continent, arg_left, arg_cheapest);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "__init__", 136, CPyStatic_expedition___globals);
            return NULL;
        }
        
PyObject *CPyDef_expedition___ResearchOffer___likely(PyObject *cpy_r_self) {
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
    PyObject *cpy_r_found;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    int64_t cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    CPyPtr cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    CPyTagged cpy_r_r38;
    int64_t cpy_r_r39;
    char cpy_r_r40;
    int64_t cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    int64_t cpy_r_r52;
    CPyTagged cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    int32_t cpy_r_r56;
    char cpy_r_r57;
    CPyTagged cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    int32_t cpy_r_r61;
    char cpy_r_r62;
    CPyTagged cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    int32_t cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    cpy_r_r0 = ((serai___games___encyclopedia___actions___expedition___ResearchOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "likely", "ResearchOffer", "t", 143, CPyStatic_expedition___globals);
        goto CPyL50;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_encyclopedia___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "likely", 143, CPyStatic_expedition___globals, "serai.games.encyclopedia.table.Table", cpy_r_r0);
        goto CPyL50;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "likely", "Table", "book", 143, CPyStatic_expedition___globals);
        goto CPyL50;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "likely", "Book", "options", 144, CPyStatic_expedition___globals);
        goto CPyL51;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___encyclopedia___actions___expedition___ResearchOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "likely", "ResearchOffer", "t", 145, CPyStatic_expedition___globals);
        goto CPyL52;
    }
CPyL5: ;
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_encyclopedia___table___Table))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "likely", 145, CPyStatic_expedition___globals, "serai.games.encyclopedia.table.Table", cpy_r_r4);
        goto CPyL52;
    }
    cpy_r_r6 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r5)->_players;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "likely", "Table", "players", 145, CPyStatic_expedition___globals);
        goto CPyL52;
    }
CPyL7: ;
    cpy_r_r7 = ((serai___games___encyclopedia___actions___expedition___ResearchOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "likely", "ResearchOffer", "me", 145, CPyStatic_expedition___globals);
        goto CPyL52;
    }
CPyL8: ;
    cpy_r_r8 = CPyList_GetItem(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "likely", 145, CPyStatic_expedition___globals);
        goto CPyL52;
    }
    if (likely(Py_TYPE(cpy_r_r8) == CPyType_encyclopedia___table___Player))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "likely", 145, CPyStatic_expedition___globals, "serai.games.encyclopedia.table.Player", cpy_r_r8);
        goto CPyL52;
    }
    cpy_r_r10 = PyList_New(0);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "likely", 146, CPyStatic_expedition___globals);
        goto CPyL53;
    }
    cpy_r_found = cpy_r_r10;
    cpy_r_r11 = 0;
    cpy_r_r12 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r9)->_study;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "likely", "Player", "study", 147, CPyStatic_expedition___globals);
        goto CPyL54;
    }
    CPy_INCREF(cpy_r_r12);
CPyL12: ;
    cpy_r_r13 = 0;
CPyL13: ;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyVarObject, ob_size));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r13 < cpy_r_r15;
    if (!cpy_r_r16) goto CPyL55;
    cpy_r_place = cpy_r_r11;
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyListObject, ob_item));
    cpy_r_r18 = *(CPyPtr *)cpy_r_r17;
    cpy_r_r19 = cpy_r_r13 * 8;
    cpy_r_r20 = cpy_r_r18 + cpy_r_r19;
    cpy_r_r21 = *(PyObject * *)cpy_r_r20;
    CPy_INCREF(cpy_r_r21);
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "likely", 147, CPyStatic_expedition___globals);
        goto CPyL56;
    }
    cpy_r_r23 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_animal_continent;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "likely", "Book", "animal_continent", 148, CPyStatic_expedition___globals);
        goto CPyL57;
    }
CPyL16: ;
    cpy_r_r24 = CPyList_GetItemBorrow(cpy_r_r23, cpy_r_r22);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "likely", 148, CPyStatic_expedition___globals);
        goto CPyL57;
    }
    if (likely(PyLong_Check(cpy_r_r24)))
        cpy_r_r25 = CPyTagged_FromObject(cpy_r_r24);
    else {
        CPy_TypeError("int", cpy_r_r24); cpy_r_r25 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "likely", 148, CPyStatic_expedition___globals);
        goto CPyL57;
    }
    cpy_r_r26 = ((serai___games___encyclopedia___actions___expedition___ResearchOfferObject *)cpy_r_self)->_continent;
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "likely", "ResearchOffer", "continent", 148, CPyStatic_expedition___globals);
        goto CPyL58;
    }
CPyL19: ;
    cpy_r_r27 = cpy_r_r25 & 1;
    cpy_r_r28 = cpy_r_r27 != 0;
    if (!cpy_r_r28) goto CPyL21;
    cpy_r_r29 = CPyTagged_IsEq_(cpy_r_r25, cpy_r_r26);
    cpy_r_r30 = cpy_r_r29;
    goto CPyL22;
CPyL21: ;
    cpy_r_r31 = cpy_r_r25 == cpy_r_r26;
    cpy_r_r30 = cpy_r_r31;
CPyL22: ;
    CPyTagged_DECREF(cpy_r_r25);
    if (!cpy_r_r30) goto CPyL59;
    cpy_r_r32 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_cheapest;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "likely", "Book", "cheapest", 148, CPyStatic_expedition___globals);
        goto CPyL57;
    }
    CPy_INCREF(cpy_r_r32);
CPyL24: ;
    cpy_r_r33 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r9)->_cubes;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "likely", "Player", "cubes", 148, CPyStatic_expedition___globals);
        goto CPyL60;
    }
CPyL25: ;
    cpy_r_r34 = CPyList_GetItemBorrow(cpy_r_r33, cpy_r_place);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "likely", 148, CPyStatic_expedition___globals);
        goto CPyL60;
    }
    if (likely(PyLong_Check(cpy_r_r34)))
        cpy_r_r35 = CPyTagged_FromObject(cpy_r_r34);
    else {
        CPy_TypeError("int", cpy_r_r34); cpy_r_r35 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "likely", 148, CPyStatic_expedition___globals);
        goto CPyL60;
    }
    cpy_r_r36 = CPyList_GetItemBorrow(cpy_r_r32, cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "likely", 148, CPyStatic_expedition___globals);
        goto CPyL61;
    }
    if (likely(PyLong_Check(cpy_r_r36)))
        cpy_r_r37 = CPyTagged_FromObject(cpy_r_r36);
    else {
        CPy_TypeError("int", cpy_r_r36); cpy_r_r37 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "likely", 148, CPyStatic_expedition___globals);
        goto CPyL61;
    }
    cpy_r_r38 = ((serai___games___encyclopedia___actions___expedition___ResearchOfferObject *)cpy_r_self)->_left;
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "likely", "ResearchOffer", "left", 148, CPyStatic_expedition___globals);
        goto CPyL62;
    }
CPyL30: ;
    cpy_r_r39 = cpy_r_r37 & 1;
    cpy_r_r40 = cpy_r_r39 != 0;
    if (cpy_r_r40) goto CPyL32;
    cpy_r_r41 = cpy_r_r38 & 1;
    cpy_r_r42 = cpy_r_r41 != 0;
    if (!cpy_r_r42) goto CPyL33;
CPyL32: ;
    cpy_r_r43 = CPyTagged_IsLt_(cpy_r_r38, cpy_r_r37);
    cpy_r_r44 = cpy_r_r43 ^ 1;
    cpy_r_r45 = cpy_r_r44;
    goto CPyL34;
CPyL33: ;
    cpy_r_r46 = (Py_ssize_t)cpy_r_r37 <= (Py_ssize_t)cpy_r_r38;
    cpy_r_r45 = cpy_r_r46;
CPyL34: ;
    CPyTagged_DECREF(cpy_r_r37);
    CPyTagged_DECREF(cpy_r_place);
    CPy_DECREF(cpy_r_r32);
    CPyTagged_DECREF(cpy_r_r35);
    if (!cpy_r_r45) goto CPyL63;
    cpy_r_r47 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r3)->_cube;
    cpy_r_r48 = CPyList_GetItem(cpy_r_r47, cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "likely", 149, CPyStatic_expedition___globals);
        goto CPyL64;
    }
    if (likely(PyList_Check(cpy_r_r48)))
        cpy_r_r49 = cpy_r_r48;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "likely", 149, CPyStatic_expedition___globals, "list", cpy_r_r48);
        goto CPyL64;
    }
    cpy_r_r50 = PySequence_InPlaceConcat(cpy_r_found, cpy_r_r49);
    CPy_DECREF(cpy_r_found);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "likely", 149, CPyStatic_expedition___globals);
        goto CPyL65;
    }
    cpy_r_found = cpy_r_r50;
CPyL39: ;
    cpy_r_r51 = cpy_r_r11 + 2;
    cpy_r_r11 = cpy_r_r51;
    cpy_r_r52 = cpy_r_r13 + 1;
    cpy_r_r13 = cpy_r_r52;
    goto CPyL13;
CPyL40: ;
    cpy_r_r53 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r9)->_coins;
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "likely", "Player", "coins", 150, CPyStatic_expedition___globals);
        goto CPyL66;
    }
    CPyTagged_INCREF(cpy_r_r53);
CPyL41: ;
    cpy_r_r54 = cpy_r_r53 != 0;
    CPyTagged_DECREF(cpy_r_r53);
    if (!cpy_r_r54) goto CPyL43;
    cpy_r_r55 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r3)->_boost_coin;
    CPy_INCREF(cpy_r_r55);
    cpy_r_r56 = PyList_Append(cpy_r_found, cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    cpy_r_r57 = cpy_r_r56 >= 0;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "likely", 151, CPyStatic_expedition___globals);
        goto CPyL66;
    }
CPyL43: ;
    cpy_r_r58 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r9)->_tokens;
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "likely", "Player", "tokens", 152, CPyStatic_expedition___globals);
        goto CPyL66;
    }
    CPyTagged_INCREF(cpy_r_r58);
CPyL44: ;
    cpy_r_r59 = cpy_r_r58 != 0;
    CPyTagged_DECREF(cpy_r_r58);
    if (!cpy_r_r59) goto CPyL46;
    cpy_r_r60 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r3)->_boost_token;
    CPy_INCREF(cpy_r_r60);
    cpy_r_r61 = PyList_Append(cpy_r_found, cpy_r_r60);
    CPy_DECREF(cpy_r_r60);
    cpy_r_r62 = cpy_r_r61 >= 0;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "likely", 153, CPyStatic_expedition___globals);
        goto CPyL66;
    }
CPyL46: ;
    cpy_r_r63 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r9)->_seals;
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'seals' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r63);
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "likely", 154, CPyStatic_expedition___globals);
        goto CPyL67;
    }
CPyL47: ;
    cpy_r_r64 = cpy_r_r63 != 0;
    CPyTagged_DECREF(cpy_r_r63);
    if (!cpy_r_r64) goto CPyL68;
    cpy_r_r65 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r3)->_boost_seal;
    CPy_INCREF(cpy_r_r65);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r66 = PyList_Append(cpy_r_found, cpy_r_r65);
    CPy_DECREF(cpy_r_r65);
    cpy_r_r67 = cpy_r_r66 >= 0;
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "likely", 155, CPyStatic_expedition___globals);
        goto CPyL69;
    }
CPyL49: ;
    return cpy_r_found;
CPyL50: ;
    cpy_r_r68 = NULL;
    return cpy_r_r68;
CPyL51: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL50;
CPyL52: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL50;
CPyL53: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r9);
    goto CPyL50;
CPyL54: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_found);
    goto CPyL50;
CPyL55: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r12);
    goto CPyL40;
CPyL56: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL50;
CPyL57: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r22);
    goto CPyL50;
CPyL58: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r25);
    goto CPyL50;
CPyL59: ;
    CPyTagged_DECREF(cpy_r_place);
    CPyTagged_DECREF(cpy_r_r22);
    goto CPyL39;
CPyL60: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r32);
    goto CPyL50;
CPyL61: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r35);
    goto CPyL50;
CPyL62: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_r37);
    goto CPyL50;
CPyL63: ;
    CPyTagged_DECREF(cpy_r_r22);
    goto CPyL39;
CPyL64: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r12);
    goto CPyL50;
CPyL65: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r12);
    goto CPyL50;
CPyL66: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_found);
    goto CPyL50;
CPyL67: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    goto CPyL50;
CPyL68: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL49;
CPyL69: ;
    CPy_DecRef(cpy_r_found);
    goto CPyL50;
}
        
        PyObject *CPyPy_expedition___ResearchOffer___likely(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_expedition___ResearchOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.expedition.ResearchOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_expedition___ResearchOffer___likely(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "likely", 142, CPyStatic_expedition___globals);
            return NULL;
        }
        
PyObject *CPyDef_expedition___ResearchOffer___likely__TableOffer_glue(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_expedition___ResearchOffer___likely(cpy_r_self);
    if (cpy_r_r0 == NULL) goto CPyL2;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_expedition___ResearchOffer___likely__TableOffer_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely__TableOffer_glue", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_expedition___ResearchOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.expedition.ResearchOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_expedition___ResearchOffer___likely__TableOffer_glue(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "likely__TableOffer_glue", -1, CPyStatic_expedition___globals);
            return NULL;
        }
        
PyObject *CPyDef_expedition___ResearchOffer___others(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
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
    PyObject *cpy_r_r24;
    int64_t cpy_r_r25;
    CPyPtr cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    CPyPtr cpy_r_r29;
    CPyPtr cpy_r_r30;
    int64_t cpy_r_r31;
    CPyPtr cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    int32_t cpy_r_r35;
    char cpy_r_r36;
    int64_t cpy_r_r37;
    int64_t cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyPtr cpy_r_r46;
    int64_t cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    int32_t cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    int32_t cpy_r_r56;
    char cpy_r_r57;
    int64_t cpy_r_r58;
    PyObject *cpy_r_r59;
    cpy_r_r0 = ((serai___games___encyclopedia___actions___expedition___ResearchOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "others", "ResearchOffer", "t", 159, CPyStatic_expedition___globals);
        goto CPyL37;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_encyclopedia___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "others", 159, CPyStatic_expedition___globals, "serai.games.encyclopedia.table.Table", cpy_r_r0);
        goto CPyL37;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "others", "Table", "book", 159, CPyStatic_expedition___globals);
        goto CPyL37;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "others", "Book", "options", 159, CPyStatic_expedition___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = PyList_New(0);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "others", 160, CPyStatic_expedition___globals);
        goto CPyL38;
    }
    cpy_r_r5 = ((serai___games___encyclopedia___actions___expedition___ResearchOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "others", "ResearchOffer", "t", 160, CPyStatic_expedition___globals);
        goto CPyL39;
    }
CPyL6: ;
    if (likely(Py_TYPE(cpy_r_r5) == CPyType_encyclopedia___table___Table))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "others", 160, CPyStatic_expedition___globals, "serai.games.encyclopedia.table.Table", cpy_r_r5);
        goto CPyL39;
    }
    cpy_r_r7 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r6)->_players;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "others", "Table", "players", 160, CPyStatic_expedition___globals);
        goto CPyL39;
    }
CPyL8: ;
    cpy_r_r8 = ((serai___games___encyclopedia___actions___expedition___ResearchOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "others", "ResearchOffer", "me", 160, CPyStatic_expedition___globals);
        goto CPyL39;
    }
CPyL9: ;
    cpy_r_r9 = CPyList_GetItemBorrow(cpy_r_r7, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "others", 160, CPyStatic_expedition___globals);
        goto CPyL39;
    }
    if (likely(Py_TYPE(cpy_r_r9) == CPyType_encyclopedia___table___Player))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "others", 160, CPyStatic_expedition___globals, "serai.games.encyclopedia.table.Player", cpy_r_r9);
        goto CPyL39;
    }
    cpy_r_r11 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r10)->_study;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "others", "Player", "study", 160, CPyStatic_expedition___globals);
        goto CPyL39;
    }
    CPy_INCREF(cpy_r_r11);
CPyL12: ;
    cpy_r_r12 = 0;
CPyL13: ;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r14 = *(int64_t *)cpy_r_r13;
    cpy_r_r15 = cpy_r_r12 < cpy_r_r14;
    if (!cpy_r_r15) goto CPyL40;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "others", 160, CPyStatic_expedition___globals);
        goto CPyL41;
    }
    cpy_r_r22 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r3)->_cube;
    cpy_r_r23 = CPyList_GetItem(cpy_r_r22, cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "others", 160, CPyStatic_expedition___globals);
        goto CPyL41;
    }
    if (likely(PyList_Check(cpy_r_r23)))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "others", 160, CPyStatic_expedition___globals, "list", cpy_r_r23);
        goto CPyL41;
    }
    cpy_r_r25 = 0;
CPyL18: ;
    cpy_r_r26 = (CPyPtr)((CPyPtr)cpy_r_r24 + offsetof(PyVarObject, ob_size));
    cpy_r_r27 = *(int64_t *)cpy_r_r26;
    cpy_r_r28 = cpy_r_r25 < cpy_r_r27;
    if (!cpy_r_r28) goto CPyL42;
    cpy_r_r29 = (CPyPtr)((CPyPtr)cpy_r_r24 + offsetof(PyListObject, ob_item));
    cpy_r_r30 = *(CPyPtr *)cpy_r_r29;
    cpy_r_r31 = cpy_r_r25 * 8;
    cpy_r_r32 = cpy_r_r30 + cpy_r_r31;
    cpy_r_r33 = *(PyObject * *)cpy_r_r32;
    CPy_INCREF(cpy_r_r33);
    if (likely(Py_TYPE(cpy_r_r33) == CPyType_option___Option))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "others", 160, CPyStatic_expedition___globals, "serai.kernel.option.Option", cpy_r_r33);
        goto CPyL43;
    }
    cpy_r_r35 = PyList_Append(cpy_r_r4, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    cpy_r_r36 = cpy_r_r35 >= 0;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "others", 160, CPyStatic_expedition___globals);
        goto CPyL43;
    }
    cpy_r_r37 = cpy_r_r25 + 1;
    cpy_r_r25 = cpy_r_r37;
    goto CPyL18;
CPyL22: ;
    cpy_r_r38 = cpy_r_r12 + 1;
    cpy_r_r12 = cpy_r_r38;
    goto CPyL13;
CPyL23: ;
    cpy_r_r39 = CPyDef_expedition___ResearchOffer___likely(cpy_r_self);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "others", 161, CPyStatic_expedition___globals);
        goto CPyL44;
    }
    cpy_r_r40 = PyList_New(0);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "others", 162, CPyStatic_expedition___globals);
        goto CPyL45;
    }
    cpy_r_r41 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r3)->_boosts;
    CPy_INCREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r42 = PyList_New(0);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "others", 162, CPyStatic_expedition___globals);
        goto CPyL46;
    }
    cpy_r_r43 = CPyList_Extend(cpy_r_r42, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "others", 162, CPyStatic_expedition___globals);
        goto CPyL47;
    } else
        goto CPyL48;
CPyL27: ;
    cpy_r_r44 = CPyList_Extend(cpy_r_r42, cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "others", 162, CPyStatic_expedition___globals);
        goto CPyL49;
    } else
        goto CPyL50;
CPyL28: ;
    cpy_r_r45 = PyList_AsTuple(cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "others", 162, CPyStatic_expedition___globals);
        goto CPyL51;
    }
    cpy_r_r46 = (CPyPtr)((CPyPtr)cpy_r_r45 + offsetof(PyVarObject, ob_size));
    cpy_r_r47 = *(int64_t *)cpy_r_r46;
    cpy_r_r48 = 0;
CPyL30: ;
    cpy_r_r49 = cpy_r_r48 < cpy_r_r47;
    if (!cpy_r_r49) goto CPyL52;
    cpy_r_r50 = CPySequenceTuple_GetItemUnsafe(cpy_r_r45, cpy_r_r48);
    if (likely(Py_TYPE(cpy_r_r50) == CPyType_option___Option))
        cpy_r_r51 = cpy_r_r50;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "others", 162, CPyStatic_expedition___globals, "serai.kernel.option.Option", cpy_r_r50);
        goto CPyL53;
    }
    cpy_r_r52 = PySequence_Contains(cpy_r_r39, cpy_r_r51);
    cpy_r_r53 = cpy_r_r52 >= 0;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "others", 162, CPyStatic_expedition___globals);
        goto CPyL54;
    }
    cpy_r_r54 = cpy_r_r52;
    cpy_r_r55 = cpy_r_r54 ^ 1;
    if (!cpy_r_r55) goto CPyL55;
    cpy_r_r56 = PyList_Append(cpy_r_r40, cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    cpy_r_r57 = cpy_r_r56 >= 0;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "others", 162, CPyStatic_expedition___globals);
        goto CPyL53;
    }
CPyL35: ;
    cpy_r_r58 = cpy_r_r48 + 1;
    cpy_r_r48 = cpy_r_r58;
    goto CPyL30;
CPyL36: ;
    return cpy_r_r40;
CPyL37: ;
    cpy_r_r59 = NULL;
    return cpy_r_r59;
CPyL38: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL37;
CPyL39: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL37;
CPyL40: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL23;
CPyL41: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r11);
    goto CPyL37;
CPyL42: ;
    CPy_DECREF(cpy_r_r24);
    goto CPyL22;
CPyL43: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r24);
    goto CPyL37;
CPyL44: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL37;
CPyL45: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r39);
    goto CPyL37;
CPyL46: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r41);
    goto CPyL37;
CPyL47: ;
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r42);
    goto CPyL37;
CPyL48: ;
    CPy_DECREF(cpy_r_r43);
    goto CPyL27;
CPyL49: ;
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r42);
    goto CPyL37;
CPyL50: ;
    CPy_DECREF(cpy_r_r44);
    goto CPyL28;
CPyL51: ;
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r40);
    goto CPyL37;
CPyL52: ;
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r45);
    goto CPyL36;
CPyL53: ;
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r45);
    goto CPyL37;
CPyL54: ;
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r51);
    goto CPyL37;
CPyL55: ;
    CPy_DECREF(cpy_r_r51);
    goto CPyL35;
}
        
        PyObject *CPyPy_expedition___ResearchOffer___others(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":others", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_expedition___ResearchOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.expedition.ResearchOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_expedition___ResearchOffer___others(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "others", 158, CPyStatic_expedition___globals);
            return NULL;
        }
        
PyObject *CPyDef_expedition___ResearchOffer___others__TableOffer_glue(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_expedition___ResearchOffer___others(cpy_r_self);
    if (cpy_r_r0 == NULL) goto CPyL2;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_expedition___ResearchOffer___others__TableOffer_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":others__TableOffer_glue", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_expedition___ResearchOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.expedition.ResearchOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_expedition___ResearchOffer___others__TableOffer_glue(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "others__TableOffer_glue", -1, CPyStatic_expedition___globals);
            return NULL;
        }
        
PyObject *CPyDef_expedition___ResearchOffer___obstacle(PyObject *cpy_r_self, PyObject *cpy_r_option) {
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
    char cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    CPyTagged cpy_r_r27;
    CPyTagged cpy_r_r28;
    CPyTagged cpy_r_r29;
    int64_t cpy_r_r30;
    char cpy_r_r31;
    int64_t cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    int32_t cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    CPyTagged cpy_r_r49;
    CPyTagged cpy_r_r50;
    int64_t cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyTagged cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    int32_t cpy_r_r68;
    char cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    CPyTagged cpy_r_r75;
    CPyTagged cpy_r_r76;
    int64_t cpy_r_r77;
    char cpy_r_r78;
    int64_t cpy_r_r79;
    char cpy_r_r80;
    char cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject **cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    cpy_r_r0 = ((serai___games___encyclopedia___actions___expedition___ResearchOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", "ResearchOffer", "t", 165, CPyStatic_expedition___globals);
        goto CPyL74;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_encyclopedia___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", 165, CPyStatic_expedition___globals, "serai.games.encyclopedia.table.Table", cpy_r_r0);
        goto CPyL74;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", "Table", "book", 165, CPyStatic_expedition___globals);
        goto CPyL74;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___actions___expedition___ResearchOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", "ResearchOffer", "t", 166, CPyStatic_expedition___globals);
        goto CPyL75;
    }
CPyL4: ;
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_encyclopedia___table___Table))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", 166, CPyStatic_expedition___globals, "serai.games.encyclopedia.table.Table", cpy_r_r3);
        goto CPyL75;
    }
    cpy_r_r5 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r4)->_players;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", "Table", "players", 166, CPyStatic_expedition___globals);
        goto CPyL75;
    }
CPyL6: ;
    cpy_r_r6 = ((serai___games___encyclopedia___actions___expedition___ResearchOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", "ResearchOffer", "me", 166, CPyStatic_expedition___globals);
        goto CPyL75;
    }
CPyL7: ;
    cpy_r_r7 = CPyList_GetItem(cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", 166, CPyStatic_expedition___globals);
        goto CPyL75;
    }
    if (likely(Py_TYPE(cpy_r_r7) == CPyType_encyclopedia___table___Player))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", 166, CPyStatic_expedition___globals, "serai.games.encyclopedia.table.Player", cpy_r_r7);
        goto CPyL75;
    }
    cpy_r_r9 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r9);
    cpy_r_r10 = PyTuple_Check(cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (cpy_r_r10) goto CPyL33;
    cpy_r_r11 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r8)->_coins;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", "Player", "coins", 168, CPyStatic_expedition___globals);
        goto CPyL76;
    }
    CPyTagged_INCREF(cpy_r_r11);
CPyL11: ;
    cpy_r_r12 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_coin_value;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", "Book", "coin_value", 168, CPyStatic_expedition___globals);
        goto CPyL77;
    }
    CPyTagged_INCREF(cpy_r_r12);
CPyL12: ;
    cpy_r_r13 = CPyTagged_Multiply(cpy_r_r11, cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r12);
    cpy_r_r14 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r8)->_tokens;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", "Player", "tokens", 168, CPyStatic_expedition___globals);
        goto CPyL78;
    }
    CPyTagged_INCREF(cpy_r_r14);
CPyL13: ;
    cpy_r_r15 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_token_value;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", "Book", "token_value", 168, CPyStatic_expedition___globals);
        goto CPyL79;
    }
    CPyTagged_INCREF(cpy_r_r15);
CPyL14: ;
    cpy_r_r16 = CPyTagged_Multiply(cpy_r_r14, cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r15);
    cpy_r_r17 = CPyTagged_Add(cpy_r_r13, cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r16);
    cpy_r_r18 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r8)->_seals;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", "Player", "seals", 168, CPyStatic_expedition___globals);
        goto CPyL80;
    }
    CPyTagged_INCREF(cpy_r_r18);
CPyL15: ;
    cpy_r_r19 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_seal_value;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'seal_value' of 'Book' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r19);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", 168, CPyStatic_expedition___globals);
        goto CPyL81;
    }
CPyL16: ;
    cpy_r_r20 = CPyTagged_Multiply(cpy_r_r18, cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r19);
    cpy_r_r21 = CPyTagged_Add(cpy_r_r17, cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r20);
    cpy_r_r22 = ((serai___games___encyclopedia___actions___expedition___ResearchOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", "ResearchOffer", "t", 169, CPyStatic_expedition___globals);
        goto CPyL82;
    }
    CPy_INCREF(cpy_r_r22);
CPyL17: ;
    if (likely(Py_TYPE(cpy_r_r22) == CPyType_encyclopedia___table___Table))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", 169, CPyStatic_expedition___globals, "serai.games.encyclopedia.table.Table", cpy_r_r22);
        goto CPyL82;
    }
    cpy_r_r24 = CPyDef_boosts___boost_obstacle(cpy_r_r23, cpy_r_r8, cpy_r_option);
    CPy_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", 169, CPyStatic_expedition___globals);
        goto CPyL83;
    }
    cpy_r_r25 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r26 = cpy_r_r24 != cpy_r_r25;
    if (cpy_r_r26) goto CPyL84;
    cpy_r_r27 = ((serai___games___encyclopedia___actions___expedition___ResearchOfferObject *)cpy_r_self)->_left;
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", "ResearchOffer", "left", 170, CPyStatic_expedition___globals);
        goto CPyL85;
    }
CPyL21: ;
    cpy_r_r28 = CPyTagged_Add(cpy_r_r27, cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r21);
    cpy_r_r29 = ((serai___games___encyclopedia___actions___expedition___ResearchOfferObject *)cpy_r_self)->_cheapest;
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", "ResearchOffer", "cheapest", 170, CPyStatic_expedition___globals);
        goto CPyL86;
    }
CPyL22: ;
    cpy_r_r30 = cpy_r_r28 & 1;
    cpy_r_r31 = cpy_r_r30 != 0;
    if (cpy_r_r31) goto CPyL24;
    cpy_r_r32 = cpy_r_r29 & 1;
    cpy_r_r33 = cpy_r_r32 != 0;
    if (!cpy_r_r33) goto CPyL25;
CPyL24: ;
    cpy_r_r34 = CPyTagged_IsLt_(cpy_r_r28, cpy_r_r29);
    cpy_r_r35 = cpy_r_r34 ^ 1;
    cpy_r_r36 = cpy_r_r35;
    goto CPyL26;
CPyL25: ;
    cpy_r_r37 = (Py_ssize_t)cpy_r_r28 >= (Py_ssize_t)cpy_r_r29;
    cpy_r_r36 = cpy_r_r37;
CPyL26: ;
    CPyTagged_DECREF(cpy_r_r28);
    if (!cpy_r_r36) goto CPyL87;
CPyL27: ;
    cpy_r_r38 = cpy_r_r24;
    goto CPyL32;
CPyL28: ;
    cpy_r_r39 = CPyStatic_encyclopedia___reasons___NO_USE;
    if (likely(cpy_r_r39 != NULL)) goto CPyL31;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_USE\" was not set");
    cpy_r_r40 = 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", 170, CPyStatic_expedition___globals);
        goto CPyL74;
    }
    CPy_Unreachable();
CPyL31: ;
    CPy_INCREF(cpy_r_r39);
    cpy_r_r38 = cpy_r_r39;
CPyL32: ;
    return cpy_r_r38;
CPyL33: ;
    cpy_r_r41 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r41);
    if (likely(PyTuple_Check(cpy_r_r41)))
        cpy_r_r42 = cpy_r_r41;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", 171, CPyStatic_expedition___globals, "tuple", cpy_r_r41);
        goto CPyL76;
    }
    cpy_r_r43 = CPySequence_CheckUnpackCount(cpy_r_r42, 2);
    cpy_r_r44 = cpy_r_r43 >= 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", 171, CPyStatic_expedition___globals);
        goto CPyL88;
    }
    cpy_r_r45 = CPySequenceTuple_GetItemUnsafe(cpy_r_r42, 0);
    cpy_r_r46 = CPySequenceTuple_GetItemUnsafe(cpy_r_r42, 1);
    CPy_DECREF(cpy_r_r42);
    cpy_r_r47 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_animal_continent;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", "Book", "animal_continent", 172, CPyStatic_expedition___globals);
        goto CPyL89;
    }
CPyL36: ;
    cpy_r_r48 = PyObject_GetItem(cpy_r_r47, cpy_r_r45);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", 172, CPyStatic_expedition___globals);
        goto CPyL89;
    }
    if (likely(PyLong_Check(cpy_r_r48)))
        cpy_r_r49 = CPyTagged_FromObject(cpy_r_r48);
    else {
        CPy_TypeError("int", cpy_r_r48); cpy_r_r49 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", 172, CPyStatic_expedition___globals);
        goto CPyL89;
    }
    cpy_r_r50 = ((serai___games___encyclopedia___actions___expedition___ResearchOfferObject *)cpy_r_self)->_continent;
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", "ResearchOffer", "continent", 172, CPyStatic_expedition___globals);
        goto CPyL90;
    }
CPyL39: ;
    cpy_r_r51 = cpy_r_r49 & 1;
    cpy_r_r52 = cpy_r_r51 != 0;
    if (!cpy_r_r52) goto CPyL41;
    cpy_r_r53 = CPyTagged_IsEq_(cpy_r_r49, cpy_r_r50);
    cpy_r_r54 = cpy_r_r53 ^ 1;
    cpy_r_r55 = cpy_r_r54;
    goto CPyL42;
CPyL41: ;
    cpy_r_r56 = cpy_r_r49 != cpy_r_r50;
    cpy_r_r55 = cpy_r_r56;
CPyL42: ;
    CPyTagged_DECREF(cpy_r_r49);
    if (cpy_r_r55) {
        goto CPyL91;
    } else
        goto CPyL47;
CPyL43: ;
    cpy_r_r57 = CPyStatic_encyclopedia___reasons___OTHER_CONTINENT;
    if (likely(cpy_r_r57 != NULL)) goto CPyL46;
    PyErr_SetString(PyExc_NameError, "value for final name \"OTHER_CONTINENT\" was not set");
    cpy_r_r58 = 0;
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", 173, CPyStatic_expedition___globals);
        goto CPyL74;
    }
    CPy_Unreachable();
CPyL46: ;
    CPy_INCREF(cpy_r_r57);
    return cpy_r_r57;
CPyL47: ;
    cpy_r_r59 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r8)->_cubes;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", "Player", "cubes", 174, CPyStatic_expedition___globals);
        goto CPyL89;
    }
    CPy_INCREF(cpy_r_r59);
CPyL48: ;
    cpy_r_r60 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r8)->_study;
    if (unlikely(cpy_r_r60 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'study' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r60);
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", 174, CPyStatic_expedition___globals);
        goto CPyL92;
    }
CPyL49: ;
    cpy_r_r61 = CPyList_Index(cpy_r_r60, cpy_r_r45);
    CPy_DECREF(cpy_r_r60);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", 174, CPyStatic_expedition___globals);
        goto CPyL93;
    }
    cpy_r_r62 = CPyList_GetItem(cpy_r_r59, cpy_r_r61);
    CPy_DECREF(cpy_r_r59);
    CPyTagged_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", 174, CPyStatic_expedition___globals);
        goto CPyL94;
    }
    if (likely(PyLong_Check(cpy_r_r62)))
        cpy_r_r63 = CPyTagged_FromObject(cpy_r_r62);
    else {
        CPy_TypeError("int", cpy_r_r62); cpy_r_r63 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", 174, CPyStatic_expedition___globals);
        goto CPyL94;
    }
    cpy_r_r64 = CPyTagged_StealAsObject(cpy_r_r63);
    cpy_r_r65 = PyNumber_Rshift(cpy_r_r64, cpy_r_r46);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", 174, CPyStatic_expedition___globals);
        goto CPyL94;
    }
    cpy_r_r66 = CPyStatics[4897]; /* 1 */
    cpy_r_r67 = PyNumber_And(cpy_r_r65, cpy_r_r66);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", 174, CPyStatic_expedition___globals);
        goto CPyL94;
    }
    cpy_r_r68 = PyObject_IsTrue(cpy_r_r67);
    CPy_DECREF(cpy_r_r67);
    cpy_r_r69 = cpy_r_r68 >= 0;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", 174, CPyStatic_expedition___globals);
        goto CPyL94;
    }
    cpy_r_r70 = cpy_r_r68;
    if (cpy_r_r70) {
        goto CPyL95;
    } else
        goto CPyL60;
CPyL56: ;
    cpy_r_r71 = CPyStatic_encyclopedia___reasons___CUBE_THERE;
    if (likely(cpy_r_r71 != NULL)) goto CPyL59;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBE_THERE\" was not set");
    cpy_r_r72 = 0;
    if (unlikely(!cpy_r_r72)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", 175, CPyStatic_expedition___globals);
        goto CPyL74;
    }
    CPy_Unreachable();
CPyL59: ;
    CPy_INCREF(cpy_r_r71);
    return cpy_r_r71;
CPyL60: ;
    cpy_r_r73 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_cost;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", "Book", "cost", 176, CPyStatic_expedition___globals);
        goto CPyL94;
    }
CPyL61: ;
    cpy_r_r74 = PyObject_GetItem(cpy_r_r73, cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", 176, CPyStatic_expedition___globals);
        goto CPyL75;
    }
    if (likely(PyLong_Check(cpy_r_r74)))
        cpy_r_r75 = CPyTagged_FromObject(cpy_r_r74);
    else {
        CPy_TypeError("int", cpy_r_r74); cpy_r_r75 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r75 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", 176, CPyStatic_expedition___globals);
        goto CPyL75;
    }
    CPy_DECREF(cpy_r_r2);
    cpy_r_r76 = ((serai___games___encyclopedia___actions___expedition___ResearchOfferObject *)cpy_r_self)->_left;
    if (unlikely(cpy_r_r76 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", "ResearchOffer", "left", 177, CPyStatic_expedition___globals);
        goto CPyL96;
    }
CPyL64: ;
    cpy_r_r77 = cpy_r_r75 & 1;
    cpy_r_r78 = cpy_r_r77 != 0;
    if (cpy_r_r78) goto CPyL66;
    cpy_r_r79 = cpy_r_r76 & 1;
    cpy_r_r80 = cpy_r_r79 != 0;
    if (!cpy_r_r80) goto CPyL67;
CPyL66: ;
    cpy_r_r81 = CPyTagged_IsLt_(cpy_r_r76, cpy_r_r75);
    if (cpy_r_r81) {
        goto CPyL68;
    } else
        goto CPyL97;
CPyL67: ;
    cpy_r_r82 = (Py_ssize_t)cpy_r_r75 > (Py_ssize_t)cpy_r_r76;
    if (!cpy_r_r82) goto CPyL97;
CPyL68: ;
    cpy_r_r83 = CPyImport_GetModuleCache(&CPyModule_serai___games___encyclopedia___reasons);
    cpy_r_r84 = CPyStatics[441]; /* 'costs_more' */
    cpy_r_r85 = CPyObject_GetAttr(cpy_r_r83, cpy_r_r84);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", 177, CPyStatic_expedition___globals);
        goto CPyL96;
    }
    cpy_r_r86 = CPyTagged_StealAsObject(cpy_r_r75);
    PyObject *cpy_r_r87[1] = {cpy_r_r86};
    cpy_r_r88 = (PyObject **)&cpy_r_r87;
    cpy_r_r89 = PyObject_Vectorcall(cpy_r_r85, cpy_r_r88, 1, 0);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", 177, CPyStatic_expedition___globals);
        goto CPyL98;
    }
    CPy_DECREF(cpy_r_r86);
    if (likely(Py_TYPE(cpy_r_r89) == CPyType_option___Reason))
        cpy_r_r90 = cpy_r_r89;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", 177, CPyStatic_expedition___globals, "serai.kernel.option.Reason", cpy_r_r89);
        goto CPyL74;
    }
    cpy_r_r91 = cpy_r_r90;
    goto CPyL73;
CPyL72: ;
    cpy_r_r92 = Py_None;
    CPy_INCREF(cpy_r_r92);
    cpy_r_r91 = cpy_r_r92;
CPyL73: ;
    return cpy_r_r91;
CPyL74: ;
    cpy_r_r93 = NULL;
    return cpy_r_r93;
CPyL75: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL74;
CPyL76: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r8);
    goto CPyL74;
CPyL77: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL74;
CPyL78: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL74;
CPyL79: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL74;
CPyL80: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL74;
CPyL81: ;
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL74;
CPyL82: ;
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r21);
    goto CPyL74;
CPyL83: ;
    CPyTagged_DecRef(cpy_r_r21);
    goto CPyL74;
CPyL84: ;
    CPyTagged_DECREF(cpy_r_r21);
    goto CPyL27;
CPyL85: ;
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r24);
    goto CPyL74;
CPyL86: ;
    CPy_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r28);
    goto CPyL74;
CPyL87: ;
    CPy_DECREF(cpy_r_r24);
    goto CPyL28;
CPyL88: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r42);
    goto CPyL74;
CPyL89: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r46);
    goto CPyL74;
CPyL90: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r46);
    CPyTagged_DecRef(cpy_r_r49);
    goto CPyL74;
CPyL91: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r45);
    CPy_DECREF(cpy_r_r46);
    goto CPyL43;
CPyL92: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r59);
    goto CPyL74;
CPyL93: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r59);
    goto CPyL74;
CPyL94: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r46);
    goto CPyL74;
CPyL95: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r46);
    goto CPyL56;
CPyL96: ;
    CPyTagged_DecRef(cpy_r_r75);
    goto CPyL74;
CPyL97: ;
    CPyTagged_DECREF(cpy_r_r75);
    goto CPyL72;
CPyL98: ;
    CPy_DecRef(cpy_r_r86);
    goto CPyL74;
}
        
        PyObject *CPyPy_expedition___ResearchOffer___obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:obstacle", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_expedition___ResearchOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.expedition.ResearchOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_expedition___ResearchOffer___obstacle(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "obstacle", 164, CPyStatic_expedition___globals);
            return NULL;
        }
        
PyObject *CPyDef_expedition___ResearchOffer___note(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    cpy_r_r0 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = PyTuple_Check(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1) goto CPyL2;
    cpy_r_r2 = Py_None;
    CPy_INCREF(cpy_r_r2);
    return cpy_r_r2;
CPyL2: ;
    cpy_r_r3 = CPyStatics[442]; /* 'note-left' */
    cpy_r_r4 = CPyStatics[439]; /* 'left' */
    cpy_r_r5 = ((serai___games___encyclopedia___actions___expedition___ResearchOfferObject *)cpy_r_self)->_left;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "note", "ResearchOffer", "left", 183, CPyStatic_expedition___globals);
        goto CPyL14;
    }
    CPyTagged_INCREF(cpy_r_r5);
CPyL3: ;
    cpy_r_r6 = ((serai___games___encyclopedia___actions___expedition___ResearchOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "note", "ResearchOffer", "t", 183, CPyStatic_expedition___globals);
        goto CPyL15;
    }
CPyL4: ;
    if (likely(Py_TYPE(cpy_r_r6) == CPyType_encyclopedia___table___Table))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "note", 183, CPyStatic_expedition___globals, "serai.games.encyclopedia.table.Table", cpy_r_r6);
        goto CPyL15;
    }
    cpy_r_r8 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r7)->_book;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "note", "Table", "book", 183, CPyStatic_expedition___globals);
        goto CPyL15;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r8)->_cost;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "note", "Book", "cost", 183, CPyStatic_expedition___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r9);
CPyL7: ;
    cpy_r_r10 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r10);
    if (likely(PyTuple_Check(cpy_r_r10)))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "note", 183, CPyStatic_expedition___globals, "tuple", cpy_r_r10);
        goto CPyL16;
    }
    cpy_r_r12 = CPySequenceTuple_GetItem(cpy_r_r11, 2);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "note", 183, CPyStatic_expedition___globals);
        goto CPyL16;
    }
    cpy_r_r13 = PyObject_GetItem(cpy_r_r9, cpy_r_r12);
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "note", 183, CPyStatic_expedition___globals);
        goto CPyL15;
    }
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "note", 183, CPyStatic_expedition___globals);
        goto CPyL15;
    }
    cpy_r_r15 = CPyTagged_Subtract(cpy_r_r5, cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyTagged_StealAsObject(cpy_r_r15);
    cpy_r_r17 = CPyDict_Build(1, cpy_r_r4, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "note", 183, CPyStatic_expedition___globals);
        goto CPyL14;
    }
    cpy_r_r18 = CPyDef_message___Message(cpy_r_r3, cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "note", 183, CPyStatic_expedition___globals);
        goto CPyL14;
    }
    return cpy_r_r18;
CPyL14: ;
    cpy_r_r19 = NULL;
    return cpy_r_r19;
CPyL15: ;
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL14;
CPyL16: ;
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r9);
    goto CPyL14;
}
        
        PyObject *CPyPy_expedition___ResearchOffer___note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:note", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_expedition___ResearchOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.expedition.ResearchOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_expedition___ResearchOffer___note(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "note", 179, CPyStatic_expedition___globals);
            return NULL;
        }
        
char CPyDef_expedition____place_cube(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_animal, CPyTagged cpy_r_kind) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyTagged cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", "Table", "book", 188, CPyStatic_expedition___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", "Table", "players", 189, CPyStatic_expedition___globals);
        goto CPyL47;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_me);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", 189, CPyStatic_expedition___globals);
        goto CPyL47;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_encyclopedia___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", 189, CPyStatic_expedition___globals, "serai.games.encyclopedia.table.Player", cpy_r_r2);
        goto CPyL47;
    }
    cpy_r_r4 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r3)->_cubes;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", "Player", "cubes", 190, CPyStatic_expedition___globals);
        goto CPyL48;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r3)->_study;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", "Player", "study", 190, CPyStatic_expedition___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r5);
CPyL6: ;
    CPyTagged_INCREF(cpy_r_animal);
    cpy_r_r6 = CPyTagged_StealAsObject(cpy_r_animal);
    cpy_r_r7 = CPyList_Index(cpy_r_r5, cpy_r_r6);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", 190, CPyStatic_expedition___globals);
        goto CPyL49;
    }
    cpy_r_r8 = CPyList_GetItem(cpy_r_r4, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", 190, CPyStatic_expedition___globals);
        goto CPyL50;
    }
    cpy_r_r9 = CPyTagged_Lshift(2, cpy_r_kind);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", 190, CPyStatic_expedition___globals);
        goto CPyL51;
    }
    cpy_r_r10 = CPyTagged_StealAsObject(cpy_r_r9);
    cpy_r_r11 = PyNumber_InPlaceOr(cpy_r_r8, cpy_r_r10);
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", 190, CPyStatic_expedition___globals);
        goto CPyL50;
    }
    cpy_r_r12 = CPyList_SetItem(cpy_r_r4, cpy_r_r7, cpy_r_r11);
    CPy_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r7);
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", 190, CPyStatic_expedition___globals);
        goto CPyL48;
    }
    cpy_r_r13 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r3)->_supply;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", "Player", "supply", 191, CPyStatic_expedition___globals);
        goto CPyL48;
    }
CPyL12: ;
    cpy_r_r14 = CPyTagged_Subtract(cpy_r_r13, 2);
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r3)->_supply != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r3)->_supply);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r3)->_supply = cpy_r_r14;
    cpy_r_r15 = 1;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", 191, CPyStatic_expedition___globals);
        goto CPyL48;
    }
    cpy_r_r16 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_spent;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", "Table", "spent", 192, CPyStatic_expedition___globals);
        goto CPyL48;
    }
    CPyTagged_INCREF(cpy_r_r16);
CPyL14: ;
    cpy_r_r17 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_cost;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", "Book", "cost", 192, CPyStatic_expedition___globals);
        goto CPyL52;
    }
CPyL15: ;
    cpy_r_r18 = CPyList_GetItem(cpy_r_r17, cpy_r_kind);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", 192, CPyStatic_expedition___globals);
        goto CPyL52;
    }
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", 192, CPyStatic_expedition___globals);
        goto CPyL52;
    }
    cpy_r_r20 = CPyTagged_Add(cpy_r_r16, cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r19);
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_spent != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_spent);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_spent = cpy_r_r20;
    cpy_r_r21 = 1;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", 192, CPyStatic_expedition___globals);
        goto CPyL48;
    }
    cpy_r_r22 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r3)->_points;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", "Player", "points", 193, CPyStatic_expedition___globals);
        goto CPyL48;
    }
    CPyTagged_INCREF(cpy_r_r22);
CPyL19: ;
    cpy_r_r23 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_research_points;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", "Book", "research_points", 193, CPyStatic_expedition___globals);
        goto CPyL53;
    }
CPyL20: ;
    cpy_r_r24 = CPyList_GetItem(cpy_r_r23, cpy_r_kind);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", 193, CPyStatic_expedition___globals);
        goto CPyL53;
    }
    if (likely(PyLong_Check(cpy_r_r24)))
        cpy_r_r25 = CPyTagged_FromObject(cpy_r_r24);
    else {
        CPy_TypeError("int", cpy_r_r24); cpy_r_r25 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", 193, CPyStatic_expedition___globals);
        goto CPyL53;
    }
    cpy_r_r26 = CPyTagged_Add(cpy_r_r22, cpy_r_r25);
    CPyTagged_DECREF(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r25);
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r3)->_points != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r3)->_points);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r3)->_points = cpy_r_r26;
    cpy_r_r27 = 1;
    CPy_DECREF(cpy_r_r3);
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", 193, CPyStatic_expedition___globals);
        goto CPyL47;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_action != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_action);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_action = -2;
    cpy_r_r28 = 1;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", 194, CPyStatic_expedition___globals);
        goto CPyL47;
    }
    cpy_r_r29 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_story;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", "Table", "story", 195, CPyStatic_expedition___globals);
        goto CPyL47;
    }
CPyL25: ;
    cpy_r_r30 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r31 = cpy_r_r29 != cpy_r_r30;
    if (!cpy_r_r31) goto CPyL54;
    cpy_r_r32 = CPyStatics[443]; /* 'event-cube' */
    cpy_r_r33 = CPyStatics[444]; /* 'EN-EXP-05' */
    cpy_r_r34 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_animal_ids;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", "Book", "animal_ids", 200, CPyStatic_expedition___globals);
        goto CPyL47;
    }
    CPy_INCREF(cpy_r_r34);
CPyL27: ;
    cpy_r_r35 = CPySequenceTuple_GetItem(cpy_r_r34, cpy_r_animal);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", 200, CPyStatic_expedition___globals);
        goto CPyL47;
    }
    if (likely(PyUnicode_Check(cpy_r_r35)))
        cpy_r_r36 = cpy_r_r35;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", 200, CPyStatic_expedition___globals, "str", cpy_r_r35);
        goto CPyL47;
    }
    cpy_r_r37 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_category_ids;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", "Book", "category_ids", 201, CPyStatic_expedition___globals);
        goto CPyL55;
    }
    CPy_INCREF(cpy_r_r37);
CPyL30: ;
    cpy_r_r38 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_animal_categories;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", "Book", "animal_categories", 201, CPyStatic_expedition___globals);
        goto CPyL56;
    }
CPyL31: ;
    cpy_r_r39 = CPyList_GetItem(cpy_r_r38, cpy_r_animal);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", 201, CPyStatic_expedition___globals);
        goto CPyL56;
    }
    if (likely(PyTuple_Check(cpy_r_r39)))
        cpy_r_r40 = cpy_r_r39;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", 201, CPyStatic_expedition___globals, "tuple", cpy_r_r39);
        goto CPyL56;
    }
    cpy_r_r41 = CPySequenceTuple_GetItem(cpy_r_r40, cpy_r_kind);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", 201, CPyStatic_expedition___globals);
        goto CPyL56;
    }
    if (likely(PyLong_Check(cpy_r_r41)))
        cpy_r_r42 = CPyTagged_FromObject(cpy_r_r41);
    else {
        CPy_TypeError("int", cpy_r_r41); cpy_r_r42 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", 201, CPyStatic_expedition___globals);
        goto CPyL56;
    }
    cpy_r_r43 = CPySequenceTuple_GetItem(cpy_r_r37, cpy_r_r42);
    CPy_DECREF(cpy_r_r37);
    CPyTagged_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", 201, CPyStatic_expedition___globals);
        goto CPyL55;
    }
    if (likely(PyUnicode_Check(cpy_r_r43)))
        cpy_r_r44 = cpy_r_r43;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", 201, CPyStatic_expedition___globals, "str", cpy_r_r43);
        goto CPyL55;
    }
    cpy_r_r45 = CPyStatics[445]; /* 'type-' */
    cpy_r_r46 = CPyTagged_Add(cpy_r_kind, 2);
    cpy_r_r47 = CPyTagged_Str(cpy_r_r46);
    CPyTagged_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", 202, CPyStatic_expedition___globals);
        goto CPyL57;
    }
    cpy_r_r48 = CPyStr_Build(2, cpy_r_r45, cpy_r_r47);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", 202, CPyStatic_expedition___globals);
        goto CPyL57;
    }
    cpy_r_r49 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_research_points;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", "Book", "research_points", 203, CPyStatic_expedition___globals);
        goto CPyL58;
    }
CPyL40: ;
    cpy_r_r50 = CPyList_GetItem(cpy_r_r49, cpy_r_kind);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", 203, CPyStatic_expedition___globals);
        goto CPyL58;
    }
    if (likely(PyLong_Check(cpy_r_r50)))
        cpy_r_r51 = CPyTagged_FromObject(cpy_r_r50);
    else {
        CPy_TypeError("int", cpy_r_r50); cpy_r_r51 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", 203, CPyStatic_expedition___globals);
        goto CPyL58;
    }
    CPy_DECREF(cpy_r_r0);
    cpy_r_r52 = CPyStatics[446]; /* 'animal' */
    cpy_r_r53 = CPyStatics[447]; /* 'category' */
    cpy_r_r54 = CPyStatics[448]; /* 'type' */
    cpy_r_r55 = CPyStatics[31]; /* 'n' */
    cpy_r_r56 = CPyTagged_StealAsObject(cpy_r_r51);
    cpy_r_r57 = CPyDict_Build(4, cpy_r_r52, cpy_r_r36, cpy_r_r53, cpy_r_r44, cpy_r_r54, cpy_r_r48, cpy_r_r55, cpy_r_r56);
    CPy_DECREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r44);
    CPy_DECREF(cpy_r_r48);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", 196, CPyStatic_expedition___globals);
        goto CPyL46;
    }
    cpy_r_r58 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r32, cpy_r_me, cpy_r_r33, cpy_r_r57);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", 196, CPyStatic_expedition___globals);
        goto CPyL46;
    }
CPyL44: ;
    cpy_r_r59 = CPyDef_experts___cube_placed(cpy_r_t, cpy_r_me, cpy_r_kind);
    if (unlikely(cpy_r_r59 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", 205, CPyStatic_expedition___globals);
        goto CPyL46;
    }
    return 1;
CPyL46: ;
    cpy_r_r60 = 2;
    return cpy_r_r60;
CPyL47: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL46;
CPyL48: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL46;
CPyL49: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL46;
CPyL50: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL46;
CPyL51: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    goto CPyL46;
CPyL52: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r16);
    goto CPyL46;
CPyL53: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r22);
    goto CPyL46;
CPyL54: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL44;
CPyL55: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r36);
    goto CPyL46;
CPyL56: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r37);
    goto CPyL46;
CPyL57: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r44);
    goto CPyL46;
CPyL58: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r48);
    goto CPyL46;
}
        
        PyObject *CPyPy_expedition____place_cube(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "animal", "kind", 0};
            static CPyArg_Parser parser = {"OOOO:_place_cube", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_animal;
            PyObject *obj_kind;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_animal, &obj_kind)) {
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
            CPyTagged arg_animal;
            if (likely(PyLong_Check(obj_animal)))
                arg_animal = CPyTagged_BorrowFromObject(obj_animal);
            else {
                CPy_TypeError("int", obj_animal); goto fail;
            }
            CPyTagged arg_kind;
            if (likely(PyLong_Check(obj_kind)))
                arg_kind = CPyTagged_BorrowFromObject(obj_kind);
            else {
                CPy_TypeError("int", obj_kind); goto fail;
            }
            char retval = CPyDef_expedition____place_cube(arg_t, arg_me, arg_animal, arg_kind);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "_place_cube", 186, CPyStatic_expedition___globals);
            return NULL;
        }
        
char CPyDef_expedition_____top_level__(void) {
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
    void *cpy_r_r144;
    void *cpy_r_r145;
    void *cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    void *cpy_r_r152;
    void *cpy_r_r153;
    PyObject **cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    void *cpy_r_r166;
    void *cpy_r_r167;
    void *cpy_r_r168;
    char cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    void *cpy_r_r174;
    void *cpy_r_r175;
    PyObject **cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    void *cpy_r_r188;
    void *cpy_r_r189;
    void *cpy_r_r190;
    char cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    void *cpy_r_r196;
    void *cpy_r_r197;
    PyObject **cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    void *cpy_r_r210;
    void *cpy_r_r211;
    void *cpy_r_r212;
    char cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    void *cpy_r_r218;
    void *cpy_r_r219;
    PyObject **cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    void *cpy_r_r232;
    void *cpy_r_r233;
    void *cpy_r_r234;
    char cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    void *cpy_r_r240;
    void *cpy_r_r241;
    PyObject **cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject *cpy_r_r250;
    PyObject *cpy_r_r251;
    PyObject *cpy_r_r252;
    PyObject *cpy_r_r253;
    void *cpy_r_r254;
    void *cpy_r_r255;
    void *cpy_r_r256;
    char cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    PyObject *cpy_r_r261;
    void *cpy_r_r262;
    void *cpy_r_r263;
    PyObject **cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject *cpy_r_r268;
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
    PyObject *cpy_r_r280;
    PyObject *cpy_r_r281;
    PyObject *cpy_r_r282;
    char cpy_r_r283;
    char cpy_r_r284;
    PyObject *cpy_r_r285;
    PyObject *cpy_r_r286;
    PyObject *cpy_r_r287;
    PyObject *cpy_r_r288;
    PyObject *cpy_r_r289;
    PyObject *cpy_r_r290;
    PyObject *cpy_r_r291;
    PyObject *cpy_r_r292;
    PyObject *cpy_r_r293;
    PyObject *cpy_r_r294;
    PyObject *cpy_r_r295;
    PyObject *cpy_r_r296;
    int32_t cpy_r_r297;
    char cpy_r_r298;
    PyObject *cpy_r_r299;
    PyObject *cpy_r_r300;
    int32_t cpy_r_r301;
    char cpy_r_r302;
    char cpy_r_r303;
    char cpy_r_r304;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 1, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 1, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_expedition___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 3, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatic_expedition___globals;
    cpy_r_r12 = (void *)&CPyModule_serai___games___encyclopedia___reasons;
    cpy_r_r13 = (void *)&CPyImportState_serai___games___encyclopedia___reasons;
    cpy_r_r14 = CPyModuleLockAPI_serai;
    cpy_r_r15 = CPyImport_IsInitialized(cpy_r_r13);
    if (!cpy_r_r15) goto CPyL8;
    cpy_r_r16 = PyImport_GetModuleDict();
    cpy_r_r17 = CPyStatics[392]; /* 'serai.games.encyclopedia.reasons' */
    cpy_r_r18 = CPyDict_GetItem(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 5, CPyStatic_expedition___globals);
        goto CPyL111;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 5, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r26 = CPyStatics[8]; /* '__file__' */
    cpy_r_r27 = CPyObject_GetAttr(cpy_r_r25, cpy_r_r26);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 5, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r28 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r29 = CPyStatics[392]; /* 'serai.games.encyclopedia.reasons' */
    cpy_r_r30 = CPyImport_ImportNative(cpy_r_r29, cpy_r_r20, cpy_r_r21, cpy_r_r22, cpy_r_r12, cpy_r_r13, cpy_r_r14, cpy_r_r27, cpy_r_r28, 0);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 5, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r19 = cpy_r_r30;
CPyL12: ;
    cpy_r_r31 = CPyStatics[393]; /* 'reasons' */
    cpy_r_r32 = CPyDict_SetItem(cpy_r_r11, cpy_r_r31, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r33 = cpy_r_r32 >= 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 5, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r34 = (void *)&CPyModule_serai___games___encyclopedia___boosts;
    cpy_r_r35 = (void *)&CPyImportState_serai___games___encyclopedia___boosts;
    cpy_r_r36 = CPyModuleLockAPI_serai;
    cpy_r_r37 = CPyImport_IsInitialized(cpy_r_r35);
    if (!cpy_r_r37) goto CPyL16;
    cpy_r_r38 = PyImport_GetModuleDict();
    cpy_r_r39 = CPyStatics[366]; /* 'serai.games.encyclopedia.boosts' */
    cpy_r_r40 = CPyDict_GetItem(cpy_r_r38, cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 6, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r41 = cpy_r_r40;
    goto CPyL20;
CPyL16: ;
    cpy_r_r42 = CPyInitOnly_serai___games___encyclopedia___boosts;
    cpy_r_r43 = CPyExec_serai___games___encyclopedia___boosts;
    cpy_r_r44 = (PyObject **)&CPyModule_serai___games___encyclopedia___boosts__internal;
    cpy_r_r45 = PyImport_GetModuleDict();
    cpy_r_r46 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r47 = CPyDict_GetItem(cpy_r_r45, cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 6, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r48 = CPyStatics[8]; /* '__file__' */
    cpy_r_r49 = CPyObject_GetAttr(cpy_r_r47, cpy_r_r48);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 6, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r50 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r51 = CPyStatics[366]; /* 'serai.games.encyclopedia.boosts' */
    cpy_r_r52 = CPyImport_ImportNative(cpy_r_r51, cpy_r_r42, cpy_r_r43, cpy_r_r44, cpy_r_r34, cpy_r_r35, cpy_r_r36, cpy_r_r49, cpy_r_r50, 0);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 6, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r41 = cpy_r_r52;
CPyL20: ;
    cpy_r_r53 = CPyStatics[5065]; /* ('boost_obstacle', 'die_bonus', 'expedition_bonus', 'pay', 'recolour_obstacle') */
    cpy_r_r54 = CPyStatic_expedition___globals;
    cpy_r_r55 = CPyImport_GetNativeAttrs(cpy_r_r41, cpy_r_r53, cpy_r_r53, cpy_r_r54);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 6, CPyStatic_expedition___globals);
        goto CPyL111;
    } else
        goto CPyL112;
CPyL21: ;
    cpy_r_r56 = (void *)&CPyModule_serai___games___encyclopedia___completion;
    cpy_r_r57 = (void *)&CPyImportState_serai___games___encyclopedia___completion;
    cpy_r_r58 = CPyModuleLockAPI_serai;
    cpy_r_r59 = CPyImport_IsInitialized(cpy_r_r57);
    if (!cpy_r_r59) goto CPyL24;
    cpy_r_r60 = PyImport_GetModuleDict();
    cpy_r_r61 = CPyStatics[402]; /* 'serai.games.encyclopedia.completion' */
    cpy_r_r62 = CPyDict_GetItem(cpy_r_r60, cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 7, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r63 = cpy_r_r62;
    goto CPyL28;
CPyL24: ;
    cpy_r_r64 = CPyInitOnly_serai___games___encyclopedia___completion;
    cpy_r_r65 = CPyExec_serai___games___encyclopedia___completion;
    cpy_r_r66 = (PyObject **)&CPyModule_serai___games___encyclopedia___completion__internal;
    cpy_r_r67 = PyImport_GetModuleDict();
    cpy_r_r68 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r69 = CPyDict_GetItem(cpy_r_r67, cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 7, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r70 = CPyStatics[8]; /* '__file__' */
    cpy_r_r71 = CPyObject_GetAttr(cpy_r_r69, cpy_r_r70);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 7, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r72 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r73 = CPyStatics[402]; /* 'serai.games.encyclopedia.completion' */
    cpy_r_r74 = CPyImport_ImportNative(cpy_r_r73, cpy_r_r64, cpy_r_r65, cpy_r_r66, cpy_r_r56, cpy_r_r57, cpy_r_r58, cpy_r_r71, cpy_r_r72, 0);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 7, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r63 = cpy_r_r74;
CPyL28: ;
    cpy_r_r75 = CPyStatics[5066]; /* ('after_placing', 'can_bring_animal', 'cheapest_research', 'expedition_value', 'expert_reach', 'lacks_research') */
    cpy_r_r76 = CPyStatic_expedition___globals;
    cpy_r_r77 = CPyImport_GetNativeAttrs(cpy_r_r63, cpy_r_r75, cpy_r_r75, cpy_r_r76);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 7, CPyStatic_expedition___globals);
        goto CPyL111;
    } else
        goto CPyL113;
CPyL29: ;
    cpy_r_r78 = (void *)&CPyModule_serai___games___encyclopedia___experts;
    cpy_r_r79 = (void *)&CPyImportState_serai___games___encyclopedia___experts;
    cpy_r_r80 = CPyModuleLockAPI_serai;
    cpy_r_r81 = CPyImport_IsInitialized(cpy_r_r79);
    if (!cpy_r_r81) goto CPyL32;
    cpy_r_r82 = PyImport_GetModuleDict();
    cpy_r_r83 = CPyStatics[405]; /* 'serai.games.encyclopedia.experts' */
    cpy_r_r84 = CPyDict_GetItem(cpy_r_r82, cpy_r_r83);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 15, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r85 = cpy_r_r84;
    goto CPyL36;
CPyL32: ;
    cpy_r_r86 = CPyInitOnly_serai___games___encyclopedia___experts;
    cpy_r_r87 = CPyExec_serai___games___encyclopedia___experts;
    cpy_r_r88 = (PyObject **)&CPyModule_serai___games___encyclopedia___experts__internal;
    cpy_r_r89 = PyImport_GetModuleDict();
    cpy_r_r90 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r91 = CPyDict_GetItem(cpy_r_r89, cpy_r_r90);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 15, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r92 = CPyStatics[8]; /* '__file__' */
    cpy_r_r93 = CPyObject_GetAttr(cpy_r_r91, cpy_r_r92);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 15, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r94 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r95 = CPyStatics[405]; /* 'serai.games.encyclopedia.experts' */
    cpy_r_r96 = CPyImport_ImportNative(cpy_r_r95, cpy_r_r86, cpy_r_r87, cpy_r_r88, cpy_r_r78, cpy_r_r79, cpy_r_r80, cpy_r_r93, cpy_r_r94, 0);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 15, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r85 = cpy_r_r96;
CPyL36: ;
    cpy_r_r97 = CPyStatics[5067]; /* ('cube_placed', 'die_placed') */
    cpy_r_r98 = CPyStatic_expedition___globals;
    cpy_r_r99 = CPyImport_GetNativeAttrs(cpy_r_r85, cpy_r_r97, cpy_r_r97, cpy_r_r98);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 15, CPyStatic_expedition___globals);
        goto CPyL111;
    } else
        goto CPyL114;
CPyL37: ;
    cpy_r_r100 = (void *)&CPyModule_serai___games___encyclopedia___free_steps;
    cpy_r_r101 = (void *)&CPyImportState_serai___games___encyclopedia___free_steps;
    cpy_r_r102 = CPyModuleLockAPI_serai;
    cpy_r_r103 = CPyImport_IsInitialized(cpy_r_r101);
    if (!cpy_r_r103) goto CPyL40;
    cpy_r_r104 = PyImport_GetModuleDict();
    cpy_r_r105 = CPyStatics[369]; /* 'serai.games.encyclopedia.free_steps' */
    cpy_r_r106 = CPyDict_GetItem(cpy_r_r104, cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 16, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r107 = cpy_r_r106;
    goto CPyL44;
CPyL40: ;
    cpy_r_r108 = CPyInitOnly_serai___games___encyclopedia___free_steps;
    cpy_r_r109 = CPyExec_serai___games___encyclopedia___free_steps;
    cpy_r_r110 = (PyObject **)&CPyModule_serai___games___encyclopedia___free_steps__internal;
    cpy_r_r111 = PyImport_GetModuleDict();
    cpy_r_r112 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r113 = CPyDict_GetItem(cpy_r_r111, cpy_r_r112);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 16, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r114 = CPyStatics[8]; /* '__file__' */
    cpy_r_r115 = CPyObject_GetAttr(cpy_r_r113, cpy_r_r114);
    CPy_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 16, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r116 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r117 = CPyStatics[369]; /* 'serai.games.encyclopedia.free_steps' */
    cpy_r_r118 = CPyImport_ImportNative(cpy_r_r117, cpy_r_r108, cpy_r_r109, cpy_r_r110, cpy_r_r100, cpy_r_r101, cpy_r_r102, cpy_r_r115, cpy_r_r116, 0);
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 16, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r107 = cpy_r_r118;
CPyL44: ;
    cpy_r_r119 = CPyStatics[5040]; /* ('FREE_STEPS',) */
    cpy_r_r120 = CPyStatic_expedition___globals;
    cpy_r_r121 = CPyImport_GetNativeAttrs(cpy_r_r107, cpy_r_r119, cpy_r_r119, cpy_r_r120);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 16, CPyStatic_expedition___globals);
        goto CPyL111;
    } else
        goto CPyL115;
CPyL45: ;
    cpy_r_r122 = (void *)&CPyModule_serai___games___encyclopedia___names;
    cpy_r_r123 = (void *)&CPyImportState_serai___games___encyclopedia___names;
    cpy_r_r124 = CPyModuleLockAPI_serai;
    cpy_r_r125 = CPyImport_IsInitialized(cpy_r_r123);
    if (!cpy_r_r125) goto CPyL48;
    cpy_r_r126 = PyImport_GetModuleDict();
    cpy_r_r127 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r128 = CPyDict_GetItem(cpy_r_r126, cpy_r_r127);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 17, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r129 = cpy_r_r128;
    goto CPyL52;
CPyL48: ;
    cpy_r_r130 = CPyInitOnly_serai___games___encyclopedia___names;
    cpy_r_r131 = CPyExec_serai___games___encyclopedia___names;
    cpy_r_r132 = (PyObject **)&CPyModule_serai___games___encyclopedia___names__internal;
    cpy_r_r133 = PyImport_GetModuleDict();
    cpy_r_r134 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r135 = CPyDict_GetItem(cpy_r_r133, cpy_r_r134);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 17, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r136 = CPyStatics[8]; /* '__file__' */
    cpy_r_r137 = CPyObject_GetAttr(cpy_r_r135, cpy_r_r136);
    CPy_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 17, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r138 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r139 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r140 = CPyImport_ImportNative(cpy_r_r139, cpy_r_r130, cpy_r_r131, cpy_r_r132, cpy_r_r122, cpy_r_r123, cpy_r_r124, cpy_r_r137, cpy_r_r138, 0);
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 17, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r129 = cpy_r_r140;
CPyL52: ;
    cpy_r_r141 = CPyStatics[5068]; /* ('EXPEDITION', 'FIRST_SPACE', 'NO_ACTION', 'NOTHING_THERE', 'OUT_OF_REACH') */
    cpy_r_r142 = CPyStatic_expedition___globals;
    cpy_r_r143 = CPyImport_GetNativeAttrs(cpy_r_r129, cpy_r_r141, cpy_r_r141, cpy_r_r142);
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 17, CPyStatic_expedition___globals);
        goto CPyL111;
    } else
        goto CPyL116;
CPyL53: ;
    cpy_r_r144 = (void *)&CPyModule_serai___games___encyclopedia___picks;
    cpy_r_r145 = (void *)&CPyImportState_serai___games___encyclopedia___picks;
    cpy_r_r146 = CPyModuleLockAPI_serai;
    cpy_r_r147 = CPyImport_IsInitialized(cpy_r_r145);
    if (!cpy_r_r147) goto CPyL56;
    cpy_r_r148 = PyImport_GetModuleDict();
    cpy_r_r149 = CPyStatics[414]; /* 'serai.games.encyclopedia.picks' */
    cpy_r_r150 = CPyDict_GetItem(cpy_r_r148, cpy_r_r149);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 18, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r151 = cpy_r_r150;
    goto CPyL60;
CPyL56: ;
    cpy_r_r152 = CPyInitOnly_serai___games___encyclopedia___picks;
    cpy_r_r153 = CPyExec_serai___games___encyclopedia___picks;
    cpy_r_r154 = (PyObject **)&CPyModule_serai___games___encyclopedia___picks__internal;
    cpy_r_r155 = PyImport_GetModuleDict();
    cpy_r_r156 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r157 = CPyDict_GetItem(cpy_r_r155, cpy_r_r156);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 18, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r158 = CPyStatics[8]; /* '__file__' */
    cpy_r_r159 = CPyObject_GetAttr(cpy_r_r157, cpy_r_r158);
    CPy_DECREF(cpy_r_r157);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 18, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r160 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r161 = CPyStatics[414]; /* 'serai.games.encyclopedia.picks' */
    cpy_r_r162 = CPyImport_ImportNative(cpy_r_r161, cpy_r_r152, cpy_r_r153, cpy_r_r154, cpy_r_r144, cpy_r_r145, cpy_r_r146, cpy_r_r159, cpy_r_r160, 0);
    CPy_DECREF(cpy_r_r159);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 18, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r151 = cpy_r_r162;
CPyL60: ;
    cpy_r_r163 = CPyStatics[5058]; /* ('take_picks',) */
    cpy_r_r164 = CPyStatic_expedition___globals;
    cpy_r_r165 = CPyImport_GetNativeAttrs(cpy_r_r151, cpy_r_r163, cpy_r_r163, cpy_r_r164);
    CPy_DECREF(cpy_r_r151);
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 18, CPyStatic_expedition___globals);
        goto CPyL111;
    } else
        goto CPyL117;
CPyL61: ;
    cpy_r_r166 = (void *)&CPyModule_serai___games___encyclopedia___reputation;
    cpy_r_r167 = (void *)&CPyImportState_serai___games___encyclopedia___reputation;
    cpy_r_r168 = CPyModuleLockAPI_serai;
    cpy_r_r169 = CPyImport_IsInitialized(cpy_r_r167);
    if (!cpy_r_r169) goto CPyL64;
    cpy_r_r170 = PyImport_GetModuleDict();
    cpy_r_r171 = CPyStatics[417]; /* 'serai.games.encyclopedia.reputation' */
    cpy_r_r172 = CPyDict_GetItem(cpy_r_r170, cpy_r_r171);
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 19, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r173 = cpy_r_r172;
    goto CPyL68;
CPyL64: ;
    cpy_r_r174 = CPyInitOnly_serai___games___encyclopedia___reputation;
    cpy_r_r175 = CPyExec_serai___games___encyclopedia___reputation;
    cpy_r_r176 = (PyObject **)&CPyModule_serai___games___encyclopedia___reputation__internal;
    cpy_r_r177 = PyImport_GetModuleDict();
    cpy_r_r178 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r179 = CPyDict_GetItem(cpy_r_r177, cpy_r_r178);
    if (unlikely(cpy_r_r179 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 19, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r180 = CPyStatics[8]; /* '__file__' */
    cpy_r_r181 = CPyObject_GetAttr(cpy_r_r179, cpy_r_r180);
    CPy_DECREF(cpy_r_r179);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 19, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r182 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r183 = CPyStatics[417]; /* 'serai.games.encyclopedia.reputation' */
    cpy_r_r184 = CPyImport_ImportNative(cpy_r_r183, cpy_r_r174, cpy_r_r175, cpy_r_r176, cpy_r_r166, cpy_r_r167, cpy_r_r168, cpy_r_r181, cpy_r_r182, 0);
    CPy_DECREF(cpy_r_r181);
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 19, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r173 = cpy_r_r184;
CPyL68: ;
    cpy_r_r185 = CPyStatics[5053]; /* ('advance',) */
    cpy_r_r186 = CPyStatic_expedition___globals;
    cpy_r_r187 = CPyImport_GetNativeAttrs(cpy_r_r173, cpy_r_r185, cpy_r_r185, cpy_r_r186);
    CPy_DECREF(cpy_r_r173);
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 19, CPyStatic_expedition___globals);
        goto CPyL111;
    } else
        goto CPyL118;
CPyL69: ;
    cpy_r_r188 = (void *)&CPyModule_serai___games___encyclopedia___table;
    cpy_r_r189 = (void *)&CPyImportState_serai___games___encyclopedia___table;
    cpy_r_r190 = CPyModuleLockAPI_serai;
    cpy_r_r191 = CPyImport_IsInitialized(cpy_r_r189);
    if (!cpy_r_r191) goto CPyL72;
    cpy_r_r192 = PyImport_GetModuleDict();
    cpy_r_r193 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r194 = CPyDict_GetItem(cpy_r_r192, cpy_r_r193);
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 20, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r195 = cpy_r_r194;
    goto CPyL76;
CPyL72: ;
    cpy_r_r196 = CPyInitOnly_serai___games___encyclopedia___table;
    cpy_r_r197 = CPyExec_serai___games___encyclopedia___table;
    cpy_r_r198 = (PyObject **)&CPyModule_serai___games___encyclopedia___table__internal;
    cpy_r_r199 = PyImport_GetModuleDict();
    cpy_r_r200 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r201 = CPyDict_GetItem(cpy_r_r199, cpy_r_r200);
    if (unlikely(cpy_r_r201 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 20, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r202 = CPyStatics[8]; /* '__file__' */
    cpy_r_r203 = CPyObject_GetAttr(cpy_r_r201, cpy_r_r202);
    CPy_DECREF(cpy_r_r201);
    if (unlikely(cpy_r_r203 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 20, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r204 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r205 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r206 = CPyImport_ImportNative(cpy_r_r205, cpy_r_r196, cpy_r_r197, cpy_r_r198, cpy_r_r188, cpy_r_r189, cpy_r_r190, cpy_r_r203, cpy_r_r204, 0);
    CPy_DECREF(cpy_r_r203);
    if (unlikely(cpy_r_r206 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 20, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r195 = cpy_r_r206;
CPyL76: ;
    cpy_r_r207 = CPyStatics[5069]; /* ('Player', 'Table') */
    cpy_r_r208 = CPyStatic_expedition___globals;
    cpy_r_r209 = CPyImport_GetNativeAttrs(cpy_r_r195, cpy_r_r207, cpy_r_r207, cpy_r_r208);
    CPy_DECREF(cpy_r_r195);
    if (unlikely(cpy_r_r209 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 20, CPyStatic_expedition___globals);
        goto CPyL111;
    } else
        goto CPyL119;
CPyL77: ;
    cpy_r_r210 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r211 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r212 = CPyModuleLockAPI_serai;
    cpy_r_r213 = CPyImport_IsInitialized(cpy_r_r211);
    if (!cpy_r_r213) goto CPyL80;
    cpy_r_r214 = PyImport_GetModuleDict();
    cpy_r_r215 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r216 = CPyDict_GetItem(cpy_r_r214, cpy_r_r215);
    if (unlikely(cpy_r_r216 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 21, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r217 = cpy_r_r216;
    goto CPyL84;
CPyL80: ;
    cpy_r_r218 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r219 = CPyExec_serai___kernel___decision;
    cpy_r_r220 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r221 = PyImport_GetModuleDict();
    cpy_r_r222 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r223 = CPyDict_GetItem(cpy_r_r221, cpy_r_r222);
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 21, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r224 = CPyStatics[8]; /* '__file__' */
    cpy_r_r225 = CPyObject_GetAttr(cpy_r_r223, cpy_r_r224);
    CPy_DECREF(cpy_r_r223);
    if (unlikely(cpy_r_r225 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 21, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r226 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r227 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r228 = CPyImport_ImportNative(cpy_r_r227, cpy_r_r218, cpy_r_r219, cpy_r_r220, cpy_r_r210, cpy_r_r211, cpy_r_r212, cpy_r_r225, cpy_r_r226, 0);
    CPy_DECREF(cpy_r_r225);
    if (unlikely(cpy_r_r228 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 21, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r217 = cpy_r_r228;
CPyL84: ;
    cpy_r_r229 = CPyStatics[5070]; /* ('Offer', 'Option', 'Reason', 'Rules', 'ask') */
    cpy_r_r230 = CPyStatic_expedition___globals;
    cpy_r_r231 = CPyImport_GetNativeAttrs(cpy_r_r217, cpy_r_r229, cpy_r_r229, cpy_r_r230);
    CPy_DECREF(cpy_r_r217);
    if (unlikely(cpy_r_r231 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 21, CPyStatic_expedition___globals);
        goto CPyL111;
    } else
        goto CPyL120;
CPyL85: ;
    cpy_r_r232 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r233 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r234 = CPyModuleLockAPI_serai;
    cpy_r_r235 = CPyImport_IsInitialized(cpy_r_r233);
    if (!cpy_r_r235) goto CPyL88;
    cpy_r_r236 = PyImport_GetModuleDict();
    cpy_r_r237 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r238 = CPyDict_GetItem(cpy_r_r236, cpy_r_r237);
    if (unlikely(cpy_r_r238 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 22, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r239 = cpy_r_r238;
    goto CPyL92;
CPyL88: ;
    cpy_r_r240 = CPyInitOnly_serai___kernel___message;
    cpy_r_r241 = CPyExec_serai___kernel___message;
    cpy_r_r242 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r243 = PyImport_GetModuleDict();
    cpy_r_r244 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r245 = CPyDict_GetItem(cpy_r_r243, cpy_r_r244);
    if (unlikely(cpy_r_r245 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 22, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r246 = CPyStatics[8]; /* '__file__' */
    cpy_r_r247 = CPyObject_GetAttr(cpy_r_r245, cpy_r_r246);
    CPy_DECREF(cpy_r_r245);
    if (unlikely(cpy_r_r247 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 22, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r248 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r249 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r250 = CPyImport_ImportNative(cpy_r_r249, cpy_r_r240, cpy_r_r241, cpy_r_r242, cpy_r_r232, cpy_r_r233, cpy_r_r234, cpy_r_r247, cpy_r_r248, 0);
    CPy_DECREF(cpy_r_r247);
    if (unlikely(cpy_r_r250 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 22, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r239 = cpy_r_r250;
CPyL92: ;
    cpy_r_r251 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r252 = CPyStatic_expedition___globals;
    cpy_r_r253 = CPyImport_GetNativeAttrs(cpy_r_r239, cpy_r_r251, cpy_r_r251, cpy_r_r252);
    CPy_DECREF(cpy_r_r239);
    if (unlikely(cpy_r_r253 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 22, CPyStatic_expedition___globals);
        goto CPyL111;
    } else
        goto CPyL121;
CPyL93: ;
    cpy_r_r254 = (void *)&CPyModule_serai___kernel___offer;
    cpy_r_r255 = (void *)&CPyImportState_serai___kernel___offer;
    cpy_r_r256 = CPyModuleLockAPI_serai;
    cpy_r_r257 = CPyImport_IsInitialized(cpy_r_r255);
    if (!cpy_r_r257) goto CPyL96;
    cpy_r_r258 = PyImport_GetModuleDict();
    cpy_r_r259 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r260 = CPyDict_GetItem(cpy_r_r258, cpy_r_r259);
    if (unlikely(cpy_r_r260 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 23, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r261 = cpy_r_r260;
    goto CPyL100;
CPyL96: ;
    cpy_r_r262 = CPyInitOnly_serai___kernel___offer;
    cpy_r_r263 = CPyExec_serai___kernel___offer;
    cpy_r_r264 = (PyObject **)&CPyModule_serai___kernel___offer__internal;
    cpy_r_r265 = PyImport_GetModuleDict();
    cpy_r_r266 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r267 = CPyDict_GetItem(cpy_r_r265, cpy_r_r266);
    if (unlikely(cpy_r_r267 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 23, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r268 = CPyStatics[8]; /* '__file__' */
    cpy_r_r269 = CPyObject_GetAttr(cpy_r_r267, cpy_r_r268);
    CPy_DECREF(cpy_r_r267);
    if (unlikely(cpy_r_r269 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 23, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r270 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r271 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r272 = CPyImport_ImportNative(cpy_r_r271, cpy_r_r262, cpy_r_r263, cpy_r_r264, cpy_r_r254, cpy_r_r255, cpy_r_r256, cpy_r_r269, cpy_r_r270, 0);
    CPy_DECREF(cpy_r_r269);
    if (unlikely(cpy_r_r272 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 23, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r261 = cpy_r_r272;
CPyL100: ;
    cpy_r_r273 = CPyStatics[5043]; /* ('TableOffer',) */
    cpy_r_r274 = CPyStatic_expedition___globals;
    cpy_r_r275 = CPyImport_GetNativeAttrs(cpy_r_r261, cpy_r_r273, cpy_r_r273, cpy_r_r274);
    CPy_DECREF(cpy_r_r261);
    if (unlikely(cpy_r_r275 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 23, CPyStatic_expedition___globals);
        goto CPyL111;
    } else
        goto CPyL122;
CPyL101: ;
    cpy_r_r276 = (PyObject *)CPyType_offer___TableOffer;
    cpy_r_r277 = (PyObject *)CPyType_encyclopedia___table___Table;
    cpy_r_r278 = PyObject_GetItem(cpy_r_r276, cpy_r_r277);
    if (unlikely(cpy_r_r278 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 131, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r279 = PyTuple_Pack(1, cpy_r_r278);
    CPy_DECREF(cpy_r_r278);
    if (unlikely(cpy_r_r279 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 131, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r280 = CPyStatics[357]; /* 'serai.games.encyclopedia.actions.expedition' */
    cpy_r_r281 = (PyObject *)CPyType_expedition___ResearchOffer_template;
    cpy_r_r282 = CPyType_FromTemplate(cpy_r_r281, cpy_r_r279, cpy_r_r280);
    CPy_DECREF(cpy_r_r279);
    if (unlikely(cpy_r_r282 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 131, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    cpy_r_r283 = CPyDef_expedition___ResearchOffer_trait_vtable_setup();
    if (unlikely(cpy_r_r283 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 131, CPyStatic_expedition___globals);
        goto CPyL123;
    }
    cpy_r_r284 = CPyDef_expedition___ResearchOffer_coroutine_setup(cpy_r_r282);
    if (unlikely(cpy_r_r284 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 131, CPyStatic_expedition___globals);
        goto CPyL123;
    }
    cpy_r_r285 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r286 = CPyStatics[440]; /* 'continent' */
    cpy_r_r287 = CPyStatics[439]; /* 'left' */
    cpy_r_r288 = CPyStatics[463]; /* 'cheapest' */
    cpy_r_r289 = CPyStatics[378]; /* 't' */
    cpy_r_r290 = CPyStatics[379]; /* 'me' */
    cpy_r_r291 = CPyStatics[380]; /* '_likely' */
    cpy_r_r292 = CPyStatics[381]; /* '_obstacle' */
    cpy_r_r293 = CPyStatics[382]; /* '_others' */
    cpy_r_r294 = CPyStatics[383]; /* '_note' */
    cpy_r_r295 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r296 = PyTuple_Pack(10, cpy_r_r286, cpy_r_r287, cpy_r_r288, cpy_r_r289, cpy_r_r290, cpy_r_r291, cpy_r_r292, cpy_r_r293, cpy_r_r294, cpy_r_r295);
    if (unlikely(cpy_r_r296 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 131, CPyStatic_expedition___globals);
        goto CPyL123;
    }
    cpy_r_r297 = PyObject_SetAttr(cpy_r_r282, cpy_r_r285, cpy_r_r296);
    CPy_DECREF(cpy_r_r296);
    cpy_r_r298 = cpy_r_r297 >= 0;
    if (unlikely(!cpy_r_r298)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 131, CPyStatic_expedition___globals);
        goto CPyL123;
    }
    CPyType_expedition___ResearchOffer = (PyTypeObject *)cpy_r_r282;
    CPy_INCREF(CPyType_expedition___ResearchOffer);
    cpy_r_r299 = CPyStatic_expedition___globals;
    cpy_r_r300 = CPyStatics[464]; /* 'ResearchOffer' */
    cpy_r_r301 = PyDict_SetItem(cpy_r_r299, cpy_r_r300, cpy_r_r282);
    cpy_r_r302 = cpy_r_r301 >= 0;
    if (unlikely(!cpy_r_r302)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 131, CPyStatic_expedition___globals);
        goto CPyL123;
    }
    cpy_r_r303 = CPy_InitSubclass(cpy_r_r282);
    CPy_DECREF(cpy_r_r282);
    if (unlikely(!cpy_r_r303)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/expedition.py", "<module>", 131, CPyStatic_expedition___globals);
        goto CPyL111;
    }
    return 1;
CPyL111: ;
    cpy_r_r304 = 2;
    return cpy_r_r304;
CPyL112: ;
    CPy_DECREF(cpy_r_r55);
    goto CPyL21;
CPyL113: ;
    CPy_DECREF(cpy_r_r77);
    goto CPyL29;
CPyL114: ;
    CPy_DECREF(cpy_r_r99);
    goto CPyL37;
CPyL115: ;
    CPy_DECREF(cpy_r_r121);
    goto CPyL45;
CPyL116: ;
    CPy_DECREF(cpy_r_r143);
    goto CPyL53;
CPyL117: ;
    CPy_DECREF(cpy_r_r165);
    goto CPyL61;
CPyL118: ;
    CPy_DECREF(cpy_r_r187);
    goto CPyL69;
CPyL119: ;
    CPy_DECREF(cpy_r_r209);
    goto CPyL77;
CPyL120: ;
    CPy_DECREF(cpy_r_r231);
    goto CPyL85;
CPyL121: ;
    CPy_DECREF(cpy_r_r253);
    goto CPyL93;
CPyL122: ;
    CPy_DECREF(cpy_r_r275);
    goto CPyL101;
CPyL123: ;
    CPy_DecRef(cpy_r_r282);
    goto CPyL111;
}
